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
    space: Point  # of the ring, from middle to middle
    across: float  # of all spaces above and at one side, how many lie above
    continents: Mapping[str, tuple[float, float, float]]  # x, y and scale
    die: Point
    piles: Mapping[str, Point]
    titles: Mapping[str, Point]  # where continents are written
    letters: float  # how large territories are written
    sized: bool  # does what is written hang on the size of the window?
    australia: tuple[float, float, float] = (0.0, 0.0, 0.0)


WIDE = Layout(
    "wide", (888.0, 444.0), (SPACE, SPACE), 14 / 22,
    {"NA": (14, 8, 1.0), "SA": (198, 212, 1.1), "EU": (332, 12, 1.2), "AF": (378, 213, 1.0), "AS": (560, 8, 1.02)},
    (98.0, 302.0), {"wrath": (60.0, 388.0), "conversion": (136.0, 388.0)},
    {"NA": (74, 254), "SA": (398, 432), "EU": (541, 22), "AF": (626, 428), "AS": (806, 300)},
    18.5, True, (766.0, 340.0, 1.0),
)  # fmt: skip
TALL = Layout(
    "tall", (518.0, 731.0), (SPACE, 66.5), 9 / 22,
    {"NA": (4, 10, 0.95), "SA": (22, 494, 1.1), "EU": (300, 12, 1.2), "AF": (278, 480, 1.05), "AS": (200, 220, 0.98)},
    (98.0, 312.0), {"wrath": (58.0, 398.0), "conversion": (134.0, 398.0)},
    {"NA": (66, 269), "SA": (82, 494), "EU": (482, 225), "AF": (330, 716), "AS": (164, 276)}, 19.0, False,
)  # fmt: skip


@dataclass(frozen=True)
class Ring:
    """The spaces of a ring on a rectangle, clockwise from its upper left corner."""

    columns: int
    rows: int
    space: Point
    centres: tuple[Point, ...]

    @property
    def width(self) -> float:
        return self.columns * self.space[0]

    @property
    def height(self) -> float:
        return self.rows * self.space[1]

    @property
    def inner(self) -> tuple[float, float, float, float]:
        """The sea within: x, y, width, height."""
        wide, high = self.space
        return wide, high, self.width - 2 * wide, self.height - 2 * high


@cache
def ring_of(number: int, across: float, space: Point) -> Ring:
    """A ring of so many spaces; one place stays empty if they are odd."""
    wide, high = space
    sides = (number + 1) // 2 + 2
    columns = min(max(3, round(sides * across)), sides - 3)
    rows = sides - columns
    cells = [(c, 0) for c in range(columns)]
    cells += [(columns - 1, r) for r in range(1, rows)]
    cells += [(c, rows - 1) for c in range(columns - 2, -1, -1)]
    cells += [(0, r) for r in range(rows - 2, 0, -1)]
    return Ring(columns, rows, space, tuple(((c + 0.5) * wide, (r + 0.5) * high) for c, r in cells[:number]))


@cache
def map_within(ring: Ring, size: Point) -> tuple[float, float, float]:
    """How the map is moved and scaled into the ring: x, y, scale."""
    x, y, wide, high = ring.inner
    scale = min(wide / size[0], high / size[1])
    return x + (wide - size[0] * scale) / 2, y + (high - size[1] * scale) / 2, scale
