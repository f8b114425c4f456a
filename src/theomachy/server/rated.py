"""Rated games: who may play one, and what one has changed when it is over.

If a game is called rated, it is: the usual rules, no hints, no taking back, everybody on one seat with an account of
his own, bots only of the levels that have a fixed strength.

A rated game has a clock, so that nobody holds one open by doing nothing: one of days where none is wished, unless the
rules set limits themselves. It counts when everybody has taken part in earnest, and of games of the same two so many
a day.

Nobody escapes a defeat by leaving. Who lets a bot make a move in his place (handed over, away, out of time, account
deleted) or ends the game unfinished has left it: it counts as lost for him, behind all who stayed; the others count
among themselves, and what the bot did counts for nobody. It is decided as soon as only one has stayed.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Literal

from sqlalchemy import Executable

from theomachy.core.errors import TheomachyError
from theomachy.core.game import Game
from theomachy.core.log import Log
from theomachy.core.position import NOBODY
from theomachy.core.words import Phrase
from theomachy.server.chairs import person_name
from theomachy.server.clock_times import Clock
from theomachy.server.deal_store import DUEL
from theomachy.server.messages import RatingChange
from theomachy.server.rating_store import MOST_A_DAY, OFTEN, SHORT, Change, Leaver, RatingStore, leaving, places
from theomachy.server.skill import ANCHORS
from theomachy.server.store import SeatRow, Store, TableRow

if TYPE_CHECKING:
    from theomachy.server.hall import Hall
    from theomachy.server.lobby import NewTable
    from theomachy.server.sight import Sight
    from theomachy.server.tables import Table

log = logging.getLogger("theomachy.rated")

NEEDS_ACCOUNT = Phrase("rated needs account")
ONE_SEAT = Phrase("rated one seat")
LEVELS_ONLY = Phrase("rated levels only")
NO_UNDO = Phrase("rated no undo")
NOT_FROM_HERE = Phrase("rated not from here")
USUAL_RULES = Phrase("rated usual rules")
HAS_LEFT = Phrase("rated has left")
FORFEITS = Phrase("tournament has left")
WHY_SPOILT = {SHORT: Phrase("rated short"), OFTEN: Phrase("rated often")}
RECORD = Phrase("rated record")
USUAL_CLOCK = Clock("days", 3)
LEAST_MOVES = 6  # of everybody who was there when a game was decided by somebody's leaving, for it to count


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


def contest(table: Sight) -> bool:
    """Is there something to be won by this game beyond itself?"""
    dealt = table.dealing.dealt
    return table.row.rated or bool(table.dealing.tournament) or (dealt is not None and dealt.kind == DUEL)


def short(past: Log, left: Sequence[Leaver]) -> bool:
    """Was it decided by leaving before all who were still there had made enough moves? Those who had left earlier do
    not matter, nor does what was played later."""
    if not left:
        return False
    last = max(leaver.seq for leaver in left)
    before = {leaver.seat for leaver in left[:-1]}
    moves = [0] * past.position.players
    for entry in past.entries:
        if entry.row.player >= 0 and entry.row.seq <= last:
            moves[entry.row.player] += 1
    return any(moves[seat] < LEAST_MOVES for seat in range(len(moves)) if seat not in before)


class Rated:
    """The rating of one table while it is in memory, and who has left a game that counts for something. Nothing here
    happens at other tables."""

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
        counts = self.table.row.rated or self.table.dealing.tournament
        if stand_in is None or not counts or stand_in.seat in [leaver.seat for leaver in self.left]:
            return []
        return [leaving(self.table.row.id, seat=stand_in.seat, seq=self.table.past.seq)]

    async def settle(self) -> None:
        """Count the game if it is decided, and know what is kept about it. Call inside the queue."""
        table = self.table
        counts = table.row.rated or table.dealing.tournament
        if not counts or table.row.started is None or self.changes:
            return
        try:
            left = await self.store.left(table.row.id)
            new, self.left = left[len(self.left) :], left
            if table.row.rated:
                await self._count()
            if self.spoilt != SHORT:
                self._tell(new)
        except Exception:  # the game stands, whatever happens here; sweeping tries again
            log.exception("a rated game could not be counted", extra={"table": table.row.id})

    async def _count(self) -> None:
        table = self.table
        if self.spoilt:
            return
        found = places(table.past.position, self.left, table.row.abandoned)
        if found is not None and table.past.position.turn != NOBODY and short(table.past, self.left):
            await self.store.spoil(table.row.id, SHORT)
        elif found is not None and await self.store.count(table.row.id, found):
            log.info("counted", extra={"table": table.row.id})
        self.changes = await self.store.changes(table.row.id) if found is not None else []
        self.spoilt = await self.store.spoilt(table.row.id)
        if self.spoilt in WHY_SPOILT:
            why = WHY_SPOILT[self.spoilt]
            self._note(table.past.seq, partial(why, least=LEAST_MOVES, most=MOST_A_DAY))

    def _note(self, seq: int, say: Callable[[str], str]) -> None:
        self.table.note(max(1, seq), say)
        for viewer in self.table.viewers:  # it stands behind a row that they have read
            viewer.since = 0

    def _tell(self, left: Sequence[Leaver]) -> None:
        """Everybody at the table reads who has left, and what comes of it."""
        for leaver in left:
            self._note(leaver.seq, partial(self._has_left, leaver.seat))

    def _has_left(self, seat: int, lang: str) -> str:
        text = HAS_LEFT if self.table.row.rated else FORFEITS
        return text(lang, who=person_name(self.table.row.seats[seat], lang))

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
