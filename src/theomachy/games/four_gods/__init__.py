"""4 Gods (Christophe Boelinger). Rules: docs/rules/four-gods.md."""

from __future__ import annotations

from theomachy.core.game import Game

GAME = Game(
    name="four-gods",
    title="4 Gods",
    designer="Christophe Boelinger",
    prefix="G4-",
    package=__name__,
    about={
        "en": "Build one world together from tiles that must match, and send prophets into the kingdoms of your god.",
        "de": "Baut aus passenden Plättchen gemeinsam eine Welt und sendet Propheten in die Reiche eures Gottes.",
        "it": "Costruite insieme un mondo con tessere che combaciano e mandate profeti nei regni del vostro dio.",
    },
    minutes=30,
    revision=2,
    earlier=(1,),
    hidden=True,
    real_time=True,
)
