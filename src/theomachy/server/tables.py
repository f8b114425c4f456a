"""Tables: one queue each, through which everything goes that changes a game. People, bots and clocks use the same door.

The order is always: look whether it is allowed, write it to the store, and only then let anybody see it. What is in
memory is a picture of the store; whenever another writer was faster, the table reads what was written and goes on.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress

import msgspec

from theomachy.core.log import Log, MoveRow
from theomachy.core.position import CHANCE, EVERYBODY, NOBODY, Position
from theomachy.core.words import Phrase
from theomachy.server import guided, puzzling, rated, why
from theomachy.server.chat import Chat
from theomachy.server.clocks import Paces, clock_of
from theomachy.server.dealing import Dealing
from theomachy.server.ending import ABANDONED
from theomachy.server.friend_store import FriendStore
from theomachy.server.messages import Done, Play, Refused, Undo, Unsure
from theomachy.server.past import chosen, fresh, in_slices, last_rows, player_names
from theomachy.server.places import Customer
from theomachy.server.presence import Presence
from theomachy.server.rated import Rated
from theomachy.server.sight import Sight
from theomachy.server.store import Forked, InDoubt, SeatRow, Store, TableRow
from theomachy.server.thinking import Thinkers, Thought
from theomachy.server.timing import TIME_UP, Timing

log = logging.getLogger("theomachy.tables")

STALE = Phrase("tables stale")
NOT_YOURS = Phrase("tables not yours")
NO_UNDO = Phrase("tables no undo")
NOT_WRITTEN = Phrase("tables not written")
UNSURE = Phrase("tables unsure")


class Table(Sight):
    """One game being played."""

    def __init__(self, row: TableRow, store: Store, thinkers: Thinkers, bot_pause: float) -> None:
        super().__init__(row)
        self.store = store
        self.thinkers = thinkers
        self.bot_pause = bot_pause
        self.tokens: dict[str, int] = {}
        self.doubt = False  # the store may have rows of ours that we do not know
        self.queue = asyncio.Lock()  # first come, first served: this order decides races in real time
        self.paces = Paces(self.game)
        self.thinking: dict[int, tuple[str, asyncio.Task[None]]] = {}  # by seat: which bot, and its work
        self.tasks: set[asyncio.Task[None]] = set()
        self.used = time.monotonic()
        self.closed = False
        self.gone = False  # somebody has deleted it
        self.window: list[tuple[int, asyncio.Future[None]]] = []  # who waits for the end of a fair window
        self.windows = 0
        self.presence = Presence(self)
        self.chat = Chat(self, store)
        self.timing = Timing(self)
        self.rated = Rated(self)
        self.watchers: list[Callable[[Table], None]] = []  # of the hall: told of everything that happens
        self.dealing = Dealing(self)
        self.answered: dict[int, tuple[object, list[int]] | None] = {}  # in real-time play: the bots' last questions
        self.customer = Customer(
            row.id, row.host, lambda: any(seat.played_by for seat in self.row.seats), self.presence.watched
        )

    # ---- the past

    async def catch_up(self, bots_after: float = 0.0) -> None:
        """Read what the store has beyond what we know. Call inside the queue."""
        row = await self.store.table(self.row.id)
        self.gone = row is None
        if row is not None:
            self.take_row(row)
            await self.timing.load()
            await self.dealing.load()
            if any(seat.kind == "kept" for seat in row.seats):
                self.kept = await FriendStore(self.store).kept(row.id)
        rows = await self.store.moves(self.row.id, self.past.seq)
        if rows:
            before, self.past = self.past, await in_slices(self.past.growing(rows))
            self.timing.take(before, rows)
            self.tokens |= last_rows(rows)
        if self.row.again:
            after = await self.store.table(self.row.again)
            self.again_seats = [seat for seat in after.seats if seat.person] if after is not None else []
        self.chat.stir()
        self.doubt = False
        if self.row.started and self.past.position.turn == CHANCE:
            await self._write(self.past.let_chance_act(self.dealing.chance(), at=time.time()))
        if not self.gone:
            await self.timing.settle()
            await self.rated.settle()
        self._changed(bots_after)

    def take_row(self, row: TableRow) -> None:
        """The seats as they are now. Names can change until the game begins; then the table is set with them.

        Who has lost a seat no longer sees with its eyes, and a bot that has lost one is interrupted.
        """
        renamed = player_names(row) != player_names(self.row) or chosen(row) != chosen(self.row)
        had = {viewer: self.seats_of(viewer.person) for viewer in self.viewers}
        for old, new in zip(self.row.seats, row.seats, strict=True):
            if old.bot != new.bot:
                self.weakness.pop(old.seat, None)  # that was about another
        self.row = row
        for viewer, before in had.items():
            mine = self.seats_of(viewer.person)
            if mine != before and viewer.seat not in mine:
                viewer.seat, viewer.since, viewer.known = self.best_seat(mine), 0, {}
        for seat, (bot, task) in list(self.thinking.items()):
            if row.seats[seat].bot != bot:
                del self.thinking[seat]
                if task is not asyncio.current_task():  # that one stops by itself
                    task.cancel()
        if renamed:  # a table that plays on from a moment has rows before it begins
            self.past = Log(self.game, fresh(self.game, row)).after([entry.row for entry in self.past.entries])
            self.names = [self.game.player_name(self.past.position, p) for p in range(row.players)]

    async def _write(self, after: Log, taken_back: MoveRow | None = None, stand_in: SeatRow | None = None) -> None:
        """What is new in this log: to the store first, then to memory. Something was done, or taken back.

        A bot that plays on for a person writes only while it still does.
        """
        rows = [taken_back] if taken_back is not None else [entry.row for entry in after.tail(len(self.past))]
        try:
            beside = [*self.timing.beside(after, rows), *self.rated.beside(stand_in)]
            await self.store.append(self.row.id, rows, after.over, stand_in, beside)
        except Forked:
            log.info("another process was faster", extra={"table": self.row.id, "seq": rows[0].seq})
            try:
                await self.catch_up()
            except Forked:
                raise
            except Exception as error:  # the faster one may have been the same request at another process
                self.doubt = True
                raise InDoubt("what another process wrote cannot be read") from error
            raise
        except InDoubt:
            self.doubt = True
            raise
        before, self.past = self.past, after
        self.timing.take(before, rows)
        self.tokens |= last_rows(rows)
        log.info("move", extra={"table": self.row.id, "seq": after.seq, "player": rows[0].player})

    def _changed(self, bots_after: float = 0.0) -> None:
        """Something is new: tell the viewers, mind the clocks, wake the bots."""
        self.used = time.monotonic()
        self.pictures.clear()
        for viewer in self.viewers:
            viewer.refresh()
        if self.abandoned:
            self.timing.stop()
        elif self.row.started and not self.closed:
            self.timing.follow()
            for seat in self.row.seats:
                if seat.bot and seat.seat not in self.thinking and seat.seat in self.asked():
                    task = asyncio.create_task(self._bot_acts(seat, bots_after))
                    self.thinking[seat.seat] = seat.bot, task
        if self.past.position.turn == NOBODY:
            self.thinkers.places.forget(self.row.id)
        for watcher in self.watchers:
            watcher(self)

    # ---- the door

    async def play(
        self, person: str | None, wish: Play, lang: str, still: Callable[[], bool] = lambda: True
    ) -> Done | Refused | Unsure:
        """Do what a person wants, or say why not. `still`: has who wants it still the right to, after waiting?"""
        if wish.seat not in self.seats_of(person):  # before the window, which is for those who play
            return Refused(wish.token, NOT_YOURS[lang], "", self.past.seq)
        await self._fair_turn(wish.seat)
        async with self.queue:
            if self.doubt and not await self._settled():
                return Unsure(wish.token, UNSURE[lang], self.past.seq)
            answer = self._before(person, wish.seat, wish.token, wish.seq, lang, still)
            if answer is not None:
                return answer
            otherwise = guided.objection(self.game, self.row, self.past, wish.seat, wish.action, lang)
            if otherwise:
                await puzzling.answered(self.store, self.row, self.past, person, False)
                return Refused(wish.token, otherwise, "", self.past.seq)
            done = await self.carry_out(wish.seat, wish.action, wish.token, lang)
            if isinstance(done, Done):
                await puzzling.answered(self.store, self.row, self.past, person, True)
                await self._learned(wish.seat)
            return done

    async def _learned(self, seat: int) -> None:
        """Who goes on without the book has finished the lesson, whether the last words were put away or not."""
        found = guided.guide_of(self.game, self.row)
        if found is not None and guided.finished(self.game, self.past) and found.standing(self.past) is None:
            await self.store.set_guide(self.row.id, guided.DONE)
            self.row = msgspec.structs.replace(self.row, guide=guided.DONE)
            self._changed()

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
        place: dict[int, int] = {}
        try:
            order = clock_of(self.game).fair_order(self.past.position, self.windows)  # type: ignore[union-attr]
            place = {int(seat): number for number, seat in enumerate(order)}
        except Exception:  # whatever happens here, nobody waits for ever: then they come as they came
            log.exception("a fair window has no order", extra={"table": self.row.id})
        self.windows += 1
        for _, turn in sorted(waiting, key=lambda entry: place.get(entry[0], len(place))):
            if not turn.done():
                turn.set_result(None)  # they wake in this order, and so they reach the queue in it

    async def undo(
        self, person: str | None, wish: Undo, lang: str, still: Callable[[], bool] = lambda: True
    ) -> Done | Refused | Unsure:
        async with self.queue:
            if self.doubt and not await self._settled():
                return Unsure(wish.token, UNSURE[lang], self.past.seq)
            answer = self._before(person, wish.seat, wish.token, wish.seq, lang, still)
            if answer is not None:
                return answer
            if self.row.rated:
                return Refused(wish.token, rated.NO_UNDO[lang], "", self.past.seq)
            if self.past.undoable(wish.seat) < 1:
                return Refused(wish.token, NO_UNDO[lang], "", self.past.seq)
            after, row = self.past.take_back(wish.seat, token=wish.token, at=time.time())
            return await self._commit(after, wish.token, lang, row)

    async def _settled(self) -> bool:
        """Find out what the store has. Call inside the queue."""
        try:
            with suppress(Forked):  # then it has caught up with the faster one
                await self.catch_up()
        except Exception:
            log.exception("a table could not be read again", extra={"table": self.row.id})
        return not self.doubt

    def _before(
        self, person: str | None, seat: int, token: str, seq: int, lang: str, still: Callable[[], bool] = lambda: True
    ) -> Done | Refused | None:
        """What is answered without looking at the rules: repeated, foreign and stale requests."""
        if not still():
            return Refused(token, NOT_YOURS[lang], "", self.past.seq)
        if seat not in self.seats_of(person):
            return Refused(token, NOT_YOURS[lang], "", self.past.seq)
        if token in self.tokens:
            return Done(token, self.tokens[token])
        if not self.row.started:
            return Refused(token, STALE[lang], "", self.past.seq)
        if self.abandoned:
            return Refused(token, ABANDONED[lang], "", self.past.seq)
        if seat in self.asked() and self.timing.used_up(seat):
            return Refused(token, TIME_UP[lang], "", self.past.seq)
        # In real-time play a late click still means the same thing, or the rules refuse it.
        if self.past.position.turn != EVERYBODY and seq != self.past.seq:
            return Refused(token, STALE[lang], "", self.past.seq)
        return None

    async def carry_out(
        self, player: int, action: int, token: str | None, lang: str, stand_in: SeatRow | None = None
    ) -> Done | Refused | Unsure:
        """Do it if the rules allow it. Call inside the queue."""
        name = token or ""
        position = self.past.position
        if self.abandoned:  # bots and clocks come through this door too
            return Refused(name, ABANDONED[lang], "", self.past.seq)
        if action not in [int(a) for a in position.legal(player)]:
            reason, clause = why.refusal(self.game, position, player, action, lang)
            return Refused(name, reason or STALE[lang], clause, self.past.seq)
        after = self.past.play(player, action, self.dealing.chance(player, action), token=token, at=time.time())
        return await self._commit(after, name, lang, stand_in=stand_in)

    async def refuse(self, person: str | None, wish: Play, text: str, lang: str) -> Done | Refused:
        """Say why a whole line of the notation cannot be done, as its player may know it. Nothing is done."""
        async with self.queue:
            answer = self._before(person, wish.seat, wish.token, wish.seq, lang)
            if answer is not None:
                return answer
            _, refused = self.game.read_line(why.imagined(self.past.position, wish.seat), text, wish.seat)
            if refused is None:  # it has become possible meanwhile
                return Refused(wish.token, STALE[lang], "", self.past.seq)
            there, who, action = refused
            clause = there.why_not(who, action)
            reason = self.game.reason(there, who, action, lang) or why.sentence(self.game, clause, lang)
            return Refused(wish.token, reason, clause, self.past.seq)

    async def _commit(
        self, after: Log, token: str, lang: str, taken_back: MoveRow | None = None, stand_in: SeatRow | None = None
    ) -> Done | Refused | Unsure:
        try:
            await self._write(after, taken_back, stand_in)
        except Forked:
            if token in self.tokens:
                return Done(token, self.tokens[token])
            return Refused(token, STALE[lang], "", self.past.seq)
        except InDoubt:
            log.exception("it is not known whether a move was written", extra={"table": self.row.id})
            return Unsure(token, UNSURE[lang], self.past.seq)
        except Exception:
            log.exception("a move could not be written", extra={"table": self.row.id})
            return Refused(token, NOT_WRITTEN[lang], "", self.past.seq)
        if self.past.over or stand_in is not None:
            await self.rated.settle()
        self._changed()
        return Done(token, self.past.seq)

    def spawn(self, work: object) -> None:
        task: asyncio.Task[None] = asyncio.create_task(work)  # type: ignore[arg-type]
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _bot_acts(self, seat: SeatRow, delay: float) -> None:
        """A bot plays as long as it is asked and the seat is its own. It gives people a moment to see what happens."""
        me = seat.seat
        stand_in = seat if seat.person else None
        try:
            await asyncio.sleep(delay)
            while me in self.asked() and self.row.seats[me].bot == seat.bot and not self.closed:
                past = self.past
                question = self._question(me)
                if past.position.turn == EVERYBODY and (
                    len(past.position.sensible(me)) == 0 or question == self.answered.get(me)
                ):
                    return  # real-time play: nothing to do but wait until something is new
                began = time.monotonic()
                thought = await self._thought(seat)
                beat = self.bot_pause - (time.monotonic() - began)
                if self.bot_pause > 0:
                    beat = max(beat, self.paces.wait(past.position, me, seat.bot, thought.action))
                await asyncio.sleep(max(0.0, beat))
                await self._fair_turn(me)
                async with self.queue:
                    position = self.past.position
                    current = past is self.past or position.turn == EVERYBODY
                    current = current and self.row.seats[me].bot == seat.bot and not self.closed
                    if not current or thought.action not in [int(a) for a in position.legal(me)]:
                        continue
                    if position.turn == EVERYBODY and changes_nothing(position, me, thought.action):
                        self.answered[me] = self._question(me)
                        return
                    self.paces.acted(position, me, seat.bot, thought.action)
                    done = await self.carry_out(me, thought.action, None, "en", stand_in)
                    if isinstance(done, Done):
                        self.answered[me] = question
                        self.note_weakness(seat, thought.weakness)
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("a bot's turn failed", extra={"table": self.row.id, "bot": seat.bot})
        finally:
            if me in self.thinking and self.thinking[me][1] is asyncio.current_task():
                del self.thinking[me]

    async def _thought(self, seat: SeatRow) -> Thought:
        """What the bot on this seat does now: what it finds, or in a guided game what the book says."""
        scripted = guided.scripted(self.game, self.row, self.past, seat.seat)
        if scripted is not None:
            return Thought(scripted)
        mind = f"{self.row.id} {seat.seat}"
        return await self.thinkers.think(self.game, self.past.position, seat.seat, seat.bot, mind, self.customer)

    def _question(self, seat: int) -> tuple[object, list[int]] | None:
        """What a seat is asked in real-time play: what it sees, and what it may do. Who has answered it is not asked
        the same again; in games with turns every question is new."""
        position = self.past.position
        if position.turn != EVERYBODY:
            return None
        return self.game.view(position, seat), [int(a) for a in position.legal(seat)]

    async def close(self) -> None:
        self.closed = True
        self.timing.stop()
        self.thinkers.places.forget(self.row.id)
        async with self.queue:  # what is being written is written to the end; nobody is interrupted while writing
            for task in [*(task for _, task in self.thinking.values()), *self.tasks]:
                task.cancel()


def changes_nothing(position: Position, player: int, action: int) -> bool:
    """Is the action without any effect, like passing once more?"""
    trial = position.copy()
    trial.apply(player, action)
    return trial.key() == position.key()
