"""What a table with a real clock needs beside the rules: when limits run out, who goes first, who has left.

Nothing here reads a clock either. A server asks what is running, waits, and lets CLOCK report it (G4-T-03).
"""

from __future__ import annotations

from mypy_extensions import i32, i64

from theomachy.core.position import CLOCK
from theomachy.games.four_gods.actions import (
    ANSWER_SHUT,
    COOL,
    EXTRA_SHUT,
    LOSE_SHUT,
    PASS,
    TAKE_SHUT,
    TURN_SHUT,
    WINDOW_SHUT,
    pack,
)
from theomachy.games.four_gods.rules import FourGods


def deadlines(table: FourGods) -> dict[int, int]:
    """Everything CLOCK may report now, with the milliseconds after which it is due.

    They count from the moment the report became possible; one that was possible before and still is runs on.
    """
    found: dict[int, int] = {}
    for action in table.legal(CLOCK):
        found[int(action)] = milliseconds(table, i64(action) >> 24)
    return found


def milliseconds(table: FourGods, kind: i64) -> int:
    fixed = table.fixed
    if kind == COOL:
        return fixed.cooldown_ms
    if kind == WINDOW_SHUT or kind == ANSWER_SHUT:
        return fixed.prophet_window_ms
    if kind == TAKE_SHUT or kind == LOSE_SHUT:
        return fixed.take_window_ms
    if kind == TURN_SHUT:
        return fixed.turn_ms
    assert kind == EXTRA_SHUT
    return fixed.extra_ms * int(table.players)


def fair_order(table: FourGods, window: i64) -> list[int]:
    """In which order the seats' actions of one window count (G4-T-10); windows are numbered from 0."""
    return [int((window + i) % table.players) for i in range(table.players)]


def pass_for(table: FourGods, seat: i64) -> i32:
    """What the table does for a seat that has left: pass, where that is possible and new (G4-R-65); else -1."""
    action = pack(PASS, 0, 0)
    if table.passed >> seat & 1 or table.why_not(seat, action) != "":
        return -1
    return action
