"""The pictures of the worked examples of the rules, each drawn when somebody comes to it."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery, PathParameter
from msgspec import Struct

import theomachy
from theomachy.core.game import Game
from theomachy.server.api import LangQ, Req, problems
from theomachy.server.desk import desk_of
from theomachy.teaching.example import cases, picture, pictures

KEPT = {"Cache-Control": "public, max-age=3600"}
Number = Annotated[int, PathParameter(description="Which of its pictures, from 0 on.", ge=0, le=99)]


class Pictured(Struct):
    """A picture of a worked example: where a case begins what is asked of whom, else what was done since."""

    begins: list[str]
    done: list[str]


def _game(name: str, clause: str) -> Game:
    if name not in theomachy.game_names():
        raise NotFoundException(f"no game is called {name!r}; there are: {', '.join(theomachy.game_names())}")
    if clause not in cases(theomachy.game(name)):
        raise NotFoundException("no worked example with a picture has this id")
    return theomachy.game(name)


@get("/api/games/{name:str}/rules/{clause:str}/pictures", tags=["games"], responses=problems(400, 404))
async def example_pictures(
    request: Req, name: FromPath[str], clause: FromPath[str], lang: LangQ = "en"
) -> Response[list[Pictured]]:
    """The pictures of a worked example: how each of its cases begins, and what was done where it ends."""
    found = await desk_of(request).apart(request, pictures, _game(name, clause), clause, lang)
    return Response([Pictured(list(one.begins), list(one.done)) for one in found], headers=KEPT)


@get(
    "/api/games/{name:str}/rules/{clause:str}/pictures/{number:int}", tags=["games"], responses=problems(400, 404),
    media_type="image/svg+xml",
)  # fmt: skip
async def example_picture(
    request: Req, name: FromPath[str], clause: FromPath[str], number: Number, lang: LangQ = "en",
    look: FromQuery[Literal["light", "dark"]] = "light",
) -> Response[str]:  # fmt: skip
    """One of them, as SVG in the colours of a theme."""
    desk, game = desk_of(request), _game(name, clause)
    count = len(await desk.apart(request, pictures, game, clause, lang))
    if number >= count:
        raise NotFoundException(f"this example has {count} pictures, from 0 on")
    svg = await desk.apart(request, picture, game, clause, number, lang, look)
    return Response(svg, media_type="image/svg+xml", headers=KEPT)


HANDLERS = [example_pictures, example_picture]
