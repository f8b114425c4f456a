"""The table of a game that begins small: a board of its own drawing, buttons, and who plays with how many points.

A game says what lies on the board and what is noted beside a player; from that come the picture for files and
notebooks, and the panels of a page. A game that wants more draws its own panels (docs/pictures.md).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from theomachy.core.panel import DEFS, Panel
from theomachy.core.words import Words, upper_first
from theomachy.drawing.html import el
from theomachy.drawing.shapes import button, fitted
from theomachy.drawing.svg import NOTHING, Markup, document, group, label, rect
from theomachy.drawing.theme import FAMILY, Theme
from theomachy.drawing.theme import theme as theme_of
from theomachy.drawing.tiles import defs_panel, seat_defs, seat_hue, token

View = Mapping[str, Any]
LINE = 34.0  # height of a player's line and of a button
GAP = 8.0
BUTTON = 220.0
LEAST = 0.6  # of its own size: smaller than this a board cannot be read


@dataclass(frozen=True)
class PlainPicture:
    """How such a game is drawn. `pieces(look, view, lang, lit)` fills the board, `note(player, lang)` stands beside the
    player's points. A button is called as its action is told (`do-pass`)."""

    words: Words
    width: float
    height: float
    pieces: Callable[[Theme, View, str, Sequence[str]], list[Markup]]
    note: Callable[[View, str], str] = lambda player, lang: ""

    def draw(
        self, view: View, *, theme: str = "light", lang: str = "en", lit: Sequence[str] = (), layout: str = "wide"
    ) -> str:
        """Board, buttons and players as one picture."""
        look = theme_of(theme)
        top = self.height + self.below(view)
        lines = [
            player_line(look, player, self.width, self.note(player, lang), (0, top + LINE * number))
            for number, player in enumerate(view["players"])
        ]
        high = top + LINE * len(lines) + GAP
        return self.page(look, view, lang, lit, high, lines, rect(0, 0, self.width, high, fill=look.page))

    def panels(self, view: View, *, lang: str = "en", lit: Sequence[str] = (), layout: str = "wide") -> list[Panel]:
        """The board with its buttons, and what is noted about each seat; the page shows names and points."""
        high = self.height + self.below(view)
        svg = self.page(theme_of("page"), view, lang, lit, high)
        hues = tuple(seat_hue(player["seat"], "") for player in view["players"])
        seats = [
            Panel(
                f"seat:{player['seat']}", el("p", note, class_="note") if note else "", "html",
                figure=str(player["points"]), hue=hues[player["seat"]],
            )
            for player in view["players"] for note in [self.note(player, lang)]
        ]  # fmt: skip
        board = Panel("board", svg, width=self.width * LEAST, height=high * LEAST, pans=True, grows=True)
        return [Panel(DEFS, defs_panel(seat_defs("page", hues))), board, *seats]

    def below(self, view: View) -> float:
        """The room that buttons need below the board."""
        return (LINE + GAP) * len(view["buttons"])

    def page(
        self, look: Theme, view: View, lang: str, lit: Sequence[str], high: float, more: Sequence[Markup] = (),
        behind: Markup = NOTHING,
    ) -> Markup:  # fmt: skip
        buttons = [
            button(
                look, upper_first(self.words.sentence(f"do {target.removeprefix('button:')}", lang)),
                (self.width - BUTTON) / 2, self.height + (LINE + GAP) * number, BUTTON, LINE, target, lit=target in lit,
            )
            for number, target in enumerate(view["buttons"])
        ]  # fmt: skip
        board = self.pieces(look, view, lang, lit)
        return document(self.width, high, behind, *board, *buttons, *more, family=FAMILY, ink=look.ink, lang=lang)


def player_line(look: Theme, player: View, room: float, note: str, at: tuple[float, float]) -> Markup:
    """Token, name, points, and a note."""
    return group(
        group(token(look, seat_hue(player["seat"], ""), 12), at=(26, 16)),
        fitted(player["name"], 48, 22, 18, room * 0.4, bold=player["rank"] == 1),
        label(player["points"], 60 + room * 0.42, 22, 20, bold=True, anchor="end"),
        fitted(note, 76 + room * 0.42, 22, 16, room * 0.58 - 80, fill=look.muted),
        at=at,
    )
