"""Run the server in this process until it is told to stop; the process ends with it."""

from __future__ import annotations

import asyncio
import atexit
import gc
import logging
import os
import re
import signal
import socket
import sys
import webbrowser
from contextlib import suppress
from typing import NoReturn
from urllib.parse import quote, unquote

from granian.constants import HTTPModes, Interfaces
from granian.http import HTTP1Settings
from granian.server.embed import Server
from litestar import Litestar
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

import theomachy
from theomachy.core.errors import TheomachyError
from theomachy.server import logs
from theomachy.server.alone import Alone
from theomachy.server.app import create
from theomachy.server.desk import Settings
from theomachy.server.door import room_for
from theomachy.server.store import Store

log = logging.getLogger("theomachy.server")
PATIENCE = 5.0  # seconds for requests that are at work when the server is told to stop


def free_port(host: str, wanted: int) -> int:
    """The port, if it can be had; 0 means any."""
    try:
        family, kind, _, _, where = socket.getaddrinfo(host, wanted, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[
            0
        ]
        with socket.socket(family, kind) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(where)
            return int(probe.getsockname()[1])
    except (OSError, UnicodeError) as error:
        reason = getattr(error, "strerror", None) or error
        problem = f"cannot listen on {in_address(host)}:{wanted}: {reason}; choose another --port or --host"
        raise TheomachyError(problem) from error


def in_address(host: str) -> str:
    """The host as an address writes it: IPv6 in brackets."""
    return f"[{host}]" if ":" in host else host


def serve(
    host: str = "127.0.0.1", port: int = 8000, data: str = "data", open_page: bool = False,
    settings: Settings | None = None, log_level: str = "info",
) -> NoReturn:  # fmt: skip
    """Serve tables at http://host:port/ and keep the games in `data`, a folder or a URL of a database."""
    wanted = settings.data if settings is not None else data
    mail = settings.mail if settings is not None else ""
    logs.configure(log_level, secrets_of(wanted) | secrets_of(mail))
    asyncio.run(_serve(host, free_port(host, port), settings or Settings(data=data), open_page))
    leave()


def leave() -> NoReturn:
    """End this process in good order, but do not take the interpreter down. The threads of the web server end a moment
    after it says that it has stopped, and nobody can wait for them: one that asks for the interpreter while that is
    being taken down makes the process abort."""
    atexit._run_exitfuncs()
    for stream in (sys.stdout, sys.stderr):
        with suppress(OSError, ValueError):  # nobody reads it any more
            stream.flush()
    os._exit(0)


async def check_store(data: str) -> None:
    """Open it once before anything else, so that a host reads what is wrong with it."""
    try:
        store = Store(data)
        alone = Alone(store.file)
        alone.take()
        try:
            await store.open()
        finally:
            await store.close()
            alone.give_back()
    except (OSError, SQLAlchemyError, ValueError) as error:
        if isinstance(error, TheomachyError):
            raise
        # The driver may quote any part of an address that it cannot read: nothing that follows a name is repeated.
        reason = str(getattr(error, "orig", None) or error).strip().splitlines()[0]
        problem = logs.without(f"cannot keep games at {shown_address(data)}: {reason}", secrets_of(data))
        raise TheomachyError(problem) from None


def shown_address(data: str) -> str:
    """Where games are kept, for messages: without the password, or without everything that may hold it."""
    if "://" not in data:
        return data
    try:
        return make_url(data).render_as_string(hide_password=True)
    except (SQLAlchemyError, ValueError):
        return f"{data.partition('://')[0]}://..."


def secrets_of(data: str) -> set[str]:
    """What no message and no log may show of the address of a database: the password, as typed and as meant, also
    where the address is written so badly that nobody knows which part of it that is."""
    if "://" not in data:
        return set()
    found: set[str] = set()
    try:
        url = make_url(data)
        found |= {str(url.password or ""), *(str(v) for k, v in url.query.items() if "pass" in k.lower())}
    except (SQLAlchemyError, ValueError):
        pass
    before, at, _ = data.partition("://")[2].rpartition("@")
    if at:
        typed = before.partition(":")[2]
        found |= {typed, unquote(typed)}
        found |= {part for part in re.split(r"[/:@?#]", typed) if len(part) >= 4}
    return {secret for secret in found if secret} | {quote(secret, safe="") for secret in found if secret}


def warm_up() -> None:
    """Load all games and draw each once, so that nobody waits for that; then what is loaded stays, and the collector of
    garbage need not look at it again while people wait for a picture."""
    for name in theomachy.game_names():
        game = theomachy.game(name)
        game.draw(game.view(game.new(seed=1), 0))
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)


def web_server(app: Litestar, host: str, port: int, settings: Settings) -> Server:
    """HTTP/1.1 alone: that is what browsers and proxies speak without TLS, and while both versions are on offer a
    connection that says nothing is waited for for ever. `backpressure` counts connections, idle ones too."""
    door = app.state.desk.door
    door.places = room_for(settings.places)
    return Server(
        app, address=host, port=port, interface=Interfaces.ASGI, log_enabled=False, http=HTTPModes.http1,
        http1_settings=HTTP1Settings(header_read_timeout=round(settings.idle_seconds * 1000), max_buffer_size=65536),
        backlog=1024, backpressure=door.places,
    )  # fmt: skip


def heed_signals(loop: asyncio.AbstractEventLoop, stop: asyncio.Event) -> None:
    """Stop in good order when the system or Ctrl-C asks for it."""
    for number in (signal.SIGTERM, signal.SIGINT):
        try:
            loop.add_signal_handler(number, stop.set)
        except NotImplementedError:  # loops of Windows know no signals; the process does
            signal.signal(number, lambda *_: loop.call_soon_threadsafe(stop.set))


async def _serve(host: str, port: int, settings: Settings, open_page: bool) -> None:
    await check_store(settings.data)
    app = create(settings)
    server = web_server(app, host, port, settings)
    stop = asyncio.Event()
    heed_signals(asyncio.get_running_loop(), stop)
    warm_up()
    running = asyncio.create_task(server.serve())
    shown = "localhost" if host in ("0.0.0.0", "::", "127.0.0.1", "::1") else in_address(host)
    address = f"http://{shown}:{port}/"
    log.info("serving", extra={"address": address})
    print(f"Theomachy is at {address}  (stop with Ctrl-C)", flush=True)
    if open_page:
        await asyncio.to_thread(webbrowser.open, address)
    ended = asyncio.create_task(stop.wait())
    async with app.state.desk.door.kept(port):
        await asyncio.wait((ended, running), return_when=asyncio.FIRST_COMPLETED)
    if running.done():
        running.result()
        return
    log.info("stopping")
    app.state.desk.say_goodbye()  # websockets are told first, so that nobody waits for them
    await asyncio.sleep(0.1)
    door = app.state.desk.door
    door.clear(port)  # the web server waits for every connection, also for one on which nothing will ever come
    server.stop()  # type: ignore[no-untyped-call]
    await asyncio.wait((running,), timeout=PATIENCE)
    door.clear(port, at_work_too=True)
    await running
