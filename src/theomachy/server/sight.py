"""What can be seen of a table: who sits and looks there, and everything that one viewer may get.

Nothing here changes a game. What does stands in `tables.py`.
"""

from __future__ import annotations

import asyncio
import hashlib
import math
import time
from collections import deque
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import msgspec

import theomachy
from theomachy.bots import seats
from theomachy.core.decided import decided
from theomachy.core.event import ALL
from theomachy.core.facts import facts
from theomachy.core.languages import LANGUAGES
from theomachy.core.log import Log, about
from theomachy.core.panel import DEFS, Panel
from theomachy.core.position import NOBODY, Position
from theomachy.drawing.tiles import defs_panel, seat_defs, seat_hue
from theomachy.server import ending, guided, handing, why
from theomachy.server.chairs import WEAKER, bot_name, called, chair
from theomachy.server.chat import Chat
from theomachy.server.clocks import told
from theomachy.server.dealing import Dealing
from theomachy.server.messages import (
    Answer,
    Chair,
    Choice,
    Did,
    Fact,
    Line,
    Look,
    Part,
    Place,
    Shown,
    State,
    Tell,
    Told,
    ToPage,
    Waiting,
    Why,
)  # fmt: skip
from theomachy.server.past import fresh, in_slices
from theomachy.server.presence import Presence
from theomachy.server.rated import Rated, contest
from theomachy.server.seen import Seen, seen
from theomachy.server.store import SeatRow, TableRow
from theomachy.server.thinking import Weakness
from theomachy.server.timing import TIME_UP, Timing
from theomachy.server.vacations import AWAY, day

OUTBOX = 64  # answers that may wait for a slow viewer
NOTES = 50  # sentences about bots that a table remembers


class Note(NamedTuple):
    """A sentence of the log that is about no rule: said by the table, behind a row. It is made when it is read: whoever
    has left meanwhile is not named in it any more."""

    seq: int
    say: Callable[[str], str]  # in a language


@dataclass(eq=False)
class Viewer:
    """Somebody who looks at a table: through a websocket, with the eyes of one of his seats or of a spectator."""

    person: str | None
    seat: int | None
    look: Look
    since: int = 0
    wake: asyncio.Event = field(default_factory=asyncio.Event)
    dirty: bool = True
    wished: bool = False  # to see the table otherwise, although nothing is new
    ended: bool = False  # the sign-in by which it looks was ended
    heard: float = field(default_factory=time.monotonic)  # when the last message came
    known: dict[str, str] = field(default_factory=dict)  # the panels it has, by name: their hashes
    packs: bool = False  # it takes messages compressed
    pings: bool = False  # it says regularly that it is there, so silence means that it is not
    hidden: bool = False  # its page is behind others
    chat_has: set[str] = field(default_factory=set)  # lines of the talk it has been sent
    chat_people: set[str] = field(default_factory=set)  # who has said them
    chat_eyes: tuple[object, ...] | None = None  # how it read them: in which language, what it may and wants to hear
    program: bool = False  # it is somebody's program, and may do less
    plain: bool = False  # it wants no pictures but what they are made of (server/seen.py)
    cut: bool = False  # its token was revoked
    where: str = ""  # the address that it is counted under
    outbox: deque[ToPage] = field(default_factory=lambda: deque(maxlen=OUTBOX))

    def refresh(self) -> None:
        self.dirty = True
        self.wake.set()

    def send(self, message: ToPage) -> None:
        self.outbox.append(message)
        self.wake.set()


def sent(panel: Panel) -> Shown:
    """A panel as it goes over the wire. The hash is over everything in it."""
    text = "\0".join((panel.name, panel.kind, panel.label, panel.figure, panel.goal, panel.hue, panel.body))
    digest = hashlib.blake2b(text.encode(), digest_size=9).hexdigest()
    return Shown(
        panel.name, digest, "html" if panel.kind == "html" else "svg", str(panel.body),
        panel.width, panel.height, panel.pans, panel.grows, panel.label,
        panel.figure, panel.goal, panel.hue,
    )  # fmt: skip


def unknown(panels: list[Shown], known: Mapping[str, str]) -> list[Shown]:
    """The panels, those that are known already without their body."""
    return [
        msgspec.structs.replace(panel, body=None) if known.get(panel.name) == panel.hash else panel for panel in panels
    ]


def points(view: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Seat, points and rank of all players, as far as the viewer may know."""
    return [{"seat": p["seat"], "points": p.get("points"), "rank": p.get("rank")} for p in view.get("players", [])]


class Sight:
    """A game being played, as far as it can be looked at."""

    presence: Presence
    chat: Chat
    timing: Timing
    rated: Rated
    dealing: Dealing

    def __init__(self, row: TableRow) -> None:
        self.row = row
        self.game = theomachy.game(row.game)
        self.past = Log(self.game, fresh(self.game, row))
        self.names = [self.game.player_name(self.past.position, p) for p in range(row.players)]
        self.viewers: set[Viewer] = set()
        self.pictures: dict[tuple[object, ...], tuple[list[Shown], str]] = {}
        self.weakness: dict[int, Weakness] = {}  # bots that are weaker than their names for the moment
        self.notes: deque[Note] = deque(maxlen=NOTES)
        self.again_seats: list[SeatRow] = []  # taken ones of the table at which the same people play on
        self.kept: dict[int, str] = {}  # seats that are free, but kept for these people

    # ---- who

    def asked(self) -> list[int]:
        """The seats that may act now."""
        return seats.asked(self.past.position) if self.row.started and not self.abandoned else []

    @property
    def running(self) -> bool:
        """Has the game begun, and is it not over?"""
        return self.row.started is not None and self.past.position.turn != NOBODY and not self.row.abandoned

    @property
    def abandoned(self) -> bool:
        """Has the host ended the game before the rules did?"""
        return self.row.abandoned and self.past.position.turn != NOBODY

    def seats_of(self, person: str | None) -> list[int]:
        """The seats that this person plays now: not those on which a bot plays on for him."""
        return [s.seat for s in self.row.seats if person is not None and s.played_by == person]

    def best_seat(self, mine: list[int]) -> int | None:
        """The one seat I have, or that of mine which is asked. Several secret hands are not shown unasked."""
        if len(mine) == 1:
            return mine[0]
        if self.game.hidden or not mine:
            return None
        return next((seat for seat in mine if seat in self.asked()), mine[0])

    def may_look(self, person: str | None, key: str | None) -> bool:
        dealt = self.dealing.may_look(person)
        return self.row.open_to(person, key) if dealt is None else dealt

    def invited(self, key: str | None) -> bool:
        return self.row.invited(key)

    # ---- what a viewer gets

    def chairs(self, person: str | None, lang: str = "en") -> list[Chair]:
        titles, looks = self.titles(lang), self.game.chosen_of(self.past.start)
        looking = self.presence.looking()
        found = []
        for seat in self.row.seats:
            shown = chair(seat, self.names[seat.seat], titles[seat.seat], person, lang, looks)
            shown.online = shown.online or (seat.person is not None and seat.person in looking)
            shown.kept_mine = bool(shown.kept) and person is not None and self.kept.get(seat.seat) == person
            shown.may = handing.may(self, seat, person, looking)
            if seat.bot and (weakness := self.weakness.get(seat.seat)):
                shown.note = WEAKER[weakness][lang]
            left = self.timing.left(seat.seat)
            if left is not None:
                shown.left_ms = max(0, int(left * 1000))
                shown.runs = self.timing.runs(seat)
                if seat.bot and left <= 0:
                    shown.note, shown.flagged = TIME_UP[lang], True
                elif (until := self.timing.away(seat)) and not seat.bot:
                    shown.note, shown.runs = AWAY(lang, until=day(until)), False
            if shown.may in ("call", "replace"):
                shown.wait_s = math.ceil(handing.wait(self, seat, looking))
            found.append(shown)
        return found

    def titles(self, lang: str) -> list[str]:
        """The seats' names as they are written in a sentence."""
        return [self.game.seat_title(self.past.position, p, lang) for p in range(self.row.players)]

    def may_have_hints(self, seat: int | None) -> bool:
        """Is this seat asked, with more than one thing to do, at a table with hints?"""
        return seat is not None and self.row.hints and seat in self.asked() and len(self.past.position.legal(seat)) > 1

    async def in_words(self, lang: str) -> None:
        """For the first who reads a long log in a language its sentences are made in slices, so that others have
        their turn in between. What is not ready when it is shown is made then."""
        await in_slices(self.past.telling(lang))

    async def message_for(self, viewer: Viewer) -> State | Seen | Waiting:
        if not self.row.started:
            return self.waiting(viewer.person, viewer.look.lang)
        await self.in_words(viewer.look.lang)
        if viewer.plain:
            plainly = seen(self, viewer.person, viewer.seat, viewer.look.lang, viewer.since)
            viewer.since = plainly.seq
            return plainly
        state = self.state(viewer.person, viewer.seat, viewer.look, viewer.since, viewer.known)
        viewer.since = state.seq
        viewer.known = {panel.name: panel.hash for panel in state.panels}
        return state

    def waiting(self, person: str | None, lang: str) -> Waiting:
        clock = told(self.game, self.past.position, self.timing.clock, lang)
        return Waiting(
            self.row.id,
            self.chairs(person, lang),
            ending.may(self.row, person),
            clock,
            self.row.rated,
            self.timing.real,
        )

    def state(
        self, person: str | None, seat: int | None, look: Look, since: int, known: Mapping[str, str] | None = None
    ) -> State:
        """The table for one viewer. Everything in it comes from `view`, from the seat's own legal actions, and
        from events that the seat may read. Panels that the viewer has, by the hashes in `known`, are only named."""
        past = self.past
        legal = past.position.legal(seat) if seat is not None and not self.abandoned else ()
        choices = [self._choice(past.position, seat, int(a)) for a in legal] if seat is not None else []
        panels, banner, view = self._picture(
            seat, look, sorted({t for choice in choices for t in (*choice.targets, *choice.ahead)})
        )
        if self.abandoned:
            banner = ending.ABANDONED[look.lang]
        whole = since == 0 or since < past.last_undo or since > past.seq
        return State(
            table=self.row.id, seq=past.seq, seat=seat, panels=unknown(panels, known or {}), banner=banner,
            turn=view.get("turn"), over=past.position.turn == NOBODY, choices=choices,
            undo=0 if seat is None or self.abandoned or self.row.rated else past.undoable(seat),
            last=past.last_targets(seat),
            log=self.lines(seat, look.lang, 0 if whole else since),
            did=self.did(past, seat, look.lang, 0 if whole else since), log_whole=whole,
            chairs=self.chairs(person, look.lang), asked=self.asked(), deadlines=self.timing.deadlines(),
            clock=told(self.game, past.position, self.timing.clock, look.lang),
            hints=self.may_have_hints(seat),
            points=points(view),
            abandoned=self.abandoned, ending=ending.may(self.row, person, past.position.turn == NOBODY),
            result=self.result(past.position, look.lang), **self.outcome(person, look.lang),
            coach=guided.coach(self.game, self.row, past, seat, look.lang),
            rated=self.rated.state, ratings=self.rated.told(), contest=contest(self),
        )  # fmt: skip

    def _choice(self, position: Position, seat: int, action: int) -> Choice:
        game = self.game
        return Choice(
            action, list(game.targets(position, action)), game.text(position, action),
            game.ahead(position, seat, action),
        )  # fmt: skip

    def _picture(self, seat: int | None, look: Look, lit: list[str]) -> tuple[list[Shown], str, dict[str, Any]]:
        """The picture is the same for everybody with the same eyes, so it is drawn once."""
        position = self.past.position
        view = self.game.view(position, seat)
        key = (self.past.seq, seat, look.lang, look.layout)
        if key not in self.pictures:
            if len(self.pictures) > 32:
                self.pictures.clear()
            self.pictures[key] = self.drawn(self.past, view, seat, look, lit)
        return *self.pictures[key], view

    def drawn(
        self, past: Log, view: dict[str, Any], seat: int | None, look: Look, lit: list[str]
    ) -> tuple[list[Shown], str]:  # fmt: skip
        """The panels of a view with the people's names and the last move, and the sentence above them."""
        shown = {**self.named(view, look.lang), "last": past.last_targets(seat), "banner": False}
        panels = self.game.panels(shown, lang=look.lang, layout=look.layout, lit=lit)
        if not any(panel.name == DEFS for panel in panels):  # the page needs the tokens of the seats in any case
            hues = tuple(seat_hue(i, name) for i, name in enumerate(self.names))
            seats = [Panel(f"seat:{i}", "", "html", hue=hue) for i, hue in enumerate(hues)]
            panels = [Panel(DEFS, defs_panel(seat_defs("page", hues))), *panels, *seats]
        return [sent(panel) for panel in panels], str(self.game.ask(view, look.lang))

    def did(self, past: Log, seat: int | None, lang: str, since: int = 0) -> list[Did]:
        """What players did after that row, as far as the viewer may know it. Where all that happened was left to chance
        (somebody draws), what chance did is told as theirs."""
        found = []
        first = past.upto(since)
        quiet = None  # who acted last, if there was nothing to tell of it yet
        for number, entry in enumerate(past.tail(first), first):
            who = entry.row.player if entry.row.player >= 0 else quiet
            if who is None:
                continue
            events = [event for event in entry.events if event.only in (ALL, seat)]
            deed = self.game.deed(past.position, who, events, lang)
            text, piece = (deed.text, deed.piece) if deed is not None else ("", "")
            if entry.row.player < 0 and not text:
                continue
            quiet = who if entry.row.player < 0 or not text else None
            points = list(entry.points) if any(entry.points) else []
            by = who if deed is None or deed.by is None else deed.by
            found.append(Did(entry.row.seq, who, past.seen_places(number, seat), text, piece, points, by))
        return found

    def result(self, position: Position, lang: str) -> list[Place]:
        """Who came where, and what for. Empty while the game runs."""
        if position.turn != NOBODY:
            return []
        game = self.game
        places = [
            Place(seat, int(position.rank(seat)), int(position.score(seat)), [
                Part(game.source_text(part, lang), part.points, game.source_piece(part), part.clause) for part in parts
            ])
            for seat, parts in enumerate(game.sources(position))
        ]  # fmt: skip
        return sorted(places, key=lambda place: (place.rank, place.seat))

    def outcome(self, person: str | None, lang: str) -> dict[str, Any]:
        """What is told beside the ranking when the game is over, and where those who played may play again."""
        played = any(person is not None and seat.person == person for seat in self.row.seats)
        there = [called(seat, lang) for seat in self.again_seats]
        found: dict[str, Any] = {"again": self.row.again, "again_who": there} if played else {}
        position = self.past.position
        tie = self.game.tie(position) if position.turn == NOBODY else None
        if tie is not None:
            found |= {"tie": self.game.tie_text(position, lang), "tie_clause": tie.clause}
        if position.turn == NOBODY:
            found["decided"] = decided(self.game, position, lang)
            found["real_time"] = self.timing.real
            found["lasted_s"] = max(0, round(self.past.tail(len(self.past) - 1)[-1].row.at - (self.row.started or 0)))
            found["facts"] = [Fact(f.seat, f.times, f.text) for f in facts(self.game, self.past, lang)]
        return found

    def named(self, view: dict[str, Any], lang: str) -> dict[str, Any]:
        """The view with the names of the people who play."""
        return {**view, "players": [self._named(player, lang) for player in view["players"]]}

    def _named(self, player: dict[str, Any], lang: str) -> dict[str, Any]:
        """The player of a view with the person's name, where several people play.

        It stands in place of the seat's own name; where players name themselves, beside it.
        """
        seat = self.row.seats[player["seat"]]
        people = {s.name for s in self.row.seats if s.person}
        if not seat.person or len(people) < 2 or seat.left:
            return player
        return {**player, "who" if self.game.names else "name": called(seat, lang, short=True)}

    def note_weakness(self, seat: SeatRow, weakness: Weakness) -> None:
        """A bot's last row was made with less, or again with all, that its name promises: everybody is told."""
        if weakness == self.weakness.get(seat.seat, ""):
            return
        self.weakness[seat.seat] = weakness
        names = {lang: (bot_name(seat.bot, lang), self.titles(lang)[seat.seat]) for lang in LANGUAGES}
        texts = {lang: f"{bot} ({title}): {WEAKER[weakness][lang]}." for lang, (bot, title) in names.items()}
        self.note(self.past.seq, texts.__getitem__)

    def note(self, seq: int, say: Callable[[str], str]) -> None:
        """The table says something behind this row."""
        self.notes.append(Note(seq, say))

    def goes_on_from(self, since: int) -> int:
        """From which row on a page that comes back reads the log: anew, if the table may have said something behind
        the last row that it knows."""
        return 0 if any(note.seq >= since for note in self.notes) else max(0, since)

    def lines(self, seat: int | None, lang: str, since: int = 0) -> list[Line]:
        """The log for one viewer. What is said about bots stands behind the row that they have just made."""
        notes = [Line(note.seq, note.say(lang), "") for note in self.notes if note.seq > since]
        return sorted([*self._told(seat, lang, since), *notes], key=lambda line: line.seq)

    def _told(self, seat: int | None, lang: str, since: int) -> list[Line]:
        told = self.past.told(seat, lang, self.past.upto(since))
        game = self.game
        return [
            Line(row.seq, text, event.clause, about(event, row.player), game.reveal(event), game.turn_begins(event))
            for row, event, text in told
        ]

    def answer(self, person: str | None, wish: Why | Tell, lang: str) -> Answer | Told | None:
        if wish.seat not in self.seats_of(person) or not self.row.started:
            return None
        position = self.past.position
        if isinstance(wish, Tell):
            told = why.tell(self.game, position, wish.seat, wish.action, lang, wish.then, here=True)
            ends = why.ends_turn(self.game, position, wish.seat, wish.action, wish.then)
            return Told(wish.ask, wish.action, *told, then=wish.then, ends=ends)
        text, clause, usable = why.why_not(self.game, position, wish.seat, wish.target, wish.chosen, lang)
        return Answer(wish.ask, wish.target, text, clause, usable)
