"""The field: cards on their hexes, and around them the open hexes with what they cost."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import cache
from typing import Any

from theomachy.drawing.shapes import emblem, fit, hex_centre, hexagon
from theomachy.drawing.svg import NOTHING, Markup, circle, escape, group, join, label, num, path, rect
from theomachy.drawing.theme import ROUND, Theme, theme
from theomachy.games.gods.common.picture.pieces import UNIT, god_emblem, person, temple_shape, use_piece
from theomachy.games.gods.common.words.picture import Words
from theomachy.games.gods.common.words.places import place as place_of
from theomachy.games.gods.common.words.places import way


def draw_field(
    look: Theme, view: Mapping[str, Any], lit: Collection[str], words: Words,
    x: float, y: float, width: float, height: float, above: float = 0, below: float = 0,
) -> Markup:  # fmt: skip
    """The whole field, fitted into a rectangle of which a strip above and below stays free.

    The group `data-part="field"` is what a page may pan and zoom.
    """
    free = [] if view["over"] else view["open"]
    places = [hex_centre(c["q"], c["r"], UNIT) for c in (*view["field"], *free)]
    dx, dy, scale = fit(places, width, height - above - below, UNIT + 4, 1.45)
    gods = [p["god"] for p in view["players"]]
    compact = scale < 0.75
    hexes = [open_hex(look, view, h, gods, f"hex:{h['hex']}" in lit, words, compact) for h in free]
    cards = [field_card(look, view, card, gods, f"hex:{card['hex']}" in lit, words) for card in view["field"]]
    return group(
        rect(x, y, width, height, ROUND, fill=look.sea, stroke=look.line),
        group(
            *hexes, *cards, lifted(look, view), middle_mark(look, view, free), last_mark(look, view),
            at=(x + dx, y + above + dy), scale=scale, data_part="field",
        ),
        name=words("field"),
    )  # fmt: skip


def lifted(look: Theme, view: Mapping[str, Any]) -> Markup:
    """A desert that was lifted, faintly where it lay, until it is put down."""
    site = view["site"]
    if not site or any(card["hex"] == site for card in view["field"]):
        return NOTHING
    q, r = (int(part) for part in site.split(","))
    return group(
        use_piece(look, "card-desert"), at=hex_centre(q, r, UNIT), key=f"desert:{site}", data_kin="desert",
        opacity=0.35, pointer_events="none",
    )  # fmt: skip


def middle_mark(look: Theme, view: Mapping[str, Any], free: Sequence[Mapping[str, Any]]) -> Markup:
    """A small compass on the middle hex, from which sentences and labels count the way to the others."""
    if not any(place["hex"] == "0,0" for place in (*view["field"], *free)):
        return NOTHING
    x, y = hex_centre(0, 0, UNIT)
    return group(
        circle(0, 0, 6, fill=look.page, stroke=look.muted), path("M 0 -5 L 2.4 3.6 L 0 2 L -2.4 3.6 Z", fill=look.ink),
        at=(x, y + 29), pointer_events="none", aria_hidden="true",
    )  # fmt: skip


def head(kind: str, place: Mapping[str, Any], lit: bool, name: str) -> str:
    """The opening tag of a hex; written by hand because there are many."""
    x, y = hex_centre(place["q"], place["r"], UNIT)
    target = escape(place["hex"])
    live = ' class="lit" role="button" tabindex="0"' if lit else ""
    if kind == "desert":  # the one card that moves: pages let it glide to its new place
        live += ' data-kin="desert"'
    spoken = escape(name)
    return (
        f'<g transform="translate({num(x)} {num(y)})" data-target="hex:{target}" data-key="{kind}:{target}"'
        f'{live} aria-label="{spoken}"><title>{spoken}</title>'
    )


# ---- open hexes


def open_hex(
    look: Theme, view: Mapping[str, Any], place: Mapping[str, Any], gods: list[str], lit: bool, words: Words,
    compact: bool,
) -> Markup:  # fmt: skip
    player = view["players"][view["active"]]
    power = player["power"]
    god = gods[place["religion"]] if place["religion"] is not None else None
    inside = prices(
        look.name, place["tribe"], place["temple"], place["closed"], god, place["converted"],
        place["tribe"] <= power, place["temple"] <= power, lit, bool(place.get("after")), compact,
    )  # fmt: skip
    return Markup(head("open", place, lit, spoken_prices(view, place, god, words)) + inside + "</g>")


def spoken_prices(view: Mapping[str, Any], place: Mapping[str, Any], god: str | None, words: Words) -> str:
    follows = words(god) if god else words("no religion")
    temple = words(f"closed {place['closed']}") if place["closed"] else words("temple price", n=place["temple"])
    text = f"{way(place['q'], place['r'], words.lang)}: {words('tribe price', n=place['tribe'])} → {follows}; {temple}"
    if place["converts"] and not place["closed"]:
        text += f", {words('converts', n=place['converted'])}"
    for what, points in place.get("after", {}).items():
        names = [f"{words(p['name'])} {n}" for p, n in zip(view["players"], points, strict=True) if n != p["points"]]
        text += f"; {words(what)}: {', '.join(names)} {words('points')}"
        if what == "temple" and 0 < place["converted"] < len(place["converts"]):
            text += f" ({words('at best')})"
    return text


@cache
def prices(
    look_name: str, tribe: int, temple: int, closed: str, god: str | None, converts: int, tribe_ok: bool,
    temple_ok: bool, lit: bool, counts: bool, compact: bool,
) -> Markup:  # fmt: skip
    """What is written on an open hex. Above: price of a tribe and the god it would follow; below: that of a temple
    and how many tribes it would convert. A star says that somebody's points would change. On small hexes (`compact`)
    the numbers are larger and the signs beside them are left out."""
    look = theme(look_name)
    strong, weak = (look.ink, look.muted) if lit else (look.muted, look.faint)
    above = strong if tribe_ok else weak
    below = strong if temple_ok and not closed else weak
    follower = NOTHING
    if god:
        hue = look.hue(god)
        follower = group(
            circle(0, 0, 8.5, fill=hue.fill, stroke=hue.edge), god_emblem(god, 5.4, fill=hue.on, vein=hue.fill),
            at=(14, -9) if compact else (17, -10), scale=1.3 if compact else 1.0,
        )  # fmt: skip
    x, size = (-7.0, 24.0) if compact else (1.0, 17.0)
    if closed:
        bottom = label("×" if closed == "for good" else "–", x, 20, size, fill=look.faint, anchor="middle", bold=True)
    else:
        bottom = label(temple, x, 13 + size * 0.35, size, fill=below, anchor="middle", bold=temple_ok)
        if converts:
            place = (15, 13, 1.25) if compact else (19, 14, 1.0)
            bottom = join((bottom, group(conversion(below, converts), at=place[:2], scale=place[2])))
    yellow = look.hue("yellow")
    return join((
        use_piece(look, "void"),
        hexagon(36, fill=look.lit_soft, stroke=look.lit, stroke_width=3.2, stroke_linejoin="round") if lit else NOTHING,
        NOTHING if compact else group(person(above), at=(-17, -10)),
        label(tribe, x, -10 + size * 0.35, size, fill=above, anchor="middle", bold=tribe_ok),
        follower,
        NOTHING if compact else group(temple_shape(below, 0.3, 4), at=(-17, 13)),
        bottom,
        group(emblem("star", 7, fill=yellow.fill, stroke=yellow.edge), at=(0, -27)) if counts else NOTHING,
    ))  # fmt: skip


def conversion(fill: str, number: object) -> Markup:
    """An arrow and a number: how many tribes a temple would convert."""
    return join((path("M -7 3 L -3 -4 L 1 3 Z", fill=fill), label(number, 5.5, 4, 12, fill=fill, anchor="middle")))


@cache
def field_legend(look: Theme, words: Words, x: float, y: float, each: float, rows: int, own: bool) -> Markup:
    """What the signs on the field mean, in so many rows, with columns `each` wide; `own`: those on own tribes too."""
    yellow = look.hue("yellow")
    items = [
        (person(look.muted), "legend tribe"), (temple_shape(look.muted, 0.32, 4), "legend temple"),
        (conversion(look.muted, "n"), "legend converts"),
        (emblem("star", 7, fill=yellow.fill, stroke=yellow.edge, stroke_width=0.8), "legend star"),
        (label("–", 0, 6, 17, fill=look.muted, anchor="middle", bold=True), "closed now"),
        (label("×", 0, 6, 17, fill=look.muted, anchor="middle", bold=True), "closed for good"),
    ]  # fmt: skip
    if own:
        items += [
            (group(safety(look.name, "danger"), at=(-22, 5)), "legend danger"),
            (group(safety(look.name, "safe"), at=(-22, 5)), "safe"),
        ]
    parts = []
    for i, (icon, key) in enumerate(items):
        left, top = x + i // rows * each, y + i % rows * 24
        parts += [group(icon, at=(left + 8, top)), label(words(key), left + 22, top + 5, 13, fill=look.muted)]
    return join(parts)


# ---- cards


def field_card(
    look: Theme, view: Mapping[str, Any], card: Mapping[str, Any], gods: list[str], lit: bool, words: Words
) -> Markup:
    kind = card["kind"]
    god = gods[card["god"]] if card["god"] is not None else None
    name = f"{way(card['q'], card['r'], words.lang)}: "
    if kind == "temple":
        piece = f"temple-{god}"
        name += words("temple of", god=words(god or ""))
    elif kind == "tribe":
        piece = f"tribe-{card['colour']}-{god or 'none'}"
        name += f"{words('tribe ' + card['colour'])}, {words(god) if god else words('no religion')}"
        if god:
            name += f"; {spoken_danger(card, gods, words)}"
    else:
        piece = f"card-{kind}"
        name += words(kind)
        if card.get("splits"):
            name += f"; {words('split')}"
        if card.get("opens"):
            name += f"; {words('opens', hexes=words.several([str(place_of(at, words.lang)) for at in card['opens']]))}"
    ring = lit_ring(look.name) if lit else NOTHING
    mark = NOTHING
    if kind == "tribe" and card["god"] is not None and card["god"] == view["viewer"] and not view["over"]:
        mark = safety(look.name, "safe" if card["price"] is None else "danger" if card["by"] else "")
    return Markup(head(kind, card, lit, name) + use_piece(look, piece) + mark + ring + "</g>")


@cache
def safety(look_name: str, state: str) -> Markup:
    """On the viewer's own tribes: a lock if no temple can convert them now, a warning if somebody can pay one."""
    look = theme(look_name)
    if state == "safe":
        body = path("M -4.5 -1 H 4.5 V 6 H -4.5 Z", fill=look.ink)
        shackle = path("M -3 -1 V -3.5 A 3 3 0 0 1 3 -3.5 V -1", fill="none", stroke=look.ink, stroke_width=1.6)
        return group(circle(0, 0, 9.5, fill=look.page, stroke=look.line), body, shackle, at=(22, -5), scale=0.9)
    if state == "danger":
        hue = look.hue("orange")
        return group(
            path("M 0 -9.5 L 10 8 H -10 Z", fill=hue.fill, stroke=look.page, stroke_width=1.6, stroke_linejoin="round"),
            label("!", 0, 6.2, 14, fill=hue.on, anchor="middle", bold=True), at=(22, -5), scale=0.9,
        )  # fmt: skip
    return NOTHING


def spoken_danger(card: Mapping[str, Any], gods: list[str], words: Words) -> str:
    """What converting this tribe costs, and who could pay that now or after the next income."""
    if card["price"] is None:
        return words("safe")
    text = words("convertible", n=card["price"])
    for key in ("by", "soon"):
        if card[key]:
            text += f" ({words(f'convertible {key}', who=words.several([words(gods[s]) for s in card[key]]))})"
    return text


@cache
def lit_ring(look_name: str) -> Markup:
    look = theme(look_name)
    return join((
        hexagon(37, fill="none", stroke=look.page, stroke_width=7, stroke_linejoin="round"),
        hexagon(37, fill="none", stroke=look.lit, stroke_width=4.5, stroke_linejoin="round"),
    ))  # fmt: skip


def last_mark(look: Theme, view: Mapping[str, Any]) -> Markup:
    """Corner marks around the hex of the last action, and a dashed hex where a desert was lifted.

    `view["last"]` is put in by whoever knows the game's history: the targets of the last action.
    """
    marks = [(target[4:], "14 26") for target in view.get("last", ()) if target.startswith("hex:")]
    if view["site"]:
        marks.append((view["site"], "6 5"))
    out = []
    for at, dash in marks:
        q, r = (int(part) for part in at.split(","))
        outline = hexagon(
            39, fill="none", stroke=look.last, stroke_width=3, stroke_dasharray=dash,
            stroke_dashoffset=7 if dash == "14 26" else None, pointer_events="none",
        )  # fmt: skip
        out.append(group(outline, at=hex_centre(q, r, UNIT)))
    return join(out)
