"""How strong the bots are, from blocks of games.

A block is the unit: its games share their chance and give every bot every seat, so blocks are independent and
fair while single games are neither. All intervals come from blocks.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from theomachy.arena.duel import Result, points


@dataclass(frozen=True)
class Standing:
    """One bot's record. `low` and `high` bound the share of victories with 95 % confidence."""

    bot: str
    share: float  # victories per game, shared ones in parts
    low: float
    high: float
    mean_rank: float
    mean_score: float
    elo: float | None  # of the first of two bots over the second, and so on; only for two players
    elo_low: float | None
    elo_high: float | None
    skill: float  # openskill's cautious estimate, mu - 3 sigma
    games: int
    without_luck: tuple[float, float, float] | None = None  # share, low and high again, if luck was measured


def block_shares(results: Sequence[Result], bot: int, *, without_luck: bool = False) -> list[float]:
    """The bot's mean share of victories in each block; without what chance gave it, if asked and measured."""
    blocks: dict[int, list[float]] = {}
    for result in results:
        gift = result.luck[bot] if without_luck and result.luck is not None else 0.0
        blocks.setdefault(result.block, []).append(points(result.ranks)[bot] - gift)
    return [sum(values) / len(values) for _, values in sorted(blocks.items())]


def interval(values: Sequence[float], low: float = 0.0, high: float = 1.0) -> tuple[float, float, float]:
    """Mean and 95 % interval by Student's t; never narrower than one more block of each kind would make it."""
    from scipy import stats

    n = len(values)
    mean = sum(values) / n
    if n < 2:
        return mean, low, high
    # Two pseudo-blocks at the ends keep a run of equal results from claiming certainty.
    padded = [*values, low, high]
    centre = sum(padded) / len(padded)
    spread = math.sqrt(sum((v - centre) ** 2 for v in padded) / (len(padded) - 1) / len(padded))
    reach = float(stats.t.ppf(0.975, len(padded) - 1)) * spread
    return mean, max(low, min(mean, centre - reach)), min(high, max(mean, centre + reach))


def elo(share: float) -> float:
    """Rating difference at which this share of points is expected."""
    inside = min(max(share, 1e-4), 1 - 1e-4)
    return -400 * math.log10(1 / inside - 1)


def standings(bots: Sequence[str], results: Sequence[Result]) -> list[Standing]:
    """All bots, best first."""
    skills = openskill(len(bots), results)
    measured = all(result.luck is not None for result in results)
    found = []
    for i, name in enumerate(bots):
        share, low, high = interval(block_shares(results, i))
        two = len(bots) == 2
        found.append(
            Standing(
                name,
                share,
                low,
                high,
                sum(r.ranks[i] for r in results) / len(results),
                sum(r.scores[i] for r in results) / len(results),
                elo(share) if two else None,
                elo(low) if two else None,
                elo(high) if two else None,
                skills[i],
                len(results),
                interval(block_shares(results, i, without_luck=True)) if measured else None,
            )
        )
    return sorted(found, key=lambda s: -s.share)


def openskill(bots: int, results: Sequence[Result]) -> list[float]:
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    ratings = [model.rating() for _ in range(bots)]
    for result in results:
        rated = model.rate([[r] for r in ratings], ranks=[float(rank) for rank in result.ranks])
        ratings = [team[0] for team in rated]
    return [float(r.mu - 3 * r.sigma) for r in ratings]
