"""4 Gods: each event of the log names the clause of its deed, and its sentence says what happened, once."""

from __future__ import annotations

from typing import Any

import pytest

from games.four_gods_examples import GAME, position
from games.test_four_gods_actions import run_on
from theomachy.core.event import Event
from theomachy.core.game import may_read
from theomachy.core.languages import LANGUAGES
from walks import Case, cases_of, walk

# By kind of event: the clauses of the deeds that are told so.
DEEDS = {
    "toss": {"G4-S-03"}, "colour": {"G4-S-15"}, "card": {"G4-S-15"}, "ready": {"G4-S-20", "G4-R-60"},
    "begin": {"G4-S-19"}, "starter": {"G4-S-18", "G4-S-19"}, "drawn": {"G4-S-10", "G4-A-22"},
    "drawn seen": {"G4-S-10", "G4-A-22"}, "last tile": {"G4-A-23"}, "place": {"G4-A-01"}, "prophet": {"G4-A-12"},
    "migration": {"G4-A-15"}, "window": {"G4-T-08"}, "god": {"G4-A-30", "G4-A-31"}, "city": {"G4-A-34"},
    "destroy": {"G4-A-42"}, "take": {"G4-A-25"}, "flip": {"G4-A-24", "G4-T-13"},
    # discarded (one, two), put away by its player or by the clock, put there when a turn ends or by a correction
    "to row": {"G4-A-18", "G4-A-19", "G4-A-27", "G4-A-28", "G4-T-09", "G4-T-12", "G4-R-21", "G4-A-51"},
    "to bag": {"G4-A-28", "G4-T-09", "G4-R-21", "G4-A-51"},
    "to bag seen": {"G4-A-28", "G4-T-09", "G4-R-21", "G4-A-51"},
    "pass": {"G4-A-47", "G4-T-16"}, "turn": {"G4-T-11"}, "time": {"G4-T-12"}, "challenge": {"G4-A-49"},
    "challenge failed": {"G4-A-49"}, "asked": {"G4-A-51"}, "admit": {"G4-A-51"}, "silent": {"G4-A-51", "G4-R-61"},
    "nobody": {"G4-A-51"}, "back to hand": {"G4-A-50"}, "back to hand seen": {"G4-A-50"}, "removed": {"G4-A-52"},
    "lost": {"G4-A-54", "G4-R-56", "G4-R-61", "G4-R-63"}, "trigger": {"G4-E-01", "G4-E-02"},
    "game over": {"G4-E-03", "G4-E-04", "G4-E-05", "G4-E-06", "G4-R-35"}, "revealed": {"G4-P-02"},
    "token": {"G4-R-32"}, "scored": {"G4-P-01"},
}  # fmt: skip
CASES = list(cases_of("four-gods", all_of_them=False))


def events_of(table: Any, *lines: str) -> list[Event]:
    events: list[Event] = []
    table.events = events
    run_on(table, *lines)
    table.events = None
    return events


def clauses(table: Any, *lines: str) -> list[tuple[str, str]]:
    return [(event.kind, event.clause) for event in events_of(table, *lines)]


@pytest.mark.parametrize("case", CASES[::2], ids=str)
def test_every_event_of_a_game_is_of_a_deed_of_its_clause(case: Case) -> None:
    told = walk(case)
    table = told.positions[0].copy()
    found = set()
    for who, action in told.steps:
        events: list[Event] = []
        table.events = events
        table.apply(who, action)
        for event in events:
            found.add(event.kind)
            assert event.clause in DEEDS[event.kind], event
    assert len(found) > 4


@pytest.mark.clause("G4-S-10", "G4-A-22", "G4-A-18", "G4-A-19", "G4-A-31", "G4-T-13", "G4-R-60")
def test_deeds_that_look_alike_are_told_apart() -> None:
    first = GAME.new(2)
    assert clauses(first, "chance: bag T05") == [("drawn", "G4-S-10")]
    drawn = position({})
    run_on(drawn, "north: draw 1")
    assert clauses(drawn, "chance: bag T05") == [("drawn", "G4-A-22")]
    held = {"hands": {"north": ["T23", "T61"]}}
    assert clauses(position(held), "north: row T23") == [("to row", "G4-A-18")]
    assert clauses(position(held), "north: row T23 T61") == [("to row", "G4-A-19")] * 2
    assert clauses(position({"gods": {}}), "north: god sea") == [("god", "G4-A-30")]
    two = position({"players": 2, "gods": {}})
    assert clauses(two, "north: god sea") == [("god", "G4-A-31")]
    timed: dict[str, Any] = {"options": {"play": "timed", "clock": "real"}, "current": "east"}
    turning = position({**timed, "rows": {"north": ["T05a"], "east": ["T41a"]}})
    assert clauses(turning, "north: flip T05") == [("flip", "G4-T-13")]
    assert clauses(turning, "east: flip T41") == [("flip", "G4-A-24")]
    for play, clause in (("simultaneous", "G4-S-20"), ("timed", "G4-R-60")):
        waiting = GAME.new(2, seed=1, clock="real", play=play)
        assert clauses(waiting, "north: ready") == [("ready", clause)]


@pytest.mark.clause("G4-T-12", "G4-R-21", "G4-T-09", "G4-A-27", "G4-A-28")
def test_what_puts_a_tile_away_is_named() -> None:
    timed: dict[str, Any] = {"options": {"play": "timed"}, "current": "east", "hands": {"east": ["T05", "T33"]}}
    nine = [f"T{n}a" for n in range(61, 70)]
    ends = clauses(position({**timed, "rows": {"east": nine}}), "east: end")
    assert ends[:2] == [("to row", "G4-T-12"), ("to bag", "G4-R-21")]
    taken = {"options": {"clock": "real", "cooldown_ms": 0}, "hands": {"east": ["T05"]}, "taken": {"east": "T05<south"}}
    assert clauses(position(taken), "east: row T05a") == [("to row", "G4-A-27")]
    full = position({**taken, "rows": {"east": [*nine, "T70a"]}})
    assert clauses(full, "east: row T05a") == [("to row", "G4-A-28")]
    assert clauses(position(taken), "clock: kept east:T05") == [("to row", "G4-T-09")]
    over = position({**taken, "options": {"clock": "real", "play": "timed"}, "current": "east"})
    assert ("to row", "G4-R-21") in clauses(over, "clock: time east")


@pytest.mark.clause("G4-R-61", "G4-R-56", "G4-R-63", "G4-A-54", "G4-A-51")
def test_whose_choice_it_was_is_named() -> None:
    asked: dict[str, Any] = {
        "options": {"clock": "real", "placement_check": "honour", "blame": "confess", "cooldown_ms": 0},
        "world": ["a1=SSPP by south", "b1=FFFP by north"],
    }  # fmt: skip
    for line, clause in (("north: silent", "G4-A-51"), ("clock: no answer north", "G4-R-61")):
        table = position(asked)
        run_on(table, "west: challenge b1")
        assert ("silent", clause) in clauses(table, line)
    losing = {
        "options": {"clock": "real", "placement_check": "honour"}, "reserve": {"blue": 0}, "losing": ["north"],
        "world": ["a1=SSPP +nw:blue", "b1=SFFP +nw:blue"],
    }  # fmt: skip
    assert clauses(position(losing), "north: lose b1") == [("lost", "G4-R-56")]
    assert clauses(position(losing), "clock: no choice north") == [("lost", "G4-R-61")]
    two = {
        "players": 2, "options": {"clock": "real", "placement_check": "honour"}, "losing": ["north"],
        "gods": {"north": ["blue", "yellow"], "south": ["green", "gray"]},
    }  # fmt: skip
    assert clauses(position(two), "north: lose blue") == [("lost", "G4-R-63")]
    one = position({
        "options": {"placement_check": "honour"}, "current": "south",
        "world": ["a1=SSPP by south", "b1=FFFP by east"],
    })  # fmt: skip
    assert ("lost", "G4-A-54") in clauses(one, "south: challenge b1")


@pytest.mark.clause("G4-R-75", "G4-A-54", "G4-A-50")
@pytest.mark.parametrize("clock", ["ticks", "real"])
def test_an_own_mistake_that_is_reported_at_once(clock: str) -> None:
    """Forgiven, or punished like any other, as the table plays it."""
    for own_report, reserve in (("forgiven", 5), ("punished", 4)):
        options = {"clock": clock, "placement_check": "honour", "own_report": own_report}
        data: dict[str, Any] = {"world": ["a1=SSPP by south", "b1=FFFP by north"], "last": {"north": "b1"}}
        table: Any = position({**data, "options": options})
        run_on(table, "north: challenge b1")
        assert table.hand(0, 0) > 0
        assert int(table.reserve[0]) == reserve


# ---- sentences


def said(table: Any, events: list[Event], viewer: int, lang: str = "en") -> list[str]:
    return [GAME.say(table, event, lang) for event in events if may_read(event, viewer)]


@pytest.mark.clause("G4-R-16", "G4-A-22")
def test_with_closed_hands_a_draw_is_told_once_and_the_tile_beside_it() -> None:
    table = position({"options": {"hands_open": False}})
    run_on(table, "north: draw 1")
    events = events_of(table, "chance: bag T05")
    mine, others = said(table, events, 0), said(table, events, 1)
    assert others == ["North draws a tile from the bag."]
    assert mine[0] == others[0]
    assert len(mine) == 2
    assert mine[1].startswith("Your tile (")
    for lang in LANGUAGES:
        told = said(table, events, 0, lang)
        assert len(set(told)) == 2
        assert "Nord" not in told[1]


@pytest.mark.clause("G4-A-36", "G4-A-15")
def test_a_city_says_which_tile_lost_its_prophet() -> None:
    start: dict[str, Any] = {"world": ["a1=SSPP +nw:blue by north"], "reserve": {"blue": 0}}
    table = position(start)
    events = events_of(table, "north: city<a1", "north: city b1<a1")
    for lang in LANGUAGES:
        assert "a1" in said(table, events, 0, lang)[0]
    plain = position({**start, "reserve": {"blue": 1}})
    assert "a1" not in said(plain, events_of(plain, "north: city", "north: city b1"), 0)[0]


@pytest.mark.clause("G4-R-32", "G4-A-42")
def test_a_cataclysm_says_whose_city_it_was_and_which_marker_is_credited() -> None:
    world = ["a1=SSPP", "b1=SFFP", "c1=FFPF", "a2=PPMM", "b2=city:gray"]
    two = {"players": 2, "gods": {"north": ["blue", "green"], "south": ["gray", "yellow"]}}
    table = position({**two, "world": world, "hands": {"north": ["T65"]}})
    events = events_of(table, "north: hold T65a1", "north: destroy T65a1 b2:green")
    sentence = said(table, events, 1)[0]
    assert "the city of South (gray)" in sentence
    assert sentence.endswith("It is credited to green.")
    for lang in LANGUAGES:
        assert said(table, events, 1, lang)[0] != sentence or lang == "en"
    later = position(
        {**two, "world": world, "hands": {"north": ["T65"]}, "options": {"destroyed_marker": "at_scoring"}}
    )
    events = events_of(later, "north: hold T65a1", "north: destroy T65a1 b2")
    assert "credited" not in said(later, events, 1)[0]  # nobody has said it yet
