"""Fitting a net to samples: who won, predicted by what was seen. Plain numpy, no other library."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from theomachy.bots.net import ONE
from theomachy.bots.weights import LARGE, SMALL, Trained

UNITS = 32
BATCH = 8192
PACE = 1e-3  # of Adam
SLOWER = 0.1  # its pace at the end, of that at the beginning
SPREAD = 0.05  # inputs that hardly ever differ are taken to differ by this much
SILENT = 0.002  # of the samples: a unit that speaks at fewer learns nothing more
LOOKED_AT = 20_000  # samples, to tell which units are silent


@dataclass
class Shape:
    """The weights of a net as real numbers."""

    first: Any  # inputs x units
    bias: Any
    last: Any
    linear: Any
    offset: float

    def copy(self) -> Shape:
        return Shape(self.first.copy(), self.bias.copy(), self.last.copy(), self.linear.copy(), self.offset)


def fresh(size: int, seed: int, units: int = UNITS) -> Shape:
    dice = np.random.default_rng(seed)
    return Shape(
        dice.normal(0, 0.1, (size, units)).astype(np.float32), np.zeros(units, np.float32),
        dice.normal(0, 0.1, units).astype(np.float32), np.zeros(size, np.float32), 0.0,
    )  # fmt: skip


def wake(shape: Shape, seen: Any, seed: int) -> int:
    """Units that speak at none of the samples begin anew, each at half of them; how many.

    The net says the same as before, since nobody listens to them yet, but learning can use them again: nets for three
    and more that had grown out of those for two had up to twenty silent units of 32.
    """
    dice = np.random.default_rng(seed)
    sample = seen[dice.integers(0, len(seen), min(len(seen), LOOKED_AT))].astype(np.float32)
    silent = np.flatnonzero((sample @ shape.first + shape.bias > 0).mean(axis=0) < SILENT)
    spread = np.maximum(sample.std(axis=0), SPREAD)
    for unit in silent:
        shape.first[:, unit] = np.where(sample.any(axis=0), dice.normal(0, 0.03, len(spread)) / spread, 0)
        shape.bias[unit] = -np.median(sample @ shape.first[:, unit])
        shape.last[unit] = 0
    return len(silent)


def fit(
    shape: Shape, seen: Any, came: Any, steps: int, seed: int, told: Callable[[int, float], None] | None = None
) -> tuple[Shape, float]:
    """Adam on the binary cross-entropy. Gives the net and the mean misfit over the last tenth of the steps.

    Inputs are measured by how much they differ among the samples, so that all weights learn at the same pace.
    """
    dice = np.random.default_rng(seed)
    sample = seen[dice.integers(0, len(came), min(len(came), 200_000))]
    places = np.flatnonzero(sample.any(axis=0))  # with two players many inputs are never used
    spread = np.maximum(sample[:, places].astype(np.float32).std(axis=0), SPREAD).astype(np.float32)
    parts = [
        (shape.first[places] * spread[:, None]).astype(np.float32), shape.bias.astype(np.float32),
        shape.last.astype(np.float32), (shape.linear[places] * spread).astype(np.float32),
        np.array([shape.offset], np.float32),
    ]  # fmt: skip
    means = [np.zeros_like(p) for p in parts]
    squares = [np.zeros_like(p) for p in parts]
    tail: list[float] = []
    batch = min(BATCH, len(came))
    for step in range(1, steps + 1):
        chosen = dice.integers(0, len(came), batch)
        x = seen[chosen][:, places].astype(np.float32) / spread
        y = came[chosen]
        first, bias, last, linear, offset = parts
        before = x @ first + bias
        unit = np.maximum(before, 0)
        odds = np.clip(unit @ last + x @ linear + offset[0], -30, 30)
        share = 1 / (1 + np.exp(-odds))
        misfit = float(np.mean(np.logaddexp(0, odds) - y * odds))
        if step > steps * 0.9:
            tail.append(misfit)
        slope = ((share - y) / batch).astype(np.float32)
        back = np.where(before > 0, slope[:, None] * last, 0).astype(np.float32)
        slopes = [x.T @ back, back.sum(axis=0), unit.T @ slope, x.T @ slope, np.array([slope.sum()], np.float32)]
        pace = PACE * (1 - (1 - SLOWER) * step / steps)
        for part, mean, square, g in zip(parts, means, squares, slopes, strict=True):
            mean += 0.1 * (g - mean)
            square += 0.001 * (g * g - square)
            part -= pace * (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.999**step)) + 1e-8)
        if told is not None and step % 50 == 0:
            told(step, misfit)
    out = Shape(np.zeros_like(shape.first), parts[1], parts[2], np.zeros_like(shape.linear), float(parts[4][0]))
    out.first[places] = parts[0] / spread[:, None]
    out.linear[places] = parts[3] / spread
    return out, float(np.mean(tail))


def answers(shape: Shape, seen: Any) -> Any:
    """Chances of winning by the net as it is."""
    x = seen.astype(np.float32)
    odds = np.maximum(x @ shape.first + shape.bias, 0) @ shape.last + x @ shape.linear + shape.offset
    return 1 / (1 + np.exp(-np.clip(odds, -30, 30)))


def whole(values: Any, scale: int = ONE) -> list[int]:
    return [int(v) for v in np.clip(np.rint(np.asarray(values, np.float64) * scale), SMALL, LARGE)]


def trained(shape: Shape, players: tuple[int, ...], options: dict[str, Any], seed: int, games: int) -> Trained:
    """The same net in whole numbers. Units are evened out first: what one weight is divided by the other is
    multiplied with, so that none is too large or too small for its 16 bits."""
    units = len(shape.bias)
    first, bias, last = shape.first.astype(np.float64), shape.bias.astype(np.float64), shape.last.astype(np.float64)
    largest = np.maximum(np.abs(first).max(axis=0), 1e-6)
    most = np.maximum(np.abs(last), 1e-6)
    even = np.sqrt(most / largest)
    even = np.clip(even, most / 30, 30 / largest)
    return Trained(
        players, options, seed, games, units, round(shape.offset * ONE),
        [round(float(b)) for b in bias * even * ONE], whole(last / even), whole(shape.linear),
        [whole(row) for row in first * even], searches=False,  # until games have shown that it serves them
    )  # fmt: skip


def shape_of(net: Trained) -> Shape:
    """A net in whole numbers as a start for further learning."""
    return Shape(
        np.array(net.first, np.float32) / ONE, np.array(net.bias, np.float32) / ONE,
        np.array(net.last, np.float32) / ONE, np.array(net.linear, np.float32) / ONE, net.offset / ONE,
    )  # fmt: skip
