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
from contextlib import asynccontextmanager, nullcontext, suppress
from hmac import compare_digest
from typing import Any

import msgspec
from sqlalchemy import (
    ColumnElement,
    Executable,
    Row,
    and_,
    case,
    delete,
    event,
    func,
    insert,
    or_,
    select,
    text,
    update,
)  # fmt: skip
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from theomachy.core.errors import TheomachyError
from theomachy.core.log import MoveRow
from theomachy.server.database import database_file, database_url, line_options, migrate, prepare_sqlite
from theomachy.server.schema import ANALYSES, METADATA, MOVES, PEOPLE, SEATS, SETTINGS, TABLES
from theomachy.server.schema_accounts import ACCOUNTS
from theomachy.server.schema_programs import PROGRAMS

CHANNEL = "theomachy"  # of PostgreSQL's NOTIFY: "<table> <last row>" after every append
MIGRATION_LOCK = 7_305_441
PART = 500  # rows that are read at once
UNIQUE_VIOLATION = "23505"  # of PostgreSQL
DOUBT = 8.0  # seconds to find out whether rows were written, while everybody at the table waits
DOUBT_PAUSES = (0.0, 0.2, 0.5, 1.0, 2.0, 3.0)  # seconds before each try


class Forked(TheomachyError):
    """Another writer was faster: the row exists already. Read what it wrote and look again."""


class InDoubt(Exception):
    """The database was lost while it was asked to commit: whether it did is not known."""


class SeatRow(msgspec.Struct, frozen=True):
    """A seat: whose it is, and the bot that plays there. With both, the bot plays on until the person comes back."""

    seat: int
    kind: str  # person, link, open, bot, or kept for somebody, whose name stands here while he does not sit
    person: str | None
    name: str
    bot: str
    player_name: str = ""  # inside the game, where it leaves that to players; empty: the usual one
    seen: float = 0.0  # when the person last looked at the running game; 0: not since it began
    account: str = ""  # the name of the person's account; empty: a guest. It is read, and not written with the seat
    owner: str = ""  # where a program sits: the name of the person whose program it is; kept apart, with the programs

    @property
    def played_by(self) -> str | None:
        """The person who plays there now; None where a bot does, or nobody."""
        return None if self.bot else self.person

    @property
    def left(self) -> bool:
        """Does it belong to somebody who is not known here any more?"""
        return self.person is not None and not self.name

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
    abandoned: bool = False
    again: str = ""  # the table at which the same people play on
    guide: str = ""  # of a guided game: `on`, or `off` when the learner wants no coach
    hints: bool = True  # may whoever is asked have one?

    def open_to(self, person: str | None, key: str | None) -> bool:
        """Public tables are open to all; private ones to those who sit there, or did until a bot played on for them,
        the host, and who knows the link."""
        return (
            self.public
            or (person is not None and person in (self.host, *(seat.person for seat in self.seats)))
            or self.invited(key)
        )

    def invited(self, key: str | None) -> bool:
        """Does the key belong to this table's link?"""
        return key is not None and compare_digest(key.encode(errors="replace"), self.invite.encode())


def key_taken(error: IntegrityError) -> bool:
    """Was it refused because somebody else has written it already, and not for another reason?"""
    if getattr(error.orig, "sqlstate", None) is not None:
        return bool(getattr(error.orig, "sqlstate", "") == UNIQUE_VIOLATION)
    return getattr(error.orig, "sqlite_errorname", "") in ("SQLITE_CONSTRAINT_PRIMARYKEY", "SQLITE_CONSTRAINT_UNIQUE")


class Store:
    """All reading and writing. Each method is one transaction."""

    def __init__(self, data: str) -> None:
        self.url = database_url(data)
        self.sqlite = self.url.startswith("sqlite")
        self.file = database_file(self.url)
        pool: dict[str, Any] = {} if self.sqlite else {"pool_size": 10, "max_overflow": 10, "pool_pre_ping": True}
        if not self.sqlite:
            pool["connect_args"] = line_options(self.url)
        # Errors are logged, and what is written is nobody's to read: no parameters in their texts.
        self.engine: AsyncEngine = create_async_engine(self.url, hide_parameters=True, **pool)
        self.turn = asyncio.Lock()  # SQLite has one writer; queueing here is fairer than its busy handler
        if self.sqlite:
            event.listen(self.engine.sync_engine, "connect", prepare_sqlite)

    async def open(self) -> None:
        """Bring the database to the present shape."""
        async with self.engine.begin() as connection:
            if not self.sqlite:  # two processes may start together
                await connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
            await connection.run_sync(migrate)

    async def close(self) -> None:
        await self.engine.dispose()

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction. Whatever fails inside has changed nothing; only if the end fails it can be InDoubt."""
        async with self.turn if self.sqlite else nullcontext(), self.engine.connect() as connection:
            transaction = await connection.begin()
            try:
                yield connection
            except BaseException:
                with suppress(DBAPIError, OSError):  # the database forgets it by itself when the line is gone
                    await transaction.rollback()
                raise
            try:
                await transaction.commit()
            except DBAPIError as error:
                if not self.sqlite and not error.connection_invalidated:
                    raise  # the database itself has refused
                raise InDoubt("the end of a transaction failed") from error
            except OSError as error:
                raise InDoubt("the end of a transaction failed") from error

    async def write_check(self) -> None:
        """Write something that changes nothing, to the end: it fails if the disk is full or the database read-only."""
        async with self.writing() as connection:
            await connection.execute(delete(SETTINGS).where(SETTINGS.c.name == "checked"))
            await connection.execute(insert(SETTINGS).values(name="checked", value=str(int(time.time()))))

    async def secret(self) -> bytes:
        """The key that signs cookies: made once, the same for all processes on this database."""
        async with self.engine.connect() as connection:
            found = (await connection.execute(select(SETTINGS.c.value).where(SETTINGS.c.name == "key"))).scalar()
        if found is None:
            try:
                async with self.writing() as connection:
                    await connection.execute(insert(SETTINGS).values(name="key", value=secrets.token_hex(32)))
            except IntegrityError as error:  # another process was first
                if not key_taken(error):
                    raise
            return await self.secret()
        return bytes.fromhex(found)

    # ---- people

    async def name_of(self, person: str) -> str | None:
        async with self.engine.connect() as connection:
            name: str | None = (await connection.execute(select(PEOPLE.c.name).where(PEOPLE.c.id == person))).scalar()
        return name

    async def put_person(self, person: str, name: str) -> str:
        """Write the person down, or give a new name to one that is known; the name that counts. The name of an account
        is changed where accounts are."""
        async with self.writing() as connection:
            own = select(ACCOUNTS.c.name).where(ACCOUNTS.c.person == person)
            kept: str | None = (await connection.execute(own)).scalar()
            if kept is not None:
                return kept
            done = await connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(name=name))
            if done.rowcount:
                return name
        try:
            async with self.writing() as connection:
                await connection.execute(insert(PEOPLE).values(id=person, name=name, created=time.time()))
        except IntegrityError as error:  # somebody was faster
            if not key_taken(error):
                raise
            return await self.put_person(person, name)
        return name

    # ---- tables and seats

    async def create_table(self, table: TableRow, beside: Sequence[Executable] = ()) -> None:
        """Write down a table, and `beside` it what other parts keep about it, all or nothing."""
        values = {k: v for k, v in msgspec.structs.asdict(table).items() if k != "seats"}
        values["options"] = json.dumps(table.options)
        async with self.writing() as connection:
            await connection.execute(insert(TABLES).values(**values))
            rows = [{"table_id": table.id, **msgspec.structs.asdict(seat)} for seat in table.seats]
            rows = [{name: value for name, value in row.items() if name in SEATS.c} for row in rows]
            await connection.execute(insert(SEATS), rows)
            for statement in beside:
                await connection.execute(statement)

    async def table(self, table_id: str) -> TableRow | None:
        async with self.engine.connect() as connection:
            found = await self._tables(connection, TABLES.c.id == table_id)
        return found[0] if found else None

    async def tables(self, ids: Sequence[str]) -> list[TableRow]:
        """Those of these tables that there are, in no particular order."""
        async with self.engine.connect() as connection:
            return await self._tables(connection, TABLES.c.id.in_(ids), len(ids))

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
        """Tables at which the person sits or that he set up, unfinished ones first; puzzles are no games."""
        mine = select(SEATS.c.table_id).where(SEATS.c.person == person)
        async with self.engine.connect() as connection:
            which = and_(or_(TABLES.c.host == person, TABLES.c.id.in_(mine)), TABLES.c.guide != "puzzle")
            return await self._tables(connection, which, limit)

    async def unfinished_of(self, person: str) -> int:
        async with self.engine.connect() as connection:
            count = select(func.count()).select_from(TABLES)
            mine = and_(TABLES.c.host == person, TABLES.c.finished.is_(None), TABLES.c.guide != "puzzle")
            found = count.where(mine)
            return int((await connection.execute(found)).scalar() or 0)

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
                chair.account or "", chair.owner or ("…" if chair.program else ""),
            )  # fmt: skip
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
            SEATS.c.kind.in_(("open", "link", "kept")),
        )  # fmt: skip
        name = case((SEATS.c.kind == "kept", SEATS.c.name), else_="")  # of the one for whom it stays kept
        async with self.writing() as connection:
            done = await connection.execute(update(SEATS).where(mine).values(person=None, name=name, player_name=""))
            await self._tell(connection, table_id, 0)
            return bool(done.rowcount == 1)

    async def fill_seat(self, table_id: str, seat: int, bot: str, name: str) -> bool:
        """Put a bot on a free chair before the game begins; without a bot: free a chair from one again."""
        waiting = select(TABLES.c.id).where(and_(TABLES.c.id == table_id, TABLES.c.started.is_(None)))
        chair = and_(SEATS.c.table_id.in_(waiting), SEATS.c.seat == seat, SEATS.c.person.is_(None))
        values = {"kind": "bot", "bot": bot, "name": name} if bot else {"kind": "link", "bot": "", "name": ""}
        free = SEATS.c.kind != "bot" if bot else SEATS.c.kind == "bot"
        async with self.writing() as connection:
            await connection.execute(waiting.with_for_update())
            done = await connection.execute(update(SEATS).where(and_(chair, free)).values(**values))
            await self._tell(connection, table_id, 0)
            return bool(done.rowcount == 1)

    async def play_again(self, table_id: str, before: str, again: str) -> bool:
        """Name the table at which the same people play on; false if somebody else has named another meanwhile."""
        same = and_(TABLES.c.id == table_id, TABLES.c.again == before)
        async with self.writing() as connection:
            done = await connection.execute(update(TABLES).where(same).values(again=again))
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

    async def drop_table(self, connection: AsyncConnection, table_id: str) -> None:
        """The table goes with everything that belongs to it."""
        for part in METADATA.sorted_tables[::-1]:
            if "table_id" in part.c:
                await connection.execute(delete(part).where(part.c.table_id == table_id))
        await connection.execute(delete(TABLES).where(TABLES.c.id == table_id))
        await self._tell(connection, table_id, 0)

    # ---- moves

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
        except IntegrityError as error:
            if not key_taken(error):
                raise

    async def tell(self, connection: AsyncConnection, table_id: str) -> None:
        """Something beside the moves of a table has changed."""
        await self._tell(connection, table_id, 0)

    async def _tell(self, connection: AsyncConnection, table_id: str, seq: int) -> None:
        """Other processes hear of it when, and only when, the transaction is committed."""
        if not self.sqlite:
            await connection.execute(
                text("SELECT pg_notify(:channel, :note)"), {"channel": CHANNEL, "note": f"{table_id} {seq}"}
            )


def _table_row(row: Row[Any], seats: list[SeatRow]) -> TableRow:
    return TableRow(
        row.id, row.game, row.rules, row.players, _options(row.options), row.title, bool(row.public), row.invite,
        row.host, row.created, row.started, row.finished, seats, bool(row.rated), bool(row.abandoned),
        row.again, row.guide, bool(row.hints),
    )  # fmt: skip


def _options(written: str) -> dict[str, Any]:
    """What a table is played with. What cannot be read is kept under a name that no game knows: such a table cannot be
    set up, and stands in nobody's way."""
    try:
        found = json.loads(written)
    except (ValueError, RecursionError):
        found = None
    return found if isinstance(found, dict) else {"unreadable": written}
