"""What is kept about ratings. A game is counted once, in the order in which games end; everything follows from that
order and from the games, so it can be computed again (`recomputed`)."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import ColumnElement, Executable, and_, exists, func, insert, literal, or_, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

import theomachy
from theomachy.core.log import Log
from theomachy.core.position import NOBODY, Position
from theomachy.server.past import fresh, in_slices
from theomachy.server.schema import SEATS, TABLES
from theomachy.server.schema_accounts import ACCOUNTS
from theomachy.server.schema_ratings import CHANGES, LEFT, RATED, RATINGS
from theomachy.server.skill import ANCHORS, BEGINNER, Skill, after
from theomachy.server.store import Store, TableRow

LOCK = 7_305_442  # of PostgreSQL: games are counted one after the other
LIVE, SLOW = "live", "slow"
PACES = (LIVE, SLOW)


class Board(NamedTuple):
    """What is rated by itself."""

    game: str
    players: int
    pace: str


class Leaver(NamedTuple):
    """Somebody who has left a rated game, after row `seq`."""

    seat: int
    seq: int


class Change(NamedTuple):
    """What one game changed for the person on one seat."""

    seat: int
    person: str
    before: Skill
    after: Skill


class Standing(NamedTuple):
    """Somebody's rating on one board."""

    name: str
    board: Board
    skill: Skill
    games: int


def setting(table_id: str, pace: str) -> Executable:
    """Written with a new table: it is rated."""
    return insert(RATED).values(table_id=table_id, pace=pace)


def leaving(table_id: str, person: str | None = None, seat: int | None = None, seq: int = 0) -> Executable:
    """Written with what somebody leaves a rated game by: the move of the bot in his place, or the end of the game. Who
    has left before has not left again; at a table that is not rated nothing is written."""
    rated = exists().where(RATED.c.table_id == table_id)
    before = exists().where(LEFT.c.table_id == table_id, LEFT.c.seat == SEATS.c.seat)
    theirs = SEATS.c.person == person if seat is None else SEATS.c.seat == seat
    who = select(SEATS.c.table_id, SEATS.c.seat, literal(seq), literal(time.time()))
    who = who.where(SEATS.c.table_id == table_id, theirs, rated, ~before)
    return insert(LEFT).from_select(["table_id", "seat", "seq", "at"], who)


def places(final: Position, left: Sequence[Leaver], ended: bool) -> list[int] | None:
    """At which place everybody counts; None as long as that is open. Who has left comes behind all who stayed, and who
    left first comes last, whatever the bots did in their places. Those who stayed count by the result among themselves;
    if somebody has `ended` the game unfinished, they are level. If only one has stayed, nothing is open any more."""
    gone = [leaver.seat for leaver in left]
    over = final.turn == NOBODY
    if not over and final.players - len(gone) > 1 and not (ended and gone):
        return None
    return counted([int(final.rank(seat)) if over else 1 for seat in range(final.players)], gone)


def counted(ranks: Sequence[int], gone: Sequence[int]) -> list[int]:
    """The same of a game that is decided: by the rank on each seat, all alike if it stayed unfinished."""
    stayed = [seat for seat in range(len(ranks)) if seat not in gone]
    found = {seat: 1 + sum(ranks[other] < ranks[seat] for other in stayed) for seat in stayed}
    found |= {seat: place for place, seat in enumerate(reversed(gone), len(stayed) + 1)}
    return [found[seat] for seat in range(len(ranks))]


def pace_of(kind: str | None) -> str:
    """By the clock of a table: days for a move are slow, everything else is played at one sitting."""
    return SLOW if kind == "days" else LIVE


class RatingStore:
    """All reading and writing of it. Each method is one transaction."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def has_account(self, person: str) -> bool:
        """Can somebody be rated at all?"""
        mine = select(ACCOUNTS.c.person).where(ACCOUNTS.c.person == person)
        async with self.store.engine.connect() as connection:
            return (await connection.execute(mine)).first() is not None

    async def spoilt(self, table_id: str) -> str:
        async with self.store.engine.connect() as connection:
            return (await connection.execute(select(RATED.c.spoilt).where(RATED.c.table_id == table_id))).scalar() or ""

    async def left(self, table_id: str) -> list[Leaver]:
        """Who has left this game, in order."""
        wanted = select(LEFT.c.seat, LEFT.c.seq).where(LEFT.c.table_id == table_id).order_by(LEFT.c.at, LEFT.c.seat)
        async with self.store.engine.connect() as connection:
            return [Leaver(row.seat, row.seq) for row in (await connection.execute(wanted)).all()]

    async def changes(self, table_id: str) -> list[Change]:
        """What this game changed; empty while it is not counted."""
        wanted = select(CHANGES).where(CHANGES.c.table_id == table_id).order_by(CHANGES.c.seat)
        async with self.store.engine.connect() as connection:
            found = (await connection.execute(wanted)).all()
        return [
            Change(row.seat, row.person, Skill(row.mu_before, row.sigma_before), Skill(row.mu, row.sigma))
            for row in found
        ]

    async def waiting(self, limit: int = 20) -> list[str]:
        """Rated games that are over and not counted, the first to end first. One that was ended unfinished counts only
        if somebody has left it."""
        counts = or_(TABLES.c.abandoned.is_(False), exists().where(LEFT.c.table_id == TABLES.c.id))
        over = and_(TABLES.c.id == RATED.c.table_id, TABLES.c.finished.is_not(None), counts)
        wanted = select(RATED.c.table_id).join(TABLES, over).where(RATED.c.number.is_(None), RATED.c.spoilt == "")
        async with self.store.engine.connect() as connection:
            found = await connection.execute(wanted.order_by(TABLES.c.finished, TABLES.c.id).limit(limit))
            return [str(table_id) for table_id in found.scalars()]

    async def count(self, table_id: str, places: list[int]) -> bool:
        """Count a game that came out so. Asked for twice, it is done once; false if it counts for nobody."""
        async with self.store.writing() as connection:
            if not self.store.sqlite:
                await connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
            asked = (
                select(RATED.c.number, RATED.c.spoilt, RATED.c.pace, TABLES.c.game, TABLES.c.players)
                .join(TABLES, TABLES.c.id == RATED.c.table_id).where(RATED.c.table_id == table_id)
            )  # fmt: skip
            row = (await connection.execute(asked)).first()
            if row is None or row.number is not None or row.spoilt:
                return False
            board = Board(row.game, row.players, row.pace)
            seats = (await connection.execute(_players(SEATS.c.table_id == table_id))).all()
            before = await self._before(connection, board, [seat.person for seat in seats if seat.person])
            skills = [before.get(seat.person) or ANCHORS.get(seat.bot, BEGINNER) for seat in seats]
            for seat, place, old, new in zip(seats, places, skills, after(skills, places), strict=True):
                if seat.person is not None:
                    await self._change(connection, table_id, board, seat.seat, seat.person, place, old, new)
            last = (await connection.execute(select(func.max(RATED.c.number)))).scalar() or 0
            await connection.execute(update(RATED).where(RATED.c.table_id == table_id).values(number=last + 1))
            await self.store.tell(connection, table_id)
            return True

    async def _before(self, connection: AsyncConnection, board: Board, people: list[str]) -> dict[str, Skill]:
        here = and_(*_here(board), RATINGS.c.person.in_(people))
        found = (await connection.execute(select(RATINGS).where(here))).all()
        return dict.fromkeys(people, BEGINNER) | {row.person: Skill(row.mu, row.sigma) for row in found}

    async def _change(
        self, connection: AsyncConnection, table_id: str, board: Board, seat: int, person: str, place: int,
        old: Skill, new: Skill,
    ) -> None:  # fmt: skip
        await connection.execute(insert(CHANGES).values(
            table_id=table_id, seat=seat, person=person, place=place, mu_before=old.mu, sigma_before=old.sigma,
            mu=new.mu, sigma=new.sigma,
        ))  # fmt: skip
        known = (await connection.execute(select(ACCOUNTS.c.person).where(ACCOUNTS.c.person == person))).first()
        if known is None:  # who has gone since has no rating any more
            return
        now = {"mu": new.mu, "sigma": new.sigma, "at": time.time()}
        mine = and_(RATINGS.c.person == person, *_here(board))
        done = await connection.execute(update(RATINGS).where(mine).values(games=RATINGS.c.games + 1, **now))
        if not done.rowcount:
            await connection.execute(insert(RATINGS).values(person=person, games=1, **board._asdict(), **now))

    # ---- reading

    async def of_person(self, person: str) -> list[Standing]:
        return await self._standings([RATINGS.c.person == person], 100)

    async def leaders(self, board: Board, limit: int = 100) -> list[Standing]:
        """The best first; who is provisional comes behind all others."""
        found = await self._standings(_here(board), 10 * limit)
        return sorted(found, key=lambda s: (s.skill.provisional, -s.skill.mu, s.name))[:limit]

    async def _standings(self, conditions: list[ColumnElement[bool]], limit: int) -> list[Standing]:
        wanted = select(RATINGS, ACCOUNTS.c.name).join(ACCOUNTS, ACCOUNTS.c.person == RATINGS.c.person)
        wanted = wanted.where(*conditions).order_by(RATINGS.c.mu.desc()).limit(limit)
        async with self.store.engine.connect() as connection:
            found = (await connection.execute(wanted)).all()
        return [
            Standing(row.name, Board(row.game, row.players, row.pace), Skill(row.mu, row.sigma), row.games)
            for row in found
        ]

    # ---- again from the games

    async def recomputed(self) -> dict[tuple[str, int], tuple[Change, Change | None]]:
        """For every person in every counted game, by table and seat: what it changed, computed anew from the moves of
        the games alone, and what is kept about it."""
        wanted = select(RATED).where(RATED.c.number.is_not(None)).order_by(RATED.c.number)
        async with self.store.engine.connect() as connection:
            games = (await connection.execute(wanted)).all()
        skills: dict[tuple[str, Board], Skill] = {}
        found: dict[tuple[str, int], tuple[Change, Change | None]] = {}
        for game in games:
            row = await self.store.table(game.table_id)
            assert row is not None
            board = Board(row.game, row.players, game.pace)
            before = [
                skills.get((seat.person, board), BEGINNER) if seat.person else ANCHORS.get(seat.bot, BEGINNER)
                for seat in row.seats
            ]
            new = after(before, await self._places(row))
            kept = {change.seat: change for change in await self.changes(row.id)}
            for seat in row.seats:
                if seat.person:
                    skills[seat.person, board] = new[seat.seat]
                    change = Change(seat.seat, seat.person, before[seat.seat], new[seat.seat])
                    found[row.id, seat.seat] = change, kept.get(seat.seat)
        return found

    async def _places(self, row: TableRow) -> list[int]:
        game = theomachy.game(row.game)
        moves = await self.store.moves(row.id)
        final = (await in_slices(Log(game, fresh(game, row), quiet=True).growing(moves))).position
        found = places(final, await self.left(row.id), row.abandoned)
        assert found is not None
        return found


def _here(board: Board) -> list[ColumnElement[bool]]:
    return [RATINGS.c.game == board.game, RATINGS.c.players == board.players, RATINGS.c.pace == board.pace]


def _players(which: ColumnElement[bool]) -> Executable:
    return select(SEATS.c.seat, SEATS.c.person, SEATS.c.bot).where(which).order_by(SEATS.c.seat)
