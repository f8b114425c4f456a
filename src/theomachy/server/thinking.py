"""Bots at tables: they think in processes of their own and see only a re-dealt position, like any player."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import secrets
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

import theomachy
from theomachy.bots.analysis import Advice, advise
from theomachy.bots.bot import Bot, make_bot
from theomachy.core.dice import Dice
from theomachy.core.game import Game
from theomachy.core.position import Position

Answer = TypeVar("Answer")
LONGEST = 30.0  # seconds that a bot may think at a table
STANDBY = "greedy"  # plays when another bot fails twice
MOST_HINTS = 4
MOST_MINDS = 16  # bots that a worker remembers
MINDS: dict[tuple[str, str], Bot] = {}  # of this worker
log = logging.getLogger("theomachy.bots")


def choose(game_name: str, data: dict[str, Any], player: int, spec: str, seed: int, mind: str = "") -> int:
    """Runs in a worker: the choice of a bot in a position that holds nothing the player may not know.

    A bot in the middle of an action is remembered under the name of its mind, with what it has found out about the
    next step; if the next question reaches another worker it begins anew there.
    """
    game = theomachy.game(game_name)
    position = game.position(data)
    bot = MINDS.pop((mind, spec), None) or make_bot(spec, game)
    action = int(bot.choose(position, player, Dice(seed)))
    if mind and getattr(bot, "kept", None) is not None:
        MINDS[mind, spec] = bot
        if len(MINDS) > MOST_MINDS:
            del MINDS[next(iter(MINDS))]  # the one that has waited longest
    return action


def advice(game_name: str, data: dict[str, Any], player: int, seconds: float, seed: int, lang: str) -> Advice:
    """Runs in a worker: the best actions of a player, in the same kind of position."""
    game = theomachy.game(game_name)
    return advise(game, game.position(data), player, seconds=seconds, seed=seed, most=MOST_HINTS, lang=lang)


def begin_worker() -> None:
    """A worker ends with its server, however that ends, and leaves Ctrl-C to it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:

        def watch() -> None:
            parent.join()
            os._exit(0)

        threading.Thread(target=watch, daemon=True).start()


def begin_studying() -> None:
    """As a worker, but everything else on the machine comes first."""
    begin_worker()
    os.nice(10)


class Thinkers:
    """The processes in which bots think. One that dies is replaced, and the table goes on."""

    def __init__(self, workers: int | None = None) -> None:
        self.workers = workers or max(1, min(4, (os.cpu_count() or 2) - 1))
        self.pool: ProcessPoolExecutor | None = None
        self.desk: ProcessPoolExecutor | None = None  # for what has time: looking at finished games

    def _pool(self) -> ProcessPoolExecutor:
        if self.pool is None:
            self.pool = ProcessPoolExecutor(
                self.workers, mp_context=multiprocessing.get_context("spawn"), initializer=begin_worker
            )
        return self.pool

    async def _ask(self, function: Callable[..., Answer], *values: object) -> Answer:
        """What a worker answers. Raises what goes wrong there; a pool that broke is replaced by the next question."""
        try:
            job = asyncio.get_running_loop().run_in_executor(self._pool(), function, *values)
            return await asyncio.wait_for(job, LONGEST)
        except BrokenProcessPool:
            self.pool = None
            raise

    async def advise(self, game: Game, position: Position, player: int, seconds: float, lang: str) -> Advice:
        """The best actions of the player, who is asked. The worker gets nothing that he may not know."""
        known = game.to_json(position.redeal(player, Dice(secrets.randbits(62))))
        return await self._ask(advice, game.name, known, player, seconds, secrets.randbits(62), lang)

    async def study(self, function: Callable[..., Answer], *values: object) -> Answer:
        """The same, in a single process that yields to all others: tables and bots do not notice."""
        if self.desk is None:
            self.desk = ProcessPoolExecutor(
                1, mp_context=multiprocessing.get_context("spawn"), initializer=begin_studying
            )
        try:
            return await asyncio.get_running_loop().run_in_executor(self.desk, function, *values)
        except BrokenProcessPool:
            self.desk = None
            raise

    async def think(self, game: Game, position: Position, player: int, spec: str, mind: str = "") -> int:
        """A legal action for the player. Whatever goes wrong with the bot, the answer comes.

        Questions with the same `mind` are steps of one player at one table: a bot may go on with what it thought.
        """
        dice = Dice(secrets.randbits(62))
        legal = [int(a) for a in position.legal(player)]
        if len(legal) == 1:
            return legal[0]
        known = game.to_json(position.redeal(player, dice))
        for trial in (spec, spec, STANDBY):
            try:
                action = await self._ask(choose, game.name, known, player, trial, secrets.randbits(62), mind)
                if action in legal:
                    return action
                log.warning("bot %s chose an illegal action", trial, extra={"game": game.name})
            except BrokenProcessPool:
                log.error("the process of bot %s died", trial, extra={"game": game.name})
            except TimeoutError:
                log.error("bot %s thought too long", trial, extra={"game": game.name})
            except Exception:
                log.exception("bot %s failed", trial, extra={"game": game.name})
        return legal[dice.below(len(legal))]

    def close(self) -> None:
        """Nobody waits for what is being thought: the workers end now."""
        for pool in (self.pool, self.desk):
            if pool is not None:
                workers = list((pool._processes or {}).values())
                pool.shutdown(wait=False, cancel_futures=True)
                for worker in workers:
                    worker.terminate()
