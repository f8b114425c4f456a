"""The websocket of a table: the page says what its player wants, the table shows what its viewer may see."""

from __future__ import annotations

import asyncio
import logging
import time
import zlib
from functools import partial
from typing import Annotated, Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import HTTPException, NotAuthorizedException, WebSocketDisconnect
from litestar.params import FromPath, FromQuery, QueryParameter

from theomachy.core.shape import DEEPEST, text_has_zero, text_too_deep
from theomachy.server import programs
from theomachy.server.desk import Desk, address, desk_of
from theomachy.server.limits import Bucket
from theomachy.server.messages import (
    LARGEST,
    Hint,
    Look,
    Ping,
    Play,
    Pong,
    Say,
    Sit,
    Tell,
    ToPage,
    Trouble,
    Undo,
    Why,
    decode,
    encode,
)  # fmt: skip
from theomachy.server.meter import metered
from theomachy.server.moderation import CLOSED
from theomachy.server.seen import Seen
from theomachy.server.sight import Viewer
from theomachy.server.tables import Table

log = logging.getLogger("theomachy.live")

MOST_VIEWERS = 400  # of one table, beside those who play there
MOST_WATCHING = 128  # of them from one address
MOST_LINES = 40  # of one person who plays there
PER_SECOND = 15.0  # messages on one line
BURST = 60.0
PATIENCE = 20  # messages in a row that are answered with "too fast"; then the line is closed
WORTH_PACKING = 1000  # bytes
PAUSE = 0.5  # seconds until a message that came too fast is carried out
RECKONED = (Look, Sit, Why, Tell)  # messages whose answer takes the processor a while
CLOSING = 5.0  # seconds that closing a line may take, where the other side does not read
AUTO = -1  # of the parameter `seat`: show me the seat that I probably mean
SHOWN_OUT = "you are banned from this server"
Farewell = tuple[int, str]  # the code and the reason with which a line is closed
GONE, BUSY, SILENT, ENDED, TOO_MUCH, GOING_AWAY = 4404, 4429, 4408, 4401, 1009, 1001


@websocket("/api/tables/{table_id:str}/live")
async def live(
    socket: WebSocket[Any, Any, Any], table_id: FromPath[str],
    key: Annotated[str | None, QueryParameter(max_length=40)] = None,
    seat: FromQuery[int | None] = None, since: FromQuery[int] = 0, lang: FromQuery[str] = "en",
    theme: FromQuery[str] = "light", layout: FromQuery[str] = "wide", pack: FromQuery[str] = "",
    plain: FromQuery[str] = "",
) -> None:  # fmt: skip
    desk = desk_of(socket)
    await socket.accept(subprotocols=programs.subprotocol(socket))
    where = address(socket)
    if not desk.connections.take(where):
        await socket.close(BUSY, "too many connections from your address; wait a little")
        return
    try:
        await desk.programs.recognise(socket)
    except NotAuthorizedException:
        await socket.close(ENDED, "this bot's token is not known here, or was revoked")
        return
    try:
        # Another site cannot know a program's token; what it can use without knowing it is the cookie.
        if not desk.same_site(socket) and programs.found(socket) is None:
            raise HTTPException("another site", status_code=403)
        await desk.sign_ins.admit(socket)
        if desk.moderation.banned(desk.person(socket)) or desk.moderation.banned(desk.answerable(socket)):
            await socket.close(CLOSED, SHOWN_OUT)
            return
        table = await desk.table(socket, table_id, key)
        look = msgspec.convert({"lang": lang, "theme": theme, "layout": layout}, Look)
    except (HTTPException, msgspec.ValidationError):
        await socket.close(GONE, "no such table")
        return
    person = desk.person(socket)
    mine = table.seats_of(person)
    if _full(table, person, where) or desk.crowded(where, _plays(table, person)):
        await socket.close(BUSY, "too many viewers")
        return
    if seat == AUTO:
        seat = table.best_seat(mine)
    viewer = Viewer(person, seat if seat in mine else None, look, table.goes_on_from(since), packs=pack == "deflate")
    viewer.where = where
    viewer.plain, viewer.program = plain == "1", programs.found(socket) is not None
    desk.sockets[where] = desk.sockets.get(where, 0) + 1
    table.viewers.add(viewer)
    table.presence.show(table.presence.looking())
    viewer.refresh()
    pump = asyncio.create_task(_pump(socket, table, viewer, desk))
    listening = asyncio.create_task(_listen(socket, table, viewer, desk))
    try:
        # Whoever of the two ends the line ends both: it is gone for the other side when this returns, and not before.
        with desk.sign_ins.line(socket, viewer):
            await asyncio.wait((pump, listening), return_when=asyncio.FIRST_COMPLETED)
        first, other = (listening, pump) if listening.done() else (pump, listening)
        if (farewell := first.result()) is not None:
            # While a message is waited for the line does not close: the other side would learn of it by its next ping.
            other.cancel()
            await asyncio.gather(other, return_exceptions=True)
            async with asyncio.timeout(CLOSING):
                await socket.close(*farewell)
    except (WebSocketDisconnect, TimeoutError):
        pass
    finally:
        pump.cancel()
        listening.cancel()
        table.viewers.discard(viewer)
        if not table.closed:
            table.presence.show(table.presence.looking())
            table.spawn(table.presence.left(person))
        desk.sockets[where] -= 1
        if not desk.sockets[where]:
            del desk.sockets[where]


def _plays(table: Table, person: str | None) -> bool:
    """Has this person a seat at the table, or set it up?"""
    return person is not None and (person == table.row.host or bool(table.seats_of(person)))


def _full(table: Table, person: str | None, where: str) -> bool:
    """Is there no place at the table for one more line of this viewer? However many watch, there is one for those who
    play, and no address takes the places of all others."""
    if _plays(table, person):
        return sum(viewer.person == person for viewer in table.viewers) >= MOST_LINES
    watching = [viewer.where for viewer in table.viewers if not _plays(table, viewer.person)]
    return len(watching) >= MOST_VIEWERS or watching.count(where) >= MOST_WATCHING


def _right(socket: WebSocket[Any, Any, Any], table: Table, viewer: Viewer, desk: Desk) -> Farewell | None:
    """How the line is to be closed if this viewer may not act or look any more; None while they may.

    Asked before each act and before each message that is sent: a right can end while a send stands still, because the
    other side does not read, or while an act waits its turn.
    """
    if desk.stopping:
        return GOING_AWAY, "the server is going down; it comes back"
    if desk.moderation.banned(viewer.person) or desk.moderation.banned(desk.answerable(socket)):
        return CLOSED, SHOWN_OUT
    if table.gone or table.dealing.may_look(viewer.person) is False:
        return GONE, "no such table"
    if viewer.ended:
        return ENDED, "this sign-in was ended"
    if viewer.cut:
        return ENDED, "this bot's token was revoked"
    return None


async def _pump(socket: WebSocket[Any, Any, Any], table: Table, viewer: Viewer, desk: Desk) -> Farewell | None:
    """Send answers in their order; of several states that became old before they were sent only the newest. Gives how
    the line is to be closed; None: it is."""
    right = partial(_right, socket, table, viewer, desk)
    try:
        while True:
            await viewer.wake.wait()
            viewer.wake.clear()
            while (refusal := right()) is None and viewer.outbox:
                await _send(socket, viewer, viewer.outbox.popleft(), desk)
            if refusal is None and viewer.dirty:
                viewer.dirty = False
                refusal = await _show(socket, table, viewer, desk)
            if refusal is None and not viewer.program and (said := await table.chat.news(viewer)) is not None:
                refusal = right()
                if refusal is None:
                    await _send(socket, viewer, said, desk)
            if refusal is not None:
                return refusal
    except asyncio.CancelledError:
        raise
    except WebSocketDisconnect:
        return None
    except TimeoutError:
        return SILENT, "what was sent was not read for a long time"
    except Exception:
        log.exception("a viewer could not be shown the table", extra={"table": table.row.id})
        return 1011, "something went wrong"


async def _send(socket: WebSocket[Any, Any, Any], viewer: Viewer, message: ToPage | Seen, desk: Desk) -> None:
    """As text; what is long, to those who take it so, as bytes that were compressed by themselves (RFC 1950).

    TimeoutError if the other side does not read: nothing stands still for longer than that.
    """
    text = encode(message)
    packed = viewer.packs and len(text) > WORTH_PACKING
    sending = socket.send_bytes(zlib.compress(text, 6)) if packed else socket.send_text(text.decode())
    async with asyncio.timeout(desk.settings.stalled_seconds):
        await sending


async def _show(socket: WebSocket[Any, Any, Any], table: Table, viewer: Viewer, desk: Desk) -> Farewell | None:
    """The table as it is, unless this viewer may not look any more. Who has not waited for something new, but wished
    to see it otherwise, pays for it."""

    async def shown() -> Farewell | None:
        message = await table.message_for(viewer)
        refusal = _right(socket, table, viewer, desk)
        if refusal is None:
            await _send(socket, viewer, message, desk)
        return refusal

    if not viewer.wished:
        return await shown()
    viewer.wished = False
    return await metered(shown(), partial(desk.answers.charge, address(socket)))


async def _in_turn(desk: Desk, where: str) -> None:
    """Wait, if others have waited long enough for this address."""
    while not desk.answers.take(where, 0.0):
        await asyncio.sleep(PAUSE)


async def _hint(desk: Desk, table: Table, viewer: Viewer, wish: Hint) -> None:
    viewer.send(await desk.hints.hint(table, viewer.person, wish.seat, wish.ask, viewer.look.lang))


async def _next_message(socket: WebSocket[Any, Any, Any]) -> bytes:
    """What comes next, as bytes whether it was sent as text or not: so its size is what was sent."""
    event: Any = await socket.receive()
    if event["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(detail="disconnect event", code=event["code"])
    text = event.get("text")
    return bytes(event.get("bytes") or b"") if text is None else str(text).encode(errors="replace")


async def _listen(socket: WebSocket[Any, Any, Any], table: Table, viewer: Viewer, desk: Desk) -> Farewell:
    """Carry out what comes, until the line is to be closed; gives how."""
    bucket = Bucket(PER_SECOND, BURST)
    where = address(socket)

    def still() -> bool:
        return _right(socket, table, viewer, desk) is None

    hasty = 0
    while True:
        try:
            text = await asyncio.wait_for(_next_message(socket), desk.settings.silent_seconds)
        except TimeoutError:  # perhaps nobody is there any more, and nothing would ever tell
            return SILENT, "nothing was heard for a long time; send ping now and then"
        viewer.heard = time.monotonic()
        if len(text) > LARGEST:
            return TOO_MUCH, "message too large"
        if not (bucket.take() and desk.messages.take(where)):
            hasty += 1
            if hasty > PATIENCE:
                return BUSY, "too fast"
            viewer.send(Trouble("too fast"))
            await asyncio.sleep(PAUSE)  # and then it is carried out: nothing that a person clicked gets lost
        else:
            hasty = 0
        if text_too_deep(text):
            viewer.send(Trouble(f"cannot read this: nested too deeply; allowed: at most {DEEPEST} levels"))
            continue
        if text_has_zero(text):
            viewer.send(Trouble("cannot read this: a zero byte (\\u0000) is allowed nowhere in a text"))
            continue
        try:
            message = decode(text)
        except msgspec.MsgspecError as error:
            viewer.send(Trouble(f"cannot read this: {error}"))
            continue
        lang = viewer.look.lang
        if isinstance(message, RECKONED):
            await _in_turn(desk, where)
        if (refusal := _right(socket, table, viewer, desk)) is not None:
            return refusal  # nothing of theirs is done any more
        if viewer.program and not programs.may_send(message):
            viewer.send(Trouble("a bot's token is for looking, sitting down, playing and leaving; not for this"))
            continue
        if isinstance(message, Ping):
            viewer.pings, viewer.hidden = True, message.hidden
            viewer.send(Pong())
        elif isinstance(message, Look):
            if message != viewer.look:
                viewer.since = 0 if message.lang != lang else viewer.since
                viewer.look, viewer.wished = message, True
                viewer.refresh()
        elif isinstance(message, Sit):
            if message.seat is None or message.seat in table.seats_of(viewer.person):
                viewer.seat, viewer.since, viewer.known, viewer.wished = message.seat, 0, {}, True
                viewer.refresh()
        elif isinstance(message, Play):
            viewer.send(await table.play(viewer.person, message, lang, still))
        elif isinstance(message, Hint):
            table.spawn(_hint(desk, table, viewer, message))  # it takes a while, and the line goes on
        elif isinstance(message, Say):
            viewer.send(await desk.chatting.say(table, viewer.person, viewer.seat, message, lang))
        elif isinstance(message, Undo):
            viewer.send(await table.undo(viewer.person, message, lang, still))
        else:
            with desk.reckoning(where):
                answer = table.answer(viewer.person, message, lang)
            if answer is not None:
                viewer.send(answer)
