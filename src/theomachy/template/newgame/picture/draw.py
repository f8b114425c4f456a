"""The view as a picture: a ring of hills to click, told apart by sign and colour; players and buttons below."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import cos, pi, sin
from typing import Any

from newgame import GAME
from theomachy.drawing.plain import plain_table
from theomachy.drawing.shapes import emblem, hexagon
from theomachy.drawing.svg import NOTHING, Markup, group, label
from theomachy.drawing.theme import Theme
from theomachy.drawing.theme import theme as theme_of
from theomachy.drawing.tiles import seat_hue, token

SIGNS = {"wood": "leaf", "water": "wave", "rock": "triangle", "plain": "sun"}
WIDE, SIZE = 560.0, 62.0


def draw(
    view: Mapping[str, Any], *, theme: str = "light", lang: str = "en", lit: Sequence[str] = (), layout: str = "wide"
) -> str:
    look, words = theme_of(theme), GAME.module("words.words").WORDS
    lands = {land: str(words.term("god", land, lang)) for land in SIGNS}
    hills = [picture_of(look, hill, lands, f"hill:{hill['name']}" in lit) for hill in view["hills"]]
    notes = [lands.get(player["god"], "") for player in view["players"]]
    return plain_table(look, view, hills, WIDE, WIDE, words=words, lang=lang, lit=lit, notes=notes)


def picture_of(look: Theme, hill: Mapping[str, Any], lands: Mapping[str, str], lit: bool) -> Markup:
    ground, turn = look.grounds[hill["land"]], int(hill["name"]) * pi / 6
    edge = {"stroke": look.lit if lit else ground.side, "stroke_width": 6 if lit else 2}
    return group(
        hexagon(SIZE, fill=ground.top, **edge),
        group(emblem(SIGNS[hill["land"]], 13, fill=ground.side), at=(0, -36)),
        group(token(look, seat_hue(hill["owner"], ""), 17), at=(-20, 6)) if hill["owner"] >= 0 else NOTHING,
        label(hill["worth"] or "", 18, 16, 28, anchor="middle", bold=True),
        label(hill["name"], 0, 48, 15, anchor="middle"),
        at=(WIDE / 2 + 212 * sin(turn), WIDE / 2 - 212 * cos(turn)),
        target=f"hill:{hill['name']}",
        name=f"{hill['name']}, {lands[hill['land']]}",
        lit=lit,
    )
