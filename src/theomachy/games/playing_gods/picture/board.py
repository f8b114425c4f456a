"""The board: the ring with its figures around a world of five continents, with die and piles in its sea.

What a page shows when something is lit or pointed at stands in the drawing already, hidden (`offer`, `ghost`; see
docs/pictures.md). Words that only large windows have room for are `fine`; what stands in for them elsewhere is `coarse`.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from typing import Any

from theomachy.drawing.store import once
from theomachy.drawing.svg import NOTHING, Markup, circle, group, join, label, num, path, rect, tag
from theomachy.drawing.theme import Theme, theme
from theomachy.games.playing_gods.picture.coasts import AUSTRALIA, ISLANDS, SHAPES, known_shapes, rough, written
from theomachy.games.playing_gods.picture.layout import EDGE, TALL, WIDE, Layout, Ring, map_within, ring_of
from theomachy.games.playing_gods.picture.pieces import CHIP, HUES, SPACE, card_hue, use_piece
from theomachy.games.playing_gods.words.picture import attack_parts, land_words, term, words
from theomachy.games.playing_gods.words.spoken import (
    spoken_continent,
    spoken_land,
    spoken_pile,
    spoken_shown,
    spoken_space,
)

View = Mapping[str, Any]
Lit = Collection[str]

NAME, TITLE = 18.5, 22.5  # of a territory and of a continent, in units of the map
COUNT, COARSE = 24.0, 31.0  # of the live chips of a pile, in large and in small windows
MOST = 6  # chips of a pile that are drawn one by one


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

    def layer(what: Sequence[tuple[Markup, tuple[float, float, float]]], down: float = 0, **values: Any) -> Markup:
        drawn = (group(shape, at=(at[0], at[1] + down), scale=at[2]) for shape, at in what)
        return group(*drawn, **values)

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
        if steps is not None and start is not None:
            offer = landing(look, steps, way(ring, start, steps, look.hue(hue).mark))
        on = target in lit
        found.append(space_group(
            sign, space["kind"], i, ring.centres[i], ring.space[1] / SPACE, target, on, i in taken, offer,
            spoken_space(view, i, lang),
        ))  # fmt: skip
    # Ends of a way come last: nothing near them may take a touch that was meant for them.
    return sorted(found, key=lambda drawn: 'data-target="move:' in drawn)


@lru_cache(4096)
def space_group(
    sign: str, kind: str, number: int, at: tuple[float, float], low: float, target: str, on: bool, taken: bool,
    offer: Markup, name: str,
) -> Markup:  # fmt: skip
    """A space, in some rings `low`er than wide. Where a figure stands the pictogram makes room for it."""
    flat = f"scale(1 {num(low)})" if low != 1 else None
    drawn = group(use_piece(f"sign-{sign}"), at=(-17, -16 * low), scale=0.52) if taken else use_piece(f"sign-{sign}")
    return group(
        rect(-SPACE / 2, -SPACE / 2, SPACE, SPACE, fill="#000000", fill_opacity=0),
        group(use_piece(f"plate-{kind}"), transform=flat), drawn,
        group(use_piece("plate-edge"), transform=flat, class_=None if on else "offer", display=None if on else "none",
              pointer_events="none"),
        group(offer, class_=None if on else "offer", display=None if on else "none", pointer_events="none")
        if offer else NOTHING,
        at=at, target=target, name=name, lit=on, data_place=f"space:{number}", data_shape="page-space",
    )  # fmt: skip


def landing(look: Theme, steps: int, dots: Markup) -> Markup:
    """The end of a way: how far it is, and the dots of the way there."""
    text = f"{steps:+d}".replace("-", "−")
    return join((
        dots, rect(-6, -44, 54, 38, 17, fill=look.lit, stroke=look.raised, stroke_width=3),
        label(text, 21, -15, 30, fill=look.on_lit, anchor="middle", bold=True),
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
            found.append(group(
                use_piece(f"figure-{HUES[player['colour']]}"), at=(x + dx, y + 7),
                scale=1.0 if len(players) == 1 else 0.82 if len(players) < 4 else 0.66,
                key=f"figure:{seat}", data_place=f"god:{seat}", data_owner=seat, pointer_events="none",
            ))  # fmt: skip
    return found


# ---- the world


def draw_world(look: Theme, view: View, plan: Layout, shapes: Sequence[str], lit: Lit, lang: str) -> list[Markup]:
    """Continents with their territories, from north to south: a pile may stand over what lies behind it."""
    found = []
    acting = view["portal"]["continent"] if view["portal"] else None
    for continent, shape in zip(view["continents"], shapes, strict=True):
        x, y, k = plan.continents[shape]
        lands = [land for land in view["lands"] if land["continent"] == continent["id"]]
        spots = SHAPES[shape].lands
        order = sorted(lands, key=lambda land: spots[land["number"] - 1].spot[1])
        settling = view["step"] == "homes"  # then a continent is chosen as a whole
        drawn = [draw_land(look, view, shape, land, k, lit, lang, open_=not settling) for land in order]
        target = f"continent:{continent['id']}"
        edge = group(use_piece(f"coast-{shape}"), fill="none", stroke=look.lit, stroke_width=6, stroke_linejoin="round",
                     class_=None if target in lit else "offer", display=None if target in lit else "none",
                     pointer_events="none")  # fmt: skip
        if settling:
            found.append(group(
                *drawn, edge, at=(x, y), scale=k, target=target, name=spoken_continent(view, continent, lang),
                lit=target in lit, data_place=target,
            ))  # fmt: skip
        else:
            here = (
                group(
                    use_piece(f"coast-{shape}"),
                    fill="none",
                    stroke=look.accent,
                    stroke_width=3.5,
                    stroke_dasharray="2 7",
                    stroke_linecap="round",
                    pointer_events="none",
                )
                if continent["id"] == acting
                else NOTHING
            )
            found.append(group(*drawn, here, at=(x, y), scale=k, data_place=target))
    return [*found, draw_names(look, view, plan, shapes, lang)]


def draw_names(look: Theme, view: View, plan: Layout, shapes: Sequence[str], lang: str) -> Markup:
    """Continents are written in the sea; territories on themselves, above all land, where windows are large."""
    found = []
    for continent, shape in zip(view["continents"], shapes, strict=True):
        found.append(label(
            term("continent", continent["id"], lang), *plan.titles[shape], TITLE, fill=look.on_sea, anchor="middle",
            bold=True, font_style="italic",
        ))  # fmt: skip
        x, y, k = plan.continents[shape]
        for land in view["lands"] if plan.named else ():
            if land["continent"] == continent["id"]:
                place = SHAPES[shape].lands[land["number"] - 1]
                at = (x + k * place.spot[0] + place.name[0], y + k * place.spot[1] + place.name[1])
                found.append(written_name(look, land_words(land, lang), at))
    return group(*found, pointer_events="none", aria_hidden="true")


def draw_land(look: Theme, view: View, shape: str, land: View, k: float, lit: Lit, lang: str, *, open_: bool) -> Markup:
    attack, change = view["attack"], view["conversion"]
    named = bool(attack and land["id"] in attack["named"]) or bool(change and land["id"] in change["named"])
    hits = attack["hits"].get(land["id"], 0) if attack else 0
    hues = tuple(HUES[view["players"][seat]["colour"]] for seat in land["stack"])
    target = f"land:{land['id']}"
    home = next(c["home"] for c in view["continents"] if c["id"] == land["continent"]) if land["holy"] else None
    return land_group(
        look, shape, land["number"], land["id"], spoken_land(view, land, lang),
        land["holy"], home, hues, tuple(land["stack"]), land["live"], named, hits, target in lit, k, open_,
    )  # fmt: skip


@lru_cache(8192)
def land_group(
    look: Theme, shape: str, number: int, land: str, spoken: str, holy: bool, home: int | None, hues: tuple[str, ...],
    seats: tuple[int, ...], live: int, named: bool, hits: int, on: bool, k: float, open_: bool,
) -> Markup:  # fmt: skip
    """A territory: ground in the colour and hatch of its ruler, its pile, the holy city with the sign of whose home it
    is."""
    continent = SHAPES[shape]
    place = continent.lands[number - 1]
    key = f"land-{shape}{number}"
    ruler = hues[-1] if hues else ""
    pen: dict[str, Any] = {"stroke": look.land_side, "stroke_width": 1.6, "stroke_linejoin": "round"}
    ground = [group(use_piece(key), fill=look.hue(ruler).soft if ruler else look.land, **pen)]
    if ruler:
        ground.append(group(use_piece(key), fill=f"url(#page-hatch-{ruler})", pointer_events="none"))
    dash = "10 6" if named else None
    edge = group(
        group(use_piece(key), stroke=look.raised, stroke_width=7), group(use_piece(key), stroke=look.lit, stroke_width=4.2,
                                                                         stroke_dasharray=dash),
        fill="none", stroke_linejoin="round", class_=None if on or named else "offer",
        display=None if on or named else "none", pointer_events="none",
    )  # fmt: skip
    pieces = [draw_pile(look, land, hues, seats, live, hits)]
    if holy:
        flag = group(use_piece(f"seat-{home}"), at=(0, -36), scale=0.48) if home is not None else NOTHING
        pieces.insert(0, group(use_piece("city"), flag, at=continent.city if hues else (0, 4)))
    return group(
        *ground, edge, group(*pieces, scale=1 / k, at=(0, 0), pointer_events="none"),
        at=place.spot, target=f"land:{land}" if open_ else None, name=spoken if open_ else None, lit=on,
        data_place=f"land:{land}", data_shape=f"page-{key}",
        data_owner=seats[-1] if seats else None,
    )  # fmt: skip


def written_name(look: Theme, name: str, at: tuple[float, float]) -> Markup:
    """The name of a territory, with a pale seam so that it can be read over coast and hatch."""
    return label(
        name, round(at[0], 1), round(at[1] + 7, 1), NAME, fill=look.ink, anchor="middle", bold=True, class_="fine", stroke=look.panel,
        stroke_width=3.6, stroke_opacity=0.85, paint_order="stroke", stroke_linejoin="round", pointer_events="none",
    )  # fmt: skip


def draw_pile(look: Theme, land: str, hues: tuple[str, ...], seats: tuple[int, ...], live: int, hits: int) -> Markup:
    """The chips of a territory from the side: live ones in full colour, buried ones narrower and pale below them."""
    if not hues:
        return NOTHING
    thick = CHIP[2]
    buried = len(hues) - live
    # Of a high pile the middle is left out; the number is always true.
    gone = range(2, len(hues) - 3) if len(hues) > MOST else range(0)
    parts = []
    height = 0.0
    for i, hue in enumerate(hues):
        if i in gone:
            height += 2 if i == gone[0] else 0
            continue
        top = i == len(hues) - 1
        piece = use_piece(f"top-{hue}" if top else f"chip-{hue}")
        cross = NOTHING
        if i >= len(hues) - hits:
            cross = path("M -9 -3 L 9 9 M 9 -3 L -9 9", stroke=look.lit, stroke_width=4, stroke_linecap="round")
        parts.append(group(
            piece, cross, at=(0, -height - 6), scale=0.86 if i < buried else 1.0, opacity=0.62 if i < buried else None,
            key=f"chip:{land}:{i}:{seats[i]}",
        ))  # fmt: skip
        height += thick
    if live > 1:
        parts += [number_round(look, live, height, COUNT, "fine"), number_round(look, live, height, COARSE, "coarse")]
    return join((tag("ellipse", cx=3, cy=4, rx=CHIP[0] + 2, ry=CHIP[1], fill="#000000", fill_opacity=0.25), *parts))


def number_round(look: Theme, number: int, height: float, size: float, detail: str) -> Markup:
    """How many live chips a pile has."""
    r = size * 0.66
    return group(
        circle(0, 0, r, fill=look.raised, stroke=look.ink, stroke_width=1.6),
        label(number, 0, size * 0.35, size, fill=look.ink, anchor="middle", bold=True),
        at=(CHIP[0] + 3, -height - r * 0.3), class_=detail, display="none" if detail == "coarse" else None,
    )  # fmt: skip


# ---- in the sea


def draw_stock(look: Theme, view: View, plan: Layout, lang: str) -> list[Markup]:
    """Die and piles."""
    found = []
    for back, at in plan.piles.items():
        pile = view[f"{back}_pile"]
        left = pile["upper"] + len(pile["lower"])
        found.append(pile_group(look, back, left, at, spoken_pile(view, back, lang)))
    if view["shown"]:
        found.append(draw_shown(look, tuple(view["shown"]), plan.die, spoken_shown(view, lang)))
    elif view["die"]:
        say = words(lang)
        found.append(group(
            group(use_piece(f"die-{view['die']}"), class_="tumbles"), at=plan.die,
            key=f"die:{view['turns']}:{view['on_turn']}:{view['die']}", name=say("die shows", n=view["die"]),
            data_place="die", role="img", aria_label=say("die shows", n=view["die"]),
        ))  # fmt: skip
    return found


@lru_cache(512)
def draw_shown(look: Theme, cards: tuple[str, ...], at: tuple[float, float], name: str) -> Markup:
    """Cards that lie open on the table, side by side or one over the other where they are many."""
    step = min(50.0, 110.0 / max(1, len(cards) - 1))
    faces = []
    for i, card in enumerate(cards):
        hue = look.hue(card_hue(card))
        faces.append(group(
            rect(-23, -31, 46, 62, 7, fill=hue.soft, stroke=hue.mark, stroke_width=2),
            group(use_piece(f"card-{card}"), scale=0.5, at=(0, 0)), at=((i - (len(cards) - 1) / 2) * step, 0),
            key=f"shown:{i}:{card}",
        ))  # fmt: skip
    return group(*faces, at=at, name=name, role="img", aria_label=name)


@lru_cache(512)
def pile_group(look: Theme, back: str, left: int, at: tuple[float, float], name: str) -> Markup:
    """A pile with the number of its cards; it gets thinner."""
    if not left:
        inside = rect(-30, -42, 60, 84, 8, fill="none", stroke=look.on_sea, stroke_width=2, stroke_dasharray="6 5")
        ink = look.on_sea
    else:
        sides = range(min(4, left // 8 + 1), 0, -1)
        inside = join((
            *(rect(-30, -42 + 3 * i, 60, 84, 8, fill=look.land_side, stroke=look.raised, stroke_width=1) for i in sides),
            use_piece(f"back-{back}"),
        ))  # fmt: skip
        ink = look.hue({"wrath": "orange", "conversion": "teal"}[back]).soft
    return group(
        inside, label(left, 0, 34, 31, fill=ink, anchor="middle", bold=True),
        at=at, name=name, role="img", aria_label=name, data_place=f"pile:{back}",
    )  # fmt: skip


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
    found = []
    for land in view["lands"]:
        if land["id"] not in named:
            continue
        shape = names[land["continent"]]
        cx, cy, k = plan.continents[shape]
        lx, ly = SHAPES[shape].lands[land["number"] - 1].spot
        found.append(arrow(hue.fill, (sx, sy), (x + scale * (cx + k * lx), y + scale * (cy + k * ly - 8))))
    signs = [f"element-{name}" for name in attack_parts(attack["form"])] if attack else []
    inward = 1 if sy < ring.height / 2 else -1
    for i, sign in enumerate(signs):
        found.append(group(use_piece(sign), at=(sx + (i - (len(signs) - 1) / 2) * 40, sy + inward * 50)))
    return [group(*found, pointer_events="none", aria_hidden="true")]


def arrow(colour: str, start: tuple[float, float], end: tuple[float, float]) -> Markup:
    """A bent arrow that stops short of what it points at."""
    (ax, ay), (bx, by) = start, end
    dx, dy = bx - ax, by - ay
    length = max(1.0, (dx * dx + dy * dy) ** 0.5)
    mx, my = (ax + bx) / 2 - dy * 0.16, (ay + by) / 2 + dx * 0.16
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
