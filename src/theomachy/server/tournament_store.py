"""What is kept about tournaments. Each method is one transaction."""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Sequence
from typing import Any, Literal

import msgspec
from sqlalchemy import Executable, Row, and_, case, delete, exists, false, func, insert, or_, select, update

from theomachy.server.clock_times import Clock
from theomachy.server.openings import SHOWN
from theomachy.server.schema import MOVES
from theomachy.server.schema_tournaments import BOARDS, ENTRANTS, TOURNAMENTS
from theomachy.server.store import Store

ENTRY, RUNNING, OVER = "entry", "running", "over"
SWISS, ROBIN = "swiss", "robin"
MOST_AT_ONCE = 20  # idle ones that are ended at one go
Entered = Literal["yes", "begun", "full", "bots"]
NOT_PLAYED = 0  # the board of those who sit out


class TournamentRow(msgspec.Struct, frozen=True):
    id: str
    host: str
    title: str
    game: str
    players: int
    options: dict[str, Any]
    system: str
    rounds: int
    duplicate: bool
    fill: str
    clock: Clock | None
    public: bool
    invite: str
    state: str
    round: int
    created: float


class EntrantRow(msgspec.Struct, frozen=True):
    number: int
    person: str | None
    bot: str
    name: str
    lot: int
    gone: bool = False


class BoardRow(msgspec.Struct, frozen=True):
    """One seat of one game of one round."""

    round: int
    board: int
    seat: int
    entrant: int
    played_at: str = ""
    deal_id: str | None = None
    how: str = ""
    place: int = 0
    points: int = 0


class TournamentStore:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def create(self, row: TournamentRow, most: int) -> bool:
        """Write it down; false if its host has `most` already that are not over."""
        values = msgspec.structs.asdict(row)
        values["options"] = json.dumps(row.options)
        values["clock"] = "" if row.clock is None else msgspec.json.encode(row.clock).decode()
        mine = and_(TOURNAMENTS.c.host == row.host, TOURNAMENTS.c.state != OVER)
        async with self.store.writing() as connection:
            await self.store.in_turn(connection, f"tournaments {row.host}")
            count = select(func.count()).select_from(TOURNAMENTS).where(mine)
            if ((await connection.execute(count)).scalar() or 0) >= most:
                return False
            await connection.execute(insert(TOURNAMENTS).values(touched=row.created, **values))
            return True

    async def get(self, name: str) -> TournamentRow | None:
        async with self.store.engine.connect() as connection:
            row = (await connection.execute(select(TOURNAMENTS).where(TOURNAMENTS.c.id == name))).first()
        return None if row is None else _tournament(row)

    async def listed(self, person: str | None, limit: int = 50) -> list[TournamentRow]:
        """Public ones, a few of each host, and those that this person hosts or plays in; what is not over first, then
        mine, then the newest of each host before the second ones."""
        over = TOURNAMENTS.c.state == OVER
        each = func.row_number().over(partition_by=(TOURNAMENTS.c.host, over), order_by=TOURNAMENTS.c.created.desc())
        ranked = select(TOURNAMENTS.c.id, each.label("turn")).where(TOURNAMENTS.c.public).subquery()
        entered = select(ENTRANTS.c.tournament_id).where(ENTRANTS.c.person == person)
        mine = false() if person is None else or_(TOURNAMENTS.c.host == person, TOURNAMENTS.c.id.in_(entered))
        order = (over, case((mine, 0), else_=ranked.c.turn), TOURNAMENTS.c.created.desc())
        wanted = select(TOURNAMENTS).outerjoin(ranked, ranked.c.id == TOURNAMENTS.c.id)
        wanted = wanted.where(or_(mine, ranked.c.turn <= SHOWN)).order_by(*order).limit(limit)
        async with self.store.engine.connect() as connection:
            return [_tournament(row) for row in (await connection.execute(wanted)).all()]

    async def waiting_of(self, people: Sequence[str]) -> dict[str, int]:
        """How many public tournaments of these people are not over."""
        mine = and_(TOURNAMENTS.c.public, TOURNAMENTS.c.host.in_(people), TOURNAMENTS.c.state != OVER)
        counted = select(TOURNAMENTS.c.host, func.count()).where(mine).group_by(TOURNAMENTS.c.host)
        async with self.store.engine.connect() as connection:
            return {host: int(count) for host, count in (await connection.execute(counted)).all()}

    async def running(self) -> list[tuple[str, bool]]:
        """Those that run, and whether people take part."""
        people = exists().where(ENTRANTS.c.tournament_id == TOURNAMENTS.c.id, ENTRANTS.c.person.is_not(None))
        wanted = select(TOURNAMENTS.c.id, people).where(TOURNAMENTS.c.state == RUNNING)
        async with self.store.engine.connect() as connection:
            return [(str(name), bool(some)) for name, some in (await connection.execute(wanted)).all()]

    async def idle(self, people: float, bots: float) -> list[TournamentRow]:
        """Those that are not over and in which nothing has happened since then: `bots` for those that run without
        people."""
        some = exists().where(ENTRANTS.c.tournament_id == TOURNAMENTS.c.id, ENTRANTS.c.person.is_not(None))
        some = some.correlate(TOURNAMENTS)  # also inside the question about moves
        since = case((or_(some, TOURNAMENTS.c.state == ENTRY), people), else_=bots)
        games = and_(MOVES.c.table_id == BOARDS.c.played_at, BOARDS.c.tournament_id == TOURNAMENTS.c.id)
        moves = exists().where(games, MOVES.c.at >= since)
        which = and_(TOURNAMENTS.c.state != OVER, TOURNAMENTS.c.touched < since, ~moves)
        async with self.store.engine.connect() as connection:
            found = await connection.execute(select(TOURNAMENTS).where(which).limit(MOST_AT_ONCE))
            return [_tournament(row) for row in found.all()]

    async def of_table(self, table_id: str) -> str:
        """The tournament that a table belongs to; empty if to none."""
        wanted = select(BOARDS.c.tournament_id).where(BOARDS.c.played_at == table_id).limit(1)
        async with self.store.engine.connect() as connection:
            return str((await connection.execute(wanted)).scalar() or "")

    async def delete(self, name: str) -> bool:
        """Call it off; only before it has begun."""
        async with self.store.writing() as connection:
            if await self._state(connection, name) != ENTRY:
                return False
            await connection.execute(delete(ENTRANTS).where(ENTRANTS.c.tournament_id == name))
            await connection.execute(delete(TOURNAMENTS).where(TOURNAMENTS.c.id == name))
            return True

    async def end(self, name: str) -> None:
        async with self.store.writing() as connection:
            mine = and_(TOURNAMENTS.c.id == name, TOURNAMENTS.c.state == RUNNING)
            await connection.execute(update(TOURNAMENTS).where(mine).values(state=OVER))

    async def _state(self, connection: Any, name: str) -> str:
        """How far it is. Nobody changes it between this question and the commit."""
        asked = select(TOURNAMENTS.c.state).where(TOURNAMENTS.c.id == name).with_for_update()
        return str((await connection.execute(asked)).scalar() or "")

    # ---- who takes part

    async def entrants(self, name: str) -> list[EntrantRow]:
        wanted = select(ENTRANTS).where(ENTRANTS.c.tournament_id == name).order_by(ENTRANTS.c.number)
        async with self.store.engine.connect() as connection:
            return [
                EntrantRow(row.number, row.person, row.bot, row.name, row.lot, bool(row.gone))
                for row in (await connection.execute(wanted)).all()
            ]

    async def enter(self, name: str, person: str | None, bot: str, called: str, most: int, bots: int) -> Entered:
        """One more, before it has begun; a person enters once, and may be called otherwise from then on. At most so
        many take part, and so many `bots` more than people. Says whether it was possible, or why not."""
        here = ENTRANTS.c.tournament_id == name
        async with self.store.writing() as connection:
            if await self._state(connection, name) != ENTRY:
                return "begun"
            if person is not None:
                me = update(ENTRANTS).where(and_(here, ENTRANTS.c.person == person)).values(name=called)
                if (await connection.execute(me)).rowcount:
                    return "yes"
            counted = select(func.count(), func.count(ENTRANTS.c.person), func.max(ENTRANTS.c.number)).where(here)
            count, people, last = (await connection.execute(counted)).one()
            if count >= most:
                return "full"
            if person is None and count - people >= bots + people:
                return "bots"
            values = {"tournament_id": name, "number": (last or 0) + 1, "person": person, "bot": bot, "name": called}
            await connection.execute(insert(ENTRANTS).values(lot=secrets.randbits(30), gone=False, **values))
            await self._touch(connection, name)
            return "yes"

    async def _touch(self, connection: Any, name: str) -> None:
        """Something has happened in it."""
        await connection.execute(update(TOURNAMENTS).where(TOURNAMENTS.c.id == name).values(touched=time.time()))

    async def withdraw(self, name: str, number: int) -> bool:
        """Out of the list before it has begun; later paired no more. False if there is no such entrant, or all is
        over."""
        one = and_(ENTRANTS.c.tournament_id == name, ENTRANTS.c.number == number)
        async with self.store.writing() as connection:
            state = await self._state(connection, name)
            if state not in (ENTRY, RUNNING):
                return False
            gone: Any = delete(ENTRANTS) if state == ENTRY else update(ENTRANTS).values(gone=True)
            return bool((await connection.execute(gone.where(one))).rowcount == 1)

    # ---- rounds

    async def begin_round(
        self, row: TournamentRow, boards: Sequence[BoardRow], rounds: int, beside: Sequence[Executable]
    ) -> bool:
        """Open the round after that of `row`. Of two who try one succeeds."""
        same = and_(TOURNAMENTS.c.id == row.id, TOURNAMENTS.c.round == row.round, TOURNAMENTS.c.state == row.state)
        values = {"round": row.round + 1, "rounds": rounds, "state": RUNNING, "touched": time.time()}
        async with self.store.writing() as connection:
            if (await connection.execute(update(TOURNAMENTS).where(same).values(**values))).rowcount != 1:
                return False
            for statement in beside:
                await connection.execute(statement)
            rows = [{"tournament_id": row.id, **msgspec.structs.asdict(board)} for board in boards]
            await connection.execute(insert(BOARDS), rows)
            return True

    async def boards(self, name: str) -> list[BoardRow]:
        """Every seat of every round, in order."""
        order = (BOARDS.c.round, BOARDS.c.board, BOARDS.c.seat)
        wanted = select(BOARDS).where(BOARDS.c.tournament_id == name).order_by(*order)
        async with self.store.engine.connect() as connection:
            return [
                BoardRow(row.round, row.board, row.seat, row.entrant, row.played_at, row.deal_id, row.how, row.place,
                         row.points)
                for row in (await connection.execute(wanted)).all()
            ]  # fmt: skip

    async def put_results(self, name: str, boards: Sequence[BoardRow]) -> None:
        """How these seats came out. What is written already stays."""
        async with self.store.writing() as connection:
            await self._touch(connection, name)
            for board in boards:
                seat = and_(
                    BOARDS.c.tournament_id == name, BOARDS.c.round == board.round, BOARDS.c.board == board.board,
                    BOARDS.c.seat == board.seat, BOARDS.c.how == "",
                )  # fmt: skip
                values = {"how": board.how, "place": board.place, "points": board.points}
                await connection.execute(update(BOARDS).where(seat).values(**values))


def _tournament(row: Row[Any]) -> TournamentRow:
    clock = msgspec.json.decode(row.clock, type=Clock) if row.clock else None
    return TournamentRow(
        row.id, row.host, row.title, row.game, row.players, json.loads(row.options), row.system, row.rounds,
        bool(row.duplicate), row.fill, clock, bool(row.public), row.invite, row.state, row.round, row.created,
    )  # fmt: skip
