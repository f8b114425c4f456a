"""The contract of boards: what lies on the table as one seat may see it, place by place.

`core.inputs` counts what matters; a board says where things are. It is a list of named parts with a shape each, all
small whole numbers, written one after the other. Seats are told from the seat's own side: 0 nobody, 1 oneself, 2 the
next player, and so on.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from theomachy.core.position import Position

LARGEST: Final = 255  # what would be larger is cut off


class Board:
    """Subclasses name their parts and fill them; what they write begins at `at` of `out`."""

    def __init__(self) -> None:
        self.out: vec[u8] = vec[u8]()
        self.at: i64 = 0

    def parts(self) -> list[tuple[str, list[int]]]:
        """Names and shapes, in the order in which they are filled."""
        raise NotImplementedError

    def fill(self, position: Position, player: i64) -> None:
        """Write all parts by `put`: exactly as many numbers as they say."""
        raise NotImplementedError

    def put(self, value: i64) -> None:
        if value > LARGEST:
            value = LARGEST
        elif value < 0:
            value = 0
        self.out[self.at] = u8(value)
        self.at += 1

    def put_bits(self, bits: i64, count: i64) -> None:
        """A set as flags."""
        out = self.out
        at = self.at
        for i in range(count):
            out[at + i] = u8(bits >> i & 1)
        self.at = at + count

    def skip(self, count: i64) -> None:
        """Zeros."""
        out = self.out
        at = self.at
        for i in range(count):
            out[at + i] = 0
        self.at = at + count


def side(seat: i64, player: i64, players: i64) -> i64:
    """A seat from the player's own side: 1 oneself, 2 the next, and so on; 0 for nobody (-1)."""
    if seat < 0:
        return 0
    found = seat - player
    if found < 0:
        found += players
    return found + 1


def seat_at(place: i64, player: i64, players: i64) -> i64:
    """The seat that sits so many places after the player, who is at place 0."""
    found = player + place
    if found >= players:
        found -= players
    return found
