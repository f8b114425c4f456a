"""Bots that search: `mcts:sims=2000`, `mcts:time=1s`, and their settings."""

from __future__ import annotations

import re
from time import perf_counter

from theomachy.bots.bot import BadSpec, Bot, Spec
from theomachy.bots.mcts import Search, Settings
from theomachy.core.dice import Dice
from theomachy.core.game import Game
from theomachy.core.position import Position

STEP = 16  # simulations between two looks at the clock
KEYS = ("sims", "time", "explore", "playout", "guided", "sharpness", "trust", "scale", "finish", "nodes", "slips")


class SearchBot:
    """Searches as the settings say, within a number of simulations or of seconds.

    With a number of simulations and the same dice the answer is always the same. `slips` is the chance, in
    per cent, of playing one of the other good-looking actions instead: how the friendlier levels err.
    """

    def __init__(self, game: Game, settings: Settings, sims: int, seconds: float, slips: int = 0) -> None:
        self.game = game
        self.settings = settings
        self.sims = sims
        self.seconds = seconds
        self.slips = slips
        self.judge = game.module("value").value

    def search(self, position: Position, player: int, dice: Dice) -> Search:
        """A finished search, for whoever wants more than the best action."""
        search = Search(position, player, self.settings, self.judge, dice)
        if self.seconds > 0:
            end = perf_counter() + self.seconds
            while perf_counter() < end:
                search.run(STEP)
        else:
            search.run(self.sims)
        return search

    def choose(self, position: Position, player: int, dice: Dice) -> int:
        legal = position.sensible(player)
        if len(legal) == 1:
            return int(legal[0])
        answers = self.search(position, player, dice).answers()
        if self.slips and dice.below(100) < self.slips:
            return answers[min(len(answers) - 1, 1 + dice.below(4))][0]
        return answers[0][0]

    def __repr__(self) -> str:
        budget = f"time={self.seconds}s" if self.seconds else f"sims={self.sims}"
        return f"mcts:{budget}"


def scale_of(game: Game) -> float:
    """The difference in `value` that makes the odds of winning e to 1; fitted by `arena/calibrate.py`."""
    return float(getattr(game.module("value"), "SCALE", 1.0))


def seconds_in(text: str) -> float:
    found = re.fullmatch(r"(\d+(?:\.\d+)?)(ms|s)?", text)
    if not found or not 0 < float(found[1]) * (0.001 if found[2] == "ms" else 1) <= 3600:
        raise BadSpec(f"bot 'mcts': time is {text!r}; write 1s or 250ms, at most an hour")
    return float(found[1]) * (0.001 if found[2] == "ms" else 1)


def real(spec: Spec, key: str, default: float, low: float, high: float) -> float:
    text = spec.settings.get(key, str(default))
    if not re.fullmatch(r"\d+(\.\d+)?", text) or not low <= float(text) <= high:
        raise BadSpec(f"bot {spec.name!r}: {key} is {text!r}; allowed: {low} to {high}")
    return float(text)


def settings_from(spec: Spec, game: Game) -> Settings:
    """Defaults are the strongest we know; `guided=0` is plain search with full random playouts."""
    settings = Settings()
    settings.guided = bool(spec.number("guided", 1, 0, 1))
    settings.playout = spec.number("playout", 0 if settings.guided else 1_000_000, 0, 1_000_000)
    settings.explore = real(spec, "explore", 0.5 if settings.guided else 1.2, 0.0, 100.0)
    settings.sharpness = real(spec, "sharpness", 8.0, 0.01, 100.0)
    settings.max_nodes = spec.number("nodes", 1_000_000, 1, 100_000_000)
    settings.finish = bool(spec.number("finish", int(getattr(game.module("value"), "FINISH", False)), 0, 1))
    settings.trust = real(spec, "trust", 1.0, 0.01, 1000.0)
    settings.scale = real(spec, "scale", scale_of(game), 0.001, 1_000_000.0)
    return settings


def make_mcts(spec: Spec, game: Game) -> Bot:
    spec.only(*KEYS)
    if "time" in spec.settings and "sims" in spec.settings:
        raise BadSpec("bot 'mcts': give sims or time, not both")
    seconds = seconds_in(spec.settings["time"]) if "time" in spec.settings else 0.0
    sims = spec.number("sims", 1000, 1, 100_000_000)
    return SearchBot(game, settings_from(spec, game), sims, seconds, spec.number("slips", 0, 0, 100))
