"""What the panels of HTML share: drawings at their own size, things that say what they are, figures with a sign."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from theomachy.drawing.html import el, picture
from theomachy.drawing.svg import NOTHING, Markup, escape, num, tag
from theomachy.games.gentes.picture.canvas import Canvas
from theomachy.games.gentes.picture.symbols import BOX


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def about(button: Markup, text: str) -> Markup:
    """An element that says what it is when it is pointed at."""
    at = button.index(" ")
    return Markup(f'{button[:at]} data-says="{escape(text)}"{button[at:]}')


def drawn(drawing: Markup, size: tuple[float, float], class_: str = "drawn", name: str = "") -> Markup:
    """A drawing in its own units, which are CSS pixels unless the page has more room."""
    more: dict[str, object] = {"role": "img", "aria_label": name} if name else {"aria_hidden": "true"}
    return tag("svg", drawing, viewBox=f"0 0 {num(size[0])} {num(size[1])}", class_=class_, focusable="false", **more)


def me(c: Canvas) -> Mapping[str, Any]:
    found: Mapping[str, Any] = c.view["players"][c.view["me"]]
    return found


def figure(
    piece: str, value: object, unit: str, class_: str, extra: Markup = NOTHING, after: Markup = NOTHING
) -> Markup:
    """A figure with its sign and unit; `extra` stands behind the figure, `after` behind the unit."""
    return el(
        "span", picture(piece, box=BOX), el("b", value), extra, el("span", unit, class_="unit"), after,
        class_=f"fig {class_}",
        title=f"{unit}: {value}",
    )  # fmt: skip


def small(piece: str, value: object, name: str) -> Markup:
    return el("span", picture(piece, box=BOX), el("b", value), class_="fig", title=f"{name}: {value}")
