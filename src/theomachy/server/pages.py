"""The pages: lobby, new table, table. They carry no game data: scripts fetch it through the API."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Callable
from datetime import UTC, datetime
from functools import cache
from typing import Annotated, Any, Literal

import segno
from litestar import Request, Response, get
from litestar.exceptions import NotFoundException, TooManyRequestsException
from litestar.params import FromPath, FromQuery, QueryParameter
from litestar.response import Redirect, Template

import theomachy
from theomachy.bots.levels import LEVELS
from theomachy.core.choices import FIGURE
from theomachy.core.decided import decided
from theomachy.core.game import Game
from theomachy.core.languages import LANGUAGES
from theomachy.core.position import NOBODY
from theomachy.drawing.result import Row, result_picture
from theomachy.drawing.scene import middle, whole_board
from theomachy.drawing.theme import stylesheet
from theomachy.drawing.tiles import seat_sign, shown_hue
from theomachy.server import boxes, fonts
from theomachy.server.accounts import new_id
from theomachy.server.api import set_cookie
from theomachy.server.chairs import bot_name, bot_specs, default_bot
from theomachy.server.chat import quick_phrases
from theomachy.server.desk import Desk, address, desk_of
from theomachy.server.game_infos import changed_rules, choosables, game_info, how_many_changed, titles_after
from theomachy.server.lessons import explained
from theomachy.server.phrases import KEYS, phrases, titled
from theomachy.server.puzzling import puzzle_of
from theomachy.server.tables import Table
from theomachy.teaching.guide import guide
from theomachy.teaching.puzzle import of_the_day

Req = Request[Any, Any, Any]
PREFERENCES = 60 * 60 * 24 * 365
THUMBNAIL = (240.0, 224.0)  # of a board in a list, in CSS pixels


def language(request: Req) -> str:
    """Chosen on the page, else what the browser prefers."""
    chosen = request.query_params.get("lang") or request.cookies.get("lang")
    if chosen in LANGUAGES:
        return str(chosen)
    for part in request.headers.get("accept-language", "").split(","):
        code = part.split(";")[0].strip()[:2].lower()
        if code in LANGUAGES:
            return code
    return "en"


def theme(request: Req) -> str:
    """Chosen on the page; empty: as the browser's system has it."""
    found = request.cookies.get("theme", "")
    return found if found in ("light", "dark") else ""


async def page(request: Req, name: str, **values: Any) -> Template:
    """A page for a guest: whoever comes without a token gets one."""
    desk = desk_of(request)
    person = desk.person(request)
    token = ""
    if person is None:
        person = new_id()
        token = desk.signer.token(person)
    lang = language(request)
    context = {
        "lang": lang, "languages": LANGUAGES, "theme": theme(request), "t": phrases(lang),
        "csrf": desk.signer.csrf(person), "name": await desk.store.name_of(person) or "",
        "games": theomachy.game_names(), "account": await account_name(desk, person),
        "called": lambda title: titled(title, lang), **values,
    }  # fmt: skip
    response = Template(template_name=name, context=context)
    if token:
        set_cookie(response, token, request.url.scheme == "https")
    response.set_header("Cache-Control", "no-store")
    return response


async def account_name(desk: Desk, person: str) -> str:
    """The name of the account of whoever looks at a page; empty for guests."""
    found = await desk.accounts.account(person)
    return found.name if found is not None else ""


def wants_page(request: Req) -> bool:
    return "text/html" in request.headers.get("accept", "") and not request.url.path.startswith("/api")


def problem_page(request: Req, status: int, detail: str) -> Response[Any]:
    lang = language(request)
    context = {
        "lang": lang, "languages": LANGUAGES, "theme": theme(request), "t": phrases(lang), "csrf": "", "name": "",
        "detail": detail, "status": status, "table": request.url.path.startswith("/t/"),
    }  # fmt: skip
    return Template(template_name="problem.html", context=context, status_code=status)


@get("/", include_in_schema=False)
async def lobby(request: Req) -> Template:
    lang = language(request)
    infos = [game_info(theomachy.game(name), lang) for name in theomachy.game_names()]
    desk = desk_of(request)
    person = desk.person(request)
    moderator = person is not None and await desk.moderation.store.is_moderator(person)
    learned = sorted(await desk.store.learned(person)) if person is not None else []
    levels = [f"level:{n}" for n in LEVELS]
    day = of_the_day(datetime.now(UTC).date())
    return await page(
        request, "lobby.html", infos=infos, levels=levels, moderator=moderator, day=day and day.id, learned=learned
    )


def emblems(game: Game) -> dict[str, str]:
    """The figures that players can choose, as pictures for a page to colour."""
    return {kind: seat_sign("", 10, "var(--on)", "var(--ground)", kind) for kind in game.palette(FIGURE)}


@get("/new/{game:str}", include_in_schema=False)
async def new(request: Req, game: FromPath[str]) -> Template:
    if game not in theomachy.game_names():
        raise NotFoundException("no such game")
    chosen = theomachy.game(game)
    lang = language(request)
    seats = {n: [chosen.seat_title(chosen.new(n), p, lang) for p in range(n)] for n in chosen.players}
    info = game_info(chosen, lang)
    return await page(
        request, "new.html", info=info, seats=seats, looks=choosables(chosen, lang), titles=titles_after(chosen, lang),
        emblems=emblems(chosen),
        bots=bot_specs(), default_bot=default_bot(), game=chosen.name,
        box=boxes.name_of(boxes.NEW.get(chosen.name, "")),
    )  # fmt: skip


@get("/first/{game:str}", include_in_schema=False)
async def first(request: Req, game: FromPath[str]) -> Template:
    """The way into the guided first game: the page begins it, and goes there."""
    if game not in theomachy.game_names() or guide(theomachy.game(game)) is None:
        raise NotFoundException("no such guided game")
    return await page(request, "first.html", game=game, title=theomachy.game(game).title)


@get("/t/{table_id:str}", include_in_schema=False)
async def table(
    request: Req, table_id: FromPath[str], key: Annotated[str | None, QueryParameter(max_length=40)] = None
) -> Template:
    desk = desk_of(request)
    found = await desk.table(request, table_id, key)
    puzzle = puzzle_of(found.row)
    lang = language(request)
    rules = [] if puzzle else changed_rules(found.game, found.row.options, lang)
    return await page(
        request, "table.html", table=found.row.id, title=found.row.title if found.row.title and not puzzle else
        titled(found.game.title, language(request)), key=await desk.link_key(found, desk.person(request), key),
        puzzle=puzzle,
        game=found.game.name, hidden=found.game.hidden, naming=found.game.naming(language(request)),
        looks=choosables(found.game, language(request)), emblems=emblems(found.game),
        hints=found.row.hints, event=found.dealing.address, box=boxes.name_of(found.row.components),
        rules=rules, rules_text=how_many_changed(rules, lang),
        bots={spec: bot_name(spec, language(request)) for spec in bot_specs()},
        default_bot=default_bot(), key_list=KEYS, quick=quick_phrases(language(request)),
    )  # fmt: skip


@get("/t/{table_id:str}/picture.png", include_in_schema=False, media_type="image/png")
async def table_picture(
    request: Req, table_id: FromPath[str], key: Annotated[str | None, QueryParameter(max_length=40)] = None
) -> Response[bytes]:
    """The table as a spectator sees it now, to show to others."""
    desk = desk_of(request)
    found = await desk.table(request, table_id, key)
    if not found.row.started:
        raise NotFoundException("the game has not begun")
    lang = language(request)
    view = found.named(found.game.view(found.past.position, None), lang)
    return await png_file(request, lambda: found.game.draw(view, lang=lang))


async def png_file(request: Req, draw: Callable[[], str]) -> Response[bytes]:
    """A PNG file of what this draws. It is work, so few are made for one address."""
    desk = desk_of(request)
    if not desk.png_files.take(address(request)):
        raise TooManyRequestsException("too many pictures from your address; wait a moment")
    drawn = await desk.painting.png(await desk.apart(request, draw))
    return Response(drawn, media_type="image/png", headers={"Cache-Control": "no-store"})


@get("/t/{table_id:str}/qr.svg", include_in_schema=False, media_type="image/svg+xml")
async def qr(request: Req, table_id: FromPath[str]) -> Response[bytes]:
    """The invitation as a QR code, for those who sit there."""
    desk = desk_of(request)
    found = await desk.table(request, table_id, None)
    person = desk.person(request)
    if person is None or (found.row.host != person and not found.seats_of(person)):
        raise NotFoundException("no such table")
    base = f"{request.url.scheme}://{request.headers.get('host', 'localhost')}"
    code = io.BytesIO()
    segno.make(f"{base}/t/{found.row.id}?key={found.row.invite}").save(code, kind="svg", scale=6, border=2)
    return Response(code.getvalue(), media_type="image/svg+xml", headers={"Cache-Control": "no-store"})


@get("/t/{table_id:str}/result/{kind:str}", include_in_schema=False)
async def table_result(
    request: Req, table_id: FromPath[str], kind: FromPath[str], look: FromQuery[str] = "light",
    key: Annotated[str | None, QueryParameter(max_length=40)] = None,
) -> Response[bytes]:  # fmt: skip
    """How the game came out, as a picture to show to others: `result/png` or `result/svg`."""
    found = await desk_of(request).table(request, table_id, key)
    if kind not in ("png", "svg") or found.past.position.turn != NOBODY:
        raise NotFoundException("a result is a picture, png or svg, of a finished game")
    theme, lang = "dark" if look == "dark" else "light", language(request)
    if kind == "png":
        return await png_file(request, lambda: outcome_picture(found, theme, lang))
    svg = outcome_picture(found, theme, lang)
    return Response(svg.encode(), media_type="image/svg+xml", headers={"Cache-Control": "no-store"})


def outcome_picture(table: Table, look: str, lang: str) -> str:
    game, position = table.game, table.past.position
    words = phrases(lang)
    names = [chair.who or chair.title for chair in table.chairs(None, lang)]
    places = table.result(position, lang)
    view = game.view(position, None)
    panels = game.panels(view, lang=lang)
    hues = [shown_hue(panels, seat, name) for seat, name in enumerate(table.names)]
    rows = [
        Row(p.rank, hues[p.seat], names[p.seat], p.points, [part.points for part in p.parts]) for p in places
    ]  # fmt: skip
    best = [names[p.seat] for p in places if p.rank == 1]
    title = f"{best[0]} {words['wins']}" if len(best) == 1 else f"{words['shared victory']}: {', '.join(best)}"
    texts = [decided(game, position, lang) or str(game.ask(view, lang))]
    boards = [panels, game.panels(view, lang=lang, layout="tall")]
    return result_picture(boards, rows, title, texts, f"{titled(game.title, lang)} · Theomachy", look)


@get("/t/{table_id:str}/board.svg", include_in_schema=False, media_type="image/svg+xml")
async def table_board(
    request: Req, table_id: FromPath[str], look: FromQuery[str] = "light", at: FromQuery[int] = 0,
    part: FromQuery[Literal["middle", "whole"]] = "middle",
    key: Annotated[str | None, QueryParameter(max_length=40)] = None,
) -> Response[str]:  # fmt: skip
    """The board as a spectator sees it: its middle for lists of tables, or the whole for a result. Pages name the row
    `at` that they know, so a picture may be kept for as long as nothing has happened."""
    desk = desk_of(request)
    found = await desk.table(request, table_id, key)
    if not found.row.started:
        raise NotFoundException("the game has not begun")
    view, theme = found.game.view(found.past.position, None), "dark" if look == "dark" else "light"
    if part == "whole":
        svg = whole_board(found.game.panels(view, lang=language(request)), theme, words=False)
    else:
        svg = middle(found.game.panels(view, lang=language(request), layout="tall"), theme, *THUMBNAIL, words=False)
    fresh = at == found.past.seq
    headers = {"Cache-Control": "private, max-age=86400" if fresh else "no-store"}
    return Response(svg, media_type="image/svg+xml", headers=headers)


@get("/games/{name:str}/picture.svg", include_in_schema=False, media_type="image/svg+xml", sync_to_thread=True)
def picture(name: FromPath[str], look: FromQuery[str] = "light") -> Response[str]:
    """A scene of the game, without words."""
    if name not in theomachy.game_names():
        raise NotFoundException("no such game")
    svg = _picture(name, "dark" if look == "dark" else "light")
    return Response(svg, media_type="image/svg+xml", headers={"Cache-Control": "public, max-age=3600"})


@cache
def _picture(name: str, look: str) -> str:
    return theomachy.game(name).scene(look)


@get("/rules/{name:str}", include_in_schema=False)
async def rules(request: Req, name: FromPath[str]) -> Template:
    if name not in theomachy.game_names():
        raise NotFoundException("no such game")
    game = theomachy.game(name)
    return await page(
        request, "rules.html", game=name, title=game.title, short=explained(game, language(request)),
        taught=guide(game) is not None, minutes=game.minutes,
    )  # fmt: skip


@get("/set", include_in_schema=False)
async def preferences(
    request: Req, lang: FromQuery[str] = "", theme: FromQuery[str] = "", to: FromQuery[str] = "/"
) -> Redirect:
    """Keep the language or the theme, and go back."""
    target = to if to.startswith("/") and not to.startswith("//") and "\\" not in to else "/"
    response = Redirect(target)
    secure = request.url.scheme == "https"
    for cookie, value, allowed in (("lang", lang, LANGUAGES), ("theme", theme, ("light", "dark"))):
        if value in allowed:
            response.set_cookie(cookie, value, max_age=PREFERENCES, samesite="lax", secure=secure)
    return response


@get("/fonts/{name:str}", include_in_schema=False)
async def font(name: FromPath[str]) -> Response[bytes]:
    """The typeface of the pages."""
    if name not in fonts.WEIGHTS:
        raise NotFoundException("no such font")
    headers = {"Cache-Control": "public, max-age=31536000, immutable"}
    return Response(await asyncio.to_thread(fonts.font, name), media_type="font/woff2", headers=headers)


@get("/theme.css", include_in_schema=False, media_type="text/css")
async def colours() -> Response[str]:
    """The colours of pages and pictures: they stand in one place, `drawing/theme.py`."""
    return Response(stylesheet(), media_type="text/css", headers={"Cache-Control": "public, max-age=3600"})


@get("/favicon.ico", include_in_schema=False)
async def favicon() -> Redirect:
    return Redirect("/static/icon.svg")


HANDLERS = [
    lobby,
    new,
    first,
    table,
    table_picture,
    table_result,
    table_board,
    qr,
    picture,
    rules,
    preferences,
    font,
    colours,
    favicon,
]
