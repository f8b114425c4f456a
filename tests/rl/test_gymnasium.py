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

TABLES = [(name, players) for name in theomachy.game_names() for players in theomachy.game(name).players]
every_game = pytest.mark.parametrize("game", theomachy.game_names())


def play(env: gymnasium.Env, seed: int, most: int = 5_000) -> tuple[float, dict[str, Any]]:
    """A game at random; its reward and the last info."""
    rng = np.random.default_rng(seed)
    _, info = env.reset(seed=seed)
    for _ in range(most):
        mask = env.unwrapped.action_masks()
        assert mask.dtype == bool
        assert (mask == info["action_mask"]).all()
        assert np.flatnonzero(mask).tolist() == info["legal_actions"]
        _, reward, ended, cut, info = env.step(int(rng.choice(np.flatnonzero(mask))))
        if ended or cut:
            return float(reward), info
    raise AssertionError("no end")


@pytest.mark.parametrize("illegal", ["lose", "random"])  # the check draws actions without asking for the mask
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_gymnasium_finds_nothing_wrong(game: str, players: int, illegal: str) -> None:
    """In every way to show a game, unwrapped; where it warns, that is an error."""
    env = gymnasium.make(ours.ids()[game], players=players, opponents="random", illegal=illegal, render_mode="ansi")
    assert env.metadata["render_fps"] > 0
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(env.unwrapped)


def test_environments_side_by_side() -> None:
    envs = gymnasium.make_vec("theomachy/GodsSecond-v0", 3, opponents="random")
    _, info = envs.reset(seed=1)
    for _ in range(20):
        actions = [numbers[0] for numbers in info["legal_actions"]]
        assert all(mask[action] for mask, action in zip(info["action_mask"], actions, strict=True))
        _, _, ended, _, info = envs.step(np.array(actions))
        if ended.any():
            break
    envs.close()


@every_game
def test_an_action_that_is_not_open_loses_or_is_replaced(game: str) -> None:
    for seat in range(2):
        env = ours.AgainstBots(game, 2, opponents="random", seat=seat, illegal="lose")
        for wrong in (-1, env.kit.actions, 10**30, None):
            _, info = env.reset(seed=1)
            number = int(np.flatnonzero(~env.action_masks())[0]) if wrong is None else wrong
            _, reward, ended, cut, info = env.step(number)
            assert (reward, ended, cut) == (-1.0, True, False)
            assert info["places"][seat] == 2
            assert info["legal_actions"] == []
            assert not info["action_mask"].any()
            assert "points" not in info  # what others keep secret stays so
            with pytest.raises(IllegalAction, match="reset"):
                env.step(number)
        drawn = ours.AgainstBots(game, 2, opponents="random", seat=seat, illegal="random")
        stories = []
        for _ in range(2):
            drawn.reset(seed=2)
            for _ in range(10):
                _, reward, ended, _, _ = drawn.step(-1)
                assert reward == 0 or ended
                if ended:
                    break
            stories.append(list(drawn.table.done))
        assert stories[0] == stories[1]


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
    with pytest.raises(IllegalAction, match=r"a whole number, not 1\.5"):
        env.step(1.5)  # type: ignore[arg-type]
    for arguments, problem in (
        ({"seat": 2}, "allowed: 0 to 1"),
        ({"opponents": ["random", "random"]}, "2 opponents at a table for 2; allowed: 1"),
        ({"render_mode": "film"}, "human, ansi, svg, rgb_array"),
        ({"longest": 0}, "1 and more"),
        ({"longest": "many"}, "whole numbers"),
        ({"seat": "red"}, "allowed: 0 to 1"),
        ({"opponents": 3}, "opponents is 3; allowed: a bot, or a list of bots"),
        ({"illegal": "ignore"}, "allowed: raise, lose, random"),
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
