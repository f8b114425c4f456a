"""What decides a game of 4 Gods between two players with two gods each: the lowest marker, then the highest."""

from __future__ import annotations

from theomachy.core.panel import Tie
from theomachy.games.four_gods.rules import scoring
from theomachy.games.four_gods.rules.rules import FourGods

FACTS = {"place": "who", "prophet": "who", "city": "who", "destroy": "who"}  # counted for the result


def tie(table: FourGods, winner: int) -> Tie | None:
    """The score that is shown is the highest marker, so the lowest has to be told whenever it decides."""
    if table.fixed.each == 1:
        return None
    points = scoring.tally(table)
    other = 1 - winner
    for kind, marker in (("lowest", scoring.lowest), ("highest", scoring.highest)):
        mine, theirs = int(marker(table, points, winner)), int(marker(table, points, other))
        if mine != theirs:
            return Tie(kind, "G4-P-18", winner, other, mine, theirs)
    return None
