"""The cards and stones of GODS as pictures.

Two visual languages, because gods and tribes share colour words: gods are strong plain colours with a white
emblem (flame, sun, moon, leaf), in temples and on round stones; tribes are pale patterned land with a sign
(fir, fish, peak, sheaf). Deserts, decays and the cards that are never put down have their own looks.
"""

from __future__ import annotations

from functools import cache

from theomachy.drawing.shapes import emblem, hexagon, pattern, scaled
from theomachy.drawing.svg import NOTHING, Markup, circle, group, join, label, path, rect, tag, use
from theomachy.drawing.theme import Theme, theme

UNIT = 40.0  # corner distance of a hex in the picture's own measure; the field is scaled as a whole
CARD = 38.0  # a card leaves a seam to its neighbours

GOD_EMBLEMS = {"red": "flame", "yellow": "sun", "blue": "moon", "green": "leaf", "violet": "star", "black": "cross"}
TRIBE_PATTERNS = {"green": "stripes", "blue": "waves", "violet": "dots", "yellow": "checks"}
TRIBE_SIGNS = {
    "green": "M 0 -14 L 9 -2 H 5 L 11 8 H 2.2 V 13 H -2.2 V 8 H -11 L -5 -2 H -9 Z",
    "blue": "M -14 0 C -8 -9 4 -9 8 -1.5 L 15 -8 V 8 L 8 1.5 C 4 9 -8 9 -14 0 Z M -7 -3 A 1.6 1.6 0 1 0 -6.9 -3 Z",
    "violet": "M -15 12 L -4 -9 L 1 0 L 5 -5 L 15 12 Z M -4 -9 L -7 -3 L -3 -4.5 L -1.4 -4.2 Z",
    "yellow": "M -1.4 13 V 2 C -8 3 -11 -1 -11 -6 C -6 -6 -2 -3 -1.4 0 V -3 C -6 -6 -4 -12 0 -15 "
              "C 4 -12 6 -6 1.4 -3 V 0 C 2 -3 6 -6 11 -6 C 11 -1 8 3 1.4 2 V 13 Z",
}  # fmt: skip
CARDS = ("green", "blue", "violet", "yellow", "desert", "decay", "whirlwind", "extra", "end")


def god_emblem(god: str, r: float, fill: str, vein: str) -> Markup:
    """The god's mark in colour `fill`, with details in the colour of what it lies on."""
    kind = GOD_EMBLEMS.get(god, "diamond")
    mark = emblem(kind, r, fill=fill)
    if kind == "leaf":  # the veins tell a leaf from a flame
        d = "M 0 75 V -50 M 0 45 L 32 15 M 0 45 L -32 15 M 0 10 L 26 -18 M 0 10 L -26 -18"
        return join((mark, path(scaled(d, r), stroke=vein, stroke_width=r * 0.15, stroke_linecap="round")))
    return mark


@cache
def stone(look: Theme, god: str, r: float) -> Markup:
    """A god stone: a round of the god's colour with its emblem."""
    hue = look.hue(god)
    return join((
        circle(0, 0, r, fill=hue.fill, stroke="#ffffff", stroke_width=r * 0.14),
        circle(0, 0, r * 1.07, fill="none", stroke="#000000", stroke_opacity=0.45, stroke_width=r * 0.07),
        god_emblem(god, r * 0.62, fill=hue.on, vein=hue.fill),
    ))  # fmt: skip


@cache
def temple_shape(fill: str, scale: float = 1.0, columns: int = 2) -> Markup:
    """A temple front: roof, columns, steps. About 52 wide and 46 high before scaling. Between two columns there
    is room for an emblem; four make a sign for temples of any god."""
    d = (
        "M 0 -25 L 26 -10 V -6 H -26 V -10 Z M -23 -3 H -17 V 13 H -23 Z M 17 -3 H 23 V 13 H 17 Z "
        "M -26 15 H 26 V 21 H -26 Z"
    )
    if columns == 4:
        d += " M -10 -3 H -4 V 13 H -10 Z M 4 -3 H 10 V 13 H 4 Z"
    return path(d, fill=fill, transform=f"scale({scale})" if scale != 1 else None)


def temple(look: Theme, god: str) -> Markup:
    hue = look.hue(god)
    return join((
        hexagon(CARD, fill=hue.fill, stroke=hue.edge, stroke_width=2.5, stroke_linejoin="round"),
        temple_shape(hue.on),
        group(god_emblem(god, 9, fill=hue.on, vein=hue.fill), at=(0, 5)),
    ))  # fmt: skip


def land(look: Theme, colour: str) -> Markup:
    """The ground of a tribe."""
    hue = look.hue(colour)
    ground = f"url(#{look.name}-land-{colour})"
    return join((
        hexagon(CARD, fill=hue.soft),
        hexagon(CARD, fill=ground, stroke=hue.mark, stroke_width=1.6, stroke_linejoin="round"),
    ))  # fmt: skip


@cache
def sign(look: Theme, colour: str) -> Markup:
    return path(TRIBE_SIGNS.get(colour, "M -9 -9 H 9 V 9 H -9 Z"), fill=look.hue(colour).mark, fill_rule="evenodd")


def tribe(look: Theme, colour: str, god: str | None) -> Markup:
    """A tribe on the field: its sign above, the stone below; an empty round without one."""
    hue = look.hue(colour)
    if god is None:
        mark = circle(0, 14, 11, fill=hue.soft, stroke=hue.mark, stroke_width=1.5, stroke_dasharray="3 3")
    else:
        mark = group(stone(look, god, 14.5), at=(0, 13.5))
    return join((land(look, colour), group(sign(look, colour), at=(0, -16), scale=0.95), mark))


def desert(look: Theme) -> Markup:
    hue = look.hue("sand")
    return join((
        hexagon(CARD, fill=hue.soft, stroke=hue.edge, stroke_width=1.6, stroke_linejoin="round"),
        path("M -26 -2 Q -14 -18 0 -6 Q 12 -16 26 -4 M -28 11 Q -12 -5 4 8 Q 16 -1 28 8 "
             "M -20 22 Q -6 12 6 20 Q 14 14 20 18",
             fill="none", stroke=hue.mark, stroke_width=2.2, stroke_linecap="round"),
        circle(13, -20, 5, fill=hue.fill, stroke=hue.mark, stroke_width=1.4),
    ))  # fmt: skip


def decay(look: Theme) -> Markup:
    hue = look.hue("black")
    bone = look.hue("white").fill
    return join((
        hexagon(CARD, fill=hue.fill, stroke=hue.edge, stroke_width=2, stroke_linejoin="round"),
        path("M -20 18 H 20 V 22 H -20 Z M -17 16 V -12 L -11 -16 L -9 -9 V 16 Z M -4 16 V 2 L 0 5 L 4 0 V 16 Z "
             "M 9 16 V -6 L 12 -3 L 17 -8 V 16 Z", fill=bone, fill_opacity=0.85),
        path("M 2 -32 L -3 -20 L 4 -14 L -2 -4", fill="none", stroke=bone, stroke_width=2, stroke_opacity=0.7),
    ))  # fmt: skip


def whirlwind(look: Theme) -> Markup:
    hue = look.hue("teal")
    return join((
        hexagon(CARD, fill=hue.soft, stroke=hue.mark, stroke_width=1.6, stroke_linejoin="round"),
        path("M -20 -18 Q 0 -26 20 -18 Q 24 -13 14 -10 Q 0 -6 -15 -9 M -13 -3 Q 2 2 14 -2 M -8 5 Q 2 9 10 5 "
             "M -2 12 Q 4 15 8 12 M 2 19 Q 5 21 7 19", fill="none", stroke=hue.mark, stroke_width=3.4,
             stroke_linecap="round"),
    ))  # fmt: skip


def extra(look: Theme) -> Markup:
    hue = look.hue("pink")
    return join((
        hexagon(CARD, fill=hue.soft, stroke=hue.mark, stroke_width=1.6, stroke_linejoin="round"),
        circle(0, 0, 21, fill="none", stroke=hue.mark, stroke_width=2.5),
        path("M -17 -3 H -5 M -11 -9 V 3 M 4 -6 L 10 -11 V 11", fill="none", stroke=hue.mark, stroke_width=4.2,
             stroke_linecap="round", stroke_linejoin="round"),
    ))  # fmt: skip


def end_tile(look: Theme) -> Markup:
    hue = look.hue("grey")
    return join((
        hexagon(CARD, fill=hue.soft, stroke=hue.mark, stroke_width=1.6, stroke_linejoin="round"),
        path("M -12 -18 H 12 M -12 18 H 12 M -9 -18 C -9 -4 9 4 9 18 M 9 -18 C 9 -4 -9 4 -9 18", fill="none",
             stroke=hue.mark, stroke_width=3, stroke_linecap="round"),
    ))  # fmt: skip


def card(look: Theme, name: str) -> Markup:
    """A card as it lies on the display or stands for its kind."""
    plain = {
        "desert": desert, "decay": decay, "whirlwind": whirlwind, "extra": extra, "mediation": extra, "end": end_tile,
    }  # fmt: skip
    if name in plain:
        return plain[name](look)
    return join((land(look, name), group(sign(look, name), at=(0, 0), scale=1.5)))


def person(fill: str) -> Markup:
    """A small figure that stands for "tribe" beside a price."""
    return path("M 0 -7.5 A 3 3 0 1 1 -0.01 -7.5 Z M -5 6.5 C -5 -3.5 5 -3.5 5 6.5 Z", fill=fill)


@cache
def definitions(name: str, gods: tuple[str, ...], cards: tuple[str, ...]) -> tuple[Markup, ...]:
    """Everything that is drawn many times, once: referred to by `use_piece`."""
    look = theme(name)
    tribes = [c for c in cards if c in TRIBE_SIGNS]
    shapes = [("void", void(look))]
    shapes += [(f"temple-{g}", temple(look, g)) for g in gods]
    shapes += [(f"tribe-{c}-{g or 'none'}", tribe(look, c, g)) for c in tribes for g in (*gods, None)]
    shapes += [(f"card-{c}", card(look, c)) for c in cards]
    shapes += [(f"stone-{g}", stone(look, g, 14)) for g in gods]
    patterns = [pattern(f"{name}-land-{c}", TRIBE_PATTERNS.get(c, "plain"), look.hue(c).mark, 0.3) for c in tribes]
    return (*patterns, *(tag("g", shape, id=f"{name}-{key}") for key, shape in shapes))


def void(look: Theme) -> Markup:
    """An empty hex beside the field."""
    return hexagon(CARD, fill=look.page, fill_opacity=0.45, stroke=look.line, stroke_width=1.3, stroke_dasharray="5 4")


@cache
def use_piece(look: Theme, key: str) -> Markup:
    return use(f"{look.name}-{key}")


@cache
def coin(look: Theme, value: object, held: bool, r: float = 9) -> Markup:
    """A points chip; a dashed ring where it could still be won."""
    hue = look.hue("yellow")
    if not held:
        return join((
            circle(0, 0, r, fill="none", stroke=look.faint, stroke_width=1.2, stroke_dasharray="2.5 2.5"),
            label(value, 0, r * 0.42, r * 1.15, fill=look.faint, anchor="middle"),
        ))  # fmt: skip
    return join((
        circle(0, 0, r, fill=hue.fill, stroke=hue.edge, stroke_width=1.6),
        label(value, 0, r * 0.42, r * 1.25, fill=hue.on, anchor="middle", bold=True),
    ))  # fmt: skip


@cache
def points_card(look: Theme, value: object, held: bool = True) -> Markup:
    """A points card, upright, about 16 by 22 around the origin."""
    if not held:
        return NOTHING
    return join((
        rect(-8, -11, 16, 22, 3, fill=look.raised, stroke=look.ink, stroke_width=1.4),
        label(value, 0, 5, 14, fill=look.ink, anchor="middle", bold=True),
    ))  # fmt: skip
