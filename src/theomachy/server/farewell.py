"""When people go, or come together with the guest they were: what of theirs stays, what goes, and what moves.

Games stay as they were played, without the name: pages say "somebody who left". In running games a bot plays on, and
tables that wait are left. What the person said at tables, notes, passwords and sign-ins go.
"""

from __future__ import annotations

import time
from typing import Any

from sqlalchemy import ColumnElement, Table, and_, delete, exists, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from theomachy.server.chairs import default_bot
from theomachy.server.chat_schema import CHAT_LINES, CHAT_MUTES, CHAT_REPORTS, NOTES
from theomachy.server.merging import keep_apart
from theomachy.server.rows import CHOSE_NOTHING
from theomachy.server.schema import METADATA, PEOPLE, SEATS, TABLES
from theomachy.server.schema_accounts import ACCOUNTS, PASSKEYS, QUESTIONS, SIGN_INS
from theomachy.server.schema_notices import OUTBOX, TOLD, VACATIONS, WAYS
from theomachy.server.schema_people import (
    DEEDS,
    FRIEND_CODES,
    FRIEND_REQUESTS,
    FRIEND_SEEN,
    FRIENDS,
    INVITATIONS,
    KEPT_SEATS,
    MODERATORS,
    SANCTIONS,
    TABLE_RULES,
)  # fmt: skip
from theomachy.server.schema_programs import PROGRAMS
from theomachy.server.schema_puzzles import PUZZLE_RATINGS, PUZZLE_RESULTS
from theomachy.server.schema_ratings import CHANGES, RATINGS
from theomachy.server.schema_tournaments import ENTRANTS, TOURNAMENTS
from theomachy.server.store import Store, key_taken

# Where a person is named, and what becomes of these rows when he goes. Other parts of the server add theirs.
FORGOTTEN = [
    (ACCOUNTS, "person"), (PASSKEYS, "person"), (QUESTIONS, "person"), (NOTES, "person"), (CHAT_LINES, "person"),
    (CHAT_MUTES, "person"), (CHAT_MUTES, "muted"), (RATINGS, "person"), (WAYS, "person"), (TOLD, "person"),
    (OUTBOX, "person"), (VACATIONS, "person"), (MODERATORS, "person"), (TABLE_RULES, "person"),
    (PUZZLE_RESULTS, "person"), (PUZZLE_RATINGS, "person"), (FRIEND_CODES, "person"), (FRIENDS, "person"),
    (FRIENDS, "friend"), (FRIEND_REQUESTS, "person"), (FRIEND_REQUESTS, "wanted"), (FRIEND_SEEN, "person"),
    (INVITATIONS, "person"), (KEPT_SEATS, "person"),
]  # fmt: skip
# Rows that stay, since others are in them too: games and what they changed, tournaments, reports to the host and what
# was done about them, whose program it was that played; and ended tokens.
STAYING = [
    (SEATS, "person"), (TABLES, "host"), (CHANGES, "person"), (SIGN_INS, "person"), (CHAT_REPORTS, "person"),
    (CHAT_REPORTS, "said_by"), (TOURNAMENTS, "host"), (ENTRANTS, "person"), (SANCTIONS, "person"), (DEEDS, "person"),
    (PROGRAMS, "person"), (PROGRAMS, "owner"),
]  # fmt: skip
# What a guest had and an account takes over.
MOVED = [
    (SEATS, "person"), (TABLES, "host"), (NOTES, "person"), (CHAT_LINES, "person"), (CHAT_MUTES, "person"),
    (WAYS, "person"), (VACATIONS, "person"), (TOURNAMENTS, "host"), (ENTRANTS, "person"), (PROGRAMS, "owner"),
    (PUZZLE_RESULTS, "person"), (PUZZLE_RATINGS, "person"), (FRIENDS, "person"), (FRIENDS, "friend"),
    (INVITATIONS, "person"), (KEPT_SEATS, "person"),
]  # fmt: skip


async def leave(store: Store, person: str) -> list[str]:
    """Forget a person; the tables at which something has changed by that. All or nothing."""
    now = time.time()
    async with store.writing() as connection:
        tables = await _named_at(connection, person)
        await _leave_tables(store, connection, person)
        for part, column in FORGOTTEN:
            await connection.execute(delete(part).where(part.c[column] == person))
        await connection.execute(delete(INVITATIONS).where(INVITATIONS.c.by == person))  # those say who invites
        await connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(name=""))
        await connection.execute(update(ENTRANTS).where(ENTRANTS.c.person == person).values(name="", gone=True))
        mine = and_(PROGRAMS.c.owner == person, PROGRAMS.c.revoked.is_(None))
        await connection.execute(update(PROGRAMS).where(mine).values(revoked=now))
        # Rows of sign-ins stay, ended: the token of the guest counts as long as nothing says that it does not.
        await connection.execute(
            update(SIGN_INS).where(and_(SIGN_INS.c.person == person, SIGN_INS.c.ended.is_(None))).values(
                ended=now, device="")
        )  # fmt: skip
        plain = select(SIGN_INS.c.id).where(and_(SIGN_INS.c.person == person, SIGN_INS.c.id == ""))
        if (await connection.execute(plain)).first() is None:
            row = {"person": person, "id": "", "how": "guest", "device": "", "created": now, "seen": now, "ended": now}
            await connection.execute(insert(SIGN_INS).values(**row))
        for table_id in tables:
            await store.tell(connection, table_id)
    return tables


async def _named_at(connection: AsyncConnection, person: str) -> list[str]:
    """The tables, finished ones too, where the name of this person can be read: they host or sit there, a seat is kept
    for them, a program of theirs plays, they have said something or may say nothing more."""
    programs = select(PROGRAMS.c.person).where(PROGRAMS.c.owner == person)
    sat = select(SEATS.c.table_id).where((SEATS.c.person == person) | SEATS.c.person.in_(programs))
    named = [TABLES.c.host == person, TABLES.c.id.in_(sat)]
    for part in (KEPT_SEATS, CHAT_LINES, TABLE_RULES):
        named.append(TABLES.c.id.in_(select(part.c.table_id).where(part.c.person == person)))
    return [row.id for row in (await connection.execute(select(TABLES.c.id).where(or_(*named)))).all()]


async def _leave_tables(store: Store, connection: AsyncConnection, person: str) -> None:
    waiting = select(TABLES.c.id).where(TABLES.c.started.is_(None))
    hosted = select(TABLES.c.id).where(and_(TABLES.c.started.is_(None), TABLES.c.host == person))
    for table_id in [row.id for row in (await connection.execute(hosted)).all()]:
        await store.drop_table(connection, table_id)
    mine = SEATS.c.person == person
    free = update(SEATS).where(and_(mine, SEATS.c.table_id.in_(waiting)))
    await connection.execute(free.values(person=None, name="", player_name="", **CHOSE_NOTHING))
    # A chair that is kept for them, under their name, is one for the link again.
    kept = exists().where(
        KEPT_SEATS.c.table_id == SEATS.c.table_id, KEPT_SEATS.c.seat == SEATS.c.seat, KEPT_SEATS.c.person == person
    )
    empty = update(SEATS).where(and_(kept, SEATS.c.kind == "kept", SEATS.c.person.is_(None)))
    await connection.execute(empty.values(kind="link", name=""))
    running = select(TABLES.c.id).where(and_(TABLES.c.started.is_not(None), TABLES.c.finished.is_(None)))
    left = update(SEATS).where(and_(mine, SEATS.c.bot == "", SEATS.c.table_id.in_(running)))
    await connection.execute(left.values(bot=default_bot()))
    await connection.execute(update(SEATS).where(mine).values(name=""))


async def join(store: Store, guest: str, person: str) -> list[str]:
    """A guest signs in: what he had belongs to the account from now on; the tables of it. What the account has already
    stays as it is there, and what counts for something against each other is kept apart."""
    async with store.writing() as connection:
        # Something is written first: only then SQLite has begun the transaction that the steps below are parts of.
        await connection.execute(update(PEOPLE).where(PEOPLE.c.id == guest).values(name=PEOPLE.c.name))
        sat = select(SEATS.c.table_id).where(SEATS.c.person == guest)
        mine = (TABLES.c.host == guest) | TABLES.c.id.in_(sat)
        tables = [row.id for row in (await connection.execute(select(TABLES.c.id).where(mine))).all()]
        may_move = await keep_apart(connection, guest, person)
        for part, column in MOVED:
            which = part.c[column] == guest
            await _move(connection, part, column, and_(which, may_move[part]) if part in may_move else which, person)
        for table_id in tables:
            await store.tell(connection, table_id)
    return tables


async def _move(connection: AsyncConnection, part: Table, column: str, which: ColumnElement[bool], person: str) -> None:
    keys = list(part.primary_key.columns)
    for row in (await connection.execute(select(*keys).where(which))).all():
        this = and_(*(key == value for key, value in zip(keys, row, strict=True)))
        try:
            async with connection.begin_nested():
                await connection.execute(update(part).where(this).values({column: person}))
        except IntegrityError as error:  # the account has one of its own: a note about the same table
            if not key_taken(error):
                raise


async def everything(store: Store, person: str) -> dict[str, list[dict[str, Any]]]:
    """All that is kept about a person, by table, without what only proves who somebody is."""
    secret = {"password", "recovery", "public_key", "invite", "token", "secret", "digest"}
    secret |= {"muted", "said_by", "by", "by_name", "friend", "wanted", "declined"}  # who others are, what they decided
    found: dict[str, list[dict[str, Any]]] = {}
    async with store.engine.connect() as connection:
        for part in METADATA.sorted_tables:
            names = [name for name in ("person", "host") if name in part.c]
            names = ["id"] if part is PEOPLE else names
            if part is QUESTIONS or not names:
                continue
            for name in names:
                rows = (await connection.execute(select(part).where(part.c[name] == person))).mappings().all()
                kept = [{k: v for k, v in row.items() if k not in secret and v != person} for row in rows]
                if kept:
                    found.setdefault(part.name, []).extend(kept)
    return found
