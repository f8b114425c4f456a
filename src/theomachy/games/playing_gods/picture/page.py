"""The table as panels of a page: the board, the hand and what answers the question, what each god has, the piles."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from theomachy.core.panel import DEFS, Panel
from theomachy.drawing.store import once
from theomachy.drawing.svg import num, tag
from theomachy.drawing.theme import FAMILY, theme
from theomachy.drawing.tiles import defs_panel
from theomachy.games.playing_gods.picture.board import draw_board, extent
from theomachy.games.playing_gods.picture.pieces import HUES, SPACE, definitions, gods_of
from theomachy.games.playing_gods.picture.seats import draw_piles, draw_seat
from theomachy.games.playing_gods.picture.tray import draw_tray, still_to_name
from theomachy.games.playing_gods.words.picture import god_words, words

View = Mapping[str, Any]

LEAST = 40 / SPACE  # no space of the ring is drawn with less than 40 CSS pixels
HAND = 480  # CSS pixels: a hand is wide, so it lies below the board
MOMENT = ("step", "landings", "portal", "theft", "fortify", "over", "cards_here")  # what the tray shows of a view


def table_panels(view: View, lang: str, layout: str) -> list[Panel]:
    """Everything that a page shows of a table."""
    gods, faces = gods_of(view["players"]), max(6, view["die"])
    defs = Panel(DEFS, once(("pg defs", gods, faces), lambda: defs_panel(*definitions(gods, faces))))
    seats = [seat_panel(view, player, lang) for player in view["players"]]
    return [defs, board_panel(view, lang, layout), tray_panel(view, lang), *seats, stock_panel(view, lang)]


def board_panel(view: View, lang: str, layout: str) -> Panel:
    look, name = theme("page"), words(lang)("board")
    x, y, width, height = extent(view, layout)
    svg = tag(
        "svg", draw_board(view, (), lang, layout), xmlns="http://www.w3.org/2000/svg",
        viewBox=" ".join(num(n) for n in (x, y, width, height)), font_family=FAMILY, fill=look.ink, role="group",
        aria_label=name, lang=lang,
    )  # fmt: skip
    return Panel("board", svg, width=width * LEAST, height=height * LEAST, pans=True, grows=True, label=name)


def tray_panel(view: View, lang: str) -> Panel:
    mine = view["players"][view["viewer"]] if view["viewer"] is not None else None
    asked = view["turn"] if view["turn"] == view["viewer"] else None
    moment = [view[key] for key in MOMENT] if mine else []
    others = [
        (p["name"], p["wrath"], p["conversion"], p["lands"], p["sects"], p["status"]) for p in view["players"]
    ]  # fmt: skip
    key = (
        "pg tray", lang, still_to_name(view),
        json.dumps((mine, asked, moment, others if asked is not None else 0, view["on_turn"])),
    )  # fmt: skip
    return Panel("tray", once(key, lambda: draw_tray(view, lang)), "html", width=HAND, label=words(lang)("tray"))


def seat_panel(view: View, player: View, lang: str) -> Panel:
    key = ("pg seat", lang, view["target"], json.dumps(player))
    return Panel(
        f"seat:{player['seat']}", once(key, lambda: draw_seat(view, player, lang)), "html",
        label=god_words(view, lang)[player["seat"]], figure=str(player["points"]), goal=str(view["target"]),
        hue=HUES[player["colour"]],
    )  # fmt: skip


def stock_panel(view: View, lang: str) -> Panel:
    key = ("pg stock", lang, json.dumps([view["wrath_pile"], view["conversion_pile"]]))
    return Panel("stock", once(key, lambda: draw_piles(view, lang)), "html", label=words(lang)("piles"))
