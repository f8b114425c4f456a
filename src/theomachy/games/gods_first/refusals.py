"""Why an action cannot be done now, where the first edition has more to say than both editions together."""

from __future__ import annotations

from mypy_extensions import i64

from theomachy.core.position import CHANCE
from theomachy.games.gods_common.actions import DRAW, at_in, kind_in, x_in
from theomachy.games.gods_common.cards import END_TILE
from theomachy.games.gods_common.refusals import why_not_shared
from theomachy.games.gods_common.table import LAST_TURN, OVER, REFILL
from theomachy.games.gods_first.actions import END_GAME, PLAY_ON
from theomachy.games.gods_first.state import FirstTable


def why_not(table: FirstTable, player: i64, action: i64) -> str:
    kind = kind_in(action)
    if table.phase == OVER:
        return why_not_shared(table, player, action)
    if kind == END_GAME or kind == PLAY_ON:
        return why_not_choose(table, player, x_in(action) + at_in(action))
    if table.phase == LAST_TURN and player == table.turn:
        return "GODS1-X-04"
    if kind == DRAW and x_in(action) == END_TILE and at_in(action) == 0:
        return why_not_end_tile(table, player)
    return why_not_shared(table, player, action)


def why_not_choose(table: FirstTable, player: i64, rest: i64) -> str:
    """The owner's choice at the village end; `rest` are bits that these actions do not use."""
    if rest != 0:
        return "GODS1-A-01"
    if player != table.turn or player == CHANCE:
        return "GODS1-T-01"
    if table.phase == LAST_TURN:
        return ""
    return "GODS1-B-05" if table.fixed.bag else "GODS1-R-12"


def why_not_end_tile(table: FirstTable, player: i64) -> str:
    if player != CHANCE:
        return "GODS1-T-04"
    if table.phase != REFILL:
        return "GODS1-T-09"
    if table.fixed.bag:
        return "GODS1-B-02"
    return "GODS1-S-06" if table.end_tile_hidden() else ""
