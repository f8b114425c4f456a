"""4 Gods with the real clock: bots act for a purpose, else they wait; games between them fill the world."""

from __future__ import annotations

from typing import Any

import pytest

from choosing import nightly, patience
from games.four_gods_examples import GAME, position
from games.real_time_bots import LONGEST, Clock, play
from games.test_four_gods_actions import run_on
from theomachy.core.dice import Dice
from theomachy.core.position import EVERYBODY
from theomachy.pure import is_compiled

pytestmark = pytest.mark.clause("G4-R-76")

# A world of four cells with one left: T65 and T29 fit there, T05 and T10 do not.
WORLD = ["a1=SSPP", "b1=SFFP", "a2=PPMM"]
UNFIT = ["T05", "T10", "T14"]


NO_PROPHETS = {"blue": 0, "yellow": 0, "green": 0, "gray": 0}  # so nobody builds a city


def table(options: dict[str, Any] | None = None, **data: Any) -> Any:
    given = {"clock": "real", "world_size": 2, **(options or {})}
    return position({"options": given, "world": WORLD, "reserve": NO_PROPHETS, **data})


def legal(of: Any, seat: int = 0) -> set[str]:
    return {GAME.text(of, int(a)) for a in of.legal(seat)}


def sensible(of: Any, seat: int = 0) -> set[str]:
    found = {GAME.text(of, int(a)) for a in of.sensible(seat)}
    assert found <= legal(of, seat)
    return found


def test_what_fits_is_placed_and_not_put_away() -> None:
    fitting = table(hands={"north": ["T65"]})
    assert {"row T65a", "pass"} <= legal(fitting)
    assert {text.split()[0] for text in sensible(fitting)} == {"hold"}
    unfit = table(hands={"north": ["T05"]})
    assert sensible(unfit) == {"row T05a"}
    assert "row T05a" in sensible(table(hands={"north": ["T05", "T65"]}))


def test_two_tiles_that_fit_nowhere_go_into_the_row_together() -> None:
    assert sensible(table(hands={"north": ["T05", "T10"]})) == {"row T05a T10a"}
    unfit = ["T14", "T20", "T22", "T31", "T32", "T33", "T34", "T35", "T36", "T38", "T39"]
    full = table(hands={"north": ["T05", "T10"]})
    slots = int(full.row_free(0)) - 1
    one_left = table(hands={"north": ["T05", "T10"]}, rows={"north": [f"{tile}a" for tile in unfit[:slots]]})
    assert one_left.row_free(0) == 1
    assert sensible(one_left) == {"row T05a", "row T10a"}


def test_only_tiles_that_fit_are_taken_and_what_was_taken_is_placed() -> None:
    rows = table(rows={"east": ["T65a", "T05a"]})
    assert {"take T65", "take T05"} <= legal(rows)
    assert sensible(rows) & {"take T65", "take T05"} == {"take T65"}
    run_on(rows, "north: take T65", "clock: cool north")
    assert "row T65a" in legal(rows)
    assert {text.split()[0] for text in sensible(rows)} == {"hold"}
    without_turning = table({"turning": "off"}, rows={"east": ["T65a", "T05a"]})
    assert sensible(without_turning) & {"take T65", "take T05"} == {"take T65"}


def test_a_tile_with_an_unknown_back_is_turned_over_before_it_is_taken() -> None:
    closed = {"backs": "hidden", "hands_open": False}
    unknown = table(closed, rows={"east": ["T65a"]})
    assert {"take 1.1", "flip 1.1"} <= legal(unknown)
    assert sensible(unknown) & {"take 1.1", "flip 1.1"} == {"flip 1.1"}
    known = table(closed, rows={"east": ["T65a", "T05a"]}, known={"north": ["T65", "T05"]})
    assert sensible(known) & {"take 1.1", "take 1.2"} == {"take 1.1"}


def test_bots_draw_while_something_in_the_bag_fits_and_two_at_once() -> None:
    assert {"draw 1", "draw 2"} <= legal(table())
    assert sensible(table()) == {"draw 2"}
    assert sensible(table(bag=["T65"])) == {"draw 1"}
    nothing = table(bag=UNFIT)
    assert "draw 2" in legal(nothing)
    assert not sensible(nothing) & {"draw 1", "draw 2"}


def test_a_pass_says_that_nobody_has_a_purpose() -> None:
    assert sensible(table(bag=UNFIT)) == {"pass"}
    assert sensible(table(bag=UNFIT, hands={"east": ["T65"]})) == set()  # east can place it: north waits
    assert sensible(table(bag=UNFIT, cooling=["east"])) == set()  # and who knows what comes after its cooldown
    assert sensible(table(bag=UNFIT, hands={"east": ["T65"]}, passed=["east"])) == {"pass"}
    assert sensible(table(bag=UNFIT, hands={"east": ["T20"]})) == set()  # to put a tile away is something to do too
    assert sensible(table({"hands_open": False}, bag=UNFIT, hands={"east": ["T20"]})) == {"pass"}


def test_a_city_may_be_left_undone() -> None:
    assert sensible(table(bag=UNFIT, reserve={})) == {"city", "pass"}
    assert sensible(table(reserve={})) == {"city", "draw 2"}


@pytest.mark.clause("G4-E-03")
def test_who_is_alone_in_front_may_end_a_game_that_all_others_want_to_end() -> None:
    assert [table().rank(seat) for seat in range(4)] == [2, 1, 3, 3]
    assert sensible(table(passed=["north", "south", "west"]), 1) == {"draw 2", "pass"}
    assert sensible(table(passed=["south", "west"]), 1) == {"draw 2"}
    assert sensible(table(passed=["east", "south", "west"]), 0) == {"draw 2"}
    alike = table(world=WORLD[:1], passed=["north", "south", "west"])
    assert [alike.rank(seat) for seat in range(4)].count(1) > 1
    assert sensible(alike, 1) == {"draw 2"}


@pytest.mark.clause("G4-T-16")
def test_a_timed_turn_ends_when_nothing_is_left_to_do() -> None:
    assert sensible(table({"play": "timed"}, current="north")) == {"draw 2"}
    assert sensible(table({"play": "timed"}, current="north", bag=UNFIT)) == {"end"}


@pytest.mark.clause("G4-R-72")
def test_what_is_held_up_in_vain_is_put_back() -> None:
    held = table(world=WORLD[:2], hands={"north": ["T65"]}, bag=UNFIT)
    lay = next(text for text in sorted(sensible(held)) if text.startswith("hold"))
    run_on(held, f"north: {lay}")
    assert all(text.startswith("place") for text in sensible(held))
    run_on(held, "north: lower")
    assert lay in sensible(held)
    full = table(hands={"north": ["T65"], "east": ["T29"]}, bag=UNFIT)
    run_on(full, f"north: {sorted(sensible(full))[0]}", f"east: {sorted(sensible(full, 1))[0]}")
    run_on(full, f"east: {sorted(sensible(full, 1))[0]}")
    assert sensible(full) == {"row T65a"}  # the world is full, and what was held up is void


@pytest.mark.parametrize("options", [{"hands_open": False}, {"backs": "hidden", "hands_open": False}], ids=str)
def test_what_a_bot_considers_follows_from_what_it_may_know(options: dict[str, Any]) -> None:
    clock = Clock(["random"] * 3, 4, world_size=4, **options)
    dice, looked = Dice(9), 0
    for step in range(300):
        if not clock.step():
            break
        if step % 6 == 0 and clock.table.turn == EVERYBODY:
            for seat in range(3):
                worlds = [clock.table.redeal(seat, dice) for _ in range(3)]
                assert all(list(world.sensible(seat)) == list(clock.table.sensible(seat)) for world in worlds)
                looked += 1
    assert looked > 60


@pytest.mark.clause("G4-E-03", "G4-T-23")
@pytest.mark.parametrize("spec", ["random", "greedy", "level:1", "level:3"])
@pytest.mark.parametrize("players", [2, 4])
def test_a_game_between_bots_fills_the_world_and_most_moves_place_something(spec: str, players: int) -> None:
    whole = is_compiled() or not spec.startswith("level")
    for seed in (1, 2, 3) if is_compiled() else (1,):
        played = play([spec] * players, seed, LONGEST if whole else patience(60, 3600))
        assert played.placing > 0.5, played.deeds
        assert played.moves > 15
        if whole or nightly():
            assert played.table.ending
            assert played.full > 0.8, played.lines[-20:]


@pytest.mark.parametrize("mode", [{"play": "timed"}, {"placement_check": "honour"}, {"gods": "secret"}], ids=str)
def test_other_ways_to_play_are_filled_too(mode: dict[str, Any]) -> None:
    played = play(["greedy"] * 2, 1, world_size=5, **mode)
    assert played.table.ending
    assert played.full > 0.7, played.lines[-20:]
