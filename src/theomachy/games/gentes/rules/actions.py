"""The actions of Gentes: their kinds and fields, declared once."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from theomachy.games.gentes.rules.tables import place, size

# An action is `kind << 24 | x << 8 | y`.
# The menu of a turn
TILE: Final = 1  # x: the action tile
TAX: Final = 2  # x: which of the two tax collectors
SUN_ACTION: Final = 3  # x: card, y: which of its sun effects
HOME: Final = 4  # x: site, y: which of its options
CUBES: Final = 5  # train with cubes; x: from the temple, y: from the oracle
SWAP: Final = 6  # x: the group that is lowered
FOR: Final = 7  # x: the group that is raised
STOP: Final = 8
USE: Final = 9  # x: card, y: which of its effects
END: Final = 10
# Inside a main action
WITH_CARD: Final = 11  # x: card, y: which of its effects, sun first, then always
WITH_HOME: Final = 12  # x: site, y: option
GO: Final = 13
TIME: Final = 14  # x: doubles, y: singles
COUNT: Final = 15  # x: basic persons
PERSON: Final = 16  # x: group
GAIN: Final = 17  # x: group
LIFT: Final = 18  # x: site
SITE: Final = 19  # x: site
REGION: Final = 20  # x: region
FROM: Final = 21  # x: 0 display, 1 discard pile
CARDS: Final = 22  # x: how many
TAKE: Final = 23  # x: card
PLAY: Final = 24  # x: card
# Effects
SUFFER: Final = 25
AVERT: Final = 26  # x: from the temple, y: from the oracle
CUBE_TO: Final = 27  # x: area
CITY: Final = 28  # x: site
DRAW: Final = 29  # x: card
PAY: Final = 30  # x: from the temple, y: from the oracle
EXCHANGE: Final = 31  # do the conversion that is offered
# Decline phase and final scoring
DONE: Final = 32
LIMIT: Final = 33  # x: doubles, y: singles
DISCARD: Final = 34  # x: card
SCORE: Final = 35  # x: card
FINISH: Final = 36
# Setup
DRAFT: Final = 37  # x: card
START_WITH: Final = 38  # x: group
# CHANCE
STARTER: Final = 39  # x: seat
COLUMN: Final = 40  # x: the group whose training cost tile comes next
REVEAL: Final = 41  # x: card


def pack(kind: i64, x: i64, y: i64) -> i32:
    return i32(kind << 24 | x << 8 | y)


def kind_in(action: i64) -> i64:
    return action >> 24


def x_in(action: i64) -> i64:
    return action >> 8 & 255


def y_in(action: i64) -> i64:
    return action & 255


def listed(kind: i64, bits: i64) -> vec[i32]:
    """An action of this kind for each thing of a set."""
    out: vec[i32] = vec[i32](capacity=size(bits))
    while bits != 0:
        low = bits & -bits
        bits ^= low
        out = append(out, pack(kind, place(low), 0))
    return out
