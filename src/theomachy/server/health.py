"""Is the server well? Reading may go on for long when a disk is full: a server that cannot write is not well."""

from __future__ import annotations

import asyncio
import logging
import shutil
import time

from theomachy.server.store import Store

log = logging.getLogger("theomachy.health")

KEPT = 5.0  # seconds for which an answer counts: who asks often must not make us write often
PATIENCE = 10.0  # seconds that a write may take
LEAST_SPACE = 16 * 1024 * 1024  # bytes on the disk of the database below which a host should act


class Health:
    """What is wrong with the store of this process, looked at now and then."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.known = ""
        self.until = 0.0
        self.looking = asyncio.Lock()

    async def trouble(self) -> str:
        """In a sentence that betrays nothing; empty if all is well."""
        async with self.looking:
            if time.monotonic() >= self.until:
                found = await self._look()
                if found and found != self.known:
                    log.error(found)
                self.known = found
                self.until = time.monotonic() + KEPT
            return self.known

    async def _look(self) -> str:
        try:
            await asyncio.wait_for(self.store.write_check(), PATIENCE)
        except Exception:
            if self._full():
                return "the disk is full: nothing can be written down"
            log.exception("the database cannot be written")
            return "the database does not answer or cannot be written"
        return "the disk is nearly full" if self._full() else ""

    def _full(self) -> bool:
        """Is there too little room beside the database? That of PostgreSQL is its own business."""
        if self.store.file is None:
            return False
        try:
            return shutil.disk_usage(self.store.file.parent).free < LEAST_SPACE
        except OSError:
            return False
