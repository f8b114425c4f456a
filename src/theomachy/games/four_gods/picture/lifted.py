"""The tile that was just placed, lifted off the world while its player may put a prophet on it.

A region of a tile is a fourth of it and less than a fingertip wherever the whole world is seen. The page makes the
lifted tile as much larger as a finger needs (`.lifted` in its styles): at the desk hardly, on a phone twice. At the rim
of the world it grows inwards, so that none of it is cut off.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from theomachy.drawing.svg import NOTHING, Markup, group, path, rect
from theomachy.drawing.theme import Theme
from theomachy.games.four_gods.picture.land import (
    CELL,
    CORNERS,
    HALF,
    TERRAIN_OF,
    centre,
    face_drawing,
    read_cell,
    region_spot,
)
from theomachy.games.four_gods.picture.pieces import piece
from theomachy.games.four_gods.words.picture import Picture
from theomachy.games.four_gods.words.words import WORDS

View = Mapping[str, Any]
QUARTERS = ("M-40 -40h40v40h-40z", "M0 -40h40v40h-40z", "M0 0h40v40h-40z", "M-40 0h40v40h-40z")
# The same where a region goes through the middle from corner to corner: that belongs to it.
NOTCHED = (
    "M-40 -40h40v22a18 18 0 0 0 -18 18h-22z", "M0 -40h40v40h-22a18 18 0 0 0 -18 -18z",
    "M40 0v40h-40v-22a18 18 0 0 0 18 -18z", "M-40 0h22a18 18 0 0 0 18 18v22h-40z",
)  # fmt: skip
MIDDLE = "M-18 0a18 18 0 1 0 36 0a18 18 0 1 0 -36 0z"
LEAST = 17.0  # units from the rim of the tile to the middle of a spot: all of it lies on the tile


def lifted(look: Theme, view: View, under: Mapping[str, Collection[str]], lit: Collection[str], lang: str) -> Markup:
    """The tile on which the viewer may put a prophet now, with its regions; `under`: the kingdoms of its corners."""
    if view["viewer"] is None:
        return NOTHING
    player = view["players"][view["viewer"]]
    c = next((c for c in view["world"] if c["cell"] == player["window"]), None)
    if c is None or "zones" not in c:
        return NOTHING
    spots = [region(view, c, first, under.get(c["cell"], ()), lit, lang) for first in sorted(set(c["zones"]))]
    body = group(
        rect(-HALF - 3, -HALF - 1, CELL + 6, CELL + 9, 7, fill="#000000", fill_opacity=0.3),
        face_drawing(c), rect(-HALF, -HALF, CELL, CELL, 5, fill="none", stroke=look.lit, stroke_width=4), *spots,
        class_=f"lifted {inwards(c['cell'], view['size'])}".strip(),
    )  # fmt: skip
    asked = any(f"region:{CORNERS[first]}" in lit for first in c["zones"])  # pages light it themselves
    return group(body, at=centre(c["cell"]), class_="lifted-place", display=None if asked else "none")


def inwards(cell: str, size: int) -> str:
    """The sides of the world that a cell lies at: away from there its tile grows."""
    column, row = read_cell(cell)
    at = {"west": column == 0, "east": column == size - 1, "north": row == 0, "south": row == size - 1}
    return " ".join(name for name, there in at.items() if there)


def region(view: View, c: View, first: int, under: Collection[str], lit: Collection[str], lang: str) -> Markup:
    """The corners of one region, all of them to be touched, and in their midst the prophet that would stand there."""
    say = Picture(lang)
    target = f"region:{CORNERS[first]}"
    terrain = WORDS.term("terrain", TERRAIN_OF[c["corners"][first]], lang)
    shining = target in lit
    kingdoms = [name or None for name in under]
    ground = [
        path(d, fill_opacity=0, data_shows=kingdoms[i] if kingdoms else None) for i, d in surface(c["zones"], first)
    ]
    at = region_spot(c["corners"], c["zones"], first)
    x, y = (min(max((part - 0.5) * CELL, LEAST - HALF), HALF - LEAST) for part in at)
    drawn = group(waiting(view), at=(x, y), class_=None if shining else "offer", display=None if shining else "none")
    return group(
        *ground, drawn, target=target, data_place=target,
        name=f"{say('prophet on', terrain=terrain)}; {say('about region')}", lit=shining,
    )  # fmt: skip


def surface(zones: Sequence[int], first: int) -> list[tuple[int, str]]:
    """Where a region is touched: pieces of the tile, each with the corner it belongs to."""
    members = [i for i in range(4) if zones[i] == first]
    across = [zone for zone in set(zones) if [i for i in range(4) if zones[i] == zone] in ([0, 2], [1, 3])]
    quarters = NOTCHED if across and first not in across else QUARTERS
    found = [(i, quarters[i]) for i in members]
    return [*found, (members[0], MIDDLE)] if first in across else found


def waiting(view: View) -> Markup:
    """A round with the prophet of the viewer, or with a cross where it may be one of several colours."""
    colours = list(view["players"][view["viewer"]]["gods"])
    return piece(f"spot-{colours[0]}" if len(colours) == 1 else "spot")
