"""The one object behind all pages and messages of a process: store, hall, lobby, signatures, limits."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from typing import Any, ParamSpec, TypeVar
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.exceptions import (
    NotAuthorizedException,
    NotFoundException,
    PermissionDeniedException,
    TooManyRequestsException,
)

from theomachy.bots.adviser import SECONDS
from theomachy.server.account_store import AccountStore
from theomachy.server.accounts import Signer
from theomachy.server.alone import Alone
from theomachy.server.archive import Archive
from theomachy.server.chat import Chatting
from theomachy.server.critiques import Critiques
from theomachy.server.deal_store import DealStore
from theomachy.server.door import Door
from theomachy.server.duels import Duels
from theomachy.server.friend_store import FriendStore
from theomachy.server.friends import Friends
from theomachy.server.hall import Hall
from theomachy.server.health import Health
from theomachy.server.hints import Hinting
from theomachy.server.limits import Buckets, Limits
from theomachy.server.lobby import Lobby
from theomachy.server.mailing import Mailing, post
from theomachy.server.meter import apart
from theomachy.server.moderation import Moderation
from theomachy.server.notice_store import NoticeStore
from theomachy.server.notices import Notices
from theomachy.server.openings import Openings
from theomachy.server.outward import Outward
from theomachy.server.painting import Painting
from theomachy.server.passkeys import Passkeys
from theomachy.server.passwords import Passwords
from theomachy.server.profiles import Profiles
from theomachy.server.programs import Programs, bearer, found
from theomachy.server.proxies import Proxies, limit_key, same_host
from theomachy.server.rated import Ratings
from theomachy.server.records import Records
from theomachy.server.reviews import Reviews
from theomachy.server.shelf import Shelved
from theomachy.server.sign_ins import SignIns, shown
from theomachy.server.store import Store, TableRow
from theomachy.server.tables import Table
from theomachy.server.thinking import Thinkers
from theomachy.server.tournaments import Tournaments

log = logging.getLogger("theomachy.server")
TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,20}")
Connection = ASGIConnection[Any, Any, Any, Any]  # any request or websocket
Given = ParamSpec("Given")
Found = TypeVar("Found")


@dataclass(frozen=True, kw_only=True)
class Settings(Limits, Outward):
    """What a host can choose."""

    data: str = "data"
    bot_pause: float = 0.7  # seconds between a bot's moves, so that people can follow
    bot_workers: int | None = None
    unwatched_tables: int = 8  # tables that nobody looks at and whose bots play on; those of others wait
    bots_keep_time: bool = True  # where players hold secrets, all answers of a bot take the same time
    hint_seconds: float = SECONDS  # of thinking for a hint, and for each look of the coach at a decision


class Desk:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.proxies = Proxies(settings.trusted_proxies)
        self.door = Door(settings.places, settings.places_per_address, self.proxies)
        self.store = Store(settings.data)
        self.alone = Alone(self.store.file)
        self.health = Health(self.store)
        self.thinkers = Thinkers(settings.bot_workers, settings.unwatched_tables, settings.bots_keep_time)
        self.critiques = Critiques(self.thinkers, settings.hints_per_minute, settings.hint_seconds)
        self.hints = Hinting(self.thinkers, settings.hints_per_minute, settings.hint_seconds)
        self.chatting = Chatting(settings.chat_lines_per_minute)
        self.hall = Hall(self.store, self.thinkers, settings.bot_pause)
        self.reviews = Reviews(self.store, self.thinkers)
        self.painting = Painting(self.thinkers)
        self.lobby = Lobby(self.store, self.hall)
        self.notices = Notices(NoticeStore(self.store), self.hall, settings)
        self.friends = Friends(self.store, self.hall, self.notices)
        self.tournaments = Tournaments(self.lobby)
        self.moderation = Moderation(self.store, self.hall, self.tournaments)
        self.chatting.why_muted = self.moderation.why_muted
        self.duels = Duels(self.lobby)
        self.archive = Archive(self.store)
        self.records = Records(self.store)
        self.ratings = Ratings(self.store)
        self.profiles = Profiles(self.store)
        self.programs = Programs(self.store)
        self.signer = Signer(b"")
        self.accounts = AccountStore(self.store)
        self.sign_ins = SignIns(self.accounts)
        self.passwords = Passwords()
        self.passkeys = Passkeys(self.accounts)
        self.mailing = Mailing(post(settings.mail, settings.mail_from, settings.address), settings.mails_per_hour)
        self.guesses = Buckets(settings.sign_ins_per_minute / 60, settings.sign_ins_per_minute)
        self.challenges = Buckets(settings.sign_ins_per_minute / 60, settings.sign_ins_per_minute)
        self.new_accounts = Buckets(settings.accounts_per_hour / 3600, max(1.0, settings.accounts_per_hour))
        self.openings = Openings()
        self.requests = Buckets(settings.requests_per_second, settings.requests_per_second * 10)
        # A first visit asks for about a hundred files; many people may share an address.
        self.files = Buckets(settings.requests_per_second * 5, settings.requests_per_second * 100)
        # Seconds of this process, for all that requests ask for: 0.4 in each second, 8 at once.
        self.work = Buckets(settings.requests_per_second / 100, max(2.0, settings.requests_per_second / 5))
        self.new_tables = Buckets(settings.tables_per_minute / 60, settings.tables_per_minute)
        self.new_tournaments = Buckets(settings.tables_per_minute / 86_400, settings.tables_per_minute)  # in a day
        self.connections = Buckets(settings.connections_per_minute / 60, settings.connections_per_minute)
        self.messages = Buckets(settings.messages_per_second, settings.messages_per_second * 5)
        # Seconds of this process, for answers that have to be reckoned out: 0.2 in each second, 2 at once.
        self.answers = Buckets(settings.messages_per_second / 300, settings.messages_per_second / 30)
        self.png_files = Buckets(settings.requests_per_second / 20, max(1.0, settings.requests_per_second / 4))
        self.records_read = Buckets(settings.requests_per_second / 4, settings.requests_per_second * 2)
        self.downloads = Buckets(2 / 60, 4)  # of all games of a person
        self.sockets: dict[str, int] = {}
        self.sweeper: asyncio.Task[None] | None = None
        self.sweeping = asyncio.Lock()
        self.stopping = False

    async def open(self) -> None:
        self.alone.take()
        await self.store.open()
        self.signer = self.sign_ins.signer = Signer(await self.store.secret())
        await self.moderation.refresh()
        await self.notices.open(self.signer)
        self.sweeper = asyncio.create_task(self._sweep())
        log.info("open", extra={"database": "sqlite" if self.store.sqlite else "postgresql"})

    async def close(self) -> None:
        """Nothing is half written when this returns; who is connected will connect again to the next process."""
        self.say_goodbye()
        async with self.sweeping:  # not while it writes
            if self.sweeper is not None:
                self.sweeper.cancel()
        await self.notices.close()
        self.reviews.close()
        await self.hall.close()
        await self.mailing.close()
        self.passwords.close()
        self.thinkers.close()
        await self.store.close()
        self.alone.give_back()
        log.info("closed")

    def say_goodbye(self) -> None:
        """Tell everybody who is connected to come back later."""
        self.stopping = True
        for table in self.hall.tables.values():
            for viewer in table.viewers:
                viewer.wake.set()

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(5)
            try:
                await self.sweep()
            except Exception:
                log.exception("sweeping failed")

    async def sweep(self) -> None:
        """Forget idle tables; and should a note of another process have been lost, notice what it wrote."""
        async with self.sweeping:
            await self.hall.sweep()
            await self.archive.take_in()
            await self.ratings.take_in(self.hall)
            await self.tournaments.mind()
            await self.cut_revoked()
            await self.sign_ins.close_ended()  # some end by themselves
            if not self.store.sqlite:
                await self.notices.refresh()
                await self.moderation.refresh()
                shown = [table_id for table_id, table in self.hall.tables.items() if table.viewers]
                for table_id, seq in (await self.store.last_rows(shown)).items():
                    self.hall.heard(table_id, seq)

    async def cut_revoked(self) -> None:
        """Disconnect programs whose tokens were revoked, by whichever process."""
        viewers = [viewer for table in self.hall.tables.values() for viewer in table.viewers if viewer.program]
        gone = await self.programs.revoked({viewer.person for viewer in viewers if viewer.person})
        for viewer in viewers:
            if viewer.person in gone:
                viewer.cut = True
                viewer.wake.set()

    # ---- who asks

    def person(self, connection: Connection) -> str | None:
        """Who this is, by a token in the header or in the cookie, as it was found out when the request came."""
        program = found(connection)
        if program is not None:
            return program.person
        proof = shown(connection)
        return proof.person if proof is not None else None

    def answerable(self, connection: Connection) -> str | None:
        """Who answers for what is asked: for a program its owner."""
        program = found(connection)
        return program.owner if program is not None else self.person(connection)

    def still(self, connection: Connection) -> bool:
        """May whoever was let in with this request still do something, after it has waited?"""
        program = found(connection)
        return self.sign_ins.still(connection.scope) and (program is None or program.person not in self.programs.ended)

    def known(self, connection: Connection) -> str:
        person = self.person(connection)
        if person is None:
            raise NotAuthorizedException("you have no token, or it has ended: POST /api/guests")
        return person

    def same_site(self, connection: Connection) -> bool:
        """Is this request from one of our own pages, or from a program without a browser?"""
        origin = connection.headers.get("origin")
        if origin is None:
            return True
        try:
            parts = urlsplit(origin)
        except ValueError:
            return False
        return same_host(parts.netloc, connection.headers.get("host", ""), parts.scheme)

    def crowded(self, where: str, plays: bool = False) -> bool:
        """Are there too many websockets, from this address or over all? Some places stay free for requests, and some
        of the others for those who play."""
        here = self.sockets.get(where, 0) >= self.settings.sockets_per_address
        return here or sum(self.sockets.values()) >= self.door.places * (3 if plays else 2) // 4

    async def demand_room(self, connection: Connection, lang: str) -> None:
        """Refuse one more table for everybody to see, where too many of theirs wait for players already."""
        await self.openings.demand(address(connection), self.known(connection), self.store.waiting_of, lang)

    def check_forgery(self, connection: Connection) -> None:
        """Refuse what another site makes a browser send in a guest's name."""
        if not self.same_site(connection):
            raise PermissionDeniedException("this request comes from another site")
        if bearer(connection) is not None:
            return  # a program; browsers do not send this by themselves, as they do with the password of a proxy
        person = self.person(connection)
        if person is not None and not self.signer.csrf_ok(person, connection.headers.get("x-csrf-token")):
            raise PermissionDeniedException("the page's token is missing; reload the page")

    def payer(self, scope: Any) -> Callable[[float], None]:
        """Pays for a request, under the name that limits are counted with."""
        client = scope.get("client")
        return partial(self.work.charge, limit_key(client[0]) if client else "-")

    def apart(
        self, connection: Connection, work: Callable[Given, Found], *values: Given.args, **named: Given.kwargs
    ) -> Awaitable[Found]:
        """Work for a request, in a thread of its own."""
        return apart(self.payer(connection.scope), work, *values, **named)

    @contextmanager
    def reckoning(self, where: str) -> Iterator[None]:
        """An answer is reckoned out for this address, and everybody else waits: the time is charged."""
        began = time.thread_time()
        try:
            yield
        finally:
            self.answers.charge(where, time.thread_time() - began)

    @contextmanager
    def reckoned(self, connection: Connection) -> Iterator[None]:
        """The same for a request, which is refused if too much was reckoned out already."""
        where = address(connection)
        if not self.answers.take(where, 0.0):
            raise TooManyRequestsException("too many questions from your address; wait a moment")
        with self.reckoning(where):
            yield

    async def table(self, connection: Connection, table_id: str, key: str | None) -> Table:
        """The table, if the asker may know that it exists. Asking counts as looking at it."""
        table = await self.hall.get(table_id) if TABLE_ID.fullmatch(table_id) else None
        person = self.person(connection)
        if table is None and TABLE_ID.fullmatch(table_id):
            row = await self.store.table(table_id)
            if row is not None and row.open_to(person, key) and await self._told_of(row, person):
                raise Shelved(row)
        if table is not None:
            await table.dealing.look()
        if table is None or not (table.may_look(person, key) or await self._invited(table, person)):
            raise NotFoundException("no such table")
        await table.presence.looked(person)
        return table

    async def _invited(self, table: Table, person: str | None) -> bool:
        """Is this person invited to the table by name? The deal of a duel or tournament decides before that."""
        if person is None or table.dealing.may_look(person) is not None:
            return False
        return await FriendStore(self.store).invited(table.row.id, person)

    async def link_key(self, table: Table, person: str | None, key: str | None) -> str:
        """The key that a link to a private table needs, for those who may hand it on: who has it already, who sits
        there, has set it up or is invited by name. Empty for a public table, which everybody may look at."""
        if table.row.public:
            return key if key is not None and table.invited(key) else ""
        may = table.row.open_to(person, key) or await self._invited(table, person)
        return table.row.invite if may else ""

    async def _told_of(self, row: TableRow, person: str | None) -> bool:
        """May this person know of a table that cannot be opened here, as far as its deal decides it? Another process,
        whose rules are others, may know how to play the rest of the deal."""
        sits = person is not None and any(seat.person == person for seat in row.seats)
        return sits or row.started is None or not await DealStore(self.store).played(row.id)


def desk_of(connection: Connection) -> Desk:
    desk: Desk = connection.app.state.desk
    return desk


def address(connection: Connection) -> str:
    """Under which name the asker's limits are counted."""
    return limit_key(connection.client.host) if connection.client else "-"
