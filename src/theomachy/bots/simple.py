"""The two simplest bots: one picks anything, one takes what looks best at once."""

from __future__ import annotations

from theomachy.bots.bot import Bot, Spec
from theomachy.core.dice import Dice
from theomachy.core.game import Game
from theomachy.core.position import EVERYBODY, Position

LOOKS = 2000  # positions looked at inside begun actions, for one decision
FEWEST = 20  # of them for each first step, however many there are
WIDEST = 12  # ways looked at for each further step once the looks are used up


class RandomBot:
    """Every sensible action is equally likely."""

    def choose(self, position: Position, player: int, dice: Dice) -> int:
        actions = position.sensible(player) or position.legal(player)
        return int(actions[dice.below(len(actions))])

    def __repr__(self) -> str:
        return "random"


class GreedyBot:
    """Looks one action ahead: what `value.py` of the game likes best. Equals are drawn by lot.

    An action of several small steps (which desert, then where to) is followed through to its end: in all ways, as
    long as there are not too many, then step by step; if that is still too much, what has been begun is judged as it
    stands.
    """

    def __init__(self, game: Game) -> None:
        self.value = game.module("value").value
        self.left = 0  # positions that may still be looked at for the first step at hand

    def choose(self, position: Position, player: int, dice: Dice) -> int:
        best: list[int] = []
        most = float("-inf")
        legal = position.sensible(player) or position.legal(player)
        for action in legal:
            after = position.copy()
            if position.turn == EVERYBODY:  # so that begun actions can be followed
                after = after.in_turns(player)
            after.apply(player, action)
            self.left = max(LOOKS // len(legal), FEWEST)
            worth = self.follow(after, player)
            if worth > most:
                best, most = [], worth
            if worth == most:
                best.append(int(action))
        return best[dice.below(len(best))]

    def follow(self, position: Position, player: int) -> float:
        """The value once the action that was begun is complete, at its best as far as the looks suffice."""
        if position.turn != player or not position.midway():
            return float(self.value(position, player))
        legal = position.sensible(player)
        if self.left < len(legal):
            return self.rush(position, player)
        self.left -= len(legal)
        most = float("-inf")
        for action in legal:
            after = position.copy()
            after.apply(player, action)
            most = max(most, self.follow(after, player))
        return most

    def rush(self, position: Position, player: int) -> float:
        """The value once the action is complete, if each step takes what looks best at once."""
        worth = float(self.value(position, player))
        while position.turn == player and position.midway() and self.left > -FEWEST * WIDEST:
            trials = []
            for action in position.sensible(player)[:WIDEST]:
                after = position.copy()
                after.apply(player, action)
                trials.append((float(self.value(after, player)), after))
            self.left -= len(trials)
            worth, position = max(trials, key=lambda t: t[0])
        return worth

    def __repr__(self) -> str:
        return "greedy"


def make_random(spec: Spec, game: Game) -> Bot:
    spec.only()
    return RandomBot()


def make_greedy(spec: Spec, game: Game) -> Bot:
    spec.only()
    return GreedyBot(game)
