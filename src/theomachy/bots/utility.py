"""What the end of a simulation is worth to each player by the final places, and odds and shares of victory."""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from theomachy.core.position import Position

SOLACE: Final = 0.1  # of a victory: what the best of the other places would be worth
SHARED: Final = 0.8  # of the own part of a shared victory: it decides nothing, so nobody ends a game for it


def bounded(x: float) -> float:
    if x > 30.0:
        return 30.0
    if x < -30.0:
        return -30.0
    return x


def chance(odds: float) -> float:
    """The share of victories that goes with log-odds."""
    return 1.0 / (1.0 + math.exp(-bounded(odds)))


def log_odds(share: float) -> float:
    if share < 1e-9:
        return -20.0
    if share > 1.0 - 1e-9:
        return 20.0
    return math.log(share / (1.0 - share))


def place_utilities(world: Position) -> vec[float]:
    """1 for the winner, a little for the better of the other places; shared places share what they occupy.

    A victory that is shared brings less than its parts together.
    """
    n = world.players
    out: vec[float] = vec[float](capacity=n)
    for player in range(n):
        rank = world.rank(player)
        sharing: i64 = 0
        for other in range(n):
            if world.rank(other) == rank:
                sharing += 1
        total: float = 0.0
        for k in range(sharing):
            x = float(n - rank - k) / float(n - 1)
            if rank + k == 1:
                total += 1.0
            else:
                total += SOLACE * x
        if rank == 1 and sharing > 1:
            total *= SHARED
        out = append(out, total / float(sharing))
    return out
