"""What a game says about time. Rules read no clock: what may end now is what CLOCK may report, and the one clock of a
table (`server/timing.py`) reports it in time, beside the time that people may take.

A game that can be played against the clock has a module `clock.py` with

    real(position)               is this game played against the clock at all, as it was set up? Then it has no other
                                 (a game that always is may do without)
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

and its words may have `limits(position, lang)`: what the limits are, for those who have not begun yet.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from theomachy.core.game import Game
from theomachy.core.log import Log
from theomachy.core.position import CHANCE, EVERYBODY, NOBODY, Position
from theomachy.core.words import Phrase
from theomachy.server import clock_times
from theomachy.server.clock_times import Clock

OWN = Phrase("page clock own")


def clock_of(game: Game) -> Any | None:
    """The game's clock, if it has one."""
    try:
        return game.module("table.clock")
    except ModuleNotFoundError:
        return None


def real(game: Game, position: Position) -> bool:
    """Do the rules themselves set time limits in this game, as it was set up?"""
    clock = clock_of(game)
    if clock is None:
        return False
    decides = getattr(clock, "real", None)
    return decides is None or bool(decides(position))


def own(game: Game, position: Position, lang: str) -> str:
    """The time limits that the rules set, in a few words; empty if they set none."""
    if not real(game, position):
        return ""
    words = getattr(game.module("words.words"), "limits", None)
    return str(words(position, lang)) if words is not None else OWN[lang]


def own_as_wished(game: Game, players: int | None, options: Mapping[str, object], lang: str) -> str:
    """The same for a game that is not set up yet."""
    wished: dict[str, Any] = dict(options)
    return own(game, game.new(players, **wished), lang) if clock_of(game) is not None else ""


def told(game: Game, position: Position, clock: Clock | None, lang: str) -> str:
    """How a table is timed, by its clock or by the rules, in a few words; empty: nobody is timed."""
    return clock_times.told(clock, lang) if clock is not None else own(game, position, lang)


def label(game: Game, position: Position, action: int) -> str:
    """What the limit is called, the same for all who look."""
    said = getattr(clock_of(game), "label", None)
    return str(said(position, action) if said is not None else "") or game.text(position, action)


class Limit(NamedTuple):
    """A time limit of the rules that runs, by the wall clock."""

    action: int  # of CLOCK, which reports its end
    since: float
    whole_ms: int

    @property
    def ends(self) -> float:
        return self.since + self.whole_ms / 1000


def limits(log: Log, began: float, before: list[Limit] | None = None, kept: int = 0) -> list[Limit]:
    """The limits that run where this log ends, the first to end first. Like all time they follow from the rows: a limit
    runs from the row that it came with. `before` are those that ran after the first `kept` entries."""
    clock = clock_of(log.game)
    if clock is None:
        return []
    running = {limit.action: limit for limit in before or ()}

    def follow(position: Position, at: float) -> dict[int, Limit]:
        if position.turn == CHANCE:  # in the middle of something: nothing has ended, and nothing begins
            return running
        plan: dict[int, int] = clock.deadlines(position) if position.turn != NOBODY else {}
        return {action: running.get(action) or Limit(action, at, ms) for action, ms in plan.items()}

    if kept == 0:
        running = follow(log.start, began)
    for entry, position in zip(log.tail(kept), log.positions(kept), strict=True):
        running = follow(position, entry.row.at)
    return sorted(running.values(), key=lambda limit: limit.ends)


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
