"""The lobby: which games there are, setting up a table, taking a seat, open tables, my tables."""

from __future__ import annotations

import logging
import secrets
import time
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Annotated, Any, Literal, NamedTuple

from msgspec import Meta, Struct
from sqlalchemy import Executable

import theomachy
from theomachy.core import clauses
from theomachy.core.errors import TheomachyError
from theomachy.core.game import Game
from theomachy.core.names import clean
from theomachy.core.options import fronts, write_value
from theomachy.core.position import NOBODY
from theomachy.core.words import Phrase
from theomachy.server import clock_times, clocks, ending, guided, puzzling, rated, rating_store, shelf
from theomachy.server.accounts import LONGEST_NAME, clean_name
from theomachy.server.chairs import bot_name, bot_specs, chair, default_bot
from theomachy.server.clock_store import setting
from theomachy.server.clock_times import Clock
from theomachy.server.deal_store import DUEL, DealStore
from theomachy.server.friend_store import FriendStore
from theomachy.server.hall import Hall
from theomachy.server.messages import Chair, Ending
from theomachy.server.past import Beginning, fresh
from theomachy.server.puzzle_store import PuzzleStore
from theomachy.server.store import SeatRow, Store, TableRow
from theomachy.server.tables import Table
from theomachy.server.why import plain
from theomachy.teaching.example import cases
from theomachy.teaching.guide import guide
from theomachy.teaching.puzzle import Puzzle, moment

log = logging.getLogger("theomachy.lobby")
MOST_TABLES = 50  # unfinished ones that one person may have set up
NOT_FREE = Phrase("lobby not free")
RESULTS = 8  # finished games of a person whose outcome is told
MOST_OUTCOMES = 2000  # that are remembered

Name = Annotated[str, Meta(max_length=200)]


class OptionValue(Struct):
    value: bool | int | str
    text: str


class OptionInfo(Struct):
    """A rule option, explained: what is decided, what each value means, and the clause about it."""

    id: str
    default: bool | int | str
    values: list[OptionValue]
    any_number: bool
    text: str
    clause: str
    clause_text: str
    least: int = 0  # of any number
    most: int = 0
    front: bool = False  # asked first, see FrontInfo


class FrontInfo(Struct):
    """A way to play: values of all options that are asked in front."""

    options: dict[str, bool | int | str]
    title: str
    text: str
    usual: bool
    limits: str = ""  # the time limits that the rules set then, in words; empty: a table can have a clock


class BotInfo(Struct):
    spec: str
    name: str


class GameInfo(Struct):
    name: str
    title: str
    designer: str
    about: str
    about_short: str  # in a few words, for lists
    taught: bool  # has it a guided first game?
    players: list[int]
    minutes: int
    hidden: bool
    real_time: bool
    seats: list[str]
    naming: str  # what a name of one's own is called in this game ("Name of your god"); empty: players have none
    options: list[OptionInfo]
    bots: list[BotInfo]
    front: list[FrontInfo] = []


class ClauseInfo(Struct):
    id: str
    kind: str
    chapter: str
    title: str
    text: str
    pictured: bool = False  # a worked example that has pictures


class NewSeat(Struct, forbid_unknown_fields=True):
    """`me`, `here` (another person at my screen), `link` (who has the link), `open` (anybody) or `bot`.

    `player_name` is what the player is called in a game that leaves it to the players. Only who sits down can say it.
    """

    kind: Literal["me", "here", "link", "open", "bot"]
    name: Name = ""
    bot: Annotated[str, Meta(max_length=40)] = ""
    player_name: Name = ""


class NewTable(Struct, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=8)]
    options: dict[str, bool | int | str] = {}
    public: bool = False
    hints: bool = True  # may whoever is asked have a hint?
    title: Annotated[str, Meta(max_length=200)] = ""
    clock: Clock | None = None  # none: everybody takes the time they need
    rated: bool = False  # does it count for ratings? Then nobody has hints, whatever `hints` says


class TableInfo(Struct):
    id: str
    game: str
    game_title: str
    title: str
    public: bool
    started: bool
    finished: bool
    chairs: list[Chair]
    asked: list[int]
    my_turn: bool
    options: dict[str, Any]
    hints: bool = True  # may whoever is asked have a hint?
    invite: str = ""  # only for those who sit there
    abandoned: bool = False  # its host ended it unfinished
    ending: Ending = ""
    shelved: str = ""  # why it cannot be opened here; then the chairs have no names of the game
    record: bool = False  # of a shelved table: what was played can be read as a record
    seq: int = 0  # the last row of a running game: pictures of its board are as old as this
    points: list[int | None] = []  # of each seat, as far as everybody may know; at the end all
    ranks: list[int] = []  # of each seat, when the game is over
    since_s: int = 0  # how long ago the last thing happened here
    clock: Clock | None = None
    clock_text: str = ""  # the same in words; empty: without a clock
    left_s: int | None = None  # of the clock that runs, mine before others
    rated: bool = False


def game_info(game: Game, lang: str, players: int | None = None) -> GameInfo:
    words = game.module("words.words")
    start = game.new(players)
    return GameInfo(
        game.name, game.title, game.designer, game.about(lang), game.about(lang, short=True),
        guide(game) is not None, list(game.players), game.minutes,
        game.hidden, game.real_time, [game.player_name(start, p) for p in range(start.players)],
        game.naming(lang),
        [
            OptionInfo(
                o.id, o.default, [OptionValue(v, option_value(words, o.id, v, lang)) for v in o.values],
                o.any_number, option_text(words, o.id, lang), o.clause, clause_text(o.clause), o.least, o.most, o.front,
            )
            for o in game.options
        ],
        [BotInfo(spec, bot_name(spec, lang)) for spec in bot_specs()],
        [front_info(game, words, values, lang) for values in fronts(game.options)],
    )  # fmt: skip


def front_info(game: Game, words: object, values: Mapping[str, bool | int | str], lang: str) -> FrontInfo:
    """A way to play in the game's own words, else in those of its options."""
    usual = all(values[o.id] == o.default for o in game.options if o.front)
    function = getattr(words, "front", None)
    if function:
        title, text = function(values, lang)
    else:
        title, text = " ".join(option_value(words, name, value, lang) for name, value in values.items()), ""
    return FrontInfo(dict(values), title, text, usual, clocks.own_as_wished(game, None, values, lang))


def option_text(words: object, option: str, lang: str) -> str:
    function = getattr(words, "option", None)
    return function(option, lang) if function else option.replace("_", " ")


def option_value(words: object, option: str, value: bool | int | str, lang: str) -> str:
    function = getattr(words, "option_value", None)
    return function(option, value, lang) if function else write_value(value).replace("_", " ")


def clause_text(clause: str) -> str:
    try:
        return plain(clauses.clause(clause).text)
    except TheomachyError:
        return ""


def rules_of(game: Game) -> list[ClauseInfo]:
    pictured = cases(game)
    found = clauses.clauses(game.name)
    return [ClauseInfo(c.id, c.kind, c.chapter, c.title, plain(c.text), c.id in pictured) for c in found]


def ago(moment: float) -> int:
    return max(0, int(time.time() - moment))


def left_s(chairs: list[Chair]) -> int | None:
    """Seconds on the clock that runs, mine before others; None where none does."""
    running = [(not chair.mine, chair.left_ms) for chair in chairs if chair.runs and chair.left_ms is not None]
    return min(running)[1] // 1000 if running else None


def urgency(table: TableInfo) -> tuple[bool, bool, float]:
    """My games in the order in which they want me: my turn first, and of those where the least time is left."""
    left = float("inf") if table.left_s is None or not table.my_turn else table.left_s
    return table.finished, not table.my_turn, left


def check_player_names(game: Game, names: list[str]) -> None:
    """Refuse names that cannot stand together. Nobody takes the usual name of another seat: whoever sits there may
    come back to it."""
    for seat, name in enumerate(names):
        if name:
            game.check_names(len(names), [name if other == seat else "" for other in range(len(names))])
    if any(names):
        game.check_names(len(names), names)


class Outcome(NamedTuple):
    """Places and points of all seats; empty where the game is not over."""

    ranks: list[int]
    points: list[int | None]


def outcome(table: Table) -> Outcome:
    position = table.past.position
    if position.turn != NOBODY:
        return Outcome([], [])
    seats = range(table.row.players)
    return Outcome([int(position.rank(seat)) for seat in seats], [int(position.score(seat)) for seat in seats])


class Lobby:
    """What happens before a game."""

    def __init__(self, store: Store, hall: Hall) -> None:
        self.store = store
        self.hall = hall
        self.deals = DealStore(store)
        self.complained: set[str] = set()  # tables that cannot be listed, and the log says so
        self.outcomes: dict[str, Outcome] = {}  # of finished games, which do not change any more

    async def create(
        self, person: str, name: str, wish: NewTable, lang: str, before: Beginning | None = None,
        beside: Callable[[str], Sequence[Executable]] = lambda table: (),
    ) -> Table:  # fmt: skip
        """Set up a table as wished, or say what is wrong with the wish. `before` is what has been played already;
        `beside` is written with the table, whose name it is given."""
        game = theomachy.game(wish.game)
        players = len(wish.seats)
        options = game.check(players, wish.options)
        if await self.store.unfinished_of(person) >= MOST_TABLES:
            raise TheomachyError(f"you have {MOST_TABLES} unfinished tables; finish or end one first")
        if wish.clock is not None:
            clock_times.check(wish.clock, clocks.own_as_wished(game, players, options, "en"))
        if wish.rated:
            await rated.check(self.store, person, wish, game, options, before is not None, lang)
        seats = [self._seat(i, seat, person, name, lang) for i, seat in enumerate(wish.seats)]
        check_player_names(game, [seat.player_name for seat in seats])
        row = TableRow(
            id=secrets.token_urlsafe(9), game=game.name, rules=before.rules if before else game.revision,
            players=players, options=dict(options),
            title=clean_name(wish.title[:LONGEST_NAME]) if wish.title.strip() else "", public=wish.public,
            invite=secrets.token_urlsafe(12), host=person, created=time.time(), started=None, finished=None,
            seats=seats, rated=wish.rated, hints=wish.hints and not wish.rated,
        )  # fmt: skip
        fresh(game, row)  # what cannot be set up is not written down
        more = [] if wish.clock is None else [setting(row.id, wish.clock)]
        if wish.rated:
            pace = rating_store.pace_of(wish.clock.kind if wish.clock is not None else None)
            more.append(rating_store.setting(row.id, pace))
        await self.store.create_table(row, [*more, *beside(row.id)])
        if before and before.rows:
            await self.store.append(row.id, before.rows)
        table = await self.hall.get(row.id)
        assert table is not None
        await self.hall.seats_changed(table)
        return table

    async def create_guided(self, person: str, name: str, game: Game, lang: str, count: int = 0) -> Table:
        """Set up a guided game, from its begin or from what is asked after so many moves of the book."""
        if await self.store.unfinished_of(person) >= MOST_TABLES:
            raise TheomachyError(f"you have {MOST_TABLES} unfinished tables; finish or end one first")
        row = guided.new_row(game, person, name, lang)
        await self.store.create_table(row)
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

    def _seat(self, number: int, wish: NewSeat, person: str, name: str, lang: str) -> SeatRow:
        if wish.player_name.strip() and wish.kind not in ("me", "here"):
            raise TheomachyError(f"seat {number}: only who sits down chooses a name, and bots keep the usual one")
        if wish.kind == "bot":
            spec = wish.bot or default_bot()
            if spec not in bot_specs():
                raise TheomachyError(f"no bot {spec!r}; there are: {', '.join(bot_specs())}")
            return SeatRow(number, "bot", None, bot_name(spec, lang), spec)
        if wish.kind in ("me", "here"):
            shown = clean_name(wish.name) if wish.name.strip() else name
            return SeatRow(number, "person", person, shown, "", clean(wish.player_name))
        return SeatRow(number, wish.kind, None, "", "")

    async def sit(
        self, table: Table, seat: int, person: str, name: str, key: str | None, player_name: str = "", lang: str = "en"
    ) -> bool:
        """Take a seat: an open one, or with the link one that is kept for it. False if it is not free.

        Who sits there already changes the names, until the game begins.
        """
        kinds = ["open"]
        if table.invited(key):
            kinds.append("link")
        if (await FriendStore(self.store).kept(table.row.id)).get(seat) == person:
            kinds.append("kept")
        wanted = clean(player_name)
        if table.row.rated:
            await rated.demand_account(self.store, person, lang)
        chairs = await self._chairs(table, seat)

        def check(each: Table, number: int, row: TableRow) -> None:
            if row.rated:
                rated.check_seats(row, number, person, lang)
            names = [wanted if chair.seat == number else chair.player_name for chair in row.seats]
            check_player_names(each.game, names)

        for each, number in chairs:  # what one table refuses is written at none
            check(each, number, each.row)
        for each, number in chairs:
            taken = await self.store.take_seat(
                each.row.id, number, person, name, kinds, wanted, partial(check, each, number)
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

    async def open_tables(self, person: str | None, lang: str) -> list[TableInfo]:
        rows = await self.store.open_tables()
        timed = await self._clocks(rows)
        found = [await self._listed(row, person, lang, timed.get(row.id)) for row in rows]
        return [info for info in found if info is not None]

    async def _clocks(self, rows: list[TableRow]) -> dict[str, Clock]:
        found = await self.hall.clocks.clocks([row.id for row in rows])
        return {table_id: clock for table_id, (clock, _) in found.items() if clock is not None}

    async def my_tables(self, person: str, lang: str) -> list[TableInfo]:
        """With whose turn it is: for that the running ones are taken from memory or read in."""
        found = []
        results = 0
        rows = await self.store.tables_of(person)
        timed = await self._clocks(rows)
        for row in rows:
            info = await self._listed(row, person, lang, timed.get(row.id))
            if info is not None and info.finished and not info.abandoned and results < RESULTS:
                info.ranks, info.points = await self._outcome(row)
                results += bool(info.ranks)
            found.append(info or self._shelved(row, person, lang))
        return sorted(found, key=urgency)

    async def _outcome(self, row: TableRow) -> Outcome:
        """How a finished game came out: for that it is read in once."""
        if row.id not in self.outcomes:
            try:
                table = await self.hall.get(row.id)
            except Exception:  # the list is not spoilt by a game that cannot be read
                log.exception("a finished game cannot be read", extra={"table": row.id})
                table = None
            if len(self.outcomes) >= MOST_OUTCOMES:
                self.outcomes.clear()
            self.outcomes[row.id] = Outcome([], []) if table is None else outcome(table)
        return self.outcomes[row.id]

    def info(self, table: Table, person: str | None, lang: str) -> TableInfo:
        return self._info(table.row, person, table, lang, table.timing.clock)

    async def _listed(self, row: TableRow, person: str | None, lang: str, clock: Clock | None) -> TableInfo | None:
        """The table as a line of a list. None for one that cannot be opened: it must not spoil the list for the rest.

        Whose turn it is in a running game is known to the table itself.
        """
        if row.game not in theomachy.game_names() or shelf.other_rules(row):
            return None
        running = row.started is not None and row.finished is None
        try:
            table = await self.hall.get(row.id) if running else None
            return None if running and table is None else self._info(row, person, table, lang, clock)
        except Exception:
            if row.id not in self.complained:  # pages ask for the list every few seconds
                log.exception("a table cannot be listed", extra={"table": row.id})
                self.complained.add(row.id)
            return None

    def _shelved(self, row: TableRow, person: str, lang: str) -> TableInfo:
        """A table of mine that cannot be opened here: why, and what can still be done with it."""
        known = row.game in theomachy.game_names()
        title = theomachy.game(row.game).title if known else row.game
        return TableInfo(
            row.id, row.game, title, row.title, row.public, row.started is not None, row.finished is not None,
            [chair(seat, "", "", person, lang) for seat in row.seats], [], False, row.options, row.hints,
            abandoned=row.abandoned, shelved=shelf.reason(row, lang),
            ending="delete" if row.host == person and not ending.stays(row) else "",
            record=shelf.readable(row), since_s=ago(row.finished or row.started or row.created),
        )  # fmt: skip

    def _info(
        self, row: TableRow, person: str | None, table: Table | None, lang: str, clock: Clock | None
    ) -> TableInfo:
        game = theomachy.game(row.game)
        if table is not None:
            start = table.past.start
            chairs = table.chairs(person, lang)
            asked = table.asked()
        else:
            start = fresh(game, row)
            names = [game.player_name(start, p) for p in range(row.players)]
            titles = [game.seat_title(start, p, lang) for p in range(row.players)]
            chairs = [chair(seat, names[seat.seat], titles[seat.seat], person, lang) for seat in row.seats]
            asked = []
        over = table is not None and table.past.position.turn == NOBODY
        inside = person is not None and (row.host == person or any(chair.mine for chair in chairs))
        points: list[int | None] = []
        moved = row.finished or row.started or row.created
        if table is not None and row.started is not None:
            shown = game.view(table.past.position, None)["players"]
            points = [player.get("points") for player in sorted(shown, key=lambda player: player["seat"])]
            moved = max(moved, *(entry.row.at for entry in table.past.tail(len(table.past) - 1)), 0)
        return TableInfo(
            row.id, row.game, game.title, row.title, row.public, row.started is not None,
            row.finished is not None or over, chairs, asked,
            any(chair.mine and chair.seat in asked for chair in chairs), row.options, row.hints,
            row.invite if inside else "", row.abandoned and not over, ending.may(row, person, over),
            seq=table.past.seq if table is not None else 0, points=points,
            ranks=outcome(table).ranks if over and table is not None else [], since_s=ago(moved), clock=clock,
            clock_text=clocks.told(game, start, clock, lang), left_s=left_s(chairs),
            rated=row.rated,
        )  # fmt: skip
