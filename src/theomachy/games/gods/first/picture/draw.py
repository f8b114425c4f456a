"""The picture of a table of the first edition: as panels of a page, and as one SVG."""

from __future__ import annotations

from collections.abc import Sequence

from theomachy.core.event import Event
from theomachy.core.panel import Deed, Panel, Source
from theomachy.core.position import Position
from theomachy.games.gods.common.picture.deeds import short_deed
from theomachy.games.gods.common.picture.edition import Cell, Edition, View, cell
from theomachy.games.gods.common.picture.page import table_panels
from theomachy.games.gods.common.picture.panels import several
from theomachy.games.gods.common.picture.table import draw_table
from theomachy.games.gods.common.words.picture import Words
from theomachy.games.gods.first.table.box import NAMES
from theomachy.games.gods.first.words.picture import words


def draw(view: View, theme: str = "light", lang: str = "en", lit: Sequence[str] = (), layout: str = "wide") -> str:
    """A view as SVG text. `lit` are the targets that can be clicked now; the layout is `wide` or `tall`."""
    return draw_table(FIRST, view, theme, lang, lit, layout)


def panels(view: View, *, lang: str = "en", lit: Sequence[str] = (), layout: str = "wide") -> list[Panel]:
    """The table as panels; what is lit is the page's own affair, and the page arranges them for any window."""
    return table_panels(FIRST, view, lang)


def deed(position: Position, player: int, events: Sequence[Event], lang: str = "en") -> Deed | None:
    """What a player did, in a few words."""
    return short_deed(position, player, events, words(lang), "mediation")


def source_piece(source: Source) -> str:
    return f"page-card-{source.of}" if source.of else "page-temple-sign"


def cells(view: View, player: View) -> list[Cell]:
    """The villages of a player."""
    return [
        cell(
            v["colour"], v["tribes"], v["villages"], v["next"],
            v["villages"] * view["village_value"] + v["points_tiles"] * view["tile_value"], view["need"],
        )
        for v in player["villages"]
    ]  # fmt: skip


def values(view: View) -> tuple[object, ...]:
    return view["village_value"], view["tile_value"], view["need"]


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
        found.append(say("end tile chance", n=view["supply_left"]))
    active = view["on_turn"]
    acting = view["step"] == "actions" and "temple" not in view["used"] and view["players"][active]["temples"] > 0
    if acting and view["after_temple"][active] < view["players"][active]["points"]:
        found.append(say("temple brings penalty", who=several(view, [active], say)))
    return found


FIRST = Edition(NAMES[1:], words, cells, warnings, values, plain=True)
