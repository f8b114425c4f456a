"""The HTTP interface to puzzles."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated

from litestar import get, post
from litestar.exceptions import NotFoundException, TooManyRequestsException
from litestar.params import PathParameter, QueryParameter
from litestar.status_codes import HTTP_200_OK
from msgspec import Struct

import theomachy
from theomachy.server import puzzling
from theomachy.server.api import LangQ, Req, TableId, problems
from theomachy.server.desk import address, desk_of
from theomachy.server.listing import TableInfo
from theomachy.server.puzzle_store import PuzzleStore
from theomachy.server.puzzling import PuzzleNow
from theomachy.server.tables import Table
from theomachy.teaching.guide import guide
from theomachy.teaching.puzzle import of_the_day, puzzle, puzzles, theme_title

PuzzleId = Annotated[str, PathParameter(description="The puzzle's name, as in its address.", max_length=60)]


class PuzzleInfo(Struct):
    """One puzzle of a list. `theme`: what it is about, in the asker's language. `right`: what the asker's first answer
    was; None if there was none."""

    id: str
    difficulty: int
    theme: str
    right: bool | None = None


class GamePuzzles(Struct):
    """The puzzles of a game, the easiest first. `taught`: there is a guided first game."""

    game: str
    title: str
    taught: bool
    puzzles: list[PuzzleInfo]


class PuzzlePage(Struct):
    """All puzzles, and how well the asker does: `solved` of `tried` were right at first sight, `streak` in a row up to
    now, `best` at most. `day` is today's puzzle, the same for everybody; empty where there is none."""

    rating: int
    streak: int
    best: int
    tried: int
    solved: int
    day: str
    day_right: bool | None
    games: list[GamePuzzles]


class NextPuzzle(Struct):
    id: str


@get("/api/puzzles", tags=["puzzles"], responses=problems(401, 429))
async def all_of_them(request: Req, lang: LangQ = "en") -> PuzzlePage:
    """The puzzles of all games."""
    desk = desk_of(request)
    person = desk.known(request)
    kept = PuzzleStore(desk.store)
    standing, results = await kept.standing(person), await kept.results(person)
    rights = {name: result.right for name, result in results.items()}
    games = []
    for name in theomachy.game_names():
        game = theomachy.game(name)
        infos = [
            PuzzleInfo(p.id, p.difficulty, theme_title(game, p.theme, lang), rights.get(p.id))
            for p in puzzles(game).values()
        ]
        if infos:
            games.append(GamePuzzles(name, game.title, guide(game) is not None, infos))
    today = of_the_day(datetime.now(UTC).date())
    day = today.id if today is not None else ""
    return PuzzlePage(*standing[:2], standing.best, standing.tried, standing.solved, day, rights.get(day), games)


@get("/api/puzzles/next", tags=["puzzles"], responses=problems(400, 401, 404, 429))
async def next_one(
    request: Req, game: Annotated[str, QueryParameter(max_length=40)] = "",
    after: Annotated[str, QueryParameter(max_length=60)] = "",
) -> NextPuzzle:  # fmt: skip
    """A puzzle that the asker has not answered, about as hard as fits; of one game if it is named. `after` is the one
    that was just done."""
    desk = desk_of(request)
    person = desk.known(request)
    kept = PuzzleStore(desk.store)
    found = puzzling.following(game, (await kept.standing(person)).rating, await kept.results(person), after)
    if found is None:
        raise NotFoundException("no such puzzle")
    return NextPuzzle(found.id)


@post("/api/puzzles/{name:str}", tags=["puzzles"], responses=problems(400, 401, 403, 404, 429))
async def begin(request: Req, name: PuzzleId, lang: LangQ = "en") -> TableInfo:
    """Set up a puzzle at a table of its own. The tables of the asker's other puzzles are cleared away."""
    desk = desk_of(request)
    person = desk.known(request)
    found = puzzle(name)
    if found is None:
        raise NotFoundException("no such puzzle")
    if not desk.new_tables.take(f"puzzle {address(request)}"):
        raise TooManyRequestsException("too many new tables from your address; wait a minute")
    called = await desk.store.name_of(person)
    if called is None:
        called = "Guest"
        await desk.store.put_person(person, called)
    table = await desk.lobby.create_puzzle(person, called, found, lang)
    return desk.lobby.info(table, person, lang)


async def own(request: Req, table_id: str) -> tuple[Table, str]:
    """The table and its solver, who alone learns anything about it."""
    desk = desk_of(request)
    person = desk.known(request)
    table = await desk.table(request, table_id, None)
    if puzzling.puzzle_of(table.row) is None or table.row.host != person:
        raise NotFoundException("this is no puzzle of yours")
    return table, person


@get("/api/tables/{table_id:str}/puzzle", tags=["puzzles"], responses=problems(400, 401, 404, 429))
async def standing_now(request: Req, table_id: TableId, lang: LangQ = "en") -> PuzzleNow:
    """What is asked at a puzzle's table, or why the answer is right."""
    table, person = await own(request, table_id)
    found = await puzzling.now(desk_of(request).store, table, person, lang)
    assert found is not None
    return found


@post(
    "/api/tables/{table_id:str}/puzzle/show", tags=["puzzles"], status_code=HTTP_200_OK,
    responses=problems(400, 401, 403, 404, 429),
)  # fmt: skip
async def show(request: Req, table_id: TableId, lang: LangQ = "en") -> PuzzleNow:
    """Give up: the answer is played at the table. It counts as missed unless something was answered before."""
    table, person = await own(request, table_id)
    store = desk_of(request).store
    await puzzling.answered(store, table.row, table.past, person, False)
    await puzzling.show(table, lang)
    found = await puzzling.now(store, table, person, lang)
    assert found is not None
    return found


HANDLERS = [all_of_them, next_one, begin, standing_now, show]
