"""The database under everything that is kept: opened, written in transactions, and others told of it."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext, suppress
from typing import Any

from sqlalchemy import delete, event, insert, select, text
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from theomachy.server.database import database_file, database_url, keep_private, line_options, migrate, prepare_sqlite
from theomachy.server.schema import SETTINGS

CHANNEL = "theomachy"  # of PostgreSQL's NOTIFY: "<table> <last row>" after every append
MIGRATION_LOCK = 7_305_441
UNIQUE_VIOLATION = "23505"  # of PostgreSQL


class InDoubt(Exception):
    """The database was lost while it was asked to commit: whether it did is not known."""


def key_taken(error: IntegrityError) -> bool:
    """Was it refused because somebody else has written it already, and not for another reason?"""
    if getattr(error.orig, "sqlstate", None) is not None:
        return bool(getattr(error.orig, "sqlstate", "") == UNIQUE_VIOLATION)
    return getattr(error.orig, "sqlite_errorname", "") in ("SQLITE_CONSTRAINT_PRIMARYKEY", "SQLITE_CONSTRAINT_UNIQUE")


class BaseStore:
    """One database, of which every method is one transaction."""

    def __init__(self, data: str) -> None:
        self.url = database_url(data)
        self.sqlite = self.url.startswith("sqlite")
        self.file = database_file(self.url)
        pool: dict[str, Any] = {} if self.sqlite else {"pool_size": 10, "max_overflow": 10, "pool_pre_ping": True}
        if not self.sqlite:
            pool["connect_args"] = line_options(self.url)
        # Errors are logged, and what is written is nobody's to read: no parameters in their texts.
        self.engine: AsyncEngine = create_async_engine(self.url, hide_parameters=True, **pool)
        self.turn = asyncio.Lock()  # SQLite has one writer; queueing here is fairer than its busy handler
        if self.sqlite:
            event.listen(self.engine.sync_engine, "connect", prepare_sqlite)

    async def open(self) -> None:
        """Bring the database to the present shape."""
        if self.file is not None:
            await asyncio.to_thread(keep_private, self.file)
        async with self.engine.begin() as connection:
            if not self.sqlite:  # two processes may start together
                await connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
            await connection.run_sync(migrate)

    async def close(self) -> None:
        await self.engine.dispose()

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction. Whatever fails inside has changed nothing; only if the end fails it can be InDoubt."""
        async with self.turn if self.sqlite else nullcontext(), self.engine.connect() as connection:
            transaction = await connection.begin()
            try:
                yield connection
            except BaseException:
                with suppress(DBAPIError, OSError):  # the database forgets it by itself when the line is gone
                    await transaction.rollback()
                raise
            try:
                await transaction.commit()
            except DBAPIError as error:
                if not self.sqlite and not error.connection_invalidated:
                    raise  # the database itself has refused
                raise InDoubt("the end of a transaction failed") from error
            except OSError as error:
                raise InDoubt("the end of a transaction failed") from error

    async def in_turn(self, connection: AsyncConnection, *whose: str) -> None:
        """Until this transaction ends, no other passes here for the same name. "At most" and "once" need it where a
        count is asked before something is written: rows that are not there yet cannot be locked. In SQLite
        transactions that write come one after the other anyway."""
        if self.sqlite:
            return
        keys = {int.from_bytes(hashlib.blake2b(f"theomachy {name}".encode(), digest_size=8).digest(), signed=True)
                for name in whose}  # fmt: skip
        for key in sorted(keys):  # in the same order everywhere, so that no two wait for each other
            await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": key})

    async def write_check(self) -> None:
        """Write something that changes nothing, to the end: it fails if the disk is full or the database read-only."""
        async with self.writing() as connection:
            await connection.execute(delete(SETTINGS).where(SETTINGS.c.name == "checked"))
            await connection.execute(insert(SETTINGS).values(name="checked", value=str(int(time.time()))))

    async def secret(self) -> bytes:
        """The key that signs cookies: made once, the same for all processes on this database."""
        async with self.engine.connect() as connection:
            found = (await connection.execute(select(SETTINGS.c.value).where(SETTINGS.c.name == "key"))).scalar()
        if found is None:
            try:
                async with self.writing() as connection:
                    await connection.execute(insert(SETTINGS).values(name="key", value=secrets.token_hex(32)))
            except IntegrityError as error:  # another process was first
                if not key_taken(error):
                    raise
            return await self.secret()
        return bytes.fromhex(found)

    async def tell(self, connection: AsyncConnection, table_id: str) -> None:
        """Something beside the moves of a table has changed."""
        await self._tell(connection, table_id, 0)

    async def _tell(self, connection: AsyncConnection, table_id: str, seq: int) -> None:
        """Other processes hear of it when, and only when, the transaction is committed."""
        if not self.sqlite:
            await connection.execute(
                text("SELECT pg_notify(:channel, :note)"), {"channel": CHANNEL, "note": f"{table_id} {seq}"}
            )
