"""Gentes (Stefan Risthaus, 2017). Rules: docs/rules/gentes.md."""

from __future__ import annotations

from theomachy.core.game import Game

GAME = Game(
    name="gentes",
    title="Gentes",
    designer="Stefan Risthaus",
    prefix="GENTES-",
    package=__name__,
    revision=2,  # the starting persons in any order; 1: in group order
    earlier=(1,),
    about={
        "en": "Lead a people of antiquity through six rounds: train persons, build cities, mind the time they cost.",
        "de": "Führe ein Volk der Antike durch sechs Runden: bilde Personen aus, baue Städte und achte auf die Zeit.",
        "it": "Guida un popolo dell'antichità per sei turni: forma persone, costruisci città e bada al tempo.",
    },
    minutes=90,
    hidden=True,
)
