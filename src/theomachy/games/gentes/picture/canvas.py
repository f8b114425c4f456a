"""What all parts of the picture of a Gentes table share."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from theomachy.drawing.store import Part, once
from theomachy.drawing.theme import Theme
from theomachy.games.gentes.words.picture import Picture

LIT_IN = {
    "tile": ("tile:",), "actions": ("tile:", "tax:"), "site": ("site:",), "map": ("site:",), "display": ("card:",),
    "mine": ("card:", "group:", "from:"), "chart": ("group:", "from:"), "other": (),
}  # fmt: skip
COUNTED = ("one card", "two cards", "three cards")


class Canvas:
    """Where a picture is put together: theme, words, what is lit."""

    def __init__(self, view: Mapping[str, Any], theme: Theme, lang: str, lit: Sequence[str]) -> None:
        self.view = view
        self.theme = theme
        self.say = Picture(lang)
        self.lang = lang
        self.lit = frozenset(lit)
        self.people = tuple((self.name(seat), p["colour"]) for seat, p in enumerate(view["players"]))

    def once(self, part: str, data: object, make: Callable[[], Part], *more: object) -> Part:
        """A part of the picture, drawn anew only if what it shows, who plays or what is lit in it has changed."""
        lit = sorted(target for target in self.lit if target.startswith(LIT_IN[part]))
        return once(("gentes", part, self.theme.name, self.lang, self.people, repr(data), *more, *lit), make)

    def name(self, seat: int) -> str:
        """The name of a player: what the person is called, or the colour."""
        return self.say.seat(str(self.view["players"][seat]["name"]))
