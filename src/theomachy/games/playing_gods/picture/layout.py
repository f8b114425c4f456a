"""Where things lie on the board: the ring around the map, and the continents, die and piles in the sea within it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from theomachy.games.playing_gods.picture.pieces import SPACE

Point = tuple[float, float]

EDGE = 5.0  # around the ring


@dataclass(frozen=True)
class Layout:
    """The map in units of its own, and how the ring's sides share its spaces."""

    name: str
    size: Point  # of the map
    across: float  # of all spaces above and at one side, how many lie above
    continents: Mapping[str, tuple[float, float, float]]  # x, y and scale
    die: Point
    piles: Mapping[str, Point]
    titles: Mapping[str, Point]  # where continents are written
    named: bool  # is there room for the names of territories?
    australia: tuple[float, float, float] = (0.0, 0.0, 0.0)


WIDE = Layout(
    "wide", (888.0, 444.0), 14 / 22,
    {"NA": (14, 8, 1.0), "SA": (194, 232, 1.0), "EU": (350, 12, 1.1), "AF": (376, 210, 1.0), "AS": (560, 8, 1.02)},
    (98.0, 302.0), {"wrath": (60.0, 388.0), "conversion": (136.0, 388.0)},
    {"NA": (78, 244), "SA": (394, 434), "EU": (312, 150), "AF": (626, 428), "AS": (806, 300)}, True, (766.0, 340.0, 1.0),
)  # fmt: skip
TALL = Layout(
    "tall", (518.0, 814.0), 9 / 22,
    {"NA": (8, 26, 0.8), "SA": (26, 560, 1.16), "EU": (296, 18, 1.18), "AF": (272, 540, 1.13), "AS": (200, 256, 0.98)},
    (100.0, 340.0), {"wrath": (56.0, 440.0), "conversion": (132.0, 440.0)},
    {"NA": (86, 210), "SA": (100, 806), "EU": (414, 240), "AF": (440, 800), "AS": (96, 282)}, False,
)  # fmt: skip


@dataclass(frozen=True)
class Ring:
    """The spaces of a ring on a rectangle, clockwise from its upper left corner."""

    columns: int
    rows: int
    centres: tuple[Point, ...]

    @property
    def width(self) -> float:
        return self.columns * SPACE

    @property
    def height(self) -> float:
        return self.rows * SPACE


@cache
def ring_of(number: int, across: float) -> Ring:
    """A ring of so many spaces; one place stays empty if they are odd."""
    sides = (number + 1) // 2 + 2
    columns = min(max(3, round(sides * across)), sides - 3)
    rows = sides - columns
    cells = [(c, 0) for c in range(columns)]
    cells += [(columns - 1, r) for r in range(1, rows)]
    cells += [(c, rows - 1) for c in range(columns - 2, -1, -1)]
    cells += [(0, r) for r in range(rows - 2, 0, -1)]
    return Ring(columns, rows, tuple(((c + 0.5) * SPACE, (r + 0.5) * SPACE) for c, r in cells[:number]))


@cache
def map_within(ring: Ring, size: Point) -> tuple[float, float, float]:
    """How the map is moved and scaled into the ring: x, y, scale."""
    wide, high = ring.width - 2 * SPACE, ring.height - 2 * SPACE
    scale = min(wide / size[0], high / size[1])
    return SPACE + (wide - size[0] * scale) / 2, SPACE + (high - size[1] * scale) / 2, scale
