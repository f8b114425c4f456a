"""Duels: two players meet twice on the same deal, each of them on both sides, and the two games are compared.

Whoever wins more of the two games wins the duel; with one each, the points of both games together decide.
"""

from __future__ import annotations

import logging
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

import theomachy
from theomachy.core.errors import TheomachyError
from theomachy.core.words import Phrase
from theomachy.server.chairs import bot_name
from theomachy.server.deal_store import DUEL, DealStore, dealing, new_deal
from theomachy.server.listing import outcome
from theomachy.server.lobby import Lobby, NewTable
from theomachy.server.rated import NotRated
from theomachy.server.store import SeatRow
from theomachy.server.tables import Table

log = logging.getLogger("theomachy.duels")

WINS = Phrase("duel wins")
POINTS = Phrase("duel points")
TIE = Phrase("duel tie")
ENDED = Phrase("duel ended")
NO_DUEL = Phrase("rated no duel")
OPPONENTS = ("bot", "link", "open")


class DuelSide(Struct):
    """A player at one of the two tables: what the seat is called, and how it came out there."""

    side: Annotated[int, Meta(ge=0, le=1)]  # whose: the same number at both tables
    title: str
    who: str  # empty: nobody sits there yet
    place: int | None = None
    points: int | None = None


class DuelTable(Struct):
    id: str
    started: bool
    finished: bool
    abandoned: bool  # ended unfinished
    waits: bool  # in real time the second game begins when the first is over
    my_turn: bool
    sides: list[DuelSide]  # in the order of the seats


class DuelScore(Struct):
    who: str
    mine: bool
    wins: float = 0.0  # a shared victory is half a win
    points: int = 0


class DuelInfo(Struct):
    id: str
    game: str
    game_title: str
    tables: list[DuelTable]
    scores: list[DuelScore]  # of both sides, as far as games are over
    over: bool
    winner: int | None = None  # the side; none in a tie, and while it is not over
    verdict: str = ""  # the same in a sentence
    invite: str = ""  # address for the opponent; only for those who play
    public: bool = False


class Duels:
    """Setting duels up, and telling how they stand."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.deals = DealStore(lobby.store)

    async def create(self, person: str, name: str, wish: NewTable, lang: str) -> str:
        """Two tables as wished, the second with the seats changed; the name of their deal."""
        kinds = sorted(seat.kind for seat in wish.seats)
        if len(kinds) != 2 or "me" not in kinds or not set(kinds) & set(OPPONENTS):
            given = ", ".join(seat.kind for seat in wish.seats)
            raise TheomachyError(f"a duel of {given}; allowed: two seats, one 'me', the other {', '.join(OPPONENTS)}")
        if wish.rated:
            raise NotRated(NO_DUEL[lang])
        deal, made = new_deal(DUEL, shown=False)
        first = await self.lobby.create(
            person, name, wish, lang, beside=lambda table: [made, dealing(table, deal, 1)]
        )  # fmt: skip
        back = msgspec.structs.replace(wish, seats=wish.seats[::-1])
        try:
            await self.lobby.create(person, name, back, lang, beside=lambda table: [dealing(table, deal, 2)])
        except BaseException:
            await self.lobby.store.delete_table(first.row.id, running=True)
            await self.lobby.hall.forget(first)
            raise
        log.info("duel", extra={"deal": deal})
        return deal

    async def tables(self, deal: str) -> list[Table]:
        """The tables of a duel that there are, in their order."""
        if await self.deals.kind(deal) != DUEL:
            return []
        found = [await self.lobby.hall.get(table_id) for table_id in await self.deals.tables(deal)]
        return [table for table in found if table is not None]

    async def info(self, deal: str, person: str | None, key: str | None, lang: str) -> DuelInfo | None:
        """The duel as this person may know it. None if it is not for this person."""
        tables = await self.tables(deal)
        if not any(table.row.open_to(person, key) for table in tables):
            return None
        for table in tables:
            if table.row.started is None and all(seat.taken for seat in table.row.seats):
                await self.lobby.hall.seats_changed(table)  # it may have waited for the end of the first
        inside = any(seat.person == person for table in tables for seat in table.row.seats if person is not None)
        over = len(tables) == 2 and all(_ended(table) for table in tables)
        told = [_table(table, inside or over, person, lang) for table in tables]
        row = tables[0].row
        info = DuelInfo(
            deal, row.game, theomachy.game(row.game).title, told, _scores(tables, told, person, lang), over,
            invite=f"/t/{row.id}?key={row.invite}" if inside and row.started is None else "", public=row.public,
        )  # fmt: skip
        if over:
            _judge(info, lang)
        return info


def called(seat: SeatRow, lang: str) -> str:
    """Whose duel it is: the person also while a bot plays on. Empty: nobody's yet."""
    return bot_name(seat.bot, lang) if seat.kind == "bot" else seat.name


def side_of(number: int, seat: int) -> int:
    """Whose seat it is: they change places at the second table."""
    return seat if number == 1 else 1 - seat


def number_of(table: Table) -> int:
    return table.dealing.dealt.number if table.dealing.dealt is not None else 1


def _ended(table: Table) -> bool:
    return table.row.started is not None and not table.running


def _table(table: Table, results: bool, person: str | None, lang: str) -> DuelTable:
    row = table.row
    titles = table.titles(lang)
    ranks, points = outcome(table) if results else ([], [])
    sides = [DuelSide(side_of(number_of(table), s.seat), titles[s.seat], called(s, lang)) for s in row.seats]
    for side, rank, score in zip(sides, ranks, points, strict=False):
        side.place, side.points = rank, score
    mine = any(seat in table.asked() for seat in table.seats_of(person))
    waits = row.started is None and all(seat.taken for seat in row.seats)
    return DuelTable(row.id, row.started is not None, _ended(table), table.abandoned, waits, mine, sides)


def _scores(tables: list[Table], told: list[DuelTable], person: str | None, lang: str) -> list[DuelScore]:
    first = tables[0]
    seats = sorted(first.row.seats, key=lambda seat: side_of(number_of(first), seat.seat))
    scores = [DuelScore(called(seat, lang), person is not None and seat.person == person) for seat in seats]
    for table in told:
        best = [side for side in table.sides if side.place == 1]
        for side in table.sides:
            scores[side.side].points += side.points or 0
            if side in best:
                scores[side.side].wins += 1 / len(best)
    return scores


def _judge(info: DuelInfo, lang: str) -> None:
    """Who has won the duel, and by what."""
    if any(table.abandoned for table in info.tables):
        info.verdict = ENDED[lang]
        return
    one, other = info.scores
    better = (one.wins, one.points) > (other.wins, other.points)
    if (one.wins, one.points) == (other.wins, other.points):
        info.verdict = TIE(lang, points=one.points)
        return
    info.winner = 0 if better else 1
    first, second = (one, other) if better else (other, one)
    if one.wins != other.wins:
        info.verdict = WINS(lang, who=first.who, mine=written(first.wins), theirs=written(second.wins))
    else:
        info.verdict = POINTS(lang, who=first.who, mine=first.points, theirs=second.points)


def written(score: float) -> str:
    """Wins, with halves as people write them."""
    whole = int(score)
    if score == whole:
        return str(whole)
    return f"{whole or ''}½" if score - whole == 0.5 else f"{score:.2f}"
