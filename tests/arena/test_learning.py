"""Learning: samples of games, the fit, rounds on disk, the command."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import theomachy
from theomachy import cli
from theomachy.arena.duel import Pairing
from theomachy.arena.ratings import block_shares
from theomachy.arena.run import run
from theomachy.bots import installed
from theomachy.bots.judge import LearnedJudge
from theomachy.bots.net import SCALE
from theomachy.bots.weights import (
    BadWeights,
    Bench,
    Proof,
    inputs_of,
    learned_judge,
    nets,
    read,
    weights_file,
    write,
)
from theomachy.cli import app
from theomachy.core.components import own_box
from theomachy.core.errors import BadOption
from theomachy.learning import rounds
from theomachy.learning.fit import answers, fit, fresh, shape_of, trained, wake
from theomachy.learning.rounds import Judged, Lesson, best, learn, prove
from theomachy.learning.selfplay import Course, Diary, play, usual_length
from theomachy.pure import is_compiled

compiled_only = pytest.mark.skipif(not is_compiled(), reason="whole games by the dozen take minutes interpreted")
COURSE = Course("gods-second", (2,), seed=3)
SMALL = Lesson(COURSE, rounds=1, games=12, steps=30, judged=4, processes=1, proof=4, thinks="sims=3")


def quiet(what: str, done: int, of: int) -> None:
    pass


def test_what_came_is_mixed_from_what_was_thought_later() -> None:
    """Three decisions; the last one ends the game, which the first seat wins."""
    diary = Diary(shares=[[0.5, 0.5], [0.6, 0.4], []], places=[(2, 0), (1, 0), (0, 0), (0, 1)])
    second = 0.9 * 1.0 + 0.1 * 1.0
    first = 0.1 * 0.6 + 0.9 * second
    assert diary.targets([1.0, 0.0], 0.9) == pytest.approx([1.0, second, first, 1 - first])


def test_longer_games_have_as_many_slips_and_look_as_far_towards_their_end() -> None:
    short, long = Course("gods-second", (2,), slips=(20, 100)).paced(), Course("gentes", (2,), length=200).paced()
    assert (short.slips, short.sharpness, short.memory) == ((20, 100), 4.0, 0.9)
    assert (long.slips, long.sharpness) == ((5, 25), 16.0)
    assert long.memory**4 == pytest.approx(0.9)
    assert long.paced() == long
    assert 20 < usual_length(COURSE, 1) < 100


def test_a_searched_game_is_taught_by_what_the_search_thought() -> None:
    game = theomachy.game("playing-gods")
    weights = write(game, [trained(fresh(int(inputs_of(game).size), 1), (2,), {}, 1, 0)])
    course = Course("playing-gods", (2,), seed=3, keep=100, sims=3)
    one, two = play(course, weights, 0, 1), play(course, weights, 0, 1)
    assert (one.seen == two.seen).all()
    assert (one.came == two.came).all()
    others = int(inputs_of(game).others)
    flags = one.seen[:, -others]  # was it seen with all secrets?
    assert 0 < flags.sum() < len(one)
    assert one.seen[flags == 0, -others:].sum() == 0
    assert one.seen[flags == 1, -others + 1 :].sum() > 0


def test_games_give_samples_and_the_same_seed_the_same_ones() -> None:
    game = theomachy.game("gods-second")
    weights = write(game, [trained(fresh(int(inputs_of(game).size), 1), (2,), {}, 1, 0)])
    for text in ("", weights):
        one, two = play(COURSE, text, 5, 3), play(COURSE, text, 5, 3)
        assert one.games == 3
        assert one.decisions > 60
        assert len(one) > 20
        assert one.seen.shape == (len(one), inputs_of(game).size)
        assert (one.seen == two.seen).all()
        assert (one.came == two.came).all()
        assert ((one.came >= 0) & (one.came <= 1)).all()
    hand = play(COURSE, "", 5, 3)
    assert set(np.unique(hand.came)) <= {0.0, 0.5, 1.0}  # nobody thinks: what happened counts


def test_other_games_are_learned_from_complete_actions_only() -> None:
    """Gentes has many small steps; its judge is taught, and asked, only where an action is complete."""
    found = play(Course("gentes", (2,), seed=3), "", 0, 1)
    assert len(found) > 4


def test_the_fit_finds_what_decides_and_whole_numbers_say_the_same() -> None:
    dice = np.random.default_rng(1)
    game = theomachy.game("gods-second")
    size = int(inputs_of(game).size)
    seen = np.zeros((6000, size), np.uint8)
    seen[:, :12] = dice.integers(0, 9, (6000, 12))
    odds = 0.6 * (seen[:, 0].astype(float) - 4) - 0.5 * (seen[:, 1].astype(float) - 4) + (seen[:, 2] > 5) * 1.5 - 0.5
    came = (dice.random(6000) < 1 / (1 + np.exp(-odds))).astype(np.float32)
    shape, misfit = fit(fresh(size, 1), seen, came, 500, 1)
    guessing = -np.mean(came) * np.log(np.mean(came)) - np.mean(1 - came) * np.log(np.mean(1 - came))
    assert misfit < 0.75 * guessing
    assert not shape.linear[12:].any()  # what never came up has no weight
    net = trained(shape, (2,), {}, 1, 6000)
    judge = learned_judge(game, net)
    expected = answers(shape, seen[:50])
    for row, share in zip(seen[:50], expected, strict=True):
        places = [int(i) for i in np.flatnonzero(row)]
        judge.inputs.count = len(places)
        for k, place in enumerate(places):
            judge.inputs.where[k] = place
            judge.inputs.much[k] = int(row[place])
        odds_found = int(judge.net.answer(judge.inputs)) / SCALE
        assert 1 / (1 + np.exp(-odds_found)) == pytest.approx(float(share), abs=0.02)
    again = answers(shape_of(net), seen[:50])
    assert np.abs(again - expected).max() < 0.02


def test_units_that_say_nothing_begin_anew_and_change_nothing_until_they_have_learned() -> None:
    dice = np.random.default_rng(5)
    seen = dice.integers(0, 4, (4000, 12)).astype(np.uint8)
    came = ((seen[:, 0] > 1) != (seen[:, 1] > 1)).astype(np.float32)  # no straight line tells them apart
    shape = fresh(12, 1, 8)
    shape.bias[2:] = -1000
    before = answers(shape, seen)
    assert wake(shape, seen, 7) == 6
    assert answers(shape, seen) == pytest.approx(before)
    speaking = (seen @ shape.first + shape.bias > 0).mean(axis=0)
    assert ((speaking > 0.4) & (speaking < 0.6))[2:].all()
    assert wake(shape, seen, 7) == 0
    learned, misfit = fit(shape, seen, came, 1500, 1)
    assert misfit < 0.3
    assert np.abs(learned.last[2:]).min() > 0


@compiled_only
def test_rounds_go_on_where_they_were_and_give_the_same_net(tmp_path: Path) -> None:
    said: list[str] = []
    found = learn(SMALL, tmp_path / "one", lambda what, done, of: said.append(what))
    assert [(j.number, j.players, j.games) for j in found] == [(0, 2, 4), (1, 2, 4)]
    assert any("playing" in what for what in said)
    said.clear()
    assert learn(SMALL, tmp_path / "one", lambda what, done, of: said.append(what)) == found
    assert said == []
    (tmp_path / "one" / "round-1.txt").unlink()  # stopped before the second round was done
    (tmp_path / "one" / "judged.json").write_text("[]", encoding="utf-8")
    learn(SMALL, tmp_path / "one", quiet)
    learn(SMALL, tmp_path / "two", quiet)
    texts = [(tmp_path / run / "round-1.txt").read_text(encoding="utf-8") for run in ("one", "two")]
    assert texts[0] == texts[1]
    other = Lesson(Course("gods-second", (2,), seed=4), rounds=1, games=12, steps=30, judged=4, processes=1)
    with pytest.raises(BadOption, match="holds another lesson"):
        learn(other, tmp_path / "one", quiet)


@compiled_only
def test_a_net_says_what_was_tested_and_serves_searches_only_where_they_won(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    learn(SMALL, tmp_path, quiet)
    game = theomachy.game("gods-second")
    [before] = read(game, (tmp_path / "round-1.txt").read_text(encoding="utf-8"), "weights")
    assert not before.searches
    assert [(p.bot, p.against, p.players, p.games) for p in before.tested] == [
        ("greedy:judge=this", "greedy", 2, 4)
    ]  # fmt: skip
    [net] = prove(SMALL, tmp_path, 1, quiet)
    assert [net] == read(game, (tmp_path / "round-1.txt").read_text(encoding="utf-8"), "weights")
    assert [p.bot for p in net.tested] == ["greedy:judge=this", "mcts:judge=this,sims=3"]
    assert net.tested[1].games == 4
    assert net.searches == net.tested[1].shown
    shares = {"share": [1.0] * 40, "other": [0.5] * 40}
    for which, serves in (("share", True), ("other", False)):
        monkeypatch.setattr(rounds, "block_shares", lambda results, bot, which=which: shares[which])
        assert [n.searches for n in prove(SMALL, tmp_path, 1, quiet)] == [serves]


@compiled_only
def test_a_net_for_other_components_is_known_by_what_they_say(tmp_path: Path) -> None:
    """Learned, judged by games with the same box, found again for a copy of the file, refused for another box."""
    game = theomachy.game("gods-second")
    text = (game.home / "components.toml").read_text(encoding="utf-8")
    rich, copied, richer = tmp_path / "rich.toml", tmp_path / "copied.toml", tmp_path / "richer.toml"
    rich.write_text(text.replace("start = 2", "start = 6", 1), encoding="utf-8")
    copied.write_text("# a copy\n" + text.replace("start = 2", "start   =   6", 1), encoding="utf-8")
    richer.write_text(text.replace("start = 2", "start = 7", 1), encoding="utf-8")
    box = own_box(game, rich)
    lesson = replace(SMALL, course=replace(COURSE, components=box), rounds=0)
    [judged] = learn(lesson, tmp_path / "run", quiet)
    assert judged.games == 4
    net = tmp_path / "run" / "round-0.txt"
    assert read(game, net.read_text(encoding="utf-8"), "net")[0].options == {"components": box.fingerprint}
    again = replace(lesson, course=replace(COURSE, components=own_box(game, copied)))
    assert learn(again, tmp_path / "run", quiet) == [judged]  # the same lesson: nothing is played
    with pytest.raises(BadOption, match="holds another lesson"):
        learn(replace(lesson, course=replace(COURSE, components=own_box(game, richer))), tmp_path / "run", quiet)
    bench = Bench(game, str(net))
    for file in (rich, copied):
        assert isinstance(bench.at(game.new(2, 1, components=file)), LearnedJudge)
    for other in (richer, None):
        with pytest.raises(BadWeights, match=f"trained with the components file of fingerprint {box.fingerprint}"):
            bench.at(game.new(2, 1, components=other))


def test_a_net_joins_those_for_other_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("THEOMACHY_NETS", str(tmp_path / "nets"))
    game = theomachy.game("gods-second")
    size = int(inputs_of(game).size)
    before, after = trained(fresh(size, 1), (2, 3), {}, 1, 5), trained(fresh(size, 2), (2,), {}, 2, 7)
    installed.install(game, [before], proof=False)
    target = installed.install(game, [after], proof=False)
    assert target == tmp_path / "nets" / "gods-second.txt"
    found = read(game, target.read_text(encoding="utf-8"), "weights")
    assert [(net.players, net.games) for net in found] == [((2,), 7), ((3,), 5)]
    assert nets(game)[:2] == tuple(found)  # they go before those of the game
    assert len(nets(game)) > 2
    assert installed.uninstall(game) == target
    assert nets(game) == nets(game, weights_file(game))
    with pytest.raises(BadOption, match="no nets of gods-second are installed"):
        installed.uninstall(game)


def test_only_a_net_that_has_won_is_installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("THEOMACHY_NETS", str(tmp_path / "nets"))
    game = theomachy.game("gods-second")
    net = trained(fresh(int(inputs_of(game).size), 1), (2, 3), {}, 1, 5)
    two, lost = Proof("greedy:judge=this", "greedy", 2, 200, 0.6, 0.53, 0.67), Proof("mcts", "x", 3, 90, 0.3, 0.2, 0.4)
    for tested, problem in (
        ((), r"for 2 players \(tested: nothing\)"),
        ((two,), r"for 3 players \(tested: nothing\)"),
        ((two, lost), r"for 3 players \(tested: mcts against x, 3 players: 30.0% \[20.0%, 40.0%\] of 90 games\)"),
    ):
        with pytest.raises(BadOption, match=problem):
            installed.install(game, [replace(net, tested=tested)])
        assert not (tmp_path / "nets").exists()
    proved = replace(net, players=(2,), tested=(two,))
    installed.install(game, [proved])
    assert nets(game)[0] == proved


def test_the_best_round_is_chosen_by_games() -> None:
    rows = [
        Judged(0, 2, 0.6, 0.5, 0.7, 40, 0.5),
        Judged(1, 2, 0.8, 0.7, 0.9, 40, 0.6),
        Judged(2, 2, 0.7, 0.6, 0.8, 40, 0.4),
    ]
    assert best(rows) == 1


def test_the_command_learns_and_says_how_well(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--rounds", "0", "--games", "8", "--steps", "20", "--judged", "2", "--processes", "1"]
    arguments += ["--proof", "2", "--proof-search", "sims=2"]
    app(
        ["learn", "gods-second", *arguments, "--out", str(tmp_path / "run")],
        exit_on_error=False,
        result_action="return_value",
    )
    said = capsys.readouterr().out
    assert "one step of look-ahead against greedy" in said
    assert "round-0.txt" in said.replace("\n", "")
    assert "tested: mcts:judge=this,sims=2 against mcts:judge=hand,sims=2, 2 players" in said
    assert "serves when asked for" in said


def test_nets_are_listed_installed_and_removed_by_a_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("THEOMACHY_NETS", str(tmp_path / "nets"))
    game = theomachy.game("gods-second")
    net, own = tmp_path / "mine.txt", weights_file(game).read_bytes()
    net.write_text(write(game, [trained(fresh(int(inputs_of(game).size), 1), (2,), {}, 1, 5)]), encoding="utf-8")
    assert cli.run(["nets", "gods-second", "--install", str(net)]) == 2
    assert "--unproven" in capsys.readouterr().err
    assert cli.run(["nets", "gods-second", "--install", str(net), "--unproven"]) == 0
    capsys.readouterr()
    assert cli.run(["nets", "gods-second"]) == 0
    said = capsys.readouterr().out
    assert "gods-second, 2 players, usual rules: installed, serves when asked for, 5 games" in said
    assert "of the game, serves searches" in said
    assert cli.run(["nets", "gods-second", "--uninstall"]) == 0
    assert cli.run(["nets", "gods-second", "--uninstall"]) == 2
    assert weights_file(game).read_bytes() == own
    assert cli.run(["nets", "--uninstall"]) == 2


@pytest.mark.parametrize(("arguments", "problem"), [
    (["--rounds", "-1"], "--rounds -1: at least 0"), (["--games", "0"], "--games 0: at least 1"),
    (["--on", "mars"], "--on mars: allowed: local, ray"), (["--players", "7"], "is for 2, 3, 4 players, not 7"),
])  # fmt: skip
def test_the_command_refuses_what_cannot_be(arguments: list[str], problem: str, tmp_path: Path) -> None:
    with pytest.raises(BadOption, match=problem):
        app(
            ["learn", "gods-second", *arguments, "--out", str(tmp_path)],
            exit_on_error=False,
            result_action="return_value",
        )


LEARNED = [name for name in theomachy.game_names() if nets(theomachy.game(name))]
LONG = ("gentes", "four-gods")  # half a minute of games


@compiled_only
@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=pytest.mark.nightly if name in LONG else ()) for name in LEARNED]
)
def test_one_step_with_the_net_beats_greedy(name: str) -> None:
    """The same games every time: their bots draw from seeds."""
    results = run(Pairing(name, ("greedy:judge=learned", "greedy"), (), 11), 16, processes=1)
    shares = block_shares(results, 0)
    assert sum(shares) / len(shares) > 0.5
