"""The real clock: what CLOCK may report, and what comes of it (G4-T-03)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from theomachy.core.position import CLOCK
from theomachy.games.four_gods.rules.actions import (
    ANSWER_SHUT,
    COOL,
    EXTRA_SHUT,
    LOSE_SHUT,
    TAKE_SHUT,
    TURN_SHUT,
    WINDOW_SHUT,
    cell_in,
    pack,
    x_in,
)  # fmt: skip
from theomachy.games.four_gods.rules.carrying import put_away
from theomachy.games.four_gods.rules.ending import end_game
from theomachy.games.four_gods.rules.mistakes import add_losses, answer, asked_seat, lose
from theomachy.games.four_gods.rules.state import ANSWER, PLAY, Table
from theomachy.games.four_gods.rules.turn import end_turn, shut_window


def stands_still(table: Table) -> bool:
    """While somebody is asked about a tile nobody else can act, so nothing that others must do runs out (G4-R-61)."""
    return table.phase == ANSWER and table.fixed.revision > 1


def add_reports(table: Table, out: vec[i32]) -> vec[i32]:
    """Whatever is running now. The time for a taken tile begins when its player may act again (G4-T-09)."""
    if table.phase == ANSWER:
        out = append(out, pack(ANSWER_SHUT, asked_seat(table), 0))
    elif table.phase != PLAY:
        return out
    still = stands_still(table)
    for seat in range(table.players):
        if table.cooling >> seat & 1:
            out = append(out, pack(COOL, seat, 0))
        if still:
            continue
        if table.window[seat] > 0:
            out = append(out, pack(WINDOW_SHUT, seat, i64(table.window[seat])))
        if table.taken[seat] > 0 and not (table.cooling >> seat & 1 and table.fixed.revision > 2):
            out = append(out, pack(TAKE_SHUT, seat << 7 | table.hand(seat, i64(table.taken_hand[seat])), 0))
        if table.losing >> seat & 1:
            out = append(out, pack(LOSE_SHUT, seat, 0))
    if table.fixed.timed:
        return append(out, pack(TURN_SHUT, table.current, 0))
    if table.trigger != "":
        out = append(out, pack(EXTRA_SHUT, 0, 0))
    return out


def against_report(table: Table, player: i64, kind: i64, action: i64) -> str:
    """Only the clock reports, only where there is a real one, and only what is running."""
    if player != CLOCK:
        return "not-your-turn G4-T-03"
    if not table.fixed.real:
        return "not-in-this-mode G4-T-05"
    if table.in_setup():
        return "not-started G4-S-20"
    if table.phase != PLAY and table.phase != ANSWER:
        return "not-your-turn G4-T-03"
    if kind == ANSWER_SHUT:
        return "too-soon G4-R-61"
    if kind == EXTRA_SHUT:
        return "too-soon G4-E-04"
    if stands_still(table) and (kind == TAKE_SHUT or kind == WINDOW_SHUT or kind == LOSE_SHUT):
        return "too-soon G4-R-61"
    if kind == TAKE_SHUT:
        return "too-soon G4-T-09"
    if x_in(action) >= table.players:
        return "too-soon G4-T-03"
    if kind == WINDOW_SHUT:
        return "too-soon G4-T-08"
    if cell_in(action) > 0:
        return "too-soon G4-T-03"
    if kind == COOL:
        return "too-soon G4-T-07"
    if kind == TURN_SHUT:
        return "too-soon G4-T-12"
    return "too-soon G4-R-56" if kind == LOSE_SHUT else "too-soon G4-T-03"


def report(table: Table, kind: i64, x: i64, cell: i64) -> None:
    if kind == COOL:
        table.cooling &= ~(i64(1) << x)
    elif kind == WINDOW_SHUT:
        shut_window(table, x)
        if table.events is not None:
            table.write("window", "G4-T-08", {"who": x, "cell": table.cell_text(cell)})
    elif kind == TAKE_SHUT:
        put_away(table, x >> 7, x & 127, 0, "G4-T-09")
    elif kind == TURN_SHUT:
        if table.events is not None:
            table.write("time", "G4-T-12", {"who": x})
        if no_more_answers(table):
            end_turn(table)
    elif kind == EXTRA_SHUT:
        if no_more_answers(table):
            end_game(table, "G4-E-04")
    elif kind == ANSWER_SHUT:
        answer(table, False, "G4-R-61")
    elif kind == LOSE_SHUT:
        lose(table, x, i64(add_losses(table, vec[i32](), x)[0]), "G4-R-61")  # the first that could be chosen


def no_more_answers(table: Table) -> bool:
    """Time is over while somebody is asked about a tile: silence (G4-R-61). False if the game ended by it."""
    if table.phase == ANSWER:
        answer(table, False, "G4-R-61")
    return table.phase == PLAY
