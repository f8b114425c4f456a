"""Is A stronger than B? Play until the question is settled, and not a game longer.

A sequential probability ratio test on blocks: the mean share of points of a block is compared with what two
Elo differences would give. By Wald's bounds the answer is wrong with at most the chosen probabilities.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Question:
    """Is the difference at least `high` Elo (accepted), or at most `low` (rejected)?"""

    low: float = 0.0
    high: float = 30.0
    alpha: float = 0.05
    beta: float = 0.05

    @property
    def bounds(self) -> tuple[float, float]:
        return math.log(self.beta / (1 - self.alpha)), math.log((1 - self.beta) / self.alpha)


def expected(difference: float) -> float:
    return 1 / (1 + 10 ** (-difference / 400))


def log_ratio(shares: Sequence[float], question: Question) -> float:
    """Log-likelihood ratio of "high" over "low", with the variance that the blocks show."""
    n = len(shares)
    if n < 2:
        return 0.0
    # One block at each end keeps the variance from vanishing while all blocks agree.
    padded = [*shares, 0.0, 1.0]
    mean = sum(padded) / len(padded)
    variance = sum((s - mean) ** 2 for s in padded) / (len(padded) - 1)
    low, high = expected(question.low), expected(question.high)
    return n * (high - low) * (2 * sum(shares) / n - low - high) / (2 * variance)


def verdict(shares: Sequence[float], question: Question) -> str:
    """`stronger`, `not stronger`, or empty while the question is open."""
    reject, accept = question.bounds
    ratio = log_ratio(shares, question)
    if ratio >= accept:
        return "stronger"
    return "not stronger" if ratio <= reject else ""
