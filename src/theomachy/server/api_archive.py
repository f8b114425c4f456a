"""The HTTP interface to games that are over: the archive, pictures of moments, playing on, records from files."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar import Response, get, post
from litestar.exceptions import ClientException, HTTPException, NotFoundException, TooManyRequestsException
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from litestar.response import Stream, Template
from litestar.status_codes import HTTP_200_OK, HTTP_409_CONFLICT
from msgspec import Meta, Struct

import theomachy
from theomachy.core.words import Phrase
from theomachy.server import exporting, moments, pages, shelf
from theomachy.server.api import Key, LangQ, Req, TableId, problems
from theomachy.server.archive import PAGE, Ended, Filters, Kept
from theomachy.server.chairs import bot_name, bot_specs, called, default_bot
from theomachy.server.desk import Desk, address, desk_of
from theomachy.server.listing import TableInfo, ago
from theomachy.server.records import LARGEST, KeepRecord, OpenRecord, RecordMoment
from theomachy.server.reviews import demand_ended

MOST_PAGES = 10_000
SECRET_STAYS = Phrase("reviews secret")
RECORD_BODY = 12 * LARGEST + 64 * 1024  # bytes: JSON may write a character in twelve of them

Part = Annotated[str, QueryParameter(max_length=40)]
Day = Annotated[str, QueryParameter(description="A day by universal time, as 2026-11-15.", max_length=10)]
Moves = Annotated[int, QueryParameter(ge=0, le=1_000_000)]


class ArchivedSeat(Struct):
    """Who played there, and how it came out; without a place where the game cannot be replayed here or has no result,
    without points where it was not played to its end."""

    who: str
    mine: bool
    bot: bool
    place: int | None = None
    points: int | None = None
    account: str = ""  # the name of the person's account, for the address of the profile
    owner: str = ""  # a program played: the name of the person whose it is
    left: bool = False  # the person has left this rated game, which counts as lost
    stood_in: bool = False  # a bot has finished the game in this person's place: the result is not theirs


class ArchivedGame(Struct):
    id: str
    game: str
    game_title: str
    title: str
    public: bool
    moves: int
    since_s: int  # how long ago it ended
    seats: list[ArchivedSeat]
    shelved: str = ""  # why it cannot be looked at here
    unfinished: bool = False  # somebody has ended it; places only if it was rated and somebody has left
    record: bool = True  # can it be read?


class ArchivePage(Struct):
    games: list[ArchivedGame]
    total: int
    page: int
    pages: int


@get("/api/archive", tags=["archive"], responses=problems(400))
async def archive(
    request: Req, game: Part = "", who: Part = "", players: Annotated[int, QueryParameter(ge=0, le=15)] = 0,
    mine: FromQuery[bool] = False, won: FromQuery[bool] = False, least: Moves = 0, most: Moves = 0,
    ended: FromQuery[Ended] = "", page: Annotated[int, QueryParameter(ge=1, le=MOST_PAGES)] = 1, lang: LangQ = "en",
) -> ArchivePage:  # fmt: skip
    """Games that are over and that I may look at, the newest first: public ones, and those at whose table I sat. `who`
    is a part of a player's name, `won` asks that this player (without a name: I) came first, `least` and `most` are
    moves of the record, `ended` asks for those that were played to their end or for those that were not."""
    desk = desk_of(request)
    if game and game not in theomachy.game_names():
        raise ClientException(f"no game {game!r}; there are: {', '.join(theomachy.game_names())}")
    person = desk.person(request)
    await desk.archive.take_in()
    filters = Filters(game, players, who.strip(), mine, won, least, most, ended)
    total, found = await desk.archive.search(person, filters, page)
    return ArchivePage([archived(kept, person, lang) for kept in found], total, page, -(-total // PAGE))


def archived(kept: Kept, person: str | None, lang: str) -> ArchivedGame:
    row = kept.row
    seats = [
        ArchivedSeat(
            bot_name(seat.bot, lang) if seat.kind == "bot" else called(seat, lang),
            person is not None and seat.person == person, seat.kind == "bot", account=seat.account, owner=seat.owner,
            left=seat.seat in kept.left, stood_in=seat.stood_in,
        )
        for seat in row.seats
    ]  # fmt: skip
    for seat, place, points in zip(seats, kept.places, kept.points, strict=False):
        seat.place, seat.points = place, None if row.abandoned else points
    known = row.game in theomachy.game_names()
    shelved = "" if kept.readable else shelf.reason(row, lang)
    secret = row.abandoned and (not known or theomachy.game(row.game).hidden)
    return ArchivedGame(
        row.id, row.game, theomachy.game(row.game).title if known else row.game, row.title, row.public, kept.moves,
        ago(row.finished or row.created), seats, shelved, row.abandoned, not (secret or kept.played),
    )  # fmt: skip


@get("/api/me/games", tags=["archive"], media_type="application/zip", responses=problems(400, 401, 429))
async def my_games(request: Req, since: Day = "", until: Day = "") -> Stream:
    """All games that are over and at which I sat, as a zip of records with their day and time; the newest 500 of those
    that ended between two days. The file `games.txt` in it lists them, and says how many older ones there are."""
    desk = desk_of(request)
    person = desk.known(request)
    try:
        wanted = exporting.as_days(since, until)
    except ValueError as error:
        raise ClientException(f"{error}; allowed: days like 2026-11-15, the first not after the last") from error
    if not desk.downloads.take(person):
        raise TooManyRequestsException("too many downloads of all your games; wait a minute")
    found = await exporting.find(desk.store, person, wanted)
    headers = {"Content-Disposition": 'attachment; filename="theomachy-games.zip"', "Cache-Control": "no-store"}
    return Stream(exporting.archive_file(desk.store, found), media_type="application/zip", headers=headers)


@get("/t/{table_id:str}/picture.svg", include_in_schema=False, media_type="image/svg+xml")
async def moment_picture(
    request: Req, table_id: FromPath[str], at: Annotated[int | None, QueryParameter(ge=0, le=2**31 - 1)] = None,
    look: FromQuery[Literal["light", "dark"]] = "light", key: Key = None,
) -> Response[str]:  # fmt: skip
    """The table as a spectator sees it: now, or in a game that is over after the first `at` moves."""
    desk = desk_of(request)
    found = await desk.table(request, table_id, key)
    lang = pages.language(request)
    if not found.row.started:
        raise NotFoundException("the game has not begun")
    past = found.past
    if at is not None:
        demand_ended(found, lang)
        past = past.back_to(min(at, len(past)))
    view = {**found.named(found.game.view(past.position, None), lang), "last": past.last_targets(None)}
    svg = await desk.apart(request, found.game.draw, view, theme=look, lang=lang)
    kept = "private, max-age=3600" if at is not None else "no-store"  # what is past does not change
    return Response(svg, media_type="image/svg+xml", headers={"Cache-Control": kept})


async def name_of(desk: Desk, person: str) -> str:
    name = await desk.store.name_of(person)
    if name is None:
        name = "Guest"
        await desk.store.put_person(person, name)
    return name


def count_table(desk: Desk, request: Req) -> None:
    if not desk.new_tables.take(address(request)):
        raise TooManyRequestsException("too many new tables from your address; wait a minute")


@post("/api/tables/{table_id:str}/from", tags=["archive"], responses=problems(400, 401, 403, 404, 409, 429))
async def play_on(
    request: Req, table_id: TableId, data: JSONBody[moments.PlayOn], key: Key = None, lang: LangQ = "en"
) -> TableInfo:
    """Play on from a moment of a finished game, at a new table: its log begins with the moves up to there, and what
    chance does then is new. Everybody may know what the others held at that moment: the game is open to see. So one
    cannot play on from a game with secrets that was ended unfinished."""
    desk = desk_of(request)
    person = desk.known(request)
    table = await desk.table(request, table_id, key)
    if table.abandoned and table.game.hidden:
        raise HTTPException(SECRET_STAYS[lang], status_code=HTTP_409_CONFLICT)
    demand_ended(table, lang)
    table.dealing.demand_done(lang)
    count_table(desk, request)
    if data.public:
        await desk.demand_room(request, lang)
    name = await name_of(desk, person)
    made = await moments.play_on(desk.lobby, table.past, table.row, data, person, name, lang)
    return desk.lobby.info(made, person, lang)


# ---- records from files


def count_record(desk: Desk, request: Req) -> None:
    if not desk.records_read.take(address(request)):
        raise TooManyRequestsException("too many records from your address; wait a moment")


@post(
    "/api/records", tags=["archive"], status_code=HTTP_200_OK, request_max_body_size=RECORD_BODY,
    responses=problems(400, 403, 413, 429),
)  # fmt: skip
async def look_at_record(request: Req, data: JSONBody[OpenRecord]) -> RecordMoment:
    """A moment of a record that I send. Nothing of it is stored."""
    desk = desk_of(request)
    count_record(desk, request)
    opened = await desk.records.open(data.record)
    return await desk.apart(request, opened.moment, data)


class PlayRecord(moments.PlayOn, forbid_unknown_fields=True, kw_only=True):
    """Play on from a moment of a record that I send."""

    record: Annotated[str, Meta(min_length=1, max_length=LARGEST)]


@post(
    "/api/records/from", tags=["archive"], request_max_body_size=RECORD_BODY,
    responses=problems(400, 401, 403, 413, 429),
)  # fmt: skip
async def play_on_record(request: Req, data: JSONBody[PlayRecord], lang: LangQ = "en") -> TableInfo:
    """Play on from a moment of a record, at a new table, as from one of a finished game."""
    desk = desk_of(request)
    person = desk.known(request)
    count_record(desk, request)
    count_table(desk, request)
    if data.public:
        await desk.demand_room(request, lang)
    opened = await desk.records.open(data.record)
    name = await name_of(desk, person)
    made = await moments.play_on(desk.lobby, opened.past, opened.row(person), data, person, name, lang)
    return desk.lobby.info(made, person, lang)


class KeptRecord(Struct):
    id: str


@post(
    "/api/records/keep", tags=["archive"], request_max_body_size=RECORD_BODY,
    responses=problems(400, 401, 403, 413, 429),
)  # fmt: skip
async def keep_record(request: Req, data: JSONBody[KeepRecord]) -> KeptRecord:
    """Keep the finished game of a record among my games: a private table whose seats are nobody's."""
    desk = desk_of(request)
    person = desk.known(request)
    count_record(desk, request)
    count_table(desk, request)
    opened = await desk.records.open(data.record)
    await name_of(desk, person)
    return KeptRecord((await desk.records.keep(opened, person)).id)


# ---- pages


@get("/games", include_in_schema=False)
async def games_page(request: Req) -> Template:
    infos = [(name, theomachy.game(name).title) for name in theomachy.game_names()]
    most = max(n for name in theomachy.game_names() for n in theomachy.game(name).players)
    return await pages.page(request, "archive.html", infos=infos, counts=range(2, most + 1))


@get("/record", include_in_schema=False)
async def record_page(request: Req) -> Template:
    bots = {spec: bot_name(spec, pages.language(request)) for spec in bot_specs()}
    return await pages.page(request, "record.html", bots=bots, default_bot=default_bot())


HANDLERS = [
    archive, my_games, moment_picture, play_on, look_at_record, play_on_record, keep_record, games_page, record_page
]  # fmt: skip
