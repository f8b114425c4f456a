"""What looks good to a player: greedy bots take the best of it, searches judge by it."""

from __future__ import annotations

from newgame.rules.rules import Table
from theomachy.core.position import NOBODY


def value(position: Table, player: int) -> float:
    """Own points less those of the best opponent, with what the gods will give."""
    over = position.turn == NOBODY
    points = [position.score(seat) + (0 if over else position.favour(seat)) for seat in range(position.players)]
    return float(points.pop(player) - max(points))
