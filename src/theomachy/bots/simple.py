"""The two simplest bots: one picks anything, one takes what looks best at once."""

from __future__ import annotations

from theomachy.bots.bot import Bot, Spec, considered
from theomachy.bots.foresight import Foresight
from theomachy.bots.judge import HandJudge
from theomachy.bots.weights import Bench
from theomachy.core.dice import Dice
from theomachy.core.game import Game
from theomachy.core.position import Position


class RandomBot:
    """Every sensible action is equally likely."""

    def choose(self, position: Position, player: int, dice: Dice) -> int:
        actions = considered(position, player)
        return int(actions[dice.below(len(actions))])

    def __repr__(self) -> str:
        return "random"


class GreedyBot:
    """Looks one action ahead, to its end: what `value.py` of the game likes best. Equals are drawn by lot."""

    def __init__(self, game: Game) -> None:
        self.foresight = Foresight(HandJudge(game.module("bot.value").value, 1.0))

    def choose(self, position: Position, player: int, dice: Dice) -> int:
        best: list[int] = []
        most = float("-inf")
        legal = considered(position, player)
        for action in legal:
            worth = self.foresight.worth(position, player, action, len(legal))
            if worth > most:
                best, most = [], worth
            if worth == most:
                best.append(int(action))
        return best[dice.below(len(best))]

    def __repr__(self) -> str:
        return "greedy"


class LearnedGreedyBot(GreedyBot):
    """The same with a learned judge: the game's own, or that of a file."""

    def __init__(self, game: Game, judge: str) -> None:
        super().__init__(game)
        self.bench = Bench(game, judge)

    def choose(self, position: Position, player: int, dice: Dice) -> int:
        self.foresight = Foresight(self.bench.at(position))
        return super().choose(position, player, dice)

    def __repr__(self) -> str:
        return f"greedy:judge={self.bench.wanted}"


def make_random(spec: Spec, game: Game) -> Bot:
    spec.only()
    return RandomBot()


def make_greedy(spec: Spec, game: Game) -> Bot:
    spec.only("judge")
    judge = spec.settings.get("judge", "hand")
    return GreedyBot(game) if judge == "hand" else LearnedGreedyBot(game, judge)
