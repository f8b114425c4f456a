"""What all parts of the picture of a Gentes table share."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from theomachy.drawing.store import Part, once
from theomachy.drawing.theme import theme
from theomachy.games.gentes.words.about import About
from theomachy.games.gentes.words.picture import Picture

LIT_IN = {"site": "site:", "card": "card:", "tile": "tile:"}


class Canvas:
    """Where a picture is put together: the colours of the page, words, what is lit (in pictures that stand alone)."""

    def __init__(self, view: Mapping[str, Any], lang: str, lit: Sequence[str] = ()) -> None:
        self.view = view
        self.theme = theme("page")
        self.say = Picture(lang)
        self.about = About(self.say, self.name)
        self.lang = lang
        self.lit = frozenset(lit)
        self.step: str = view["step"]  # what is asked
        self.active: int = view["on_turn"]  # whose turn it is
        self.people = tuple((self.name(seat), p["colour"]) for seat, p in enumerate(view["players"]))

    def once(self, part: str, data: object, make: Callable[[], Part], *more: object) -> Part:
        """A part of the picture, drawn anew only if what it shows, who plays or what is lit in it has changed."""
        head = LIT_IN.get(part)
        lit = sorted(target for target in self.lit if head and target.startswith(head))
        return once(("gentes", part, self.lang, self.people, repr(data), *more, *lit), make)

    def name(self, seat: int) -> str:
        """The name of a player: what the person is called, or the colour."""
        return self.say.seat(str(self.view["players"][seat]["name"]))

    def colour(self, seat: int) -> str:
        return str(self.view["players"][seat]["colour"])
