"""The cards and stones of GODS as pictures: tiles with thickness on an island in the sea.

Two visual languages, because gods and tribes share colour words: gods are strong plain colours with an emblem (flame,
sun, moon, leaf), in temples and on round stones; peoples are landscapes (forest, water, mountains, fields). Deserts,
decays and the cards that are never put down have their own looks.
"""

from __future__ import annotations

from functools import cache

from theomachy.drawing.shapes import hexagon
from theomachy.drawing.svg import Markup, circle, group, join, path, tag, use
from theomachy.drawing.theme import Theme, theme
from theomachy.drawing.tiles import hex_path, hex_tile, seat_defs, seat_sign, token, vertical

UNIT = 40.0  # corner distance of a hex in the picture's own measure; the field is scaled as a whole
CARD = 38.0  # a card leaves a seam to its neighbours
THICK = 5.0
STONE = 12.5  # radius of a stone on a tile
STONE_AT = (0.0, 15.0)

GROUND = {
    "green": "forest", "blue": "fisher", "violet": "mountain", "yellow": "farmer", "desert": "desert", "decay": "decay",
    "whirlwind": "wind", "extra": "rose", "mediation": "rose", "end": "stone",
}  # fmt: skip
WAVES = "M 10 22 q 8 -7 16 0 t 16 0 M 92 78 q 8 -7 16 0 t 16 0"
GRASS = "M 22 28 q -1 -8 -6 -12 M 22 28 q 0 -9 1 -14 M 22 28 q 2 -7 7 -10 M 104 88 q -1 -8 -6 -12 M 104 88 q 0 -9 1 -14"
PEOPLES = ("green", "blue", "violet", "yellow")


@cache
def stone(look: Theme, god: str, r: float) -> Markup:
    """A god stone: a round of the god's colour with its emblem."""
    return token(look, god, r)


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
    """A temple of a god: a bright front on the god's colour, the emblem between its columns."""
    hue = look.hue(god)
    front = hue.on
    return join((
        hex_tile(hue.fill, hue.side, CARD, THICK),
        path(hex_path(CARD), fill="url(#page-sheen)"),
        path("M 0 -26 L 27 -11 H -27 Z", fill=front),
        path("M 0 -26 L 27 -11 H 0 Z", fill="#000000", fill_opacity=0.13),
        path("M -24 -9 H 24 V -5.5 H -24 Z M -23 -3.5 H -16.5 V 13 H -23 Z M 16.5 -3.5 H 23 V 13 H 16.5 Z", fill=front),
        path("M -19 -3.5 H -16.5 V 13 H -19 Z M 20.5 -3.5 H 23 V 13 H 20.5 Z", fill="#000000", fill_opacity=0.13),
        path("M -25 14.5 H 25 V 17.5 H -25 Z M -27.5 18.5 H 27.5 V 22 H -27.5 Z", fill=front),
        group(seat_sign(god, 9.5, hue.on, hue.fill), at=(0, 4.5)),
    ))  # fmt: skip


def firs(fill: str, at: tuple[tuple[float, float, float], ...]) -> Markup:
    one = "M 0 -15 L 7 -4 H 4.2 L 9.5 4 H 5.5 L 11 12 H 1.6 V 16 H -1.6 V 12 H -11 L -5.5 4 H -9.5 L -4.2 -4 H -7 Z"
    return join(path(one, fill=fill, transform=f"translate({x} {y}) scale({k})") for x, y, k in at)


def landscape(look: Theme, people: str) -> Markup:
    """What a people's tile shows, within the hexagon, over its ground."""
    ground = look.grounds[GROUND[people]]
    m = ground.motif
    pale = "#ffffff"
    if people == "green":
        return join((
            path("M -31 12 Q -14 2 2 9 Q 18 16 31 8 V 18 L 0 36 L -31 18 Z", fill=ground.low, fill_opacity=0.75),
            firs(m, ((-16, -5, 0.78), (16, -5, 0.78), (0, -12, 1.05))),
            firs(m, ((-25, 14, 0.5), (25, 14, 0.5))),
        ))  # fmt: skip
    if people == "blue":
        wave = "M -32 {y} q 8 -6 16 0 t 16 0 t 16 0 t 16 0"
        return join((
            *(path(wave.format(y=y), fill="none", stroke=m, stroke_opacity=o, stroke_width=1.8)
              for y, o in ((-1, 0.35), (9, 0.45), (19, 0.45))),
            path("M -19 -15 C -11 -25 6 -25 12 -16.5 L 21 -23 V -8 L 12 -14.5 C 6 -6 -11 -6 -19 -15 Z", fill=m),
            circle(-10, -16.5, 1.9, fill=pale),
            path("M -3 -21 Q 1 -15.5 -3 -10", fill="none", stroke=pale, stroke_opacity=0.6, stroke_width=1.3),
        ))  # fmt: skip
    if people == "violet":
        return join((
            path("M -33 17 L -12 -19 L 0 -1 L 10 -13 L 33 17 L 0 36 Z", fill=m, fill_opacity=0.78),
            path("M -12 -19 L 0 -1 L -9 17 L -4 24 L -14 28 L -33 17 Z", fill=m, fill_opacity=0.45),
            path("M -12 -19 L -19 -7 L -14 -9.5 L -11 -5.5 L -8 -9 L -4.5 -7.5 Z", fill=pale),
            path("M 10 -13 L 4.5 -6.4 L 9 -7.5 L 11.5 -5 L 15.5 -6 Z", fill=pale),
        ))  # fmt: skip
    ear = (
        "M 0 6 V -4 M 0 -4 C -5 -5 -5 -10 -5 -10 C 0 -10 0 -6 0 -4 C 0 -6 0 -10 5 -10 C 5 -10 5 -5 0 -4 "
        "M 0 -10 C -5 -11 -5 -16 -5 -16 C 0 -16 0 -12 0 -10 C 0 -12 0 -16 5 -16 C 5 -16 5 -11 0 -10 "
        "M 0 -16 C -3.5 -19 0 -24 0 -24 C 0 -24 3.5 -19 0 -16 Z"
    )
    return join((
        path("M -32 4 Q 0 -6 32 4 V 18 L 0 36 L -32 18 Z", fill=ground.low, fill_opacity=0.8),
        *(path(f"M -31 {y} Q 0 {y - 9} 31 {y}", fill="none", stroke=m, stroke_opacity=0.4, stroke_width=1.8)
          for y in (11, 18)),
        *(path(ear, fill=m, stroke=m, stroke_width=1.6, transform=f"translate({x} {y}) scale({k})")
          for x, y, k in ((-14, -1, 0.9), (14, -1, 0.9), (0, -3, 1.12))),
    ))  # fmt: skip


def ground(look: Theme, card: str) -> Markup:
    name = GROUND[card]
    return hex_tile(f"url(#page-ground-{name})", look.grounds[name].side, CARD, THICK)


def tribe(look: Theme, people: str, god: str | None) -> Markup:
    """A tribe on the field: its landscape, and on it the stone of its god; a dashed round without one."""
    if god is None:
        motif = look.grounds[GROUND[people]].motif
        dashes: dict[str, object] = {"stroke": motif, "stroke_width": 1.8, "stroke_dasharray": "3 3"}
        mark = group(circle(0, 0, 10, fill=look.raised, fill_opacity=0.55, **dashes), at=STONE_AT)
    else:
        mark = group(stone(look, god, STONE), at=STONE_AT)
    return join((ground(look, people), landscape(look, people), mark))


def desert(look: Theme) -> Markup:
    colours = look.grounds["desert"]
    m = colours.motif
    return join((
        ground(look, "desert"),
        circle(14, -18, 6, fill=colours.top, stroke=m, stroke_width=1.5),
        path("M -32.5 2 C -20 -14 -8 -14 0 -4 C 8 4 20 -8 32.5 -6 V 18 L 0 37 L -32.5 18 Z", fill=m, fill_opacity=0.34),
        path("M -32.5 14 C -16 2 -4 6 6 14 C 14 20 24 10 32.5 8 V 18 L 0 37 L -32.5 18 Z", fill=m, fill_opacity=0.5),
        path("M -20 -3 q 6 -5 12 -4 M 10 20 q 6 2 12 -3", fill="none", stroke=colours.top, stroke_width=1.6,
             stroke_opacity=0.8, stroke_linecap="round"),
    ))  # fmt: skip


def decay(look: Theme) -> Markup:
    colours = look.grounds["decay"]
    bone = colours.motif
    return join((
        ground(look, "decay"),
        path("M -22 20 H 22 V 24 H -22 Z", fill=bone, fill_opacity=0.85),
        path("M -19 18 V -8 L -14 -13 L -10.5 -5 V 18 Z M -4.5 18 V 3 L 0 6 L 4 1 V 18 Z "
             "M 10 18 V -3 L 13.5 0 L 18.5 -6 V 18 Z", fill=bone),
        path("M -14.5 -10 V 18 H -10.5 V -5 Z M 0 6 L 4 1 V 18 H 0 Z M 14.5 -1 L 18.5 -6 V 18 H 14.5 Z",
             fill="#000000", fill_opacity=0.18),
        path("M 6 -22 L 24 -25 L 22 -17 L 9 -13 Z", fill=bone, fill_opacity=0.7),
        path("M 1 -34 L -5 -21 L 2 -17 L -3 -5", fill="none", stroke=look.gold, stroke_width=2.6,
             stroke_linejoin="round"),
    ))  # fmt: skip


def whirlwind(look: Theme) -> Markup:
    m = look.grounds["wind"].motif
    return join((
        ground(look, "whirlwind"),
        path("M -21 -18 Q 0 -27 21 -18 Q 25 -13 14 -10 Q 0 -6 -15 -9 M -14 -2 Q 2 3 15 -1 M -9 6 Q 2 10 11 6 "
             "M -3 13 Q 4 16 9 13 M 2 20 Q 5 22 8 20", fill="none", stroke=m, stroke_width=3.6,
             stroke_linecap="round"),
    ))  # fmt: skip


def extra(look: Theme) -> Markup:
    m = look.grounds["rose"].motif
    return join((
        ground(look, "extra"),
        circle(0, 0, 21, fill="#ffffff", fill_opacity=0.22, stroke=m, stroke_width=3),
        path("M -15 0 H -3 M -9 -6 V 6 M 4 -5 L 10 -10 V 11", fill="none", stroke=m, stroke_width=4.2,
             stroke_linecap="round", stroke_linejoin="round"),
    ))  # fmt: skip


def end_tile(look: Theme) -> Markup:
    m = look.grounds["stone"].motif
    return join((
        ground(look, "end"),
        path("M -12 -18 H 12 M -12 18 H 12 M -9 -18 C -9 -4 9 4 9 18 M 9 -18 C 9 -4 -9 4 -9 18", fill="none",
             stroke=m, stroke_width=3, stroke_linecap="round"),
    ))  # fmt: skip


def card(look: Theme, name: str) -> Markup:
    """A card as it lies on the display or stands for its kind."""
    plain = {
        "desert": desert, "decay": decay, "whirlwind": whirlwind, "extra": extra, "mediation": extra, "end": end_tile,
    }  # fmt: skip
    if name in plain:
        return plain[name](look)
    return join((ground(look, name), group(landscape(look, name), at=(0, 3))))


def person(fill: str) -> Markup:
    """A small figure that stands for "tribe" beside a price."""
    return path("M 0 -7.5 A 3 3 0 1 1 -0.01 -7.5 Z M -5 6.5 C -5 -3.5 5 -3.5 5 6.5 Z", fill=fill)


def sack_shape(look: Theme) -> Markup:
    hue = look.hue("brown")
    return join((
        path("M -11 -18 Q 0 -24 11 -18 L 7 -9 Q 26 2 22 18 Q 18 28 0 28 Q -18 28 -22 18 Q -26 2 -7 -9 Z",
             fill=hue.fill),
        path("M -9 -9 H 9", stroke=hue.side, stroke_width=4, stroke_linecap="round"),
        path(hex_path(9, 2), fill="none", stroke=hue.soft, stroke_width=2, transform="translate(0 11)"),
    ))  # fmt: skip


def pennant(look: Theme, god: str) -> Markup:
    """The sign of whoever changed a tile: not round, since round stones tell whom a tribe follows."""
    hue = look.hue(god)
    return join((
        path("M -13 26 V -26", fill="none", stroke=look.raised, stroke_width=11, stroke_linecap="round"),
        path("M -13 -26 L 27 -12 L -13 3 Z", fill=hue.fill, stroke=look.raised, stroke_width=5,
             stroke_linejoin="round", paint_order="stroke"),
        path("M -13 26 V -26", fill="none", stroke=look.ink, stroke_width=5, stroke_linecap="round"),
        group(seat_sign(god, 8, hue.on, hue.fill), at=(-1, -11.5)),
    ))  # fmt: skip


@cache
def definitions(gods: tuple[str, ...], cards: tuple[str, ...], plain: bool = False) -> tuple[Markup, ...]:
    """Everything that is drawn many times, once: referred to by `use_piece`. `plain`: what lies around the tiles is no
    sea."""
    look = theme("page")
    dusk = look.grounds["dusk"]
    shallow, foam = (dusk.low, dusk.motif) if plain else (look.shallow, look.foam)
    peoples = [c for c in cards if c in PEOPLES]
    shapes = [
        ("hex", path(hex_path(CARD + 1))), ("hit", hexagon(UNIT, fill="#000000", fill_opacity=0)),
        ("shore", path(hex_path(UNIT * 1.62, 22), fill=shallow, fill_opacity=0.55)),
        ("foam", path(hex_path(UNIT * 1.32, 16), fill=foam, fill_opacity=0.8)),
        ("offer", path(hex_path(CARD - 1), fill=foam, fill_opacity=0.55)),
        ("edge", join((
            path(hex_path(CARD), fill="none", stroke=look.raised, stroke_width=8),
            path(hex_path(CARD), fill="none", stroke=look.lit, stroke_width=5),
        ))),
        ("dashes", path(hex_path(CARD - 1), fill="none", stroke=look.lit, stroke_width=4, stroke_dasharray="9 5")),
        ("nobody", circle(0, 0, 8, fill="none", stroke=look.on_sea, stroke_width=1.8, stroke_dasharray="3 3")),
        ("sack", sack_shape(look)), ("temple-sign", temple_shape(look.ink, 0.9, 4)),
        ("bolt", path("M 4 -16 L -10 3 H -2 L -5 16 L 10 -4 H 1 Z", fill=look.ink)),
    ]  # fmt: skip
    shapes += [(f"temple-{g}", temple(look, g)) for g in gods]
    shapes += [(f"tribe-{c}-{g or 'none'}", tribe(look, c, g)) for c in peoples for g in (*gods, None)]
    shapes += [(f"card-{c}", card(look, c)) for c in cards]
    shapes += [(f"stone-{g}", stone(look, g, STONE)) for g in gods]
    grounds = [
        vertical(f"page-ground-{name}", look.grounds[name].top, look.grounds[name].low)
        for name in dict.fromkeys(GROUND.values())
    ]
    sheen = tag(
        "linearGradient", tag("stop", offset=0, stop_color="#ffffff", stop_opacity=0.28),
        tag("stop", offset=0.7, stop_color="#ffffff", stop_opacity=0), id="page-sheen", x1=0, y1=0, x2=0, y2=1,
    )  # fmt: skip
    waves = tag(
        "pattern", path(GRASS if plain else WAVES, fill="none", stroke=look.on_sea, stroke_opacity=0.13,
                        stroke_width=2.4, stroke_linecap="round"),
        id="page-waves", width=160, height=120, patternUnits="userSpaceOnUse",
    )  # fmt: skip
    return (*grounds, sheen, waves, *(tag("g", shape, id=f"page-{key}") for key, shape in shapes),
            seat_defs("page", gods),
            *(group(pennant(look, g), id=f"page-mover-{i}") for i, g in enumerate(gods)))  # fmt: skip


@cache
def use_piece(key: str) -> Markup:
    return use(f"page-{key}")
