"""A bag whose contents are counted by kind and whose order does not exist until something is drawn."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8


class Bag:
    """So many of each kind. What comes out next is decided by CHANCE, never stored here."""

    def __init__(self, counts: vec[u8], left: i64) -> None:
        self.counts: vec[u8] = counts
        self.left: i64 = left

    def copy(self) -> Bag:
        return Bag(self.counts[:], self.left)

    def take(self, kind: i64) -> None:
        self.counts[kind] -= 1
        self.left -= 1

    def put(self, kind: i64, number: i64 = 1) -> None:
        self.counts[kind] += u8(number)
        self.left += number

    def only(self, kind: i64) -> bool:
        """True if nothing but this kind is left (an empty bag included)."""
        return i64(self.counts[kind]) == self.left


def bag_of(counts: list[int]) -> Bag:
    return Bag(vec[u8](counts), sum(counts))
