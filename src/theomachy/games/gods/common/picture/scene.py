"""GODS in the lobby: a piece of the field, by day in the second edition and at dusk in the first."""

from __future__ import annotations

from theomachy.drawing.scene import HEIGHT, WIDTH, framed
from theomachy.drawing.shapes import hex_centre
from theomachy.drawing.svg import Markup, group, join, path, rect
from theomachy.drawing.theme import theme
from theomachy.drawing.tiles import hex_path, vertical
from theomachy.games.gods.common.picture.pieces import UNIT, card, definitions, temple, tribe

Tile = tuple[int, int, str, str]  # hex, kind, god

DAY: tuple[Tile, ...] = (
    (-3, -1, "blue", "yellow"), (-2, -2, "green", "red"), (-1, -2, "desert", ""), (0, -2, "violet", "blue"),
    (-1, -1, "temple", "red"), (0, -1, "temple", "yellow"), (1, -2, "temple", "blue"), (2, -2, "green", "blue"),
    (-2, 1, "yellow", "red"), (-1, 0, "blue", "blue"), (0, 0, "violet", "red"), (-2, 0, "desert", ""),
    (1, -1, "decay", ""), (2, 0, "blue", "yellow"), (3, -1, "temple", "red"), (1, 1, "yellow", "yellow"),
    (3, -2, "violet", "red"), (-3, 1, "temple", "blue"), (0, 1, "temple", "blue"),
)  # fmt: skip
DUSK: tuple[Tile, ...] = (
    (-2, -1, "blue", "red"), (-1, -1, "temple", "red"), (0, -1, "temple", "yellow"), (1, -2, "violet", "blue"),
    (2, -2, "temple", "blue"), (0, 0, "temple", "blue"), (0, 1, "blue", "red"), (-1, 2, "temple", "red"),
    (1, 0, "green", "yellow"), (-3, 1, "yellow", "blue"), (-2, 1, "desert", ""), (3, -1, "green", "yellow"),
)  # fmt: skip


def scene(look: str, tiles: tuple[Tile, ...], dusk: bool) -> str:
    page = theme("page")
    evening = page.grounds["dusk"]
    sea, deep, shallow, foam = (
        (evening.top, evening.side, evening.low, evening.motif) if dusk
        else (page.sea, page.sea_edge, page.shallow, page.foam)
    )  # fmt: skip
    places = [hex_centre(q, r, UNIT) for q, r, _, _ in tiles]
    shores = [
        group(*(path(hex_path(UNIT * size, corner), fill=fill, transform=f"translate({x:.1f} {y:.1f})")
                for x, y in places), opacity=opacity)
        for size, corner, fill, opacity in ((1.62, 22, shallow, 0.55), (1.32, 16, foam, 0.8))
    ]  # fmt: skip
    shades = [part for part in definitions(("red",), ("desert",)) if part.startswith(("<linearGradient", "<pattern"))]
    return framed(
        look, rect(0, 0, WIDTH, HEIGHT, fill="url(#sea)"), rect(0, 0, WIDTH, HEIGHT, fill="url(#page-waves)"),
        group(*shores, *(group(drawn(tile), at=at) for tile, at in sorted(zip(tiles, places, strict=True),
                                                                          key=lambda found: found[1][1])),
              at=(WIDTH / 2 - 10, HEIGHT / 2 + 28), scale=0.92),
        defs=(*shades, vertical("sea", sea, deep)),
    )  # fmt: skip


def drawn(tile: Tile) -> Markup:
    _, _, kind, god = tile
    page = theme("page")
    if kind == "temple":
        return temple(page, god)
    return join([tribe(page, kind, god)]) if god else card(page, kind)
