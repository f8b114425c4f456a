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
        "en": "The 2001 GODS: found villages, keep their points tiles, but do not build the most temples.",
        "de": "Das GODS von 2001: Dörfer gründen, Punkteplättchen behalten, aber nicht die meisten Tempel bauen.",
        "it": "Il GODS del 2001: fonda villaggi, tieni le tessere punti, ma non costruire più templi di tutti.",
    },
)
