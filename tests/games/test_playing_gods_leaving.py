"""Going out, limbo, coming back, the Godkiller's attack: PG-A-60 to PG-A-70, PG-R-23 to PG-R-27, PG-R-47 to PG-R-51."""

from __future__ import annotations

import pytest

from games.playing_gods import (
    GAME,
    asked,
    base,
    chips,
    choices,
    events_of,
    forced,
    hand,
    lands,
    over,
    play,
    sects,
    stack,
    state,
    status,
    under,
    why,
)  # fmt: skip
from theomachy.core.errors import BadPosition
from theomachy.core.position import Position

LAST_B = {"SA1": "", "SA2": "", "SA3": ""}


@pytest.mark.clause("PG-A-60", "PG-A-61", "PG-A-62", "PG-R-47")
def test_the_godkiller_takes_every_chip_and_every_card() -> None:
    table = base(4, stacks={"SA2": "ABC", "NA2": "BA", "EU2": "CB"}, hands={"A": "godkiller", "B": "plague miracles"},
                 immunities={"B": ["fire"]}, status={"D": "limbo"}, on={"A": 22})  # fmt: skip
    assert choices(table) == ["godkill B", "godkill C", "pass"]
    assert why(table, "godkill D") == "PG-R-47"
    play(table, "godkill B")
    assert (status(table, "B"), chips(table, "B"), state(table)["figures"]["B"]) == ("dead", 15, None)
    assert [stack(table, land) for land in ("SA1", "SA2", "NA2", "EU2")] == ["", "AC", "A", "C"]
    assert hand(table, "A") == ["plague"]  # Miracles of hand and permanent make a pair
    assert state(table)["permanents"]["A"] == ["prosperity", "miracles"]
    assert state(table)["immunities"]["A"] == ["fire"]
    assert under(table, "conversion") == ["godkiller", "miracles"]


@pytest.mark.clause("PG-R-66", "PG-R-24")
def test_stacks_close_up_and_runs_join() -> None:
    table = base(4, stacks={"SA1": "BDB", "SA2": "DDB", "SA3": "DBDC"}, hands={"A": "godkiller"}, on={"A": 22})
    play(table, "godkill D")
    assert [stack(table, f"SA{i}") for i in (1, 2, 3)] == ["BB", "B", "BC"]
    assert sects(table, "B") == 2 + 1 + 1
    table = base(3, stacks={**LAST_B, "NA1": "ABA"}, hands={"A": "plague"}, on={"A": 4})
    play(table, "attack plague", "target SA4")
    assert (status(table, "B"), stack(table, "NA1"), sects(table, "A")) == ("dead", "AA", 5)


@pytest.mark.clause("PG-A-65", "PG-A-67", "PG-R-24", "PG-R-25")
def test_how_the_last_sect_went_decides() -> None:
    buried = {**LAST_B, "NA2": "BA"}
    killed = base(3, stacks=buried, hands={"A": "plague"}, on={"A": 4})
    play(killed, "attack plague", "target SA4")
    assert (status(killed, "B"), stack(killed, "NA2"), chips(killed, "B")) == ("dead", "A", 15)
    converted = base(3, stacks=buried, hands={"A": "miracles"}, on={"A": 4})
    play(converted, "convert B", "offer miracles")
    assert (status(converted, "B"), stack(converted, "NA2"), chips(converted, "B")) == ("limbo", "BA", 13)


@pytest.mark.clause("PG-R-25")
def test_converted_back_without_a_chip_left_is_dead() -> None:
    table = base(3, stacks={**LAST_B, "SA4": "AB"}, hands={"A": "miracles"}, on={"A": 4})
    events = events_of(table, "convert B", "offer miracles")
    assert (stack(table, "SA4"), status(table, "B"), chips(table, "B")) == ("AA", "dead", 15)
    assert [e.clause for e in events if e.kind == "dead"] == ["PG-R-25"]


@pytest.mark.clause("PG-A-66", "PG-R-26", "PG-A-46")
def test_the_god_on_turn_takes_the_cards_and_may_use_them_at_once() -> None:
    table = base(
        3,
        stacks={**LAST_B, "SA3": "C"},
        hands={"A": "plague", "B": "famine protection_fire"},
        immunities={"B": ["air"]},
        on={"A": 4},
    )
    play(table, "attack plague", "target SA4", "done")
    assert hand(table, "A") == ["protection_fire", "famine", "miracles"]
    assert (state(table)["immunities"]["A"], hand(table, "B"), state(table)["permanents"]["B"]) == (["air"], [], [])
    assert "attack famine" in choices(table)
    assert state(table)["permanents"]["A"] == ["prosperity"]


@pytest.mark.clause("PG-A-68", "PG-R-06")
def test_limbo() -> None:
    table = base(3, stacks=LAST_B, hands={"A": "miracles"}, on={"A": 4})
    play(table, "convert B", "offer miracles")
    assert (status(table, "B"), stack(table, "SA4"), state(table)["figures"]["B"]) == ("limbo", "BA", None)
    assert lands(table, "B") == sects(table, "B") == 0
    forced(table)
    assert state(table)["on_turn"] == "C"


@pytest.mark.clause("PG-R-23")
def test_all_kills_at_once_then_gods_out_clockwise_from_the_god_on_turn() -> None:
    """C strikes the last sects of A and B: D is not concerned, A (next but one) goes out before B."""
    table = base(
        4,
        stacks={
            "NA1": "",
            "NA2": "",
            "NA3": "",
            "NA4": "",
            "EU1": "B",
            "EU2": "A",
            **LAST_B,
            "SA4": "",
            "EU3": "C",
            "EU4": "C",
        },
        hands={"C": "plague", "A": "attack_fire", "B": "attack_air"},
        on={"C": 8},
    )
    events = events_of(table, "attack plague", "target EU1", "target EU2")
    assert [(e.kind, e.data["who"]) for e in events if e.kind == "dead"] == [("dead", 0), ("dead", 1)]
    assert state(table)["out"] == ["A", "B"]
    kinds = [e.kind for e in events]
    assert kinds.index("dead") > max(i for i, k in enumerate(kinds) if k == "killed")
    assert under(table, "wrath") == ["plague"]


@pytest.mark.clause("PG-R-23", "PG-R-49")
def test_a_god_whose_chip_comes_up_in_the_same_attack_is_not_out() -> None:
    table = base(3, stacks={**LAST_B, "SA3": "BC"}, hands={"A": "plague"}, on={"A": 4})
    play(table, "attack plague", "target SA3", "target SA4")
    assert (status(table, "B"), stack(table, "SA3"), stack(table, "SA4")) == ("in play", "B", "")


@pytest.mark.clause("PG-R-23", "PG-R-55")
def test_territories_win_before_anybody_returns() -> None:
    """B would rise, but the same kill gives D its eleventh territory."""
    ten = {f"{c}{i}": "D" for c in ("AF", "AS") for i in (1, 2, 3)}
    table = base(
        4,
        status={"B": "limbo"},
        stacks={**ten, "AF4": "D", "SA1": "D", "SA2": "D", "AS4": "D", "SA4": "DC", "SA3": "BC"},
        hands={"A": "plague"},
        on={"A": 4},
    )
    assert lands(table, "D") == 10
    play(table, "attack plague", "target SA3", "target SA4")
    assert over(table)
    assert state(table)["winner"] == "D"
    assert status(table, "B") == "limbo"


@pytest.mark.clause("PG-A-69", "PG-R-50", "PG-A-70")
def test_a_god_in_limbo_chooses_when_a_chip_comes_up() -> None:
    table = base(3, status={"B": "limbo"}, stacks={"SA4": "BC", "EU1": "BC"}, hands={"A": "plague"}, on={"A": 4})
    play(table, "attack plague", "target SA4")
    assert (asked(table), choices(table)) == ("B", ["resurrect", "stay out"])
    assert why(table, "resurrect", "A") == "PG-A-69"
    stayed = play(table.copy(), "stay out")
    assert (status(stayed, "B"), chips(stayed, "B")) == ("dead", 15)
    assert (stack(stayed, "SA4"), stack(stayed, "EU1")) == ("", "C")
    play(table, "resurrect")
    assert choices(table) == ["portal 4", "portal 24"]
    assert why(table, "portal 0") == "PG-A-69"
    play(table, "portal 24")
    assert (asked(table), state(table)["step"]) == ("chance", "risen permanent")
    play(table, "draw communion", "draw plague" if "draw plague" in choices(table) else "draw famine")
    assert (status(table, "B"), state(table)["figures"]["B"], len(hand(table, "B"))) == ("in play", 24, 1)
    assert state(table)["permanents"]["B"] == ["communion"]


@pytest.mark.clause("PG-R-51")
def test_the_first_of_the_five_kinds_becomes_the_permanent() -> None:
    table = base(
        3,
        status={"B": "limbo"},
        stacks={"SA4": "BC"},
        hands={"A": "plague"},
        on={"A": 4},
        conversion_pile={"upper": {"lose_one_sect": 1, "scripture": 2}, "lower": ["gain_one_sect"]},
    )
    play(table, "attack plague", "target SA4", "resurrect", "portal 4", "draw lose_one_sect", "draw scripture")
    assert state(table)["permanents"]["B"] == ["scripture"]
    assert under(table, "conversion") == ["gain_one_sect", "lose_one_sect"]  # passed over, no effect
    assert sects(table, "B") == 1


@pytest.mark.clause("PG-R-51")
def test_a_whole_round_without_one_gives_none() -> None:
    table = base(3, status={"B": "limbo"}, stacks={"SA4": "BC"}, hands={"A": "plague"}, on={"A": 4}, wrath_pile=[],
                 conversion_pile=["gain_one_sect", "lose_one_sect", "godkiller"])  # fmt: skip
    play(table, "attack plague", "target SA4", "resurrect", "portal 4")
    assert (state(table)["permanents"]["B"], status(table, "B")) == ([], "in play")
    assert under(table, "conversion") == ["gain_one_sect", "lose_one_sect", "godkiller"]
    assert hand(table, "B") == ["plague"]  # the card of the attack was the only one in the pile


@pytest.mark.clause("PG-R-50", "PG-A-70", "PG-R-66")
def test_declining_may_bring_up_the_next_god_in_limbo() -> None:
    table = base(4, status={"B": "limbo", "C": "limbo"}, stacks={"SA4": "CBD"}, hands={"A": "plague"}, on={"A": 4})
    play(table, "attack plague", "target SA4")
    assert asked(table) == "B"
    play(table, "stay out")
    assert (asked(table), stack(table, "SA4")) == ("C", "C")
    play(table, "stay out")
    assert [status(table, g) for g in "BC"] == ["dead", "dead"]
    assert stack(table, "SA4") == ""


@pytest.mark.clause("PG-R-23", "PG-R-50")
def test_several_gods_in_limbo_are_asked_clockwise_from_the_god_on_turn() -> None:
    table = base(
        5, status={"A": "limbo", "D": "limbo"}, stacks={"EU1": "DC", "EU2": "AC"}, hands={"B": "plague"}, on={"B": 8}
    )
    play(table, "attack plague", "target EU1", "target EU2")
    assert asked(table) == "D"
    play(table, "stay out")
    assert asked(table) == "A"


@pytest.mark.clause("PG-R-50")
def test_a_godkiller_can_bring_a_god_back() -> None:
    table = base(4, status={"B": "limbo"}, stacks={"SA4": "BC"}, hands={"A": "godkiller"}, on={"A": 22})
    play(table, "godkill C")
    assert asked(table) == "B"


@pytest.mark.clause("PG-R-55", "PG-E-03", "PG-R-50")
def test_a_return_prevents_the_last_god_from_winning() -> None:
    def table() -> Position:
        return base(
            3,
            status={"B": "limbo"},
            stacks={"EU1": "BC", "EU2": "", "EU3": "", "EU4": ""},
            hands={"A": "plague"},
            on={"A": 8},
        )

    back = table()
    play(back, "attack plague", "target EU1")
    assert status(back, "C") == "dead"
    assert asked(back) == "B"
    play(back, "resurrect", "portal 4")
    assert not over(back)
    out = play(table(), "attack plague", "target EU1", "stay out")
    assert over(out)
    assert (state(out)["winner"], state(out)["ending"]) == ("A", "PG-E-03")


@pytest.mark.clause("PG-R-51", "PG-T-14", "PG-R-53")
def test_the_god_is_back_in_its_seat() -> None:
    table = base(3, status={"B": "limbo"}, stacks={"SA4": "BC"}, hands={"A": "plague"}, on={"A": 4})
    play(table, "attack plague", "target SA4", "resurrect", "portal 4", "draw communion")
    play(table, "draw famine")
    forced(table)
    assert state(table)["on_turn"] == "B"
    play(table, "roll 1", "move +1", "draw locusts")  # three gods again: one card
    assert (hand(table, "B"), state(table)["on_turn"]) == (["famine", "locusts"], "C")


@pytest.mark.clause("PG-R-26")
def test_a_god_without_sects_cannot_stay_in_play() -> None:
    with pytest.raises(BadPosition, match="PG-A-65"):
        base(3, stacks={"SA1": "", "SA2": "", "SA3": "", "SA4": ""})
    with pytest.raises(BadPosition, match="off the ring"):
        base(3, status={"B": "dead"}, figures={"B": 3})
    assert GAME.view(base(3, status={"B": "dead"}), 0)["players"][1]["figure"] is None
