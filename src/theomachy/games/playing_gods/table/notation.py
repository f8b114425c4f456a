"""How the actions of Playing Gods are written, read and clicked."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator

from theomachy.core.action import ActionTable, Field, Kind, names_field
from theomachy.games.playing_gods.rules.actions import STILL, Declared
from theomachy.games.playing_gods.rules.attack import ATTACK, can_hurt
from theomachy.games.playing_gods.rules.cards import CARDS, ELEMENTS, FAITHS, FORMS
from theomachy.games.playing_gods.rules.conversion import TAKE_LAND
from theomachy.games.playing_gods.rules.numbers import CONTINENTS, LANDS, LANDS_EACH
from theomachy.games.playing_gods.rules.rules import KINDS
from theomachy.games.playing_gods.rules.state import Table
from theomachy.games.playing_gods.rules.stealing import TAKE, TAKE_BACK
from theomachy.games.playing_gods.rules.turn import MOVE, space_after
from theomachy.games.playing_gods.table.names import (
    BACK_NAMES,
    CARD_NAMES,
    ELEMENT_NAMES,
    FAITH_NAMES,
    FORM_NAMES,
    form_cards,
    form_name,
)

__all__ = ["TABLE", "ahead", "seat_name", "seen_at", "space"]


def seat_name(table: Table, seat: int) -> str:
    return table.names[seat]


def seen_at(table: Table, seat: int, action: int) -> str:
    """Where others see an action whose own target names no place: the end of a move, the portal of an attack."""
    kind, values = action >> 24, TABLE.values(action)
    if kind == MOVE:
        return f"space:{int(space_after(table, values['steps'] - STILL))}"
    if kind == ATTACK:
        return f"space:{int(table.figure[table.active])}"
    return ""


def ahead(table: Table, seat: int, action: int) -> list[str]:
    """The territories that an attack can be aimed at: with its cards chosen, a click on the first of them begins it."""
    if action >> 24 != ATTACK:
        return []
    form, first = TABLE.values(action)["form"], int(table.first_land())
    hurt = [land for land in range(first, first + LANDS_EACH) if can_hurt(table, form, land)]
    return [f"land:{LAND.write(table, land)}" for land in hurt]


def read_space(table: Table, text: str) -> int:
    at = int(text)
    if not 0 <= at < len(table.fixed.ring):
        raise ValueError(text)
    return at


X = (0, 8)
# A god's name may have several words; on screen a god is its seat, so that no target holds what people write.
GOD = Field(
    "god", r"\S+(?:\s+\S+)*", seat_name, lambda table, text: table.names.index(text), "a god at the table",
    mark=lambda table, x: str(x),
)  # fmt: skip
LAND = Field(
    "land", r"\w+", lambda table, x: table.fixed.land_names[x], lambda table, text: table.fixed.land_names.index(text),
    "a territory",
)  # fmt: skip
CONTINENT = Field(
    "continent", r"\w+", lambda table, x: table.fixed.continent_names[x],
    lambda table, text: table.fixed.continent_names.index(text), "a continent",
)  # fmt: skip
AT = Field("at", r"\d{1,3}", lambda table, x: str(x), read_space, "a space of the ring")
STEPS = Field(
    "steps", r"[+-]\d{1,2}", lambda table, x: f"{x - STILL:+d}", lambda table, text: STILL + int(text), "+4 or -4"
)
FACE = Field("face", r"\d{1,2}", lambda table, x: str(x), lambda table, text: int(text), "a face of the die")
# An attack is chosen by its cards in the hand.
FORM = Field(
    "form", r"[a-z+]+", lambda table, x: form_name(x), lambda table, text: FORM_NAMES[text],
    "elements joined by +, or a special card",
    mark=lambda table, x: " ".join(f"card:{name}" for name in form_cards(form_name(x))),
)  # fmt: skip
CARD = names_field("card", CARD_NAMES)
ELEMENT = names_field("element", ELEMENT_NAMES)
BACK = names_field("back", BACK_NAMES)
FAITH = names_field("faith", FAITH_NAMES, first=FAITHS)

# Learners know actions by numbers that follow the order of the kinds: that of their own numbers, but for these two.
AFTER = {TAKE: TAKE_BACK, TAKE_LAND: TAKE_BACK}


def learned(kind: Declared) -> tuple[int, bool, int]:
    code = kind[0]
    return AFTER.get(code, code), code in AFTER, code


TABLE = ActionTable(
    [
        Kind(code, form, dict.fromkeys(re.findall(r"\{(\w+)\}", form), X), targets, chance=not targets)
        for code, form, targets, _ in sorted(KINDS, key=learned)
    ],
    [GOD, LAND, CONTINENT, AT, STEPS, FACE, FORM, CARD, ELEMENT, BACK, FAITH],
)


# What each field can name at a table.
NAMED: dict[str, Callable[[Table], Iterable[int]]] = {
    "god": lambda table: range(table.players),
    "land": lambda table: range(LANDS),
    "continent": lambda table: range(CONTINENTS),
    "at": lambda table: range(len(table.fixed.ring)),
    "steps": lambda table: range(STILL - max(table.fixed.faces), STILL + max(table.fixed.faces) + 1),
    "face": lambda table: range(1, max(table.fixed.faces) + 1),
    "form": lambda table: range(1, FORMS),
    "card": lambda table: range(CARDS),
    "element": lambda table: range(ELEMENTS),
    "back": lambda table: range(len(BACK_NAMES)),
    "faith": lambda table: range(FAITHS, FAITHS + len(FAITH_NAMES)),
}


def space(table: Table) -> Iterator[int]:
    """Every action that names something of this box."""
    for kind in TABLE.kinds.values():
        yield from TABLE.each(kind.code, **{name: NAMED[name](table) for name in kind.bits})
