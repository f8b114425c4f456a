"""Luck: what chance gave in a game, and results without it."""

from __future__ import annotations

from pathlib import Path

import pytest

import theomachy
from theomachy.arena.duel import Pairing, play_block
from theomachy.arena.ratings import block_shares, interval, standings
from theomachy.arena.run import run
from theomachy.bots.luck import Stroke, demand_judge, gifts, judge_of_luck, luck, prospect, strokes
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
    judge = demand_judge(match.game, match.log.start)
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
    judge = demand_judge(match.game, match.log.start)
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


def test_luck_is_the_sum_of_what_chance_did() -> None:
    match = finished("gods-second", 4)
    judge = demand_judge(match.game, match.log.start)
    steps = [(entry.row.player, entry.row.action) for entry in match.log.entries]
    found = strokes(judge, match.log.start, steps)
    assert all(steps[stroke.index][0] == CHANCE for stroke in found)
    middle = len(steps) // 2
    parts = [strokes(judge, match.log.start, steps, part) for part in (range(middle), range(middle, len(steps)))]
    assert parts[0] + parts[1] == found
    assert luck(found, 2) == [pytest.approx(sum(stroke.gifts[seat] for stroke in found)) for seat in range(2)]
    assert max(stroke.size for stroke in found) > 0.01
    assert luck([], 2) == [0.0, 0.0]
    assert (Stroke(3, (-0.2, 0.3, -0.1)).favoured, Stroke(3, (-0.2, 0.3, -0.1)).size) == (1, 0.3)


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
    game = theomachy.game("playing-gods")
    assert judge_of_luck(game, game.new(2, defence_scope="attack")) is None
