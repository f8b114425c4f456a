"""Areas that only grow together: a union-find whose groups know their size.

No path is shortened while asking, so questions change nothing; joining the smaller group to the larger keeps the
paths short.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, i64


class Regions:
    """Nodes 0..n-1. A node belongs to no group until it is `found`ed; `size` is whatever the owner counts."""

    def __init__(self, parent: vec[i16], size: vec[i16]) -> None:
        self.parent: vec[i16] = parent  # of a root: itself; -1 for a node that is not there
        self.size: vec[i16] = size  # of the group, kept at its root

    def copy(self) -> Regions:
        return Regions(self.parent[:], self.size[:])

    def found(self, node: i64) -> None:
        """A new group of one node, of size 1."""
        self.parent[node] = i16(node)
        self.size[node] = 1

    def root(self, node: i64) -> i64:
        parent = self.parent
        above: i64 = i64(parent[node])
        while above != node:
            node = above
            above = i64(parent[node])
        return node

    def join(self, a: i64, b: i64, size: i64) -> i64:
        """Make one group of the two (different) roots, of the size given. Gives the new root."""
        if self.size[a] < self.size[b]:
            a, b = b, a
        self.parent[b] = i16(a)
        self.size[a] = i16(size)
        return a


def no_regions(nodes: i64) -> Regions:
    return Regions(vec[i16]([-1] * nodes), vec[i16]([0] * nodes))
