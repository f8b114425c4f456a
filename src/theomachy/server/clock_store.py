"""What is kept about clocks, and the one thing that a clock changes: at zero a bot plays on."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import Executable, and_, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from theomachy.server.clock_times import Clock
from theomachy.server.schema import MOVES, SEATS, TABLES
from theomachy.server.schema_clocks import CLOCKS, FLAGS
from theomachy.server.store import Store, key_taken

RULES = "rules"  # the kind of clock of a table whose time limits are those of the rules
UNMINDED = 2.0  # seconds after which a limit of the rules that nobody has reported has no process to mind it


class Flag(NamedTuple):
    """A seat whose time was used up after row `seq`, and the bot that played on."""

    id: int
    seat: int
    seq: int
    bot: str


def setting(table_id: str, clock: Clock) -> Executable:
    """Written with a new table: its clock."""
    return insert(CLOCKS).values(table_id=table_id, kind=clock.kind, time=clock.time, step=clock.step)


async def set_by_rules(store: Store, table_id: str) -> None:
    """The limits of the rules are what this table is timed by: when the next of them ends is kept like any clock."""
    row = insert(CLOCKS).values(table_id=table_id, kind=RULES, time=0, step=0)
    try:
        async with store.writing() as connection:
            await connection.execute(row)
    except IntegrityError as error:  # another process was faster
        if not key_taken(error):
            raise


def ending(table_id: str, due: float) -> Executable:
    """Written with the rows of a game: when the clock that runs after them ends; 0 for none."""
    return update(CLOCKS).where(CLOCKS.c.table_id == table_id).values(due=due)


class ClockStore:
    """Reading and writing of clocks. Each method is one transaction."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def clocks(self, tables: Sequence[str]) -> dict[str, tuple[Clock | None, float | None]]:
        """The clocks of these tables (None: the limits of the rules) and when they end, as far as that is written."""
        wanted = select(CLOCKS).where(CLOCKS.c.table_id.in_(tables))
        async with self.store.engine.connect() as connection:
            found = (await connection.execute(wanted)).all()
        return {
            row.table_id: (None if row.kind == RULES else Clock(row.kind, row.time, row.step), row.due) for row in found
        }

    async def put_due(self, table_id: str, due: float) -> None:
        async with self.store.writing() as connection:
            await connection.execute(ending(table_id, due))

    async def due(self, until: float, without: Sequence[str] = (), limit: int = 50) -> list[str]:
        """Running games whose clock ends until then, or of which it is not known, the most urgent first. A limit of the
        rules is short, and the process at which somebody plays minds it: others only if nobody has done so."""
        running = and_(TABLES.c.id == CLOCKS.c.table_id, TABLES.c.started.is_not(None), TABLES.c.finished.is_(None))
        over = and_(CLOCKS.c.kind == RULES, CLOCKS.c.due > 0, CLOCKS.c.due <= time.time() - UNMINDED)
        ends = and_(CLOCKS.c.kind != RULES, CLOCKS.c.due > 0, CLOCKS.c.due <= until)
        soon = or_(CLOCKS.c.due.is_(None), over, ends)
        wanted = select(CLOCKS.c.table_id).join(TABLES, running).where(soon).order_by(CLOCKS.c.due)
        wanted = wanted.where(CLOCKS.c.table_id.not_in(without)).limit(limit)
        async with self.store.engine.connect() as connection:
            return [str(found) for found in (await connection.execute(wanted)).scalars()]

    async def flag(self, table_id: str, seat: int, person: str, bot: str, seq: int) -> bool:
        """A bot plays on for the person, and that is written down. Not if the game has gone on meanwhile."""
        running = and_(TABLES.c.id == table_id, TABLES.c.started.is_not(None), TABLES.c.finished.is_(None))
        theirs = and_(
            SEATS.c.table_id == table_id, SEATS.c.seat == seat, SEATS.c.person == person, SEATS.c.bot == ""
        )  # fmt: skip
        async with self.store.writing() as connection:
            # The lock lets nobody write a row between this question and the commit: rows refer to the table.
            asked: Any = select(TABLES.c.id).where(running).with_for_update()
            if (await connection.execute(asked)).first() is None:
                return False
            last = select(func.max(MOVES.c.seq)).where(MOVES.c.table_id == table_id)
            if ((await connection.execute(last)).scalar() or 0) != seq:
                return False
            if (await connection.execute(update(SEATS).where(theirs).values(bot=bot))).rowcount != 1:
                return False
            values = {"table_id": table_id, "seat": seat, "seq": seq, "bot": bot, "at": time.time()}
            await connection.execute(insert(FLAGS).values(**values))
            await self.store._tell(connection, table_id, 0)
            return True

    async def flags(self, table_id: str, after: int = 0) -> list[Flag]:
        """Who ran out of time, in order; those after that number."""
        wanted = select(FLAGS).where(and_(FLAGS.c.table_id == table_id, FLAGS.c.id > after)).order_by(FLAGS.c.id)
        async with self.store.engine.connect() as connection:
            return [Flag(row.id, row.seat, row.seq, row.bot) for row in (await connection.execute(wanted)).all()]
