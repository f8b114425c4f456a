"""The archive: games that are over, found by who played, what, how long and how it came out.

A game that was ended unfinished is over too. It has places only where it was rated and somebody has left it: then it
is decided as it counts for the ratings.

How a game came out follows from its moves and the rules; to be searched it is written down beside them, once for each
finished game. Whatever stands there can be thrown away: it is made anew, a few games at a time.
"""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass
from typing import Any, Literal

from sqlalchemy import ColumnElement, and_, func, insert, or_, select
from sqlalchemy.exc import IntegrityError

import theomachy
from theomachy.core.log import Log, standing
from theomachy.core.position import NOBODY
from theomachy.server.deal_store import still_played
from theomachy.server.past import fresh, in_slices
from theomachy.server.rating_store import RatingStore
from theomachy.server.rating_store import places as decided
from theomachy.server.schema import SEATS, TABLES
from theomachy.server.schema_archive import ARCHIVE, OUTCOMES
from theomachy.server.schema_deals import DEALT
from theomachy.server.schema_ratings import LEFT
from theomachy.server.store import Store, TableRow, key_taken

log = logging.getLogger("theomachy.archive")

Ended = Literal["", "finished", "unfinished"]
PAGE = 20  # games on a page
MOST_AT_ONCE = 20  # games that are taken in at one go


@dataclass(frozen=True)
class Filters:
    """What is looked for. `who` is a part of a name on a seat; `won`: that one, or without a name the asker, came
    first; `least` and `most` bound the moves of the record; `ended`: only games that were played to their end, or only
    those that were ended unfinished."""

    game: str = ""
    players: int = 0
    who: str = ""
    mine: bool = False
    won: bool = False
    least: int = 0
    most: int = 0
    ended: Ended = ""


@dataclass(frozen=True)
class Kept:
    """A game as the archive has it. Without places if it cannot be played by our rules, or has no result."""

    row: TableRow
    moves: int
    readable: bool
    places: list[int]
    points: list[int]
    left: list[int]  # seats whose people have left a rated game
    played: bool = False  # is another game of its deal not over?


class Archive:
    """All reading and writing of the archive."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.taking = asyncio.Lock()

    async def take_in(self, most: int = MOST_AT_ONCE) -> int:
        """Write down how games came out that have ended since, the newest first; how many they were."""
        async with self.taking:
            waiting = and_(over(), TABLES.c.id.not_in(select(ARCHIVE.c.table_id)))
            wanted = select(TABLES.c.id).where(waiting).order_by(TABLES.c.finished.desc()).limit(most)
            async with self.store.engine.connect() as connection:
                found = [row.id for row in (await connection.execute(wanted)).all()]
            for table_id in found:
                await self._take_in(table_id)
            return len(found)

    async def _take_in(self, table_id: str) -> None:
        row = await self.store.table(table_id)
        if row is None:  # deleted meanwhile
            return
        moves = await self.store.moves(table_id)
        final = None
        try:
            game = theomachy.game(row.game)
            final = (await in_slices(Log(game, fresh(game, row), quiet=True).growing(moves))).position
        except Exception as error:  # by rules that are gone, or damaged: it is listed without a result
            log.warning("a finished game cannot be replayed: %s", type(error).__name__, extra={"table": table_id})
        result: list[int] | None = None
        if final is not None and row.rated:  # as it counts: who has left comes last, whatever the bot did
            result = decided(final, await RatingStore(self.store).left(table_id), row.abandoned)
        elif final is not None and final.turn == NOBODY:
            result = [int(final.rank(p)) for p in range(row.players)]
        rows = standing(moves)[0]
        # Where nobody has acted there was no game, unless it was lost by ending it.
        played = not row.abandoned or result is not None or any(move.player >= 0 for move in rows)
        readable = final is not None and (row.abandoned or final.turn == NOBODY)
        kept = {"table_id": table_id, "moves": len(rows) if played else 0, "readable": readable}
        try:
            async with self.store.writing() as connection:
                await connection.execute(insert(ARCHIVE).values(**kept))
                if final is not None and result is not None:
                    # What somebody has at the moment when a game is ended may hang on what nobody may know.
                    points = [0 if row.abandoned else int(final.score(p)) for p in range(row.players)]
                    places = [
                        {"table_id": table_id, "seat": p, "place": place, "points": points[p]}
                        for p, place in enumerate(result)
                    ]
                    await connection.execute(insert(OUTCOMES), places)
        except IntegrityError as error:  # another process was faster, or the table is deleted
            if not key_taken(error) and await self.store.table(table_id) is not None:
                raise

    async def search(self, person: str | None, filters: Filters, page: int = 1) -> tuple[int, list[Kept]]:
        """How many games there are that this person may look at and that fit, and one page of them, the newest first.

        Of private tables nobody else learns anything, not even how many there are.
        """
        fitting = and_(over(), _open_to(person), *_conditions(person, filters))
        joined = TABLES.join(ARCHIVE, ARCHIVE.c.table_id == TABLES.c.id)
        order = (TABLES.c.finished.desc(), TABLES.c.id)
        wanted = select(TABLES.c.id, ARCHIVE.c.moves, ARCHIVE.c.readable)
        wanted = wanted.select_from(joined).where(fitting).order_by(*order)
        async with self.store.engine.connect() as connection:
            count = select(func.count()).select_from(joined).where(fitting)
            total = int((await connection.execute(count)).scalar() or 0)
            found = (await connection.execute(wanted.limit(PAGE).offset(PAGE * (page - 1)))).all()
        return total, await self._read({row.id: (row.moves, row.readable) for row in found})

    async def _read(self, wanted: dict[str, tuple[int, bool]]) -> list[Kept]:
        ids = list(wanted)
        outcomes = select(OUTCOMES).where(OUTCOMES.c.table_id.in_(ids)).order_by(OUTCOMES.c.table_id, OUTCOMES.c.seat)
        places: dict[str, list[tuple[int, int]]] = {}
        left: dict[str, list[int]] = {}
        async with self.store.engine.connect() as connection:
            for row in (await connection.execute(outcomes)).all():
                places.setdefault(row.table_id, []).append((row.place, row.points))
            for row in (await connection.execute(select(LEFT).where(LEFT.c.table_id.in_(ids)))).all():
                left.setdefault(row.table_id, []).append(row.seat)
            dealt = await connection.execute(still_played().where(DEALT.c.table_id.in_(ids)))
            played = {str(table_id) for table_id in dealt.scalars()}
        rows = {row.id: row for row in await self.store.tables(ids)}
        found = []
        for i in ids:
            if i in rows:
                ranks, points = ([part[n] for part in places.get(i, [])] for n in (0, 1))
                found.append(Kept(rows[i], *wanted[i], ranks, points, left.get(i, []), i in played))
        return found


def over() -> ColumnElement[bool]:
    """A game that nobody plays any more; the answer to a puzzle may end one too, but that is no game."""
    return and_(TABLES.c.finished.is_not(None), TABLES.c.started.is_not(None), TABLES.c.guide != "puzzle")


def _open_to(person: str | None) -> ColumnElement[bool]:
    """As `Table.may_look` has it for somebody without a link: of a deal that is still played nothing, not even how a
    game of it came out, for those who did not sit there."""
    told = TABLES.c.id.not_in(still_played())
    if person is None:
        return and_(TABLES.c.public.is_(True), told)
    sat = select(SEATS.c.table_id).where(SEATS.c.person == person)
    return or_(and_(or_(TABLES.c.public.is_(True), TABLES.c.host == person), told), TABLES.c.id.in_(sat))


def _conditions(person: str | None, filters: Filters) -> list[ColumnElement[bool]]:
    found: list[ColumnElement[bool]] = [or_(ARCHIVE.c.moves > 0, TABLES.c.rated.is_(True))]
    if filters.ended:
        found.append(TABLES.c.abandoned.is_(filters.ended == "unfinished"))
    if filters.game:
        found.append(TABLES.c.game == filters.game)
    if filters.players:
        found.append(TABLES.c.players == filters.players)
    if filters.least:
        found.append(ARCHIVE.c.moves >= filters.least)
    if filters.most:
        found.append(ARCHIVE.c.moves <= filters.most)
    if filters.mine:
        found.append(TABLES.c.id.in_(select(SEATS.c.table_id).where(SEATS.c.person == (person or ""))))
    if filters.who:
        found.append(TABLES.c.id.in_(_seats(_called(filters.who), filters.won)))
    elif filters.won:
        found.append(TABLES.c.id.in_(_seats(SEATS.c.person == (person or ""), True)))
    return found


def _called(who: str) -> ColumnElement[bool]:
    # SQLite knows small and capital letters of English alone; others are found as they are written.
    return or_(SEATS.c.name.icontains(who, autoescape=True), SEATS.c.name.contains(who, autoescape=True))


def _seats(condition: ColumnElement[bool], won: bool) -> Any:
    """The tables with such a seat; `won`: where it came first."""
    if not won:
        return select(SEATS.c.table_id).where(condition)
    first = and_(OUTCOMES.c.table_id == SEATS.c.table_id, OUTCOMES.c.seat == SEATS.c.seat, OUTCOMES.c.place == 1)
    themselves = or_(SEATS.c.person.is_(None), SEATS.c.bot == "")  # what a bot has won in their place is not theirs
    return select(SEATS.c.table_id).join(OUTCOMES, first).where(condition, themselves)
