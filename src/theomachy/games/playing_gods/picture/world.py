"""The world within the ring: continents with their territories and piles, and in the sea die, piles and open cards."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from typing import Any

from theomachy.drawing.store import once
from theomachy.drawing.svg import NOTHING, Markup, circle, group, join, label, path, rect, tag
from theomachy.drawing.theme import Theme
from theomachy.games.playing_gods.picture.coasts import SHAPES
from theomachy.games.playing_gods.picture.layout import Layout
from theomachy.games.playing_gods.picture.pieces import CHIP, HUES, use_piece
from theomachy.games.playing_gods.picture.signs import card_hue
from theomachy.games.playing_gods.words.picture import land_words, term, words
from theomachy.games.playing_gods.words.spoken import spoken_continent, spoken_land, spoken_pile, spoken_shown

View = Mapping[str, Any]
Lit = Collection[str]

TITLE = 22.5  # of a continent, in units of the map
LETTER, BEYOND = 0.52, 6.0  # how wide a letter is, of its height; how far a name may stand over the edge of the map
LETTERS = 11  # of a continent's name in one line
COUNT, COARSE = 24.0, 31.0  # of the live chips of a pile, in large and in small windows
MOST = 6  # chips of a pile that are drawn one by one


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
                lit=target in lit, data_place=target, data_shape=f"page-coast-{shape}",
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
            found.append(group(
                *drawn, here, at=(x, y), scale=k, data_place=target, data_shape=f"page-coast-{shape}"
            ))  # fmt: skip
    return found


def draw_names(look: Theme, view: View, plan: Layout, shapes: Sequence[str], lang: str) -> Markup:
    """Territories are written on themselves, above all land, and continents in the sea, where gates have no room; while
    homes are chosen continents on themselves, where no lit coast crosses them. Above them the numbers of live chips, so
    that nothing hides a figure that matters."""
    lands = tuple((land["id"], land["continent"]) for land in view["lands"])
    draw = home_names if view["step"] == "homes" else all_names
    homes = tuple(c["home"] is None for c in view["continents"])
    key = ("pg names", draw.__name__, plan.name, tuple(shapes), lands, homes, lang)
    names = once(key, lambda: draw(look, view, plan, shapes, lang))
    by_id = dict(zip((c["id"] for c in view["continents"]), shapes, strict=True))
    counts = []
    for land in view["lands"]:
        counts += draw_count(look, land["live"], len(land["stack"]), spot_of(plan, by_id[land["continent"]], land))
    return group(names, *counts, pointer_events="none", aria_hidden="true")


def spot_of(plan: Layout, shape: str, land: View) -> tuple[float, float]:
    """Where the pile of a territory stands on the map."""
    x, y, k = plan.continents[shape]
    spot = SHAPES[shape].lands[land["number"] - 1].spot
    return x + k * spot[0], y + k * spot[1]


def all_names(look: Theme, view: View, plan: Layout, shapes: Sequence[str], lang: str) -> Markup:
    found = []
    for continent, shape in zip(view["continents"], shapes, strict=True):
        found += sea_title(look, plan, continent, shape, lang)
        for land in view["lands"]:
            if land["continent"] == continent["id"]:
                (x, y), beside = spot_of(plan, shape, land), SHAPES[shape].lands[land["number"] - 1].name
                found.append(written_name(look, plan, land_words(land, lang), (x + beside[0], y + beside[1])))
    return join(found)


def home_names(look: Theme, view: View, plan: Layout, shapes: Sequence[str], lang: str) -> Markup:
    """The names of the continents while one of them is chosen as a whole; where somebody is at home piles stand."""
    found = []
    for continent, shape in zip(view["continents"], shapes, strict=True):
        if continent["home"] is not None:
            found += sea_title(look, plan, continent, shape, lang)
            continue
        (x, y, k), title = plan.continents[shape], SHAPES[shape].title
        at = round(x + k * title[0], 1), round(y + k * title[1], 1)
        found += title_lines(continent, at, lang, fill=look.ink, class_="home-name", **seam(look.land, 5))
    return join(found)


def sea_title(look: Theme, plan: Layout, continent: View, shape: str, lang: str) -> list[Markup]:
    """In large windows the names of the continents stand at the gates, and the sea is free."""
    small: dict[str, Any] = {"class_": "coarse", "display": "none"} if plan.sized else {}
    return title_lines(continent, plan.titles[shape], lang, fill=look.on_sea, **small)


def title_lines(continent: View, at: tuple[float, float], lang: str, **values: Any) -> list[Markup]:
    """The name of a continent in one or two lines, the last of them there."""
    lines = in_lines(term("continent", continent["id"], lang))
    return [
        label(text, at[0], at[1] - TITLE * (len(lines) - 1 - i), TITLE, anchor="middle", bold=True, **values)
        for i, text in enumerate(lines)
    ]


def seam(colour: str, width: float) -> dict[str, Any]:
    """Letters with a pale seam, so that they can be read over coast, border and hatch."""
    return {"stroke": colour, "stroke_width": width, "paint_order": "stroke", "stroke_linejoin": "round"}


def in_lines(name: str) -> tuple[str, ...]:
    """The name of a continent as it is written in the sea: in two lines if one would reach the next coast."""
    words_ = name.split()
    if len(name) <= LETTERS or len(words_) < 2:
        return (name,)
    halves = [(" ".join(words_[:i]), " ".join(words_[i:])) for i in range(1, len(words_))]
    return min(halves, key=lambda lines: max(map(len, lines)))


def draw_land(look: Theme, view: View, shape: str, land: View, k: float, lit: Lit, lang: str, *, open_: bool) -> Markup:
    attack, change = view["attack"], view["conversion"]
    named = bool(attack and land["id"] in attack["named"]) or bool(change and land["id"] in change["named"])
    hits = attack["hits"].get(land["id"], 0) if attack else 0
    hues = tuple(HUES[view["players"][seat]["colour"]] for seat in land["stack"])
    target = f"land:{land['id']}"
    home = next(c["home"] for c in view["continents"] if c["id"] == land["continent"]) if land["holy"] else None
    aim = words(lang)("which cards", land=land_words(land, lang)) if land["id"] in in_reach(view) else ""
    return land_group(
        look, shape, land["number"], land["id"], spoken_land(view, land, lang),
        land["holy"], home, hues, tuple(land["stack"]), land["live"], named, hits, target in lit, k, open_, aim,
    )  # fmt: skip


def in_reach(view: View) -> set[str]:
    """The territories that some attack of the viewer, who stands at their portal, can be aimed at."""
    if not view["portal"] or view["turn"] != view["viewer"]:
        return set()
    return {land for entry in view["portal"]["attacks"] for land in entry["lands"]}


@lru_cache(8192)
def land_group(
    look: Theme, shape: str, number: int, land: str, spoken: str, holy: bool, home: int | None, hues: tuple[str, ...],
    seats: tuple[int, ...], live: int, named: bool, hits: int, on: bool, k: float, open_: bool, aim: str,
) -> Markup:  # fmt: skip
    """A territory: ground in the colour and hatch of its ruler, its pile, the holy city with the sign of whose home it
    is."""
    continent = SHAPES[shape]
    place = continent.lands[number - 1]
    key = f"land-{shape}{number}"
    ruler = hues[-1] if hues else ""
    fill = look.hue(ruler).soft if ruler else look.land
    ground = [group(use_piece(key), fill=fill, stroke=look.land_side, stroke_width=1.6, stroke_linejoin="round")]
    if ruler:
        ground.append(group(use_piece(key), fill=f"url(#page-hatch-{ruler})", pointer_events="none"))
    dash = "10 6" if named else None
    edge = NOTHING if not open_ else group(
        group(use_piece(key), stroke=look.raised, stroke_width=7),
        group(use_piece(key), stroke=look.lit, stroke_width=4.2, stroke_dasharray=dash),
        fill="none", stroke_linejoin="round", class_=None if on or named else "offer",
        display=None if on or named else "none", pointer_events="none",
    )  # fmt: skip
    if aim:  # a quiet edge says that somebody can be struck here, before any card is chosen
        ground.append(group(use_piece(key), fill="none", stroke=look.lit, stroke_width=3, stroke_dasharray="7 6",
                            stroke_linejoin="round", pointer_events="none"))  # fmt: skip
    pieces = [draw_pile(look, land, hues, seats, live, hits)]
    if holy:
        flag = group(use_piece(f"seat-{home}"), at=(0, -36), scale=0.48) if home is not None else NOTHING
        pieces.insert(0, group(use_piece("city"), flag, at=continent.city if hues else continent.alone))
    return group(
        *ground, edge, group(*pieces, scale=1 / k, at=(0, 0), pointer_events="none"),
        at=place.spot, target=f"land:{land}" if open_ else None, name=spoken if open_ else None, lit=on,
        data_place=f"land:{land}", data_shape=f"page-{key}",
        data_owner=seats[-1] if seats else None, data_question=aim or None, class_="land",
    )  # fmt: skip


def written_name(look: Theme, plan: Layout, name: str, at: tuple[float, float]) -> Markup:
    """The name of a territory, clear of the ring; on a wide board in a small window there is no room for it."""
    half = LETTER * plan.letters * len(name) / 2
    x = min(at[0], plan.size[0] + BEYOND - half)
    return label(
        name, round(x, 1), round(at[1] + 7, 1), plan.letters, fill=look.ink, anchor="middle", bold=True,
        class_="fine land-name" if plan.sized else None, stroke_opacity=0.85, pointer_events="none",
        **seam(look.panel, 3.6),
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
    return join((tag("ellipse", cx=3, cy=4, rx=CHIP[0] + 2, ry=CHIP[1], fill="#000000", fill_opacity=0.25), *parts))


def draw_count(look: Theme, number: int, chips: int, at: tuple[float, float]) -> list[Markup]:
    """How many live chips a pile has; one needs no number."""
    height = CHIP[2] * chips if chips <= MOST else CHIP[2] * 5 + 2
    if number < 2:
        return []
    drawn = number_round(look, number, height, COUNT, "fine"), number_round(look, number, height, COARSE, "coarse")
    return [group(*drawn, at=(round(at[0], 1), round(at[1], 1)))]


def number_round(look: Theme, number: int, height: float, size: float, detail: str) -> Markup:
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
        edge = {"fill": look.land_side, "stroke": look.raised, "stroke_width": 1}
        inside = join((
            *(rect(-30, -42 + 3 * i, 60, 84, 8, **edge) for i in sides),
            use_piece(f"back-{back}"),
        ))  # fmt: skip
        ink = look.hue({"wrath": "orange", "conversion": "teal"}[back]).soft
    return group(
        inside, label(left, 0, 34, 31, fill=ink, anchor="middle", bold=True),
        at=at, name=name, role="img", aria_label=name, data_place=f"pile:{back}",
    )  # fmt: skip
