"""Pieces that lie on a table: tiles with thickness, lit from above, and round tokens of the seats.

Everything is drawn around the origin, in the colours of a theme. Gradients are defined once and referred to by id.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from theomachy.core.panel import Panel
from theomachy.drawing.shapes import emblem, hex_corners, scaled
from theomachy.drawing.svg import Markup, circle, group, join, num, path, tag
from theomachy.drawing.theme import PAGE, Theme, theme

# What tells the seats apart beside their colour, the same in every game.
SEAT_EMBLEMS = {
    "red": "flame",
    "yellow": "sun",
    "blue": "moon",
    "green": "leaf",
    "violet": "star",
    "black": "cross",
    "orange": "drop",
    "white": "ring",
}
SEAT_HUES = ("red", "yellow", "green", "blue", "violet")  # where a game does not say


def seat_hue(seat: int, name: str) -> str:
    """The colour of a seat: the one it is named after, or the usual one of its place."""
    return name if name in PAGE.hues else SEAT_HUES[seat % len(SEAT_HUES)]


def shown_hue(panels: Sequence[Panel], seat: int, name: str) -> str:
    """The colour in which a game shows a seat: the one of its panel, where that says one."""
    return next((panel.hue for panel in panels if panel.name == f"seat:{seat}" and panel.hue), seat_hue(seat, name))


def rounded(points: Sequence[tuple[float, float]], r: float) -> str:
    """Path data of a polygon with corners rounded by about `r`."""
    out = []
    n = len(points)
    for i, (x, y) in enumerate(points):
        ends = []
        for px, py in (points[i - 1], points[(i + 1) % n]):
            length = ((px - x) ** 2 + (py - y) ** 2) ** 0.5
            share = min(0.5, r / length)
            ends.append((x + (px - x) * share, y + (py - y) * share))
        (ax, ay), (bx, by) = ends
        out.append(f"{'L' if i else 'M'} {num(ax)} {num(ay)} Q {num(x)} {num(y)} {num(bx)} {num(by)}")
    return " ".join(out) + " Z"


@cache
def hex_path(size: float, r: float = 6.0) -> str:
    """A pointy-top hexagon with rounded corners."""
    return rounded(hex_corners(size), r)


def vertical(name: str, *colours: str) -> Markup:
    """A gradient from above to below; fill with `url(#name)`."""
    last = max(1, len(colours) - 1)
    stops = (tag("stop", offset=num(i / last), stop_color=colour) for i, colour in enumerate(colours))
    return tag("linearGradient", *stops, id=name, x1=0, y1=0, x2=0, y2=1)


def hex_tile(fill: str, side: str, size: float = 38.0, thick: float = 5.0) -> Markup:
    """A six-sided tile: its side, its face, and the light on its upper edge."""
    d = hex_path(size)
    return join((
        path(d, fill=side, transform=f"translate(0 {num(thick)})"),
        path(d, fill=side, transform=f"translate(0 {num(thick / 2)})"),
        path(d, fill=fill),
        path(hex_path(size - 1.2), fill="none", stroke="#ffffff", stroke_opacity=0.45, stroke_width=1.4),
    ))  # fmt: skip


def seat_sign(hue: str, r: float, fill: str, vein: str, kind: str = "") -> Markup:
    """The emblem of a seat in colour `fill`, with details in the colour of what it lies on. It goes with the hue, or is
    the one of this kind."""
    kind = kind or SEAT_EMBLEMS.get(hue, "diamond")
    mark = emblem(kind, r, fill=fill)
    if kind == "leaf":  # the veins tell a leaf from a flame
        d = "M 0 75 V -50 M 0 45 L 32 15 M 0 45 L -32 15 M 0 10 L 26 -18 M 0 10 L -26 -18"
        return join((mark, path(scaled(d, r), stroke=vein, stroke_width=r * 0.15, stroke_linecap="round")))
    if kind == "sun":
        return join((mark, circle(0, 0, r * 0.34, fill="none", stroke=vein, stroke_width=r * 0.16)))
    return mark


@cache
def token(look: Theme, hue: str, r: float, kind: str = "") -> Markup:
    """A round token of a seat: its colour and its emblem, with a pale rim that shows on any ground."""
    found = look.hue(hue)
    return join((
        circle(0, 0, r * 1.1, fill="#000000", fill_opacity=0.28),
        circle(0, 0, r * 1.04, fill="#ffffff"),
        circle(0, 0, r * 0.92, fill=found.fill),
        path(
            f"M {num(-r * 0.8)} {num(-r * 0.1)} A {num(r * 0.8)} {num(r * 0.8)} 0 0 1 {num(r * 0.8)} {num(-r * 0.1)} "
            f"A {num(r * 1.2)} {num(r * 1.2)} 0 0 0 {num(-r * 0.8)} {num(-r * 0.1)} Z",
            fill="#ffffff", fill_opacity=0.16,
        ),
        seat_sign(hue, r * 0.56, found.on, found.fill, kind),
    ))  # fmt: skip


@cache
def seat_defs(look_name: str, hues: tuple[str, ...], kinds: tuple[str, ...] = ()) -> Markup:
    """The tokens of the seats for a page: `page-seat-0` …, of radius 20. `kinds` are their emblems, where these do not
    go with the hues."""
    look = theme(look_name)
    return join(
        group(token(look, hue, 18.0, kind), id=f"{look_name}-seat-{i}")
        for i, (hue, kind) in enumerate(zip(hues, kinds or ("",) * len(hues), strict=True))
    )


def defs_panel(*parts: Markup) -> Markup:
    """A picture of nothing but definitions. (It must not have the size 0: then browsers know no gradients of it.)"""
    return tag("svg", tag("defs", *parts), xmlns="http://www.w3.org/2000/svg")
