"""Friends: asking and answering, who of them is there, inviting them to a table and keeping seats for them.

Nobody but friends learns who is there. People are named to each other by handles that mean nothing to anybody else.
"""

from __future__ import annotations

import hashlib
import time
from typing import TYPE_CHECKING

from theomachy.core.errors import TheomachyError
from theomachy.core.words import Phrase
from theomachy.server import ending
from theomachy.server.friend_store import FriendStore, Named
from theomachy.server.limits import Buckets

if TYPE_CHECKING:
    from theomachy.server.hall import Hall
    from theomachy.server.notices import Notices
    from theomachy.server.store import Store
    from theomachy.server.tables import Table

THERE = 90.0  # seconds after which somebody of whom nothing was seen is not there any more
KEPT = 30.0  # the store learns this often that somebody is there
PER_HOUR = 30.0  # requests and invitations of one person

NOT_FOUND = Phrase("friend not found")
YOURSELF = Phrase("friend yourself")
TOO_MANY = Phrase("friend too many")
TOO_OFTEN = Phrase("friend too often")
NO_FRIEND = Phrase("friend none")
STRANGER = Phrase("friend stranger")
BEGUN = Phrase("friend begun")
NOT_FREE = Phrase("lobby not free")


class NotFound(TheomachyError):
    """There is no such person, as far as the asker can know."""


class NotNow(TheomachyError):
    """It cannot be done, or not any more."""


class TooOften(TheomachyError):
    """Too many requests or invitations."""


def handle(person: str, other: str) -> str:
    """Under which name one person speaks of another: the id itself is nobody's to know."""
    return hashlib.blake2b(f"friend {person} {other}".encode(), digest_size=9).hexdigest()


class Friends:
    """What one process has to do with friends."""

    def __init__(self, store: Store, hall: Hall, notices: Notices) -> None:
        self.store = FriendStore(store)
        self.hall = hall
        self.notices = notices
        self.often = Buckets(PER_HOUR / 3600, PER_HOUR)
        self.kept: dict[str, float] = {}  # when the store last learnt that somebody is there

    # ---- asking and answering

    def _spend(self, person: str, lang: str) -> None:
        if not self.often.take(person):
            raise TooOften(TOO_OFTEN[lang])

    async def ask_by_name(self, person: str, text: str, lang: str) -> None:
        """By a code, or by a name that only one has. Whether nobody or several are called so is not told."""
        self._spend(person, lang)
        await self._ask(person, await self.store.find(text), lang)

    async def ask_at_table(self, person: str, table: Table, seat: int, lang: str) -> None:
        """Whoever sits there, if one sits at this table too."""
        self._spend(person, lang)
        here = [chair.person for chair in table.row.seats]
        if person not in here:
            raise NotFound(STRANGER[lang])
        await self._ask(person, here[seat] if seat < len(here) else None, lang)

    async def _ask(self, person: str, wanted: str | None, lang: str) -> None:
        if wanted is None:
            raise NotFound(NOT_FOUND[lang])
        if wanted == person:
            raise NotNow(YOURSELF[lang])
        if not await self.store.ask(person, wanted):
            raise NotNow(TOO_MANY[lang])

    async def accept(self, person: str, who: str, lang: str) -> None:
        other = self._among(person, await self.store.asked(person), who, lang)
        if not await self.store.ask(person, other.person):
            raise NotNow(TOO_MANY[lang])

    async def part(self, person: str, who: str, lang: str) -> None:
        """Friends no more, or a request that is withdrawn or declined."""
        known = [
            *await self.store.friends(person), *await self.store.asked(person), *await self.store.asking(person)
        ]  # fmt: skip
        await self.store.part(person, self._among(person, known, who, lang).person)

    def _among(self, person: str, known: list[Named], who: str, lang: str) -> Named:
        found = next((other for other in known if handle(person, other.person) == who), None)
        if found is None:
            raise NotFound(NO_FRIEND[lang])
        return found

    # ---- who is there

    async def seen(self, person: str) -> None:
        """This person is there; written for those who have friends."""
        now = time.monotonic()
        if now - self.kept.get(person, -KEPT) >= KEPT:
            if len(self.kept) > 10_000:
                self.kept.clear()
            self.kept[person] = now
            await self.store.saw(person)

    async def there(self, people: list[str]) -> set[str]:
        looking = {viewer.person for table in self.hall.tables.values() for viewer in table.viewers}
        return {person for person in people if person in looking} | await self.store.there(people, time.time() - THERE)

    # ---- tables

    async def invite(self, table: Table, person: str, by: str, who: str, lang: str) -> None:
        """Invite a friend to a table that waits, as somebody who sits there or has set it up."""
        self._spend(person, lang)
        friend = self._among(person, await self.store.friends(person), who, lang)
        if table.row.host != person and not table.seats_of(person):
            raise NotNow(STRANGER[lang])
        await self._invite(table, person, by, friend, lang)

    async def _invite(self, table: Table, person: str, by: str, friend: Named, lang: str) -> None:
        if table.row.started is not None:
            raise NotNow(BEGUN[lang])
        new = await self.store.invite(table.row.id, friend.person, person)
        if new is None:
            raise NotNow(TOO_MANY[lang])
        if new:
            await self.notices.invited(table.row.id, friend.person, by)

    async def keep(self, table: Table, seat: int, person: str, by: str, who: str, lang: str) -> None:
        """As the host: only this friend sits down there, and is invited."""
        self._spend(person, lang)
        if table.row.host != person:
            raise ending.NotTheHost(ending.NOT_HOST[lang])
        friend = self._among(person, await self.store.friends(person), who, lang)
        if not await self.store.keep(table.row.id, seat, friend.person, friend.name):
            raise NotNow(NOT_FREE[lang])
        await self._invite(table, person, by, friend, lang)
        await self.hall.seats_changed(table)

    async def release(self, table: Table, seat: int, person: str, lang: str) -> None:
        if table.row.host != person:
            raise ending.NotTheHost(ending.NOT_HOST[lang])
        if not await self.store.keep(table.row.id, seat, None):
            raise NotNow(NOT_FREE[lang])
        await self.hall.seats_changed(table)
