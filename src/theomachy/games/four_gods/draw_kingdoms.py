"""The kingdoms of 4 Gods as SVG: a chip for each, borders on demand, and what all the signs mean."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from textwrap import wrap
from typing import Any

from theomachy.drawing.shapes import panel
from theomachy.drawing.svg import Markup, group, join, label, num, path, rect
from theomachy.drawing.theme import Theme
from theomachy.games.four_gods.draw_actions import lines_of
from theomachy.games.four_gods.draw_world import CORNERS, GROUNDS, LETTER, QUADRANT, prophet, read_cell, region_spot
from theomachy.games.four_gods.words import WORDS
from theomachy.games.four_gods.words_picture import Picture

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
    return [line for text in texts for line in wrap(text, max(24, int((width - 24) / 5.4)))]


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
        parts.append(
            group(
                draw_chip(theme, kingdom, left, top),
                group(outline(theme, kingdom, spots[i], size, lang, *world), class_=f"revealed k{i}", opacity=0),
                class_="reveal", name=kingdom_text(kingdom, lang), tabindex=0,
            )
        )  # fmt: skip
    return join(parts)


def draw_chip(theme: Theme, kingdom: View, left: float, top: float) -> Markup:
    """Who leads in a kingdom, its size, and what it is worth to them."""
    letter = LETTER[kingdom["terrain"]]
    leaders = kingdom["leaders"]
    text = str(kingdom["size"]) + (f"→{kingdom['worth']}" if leaders else "")
    wide = CHIP - 4
    marks = [
        group(prophet(theme, colour, 7), at=(left + 12 + i * 10, top + 11)) for i, colour in enumerate(leaders[:3])
    ]
    return join((
        rect(left, top, wide, 22, 5, fill=GROUNDS[theme.name][letter], stroke=theme.line),
        rect(left, top, wide, 22, 5, fill=f"url(#g4-{letter})"),
        rect(left + 4, top + 3, wide - 8, 16, 4, fill=theme.panel, fill_opacity=0.78),
        *marks,
        label(text, left + wide - 7, top + 16, 13, fill=theme.ink, anchor="end"),
    ))  # fmt: skip


def pointing(view: View) -> str:
    """Style rules: whoever points at a tile sees the kingdom under the pointer, at the heading all of them."""
    rules = [".reveal:hover .revealed,.reveal:focus .revealed{opacity:1}"]
    rules.append("svg:has(.every:hover) .revealed,svg:has(.every:focus) .revealed{opacity:1}")
    for i in range(len(view["kingdoms"])):  # `pointed` is set by pages where a finger touched
        rules.append(f"svg:has(.q{i}:hover) .k{i},svg:has(.q{i}.pointed) .k{i}{{opacity:1}}")
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
    terrain = WORDS.term("terrain", kingdom["terrain"], lang)
    counts = ", ".join(f"{WORDS.term('colour', c, lang)} {n}" for c, n in kingdom["prophets"].items())
    leaders = (
        WORDS.listing([str(WORDS.term("colour", c, lang)) for c in kingdom["leaders"]], lang)
        if kingdom["leaders"]
        else ""
    )
    end = f" → {leaders} {kingdom['worth']}" if leaders else ""
    return f"{terrain} {kingdom['size']}" + (f": {counts}" if counts else "") + end


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


def badge_spots(view: View) -> list[tuple[float, float]]:
    """Where each kingdom's badge goes, in cells: on its own land, off prophets and other badges as far as possible.

    Small kingdoms have the fewest places, so they come first.
    """
    crowded = []
    for c in view["cells"]:
        column, row = read_cell(c["cell"])
        if c["kind"] == "tile" and c["prophet"]:
            px, py = region_spot(c["corners"], c["zones"], CORNERS.index(c["prophet"]["corner"]))
            crowded.append((column + px, row + py, 0.4))
    found: dict[int, tuple[float, float]] = {}
    for number in sorted(range(len(view["kingdoms"])), key=lambda i: view["kingdoms"][i]["size"]):
        land = land_of(view["kingdoms"][number]["corners"])
        middle = (sum(s[0] for s in land) / len(land), sum(s[1] for s in land) / len(land))
        spot = min(land, key=lambda s: (crowding(s, crowded), (s[0] - middle[0]) ** 2 + (s[1] - middle[1]) ** 2, s))
        found[number] = spot
        crowded.append((*spot, 0.9))
    return [found[i] for i in range(len(view["kingdoms"]))]


def crowding(spot: tuple[float, float], others: Sequence[tuple[float, float, float]]) -> float:
    """How much a badge there would lie upon others; badges are wider than high."""
    total = 0.0
    across, down = spot
    for x, y, reach in others:
        if -reach < across - x < reach and -reach < 2 * (down - y) < reach:  # most are far away
            total += 1 - max(abs(across - x), 2 * abs(down - y)) / reach
    return round(total, 3)


def land_of(corners: Sequence[str]) -> list[tuple[float, float]]:
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
