"""How sentences call a hex: by what lies beside it, which people see. Temples tell most, then tribes, then deserts and
decays; two neighbours are enough. A hex without neighbours is called by the way to it. In a list of what can be done a
hex that is called like another has its number too."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from theomachy.core.words import Term
from theomachy.games.gods.common.rules.cards import TEMPLE, god_of, is_tribe, kind_of
from theomachy.games.gods.common.table.names import CARD_NAMES, read_hex
from theomachy.games.gods.common.words.places import HEX_TEXT, PLACES, number, place
from theomachy.parts.hexes import STEPS, code

MOST = 2
ORDER = ("temple", "tribe", "desert", "decay")


class Neighbour(NamedTuple):
    """A card beside a hex: what it is, its people and its god, by their names."""

    kind: str
    colour: str = ""
    god: str = ""


Tiles = tuple[tuple[int, Neighbour], ...]  # by the code of their hex


def rank(neighbour: Neighbour) -> tuple[int, Neighbour]:
    """What tells most comes first."""
    return ORDER.index(neighbour.kind), neighbour


def beside(found: Iterable[Neighbour], lang: str) -> str:
    """`a temple of Red and a forest tribe`; empty where nothing lies beside it."""
    told = []
    for neighbour in sorted(set(found), key=rank):
        values = {"god": god(neighbour.god, lang)} if neighbour.kind == "temple" else {}
        if neighbour.kind == "tribe":
            values = {"colour": str(PLACES.term("colour", neighbour.colour, lang))}
        told.append(PLACES.sentence(f"beside {neighbour.kind}", lang, **values))
    return PLACES.listing(list(dict.fromkeys(told))[:MOST], lang) if told else ""


def god(name: str, lang: str) -> str:
    return str(PLACES.term("god", name, lang)) if PLACES.knows("god", name) else name


def tile(card: int, gods: Sequence[str]) -> Neighbour:
    """What sentences say of a card that lies beside a hex."""
    kind = kind_of(card)
    if kind == TEMPLE:
        return Neighbour("temple", god=gods[god_of(card)])
    return Neighbour("tribe", CARD_NAMES[kind]) if is_tribe(kind) else Neighbour(CARD_NAMES[kind])


def tiles_on(position: Any) -> Tiles:
    field = position.field
    return tuple((int(at), tile(int(field.card(int(at))), position.gods)) for at in field.codes())


def tiles_in(view: Mapping[str, Any]) -> Tiles:
    """The same from a view, for pictures."""
    gods = [player["god"] for player in view["players"]]
    return tuple(
        (
            int(code(card["q"], card["r"])),
            Neighbour(
                card["kind"], card["colour"] if card["kind"] == "tribe" else "",
                gods[card["god"]] if card["kind"] == "temple" else "",
            ),
        )
        for card in view["field"]
    )  # fmt: skip


@lru_cache(64)
def named_alike(tiles: Tiles) -> frozenset[int]:
    """The hexes that share their name with another of their kind: with another open hex, another desert, another tribe
    of the people. Only these are told apart by their numbers."""
    lying = dict(tiles)
    names: dict[tuple[Neighbour | None, tuple[Neighbour, ...]], list[int]] = {}
    for at in {at + step for at in lying for step in STEPS} | set(lying):
        near = sorted({lying[at + step] for step in STEPS if at + step in lying}, key=rank)[:MOST]
        names.setdefault((lying.get(at), tuple(near)), []).append(at)
    return frozenset(at for hexes in names.values() if len(hexes) > 1 for at in hexes)


def place_on(position: Any, text: str, lang: str, *, told_apart: bool = False) -> Term:
    """The hex `2,-1` of an event or an action as sentences call it in this position; `told_apart`: with its number, if
    another is called alike."""
    at = read_hex(text, "a place")
    cards = [int(position.field.card(at + step)) for step in STEPS]
    what = beside([tile(card, position.gods) for card in cards if card], lang)
    return named(what, text, lang, told_apart and at in named_alike(tiles_on(position)))


def named(what: str, text: str, lang: str, with_number: bool = False) -> Term:
    if not what:
        return place(text, lang)
    q, r = (int(part) for part in text.split(","))
    kind, values = ("hex number", {"n": number(q, r)}) if with_number else ("hex beside", {})
    plain = PLACES.sentence(kind, lang, what=what, **values)
    return Term(plain, {"": plain, "dat": PLACES.sentence(f"{kind} dat", lang, what=what, **values)})


def pointed_at(lang: str) -> Term:
    """A hex for somebody who sees which."""
    plain = PLACES.sentence("hex here", lang)
    return Term(plain, {"": plain, "dat": PLACES.sentence("hex here dat", lang)})


def in_view(view: Mapping[str, Any], q: int, r: int, lang: str) -> str:
    """What lies beside a hex, from a view, for pictures."""
    lying = dict(tiles_in(view))
    at = int(code(q, r))
    return beside([lying[at + step] for step in STEPS if at + step in lying], lang)


def place_names(text: str, lang: str, position: Any = None) -> tuple[str, ...]:
    """All forms in which sentences write this place, if it is a hex."""
    if not HEX_TEXT.fullmatch(text):
        return ()
    terms = [place(text, lang)]
    if position is not None:
        terms += [place_on(position, text, lang), place_on(position, text, lang, told_apart=True)]
    return tuple(form for term in reversed(terms) for form in term.forms.values())


__all__ = [
    "Neighbour", "beside", "in_view", "named", "named_alike", "place_names", "place_on", "pointed_at", "tiles_in",
]  # fmt: skip
