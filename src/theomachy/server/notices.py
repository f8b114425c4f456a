"""Notices: who wants to hears that it is his turn, once for a turn, and not while he looks at the table.

What is to be sent is written down first (`notice_store.py`) and sent by a task of its own: no move waits for a mail
server, and nothing is lost with a process. Nobody is told anything who has not set up a way for it himself.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import json
import logging
import smtplib
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Literal

from theomachy.core.errors import TheomachyError
from theomachy.core.log import Log
from theomachy.core.position import CHANCE
from theomachy.core.words import Phrase
from theomachy.server import mailing, notice_push
from theomachy.server.friend_store import FriendStore
from theomachy.server.limits import Buckets
from theomachy.server.notice_store import Letter, NoticeStore, Way
from theomachy.server.outward import NotAllowed, Outward, post
from theomachy.server.phrases import titled

if TYPE_CHECKING:
    from theomachy.server.accounts import Signer
    from theomachy.server.hall import Hall
    from theomachy.server.tables import Table

log = logging.getLogger("theomachy.notices")

PAUSES = (30.0, 300.0, 3600.0)  # seconds before each further try
AT_ONCE = 8  # notices on their way at a time
EVERY = 5.0  # seconds between two looks at what is due, beside those for which somebody knocks
LATELY = 86_400.0  # seconds: games in which something happened since are looked at when the server starts
PER_HOUR = 120  # notices to one person
Outcome = Literal["sent", "gone", "again", "refused"]

TURN = Phrase("notice turn")
TURN_TEXT = Phrase("notice turn text")
INVITED = Phrase("notice invited")
INVITED_TEXT = Phrase("notice invited text")
CALLED = Phrase("notice called")
CALLED_TEXT = Phrase("notice called text")
TRIAL = Phrase("notice trial")
TRIAL_TEXT = Phrase("notice trial text")
CONFIRM = Phrase("notice confirm")
CONFIRM_TEXT = Phrase("notice confirm text")
MAIL_END = Phrase("notice mail end")


def turn_of(past: Log, seats: list[int]) -> int:
    """The number of the turn that these seats, which belong to one person, have now: it stays the same for as long as
    nobody else does anything, and when something is taken back and done again."""
    count = len(past)
    for entry in reversed(past.entries):
        if entry.row.player not in seats and entry.row.player != CHANCE:
            break
        count -= 1
    return count + 1


class Notices:
    """What one process has to do with notices."""

    def __init__(self, store: NoticeStore, hall: Hall, settings: Outward) -> None:
        self.store = store
        self.hall = hall
        self.settings = settings
        self.mail = mailing.post(settings.mail, settings.mail_from, settings.address)
        self.signer: Signer | None = None
        self.key = ""  # of this server, for push services
        self.wanting: frozenset[str] = frozenset()
        self.known: dict[tuple[str, str], int] = {}  # by table and person: the last turn that was written down
        self.knock = asyncio.Event()
        self.often = Buckets(PER_HOUR / 3600, PER_HOUR)
        # New ways and trials of a person or from an address: few of each.
        self.trials = Buckets(settings.notice_ways_per_hour / 3600, settings.notice_ways_per_hour)
        self.worker: asyncio.Task[None] | None = None
        self.tasks: set[asyncio.Task[None]] = set()

    async def open(self, signer: Signer) -> None:
        self.signer = signer
        if notice_push.installed():
            self.key = await self.store.key(notice_push.new_key)
        await self.refresh()
        self.hall.watchers.append(self.turned)
        self.worker = asyncio.create_task(self._work())

    async def close(self) -> None:
        self.hall.watchers.clear()
        for task in [*self.tasks, *([self.worker] if self.worker is not None else [])]:
            task.cancel()
            with suppress(asyncio.CancelledError, Exception):
                await task

    async def refresh(self) -> None:
        """Who wants to be told; other processes may have learnt of more."""
        self.wanting = await self.store.wanting()

    # ---- whose turn it is

    def turned(self, table: Table) -> None:
        """Something has happened at a table. Whoever is asked there and wants to be told is noted, once for a turn."""
        if not self.wanting or table.timing.real or not table.running:
            return
        asked = table.asked()
        for person in {seat.played_by for seat in table.row.seats if seat.seat in asked}:
            if person is None or person not in self.wanting:
                continue
            turn = turn_of(table.past, table.seats_of(person))
            if self.known.get((table.row.id, person), 0) < turn:
                if len(self.known) > 10_000:
                    self.known.clear()
                self.known[table.row.id, person] = turn
                self._spawn(self._note(table.row.id, person, turn))

    async def _note(self, table_id: str, person: str, turn: int) -> None:
        try:
            if await self.store.turn(table_id, person, turn, time.time() + self.settings.notice_after):
                self.knock.set()
        except Exception:
            self.known.pop((table_id, person), None)
            log.exception("a turn could not be noted", extra={"table": table_id})

    def _spawn(self, work: Awaitable[None]) -> None:
        task: asyncio.Task[None] = asyncio.create_task(work)  # type: ignore[arg-type]
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def invited(self, table_id: str, person: str, by: str) -> None:
        await self.store.invitation(table_id, person, by)
        self.knock.set()

    async def called(self, table_id: str, person: str, by: str) -> None:
        """The others wait for this person, and a bot may soon play on."""
        await self.store.call(table_id, person, by)
        self.knock.set()

    # ---- sending

    async def _work(self) -> None:
        try:
            for table_id in await self.store.waiting_tables(time.time() - LATELY):
                await self.hall.get(table_id)  # it notes whose turn began while a process ended
        except Exception:
            log.exception("games that wait for somebody could not be looked at")
        places = asyncio.Semaphore(AT_ONCE)
        while True:
            try:
                due = await self.store.next_due()
                wait = EVERY if due is None else min(EVERY, due - time.time())
                if wait > 0:
                    with suppress(TimeoutError):
                        await asyncio.wait_for(self.knock.wait(), wait)
                self.knock.clear()
                for letter in await self.store.take(time.time()):
                    await places.acquire()
                    self._spawn(self._deliver(letter, places))
            except Exception:
                log.exception("notices could not be looked at")
                await asyncio.sleep(EVERY)

    async def _deliver(self, letter: Letter, places: asyncio.Semaphore) -> None:
        try:
            way = await self.store.way(letter.way)
            words = await self._words(letter, way.lang) if way is not None else None
            if way is None or words is None or (letter.tries == 0 and not self.often.take(letter.person)):
                await self.store.done([letter.id])
                return
            key = await self._key(letter) if letter.kind == "invitation" else ""
            outcome = await self.send(way, letter.kind, letter.table_id, *words, key)
            log.info("notice", extra={"table": letter.table_id, "way": way.kind, "outcome": outcome})
            if outcome == "again" and letter.tries < len(PAUSES):
                await self.store.again(letter, time.time() + PAUSES[letter.tries])
                return
            await self.store.done([letter.id])
            if outcome == "sent" and way.failures:
                await self.store.change(way.id, failures=0)
            elif outcome == "gone":
                await self.store.remove(way.id)
                await self.refresh()
            elif outcome != "sent":
                await self.store.failed(way.id)
        except Exception:
            log.exception("a notice could not be sent", extra={"table": letter.table_id})
        finally:
            places.release()

    async def _words(self, letter: Letter, lang: str) -> tuple[str, str] | None:
        """What is to be said; None if it has become old meanwhile, or the person looks."""
        table = await self.hall.get(letter.table_id)
        if table is None:
            return None
        title = titled(table.game.title, lang)
        name = table.row.title or title
        if letter.kind == "invitation":
            if table.row.started is not None or not await FriendStore(self.hall.store).invited(
                letter.table_id, letter.person
            ):
                return None
            return INVITED(lang, who=letter.by, game=name), INVITED_TEXT(lang, who=letter.by, game=title)
        if letter.kind == "call":
            waits = any(s.played_by == letter.person and table.presence.called(s) for s in table.row.seats)
            return (CALLED(lang, game=name), CALLED_TEXT(lang, who=letter.by, game=title)) if waits else None
        mine = table.seats_of(letter.person)
        if not set(mine) & set(table.asked()) or turn_of(table.past, mine) != letter.turn:
            return None
        if table.presence.sees(letter.person):
            return None
        others = ", ".join(dict.fromkeys(s.name for s in table.row.seats if s.person != letter.person)) or name
        return TURN(lang, game=name), TURN_TEXT(lang, game=title, others=others)

    async def _key(self, letter: Letter) -> str:
        """The key of the table to which somebody is invited: with it a private one opens wherever they read this, and
        a seat for those who have the link is theirs to take."""
        table = await self.hall.get(letter.table_id)
        return table.row.invite if table is not None else ""

    async def send(self, way: Way, kind: str, table_id: str, title: str, text: str, key: str = "") -> Outcome:
        """Send this by one way now."""
        path = f"/t/{table_id}{f'?key={key}' if key else ''}" if table_id else "/notices"
        send: Callable[..., Awaitable[Outcome]] = {"push": self._push, "mail": self._mail, "webhook": self._hook}[
            way.kind
        ]
        try:
            return await send(way, kind, table_id, title, text, path)
        except NotAllowed:
            return "refused"

    async def _push(self, way: Way, kind: str, table_id: str, title: str, text: str, path: str) -> Outcome:
        if not self.key:
            return "again"
        message = {"title": title, "text": text, "path": path, "tag": f"{kind} {table_id}"}
        address = self.settings.address
        contact = (
            address
            if address.startswith("https://")
            else f"mailto:{self.settings.mail_from or 'push@theomachy.invalid'}"
        )
        topic = hashlib.blake2b(f"{kind} {table_id}".encode(), digest_size=12).hexdigest()
        headers, body = await asyncio.to_thread(notice_push.request, way, message, self.key, contact, topic)
        return judged(await post(way.address, headers, body, self.settings), (404, 410))

    async def _hook(self, way: Way, kind: str, table_id: str, title: str, text: str, path: str) -> Outcome:
        url = self.settings.address.rstrip("/") + path if self.settings.address else ""
        body = json.dumps(
            {"kind": kind, "table": table_id, "path": path, "url": url, "title": title, "text": text}
        ).encode()
        mark = hmac.new(way.secret.encode(), body, hashlib.sha256).hexdigest()
        headers = {"Content-Type": "application/json", "X-Theomachy-Signature": f"sha256={mark}"}
        return judged(await post(way.address, headers, body, self.settings), (410,))

    async def _mail(self, way: Way, kind: str, table_id: str, title: str, text: str, path: str) -> Outcome:
        base = self.settings.address.rstrip("/")
        stop = self.link("stop", way)
        whole = f"{text}\n\n{base}{path}\n\n-- \n{MAIL_END(way.lang, link=stop)}\n"
        return await self._handed(way.address, title, whole, stop)

    async def ask_to_confirm(self, way: Way) -> bool:
        """The one mail to an address whose owner has not agreed yet."""
        link = self.link("confirm", way)
        text = f"{CONFIRM_TEXT(way.lang, link=link)}\n"
        return await self._handed(way.address, CONFIRM[way.lang], text, "") == "sent"

    async def _handed(self, to: str, subject: str, text: str, stop: str) -> Outcome:
        if self.mail is None:
            return "refused"
        try:
            await asyncio.to_thread(self.mail.send, to, subject, text, stop)
        except smtplib.SMTPRecipientsRefused:
            return "refused"
        except (OSError, smtplib.SMTPException) as error:
            log.warning("the mail server does not take a letter", extra={"why": type(error).__name__})
            return "again"
        return "sent"

    # ---- links in mail

    def mark(self, what: str, way: Way) -> str:
        """Who has this was sent the mail."""
        if self.signer is None:
            raise TheomachyError("the server is not open yet")
        return self.signer._mark(f"notice {what}", f"{way.id} {way.address}")

    def link(self, what: str, way: Way) -> str:
        return f"{self.settings.address.rstrip('/')}/notices?{what}={way.id}.{self.mark(what, way)}"


def judged(status: int, gone: tuple[int, ...]) -> Outcome:
    """What the answer of a push service or of a person's own server means; `gone`: that it wants to hear no more."""
    if 200 <= status < 300:
        return "sent"
    if status in gone:
        return "gone"
    return "again" if status in (0, 408, 425, 429) or status >= 500 else "refused"
