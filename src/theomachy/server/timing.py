"""The clock of one table while it is in memory: whose runs, when it ends, and what happens then."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING

from sqlalchemy import Executable

from theomachy.bots import seats
from theomachy.core.languages import LANGUAGES
from theomachy.core.log import Log, MoveRow
from theomachy.core.words import Phrase
from theomachy.server import clock_store
from theomachy.server.chairs import bot_name, default_bot, person_name
from theomachy.server.clock_store import ClockStore
from theomachy.server.clock_times import Clock, Rests, Times
from theomachy.server.store import Forked, SeatRow
from theomachy.server.vacations import VacationStore

if TYPE_CHECKING:
    from theomachy.server.tables import Table

log = logging.getLogger("theomachy.timing")

TIME_UP = Phrase("clock time up")
PLAYS_ON = Phrase("clock plays on")
LONGEST = 3_600.0  # seconds for which a timer is set at once; a clock of days is looked at again and again
AGAIN = 5.0  # seconds until the next try, where the store was lost


class Timing:
    """Nothing here runs at a table without a clock."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.store = ClockStore(table.store)
        self.clock: Clock | None = None
        self.times: Times | None = None
        self.due: float | None = None  # as it is in the store
        self.known = False  # has the store been asked for the clock?
        self.flagged = 0  # the last flag that was read
        self.rests: dict[str, Rests] = {}  # by person: days away, at tables with days for each move
        self.timer: asyncio.TimerHandle | None = None

    # ---- the past

    async def load(self) -> None:
        """The clock, read once; its times begin with the game. Call inside the queue."""
        row = self.table.row
        if not self.known:
            found = (await self.store.clocks([row.id])).get(row.id)
            if found is not None:
                self.clock, self.due = found
            self.known = True
        if self.clock is not None and self.times is None and row.started is not None:
            self.times = Times(self.clock, row.players, row.started)
        if self.clock is not None and self.clock.kind == "days":
            self.rests = await VacationStore(self.table.store).rests([s.person for s in row.seats if s.person])

    def take(self, rows: Sequence[MoveRow]) -> None:
        """These rows are written."""
        if self.times is not None:
            self.times = self.times.after(rows)

    # ---- now

    def left(self, seat: int) -> float | None:
        """Seconds that a person has left on this seat; None without a clock, and for bots that stand in for nobody."""
        person = self.table.row.seats[seat].person
        if self.times is None or person is None:
            return None
        return self.times.left(seat, time.time(), seat in self.table.asked(), self.rests.get(person, ()))

    def away(self, seat: SeatRow) -> float:
        """Until when the clock of this person rests; 0 if it does not."""
        now = time.time()
        rests = self.rests.get(seat.person or "", ()) if self.times is not None else ()
        return next((ends for begins, ends in rests if begins <= now < ends), 0.0)

    def used_up(self, seat: int) -> bool:
        left = self.left(seat)
        return left is not None and left <= 0

    def runs(self, seat: SeatRow) -> bool:
        """Does the clock of a person run on this seat?"""
        return self.times is not None and seat.played_by is not None and seat.seat in self.table.asked()

    def ends(self, times: Times, asked: Sequence[int]) -> float:
        """When the first of the running clocks ends, by the wall clock; 0 if none runs."""
        now = time.time()
        running = [(s.seat, s.played_by) for s in self.table.row.seats if s.played_by is not None and s.seat in asked]
        return min((times.ends(seat, now, self.rests.get(person, ())) for seat, person in running), default=0.0)

    def beside(self, after: Log, rows: Sequence[MoveRow]) -> list[Executable]:
        """What is written together with these rows, which lead to this log."""
        if self.times is None:
            return []
        self.due = self.ends(self.times.after(rows), seats.asked(after.position))
        return [clock_store.ending(self.table.row.id, self.due)]

    # ---- the end

    async def settle(self) -> None:
        """A bot plays on for whoever has used up the time, everybody reads it, and the store knows what is next. Call
        inside the queue, when everything else is read."""
        table = self.table
        if self.times is None:
            return
        for seat in list(table.row.seats):
            person = seat.played_by
            if person is None or not self.runs(seat) or not self.used_up(seat.seat):
                continue
            if await self.store.flag(table.row.id, seat.seat, person, default_bot(), table.past.seq):
                log.info("time is up", extra={"table": table.row.id, "seat": seat.seat})
            row = await table.store.table(table.row.id)
            if row is not None:
                table.take_row(row)
        new = await self.store.flags(table.row.id, self.flagged)
        for flag in new:
            self.flagged = flag.id
            table.note(max(1, flag.seq), {
                lang: PLAYS_ON(lang, who=person_name(table.row.seats[flag.seat], lang), bot=bot_name(flag.bot, lang))
                for lang in LANGUAGES
            })  # fmt: skip
        if new:
            for viewer in table.viewers:  # it stands behind a row that they have read
                viewer.since = 0
        due = self.ends(self.times, table.asked())
        if self.due is None or abs(due - self.due) > 0.001:
            await self.store.put_due(table.row.id, due)
            self.due = due

    def follow(self) -> None:
        """Set the timer for what runs now."""
        self.stop()
        due = self.ends(self.times, self.table.asked()) if self.times is not None else 0.0
        if due:
            self._set(due - time.time())

    def _set(self, seconds: float) -> None:
        # A little later than due: then nothing is left by any reading of the clock.
        self.timer = asyncio.get_running_loop().call_later(min(LONGEST, max(0.0, seconds) + 0.01), self._ring)

    def stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def _ring(self) -> None:
        async def look() -> None:
            try:
                async with self.table.queue:
                    if not self.table.closed:
                        await self.table.catch_up()
            except Forked:
                pass  # then it has caught up with the faster one
            except Exception:
                log.exception("a clock could not be looked at", extra={"table": self.table.row.id})
                if not self.table.closed:
                    self._set(AGAIN)

        self.table.spawn(look())

    def soon(self, seconds: float) -> bool:
        """Does a clock end within so many seconds? Then the table stays in memory."""
        return bool(self.due) and (self.due or 0.0) - time.time() < seconds
