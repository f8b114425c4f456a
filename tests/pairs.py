"""All pairs: a few rows of values in which every two values that can stand together do so at least once.

What goes wrong with options goes wrong with one value or with two that meet; more than two are seldom needed. A cover
of all pairs needs little more rows than the two longest parameters have values multiplied, however many parameters
there are: tens instead of millions.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import combinations
from typing import TypeVar

Value = TypeVar("Value")
Row = dict[str, Value]
Item = tuple[str, Value]
Pair = frozenset[Item[Value]]


def pairs_of(row: Mapping[str, Value]) -> set[Pair[Value]]:
    return {frozenset(pair) for pair in combinations(row.items(), 2)}


def all_pairs(
    parameters: Mapping[str, Sequence[Value]], complete: Callable[[Row[Value]], Row[Value] | None],
    given: Iterable[Row[Value]] = (),
) -> list[Row[Value]]:  # fmt: skip
    """Rows that cover every pair of values which the given rows leave open.

    `complete` makes a whole row of a few wanted values, or says None if they exclude each other. Nothing here is left
    to chance: the same rows come out every time. Each row begins with the value of which most pairs are open and takes
    for one parameter after the other the value that closes most of them.
    """
    items = [(name, value) for name, values in parameters.items() for value in values]
    order = {item: number for number, item in enumerate(items)}
    covered = {pair for row in given for pair in pairs_of(row)}
    left = {
        pair: None
        for first, second in combinations(items, 2)
        if first[0] != second[0] and (pair := frozenset((first, second))) not in covered and complete(dict(pair))
    }
    rows: list[Row[Value]] = []
    while left:
        need = Counter(item for pair in left for item in pair)
        worst = min(need, key=lambda item: (-need[item], order[item]))
        partner = min(
            (item for pair in left if worst in pair for item in pair if item != worst),
            key=lambda item: (-need[item], order[item]),
        )
        wanted: Row[Value] = dict((worst, partner))
        for name, values in parameters.items():
            if name not in wanted:
                able = [value for value in values if complete({**wanted, name: value}) is not None]
                if able:
                    wanted[name] = max(
                        able,
                        key=lambda value: (
                            sum(frozenset((item, (name, value))) in left for item in wanted.items()),
                            need[name, value],
                        ),
                    )
        row = complete(wanted)
        assert row is not None
        rows.append(row)
        for pair in pairs_of(row):
            left.pop(pair, None)
    return rows
