"""The HTTP interface: everything that the page can do, for other programs too. Schema: /api/openapi.json."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.exceptions import ClientException, HTTPException, NotFoundException, TooManyRequestsException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter, QueryParameter
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED, HTTP_409_CONFLICT, HTTP_503_SERVICE_UNAVAILABLE
from msgspec import Meta, Struct

import theomachy
from theomachy.core.errors import TheomachyError
from theomachy.core.position import NOBODY
from theomachy.server import messages, past, rated, shelf
from theomachy.server.accounts import COOKIE, new_id
from theomachy.server.deal_store import DealStore
from theomachy.server.dealing import StillPlayed
from theomachy.server.desk import address, desk_of
from theomachy.server.game_infos import ClauseInfo, GameInfo, game_info, rules_of
from theomachy.server.lessons import Short, explained
from theomachy.server.listing import TableInfo
from theomachy.server.lobby import NewTable
from theomachy.server.messages import Answer, Done, Hints, Look, NoHint, Refused, State, Told, Unsure, Waiting
from theomachy.server.reviews import MOST_TURNS, PastState, Review, past_state
from theomachy.server.shelf import Shelved
from theomachy.server.texts import play_text

Req = Request[Any, Any, Any]
TableId = Annotated[str, PathParameter(description="The table's id, as in its address.", max_length=20)]
Key = Annotated[str | None, QueryParameter(description="The secret of the invitation link.", max_length=40)]
LangQ = Annotated[messages.Lang, QueryParameter(description="Language of sentences.")]
Turns = Annotated[int, QueryParameter(description="How many turning points.", ge=1, le=MOST_TURNS)]
YEAR = 60 * 60 * 24 * 365


class Problem(Struct):
    """What went wrong, in a sentence for a person."""

    status_code: int
    detail: str
    extra: Any = None


def problems(*codes: int) -> dict[int, ResponseSpec]:
    texts = {
        400: "Something in the request is wrong; the answer says what and what is allowed.",
        401: "A token is needed.",
        403: "Not from another site, and not by everybody.",
        404: "There is no such thing, or it is not for you.",
        409: "It cannot be done now.",
        413: "The request is too large.",
        429: "Too much at once.",
        503: "It did not work; try again.",
    }
    return {code: ResponseSpec(Problem, description=texts[code], generate_examples=False) for code in codes}


OUTCOMES = {
    409: ResponseSpec(Refused, description="Refused; nothing has changed."),
    503: ResponseSpec(Unsure, description="Not known: the store was lost meanwhile. Ask again with the same token."),
}


class Named(Struct, forbid_unknown_fields=True):
    name: Annotated[str, Meta(min_length=1, max_length=200)]


class Me(Struct):
    name: str
    token: str = ""  # only when it is made: keep it, it is your identity


class Action(Struct, forbid_unknown_fields=True):
    """An action by its number or by its text. `seq` is the last row you know; `token` is your name for the request:
    sent again, it is not carried out again."""

    seat: messages.Seat
    seq: messages.Seq
    token: messages.Token
    action: messages.ActionCode | None = None
    text: Annotated[str, Meta(max_length=200)] | None = None


class TakeBack(Struct, forbid_unknown_fields=True):
    seat: messages.Seat
    seq: messages.Seq
    token: messages.Token


class LobbyInfo(Struct):
    open: list[TableInfo]
    mine: list[TableInfo]
    watch: list[TableInfo]  # public games of others that are being played


class Health(Struct):
    ok: bool
    version: str
    database: str
    tables: int
    viewers: int


def _game(name: str) -> theomachy.Game:
    try:
        return theomachy.game(name)
    except TheomachyError as error:
        raise NotFoundException(str(error)) from error


@get("/health", tags=["host"], responses=problems(503))
async def health(request: Req) -> Health:
    """Is the server well: does the database answer, can it be written, is there room on the disk?"""
    desk = desk_of(request)
    trouble = await desk.health.trouble()
    if trouble:
        raise HTTPException(trouble, status_code=HTTP_503_SERVICE_UNAVAILABLE)
    viewers = sum(len(t.viewers) for t in desk.hall.tables.values())
    kind = "sqlite" if desk.store.sqlite else "postgresql"
    return Health(True, theomachy.__version__, kind, len(desk.hall.tables), viewers)


# ---- people


@post("/api/guests", tags=["people"], responses=problems(400, 403, 429))
async def new_guest(request: Req, data: JSONBody[Named]) -> Response[Me]:
    """Become somebody: a name and a token. The token goes into the header `Authorization: Bearer TOKEN`; browsers get
    it as a cookie too. Who has one already only gets the new name; an account keeps its own."""
    desk = desk_of(request)
    person = desk.person(request)
    name = await desk.accounts.called(person or "", data.name)
    token = ""
    if person is None:
        if not desk.new_tables.take(("guest", address(request))):
            raise TooManyRequestsException("too many new guests from your address; wait a minute")
        person = new_id()
        token = desk.signer.token(person)
    name = await desk.store.put_person(person, name)
    response = Response(Me(name, token), status_code=HTTP_201_CREATED)
    if token:
        set_cookie(response, token, request.url.scheme == "https")
    return response


def set_cookie(response: Response[Any], token: str, secure: bool) -> None:
    response.set_cookie(COOKIE, token, max_age=YEAR, httponly=True, samesite="lax", secure=secure, path="/")


@get("/api/me", tags=["people"], responses=problems(401))
async def me(request: Req) -> Me:
    """Who am I?"""
    desk = desk_of(request)
    return Me(await desk.store.name_of(desk.known(request)) or "")


# ---- games


@get("/api/games", tags=["games"], responses=problems(400))
async def games(lang: LangQ = "en") -> list[GameInfo]:
    """All games."""
    return [game_info(theomachy.game(name), lang) for name in theomachy.game_names()]


@get("/api/games/{name:str}", tags=["games"], responses=problems(400, 404))
async def one_game(name: FromPath[str], lang: LangQ = "en", players: FromQuery[int | None] = None) -> GameInfo:
    """One game with its options and the bots that play it."""
    game = _game(name)
    if players is not None and players not in game.players:
        raise ClientException(f"{game.name} is for {', '.join(map(str, game.players))} players")
    return game_info(game, lang, players)


@get("/api/games/{name:str}/rules", tags=["games"], responses=problems(400, 404))
async def game_rules(name: FromPath[str]) -> list[ClauseInfo]:
    """The rules of a game, clause by clause, in the order of its document."""
    try:
        return rules_of(_game(name))
    except TheomachyError as error:
        raise NotFoundException(str(error)) from error


@get("/api/games/{name:str}/page", tags=["games"], responses=problems(400, 404))
async def game_page(name: FromPath[str], lang: LangQ = "en") -> Short:
    """The game on one page: aim, turn, what scores, the end, what beginners miss."""
    found = explained(_game(name), lang)
    if found is None:
        raise NotFoundException("this game has no page")
    return found


# ---- tables


@get("/api/tables", tags=["tables"], responses=problems(400))
async def tables(request: Req, lang: LangQ = "en") -> LobbyInfo:
    """Open tables, my own, and public games of others that are being played."""
    desk = desk_of(request)
    person = desk.person(request)
    mine = await desk.lobby.my_tables(person, lang) if person else []
    watch = await desk.lobby.watchable(person, lang)
    return LobbyInfo(await desk.lobby.open_tables(person, lang), mine, watch)


@post("/api/tables", tags=["tables"], responses=problems(400, 401, 403, 429))
async def new_table(request: Req, data: JSONBody[NewTable], lang: LangQ = "en") -> TableInfo:
    """Set up a table. It begins as soon as every seat is taken."""
    desk = desk_of(request)
    person = desk.known(request)
    if not desk.new_tables.take(address(request)):
        raise TooManyRequestsException("too many new tables from your address; wait a minute")
    if data.public:
        await desk.demand_room(request, lang)
    name = await desk.store.name_of(person)
    if name is None:
        name = "Guest"
        await desk.store.put_person(person, name)
    table = await desk.lobby.create(person, name, data, lang)
    return desk.lobby.info(table, person, lang)


@get("/api/tables/{table_id:str}", tags=["tables"], responses=problems(400, 404))
async def one_table(request: Req, table_id: TableId, key: Key = None, lang: LangQ = "en") -> TableInfo:
    """Who sits there, and what is played."""
    desk = desk_of(request)
    table = await desk.table(request, table_id, key)
    return desk.lobby.info(table, desk.person(request), lang)


@get("/api/tables/{table_id:str}/state", tags=["play"], responses=problems(400, 403, 404))
async def table_state(
    request: Req, table_id: TableId, seat: FromQuery[messages.Seat | None] = None, since: FromQuery[messages.Seq] = 0,
    lang: LangQ = "en", theme: FromQuery[messages.Theme] = "light", layout: FromQuery[messages.Layout] = "wide",
    key: Key = None,
) -> State | Waiting:  # fmt: skip
    """The table as seen from a seat of mine, or as a spectator; the log from row `since` on."""
    desk = desk_of(request)
    table = await desk.table(request, table_id, key)
    person = desk.person(request)
    if seat is not None and seat not in table.seats_of(person):
        raise NotFoundException("this is not your seat")
    if not table.row.started:
        return table.waiting(person, lang)
    await table.in_words(lang)
    return table.state(person, seat, Look(lang, theme, layout), since)


@post(
    "/api/tables/{table_id:str}/actions", tags=["play"], status_code=HTTP_200_OK,
    responses=problems(400, 401, 403, 404) | OUTCOMES,
)  # fmt: skip
async def act(
    request: Req, table_id: TableId, data: JSONBody[Action], lang: LangQ = "en"
) -> Response[Done | Refused | Unsure]:
    """Do something. The answer comes when it is on disk."""
    desk = desk_of(request)
    person = desk.known(request)
    table = await desk.table(request, table_id, None)
    if data.action is not None:
        wish = messages.Play(data.seat, data.action, data.seq, data.token)
        return _outcome(await table.play(person, wish, lang, partial(desk.still, request)))
    if data.text is None or data.seat not in table.seats_of(person):
        raise ClientException("give an action of your seat, by number or by text")
    still = partial(desk.still, request)
    return _outcome(await play_text(table, person, data.seat, data.text, data.seq, data.token, lang, still))


@post(
    "/api/tables/{table_id:str}/undo", tags=["play"], status_code=HTTP_200_OK,
    responses=problems(400, 401, 403, 404) | OUTCOMES,
)  # fmt: skip
async def take_back(
    request: Req, table_id: TableId, data: JSONBody[TakeBack], lang: LangQ = "en"
) -> Response[Done | Refused | Unsure]:
    """Take back my last action, if nothing was revealed since."""
    desk = desk_of(request)
    person = desk.known(request)
    table = await desk.table(request, table_id, None)
    wish = messages.Undo(data.seat, data.seq, data.token)
    return _outcome(await table.undo(person, wish, lang, partial(desk.still, request)))


def _outcome(answer: Done | Refused | Unsure) -> Response[Done | Refused | Unsure]:
    codes = {Done: HTTP_200_OK, Refused: HTTP_409_CONFLICT, Unsure: HTTP_503_SERVICE_UNAVAILABLE}
    return Response(answer, status_code=codes[type(answer)])


@get("/api/tables/{table_id:str}/why", tags=["play"], responses=problems(400, 401, 404, 429))
async def ask_why(
    request: Req, table_id: TableId, seat: FromQuery[messages.Seat],
    target: Annotated[str, QueryParameter(min_length=1, max_length=120)],
    chosen: Annotated[str, QueryParameter(max_length=1000)] = "", lang: LangQ = "en",
) -> Answer:  # fmt: skip
    """Why can this target not be clicked now? `chosen` are targets clicked before, separated by spaces."""
    desk = desk_of(request)
    person = desk.known(request)
    table = await desk.table(request, table_id, None)
    wish = messages.Why(seat, target, 0, chosen.split()[:8])
    with desk.reckoned(request):
        answer = table.answer(person, wish, lang)
    if not isinstance(answer, Answer):
        raise NotFoundException("this is not your seat, or the game has not begun")
    return answer


@get("/api/tables/{table_id:str}/tell", tags=["play"], responses=problems(400, 401, 404, 429))
async def ask_tell(
    request: Req, table_id: TableId, seat: FromQuery[messages.Seat], action: FromQuery[messages.ActionCode],
    lang: LangQ = "en",
) -> Told:  # fmt: skip
    """What would this action mean?"""
    desk = desk_of(request)
    person = desk.known(request)
    table = await desk.table(request, table_id, None)
    with desk.reckoned(request):
        answer = table.answer(person, messages.Tell(seat, action, 0), lang)
    if not isinstance(answer, Told):
        raise NotFoundException("this is not your seat, or the game has not begun")
    return answer


@get(
    "/api/tables/{table_id:str}/hints", tags=["play"],
    responses=problems(400, 401, 404) | {409: ResponseSpec(NoHint, description="There is no hint, for this reason.")},
)  # fmt: skip
async def ask_hint(
    request: Req, table_id: TableId, seat: FromQuery[messages.Seat], lang: LangQ = "en"
) -> Response[Hints | NoHint]:
    """What would a strong player do in my place? From what the seat may know; not at tables without hints."""
    desk = desk_of(request)
    person = desk.known(request)
    table = await desk.table(request, table_id, None)
    answer = await desk.hints.hint(table, person, seat, 0, lang)
    return Response(answer, status_code=HTTP_409_CONFLICT if isinstance(answer, NoHint) else HTTP_200_OK)


@get("/api/tables/{table_id:str}/record", tags=["play"], media_type="text/plain", responses=problems(400, 404, 409))
async def table_record(request: Req, table_id: TableId, key: Key = None, lang: LangQ = "en") -> str:
    """The whole game as a record. While a game with secrets is running, or was ended unfinished, there is none; nor
    while another game of its deal is played, nor of a rated game, a duel or a game of a tournament that is running."""
    desk = desk_of(request)
    try:
        table = await desk.table(request, table_id, key)
    except Shelved as shelved:  # what was written down can still be read
        if await DealStore(desk.store).played(table_id):
            raise StillPlayed(lang) from shelved
        if shelved.row.rated and shelved.row.finished is None:
            raise HTTPException(rated.RECORD[lang], status_code=HTTP_409_CONFLICT) from shelved
        return shelf.record(shelved.row, await desk.store.moves(shelved.row.id), lang)
    if table.game.hidden and table.past.position.turn != NOBODY:
        raise HTTPException("the record is open when the game is over", status_code=HTTP_409_CONFLICT)
    table.dealing.demand_done(lang)
    if table.running and rated.contest(table):
        raise HTTPException(rated.RECORD[lang], status_code=HTTP_409_CONFLICT)
    return str(past.record(table.past, table.row))


@post(
    "/api/tables/{table_id:str}/review", tags=["play"], status_code=HTTP_200_OK,
    responses=problems(400, 403, 404, 409, 429, 503),
)  # fmt: skip
async def start_review(
    request: Req, table_id: TableId, lang: LangQ = "en", theme: FromQuery[messages.Theme] = "light",
    layout: FromQuery[messages.Layout] = "wide", key: Key = None, most: Turns = MOST_TURNS,
) -> Review:  # fmt: skip
    """Look at a finished game again: begins the work, or says how far it is, or gives what was found out."""
    desk = desk_of(request)
    table = await desk.table(request, table_id, key)
    return await desk.reviews.review(table, Look(lang, theme, layout), address(request), most)


@get("/api/tables/{table_id:str}/review", tags=["play"], responses=problems(400, 404, 409, 503))
async def read_review(
    request: Req, table_id: TableId, lang: LangQ = "en", theme: FromQuery[messages.Theme] = "light",
    layout: FromQuery[messages.Layout] = "wide", key: Key = None, most: Turns = MOST_TURNS,
) -> Review:  # fmt: skip
    """The same, but nothing is begun."""
    desk = desk_of(request)
    table = await desk.table(request, table_id, key)
    return await desk.reviews.review(table, Look(lang, theme, layout), None, most)


@get("/api/tables/{table_id:str}/past", tags=["play"], responses=problems(400, 404, 409))
async def table_past(
    request: Req, table_id: TableId, at: FromQuery[messages.Seq], seat: FromQuery[messages.Seat | None] = None,
    lang: LangQ = "en", theme: FromQuery[messages.Theme] = "light", layout: FromQuery[messages.Layout] = "wide",
    key: Key = None,
) -> PastState:  # fmt: skip
    """A game that is over, ended unfinished too, after the first `at` moves of its record, as a seat of mine saw it
    or as a spectator did."""
    desk = desk_of(request)
    table = await desk.table(request, table_id, key)
    if seat is not None and seat not in table.seats_of(desk.person(request)):
        raise NotFoundException("this is not your seat")
    return past_state(table, at, seat, Look(lang, theme, layout))


HANDLERS = [
    health, new_guest, me, games, one_game, game_rules, game_page, tables, new_table, one_table,
    table_state, act, take_back, ask_why, ask_tell, ask_hint, table_record,
    start_review, read_review, table_past,
]  # fmt: skip
__all__ = ["HANDLERS", "set_cookie"]
