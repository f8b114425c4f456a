"""The example that trains a policy: a short form of it learns."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from theomachy.examples import train_masked as script

SCRIPT = Path(script.__file__)


def test_the_script_is_short() -> None:
    assert len(SCRIPT.read_text(encoding="utf-8").splitlines()) < 200


def test_it_learns_to_beat_random_play() -> None:
    untaught = script.train(games=64, lessons=0, tell=False)
    taught = script.train(games=64, lessons=8, tell=False)
    before, after = script.victories(untaught, 200), script.victories(taught, 200)
    assert before < 0.5
    assert after >= 0.9


def test_actions_are_always_open_and_chances_make_one() -> None:
    from theomachy.rl.batch import batch

    games = batch("gods-second", 2, count=16, seed=3, sees="all")
    policy = script.train(games=8, lessons=1, tell=False)
    rng = np.random.default_rng(1)
    for _ in range(40):
        rows, numbers = np.nonzero(games.masks)
        found = policy.look(games.observations, rows, numbers)
        assert np.bincount(rows, found["chance"]) == pytest.approx(np.ones(16))
        action = policy.choose(games.observations, games.masks, rng)[0]
        assert games.masks[np.arange(16), action].all()
        games.step(action)


def test_slopes_are_those_of_the_loss() -> None:
    """The hand-written backward pass against differences: the policy's part, without the pull of doubt."""
    from theomachy.rl.batch import batch

    games = batch("gods-second", 2, count=6, seed=5, sees="all")
    for _ in range(20):
        games.step(games.random_actions())
    table = script.Table(games)
    policy = script.Policy(table, table.whole(games.observations).shape[1], 1)
    policy.w = {name: value.astype(np.float64) for name, value in policy.w.items()}
    seen = games.observations.copy()
    _, _, rows, numbers, picked = policy.choose(seen, games.masks, np.random.default_rng(2))
    gain, came = np.linspace(-1, 1, 6), np.linspace(1, -1, 6)

    def loss() -> float:
        found = policy.look(seen, rows, numbers)
        chosen = -(gain * np.log(found["chance"][picked])).mean()
        doubt = (found["chance"] * np.log(found["chance"])).sum() / 6
        return float(chosen + script.ENTROPY * doubt + ((found["value"] - came) ** 2).mean() / 2)

    start = {name: value.copy() for name, value in policy.w.items()}
    policy.learn(seen, rows, numbers, picked, gain, came)
    slopes = {name: value * 10 for name, value in policy.mean.items()}  # the first step of the running mean
    policy.w = start
    rng = np.random.default_rng(3)
    for name, value in start.items():
        flat, slope = value.ravel(), slopes[name].ravel()
        likely = np.argsort(-np.abs(slope))[:20]
        for at in rng.choice(likely, min(3, len(likely)), replace=False):
            kept = flat[at]
            flat[at] = kept + 1e-5
            above = loss()
            flat[at] = kept - 1e-5
            below = loss()
            flat[at] = kept
            assert (above - below) / 2e-5 == pytest.approx(slope[at], rel=1e-2, abs=1e-5), name
