"""One search in several processes: `mcts:time=1s,processes=4`.

Each process grows a tree of its own from the same position, with other dice; the visits of the root's actions are added
up. The processes get the position as the bot got it, in which nothing hidden is true.
"""

from __future__ import annotations

import multiprocessing
import signal
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import theomachy
from theomachy.bots.bot import considered, make_bot
from theomachy.bots.search import Answer, SearchBot
from theomachy.core.dice import Dice
from theomachy.core.game import Game
from theomachy.core.position import Position


def think(game_name: str, data: dict[str, Any], player: int, spec: str, seed: int) -> list[Answer]:
    """Runs in a worker."""
    game = theomachy.game(game_name)
    bot = make_bot(spec, game)
    assert isinstance(bot, SearchBot)
    return bot.search(game.position(data), player, Dice(seed)).answers()


def ignore_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class TeamBot:
    """Asks as many processes as there are specs, and takes what they tried most often altogether."""

    def __init__(self, game: Game, specs: list[str]) -> None:
        self.game = game
        self.specs = specs
        self.pool: ProcessPoolExecutor | None = None

    def answers(self, position: Position, player: int, dice: Dice) -> list[Answer]:
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(len(self.specs), mp_context=context, initializer=ignore_interrupts)
        data = self.game.to_json(position)
        jobs = [self.pool.submit(think, self.game.name, data, player, spec, dice.below(1 << 30)) for spec in self.specs]
        return together([job.result() for job in jobs])

    def choose(self, position: Position, player: int, dice: Dice) -> int:
        legal = considered(position, player)
        if len(legal) == 1:
            return int(legal[0])
        return self.answers(position, player, dice)[0][0]

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None

    def __repr__(self) -> str:
        return f"{len(self.specs)} x {self.specs[0]}"


def together(found: list[list[Answer]]) -> list[Answer]:
    """The answers of several searches as those of one, most visited first."""
    visits: dict[int, int] = {}
    totals: dict[int, float] = {}
    for answers in found:
        for action, count, mean in answers:
            visits[action] = visits.get(action, 0) + count
            totals[action] = totals.get(action, 0.0) + count * mean
    merged = [(action, count, totals[action] / count if count else 0.0) for action, count in visits.items()]
    return sorted(merged, key=lambda answer: (-answer[1], -answer[2], answer[0]))
