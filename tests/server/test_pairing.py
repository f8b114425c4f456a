"""Pairings: nobody twice while that can be avoided, nobody sits out twice before all have, seats in turn."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from theomachy.core.dice import Dice
from theomachy.server.pairing import EMPTY, Past, Round, cycle_length, everybody, next_round


def met(rounds: list[Round]) -> dict[frozenset[int], int]:
    found: dict[frozenset[int], int] = {}
    for each in rounds:
        for table in each.tables:
            for pair in combinations([one for one in table if one != EMPTY], 2):
                found[frozenset(pair)] = found.get(frozenset(pair), 0) + 1
    return found


def perfect(people: list[int], taken: dict[frozenset[int], int]) -> bool:
    """Can all be paired with somebody new? By trying everything: another way than that of the module."""
    if not people:
        return True
    first, *rest = people
    return any(
        frozenset((first, other)) not in taken and perfect([one for one in rest if one != other], taken)
        for other in rest
    )


def played(people: int, size: int, count: int, seed: int, fill: bool = False) -> list[Round]:
    """A tournament in which every game ends somehow."""
    dice = Dice(seed)
    scores = dict.fromkeys(range(people), 0.0)
    rounds: list[Round] = []
    for _ in range(count):
        order = sorted(scores, key=lambda one: (-scores[one], one))
        rounds.append(next_round(order, scores, size, rounds, fill=fill))
        for table in rounds[-1].tables:
            places = list(range(size))
            for one in table:
                if one != EMPTY:
                    scores[one] += places.pop(dice.below(len(places))) / (size - 1)
        for one in rounds[-1].byes:
            scores[one] += 1
    return rounds


@settings(max_examples=30)
@given(st.integers(2, 9), st.integers(1, 9), st.integers(0, 10**6))
def test_nobody_meets_anybody_twice_while_that_can_be_avoided(people: int, count: int, seed: int) -> None:
    rounds = played(people, 2, count, seed)
    for number, each in enumerate(rounds):
        before = met(rounds[:number])
        repeats = [table for table in each.tables if frozenset(table) in before]
        if repeats:
            fewest = min(sum(one in earlier.byes for earlier in rounds[:number]) for one in range(people))
            outs: list[int | None] = [None]
            if people % 2:
                counts = {one: sum(one in earlier.byes for earlier in rounds[:number]) for one in range(people)}
                outs = [one for one in counts if counts[one] == fewest]
            for out in outs:
                assert not perfect([one for one in range(people) if one != out], before)


@settings(max_examples=30)
@given(st.integers(2, 14), st.integers(2, 5), st.integers(1, 8), st.integers(0, 10**6))
def test_everybody_plays_or_sits_out_and_nobody_sits_out_twice_before_all_have(
    people: int, size: int, count: int, seed: int
) -> None:
    if people < size:
        return
    rounds = played(people, size, count, seed)
    for each in rounds:
        assert sorted([*each.byes, *(one for table in each.tables for one in table)]) == list(range(people))
        assert all(len(table) == size for table in each.tables)
        assert len(each.byes) == people % size
    for number in range(1, count + 1):
        times = [sum(one in each.byes for each in rounds[:number]) for one in range(people)]
        assert max(times) - min(times) <= 1


@settings(max_examples=30)
@given(st.integers(2, 12), st.integers(1, 8), st.integers(0, 10**6))
def test_of_two_the_one_sits_first_who_did_so_less(people: int, count: int, seed: int) -> None:
    rounds = played(people, 2, count, seed)
    for number, each in enumerate(rounds):
        past = Past(rounds[:number], 2)
        for one, other in each.tables:
            assert past.sat(one, 0) - past.sat(one, 1) <= past.sat(other, 0) - past.sat(other, 1)


@settings(max_examples=20)
@given(st.integers(3, 5), st.integers(1, 3), st.integers(0, 10**6))
def test_seats_rotate_at_larger_tables(size: int, tables: int, seed: int) -> None:
    rounds = played(size * tables, size, size, seed)
    past = Past(rounds, size)
    for one in range(size * tables):
        assert max(past.sat(one, seat) for seat in range(size)) <= 2


@settings(max_examples=20)
@given(st.integers(2, 14), st.integers(2, 5), st.integers(0, 10**6))
def test_free_chairs_are_spread_over_the_tables(people: int, size: int, seed: int) -> None:
    for each in played(people, size, 3, seed, fill=True):
        assert each.byes == []
        assert sorted(one for table in each.tables for one in table if one != EMPTY) == list(range(people))
        taken = [sum(one != EMPTY for one in table) for table in each.tables]
        assert max(taken) - min(taken) <= 1
        assert len(each.tables) == -(-people // size)


@pytest.mark.parametrize("people", range(2, 13))
def test_all_against_all(people: int) -> None:
    """Each pair once in a cycle, everybody out at most once, and both seats as often as the other or once more."""
    count = cycle_length(people)
    rounds = [everybody(list(range(people)), number) for number in range(2 * count)]
    once = met(rounds[:count])
    assert len(once) == people * (people - 1) // 2
    assert set(once.values()) == {1}
    past = Past(rounds[:count], 2)
    for one in range(people):
        assert past.byes(one) == people % 2
        assert abs(past.sat(one, 0) - past.sat(one, 1)) <= 1
    both = Past(rounds, 2)
    assert set(met(rounds).values()) == {2}
    assert all(both.sat(one, 0) == both.sat(one, 1) for one in range(people))


def test_who_has_as_many_points_meets() -> None:
    scores = {one: float(one % 2) for one in range(8)}
    order = sorted(scores, key=lambda one: (-scores[one], one))
    second = next_round(order, scores, 2, [])
    assert all(scores[one] == scores[other] for one, other in second.tables)
    assert len(second.tables) == 4


def test_larger_tables_bring_new_people_together() -> None:
    """Nine people at three tables: four rounds in which all meet exactly once are possible; nearly so is found."""
    times = met(played(9, 3, 3, 1))
    assert sum(n > 1 for n in times.values()) <= 4


def test_a_large_club_is_paired() -> None:
    rounds = played(63, 2, 7, 1)
    assert max(met(rounds).values()) == 1
