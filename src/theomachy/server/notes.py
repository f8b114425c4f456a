"""What processes on one PostgreSQL tell each other: which table somebody has written to (see `Store._tell`).

The line can break, for example when the database is started anew. Then another one is opened, after a pause that grows
from try to try, and since notes that nobody heard do not come again, everything in memory is read anew.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

import psycopg
from psycopg.sql import SQL, Identifier

from theomachy.server.database import line_options
from theomachy.server.hall import Hall
from theomachy.server.store import CHANNEL, Store

log = logging.getLogger("theomachy.notes")

FIRST_PAUSE, LONGEST_PAUSE = 0.25, 10.0  # seconds before another try
QUIET = 15.0  # seconds without a note after which the line is tried out; a dead one says nothing by itself
PATIENCE = 10.0  # seconds for opening and trying out


class Notes:
    """Listens until it is cancelled."""

    def __init__(self, store: Store, hall: Hall) -> None:
        self.store = store
        self.hall = hall
        self.pause = FIRST_PAUSE

    async def listen(self) -> None:
        while True:
            try:
                await self._follow(self._opened)
            except (psycopg.Error, OSError, TimeoutError) as error:
                reason = str(error).strip().partition("\n")[0]
                log.warning("the line to the other processes broke", extra={"reason": reason, "again_in_s": self.pause})
            except Exception:
                log.exception("the line to the other processes broke")
            await asyncio.sleep(self.pause)
            self.pause = min(LONGEST_PAUSE, self.pause * 2)

    def _opened(self) -> None:
        log.info("the line to the other processes is open")
        self.pause = FIRST_PAUSE
        self.hall.catch_up()

    async def _follow(self, opened: Callable[[], None]) -> None:
        """Open a line and hand on what comes over it; returns never, raises when it breaks."""
        address = self.store.url.replace("+psycopg", "", 1)
        opening = psycopg.AsyncConnection.connect(address, autocommit=True, **line_options(self.store.url))
        line = await asyncio.wait_for(opening, PATIENCE)
        async with line:
            await asyncio.wait_for(line.execute(SQL("LISTEN {}").format(Identifier(CHANNEL))), PATIENCE)
            opened()
            while True:
                async for note in line.notifies(timeout=QUIET):
                    table_id, _, seq = note.payload.partition(" ")
                    self.hall.heard(table_id, int(seq) if seq.isdecimal() else 0)
                await asyncio.wait_for(line.execute("SELECT 1"), PATIENCE)
