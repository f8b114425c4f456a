"""What is being asked; `actions` says which of them answer it."""

from __future__ import annotations

from typing import Final

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
