"""The words of the notation for cards, elements, phases and spaces."""

from __future__ import annotations

from theomachy.games.playing_gods.rules import phases
from theomachy.games.playing_gods.rules.cards import SPECIAL

ELEMENT_NAMES = ("earth", "air", "fire", "water")
SPECIAL_NAMES = ("plague", "famine", "darkness", "locusts")
FAITH_NAMES = ("prosperity", "miracles", "scripture", "afterlife", "communion")
CARD_NAMES = (
    *(f"attack_{e}" for e in ELEMENT_NAMES),
    *(f"protection_{e}" for e in ELEMENT_NAMES),
    *(f"immunity_{e}" for e in ELEMENT_NAMES),
    *SPECIAL_NAMES,
    *FAITH_NAMES,
    "gain_one_sect", "lose_one_sect", "all_lose_one_sect", "godkiller",
)  # fmt: skip
BACK_NAMES = ("wrath", "conversion")
SPACE_NAMES = ("portal", "wrath", "conversion", "gain_one_sect", "godkiller", "steal_one_card")
STATUS_NAMES = ("in play", "limbo", "dead")
THEN_NAMES = ("end", "portal", "draw")
COLOURS = ("red", "yellow", "green", "blue", "purple")  # of the chips (PG-S-01, PG-R-03)
FIGURES = ("flame", "sun", "leaf", "moon", "star", "mask")  # the first five go with the colours, unless players choose
GOD_NAMES = ("A", "B", "C", "D", "E", "F")  # of the figures, until the players name their gods

PHASES = {
    phases.HOMES: "homes", phases.DEAL_FAITH: "deal permanent", phases.DEAL_WRATH: "deal wrath",
    phases.PLACES: "portals", phases.FIRST_ROLL: "first roll", phases.DIE: "roll", phases.WAY: "move",
    phases.DRAW_OR_FORTIFY: "conversion space", phases.DRAWING: "drawing", phases.LOSING: "losing",
    phases.GAINING: "gain space", phases.KILLING_GOD: "godkiller space", phases.STEALING: "steal space",
    phases.TAKING: "taking", phases.LOOTING: "looting", phases.ACTING: "portal", phases.NAMING: "naming",
    phases.PROTECTING: "protecting", phases.DIVIDING: "dividing", phases.SAVING: "saving",
    phases.OFFERING: "offering", phases.DEFENDING: "defending", phases.CONVERTING: "converting",
    phases.RISING: "rising", phases.RISEN: "risen", phases.RISEN_FAITH: "risen permanent",
    phases.RISEN_WRATH: "risen wrath", phases.OVER: "over",
}  # fmt: skip


def form_name(form: int) -> str:
    """`earth+fire`, `plague`: an attack by what it is made of."""
    if form >= SPECIAL:
        return SPECIAL_NAMES[form - SPECIAL]
    return "+".join(name for i, name in enumerate(ELEMENT_NAMES) if form >> i & 1)


def form_cards(name: str) -> list[str]:
    """The cards of an attack by its name: one for each element, or a special one."""
    return [name] if name in SPECIAL_NAMES else [f"attack_{element}" for element in name.split("+")]


FORM_NAMES = {form_name(form): form for form in range(1, SPECIAL + len(SPECIAL_NAMES))}
