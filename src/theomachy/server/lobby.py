"""The lobby: setting up a table, taking a seat, and leaving it before the game begins."""

from __future__ import annotations

import logging
import secrets
import time
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct
from sqlalchemy import Executable

import theomachy
from theomachy.core.choices import CHOICES, tidy
from theomachy.core.errors import TheomachyError
from theomachy.core.game import Game
from theomachy.core.names import clean
from theomachy.core.words import Phrase
from theomachy.server import boxes, clock_times, clocks, ending, guided, puzzling, rated, rating_store
from theomachy.server.account_store import Account, AccountStore
from theomachy.server.chairs import bot_name, bot_specs, default_bot
from theomachy.server.clock_store import setting
from theomachy.server.clock_times import Clock
from theomachy.server.deal_store import DUEL, DealStore
from theomachy.server.friend_store import FriendStore
from theomachy.server.hall import Hall
from theomachy.server.listing import Listing
from theomachy.server.naming import LONGEST_NAME, check_letters, clean_name
from theomachy.server.past import Beginning, fresh
from theomachy.server.puzzle_store import PuzzleStore
from theomachy.server.store import SeatRow, Store, TableRow
from theomachy.server.tables import Table
from theomachy.teaching.puzzle import Puzzle, moment

log = logging.getLogger("theomachy.lobby")
MOST_TABLES = 50  # unfinished ones that one person may have set up
NOT_FREE = Phrase("lobby not free")

Name = Annotated[str, Meta(max_length=200)]


class NewSeat(Struct, forbid_unknown_fields=True):
    """`me`, `here` (another person at my screen), `link` (who has the link), `open` (anybody) or `bot`.

    `player_name` is what the player is called in a game that leaves it to the players, `colour` and `figure` are those
    of the seat; empty for the usual ones. Only who sits down can say them: bots and those who come later take what is
    left.
    """

    kind: Literal["me", "here", "link", "open", "bot"]
    name: Name = ""
    bot: Annotated[str, Meta(max_length=40)] = ""
    player_name: Name = ""
    colour: Annotated[str, Meta(max_length=20)] = ""
    figure: Annotated[str, Meta(max_length=20)] = ""

    @property
    def chosen(self) -> dict[str, Any]:
        return {choice.one: tidy(getattr(self, choice.one)) for choice in CHOICES}


class NewTable(Struct, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=8)]
    options: dict[str, bool | int | str] = {}
    public: bool = False
    hints: bool = True  # may whoever is asked have a hint?
    title: Annotated[str, Meta(max_length=200)] = ""
    clock: Clock | None = None  # none: everybody takes the time they need; of a rated game: three days for each move
    rated: bool = False  # does it count for ratings? Then nobody has hints, whatever `hints` says


def clean_player_name(name: str) -> str:
    """What a player is called inside the game, where games ask for it; others read it like any name."""
    kept = clean(name)
    check_letters(kept)
    return kept


def check_called(game: Game, names: list[str], chosen: Sequence[Mapping[str, str]]) -> None:
    """Refuse names, colours and figures that cannot stand together. Nobody takes the usual name of another seat:
    whoever sits there may come back to it."""
    wanted = wishes(chosen)
    game.dealt(len(chosen), wanted)
    for seat, name in enumerate(names):
        if name:
            game.check_names(len(names), [name if other == seat else "" for other in range(len(names))], wanted)
    if any(names):
        game.check_names(len(names), names, wanted)


def check_free(game: Game, row: TableRow, number: int, chosen: Mapping[str, str]) -> None:
    """Nobody takes the colour or figure of a person who sits there already, though that one did not choose it."""
    has = game.dealt(row.players, wishes([chair.chosen for chair in row.seats]))
    others = [chair.seat for chair in row.seats if chair.seat != number and chair.person is not None]
    for choice in game.choices:
        theirs, mine = [has[choice.all][seat] for seat in others], chosen.get(choice.one, "")
        if mine in theirs:
            choice.deal(game.palette(choice), row.players, [*theirs, mine])


def wishes(chosen: Sequence[Mapping[str, str]]) -> dict[str, list[str]]:
    """What is wanted at all seats, of each choice of which anything is."""
    found = {choice.all: [seat.get(choice.one, "") for seat in chosen] for choice in CHOICES}
    return {name: values for name, values in found.items() if any(values)}


class Lobby(Listing):
    """What happens before a game."""

    def __init__(self, store: Store, hall: Hall) -> None:
        super().__init__(store, hall)
        self.deals = DealStore(store)

    async def create(
        self, person: str, name: str, wish: NewTable, lang: str, before: Beginning | None = None,
        beside: Callable[[str], Sequence[Executable]] = lambda table: (), components: str | None = None,
    ) -> Table:  # fmt: skip
        """Set up a table as wished, or say what is wrong with the wish. `before` is what has been played already;
        `beside` is written with the table, whose name it is given. It is played with the `components` of this
        fingerprint, or with those that the host has chosen for new tables."""
        game = theomachy.game(wish.game)
        players = len(wish.seats)
        options = game.check(players, wish.options)
        limits = clocks.own_as_wished(game, players, options, "en")
        if wish.rated and wish.clock is None and not limits:
            wish = msgspec.structs.replace(wish, clock=rated.USUAL_CLOCK)
        if wish.clock is not None:
            clock_times.check(wish.clock, limits)
        if wish.rated:
            await rated.check(self.store, person, wish, game, options, before is not None, lang)
        if components is None:
            components = boxes.NEW.get(game.name, "") if before is None else before.components
        if wish.rated and components:
            raise rated.NotRated(rated.USUAL_RULES[lang])
        accounts = AccountStore(self.store)
        own = await accounts.account(person)
        seats = [self._seat(i, seat, person, name, lang, own) for i, seat in enumerate(wish.seats)]
        for seat in seats:
            if seat.person is not None and seat.name != name:
                await accounts.demand_free(person, seat.name)
        check_called(game, [seat.player_name for seat in seats], [seat.chosen for seat in seats])
        row = TableRow(
            id=secrets.token_urlsafe(9), game=game.name, rules=before.rules if before else game.revision,
            players=players, options=dict(options),
            title=clean_name(wish.title[:LONGEST_NAME]) if wish.title.strip() else "", public=wish.public,
            invite=secrets.token_urlsafe(12), host=person, created=time.time(), started=None, finished=None,
            seats=seats, rated=wish.rated, hints=wish.hints and not wish.rated,
            components=components,
        )  # fmt: skip
        fresh(game, row)  # what cannot be set up is not written down
        more = [] if wish.clock is None else [setting(row.id, wish.clock)]
        if wish.rated:
            pace = rating_store.pace_of(wish.clock.kind if wish.clock is not None else None)
            more.append(rating_store.setting(row.id, pace))
        await self._write(row, [*more, *beside(row.id)])
        if before and before.rows:
            await self.store.append(row.id, before.rows)
        table = await self.hall.get(row.id)
        assert table is not None
        await self.hall.seats_changed(table)
        return table

    async def create_guided(self, person: str, name: str, game: Game, lang: str, count: int = 0) -> Table:
        """Set up a guided game, from its begin or from what is asked after so many moves of the book."""
        row = guided.new_row(game, person, name, lang)
        await self._write(row)
        await self.store.append(row.id, [entry.row for entry in guided.first_rows(game, count).entries])
        table = await self.hall.get(row.id)
        assert table is not None
        return table

    async def create_puzzle(self, person: str, name: str, puzzle: Puzzle, lang: str) -> Table:
        """Set up a puzzle; the tables of those that this person had before are cleared away."""
        for old in await PuzzleStore(self.store).tables(person):
            await self.store.delete_table(old, running=True)
            if old in self.hall.tables:
                await self.hall.forget(self.hall.tables[old])
        row = puzzling.new_row(puzzle, person, name, lang)
        await self.store.create_table(row)
        await self.store.append(row.id, [entry.row for entry in moment(puzzle).log.entries])
        table = await self.hall.get(row.id)
        assert table is not None
        return table

    async def _write(self, row: TableRow, beside: Sequence[Executable] = ()) -> None:
        if not await self.store.create_table(row, beside, MOST_TABLES):
            raise TheomachyError(f"you have {MOST_TABLES} unfinished tables; finish or end one first")

    def _seat(
        self, number: int, wish: NewSeat, person: str, name: str, lang: str, own: Account | None = None
    ) -> SeatRow:
        """The seat as wished. An account sits under its own name; who plays beside it on the same screen is called as
        it wishes."""
        if wish.player_name.strip() and wish.kind not in ("me", "here"):
            raise TheomachyError(f"seat {number}: only who sits down chooses a name, and bots keep the usual one")
        for what, value in wish.chosen.items():
            if value and wish.kind not in ("me", "here"):
                raise TheomachyError(f"seat {number}: only who sits down chooses a {what}, and bots take what is left")
        if wish.kind == "bot":
            spec = wish.bot or default_bot()
            if spec not in bot_specs():
                raise TheomachyError(f"no bot {spec!r}; there are: {', '.join(bot_specs())}")
            return SeatRow(number, "bot", None, bot_name(spec, lang), spec)
        if wish.kind in ("me", "here"):
            shown = clean_name(wish.name) if wish.name.strip() else name
            if wish.kind == "me" and own is not None:
                shown = own.name
            player_name = clean_player_name(wish.player_name)
            return SeatRow(number, "person", person, shown, "", player_name, **wish.chosen)
        return SeatRow(number, wish.kind, None, "", "")

    async def sit(
        self, table: Table, seat: int, person: str, name: str, key: str | None, player_name: str = "", lang: str = "en",
        chosen: Mapping[str, str] | None = None,
    ) -> bool:  # fmt: skip
        """Take a seat: an open one, or with the link one that is kept for it. False if it is not free.

        Who sits there already changes the names, until the game begins.
        """
        kinds = ["open"]
        if table.invited(key):
            kinds.append("link")
        if (await FriendStore(self.store).kept(table.row.id)).get(seat) == person:
            kinds.append("kept")
        wanted = clean_player_name(player_name)
        look = {name: tidy(value) for name, value in (chosen or {}).items()}
        if table.row.rated:
            await rated.demand_account(self.store, person, lang)
        chairs = await self._chairs(table, seat)

        def check(each: Table, number: int, row: TableRow) -> None:
            if row.rated:
                rated.check_seats(row, number, person, lang)
            names = [wanted if chair.seat == number else chair.player_name for chair in row.seats]
            check_called(each.game, names, [look if chair.seat == number else chair.chosen for chair in row.seats])
            check_free(each.game, row, number, look)

        for each, number in chairs:  # what one table refuses is written at none
            check(each, number, each.row)
        for each, number in chairs:
            taken = await self.store.take_seat(
                each.row.id, number, person, name, kinds, wanted, partial(check, each, number), look
            )
            await self.hall.seats_changed(each)
            if not taken:
                return False
        return True

    async def _chairs(self, table: Table, seat: int) -> list[tuple[Table, int]]:
        """The chairs that one takes with this one: in a duel also the other side's at the other table. In the order of
        the tables, so that of two who come at once one has both."""
        dealt = table.dealing.dealt
        if dealt is None or dealt.kind != DUEL or table.row.players != 2:
            return [(table, seat)]
        found = [(await self.hall.get(table_id), table_id) for table_id in await self.deals.tables(dealt.deal)]
        return [(each, seat if name == table.row.id else 1 - seat) for each, name in found if each is not None]

    async def stand_up(self, table: Table, seat: int, person: str) -> bool:
        left = []
        for each, number in await self._chairs(table, seat):
            left.append(await self.store.leave_seat(each.row.id, number, person))
            await self.hall.seats_changed(each)
        return all(left)

    async def show_out(self, table: Table, seat: int, other: str) -> bool:
        """As the host, before the game begins: somebody else stands up, and takes no seat here any more."""
        name = table.row.seats[seat].name
        left = await self.store.leave_seat(table.row.id, seat, other)
        if left:
            await table.chat.rules.put(table.row.id, other, "out", name)
            log.info("shown out", extra={"table": table.row.id, "seat": seat})
        await self.hall.seats_changed(table)
        return left

    async def fill(self, table: Table, seat: int, person: str, spec: str, lang: str) -> None:
        """As the host, before the game begins: put a bot on a free seat, or, without a spec, free a seat from one."""
        if spec and spec not in bot_specs():
            raise TheomachyError(f"no bot {spec!r}; there are: {', '.join(bot_specs())}")
        if not 0 <= seat < table.row.players:
            raise TheomachyError(f"no seat {seat}; there are 0 to {table.row.players - 1}")
        if table.row.host != person:
            raise ending.NotTheHost(ending.NOT_HOST[lang])
        if table.row.rated:
            rated.check_bot(spec, lang)
        for each, number in await self._chairs(table, seat):
            if not await self.store.fill_seat(each.row.id, number, spec, bot_name(spec, lang) if spec else ""):
                raise ending.NotNow(NOT_FREE[lang])
            await self.hall.seats_changed(each)
