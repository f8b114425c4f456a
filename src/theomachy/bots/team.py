"""One search in several processes: `mcts:time=1s,processes=4`.

One process chooses the first decision of every simulation: it plans a few at a time and shares them out. Each process
follows its simulations through a tree of its own, and an action stays with the same process as far as possible, so that
together they are nearly the tree of one search with all the simulations. The processes get the position as the bot got
it, in which nothing hidden is true.
"""

from __future__ import annotations

import multiprocessing
import signal
from multiprocessing.connection import Connection
from typing import Any

import theomachy
from theomachy.bots.bot import Spec, make_bot
from theomachy.bots.mcts import Search
from theomachy.bots.search import SearchBot
from theomachy.core.dice import Dice
from theomachy.core.game import Game
from theomachy.core.position import Position

News = list[tuple[int, int, float]]  # action, visits and utility that were added
FEWEST = 2  # simulations of each process in a round, at least
ROUNDS = 16  # a round is at least this part of all simulations before it: telling takes time too


class Ledger:
    """Remembers how much of what a search found out about its first decision has been told already."""

    def __init__(self, search: Search) -> None:
        self.search = search
        self.told: dict[int, tuple[int, float]] = {}

    def news(self) -> News:
        now = {action: (visits, visits * mean) for action, visits, mean in self.search.answers()}
        found: News = []
        for action, (visits, total) in now.items():
            before = self.told.get(action, (0, 0.0))
            if visits > before[0]:
                found.append((action, visits - before[0], total - before[1]))
        self.told = now
        return found


def assist(line: Connection, game_name: str, spec: str) -> None:
    """Runs in a process of its own until nobody is at the other end of the line any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    game = theomachy.game(game_name)
    bot = make_bot(spec, game)
    assert isinstance(bot, SearchBot)
    while True:
        try:
            order, *rest = line.recv()
        except EOFError:
            return
        if order == "begin":
            data, player, seed = rest
            position = game.position(data)
            ledger = Ledger(bot.begin(position, player, Dice(seed))[0])
            line.send(ledger.news())
        elif order == "play":
            ledger.search.play(rest[0])
            line.send(ledger.news())
        else:
            bot.keep(ledger.search, position, player, rest[0])


class Helper:
    """Another process, seen from the one that decides."""

    def __init__(self, game: Game, spec: str) -> None:
        context = multiprocessing.get_context("spawn")
        self.line, theirs = context.Pipe()
        self.process = context.Process(target=assist, args=(theirs, game.name, spec), daemon=True)
        self.process.start()
        theirs.close()

    def tell(self, *order: Any) -> None:
        try:
            self.line.send(order)
        except OSError as lost:
            raise self.gone() from lost

    def hear(self) -> News:
        try:
            found: News = self.line.recv()
        except (EOFError, OSError) as lost:
            raise self.gone() from lost
        return found

    def gone(self) -> RuntimeError:
        return RuntimeError(f"a process of the search has ended (exit code {self.process.exitcode})")

    def close(self) -> None:
        self.line.close()  # which ends it, once it has finished what it is at


class TeamBot(SearchBot):
    """A search in several processes: this one, and others that run the bot of `alone` step by step."""

    def __init__(
        self, game: Game, spec: Spec, sims: int, seconds: float, slips: int, reuse: bool,
        alone: str, processes: int,
    ) -> None:  # fmt: skip
        super().__init__(game, spec, sims, seconds, slips, reuse)
        self.alone = alone
        self.processes = processes
        self.helpers: list[Helper] = []
        self.homes: dict[int, int] = {}  # action -> the process whose tree knows most about it

    def begin(self, position: Position, player: int, dice: Dice) -> tuple[Search, bool]:
        if not self.helpers:
            self.helpers = [Helper(self.game, self.alone) for _ in range(self.processes - 1)]
        self.homes = {}
        data = self.game.to_json(position)
        for helper in self.helpers:
            helper.tell("begin", data, player, dice.below(1 << 30))
        search, further = super().begin(position, player, dice)
        if further and search.done == 0:
            search.run(1)  # so that the actions are known about which the others may tell
        for helper in self.helpers:
            search.learn(helper.hear())
        return search, further

    def grow(self, search: Search, left: int) -> None:
        fresh = min(left, max(FEWEST * self.processes, int(search.done) // ROUNDS))
        own, *others = self.shared_out(search.plan(fresh))
        for helper, actions in zip(self.helpers, others, strict=True):
            helper.tell("play", actions)
        search.play(own)
        for helper in self.helpers:
            search.learn(helper.hear())

    def shared_out(self, planned: list[int]) -> list[list[int]]:
        """For each process its simulations, equally many: at home as far as there is room, the rest where there is."""
        most = -(-len(planned) // self.processes)
        shares: list[list[int]] = [[] for _ in range(self.processes)]
        rest: list[int] = []
        for action in planned:
            home = shares[self.homes.setdefault(action, len(self.homes) % self.processes)]
            (home if len(home) < most else rest).append(action)
        for action in rest:
            min(shares, key=len).append(action)
        return shares

    def keep(self, search: Search, position: Position, player: int, action: int) -> None:
        for helper in self.helpers:
            helper.tell("keep", action)
        super().keep(search, position, player, action)

    def close(self) -> None:
        for helper in self.helpers:
            helper.close()
        self.helpers = []
        self.kept = None

    def __repr__(self) -> str:
        return f"{super().__repr__()},processes={self.processes}"
