"""The picture of a table of the first edition, as SVG."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from theomachy.drawing.svg import Markup, group, label
from theomachy.drawing.theme import Theme
from theomachy.games.gods.common.picture.panels import several
from theomachy.games.gods.common.picture.pieces import coin, points_card
from theomachy.games.gods.common.picture.table import Cell, Edition, draw_table, progress
from theomachy.games.gods.common.words.picture import Words
from theomachy.games.gods.first.table.box import NAMES
from theomachy.games.gods.first.words.picture import words

View = Mapping[str, Any]


def draw(view: View, theme: str = "light", lang: str = "en", lit: Sequence[str] = (), layout: str = "wide") -> str:
    """A view as SVG text. `lit` are the targets that can be clicked now; the layout is `wide` or `tall`."""
    return draw_table(FIRST, view, theme, lang, lit, layout)


def cells(look: Theme, view: View, player: View, say: Words) -> list[Cell]:
    """The villages of a player, with village tiles and points tiles."""
    return [
        Cell(
            v["colour"], progress(v["tribes"], v["villages"], v["next"], say), marks(look, view, v),
            v["tribes"] > 0 or v["tiles"] > 0,
        )
        for v in player["villages"]
    ]  # fmt: skip


def marks(look: Theme, view: View, village: View) -> list[Markup]:
    """Village tiles and points tiles side by side; a dashed ring while the stock has a points tile of the colour."""
    parts: list[Markup] = [points_card(look, view["village_value"])] * village["villages"]
    held, left = village["tiles"], view["points_tiles_left"][village["colour"]]
    if held > 1:
        parts.append(group(coin(look, view["tile_value"], True, 8.5), label(f"×{held}", 11, 5, 13, fill=look.ink)))
    elif held == 1 or left > 0:
        parts.append(coin(look, view["tile_value"], held == 1, 8.5))
    step = 19.0
    start = -step * (len(parts) - 1) / 2 - (8 if held > 1 else 0)
    crowded = 0.78 if len(parts) > 2 else 1.0
    return [group(*(group(part, at=(start + i * step, 0)) for i, part in enumerate(parts)), at=(0, 0), scale=crowded)]


def warnings(view: View, say: Words) -> list[str]:
    """The end in sight, and the penalty that one more temple would bring."""
    found = []
    if view["over"]:
        return []
    if view["last_turn"]:
        found.append(say("last"))
    elif view["can_end"]:
        found.append(say("can end", who=several(view, view["can_end"], say)))
    if view["end_tile"] is not None:
        found.append(say("end tile chance", n=view["sack_left"]))
    active = view["active"]
    acting = view["phase"] == "actions" and "temple" not in view["used"] and view["players"][active]["temples"] > 0
    if acting and view["after_temple"][active] < view["players"][active]["points"]:
        found.append(say("temple brings penalty", who=several(view, [active], say)))
    return found


FIRST = Edition(NAMES[1:], words, cells, warnings)
