"""The faces of the tiles: sea, plain, forest and mountain, with shores and borders that run on from tile to tile.

A face is drawn around the origin, 80 wide. Every border leaves the tile in the middle of a side and at right angles to
it, so the lands of neighbours flow into each other without a seam. Faces are put together from a few grounds, borders
and motifs, which are defined once.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any

from theomachy.drawing.svg import Markup, join, num, path, rect, tag, use
from theomachy.drawing.theme import Theme

CELL = 80.0
HALF = CELL / 2
OUT = 40.3  # grounds reach a little over the edge: no hairline between neighbours

COLUMNS = "abcdefghij"
TERRAINS = "SPFM"
GROUND_OF = {"S": "water", "P": "plain", "F": "wood", "M": "rock"}
TERRAIN_OF = {"S": "sea", "P": "plain", "F": "forest", "M": "mountain"}
LETTER = {name: letter for letter, name in TERRAIN_OF.items()}
CORNERS = ("nw", "ne", "se", "sw")
# Where a corner of a face is, in halves of the tile: (x, y) of its quadrant.
QUADRANT = ((0, 0), (1, 0), (1, 1), (0, 1))
SIGNS = tuple((2 * x - 1, 2 * y - 1) for x, y in QUADRANT)


def read_cell(name: str) -> tuple[int, int]:
    """Column and row of a cell, from 0."""
    return COLUMNS.index(name[0]), int(name[1:]) - 1


def centre(name: str) -> tuple[float, float]:
    column, row = read_cell(name)
    return column * CELL + HALF, row * CELL + HALF


def main_terrain(corners: str, zones: Sequence[int]) -> str:
    """The terrain that fills a face but for single corners; nothing for faces that are cut in halves or quarters."""
    for terrain in TERRAINS:
        at = [i for i in range(4) if corners[i] == terrain]
        if len(at) >= 3 or (len(at) == 2 and at[1] - at[0] == 2 and zones[at[0]] == zones[at[1]]):
            return terrain
    return ""


@cache
def face_key(corners: str, zones: tuple[int, ...]) -> str:
    """What a face is called among the definitions: its corners, and what joins two opposite ones if anything does."""
    main = main_terrain(corners, zones)
    return corners + (f"-{main}" if corners.count(main) == 2 and main else "")


def region_spot(corners: str, zones: Sequence[int], first: int) -> tuple[float, float]:
    """Where a prophet stands in a region, in parts of the tile."""
    members = [i for i in range(4) if zones[i] == first]
    if len(members) == 1:
        reach = 0.2 if main_terrain(corners, zones) != corners[first] else 0.25
        qx, qy = QUADRANT[first]
        return (reach if qx == 0 else 1 - reach), (reach if qy == 0 else 1 - reach)
    x = sum(0.25 + 0.5 * QUADRANT[i][0] for i in members) / len(members)
    y = sum(0.25 + 0.5 * QUADRANT[i][1] for i in members) / len(members)
    return x, y


# ---- grounds and borders

# From the middle of a side (north, east, south, west) to the middle of the tile: they meet without a kink.
SPOKES = ("M0 -40C0 -26 7 -16 0 0", "M40 0C26 0 16 7 0 0", "M0 40C0 26 -7 16 0 0", "M-40 0C-26 0 -16 -7 0 0")
# The ground of a corner inside its two spokes; and the piece of a round that a single corner is.
QUARTERS = (
    f"M-{OUT} -{OUT}H0V-40C0 -26 7 -16 0 0C-16 -7 -26 0 -40 0H-{OUT}Z",
    f"M{OUT} -{OUT}H0V-40C0 -26 7 -16 0 0C16 7 26 0 40 0H{OUT}Z",
    f"M{OUT} {OUT}H0V40C0 26 -7 16 0 0C16 7 26 0 40 0H{OUT}Z",
    f"M-{OUT} {OUT}H0V40C0 26 -7 16 0 0C-16 -7 -26 0 -40 0H-{OUT}Z",
)
# Two corners that belong together: north, east, south, west half.
HALVES = (
    f"M-{OUT} -{OUT}H{OUT}V0H40C26 0 16 7 0 0C-16 -7 -26 0 -40 0H-{OUT}Z",
    f"M{OUT} -{OUT}V{OUT}H0V40C0 26 -7 16 0 0C7 -16 0 -26 0 -40V-{OUT}Z",
    f"M-{OUT} {OUT}H{OUT}V0H40C26 0 16 7 0 0C-16 -7 -26 0 -40 0H-{OUT}Z",
    f"M-{OUT} -{OUT}V{OUT}H0V40C0 26 -7 16 0 0C7 -16 0 -26 0 -40V-{OUT}Z",
)
ROUNDS = (
    f"M0 -{OUT}V-40A40 40 0 0 1 -40 0H-{OUT}V-{OUT}Z", f"M0 -{OUT}V-40A40 40 0 0 0 40 0H{OUT}V-{OUT}Z",
    f"M0 {OUT}V40A40 40 0 0 1 40 0H{OUT}V{OUT}Z", f"M0 {OUT}V40A40 40 0 0 0 -40 0H-{OUT}V{OUT}Z",
)  # fmt: skip
ARCS = (
    "M0 -40A40 40 0 0 1 -40 0", "M0 -40A40 40 0 0 0 40 0", "M0 40A40 40 0 0 1 40 0", "M0 40A40 40 0 0 0 -40 0",
)  # fmt: skip


def shared(look: Theme) -> Iterator[tuple[str, Markup]]:
    """What faces are put together from, by the last part of its id."""
    for terrain, name in GROUND_OF.items():
        ground = look.grounds[name]
        yield f"g{terrain}", rect(-OUT, -OUT, 2 * OUT, 2 * OUT, fill=ground.top)
        for i in range(4):
            yield f"q{terrain}{i}", path(QUARTERS[i], fill=ground.top)
            yield f"d{terrain}{i}", path(ROUNDS[i], fill=ground.top)
            yield f"h{terrain}{i}", path(HALVES[i], fill=ground.top)
        for variant in range(2):
            yield f"m{terrain}{variant}", motif(look, terrain, variant)
    sand = look.grounds["desert"]
    for i in range(4):
        for name, d in ((f"s{i}", SPOKES[i]), (f"a{i}", ARCS[i])):
            # A shore is a strip of sand with a line along it; between two lands a border is worn into the ground.
            yield f"{name}c", join((
                path(d, fill="none", stroke=sand.top, stroke_width=6.5),
                path(d, fill="none", stroke=sand.side, stroke_width=1.7),
            ))  # fmt: skip
            yield f"{name}l", join((
                path(d, fill="none", stroke="#000000", stroke_width=3.4, stroke_opacity=0.1),
                path(d, fill="none", stroke="#000000", stroke_width=1.3, stroke_opacity=0.42),
            ))  # fmt: skip


FIR = (
    "0 -11 4.6 -3.4 2.9 -3.4 6.6 2.4 4 2.4 8 8.6 1.3 8.6 1.3 11.4 "
    "-1.3 11.4 -1.3 8.6 -8 8.6 -4 2.4 -6.6 2.4 -2.9 -3.4 -4.6 -3.4"
)
EAR = "0 9 0 -2 -3.4 -4 -3.4 -7 0 -4.6 3.4 -7 3.4 -4 0 -2"


def shifted(points: str, x: float, y: float, scale: float, close: bool = True) -> str:
    """A line through points, moved and scaled, as path data: few nodes draw many trees."""
    numbers = [float(n) * scale for n in points.split()]
    pairs = [f"{num(numbers[i] + x)} {num(numbers[i + 1] + y)}" for i in range(0, len(numbers), 2)]
    return f"M{'L'.join(pairs)}{'Z' if close else ''}"


def motif(look: Theme, terrain: str, variant: int) -> Markup:
    """What grows or stands on a quarter of a tile, within 15 of the origin."""
    ground = look.grounds[GROUND_OF[terrain]]
    ink, low, side = ground.motif, ground.low, ground.side
    if terrain == "S":
        foam = "M-13 -3q3.6 -3.4 7.2 0t7.2 0" if variant else "M-4 -3q3.6 -3.4 7.2 0t7.2 0"
        deep = "M-10 7q3.4 -3 6.8 0t6.8 0t6.8 0" if variant else "M-13 8q3.4 -3 6.8 0t6.8 0"
        pen: dict[str, object] = {"fill": "none", "stroke_linecap": "round"}
        return join((
            path(foam, stroke=look.foam, stroke_width=1.9, stroke_opacity=0.75, **pen),
            path(deep, stroke=ink, stroke_width=1.5, stroke_opacity=0.4, **pen),
        ))  # fmt: skip
    if terrain == "P":
        tufts = [(-8, -2, 0.85), (7, -5, 1.0)] if variant else [(-9, -6, 0.9), (0, -3, 1.05), (9, -6, 0.9)]
        return join((
            path("M-14 5Q0 -1 14 4M-13 10Q0 4 13 9.5", fill="none", stroke=side, stroke_width=1.3, stroke_opacity=0.6,
                 stroke_linecap="round"),
            path("".join(shifted(EAR, *at) for at in tufts), fill=ink, stroke=ink, stroke_width=1.3, fill_opacity=0.85,
                 stroke_opacity=0.85, stroke_linejoin="round"),
        ))  # fmt: skip
    if terrain == "F":
        trees = [(7, -4, 0.92), (-7, -3, 0.82), (0, 5, 1.0)] if variant else [(1, -5, 0.86), (-8, 3, 0.95), (9, 4, 0.9)]
        near = "".join(shifted(FIR, *at) for at in trees[::2])
        return join((
            path("".join(shifted(FIR, *at) for at in trees), fill=side), path(near, fill=ink, fill_opacity=0.6),
        ))  # fmt: skip
    if variant:
        dark, lit = "M-15 10L-4 -11L2 -2L6 -7L15 10Z", "M-4 -11L2 -2L-2 10H-15Z"
        snow = "M-4 -11L-7.4 -4.6L-4.8 -5.6L-3 -3.4L-1 -5.8L0.6 -4.1ZM6 -7L3.6 -3.4L6.2 -4L8.4 -2.6Z"
    else:
        dark, lit = "M-13 9L-5 -4L0 1L6 -10L14 9Z", "M6 -10L0 1L3 9H-13L-5 -4L-1 0.4Z"
        snow = "M6 -10L2.9 -4.3L5.2 -5.2L6.9 -3.2L8.9 -4.6Z"
    return join((path(dark, fill=side), path(lit, fill=low), path(snow, fill="#ffffff", fill_opacity=0.92)))


# ---- faces


def ref(key: str, at: tuple[float, float] | None = None) -> Markup:
    if at is None:
        return use(f"page-{key}")
    return use(f"page-{key}", x=at[0], y=at[1])


def border_kind(one: str, other: str) -> str:
    return "c" if "S" in (one, other) else "l"


@cache
def face_of(corners: str, main: str, plain: bool = False) -> Markup:
    """A face from its parts; `plain` without what grows on it, for small pictures."""
    parts = []
    if main:
        parts.append(ref(f"g{main}"))
        odd = [i for i in range(4) if corners[i] != main]
        parts += [ref(f"d{corners[i]}{i}") for i in odd]
        parts += [ref(f"a{i}{border_kind(main, corners[i])}") for i in odd]
    else:
        parts.append(ref(f"g{corners[0]}"))
        doubles = [i for i in range(4) if corners[i] == corners[(i + 1) % 4] != corners[0]]
        single = [i for i in range(4) if corners[i] not in (corners[0], corners[i - 1], corners[(i + 1) % 4])]
        parts += [ref(f"h{corners[i]}{i}") for i in doubles] + [ref(f"q{corners[i]}{i}") for i in single]
        parts += [
            ref(f"s{i}{border_kind(corners[i], corners[(i + 1) % 4])}")
            for i in range(4)
            if corners[i] != corners[(i + 1) % 4]
        ]
    for i, terrain in enumerate(corners if not plain else ""):
        reach = 19.0 if terrain == main or not main else 23.0
        x, y = SIGNS[i]
        parts.append(ref(f"m{terrain}{(i + TERRAINS.index(terrain)) % 2}", (x * reach, y * reach)))
    return join(parts)


def face_drawing(face: Mapping[str, Any], plain: bool = False) -> Markup:
    """A face as a view has it."""
    corners, zones = face["corners"], tuple(face["zones"])
    return face_of(corners, main_terrain(corners, zones), plain)


def face_piece(face: Mapping[str, Any]) -> str:
    """The id of a face that is defined by itself: `page-face-SSPP`."""
    return f"page-face-{face_key(face['corners'], tuple(face['zones']))}"


@cache
def land_definitions(look: Theme) -> Markup:
    """What faces are made of, each with an id that begins with `page-`. The faces themselves are no definitions: there
    are hundreds, and a browser works on every one of them, seen or not."""
    return join(defined(key, drawing) for key, drawing in shared(look))


def defined(key: str, drawing: Markup) -> Markup:
    """A drawing with an id that others refer to; one that is a single element needs no group around it."""
    name = f"page-{key}"
    if drawing.count("<") == 1:
        return Markup(re.sub(r"^<(\w+)", rf'<\1 id="{name}"', drawing))
    return tag("g", drawing, id=name)


@cache
def slab(look: Theme) -> Markup:
    """The edge of a tile that lies by itself: under the face, and a line around it."""
    return rect(-HALF, -HALF + 5, CELL, CELL, 5, fill=look.land_side)
