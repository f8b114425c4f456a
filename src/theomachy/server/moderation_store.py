"""What is kept of keeping order: moderators, bans and mutes, what was done, and what hosts decide at their tables."""

from __future__ import annotations

import time
from typing import NamedTuple

import msgspec
from sqlalchemy import and_, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from theomachy.server.chat_schema import CHAT_LINES, CHAT_REPORTS
from theomachy.server.chat_store import REMOVED
from theomachy.server.schema import PEOPLE
from theomachy.server.schema_people import DEEDS, MODERATORS, SANCTIONS, TABLE_RULES
from theomachy.server.store import Store


class Sanction(msgspec.Struct, frozen=True):
    """Somebody may not do something, for a while or for good."""

    person: str
    kind: str
    name: str
    until: float
    why: str
    at: float


class Deed(msgspec.Struct, frozen=True):
    """What a moderator has done."""

    at: float
    by: str
    by_name: str
    kind: str
    person: str = ""
    name: str = ""
    place: str = ""
    line: str = ""
    until: float = 0.0
    why: str = ""


class Reported(NamedTuple):
    """A line that was reported, once or several times."""

    line: str
    place: str
    said_by: str
    name: str
    text: str
    reason: str
    said_at: float
    at: float
    times: int


class ModerationStore:
    """All reading and writing of it. Each method is one transaction."""

    def __init__(self, store: Store) -> None:
        self.store = store

    # ---- moderators

    async def moderators(self) -> list[tuple[str, str]]:
        """Who they are, and how they are called."""
        asked = select(MODERATORS.c.person, func.coalesce(PEOPLE.c.name, ""))
        asked = asked.outerjoin(PEOPLE, PEOPLE.c.id == MODERATORS.c.person).order_by(MODERATORS.c.at)
        async with self.store.engine.connect() as connection:
            return [(str(person), str(name)) for person, name in (await connection.execute(asked)).all()]

    async def is_moderator(self, person: str) -> bool:
        asked = select(MODERATORS.c.person).where(MODERATORS.c.person == person)
        async with self.store.engine.connect() as connection:
            return (await connection.execute(asked)).first() is not None

    async def name_moderator(self, person: str, on: bool) -> None:
        async with self.store.writing() as connection:
            await connection.execute(delete(MODERATORS).where(MODERATORS.c.person == person))
            if on:
                await connection.execute(insert(MODERATORS).values(person=person, at=time.time()))

    async def people_called(self, who: str) -> list[str]:
        """Who has this id, or is called exactly so."""
        asked = select(PEOPLE.c.id).where((PEOPLE.c.id == who) | (PEOPLE.c.name == who)).limit(20)
        async with self.store.engine.connect() as connection:
            return [str(person) for person in (await connection.execute(asked)).scalars()]

    # ---- bans and mutes

    async def sanctions(self) -> list[Sanction]:
        """Those that hold now, the newest first."""
        columns = [SANCTIONS.c[name] for name in Sanction.__struct_fields__]
        holds = (SANCTIONS.c.until == 0) | (SANCTIONS.c.until > time.time())
        async with self.store.engine.connect() as connection:
            found = (await connection.execute(select(*columns).where(holds).order_by(SANCTIONS.c.at.desc()))).all()
        return [Sanction(*row) for row in found]

    async def decide(self, deed: Deed, sanction: Sanction | None = None, lifted: str = "") -> None:
        """Write down what was done, together with what it changes: a ban or mute, or its end, or a line that goes."""
        values = msgspec.structs.asdict(deed)
        async with self.store.writing() as connection:
            await self.store.in_turn(connection, f"sanctions {deed.person}")
            await connection.execute(insert(DEEDS).values(**values))
            if sanction is not None or lifted:
                kind = lifted or (sanction.kind if sanction is not None else "")
                old = and_(SANCTIONS.c.person == deed.person, SANCTIONS.c.kind == kind)
                await connection.execute(delete(SANCTIONS).where(old))
            if sanction is not None:
                await connection.execute(insert(SANCTIONS).values(**msgspec.structs.asdict(sanction)))
            if deed.kind == "remove":
                here = CHAT_LINES.c.id == deed.line
                await connection.execute(update(CHAT_LINES).where(here).values(text="", phrase=REMOVED))
                await self.store.tell(connection, deed.place)

    # ---- reports, and what became of them

    async def reports(self, limit: int = 100) -> list[Reported]:
        """The newest first, each line once."""
        newest = (
            select(CHAT_REPORTS.c.line, func.max(CHAT_REPORTS.c.at).label("at"), func.count().label("times"))
            .group_by(CHAT_REPORTS.c.line).order_by(func.max(CHAT_REPORTS.c.at).desc()).limit(limit).subquery()
        )  # fmt: skip
        r = CHAT_REPORTS.c
        asked = select(
            r.line, r.place, r.said_by, r.name, r.text, r.reason, r.said_at, newest.c.at, newest.c.times
        ).join(newest, and_(newest.c.line == r.line, newest.c.at == r.at))  # fmt: skip
        async with self.store.engine.connect() as connection:
            rows = (await connection.execute(asked.order_by(newest.c.at.desc()))).all()
        return list({row.line: Reported(*row) for row in rows}.values())

    async def deeds(self, limit: int = 200) -> list[Deed]:
        """The newest first."""
        columns = [DEEDS.c[name] for name in Deed.__struct_fields__]
        async with self.store.engine.connect() as connection:
            found = (await connection.execute(select(*columns).order_by(DEEDS.c.id.desc()).limit(limit))).all()
        return [Deed(*row) for row in found]

    async def answered(self, lines: list[str]) -> dict[str, set[str]]:
        """What was done about these lines."""
        asked = select(DEEDS.c.line, DEEDS.c.kind).where(DEEDS.c.line.in_(lines))
        found: dict[str, set[str]] = {}
        async with self.store.engine.connect() as connection:
            for line, kind in (await connection.execute(asked)).all():
                found.setdefault(line, set()).add(kind)
        return found


class TableRules:
    """What the host of a table has decided about people there."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def those(self, table_id: str, kind: str) -> dict[str, str]:
        """About whom, and how they are called."""
        asked = select(TABLE_RULES.c.person, TABLE_RULES.c.name)
        asked = asked.where(TABLE_RULES.c.table_id == table_id, TABLE_RULES.c.kind == kind)
        async with self.store.engine.connect() as connection:
            return {str(person): str(name) for person, name in (await connection.execute(asked)).all()}

    async def put(self, table_id: str, person: str, kind: str, name: str, on: bool = True) -> None:
        same = and_(TABLE_RULES.c.table_id == table_id, TABLE_RULES.c.person == person, TABLE_RULES.c.kind == kind)
        values = {"table_id": table_id, "person": person, "kind": kind, "name": name}
        try:
            async with self.store.writing() as connection:
                await connection.execute(delete(TABLE_RULES).where(same))
                if on:
                    await connection.execute(insert(TABLE_RULES).values(**values))
                await self.store.tell(connection, table_id)
        except IntegrityError:  # the table is gone
            return
