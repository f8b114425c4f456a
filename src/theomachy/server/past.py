"""The past of one table as memory holds it: rows of the store played on a position, with what they told."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Generator, Iterable
from dataclasses import dataclass, field

from theomachy.core.dice import Dice
from theomachy.core.event import ALL, Event
from theomachy.core.game import LANGUAGES, Game
from theomachy.core.position import CHANCE, NOBODY, Position
from theomachy.core.record import Record, options_text, result_text
from theomachy.server.store import MoveRow, TableRow

SLICE = 0.01  # seconds of work on a long past after which others have their turn


@dataclass(frozen=True)
class Sentence:
    clause: str
    texts: dict[str, str]  # by language
    only: int  # the one seat that may read it, or ALL
    reveals: bool = False  # something hidden from the doer came to light


@dataclass(frozen=True)
class Entry:
    """One row that counts: not taken back."""

    row: MoveRow
    targets: tuple[str, ...]
    sentences: tuple[Sentence, ...]
    seen_at: str = ""  # where others saw it happen, if not at the last target

    def open_to(self, seat: int | None) -> bool:
        """May this viewer know what exactly was done? The doer may; others if nothing about it was private."""
        return seat == self.row.player or (
            bool(self.sentences) and all(sentence.only == ALL for sentence in self.sentences)
        )


@dataclass
class Past:
    """The position and how it came about. Replaced as a whole, so that readers never see half a move."""

    position: Position
    entries: list[Entry] = field(default_factory=list)
    seq: int = 0
    last_undo: int = 0  # the row of the last taking back: logs from before it must be read anew

    def after(self, game: Game, rows: Iterable[MoveRow], start: TableRow) -> Past:
        """The past with these rows added; this one stays as it is."""
        work = self.growing(game, rows, start)
        while True:
            try:
                next(work)
            except StopIteration as end:
                found: Past = end.value
                return found

    async def grown(self, game: Game, rows: Iterable[MoveRow], start: TableRow) -> Past:
        """The same for many rows, in slices: others have their turn in between."""
        work = self.growing(game, rows, start)
        began = time.monotonic()
        while True:
            try:
                next(work)
            except StopIteration as end:
                found: Past = end.value
                return found
            if time.monotonic() - began > SLICE:
                await asyncio.sleep(0)
                began = time.monotonic()

    def growing(self, game: Game, rows: Iterable[MoveRow], start: TableRow) -> Generator[None, None, Past]:
        """Step by step, the past with these rows added.

        What was taken back is not played: a game costs what stands of it, however often its players thought better.
        What stood before keeps what it told; only the position is made anew.
        """
        kept, fresh_rows, seq, last_undo = len(self.entries), [], self.seq, self.last_undo
        for row in rows:
            seq = row.seq
            if row.action >= 0:
                fresh_rows.append(row)
                continue
            last_undo = row.seq
            among_new = min(len(fresh_rows), -row.action)
            del fresh_rows[len(fresh_rows) - among_new :]
            kept = max(0, kept - (-row.action - among_new))
        entries = self.entries[:kept]
        position = self.position.copy() if kept == len(self.entries) else fresh(game, start)
        if kept < len(self.entries):
            for entry in entries:
                position.apply(entry.row.player, entry.row.action)
                yield
        for row in fresh_rows:
            entries.append(play_row(game, position, row))
            yield
        return Past(position, entries, seq, last_undo)

    def undoable(self, seat: int) -> int:
        """How many of the last rows the seat may take back: its own, while it is still asked, and up to the first
        that revealed something, by chance, to all, or to this player alone."""
        if self.position.turn != seat:
            return 0
        count = 0
        for entry in reversed(self.entries):
            if entry.row.player != seat:
                break
            count += 1
            if any(sentence.reveals or sentence.only == seat for sentence in entry.sentences):
                count -= 1
                break
        return count

    def last_targets(self, seat: int | None) -> list[str]:
        """Where the player who acted last did something, as far as the viewer may know it.

        A path of targets goes from the thing to the place, so its end is where it happened.
        """
        found: list[str] = []
        who: int | None = None
        for entry in reversed(self.entries):
            if entry.row.player < 0:
                continue
            if who is None:
                who = entry.row.player
            if entry.row.player != who or len(found) > 12:
                break
            if entry.targets and entry.open_to(seat):
                place = entry.targets[-1] if seat == who else entry.seen_at or entry.targets[-1]
                if not place.startswith("button:"):
                    found.append(place)
        return found

    def record(self, game: Game, table: TableRow) -> Record:
        """The game as a record of the usual form."""
        position = self.position
        tags = {
            "Game": game.name,
            "Rules": str(table.rules),
            "Players": ",".join(game.player_name(position, p) for p in range(position.players)),
            "Options": options_text(game.check(table.players, table.options), {o.id: o.default for o in game.options}),
            "Seats": "; ".join(seat.name.replace(";", ",") or "-" for seat in table.seats),
        }
        if position.turn == NOBODY:
            tags["Result"] = result_text(game.name, position)
            tags["Keys"] = f"{position.key():016x}"
        elif table.abandoned:
            tags["Result"] = "unfinished"
        moves = [(game.player_name(position, entry.row.player), entry.row.text) for entry in self.entries]
        return Record({k: v for k, v in tags.items() if v}, moves)


def fresh(game: Game, table: TableRow) -> Position:
    """The freshly set table, before chance has done anything."""
    return game.new(table.players, player_names=player_names(table), revision=table.rules, **table.options)


def player_names(table: TableRow) -> list[str]:
    """What players are called, as far as they have said: nothing at all if nobody has."""
    names = [seat.player_name for seat in table.seats]
    return names if any(names) else []


def play_row(game: Game, position: Position, row: MoveRow) -> Entry:
    """Carry a row out on the position and keep what it told."""
    targets = game.targets(position, row.action) if row.player >= 0 else ()
    seen_at = game.seen_at(position, row.player, row.action) if row.player >= 0 else ""
    events: list[Event] = []
    position.events = events
    position.apply(row.player, row.action)
    position.events = None
    sentences = tuple(
        Sentence(event.clause, {lang: game.say(position, event, lang) for lang in LANGUAGES}, event.only, event.reveals)
        for event in events
    )
    return Entry(row, targets, sentences, seen_at)


def next_rows(game: Game, past: Past, player: int, action: int, token: str | None, now: float) -> list[MoveRow]:
    """The rows of an action and of everything that chance does then. The past stays as it is.

    The action must have been found legal. Chance is drawn from the operating system each time: nobody can compute
    what comes from what came.
    """
    position = past.position.copy()
    dice = Dice(secrets.randbits(62))
    rows = []
    seq = past.seq + 1
    if player != CHANCE:
        rows.append(MoveRow(seq, player, action, game.text(position, action), token, now))
        position.apply(player, action)
        seq += 1
    while position.turn == CHANCE:
        outcome = int(position.sample(dice))
        rows.append(MoveRow(seq, CHANCE, outcome, game.text(position, outcome), None, now))
        position.apply(CHANCE, outcome)
        seq += 1
    return rows


def last_rows(rows: Iterable[MoveRow]) -> dict[str, int]:
    """The last row that each named request wrote: its own, or the last that chance did after it."""
    found: dict[str, int] = {}
    token: str | None = None
    for row in rows:
        if row.player != CHANCE:
            token = row.token
        if token is not None:
            found[token] = row.seq
    return found
