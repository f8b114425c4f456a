"""Which games can be watched: public ones that are being played."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import and_, func, select

from theomachy.server.deal_store import still_played
from theomachy.server.schema import MOVES, SEATS, TABLES
from theomachy.server.store import Store, TableRow


class Running(NamedTuple):
    """A game that is being played: its last row, and when that was written."""

    row: TableRow
    seq: int
    at: float


async def running_public(store: Store, person: str | None, since: float, limit: int) -> list[Running]:
    """Public games in which something has happened since then and at which this person does not sit, the newest first.
    Of a deal that others still play nothing is told."""
    running = and_(
        TABLES.c.public, TABLES.c.guide == "", TABLES.c.started.is_not(None), TABLES.c.finished.is_(None),
        TABLES.c.id.not_in(still_played()),
    )  # fmt: skip
    mine = select(SEATS.c.table_id).where(SEATS.c.person == (person or ""))
    at = func.coalesce(func.max(MOVES.c.at), TABLES.c.started)
    asked = select(TABLES.c.id, func.coalesce(func.max(MOVES.c.seq), 0).label("seq"), at.label("at"))
    asked = asked.outerjoin(MOVES, MOVES.c.table_id == TABLES.c.id).where(running, TABLES.c.id.not_in(mine))
    asked = asked.group_by(TABLES.c.id, TABLES.c.started).having(at > since).order_by(at.desc()).limit(limit)
    async with store.engine.connect() as connection:
        lasts = (await connection.execute(asked)).all()
    rows = {row.id: row for row in await store.tables([row.id for row in lasts])}
    return [Running(rows[row.id], int(row.seq), float(row.at)) for row in lasts if row.id in rows]
