"""The world: a frame of wood around a parchment on which lands grow, tile by tile, in its own measure.

At rest it shows what lies there and no more. What a page shows when something is taken up (the places it could go to)
or pointed at (the border of a kingdom) stands in the drawing already, hidden; docs/pictures.md tells how pages use it.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import lru_cache
from math import cos, pi, sin
from typing import Any

from theomachy.drawing.svg import Markup, circle, escape, group, join, label, num, path, rect
from theomachy.drawing.theme import Theme
from theomachy.games.four_gods.picture.kingdoms import kingdom_id, outlines
from theomachy.games.four_gods.picture.land import (
    CELL,
    COLUMNS,
    CORNERS,
    HALF,
    TERRAIN_OF,
    centre,
    face_drawing,
    read_cell,
    region_spot,
)
from theomachy.games.four_gods.picture.lifted import QUARTERS, lifted
from theomachy.games.four_gods.picture.pieces import offered, piece
from theomachy.games.four_gods.picture.players import holder
from theomachy.games.four_gods.words.picture import Picture
from theomachy.games.four_gods.words.words import WORDS, face_words

View = Mapping[str, Any]
Lit = Collection[str]
Box = tuple[float, float, float, float]  # x, y, width, height

RIM = 26.0  # of the frame, with the letters and numbers of the cells
EDGE = 8.0  # of the frame on the other two sides
PLAIN_RIM = 5.0  # all around, where room is short


def extent(view: View, plain: bool) -> Box:
    """The rectangle that holds the world with its frame."""
    rim, edge = (PLAIN_RIM, PLAIN_RIM) if plain else (RIM, EDGE)
    side = view["size"] * CELL + rim + edge
    return -rim, -rim, side, side


def draw_world(look: Theme, view: View, lang: str, lit: Lit = (), *, plain: bool = False) -> Markup:
    """Frame, cells, pieces, and on top what can be pointed at; `lit` get a lit edge, in pictures that stand alone."""
    size = view["size"]
    lying = {c["cell"]: c for c in view["world"]}
    free = {o["cell"]: o for o in view["open"]}
    under = kingdoms_below(view)
    names = [f"{COLUMNS[column]}{row + 1}" for row in range(size) for column in range(size)]
    # What lies there is drawn after what is empty: a tile that falls into its place passes over its neighbours.
    names.sort(key=lambda name: name in lying)
    return join((
        frame(look, size, plain),
        *(cell(look, view, name, lying.get(name), free.get(name), under.get(name, ()), lit, lang) for name in names),
        grid(look, view),
        group(*(mark for c in view["world"] for mark in standing(c)), pointer_events="none", class_="standing"),
        outlines(look, view, lang),
        *last_marks(look, view),
        lifted(look, view, under, lit, lang),
    ))  # fmt: skip


@lru_cache(32)
def frame(look: Theme, size: int, plain: bool) -> Markup:
    """Wood around parchment, with the letters and numbers by which the log names cells."""
    side = size * CELL
    wood = look.hue("brown")
    rim, edge = (PLAIN_RIM, PLAIN_RIM) if plain else (RIM, EDGE)
    outer = side + rim + edge
    parts = [
        rect(-rim, -rim, outer, outer, 10, fill=wood.soft, stroke=wood.edge, stroke_width=1.5),
        rect(-2, -2, side + 4, side + 4, 2, fill=look.land, stroke=wood.edge, stroke_width=3),
    ]
    parts.append(compass(look, side))
    lines = "".join(f"M{num(i * CELL)} 0V{num(side)}M0 {num(i * CELL)}H{num(side)}" for i in range(1, size))
    parts.append(
        path(lines, fill="none", stroke=look.muted, stroke_opacity=0.35, stroke_width=1, stroke_dasharray="2 6")
    )
    if not plain:
        for i in range(size):
            at = (i + 0.5) * CELL
            parts += [
                label(COLUMNS[i], at, -rim / 2 + 6, 21, fill=wood.mark, anchor="middle", bold=True),
                label(i + 1, -rim / 2 - 1, at + 7, 21, fill=wood.mark, anchor="middle", bold=True),
            ]
    return group(*parts, pointer_events="none", aria_hidden="true")


def compass(look: Theme, side: float) -> Markup:
    """A rose of the winds, faint in the middle of the parchment, until lands cover it."""
    r = side * 0.2
    points = [(r if i % 4 == 0 else r * 0.62 if i % 2 == 0 else r * 0.17) for i in range(16)]
    star = " ".join(
        f"{'L' if i else 'M'}{num(length * sin(pi * i / 8))} {num(-length * cos(pi * i / 8))}"
        for i, length in enumerate(points)
    )
    wood = look.hue("brown")
    return group(
        path(star + "Z", fill=wood.mark), circle(0, 0, r * 0.78, fill="none", stroke=wood.mark, stroke_width=2.5),
        circle(0, 0, r * 0.7, fill="none", stroke=wood.mark), at=(side / 2, side / 2), opacity=0.16,
    )  # fmt: skip


def grid(look: Theme, view: View) -> Markup:
    """A faint line around every tile: the lands flow over it, but tiles are counted."""
    boxes = []
    for c in view["world"]:
        if c["kind"] == "tile":
            column, row = read_cell(c["cell"])
            boxes.append(f"M{num(column * CELL)} {num(row * CELL)}h80v80h-80z")
    return path("".join(boxes), fill="none", stroke="#000000", stroke_opacity=0.14, pointer_events="none")


# ---- cells

HIT = '<path d="M-40 -40h80v80h-80z" fill-opacity="0"/>'


def kingdoms_below(view: View) -> dict[str, list[str]]:
    """For each cell the kingdoms of its four corners; empty where a corner belongs to none."""
    found: dict[str, list[str]] = {}
    for kingdom in view["kingdoms"]:
        name = kingdom_id(kingdom)
        for place in kingdom["corners"]:
            at, _, corner = place.partition(".")
            found.setdefault(at, [""] * 4)[CORNERS.index(corner)] = name
    return found


def cell(
    look: Theme, view: View, name: str, lying: View | None, free: View | None, under: Collection[str], lit: Lit,
    lang: str,
) -> Markup:  # fmt: skip
    """One cell: what lies there, its name for screen readers, and what it shows when it is lit."""
    target = f"cell:{name}"
    x, y = centre(name)
    shining = target in lit
    spoken = escape(f"{Picture(lang)('cell', cell=name)}: {cell_words(view, name, lying, free, lang)}")
    live = ' class="lit" role="button" tabindex="0"' if shining else ""
    inside = HIT
    if lying is not None and lying["kind"] == "tile":
        live += f' data-key="tile:{name}"'
        inside += face_drawing(lying)
        if name in view["scars"]:
            inside += piece("scar")
        inside += "".join(
            f'<path d="{QUARTERS[i]}" fill-opacity="0" data-shows="{k}"/>' for i, k in enumerate(under) if k
        )
    offer = offered(look, lying is None and free is not None)
    inside += offer.replace(' display="none"', "") if shining else offer
    return Markup(
        f'<g transform="translate({num(x)} {num(y)})" data-target="{target}" data-place="{target}" '
        f'data-shape="page-cell"{live} aria-label="{spoken}"><title>{spoken}</title>{inside}</g>'
    )


def cell_words(view: View, name: str, lying: View | None, free: View | None, lang: str) -> str:
    """What lies there, or what could, as a sentence."""
    say = Picture(lang)
    if lying is not None and lying["kind"] == "city":
        return city_words(view, lying, say, lang)
    if lying is not None:
        text = face_words(lying["corners"], lang)
        if lying["prophet"]:
            terrain = TERRAIN_OF[lying["corners"][CORNERS.index(lying["prophet"]["corner"])]]
            text += "; " + say(
                "prophet there", owner=holder(view, lying["prophet"]["colour"], lang),
                terrain=WORDS.term("terrain", terrain, lang),
            )  # fmt: skip
        return f"{text}; {say('scar')}" if name in view["scars"] else text
    if free is None:
        return say("shut")
    if free["safe"]:
        return say("safe")
    text = say("must match", corners=wanted_words(free["corners"], lang))
    return f"{text}; {say('fits', bag=free['in_bag'], rows=free['in_rows'])}" if "in_bag" in free else text


def wanted_words(corners: Collection[str], lang: str) -> str:
    """The terrains that the neighbours prescribe, clockwise from the north-west."""
    say = Picture(lang)
    return ", ".join(
        say("any terrain") if letter == "-" else str(WORDS.term("terrain", TERRAIN_OF[letter], lang))
        for letter in corners
    )


def city_words(view: View, lying: View, say: Picture, lang: str) -> str:
    text = say("city of", owner=holder(view, lying["prophet"]["colour"], lang))
    return f"{text}; {say('city safe' if lying['safe'] else 'city open')}"


def standing(c: View) -> list[Markup]:
    """A city, or the prophet on a tile: apart from the cell, so that it can walk to another one."""
    if not c["prophet"]:
        return []
    colour = c["prophet"]["colour"]
    x, y = centre(c["cell"])
    if c["kind"] == "city":
        drawn = piece(f"{'wall' if c['safe'] else 'city'}-{colour}")
        return [group(drawn, at=(x, y), key=f"city:{c['cell']}")]
    px, py = region_spot(c["corners"], c["zones"], CORNERS.index(c["prophet"]["corner"]))
    at = (x + (px - 0.5) * CELL, y + (py - 0.5) * CELL + 1)
    return [group(piece(f"prophet-{colour}"), at=at, key=f"prophet:{c['cell']}", data_kin=f"prophet-{colour}")]


def last_marks(look: Theme, view: View) -> list[Markup]:
    """A dashed line around the cells of the last action, in pictures that stand alone."""
    found = []
    for target in view.get("last", ()):
        kind, _, name = target.partition(":")
        if kind == "cell":
            x, y = centre(name)
            found.append(rect(x - HALF + 3, y - HALF + 3, CELL - 6, CELL - 6, 5, fill="none", stroke=look.last,
                              stroke_width=3, stroke_dasharray="14 8", pointer_events="none"))  # fmt: skip
    return found
