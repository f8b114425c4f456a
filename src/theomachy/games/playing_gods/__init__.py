"""Playing Gods (2008). Rules: docs/rules/playing-gods.md."""

from __future__ import annotations

from theomachy.core.game import Game

GAME = Game(
    name="playing-gods",
    title="Playing Gods",
    designer="Benjamin Radford",
    prefix="PG-",
    package=__name__,
    revision=2,
    earlier=(1,),
    minutes=60,
    hidden=True,
)
