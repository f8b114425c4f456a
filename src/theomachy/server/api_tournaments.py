"""The HTTP interface to tournaments, and their pages."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from hmac import compare_digest
from typing import Annotated

from litestar import delete, get, post
from litestar.exceptions import HTTPException, NotFoundException, PermissionDeniedException, TooManyRequestsException
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter
from litestar.response import Template
from litestar.status_codes import HTTP_200_OK, HTTP_409_CONFLICT
from msgspec import Meta, Struct

import theomachy
from theomachy.server import ending, pages
from theomachy.server.api import Key, LangQ, Req, problems
from theomachy.server.api_archive import count_table, name_of
from theomachy.server.chairs import bot_name, bot_specs, default_bot
from theomachy.server.desk import TABLE_ID, Desk, address, desk_of
from theomachy.server.game_infos import game_info
from theomachy.server.tournament_info import TournamentInfo, TournamentLine, listed, told
from theomachy.server.tournament_store import TournamentRow
from theomachy.server.tournaments import MOST_ROUNDS, NewTournament

Name = Annotated[str, PathParameter(description="The tournament's id, as in its address.", max_length=20)]
Number = Annotated[int, PathParameter(description="The number of an entrant.", ge=1, le=1_000_000)]


class Entry(Struct, forbid_unknown_fields=True):
    """What I am called, and the key of the link."""

    name: Annotated[str, Meta(max_length=200)] = ""
    key: Annotated[str, Meta(max_length=40)] = ""


class BotEntry(Struct, forbid_unknown_fields=True):
    bot: Annotated[str, Meta(max_length=40)]


class Ended(Struct):
    ok: bool = True


async def found(request: Req, name: str, key: str | None) -> TournamentRow:
    """The tournament, if the asker may know that it exists."""
    desk = desk_of(request)
    row = await desk.tournaments.store.get(name) if TABLE_ID.fullmatch(name) else None
    person = desk.person(request)
    if row is not None and not row.public and row.host != person:
        invited = key is not None and compare_digest(key.encode(errors="replace"), row.invite.encode())
        people = await desk.tournaments.store.entrants(row.id)
        if not invited and (person is None or all(one.person != person for one in people)):
            row = None
    if row is None:
        raise NotFoundException("no such tournament")
    return row


async def known_at(request: Req, name: str, key: str | None = None) -> tuple[Desk, str, TournamentRow]:
    """For whoever does something there: the desk, the person, who must be known, and the tournament."""
    desk = desk_of(request)
    person = desk.known(request)
    return desk, person, await found(request, name, key)


async def answer(request: Req, name: str, lang: str) -> TournamentInfo:
    """As it stands after something was done."""
    desk = desk_of(request)
    row = await desk.tournaments.store.get(name)
    if row is None:
        raise NotFoundException("no such tournament")
    return await told(desk.tournaments, row, desk.person(request), lang)


@contextmanager
def refusing() -> Iterator[None]:
    """What cannot be done, as answers."""
    try:
        yield
    except ending.NotTheHost as error:
        raise PermissionDeniedException(str(error)) from error
    except ending.NotNow as error:
        raise HTTPException(str(error), status_code=HTTP_409_CONFLICT) from error


@get("/api/tournaments", tags=["tournaments"], responses=problems(400))
async def tournaments(request: Req) -> list[TournamentLine]:
    """Public tournaments, and those that I host or play in; what is not over first."""
    desk = desk_of(request)
    return await listed(desk.tournaments, desk.person(request))


@post("/api/tournaments", tags=["tournaments"], responses=problems(400, 401, 403, 429))
async def new_tournament(request: Req, data: JSONBody[NewTournament], lang: LangQ = "en") -> TournamentInfo:
    """Set up a tournament. Others enter by its link; I open its rounds."""
    desk = desk_of(request)
    person = desk.known(request)
    count_table(desk, request)
    if not desk.new_tournaments.take(address(request)):
        raise TooManyRequestsException("too many new tournaments from your address today; try again tomorrow")
    if data.public:
        await desk.openings.demand(address(request), person, desk.tournaments.store.waiting_of, lang)
    await name_of(desk, person)
    row = await desk.tournaments.create(person, data)
    return await told(desk.tournaments, row, person, lang)


@get("/api/tournaments/{name:str}", tags=["tournaments"], responses=problems(400, 404))
async def one_tournament(request: Req, name: Name, key: Key = None, lang: LangQ = "en") -> TournamentInfo:
    """Who takes part, all rounds, and how it stands."""
    desk = desk_of(request)
    row = await found(request, name, key)
    desk.tournaments.looked(row.id)
    await desk.tournaments.settle(row.id)
    return await answer(request, name, lang)


@post(
    "/api/tournaments/{name:str}/entry", tags=["tournaments"], status_code=HTTP_200_OK,
    responses=problems(400, 401, 403, 404, 409),
)  # fmt: skip
async def enter(request: Req, name: Name, data: JSONBody[Entry], lang: LangQ = "en") -> TournamentInfo:
    """Take part. Private tournaments need the key of the link."""
    desk, person, row = await known_at(request, name, data.key or None)
    wished = data.name if data.name.strip() else await name_of(desk, person)
    called = await desk.store.put_person(person, await desk.accounts.called(person, wished))
    with refusing():
        await desk.tournaments.enter(row, person, called, lang)
    return await answer(request, name, lang)


@delete(
    "/api/tournaments/{name:str}/entry", tags=["tournaments"], status_code=HTTP_200_OK,
    responses=problems(400, 401, 403, 404, 409),
)  # fmt: skip
async def leave(request: Req, name: Name, key: Key = None, lang: LangQ = "en") -> TournamentInfo:
    """Take part no more. A game that has begun stays as it is."""
    desk, person, row = await known_at(request, name, key)
    with refusing():
        await desk.tournaments.withdraw(row, person, None, lang)
    return await answer(request, name, lang)


@delete(
    "/api/tournaments/{name:str}/entrants/{number:int}", tags=["tournaments"], status_code=HTTP_200_OK,
    responses=problems(400, 401, 403, 404, 409),
)  # fmt: skip
async def remove(request: Req, name: Name, number: Number, lang: LangQ = "en") -> TournamentInfo:
    """As the host: pair this entrant no more."""
    desk, person, row = await known_at(request, name)
    with refusing():
        await desk.tournaments.withdraw(row, person, number, lang)
    return await answer(request, name, lang)


@post(
    "/api/tournaments/{name:str}/bots", tags=["tournaments"], status_code=HTTP_200_OK,
    responses=problems(400, 401, 403, 404, 409),
)  # fmt: skip
async def enter_bot(request: Req, name: Name, data: JSONBody[BotEntry], lang: LangQ = "en") -> TournamentInfo:
    """As the host: let a bot take part."""
    desk, person, row = await known_at(request, name)
    with refusing():
        await desk.tournaments.enter_bot(row, person, data.bot, lang)
    return await answer(request, name, lang)


@post(
    "/api/tournaments/{name:str}/rounds", tags=["tournaments"], status_code=HTTP_200_OK,
    responses=problems(400, 401, 403, 404, 409, 429),
)  # fmt: skip
async def open_round(request: Req, name: Name, lang: LangQ = "en") -> TournamentInfo:
    """As the host: open the next round, when all games of the last one are over."""
    desk, person, row = await known_at(request, name)
    count_table(desk, request)
    with refusing():
        of_bots = await desk.tournaments.open_round(row, person, lang)
    desk.new_tables.charge(address(request), of_bots)
    return await answer(request, name, lang)


@post(
    "/api/tournaments/{name:str}/halt", tags=["tournaments"], status_code=HTTP_200_OK,
    responses=problems(400, 401, 403, 404, 409),
)  # fmt: skip
async def halt(request: Req, name: Name, lang: LangQ = "en") -> TournamentInfo:
    """As the host: end the games of this round that are still played."""
    desk, person, row = await known_at(request, name)
    with refusing():
        await desk.tournaments.halt(row, person, lang)
    return await answer(request, name, lang)


@delete(
    "/api/tournaments/{name:str}", tags=["tournaments"], status_code=HTTP_200_OK,
    responses=problems(400, 401, 403, 404, 409),
)  # fmt: skip
async def end(request: Req, name: Name, lang: LangQ = "en") -> Ended:
    """As the host: call it off before it has begun, or end it after a round that is complete."""
    desk, person, row = await known_at(request, name)
    with refusing():
        await desk.tournaments.end(row, person, lang)
    return Ended()


# ---- pages


@get("/tournaments", include_in_schema=False)
async def list_page(request: Req) -> Template:
    lang = pages.language(request)
    infos = [game_info(theomachy.game(name), lang) for name in theomachy.game_names()]
    return await pages.page(request, "tournaments.html", infos=infos)


@get("/tournaments/new/{game:str}", include_in_schema=False)
async def new_page(request: Req, game: FromPath[str]) -> Template:
    if game not in theomachy.game_names():
        raise NotFoundException("no such game")
    info = game_info(theomachy.game(game), pages.language(request))
    return await pages.page(request, "tournament_new.html", info=info, game=game, most_rounds=MOST_ROUNDS)


@get("/tournaments/{name:str}", include_in_schema=False)
async def tournament_page(
    request: Req, name: FromPath[str], key: Annotated[str | None, QueryParameter(max_length=40)] = None
) -> Template:
    row = await found(request, name, key)
    lang = pages.language(request)
    bots = {spec: bot_name(spec, lang) for spec in bot_specs()}
    return await pages.page(
        request, "tournament.html", tournament=row.id, title=row.title, key=key or "", bots=bots,
        default_bot=default_bot(), duplicate=row.duplicate, size=row.players,
    )  # fmt: skip


HANDLERS = [
    tournaments, new_tournament, one_tournament, enter, leave, remove, enter_bot, open_round, halt, end, list_page,
    new_page, tournament_page,
]  # fmt: skip
