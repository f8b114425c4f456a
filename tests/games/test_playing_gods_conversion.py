"""Conversions, permanents, gain cards, theft: PG-A-30 to PG-A-49, PG-A-71 and the rulings beside them."""

from __future__ import annotations

import pytest

from games.playing_gods import (
    GAME,
    asked,
    base,
    chips,
    choices,
    forced,
    hand,
    lands,
    play,
    sects,
    stack,
    state,
    status,
    under,
    why,
)  # fmt: skip
from theomachy.core.errors import BadPosition


@pytest.mark.clause("PG-A-30", "PG-A-31")
def test_a_conversion_names_one_other_god_in_play() -> None:
    table = base(4, stacks={"SA4": "C"}, status={"D": "dead"}, hands={"A": "miracles"}, on={"A": 4})
    assert choices(table) == ["convert B", "convert C", "end"]
    assert {why(table, "convert A"), why(table, "convert D")} == {"PG-A-31"}


@pytest.mark.clause("PG-A-31", "PG-A-32", "PG-R-28")
def test_hand_cards_are_shown_one_by_one_and_permanents_count_by_themselves() -> None:
    table = base(
        3,
        hands={"A": "miracles scripture gain_one_sect godkiller"},
        permanents={"A": ["prosperity", "afterlife"]},
        on={"A": 4},
    )
    play(table, "convert B")
    assert choices(table) == ["offer miracles", "offer scripture", "go"]
    play(table, "offer scripture")
    view = GAME.view(table, 1)["conversion"]
    assert (view["mine"], view["offered"], view["theirs"], view["difference"]) == (2, 1, 1, 2)
    play(table, "go", "take SA2", "take SA3")
    assert lands(table, "A") == 6
    assert (hand(table, "A"), under(table, "conversion")) == (["miracles", "gain_one_sect", "godkiller"], ["scripture"])


@pytest.mark.clause("PG-R-28", "PG-A-33")
def test_gain_and_godkiller_do_not_count() -> None:
    assert choices(base(3, hands={"A": "gain_one_sect godkiller"}, on={"A": 4})) == ["end"]
    table = base(3, hands={"A": "miracles", "B": "gain_one_sect godkiller"}, on={"A": 4})
    play(table, "convert B", "offer miracles")
    assert (asked(table), choices(table)) == ("B", ["pass"])


@pytest.mark.clause("PG-A-33", "PG-R-29", "PG-A-34")
def test_the_defender_answers_knowing_the_number_and_no_more_than_needed() -> None:
    table = base(3, hands={"A": "miracles scripture", "B": "afterlife communion prosperity"}, on={"A": 4})
    play(table, "convert B", "offer miracles", "offer scripture")
    assert choices(table) == ["defend prosperity", "defend afterlife", "defend communion", "pass"]
    assert why(table, "defend afterlife", "C") == "PG-A-33"
    partial = play(table.copy(), "defend afterlife", "pass")
    assert GAME.view(partial, 0)["conversion"]["difference"] == 1
    play(table, "defend afterlife", "defend communion")  # 3 against 3: over
    assert asked(table) != "B"
    assert hand(table, "B") == ["prosperity"]
    assert under(table, "conversion") == ["miracles", "scripture", "afterlife", "communion"]
    assert (lands(table, "A"), state(table)["tried"]) == (4, [] if state(table)["step"] == "roll" else ["B"])


@pytest.mark.clause("PG-A-35", "PG-A-42", "PG-R-09")
def test_exactly_one_live_chip_can_be_converted() -> None:
    table = base(
        3,
        stacks={"SA1": "ABCB", "SA2": "BB", "SA3": "CBB", "SA4": "BC"},
        hands={"A": "miracles afterlife"},
        on={"A": 4},
    )
    play(table, "convert B", "offer miracles", "offer afterlife")
    assert stack(table, "SA1") == "ABCBA"  # the only one, taken without asking; surplus is lost
    assert (stack(table, "SA2"), stack(table, "SA3")) == ("BB", "CBB")
    assert (
        why(base(3, stacks={f"SA{i}": "BB" for i in (1, 2, 3, 4)}, hands={"A": "miracles"}, on={"A": 4}), "convert B")
        == "PG-A-35"
    )


@pytest.mark.clause("PG-A-36", "PG-R-31", "PG-R-34", "PG-R-44")
def test_as_many_as_difference_territories_and_supply_allow() -> None:
    table = base(3, stacks={"NA1": "A" * 11}, hands={"A": "miracles afterlife"}, on={"A": 4})
    assert chips(table, "A") == 1
    play(table, "convert B", "offer miracles", "offer afterlife")
    assert choices(table) == ["take SA2", "take SA3", "take SA4"]
    play(table, "take SA3")
    assert (lands(table, "A"), chips(table, "A")) == (5, 0)
    assert why(base(3, stacks={"NA1": "A" * 12}, hands={"A": "miracles"}, on={"A": 4}), "convert B") == "PG-R-34"
    # No choice to take fewer: with difference 2 both must be taken.
    table = base(3, hands={"A": "miracles afterlife"}, on={"A": 4})
    play(table, "convert B", "offer miracles", "offer afterlife", "take SA3")
    assert choices(table) == ["take SA2", "take SA4"]


@pytest.mark.clause("PG-A-37", "PG-A-38", "PG-R-32", "PG-R-33")
@pytest.mark.parametrize(
    ("before", "after"), [("B", "BA"), ("AB", "AA"), ("CAB", "CAA"), ("ACB", "ACBA"), ("AACB", "AACBA")]
)
def test_where_the_new_chip_goes(before: str, after: str) -> None:
    table = base(3, stacks={"SA1": "BB", "SA2": before, "SA3": "", "SA4": ""}, hands={"A": "miracles"}, on={"A": 4})
    play(table, "convert B", "offer miracles")
    assert stack(table, "SA2") == after


@pytest.mark.clause("PG-A-39")
def test_a_territory_can_be_converted_again_and_again() -> None:
    table = base(3, stacks={"SA2": "ABCAB"}, hands={"C": "miracles"}, on={"C": 4})
    play(table, "convert B", "offer miracles", "take SA2")
    assert stack(table, "SA2") == "ABCABC"


@pytest.mark.clause("PG-A-40", "PG-R-35")
def test_one_attempt_per_god_and_turn() -> None:
    table = base(3, stacks={"SA4": "C"}, hands={"A": "miracles afterlife communion", "B": "scripture"}, on={"A": 4})
    play(table, "convert B", "offer miracles", "go", "defend scripture")  # fails
    assert why(table, "convert B") == "PG-A-40"
    assert choices(table) == ["convert C", "end"]
    table = base(
        3, stacks={"SA1": "", "SA2": "", "SA3": ""}, hands={"A": "miracles afterlife", "B": "godkiller"}, on={"A": 4}
    )
    play(table, "convert B", "offer miracles", "go", "pass", "godkiller")
    assert (stack(table, "SA4"), why(table, "convert B")) == ("B", "PG-A-40")
    assert under(table, "conversion") == ["miracles", "godkiller"]


@pytest.mark.clause("PG-A-41", "PG-R-21", "PG-A-43")
def test_shown_cards_go_under_the_pile_and_permanents_stay() -> None:
    table = base(3, hands={"A": "communion afterlife", "B": "prosperity"}, on={"A": 4})
    play(table, "convert B", "offer communion", "offer afterlife", "defend prosperity", "take SA2")
    assert under(table, "conversion") == ["communion", "afterlife", "prosperity"]
    assert state(table)["permanents"] == {"A": ["prosperity"], "B": ["miracles"], "C": ["scripture"]}


@pytest.mark.clause("PG-R-30")
def test_an_attempt_must_be_able_to_succeed() -> None:
    more = {"B": ["miracles", "scripture", "afterlife"]}
    table = base(3, hands={"A": "communion miracles"}, permanents=more, on={"A": 4})
    assert why(table, "convert B") == "PG-R-30"  # 3 against 3
    table = base(3, hands={"A": "communion miracles scripture"}, permanents=more, on={"A": 4})
    play(table, "convert B")
    assert why(table, "go") == "PG-R-30"
    play(table, "offer communion")
    assert choices(table) == ["offer miracles", "offer scripture"]
    play(table, "offer miracles", "offer scripture")
    assert choices(table) == ["take SA2", "take SA3", "take SA4"]


@pytest.mark.clause("PG-R-63", "PG-R-29")
def test_the_defence_question_goes_to_every_defender_with_a_conversion_card() -> None:
    for cards, question in {"gain_one_sect": True, "scripture": True, "plague": False, "": False}.items():
        table = base(3, hands={"A": "miracles", "B": cards}, on={"A": 4})
        play(table, "convert B", "offer miracles")
        assert (asked(table) == "B") is question


@pytest.mark.clause("PG-A-63", "PG-R-48")
def test_the_godkiller_stops_a_conversion_of_the_last_sect() -> None:
    table = base(3, stacks={"SA1": "", "SA2": "", "SA3": ""}, hands={"A": "miracles", "B": "godkiller"}, on={"A": 4})
    play(table, "convert B", "offer miracles", "pass")
    assert (asked(table), choices(table)) == ("B", ["godkiller", "pass"])
    assert status(play(table.copy(), "godkiller"), "B") == "in play"
    assert status(play(table, "pass"), "B") == "limbo"


# ---- permanents


@pytest.mark.clause("PG-A-43", "PG-R-38")
def test_permanents_leave_only_with_their_god() -> None:
    table = base(3, hands={"B": "plague"}, permanents={"B": ["miracles", "afterlife"]}, on={"A": 14})
    play(table, "steal B")
    assert choices(table) == ["take plague"]
    assert why(table, "take miracles") == "PG-R-46"


@pytest.mark.clause("PG-A-44", "PG-A-45", "PG-R-36", "PG-R-37")
def test_pairs_become_permanents() -> None:
    table = play(base(3, hands={"A": "communion"}, on={"A": 3}), "draw", "draw communion")
    assert (hand(table, "A"), state(table)["permanents"]["A"]) == ([], ["prosperity", "communion"])
    assert under(table, "conversion") == ["communion"]
    table = play(base(3, hands={"A": "prosperity prosperity"}, on={"A": 3}), "draw", "draw prosperity")
    assert hand(table, "A") == ["prosperity"] * 3  # the start permanent counts for the limit
    with pytest.raises(BadPosition, match="PG-R-36"):
        base(3, hands={"A": "communion communion"})


@pytest.mark.clause("PG-R-36", "PG-A-46", "PG-A-66")
def test_pairs_from_a_take_over_in_the_order_of_the_kinds() -> None:
    table = base(3, stacks={"SA1": "", "SA2": "", "SA3": ""}, on={"A": 4},
                 hands={"A": "plague scripture communion miracles", "B": "communion scripture communion"},
                 permanents={"B": ["miracles", "communion"]})  # fmt: skip
    play(table, "attack plague", "target SA4", "pass")
    # Communion: one of A's, two of B's hand, B's permanent: four; one lies open, one returns, two stay.
    assert state(table)["permanents"]["A"] == ["prosperity", "miracles", "scripture", "communion"]
    assert hand(table, "A") == ["communion", "communion"]
    assert under(table, "conversion") == ["miracles", "scripture", "communion"]


# ---- gain cards


@pytest.mark.clause("PG-A-47", "PG-A-48", "PG-A-49", "PG-R-42", "PG-R-44")
def test_gain_cards_look_at_the_top_chips_only() -> None:
    table = base(3, stacks={"AF1": "BA", "AF2": "CCA"}, hands={"A": "gain_one_sect"}, on={"A": 12})
    assert choices(table) == ["gain AF1", "gain AF2", "gain AF3", "gain AF4", "end"]
    play(table, "gain AF2")
    assert (stack(table, "AF2"), under(table, "conversion")) == ("CCAA", ["gain_one_sect"])
    table = base(3, stacks={"AF1": "AB"}, hands={"A": "gain_one_sect plague"}, on={"A": 12})
    assert why(table, "gain AF3") == "PG-A-48"
    play(table, "attack plague", "target AF1")
    assert "gain AF3" in choices(table)  # B's sect was killed
    assert why(base(3, stacks={"NA1": "A" * 12}, hands={"A": "gain_one_sect"}, on={"A": 12}), "gain AF1") == "PG-R-44"
    assert why(base(3, hands={"A": "plague"}, on={"A": 12}), "gain AF1") == "PG-A-47"


# ---- theft


@pytest.mark.clause("PG-A-71", "PG-R-46", "PG-R-45")
def test_the_thief_looks_and_takes_one() -> None:
    table = base(
        3,
        hands={"B": "attack_fire attack_fire immunity_air miracles godkiller"},
        immunities={"B": ["water"]},
        on={"A": 14},
    )
    play(table, "steal B")
    assert choices(table) == [
        "take attack_fire", "take immunity_air", "take miracles", "take godkiller", "take open immunity_water",
    ]  # fmt: skip
    assert {why(table, "take plague"), why(table, "take open immunity_air")} == {"PG-R-46"}
    assert why(table, "take wrath") == "PG-R-45"
    play(table, "take godkiller")
    assert (hand(table, "A"), state(table)["on_turn"]) == (["godkiller"], "B")


@pytest.mark.clause("PG-A-14", "PG-R-46")
def test_a_stolen_open_immunity_stays_open() -> None:
    table = play(base(3, immunities={"B": ["water"]}, on={"A": 14}), "steal B", "take open immunity_water")
    assert (state(table)["immunities"], hand(table, "A")) == ({"A": ["water"], "B": [], "C": []}, [])
    table = play(base(3, hands={"B": "immunity_water"}, on={"A": 14}), "steal B", "take immunity_water")
    assert (state(table)["immunities"]["A"], hand(table, "A")) == ([], ["immunity_water"])


@pytest.mark.clause("PG-R-45")
def test_a_blind_thief_picks_a_back() -> None:
    table = base(3, hands={"B": "attack_fire attack_fire plague miracles"}, immunities={"B": ["air"]},
                 options={"steal_view": "blind"}, on={"A": 14})  # fmt: skip
    play(table, "steal B")
    assert choices(table) == ["take wrath", "take conversion", "take open immunity_air"]
    assert why(table, "take plague") == "PG-R-45"
    play(table, "take wrath")
    assert (asked(table), choices(table), [int(w) for w in table.weights()]) == (
        "chance", ["loot attack_fire", "loot plague"], [2, 1]
    )  # fmt: skip
    assert why(table, "loot miracles") == "PG-R-45"
    play(table, "loot plague")
    assert hand(table, "A") == ["plague"]


@pytest.mark.clause("PG-R-48", "PG-R-46")
def test_nothing_stops_a_theft() -> None:
    table = base(3, hands={"B": "godkiller"}, on={"A": 14})
    play(table, "steal B")
    assert asked(table) == "A"
    forced(table)
    assert (hand(table, "A"), sects(table, "B")) == (["godkiller"], 5)
