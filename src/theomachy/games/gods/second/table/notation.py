"""How the actions of the second edition are written, read and clicked."""

from __future__ import annotations

from collections.abc import Iterator

from theomachy.core.action import ActionTable, Field, Kind, names_field
from theomachy.games.gods.common.rules.actions import DISCARD, DRAW, PLAY_EXTRA, TAKE_EXTRA
from theomachy.games.gods.common.rules.cards import EXTRA
from theomachy.games.gods.common.table.names import write_hex
from theomachy.games.gods.common.table.notation import FIELDS, SHORTHAND, X, seat_name, shared_kinds, shared_space
from theomachy.games.gods.second.rules.state import SecondTable
from theomachy.games.gods.second.table.box import NAMES

__all__ = ["TABLE", "seat_name", "space", "write_hex"]

CARD: Field = names_field("card", NAMES)

TABLE = ActionTable(
    [
        *shared_kinds(),
        Kind(TAKE_EXTRA, "take extra", {}, ("card:extra", "button:take")),
        Kind(DISCARD, "discard {card}", {"card": X}, ("button:discard", "card:{card}")),
        Kind(PLAY_EXTRA, "extra", {}, ("button:extra",)),
        Kind(DRAW, "draw {card}", {"card": X}, chance=True),
    ],
    [*FIELDS, CARD],
    shorthand=SHORTHAND,
)


def space(table: SecondTable) -> Iterator[int]:
    """Every action that names a hex on or near the field, and everything that names none."""
    yield from shared_space(table, TABLE)
    for code in (TAKE_EXTRA, PLAY_EXTRA):
        yield TABLE.pack(code)
    for card in range(1, EXTRA + 1):
        yield TABLE.pack(DISCARD, card=card)
        yield TABLE.pack(DRAW, card=card)
