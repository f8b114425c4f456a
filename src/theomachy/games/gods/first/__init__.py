"""GODS, first edition (Michael Schacht, 2001). Rules: docs/rules/gods-first.md."""

from __future__ import annotations

from theomachy.core.game import Game

GAME = Game(
    name="gods-first",
    title="GODS, first edition",
    designer="Michael Schacht",
    prefix="GODS1-",
    package=__name__,
)
