"""The clock of one table while it is in memory: what runs, when it ends, and what happens then.

There is one for everything. It minds the time that people may take, where the table was set up with such a clock, and
the limits that the rules set, in games that are played in real time. Both follow from the rows and the wall clock; the
next end is written with every row; one timer waits for it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from sqlalchemy import Executable

from theomachy.bots import seats
from theomachy.core.log import Log, MoveRow
from theomachy.core.position import CLOCK
from theomachy.core.words import Phrase
from theomachy.server import clock_store, clocks
from theomachy.server.chairs import bot_name, default_bot, person_name
from theomachy.server.clock_store import ClockStore
from theomachy.server.clock_times import Clock, Rests, Times
from theomachy.server.clocks import Limit
from theomachy.server.messages import Deadline, Done
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
    """Nothing here runs at a table that nobody is timed at."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.store = ClockStore(table.store)
        self.clock: Clock | None = None
        self.times: Times | None = None
        self.real = clocks.real(table.game, table.past.start)  # do the rules set limits here?
        self.limits: list[Limit] = []  # those that run, the first to end first
        self.due: float | None = None  # as it is in the store
        self.known = False  # has the store been asked for the clock?
        self.flagged = 0  # the last flag that was read
        self.rests: dict[str, Rests] = {}  # by person: days away, at tables with days for each move
        self.timer: asyncio.TimerHandle | None = None

    # ---- the past

    @property
    def timed(self) -> bool:
        """Is time a matter at this table?"""
        return self.times is not None or self.real

    async def load(self) -> None:
        """The clock, read once; its times begin with the game. Call inside the queue."""
        table, row = self.table, self.table.row
        if not self.known:
            found = (await self.store.clocks([row.id])).get(row.id)
            if found is not None:
                self.clock, self.due = found
            elif self.real and row.finished is None:
                await clock_store.set_by_rules(table.store, row.id)
            self.known = True
        if self.clock is not None and self.times is None and row.started is not None:
            self.times = Times(self.clock, row.players, row.started)
        if self.real and row.started is not None and not len(table.past):
            self.limits = clocks.limits(table.past, row.started)
        if self.clock is not None and self.clock.kind == "days":
            self.rests = await VacationStore(self.table.store).rests([s.person for s in row.seats if s.person])

    def take(self, before: Log, rows: Sequence[MoveRow]) -> None:
        """These rows are written, and have led from that log to the one that the table has now."""
        if self.times is not None:
            self.times = self.times.after(rows)
        self.limits = self._limits(before, self.table.past, rows)

    def _limits(self, before: Log, after: Log, rows: Sequence[MoveRow]) -> list[Limit]:
        """The limits of the rules that run where these rows lead."""
        if not self.real or self.table.row.started is None:
            return []
        anew = any(row.action < 0 for row in rows)
        kept = 0 if anew else len(before)
        return clocks.limits(after, self.table.row.started, self.limits, kept)

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

    def ends(self, times: Times | None, asked: Sequence[int], limits: Sequence[Limit]) -> float:
        """When the first of what runs ends, by the wall clock; 0 if nothing runs."""
        now = time.time()
        found = [limit.ends for limit in limits]
        for seat in self.table.row.seats:
            if times is not None and seat.played_by is not None and seat.seat in asked:
                found.append(times.ends(seat.seat, now, self.rests.get(seat.played_by, ())))
        return min(found, default=0.0)

    def deadlines(self) -> list[Deadline]:
        """The limits of the rules that run, as everybody may know them."""
        now, game, position = time.time(), self.table.game, self.table.past.position
        return [
            Deadline(clocks.label(game, position, limit.action), max(0, int((limit.ends - now) * 1000)), limit.whole_ms)
            for limit in self.limits
        ]

    def beside(self, after: Log, rows: Sequence[MoveRow]) -> list[Executable]:
        """What is written together with these rows, which lead to this log."""
        if not self.timed:
            return []
        times = self.times.after(rows) if self.times is not None else None
        self.due = self.ends(times, seats.asked(after.position), self._limits(self.table.past, after, rows))
        return [clock_store.ending(self.table.row.id, self.due)]

    # ---- the end

    async def settle(self) -> None:
        """What has ended is reported, a bot plays on for whoever has used up the time, everybody reads it, and the
        store knows what is next. Call inside the queue, when everything else is read."""
        table = self.table
        if not self.timed or not table.row.started:
            return
        await self.report()
        if self.times is not None:
            await self._flag()
        due = self.ends(self.times, table.asked(), self.limits)
        if self.due is None or abs(due - self.due) > 0.001:
            await self.store.put_due(table.row.id, due)
            self.due = due

    async def report(self) -> None:
        """CLOCK carries out what the rules let it do at the end of a limit. Call inside the queue."""
        while self.limits and self.limits[0].ends <= time.time() and not self.table.abandoned:
            if not isinstance(await self.table.carry_out(CLOCK, self.limits[0].action, None, "en"), Done):
                return  # another process was faster, or the store is lost: the timer tries again

    async def _flag(self) -> None:
        table = self.table
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
            table.note(max(1, flag.seq), partial(self._plays_on, flag.seat, flag.bot))
        if new:
            for viewer in table.viewers:  # it stands behind a row that they have read
                viewer.since = 0

    def _plays_on(self, seat: int, bot: str, lang: str) -> str:
        return PLAYS_ON(lang, who=person_name(self.table.row.seats[seat], lang), bot=bot_name(bot, lang))

    def follow(self) -> None:
        """Set the timer for what runs now."""
        self.stop()
        due = self.ends(self.times, self.table.asked(), self.limits)
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
                    if self.times is None:  # the limits of the rules are short: nothing is read for them
                        await self.report()
                    elif not self.table.closed:
                        await self.table.catch_up()
                    if self.limits and self.limits[0].ends <= time.time():
                        self._set(AGAIN)
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
