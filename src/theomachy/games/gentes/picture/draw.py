"""The picture of a table of Gentes: as panels of a page, and as one SVG."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from theomachy.core.event import Event
from theomachy.core.panel import Deed, Panel
from theomachy.drawing.svg import document, rect
from theomachy.drawing.theme import FAMILY, resolve
from theomachy.drawing.theme import theme as theme_of
from theomachy.games.gentes.picture import map as map_
from theomachy.games.gentes.picture.canvas import Canvas
from theomachy.games.gentes.picture.deeds import short_deed, source_piece
from theomachy.games.gentes.picture.page import table_panels
from theomachy.games.gentes.picture.symbols import definitions
from theomachy.games.gentes.picture.table import arranged
from theomachy.games.gentes.rules.rules import Gentes

__all__ = ["deed", "draw", "panels", "source_piece"]


def draw(
    view: Mapping[str, Any], theme: str = "light", lang: str = "en", lit: Sequence[str] = (), layout: str = "wide"
) -> str:  # fmt: skip
    """A view as SVG. What can be clicked carries `data-target`; `lit` targets are framed."""
    theme_of(theme)  # refuses names that are none
    c = Canvas(view, lang, lit)
    width, height, content = arranged(c, layout)
    colours = tuple(player["colour"] for player in view["players"])
    drawn = document(
        width, height, rect(0, 0, width, height, fill=c.theme.page), content, name="Gentes", family=FAMILY,
        ink=c.theme.ink, defs=(*definitions(colours), map_.definitions()), lang=lang,
    )  # fmt: skip
    return drawn if theme == "page" else resolve(drawn, theme)


def panels(
    view: Mapping[str, Any], *, lang: str = "en", lit: Sequence[str] = (), layout: str = "wide"
) -> list[Panel]:  # fmt: skip
    """The table as panels; what is lit is the page's own affair, and the page arranges them for any window."""
    return table_panels(view, lang, layout)


def deed(position: Gentes, player: int, events: Sequence[Event], lang: str = "en") -> Deed | None:
    """What a player did, in a few words."""
    return short_deed(position, player, events, lang)
