"""The actions of Playing Gods: their kinds and fields, declared once."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i32, i64

# An action is `kind << KIND_AT | x`.
HOME: Final = 1  # x: continent
PORTAL: Final = 2  # x: space of the ring
MOVE: Final = 3  # x: STILL + steps, clockwise positive
DRAW: Final = 4
FORTIFY: Final = 5  # x: territory
PLACE: Final = 6  # x: territory
PASS: Final = 7
GODKILL: Final = 8  # x: seat
STEAL: Final = 9  # x: seat
TAKE: Final = 10  # x: card of the hand
TAKE_OPEN: Final = 11  # x: element of an open immunity
TAKE_BACK: Final = 12  # x: WRATH or CONVERSION
ATTACK: Final = 13  # x: form
CONVERT: Final = 14  # x: seat
USE_GAIN: Final = 15  # x: territory
END: Final = 16
TARGET: Final = 17  # x: territory
DONE: Final = 18
PROTECT: Final = 19  # x: element
KILL: Final = 20  # x: territory
SHOW_GODKILLER: Final = 21
OFFER: Final = 22  # x: card
GO: Final = 23
DEFEND: Final = 24  # x: card
TAKE_LAND: Final = 25  # x: territory
GIVE_UP: Final = 26  # x: territory that loses its top chip
RESURRECT: Final = 27
STAY_OUT: Final = 28
# CHANCE
DEAL: Final = 29  # x: card off a pile
ROLL: Final = 30  # x: face of the die
LOOT: Final = 31  # x: card of a blind theft

KIND_AT: Final = 24  # the bits below hold x
X_BITS: Final = 0xFFFFFF
STILL: Final = 64  # a move of no steps


def pack(kind: i64, x: i64) -> i32:
    return i32(kind << KIND_AT | x)


def kind_in(action: i64) -> i64:
    return action >> KIND_AT


def x_in(action: i64) -> i64:
    return action & X_BITS
