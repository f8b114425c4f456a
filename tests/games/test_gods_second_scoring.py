"""GODS, second edition: nations, points and the end (GODS2-V, GODS2-X and their rulings)."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from games.gods import (
    GAME,
    PAIR,
    cards,
    choices,
    events_of,
    field,
    play,
    points,
    power,
    state,
    step_at_random,
    table,
    why,
)
from theomachy.core.dice import Dice
from theomachy.core.position import NOBODY, Position
from theomachy.games.gods.second.table.box import box

TWO_GREEN = ["T red 0,0", "T blue 4,0", "D 1,0", "D 2,0", "D 3,0", "t green/red -1,0", "t green/red 0,-1"]


@pytest.mark.clause("GODS2-V-01", "GODS2-V-02", "GODS2-V-03", "GODS2-V-09")
def test_three_tribes_of_a_colour_unite_a_nation() -> None:
    position = table(TWO_GREEN, ["green", "violet"])
    assert points(position) == {"red": 0, "blue": 0}  # two are not enough; power, temples and stones score nothing
    events = events_of(position, "tribe green -1,1")
    assert cards(position, "red") == {"green": 1}
    assert state(position)["chips"] == {"green": "red"}
    assert points(position) == {"red": 4, "blue": 0}
    assert [(e.kind, e.clause) for e in events if e.kind in ("nation", "chip")] == [
        ("nation", "GODS2-V-01"),
        ("chip", "GODS2-V-03"),
    ]


@pytest.mark.clause("GODS2-V-01")
def test_colours_and_religions_are_not_mixed() -> None:
    """Three of one religion in two colours, or three of one colour in two religions: no nation."""
    position = play(table(TWO_GREEN, ["violet", "desert"]), "tribe violet -1,1")
    assert points(position)["red"] == 0
    position = play(table(TWO_GREEN, ["green", "desert"]), "tribe green 5,0")
    assert "t green/blue 5,0" in field(position)
    assert points(position) == {"red": 0, "blue": 0}


@pytest.mark.clause("GODS2-V-04", "GODS2-R-33")
def test_the_chip_goes_to_the_first_only() -> None:
    position = play(table(TWO_GREEN, ["green", "desert"], chips={"green": "blue"}), "tribe green -1,1")
    assert state(position)["chips"] == {"green": "blue"}
    assert points(position) == {"red": 3, "blue": 1}
    own = table(
        [
            "T red 0,0",
            "T blue 4,0",
            "D 1,0",
            "D 2,0",
            "D 3,0",
            *(f"t green/red {at}" for at in ("-1,0", "0,-1", "-1,1", "1,-1", "0,1")),
        ],
        ["green", "desert"],
        chips={"green": "red"},
        power={"red": 12},
    )
    play(own, "tribe green -2,0")
    assert points(own) == {"red": 7, "blue": 0}  # two cards, one chip


@pytest.mark.clause("GODS2-V-05", "GODS2-R-32")
def test_two_nations_of_a_colour_at_most_however_it_is_shared() -> None:
    """All ways to share out a colour's tribes among four gods and nobody: the stock of cards suffices."""
    each = box().count("green")
    needed, stock = box().nation.tribes_needed, box().points_cards.per_colour
    assert (each, needed, stock) == (8, 3, 2)
    shares = [s for s in product(range(each + 1), repeat=4) if sum(s) <= each]
    assert max(sum(n // needed for n in s) for s in shares) == stock
    spots = ["-1,0", "0,-1", "-1,1", "1,-1", "0,1", "-2,0"]
    both = table(
        [
            "T red 0,0",
            "T blue 9,0",
            *(f"t green/red {at}" for at in spots[:3]),
            *(f"t green/blue {at}" for at in ("10,0", "9,1", "10,-1")),
        ],
        chips={"green": "red"},
    )
    assert (cards(both, "red"), cards(both, "blue")) == ({"green": 1}, {"green": 1})
    six = table(["T red 0,0", "T blue 9,0", *(f"t green/red {at}" for at in spots)])
    assert cards(six, "red") == {"green": 2}


@pytest.mark.clause("GODS2-V-06")
def test_the_tribes_may_lie_anywhere() -> None:
    """Two in one piece of a split field, the third in another."""
    position = table(["T red 0,0", "T blue 20,0", "T red 21,0", "t green/red -1,0", "t green/red 0,-1"], ["green"])
    play(position, "tribe green 22,0")
    assert cards(position, "red") == {"green": 1}


@pytest.mark.clause("GODS2-V-07", "GODS2-V-08", "GODS2-R-33")
def test_a_nation_that_falls_costs_the_card_not_the_chip_and_can_rise_again() -> None:
    nation = ["T blue 0,0", "t green/blue 1,0", "t green/blue 0,1", "t green/blue -1,1", "T red 6,0"]
    position = table(nation, ["violet", "desert"], chips={"green": "blue"}, power={"red": 12, "blue": 12})
    assert points(position)["blue"] == 4
    events = events_of(position, "temple 2,0")
    assert cards(position, "blue") == {}
    assert points(position) == {"red": 0, "blue": 1}
    assert ("nation fell", "GODS2-V-07") in [(e.kind, e.clause) for e in events]
    play(position, "discard violet")
    play(position, "draw green")
    play(position, "tribe green 0,-1")
    assert points(position)["blue"] == 4  # the card again, not another chip
    assert state(position)["chips"] == {"green": "blue"}


@pytest.mark.clause("GODS2-V-09")
def test_nothing_else_scores() -> None:
    position = table(TWO_GREEN, chips={"violet": "blue"}, extras={"red": 2}, power={"red": 12}, temples={"red": 0})
    assert points(position) == {"red": 0, "blue": 1}


@pytest.mark.clause("GODS2-R-29", "GODS2-R-14")
def test_nations_are_looked_at_for_everybody_after_every_action() -> None:
    position = table(["T red 0,0", "T blue 1,0", "t green/blue 2,0", "t green/blue 2,-1"], ["green", "violet"])
    play(position, "tribe green 1,1")  # red's action
    assert cards(position, "blue") == {"green": 1}
    assert state(position)["chips"] == {"green": "blue"}
    assert state(position)["on_turn"] == "red"
    both = table(
        [
            "T blue 0,0",
            "t green/blue 1,0",
            "t green/blue 0,1",
            "t green/blue -1,1",
            "T red 6,0",
            "t green/red 7,0",
            "t green/red 7,-1",
        ],
        ["violet"],
        chips={"green": "blue"},
        power={"red": 12},
    )
    play(both, "temple 2,0")  # one temple: blue's nation falls and red's rises, together
    assert (cards(both, "red"), cards(both, "blue")) == ({"green": 1}, {})
    assert points(both) == {"red": 3, "blue": 1}


@pytest.mark.clause("GODS2-R-30")
def test_only_stones_count() -> None:
    """Three green tribes beside the red temple, one of them without a stone."""
    position = table([*TWO_GREEN, "t green/- -1,1"], ["violet"])
    assert points(position)["red"] == 0


@pytest.mark.clause("GODS2-R-31")
def test_cards_are_the_tribes_divided_by_three_all_through_random_games() -> None:
    for players in (2, 3, 4):
        position: Any = GAME.new(players, max_turns=120)
        dice = Dice(players)
        for _ in range(120):
            if position.turn == NOBODY:
                break
            step_at_random(position, dice)
            cards_on_field = field(position)
            for god in position.gods:
                for colour in ("green", "blue", "violet", "yellow"):
                    own = sum(card.startswith(f"t {colour}/{god} ") for card in cards_on_field)
                    assert cards(position, god).get(colour, 0) == own // 3


@pytest.mark.clause("GODS2-R-31", "GODS2-R-32")
def test_one_temple_brings_several_cards_and_costs_others_theirs() -> None:
    """From 6 to 5 one card goes and one stays; two colours rise at once."""
    cards_ = [
        "T blue 0,0",
        "T red 9,0",
        *(f"t green/blue {at}" for at in ("1,0", "0,1", "-1,1", "-1,0", "0,-1", "2,-2")),
        "t violet/- 3,-1",
        "t violet/red 10,0",
        "t violet/red 10,-1",
        "t green/red 9,1",
        "t green/red 8,1",
    ]
    position = table(cards_, ["desert"], power={"red": 12}, chips={"green": "blue"})
    assert cards(position, "blue") == {"green": 2}
    play(position, "temple 3,-2")  # beside 2,-2 and 3,-1
    assert {"t green/red 2,-2", "t violet/red 3,-1"} <= set(field(position))
    assert cards(position, "blue") == {"green": 1}
    assert cards(position, "red") == {"green": 1, "violet": 1}
    assert state(position)["chips"] == {"green": "blue", "violet": "red"}
    assert points(position) == {"red": 7, "blue": 4}


@pytest.mark.clause("GODS2-R-33")
def test_a_chip_won_out_of_turn_stays() -> None:
    position = table(
        ["T red 0,0", "T blue 1,0", "t green/blue 2,0", "t green/blue 2,-1"], ["green", "violet"], power={"red": 12}
    )
    play(position, "tribe green 1,1", "temple 3,-2")  # red gives blue the nation and breaks it
    assert points(position) == {"red": 0, "blue": 1}


# ---- the end


def nearly(players: list[str]) -> dict[str, object]:
    """Red with two nations and two thirds of the third; the chips lie with others."""
    spots = {"green": ["1,0", "2,0", "3,0"], "violet": ["0,1", "0,2", "0,3"], "yellow": ["1,-1", "2,-2"]}
    cards_ = [f"t {colour}/red {at}" for colour, hexes in spots.items() for at in hexes]
    temples = [f"T {god} {-3 - i},0" for i, god in enumerate(players[1:])]
    return {
        "players": players,
        "field": ["T red 0,0", "D -2,0", "D -1,0", *temples, *cards_],
        "display": ["yellow", "blue"],
        "on_turn": "red",
        "step": "actions",
        "power": {"red": 5},
    }


@pytest.mark.clause("GODS2-X-01", "GODS2-X-04", "GODS2-X-05")
@pytest.mark.parametrize(
    ("players", "chips", "total", "over"),
    [
        (["red", "blue"], 0, 9, False),
        (["red", "blue"], 1, 10, True),
        (["red", "blue", "yellow"], 0, 9, True),
        (["red", "blue", "yellow", "green"], 0, 9, True),
        (["red", "blue", "yellow", "green"], 2, 11, True),  # more than the limit will do
    ],
)
def test_nine_points_win_at_once_ten_with_two_players(players: list[str], chips: int, total: int, over: bool) -> None:
    holders = {"green": "blue", "violet": "blue", "yellow": "blue"}
    for colour in list(holders)[:chips]:
        holders[colour] = "red"
    position: Any = GAME.position({**nearly(players), "chips": holders, "power": {"red": 5, "blue": 12}})
    assert position.turn == 0
    play(position, "tribe yellow 3,-3")
    assert points(position)["red"] == total
    assert (position.turn == NOBODY) == over
    if over:
        assert position.ending == "GODS2-X-01"
        assert state(position)["actions_left"] > 0  # lost
        assert list(position.legal(0)) == []
        assert position.why_not(0, GAME.parse(position, "discard blue")) == "GODS2-X-01"
        assert position.rank(0) == 1  # whatever the power
    else:
        assert why(position, "discard blue") == ""


@pytest.mark.clause("GODS2-R-34", "GODS2-R-35", "GODS2-X-04")
def test_a_player_can_win_in_another_players_turn() -> None:
    data = nearly(["red", "blue", "yellow"])
    position: Any = GAME.position(
        {**data, "on_turn": "blue", "chips": {"green": "blue"}, "power": {"blue": 12}, "extras": {"blue": 2}}
    )
    play(position, "tribe yellow 3,-3")
    assert position.turn == NOBODY
    assert position.ending == "GODS2-X-01"
    assert [position.rank(seat) for seat in range(3)] == [1, 2, 3]
    assert state(position)["extras"]["blue"] == 2  # void


@pytest.mark.clause("GODS2-R-35")
def test_only_one_player_gains_by_an_action() -> None:
    """Along random games: one action raises at most one player's points, so at most one is ever at the limit."""
    for seed in range(6):
        position = GAME.new(4, max_turns=200)
        dice = Dice(seed)
        while position.turn != NOBODY:
            before = points(position)
            step_at_random(position, dice)
            assert sum(points(position)[god] > n for god, n in before.items()) <= 1
        assert sum(n >= 9 for n in points(position).values()) <= 1


def finished(powers: dict[str, int], fields: list[str], **data: object) -> Position:
    gods = list(powers)
    return GAME.position(
        {"players": gods, "field": fields, "power": powers, "sack": {}, "step": "over", "ending": "GODS2-X-03", **data}
    )


@pytest.mark.clause("GODS2-X-06")
def test_otherwise_most_points_win() -> None:
    nation = [*PAIR, "t green/blue 2,0", "t green/blue 2,-1", "t green/blue 1,1"]
    position = finished({"red": 12, "blue": 0}, nation)
    assert [position.rank(0), position.rank(1)] == [2, 1]


@pytest.mark.clause("GODS2-X-07")
def test_power_breaks_a_tie() -> None:
    position = finished({"red": 5, "blue": 6}, PAIR)
    assert [position.rank(0), position.rank(1)] == [2, 1]


@pytest.mark.clause("GODS2-X-08", "GODS2-R-36")
def test_equal_in_both_is_a_shared_victory() -> None:
    position = finished({"red": 5, "blue": 5}, PAIR)
    assert [position.rank(0), position.rank(1)] == [1, 1]
    four = finished(
        {"red": 3, "blue": 7, "yellow": 7, "green": 0},
        [
            "T red 0,0",
            "T blue 1,0",
            "T yellow 0,1",
            "T green -1,0",
            "t green/green -2,0",
            "t green/green -2,1",
            "t green/green -1,1",
        ],
    )
    assert [four.rank(seat) for seat in range(4)] == [4, 2, 2, 1]  # points, then power, equal ranks shared


@pytest.mark.clause("GODS2-X-02", "GODS2-X-03", "GODS2-X-04")
def test_the_end_at_the_refill_takes_the_actions_with_it() -> None:
    position = table(["T red 0,0", "T blue 1,0"], ["green"], actions_left=1, sack={})
    play(position, "tribe green -1,0")
    assert position.turn == NOBODY
    assert position.ending == "GODS2-X-03"
    assert choices(position) == []
    same = table(["T red 0,0", "T blue 1,0"], ["green", "blue"], actions_left=1, sack={"blue": 2})
    play(same, "tribe green -1,0", "draw blue")
    assert same.ending == "GODS2-X-02"
    assert power(same)["blue"] == 5  # had collected


@pytest.mark.clause("GODS2-R-34")
def test_the_limit_is_looked_at_when_points_rise_by_a_conversion_too() -> None:
    """A temple that converts two tribes can bring two nations at once: from below the limit past it."""
    base = [
        "T red 0,0",
        "T blue 9,0",
        "T yellow 9,2",
        "t green/red -1,0",
        "t green/red 0,-1",
        "t violet/red -1,1",
        "t violet/red 0,1",
        "t yellow/red 1,0",
        "t yellow/red 2,0",
        "t yellow/red 3,0",
        "t green/blue 10,0",
        "t violet/blue 11,-1",
    ]
    position = table(base, ["desert", "blue"], players=["red", "blue", "yellow"], power={"red": 12})
    assert points(position)["red"] == 3
    play(position, "temple 11,0")
    assert {"t green/red 10,0", "t violet/red 11,-1"} <= set(field(position))
    assert points(position)["red"] == 11  # three cards and two chips
    assert position.ending == "GODS2-X-01"
