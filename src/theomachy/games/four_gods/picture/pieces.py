"""The pieces of 4 Gods: prophets, Legendary Cities, emblems of the gods, scars of cataclysms.

Gods and their prophets have a colour and an emblem (trident, ear, oak, peak); seats have colours and emblems of their
own, which are none of these, because who sits where and who is which god are two things.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from theomachy.drawing.svg import Markup, circle, group, join, path, rect, tag, use
from theomachy.drawing.theme import Theme, theme
from theomachy.drawing.tiles import seat_defs
from theomachy.games.four_gods.picture.land import (
    CELL,
    GROUND_OF,
    HALF,
    LETTER,
    defined,
    face_of,
    land_definitions,
    slab,
)

View = Mapping[str, Any]

HUES = {"blue": "blue", "yellow": "yellow", "green": "green", "gray": "grey"}
TERRAIN = {"blue": "sea", "yellow": "plain", "green": "forest", "gray": "mountain"}

# Signs within 10 of the origin.
SIGNS = {
    "sea": "M-1.4 9V1.6H-4.6C-7.6 1.6 -9 -1 -9 -4V-8L-6.6 -5.4L-4.6 -8V-4C-4.6 -2.4 -3.4 -1.8 -1.4 -1.8V-6L-3 -4.6"
           "L0 -10L3 -4.6L1.4 -6V-1.8C3.4 -1.8 4.6 -2.4 4.6 -4V-8L6.6 -5.4L9 -8V-4C9 -1 7.6 1.6 4.6 1.6H1.4V9Z",
    "plain": "M-1 10V4C-5.6 3.6 -6 -0.4 -6 -0.4C-3.6 -0.4 -1.8 0.6 -1 2V-1.4C-5.6 -1.8 -6 -5.6 -6 -5.6C-3.6 -5.6 "
             "-1.8 -4.6 -1 -3.2V-5C-2.6 -7 0 -10.4 0 -10.4C0 -10.4 2.6 -7 1 -5V-3.2C1.8 -4.6 3.6 -5.6 6 -5.6C6 -5.6 "
             "5.6 -1.8 1 -1.4V2C1.8 0.6 3.6 -0.4 6 -0.4C6 -0.4 5.6 3.6 1 4V10Z",
    "forest": "M-1.8 10V4.6H-4C-7.6 4.6 -9.4 2.4 -8.4 -0.4C-10 -4 -7 -6 -5 -5.8C-4.4 -9 0 -11 3 -8.4C6.6 -9 8.6 -6 "
              "7.4 -3.4C10 -1 8.6 4.6 4 4.6H1.8V10Z",
    "mountain": "M-10 8L-3.4 -6L-0.6 -1.4L3.4 -9.6L10 8Z",
}  # fmt: skip


def sign(terrain: str, fill: str, r: float = 10.0) -> Markup:
    return path(SIGNS[terrain], fill=fill, transform=f"scale({r / 10:.3g})" if r != 10 else None)


def prophet(look: Theme, colour: str) -> Markup:
    """A robed figure that stands on the ground at (0, 13), the sign of its colour on its breast."""
    hue = look.hue(HUES[colour])
    body = "M0 -9C6 -9 8 -2 9 4L11 13H-11L-9 4C-8 -2 -6 -9 0 -9Z"
    return join((
        tag("ellipse", cx=1, cy=13.4, rx=14, ry=3.6, fill="#000000", fill_opacity=0.3),
        path(body, fill=hue.fill, stroke="#ffffff", stroke_width=5, stroke_linejoin="round"),
        circle(0, -14, 6.6, fill=hue.fill, stroke="#ffffff", stroke_width=5),
        path(body, fill=hue.fill, stroke=hue.side, stroke_width=1.2, stroke_linejoin="round"),
        circle(0, -14, 6.4, fill=hue.fill, stroke=hue.side, stroke_width=1.2),
        path("M-4 -17.4A5 5 0 0 1 1 -19", fill="none", stroke="#ffffff", stroke_opacity=0.55, stroke_width=1.5),
        group(sign(TERRAIN[colour], hue.on, 7), at=(0, 4)),
    ))  # fmt: skip


def city(look: Theme, colour: str, safe: bool) -> Markup:
    """A walled city on a round of stone, with the banner of its prophet. A dashed wall can still be brought down."""
    hue = look.hue(HUES[colour])
    stone, gold = look.grounds["stone"], look.hue("orange")
    ring = {"stroke_dasharray": None if safe else "9 6"}
    return join((
        circle(0, 3, 36, fill="#000000", fill_opacity=0.25),
        circle(0, 0, 35, fill=stone.top),
        circle(0, 0, 35, fill="none", stroke=stone.side, stroke_width=6),
        circle(0, 0, 35, fill="none", stroke=gold.fill, stroke_width=4, **ring),
        rect(-22, -4, 44, 25, fill=stone.low, stroke=stone.motif, stroke_width=1.4),
        path("M-28 -10H-24V-6H-20V-10H-16V21H-28ZM16 -10H20V-6H24V-10H28V21H16Z", fill=stone.low, stroke=stone.motif,
             stroke_width=1.4),
        path("M-22 -17L-28.5 -10H-15.5ZM22 -17L28.5 -10H15.5Z", fill=gold.fill, stroke=gold.side, stroke_width=1),
        path("M-13 -4C-13 -16 13 -16 13 -4Z", fill=gold.fill, stroke=gold.side, stroke_width=1.2),
        path("M0 -13V-25", stroke=gold.side, stroke_width=2),
        path("M-6 21V14C-6 7 6 7 6 14V21Z", fill=stone.motif),
        circle(0, 6, 13.5, fill="#ffffff"), circle(0, 6, 12, fill=hue.fill),
        group(sign(TERRAIN[colour], hue.on, 8.5), at=(0, 6)),
    ))  # fmt: skip


def scar(look: Theme) -> Markup:
    """What a cataclysm leaves: burnt ground around a crack that still glows, and broken stones of the wall."""
    crack = "M-34 -6L-22 -2L-16 -10L-4 -1L4 -8L10 3L22 -3L34 5M-4 -1L-9 12L-2 20L-6 33M10 3L16 14L12 24M-16 -10L-20 -24"
    stones = (
        "M-31 20l6 -3 4 4 -3 5 -7 0zM24 22l5 -4 5 3 0 5 -7 2zM-27 -29l5 -3 5 3 -2 5 -7 0zM22 -30l6 -1 2 5 -5 3 -5 -3z"
    )
    stone = look.grounds["stone"]
    return join((
        circle(0, 2, 24, fill="#1a0c05", fill_opacity=0.2),
        path(crack, fill="none", stroke="#1a0c05", stroke_width=4.6, stroke_linejoin="bevel", stroke_opacity=0.7,
             transform="scale(.82)"),
        path(crack, fill="none", stroke="#ff8a3c", stroke_width=1.5, stroke_linejoin="bevel", transform="scale(.82)"),
        path(stones, fill=stone.low, stroke=stone.motif, stroke_width=1.2),
    ))  # fmt: skip


def ruin(look: Theme) -> Markup:
    """A destroyed city by itself, as a sign."""
    return join((circle(0, 0, 36, fill=look.grounds["stone"].top, stroke=look.hue("orange").fill, stroke_width=4,
                        stroke_dasharray="9 6"), scar(look)))  # fmt: skip


def medal(look: Theme, terrain: str) -> Markup:
    """A god: the sign in gold on a round of the god's own ground."""
    ground = look.grounds[GROUND_OF[LETTER[terrain]]]
    return join((
        circle(0, 2.5, 34, fill=ground.side),
        circle(0, 0, 34, fill=ground.top, stroke=look.gold, stroke_width=4),
        circle(0, 0, 29, fill="none", stroke=ground.side, stroke_width=1.4, stroke_opacity=0.7),
        sign(terrain, ground.motif, 20),
    ))  # fmt: skip


def largest(look: Theme, terrain: str) -> Markup:
    """The largest kingdom of a terrain: one wide land."""
    ground = look.grounds[GROUND_OF[LETTER[terrain]]]
    return join((
        square(2, 12, fill=ground.top, stroke=ground.side, stroke_width=4), sign(terrain, ground.motif, 26),
    ))  # fmt: skip


def number(look: Theme, terrain: str) -> Markup:
    """The number of kingdoms of a terrain: several small lands."""
    ground = look.grounds[GROUND_OF[LETTER[terrain]]]
    small = join((
        rect(-17, -17, 34, 34, 7, fill=ground.top, stroke=ground.side, stroke_width=3.5),
        sign(terrain, ground.motif, 11),
    ))  # fmt: skip
    return join(group(small, at=at) for at in ((-20, -20), (20, -20), (0, 20)))


def bag(look: Theme) -> Markup:
    hue = look.hue("brown")
    return join((
        path("M-11 -18Q0 -24 11 -18L7 -9Q26 2 22 18Q18 28 0 28Q-18 28 -22 18Q-26 2 -7 -9Z", fill=hue.fill),
        path("M-9 -9H9", stroke=hue.side, stroke_width=4, stroke_linecap="round"),
        rect(-8, 4, 16, 16, 2, fill="none", stroke=hue.soft, stroke_width=2.2),
    ))  # fmt: skip


def closed_tile(look: Theme) -> Markup:
    """A tile of which nothing may be seen."""
    hue = look.hue("brown")
    return join((
        rect(-HALF, -HALF, CELL, CELL, 5, fill=hue.fill, stroke=hue.side, stroke_width=2),
        rect(-HALF + 8, -HALF + 8, CELL - 16, CELL - 16, 4, fill="none", stroke=hue.soft, stroke_width=2),
        path("M0 -18L18 0L0 18L-18 0Z", fill="none", stroke=hue.soft, stroke_width=2.4),
    ))  # fmt: skip


def square(inset: float, r: float, **values: object) -> Markup:
    return rect(-HALF + inset, -HALF + inset, CELL - 2 * inset, CELL - 2 * inset, r, **values)


def spot(look: Theme, inside: Markup) -> Markup:
    """Where a prophet may go: a lit round with what would stand there."""
    return join((circle(0, 0, 16, fill=look.lit_soft, fill_opacity=0.92, stroke=look.lit, stroke_width=3), inside))


@cache
def definitions(colours: tuple[str, ...]) -> tuple[Markup, ...]:
    """Everything that is drawn many times, once: referred to by `piece`."""
    look = theme("page")
    shapes = [
        ("cell", square(1, 4)),
        ("spot", spot(look, path("M0 -8V8M-8 0H8", stroke=look.lit, stroke_width=4.5, stroke_linecap="round"))),
        ("tile", join((slab(look), face_of("SPMF", "")))), ("slab", slab(look)),
        ("scar", scar(look)), ("ruin", ruin(look)),
        ("closed", closed_tile(look)), ("bag", bag(look)),
        ("rim", square(0, 5, fill="none", stroke="#000000", stroke_opacity=0.5, stroke_width=2)),
    ]  # fmt: skip
    for colour, terrain in TERRAIN.items():
        shapes += [
            (f"prophet-{colour}", prophet(look, colour)), (f"city-{colour}", city(look, colour, False)),
            (f"wall-{colour}", city(look, colour, True)), (f"god-{terrain}", medal(look, terrain)),
            (f"spot-{colour}", spot(look, group(piece(f"prophet-{colour}"), at=(0, 1), scale=0.7))),
            (f"figure-{colour}", group(prophet(look, colour), at=(0, 6), scale=1.7)),
            (f"largest-{terrain}", largest(look, terrain)), (f"number-{terrain}", number(look, terrain)),
            (f"some-{terrain}", face_of(LETTER[terrain] * 4, LETTER[terrain])),
        ]  # fmt: skip
    return (
        land_definitions(look), *(defined(key, drawing) for key, drawing in shapes),
        seat_defs("page", colours),
    )  # fmt: skip


@cache
def offered(look: Theme, empty: bool) -> Markup:
    """What a cell shows while something can go there: a bed where nothing lies, an edge around what does."""
    shown: dict[str, object] = {"class_": "offer", "display": "none", "pointer_events": "none"}
    if empty:
        return square(4, 7, fill=look.foam, fill_opacity=0.6, stroke=look.lit, stroke_width=3, stroke_dasharray="10 7",
                      **shown)  # fmt: skip
    return square(3, 5, fill="none", stroke=look.lit, stroke_width=5, **shown)


@cache
def piece(key: str) -> Markup:
    return use(f"page-{key}")
