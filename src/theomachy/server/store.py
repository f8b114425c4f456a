"""What is kept: people, tables, seats and the moves of every game, on SQLite or PostgreSQL.

Each subject has its file: the database itself (`base_store.py`), tables, seats, moves. This one puts them together and
is where the rest of the server finds them.
"""

from __future__ import annotations

import time

from sqlalchemy import and_, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from theomachy.server.base_store import CHANNEL, InDoubt, key_taken
from theomachy.server.move_store import Forked, MoveStore
from theomachy.server.rows import SeatRow, TableRow
from theomachy.server.schema import ANALYSES, PEOPLE
from theomachy.server.schema_accounts import ACCOUNTS
from theomachy.server.seat_store import SeatStore

__all__ = ["CHANNEL", "Forked", "InDoubt", "SeatRow", "Store", "TableRow", "key_taken"]


class Store(SeatStore, MoveStore):
    """All reading and writing. Each method is one transaction."""

    # ---- people

    async def name_of(self, person: str) -> str | None:
        async with self.engine.connect() as connection:
            name: str | None = (await connection.execute(select(PEOPLE.c.name).where(PEOPLE.c.id == person))).scalar()
        return name

    async def put_person(self, person: str, name: str) -> str:
        """Write the person down, or give a new name to one that is known; the name that counts. The name of an account
        is changed where accounts are."""
        async with self.writing() as connection:
            own = select(ACCOUNTS.c.name).where(ACCOUNTS.c.person == person)
            kept: str | None = (await connection.execute(own)).scalar()
            if kept is not None:
                return kept
            done = await connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(name=name))
            if done.rowcount:
                return name
        try:
            async with self.writing() as connection:
                await connection.execute(insert(PEOPLE).values(id=person, name=name, created=time.time()))
        except IntegrityError as error:  # somebody was faster
            if not key_taken(error):
                raise
            return await self.put_person(person, name)
        return name

    # ---- what was found out about finished games

    async def analysis(self, table_id: str, seq: int) -> str | None:
        """What is kept about the game up to this row."""
        wanted = select(ANALYSES.c.data).where(and_(ANALYSES.c.table_id == table_id, ANALYSES.c.seq == seq))
        async with self.engine.connect() as connection:
            found: str | None = (await connection.execute(wanted)).scalar()
        return found

    async def put_analysis(self, table_id: str, seq: int, data: str) -> None:
        """Keep it; of two who found out the same, one is enough."""
        try:
            async with self.writing() as connection:
                await connection.execute(delete(ANALYSES).where(ANALYSES.c.table_id == table_id))
                values = {"table_id": table_id, "seq": seq, "data": data, "at": time.time()}
                await connection.execute(insert(ANALYSES).values(**values))
        except IntegrityError as error:
            if not key_taken(error):
                raise
