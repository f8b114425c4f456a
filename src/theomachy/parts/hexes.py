"""An unbounded field of hexes, kept as a small window that grows when something is put near its border.

A hex is axial `q,r` (pointy top; q grows to the right, r down-right) and is coded in 16 bits as
`(q + 128) << 8 | (r + 128)`. Codes are what actions carry; they never change. The window is only
where the cards are stored, so growing it changes nothing that can be seen from outside.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, remove, vec
from mypy_extensions import i32, i64, u8

MIDDLE: Final = 128  # added to q and r in a code
REACH: Final = 120  # hexes further than this from 0,0 are left out
FAR_BITS: Final = 7  # a window of 128 x 128 already has corners beyond REACH
SMALL_BITS: Final = 5  # 32 x 32: wide enough for nearly every game


def code(q: i64, r: i64) -> i64:
    return (q + MIDDLE) << 8 | (r + MIDDLE)


def q_of(at: i64) -> i64:
    return (at >> 8) - MIDDLE


def r_of(at: i64) -> i64:
    return (at & 255) - MIDDLE


def distance(at: i64, other: i64) -> i64:
    """Steps from hex to hex."""
    q = (at >> 8) - (other >> 8)
    r = (at & 255) - (other & 255)
    if q < 0:
        q, r = -q, -r
    if r >= 0:
        return q + r
    if q > -r:
        return q
    return -r


CENTRE: Final = 128 << 8 | 128
# Codes of the six neighbours, relative: right, and on counter-clockwise.
STEPS: Final = (256, 255, -1, -256, -255, 1)


def step(i: i64) -> i64:
    """STEPS[i] for 0 <= i < 6, without the cost of a tuple."""
    if i == 0:
        return 256
    if i == 1:
        return 255
    if i == 2:
        return -1
    if i == 3:
        return -256
    if i == 4:
        return -255
    return 1


class HexField:
    """Cards on hexes, one byte each (0 is empty), with the numbers that prices are made of kept up to date.

    `near` counts the cards beside each hex; `open` lists, in order of their codes, the empty hexes
    that have at least one card beside them and lie within REACH.
    """

    def __init__(self, bits: i64, cards: vec[u8], near: vec[u8], open: vec[i32]) -> None:
        self.bits: i64 = bits
        self.low: i64 = MIDDLE - (i64(1) << (bits - 1))
        self.base: i64 = (self.low << bits) + self.low
        self.cards: vec[u8] = cards
        self.near: vec[u8] = near
        self.open: vec[i32] = open

    def copy(self) -> HexField:
        return HexField(self.bits, self.cards[:], self.near[:], self.open[:])

    def index(self, at: i64) -> i64:
        """Where the hex is stored. It must lie inside the window."""
        return ((at >> 8) << self.bits) + (at & 255) - self.base

    def inside(self, at: i64) -> bool:
        width = i64(1) << self.bits
        q = (at >> 8) - self.low
        r = (at & 255) - self.low
        return 0 <= q and q < width and 0 <= r and r < width

    def card(self, at: i64) -> i64:
        if self.inside(at):
            return i64(self.cards[self.index(at)])
        return 0

    def beside(self, at: i64) -> i64:
        """How many cards lie directly beside the hex."""
        if self.inside(at):
            return i64(self.near[self.index(at)])
        return 0

    def ring(self, i: i64) -> i64:
        """The index of neighbour i of a hex, relative to the index of the hex."""
        w = i64(1) << self.bits
        if i == 0:
            return w
        if i == 1:
            return w - 1
        if i == 2:
            return -1
        if i == 3:
            return -w
        if i == 4:
            return 1 - w
        return 1

    def put(self, at: i64, card: i64) -> None:
        """Lay a card on an empty hex."""
        while self.on_border(at):
            self.grow()
        c = self.index(at)
        self.cards[c] = u8(card)
        if self.near[c] > 0:
            self.open = remove(self.open, i32(at))
        w = i64(1) << self.bits
        self.gain(c + w, at + 256)
        self.gain(c + w - 1, at + 255)
        self.gain(c - 1, at - 1)
        self.gain(c - w, at - 256)
        self.gain(c - w + 1, at - 255)
        self.gain(c + 1, at + 1)

    def lift(self, at: i64) -> None:
        """Take the card away; its hex is empty afterwards."""
        c = self.index(at)
        self.cards[c] = 0
        w = i64(1) << self.bits
        self.lose(c + w, at + 256)
        self.lose(c + w - 1, at + 255)
        self.lose(c - 1, at - 1)
        self.lose(c - w, at - 256)
        self.lose(c - w + 1, at - 255)
        self.lose(c + 1, at + 1)
        if self.near[c] > 0:
            self.insert(at)

    def change(self, at: i64, card: i64) -> None:
        """Replace the card that lies there by another."""
        self.cards[self.index(at)] = u8(card)

    def gain(self, c: i64, at: i64) -> None:
        n: i64 = i64(self.near[c])
        self.near[c] = u8(n + 1)
        if n == 0 and self.cards[c] == 0:
            self.insert(at)

    def lose(self, c: i64, at: i64) -> None:
        n: i64 = i64(self.near[c]) - 1
        self.near[c] = u8(n)
        if n == 0 and self.cards[c] == 0 and within_reach(at):
            self.open = remove(self.open, i32(at))

    def insert(self, at: i64) -> None:
        if self.bits >= FAR_BITS and not within_reach(at):
            return
        a = i32(at)
        open = append(self.open, a)
        i: i64 = i64(len(open)) - 1
        while i > 0 and open[i - 1] > a:
            open[i] = open[i - 1]
            i -= 1
        open[i] = a
        self.open = open

    def on_border(self, at: i64) -> bool:
        """Cards keep two hexes away from the border, so all neighbours of open hexes lie inside the window."""
        last = (i64(1) << self.bits) - 3
        q = (at >> 8) - self.low
        r = (at & 255) - self.low
        return q < 2 or q > last or r < 2 or r > last

    def grow(self) -> None:
        """Double the window around the same middle."""
        width = i64(1) << self.bits
        bits = self.bits + 1
        cards = vec[u8](bytes(1 << (2 * bits)))
        near = vec[u8](bytes(1 << (2 * bits)))
        for q in range(width):
            for r in range(width):
                old = (q << self.bits) + r
                new = ((q + width // 2) << bits) + r + width // 2
                cards[new] = self.cards[old]
                near[new] = self.near[old]
        self.bits = bits
        self.low = MIDDLE - (i64(1) << (bits - 1))
        self.base = (self.low << bits) + self.low
        self.cards = cards
        self.near = near

    def codes(self) -> vec[i32]:
        """The hexes that hold a card, in order of their codes."""
        out: vec[i32] = vec[i32]()
        width = i64(1) << self.bits
        c: i64 = 0
        for q in range(width):
            for r in range(width):
                if self.cards[c] != 0:
                    out = append(out, i32((q + self.low) << 8 | (r + self.low)))
                c += 1
        return out

    def hangs_together(self, without: i64) -> bool:
        """True if all cards except the one at `without` form one piece."""
        codes = self.codes()
        first: i64 = -1
        total: i64 = 0
        for i in range(i64(len(codes))):
            if i64(codes[i]) != without:
                total += 1
                first = i64(codes[i])
        if total == 0:
            return True
        seen: vec[u8] = vec[u8](bytes(i64(1) << (2 * self.bits)))
        seen[self.index(first)] = 1
        todo: vec[i32] = vec[i32]([i32(first)])
        done: i64 = 0
        while done < i64(len(todo)):
            at = i64(todo[done])
            done += 1
            for i in range(i64(6)):
                n = at + step(i)
                if n != without and self.inside(n):
                    c = self.index(n)
                    if self.cards[c] != 0 and seen[c] == 0:
                        seen[c] = 1
                        todo = append(todo, i32(n))
        return done == total


def within_reach(at: i64) -> bool:
    return distance(at, CENTRE) <= REACH


def empty_field() -> HexField:
    size = 1 << (2 * SMALL_BITS)
    return HexField(SMALL_BITS, vec[u8](bytes(size)), vec[u8](bytes(size)), vec[i32]())
