"""The picture of a Gentes table: the board above, the own people in full below, the others beside it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from theomachy.drawing.shapes import badge, button, fitted, lit_frame, panel, wrapped
from theomachy.drawing.store import Part, once
from theomachy.drawing.svg import NOTHING, Markup, document, group, join, label, line, rect
from theomachy.drawing.theme import FAMILY, Theme
from theomachy.drawing.theme import theme as theme_of
from theomachy.games.gentes.draw_mats import my_mat, other_mat
from theomachy.games.gentes.draw_pieces import (
    REGION_HUES,
    city,
    coin,
    draw_card,
    hourglass,
    icon,
    person,
    price,
    seat_badge,
    strike,
)  # fmt: skip
from theomachy.games.gentes.words import ask, site_name
from theomachy.games.gentes.words_picture import Picture
from theomachy.games.gentes.words_terms import SEATS

WIDE = 1280.0  # of the board and the own people
SIDE = 350.0  # of the others beside them
TALL = 644.0
GAP = 10.0
BOARD = 318.0  # height of the two upper panels
CARD = (138.0, 142.0)
LIT_IN = {
    "tile": ("tile:",), "actions": ("tile:", "tax:"), "site": ("site:",), "map": ("site:",), "display": ("card:",),
    "mine": ("card:", "group:", "from:"), "chart": ("group:", "from:"), "other": (),
}  # fmt: skip
COUNTED = ("one card", "two cards", "three cards")


class Canvas:
    """Where a picture is put together: theme, words, what is lit."""

    def __init__(self, view: Mapping[str, Any], theme: Theme, lang: str, lit: Sequence[str]) -> None:
        self.view = view
        self.theme = theme
        self.say = Picture(lang)
        self.lang = lang
        self.lit = frozenset(lit)
        self.people = tuple((self.name(seat), p["colour"]) for seat, p in enumerate(view["players"]))

    def once(self, part: str, data: object, make: Callable[[], Part], *more: object) -> Part:
        """A part of the picture, drawn anew only if what it shows, who plays or what is lit in it has changed."""
        lit = sorted(target for target in self.lit if target.startswith(LIT_IN[part]))
        return once(("gentes", part, self.theme.name, self.lang, self.people, repr(data), *more, *lit), make)

    def name(self, seat: int) -> str:
        """The name of a player: what the person is called, or the colour."""
        name = str(self.view["players"][seat]["name"])
        return SEATS[name][self.lang] if name in SEATS else name


def draw(
    view: Mapping[str, Any], theme: str = "light", lang: str = "en", lit: Sequence[str] = (), layout: str = "wide"
) -> str:  # fmt: skip
    """A view as SVG. What can be clicked carries `data-target`; `lit` targets are framed."""
    c = Canvas(view, theme_of(theme), lang, lit)
    tall = layout == "tall"
    width = TALL if tall else WIDE
    inner = width - 2 * GAP
    parts = []
    top = 4.0
    for part, height in blocks(c, inner, tall):
        parts.append(group(part, at=(GAP, top)))
        top += height + GAP
    if not tall:
        beside = 4.0
        for mat, height in others(c, SIDE):
            parts.append(group(mat, at=(width, beside)))
            beside += height + GAP
        width, top = width + SIDE + GAP, max(top, beside)
    return document(
        width, top, rect(0, 0, width, top, fill=c.theme.page), *parts, name="Gentes", family=FAMILY, ink=c.theme.ink,
        lang=lang,
    )  # fmt: skip


def blocks(c: Canvas, inner: float, tall: bool) -> list[tuple[Markup, float]]:
    """The picture from top to bottom: each block with its height."""
    view = c.view
    found = [header(c, inner, tall), choices(c, inner)]
    board = [view["tiles"], view["taxes"], view["training"]]
    left = c.once("actions", board, lambda: actions_panel(c, 624, BOARD))
    right = c.once("map", view["sites"], lambda: map_panel(c, 624, BOARD))
    if tall:
        found += [(left, BOARD), (right, BOARD)]
    else:
        found.append((join((left, group(right, at=(635, 0)))), BOARD))
    if view["asked"]["from_discard"]:
        found.append(discard_panel(c, inner, 4 if tall else 8))
    cards = [view["display"], view["open"], view["stack"], view["decks"], listing(c.say, view["discard"])]
    found.append(c.once("display", cards, lambda: display_panel(c, inner, tall), tall))
    me = view["players"][view["me"]]
    found.append(c.once("mine", mat_data(c, me), lambda: my_mat(c, me, inner, tall), tall))
    return found + others(c, inner) if tall else found


def others(c: Canvas, width: float) -> list[tuple[Markup, float]]:
    """The mats of all players but the one whose eyes these are, in the order of play."""
    seats = len(c.view["players"])
    players = [c.view["players"][(c.view["me"] + 1 + i) % seats] for i in range(seats - 1)]
    room = seats < 4  # for more about each
    return [c.once("other", mat_data(c, p), lambda p=p: other_mat(c, p, width, room), width) for p in players]  # type: ignore[misc]


def mat_data(c: Canvas, player: Mapping[str, Any]) -> list[object]:
    """Everything that a mat shows."""
    view = c.view
    turns = (view["turn"] == player["seat"], view["starter"] == player["seat"], view["over"])
    return [player, turns, view["bonus"], view["hand_limit"]]


def header(c: Canvas, inner: float, tall: bool) -> tuple[Markup, float]:
    view, theme, say = c.view, c.theme, c.say
    turn = view["turn"] if isinstance(view["turn"], int) else view["active"]
    asking = view.get("banner", True)  # a page that says it above the picture does without
    x, y = (14.0, 58.0) if tall else (260.0, 27.0)
    parts = [
        label(say("round", n=view["round"], most=view["rounds"], era="I" * view["era"]), 4, 33, 20, bold=True),
    ]
    if asking:
        parts += [
            group(seat_badge(theme, view["players"][turn]["colour"], 13), at=(x, y)),
            wrapped(ask(view, c.lang), x + 22, y - 3, 15, inner - x - (30 if tall else 330), most=2, fill=theme.ink),
        ]
    for i, bonus in enumerate(view["bonus"]):
        text = f"{say('bonus')} {bonus['threshold']} {say_category(say, bonus['category'])}: "
        text += f"{bonus['worth']}" if bonus["left"] else "–"
        parts.append(label(text, inner, 14 + 14 * i, 12, fill=theme.muted, anchor="end"))
    return join(parts), 82.0 if tall and asking else 46.0


def say_category(say: Picture, category: str) -> str:
    from theomachy.games.gentes.words_terms import CATEGORIES

    return CATEGORIES[category][say.lang]


# ---- the choice bar


def choices(c: Canvas, inner: float) -> tuple[Markup, float]:
    """Buttons that belong to no thing on the table, those of the question that is asked."""
    asked, say = c.view["asked"], c.say
    found: list[tuple[str, str]] = []
    found += [(f"time:{split}", split) for split in asked["splits"]]
    found += [(f"count:{n}", str(n)) for n in asked["counts"]]
    if asked["mixtures"] and not asked["group"] and c.view["phase"] != "pay":
        found.append(("button:train", say("train")))
    for t, o in asked["mixtures"]:
        found.append((f"cubes:t{t}o{o}", f"{t} {say.area('temple')} + {o} {say.area('oracle')}"))
    found += [(f"area:{area}", say.area(area)) for area in asked["areas"]]
    found += [(f"region:{region}", say.region(region)) for region in asked["regions"]]
    found += [(f"pile:{pile}", say(pile)) for pile in asked["piles"]]
    cards = {card["id"]: card for player in c.view["players"] for card in player["played"]}
    for card, effects in asked["uses"]:
        for i in range(effects):
            tail = f" #{i + 1}" if i else ""
            found.append((f"use:{card}{tail}", say("use", card=say.card(cards[card])) + tail))
    if asked["options"] and any(s["region"] is None and s["owner"] == c.view["active"] for s in c.view["sites"]):
        found += [(f"option:{n}", home_option(c, n)) for n in asked["options"]]
    found += [(f"button:{name}", say(name)) for name in asked["buttons"]]
    parts = []
    x = y = 0.0
    for target, text in found:
        width = min(inner, max(56.0, 8.4 * len(text) + 26))
        if x + width > inner:
            x, y = 0.0, y + 42
        parts.append(button(c.theme, text, x, y, width, 34, target, lit=target in c.lit))
        x += width + 8
    return join(parts), y + 38


def home_option(c: Canvas, number: int) -> str:
    """What an option of the own hometowns is: its effect in a few letters."""
    say = c.say
    own = [s for s in c.view["sites"] if s["region"] is None and s["owner"] == c.view["active"] and not s["marked"]]
    texts = [say.effect(home["options"][number - 1]) for home in own if number <= len(home["options"])]
    return " / ".join(dict.fromkeys(texts)) or say("option", n=number)


# ---- the action board


def actions_panel(c: Canvas, width: float, height: float) -> Markup:
    theme, say = c.theme, c.say
    parts = [panel(theme, 0, 0, width, height), training(c, 12, 10)]
    rows = (("philosopher", 94), ("navigator", 138), ("scribe", 182), ("chronicler", 226), ("start", 270))
    for action, y in rows:
        tiles = [tile for tile in c.view["tiles"] if tile["action"] == action]
        name = say.action(action)
        twice = len(name) > 13  # in two lines
        parts.append(wrapped(name, 12, y + (16 if twice else 24), 13 if twice else 14, 96, most=2, bold=True))
        room = width - 120 if action != "start" else 100
        step = min(82.0, room / max(1, len(tiles)))
        for i, tile in enumerate(tiles):
            face = c.once("tile", tile, lambda t=tile, w=step - 5: action_tile(c, t, w), step)  # type: ignore[misc]
            parts.append(group(face, at=(110 + i * step, y)))
    parts.append(fitted(say.action("tax"), 226, 294, 14, 130, bold=True))
    for i, tax in enumerate(c.view["taxes"]):
        parts.append(tax_space(c, tax, 360 + 100 * i, 270))
    return join(parts)


def training(c: Canvas, x: float, y: float) -> Markup:
    """The training cost table: a price for one person above, for two below, of each group."""
    theme, say = c.theme, c.say
    parts = [
        fitted(say("one person"), 0, 44, 13, 92, fill=theme.muted),
        fitted(say("two persons"), 0, 66, 13, 92, fill=theme.muted),
    ]
    for i, column in enumerate(c.view["training"]):
        cx = 140 + 84.0 * i
        parts.append(rect(cx - 40, 0, 80, 74, 6, fill=theme.well))
        parts.append(group(
            group(person(theme, column["group"], 9), at=(cx - 26, 15)),
            fitted(say.group(column["group"]), cx - 13, 19, 12, 60), key=f"cost:{column['group']}",
        ))  # fmt: skip
        parts.append(label(column["one"], cx, 45, 15, anchor="middle", bold=True))
        parts.append(label(column["two"], cx, 67, 15, anchor="middle", bold=True))
    return group(*parts, at=(x, y))


def action_tile(c: Canvas, tile: Mapping[str, Any], width: float) -> Markup:
    """Price and hourglasses; below them the icon, what it reaches, or why it cannot be taken."""
    theme, say = c.theme, c.say
    target = f"tile:{tile['id']}"
    lit = target in c.lit
    off = bool(tile["problem"])
    ink = theme.faint if off else theme.ink
    coins = f"+{-tile['coins']}" if tile["coins"] < 0 else str(tile["coins"])
    parts = [
        rect(0, 0, width, 38, 6, fill=theme.raised if not off else theme.well, stroke=theme.line),
        group(coin(theme, 6), at=(11, 11)),
        label(coins, 20, 16, 14, fill=ink, bold=True),
    ]
    for i in range(tile["hours"]):
        parts.append(group(hourglass(theme, 4), at=(10 + 11 * i, 28)))
    if tile["icon"]:
        parts.append(group(icon(theme, tile["icon"], 6), at=(width - 11, 11)))
    if tile["holder"] is not None:
        parts.append(strike(theme, width, 38))
        parts.append(group(seat_badge(theme, c.view["players"][tile["holder"]]["colour"], 8), at=(width - 11, 27)))
    elif off:
        parts.append(group(PROBLEMS[tile["problem"]](theme, 5), strike_through(theme, 8), at=(width - 11, 28)))
    elif "reach" in tile and width > 60:
        reach = " ".join(str(n) for n in tile["reach"] if n)
        parts.append(label(f"→ {reach}", width - 4, 16, 11, fill=theme.muted, anchor="end"))
    elif "two" in tile and width > 60:
        text = f"1:{len(tile['one'])} 2:{len(tile['two'])}"
        parts.append(label(text, width - 4, 16, 11, fill=theme.muted, anchor="end"))
    hint = f"{say.action(tile['action'])} {tile['id']}{reached(say, tile)}"
    if off:
        hint += f" ({say(tile['problem']) if tile['problem'] != 'taken' else c.name(tile['holder'])})"
    return group(
        *parts, lit_frame(theme, 0, 0, width, 38, 6) if lit else NOTHING, target=target, key=target, name=hint, lit=lit,
        opacity=0.75 if off else None,
    )  # fmt: skip


def reached(say: Picture, tile: Mapping[str, Any]) -> str:
    """What the price of a tile reaches, in words: groups for the philosopher, positions for the scribe."""
    if "one" in tile:
        one, two = (", ".join(say.group(group) for group in tile[key]) or "–" for key in ("one", "two"))
        return f"; {say('one person')}: {one}; {say('two persons')}: {two}"
    if "reach" in tile:
        counts = zip(COUNTED, tile["reach"], strict=True)
        return "; " + "; ".join(f"{say(words)}: {say('up to', n=n)}" for words, n in counts if n)
    return ""


def strike_through(theme: Theme, r: float) -> Markup:
    return line(-r, r, r, -r, stroke=theme.lit, stroke_width=2)


def nothing_sign(theme: Theme, r: float) -> Markup:
    return rect(-r * 0.8, -r, r * 1.6, r * 2, 1.5, fill="none", stroke=theme.ink, stroke_opacity=0.7)


PROBLEMS: dict[str, Callable[[Theme, float], Markup]] = {"coins": coin, "space": hourglass, "nothing": nothing_sign}


def tax_space(c: Canvas, tax: Mapping[str, Any], x: float, y: float) -> Markup:
    theme = c.theme
    target = f"tax:{tax['hours']}"
    lit = target in c.lit
    return group(
        rect(0, 0, 92, 36, 6, fill=theme.well if tax["covered"] else theme.raised, stroke=theme.line),
        price(theme, -tax["coins"], tax["hours"], 14, 18, theme.faint if tax["covered"] else theme.ink),
        strike(theme, 92, 36) if tax["covered"] else NOTHING,
        lit_frame(theme, 0, 0, 92, 36, 6) if lit else NOTHING,
        at=(x, y), target=target, name=f"{c.say.action('tax')} {tax['hours']}", lit=lit,
    )  # fmt: skip


# ---- the map


def map_panel(c: Canvas, width: float, height: float) -> Markup:
    theme, say = c.theme, c.say
    parts = [panel(theme, 0, 0, width, height)]
    regions = list(dict.fromkeys(s["region"] for s in c.view["sites"] if s["region"] is not None))
    step = 161.0
    for i, region in enumerate(regions):
        hue = theme.hue(REGION_HUES.get(region, region))
        parts.append(rect(8 + i * step, 8, step - 8, height - 16, 8, fill=hue.soft, fill_opacity=0.6))
        parts.append(label(say.region(region), 16 + i * step, 25, 13, fill=hue.mark, bold=True))
        sites = [s for s in c.view["sites"] if s["region"] == region]
        for j, site in enumerate(sites):
            space = c.once("site", site, lambda s=site: site_space(c, s, step - 16))  # type: ignore[misc]
            parts.append(group(space, at=(12 + i * step, 32 + j * 34.0)))
    x = 8 + len(regions) * step
    parts.append(label(say("hometowns"), x + 6, 25, 13, fill=theme.muted, bold=True))
    homes = [s for s in c.view["sites"] if s["region"] is None]
    for j, site in enumerate(homes):
        space = c.once("site", site, lambda s=site: site_space(c, s, width - x - 10, 28))  # type: ignore[misc]
        parts.append(group(space, at=(x + 2, 32 + j * 30.0)))
    return join(parts)


def site_space(c: Canvas, site: Mapping[str, Any], width: float, height: float = 31) -> Markup:
    theme, say = c.theme, c.say
    target = f"site:{site['id']}"
    lit = target in c.lit
    name = site_name(site["id"], c.lang) if site["region"] is None else site["name"]
    short = say.home(site["kind"]).rpartition(" ")[2] if site["region"] is None else name
    parts = [
        rect(0, 0, width, height, 6, fill=theme.raised, stroke=theme.line),
        group(icon(theme, site["icon"], 7), at=(13, height / 2)),
        fitted(short, 24, height / 2 + 4.5, 13, width - (46 if site["region"] is None else 62)),
    ]
    if site["region"] is not None:
        parts.append(reward(theme, site["reward"], width - 40, height / 2))
        if site["owner"] is None:
            gains = ", ".join(say.gain(key, n) for key, n in site["yields"].items())
            name = f"{name} → {gains}"
    else:
        name = f"{name}: {'; '.join(say.effect(option) for option in site['options'])}"
    if site["owner"] is not None:
        owner = c.view["players"][site["owner"]]["colour"]
        parts.append(group(city(theme, owner, 10), at=(width - 14, height / 2), key=f"city:{site['id']}"))
    if site.get("marked"):
        parts.append(rect(width - 36, height / 2 - 5, 10, 10, 2, fill=theme.hue("brown").fill))
    return group(
        *parts, lit_frame(theme, 0, 0, width, height, 6) if lit else NOTHING, target=target, name=name, lit=lit
    )


def reward(theme: Theme, effect: Mapping[str, Any], x: float, y: float) -> Markup:
    if effect["op"] == "coins":
        return join((group(coin(theme, 6), at=(x - 4, y)), label(effect["n"], x + 5, y + 4.5, 12, bold=True)))
    if effect["op"] == "vp":
        return badge(effect["n"], x, y, 11, theme.hue("green").fill, theme.hue("green").on)
    area = effect["area"] if effect["area"] != "choice" else "any"
    ground = rect(-6, -6, 12, 12, 2, fill=theme.hue("brown").fill)
    return group(ground, icon(theme, area, 4), at=(x, y))


# ---- cards on the table


def display_panel(c: Canvas, width: float, tall: bool) -> tuple[Markup, float]:
    """Eight positions with their prices above; while cards are drafted, those instead."""
    view, theme, say = c.view, c.theme, c.say
    cards = view["open"] or view["display"]
    per_row = 4 if tall else 8
    places = max(len(cards), view["display_size"])
    rows = (places + per_row - 1) // per_row
    tallness = CARD[1] + 32
    height = rows * tallness + 12
    step = (width - 12) / 4 if tall else CARD[0] + 6
    parts = [panel(theme, 0, 0, width, height + (40 if tall else 0))]
    for i in range(places):
        x, y = 8 + (i % per_row) * step, (i // per_row) * tallness
        if not view["open"]:
            prices = [(n, row[i]) for n, row in enumerate(view["reach"]) if row[i]]
            text = "  ".join(f"{n + 1}:{p}" for n, p in prices)
            words = "; ".join(f"{say(COUNTED[n])}: {p} {say('coins')}" for n, p in prices)
            parts.append(group(label(text, x + 4, y + 22, 13, fill=theme.muted, bold=True), name=words))
        if i < len(cards):
            lit = f"card:{cards[i]['id']}" in c.lit
            parts.append(draw_card(theme, cards[i], x, y + 32, step - 6, CARD[1], say, lit))
        else:
            parts.append(rect(x, y + 32, step - 6, CARD[1], 8, fill="none", stroke=theme.line, stroke_dasharray="5 5"))
    one, two = view["discard_prices"]
    lines = [(say("stack", n=len(view["stack"])), True)]
    lines += [(f"{'I' * int(era)}: {view['decks'][era]}", False) for era in ("2", "3") if view["decks"][era]]
    lines += [(say("discard"), True), (f"{len(view['discard'])} ({coins_for(one, two)})", False)]
    named = say("in stack", cards=listing(say, view["stack"])) + " "
    named += say("in discard", cards=listing(say, view["discard"]))
    if tall:
        text = "   ".join(text for text, _ in lines)
        parts.append(group(fitted(text, 10, height + 24, 14, width - 20, fill=theme.muted), name=named))
        return join(parts), height + 40
    x = 8 + 8 * step + 4
    parts.append(line(x - 4, 10, x - 4, height - 10, stroke=theme.line))
    parts.append(group(*(
        fitted(text, x, 40 + 20 * i, 13, width - x - 2, bold=bold, fill=None if bold else theme.muted)
        for i, (text, bold) in enumerate(lines)
    ), name=named))  # fmt: skip
    return join(parts), height


def listing(say: Picture, cards: Sequence[Any]) -> str:
    """Names of cards, given in full or by their ids."""
    return ", ".join(say.card({"id": c, "name": c} if isinstance(c, str) else c) for c in cards) or "–"


def coins_for(one: int, two: int) -> str:
    return f"1:{one} 2:{two}"


def discard_panel(c: Canvas, width: float, per_row: int) -> tuple[Markup, float]:
    """The discard pile laid open, while a scribe takes from it."""
    cards = c.view["discard"]
    step = width / per_row
    height = CARD[1] + 8
    parts = [
        draw_card(c.theme, card, (i % per_row) * step, (i // per_row) * height, step - 8, CARD[1], c.say,
                  f"card:{card['id']}" in c.lit)
        for i, card in enumerate(cards)
    ]  # fmt: skip
    return join(parts), height * ((len(cards) + per_row - 1) // per_row)
