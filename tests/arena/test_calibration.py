"""Are the named chances right? The classes and their error, and that every judge is looked at as searches use it."""

from __future__ import annotations

from pathlib import Path

import pytest

import theomachy
from theomachy.arena.calibration import best_factor, classes, error, main, moments, sharpened, sharper
from theomachy.bots.weights import learned_judge, nets
from theomachy.core.dice import Dice
from theomachy.core.position import CHANCE


def test_moments_are_put_into_classes_by_what_was_predicted() -> None:
    found = classes([(0.05, 0.0), (0.07, 0.0), (0.55, 1.0), (0.57, 0.0), (1.0, 1.0)])
    assert [c.predicted for c in found] == pytest.approx([0.06, 0.56, 1.0])
    assert [(c.happened, c.moments) for c in found] == [(0.0, 2), (0.5, 2), (1.0, 1)]
    assert error(found) == pytest.approx((0.06 * 2 + 0.06 * 2) / 5)


def test_games_give_moments_and_the_same_seed_the_same_ones() -> None:
    found = moments("gods-second", 3, 0, 2)
    assert found == moments("gods-second", 3, 0, 2)
    assert found
    assert all(0 <= said <= 1 and came in (0.0, 1 / 3, 0.5, 1.0) for said, came in found)


def test_what_was_kept_is_told_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept = tmp_path / "kept.json"
    main(["gods-second", "--games", "1", "--keep", str(kept)])
    first = capsys.readouterr().out
    main(["--games", "0", "--keep", str(kept), "--plot", str(tmp_path / "plot.png")])
    assert capsys.readouterr().out == first
    assert "| gods-second |" in first
    assert (tmp_path / "plot.png").stat().st_size > 1000


def test_too_modest_moments_are_sharpened_and_right_ones_are_left() -> None:
    modest = [(0.75, 1.0)] * 9 + [(0.75, 0.0)] + [(0.25, 0.0)] * 9 + [(0.25, 1.0)]  # nine of ten won, not three of four
    factor = best_factor(modest)
    assert factor == 2.0
    assert error(classes(sharpened(modest, factor))) < 0.001
    assert best_factor(sharpened(modest, factor)) == 1.0


def test_a_sharper_net_gives_so_many_times_the_log_odds() -> None:
    game = theomachy.game("gods-second")
    net = next(net for net in nets(game) if net.players == (2,))
    position, before, after = game.new(2), learned_judge(game, net), learned_judge(game, sharper(net, 1.5))
    dice = Dice(3)
    for _ in range(40):
        position.apply(
            position.turn, position.sample(dice) if position.turn == CHANCE else position.legal(position.turn)[0]
        )
    plain = before.worth(position, 0)
    assert abs(plain) > 0.05
    assert after.worth(position, 0) == pytest.approx(1.5 * plain, abs=0.05)
