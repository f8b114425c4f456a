"""Profiles and leader boards: for programs, and as the pages `/u/NAME` and `/leaders`."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Literal

from litestar import get
from litestar.exceptions import ClientException, NotFoundException
from litestar.params import FromPath, FromQuery, PathParameter, QueryParameter
from litestar.response import Template

import theomachy
from theomachy.core.languages import LANGUAGES
from theomachy.core.words import TABLE, Phrase
from theomachy.server import pages
from theomachy.server.account_store import Account
from theomachy.server.api import LangQ, Req, problems
from theomachy.server.desk import Desk, desk_of
from theomachy.server.profiles import Leader, Profile
from theomachy.server.rating_store import LIVE, PACES, Board

NOBODY = Phrase("profile none")
Name = Annotated[str, PathParameter(description="The name of an account.", max_length=60)]
Game = Annotated[str, QueryParameter(description="The name of a game.", max_length=40)]


@cache
def words(lang: str) -> dict[str, str]:
    """What these pages say beside what all pages say: the messages `profile-…` and `leaders-…`."""
    spoken = TABLE.messages(lang if lang in LANGUAGES else "en")
    names = [name for name in spoken.sources if name.startswith(("profile-", "leaders-"))]
    return {name.replace("-", " "): spoken.say(name, {}) for name in names}


async def named(desk: Desk, name: str, lang: str) -> Account:
    found = await desk.accounts.named(name)
    if found is None:
        raise NotFoundException(NOBODY[lang])
    await desk.archive.take_in()
    return found


def board_of(game: str, players: int, pace: str) -> Board:
    """A board that there is; the usual number of players where none is said."""
    if game not in theomachy.game_names():
        raise ClientException(f"no game {game!r}; there are: {', '.join(theomachy.game_names())}")
    allowed = theomachy.game(game).players
    if players and players not in allowed:
        raise ClientException(f"{game} is for {', '.join(map(str, allowed))} players, not {players}")
    return Board(game, players or min(allowed), pace)


@get("/api/people/{name:str}", tags=["people"], responses=problems(400, 404))
async def person(request: Req, name: Name, lang: LangQ = "en") -> Profile:
    """What everybody may know about somebody with an account."""
    desk = desk_of(request)
    return await desk.profiles.profile(await named(desk, name, lang), desk.person(request), lang)


@get("/api/leaders", tags=["people"], responses=problems(400))
async def leaders(
    request: Req, game: Game = "gods-second", players: Annotated[int, QueryParameter(ge=0, le=15)] = 0,
    pace: FromQuery[Literal["live", "slow"]] = "live", lang: LangQ = "en",
) -> list[Leader]:  # fmt: skip
    """Who is how strong in rated games of so many players (0: the fewest), at one sitting or with days for a move."""
    return await desk_of(request).profiles.leaders(board_of(game, players, pace), lang)


@get("/u/{name:str}", include_in_schema=False)
async def profile_page(request: Req, name: FromPath[str]) -> Template:
    desk = desk_of(request)
    lang = pages.language(request)
    found = await desk.profiles.profile(await named(desk, name[:60], lang), desk.person(request), lang)
    return await pages.page(request, "profile.html", p=found, w=words(lang))


@get("/leaders", include_in_schema=False)
async def leaders_page(
    request: Req, game: FromQuery[str] = "", players: FromQuery[str] = "", pace: FromQuery[str] = ""
) -> Template:
    """What is not known in the address is the usual: an old link still leads to a board."""
    lang = pages.language(request)
    names = theomachy.game_names()
    game = game if game in names else names[0]
    allowed = theomachy.game(game).players
    count = int(players) if players.isdecimal() and players.isascii() and len(players) < 3 else 0
    board = board_of(game, count if count in allowed else 0, pace if pace in PACES else LIVE)
    return await pages.page(
        request, "leaders.html", w=words(lang), board=board, lines=await desk_of(request).profiles.leaders(board, lang),
        infos=[(name, theomachy.game(name).title) for name in names], paces=PACES,
        counts=sorted({n for name in names for n in theomachy.game(name).players}),
    )  # fmt: skip


HANDLERS = [person, leaders, profile_page, leaders_page]
