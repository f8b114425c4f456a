"""The action board: training costs, action tiles, the tax collector's spaces."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from theomachy.drawing.shapes import fitted, lit_frame, panel, wrapped
from theomachy.drawing.svg import NOTHING, Markup, group, join, label, line, rect
from theomachy.drawing.theme import Theme
from theomachy.games.gentes.picture.canvas import COUNTED, Canvas
from theomachy.games.gentes.picture.pieces import coin, hourglass, icon, person, price, seat_badge, strike
from theomachy.games.gentes.words.picture import Picture


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
