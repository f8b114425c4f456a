"""How the actions of the first edition are written, read and clicked."""

from __future__ import annotations

from collections.abc import Iterator

from theomachy.core.action import ActionTable, Field, Kind, names_field
from theomachy.games.gods.common.rules.actions import DISCARD, DRAW, PLAY_EXTRA, TAKE_EXTRA
from theomachy.games.gods.common.rules.cards import END_TILE, EXTRA
from theomachy.games.gods.common.table.names import write_hex
from theomachy.games.gods.common.table.notation import FIELDS, SHORTHAND, X, seat_name, shared_kinds, shared_space
from theomachy.games.gods.first.rules.actions import END_GAME, PLAY_ON
from theomachy.games.gods.first.rules.state import FirstTable
from theomachy.games.gods.first.table.box import NAMES

__all__ = ["TABLE", "seat_name", "space", "write_hex"]

TILE: Field = names_field("tile", NAMES)

TABLE = ActionTable(
    [
        *shared_kinds(),
        Kind(TAKE_EXTRA, "take mediation", {}, ("card:mediation", "button:take")),
        Kind(DISCARD, "discard {tile}", {"tile": X}, ("button:discard", "card:{tile}")),
        Kind(PLAY_EXTRA, "mediation", {}, ("button:extra",)),
        Kind(DRAW, "draw {tile}", {"tile": X}, chance=True),
        Kind(END_GAME, "end game", {}, ("button:end-game",)),
        Kind(PLAY_ON, "last turn", {}, ("button:last-turn",)),
    ],
    [*FIELDS, TILE],
    shorthand=SHORTHAND,
)


def space(table: FirstTable) -> Iterator[int]:
    """Every action that names a hex on or near the field, and everything that names none."""
    yield from shared_space(table, TABLE)
    for code in (TAKE_EXTRA, PLAY_EXTRA, END_GAME, PLAY_ON):
        yield TABLE.pack(code)
    for tile in range(1, END_TILE + 1):
        yield TABLE.pack(DRAW, tile=tile)
    for tile in range(1, EXTRA + 1):
        yield TABLE.pack(DISCARD, tile=tile)
