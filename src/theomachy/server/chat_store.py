"""What is kept of the talk at tables: lines, who does not want to hear whom, reports, and notes to oneself."""

from __future__ import annotations

import time
from collections.abc import Collection
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import and_, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from theomachy.server.chat_schema import CHAT_LINES, CHAT_MUTES, CHAT_REPORTS, NOTES
from theomachy.server.schema_accounts import ACCOUNTS

if TYPE_CHECKING:
    from theomachy.server.store import Store

KEPT = 200  # lines of a room; older ones are forgotten
REMOVED = "removed"  # in place of a quick phrase: a moderator has taken the line away
MOST_MUTES = 500  # of one person


class Said(msgspec.Struct, frozen=True):
    """A line as it is kept."""

    id: str
    room: str
    person: str
    name: str
    seat: int
    text: str
    phrase: str
    token: str
    at: float


class Report(msgspec.Struct, frozen=True):
    """What somebody found worth reporting."""

    place: str
    name: str
    text: str
    reason: str
    said_at: float
    at: float
    said_by: str


COLUMNS = [CHAT_LINES.c[name] for name in Said.__struct_fields__]


class ChatStore:
    """All reading and writing of it. Each method is one transaction."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def lines(self, table_id: str) -> list[Said]:
        """The newest of each room, in order."""
        found: list[Said] = []
        async with self.store.engine.connect() as connection:
            for room in ("table", "watching"):
                here = and_(CHAT_LINES.c.table_id == table_id, CHAT_LINES.c.room == room)
                newest = select(*COLUMNS).where(here).order_by(CHAT_LINES.c.at.desc(), CHAT_LINES.c.id).limit(KEPT)
                found += [Said(*row) for row in (await connection.execute(newest)).all()]
        return sorted(found, key=lambda line: (line.at, line.id))

    async def accounts(self, people: Collection[str]) -> dict[str, str]:
        """The names of the accounts that these people have."""
        asked = select(ACCOUNTS.c.person, ACCOUNTS.c.name).where(ACCOUNTS.c.person.in_(people))
        async with self.store.engine.connect() as connection:
            return {row.person: row.name for row in (await connection.execute(asked)).all()}

    async def said(self, table_id: str, person: str, token: str) -> str | None:
        """The line that this request has become already."""
        asked = select(CHAT_LINES.c.id).where(
            CHAT_LINES.c.table_id == table_id, CHAT_LINES.c.person == person, CHAT_LINES.c.token == token
        )
        async with self.store.engine.connect() as connection:
            found: str | None = (await connection.execute(asked)).scalar()
        return found

    async def say(self, table_id: str, line: Said) -> bool:
        """Write a line, and forget those that are too old. False if the same request was carried out before, or the
        table is gone."""
        here = and_(CHAT_LINES.c.table_id == table_id, CHAT_LINES.c.room == line.room)
        oldest = select(CHAT_LINES.c.at).where(here).order_by(CHAT_LINES.c.at.desc()).offset(KEPT).limit(1)
        try:
            async with self.store.writing() as connection:
                await connection.execute(insert(CHAT_LINES).values(table_id=table_id, **msgspec.structs.asdict(line)))
                limit = (await connection.execute(oldest)).scalar()
                if limit is not None:
                    await connection.execute(delete(CHAT_LINES).where(here, CHAT_LINES.c.at <= limit))
                await self.store.tell(connection, table_id)
        except IntegrityError:
            return False
        return True

    # ---- whom one does not want to hear

    async def mutes(self, person: str) -> frozenset[str]:
        asked = select(CHAT_MUTES.c.muted).where(CHAT_MUTES.c.person == person)
        async with self.store.engine.connect() as connection:
            return frozenset((await connection.execute(asked)).scalars())

    async def mute(self, table_id: str, person: str, other: str, on: bool) -> bool:
        """Hear somebody no more, or again. False if there are too many already."""
        both = and_(CHAT_MUTES.c.person == person, CHAT_MUTES.c.muted == other)
        others = select(func.count()).select_from(CHAT_MUTES).where(CHAT_MUTES.c.person == person, ~both)
        async with self.store.writing() as connection:
            await self.store.in_turn(connection, f"mutes {person}")
            if on and ((await connection.execute(others)).scalar() or 0) >= MOST_MUTES:
                return False
            await connection.execute(delete(CHAT_MUTES).where(both))
            if on:
                await connection.execute(insert(CHAT_MUTES).values(person=person, muted=other, at=time.time()))
            await self.store.tell(connection, table_id)  # the line of this person may end at another process
        return True

    # ---- reports

    async def report(self, table_id: str, line: Said, person: str, text: str, reason: str) -> None:
        """For the host. Whoever reports the same line again changes nothing."""
        try:
            async with self.store.writing() as connection:
                await connection.execute(
                    insert(CHAT_REPORTS).values(
                        line=line.id, person=person, place=table_id, said_by=line.person, name=line.name, text=text,
                        reason=reason, said_at=line.at, at=time.time(),
                    )
                )  # fmt: skip
        except IntegrityError:
            return

    async def reports(self, limit: int = 100) -> list[Report]:
        """The newest first."""
        columns = [CHAT_REPORTS.c[name] for name in Report.__struct_fields__]
        asked = select(*columns).order_by(CHAT_REPORTS.c.at.desc()).limit(limit)
        async with self.store.engine.connect() as connection:
            return [Report(*row) for row in (await connection.execute(asked)).all()]

    # ---- notes to oneself

    async def note(self, table_id: str, person: str) -> str:
        mine = and_(NOTES.c.table_id == table_id, NOTES.c.person == person)
        async with self.store.engine.connect() as connection:
            return (await connection.execute(select(NOTES.c.text).where(mine))).scalar() or ""

    async def put_note(self, table_id: str, person: str, text: str) -> None:
        """An empty one is no note."""
        mine = and_(NOTES.c.table_id == table_id, NOTES.c.person == person)
        now = time.time()
        async with self.store.writing() as connection:
            if not text:
                await connection.execute(delete(NOTES).where(mine))
                return
            if (await connection.execute(update(NOTES).where(mine).values(text=text, at=now))).rowcount:
                return
        try:
            async with self.store.writing() as connection:
                await connection.execute(insert(NOTES).values(table_id=table_id, person=person, text=text, at=now))
        except IntegrityError:  # another window of the same person was faster, or the table is gone
            async with self.store.writing() as connection:
                await connection.execute(update(NOTES).where(mine).values(text=text, at=now))
