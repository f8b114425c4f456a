"""Building blocks for pictures of games: fields, panels, buttons, tracks, emblems and patterns.

All functions give markup around the origin or in the rectangle they are told, in the colours they are told.
Gods, peoples and the like are to differ by emblem or pattern, never by colour alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from math import cos, pi, sin, sqrt
from textwrap import wrap

from theomachy.drawing.svg import NOTHING, Markup, circle, group, join, label, num, path, polygon, rect, tag
from theomachy.drawing.theme import ROUND, Hue, Theme

ROOT3 = sqrt(3)


# ---- fields


def hex_centre(q: float, r: float, size: float) -> tuple[float, float]:
    """Centre of the pointy-top hex `q,r` whose corners are `size` away from it."""
    return size * ROOT3 * (q + r / 2), size * 1.5 * r


@cache
def hex_corners(size: float) -> tuple[tuple[float, float], ...]:
    return tuple((size * sin(pi / 3 * i), -size * cos(pi / 3 * i)) for i in range(6))


def hexagon(size: float, **values: object) -> Markup:
    """A pointy-top hexagon around the origin."""
    return polygon(hex_corners(size), **values)


def fit(
    points: Sequence[tuple[float, float]], width: float, height: float, margin: float, largest: float
) -> tuple[float, float, float]:
    """How to move and scale points, each with `margin` around it, into a rectangle: (x, y, scale), centred."""
    if not points:
        return width / 2, height / 2, largest
    left = min(x for x, _ in points) - margin
    right = max(x for x, _ in points) + margin
    top = min(y for _, y in points) - margin
    bottom = max(y for _, y in points) + margin
    scale = min(largest, width / (right - left), height / (bottom - top))
    return width / 2 - scale * (left + right) / 2, height / 2 - scale * (top + bottom) / 2, scale


# ---- emblems: marks that differ by shape, drawn to fill a circle of radius r


def star_points(r: float, inner: float, points: int) -> list[tuple[float, float]]:
    """Corners of a star with that many points, standing on its feet."""
    return [
        ((r if i % 2 == 0 else inner) * sin(pi * i / points), -(r if i % 2 == 0 else inner) * cos(pi * i / points))
        for i in range(2 * points)
    ]


def scaled(template: str, r: float) -> str:
    """Path data written in hundredths of r, words and numbers apart by spaces."""
    return " ".join(part if part.isalpha() else num(float(part) * r / 100) for part in template.split())


EMBLEM_PATHS = {
    "flame": "M 0 -100 C 20 -60 75 -25 70 30 C 67 75 35 100 0 100 C -35 100 -67 75 -70 30 C -68 0 -50 -20 -40 -45 "
             "C -25 -30 -20 -15 -15 0 C 5 -25 10 -65 0 -100 Z",
    "moon": "M 25 -95 C -40 -95 -85 -50 -85 0 C -85 50 -40 95 25 95 C 50 95 68 88 82 74 C 30 78 -12 42 -12 0 "
            "C -12 -42 30 -78 82 -74 C 68 -88 50 -95 25 -95 Z",
    "leaf": "M 0 -100 C 60 -60 80 -10 55 45 C 42 68 22 78 8 80 L 8 100 L -8 100 L -8 80 C -22 78 -42 68 -55 45 "
            "C -80 -10 -60 -60 0 -100 Z",
    "drop": "M 0 -100 C 25 -50 72 -10 72 35 C 72 75 38 100 0 100 C -38 100 -72 75 -72 35 C -72 -10 -25 -50 0 -100 Z",
    "heart": "M 0 90 C -60 45 -95 10 -95 -35 C -95 -70 -70 -88 -45 -88 C -22 -88 -8 -75 0 -58 "
             "C 8 -75 22 -88 45 -88 C 70 -88 95 -70 95 -35 C 95 10 60 45 0 90 Z",
    "cross": "M -30 -95 L 30 -95 L 30 -30 L 95 -30 L 95 30 L 30 30 L 30 95 L -30 95 L -30 30 L -95 30 L -95 -30 "
             "L -30 -30 Z",
    "bolt": "M 25 -100 L -60 15 L -8 15 L -28 100 L 62 -25 L 8 -25 Z",
    "diamond": "M 0 -100 L 75 0 L 0 100 L -75 0 Z",
    "triangle": "M 0 -95 L 95 75 L -95 75 Z",
    "square": "M -78 -78 L 78 -78 L 78 78 L -78 78 Z",
    "crown": "M -90 70 L -95 -50 L -45 -5 L 0 -85 L 45 -5 L 95 -50 L 90 70 Z",
    "mask": "M 0 -92 C 45 -92 80 -82 82 -62 C 88 10 58 96 0 98 C -58 96 -88 10 -82 -62 C -80 -82 -45 -92 0 -92 Z "
            "M 14 -18 C 26 6 54 6 66 -18 C 54 -38 26 -38 14 -18 Z M -14 -18 C -26 -38 -54 -38 -66 -18 "
            "C -54 6 -26 6 -14 -18 Z",
    "wave": "M -100 10 C -70 -50 -40 -50 -10 -10 C 15 22 35 22 60 -20 L 100 10 "
            "C 65 75 25 75 -5 40 C -35 5 -50 5 -70 50 Z",
}  # fmt: skip
EMBLEMS = (*EMBLEM_PATHS, "circle", "ring", "sun", "star", "hexagon")


@lru_cache(maxsize=4096)  # a table has few kinds of pieces, in few sizes and colours
def emblem(kind: str, r: float, **values: object) -> Markup:
    """One of EMBLEMS around the origin; give fill (and stroke) as attributes."""
    if kind in EMBLEM_PATHS:
        return path(scaled(EMBLEM_PATHS[kind], r), **values)
    if kind == "circle":
        return circle(0, 0, r * 0.85, **values)
    if kind == "ring":
        return path(
            f"M {num(-r)} 0 A {num(r)} {num(r)} 0 1 1 {num(r)} 0 A {num(r)} {num(r)} 0 1 1 {num(-r)} 0 Z "
            f"M {num(-r * 0.5)} 0 A {num(r * 0.5)} {num(r * 0.5)} 0 1 0 {num(r * 0.5)} 0 "
            f"A {num(r * 0.5)} {num(r * 0.5)} 0 1 0 {num(-r * 0.5)} 0 Z", **values,
        )  # fmt: skip
    if kind == "sun":
        return polygon(star_points(r, r * 0.62, 10), **values)
    if kind == "star":
        return polygon(star_points(r, r * 0.42, 5), **values)
    if kind == "hexagon":
        return hexagon(r, **values)
    raise ValueError(f"no emblem {kind!r}; there are: {', '.join(EMBLEMS)}")


# ---- patterns: quiet textures for grounds


PATTERNS = ("stripes", "waves", "dots", "checks", "zigzag", "bricks", "rings", "plain")


def pattern(name: str, kind: str, mark: str, strength: float = 0.35) -> Markup:
    """A <pattern> for `document(defs=...)`, one of PATTERNS; fill with `url(#name)`.

    It has no ground of its own: fill the shape with a plain colour first. (Tiles with a ground show seams.)
    """
    pen = {"fill": "none", "stroke": mark, "stroke_opacity": strength, "stroke_width": 1.6}
    width, height = 10.0, 10.0
    turn = None
    if kind == "stripes":
        inside = path("M 2.5 0 V 10 M 7.5 0 V 10", **pen)
        turn = "rotate(45)"
    elif kind == "waves":
        width, height = 14.0, 8.0
        inside = path("M -1 4 Q 3 0 7 4 T 15 4", **pen)
    elif kind == "dots":
        inside = join(
            circle(x, y, 1.5, fill=mark, fill_opacity=strength) for x, y in ((2.5, 2.5), (7.5, 7.5))
        )  # fmt: skip
    elif kind == "checks":
        inside = join(
            rect(x, y, 5, 5, fill=mark, fill_opacity=strength * 0.55) for x, y in ((0, 0), (5, 5))
        )  # fmt: skip
    elif kind == "zigzag":
        width, height = 12.0, 8.0
        inside = path("M 0 6 L 6 2 L 12 6", **pen)
    elif kind == "bricks":
        width, height = 14.0, 10.0
        inside = path("M 0 0.8 H 14 M 0 5.8 H 14 M 3 0.8 V 5.8 M 10 5.8 V 10.8", **pen)
    elif kind == "rings":
        width, height = 12.0, 12.0
        inside = circle(6, 6, 3.4, **pen)
    elif kind == "plain":
        inside = NOTHING
    else:
        raise ValueError(f"no pattern {kind!r}; there are: {', '.join(PATTERNS)}")
    return tag(
        "pattern", inside,
        id=name, width=width, height=height, patternUnits="userSpaceOnUse", patternTransform=turn,
    )  # fmt: skip


# ---- furniture


def panel(theme: Theme, x: float, y: float, width: float, height: float, marked: bool = False) -> Markup:
    """A sheet to write on; `marked` frames it in the accent colour."""
    return rect(
        x, y, width, height, ROUND, fill=theme.panel, stroke=theme.accent if marked else theme.line,
        stroke_width=3 if marked else 1,
    )  # fmt: skip


def button(
    theme: Theme, text: str, x: float, y: float, width: float, height: float, target: str, *, lit: bool = False,
    off: bool = False, size: float = 15, icon: Markup = NOTHING, hint: str = "",
) -> Markup:  # fmt: skip
    """A button with a target. `off` is shown but out of reach now; `lit` can be clicked now.

    An icon is drawn around the origin, in a box of about `size`, left of the text.
    """
    fill, edge, ink = theme.raised, theme.line, theme.ink
    if lit:
        fill, edge = theme.lit_soft, theme.lit
    elif off:
        fill, ink = "none", theme.faint
    middle = width / 2 + (size * 0.9 if icon else 0)
    return group(
        rect(0, 0, width, height, height / 2, fill=fill, stroke=edge, stroke_width=2.5 if lit else 1.2,
             stroke_dasharray="4 4" if off else None),
        group(icon, at=(height / 2 + 2, height / 2), opacity=0.4 if off else None) if icon else NOTHING,
        label(text, middle, height / 2 + size * 0.35, size, fill=ink, anchor="middle", bold=lit),
        at=(x, y), target=target, name=hint or text, lit=lit, opacity=None,
    )  # fmt: skip


def fitted(
    text: str, x: float, y: float, size: float, room: float, *, fill: str | None = None, bold: bool = False,
    anchor: str | None = None, **values: object,
) -> Markup:  # fmt: skip
    """A line of text that keeps within `room`, whatever font the reader has: smaller if need be, then cut short.

    For what people write themselves; the full text is then best given as the name of the group around it.
    """
    wide = 0.62  # of the size, the mean letter of a wide font
    size = max(size * 0.75, min(size, room / (wide * max(1, len(text)))))
    most = max(1, int(room / (wide * size)))
    if len(text) > most:
        text = text[: most - 1] + "…"
    return label(text, x, y, size, fill=fill, bold=bold, anchor=anchor, **values)


def badge(text: object, x: float, y: float, size: float, fill: str, ink: str, edge: str | None = None) -> Markup:
    """A short text or number on a pill around the point."""
    width = max(size * 1.5, len(str(text)) * size * 0.58 + size * 0.8)
    return join((
        rect(x - width / 2, y - size * 0.75, width, size * 1.5, size * 0.75, fill=fill, stroke=edge),
        label(text, x, y + size * 0.35, size, fill=ink, anchor="middle", bold=True),
    ))  # fmt: skip


def track(
    theme: Theme, x: float, y: float, width: float, height: float, most: int, value: int, fill: str, ink: str, *,
    key: str | None = None, name: str = "", ahead: int = 0,
) -> Markup:  # fmt: skip
    """Spaces from 0 to `most` with a marker on `value`; `ahead` spaces after it are hinted at (an income to come)."""
    step = width / (most + 1)
    spaces = track_spaces(theme, width, height, most, value, fill, ahead)
    marker = group(
        rect(-step / 2, -height / 2 - 2, step, height + 4, 4, fill=fill, stroke=ink, stroke_opacity=0.4),
        label(value, 0, height * 0.27, height * 0.75, fill=ink, anchor="middle", bold=True),
        at=((value + 0.5) * step, height / 2), key=key,
    )  # fmt: skip
    return group(spaces, marker, at=(x, y), name=name)


@lru_cache(1024)
def track_spaces(theme: Theme, width: float, height: float, most: int, value: int, fill: str, ahead: int) -> Markup:
    """The spaces of a track without its marker."""
    step = width / (most + 1)
    return join(
        join((
            rect(i * step + 1, 0, step - 2, height, 3, fill=fill if i <= value else theme.well,
                 fill_opacity=0.25 if i <= value else None, stroke=fill if value < i <= value + ahead else None,
                 stroke_dasharray="2 2" if value < i <= value + ahead else None),
            label(i, (i + 0.5) * step, height * 0.7, height * 0.55, fill=theme.muted, anchor="middle"),
        ))
        for i in range(most + 1)
    )  # fmt: skip


def pips(x: float, y: float, have: int, need: int, r: float, fill: str, empty: str) -> Markup:
    """`have` of `need` as filled and empty dots, from the point to the right."""
    return join(
        circle(x + i * r * 2.6, y, r, fill=fill if i < have else "none", stroke=fill if i < have else empty,
               stroke_width=1.4)
        for i in range(max(have, need))
    )  # fmt: skip


def meter(x: float, y: float, width: float, height: float, share: float, fill: str, ground: str) -> Markup:
    """A bar that is filled to a share between 0 and 1."""
    share = min(1.0, max(0.0, share))
    return join((
        rect(x, y, width, height, height / 2, fill=ground),
        rect(x, y, max(height, width * share), height, height / 2, fill=fill) if share > 0 else NOTHING,
    ))  # fmt: skip


def lit_frame(theme: Theme, x: float, y: float, width: float, height: float, r: float = ROUND) -> Markup:
    """What can be clicked now gets this around it: a strong line with a light one inside, seen on any ground."""
    return join((
        rect(x, y, width, height, r, fill="none", stroke=theme.page, stroke_width=7, pointer_events="none"),
        rect(x, y, width, height, r, fill="none", stroke=theme.lit, stroke_width=4, pointer_events="none"),
    ))  # fmt: skip


def chip(text: object, r: float, hue: Hue, dashed: bool = False) -> Markup:
    """A round counter with a short text, around the origin; `dashed` shows where one could lie."""
    look: dict[str, object] = {"fill": hue.fill, "stroke": hue.edge}
    if dashed:
        look = {"fill": "none", "stroke": hue.edge, "stroke_dasharray": "3 3"}
    size = r * (1.2 if len(str(text)) < 3 else 0.85)
    return join((
        circle(0, 0, r, stroke_width=max(1.2, r * 0.14), **look),
        label(text, 0, size * 0.35, size, fill=hue.edge if dashed else hue.on, anchor="middle", bold=True),
    ))  # fmt: skip


@lru_cache(maxsize=4096)  # the same sentences stand in picture after picture
def broken(text: str, letters: int) -> tuple[str, ...]:
    """Text in lines of at most so many letters."""
    return tuple(wrap(text, letters))


def wrapped(
    text: str, x: float, y: float, size: float, room: float, *, most: int = 9, fill: str | None = None,
    bold: bool = False, anchor: str | None = None,
) -> Markup:  # fmt: skip
    """Text broken into lines that keep within `room`, at most so many; the last one ends in … if there was more."""
    letters = max(1, int(room / (0.55 * size)))
    lines = broken(text, letters) or ("",)
    if len(lines) > most:
        lines = (*lines[: most - 1], lines[most - 1][: letters - 1] + "…")
    return join(
        label(part, x, y + i * size * 1.22, size, fill=fill, bold=bold, anchor=anchor) for i, part in enumerate(lines)
    )


def card(
    theme: Theme, x: float, y: float, width: float, height: float, hue: Hue, *, title: str = "", text: str = "",
    corner: object = None, picture: Markup = NOTHING, target: str | None = None, key: str | None = None,
    name: str = "", lit: bool = False, off: bool = False, ground: str | None = None,
) -> Markup:  # fmt: skip
    """A playing card, face up: a head with its title and a number in the corner, a picture around the middle of
    the space below, and text at the foot. `ground` may be a pattern; `off` is a card that cannot be used now."""
    head = min(height * 0.24, 30.0)
    size = head * 0.58
    room = width - 16 - (head if corner is not None else 0)
    return group(
        rect(0, 0, width, height, 8, fill=theme.raised, stroke=hue.edge, stroke_width=1.4),
        rect(0.7, head, width - 1.4, height - head - 8, 0, fill=ground) if ground else NOTHING,
        path(f"M 0 {num(head)} V 8 Q 0 0 8 0 H {num(width - 8)} Q {num(width)} 0 {num(width)} 8 V {num(head)} Z",
             fill=hue.fill, stroke=hue.edge, stroke_width=1.4),
        fitted(title, 8, head * 0.7, size, room, fill=hue.on, bold=True),
        label(corner, width - 8, head * 0.74, size * 1.2, fill=hue.on, anchor="end", bold=True)
        if corner is not None else NOTHING,
        group(picture, at=(width / 2, head + (height - head) / 2)) if picture else NOTHING,
        wrapped(text, width / 2, head + size * 1.4, size * 0.85, width - 12, fill=theme.ink, anchor="middle",
                most=max(1, int((height - head) / size) - 1)) if text else NOTHING,
        lit_frame(theme, 0, 0, width, height, 8) if lit else NOTHING,
        at=(x, y), target=target, key=key, name=name or title or None, lit=lit, opacity=0.45 if off else None,
    )  # fmt: skip


def card_back(
    theme: Theme, x: float, y: float, width: float, height: float, hue: Hue, *, mark: str = "diamond",
    count: int | None = None, target: str | None = None, key: str | None = None, name: str = "", lit: bool = False,
) -> Markup:  # fmt: skip
    """A card or a pile face down, with an emblem; `count` is how many lie there (0: an empty place)."""
    if count == 0:
        inside = rect(0, 0, width, height, 8, fill="none", stroke=theme.line, stroke_width=1.6, stroke_dasharray="5 5")
    else:
        r = min(width, height) * 0.24
        inside = join((
            rect(3, 3, width, height, 8, fill=hue.edge) if count is not None and count > 1 else NOTHING,
            rect(0, 0, width, height, 8, fill=hue.fill, stroke=hue.edge, stroke_width=1.6),
            rect(6, 6, width - 12, height - 12, 5, fill="none", stroke=hue.on, stroke_opacity=0.6),
            group(emblem(mark, r, fill=hue.on), at=(width / 2, height / 2)),
        ))  # fmt: skip
    return group(
        inside,
        badge(count, width - 6, height - 4, 13, theme.raised, theme.ink, theme.line) if count else NOTHING,
        lit_frame(theme, 0, 0, width, height, 8) if lit else NOTHING,
        at=(x, y), target=target, key=key, name=name or None, lit=lit,
    )  # fmt: skip
