"""Tables as lines of a list: open ones, and mine in the order in which they want me."""

from __future__ import annotations

import logging
import time
from typing import Any, NamedTuple

from msgspec import Struct

import theomachy
from theomachy.core.position import NOBODY
from theomachy.server import boxes, clocks, ending, shelf
from theomachy.server.chairs import chair
from theomachy.server.clock_times import Clock
from theomachy.server.game_infos import ChangedRule, changed_rules, how_many_changed
from theomachy.server.hall import Hall
from theomachy.server.messages import Chair, Ending
from theomachy.server.past import fresh
from theomachy.server.store import Store, TableRow
from theomachy.server.tables import Table
from theomachy.server.watch_store import running_public

log = logging.getLogger("theomachy.lobby")
RESULTS = 8  # finished games of a person whose outcome is told
MOST_WATCHED = 12  # running games of others that are listed
LATELY = 7 * 86_400.0  # seconds: where nothing has happened for longer there is nothing to watch
MOST_OUTCOMES = 2000  # that are remembered


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
    components: str = ""  # what it is played with, if not with the game's own: name of the file, and its fingerprint
    rules: list[ChangedRule] = []  # the options that are not as usual, in words
    lesson: bool = False  # a guided game
    rules_text: str = ""  # how many they are; empty: none
    watching: int = 0  # spectators that this process knows of


def ago(moment: float) -> int:
    return max(0, int(time.time() - moment))


def spectators(table: Table) -> int:
    """How many look at a table at which they do not play; several pages of one person count once."""
    players = {seat.person for seat in table.row.seats}
    others = [viewer.person for viewer in table.viewers if viewer.person is None or viewer.person not in players]
    return len({person for person in others if person is not None}) + sum(person is None for person in others)


def left_s(chairs: list[Chair]) -> int | None:
    """Seconds on the clock that runs, mine before others; None where none does."""
    running = [(not chair.mine, chair.left_ms) for chair in chairs if chair.runs and chair.left_ms is not None]
    return min(running)[1] // 1000 if running else None


def urgency(table: TableInfo) -> tuple[bool, bool, float]:
    """My games in the order in which they want me: my turn first, and of those where the least time is left."""
    left = float("inf") if table.left_s is None or not table.my_turn else table.left_s
    return table.finished, not table.my_turn, left


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


class Listing:
    """What is told of tables to those who do not look at them."""

    def __init__(self, store: Store, hall: Hall) -> None:
        self.store = store
        self.hall = hall
        self.complained: set[str] = set()  # tables that cannot be listed, and the log says so
        self.outcomes: dict[str, Outcome] = {}  # of finished games, which do not change any more

    async def open_tables(self, person: str | None, lang: str) -> list[TableInfo]:
        rows = await self.store.open_tables()
        timed = await self._clocks(rows)
        found = [await self._listed(row, person, lang, timed.get(row.id)) for row in rows]
        return [info for info in found if info is not None]

    async def watchable(self, person: str | None, lang: str) -> list[TableInfo]:
        """Public games that are being played, without mine; where something happened last comes first. A game that is
        not in memory is not read in for it: pages ask often."""
        found = []
        rows = await running_public(self.store, person, time.time() - LATELY, MOST_WATCHED)
        timed = await self._clocks([row for row, _, _ in rows])
        for row, seq, at in rows:
            info = await self._listed(row, None, lang, timed.get(row.id), self.hall.tables.get(row.id))
            if info is not None and not info.finished:
                info.seq, info.since_s = max(seq, info.seq), ago(at)
                found.append(info)
        return found

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
            info = await self._mine(row, person, lang, timed.get(row.id))
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

    async def _mine(self, row: TableRow, person: str, lang: str, clock: Clock | None) -> TableInfo | None:
        """Whose turn it is in a running game is known to the table itself."""
        running = row.started is not None and row.finished is None
        table = None
        if running and not shelf.other_rules(row) and not shelf.other_box(row):
            try:
                table = await self.hall.get(row.id)
            except Exception:
                self._complain(row)
            if table is None:
                return None
        return await self._listed(row, person, lang, clock, table)

    async def _listed(
        self, row: TableRow, person: str | None, lang: str, clock: Clock | None, table: Table | None = None
    ) -> TableInfo | None:
        """The table as a line of a list. None for one that cannot be opened: the list is not spoilt by it."""
        if row.game not in theomachy.game_names() or shelf.other_rules(row) or shelf.other_box(row):
            return None
        try:
            return self._info(row, person, table, lang, clock)
        except Exception:
            self._complain(row)
            return None

    def _complain(self, row: TableRow) -> None:
        """Once: pages ask for the list every few seconds."""
        if row.id not in self.complained:
            log.exception("a table cannot be listed", extra={"table": row.id})
            self.complained.add(row.id)

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
            looks = game.chosen_of(start)
            chairs = [chair(seat, names[seat.seat], titles[seat.seat], person, lang, looks) for seat in row.seats]
            asked = []
        over = table is not None and table.past.position.turn == NOBODY
        inside = person is not None and (row.host == person or any(chair.mine for chair in chairs))
        points: list[int | None] = []
        moved = row.finished or row.started or row.created
        if table is not None and row.started is not None:
            shown = game.view(table.past.position, None)["players"]
            points = [player.get("points") for player in sorted(shown, key=lambda player: player["seat"])]
            moved = max(moved, *(entry.row.at for entry in table.past.tail(len(table.past) - 1)), 0)
        rules = changed_rules(game, row.options, lang)
        return TableInfo(
            row.id, row.game, game.title, row.title, row.public, row.started is not None,
            row.finished is not None or over, chairs, asked,
            any(chair.mine and chair.seat in asked for chair in chairs), row.options, row.hints,
            row.invite if inside else "", row.abandoned and not over, ending.may(row, person, over),
            seq=table.past.seq if table is not None else 0, points=points,
            ranks=outcome(table).ranks if over and table is not None else [], since_s=ago(moved), clock=clock,
            clock_text=clocks.told(game, start, clock, lang), left_s=left_s(chairs),
            rated=row.rated, components=boxes.name_of(row.components), rules=rules, lesson=row.lesson,
            rules_text=how_many_changed(rules, lang), watching=spectators(table) if table is not None else 0,
        )  # fmt: skip
