"""The signs of Gentes: persons, kinds of sites, goods, actions, symbols of cards. Outline as well as colour tells them
apart, and no sign means two things.

Each is drawn around the origin in a box of 24 and defined once per page; what has no colour of its own takes that of
the place where it is used.
"""

from __future__ import annotations

from functools import cache

from theomachy.drawing.svg import Markup, circle, group, join, num, path, polygon, rect, tag, use
from theomachy.drawing.theme import Theme, theme
from theomachy.drawing.tiles import seat_defs, seat_sign

BOX = "-12 -12 24 24"

PERSONS = {
    "noble": "M-9.5 -5 L-4.8 0 L0 -9 L4.8 0 L9.5 -5 L8 8 H-8 Z",
    "artisan": "M-9 -9 H5 C8 -9 9.5 -7 9.5 -3 H2.5 V9.5 H-2 V-3 H-9 Z",
    "soldier": "M0 -10 C5 -10 8 -6.5 8 -1 V9.5 H2.6 V2.6 H5 V-1.4 H-5 V2.6 H-2.6 V9.5 H-8 V-1 C-8 -6.5 -5 -10 0 -10 Z",
    "merchant": "M-3.4 -5 L-6.5 -9.8 H6.5 L3.4 -5 C9.6 -1 10.4 9.6 5 9.6 H-5 C-10.4 9.6 -9.6 -1 -3.4 -5 Z",
    "priest": "M-8 9.6 V6.8 H-4.6 V3.6 H-8 V.8 H8 V3.6 H4.6 V6.8 H8 V9.6 Z M0 -10.4 C3 -7.4 5 -5.6 4 -2.8 "
    "C3.2 -1 1.6 -.6 0 -.6 C-1.6 -.6 -3.2 -1 -4 -2.8 C-5 -5.6 -1 -7.4 0 -10.4 Z",
    "scholar": "M-8 -9.6 H8 V-5.8 H5.4 V5.8 H8 V9.6 H-8 V5.8 H-5.4 V-5.8 H-8 Z",
}  # fmt: skip
PERSON_HUES = {
    "noble": "violet", "artisan": "brown", "soldier": "red", "merchant": "yellow", "priest": "teal", "scholar": "blue",
}  # fmt: skip
KINDS = {
    "temple": "M0 -9.6 L10.4 -4 V-1.6 H-10.4 V-4 Z M-8.4 0 H-5 V6 H-8.4 Z M-1.7 0 H1.7 V6 H-1.7 Z M5 0 H8.4 V6 H5 Z "
    "M-10.4 7.2 H10.4 V9.8 H-10.4 Z",
    "oracle": "M-8.4 -2.6 H8.4 V.6 H6.2 L8.8 9.8 H5.8 L3.8 2.8 H1.4 V9.8 H-1.4 V2.8 H-3.8 L-5.8 9.8 H-8.8 L-6.2 .6 "
    "H-8.4 Z M-1 -4 C-4.4 -6.4 1.8 -7.4 -1.4 -10.8 C5.6 -8.8 .6 -6.2 2.6 -4 Z",
    "trade": "M-10.4 3.2 H10.4 L7 9.4 H-7 Z M-1 1.6 V-10.4 C-7.4 -8.4 -9 -3 -9 1.6 Z M1.4 1.6 V-8.4 "
    "C5.6 -6.4 8 -3.2 8.6 1.6 Z",
}  # fmt: skip
KIND_HUES = {"temple": "sand", "oracle": "violet", "trade": "teal"}
ACTIONS = {
    "philosopher": "M-5 -8.6 A4 4 0 1 1 -5.01 -8.6 Z M-11 8 C-11 2.6 -8.6 .4 -5 .4 C-1.4 .4 1 2.6 1 8 Z "
    "M4.2 -8.4 A4 4 0 1 1 3.4 -.8 C5 -2.6 5.2 -6 4.2 -8.4 Z M3.2 1 C8.6 -.2 11 3 11 8 H3.4 C3.4 5 3.8 3 3.2 1 Z",
    "navigator": "M0 -11 A3 3 0 0 1 1.4 -5.4 V-3 H5.4 V-.4 H1.4 V7.4 C4.4 7 6.8 5 7.2 2.4 L4.6 3.4 L8.4 -2 L11.4 3.8 "
    "L9.2 2.6 C8.6 7.4 4.6 10.4 0 10.4 C-4.6 10.4 -8.6 7.4 -9.2 2.6 L-11.4 3.8 L-8.4 -2 L-4.6 3.4 L-7.2 2.4 "
    "C-6.8 5 -4.4 7 -1.4 7.4 V-.4 H-5.4 V-3 H-1.4 V-5.4 A3 3 0 0 1 0 -11 Z",
    "scribe": "M-9.6 -6.6 L-1 -9.4 L3.8 7 L-4.8 9.6 Z M3.4 -8.6 L9.6 -6.8 L6 8 L5.2 7.8 Z",
    "chronicler": "M-7.6 -10 H7.6 V10 H-7.6 Z M0 -5.6 L-1.6 -1.8 L-5.6 -1.6 L-2.4 .8 L-3.4 4.8 L0 2.4 L3.4 4.8 "
    "L2.4 .8 L5.6 -1.6 L1.6 -1.8 Z",
    "tax": "M-8 -8.4 H8 V-4.6 H-8 Z M-9.4 -3.4 H6.6 V.4 H-9.4 Z M-7.4 1.6 H8.6 V5.4 H-7.4 Z M-9 6.6 H7 V10 H-9 Z",
    "start": "M-7.4 -10 H-4.6 V10 H-7.4 Z M-4 -9.4 H9.6 L6.4 -4.6 L9.6 .2 H-4 Z",
}  # fmt: skip
MOMENTS = {  # when an effect of a card works
    "sun": "M0 -4.8 A4.8 4.8 0 1 1 -.01 -4.8 Z M-1.1 -11 H1.1 V-7 H-1.1 Z M-1.1 7 H1.1 V11 H-1.1 Z M-11 -1.1 H-7 V1.1 "
    "H-11 Z M7 -1.1 H11 V1.1 H7 Z M-8.6 -7.1 L-7.1 -8.6 L-4.3 -5.8 L-5.8 -4.3 Z M8.6 7.1 L7.1 8.6 L4.3 5.8 L5.8 4.3 Z "
    "M-8.6 7.1 L-7.1 8.6 L-4.3 5.8 L-5.8 4.3 Z M8.6 -7.1 L7.1 -8.6 L4.3 -5.8 L5.8 -4.3 Z",
    "always": "M-6 -4.6 C-2.4 -4.6 -1 -1.6 0 0 C1 1.6 2.4 4.6 6 4.6 A4.6 4.6 0 0 0 6 -4.6 C2.4 -4.6 1 -1.6 0 0 "
    "C-1 1.6 -2.4 4.6 -6 4.6 A4.6 4.6 0 0 1 -6 -4.6 Z",
    "decline": "M-11 4 H11 V6.2 H-11 Z M-7 8 H7 V10 H-7 Z M-6 2.6 A6 6 0 0 1 6 2.6 Z M-1.1 -9 H1.1 V-5.4 H-1.1 Z "
    "M-9.4 -4.6 L-7.8 -6 L-5.4 -3.4 L-7 -2 Z M9.4 -4.6 L7.8 -6 L5.4 -3.4 L7 -2 Z",
    "on_play": "M-2 -10.4 H7 L2 -2.4 H8 L-5 10.6 L-1.6 1 H-7.4 Z",
}  # fmt: skip
SEALS = {  # pale strokes on a dark disc
    "culture": "M-4 -5 C-6.4 0 -3.6 4 -2.4 5.4 H2.4 C3.6 4 6.4 0 4 -5 M-3 -3 H3 M-1 -3 V5 M1 -3 V5",
    "commerce": "M0 -5.6 V5.6 M-3 5.6 H3 M-5.4 -3.4 H5.4 M-5.4 -3.4 L-7.2 1.2 H-3.6 Z M5.4 -3.4 L3.6 1.2 H7.2 Z",
    "warfare": "M-5 5.4 L5 -5.4 M5 5.4 L-5 -5.4 M5 -2 V-5.4 H1.8 M-5 -2 V-5.4 H-1.8",
    "craft": "M-2.2 -5.8 H2.2 M-1.4 -5.6 C-1.4 -3.4 -4.4 -1.6 -4 1.4 C-3.6 4 -1.4 5.6 -1.4 6 H1.4 C1.4 5.6 3.6 4 4 1.4 "
    "C4.4 -1.6 1.4 -3.4 1.4 -5.6",
}  # fmt: skip
SYMBOLS = tuple(SEALS)
HOUSE = "M-9 10 V-2 L0 -10 L9 -2 V10 Z"


def person_sign(kind: str) -> str:
    return f"page-person-{kind}"


def kind_sign(kind: str) -> str:
    return f"page-kind-{kind}"


@cache
def definitions(colours: tuple[str, ...]) -> tuple[Markup, ...]:
    """All signs, and the tokens and houses of the seats."""
    look = theme("page")
    found = [seat_defs("page", colours)]
    for kind, d in PERSONS.items():
        found.append(path(d, id=person_sign(kind), stroke_linejoin="round"))
    for kind, d in KINDS.items():
        found.append(path(d, id=kind_sign(kind)))
    for kind, d in ACTIONS.items():
        found.append(path(d, id=f"page-action-{kind}", fill_rule="evenodd"))
    for kind, d in MOMENTS.items():
        plain = {"fill": "none", "stroke": look.lit, "stroke_width": 2.2} if kind == "always" else {"fill": look.lit}
        found.append(path(d, id=f"page-moment-{kind}", **plain))
    for kind, d in SEALS.items():
        found.append(group(
            circle(0, 0, 10.5, fill=look.ink),
            path(d, fill="none", stroke=look.panel, stroke_width=1.7, stroke_linecap="round", stroke_linejoin="round"),
            id=f"page-symbol-{kind}",
        ))  # fmt: skip
    found += [goods(look), *(house(look, i, colour) for i, colour in enumerate(colours))]
    return tuple(found)


def goods(look: Theme) -> Markup:
    """Coin, laurel, hourglass, cubes."""
    coin, brown = look.hue("yellow"), look.hue("brown")
    leaves = []
    for side in (-1, 1):
        for i in range(6):
            angle = 28 + i * 24
            leaves.append(tag(
                "ellipse", cx=0, cy=-10.2, rx=1.4, ry=3, transform=f"rotate({side * angle}) rotate({side * 24} 0 -10.2)"
            ))  # fmt: skip
    return join((
        group(
            circle(0, 0, 10, fill=coin.fill, stroke=coin.edge, stroke_width=1.6),
            circle(0, 0, 6.6, fill="none", stroke=coin.edge, stroke_opacity=0.7, stroke_width=1.2),
            id="page-coin",
        ),
        group(join(leaves), fill=look.good, id="page-laurel"),
        group(
            path("M-4.8 -7.6 H4.8 C4.8 -3 1.2 -2 1.2 0 C1.2 2 4.8 3 4.8 7.6 H-4.8 C-4.8 3 -1.2 2 -1.2 0 C-1.2 -2 "
                 "-4.8 -3 -4.8 -7.6 Z", fill=look.panel, stroke=look.ink, stroke_width=1.1),
            path("M-3 -4.6 H3 C2.2 -2.4 .7 -1.8 .7 .2 C.9 2.4 3.6 3.6 3.8 6.8 H-3.8 C-3.6 3.6 -.9 2.4 -.7 .2 "
                 "C-.7 -1.8 -2.2 -2.4 -3 -4.6 Z", fill=look.lit),
            path("M-6.6 -9.8 H6.6 V-7.2 H-6.6 Z M-6.6 7.2 H6.6 V9.8 H-6.6 Z", fill=look.ink),
            id="page-hourglass",
        ),
        cube("page-cube-temple", look.hue("sand").soft, look.hue("sand").fill, look.hue("sand").edge),
        cube("page-cube-oracle", look.hue("violet").soft, look.hue("violet").fill, look.hue("violet").side),
        cube("page-cube-wood", look.hue("brown").soft, brown.fill, brown.side),
    ))  # fmt: skip


def cube(name: str, top: str, left: str, right: str) -> Markup:
    """A cube seen from its corner."""
    return group(
        polygon([(0, -9.6), (8.6, -4.8), (0, 0), (-8.6, -4.8)], fill=top),
        polygon([(-8.6, -4.8), (0, 0), (0, 9.6), (-8.6, 4.8)], fill=left),
        polygon([(8.6, -4.8), (0, 0), (0, 9.6), (8.6, 4.8)], fill=right),
        id=name,
    )


def house(look: Theme, seat: int, colour: str) -> Markup:
    """A city of a seat: a house with its emblem."""
    hue = look.hue(colour)
    return group(
        path(HOUSE, fill=hue.fill, stroke=hue.edge, stroke_width=1.4, stroke_linejoin="round"),
        group(seat_sign(colour, 5.2, hue.on, hue.fill), at=(0, 3)),
        id=f"page-city-{seat}",
    )


def sign(name: str, x: float, y: float, size: float = 24.0, **values: object) -> Markup:
    """A defined sign, its middle at that place."""
    scale = size / 24
    where = f"translate({num(x)} {num(y)})" + (f" scale({scale:.4g})" if scale != 1 else "")
    return use(f"page-{name}", transform=where, **values)


def person(look: Theme, kind: str, x: float, y: float, size: float = 18.0, state: str = "have") -> Markup:
    """A person: `have` in full colour, `missing` outlined, `cube` where a temple cube would stand in."""
    hue = look.hue(PERSON_HUES[kind])
    if state == "have":
        return sign(f"person-{kind}", x, y, size, fill=hue.fill, stroke=hue.edge, stroke_width=0.8)
    if state == "missing":
        return sign(f"person-{kind}", x, y, size, fill="none", stroke=look.lit, stroke_width=1.8)
    return sign(
        f"person-{kind}", x, y, size, fill=look.hue("sand").soft, stroke=look.hue("sand").mark, stroke_width=1.5,
        stroke_dasharray="2.4 1.8",
    )  # fmt: skip


def kind(look: Theme, name: str, x: float, y: float, size: float = 18.0, missing: bool = False) -> Markup:
    """The sign of a kind of site: temple, oracle, trade."""
    if missing:
        return sign(f"kind-{name}", x, y, size, fill="none", stroke=look.lit, stroke_width=1.6)
    return sign(f"kind-{name}", x, y, size, fill=look.hue(KIND_HUES[name]).mark)


def laurel(look: Theme, n: object, x: float, y: float, size: float = 26.0, letters: float = 16.0) -> Markup:
    """Points: a figure in a wreath."""
    figure = tag(
        "text", n, x=x, y=y + letters * 0.36, font_size=letters, font_weight="bold", text_anchor="middle", fill=look.ink
    )
    return join((sign("laurel", x, y, size), figure))


def well(look: Theme, x: float, y: float, size: float) -> Markup:
    """A sunk place for a cube."""
    return rect(x - size / 2, y - size / 2, size, size, 4, fill=look.well, stroke=look.line)
