"""Days away: while somebody is on vacation his clocks of days rest, at every table, for so many days a year."""

from __future__ import annotations

import time
from collections.abc import Sequence
from datetime import UTC, datetime

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from theomachy.core.errors import TheomachyError
from theomachy.core.words import Phrase
from theomachy.server.clock_times import DAY, Rests, without_overlap
from theomachy.server.schema import SEATS, TABLES
from theomachy.server.schema_clocks import CLOCKS
from theomachy.server.schema_notices import VACATIONS
from theomachy.server.store import Store

YEAR = 365 * DAY
MOST_DAYS = 30  # in any 365 days
FARTHEST = 180  # days from now until a vacation may begin
AWAY = Phrase("vacation away")
TOO_FAR = Phrase("vacation too far")
ALREADY = Phrase("vacation already")
TOO_LONG = Phrase("vacation too long")


class TooMuch(TheomachyError):
    """More days than a year has for it."""


def day(moment: float) -> str:
    """The day as everybody reads it."""
    return datetime.fromtimestamp(moment, UTC).strftime("%Y-%m-%d")


def days_left(rests: Rests, ends: float) -> float:
    """How many days somebody with these vacations has left in the year that ends then."""
    used = sum(max(0.0, min(e, ends) - max(b, ends - YEAR)) for b, e in rests)
    return MOST_DAYS - used / DAY


class VacationStore:
    """All reading and writing of it. Each method is one transaction."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def rests(self, people: Sequence[str]) -> dict[str, Rests]:
        """When these people are, were and will be away."""
        asked = select(VACATIONS).where(VACATIONS.c.person.in_(people)).order_by(VACATIONS.c.begins)
        async with self.store.engine.connect() as connection:
            rows = (await connection.execute(asked)).all()
        found: dict[str, list[tuple[float, float]]] = {}
        for row in rows:
            found.setdefault(row.person, []).append((row.begins, row.ends))
        return {person: without_overlap(rests) for person, rests in found.items()}

    async def rests_of(self, person: str) -> Rests:
        return (await self.rests([person])).get(person, ())

    async def go(self, person: str, begins: float, days: int, lang: str) -> list[str]:
        """Be away for so many days from then on. Gives the tables whose clocks rest for it."""
        now = time.time()
        begins = max(begins, now)
        ends = begins + days * DAY
        if begins > now + FARTHEST * DAY:
            raise TooMuch(TOO_FAR(lang, most=FARTHEST))
        async with self.store.writing() as connection:
            await self.store.in_turn(connection, f"vacation {person}")
            asked = select(VACATIONS).where(VACATIONS.c.person == person)
            rests = [(row.begins, row.ends) for row in (await connection.execute(asked)).all()]
            if any(e > now for _, e in rests):
                raise TooMuch(ALREADY[lang])
            left = max(0, int(days_left(rests, ends)))
            if not 1 <= days <= left:
                raise TooMuch(TOO_LONG(lang, left=left, most=MOST_DAYS))
            await connection.execute(insert(VACATIONS).values(person=person, begins=begins, ends=ends))
            return await self._unsettle(connection, person)

    async def come_back(self, person: str) -> list[str]:
        """Be back now, or do not go. Gives the tables whose clocks go on."""
        now = time.time()
        mine = VACATIONS.c.person == person
        async with self.store.writing() as connection:
            await self.store.in_turn(connection, f"vacation {person}")
            await connection.execute(delete(VACATIONS).where(mine, VACATIONS.c.begins >= now))
            await connection.execute(update(VACATIONS).where(mine, VACATIONS.c.ends > now).values(ends=now))
            return await self._unsettle(connection, person)

    async def _unsettle(self, connection: AsyncConnection, person: str) -> list[str]:
        """When the clocks of this person's slow games end is not known any more: whoever minds them looks again."""
        theirs = select(SEATS.c.table_id).where(SEATS.c.person == person)
        running = select(TABLES.c.id).where(TABLES.c.started.is_not(None), TABLES.c.finished.is_(None))
        slow = (CLOCKS.c.kind == "days", CLOCKS.c.table_id.in_(theirs), CLOCKS.c.table_id.in_(running))
        found = [str(t) for t in (await connection.execute(select(CLOCKS.c.table_id).where(*slow))).scalars()]
        await connection.execute(update(CLOCKS).where(*slow).values(due=None))
        for table_id in found:
            await self.store.tell(connection, table_id)
        return found
