"""Founding villages, losing them, and the end they bring (GODS1-V, GODS1-X-02 to GODS1-X-04)."""

from __future__ import annotations

from mypy_extensions import i64, u8

from theomachy.games.gods.common.rules.cards import TRIBES
from theomachy.games.gods.common.rules.table import COLOURS
from theomachy.games.gods.first.rules.state import FirstTable


def found(table: FirstTable, god: i64, colour: i64) -> None:
    """The god gets a village tile (they are counted, not stored) and a points tile, if one is to be had."""
    if table.events is not None:
        table.write("village", "GODS1-V-01", {"god": god, "colour": colour})
    if table.tiles_left(colour) == 0:
        if table.events is not None:
            table.write("no points tile", "GODS1-G-03", {"god": god, "colour": colour})
        return
    if not table.fixed.refound and table.tiles_of(god, colour) >= table.villages_of(god, colour):
        if table.events is not None:
            table.write("founded again", "GODS1-R-26", {"god": god, "colour": colour})
        return
    table.points_tiles[god * COLOURS + colour] += u8(1)
    if table.events is not None:
        table.write("points tile", "GODS1-V-02", {"god": god, "colour": colour})


def fall(table: FirstTable, god: i64, colour: i64) -> None:
    """The village tile goes back; the points tile stays (GODS1-V-06)."""
    if table.events is not None:
        table.write("village fell", "GODS1-V-05", {"god": god, "colour": colour})


def village_end(table: FirstTable, seat: i64) -> str:
    """The clause by which the villages of this player bring the end when the turn comes to him; empty if none does."""
    if table.fixed.bag:  # GODS1-B-05
        return ""
    different: i64 = 0
    total: i64 = 0
    for colour in range(i64(1), i64(TRIBES + 1)):
        villages = table.villages_of(seat, colour)
        total += villages
        if villages > 0:
            different += 1
    if different >= table.fixed.end_different:
        return "GODS1-X-02"
    if total >= table.fixed.end_any:
        return "GODS1-X-03"
    return ""
