"""Rated games: who may play one, and what one has changed when it is over.

If a game is called rated, it is: the usual rules, no hints, no taking back, everybody on one seat with an account of
his own, bots only of the levels that have a fixed strength.

Nobody escapes a defeat by leaving. Who lets a bot make a move in his place (handed over, away, out of time, account
deleted) or ends the game unfinished has left it: it counts as lost for him, behind all who stayed; the others count
among themselves, and what the bot did counts for nobody. It is decided as soon as only one has stayed.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING, Literal

from sqlalchemy import Executable

from theomachy.core.errors import TheomachyError
from theomachy.core.game import Game
from theomachy.core.words import Phrase
from theomachy.server.chairs import person_name
from theomachy.server.messages import RatingChange
from theomachy.server.rating_store import Change, Leaver, RatingStore, leaving, places
from theomachy.server.skill import ANCHORS
from theomachy.server.store import SeatRow, Store, TableRow

if TYPE_CHECKING:
    from theomachy.server.hall import Hall
    from theomachy.server.lobby import NewTable
    from theomachy.server.tables import Table

log = logging.getLogger("theomachy.rated")

NEEDS_ACCOUNT = Phrase("rated needs account")
ONE_SEAT = Phrase("rated one seat")
LEVELS_ONLY = Phrase("rated levels only")
NO_UNDO = Phrase("rated no undo")
NOT_FROM_HERE = Phrase("rated not from here")
USUAL_RULES = Phrase("rated usual rules")
HAS_LEFT = Phrase("rated has left")


class NotRated(TheomachyError):
    """It cannot be a rated game like this."""


async def demand_account(store: Store, person: str, lang: str) -> None:
    if not await RatingStore(store).has_account(person):
        raise NotRated(NEEDS_ACCOUNT[lang])


async def check(
    store: Store, person: str, wish: NewTable, game: Game, options: Mapping[str, object], begun: bool, lang: str
) -> None:
    """Refuse a new table that could not be rated."""
    await demand_account(store, person, lang)
    if begun:
        raise NotRated(NOT_FROM_HERE[lang])
    if any(options[option.id] != option.default for option in game.options if not option.front):
        raise NotRated(USUAL_RULES[lang])
    if any(seat.kind == "here" for seat in wish.seats) or sum(seat.kind == "me" for seat in wish.seats) > 1:
        raise NotRated(ONE_SEAT[lang])
    for seat in wish.seats:
        if seat.kind == "bot":
            check_bot(seat.bot, lang)


def check_bot(spec: str, lang: str) -> None:
    if spec and spec not in ANCHORS:
        raise NotRated(LEVELS_ONLY[lang])


def check_seats(row: TableRow, seat: int, person: str, lang: str) -> None:
    """Nobody plays against himself for points."""
    if any(chair.person == person and chair.seat != seat for chair in row.seats):
        raise NotRated(ONE_SEAT[lang])


class Rated:
    """The rating of one table while it is in memory. Nothing here happens at a table that is not rated."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.store = RatingStore(table.store)
        self.spoilt = ""
        self.left: list[Leaver] = []
        self.changes: list[Change] = []

    @property
    def state(self) -> Literal["", "rated", "spoilt"]:
        """Is it rated, and does it still count?"""
        if not self.table.row.rated:
            return ""
        return "spoilt" if self.spoilt or (self.table.row.abandoned and not self.changes) else "rated"

    def beside(self, stand_in: SeatRow | None) -> list[Executable]:
        """What is written together with a row: that a bot has made it in the place of a person."""
        if stand_in is None or not self.table.row.rated or stand_in.seat in [leaver.seat for leaver in self.left]:
            return []
        return [leaving(self.table.row.id, seat=stand_in.seat, seq=self.table.past.seq)]

    async def settle(self) -> None:
        """Count the game if it is decided, and know what is kept about it. Call inside the queue."""
        table = self.table
        if not table.row.rated or table.row.started is None or self.changes:
            return
        try:
            self.spoilt = await self.store.spoilt(table.row.id)
            self._tell(await self.store.left(table.row.id))
            found = places(table.past.position, self.left, table.row.abandoned)
            if found is not None:
                if await self.store.count(table.row.id, found):
                    log.info("counted", extra={"table": table.row.id})
                self.changes = await self.store.changes(table.row.id)
        except Exception:  # the game stands, whatever happens here; sweeping tries again
            log.exception("a rated game could not be counted", extra={"table": table.row.id})

    def _tell(self, left: list[Leaver]) -> None:
        """Everybody at the table reads who has left, and what comes of it."""
        for leaver in left[len(self.left) :]:
            self.table.note(max(1, leaver.seq), partial(self._has_left, leaver.seat))
            for viewer in self.table.viewers:  # it stands behind a row that they have read
                viewer.since = 0
        self.left = left

    def _has_left(self, seat: int, lang: str) -> str:
        return HAS_LEFT(lang, who=person_name(self.table.row.seats[seat], lang))

    def told(self) -> list[RatingChange]:
        return [
            RatingChange(c.seat, c.before.figure, c.after.figure, c.after.deviation, c.after.provisional)
            for c in self.changes
        ]


class Ratings:
    """All rated games of this process: those that ended while nobody counted them are counted later."""

    def __init__(self, store: Store) -> None:
        self.store = RatingStore(store)
        self.tried: set[str] = set()

    async def take_in(self, hall: Hall) -> None:
        for table_id in await self.store.waiting():
            if table_id not in self.tried:
                self.tried.add(table_id)
                table = await hall.get(table_id)  # reading it in counts it
                if table is not None:
                    async with table.queue:
                        await table.rated.settle()
