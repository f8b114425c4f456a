"""Bots at tables: they think in processes of their own and see only a re-dealt position, like any player.

Where players hold secrets, the time of an answer must not tell them. There every question, even one with a single
answer, waits for a place like all others and keeps it for the time that its bot is declared to need (`levels.py`),
neither less nor more: what can be timed depends on the bot's name and on how much the machine has to do.
"""

from __future__ import annotations

import asyncio
import logging
import math
import multiprocessing
import os
import secrets
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Literal, NamedTuple, TypeVar

import theomachy
from theomachy.bots.analysis import Advice, advise
from theomachy.bots.bot import Bot, make_bot
from theomachy.bots.levels import by_the_clock, in_real_time, table_seconds
from theomachy.bots.search import SearchBot
from theomachy.core.dice import Dice
from theomachy.core.game import Game
from theomachy.core.position import EVERYBODY, Position
from theomachy.server.places import SOMEBODY, UNWATCHED, Customer, Place, Places

Answer = TypeVar("Answer")
LONGEST = 30.0  # seconds that a bot may think at a table, from the moment when it begins
CROWD = 4  # so many wait for each place: then everybody who thinks by the clock thinks shorter
HURRY = 0.25  # of the usual time
STANDBY = "greedy"  # plays when another bot fails twice
MOST_HINTS = 4
MOST_MINDS = 16  # bots that a worker remembers
MINDS: dict[tuple[str, str], Bot] = {}  # of this worker
log = logging.getLogger("theomachy.bots")


Weakness = Literal["", "hurried", "standby"]


class Thought(NamedTuple):
    """A bot's answer, and whether it was made with less than the bot's name promises: in a hurry because many wait, or
    by another bot because this one failed."""

    action: int
    weakness: Weakness = ""


def choose(
    game_name: str, data: dict[str, Any], player: int, spec: str, seed: int, mind: str = "",
    share: float = 1.0, wall: float = math.inf,
) -> int:  # fmt: skip
    """Runs in a worker: the choice of a bot in a position that holds nothing the player may not know.

    A bot in the middle of an action is remembered under the name of its mind, with what it has found out about the
    next step; if the next question reaches another worker it begins anew there. A searching bot has this share of its
    seconds, and ends after `wall` of them by the clock however few the processor gave it.
    """
    game = theomachy.game(game_name)
    position = game.position(data)
    bot = MINDS.pop((mind, spec), None) or make_bot(spec, game)
    if isinstance(bot, SearchBot):
        bot.share, bot.wall = share, wall
    action = int(bot.choose(position, player, Dice(seed)))
    if mind and getattr(bot, "kept", None) is not None:
        MINDS[mind, spec] = bot
        if len(MINDS) > MOST_MINDS:
            forget(MINDS.pop(next(iter(MINDS))))  # the one that has waited longest
    else:
        forget(bot)
    return action


def forget(bot: Bot) -> None:
    """A bot that nobody asks again; one that thinks in several processes ends them."""
    close = getattr(bot, "close", None)
    if close is not None:
        close()


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
    if hasattr(os, "nice"):  # not on Windows
        os.nice(10)


class Thinkers:
    """The processes in which bots think, one for each place. One that dies or hangs is replaced, and the table goes
    on. `covers`: do answers keep their time where players hold secrets?"""

    def __init__(self, workers: int | None = None, unwatched: int = UNWATCHED, covers: bool = True) -> None:
        self.workers = workers or max(1, min(4, (os.cpu_count() or 2) - 1))
        self.covers = covers
        self.places = Places(self.workers, unwatched)
        self.pools: dict[int, ProcessPoolExecutor] = {}  # of one process each, by place
        self.desk: ProcessPoolExecutor | None = None  # for what has time: looking at finished games

    async def _ask(self, place: Place, function: Callable[..., Answer], *values: object) -> Answer:
        """What the worker of this place answers. Raises what goes wrong there; one that died or hangs is replaced by
        the next question."""
        pool = self.pools.get(place.number)
        if pool is None:
            context = multiprocessing.get_context("spawn")
            pool = self.pools[place.number] = ProcessPoolExecutor(1, mp_context=context, initializer=begin_worker)
        try:
            job = asyncio.get_running_loop().run_in_executor(pool, function, *values)
            return await asyncio.wait_for(job, LONGEST)
        except (BrokenProcessPool, TimeoutError):
            end(self.pools.pop(place.number, None))  # nobody else shall wait behind what hangs
            raise

    async def advise(
        self, game: Game, position: Position, player: int, seconds: float, lang: str, customer: Customer = SOMEBODY
    ) -> Advice:
        """The best actions of the player, who is asked. The worker gets nothing that he may not know."""
        known = game.to_json(position.redeal(player, Dice(secrets.randbits(62))))
        async with self.places.turn(customer) as place:
            return await self._ask(place, advice, game.name, known, player, seconds, secrets.randbits(62), lang)

    async def ask(self, customer: Customer, function: Callable[..., Answer], *values: object) -> Answer:
        """What a worker answers when this customer's turn has come. The values hold nothing that he may not know."""
        async with self.places.turn(customer) as place:
            return await self._ask(place, function, *values)

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

    async def think(
        self, game: Game, position: Position, player: int, spec: str, mind: str = "", customer: Customer = SOMEBODY
    ) -> Thought:
        """A legal action for the player. Whatever goes wrong with the bot, the answer comes.

        Questions with the same `mind` are steps of one player at one table: a bot may go on with what it thought.
        """
        covered = self.covers and game.hidden
        legal = [int(a) for a in position.legal(player)]
        if len(legal) == 1 and not covered:
            return Thought(legal[0])
        if position.turn == EVERYBODY:
            spec = in_real_time(spec)
        known = game.to_json(position.redeal(player, Dice(secrets.randbits(62))))
        async with self.places.turn(customer) as place:
            began = time.monotonic()
            # How many wait is no secret, and in this way nobody waits for longer and longer.
            share = HURRY if place.waiting >= CROWD * self.workers and by_the_clock(spec) else 1.0
            hold = table_seconds(spec) * share
            wall = hold * 0.8 if covered else math.inf  # what is left is for reading, writing and a busy machine
            thought = await self._answer(place, game, known, legal, player, spec, mind, share, wall)
            if covered:
                spent = time.monotonic() - began
                await asyncio.sleep(hold * max(1, math.ceil(spent / hold)) - spent)
        return thought

    async def _answer(
        self, place: Place, game: Game, known: dict[str, Any], legal: list[int], player: int, spec: str, mind: str,
        share: float, wall: float,
    ) -> Thought:  # fmt: skip
        for trial in (spec, spec, STANDBY):
            seed = secrets.randbits(62)
            try:
                action = await self._ask(place, choose, game.name, known, player, trial, seed, mind, share, wall)
                if action in legal:
                    return Thought(action, weakness(trial, spec, share))
                log.warning("bot %s chose an illegal action", trial, extra={"game": game.name})
            except BrokenProcessPool:
                log.error("the process of bot %s died", trial, extra={"game": game.name})
            except TimeoutError:
                log.error("bot %s thought too long", trial, extra={"game": game.name})
            except Exception:
                log.exception("bot %s failed", trial, extra={"game": game.name})
        return Thought(legal[secrets.randbelow(len(legal))], "standby")

    def close(self) -> None:
        """Nobody waits for what is being thought: the workers end now."""
        for pool in (*self.pools.values(), self.desk):
            end(pool)
        self.pools.clear()


def weakness(played: str, promised: str, share: float) -> Weakness:
    if played != promised:
        return "standby"
    return "hurried" if share < 1.0 else ""


def end(pool: ProcessPoolExecutor | None) -> None:
    """End the processes of a pool, whatever they are at."""
    if pool is not None:
        workers = list((pool._processes or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for worker in workers:
            worker.terminate()
