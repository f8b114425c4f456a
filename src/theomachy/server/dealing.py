"""The deal of one table while it is in memory: what chance does there, who may look, and when the game may begin.

What is seen at one table of a deal is yet to come at the others. So until all of them are over only those who sit at a
table see its game: no spectators, no link, no host who plays elsewhere. And they look at it as it lies: there is no
record to hand on, no analysis, which in a duel would be one of the game that is yet to be played, no playing on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from litestar.exceptions import HTTPException
from litestar.status_codes import HTTP_409_CONFLICT

from theomachy.core.deal import Deal
from theomachy.core.log import Chance
from theomachy.core.words import Phrase
from theomachy.server import guided
from theomachy.server.deal_store import DUEL, DealStore, Dealt
from theomachy.server.tournament_store import TournamentStore

if TYPE_CHECKING:
    from theomachy.server.tables import Table

STILL_PLAYED = Phrase("deal still played")


class StillPlayed(HTTPException):
    """Another game of the deal is not over."""

    status_code = HTTP_409_CONFLICT

    def __init__(self, lang: str) -> None:
        super().__init__(STILL_PLAYED[lang])


class Dealing:
    """Nothing here matters at a table without a deal."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.store = DealStore(table.store)
        self.dealt: Dealt | None = None
        self.known = False  # has the store been asked for the deal?
        self.tournament = ""  # that the table belongs to
        self.over = False  # are all games of the deal over?

    async def load(self) -> None:
        """The deal, read once. Call inside the queue, before chance acts."""
        if not self.known:
            self.dealt = await self.store.of(self.table.row.id)
            self.tournament = await TournamentStore(self.table.store).of_table(self.table.row.id)
            self.known = True

    async def look(self) -> None:
        """Are the other tables of the deal still played? Before somebody is shown this one."""
        if self.dealt is not None and not self.over:
            self.over = await self.store.open(self.dealt.deal) == 0

    @property
    def address(self) -> str:
        """The page of the duel or tournament that this game is a part of; empty: of none."""
        if self.tournament:
            return f"/tournaments/{self.tournament}"
        return f"/duel/{self.dealt.deal}" if self.dealt is not None and self.dealt.kind == DUEL else ""

    def chance(self, player: int | None = None, action: int = 0) -> Chance:
        """What chance does now, or after an action: by the deal, else by the guide, else by the operating system."""
        table = self.table
        if self.dealt is None:
            return guided.chance(table.game, table.row, table.past, player, action)
        rows = [entry.row for entry in table.past.entries]
        return Deal(self.dealt.secret).chance(table.game, table.past.position, rows)

    def may_look(self, person: str | None) -> bool | None:
        """May this person see the table, as far as the deal decides it? None: as at any other table."""
        if self.dealt is None or self.table.row.started is None:
            return None
        if person is not None and any(seat.person == person for seat in self.table.row.seats):
            return True
        if not self.over:
            return False
        return True if self.dealt.shown else None

    @property
    def done(self) -> bool:
        """Is no other game of the deal played any more, as far as there is a deal?"""
        return self.dealt is None or self.over

    def demand_done(self, lang: str) -> None:
        """Refuse what would carry the moves of this table, or what was found out about them, to another table of the
        deal."""
        if not self.done:
            raise StillPlayed(lang)

    async def may_begin(self) -> bool:
        """Nobody can play two games in real time at once: then the second waits for the end of the first."""
        if self.dealt is None or self.dealt.kind != DUEL or not self.table.timing.real:
            return True
        return await self.store.open(self.dealt.deal, before=self.dealt.number) == 0
