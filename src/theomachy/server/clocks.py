"""Time limits. Rules read no clock: what may end now is what CLOCK may report, and the table reports it in time.

A game that can be played against the clock has a module `clock.py` with

    deadlines(position)          {action of CLOCK: milliseconds}: what CLOCK may report now. A limit runs from the
                                 moment its action first appears there until it is gone; when it ends the action is
                                 carried out for CLOCK and recorded like every other
    fair_order(position, window) the order of the seats in that window, for tables that play with fair windows (option
                                 `fair_window_ms`): what arrives within one is taken in this order, not by arrival
    pass_for(position, seat)     what the table does for a seat whose owner has left, -1 for nothing
    pace(position, bot, action)  milliseconds that a bot lets pass between its last action and this one, so that
                                 people have room; 0 for what waits for nothing (a game may do without)
    label(position, action)      what a limit is called before everybody's eyes, where the text of its action would tell
                                 more than all may know; else empty

After a restart of the server the running limits start over.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from theomachy.core.game import Game
from theomachy.core.position import EVERYBODY, NOBODY, Position
from theomachy.server.messages import Deadline


def clock_of(game: Game) -> Any | None:
    """The game's clock, if it has one."""
    try:
        return game.module("table.clock")
    except ModuleNotFoundError:
        return None


def limits(game: Game, position: Position) -> dict[int, int]:
    """The limits that run now, by the action that reports their end, in milliseconds."""
    clock = clock_of(game)
    if clock is None or position.turn == NOBODY:
        return {}
    found: dict[int, int] = clock.deadlines(position)
    return found


def label(game: Game, position: Position, action: int) -> str:
    """What the limit is called, the same for all who look."""
    own = getattr(clock_of(game), "label", None)
    return str(own(position, action) if own is not None else "") or game.text(position, action)


@dataclass
class Limit:
    name: str
    whole_ms: int
    ends: float
    handle: asyncio.TimerHandle


class Paces:
    """When the bots of one table did something last: where everybody may act at once they leave people room."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.last: dict[int, float] = {}  # by seat

    def whole(self, position: Position, bot: str, action: int) -> float:
        """Seconds from the bot's last action to this one."""
        pace: Callable[[Position, str, int], int] | None = getattr(clock_of(self.game), "pace", None)
        if pace is None or position.turn != EVERYBODY:
            return 0.0
        return pace(position, bot, action) / 1000

    def wait(self, position: Position, seat: int, bot: str, action: int) -> float:
        """Seconds that are still missing."""
        return self.last.get(seat, 0.0) + self.whole(position, bot, action) - time.monotonic()

    def acted(self, position: Position, seat: int, bot: str, action: int) -> None:
        """The bot has done this, in that position."""
        if self.whole(position, bot, action):
            self.last[seat] = time.monotonic()


class Clocks:
    """The running limits of one table. `ring` is called with the action when one ends."""

    def __init__(self, game: Game, ring: Callable[[int], None]) -> None:
        self.game = game
        self.ring = ring
        self.running: dict[int, Limit] = {}

    def follow(self, position: Position) -> None:
        """Start what has newly begun and drop what is gone."""
        plan = limits(self.game, position)
        for action in [a for a in self.running if a not in plan]:
            self.running.pop(action).handle.cancel()
        loop = asyncio.get_running_loop()
        for action, ms in plan.items():
            if action not in self.running:
                handle = loop.call_later(ms / 1000, self._end, action)
                name = label(self.game, position, action)
                self.running[action] = Limit(name, ms, time.monotonic() + ms / 1000, handle)

    def _end(self, action: int) -> None:
        # It stays in the list: it must not start anew before the position has moved on.
        if action in self.running:
            self.ring(action)

    def stop(self) -> None:
        for limit in self.running.values():
            limit.handle.cancel()
        self.running.clear()

    def shown(self) -> list[Deadline]:
        now = time.monotonic()
        return [
            Deadline(limit.name, max(0, int((limit.ends - now) * 1000)), limit.whole_ms)
            for limit in self.running.values()
        ]
