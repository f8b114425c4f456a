"""Draws the two pictures of docs/architecture.md: the map of the house, and the two flows through it.

    PYTHONPATH=src python docs/pictures/house.py

The pictures follow the theme of whoever looks: light, and dark where the system asks for it.
"""

from __future__ import annotations

from pathlib import Path

from theomachy.drawing.svg import NOTHING, Markup, document, group, join, label, path, polygon, rect, tag

HERE = Path(__file__).parent
FAMILY = "'Source Sans 3','Source Sans Pro',system-ui,'Segoe UI',Roboto,'Noto Sans',sans-serif"
STYLE = """
.page { fill: #efe8da } .ink { fill: #2b2521 } .muted { fill: #5f564d } .line { stroke: #8a7d68 }
.outer { fill: #fffbf3; stroke: #b8a888 } .game { fill: #dcecdc; stroke: #5d8a63 }
.core { fill: #dbe7f2; stroke: #4f79a3 }
.native { fill: #f6dcc2; stroke: #b0662a } .guest { fill: none; stroke: #5d8a63; stroke-dasharray: 7 5 }
.roof { fill: #e3d6bd; stroke: #b8a888 } .tip { fill: #8a7d68 }
@media (prefers-color-scheme: dark) {
.page { fill: #1d2023 } .ink { fill: #f1ece2 } .muted { fill: #b9b1a4 } .line { stroke: #8d877c }
.outer { fill: #2a2e32; stroke: #5a605f } .game { fill: #24382a; stroke: #6fa377 }
.core { fill: #22323f; stroke: #6d9bc6 }
.native { fill: #46301d; stroke: #d98f4e } .guest { fill: none; stroke: #6fa377; stroke-dasharray: 7 5 }
.roof { fill: #33312c; stroke: #5a605f } .tip { fill: #8d877c }
}
"""


def box(kind: str, x: float, y: float, w: float, h: float, title: str, *lines: str, size: float = 17) -> Markup:
    """A room: its name, and below it what is in it. Compiled rooms have a double wall, not another colour alone."""
    inner = rect(x + 4, y + 4, w - 8, h - 8, 7, class_=kind, stroke_width=1.2) if kind == "native" else NOTHING
    texts = [label(title, x + w / 2, y + 25, size, class_="ink", bold=True, anchor="middle")]
    texts += [
        label(line, x + w / 2, y + 46 + 18 * i, 14, class_="muted", anchor="middle") for i, line in enumerate(lines)
    ]
    return group(rect(x, y, w, h, 10, class_=kind, stroke_width=1.6), inner, *texts)


def arrow(x1: float, y1: float, x2: float, y2: float) -> Markup:
    """A line with a tip, straight along one axis."""
    down = x1 == x2
    sign = 1 if (y2 > y1 if down else x2 > x1) else -1
    end = (x2, y2 - 8 * sign) if down else (x2 - 8 * sign, y2)
    tip = (
        [(x2, y2), (x2 - 5, y2 - 9 * sign), (x2 + 5, y2 - 9 * sign)]
        if down
        else [(x2, y2), (x2 - 9 * sign, y2 - 5), (x2 - 9 * sign, y2 + 5)]
    )
    return join((
        path(f"M {x1} {y1} L {end[0]} {end[1]}", class_="line", stroke_width=2, fill="none"),
        polygon(tip, class_="tip"),
    ))  # fmt: skip


def picture(width: float, height: float, name: str, *parts: Markup) -> Markup:
    ground = rect(0, 0, width, height, 14, class_="page")
    style = tag("style", Markup(STYLE))
    return document(width, height, style, ground, *parts, name=name, family=FAMILY)


def house() -> Markup:
    """The rooms by storeys: whatever imports another stands above it, or on its left."""
    roof = join((
        polygon([(30, 118), (570, 18), (1110, 118)], class_="roof", stroke_width=1.6),
        label("people and programs", 570, 78, 19, class_="ink", bold=True, anchor="middle"),
        label("in a browser · at a terminal · in Python and notebooks · bots in any language", 570, 103, 15,
              class_="muted", anchor="middle"),
    ))  # fmt: skip
    doors = [
        box("outer", 30, 136, 300, 76, "web", "templates and scripts; know no rules"),
        box("outer", 346, 136, 380, 76, "server", "live, tables, sight, store, thinking, lobby …"),
        box("outer", 742, 136, 368, 76, "the command line", "cli, terminal, sittings, render, newgame …"),
    ]
    players = [
        box("outer", 30, 240, 190, 80, "learning", "self-play, fitting"),
        box("outer", 246, 240, 210, 80, "arena", "match-ups, ratings, lab"),
        box("outer", 482, 240, 180, 80, "rl", "researchers' tools"),
        box("native", 688, 240, 422, 80, "bots", "mcts, judge, net, foresight;", "outer: levels, seats, analysis"),
    ]
    rooms = [
        box("outer", 46, 390, 160, 84, "picture", "panels, text board"),
        box("outer", 218, 390, 150, 84, "words", "one catalogue", "a language"),
        box("outer", 380, 390, 170, 84, "table", "setup, notation,", "positions, view"),
        box("native", 562, 390, 140, 84, "bot", "value, inputs"),
        box("native", 714, 390, 160, 84, "rules", "state, chapters,", "index"),
    ]
    names = "gods/second · gods/first (gods/common) · gentes · playing_gods · four_gods"
    games = join((
        rect(30, 348, 860, 166, 12, class_="game", stroke_width=1.8),
        label("games/<game>: five rooms, the same in each", 48, 376, 17, class_="ink", bold=True),
        *rooms,
        label(names, 460, 499, 15, class_="muted", anchor="middle"),
    ))  # fmt: skip
    outside = ("an entry point, or", "a folder named by", "THEOMACHY_GAMES;", "theomachy new-game", "writes one")
    guest = join((
        rect(906, 348, 204, 166, 12, class_="guest", stroke_width=2),
        label("from outside", 1008, 378, 17, class_="ink", bold=True, anchor="middle"),
        *(label(line, 1008, 406 + 21 * i, 14, class_="muted", anchor="middle") for i, line in enumerate(outside)),
    ))  # fmt: skip
    below = [
        box("outer", 30, 542, 150, 80, "teaching", "first game,", "one page"),
        box("outer", 206, 542, 270, 80, "drawing", "svg, theme, shapes, tiles …;", "knows no game"),
        box(
            "core", 502, 542, 608, 80, "core, the outer half", "game, match, log, record, registry, guests, words,",
            "clauses, examples, plain, defaults: imports no game",
        ),
    ]  # fmt: skip
    ground = [
        box("native", 30, 650, 640, 62, "core, the contract", "position, event, dice, keys, inputs"),
        box("native", 696, 650, 414, 62, "parts", "hexes, regions, bag: materials without rules"),
    ]
    arrows = [arrow(x, y, x, y + 26) for x, y in ((570, 213), (570, 321), (460, 515), (1008, 515), (570, 623))]
    arrows += [
        arrow(x, y, x + 24, y) for x, y in ((221, 280), (457, 280), (663, 280), (181, 582), (477, 582), (671, 681))
    ]
    key = join((
        rect(30, 730, 26, 18, 4, class_="native", stroke_width=1.6),
        rect(33, 733, 20, 12, 3, class_="native", stroke_width=1),
        label("compiled by mypyc, in one group", 66, 744, 14, class_="muted"),
        arrow(320, 739, 356, 739),
        label("may import what stands there and further down; never back (tests/test_arrows.py)", 366, 744, 14,
              class_="muted"),
    ))  # fmt: skip
    return picture(1140, 764, "The house", roof, *doors, *players, games, guest, *below, *ground, *arrows, key)


def flows() -> Markup:
    """A move from the click to the record, and a position on its way to a picture and to a bot."""
    steps = [
        ("outer", "web/static/choosing.js", "clicks narrow the", "list of legal actions"),
        ("outer", "web/static/live.js", "the action, and the", "number it was seen at"),
        ("outer", "server/live.py", "decodes or refuses", "(messages.py)"),
        ("outer", "server/tables.py", "the table's queue:", "seat, token, number"),
        ("core", "core/log.py", "legal? applied once,", "then CHANCE acts"),
        ("outer", "server/store.py", "the rows are kept", "before anyone is told"),
        ("outer", "server/sight.py", "for each viewer:", "what this one may see"),
        ("outer", "web/static/stage.js", "changed panels", "are swapped"),
    ]
    head = "A move: from the click to the record, and back to every screen"
    parts = [label(head, 30, 40, 19, class_="ink", bold=True)]
    for number, (kind, title, *lines) in enumerate(steps):
        row, column = divmod(number, 4)
        x = 30 + 276 * (column if row == 0 else 3 - column)
        y = 62 + 132 * row
        parts.append(box(kind, x, y, 246, 92, title, *lines, size=15.5))
        if number not in (3, 7):
            ends = (x + 246, x + 274) if row == 0 else (x, x - 28)
            parts.append(arrow(ends[0], y + 46, ends[1], y + 46))
        elif number == 3:
            parts.append(arrow(x + 123, y + 92, x + 123, y + 130))
    parts += [
        label("A position: on its way to a picture, and to a bot", 30, 350, 19, class_="ink", bold=True),
        box("native", 30, 420, 200, 92, "Position", "everything that is", "true at this moment", size=15.5),
        box("outer", 296, 372, 200, 84, "table/view.py", "what one viewer", "may know", size=15.5),
        box("outer", 540, 372, 250, 84, "picture/draw.py", "panels of a page, or", "one SVG (drawing/)", size=15.5),
        box("outer", 834, 372, 276, 84, "page, file, notebook", "data-target: what a click", "on it means", size=15.5),
        box("native", 296, 480, 200, 84, "redeal", "what is hidden,", "dealt anew", size=15.5),
        box("native", 540, 480, 250, 84, "bots/mcts.py", "copy, legal, weights,", "apply, rank: all native", size=15.5),
        box("outer", 834, 480, 276, 84, "an action", "through the same door", "as a person's", size=15.5),
        path("M 230 466 H 263 M 263 414 V 522", class_="line", stroke_width=2, fill="none"),
        *(arrow(x1, y, x2, y) for y in (414, 522) for x1, x2 in ((263, 294), (496, 538), (790, 832))),
    ]
    return picture(1140, 590, "The two flows", *parts)


PICTURES = {"house.svg": house, "flows.svg": flows}


def main() -> None:
    for name, draw in PICTURES.items():
        (HERE / name).write_text(draw() + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
