"""What is being asked, and which actions answer it."""

from __future__ import annotations

from typing import Final

from theomachy.games.playing_gods.rules.actions import (
    ATTACK,
    CONVERT,
    DEAL,
    DEFEND,
    DONE,
    DRAW,
    END,
    FORTIFY,
    GIVE_UP,
    GO,
    GODKILL,
    HOME,
    KILL,
    LOOT,
    MOVE,
    OFFER,
    PASS,
    PLACE,
    PORTAL,
    PROTECT,
    RESURRECT,
    ROLL,
    SHOW_GODKILLER,
    STAY_OUT,
    STEAL,
    TAKE,
    TAKE_BACK,
    TAKE_LAND,
    TAKE_OPEN,
    TARGET,
    USE_GAIN,
)  # fmt: skip

# The numbers are part of the key of a position: never change them.
HOMES: Final = 0
DEAL_FAITH: Final = 1  # CHANCE: the start permanent
DEAL_WRATH: Final = 2  # CHANCE: the first wrath card
PLACES: Final = 3  # the start portal
FIRST_ROLL: Final = 4  # CHANCE: who begins
DIE: Final = 5  # CHANCE
WAY: Final = 6  # which direction
DRAW_OR_FORTIFY: Final = 7
DRAWING: Final = 8  # CHANCE: a card off a pile
LOSING: Final = 9  # which chip goes
GAINING: Final = 10
KILLING_GOD: Final = 11
STEALING: Final = 12  # from whom
TAKING: Final = 13  # which card
LOOTING: Final = 14  # CHANCE: the card of a blind theft
ACTING: Final = 15  # the choice at a portal
NAMING: Final = 16  # territories of an attack
PROTECTING: Final = 17
DIVIDING: Final = 18  # kills among territories
SAVING: Final = 19  # the Godkiller in need
OFFERING: Final = 20
DEFENDING: Final = 21
CONVERTING: Final = 22  # which territories
RISING: Final = 23  # back from limbo or not
RISEN: Final = 24  # the portal of a god who came back
RISEN_FAITH: Final = 25  # CHANCE: its permanent
RISEN_WRATH: Final = 26  # CHANCE: its wrath card
OVER: Final = 27

# What follows when an action and everything it caused is complete.
THEN_END_TURN: Final = 0
THEN_PORTAL: Final = 1
THEN_DRAW: Final = 2

# For each kind of action: the phases in which it is asked for.
ASKED_IN: Final[dict[int, tuple[int, ...]]] = {
    HOME: (HOMES,), PORTAL: (PLACES, RISEN), MOVE: (WAY,), DRAW: (DRAW_OR_FORTIFY,), FORTIFY: (DRAW_OR_FORTIFY,),
    PLACE: (GAINING,), PASS: (GAINING, KILLING_GOD, STEALING, PROTECTING, SAVING, DEFENDING),
    GODKILL: (KILLING_GOD,), STEAL: (STEALING,), TAKE: (TAKING,), TAKE_OPEN: (TAKING,), TAKE_BACK: (TAKING,),
    ATTACK: (ACTING,), CONVERT: (ACTING,), USE_GAIN: (ACTING,), END: (ACTING,), TARGET: (NAMING,), DONE: (NAMING,),
    PROTECT: (PROTECTING,), KILL: (DIVIDING,), SHOW_GODKILLER: (SAVING,), OFFER: (OFFERING,), GO: (OFFERING,),
    DEFEND: (DEFENDING,), TAKE_LAND: (CONVERTING,), GIVE_UP: (LOSING,), RESURRECT: (RISING,), STAY_OUT: (RISING,),
    DEAL: (DEAL_FAITH, DEAL_WRATH, DRAWING, RISEN_FAITH, RISEN_WRATH), ROLL: (DIE, FIRST_ROLL), LOOT: (LOOTING,),
}  # fmt: skip
NAMES_NOTHING: Final = (DRAW, PASS, END, DONE, SHOW_GODKILLER, GO, RESURRECT, STAY_OUT)
