"""The picture of a table of the second edition, as SVG."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from theomachy.drawing.shapes import panel
from theomachy.drawing.svg import Markup, document, group, join, label, rect
from theomachy.drawing.theme import FAMILY, GAP, Theme
from theomachy.drawing.theme import theme as theme_named
from theomachy.games.gods_common.draw_field import draw_field, field_legend
from theomachy.games.gods_common.draw_panels import (
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
    won_marks,
)  # fmt: skip
from theomachy.games.gods_common.draw_pieces import definitions
from theomachy.games.gods_common.words_picture import Words, words

PANEL_HEIGHT = 154.0


def draw(
    view: Mapping[str, Any], theme: str = "light", lang: str = "en", lit: Sequence[str] = (), layout: str = "wide"
) -> str:
    """A view as SVG text. `lit` are the targets that can be clicked now; the layout is `wide` or `tall`."""
    look, say, live = theme_named(theme), words(lang), frozenset(lit)
    place = tall if layout == "tall" else wide
    width, height, content = place(look, view, say, live)
    gods = tuple(p["god"] for p in view["players"])
    return document(
        width, height, rect(0, 0, width, height, fill=look.page), content,
        name=say("title", game="GODS"), family=FAMILY, ink=look.ink, defs=definitions(theme, gods), lang=lang,
    )  # fmt: skip


def wide(look: Theme, view: Mapping[str, Any], say: Words, lit: Collection[str]) -> tuple[float, float, Markup]:
    """1440 x 900: the field with the display below it on the left, players and sack on the right."""
    edge, column = 16.0, 436.0
    right = 1440 - edge - column
    left_width = right - GAP - edge
    parts = [
        head_line(look, view, say, (edge, edge, left_width, 50), tall=False),
        draw_field(look, view, lit, say, edge, 78, left_width, 632, above=14, below=34),
        field_legend(look, say, edge + 14, 692),
        warning(look, view, say, edge + 14, 102),
        notices(look, view, say, edge + left_width - 12, 102, tall=False),
        panel(look, edge, 722, left_width, 162),
        label(say("display"), edge + 16, 746, 14, fill=look.muted),
        display_cards(look, view, say, lit, edge + 90, 796, 150, 1.25),
        buttons(look, view, say, lit, (edge + 490, 740, left_width - 508, 0), 2, 42, button_names(view)),
        victims(look, view, say, lit, (edge + 490 + (left_width - 498) / 2, 786, (left_width - 518) / 2, 64)),
    ]
    players = view["players"]
    height = min(184.0, (868 - 176 - GAP * len(players)) / len(players))
    y = edge
    for player in players:
        parts.append(one_player(look, view, player, say, right, y, column, height))
        y += height + GAP
    parts.append(sack_panel(look, view, say, (right, y, column, 884 - y)))
    return 1440.0, 900.0, join(parts)


def tall(look: Theme, view: Mapping[str, Any], say: Words, lit: Collection[str]) -> tuple[float, float, Markup]:
    """440 wide, as high as needed: for phones."""
    edge, width = 10.0, 420.0
    parts = [
        head_line(look, view, say, (edge, edge, width, 66), tall=True),
        draw_field(look, view, lit, say, edge, 88, width, 430, below=26 if view["used"] else 0),
        warning(look, view, say, edge + 10, 112),
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
        parts.append(one_player(look, view, player, say, edge, y, width, PANEL_HEIGHT))
        y += PANEL_HEIGHT + GAP
    parts.append(sack_panel(look, view, say, (edge, y, width, 176)))
    y += 176 + GAP
    parts += [panel(look, edge, y, width, 64), field_legend(look, say, edge + 14, y + 21, each=224)]
    return 440.0, y + 64 + edge, join(parts)


def one_player(
    look: Theme, view: Mapping[str, Any], player: Mapping[str, Any], say: Words, x: float, y: float, width: float,
    height: float,
) -> Markup:  # fmt: skip
    def nations(left: float, top: float, room: float) -> Markup:
        gap = 8.0
        each = (room - 3 * gap) / 4
        tall_cell = height - (top - y) - 10
        return group(*(
            nation_cell(
                look, say, n["colour"], progress(n, say),
                won_marks(look, n["cards"], view["card_value"], n["chip"], n["chip_free"], view["chip_value"]),
                n["tribes"] > 0 or n["chip"], (left + i * (each + gap), top, each, tall_cell),
            )
            for i, n in enumerate(player["nations"])
        ))  # fmt: skip

    return player_panel(look, view, player, say, (x, y, width, height), nations)


def progress(nation: Mapping[str, Any], say: Words) -> str:
    """2 of 3; with one nation united, 4 of 6; two nations are the most there can be."""
    if nation["cards"] >= 2:
        return str(nation["tribes"])
    return say("of", n=nation["tribes"], m=nation["next"])
