"""The kingdoms of 4 Gods: their borders, shown on pointing, what is said of them, and a chip for each."""

from __future__ import annotations

from collections.abc import Mapping, Sized
from functools import lru_cache
from typing import Any

from theomachy.drawing.shapes import broken, panel
from theomachy.drawing.svg import Markup, group, join, label, num, path, rect, use
from theomachy.drawing.theme import Theme
from theomachy.games.four_gods.picture.land import (
    CELL,
    CORNERS,
    GROUND_OF,
    LETTER,
    QUADRANT,
    centre,
    main_terrain,
    read_cell,
    region_spot,
)
from theomachy.games.four_gods.picture.players import holder
from theomachy.games.four_gods.words.picture import Picture
from theomachy.games.four_gods.words.words import WORDS

View = Mapping[str, Any]


def kingdom_id(kingdom: View) -> str:
    """A name that stays while other kingdoms come and go: its first corner."""
    return str(kingdom["corners"][0]).replace(".", "")


# ---- borders

# The same lines as in `land`, from where they begin, as steps: they are moved to every tile of a kingdom.
SPOKES = (("0 -40", "c0 14 7 24 0 40"), ("40 0", "c-14 0 -24 7 -40 0"), ("0 40", "c0 -14 -7 -24 0 -40"),
          ("-40 0", "c14 0 24 -7 40 0"))  # fmt: skip
ARCS = (("0 -40", "a40 40 0 0 1 -40 40"), ("0 -40", "a40 40 0 0 0 40 40"), ("0 40", "a40 40 0 0 1 40 -40"),
        ("0 40", "a40 40 0 0 0 -40 -40"))  # fmt: skip
# The two half sides of a corner: where they begin, how they go, and the quarter tile across.
SIDES = (
    (("-40 -40", "h40", (0, -1)), ("-40 -40", "v40", (-1, 0))), (("0 -40", "h40", (0, -1)), ("40 -40", "v40", (1, 0))),
    (("0 40", "h40", (0, 1)), ("40 0", "v40", (1, 0))), (("-40 40", "h40", (0, 1)), ("-40 0", "v40", (-1, 0))),
)  # fmt: skip


def outline_path(kingdom: View, faces: Mapping[str, tuple[str, tuple[int, ...]]]) -> str:
    """The border of a kingdom: along its shores inside the tiles, and along the sides where no land follows."""
    return border(tuple(kingdom["corners"]), tuple((name, faces[name]) for name in kingdom["cells"]))


@lru_cache(1024)
def border(corners: tuple[str, ...], cells: tuple[tuple[str, tuple[str, tuple[int, ...]]], ...]) -> str:
    own: dict[str, list[int]] = {}
    quads = set()
    for name in corners:
        at, _, corner = name.partition(".")
        number = CORNERS.index(corner)
        own.setdefault(at, []).append(number)
        quads.add(quad(at, number))
    found: list[str] = []
    for name, (face, zones) in cells:
        x, y = centre(name)
        main = main_terrain(face, zones)
        for number in own[name]:
            qx, qy = quad(name, number)
            for start, step, (dx, dy) in SIDES[number]:
                if (qx + dx, qy + dy) not in quads:
                    found.append(moved(start, step, x, y))
        inside = own[name]
        if main:
            odd = [i for i in range(4) if face[i] != main]
            found += [moved(*ARCS[i], x, y) for i in odd if i in inside or face[inside[0]] == main]
        else:
            for i in range(4):
                following = (i + 1) % 4
                if face[i] != face[following] and (i in inside or following in inside):
                    found.append(moved(*SPOKES[i], x, y))
    return "".join(found)


def quad(cell: str, corner: int) -> tuple[int, int]:
    column, row = read_cell(cell)
    qx, qy = QUADRANT[corner]
    return 2 * column + qx, 2 * row + qy


def moved(start: str, step: str, x: float, y: float) -> str:
    dx, dy = (float(part) for part in start.split())
    return f"M{num(x + dx)} {num(y + dy)}{step}"


# ---- words and badges


def kingdom_text(kingdom: View, lang: str) -> str:
    """`sea 21: yellow 2, green 1 → yellow 7`."""
    prophets, leaders = tuple(kingdom["prophets"].items()), tuple(kingdom["leaders"])
    return told(kingdom["terrain"], kingdom["size"], prophets, leaders, kingdom["worth"], lang)


@lru_cache(1024)
def told(
    terrain: str, size: int, prophets: tuple[tuple[str, int], ...], leaders: tuple[str, ...], worth: int, lang: str
) -> str:
    def colour(name: str) -> str:
        return str(WORDS.term("colour", name, lang))

    text = f"{WORDS.term('terrain', terrain, lang)} {size}"
    if prophets:
        text += ": " + ", ".join(f"{colour(name)} {n}" for name, n in prophets)
    if leaders:
        text += f" → {WORDS.listing([colour(name) for name in leaders], lang)} {worth}"
    return text


def kingdom_words(view: View, kingdom: View, lang: str) -> str:
    """What is to be said of a kingdom: its size; who has prophets there; who earns what."""
    say = Picture(lang)
    terrain = WORDS.term("terrain", kingdom["terrain"], lang)
    text = say("kingdom of", terrain=terrain, n=kingdom["size"])
    if not kingdom["leaders"]:
        return f"{text}; {say('nobody there')}"
    counts = ", ".join(f"{holder(view, name, lang)} {n}" for name, n in kingdom["prophets"].items())
    leaders = WORDS.listing([holder(view, name, lang) for name in kingdom["leaders"]], lang)
    return f"{text}; {say('prophets')}: {counts}; {say('earns', who=leaders, n=kingdom['worth'])}"


def outlines(look: Theme, view: View, lang: str) -> Markup:
    """Every kingdom with its border and a badge, hidden until it is pointed at, or all seen with `view["outline"]`."""
    spots = badge_spots(view)
    faces = {c["cell"]: (c["corners"], tuple(c["zones"])) for c in view["world"] if c["kind"] == "tile"}
    shown = bool(view.get("outline"))
    found = []
    for kingdom, spot in zip(view["kingdoms"], spots, strict=True):
        name = kingdom_id(kingdom)
        d = outline_path(kingdom, faces)
        text = f"{kingdom['size']}" + (f"→{kingdom['worth']}" if kingdom["leaders"] else "")
        found.append(group(
            outlined(look, name, d), badge(look, text, tuple(kingdom["leaders"]), spot, view["size"]),
            class_="revealed", data_of=name, aria_label=kingdom_words(view, kingdom, lang),
            opacity=None if shown else 0, pointer_events="none",
        ))  # fmt: skip
    return join(found)


@lru_cache(1024)
def outlined(look: Theme, name: str, d: str) -> Markup:
    key = f"page-border-{name}"
    return join((
        group(path(d, id=key), fill="none", stroke=look.panel, stroke_width=8, stroke_linecap="round"),
        group(use(key), fill="none", stroke=look.last, stroke_width=4, stroke_linecap="round"),
    ))  # fmt: skip


@lru_cache(1024)
def badge(look: Theme, text: str, leaders: tuple[str, ...], spot: tuple[float, float], size: int) -> Markup:
    """Tiles of a kingdom, and what they earn for the colours that lead there."""
    height, r = 22.0, 10.0
    step = r * 1.7
    width = len(text) * height * 0.56 + 16 + (r * 0.9 + len(leaders) * step if leaders else 0)
    x = min(max(spot[0] * CELL, width / 2 + 2), size * CELL - width / 2 - 2)
    y = spot[1] * CELL
    left = x - width / 2
    marks = [
        group(use(f"page-prophet-{colour}"), at=(left + 16 + j * step, y + 1), scale=0.62)
        for j, colour in enumerate(leaders)
    ]
    return join((
        rect(left, y - 16, width, 32, 16, fill=look.panel, stroke=look.ink, stroke_width=1.5), *marks,
        label(text, left + width - 9, y + 7.5, height, fill=look.ink, anchor="end", bold=True),
    ))  # fmt: skip


def badge_spots(view: View) -> tuple[tuple[float, float], ...]:
    """Where each kingdom's badge goes, in cells: on its own land, off prophets and other badges as far as possible."""
    prophets = []
    for c in view["world"]:
        if c["kind"] == "tile" and c["prophet"]:
            column, row = read_cell(c["cell"])
            px, py = region_spot(c["corners"], c["zones"], CORNERS.index(c["prophet"]["corner"]))
            prophets.append((column + px, row + py))
    return spots_for(tuple(tuple(k["corners"]) for k in view["kingdoms"]), tuple(prophets))


@lru_cache(64)  # many pictures show the same world
def spots_for(
    kingdoms: tuple[tuple[str, ...], ...], prophets: tuple[tuple[float, float], ...]
) -> tuple[tuple[float, float], ...]:  # fmt: skip
    """Small kingdoms have the fewest places, so they come first."""
    crowd = Crowd()
    for spot in prophets:
        crowd.add(spot, 0.4)
    found: dict[int, tuple[float, float]] = {}
    for number in sorted(range(len(kingdoms)), key=lambda i: len({name[:-3] for name in kingdoms[i]})):
        land = land_of(kingdoms[number])
        across = sum(s[0] for s in land) / len(land)
        down = sum(s[1] for s in land) / len(land)
        spot = min(land, key=lambda s: (crowd.at(s), (s[0] - across) ** 2 + (s[1] - down) ** 2, s))
        found[number] = spot
        crowd.add(spot, 0.9)
    return tuple(found[i] for i in range(len(kingdoms)))


class Crowd:
    """What badges should keep off, by the cell it lies in: nothing reaches further than to the next one."""

    def __init__(self) -> None:
        self.cells: dict[tuple[int, int], list[tuple[float, float, float]]] = {}

    def add(self, spot: tuple[float, float], reach: float) -> None:
        column, row = int(spot[0]), int(spot[1])
        for x in (column - 1, column, column + 1):
            for y in (row - 1, row, row + 1):
                self.cells.setdefault((x, y), []).append((*spot, reach))

    def at(self, spot: tuple[float, float]) -> float:
        """How much a badge there would lie upon others; badges are wider than high."""
        total = 0.0
        across, down = spot
        for x, y, reach in self.cells.get((int(across), int(down)), ()):
            off = max(abs(across - x), 2 * abs(down - y))
            if off < reach:
                total += 1 - off / reach
        return round(total, 3)


@lru_cache(2048)
def land_of(corners: tuple[str, ...]) -> list[tuple[float, float]]:
    """The middles of the quarter tiles of an area, in cells."""
    spots = []
    for name in corners:
        at, _, corner = name.partition(".")
        column, row = read_cell(at)
        qx, qy = QUADRANT[CORNERS.index(corner)]
        spots.append((column + 0.25 + qx / 2, row + 0.25 + qy / 2))
    return spots


# ---- chips, for pictures that stand alone

CHIP = 84.0


def lines_of(items: Sized, per_line: int) -> int:
    return max(1, -(-len(items) // per_line))


def chips_per_line(width: float) -> int:
    return max(1, int((width - 20) // CHIP))


def legend(view: View, lang: str, width: float) -> list[str]:
    """What the signs mean, in lines that keep within the panel."""
    say = Picture(lang)
    texts = [say("sign points", bonus="15, 10, 5"), say("sign kingdoms"), say("sign rows")]
    return [line for text in texts for line in broken(text, max(24, int((width - 24) / 5.6)))]


def kingdoms_height(view: View, lang: str, width: float) -> float:
    chips = 28 * lines_of(view["kingdoms"], chips_per_line(width))
    return 34 + chips + 8 + 16 * len(legend(view, lang, width))


def draw_kingdoms(look: Theme, view: View, lang: str, x: float, y: float, width: float) -> Markup:
    """A chip for each kingdom: who leads, tiles, what it is worth."""
    say = Picture(lang)
    per_line = chips_per_line(width)
    parts = [
        panel(look, x, y, width, kingdoms_height(view, lang, width)),
        label(f"{say('kingdoms')}: {say('now')}", x + 12, y + 20, 13, fill=look.muted, bold=True),
    ]
    bottom = y + 34 + 28 * lines_of(view["kingdoms"], per_line)
    for i, line in enumerate(legend(view, lang, width)):
        parts.append(label(line, x + 12, bottom + 10 + i * 16, 12, fill=look.muted))
    for i, kingdom in enumerate(view["kingdoms"]):
        left, top = x + 10 + i % per_line * CHIP, y + 28 + i // per_line * 28
        drawn = draw_chip(look, kingdom["terrain"], kingdom["size"], tuple(kingdom["leaders"]), kingdom["worth"])
        parts.append(group(drawn, at=(left, top), name=kingdom_words(view, kingdom, lang), class_="kingdom"))
    return join(parts)


@lru_cache(1024)
def draw_chip(look: Theme, terrain: str, size: int, leaders: tuple[str, ...], worth: int) -> Markup:
    """Who leads in a kingdom, its size, and what it is worth to them."""
    text = str(size) + (f"→{worth}" if leaders else "")
    wide = CHIP - 4
    marks = [group(use(f"page-prophet-{c}"), at=(12 + i * 11, 14), scale=0.42) for i, c in enumerate(leaders[:3])]
    return join((
        rect(0, 0, wide, 24, 6, fill=look.grounds[GROUND_OF[LETTER[terrain]]].top, stroke=look.line),
        rect(4, 3, wide - 8, 18, 5, fill=look.panel, fill_opacity=0.86), *marks,
        label(text, wide - 8, 17, 14, fill=look.ink, anchor="end", bold=True),
    ))  # fmt: skip
