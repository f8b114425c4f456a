"""Who looks at a table, who has left it, and for how long: nobody waits for ever for a person who is gone.

What one process knows about who looks is kept in the store, so that all processes agree on who has been away.
"""

from __future__ import annotations

import logging
import time
from typing import TYPE_CHECKING

from theomachy.core.position import EVERYBODY
from theomachy.server.clocks import clock_of
from theomachy.server.store import SeatRow

if TYPE_CHECKING:
    from theomachy.server.tables import Table

log = logging.getLogger("theomachy.presence")

ABSENT = 60.0  # seconds after which a person who does not look counts as having left, in real-time play
GONE = 300.0  # the same in games with turns, counted from the question, where the rules have an answer for who is gone
AWAY = 120.0  # seconds without a look after which others may let a bot play on for a person
KEPT = 30.0  # the store learns this often that somebody still looks; far less than AWAY
READ = 10.0  # what other processes saw is read this often, while somebody who sits here does not look here
FRESH = 2 * KEPT  # a look at another process that is no older means that the person still looks there
WATCHED = 60.0  # seconds after a look during which a table counts as watched, also without an open line
SILENT = 90.0  # seconds after which a line that used to ping counts as dead; hidden pages ping once a minute


class Presence:
    """The people of one table and whether they are there."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.seen: dict[str, float] = {}  # when this process last saw a person look, by the wall clock
        self.kept: dict[str, float] = {}  # the same, as far as it is in the store
        self.read = 0.0  # when the store was last asked who looks elsewhere
        self.told: set[str | None] = set()  # who looked when the viewers were last told
        self.absent: dict[tuple[str, int], float] = {}  # people who sit here and do not look, since when
        self.last_look = time.monotonic()  # of anybody, whether he sits here or not

    def looking(self) -> set[str | None]:
        """Everybody who looks, here or at another process; None for spectators without a name."""
        return self.here() | self.elsewhere()

    def here(self) -> set[str | None]:
        """Everybody with a living line to this process."""
        now = time.monotonic()
        return {v.person for v in self.table.viewers if not (v.pings and now - v.heard > SILENT)}

    def sees(self, person: str) -> bool:
        """Does this person have the table before his eyes? A page behind others, or on a phone in a pocket, shows him
        nothing; and where one process serves alone, who was seen before it began may have gone since."""
        now = time.monotonic()
        lines = [v for v in self.table.viewers if v.person == person and not (v.pings and now - v.heard > SILENT)]
        return any(not line.hidden for line in lines) or (
            not lines and not self.table.store.sqlite and person in self.elsewhere()
        )

    def elsewhere(self) -> set[str | None]:
        """Who sits here and was seen lately, but not by this process."""
        return {
            seat.person
            for seat in self.table.row.seats
            if seat.person and seat.seen > self.seen.get(seat.person, 0.0) and time.time() - seat.seen < FRESH
        }

    async def looked(self, person: str | None, leaves: bool = False) -> None:
        """A person looks at the table, now or, if he leaves, for the last time."""
        self.last_look = time.monotonic()
        self.table.thinkers.places.rouse()  # it may have waited for that
        if person is None or not self.table.row.started:
            return
        if all(seat.person != person for seat in self.table.row.seats):
            return
        now = self.seen[person] = time.time()
        if not leaves and now - self.kept.get(person, 0.0) < KEPT:
            return
        self.kept[person] = now
        try:
            await self.table.store.saw(self.table.row.id, person, now)
        except Exception:  # the next look tries again; no request fails for this
            log.exception("a look could not be written", extra={"table": self.table.row.id})

    def watched(self) -> bool:
        """Does anybody look, or did a moment ago? Programs come without a line that stays open."""
        return bool(self.here()) or time.monotonic() - self.last_look < WATCHED

    async def left(self, person: str | None) -> None:
        """A person's line is closed."""
        async with self.table.queue:
            await self.looked(person, leaves=True)

    async def sweep(self) -> None:
        """Every few seconds: keep who looks, show who has come or gone, answer for who has left."""
        for person in self.here():
            await self.looked(person)
        await self.ask_others()
        self.show(self.looking())
        await self.pass_for_absent()

    async def ask_others(self) -> None:
        """Learn from the store who looks at other processes, if that matters to anybody here."""
        table, now = self.table, time.monotonic()
        missing = {seat.person for seat in table.row.seats if seat.person} - self.here()
        if not (missing and table.viewers and table.running) or now - self.read < READ:
            return
        self.read = now
        async with table.queue:
            row = await table.store.table(table.row.id)
            if row is not None:
                table.take_row(row)

    def show(self, looking: set[str | None]) -> None:
        """Tell the viewers if somebody who sits here has come or gone."""
        sitting = {seat.person for seat in self.table.row.seats if seat.person}
        if looking & sitting != self.told & sitting:
            for viewer in self.table.viewers:
                viewer.refresh()
        self.told = looking

    def wait(self, seat: SeatRow, looking: set[str | None]) -> float:
        """Seconds until others may let a bot play on for the person of this seat. 0: now."""
        if seat.person is None or seat.person in looking:
            return AWAY
        last = max(seat.seen, self.seen.get(seat.person, 0.0), self.table.row.started or 0.0)
        return max(0.0, AWAY - (time.time() - last))

    def called(self, seat: SeatRow) -> float:
        """When the person of this seat was told that a bot may play on; 0 if that was before a look, or never."""
        return seat.called if seat.called > max(seat.seen, self.seen.get(seat.person or "", 0.0)) else 0.0

    async def pass_for_absent(self) -> None:
        """Nobody waits for a person who has left while others are there: in real-time play, and where the rules of a
        game with turns have an answer for who is gone (`Game.absent`)."""
        table = self.table
        online = self.looking()
        at_once = table.past.position.turn == EVERYBODY
        if not at_once and table.timing.clock is not None:
            return  # the clock says how long everybody waits
        question = 0 if at_once else table.past.seq
        self.absent = {k: since for k, since in self.absent.items() if k[0] not in online and k[1] == question}
        here = online if at_once else online.intersection(seat.played_by for seat in table.row.seats if seat.played_by)
        if not here or not table.row.started:
            return
        now = time.monotonic()
        for seat in table.row.seats:
            who = seat.played_by
            if who is None or who in online or self._answer_without(seat.seat) < 0:
                continue
            if now - self.absent.setdefault((who, question), now) < (ABSENT if at_once else GONE):
                continue
            async with table.queue:
                action = self._answer_without(seat.seat)
                if action >= 0 and (at_once or table.past.seq == question):
                    await table.carry_out(seat.seat, action, None, "en")

    def _answer_without(self, seat: int) -> int:
        """What is done for a seat whose owner has left, -1 for nothing."""
        position, game = self.table.past.position, self.table.game
        if position.turn != EVERYBODY:
            return game.absent(position, seat)
        clock = clock_of(game)
        return int(clock.pass_for(position, seat)) if clock is not None else -1
