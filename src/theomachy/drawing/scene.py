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

# Words of a board, which nobody could read in a small picture and for which a file brings no letters; figures stay.
WORDS = re.compile(r"<text\b[^>]*>[^<]*[^\W\d_]{2}[^<]*</text>")
PIECE = re.compile(r'<g\b[^>]*\bdata-key="[^"]*"[^>]*>')
AT = re.compile(r'transform="translate\(([-\d.]+)[ ,]+([-\d.]+)')
Box = tuple[float, float, float, float]


def framed(look: str, *children: Markup, defs: Iterable[Markup] = ()) -> str:
    """A scene as a file; its colours may be those of the page's theme."""
    drawn = tag(
        "svg", tag("defs", *defs), *children, xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {num(WIDTH)} {num(HEIGHT)}", width=WIDTH, height=HEIGHT, preserveAspectRatio="xMidYMid slice",
    )  # fmt: skip
    return resolve(drawn, look)


def measured(board: Panel) -> Box:
    """The part of the plane that a board shows."""
    opening = OPENING.search(str(board.body))
    box = BOX.search(opening[0]) if opening else None
    if box is None:
        raise ValueError("a board is an SVG picture with a viewBox")
    left, top, wide, high = (float(part) for part in box[1].replace(",", " ").split())
    return left, top, wide, high


def whole_board(panels: Sequence[Panel], look: str, *, words: bool = True) -> str:
    """All of the panel `board`, as large as it can just be read."""
    board = next(panel for panel in panels if panel.name == "board")
    left, top, wide, high = measured(board)
    scale = max(board.width / wide, board.height / high) or 1.0
    return window_of(panels, board, look, (left, top, wide, high), (wide * scale, high * scale), words)


def scale_within(panels: Sequence[Panel], width: float, height: float) -> float:
    """How large all of the panel `board` can be in a window of that size."""
    _, _, wide, high = measured(next(panel for panel in panels if panel.name == "board"))
    return min(width / wide, height / high)


def whole_within(panels: Sequence[Panel], look: str, width: float, height: float) -> str:
    """All of the panel `board` in a window of that size, with sea around it where the board has another shape."""
    board = next(panel for panel in panels if panel.name == "board")
    left, top, wide, high = measured(board)
    scale = scale_within(panels, width, height)
    w, h = width / scale, height / scale
    return window_of(panels, board, look, (left - (w - wide) / 2, top - (h - high) / 2, w, h), (width, height), True)


def fullest(body: str, whole: Box, shown: tuple[float, float]) -> Box:
    """The middle of a board or, where hardly anything lies there yet, the corner with most pieces."""
    left, top, wide, high = whole
    x, y = wide - shown[0], high - shown[1]
    windows = [(left + x * a, top + y * b, *shown) for a, b in ((0.5, 0.5), (0, 0), (1, 0), (0, 1), (1, 1))]
    places = [(float(at[1]), float(at[2])) for piece in PIECE.findall(body) if (at := AT.search(piece))]
    found = [sum(x <= a <= x + w and y <= b <= y + h for a, b in places) for x, y, w, h in windows]
    return windows[0] if 3 * found[0] >= max(found) else windows[found.index(max(found))]


def middle(panels: Sequence[Panel], look: str, width: float, height: float, *, words: bool = True) -> str:
    """The middle of the panel `board` in a window of that size, a little larger than it can just be read; another part
    of it where the middle is empty."""
    board = next(panel for panel in panels if panel.name == "board")
    left, top, wide, high = measured(board)
    # How much of the board one pixel shows where the board is as small as it may be.
    unit = max(wide / board.width if board.width else 1.0, high / board.height if board.height else 1.0) / 1.1
    shown = (min(wide, width * unit), min(high, height * unit))
    window = fullest(str(board.body), (left, top, wide, high), shown)
    return window_of(panels, board, look, window, (width, height), words)


def window_of(
    panels: Sequence[Panel], board: Panel, look: str, window: Box, size: tuple[float, float], words: bool
) -> str:
    """A part of a board as a file of that size, with the words on it or without."""
    width, height = size
    pieces = "".join(str(panel.body) for panel in panels if panel.name == DEFS)
    inside = SPOKEN.sub("", OPENING.sub("", str(board.body), count=1).rpartition("</svg>")[0])
    inside = inside if words else WORDS.sub("", inside)
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
