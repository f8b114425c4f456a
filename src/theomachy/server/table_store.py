"""Tables as they are kept: set up, listed, begun, ended and deleted."""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Executable, and_, delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from theomachy.server.base_store import BaseStore
from theomachy.server.openings import SHOWN
from theomachy.server.rows import COMPONENTS, LEARNT, SeatRow, TableRow, table_row
from theomachy.server.schema import METADATA, PEOPLE, SEATS, TABLES
from theomachy.server.schema_accounts import ACCOUNTS
from theomachy.server.schema_programs import PROGRAMS


def waiting() -> ColumnElement[bool]:
    """The condition for a public table that waits for somebody."""
    free = select(SEATS.c.table_id).where(and_(SEATS.c.kind == "open", SEATS.c.person.is_(None)))
    return and_(TABLES.c.public, TABLES.c.started.is_(None), TABLES.c.finished.is_(None), TABLES.c.id.in_(free))


class TableStore(BaseStore):
    """Tables, with the seats as they are when a table is read."""

    async def create_table(self, table: TableRow, beside: Sequence[Executable] = (), most: int = 0) -> bool:
        """Write down a table, and `beside` it what other parts keep about it, all or nothing. False if its host has
        `most` unfinished ones already."""
        values = {k: v for k, v in msgspec.structs.asdict(table).items() if k not in ("seats", "components")}
        box = {COMPONENTS: table.components} if table.components else {}
        values["options"] = json.dumps({**table.options, **box})
        async with self.writing() as connection:
            if most:
                await self.in_turn(connection, f"tables {table.host}")
                if await self._unfinished_of(connection, table.host) >= most:
                    return False
            await connection.execute(insert(TABLES).values(**values))
            seats = [{"table_id": table.id, **msgspec.structs.asdict(seat)} for seat in table.seats]
            seats = [{name: value for name, value in row.items() if name in SEATS.c} for row in seats]
            await connection.execute(insert(SEATS), seats)
            for statement in beside:
                await connection.execute(statement)
        return True

    async def table(self, table_id: str) -> TableRow | None:
        async with self.engine.connect() as connection:
            found = await self._tables(connection, and_(TABLES.c.id == table_id, TABLES.c.guide != LEARNT))
        return found[0] if found else None

    async def tables(self, ids: Sequence[str]) -> list[TableRow]:
        """Those of these tables that there are, in no particular order."""
        async with self.engine.connect() as connection:
            return await self._tables(connection, TABLES.c.id.in_(ids), len(ids))

    async def open_tables(self, limit: int = 50) -> list[TableRow]:
        """Public tables that wait for somebody: the newest of each host first, then their second ones and so on, a few
        of each. So a host of many leaves room for all others."""
        each = func.row_number().over(partition_by=TABLES.c.host, order_by=TABLES.c.created.desc())
        ranked = select(TABLES.c.id, TABLES.c.created, each.label("turn")).where(waiting()).subquery()
        wanted = select(ranked.c.id).where(ranked.c.turn <= SHOWN).order_by(ranked.c.turn, ranked.c.created.desc())
        async with self.engine.connect() as connection:
            ids = list((await connection.execute(wanted.limit(limit))).scalars())
            found = {row.id: row for row in await self._tables(connection, TABLES.c.id.in_(ids), limit)}
        return [found[name] for name in ids if name in found]

    async def waiting_of(self, people: Sequence[str]) -> dict[str, int]:
        """How many public tables of these people wait for somebody."""
        counted = select(TABLES.c.host, func.count()).where(waiting(), TABLES.c.host.in_(people))
        async with self.engine.connect() as connection:
            found = await connection.execute(counted.group_by(TABLES.c.host))
            return {host: int(count) for host, count in found.all()}

    async def tables_of(self, person: str, limit: int = 50) -> list[TableRow]:
        """Tables at which the person sits or that he set up, unfinished ones first; puzzles are no games."""
        mine = select(SEATS.c.table_id).where(SEATS.c.person == person)
        async with self.engine.connect() as connection:
            listed = TABLES.c.guide.not_in(("puzzle", LEARNT))
            which = and_(or_(TABLES.c.host == person, TABLES.c.id.in_(mine)), listed)
            return await self._tables(connection, which, limit)

    async def _unfinished_of(self, connection: AsyncConnection, person: str) -> int:
        mine = and_(TABLES.c.host == person, TABLES.c.finished.is_(None), TABLES.c.guide != "puzzle")
        return int((await connection.execute(select(func.count()).select_from(TABLES).where(mine))).scalar() or 0)

    async def _tables(self, connection: AsyncConnection, which: Any, limit: int = 1) -> list[TableRow]:
        order = (TABLES.c.finished.is_not(None), TABLES.c.created.desc())
        rows = (await connection.execute(select(TABLES).where(which).order_by(*order).limit(limit))).all()
        ids = [row.id for row in rows]
        # Where a program sits, its owner is told beside it; it stays a program when he is not known here any more.
        joined = SEATS.outerjoin(ACCOUNTS, ACCOUNTS.c.person == SEATS.c.person)
        joined = joined.outerjoin(PROGRAMS, PROGRAMS.c.person == SEATS.c.person)
        joined = joined.outerjoin(PEOPLE, PEOPLE.c.id == PROGRAMS.c.owner)
        told = select(
            SEATS, ACCOUNTS.c.name.label("account"), PEOPLE.c.name.label("owner"), PROGRAMS.c.name.label("program")
        ).select_from(joined)
        told = told.where(SEATS.c.table_id.in_(ids)).order_by(SEATS.c.table_id, SEATS.c.seat)
        chairs = await connection.execute(told)
        seats: dict[str, list[SeatRow]] = {}
        for chair in chairs.all():
            seat = SeatRow(
                chair.seat, chair.kind, chair.person, chair.name, chair.bot, chair.player_name, chair.seen,
                chair.called, chair.account or "", chair.colour, chair.figure,
                chair.owner or ("…" if chair.program else ""),
            )  # fmt: skip
            seats.setdefault(chair.table_id, []).append(seat)
        return [table_row(row, seats.get(row.id, [])) for row in rows]

    async def play_again(self, table_id: str, before: str, again: str) -> bool:
        """Name the table at which the same people play on; false if somebody else has named another meanwhile."""
        same = and_(TABLES.c.id == table_id, TABLES.c.again == before)
        async with self.writing() as connection:
            done = await connection.execute(update(TABLES).where(same).values(again=again))
            await self._tell(connection, table_id, 0)
            return bool(done.rowcount == 1)

    async def start(self, table_id: str) -> bool:
        """Mark the game as begun; true for the one who did it."""
        now = time.time()
        async with self.writing() as connection:
            waiting = and_(TABLES.c.id == table_id, TABLES.c.started.is_(None))
            done = await connection.execute(update(TABLES).where(waiting).values(started=now))
            return bool(done.rowcount == 1)

    async def abandon(self, table_id: str, beside: Sequence[Executable] = ()) -> bool:
        """Mark a running game as ended unfinished; true for the one who did it, and then the rest is written too."""
        running = and_(TABLES.c.id == table_id, TABLES.c.started.is_not(None), TABLES.c.finished.is_(None))
        async with self.writing() as connection:
            ended = update(TABLES).where(running).values(finished=time.time(), abandoned=True)
            done = await connection.execute(ended)
            for statement in beside if done.rowcount else ():
                await connection.execute(statement)
            await self._tell(connection, table_id, 0)
            return bool(done.rowcount == 1)

    async def set_guide(self, table_id: str, guide: str) -> None:
        """Let the coach of a guided game speak, or not."""
        async with self.writing() as connection:
            guided = and_(TABLES.c.id == table_id, TABLES.c.guide != "")
            await connection.execute(update(TABLES).where(guided).values(guide=guide))
            await self._tell(connection, table_id, 0)

    async def delete_table(self, table_id: str, running: bool = False) -> bool:
        """Delete a table with everything that belongs to it; one with a running game only if that is wished."""
        async with self.writing() as connection:
            # The lock lets nobody begin, or write a move, between this question and the commit.
            asked = select(TABLES.c.started, TABLES.c.finished).where(TABLES.c.id == table_id).with_for_update()
            found = (await connection.execute(asked)).first()
            if found is None or (found.started is not None and found.finished is None and not running):
                return False
            await self.drop_table(connection, table_id)
            return True

    async def put_away(self, table_id: str) -> None:
        """A finished lesson goes with everything that was played there; that it was finished is kept."""
        async with self.writing() as connection:
            await self._drop_parts(connection, table_id)
            kept = update(TABLES).where(TABLES.c.id == table_id)
            await connection.execute(kept.values(guide=LEARNT, started=None, finished=time.time()))
            await self._tell(connection, table_id, 0)

    async def learned(self, person: str) -> set[str]:
        """The games whose lesson this person has finished."""
        asked = select(TABLES.c.game).where(TABLES.c.host == person, TABLES.c.guide.in_(("done", LEARNT))).distinct()
        async with self.engine.connect() as connection:
            return set((await connection.execute(asked)).scalars())

    async def drop_table(self, connection: AsyncConnection, table_id: str) -> None:
        """The table goes with everything that belongs to it."""
        await self._drop_parts(connection, table_id)
        await connection.execute(delete(TABLES).where(TABLES.c.id == table_id))
        await self._tell(connection, table_id, 0)

    async def _drop_parts(self, connection: AsyncConnection, table_id: str) -> None:
        for part in METADATA.sorted_tables[::-1]:
            if "table_id" in part.c:
                await connection.execute(delete(part).where(part.c.table_id == table_id))
