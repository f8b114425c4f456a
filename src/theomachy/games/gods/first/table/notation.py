"""How the actions of the first edition are written, read and clicked."""

from __future__ import annotations

from collections.abc import Iterator

from theomachy.core.action import ActionTable, Field, names_field
from theomachy.games.gods.common.rules.actions import DISCARD, DRAW, KINDS, PLAY_EXTRA, TAKE_EXTRA
from theomachy.games.gods.common.rules.cards import END_TILE
from theomachy.games.gods.common.table.names import write_hex
from theomachy.games.gods.common.table.notation import FIELDS, SHORTHAND, laid, seat_name, space_of
from theomachy.games.gods.first.rules import turn
from theomachy.games.gods.first.rules.state import FirstTable
from theomachy.games.gods.first.table.box import NAMES

__all__ = ["TABLE", "seat_name", "space", "write_hex"]

TILE: Field = names_field("tile", NAMES)

TABLE = ActionTable(
    laid(
        [
            *KINDS,
            (TAKE_EXTRA, "take mediation", ("card:mediation", "button:take")),
            (DISCARD, "discard {tile}", ("button:discard", "card:{tile}")),
            (PLAY_EXTRA, "mediation", ("button:extra",)),
            (DRAW, "draw {tile}", ()),
            *turn.KINDS,
        ]
    ),
    [*FIELDS, TILE],
    shorthand=SHORTHAND,
)


def space(table: FirstTable) -> Iterator[int]:
    """Every action that names a hex on or near the field, and everything that names none."""
    never = TABLE.pack(DISCARD, tile=END_TILE)  # it does not come to the display
    yield from (action for action in space_of(table, TABLE, tile=range(1, END_TILE + 1)) if action != never)
