"""The table of a game that begins small: its board, and below it who plays with how many points, and buttons.

The board is the game's own drawing. A game that wants more draws panels (docs/pictures.md).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from theomachy.core.words import Words, upper_first
from theomachy.drawing.shapes import button, fitted
from theomachy.drawing.svg import Markup, document, group, label
from theomachy.drawing.theme import FAMILY, Theme
from theomachy.drawing.tiles import seat_hue, token

LINE = 34
BUTTON = 190


def plain_table(
    look: Theme, view: Mapping[str, Any], board: Sequence[Markup], width: float, height: float, *, words: Words,
    lang: str, lit: Sequence[str] = (), notes: Sequence[str] = (),
) -> Markup:  # fmt: skip
    """The whole picture. `notes` stand behind the players' points; a button is called as its action (`do-pass`)."""
    room = width - (BUTTON + 20 if view["buttons"] else 0)
    below = [
        player_line(look, player, room, notes[player["seat"]] if notes else "", (0, height + LINE * number))
        for number, player in enumerate(view["players"])
    ]
    for number, target in enumerate(view["buttons"]):
        text = upper_first(words.sentence(f"do {target.removeprefix('button:')}", lang))
        at = (width - BUTTON - 10, height + 40 * number)
        below.append(button(look, text, *at, BUTTON, LINE, target, lit=target in lit))
    high = max(LINE * len(view["players"]), 40 * len(view["buttons"]))
    return document(width, height + high + 10, *board, *below, family=FAMILY, ink=look.ink, lang=lang)


def player_line(look: Theme, player: Mapping[str, Any], room: float, note: str, at: tuple[float, float]) -> Markup:
    """Token, name, points, and a note."""
    return group(
        group(token(look, seat_hue(player["seat"], ""), 12), at=(26, 16)),
        fitted(player["name"], 48, 22, 18, room * 0.4, bold=player["rank"] == 1),
        label(player["points"], 60 + room * 0.42, 22, 20, bold=True, anchor="end"),
        fitted(note, 76 + room * 0.42, 22, 16, room * 0.58 - 80, fill=look.muted),
        at=at,
    )
