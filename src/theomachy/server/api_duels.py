"""The HTTP interface to duels, and their page."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter
from litestar.response import Template

from theomachy.server import pages
from theomachy.server.api import Key, LangQ, Req, problems
from theomachy.server.api_archive import count_table, name_of
from theomachy.server.desk import TABLE_ID, desk_of
from theomachy.server.duels import DuelInfo
from theomachy.server.lobby import NewTable

DealId = Annotated[str, PathParameter(description="The duel's id, as in its address.", max_length=20)]


@post("/api/duels", tags=["duels"], responses=problems(400, 401, 403, 429))
async def new_duel(request: Req, data: JSONBody[NewTable], lang: LangQ = "en") -> DuelInfo:
    """Set up a duel: two tables with the same deal, the players on changed sides. The wish is that for a new table,
    with two seats: `me`, and an opponent (`bot`, `link` or `open`). Who sits down at one table sits at both."""
    desk = desk_of(request)
    person = desk.known(request)
    count_table(desk, request)
    if data.public:
        await desk.demand_room(request, lang)
    name = await name_of(desk, person)
    deal = await desk.duels.create(person, name, data, lang)
    made = await desk.duels.info(deal, person, None, lang)
    assert made is not None
    return made


@get("/api/duels/{deal:str}", tags=["duels"], responses=problems(400, 404))
async def one_duel(request: Req, deal: DealId, key: Key = None, lang: LangQ = "en") -> DuelInfo:
    """How a duel stands: both games, and when they are over who has won."""
    desk = desk_of(request)
    found = await desk.duels.info(deal, desk.person(request), key, lang) if TABLE_ID.fullmatch(deal) else None
    if found is None:
        raise NotFoundException("no such duel")
    return found


@get("/duel/{deal:str}", include_in_schema=False)
async def duel_page(
    request: Req, deal: FromPath[str], key: Annotated[str | None, QueryParameter(max_length=40)] = None
) -> Template:
    found = await one_duel.fn(request, deal, key, pages.language(request))
    return await pages.page(request, "duel.html", duel=found.id, key=key or "", title=found.game_title)


HANDLERS = [new_duel, one_duel, duel_page]
