"""The HTTP interface to friends: asking, answering, inviting, keeping seats; and the page for it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated

from litestar import delete, get, post, put
from litestar.exceptions import HTTPException, NotFoundException, PermissionDeniedException, TooManyRequestsException
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter
from litestar.response import Template
from litestar.status_codes import HTTP_200_OK, HTTP_204_NO_CONTENT, HTTP_409_CONFLICT
from msgspec import Meta, Struct

import theomachy
from theomachy.core.errors import TheomachyError
from theomachy.server import ending, friends
from theomachy.server.accounts import LONGEST_NAME
from theomachy.server.api import LangQ, Req, TableId, problems
from theomachy.server.desk import Desk, desk_of
from theomachy.server.friends import handle
from theomachy.server.listing import TableInfo
from theomachy.server.pages import page

LATELY = 20  # tables of mine at which others are looked for
Who = Annotated[str, PathParameter(description="A friend, or somebody who asks: `who` in my lists.", max_length=40)]
Handle = Annotated[str, Meta(min_length=1, max_length=40)]


class Friend(Struct):
    who: str
    name: str
    online: bool = False  # told of friends only


class Invited(Struct):
    """A friend asks me to a table that still waits."""

    table: str
    game: str
    title: str
    by: str
    link: str


class Met(Struct):
    """Somebody at a table of mine, of whom I have not asked to be a friend."""

    name: str
    table: str
    seat: int
    game: str


class FriendsInfo(Struct):
    """My friends; who asks to be one (`asked`); whom I have asked (`asking`); invitations; who I have met lately."""

    friends: list[Friend]
    asked: list[Friend]
    asking: list[Friend]
    invitations: list[Invited]
    met: list[Met] = []


class Code(Struct):
    """By which others find me whose name others have too."""

    code: str


class Asking(Struct, forbid_unknown_fields=True):
    """Whom to ask: by a name that only one has, or a code; or whoever sits on a seat of a table at which I sit too."""

    name: Annotated[str, Meta(max_length=200)] = ""
    table: Annotated[str, Meta(max_length=20)] = ""
    seat: Annotated[int, Meta(ge=0, le=20)] = 0


class Chosen(Struct, forbid_unknown_fields=True):
    who: Handle


def title_of(game: str) -> str:
    return theomachy.game(game).title if game in theomachy.game_names() else game


async def info(desk: Desk, person: str, met: bool = False) -> FriendsInfo:
    store = desk.friends.store
    mine, asked, asking = await store.friends(person), await store.asked(person), await store.asking(person)
    there: set[str] = set()
    if mine or asking:  # whoever has asked may have a friend at any moment
        await desk.friends.seen(person)
    if mine:
        there = await desk.friends.there([friend.person for friend in mine])
    invitations = [
        Invited(found.table_id, title_of(found.game), found.title, found.by, f"/t/{found.table_id}?key={found.key}")
        for found in await store.invitations(person)
    ]
    known = {person, *(other.person for other in (*mine, *asked, *asking))}
    return FriendsInfo(
        [Friend(handle(person, f.person), f.name, f.person in there) for f in mine],
        [Friend(handle(person, f.person), f.name) for f in asked],
        [Friend(handle(person, f.person), f.name) for f in asking],
        invitations, await lately(desk, person, known) if met else [],
    )  # fmt: skip


async def lately(desk: Desk, person: str, known: set[str]) -> list[Met]:
    found: dict[str, Met] = {}
    for row in await desk.store.tables_of(person, LATELY):
        if not any(seat.person == person for seat in row.seats):
            continue
        for seat in row.seats:
            if seat.person is not None and seat.person not in known and seat.person not in found:
                found[seat.person] = Met(seat.name, row.id, seat.seat, title_of(row.game))
    return list(found.values())


@contextmanager
def answering() -> Iterator[None]:
    """Refusals as answers."""
    try:
        yield
    except friends.NotFound as error:
        raise NotFoundException(str(error)) from error
    except ending.NotTheHost as error:
        raise PermissionDeniedException(str(error)) from error
    except friends.NotNow as error:
        raise HTTPException(str(error), status_code=HTTP_409_CONFLICT) from error
    except friends.TooOften as error:
        raise TooManyRequestsException(str(error)) from error


@get("/api/friends", tags=["friends"], responses=problems(400, 401))
async def read_friends(request: Req, met: FromQuery[bool] = False) -> FriendsInfo:
    """My friends and who of them is there, requests, invitations; with `met` also whom I have met lately."""
    desk = desk_of(request)
    return await info(desk, desk.known(request), met)


@get("/api/friends/code", tags=["friends"], responses=problems(401))
async def my_code(request: Req) -> Code:
    """The code by which others find me."""
    desk = desk_of(request)
    return Code(await desk.friends.store.code(desk.known(request)))


@post(
    "/api/friends", tags=["friends"], status_code=HTTP_200_OK, responses=problems(400, 401, 403, 404, 409, 429)
)  # fmt: skip
async def ask(request: Req, data: JSONBody[Asking], lang: LangQ = "en") -> FriendsInfo:
    """Ask somebody to be my friend. Who has asked me already is one then."""
    desk = desk_of(request)
    person = desk.known(request)
    with answering():
        if data.table:
            await desk.friends.ask_at_table(person, await desk.table(request, data.table, None), data.seat, lang)
        else:
            name = " ".join(data.name.split())
            if not name or len(name) > LONGEST_NAME or "\0" in name:
                raise TheomachyError(friends.NOT_FOUND[lang])
            await desk.friends.ask_by_name(person, name, lang)
    return await info(desk, person, met=True)


@put("/api/friends/{who:str}", tags=["friends"], responses=problems(400, 401, 403, 404, 409))
async def accept(request: Req, who: Who, lang: LangQ = "en") -> FriendsInfo:
    """Be a friend of somebody who asks."""
    desk = desk_of(request)
    person = desk.known(request)
    with answering():
        await desk.friends.accept(person, who, lang)
    return await info(desk, person, met=True)


@delete(
    "/api/friends/{who:str}", tags=["friends"], status_code=HTTP_200_OK, responses=problems(400, 401, 403, 404)
)  # fmt: skip
async def part(request: Req, who: Who, lang: LangQ = "en") -> FriendsInfo:
    """Be friends no more, withdraw a request, or decline one, of which nobody learns."""
    desk = desk_of(request)
    person = desk.known(request)
    with answering():
        await desk.friends.part(person, who, lang)
    return await info(desk, person, met=True)


@post(
    "/api/tables/{table_id:str}/invitations", tags=["friends"], status_code=HTTP_204_NO_CONTENT,
    responses=problems(400, 401, 403, 404, 409, 429),
)  # fmt: skip
async def invite(request: Req, table_id: TableId, data: JSONBody[Chosen], lang: LangQ = "en") -> None:
    """Invite a friend to a table that waits and at which I sit: it stands in his lobby, with the link."""
    desk = desk_of(request)
    person = desk.known(request)
    table = await desk.table(request, table_id, None)
    name = await desk.store.name_of(person) or ""
    with answering():
        await desk.friends.invite(table, person, name, data.who, lang)


@delete("/api/invitations/{table_id:str}", tags=["friends"], status_code=HTTP_200_OK, responses=problems(400, 401, 403))
async def turn_down(request: Req, table_id: TableId) -> FriendsInfo:
    """Forget an invitation of mine."""
    desk = desk_of(request)
    person = desk.known(request)
    await desk.friends.store.turn_down(table_id, person)
    return await info(desk, person)


@put(
    "/api/tables/{table_id:str}/seats/{seat:int}/kept", tags=["friends"],
    responses=problems(400, 401, 403, 404, 409, 429),
)  # fmt: skip
async def keep_seat(
    request: Req, table_id: TableId, seat: FromPath[int], data: JSONBody[Chosen], lang: LangQ = "en"
) -> TableInfo:
    """As the host, before the game begins: keep a free seat for a friend, who is invited. Nobody else sits there."""
    desk = desk_of(request)
    person = desk.known(request)
    table = await desk.table(request, table_id, None)
    name = await desk.store.name_of(person) or ""
    if not 0 <= seat < table.row.players:
        raise TheomachyError(f"no seat {seat}; there are 0 to {table.row.players - 1}")
    with answering():
        await desk.friends.keep(table, seat, person, name, data.who, lang)
    return desk.lobby.info(table, person, lang)


@delete(
    "/api/tables/{table_id:str}/seats/{seat:int}/kept", tags=["friends"], status_code=HTTP_200_OK,
    responses=problems(400, 401, 403, 404, 409),
)  # fmt: skip
async def release_seat(request: Req, table_id: TableId, seat: FromPath[int], lang: LangQ = "en") -> TableInfo:
    """As the host: the seat is for everybody who has the link."""
    desk = desk_of(request)
    person = desk.known(request)
    table = await desk.table(request, table_id, None)
    if not 0 <= seat < table.row.players:
        raise TheomachyError(f"no seat {seat}; there are 0 to {table.row.players - 1}")
    with answering():
        await desk.friends.release(table, seat, person, lang)
    return desk.lobby.info(table, person, lang)


@get("/friends", include_in_schema=False)
async def friends_page(request: Req) -> Template:
    return await page(request, "friends.html")


HANDLERS = [
    read_friends, my_code, ask, accept, part, invite, turn_down, keep_seat, release_seat, friends_page,
]  # fmt: skip
