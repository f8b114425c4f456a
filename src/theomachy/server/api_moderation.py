"""The HTTP interface to keeping order: for moderators everywhere, and for the host of a table at the own table."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated

from litestar import delete, get, post, put
from litestar.exceptions import HTTPException, NotFoundException, PermissionDeniedException, TooManyRequestsException
from litestar.params import JSONBody
from litestar.response import Template
from litestar.status_codes import HTTP_200_OK, HTTP_409_CONFLICT
from msgspec import Meta, Struct

from theomachy.server import ending
from theomachy.server.api import LangQ, Req, TableId, problems
from theomachy.server.api_chat import Who
from theomachy.server.chat import clean
from theomachy.server.desk import Desk, desk_of
from theomachy.server.messages import Muted
from theomachy.server.moderation import LONGEST_DAYS, Kind, NoTarget, NotNow, handle
from theomachy.server.pages import page

Handle = Annotated[str, Meta(max_length=40)]


class ReportInfo(Struct):
    """A line that was reported; `who` names the person who wrote it, `done` what was decided about the line."""

    line: str
    place: str
    who: str
    name: str
    text: str
    reason: str
    said_at: float
    at: float
    times: int
    done: list[str]


class SanctionInfo(Struct):
    """A ban or mute that holds; `until` 0: without an end."""

    who: str
    kind: str
    name: str
    until: float
    why: str
    at: float


class DeedInfo(Struct):
    at: float
    by: str
    kind: str
    name: str
    place: str
    until: float
    why: str


class ModerationInfo(Struct):
    reports: list[ReportInfo]
    sanctions: list[SanctionInfo]
    deeds: list[DeedInfo]


class Decision(Struct, forbid_unknown_fields=True):
    """What a moderator does: `remove` a reported line or `dismiss` the report; `mute` or `ban` the person of a reported
    line, of a seat at a table, or `who` is named in the lists, for `days` or with 0 without an end; `unmute`, `unban`;
    `close` a table or a tournament."""

    kind: Kind
    line: Annotated[str, Meta(max_length=24)] = ""
    who: Handle = ""
    table: Annotated[str, Meta(max_length=20)] = ""
    tournament: Annotated[str, Meta(max_length=20)] = ""
    seat: Annotated[int, Meta(ge=0, le=20)] | None = None
    days: Annotated[int, Meta(ge=0, le=LONGEST_DAYS)] = 0
    why: Annotated[str, Meta(max_length=300)] = ""


class Hushed(Struct):
    """Who may say nothing at a table."""

    hushed: list[Muted]


async def moderator(request: Req) -> tuple[Desk, str]:
    """Whoever asks, if he is one; for others there is nothing here."""
    desk = desk_of(request)
    person = desk.person(request)
    if person is None or not await desk.moderation.store.is_moderator(person):
        raise NotFoundException("no such page")
    return desk, person


async def info(desk: Desk) -> ModerationInfo:
    store = desk.moderation.store
    reports = await store.reports()
    done = await store.answered([report.line for report in reports])
    return ModerationInfo(
        [
            ReportInfo(
                r.line, r.place, handle(r.said_by), r.name, r.text, r.reason, r.said_at, r.at, r.times,
                sorted(done.get(r.line, ())),
            )
            for r in reports
        ],
        [SanctionInfo(handle(s.person), s.kind, s.name, s.until, s.why, s.at) for s in await store.sanctions()],
        [DeedInfo(d.at, d.by_name, d.kind, d.name, d.place, d.until, d.why) for d in await store.deeds()],
    )  # fmt: skip


@get("/api/moderation", tags=["moderation"], responses=problems(404))
async def read_moderation(request: Req) -> ModerationInfo:
    """Reports, what holds, and what was done. For moderators only."""
    desk, _ = await moderator(request)
    return await info(desk)


@post(
    "/api/moderation", tags=["moderation"], status_code=HTTP_200_OK, responses=problems(400, 401, 403, 404, 409, 429)
)  # fmt: skip
async def decide(request: Req, data: JSONBody[Decision], lang: LangQ = "en") -> ModerationInfo:
    """Keep order. It is written down with who and why. For moderators only."""
    desk, person = await moderator(request)
    if not desk.moderation.often.take(person):
        raise TooManyRequestsException("too much at once; wait a little")
    by = (person, await desk.store.name_of(person) or "")
    why = clean(data.why)
    with answering():
        if data.kind in ("remove", "dismiss"):
            await desk.moderation.about_line(by, data.kind, data.line, why, lang)
        elif data.kind == "close" and data.tournament:
            await desk.moderation.close_tournament(by, data.tournament, why, lang)
        elif data.kind == "close":
            await desk.moderation.close_table(by, data.table, why, lang)
        else:
            other, name, place = await target(desk, data, lang)
            await desk.moderation.about_person(by, data.kind, other, name, data.days, why, lang, place, data.line)
    return await info(desk)


async def target(desk: Desk, data: Decision, lang: str) -> tuple[str, str, str]:
    """The person whom a decision is about, his name, and the table where it was."""
    if data.line:
        report = await desk.moderation.report_of(data.line, lang)
        return report.said_by, report.name, report.place
    if data.table and data.seat is not None:
        table = await desk.hall.get(data.table)
        seat = table.row.seats[data.seat] if table is not None and data.seat < table.row.players else None
        return (seat.person or "", seat.name, data.table) if seat is not None else ("", "", "")
    return *await desk.moderation.person_of(data.who), ""


@contextmanager
def answering() -> Iterator[None]:
    """Refusals as answers."""
    try:
        yield
    except NoTarget as error:
        raise NotFoundException(str(error)) from error
    except NotNow as error:
        raise HTTPException(str(error), status_code=HTTP_409_CONFLICT) from error


# ---- the host of a table


async def _hush(request: Req, table_id: str, who: str, lang: str, on: bool) -> Hushed:
    desk = desk_of(request)
    person = desk.known(request)
    table = await desk.table(request, table_id, None)
    if table.row.host != person:
        raise PermissionDeniedException(ending.NOT_HOST[lang])
    chat = table.chat
    await chat.catch_up()
    other = chat.find(who, person) or next((p for p in chat.hushed if chat.handle(p) == who), None)
    if other is None:
        raise NotFoundException("nobody with this name talks here")
    names = {line.person: line.name for line in chat.lines} | {s.person: s.name for s in table.row.seats if s.person}
    await chat.rules.put(table.row.id, other, "mute", names.get(other, chat.hushed.get(other, "")), on)
    chat.stir()
    await chat.catch_up()
    return Hushed(chat.hushed_for(person))


@put(
    "/api/tables/{table_id:str}/chat/hushed/{who:str}", tags=["talk"], status_code=HTTP_200_OK,
    responses=problems(400, 401, 403, 404, 409),
)  # fmt: skip
async def hush(request: Req, table_id: TableId, who: Who, lang: LangQ = "en") -> Hushed:
    """As the host of the table: this person says nothing more here."""
    return await _hush(request, table_id, who, lang, True)


@delete(
    "/api/tables/{table_id:str}/chat/hushed/{who:str}", tags=["talk"], status_code=HTTP_200_OK,
    responses=problems(400, 401, 403, 404, 409),
)  # fmt: skip
async def let_talk(request: Req, table_id: TableId, who: Who, lang: LangQ = "en") -> Hushed:
    """As the host of the table: this person may talk here again."""
    return await _hush(request, table_id, who, lang, False)


# ---- the page


@get("/moderation", include_in_schema=False)
async def moderation_page(request: Req) -> Template:
    await moderator(request)
    return await page(request, "moderation.html", longest=LONGEST_DAYS)


HANDLERS = [read_moderation, decide, hush, let_talk, moderation_page]
