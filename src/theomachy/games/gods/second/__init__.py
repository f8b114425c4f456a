"""GODS, second edition (Michael Schacht, 2005). Rules: docs/rules/gods-second.md."""

from __future__ import annotations

from theomachy.core.game import Game

GAME = Game(
    name="gods-second",
    title="GODS, second edition",
    designer="Michael Schacht",
    prefix="GODS2-",
    package=__name__,
    about={
        "en": "Place tribes and temples on a growing land, win the faith of peoples and unite them into nations.",
        "de": "Lege Stämme und Tempel in ein wachsendes Land, gewinne den Glauben der Völker und eine sie zu Nationen.",
        "it": "Posa tribù e templi su una terra che cresce, conquista la fede dei popoli e uniscili in nazioni.",
    },
)
