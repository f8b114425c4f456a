"""Gentes (Stefan Risthaus, 2017). Rules: docs/rules/gentes.md."""

from __future__ import annotations

from theomachy.core.game import Game

GAME = Game(
    name="gentes",
    title="Gentes",
    designer="Stefan Risthaus",
    prefix="GENTES-",
    package=__name__,
    # 2: the starting persons in any order, not in group order; 3: with `hometown_marker = "owner"` a player remembers
    # a mark that has left
    revision=3,
    earlier=(1, 2),
    ends_by="GENTES-E-01",
    minutes=90,
    hidden=True,
)
