"""What can be done now that is no place on the board: attacks, gods, stolen goods, buttons."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from theomachy.drawing.shapes import button, fitted
from theomachy.drawing.svg import NOTHING, Markup, group, join, label, rect
from theomachy.drawing.theme import Theme
from theomachy.drawing.theme import theme as theme_named
from theomachy.games.playing_gods.picture.board import Lit, figure
from theomachy.games.playing_gods.picture.cards import card_icon, cards_grid
from theomachy.games.playing_gods.table.names import SPECIAL_NAMES
from theomachy.games.playing_gods.words.picture import Say, rivals, term

View = Mapping[str, Any]

BUTTONS = {
    "conversion space": ("draw",), "gain space": ("pass",), "godkiller space": ("pass",), "steal space": ("pass",),
    "portal": ("end",), "naming": ("done",), "protecting": ("pass",), "saving": ("pass",), "offering": ("go",),
    "defending": ("pass",), "rising": ("resurrect", "stay_out"),
}  # fmt: skip


def choices(
    look: Theme, view: View, say: Say, lit: Lit, x: float, y: float, width: float, lang: str, columns: int
) -> tuple[float, Markup]:
    """Attacks, gods, stolen goods and buttons that belong to the question; gives how high they are."""
    parts: list[Markup] = []
    top = y
    portal, theft = view["portal"], view["theft"]
    step = width / columns
    if portal and portal["attacks"]:
        for i, entry in enumerate(portal["attacks"]):
            target = f"attack:{entry['form']}"
            parts.append(
                attack_button(
                    look,
                    entry,
                    x + (i % columns) * step,
                    top + (i // columns) * 42,
                    step - 6,
                    target,
                    target in lit,
                    lang,
                )
            )
        top += -(-len(portal["attacks"]) // columns) * 42
    if theft:
        high, cards = cards_grid(look, theft["hand"] or [], x, top, width, columns, lit, lang, "loot")
        parts.append(cards)
        top += high
        others = [("back", back, term("back", back, lang)) for back in theft["backs"] if theft["blind"]]
        others += [("open", element, term("card", f"immunity_{element}", lang)) for element in theft["open"]]
        for i, (kind, name, text) in enumerate(others):
            target = f"{kind}:{name}"
            parts.append(button(look, text, x + (i % columns) * step, top + (i // columns) * 42, step - 6, 36, target,
                                lit=target in lit, size=13))  # fmt: skip
        top += -(-len(others) // columns) * 42
    for seat, text in rivals(view, lang):
        player = view["players"][seat]
        target = f"god:{player['seat']}"
        parts.append(god_button(look.name, player["colour"], text, x, top, width - 6, target, target in lit))
        top += 36
    names = BUTTONS.get(view["step"], ())
    for i, name in enumerate(names):
        target = f"button:{name}"
        parts.append(
            button(look, say(f"button {name}"), x + i * (width / 2), top, width / 2 - 8, 40, target, lit=target in lit)
        )
    if names:
        top += 46
    return top - y, join(parts)


@lru_cache(256)
def god_button(theme: str, colour: str, text: str, x: float, y: float, width: float, target: str, lit: bool) -> Markup:
    """A god that can be chosen, with what it would mean: the same target as the god's panel, nearer to the question."""
    look = theme_named(theme)
    return group(
        rect(0, 0, width, 31, 9, fill=look.lit_soft if lit else look.raised, stroke=look.lit if lit else look.line,
             stroke_width=2.5 if lit else 1.2, stroke_dasharray=None if lit else "4 4"),
        group(figure(theme, colour, 9), at=(18, 15.5)),
        fitted(text, 34, 20.5, 13.5, width - 40, fill=look.ink if lit else look.muted),
        at=(x, y), target=target, name=text, lit=lit,
    )  # fmt: skip


def attack_button(
    look: Theme, entry: View, x: float, y: float, width: float, target: str, lit: bool, lang: str
) -> Markup:
    """One form of attack: its cards as icons and its kills as a number."""
    names = [entry["form"]] if entry["form"] in SPECIAL_NAMES else [f"attack_{e}" for e in entry["form"].split("+")]
    text = ", ".join(term("card", name, lang) for name in names)
    off = not entry["lands"]
    return group(
        rect(0, 0, width, 36, 9, fill=look.lit_soft if lit else look.raised, stroke=look.lit if lit else look.line,
             stroke_width=2.5 if lit else 1.2, stroke_dasharray="4 4" if off else None),
        *(group(card_icon(look, name, 8), at=(18 + i * 21, 18)) for i, name in enumerate(names)),
        fitted(text, 32, 23, 13, width - 68, fill=look.muted) if entry["form"] in SPECIAL_NAMES else NOTHING,
        label(f"−{entry['kills']}", width - 10, 25, 18, fill=look.faint if off else look.ink, anchor="end", bold=True),
        at=(x, y), target=target, name=f"{text}: {entry['kills']}", lit=lit,
    )  # fmt: skip
