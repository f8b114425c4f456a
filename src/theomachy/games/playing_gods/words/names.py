"""What sentences of Playing Gods call gods, cards, territories and spaces of the ring."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

from theomachy.core.words import Term, Words
from theomachy.games.playing_gods.rules.cards import SPECIAL
from theomachy.games.playing_gods.rules.numbers import LANDS_EACH, PORTAL_SPACE
from theomachy.games.playing_gods.rules.state import Table
from theomachy.games.playing_gods.rules.turn import cards_here
from theomachy.games.playing_gods.table.names import (
    BACK_NAMES,
    CARD_NAMES,
    ELEMENT_NAMES,
    SPACE_NAMES,
    SPECIAL_NAMES,
)

WORDS = Words("playing-gods", Path(__file__).parent)

SEATS = ("who", "god", "heir")
LAND_TEXT = re.compile(r"([A-Z]{2})(\d)")  # a territory in notation


def naming(lang: str) -> str:
    """What the page calls the name that a player gives."""
    return WORDS.sentence("naming", lang)


def seat_title(name: str, lang: str = "en") -> str:
    """A god as sentences call it: by the name its player gave, or else after its emblem."""
    return str(WORDS.term("god", name, lang))


def called(names: Sequence[str], lang: str) -> list[str]:
    """The gods of a table as sentences call them. Whoever takes the name of an emblem has it alone."""
    return list(all_called(tuple(names), lang))


@lru_cache(1024)
def all_called(names: tuple[str, ...], lang: str) -> tuple[str, ...]:
    taken = {name.casefold() for name in names}
    titles = [seat_title(name, lang) for name in names]
    return tuple(
        name if title != name and title.casefold() in taken else title
        for name, title in zip(names, titles, strict=True)
    )


def card(number: int, lang: str) -> str:
    return WORDS.term("card", CARD_NAMES[number], lang)


def form_words(form: int, lang: str) -> str:
    """`earth and fire`, `plague`."""
    if form >= SPECIAL:
        return WORDS.term("card", SPECIAL_NAMES[form - SPECIAL], lang)
    names = [WORDS.term("element", name, lang) for i, name in enumerate(ELEMENT_NAMES) if form >> i & 1]
    return WORDS.listing(names, lang)


def way(steps: int, lang: str) -> str:
    return WORDS.sentence("clockwise" if steps > 0 else "counter-clockwise", lang, n=abs(steps))


def values(table: Table, data: Mapping[str, Any], lang: str) -> dict[str, object]:
    """The plain values of an event or action as words."""
    found: dict[str, object] = dict(data)
    names = called(table.names, lang)
    for name in SEATS:
        if name in data:
            found[name] = names[data[name]]
    if "gods" in data:
        found["gods"] = WORDS.listing([names[seat] for seat in data["gods"]], lang)
    if "card" in data:
        found["card"] = card(data["card"], lang)
    if "cards" in data:
        hand: list[int] = data["cards"]
        counted = [(n, card(kind, lang)) for kind, n in Counter(hand).items()]
        found["cards"] = ", ".join(f"{n} × {name}" if n > 1 else name for n, name in counted) or "–"
    if "faith" in data:
        found["card"] = card(data["faith"], lang)
    if "element" in data:
        found["element"] = WORDS.term("element", ELEMENT_NAMES[data["element"]], lang)
    if "back" in data:
        found["back"] = WORDS.term("back", BACK_NAMES[data["back"]], lang)
    if "land" in data:
        found["land"] = land_words(table, data["land"], lang)
    if "continent" in data:
        found["continent"] = WORDS.term("continent", table.fixed.continent_names[data["continent"]], lang)
    if "form" in data:
        found["form"] = form_words(data["form"], lang)
    return found


def land_words(table: Table, land: int, lang: str) -> Term:
    continent, number = divmod(land, LANDS_EACH)
    return named_land(table.fixed.land_names[land], table.fixed.continent_names[continent], number + 1, lang)


@lru_cache(1024)
def named_land(land: str, continent: str, number: int, lang: str) -> Term:
    """`Greece`; a territory of an owner's own box by its number on the continent: `South America 2`."""
    name = WORDS.term("land", land, lang)
    return name if name != land else Term(f"{WORDS.term('continent', continent, lang)} {number}")


def place_names(text: str, lang: str, position: object = None) -> tuple[str, ...]:
    """How sentences write this place of the notation, if it is a territory."""
    land = LAND_TEXT.fullmatch(text)
    return (str(named_land(text, land[1], int(land[2]), lang)),) if land else ()


def place_words(table: Table, at: int, lang: str) -> str:
    """A space of the ring by what it is. Of the two portals of a continent the first is the one that comes first,
    clockwise from the corner where the ring begins: on which side they lie hangs on the window."""
    fixed = table.fixed
    kind = int(fixed.ring[at])
    if kind != PORTAL_SPACE:
        return WORDS.sentence(f"space {SPACE_NAMES[kind]}", lang, n=int(cards_here(table)))
    continent = WORDS.term("continent", fixed.continent_names[int(fixed.leads_to[at])], lang)
    first = int(fixed.gates[2 * int(fixed.leads_to[at])]) == at
    return WORDS.sentence("space portal", lang, continent=continent, which=WORDS.sentence(f"which {1 - first}", lang))


def attack_words(form: str, lang: str) -> str:
    names = form.split("+")
    group = "card" if form in SPECIAL_NAMES else "element"
    return WORDS.listing([WORDS.term(group, name, lang) for name in names], lang)
