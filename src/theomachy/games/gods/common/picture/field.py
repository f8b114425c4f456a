"""The field: an island of tiles in the sea, and around it the open hexes, which say nothing until somebody asks.

What a page shows when a card is chosen or a place pointed at stands in the drawing already, hidden: prices (`offer`),
the piece that would lie there (`ghost`), tribes that would turn (`turned`); docs/pictures.md tells how pages use them.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cache
from typing import Any

from theomachy.drawing.shapes import hex_centre
from theomachy.drawing.svg import NOTHING, Markup, escape, group, join, label, num, path, rect
from theomachy.drawing.theme import Theme
from theomachy.drawing.tiles import hex_path
from theomachy.games.gods.common.picture.panels import shown_name
from theomachy.games.gods.common.picture.pieces import PEOPLES, STONE_AT, UNIT, use_piece
from theomachy.games.gods.common.words.neighbours import in_view, named, named_alike, tiles_in
from theomachy.games.gods.common.words.picture import Words
from theomachy.games.gods.common.words.places import number, way
from theomachy.parts.hexes import code

View = Mapping[str, Any]
Box = tuple[float, float, float, float]  # x, y, width, height

EDGE = UNIT * 1.7  # room around the outermost hexes: the shallows
OPEN_SEA: Box = (-4000, -4000, 8000, 8000)
TRIBE_CARDS = " ".join(f"card:{name}" for name in PEOPLES)


def extent(view: View) -> Box:
    """The rectangle that holds all cards and open hexes, with the shallows around them."""
    free = () if view["over"] else view["open"]
    places = [hex_centre(c["q"], c["r"], UNIT) for c in (*view["field"], *free)] or [(0.0, 0.0)]
    # Open hexes have no shore of their own, so less room is needed beside them.
    edge = EDGE if view["over"] else UNIT * 1.15
    left, right = min(x for x, _ in places) - edge, max(x for x, _ in places) + edge
    top, bottom = min(y for _, y in places) - edge, max(y for _, y in places) + edge
    return left, top, right - left, bottom - top


def draw_field(
    look: Theme, view: View, lit: Collection[str], words: Words, sea: Box = OPEN_SEA, *, plain: bool = False
) -> Markup:
    """Shores, tiles and open hexes in the field's own measure; `lit` get a lit edge (in pictures that stand alone).

    Waves lie on the whole `sea`: on a page, where people move the field about, as far as anybody goes. On a `plain`
    it is grass, on a ground of its own.
    """
    free = [] if view["over"] else view["open"]
    gods = [p["god"] for p in view["players"]]
    coast = [hex_centre(card["q"], card["r"], UNIT) for card in view["field"]]
    alike = named_alike(tiles_in(view))
    rows = sorted(view["field"], key=lambda card: (card["r"], card["q"]))  # the side of a tile lies over the next row
    return join((
        rect(*sea, fill=look.grounds["dusk"].top, pointer_events="none") if plain else NOTHING,
        rect(*sea, fill="url(#page-waves)", pointer_events="none"),
        group(*(group(use_piece("shore"), at=at) for at in coast), pointer_events="none", class_="shore"),
        group(*(group(use_piece("foam"), at=at) for at in coast), pointer_events="none", class_="shore"),
        *(open_hex(look, view, place, gods, f"hex:{place['hex']}" in lit, words, hex_number(place, alike))
          for place in free),
        *(field_card(look, view, card, gods, f"hex:{card['hex']}" in lit, words, hex_number(card, alike))
          for card in rows),
        lifted(view), *last_marks(look, view),
    ))  # fmt: skip


def last_marks(look: Theme, view: View) -> list[Markup]:
    """A dashed line around the hexes of the last action, in pictures that stand alone.

    `view["last"]` is put in by whoever knows the game's history: the targets of the last action. A page marks what has
    happened itself, and leaves it out.
    """
    found = []
    for target in view.get("last", ()):
        if target.startswith("hex:"):
            q, r = (int(part) for part in target[4:].split(","))
            found.append(group(
                path(hex_path(UNIT), fill="none", stroke=look.last, stroke_width=3, stroke_dasharray="14 8"),
                at=hex_centre(q, r, UNIT), pointer_events="none",
            ))  # fmt: skip
    return found


def lifted(view: View) -> Markup:
    """A desert that was lifted, faintly where it lay, until it is put down."""
    site = view["site"]
    if not site or any(card["hex"] == site for card in view["field"]):
        return NOTHING
    q, r = (int(part) for part in site.split(","))
    return group(
        use_piece("card-desert"), at=hex_centre(q, r, UNIT), key=f"desert:{site}", data_kin="desert",
        opacity=0.45, pointer_events="none",
    )  # fmt: skip


def head(kind: str, place: View, lit: bool, name: str, owner: int | None = None) -> str:
    """The opening tag of a hex; written by hand because there are many."""
    x, y = hex_centre(place["q"], place["r"], UNIT)
    target = escape(place["hex"])
    live = ' class="lit" role="button" tabindex="0"' if lit else ""
    if kind == "desert":  # the one card that moves: pages let it glide to its new place
        live += ' data-kin="desert"'
    if owner is not None:
        live += f' data-owner="{owner}"'
    key = "" if kind == "open" else f' data-key="{kind}:{target}"'
    spoken = escape(name)
    return (
        f'<g transform="translate({num(x)} {num(y)})" data-target="hex:{target}" data-place="hex:{target}" '
        f'data-shape="page-hex"{key}{live} aria-label="{spoken}"><title>{spoken}</title>'
    )


# ---- open hexes


def hex_number(place: View, alike: Collection[int]) -> int:
    """The number that tells this hex from those of the same name; 0 where the name is enough."""
    q, r = place["q"], place["r"]
    return number(q, r) if int(code(q, r)) in alike else 0


def open_hex(
    look: Theme, view: View, place: View, gods: list[str], lit: bool, words: Words, called: int
) -> Markup:  # fmt: skip
    god = gods[place["religion"]] if place["religion"] is not None else None
    shown = tuple(name for name in dict.fromkeys(view["display"]) if name)
    points = view["players"][view["on_turn"]]["points"]
    gains = tuple((what, found[view["on_turn"]] - points) for what, found in place.get("after", {}).items())
    inside = hidden_offers(
        look, place["tribe"], "" if place["closed"] else place["temple"], god, gods[view["on_turn"]], shown,
        tuple(place["converts"]), gains,
    )  # fmt: skip
    edge = use_piece("edge") if lit else NOTHING
    if called:
        inside = join((inside, shown_number(look, called)))
    name = spoken_prices(view, place, god, words, called)
    return Markup(head("open", place, lit, name) + inside + edge + "</g>")


@cache
def shown_number(look: Theme, called: int) -> Markup:
    """The number that sentences call the hex by, while it can be chosen."""
    return group(
        label(called, 0, -15, 20, fill=look.on_sea, fill_opacity=0.75, anchor="middle", font_style="italic"),
        class_="offer", display="none", pointer_events="none",
    )  # fmt: skip


@cache
def plate(look: Theme, called: int) -> Markup:
    """The same on a card."""
    wide = 12 + 11 * len(str(called))
    return group(
        rect(-wide / 2, -38, wide, 24, 8, fill=look.raised, stroke=look.strong_line),
        label(called, 0, -19, 20, fill=look.ink, anchor="middle"), class_="offer", display="none",
        pointer_events="none",
    )  # fmt: skip


def beside(view: View, q: int, r: int, words: Words, called: int) -> str:
    """Where an open hex is: beside what, or which way from the middle."""
    what = in_view(view, q, r, words.lang)
    if not what:
        return way(q, r, words.lang)
    said = words("beside", what=what)
    return f"{words('number', n=called)} {said}" if called else said


def spoken_prices(view: View, place: View, god: str | None, words: Words, called: int) -> str:
    who = shown_name(view["players"][place["religion"]], words) if god else ""
    tribe = words("tribe price" if god else "tribe price nobody", n=place["tribe"], who=who)
    temple = words(f"closed {place['closed']}") if place["closed"] else words("temple price", n=place["temple"])
    text = f"{beside(view, place['q'], place['r'], words, called)}: {tribe}; {temple}"
    if place["converts"] and not place["closed"]:
        text += f", {words('converts', n=place['converted'])}"
    for what, points in place.get("after", {}).items():
        names = [f"{words(p['name'])} {n}" for p, n in zip(view["players"], points, strict=True) if n != p["points"]]
        text += f"; {words(what)}: {', '.join(names)} {words('points')}"
        if what == "temple" and 0 < place["converted"] < len(place["converts"]):
            text += f" ({words('at best')})"
    return text


@cache
def hidden_offers(
    look: Theme, tribe: int, temple: int | str, god: str | None, active: str, shown: tuple[str, ...],
    converts: tuple[str, ...], gains: tuple[tuple[str, int], ...] = (),
) -> Markup:  # fmt: skip
    """What an open hex has to say: one figure, the price of what was chosen, with the god whom a tribe would follow,
    or through the lens the points it would bring; and the piece that would lie there."""
    gained = dict(gains)
    peoples = [name for name in shown if name in PEOPLES]
    parts = [use_piece("hit"), group(use_piece("offer"), class_="offer", display="none")]
    if peoples:
        follower = use_piece(f"stone-{god}") if god else use_piece("nobody")
        parts.append(group(
            price(look, tribe, -11), group(follower, at=(14, 1), scale=0.72 if god else 1.0),
            class_="offer price", data_for=TRIBE_CARDS, display="none",
        ))  # fmt: skip
        parts += [lens(look, gained.get(name, 0), f"card:{name}") for name in peoples]
    if temple != "":
        parts.append(group(price(look, temple, 0), class_="offer price", data_for="temple", display="none"))
        parts.append(lens(look, gained.get("temple", 0), "temple"))
        parts.append(ghost(f"temple-{active}", "temple", converts))
    parts += [ghost(f"tribe-{name}-{god or 'none'}", f"card:{name}") for name in peoples]
    parts += [ghost(f"card-{name}", f"card:{name}") for name in ("desert", "decay") if name in shown]
    return join(parts)


@cache
def price(look: Theme, value: int | str, x: float) -> Markup:
    return label(value, x, 8.5, 25, fill=look.on_sea, anchor="middle", bold=True)


@cache
def lens(look: Theme, gain: int, card: str) -> Markup:
    """The points that the card would bring here to whoever lays it."""
    text, fill = (f"+{gain}", look.good) if gain > 0 else (f"−{-gain}", look.bad) if gain else ("0", look.on_sea)
    return group(
        label(text, 0, 8.5, 25, fill=fill, anchor="middle", bold=True),
        class_="offer lens",
        data_for=card,
        display="none",
    )


@cache
def ghost(piece: str, card: str, touched: tuple[str, ...] = ()) -> Markup:
    """The piece that would lie there, with a lit edge; the tribes it would turn are named for the page."""
    touch = " ".join(f"hex:{at}" for at in touched) or None
    return group(
        use_piece(piece), use_piece("edge"), class_="ghost", data_for=card, data_touch=touch, display="none",
        pointer_events="none",
    )  # fmt: skip


# ---- cards


def field_card(
    look: Theme, view: View, card: View, gods: list[str], lit: bool, words: Words, called: int
) -> Markup:  # fmt: skip
    kind = card["kind"]
    god = gods[card["god"]] if card["god"] is not None else None
    name = ""
    turned = NOTHING
    if kind == "temple":
        piece = f"temple-{god}"
        name += words("temple of", god=words(god or ""))
    elif kind == "tribe":
        piece = f"tribe-{card['colour']}-{god or 'none'}"
        name += f"{words('tribe ' + card['colour'])}, {words(god) if god else words('no religion')}"
        if god:
            name += f"; {spoken_danger(card, gods, words)}"
        if card["god"] != view["on_turn"] and not view["over"]:
            turned = would_turn(gods[view["on_turn"]])
    else:
        piece = f"card-{kind}"
        name += f"{words(kind)}; {words('about neighbour')}"
        if card.get("splits"):
            name += f"; {words('split')}"
        if card.get("opens"):
            places = [tuple(map(int, at.split(","))) for at in card["opens"]]
            hexes = [named(in_view(view, q, r, words.lang), f"{q},{r}", words.lang) for q, r in places]
            name += f"; {words('opens', hexes=words.several([str(at) for at in hexes]))}"
    ring = use_piece("edge") if lit else EDGE_OFFER
    if called and kind in ("desert", "tribe"):  # those that are ever chosen
        name = f"{words('number', n=called)}: {name}"
        ring = join((ring, plate(look, called)))
    return Markup(head(kind, card, lit, name, card["god"]) + use_piece(piece) + turned + ring + "</g>")


# A card that can be chosen (a desert to move, a tribe that waits for its stone) gets an edge when the page lights it.
EDGE_OFFER = group(use_piece("edge"), class_="offer", display="none", pointer_events="none")


@cache
def would_turn(god: str) -> Markup:
    """A tribe that a temple would turn: a dashed edge, and the new stone over the old one."""
    return group(
        use_piece("dashes"), group(use_piece(f"stone-{god}"), at=(STONE_AT[0] + 7, STONE_AT[1] - 1)),
        class_="turned", display="none", pointer_events="none",
    )  # fmt: skip


def spoken_danger(card: View, gods: list[str], words: Words) -> str:
    """What converting this tribe costs, and who could pay that now or after the next income."""
    if card["price"] is None:
        return words("safe")
    text = words("convertible", n=card["price"])
    for key in ("by", "soon"):
        if card[key]:
            text += f" ({words(f'convertible {key}', who=words.several([words(gods[s]) for s in card[key]]))})"
    return text
