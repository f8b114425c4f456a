"""GODS, first edition (Michael Schacht, 2001). Rules: docs/rules/gods-first.md."""

from __future__ import annotations

from theomachy.core.game import Game

GAME = Game(
    name="gods-first",
    title="GODS, first edition",
    designer="Michael Schacht",
    prefix="GODS1-",
    package=__name__,
    about={
        "en": "The first GODS: few cards, a land that grows hex by hex, and stones that change sides at every temple.",
        "de": "Das erste GODS: wenige Karten, ein Land, das Feld um Feld wächst, und wechselnde Steine.",
        "it": "Il primo GODS: poche carte, una terra che cresce esagono per esagono e pietre che cambiano padrone.",
    },
)
