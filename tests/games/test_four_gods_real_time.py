"""4 Gods with the real clock: passing, questions, turns of others, and what counts for the limit of steps."""

from __future__ import annotations

import re
from typing import Any

import pytest

from games.four_gods_examples import GAME, position, texts
from games.test_four_gods_actions import run, run_on
from theomachy.core.dice import Dice
from theomachy.core.languages import LANGUAGES
from theomachy.core.position import CHANCE, CLOCK, EVERYBODY, NOBODY
from theomachy.games.four_gods.table.clock import deadlines
from theomachy.games.four_gods.words.words import limits

HONOUR = '"placement_check": "honour", "blame": "confess", "clock": "real"'
WRONG = '"world": ["a1=SSPP by south", "b1=FFFP by north"]'


def sensible(table: Any, seat: int) -> list[str]:
    return [GAME.text(table, int(a)) for a in table.sensible(seat)]


# ---- passing


@pytest.mark.clause("G4-A-47", "G4-E-08", "G4-R-76")
def test_a_bot_that_has_passed_waits_until_somebody_does_something() -> None:
    table = run('set {"options": {"clock": "real"}, "hands": {"north": ["T23"], "east": ["T05"]}}', "north: pass")
    run_on(table, "clock: cool north")
    assert "pass" in texts(table, 0)  # a person may say it again
    assert sensible(table, 0) == []
    assert "pass" not in sensible(table, 1)  # its tile fits
    run_on(table, "east: row T05a")
    assert "hold T23b0" in sensible(table, 0)


@pytest.mark.clause("G4-A-47", "G4-R-56")
def test_who_has_passed_still_chooses_the_prophet_to_lose() -> None:
    table = position(
        {
            "options": {"clock": "real", "placement_check": "honour"},
            "world": ["a1=SSPP +nw:blue", "b1=SFFP +nw:blue"],
            "reserve": {"blue": 0},
            "losing": ["north"],
            "passed": ["north"],
        }
    )
    assert sensible(table, 0) == texts(table, 0) == ["lose a1", "lose b1"]


@pytest.mark.clause("G4-R-35", "G4-R-64")
@pytest.mark.parametrize("backs", ["shown", "hidden"])
def test_bots_end_a_game_with_the_real_clock_long_before_the_limit(backs: str) -> None:
    """Each in turn does what it considers, a pass first where that is possible: nobody passes twice for nothing."""
    dice = Dice(5)
    table: Any = GAME.new(2, seed=4, clock="real", backs=backs, hands_open=False, world_size=4)
    passes = actions = 0
    while table.turn != NOBODY:
        if table.turn == CHANCE:
            table.apply(CHANCE, table.sample(dice))
            continue
        assert table.turn == EVERYBODY
        able = [seat for seat in range(2) if len(table.sensible(seat))]
        if not able:
            reports = table.legal(CLOCK)
            table.apply(CLOCK, reports[dice.below(len(reports))])
            continue
        seat = able[dice.below(len(able))]
        choices = list(table.sensible(seat))
        action = int(choices[dice.below(len(choices))])
        actions += 1
        assert actions < 3000
        passes += GAME.text(table, action) == "pass"
        table.apply(seat, action)
    assert table.ending != "G4-R-35"
    assert table.steps < 500


@pytest.mark.clause("G4-R-59")
def test_a_bot_turns_over_only_what_it_does_not_know() -> None:
    start: dict[str, Any] = {"rows": {"east": ["T41a"]}}
    closed = {"backs": "hidden", "hands_open": False, "clock": "real"}
    unknown = position({**start, "options": closed})
    assert "flip 1.1" in sensible(unknown, 0)
    known = position({**start, "options": closed, "known": {"north": ["T41"]}})
    assert "flip 1.1" in texts(known, 0)
    assert "flip 1.1" not in sensible(known, 0)
    seen = position({**start, "options": {"backs": "hidden", "clock": "real"}})  # in somebody's open hand
    assert "flip 1.1" not in sensible(seen, 0)


# ---- the limit of steps


@pytest.mark.clause("G4-R-35", "G4-R-64")
def test_turning_over_does_not_use_up_the_steps_of_a_game_with_the_real_clock() -> None:
    data = {"options": {"clock": "real"}, "rows": {"north": ["T05a"]}, "steps": 1999}
    table = position(data)
    run_on(table, *["north: flip T05"] * 5)
    assert (table.turn, table.steps) == (EVERYBODY, 1999)
    run_on(table, "north: pass", "over = G4-R-35")
    old = position({**data, "rules": 1})
    run_on(old, "north: flip T05", "over = G4-R-35")


@pytest.mark.clause("G4-R-35", "G4-R-64")
def test_nobody_ends_a_game_with_the_real_clock_alone() -> None:
    """Not by passing, nor by taking a tile and putting it away, nor by challenges in vain, however often."""
    start = {"options": {"clock": "real", "cooldown_ms": 0, "placement_check": "honour"}, "rows": {"north": ["T05a"]}}
    for lines in (
        ["north: pass"],
        ["north: take T05", "north: row T05a"],
        ["north: challenge h8"],
        ["north: pass", "north: take T05", "north: row T05a", "north: challenge h8", "north: flip T05"],
    ):
        table = position({**start, "world": ["h8=SSPP by south"], "steps": 1990})
        run_on(table, *lines * 30)
        assert (table.turn, table.ending) == (EVERYBODY, "")
        assert table.steps == 1991
        assert GAME.position(GAME.to_json(table)).key() == table.key()
    together = position({**start, "steps": 1990})  # two who both do something: the limit is there
    run_on(together, *["north: take T05", "north: row T05a", "south: pass"] * 4)
    assert together.steps == 1998
    run_on(together, "north: take T05", "north: row T05a", "south: pass", "over = G4-R-35")


@pytest.mark.clause("G4-R-64")
def test_who_has_passed_counts_again_only_after_something_was_done() -> None:
    table = position({"options": {"clock": "real", "cooldown_ms": 0}, "steps": 10, "gods": {}})
    run_on(table, *["north: pass", "south: pass"] * 5)
    assert table.steps == 12
    run_on(table, "east: god sea", "north: pass")
    assert table.steps == 14
    old = position({"options": {"clock": "real", "cooldown_ms": 0}, "steps": 10, "gods": {}, "rules": 2})
    run_on(old, *["north: pass", "south: pass"] * 5)
    assert old.steps == 20


# ---- a second tile


@pytest.mark.clause("G4-R-11", "G4-R-68", "G4-A-20")
def test_no_second_tile_once_others_have_filled_the_row() -> None:
    """South gives a tile of north's row back to it, since its own is full (G4-A-28)."""
    nine = [f"T{n}a" for n in range(61, 70)]
    start = {
        "options": {"clock": "real", "cooldown_ms": 0, "draw_two": "after_seeing"},
        "rows": {"north": nine, "south": [f"T{n}a" for n in range(71, 81)]},
        "hands": {"south": ["T05"]},
        "taken": {"south": "T05<north"},
    }
    lines = ("north: draw 1", "chance: bag T10")
    table = position(start)
    run_on(table, *lines)
    assert {"more", "enough"} <= set(texts(table, 0))
    run_on(table, "south: row T05a", "row north = 10", "north: more = row-full")
    assert "more" not in texts(table, 0)
    assert table.why_not(0, GAME.parse(table, "more")) == "G4-A-20"
    run_on(table, "north: enough")
    old = position({**start, "rules": 2})
    run_on(old, *lines, "south: row T05a")
    assert "more" in texts(old, 0)


# ---- questions


@pytest.mark.clause("G4-R-61", "G4-T-08", "G4-T-09")
def test_nothing_that_others_must_do_runs_out_while_somebody_is_asked() -> None:
    start = 'set {"options": {%s%s}, "rows": {"south": ["T41a"]}, "hands": {"east": ["T05"]}, %s}'
    lines = ("south: take T41", "east: place T05a0 h8", "west: challenge b1")
    table = run(start % (HONOUR, "", WRONG), *lines)
    assert texts(table, 1) == []  # nobody else can act
    reports = {GAME.text(table, int(a)) for a in table.legal(CLOCK)}
    assert reports == {"no answer north", "cool south", "cool east", "cool west"}
    for report in ("window east h8", "kept south:T41"):
        assert table.why_not(CLOCK, GAME.parse(table, report)) == "G4-R-61"
    run_on(table, "north: silent", "clock: cool south")
    assert {"window east h8", "kept south:T41"} <= {GAME.text(table, int(a)) for a in table.legal(CLOCK)}
    run_on(table, "east: +nw")
    old = run((start % (HONOUR, "", WRONG)).replace("set {", 'set {"rules": 1, '), *lines)
    assert {"window east h8", "kept south:T41"} <= {GAME.text(old, int(a)) for a in old.legal(CLOCK)}


@pytest.mark.clause("G4-R-61", "G4-R-56")
def test_who_must_choose_a_prophet_has_the_whole_time_after_a_question() -> None:
    table = position(
        {
            "options": {"clock": "real", "placement_check": "honour", "blame": "confess"},
            "world": ["a1=SSPP +nw:green by south", "b1=FFFP by north", "a2=PPMM +nw:green by south"],
            "reserve": {"green": 0},
            "losing": ["south"],
        }
    )
    run_on(table, "west: challenge b1")
    assert texts(table, 2) == []
    assert "no choice south" not in {GAME.text(table, int(a)) for a in table.legal(CLOCK)}
    run_on(table, "north: silent", "south: lose a1")


# ---- whose turn is a pass


@pytest.mark.clause("G4-T-16", "G4-T-20", "G4-E-08")
def test_a_challenge_by_somebody_else_does_not_make_a_turn_more_than_a_pass() -> None:
    start = 'set {"options": {%s, "play": "timed"}, "current": "east", "passed": ["north", "south", "west"], %s}'
    honour = HONOUR.replace("confess", "known")
    table = run(start % (honour, WRONG), "west: challenge b1", "tiles = a1", "clock: time east")
    assert table.ending == "G4-E-03"  # east did nothing, as all the others before
    own = run(start % (honour, WRONG), "east: challenge b1", "clock: time east")
    assert own.ending == ""
    assert own.passed == 0b1101
    old = run((start % (honour, WRONG)).replace("set {", 'set {"rules": 1, '), "west: challenge b1", "clock: time east")
    assert old.ending == ""


# ---- waits that leave time


@pytest.mark.clause("G4-T-07", "G4-T-09")
def test_the_time_for_a_taken_tile_begins_after_the_cooldown() -> None:
    start = {"options": {"clock": "real", "cooldown_ms": 20_000}, "rows": {"east": ["T41a"]}}
    table = position(start)
    run_on(table, "north: take T41")
    assert {GAME.text(table, int(a)) for a in table.legal(CLOCK)} == {"cool north"}
    kept = GAME.parse(table, "kept north:T41")
    assert table.why_not(CLOCK, kept) == "G4-T-09"
    run_on(table, "clock: cool north")
    assert deadlines(table)[kept] == 10_000
    run_on(table, "north: place T41a0 a1")
    old = position({**start, "rules": 2})
    run_on(old, "north: take T41", "clock: kept north:T41", "row north = 1")


# ---- what the form of a new table says


@pytest.mark.clause("G4-E-04", "G4-T-08", "G4-T-09")
def test_the_limits_are_said_truly_for_every_number_of_players() -> None:
    """The form asks for them before it is known how many will play."""
    for lang in LANGUAGES:
        said = {limits(GAME.new(players, clock="real"), lang) for players in GAME.players}  # type: ignore[arg-type]
        assert len(said) == 1
        assert re.findall(r"\d+", said.pop()) == ["10", "5", "30"]
    for players in GAME.players:
        table: Any = position({"players": players, "options": {"clock": "real"}, "bag": [], "trigger": "G4-E-02"})
        extra = GAME.parse(table, "time over")
        assert deadlines(table)[extra] == 30_000 * players
