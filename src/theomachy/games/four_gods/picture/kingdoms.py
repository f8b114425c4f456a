"""The kingdoms of 4 Gods as SVG: a chip for each, borders on demand, and what all the signs mean."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from theomachy.drawing.shapes import broken, panel
from theomachy.drawing.svg import Markup, group, join, label, num, path, rect
from theomachy.drawing.theme import Theme
from theomachy.games.four_gods.picture.actions import lines_of
from theomachy.games.four_gods.picture.world import (
    CORNERS,
    GROUNDS,
    LETTER,
    QUADRANT,
    kingdom_id,
    prophet,
    read_cell,
    region_spot,
)
from theomachy.games.four_gods.words.picture import Picture
from theomachy.games.four_gods.words.words import WORDS

View = Mapping[str, Any]
CHIP = 78.0

# ---- chips


def chips_per_line(width: float) -> int:
    return max(1, int((width - 20) // CHIP))


def legend(view: View, lang: str, width: float) -> list[str]:
    """What the signs mean, in lines that keep within the panel."""
    say = Picture(lang)
    texts = [say("sign points", bonus="15, 10, 5"), say("sign kingdoms")]
    if any("in_bag" in o for o in view["open"]):
        texts.append(say("sign open"))
    texts.append(say("sign rows"))
    return [line for text in texts for line in broken(text, max(24, int((width - 24) / 5.4)))]


def kingdoms_height(view: View, lang: str, width: float) -> float:
    chips = 26 * lines_of(view["kingdoms"], chips_per_line(width))
    return 34 + chips + 8 + 15 * len(legend(view, lang, width))


def draw_kingdoms(
    theme: Theme, view: View, lang: str, x: float, y: float, width: float, world: tuple[float, float, float]
) -> Markup:
    """A chip for each kingdom; pointing at it, or moving there with the keyboard, shows its border in the world.

    It comes last in the picture, so that borders lie on top. `reveal` and `revealed` are classes that every page knows.
    """
    say = Picture(lang)
    per_line = chips_per_line(width)
    parts = [
        panel(theme, x, y, width, kingdoms_height(view, lang, width)),
        group(
            label(f"{say('kingdoms')}: {say('now')}", x + 12, y + 20, 13, fill=theme.muted, bold=True),
            class_="every", tabindex=0, name=say("all kingdoms"),
        ),
    ]  # fmt: skip
    bottom = y + 34 + 26 * lines_of(view["kingdoms"], per_line)
    for i, line in enumerate(legend(view, lang, width)):
        parts.append(label(line, x + 12, bottom + 10 + i * 15, 12, fill=theme.muted))
    spots, size = badge_spots(view), view["size"]
    for i, kingdom in enumerate(view["kingdoms"]):
        left, top = x + 10 + i % per_line * CHIP, y + 28 + i // per_line * 26
        border_of = outline(theme, kingdom, spots[i], size, lang, *world)
        parts.append(
            group(
                group(
                    draw_chip(theme, kingdom["terrain"], kingdom["size"], tuple(kingdom["leaders"]), kingdom["worth"]),
                    at=(left, top),
                ),
                group(border_of, class_=f"revealed k-{kingdom_id(kingdom)}", opacity=0),
                class_="reveal", name=kingdom_text(kingdom, lang), tabindex=0,
            )
        )  # fmt: skip
    return join(parts)


@lru_cache(1024)
def draw_chip(theme: Theme, terrain: str, size: int, leaders: tuple[str, ...], worth: int) -> Markup:
    """Who leads in a kingdom, its size, and what it is worth to them."""
    letter = LETTER[terrain]
    text = str(size) + (f"→{worth}" if leaders else "")
    wide = CHIP - 4
    marks = [group(prophet(theme, colour, 7), at=(12 + i * 10, 11)) for i, colour in enumerate(leaders[:3])]
    return join((
        rect(0, 0, wide, 22, 5, fill=GROUNDS[theme.name][letter], stroke=theme.line),
        rect(0, 0, wide, 22, 5, fill=f"url(#g4-{letter})"),
        rect(4, 3, wide - 8, 16, 4, fill=theme.panel, fill_opacity=0.78),
        *marks,
        label(text, wide - 7, 16, 13, fill=theme.ink, anchor="end"),
    ))  # fmt: skip


def pointing(view: View) -> str:
    """Style rules: whoever points at a tile sees the kingdom under the pointer, at the heading all of them."""
    rules = [".reveal:hover .revealed,.reveal:focus .revealed{opacity:1}"]
    rules.append("svg:has(.every:hover) .revealed,svg:has(.every:focus) .revealed{opacity:1}")
    for kingdom in view["kingdoms"]:  # `pointed` is set by pages where a finger touched
        name = kingdom_id(kingdom)
        rules.append(f"svg:has(.q-{name}:hover) .k-{name},svg:has(.q-{name}.pointed) .k-{name}{{opacity:1}}")
    return "".join(rules)


# ---- borders


def outline_path(corners: Sequence[str], x: float, y: float, cell: float) -> str:
    """The border of an area of quarter tiles, named like `b2.nw`."""
    half = cell / 2
    quads = set()
    for name in corners:
        at, _, corner = name.partition(".")
        column, row = read_cell(at)
        qx, qy = QUADRANT[CORNERS.index(corner)]
        quads.add((2 * column + qx, 2 * row + qy))
    return border(frozenset(quads), x, y, half)


@lru_cache(1024)
def border(quads: frozenset[tuple[int, int]], x: float, y: float, half: float) -> str:
    d = []
    for qx, qy in sorted(quads):
        left, top = x + qx * half, y + qy * half
        if (qx, qy - 1) not in quads:
            d.append(f"M{num(left)} {num(top)}h{num(half)}")
        if (qx, qy + 1) not in quads:
            d.append(f"M{num(left)} {num(top + half)}h{num(half)}")
        if (qx - 1, qy) not in quads:
            d.append(f"M{num(left)} {num(top)}v{num(half)}")
        if (qx + 1, qy) not in quads:
            d.append(f"M{num(left + half)} {num(top)}v{num(half)}")
    return "".join(d)


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


def outline(
    theme: Theme, kingdom: View, spot: tuple[float, float], size: int, lang: str, x: float, y: float, cell: float
) -> Markup:  # fmt: skip
    """A kingdom with its border, and a badge: its tiles, and what they earn for the colours that lead there."""
    leaders = tuple(kingdom["leaders"])
    text = f"{kingdom['size']}" + (f"→{kingdom['worth']}" if leaders else "")
    corners = tuple(kingdom["corners"])
    return outlined(theme, corners, text, leaders, kingdom_text(kingdom, lang), spot, size, x, y, cell)


@lru_cache(2048)
def outlined(
    theme: Theme, corners: tuple[str, ...], text: str, leaders: tuple[str, ...], name: str, spot: tuple[float, float],
    size: int, x: float, y: float, cell: float,
) -> Markup:  # fmt: skip
    height = max(10.0, cell * 0.18)
    r = height * 0.62
    step = r * 1.3
    width = len(text) * height * 0.58 + height * 0.9 + (r * 1.5 + (len(leaders) - 1) * step if leaders else 0)
    bx, by = x + spot[0] * cell, y + spot[1] * cell
    bx = min(max(bx, x + width / 2 + 2), x + size * cell - width / 2 - 2)
    left = bx - width / 2
    marks = [group(prophet(theme, colour, r), at=(left + r * 1.3 + j * step, by)) for j, colour in enumerate(leaders)]
    d = outline_path(corners, x, y, cell)
    return group(
        path(d, fill="none", stroke=theme.page, stroke_width=7, stroke_linecap="round"),
        path(d, fill="none", stroke=theme.last, stroke_width=3.5, stroke_linecap="round"),
        rect(left, by - height * 0.75, width, height * 1.5, height * 0.75, fill=theme.panel, stroke=theme.ink),
        *marks,
        label(text, left + width - height * 0.45, by + height * 0.35, height, fill=theme.ink, anchor="end", bold=True),
        name=name, pointer_events="none",
    )  # fmt: skip


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


def all_outlines(theme: Theme, view: View, lang: str, x: float, y: float, cell: float) -> Markup:
    """Every kingdom with its border."""
    spots = badge_spots(view)
    size = view["size"]
    return join(outline(theme, k, spots[i], size, lang, x, y, cell) for i, k in enumerate(view["kingdoms"]))
