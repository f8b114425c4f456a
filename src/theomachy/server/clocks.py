"""Time limits. Rules read no clock: a game says which limits run in a position, and the table reports their end.

A game with limits has a function `clock_plan(position)` in its `notation.py`. It gives the limits that run in this
position as `{name: (milliseconds, action)}`. A limit runs from the moment its name first appears until it is gone;
when it ends the action is carried out for CLOCK and recorded like every other. So a limit that begins anew needs a
new name, for example with the turn's number in it. After a restart of the server the running limits start over.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass

from theomachy.core.game import Game
from theomachy.core.position import NOBODY, Position
from theomachy.server.messages import Deadline


def clock_plan(game: Game, position: Position) -> dict[str, tuple[int, int]]:
    """The limits that run now; empty for games without any."""
    plan = getattr(game.module("notation"), "clock_plan", None)
    if plan is None or position.turn == NOBODY:
        return {}
    found: dict[str, tuple[int, int]] = plan(position)
    return found


@dataclass
class Limit:
    whole_ms: int
    ends: float
    handle: asyncio.TimerHandle


class Clocks:
    """The running limits of one table. `ring` is called with the action when one ends."""

    def __init__(self, game: Game, ring: Callable[[int], None]) -> None:
        self.game = game
        self.ring = ring
        self.running: dict[str, Limit] = {}

    def follow(self, position: Position) -> None:
        """Start what has newly begun and drop what is gone."""
        plan = clock_plan(self.game, position)
        for name in [n for n in self.running if n not in plan]:
            self.running.pop(name).handle.cancel()
        loop = asyncio.get_running_loop()
        for name, (ms, action) in plan.items():
            if name not in self.running:
                handle = loop.call_later(ms / 1000, self._end, name, action)
                self.running[name] = Limit(ms, time.monotonic() + ms / 1000, handle)

    def _end(self, name: str, action: int) -> None:
        # The name stays: it must not start anew before the position has moved on.
        if name in self.running:
            self.ring(action)

    def stop(self) -> None:
        for limit in self.running.values():
            limit.handle.cancel()
        self.running.clear()

    def shown(self) -> list[Deadline]:
        now = time.monotonic()
        return [Deadline(n, max(0, int((x.ends - now) * 1000)), x.whole_ms) for n, x in self.running.items()]
