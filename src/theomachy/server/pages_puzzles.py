"""The pages of puzzles: all of them, those of a game, and the way to a single one."""

from __future__ import annotations

from functools import lru_cache

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery
from litestar.response import Template

import theomachy
from theomachy.drawing.scene import middle
from theomachy.server.desk import desk_of
from theomachy.server.pages import THUMBNAIL, Req, page
from theomachy.teaching.puzzle import moment, puzzle


@get("/puzzles", include_in_schema=False)
async def puzzles(request: Req) -> Template:
    return await page(request, "puzzles.html", game="", title="")


@get("/puzzles/{game:str}", include_in_schema=False)
async def puzzles_of(request: Req, game: FromPath[str]) -> Template:
    if game not in theomachy.game_names():
        raise NotFoundException("no such game")
    return await page(request, "puzzles.html", game=game, title=theomachy.game(game).title)


@get("/puzzle/{name:str}", include_in_schema=False)
async def one(request: Req, name: FromPath[str]) -> Template:
    """The way to a puzzle: the page sets it up, and goes there."""
    found = puzzle(name)
    if found is None:
        raise NotFoundException("no such puzzle")
    return await page(request, "puzzle.html", puzzle=found.id, title=theomachy.game(found.game).title)


@get("/puzzle/{name:str}/board.svg", include_in_schema=False, media_type="image/svg+xml")
async def board(request: Req, name: FromPath[str], look: FromQuery[str] = "light") -> Response[str]:
    """The middle of the board as the solver sees it, for lists."""
    if puzzle(name) is None:
        raise NotFoundException("no such puzzle")
    svg = await desk_of(request).apart(request, _board, name, "dark" if look == "dark" else "light")
    return Response(svg, media_type="image/svg+xml", headers={"Cache-Control": "public, max-age=3600"})


@lru_cache(maxsize=256)
def _board(name: str, look: str) -> str:
    found = puzzle(name)
    assert found is not None
    game = theomachy.game(found.game)
    panels = game.panels(game.view(moment(found).log.position, found.solver), layout="tall")
    return middle(panels, look, *THUMBNAIL, words=False)


HANDLERS = [puzzles, puzzles_of, one, board]
