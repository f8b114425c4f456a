"""Levels for people: five from friendly to as strong as we can be in about a second a move, and the master."""

from __future__ import annotations

from theomachy.bots import mcts
from theomachy.bots.bot import Bot, Spec, make_bot, parse_spec
from theomachy.bots.search import SearchBot
from theomachy.core.game import Game

# Budgets are in simulations where they are small, so that a level plays the same on every machine. All levels judge by
# what was learned, where a net serves searches; the friendly ones see far less and take the second best now and then.
LEVELS = {
    1: "mcts:sims=6,slips=75",
    2: "mcts:sims=10,slips=52",
    3: "mcts:sims=20,slips=35",
    4: "mcts:sims=80,slips=14",
    5: "mcts:time=1s",
    6: "mcts:time=5s,processes=2",
}
MASTER = 6

# Without a C compiler rules run many times slower. Then a level becomes weaker, not slow: so many seconds must do.
MOST = 1.0

# Seconds by the clock within which a bot answers at a table where the time of an answer must tell nothing: with rules
# that are compiled, and without. The master also has to start the other processes of its search.
AT_TABLE = {"level:1": 0.2, "level:2": 0.2, "level:3": 0.2, "level:4": 0.6, "level:5": 1.3, "level:6": 8.0}
SIMPLE = 0.05
INTERPRETED = {"level": 1.25, "simple": 0.5}


def table_seconds(spec: str) -> float:
    """How long an answer of this bot takes at such a table; the same for every question."""
    if not str(mcts.__file__).endswith(".py"):
        return AT_TABLE.get(spec, SIMPLE)
    return max(AT_TABLE[spec], INTERPRETED["level"]) if spec in AT_TABLE else INTERPRETED["simple"]


def in_real_time(spec: str) -> str:
    """Who thinks in place of a level where everybody may act at once: the master would come too late for everything, a
    tile that it has taken would be gone before it is placed (G4-T-09)."""
    return f"level:{MASTER - 1}" if spec == f"level:{MASTER}" else spec


def by_the_clock(spec: str) -> bool:
    """Does this level think for seconds? The others need a number of simulations, and little time."""
    return any(spec == f"level:{level}" and "time=" in search for level, search in LEVELS.items())


def make_level(spec: Spec, game: Game) -> Bot:
    spec.only("")
    bot = make_bot(parse_spec(LEVELS[spec.number("", 3, 1, len(LEVELS))]), game)
    assert isinstance(bot, SearchBot)
    bot.most = MOST
    return bot
