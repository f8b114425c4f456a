"""Keeping order: moderators remove lines, mute and ban people, close tables and tournaments, and everything is written
down with who and why. Whoever is banned finds every door closed, those with a websocket too.
"""

from __future__ import annotations

import hashlib
import logging
import time
from typing import TYPE_CHECKING, Literal

from theomachy.core.errors import TheomachyError
from theomachy.core.words import Phrase
from theomachy.server import ending
from theomachy.server.limits import Buckets
from theomachy.server.moderation_store import Deed, ModerationStore, Reported, Sanction
from theomachy.server.tournament_store import OVER as ENDED
from theomachy.server.vacations import day

if TYPE_CHECKING:
    from theomachy.server.hall import Hall
    from theomachy.server.store import Store
    from theomachy.server.tournaments import Tournaments

log = logging.getLogger("theomachy.moderation")

CLOSED = 4403  # the code with which the line of somebody who is banned ends
LONGEST_DAYS = 3650
Kind = Literal["remove", "mute", "ban", "close", "unmute", "unban", "dismiss"]
BANNED = Phrase("moderation banned")
BANNED_UNTIL = Phrase("moderation banned until")
MUTED = Phrase("moderation muted")
MUTED_UNTIL = Phrase("moderation muted until")
NO_TARGET = Phrase("moderation no target")
NO_REASON = Phrase("moderation no reason")
COLLEAGUE = Phrase("moderation colleague")
OVER = Phrase("moderation over")
TOURNAMENT_OVER = Phrase("tournament is over")


class NotNow(TheomachyError):
    """It cannot be done to this person, or at this table."""


class NoTarget(TheomachyError):
    """There is no such line, person, table or tournament."""


def handle(person: str) -> str:
    """Under which name moderators speak of a person: the id itself is nobody's to know."""
    return hashlib.blake2b(f"moderation {person}".encode(), digest_size=9).hexdigest()


class Moderation:
    """What one process knows of bans and mutes, and how moderators act."""

    def __init__(self, store: Store, hall: Hall, tournaments: Tournaments) -> None:
        self.store = ModerationStore(store)
        self.hall = hall
        self.tournaments = tournaments
        self.held: dict[tuple[str, str], Sanction] = {}  # by person and kind
        self.often = Buckets(1.0, 30)

    async def refresh(self) -> None:
        """What holds; other processes may know of more. Whoever is banned and looks is shown out, with his programs:
        whose they are is asked where their lines are."""
        self.held = {(found.person, found.kind): found for found in await self.store.sanctions()}
        for table in self.hall.tables.values():
            for viewer in table.viewers:
                if viewer.program or self.banned(viewer.person):
                    viewer.wake.set()

    def _holding(self, person: str | None, kind: str) -> Sanction | None:
        found = self.held.get((person or "", kind))
        return found if found is not None and (not found.until or found.until > time.time()) else None

    def banned(self, person: str | None) -> bool:
        return bool(self.held) and self._holding(person, "ban") is not None

    def why_banned(self, person: str | None, lang: str) -> str:
        """What somebody is told who is banned; empty: he is not."""
        found = self._holding(person, "ban")
        if found is None:
            return ""
        return BANNED_UNTIL(lang, until=day(found.until), why=found.why) if found.until else BANNED(lang, why=found.why)

    def why_muted(self, person: str, lang: str) -> str:
        """What somebody is told who may say nothing; empty: he may."""
        found = self._holding(person, "mute")
        if found is None:
            return ""
        return MUTED_UNTIL(lang, until=day(found.until), why=found.why) if found.until else MUTED(lang, why=found.why)

    # ---- what moderators do

    async def person_of(self, who: str) -> tuple[str, str]:
        """The person behind a handle, among those who were reported or to whom something was done; and his name."""
        for report in await self.store.reports(1000):
            if handle(report.said_by) == who:
                return report.said_by, report.name
        for found in await self.store.sanctions():
            if handle(found.person) == who:
                return found.person, found.name
        for deed in await self.store.deeds(1000):
            if deed.person and handle(deed.person) == who:
                return deed.person, deed.name
        return "", ""

    async def report_of(self, line: str, lang: str) -> Reported:
        found = next((report for report in await self.store.reports(1000) if report.line == line), None)
        if found is None:
            raise NoTarget(NO_TARGET[lang])
        return found

    async def about_line(self, by: tuple[str, str], kind: Kind, line: str, why: str, lang: str) -> None:
        """Remove a line that was reported, or leave it and say so."""
        report = await self.report_of(line, lang)
        if kind == "remove" and not why:
            raise TheomachyError(NO_REASON[lang])
        await self.store.decide(
            Deed(time.time(), *by, kind, report.said_by, report.name, report.place, line, why=why)
        )  # fmt: skip
        if report.place in self.hall.tables:
            self.hall.tables[report.place].chat.stir()
        log.info("moderated", extra={"kind": kind, "table": report.place})

    async def about_person(
        self, by: tuple[str, str], kind: Kind, person: str, name: str, days: int, why: str, lang: str,
        place: str = "", line: str = "",
    ) -> None:  # fmt: skip
        """Mute or ban somebody everywhere, for so many days or, with 0, without an end; or lift that."""
        if not person:
            raise NoTarget(NO_TARGET[lang])
        now = time.time()
        if kind in ("unmute", "unban"):
            await self.store.decide(Deed(now, *by, kind, person, name, place, line, why=why), lifted=kind[2:])
        else:
            if not why:
                raise TheomachyError(NO_REASON[lang])
            if await self.store.is_moderator(person):
                raise NotNow(COLLEAGUE[lang])
            until = now + days * 86_400 if days else 0.0
            deed = Deed(now, *by, kind, person, name, place, line, until, why)
            await self.store.decide(deed, Sanction(person, kind, name, until, why, now))
        await self.refresh()
        log.info("moderated", extra={"kind": kind})

    async def close_tournament(self, by: tuple[str, str], name: str, why: str, lang: str) -> None:
        """End a tournament as it is; one that has not begun is called off."""
        row = await self.tournaments.store.get(name)
        if row is None:
            raise NoTarget(NO_TARGET[lang])
        if not why:
            raise TheomachyError(NO_REASON[lang])
        if row.state == ENDED:
            raise NotNow(TOURNAMENT_OVER[lang])
        await self.tournaments.close(row)
        await self.store.decide(Deed(time.time(), *by, "close", place=name, name=row.title, why=why))
        log.info("moderated", extra={"kind": "close", "tournament": name})

    async def close_table(self, by: tuple[str, str], table_id: str, why: str, lang: str) -> None:
        """End a running game unfinished; delete a table that has not begun."""
        table = await self.hall.get(table_id)
        if table is None:
            raise NoTarget(NO_TARGET[lang])
        if not why:
            raise TheomachyError(NO_REASON[lang])
        try:
            if table.row.started is None:
                await ending.take_away(self.hall, table, lang)
            elif table.running:
                await ending.end(table, lang)
            else:
                raise NotNow(OVER[lang])
        except ending.NotNow as error:
            raise NotNow(OVER[lang]) from error
        await self.store.decide(Deed(time.time(), *by, "close", place=table_id, name=table.row.title, why=why))
        log.info("moderated", extra={"kind": "close", "table": table_id})
