"""Pictures for the lobby: a scene of each game, and the middle of a board that is being played on.

Both are whole SVG files in the colours of one theme, small enough to travel with a list.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from theomachy.core.panel import DEFS, Panel
from theomachy.drawing.svg import Markup, num, rect, tag
from theomachy.drawing.theme import PAGE, resolve
from theomachy.drawing.tiles import vertical

WIDTH, HEIGHT = 400.0, 220.0  # of a scene; pages may cut off its edges
OPENING = re.compile(r"<svg\b[^>]*>")
BOX = re.compile(r'viewBox="([^"]*)"')
ENDLESS = re.compile(r'<rect x="-\d{4,}" y="-\d{4,}" width="\d{4,}" height="\d{4,}"')  # a sea for windows of any size
SPOKEN = re.compile(r'<title>[^<]*</title>| aria-label="[^"]*"| (?:tabindex|role)="[^"]*"')


def framed(look: str, *children: Markup, defs: Iterable[Markup] = ()) -> str:
    """A scene as a file; its colours may be those of the page's theme."""
    drawn = tag(
        "svg", tag("defs", *defs), *children, xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {num(WIDTH)} {num(HEIGHT)}", width=WIDTH, height=HEIGHT, preserveAspectRatio="xMidYMid slice",
    )  # fmt: skip
    return resolve(drawn, look)


def measured(board: Panel) -> tuple[float, float, float, float]:
    """The part of the plane that a board shows."""
    opening = OPENING.search(str(board.body))
    box = BOX.search(opening[0]) if opening else None
    if box is None:
        raise ValueError("a board is an SVG picture with a viewBox")
    left, top, wide, high = (float(part) for part in box[1].replace(",", " ").split())
    return left, top, wide, high


def whole_board(panels: Sequence[Panel], look: str) -> str:
    """All of the panel `board`, as large as it can just be read."""
    board = next(panel for panel in panels if panel.name == "board")
    left, top, wide, high = measured(board)
    scale = max(board.width / wide, board.height / high) or 1.0
    return window_of(panels, board, look, (left, top, wide, high), wide * scale, high * scale)


def middle(panels: Sequence[Panel], look: str, width: float, height: float) -> str:
    """The middle of the panel `board` in a window of that size, a little larger than it can just be read."""
    board = next(panel for panel in panels if panel.name == "board")
    left, top, wide, high = measured(board)
    # How much of the board one pixel shows where the board is as small as it may be.
    unit = max(wide / board.width if board.width else 1.0, high / board.height if board.height else 1.0) / 1.1
    shown = (min(wide, width * unit), min(high, height * unit))
    window = (left + (wide - shown[0]) / 2, top + (high - shown[1]) / 2, *shown)
    return window_of(panels, board, look, window, width, height)


def window_of(
    panels: Sequence[Panel], board: Panel, look: str, window: tuple[float, float, float, float], width: float,
    height: float,
) -> str:  # fmt: skip
    """A part of a board as a file of that size."""
    pieces = "".join(str(panel.body) for panel in panels if panel.name == DEFS)
    inside = SPOKEN.sub("", OPENING.sub("", str(board.body), count=1).rpartition("</svg>")[0])
    x, y, w, h = map(num, window)  # what cannot be seen is not painted: a file would take seconds
    inside = ENDLESS.sub(f'<rect x="{x}" y="{y}" width="{w}" height="{h}"', inside)
    drawn = tag(
        "svg", Markup(pieces), tag("defs", vertical("sea", PAGE.sea, PAGE.sea_edge)),
        rect(0, 0, width, height, fill="url(#sea)"),
        tag("svg", Markup(inside), viewBox=" ".join(map(num, window)), width=width, height=height,
            preserveAspectRatio="xMidYMid slice"),
        xmlns="http://www.w3.org/2000/svg", viewBox=f"0 0 {num(width)} {num(height)}", width=width, height=height,
    )  # fmt: skip
    return resolve(drawn, look)
