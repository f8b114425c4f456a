"""The contract of boards: what lies on the table as one seat may see it, place by place.

`core.inputs` counts what matters; a board says where things are. It is a list of named parts with a shape each, all
small whole numbers, written one after the other. Seats are told from the seat's own side: 0 nobody, 1 oneself, 2 the
next player, and so on.

A board draws onto one sheet, a run of bytes that is blank at first. It may remember what it has drawn there and write
only what is different now: most of what lies on a table stays where it is.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64, u8

from theomachy.core.position import Position

LARGEST: Final = 255  # what would be larger is cut off


class Board:
    """Subclasses name their parts and fill them; `sets` is how many sets they write by `put_bits`."""

    def __init__(self, sets: i64) -> None:
        self.out: vec[u8] = vec[u8]()
        self.start: i64 = 0  # where the sheet begins in `out`
        self.at: i64 = 0  # where the next number goes
        self.sets: vec[i64] = long_zeros(sets)  # as they are drawn now, in the order in which they are put
        self.set: i64 = 0  # which of them is the next

    def another(self) -> Board:
        """A board of the same kind, for another sheet."""
        raise NotImplementedError

    def parts(self) -> list[tuple[str, list[int]]]:
        """Names and shapes, in the order in which they are filled."""
        raise NotImplementedError

    def lay(self, out: vec[u8], start: i64) -> None:
        """Draw onto this sheet from now on: `out` from `start` on, which is all zeros."""
        self.out = out
        self.start = start
        for i in range(i64(len(self.sets))):
            self.sets[i] = 0
        self.forget()

    def forget(self) -> None:
        """The sheet is blank: what a board remembers beside its sets has not been drawn."""

    def fill(self, position: Position, player: i64) -> None:
        """Draw the position, whatever was drawn before on this sheet. At the end `at` is behind the last part."""
        raise NotImplementedError

    def follow(self, position: Position, player: i64, done: vec[i32], count: i64) -> None:
        """The same where the last that was drawn is the same table before `count` actions: those that were `done`."""
        self.fill(position, player)

    # ---- what boards are drawn with

    def begin(self) -> None:
        """Back to the first part."""
        self.at = self.start
        self.set = 0

    def put(self, value: i64) -> None:
        self.out[self.at] = byte(value)
        self.at += 1

    def put_bits(self, bits: i64, count: i64) -> None:
        """A set as flags: those are written that have changed."""
        which = self.set
        change = bits ^ self.sets[which]
        if change != 0:
            self.sets[which] = bits
            out = self.out
            at = self.at
            while change != 0:
                if change & 255 == 0:
                    change >>= 8
                    bits >>= 8
                    at += 8
                    continue
                if change & 1 != 0:
                    out[at] = u8(bits & 1)
                change >>= 1
                bits >>= 1
                at += 1
        self.set = which + 1
        self.at += count

    def leave(self, count: i64) -> None:
        """Numbers that are zero in every position of this table, so nothing was ever drawn there."""
        self.at += count


class Shown(Board):
    """A board that is read off as bytes from elsewhere: the default of games without one of their own (`views`)."""

    def __init__(self, names: list[tuple[str, list[int]]], read: Callable[[Position, int], bytes]) -> None:
        super().__init__(0)
        self.names: list[tuple[str, list[int]]] = names
        self.read: Callable[[Position, int], bytes] = read

    def another(self) -> Board:
        return Shown(self.names, self.read)

    def parts(self) -> list[tuple[str, list[int]]]:
        return self.names

    def fill(self, position: Position, player: i64) -> None:
        seen = self.read(position, int(player))
        out = self.out
        at = self.start
        for number in seen:
            out[at] = byte(i64(number))
            at += 1
        self.at = at


def byte(value: i64) -> u8:
    if value > LARGEST:
        return LARGEST
    if value < 0:
        return 0
    return u8(value)


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


def long_zeros(count: i64) -> vec[i64]:
    out: vec[i64] = vec[i64](capacity=count)
    for _ in range(count):
        out = append(out, 0)
    return out
