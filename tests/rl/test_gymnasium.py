"""Gymnasium's own check over our environments, and games against bots."""

from __future__ import annotations

import copy
import pickle
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import theomachy
from theomachy.core.errors import BadOption, IllegalAction
from theomachy.rl import gymnasium as ours

every_game = pytest.mark.parametrize("game", theomachy.game_names())


def play(env: gymnasium.Env, seed: int, most: int = 5_000) -> tuple[float, dict[str, Any]]:
    """A game at random; its reward and the last info."""
    rng = np.random.default_rng(seed)
    _, info = env.reset(seed=seed)
    for _ in range(most):
        mask = env.unwrapped.action_masks()
        assert mask.dtype == bool
        assert (mask == info["action_mask"]).all()
        _, reward, ended, cut, info = env.step(int(rng.choice(np.flatnonzero(mask))))
        if ended or cut:
            return float(reward), info
    raise AssertionError("no end")


class Masked(gymnasium.Wrapper):
    """The check draws actions without asking for the mask: here they are open ones."""

    def step(self, action: int) -> object:
        mask = self.unwrapped.action_masks()
        return super().step(int(action) if mask[action] else int(np.flatnonzero(mask)[action % mask.sum()]))


@every_game
def test_gymnasium_finds_nothing_wrong(game: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        # The check wants the bare environment; ours needs open actions, which only a wrapper can give it.
        warnings.filterwarnings("ignore", message=".*different from the unwrapped version.*")
        check_env(Masked(ours.AgainstBots(game, opponents="random", render_mode="ansi")), skip_render_check=True)


@every_game
def test_every_game_is_registered_and_can_be_played(game: str) -> None:
    env = gymnasium.make(ours.ids()[game], opponents="random")
    reward, info = play(env, 3)
    assert info["places"][info["seat"]] >= 1
    assert (reward > 0) == (info["places"][info["seat"]] == 1 and min(info["places"]) == 1)
    env.close()


def test_names_are_as_documented() -> None:
    assert set(ours.ids().values()) == {
        "theomachy/GodsSecond-v0", "theomachy/GodsFirst-v0", "theomachy/Gentes-v0", "theomachy/PlayingGods-v0",
        "theomachy/FourGods-v0",
    }  # fmt: skip


def test_the_learner_may_have_any_seat_or_one() -> None:
    anywhere = ours.AgainstBots("gods-second", 3, opponents="random")
    assert {anywhere.reset(seed=seed)[1]["seat"] for seed in range(20)} == {0, 1, 2}
    fixed = ours.AgainstBots("gods-second", 3, opponents=["random", "greedy"], seat=2)
    assert {fixed.reset(seed=seed)[1]["seat"] for seed in range(4)} == {2}


def test_stronger_opponents_beat_random_play() -> None:
    env = ours.AgainstBots("gods-second", 2, opponents="greedy")
    assert sum(play(env, seed)[0] for seed in range(12)) < -6


@every_game
def test_the_same_seed_gives_the_same_game_also_in_a_copy(game: str) -> None:
    env = ours.AgainstBots(game, opponents="random")
    first = play(env, 11)
    assert str(play(env, 11)) == str(first)
    env.reset(seed=4)
    other, third = pickle.loads(pickle.dumps(env)), copy.deepcopy(env)
    for _ in range(6):
        action = int(np.flatnonzero(env.action_masks())[0])
        steps = [one.step(action) for one in (env, other, third)]
        assert (steps[0][0] == steps[1][0]).all()
        assert (steps[0][0] == steps[2][0]).all()
        if steps[0][2]:
            break


def test_wrong_input_is_refused() -> None:
    env = ours.AgainstBots("gods-second", opponents="random")
    with pytest.raises(IllegalAction, match="reset"):
        env.step(0)
    env.reset(seed=1)
    with pytest.raises(IllegalAction, match="not open"):
        env.step(int(np.flatnonzero(~env.action_masks())[0]))
    for arguments, problem in (
        ({"seat": 2}, "allowed: 0 to 1"),
        ({"opponents": ["random", "random"]}, "2 opponents at a table for 2; allowed: 1"),
        ({"render_mode": "film"}, "human, ansi, svg, rgb_array"),
        ({"longest": 0}, "1 and more"),
    ):
        with pytest.raises(BadOption, match=problem):
            ours.AgainstBots("gods-second", 2, **{"opponents": "random", **arguments})  # type: ignore[arg-type]
    with pytest.raises(theomachy.TheomachyError, match="no bot"):
        ours.AgainstBots("gods-second", opponents="oracle")


def test_pictures_show_what_the_learner_may_know() -> None:
    env = ours.AgainstBots("playing-gods", opponents="random", render_mode="svg", seat=1)
    env.reset(seed=2)
    game = env.kit.game
    assert env.render() == game.draw(game.view(env.table.position, 1))
    picture = ours.AgainstBots("gentes", opponents="random", render_mode="rgb_array")
    picture.reset(seed=1)
    assert picture.render().shape[2] == 3
