"""Are the named chances right? The classes and their error, and that every judge is looked at as searches use it."""

from __future__ import annotations

from pathlib import Path

import pytest

from theomachy.arena.calibration import classes, error, main, moments


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
