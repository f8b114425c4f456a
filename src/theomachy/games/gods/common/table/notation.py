"""Fields of actions that both editions write alike."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from theomachy.core.action import ActionTable, Field, Kind, names_field
from theomachy.games.gods.common.rules.actions import Declared
from theomachy.games.gods.common.rules.state import GodsTable
from theomachy.games.gods.common.table.names import COLOUR_NAMES, write_hex
from theomachy.parts.hexes import MIDDLE, STEPS, code, within_reach


def seat_name(table: GodsTable, seat: int) -> str:
    return table.gods[seat]


def _read_hex(table: GodsTable, text: str) -> int:
    """Any hex that a code can name; those too far away are then refused by their clause."""
    q, r = (int(part) for part in text.split(","))
    if not (-MIDDLE <= q < MIDDLE and -MIDDLE <= r < MIDDLE):
        raise ValueError(f"{text} is further than {MIDDLE} from 0,0")
    return code(q, r)


AT = Field("at", r"-?[0-9]{1,3},-?[0-9]{1,3}", lambda table, at: write_hex(at), _read_hex, "q,r from -128 to 127")
COLOUR = names_field("colour", COLOUR_NAMES, first=1)
GOD = Field("god", r"\w+", seat_name, lambda table, text: table.gods.index(text), "a god at the table")
VICTIM = Field(
    "victim", r"\w+",
    lambda table, seat: table.gods[seat - 1] if seat else "none",
    lambda table, text: 0 if text == "none" else table.gods.index(text) + 1,
    "a god at the table, or none",
)  # fmt: skip


FIELDS = (AT, COLOUR, VICTIM, GOD)
HEX = (0, 16)
X = (16, 8)
SHORTHAND = (
    ("move {at}>{at2}", ("move {at}", "to {at2}")),
    ("whirlwind {at}>{at2}", ("whirlwind {at}", "to {at2}")),
)


def laid(kinds: Iterable[Declared]) -> list[Kind]:
    """Declared kinds with their fields where they belong: the hex below, whatever else there is in x."""
    found = []
    for number, form, targets in kinds:
        names = sorted(re.findall(r"\{(\w+)\}", form), key=lambda name: name == "at")
        found.append(Kind(number, form, {name: HEX if name == "at" else X for name in names}, targets, not targets))
    return found


def space_of(table: GodsTable, actions: ActionTable, **cards: Iterable[int]) -> Iterator[int]:
    """All actions that name a hex on or near the field, and those that name none; cards as the edition calls them."""
    named: dict[str, Iterable[int]] = {
        "at": neighbourhood(table), "colour": range(1, 5), "victim": range(table.players + 1),
        "god": range(table.players), **cards,
    }  # fmt: skip
    for kind in actions.kinds.values():
        yield from actions.each(kind.code, **{name: named[name] for name in kind.bits})


def neighbourhood(table: GodsTable) -> list[int]:
    """The hexes with cards, two rings around them, one far away, and one too far."""
    found = {int(at) for at in table.field.codes()}
    for _ in range(2):
        found |= {at + step for at in found for step in STEPS if within_reach(at + step)}
    return sorted(found | {code(60, 60), code(61, 60)})
