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
SPECIAL_KINDS: Final = 4
WRATH_KINDS: Final = 16

# Conversion cards. No others are in the box: those that name a religion are left out (PG-R-59).
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
BACKS: Final = 2

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


def has_opposites(elements: i64) -> bool:
    """Air with earth, or fire with water (PG-A-05)."""
    return elements & 3 == 3 or elements & 12 == 12


def playable(form: i64) -> bool:
    """Can an attack have this form? Opposites only where all four are together (PG-A-04, PG-A-05, PG-R-12)."""
    if form >= SPECIAL:
        return form < FORMS
    if form == ALL_ELEMENTS:
        return True
    return form > 0 and not has_opposites(form)


def slot(seat: i64, card: i64) -> i64:
    """The place of a god and a kind of card in the registers of the hands."""
    return seat * CARDS + card


def first_with(back: i64) -> i64:
    """The first kind of card with this back."""
    if back == WRATH:
        return 0
    return WRATH_KINDS


def end_with(back: i64) -> i64:
    """The kind after the last one with this back."""
    if back == WRATH:
        return WRATH_KINDS
    return CARDS
