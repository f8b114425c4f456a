"""The faces of the tiles: sea, plain, forest and mountain, with shores and borders that run on from tile to tile.

A face is drawn around the origin, 80 wide. Every border leaves the tile in the middle of a side and at right angles to
it, so the lands of neighbours flow into each other without a seam. All faces that there can be are defined once, put
together from a few grounds, borders and motifs; a world is then a list of references.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import product
from typing import Any

from theomachy.drawing.svg import Markup, group, join, path, rect, tag, use
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


def face_piece(face: Mapping[str, Any]) -> str:
    """The id of a face as a view has it: `page-face-SSPP`."""
    return f"page-face-{face_key(face['corners'], tuple(face['zones']))}"


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
            # A shore is a strip of sand with foam along it; between two lands a border is worn into the ground.
            yield f"{name}c", join((
                path(d, fill="none", stroke=look.foam, stroke_width=9, stroke_opacity=0.55),
                path(d, fill="none", stroke=sand.top, stroke_width=4.6),
                path(d, fill="none", stroke=sand.motif, stroke_width=0.9, stroke_opacity=0.55),
            ))  # fmt: skip
            yield f"{name}l", join((
                path(d, fill="none", stroke="#000000", stroke_width=3.4, stroke_opacity=0.1),
                path(d, fill="none", stroke="#000000", stroke_width=1.3, stroke_opacity=0.42),
            ))  # fmt: skip


FIR = "M0 -11L4.6 -3.4H2.9L6.6 2.4H4L8 8.6H1.3V11.4H-1.3V8.6H-8L-4 2.4H-6.6L-2.9 -3.4H-4.6Z"
EAR = "M0 8V-2M0 -2C-3 -2.6 -3 -6 -3 -6C0 -6 0 -3.4 0 -2C0 -3.4 0 -6 3 -6C3 -6 3 -2.6 0 -2"


def motif(look: Theme, terrain: str, variant: int) -> Markup:
    """What grows or stands on a quarter of a tile, within 15 of the origin."""
    ground = look.grounds[GROUND_OF[terrain]]
    ink, low, side = ground.motif, ground.low, ground.side
    if terrain == "S":
        waves = "M-13 {y}q3.6 -3.4 7.2 0t7.2 0" if variant else "M-4 {y}q3.6 -3.4 7.2 0t7.2 0"
        return join((
            path(waves.format(y=-3), fill="none", stroke=look.foam, stroke_width=1.9, stroke_opacity=0.75,
                 stroke_linecap="round"),
            path("M-10 7q3.4 -3 6.8 0t6.8 0t6.8 0" if variant else "M-13 8q3.4 -3 6.8 0t6.8 0", fill="none",
                 stroke=ink, stroke_width=1.5, stroke_opacity=0.4, stroke_linecap="round"),
        ))  # fmt: skip
    if terrain == "P":
        furrows = path("M-14 5Q0 -1 14 4M-13 10Q0 4 13 9.5", fill="none", stroke=side, stroke_width=1.3,
                       stroke_opacity=0.6, stroke_linecap="round")  # fmt: skip
        tufts = [(-8, -2, 0.8), (7, -5, 0.95)] if variant else [(-9, -6, 0.85), (0, -3, 1.0), (9, -6, 0.85)]
        return join((
            furrows,
            *(path(EAR, fill=ink, stroke=ink, stroke_width=1.2, stroke_opacity=0.85, fill_opacity=0.85,
                   transform=f"translate({x} {y}) scale({k})") for x, y, k in tufts),
        ))  # fmt: skip
    if terrain == "F":
        trees = ((-7, -3, 0.82), (7, -4, 0.92), (0, 5, 1.0)) if variant else ((-8, 3, 0.95), (1, -5, 0.86), (9, 4, 0.9))
        return join(
            join((
                tag("ellipse", cx=x, cy=y + 9.6 * k, rx=7 * k, ry=2 * k, fill="#000000", fill_opacity=0.16),
                path(FIR, fill=side, transform=f"translate({x} {y}) scale({k})"),
                path(FIR, fill=ink, fill_opacity=0.62 if i != 1 else 0.2, transform=f"translate({x} {y}) scale({k})"),
            ))
            for i, (x, y, k) in enumerate(sorted(trees, key=lambda t: t[1]))
        )  # fmt: skip
    if variant:
        return join((
            path("M-15 10L-4 -11L2 -2L6 -7L15 10Z", fill=side),
            path("M-4 -11L2 -2L-2 10H-15Z", fill=low),
            path("M-4 -11L-7.4 -4.6L-4.8 -5.6L-3 -3.4L-1 -5.8L0.6 -4.1Z", fill="#ffffff", fill_opacity=0.92),
            path("M6 -7L3.6 -3.4L6.2 -4L8.4 -2.6Z", fill="#ffffff", fill_opacity=0.92),
            path("M-15 10H15", stroke=ink, stroke_width=1, stroke_opacity=0.35),
        ))  # fmt: skip
    return join((
        path("M-13 9L-5 -4L0 1L6 -10L14 9Z", fill=side),
        path("M6 -10L0 1L3 9H-13L-5 -4L-1 0.4Z", fill=low),
        path("M6 -10L2.9 -4.3L5.2 -5.2L6.9 -3.2L8.9 -4.6Z", fill="#ffffff", fill_opacity=0.92),
        path("M-13 9H14", stroke=ink, stroke_width=1, stroke_opacity=0.35),
    ))  # fmt: skip


# ---- faces


def every_face() -> Iterator[tuple[str, str]]:
    """Corners and main terrain of all faces, the latter empty where there is none."""
    for letters in product(TERRAINS, repeat=4):
        corners = "".join(letters)
        found = {main_terrain(corners, zones) for zones in ((0, 1, 2, 3), (0, 1, 0, 3), (0, 1, 2, 1))}
        if max(corners.count(t) for t in TERRAINS) >= 3:
            found = {main_terrain(corners, (0, 0, 0, 0))}
        for main in sorted(found):
            yield corners, main


def ref(key: str, at: tuple[float, float] | None = None) -> Markup:
    if at is None:
        return use(f"page-{key}")
    return use(f"page-{key}", x=at[0], y=at[1])


def border_kind(one: str, other: str) -> str:
    return "c" if "S" in (one, other) else "l"


@cache
def face(corners: str, main: str) -> Markup:
    """A face from its parts."""
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
    for i, terrain in enumerate(corners):
        reach = 19.0 if terrain == main or not main else 23.0
        x, y = SIGNS[i]
        parts.append(ref(f"m{terrain}{(i + TERRAINS.index(terrain)) % 2}", (x * reach, y * reach)))
    return join(parts)


@cache
def land_definitions(look: Theme) -> Markup:
    """Grounds, borders, motifs and all faces, each with an id that begins with `page-`."""
    parts = [tag("g", drawing, id=f"page-{key}") for key, drawing in shared(look)]
    for corners, main in every_face():
        key = corners + (f"-{main}" if main and corners.count(main) == 2 else "")
        parts.append(group(face(corners, main), id=f"page-face-{key}"))
    return join(parts)


@cache
def slab(look: Theme) -> Markup:
    """The edge of a tile that lies by itself: under the face, and a line around it."""
    return rect(-HALF, -HALF + 5, CELL, CELL, 5, fill=look.land_side)
