"""Decisions a second on one core: batches of games against the same games through PettingZoo, and against others.

    python benchmarks/batch.py [--seconds 2] [--games gods-second,gentes]

All play at random, with everything a learner needs at each decision: what is seen, the mask, the rewards. The time is
that of the processor, so that other work on the machine disturbs little; each is measured three times, in turn with
the others, and the best is kept. Games of OpenSpiel and Pgx of a similar length are measured where they are installed.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable
from importlib import import_module
from time import process_time

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1")

import numpy as np

import theomachy
from theomachy.pure import is_compiled

ROUNDS = 3
COUNT = 1024
Player = Callable[[float], float]  # plays for so many seconds, and says how many decisions that made a second


def batches(game: str, count: int) -> Player:
    from theomachy.rl.batch import batch

    games = batch(game, count=count, seed=1)

    def play(seconds: float) -> float:
        made, begin = 0, process_time()
        while process_time() - begin < seconds:
            games.step(games.random_actions())
            made += count
        return made / (process_time() - begin)

    return play


def pettingzoo(game: str, sampling: bool) -> Player:
    """With `sampling` actions are drawn as PettingZoo's documents do it, else as fast as we can."""
    from theomachy.rl.pettingzoo import env

    table = env(game)
    rng = np.random.default_rng(1)

    def draw(agent: str, mask: np.ndarray) -> int:
        return int(table.action_space(agent).sample(mask) if sampling else rng.choice(np.flatnonzero(mask)))

    def play(seconds: float) -> float:
        made, begin = 0, process_time()
        while process_time() - begin < seconds:
            table.reset(seed=made)
            for agent in table.agent_iter():
                seen, _, ended, cut, _ = table.last()
                if ended or cut:
                    table.step(None)
                    continue
                table.step(draw(agent, seen["action_mask"]))
                made += 1
                if process_time() - begin > seconds:
                    break
        return made / (process_time() - begin)

    return play


def open_spiel(name: str) -> Player:
    import pyspiel

    if name.startswith("theomachy"):
        import_module("theomachy.rl.openspiel")  # which registers it
    game = pyspiel.load_game(name)
    rng = np.random.default_rng(1)

    def play(seconds: float) -> float:
        made, begin = 0, process_time()
        state = game.new_initial_state()
        while process_time() - begin < seconds:
            if state.is_terminal():
                state = game.new_initial_state()
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(int(rng.choice(outcomes, p=chances)))
                continue
            np.asarray(state.observation_tensor(), np.float32)
            state.apply_action(int(rng.choice(np.flatnonzero(state.legal_actions_mask()))))
            made += 1
        return made / (process_time() - begin)

    return play


def pgx(name: str, count: int) -> Player:
    import jax
    import pgx as library
    from pgx.experimental import auto_reset

    game = library.make(name)
    begin_all, step_all = jax.jit(jax.vmap(game.init)), jax.jit(jax.vmap(auto_reset(game.step, game.init)))
    choose = jax.jit(lambda key, mask: jax.random.categorical(key, jax.numpy.where(mask, 0.0, -1e9), axis=1))
    key = jax.random.PRNGKey(1)
    state = begin_all(jax.random.split(key, count))

    def play(seconds: float) -> float:
        nonlocal state, key
        key, some, more = jax.random.split(key, 3)  # the first step compiles
        state = step_all(state, choose(some, state.legal_action_mask), jax.random.split(more, count))
        made, begin = 0, process_time()
        while process_time() - begin < seconds:
            key, some, more = jax.random.split(key, 3)
            state = step_all(state, choose(some, state.legal_action_mask), jax.random.split(more, count))
            made += count
        state.observation.block_until_ready()
        return made / (process_time() - begin)

    return play


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--games", default=",".join(theomachy.game_names()))
    chosen = parser.parse_args()
    if not is_compiled():
        print("the rules are not compiled here: these figures are those of the interpreted form")
    players: dict[str, Player] = {}
    for game in chosen.games.split(","):
        players[f"{game}, batch of {COUNT}"] = batches(game, COUNT)
        players[f"{game}, PettingZoo"] = pettingzoo(game, sampling=True)
        players[f"{game}, PettingZoo, actions drawn by us"] = pettingzoo(game, sampling=False)
    others: tuple[tuple[str, Callable[[], Player]], ...] = (
        ("gods-second through OpenSpiel", lambda: open_spiel("theomachy_gods_second")),
        ("breakthrough of OpenSpiel (C++), from Python", lambda: open_spiel("breakthrough")),
        ("backgammon of OpenSpiel (C++), from Python", lambda: open_spiel("backgammon")),
        (f"hex of Pgx, batch of {COUNT}", lambda: pgx("hex", COUNT)),
        (f"backgammon of Pgx, batch of {COUNT}", lambda: pgx("backgammon", COUNT)),
    )
    for label, make in others:
        try:
            players[label] = make()
        except ImportError as error:
            print(f"{label}: not measured, {error}")
    best = dict.fromkeys(players, 0.0)
    for _ in range(ROUNDS):
        for label, play in players.items():
            best[label] = max(best[label], play(chosen.seconds))
    for label, rate in best.items():
        print(f"{label:48} {rate:12,.0f} decisions a second")
    for game in chosen.games.split(","):
        made = best[f"{game}, batch of {COUNT}"]
        whole, bare = (made / best[f"{game}, PettingZoo{how}"] for how in ("", ", actions drawn by us"))
        print(f"{game}: a batch makes {whole:.1f} times as many as PettingZoo, {bare:.1f} times without its sampling")
        for label, _ in others:
            if label in best:
                print(f"{game}: a batch makes {made / best[label]:.1f} times as many as {label}")


if __name__ == "__main__":
    main()
