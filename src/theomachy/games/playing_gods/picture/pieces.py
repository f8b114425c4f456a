"""The pieces of Playing Gods as pictures: figures and followers of the gods, spaces of the ring, cards, die, cities.

Gods have the colours and emblems that all games share (flame, sun, leaf, moon, star), and a blank mask for a god that
players make their own. Cards and spaces are told apart by their pictograms, each kind with a colour of its own besides.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from theomachy.drawing.shapes import pattern, scaled
from theomachy.drawing.svg import Markup, circle, group, join, path, rect, tag, use
from theomachy.drawing.theme import Theme, theme
from theomachy.drawing.tiles import seat_defs, seat_sign, token, vertical
from theomachy.games.playing_gods.picture.coasts import SHAPES, coast_path, land_path, sign_path
from theomachy.games.playing_gods.picture.signs import ELEMENT_HUES, PERSON, card_hue, card_sign, sign
from theomachy.games.playing_gods.table.names import BACK_NAMES, CARD_NAMES, ELEMENT_NAMES, SPECIAL_NAMES

HUES = {"red": "red", "yellow": "yellow", "green": "green", "blue": "blue", "purple": "violet"}
HATCHES = {"red": "stripes", "yellow": "dots", "green": "zigzag", "blue": "waves", "violet": "checks"}

SPACE = 74.0  # of the ring, from middle to middle
PLATE = 69.0
CHIP = (23.0, 8.0, 7.0)  # half the width of a chip, half the height of its face, its thickness

SPACE_HUES = {
    "wrath": "orange", "conversion": "teal", "portal": "blue", "gain_one_sect": "green", "steal_one_card": "brown",
    "godkiller": "black",
}  # fmt: skip
BACK_HUES = {"wrath": "orange", "conversion": "teal"}


# ---- on the map


def chip(look: Theme, hue: str) -> Markup:
    """A follower: a flat round chip seen from the side, its face around the origin."""
    rx, ry, thick = CHIP
    found = look.hue(hue)
    body = f"M {-rx} 0 V {thick} A {rx} {ry} 0 0 0 {rx} {thick} V 0 Z"
    return join((
        path(body, fill=found.side, stroke="#000000", stroke_opacity=0.35, stroke_width=1),
        tag("ellipse", rx=rx, ry=ry, fill=found.fill, stroke="#ffffff", stroke_opacity=0.5, stroke_width=1.2),
    ))  # fmt: skip


def top_chip(look: Theme, hue: str, emblem: str) -> Markup:
    """The uppermost chip of a pile, with the emblem of its god lying on it."""
    found = look.hue(hue)
    return join((chip(look, hue), group(seat_sign(hue, 9.5, found.on, found.fill, emblem), transform="scale(1 .62)")))


def figure(look: Theme, hue: str, emblem: str) -> Markup:
    """A god on the ring: a round with the emblem, on a foot."""
    found = look.hue(hue)
    return join((
        tag("ellipse", cy=20, rx=18, ry=6, fill="#000000", fill_opacity=0.3),
        path("M -14 12 L 14 12 L 17 19 A 17 5 0 0 1 -17 19 Z", fill=found.side, stroke="#ffffff", stroke_opacity=0.5),
        token(look, hue, 20.0, emblem),
    ))  # fmt: skip


def city(look: Theme) -> Markup:
    """The holy city: a small golden skyline, standing on the origin."""
    d = (
        "M -20 0 V -12 H -16 V -18 L -13 -24 L -10 -18 V -12 H -7 V -17 C -7 -25 -2 -27 0 -32 C 2 -27 7 -25 7 -17 "
        "V -12 H 10 V -18 L 13 -24 L 16 -18 V -12 H 20 V 0 Z"
    )
    gates = "M -4 0 V -7 A 4 4 0 0 1 4 -7 V 0 Z"
    return join((
        path(d, fill=look.gold, stroke=look.gold_ink, stroke_width=1.4, stroke_linejoin="round"),
        path(gates, fill=look.gold_ink),
    ))  # fmt: skip


# ---- the ring


def plate(look: Theme, kind: str) -> Markup:
    """A space of the ring: a stone with its pictogram."""
    hue = look.hue(SPACE_HUES[kind])
    half = PLATE / 2
    return join((
        rect(-half, -half + 4, PLATE, PLATE, 13, fill=look.land_side),
        rect(-half, -half, PLATE, PLATE, 13, fill=look.panel if kind == "portal" else hue.soft),
        rect(-half + 2, -half + 2, PLATE - 4, PLATE - 4, 11, fill="none", stroke="#ffffff", stroke_opacity=0.4,
             stroke_width=1.6),
    ))  # fmt: skip


def arch(look: Theme, shape: str) -> Markup:
    """A portal: an arch, and in it the continent it leads to."""
    hue = look.hue("blue")
    return join((
        path("M -27 27 V -2 A 27 27 0 0 1 27 -2 V 27 Z", fill=hue.mark),
        path("M -20 27 V -2 A 20 20 0 0 1 20 -2 V 27 Z", fill=look.shallow),
        group(path(sign_path(shape, 35.0), fill=look.on_sea), at=(0, 4)),
        path("M -30 27 H 30", stroke=hue.mark, stroke_width=4, stroke_linecap="round"),
    ))  # fmt: skip


# ---- die and cards

PIPS = {1: (4,), 2: (0, 8), 3: (0, 4, 8), 4: (0, 2, 6, 8), 5: (0, 2, 4, 6, 8), 6: (0, 2, 3, 5, 6, 8)}


def die(look: Theme, face: int) -> Markup:
    """A die of 64 around the origin. Faces that no ordinary die has show as many pips in rows of three."""
    at = PIPS.get(face) or tuple(range(min(face, 9)))
    dots = (circle((i % 3 - 1) * 17, (i // 3 - 1) * 17, 6.6, fill="#22262b") for i in at)
    return join((
        rect(-31, -27, 62, 62, 14, fill="#000000", fill_opacity=0.25),
        rect(-32, -32, 64, 64, 14, fill="#fbfaf6", stroke="#8f9499", stroke_width=1.5), *dots,
        path("M -22 -28 H 18", stroke="#ffffff", stroke_width=4, stroke_linecap="round"),
    ))  # fmt: skip


def card(look: Theme, name: str) -> Markup:
    """The picture of a card, 80 x 80 around the origin: its sign on a round."""
    hue = look.hue(card_hue(name))
    return join((
        circle(0, 0, 38, fill=hue.fill, fill_opacity=0.22),
        circle(0, 0, 30, fill=hue.fill, fill_opacity=0.18), card_sign(look, name, 25),
    ))  # fmt: skip


def card_back(look: Theme, back: str) -> Markup:
    """A card of 60 x 84 face down, around the origin."""
    hue = look.hue(BACK_HUES[back])
    return join((
        rect(-30, -42, 60, 84, 8, fill=hue.mark),
        rect(-25, -37, 50, 74, 6, fill="none", stroke=hue.soft, stroke_width=1.6),
        group(sign(back, 17, hue.soft), at=(0, -9)),
    ))  # fmt: skip


# ---- everything that is drawn many times


@cache
def definitions(gods: tuple[tuple[str, str], ...], faces: int) -> tuple[Markup, ...]:
    """Everything that is drawn many times, once: referred to by `use_piece`. Of the gods: hues and emblems."""
    look = theme("page")
    half = PLATE / 2
    shapes: list[tuple[str, Markup]] = [
        ("plate-edge", join((
            rect(-half, -half, PLATE, PLATE, 13, fill="none", stroke=look.raised, stroke_width=9),
            rect(-half, -half, PLATE, PLATE, 13, fill="none", stroke=look.lit, stroke_width=6),
        ))),
        ("space", rect(-half, -half, PLATE, PLATE, 13)),
        ("city", city(look)),
        ("chips-sign", path(scaled(PERSON, 18.0), fill=look.ink, transform="translate(5 0)")),
    ]  # fmt: skip
    for kind in SPACE_HUES:
        shapes.append((f"plate-{kind}", plate(look, kind)))
        if kind != "portal":
            shapes.append((f"sign-{kind}", sign(kind, 24.0, look.hue(SPACE_HUES[kind]).mark)))
    for shape in SHAPES:
        shapes.append((f"sign-portal-{shape}", arch(look, shape)))
        shapes.append((f"continent-{shape}", path(sign_path(shape, 66.0), fill=look.ink)))
        shapes.append((f"coast-{shape}", path(coast_path(shape))))
        shapes += [(f"land-{shape}{number}", path(land_path(shape, number))) for number in range(1, 5)]
    shapes += [(f"card-{name}", card(look, name)) for name in CARD_NAMES]
    shapes += [(f"back-{back}", card_back(look, back)) for back in BACK_NAMES]
    shapes += [(f"element-{name}", element(look, name)) for name in (*ELEMENT_NAMES, *SPECIAL_NAMES)]
    shapes += [(f"die-{face}", die(look, face)) for face in range(1, faces + 1)]
    hues, emblems = tuple(hue for hue, _ in gods), tuple(emblem for _, emblem in gods)
    for hue, emblem in gods:
        shapes += [(f"chip-{hue}", chip(look, hue)), (f"top-{hue}", top_chip(look, hue, emblem)),
                   (f"figure-{hue}", figure(look, hue, emblem))]  # fmt: skip
    hatches = [pattern(f"page-hatch-{hue}", HATCHES[hue], look.hue(hue).mark, 0.42) for hue in hues]
    waves = tag(
        "pattern", path("M 10 22 q 8 -7 16 0 t 16 0 M 92 78 q 8 -7 16 0 t 16 0", fill="none", stroke=look.on_sea,
                        stroke_opacity=0.13, stroke_width=2.4, stroke_linecap="round"),
        id="page-waves", width=160, height=120, patternUnits="userSpaceOnUse",
    )  # fmt: skip
    return (
        *hatches, waves, vertical("page-water", look.sea, look.sea_edge),
        *(tag("g", shape, id=f"page-{key}") for key, shape in shapes), seat_defs("page", hues, emblems),
    )  # fmt: skip


def element(look: Theme, name: str) -> Markup:
    """An element or a special card on a round, as it lies at the foot of an arrow."""
    hue = look.hue(ELEMENT_HUES.get(name, "black"))
    return join(
        (circle(0, 0, 19, fill=hue.soft, stroke=hue.mark, stroke_width=2.4), sign(name, 11, hue.mark, hue.soft))
    )


def gods_of(players: Sequence[dict[str, object]]) -> tuple[tuple[str, str], ...]:
    """The gods of the seats: their colours by their names in the theme, and their emblems."""
    return tuple((HUES[str(player["colour"])], str(player["emblem"])) for player in players)


@cache
def use_piece(key: str) -> Markup:
    return use(f"page-{key}")
