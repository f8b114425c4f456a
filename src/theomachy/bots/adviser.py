"""Who gives hints and speaks for the coach: the search of level 5, with its settings, its judge and at least its time.

As a bot (`hint`) it plays the first hint of every decision, so that an arena shows how strong hints are.
"""

from __future__ import annotations

from theomachy.bots.bot import Bot, Spec, considered, make_bot, parse_spec
from theomachy.bots.levels import LEVELS, MASTER
from theomachy.bots.search import SearchBot, seconds_in
from theomachy.core.dice import Dice
from theomachy.core.game import Game
from theomachy.core.position import Position

LEVEL = MASTER - 1  # the strongest that answers in about a second
SEARCH = LEVELS[LEVEL]
SECONDS = seconds_in(
    parse_spec(SEARCH).settings["time"]
)  # of this level for a whole action; hints have them for a step

FEWEST = parse_spec(LEVELS[LEVEL - 1]).number("sims", 0, 1, 1_000_000)  # as many simulations as the level below


def adviser(game: Game, sims: int = 0, seconds: float = 0.0) -> SearchBot:
    """The search, within so many seconds for every decision, or so many simulations; without either as the level has
    it. It never slips, and every answer is looked at from the beginning, so each step of an action has all its time.

    Where rules run interpreted a level becomes weaker, not slow; who asks for advice rather waits a little longer.
    """
    bot = make_bot(parse_spec(SEARCH), game)
    assert isinstance(bot, SearchBot)
    if seconds > 0 or sims > 0:
        bot.sims, bot.seconds = sims, seconds
    bot.fewest = FEWEST
    return bot


class HintBot:
    """Plays the first hint."""

    def __init__(self, game: Game, seconds: float) -> None:
        self.game = game
        self.seconds = seconds

    def choose(self, position: Position, player: int, dice: Dice) -> int:
        from theomachy.bots.analysis import advise

        legal = considered(position, player)
        if len(legal) == 1:
            return int(legal[0])
        seed = dice.below(1 << 30)
        return advise(self.game, position, player, seconds=self.seconds, seed=seed, most=1).hints[0].action

    def __repr__(self) -> str:
        return f"hint:time={self.seconds}s"


def make_hint(spec: Spec, game: Game) -> Bot:
    spec.only("time")
    return HintBot(game, seconds_in(spec.settings["time"], spec.name) if "time" in spec.settings else SECONDS)
