"""The HTTP interface to notices: how a person wants to be told that it is his turn; days away; the page for both."""

from __future__ import annotations

import asyncio
import secrets
import time
from hmac import compare_digest
from pathlib import Path
from typing import Annotated, Literal

from litestar import Response, delete, get, post, put
from litestar.exceptions import HTTPException, NotFoundException, TooManyRequestsException
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.response import Template
from litestar.status_codes import HTTP_200_OK, HTTP_204_NO_CONTENT, HTTP_409_CONFLICT
from msgspec import Meta, Struct

from theomachy.core.errors import TheomachyError
from theomachy.core.words import Phrase
from theomachy.server import notice_push
from theomachy.server.accounts import new_id
from theomachy.server.api import LangQ, Req, problems
from theomachy.server.desk import Desk, address, desk_of
from theomachy.server.mailing import ADDRESS
from theomachy.server.notice_store import Way
from theomachy.server.notices import TRIAL, TRIAL_TEXT
from theomachy.server.outward import LONGEST, NotAllowed, reach
from theomachy.server.pages import language, page
from theomachy.server.phrases import phrases
from theomachy.server.vacations import MOST_DAYS, TooMuch, VacationStore, days_left

MOST_WAYS = 10  # of one person
WORKER = (Path(__file__).parents[1] / "web" / "static" / "push.js").read_text(encoding="utf-8")
WayId = Annotated[str, PathParameter(description="A way of mine, by its id.", max_length=40)]
Mark = Annotated[str, Meta(min_length=1, max_length=60)]
NO_PUSH = Phrase("notice no push")
NO_MAIL = Phrase("notice no mail")
BAD_MAIL = Phrase("notice bad mail")
UNREACHABLE = Phrase("notice unreachable")
NOT_ALLOWED = Phrase("notice not allowed")
TOO_MANY = Phrase("notice too many")
TOO_OFTEN = Phrase("notice too often")
NO_WAY = Phrase("notice no way")


class Keys(Struct, forbid_unknown_fields=True):
    """Of a browser's PushSubscription."""

    p256dh: Annotated[str, Meta(max_length=200)]
    auth: Annotated[str, Meta(max_length=60)]


class NewWay(Struct, forbid_unknown_fields=True):
    """A way to be told: through the browser (`push`), by `mail`, or by a request to a server of your own
    (`webhook`)."""

    kind: Literal["push", "mail", "webhook"]
    address: Annotated[str, Meta(min_length=1, max_length=LONGEST)]
    keys: Keys | None = None


class Wanted(Struct, forbid_unknown_fields=True):
    """What I want to be told this way."""

    turns: bool
    invitations: bool


class WayInfo(Struct):
    id: str
    kind: Literal["push", "mail", "webhook"]
    address: str
    confirmed: bool
    turns: bool
    invitations: bool
    failing: bool  # the last notices did not arrive
    secret: str = ""  # of a new webhook: signs what is sent there. It is shown this once


class Vacation(Struct):
    """Days away: from when to when, by the clock of the world (seconds since 1970); 0 and 0: none."""

    begins: float
    ends: float
    days_left: int  # of this year
    most: int


class NoticesInfo(Struct):
    ways: list[WayInfo]
    push_key: str  # of this server, for the browser; empty: it sends nothing through browsers
    mail: bool  # can it send mail?
    http: bool  # may webhooks be http?
    vacation: Vacation


class Away(Struct, forbid_unknown_fields=True):
    days: Annotated[int, Meta(ge=1, le=366)]
    begins: Annotated[float, Meta(ge=0, le=1e11)] = 0.0  # 0, or a moment that has passed: now


class Marked(Struct, forbid_unknown_fields=True):
    """What stands in the link of a mail."""

    mark: Mark


def shown(way: Way, secret: str = "") -> WayInfo:
    kind: Literal["push", "mail", "webhook"] = way.kind  # type: ignore[assignment]
    where = way.address if kind != "push" else way.address.partition("://")[2].partition("/")[0]
    return WayInfo(way.id, kind, where, way.confirmed, way.turns, way.invitations, way.failures > 0, secret)


async def info(desk: Desk, person: str) -> NoticesInfo:
    ways = [shown(way) for way in await desk.notices.store.ways(person)]
    key = notice_push.public(desk.notices.key) if desk.notices.key else ""
    rests = await VacationStore(desk.store).rests_of(person)
    now = time.time()
    begins, ends = next(((b, e) for b, e in rests if e > now), (0.0, 0.0))
    left = max(0, int(days_left(rests, max(now, ends))))
    vacation = Vacation(begins, ends, left, MOST_DAYS)
    return NoticesInfo(ways, key, bool(desk.settings.mail), desk.settings.notices_http, vacation)


@get("/api/notices", tags=["notices"], responses=problems(401))
async def read_notices(request: Req) -> NoticesInfo:
    """How I am told, and when I am away."""
    desk = desk_of(request)
    return await info(desk, desk.known(request))


@post("/api/notices/ways", tags=["notices"], responses=problems(400, 401, 403, 409, 429))
async def add_way(request: Req, data: JSONBody[NewWay], lang: LangQ = "en") -> WayInfo:
    """Set up a way. Mail is sent only when the link of the first letter was followed."""
    desk = desk_of(request)
    person = desk.known(request)
    if not (desk.notices.trials.take(person) and desk.notices.trials.take((address(request), "new"))):
        raise TooManyRequestsException(TOO_OFTEN[lang])
    if len(await desk.notices.store.ways(person)) >= MOST_WAYS:
        raise HTTPException(TOO_MANY(lang, most=MOST_WAYS), status_code=HTTP_409_CONFLICT)
    secret = ""
    if data.kind == "mail":
        if not desk.settings.mail:
            raise HTTPException(NO_MAIL[lang], status_code=HTTP_409_CONFLICT)
        if not ADDRESS.fullmatch(data.address) or ".." in data.address or not data.address.isascii():
            raise TheomachyError(BAD_MAIL[lang])
        if not desk.mailing.may(data.address, person, address(request)):
            raise TooManyRequestsException(TOO_OFTEN[lang])
    else:
        try:
            await reach(data.address, desk.settings)  # an address inside the host's network is refused right away
        except NotAllowed as error:
            raise TheomachyError(
                NOT_ALLOWED(lang, schemes="https, http" if desk.settings.notices_http else "https")
            ) from error
        except (OSError, UnicodeError) as error:
            raise TheomachyError(UNREACHABLE[lang]) from error
        secret = secrets.token_urlsafe(24)
    if data.kind == "push":
        if not desk.notices.key:
            raise HTTPException(NO_PUSH[lang], status_code=HTTP_409_CONFLICT)
        if data.keys is None:
            raise TheomachyError("a browser needs keys; allowed: p256dh and auth of its PushSubscription")
        secret = await asyncio.to_thread(notice_push.checked_keys, data.keys.p256dh, data.keys.auth)
    elif data.keys is not None:
        raise TheomachyError(f"{data.kind} has no keys; allowed: keys for push")
    way = Way(
        new_id(), person, data.kind, data.address, secret, lang, data.kind != "mail", True, data.kind != "webhook", 0,
        time.time(),
    )  # fmt: skip
    if not await desk.notices.store.add(way, MOST_WAYS):
        raise HTTPException(TOO_MANY(lang, most=MOST_WAYS), status_code=HTTP_409_CONFLICT)
    await desk.notices.refresh()
    if data.kind == "mail" and not await desk.notices.ask_to_confirm(way):
        await desk.notices.store.remove(way.id)
        raise TheomachyError(UNREACHABLE[lang])
    return shown(way, secret if data.kind == "webhook" else "")


async def mine(desk: Desk, request: Req, way_id: str, lang: str) -> Way:
    way = await desk.notices.store.way(way_id)
    if way is None or way.person != desk.known(request):
        raise NotFoundException(NO_WAY[lang])
    return way


@put("/api/notices/ways/{way_id:str}", tags=["notices"], responses=problems(400, 401, 403, 404))
async def change_way(request: Req, way_id: WayId, data: JSONBody[Wanted], lang: LangQ = "en") -> NoticesInfo:
    """Say what is to be told this way."""
    desk = desk_of(request)
    person = desk.known(request)
    way = await mine(desk, request, way_id, lang)
    await desk.notices.store.change(way.id, turns=data.turns, invitations=data.invitations)
    await desk.notices.refresh()
    return await info(desk, person)


@delete(
    "/api/notices/ways/{way_id:str}", tags=["notices"], status_code=HTTP_200_OK, responses=problems(400, 401, 403, 404)
)
async def remove_way(request: Req, way_id: WayId, lang: LangQ = "en") -> NoticesInfo:
    """Forget a way, and everything that was to be sent by it."""
    desk = desk_of(request)
    person = desk.known(request)
    way = await mine(desk, request, way_id, lang)
    await desk.notices.store.remove(way.id)
    await desk.notices.refresh()
    return await info(desk, person)


@post(
    "/api/notices/ways/{way_id:str}/trial", tags=["notices"], status_code=HTTP_204_NO_CONTENT,
    responses=problems(400, 401, 403, 404, 409, 429),
)  # fmt: skip
async def try_way(request: Req, way_id: WayId, lang: LangQ = "en") -> None:
    """Send a notice for trial."""
    desk = desk_of(request)
    way = await mine(desk, request, way_id, lang)
    if not desk.notices.trials.take(way.person):
        raise TooManyRequestsException(TOO_OFTEN[lang])
    if not way.confirmed or await desk.notices.send(way, "trial", "", TRIAL[lang], TRIAL_TEXT[lang]) != "sent":
        raise HTTPException(UNREACHABLE[lang], status_code=HTTP_409_CONFLICT)


async def _marked(desk: Desk, request: Req, what: str, way_id: str, mark: str, lang: str) -> Way:
    """The way that a link in a mail is about. The link is enough: mail is often read elsewhere."""
    if not desk.notices.trials.take((address(request), "mark")):
        raise TooManyRequestsException(TOO_OFTEN[lang])
    way = await desk.notices.store.way(way_id)
    if way is None or not mark.isascii() or not compare_digest(mark, desk.notices.mark(what, way)):
        raise NotFoundException(NO_WAY[lang])
    return way


@post(
    "/api/notices/ways/{way_id:str}/confirm", tags=["notices"], status_code=HTTP_204_NO_CONTENT,
    responses=problems(400, 403, 404, 429),
)  # fmt: skip
async def confirm_way(request: Req, way_id: WayId, data: JSONBody[Marked], lang: LangQ = "en") -> None:
    """This mail address is mine, and I want notices there: with the mark of the link that was sent to it."""
    desk = desk_of(request)
    way = await _marked(desk, request, "confirm", way_id, data.mark, lang)
    await desk.notices.store.change(way.id, confirmed=True)
    await desk.notices.refresh()


@post(
    "/api/notices/ways/{way_id:str}/stop", tags=["notices"], status_code=HTTP_204_NO_CONTENT,
    responses=problems(400, 403, 404, 429),
)  # fmt: skip
async def stop_way(request: Req, way_id: WayId, data: JSONBody[Marked], lang: LangQ = "en") -> None:
    """No more mail to this address: with the mark of the link that stands in every mail."""
    desk = desk_of(request)
    way = await _marked(desk, request, "stop", way_id, data.mark, lang)
    await desk.notices.store.remove(way.id)
    await desk.notices.refresh()


@post(
    "/notices", include_in_schema=False, status_code=HTTP_200_OK, media_type="text/plain",
    responses=problems(400, 404, 429),
)  # fmt: skip
async def stop_in_one_click(request: Req, stop: Annotated[str, QueryParameter(max_length=200)]) -> str:
    """The same from a mail program: it posts to the link of the header List-Unsubscribe (RFC 8058), and nobody has to
    look at a page."""
    desk = desk_of(request)
    way_id, _, mark = stop.partition(".")
    way = await _marked(desk, request, "stop", way_id, mark, language(request))
    await desk.notices.store.remove(way.id)
    await desk.notices.refresh()
    return phrases(way.lang)["notice stop done"]


# ---- days away


@put("/api/notices/vacation", tags=["notices"], responses=problems(400, 401, 403, 409))
async def go_away(request: Req, data: JSONBody[Away], lang: LangQ = "en") -> NoticesInfo:
    """Be away for some days: clocks with days for each move rest meanwhile, so many days a year."""
    desk = desk_of(request)
    person = desk.known(request)
    try:
        tables = await VacationStore(desk.store).go(person, data.begins, data.days, lang)
    except TooMuch as error:
        raise HTTPException(str(error), status_code=HTTP_409_CONFLICT) from error
    desk.hall.timed_anew(tables)
    return await info(desk, person)


@delete("/api/notices/vacation", tags=["notices"], status_code=HTTP_200_OK, responses=problems(401, 403))
async def be_back(request: Req) -> NoticesInfo:
    """Be back: the clocks go on."""
    desk = desk_of(request)
    person = desk.known(request)
    desk.hall.timed_anew(await VacationStore(desk.store).come_back(person))
    return await info(desk, person)


# ---- pages


@get("/notices", include_in_schema=False)
async def notices_page(request: Req) -> Template:
    settings = desk_of(request).settings
    return await page(
        request, "notices.html", mail=bool(settings.mail), http=settings.notices_http, most_days=MOST_DAYS,
        push=bool(desk_of(request).notices.key),
    )  # fmt: skip


@get("/push.js", include_in_schema=False)
async def worker() -> Response[str]:
    """The script that receives notices in the browser; at the root, so that it may open every page of ours."""
    headers = {"Cache-Control": "no-cache"}
    return Response(WORKER, media_type="text/javascript", headers=headers)


HANDLERS = [
    read_notices, add_way, change_way, remove_way, try_way, confirm_way, stop_way, stop_in_one_click, go_away, be_back,
    notices_page, worker,
]  # fmt: skip
