"""Tournaments and club evenings: rounds are opened by their host, tables set themselves up, results enter themselves.

A round is written down as a whole before any of its tables is made. What is missing then, a table or a result, is made
up for by whichever process looks next; doing it twice does nothing. The tables belong to the house, so nobody who plays
can end or delete them. Who lets a bot make a move in such a game has left it, and gets nothing for it.

Games of bots alone are for those who look: they go on while somebody does. What lies idle ends by itself.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct
from sqlalchemy import Executable
from sqlalchemy.exc import IntegrityError

import theomachy
from theomachy.core.errors import TheomachyError
from theomachy.core.position import NOBODY
from theomachy.core.words import Phrase
from theomachy.server import clock_times, clocks
from theomachy.server.chairs import bot_name, bot_specs
from theomachy.server.clock_store import setting
from theomachy.server.clock_times import Clock
from theomachy.server.deal_store import ROUND, dealing, new_deal
from theomachy.server.ending import NotNow, NotTheHost
from theomachy.server.listing import outcome
from theomachy.server.lobby import Lobby
from theomachy.server.naming import clean_name
from theomachy.server.pairing import EMPTY, Round, cycle_length, everybody, next_round
from theomachy.server.past import fresh
from theomachy.server.rating_store import RatingStore
from theomachy.server.standings import ABSENT, BYE, FORFEIT, HALTED, PLAYED, Chair, Played, standings
from theomachy.server.store import SeatRow, TableRow, key_taken
from theomachy.server.tournament_store import (
    ENTRY,
    NOT_PLAYED,
    OVER,
    ROBIN,
    RUNNING,
    BoardRow,
    EntrantRow,
    TournamentRow,
    TournamentStore,
)  # fmt: skip

log = logging.getLogger("theomachy.tournaments")

HOUSE = "tournaments"  # the person in whose name the tables stand
MOST_ENTRANTS = 64
MOST_ROUNDS = 15
MOST_OPEN = 10  # tournaments of one host that are not over
LONGEST_TITLE = 40
MOST_BOTS = 16  # in a tournament, and one more for each person
LOOKED = 600.0  # seconds after a look at a tournament for which its games of bots alone are woken
IDLE, IDLE_BOTS = (
    30 * 86_400.0,
    86_400.0,
)  # seconds without anything new; the second of bots alone
EVERY = 600.0  # seconds between two looks at what lies idle

NOT_HOST = Phrase("tournament not host")
BEGUN = Phrase("tournament begun")
FULL = Phrase("tournament full")
TOO_FEW = Phrase("tournament too few")
NOT_DONE = Phrase("tournament round not done")
IS_OVER = Phrase("tournament is over")
STRANGER = Phrase("tournament stranger")
TOO_MANY_BOTS = Phrase("tournament bots")


class NewTournament(Struct, forbid_unknown_fields=True):
    """`players` at a table. `swiss` brings together who has as many points; `robin` everybody with everybody (with two
    at a table the number of rounds follows from that). `duplicate`: all tables of a round have the same deal. `fill`
    is a bot for free chairs; without one people sit out in turn."""

    title: Annotated[str, Meta(min_length=1, max_length=LONGEST_TITLE)]
    game: Annotated[str, Meta(max_length=40)]
    players: Annotated[int, Meta(ge=2, le=8)] = 2
    options: dict[str, bool | int | str] = {}
    system: Literal["swiss", "robin"] = "swiss"
    rounds: Annotated[int, Meta(ge=1, le=MOST_ROUNDS)] = 3
    duplicate: bool = False
    fill: Annotated[str, Meta(max_length=40)] = ""
    clock: Clock | None = None
    public: bool = False


class Tournaments:
    """All that happens in tournaments. What a viewer is told of it: server/tournament_info.py."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.tables = lobby.store
        self.store = TournamentStore(lobby.store)
        self.turns: dict[str, asyncio.Lock] = {}  # one after the other in each tournament
        self.looks: dict[str, float] = {}  # when somebody last looked at a tournament
        self.cleared = 0.0  # when it was last seen to what lies idle

    async def create(self, person: str, wish: NewTournament) -> TournamentRow:
        """Set a tournament up as wished, or say what is wrong with the wish."""
        game = theomachy.game(wish.game)
        options = game.check(wish.players, wish.options)
        if wish.clock is not None:
            clock_times.check(wish.clock, clocks.own_as_wished(game, wish.players, options, "en"))
        check_bot(wish.fill, empty=True)
        row = TournamentRow(
            secrets.token_urlsafe(9), person, clean_name(wish.title, LONGEST_TITLE), game.name, wish.players,
            dict(options), wish.system, wish.rounds, wish.duplicate, wish.fill, wish.clock, wish.public,
            secrets.token_urlsafe(12), ENTRY, 0, time.time(),
        )  # fmt: skip
        if not await self.store.create(row, MOST_OPEN):
            raise TheomachyError(f"you have {MOST_OPEN} tournaments that are not over; end one first")
        log.info("tournament", extra={"tournament": row.id})
        return row

    # ---- who takes part

    async def enter(self, row: TournamentRow, person: str, name: str, lang: str) -> None:
        await self._enter(row, person, "", name, lang)

    async def enter_bot(self, row: TournamentRow, host: str, spec: str, lang: str) -> None:
        demand_host(row, host, lang)
        check_bot(spec)
        await self._enter(row, None, spec, bot_name(spec, "en"), lang)

    async def _enter(self, row: TournamentRow, person: str | None, bot: str, name: str, lang: str) -> None:
        done = await self.store.enter(row.id, person, bot, name, MOST_ENTRANTS, MOST_BOTS)
        if done == "full":
            raise NotNow(FULL(lang, most=MOST_ENTRANTS))
        if done == "bots":
            raise NotNow(TOO_MANY_BOTS(lang, most=MOST_BOTS))
        if done == "begun":
            raise NotNow(BEGUN[lang])

    async def withdraw(self, row: TournamentRow, person: str, number: int | None, lang: str) -> None:
        """Take myself out, or as the host somebody else."""
        mine = [one.number for one in await self.store.entrants(row.id) if one.person == person]
        if number is None or number in mine:
            if not mine:
                raise NotNow(STRANGER[lang])
            number = mine[0]
        else:
            demand_host(row, person, lang)
        if not await self.store.withdraw(row.id, number):
            raise NotNow(IS_OVER[lang] if row.state == OVER else STRANGER[lang])

    # ---- rounds

    async def open_round(self, row: TournamentRow, person: str, lang: str) -> int:
        """Pair the next round. Its tables are there when this returns; how many of them are of bots alone."""
        demand_host(row, person, lang)
        self.looked(row.id)
        await self.settle(row.id)
        now = await self.store.get(row.id)
        if now is None or now.state == OVER:
            raise NotNow(IS_OVER[lang])
        people = await self.store.entrants(row.id)
        rounds = played_rounds(await self.store.boards(row.id))
        if rounds and not rounds[-1].complete:
            raise NotNow(NOT_DONE[lang])
        able = [one for one in people if not one.gone]
        if len(able) < (2 if row.fill else row.players):
            raise NotNow(TOO_FEW(lang, least=2 if row.fill else row.players))
        pairing = pair(now, people, rounds)
        count = cycle_length(len(people)) if all_pairs(now) else now.rounds
        boards, beside = self._planned(now, pairing)
        if await self.store.begin_round(now, boards, count, beside):
            log.info("round", extra={"tournament": row.id, "round": now.round + 1})
        await self.settle(row.id)
        sit = {one.number for one in people if one.person is not None}
        return sum(not sit & set(table) for table in pairing.tables)

    def _planned(self, row: TournamentRow, pairing: Round) -> tuple[list[BoardRow], list[Executable]]:
        """The seats of a round, with the names of tables that are still to be made."""
        number = row.round + 1
        deal, beside = None, []
        if row.duplicate:
            deal, made = new_deal(ROUND, shown=row.public)
            beside = [made]
        boards = [BoardRow(number, NOT_PLAYED, seat, one, how=BYE) for seat, one in enumerate(pairing.byes)]
        for board, table in enumerate(pairing.tables, 1):
            name = secrets.token_urlsafe(9)
            boards += [BoardRow(number, board, seat, one, name, deal) for seat, one in enumerate(table)]
        return boards, beside

    async def halt(self, row: TournamentRow, person: str, lang: str) -> None:
        """End what is still played in this round: who came has half, who did not come nothing."""
        demand_host(row, person, lang)
        await self._halt(row)

    async def _halt(self, row: TournamentRow) -> None:
        for name in {board.played_at for board in await self.store.boards(row.id) if board.played_at and not board.how}:
            table = await self.lobby.hall.get(name)
            if table is not None:
                async with table.queue:
                    await self.tables.abandon(name)
                    await table.catch_up()
        await self.settle(row.id)

    async def end(self, row: TournamentRow, person: str, lang: str) -> None:
        """Call it off before it has begun, or end it after a round that is complete."""
        demand_host(row, person, lang)
        if await self.store.delete(row.id):
            return
        await self.settle(row.id)
        rounds = played_rounds(await self.store.boards(row.id))
        if not all(played.complete for played in rounds):
            raise NotNow(NOT_DONE[lang])
        await self.store.end(row.id)

    async def close(self, row: TournamentRow) -> None:
        """End it as it is, whoever has decided that: what is still played is halted."""
        if await self.store.delete(row.id):
            return
        await self._halt(row)
        await self.store.end(row.id)
        log.info("tournament closed", extra={"tournament": row.id})

    # ---- what goes by itself

    def looked(self, name: str) -> None:
        """Somebody looks at this tournament now."""
        now = time.monotonic()
        self.looks = {known: at for known, at in self.looks.items() if now - at < LOOKED} | {name: now}

    def watched(self, name: str) -> bool:
        return name in self.looks and time.monotonic() - self.looks[name] < LOOKED

    async def mind(self) -> None:
        """Look after all tournaments that run: those of people, and those of bots that somebody looks at. Called again
        and again."""
        if time.monotonic() - self.cleared > EVERY:
            self.cleared = time.monotonic()
            await self.clear()
        for name, people in await self.store.running():
            if not people and not self.watched(name):
                continue
            try:
                await self.settle(name)
            except Exception:  # one tournament's trouble is not that of the others
                log.exception("a tournament could not be looked after", extra={"tournament": name})

    async def clear(self) -> None:
        """End what lies idle."""
        now = time.time()
        for row in await self.store.idle(now - IDLE, now - IDLE_BOTS):
            try:
                await self.close(row)
            except Exception:
                log.exception("an idle tournament could not be ended", extra={"tournament": row.id})

    async def settle(self, name: str) -> None:
        """Make the tables that are missing, enter the results that are known, wake the bots; end it after the last."""
        async with self.turns.setdefault(name, asyncio.Lock()):
            row = await self.store.get(name)
            if row is None or row.state != RUNNING:
                self.turns.pop(name, None)
                return
            boards = await self.store.boards(name)
            people = {one.number: one for one in await self.store.entrants(name)}
            open_boards = {(b.board, b.played_at): None for b in boards if b.played_at and not b.how}
            known = {table.id: table for table in await self.tables.tables([name for _, name in open_boards])}
            for number, played_at in open_boards:
                seats = [board for board in boards if board.played_at == played_at]
                table = known.get(played_at)
                if table is None:
                    await self._make_table(row, number, seats, people)
                elif table.finished is not None:
                    await self.store.put_results(name, await self._results(seats, table))
                elif any(seat.bot for seat in table.seats) and (
                    self.watched(name) or any(seat.person for seat in table.seats)
                ):
                    await self.lobby.hall.get(played_at)  # in memory its bots play
            rounds = played_rounds(await self.store.boards(name))
            if row.round >= row.rounds and all(played.complete for played in rounds):
                await self.store.end(name)

    async def _make_table(
        self, row: TournamentRow, number: int, seats: list[BoardRow], people: dict[int, EntrantRow]
    ) -> None:
        game = theomachy.game(row.game)
        await self.tables.put_person(HOUSE, "Theomachy")
        now = time.time()
        table = TableRow(
            id=seats[0].played_at, game=row.game, rules=game.revision, players=row.players, options=row.options,
            title=f"{row.title} · {seats[0].round}", public=row.public and not row.duplicate,
            invite=secrets.token_urlsafe(12), host=HOUSE, created=now, started=None, finished=None,
            seats=[chair(board, people, row.fill) for board in seats], rated=False, hints=False,
        )  # fmt: skip
        fresh(game, table)
        beside = [] if row.clock is None else [setting(table.id, row.clock)]
        if seats[0].deal_id is not None:
            beside.append(dealing(table.id, seats[0].deal_id, number))
        try:
            await self.tables.create_table(table, beside)
        except IntegrityError as error:  # another process was faster
            if not key_taken(error):
                raise
        made = await self.lobby.hall.get(table.id)
        if made is not None:
            await self.lobby.hall.seats_changed(made)

    async def _results(self, seats: list[BoardRow], table: TableRow) -> list[BoardRow]:
        """How a game came out. Whoever's time ran out, for whom a bot has made a move, or for whom one plays at the
        end, has left it."""
        found = await self.lobby.hall.get(table.id)
        if found is not None and found.past.position.turn != NOBODY:  # another process has played it to the end
            async with found.queue:
                await found.catch_up()
        ranks, points = outcome(found) if found is not None else ([], [])
        left = {flag.seat for flag in await self.lobby.hall.clocks.flags(table.id)}
        left |= {leaver.seat for leaver in await RatingStore(self.tables).left(table.id)}
        left |= {seat.seat for seat in table.seats if seat.person is not None and seat.bot}
        if not ranks:
            came = {seat.seat for seat in table.seats if seat.seen or seat.person is None}
            return [
                msgspec.structs.replace(b, how=FORFEIT if b.seat in left else HALTED if b.seat in came else ABSENT)
                for b in seats
            ]
        return [
            msgspec.structs.replace(
                board, how=FORFEIT if board.seat in left else PLAYED, place=ranks[board.seat],
                points=points[board.seat] or 0,
            )
            for board in seats
        ]  # fmt: skip


def demand_host(row: TournamentRow, person: str, lang: str) -> None:
    if row.host != person:
        raise NotTheHost(NOT_HOST[lang])


def check_bot(spec: str, empty: bool = False) -> None:
    if spec not in bot_specs() and not (empty and not spec):
        raise TheomachyError(f"no bot {spec!r}; there are: {', '.join(bot_specs())}")


def chair(board: BoardRow, people: dict[int, EntrantRow], fill: str) -> SeatRow:
    """Who sits there: a person or a bot that takes part, or one that fills the chair."""
    if board.entrant == EMPTY:
        return SeatRow(board.seat, "bot", None, bot_name(fill), fill)
    one = people[board.entrant]
    if one.person is None:
        return SeatRow(board.seat, "bot", None, one.name, one.bot)
    return SeatRow(board.seat, "person", one.person, one.name, "")


def all_pairs(row: TournamentRow) -> bool:
    """Everybody against everybody, two at a table: then the rounds are known beforehand."""
    return row.system == ROBIN and row.players == 2


def played_rounds(boards: list[BoardRow]) -> list[Played]:
    """All rounds in their order."""
    found = []
    for number in sorted({board.round for board in boards}):
        mine = [board for board in boards if board.round == number]
        tables = [
            [Chair(b.entrant, b.how, b.place, b.points) for b in mine if b.board == board]
            for board in sorted({b.board for b in mine} - {NOT_PLAYED})
        ]
        found.append(Played(tables, [b.entrant for b in mine if b.board == NOT_PLAYED]))
    return found


def by_lot(people: list[EntrantRow]) -> list[int]:
    return [one.number for one in sorted(people, key=lambda one: (one.lot, one.number))]


def pair(row: TournamentRow, people: list[EntrantRow], rounds: list[Played]) -> Round:
    """The next round. Who has gone meets nobody; in a plan that was made with them their opponent sits out."""
    gone = {one.number for one in people if one.gone}
    if all_pairs(row):
        planned = everybody(by_lot(people), row.round)
        tables = [table for table in planned.tables if not gone & set(table)]
        lonely = [one for table in planned.tables if gone & set(table) for one in table]
        byes = [one for one in (*planned.byes, *lonely) if one not in gone]
        if row.fill:
            return Round([*tables, *([one, EMPTY] for one in byes)], [])
        return Round(tables, byes)
    lines = standings(by_lot(people), rounds, row.players, row.duplicate)
    order, scores = [line.entrant for line in lines], {line.entrant: line.score for line in lines}
    if row.system == ROBIN:  # who has how many points does not matter
        order, scores = by_lot(people), {}
    order = [one for one in order if one not in gone]
    return next_round(order, scores, row.players, [played.pairing for played in rounds], fill=bool(row.fill))
