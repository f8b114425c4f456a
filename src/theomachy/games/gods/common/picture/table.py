"""The whole table as a picture: how field, display, players and supply are laid out, in both editions alike."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from theomachy.drawing.shapes import panel
from theomachy.drawing.svg import Markup, document, group, join, label, rect
from theomachy.drawing.theme import FAMILY, GAP, Theme
from theomachy.drawing.theme import theme as theme_named
from theomachy.games.gods.common.picture.field import draw_field, field_legend
from theomachy.games.gods.common.picture.panels import (
    button_names,
    buttons,
    display_cards,
    head_line,
    nation_cell,
    notices,
    player_panel,
    sack_panel,
    victims,
    warning,
)  # fmt: skip
from theomachy.games.gods.common.picture.pieces import definitions
from theomachy.games.gods.common.words.picture import Words

PANEL_HEIGHT = 154.0

View = Mapping[str, Any]


@dataclass(frozen=True)
class Cell:
    """One tribe colour of one player: how many tribes, and what was won with them."""

    colour: str
    text: str
    marks: Sequence[Markup]  # around the origin
    strong: bool  # something to see


@dataclass(frozen=True)
class Edition:
    """What an edition brings to its picture."""

    cards: tuple[str, ...]  # the kinds that can lie on the display
    words: Callable[[str], Words]  # by language
    cells: Callable[[Theme, View, View, Words], Sequence[Cell]]  # for a player
    warnings: Callable[[View, Words], Sequence[str]]  # what everybody should notice


def draw_table(edition: Edition, view: View, theme: str, lang: str, lit: Sequence[str], layout: str) -> str:
    """A view as SVG text. `lit` are the targets that can be clicked now; the layout is `wide` or `tall`."""
    look, say, live = theme_named(theme), edition.words(lang), frozenset(lit)
    place = tall if layout == "tall" else wide
    width, height, content = place(edition, look, view, say, live)
    gods = tuple(p["god"] for p in view["players"])
    return document(
        width, height, rect(0, 0, width, height, fill=look.page), content,
        name=say("title", game="GODS"), family=FAMILY, ink=look.ink, defs=definitions(theme, gods, edition.cards),
        lang=lang,
    )  # fmt: skip


def wide(edition: Edition, look: Theme, view: View, say: Words, lit: Collection[str]) -> tuple[float, float, Markup]:
    """1440 x 900: the field with the display below it on the left, players and sack on the right."""
    edge, column = 16.0, 436.0
    right = 1440 - edge - column
    left_width = right - GAP - edge
    told = edition.warnings(view, say)  # the field leaves room for them: no hex lies underneath
    parts = [
        head_line(look, view, say, (edge, edge, left_width, 50), tall=False),
        draw_field(look, view, lit, say, edge, 78, left_width, 632, above=14 + 36 * len(told), below=56),
        field_legend(look, say, edge + 14, 669, 232, 2, view["viewer"] is not None),
        *(warning(look, text, edge + 14, 102 + 36 * i) for i, text in enumerate(told)),
        notices(look, view, say, edge + left_width - 12, 102, tall=False),
        panel(look, edge, 722, left_width, 162),
        label(say("display"), edge + 16, 746, 14, fill=look.muted),
        display_cards(look, view, say, lit, edge + 122, 796, 146, 1.25),
        buttons(look, view, say, lit, (edge + 490, 740, left_width - 508, 0), 2, 42, button_names(view)),
        victims(look, view, say, lit, (edge + 490 + (left_width - 498) / 2, 786, (left_width - 518) / 2, 64)),
    ]
    players = view["players"]
    height = min(184.0, (868 - 176 - GAP * len(players)) / len(players))
    y = edge
    for player in players:
        parts.append(kept_player(edition, look, view, player, say, right, y, column, height))
        y += height + GAP
    parts.append(kept_sack(look, view, say, (right, y, column, 884 - y)))
    return 1440.0, 900.0, join(parts)


def tall(edition: Edition, look: Theme, view: View, say: Words, lit: Collection[str]) -> tuple[float, float, Markup]:
    """440 wide, as high as needed: for phones."""
    edge, width = 10.0, 420.0
    told = edition.warnings(view, say)
    room = 4 + 34 * len(told) if told else 0
    parts = [
        head_line(look, view, say, (edge, edge, width, 66), tall=True),
        draw_field(look, view, lit, say, edge, 88, width, 430, above=room, below=26 if view["used"] else 0),
        *(warning(look, text, edge + 10, 112 + 34 * i) for i, text in enumerate(told)),
        notices(look, view, say, edge + width - 8, 500, tall=True),
    ]
    y = 530.0
    names = button_names(view)
    rows = (len(names) + 1) // 2
    robbing = view["phase"] == "actions" and "decay" in view["display"]
    height = 158 + rows * 58 + (72 if robbing else 0)
    parts += [
        panel(look, edge, y, width, height),
        display_cards(look, view, say, lit, edge + 76, y + 66, 134, 1.2),
        buttons(look, view, say, lit, (edge + 14, y + 156, width - 28, 0), 2, 48, names),
        victims(look, view, say, lit, (edge + 14, y + 156 + rows * 58, width - 28, 64)),
    ]
    y += height + GAP
    for player in view["players"]:
        parts.append(kept_player(edition, look, view, player, say, edge, y, width, PANEL_HEIGHT))
        y += PANEL_HEIGHT + GAP
    parts.append(kept_sack(look, view, say, (edge, y, width, 176)))
    y += 176 + GAP
    parts.append(panel(look, edge, y, width, 112))
    parts.append(field_legend(look, say, edge + 14, y + 21, 212, 4, view["viewer"] is not None))
    return 440.0, y + 112 + edge, join(parts)


def kept_player(
    edition: Edition, look: Theme, view: View, player: View, say: Words, x: float, y: float, width: float, height: float
) -> Markup:
    """A player's panel. All who look at a table see nearly the same ones, and an action changes few of them."""
    you = view["viewer"] == player["seat"]
    return kept(
        ("player", edition.cards, look.name, say, x, y, width, height, you, repr(player), plain_values(view)),
        lambda: one_player(edition, look, view, player, say, x, y, width, height),
    )


def kept_sack(look: Theme, view: View, say: Words, box: tuple[float, float, float, float]) -> Markup:
    names = tuple(player["name"] for player in view["players"])
    data = (repr(view["sack"]), tuple(view["leaders"]), names)
    return kept(("sack", look.name, say, box, data, plain_values(view)), lambda: sack_panel(look, view, say, box))


def plain_values(view: View) -> tuple[tuple[str, object], ...]:
    """Everything in a view that is no list or table, but for whose eyes it is."""
    simple = (str, int, float, type(None))
    return tuple((key, v) for key, v in view.items() if isinstance(v, simple) and key != "viewer")


KEPT: dict[tuple[object, ...], Markup] = {}
MOST_KEPT = 2000


def kept(key: tuple[object, ...], make: Callable[[], Markup]) -> Markup:
    """A part of the picture, drawn once for the same data: the key holds all of it."""
    if key not in KEPT:
        if len(KEPT) >= MOST_KEPT:
            KEPT.clear()
        KEPT[key] = make()
    return KEPT[key]


def one_player(
    edition: Edition, look: Theme, view: View, player: View, say: Words, x: float, y: float, width: float, height: float
) -> Markup:
    def colours(left: float, top: float, room: float) -> Markup:
        gap = 8.0
        each = (room - 3 * gap) / 4
        tall_cell = height - (top - y) - 10
        return group(*(
            nation_cell(look, say, c.colour, c.text, c.marks, c.strong, (left + i * (each + gap), top, each, tall_cell))
            for i, c in enumerate(edition.cells(look, view, player, say))
        ))  # fmt: skip

    return player_panel(look, view, player, say, (x, y, width, height), colours)


def progress(tribes: int, threes: int, following: int, say: Words) -> str:
    """2 of 3; with one three complete, 4 of 6; two threes are the most there can be."""
    if threes >= 2:
        return str(tribes)
    return say("of", n=tribes, m=following)
