"""The log of a match: what was done, one row after the other, and the position that it led to.

A log never changes: whatever is done gives a new one, which shares with the old one what both have in common. So a
server can make the next log, write it down, and only then show it; and whoever still looks at the old one sees no
half moves. Every action is applied once. Taking back is a row as well: it costs what has to be made anew, and rows
that were taken back cost nothing when a log is read again.

What an action told is kept as events; the sentences are made when somebody reads them, in the reader's language.
A *quiet* log leaves out texts and events, for matches in which only the end counts; `loud` makes them afterwards.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Generator, Iterable, Iterator
from dataclasses import dataclass
from typing import NamedTuple

from theomachy.core.event import ALL, Event
from theomachy.core.game import Game, may_read
from theomachy.core.position import CHANCE, NOBODY, Position
from theomachy.core.record import Record, result_text

EVERY = 32  # of so many entries one keeps its position for good: going back plays at most so many again
RECENT = 16  # entries at the end that keep their positions: what they told is read soon, and often taken back

Chance = Callable[[Position], int | None]  # an outcome where CHANCE is asked, or None to let the match wait


class MoveRow(NamedTuple):
    """One row as it is written down. `action` below zero: the player takes back so many of the last standing rows.

    `seq` counts the rows of a log from 1, those that were taken back included. `token` names the request that the row
    came from, `at` is when it came; both only where somebody cares.
    """

    seq: int
    player: int
    action: int
    text: str
    token: str | None = None
    at: float = 0.0


def standing(rows: Iterable[MoveRow]) -> tuple[list[MoveRow], int]:
    """The rows that stand in the end, and how many older ones these rows take back."""
    kept: list[MoveRow] = []
    taken = 0
    for row in rows:
        if row.action >= 0:
            kept.append(row)
        else:
            among_them = min(len(kept), -row.action)
            del kept[len(kept) - among_them :]
            taken += -row.action - among_them
    return kept, taken


@dataclass(eq=False, slots=True)
class Entry:
    """A row that stands: not taken back. What is marked as kept is there to save work and may be missing."""

    row: MoveRow
    events: tuple[Event, ...] = ()
    after: Position | None = None  # kept: the position right after it
    said: dict[str, tuple[str, ...]] | None = None  # kept: a sentence for each event, by language
    marks: tuple[tuple[str, ...], str] | None = None  # kept: what was clicked, and where it was seen
    points: tuple[int, ...] = ()  # how everybody's score changed, in games in which scores are open

    def shows(self, player: int) -> bool:
        """Did it bring something to light that was hidden from this player? Then it cannot be taken back."""
        return any(event.reveals or event.only == player for event in self.events)

    def open_to(self, viewer: int | None) -> bool:
        """May this viewer know what exactly was done? The doer may; others if nothing about it was private."""
        return viewer == self.row.player or (bool(self.events) and all(event.only == ALL for event in self.events))


class Log:
    """What stands of a match, from its start. Positions that it gives belong to it: copy them before changing them."""

    def __init__(self, game: Game, start: Position, *, quiet: bool = False) -> None:
        self.game = game
        self.start = start
        self.quiet = quiet
        self.position = start
        self.seq = 0
        self.last_undo = 0  # the row of the last taking back: who has read what stood before must read anew
        # The list is shared with older and newer logs; of it this log has the first so many.
        self._shared: list[Entry] = []
        self._length = 0

    def __len__(self) -> int:
        """How many actions stand."""
        return self._length

    @property
    def over(self) -> bool:
        return self.position.turn == NOBODY

    @property
    def entries(self) -> list[Entry]:
        return self._shared[: self._length]

    def tail(self, first: int) -> list[Entry]:
        """The entries from that one on."""
        return self._shared[first : self._length]

    def upto(self, seq: int) -> int:
        """How many entries there are of the rows up to this one."""
        return bisect_right(self._shared, seq, hi=self._length, key=lambda entry: entry.row.seq)

    # ---- growing

    def draft(self) -> Draft:
        """What is to follow, step by step."""
        return Draft(self, self._length)

    def play(self, player: int, action: int, chance: Chance, *, token: str | None = None, at: float = 0.0) -> Log:
        """With this action, which must have been found legal, and with everything that chance does then."""
        draft = self.draft()
        draft.do(player, action, token, at)
        draft.let_chance_act(chance, at)
        return draft.log()

    def let_chance_act(self, chance: Chance, *, at: float = 0.0) -> Log:
        """With everything that chance does now."""
        if self.position.turn != CHANCE:
            return self
        draft = self.draft()
        draft.let_chance_act(chance, at)
        return draft.log()

    def take_back(
        self, player: int, steps: int = 1, *, token: str | None = None, at: float = 0.0
    ) -> tuple[Log, MoveRow]:
        """Without the last so many actions, and the row that says so."""
        row = MoveRow(self.seq + 1, player, -steps, "take back", token, at)
        return self.after([row]), row

    def after(self, rows: Iterable[MoveRow]) -> Log:
        """With these rows, as they were written down."""
        work = self.growing(rows)
        while True:
            try:
                next(work)
            except StopIteration as end:
                found: Log = end.value
                return found

    def growing(self, rows: Iterable[MoveRow]) -> Generator[None, None, Log]:
        """The same, one action at a time. What these rows take back among themselves is never played."""
        given = list(rows)
        fresh, taken = standing(given)
        draft = Draft(self, max(0, self._length - taken))
        for row in fresh:
            draft.add(row)
            yield
        seq = given[-1].seq if given else self.seq
        return draft.log(seq, max((row.seq for row in given if row.action < 0), default=self.last_undo))

    # ---- looking back

    def at(self, count: int) -> Position:
        """The position after the first so many actions."""
        if count == self._length:
            return self.position
        return next(self._positions(count - 1, count)) if count else self.start

    def back_to(self, count: int) -> Log:
        """The log as it was when so many actions stood."""
        found = Log(self.game, self.start, quiet=self.quiet)
        found._shared, found._length, found.position = self._shared, count, self.at(count)
        found.seq = self._shared[count - 1].row.seq if count else 0
        return found

    def positions(self, first: int = 0) -> Iterator[Position]:
        """The positions right after the entries from that one on, each to be looked at before the next is asked for."""
        return self._positions(first, self._length)

    def _positions(self, first: int, last: int) -> Iterator[Position]:
        """The positions right after the entries first..last-1, each to be looked at before the next is asked for."""
        begin = first
        while 0 < begin < last and self._shared[begin].after is None:
            begin -= 1
        position, mine = self.start, False  # `mine`: this position may be changed
        for number in range(begin, last):
            entry = self._shared[number]
            if entry.after is not None:
                position, mine = entry.after, False
            else:
                position, mine = (position if mine else position.copy()), True
                position.apply(entry.row.player, entry.row.action)
            if number >= first:
                yield position

    # ---- what it tells

    def loud(self) -> Log:
        """The same match with the texts and events that a quiet log leaves out."""
        if not self.quiet:
            return self
        draft = Log(self.game, self.start).draft()
        for entry in self.entries:
            draft.do(entry.row.player, entry.row.action, entry.row.token, entry.row.at)
        return draft.log()

    def scenes(self, first: int = 0) -> Iterator[tuple[Position, Event]]:
        """Every event, from that entry on, with the position right after the action that it is of."""
        log = self.loud()
        for entry, position in zip(log.entries[first:], log._positions(first, len(log)), strict=True):
            for event in entry.events:
                yield position, event

    def telling(self, lang: str, first: int = 0) -> Generator[None, None, None]:
        """Make the sentences that nobody has read yet in this language, from that entry on, one entry at a time."""
        missing = [i for i in range(first, self._length) if lang not in (self._shared[i].said or {})]
        if not missing:
            return
        for number, position in enumerate(self._positions(missing[0], missing[-1] + 1), missing[0]):
            entry = self._shared[number]
            entry.said = entry.said or {}
            if lang not in entry.said:
                entry.said[lang] = tuple(self.game.say(position, event, lang) for event in entry.events)
            yield

    def told(self, viewer: int | None, lang: str, first: int = 0) -> list[tuple[MoveRow, Event, str]]:
        """What this viewer (None: a spectator) may read, from that entry on: row, event, sentence."""
        if self.quiet:
            return self.loud().told(viewer, lang, first)
        for _ in self.telling(lang, first):
            pass
        return [
            (entry.row, event, sentence)
            for entry in self._shared[first : self._length]
            for event, sentence in zip(entry.events, (entry.said or {})[lang], strict=True)
            if may_read(event, NOBODY if viewer is None else viewer)
        ]

    def last_targets(self, viewer: int | None) -> list[str]:
        """Where the player who acted last did something, as far as the viewer (None: a spectator) may know it.

        A path of targets goes from the thing to the place, so its end is where it happened.
        """
        if self.quiet:
            return self.loud().last_targets(viewer)
        found: list[str] = []
        who: int | None = None
        for number in range(self._length - 1, -1, -1):
            entry = self._shared[number]
            if entry.row.player < 0:
                continue
            who = entry.row.player if who is None else who
            if entry.row.player != who or len(found) > 12:
                break
            found += self.seen_places(number, viewer)
        return found

    def seen_places(self, number: int, viewer: int | None) -> list[str]:
        """Where a viewer sees this entry happen: one target at most. Whoever did it sees it where the others do: what
        was clicked may have no place of its own later, or mean another one."""
        entry = self._shared[number]
        targets, seen_at = self._marks(number) if entry.open_to(viewer) else ((), "")
        if not targets:
            return []
        place = seen_at or targets[-1]
        return [] if place.startswith("button:") else [place]

    def _marks(self, number: int) -> tuple[tuple[str, ...], str]:
        entry = self._shared[number]
        if entry.marks is None:
            before, (_, player, action, *_) = self.at(number), entry.row
            entry.marks = self.game.targets(before, action), self.game.seen_at(before, player, action)
        return entry.marks

    def undoable(self, player: int) -> int:
        """How many of the last actions the player may take back: his own, while he is still asked, and back to the
        first that showed him something hidden."""
        if self.position.turn != player:
            return 0
        if self.quiet:
            return self.loud().undoable(player)
        count = 0
        for number in range(self._length - 1, -1, -1):
            entry = self._shared[number]
            if entry.row.player != player or entry.shows(player):
                break
            count += 1
        return count

    def record(self, tags: dict[str, str], *, stamp: bool = False) -> Record:
        """As a record with these tags; of a finished match with its result. `stamp`: with how it stands in any case."""
        if self.quiet:
            return self.loud().record(tags, stamp=stamp)
        names = {p: self.game.player_name(self.start, p) for p in {entry.row.player for entry in self.entries}}
        record = Record(dict(tags), [(names[entry.row.player], entry.row.text) for entry in self.entries])
        if stamp or self.over:
            record.tags["Result"] = result_text(self.game.name, self.position)
            record.tags["Keys"] = f"{self.position.key():016x}"
        return record


class Draft:
    """Rows that are being added behind the first `kept` entries of a log. The log itself stays as it is."""

    def __init__(self, log: Log, kept: int) -> None:
        self._log = log
        self._kept = kept
        self._fresh: list[Entry] = []
        self._seq = log.seq
        self.position = log.at(kept).copy()  # as it is now: to be looked at, and changed by the draft alone

    def do(self, player: int, action: int, token: str | None = None, at: float = 0.0) -> None:
        """An action, as it is done now."""
        self._seq += 1
        text = "" if self._log.quiet else self._log.game.text(self.position, action)
        self.add(MoveRow(self._seq, player, action, text, token, at))

    def add(self, row: MoveRow) -> None:
        """An action, as it was written down."""
        position, quiet, number = self.position, self._log.quiet, self._kept + len(self._fresh)
        if self._fresh and (not quiet or (number - 1) % EVERY == 0):
            self._fresh[-1].after = position.copy()
        if len(self._fresh) > RECENT and (number - RECENT) % EVERY:
            self._fresh[-RECENT].after = None
        entry = Entry(row)
        if quiet:
            position.apply(row.player, row.action)
        else:
            events: list[Event] = []
            before = open_scores(self._log.game, position)
            position.events = events
            position.apply(row.player, row.action)
            position.events = None
            entry.events = tuple(events)
            after = open_scores(self._log.game, position)
            entry.points = tuple(now - then for then, now in zip(before, after, strict=True))
        self._fresh.append(entry)

    def let_chance_act(self, chance: Chance, at: float = 0.0) -> None:
        """What chance does, as long as it is asked and answers."""
        while self.position.turn == CHANCE:
            outcome = chance(self.position)
            if outcome is None:
                return
            self.do(CHANCE, outcome, at=at)

    def log(self, seq: int | None = None, last_undo: int | None = None) -> Log:
        """The new log. The draft is finished with it."""
        old, kept, fresh = self._log, self._kept, self._fresh
        new = Log(old.game, old.start, quiet=old.quiet)
        new.position = self.position
        new.seq = self._seq if seq is None else seq
        new.last_undo = old.last_undo if last_undo is None else last_undo
        if fresh:
            fresh[-1].after = self.position
        # Whoever comes first may write behind the shared entries; a second future of the same past has its own list.
        new._shared = old._shared if kept == len(old._shared) else old._shared[:kept]
        new._shared.extend(fresh)
        new._length = kept + len(fresh)
        for number in range(max(0, kept - RECENT), new._length - RECENT):
            if number % EVERY:
                new._shared[number].after = None
        return new


def open_scores(game: Game, position: Position) -> list[int]:
    """Everybody's score, where nothing about it can be a secret."""
    return [] if game.hidden else [int(position.score(seat)) for seat in range(position.players)]


def about(event: Event, player: int) -> int:
    """The seat that an event is about: the one it names, else whoever acted."""
    who = event.data.get("who")
    return who if isinstance(who, int) else player
