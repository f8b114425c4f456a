"""Bots that search: `mcts:sims=2000`, `mcts:time=1s`, and their settings."""

from __future__ import annotations

import re
from math import inf
from time import perf_counter, thread_time
from typing import Any, NamedTuple

from theomachy.bots.bot import BadSpec, Bot, Spec, considered
from theomachy.bots.judge import Judge, LearnedJudge
from theomachy.bots.mcts import Node, Search, Settings
from theomachy.bots.weights import Bench, hand_module
from theomachy.core.dice import Dice
from theomachy.core.game import Game
from theomachy.core.position import Position

STEP = 16  # simulations between two looks at the clock
ROLL = 40  # decisions at most after the tree, until the searcher is asked again
WIDTH = 40  # actions looked at for each of them
FEW = 200  # simulations
SHARP = 4.0  # how much better an action must look to the learned judge to be preferred
PATIENCE = 3.0
FURTHER = 0.2  # of the seconds of an action: for each step after the first, at least
STRETCH = 5.0  # times its seconds a search may take for its fewest simulations
KEYS = (
    "sims",
    "time",
    "explore",
    "playout",
    "guided",
    "bias",
    "sharpness",
    "trust",
    "scale",
    "finish",
    "nodes",
    "slips",
    "roll",
    "turns",
    "width",
    "reuse",
    "processes",
    "judge",
    "guide",
)

GUIDES = ("judge", "hand")

Answer = tuple[int, int, float]  # action, visits, mean utility


class Kept(NamedTuple):
    """What a search knew about the next step of its player's action."""

    player: int
    view: Any  # what the player will see there
    node: Node | None


class Watch:
    """Counts seconds of the processor, so that a bot is as strong on a busy machine; but nobody waits for it longer
    than `PATIENCE` times as many seconds by the clock."""

    def __init__(self) -> None:
        self.processor, self.clock = thread_time(), perf_counter()

    def spent(self) -> float:
        return max(thread_time() - self.processor, self.passed() / PATIENCE)

    def passed(self) -> float:
        """Seconds by the clock."""
        return perf_counter() - self.clock


class SearchBot:
    """Searches as the settings say, within a number of simulations or of seconds.

    With a number of simulations and the same dice the answer is always the same. `slips` is for how many
    decisions of a hundred it picks blindly, one of those that look good, the best one too: so the friendly levels err.

    Between two steps of the own action the tree is kept: what was found out about the second step while the first was
    looked at counts towards the number of simulations. Seconds are for the whole action: its further steps have what
    the first ones left, and at least the share `FURTHER`.
    """

    def __init__(self, game: Game, spec: Spec, sims: int, seconds: float, slips: int = 0, reuse: bool = True) -> None:
        self.game = game
        self.spec = spec
        self.bench = Bench(game, spec.settings.get("judge", ""), real(spec, "scale", 0.0, 0.0, 1_000_000.0), True)
        self.sims = sims
        self.seconds = seconds
        self.slips = slips
        self.reuse = reuse
        self.most = float("inf")  # seconds for simulations that are counted; whoever sets it gives up reproducibility
        self.share = 1.0  # of the seconds, where many bots wait for the machine
        self.fewest = 0  # simulations, for which the seconds stretch where rules are slow
        self.wall = inf  # seconds by the clock after which a search ends, whatever it has found
        self.kept: Kept | None = None
        self.spent = 0.0  # seconds on the action at hand
        self.thought: list[Answer] = []  # what was found about the actions of the last decision; nothing if it had one

    def search(self, position: Position, player: int, dice: Dice, settle: bool = False) -> Search:
        """A finished search, for whoever wants more than the best action.

        With `settle` it ends as soon as no other action can become the most visited within the budget.
        """
        search, further = self.begin(position, player, dice)
        seconds = self.seconds * self.share
        before, allowed = int(search.done), seconds
        if further:
            allowed = max(seconds - self.spent, seconds * FURTHER)
        else:
            self.spent = 0.0
        watch = Watch()
        while True:
            fresh = int(search.done) - before
            if self.seconds <= 0:
                left = self.sims - int(search.done) if watch.spent() < self.most else 0
            elif fresh == 0:
                left = STEP
            else:
                spent = watch.spent()
                left = int(fresh / max(spent, 1e-9) * (allowed - spent))
                if spent < allowed * STRETCH:
                    left = max(left, self.fewest - int(search.done))
            if fresh > 0 and self.wall < inf and watch.passed() >= self.wall:
                break
            if left <= 0 or (settle and fresh > 0 and lead(self.open(search, position)) > left):
                break
            self.grow(search, left)
        self.spent += watch.spent()
        return search

    def begin(self, position: Position, player: int, dice: Dice) -> tuple[Search, bool]:
        """A search with what is known already, and whether it is for a further step of the action at hand."""
        judge = self.bench.at(position)
        search = search_with(self.spec, self.game, position, player, judge, self.bench.hand, dice)
        kept, self.kept = self.kept, None
        if kept is None or kept.player != player or kept.view != self.game.view(position, player):
            return search, False
        if kept.node is not None:
            search.go_on_from(kept.node)
            search.run(1)  # so that all actions which are open here are known
        return search, True

    def grow(self, search: Search, left: int) -> None:
        """Some simulations more, of so many that are left."""
        search.run(min(STEP, left))

    def open(self, search: Search, position: Position) -> list[Answer]:
        """What was found about the actions that are open. A kept tree also knows some that were open only where chance
        or hidden things lay differently."""
        legal = considered(position, int(search.viewer))
        return [answer for answer in search.answers() if answer[0] in legal]

    def choose(self, position: Position, player: int, dice: Dice) -> int:
        legal = considered(position, player)
        self.thought = []
        if len(legal) == 1:
            return int(legal[0])
        search = self.search(position, player, dice, settle=self.slips == 0)
        answers = self.thought = self.open(search, position)
        action = answers[0][0]
        if self.slips and dice.below(100) * len(answers) < self.slips * (len(answers) - 1):
            action = answers[min(len(answers) - 1, 1 + dice.below(4))][0]
        self.keep(search, position, player, action)
        return action

    def keep(self, search: Search, position: Position, player: int, action: int) -> None:
        """Remember the tree below the action if its player goes on at once, with nobody and nothing in between."""
        if position.turn != player:
            return
        node = search.kid(action) if self.reuse else None
        if node is not None and node.count == 0:
            node = None
        position.apply(player, action)
        if position.turn == player:
            self.kept = Kept(player, self.game.view(position, player), node)

    def __repr__(self) -> str:
        budget = f"time={self.seconds}s" if self.seconds else f"sims={self.sims}"
        return f"mcts:{budget}"


def lead(answers: list[Answer]) -> int:
    """By how many visits the first is ahead of the second."""
    return answers[0][1] - answers[1][1] if len(answers) > 1 else 0


def seconds_in(text: str, name: str = "mcts") -> float:
    found = re.fullmatch(r"(\d+(?:\.\d+)?)(ms|s)?", text)
    if not found or not 0 < float(found[1]) * (0.001 if found[2] == "ms" else 1) <= 3600:
        raise BadSpec(f"bot {name!r}: time is {text!r}; write 1s or 250ms, at most an hour")
    return float(found[1]) * (0.001 if found[2] == "ms" else 1)


def real(spec: Spec, key: str, default: float, low: float, high: float) -> float:
    text = spec.settings.get(key, str(default))
    if not re.fullmatch(r"\d+(\.\d+)?", text) or not low <= float(text) <= high:
        raise BadSpec(f"bot {spec.name!r}: {key} is {text!r}; allowed: {low} to {high}")
    return float(text)


def by_hand(spec: Spec, judge: Judge) -> bool:
    """Does everybody act after the tree as the hand-made judge likes it best, whoever judges then? It takes a tenth of
    the net's time for a look, so there are more simulations."""
    wanted = spec.settings.get("guide", "hand" if isinstance(judge, LearnedJudge) else "judge")
    if wanted not in GUIDES:
        raise BadSpec(f"bot {spec.name!r}: guide is {wanted!r}; allowed: {', '.join(GUIDES)}")
    return wanted == "hand"


def hasty(spec: Spec) -> bool:
    """Is a net to be asked at once? With few simulations it knows more than they find out by rolling."""
    few = "time" not in spec.settings and spec.number("sims", FEW, 1, 100_000_000) < FEW
    return few or spec.settings.get("roll") == "0"


def settings_from(spec: Spec, game: Game, judge: Judge, players: int = 2) -> Settings:
    """Defaults are the strongest we know for the judge and so many players; `guided=0` is plain search with full random
    playouts. A net is asked right after the tree, unless the game says that it is better to roll first (`ROLLED`) and
    there are simulations enough."""
    learned = isinstance(judge, LearnedJudge)
    usual = game.module("bot.inputs") if learned else hand_module(game)
    rolled = not learned or (players in getattr(usual, "ROLLED", ()) and not hasty(spec))

    def constant(name: str, default: float) -> float:
        """Of the game; where searches roll, one for that goes before."""
        usually = float(getattr(usual, name, default))
        return float(getattr(usual, f"{name}_ROLLED", usually)) if rolled else usually

    settings = Settings()
    settings.guided = bool(spec.number("guided", 1, 0, 1))
    settings.bias = bool(spec.number("bias", 1, 0, 1))
    settings.playout = spec.number("playout", 0 if settings.guided else 1_000_000, 0, 1_000_000)
    settings.explore = real(spec, "explore", constant("EXPLORE", 0.5) if settings.guided else 1.2, 0.0, 100.0)
    settings.sharpness = real(spec, "sharpness", constant("SHARP", SHARP) if learned else 8.0, 0.01, 100.0)
    settings.max_nodes = spec.number("nodes", 1_000_000, 1, 100_000_000)
    settings.finish = bool(spec.number("finish", int(getattr(usual, "FINISH", False)), 0, 1))
    settings.roll = spec.number("roll", ROLL if rolled and settings.guided else 0, 0, 10_000)
    settings.turns = spec.number("turns", int(getattr(usual, "TURNS", 1)), 1, 10_000)
    settings.width = spec.number("width", WIDTH, 1, 10_000)
    settings.trust = real(spec, "trust", constant("TRUST", 1.0), 0.01, 1000.0)
    return settings


def search_with(
    spec: Spec, game: Game, position: Position, player: int, judge: Judge, hand: Judge, dice: Dice
) -> Search:  # fmt: skip
    """A search that has not begun, by this judge."""
    settings = settings_from(spec, game, judge, int(position.players))
    return Search(position, player, settings, judge, dice, hand if by_hand(spec, judge) else None)


def make_mcts(spec: Spec, game: Game) -> Bot:
    spec.only(*KEYS)
    if "time" in spec.settings and "sims" in spec.settings:
        raise BadSpec("bot 'mcts': give sims or time, not both")
    seconds = seconds_in(spec.settings["time"]) if "time" in spec.settings else 0.0
    sims = spec.number("sims", 1000, 1, 100_000_000)
    slips = spec.number("slips", 0, 0, 100)
    reuse = bool(spec.number("reuse", 1, 0, 1))
    processes = spec.number("processes", 1, 1, 256)
    if "scale" in spec.settings:
        real(spec, "scale", 1.0, 0.001, 1_000_000.0)
    by_hand(spec, hand := Bench(game, "hand").hand)  # what is wrong is refused at once
    settings_from(spec, game, hand)
    if processes == 1:
        return SearchBot(game, spec, sims, seconds, slips, reuse)
    from theomachy.bots.team import TeamBot

    alone = {key: value for key, value in spec.settings.items() if key != "processes"}
    return TeamBot(game, spec, sims, seconds, slips, reuse, str(Spec(spec.name, alone)), processes)
