"""Actions as numbers below a fixed size, as learners want them.

A kind of action has a run of numbers, one for each combination of its fields that is told apart (see `layouts`).
Fields that an earlier step has fixed are left out, and so is what lies far away: an action without a number of its
own, or whose number another open action has already, gets one of the spare numbers at the end, in the order of the
legal list. So every list of open actions can be numbered, and numbers mean the same wherever that is possible.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64, u8

KIND_SHIFT: Final = 24
KINDS: Final = 128


class Numbering:
    def __init__(self, spare: i64) -> None:
        self.spare: i64 = spare
        self.own: i64 = 0  # numbers that mean an action of their own
        self.first: vec[i32] = filled(KINDS, -1)  # of each kind: its first number,
        self.begin: vec[i32] = filled(KINDS, 0)  # and which of the parts are its
        self.end: vec[i32] = filled(KINDS, 0)
        self.shifts: vec[i32] = vec[i32]()  # of each part: where the field sits in an action,
        self.masks: vec[i32] = vec[i32]()
        self.starts: vec[i32] = vec[i32]()  # and where its table begins:
        self.places: vec[i32] = vec[i32]()  # by value what it adds to the number, -1 if it has none
        self.taken: vec[u8] = vec[u8]()  # by number: has the list under way given it away? All zeros in between
        self.given: vec[i32] = vec[i32]()  # what `number` has found
        self.dropped: i64 = 0  # actions of that list for which no spare number was left

    @property
    def size(self) -> int:
        return int(self.own + self.spare)

    # ---- building

    def add_kind(self, code: i64) -> None:
        """The next numbers are for this kind: one, until parts multiply them."""
        self.first[code] = i32(self.own)
        self.begin[code] = i32(len(self.shifts))
        self.end[code] = i32(len(self.shifts))
        self.own += 1
        self.taken = vec[u8](bytes(self.own + self.spare))

    def add_part(self, code: i64, shift: i64, width: i64, values: list[int]) -> None:
        """A field of the kind that was added last; `values` are those that are told apart."""
        count = self.own - i64(self.first[code])
        self.shifts = append(self.shifts, i32(shift))
        self.masks = append(self.masks, i32((i64(1) << width) - 1))
        start = i64(len(self.places))
        self.starts = append(self.starts, i32(start))
        for _ in range(i64(1) << width):
            self.places = append(self.places, -1)
        for i in range(i64(len(values))):
            self.places[start + i64(values[i])] = i32(i * count)
        self.end[code] = i32(len(self.shifts))
        self.own = i64(self.first[code]) + count * i64(len(values))
        self.taken = vec[u8](bytes(self.own + self.spare))

    # ---- asking

    def own_number(self, action: i32) -> i64:
        """The number that means this action, -1 if it has none."""
        code = i64(action) >> KIND_SHIFT
        number = i64(self.first[code])
        if number < 0:
            return -1
        for part in range(i64(self.begin[code]), i64(self.end[code])):
            value = i64(action) >> i64(self.shifts[part]) & i64(self.masks[part])
            place = i64(self.places[i64(self.starts[part]) + value])
            if place < 0:
                return -1
            number += place
        return number

    def number(self, legal: vec[i32]) -> None:
        """Fill `given`: the number of each action of a list, -1 for those that found no spare one any more."""
        count = i64(len(legal))
        if i64(len(self.given)) < count:
            self.given = filled(count + 64, 0)
        self.mark(legal, self.given, self.taken, 0)
        self.wipe(self.given, count, self.taken, 0)

    def mark(self, legal: vec[i32], given: vec[i32], mask: vec[u8], base: i64) -> None:
        """The same into another list, which is long enough, and 1 for each number into a mask that begins at `base`
        and has been all zeros."""
        first, begin, end = self.first, self.begin, self.end
        shifts, masks, starts, places = self.shifts, self.masks, self.starts, self.places
        extra: i64 = 0
        self.dropped = 0
        for i in range(i64(len(legal))):
            action = i64(legal[i])  # as `own_number` does it, without asking for each vector again
            code = action >> KIND_SHIFT
            number: i64 = i64(first[code])
            if number >= 0:
                for part in range(i64(begin[code]), i64(end[code])):
                    value = action >> i64(shifts[part]) & i64(masks[part])
                    place = i64(places[i64(starts[part]) + value])
                    if place < 0:
                        number = -1
                        break
                    number += place
            if number < 0 or mask[base + number] != 0:
                if extra == self.spare:
                    given[i] = -1
                    self.dropped += 1
                    continue
                number = self.own + extra
                extra += 1
            mask[base + number] = 1
            given[i] = i32(number)

    def wipe(self, given: vec[i32], count: i64, mask: vec[u8], base: i64) -> None:
        """Take back what `mark` has set for so many actions."""
        for i in range(count):
            number = i64(given[i])
            if number >= 0:
                mask[base + number] = 0

    def action(self, legal: vec[i32], number: i64) -> i64:
        """The open action of that number, -1 if there is none."""
        self.number(legal)
        given = self.given
        for i in range(i64(len(legal))):
            if i64(given[i]) == number:
                return i64(legal[i])
        return -1


def filled(count: i64, value: i64) -> vec[i32]:
    out: vec[i32] = vec[i32](capacity=count)
    for _ in range(count):
        out = append(out, i32(value))
    return out
