"""The board: the ring with its figures around a world of five continents, with die and piles in its sea.

What a page shows when something is lit or pointed at stands in the drawing already, hidden (`offer`, `ghost`; see
docs/pictures.md). Words that only large windows have room for are `fine`; what stands in for them elsewhere is
`coarse`.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from typing import Any

from theomachy.drawing.store import once
from theomachy.drawing.svg import NOTHING, Markup, circle, group, join, label, num, path, rect, tag
from theomachy.drawing.theme import Theme, theme
from theomachy.games.playing_gods.picture.coasts import AUSTRALIA, ISLANDS, known_shapes, rough, written
from theomachy.games.playing_gods.picture.layout import EDGE, TALL, WIDE, Layout, Ring, map_within, ring_of
from theomachy.games.playing_gods.picture.pieces import HUES, SPACE, use_piece
from theomachy.games.playing_gods.picture.world import draw_names, draw_stock, draw_world, spot_of
from theomachy.games.playing_gods.words.picture import attack_parts, gate_words
from theomachy.games.playing_gods.words.spoken import (
    spoken_space,
)

View = Mapping[str, Any]
Lit = Collection[str]


def layout_of(name: str) -> Layout:
    return TALL if name == "tall" else WIDE


def ring_for(view: View, plan: Layout) -> Ring:
    return ring_of(len(view["ring"]), plan.across, plan.space)


def extent(view: View, layout: str) -> tuple[float, float, float, float]:
    """The rectangle that holds the ring: x, y, width, height."""
    ring = ring_for(view, layout_of(layout))
    return -EDGE, -EDGE, ring.width + 2 * EDGE, ring.height + 2 * EDGE


def draw_board(view: View, lit: Lit, lang: str, layout: str) -> Markup:
    look, plan = theme("page"), layout_of(layout)
    ring = ring_for(view, plan)
    x, y, scale = map_within(ring, plan.size)
    shapes = known_shapes([c["id"] for c in view["continents"]])
    ground = once(("pg ground", plan.name, ring, tuple(shapes)), lambda: draw_ground(look, plan, ring, shapes))
    return join((
        ground,
        *draw_ring(look, view, ring, shapes, lit, lang),
        group(*draw_world(look, view, plan, shapes, lit, lang), at=(x, y), scale=scale),
        group(*draw_stock(look, view, plan, lang), at=(x, y), scale=scale),
        *arrows(look, view, ring, plan, shapes),
        *figures(view, ring, lang),
        group(draw_names(look, view, plan, shapes, lang), at=(x, y), scale=scale, data_over="", pointer_events="none"),
    ))  # fmt: skip


# ---- sea and coasts


def draw_ground(look: Theme, plan: Layout, ring: Ring, shapes: Sequence[str]) -> Markup:
    """What never changes: the stones under the ring, the sea, and the shallows around all land."""
    x, y, scale = map_within(ring, plan.size)
    coasts = [(use_piece(f"coast-{shape}"), plan.continents[shape]) for shape in shapes]
    isles = [(path(written(rough(line))), plan.continents[shape]) for shape, line in ISLANDS if shape in shapes]
    if plan.australia[2]:
        isles.append((path(written(rough(AUSTRALIA))), plan.australia))
    lands = [*coasts, *isles]

    def layer(what: Sequence[tuple[Markup, tuple[float, float, float]]], down: float = 0, **values: object) -> Markup:
        drawn = (group(shape, at=(at[0], at[1] + down), scale=at[2]) for shape, at in what)
        return tag("g", *drawn, **values)

    return group(
        rect(-EDGE, -EDGE, ring.width + 2 * EDGE, ring.height + 2 * EDGE, 20, fill=look.page),
        rect(*ring.inner, 10, fill="url(#page-water)"),
        rect(*ring.inner, 10, fill="url(#page-waves)"),
        group(
            layer(lands, fill=look.shallow, stroke=look.shallow, stroke_width=30, stroke_linejoin="round", opacity=0.5),
            layer(lands, fill=look.foam, stroke=look.foam, stroke_width=14, stroke_linejoin="round", opacity=0.85),
            layer(lands, 6, fill=look.land_side, stroke=look.land_side, stroke_width=2, stroke_linejoin="round"),
            layer(isles, fill=look.land, stroke=look.land_side, stroke_width=1.2),
            at=(x, y), scale=scale,
        ),
        pointer_events="none",
    )  # fmt: skip


# ---- the ring


def draw_ring(look: Theme, view: View, ring: Ring, shapes: Sequence[str], lit: Lit, lang: str) -> list[Markup]:
    landings = {entry["space"]: entry["steps"] for entry in view["landings"]}
    names = dict(zip((c["id"] for c in view["continents"]), shapes, strict=True))
    taken = {p["figure"] for p in view["players"] if p["figure"] is not None}
    start = next((p["figure"] for p in view["players"] if p["seat"] == view["on_turn"]), None)
    hue = HUES[view["players"][view["on_turn"]]["colour"]]
    found = []
    for i, space in enumerate(view["ring"]):
        steps = landings.get(i)
        target = f"space:{i}" if steps is None else f"move:{steps:+d}"
        sign = space["kind"] if space["kind"] != "portal" else f"portal-{names[space['continent']]}"
        offer = NOTHING
        if steps is not None and start is not None and view["turn"] == view["viewer"]:
            offer = landing(look, steps, way(ring, start, steps, look.hue(hue).mark))
        on = target in lit
        gate, short = gate_words(space["continent"], lang) if space["kind"] == "portal" else ("", "")
        found.append(space_group(
            sign, space["kind"], i, ring.centres[i], ring.space[1] / SPACE, target, on, i in taken, offer,
            spoken_space(view, i, lang), gate_name(look, gate, short) if gate else NOTHING,
        ))  # fmt: skip
    # Ends of a way come last: nothing near them may take a touch that was meant for them.
    return sorted(found, key=lambda drawn: 'data-target="move:' in drawn)


@lru_cache(4096)
def space_group(
    sign: str, kind: str, number: int, at: tuple[float, float], low: float, target: str, on: bool, taken: bool,
    offer: Markup, name: str, below: Markup,
) -> Markup:  # fmt: skip
    """A space, in some rings `low`er than wide; only the others have room for words `below`. Where a figure stands, or
    a way ends, the pictogram makes room."""
    flat = f"scale(1 {num(low)})" if low != 1 else None
    drawn = use_piece(f"sign-{sign}")
    if low == 1 and below and not taken and not offer:
        drawn = join((group(drawn, class_="gate-arch"), below))
    if taken:
        drawn = group(drawn, at=(-17, -16 * low), scale=0.52)
    elif offer:  # the number of the way stands in the upper right corner
        drawn = group(drawn, at=(-9, 9 * low), scale=0.7)
    return group(
        rect(-SPACE / 2, -SPACE / 2, SPACE, SPACE, fill="#000000", fill_opacity=0),
        group(use_piece(f"plate-{kind}"), transform=flat), drawn,
        group(use_piece("plate-edge"), transform=flat, class_=None if on else "offer", display=None if on else "none",
              pointer_events="none"),
        group(offer, class_=None if on else "offer", display=None if on else "none", pointer_events="none")
        if offer else NOTHING,
        at=at, target=target, name=name, lit=on, data_place=f"space:{number}", data_shape="page-space",
    )  # fmt: skip


@lru_cache(64)
def gate_name(look: Theme, text: str, short: str) -> Markup:
    """Where a gate leads, over the foot of its arch; in fewer and larger letters where spaces are smaller."""

    def plated(words: str, top: float, size: float, **values: Any) -> Markup:
        plate = rect(-32, top, 64, 33 - top, 5, fill=look.panel)
        return group(plate, label(words, 0, 28.5, size, fill=look.ink, anchor="middle", bold=True),
                     pointer_events="none", **values)  # fmt: skip

    return join((
        plated(text, 16, 13, class_="fine gate-name"), plated(short, 13, 19.4, class_="gate-short", display="none"),
    ))  # fmt: skip


def landing(look: Theme, steps: int, dots: Markup) -> Markup:
    """The end of a way: how far it is, and the dots of the way there."""
    text = f"{steps:+d}".replace("-", "−")
    return join((
        dots, rect(-12, -44, 54, 36, 17, fill=look.lit, stroke=look.raised, stroke_width=3),
        label(text, 15, -15.5, 30, fill=look.on_lit, anchor="middle", bold=True),
    ))  # fmt: skip


def way(ring: Ring, start: int, steps: int, colour: str) -> Markup:
    """Dots from the figure to where it would go, from the end space."""
    number, sign = len(ring.centres), 1 if steps > 0 else -1
    ex, ey = ring.centres[(start + steps) % number]
    dots = []
    for k in range(abs(steps)):
        (ax, ay), (bx, by) = (ring.centres[(start + sign * (k + d)) % number] for d in (0, 1))
        for share in (0.33, 0.66):
            x, y = ax + (bx - ax) * share - ex, ay + (by - ay) * share - ey
            out_x = -SPACE * 0.42 if ax == bx and ax < SPACE else SPACE * 0.42 if ax == bx else 0.0
            out_y = -SPACE * 0.42 if ay == by and ay < SPACE else SPACE * 0.42 if ay == by else 0.0
            dots.append(circle(round(x + out_x, 1), round(y + out_y, 1), 4.2, fill=colour))
    return group(*dots, stroke="#ffffff", stroke_width=1.2)


def figures(view: View, ring: Ring, lang: str) -> list[Markup]:
    """The gods on the ring, side by side where several stand on one space."""
    standing: dict[int, list[View]] = {}
    ends = {entry["space"] for entry in view["landings"]}
    for player in view["players"]:
        if player["figure"] is not None:
            standing.setdefault(player["figure"], []).append(player)
    found = []
    for at, players in standing.items():
        x, y = ring.centres[at]
        room = 15.0 if len(players) < 4 else 10.0
        for k, player in enumerate(players):
            dx = (k - (len(players) - 1) / 2) * room if len(players) > 1 else 10.0
            seat = player["seat"]
            scale = 1.0 if len(players) == 1 else 0.82 if len(players) < 4 else 0.66
            found.append(group(
                use_piece(f"figure-{HUES[player['colour']]}"), at=(x + dx, y + (14 if at in ends else 7)),
                scale=scale * 0.8 if at in ends else scale,  # room for the sign of a way that ends there
                key=f"figure:{seat}", data_place=f"god:{seat}", data_owner=seat, pointer_events="none",
            ))  # fmt: skip
    return found


# ---- attacks and conversions


def arrows(look: Theme, view: View, ring: Ring, plan: Layout, shapes: Sequence[str]) -> list[Markup]:
    """From the portal to each territory that an attack or a conversion is aimed at, with what it is made of."""
    attack, change = view["attack"], view["conversion"]
    named = attack["named"] if attack else change["named"] if change else []
    start = view["players"][view["on_turn"]]["figure"]
    if not named or start is None:
        return []
    x, y, scale = map_within(ring, plan.size)
    hue = look.hue(HUES[view["players"][view["on_turn"]]["colour"]])
    names = dict(zip((c["id"] for c in view["continents"]), shapes, strict=True))
    sx, sy = ring.centres[start]
    spots = (spot_of(plan, names[land["continent"]], land) for land in view["lands"] if land["id"] in named)
    ends = [(x + scale * lx, y + scale * (ly - 8)) for lx, ly in spots]
    found = [arrow(hue.fill, (sx, sy), end) for end in ends]
    signs = [f"element-{name}" for name in attack_parts(attack["form"])] if attack else []
    for i, sign in enumerate(signs):  # on the first arrow, from its foot: nothing else lies there
        found.append(group(use_piece(sign), at=along((sx, sy), ends[0], 62 + 42 * i)))
    return [group(*found, pointer_events="none", aria_hidden="true")]


def bend(start: tuple[float, float], end: tuple[float, float]) -> tuple[float, float]:
    """The point that an arrow bends towards."""
    (ax, ay), (bx, by) = start, end
    return (ax + bx) / 2 - (by - ay) * 0.16, (ay + by) / 2 + (bx - ax) * 0.16


def along(start: tuple[float, float], end: tuple[float, float], far: float) -> tuple[float, float]:
    """The point of an arrow so far from its foot, but before its middle."""
    (ax, ay), (bx, by), (mx, my) = start, end, bend(start, end)
    t = min(0.5, far / max(1.0, ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5))
    near, middle, distant = (1 - t) ** 2, 2 * t * (1 - t), t * t
    return round(near * ax + middle * mx + distant * bx, 1), round(near * ay + middle * my + distant * by, 1)


def arrow(colour: str, start: tuple[float, float], end: tuple[float, float]) -> Markup:
    """A bent arrow that stops short of what it points at."""
    (ax, ay), (bx, by) = start, end
    dx, dy = bx - ax, by - ay
    length = max(1.0, (dx * dx + dy * dy) ** 0.5)
    mx, my = bend(start, end)
    ux, uy = bx - mx, by - my
    far = max(1.0, (ux * ux + uy * uy) ** 0.5)
    ux, uy = ux / far, uy / far
    ex, ey = bx - ux * min(34.0, length / 3), by - uy * min(34.0, length / 3)
    head = (
        f"M {num(ex + ux * 12)} {num(ey + uy * 12)} L {num(ex - uy * 11 - ux * 8)} {num(ey + ux * 11 - uy * 8)} "
        f"L {num(ex + uy * 11 - ux * 8)} {num(ey - ux * 11 - uy * 8)} Z"
    )
    line = f"M {num(ax)} {num(ay)} Q {num(mx)} {num(my)} {num(ex)} {num(ey)}"
    return join((
        path(line, fill="none", stroke="#ffffff", stroke_width=11, stroke_linecap="round"),
        path(line, fill="none", stroke=colour, stroke_width=7, stroke_linecap="round"),
        path(head, fill=colour, stroke="#ffffff", stroke_width=2.4, stroke_linejoin="round"),
    ))  # fmt: skip
