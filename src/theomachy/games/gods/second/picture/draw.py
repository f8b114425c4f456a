"""The picture of a table of the second edition: as panels of a page, and as one SVG."""

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
from theomachy.games.gods.second.table.box import NAMES
from theomachy.games.gods.second.words.picture import words


def draw(view: View, theme: str = "light", lang: str = "en", lit: Sequence[str] = (), layout: str = "wide") -> str:
    """A view as SVG text. `lit` are the targets that can be clicked now; the layout is `wide` or `tall`."""
    return draw_table(SECOND, view, theme, lang, lit, layout)


def panels(view: View, *, lang: str = "en", lit: Sequence[str] = (), layout: str = "wide") -> list[Panel]:
    """The table as panels; what is lit is the page's own affair, and the page arranges them for any window."""
    return table_panels(SECOND, view, lang)


def deed(position: Position, player: int, events: Sequence[Event], lang: str = "en") -> Deed | None:
    """What a player did, in a few words."""
    return short_deed(position, player, events, words(lang))


def source_piece(source: Source) -> str:
    return f"page-card-{source.of}"


def cells(view: View, player: View) -> list[Cell]:
    """The nations of a player."""
    return [
        cell(
            n["colour"], n["tribes"], n["cards"], n["next"],
            n["cards"] * view["card_value"] + (view["chip_value"] if n["chip"] else 0), view["need"],
        )
        for n in player["nations"]
    ]  # fmt: skip


def values(view: View) -> tuple[object, ...]:
    return view["card_value"], view["chip_value"], view["need"]


def warnings(view: View, say: Words) -> list[str]:
    return [say("can end", who=several(view, view["can_end"], say))] if view["can_end"] else []


SECOND = Edition(NAMES[1:], words, cells, warnings, values)
