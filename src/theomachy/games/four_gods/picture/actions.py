"""What can be done in 4 Gods, as SVG: the question, the buttons, the tiles in hand in all their turns."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from theomachy.drawing.shapes import button, fitted, lit_frame, panel
from theomachy.drawing.svg import NOTHING, Markup, group, join, label, rect
from theomachy.drawing.theme import Theme
from theomachy.games.four_gods.picture.kingdoms import lines_of
from theomachy.games.four_gods.picture.players import NARROW, small_face
from theomachy.games.four_gods.words.picture import Picture
from theomachy.games.four_gods.words.words import WORDS, ask, face_words

View = Mapping[str, Any]
Lit = frozenset[str]
BUTTONS = (
    "draw1", "draw2", "more", "enough", "row", "both", "city", "flip", "none", "challenge", "lower", "ready", "admit",
    "silent", "pass", "end",
)  # fmt: skip
HEAD = 34.0


def wanted_buttons(view: View) -> list[str]:
    """Those that this table can have at all."""
    modes = view["modes"]
    left_out = set()
    if modes["play"] == "timed":
        left_out.add("pass")
    else:
        left_out.add("end")
    if modes["check"] == "strict":
        left_out |= {"challenge", "admit", "silent"}
    if not modes["flips"]:
        left_out.add("flip")
    if modes["clock"] == "ticks":
        left_out |= {"ready", "lower"}
    else:
        left_out.add("none")
        left_out |= set(BUTTONS) - {"ready"} if view["step"] == "ready" else {"ready"}
    if modes["after_seeing"]:
        left_out.add("draw2")
    else:
        left_out |= {"more", "enough"}
    return [name for name in BUTTONS if name not in left_out]


def plays(view: View) -> bool:
    """Does the viewer sit at a table that is not over?"""
    return view["viewer"] is not None and not view["over"]


def turns_height(width: float) -> float:
    """Of one tile in hand: its turns in one line, or on narrow screens one line for each side."""
    return 124.0 if width < NARROW else 62.0


def actions_height(view: View, width: float) -> float:
    head = HEAD if asks(view) else 12.0
    if not plays(view):
        return head
    return head + 36 * lines_of(wanted_buttons(view), int(width // 106)) + 2 * turns_height(width) + 6


def asks(view: View) -> bool:
    """Is the question in the picture? A page may say it itself."""
    return view.get("banner") is not False


def sentence(view: View, lang: str) -> str:
    if not view["over"]:
        return ask(view, lang)
    winners = [str(WORDS.term("seat", p["name"], lang)) for p in view["players"] if p["rank"] == 1]
    return f"{ask(view, lang)} {Picture(lang)('wins')}: {WORDS.listing(winners, lang)}"


def draw_actions(theme: Theme, view: View, lang: str, lit: Lit, x: float, y: float, width: float) -> Markup:
    """The question, the buttons, and for each tile in the viewer's hands all ways in which it can lie."""
    say = Picture(lang)
    parts = [panel(theme, x, y, width, actions_height(view, width))]
    if asks(view):
        parts.append(fitted(sentence(view, lang), x + 12, y + 22, 15, width - 24, fill=theme.ink, bold=True))
        y += HEAD
    else:
        y += 12.0
    if not plays(view):
        return join(parts)
    buttons = wanted_buttons(view)
    per_line = int(width // 106)
    step = (width - 16) / per_line
    for i, name in enumerate(buttons):
        target = f"button:{name}"
        parts.append(
            button(theme, say(target), x + 10 + i % per_line * step, y + i // per_line * 36, step - 6, 30, target,
                   lit=target in lit, off=bool(lit) and target not in lit, size=13)
        )  # fmt: skip
    top = y + 36 * lines_of(buttons, per_line) + 4
    player = view["players"][view["viewer"]]
    for line, held in enumerate(tile for tile in player["hands"] if tile is not None):
        at = top + line * turns_height(width)
        parts.append(
            draw_turns(theme, held, player["aim"], view["modes"]["flips"], lang, lit, x + 10, at, width < NARROW)
        )
    return join(parts)


def name_box(theme: Theme, name: str, target: str, lit: Lit, x: float, y: float, height: float) -> Markup:
    shining = target in lit
    return group(
        rect(x, y, 52, height, 8, fill=theme.lit_soft if shining else theme.well,
             stroke=theme.lit if shining else theme.line, stroke_width=3 if shining else 1),
        label(name, x + 26, y + height / 2 + 5, 16, fill=theme.ink, anchor="middle", bold=True),
        target=target, name=name, lit=shining,
    )  # fmt: skip


def draw_turns(
    theme: Theme, held: View | None, aim: View | None, sides: bool, lang: str, lit: Lit, x: float, y: float,
    narrow: bool,
) -> Markup:  # fmt: skip
    """A tile in hand and its turns; a click on one chooses side and rotation. The one that is held up stands out.

    The name is clicked to discard the tile; where the side that will lie up is a choice, it is two names.
    """
    if held is None or not held["tile"]:
        return NOTHING
    name = held["tile"]
    height = 114.0 if narrow else 54.0
    if sides:
        half = height / 2 + 1
        parts = [
            name_box(theme, f"{name}{s}", f"side:{name}{s}", lit, x, y + i * half, half - 2) for i, s in enumerate("ab")
        ]
    else:
        parts = [name_box(theme, name, f"tile:{name}", lit, x, y, height)]
    size = 54.0 if narrow else 52.0
    step = 78.0 if narrow else 60.0
    first = [turn for turn in held["turns"] if turn["face"][-2] == "a"]
    for i, turn in enumerate(held["turns"]):
        line, column = (0, i) if not narrow else (0, i) if i < len(first) else (1, i - len(first))
        left, top = x + 64 + column * step, y + line * 60
        target = f"face:{turn['face']}"
        inside = [small_face(left, top, size, turn)]
        bright = target in lit
        if aim is not None and aim.get("face") == turn["face"]:
            inside.append(
                rect(left - 3, top - 3, size + 6, size + 6, 7, fill="none", stroke=theme.last, stroke_width=5)
            )
        if bright:
            inside.append(lit_frame(theme, left - 1, top - 1, size + 2, size + 2, 5))
        parts.append(group(*inside, target=target, name=face_words(turn["corners"], lang), lit=bright))
    return join(parts)
