"""Kinds of hex cards, how a card on the field is written into one byte, and its hex into an event."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from theomachy.parts.hexes import q_of, r_of

EMPTY: Final = 0
# 1 to 4 are the tribe colours, in the order of the components file.
TRIBES: Final = 4
DESERT: Final = 5
DECAY: Final = 6
WHIRLWIND: Final = 7
EXTRA: Final = 8  # "extra action" in the second edition, "mediation" in the first
END_TILE: Final = 9
TEMPLE: Final = 10
KINDS: Final = 11

NO_GOD: Final = -1

# A card on the field: the kind in the low four bits; above them the seat of the temple's owner or of
# the god whose stone lies on the tribe, plus one; 0 for no stone. Loops over neighbours use the two numbers, everything
# else the functions.
KIND_BITS: Final = 15
GOD_SHIFT: Final = 4


def card_of(kind: i64, god: i64) -> i64:
    return kind | (god + 1) << GOD_SHIFT


def kind_of(card: i64) -> i64:
    return card & KIND_BITS


def god_of(card: i64) -> i64:
    return (card >> GOD_SHIFT) - 1


def is_tribe(kind: i64) -> bool:
    return 0 < kind and kind <= TRIBES


def hex_text(at: i64) -> str:
    return f"{q_of(at)},{r_of(at)}"
