"""The field: cards on their hexes, and around them the open hexes with what they cost."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cache
from typing import Any

from theomachy.drawing.shapes import fit, hex_centre, hexagon
from theomachy.drawing.svg import NOTHING, Markup, circle, escape, group, join, label, num, path, rect
from theomachy.drawing.theme import ROUND, Theme, theme
from theomachy.games.gods_common.draw_pieces import UNIT, god_emblem, person, temple_shape, use_piece
from theomachy.games.gods_common.words_picture import Words


def draw_field(
    look: Theme, view: Mapping[str, Any], lit: Collection[str], words: Words,
    x: float, y: float, width: float, height: float,
) -> Markup:  # fmt: skip
    """The whole field, fitted into a rectangle. The group `data-part="field"` is what a page may pan and zoom."""
    places = [hex_centre(c["q"], c["r"], UNIT) for c in (*view["field"], *view["open"])]
    dx, dy, scale = fit(places, width, height, UNIT + 4, 1.45)
    gods = [p["god"] for p in view["players"]]
    hexes = [open_hex(look, view, place, gods, f"hex:{place['hex']}" in lit, words) for place in view["open"]]
    cards = [field_card(look, view, card, gods, f"hex:{card['hex']}" in lit, words) for card in view["field"]]
    return group(
        rect(x, y, width, height, ROUND, fill=look.sea, stroke=look.line),
        group(*hexes, *cards, last_mark(look, view), at=(x + dx, y + dy), scale=scale, data_part="field"),
        name=words("field"),
    )  # fmt: skip


def head(kind: str, place: Mapping[str, Any], lit: bool, name: str) -> str:
    """The opening tag of a hex; written by hand because there are many."""
    x, y = hex_centre(place["q"], place["r"], UNIT)
    target = escape(place["hex"])
    live = ' class="lit" role="button" tabindex="0"' if lit else ""
    spoken = escape(name)
    return (
        f'<g transform="translate({num(x)} {num(y)})" data-target="hex:{target}" data-key="{kind}:{target}"'
        f'{live} aria-label="{spoken}"><title>{spoken}</title>'
    )


# ---- open hexes


def open_hex(
    look: Theme, view: Mapping[str, Any], place: Mapping[str, Any], gods: list[str], lit: bool, words: Words
) -> Markup:
    player = view["players"][view["active"]]
    power = player["power"]
    god = gods[place["religion"]] if place["religion"] is not None else None
    inside = prices(
        look.name, place["tribe"], place["temple"], place["closed"], god, len(place["converts"]),
        place["tribe"] <= power, place["temple"] <= power, lit, bool(place.get("after")),
    )  # fmt: skip
    return Markup(head("open", place, lit, spoken_prices(view, place, god, words)) + inside + "</g>")


def spoken_prices(view: Mapping[str, Any], place: Mapping[str, Any], god: str | None, words: Words) -> str:
    follows = words(god) if god else words("no religion")
    temple = words(f"closed {place['closed']}") if place["closed"] else words("temple price", n=place["temple"])
    text = f"{place['hex']}: {words('tribe price', n=place['tribe'])} → {follows}; {temple}"
    if place["converts"] and not place["closed"]:
        text += f", {words('converts', n=len(place['converts']))}"
    for what, points in place.get("after", {}).items():
        names = [f"{words(p['name'])} {n}" for p, n in zip(view["players"], points, strict=True) if n != p["points"]]
        text += f"; {words(what)}: {', '.join(names)} {words('points')}"
    return text


@cache
def prices(
    look_name: str, tribe: int, temple: int, closed: str, god: str | None, converts: int, tribe_ok: bool,
    temple_ok: bool, lit: bool, counts: bool,
) -> Markup:  # fmt: skip
    """What is written on an open hex. Above: price of a tribe and the god it would follow; below: that of a temple
    and how many tribes it would convert. A star says that somebody's points would change."""
    look = theme(look_name)
    strong = look.ink if lit else look.muted
    above = strong if tribe_ok else look.faint
    below = strong if temple_ok and not closed else look.faint
    follower = NOTHING
    if god:
        hue = look.hue(god)
        follower = group(
            circle(0, 0, 8.5, fill=hue.fill, stroke=hue.edge), god_emblem(god, 5.4, fill=hue.on, vein=hue.fill), at=(17, -9)
        )
    if closed:
        mark = "×" if closed == "for good" else "–"
        bottom = label(mark, 1, 18, 17, fill=look.faint, anchor="middle", bold=True)
    else:
        bottom = label(temple, 1, 18, 16, fill=below, anchor="middle", bold=temple_ok)
        if converts:
            bottom = join((bottom, path("M 12 16 L 16 9 L 20 16 Z", fill=below), label(converts, 24, 17, 11, fill=below, anchor="middle")))
    return join((
        use_piece(look, "void"),
        hexagon(36, fill=look.lit_soft, stroke=look.lit, stroke_width=3.2, stroke_linejoin="round") if lit else NOTHING,
        group(person(above), at=(-17, -9)),
        label(tribe, 1, -3.5, 16, fill=above, anchor="middle", bold=tribe_ok),
        follower,
        group(temple_shape(below, 0.3), at=(-17, 13)),
        bottom,
        path("M 0 -33 l 2 4.6 5 .5 -3.8 3.3 1.1 4.9 -4.3 -2.6 -4.3 2.6 1.1 -4.9 -3.8 -3.3 5 -.5 Z",
             fill=look.hue("yellow").fill, stroke=look.hue("yellow").edge, stroke_width=0.8) if counts else NOTHING,
    ))  # fmt: skip


# ---- cards


def field_card(
    look: Theme, view: Mapping[str, Any], card: Mapping[str, Any], gods: list[str], lit: bool, words: Words
) -> Markup:
    kind = card["kind"]
    god = gods[card["god"]] if card["god"] is not None else None
    name = f"{card['hex']}: "
    if kind == "temple":
        piece = f"temple-{god}"
        name += words("temple of", god=words(god or ""))
    elif kind == "tribe":
        piece = f"tribe-{card['colour']}-{god or 'none'}"
        name += f"{words('tribe of', colour=words(card['colour']))}, {words(god) if god else words('no religion')}"
        if god:
            name += "; " + (words("convertible", n=card["price"]) if card["price"] is not None else words("safe"))
    else:
        piece = f"card-{kind}"
        name += words(kind)
        if card.get("splits"):
            name += f"; {words('split')}"
    ring = lit_ring(look.name) if lit else NOTHING
    return Markup(head(kind, card, lit, name) + use_piece(look, piece) + ring + "</g>")


@cache
def lit_ring(look_name: str) -> Markup:
    look = theme(look_name)
    return join((
        hexagon(37, fill="none", stroke=look.page, stroke_width=7, stroke_linejoin="round"),
        hexagon(37, fill="none", stroke=look.lit, stroke_width=4.5, stroke_linejoin="round"),
    ))  # fmt: skip


def last_mark(look: Theme, view: Mapping[str, Any]) -> Markup:
    """Corner marks around the hex where the last card was put, and a dashed hex where a desert was lifted."""
    out = []
    for at, dash in ((view.get("last"), None), (view.get("site"), "6 5")):
        if at:
            q, r = (int(part) for part in str(at).split(","))
            out.append(group(
                hexagon(39, fill="none", stroke=look.last, stroke_width=3, stroke_dasharray=dash or "14 26",
                        stroke_dashoffset=None if dash else 7, pointer_events="none"),
                at=hex_centre(q, r, UNIT),
            ))  # fmt: skip
    return join(out)
