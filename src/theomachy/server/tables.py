"""Tables: one queue each, through which everything goes that changes a game. People, bots and clocks use the same door.

The order is always: look whether it is allowed, write it to the store, and only then let anybody see it. What is in
memory is a picture of the store; whenever another writer was faster, the table reads what was written and goes on.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from contextlib import suppress
from dataclasses import dataclass, field
from hmac import compare_digest
from typing import Any

import theomachy
from theomachy.bots.levels import LEVELS
from theomachy.core.errors import TheomachyError
from theomachy.core.event import ALL
from theomachy.core.position import CHANCE, CLOCK, EVERYBODY, NOBODY, Position
from theomachy.server import why
from theomachy.server.clocks import Clocks, clock_of
from theomachy.server.messages import (
    Answer,
    Chair,
    Choice,
    Done,
    Line,
    Look,
    Play,
    Refused,
    State,
    Tell,
    Told,
    ToPage,
    Undo,
    Waiting,
    Why,
)  # fmt: skip
from theomachy.server.past import Past, fresh, next_rows, player_names
from theomachy.server.store import Forked, MoveRow, SeatRow, Store, TableRow
from theomachy.server.thinking import Thinkers

log = logging.getLogger("theomachy.tables")

IDLE = 900.0  # seconds after which a table without viewers leaves the memory
ABSENT = 60.0  # seconds after which a person who does not look counts as having left, in real-time play
GONE = 300.0  # the same in games with turns, counted from the question, where the rules have an answer for who is gone
COVERED = 1.5  # seconds that hide whether a bot of the highest level had to think
OUTBOX = 64  # answers that may wait for a slow viewer
STALE = {
    "en": "The table had moved on. Look again.",
    "de": "Am Tisch ist inzwischen etwas geschehen. Sieh noch einmal hin.",
    "it": "Nel frattempo al tavolo è successo qualcosa. Guarda di nuovo.",
}
NOT_YOURS = {"en": "This is not your seat.", "de": "Das ist nicht dein Platz.", "it": "Non è il tuo posto."}
NO_UNDO = {
    "en": "There is nothing that you can take back now.",
    "de": "Jetzt kannst du nichts zurücknehmen.",
    "it": "Adesso non puoi annullare nulla.",
}
NOT_WRITTEN = {
    "en": "The move could not be written down and was not made. Try again.",
    "de": "Der Zug konnte nicht gespeichert werden und gilt nicht. Versuche es noch einmal.",
    "it": "La mossa non è stata registrata e non vale. Riprova.",
}


@dataclass(eq=False)
class Viewer:
    """Somebody who looks at a table: through a websocket, with the eyes of one of his seats or of a spectator."""

    person: str | None
    seat: int | None
    look: Look
    since: int = 0
    wake: asyncio.Event = field(default_factory=asyncio.Event)
    dirty: bool = True
    outbox: deque[ToPage] = field(default_factory=lambda: deque(maxlen=OUTBOX))

    def refresh(self) -> None:
        self.dirty = True
        self.wake.set()

    def send(self, message: ToPage) -> None:
        self.outbox.append(message)
        self.wake.set()


class Table:
    """One game being played."""

    def __init__(self, row: TableRow, store: Store, thinkers: Thinkers, bot_pause: float) -> None:
        self.row = row
        self.store = store
        self.thinkers = thinkers
        self.bot_pause = bot_pause
        self.game = theomachy.game(row.game)
        self.past = Past(fresh(self.game, row))
        self.names = [self.game.player_name(self.past.position, p) for p in range(row.players)]
        self.tokens: dict[str, int] = {}
        self.queue = asyncio.Lock()  # first come, first served: this order decides races in real time
        self.viewers: set[Viewer] = set()
        self.clocks = Clocks(self.game, self._ring)
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.used = time.monotonic()
        self.pictures: dict[tuple[object, ...], tuple[str, str]] = {}
        self.closed = False
        self.window: list[tuple[int, asyncio.Future[None]]] = []  # who waits for the end of a fair window
        self.windows = 0
        self.absent: dict[tuple[str, int], float] = {}  # people who sit here and do not look, since when

    # ---- the past

    async def catch_up(self, bots_after: float = 0.0) -> None:
        """Read what the store has beyond what we know. Call inside the queue."""
        row = await self.store.table(self.row.id)
        if row is not None:
            self.take_row(row)
        rows = await self.store.moves(self.row.id, self.past.seq)
        self._take(rows)
        if self.row.started and self.past.position.turn == CHANCE:
            await self._write(next_rows(self.game, self.past, CHANCE, 0, None, time.time()))
        self._changed(bots_after)

    def take_row(self, row: TableRow) -> None:
        """The seats as they are now. Names can change until the game begins; then the table is set with them."""
        renamed = player_names(row) != player_names(self.row)
        self.row = row
        if renamed and not self.past.seq:
            self.past = Past(fresh(self.game, row))
            self.names = [self.game.player_name(self.past.position, p) for p in range(row.players)]

    def _take(self, rows: list[MoveRow]) -> None:
        if rows:
            self.past = self.past.after(self.game, rows, self.row)
            self.tokens |= {row.token: row.seq for row in rows if row.token}

    async def _write(self, rows: list[MoveRow]) -> None:
        """To the store first, then to memory."""
        if not rows:
            return
        after = self.past.after(self.game, rows, self.row)
        try:
            await self.store.append(self.row.id, rows, finished=after.position.turn == NOBODY)
        except Forked:
            log.info("another process was faster", extra={"table": self.row.id, "seq": rows[0].seq})
            await self.catch_up()
            raise
        self.past = after
        self.tokens |= {row.token: row.seq for row in rows if row.token}

    def _changed(self, bots_after: float = 0.0) -> None:
        """Something is new: tell the viewers, mind the clocks, wake the bots."""
        self.used = time.monotonic()
        self.pictures.clear()
        for viewer in self.viewers:
            viewer.refresh()
        if self.row.started and not self.closed:
            self.clocks.follow(self.past.position)
            for seat in self.row.seats:
                if seat.kind == "bot" and seat.seat not in self.thinking and seat.seat in self.asked():
                    task = asyncio.create_task(self._bot_acts(seat, bots_after))
                    self.thinking[seat.seat] = task

    # ---- who

    def asked(self) -> list[int]:
        """The seats that may act now."""
        position = self.past.position
        if not self.row.started or position.turn in (NOBODY, CHANCE, CLOCK):
            return []
        if position.turn == EVERYBODY:
            return [seat for seat in range(position.players) if len(position.legal(seat))]
        return [int(position.turn)]

    def seats_of(self, person: str | None) -> list[int]:
        return [s.seat for s in self.row.seats if person is not None and s.person == person]

    def may_look(self, person: str | None, key: str | None) -> bool:
        """Public tables are open to all; private ones to those who sit there, the host, and who knows the link."""
        return (
            self.row.public
            or (person is not None and (self.row.host == person or bool(self.seats_of(person))))
            or self.invited(key)
        )

    def invited(self, key: str | None) -> bool:
        """Does the key belong to this table's link?"""
        return key is not None and compare_digest(key.encode(), self.row.invite.encode())

    # ---- the door

    async def play(self, person: str | None, wish: Play, lang: str) -> Done | Refused:
        """Do what a person wants, or say why not."""
        await self._fair_turn(wish.seat)
        async with self.queue:
            answer = self._before(person, wish.seat, wish.token, wish.seq, lang)
            if answer is not None:
                return answer
            return await self._act(wish.seat, wish.action, wish.token, lang)

    async def _fair_turn(self, seat: int) -> None:
        """In a fair window: wait until it closes, then for those who come first in the order of this window."""
        length = int(self.row.options.get("fair_window_ms", 0))
        if not length or self.past.position.turn != EVERYBODY:
            return
        if not self.window:
            asyncio.get_running_loop().call_later(length / 1000, self._close_window)
        turn = asyncio.get_running_loop().create_future()
        self.window.append((seat, turn))
        await turn

    def _close_window(self) -> None:
        waiting, self.window = self.window, []
        order = list(clock_of(self.game).fair_order(self.past.position, self.windows))  # type: ignore[union-attr]
        self.windows += 1
        for _, turn in sorted(waiting, key=lambda entry: order.index(entry[0])):
            if not turn.done():
                turn.set_result(None)  # they wake in this order, and so they reach the queue in it

    async def undo(self, person: str | None, wish: Undo, lang: str) -> Done | Refused:
        async with self.queue:
            answer = self._before(person, wish.seat, wish.token, wish.seq, lang)
            if answer is not None:
                return answer
            if self.past.undoable(wish.seat) < 1:
                return Refused(wish.token, NO_UNDO[lang], "", self.past.seq)
            row = MoveRow(self.past.seq + 1, wish.seat, -1, "take back", wish.token, time.time())
            return await self._commit([row], wish.token, lang)

    def _before(self, person: str | None, seat: int, token: str, seq: int, lang: str) -> Done | Refused | None:
        """What is answered without looking at the rules: repeated, foreign and stale requests."""
        if seat not in self.seats_of(person):
            return Refused(token, NOT_YOURS[lang], "", self.past.seq)
        if token in self.tokens:
            return Done(token, self.tokens[token])
        if not self.row.started:
            return Refused(token, STALE[lang], "", self.past.seq)
        # In real-time play a late click still means the same thing, or the rules refuse it.
        if self.past.position.turn != EVERYBODY and seq != self.past.seq:
            return Refused(token, STALE[lang], "", self.past.seq)
        return None

    async def _act(self, player: int, action: int, token: str | None, lang: str) -> Done | Refused:
        name = token or ""
        position = self.past.position
        # `legal` is the promise; `why_not` may trust that it is asked about well-formed actions.
        if action not in [int(a) for a in position.legal(player)]:
            clause = self._clause(player, action)
            reason = self._reason(player, action, clause, lang)
            return Refused(name, reason, clause, self.past.seq)
        rows = next_rows(self.game, self.past, player, action, token, time.time())
        return await self._commit(rows, name, lang)

    def _clause(self, player: int, action: int) -> str:
        """The clause against an illegal action, looked up among the well-formed ones only."""
        known = why.imagined(self.past.position, player) if player >= 0 else self.past.position
        if action not in set(self.game.space(known)):
            return ""
        return known.why_not(player, action)

    def _reason(self, player: int, action: int, clause: str, lang: str) -> str:
        """The game's own sentence, with what beat the action; else what the clause says."""
        if not clause:
            return STALE[lang]
        known = why.imagined(self.past.position, player) if player >= 0 else self.past.position
        return self.game.reason(known, player, action, lang) or why.sentence(self.game, clause, lang)

    async def _commit(self, rows: list[MoveRow], token: str, lang: str) -> Done | Refused:
        try:
            await self._write(rows)
        except Forked:
            if token in self.tokens:
                return Done(token, self.tokens[token])
            return Refused(token, STALE[lang], "", self.past.seq)
        except Exception:
            log.exception("a move could not be written", extra={"table": self.row.id})
            return Refused(token, NOT_WRITTEN[lang], "", self.past.seq)
        log.info("move", extra={"table": self.row.id, "seq": self.past.seq, "player": rows[0].player})
        self._changed()
        return Done(token, self.past.seq)

    async def pass_for_absent(self) -> None:
        """Nobody waits for a person who has left while others are there: in real-time play, and where the rules of a
        game with turns have an answer for who is gone (`Game.absent`)."""
        online = {viewer.person for viewer in self.viewers}
        at_once = self.past.position.turn == EVERYBODY
        question = 0 if at_once else self.past.seq
        self.absent = {k: since for k, since in self.absent.items() if k[0] not in online and k[1] == question}
        here = online if at_once else online.intersection(seat.person for seat in self.row.seats if seat.person)
        if not here or not self.row.started:
            return
        now = time.monotonic()
        for seat in self.row.seats:
            if seat.person is None or seat.person in online or self._answer_without(seat.seat) < 0:
                continue
            if now - self.absent.setdefault((seat.person, question), now) < (ABSENT if at_once else GONE):
                continue
            async with self.queue:
                action = self._answer_without(seat.seat)
                if action >= 0 and (at_once or self.past.seq == question):
                    await self._act(seat.seat, action, None, "en")

    def _answer_without(self, seat: int) -> int:
        """What is done for a seat whose owner has left, -1 for nothing."""
        position = self.past.position
        if position.turn != EVERYBODY:
            return self.game.absent(position, seat)
        clock = clock_of(self.game)
        return int(clock.pass_for(position, seat)) if clock is not None else -1

    def _ring(self, action: int) -> None:
        """A time limit has ended."""

        async def report() -> None:
            async with self.queue:
                if action in [int(a) for a in self.past.position.legal(CLOCK)]:
                    await self._act(CLOCK, action, None, "en")

        self.spawn(report())

    def spawn(self, work: object) -> None:
        task: asyncio.Task[None] = asyncio.create_task(work)  # type: ignore[arg-type]
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _bot_acts(self, seat: SeatRow, delay: float) -> None:
        """A bot plays as long as it is asked. It gives people a moment to see what happens."""
        me = seat.seat
        try:
            await asyncio.sleep(delay)
            while me in self.asked() and not self.closed:
                past = self.past
                if len(past.position.sensible(me)) == 0:  # real-time play: nothing to do but wait
                    return
                began = time.monotonic()
                action = await self.thinkers.think(self.game, past.position, me, seat.bot)
                await asyncio.sleep(max(0.0, self._beat(seat.bot) - (time.monotonic() - began)))
                async with self.queue:
                    current = past is self.past or self.past.position.turn == EVERYBODY
                    if current and action in [int(a) for a in self.past.position.legal(me)] and not self.closed:
                        await self._act(me, action, None, "en")
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("a bot's turn failed", extra={"table": self.row.id, "bot": seat.bot})
        finally:
            self.thinking.pop(me, None)

    def _beat(self, bot: str) -> float:
        """How long a bot's answer takes at least.

        Where hands are secret a pause must not tell whether there was anything to choose from, so a bot that
        thinks for a second takes that long for forced answers too.
        """
        if self.game.hidden and self.bot_pause > 0 and bot == f"level:{max(LEVELS)}":
            return max(self.bot_pause, COVERED)
        return self.bot_pause

    # ---- what a viewer gets

    def chairs(self, person: str | None, lang: str = "en") -> list[Chair]:
        titles = self.titles(lang)
        online = {v.person for v in self.viewers if v.person}
        return [
            Chair(
                s.seat, self.names[s.seat], s.name, s.kind, mine=person is not None and s.person == person,
                online=s.kind == "bot" or s.person in online, bot=s.bot, title=titles[s.seat],
            )
            for s in self.row.seats
        ]  # fmt: skip

    def titles(self, lang: str) -> list[str]:
        """The seats' names as they are written in a sentence."""
        return [self.game.seat_title(self.past.position, p, lang) for p in range(self.row.players)]

    def may_have_hints(self, seat: int | None) -> bool:
        """Is this seat asked, with more than one thing to do, at a table that is not rated?"""
        return (
            seat is not None and not self.row.rated and seat in self.asked() and len(self.past.position.legal(seat)) > 1
        )

    def message_for(self, viewer: Viewer) -> State | Waiting:
        if not self.row.started:
            return Waiting(self.row.id, self.chairs(viewer.person, viewer.look.lang))
        state = self.state(viewer.person, viewer.seat, viewer.look, viewer.since)
        viewer.since = state.seq
        return state

    def state(self, person: str | None, seat: int | None, look: Look, since: int) -> State:
        """The table for one viewer. Everything in it comes from `view`, from the seat's own legal actions, and
        from events that the seat may read."""
        past = self.past
        legal = past.position.legal(seat) if seat is not None else ()
        choices = [self._choice(past.position, seat, int(a)) for a in legal] if seat is not None else []
        svg, banner, view = self._picture(
            seat, look, sorted({t for choice in choices for t in (*choice.targets, *choice.ahead)})
        )
        whole = since == 0 or since < past.last_undo or since > past.seq
        return State(
            table=self.row.id, seq=past.seq, seat=seat, svg=svg, banner=banner, turn=view.get("turn"),
            over=past.position.turn == NOBODY, choices=choices,
            undo=past.undoable(seat) if seat is not None else 0, last=past.last_targets(seat),
            log=self.lines(seat, look.lang, 0 if whole else since), log_whole=whole,
            chairs=self.chairs(person, look.lang), asked=self.asked(), deadlines=self.clocks.shown(),
            hints=self.may_have_hints(seat),
            points=[
                {"seat": p["seat"], "points": p.get("points"), "rank": p.get("rank")} for p in view.get("players", [])
            ],
        )  # fmt: skip

    def _choice(self, position: Position, seat: int, action: int) -> Choice:
        game = self.game
        return Choice(
            action, list(game.targets(position, action)), game.text(position, action),
            game.ahead(position, seat, action),
        )  # fmt: skip

    def _picture(self, seat: int | None, look: Look, lit: list[str]) -> tuple[str, str, dict[str, Any]]:
        """The picture is the same for everybody with the same eyes, so it is drawn once."""
        position = self.past.position
        view = self.game.view(position, seat)
        key = (self.past.seq, seat, look.lang, look.theme, look.layout)
        if key not in self.pictures:
            if len(self.pictures) > 32:
                self.pictures.clear()
            self.pictures[key] = self.drawn(self.past, view, seat, look, lit)
        return *self.pictures[key], view

    def drawn(
        self, past: Past, view: dict[str, Any], seat: int | None, look: Look, lit: list[str]
    ) -> tuple[str, str]:  # fmt: skip
        """The picture of a view with the people's names and the last move, and the sentence above it."""
        players = [self._named(p) for p in view["players"]]
        shown = {**view, "players": players, "last": past.last_targets(seat), "banner": False}
        svg = self.game.draw(shown, theme=look.theme, lang=look.lang, layout=look.layout, lit=lit)
        return str(svg), str(self.game.ask(view, look.lang))

    def _named(self, player: dict[str, Any]) -> dict[str, Any]:
        """The player of a view with the person's name, where several people play.

        It stands in place of the seat's own name; where players name themselves, beside it.
        """
        seat = self.row.seats[player["seat"]]
        people = {s.name for s in self.row.seats if s.person}
        if not seat.person or len(people) < 2:
            return player
        return {**player, "who" if self.game.names else "name": seat.name}

    def lines(self, seat: int | None, lang: str, since: int = 0) -> list[Line]:
        return [
            Line(entry.row.seq, sentence.texts[lang], sentence.clause)
            for entry in self.past.entries
            if entry.row.seq > since
            for sentence in entry.sentences
            if sentence.only in (ALL, seat)
        ]

    def answer(self, person: str | None, wish: Why | Tell, lang: str) -> Answer | Told | None:
        if wish.seat not in self.seats_of(person) or not self.row.started:
            return None
        position = self.past.position
        if isinstance(wish, Tell):
            return Told(wish.ask, wish.action, why.tell(self.game, position, wish.seat, wish.action, lang))
        text, clause, usable = why.why_not(self.game, position, wish.seat, wish.target, wish.chosen, lang)
        return Answer(wish.ask, wish.target, text, clause, usable)

    async def close(self) -> None:
        self.closed = True
        self.clocks.stop()
        for task in [*self.thinking.values(), *self.tasks]:
            task.cancel()
        async with self.queue:  # what is being written is written to the end
            pass


class Hall:
    """The tables that this process has in memory."""

    def __init__(self, store: Store, thinkers: Thinkers, bot_pause: float = 0.7) -> None:
        self.store = store
        self.thinkers = thinkers
        self.bot_pause = bot_pause
        self.tables: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.tasks: set[asyncio.Task[None]] = set()

    async def get(self, table_id: str) -> Table | None:
        """The table, read from the store if it is not in memory. None if there is none, or its rules are gone."""
        if table_id in self.tables:
            return self.tables[table_id]
        lock = self.loading.setdefault(table_id, asyncio.Lock())
        try:
            async with lock:
                if table_id in self.tables:
                    return self.tables[table_id]
                row = await self.store.table(table_id)
                if row is None:
                    return None
                try:
                    if theomachy.game(row.game).revision != row.rules:
                        log.error("rules revision %s is not playable here", row.rules, extra={"table": table_id})
                        return None
                    table = Table(row, self.store, self.thinkers, self.bot_pause)
                except TheomachyError:
                    log.exception("a table cannot be opened", extra={"table": table_id})
                    return None
                async with table.queue:
                    with suppress(Forked):  # then it has caught up with the faster one
                        await table.catch_up()
                self.tables[table_id] = table
                return table
        finally:
            self.loading.pop(table_id, None)

    async def seats_changed(self, table: Table) -> None:
        """Somebody sat down or stood up: begin when nobody is missing."""
        async with table.queue:
            row = await self.store.table(table.row.id)
            if row is None:
                return
            table.take_row(row)
            if row.started is None and all(seat.taken for seat in row.seats):
                await self.store.start(row.id)
            with suppress(Forked):
                await table.catch_up()

    def heard(self, table_id: str, seq: int) -> None:
        """Another process (or this one) has written. Our bots wait a little: the writer's own come first."""
        table = self.tables.get(table_id)
        if table is None or 0 < seq <= table.past.seq:
            return

        async def follow() -> None:
            async with table.queue:
                if seq == 0 or seq > table.past.seq:
                    with suppress(Forked):
                        await table.catch_up(bots_after=3.0)

        task = asyncio.create_task(follow())
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def sweep(self) -> None:
        """Pass for those who have left real-time games, and forget tables that nobody looks at; they are on disk."""
        now = time.monotonic()
        for table_id, table in list(self.tables.items()):
            await table.pass_for_absent()
            busy = table.viewers or table.thinking or table.clocks.running or table.queue.locked()
            if not busy and now - table.used > IDLE:
                del self.tables[table_id]
                await table.close()

    async def close(self) -> None:
        for table in list(self.tables.values()):
            await table.close()
        self.tables.clear()
