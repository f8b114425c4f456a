"""The table as panels of a page: field, display and buttons, what each player has, the sack."""

from __future__ import annotations

from functools import lru_cache

from theomachy.core.panel import DEFS, Panel
from theomachy.drawing.html import choice, el, inline, picture, several
from theomachy.drawing.store import once
from theomachy.drawing.svg import NOTHING, Markup, circle, escape, join, num, rect, tag
from theomachy.drawing.theme import FAMILY, Theme, theme
from theomachy.drawing.tiles import defs_panel
from theomachy.games.gods.common.picture.edition import Cell, Edition
from theomachy.games.gods.common.picture.field import View, draw_field, extent
from theomachy.games.gods.common.picture.panels import button_names, card_name, shown_name
from theomachy.games.gods.common.picture.pieces import PEOPLES, definitions
from theomachy.games.gods.common.words.picture import Words

# No hex is drawn with less than 24.5 CSS pixels from centre to corner: a card, 38/40 of it, is 40 across.
LEAST = 24.5 / 40
REST = 0.5  # of that at least while nothing on the field can be chosen: on a phone all of it is seen then


def table_panels(edition: Edition, view: View, lang: str) -> list[Panel]:
    """Everything that a page shows of a table."""
    look, say = theme("page"), edition.words(lang)
    gods = tuple(p["god"] for p in view["players"])
    defs = Panel(
        DEFS,
        once(
            ("gods defs", gods, edition.cards, edition.plain),
            lambda: defs_panel(*definitions(gods, edition.cards, edition.plain)),
        ),
    )
    seats = [seat_panel(edition, look, view, player, say) for player in view["players"]]
    return [defs, board_panel(edition, look, view, say), tray_panel(view, say), *seats, stock_panel(look, view, say)]


def board_panel(edition: Edition, look: Theme, view: View, say: Words) -> Panel:
    x, y, width, height = extent(view)
    content = draw_field(look, {**view, "last": ()}, (), say, plain=edition.plain)
    svg = tag(
        "svg", content, xmlns="http://www.w3.org/2000/svg", viewBox=" ".join(num(n) for n in (x, y, width, height)),
        font_family=FAMILY, fill=look.ink, role="group", aria_label=say("field"), lang=say.lang,
        data_rest=REST, class_="on-dusk" if edition.plain else None,
    )  # fmt: skip
    return Panel("board", svg, width=width * LEAST, height=height * LEAST, pans=True, grows=True, label=say("field"))


# ---- what can be played


def tray_panel(view: View, say: Words) -> Panel:
    """The display, the temple of the player on turn, and the buttons that belong to this moment."""
    key = (
        "gods tray", say, tuple(view["display"]), view["step"], view["on_turn"], view["over"], view["viewer"],
        tuple(view["used"]), view["extra_card"], view["idle"], view["prices"]["move"], view["prices"]["temple"],
        tuple((p["god"], p["name"], p["temples"], p["power"], p["extras"]) for p in view["players"]),
        min((place["tribe"] for place in view["open"]), default=0), view["actions_left"],
    )  # fmt: skip
    return Panel("tray", once(key, lambda: tray(view, say)), "html", label=say("tray"))


def tray(view: View, say: Words) -> Markup:
    if view["over"]:
        return el("p", say("over"), class_="tray-head")
    player = view["players"][view["on_turn"]]
    acting = view["step"] == "actions"
    parts = [el("h2", say("tray"), class_="tray-head", data_left=view["actions_left"] or None)]
    cheapest = min((place["tribe"] for place in view["open"]), default=0)
    for slot, name in enumerate(view["display"]):
        if name is None:
            parts.append(
                el("span", class_="choice empty", role="img", aria_label=say("empty"), title=say("about empty"))
            )
            continue
        note = say("from price", n=cheapest) if name in PEOPLES else say("free")
        about = about_card(name, say, cheapest)
        parts.append(piece(
            f"card:{name}", f"page-card-{name}", card_name(name, say), note, say(f"where {name}"), about,
            key=f"show:{slot}",
        ))  # fmt: skip
    gone = player["temples"] == 0 or "temple" in view["used"]
    parts.append(piece(
        "temple", f"page-temple-{player['god']}", say("temple"), say("each price", n=view["prices"]["temple"]),
        say("where temple"),
        say("about temple", who=shown_name(player, say), n=view["prices"]["temple"], power=say("power")),
        count=player["temples"], off=gone and acting,
    ))  # fmt: skip
    buttons = [action(view, say, name) for name in button_names(view)]
    parts.append(el("div", *buttons, *victims(view, say), class_="tray-buttons"))
    return several(*parts)


def about_card(name: str, say: Words, cheapest: int) -> str:
    """What a card of the display is and does."""
    kind = "tribe" if name in PEOPLES else {"mediation": "extra"}.get(name, name)
    return say(f"about {kind}", name=card_name(name, say), n=cheapest, power=say("power"))


def piece(
    target: str, drawn: str, title: str, note: str, question: str, about: str, *, count: int | None = None,
    off: bool = False, key: str | None = None,
) -> Markup:  # fmt: skip
    """A card of the display, or a temple."""
    badge = el("b", f"×{count}", class_="count") if count is not None else NOTHING
    face = el("span", picture(drawn), badge, class_="face")
    button = choice(target, face, el("strong", title), el("small", note), class_="card", off=off, key=key, about=about)
    return asking(button, question)


def asking(button: Markup, question: str) -> Markup:
    """The button with the question that is asked once it is chosen."""
    return Markup(button.replace("<button", f'<button data-question="{escape(question)}"', 1))


def action(view: View, say: Words, name: str) -> Markup:
    """A button of the table; those that go with a card show themselves when they can be used."""
    price = el("b", view["prices"]["move"], class_="price") if name == "move" else NOTHING
    late = " late" if name in ("take", "nothing") else ""
    answer = " answer" if name in ("extra", "end", "end-game", "last-turn") else ""
    title = el("span", say(f"button {name}"))
    about = say(f"about button {name}", n=view["prices"]["move"], power=say("power"))
    off = name in view["used"]
    found = choice(f"button:{name}", title, price, class_=f"act{late}{answer}", off=off, about=about)
    question = {"move": "which desert", "discard": "which discard"}.get(name)
    return asking(found, say(question)) if question else found


def victims(view: View, say: Words) -> list[Markup]:
    """Whom a decay robs: the other gods, or nobody. Shown once the decay has its place."""
    if view["step"] != "actions" or "decay" not in view["display"]:
        return []
    found = []
    for player in view["players"]:
        if player["seat"] != view["on_turn"]:
            name = say("victim", who=shown_name(player, say))
            about = say("about victim", who=shown_name(player, say), power=say("power"))
            drawn = picture(f"page-stone-{player['god']}", box="-14 -14 28 28")
            found.append(choice(f"victim:{player['god']}", drawn, el("span", name), class_="act late", about=about))
    nobody = say("victim", who=say("nobody"))
    about = say("about victim", who=say("nobody"), power=say("power"))
    return [*found, choice("victim:none", el("span", nobody), class_="act late", about=about)]


# ---- players


def seat_panel(edition: Edition, look: Theme, view: View, player: View, say: Words) -> Panel:
    key = ("gods seat", edition.cards, say, repr(player), view["max_power"], view.get("penalty"), edition.values(view))
    body = once(key, lambda: seat(edition, look, view, player, say))
    goal = str(view["limit"]) if "limit" in view else ""
    return Panel(
        f"seat:{player['seat']}", body, "html", label=shown_name(player, say), figure=str(player["points"]), goal=goal,
        hue=player["god"],
    )  # fmt: skip


def seat(edition: Edition, look: Theme, view: View, player: View, say: Words) -> Markup:
    """Power as a figure and in cells, temples, extra actions, and a cell for each people."""
    who = shown_name(player, say)
    rich = say("about power", who=who, n=player["power"], most=view["max_power"], power=say("power"))
    power = el(
        "span", picture("page-bolt", box="-18 -18 36 36"), el("b", player["power"]), class_="fig power brief",
        title=rich, data_key=f"power:{player['god']}",
    )  # fmt: skip
    stocks = [
        power,
        el("span", cells(look, player["god"], player["power"], view["max_power"]), class_="bar", title=rich),
    ]
    if player["extras"]:
        stocks.append(figure(f"page-card-{view['extra_card']}", player["extras"], "extras", who, say))
    stocks.append(temples(view, player, who, say))
    if player["stones"] < 4:
        stocks.append(figure(f"page-stone-{player['god']}", player["stones"], "stones", who, say, box="-14 -14 28 28"))
    peoples = [people(cell, who, say) for cell in edition.cells(view, player)]
    return several(el("div", *stocks, class_="stocks"), el("div", *peoples, class_="peoples"))


def temples(view: View, player: View, who: str, say: Words) -> Markup:
    """Those in stock; where the most on the field cost points, those on the field, and what they cost now."""
    box = "-26 -28 52 52"
    if "built" not in player:
        return figure("page-temple-sign", player["temples"], "temples", who, say, box=box)
    kind = "about penalty" if player["penalised"] else "about built"
    lost = el("small", say("penalty of", n=view["penalty"]), class_="lost") if player["penalised"] else None
    return el(
        "span", picture("page-temple-sign", box=box), el("b", player["built"]), lost, class_="fig",
        title=say(kind, who=who, built=player["built"], n=player["temples"], penalty=view["penalty"]),
    )  # fmt: skip


def figure(piece: str, value: object, kind: str, who: str, say: Words, box: str = "-40 -44 80 90") -> Markup:
    about = say(f"about {kind}", who=who, what=say(kind), n=value)
    return el("span", picture(piece, box=box), el("b", value), class_="fig", title=about)


@lru_cache(512)
def cells(look: Theme, god: str, have: int, most: int) -> Markup:
    hue = look.hue(god)
    drawn = join(
        rect(i * 12, 0, 10, 8, 2, fill=hue.fill if i < have else look.well, stroke=hue.side if i < have else look.line,
             stroke_width=0.8)
        for i in range(most)
    )  # fmt: skip
    return inline(drawn, f"-1 -1 {most * 12} 10", "meter")


def pips(cell: Cell) -> Markup:
    """A row of joined full dots for each three that is complete, and one for the next as soon as it has begun."""
    rows = [cell.need] * cell.threes
    if not rows or (cell.have and cell.threes < 2):
        rows.append(cell.have)
    high, size = (12, 4.2) if len(rows) == 1 else (8, 3)
    drawn = []
    for row, full in enumerate(rows):
        y = high * (row + 0.5)
        if row < cell.threes:
            drawn.append(rect(6, y - 1.2, (cell.need - 1) * 12, 2.4, fill="currentColor", class_="united"))
        drawn += [
            circle(6 + i * 12, y, size, fill="currentColor" if i < full else "none", stroke="currentColor",
                   stroke_width=1.6 if len(rows) == 1 else 1.2)
            for i in range(cell.need)
        ]  # fmt: skip
    return inline(join(drawn), f"0 0 {cell.need * 12} {high * len(rows)}", "pips")


def people(cell: Cell, who: str, say: Words) -> Markup:
    """One people of one player: its tile, how many of the next three, and the points it brings."""
    kind = "about people points" if cell.points else "about people"
    about = say(kind, name=say("tribe " + cell.colour), n=cell.have, m=cell.need, who=who, points=cell.points)
    return el(
        "span", picture(f"page-card-{cell.colour}"), pips(cell),
        el("b", cell.points) if cell.points else NOTHING,
        class_=f"people{' won' if cell.points else ''}", title=about,
    )  # fmt: skip


# ---- the sack


def stock_panel(look: Theme, view: View, say: Words) -> Panel:
    """How many cards are left, and on demand which, with the chance of each at the next draw."""
    kinds = tuple((item["card"], item["count"], item["chance"]) for item in view[view["supply"]])
    key = ("gods stock", say, kinds, view["supply"], view["supply_left"])
    return Panel("stock", once(key, lambda: stock(view, say)), "html", label=say(view["supply"]))


def stock(view: View, say: Words) -> Markup:
    rows = [
        el(
            "li",
            picture(f"page-card-{item['card']}"),
            el("b", item["count"]),
            el("span", card_name(item["card"], say)),
            el("small", f"{round(item['chance'] * 100)} %"),
            class_=None if item["count"] else "none",
            title=say(
                "about left", name=card_name(item["card"], say), n=item["count"], chance=round(item["chance"] * 100)
            ),
        )
        for item in view[view["supply"]]
    ]
    head = el(
        "summary", picture("page-sack", box="-28 -28 56 60"), el("span", say(f"{view['supply']} left")),
        el("b", view["supply_left"]), title=say("about supply", n=view["supply_left"]),
    )  # fmt: skip
    return el("details", head, el("ul", *rows), class_="sack")
