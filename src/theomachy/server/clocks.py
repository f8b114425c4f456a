"""Time limits. Rules read no clock: what may end now is what CLOCK may report, and the table reports it in time.

Each action in `position.legal(CLOCK)` is a limit that runs: from the moment it first appears there until it is gone.
How long it is says the game's `notation.py` with `limit_ms(position, action)`. When it ends the action is carried out
for CLOCK and recorded like every other. After a restart of the server the running limits start over.

A game may also have `fair_window_ms(position)`: actions that arrive within one window of that length are not taken by
arrival but by a seat order that rotates from window to window. 0, or no such function, means by arrival.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass

from theomachy.core.game import Game
from theomachy.core.position import CLOCK, NOBODY, Position
from theomachy.server.messages import Deadline


def limits(game: Game, position: Position) -> dict[int, int]:
    """The limits that run now, by the action that reports their end, in milliseconds."""
    length = getattr(game.module("notation"), "limit_ms", None)
    if length is None or position.turn == NOBODY:
        return {}
    return {int(action): int(length(position, int(action))) for action in position.legal(CLOCK)}


def fair_window(game: Game, position: Position) -> int:
    length = getattr(game.module("notation"), "fair_window_ms", None)
    return int(length(position)) if length is not None else 0


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
