"""Why an action cannot be done now, where the first edition has more to say than both editions together."""

from __future__ import annotations

from mypy_extensions import i64

from theomachy.core.position import CHANCE
from theomachy.games.gods.common.rules.actions import DRAW, at_in, kind_in, x_in
from theomachy.games.gods.common.rules.cards import END_TILE
from theomachy.games.gods.common.rules.refusals import against_player, rule_against
from theomachy.games.gods.common.rules.table import LAST_TURN, OVER, REFILL
from theomachy.games.gods.first.rules.actions import END_GAME, PLAY_ON
from theomachy.games.gods.first.rules.state import FirstTable


def why_not(table: FirstTable, player: i64, action: i64) -> str:
    """The clause that forbids the action; empty if none does."""
    rule = rule_against_first(table, player, action)
    return table.clause(rule) if rule else ""


def rule_against_first(table: FirstTable, player: i64, action: i64) -> str:
    kind = kind_in(action)
    if table.phase == OVER:
        return "over"
    if kind == END_GAME or kind == PLAY_ON:
        return against_choosing(table, player, x_in(action) + at_in(action))
    if table.phase == LAST_TURN and player == table.turn:
        return "owner chooses"
    if kind == DRAW and x_in(action) == END_TILE and at_in(action) == 0:
        return against_end_tile(table, player)
    return rule_against(table, player, action)


def against_choosing(table: FirstTable, player: i64, rest: i64) -> str:
    """The owner's choice at the village end; `rest` are bits that these actions do not use."""
    if rest != 0:
        return "kinds of actions"
    if player != table.turn or player == CHANCE:
        return against_player(table, player)
    if table.phase == LAST_TURN:
        return ""
    return "bag knows no village end" if table.fixed.bag else "no village end"


def against_end_tile(table: FirstTable, player: i64) -> str:
    if player != CHANCE:
        return "refill"
    if table.phase != REFILL:
        return "no refill now"
    if table.fixed.bag:
        return "bag knows no end tile"
    return "end tile comes late" if table.end_tile_hidden() else ""
