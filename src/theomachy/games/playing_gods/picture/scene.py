"""Playing Gods in the lobby: a piece of the world, with the followers of three gods."""

from __future__ import annotations

from theomachy.drawing.scene import HEIGHT, WIDTH, framed
from theomachy.drawing.shapes import pattern
from theomachy.drawing.svg import Markup, group, join, path, rect, tag
from theomachy.drawing.theme import Theme, theme
from theomachy.drawing.tiles import seat_sign, vertical

# Coasts, with the borders within: drawn for this scene, like no map in particular.
NORTH = (
    "M 20 -10 C 30 20 8 40 24 66 C 40 88 74 78 92 96 "
    "C 112 112 150 112 170 92 C 186 74 212 84 226 62 C 240 40 222 14 236 -10 Z"
)
EAST = (
    "M 268 -10 C 262 24 286 40 274 70 "
    "C 264 100 300 112 306 146 C 310 170 344 176 356 150 C 368 126 410 132 420 110 V -10 Z"
)
SOUTH = (
    "M 60 176 C 84 138 142 130 186 148 "
    "C 226 158 244 184 232 206 C 226 220 220 226 214 240 H 64 C 46 220 48 196 60 176 Z"
)
BORDERS = (
    "M 92 96 C 100 66 84 40 100 -10", "M 170 92 C 160 60 176 36 166 -10", "M 24 66 C 60 52 70 50 95 56",
    "M 274 70 C 310 60 340 74 420 54", "M 330 -10 C 326 24 336 44 332 66", "M 320 168 C 326 130 350 116 356 72",
    "M 60 176 C 110 190 130 176 140 136", "M 140 240 C 132 210 152 196 132 182", "M 232 206 C 200 196 180 200 148 198",
)  # fmt: skip
HELD = ((NORTH, "yellow"), (EAST, "green"), (SOUTH, "red"))
STACKS = (
    (130, 52, "yellow", 4), (58, 30, "yellow", 1), (198, 50, "yellow", 2), (304, 40, "green", 2), (374, 92, "green", 3),
    (372, 28, "green", 1), (100, 200, "red", 2), (190, 176, "red", 3), (334, 136, "blue", 1),
)  # fmt: skip
HOMES = ((176, 20, "yellow"), (340, 96, "green"), (152, 192, "red"))


def scene(look: str) -> str:
    page = theme("page")
    lands = [(d, hue) for d, hue in HELD]
    return framed(
        look, rect(0, 0, WIDTH, HEIGHT, fill="url(#sea)"),
        path("M 250 190 q 8 -7 16 0 t 16 0 M 8 130 q 8 -7 16 0 t 16 0 M 236 120 q 8 -7 16 0 t 16 0", fill="none",
             stroke=page.on_sea, stroke_opacity=0.2, stroke_width=2.4, stroke_linecap="round"),
        *(path(d, fill="none", stroke=page.shallow, stroke_width=26, stroke_linejoin="round") for d, _ in lands),
        *(path(d, fill="none", stroke=page.foam, stroke_width=12, stroke_linejoin="round") for d, _ in lands),
        *(path(d, fill=page.land_side, transform="translate(0 5)") for d, _ in lands),
        *(join((path(d, fill=page.land), path(d, fill=page.hue(hue).soft, fill_opacity=0.75),
                path(d, fill=f"url(#held-{hue})"), path(d, fill="none", stroke=page.land_side, stroke_width=1.6)))
          for d, hue in lands),
        *(path(d, fill="none", stroke=page.land_side, stroke_width=1.6, stroke_linecap="round") for d in BORDERS),
        *(group(castle(page, hue), at=(x, y)) for x, y, hue in HOMES),
        *(group(stack(page, hue, n), at=(x, y)) for x, y, hue, n in STACKS),
        defs=(vertical("sea", page.sea, page.sea_edge),
              *(pattern(f"held-{hue}", kind, page.hue(hue).mark, 0.28)
                for hue, kind in (("yellow", "dots"), ("green", "waves"), ("red", "stripes")))),
    )  # fmt: skip


def stack(look: Theme, hue: str, n: int) -> Markup:
    """Followers: flat round pieces, one on the other, the sign of their god on the last."""
    found = look.hue(hue)
    discs = [tag("ellipse", cx=0, cy=6, rx=19, ry=9, fill="#000000", fill_opacity=0.2)]
    for i in range(n):
        y = -i * 6.0
        discs += [
            path(f"M -17 {y} V {y + 5} A 17 7.5 0 0 0 17 {y + 5} V {y} Z", fill=found.side),
            tag("ellipse", cx=0, cy=y, rx=17, ry=7.5, fill=found.fill, stroke=found.edge, stroke_width=0.8),
        ]
    sign = tag("g", seat_sign(hue, 8, found.on, found.fill), transform=f"translate(0 {-(n - 1) * 6}) scale(1 0.55)")
    return join((*discs, sign))


def castle(look: Theme, hue: str) -> Markup:
    found = look.hue(hue)
    d = (
        "M -16 8 V -10 H -12 V -7 H -9 V -10 H -6 V -2 H -4 V -18 H -1 V -15 H 1 V -18 H 4 V -2 H 6 V -10 H 9 V -7 "
        "H 12 V -10 H 16 V 8 Z"
    )
    return join((
        path(d, fill=found.side, transform="translate(1.5 2)"),
        path(d, fill=found.fill, stroke=found.edge, stroke_width=1),
        path("M -3 8 V 2 A 3 3 0 0 1 3 2 V 8 Z", fill=found.side),
    ))  # fmt: skip
