"""The map: a Mediterranean with its cities, and the tablet of the hometowns."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from theomachy.drawing.svg import NOTHING, Markup, circle, group, join, label, line, num, path, rect, tag
from theomachy.drawing.theme import Theme, theme
from theomachy.drawing.tiles import rounded
from theomachy.games.gentes.picture.canvas import Canvas
from theomachy.games.gentes.picture.faces import LETTER, squeezed
from theomachy.games.gentes.picture.html import capital
from theomachy.games.gentes.picture.land import LAND, NILE, SHAPES, TRUE, Shape
from theomachy.games.gentes.picture.symbols import kind, laurel, sign

GROUNDS = {"red": "hellas", "yellow": "aegyptus", "green": "asia"}
PLAQUE = (58.0, 28.0)
HOME = (47.0, 45.0)
HEAD = 21.0  # of the tablet of the hometowns
ROOMY = 150.0  # beside the plaques of a hometown, for what it can do


def definitions() -> Markup:
    """What the ground of each region is strewn with: slanted lines, dots, zigzag. Colour is not the only difference."""
    look = theme("page")
    drawn = {
        "hellas": path("M-2 12 L12 -2 M5 19 L19 5", stroke_width=1.1),
        "aegyptus": join((circle(4, 4, 1.1, fill="currentColor"), circle(11, 11, 1.1, fill="currentColor"))),
        "asia": path("M0 10 L3.5 6 L7 10 L10.5 6 L14 10", stroke_width=1.1, fill="none"),
    }
    found = []
    for name, mark in drawn.items():
        motif = look.grounds[name].motif
        found.append(tag(
            "pattern", group(mark, stroke=motif if name != "aegyptus" else None, color=motif, opacity=0.38),
            id=f"page-ground-{name}", width=14, height=14, patternUnits="userSpaceOnUse",
        ))  # fmt: skip
    width, height = PLAQUE[0] + 6, PLAQUE[1] + 6
    found.append(rect(-width / 2, -height / 2, width, height, 17, id="page-plaque"))  # marks follow it
    found.append(rect(-62, -15, 124, 30, 10, id="page-region"))
    waves = path("M2 10 q5 -5 10 0 q5 5 10 0", fill="none", stroke=look.on_sea, stroke_opacity=0.16, stroke_width=1.4)
    found.append(tag("pattern", waves, id="page-waves", width=64, height=44, patternUnits="userSpaceOnUse"))
    return join(found)


def coast(shape: Shape, points: Any) -> str:
    return rounded([shape.at(*p) for p in points], 5)


@cache
def ground(layout: str, regions: tuple[str, ...]) -> Markup:
    """Sea, shallows and land; it is the same in every moment of a game. A region that is not in play stays bare."""
    look, shape = theme("page"), SHAPES[layout]
    height = shape.homes[1] - 6 if layout == "tall" else shape.height
    edges = [coast(shape, points) for land in LAND.values() for points in land]
    # Where a window is higher or wider than the map, land and sea go on.
    more, down = shape.width * 0.3, shape.height * 0.3 if layout == "wide" else 0.0
    around = (-more, -down, shape.width + 2 * more, height + 2 * down)
    parts = [
        rect(*around, fill=look.sea),
        rect(*around, fill="url(#page-waves)"),
        *(path(" ".join(edges), fill="none", stroke=colour, stroke_width=width, stroke_linejoin="round",
               stroke_opacity=share)
          for colour, width, share in ((look.shallow, 22, 0.7), (look.foam, 10, 0.8))),
    ]  # fmt: skip
    for region, land in LAND.items():
        name = GROUNDS[region]
        found = look.grounds[name]
        d = " ".join(coast(shape, points) for points in land)
        used = region in regions
        parts.append(path(d, fill=found.top if used else look.land, stroke=found.side, stroke_width=1.3))
        if used:
            parts.append(path(d, fill=f"url(#page-ground-{name})"))
    for points in NILE:
        way = [shape.at(*p) for p in points]
        d = "M" + " L".join(f"{num(x)} {num(y)}" for x, y in way)
        parts.append(path(
            d, fill="none", stroke=look.shallow, stroke_width=3, stroke_linejoin="round", stroke_linecap="round"
        ))  # fmt: skip
    x, y, width, tall = around
    clip = tag("svg", *parts, x=x, y=y, width=width, height=tall, viewBox=" ".join(num(n) for n in around))
    return group(clip, aria_hidden="true")


def map_drawing(c: Canvas, layout: str) -> Markup:
    """All of the map in the units of its shape."""
    view, look, say, shape = c.view, c.theme, c.say, SHAPES[layout]
    sites = [s for s in view["sites"] if s["region"] is not None]
    regions = tuple(dict.fromkeys(s["region"] for s in sites))
    x, y = shape.sea
    parts = [
        ground(layout, regions),
        label(say("sea"), x, y, 14, fill=look.on_sea, font_style="italic", letter_spacing=2),
    ]
    parts += [region_name(c, shape, region, region in regions) for region in LAND]
    parts += [leader(look, shape, s["id"]) for s in sites]
    parts += [c.once("site", s, lambda s=s: site_plaque(c, shape, s), layout) for s in sites]  # type: ignore[misc]
    return join((*parts, homes_tablet(c, shape)))


def region_name(c: Canvas, shape: Shape, region: str, used: bool) -> Markup:
    """The name of a region, and what the viewer's cities in it pay together."""
    look, say = c.theme, c.say
    ink = look.grounds[GROUNDS[region]].motif
    name = say.region(region)
    if not used:
        x, y = shape.names[region]
        text = say("not used", region=name)
        x = min(max(x, 12 + 4 * len(text)), shape.width - 12 - 4 * len(text))  # within the map
        return named(look, text, x, y, 14, look.muted)
    own = [s["reward"] for s in c.view["sites"] if s["region"] == region and s["owner"] == c.view["me"]]
    target = f"region:{region}"
    width = 24.0 + 12 * len(name)
    says = c.about.region(region, own)
    return group(
        rect(-width / 2, -26.5, width, 53, fill="none", pointer_events="all"),
        named(look, name.upper(), 0, 5, 14, ink, letter_spacing=3), at=shape.names[region], target=target,
        data_place=target, data_shape="page-region", lit=target in c.lit, class_="region", role="img", data_says=says,
        aria_label=c.about.flat(says),
    )  # fmt: skip


def named(
    look: Theme, text: str, x: float, y: float, size: float, ink: str, anchor: str = "middle", **values: object
) -> Markup:
    """A name on the map, with a halo that keeps it readable on any ground."""
    return tag(
        "text", text, x=x, y=y, font_size=size, font_weight="bold", text_anchor=anchor, fill=ink, stroke=look.panel,
        stroke_width=3.4, paint_order="stroke", stroke_linejoin="round", **values,
    )  # fmt: skip


def leader(look: Theme, shape: Shape, site: str) -> Markup:
    """The true place, and a line to it from the plaque that had to move."""
    if site not in TRUE or site not in shape.sites:
        return NOTHING
    x, y = shape.at(*TRUE[site])
    px, py = shape.sites[site]
    dot = circle(x, y, 2.6, fill=look.ink, stroke=look.panel, stroke_width=1)
    if abs(x - px) < 26 and abs(y - py) < 22:
        return dot
    return join((line(x, y, px, py, stroke=look.ink, stroke_width=1.1, stroke_opacity=0.6), dot))


def place_of(shape: Shape, site: Mapping[str, Any], number: int = 0) -> tuple[float, float]:
    """Where a plaque stands; sites of another box, which the map does not know, stand in a column at the left."""
    return shape.sites.get(site["id"], (36.0, 60.0 + 46 * number))


def site_plaque(c: Canvas, shape: Shape, site: Mapping[str, Any]) -> Markup:
    """A site: the sign of its kind and what it brings; a house of the owner; its name below."""
    look = c.theme
    x, y = place_of(shape, site)
    width, height = PLAQUE
    owner = site["owner"]
    hue = look.hue(c.colour(owner)) if owner is not None else None
    target = f"site:{site['id']}"
    lit = target in c.lit
    parts = [
        rect(-34, -21, 68, 54, fill="none", pointer_events="all"),
        rect(-width / 2 - 4, -height / 2 - 4, width + 8, height + 8, 18, class_="halo", fill="none"),
        rect(-width / 2, -height / 2, width, height, 14, class_="plaque", fill=hue.soft if hue else look.raised,
             stroke=look.lit if lit else hue.edge if hue else look.strong_line, stroke_width=2.6 if lit else 1.3),
        kind(look, site["icon"], -14 if hue is None else -7, 0, 18),
        reward(look, site["reward"], 13 if hue is None else 15, 0),
        named(look, site["name"], 0, height / 2 + 14.5, 13.6, look.ink),
    ]  # fmt: skip
    if owner is not None:
        house = sign(f"city-{owner}", 0, 0, 28)
        parts.append(group(house, at=(-width / 2, -6), key=f"city:{owner}:{site['id']}", data_kin=f"city:{owner}",
                           data_owner=str(owner)))  # fmt: skip
    else:
        parts.append(offers(look, site))
    return group(
        *parts, at=(x, y), target=target, data_place=target, lit=lit, class_="site", data_shape="page-plaque",
        role="img", aria_label=c.about.flat(c.about.site(site)), data_says=c.about.site(site),
    )  # fmt: skip


def offers(look: Theme, site: Mapping[str, Any]) -> Markup:
    """What a new city here would pay at once, own cities of the region included; shown while the site is lit."""
    found = [(key, n) for key, n in site.get("yields", {}).items() if n]
    if len(found) < 2 and all(n == 1 or key in ("coins", "vp") for key, n in found):
        return NOTHING  # the plaque says it
    width = 14 + 30.0 * len(found)
    parts = [rect(-width / 2, -13, width, 24, 12, fill=look.lit_soft, stroke=look.lit)]
    x = -width / 2 + 16
    for key, n in found:
        parts += [gain_sign(look, key, x, -1, 16), label(n, x + 9, 4.5, 15, bold=True, fill=look.ink)]
        x += 30
    return group(*parts, class_="offer", display="none", at=(0, -27))


def gain_sign(look: Theme, key: str, x: float, y: float, size: float) -> Markup:
    name = {"coins": "coin", "vp": "laurel", "oracle": "cube-oracle"}.get(key, "cube-temple")
    return sign(name, x, y, size)


def reward(look: Theme, effect: Mapping[str, Any], x: float, y: float) -> Markup:
    """What a city yields: a cube, a coin with its number, a laurel with its number."""
    if effect["op"] == "coins":
        return join((sign("coin", x, y, 24), label(effect["n"], x, y + 5, 14, bold=True, anchor="middle",
                                                   fill=look.hue("yellow").on)))  # fmt: skip
    if effect["op"] == "vp":
        return laurel(look, effect["n"], x, y, 24, 14)
    return sign("cube-oracle" if effect["area"] == "oracle" else "cube-temple", x, y, 22)


# ---- hometowns


def homes_tablet(c: Canvas, shape: Shape) -> Markup:
    """Three rows, one for each kind of hometown, with their sites; where there is room, what each can do in words."""
    look, say = c.theme, c.say
    x, y, width, height = shape.homes
    homes = [s for s in c.view["sites"] if s["region"] is None]
    kinds = list(dict.fromkeys(s["kind"] for s in homes))
    if not kinds:
        return NOTHING
    title, note = capital(say("hometowns")), say.slot("sun")
    room = width - 38 - len(title) * 15 * LETTER
    parts = [
        rect(0, 0, width, height, 12, fill=look.panel, stroke=look.strong_line),
        label(title, 10, 18, 15, bold=True, fill=look.ink),
        label(note, width - 9, 18, 13.6, fill=look.muted, anchor="end", **squeezed(note, 13.6, room)),
    ]
    step = (height - HEAD - 3) / len(kinds)
    for row, name in enumerate(kinds):
        mine = [s for s in homes if s["kind"] == name]
        middle = HEAD + (row + 0.5) * step
        room = width - 22 - len(mine) * (HOME[0] + 2)
        does = [say.effect(option) for option in mine[0]["options"]] if room > ROOMY else []
        lines = [(say.home_short(name), 14.0, True), *((text, 12.6, False) for text in does[:2])]
        for i, (text, size, bold) in enumerate(lines):
            ink = look.ink if bold else look.muted
            at = middle + 5 + 13.5 * (i - (len(lines) - 1) / 2)
            parts.append(label(text, 10, at, size, bold=bold, fill=ink, **squeezed(text, size, room)))
        for i, site in enumerate(mine):
            at_site = (width - 6 - (len(mine) - i) * (HOME[0] + 2) + HOME[0] / 2 + 2, middle)
            drawn = c.once("site", site, lambda s=site: home_plaque(c, s))  # type: ignore[misc]
            parts.append(group(drawn, at=at_site))
    return group(*parts, at=(x, y))


def home_plaque(c: Canvas, site: Mapping[str, Any]) -> Markup:
    look = c.theme
    width, height = HOME
    owner = site["owner"]
    hue = look.hue(c.colour(owner)) if owner is not None else None
    target = f"site:{site['id']}"
    lit = target in c.lit
    parts = [
        rect(-width / 2, -height / 2, width, height, fill="none", pointer_events="all"),
        rect(-width / 2 + 1, -18, width - 2, 36, 9, class_="plaque", fill=hue.soft if hue else look.raised,
             stroke=look.lit if lit else hue.edge if hue else look.strong_line, stroke_width=2.6 if lit else 1.3),
        kind(look, site["icon"], 0 if owner is None else 10, 0, 20),
    ]  # fmt: skip
    if owner is not None:
        house = sign(f"city-{owner}", 0, 0, 26)
        parts.append(group(house, at=(-10, -1), key=f"city:{owner}:{site['id']}", data_kin=f"city:{owner}",
                           data_owner=str(owner)))  # fmt: skip
    if site["marked"]:
        parts.append(sign("cube-wood", 15, 9, 17))
    return group(
        *parts, target=target, data_place=target, lit=lit, class_="site", role="img",
        aria_label=c.about.flat(c.about.home(site)), data_says=c.about.home(site),
    )  # fmt: skip
