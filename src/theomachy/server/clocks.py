"""Time limits. Rules read no clock: what may end now is what CLOCK may report, and the table reports it in time.

A game that can be played against the clock has a module `clock.py` with

    deadlines(position)          {action of CLOCK: milliseconds}: what CLOCK may report now. A limit runs from the
                                 moment its action first appears there until it is gone; when it ends the action is
                                 carried out for CLOCK and recorded like every other
    fair_order(position, window) the order of the seats in that window, for tables that play with fair windows (option
                                 `fair_window_ms`): what arrives within one is taken in this order, not by arrival
    pass_for(position, seat)     what the table does for a seat whose owner has left, -1 for nothing

After a restart of the server the running limits start over.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from theomachy.core.game import Game
from theomachy.core.position import NOBODY, Position
from theomachy.server.messages import Deadline


def clock_of(game: Game) -> Any | None:
    """The game's clock, if it has one."""
    try:
        return game.module("clock")
    except ModuleNotFoundError:
        return None


def limits(game: Game, position: Position) -> dict[int, int]:
    """The limits that run now, by the action that reports their end, in milliseconds."""
    clock = clock_of(game)
    if clock is None or position.turn == NOBODY:
        return {}
    found: dict[int, int] = clock.deadlines(position)
    return found


@dataclass
class Limit:
    name: str
    whole_ms: int
    ends: float
    handle: asyncio.TimerHandle


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
                name = self.game.text(position, action)
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
