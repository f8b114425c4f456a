"""What is kept about accounts: names, passwords, passkeys, sign-ins, and questions that are answered once."""

from __future__ import annotations

import hashlib
import json
import time
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import and_, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from theomachy.server.account_names import name_key
from theomachy.server.accounts import Proof
from theomachy.server.naming import BadName, clean_name, plain_key
from theomachy.server.schema import PEOPLE, SEATS, TABLES
from theomachy.server.schema_accounts import ACCOUNTS, PASSKEYS, QUESTIONS, SIGN_INS
from theomachy.server.schema_tournaments import ENTRANTS
from theomachy.server.store import Store, key_taken


class Account(msgspec.Struct, frozen=True):
    """A name that belongs to one person, and what that person can show for it."""

    person: str
    name: str
    password: str = ""
    recovery: str = ""
    mail: str | None = None
    created: float = 0.0


class Passkey(msgspec.Struct, frozen=True):
    id: str
    person: str
    public_key: str
    count: int
    label: str
    created: float
    used: float


class SignIn(msgspec.Struct, frozen=True):
    """A browser or a program that is signed in; with an empty id the token from before there was an account."""

    id: str
    how: str
    device: str
    created: float
    seen: float
    ended: float | None = None


FIELDS = [ACCOUNTS.c[name] for name in Account.__struct_fields__]
KEYS = [PASSKEYS.c[name] for name in Passkey.__struct_fields__]
MOST_QUESTIONS = 10_000  # of one kind
UNUSED = 90 * 86_400.0  # seconds after which a sign-in ends that was not used
LONGEST = 365 * 86_400.0  # seconds after which any sign-in ends
SIGNED = [SIGN_INS.c[name] for name in SignIn.__struct_fields__]


def open_still() -> Any:
    """The condition for a sign-in that has neither been ended nor ended by itself. The token of a guest does not: for
    a guest without another way back it is the only one."""
    now = time.time()
    young = and_(SIGN_INS.c.seen > now - UNUSED, SIGN_INS.c.created > now - LONGEST)
    return and_(SIGN_INS.c.ended.is_(None), or_(SIGN_INS.c.id == "", young))


def hashed(secret: str) -> str:
    """A secret that nobody can guess needs no slow hash."""
    return hashlib.sha256(secret.encode()).hexdigest()


class AccountStore:
    """All reading and writing of it. Each method is one transaction."""

    def __init__(self, store: Store) -> None:
        self.store = store

    # ---- accounts

    async def _account(self, condition: Any) -> Account | None:
        async with self.store.engine.connect() as connection:
            found = (await connection.execute(select(*FIELDS).where(condition))).first()
        return Account(*found) if found is not None else None

    async def account(self, person: str) -> Account | None:
        return await self._account(ACCOUNTS.c.person == person)

    async def named(self, name: str) -> Account | None:
        """The account of this name, or of one that looks the same. Of accounts from before looks were compared two
        can look the same: then the one that is called exactly so."""
        exact = await self._account(ACCOUNTS.c.key == plain_key(name))
        return exact or await self._account(ACCOUNTS.c.key == name_key(name))

    async def demand_free(self, person: str, name: str) -> None:
        """Refuse a name that is, or looks like, that of somebody else's account."""
        other = await self.named(name)
        if other is not None and other.person != person:
            raise BadName("account", name=name)

    async def called(self, person: str, wished: str) -> str:
        """What a person is called where they sit down or take part: the name of their account, or, for a guest, the
        name that they wish."""
        mine = await self.account(person)
        if mine is not None:
            return mine.name
        name = clean_name(wished)
        await self.demand_free(person, name)
        return name

    async def mailed(self, mail: str) -> Account | None:
        return await self._account(ACCOUNTS.c.mail == mail)

    async def put_account(self, person: str, name: str, **values: Any) -> bool:
        """Give the person this name, and these values beside it, whether they had an account or not. False if the name,
        or the mail address, is somebody else's. Seats on which they sat under their old name get the new one, and so
        do tournaments."""
        row = {"name": name, "key": name_key(name), **values}
        now = time.time()
        try:
            async with self.store.writing() as connection:
                await self._person(connection, person, name, now)
                done = await connection.execute(update(ACCOUNTS).where(ACCOUNTS.c.person == person).values(**row))
                if not done.rowcount:
                    await connection.execute(insert(ACCOUNTS).values(person=person, created=now, **row))
        except IntegrityError as error:
            if not key_taken(error):
                raise
            return False
        return True

    async def _person(self, connection: AsyncConnection, person: str, name: str, now: float) -> None:
        """The name of the person, and on those of his seats that had the name he had until now."""
        before = (await connection.execute(select(PEOPLE.c.name).where(PEOPLE.c.id == person))).scalar()
        if before is None:
            await connection.execute(insert(PEOPLE).values(id=person, name=name, created=now))
            return
        await connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(name=name))
        await connection.execute(update(ENTRANTS).where(ENTRANTS.c.person == person).values(name=name))
        mine = and_(SEATS.c.person == person, SEATS.c.name == before)
        await connection.execute(update(SEATS).where(mine).values(name=name))
        running = and_(TABLES.c.id == SEATS.c.table_id, TABLES.c.finished.is_(None), SEATS.c.person == person)
        for table_id in set((await connection.execute(select(TABLES.c.id).join(SEATS, running))).scalars()):
            await self.store.tell(connection, table_id)

    async def change(self, person: str, **values: Any) -> bool:
        """Other values of an account; false if the mail address is somebody else's."""
        try:
            async with self.store.writing() as connection:
                await connection.execute(update(ACCOUNTS).where(ACCOUNTS.c.person == person).values(**values))
        except IntegrityError as error:
            if not key_taken(error):
                raise
            return False
        return True

    async def recover(self, person: str, code: str, password: str, fresh: str) -> bool:
        """Another password and another code for the one that was shown (both as hashes). Of several who show the same
        code at once one succeeds."""
        mine = and_(ACCOUNTS.c.person == person, ACCOUNTS.c.recovery == code)
        async with self.store.writing() as connection:
            changed = update(ACCOUNTS).where(mine).values(password=password, recovery=fresh)
            return bool((await connection.execute(changed)).rowcount == 1)

    # ---- passkeys

    async def passkeys(self, person: str) -> list[Passkey]:
        wanted = select(*KEYS).where(PASSKEYS.c.person == person).order_by(PASSKEYS.c.created)
        async with self.store.engine.connect() as connection:
            return [Passkey(*row) for row in (await connection.execute(wanted)).all()]

    async def passkey(self, key_id: str) -> Passkey | None:
        async with self.store.engine.connect() as connection:
            found = (await connection.execute(select(*KEYS).where(PASSKEYS.c.id == key_id))).first()
        return Passkey(*found) if found is not None else None

    async def put_passkey(self, key: Passkey) -> bool:
        """Keep a new one; false if it is known already."""
        try:
            async with self.store.writing() as connection:
                await connection.execute(insert(PASSKEYS).values(**msgspec.structs.asdict(key)))
        except IntegrityError as error:
            if not key_taken(error):
                raise
            return False
        return True

    async def used_passkey(self, key_id: str, before: int, count: int) -> bool:
        """It has signed. False if the same was shown meanwhile by somebody else: a counter goes up."""
        same = and_(PASSKEYS.c.id == key_id, PASSKEYS.c.count == before)
        async with self.store.writing() as connection:
            done = await connection.execute(update(PASSKEYS).where(same).values(count=count, used=time.time()))
            return bool(done.rowcount == 1)

    async def drop_way(self, person: str, mails: bool, key_id: str | None = None) -> bool:
        """Forget this passkey of the person, or the mail address where no passkey is named. False, with nothing
        forgotten, if no other way back would be left; `mails`: does the server send any? One at a time, so that two
        requests at once do not each count on the other's way."""
        async with self.store.writing() as connection:
            await self.store.in_turn(connection, f"ways {person}")
            mine = ACCOUNTS.c.person == person
            kept = (await connection.execute(select(ACCOUNTS.c.password, ACCOUNTS.c.mail).where(mine))).first()
            if kept is None:
                return False
            keys = set((await connection.execute(select(PASSKEYS.c.id).where(PASSKEYS.c.person == person))).scalars())
            mail = key_id is not None and bool(kept.mail and mails)
            if not (len(keys - {key_id}) + bool(kept.password) + mail):
                return False
            if key_id is None:
                await connection.execute(update(ACCOUNTS).where(mine).values(mail=None))
            else:
                await connection.execute(delete(PASSKEYS).where(PASSKEYS.c.person == person, PASSKEYS.c.id == key_id))
            return True

    # ---- sign-ins

    async def sign_in(self, person: str, sign_in: str, how: str, device: str) -> None:
        now = time.time()
        values = {"person": person, "id": sign_in, "how": how, "device": device, "created": now, "seen": now}
        async with self.store.writing() as connection:
            await connection.execute(insert(SIGN_INS).values(**values))

    async def keep_guest_token(self, person: str, device: str) -> None:
        """The token of a guest who has an account now: from here on it is in the list and can be ended."""
        try:
            await self.sign_in(person, "", "guest", device)
        except IntegrityError as error:
            if not key_taken(error):
                raise

    async def sign_ins(self, person: str) -> list[SignIn]:
        """Those that count, the last seen first."""
        mine = and_(SIGN_INS.c.person == person, open_still())
        async with self.store.engine.connect() as connection:
            found = await connection.execute(select(*SIGNED).where(mine).order_by(SIGN_INS.c.seen.desc()))
            return [SignIn(*row) for row in found.all()]

    async def counting(self, proofs: Sequence[Proof]) -> dict[Proof, SignIn | None]:
        """Those of these proofs that count, each with its row, where it has one."""
        if not proofs:
            return {}
        asked = or_(*(and_(SIGN_INS.c.person == p.person, SIGN_INS.c.id == p.sign_in) for p in proofs))
        async with self.store.engine.connect() as connection:
            counts = open_still().label("counts")
            rows = (await connection.execute(select(counts, SIGN_INS.c.person, *SIGNED).where(asked))).all()
        known = {Proof(row[1], row[2]): (bool(row[0]), SignIn(*row[2:])) for row in rows}
        found: dict[Proof, SignIn | None] = {}
        for proof in proofs:
            counting, row = known.get(proof, (not proof.sign_in, None))
            if counting:
                found[proof] = row
        return found

    async def saw(self, proof: Proof, at: float) -> None:
        mine = and_(SIGN_INS.c.person == proof.person, SIGN_INS.c.id == proof.sign_in, SIGN_INS.c.seen < at)
        async with self.store.writing() as connection:
            await connection.execute(update(SIGN_INS).where(mine).values(seen=at))

    async def end(self, person: str, ids: Sequence[str] | None = None, but: str | None = None) -> int:
        """End these sign-ins, or all but one; how many there were. The token of a guest is ended with all."""
        mine = [SIGN_INS.c.person == person, SIGN_INS.c.ended.is_(None)]
        if ids is not None:
            mine.append(SIGN_INS.c.id.in_(ids))
        if but is not None:
            mine.append(SIGN_INS.c.id != but)
        async with self.store.writing() as connection:
            return int((await connection.execute(update(SIGN_INS).where(*mine).values(ended=time.time()))).rowcount)

    # ---- questions

    async def ask(self, secret: str, kind: str, person: str, data: dict[str, Any], seconds: float) -> None:
        """Something that whoever has the secret can answer once within the time. What is too old is forgotten, and what
        is oldest where too many of a kind wait."""
        now = time.time()
        values = {
            "id": hashed(secret),
            "kind": kind,
            "person": person,
            "data": json.dumps(data),
            "until": now + seconds,
        }
        async with self.store.writing() as connection:
            await connection.execute(delete(QUESTIONS).where(QUESTIONS.c.until < now))
            same = QUESTIONS.c.kind == kind
            oldest = select(QUESTIONS.c.until).where(same).order_by(QUESTIONS.c.until.desc())
            full = (await connection.execute(oldest.offset(MOST_QUESTIONS - 1).limit(1))).scalar()
            if full is not None:
                await connection.execute(delete(QUESTIONS).where(same, QUESTIONS.c.until <= full))
            await connection.execute(insert(QUESTIONS).values(**values))

    async def answered(self, secret: str, kinds: Sequence[str]) -> tuple[str, str, dict[str, Any]] | None:
        """Kind, person and data of a question that is answered now; of two answers one comes too late."""
        mine = and_(QUESTIONS.c.id == hashed(secret), QUESTIONS.c.kind.in_(kinds))
        async with self.store.writing() as connection:
            found = (await connection.execute(select(QUESTIONS).where(mine))).first()
            done = (await connection.execute(delete(QUESTIONS).where(mine))).rowcount
        if found is None or not done or found.until < time.time():
            return None
        return found.kind, found.person, json.loads(found.data)
