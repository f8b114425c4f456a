"""The HTTP interface to programs of people: their tokens, the page about them, and tables as they read them."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, delete, get, post
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from litestar.response import Template
from litestar.status_codes import HTTP_201_CREATED, HTTP_204_NO_CONTENT
from msgspec import Struct

from theomachy.server import messages, pages, seen
from theomachy.server.api import Key, LangQ, Named, Req, TableId, problems
from theomachy.server.desk import desk_of
from theomachy.server.listing import ago
from theomachy.server.programs import MOST, Program


class ProgramInfo(Struct):
    """A program of mine. `used_s` is how many seconds ago its token was last shown; None: never. `token` is told once,
    when it is made."""

    id: str
    name: str
    created_s: int
    used_s: int | None = None
    token: str = ""


class ProgramList(Struct):
    bots: list[ProgramInfo]
    most: int


def info(program: Program, token: str = "") -> ProgramInfo:
    used = ago(program.used) if program.used else None
    return ProgramInfo(program.person, program.name, ago(program.created), used, token)


@get("/api/bots", tags=["bots"], responses=problems(401, 403))
async def my_programs(request: Req) -> ProgramList:
    """My programs and when they last came."""
    desk = desk_of(request)
    return ProgramList([info(program) for program in await desk.programs.of(desk.known(request))], MOST)


@post("/api/bots", tags=["bots"], responses=problems(400, 401, 403))
async def new_program(request: Req, data: JSONBody[Named]) -> Response[ProgramInfo]:
    """Make a token for a program of mine. It is told in this answer and never again."""
    desk = desk_of(request)
    person = desk.known(request)
    if await desk.store.name_of(person) is None:
        await desk.store.put_person(person, "Guest")
    program, token = await desk.programs.make(person, data.name)
    return Response(info(program, token), status_code=HTTP_201_CREATED)


@delete(
    "/api/bots/{program:str}", tags=["bots"], status_code=HTTP_204_NO_CONTENT, responses=problems(400, 401, 403, 404)
)
async def revoke(request: Req, program: FromPath[str]) -> None:
    """Revoke a token: what the program plays now is disconnected, and nobody can use the token again."""
    desk = desk_of(request)
    if not await desk.programs.revoke(desk.known(request), program):
        raise NotFoundException("no such bot of yours")
    await desk.cut_revoked()


@get("/api/tables/{table_id:str}/seen", tags=["play"], responses=problems(400, 401, 403, 404))
async def table_seen(
    request: Req, table_id: TableId, seat: FromQuery[messages.Seat | None] = None, since: FromQuery[messages.Seq] = 0,
    lang: LangQ = "en", key: Key = None,
) -> seen.Seen | messages.Waiting:  # fmt: skip
    """The table as a program reads it, from a seat of mine or as a spectator; the log from row `since` on."""
    desk = desk_of(request)
    table = await desk.table(request, table_id, key)
    person = desk.person(request)
    if seat is not None and seat not in table.seats_of(person):
        raise NotFoundException("this is not your seat")
    if not table.row.started:
        return table.waiting(person, lang)
    await table.in_words(lang)
    return seen.seen(table, person, seat, lang, since)


@get("/api/tables/{table_id:str}/lines", tags=["play"], responses=problems(400, 401, 403, 404))
async def table_lines(
    request: Req, table_id: TableId, seat: FromQuery[messages.Seat],
    most: Annotated[int, QueryParameter(ge=1, le=seen.MOST_LINES)] = seen.MOST_LINES,
) -> seen.Lines:  # fmt: skip
    """Complete actions of a seat of mine as whole lines of the notation, as they can be played."""
    desk = desk_of(request)
    person = desk.known(request)
    table = await desk.table(request, table_id, None)
    if seat not in table.seats_of(person) or not table.row.started:
        raise NotFoundException("this is not your seat, or the game has not begun")
    if seat not in table.asked():
        return seen.Lines(table.past.seq, seat, [], True)
    return await desk.apart(request, seen.lines, table.game, table.past, seat, most)


@get("/bots", include_in_schema=False)
async def programs_page(request: Req) -> Template:
    """My programs: make tokens, see when they were used, revoke them."""
    base = f"{request.url.scheme}://{request.headers.get('host', 'localhost')}"
    return await pages.page(request, "bots.html", most=MOST, base=base)


HANDLERS = [my_programs, new_program, revoke, table_seen, table_lines, programs_page]
