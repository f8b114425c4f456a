"""Gentes in the lobby: a temple on its hill, the hourglass, and the six kinds of persons."""

from __future__ import annotations

from theomachy.drawing.scene import HEIGHT, WIDTH, framed
from theomachy.drawing.shapes import emblem
from theomachy.drawing.svg import Markup, circle, group, join, path, rect
from theomachy.drawing.theme import Theme, theme
from theomachy.drawing.tiles import vertical

SKY = {"light": ("#bfe0ec", "#f2ecd0"), "dark": ("#14233a", "#2a3a4e")}
SUN = {"light": ("#f7d77a", "#f3bd45"), "dark": ("#5a4a22", "#f0c04a")}
HILLS = {"light": ("#d9dcb4", "#bccb92", "#9fb878"), "dark": ("#2b3a3c", "#2a4238", "#22382c")}
MARBLE = {"light": ("#fffdf6", "#e4dccb", "#cfc4ad"), "dark": ("#d9d6cc", "#a8a598", "#7d7b70")}
PERSONS = (
    ("blue", "star"), ("yellow", "diamond"), ("red", "triangle"), ("teal", "circle"), ("brown", "square"),
    ("violet", "crown"),
)  # fmt: skip


def scene(look: str) -> str:
    page = theme("page")
    far, mid, near = HILLS[look]
    persons = [
        group(person(page, hue, sign), at=(118 + i * 50, 180 + (i % 2) * 5)) for i, (hue, sign) in enumerate(PERSONS)
    ]
    return framed(
        look, rect(0, 0, WIDTH, HEIGHT, fill="url(#sky)"),
        circle(322, 58, 44, fill=SUN[look][0], fill_opacity=0.55), circle(322, 58, 30, fill=SUN[look][1]),
        path("M 0 132 C 60 92 120 118 170 108 S 300 76 400 118 V 220 H 0 Z", fill=far),
        path("M 0 150 C 80 120 150 138 210 134 S 340 112 400 140 V 220 H 0 Z", fill=mid),
        group(cypress(look), at=(84, 146), scale=0.9), group(cypress(look), at=(62, 152), scale=0.7),
        group(cypress(look), at=(326, 146), scale=1.05), group(cypress(look), at=(352, 150), scale=0.75),
        temple(look),
        path("M 0 176 C 90 158 190 168 260 162 S 360 160 400 168 V 220 H 0 Z", fill=near),
        group(hourglass(page), at=(52, 168)), *persons,
        defs=(vertical("sky", *SKY[look]),),
    )  # fmt: skip


def temple(look: str) -> Markup:
    light, shade, dark = MARBLE[look]
    columns = join(
        join((rect(x, 82, 11, 62, 2, fill=light), rect(x + 7, 82, 4, 62, 1, fill=shade))) for x in range(140, 272, 20)
    )
    return join((
        rect(132, 74, 146, 74, fill=dark, fill_opacity=0.55),
        path("M 205 30 L 290 70 H 120 Z", fill=light), path("M 205 30 L 290 70 H 205 Z", fill=shade),
        rect(124, 70, 162, 9, 1, fill=light), columns,
        rect(126, 144, 158, 6, 1, fill=light), rect(116, 150, 178, 7, 1, fill=shade),
        rect(106, 157, 198, 8, 1, fill=light),
    ))  # fmt: skip


def cypress(look: str) -> Markup:
    green, trunk = ("#2f6b4d", "#6a4a2c") if look == "light" else ("#3d7a5c", "#1d1712")
    return join(
        (rect(-2.5, 14, 5, 16, fill=trunk), path("M 0 -40 C 14 -18 14 10 0 20 C -14 10 -14 -18 0 -40 Z", fill=green))
    )


def hourglass(look: Theme) -> Markup:
    wood, sand = look.hue("brown"), look.gold
    return join((
        path("M -17 -30 H 17 C 17 -8 3 -6 3 0 C 3 6 17 8 17 30 H -17 C -17 8 -3 6 -3 0 C -3 -6 -17 -8 -17 -30 Z",
             fill=look.raised, fill_opacity=0.85, stroke=wood.edge, stroke_width=2),
        path("M -12 -14 H 12 C 9 -7 2 -5 1 0 V 16 L 13 28 H -13 L -1 16 V 0 C -2 -5 -9 -7 -12 -14 Z", fill=sand),
        rect(-22, -37, 44, 8, 3, fill=wood.fill), rect(-22, 29, 44, 8, 3, fill=wood.fill),
    ))  # fmt: skip


def person(look: Theme, hue: str, sign: str) -> Markup:
    """A pawn in the colour and with the sign of its kind."""
    found = look.hue(hue)
    mark = path("M -8 4 V -5 L -4 0 L 0 -7 L 4 0 L 8 -5 V 4 Z", fill=found.on) if sign == "crown" else (
        emblem(sign, 7, fill=found.on)
    )  # fmt: skip
    return join((
        path("M -15 25 H 15 V 29 H -15 Z", fill="#000000", fill_opacity=0.22),
        path("M -14 25 C -14 8 -8 4 -7 -4 H 7 C 8 4 14 8 14 25 Z", fill=found.fill, stroke=found.edge,
             stroke_width=1.2),
        circle(0, -11, 9, fill=found.fill, stroke=found.edge, stroke_width=1.2), group(mark, at=(0, 13)),
    ))  # fmt: skip
