"""The picture of a table of Playing Gods: as panels of a page, and as one SVG."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from theomachy.core.event import Event
from theomachy.core.panel import Deed, Panel, Source
from theomachy.core.position import Position
from theomachy.games.playing_gods.picture.coasts import SHAPES
from theomachy.games.playing_gods.picture.deeds import short_deed
from theomachy.games.playing_gods.picture.page import table_panels
from theomachy.games.playing_gods.picture.table import draw_table
from theomachy.games.playing_gods.rules.state import Table

View = Mapping[str, Any]


def draw(view: View, theme: str = "light", lang: str = "en", lit: Sequence[str] = (), layout: str = "wide") -> str:
    """A view as SVG text. `lit` are the targets that can be clicked now; the layout is `wide` or `tall`."""
    return draw_table(view, theme, lang, lit, layout)


def panels(view: View, *, lang: str = "en", lit: Sequence[str] = (), layout: str = "wide") -> list[Panel]:
    """The table as panels; what is lit is the page's own affair. A narrow board is drawn anew, not made smaller."""
    return table_panels(view, lang, layout)


# Gods answer in the turns of others: what is told belongs to a turn from this event to the next of its kind.
TURN = "turn"


def deed(position: Position, player: int, events: Sequence[Event], lang: str = "en") -> Deed | None:
    """What a god did, in a few words."""
    assert isinstance(position, Table)
    return short_deed(position, player, events, lang)


def source_piece(source: Source) -> str:
    return f"page-continent-{source.of}" if source.of in SHAPES else ""
