"""GODS, second edition (Michael Schacht, 2005). Rules: docs/rules/gods-second.md."""

from __future__ import annotations

from theomachy.core.game import Game

GAME = Game(
    name="gods-second",
    title="GODS, second edition",
    designer="Michael Schacht",
    prefix="GODS2-",
    package=__name__,
)
