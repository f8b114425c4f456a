"""Kinds of cards. Names within an element have no effect (PG-R-22), so the attacks of one element are one kind."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# Elements, in the order in which their cards go under the pile (PG-R-21); as bits they make attacks.
EARTH: Final = 0
AIR: Final = 1
FIRE: Final = 2
WATER: Final = 3
ELEMENTS: Final = 4
ALL_ELEMENTS: Final = 15

# Wrath cards.
ATTACKS: Final = 0  # + element
PROTECTIONS: Final = 4  # + element
IMMUNITIES: Final = 8  # + element
SPECIALS: Final = 12  # + 0 to 3: plague, famine, darkness, locusts
WRATH_KINDS: Final = 16

# Conversion cards.
FAITHS: Final = 16  # + 0 to 4: the five kinds that convert and can be permanents
FAITH_KINDS: Final = 5
GAIN: Final = 21
LOSE: Final = 22
ALL_LOSE: Final = 23
GODKILLER: Final = 24
CARDS: Final = 25

# The two backs.
WRATH: Final = 0
CONVERSION: Final = 1

# An attack is the mask of its elements, or SPECIAL + which special card.
SPECIAL: Final = 16
FORMS: Final = 20


def back_of(card: i64) -> i64:
    if card < WRATH_KINDS:
        return WRATH
    return CONVERSION


def is_faith(card: i64) -> bool:
    return FAITHS <= card and card < FAITHS + FAITH_KINDS


def is_immunity(card: i64) -> bool:
    return IMMUNITIES <= card and card < IMMUNITIES + ELEMENTS


def elements_in(mask: i64) -> i64:
    """How many elements a mask has."""
    return (mask & 1) + (mask >> 1 & 1) + (mask >> 2 & 1) + (mask >> 3 & 1)


def playable(form: i64) -> bool:
    """Can an attack have this form? Opposites only where all four are together (PG-A-04, PG-A-05)."""
    if form >= SPECIAL:
        return form < FORMS
    if form == ALL_ELEMENTS:
        return True
    return form > 0 and form & 3 != 3 and form & 12 != 12
