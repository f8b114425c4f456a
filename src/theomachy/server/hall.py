"""The hall: the tables that a process has in memory, read when somebody comes, forgotten when nobody looks."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress

import theomachy
from theomachy.core.errors import TheomachyError
from theomachy.server import shelf
from theomachy.server.clock_store import ClockStore
from theomachy.server.store import Forked, Store
from theomachy.server.tables import Table
from theomachy.server.thinking import Thinkers

log = logging.getLogger("theomachy.hall")

LATER = 600.0  # seconds until a table that could not be read for its clock is tried again
SOON = 60.0  # seconds before its clock ends a table is read in
IDLE = 900.0  # seconds after which a table without viewers leaves the memory


class Hall:
    """The tables that this process has in memory."""

    def __init__(self, store: Store, thinkers: Thinkers, bot_pause: float = 0.7) -> None:
        self.store = store
        self.thinkers = thinkers
        self.bot_pause = bot_pause
        self.tables: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.clocks = ClockStore(store)
        self.watchers: list[Callable[[Table], None]] = []  # who wants to know that something has happened at a table
        self.lost: dict[str, float] = {}  # tables whose clock ends but that cannot be opened: when to try again

    async def get(self, table_id: str) -> Table | None:
        """The table, read from the store if it is not in memory. None if there is none, or its rules are gone."""
        if table_id in self.tables:
            return self.tables[table_id]
        lock = self.loading.setdefault(table_id, asyncio.Lock())
        try:
            async with lock:
                if table_id in self.tables:
                    return self.tables[table_id]
                row = await self.store.table(table_id)
                if row is None:
                    return None
                try:
                    if row.rules not in theomachy.game(row.game).revisions:
                        log.error("rules revision %s is not playable here", row.rules, extra={"table": table_id})
                        return None
                    if shelf.other_box(row):
                        log.error("components %s are not known here", row.components, extra={"table": table_id})
                        return None
                    table = Table(row, self.store, self.thinkers, self.bot_pause)
                    table.watchers = self.watchers
                except TheomachyError:
                    log.exception("a table cannot be opened", extra={"table": table_id})
                    return None
                async with table.queue:
                    with suppress(Forked):  # then it has caught up with the faster one
                        await table.catch_up()
                there = self.tables.setdefault(table_id, table)
                if there is not table:  # read twice at once, after somebody's reading had failed
                    await table.close()
                return there
        finally:
            self.loading.pop(table_id, None)

    async def seats_changed(self, table: Table) -> None:
        """Somebody sat down or stood up: begin when nobody is missing."""
        async with table.queue:
            row = await self.store.table(table.row.id)
            if row is None:
                return
            table.take_row(row)
            await table.dealing.load()
            if row.started is None and all(seat.taken for seat in row.seats) and await table.dealing.may_begin():
                await self.store.start(row.id)
            with suppress(Forked):
                await table.catch_up()

    async def read_again(self, table_ids: Iterable[str]) -> None:
        """Something beside their games has changed at these tables: read them again, come back when that is done."""
        tasks = [task for table_id in table_ids if (task := self.heard(table_id, 0)) is not None]
        if tasks:
            await asyncio.wait(tasks)

    def heard(self, table_id: str, seq: int) -> asyncio.Task[None] | None:
        """Another process (or this one) has written. Our bots wait a little: the writer's own come first."""
        table = self.tables.get(table_id)
        if table is None or 0 < seq <= table.past.seq:
            return None

        async def follow() -> None:
            try:
                async with table.queue:
                    if seq == 0 or seq > table.past.seq:
                        with suppress(Forked):
                            await table.catch_up(bots_after=3.0)
                if table.gone:
                    await self.forget(table)
            except Exception:  # sweeping, or the next note, tries again
                log.exception("a table could not be read again", extra={"table": table_id})

        task = asyncio.create_task(follow())
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    def catch_up(self) -> None:
        """Notes may have been lost: read again what has happened at every table in memory, seats included."""
        for table_id in list(self.tables):
            self.heard(table_id, 0)

    def timed_anew(self, tables: Sequence[str]) -> None:
        """What the clocks of these tables go by has changed."""
        for table_id in tables:
            if table_id in self.tables:
                self.tables[table_id].timing.due = None
                self.heard(table_id, 0)

    async def forget(self, table: Table) -> None:
        """A table that was deleted: whoever looks at it loses it."""
        if self.tables.get(table.row.id) is table:
            del self.tables[table.row.id]
        table.gone = True
        await table.close()
        for viewer in table.viewers:
            viewer.wake.set()

    async def sweep(self) -> None:
        """Mind who has come and who has left, and forget tables that nobody looks at; they are on disk."""
        await self.mind_clocks()
        now = time.monotonic()
        for table_id, table in list(self.tables.items()):
            if table.gone:
                await self.forget(table)
                continue
            try:
                await table.presence.sweep()
            except Exception:  # one table's trouble is not that of the others
                log.exception("a table could not be looked after", extra={"table": table_id})
            thinks = table.thinking and not self.thinkers.places.barred(table_id)
            busy = table.viewers or thinks or table.timing.soon(IDLE) or table.queue.locked()
            if not busy and now - table.used > IDLE:
                del self.tables[table_id]
                await table.close()
        self.thinkers.places.rouse()

    async def mind_clocks(self) -> None:
        """Open the tables whose clock ends soon, or has while no process was there: they do what happens then."""
        now = time.monotonic()
        self.lost = {table_id: at for table_id, at in self.lost.items() if at > now}
        for table_id in await self.clocks.due(time.time() + SOON, [*self.tables, *self.lost]):
            try:
                found = await self.get(table_id)
            except Exception:  # one table's trouble is not that of the others
                log.exception("a table whose clock ends cannot be read", extra={"table": table_id})
                found = None
            if found is None:
                self.lost[table_id] = now + LATER

    async def close(self) -> None:
        for table in list(self.tables.values()):
            await table.close()
        self.tables.clear()
