"""How sentences call a hex: by what lies beside it, which people see. Temples tell most, then tribes, then deserts and
decays; two neighbours are enough. A hex without neighbours is called by the way to it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from theomachy.core.words import Term
from theomachy.games.gods.common.rules.cards import DECAY, DESERT, TEMPLE, god_of, is_tribe, kind_of
from theomachy.games.gods.common.table.names import CARD_NAMES, read_hex
from theomachy.games.gods.common.words.places import HEX_TEXT, PLACES, place
from theomachy.parts.hexes import STEPS

MOST = 2
ORDER = ("temple", "tribe", "desert", "decay")


class Neighbour(NamedTuple):
    """A card beside a hex: what it is, its people and its god, by their names."""

    kind: str
    colour: str = ""
    god: str = ""


def beside(found: Iterable[Neighbour], lang: str) -> str:
    """`a temple of Red and a forest tribe`; empty where nothing lies beside it."""
    told = []
    for neighbour in sorted(set(found), key=lambda n: (ORDER.index(n.kind), n)):
        values = {"god": god(neighbour.god, lang)} if neighbour.kind == "temple" else {}
        if neighbour.kind == "tribe":
            values = {"colour": str(PLACES.term("colour", neighbour.colour, lang))}
        told.append(PLACES.sentence(f"beside {neighbour.kind}", lang, **values))
    return PLACES.listing(list(dict.fromkeys(told))[:MOST], lang) if told else ""


def god(name: str, lang: str) -> str:
    return str(PLACES.term("god", name, lang)) if PLACES.knows("god", name) else name


def place_on(position: Any, text: str, lang: str) -> Term:
    """The hex `2,-1` of an event or an action as sentences call it in this position."""
    at = read_hex(text, "a place")
    found = []
    for step in STEPS:
        card = position.field.card(at + step)
        kind = kind_of(card)
        if kind == TEMPLE:
            found.append(Neighbour("temple", god=position.gods[god_of(card)]))
        elif is_tribe(kind):
            found.append(Neighbour("tribe", CARD_NAMES[kind]))
        elif kind in (DESERT, DECAY):
            found.append(Neighbour(CARD_NAMES[kind]))
    return named(beside(found, lang), text, lang)


def named(what: str, text: str, lang: str) -> Term:
    if not what:
        return place(text, lang)
    plain = PLACES.sentence("hex beside", lang, what=what)
    return Term(plain, {"": plain, "dat": PLACES.sentence("hex beside dat", lang, what=what)})


def pointed_at(lang: str) -> Term:
    """A hex for somebody who sees which."""
    plain = PLACES.sentence("hex here", lang)
    return Term(plain, {"": plain, "dat": PLACES.sentence("hex here dat", lang)})


def in_view(view: Mapping[str, Any], q: int, r: int, lang: str) -> str:
    """The same from a view, for pictures."""
    around = {(q + 1, r), (q + 1, r - 1), (q, r - 1), (q - 1, r), (q - 1, r + 1), (q, r + 1)}
    gods = [player["god"] for player in view["players"]]
    found = [
        Neighbour(
            card["kind"], card.get("colour") or "",
            gods[card["god"]] if card["kind"] == "temple" and card["god"] is not None else "",
        )
        for card in view["field"] if (card["q"], card["r"]) in around
    ]  # fmt: skip
    return beside([Neighbour(n.kind, n.colour if n.kind == "tribe" else "", n.god) for n in found], lang)


def place_names(text: str, lang: str, position: Any = None) -> tuple[str, ...]:
    """All forms in which sentences write this place, if it is a hex."""
    if not HEX_TEXT.fullmatch(text):
        return ()
    terms = [place(text, lang), *([place_on(position, text, lang)] if position is not None else [])]
    return tuple(form for term in reversed(terms) for form in term.forms.values())


__all__ = ["Neighbour", "beside", "in_view", "named", "place_names", "place_on", "pointed_at"]
