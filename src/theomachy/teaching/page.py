"""The game on one page: aim, turn, what scores, the end, what beginners miss; with scenes that the game draws itself.

It is data in the room `teach` of a game: `page.en.md` and so on, one file a language, and `scenes.toml`, the scenes
that they show. A page begins with its title and one sentence; each `##` begins a part, and a line `![words](name)`
shows a scene. A scene is a position: typed (`position = {...}`, docs/positions.md), or a moment of the guided game
(`at = 27`); `viewer` is the seat that looks, none for a spectator, `layout` is `tall` where a board for narrow pages
fits better beside the words, and `box` what is shown of the board, in its own measure. With `whole = true` it is not
the board that is shown but the picture of the whole table: for games that are played on more than a board.
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from functools import cache
from typing import Any

from markdown_it import MarkdownIt

from theomachy.core.errors import TheomachyError
from theomachy.core.game import Game
from theomachy.core.languages import LANGUAGES
from theomachy.core.panel import DEFS
from theomachy.core.position import Position
from theomachy.drawing.theme import resolve
from theomachy.teaching.guide import guide, room

PICTURE = re.compile(r"^!\[([^\]]*)\]\(([a-z-]+)\)\s*$", re.M)
LIVELY = re.compile(r' (?:data-[a-z-]+|tabindex)="[^"]*"')  # what a table needs to be played on
VIEW_BOX = re.compile(r'viewBox="([^"]*)"')
SIZE = re.compile(r' width="[^"]*" height="[^"]*"')
SHARED = re.compile(r"<defs>.*?</defs>", re.S)


class BadPage(TheomachyError):
    """A page that cannot be shown as it is written."""


@dataclass(frozen=True)
class Part:
    """A part of a page: a heading, text as HTML, and the scene beside it, if any, with what it shows."""

    title: str
    text: str
    scene: str = ""
    shows: str = ""


@dataclass(frozen=True)
class OnePage:
    title: str
    lead: str
    parts: tuple[Part, ...]


def languages(game: Game) -> list[str]:
    """The languages that a game is explained in."""
    return [lang for lang in LANGUAGES if (room(game) / f"page.{lang}.md").is_file()]


@cache
def one_page(game: Game, lang: str) -> OnePage | None:
    """The page in this language, else in English; None where a game has none."""
    file = room(game) / f"page.{lang}.md"
    if not file.is_file():
        return one_page(game, "en") if lang != "en" else None
    head, *rest = re.split(r"^## ", file.read_text(encoding="utf-8"), flags=re.M)
    title, _, lead = head.strip().partition("\n")
    if not title.startswith("# ") or not rest:
        raise BadPage(f"{file.name} of {game.name}: a page begins with '# title' and has parts that begin with '## '")
    return OnePage(title[2:].strip(), lead.strip(), tuple(part(text) for text in rest))


def part(text: str) -> Part:
    title, _, body = text.partition("\n")
    found = PICTURE.search(body)
    html = MarkdownIt("commonmark", {"html": False}).render(PICTURE.sub("", body))
    return Part(title.strip(), html, found[2] if found else "", found[1] if found else "")


@cache
def scenes(game: Game) -> dict[str, Any]:
    file = room(game) / "scenes.toml"
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


def moment(game: Game, plan: dict[str, Any]) -> Position:
    """The position of a scene."""
    if "position" in plan:
        return game.position(plan["position"])
    lesson = guide(game)
    if lesson is None:
        raise BadPage(f"{game.name} has no guided game to take a moment from")
    position = lesson.start.copy()
    for player, action in lesson.rows[: int(plan["at"])]:
        position.apply(player, action)
    return position


@cache
def drawn(game: Game, name: str, lang: str) -> tuple[str, str]:
    """A scene as SVG whose colours are variables, and what it refers to, to be put beside it once."""
    plan = scenes(game).get(name)
    if plan is None:
        raise BadPage(f"{game.name} has no scene {name!r}; there are: {', '.join(scenes(game)) or 'none'}")
    position = moment(game, plan)
    names = [game.player_name(position, seat) for seat in range(position.players)]
    viewer = names.index(plan["viewer"]) if plan.get("viewer") else None
    view = {**game.view(position, viewer), "banner": False}
    shape = str(plan.get("layout", "wide"))
    picture, defs = whole(game, view, lang) if plan.get("whole") else board(game, view, lang, shape)
    picture = LIVELY.sub("", picture)
    if "box" in plan:
        picture = VIEW_BOX.sub(f'viewBox="{" ".join(str(n) for n in plan["box"])}"', picture, count=1)
        picture = cut(picture, plan["box"]) if plan.get("whole") else picture
    return picture, defs


def board(game: Game, view: dict[str, Any], lang: str, layout: str) -> tuple[str, str]:
    """The board alone, and what it refers to."""
    panels = {panel.name: panel for panel in game.panels(view, lang=lang, layout=layout)}
    return str(panels["board"].body), str(panels[DEFS].body) if DEFS in panels else ""


def whole(game: Game, view: dict[str, Any], lang: str) -> tuple[str, str]:
    """The picture of the whole table without a size of its own, and what it refers to."""
    picture = SIZE.sub("", game.draw(view, theme="page", lang=lang), count=1)
    shared = SHARED.search(picture)
    if shared is None:
        return picture, ""
    return picture.replace(shared[0], "", 1), f'<svg xmlns="http://www.w3.org/2000/svg">{shared[0]}</svg>'


def cut(picture: str, box: list[int]) -> str:
    """A picture of which nothing is seen outside the box, whatever the shape of the place it is shown in."""
    begin, (x, y, width, height) = picture.index(">") + 1, box
    frame = f'<svg x="{x}" y="{y}" width="{width}" height="{height}" viewBox="{x} {y} {width} {height}">'
    return picture[:begin] + frame + picture[begin:] + "</svg>"


def picture_shape(picture: str) -> float:
    """How many times as wide as high a picture is."""
    found = VIEW_BOX.search(picture)
    assert found is not None
    _, _, width, height = map(float, found[1].split())
    return width / height


def scene(game: Game, name: str, lang: str, theme: str) -> str:
    """A scene as a whole picture in the colours of a theme."""
    picture, defs = drawn(game, name, lang)
    begin = picture.index(">") + 1
    return resolve(picture[:begin] + defs + picture[begin:], theme)
