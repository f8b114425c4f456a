"""The picture of a table of Playing Gods, as SVG."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from theomachy.drawing.shapes import fitted, panel, wrapped
from theomachy.drawing.svg import Markup, document, join, label, rect
from theomachy.drawing.theme import FAMILY, GAP, Theme
from theomachy.drawing.theme import theme as theme_named
from theomachy.games.playing_gods.picture.board import Lit, draw_continent, draw_ring, ring_places
from theomachy.games.playing_gods.picture.cards import cards_grid
from theomachy.games.playing_gods.picture.choice import choices
from theomachy.games.playing_gods.picture.panels import PLAYER_HEIGHT, pile_panel, player_panel
from theomachy.games.playing_gods.words.picture import Say, advice, words
from theomachy.games.playing_gods.words.words import ask

View = Mapping[str, Any]

# Where the continents lie on the map: column and row; the sixth place is for the piles.
WORLD = ((0, 0), (0, 1), (1, 0), (1, 1), (2, 0))


def draw(view: View, theme: str = "light", lang: str = "en", lit: Sequence[str] = (), layout: str = "wide") -> str:
    """A view as SVG text. `lit` are the targets that can be clicked now; the layout is `wide` or `tall`."""
    look, say, live = theme_named(theme), words(lang), frozenset(lit)
    place = tall if layout == "tall" else wide
    width, height, content = place(look, view, say, live, lang)
    return document(
        width, height, rect(0, 0, width, height, fill=look.page), content, name=say("title"), family=FAMILY,
        ink=look.ink, lang=lang,
    )  # fmt: skip


def own_hand(view: View) -> list[str]:
    if view["viewer"] is None:
        return []
    return view["players"][view["viewer"]]["hand"] or []


def wide(look: Theme, view: View, say: Say, lit: Lit, lang: str) -> tuple[float, float, Markup]:
    """The ring around the map on the left; question, gods, hand and choice on the right."""
    edge, board = 14.0, 872.0
    tile, _ = ring_places(len(view["ring"]), board)
    inside = board - 2 * tile - 16
    cell_w, cell_h = (inside - 2 * GAP) / 3, (inside - GAP) / 2
    left = edge + tile + 8
    parts = [
        rect(edge + tile, edge + tile, board - 2 * tile, board - 2 * tile, 10, fill=look.sea),
        draw_ring(look, view, lit, edge, edge, board, lang),
    ]
    for continent, (column, row) in zip(view["continents"], WORLD, strict=True):
        x, y = left + column * (cell_w + GAP), left + row * (cell_h + GAP)
        parts.append(draw_continent(look, view, lit, continent, x, y, cell_w, cell_h, lang))
    parts.append(pile_panel(look, view, say, left + 2 * (cell_w + GAP), left + cell_h + GAP, cell_w, cell_h, lang))
    right, column_w = edge + board + GAP, 528.0
    high, column_parts = question(look, view, say, lit, lang, right, edge, column_w, 4)
    parts += column_parts
    for player in view["players"]:
        parts.append(player_panel(look, view, player, lit, right, high, column_w, lang))
        high += PLAYER_HEIGHT + GAP
    return right + column_w + edge, max(2 * edge + board, high - GAP + edge), join(parts)


def question(
    look: Theme, view: View, say: Say, lit: Lit, lang: str, x: float, y: float, width: float, columns: int
) -> tuple[float, list[Markup]]:
    """What is asked, what can be chosen, and the own hand, one below the other; gives where the next thing begins."""
    parts: list[Markup] = []
    if view.get("banner", True):  # a page that says it above the picture does without
        text = ask(view, lang)
        two_lines = len(text) * 8.8 > width - 24
        parts += [
            panel(look, x, y, width, 54, True),
            wrapped(text, x + 14, y + (23 if two_lines else 33), 16, width - 24, most=2, bold=True),
        ]
        y += 54 + GAP
    lines = advice(view, lang, sums=False)
    high, chosen = choices(look, view, say, lit, x + 12, y + 10, width - 18, lang, columns)
    if lines or high:
        whole = high + len(lines) * 18 + 16
        parts += [panel(look, x, y, width, whole), chosen]
        parts += [
            fitted(line.strip(), x + (30 if line.startswith(" ") else 14), y + high + 22 + i * 18, 13.5, width - 30,
                   fill=look.ink)
            for i, line in enumerate(lines)
        ]  # fmt: skip
        y += whole + GAP
    cards = own_hand(view)
    if cards:
        high, markup = cards_grid(look, cards, x + 10, y + 26, width - 14, columns, lit, lang)
        parts += [panel(look, x, y, width, high + 32), label(say("hand"), x + 12, y + 18, 13, fill=look.muted), markup]
        y += high + 32 + GAP
    return y, parts


def tall(look: Theme, view: View, say: Say, lit: Lit, lang: str) -> tuple[float, float, Markup]:
    """440 wide, as high as needed: for phones. The continents stand below the ring."""
    edge, width = 10.0, 420.0
    tile, _ = ring_places(len(view["ring"]), width)
    inside = width - 2 * tile - 8
    y, parts = question(look, view, say, lit, lang, edge, edge, width, 2)
    parts += [
        rect(edge + tile, y + tile, width - 2 * tile, width - 2 * tile, 8, fill=look.sea),
        draw_ring(look, view, lit, edge, y, width, lang),
        pile_panel(look, view, say, edge + tile + 4, y + tile + 4, inside, inside, lang),
    ]
    y += width + GAP
    for continent in view["continents"]:
        parts.append(draw_continent(look, view, lit, continent, edge, y, width, 136, lang, columns=4))
        y += 136 + GAP
    for player in view["players"]:
        parts.append(player_panel(look, view, player, lit, edge, y, width, lang))
        y += PLAYER_HEIGHT + GAP
    return 440.0, y, join(parts)
