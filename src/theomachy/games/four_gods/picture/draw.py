"""The picture of a table of 4 Gods: as panels of a page, and as one SVG."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from theomachy.core.event import Event
from theomachy.core.panel import Deed, Panel, Source
from theomachy.core.position import Position
from theomachy.games.four_gods.picture.deeds import short_deed
from theomachy.games.four_gods.picture.page import table_panels
from theomachy.games.four_gods.picture.table import draw_table

View = Mapping[str, Any]
OUTLINES = True  # `view["outline"]` means something here

PIECES = {"cities": "wall", "prophets": "figure"}


def draw(view: View, theme: str = "light", lang: str = "en", lit: Sequence[str] = (), layout: str = "wide") -> str:
    """A view as SVG text. `lit` are the targets that can be clicked now; the layout is `wide` or `tall`.

    With `view["outline"]` true all kingdoms are drawn with border, size, majority and points; a page shows the border
    of the kingdom that is pointed at.
    """
    return draw_table(view, theme, lang, lit, layout)


def panels(view: View, *, lang: str = "en", lit: Sequence[str] = (), layout: str = "wide") -> list[Panel]:
    """The table as panels; what is lit is the page's own affair, and the page arranges them for any window."""
    return table_panels(view, lang, layout)


def deed(position: Position, player: int, events: Sequence[Event], lang: str = "en") -> Deed | None:
    """What a player did, in a few words."""
    return short_deed(player, events, lang)


def source_piece(source: Source) -> str:
    """`of` is the colour that scores; the last two steps belong to the terrain of its god."""
    colour, _, terrain = source.of.partition(" ")
    if source.kind == "ruins":
        return "page-ruin"
    if source.kind in PIECES:
        return f"page-{PIECES[source.kind]}-{colour}"
    return f"page-{source.kind}-{terrain}" if terrain else f"page-figure-{colour}"
