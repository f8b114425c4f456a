"""Fits what a game's judgement of positions is made of to how games end.

    python -m theomachy.arena.calibrate gods-second
    python -m theomachy.arena.calibrate playing-gods --games 2000

Bots that now and then do anything play each other; at some moments of each game all players are looked at, and at the
end who won is noted. For `value.py` the scale is fitted: how large a difference makes the odds of winning e to 1.
For `bot/odds.py`, where a game has one, its weights are fitted: what each thing it counts adds to the log-odds. In both
cases the answer is the one that makes the winners most likely.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Callable
from typing import Any

import theomachy
from theomachy.arena.duel import points
from theomachy.bots.bot import Bot, make_bot
from theomachy.bots.seats import Seats, sequential
from theomachy.core.dice import Dice
from theomachy.core.extras import demand
from theomachy.core.game import Game
from theomachy.core.match import Match
from theomachy.core.position import Position

Sample = tuple[list[Any], list[float]]  # what was seen of each player, and what the game brought them
LONGEST = 20_000  # decisions of a game
SLIPS = 15  # per cent of decisions that are anything
NOTED = 15  # per cent of moments
SEARCHERS = "mcts:sims=20,judge=hand"  # weights are wanted for play as good as this at least


class Careless:
    """A bot that now and then does anything at all: so many times in a hundred."""

    def __init__(self, bot: Bot, slips: int) -> None:
        self.bot = bot
        self.slips = slips

    def choose(self, position: Position, player: int, dice: Dice) -> int:
        if dice.below(100) < self.slips:
            legal = position.legal(player)
            return int(legal[dice.below(len(legal))])
        return self.bot.choose(position, player, dice)


def samples(
    game: Game, games: int, look: Callable[[Position, int], Any], bot: str = "greedy", slips: int = SLIPS, seed: int = 1
) -> list[Sample]:
    """Moments of so many games with all numbers of players in turn, seen by `look`."""
    player = Careless(make_bot(bot, game), slips)
    found: list[Sample] = []
    for number in range(games):
        count = game.players[number % len(game.players)]
        options: dict[str, Any] = sequential(game)
        match = Match(game, count, seed * 1_000_003 + number, quiet=True, **options)
        dice = match.dice
        noted: list[list[Any]] = []
        for _ in Seats(game, [player] * count, dice=[dice] * count, order=dice).decisions(match, LONGEST):
            if match.position.turn >= 0 and dice.below(100) < NOTED:
                noted.append([look(match.position, p) for p in range(count)])
        position = match.position
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
    demand("lab", "scipy", "numpy")
    for name in asked.games or theomachy.game_names():
        game = theomachy.game(name)
        found = samples(game, asked.number, game.value, seed=asked.seed)
        scale = fit_scale(found)
        print(f"{name}: SCALE = {scale:.3g} ({len(found)} moments, surprise {surprise(found, scale):.3f})")
        if game.has("bot.odds"):
            found = samples(game, asked.number, game.module("bot.odds").seen, SEARCHERS, 4, asked.seed)
            weights, left = fit_weights(found)
            print(f"{name}: WEIGHTS = {[round(1000 * w) for w in weights]} ({len(found)} moments, surprise {left:.3f})")


if __name__ == "__main__":
    main()
