"""The table as panels of a page: map, actions, display, own mat, hand, what each player has."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from theomachy.core.panel import DEFS, Panel
from theomachy.drawing.html import choice, el, inline, picture, several
from theomachy.drawing.store import once
from theomachy.drawing.svg import NOTHING, Markup, escape, group, num, tag
from theomachy.drawing.theme import FAMILY
from theomachy.drawing.tiles import defs_panel
from theomachy.games.gentes.picture import map as map_
from theomachy.games.gentes.picture.answers import answers, exchange, listed
from theomachy.games.gentes.picture.canvas import Canvas
from theomachy.games.gentes.picture.deeds import deed_pieces
from theomachy.games.gentes.picture.faces import CARD, REACH, TILE, card_face, reach_prices, tax_face, tile_face
from theomachy.games.gentes.picture.land import SHAPES
from theomachy.games.gentes.picture.mats import PEOPLE, STORES, population, stores, track, track_size
from theomachy.games.gentes.picture.symbols import BOX, MOMENTS, SYMBOLS, definitions, person

LEAST = 0.97  # of the map: below it the names of cities could not be read
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


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def about(button: Markup, text: str) -> Markup:
    """An element that says what it is when it is pointed at."""
    at = button.index(" ")
    return Markup(f'{button[:at]} data-about="{escape(text)}"{button[at:]}')


def drawn(drawing: Markup, size: tuple[float, float], class_: str = "drawn", name: str = "") -> Markup:
    """A drawing in its own units, which are CSS pixels unless the page has more room."""
    more: dict[str, object] = {"role": "img", "aria_label": name} if name else {"aria_hidden": "true"}
    return tag("svg", drawing, viewBox=f"0 0 {num(size[0])} {num(size[1])}", class_=class_, focusable="false", **more)


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
        "board", svg, width=shape.width * LEAST, height=shape.height * LEAST, pans=True, grows=True,
        label=capital(c.say("map")),
    )  # fmt: skip


# ---- actions


def market_panel(c: Canvas) -> Panel:
    view = c.view
    player = me(c)
    where = [view[key] for key in ("round", "rounds", "era", "bonus")]
    data = [view["tiles"], view["taxes"], view["training"], where, player["seat"], player["progress"], player["bonus"]]
    body = c.once("market", data, lambda: market(c))
    return Panel("market", body, "html", label=capital(c.say("actions")))


def market(c: Canvas) -> Markup:
    """A row for each action with its tiles; the training prices stand in that of the philosopher."""
    say = c.say
    rows = [progress(c, me(c))]
    for action in ROWS:
        tiles = [tile_button(c, tile) for tile in c.view["tiles"] if tile["action"] == action]
        if action == "tax":
            tiles = [tax_button(c, tax) for tax in c.view["taxes"]]
        head = el(
            "div", picture(f"page-action-{action}", box=BOX), el("strong", capital(say.action(action))),
            el("small", say.does(action)), class_="row-head",
        )  # fmt: skip
        more = prices(c) if action == "philosopher" else NOTHING
        rows.append(el("div", head, el("div", *tiles, class_="tiles"), more, class_=f"row row-{action}"))
    return several(*rows)


def tile_button(c: Canvas, tile: Mapping[str, Any]) -> Markup:
    text = c.about.tile(tile)
    target = f"tile:{tile['id']}"
    key = target if tile["holder"] is None else None  # taken: the same tile lies on a track
    face = drawn(tile_face(tile, c.people), TILE)
    return about(choice(target, face, name=c.about.flat(text), class_="tile", off=bool(tile["problem"]), key=key), text)


def tax_button(c: Canvas, tax: Mapping[str, Any]) -> Markup:
    text = c.about.tax(tax)
    face = drawn(tax_face(tax), TILE)
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


# ---- cards


def cards_panel(c: Canvas) -> Panel:
    view = c.view
    data = [view[key] for key in ("display", "open", "stack", "decks", "discard", "reach", "discard_prices")]
    body = c.once("cards", [data, view["asked"]["from_discard"], view["asked"]["piles"]], lambda: cards(c))
    return Panel("cards", body, "html", label=capital(c.say("display")))


def cards(c: Canvas) -> Markup:
    """The display with its prices, or the cards of the draft, or the discard pile while a scribe takes from it."""
    view, say = c.view, c.say
    if view["asked"]["from_discard"]:
        shown, head, reach = view["discard"], say("discard"), []
    elif view["open"]:
        shown, head, reach = view["open"], say("draft"), []
    else:
        shown, head, reach = view["display"], say("display"), view["reach"]
    found = []
    for i, card in enumerate(shown):
        row = tuple(prices[i] for prices in reach) if reach else ()
        found.append(card_button(c, card, row))
    if reach:
        for _ in range(max(0, view["display_size"] - len(shown))):
            found.append(el("span", class_="choice card-choice empty", role="img", aria_label=say("no card")))
    return several(el("div", el("strong", capital(head)), piles(c, bool(reach)), class_="cards-head"),
                   el("div", *found, class_="card-row"))  # fmt: skip


def piles(c: Canvas, reach: bool) -> Markup:
    """How many cards are left; what the figures and signs mean."""
    view, say = c.view, c.say
    lines = [el("small", say("reach"), class_="hint-line")] if reach else []
    stack = listing(c, view["stack"])
    lines.append(about(el("span", say("stack", n=len(view["stack"])), class_="pile"), say("in stack", cards=stack)))
    discard = listing(c, view["discard"])
    text = f"{say('discard')} {len(view['discard'])}"
    lines.append(about(el("span", text, class_="pile"), say("in discard", cards=discard)))
    return several(*lines, legend(c))


def listing(c: Canvas, found: Sequence[Any]) -> str:
    """Names of cards, given in full or by their ids."""
    return ", ".join(c.say.card({"id": x, "name": x} if isinstance(x, str) else x) for x in found) or "–"


def legend(c: Canvas) -> Markup:
    """What the signs of cards mean, on demand."""
    say, look = c.say, c.theme
    rows = [(inline(person(look, "noble", 0, 0, 22, state), BOX), say(f"person {state}"))
            for state in ("have", "missing", "cube")]  # fmt: skip
    rows += [(picture(f"page-moment-{slot}", box=BOX), say.slot(slot)) for slot in MOMENTS]
    rows += [(picture(f"page-symbol-{name}", box=BOX), say.symbol(name)) for name in SYMBOLS]
    body = [el("li", sign, el("span", text)) for sign, text in rows]
    return el("details", el("summary", say("legend")), el("ul", *body), class_="legend")


def card_button(c: Canvas, card: Mapping[str, Any], reach: Sequence[int] = (), target: str = "") -> Markup:
    text = c.about.card(card, reach)
    above = drawn(reach_prices(tuple(reach)), (CARD[0], REACH), "drawn reach") if reach else NOTHING
    face = drawn(card_face(card, c.say), CARD)
    return about(choice(
        target or f"card:{card['id']}", above, face, name=c.about.flat(text), class_="card-choice",
        key=f"card:{card['id']}",
    ), text)  # fmt: skip


# ---- what is mine


def me(c: Canvas) -> Mapping[str, Any]:
    found: Mapping[str, Any] = c.view["players"][c.view["me"]]
    return found


def tray_panel(c: Canvas) -> Panel:
    view, player = c.view, me(c)
    keys = ("round", "era", "phase", "over", "turn", "asked", "tiles", "taxes", "sites", "bonus", "viewer")
    body = c.once("mat", [player, *(view[key] for key in keys)], lambda: mat(c))
    return Panel("tray", body, "html", label=capital(c.say("people")))


def mat(c: Canvas) -> Markup:
    """Points and coins beside the answers to the question, the time track, then persons, cubes and cities."""
    player, say = me(c), c.say
    forecast = say("next round", n=player["next_free"]) if player["next_free"] is not None else ""
    time = el(
        "span", picture("page-hourglass", box=BOX), el("b", player["free"]), el("span", say("spaces free"), class_="unit"),
        el("small", forecast, class_="forecast") if forecast else NOTHING, class_="fig free",
    )  # fmt: skip
    ended = NOTHING
    if player["if_ended"] is not None and not c.view["over"]:
        ended = el("span", say("if ended", n=""), el("b", player["if_ended"]), class_="fig ended")
    head = el(
        "div", el("span", picture(f"page-seat-{player['seat']}", box="-20 -20 40 40"), el("strong", c.name(player["seat"])),
                  class_="owner"),
        figure("page-laurel", player["points"], say("points"), "points"), coins(c, player), time, ended, answers(c),
        class_="mat-head",
    )  # fmt: skip
    bench = drawn(track(c, player, ghosts=True), track_size(player), "drawn track", c.about.flat(c.about.track(player)))
    rest = el(
        "div",
        drawn(population(c, player), PEOPLE, "drawn persons", c.about.flat(c.about.persons(player))),
        el("div", drawn(stores(c, player), STORES, "drawn stores", c.about.stores(player)), exchange(c), class_="goods"),
        class_="mat-rest",
    )  # fmt: skip
    asking = " asking" if any(True for _ in listed(c)) else ""
    time_line = about(el("div", bench, class_="bench"), c.about.track(player))
    return el("div", head, time_line, rest, class_=f"mat{asking}")


def figure(piece: str, value: object, unit: str, class_: str, extra: Markup = NOTHING) -> Markup:
    return el(
        "span", picture(piece, box=BOX), el("b", value), extra, el("span", unit, class_="unit"), class_=f"fig {class_}",
        title=f"{unit}: {value}",
    )  # fmt: skip


def coins(c: Canvas, player: Mapping[str, Any]) -> Markup:
    """Coins, and hidden beside them how many there would be after each action."""
    have = player["coins"]
    after: dict[int, list[str]] = {}
    for tile in c.view["tiles"]:
        if tile["holder"] is None and tile["coins"]:
            after.setdefault(have - tile["coins"], []).append(f"tile:{tile['id']}")
    for tax in c.view["taxes"]:
        after.setdefault(have + tax["coins"], []).append(f"tax:{tax['hours']}")
    notes = [
        el("em", f"→ {n}", class_="ghost", data_when=" ".join(targets), aria_hidden="true")
        for n, targets in sorted(after.items()) if n >= 0
    ]  # fmt: skip
    return figure("page-coin", have, c.say("coins"), "coins", several(*notes))


def hand_panel(c: Canvas) -> Panel:
    view, player = c.view, me(c)
    data = [player["hand"], player["hand_size"], player["played"], player["symbols"], view["hand_limit"]]
    count = f" {player['hand_size']}" if player["hand_size"] else ""
    body = c.once("hand", data, lambda: hand(c, player))
    return Panel("hand", body, "html", label=capital(c.say("hand")) + count)


def hand(c: Canvas, player: Mapping[str, Any]) -> Markup:
    """Hand cards, then the cards played and how often each symbol shows on them."""
    say = c.say
    cards = [card_button(c, card) for card in player["hand"] or ()]
    if player["hand"] is None:
        cards = [el("p", say("hidden", n=player["hand_size"]), class_="none")]
    elif not cards:
        cards = [el("p", say("no hand"), class_="none")]
    played = [played_chip(c, card) for card in player["played"]]
    counts = [
        el("span", picture(f"page-symbol-{name}", box=BOX), el("b", n), class_="fig", title=f"{say.symbol(name)}: {n}")
        for name, n in player["symbols"].items()
    ]  # fmt: skip
    limit = say("hand limit", n=player["hand_size"], most=c.view["hand_limit"])
    head = el("div", el("strong", capital(say("hand"))), el("small", limit), class_="hand-head")
    side = el(
        "div", el("div", el("strong", capital(say("played"))), el("small", len(played)), class_="hand-head"),
        el("div", *played, class_="chips-list"), el("div", *counts, class_="symbol-counts"), class_="played",
    )  # fmt: skip
    return several(el("div", head, el("div", *cards, class_="card-row"), class_="held"), side)


def played_chip(c: Canvas, card: Mapping[str, Any]) -> Markup:
    """A card that was played: its name, the signs of when it works, a cube once it is used."""
    text = c.about.card(card)
    slots = dict.fromkeys(e["slot"] for e in card["effects"] if e["slot"] != "on_play")
    signs = [picture(f"page-moment-{slot}", box=BOX) for slot in slots]
    used = picture("page-cube-wood", box=BOX) if card["used"] else NOTHING
    chips = []
    for tail in tails(card):
        chips.append(about(choice(
            f"card:{card['id']}{tail}", el("span", c.say.card(card) + tail), *signs, used, name=c.about.flat(text),
            class_=f"chip-card era-{card['era']}", key=f"card:{card['id']}{tail}",
        ), text))  # fmt: skip
    return several(*chips)


def tails(card: Mapping[str, Any]) -> list[str]:
    """A card of an owner's own box may have several effects that are chosen: each has a chip of its own."""
    n = sum(effect["slot"] != "on_play" for effect in card["effects"])
    return ["", *(f" #{i}" for i in range(2, n + 1) if sum(e["slot"] == "sun" for e in card["effects"]) >= 2)]


# ---- players


def seat_panel(c: Canvas, player: Mapping[str, Any]) -> Panel:
    view = c.view
    data = [player, view["starter"] == player["seat"], view["tiles"]]
    body = c.once("seat", data, lambda: seat(c, player))
    return Panel(
        f"seat:{player['seat']}", body, "html", label=c.name(player["seat"]), figure=str(player["points"]),
        hue=player["colour"],
    )  # fmt: skip


def seat(c: Canvas, player: Mapping[str, Any]) -> Markup:
    """In one line coins, free spaces and cards; below it, when it is opened, the whole mat."""
    say = c.say
    starter = NOTHING
    if c.view["starter"] == player["seat"]:
        starter = el("span", picture("page-action-start", box=BOX), class_="fig", title=capital(say("starter")))
    brief = el(
        "div", small("page-coin", player["coins"], say("coins")), small("page-hourglass", player["free"], say("spaces free")),
        small("page-action-scribe", player["hand_size"], say("hand")),
        small(f"page-city-{player['seat']}", len(player["cities"]), say.category("cities")),
        small("page-action-chronicler", len(player["played"]), say("played")), starter, class_="brief",
    )  # fmt: skip
    bench = drawn(track(c, player), track_size(player), "drawn track", c.about.flat(c.about.track(player)))
    lines = [
        (say.category("cities"), cities(c, player)),
        (say("played"), listing(c, player["played"])),
        (say("hand"), listing(c, player["hand"]) if player["hand"] is not None else say("hidden", n=player["hand_size"])),
    ]
    told = [el("p", el("small", capital(name)), el("span", text)) for name, text in lines]
    people = drawn(population(c, player), PEOPLE, "drawn persons", c.about.flat(c.about.persons(player)))
    goods = drawn(stores(c, player), STORES, "drawn stores", c.about.stores(player))
    return several(brief, el("div", bench, people, goods, *told, class_="whole"))


def small(piece: str, value: object, name: str) -> Markup:
    return el("span", picture(piece, box=BOX), el("b", value), class_="fig", title=f"{name}: {value}")


def cities(c: Canvas, player: Mapping[str, Any]) -> str:
    named = {s["id"]: s.get("name") or f"{c.say.home_short(s['kind'])} ({c.say.area(s['icon'])})" for s in c.view["sites"]}
    return ", ".join(str(named.get(site, site)) for site in player["cities"]) or "–"


# ---- where we are


def progress(c: Canvas, player: Mapping[str, Any]) -> Markup:
    """The rounds as stones in their eras, and the three bonus tiles with the viewer's own way to them."""
    view, say = c.view, c.say
    eras = []
    per = max(1, view["rounds"] // 3)
    for era in range(1, 4):
        rounds = range((era - 1) * per + 1, era * per + 1)
        stones = [
            el("i", n if n == view["round"] else "", class_="now" if n == view["round"] else "past" if n < view["round"] else None)
            for n in rounds
        ]  # fmt: skip
        eras.append(el("span", el("b", "I" * era), *stones, class_=f"era era-{era}"))
    name = say("round", n=view["round"], most=view["rounds"], era="I" * view["era"])
    bonus = [bonus_line(c, entry, player) for entry in view["bonus"]]
    return el(
        "div", el("div", *eras, class_="eras", role="img", aria_label=name), el("div", *bonus, class_="bonuses"),
        class_="progress",
    )  # fmt: skip


BONUS_SIGNS = {"cities": "page-city-{seat}", "cards": "page-action-chronicler", "persons": "page-action-philosopher"}


def bonus_line(c: Canvas, bonus: Mapping[str, Any], player: Mapping[str, Any]) -> Markup:
    category = bonus["category"]
    have = category in player["bonus"]
    text = c.about.bonus(bonus, player["progress"][category])
    way = el("span", el("b", player["progress"][category]), f"/{bonus['threshold']}")
    worth = "✓" if have else str(bonus["worth"]) if bonus["left"] else "–"
    prize = group(map_.laurel(c.theme, worth, 0, 0, 24, 13))
    sign = picture(BONUS_SIGNS[category].format(seat=player["seat"]), box=BOX)
    return about(el(
        "span", sign, way, inline(prize, BOX), class_=f"fig bonus{' won' if have else ''}", role="img",
        aria_label=c.about.flat(text),
    ), text)  # fmt: skip
