"""The map: coasts of the five continents and how each is cut into its four territories.

All lines are our own, drawn from memory and simplified. A continent has a plane of its own, about 300 wide; layouts
move and scale it. No rule knows neighbourhood (PG-A-54), so a border means nothing but where one territory ends.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from theomachy.drawing.svg import num

Point = tuple[float, float]

SMALLEST = 4.5  # an edge shorter than this stays straight
ROUGH = 0.18  # how far the middle of an edge wanders, of its length


@dataclass(frozen=True)
class Land:
    """A territory: where its pile stands, and where its name does, from the spot."""

    spot: Point
    name: Point = (0.0, 22.0)


@dataclass(frozen=True)
class Continent:
    coast: tuple[Point, ...]
    cuts: tuple[tuple[Point, ...], ...]  # each from corner to corner of what it cuts
    lands: tuple[Land, ...]  # in the order of their numbers
    title: Point  # where its name stands on it, clear of coast and holy city: the middle of its last line
    city: Point = (-40.0, 2.0)  # of the holy city, from the first spot
    alone: Point = (0.0, 4.0)  # of the same where no pile stands yet


NORTH_AMERICA = Continent(
    coast=(
        (4, 50), (18, 30), (48, 20), (84, 24), (118, 13), (152, 20), (178, 8), (204, 14), (202, 34), (190, 50),
        (206, 64), (224, 56), (226, 34), (248, 20), (270, 32), (286, 56), (306, 74), (288, 90), (270, 92), (264, 108),
        (250, 120), (240, 136), (234, 150), (242, 172), (230, 168), (220, 153), (200, 155), (182, 160), (172, 178),
        (182, 194), (204, 188), (208, 202), (216, 214), (236, 224), (250, 236), (238, 240), (216, 230), (192, 220),
        (164, 208), (144, 192), (134, 172), (122, 154), (114, 136), (104, 116), (92, 96), (76, 82), (54, 74), (34, 74),
        (16, 80), (22, 66),
    ),
    cuts=(
        ((92, 96), (150, 100), (204, 98), (264, 108)),
        ((152, 20), (160, 58), (150, 100)),
        ((122, 154), (150, 150), (182, 160)),
    ),
    lands=(Land((170, 195), (6, 20)), Land((98, 60)), Land((246, 78)), Land((178, 121), (28, 16))),
    title=(178, 111),
    city=(-38, 2),
)  # fmt: skip

SOUTH_AMERICA = Continent(
    coast=(
        (16, 22), (38, 6), (66, 3), (94, 13), (112, 27), (138, 39), (164, 62), (160, 86), (146, 106), (140, 130),
        (120, 142), (108, 160), (92, 172), (88, 190), (80, 208), (66, 203), (60, 180), (54, 152), (48, 131), (28, 102),
        (10, 78), (4, 56), (13, 40),
    ),
    cuts=(
        ((10, 78), (52, 74), (96, 86), (160, 86)),
        ((94, 13), (84, 42), (96, 86)),
        ((48, 131), (90, 140), (140, 130)),
    ),
    lands=(Land((78, 117), (4, 19)), Land((128, 53), (3, 19)), Land((46, 52), (-10, 20)), Land((84, 166), (-6, 22))),
    title=(76, 74),
    city=(-38, 2),
)  # fmt: skip

EUROPE = Continent(
    coast=(
        (38, 60), (35, 44), (50, 26), (70, 10), (94, 3), (112, 13), (136, 11), (152, 24), (174, 34), (180, 70),
        (173, 104), (178, 128), (158, 133), (146, 122), (130, 124), (125, 138), (130, 150), (118, 173), (107, 160),
        (102, 144), (90, 130), (97, 148), (104, 164), (92, 166), (82, 148), (72, 137), (56, 139), (47, 151), (34, 169),
        (10, 167), (3, 146), (13, 132), (38, 130), (34, 112), (22, 102), (44, 98), (58, 88), (60, 73), (70, 86),
        (94, 87), (106, 70), (114, 56), (100, 50), (92, 33), (87, 50), (78, 65), (62, 60),
    ),
    cuts=(
        ((114, 56), (130, 36), (136, 11)),
        ((94, 87), (106, 104), (130, 124)),
        ((70, 86), (64, 112), (72, 137)),
    ),
    lands=(Land((95, 118), (0, 22)), Land((64, 40), (4, 22)), Land((42, 116), (-8, 42)), Land((156, 66), (9, 21))),
    title=(135, 107),
    city=(-22, -9),
    alone=(-14, 2),
)  # fmt: skip

AFRICA = Continent(
    coast=(
        (34, 14), (60, 8), (90, 5), (97, 20), (124, 25), (148, 25), (162, 34), (173, 60), (186, 84), (206, 84),
        (196, 106), (178, 126), (168, 146), (170, 168), (156, 184), (148, 206), (130, 222), (108, 225), (98, 206),
        (92, 182), (84, 160), (89, 142), (79, 125), (66, 116), (44, 120), (22, 113), (6, 92), (3, 68), (14, 44),
        (24, 28),
    ),
    cuts=(
        ((6, 92), (60, 84), (112, 92), (196, 106)),
        ((97, 20), (104, 52), (112, 92)),
        ((84, 160), (124, 150), (168, 146)),
    ),
    lands=(Land((144, 64), (0, 20)), Land((54, 58)), Land((126, 126), (-2, 21)), Land((126, 184), (8, 22))),
    title=(104, 107),
    city=(-34, 2),
)  # fmt: skip

ASIA = Continent(
    coast=(
        (12, 66), (24, 40), (44, 30), (62, 16), (92, 24), (120, 8), (150, 4), (176, 16), (210, 13), (240, 22),
        (272, 26), (304, 38), (318, 56), (298, 67), (284, 86), (277, 67), (258, 73), (250, 92), (253, 112), (242, 124),
        (240, 148), (231, 140), (222, 133), (219, 150), (227, 172), (216, 192), (196, 204), (189, 222), (191, 244),
        (181, 257), (174, 234), (168, 212), (155, 204), (146, 219), (137, 244), (128, 267), (116, 246), (106, 216),
        (93, 205), (80, 197), (66, 200), (76, 218), (62, 234), (40, 253), (27, 228), (15, 198), (9, 172), (2, 150),
        (20, 140), (36, 128), (30, 104), (18, 88),
    ),
    cuts=(
        ((30, 104), (88, 110), (154, 102), (204, 106), (253, 112)),
        ((88, 110), (84, 152), (93, 205)),
        ((154, 102), (158, 150), (155, 204)),
    ),
    lands=(Land((122, 172)), Land((152, 62)), Land((200, 152)), Land((48, 166))),
    title=(152, 80),
    city=(-24, -9),
)  # fmt: skip

SHAPES = {
    "NA": NORTH_AMERICA, "SA": SOUTH_AMERICA, "EU": EUROPE, "AF": AFRICA, "AS": ASIA,
}  # fmt: skip

# Land without a rule, in the plane of the continent named.
ISLANDS: tuple[tuple[str, tuple[Point, ...]], ...] = (
    ("NA", ((318, 4), (344, -2), (362, 10), (356, 36), (336, 54), (322, 38))),  # Greenland
    ("EU", ((10, 66), (20, 58), (28, 72), (26, 88), (12, 90))),  # Britain
    ("AF", ((196, 150), (207, 146), (206, 172), (194, 190), (189, 172))),  # Madagascar
    ("AS", ((268, 96), (280, 104), (272, 128), (258, 142), (256, 134), (266, 118))),  # Japan
)
AUSTRALIA: tuple[Point, ...] = (
    (0, 34), (14, 16), (34, 10), (46, 0), (58, 10), (66, 0), (76, 20), (90, 40), (88, 60), (72, 76), (56, 72), (40, 58),
    (18, 66), (4, 58),
)  # fmt: skip


def known_shapes(ids: Sequence[str]) -> list[str]:
    """Which drawn continent stands for which of a box: its own, or one that is left for a name we do not know."""
    free = [name for name in SHAPES if name not in ids]
    return [name if name in SHAPES else free.pop(0) for name in ids]


def parted(line: Sequence[Point], cut: Sequence[Point]) -> tuple[list[Point], list[Point]]:
    """A closed line in two, along a cut between two of its corners."""
    i, j = line.index(cut[0]), line.index(cut[-1])
    there, back = list(cut[1:-1]), list(reversed(cut[1:-1]))
    ahead = [line[k % len(line)] for k in range(i, (j if j > i else j + len(line)) + 1)]
    behind = [line[k % len(line)] for k in range(j, (i if i > j else i + len(line)) + 1)]
    return ahead + back, behind + there


def inside(line: Sequence[Point], at: Point) -> bool:
    """Does a closed line run around the point?"""
    x, y = at
    found = False
    for (ax, ay), (bx, by) in zip(line, (*line[1:], line[0]), strict=True):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            found = not found
    return found


def lands_of(continent: Continent) -> list[list[Point]]:
    """The outline of each territory, in their order. Neighbours share their corners."""
    pieces = [list(continent.coast)]
    for cut in continent.cuts:
        whole = next(piece for piece in pieces if cut[0] in piece and cut[-1] in piece)
        pieces.remove(whole)
        pieces += parted(whole, cut)
    return [next(piece for piece in pieces if inside(piece, land.spot)) for land in continent.lands]


def wander(a: Point, b: Point) -> float:
    """A number from -1 to 1 that hangs on the two ends alone, whichever comes first."""
    (ax, ay), (bx, by) = sorted((a, b))
    seed = int(ax * 7919 + ay * 104729 + bx * 1299709 + by * 15485863) & 0xFFFFFFFF
    seed = (seed * 2654435761 + 40503) & 0xFFFFFFFF
    return ((seed >> 8) % 2001) / 1000 - 1


def roughened(a: Point, b: Point) -> list[Point]:
    """The points between two corners. The same edge wanders the same way for both territories that share it."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    if dx * dx + dy * dy < SMALLEST * SMALLEST * 4:
        return []
    share = ROUGH * wander(a, b) * (1 if a < b else -1)
    middle = (round((a[0] + b[0]) / 2 - dy * share, 1), round((a[1] + b[1]) / 2 + dx * share, 1))
    return [*roughened(a, middle), middle, *roughened(middle, b)]


def rough(line: Sequence[Point]) -> list[Point]:
    """A closed line as a coast runs."""
    found: list[Point] = []
    for a, b in zip(line, (*line[1:], line[0]), strict=True):
        found += [a, *roughened(a, b)]
    return found


def written(line: Sequence[Point], spot: Point = (0.0, 0.0), scale: float = 1.0) -> str:
    """Path data of a closed line, from the spot."""
    at = [f"{num(round((x - spot[0]) * scale, 1))} {num(round((y - spot[1]) * scale, 1))}" for x, y in line]
    return f"M{'L'.join(at)}Z"


@cache
def land_path(shape: str, number: int) -> str:
    """The outline of a territory around the spot of its pile; the first has number 1."""
    continent = SHAPES[shape]
    return written(rough(lands_of(continent)[number - 1]), continent.lands[number - 1].spot)


@cache
def coast_path(shape: str) -> str:
    return written(rough(SHAPES[shape].coast))


@cache
def sign_path(shape: str, size: float) -> str:
    """The silhouette of a continent around the origin, in a square of that size: without its roughness."""
    xs, ys = [x for x, _ in SHAPES[shape].coast], [y for _, y in SHAPES[shape].coast]
    wide, high = max(xs) - min(xs), max(ys) - min(ys)
    middle = ((max(xs) + min(xs)) / 2, (max(ys) + min(ys)) / 2)
    return written(SHAPES[shape].coast, middle, size / max(wide, high))
