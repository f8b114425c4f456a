"""The actions of 4 Gods: their kinds and fields, declared once."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i32, i64

# An action is `kind << 24 | x << 8 | cell`: cell is the code of a cell of the world, x depends on the kind.
# A lay is `tile << 3 | side << 2 | rotation`, so it has ten bits; a colour or the side of a second tile sits above it.
LAY_PART: Final = 1023  # of x
COLOUR_AT: Final = 10
SECOND_SIDE_AT: Final = 10
PLACE: Final = 1  # x: lay
DESTROY: Final = 2  # x: lay
DESTROY_FOR: Final = 3  # x: lay, colour << 10: the marker that is credited
PROPHET: Final = 4  # x: corner
PROPHET_OF: Final = 5  # x: corner, colour << 10
MIGRATE: Final = 6  # x: corner; cell: where the prophet comes from
NO_PROPHET: Final = 7
CITY: Final = 8  # cell
CITY_OF: Final = 9  # x: colour << 10
CITY_FROM: Final = 10  # x: the cell the prophet comes from
ROW: Final = 11  # x: tile << 3 | side << 2 (the side only where turning over is an action)
ROW_SIDE: Final = 12
ROW_BOTH: Final = 13  # x: tile; cell: the tile in the second hand
ROW_BOTH_SIDES: Final = 14  # x: tile << 3 | side << 2, second side << 10; cell: the tile in the second hand
DRAW: Final = 15  # x: how many
MORE: Final = 16
ENOUGH: Final = 17
TAKE: Final = 18  # x: tile
TAKE_SLOT: Final = 19  # x: seat << 5 | slot, slots from 1
FLIP: Final = 20  # x: tile
FLIP_SLOT: Final = 21
GOD: Final = 22  # x: terrain
COLOUR: Final = 23  # x: colour
READY: Final = 24
PASS: Final = 25
END: Final = 26
CHALLENGE: Final = 27  # cell
ADMIT: Final = 28
SILENT: Final = 29
LOSE: Final = 30  # cell
LOSE_RESERVE: Final = 31  # x: colour
TOKEN: Final = 32  # x: colour
# Intentions: what a player takes up before saying where (G4-R-70).
HOLD: Final = 33  # x: lay
BUILD: Final = 34
BUILD_OF: Final = 35  # x: colour
BUILD_FROM: Final = 36  # cell: where the prophet comes from
ACCUSE: Final = 37
LOWER: Final = 38
SUMMON: Final = 39  # x: corner; a prophet that migrates, from where comes next
# CHANCE
BAG: Final = 40  # x: tile
START: Final = 41  # x: seat
CARD: Final = 42  # x: colour << 10 | terrain
# CLOCK
COOL: Final = 50  # x: seat
WINDOW_SHUT: Final = 51  # x: seat; cell: the tile that waited for a prophet
TAKE_SHUT: Final = 52  # x: seat << 7 | tile: the tile taken from a row and kept too long
TURN_SHUT: Final = 53  # x: seat
EXTRA_SHUT: Final = 54
ANSWER_SHUT: Final = 55  # x: seat
LOSE_SHUT: Final = 56  # x: seat


def pack(kind: i64, x: i64, cell: i64) -> i32:
    return i32(kind << 24 | x << 8 | cell)


def kind_in(action: i64) -> i64:
    return action >> 24


def x_in(action: i64) -> i64:
    return action >> 8 & 65535


def cell_in(action: i64) -> i64:
    return action & 255


def lay_in(action: i64) -> i64:
    return action >> 8 & LAY_PART


def colour_in(action: i64) -> i64:
    return action >> 18 & 3
