"""Decisions a second on one core: batches of games, the same games through PettingZoo and OpenSpiel, and others there.

    python benchmarks/batch.py [--seconds 2] [--games gods-second,gentes]

All play at random, with what a learner needs at each decision: what is seen, what is open, the rewards. How an action
is drawn can cost more than all the rest, so each way to do it is measured by itself: by the batch, by numpy from the
list of open actions, by numpy from the mask, and for PettingZoo by `sample(mask)`, as its documents do it. Like is
compared with like: PettingZoo and OpenSpiel draw from lists too. The time is that of the processor, so that other work
on the machine disturbs little; each is measured three times, in turn with the others, and the best is kept. What is
printed are the tables of docs/rl.md. Games of OpenSpiel and Pgx are measured where they are installed.
"""

from __future__ import annotations

import argparse
import os
import random
from collections.abc import Callable
from importlib import import_module
from time import process_time
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1")

import numpy as np

import theomachy
from theomachy.pure import is_compiled

ROUNDS = 3
COUNT = 1024
Player = Callable[[float], float]  # plays for so many seconds, and says how many decisions that made a second
WAYS = ("batch", "batch, numpy from the list", "batch, numpy from the mask", "PettingZoo, from the list",
        "PettingZoo, `sample(mask)`")  # fmt: skip


def batches(game: str, way: str) -> Player:
    from theomachy.rl.batch import batch

    games, rng = batch(game, count=COUNT, seed=1), np.random.default_rng(1)

    def from_list() -> Any:
        offsets, ids = games.legal_actions()
        return ids[offsets[:-1] + rng.integers(np.diff(offsets))]

    def from_mask() -> Any:
        rows, numbers = np.nonzero(games.masks)
        counts = np.bincount(rows, minlength=COUNT)
        return numbers[np.cumsum(counts) - counts + rng.integers(counts)]

    draw = {WAYS[0]: games.random_actions, WAYS[1]: from_list, WAYS[2]: from_mask}[way]

    def play(seconds: float) -> float:
        made, begin = 0, process_time()
        while process_time() - begin < seconds:
            games.step(draw())
            made += COUNT
        return made / (process_time() - begin)

    return play


def pettingzoo(game: str, way: str) -> Player:
    from theomachy.rl.pettingzoo import env

    table, chance = env(game), random.Random(1)

    def draw(agent: str, seen: dict[str, Any], info: dict[str, Any]) -> int:
        if way == WAYS[3]:
            return int(chance.choice(info["legal_actions"]))
        return int(table.action_space(agent).sample(seen["action_mask"]))

    def play(seconds: float) -> float:
        made, begin = 0, process_time()
        while process_time() - begin < seconds:
            table.reset(seed=made)
            for agent in table.agent_iter():
                seen, _, ended, cut, info = table.last()
                if ended or cut:
                    table.step(None)
                    continue
                table.step(draw(agent, seen, info))
                made += 1
                if process_time() - begin > seconds:
                    break
        return made / (process_time() - begin)

    return play


def open_spiel(name: str, sees: bool) -> Player:
    """One game at a time; `sees` is whether the observation is asked for, as an array."""
    import pyspiel

    if name.startswith("theomachy"):
        import_module("theomachy.rl.openspiel")  # which registers it
    game, chance = pyspiel.load_game(name), random.Random(1)

    def play(seconds: float) -> float:
        made, begin = 0, process_time()
        state = game.new_initial_state()
        while process_time() - begin < seconds:
            if state.is_terminal():
                state = game.new_initial_state()
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(outcomes, chances)[0])
                continue
            if sees:
                np.asarray(state.observation_tensor(), np.float32)
            state.apply_action(chance.choice(state.legal_actions()))
            made += 1
        return made / (process_time() - begin)

    return play


def pgx(name: str) -> Player:
    import jax
    import pgx as library
    from pgx.experimental import auto_reset

    game = library.make(name)
    begin_all, step_all = jax.jit(jax.vmap(game.init)), jax.jit(jax.vmap(auto_reset(game.step, game.init)))
    choose = jax.jit(lambda key, mask: jax.random.categorical(key, jax.numpy.where(mask, 0.0, -1e9), axis=1))
    key = jax.random.PRNGKey(1)
    state = begin_all(jax.random.split(key, COUNT))

    def play(seconds: float) -> float:
        nonlocal state, key
        key, some, more = jax.random.split(key, 3)  # the first step compiles
        state = step_all(state, choose(some, state.legal_action_mask), jax.random.split(more, COUNT))
        made, begin = 0, process_time()
        while process_time() - begin < seconds:
            key, some, more = jax.random.split(key, 3)
            state = step_all(state, choose(some, state.legal_action_mask), jax.random.split(more, COUNT))
            made += COUNT
        state.observation.block_until_ready()
        return made / (process_time() - begin)

    return play


SPIEL = ("theomachy_gods_second", "chess", "breakthrough", "backgammon")
PGX = ("hex", "backgammon")


def players(games: list[str]) -> dict[tuple[str, str], Player]:
    """All that is measured, by game and way."""
    found: dict[tuple[str, str], Player] = {}
    for game in games:
        found |= {(game, way): (batches if i < 3 else pettingzoo)(game, way) for i, way in enumerate(WAYS)}
    others: list[tuple[tuple[str, str], Callable[[], Player]]] = []
    for name in SPIEL:
        others.append(((f"{name} of OpenSpiel", "observed"), lambda name=name: open_spiel(name, True)))  # type: ignore[misc]
        others.append(((f"{name} of OpenSpiel", "rules alone"), lambda name=name: open_spiel(name, False)))  # type: ignore[misc]
    others += [((f"{name} of Pgx", "observed"), lambda name=name: pgx(name)) for name in PGX]  # type: ignore[misc]
    for place, make in others:
        try:
            found[place] = make()
        except ImportError as error:
            print(f"{place[0]}: not measured, {error}")
    return found


def row(*cells: object) -> str:
    return f"| {' | '.join(str(cell) for cell in cells)} |"


def two_figures(ratio: float) -> str:
    return f"{ratio:.0f}" if ratio >= 10 else f"{ratio:.1f}"


def tables(best: dict[tuple[str, str], float], games: list[str]) -> list[str]:
    lines = [row("two players", *WAYS), row(*["---"] * (1 + len(WAYS)))]
    for game in games:
        whole = best[game, WAYS[3]]
        lines.append(row(game, *(two_figures(best[game, way] / whole) for way in WAYS)))
    made = best[games[0], WAYS[1]]
    ours = "theomachy_gods_second of OpenSpiel"
    seeing, blind = best.get((ours, "observed"), 0.0), best.get((ours, "rules alone"), 0.0)
    heads = "batch of GODS", "GODS through OpenSpiel", "the same without observations"
    lines += ["", row("one game at a time", *heads), row(*["---"] * 4)]
    for name, how in best:
        if " of " not in name or how != "observed":
            continue
        rules = best.get((name, "rules alone"))
        ratios = made / best[name, how], seeing / best[name, how], blind / rules if rules else 0.0
        lines.append(row(name, *(two_figures(ratio) if ratio else "" for ratio in ratios)))
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--games", default=",".join(theomachy.game_names()))
    chosen = parser.parse_args()
    if not is_compiled():
        print("the rules are not compiled here: these figures are those of the interpreted form")
    games = chosen.games.split(",")
    measured = players(games)
    best = dict.fromkeys(measured, 0.0)
    for _ in range(ROUNDS):
        for place, play in measured.items():
            best[place] = max(best[place], play(chosen.seconds))
    for (name, way), rate in best.items():
        print(f"{name + ', ' + way:60} {rate:12,.0f} decisions a second")
    print()
    print("\n".join(tables(best, games)))


if __name__ == "__main__":
    main()
