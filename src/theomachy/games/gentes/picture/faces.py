"""Cards and action tiles, each a drawing of its own in CSS pixels: the same in a page and in one picture."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from theomachy.drawing.shapes import broken
from theomachy.drawing.store import once
from theomachy.drawing.svg import Markup, circle, group, join, label, line, rect, tag
from theomachy.drawing.theme import Theme, theme
from theomachy.games.gentes.picture.symbols import SYMBOLS, kind, laurel, person, sign
from theomachy.games.gentes.words.picture import Picture

CARD = (156.0, 146.0)
SHORT = (156.0, 84.0)  # a card of a large hand: its effect is told when it is pointed at
REACH = 24.0  # height of the prices above a card
TILE = (58.0, 52.0)
ERA_HUES = {1: "green", 2: "orange", 3: "violet"}
LETTER = 0.53  # the width of a letter, as a share of its height
LINE = 14.0
LETTERS = (14.2, 13.3, 12.4)  # of the effects of a card


def card_face(card: Mapping[str, Any], say: Picture, size: tuple[float, float] = CARD) -> Markup:
    """A civilization card: name and points, whom it needs, what it does, its symbols, and what it would bring now."""
    return once(("gentes card", size, say.lang, repr(card)), lambda: draw_face(theme("page"), card, say, size))


def draw_face(look: Theme, card: Mapping[str, Any], say: Picture, size: tuple[float, float]) -> Markup:
    width, height = size
    hue = look.hue(ERA_HUES.get(card["era"], "grey"))
    parts = [
        rect(0.8, 0.8, width - 1.6, height - 1.6, 10, class_="ground", fill=look.raised, stroke=hue.edge,
             stroke_width=1.4),
        rect(1.6, 1.6, width - 3.2, 32, 9, fill=hue.soft), rect(1.6, 20, width - 3.2, 13.6, fill=hue.soft),
        label("I" * card["era"], 8, 22, 13, fill=hue.mark, bold=True),
        name_lines(look, say.card(card), 12 + 5 * card["era"], width - 38),
        laurel(look, card["vp"], width - 19, 17, 29 if card["vp"] < 10 else 31, 16),
    ]  # fmt: skip
    needs, y = needed(look, card, 46 if size == CARD else 45, rows=2 if size == CARD else 1)
    parts += needs
    if size == CARD:
        parts += effects(look, card, say, y + 23)
    parts += foot(look, card, say, size)
    if card["used"] or card["picked"]:
        parts.append(group(sign("cube-wood", width - 20, 46, 26)))
    return join(parts)


def effects(look: Theme, card: Mapping[str, Any], say: Picture, top: float) -> list[Markup]:
    """When each effect works and what it does, in letters as large as fit; where the words for the moments find no room
    at all, signs stand for them."""
    foot = CARD[1] - 30.5
    for size in LETTERS:
        found, y = [], top
        for effect in card["effects"]:
            moment = f"{say.slot(effect['slot'])}:"
            for text in broken(f"{moment} {say.effect(effect)}", int((CARD[0] - 17) / (LETTER * size))):
                found.append(worded(look, text, moment, y, size))
                y += size * 1.12
            y += 1.5
        if y - size * 1.12 - 1.5 <= foot:
            return found
    found, y = [], top
    for effect in card["effects"]:
        first = y
        for text in broken(say.effect(effect), int((CARD[0] - 30) / (LETTER * LETTERS[-1]))):
            found.append(label(text, 24, y, LETTERS[-1], fill=look.ink))
            y += LINE
        found.append(sign(f"moment-{effect['slot']}", 13, first - 4.2, 14))
        y += 1.5
    return found


def worded(look: Theme, text: str, moment: str, y: float, size: float) -> Markup:
    """A line of an effect; the moment at which it works is paler."""
    if not text.startswith(moment):
        return label(text, 9, y, size, fill=look.ink)
    return tag("text", tag("tspan", moment, fill=look.muted), text[len(moment) :], x=9, y=y, font_size=size,
               fill=look.ink)  # fmt: skip


def name_lines(look: Theme, name: str, x: float, room: float) -> Markup:
    """The name of a card in one line, or in two smaller ones."""
    most = room - x
    if len(name) * 15 * LETTER <= most:
        return label(name, x, 22.5, 15, bold=True, fill=look.ink)
    if len(name) * 13 * LETTER <= most:
        return label(name, x, 22, 13, bold=True, fill=look.ink)
    words = name.split()
    letters = max(int(most / (12.5 * LETTER)), *(len(word) for word in words))  # no word is ever broken
    lines = broken(name, letters)
    return join(
        label(
            text,
            x,
            (14.5 if len(lines) > 1 else 21.5) + 13 * i,
            12.5,
            bold=True,
            fill=look.ink,
            **squeezed(text, 12.5, most),
        )
        for i, text in enumerate(lines[:2])
    )


def squeezed(text: str, size: float, most: float) -> dict[str, Any]:
    """Attributes that press a long word into its room."""
    if len(text) * size * LETTER <= most:
        return {}
    return {"textLength": most, "lengthAdjust": "spacingAndGlyphs"}


def needed(look: Theme, card: Mapping[str, Any], y: float, rows: int) -> tuple[list[Markup], float]:
    """Persons and cities that the card demands, one sign each, closer to each other or in a second row where they are
    many; the last row's place."""
    things: list[tuple[str, str, str] | None] = []
    for group_name, n in card["require"].items():
        lack = card["missing"].get(group_name, 0)
        stand = "cube" if card["cubes"] else "missing"
        things += [("person", group_name, "have")] * (n - lack) + [("person", group_name, stand)] * lack + [None]
    for icon, n in card["icons"].items():
        lack = card["missing_icons"].get(icon, 0)
        things += [("kind", icon, "have")] * (n - lack) + [("kind", icon, "missing")] * lack + [None]
    room = CARD[0] - 18
    wide = sum(18.5 if thing else 4.5 for thing in things)
    step = 18.5 if wide <= room else max(14.5 if rows > 1 else 9.0, 18.5 * room / wide)
    parts, x = [], 17.0
    for thing in things:
        if thing is None:
            x += 4.5
            continue
        what, name, state = thing
        if x > CARD[0] - 10:
            x, y = 17.0, y + 19
        if what == "person":
            parts.append(person(look, name, x, y, 17, state))
        else:
            parts.append(kind(look, name, x, y, 17, state == "missing"))
        x += step
    return parts, y


def foot(look: Theme, card: Mapping[str, Any], say: Picture, size: tuple[float, float]) -> list[Markup]:
    """Symbols at the left; at the right what the card would bring, or how much is missing."""
    width, height = size
    y = height - 15
    step = 21 if len(card["symbols"]) < 3 or not card["cubes"] else 16.5  # cubes need room beside them
    parts = [sign(f"symbol-{SYMBOLS[n - 1]}", 17 + step * i, y, step - 1) for i, n in enumerate(card["symbols"])]
    if card["met"]:
        text, ink = say("brings", n=card["brings"]), look.good
    else:
        lack = sum(card["missing"].values()) + sum(card["missing_icons"].values())
        text, ink = say("missing", n=lack), look.lit
    parts.append(label(text, width - 9, y + 5, 14, bold=True, fill=ink, anchor="end"))
    if card["met"] and card["cubes"]:
        x = width - 14 - len(text) * 14 * LETTER
        parts += [sign("cube-temple", x - 6, y, 15), label(card["cubes"], x - 15, y + 5, 14, bold=True, anchor="end")]
    return parts


@lru_cache(256)
def reach_prices(prices: tuple[int, ...]) -> Markup:
    """The coins that reach a place of the display for one, two and three cards: so many small cards and a figure."""
    look = theme("page")
    parts, x = [], 4.0
    for n, price in enumerate(prices, 1):
        if not price:
            continue
        for i in range(n):
            parts.append(rect(x + i * 7, 5, 9, 13, 2, fill=look.raised, stroke=look.muted, stroke_width=1.2))
        x += 7 * n + 6
        parts.append(label(price, x, 17.5, 16, bold=True, fill=look.ink))
        x += 10 + 9 * len(str(price))
    return join(parts)


# ---- action tiles


def coin_figure(look: Theme, text: str, x: float, y: float, ink: str, size: float = 19.0) -> Markup:
    return join((sign("coin", x, y, 18), label(text, x + 10.5, y + 6.5, size, bold=True, fill=ink)))


def tile_face(
    tile: Mapping[str, Any], people: Sequence[tuple[str, str]], player: Mapping[str, Any], say: Picture
) -> Markup:
    """Coins above, hourglasses below, for a navigator the kind of site; who has it, or what the player lacks for it."""
    lack = short_of(tile, player)
    key = ("gentes tile", lack, tuple(people), say.lang,
           *(tile[k] for k in ("coins", "hours", "icon", "holder", "problem", "action")))  # fmt: skip
    return once(key, lambda: draw_tile(theme("page"), tile, say("short", n=lack) if lack else ""))


def short_of(tile: Mapping[str, Any], player: Mapping[str, Any]) -> int:
    """How many coins or spaces of time a player lacks; a tile needs a space itself, two hourglasses one."""
    if tile["problem"] == "coins":
        return max(1, int(tile["coins"]) - int(player["coins"]))
    if tile["problem"] == "space":
        return max(1, 1 + (int(tile["hours"]) + 1) // 2 - int(player["free"]))
    return 0


def draw_tile(look: Theme, tile: Mapping[str, Any], lack: str) -> Markup:
    width, height = TILE
    off = bool(tile["problem"])
    gain = tile["coins"] < 0
    ink = look.good if gain else look.muted if off else look.ink
    figure = f"+{-tile['coins']}" if gain else str(tile["coins"])
    parts = [rect(0.8, 0.8, width - 1.6, height - 1.6, 9, class_="ground", fill=look.well if off else look.raised,
                  stroke=look.line if off else look.strong_line)]  # fmt: skip
    parts.append(coin_figure(look, figure, 13 if tile["icon"] != "any" else 11.5, 16, ink))
    if tile["icon"] == "any":
        parts += [
            kind(look, name, x, y, 11.5) for name, x, y in (("temple", 47, 8), ("oracle", 41, 19), ("trade", 52.5, 19))
        ]
    elif tile["icon"]:
        parts.append(kind(look, tile["icon"], width - 14, 16, 18))
    if tile["holder"] is not None:
        parts.append(group(sign(f"seat-{tile['holder']}", 0, 0, 14.5), at=(width / 2, 37), key=f"holder:{tile['id']}"))
        return join(parts)
    if lack:
        parts += lacking(look, tile["problem"], lack)
        return join(parts)
    parts.append(group(*hourglasses(tile["hours"], width / 2, 38), opacity=0.6 if off else None))
    if off:
        parts.append(forbidden(look, TILE[0] - 9, TILE[1] - 9))
    return join(parts)


def hourglasses(n: int, x: float, y: float, size: float = 19.0) -> list[Markup]:
    step = size * 0.86
    return [sign("hourglass", x + (i - (n - 1) / 2) * step, y, size) for i in range(n)]


def lacking(look: Theme, problem: str, lack: str) -> list[Markup]:
    """What a player is short of, in the place of the price in time: so many coins, or spaces of time."""
    return [
        sign("coin" if problem == "coins" else "hourglass", 9.5, 38, 14.5),
        label(lack, TILE[0] - 4, 43, 14, bold=True, fill=look.lit, anchor="end", **squeezed(lack, 14, TILE[0] - 21)),
    ]  # fmt: skip


def forbidden(look: Theme, x: float, y: float) -> Markup:
    """There would be nothing to do."""
    return group(
        circle(0, 0, 6, fill=look.panel, stroke=look.lit, stroke_width=2),
        line(-4, 4, 4, -4, stroke=look.lit, stroke_width=2), at=(x, y),
    )  # fmt: skip


def tax_face(tax: Mapping[str, Any], say: Picture) -> Markup:
    seen = {**tax, "coins": -tax["coins"], "icon": None, "holder": None, "action": "tax", "id": ""}
    return tile_face({**seen, "problem": "covered" if tax["covered"] else ""}, (), {}, say)
