"""How the actions of the second edition are written, read and clicked."""

from __future__ import annotations

from collections.abc import Iterator

from theomachy.core.action import ActionTable, Field, names_field
from theomachy.games.gods.common.rules.actions import DISCARD, DRAW, KINDS, PLAY_EXTRA, TAKE_EXTRA
from theomachy.games.gods.common.rules.cards import EXTRA
from theomachy.games.gods.common.table.names import write_hex
from theomachy.games.gods.common.table.notation import FIELDS, SHORTHAND, laid, seat_name, space_of
from theomachy.games.gods.second.rules import turn
from theomachy.games.gods.second.rules.state import SecondTable
from theomachy.games.gods.second.table.box import NAMES

__all__ = ["TABLE", "seat_name", "space", "write_hex"]

CARD: Field = names_field("card", NAMES)

TABLE = ActionTable(
    laid(
        [
            *KINDS,
            (TAKE_EXTRA, "take extra", ("card:extra", "button:take")),
            (DISCARD, "discard {card}", ("button:discard", "card:{card}")),
            (PLAY_EXTRA, "extra", ("button:extra",)),
            (DRAW, "draw {card}", ()),
            *turn.KINDS,
        ]
    ),
    [*FIELDS, CARD],
    shorthand=SHORTHAND,
)


def space(table: SecondTable) -> Iterator[int]:
    """Every action that names a hex on or near the field, and everything that names none."""
    yield from space_of(table, TABLE, card=range(1, EXTRA + 1))
