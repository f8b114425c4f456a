"""Five levels for people, from friendly to as strong as we can be in about a second a move."""

from __future__ import annotations

from theomachy.bots.bot import Bot, Spec, make_bot, parse_spec
from theomachy.bots.search import SearchBot
from theomachy.core.game import Game

# Budgets are in simulations where they are small, so that a level plays the same on every machine.
LEVELS = {
    1: "mcts:sims=6,slips=75",
    2: "mcts:sims=10,slips=40",
    3: "mcts:sims=20,slips=24",
    4: "mcts:sims=80,slips=10",
    5: "mcts:time=1s",
}


# Without a C compiler rules run many times slower. Then a level becomes weaker, not slow: so many seconds must do.
MOST = 1.0


def make_level(spec: Spec, game: Game) -> Bot:
    spec.only("")
    bot = make_bot(parse_spec(LEVELS[spec.number("", 3, 1, len(LEVELS))]), game)
    assert isinstance(bot, SearchBot)
    bot.most = MOST
    return bot
