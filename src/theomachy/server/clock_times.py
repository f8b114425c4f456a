"""How a table is timed, and what its rows say about the time that everybody has used.

Nothing ticks in the store. Every row of a game says when it came, so the time that is left follows from the rows and
from the wall clock: the same in every process, after every restart, and also if the server was down meanwhile.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from copy import copy
from typing import Annotated, Literal

from msgspec import Meta, Struct

from theomachy.core.errors import TheomachyError
from theomachy.core.log import MoveRow
from theomachy.core.words import Phrase

DAY = 86_400
Amount = Annotated[int, Meta(ge=0, le=100_000)]
# Least and most of each kind: seconds, of `days` days.
ALLOWED = {"move": (10, 3_600), "game": (60, 21_600), "days": (1, 14)}
MOST_STEP = 300
TEXTS = {
    kind: Phrase(f"clock {kind}")
    for kind in (
        "none",
        "move",
        "game",
        "game step",
        "days",
    )
}


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """How long people may think: `time` seconds for each `move`, for the whole `game` (each move then gives `step`
    seconds more), or so many `days` for each move. Bots have no clock. Who has no time left is played on by a bot."""

    kind: Literal["move", "game", "days"]
    time: Amount
    step: Amount = 0

    @property
    def seconds(self) -> int:
        return self.time * DAY if self.kind == "days" else self.time


def check(clock: Clock, own: str) -> None:
    """Refuse a clock that makes no sense. `own` says what time limits the rules set in this game, if they do."""
    if own:
        raise TheomachyError(f"this game has time limits of its own ({own}); allowed: no clock")
    least, most = ALLOWED[clock.kind]
    if not least <= clock.time <= most:
        unit = "days" if clock.kind == "days" else "seconds"
        raise TheomachyError(f"a clock of {clock.time} {unit}; allowed for {clock.kind!r}: {least} to {most} {unit}")
    if clock.step and clock.kind != "game":
        raise TheomachyError("only a time for the whole game has a step; allowed: 0")
    if clock.step > MOST_STEP:
        raise TheomachyError(f"a step of {clock.step} seconds; allowed: 0 to {MOST_STEP}")


def told(clock: Clock | None, lang: str) -> str:
    """The clock in a few words."""
    if clock is None:
        return TEXTS["none"][lang]
    if clock.kind == "game":
        minutes = clock.time // 60 if clock.time % 60 == 0 else round(clock.time / 60, 1)
        return TEXTS["game step" if clock.step else "game"](lang, time=minutes, step=clock.step)
    return TEXTS[clock.kind](lang, time=clock.time)


Rests = Sequence[tuple[float, float]]  # from when to when somebody is away, in order and without overlap


def without_overlap(rests: Rests) -> list[tuple[float, float]]:
    """The same time away, each moment of it once: a clock that rested twice at the same time would gain."""
    found: list[tuple[float, float]] = []
    for begins, ends in sorted(rests):
        if found and begins <= found[-1][1]:
            found[-1] = found[-1][0], max(ends, found[-1][1])
        elif begins < ends:
            found.append((begins, ends))
    return found


def rested(rests: Rests, since: float, now: float) -> float:
    """How much of this time was rest."""
    return sum(max(0.0, min(ends, now) - max(begins, since)) for begins, ends in rests)


def after_rests(rests: Rests, since: float, seconds: float) -> float:
    """When so many seconds from then on have passed, rests not counted."""
    found = since + seconds
    for begins, ends in rests:
        if since < ends and begins < found:
            found += ends - max(begins, since)
    return found


class Times:
    """What the rows of one game say about time.

    The time between two rows is that of whoever made the second one. Time for a move begins anew, and a step is given,
    when the game has come further than ever before: taking back and doing again gives nobody more time.
    """

    def __init__(self, clock: Clock, players: int, began: float) -> None:
        self.clock = clock
        self.used = [0.0] * players
        self.moves = [0] * players
        self.last = began  # when the last row came
        self.since = began  # when what is asked now was asked first
        self.stand = 0  # rows that stand
        self.furthest = 0  # the most that ever stood

    def after(self, rows: Iterable[MoveRow]) -> Times:
        """The same with these rows."""
        found = copy(self)
        found.used, found.moves = list(self.used), list(self.moves)
        for row in rows:
            found._take(row)
        return found

    def _take(self, row: MoveRow) -> None:
        at = max(self.last, row.at)  # the clocks of two machines are never quite the same
        if row.player >= 0:
            self.used[row.player] += at - self.last
        self.last = at
        self.stand += 1 if row.action >= 0 else row.action
        if self.stand > self.furthest:
            self.furthest, self.since = self.stand, at
            if row.player >= 0:
                self.moves[row.player] += 1

    def left(self, seat: int, now: float, runs: bool, rests: Rests = ()) -> float:
        """Seconds that the seat has left; below zero if it has used more. Its clock runs while it is asked; one of days
        rests while its owner is away."""
        if self.clock.kind == "game":
            thinks = max(0.0, now - self.last) if runs else 0.0
            return self.clock.time + self.clock.step * self.moves[seat] - self.used[seat] - thinks
        rest = rested(rests, self.since, now) if self.clock.kind == "days" else 0.0
        return self.clock.seconds - (max(0.0, now - self.since) - rest if runs else 0.0)

    def ends(self, seat: int, now: float, rests: Rests = ()) -> float:
        """When the clock of this seat, which runs, comes to its end."""
        if self.clock.kind == "days":
            return after_rests(rests, self.since, self.clock.seconds)
        return now + self.left(seat, now, True)
