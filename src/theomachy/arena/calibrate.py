"""Fits what a game's judgement of positions is made of to how games end.

    python -m theomachy.arena.calibrate gods-second
    python -m theomachy.arena.calibrate playing-gods --games 2000

Bots that now and then do anything play each other; at some moments of each game all players are looked at, and at the
end who won is noted. For `value.py` the scale is fitted: how large a difference makes the odds of winning e to 1.
For `outlook.py`, where a game has one, its weights are fitted: what each thing it counts adds to the log-odds. In both
cases the answer is the one that makes the winners most likely.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Callable
from typing import Any

import theomachy
from theomachy.arena.duel import next_seat, points
from theomachy.bots.bot import make_bot
from theomachy.core.dice import Dice
from theomachy.core.game import Game
from theomachy.core.position import CHANCE, CLOCK, NOBODY, Position

Sample = tuple[list[Any], list[float]]  # what was seen of each player, and what the game brought them
SLIPS = 15  # per cent of decisions that are anything
NOTED = 15  # per cent of moments
SEARCHERS = "mcts:sims=20"  # weights are wanted for play as good as this at least


def samples(
    game: Game, games: int, look: Callable[[Position, int], Any], bot: str = "greedy", slips: int = SLIPS, seed: int = 1
) -> list[Sample]:
    """Moments of so many games with all numbers of players in turn, seen by `look`."""
    player = make_bot(bot, game)
    found: list[Sample] = []
    for number in range(games):
        dice = Dice(seed * 1_000_003 + number)
        count = game.players[number % len(game.players)]
        position = game.new(count, **getattr(game.module("table.setup"), "SEQUENTIAL", {}))
        noted: list[list[Any]] = []
        for _ in range(20_000):
            if position.turn == NOBODY:
                break
            if position.turn == CHANCE:
                position.apply(CHANCE, position.sample(dice))
            else:
                seat = next_seat(position, dice)
                legal = position.legal(seat)
                if seat == CLOCK or dice.below(100) < slips:
                    action = int(legal[dice.below(len(legal))])
                else:
                    action = player.choose(position.redeal(seat, dice), seat, dice)
                position.apply(seat, action)
            if position.turn >= 0 and dice.below(100) < NOTED:
                noted.append([look(position, p) for p in range(count)])
        result = points([int(position.rank(p)) for p in range(count)])
        found += [(seen, result) for seen in noted]
    return found


def surprise(found: list[Sample], scale: float) -> float:
    """Mean negative log-likelihood of the winners, where values were seen."""
    total = 0.0
    for values, result in found:
        best = max(values)
        log_sum = math.log(sum(math.exp((v - best) / scale) for v in values)) + best / scale
        total -= sum(share * (v / scale - log_sum) for v, share in zip(values, result, strict=True))
    return total / len(found)


def fit_scale(found: list[Sample]) -> float:
    from scipy.optimize import minimize_scalar

    answer = minimize_scalar(lambda x: surprise(found, math.exp(x)), bounds=(-5, 8), method="bounded")
    return math.exp(float(answer.x))


def fit_weights(found: list[Sample], caution: float = 1e-5) -> tuple[list[float], float]:
    """What each count adds to the log-odds, and the mean negative log-likelihood of the winners with it.

    `caution` keeps weights small that hardly matter.
    """
    import numpy as np
    from scipy.optimize import minimize

    tables: dict[int, Any] = {}
    for players in {len(result) for _, result in found}:
        moments = [(seen, result) for seen, result in found if len(result) == players]
        tables[players] = (np.array([m[0] for m in moments], float), np.array([m[1] for m in moments]))

    def misfit(weights: Any) -> tuple[float, Any]:
        loss, slope = 0.0, np.zeros(len(weights))
        for counts, results in tables.values():
            odds = counts @ weights
            odds -= odds.max(axis=1, keepdims=True)
            shares = np.exp(odds)
            total = shares.sum(axis=1, keepdims=True)
            loss -= float((results * (odds - np.log(total))).sum())
            slope += np.einsum("np,npk->k", shares / total - results, counts)
        return loss / len(found) + caution * float(weights @ weights), slope / len(found) + 2 * caution * weights

    kinds = len(found[0][0][0])
    answer = minimize(misfit, np.zeros(kinds), jac=True, method="L-BFGS-B", options={"maxiter": 1000})
    return [float(weight) for weight in answer.x], float(answer.fun)


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m theomachy.arena.calibrate", description=(__doc__ or "").split("\n")[0]
    )
    parser.add_argument("games", nargs="*", metavar="GAME", default=[], help="by default all games")
    parser.add_argument("--games", dest="number", type=int, default=120, help="games played for each (default: 120)")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    for name in asked.games or theomachy.games():
        game = theomachy.game(name)
        found = samples(game, asked.number, game.value, seed=asked.seed)
        scale = fit_scale(found)
        print(f"{name}: SCALE = {scale:.3g} ({len(found)} moments, surprise {surprise(found, scale):.3f})")
        if game.has("bot.outlook"):
            found = samples(game, asked.number, game.module("bot.outlook").seen, SEARCHERS, 4, asked.seed)
            weights, left = fit_weights(found)
            print(f"{name}: WEIGHTS = {[round(1000 * w) for w in weights]} ({len(found)} moments, surprise {left:.3f})")


if __name__ == "__main__":
    main()
