"""The picture of a table of the second edition, as SVG."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from theomachy.drawing.theme import Theme
from theomachy.games.gods.common.picture.panels import several, won_marks
from theomachy.games.gods.common.picture.table import Cell, Edition, draw_table, progress
from theomachy.games.gods.common.words.picture import Words, words
from theomachy.games.gods.second.table.box import NAMES

View = Mapping[str, Any]


def draw(view: View, theme: str = "light", lang: str = "en", lit: Sequence[str] = (), layout: str = "wide") -> str:
    """A view as SVG text. `lit` are the targets that can be clicked now; the layout is `wide` or `tall`."""
    return draw_table(SECOND, view, theme, lang, lit, layout)


def cells(look: Theme, view: View, player: View, say: Words) -> list[Cell]:
    """The nations of a player, with points cards and chips."""
    return [
        Cell(
            n["colour"], progress(n["tribes"], n["cards"], n["next"], say),
            won_marks(look, n["cards"], view["card_value"], n["chip"], n["chip_free"], view["chip_value"]),
            n["tribes"] > 0 or n["chip"],
        )
        for n in player["nations"]
    ]  # fmt: skip


def warnings(view: View, say: Words) -> list[str]:
    return [say("can end", who=several(view, view["can_end"], say))] if view["can_end"] else []


SECOND = Edition(NAMES[1:], words, cells, warnings)
