"""The game on one page, as pages and the table's rules show it."""

from __future__ import annotations

from msgspec import Struct

from theomachy.core.game import Game
from theomachy.teaching.page import drawn, one_page, picture_shape

WIDE = 1.2  # from this shape on a picture stands above the words


class Explained(Struct):
    """A part of the page: a heading, text as HTML, and a picture with what it shows."""

    title: str
    text: str
    picture: str = ""
    shows: str = ""


class Short(Struct):
    """The game on one page. `defs` are drawings that the pictures refer to; they have to stand beside them. `wide`: the
    pictures are too wide to be read in a column beside the words."""

    title: str
    lead: str
    parts: list[Explained]
    defs: list[str]
    wide: bool = False


def explained(game: Game, lang: str) -> Short | None:
    """The page in a language; None where a game has none."""
    found = one_page(game, lang)
    if found is None:
        return None
    pictures = {part.scene: drawn(game, part.scene, lang) for part in found.parts if part.scene}
    parts = [
        Explained(part.title, part.text, pictures[part.scene][0] if part.scene else "", part.shows)
        for part in found.parts
    ]
    wide = any(picture_shape(picture) > WIDE for picture, _ in pictures.values())
    return Short(found.title, found.lead, parts, sorted({defs for _, defs in pictures.values()}), wide)
