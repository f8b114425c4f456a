"""The two simplest bots: one picks anything, one takes what looks best at once."""

from __future__ import annotations

from theomachy.bots.bot import Bot, Spec
from theomachy.core.dice import Dice
from theomachy.core.game import Game
from theomachy.core.position import Position


class RandomBot:
    """Every legal action is equally likely."""

    def choose(self, position: Position, player: int, dice: Dice) -> int:
        actions = position.legal(player)
        return int(actions[dice.below(len(actions))])

    def __repr__(self) -> str:
        return "random"


class GreedyBot:
    """Looks one action ahead: what `value.py` of the game likes best. Equals are drawn by lot.

    An action of several small steps (which desert, then where to) is followed through to its end.
    """

    def __init__(self, game: Game) -> None:
        self.value = game.module("value").value

    def choose(self, position: Position, player: int, dice: Dice) -> int:
        best: list[int] = []
        most = float("-inf")
        for action in position.legal(player):
            after = position.copy()
            after.apply(player, action)
            worth = self.follow(after, player)
            if worth > most:
                best, most = [], worth
            if worth == most:
                best.append(int(action))
        return best[dice.below(len(best))]

    def follow(self, position: Position, player: int) -> float:
        """The value once the action that was begun is complete, at its best."""
        if position.turn != player or not position.midway():
            return float(self.value(position, player))
        most = float("-inf")
        for action in position.legal(player):
            after = position.copy()
            after.apply(player, action)
            most = max(most, self.follow(after, player))
        return most

    def __repr__(self) -> str:
        return "greedy"


def make_random(spec: Spec, game: Game) -> Bot:
    spec.only()
    return RandomBot()


def make_greedy(spec: Spec, game: Game) -> Bot:
    spec.only()
    return GreedyBot(game)
