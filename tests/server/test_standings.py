"""Standings: what games are worth, who left, who sat out, and what decides between equal scores."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from theomachy.server.pairing import EMPTY
from theomachy.server.standings import (
    ABSENT,
    FORFEIT,
    HALTED,
    PLAYED,
    Chair,
    Played,
    breaks_of,
    by_place,
    standings,
    values,
)  # fmt: skip


def game(*chairs: tuple[int, int, int]) -> list[Chair]:
    """A finished game: entrant, place, points of each seat."""
    return [Chair(entrant, PLAYED, place, points) for entrant, place, points in chairs]


def scores(rounds: list[Played], entrants: int, size: int = 2, duplicate: bool = False) -> dict[int, float]:
    return {line.entrant: line.score for line in standings(range(entrants), rounds, size, duplicate)}


def test_two_at_a_table() -> None:
    rounds = [Played([game((0, 1, 9), (1, 2, 5)), game((2, 1, 4), (3, 1, 4))])]
    assert scores(rounds, 4) == {0: 1.0, 1: 0.0, 2: 0.5, 3: 0.5}


def test_more_at_a_table_share_shared_places() -> None:
    assert by_place(game((0, 1, 9), (1, 2, 5), (2, 2, 5), (3, 4, 1))) == pytest.approx([1, 0.5, 0.5, 0])


@given(st.lists(st.integers(1, 5), min_size=2, max_size=5))
def test_a_table_shares_out_the_same_whatever_happens(places: list[int]) -> None:
    table = [Chair(n, PLAYED, place, -place) for n, place in enumerate(places)]
    assert sum(by_place(table)) == pytest.approx(len(places) / 2)


def test_who_left_has_nothing_and_is_behind_all_others() -> None:
    """Even if the bot that played on came first."""
    table = [Chair(0, FORFEIT, 1, 9), Chair(1, PLAYED, 2, 5), Chair(2, PLAYED, 3, 1)]
    assert values(Played([table]), False) == [[0.0, 1.0, 0.5]]


@pytest.mark.parametrize(("ways", "worth"), [
    ((HALTED, HALTED), [0.5, 0.5]), ((HALTED, ABSENT), [1.0, 0.0]), ((ABSENT, ABSENT), [0.0, 0.0]),
])  # fmt: skip
def test_a_game_that_the_host_ended(ways: tuple[str, str], worth: list[float]) -> None:
    assert values(Played([[Chair(0, ways[0]), Chair(1, ways[1])]]), False) == [worth]


def test_a_bye_is_a_win_for_two_and_half_of_it_at_larger_tables() -> None:
    assert scores([Played([game((0, 1, 1), (1, 2, 0))], [2])], 3)[2] == 1.0
    table = game((0, 1, 3), (1, 2, 2), (2, 3, 1))
    assert scores([Played([table], [3])], 4, size=3)[3] == 0.5


def test_buchholz_and_sonneborn_berger() -> None:
    """By hand. 0 and 3 have two wins; who beat those that did well themselves is before."""
    rounds = [
        Played([game((0, 1, 1), (1, 2, 0)), game((2, 1, 1), (3, 2, 0))]),
        Played([game((0, 2, 0), (2, 1, 1)), game((3, 1, 1), (1, 2, 0))]),
        Played([game((0, 1, 1), (3, 2, 0)), game((2, 2, 0), (1, 1, 1))]),
    ]
    lines = {line.entrant: line for line in standings(range(4), rounds, 2, False)}
    assert {n: line.score for n, line in lines.items()} == {0: 2.0, 1: 1.0, 2: 2.0, 3: 1.0}
    assert lines[0].breaks == [1 + 2 + 1, 1 * 1 + 0 * 2 + 1 * 1]
    assert lines[2].breaks == [1 + 2 + 1, 1 * 1 + 1 * 2 + 0 * 1]
    assert (lines[2].rank, lines[0].rank) == (1, 2)


def test_equal_in_everything_is_equal_in_rank() -> None:
    lines = standings(range(2), [Played([game((0, 1, 4), (1, 1, 4))])], 2, False)
    assert [line.rank for line in lines] == [1, 1]


def test_with_the_same_deal_seats_are_compared() -> None:
    """Whoever came last at a table but made more of that seat than others is rewarded."""
    rounds = [Played([game((0, 1, 20), (1, 2, 15), (2, 3, 10)), game((3, 1, 18), (4, 2, 12), (5, 3, 10))])]
    assert scores(rounds, 6, size=3, duplicate=True) == {0: 1.0, 3: 0.0, 1: 1.0, 4: 0.0, 2: 0.5, 5: 0.5}
    assert scores(rounds, 6, size=3)[2] == 0.0


def test_for_two_the_comparison_decides_last() -> None:
    rounds = [Played([game((0, 1, 20), (1, 2, 3)), game((2, 1, 9), (3, 2, 8))])]
    assert breaks_of(2, True)[-1] == "compared"
    lines = standings(range(4), rounds, 2, True)
    assert [line.entrant for line in lines] == [0, 2, 3, 1]
    assert [line.rank for line in lines] == [1, 2, 3, 4]


def test_with_the_same_deal_a_round_counts_when_all_of_it_is_over() -> None:
    running = Played([game((0, 1, 5), (1, 2, 3)), [Chair(2), Chair(3)]])
    assert scores([running], 4, duplicate=True) == dict.fromkeys(range(4), 0.0)
    assert scores([running], 4)[0] == 1.0


def test_bots_that_only_fill_chairs_are_in_no_list() -> None:
    rounds = [Played([game((0, 2, 1), (EMPTY, 1, 5))])]
    (line,) = standings([0], rounds, 2, False)
    assert (line.score, line.breaks[0]) == (0.0, 0.5)
