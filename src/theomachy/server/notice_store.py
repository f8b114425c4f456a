"""What is kept of notices: the ways to reach people, what they were told, and what is to be sent."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import and_, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from theomachy.server.schema import MOVES, SEATS, SETTINGS, TABLES
from theomachy.server.schema_notices import OUTBOX, TOLD, WAYS
from theomachy.server.store import Store, key_taken

LOST = 600.0  # seconds after which something that somebody began to send is given up: perhaps it arrived
MOST_FAILURES = 15  # in a row; then a way is forgotten


class Way(msgspec.Struct, frozen=True):
    """A way to reach a person."""

    id: str
    person: str
    kind: str
    address: str
    secret: str
    lang: str
    confirmed: bool
    turns: bool
    invitations: bool
    failures: int
    at: float


class Letter(msgspec.Struct, frozen=True):
    """Something to be sent by one way."""

    id: int
    table_id: str
    way: str
    person: str
    kind: str
    turn: int
    by: str
    due: float
    tries: int
    taken: float


class NoticeStore:
    """All reading and writing of it. Each method is one transaction."""

    def __init__(self, store: Store) -> None:
        self.store = store

    # ---- ways

    async def ways(self, person: str) -> list[Way]:
        return await self._ways(WAYS.c.person == person)

    async def way(self, way_id: str) -> Way | None:
        found = await self._ways(WAYS.c.id == way_id)
        return found[0] if found else None

    async def _ways(self, which: Any) -> list[Way]:
        columns = [WAYS.c[name] for name in Way.__struct_fields__]
        async with self.store.engine.connect() as connection:
            found = (await connection.execute(select(*columns).where(which).order_by(WAYS.c.at, WAYS.c.id))).all()
        return [Way(*row) for row in found]

    async def add(self, way: Way, most: int) -> bool:
        """A new way. The same one again takes the place of the old; a browser's has one owner. False if the person has
        too many already."""
        same = and_(WAYS.c.kind == way.kind, WAYS.c.address == way.address)
        if way.kind != "push":
            same = and_(same, WAYS.c.person == way.person)
        async with self.store.writing() as connection:
            await self.store.in_turn(connection, f"ways {way.person}")
            others = select(func.count()).select_from(WAYS).where(WAYS.c.person == way.person, ~same)
            if ((await connection.execute(others)).scalar() or 0) >= most:
                return False
            await connection.execute(delete(WAYS).where(same))
            await connection.execute(insert(WAYS).values(**msgspec.structs.asdict(way)))
            return True

    async def change(self, way_id: str, **values: object) -> None:
        async with self.store.writing() as connection:
            await connection.execute(update(WAYS).where(WAYS.c.id == way_id).values(**values))

    async def remove(self, way_id: str) -> None:
        async with self.store.writing() as connection:
            await connection.execute(delete(OUTBOX).where(OUTBOX.c.way == way_id))
            await connection.execute(delete(WAYS).where(WAYS.c.id == way_id))

    async def failed(self, way_id: str) -> None:
        """It did not work once more; after too many times the way is forgotten."""
        async with self.store.writing() as connection:
            await connection.execute(update(WAYS).where(WAYS.c.id == way_id).values(failures=WAYS.c.failures + 1))
            gone = and_(WAYS.c.id == way_id, WAYS.c.failures >= MOST_FAILURES)
            await connection.execute(delete(WAYS).where(gone))

    async def wanting(self) -> frozenset[str]:
        """Everybody who wants to be told that it is his turn."""
        asked = select(WAYS.c.person).where(WAYS.c.confirmed, WAYS.c.turns).distinct()
        async with self.store.engine.connect() as connection:
            return frozenset((await connection.execute(asked)).scalars())

    async def waiting_tables(self, since: float, limit: int = 200) -> list[str]:
        """Running games of people who want to be told, in which something happened since then, the newest first."""
        theirs = select(SEATS.c.table_id).join(WAYS, and_(WAYS.c.person == SEATS.c.person, WAYS.c.turns))
        running = and_(TABLES.c.started.is_not(None), TABLES.c.finished.is_(None), TABLES.c.id.in_(theirs))
        last = func.coalesce(func.max(MOVES.c.at), TABLES.c.started)
        asked = select(TABLES.c.id).outerjoin(MOVES, MOVES.c.table_id == TABLES.c.id).where(running)
        asked = asked.group_by(TABLES.c.id).having(last > since).order_by(last.desc()).limit(limit)
        async with self.store.engine.connect() as connection:
            return [str(found) for found in (await connection.execute(asked)).scalars()]

    # ---- what is to be sent

    async def turn(self, table_id: str, person: str, turn: int, due: float) -> bool:
        """A turn of this person has begun: to be sent by every way that is there for it. False if he was told of this
        turn, or of a later one, before."""
        mine = and_(TOLD.c.table_id == table_id, TOLD.c.person == person)
        try:
            async with self.store.writing() as connection:
                later = await connection.execute(update(TOLD).where(mine, TOLD.c.turn < turn).values(turn=turn))
                if later.rowcount != 1:
                    if (await connection.execute(select(TOLD.c.turn).where(mine))).first() is not None:
                        return False
                    await connection.execute(insert(TOLD).values(table_id=table_id, person=person, turn=turn))
                await connection.execute(delete(OUTBOX).where(
                    OUTBOX.c.table_id == table_id, OUTBOX.c.person == person, OUTBOX.c.kind == "turn",
                    OUTBOX.c.taken == 0,
                ))  # fmt: skip
                await self._put(connection, WAYS.c.turns, table_id, person, "turn", turn, "", due)
        except IntegrityError:  # another process was first, or the table is gone
            return False
        return True

    async def invitation(self, table_id: str, person: str, by: str) -> None:
        """Somebody is invited: to be sent by every way that is there for it."""
        async with self.store.writing() as connection:
            await self._put(connection, WAYS.c.invitations, table_id, person, "invitation", 0, by, time.time())

    async def call(self, table_id: str, person: str, by: str) -> None:
        """Others ask for somebody who is away: to be sent now, by every way that is there for turns."""
        async with self.store.writing() as connection:
            await self._put(connection, WAYS.c.turns, table_id, person, "call", 0, by, time.time())

    async def _put(
        self, connection: Any, wanted: Any, table_id: str, person: str, kind: str, turn: int, by: str, due: float
    ) -> None:
        ways = await connection.execute(select(WAYS.c.id).where(WAYS.c.person == person, WAYS.c.confirmed, wanted))
        rows = [
            {"table_id": table_id, "way": way, "person": person, "kind": kind, "turn": turn, "by": by, "due": due,
             "tries": 0, "taken": 0.0}
            for way in ways.scalars()
        ]  # fmt: skip
        if rows:
            await connection.execute(insert(OUTBOX), rows)

    async def take(self, now: float, limit: int = 20) -> list[Letter]:
        """What is due, for this process to send. What somebody took and never finished may have arrived: it is given
        up, since two notices are worse than none."""
        columns = [OUTBOX.c[name] for name in Letter.__struct_fields__]
        due = select(*columns).where(OUTBOX.c.due <= now, OUTBOX.c.taken == 0).order_by(OUTBOX.c.due).limit(limit)
        async with self.store.writing() as connection:
            await connection.execute(delete(OUTBOX).where(OUTBOX.c.taken > 0, OUTBOX.c.taken < now - LOST))
            found = [Letter(*row) for row in (await connection.execute(due.with_for_update(skip_locked=True))).all()]
            ids = [letter.id for letter in found]
            if ids:
                await connection.execute(update(OUTBOX).where(OUTBOX.c.id.in_(ids)).values(taken=now))
        return found

    async def next_due(self) -> float | None:
        """When the next thing is to be sent."""
        asked = select(func.min(OUTBOX.c.due)).where(OUTBOX.c.taken == 0)
        async with self.store.engine.connect() as connection:
            found: float | None = (await connection.execute(asked)).scalar()
        return found

    async def done(self, letters: Sequence[int]) -> None:
        async with self.store.writing() as connection:
            await connection.execute(delete(OUTBOX).where(OUTBOX.c.id.in_(letters)))

    async def again(self, letter: Letter, due: float) -> None:
        """It did not work: to be sent once more, then."""
        values = {"due": due, "tries": letter.tries + 1, "taken": 0.0}
        async with self.store.writing() as connection:
            await connection.execute(update(OUTBOX).where(OUTBOX.c.id == letter.id).values(**values))

    # ---- the key by which push services know this server

    async def key(self, make: Any) -> str:
        """Made once, the same for all processes on this database."""
        asked = select(SETTINGS.c.value).where(SETTINGS.c.name == "push key")
        async with self.store.engine.connect() as connection:
            found = (await connection.execute(asked)).scalar()
        if found is None:
            try:
                async with self.store.writing() as connection:
                    await connection.execute(insert(SETTINGS).values(name="push key", value=make()))
            except IntegrityError as error:  # another process was first
                if not key_taken(error):
                    raise
            return await self.key(make)
        return str(found)
