"""How actions of Gentes are packed, and all kinds of them: each is declared by the chapter of its rules."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from theomachy.core.kinds import declare_in
from theomachy.games.gentes.rules.tables import place, size

OPEN: Final = "GENTES-R-54"  # of kinds against which nothing speaks where they are asked for

# Of each kind: its number; its text with fields in braces; the path of what is clicked for it (none for outcomes of
# CHANCE); the phases whose question it answers. Notation, targets and the space of all actions follow from that.
Declared = tuple[int, str, tuple[str, ...], tuple[int, ...]]
DECLARED: Final[dict[int, Declared]] = {}


def declare(*kinds: Declared) -> tuple[int, ...]:
    """The kinds of a chapter, when it is loaded; their numbers."""
    return declare_in(DECLARED, kinds)


def answers(kind: i64, phase: i64) -> bool:
    """Does this kind of action answer the question of this phase?"""
    return int(kind) in DECLARED and int(phase) in DECLARED[int(kind)][3]


# An action is `kind << 24 | x << 8 | y`.
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
