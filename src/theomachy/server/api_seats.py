"""The HTTP interface to seats: sitting down and standing up, handing a seat to a bot and taking it back."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated

from litestar import delete, post, put
from litestar.exceptions import HTTPException, PermissionDeniedException
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_409_CONFLICT
from msgspec import Meta, Struct

from theomachy.core.choices import CHOICES
from theomachy.core.words import Phrase
from theomachy.server import ending, handing, programs
from theomachy.server.accounts import clean_name
from theomachy.server.api import LangQ, Req, TableId, problems
from theomachy.server.chairs import default_bot
from theomachy.server.desk import desk_of
from theomachy.server.listing import TableInfo

SHOWN_OUT = Phrase("lobby shown out")


class Sitting(Struct, forbid_unknown_fields=True):
    """Who sits down, the key of the link, and what the player is called in a game that leaves it to the players.
    `colour` and `figure` are those of the seat. Empty means the usual ones; what is left out stays as it is."""

    name: Annotated[str, Meta(max_length=200)] = ""
    player_name: Annotated[str, Meta(max_length=200)] | None = None
    colour: Annotated[str, Meta(max_length=20)] | None = None
    figure: Annotated[str, Meta(max_length=20)] | None = None
    key: Annotated[str, Meta(max_length=40)] = ""


class StandIn(Struct, forbid_unknown_fields=True):
    """The bot that plays on; empty: the usual one."""

    bot: Annotated[str, Meta(max_length=40)] = ""


@put("/api/tables/{table_id:str}/seats/{seat:int}", tags=["tables"], responses=problems(400, 401, 403, 404, 409))
async def take_seat(
    request: Req, table_id: TableId, seat: FromPath[int], data: JSONBody[Sitting], lang: LangQ = "en"
) -> TableInfo:
    """Sit down, or change your names, your colour and your figure on a seat of yours before the game begins.
    Seats that are kept for the link need its key."""
    desk = desk_of(request)
    person = desk.known(request)
    table = await desk.table(request, table_id, data.key or None)
    program = programs.found(request)
    mine = seat in table.seats_of(person)
    if mine:
        name = table.row.seats[seat].name
        own = await desk.accounts.account(person)
        # On a seat of mine an account keeps its name; who plays beside me is called as I wish.
        if data.name.strip() and program is None and (own is None or name != own.name):
            name = clean_name(data.name)
            await desk.accounts.demand_free(person, name)
    elif program is not None:
        name = program.name  # under which its owner made it
    else:
        wished = data.name if data.name.strip() else await desk.store.name_of(person) or "Guest"
        name = await desk.store.put_person(person, await desk.accounts.called(person, wished))
    key = data.key or None
    player_name = data.player_name or ""
    before = table.row.seats[seat].chosen if mine else {}
    chosen = {
        choice.one: before.get(choice.one, "") if wish is None else wish
        for choice in CHOICES for wish in (getattr(data, choice.one),)
    }  # fmt: skip
    if mine and data.player_name is None:
        player_name = table.row.seats[seat].player_name
    if person in await table.chat.rules.those(table.row.id, "out"):
        raise PermissionDeniedException(SHOWN_OUT[lang])
    if not 0 <= seat < table.row.players or not await desk.lobby.sit(
        table, seat, person, name, key, player_name, lang, chosen
    ):
        raise HTTPException("this seat is not free", status_code=HTTP_409_CONFLICT)
    return desk.lobby.info(table, person, lang)


@delete(
    "/api/tables/{table_id:str}/seats/{seat:int}", tags=["tables"], status_code=HTTP_200_OK,
    responses=problems(400, 401, 403, 404, 409),
)  # fmt: skip
async def leave_seat(request: Req, table_id: TableId, seat: FromPath[int], lang: LangQ = "en") -> TableInfo:
    """Stand up again, before the game has begun. The host of the table can make another person stand up, who then takes
    no seat there any more."""
    desk = desk_of(request)
    person = desk.known(request)
    table = await desk.table(request, table_id, None)
    if 0 <= seat < table.row.players and table.row.host == person:
        sits = table.row.seats[seat].person
        if sits is not None and sits != person:
            if not await desk.lobby.show_out(table, seat, sits):
                raise HTTPException(handing.CHANGED[lang], status_code=HTTP_409_CONFLICT)
            return desk.lobby.info(table, person, lang)
    if not 0 <= seat < table.row.players or not await desk.lobby.stand_up(table, seat, person):
        raise HTTPException("you cannot leave this seat", status_code=HTTP_409_CONFLICT)
    return desk.lobby.info(table, person, lang)


@put("/api/tables/{table_id:str}/seats/{seat:int}/bot", tags=["tables"], responses=problems(400, 401, 403, 404, 409))
async def hand_over(
    request: Req, table_id: TableId, seat: FromPath[int], data: JSONBody[StandIn], lang: LangQ = "en"
) -> TableInfo:
    """Before the game begins, as the host: put a bot on a free seat. While it runs let a bot play on: on my seat, or,
    if I play here too or am the host, on that of somebody who has not looked at the table for two minutes. Before that
    `extra.wait_s` says how long it still takes."""
    desk = desk_of(request)
    person = desk.known(request)
    table = await desk.table(request, table_id, None)
    programs.own_seat_only(request, seat in table.seats_of(person))
    with answering():
        if table.row.started is None and table.row.host == person:
            await desk.lobby.fill(table, seat, person, data.bot or default_bot(), lang)
        else:
            await handing.hand_over(table, seat, person, data.bot, lang)
    return desk.lobby.info(table, person, lang)


@post(
    "/api/tables/{table_id:str}/seats/{seat:int}/call", tags=["tables"], status_code=HTTP_200_OK,
    responses=problems(400, 401, 403, 404, 409),
)  # fmt: skip
async def call_player(request: Req, table_id: TableId, seat: FromPath[int], lang: LangQ = "en") -> TableInfo:
    """Tell somebody who has not looked at the running game for a while that a bot may soon play on. Some minutes later
    it may, unless the person looks at the table meanwhile."""
    desk = desk_of(request)
    person = desk.known(request)
    table = await desk.table(request, table_id, None)
    programs.own_seat_only(request, False)
    with answering():
        called = await handing.call(table, seat, person, lang)
    if called is not None:
        await desk.notices.called(table_id, called, await desk.store.name_of(person) or "")
    return desk.lobby.info(table, person, lang)


@delete(
    "/api/tables/{table_id:str}/seats/{seat:int}/bot", tags=["tables"], status_code=HTTP_200_OK,
    responses=problems(400, 401, 403, 404, 409),
)  # fmt: skip
async def take_seat_back(request: Req, table_id: TableId, seat: FromPath[int], lang: LangQ = "en") -> TableInfo:
    """Play on myself where a bot plays on for me, while the game runs; as the host, before it begins, free a seat from
    a bot."""
    desk = desk_of(request)
    person = desk.known(request)
    table = await desk.table(request, table_id, None)
    with answering():
        if table.row.started is None and table.row.host == person:
            await desk.lobby.fill(table, seat, person, "", lang)
        else:
            await handing.take_back(table, seat, person, lang)
    return desk.lobby.info(table, person, lang)


@contextmanager
def answering() -> Iterator[None]:
    """Refusals of seats that change hands, as answers."""
    try:
        yield
    except (handing.NotForYou, ending.NotTheHost) as error:
        raise PermissionDeniedException(str(error)) from error
    except ending.NotNow as error:
        raise HTTPException(str(error), status_code=HTTP_409_CONFLICT) from error
    except handing.NotNow as error:
        extra = None if error.wait is None else {"wait_s": error.wait}
        raise HTTPException(str(error), status_code=HTTP_409_CONFLICT, extra=extra) from error


HANDLERS = [take_seat, leave_seat, hand_over, call_player, take_seat_back]
