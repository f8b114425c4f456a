"""Records from files, looked at like games of the archive. Nothing is stored unless the visitor asks for it.

A record is a stranger's text: it is bounded in size, replayed in slices, and may name nothing on this machine. So a
record with a position or a components file of its own is refused here; the command line opens those.
"""

from __future__ import annotations

import hashlib
import secrets
import time
from collections import OrderedDict
from collections.abc import Generator
from typing import Annotated, Any

from msgspec import Meta, Struct

from theomachy.core.choices import CHOICES
from theomachy.core.errors import BadRecord, TheomachyError
from theomachy.core.game import Game
from theomachy.core.log import Log
from theomachy.core.position import NOBODY
from theomachy.core.record import Record
from theomachy.core.registry import game as game_named
from theomachy.server.accounts import LONGEST_NAME
from theomachy.server.chairs import bot_name, bot_specs
from theomachy.server.messages import Lang, Layout, Seat, Seq, Theme
from theomachy.server.past import in_slices
from theomachy.server.store import SeatRow, Store, TableRow

LARGEST = 256 * 1024  # characters of a record; the longest games that we know take a third
REMEMBERED = 16  # records that are in memory: who steps through one sends it again and again

Text = Annotated[str, Meta(min_length=1, max_length=LARGEST)]


class OpenRecord(Struct, forbid_unknown_fields=True):
    """A record and the moment of it that is wanted: after the first `at` moves, without it the end."""

    record: Text
    at: Seq | None = None
    seat: Seat | None = None  # with whose eyes; without: a spectator's
    lang: Lang = "en"
    theme: Theme = "light"
    layout: Layout = "wide"


class KeepRecord(Struct, forbid_unknown_fields=True):
    record: Text


class RecordMoment(Struct):
    """A moment of an opened record. `seats` are the players' names, `line` what the last move told."""

    game: str
    title: str
    players: int
    at: int
    moves: int
    over: bool  # is the game over at this moment?
    finished: bool  # does the record come to the end of the game?
    seats: list[str]
    banner: str
    line: str
    svg: str
    bots: list[str] = []  # of each seat: the bot that has played there; empty: somebody else


class Opened:
    """A record that was read and replayed."""

    def __init__(self, record: Record, game: Game, past: Log) -> None:
        self.record = record
        self.game = game
        self.past = past

    @property
    def who(self) -> list[str]:
        """Who played, as the record says; else the names of the seats."""
        given = self.record.seats
        named = [self.game.player_name(self.past.start, p) for p in range(self.past.start.players)]
        return [given[p] if p < len(given) and given[p].strip("- ") else named[p] for p in range(len(named))]

    def row(self, host: str) -> TableRow:
        """The table that it would be: private, over, with seats that are nobody's."""
        now = time.time()
        start = self.past.start
        options = self.game.check(start.players, self.record.options)
        usual = [self.game.player_name(self.game.new(start.players), p) for p in range(start.players)]
        called = [self.game.player_name(start, p) for p in range(start.players)]
        chosen = self.game.unusual(start)
        own = bool(self.game.names)
        looks: list[dict[str, Any]] = [
            {choice.one: chosen[choice.all][p] for choice in CHOICES if choice.all in chosen}
            for p in range(start.players)
        ]
        seats = [
            SeatRow(
                p,
                "open",
                None,
                self.who[p][:LONGEST_NAME],
                "",
                called[p] if own and called[p] != usual[p] else "",
                **looks[p],
            )
            for p in range(start.players)
        ]
        return TableRow(
            id=secrets.token_urlsafe(9), game=self.game.name, rules=int(self.record.tags["Rules"]),
            players=start.players, options=dict(options), title="", public=False, invite=secrets.token_urlsafe(12),
            host=host, created=now, started=now, finished=now, seats=seats,
        )  # fmt: skip

    def moment(self, wish: OpenRecord) -> RecordMoment:
        past, game = self.past, self.game
        at = len(past) if wish.at is None else min(wish.at, len(past))
        if wish.seat is not None and wish.seat >= past.start.players:
            raise TheomachyError(f"no seat {wish.seat}; this game has 0 to {past.start.players - 1}")
        then = past.back_to(at)
        view = game.view(then.position, wish.seat)
        told = then.told(wish.seat, wish.lang, max(0, at - 1))
        return RecordMoment(
            game.name, game.title, past.start.players, at, len(past), then.over, past.over, self.who,
            str(game.ask(view, wish.lang)), " ".join(text for _, _, text in told),
            game.draw(
                {**view, "last": then.last_targets(wish.seat)}, theme=wish.theme, lang=wish.lang, layout=wish.layout
            ),
            [next((spec for spec in bot_specs() if bot_name(spec) == who), "") for who in self.who],
        )  # fmt: skip


class Records:
    """The records that visitors of this process look at."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.opened: OrderedDict[bytes, Opened] = OrderedDict()

    async def open(self, text: str) -> Opened:
        """Read and replay it, or say in which line it is wrong."""
        digest = hashlib.blake2b(text.encode(errors="replace"), digest_size=16).digest()
        if digest in self.opened:
            self.opened.move_to_end(digest)
            return self.opened[digest]
        record = Record.parse(text.removeprefix("\ufeff"))
        for tag in ("Position", "Components"):
            if tag in record.tags:
                raise BadRecord(
                    f"a record with the tag {tag} is not opened here; use the command line", record.tag_lines[tag]
                )
        found = await in_slices(replaying(record))
        self.opened[digest] = found
        while len(self.opened) > REMEMBERED:
            self.opened.popitem(last=False)
        return found

    async def keep(self, opened: Opened, host: str) -> TableRow:
        """Store the finished game as a private table of this person."""
        if opened.past.position.turn != NOBODY:
            raise TheomachyError("this record does not come to the end of its game; only finished games are kept")
        row = opened.row(host)
        await self.store.create_table(row)
        await self.store.append(row.id, [entry.row for entry in opened.past.entries])
        return row


def replaying(record: Record) -> Generator[None, None, Opened]:
    """One move at a time; at the end what the record says of its end is compared."""
    game = game_named(record.game) if record.game else None
    start = record.start()  # refuses a game that is not there, with its line
    assert game is not None
    draft = Log(game, start).draft()
    for player, action in record.steps(draft.position):
        draft.do(player, action, at=0.0)
        yield
    past = draft.log()
    record.compare(past.position)
    return Opened(record, game, past)
