"""Founding villages, losing them, and the end they bring (GODS1-V, GODS1-X-02 to X-04)."""

from __future__ import annotations

from mypy_extensions import i64, u8

from theomachy.games.gods.common.rules.state import by_colour
from theomachy.games.gods.first.rules.state import FirstTable


def found(table: FirstTable, god: i64, colour: i64) -> None:
    """The god gets a village tile (they are counted, not stored) and a points tile, if one is to be had."""
    if table.events is not None:
        table.write("village", "GODS1-V-01", {"god": god, "colour": colour})
    if table.tiles_left(colour) == 0:
        if table.events is not None:
            table.write("no points tile", "GODS1-G-03", {"god": god, "colour": colour})
        return
    if tiles_earned(table, god, colour, table.villages_of(god, colour), 1) == 0:
        if table.events is not None:
            table.write("founded again", "GODS1-R-26", {"god": god, "colour": colour})
        return
    table.points_tiles[by_colour(god, colour)] += u8(1)
    if table.events is not None:
        table.write("points tile", "GODS1-V-02", {"god": god, "colour": colour})


def tiles_earned(table: FirstTable, god: i64, colour: i64, villages: i64, founded: i64) -> i64:
    """The points tiles that the god earns with the last `founded` of so many villages of the colour: one each, while
    they last (GODS1-V-02, GODS1-G-03). With `refound_points_tile = false` no more than villages (GODS1-R-26)."""
    most = table.tiles_left(colour)
    if not table.fixed.refound and most > villages - table.tiles_of(god, colour):
        most = villages - table.tiles_of(god, colour)
    if most > founded:
        return founded
    if most < 0:
        return 0
    return most


def fall(table: FirstTable, god: i64, colour: i64) -> None:
    """The village tile goes back; the points tile stays (GODS1-V-06)."""
    if table.events is not None:
        table.write("village fell", "GODS1-V-05", {"god": god, "colour": colour})
