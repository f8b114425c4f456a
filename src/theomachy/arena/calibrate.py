"""Fits the scale of a game's `value`: how large a difference makes the odds of winning e to 1.

    python -m theomachy.arena.calibrate gods-second

Bots that are greedy most of the time play each other; at some moments of each game the values of all players
are noted, and at the end who won. The scale is the one that makes the winners most likely.
"""

from __future__ import annotations

import math
import sys

import theomachy
from theomachy.arena.duel import next_seat, points
from theomachy.bots.bot import make_bot
from theomachy.core.dice import Dice
from theomachy.core.position import CHANCE, CLOCK, NOBODY

Sample = tuple[list[float], list[float]]  # values of all players, and what the game brought them


def samples(name: str, games: int, seed: int = 1) -> list[Sample]:
    game = theomachy.game(name)
    greedy = make_bot("greedy", game)
    found: list[Sample] = []
    for number in range(games):
        dice = Dice(seed * 1_000_003 + number)
        count = game.players[number % len(game.players)]
        position = game.new(count, **getattr(game.module("setup"), "SEQUENTIAL", {}))
        noted: list[list[float]] = []
        for _ in range(20_000):
            if position.turn == NOBODY:
                break
            if position.turn == CHANCE:
                position.apply(CHANCE, position.sample(dice))
                continue
            seat = next_seat(position, dice)
            legal = position.legal(seat)
            if seat == CLOCK or dice.below(100) < 15:
                action = int(legal[dice.below(len(legal))])
            else:
                action = greedy.choose(position.redeal(seat, dice), seat, dice)
            position.apply(seat, action)
            if position.turn >= 0 and dice.below(100) < 15:
                noted.append([game.value(position, p) for p in range(count)])
        result = points([int(position.rank(p)) for p in range(count)])
        found += [(values, result) for values in noted]
    return found


def surprise(found: list[Sample], scale: float) -> float:
    """Mean negative log-likelihood of the winners."""
    total = 0.0
    for values, result in found:
        best = max(values)
        log_sum = math.log(sum(math.exp((v - best) / scale) for v in values)) + best / scale
        total -= sum(share * (v / scale - log_sum) for v, share in zip(values, result, strict=True))
    return total / len(found)


def fit(found: list[Sample]) -> float:
    from scipy.optimize import minimize_scalar

    answer = minimize_scalar(lambda x: surprise(found, math.exp(x)), bounds=(-5, 8), method="bounded")
    return math.exp(float(answer.x))


def main() -> None:
    for name in sys.argv[1:] or theomachy.games():
        found = samples(name, 120)
        scale = fit(found)
        print(f"{name}: SCALE = {scale:.3g} ({len(found)} moments, surprise {surprise(found, scale):.3f})")


if __name__ == "__main__":
    main()
