"""4 Gods (Christophe Boelinger). Rules: docs/rules/four-gods.md."""

from __future__ import annotations

from theomachy.core.game import Game

GAME = Game(
    name="four-gods",
    title="4 Gods",
    designer="Christophe Boelinger",
    prefix="G4-",
    package=__name__,
    minutes=30,
    revision=3,
    earlier=(2, 1),
    hidden=True,
    real_time=True,
)
