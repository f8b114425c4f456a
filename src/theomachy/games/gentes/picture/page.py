"""The table as panels of a page: map, actions, display, own mat, hand, what each player has."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from theomachy.core.panel import DEFS, Panel
from theomachy.drawing.html import choice, el, inline, picture, several
from theomachy.drawing.store import once
from theomachy.drawing.svg import NOTHING, Markup, group, num, tag
from theomachy.drawing.theme import FAMILY
from theomachy.drawing.tiles import defs_panel
from theomachy.games.gentes.picture import map as map_
from theomachy.games.gentes.picture.canvas import Canvas
from theomachy.games.gentes.picture.deeds import deed_pieces
from theomachy.games.gentes.picture.faces import TILE, tax_face, tile_face
from theomachy.games.gentes.picture.html import about, capital, drawn, me
from theomachy.games.gentes.picture.land import SHAPES
from theomachy.games.gentes.picture.page_cards import cards_panel, hand_panel
from theomachy.games.gentes.picture.page_mats import seat_panel, tray_panel
from theomachy.games.gentes.picture.symbols import BOX, definitions, laurel, person

LEAST = {"wide": 0.885, "tall": 1.0}  # of the map: below it the names of cities could not be read
ROWS = ("philosopher", "navigator", "scribe", "chronicler", "tax", "start")
View = Mapping[str, Any]


def table_panels(view: View, lang: str, layout: str) -> list[Panel]:
    """Everything that a page shows of a table."""
    c = Canvas(view, lang)
    colours = tuple(p["colour"] for p in view["players"])
    parts = (*definitions(colours), map_.definitions(), deed_pieces())
    defs = Panel(DEFS, once(("gentes defs", colours), lambda: defs_panel(*parts)))
    return [
        defs, board_panel(c, layout), market_panel(c), cards_panel(c), tray_panel(c), hand_panel(c),
        *(seat_panel(c, player) for player in view["players"]),
    ]  # fmt: skip


# ---- the map


def board_panel(c: Canvas, layout: str) -> Panel:
    shape = SHAPES[layout]
    sites = (c.view["sites"], c.view["me"], c.view["asked"]["regions"])
    content = c.once("map", sites, lambda: map_.map_drawing(c, layout), layout)
    svg = tag(
        "svg", content, xmlns="http://www.w3.org/2000/svg", viewBox=f"0 0 {num(shape.width)} {num(shape.height)}",
        font_family=FAMILY, fill=c.theme.ink, role="group", aria_label=c.say("map"), lang=c.lang,
    )  # fmt: skip
    return Panel(
        "board", svg, width=shape.width * LEAST[layout], height=shape.height * LEAST[layout], pans=True, grows=True,
        label=capital(c.say("map")),
    )  # fmt: skip


# ---- actions


def market_panel(c: Canvas) -> Panel:
    view = c.view
    player = me(c)
    where = [view[key] for key in ("round", "rounds", "era", "bonus")]
    data = [view["tiles"], view["taxes"], view["training"], where, player["seat"], player["progress"], player["bonus"]]
    data += [player["coins"], player["free"]]
    body = c.once("market", data, lambda: market(c))
    return Panel("market", body, "html", label=capital(c.say("actions")))


def market(c: Canvas) -> Markup:
    """A row for each action with its tiles; the training prices stand in that of the philosopher."""
    say = c.say
    rows = [progress(c, me(c))]
    for action in ROWS:
        own = [tile for tile in c.view["tiles"] if tile["action"] == action]
        short = (me(c)["coins"], me(c)["free"])
        tiles = [c.once("tile", tile, lambda tile=tile: tile_button(c, tile), short) for tile in own]  # type: ignore[misc]
        if action == "tax":
            tiles = [tax_button(c, tax) for tax in c.view["taxes"]]
        head = el(
            "div", picture(f"page-action-{action}", box=BOX), el("strong", capital(say.action(action))),
            el("small", say.does(action)), el("small", say("closed"), class_="closed"), class_="row-head", tabindex=-1,
        )  # fmt: skip
        more = prices(c) if action == "philosopher" else NOTHING
        rows.append(el("div", head, el("div", *tiles, class_="tiles"), more, class_=f"row row-{action}"))
    return several(*rows)


def tile_button(c: Canvas, tile: Mapping[str, Any]) -> Markup:
    text = c.about.tile(tile)
    target = f"tile:{tile['id']}"
    key = target if tile["holder"] is None else None  # taken: the same tile lies on a track
    face = drawn(tile_face(tile, c.people, me(c), c.say), TILE)
    return about(choice(target, face, name=c.about.flat(text), class_="tile", off=bool(tile["problem"]), key=key), text)


def tax_button(c: Canvas, tax: Mapping[str, Any]) -> Markup:
    text = c.about.tax(tax)
    face = drawn(tax_face(tax, c.say), TILE)
    button = choice(f"tax:{tax['hours']}", face, name=c.about.flat(text), class_="tile", off=tax["covered"])
    return about(button, text)


def prices(c: Canvas) -> Markup:
    """The training prices from cheap to dear: alone, and in a pair. While persons are chosen each is a choice."""
    say, look = c.say, c.theme
    cells = [el("span", el("i", ""), el("small", "×1"), el("small", "×2"), class_="price-names", aria_hidden="true")]
    for column in c.view["training"]:
        text = c.about.training(column)
        face = several(
            inline(person(look, column["group"], 0, 0, 22), BOX), el("b", column["one"]), el("b", column["two"])
        )
        cells.append(about(choice(
            f"group:{column['group']}", face, name=c.about.flat(text), class_="column", key=f"cost:{column['group']}"
        ), text))  # fmt: skip
    return el("div", *cells, class_="prices", role="group", aria_label=say("prices"))


# ---- where we are


def progress(c: Canvas, player: Mapping[str, Any]) -> Markup:
    """The rounds as stones in their eras, and the three bonus tiles with the viewer's own way to them."""
    view, say = c.view, c.say
    eras = []
    per = max(1, view["rounds"] // 3)
    for era in range(1, 4):
        rounds = range((era - 1) * per + 1, era * per + 1)
        stones = [stone(n, view["round"]) for n in rounds]
        eras.append(el("span", el("b", "I" * era), *stones, class_=f"era era-{era}"))
    name = say("round", n=view["round"], most=view["rounds"], era="I" * view["era"])
    bonus = [bonus_line(c, entry, player) for entry in view["bonus"]]
    return el(
        "div", el("div", *eras, class_="eras", role="img", aria_label=name), el("div", *bonus, class_="bonuses"),
        class_="progress",
    )  # fmt: skip


def stone(n: int, now: int) -> Markup:
    """A round: past, present with its number, or to come."""
    if n == now:
        return el("i", n, class_="now")
    return el("i", class_="past" if n < now else None)


BONUS_SIGNS = {"cities": "page-city-{seat}", "cards": "page-action-chronicler", "persons": "page-action-philosopher"}


def bonus_line(c: Canvas, bonus: Mapping[str, Any], player: Mapping[str, Any]) -> Markup:
    category = bonus["category"]
    have = category in player["bonus"]
    text = c.about.bonus(bonus, player["progress"][category])
    way = el("span", el("b", player["progress"][category]), f"/{bonus['threshold']}")
    worth = "✓" if have else str(bonus["worth"]) if bonus["left"] else "–"
    prize = group(laurel(c.theme, worth, 0, 0, 24, 13))
    sign = picture(BONUS_SIGNS[category].format(seat=player["seat"]), box=BOX)
    return about(el(
        "span", sign, way, inline(prize, BOX), class_=f"fig bonus{' won' if have else ''}", role="img",
        aria_label=c.about.flat(text),
    ), text)  # fmt: skip
