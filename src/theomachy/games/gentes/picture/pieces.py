"""Small pieces of the pictures of Gentes: persons, icons, symbols, cards, tiles. Shapes as well as colours."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from theomachy.drawing.shapes import broken, emblem, fitted, lit_frame
from theomachy.drawing.svg import NOTHING, Markup, circle, group, join, label, line, path, rect
from theomachy.drawing.theme import Theme
from theomachy.games.gentes.words.picture import Picture

GROUP_MARKS = {
    "noble": ("crown", "violet"), "artisan": ("hexagon", "brown"), "soldier": ("triangle", "red"),
    "merchant": ("diamond", "yellow"), "priest": ("sun", "teal"), "scholar": ("star", "blue"),
}  # fmt: skip
ICON_MARKS = {
    "temple": ("square", "sand"), "oracle": ("moon", "violet"), "trade": ("wave", "teal"), "any": ("ring", "grey"),
}  # fmt: skip
SYMBOL_MARKS = ("leaf", "diamond", "bolt", "cross")
ERA_HUES = {1: "green", 2: "orange", 3: "violet"}
REGION_HUES = {"red": "red", "yellow": "yellow", "green": "green"}


@lru_cache(512)
def person(theme: Theme, kind: str, r: float, empty: bool = False) -> Markup:
    """The mark of a group around the origin; `empty` is one that is missing."""
    shape, hue = GROUP_MARKS[kind]
    colours = theme.hue(hue)
    if empty:
        return emblem(shape, r, fill="none", stroke=theme.lit, stroke_width=1.5)
    return emblem(shape, r, fill=colours.fill, stroke=colours.edge, stroke_width=1)


@lru_cache(256)
def icon(theme: Theme, kind: str, r: float, empty: bool = False) -> Markup:
    """The icon of a site or navigator."""
    shape, hue = ICON_MARKS[kind]
    colours = theme.hue(hue)
    if empty:
        return emblem(shape, r, fill="none", stroke=theme.lit, stroke_width=1.5)
    return emblem(shape, r, fill=colours.fill, stroke=colours.edge, stroke_width=1)


@lru_cache(64)
def hourglass(theme: Theme, r: float) -> Markup:
    return path(f"M {-r} {-r} H {r} L {-r} {r} H {r} Z", fill=theme.ink, fill_opacity=0.75)


@lru_cache(64)
def coin(theme: Theme, r: float) -> Markup:
    hue = theme.hue("yellow")
    return join((circle(0, 0, r, fill=hue.fill, stroke=hue.edge), circle(0, 0, r * 0.55, fill="none", stroke=hue.edge)))


@lru_cache(64)
def cube(theme: Theme, size: float) -> Markup:
    hue = theme.hue("brown")
    return rect(-size / 2, -size / 2, size, size, 2, fill=hue.fill, stroke=hue.edge)


@lru_cache(64)
def city(theme: Theme, name: str, r: float) -> Markup:
    """A wooden city of a player: a house, with the player's own mark on it."""
    hue = theme.hue(name)
    body = path(
        f"M {-r} {r} V {-r * 0.2} L 0 {-r} L {r} {-r * 0.2} V {r} Z", fill=hue.fill, stroke=hue.edge, stroke_width=1.4
    )
    return join((body, emblem(SEAT_MARKS[name], r * 0.42, fill=hue.on, transform=f"translate(0 {r * 0.3})")))


SEAT_MARKS = {"blue": "drop", "orange": "flame", "violet": "moon", "white": "ring"}


@lru_cache(128)
def seat_badge(theme: Theme, name: str, r: float) -> Markup:
    hue = theme.hue(name)
    return join((
        circle(0, 0, r, fill=hue.fill, stroke=hue.edge, stroke_width=1.4),
        emblem(SEAT_MARKS[name], r * 0.58, fill=hue.on),
    ))  # fmt: skip


def card_key(card: Mapping[str, Any]) -> tuple[Any, ...]:
    missing = tuple(card["missing"].items())
    icons = tuple(card["missing_icons"].items())
    return (card["id"], missing, icons, *(card[key] for key in ("met", "brings", "cubes", "used", "picked")))


_FACES: dict[tuple[Any, ...], Markup] = {}


def card_face(theme: Theme, card: Mapping[str, Any], width: float, height: float, say: Picture) -> Markup:
    """A civilization card: what it needs (missing persons are empty marks), what it does, what it would bring now."""
    key = (theme.name, say.lang, width, height, card_key(card))
    if key not in _FACES:
        if len(_FACES) > 4000:
            _FACES.clear()
        _FACES[key] = draw_face(theme, card, width, height, say)
    return _FACES[key]


def draw_face(theme: Theme, card: Mapping[str, Any], width: float, height: float, say: Picture) -> Markup:
    hue = theme.hue(ERA_HUES[card["era"]])
    parts = [
        rect(0, 0, width, height, 8, fill=theme.raised, stroke=hue.edge, stroke_width=1.4),
        rect(0, 0, width, 21, 8, fill=hue.soft),
        fitted(say.card(card), 6, 15, 13, (width - 44) * 1.12, fill=theme.ink, bold=True),
        label(f"{'I' * card['era']} · {card['vp']}", width - 6, 15, 12, fill=hue.mark, anchor="end", bold=True),
    ]
    for i, symbol in enumerate(card["symbols"]):
        parts.append(group(emblem(SYMBOL_MARKS[symbol - 1], 6, fill=hue.mark), at=(width - 12 - 15 * i, 33)))
    x, y = 13.0, 33.0
    most = width - 22 - 15 * len(card["symbols"])
    for kind, need in card["require"].items():
        lack = card["missing"].get(kind, 0)
        for i in range(need):
            if x > most:
                x, y = 13.0, y + 15
                most = width - 10
            parts.append(group(person(theme, kind, 6, i >= need - lack), at=(x, y)))
            x += 15.5
        x += 4
    for kind, need in card["icons"].items():
        lack = card["missing_icons"].get(kind, 0)
        for i in range(need):
            if x > most:
                x, y = 13.0, y + 15
                most = width - 10
            parts.append(group(icon(theme, kind, 6, i >= need - lack), at=(x, y)))
            x += 14.5
    y += 21
    for effect in card["effects"]:
        if y > height - 20:
            break
        for text in broken(say.effect(effect), max(8, int((width - 12) / 5.6))):
            if y <= height - 20:
                parts.append(label(text, 6, y, 11.5, fill=theme.ink))
            y += 13.5
    if card["met"]:
        text = f"✓ {say('met')}: {card['brings']}" if not card["cubes"] else f"✓ −{card['cubes']} ■: {card['brings']}"
        parts.append(fitted(text, 6, height - 6, 12, width - 12, fill=theme.hue("green").mark, bold=True))
    else:
        lack = sum(card["missing"].values()) + sum(card["missing_icons"].values())
        text = f"{say('needs')} {lack}"
        parts.append(fitted(text, 6, height - 6, 12, width - 12, fill=theme.lit, bold=True))
    if card["used"] or card["picked"]:
        parts.append(rect(0, 0, width, height, 8, fill=theme.page, fill_opacity=0.55))
        parts.append(group(cube(theme, 16), at=(width / 2, height / 2)))
    return join(parts)


def card_name(card: Mapping[str, Any], say: Picture) -> str:
    """The whole card in words, for tooltips and screen readers."""
    need = [f"{n} {say.group(g)}" for g, n in card["require"].items()]
    need += [f"{n} {say.area(i)}" for i, n in card["icons"].items()]
    lack = [f"{n} {say.group(g)}" for g, n in card["missing"].items()]
    lack += [f"{n} {say.area(i)}" for i, n in card["missing_icons"].items()]
    effects = "; ".join(say.effect(e) for e in card["effects"])
    state = f"{say('needs')}: {', '.join(lack)}" if lack else say("met")
    return f"{say.card(card)} ({card['vp']}): {', '.join(need)}. {effects}. {state}"


def draw_card(
    theme: Theme, card: Mapping[str, Any], x: float, y: float, width: float, height: float, say: Picture, lit: bool
) -> Markup:
    target = f"card:{card['id']}"
    return group(
        card_face(theme, card, width, height, say), lit_frame(theme, 0, 0, width, height, 8) if lit else NOTHING,
        at=(x, y), target=target, key=target, name=card_name(card, say), lit=lit,
    )  # fmt: skip


def price(theme: Theme, coins: int, hours: int, x: float, y: float, ink: str) -> Markup:
    """Coins and hourglasses of an action, side by side."""
    text = f"+{-coins}" if coins < 0 else str(coins)
    parts = [
        group(coin(theme, 6), at=(x, y)),
        label(text, x + 9, y + 4.5, 13, fill=ink, bold=True),
    ]
    for i in range(hours):
        parts.append(group(hourglass(theme, 4), at=(x + 32 + 10 * i, y)))
    return join(parts)


def strike(theme: Theme, width: float, height: float) -> Markup:
    return line(4, height - 4, width - 4, 4, stroke=theme.faint, stroke_width=1.4)
