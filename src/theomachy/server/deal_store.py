"""What is kept about deals: their secrets, and which tables are played with which."""

from __future__ import annotations

import secrets
import time
from dataclasses import dataclass, field

from sqlalchemy import ColumnElement, Executable, Select, and_, exists, func, insert, or_, select

from theomachy.core.deal import SECRET
from theomachy.server.schema import TABLES
from theomachy.server.schema_deals import DEALS, DEALT
from theomachy.server.schema_tournaments import BOARDS
from theomachy.server.store import Store

DUEL, ROUND = "duel", "round"


@dataclass(frozen=True)
class Dealt:
    """The deal of a table. The secret is in no text that anybody makes of it."""

    deal: str
    kind: str
    number: int
    shown: bool
    secret: bytes = field(repr=False)


def new_deal(kind: str, shown: bool) -> tuple[str, Executable]:
    """A deal that nobody knows: its name, and what is to be written."""
    name = secrets.token_urlsafe(9)
    values = {"id": name, "kind": kind, "shown": shown, "created": time.time()}
    return name, insert(DEALS).values(secret=secrets.token_hex(SECRET), **values)


def dealing(table_id: str, deal: str, number: int) -> Executable:
    """Written with a new table: the deal that it is played with."""
    return insert(DEALT).values(table_id=table_id, deal_id=deal, number=number)


def still_played() -> Select[tuple[str]]:
    """The tables of deals of which some game is not over: to those who did not sit there nothing is told of them."""
    running = select(DEALT.c.deal_id).join(TABLES, TABLES.c.id == DEALT.c.table_id).where(TABLES.c.finished.is_(None))
    to_come = select(BOARDS.c.deal_id).where(and_(BOARDS.c.deal_id.is_not(None), _to_come()))
    return select(DEALT.c.table_id).where(or_(DEALT.c.deal_id.in_(running), DEALT.c.deal_id.in_(to_come)))


def _to_come() -> ColumnElement[bool]:
    """Games of a round whose table is not there: the server has stopped while they were made, and it is made up for."""
    made = TABLES.alias()
    return and_(BOARDS.c.how == "", BOARDS.c.played_at != "", ~exists().where(made.c.id == BOARDS.c.played_at))


class DealStore:
    """Reading of deals. Each method is one transaction."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def of(self, table_id: str) -> Dealt | None:
        """The deal of a table, if it has one."""
        joined = DEALT.join(DEALS, DEALS.c.id == DEALT.c.deal_id)
        wanted = select(DEALS, DEALT.c.number).select_from(joined).where(DEALT.c.table_id == table_id)
        async with self.store.engine.connect() as connection:
            row = (await connection.execute(wanted)).first()
        return None if row is None else Dealt(row.id, row.kind, row.number, row.shown, bytes.fromhex(row.secret))

    async def tables(self, deal: str) -> list[str]:
        """The tables of a deal, in their order."""
        wanted = select(DEALT.c.table_id).where(DEALT.c.deal_id == deal).order_by(DEALT.c.number)
        async with self.store.engine.connect() as connection:
            return [str(found) for found in (await connection.execute(wanted)).scalars()]

    async def kind(self, deal: str) -> str:
        """What a deal is for; empty if there is no such deal."""
        async with self.store.engine.connect() as connection:
            return str((await connection.execute(select(DEALS.c.kind).where(DEALS.c.id == deal))).scalar() or "")

    async def open(self, deal: str, before: int = 0) -> int:
        """How many games of the deal are not over, or not even begun; with `before` only of the tables before that
        one."""
        mine = and_(DEALT.c.deal_id == deal, TABLES.c.finished.is_(None))
        if before:
            mine = and_(mine, DEALT.c.number < before)
        joined = DEALT.join(TABLES, TABLES.c.id == DEALT.c.table_id)
        async with self.store.engine.connect() as connection:
            count = select(func.count()).select_from(joined).where(mine)
            found = int((await connection.execute(count)).scalar() or 0)
            if not before:
                to_come = select(func.count(BOARDS.c.played_at.distinct()))
                to_come = to_come.where(and_(BOARDS.c.deal_id == deal, _to_come()))
                found += int((await connection.execute(to_come)).scalar() or 0)
            return found

    async def played(self, table_id: str) -> bool:
        """Is this a table of a deal of which some game is not over?"""
        wanted = still_played().where(DEALT.c.table_id == table_id)
        async with self.store.engine.connect() as connection:
            return (await connection.execute(wanted)).first() is not None
