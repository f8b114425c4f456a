"""The ring with its figures and the continents with their stacks."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import lru_cache
from typing import Any

from theomachy.drawing.shapes import emblem, fitted, lit_frame
from theomachy.drawing.svg import NOTHING, Markup, circle, group, join, label, rect
from theomachy.drawing.theme import Hue, Theme
from theomachy.drawing.theme import theme as theme_named
from theomachy.games.playing_gods.words.picture import land_words, term, words

View = Mapping[str, Any]
Lit = Collection[str]

HUES = {"red": "red", "yellow": "yellow", "green": "green", "blue": "blue", "purple": "violet"}
EMBLEMS = {"red": "sun", "yellow": "triangle", "green": "leaf", "blue": "drop", "purple": "star"}
HEAD = 24.0  # above the territories of a continent
SPACES = {
    "wrath": ("W", "orange"),
    "conversion": ("C", "teal"),
    "gain_one_sect": ("+1", "green"),
    "godkiller": ("GK", "black"),
    "steal_one_card": ("S", "brown"),
}


def hue_of(look: Theme, player: View) -> Hue:
    return look.hue(HUES[player["colour"]])


@lru_cache(256)
def figure(look: str, colour: str, r: float) -> Markup:
    """A god's mark: colour and shape together."""
    hue = theme_named(look).hue(HUES[colour])
    return join((
        circle(0, 0, r, fill=hue.fill, stroke=hue.edge, stroke_width=max(1.0, r * 0.12)),
        emblem(EMBLEMS[colour], r * 0.6, fill=hue.on),
    ))  # fmt: skip


# ---- the ring


def ring_places(number: int, size: float) -> tuple[float, list[tuple[float, float]]]:
    """The side of a space and the centre of each, clockwise from the upper left corner of a square."""
    tile = size / (number / 4 + 1)
    side = size - tile
    found = []
    for i in range(number):
        edge, along = divmod(i * 4 / number, 1)
        d = along * side
        x, y = ((d, 0.0), (side, d), (side - d, side), (0.0, side - d))[int(edge)]
        found.append((x + tile / 2, y + tile / 2))
    return tile, found


@lru_cache(256)
def space_face(name: str, kind: str, continent: str, index: int, tile: float, taken: bool) -> Markup:
    """One space without what stands on it. Where a figure stands (`taken`) the mark makes room for it."""
    look = theme_named(name)
    half = tile / 2 - 1
    mark, colour = SPACES.get(kind, (continent, "blue"))
    hue = look.hue(colour)
    portal = kind == "portal"
    size = tile * (0.25 if taken else 0.3 if len(mark) > 1 else 0.36)
    return join((
        rect(-half, -half, 2 * half, 2 * half, tile * 0.12, fill=hue.soft, stroke=hue.edge,
             stroke_width=2.4 if portal else 1),
        circle(0, 0, tile * 0.36, fill="none", stroke=hue.edge, stroke_width=2, stroke_dasharray="4 3")
        if portal and not taken else NOTHING,
        label(mark, 0, -tile * 0.1 if taken else tile * 0.13, size, fill=hue.mark, anchor="middle", bold=True),
        label(index, -half + tile * 0.05, -half + tile * 0.18, tile * 0.16, fill=look.muted),
    ))  # fmt: skip


@lru_cache(512)
def space_tile(
    look: str, kind: str, continent: str, index: int, tile: float, at: tuple[float, float], landing: str, on: bool,
    taken: bool, lang: str,
) -> Markup:  # fmt: skip
    """A space that can be clicked; as the end of a roll it is the target of that move."""
    theme, say = theme_named(look), words(lang)
    name = say(f"space {kind}", continent=term("continent", continent, lang))
    return group(
        space_face(look, kind, continent, index, tile, taken),
        landing_mark(theme, landing, tile) if landing else NOTHING,
        lit_frame(theme, -tile / 2 + 3, -tile / 2 + 3, tile - 6, tile - 6, 8) if on else NOTHING,
        at=at, target=f"move:{landing}" if landing else f"space:{index}", name=name, lit=on,
    )  # fmt: skip


def draw_ring(look: Theme, view: View, lit: Lit, x: float, y: float, size: float, lang: str) -> Markup:
    tile, places = ring_places(len(view["ring"]), size)
    landings = {entry["space"]: f"{entry['steps']:+d}" for entry in view["landings"]}
    parts = []
    standing: dict[int, list[View]] = {}
    for player in view["players"]:
        if player["figure"] is not None:
            standing.setdefault(player["figure"], []).append(player)
    for i, space in enumerate(view["ring"]):
        landing, continent = landings.get(i, ""), space["continent"] or ""
        on = (f"move:{landing}" if landing else f"space:{i}") in lit
        taken = i in standing
        parts.append(space_tile(look.name, space["kind"], continent, i, tile, places[i], landing, on, taken, lang))
    for at, players in standing.items():
        r = tile * (0.23 if len(players) == 1 else 0.16)
        for k, player in enumerate(players):
            dx = (k % 3 - (min(len(players), 3) - 1) / 2) * r * 1.7
            dy = tile * (0.2 if len(players) < 4 else 0.28) - (k // 3) * r * 1.9
            cx, cy = places[at]
            parts.append(group(
                figure(look.name, player["colour"], r), at=(cx + dx, cy + dy), key=f"figure:{player['seat']}",
                name=player["name"], pointer_events="none",
            ))  # fmt: skip
    return group(*parts, at=(x, y))


def landing_mark(look: Theme, steps: str, tile: float) -> Markup:
    return join((
        rect(-tile * 0.04, -tile * 0.46, tile * 0.5, tile * 0.27, tile * 0.1, fill=look.accent),
        label(steps, tile * 0.21, -tile * 0.25, tile * 0.22, fill=look.page, anchor="middle", bold=True),
    ))  # fmt: skip


# ---- the continents


def draw_continent(
    look: Theme, view: View, lit: Lit, continent: View, x: float, y: float, width: float, height: float, lang: str,
    columns: int = 2,
) -> Markup:  # fmt: skip
    """A continent with its four territories."""
    target = f"continent:{continent['id']}"
    home = view["players"][continent["home"]] if continent["home"] is not None else None
    here = bool(view["portal"]) and view["portal"]["continent"] == continent["id"]
    lands = [land for land in view["lands"] if land["continent"] == continent["id"]]
    rows = (len(lands) + columns - 1) // columns
    w = (width - 8 - 6 * (columns + 1)) / columns + 2
    h = (height - HEAD - 6 * (rows + 1)) / rows
    cells = [
        draw_land(look, view, lit, land, 7 + (i % columns) * (w + 6), HEAD + 6 + (i // columns) * (h + 6), w, h, lang)
        for i, land in enumerate(lands)
    ]
    owner, colour = (home["name"], home["colour"]) if home else ("", "")
    return group(
        continent_face(look.name, continent["id"], owner, colour, width, height, here, target in lit, lang), *cells,
        at=(x, y),
    )  # fmt: skip


@lru_cache(128)
def continent_face(
    look: str, continent: str, owner: str, colour: str, width: float, height: float, here: bool, on: bool, lang: str
) -> Markup:
    """The ground of a continent, with its name and whose home it is."""
    theme, say = theme_named(look), words(lang)
    name = term("continent", continent, lang)
    note = say("home of", who=owner) if owner else say("neutral")
    return group(
        rect(0, 0, width, height, 10, fill=theme.panel, stroke=theme.accent if here else theme.line,
             stroke_width=3 if here else 1),
        fitted(name, 10, 17, 14, width * 0.52, fill=theme.ink, bold=True),
        group(figure(look, colour, 8), at=(width - 16, 12)) if owner else NOTHING,
        fitted(owner or note, width - (28 if owner else 10), 16, 12, width * 0.38, fill=theme.muted, anchor="end"),
        lit_frame(theme, 0, 0, width, height) if on else NOTHING,
        target=f"continent:{continent}", name=f"{name}: {note}", lit=on,
    )  # fmt: skip


def draw_land(
    look: Theme, view: View, lit: Lit, land: View, x: float, y: float, width: float, height: float, lang: str
) -> Markup:
    attack, change = view["attack"], view["conversion"]
    named = bool(attack and land["id"] in attack["named"]) or bool(change and land["id"] in change["named"])
    hits = attack["hits"].get(land["id"], 0) if attack else 0
    gods = tuple((view["players"][seat]["colour"], view["players"][seat]["name"]) for seat in land["stack"])
    on = f"land:{land['id']}" in lit
    texts = (land["id"], land_words(land, lang))
    return land_face(look.name, texts, land["holy"], gods, land["live"], named, hits, on, x, y, width, height)


@lru_cache(2048)
def land_face(
    look: str, texts: tuple[str, str], holy: bool, gods: tuple[tuple[str, str], ...], live: int, named: bool, hits: int,
    on: bool, x: float, y: float, width: float, height: float,
) -> Markup:  # fmt: skip
    """A territory: the ruler's colour as ground, the stack from the side, live chips bright, buried ones dim."""
    land, spoken = texts
    theme = theme_named(look)
    hue = theme.hue(HUES[gods[-1][0]]) if gods else None
    return group(
        rect(0, 0, width, height, 7, fill=hue.soft if hue else theme.well, stroke=theme.lit if named else theme.line,
             stroke_width=3 if named else 1, stroke_dasharray="6 4" if named else None),
        label(land, 6, 15, 13, fill=theme.ink, bold=True),
        group(emblem("crown", 7, fill=theme.muted), at=(width - 13, 11)) if holy else NOTHING,
        label(live, width - (26 if holy else 7), 16, 15, fill=hue.mark, anchor="end", bold=True) if hue else NOTHING,
        stack_face(theme, land, gods, live, width, height, hits),
        lit_frame(theme, 2, 2, width - 4, height - 4, 6) if on else NOTHING,
        at=(x, y), target=f"land:{land}", name=f"{spoken}: {', '.join(name for _, name in gods) or '-'}", lit=on,
    )  # fmt: skip


def stack_face(
    look: Theme, land: str, gods: tuple[tuple[str, str], ...], live: int, width: float, height: float, hits: int
) -> Markup:
    if not gods:
        return NOTHING
    thick = min(23.0, (height - 30) / len(gods))
    bar = min(width - 30, 88.0)
    left = (width - bar) / 2
    buried = len(gods) - live
    parts = []
    for i, (colour, _) in enumerate(gods):
        hue = look.hue(HUES[colour])
        dying = i >= len(gods) - hits
        parts.append(group(
            rect(0, 0, bar, thick - 1, min(5.0, thick / 2), fill=hue.fill, stroke=hue.edge, stroke_width=1,
                 stroke_dasharray="3 2" if dying else None),
            group(emblem(EMBLEMS[colour], thick * 0.36, fill=hue.on), at=(bar / 2, thick / 2 - 0.5))
            if thick > 6 else NOTHING,
            label("×", bar + 8, thick * 0.8, 15, fill=look.lit, anchor="middle", bold=True) if dying else NOTHING,
            at=(left, height - 7 - (i + 1) * thick), opacity=0.36 if i < buried else None, key=f"chip:{land}:{i}",
        ))  # fmt: skip
    return join(parts)
