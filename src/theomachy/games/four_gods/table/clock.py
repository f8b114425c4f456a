"""What a table with a real clock needs beside the rules: when limits run out, who goes first, who has left.

Nothing here reads a clock either. A server asks what is running, waits, and lets CLOCK report it (G4-T-03).
"""

from __future__ import annotations

from mypy_extensions import i32, i64

from theomachy.core.position import CLOCK
from theomachy.games.four_gods.rules.actions import (
    ANSWER_SHUT,
    CHALLENGE,
    CITY,
    CITY_FROM,
    CITY_OF,
    COOL,
    DESTROY,
    DESTROY_FOR,
    DRAW,
    EXTRA_SHUT,
    GOD,
    LOSE_SHUT,
    PASS,
    PLACE,
    ROW,
    ROW_BOTH,
    ROW_BOTH_SIDES,
    ROW_SIDE,
    TAKE,
    TAKE_SHUT,
    TAKE_SLOT,
    TURN_SHUT,
    WINDOW_SHUT,
    pack,
)
from theomachy.games.four_gods.rules.rules import FourGods

# Milliseconds from one action of a bot to its next, by level: the one place where they are said (G4-T-23). A person
# needs three to six seconds to find a place for a tile, and one or two to draw or to discard.
PACES = {1: 5000, 2: 4200, 3: 3500, 4: 2200, 5: 1600, 6: 1600}
USUAL_LEVEL = 3  # of bots that have none
LEVELS = tuple(f"level:{level}" for level in PACES)
PACED = (
    PLACE, DESTROY, DESTROY_FOR, CITY, CITY_OF, CITY_FROM, ROW, ROW_SIDE, ROW_BOTH, ROW_BOTH_SIDES, DRAW, TAKE,
    TAKE_SLOT, GOD, CHALLENGE,
)  # fmt: skip


def real(table: FourGods) -> bool:
    """Is there a real clock? Otherwise everybody does one thing after the other (G4-T-05)."""
    return bool(table.fixed.real)


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


def pace(table: FourGods, bot: str, action: i32) -> int:
    """How many milliseconds a bot lets pass between its last action and this one (G4-T-23).

    What is only taken up, passing and answers wait for nothing; nor is a tile from a row kept until it is put away.
    """
    wanted = table.fixed.options["bot_pace"]
    kind = i64(action) >> 24
    if wanted == "quick" or kind not in PACED:
        return 0
    level = int(bot.partition(":")[2]) if bot in LEVELS else USUAL_LEVEL
    found = PACES[level] * (2 if wanted == "calm" else 1)
    return min(found, table.fixed.take_window_ms // 2)


def label(table: FourGods, action: int) -> str:
    """What a limit is called before everybody's eyes, empty where its text will do.

    A tile that was taken is not named: not everybody may know which it is (G4-R-59).
    """
    if action >> 24 == TAKE_SHUT:
        return "kept " + table.names[action >> 15 & 255]
    return ""


def fair_order(table: FourGods, window: i64) -> list[int]:
    """In which order the seats' actions of one window count (G4-T-10); windows are numbered from 0."""
    return [int((window + i) % table.players) for i in range(table.players)]


def pass_for(table: FourGods, seat: i64) -> i32:
    """What the table does for a seat that has left (G4-R-40): pass, where possible and new (G4-R-65); else -1."""
    action = pack(PASS, 0, 0)
    if table.passed >> seat & 1 or table.why_not(seat, action) != "":
        return -1
    return action
