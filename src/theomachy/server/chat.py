"""What people say at a table, and who reads it.

While a game runs, who watches and who plays do not sit in the same room: those who play read only what was said at the
table, those who watch read both. When the game is over the doors open. A player for whom a bot plays on is still a
player, since he can come back.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
import unicodedata
from collections.abc import Callable
from typing import TYPE_CHECKING

from theomachy.core.words import Phrase
from theomachy.server.accounts import new_id
from theomachy.server.chat_store import REMOVED, ChatStore, Said
from theomachy.server.limits import Buckets
from theomachy.server.messages import ChatLine, ChatNews, Heard, Muted, Say, Unsaid
from theomachy.server.moderation_store import TableRules

if TYPE_CHECKING:
    from theomachy.server.sight import Sight, Viewer
    from theomachy.server.store import Store

log = logging.getLogger("theomachy.chat")

TABLE, WATCHING = "table", "watching"
LONGEST = 500  # letters of a line
# What can be said with one click; everybody reads it in his own language.
QUICK = {
    name: Phrase(f"chat phrase {name}")
    for name in ("hello", "luck", "moment", "well", "oops", "thanks", "yours", "again")
}
NOBODY_YET = Phrase("chat nobody yet")
EMPTY = Phrase("chat empty")
TOO_LONG = Phrase("chat too long")
NO_PHRASE = Phrase("chat no phrase")
TOO_FAST = Phrase("chat too fast")
NOT_WRITTEN = Phrase("chat not written")
WAS_REMOVED = Phrase("chat was removed")
HUSHED = Phrase("chat hushed")
JOINERS = "\u200c\u200d"  # invisible, but letters of some languages and pictures are written with them


class Chat:
    """The talk at one table: what was said, and what each viewer has been sent of it."""

    def __init__(self, table: Sight, store: Store) -> None:
        self.table = table
        self.store = ChatStore(store)
        self.rules = TableRules(store)
        self.hushed: dict[str, str] = {}  # whom the host lets say nothing here, and how they are called
        self.lines: list[Said] = []
        self.accounts: dict[str, str] = {}  # of those who said something, by person
        self.mutes: dict[str, frozenset[str]] = {}  # by person: whom he does not want to hear
        self.unread = True  # the store may have more than we know
        self.reading = asyncio.Lock()

    def stir(self) -> None:
        """Something may be new: read it, and show it to those who may know."""
        self.unread = True
        self.mutes.clear()
        for viewer in self.table.viewers:
            viewer.wake.set()

    async def catch_up(self) -> None:
        async with self.reading:  # who comes while another reads waits for what is found
            while self.unread:
                self.unread = False
                try:
                    self.lines = await self.store.lines(self.table.row.id)
                    self.accounts = await self.store.accounts({line.person for line in self.lines})
                    self.hushed = await self.rules.those(self.table.row.id, "mute")
                except BaseException:
                    self.unread = True
                    raise

    # ---- who hears what

    def plays(self, person: str | None) -> bool:
        return person is not None and any(seat.person == person for seat in self.table.row.seats)

    def apart(self, person: str | None) -> bool:
        """Must this person not hear those who watch?"""
        return self.table.running and self.plays(person)

    async def muted_by(self, person: str | None) -> frozenset[str]:
        if person is None:
            return frozenset()
        if person not in self.mutes:
            self.mutes[person] = await self.store.mutes(person)
        return self.mutes[person]

    def handle(self, person: str) -> str:
        """Under which name others speak of a person here: the id itself is nobody's to know."""
        return hashlib.blake2b(f"{self.table.row.id} {person}".encode(), digest_size=9).hexdigest()

    async def heard_by(self, person: str | None) -> list[Said]:
        """The lines that this person reads."""
        await self.catch_up()
        muted = await self.muted_by(person)
        apart = self.apart(person)
        return [line for line in self.lines if line.person not in muted and not (apart and line.room == WATCHING)]

    def shown(self, line: Said, person: str | None, lang: str) -> ChatLine:
        text = QUICK[line.phrase][lang] if line.phrase in QUICK else line.text
        if line.phrase == REMOVED:
            text = WAS_REMOVED[lang]
        mine = line.person == person
        return ChatLine(
            line.id, self.handle(line.person), line.name, line.seat, text, line.at, line.room == WATCHING, mine,
            bool(line.name) and self.accounts.get(line.person) != line.name,
        )  # fmt: skip

    async def silenced(self, person: str | None) -> list[Muted]:
        """Whom of those who can be met here this person has muted."""
        muted = await self.muted_by(person)
        names = {line.person: line.name for line in self.lines if not (self.apart(person) and line.room == WATCHING)}
        names |= {seat.person: seat.name for seat in self.table.row.seats if seat.person}
        return [Muted(self.handle(other), name) for other, name in names.items() if other in muted]

    def hushed_for(self, person: str | None) -> list[Muted]:
        """Who may say nothing here, for the host, who has decided it."""
        if person is None or person != self.table.row.host:
            return []
        return [Muted(self.handle(other), name) for other, name in self.hushed.items()]

    def find(self, handle: str, person: str) -> str | None:
        """The person behind a handle, among those whom this person can know of."""
        known = [line.person for line in self.lines if not (self.apart(person) and line.room == WATCHING)]
        known += [seat.person for seat in self.table.row.seats if seat.person]
        return next((other for other in known if self.handle(other) == handle and other != person), None)

    async def news(self, viewer: Viewer) -> ChatNews | None:
        """What a viewer has not been sent; everything, where what he may or wants to read has changed."""
        try:
            lines = await self.heard_by(viewer.person)
            silenced = await self.silenced(viewer.person)
        except Exception:  # nobody needs the talk to play; the next thing that happens tries again
            log.exception("what was said could not be read", extra={"table": self.table.row.id})
            return None
        hushed = self.hushed_for(viewer.person)
        gone = sum(line.phrase == REMOVED for line in lines)
        eyes = (viewer.look.lang, self.apart(viewer.person), tuple(m.who for m in (*silenced, *hushed)), gone)
        people = {line.person for line in lines}
        whole = eyes != viewer.chat_eyes or bool(viewer.chat_people - people)  # they have gone, with their lines
        host = viewer.person is not None and viewer.person == self.table.row.host
        if whole and viewer.chat_eyes is None and not lines and not silenced and not hushed:
            viewer.chat_eyes = eyes
            return None  # silence needs no message
        fresh = [line for line in lines if whole or line.id not in viewer.chat_has]
        viewer.chat_eyes, viewer.chat_has, viewer.chat_people = eyes, {line.id for line in lines}, people
        if not fresh and not whole:
            return None
        return ChatNews(
            [self.shown(line, viewer.person, viewer.look.lang) for line in fresh], whole, silenced, hushed, host
        )


class Chatting:
    """How people say something, at any table of this process."""

    def __init__(self, per_minute: float) -> None:
        self.buckets = Buckets(per_minute / 60, max(3.0, per_minute / 2))
        self.why_muted: Callable[[str, str], str] = lambda person, lang: ""  # by moderators, everywhere

    async def say(self, table: Sight, person: str | None, seat: int | None, wish: Say, lang: str) -> Heard | Unsaid:
        """Write it down and let those hear it who may; or say why not."""
        text = clean(wish.text)
        if person is None:
            return Unsaid(wish.token, NOBODY_YET[lang])
        if wish.phrase and wish.phrase not in QUICK:
            return Unsaid(wish.token, NO_PHRASE(lang, allowed=", ".join(QUICK)))
        if not wish.phrase and not text:
            return Unsaid(wish.token, EMPTY[lang])
        if len(text) > LONGEST:
            return Unsaid(wish.token, TOO_LONG(lang, most=LONGEST, length=len(text)))
        try:
            return await self._written(table, person, seat, text, wish, lang)
        except Exception:
            log.exception("a line could not be written", extra={"table": table.row.id})
            return Unsaid(wish.token, NOT_WRITTEN[lang])

    async def _written(
        self, table: Sight, person: str, seat: int | None, text: str, wish: Say, lang: str
    ) -> Heard | Unsaid:  # fmt: skip
        chat = table.chat
        before = await chat.store.said(table.row.id, person, wish.token)
        if before is not None:
            return Heard(wish.token, before)
        await chat.catch_up()
        silent = self.why_muted(person, lang) or (HUSHED[lang] if person in chat.hushed else "")
        if silent:
            return Unsaid(wish.token, silent)
        if not self.buckets.take(person):
            return Unsaid(wish.token, TOO_FAST[lang])
        mine = [s for s in table.row.seats if s.person == person]
        chair = next((s for s in mine if s.seat == seat), mine[0] if mine else None)
        name = chair.name if chair is not None else await chat.store.store.name_of(person) or ""
        room = WATCHING if table.running and chair is None else TABLE
        line = Said(
            new_id(), room, person, name, chair.seat if chair is not None else -1, "" if wish.phrase else text,
            wish.phrase, wish.token, time.time(),
        )  # fmt: skip
        written = await chat.store.say(table.row.id, line)
        chat.stir()
        if written:
            return Heard(wish.token, line.id)
        before = await chat.store.said(table.row.id, person, wish.token)  # the same request came twice at once
        return Heard(wish.token, before) if before else Unsaid(wish.token, NOT_WRITTEN[lang])


def quick_phrases(lang: str) -> dict[str, str]:
    """What can be said with one click, by name."""
    return {name: phrase[lang] for name, phrase in QUICK.items()}


def clean(text: str) -> str:
    """One line of text: no control characters, and no marks that turn the writing direction."""
    kept = "".join(c if c.isprintable() or c in JOINERS else " " for c in unicodedata.normalize("NFC", text))
    return " ".join(kept.split()).strip(JOINERS)
