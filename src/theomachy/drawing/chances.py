"""Winning chances over a game as a picture: a line for every player, the turning points numbered.

Lines differ by colour, by dashes and by the sign that they carry here and there.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from theomachy.core.game import Game
from theomachy.core.panel import Panel
from theomachy.core.position import Position
from theomachy.core.words import Phrase
from theomachy.drawing.shapes import emblem
from theomachy.drawing.svg import Markup, circle, document, group, join, label, line, num, path, rect
from theomachy.drawing.theme import FAMILY, ROUND, Hue, Theme
from theomachy.drawing.theme import theme as theme_of
from theomachy.drawing.tiles import shown_hue

DASHES = (None, "9 4", "3 3", "12 3 3 3", "1 4")
SIGNS = ("circle", "square", "triangle", "diamond", "star")
NICKNAMES = {"purple": "violet", "gray": "grey"}  # what games call colours of the theme
SIZES = {"wide": (960.0, 380.0, 15.0), "tall": (390.0, 272.0, 14.0)}  # width, height, letters
WORDS = {kind: Phrase(f"chances {kind}") for kind in ("title", "moves", "turning")}


@dataclass(frozen=True)
class Curve:
    """One player: the name in the legend, the hue, and the chances at the moments of the picture."""

    name: str
    hue: str
    chances: Sequence[float]


@dataclass(frozen=True)
class Mark:
    """A numbered moment; `target` is what a click on it sends."""

    number: int
    at: float
    text: str
    target: str


@dataclass(frozen=True)
class Frame:
    """Where the curves lie, and how large letters are."""

    left: float
    right: float
    top: float
    bottom: float
    last: float  # moves
    size: float

    def x(self, moment: float) -> float:
        return self.left + (self.right - self.left) * moment / self.last

    def y(self, chance: float) -> float:
        return self.bottom - (self.bottom - self.top) * chance


def hue_of(player: Mapping[str, object], seat: int, panels: Sequence[Panel]) -> str:
    """The colour in which a player of a view is drawn."""
    colours = player.get("colours")
    first = colours[0] if isinstance(colours, list) and colours else None
    name = str(player.get("colour") or player.get("god") or first or "")
    return NICKNAMES.get(name, name) or shown_hue(panels, seat, "")


def draw(
    moments: Sequence[float], curves: Sequence[Curve], marks: Sequence[Mark] = (), *, last: float, theme: str = "light",
    lang: str = "en", layout: str = "wide",
) -> str:  # fmt: skip
    """The chances of every player at these moments of a game that lasted `last` moves. Marks come in their order."""
    look = theme_of(theme)
    width, height, size = SIZES[layout]
    legend, top = legend_of(curves, look, width, size)
    at = Frame(size * 3.1, width - 16, top + size * 2.5, height - size * 2.2, max(last, 1.0), size)
    ground = rect(0, 0, width, height, ROUND, fill=look.panel)
    return document(
        width, height, ground, legend, grid(at, look, lang),
        join([drawn(curve, i, moments, at, look) for i, curve in enumerate(curves)]),
        line(at.left, at.top, at.left, at.bottom, stroke=look.ink, stroke_width=1.5, opacity=0, class_="now"),
        join([flag(mark, x, at, look, lang) for mark, x in zip(marks, apart(marks, at), strict=True)]),
        name=WORDS["title"][lang], family=FAMILY, ink=look.ink, lang=lang,
        data_left=at.left, data_right=at.right, data_last=at.last,
    )  # fmt: skip


def game_chances(
    game: Game, position: Position, at: Sequence[int], rows: Sequence[Sequence[float]],
    turns: Sequence[tuple[int, int, str]], *, names: Sequence[str] = (), theme: str = "light", lang: str = "en",
    layout: str = "wide",
) -> str:  # fmt: skip
    """The same for a game: `rows` are everybody's chances after the moves `at`, the last is how it ended in `position`.

    Each turning point is the number of its move, who made it and what it was, in the order of the game. `names`,
    those of people and bots, stand beside what the game calls its players.
    """
    seats = [game.seat_title(position, p, lang) for p in range(position.players)]
    curves = []
    view = game.view(position)
    panels = game.panels(view)
    for player in view["players"]:
        seat = player["seat"]
        name = names[seat] if names else ""
        label_text = f"{seats[seat]} · {name}" if name and name != seats[seat] else seats[seat]
        curves.append(Curve(label_text, hue_of(player, seat, panels), [row[seat] for row in rows]))
    marks = [
        Mark(number, move - 1, f"{seats[seat]}: {told}", f"moment:{move}")
        for number, (move, seat, told) in enumerate(turns, 1)
    ]
    return draw(at, curves, marks, last=at[-1], theme=theme, lang=lang, layout=layout)


def tone(hue: Hue, look: Theme) -> str:
    """The shade of a hue in which a thin line is seen on a panel."""
    return hue.edge if look.name == "dark" or hue.fill == look.raised else hue.fill


def legend_of(curves: Sequence[Curve], look: Theme, width: float, size: float) -> tuple[Markup, float]:
    """Names with their line and sign, in as many rows as they need; and where the rows end."""
    parts = []
    x, y = 16.0, size + 8
    for i, curve in enumerate(curves):
        room = 44 + len(curve.name) * size * 0.56
        if x > 16 and x + room > width - 8:
            x, y = 16.0, y + size * 1.6
        colour = tone(look.hue(curve.hue), look)
        parts += [
            line(x, y - 5, x + 30, y - 5, stroke=colour, stroke_width=3, stroke_dasharray=DASHES[i % len(DASHES)]),
            sign(i, x + 15, y - 5, colour, look),
            label(curve.name, x + 38, y, size),
        ]
        x += room + 12
    return join(parts), y


def sign(number: int, x: float, y: float, colour: str, look: Theme) -> Markup:
    mark = emblem(SIGNS[number % len(SIGNS)], 5.5, fill=colour, stroke=look.panel, stroke_width=1.5)
    return group(mark, at=(x, y))


def grid(at: Frame, look: Theme, lang: str) -> Markup:
    """Lines for the shares, numbers of moves."""
    letters, parts = at.size - 2, []
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        y = at.y(share)
        parts.append(line(at.left, y, at.right, y, stroke=look.line, stroke_width=1))
        parts.append(label(f"{share:.0%}", at.left - 8, y + at.size * 0.35, letters, fill=look.muted, anchor="end"))
    step = next((s for s in (5, 10, 20, 50, 100, 200, 500, 1000) if at.last / s <= 6), 2000)
    y = at.bottom + at.size * 1.25
    numbers = list(range(0, int(at.last) + 1, step))
    parts += [label(moment, at.x(moment), y, letters, fill=look.muted, anchor="middle") for moment in numbers]
    if at.right - at.x(numbers[-1]) > at.size * 4.5:
        parts.append(label(WORDS["moves"][lang], at.right, y, letters, fill=look.muted, anchor="end"))
    return join(parts)


def drawn(curve: Curve, number: int, moments: Sequence[float], at: Frame, look: Theme) -> Markup:
    colour = tone(look.hue(curve.hue), look)
    points = [(at.x(moment), at.y(chance)) for moment, chance in zip(moments, curve.chances, strict=True)]
    if not points:
        return join([])
    d = "M" + " L".join(f"{num(px)} {num(py)}" for px, py in points)
    every = max(1, len(points) // 7)
    return group(
        path(d, fill="none", stroke=look.panel, stroke_width=5, stroke_linejoin="round"),
        path(
            d, fill="none", stroke=colour, stroke_width=2.6, stroke_linejoin="round",
            stroke_dasharray=DASHES[number % len(DASHES)],
        ),
        join([sign(number, *point, colour, look) for point in [*points[every // 2 :: every], points[-1]]]),
    )  # fmt: skip


def apart(marks: Sequence[Mark], at: Frame) -> list[float]:
    """Where the numbers stand: over their moments, but never over each other."""
    room = at.size * 1.6
    found: list[float] = []
    for mark in marks:
        found.append(max(at.x(mark.at), found[-1] + room if found else at.left))
    edge = at.right
    for i in range(len(found) - 1, -1, -1):
        found[i] = min(found[i], edge)
        edge = found[i] - room
    return found


def flag(mark: Mark, head: float, at: Frame, look: Theme, lang: str) -> Markup:
    x, r = at.x(mark.at), at.size * 0.72
    y = at.top - r - 8
    way = f"M{num(head)} {num(y)} L{num(x)} {num(at.top)} V{num(at.bottom)}"
    return group(
        path(way, fill="none", stroke=look.lit, stroke_width=1.5, stroke_dasharray="2 3"),
        circle(head, y, r, fill=look.lit),
        label(mark.number, head, y + at.size * 0.33, at.size - 2, fill=look.panel, bold=True, anchor="middle"),
        target=mark.target, name=f"{WORDS['turning'][lang]} {mark.number}: {mark.text}", lit=True,
    )  # fmt: skip
