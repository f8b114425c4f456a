"""Set-up, turn, spaces, end: clauses PG-S, PG-T, PG-K, PG-E and the rulings beside them."""

from __future__ import annotations

from typing import Any

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
    seat,
    sects,
    stack,
    state,
    under,
    why,
)  # fmt: skip
from theomachy.core.dice import Dice
from theomachy.core.errors import BadOption, BadPosition
from theomachy.core.position import CHANCE, NOBODY

# ---- set-up


@pytest.mark.clause("PG-S-01", "PG-S-02", "PG-R-03")
def test_any_god_may_live_anywhere_and_no_two_share_a_continent() -> None:
    table = GAME.position({"players": ["Thor", "Salt_Shaker", "Ištar"]})
    assert [GAME.player_name(table, s) for s in range(3)] == ["Thor", "Salt_Shaker", "Ištar"]
    play(table, "home AS")
    assert asked(table) == "Salt_Shaker"
    assert choices(table) == ["home NA", "home SA", "home EU", "home AF"]
    assert why(table, "home AS") == "PG-S-01"
    play(table, "home NA", "home AF")
    assert state(table)["homes"] == {"Thor": ["AS"], "Salt_Shaker": ["NA"], "Ištar": ["AF"]}


@pytest.mark.clause("PG-S-02")
@pytest.mark.parametrize(
    "names", [["A", "A"], ["chance", "B"], ["two  words", "B"], ["a,b", "B"], ["", "B"], ["x" * 41, "B"]]
)
def test_names_that_no_record_could_hold_are_refused(names: list[str]) -> None:
    with pytest.raises(BadPosition, match="players"):
        GAME.position({"players": names})


@pytest.mark.clause("PG-S-05", "PG-S-03", "PG-S-04")
@pytest.mark.parametrize(("players", "neutral"), [(2, 1), (3, 2), (4, 1), (5, 0)])
def test_continents_without_an_owner_are_empty(players: int, neutral: int) -> None:
    table = GAME.new(players, seed=3, start_continents="random")
    found = state(table)["stacks"]
    empty = [land for land, stack in found.items() if not stack]
    assert len(empty) == 4 * neutral
    for god, homes in state(table)["homes"].items():
        for home in homes:
            assert [found[f"{home}{i}"] for i in (1, 2, 3, 4)] == [[god, god], [god], [god], [god]]


@pytest.mark.clause("PG-S-06", "PG-S-08", "PG-S-13")
def test_only_the_five_kinds_are_start_permanents_and_two_gods_may_get_the_same() -> None:
    table = play(GAME.new(3), "home NA", "home SA", "home EU")
    assert asked(table) == "chance"
    assert choices(table) == [
        f"draw {kind}" for kind in ("prosperity", "miracles", "scripture", "afterlife", "communion")
    ]
    assert [int(w) for w in table.weights()] == [4] * 5
    assert why(table, "draw godkiller") == "PG-S-06"
    play(table, "draw communion", "draw communion", "draw communion")
    assert state(table)["permanents"] == {"A": ["communion"], "B": ["communion"], "C": ["communion"]}
    upper = state(table)["conversion_pile"]["upper"]
    assert sum(upper.values()) == 31 - 3
    assert upper["communion"] == 1
    assert (upper["gain_one_sect"], upper["lose_one_sect"], upper["all_lose_one_sect"], upper["godkiller"]) == (
        6,
        3,
        1,
        1,
    )


@pytest.mark.clause("PG-S-09", "PG-R-02", "PG-R-06")
def test_homes_then_portals_in_seat_order() -> None:
    table = GAME.new(2)
    order = []
    for home in ("EU", "NA", "AS", "SA"):
        order.append(asked(table))
        play(table, f"home {home}")
    assert order == ["A", "B", "A", "B"]
    play(table, "draw miracles", "draw miracles", "draw plague", "draw famine")
    assert choices(table) == ["portal 8", "portal 28", "portal 16", "portal 36"]
    assert why(table, "portal 0") == "PG-S-09"
    assert why(table, "portal 4", "B") == "PG-R-02"
    play(table, "portal 16")
    assert asked(table) == "B"


@pytest.mark.clause("PG-R-02")
def test_homes_may_be_dealt_at_random() -> None:
    table = GAME.new(4, start_continents="random")
    assert table.turn == CHANCE
    assert choices(table) == ["home NA", "home SA", "home EU", "home AF", "home AS"]
    play(table, "home AS")
    assert table.turn == CHANCE
    assert "home AS" not in choices(table)
    play(table, "home NA", "home EU", "home AF")
    assert state(table)["homes"]["D"] == ["AF"]


@pytest.mark.clause("PG-S-10", "PG-S-11", "PG-T-14")
def test_the_highest_roll_begins_and_ties_roll_again() -> None:
    table: Any = GAME.new(4, seed=1)
    while table.phase != 4:  # up to the rolls
        table.apply(table.turn, table.sample(Dice(1)) if table.turn == CHANCE else table.legal(table.turn)[0])
    play(table, "roll 5", "roll 2", "roll 5", "roll 5")
    assert state(table)["rolling"] == ["A", "C", "D"]
    play(table, "roll 1", "roll 6", "roll 6")
    assert state(table)["rolling"] == ["C", "D"]
    play(table, "roll 3", "roll 4")
    assert (state(table)["on_turn"], state(table)["step"]) == ("D", "roll")
    play(table, "roll 4", "move +4")
    forced(table)
    while state(table)["on_turn"] == "D":
        play(table, "roll 1" if table.turn == CHANCE and state(table)["step"] == "roll" else choices(table)[-1])
    assert state(table)["on_turn"] == "A"


@pytest.mark.clause("PG-S-12", "PG-R-52", "PG-E-02")
def test_the_two_ways_of_setting_up_for_two() -> None:
    table: Any = GAME.new(2, two_player_setup="standard", start_continents="random", seed=5)
    assert [len(homes) for homes in state(table)["homes"].values()] == [1, 1]
    assert (chips(table, "A"), sects(table, "A"), int(table.fixed.target)) == (10, 5, 11)
    assert int(GAME.new(2).fixed.target) == 12  # type: ignore[attr-defined]
    with pytest.raises(BadOption, match="2 players"):
        GAME.new(3, two_player_setup="standard")


# ---- roll and move


@pytest.mark.clause("PG-T-01", "PG-T-02", "PG-R-07")
def test_the_move_is_the_roll_in_either_direction() -> None:
    table = base(3)
    assert (asked(table), choices(table)) == ("chance", [f"roll {n}" for n in range(1, 7)])
    assert [int(w) for w in table.weights()] == [1] * 6
    play(table, "roll 5")
    assert choices(table) == ["move +5", "move -5"]
    assert {why(table, "move +4"), why(table, "move -1")} == {"PG-T-02"}
    assert state(play(table.copy(), "move -5"))["figures"]["A"] == 35


@pytest.mark.clause("PG-T-03", "PG-R-06")
def test_figures_do_not_hinder_and_share_spaces() -> None:
    table = play(base(3, figures={"A": 0, "B": 1, "C": 2}, step="move", die=2), "move +2")
    assert state(table)["figures"] == {"A": 2, "B": 1, "C": 2}
    assert "place NA1" in choices(table)


@pytest.mark.clause("PG-T-04", "PG-R-04")
def test_only_the_space_where_the_move_ends_counts() -> None:
    table = base(3, hands={"A": "plague"}, figures={"A": 4})
    assert why(table, "attack plague", "A") == "PG-A-01"  # on a portal, but before the roll
    play(table, "roll 6")
    assert why(table, "attack plague") == "PG-A-01"
    play(table, "move -6")  # over portal 0 to 38
    assert choices(table) == ["draw", "fortify NA1"]


@pytest.mark.clause("PG-T-05", "PG-T-08", "PG-R-08")
def test_drawing_is_compulsory_and_hands_have_no_limit() -> None:
    many = "attack_fire " * 8 + "attack_earth " * 8 + "attack_air " * 8 + "attack_water " * 8
    table = base(3, hands={"A": many}, on={"A": 1})
    assert asked(table) == "chance"
    play(table, "draw protection_fire")
    assert len(hand(table, "A")) == 33
    assert state(table)["on_turn"] == "B"


@pytest.mark.clause("PG-T-06", "PG-R-08", "PG-R-44")
def test_a_conversion_space_gives_a_card_or_a_chip() -> None:
    table = base(3, on={"A": 3})
    assert choices(table) == ["draw", "fortify NA1"]
    assert {why(table, "fortify NA2"), why(table, "fortify SA1")} == {"PG-A-50"}
    play(table, "draw")
    assert asked(table) == "chance"
    assert why(table, "draw plague") == "PG-T-08"
    play(table, "draw gain_one_sect")
    assert hand(table, "A") == ["gain_one_sect"]
    # Without a chip there is no choice.
    table = base(3, stacks={"NA1": "A" * 12}, on={"A": 3})
    assert (chips(table, "A"), asked(table)) == (0, "chance")


@pytest.mark.clause("PG-R-43")
def test_a_god_with_two_homes_chooses_the_holy_city() -> None:
    table = base(2, on={"A": 3})
    assert choices(table) == ["draw", "fortify NA1", "fortify SA1"]
    table = base(2, stacks={"NA1": "AB"}, on={"A": 3})
    assert choices(table) == ["draw", "fortify SA1"]
    assert why(table, "fortify NA1") == "PG-A-51"
    table = play(base(2, stacks={"SA1": ""}, on={"A": 3}), "fortify SA1")
    assert stack(table, "SA1") == "A"


@pytest.mark.clause("PG-R-43", "PG-T-15", "PG-R-53")
def test_with_two_gods_left_fortifying_replaces_both_cards() -> None:
    table = base(3, status={"C": "dead"}, on={"A": 3})
    play(table, "fortify NA1")
    assert (hand(table, "A"), chips(table, "A"), state(table)["on_turn"]) == ([], 9, "B")


@pytest.mark.clause("PG-R-53", "PG-T-15")
def test_two_cards_come_one_after_the_other() -> None:
    table = base(3, status={"C": "dead"}, conversion_pile=["lose_one_sect", "miracles", "gain_one_sect"], on={"A": 3})
    play(table, "draw")
    assert asked(table) == "A"
    assert "lose NA1" in choices(table)  # the lose card is finished before the next is drawn
    assert hand(table, "A") == []
    play(table, "lose NA2")
    assert hand(table, "A") == ["miracles"]
    assert under(table, "conversion") == ["gain_one_sect", "lose_one_sect"]
    # Three gods again: one card again. Two from the start: always one (PG-R-52).
    for table in (base(3, on={"A": 1}), base(2, on={"A": 1}, figures={"B": 28})):
        play(table, "draw attack_fire")
        assert (hand(table, "A"), state(table)["step"]) == (["attack_fire"], "roll")


@pytest.mark.clause("PG-T-10", "PG-A-01", "PG-A-30", "PG-A-47")
@pytest.mark.parametrize("space", [1, 2, 3, 14, 22])
def test_cards_are_used_on_portals_only(space: int) -> None:
    table = base(3, hands={"A": "plague miracles gain_one_sect", "B": "famine"}, on={"A": space})
    assert why(table, "attack plague", "A") == "PG-A-01"
    assert why(table, "convert B", "A") == "PG-A-30"
    assert why(table, "gain AF1", "A") == "PG-T-10"


@pytest.mark.clause("PG-T-10", "PG-T-09")
def test_a_portal_opens_its_own_continent_only() -> None:
    table = base(3, hands={"A": "plague gain_one_sect"}, on={"A": 4})
    play(table, "attack plague")
    assert choices(table) == ["target SA1", "target SA2", "target SA3", "target SA4"]
    assert why(table, "target EU1") == "PG-A-02"
    table = base(3, hands={"A": "gain_one_sect"}, on={"A": 12})
    assert choices(table) == ["gain AF1", "gain AF2", "gain AF3", "gain AF4", "end"]
    assert why(table, "gain AS1") == "PG-A-47"


@pytest.mark.clause("PG-T-11", "PG-R-08", "PG-R-44")
def test_the_gain_space() -> None:
    table = base(3, stacks={"SA1": "BA", "NA2": "AB", "AF1": "", "EU1": "CC"}, on={"A": 2})
    offered = [text.removeprefix("place ") for text in choices(table)]
    assert offered == ["NA1", "NA3", "NA4", "SA1", *[f"{c}{i}" for c in ("AF", "AS") for i in (1, 2, 3, 4)], "pass"]
    assert why(table, "place EU1") == "PG-T-11"
    assert stack(play(table.copy(), "place SA1"), "SA1") == "BAA"
    assert state(play(table, "pass"))["on_turn"] == "B"
    table = base(3, stacks={"NA1": "A" * 12}, on={"A": 2})  # no chip: nothing to decide
    assert state(table)["on_turn"] == "B"


@pytest.mark.clause("PG-T-12", "PG-R-63", "PG-A-60")
def test_the_godkiller_space_asks_everybody_with_a_conversion_card() -> None:
    assert choices(base(3, hands={"A": "godkiller"}, on={"A": 22})) == ["godkill B", "godkill C", "pass"]
    table = base(3, hands={"A": "miracles"}, on={"A": 22})
    assert choices(table) == ["pass"]
    assert why(table, "godkill B") == "PG-A-60"
    assert why(table, "godkill A") == "PG-R-47"
    assert state(base(3, hands={"A": "plague"}, on={"A": 22}))["on_turn"] == "B"


@pytest.mark.clause("PG-T-13", "PG-R-08", "PG-R-46")
def test_the_steal_space() -> None:
    table = base(4, hands={"B": "plague"}, immunities={"C": ["air"]}, on={"A": 14})
    assert choices(table) == ["steal B", "steal C", "pass"]
    assert {why(table, "steal D"), why(table, "steal A")} == {"PG-R-46"}
    assert state(play(table, "pass"))["on_turn"] == "B"
    assert state(base(4, hands={"A": "plague"}, on={"A": 14}))["on_turn"] == "B"


@pytest.mark.clause("PG-T-14", "PG-S-11")
def test_gods_who_are_out_have_no_turn() -> None:
    table = base(4, status={"B": "dead", "C": "limbo"}, stacks={"AF2": "CD"}, on={"A": 1})
    play(table, "draw plague", "draw famine")
    assert state(table)["on_turn"] == "D"


# ---- portals that are occupied


@pytest.mark.clause("PG-R-05", "PG-A-01", "PG-A-30", "PG-A-47")
def test_what_an_occupied_portal_allows() -> None:
    cards = {"A": "plague miracles gain_one_sect"}
    for option, offered in {
        "no_use": [], "no_attack": ["convert B", "end"], "open": ["attack plague", "convert B", "end"],
    }.items():  # fmt: skip
        table = base(3, hands=cards, figures={"C": 4}, options={"occupied_portal": option}, on={"A": 4})
        assert (choices(table) if asked(table) == "A" else []) == offered, option
    table = base(3, hands=cards, figures={"C": 4}, options={"occupied_portal": "no_attack"}, on={"A": 4})
    assert why(table, "attack plague") == "PG-R-05"
    # The figure of a god who is out blocks nothing.
    table = base(3, hands=cards, status={"C": "dead"}, on={"A": 4})
    assert "attack plague" in choices(table)


@pytest.mark.clause("PG-R-05")
def test_gain_cards_at_an_occupied_portal() -> None:
    for option, usable in {"no_use": False, "no_attack": True, "open": True}.items():
        table = base(
            3, hands={"A": "gain_one_sect"}, figures={"C": 12}, options={"occupied_portal": option}, on={"A": 12}
        )
        assert ("gain AF1" in choices(table)) is usable


@pytest.mark.clause("PG-R-01")
def test_the_ring_of_forty() -> None:
    table = GAME.new(3)
    view = GAME.view(table)
    kinds = [space["kind"] for space in view["ring"]]
    assert len(kinds) == 40
    numbers = {kind: kinds.count(kind) for kind in set(kinds)}
    assert numbers == {
        "portal": 10,
        "wrath": 13,
        "conversion": 13,
        "gain_one_sect": 1,
        "godkiller": 1,
        "steal_one_card": 2,
    }
    for continent in view["continents"]:
        first, second = continent["portals"]
        assert second - first == 20
        assert {view["ring"][first]["continent"], view["ring"][second]["continent"]} == {continent["id"]}
    portals = [i for i, kind in enumerate(kinds) if kind == "portal"]
    assert portals == list(range(0, 40, 4))
    assert all(kinds[i + 1] == "wrath" and kinds[i - 1] == "conversion" for i in portals)


# ---- chips


@pytest.mark.clause("PG-A-54", "PG-A-55", "PG-R-44")
def test_chips_stay_where_they_are_and_stacks_have_no_limit() -> None:
    table = base(3, stacks={"NA1": "A" * 11}, on={"A": 3})
    play(table, "fortify NA1")
    assert (stack(table, "NA1"), chips(table, "A")) == ("A" * 12, 0)
    assert not any(kind.form.startswith("shift") for kind in GAME.actions.kinds.values())
    with pytest.raises(BadPosition, match="PG-R-44"):
        base(3, stacks={"NA1": "A" * 13})


@pytest.mark.clause("PG-A-53", "PG-R-40", "PG-A-52")
def test_the_exemption_is_looked_at_when_the_god_is_reached() -> None:
    """C's one live chip is joined by one that comes up when B loses its top chip."""
    table = base(
        3, stacks={"SA1": "CB", "EU1": "", "EU2": "", "EU3": ""}, conversion_pile=["all_lose_one_sect"], on={"A": 3}
    )
    play(table, "draw", "lose NA2")
    assert sects(table, "C") == 1
    play(table, "lose SA1")
    assert (asked(table), choices(table)) == ("C", ["lose SA1", "lose EU4"])
    assert why(table, "lose NA1") == "PG-R-41"
    play(table, "lose SA1")
    assert (stack(table, "SA1"), stack(table, "EU4")) == ("", "C")


@pytest.mark.clause("PG-R-40", "PG-R-41", "PG-R-50")
def test_a_god_in_limbo_loses_nothing_but_may_rise_after_the_card() -> None:
    table = base(
        4, status={"B": "limbo"}, stacks={"NA1": "BA"}, conversion_pile=["all_lose_one_sect"], on={"A": 3},
    )  # fmt: skip
    play(table, "draw", "lose NA1")
    assert asked(table) == "C"  # B's chip lies on top, but the card is not finished
    play(table, "lose EU1", "lose AF1")
    assert (asked(table), choices(table)) == ("B", ["resurrect", "stay out"])
    assert under(table, "conversion") == ["all_lose_one_sect"]


@pytest.mark.clause("PG-R-39", "PG-T-07")
def test_a_lose_card_works_at_once_and_is_never_held() -> None:
    table = base(3, on={"A": 3})
    play(table, "draw", "draw lose_one_sect")
    assert (asked(table), choices(table)) == ("A", ["lose NA1", "lose NA2", "lose NA3", "lose NA4"])
    assert state(table)["shown"] == ["lose_one_sect"]
    play(table, "lose NA4")
    assert (stack(table, "NA4"), under(table, "conversion"), hand(table, "A")) == ("", ["lose_one_sect"], [])
    with pytest.raises(BadPosition, match="PG-R-39"):
        base(3, hands={"A": "lose_one_sect"})


# ---- piles


@pytest.mark.clause("PG-R-62", "PG-S-08")
def test_a_pile_is_an_upper_part_without_order_and_a_lower_part_with_one() -> None:
    table = base(3, wrath_pile={"upper": {"plague": 1, "attack_fire": 3}, "lower": ["famine", "locusts"]}, on={"A": 1})
    assert choices(table) == ["draw attack_fire", "draw plague"]
    assert [int(w) for w in table.weights()] == [3, 1]
    assert why(table, "draw famine") == "PG-R-62"
    play(table, "draw plague")
    assert state(table)["wrath_pile"] == {"upper": {"attack_fire": 3}, "lower": ["famine", "locusts"]}
    table = base(3, wrath_pile=["famine", "locusts"], on={"A": 1})  # the first returned card, for certain
    assert (hand(table, "A"), under(table, "wrath"), state(table)["on_turn"]) == (["famine"], ["locusts"], "B")


@pytest.mark.clause("PG-R-54")
def test_an_empty_wrath_pile_gives_nothing() -> None:
    table = base(3, wrath_pile=[], on={"A": 1})
    assert (hand(table, "A"), state(table)["on_turn"]) == ([], "B")
    game = GAME.module("table.box").box()
    lose = [card.count for card in game.conversion_card if card.type == "lose"]
    assert sum(lose) == 4  # they always return, so the other pile cannot run out


@pytest.mark.clause("PG-R-54")
def test_a_pile_of_lose_cards_is_announced() -> None:
    table = base(3, conversion_pile={"upper": {"lose_one_sect": 1, "gain_one_sect": 1}, "lower": []})
    assert GAME.view(table, 0)["conversion_pile"]["lose_chance"] == 0.5
    table = base(3, conversion_pile=["all_lose_one_sect", "miracles"])
    assert GAME.view(table, 1)["conversion_pile"]["lose_chance"] == 1.0


# ---- scoring and end


@pytest.mark.clause("PG-K-01", "PG-K-02", "PG-K-03", "PG-R-09")
def test_territories_and_sects_are_what_lies_on_top() -> None:
    table = base(3, stacks={"SA1": "ABCA", "SA2": "BBAA", "SA3": "AB"})
    assert (lands(table, "A"), sects(table, "A")) == (6, 5 + 1 + 2)
    assert (lands(table, "B"), sects(table, "B")) == (2, 2)
    assert [int(table.score(s)) for s in range(3)] == [6, 2, 4]  # no points: the territories are all there is


@pytest.mark.clause("PG-E-01", "PG-R-55", "PG-E-04")
def test_eleven_territories_end_the_game_at_once_even_in_another_turn() -> None:
    """B holds ten; A kills a chip of C under which one of B comes up."""
    ten = {f"{c}{i}": "B" for c in ("AF", "AS") for i in (1, 2, 3)}
    table = base(3, stacks={**ten, "EU2": "BC"}, hands={"A": "attack_fire attack_air"}, on={"A": 8})
    assert lands(table, "B") == 10
    play(table, "attack fire", "target EU2")
    assert over(table)
    assert (state(table)["winner"], state(table)["ending"]) == ("B", "PG-E-01")
    assert [int(table.rank(s)) for s in range(3)] == [2, 1, 3]
    with pytest.raises(BadPosition, match="over"):
        base(3, stacks={**ten, "EU2": "B"})


@pytest.mark.clause("PG-E-02", "PG-E-05")
def test_twelve_with_two_from_the_start_but_eleven_if_the_game_shrank() -> None:
    four = {f"AS{i}": "A" for i in (1, 2, 3)}
    table = base(2, stacks=four, on={"A": 2})
    assert lands(table, "A") == 11
    assert play(table, "place AS4").turn == NOBODY
    assert state(table)["ending"] == "PG-E-02"
    ten = {f"{c}{i}": "A" for c in ("AF", "AS") for i in (1, 2, 3)}
    table = base(3, status={"C": "dead"}, stacks=ten, on={"A": 2})
    assert state(play(table, "place AS4"))["ending"] == "PG-E-01"


@pytest.mark.clause("PG-E-03", "PG-R-27")
def test_the_only_god_in_play_wins_whatever_lies_below() -> None:
    table = base(3, status={"C": "limbo"}, stacks={"SA1": "", "SA2": "", "SA3": "", "SA4": "CB", "NA1": "CA"},
                 hands={"A": "miracles"}, on={"A": 4})  # fmt: skip
    play(table, "convert B", "offer miracles")
    assert over(table)
    assert (state(table)["winner"], state(table)["ending"]) == ("A", "PG-E-03")
    assert stack(table, "SA4") == "CBA"  # chips of others still lie there


@pytest.mark.clause("PG-R-56", "PG-R-61")
def test_the_turn_limit() -> None:
    table = base(3, stacks={"AF1": "B"}, options={"turn_limit": 7}, turns=7, on={"A": 1})
    play(table, "draw plague")
    assert over(table)
    assert (state(table)["ending"], state(table)["winner"]) == ("PG-R-56", "B")
    assert [int(table.rank(s)) for s in range(3)] == [2, 1, 2]  # most territories; A and C are even in both
    table = base(3, stacks={"EU2": "CC"}, options={"turn_limit": 7}, turns=7, on={"A": 1})
    play(table, "draw plague")
    assert [int(table.rank(s)) for s in range(3)] == [2, 2, 1]  # ties by sects
    table = base(3, options={"turn_limit": 0}, turns=999_999, on={"A": 1})
    assert not over(play(table, "draw plague"))


@pytest.mark.clause("PG-R-61")
def test_places_after_the_game() -> None:
    table = GAME.position({
        "players": 5, "status": {"B": "dead", "C": "limbo"}, "out": ["C", "B"],
        "stacks": {"EU1": ["E"], "EU2": ["C", "D"], **{f"{c}{n}": ["D"] for c in ("SA", "EU") for n in (3, 4)},
                   "SA1": ["D"], "SA2": ["D"], "NA1": ["D"], "NA2": ["E"]},
        "step": "over", "ending": "PG-E-01",
    })  # fmt: skip
    # D has won with eleven territories; E has more than A; B went out after C.
    assert [int(table.rank(seat(table, g))) for g in "DEABC"] == [1, 2, 3, 4, 5]


@pytest.mark.clause("PG-R-57", "PG-R-58", "PG-R-59")
def test_what_the_game_does_not_have() -> None:
    """Backs differ and their numbers are public; no trading, no cards that name a religion."""
    table = base(3, hands={"B": "plague attack_fire miracles"})
    seen = GAME.view(table, 0)["players"][1]
    assert (seen["wrath"], seen["conversion"], seen["hand"]) == (2, 1, None)
    forms = {kind.form.split()[0] for kind in GAME.actions.kinds.values()}
    assert not forms & {"trade", "give", "swap", "promise"}
    counts = GAME.module("table.box").box()
    assert (sum(c.count for c in counts.wrath_card), sum(c.count for c in counts.conversion_card)) == (52, 31)
    figures = {figure.label for figure in counts.figure}
    assert not figures & {card.name for card in (*counts.wrath_card, *counts.conversion_card)}


@pytest.mark.clause("PG-T-14", "PG-E-04")
def test_nobody_acts_out_of_turn_or_after_the_end() -> None:
    table = base(3, hands={"A": "plague"}, on={"A": 4})
    assert why(table, "end", "B") == "PG-T-14"
    table = base(2, stacks={f"AS{i}": "A" for i in (1, 2, 3)}, on={"A": 2})
    play(table, "place AS4")
    assert table.why_not(0, GAME.parse(table, "end")) == "PG-E-04"


@pytest.mark.clause("PG-R-08", "PG-T-09")
def test_every_voluntary_step_can_be_declined() -> None:
    table = base(3, hands={"A": "plague"}, on={"A": 4})
    assert choices(table)[-1] == "end"
    found = [event.kind for event in events_of(table, "end")]
    assert found == ["turn"]
    assert state(table)["on_turn"] == "B"
