"""Fields of actions that both editions write alike."""

from __future__ import annotations

from collections.abc import Iterator

from theomachy.core.action import ActionTable, Field, Kind, names_field
from theomachy.games.gods.common.rules.actions import (
    DECAY_HERE,
    DESERT_HERE,
    END_TURN,
    GIVE_STONE,
    MOVE,
    SEAT,
    START,
    TEMPLE_HERE,
    TO,
    TRIBE,
    WHIRL,
    WHIRL_IDLE,
)  # fmt: skip
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
HEX = {"at": (0, 16)}
X = (16, 8)
SHORTHAND = (
    ("move {at}>{at2}", ("move {at}", "to {at2}")),
    ("whirlwind {at}>{at2}", ("whirlwind {at}", "to {at2}")),
)


def shared_kinds() -> list[Kind]:
    """The actions that both editions write alike; those that name cards of the supply each edition adds itself."""
    return [
        Kind(TRIBE, "tribe {colour} {at}", {"colour": X, **HEX}, ("card:{colour}", "hex:{at}")),
        Kind(TEMPLE_HERE, "temple {at}", HEX, ("temple", "hex:{at}")),
        Kind(DESERT_HERE, "desert {at}", HEX, ("card:desert", "hex:{at}")),
        Kind(
            DECAY_HERE, "decay {at} from {victim}", {"victim": X, **HEX}, ("card:decay", "hex:{at}", "victim:{victim}")
        ),
        Kind(WHIRL, "whirlwind {at}", HEX, ("card:whirlwind", "hex:{at}")),
        Kind(WHIRL_IDLE, "whirlwind none", {}, ("card:whirlwind", "button:nothing")),
        Kind(MOVE, "move {at}", HEX, ("button:move", "hex:{at}")),
        Kind(TO, "to {at}", HEX, ("hex:{at}",)),
        Kind(GIVE_STONE, "stone {at}", HEX, ("hex:{at}",)),
        Kind(END_TURN, "end turn", {}, ("button:end",)),
        Kind(START, "start {god}", {"god": X}, chance=True),
        Kind(SEAT, "seat {god}", {"god": X}, chance=True),
    ]


def shared_space(table: GodsTable, actions: ActionTable) -> Iterator[int]:
    """All of these that name a hex on or near the field, and those that name none."""
    for at in neighbourhood(table):
        for kind in (TEMPLE_HERE, DESERT_HERE, WHIRL, MOVE, TO, GIVE_STONE):
            yield actions.pack(kind, at=at)
        for colour in range(1, 5):
            yield actions.pack(TRIBE, colour=colour, at=at)
        for victim in range(table.players + 1):
            yield actions.pack(DECAY_HERE, victim=victim, at=at)
    for kind in (WHIRL_IDLE, END_TURN):
        yield actions.pack(kind)
    for god in range(table.players):
        yield actions.pack(START, god=god)
        yield actions.pack(SEAT, god=god)


def neighbourhood(table: GodsTable) -> list[int]:
    """The hexes with cards, two rings around them, one far away, and one too far."""
    found = {int(at) for at in table.field.codes()}
    for _ in range(2):
        found |= {at + step for at in found for step in STEPS if within_reach(at + step)}
    return sorted(found | {code(60, 60), code(61, 60)})
