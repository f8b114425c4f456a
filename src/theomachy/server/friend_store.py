"""What is kept of friends: who they are, who asks whom, who invites whom, and which seats are kept for somebody."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import and_, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from theomachy.server.chat_schema import CHAT_MUTES
from theomachy.server.schema import PEOPLE, SEATS, TABLES
from theomachy.server.schema_people import (
    FRIEND_CODES,
    FRIEND_REQUESTS,
    FRIEND_SEEN,
    FRIENDS,
    INVITATIONS,
    KEPT_SEATS,
)  # fmt: skip
from theomachy.server.store import Store

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # no two that look alike
CODE = 8  # letters of a code
MOST_FRIENDS = 200
MOST_REQUESTS = 100  # that wait for one person, and that one person has made
MOST_INVITATIONS = 20  # to one table


class Named(NamedTuple):
    person: str
    name: str


class Invitation(NamedTuple):
    table_id: str
    game: str
    title: str
    key: str
    by: str


class FriendStore:
    """All reading and writing of it. Each method is one transaction."""

    def __init__(self, store: Store) -> None:
        self.store = store

    # ---- finding people

    async def code(self, person: str) -> str:
        """By which others can find this person; made when it is first wanted."""
        asked = select(FRIEND_CODES.c.code).where(FRIEND_CODES.c.person == person)
        while True:
            async with self.store.engine.connect() as connection:
                found = (await connection.execute(asked)).scalar()
            if found is not None:
                return str(found)
            made = "".join(secrets.choice(LETTERS) for _ in range(CODE))
            try:
                async with self.store.writing() as connection:
                    await connection.execute(insert(FRIEND_CODES).values(person=person, code=made))
            except IntegrityError:  # somebody has it, or another window was faster
                continue

    async def find(self, text: str) -> str | None:
        """Whoever has this code, or is the only one with this name."""
        code = text.replace("-", "").replace(" ", "").upper()
        async with self.store.engine.connect() as connection:
            asked = select(FRIEND_CODES.c.person).where(FRIEND_CODES.c.code == code)
            found: str | None = (await connection.execute(asked)).scalar()
            if found is None:
                called = (await connection.execute(select(PEOPLE.c.id).where(PEOPLE.c.name == text).limit(2))).all()
                found = str(called[0].id) if len(called) == 1 else None
        return found

    # ---- friends

    async def friends(self, person: str) -> list[Named]:
        asked = select(FRIENDS.c.friend, func.coalesce(PEOPLE.c.name, ""))
        asked = asked.outerjoin(PEOPLE, PEOPLE.c.id == FRIENDS.c.friend).where(FRIENDS.c.person == person)
        async with self.store.engine.connect() as connection:
            return [Named(*row) for row in (await connection.execute(asked.order_by(PEOPLE.c.name))).all()]

    async def asking(self, person: str) -> list[Named]:
        """Whom this person has asked. Who has declined stands here too: nobody learns of that."""
        asked = select(FRIEND_REQUESTS.c.wanted, func.coalesce(PEOPLE.c.name, ""))
        asked = asked.outerjoin(PEOPLE, PEOPLE.c.id == FRIEND_REQUESTS.c.wanted)
        asked = asked.where(FRIEND_REQUESTS.c.person == person).order_by(FRIEND_REQUESTS.c.at)
        async with self.store.engine.connect() as connection:
            return [Named(*row) for row in (await connection.execute(asked)).all()]

    async def asked(self, person: str) -> list[Named]:
        """Who asks this person; not those whom he does not want to hear."""
        muted = select(CHAT_MUTES.c.muted).where(CHAT_MUTES.c.person == person)
        asked = select(FRIEND_REQUESTS.c.person, func.coalesce(PEOPLE.c.name, ""))
        asked = asked.outerjoin(PEOPLE, PEOPLE.c.id == FRIEND_REQUESTS.c.person).where(
            FRIEND_REQUESTS.c.wanted == person, FRIEND_REQUESTS.c.declined.is_(False),
            FRIEND_REQUESTS.c.person.not_in(muted),
        )  # fmt: skip
        async with self.store.engine.connect() as connection:
            return [Named(*row) for row in (await connection.execute(asked.order_by(FRIEND_REQUESTS.c.at))).all()]

    async def ask(self, person: str, wanted: str) -> bool:
        """Ask somebody; if he has asked already the two are friends now. False if there are too many already."""
        theirs = and_(FRIEND_REQUESTS.c.person == wanted, FRIEND_REQUESTS.c.wanted == person)
        mine = and_(FRIEND_REQUESTS.c.person == person, FRIEND_REQUESTS.c.wanted == wanted)
        both = and_(FRIENDS.c.person == person, FRIENDS.c.friend == wanted)
        now = time.time()
        try:
            async with self.store.writing() as connection:
                await self.store.in_turn(connection, f"friends {person}", f"friends {wanted}")
                if (await connection.execute(select(FRIENDS.c.at).where(both))).first() is not None:
                    return True
                if (await connection.execute(select(FRIEND_REQUESTS.c.at).where(theirs))).first() is not None:
                    for one in (person, wanted):
                        count = select(func.count()).select_from(FRIENDS).where(FRIENDS.c.person == one)
                        if ((await connection.execute(count)).scalar() or 0) >= MOST_FRIENDS:
                            return False
                    await connection.execute(delete(FRIEND_REQUESTS).where(or_(theirs, mine)))
                    pairs = [(person, wanted), (wanted, person)]
                    rows = [{"person": one, "friend": other, "at": now} for one, other in pairs]
                    await connection.execute(insert(FRIENDS), rows)
                    return True
                if (await connection.execute(select(FRIEND_REQUESTS.c.at).where(mine))).first() is not None:
                    return True  # asked before; perhaps declined, which nobody learns
                for side, one in ((FRIEND_REQUESTS.c.person, person), (FRIEND_REQUESTS.c.wanted, wanted)):
                    count = select(func.count()).select_from(FRIEND_REQUESTS).where(side == one)
                    if ((await connection.execute(count)).scalar() or 0) >= MOST_REQUESTS:
                        return False
                values = {"person": person, "wanted": wanted, "declined": False, "at": now}
                await connection.execute(insert(FRIEND_REQUESTS).values(**values))
        except IntegrityError:  # the same was asked twice at once
            return True
        return True

    async def part(self, person: str, other: str) -> None:
        """Be friends no more; withdraw what one has asked; decline what the other has asked."""
        between = or_(
            and_(FRIENDS.c.person == person, FRIENDS.c.friend == other),
            and_(FRIENDS.c.person == other, FRIENDS.c.friend == person),
        )
        mine = and_(FRIEND_REQUESTS.c.person == person, FRIEND_REQUESTS.c.wanted == other)
        theirs = and_(FRIEND_REQUESTS.c.person == other, FRIEND_REQUESTS.c.wanted == person)
        async with self.store.writing() as connection:
            await self.store.in_turn(connection, f"friends {person}", f"friends {other}")
            await connection.execute(delete(FRIENDS).where(between))
            await connection.execute(delete(FRIEND_REQUESTS).where(mine))
            await connection.execute(update(FRIEND_REQUESTS).where(theirs).values(declined=True))
            for one, two in ((person, other), (other, person)):
                old = and_(INVITATIONS.c.person == one, INVITATIONS.c.by == two)
                await connection.execute(delete(INVITATIONS).where(old))

    # ---- who is there

    async def saw(self, person: str) -> None:
        now = time.time()
        async with self.store.writing() as connection:
            await self.store.in_turn(connection, f"seen {person}")
            done = await connection.execute(update(FRIEND_SEEN).where(FRIEND_SEEN.c.person == person).values(at=now))
            if not done.rowcount:
                await connection.execute(insert(FRIEND_SEEN).values(person=person, at=now))

    async def there(self, people: Sequence[str], since: float) -> set[str]:
        """Which of these people were seen since then, in the lobby or at a running game."""
        lobby = select(FRIEND_SEEN.c.person).where(FRIEND_SEEN.c.person.in_(people), FRIEND_SEEN.c.at > since)
        table = select(SEATS.c.person).where(SEATS.c.person.in_(people), SEATS.c.seen > since)
        async with self.store.engine.connect() as connection:
            found = [*(await connection.execute(lobby)).scalars(), *(await connection.execute(table)).scalars()]
        return {str(person) for person in found}

    # ---- invitations and kept seats

    async def invite(self, table_id: str, person: str, by: str) -> bool | None:
        """Invite somebody. True if that is new, False if he was invited before, None if it cannot be any more."""
        mine = and_(INVITATIONS.c.table_id == table_id, INVITATIONS.c.person == person)
        count = select(func.count()).select_from(INVITATIONS).where(INVITATIONS.c.table_id == table_id)
        try:
            async with self.store.writing() as connection:
                await self.store.in_turn(connection, f"invitations {table_id}")
                if (await connection.execute(select(INVITATIONS.c.at).where(mine))).first() is not None:
                    return False
                if ((await connection.execute(count)).scalar() or 0) >= MOST_INVITATIONS:
                    return None
                values = {"table_id": table_id, "person": person, "by": by, "at": time.time()}
                await connection.execute(insert(INVITATIONS).values(**values))
        except IntegrityError:  # twice at once, or the table is gone
            return None
        return True

    async def invitations(self, person: str) -> list[Invitation]:
        """To tables that still wait and at which this person does not sit, the newest first."""
        sits = select(SEATS.c.table_id).where(SEATS.c.person == person)
        waits = and_(TABLES.c.started.is_(None), TABLES.c.finished.is_(None), TABLES.c.id.not_in(sits))
        asked = select(TABLES.c.id, TABLES.c.game, TABLES.c.title, TABLES.c.invite, func.coalesce(PEOPLE.c.name, ""))
        asked = asked.join(INVITATIONS, INVITATIONS.c.table_id == TABLES.c.id)
        asked = asked.outerjoin(PEOPLE, PEOPLE.c.id == INVITATIONS.c.by)
        asked = asked.where(INVITATIONS.c.person == person, waits).order_by(INVITATIONS.c.at.desc()).limit(20)
        async with self.store.engine.connect() as connection:
            return [Invitation(*row) for row in (await connection.execute(asked)).all()]

    async def invited(self, table_id: str, person: str) -> bool:
        """Is this person invited there by name, or is a seat kept for them?"""
        async with self.store.engine.connect() as connection:
            for part in (INVITATIONS, KEPT_SEATS):
                mine = select(part.c.table_id).where(part.c.table_id == table_id, part.c.person == person)
                if (await connection.execute(mine)).first() is not None:
                    return True
        return False

    async def turn_down(self, table_id: str, person: str) -> None:
        mine = and_(INVITATIONS.c.table_id == table_id, INVITATIONS.c.person == person)
        async with self.store.writing() as connection:
            await connection.execute(delete(INVITATIONS).where(mine))

    async def kept(self, table_id: str) -> dict[int, str]:
        """Which seats are kept, and for whom."""
        kept = and_(SEATS.c.table_id == KEPT_SEATS.c.table_id, SEATS.c.seat == KEPT_SEATS.c.seat)
        asked = select(KEPT_SEATS.c.seat, KEPT_SEATS.c.person).join(SEATS, kept)
        asked = asked.where(KEPT_SEATS.c.table_id == table_id, SEATS.c.kind == "kept")
        async with self.store.engine.connect() as connection:
            return {int(seat): str(person) for seat, person in (await connection.execute(asked)).all()}

    async def keep(self, table_id: str, seat: int, person: str | None, name: str = "") -> bool:
        """Keep a free seat of a waiting table for somebody, or release it. False if it is not free."""
        waiting = select(TABLES.c.id).where(TABLES.c.id == table_id, TABLES.c.started.is_(None))
        kinds = ("open", "link", "kept") if person is not None else ("kept",)
        free = and_(
            SEATS.c.table_id.in_(waiting), SEATS.c.seat == seat, SEATS.c.person.is_(None), SEATS.c.kind.in_(kinds)
        )
        values = {"kind": "link" if person is None else "kept", "name": name}
        async with self.store.writing() as connection:
            await connection.execute(waiting.with_for_update())
            if (await connection.execute(update(SEATS).where(free).values(**values))).rowcount != 1:
                return False
            old = and_(KEPT_SEATS.c.table_id == table_id, KEPT_SEATS.c.seat == seat)
            await connection.execute(delete(KEPT_SEATS).where(old))
            if person is not None:
                await connection.execute(insert(KEPT_SEATS).values(table_id=table_id, seat=seat, person=person))
            await self.store.tell(connection, table_id)
        return True
