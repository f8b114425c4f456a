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
from theomachy.server.schema_tournaments import BOARDS
from theomachy.server.skill import ANCHORS, BEGINNER, Skill, after
from theomachy.server.store import Store, TableRow

LOCK = 7_305_442  # of PostgreSQL: games are counted one after the other
LIVE, SLOW = "live", "slow"
PACES = (LIVE, SLOW)
DAY = 86_400.0
MOST_A_DAY = 5  # games of the same two, begun within a day, that count
KNOWN = 5  # rated games with others after which somebody is known well
LEAST_OPPONENTS = 4  # different ones; whoever has met fewer has no place on a board
SHORT, OFTEN, SAME = "short", "often", "same"  # why a game counts for nobody


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
    opponents: int  # different ones; each level of the bots is one

    @property
    def provisional(self) -> bool:
        """Are there too few games, or too few opponents, to believe it?"""
        return self.skill.provisional or self.opponents < LEAST_OPPONENTS


def setting(table_id: str, pace: str) -> Executable:
    """Written with a new table: it is rated."""
    return insert(RATED).values(table_id=table_id, pace=pace)


def leaving(table_id: str, person: str | None = None, seat: int | None = None, seq: int = 0) -> Executable:
    """Written with what somebody leaves a rated game, or one of a tournament, by: the move of the bot in his place, or
    the end of the game. Who has left before has not left again; at other tables nothing is written."""
    rated = or_(exists().where(RATED.c.table_id == table_id), exists().where(BOARDS.c.played_at == table_id))
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


def known(games: int) -> float:
    """How well somebody is known who has so many rated games with others than those who play here."""
    return (1 + min(games, KNOWN)) / (1 + KNOWN)


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
                select(RATED.c.number, RATED.c.spoilt, RATED.c.pace, TABLES.c.game, TABLES.c.players, TABLES.c.created)
                .join(TABLES, TABLES.c.id == RATED.c.table_id).where(RATED.c.table_id == table_id)
            )  # fmt: skip
            row = (await connection.execute(asked)).first()
            if row is None or row.number is not None or row.spoilt:
                return False
            board = Board(row.game, row.players, row.pace)
            seats = (await connection.execute(_players(SEATS.c.table_id == table_id))).all()
            people = [seat.person for seat in seats if seat.person]
            if await self._often(connection, people, row.created):
                await connection.execute(update(RATED).where(RATED.c.table_id == table_id).values(spoilt=OFTEN))
                await self.store.tell(connection, table_id)
                return False
            before = await self._before(connection, board, people)
            skills = [before.get(seat.person) or ANCHORS.get(seat.bot, BEGINNER) for seat in seats]
            how = [await self._known(connection, seat.person, people) for seat in seats]
            for seat, place, old, new in zip(seats, places, skills, after(skills, places, how), strict=True):
                if seat.person is not None:
                    await self._change(connection, table_id, board, seat.seat, seat.person, place, old, new)
            last = (await connection.execute(select(func.max(RATED.c.number)))).scalar() or 0
            counted = {"number": last + 1, "weighed": True}
            await connection.execute(update(RATED).where(RATED.c.table_id == table_id).values(**counted))
            await self.store.tell(connection, table_id)
            return True

    async def spoil(self, table_id: str, why: str) -> None:
        """It counts for nobody, if it has not been counted."""
        mine = and_(RATED.c.table_id == table_id, RATED.c.number.is_(None), RATED.c.spoilt == "")
        async with self.store.writing() as connection:
            await connection.execute(update(RATED).where(mine).values(spoilt=why))
            await self.store.tell(connection, table_id)

    async def _often(self, connection: AsyncConnection, people: list[str], begun: float) -> bool:
        """Have two of these people enough counted games with each other for the day before this one was set up?"""
        other = CHANGES.alias()
        met = CHANGES.join(other, and_(other.c.table_id == CHANGES.c.table_id, other.c.person > CHANGES.c.person))
        met = met.join(TABLES, TABLES.c.id == CHANGES.c.table_id)
        wanted = select(func.count()).select_from(met).where(
            CHANGES.c.person.in_(people), other.c.person.in_(people), TABLES.c.created > begun - DAY
        )  # fmt: skip
        wanted = wanted.group_by(CHANGES.c.person, other.c.person)
        return any(count >= MOST_A_DAY for count in (await connection.execute(wanted)).scalars())

    async def _known(self, connection: AsyncConnection, person: str | None, here: list[str]) -> float:
        """How well the others at a table can know somebody: not by games with themselves. Bots are known well."""
        if person is None:
            return 1.0
        with_others = select(CHANGES.c.table_id).where(CHANGES.c.person.in_(here), CHANGES.c.person != person)
        mine = and_(CHANGES.c.person == person, CHANGES.c.table_id.not_in(with_others))
        return known((await connection.execute(select(func.count()).select_from(CHANGES).where(mine))).scalar() or 0)

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
        return sorted(found, key=lambda s: (s.provisional, -s.skill.mu, s.name))[:limit]

    async def _standings(self, conditions: list[ColumnElement[bool]], limit: int) -> list[Standing]:
        wanted = select(RATINGS, ACCOUNTS.c.name).join(ACCOUNTS, ACCOUNTS.c.person == RATINGS.c.person)
        wanted = wanted.where(*conditions).order_by(RATINGS.c.mu.desc()).limit(limit)
        async with self.store.engine.connect() as connection:
            found = (await connection.execute(wanted)).all()
            met = await self._opponents(connection, [row.person for row in found])
        return [
            Standing(row.name, board, Skill(row.mu, row.sigma), row.games, met.get((row.person, board), 0))
            for row in found
            for board in [Board(row.game, row.players, row.pace)]
        ]

    async def _opponents(self, connection: AsyncConnection, people: list[str]) -> dict[tuple[str, Board], int]:
        """How many different opponents these people have met on each board."""
        board = (TABLES.c.game, TABLES.c.players, RATED.c.pace)
        games = CHANGES.join(TABLES, TABLES.c.id == CHANGES.c.table_id).join(RATED, RATED.c.table_id == TABLES.c.id)
        games = games.join(SEATS, and_(SEATS.c.table_id == CHANGES.c.table_id, SEATS.c.seat != CHANGES.c.seat))
        who = func.coalesce(SEATS.c.person, SEATS.c.bot)
        wanted = select(CHANGES.c.person, *board, func.count(who.distinct()).label("met")).select_from(games)
        wanted = wanted.where(CHANGES.c.person.in_(people)).group_by(CHANGES.c.person, *board)
        rows = (await connection.execute(wanted)).all()
        return {(row.person, Board(row.game, row.players, row.pace)): row.met for row in rows}

    # ---- again from the games

    async def recomputed(self) -> dict[tuple[str, int], tuple[Change, Change | None]]:
        """For every person in every counted game, by table and seat: what it changed, computed anew from the moves of
        the games alone, and what is kept about it."""
        wanted = select(RATED).where(RATED.c.number.is_not(None)).order_by(RATED.c.number)
        async with self.store.engine.connect() as connection:
            games = (await connection.execute(wanted)).all()
        skills: dict[tuple[str, Board], Skill] = {}
        played: dict[str, list[set[str]]] = {}  # with whom everybody has played so far
        found: dict[tuple[str, int], tuple[Change, Change | None]] = {}
        for game in games:
            row = await self.store.table(game.table_id)
            assert row is not None
            board = Board(row.game, row.players, game.pace)
            before = [
                skills.get((seat.person, board), BEGINNER) if seat.person else ANCHORS.get(seat.bot, BEGINNER)
                for seat in row.seats
            ]
            people = {seat.person for seat in row.seats if seat.person}
            how = [
                known(sum(not met & (people - {seat.person}) for met in played.get(seat.person, ())))
                if seat.person else 1.0
                for seat in row.seats
            ]  # fmt: skip
            for person in people:
                played.setdefault(person, []).append(people - {person})
            new = after(before, await self._places(row), how if game.weighed else ())
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
