"""How actions of Playing Gods are packed, and all kinds of them: each is declared by the chapter of its rules."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i32, i64

from theomachy.core.kinds import declare_in
from theomachy.games.playing_gods.rules.phases import DEFENDING, GAINING, KILLING_GOD, PROTECTING, SAVING, STEALING

# An action is `kind << KIND_AT | x`.
KIND_AT: Final = 24  # the bits below hold x
X_BITS: Final = 0xFFFFFF
STILL: Final = 64  # a move of no steps

# Of each kind: its number; its text, with the field that sits in x in braces; the path of what is clicked for it (none
# for outcomes of CHANCE); the phases in which it is asked for. Notation, targets and the space of all actions follow.
Declared = tuple[int, str, tuple[str, ...], tuple[int, ...]]
DECLARED: Final[dict[int, Declared]] = {}
ASKED_IN: Final[dict[int, tuple[int, ...]]] = {}


def declare(*kinds: Declared) -> tuple[int, ...]:
    """The kinds of a chapter, when it is loaded; their numbers."""
    for kind in kinds:
        ASKED_IN[kind[0]] = kind[3]
    return declare_in(DECLARED, kinds)


# Of no chapter: it declines whatever is offered.
PASS: Final = 7
KINDS: Final[tuple[int, ...]] = declare(
    (PASS, "pass", ("button:pass",), (GAINING, KILLING_GOD, STEALING, PROTECTING, SAVING, DEFENDING)),
)


def pack(kind: i64, x: i64) -> i32:
    return i32(kind << KIND_AT | x)


def kind_in(action: i64) -> i64:
    return action >> KIND_AT


def x_in(action: i64) -> i64:
    return action & X_BITS


def is_meant(kind: i64, x: i64) -> bool:
    """Is there such a kind, and is nothing in the bits of x of one that names nothing?"""
    if int(kind) not in DECLARED:
        return False
    return x == 0 or "{" in DECLARED[int(kind)][1]
