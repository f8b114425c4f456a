"""Names of gods and cards, and hexes and cards in the notation of the rules document."""

from __future__ import annotations

import re
from typing import Final

from theomachy.core.errors import BadPosition
from theomachy.games.gods.common.rules.cards import (
    DECAY,
    DESERT,
    NO_GOD,
    TEMPLE,
    TRIBES,
    card_of,
    god_of,
    hex_text,
    kind_of,
)
from theomachy.parts.hexes import REACH, code, distance

# By kind number. The order of the tribe colours is that of the components files; both editions share the labels, which
# gods have too and which nobody is to confuse (GODS1-R-03, GODS2-R-41).
CARD_NAMES: Final = (
    "", "green", "blue", "violet", "yellow", "desert", "decay", "whirlwind", "extra", "end", "temple"
)  # fmt: skip
COLOUR_NAMES: Final = CARD_NAMES[1 : TRIBES + 1]

HEX: Final = re.compile(r"(-?[0-9]{1,3}),(-?[0-9]{1,3})")
CARD: Final = re.compile(r"(?:T (?P<temple>\w+)|t (?P<tribe>\w+)/(?P<stone>\w+|-)|(?P<plain>[DX])) (?P<at>\S+)")


def card_kind(name: str, allowed: tuple[str, ...], place: str) -> int:
    if name not in allowed or not name:
        raise BadPosition(f"{place}: no card {name!r}; allowed: {', '.join(n for n in allowed if n)}")
    return allowed.index(name)


def seat_of(god: str, gods: tuple[str, ...], place: str) -> int:
    if god not in gods:
        raise BadPosition(f"{place}: {god!r} does not play; at the table: {', '.join(gods)}")
    return gods.index(god)


def write_hex(at: int) -> str:
    return hex_text(at)


def read_hex(text: str, place: str) -> int:
    found = HEX.fullmatch(text)
    if not found:
        raise BadPosition(f"{place}: {text!r} is no hex; write it q,r, for example 2,-1")
    q, r = int(found[1]), int(found[2])
    if abs(q) > REACH or abs(r) > REACH or distance(code(q, r), code(0, 0)) > REACH:
        raise BadPosition(f"{place}: {text} is further than {REACH} steps from 0,0")
    return code(q, r)


def write_card(at: int, card: int, gods: tuple[str, ...]) -> str:
    """A card on the field: `T red 0,0`, `t green/red 1,0`, `t green/- 1,0`, `D 2,0`, `X 3,0`."""
    kind, god = kind_of(card), god_of(card)
    if kind == TEMPLE:
        return f"T {gods[god]} {write_hex(at)}"
    if kind == DESERT:
        return f"D {write_hex(at)}"
    if kind == DECAY:
        return f"X {write_hex(at)}"
    return f"t {CARD_NAMES[kind]}/{gods[god] if god != NO_GOD else '-'} {write_hex(at)}"


def read_card(text: str, gods: tuple[str, ...], place: str) -> tuple[int, int]:
    """The hex and the card of such a text."""
    found = CARD.fullmatch(text) if isinstance(text, str) else None
    if not found:
        raise BadPosition(
            f"{place}: cannot read {text!r}; write 'T red 0,0', 't green/red 1,0', 't green/- 1,0', 'D 2,0' or 'X 3,0'"
        )
    at = read_hex(found["at"], place)
    if found["temple"]:
        return at, card_of(TEMPLE, seat_of(found["temple"], gods, place))
    if found["plain"]:
        return at, DESERT if found["plain"] == "D" else DECAY
    colour = card_kind(found["tribe"], ("", *COLOUR_NAMES), place)
    god = NO_GOD if found["stone"] == "-" else seat_of(found["stone"], gods, place)
    return at, card_of(colour, god)
