"""Cards of a hand, of a pile and of the table, large and small."""

from __future__ import annotations

from functools import lru_cache

from theomachy.core.words import upper_first
from theomachy.drawing.shapes import badge, emblem, lit_frame, wrapped
from theomachy.drawing.svg import NOTHING, Markup, circle, group, join, label, rect
from theomachy.drawing.theme import Theme
from theomachy.drawing.theme import theme as theme_named
from theomachy.games.playing_gods.picture.board import Lit
from theomachy.games.playing_gods.table.names import FAITH_NAMES, SPECIAL_NAMES
from theomachy.games.playing_gods.words.picture import term

ELEMENT_LOOK = {
    "earth": ("triangle", "brown"),
    "air": ("wave", "teal"),
    "fire": ("flame", "orange"),
    "water": ("drop", "blue"),
}
MINI, MINI_HIGH = 23.0, 17.0  # a card under a pile: its room in a row
SHORT = {"gain_one_sect": "+1", "lose_one_sect": "−1", "all_lose_one_sect": "−1…", "godkiller": "GK"}


def card_look(name: str) -> tuple[str, str, str]:
    """Emblem, hue and frame of a card: the frame tells attacks, protections and immunities apart."""
    kind, _, element = name.partition("_")
    if element in ELEMENT_LOOK:
        mark, hue = ELEMENT_LOOK[element]
        return mark, hue, {"attack": "", "protection": "circle", "immunity": "hexagon"}[kind]
    if name in SPECIAL_NAMES:
        return "bolt", "black", ""
    if name in FAITH_NAMES:
        return "heart", "pink", ""
    return {"gain_one_sect": ("leaf", "green", ""), "godkiller": ("crown", "black", "circle")}.get(
        name, ("diamond", "grey", "")
    )


def card_icon(look: Theme, name: str, r: float) -> Markup:
    mark, colour, frame = card_look(name)
    hue = look.hue(colour)
    outline = NOTHING
    if frame == "circle":
        outline = circle(0, 0, r * 1.15, fill="none", stroke=hue.mark, stroke_width=2)
    elif frame == "hexagon":
        outline = emblem("hexagon", r * 1.3, fill="none", stroke=hue.mark, stroke_width=2)
    return join((outline, emblem(mark, r * (0.7 if frame else 0.9), fill=hue.mark)))


@lru_cache(1024)
def small_card(
    theme: str,
    name: str,
    count: int,
    x: float,
    y: float,
    width: float,
    height: float,
    target: str,
    lit: bool,
    lang: str,
) -> Markup:
    """A card of a hand; cards of one kind lie together with their number."""
    look = theme_named(theme)
    hue = look.hue(card_look(name)[1])
    text = term("card", name, lang)
    return group(
        rect(0, 0, width, height, 7, fill=hue.soft, stroke=hue.edge, stroke_width=1.2),
        group(card_icon(look, name, 9), at=(17, height / 2)),
        wrapped(
            text,
            34,
            height / 2 + (-2 if len(text) * 6.9 > width - 36 else 5),
            12.5,
            width - 36,
            most=2,
            fill=hue.mark,
            bold=True,
        ),
        badge(f"{count}×", width - 15, 10, 12, look.raised, look.ink, look.line) if count > 1 else NOTHING,
        lit_frame(look, 0, 0, width, height, 7) if lit else NOTHING,
        at=(x, y),
        target=target,
        key=f"card:{name}",
        name=f"{text} ({count})",
        lit=lit,
    )


def cards_grid(
    look: Theme,
    names: list[str],
    x: float,
    y: float,
    width: float,
    columns: int,
    lit: Lit,
    lang: str,
    prefix: str = "card",
    height: float = 40.0,
) -> tuple[float, Markup]:
    """Cards by kind in rows; gives how high they are."""
    kinds = list(dict.fromkeys(names))
    step = width / columns
    parts = [
        small_card(
            look.name,
            name,
            names.count(name),
            x + (i % columns) * step,
            y + (i // columns) * (height + 6),
            step - 6,
            height,
            f"{prefix}:{name}",
            f"{prefix}:{name}" in lit,
            lang,
        )
        for i, name in enumerate(kinds)
    ]
    return -(-len(kinds) // columns) * (height + 6), join(parts)


@lru_cache(2048)
def mini_card(theme: str, name: str, x: float, y: float, lang: str) -> Markup:
    """A returned card, small: elements by their sign, others by the first letters of their names."""
    look = theme_named(theme)
    hue = look.hue(card_look(name)[1])
    text = str(term("card", name, lang))
    element = name.partition("_")[2]
    inside = label(SHORT.get(name, upper_first(text[:2])), 10.5, 11, 10, fill=hue.mark, anchor="middle", bold=True)
    if element in ELEMENT_LOOK:
        inside = group(card_icon(look, name, 5), at=(10.5, 7.5))
    return group(rect(0, 0, 21, 15, 3, fill=hue.soft, stroke=hue.edge, stroke_width=0.7), inside, at=(x, y), name=text)


def back_count(look: Theme, back: str, count: int, x: float, y: float, lang: str) -> Markup:
    """So many hidden cards with this back."""
    mark, colour = ("bolt", "orange") if back == "wrath" else ("heart", "teal")
    hue = look.hue(colour)
    return group(
        rect(0, 0, 28, 38, 4, fill=hue.fill, stroke=hue.edge),
        group(emblem(mark, 6, fill=hue.on), at=(14, 10)),
        label(count, 14, 32, 16, fill=hue.on, anchor="middle", bold=True),
        at=(x, y), name=f"{count} {term('back', back, lang)}",
    )  # fmt: skip
