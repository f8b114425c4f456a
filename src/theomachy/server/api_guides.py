"""The HTTP interface to guided games."""

from __future__ import annotations

from litestar import post
from litestar.exceptions import NotFoundException, TooManyRequestsException
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.status_codes import HTTP_200_OK
from msgspec import Struct

import theomachy
from theomachy.server import guided
from theomachy.server.api import LangQ, Req, TableId, problems
from theomachy.server.desk import address, desk_of
from theomachy.server.listing import TableInfo
from theomachy.teaching.guide import guide


class Coaching(Struct, forbid_unknown_fields=True):
    """Shall the coach speak?"""

    on: bool


@post("/api/games/{name:str}/first", tags=["tables"], responses=problems(400, 401, 403, 404, 429))
async def first_game(request: Req, name: FromPath[str], lang: LangQ = "en", again: FromQuery[str] = "") -> TableInfo:
    """Begin the guided first game. `again` is a table at which it was left: it goes on from there."""
    desk = desk_of(request)
    person = desk.known(request)
    if name not in theomachy.game_names():
        raise NotFoundException("no such game")
    if not desk.new_tables.take(address(request)):
        raise TooManyRequestsException("too many new tables from your address; wait a minute")
    game = theomachy.game(name)
    found = guide(game)
    count = 0
    if again:
        left = await desk.table(request, again, None)
        if left.game is game and found is not None:
            count = found.common(left.past)
    called = await desk.store.name_of(person)
    if called is None:
        called = "Guest"
        await desk.store.put_person(person, called)
    table = await desk.lobby.create_guided(person, called, game, lang, count)
    return desk.lobby.info(table, person, lang)


@post(
    "/api/tables/{table_id:str}/coach", tags=["play"], status_code=HTTP_200_OK, responses=problems(400, 401, 403, 404)
)
async def coaching(request: Req, table_id: TableId, data: JSONBody[Coaching], lang: LangQ = "en") -> TableInfo:
    """Send the coach of a guided game away, or let him speak again while what was played is what he knows. Sent away at
    the end, the lesson is finished: it does not come again."""
    desk = desk_of(request)
    person = desk.known(request)
    table = await desk.table(request, table_id, None)
    if not table.row.lesson or table.row.host != person:
        raise NotFoundException("this is no guided game of yours")
    silent = guided.DONE if guided.finished(table.game, table.past) else guided.OFF
    await desk.store.set_guide(table.row.id, guided.ON if data.on else silent)
    await desk.hall.seats_changed(table)
    return desk.lobby.info(table, person, lang)


HANDLERS = [first_game, coaching]
