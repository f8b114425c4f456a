"""What is kept: people, tables, seats and the moves of every game, on SQLite or PostgreSQL.

Moves are only ever added. A game's rows are numbered from 1 without gaps, and the number is the key: two writers
that both want to write row 17 cannot both succeed, so a game has one past, whatever dies and whoever races.
"""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from alembic import command
from alembic.config import Config
from sqlalchemy import ColumnElement, Connection, Row, and_, delete, event, func, insert, or_, select, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from theomachy.core.errors import TheomachyError
from theomachy.server.schema import ANALYSES, MOVES, PEOPLE, SEATS, SETTINGS, TABLES

MIGRATIONS = Path(__file__).parent / "migrations"
CHANNEL = "theomachy"  # of PostgreSQL's NOTIFY: "<table> <last row>" after every append
MIGRATION_LOCK = 7_305_441


class Forked(TheomachyError):
    """Another writer was faster: the row exists already. Read what it wrote and look again."""


class MoveRow(msgspec.Struct, frozen=True):
    """One recorded action. `action` below zero means: the player takes back so many of the last kept rows."""

    seq: int
    player: int
    action: int
    text: str
    token: str | None = None
    at: float = 0.0


class SeatRow(msgspec.Struct, frozen=True):
    """A seat: whose it is, and the bot that plays there. With both, the bot plays on until the person comes back."""

    seat: int
    kind: str  # person, link, open or bot
    person: str | None
    name: str
    bot: str
    player_name: str = ""  # inside the game, where it leaves that to players; empty: the usual one
    seen: float = 0.0  # when the person last looked at the running game; 0: not since it began

    @property
    def played_by(self) -> str | None:
        """The person who plays there now; None where a bot does, or nobody."""
        return None if self.bot else self.person

    @property
    def taken(self) -> bool:
        return self.kind == "bot" or self.person is not None


class TableRow(msgspec.Struct, frozen=True):
    id: str
    game: str
    rules: int
    players: int
    options: dict[str, Any]
    title: str
    public: bool
    invite: str
    host: str
    created: float
    started: float | None
    finished: float | None
    seats: list[SeatRow]
    rated: bool = False


def database_url(data: str) -> str:
    """The address of the store for what a host typed: a folder, or a URL of SQLite or PostgreSQL."""
    for prefix in ("postgresql+psycopg://", "postgresql://", "postgres://"):
        if data.startswith(prefix):
            return "postgresql+psycopg://" + data.removeprefix(prefix)
    if data.startswith("sqlite"):
        return "sqlite+aiosqlite" + data[data.index(":") :]
    if "://" in data:
        raise TheomachyError(f"cannot keep games at {data!r}; allowed: a folder, postgresql://..., sqlite:///FILE")
    folder = Path(data).expanduser()
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite+aiosqlite:///{folder.resolve() / 'theomachy.db'}"


class Store:
    """All reading and writing. Each method is one transaction."""

    def __init__(self, data: str) -> None:
        self.url = database_url(data)
        self.sqlite = self.url.startswith("sqlite")
        pool: dict[str, Any] = {} if self.sqlite else {"pool_size": 10, "max_overflow": 10, "pool_pre_ping": True}
        self.engine: AsyncEngine = create_async_engine(self.url, **pool)
        self.turn = asyncio.Lock()  # SQLite has one writer; queueing here is fairer than its busy handler
        if self.sqlite:
            event.listen(self.engine.sync_engine, "connect", _prepare_sqlite)

    async def open(self) -> None:
        """Bring the database to the present shape."""
        async with self.engine.begin() as connection:
            if not self.sqlite:  # two processes may start together
                await connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
            await connection.run_sync(_migrate)

    async def close(self) -> None:
        await self.engine.dispose()

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        if self.sqlite:
            async with self.turn, self.engine.begin() as connection:
                yield connection
        else:
            async with self.engine.begin() as connection:
                yield connection

    async def alive(self) -> bool:
        async with self.engine.connect() as connection:
            return (await connection.execute(text("SELECT 1"))).scalar() == 1

    async def secret(self) -> bytes:
        """The key that signs cookies: made once, the same for all processes on this database."""
        async with self.engine.connect() as connection:
            found = (await connection.execute(select(SETTINGS.c.value).where(SETTINGS.c.name == "key"))).scalar()
        if found is None:
            try:
                async with self.writing() as connection:
                    await connection.execute(insert(SETTINGS).values(name="key", value=secrets.token_hex(32)))
            except IntegrityError:
                pass  # another process was first
            return await self.secret()
        return bytes.fromhex(found)

    # ---- people

    async def name_of(self, person: str) -> str | None:
        async with self.engine.connect() as connection:
            name: str | None = (await connection.execute(select(PEOPLE.c.name).where(PEOPLE.c.id == person))).scalar()
        return name

    async def put_person(self, person: str, name: str) -> None:
        """Write the person down, or give a new name to one that is known."""
        async with self.writing() as connection:
            done = await connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(name=name))
            if done.rowcount:
                return
        try:
            async with self.writing() as connection:
                await connection.execute(insert(PEOPLE).values(id=person, name=name, created=time.time()))
        except IntegrityError:
            await self.put_person(person, name)

    # ---- tables and seats

    async def create_table(self, table: TableRow) -> None:
        values = {k: v for k, v in msgspec.structs.asdict(table).items() if k != "seats"}
        values["options"] = json.dumps(table.options)
        async with self.writing() as connection:
            await connection.execute(insert(TABLES).values(**values))
            rows = [{"table_id": table.id, **msgspec.structs.asdict(seat)} for seat in table.seats]
            await connection.execute(insert(SEATS), rows)

    async def table(self, table_id: str) -> TableRow | None:
        async with self.engine.connect() as connection:
            found = await self._tables(connection, TABLES.c.id == table_id)
        return found[0] if found else None

    async def open_tables(self, limit: int = 50) -> list[TableRow]:
        """Public tables that wait for somebody, the newest first."""
        free = select(SEATS.c.table_id).where(and_(SEATS.c.kind == "open", SEATS.c.person.is_(None)))
        async with self.engine.connect() as connection:
            return await self._tables(
                connection,
                and_(TABLES.c.public, TABLES.c.started.is_(None), TABLES.c.finished.is_(None), TABLES.c.id.in_(free)),
                limit,
            )

    async def tables_of(self, person: str, limit: int = 50) -> list[TableRow]:
        """Tables at which the person sits or that he set up, unfinished ones first."""
        mine = select(SEATS.c.table_id).where(SEATS.c.person == person)
        async with self.engine.connect() as connection:
            return await self._tables(connection, or_(TABLES.c.host == person, TABLES.c.id.in_(mine)), limit)

    async def unfinished_of(self, person: str) -> int:
        async with self.engine.connect() as connection:
            count = select(func.count()).select_from(TABLES)
            found = count.where(and_(TABLES.c.host == person, TABLES.c.finished.is_(None)))
            return int((await connection.execute(found)).scalar() or 0)

    async def _tables(self, connection: AsyncConnection, which: Any, limit: int = 1) -> list[TableRow]:
        order = (TABLES.c.finished.is_not(None), TABLES.c.created.desc())
        rows = (await connection.execute(select(TABLES).where(which).order_by(*order).limit(limit))).all()
        ids = [row.id for row in rows]
        chairs = await connection.execute(
            select(SEATS).where(SEATS.c.table_id.in_(ids)).order_by(SEATS.c.table_id, SEATS.c.seat)
        )
        seats: dict[str, list[SeatRow]] = {}
        for chair in chairs.all():
            seat = SeatRow(chair.seat, chair.kind, chair.person, chair.name, chair.bot, chair.player_name, chair.seen)
            seats.setdefault(chair.table_id, []).append(seat)
        return [_table_row(row, seats.get(row.id, [])) for row in rows]

    async def take_seat(
        self, table_id: str, seat: int, person: str, name: str, kinds: Sequence[str], player_name: str = "",
        agree: Callable[[TableRow], None] | None = None,
    ) -> bool:  # fmt: skip
        """Sit down on a free chair of one of these kinds, or change the names on an own one before the start.

        Of two who try, one succeeds. `agree` sees the table while nobody else can change its seats, and may refuse by
        raising; then nothing is written.
        """
        free = and_(SEATS.c.person.is_(None), SEATS.c.kind.in_(kinds))
        waiting = select(TABLES.c.id).where(and_(TABLES.c.id == table_id, TABLES.c.started.is_(None)))
        chair = and_(SEATS.c.table_id.in_(waiting), SEATS.c.seat == seat, or_(free, SEATS.c.person == person))
        async with self.writing() as connection:
            await connection.execute(waiting.with_for_update())
            if agree is not None:
                for table in await self._tables(connection, TABLES.c.id == table_id):
                    agree(table)
            values = {"person": person, "name": name, "player_name": player_name}
            done = await connection.execute(update(SEATS).where(chair).values(**values))
            await self._tell(connection, table_id, 0)
            return bool(done.rowcount == 1)

    async def leave_seat(self, table_id: str, seat: int, person: str) -> bool:
        """Stand up again; only before the game has begun."""
        waiting = select(TABLES.c.id).where(and_(TABLES.c.id == table_id, TABLES.c.started.is_(None)))
        mine = and_(
            SEATS.c.table_id.in_(waiting), SEATS.c.seat == seat, SEATS.c.person == person,
            SEATS.c.kind.in_(("open", "link")),
        )  # fmt: skip
        async with self.writing() as connection:
            done = await connection.execute(update(SEATS).where(mine).values(person=None, name="", player_name=""))
            await self._tell(connection, table_id, 0)
            return bool(done.rowcount == 1)

    async def put_bot(self, table_id: str, seat: int, person: str, bot: str, unseen: float | None = None) -> bool:
        """A bot plays on for the person who plays there, in a running game; with `unseen` only if he has not looked
        since then."""
        theirs = [SEATS.c.person == person, SEATS.c.bot == ""]
        if unseen is not None:
            theirs.append(SEATS.c.seen <= unseen)
        return await self._change_player(table_id, seat, theirs, bot)

    async def take_back(self, table_id: str, seat: int, person: str) -> bool:
        """The person plays again instead of the bot."""
        return await self._change_player(table_id, seat, [SEATS.c.person == person, SEATS.c.bot != ""], "")

    async def _change_player(
        self, table_id: str, seat: int, condition: Sequence[ColumnElement[bool]], bot: str
    ) -> bool:
        running = select(TABLES.c.id).where(
            and_(TABLES.c.id == table_id, TABLES.c.started.is_not(None), TABLES.c.finished.is_(None))
        )
        chair = and_(SEATS.c.table_id.in_(running), SEATS.c.seat == seat, *condition)
        async with self.writing() as connection:
            done = await connection.execute(update(SEATS).where(chair).values(bot=bot))
            await self._tell(connection, table_id, 0)
            return bool(done.rowcount == 1)

    async def saw(self, table_id: str, person: str, at: float) -> None:
        """The person looked at the table."""
        earlier = and_(SEATS.c.table_id == table_id, SEATS.c.person == person, SEATS.c.seen < at)
        async with self.writing() as connection:
            await connection.execute(update(SEATS).where(earlier).values(seen=at))

    async def start(self, table_id: str) -> bool:
        """Mark the game as begun; true for the one who did it."""
        now = time.time()
        async with self.writing() as connection:
            waiting = and_(TABLES.c.id == table_id, TABLES.c.started.is_(None))
            done = await connection.execute(update(TABLES).where(waiting).values(started=now))
            return bool(done.rowcount == 1)

    # ---- moves

    async def append(
        self, table_id: str, rows: Sequence[MoveRow], finished: bool = False, stand_in: SeatRow | None = None
    ) -> None:
        """Write rows behind the last one, all or none, and return when they are on disk.

        Forked if somebody was faster; also if they come from a bot that plays on for a person, on the seat
        `stand_in`, and the person has come back.
        """
        values = [{"table_id": table_id, **msgspec.structs.asdict(row)} for row in rows]
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
                await self._tell(connection, table_id, rows[-1].seq)
        except IntegrityError as error:
            raise Forked(f"row {rows[0].seq} of table {table_id} is written already") from error

    async def moves(self, table_id: str, after: int = 0) -> list[MoveRow]:
        wanted = and_(MOVES.c.table_id == table_id, MOVES.c.seq > after)
        async with self.engine.connect() as connection:
            found = (await connection.execute(select(MOVES).where(wanted).order_by(MOVES.c.seq))).all()
        return [MoveRow(r.seq, r.player, r.action, r.text, r.token, r.at) for r in found]

    async def last_rows(self, tables: Sequence[str]) -> dict[str, int]:
        """The number of the last row of each of these tables."""
        last = select(MOVES.c.table_id, func.max(MOVES.c.seq)).where(MOVES.c.table_id.in_(tables))
        async with self.engine.connect() as connection:
            found = (await connection.execute(last.group_by(MOVES.c.table_id))).all()
        return {table_id: int(seq) for table_id, seq in found}

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
        except IntegrityError:
            pass

    async def _tell(self, connection: AsyncConnection, table_id: str, seq: int) -> None:
        """Other processes hear of it when, and only when, the transaction is committed."""
        if not self.sqlite:
            await connection.execute(
                text("SELECT pg_notify(:channel, :note)"), {"channel": CHANNEL, "note": f"{table_id} {seq}"}
            )


def _table_row(row: Row[Any], seats: list[SeatRow]) -> TableRow:
    return TableRow(
        row.id, row.game, row.rules, row.players, json.loads(row.options), row.title, bool(row.public), row.invite,
        row.host, row.created, row.started, row.finished, seats, bool(row.rated),
    )  # fmt: skip


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    # FULL: a commit returns when the disk has it, so that even a power cut loses nothing that anybody saw.
    for line in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {line}")
    cursor.close()


def _migrate(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
