"""Judgement of positions: what a position is worth to a player, and how the chances of victory are shared.

Everything that looks ahead asks a judge: the hand-made one, which is the game's `bot/value.py`, or the learned one, a
net over the game's `bot/inputs.py`.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from theomachy.bots.net import SCALE, Net
from theomachy.bots.utility import SHARED, log_odds
from theomachy.core.inputs import Inputs
from theomachy.core.position import NOBODY, Position

Value = Callable[[Position, int], float]
DECIDED: Final = 20.0  # log-odds of a game that is won


class Judge:
    """`worth` is for comparing what one player can do; `utilities` are shares of victory that add up to one."""

    def __init__(self, scale: float, swing: float, inside: bool) -> None:
        self.scale: float = scale  # difference in worth that multiplies the odds of winning by e
        self.swing: float = swing  # by how much the odds move for each such difference that one player gains
        self.inside: bool = inside  # does it judge positions inside a begun action as well as others?
        self.looks: i64 = 2000  # positions looked at inside begun actions, for one decision

    def worth(self, position: Position, player: i64) -> float:
        raise NotImplementedError

    def utilities(self, position: Position) -> vec[float]:
        raise NotImplementedError


class HandJudge(Judge):
    """The game's hand-made value. What one player gains the others lose: both sides of the comparison move."""

    def __init__(self, value: Value, scale: float) -> None:
        super().__init__(scale, 2.0, False)
        self.value: Value = value

    def worth(self, position: Position, player: i64) -> float:
        return self.value(position, player)

    def utilities(self, position: Position) -> vec[float]:
        """Each player's share of e ** (value / scale)."""
        n = position.players
        value = self.value
        out: vec[float] = vec[float](capacity=n)
        best: float = -1e300
        for player in range(n):
            v = value(position, player)
            if v > best:
                best = v
            out = append(out, v)
        total: float = 0.0
        for player in range(n):
            out[player] = math.exp((out[player] - best) / self.scale)
            total += out[player]
        for player in range(n):
            out[player] = out[player] / total
        return out


class LearnedJudge(Judge):
    """A net over the game's inputs: the log-odds of winning of each seat, judged by itself.

    `inside` as the game has it: where actions have many small steps it is better to judge only what is complete.
    """

    def __init__(self, inputs: Inputs, net: Net, inside: bool) -> None:
        super().__init__(1.0, 1.0, inside)
        self.looks = 500  # it takes longer
        if inputs.size != net.size:
            raise ValueError(f"a net for {net.size} inputs; the game has {inputs.size}")
        self.inputs: Inputs = inputs
        self.net: Net = net

    def worth(self, position: Position, player: i64) -> float:
        if position.turn == NOBODY:
            return verdict(position, player)
        inputs = self.inputs
        inputs.look(position)
        inputs.fill(position, player)
        return float(self.net.answer(inputs)) / SCALE

    def utilities(self, position: Position) -> vec[float]:
        n = position.players
        inputs = self.inputs
        inputs.look(position)
        out: vec[float] = vec[float](capacity=n)
        total: float = 0.0
        for player in range(n):
            inputs.fill(position, player)
            share = likelihood(self.net.answer(inputs))
            out = append(out, share)
            total += share
        for player in range(n):
            out[player] = out[player] / total
        return out


def verdict(position: Position, player: i64) -> float:
    """The game is over: winning is everything, a shared victory less, then as few ahead as possible."""
    place = position.rank(player)
    if place > 1:
        return -DECIDED - float(place)
    shared: i64 = 0
    for seat in range(position.players):
        if position.rank(seat) == 1:
            shared += 1
    if shared > 1:
        return log_odds(SHARED / float(shared))
    return DECIDED


# The logistic curve from 0 to 16 in steps of 1/64, in whole numbers: so it is the same on every machine.
STEPS: Final = 64
FULL: Final = 1 << 30


def curve() -> vec[i64]:
    out: vec[i64] = vec[i64](capacity=16 * STEPS + 2)
    for i in range(16 * STEPS + 2):
        out = append(out, i64(round(FULL / (1.0 + math.exp(-i / STEPS)))))
    return out


CURVE: Final = curve()


def likelihood(odds: i64) -> float:
    """The chance of winning that goes with log-odds in units of 1 / SCALE; never quite 0 or 1."""
    x = odds
    if x < 0:
        x = -x
    if x > 15 << 20:
        x = 15 << 20
    i = x >> 14
    rest = x & 16383
    y = CURVE[i] + (((CURVE[i + 1] - CURVE[i]) * rest) >> 14)
    if odds < 0:
        y = FULL - y
    return float(y) / 1073741824.0
