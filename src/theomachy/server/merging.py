"""When a guest and an account become one person: nobody comes to sit on two seats of a game that counts for something.

Where guest and account play against each other, the guest's seat does not move. A waiting seat becomes free; in a
running game of a tournament both have left, and a bot plays on for the guest; a running rated game counts for nobody; a
running duel ends unfinished. In a tournament in which both take part the guest takes part no more.
"""

from __future__ import annotations

import time
from collections.abc import Sequence

from sqlalchemy import ColumnElement, Select, Table, and_, delete, exists, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from theomachy.server.chairs import default_bot
from theomachy.server.deal_store import DUEL
from theomachy.server.rating_store import SAME, leaving
from theomachy.server.schema import SEATS, TABLES
from theomachy.server.schema_deals import DEALS, DEALT
from theomachy.server.schema_ratings import RATED
from theomachy.server.schema_tournaments import BOARDS, ENTRANTS, TOURNAMENTS
from theomachy.server.tournament_store import ENTRY


async def keep_apart(connection: AsyncConnection, guest: str, person: str) -> dict[Table, ColumnElement[bool]]:
    """Settle what the two have against each other; which rows of the guest may move then, by their tables."""
    tournaments = await _found(connection, _tournaments_of_both(guest, person))
    met = await _found(connection, _contests_of_both(guest, person))
    games = await _found(connection, _games_in(tournaments, guest))
    state = select(TABLES.c.id, TABLES.c.started, TABLES.c.finished).where(TABLES.c.id.in_([*met, *games]))
    rows = (await connection.execute(state.with_for_update())).all()  # none of them begins or ends meanwhile
    begun = [row.id for row in rows if row.started is not None]
    running = [row.id for row in rows if row.started is not None and row.finished is None]
    await _stand_up(connection, [row.id for row in rows if row.started is None], guest, person)
    in_tournaments = await _found(connection, select(BOARDS.c.played_at).where(BOARDS.c.played_at.in_(running)))
    for table_id in dict.fromkeys(in_tournaments):
        await connection.execute(leaving(table_id, guest))
        if table_id in met:
            await connection.execute(leaving(table_id, person))
    plays = and_(SEATS.c.table_id.in_(running), SEATS.c.person == guest, SEATS.c.bot == "")
    await connection.execute(update(SEATS).where(plays).values(bot=default_bot()))
    open_games = and_(RATED.c.table_id.in_(met), RATED.c.table_id.in_(running), RATED.c.number.is_(None))
    await connection.execute(update(RATED).where(open_games).values(spoilt=SAME))
    duels = select(DEALT.c.table_id).join(DEALS, DEALS.c.id == DEALT.c.deal_id).where(DEALS.c.kind == DUEL)
    ended = and_(TABLES.c.id.in_(met), TABLES.c.id.in_(running), TABLES.c.id.in_(duels))
    await connection.execute(update(TABLES).where(ended).values(finished=time.time(), abandoned=True))
    twice = and_(ENTRANTS.c.tournament_id.in_(tournaments), ENTRANTS.c.person == guest)
    to_come = select(TOURNAMENTS.c.id).where(TOURNAMENTS.c.state == ENTRY)
    await connection.execute(delete(ENTRANTS).where(twice, ENTRANTS.c.tournament_id.in_(to_come)))
    await connection.execute(update(ENTRANTS).where(twice).values(gone=True))
    return {SEATS: SEATS.c.table_id.not_in(begun), ENTRANTS: ENTRANTS.c.tournament_id.not_in(tournaments)}


async def _found(connection: AsyncConnection, wanted: Select[tuple[str]]) -> list[str]:
    return [str(found) for found in (await connection.execute(wanted)).scalars()]


def _tournaments_of_both(guest: str, person: str) -> Select[tuple[str]]:
    theirs = select(ENTRANTS.c.tournament_id).where(ENTRANTS.c.person == person)
    return select(ENTRANTS.c.tournament_id).where(ENTRANTS.c.person == guest, ENTRANTS.c.tournament_id.in_(theirs))


def _contests_of_both(guest: str, person: str) -> Select[tuple[str]]:
    """Tables at which both sit, and by which something can be won beyond the game."""
    sits = select(SEATS.c.table_id).where(SEATS.c.person == person)
    counts = or_(
        exists().where(RATED.c.table_id == SEATS.c.table_id), exists().where(BOARDS.c.played_at == SEATS.c.table_id),
        exists().where(DEALT.c.table_id == SEATS.c.table_id),
    )  # fmt: skip
    return select(SEATS.c.table_id).where(SEATS.c.person == guest, SEATS.c.table_id.in_(sits), counts).distinct()


def _games_in(tournaments: Sequence[str], guest: str) -> Select[tuple[str]]:
    """Where the guest plays in these tournaments."""
    mine = and_(ENTRANTS.c.tournament_id == BOARDS.c.tournament_id, ENTRANTS.c.number == BOARDS.c.entrant)
    games = select(BOARDS.c.played_at).join(ENTRANTS, mine)
    return games.where(ENTRANTS.c.person == guest, BOARDS.c.tournament_id.in_(tournaments), BOARDS.c.played_at != "")


async def _stand_up(connection: AsyncConnection, waiting: Sequence[str], guest: str, person: str) -> None:
    """At tables that wait the guest stands up, or, where the guest has set the table up, the account."""
    nobody = {"person": None, "name": "", "player_name": ""}
    chairs = and_(SEATS.c.table_id.in_(waiting), SEATS.c.kind != "person")
    await connection.execute(update(SEATS).where(chairs, SEATS.c.person == guest).values(**nobody))
    still = await _found(connection, select(SEATS.c.table_id).where(SEATS.c.person == guest))
    theirs = and_(chairs, SEATS.c.person == person, SEATS.c.table_id.in_(still))
    await connection.execute(update(SEATS).where(theirs).values(**nobody))
