"""What the places of a game are worth when victories are counted."""

from __future__ import annotations

from collections.abc import Sequence


def points(ranks: Sequence[int]) -> list[float]:
    """What each place is worth when victories are counted: shared victories share the one point."""
    winners = sum(rank == 1 for rank in ranks)
    return [1 / winners if rank == 1 else 0.0 for rank in ranks]
