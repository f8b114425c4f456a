"""Learned judges: whole-number nets, their files, and which judge serves at which table."""

from __future__ import annotations

import logging
import sys
from dataclasses import replace
from pathlib import Path
from zlib import crc32

import pytest

import theomachy
from choosing import patience
from theomachy.bots import weights
from theomachy.bots.bot import make_bot
from theomachy.bots.judge import HandJudge, LearnedJudge, likelihood, verdict
from theomachy.bots.net import ONE, SCALE
from theomachy.bots.search import SearchBot
from theomachy.bots.weights import BadWeights, Bench, Proof, Trained, inputs_of, learned_judge, nets, read, write
from theomachy.core.dice import Dice
from theomachy.core.game import Game
from theomachy.core.position import NOBODY
from theomachy.pure import is_compiled
from walks import Case, walk

sys.path.insert(0, str(Path(__file__).parents[1] / "tools"))

import state_tests

LEARNED = [name for name in theomachy.game_names() if nets(theomachy.game(name))]


def made_up(game: Game, players: tuple[int, ...] = (2,), units: int = 16, seed: int = 1) -> Trained:
    """Weights by lot."""
    dice, size = Dice(seed), int(inputs_of(game).size)

    def some(count: int) -> list[int]:
        return [dice.below(601) - 300 for _ in range(count)]

    return Trained(
        players, {}, seed, 10, units, 77, some(units), some(units), some(size), [some(units) for _ in range(size)]
    )


def plainly(net: Trained, seen: bytes) -> int:
    """What the net answers, worked out over all inputs, without skipping and without limits."""
    total = (net.offset + sum(x * w for x, w in zip(seen, net.linear, strict=True))) * ONE
    for unit in range(net.units):
        before = net.bias[unit] + sum(x * row[unit] for x, row in zip(seen, net.first, strict=True))
        total += max(0, before) * net.last[unit]
    return total


@pytest.mark.parametrize("name", theomachy.game_names())
def test_a_net_answers_exactly(name: str) -> None:
    game = theomachy.game(name)
    for players in (min(game.players), max(game.players)):
        net = made_up(game)
        judge = learned_judge(game, net)
        for position in walk(Case(name, players)).some(6):
            for player in range(players):
                judge.inputs.look(position)
                judge.inputs.fill(position, player)
                answer = judge.net.answer(judge.inputs)
                assert answer == plainly(net, judge.inputs.dense())
                if position.turn != NOBODY:
                    assert judge.worth(position, player) == int(answer) / SCALE


# What the seats see over one walk, for two and for most players. This test runs over the compiled and the interpreted
# form: both must see the same whole numbers, from which a net (above) gives exactly the same answers.
SEEN = {
    "gods-second": 1149177609,
    "gods-first": 2190084411,
    "gentes": 1576965964,
    "playing-gods": 285979006,
    "four-gods": 388277202,
}


@pytest.mark.parametrize("name", theomachy.game_names())
def test_both_forms_see_the_same(name: str) -> None:
    game = theomachy.game(name)
    inputs = inputs_of(game)
    total = 0
    for players in (min(game.players), max(game.players)):
        for position in walk(Case(name, players)).some(12):
            inputs.look(position)
            for player in range(players):
                inputs.fill(position, player)
                total = crc32(inputs.dense(), total)
    assert total == SEEN[name]


def test_chances_follow_the_logistic_curve() -> None:
    for odds in (-20.0, -3.3, -0.01, 0.0, 0.5, 2.0, 9.0, 30.0):
        expected = 1 / (1 + 2.718281828459045 ** -min(15, max(-15, odds)))
        assert likelihood(round(odds * SCALE)) == pytest.approx(expected, abs=2e-5)
    assert 0 < likelihood(round(-40 * SCALE)) < likelihood(round(40 * SCALE)) < 1


@pytest.mark.parametrize("name", LEARNED)
def test_shares_of_victory_add_up(name: str) -> None:
    game = theomachy.game(name)
    judge = learned_judge(game, nets(game)[0])
    for position in walk(Case(name, 2)).some(8):
        assert sum(judge.utilities(position)) == pytest.approx(1.0)


def test_a_decided_game_outweighs_everything() -> None:
    game = theomachy.game("gods-second")
    position = walk(Case("gods-second", 3)).positions[-1]
    judge = learned_judge(game, made_up(game))
    worths = {int(position.rank(p)): judge.worth(position, p) for p in range(3)}
    assert worths == {int(position.rank(p)): verdict(position, p) for p in range(3)}
    assert [worths[rank] for rank in sorted(worths)] == sorted(worths.values(), reverse=True)
    assert worths[1] >= 20


# ---- files


def test_weights_are_written_and_read(tmp_path: Path) -> None:
    game = theomachy.game("gods-second")
    proof = Proof("greedy:judge=this", "greedy", 2, 40, 0.61, 0.5, 0.7)
    wanted = [made_up(game, (2,)), replace(made_up(game, (3, 4), 8, 2), options={"points_card_value": 2})]
    wanted[0] = replace(wanted[0], searches=False, tested=(proof, replace(proof, bot="mcts:judge=this")))
    found = read(game, write(game, wanted), "weights")
    assert found == wanted


@pytest.mark.parametrize("name", LEARNED)
def test_the_weights_in_the_package_fit(name: str) -> None:
    game = theomachy.game(name)
    text = weights.weights_file(game).read_text(encoding="utf-8")
    assert len(text) < 100_000
    for net in read(game, text, name):
        assert net.games > 0
        assert set(net.players) <= set(game.players)


@pytest.mark.parametrize("name", LEARNED)
def test_the_nets_in_the_package_say_what_games_have_shown(name: str) -> None:
    """By the games that are kept with the table of strength; written by tools/state_tests.py."""
    game = theomachy.game(name)
    assert weights.weights_file(game).read_text(encoding="utf-8") == state_tests.stated(game)
    for net in nets(game, weights.weights_file(game)):
        assert {proof.players for proof in net.tested} == set(net.players)
        assert all(proof.games >= 40 and proof.searched for proof in net.tested)


@pytest.mark.parametrize(("old", "new", "problem"), [
    ("theomachy-weights 1", "theomachy-weights 2", "needed: 'theomachy-weights 1'"),
    ("game gods-second", "game gods-first", "needed: 'game gods-second'"),
    ("inputs ", "inputs 9", "needed: 'inputs "),
    ("units 16", "units 24", "24 units, 16 and 16 weights"),
    ("offset 77", "offset x", "cannot read a net"),
    ("serves searches", "serves searches\ntested {\"bot\": 1}", "cannot read a net"),
    ("last ", "last 40000 ", "weight 40000; allowed: -32768 to 32767"),
])  # fmt: skip
def test_a_file_that_does_not_fit_is_refused_by_name(
    old: str, new: str, problem: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    game = theomachy.game("gods-second")
    text = write(game, [made_up(game)])
    assert old in text
    path = tmp_path / "mine.txt"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadWeights, match=problem) as refusal:
        read(game, path.read_text(encoding="utf-8"), str(path))
    assert str(path) in str(refusal.value)
    monkeypatch.setattr(weights, "weights_file", lambda game: path)
    with caplog.at_level(logging.WARNING, "theomachy.bots"):
        judge = Bench(game).at(game.new(2, seed=1))
    assert isinstance(judge, HandJudge)
    assert str(path) in caplog.text


# ---- which judge serves


def test_the_learned_judge_serves_where_it_was_trained(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = theomachy.game("gods-second")
    path = tmp_path / "mine.txt"
    path.write_text(write(game, [made_up(game, (2, 4))]), encoding="utf-8")
    monkeypatch.setattr(weights, "weights_file", lambda game: path)
    usual, three = game.new(2, seed=1), game.new(3, seed=1)
    seated, cheaper = game.new(2, seed=1, start_player="seat_1"), game.new(2, seed=1, points_card_value=2)
    for position, learned in (
        (usual, True),
        (three, False),
        (game.new(4, seed=1), True),
        (seated, True),
        (cheaper, False),
    ):
        assert isinstance(Bench(game).at(position), LearnedJudge if learned else HandJudge)
        assert isinstance(Bench(game, "hand").at(position), HandJudge)
        if not learned:
            with pytest.raises(BadWeights, match="no net was trained for this table"):
                Bench(game, "learned").at(position)
    bench = Bench(game)
    assert bench.at(usual) is bench.at(seated)


def test_a_net_that_has_not_shown_its_worth_serves_only_when_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = theomachy.game("gods-second")
    path = tmp_path / "mine.txt"
    path.write_text(write(game, [replace(made_up(game), searches=False)]), encoding="utf-8")
    monkeypatch.setattr(weights, "weights_file", lambda game: path)
    position = game.new(2, seed=1)
    assert isinstance(Bench(game).at(position), HandJudge)
    for wanted in ("learned", str(path)):
        assert isinstance(Bench(game, wanted).at(position), LearnedJudge)


def test_a_judge_can_come_from_a_file(tmp_path: Path) -> None:
    game = theomachy.game("gods-second")
    path = tmp_path / "mine.txt"
    path.write_text(write(game, [made_up(game)]), encoding="utf-8")
    position = game.new(2, seed=1)
    bot = make_bot(f"mcts:judge={path},sims=3", game)
    assert isinstance(bot, SearchBot)
    assert isinstance(bot.bench.at(position), LearnedJudge)
    for spec in ("mcts:judge=nobody", "greedy:judge=nobody", f"mcts:judge={tmp_path / 'none.txt'}"):
        with pytest.raises(
            BadWeights, match="no file of weights for gods-second; allowed: hand, learned or such a file"
        ):
            make_bot(spec, game)


@pytest.mark.parametrize("name", LEARNED)
def test_a_search_with_it_plays_legally(name: str) -> None:
    game = theomachy.game(name)
    for spec in ("mcts:judge=learned,sims=8", "greedy:judge=learned"):
        bot = make_bot(spec, game)
        moments = [position for position in walk(Case(name, 2)).some(9) if position.turn >= 0]
        moments = moments[:: 1 if is_compiled() else patience(3, 1)]
        assert moments
        for position in moments:
            player = int(position.turn)
            assert position.why_not(player, bot.choose(position.redeal(player, Dice(1)), player, Dice(2))) == ""
