"""Programs of people, which sit at tables with a token of their own: who they are, and what they may do.

A person makes a token for a program and gives it a name. The program is a person of its own at tables, marked for
everybody as a bot of its owner. Its token opens few doors, and those are listed here: what is not on the list, today
or in later versions, is closed to it.

The token is `theobot.<id>.<secret>`. Of the secret, which is random and long, only a digest is kept.
"""

from __future__ import annotations

import hashlib
import re
import secrets
import time
from collections.abc import Collection
from hmac import compare_digest
from typing import Any

import msgspec
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.exceptions import NotAuthorizedException, PermissionDeniedException
from sqlalchemy import and_, func, insert, select, update

from theomachy.core.errors import TheomachyError
from theomachy.server.accounts import ID, clean_name, new_id
from theomachy.server.messages import FromPage, Look, Ping, Play, Sit, Tell, Why
from theomachy.server.schema import PEOPLE
from theomachy.server.schema_programs import PROGRAMS
from theomachy.server.store import Store

PREFIX = "theobot."
OFFERED = "theomachy"  # the subprotocol of a websocket beside which a token may stand
BEARER = "bearer."  # and how the token is written there: browsers send no headers of their own with a websocket
MOST = 20  # tokens that one person may have at a time
MINUTE = 60.0  # between two notes of when a token was used
STATE = "program"  # where the program stands beside a request that it makes

# The doors that are open to a program, by method: looking, sitting, playing, leaving.
OPEN = {
    "GET": re.compile(
        r"/health|/theme\.css|/static/.+|/fonts/.+|/api/openapi\.json|/api/me|/api/games(/[^/]+(/rules|/page)?)?"
        r"|/api/tables(/[^/]+(/(state|seen|lines|why|tell|record|past|review))?)?"
        r"|/t/[^/]+/(picture\.(svg|png)|board\.svg|result/(svg|png))"
    ),
    "POST": re.compile(r"/api/tables/[^/]+/actions"),
    "PUT": re.compile(r"/api/tables/[^/]+/seats/\d+(/bot)?"),
    "DELETE": re.compile(r"/api/tables/[^/]+/seats/\d+(/bot)?"),
}
OPEN["HEAD"] = OPEN["GET"]
MESSAGES = (Play, Sit, Look, Ping, Why, Tell)  # and what it may send over a websocket

Connection = ASGIConnection[Any, Any, Any, Any]


class TooMany(TheomachyError):
    """A person has as many tokens as are allowed."""


class Program(msgspec.Struct, frozen=True):
    """A program: its own id among people, its name, and whose it is."""

    person: str
    owner: str
    name: str
    created: float
    used: float = 0.0


def bearer(connection: Connection) -> str | None:
    """The token that a request or a websocket shows by itself; cookies, which browsers send unasked, do not count."""
    header = connection.headers.get("authorization", "")
    if header.lower().startswith("bearer "):
        return header[7:].strip()
    if connection.scope["type"] == ScopeType.WEBSOCKET:
        offered = [part.strip() for part in connection.headers.get("sec-websocket-protocol", "").split(",")]
        return next((part.removeprefix(BEARER) for part in offered if part.startswith(BEARER)), None)
    return None


def subprotocol(connection: Connection) -> str | None:
    """What a websocket is answered that offered our subprotocol."""
    offered = connection.headers.get("sec-websocket-protocol", "").split(",")
    return OFFERED if OFFERED in (part.strip() for part in offered) else None


def is_token(token: str) -> bool:
    """Does this look like a program's token? Then it is one, or nothing."""
    return token.startswith(PREFIX)


def found(connection: Connection) -> Program | None:
    """The program that asks, if it is one and was recognised."""
    program: Program | None = connection.scope["state"].get(STATE)
    return program


def may_send(message: FromPage) -> bool:
    return isinstance(message, MESSAGES)


def refuse_closed_door(method: str, path: str) -> None:
    """A program comes through the doors on the list alone."""
    doors = OPEN.get(method)
    if doors is None or not doors.fullmatch(path.rstrip("/") or "/"):
        raise PermissionDeniedException("a bot's token is for looking, sitting down, playing and leaving; not for this")


def own_seat_only(connection: Connection, mine: bool) -> None:
    """A program decides about its own seat, not about those of others who are away."""
    if found(connection) is not None and not mine:
        raise PermissionDeniedException("a bot's token is for the bot's own seat")


class Programs:
    """All reading and writing of programs and their tokens."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.ended: set[str] = set()  # programs whose tokens were revoked here
        self.noted: dict[str, float] = {}  # when the use of a token was last written down

    # ---- who asks

    async def recognise(self, connection: Connection) -> None:
        """Find out which program asks, if one does. A token that is not good, or not any more, is refused: who shows
        one does not want to be taken for a stranger."""
        token = bearer(connection)
        if token is None or not is_token(token):
            return
        program = await self.read(token)
        if program is None:
            raise NotAuthorizedException("this bot's token is not known here, or was revoked")
        connection.scope["state"][STATE] = program

    async def read(self, token: str) -> Program | None:
        """The program of a token, None if there is none or it was revoked."""
        person, _, secret = token.removeprefix(PREFIX).partition(".")
        if not token.startswith(PREFIX) or not ID.fullmatch(person) or not secret:
            return None
        wanted = select(PROGRAMS).where(and_(PROGRAMS.c.person == person, PROGRAMS.c.revoked.is_(None)))
        async with self.store.engine.connect() as connection:
            row = (await connection.execute(wanted)).first()
        if row is None or not compare_digest(row.digest, digest(secret)):
            return None
        await self._note_use(person)
        return Program(row.person, row.owner, row.name, row.created, row.used)

    async def _note_use(self, person: str) -> None:
        now = time.time()
        if now - self.noted.get(person, 0.0) < MINUTE:
            return
        self.noted[person] = now
        async with self.store.writing() as connection:
            await connection.execute(update(PROGRAMS).where(PROGRAMS.c.person == person).values(used=now))

    # ---- tokens

    async def make(self, owner: str, name: str) -> tuple[Program, str]:
        """A new program of this person, and its token, which nobody can read again."""
        shown = clean_name(name)
        person, secret, now = new_id(), secrets.token_urlsafe(32), time.time()
        mine = and_(PROGRAMS.c.owner == owner, PROGRAMS.c.revoked.is_(None))
        async with self.store.writing() as connection:
            # Whoever makes two at once waits here for the first.
            await self.store.in_turn(connection, f"programs {owner}")
            count = (await connection.execute(select(func.count()).select_from(PROGRAMS).where(mine))).scalar() or 0
            if count >= MOST:
                raise TooMany(f"you have {MOST} bots, which is as many as are allowed; revoke one first")
            await connection.execute(insert(PEOPLE).values(id=person, name=shown, created=now))
            values = {"person": person, "owner": owner, "name": shown, "digest": digest(secret), "created": now}
            await connection.execute(insert(PROGRAMS).values(**values))
        return Program(person, owner, shown, now), f"{PREFIX}{person}.{secret}"

    async def of(self, owner: str) -> list[Program]:
        """The programs of a person whose tokens are good, the newest first."""
        mine = and_(PROGRAMS.c.owner == owner, PROGRAMS.c.revoked.is_(None))
        wanted = select(PROGRAMS).where(mine).order_by(PROGRAMS.c.created.desc())
        async with self.store.engine.connect() as connection:
            rows = (await connection.execute(wanted)).all()
        return [Program(row.person, row.owner, row.name, row.created, row.used) for row in rows]

    async def revoke(self, owner: str, person: str) -> bool:
        """End a token for ever; false if it is none of this person's."""
        mine = and_(PROGRAMS.c.person == person, PROGRAMS.c.owner == owner, PROGRAMS.c.revoked.is_(None))
        async with self.store.writing() as connection:
            done = await connection.execute(update(PROGRAMS).where(mine).values(revoked=time.time()))
            revoked = bool(done.rowcount == 1)
        if revoked:
            self.ended.add(person)
        return revoked

    async def revoked(self, people: Collection[str]) -> set[str]:
        """Those of these programs whose tokens were revoked, by whichever process."""
        if not people:
            return set()
        gone = and_(PROGRAMS.c.person.in_(people), PROGRAMS.c.revoked.is_not(None))
        async with self.store.engine.connect() as connection:
            return set((await connection.execute(select(PROGRAMS.c.person).where(gone))).scalars())


def digest(secret: str) -> str:
    """What is kept of a secret. It is random and long, so nobody finds it by trying, and a slow digest adds nothing."""
    return hashlib.sha256(secret.encode(errors="replace")).hexdigest()
