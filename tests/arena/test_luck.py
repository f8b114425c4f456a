"""Luck: what chance gave in a game, and results without it."""

from __future__ import annotations

from pathlib import Path

import pytest

import theomachy
from theomachy.arena.duel import Pairing, play_block
from theomachy.arena.luck import gifts, judge_of_luck, luck, prospect
from theomachy.arena.ratings import block_shares, interval, standings
from theomachy.arena.run import run
from theomachy.bots.seats import Seats, sequential
from theomachy.core.dice import Dice
from theomachy.core.errors import BadOption
from theomachy.core.match import Match
from theomachy.core.position import CHANCE

ONE_STEP = "greedy:judge=learned"
GAMES = ("gods-second", "gods-first", "gentes", "playing-gods", "four-gods")


def finished(name: str, seed: int, players: int = 2) -> Match:
    game = theomachy.game(name)
    match = Match(game, players, seed, quiet=True, **sequential(game))
    with Seats(game, ["greedy"] * players, dice=[Dice(seed + i) for i in range(players)], order=match.dice) as seats:
        for _ in seats.decisions(match, 5000):
            pass
    return match


@pytest.mark.parametrize("name", GAMES)
def test_outcomes_weighed_as_they_come_give_nobody_anything(name: str) -> None:
    """At every chance of a game: the gifts of all outcomes, each as often as it comes, make nothing for anybody; and
    what one player is given the others lack."""
    match = finished(name, 3)
    judge = judge_of_luck(match.game, match.log.start)
    position = match.log.start.copy()
    tried = 0
    for entry in match.log.entries:
        if entry.row.player == CHANCE and len(position.legal(CHANCE)) > 1 and tried < 6:
            tried += 1
            often = dict(zip(map(int, position.legal(CHANCE)), map(int, position.weights()), strict=True))
            each = {outcome: gifts(judge, position, outcome) for outcome in often}
            for seat in range(2):
                assert sum(each[o][seat] * often[o] for o in often) == pytest.approx(0, abs=1e-9 * sum(often.values()))
            assert all(sum(given) == pytest.approx(0, abs=1e-9) for given in each.values())
        position.apply(entry.row.player, entry.row.action)
    assert tried


def test_prospects_are_shares_and_end_at_the_winner() -> None:
    """The last chance of a game all but decides it, and shares of the victory add up to one."""
    match = finished("playing-gods", 5)
    judge = judge_of_luck(match.game, match.log.start)
    position = match.log.start.copy()
    prospects = []
    for entry in match.log.entries:
        if entry.row.player == CHANCE:
            prospects.append(prospect(judge, position, entry.row.action))
        position.apply(entry.row.player, entry.row.action)
    winner = [int(position.rank(seat)) for seat in range(2)].index(1)
    assert prospects[-1][winner] > 0.9
    assert all(sum(shares) == pytest.approx(1) for shares in prospects)


def test_measuring_changes_no_game() -> None:
    bots = ("greedy", "random", "greedy")
    plain, measured = (play_block(Pairing("playing-gods", bots, seed=2, luck=luck), 0) for luck in (False, True))
    assert [r.ranks for r in plain] == [r.ranks for r in measured]
    assert [r.decisions for r in plain] == [r.decisions for r in measured]
    assert all(r.luck is None for r in plain)
    for result in measured:
        assert result.luck is not None
        assert sum(result.luck) == pytest.approx(0, abs=1e-5)


def test_luck_of_a_log_is_that_of_its_chances() -> None:
    match = finished("gods-second", 4)
    judge = judge_of_luck(match.game, match.log.start)
    assert luck(judge, match.log) == luck(judge, match.log)
    assert luck(judge, match.log.back_to(0)) == [0.0, 0.0]
    assert any(abs(gift) > 0.01 for gift in luck(judge, match.log))


def test_without_luck_fewer_games_say_as_much() -> None:
    """Two equal players of a game of dice: the interval of victories less luck is far narrower, and both agree."""
    results = run(Pairing("playing-gods", (ONE_STEP, ONE_STEP), luck=True), 30, processes=2)
    _, low, high = interval(block_shares(results, 0))
    share, less_low, less_high = interval(block_shares(results, 0, without_luck=True))
    assert less_high - less_low < 0.75 * (high - low)
    assert low < share < high
    first = standings((ONE_STEP, ONE_STEP), results)[0]
    assert first.without_luck is not None
    assert first.without_luck[1] <= first.without_luck[0] <= first.without_luck[2]


def test_a_file_without_luck_is_not_continued_with_it(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    run(Pairing("playing-gods", ("greedy", "random")), 1, out=file, processes=1)
    with pytest.raises(BadOption, match="another match-up"):
        run(Pairing("playing-gods", ("greedy", "random"), luck=True), 2, out=file, processes=1)
    measured = tmp_path / "measured.jsonl"
    whole = run(Pairing("playing-gods", ("greedy", "random"), luck=True), 2, out=measured, processes=1)
    assert run(Pairing("playing-gods", ("greedy", "random"), luck=True), 2, out=measured, processes=1) == whole


def test_a_table_without_a_net_is_refused_by_name() -> None:
    options = (("defence_scope", "attack"),)
    with pytest.raises(BadOption, match="playing-gods: luck is measured by a net"):
        play_block(Pairing("playing-gods", ("greedy", "random"), options, luck=True), 0)
