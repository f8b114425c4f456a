"""Who meets whom in a round of a tournament, who sits out, and who sits where. Plain numbers: no store, no tables.

For two at a table nobody meets the same opponent again while that can be avoided: whether it can is decided by a
largest matching of those who have not met. For more at a table meetings are spread as evenly as swapping finds.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Mapping, Sequence
from itertools import permutations
from typing import NamedTuple

EMPTY = -1  # a chair that a bot fills which takes no part


class Round(NamedTuple):
    """Tables with the entrants in the order of the seats, and who sits out."""

    tables: list[list[int]]
    byes: list[int]


class Past:
    """What earlier rounds say: who has met whom how often, who has sat out, who has sat where."""

    def __init__(self, rounds: Sequence[Round], size: int) -> None:
        self.size = size
        self._met: dict[tuple[int, int], int] = {}
        self._byes: dict[int, int] = {}
        self._seats: dict[int, list[int]] = {}
        self._last: dict[int, int] = {}
        for played in rounds:
            for one in played.byes:
                self._byes[one] = self._byes.get(one, 0) + 1
            for table in played.tables:
                if size == 2 and EMPTY in table:  # as good as sitting out: everybody in turn
                    self._byes[max(table)] = self._byes.get(max(table), 0) + 1
                for seat, one in enumerate(table):
                    self._seats.setdefault(one, [0] * size)[seat] += 1
                    self._last[one] = seat
                    for other in table[:seat]:
                        pair = (min(one, other), max(one, other))
                        self._met[pair] = self._met.get(pair, 0) + 1

    def met(self, one: int, other: int) -> int:
        """How often they have met; bots that only fill chairs do not count."""
        return 0 if EMPTY in (one, other) else self._met.get((min(one, other), max(one, other)), 0)

    def byes(self, one: int) -> int:
        return self._byes.get(one, 0)

    def sat(self, one: int, seat: int) -> int:
        return 0 if one == EMPTY else self._seats.get(one, [0] * self.size)[seat]

    def last(self, one: int) -> int | None:
        return None if one == EMPTY else self._last.get(one)


def next_round(
    order: Sequence[int], scores: Mapping[int, float], size: int, rounds: Sequence[Round], *, fill: bool = False
) -> Round:
    """The next round of a Swiss tournament. `order` is how they stand, the best first; who has equal scores meets.

    With `fill` nobody sits out: chairs that stay free are filled, spread over the tables.
    """
    past = Past(rounds, size)
    if size == 2:
        tables, byes = _pairs(list(order), scores, past)
        if fill:
            tables, byes = [*tables, *([one, EMPTY] for one in byes)], []
    elif fill:
        tables, byes = _groups(_with_empty(order, size), scores, past), []
    else:
        byes = _sitting_out(order, len(order) % size, past)
        tables = _groups([one for one in order if one not in byes], scores, past)
    return _seated(tables, byes, past)


def everybody(lots: Sequence[int], number: int) -> Round:
    """Round `number` (from 0) of all against all for two at a table, by the tables of Berger: each pair meets once in
    a cycle, and everybody has both seats as often as the other, or once more. In the next cycle seats are changed."""
    ring = [*lots, EMPTY] if len(lots) % 2 else list(lots)
    last = len(ring) - 1
    if last < 1:
        return Round([], list(lots))
    cycle, turn = divmod(number, last)
    tables, byes = [], []
    for a in range(last):
        b = (turn - a) % last
        if a < b:
            first, second = (a, b) if (a + b) % 2 else (b, a)
        elif a == b:
            first, second = (a, last) if a < (last + 1) // 2 else (last, a)
        else:
            continue
        pair = [ring[first], ring[second]]
        if cycle % 2:
            pair.reverse()
        if EMPTY in pair:
            byes += [one for one in pair if one != EMPTY]
        else:
            tables.append(pair)
    return Round(tables, byes)


def cycle_length(entrants: int) -> int:
    """Rounds in which everybody meets everybody once, two at a table."""
    return entrants - 1 + entrants % 2


def _sitting_out(order: Sequence[int], out: int, past: Past) -> list[int]:
    """Who sits out: those who did so least, and of them the last."""
    last_first = list(reversed(order))
    return sorted(last_first, key=past.byes)[:out]


def _with_empty(order: Sequence[int], size: int) -> list[int]:
    """The same with chairs to be filled, so that every table has as many people as the next, or one more."""
    count = -(-len(order) // size)
    people = [len(order) // count + (number < len(order) % count) for number in range(count)]
    found: list[int] = []
    for number, some in enumerate(people):
        begin = sum(people[:number])
        found += [*order[begin : begin + some], *[EMPTY] * (size - some)]
    return found


# ---- two at a table


def _pairs(order: list[int], scores: Mapping[int, float], past: Past) -> tuple[list[list[int]], list[int]]:
    """Pairs without those who met more often than must be, the best first and each with the nearest in score."""
    candidates: list[int | None] = [None]
    if len(order) % 2:
        fewest = min(past.byes(one) for one in order)
        candidates = [one for one in reversed(order) if past.byes(one) == fewest]
    often = 0
    while True:  # with the largest number of meetings everything is allowed, so it ends
        for out in candidates:
            left = [one for one in order if one != out]
            if _matches(left, past, often):
                return _nearest(left, scores, past, often), [] if out is None else [out]
        often += 1


def _nearest(order: list[int], scores: Mapping[int, float], past: Past, often: int) -> list[list[int]]:
    found = []
    left = list(order)
    while left:
        best = left.pop(0)
        place = {one: number for number, one in enumerate(left)}

        def wish(one: int, best: int = best, place: dict[int, int] = place) -> tuple[float, int, int]:
            return abs(scores.get(best, 0.0) - scores.get(one, 0.0)), past.met(best, one), place[one]

        for one in sorted(left, key=wish):
            rest = [other for other in left if other != one]
            if past.met(best, one) <= often and _matches(rest, past, often):
                found.append([best, one])
                left = rest
                break
    return found


def _matches(people: list[int], past: Past, often: int) -> bool:
    """Can all be paired so that nobody meets somebody met more than so often?"""
    near = [
        [j for j, other in enumerate(people) if j != i and past.met(one, other) <= often]
        for i, one in enumerate(people)
    ]  # fmt: skip
    return _largest_matching(near) == len(people) // 2


def _largest_matching(near: list[list[int]]) -> int:
    """How many pairs of neighbours there can be at once (Edmonds' blossoms, one augmenting path after the other)."""
    mate = [-1] * len(near)
    for one in range(len(near)):  # a first guess saves most of the work
        if mate[one] < 0:
            other = next((n for n in near[one] if mate[n] < 0), -1)
            if other >= 0:
                mate[one], mate[other] = other, one
    for root in range(len(near)):
        if mate[root] < 0:
            _augment(near, mate, root)
    return sum(one >= 0 for one in mate) // 2


def _augment(near: list[list[int]], mate: list[int], root: int) -> None:
    """Find a path from this one to another without a mate along which all can change, and change them."""
    count = len(near)
    parent, base = [-1] * count, list(range(count))
    reached = [False] * count
    reached[root] = True
    queue = deque([root])

    def common(a: int, b: int) -> int:
        seen = set()
        while True:
            a = base[a]
            seen.add(a)
            if mate[a] < 0:
                break
            a = parent[mate[a]]
        while base[b] not in seen:
            b = parent[mate[base[b]]]
        return base[b]

    def shrink(at: int, top: int, child: int, blossom: set[int]) -> None:
        while base[at] != top:
            blossom |= {base[at], base[mate[at]]}
            parent[at] = child
            child = mate[at]
            at = parent[mate[at]]

    while queue:
        one = queue.popleft()
        for other in near[one]:
            if base[one] == base[other] or mate[one] == other:
                continue
            if other == root or (mate[other] >= 0 and parent[mate[other]] >= 0):
                top = common(one, other)
                blossom: set[int] = set()
                shrink(one, top, other, blossom)
                shrink(other, top, one, blossom)
                for each in range(count):
                    if base[each] in blossom:
                        base[each] = top
                        if not reached[each]:
                            reached[each] = True
                            queue.append(each)
            elif parent[other] < 0:
                parent[other] = one
                if mate[other] < 0:
                    while other >= 0:  # change everybody along the path
                        before = parent[other]
                        then = mate[before]
                        mate[other], mate[before] = before, other
                        other = then
                    return
                reached[mate[other]] = True
                queue.append(mate[other])


# ---- more at a table


def _groups(order: list[int], scores: Mapping[int, float], past: Past) -> list[list[int]]:
    """Tables of neighbours in the order, changed as long as an exchange makes meetings rarer or scores more alike."""
    size = past.size
    tables = [order[i : i + size] for i in range(0, len(order), size)]
    costs = [_cost(table, scores, past) for table in tables]
    better = True
    while better:
        better = False
        for x in range(len(tables)):
            for y in range(x):
                for i in range(size):
                    for j in range(size):
                        if EMPTY in (tables[x][i], tables[y][j]):
                            continue
                        one, other = list(tables[x]), list(tables[y])
                        one[i], other[j] = other[j], one[i]
                        new = _cost(one, scores, past), _cost(other, scores, past)
                        if sum(new) < costs[x] + costs[y] - 1e-9:
                            tables[x], tables[y] = one, other
                            costs[x], costs[y] = new
                            better = True
    return tables


def _cost(table: list[int], scores: Mapping[int, float], past: Past) -> float:
    people = [one for one in table if one != EMPTY]
    met = sum(past.met(one, other) ** 2 for n, one in enumerate(people) for other in people[:n])
    points = [scores.get(one, 0.0) for one in people]
    return 1000.0 * met + sum(abs(a - b) for n, a in enumerate(points) for b in points[:n])


def _seated(tables: list[list[int]], byes: list[int], past: Past) -> Round:
    """Everybody at a table where this one has sat least, and not where the last time."""

    def worn(arranged: Iterable[int]) -> tuple[int, int]:
        seats = list(arranged)
        often = sum((past.sat(one, seat) + 1) ** 2 for seat, one in enumerate(seats) if one != EMPTY)
        return often, sum(past.last(one) == seat for seat, one in enumerate(seats))

    return Round([list(min(permutations(table), key=worn)) for table in tables], byes)
