"""PettingZoo's own tests over our environments, and what they do not ask."""

from __future__ import annotations

import copy
import pickle
import warnings
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test

import theomachy
from theomachy.core.errors import BadOption, IllegalAction
from theomachy.core.match import Match
from theomachy.rl import pettingzoo
from theomachy.rl.pettingzoo import AtOnce, InTurns

TABLES = [(name, players) for name in theomachy.game_names() for players in theomachy.game(name).players]
every_table = pytest.mark.parametrize(("game", "players"), TABLES)
every_game = pytest.mark.parametrize("game", theomachy.game_names())


def quietly(test: Callable[..., None], *args: Any, **named: Any) -> None:
    """Library tests that warn of masks: observations are dictionaries, and who is not asked has nothing to do."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message="Action mask numpy array is all zeros")
        warnings.filterwarnings("ignore", message="Observation is not a NumPy array")
        warnings.filterwarnings("ignore", message="Observation space for each agent probably should be")
        test(*args, **named)


def play(env: InTurns, rng: np.random.Generator, most: int = 10_000) -> int:
    """Go on at random; how many decisions were made."""
    made = 0
    for agent in env.agent_iter(most):
        seen, _, ended, cut, info = env.last()
        if ended or cut:
            env.step(None)
            continue
        assert (seen["action_mask"] == info["action_mask"]).all()
        assert np.flatnonzero(seen["action_mask"]).tolist() == info["legal_actions"]
        env.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
        made += 1
        del agent
    return made


@every_table
def test_pettingzoo_finds_nothing_wrong(game: str, players: int) -> None:
    quietly(api_test, pettingzoo.env(game, players=players), num_cycles=20)


@every_game
def test_the_same_seed_gives_the_same_game(game: str) -> None:
    quietly(seed_test, lambda: pettingzoo.env(game), num_cycles=20)


@pytest.mark.parametrize("game", [name for name in theomachy.game_names() if name != "gods-first"])  # drawn alike
def test_tables_are_shown(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    shown = {"svg": lambda picture: picture.startswith("<svg")}
    render_test(lambda render_mode: pettingzoo.env(game, render_mode=render_mode), custom_tests=shown)
    assert capsys.readouterr().out


@pytest.mark.parametrize("players", theomachy.game("four-gods").players)
def test_real_time_passes_the_parallel_test(players: int) -> None:
    parallel_api_test(pettingzoo.parallel_env("four-gods", players=players), num_cycles=150)


@every_table
def test_games_without_real_time_can_be_played_in_parallel_form(game: str, players: int) -> None:
    clock: dict[str, Any] = {"clock": "ticks"} if game == "four-gods" else {}
    parallel_api_test(pettingzoo.parallel_env(game, players=players, **clock), num_cycles=60)


@pytest.mark.parametrize("illegal", ["lose", "random"])  # this test draws actions without asking for the mask
@every_table
def test_the_same_seed_gives_the_same_game_in_parallel_form(game: str, players: int, illegal: str) -> None:
    parallel_seed_test(lambda: pettingzoo.parallel_env(game, players, illegal=illegal), num_cycles=20)


@pytest.mark.parametrize("illegal", ["lose", "random"])
@every_game
def test_actions_drawn_without_the_mask_lose_or_are_replaced(game: str, illegal: str) -> None:
    """What programs do that know no masks."""

    def story() -> tuple[list[tuple[int, int]], dict[str, float]]:
        env = pettingzoo.env(game, 2, illegal=illegal, longest=200)
        env.reset(seed=4)
        rng, totals = np.random.default_rng(4), dict.fromkeys(env.possible_agents, 0.0)
        for agent in env.agent_iter():
            seen, reward, ended, cut, info = env.last()
            totals[agent] += reward
            if illegal == "lose" and ended:
                assert not seen["action_mask"].any()
                assert "points" not in info
            env.step(None if ended or cut else int(rng.integers(env.kit.actions)))
        assert env.table.decisions == (1 if illegal == "lose" else env.table.decisions)
        return env.table.done, totals

    done, totals = story()
    assert story() == (done, totals)
    assert sum(totals.values()) == pytest.approx(0)
    if illegal == "lose":
        assert sorted(totals.values()) == [-1, 1]
    match = Match(game, 2, chance=[])  # and the rules allow all that was done
    for player, action in done:
        match.play_chance(action) if player == theomachy.CHANCE else match.play(player, action)


def test_who_loses_by_an_action_that_is_not_open() -> None:
    env = pettingzoo.parallel_env(players=3, illegal="lose")
    for guilty, rewards in (((1,), [0.25, -0.5, 0.25]), ((0, 2), [-0.5, 1.0, -0.5]), ((0, 1, 2), [0, 0, 0])):
        seen, _ = env.reset(seed=1)
        actions = {agent: int(seen[agent]["action_mask"].argmax()) for agent in env.agents}
        for seat in guilty:
            actions[f"player_{seat}"] = -1
        _, found, ended, cut, _ = env.step(actions)
        assert list(found.values()) == rewards
        assert all(ended.values())
        assert not any(cut.values())
        assert env.agents == []
        assert pickle.loads(pickle.dumps(env)).table.rewards() == copy.deepcopy(env).table.rewards() == rewards


def test_before_the_beginning_and_after_the_end_nothing_can_be_done() -> None:
    with pytest.raises(IllegalAction, match="call reset first"):
        pettingzoo.env("gentes").step(0)
    with pytest.raises(IllegalAction, match="call reset first"):
        pettingzoo.parallel_env("gentes").step({})


@every_table
def test_games_end_with_rewards_that_make_nothing_together(game: str, players: int) -> None:
    env = pettingzoo.env(game, players=players)
    env.reset(seed=3)
    totals = dict.fromkeys(env.possible_agents, 0.0)
    rng = np.random.default_rng(1)
    for agent in env.agent_iter():
        _, reward, ended, cut, info = env.last()
        totals[agent] += reward
        if ended or cut:
            assert isinstance(info["points"], int)
            env.step(None)
            continue
        assert "points" not in info  # they may depend on secrets of others
        env.step(int(rng.choice(np.flatnonzero(info["action_mask"]))))
    winners = [seat for seat in range(players) if env.table.position.rank(seat) == 1]
    assert sum(totals.values()) == pytest.approx(0)
    best = max(totals.values())
    assert [seat for seat, total in enumerate(totals.values()) if total == best] == winners
    if len(winners) == 1:
        assert best == 1
        assert min(totals.values()) == pytest.approx(-1 / (players - 1))


@every_game
def test_only_who_is_asked_has_open_actions_and_never_one_alone(game: str) -> None:
    env = pettingzoo.env(game)
    env.reset(seed=5)
    rng = np.random.default_rng(5)
    for _ in range(60):
        if env.table.over:
            break
        for agent in env.agents:
            mask = env.observe(agent)["action_mask"]
            assert (mask.sum() > 1) == (agent == env.agent_selection)
            assert mask.any() == (agent == env.agent_selection)
        env.step(int(rng.choice(np.flatnonzero(env.observe(env.agent_selection)["action_mask"]))))


@every_game
def test_what_was_played_is_a_game_by_the_rules(game: str) -> None:
    """Replayed in a match, which refuses what is not allowed, the same actions lead to the same position."""
    env = pettingzoo.env(game)
    env.reset(seed=2)
    play(env, np.random.default_rng(2), 80)
    match = Match(game, env.kit.players, chance=[])
    for player, action in env.table.done:
        if player == theomachy.CHANCE:
            match.play_chance(action)
        else:
            match.play(player, action)
    assert match.position.key() == env.table.position.key()


@pytest.mark.parametrize("duplicate", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
@every_game
def test_copies_and_pickles_go_their_own_way_and_the_same_one(game: str, duplicate: Callable[[Any], Any]) -> None:
    env = pettingzoo.env(game, players=3)
    env.reset(seed=7)
    play(env, np.random.default_rng(7), 25)
    other = duplicate(env)
    key = env.table.position.key()
    play(other, np.random.default_rng(8), 30)
    assert env.table.position.key() == key
    play(env, np.random.default_rng(8), 30)
    assert env.table.position.key() == other.table.position.key()
    assert env.agent_selection == other.agent_selection
    assert env.rewards == other.rewards


def parallel_walk(env: AtOnce, seed: int, most: int) -> list[bytes]:
    rng = np.random.default_rng(seed)
    seen, _ = env.reset(seed=seed)
    story = []
    for _ in range(most):
        if not env.agents:
            break
        actions = {agent: int(rng.choice(np.flatnonzero(seen[agent]["action_mask"]))) for agent in env.agents}
        seen, rewards, *_ = env.step(actions)
        story.append(b"".join(seen[agent]["observation"].tobytes() for agent in sorted(seen)))
        assert sum(rewards.values()) == pytest.approx(0)
    return story


def test_the_parallel_form_is_reproducible_and_can_be_copied() -> None:
    first, second = pettingzoo.parallel_env(players=3), pettingzoo.parallel_env(players=3)
    assert parallel_walk(first, 4, 120) == parallel_walk(second, 4, 120)
    other = pickle.loads(pickle.dumps(first))
    assert other.table.position.key() == first.table.position.key()
    assert copy.deepcopy(first).table.position.key() == first.table.position.key()


def test_in_real_time_everybody_may_wait_and_then_the_clock_runs() -> None:
    env = pettingzoo.parallel_env(players=2)
    parallel_walk(env, 1, 60)
    wait = env.kit.actions
    before = len(env.table.done)
    for _ in range(50):
        if env.table.seat != theomachy.EVERYBODY or len(env.table.position.legal(theomachy.CLOCK)):
            break
        actions = {}
        for seat, agent in enumerate(env.agents):
            actions[agent] = int(np.flatnonzero(env._mask(seat))[0])
        env.step(actions)
        before = len(env.table.done)
    assert env.table.seat == theomachy.EVERYBODY
    env.step(dict.fromkeys(env.agents, wait))
    assert env.table.done[before][0] == theomachy.CLOCK
    assert env.meaning(wait) == "wait"


def test_wrong_actions_are_refused_and_change_nothing() -> None:
    env = pettingzoo.env("gods-second")
    env.reset(seed=1)
    key = env.table.position.key()
    closed = int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0])
    wrongs: tuple[Any, ...] = (closed, -1, env.kit.actions, 10**30, None, 1.5, "claim")
    for wrong in wrongs:
        with pytest.raises(IllegalAction):
            env.step(wrong)
        assert env.table.position.key() == key
    parallel = pettingzoo.parallel_env(players=2)
    parallel.reset(seed=1)
    key = parallel.table.position.key()
    with pytest.raises(IllegalAction, match="no action for player_1"):
        parallel.step({"player_0": parallel.kit.actions})
    assert parallel.table.position.key() == key


def test_wrong_tables_are_refused() -> None:
    for arguments, problem in (
        ({"players": 9}, "2, 3, 4 players"),
        ({"render_mode": "hologram"}, "human, ansi, svg, rgb_array"),
        ({"no_option": 1}, "no option"),
        ({"longest": 0}, "1 and more"),
        ({"illegal": "ignore"}, "allowed: raise, lose, random"),
        ({"viewer": "red"}, "no viewer 'red'"),
        ({"viewer": 7}, "no viewer 7"),
    ):
        with pytest.raises(BadOption, match=problem):
            pettingzoo.env("gods-second", **arguments)
    with pytest.raises(BadOption, match="parallel_env"):
        pettingzoo.env("four-gods", clock="real")


def test_games_that_take_too_long_are_truncated() -> None:
    env = pettingzoo.env("gentes", players=2, longest=5)
    env.reset(seed=1)
    assert play(env, np.random.default_rng(1)) == 5
    assert not env.agents
