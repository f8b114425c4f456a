"""The whole table as one picture, for notebooks, documents and files: how its parts are laid out, wide or tall."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from theomachy.drawing.svg import Markup, document, join, num, rect, tag
from theomachy.drawing.theme import FAMILY, GAP, Theme, resolve
from theomachy.drawing.theme import theme as theme_named
from theomachy.games.four_gods.picture.actions import actions_height, draw_actions
from theomachy.games.four_gods.picture.beside import draw_gods, draw_stock, gods_height, stock_height
from theomachy.games.four_gods.picture.kingdoms import draw_kingdoms, kingdoms_height
from theomachy.games.four_gods.picture.pieces import definitions
from theomachy.games.four_gods.picture.players import draw_player, player_height
from theomachy.games.four_gods.picture.world import draw_world, extent
from theomachy.games.four_gods.words.picture import Picture

View = Mapping[str, Any]
Lit = frozenset[str]
WORLD = 680.0
SIDE = 560.0
PHONE = 416.0


def draw_table(view: View, theme: str, lang: str, lit: Sequence[str], layout: str) -> str:
    """A view as SVG text. `lit` are the targets that can be clicked now; the layout is `wide` or `tall`."""
    theme_named(theme)  # refuses names that are none
    look, bright = theme_named("page"), frozenset(lit)
    order = [view["players"][seat] for seat in seats_from(view)]
    place = tall if layout == "tall" else wide
    colours = tuple(player["colour"] for player in view["players"])
    width, height, content = place(look, view, order, lang, bright)
    drawn = document(
        width, height, rect(0, 0, width, height, fill=look.page), content,
        name=Picture(lang)("title"), family=FAMILY, ink=look.ink, defs=definitions(colours), lang=lang,
    )  # fmt: skip
    return resolve(drawn, theme)


def seats_from(view: View) -> list[int]:
    """The viewer first, then clockwise."""
    count = len(view["players"])
    first = view["viewer"] or 0
    return [(first + i) % count for i in range(count)]


def world_window(look: Theme, view: View, lang: str, lit: Lit, x: float, y: float, room: float) -> Markup:
    box = " ".join(num(n) for n in extent(view, plain=False))
    world = draw_world(look, view, lang, lit)
    return tag("svg", world, x=x, y=y, width=room, height=room, viewBox=box, data_part="field")


def wide(look: Theme, view: View, order: Sequence[View], lang: str, lit: Lit) -> tuple[float, float, Markup]:
    """World and what can be done on the left, everything else on the right."""
    left, right = GAP, GAP * 2 + WORLD
    y = GAP
    parts = [
        world_window(look, view, lang, lit, left, GAP, WORLD),
        draw_actions(look, view, lang, lit, left, GAP * 2 + WORLD, WORLD),
        draw_stock(look, view, lang, right, y, SIDE),
    ]
    y += stock_height(view, lang, SIDE) + GAP
    parts.append(draw_gods(look, view, lang, lit, right, y, SIDE))
    y += gods_height(SIDE) + GAP
    for player in order:
        parts.append(draw_player(look, view, player, lang, lit, right, y, SIDE))
        y += player_height(view, SIDE) + GAP
    parts.append(draw_kingdoms(look, view, lang, right, y, SIDE))
    y += kingdoms_height(view, lang, SIDE) + GAP
    height = max(y, GAP * 3 + WORLD + actions_height(view, WORLD))
    return right + SIDE + GAP, height, join(parts)


def tall(look: Theme, view: View, order: Sequence[View], lang: str, lit: Lit) -> tuple[float, float, Markup]:
    """All in one column, for narrow pages."""
    x, y, room = GAP, GAP, PHONE
    parts = [draw_stock(look, view, lang, x, y, room)]
    y += stock_height(view, lang, room) + GAP
    parts.append(world_window(look, view, lang, lit, x, y, room))
    y += room + GAP
    parts.append(draw_actions(look, view, lang, lit, x, y, room))
    y += actions_height(view, room) + GAP
    parts.append(draw_gods(look, view, lang, lit, x, y, room))
    y += gods_height(room) + GAP
    for player in order:
        parts.append(draw_player(look, view, player, lang, lit, x, y, room))
        y += player_height(view, room) + GAP
    parts.append(draw_kingdoms(look, view, lang, x, y, room))
    y += kingdoms_height(view, lang, room) + GAP
    return room + 2 * GAP, y, join(parts)
