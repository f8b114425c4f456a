"""The cover of all pairs, and that the walks through the games are one."""

from __future__ import annotations

from itertools import combinations, product
from typing import Any

import pytest

import theomachy
from pairs import all_pairs, pairs_of
from walks import cases_of, row_of, whole_row

TWO: dict[str, tuple[int, ...]] = {"a": (0, 1), "b": (0, 1), "c": (0, 1)}
MANY = {name: tuple(range(n)) for name, n in zip("abcdefgh", (4, 3, 3, 2, 2, 2, 2, 2), strict=True)}


def anything(wanted: dict[str, int]) -> dict[str, int]:
    return {**dict.fromkeys(MANY, 0), **wanted}


def open_pairs(parameters: dict[str, tuple[int, ...]], rows: list[dict[str, int]]) -> set[frozenset[tuple[str, int]]]:
    """Counted out by hand: all pairs less those of the rows."""
    every = {
        frozenset(((one, v), (other, w)))
        for one, other in combinations(parameters, 2)
        for v, w in product(parameters[one], parameters[other])
    }
    return every - {frozenset(pair) for row in rows for pair in combinations(row.items(), 2)}


def test_every_pair_comes_in_few_rows() -> None:
    rows = all_pairs(MANY, anything)
    assert not open_pairs(MANY, rows)
    assert 12 <= len(rows) <= 16  # 4 times 3 is the least; all products would be 1,152
    assert rows == all_pairs(MANY, anything)


def test_what_is_given_need_not_come_again() -> None:
    given = [dict(zip(TWO, values, strict=True)) for values in ((0, 0, 0), (0, 1, 1), (1, 0, 1))]
    (row,) = all_pairs(TWO, lambda wanted: {"a": 0, "b": 0, "c": 0, **wanted}, given)
    assert row == {"a": 1, "b": 1, "c": 0}
    assert all_pairs(TWO, lambda wanted: {"a": 0, "b": 0, "c": 0, **wanted}, [*given, row]) == []


def test_what_excludes_each_other_never_meets() -> None:
    """c needs a; b and a exclude each other."""

    def complete(wanted: dict[str, int]) -> dict[str, int] | None:
        full = {"a": wanted.get("c", 0), "b": 0, "c": 0, **wanted}
        return None if (full["c"] and not full["a"]) or (full["a"] and full["b"]) else full

    rows = all_pairs(TWO, complete)
    assert all(complete(row) == row for row in rows)
    assert open_pairs(TWO, rows) == {
        frozenset((("a", 0), ("c", 1))), frozenset((("a", 1), ("b", 1))), frozenset((("b", 1), ("c", 1))),
    }  # fmt: skip


@pytest.mark.parametrize("name", theomachy.game_names())
def test_every_two_values_that_can_meet_meet_in_a_walk(name: str) -> None:
    """The number of players among them. Two that never meet are refused together, whatever third value is added."""
    game = theomachy.game(name)
    values: list[tuple[str, Any]] = [("players", n) for n in game.players]
    values += [(option.id, value) for option in game.options for value in option.values]
    met = {pair for case in cases_of(name, False) for pair in pairs_of(row_of(case))}
    apart = [p for p in combinations(values, 2) if p[0][0] != p[1][0] and frozenset(p) not in met]
    for pair in apart:
        assert whole_row(game, dict(pair)) is None, pair
        for more in values:
            if more[0] not in dict(pair):
                assert whole_row(game, {**dict(pair), more[0]: more[1]}) is None, (pair, more)


@pytest.mark.parametrize("name", theomachy.game_names())
def test_every_night_there_are_more_walks(name: str) -> None:
    """Every value alone and every combination that the game names, with every number of players."""
    game = theomachy.game(name)
    few, many = set(cases_of(name, False)), set(cases_of(name, True))
    assert len(few) < len(many)
    rows = [row_of(case) for case in many]
    named = [dict(wanted) for wanted in getattr(game.module("table.setup"), "COMBINATIONS", ())]
    for players in game.players:
        for wanted in [*named, *({option.id: value} for option in game.options for value in option.values)]:
            if row := whole_row(game, {**wanted, "players": players}):
                assert row in rows
