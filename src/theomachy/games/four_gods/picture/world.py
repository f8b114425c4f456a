"""The world of 4 Gods as SVG: terrains that flow from tile to tile, cities, prophets, open cells, kingdoms."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from theomachy.drawing.shapes import emblem, lit_frame, pattern
from theomachy.drawing.store import once
from theomachy.drawing.svg import NOTHING, Markup, circle, group, join, label, num, path, rect
from theomachy.drawing.theme import PAGE, THEMES, Theme
from theomachy.games.four_gods.words.picture import Picture
from theomachy.games.four_gods.words.words import WORDS

View = Mapping[str, Any]
Tile = tuple[str, str, tuple[int, ...]]  # cell, corners, zones

CORNERS = ("nw", "ne", "se", "sw")
COLUMNS = "abcdefghij"
TERRAIN_OF = {"S": "sea", "P": "plain", "F": "forest", "M": "mountain"}
LETTER = {"sea": "S", "plain": "P", "forest": "F", "mountain": "M"}
HUES = {"S": "blue", "P": "yellow", "F": "green", "M": "grey"}
PATTERNS = {"S": "waves", "P": "dots", "F": "zigzag", "M": "bricks"}
COLOUR_HUES = {"blue": "blue", "yellow": "yellow", "green": "green", "gray": "grey"}
EMBLEMS = {"blue": "drop", "yellow": "sun", "green": "leaf", "gray": "triangle"}
TERRAINS = {"S": "water", "P": "plain", "F": "wood", "M": "rock"}
GROUNDS = {look.name: {t: look.grounds[name].top for t, name in TERRAINS.items()} for look in (*THEMES.values(), PAGE)}


def world_defs(theme: Theme) -> list[Markup]:
    return [pattern(f"g4-{t}", PATTERNS[t], theme.hue(HUES[t]).mark, 0.28) for t in "SPFM"]


def read_cell(name: str) -> tuple[int, int]:
    return COLUMNS.index(name[0]), int(name[1:]) - 1


# ---- faces

# Where a corner of a face is, in halves of the tile: (x, y) of its quadrant.
QUADRANT = ((0, 0), (1, 0), (1, 1), (0, 1))


class Faces:
    """Collects the areas of many faces by terrain: whole grounds first, corners on top of them."""

    def __init__(self) -> None:
        self.ground: dict[str, list[str]] = {t: [] for t in "SPFM"}
        self.discs: dict[str, list[str]] = {t: [] for t in "SPFM"}
        self.lines: list[str] = []

    def add(self, x: float, y: float, size: float, corners: str, zones: Sequence[int]) -> None:
        half = size / 2
        main = main_terrain(corners, zones)
        if main:
            self.ground[main].append(box(x, y, size, size))
            for i, terrain in enumerate(corners):
                if terrain != main:
                    self.discs[terrain].append(quarter(x, y, size, i, closed=True))
                    self.lines.append(quarter(x, y, size, i, closed=False))
            return
        for i, terrain in enumerate(corners):
            qx, qy = QUADRANT[i]
            self.ground[terrain].append(box(x + qx * half, y + qy * half, half, half))
        middle = (x + half, y + half)
        for i in range(4):
            if corners[i] != corners[i - 1]:
                ex, ey = ((0, half), (half, 0), (size, half), (half, size))[i]
                self.lines.append(f"M{num(middle[0])} {num(middle[1])}L{num(x + ex)} {num(y + ey)}")

    def markup(self, theme: Theme, outline: float = 1.2) -> Markup:
        grounds = GROUNDS[theme.name]
        parts = []
        for layer in (self.ground, self.discs):
            for terrain, pieces in layer.items():
                if pieces:
                    d = "".join(pieces)
                    parts.append(path(d, fill=grounds[terrain]))
                    parts.append(path(d, fill=f"url(#g4-{terrain})"))
        if self.lines:
            parts.append(
                path("".join(self.lines), fill="none", stroke=theme.ink, stroke_opacity=0.55, stroke_width=outline)
            )
        return join(parts)


def main_terrain(corners: str, zones: Sequence[int]) -> str:
    """The terrain that fills a face but for single corners; nothing for faces that are cut in halves or quarters."""
    for terrain in set(corners):
        at = [i for i in range(4) if corners[i] == terrain]
        if len(at) >= 3 or (len(at) == 2 and at[1] - at[0] == 2 and zones[at[0]] == zones[at[1]]):
            return terrain
    return ""


def box(x: float, y: float, width: float, height: float) -> str:
    return f"M{num(x)} {num(y)}h{num(width)}v{num(height)}h{num(-width)}z"


def quarter(x: float, y: float, size: float, corner: int, closed: bool) -> str:
    """A quarter of a disc in a corner of a tile, or only its arc."""
    half = size / 2
    qx, qy = QUADRANT[corner]
    cx, cy = x + qx * size, y + qy * size
    ends = [(cx + (half if qx == 0 else -half), cy), (cx, cy + (half if qy == 0 else -half))]
    if corner in (1, 3):
        ends.reverse()
    (ax, ay), (bx, by) = ends
    arc = f"M{num(ax)} {num(ay)}A{num(half)} {num(half)} 0 0 1 {num(bx)} {num(by)}"
    return arc + (f"L{num(cx)} {num(cy)}z" if closed else "")


def small_face(theme: Theme, x: float, y: float, size: float, face: View) -> Markup:
    """One face by itself, with a rim."""
    return group(face_alone(theme, size, face["corners"], tuple(face["zones"])), at=(x, y))


@lru_cache(4096)
def face_alone(theme: Theme, size: float, corners: str, zones: tuple[int, ...]) -> Markup:
    faces = Faces()
    faces.add(0, 0, size, corners, zones)
    return join(
        (faces.markup(theme, 0.8), rect(0, 0, size, size, 2, fill="none", stroke=theme.ink, stroke_opacity=0.6))
    )


def region_spot(corners: str, zones: Sequence[int], first: int) -> tuple[float, float]:
    """Where a prophet stands in a region, in parts of the tile."""
    members = [i for i in range(4) if zones[i] == first]
    if len(members) == 1:
        single = main_terrain(corners, zones) != corners[first]
        reach = 0.23 if single else 0.25
        qx, qy = QUADRANT[first]
        return (reach if qx == 0 else 1 - reach), (reach if qy == 0 else 1 - reach)
    x = sum(0.25 + 0.5 * QUADRANT[i][0] for i in members) / len(members)
    y = sum(0.25 + 0.5 * QUADRANT[i][1] for i in members) / len(members)
    return x, y


@lru_cache(256)
def prophet(theme: Theme, colour: str, r: float) -> Markup:
    """A prophet around the origin: colour and emblem."""
    hue = theme.hue(COLOUR_HUES[colour])
    return join((
        circle(0, 0, r, fill=hue.fill, stroke=theme.panel, stroke_width=r * 0.22),
        circle(0, 0, r, fill="none", stroke=hue.edge, stroke_width=r * 0.1),
        emblem(EMBLEMS[colour], r * 0.6, fill=hue.on),
    ))  # fmt: skip


# ---- the world

RIM = 26.0


def inside(view: View, x: float, y: float, room: float) -> tuple[float, float, float]:
    """Where the cells begin inside a square of `room`, and how large one is."""
    cell = float(int((room - 2 * RIM) / view["size"]))
    side = cell * view["size"]
    return x + (room - side) / 2, y + (room - side) / 2, cell


def draw_world(theme: Theme, view: View, lang: str, lit: frozenset[str], x: float, y: float, room: float) -> Markup:
    """The world in a square of `room`, its frame and coordinates included."""
    say = Picture(lang)
    size = view["size"]
    rim = RIM
    x, y, cell = inside(view, x, y, room)
    side = cell * size
    parts = [
        rect(
            x - rim,
            y - rim,
            side + 2 * rim,
            side + 2 * rim,
            12,
            fill=theme.hue("brown").soft,
            stroke=theme.hue("brown").edge,
        ),
        rect(x, y, side, side, fill=theme.sea),
    ]
    parts.append(coordinates(theme, size, x, y, cell, rim))
    tiles = tuple((c["cell"], c["corners"], tuple(c["zones"])) for c in view["world"] if c["kind"] == "tile")
    parts.append(once(("four-gods land", theme.name, x, y, cell, tiles), lambda: land(theme, tiles, x, y, cell)))
    parts += [open_cell(theme, say, o, x, y, cell) for o in view["open"]]
    parts += [standing(theme, c, x, y, cell, say) for c in view["world"]]
    parts.append(rect(x, y, side, side, fill="none", stroke=theme.ink, stroke_width=2))
    parts += cell_targets(theme, view, lit, x, y, cell)
    parts.append(region_targets(theme, view, lit, x, y, cell, lang))
    return join(parts)


@lru_cache(64)
def coordinates(theme: Theme, size: int, x: float, y: float, cell: float, rim: float) -> Markup:
    """Letters and numbers on all four sides of the frame."""
    side = size * cell
    parts = []
    for i in range(size):
        for at in (x - rim / 2, x + side + rim / 2):
            parts.append(label(i + 1, at, y + (i + 0.5) * cell + 5, 14, fill=theme.ink, anchor="middle"))
        for at in (y - rim / 2 + 5, y + side + rim / 2 + 5):
            parts.append(label(COLUMNS[i], x + (i + 0.5) * cell, at, 14, fill=theme.ink, anchor="middle"))
    return join(parts)


def land(theme: Theme, tiles: Sequence[Tile], x: float, y: float, cell: float) -> Markup:
    """All tiles. Their borders are faint: they are counted, but the lands flow over them."""
    faces = Faces()
    borders = []
    for name, corners, zones in tiles:
        column, row = read_cell(name)
        faces.add(x + column * cell, y + row * cell, cell, corners, zones)
        borders.append(box(x + column * cell, y + row * cell, cell, cell))
    if not tiles:
        return NOTHING
    grid = path("".join(borders), fill="none", stroke=theme.ink, stroke_opacity=0.18, stroke_width=1)
    return join((faces.markup(theme), grid))


def open_cell(theme: Theme, say: Picture, o: View, x: float, y: float, cell: float) -> Markup:
    """An empty cell with its prescribed corners, and how many tiles fit; one that nothing can fill is crossed."""
    column, row = read_cell(o["cell"])
    hint = count = ""
    if o["safe"]:
        hint = say("safe")
    elif "in_bag" in o:
        hint = say("fits", bag=o["in_bag"], rows=o["in_rows"])
        count = f"{o['in_bag']}+{o['in_rows']}" if o["in_rows"] else str(o["in_bag"])
    corners = "".join(o["corners"] or "----")
    return group(empty_cell(theme, corners, o["safe"], count, cell), at=(x + column * cell, y + row * cell), name=hint)


@lru_cache(1024)
def empty_cell(theme: Theme, corners: str, safe: bool, count: str, cell: float) -> Markup:
    parts = [rect(2, 2, cell - 4, cell - 4, 4, fill="none", stroke=theme.muted, stroke_dasharray="4 4")]
    grounds = GROUNDS[theme.name]
    for i, terrain in enumerate(corners):
        if terrain != "-":
            qx, qy = QUADRANT[i]
            r = cell * 0.11
            cx, cy = (r + 4 if qx == 0 else cell - r - 4), (r + 4 if qy == 0 else cell - r - 4)
            parts.append(circle(cx, cy, r, fill=grounds[terrain], stroke=theme.ink, stroke_opacity=0.5))
            parts.append(label(terrain, cx, cy + r * 0.45, r * 1.3, fill=theme.ink, anchor="middle"))
    if safe:
        a, b = num(cell * 0.34), num(cell * 0.66)
        parts.append(path(f"M{a} {a}L{b} {b}M{b} {a}L{a} {b}", stroke=theme.faint, stroke_width=3))
    elif count:
        parts.append(label(count, cell / 2, cell * 0.57, cell * 0.21, fill=theme.muted, anchor="middle"))
    return join(parts)


def standing(theme: Theme, c: View, x: float, y: float, cell: float, say: Picture) -> Markup:
    """A city, or the prophet on a tile."""
    column, row = read_cell(c["cell"])
    left, top = x + column * cell, y + row * cell
    if c["kind"] == "city":
        hue = theme.hue("orange")
        middle = (left + cell / 2, top + cell / 2)
        ring = None if c["safe"] else "5 4"
        return group(
            circle(0, 0, cell * 0.43, fill=theme.panel, stroke=hue.edge, stroke_width=cell * 0.06,
                   stroke_dasharray=ring),
            group(emblem("crown", cell * 0.15, fill=hue.fill, stroke=hue.edge), at=(0, -cell * 0.22)),
            group(prophet(theme, c["prophet"]["colour"], cell * 0.17), at=(0, cell * 0.12)),
            at=middle, key=f"city:{c['cell']}", name=say("safe") if c["safe"] else None,
        )  # fmt: skip
    if not c["prophet"]:
        return NOTHING
    px, py = region_spot(c["corners"], c["zones"], CORNERS.index(c["prophet"]["corner"]))
    return group(
        prophet(theme, c["prophet"]["colour"], cell * 0.17), at=(left + px * cell, top + py * cell),
        key=f"prophet:{c['cell']}",
    )  # fmt: skip


def kingdom_id(kingdom: View) -> str:
    """A name that stays while other kingdoms come and go: its first corner."""
    return str(kingdom["corners"][0]).replace(".", "")


def cell_targets(theme: Theme, view: View, lit: frozenset[str], x: float, y: float, cell: float) -> list[Markup]:
    """A transparent sheet over every cell, to click on; its quarters know the kingdoms they belong to."""
    names = (f"{COLUMNS[column]}{row + 1}" for row in range(view["size"]) for column in range(view["size"]))
    under: dict[str, list[str]] = {}
    for kingdom in view["kingdoms"]:
        name = kingdom_id(kingdom)
        for place in kingdom["corners"]:
            at, _, corner = place.partition(".")
            under.setdefault(at, [""] * 4)[CORNERS.index(corner)] = name
    last = view.get("last", ())
    return [
        cell_target(theme, name, f"cell:{name}" in lit, f"cell:{name}" in last, tuple(under.get(name, ())), x, y, cell)
        for name in names
    ]


@lru_cache(4096)
def cell_target(
    theme: Theme, name: str, shining: bool, last: bool, kingdoms: tuple[str, ...], x: float, y: float, cell: float
) -> Markup:  # fmt: skip
    column, row = read_cell(name)
    left, top = x + column * cell, y + row * cell
    half = cell / 2
    quarters = [
        rect(left + QUADRANT[i][0] * half, top + QUADRANT[i][1] * half, half, half, fill_opacity=0, class_=f"q-{name}")
        for i, name in enumerate(kingdoms)
        if name
    ]
    mark = NOTHING
    if last:
        mark = rect(left + 2, top + 2, cell - 4, cell - 4, 4, fill="none", stroke=theme.last, stroke_width=3,
                    stroke_dasharray="9 6")  # fmt: skip
    return group(
        mark,
        rect(left, top, cell, cell, fill=theme.lit if shining else "#000", fill_opacity=0.16 if shining else 0),
        lit_frame(theme, left + 3, top + 3, cell - 6, cell - 6, 4) if shining else NOTHING,
        *quarters,
        target=f"cell:{name}", name=name, lit=shining,
    )  # fmt: skip


def region_targets(theme: Theme, view: View, lit: frozenset[str], x: float, y: float, cell: float, lang: str) -> Markup:
    """The regions of the tile on which the viewer may put a prophet now."""
    if view["viewer"] is None:
        return NOTHING
    window = view["players"][view["viewer"]]["window"]
    if not window:
        return NOTHING
    c = next(c for c in view["world"] if c["cell"] == window)
    column, row = read_cell(window)
    parts = []
    for first in sorted(set(c["zones"])):
        px, py = region_spot(c["corners"], c["zones"], first)
        target = f"region:{CORNERS[first]}"
        terrain = WORDS.term("terrain", TERRAIN_OF[c["corners"][first]], lang)
        shining = target in lit
        parts.append(
            group(
                circle(0, 0, cell * 0.18, fill=theme.lit_soft, fill_opacity=0.75, stroke=theme.lit, stroke_width=3,
                       stroke_dasharray=None if shining else "4 3"),
                label("+", 0, cell * 0.11, cell * 0.32, fill=theme.lit, anchor="middle", bold=True),
                at=(x + (column + px) * cell, y + (row + py) * cell), target=target, name=str(terrain), lit=shining,
            )
        )  # fmt: skip
    return join(parts)
