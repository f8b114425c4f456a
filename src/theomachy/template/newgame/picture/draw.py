"""The view as a picture: a ring of hills to click, told apart by sign and colour."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import cos, pi, sin
from typing import Any

from newgame import GAME
from theomachy.drawing.plain import PlainPicture
from theomachy.drawing.shapes import emblem, hexagon
from theomachy.drawing.svg import NOTHING, Markup, group, label
from theomachy.drawing.theme import Theme
from theomachy.drawing.tiles import seat_hue, token

WORDS = GAME.module("words.words").WORDS
SIGNS = {"wood": "leaf", "water": "wave", "rock": "triangle", "plain": "sun"}
WIDE, SIZE = 540.0, 54.0


def hills(look: Theme, view: Mapping[str, Any], lang: str, lit: Sequence[str]) -> list[Markup]:
    return [hill(look, one, lang, f"hill:{one['name']}" in lit) for one in view["hills"]]


def hill(look: Theme, one: Mapping[str, Any], lang: str, lit: bool) -> Markup:
    ground, turn = look.grounds[one["land"]], int(one["name"]) * pi / 6
    return group(
        hexagon(SIZE, fill=ground.top, stroke=look.lit if lit else ground.side, stroke_width=6 if lit else 2),
        group(emblem(SIGNS[one["land"]], 12, fill=ground.motif), at=(0, -30)),
        group(token(look, seat_hue(one["owner"], ""), 16), at=(-18, 4)) if one["owner"] >= 0 else NOTHING,
        label(one["worth"] or "", 17, 13, 26, anchor="middle", bold=True),
        label(one["name"], 0, 42, 16, anchor="middle"),
        at=(WIDE / 2 + 212 * sin(turn), WIDE / 2 - 212 * cos(turn)),
        target=f"hill:{one['name']}",
        name=f"{one['name']}, {WORDS.term('god', one['land'], lang)}",
        lit=lit,
    )


def note(player: Mapping[str, Any], lang: str) -> str:
    return str(WORDS.term("god", player["god"], lang)) if player["god"] else ""


PICTURE = PlainPicture(WORDS, WIDE, WIDE, hills, note)
draw, panels = PICTURE.draw, PICTURE.panels
