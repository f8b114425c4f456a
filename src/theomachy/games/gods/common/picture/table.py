"""The whole table as one picture: how field, display, players and supply are laid out, in both editions alike."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from theomachy.drawing.shapes import panel
from theomachy.drawing.svg import Markup, document, join, label, num, rect, tag
from theomachy.drawing.theme import FAMILY, GAP, Theme, resolve
from theomachy.drawing.theme import theme as theme_named
from theomachy.games.gods.common.picture.edition import Edition, View
from theomachy.games.gods.common.picture.field import draw_field, extent
from theomachy.games.gods.common.picture.panels import (
    button_names,
    buttons,
    display_cards,
    head_line,
    notices,
    people_cell,
    player_panel,
    sack_panel,
    victims,
    warning,
)  # fmt: skip
from theomachy.games.gods.common.picture.pieces import definitions
from theomachy.games.gods.common.words.picture import Words

PANEL_HEIGHT = 154.0


def draw_table(edition: Edition, view: View, theme: str, lang: str, lit: Sequence[str], layout: str) -> str:
    """A view as SVG text. `lit` are the targets that can be clicked now; the layout is `wide` or `tall`."""
    theme_named(theme)  # refuses names that are none
    look, say, live = theme_named("page"), edition.words(lang), frozenset(lit)
    place = tall if layout == "tall" else wide
    width, height, content = place(edition, look, view, say, live)
    gods = tuple(p["god"] for p in view["players"])
    drawn = document(
        width, height, rect(0, 0, width, height, fill=look.page), content,
        name=say("title", game="GODS"), family=FAMILY, ink=look.ink,
        defs=definitions(gods, edition.cards, edition.plain), lang=lang,
    )  # fmt: skip
    return resolve(drawn, theme)


def field_window(
    look: Theme, view: View, lit: Collection[str], say: Words, x: float, y: float, width: float, height: float,
    plain: bool,
) -> Markup:  # fmt: skip
    """The field in a window of that size, as large as it fits, but no hex larger than it lies on a table."""
    left, top, wide_, high = extent(view)
    grow = max(1.0, width / 1.45 / wide_, height / 1.45 / high) if wide_ and high else 1.0
    if wide_ * 1.45 >= width or high * 1.45 >= height:
        grow = 1.0
    box = (left - wide_ * (grow - 1) / 2, top - high * (grow - 1) / 2, wide_ * grow, high * grow)
    # Waves where the window shows them and no further: what makes a PNG file paints also what nobody sees.
    scale = min(width / box[2], height / box[3])
    beside, above = width / scale - box[2] + 4, height / scale - box[3] + 4  # a little more, so that no edge shows
    sea = (box[0] - beside / 2, box[1] - above / 2, box[2] + beside, box[3] + above)
    return join((
        rect(x, y, width, height, 16, fill=look.grounds["dusk"].top if plain else look.sea),
        tag("svg", draw_field(look, view, lit, say, sea, plain=plain), x=x, y=y, width=width, height=height,
            viewBox=" ".join(num(n) for n in box), data_part="field"),
        rect(x, y, width, height, 16, fill="none", stroke=look.strong_line),
    ))  # fmt: skip


def wide(edition: Edition, look: Theme, view: View, say: Words, lit: Collection[str]) -> tuple[float, float, Markup]:
    """1440 x 900: the field with the display below it on the left, players and sack on the right."""
    edge, column = 16.0, 436.0
    right = 1440 - edge - column
    left_width = right - GAP - edge
    told = edition.warnings(view, say)  # the field leaves room for them: no hex lies underneath
    down = 78 + 36 * len(told)
    parts = [
        head_line(look, view, say, (edge, edge, left_width, 50), tall=False),
        *(warning(look, text, edge, 92 + 36 * i) for i, text in enumerate(told)),
        field_window(look, view, lit, say, edge, down, left_width, 710 - down, edition.plain),
        notices(look, view, say, edge + left_width - 12, down + 22, tall=False),
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
    down = 88 + 34 * len(told)
    parts = [
        head_line(look, view, say, (edge, edge, width, 66), tall=True),
        *(warning(look, text, edge, 102 + 34 * i) for i, text in enumerate(told)),
        field_window(look, view, lit, say, edge, down, width, 518 - down, edition.plain),
        notices(look, view, say, edge + width - 8, 500, tall=True),
    ]
    y = 530.0
    names = button_names(view)
    rows = (len(names) + 1) // 2
    robbing = view["step"] == "actions" and "decay" in view["display"]
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
    return 440.0, y + 176 + edge, join(parts)


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
    data = (repr(view[view["supply"]]), tuple(view["leaders"]), names)
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
    def peoples(left: float, top: float, room: float) -> Markup:
        gap = 8.0
        each = (room - 3 * gap) / 4
        tall_cell = height - (top - y) - 10
        return join(
            people_cell(look, say, cell, (left + i * (each + gap), top, each, tall_cell))
            for i, cell in enumerate(edition.cells(view, player))
        )

    return player_panel(look, view, player, say, (x, y, width, height), peoples)
