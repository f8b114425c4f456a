"""The HTTP interface to the coach after a turn."""

from __future__ import annotations

from typing import Annotated

from litestar import get
from litestar.exceptions import HTTPException
from litestar.params import QueryParameter
from litestar.status_codes import HTTP_409_CONFLICT

from theomachy.server.api import LangQ, Req, TableId, problems
from theomachy.server.critiques import Refusal, TurnCritique
from theomachy.server.desk import desk_of


@get("/api/tables/{table_id:str}/critique", tags=["play"], responses=problems(400, 401, 404, 409, 429))
async def last_turn(
    request: Req, table_id: TableId, seat: Annotated[int, QueryParameter(ge=0, le=7)], lang: LangQ = "en"
) -> TurnCritique:
    """What a coach says about the last turn of a seat of mine: what was clearly better, from what I could know then.
    Never at tables without hints."""
    desk = desk_of(request)
    person = desk.known(request)
    table = await desk.table(request, table_id, None)
    try:
        return await desk.critiques.last_turn(table, person, seat, lang)
    except Refusal as refusal:
        raise HTTPException(str(refusal), status_code=HTTP_409_CONFLICT) from refusal


HANDLERS = [last_turn]
