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
    about={
        "en": "Spread your faith over the continents by conversion and by wrath, and bear the wrath of the other gods.",
        "de": "Verbreite deinen Glauben über die Kontinente, durch Bekehrung und Zorn, und ertrage den der anderen.",
        "it": "Diffondi la tua fede sui continenti, con la conversione e con l'ira, e sopporta l'ira degli altri dèi.",
    },
    minutes=60,
    hidden=True,
)
