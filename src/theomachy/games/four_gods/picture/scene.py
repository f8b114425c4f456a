"""4 Gods in the lobby: a corner of the common world, a kingdom with its prophets, and a place that is still free."""

from __future__ import annotations

from theomachy.drawing.scene import HEIGHT, WIDTH, framed
from theomachy.drawing.svg import Markup, circle, group, join, path, rect
from theomachy.drawing.theme import Theme, theme
from theomachy.drawing.tiles import token, vertical

CELL = 44.0
# Each tile by the land of its two halves: above left and below right of its diagonal, or one land all over.
WORLD = (
    "ww wp ww .. .. rr rp pp pp",
    "wp pp wp .. .. .. rr pw pf",
    "ww wf ww .. .. .. .. pp ff",
    "rw rf ff .. .. .. fp ff fr",
    "rr rr fw ww wp pp pf fr rr",
)
LANDS = {"w": "water", "p": "plain", "f": "wood", "r": "rock"}
PROPHETS = ((1.5, 0.5, "blue"), (1.5, 2.6, "green"), (7.5, 2.5, "violet"), (7.5, 0.6, "yellow"), (4.5, 4.4, "red"))


def scene(look: str) -> str:
    page = theme("page")
    tiles = [
        group(tile(page, name), at=(x * CELL, y * CELL))
        for y, row in enumerate(WORLD) for x, name in enumerate(row.split()) if name != ".."
    ]  # fmt: skip
    prophets = [group(token(page, hue, 13), at=(x * CELL, y * CELL)) for x, y, hue in PROPHETS]
    return framed(
        look, rect(0, 0, WIDTH, HEIGHT, fill="url(#sea)"),
        group(*tiles, *prophets, at=(2, 0)), group(crown(page), at=(4.5 * CELL, 1.75 * CELL)),
        defs=(vertical("sea", page.sea, page.sea_edge),),
    )  # fmt: skip


def tile(look: Theme, name: str) -> Markup:
    one, other = (look.grounds[LANDS[letter]] for letter in name)
    parts = [rect(1, 3, CELL - 2, CELL - 2, 4, fill=one.side), rect(1, 0.5, CELL - 2, CELL - 2, 4, fill=one.top)]
    if name[0] != name[1]:
        far = CELL - 1.5
        d = f"M {far} 1 C 30 12 36 24 22 26 C 10 28 14 38 1.5 {far} H {CELL - 5} A 4 4 0 0 0 {CELL - 1} {CELL - 5} Z"
        parts.append(path(d, fill=other.top))
        parts += [
            group(motif(look, name[0]), at=(13, 13), scale=0.75),
            group(motif(look, name[1]), at=(31, 33), scale=0.75),
        ]
    else:
        parts += [group(motif(look, name[0]), at=(14, 13)), group(motif(look, name[0]), at=(29, 31))]
    return join(parts)


def motif(look: Theme, land: str) -> Markup:
    mark = look.grounds[LANDS[land]].motif
    pen = {"fill": "none", "stroke": mark, "stroke_width": 1.8, "stroke_linecap": "round", "stroke_opacity": 0.6}
    if land == "w":
        return path("M -9 -3 q 4.5 -5 9 0 t 9 0 M -9 4 q 4.5 -5 9 0 t 9 0", **pen)
    if land == "p":
        return path("M -9 4 q 5 -7 10 0 M -2 0 q 6 -7 11 1", **pen)
    if land == "f":
        tree = "M 0 -8 L 5 2 H 1 V 6 H -1 V 2 H -5 Z"
        return join((path(tree, fill=mark, fill_opacity=0.75, transform="translate(-5 1)"),
                     path(tree, fill=mark, fill_opacity=0.75, transform="translate(5 -1)")))  # fmt: skip
    return path("M -9 6 L -2 -6 L 3 1 L 5 -2 L 10 6 Z", fill=mark, fill_opacity=0.55)


def crown(look: Theme) -> Markup:
    """Where a god will be: a crown in a ring."""
    return join((
        circle(0, 0, 30, fill=look.panel, stroke=look.gold, stroke_width=4, stroke_dasharray="9 5"),
        path("M -17 10 L -20 -9 L -9 0 L 0 -15 L 9 0 L 20 -9 L 17 10 Z", fill=look.gold),
        rect(-17, 12, 34, 4, 1, fill=look.gold),
    ))  # fmt: skip
