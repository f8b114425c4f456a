"""The picture of a table of 4 Gods, as SVG."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from theomachy.drawing.svg import Markup, document, join, rect, tag
from theomachy.drawing.theme import FAMILY, GAP, Theme
from theomachy.drawing.theme import theme as theme_of
from theomachy.games.four_gods.picture.actions import actions_height, draw_actions
from theomachy.games.four_gods.picture.kingdoms import all_outlines, draw_kingdoms, kingdoms_height, pointing
from theomachy.games.four_gods.picture.panels import draw_gods, draw_stock, gods_height, stock_height
from theomachy.games.four_gods.picture.players import draw_player, player_height
from theomachy.games.four_gods.picture.world import draw_world, inside, world_defs
from theomachy.games.four_gods.words.picture import Picture

View = Mapping[str, Any]
WORLD = 680.0
SIDE = 560.0
PHONE = 416.0
OUTLINES = True  # `view["outline"]` means something here


def draw(view: View, theme: str = "light", lang: str = "en", lit: Sequence[str] = (), layout: str = "wide") -> str:
    """A view as SVG text. `lit` are the targets that can be clicked now; the layout is `wide` or `tall`.

    With `view["outline"]` true all kingdoms are drawn with border, size, majority and points; without it a browser
    shows the border of the kingdom that is pointed at, in the world or by its chip.
    """
    look = theme_of(theme)
    bright = frozenset(lit)
    order = [view["players"][s] for s in seats_from(view)]
    if layout == "tall":
        return str(tall(look, view, order, lang, bright))
    return str(wide(look, view, order, lang, bright))


def seats_from(view: View) -> list[int]:
    """The viewer first, then clockwise."""
    count = len(view["players"])
    first = view["viewer"] or 0
    return [(first + i) % count for i in range(count)]


def wide(look: Theme, view: View, order: Sequence[View], lang: str, lit: frozenset[str]) -> Markup:
    """World and what can be done on the left, everything else on the right."""
    left, right = GAP, GAP * 2 + WORLD
    y = GAP
    after: list[Markup] = [draw_stock(look, view, lang, right, y, SIDE)]
    y += stock_height(view, lang, SIDE) + GAP
    after.append(draw_gods(look, view, lang, lit, right, y, SIDE))
    y += gods_height(SIDE) + GAP
    for player in order:
        after.append(draw_player(look, view, player, lang, lit, right, y, SIDE))
        y += player_height(view, SIDE) + GAP
    chips = draw_kingdoms(look, view, lang, right, y, SIDE, inside(view, left, GAP, WORLD))
    y += kingdoms_height(view, lang, SIDE) + GAP
    world = draw_world(look, view, lang, lit, left, GAP, WORLD)
    if view.get("outline"):
        world = join((world, all_outlines(look, view, lang, *inside(view, left, GAP, WORLD))))
    after.append(draw_actions(look, view, lang, lit, left, GAP * 2 + WORLD, WORLD))
    height = max(y, GAP * 3 + WORLD + actions_height(view, WORLD))
    return page(look, view, lang, right + SIDE + GAP, height, chips, world, after)


def tall(look: Theme, view: View, order: Sequence[View], lang: str, lit: frozenset[str]) -> Markup:
    """All in one column, for narrow screens."""
    x, y, room = GAP, GAP, PHONE
    after: list[Markup] = [draw_stock(look, view, lang, x, y, room)]
    y += stock_height(view, lang, room) + GAP
    place = inside(view, x, y, room)
    world = draw_world(look, view, lang, lit, x, y, room)
    if view.get("outline"):
        world = join((world, all_outlines(look, view, lang, *place)))
    y += room + GAP
    after.append(draw_actions(look, view, lang, lit, x, y, room))
    y += actions_height(view, room) + GAP
    after.append(draw_gods(look, view, lang, lit, x, y, room))
    y += gods_height(room) + GAP
    for player in order:
        after.append(draw_player(look, view, player, lang, lit, x, y, room))
        y += player_height(view, room) + GAP
    chips = draw_kingdoms(look, view, lang, x, y, room, place)
    y += kingdoms_height(view, lang, room) + GAP
    return page(look, view, lang, room + 2 * GAP, y, chips, world, after)


def page(
    look: Theme, view: View, lang: str, width: float, height: float, chips: Markup, world: Markup,
    after: Sequence[Markup],
) -> Markup:  # fmt: skip
    style = tag("style", Markup(pointing(view)))
    return document(
        width, height, style, rect(0, 0, width, height, fill=look.page), world, join(after), chips,
        name=Picture(lang)("title"), family=FAMILY, ink=look.ink, defs=world_defs(look), lang=lang,
    )  # fmt: skip
