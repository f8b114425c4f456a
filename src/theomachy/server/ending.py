"""What a host can do about a whole table: end a running game unfinished, and delete a table at which nobody plays.

Everybody who looks is told: an abandoned game stays as it lies and says so; a deleted table is gone for all.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

from sqlalchemy import Executable

from theomachy.core.errors import TheomachyError
from theomachy.core.position import NOBODY
from theomachy.core.words import Phrase
from theomachy.server.messages import Ending
from theomachy.server.rating_store import leaving
from theomachy.server.store import Forked, Store, TableRow

if TYPE_CHECKING:
    from theomachy.server.hall import Hall
    from theomachy.server.tables import Table

log = logging.getLogger("theomachy.ending")

ABANDONED = Phrase("ending abandoned")
NOT_HOST = Phrase("ending not host")
NOT_RUNNING = Phrase("ending not running")
RUNNING = Phrase("ending running")
RATED = Phrase("rated stays")
RATED_PLAYERS = Phrase("rated players end")


class NotTheHost(TheomachyError):
    """Only the host ends games and deletes tables."""


class NotNow(TheomachyError):
    """The game runs, or it does not."""


def may(row: TableRow, person: str | None, over: bool = False) -> Ending:
    """What this person can do about the table; `over`: the game has come to its end by the rules."""
    if person is None or row.host != person:
        return ""
    if row.lesson:  # nobody else plays there
        return "delete"
    if running(row, over):
        return "abandon" if not row.rated or plays(row, person) else ""
    return "" if stays(row) else "delete"


def running(row: TableRow, over: bool) -> bool:
    return row.started is not None and row.finished is None and not over


def plays(row: TableRow, person: str) -> bool:
    """Who ends a rated game unfinished loses it; so only those can who have something to lose."""
    return any(seat.person == person for seat in row.seats)


def stays(row: TableRow) -> bool:
    """Rated games that have begun are part of what everybody's rating is made of: nobody deletes them."""
    return row.rated and row.started is not None


async def abandon(table: Table, person: str, lang: str) -> None:
    """End a running game unfinished. Asked for twice, it is done once."""
    if table.row.host != person:
        raise NotTheHost(NOT_HOST[lang])
    if table.row.rated and not plays(table.row, person):
        raise NotTheHost(RATED_PLAYERS[lang])
    await end(table, lang, [leaving(table.row.id, person, seq=table.past.seq)])


async def end(table: Table, lang: str, beside: Sequence[Executable] = ()) -> None:
    """The same, whoever has decided it."""
    async with table.queue:
        if not table.row.abandoned:
            done = table.running and await table.store.abandon(table.row.id, beside)
            with suppress(Forked):  # then it has caught up with the faster one
                await table.catch_up()
            if not done and not table.row.abandoned:
                raise NotNow(NOT_RUNNING[lang])
            log.info("abandoned", extra={"table": table.row.id, "seq": table.past.seq})


async def delete(hall: Hall, table: Table, person: str, lang: str) -> None:
    """Delete a table at which nobody plays, with its game. Whoever looks at it loses it."""
    if table.row.host != person:
        raise NotTheHost(NOT_HOST[lang])
    await take_away(hall, table, lang)


async def take_away(hall: Hall, table: Table, lang: str) -> None:
    """The same, whoever has decided it."""
    async with table.queue:
        over = table.past.position.turn == NOBODY
        if stays(table.row) and not running(table.row, over):
            raise NotNow(RATED[lang])
        if table.row.guide == "done":
            await table.store.put_away(table.row.id)
        elif may(table.row, table.row.host, over) != "delete" or not await table.store.delete_table(
            table.row.id, running=table.row.lesson
        ):
            with suppress(Forked):
                await table.catch_up()
            raise NotNow(RUNNING[lang])
        table.gone = True
    await hall.forget(table)
    log.info("deleted", extra={"table": table.row.id})


async def delete_shelved(store: Store, row: TableRow, person: str, lang: str) -> None:
    """The same for a table that cannot be opened here: nobody can be playing there."""
    if row.host != person:
        raise NotTheHost(NOT_HOST[lang])
    if stays(row):
        raise NotNow(RATED[lang])
    await store.delete_table(row.id, running=True)
    log.info("deleted", extra={"table": row.id})
