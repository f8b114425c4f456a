"""The application: routes, headers and errors put together."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from litestar import Litestar, MediaType, Request, Response
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.datastructures import CacheControlHeader, State
from litestar.exceptions import HTTPException, TooManyRequestsException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.plugins.jinja import JinjaTemplateEngine
from litestar.static_files import create_static_files_router
from litestar.template.config import TemplateConfig
from litestar.types import Message, Scope

import theomachy
from theomachy.core.errors import TheomachyError
from theomachy.core.game import LANGUAGES
from theomachy.core.names import BadPlayerName
from theomachy.core.words import upper_first
from theomachy.server import api, api_seats, live, pages
from theomachy.server.desk import Desk, Settings, address, desk_of
from theomachy.server.store import CHANNEL

log = logging.getLogger("theomachy.server")
WEB = Path(__file__).parents[1] / "web"
LARGEST_BODY = 64 * 1024

PROTECTION = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
}
HEADERS = [(name.lower().encode(), value.encode()) for name, value in PROTECTION.items()]
UNSAFE = {"POST", "PUT", "PATCH", "DELETE"}


async def before(request: Request[Any, Any, Any]) -> None:
    """Limits and forgery, before anything else looks at a request."""
    desk = desk_of(request)
    if not desk.requests.take(address(request)):
        raise TooManyRequestsException("too many requests from your address; wait a little")
    if request.method in UNSAFE:
        desk.check_forgery(request)


async def protect(message: Message, _: Scope) -> None:
    """The protecting headers go with every answer, errors included."""
    if message["type"] == "http.response.start":
        message["headers"] = [*message["headers"], *HEADERS]


def refused(request: Request[Any, Any, Any], error: TheomachyError) -> Response[dict[str, Any]]:
    """Bad input that our own errors describe, in the page's language where they know it."""
    lang = request.query_params.get("lang", "en")
    detail = str(error)
    if isinstance(error, BadPlayerName) and lang in LANGUAGES:
        detail = upper_first(error.said(lang))
    return Response({"status_code": 400, "detail": detail}, status_code=400, media_type=MediaType.JSON)


def went_wrong(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """What we know is said; what we do not is logged and kept from the page."""
    if isinstance(error, HTTPException):
        data = {"status_code": error.status_code, "detail": error.detail, "extra": error.extra}
        if pages.wants_page(request):
            return pages.problem_page(request, error.status_code, error.detail)
        return Response(data, status_code=error.status_code, media_type=MediaType.JSON, headers=error.headers)
    log.error("unexpected", exc_info=error, extra={"path": request.url.path})
    data = {"status_code": 500, "detail": "something went wrong on our side"}
    return Response(data, status_code=500, media_type=MediaType.JSON)


def channels(desk: Desk) -> ChannelsPlugin:
    """How processes hear of each other: through PostgreSQL. On SQLite there is one process and nobody to hear."""
    backend: ChannelsBackend = MemoryChannelsBackend()
    if not desk.store.sqlite:
        from litestar.channels.backends.psycopg import PsycoPgChannelsBackend

        backend = PsycoPgChannelsBackend(desk.store.url.replace("+psycopg", ""))
    return ChannelsPlugin(backend, channels=[CHANNEL])


def create(settings: Settings) -> Litestar:
    desk = Desk(settings)
    plugin = channels(desk)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await desk.open()
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await desk.close()

    async def listen() -> None:
        """Follow what other processes write. Should this line break, the sweeping of the desk still notices."""
        try:
            async with plugin.start_subscription([CHANNEL]) as subscriber:
                async for note in subscriber.iter_events():
                    table_id, _, seq = note.decode().partition(" ")
                    desk.hall.heard(table_id, int(seq) if seq.isdecimal() else 0)
        except Exception:
            log.exception("the line to the other processes broke")

    tasks: list[asyncio.Task[None]] = []

    async def begin() -> None:  # after the plugin has its connection
        tasks.append(asyncio.create_task(listen()))

    return Litestar(
        route_handlers=[
            *api.HANDLERS, *api_seats.HANDLERS, live.live, *pages.HANDLERS,
            create_static_files_router(
                "/static", [WEB / "static"], name="static", include_in_schema=False,
                cache_control=CacheControlHeader(no_cache=True),  # asked for anew, sent only if changed
            ),
        ],
        before_request=before,
        lifespan=[lifespan],
        on_startup=[begin],
        plugins=[plugin],
        state=State({"desk": desk}),
        template_config=TemplateConfig(directory=WEB / "templates", engine=JinjaTemplateEngine),
        exception_handlers={TheomachyError: refused, Exception: went_wrong},
        request_max_body_size=LARGEST_BODY,
        before_send=[protect],
        openapi_config=OpenAPIConfig(
            title="Theomachy", version=theomachy.__version__, path="/api",
            description="Everything that the page does. Live play: docs/protocol.md.",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        logging_config=None,
    )  # fmt: skip
