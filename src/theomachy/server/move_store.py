"""The moves of every game as they are kept.

Moves are only ever added. A game's rows are numbered from 1 without gaps, and the number is the key: two writers
that both want to write row 17 cannot both succeed, so a game has one past, whatever dies and whoever races.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from contextlib import suppress

from sqlalchemy import Executable, and_, func, insert, select, update
from sqlalchemy.exc import DBAPIError, IntegrityError

from theomachy.core.errors import TheomachyError
from theomachy.core.log import MoveRow
from theomachy.server.base_store import InDoubt, key_taken
from theomachy.server.rows import SeatRow
from theomachy.server.schema import MOVES, SEATS, TABLES
from theomachy.server.table_store import TableStore

PART = 500  # rows that are read at once
DOUBT = 8.0  # seconds to find out whether rows were written, while everybody at the table waits
DOUBT_PAUSES = (0.0, 0.2, 0.5, 1.0, 2.0, 3.0)  # seconds before each try


class Forked(TheomachyError):
    """Another writer was faster: the row exists already. Read what it wrote and look again."""


class MoveStore(TableStore):
    """Rows of moves, written all or none."""

    async def append(
        self, table_id: str, rows: Sequence[MoveRow], finished: bool = False, stand_in: SeatRow | None = None,
        beside: Sequence[Executable] = (),
    ) -> None:  # fmt: skip
        """Write rows behind the last one, all or none, and return when they are on disk. What other parts keep about
        the game is written `beside` them in the same transaction.

        Forked if somebody was faster; also if they come from a bot that plays on for a person, on the seat
        `stand_in`, and the person has come back. InDoubt if it cannot be found out whether they are written.
        """
        try:
            await self._append(table_id, rows, finished, stand_in, beside)
        except InDoubt as doubt:
            try:
                async with asyncio.timeout(DOUBT):
                    await self._make_sure(table_id, rows, finished, stand_in, beside, doubt)
            except TimeoutError:
                raise doubt from doubt.__cause__

    async def _make_sure(
        self, table_id: str, rows: Sequence[MoveRow], finished: bool, stand_in: SeatRow | None,
        beside: Sequence[Executable], doubt: InDoubt,
    ) -> None:  # fmt: skip
        """Write again what may be written already. Nothing is written twice: the key of a row is taken or free, and
        where the lost transaction still runs, the database lets the second one wait for its end."""
        if self.sqlite:
            try:
                found = await self._written(table_id, rows)
            except (DBAPIError, OSError):
                raise doubt from doubt.__cause__
            if not found:  # nobody else writes, so it will not come
                raise doubt.__cause__ or doubt
            return
        forked: Forked | None = None
        for pause in DOUBT_PAUSES:
            await asyncio.sleep(pause)
            with suppress(InDoubt, DBAPIError, OSError):  # still lost: try again
                if await self._written(table_id, rows):
                    return
                if forked is not None:
                    raise forked
                try:
                    await self._append(table_id, rows, finished, stand_in, beside)
                    return
                except Forked as error:  # by somebody else, or by the lost transaction itself
                    forked = error
        raise doubt

    async def _written(self, table_id: str, rows: Sequence[MoveRow]) -> bool:
        """Are these very rows in the store?"""
        return (await self.moves(table_id, rows[0].seq - 1))[: len(rows)] == list(rows)

    async def _append(
        self, table_id: str, rows: Sequence[MoveRow], finished: bool, stand_in: SeatRow | None,
        beside: Sequence[Executable],
    ) -> None:  # fmt: skip
        values = [{"table_id": table_id, **row._asdict()} for row in rows]
        try:
            async with self.writing() as connection:
                if stand_in is not None:
                    chair = and_(SEATS.c.table_id == table_id, SEATS.c.seat == stand_in.seat)
                    # The lock lets nobody take the seat back between this question and the commit.
                    playing = select(SEATS.c.bot).where(chair).with_for_update(read=True)
                    if (await connection.execute(playing)).scalar() != stand_in.bot:
                        raise Forked(f"seat {stand_in.seat} of table {table_id} is not this bot's any more")
                await connection.execute(insert(MOVES), values)
                if finished:
                    await connection.execute(update(TABLES).where(TABLES.c.id == table_id).values(finished=time.time()))
                for statement in beside:
                    await connection.execute(statement)
                await self._tell(connection, table_id, rows[-1].seq)
        except IntegrityError as error:
            if key_taken(error):
                raise Forked(f"row {rows[0].seq} of table {table_id} is written already") from error
            if await self.table(table_id) is None:
                raise Forked(f"table {table_id} was deleted") from error
            raise

    async def moves(self, table_id: str, after: int = 0) -> list[MoveRow]:
        """All rows after that one, read in parts: a long game does not hold up everything else."""
        rows: list[MoveRow] = []
        while True:
            last = rows[-1].seq if rows else after
            wanted = select(MOVES).where(and_(MOVES.c.table_id == table_id, MOVES.c.seq > last))
            async with self.engine.connect() as connection:
                found = (await connection.execute(wanted.order_by(MOVES.c.seq).limit(PART))).all()
            rows += [MoveRow(r.seq, r.player, r.action, r.text, r.token, r.at) for r in found]
            if len(found) < PART:
                return rows

    async def last_rows(self, tables: Sequence[str]) -> dict[str, int]:
        """The number of the last row of each of these tables."""
        last = select(MOVES.c.table_id, func.max(MOVES.c.seq)).where(MOVES.c.table_id.in_(tables))
        async with self.engine.connect() as connection:
            found = (await connection.execute(last.group_by(MOVES.c.table_id))).all()
        return {table_id: int(seq) for table_id, seq in found}
