"""What searches count about the gods, and the odds they make of it."""

from __future__ import annotations

from typing import Any

import pytest

from games.playing_gods import GAME, base, play
from theomachy.arena.calibrate import fit_weights, samples
from theomachy.bots.bot import make_bot
from theomachy.bots.search import SearchBot
from theomachy.bots.weights import hand_module
from theomachy.games.playing_gods.bot import odds, value


def counted(position: Any, seat: int, *what: int) -> list[int]:
    found: Any = odds.counts(position, seat)
    return [int(found[i]) for i in what]


def test_searches_judge_by_it_and_greedy_play_does_not() -> None:
    assert hand_module(GAME) is odds
    bot = make_bot("mcts:sims=5,judge=hand", GAME)
    assert isinstance(bot, SearchBot)
    assert bot.bench.hand.value == odds.value
    greedy: Any = make_bot("greedy", GAME)
    assert greedy.foresight.judge.value == value.value


def test_there_is_a_weight_for_every_count() -> None:
    assert len(odds.WEIGHTS) == len(odds.NOTHING) == odds.COUNTED == odds.UNDER_WAY + 1


def test_the_godkiller_is_the_better_the_nearer_its_space() -> None:
    way = (odds.GODKILLER_CARD, odds.GODKILL_FACES, odds.GODKILL_WAY)
    worths: Any = []
    for space, seen in {2: [1, 0, 14], 15: [1, 0, 1], 16: [1, 1, 0], 23: [1, 1, 0]}.items():
        table: Any = base(2, hands={"A": "godkiller"}, figures={"A": space, "B": 30})
        assert counted(table, 0, *way) == seen
        worths.append(odds.value(table, 0))
    assert worths == sorted(worths)
    assert counted(base(2, figures={"A": 23}), 0, *way) == [0, 0, 0]


def test_what_the_next_roll_may_convert_is_counted_over_all_its_faces() -> None:
    """From 1 a three leads to a portal of South America, a one to North America, a five to Asia."""
    reach = (odds.REACH, odds.SURE_REACH, odds.EASY_LANDS)
    lands = {f"SA{i}": "B" for i in range(1, 5)}
    table = base(3, stacks=lands, figures={"A": 1, "B": 20, "C": 22}, hands={"A": "miracles scripture"},
                 permanents={"A": ["prosperity"], "B": ["prosperity"]})  # fmt: skip
    assert counted(table, 0, *reach) == [2, 2, 0]  # two lands with the three, nothing with the others
    hands = {"A": "miracles scripture", "B": "communion"}
    table = base(3, stacks=lands, figures={"A": 1, "B": 20, "C": 22}, hands=hands,
                 permanents={"A": ["prosperity"], "B": ["prosperity"]})  # fmt: skip
    assert counted(table, 0, *reach) == [2, 1, 0]
    table = base(3, stacks=lands, figures={"A": 1, "B": 4, "C": 22}, hands={"A": "miracles scripture"},
                 permanents={"A": ["prosperity"], "B": ["prosperity"]})  # fmt: skip
    assert counted(table, 0, *reach) == [0, 0, 0]  # B stands on the portal
    table = base(3, stacks=lands, figures={"A": 10, "B": 20, "C": 22},
                 permanents={"A": ["prosperity", "miracles"], "B": ["prosperity"]})  # fmt: skip
    assert counted(table, 0, odds.EASY_LANDS) == [2]  # one of B, one of C, wherever A stands


def test_odds_of_two_are_opposite_and_a_decided_game_outweighs_all() -> None:
    table: Any = base(2, hands={"A": "godkiller", "B": "plague"}, figures={"A": 21, "B": 3})
    assert odds.value(table, 0) == pytest.approx(-odds.value(table, 1))
    assert odds.value(table, 0) > 0.5
    undecided: Any = odds.value(table, 0)
    table = base(2, hands={"A": "godkiller"}, on={"A": 22})
    play(table, "godkill B")
    assert odds.value(table, 0) > 10 + undecided
    assert odds.value(table, 1) < -10


def test_who_is_out_has_hardly_a_chance() -> None:
    table: Any = base(4, status={"D": "dead"})
    assert counted(table, 3, odds.IS_DEAD, odds.LANDS_RULED) == [1, 0]
    assert odds.value(table, 3) < -4 < odds.value(table, 0)


def test_the_fit_finds_the_weights_that_decided() -> None:
    """Who has more of the first and less of the second wins, as often as weights 1 and -2 say; the third is nothing."""
    found = []
    for a in range(-2, 3):
        for b in range(-1, 2):
            share = 1 / (1 + 2.718281828 ** -(a - 2 * b))
            found.append(([[a, b, 1], [0, 0, 1]], [share, 1 - share]))
    weights, left = fit_weights(found, caution=1e-9)
    assert weights == pytest.approx([1, -2, 0], abs=0.01)
    assert 0 < left < 0.69


def test_moments_of_games_are_seen_for_all_players() -> None:
    seen_by: Any = odds.seen
    found = samples(GAME, 4, seen_by, slips=50)
    assert {len(result) for _, result in found} == {2, 3, 4, 5}
    assert all(len(seen) == len(result) and len(seen[0]) == odds.COUNTED for seen, result in found)
    assert all(sum(result) == pytest.approx(1) for _, result in found)
