"""The map: regions with their sites, the hometowns beside them, cities where they stand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from theomachy.drawing.shapes import badge, fitted, lit_frame, panel
from theomachy.drawing.svg import NOTHING, Markup, group, join, label, rect
from theomachy.drawing.theme import Theme
from theomachy.games.gentes.picture.canvas import Canvas
from theomachy.games.gentes.picture.pieces import REGION_HUES, city, coin, icon
from theomachy.games.gentes.words.words import home_name


def map_panel(c: Canvas, width: float, height: float) -> Markup:
    theme, say = c.theme, c.say
    parts = [panel(theme, 0, 0, width, height)]
    regions = list(dict.fromkeys(s["region"] for s in c.view["sites"] if s["region"] is not None))
    step = 161.0
    for i, region in enumerate(regions):
        hue = theme.hue(REGION_HUES.get(region, region))
        parts.append(rect(8 + i * step, 8, step - 8, height - 16, 8, fill=hue.soft, fill_opacity=0.6))
        parts.append(label(say.region(region), 16 + i * step, 25, 13, fill=hue.mark, bold=True))
        sites = [s for s in c.view["sites"] if s["region"] == region]
        for j, site in enumerate(sites):
            space = c.once("site", site, lambda s=site: site_space(c, s, step - 16))  # type: ignore[misc]
            parts.append(group(space, at=(12 + i * step, 32 + j * 34.0)))
    x = 8 + len(regions) * step
    parts.append(label(say("hometowns"), x + 6, 25, 13, fill=theme.muted, bold=True))
    homes = [s for s in c.view["sites"] if s["region"] is None]
    for j, site in enumerate(homes):
        space = c.once("site", site, lambda s=site: site_space(c, s, width - x - 10, 28))  # type: ignore[misc]
        parts.append(group(space, at=(x + 2, 32 + j * 30.0)))
    return join(parts)


def site_space(c: Canvas, site: Mapping[str, Any], width: float, height: float = 31) -> Markup:
    theme, say = c.theme, c.say
    target = f"site:{site['id']}"
    lit = target in c.lit
    name = home_name(site["kind"], site["icon"], c.lang) if site["region"] is None else site["name"]
    short = say.home(site["kind"]).rpartition(" ")[2] if site["region"] is None else name
    parts = [
        rect(0, 0, width, height, 6, fill=theme.raised, stroke=theme.line),
        group(icon(theme, site["icon"], 7), at=(13, height / 2)),
        fitted(short, 24, height / 2 + 4.5, 13, width - (46 if site["region"] is None else 62)),
    ]
    if site["region"] is not None:
        parts.append(reward(theme, site["reward"], width - 40, height / 2))
        if site["owner"] is None:
            gains = ", ".join(say.gain(key, n) for key, n in site["yields"].items())
            name = f"{name} → {gains}"
    else:
        name = f"{name}: {'; '.join(say.effect(option) for option in site['options'])}"
    if site["owner"] is not None:
        owner = c.view["players"][site["owner"]]["colour"]
        parts.append(group(city(theme, owner, 10), at=(width - 14, height / 2), key=f"city:{site['id']}"))
    if site.get("marked"):
        parts.append(rect(width - 36, height / 2 - 5, 10, 10, 2, fill=theme.hue("brown").fill))
    return group(
        *parts, lit_frame(theme, 0, 0, width, height, 6) if lit else NOTHING, target=target, name=name, lit=lit
    )


def reward(theme: Theme, effect: Mapping[str, Any], x: float, y: float) -> Markup:
    if effect["op"] == "coins":
        return join((group(coin(theme, 6), at=(x - 4, y)), label(effect["n"], x + 5, y + 4.5, 12, bold=True)))
    if effect["op"] == "vp":
        return badge(effect["n"], x, y, 11, theme.hue("green").fill, theme.hue("green").on)
    area = effect["area"] if effect["area"] != "choice" else "any"
    ground = rect(-6, -6, 12, 12, 2, fill=theme.hue("brown").fill)
    return group(ground, icon(theme, area, 4), at=(x, y))
