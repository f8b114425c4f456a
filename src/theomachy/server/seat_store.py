"""Who sits where: seats taken, left, filled with bots and taken back from them. Of two who try, one succeeds."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from sqlalchemy import ColumnElement, and_, case, or_, select, update

from theomachy.server.rows import CHOSE_NOTHING, TableRow
from theomachy.server.schema import SEATS, TABLES
from theomachy.server.table_store import TableStore


class SeatStore(TableStore):
    """Seats, before a game and while it runs."""

    async def take_seat(
        self, table_id: str, seat: int, person: str, name: str, kinds: Sequence[str], player_name: str = "",
        agree: Callable[[TableRow], None] | None = None, chosen: Mapping[str, str] | None = None,
    ) -> bool:  # fmt: skip
        """Sit down on a free chair of one of these kinds, or change the names on an own one before the start.

        Of two who try, one succeeds. `agree` sees the table while nobody else can change its seats, and may refuse by
        raising; then nothing is written. `chosen` is what the person chose for the seat (`SeatRow.chosen`).
        """
        free = and_(SEATS.c.person.is_(None), SEATS.c.kind.in_(kinds))
        waiting = select(TABLES.c.id).where(and_(TABLES.c.id == table_id, TABLES.c.started.is_(None)))
        chair = and_(SEATS.c.table_id.in_(waiting), SEATS.c.seat == seat, or_(free, SEATS.c.person == person))
        async with self.writing() as connection:
            await connection.execute(waiting.with_for_update())
            if agree is not None:
                for table in await self._tables(connection, TABLES.c.id == table_id):
                    agree(table)
            values = {"person": person, "name": name, "player_name": player_name, **CHOSE_NOTHING, **(chosen or {})}
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
            done = await connection.execute(
                update(SEATS).where(mine).values(person=None, name=name, player_name="", **CHOSE_NOTHING)
            )
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

    async def call(self, table_id: str, seat: int, person: str, unseen: float, now: float) -> bool:
        """The person who plays there is told that a bot may play on, if he has not looked since `unseen` and was not
        told since he last looked. Of two who do it, one succeeds."""
        running = select(TABLES.c.id).where(
            and_(TABLES.c.id == table_id, TABLES.c.started.is_not(None), TABLES.c.finished.is_(None))
        )
        theirs = and_(
            SEATS.c.table_id.in_(running), SEATS.c.seat == seat, SEATS.c.person == person, SEATS.c.bot == "",
            SEATS.c.seen <= unseen, SEATS.c.called <= SEATS.c.seen,
        )  # fmt: skip
        async with self.writing() as connection:
            done = await connection.execute(update(SEATS).where(theirs).values(called=now))
            await self._tell(connection, table_id, 0)
            return bool(done.rowcount == 1)

    async def put_bot(
        self, table_id: str, seat: int, person: str, bot: str, unseen: float | None = None, called: float | None = None
    ) -> bool:
        """A bot plays on for the person who plays there, in a running game; with `unseen` only if he has not looked
        since then, with `called` only if he was told of it before, and has not looked since."""
        theirs = [SEATS.c.person == person, SEATS.c.bot == ""]
        if unseen is not None:
            theirs.append(SEATS.c.seen <= unseen)
        if called is not None:
            theirs += [SEATS.c.called > SEATS.c.seen, SEATS.c.called <= called]
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
