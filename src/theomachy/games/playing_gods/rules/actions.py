"""The kinds of actions of Playing Gods, declared once: number, text, what is clicked, and when they are asked for."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i32, i64

from theomachy.games.playing_gods.rules.phases import (
    ACTING,
    CONVERTING,
    DEAL_FAITH,
    DEAL_WRATH,
    DEFENDING,
    DIE,
    DIVIDING,
    DRAW_OR_FORTIFY,
    DRAWING,
    FIRST_ROLL,
    GAINING,
    HOMES,
    KILLING_GOD,
    LOOTING,
    LOSING,
    NAMING,
    OFFERING,
    PLACES,
    PROTECTING,
    RISEN,
    RISEN_FAITH,
    RISEN_WRATH,
    RISING,
    SAVING,
    STEALING,
    TAKING,
    WAY,
)  # fmt: skip

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

# Of each kind: its text with the field that sits in x in braces, the path of what is clicked for it (none for outcomes
# of CHANCE), and the phases in which it is asked for. Notation, targets and the space of all actions follow from this
# list; its order is that of the numbers that learners know actions by.
KINDS: Final[tuple[tuple[int, str, tuple[str, ...], tuple[int, ...]], ...]] = (
    (HOME, "home {continent}", ("continent:{continent}",), (HOMES,)),
    (PORTAL, "portal {at}", ("space:{at}",), (PLACES, RISEN)),
    (MOVE, "move {steps}", ("move:{steps}",), (WAY,)),
    (DRAW, "draw", ("button:draw",), (DRAW_OR_FORTIFY,)),
    (FORTIFY, "fortify {land}", ("land:{land}",), (DRAW_OR_FORTIFY,)),
    (PLACE, "place {land}", ("land:{land}",), (GAINING,)),
    (PASS, "pass", ("button:pass",), (GAINING, KILLING_GOD, STEALING, PROTECTING, SAVING, DEFENDING)),
    (GODKILL, "godkill {god}", ("god:{god}",), (KILLING_GOD,)),
    (STEAL, "steal {god}", ("god:{god}",), (STEALING,)),
    (TAKE_OPEN, "take open immunity_{element}", ("open:{element}",), (TAKING,)),
    (TAKE_BACK, "take {back}", ("back:{back}",), (TAKING,)),
    (TAKE, "take {card}", ("loot:{card}",), (TAKING,)),
    (TAKE_LAND, "take {land}", ("land:{land}",), (CONVERTING,)),
    (ATTACK, "attack {form}", ("{form}",), (ACTING,)),  # the cards of the form
    (CONVERT, "convert {god}", ("god:{god}",), (ACTING,)),
    (USE_GAIN, "gain {land}", ("card:gain_one_sect", "land:{land}"), (ACTING,)),
    (END, "end", ("button:end",), (ACTING,)),
    (TARGET, "target {land}", ("land:{land}",), (NAMING,)),
    (DONE, "done", ("button:done",), (NAMING,)),
    (PROTECT, "protect {element}", ("card:protection_{element}",), (PROTECTING,)),
    (KILL, "kill {land}", ("land:{land}",), (DIVIDING,)),
    (SHOW_GODKILLER, "godkiller", ("card:godkiller",), (SAVING,)),
    (OFFER, "offer {faith}", ("card:{faith}",), (OFFERING,)),
    (GO, "go", ("button:go",), (OFFERING,)),
    (DEFEND, "defend {faith}", ("card:{faith}",), (DEFENDING,)),
    (GIVE_UP, "lose {land}", ("land:{land}",), (LOSING,)),
    (RESURRECT, "resurrect", ("button:resurrect",), (RISING,)),
    (STAY_OUT, "stay out", ("button:stay_out",), (RISING,)),
    (DEAL, "draw {card}", (), (DEAL_FAITH, DEAL_WRATH, DRAWING, RISEN_FAITH, RISEN_WRATH)),
    (ROLL, "roll {face}", (), (DIE, FIRST_ROLL)),
    (LOOT, "loot {card}", (), (LOOTING,)),
)  # fmt: skip
ASKED_IN: Final[dict[int, tuple[int, ...]]] = {code: phases for code, _, _, phases in KINDS}
NAMES_NOTHING: Final[tuple[int, ...]] = tuple([code for code, form, _, _ in KINDS if "{" not in form])

KIND_AT: Final = 24  # the bits below hold x
X_BITS: Final = 0xFFFFFF
STILL: Final = 64  # a move of no steps


def pack(kind: i64, x: i64) -> i32:
    return i32(kind << KIND_AT | x)


def kind_in(action: i64) -> i64:
    return action >> KIND_AT


def x_in(action: i64) -> i64:
    return action & X_BITS
