"""The tray of 4 Gods: what is closed says what is missing; where a prophet goes is seen on its tile."""

from __future__ import annotations

import re
from typing import Any

import pytest

from games.four_gods_examples import GAME, position
from theomachy.core.languages import LANGUAGES
from theomachy.core.log import Log
from theomachy.core.position import EVERYBODY, Position
from theomachy.games.four_gods.picture.actions import wanted_buttons
from theomachy.games.four_gods.picture.closed import missing
from theomachy.games.four_gods.picture.lifted import MIDDLE, NOTCHED, QUARTERS, inwards, surface
from theomachy.games.four_gods.picture.page import LATE
from theomachy.games.four_gods.words.picture import Picture
from walks import Case, walk

# Actions of the plain turn; the others show themselves when they can be used, or belong to modes of their own.
PLAIN = ("draw1", "draw2", "row", "both", "city", "pass", "end")
# What speaks against everything of that moment, whether or not one of them is open with a real clock.
MOMENTS = ("closed aim", "closed prophet", "closed second", "closed taken", "closed fits")


def usable(table: Position, seat: int) -> set[str]:
    return {target for action in table.legal(seat) for target in GAME.targets(table, int(action))}


def begins(table: Position) -> list[tuple[int, dict[str, Any]]]:
    seats = range(table.players) if table.turn == EVERYBODY else [table.turn] if table.turn >= 0 else []
    return [(seat, GAME.view(table, seat)) for seat in seats if len(table.legal(seat))]


@pytest.mark.parametrize(
    "options", [{"clock": "ticks"}, {"clock": "real"}, {"clock": "ticks", "draw_two": "after_seeing"}], ids=repr
)
def test_a_closed_action_says_what_is_missing_and_an_open_one_misses_nothing(options: dict[str, Any]) -> None:
    reasons = set()
    for table in walk(Case("four-gods", 3, tuple(options.items()))).positions:
        for seat, view in begins(table):
            player = view["players"][seat]
            if view["step"] != "play" or player["losing"] or player["cooling"]:
                continue
            open_now = usable(table, seat)
            for name in (name for name in wanted_buttons(view) if name in PLAIN):
                reason = missing(view, player, name)
                if f"button:{name}" not in open_now:
                    assert reason, (name, GAME.text(table, int(table.legal(seat)[0])))
                    reasons.add(reason)
                elif reason not in MOMENTS:
                    assert reason in ("", "closed walk"), (name, reason)  # a prophet may still come from the world
    assert {"closed hands", "closed god"} <= reasons
    for lang in LANGUAGES:
        for reason in reasons:
            assert Picture(lang)(reason)


def tray(view: dict[str, Any]) -> str:
    return next(panel.body for panel in GAME.panels(view) if panel.name == "tray")


def test_the_reason_stands_in_the_button() -> None:
    held = tray(GAME.view(position({"hands": {"north": ["T23"]}}), 0))
    button = re.search(r'<button[^>]*data-target="button:draw1".*?</button>', held)
    assert button
    assert '<small class="missing">needs empty hands</small>' in button[0]
    free = tray(GAME.view(position({}), 0))
    button = re.search(r'<button[^>]*data-target="button:draw1".*?</button>', free)
    assert button
    assert "missing" not in button[0]


def test_a_small_window_has_the_same_reasons_in_a_list() -> None:
    """Each line beside the name of its action, and left out by the page while that is open."""
    held = tray(GAME.view(position({"hands": {"north": ["T23"]}}), 0))
    lines = re.findall(r'<li data-unless="button:(\w+)"><strong>(.*?)</strong><span>(.*?)</span>', held)
    assert ("draw1", "Draw a tile", "needs empty hands") in lines
    in_buttons = re.findall(r'data-target="button:(\w+)"(?:(?!</button>).)*class="missing">(.*?)</small>', held)
    shown = [(name, reason) for name, reason in in_buttons if name not in LATE]
    assert [(name, reason) for name, _, reason in lines] == shown
    assert 'popovertarget="closed-actions"' in held


@pytest.mark.parametrize(("cell", "sides"), [("a1", "west north"), ("h8", "east south"), ("d8", "south"), ("d4", "")])
def test_a_lifted_tile_grows_away_from_the_rim(cell: str, sides: str) -> None:
    assert inwards(cell, 8) == sides


def test_the_middle_belongs_to_a_region_that_goes_through_it() -> None:
    assert surface([0, 1, 0, 3], 0) == [(0, QUARTERS[0]), (2, QUARTERS[2]), (0, MIDDLE)]
    assert surface([0, 1, 0, 3], 1) == [(1, NOTCHED[1])]
    assert surface([0, 0, 0, 3], 3) == [(3, QUARTERS[3])]
    assert surface([0, 0, 0, 0], 0) == list(enumerate(QUARTERS))


def test_a_prophet_is_seen_on_its_tile_by_everybody() -> None:
    """Not at a region of the same name on the tile that was placed last, nor where a migration began: the list of turns
    points there long afterwards, for whoever did it too."""
    found = 0
    played = walk(Case("four-gods", 3, (("clock", "ticks"),)))
    log = Log(GAME, played.positions[0]).draft()
    for seat, action in played.steps:
        log.do(seat, action)
    told = log.log()
    for number, (table, (seat, action)) in enumerate(zip(played.positions, played.steps, strict=False)):
        if seat < 0 or not GAME.text(table, action).startswith("+"):
            continue
        window = GAME.view(table, seat)["players"][seat]["window"]
        assert GAME.seen_at(table, seat, action) == f"cell:{window}"
        for viewer in (*range(table.players), None):
            assert told.seen_places(number, viewer) in ([f"cell:{window}"], []), GAME.text(table, action)
        assert told.seen_places(number, seat) == [f"cell:{window}"]
        found += 1
    assert found > 3
