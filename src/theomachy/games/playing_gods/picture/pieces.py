"""The pieces of Playing Gods as pictures: figures and followers of the gods, spaces of the ring, cards, die, cities.

Gods have the colours and emblems that all games share (flame, sun, leaf, moon, star). Cards and spaces are told apart by
their pictograms, each kind with a colour of its own besides.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from theomachy.drawing.shapes import emblem, pattern, scaled
from theomachy.drawing.svg import NOTHING, Markup, circle, group, join, path, rect, tag, use
from theomachy.drawing.theme import Theme, theme
from theomachy.drawing.tiles import seat_defs, seat_sign, token, vertical
from theomachy.games.playing_gods.picture.coasts import SHAPES, coast_path, land_path, sign_path
from theomachy.games.playing_gods.table.names import BACK_NAMES, CARD_NAMES, ELEMENT_NAMES, FAITH_NAMES, SPECIAL_NAMES

HUES = {"red": "red", "yellow": "yellow", "green": "green", "blue": "blue", "purple": "violet"}
HATCHES = {"red": "stripes", "yellow": "dots", "green": "zigzag", "blue": "waves", "violet": "checks"}

SPACE = 74.0  # of the ring, from middle to middle
PLATE = 69.0
CHIP = (23.0, 8.0, 7.0)  # half the width of a chip, half the height of its face, its thickness

SPACE_HUES = {
    "wrath": "orange", "conversion": "teal", "portal": "blue", "gain_one_sect": "green", "steal_one_card": "brown",
    "godkiller": "black",
}  # fmt: skip
ELEMENT_HUES = {"earth": "brown", "air": "teal", "fire": "orange", "water": "blue"}
BACK_HUES = {"wrath": "orange", "conversion": "teal"}

# Pictograms, in hundredths of their radius.
WHIRL = (
    "M -80 -50 C -30 -80 60 -75 78 -42 C 88 -18 40 -10 -10 -12 M -60 0 C -10 14 50 8 62 -2 M -40 34 C 0 46 34 42 46 32 "
    "M -16 66 C 6 74 22 70 30 62"
)
PEAK = "M -95 75 L -30 -60 L -5 -12 L 18 -48 L 95 75 Z"
CRACK = "M 4 -10 L -10 18 L 12 32 L -4 75"
WAVES = (
    "M -95 -5 C -70 -60 -20 -70 12 -40 C 34 -18 22 12 -6 8 C 4 -6 -2 -22 -20 -20 C -44 -16 -44 26 -10 38 "
    "C 20 46 48 40 95 20 L 95 70 L -95 70 Z"
)
SHIELD = "M 0 -95 C 30 -75 60 -68 85 -66 C 88 10 60 65 0 98 C -60 65 -88 10 -85 -66 C -60 -68 -30 -75 0 -95 Z"
DAGGER = (
    "M 0 -98 L 14 -70 L 14 22 L 44 22 L 44 40 L 12 40 L 12 74 L 20 86 L 0 98 L -20 86 L -12 74 L -12 40 L -44 40 L -44 22 "
    "L -14 22 L -14 -70 Z"
)
MASK = (
    "M -98 -36 C -60 -56 -30 -40 0 -30 C 30 -40 60 -56 98 -36 C 100 10 70 48 36 40 C 20 36 10 20 0 14 C -10 20 -20 36 "
    "-36 40 C -70 48 -100 10 -98 -36 Z M -66 -10 C -50 -24 -30 -18 -22 0 C -36 12 -58 10 -66 -10 Z M 66 -10 C 50 -24 30 "
    "-18 22 0 C 36 12 58 10 66 -10 Z"
)
PERSON = "M -30 -92 C -8 -92 6 -76 6 -56 C 6 -34 -8 -18 -30 -18 C -52 -18 -66 -34 -66 -56 C -66 -76 -52 -92 -30 -92 Z " \
         "M -98 90 L -98 50 C -98 12 -70 -6 -30 -6 C 10 -6 38 12 38 50 L 38 90 Z"
PLUS = "M 44 -62 L 60 -62 L 60 -38 L 84 -38 L 84 -22 L 60 -22 L 60 2 L 44 2 L 44 -22 L 20 -22 L 20 -38 L 44 -38 Z"
MINUS = "M 22 -38 L 84 -38 L 84 -22 L 22 -22 Z"
RAYS = "M 0 -98 L 0 -74 M -52 -88 L -40 -66 M 52 -88 L 40 -66 M -88 -54 L -66 -42 M 88 -54 L 66 -42"
HORN = (
    "M 92 -64 C 96 -10 60 60 -10 66 C -60 68 -92 44 -96 20 C -60 34 -30 18 -6 -14 C 12 -40 40 -66 92 -64 Z M 64 -40 "
    "C 40 -34 30 -14 34 0 C 54 -6 64 -20 64 -40 Z"
)
SCROLL = (
    "M -70 -84 L 50 -84 C 76 -84 84 -66 84 -50 L 40 -50 L 40 56 L 74 56 C 74 80 60 90 44 90 L -50 90 C -76 90 -84 70 -84 56 "
    "L -50 56 L -50 -50 C -50 -70 -58 -84 -70 -84 Z M -28 -40 L 20 -40 L 20 -28 L -28 -28 Z M -28 -8 L 20 -8 L 20 4 L -28 4 Z "
    "M -28 24 L 20 24 L 20 36 L -28 36 Z"
)
RISING = (
    "M -62 36 C -62 0 -34 -28 0 -28 C 34 -28 62 0 62 36 Z M -96 50 L 96 50 L 96 64 L -96 64 Z M -60 76 L 60 76 L 60 90 "
    "L -60 90 Z M -6 -92 L 6 -92 L 6 -48 L -6 -48 Z M -78 -58 L -68 -68 L -46 -40 L -55 -31 Z M 78 -58 L 68 -68 L 46 -40 "
    "L 55 -31 Z"
)
CUP = (
    "M -60 -84 L 60 -84 C 64 -30 46 6 10 16 L 10 62 C 30 64 46 74 48 90 L -48 90 C -46 74 -30 64 -10 62 L -10 16 "
    "C -46 6 -64 -30 -60 -84 Z"
)
SKULL = (
    "M 0 -90 C 52 -90 84 -54 84 -10 C 84 20 68 38 52 50 L 52 84 L -52 84 L -52 50 C -68 38 -84 20 -84 -10 C -84 -54 -52 -90 "
    "0 -90 Z M -36 -22 C -54 -22 -58 10 -36 14 C -14 12 -16 -22 -36 -22 Z M 36 -22 C 54 -22 58 10 36 14 C 14 12 16 -22 "
    "36 -22 Z M -8 34 L 8 34 L 0 20 Z"
)
EAR = (
    "M -6 96 L -6 -20 L 6 -20 L 6 96 Z M 0 -96 C 22 -70 22 -46 0 -26 C -22 -46 -22 -70 0 -96 Z M -8 -10 C -50 -14 -62 -38 "
    "-60 -62 C -30 -56 -12 -38 -8 -10 Z M 8 -10 C 50 -14 62 -38 60 -62 C 30 -56 12 -38 8 -10 Z M -8 36 C -50 32 -62 8 -60 "
    "-16 C -30 -10 -12 8 -8 36 Z M -95 60 L 95 -50 L 95 -34 L -95 76 Z"
)
ECLIPSE = (
    "M -70 0 C -70 -40 -40 -70 0 -70 C 40 -70 70 -40 70 0 C 70 40 40 70 0 70 C -40 70 -70 40 -70 0 Z M -98 -6 L -80 -6 "
    "L -80 6 L -98 6 Z M 80 -6 L 98 -6 L 98 6 L 80 6 Z M -6 -98 L 6 -98 L 6 -80 L -6 -80 Z M -6 80 L 6 80 L 6 98 L -6 98 Z "
    "M 8 -58 C -30 -52 -54 -20 -48 14 C -60 -20 -44 -62 8 -58 Z"
)
LOCUST = (
    "M -96 10 C -60 -16 20 -30 60 -22 C 84 -18 96 -4 92 8 C 80 18 40 22 0 24 C -40 24 -70 20 -96 10 Z M -70 -12 C -40 -60 "
    "20 -64 46 -30 C 10 -32 -30 -26 -70 -12 Z M -20 24 L -44 78 L -60 66 L -34 22 Z M 30 22 L 44 74 L 30 80 L 14 24 Z M 62 "
    "20 L 84 66 L 72 74 L 48 22 Z M 70 -22 L 92 -66 L 98 -58 L 82 -18 Z"
)

FAITH_SIGNS = {"prosperity": HORN, "miracles": "", "scripture": SCROLL, "afterlife": RISING, "communion": CUP}
SPECIAL_SIGNS = {"plague": SKULL, "famine": EAR, "darkness": ECLIPSE, "locusts": LOCUST}


def sign(name: str, r: float, fill: str, ground: str = "none") -> Markup:
    """A pictogram around the origin: of an element, a faith, a kind of card or of space. Holes show the ground."""
    pen = {"fill": "none", "stroke": fill, "stroke_width": r * 0.17, "stroke_linecap": "round",
           "stroke_linejoin": "round"}  # fmt: skip
    if name == "air":
        return path(scaled(WHIRL, r), **pen)
    if name == "earth":
        crack = {**pen, "stroke": ground, "stroke_width": r * 0.13} if ground != "none" else {**pen, "stroke": "none"}
        return join((path(scaled(PEAK, r), fill=fill), path(scaled(CRACK, r), **crack)))
    if name == "fire":
        return emblem("flame", r * 0.95, fill=fill)
    if name == "water":
        return path(scaled(WAVES, r), fill=fill)
    if name == "wrath":
        return emblem("bolt", r, fill=fill)
    if name == "conversion":
        return join((group(emblem("heart", r * 0.66, fill=fill), at=(0, r * 0.3)), path(scaled(RAYS, r), **pen)))
    if name == "miracles":
        return emblem("star", r * 1.02, fill=fill)
    plain = {
        "steal_one_card": MASK, "godkiller": DAGGER, "gain_one_sect": f"{PERSON} {PLUS}",
        "lose_one_sect": f"{PERSON} {MINUS}", "all_lose_one_sect": f"{PERSON} {MINUS}", **FAITH_SIGNS, **SPECIAL_SIGNS,
    }  # fmt: skip
    return path(scaled(plain[name], r), fill=fill, fill_rule="evenodd")


def card_hue(name: str) -> str:
    """The colour of a card, by its name in the theme."""
    kind, _, element = name.partition("_")
    if element in ELEMENT_HUES and kind in ("attack", "protection", "immunity"):
        return ELEMENT_HUES[element]
    if name in SPECIAL_NAMES or name == "godkiller":
        return "black"
    if name in FAITH_NAMES:
        return "pink"
    return "green" if name == "gain_one_sect" else "grey"


def card_sign(look: Theme, name: str, r: float) -> Markup:
    """What a card shows: an element, for wards on a shield, for immunities on a shield within a ring; or its own."""
    hue = look.hue(card_hue(name))
    kind, _, element = name.partition("_")
    if kind in ("protection", "immunity"):
        ring = circle(0, 0, r * 1.02, fill="none", stroke=hue.mark, stroke_width=r * 0.12) if kind == "immunity" else NOTHING
        size = r * (0.8 if kind == "immunity" else 1.0)
        return join((
            ring, path(scaled(SHIELD, size), fill=hue.mark),
            group(sign(element, size * 0.52, hue.soft, hue.mark), at=(0, -size * 0.06)),
        ))  # fmt: skip
    return sign(element if kind == "attack" else name, r, hue.mark, hue.soft)


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


def top_chip(look: Theme, hue: str) -> Markup:
    """The uppermost chip of a pile, with the emblem of its god lying on it."""
    found = look.hue(hue)
    return join((chip(look, hue), group(seat_sign(hue, 9.5, found.on, found.fill), transform="scale(1 .62)")))


def figure(look: Theme, hue: str) -> Markup:
    """A god on the ring: a round with the emblem, on a foot."""
    found = look.hue(hue)
    return join((
        tag("ellipse", cy=20, rx=18, ry=6, fill="#000000", fill_opacity=0.3),
        path("M -14 12 L 14 12 L 17 19 A 17 5 0 0 1 -17 19 Z", fill=found.side, stroke="#ffffff", stroke_opacity=0.5),
        token(look, hue, 20.0),
    ))  # fmt: skip


def city(look: Theme) -> Markup:
    """The holy city: a small golden skyline, standing on the origin."""
    d = (
        "M -20 0 V -12 H -16 V -18 L -13 -24 L -10 -18 V -12 H -7 V -17 C -7 -25 -2 -27 0 -32 C 2 -27 7 -25 7 -17 V -12 H 10 "
        "V -18 L 13 -24 L 16 -18 V -12 H 20 V 0 Z"
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
def definitions(gods: tuple[str, ...], faces: int) -> tuple[Markup, ...]:
    """Everything that is drawn many times, once: referred to by `use_piece`."""
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
    for hue in gods:
        shapes += [(f"chip-{hue}", chip(look, hue)), (f"top-{hue}", top_chip(look, hue)),
                   (f"figure-{hue}", figure(look, hue))]  # fmt: skip
    hatches = [pattern(f"page-hatch-{hue}", HATCHES[hue], look.hue(hue).mark, 0.42) for hue in gods]
    waves = tag(
        "pattern", path("M 10 22 q 8 -7 16 0 t 16 0 M 92 78 q 8 -7 16 0 t 16 0", fill="none", stroke=look.on_sea,
                        stroke_opacity=0.13, stroke_width=2.4, stroke_linecap="round"),
        id="page-waves", width=160, height=120, patternUnits="userSpaceOnUse",
    )  # fmt: skip
    return (
        *hatches, waves, vertical("page-water", look.sea, look.sea_edge),
        *(tag("g", shape, id=f"page-{key}") for key, shape in shapes), seat_defs("page", gods),
    )  # fmt: skip


def element(look: Theme, name: str) -> Markup:
    """An element or a special card on a round, as it lies at the foot of an arrow."""
    hue = look.hue(ELEMENT_HUES.get(name, "black"))
    return join((circle(0, 0, 19, fill=hue.soft, stroke=hue.mark, stroke_width=2.4), sign(name, 11, hue.mark, hue.soft)))


def hues_of(players: Sequence[dict[str, object]]) -> tuple[str, ...]:
    """The colours of the seats by their names in the theme."""
    return tuple(HUES[str(player["colour"])] for player in players)


@cache
def use_piece(key: str) -> Markup:
    return use(f"page-{key}")
