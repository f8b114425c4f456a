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
    ends_by="GENTES-E-01",
    minutes=90,
    hidden=True,
)
