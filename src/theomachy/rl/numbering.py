"""Actions as numbers below a fixed size, as learners want them.

A kind of action has a run of numbers, one for each combination of its fields that is told apart (see `layouts`).
Fields that an earlier step has fixed are left out, and so is what lies far away: an action without a number of its
own, or whose number another open action has already, gets one of the spare numbers at the end, in the order of the
legal list. So every list of open actions can be numbered, and numbers mean the same wherever that is possible.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i32, i64, u8

KIND_SHIFT: Final = 24
KINDS: Final = 128
KIND: Final = 3  # numbers that are kept of each kind,
FIELD: Final = 4  # and of each field


class Numbering:
    def __init__(self, spare: i64) -> None:
        self.spare: i64 = spare
        self.own: i64 = 0  # numbers that mean an action of their own
        # Of each kind: its first number, -1 if it has none, and where its fields begin and end. Of each field: where it
        # sits in an action, a mask for its bits, where its values begin in `places`, which tells by value the how
        # manieth it is, -1 if it has no number, and by how much each adds to the number.
        self.kinds: vec[i32] = filled(KIND * KINDS, -1)
        self.fields: vec[i32] = vec[i32]()
        self.places: vec[i32] = vec[i32]()
        self.tables: list[tuple[list[int], int, int]] = []  # values and width of each table in `places`, and its start
        self.taken: vec[u8] = vec[u8]()  # by number: has the list under way given it away? All zeros in between
        self.given: vec[i32] = vec[i32]()  # what `number` has found
        self.dropped: i64 = 0  # actions of that list for which no spare number was left

    @property
    def size(self) -> int:
        return int(self.own + self.spare)

    # ---- building

    def add_kind(self, code: i64) -> None:
        """The next numbers are for this kind: one, until parts multiply them."""
        self.kinds[KIND * code] = i32(self.own)
        self.kinds[KIND * code + 1] = i32(len(self.fields))
        self.kinds[KIND * code + 2] = i32(len(self.fields))
        self.own += 1
        self.taken = vec[u8](bytes(self.own + self.spare))

    def add_part(self, code: i64, shift: i64, width: i64, values: list[int]) -> None:
        """A field of the kind that was added last; `values` are those that are told apart."""
        first = i64(self.kinds[KIND * code])
        count = self.own - first
        self.fields = append(self.fields, i32(shift))
        self.fields = append(self.fields, i32((i64(1) << width) - 1))
        self.fields = append(self.fields, i32(self.table(values, width)))
        self.fields = append(self.fields, i32(count))
        self.kinds[KIND * code + 2] = i32(len(self.fields))
        self.own = first + count * i64(len(values))
        self.taken = vec[u8](bytes(self.own + self.spare))

    def table(self, values: list[int], width: i64) -> i64:
        """Where the table of these values begins. Fields of the same values share one: it stays at hand in memory."""
        for known, bits, start in self.tables:
            if bits == width and known == values:
                return start
        begin = i64(len(self.places))
        self.places = extend(self.places, [i32(-1)] * (1 << width))
        for i in range(i64(len(values))):
            self.places[begin + i64(values[i])] = i32(i)
        self.tables.append((values, width, begin))
        return begin

    # ---- asking

    def number(self, legal: vec[i32]) -> None:
        """Fill `given`: the number of each action of a list, -1 for those that found no spare one any more."""
        count = i64(len(legal))
        if i64(len(self.given)) < count:
            self.given = filled(count + 64, 0)
        self.mark(legal, self.given, self.taken, 0)
        self.wipe(self.given, count, self.taken, 0)

    def open(self, legal: vec[i32]) -> list[int]:
        """The numbers of a list of open actions, in its order; without those that found no spare one any more."""
        self.number(legal)
        given = self.given
        found: list[int] = []
        for i in range(i64(len(legal))):
            if given[i] >= 0:
                found.append(int(given[i]))
        return found

    def mark(self, legal: vec[i32], given: vec[i32], mask: vec[u8], base: i64) -> None:
        """The same into another list, which is long enough, and 1 for each number into a mask that begins at `base`
        and has been all zeros."""
        kinds = self.kinds
        fields = self.fields
        places = self.places
        extra: i64 = 0
        self.dropped = 0
        for i in range(i64(len(legal))):
            action = i64(legal[i])
            kind = KIND * (action >> KIND_SHIFT)
            number: i64 = i64(kinds[kind])
            if number >= 0:
                field = i64(kinds[kind + 1])
                end = i64(kinds[kind + 2])
                while field < end:
                    value = action >> i64(fields[field]) & i64(fields[field + 1])
                    place = i64(places[i64(fields[field + 2]) + value])
                    if place < 0:
                        number = -1
                        break
                    number += place * i64(fields[field + 3])
                    field += FIELD
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
