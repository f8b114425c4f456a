"""The HTTP interface to the end of a table: ending a game unfinished, deleting a table, playing again."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from litestar import delete, post
from litestar.exceptions import HTTPException, PermissionDeniedException, TooManyRequestsException
from litestar.status_codes import HTTP_200_OK, HTTP_204_NO_CONTENT, HTTP_409_CONFLICT

from theomachy.server import again, ending
from theomachy.server.api import LangQ, Req, TableId, problems
from theomachy.server.desk import address, desk_of
from theomachy.server.listing import TableInfo
from theomachy.server.shelf import Shelved


@post(
    "/api/tables/{table_id:str}/abandon", tags=["tables"], status_code=HTTP_200_OK,
    responses=problems(400, 401, 403, 404, 409),
)  # fmt: skip
async def abandon(request: Req, table_id: TableId, lang: LangQ = "en") -> TableInfo:
    """End a running game unfinished, as its host. It stays as it lies, for everybody to see."""
    desk = desk_of(request)
    person = desk.known(request)
    table = await desk.table(request, table_id, None)
    with answering():
        await ending.abandon(table, person, lang)
    return desk.lobby.info(table, person, lang)


@delete(
    "/api/tables/{table_id:str}", tags=["tables"], status_code=HTTP_204_NO_CONTENT,
    responses=problems(400, 401, 403, 404, 409),
)  # fmt: skip
async def delete_table(request: Req, table_id: TableId, lang: LangQ = "en") -> None:
    """Delete a table with everything that was played there, as its host: one that has not begun, is over or was ended
    unfinished, or one that cannot be opened here any more."""
    desk = desk_of(request)
    person = desk.known(request)
    with answering():
        try:
            table = await desk.table(request, table_id, None)
        except Shelved as shelved:
            await ending.delete_shelved(desk.store, shelved.row, person, lang)
        else:
            await ending.delete(desk.hall, table, person, lang)


@post(
    "/api/tables/{table_id:str}/again", tags=["tables"], status_code=HTTP_200_OK,
    responses=problems(400, 401, 403, 404, 409, 429),
)  # fmt: skip
async def play_again(request: Req, table_id: TableId, lang: LangQ = "en") -> TableInfo:
    """Play again with the same people, when the game is over: sets up a new table, or sits down at the one that
    somebody else of us has set up. It begins when everybody has come, or the host has put bots on the free seats."""
    desk = desk_of(request)
    person = desk.known(request)
    table = await desk.table(request, table_id, None)
    if not table.row.again and not desk.new_tables.take(address(request)):
        raise TooManyRequestsException("too many new tables from your address; wait a minute")
    name = await desk.store.name_of(person) or "Guest"
    with answering():
        found = await again.play_again(desk.lobby, desk.hall, desk.store, table, person, name, lang)
    return desk.lobby.info(found, person, lang)


@contextmanager
def answering() -> Iterator[None]:
    """Refusals as answers."""
    try:
        yield
    except (ending.NotTheHost, again.NotForYou) as error:
        raise PermissionDeniedException(str(error)) from error
    except (ending.NotNow, again.NotNow) as error:
        raise HTTPException(str(error), status_code=HTTP_409_CONFLICT) from error


HANDLERS = [abandon, delete_table, play_again]
