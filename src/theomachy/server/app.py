"""The application: routes, headers and errors put together."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from litestar import Litestar, MediaType, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import ClientException, HTTPException, PermissionDeniedException, TooManyRequestsException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.plugins.jinja import JinjaTemplateEngine
from litestar.template.config import TemplateConfig
from litestar.types import Message, Receive, Scope, Send
from sqlalchemy.exc import InterfaceError, OperationalError

import theomachy
from theomachy.core.choices import BadChoice
from theomachy.core.errors import TheomachyError
from theomachy.core.languages import LANGUAGES, check_language
from theomachy.core.names import BadPlayerName
from theomachy.core.shape import DEEPEST, text_has_zero, text_too_deep
from theomachy.core.words import upper_first
from theomachy.server import pages, programs, shelf, statics
from theomachy.server.desk import Desk, Settings, address, desk_of
from theomachy.server.meter import metered
from theomachy.server.naming import BadName
from theomachy.server.routes import HANDLERS
from theomachy.server.store import InDoubt

log = logging.getLogger("theomachy.server")
WEB = Path(__file__).parents[1] / "web"
LARGEST_BODY = 64 * 1024
LATE = 0.2  # seconds until a refusal of what is too much

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
ONLY_HTTPS = (b"strict-transport-security", b"max-age=31536000")
# Not compressed is what may have a secret in it: the length of a page with a token and a text that a stranger chose
# would tell something about the token. Fonts, PNG files and static files are compressed by themselves.
UNPACKED = [
    "^/$",
    "^/games/?$",
    "^/me/?$",
    "^/u/",
    "^/leaders/?$",
    "^/record/?$",
    "^/notices/?$",
    "^/moderation/?$",
    "^/bots/?$",
    "^/friends/?$",
    "^/new/",
    "^/rules/",
    "^/puzzles?(/|$)",
    "^/t/[^/]+/?$",
    "^/duel/",
    "^/tournaments",
    "^/t/.*(png|qr.svg)$",
    "^/api",
    "^/fonts/",
    "^/static/",
]
ENDED = b'{"status_code":401,"detail":"this sign-in was ended"}'
UNSAFE = {"POST", "PUT", "PATCH", "DELETE"}


def free_of_charge(path: str) -> bool:
    """What watchers ask for all the time counts against nobody."""
    return path in ("/health", "/theme.css")


def brought_along(path: str) -> bool:
    """What a page brings along by itself: many files at once, the same for everybody, and kept by browsers."""
    return path.startswith(("/static/", "/fonts/"))


async def too_many(what: str, how: str = "many") -> TooManyRequestsException:
    """The refusal of what is too much. It comes late: who asks again at once would keep the process busy with it."""
    await asyncio.sleep(LATE)
    return TooManyRequestsException(f"too {how} {what}; wait a little")


async def before(request: Request[Any, Any, Any]) -> None:
    """Limits and forgery, before anything else looks at a request."""
    desk = desk_of(request)
    path = request.url.path
    # Nothing of ours has a zero byte in its name; file systems and databases stumble over it.
    if b"\0" in request.scope["path"].encode(errors="replace") or b"%00" in request.scope["query_string"]:
        raise ClientException("a zero byte (%00) is allowed nowhere in an address")
    if brought_along(path):
        if not desk.files.take(address(request)):
            raise await too_many("files for your address")
        return
    if not free_of_charge(path):
        if not desk.requests.take(address(request)):
            raise await too_many("requests from your address")
        if not desk.work.take(address(request), 0.0):
            raise await too_many("work for requests from your address", "much")
    # The whole request is read before it is asked who sends it: who that is can change while a body is on its way.
    body = await request.body() if request.method in UNSAFE else b""
    if path.startswith("/api/") and (lang := request.query_params.get("lang")) is not None:
        check_language(lang)  # here, since the framework does not hold parameters to the pattern of their type
    await desk.programs.recognise(request)
    program = programs.found(request)
    if program is not None:
        programs.refuse_closed_door(request.method, request.url.path)
    if not free_of_charge(path):
        await desk.sign_ins.admit(request)
        for person in (desk.person(request), desk.answerable(request)):
            if desk.moderation.banned(person):
                raise PermissionDeniedException(desk.moderation.why_banned(person, pages.language(request)))
    if request.method in UNSAFE:
        desk.check_forgery(request)
        if text_has_zero(body):
            raise ClientException("a zero byte (\\u0000) is allowed nowhere in a text")
        if text_too_deep(body):
            raise ClientException(f"JSON nested too deeply; allowed: at most {DEEPEST} lists and objects in each other")


async def protect(message: Message, scope: Scope) -> None:
    """The protecting headers go with every answer, errors included. What does not say that it may be kept may not be:
    nearly everything depends on who asks. Who comes by https, through a proxy that is trusted to say so, is told to
    come by nothing else."""
    if message["type"] == "http.response.start":
        headers = [*message["headers"], *HEADERS]
        if scope["scheme"] == "https":
            headers.append(ONLY_HTTPS)
        if all(bytes(name).lower() != b"cache-control" for name, _ in headers):
            headers.append((b"cache-control", b"no-store"))
        message["headers"] = headers


def refused(request: Request[Any, Any, Any], error: TheomachyError) -> Response[dict[str, Any]]:
    """Bad input that our own errors describe, in the page's language where they know it."""
    lang = request.query_params.get("lang", "en")
    detail = str(error)
    if isinstance(error, BadPlayerName | BadChoice | BadName) and lang in LANGUAGES:
        detail = upper_first(error.said(lang))
    return Response({"status_code": 400, "detail": detail}, status_code=400, media_type=MediaType.JSON)


def went_wrong(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """What we know is said; what we do not is logged and kept from the page."""
    if isinstance(error, HTTPException):
        detail = error.detail
        if isinstance(error, shelf.Shelved):
            detail = shelf.reason(error.row, pages.language(request))
        data = {"status_code": error.status_code, "detail": detail, "extra": error.extra}
        if pages.wants_page(request):
            return pages.problem_page(request, error.status_code, detail)
        return Response(data, status_code=error.status_code, media_type=MediaType.JSON, headers=error.headers)
    log.error("unexpected", exc_info=error, extra={"path": request.url.path})
    if isinstance(error, (InDoubt, OperationalError, InterfaceError)):
        detail = "the database does not answer; try again"
        if request.method in UNSAFE:
            detail = "the database does not answer, and whether this was done is not known; look again"
        return Response({"status_code": 503, "detail": detail}, status_code=503, media_type=MediaType.JSON)
    data = {"status_code": 500, "detail": "something went wrong on our side"}
    return Response(data, status_code=500, media_type=MediaType.JSON)


class Application(Litestar):
    """What every request and websocket passes first: the visitor is seen through the proxies that the host trusts, his
    connection counts as being at work, the body of a request must come in time, a message of a websocket must end; and
    what a request costs is paid by the visitor's address."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await super().__call__(scope, receive, send)
            return
        desk: Desk = self.state.desk
        client = scope.get("client")
        with desk.door.at_work(client):
            desk.proxies.see_through(scope)
            if scope["type"] == "http":
                heard = in_time(receive, 2 * desk.settings.idle_seconds)
                work = super().__call__(scope, heard, while_signed_in(desk, scope, send))
                free = free_of_charge(scope["path"]) or brought_along(scope["path"])
                await (work if free else metered(work, desk.payer(scope)))
                return
            with desk.door.listening(client, receive) as unread:
                await super().__call__(scope, unread, send)


def while_signed_in(desk: Desk, scope: Scope, send: Send) -> Send:
    """The same, but who has been signed out while the request waited is told that, and nothing else."""
    over = False

    async def sent(message: Message) -> None:
        nonlocal over
        if message["type"] == "http.response.start" and not desk.sign_ins.still(scope):
            over = True
            kind = [(b"content-type", b"application/json"), (b"cache-control", b"no-store")]
            await send({"type": "http.response.start", "status": 401, "headers": [*kind, *HEADERS]})
            await send({"type": "http.response.body", "body": ENDED, "more_body": False})
        if not over:
            await send(message)

    return sent


class TooSlow(HTTPException):
    """The body of a request did not come."""

    status_code = 408


def in_time(receive: Receive, seconds: float) -> Receive:
    """The same, but the whole body must be there after so many seconds."""
    until = time.monotonic() + seconds
    whole = False

    async def received() -> Any:
        nonlocal whole
        if whole:  # now it only waits for the visitor to go
            return await receive()
        try:
            message = await asyncio.wait_for(receive(), until - time.monotonic())
        except TimeoutError:
            raise TooSlow("the request did not arrive in time") from None
        whole = not message.get("more_body", False)
        return message

    return received


def create(settings: Settings) -> Litestar:
    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        desk: Desk = app.state.desk
        await desk.open()
        listening: asyncio.Task[None] | None = None
        if not desk.store.sqlite:
            from theomachy.server.notes import Notes  # its driver is an extra of its own

            listening = asyncio.create_task(Notes(desk.store, desk.hall).listen())
        try:
            yield
        finally:
            if listening is not None:
                listening.cancel()
            await desk.close()

    return Application(
        route_handlers=[*HANDLERS, statics.static],
        before_request=before,
        lifespan=[lifespan],
        state=State({"desk": Desk(settings)}),
        compression_config=CompressionConfig("gzip", minimum_size=1000, gzip_compress_level=6, exclude=UNPACKED),
        template_config=TemplateConfig(
            directory=WEB / "templates", engine=JinjaTemplateEngine,
            engine_callback=lambda engine: engine.engine.add_extension(statics.Versions),
        ),
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
