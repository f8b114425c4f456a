"""Pictograms: elements, faiths, plagues, kinds of spaces, each around the origin in the colours it is told."""

from __future__ import annotations

from theomachy.drawing.shapes import emblem, scaled
from theomachy.drawing.svg import NOTHING, Markup, circle, group, join, path
from theomachy.drawing.theme import Theme
from theomachy.games.playing_gods.table.names import FAITH_NAMES, SPECIAL_NAMES

ELEMENT_HUES = {"earth": "brown", "air": "teal", "fire": "orange", "water": "blue"}

# In hundredths of their radius.
WHIRL = (
    "M -80 -50 C -30 -80 60 -75 78 -42 C 88 -18 40 -10 -10 -12 M -60 0 C -10 14 50 8 62 -2 M -40 34 C 0 46 34 42 46"
    " 32 M -16 66 C 6 74 22 70 30 62"
)
PEAK = "M -95 75 L -30 -60 L -5 -12 L 18 -48 L 95 75 Z"
CRACK = "M 4 -10 L -10 18 L 12 32 L -4 75"
WAVES = (
    "M -95 -5 C -70 -60 -20 -70 12 -40 C 34 -18 22 12 -6 8 C 4 -6 -2 -22 -20 -20 C -44 -16 -44 26 -10 38 C 20 46 48"
    " 40 95 20 L 95 70 L -95 70 Z"
)
SHIELD = "M 0 -95 C 30 -75 60 -68 85 -66 C 88 10 60 65 0 98 C -60 65 -88 10 -85 -66 C -60 -68 -30 -75 0 -95 Z"
DAGGER = (
    "M 0 -98 L 14 -70 L 14 22 L 44 22 L 44 40 L 12 40 L 12 74 L 20 86 L 0 98 L -20 86 L -12 74 L -12 40 L -44 40 L "
    "-44 22 L -14 22 L -14 -70 Z"
)
MASK = (
    "M -98 -36 C -60 -56 -30 -40 0 -30 C 30 -40 60 -56 98 -36 C 100 10 70 48 36 40 C 20 36 10 20 0 14 C -10 20 -20 "
    "36 -36 40 C -70 48 -100 10 -98 -36 Z M -66 -10 C -50 -24 -30 -18 -22 0 C -36 12 -58 10 -66 -10 Z M 66 -10 C 50"
    " -24 30 -18 22 0 C 36 12 58 10 66 -10 Z"
)
PERSON = (
    "M -30 -92 C -8 -92 6 -76 6 -56 C 6 -34 -8 -18 -30 -18 C -52 -18 -66 -34 -66 -56 C -66 -76 -52 -92 -30 -92 Z M "
    "-98 90 L -98 50 C -98 12 -70 -6 -30 -6 C 10 -6 38 12 38 50 L 38 90 Z"
)
PLUS = "M 44 -62 L 60 -62 L 60 -38 L 84 -38 L 84 -22 L 60 -22 L 60 2 L 44 2 L 44 -22 L 20 -22 L 20 -38 L 44 -38 Z"
MINUS = "M 22 -38 L 84 -38 L 84 -22 L 22 -22 Z"
RAYS = "M 0 -98 L 0 -74 M -52 -88 L -40 -66 M 52 -88 L 40 -66 M -88 -54 L -66 -42 M 88 -54 L 66 -42"
HORN = (
    "M 92 -64 C 96 -10 60 60 -10 66 C -60 68 -92 44 -96 20 C -60 34 -30 18 -6 -14 C 12 -40 40 -66 92 -64 Z M 64 -40"
    " C 40 -34 30 -14 34 0 C 54 -6 64 -20 64 -40 Z"
)
SCROLL = (
    "M -70 -84 L 50 -84 C 76 -84 84 -66 84 -50 L 40 -50 L 40 56 L 74 56 C 74 80 60 90 44 90 L -50 90 C -76 90 -84 "
    "70 -84 56 L -50 56 L -50 -50 C -50 -70 -58 -84 -70 -84 Z M -28 -40 L 20 -40 L 20 -28 L -28 -28 Z M -28 -8 L 20"
    " -8 L 20 4 L -28 4 Z M -28 24 L 20 24 L 20 36 L -28 36 Z"
)
RISING = (
    "M -62 36 C -62 0 -34 -28 0 -28 C 34 -28 62 0 62 36 Z M -96 50 L 96 50 L 96 64 L -96 64 Z M -60 76 L 60 76 L 60"
    " 90 L -60 90 Z M -6 -92 L 6 -92 L 6 -48 L -6 -48 Z M -78 -58 L -68 -68 L -46 -40 L -55 -31 Z M 78 -58 L 68 -68"
    " L 46 -40 L 55 -31 Z"
)
CUP = (
    "M -60 -84 L 60 -84 C 64 -30 46 6 10 16 L 10 62 C 30 64 46 74 48 90 L -48 90 C -46 74 -30 64 -10 62 L -10 16 C "
    "-46 6 -64 -30 -60 -84 Z"
)
SKULL = (
    "M 0 -90 C 52 -90 84 -54 84 -10 C 84 20 68 38 52 50 L 52 84 L -52 84 L -52 50 C -68 38 -84 20 -84 -10 C -84 -54"
    " -52 -90 0 -90 Z M -36 -22 C -54 -22 -58 10 -36 14 C -14 12 -16 -22 -36 -22 Z M 36 -22 C 54 -22 58 10 36 14 C "
    "14 12 16 -22 36 -22 Z M -8 34 L 8 34 L 0 20 Z"
)
EAR = (
    "M -6 96 L -6 -20 L 6 -20 L 6 96 Z M 0 -96 C 22 -70 22 -46 0 -26 C -22 -46 -22 -70 0 -96 Z M -8 -10 C -50 -14 "
    "-62 -38 -60 -62 C -30 -56 -12 -38 -8 -10 Z M 8 -10 C 50 -14 62 -38 60 -62 C 30 -56 12 -38 8 -10 Z M -8 36 C "
    "-50 32 -62 8 -60 -16 C -30 -10 -12 8 -8 36 Z M -95 60 L 95 -50 L 95 -34 L -95 76 Z"
)
ECLIPSE = (
    "M -70 0 C -70 -40 -40 -70 0 -70 C 40 -70 70 -40 70 0 C 70 40 40 70 0 70 C -40 70 -70 40 -70 0 Z M -98 -6 L -80"
    " -6 L -80 6 L -98 6 Z M 80 -6 L 98 -6 L 98 6 L 80 6 Z M -6 -98 L 6 -98 L 6 -80 L -6 -80 Z M -6 80 L 6 80 L 6 "
    "98 L -6 98 Z M 8 -58 C -30 -52 -54 -20 -48 14 C -60 -20 -44 -62 8 -58 Z"
)
LOCUST = (
    "M -96 10 C -60 -16 20 -30 60 -22 C 84 -18 96 -4 92 8 C 80 18 40 22 0 24 C -40 24 -70 20 -96 10 Z M -70 -12 C "
    "-40 -60 20 -64 46 -30 C 10 -32 -30 -26 -70 -12 Z M -20 24 L -44 78 L -60 66 L -34 22 Z M 30 22 L 44 74 L 30 80"
    " L 14 24 Z M 62 20 L 84 66 L 72 74 L 48 22 Z M 70 -22 L 92 -66 L 98 -58 L 82 -18 Z"
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
        ring = (
            circle(0, 0, r * 1.02, fill="none", stroke=hue.mark, stroke_width=r * 0.12)
            if kind == "immunity"
            else NOTHING
        )
        size = r * (0.8 if kind == "immunity" else 1.0)
        return join((
            ring, path(scaled(SHIELD, size), fill=hue.mark),
            group(sign(element, size * 0.52, hue.soft, hue.mark), at=(0, -size * 0.06)),
        ))  # fmt: skip
    return sign(element if kind == "attack" else name, r, hue.mark, hue.soft)
