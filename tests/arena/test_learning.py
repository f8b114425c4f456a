"""Learning: samples of games, the fit, rounds on disk, the command."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import theomachy
from theomachy.arena.duel import Pairing
from theomachy.arena.ratings import block_shares
from theomachy.arena.run import run
from theomachy.bots.net import SCALE
from theomachy.bots.weights import inputs_of, learned_judge, nets, read, write
from theomachy.cli import app
from theomachy.core.errors import BadOption
from theomachy.learning.fit import answers, fit, fresh, shape_of, trained, wake
from theomachy.learning.rounds import Judged, Lesson, best, install, learn
from theomachy.learning.selfplay import Course, Diary, play, usual_length
from theomachy.pure import is_compiled

compiled_only = pytest.mark.skipif(not is_compiled(), reason="whole games by the dozen take minutes interpreted")
COURSE = Course("gods-second", (2,), seed=3)
SMALL = Lesson(COURSE, rounds=1, games=12, steps=30, judged=4, processes=1)


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


def test_a_net_joins_those_for_other_tables(tmp_path: Path) -> None:
    game = theomachy.game("gods-second")
    size = int(inputs_of(game).size)
    target = tmp_path / "weights.txt"
    target.write_text(write(game, [trained(fresh(size, 1), (2, 3), {}, 1, 5)]), encoding="utf-8")
    (tmp_path / "round-0.txt").write_text(write(game, [trained(fresh(size, 2), (2,), {}, 2, 7)]), encoding="utf-8")
    install(SMALL, tmp_path, 0, target)
    found = read(game, target.read_text(encoding="utf-8"), "weights")
    assert [(net.players, net.games) for net in found] == [((2,), 7), ((3,), 5)]


def test_the_best_round_is_chosen_by_games() -> None:
    rows = [
        Judged(0, 2, 0.6, 0.5, 0.7, 40, 0.5),
        Judged(1, 2, 0.8, 0.7, 0.9, 40, 0.6),
        Judged(2, 2, 0.7, 0.6, 0.8, 40, 0.4),
    ]
    assert best(rows) == 1


def test_the_command_learns_and_says_how_well(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--rounds", "0", "--games", "8", "--steps", "20", "--judged", "2", "--processes", "1"]
    app(
        ["learn", "gods-second", *arguments, "--out", str(tmp_path / "run")],
        exit_on_error=False,
        result_action="return_value",
    )
    said = capsys.readouterr().out
    assert "one step of look-ahead against greedy" in said
    assert "round-0.txt" in said.replace("\n", "")


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
