"""Run the server in this process until it is told to stop."""

from __future__ import annotations

import asyncio
import gc
import logging
import signal
import socket
import webbrowser

from granian.constants import Interfaces
from granian.server.embed import Server
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

import theomachy
from theomachy.core.errors import TheomachyError
from theomachy.server import logs
from theomachy.server.app import create
from theomachy.server.desk import Settings
from theomachy.server.store import Store

log = logging.getLogger("theomachy.server")


def free_port(host: str, wanted: int) -> int:
    """The port, if it can be had; 0 means any."""
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, wanted))
        except OSError as error:
            problem = f"cannot listen on {host}:{wanted}: {error.strerror}; choose another --port"
            raise TheomachyError(problem) from error
        return int(probe.getsockname()[1])


def serve(
    host: str = "127.0.0.1", port: int = 8000, data: str = "data", open_page: bool = False,
    settings: Settings | None = None, log_level: str = "info",
) -> None:  # fmt: skip
    """Serve tables at http://host:port/ and keep the games in `data`, a folder or a URL of a database."""
    logs.configure(log_level)
    asyncio.run(_serve(host, free_port(host, port), settings or Settings(data=data), open_page))


async def check_store(data: str) -> None:
    """Open it once before anything else, so that a host reads what is wrong with it."""
    try:
        store = Store(data)
        try:
            await store.open()
        finally:
            await store.close()
    except (OSError, SQLAlchemyError) as error:
        where = make_url(data).render_as_string(hide_password=True) if "://" in data else data
        reason = str(getattr(error, "orig", None) or error).strip().splitlines()[0]
        raise TheomachyError(f"cannot keep games at {where}: {reason}") from error


def warm_up() -> None:
    """Load all games and draw each once, so that nobody waits for that; then what is loaded stays, and the collector of
    garbage need not look at it again while people wait for a picture."""
    for name in theomachy.games():
        game = theomachy.game(name)
        game.draw(game.view(game.new(seed=1), 0))
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)


async def _serve(host: str, port: int, settings: Settings, open_page: bool) -> None:
    await check_store(settings.data)
    app = create(settings)
    server = Server(app, address=host, port=port, interface=Interfaces.ASGI, log_enabled=False)
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, stop.set)
    warm_up()
    running = asyncio.create_task(server.serve())
    shown = "localhost" if host in ("0.0.0.0", "::", "127.0.0.1") else host
    address = f"http://{shown}:{port}/"
    log.info("serving", extra={"address": address})
    print(f"Theomachy is at {address}  (stop with Ctrl-C)", flush=True)
    if open_page:
        await asyncio.to_thread(webbrowser.open, address)
    ended = asyncio.create_task(stop.wait())
    await asyncio.wait((ended, running), return_when=asyncio.FIRST_COMPLETED)
    if running.done():
        running.result()
        return
    log.info("stopping")
    app.state.desk.say_goodbye()  # websockets are told first, so that nobody waits for them
    await asyncio.sleep(0.1)
    server.stop()  # type: ignore[no-untyped-call]
    await running
