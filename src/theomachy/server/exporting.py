"""All games that somebody has played, as one file: a zip of records with the day and time of each.

It is made while it is sent, a game at a time: nobody's file fills the memory, and others have their turn in between.
"""

from __future__ import annotations

import asyncio
import io
import zipfile
from collections.abc import AsyncIterator
from datetime import UTC, date, datetime, timedelta
from typing import NamedTuple

from litestar.exceptions import HTTPException
from sqlalchemy import and_, func, select

import theomachy
from theomachy.core.log import Log
from theomachy.server import past, shelf
from theomachy.server.archive import over
from theomachy.server.deal_store import still_played
from theomachy.server.rows import LESSON
from theomachy.server.schema import SEATS, TABLES
from theomachy.server.store import Store, TableRow

MOST = 500  # games in a file
FIRST, LAST = date(1970, 1, 2), date(9998, 12, 31)
INDEX = "games.txt"


class Wanted(NamedTuple):
    """The first and the last day, by universal time, on which the games ended."""

    first: date = FIRST
    last: date = LAST


class Export(NamedTuple):
    """The games of a file, the newest first, and how many fit in all."""

    tables: list[str]
    total: int


async def find(store: Store, person: str, wanted: Wanted) -> Export:
    """Games that are over and at which this person sat. Not one whose deal others still play, and not one with secrets
    that was ended unfinished: what was hidden in it stays hidden."""
    first = datetime(wanted.first.year, wanted.first.month, wanted.first.day, tzinfo=UTC)
    after = datetime(wanted.last.year, wanted.last.month, wanted.last.day, tzinfo=UTC) + timedelta(days=1)
    sat = select(SEATS.c.table_id).where(SEATS.c.person == person)
    secret = [name for name in theomachy.game_names() if theomachy.game(name).hidden]
    fitting = and_(
        over(), TABLES.c.id.in_(sat), TABLES.c.id.not_in(still_played()), TABLES.c.guide.not_in(LESSON),
        ~and_(TABLES.c.abandoned, TABLES.c.game.in_(secret)), TABLES.c.game.in_(theomachy.game_names()),
        TABLES.c.finished >= first.timestamp(), TABLES.c.finished < after.timestamp(),
    )  # fmt: skip
    newest = select(TABLES.c.id).where(fitting).order_by(TABLES.c.finished.desc(), TABLES.c.id).limit(MOST)
    async with store.engine.connect() as connection:
        total = int((await connection.execute(select(func.count()).select_from(TABLES).where(fitting))).scalar() or 0)
        found = [str(table_id) for table_id in (await connection.execute(newest)).scalars()]
    return Export(found, total)


class Drained(io.RawIOBase):
    """Where a zip is written to while it is sent: what was written is taken away."""

    def __init__(self) -> None:
        super().__init__()
        self.waiting = bytearray()

    def writable(self) -> bool:
        return True

    def write(self, data: object) -> int:
        piece = bytes(data)  # type: ignore[call-overload]
        self.waiting += piece
        return len(piece)

    def take(self) -> bytes:
        found = bytes(self.waiting)
        self.waiting.clear()
        return found


async def archive_file(store: Store, export: Export) -> AsyncIterator[bytes]:
    """The zip, in pieces: each game as a file of its own, and a list of them all."""
    sink = Drained()
    lines: list[str] = []
    with zipfile.ZipFile(sink, "w", zipfile.ZIP_DEFLATED) as found:
        for table_id in export.tables:
            row = await store.table(table_id)
            text = await record_of(store, row) if row is not None else None
            if row is not None and text is not None:
                name = f"{began(row):%Y-%m-%d-%H%M}-{row.game}-{row.id}.theo"
                await asyncio.to_thread(found.writestr, name, text)
                lines.append(f"{began(row):%Y-%m-%d %H:%M} UTC  {name}  {row.title}".rstrip())
                yield sink.take()
        more = export.total - len(export.tables)
        if more > 0:
            lines.append(f"{more} older games are not in this file; ask for those that ended before: until=YYYY-MM-DD")
        found.writestr(INDEX, "\n".join(lines) + "\n")
    yield sink.take()


def began(row: TableRow) -> datetime:
    return datetime.fromtimestamp(row.started or row.created, UTC)


async def record_of(store: Store, row: TableRow) -> str | None:
    """The record with its day and time; None for a game that cannot be read here any more."""
    moves = await store.moves(row.id)
    try:
        if shelf.other_rules(row):
            text = shelf.record(row, moves, "en")
            head, line, rest = text.partition("\n\n")
            return f'{head}\n[Date "{began(row):%Y-%m-%d %H:%M} UTC"]{line}{rest}'
        game = theomachy.game(row.game)
        log = await past.in_slices(Log(game, past.fresh(game, row)).growing(moves))
        record = past.record(log, row)
    except (theomachy.TheomachyError, HTTPException):
        return None
    record.tags["Date"] = f"{began(row):%Y-%m-%d %H:%M} UTC"
    return str(record)


def as_days(first: str, last: str) -> Wanted:
    """The days that somebody has written, as 2026-11-15; ValueError for others."""
    wanted = Wanted(date.fromisoformat(first) if first else FIRST, date.fromisoformat(last) if last else LAST)
    if not FIRST <= wanted.first <= wanted.last <= LAST:
        raise ValueError(f"from {first or FIRST} to {last or LAST} is no time")
    return wanted
