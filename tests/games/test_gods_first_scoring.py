"""GODS, first edition: villages, points tiles, the penalty and the end (GODS1-V, GODS1-X and their rulings)."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from choosing import patience
from games.gods import (
    FIRST,
    PAIR,
    choices,
    events_of,
    field,
    play,
    points,
    power,
    refill,
    state,
    step_at_random,
    table,
    why,
)
from theomachy.core.dice import Dice
from theomachy.core.errors import BadPosition
from theomachy.core.position import CHANCE, NOBODY, Position
from theomachy.games.gods.first.table.box import box
from theomachy.pure import is_compiled

TWO_GREEN = ["T red 0,0", "T blue 4,0", "D 1,0", "D 2,0", "D 3,0", "t green/red -1,0", "t green/red 0,-1"]
COLOURS = ("green", "blue", "violet", "yellow")


def first(fields: list[str] | None = None, display: list[str] | None = None, **data: Any) -> Any:
    return table(fields, display, game=FIRST, **data)


def villages(position: Any, god: str) -> dict[str, int]:
    seat = position.gods.index(god)
    found = {name: int(position.villages_of(seat, i)) for i, name in enumerate(COLOURS, 1)}
    return {name: n for name, n in found.items() if n}


def tiles(position: Position, god: str) -> dict[str, int]:
    held: dict[str, int] = state(position)["points_tiles"].get(god, {})
    return held


def tile_points(position: Any) -> dict[str, int]:
    return {god: int(position.tile_points(seat)) for seat, god in enumerate(position.gods)}


@pytest.mark.clause("GODS1-V-01", "GODS1-V-02", "GODS1-V-03")
def test_three_tribes_of_a_colour_found_a_village() -> None:
    position = first(TWO_GREEN, ["green", "violet"])
    assert tile_points(position) == {"red": 0, "blue": 0}
    events = events_of(position, "tribe green -1,1")
    assert villages(position, "red") == {"green": 1}
    assert tiles(position, "red") == {"green": 1}
    assert tile_points(position) == {"red": 5, "blue": 0}
    assert [(e.kind, e.clause) for e in events[1:]] == [("village", "GODS1-V-01"), ("points tile", "GODS1-V-02")]
    seen = FIRST.view(position, 1)["players"][0]  # both kept in view
    assert seen["villages"][0] == {"colour": "green", "tribes": 3, "villages": 1, "next": 6, "points_tiles": 1}


@pytest.mark.clause("GODS1-V-01")
def test_colours_and_religions_are_not_mixed() -> None:
    other_colour = play(first(TWO_GREEN, ["violet", "desert"]), "tribe violet -1,1")
    assert tile_points(other_colour) == {"red": 0, "blue": 0}
    other_god = play(first(TWO_GREEN, ["green", "desert"]), "tribe green 5,0")
    assert tile_points(other_god) == {"red": 0, "blue": 0}
    without = first([*TWO_GREEN, "t green/- -1,1"], ["violet"])
    assert tile_points(without)["red"] == 0


@pytest.mark.clause("GODS1-V-07")
def test_the_tribes_of_a_village_may_lie_anywhere() -> None:
    position = first([*PAIR, "t green/red 20,0", "t green/red -20,0", "T red 0,20"], ["green"])
    play(position, "tribe green 0,21")
    assert villages(position, "red") == {"green": 1}


@pytest.mark.clause("GODS1-V-04", "GODS1-R-25")
def test_two_villages_of_a_colour_at_most_however_it_is_shared() -> None:
    """All ways to share out a colour's eight tribes among four gods: the stock of village tiles suffices."""
    each, need = box().count("green"), box().village.tribes_needed
    for shares in product(range(each + 1), repeat=4):
        if sum(shares) <= each:
            assert sum(n // need for n in shares) <= box().village_tiles.per_colour


@pytest.mark.clause("GODS1-R-25", "GODS1-R-27")
def test_village_tiles_and_points_tiles_all_through_random_games() -> None:
    """Villages are thirds of tribes; each increase earns one points tile while they last; one player gains at most."""
    for players in (2, 3, 4):
        for seed in range(4 if is_compiled() else patience(1, 4)):
            position: Any = FIRST.new(players, seed=seed)
            dice = Dice(seed + 10)
            stock = dict.fromkeys(COLOURS, 3)
            held = {(god, colour): 0 for god in position.gods for colour in COLOURS}
            before = {god: villages(position, god) for god in position.gods}
            while position.turn != NOBODY:
                step_at_random(position, dice)
                cards_on_field = field(position)
                gains = set()
                for god in position.gods:
                    now = villages(position, god)
                    for colour in COLOURS:
                        own = sum(card.startswith(f"t {colour}/{god} ") for card in cards_on_field)
                        assert now.get(colour, 0) == own // 3
                        rise = now.get(colour, 0) - before[god].get(colour, 0)
                        if rise > 0:
                            gains.add(god)
                            earned = min(rise, stock[colour])
                            stock[colour] -= earned
                            held[god, colour] += earned
                        assert tiles(position, god).get(colour, 0) == held[god, colour]
                    before[god] = now
                assert len(gains) <= 1


@pytest.mark.clause("GODS1-R-25", "GODS1-R-27", "GODS1-V-05")
def test_one_temple_founds_several_villages_and_costs_others_theirs() -> None:
    """From 6 to 5 one village goes and one stays; two colours rise at once."""
    cards = [
        "T blue 0,0", "T red 9,0", *(f"t green/blue {at}" for at in ("1,0", "0,1", "-1,1", "-1,0", "0,-1", "2,-2")),
        "t violet/- 3,-1", "t violet/red 10,0", "t violet/red 10,-1", "t green/red 9,1", "t green/red 8,1",
    ]  # fmt: skip
    position = first(cards, ["desert"], power={"red": 12}, points_tiles={"blue": {"green": 2}})
    assert tile_points(position) == {"red": 0, "blue": 10}
    events = events_of(position, "temple 3,-2")  # beside 2,-2 and 3,-1
    assert villages(position, "blue") == {"green": 1}
    assert villages(position, "red") == {"green": 1, "violet": 1}
    assert tiles(position, "red") == {"green": 1, "violet": 1}
    assert tile_points(position) == {"red": 10, "blue": 7}
    assert ("village fell", "GODS1-V-05") in [(e.kind, e.clause) for e in events]


@pytest.mark.clause("GODS1-V-05", "GODS1-V-06", "GODS1-R-26")
def test_the_village_tile_goes_back_the_points_tile_stays_and_founding_again_earns_another() -> None:
    village = ["T blue 0,0", "t green/blue 1,0", "t green/blue 0,1", "t green/blue -1,1", "T red 6,0"]
    held = {"blue": {"green": 1}}
    for refound, after in ((True, 7), (False, 5)):
        position = first(
            village, ["violet", "desert"], power={"red": 12, "blue": 12}, points_tiles=held,
            options={"refound_points_tile": refound},
        )  # fmt: skip
        assert tile_points(position)["blue"] == 5
        play(position, "temple 2,0")  # converts 1,0
        assert villages(position, "blue") == {}
        assert tiles(position, "blue") == {"green": 1}
        assert tile_points(position)["blue"] == 2
        play(position, "discard violet")
        refill(position, "green")
        events = events_of(position, "tribe green 0,-1")
        assert villages(position, "blue") == {"green": 1}
        assert tile_points(position)["blue"] == after
        assert ("founded again", "GODS1-R-26") in [(e.kind, e.clause) for e in events] or refound
    # Without the option a second village still earns its own tile.
    five = ["T red 0,0", "T blue 9,0", *(f"t green/red {at}" for at in ("1,0", "0,1", "-1,1", "-1,0", "0,-1"))]
    second = first(five, ["green"], points_tiles={"red": {"green": 1}}, options={"refound_points_tile": False})
    play(second, "tribe green 1,-1")
    assert tiles(second, "red") == {"green": 2}


@pytest.mark.clause("GODS1-G-03", "GODS1-V-02")
def test_without_a_points_tile_in_the_stock_there_is_none() -> None:
    position = first(TWO_GREEN, ["green"], points_tiles={"blue": {"green": 2}, "red": {"green": 1}})
    events = events_of(position, "tribe green -1,1")
    assert villages(position, "red") == {"green": 1}
    assert tiles(position, "red") == {"green": 1}
    assert tile_points(position) == {"red": 5, "blue": 4}
    assert ("no points tile", "GODS1-G-03") in [(e.kind, e.clause) for e in events]
    with pytest.raises(BadPosition, match="more than 3 green"):
        first(points_tiles={"blue": {"green": 2}, "red": {"green": 2}})


@pytest.mark.clause("GODS1-R-10")
def test_villages_are_founded_out_of_turn_too() -> None:
    position = first(["T red 0,0", "T blue 1,0", "t green/blue 2,0", "t green/blue 2,-1"], ["green", "violet"])
    play(position, "tribe green 1,1")  # red's action
    assert villages(position, "blue") == {"green": 1}
    assert tiles(position, "blue") == {"green": 1}
    assert state(position)["on_turn"] == "red"
    cards = ["T red 0,0", "T blue 9,0", "t green/blue 10,0", "t green/blue 10,-1", "t violet/blue 20,0"]
    by_tribe = first(cards, ["green"])
    play(by_tribe, "tribe green 21,0")  # beside a tribe of blue
    assert villages(by_tribe, "blue") == {"green": 1}


# ---- the village end

THREE = [
    "T red 0,0", "T blue -3,0", "D -2,0", "D -1,0", "t green/red 1,0", "t green/red 2,0", "t green/red 3,0",
    "t violet/red 0,1", "t violet/red 0,2", "t violet/red 0,3", "t yellow/red 1,-1", "t yellow/red 2,-2",
    "t yellow/red 3,-3",
]  # fmt: skip
FOUR = [
    "T red 0,0", "T blue -1,0",
    *(f"t green/red {i},0" for i in range(1, 7)), *(f"t violet/red 0,{i}" for i in range(1, 7)),
]  # fmt: skip


def village_turn(fields: list[str], god: str = "red", **data: Any) -> Position:
    """The turn comes to this player."""
    return FIRST.position({"players": ["red", "blue"], "field": fields, "on_turn": god, "display": ["blue"], **data})


@pytest.mark.clause("GODS1-X-02", "GODS1-X-03", "GODS1-X-04", "GODS1-R-12", "GODS1-R-13")
@pytest.mark.parametrize(
    ("fields", "clause"),
    [
        (THREE, "GODS1-X-02"),
        (FOUR, "GODS1-X-03"),
        (THREE[:-1], ""),
        (FOUR[:-1], ""),
        ([*THREE, "t green/red 4,0", "t green/red 5,0", "t green/red 6,0"], "GODS1-X-02"),
        ([*THREE[:7], *(f"t violet/red 0,{i}" for i in range(1, 7))], ""),  # three villages of two colours
    ],
)
def test_the_end_by_villages(fields: list[str], clause: str) -> None:
    position: Any = village_turn(fields, power={"red": 4})
    if not clause:
        assert position.turn == CHANCE
        assert power(position)["red"] == 7
        return
    assert choices(position) == ["end game", "last turn"]
    assert power(position)["red"] == 4  # before crystals are taken
    assert why(position, "temple 7,0") == "GODS1-R-13"
    assert position.why_not(1, FIRST.parse(position, "end game")) == "GODS1-T-01"
    play(position, "end game")
    assert position.turn == NOBODY
    assert position.ending == clause
    assert power(position)["red"] == 4


@pytest.mark.clause("GODS1-R-12")
def test_only_the_owners_own_turn_counts_with_the_tiles_held_then() -> None:
    other = village_turn(THREE, "blue")
    assert other.turn == CHANCE  # blue's turn: nothing happens
    assert FIRST.view(other)["can_end"] == [0]
    during = first(THREE[:-1], ["yellow", "violet"], power={"red": 12})
    play(during, "tribe yellow 3,-3")
    assert during.turn == 0  # not in the turn in which the third is founded
    assert why(during, "end game") == "GODS1-R-12"
    assert why(during, "last turn") == "GODS1-R-12"
    # Blue breaks a village before red's turn comes: the game goes on.
    broken = first(THREE, ["desert", "blue"], on_turn="blue", power={"blue": 12}, actions_left=1)
    play(broken, "temple 4,-4")
    assert villages(broken, "red") == {"green": 1, "violet": 1}
    assert broken.turn == 0
    assert state(broken)["on_turn"] == "red"
    assert state(broken)["step"] == "actions"
    kept = first(THREE, ["desert", "blue"], on_turn="blue", power={"blue": 12}, actions_left=1)
    play(kept, "discard blue")
    assert choices(kept) == ["end game", "last turn"]


@pytest.mark.clause("GODS1-R-13", "GODS1-X-04")
def test_the_last_turn_is_a_complete_one_and_ends_the_game_whatever_happens() -> None:
    position: Any = village_turn(THREE, power={"red": 9}, extras={"red": 1})
    play(position, "last turn")
    assert power(position)["red"] == 12
    refill(position, "yellow")
    assert state(position)["actions_left"] == 2
    assert state(position)["last_turn"]
    play(position, "discard blue", "temple 4,-1")
    assert choices(position) == ["mediation", "end turn"]
    play(position, "mediation", "tribe yellow 4,-4")
    assert position.turn == NOBODY
    assert position.ending == "GODS1-X-04"
    # Even if the villages no longer suffice afterwards: here the owner's turn simply ends.
    fewer: Any = first(PAIR, ["green", "desert"], last_turn=True, actions_left=1)
    play(fewer, "discard green")
    assert fewer.ending == "GODS1-X-04"


@pytest.mark.clause("GODS1-R-13")
def test_the_end_tile_in_the_last_turn_ends_it_before_any_action() -> None:
    position: Any = village_turn(THREE, pile={"green": 1, "end": 1}, power={"red": 4})
    play(position, "last turn", "draw end")
    assert position.turn == NOBODY
    assert position.ending == "GODS1-X-01"
    assert power(position)["red"] == 7


# ---- the count


def finished(powers: dict[str, int], fields: list[str], **data: Any) -> Position:
    over = {"step": "over", "last_turn": True}
    return FIRST.position({"players": list(powers), "field": fields, "power": powers, **over, **data})


@pytest.mark.clause("GODS1-X-05", "GODS1-X-06", "GODS1-X-07")
def test_three_for_villages_two_for_points_tiles_less_four_for_the_most_temples() -> None:
    cards = [*PAIR, "T red -1,0", "t green/red 5,0", "t green/red 5,1", "t green/red 5,2"]
    position = finished({"red": 12, "blue": 0}, cards, points_tiles={"red": {"green": 2}, "blue": {"violet": 3}})
    assert tile_points(position) == {"red": 3 + 4, "blue": 6}
    assert points(position) == {"red": 3, "blue": 6}
    assert [position.rank(0), position.rank(1)] == [2, 1]


@pytest.mark.clause("GODS1-R-14", "GODS1-X-06")
@pytest.mark.parametrize(
    ("extra", "expected"),
    [
        ([], [-4, -4, -4]),  # all tied: all lose
        (["T red 5,0"], [-4, 0, 0]),
        (["T red 5,0", "T blue 6,0"], [-4, -4, 0]),
        (["T red 5,0", "T red 6,0", "T blue 7,0"], [-4, 0, 0]),
    ],
)
def test_everybody_tied_for_the_most_temples_loses_four(extra: list[str], expected: list[int]) -> None:
    """Temples on the field, the starting one included; what lies in the hand does not matter."""
    three = ["T red 0,0", "T blue 1,0", "T yellow 0,1", *extra]
    for hand in ({}, {"red": 0, "blue": 2}):
        position = finished({"red": 1, "blue": 1, "yellow": 1}, three, temples=hand)
        assert [position.score(seat) for seat in range(3)] == expected


@pytest.mark.clause("GODS1-X-08", "GODS1-R-33")
def test_crystals_break_a_tie_then_the_victory_is_shared() -> None:
    tie = finished({"red": 5, "blue": 6}, PAIR)
    assert [tie.rank(0), tie.rank(1)] == [2, 1]
    shared = finished({"red": 5, "blue": 5}, PAIR)
    assert [shared.rank(0), shared.rank(1)] == [1, 1]
    # Crystals taken in the turn in which the end tile comes up, or the bag fails, count.
    data = {"players": ["red", "blue"], "field": PAIR, "on_turn": "red", "power": {"red": 4, "blue": 6}}
    by_tile = FIRST.position({**data, "display": ["green"], "pile": {"end": 1}})
    play(by_tile, "draw end")
    by_bag = FIRST.position({**data, "display": [], "bag": {}, "options": {"bag": True}})
    for position in (by_tile, by_bag):
        assert position.turn == NOBODY
        assert power(position) == {"red": 7, "blue": 6}
        assert [position.rank(0), position.rank(1)] == [1, 2]


@pytest.mark.clause("GODS1-X-01", "GODS1-X-07")
def test_nobody_acts_after_the_end() -> None:
    position: Any = finished({"red": 5, "blue": 6}, PAIR, display=["green", "end"])
    assert position.ending == "GODS1-X-01"
    for seat in (0, 1, CHANCE):
        assert list(position.legal(seat)) == []
    assert position.why_not(0, FIRST.parse(position, "end game")) == "GODS1-X-01"


# ---- positions that cannot be


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ({"display": ["end"], "step": "actions"}, "the end tile lies open"),
        ({"step": "last turn"}, "do not end the game"),
        ({"last_turn": True}, "before a turn has begun"),
        ({"last_turn": 1, "step": "actions", "display": ["green"]}, "last_turn"),
        ({"last_turn": True, "step": "actions", "display": ["green"], "options": {"bag": True}}, "no such turn"),
        ({"bag": {"green": 1}}, "given as 'pile'"),
        ({"pile": {"green": 9, "end": 1}}, r"pile\.green"),
        ({"pile": {"green": 1, "end": 2}}, r"pile\.end"),
        ({"points_tiles": {"green": {"green": 1}}}, "does not play"),
        ({"points_tiles": {"red": {"pink": 1}}}, "pink"),
        ({"points_tiles": {"red": 3}}, "object"),
        ({"used": ["move"], "step": "actions", "display": ["green"]}, "allowed: temple"),
        ({"ending": "GODS1-A-01", "step": "over"}, "ending"),
        ({"sack": {}}, "no field 'sack'"),
    ],
)
def test_impossible_positions_are_refused(data: dict[str, Any], message: str) -> None:
    with pytest.raises(BadPosition, match=message):
        FIRST.position({"players": ["red", "blue"], "field": PAIR, "on_turn": "red", **data})
