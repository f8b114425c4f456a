"""What a game that is over is worth to a player, for values counted in thousandths: no rule in it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from theomachy.core.position import Position

WON: Final = 100_000  # more than anything that can be had on the way


def verdict(position: Position, player: i64) -> i64:
    """Winning is everything, a shared victory a little less, then as few ahead as possible."""
    place = position.rank(player)
    if place > 1:
        return -WON * place
    shared: i64 = 0
    for seat in range(position.players):
        if position.rank(seat) == 1:
            shared += 1
    return WON // shared
