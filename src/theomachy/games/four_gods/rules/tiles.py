"""The tiles as tables: what lies where on each face in each rotation, and which placements fit which gap.

A tile is a number from 1 on (`T01` is 1). A *turn* is `side << 2 | rotation`, so a tile has eight turns; a *lay* is
`tile << 3 | turn`. A face has a terrain at each corner, not at each side (G4-C-13, G4-R-02). Corners are numbered
clockwise from the north-west: nw 0, ne 1, se 2, sw 3. The terrains of a face are one byte, two bits for each corner.

A *gap* is what a cell prescribes for a tile: at each corner a terrain or nothing, written in base 5 (digit = terrain
plus one, 0 for nothing). Whether a tile fits a gap is looked up, not tried.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

SEA: Final = 0
PLAIN: Final = 1
FOREST: Final = 2
MOUNTAIN: Final = 3
TERRAINS: Final = 4

GAPS: Final = 625  # 5 ** 4
CLASH: Final = 625  # a gap that nothing can fill: two neighbours disagree at a corner
HALF: Final = 60  # tiles are kept as bits in two words: 0..59 and 60..119
MOST_TILES: Final = 119


# The compiled form shifts a literal 1 as a 32-bit number, so the powers of two come from a list.
POWERS: Final = vec[i64]([2**n for n in range(HALF)])


def bit(n: i64) -> i64:
    """1 << n, for any n below 60."""
    return POWERS[n]


class TileSet:
    """The tiles of a box; fixed, shared by all positions."""

    def __init__(self, count: i64, faces: vec[u8], zones: vec[u8], turns: vec[u8]) -> None:
        self.count: i64 = count  # tiles are 1..count
        self.faces: vec[u8] = faces  # by lay: the four terrains
        self.zones: vec[u8] = zones  # by lay: for each corner the first corner of its region
        self.starts: vec[u8] = vec[u8](bytes(len(zones)))  # by lay: the corners that name a region, one bit each
        self.turns: vec[u8] = turns  # by tile: one bit for each turn that looks like no earlier one of the same side
        self.fitting: vec[u8] = vec[u8](bytes((GAPS + 1) * (count + 1)))  # by gap * (count + 1) + tile: turns that fit
        self.low: vec[i64] = vec[i64]([0] * (GAPS + 1))  # by gap: tiles that fit, as bits
        self.high: vec[i64] = vec[i64]([0] * (GAPS + 1))
        # Sides that look alike, by tile << 1 | side: the next of them (after the last the first), and the first.
        self.next_like: vec[u8] = vec[u8](bytes((count + 1) * 2))
        self.first_like: vec[u8] = vec[u8](bytes((count + 1) * 2))
        for lay in range(i64(len(zones))):
            for corner in range(i64(4)):
                if self.region(lay, corner) == corner:
                    self.starts[lay] = u8(i64(self.starts[lay]) | i64(1) << corner)
        for tile in range(i64(1), count + 1):
            for turn in range(i64(8)):
                if i64(turns[tile]) >> turn & 1:
                    self.enter(tile, turn)
        for side in range(i64(2), 2 * count + 2):
            if self.first_like[side] == 0:
                self.join(side)

    def enter(self, tile: i64, turn: i64) -> None:
        """Enter the turn in every gap that it fits: each corner is prescribed as it is, or free (G4-A-06, G4-A-07)."""
        face: i64 = i64(self.faces[tile << 3 | turn])
        for mask in range(i64(16)):
            gap: i64 = 0
            weight: i64 = 1
            for corner in range(i64(4)):
                if mask >> corner & 1:
                    gap += ((face >> (2 * corner) & 3) + 1) * weight
                weight *= 5
            i = gap * (self.count + 1) + tile
            self.fitting[i] = u8(i64(self.fitting[i]) | i64(1) << turn)
            if tile < HALF:
                self.low[gap] = self.low[gap] | bit(tile)
            else:
                self.high[gap] = self.high[gap] | bit(tile - HALF)

    def join(self, first: i64) -> None:
        """Find all sides that look like this one, the first of them, in every rotation."""
        last = first
        for side in range(first, 2 * self.count + 2):
            if self.faces[side << 2] == self.faces[first << 2] and self.zones[side << 2] == self.zones[first << 2]:
                self.next_like[last] = u8(side)
                self.first_like[side] = u8(first)
                last = side
        self.next_like[last] = u8(first)

    def turns_for(self, gap: i64, tile: i64) -> i64:
        """The turns of the tile that fit, one bit each."""
        return i64(self.fitting[gap * (self.count + 1) + tile])

    def terrain(self, lay: i64, corner: i64) -> i64:
        return i64(self.faces[lay]) >> (2 * corner) & 3

    def region(self, lay: i64, corner: i64) -> i64:
        """The first corner of the region that this corner belongs to."""
        return i64(self.zones[lay]) >> (2 * corner) & 3


def rotated(face: i64, quarters: i64) -> i64:
    """A byte of four corners after so many quarter turns clockwise (G4-C-18)."""
    bits = 2 * (quarters & 3)
    return (face << bits | face >> (8 - bits)) & 255


def zones_of(face: i64, through: i64) -> i64:
    """For each corner the first corner of its region (G4-C-15, G4-C-17); `through` is the terrain that passes through
    the middle, as the box says, or -1 (G4-C-16, G4-R-05)."""
    first: i64 = 0
    for corner in range(i64(4)):
        terrain = face >> (2 * corner) & 3
        lowest = corner
        for other in range(corner):
            if face >> (2 * other) & 3 != terrain:
                continue
            if joined(face, through, corner, other) and other < lowest:
                lowest = other
        first |= lowest << (2 * corner)
    return first


def joined(face: i64, through: i64, a: i64, b: i64) -> bool:
    """Do two corners of equal terrain belong to one region of the face (G4-C-15, G4-C-16)?"""
    terrain = face >> (2 * a) & 3
    if (a - b) & 1:
        return True  # neighbours around the face, the last and the first corner among them
    if through == terrain:
        return True
    for between in range(i64(4)):  # round the edge, over a corner of the same terrain between them
        if (between - a) & 1 and face >> (2 * between) & 3 == terrain:
            return True
    return False
