"""How a game came out, as a picture to show to others: the board, the winner, and what the points are made of."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from theomachy.core.panel import Panel
from theomachy.drawing.scene import scale_within, whole_within
from theomachy.drawing.shapes import broken, fitted
from theomachy.drawing.svg import NOTHING, Markup, document, group, join, label, path, rect, tag
from theomachy.drawing.theme import FAMILY, resolve, theme
from theomachy.drawing.tiles import token

WIDTH, HEIGHT = 1200.0, 675.0
LEFT = 470.0  # of the board
BAR = 560.0  # of the best score
MEDALS = ("#c58f12", "#9aa3ab", "#b0763e", "#8f8678")


@dataclass(frozen=True)
class Row:
    """One seat: its place, colour and name, the points and their parts."""

    rank: int
    hue: str
    name: str
    points: int
    parts: Sequence[int]


def result_picture(
    boards: Sequence[Sequence[Panel]], rows: Sequence[Row], title: str, texts: Sequence[str], foot: str,
    look: str = "light",
) -> str:  # fmt: skip
    """The best first; `texts` say why, `foot` which game it was. Of several layouts of the table (`boards`) the one is
    taken whose whole board becomes largest."""
    page = theme("page")
    winner = page.hue(rows[0].hue)
    lines = [line for text in texts for line in broken(text, 60)][:4]
    step = min(96.0, 400.0 / len(rows))
    most = max(1, *(sum(max(0, part) for part in row.parts) for row in rows))
    x = LEFT + 70
    drawn = document(
        WIDTH, HEIGHT, rect(0, 0, WIDTH, HEIGHT, fill=page.panel),
        rect(LEFT, 0, WIDTH - LEFT, 168, fill=winner.soft),
        group(token(page, rows[0].hue, 40), at=(x + 14, 70)), laurel(page.gold, x + 14, 70),
        fitted(title, x + 92, 62, 40, WIDTH - x - 120, fill=page.ink, bold=True),
        *(label(line, x + 92, 92 + 22 * i, 17, fill=page.ink) for i, line in enumerate(lines)),
        *(group(ranked(row, most), at=(x - 30, 196 + step * i), scale=min(1.0, step / 90))
          for i, row in enumerate(rows)),
        label(foot, WIDTH - 30, HEIGHT - 24, 17, fill=page.muted, anchor="end"),
        family=FAMILY, ink=page.ink,
    )  # fmt: skip
    board = Markup(whole_within(max(boards, key=lambda panels: scale_within(panels, LEFT, HEIGHT)), look, LEFT, HEIGHT))
    return resolve(drawn, look).replace("</svg>", f"{board}</svg>")


def laurel(colour: str, x: float, y: float) -> Markup:
    leaves = [
        tag("ellipse", cx=0, cy=-56, rx=6.5, ry=14, fill=colour, transform=f"rotate({angle}) rotate({turn} 0 -56)")
        for side in (-1, 1) for angle, turn in ((side * (48 + 22 * i), side * 38) for i in range(6))
    ]  # fmt: skip
    return group(*leaves, at=(x, y))


def ranked(row: Row, most: int) -> Markup:
    page = theme("page")
    hue = page.hue(row.hue)
    medal = MEDALS[min(row.rank, len(MEDALS)) - 1]
    parts = []
    at = 0.0
    for part in row.parts:
        wide = max(26.0, BAR * 0.9 * abs(part) / most) if len(row.parts) < 14 else BAR * 0.9 * abs(part) / most
        loss = part < 0
        parts.append(rect(at, 0, max(3.0, wide - 3), 30, 6, fill=page.bad if loss else hue.soft, stroke=hue.edge))
        if wide > 24:
            ink = page.panel if loss else hue.mark
            parts.append(
                label(str(part).replace("-", "−"), at + wide / 2 - 1, 21, 17, fill=ink, bold=True, anchor="middle")
            )
        at += wide
    grow = min(1.0, BAR / at) if at else 1.0
    return join((
        tag("circle", cx=16, cy=20, r=17, fill=medal),
        label(row.rank, 16, 27, 20, fill="#ffffff", bold=True, anchor="middle"),
        group(token(page, row.hue, 17), at=(62, 20)),
        fitted(row.name, 92, 28, 24, 400, fill=page.ink, bold=True),
        label(str(row.points).replace("-", "−"), BAR + 46, 32, 38, fill=page.ink, bold=True, anchor="end"),
        tag("g", *parts, transform=f"translate(46 46) scale({grow:.3f} 1)") if parts else NOTHING,
        path(f"M 0 86 H {BAR + 50}", stroke=page.line, stroke_width=1),
    ))  # fmt: skip
