"""Fields of actions that both editions write alike."""

from __future__ import annotations

from theomachy.core.action import Field, names_field
from theomachy.games.gods_common.names import COLOUR_NAMES, write_hex
from theomachy.games.gods_common.table import GodsTable
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


def neighbourhood(table: GodsTable) -> list[int]:
    """The hexes with cards, two rings around them, and one far away."""
    found = {int(at) for at in table.field.codes()}
    for _ in range(2):
        found |= {at + step for at in found for step in STEPS if within_reach(at + step)}
    return sorted(found | {code(60, 60)})
