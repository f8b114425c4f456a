"""Why an action cannot be done now: the rule that forbids it, under the clause id of the edition being played."""

from __future__ import annotations

from mypy_extensions import i64

from theomachy.core.position import CHANCE
from theomachy.games.gods.common.rules.actions import (
    DECAY_HERE,
    DESERT_HERE,
    DISCARD,
    DRAW,
    END_TURN,
    GIVE_STONE,
    MOVE,
    PLAY_EXTRA,
    SEAT,
    START,
    TAKE_EXTRA,
    TEMPLE_HERE,
    TO,
    TRIBE,
    WHIRL,
    WHIRL_IDLE,
    at_in,
    kind_in,
    x_in,
)  # fmt: skip
from theomachy.games.gods.common.rules.cards import DECAY, DESERT, EXTRA, NO_GOD, TRIBES, WHIRLWIND, kind_of
from theomachy.games.gods.common.rules.placing import (
    can_lift,
    can_rob,
    temple_price,
    tribe_price,
    waits_for_stone,
    why_not_there,
)  # fmt: skip
from theomachy.games.gods.common.rules.table import (
    AFTER,
    ONCE_DISCARD,
    ONCE_MOVE,
    ONCE_TEMPLE,
    OVER,
    REFILL,
    SEATING,
    STARTER,
    STONE,
    WHERE_TO,
    GodsTable,
)  # fmt: skip
from theomachy.parts.hexes import distance


def why_not_shared(table: GodsTable, player: i64, action: i64) -> str:
    """The clause that forbids an action which both editions have; empty if none does."""
    rule = rule_against(table, player, action)
    return table.clause(rule) if rule else ""


def rule_against(table: GodsTable, player: i64, action: i64) -> str:
    kind = kind_in(action)
    if table.phase == OVER:
        return "over"
    if not well_formed(kind, x_in(action), at_in(action)):
        return "kinds of actions"
    if kind == DRAW or kind == START or kind == SEAT:
        return against_chance(table, player, kind, x_in(action))
    if player != table.turn or player == CHANCE:
        return against_player(table, player)
    return against_phase(table, kind) or against_kind(table, kind, x_in(action), at_in(action))


def against_player(table: GodsTable, player: i64) -> str:
    """Why this player is not asked now."""
    if table.phase == SEATING:
        return "seating first"
    if table.phase == STARTER:
        return "starter first"
    if table.phase == REFILL and player == table.active:
        return "steps of a turn"
    return "turn order"


def well_formed(kind: i64, x: i64, at: i64) -> bool:
    """No number outside the table of actions, and nothing in the bits that a kind does not use."""
    if kind < TRIBE or kind > SEAT:
        return False
    names_x = kind == TRIBE or kind == DECAY_HERE or kind == DISCARD or kind >= DRAW
    names_hex = (kind < TAKE_EXTRA and kind != WHIRL_IDLE) or kind == MOVE or kind == TO or kind == GIVE_STONE
    return (names_x or x == 0) and (names_hex or at == 0)


def against_chance(table: GodsTable, player: i64, kind: i64, x: i64) -> str:
    if kind == DRAW:
        if player != CHANCE:
            return "refill"
        if table.phase != REFILL:
            return "no refill now"
        return "" if 0 < x and x <= EXTRA and table.supply.counts[x] > 0 else "refill"
    if kind == START:
        return "" if player == CHANCE and table.phase == STARTER and x < table.players else "who starts"
    fits = player == CHANCE and table.phase == SEATING and x < table.players
    return "" if fits and i64(table.temples[x]) == table.numbers().temples else "constellation"


def against_phase(table: GodsTable, kind: i64) -> str:
    """Is this kind of action asked for at all now?"""
    phase = table.phase
    if phase == WHERE_TO:
        return "" if kind == TO else "desert in hand"
    if phase == STONE:
        return "" if kind == GIVE_STONE else "stones first"
    if phase == AFTER:
        return "" if kind == PLAY_EXTRA or kind == END_TURN else "two actions"
    if kind == PLAY_EXTRA:
        return "extra comes last" if table.old_extras(table.active) > 0 else "play extra"
    if kind == END_TURN:
        return "two actions"
    if kind == TO:
        return "no desert in hand"
    return "no stones to choose" if kind == GIVE_STONE else ""


def against_kind(table: GodsTable, kind: i64, x: i64, at: i64) -> str:
    if kind == TRIBE:
        return against_tribe(table, x, at)
    if kind == TEMPLE_HERE:
        return against_temple(table, at)
    if kind == DESERT_HERE:
        return against_other(table, DESERT, "desert") or why_not_there(table, at)
    if kind == DECAY_HERE:
        return against_other(table, DECAY, "decay card") or why_not_there(table, at) or against_rob(table, at, x - 1)
    if kind == WHIRL:
        return against_other(table, WHIRLWIND, "whirlwind") or against_lift(table, at, "whirlwind moves")
    if kind == WHIRL_IDLE:
        idle = "" if table.numbers().whirlwind_idle else "whirlwind idle"
        return against_other(table, WHIRLWIND, "whirlwind") or idle
    if kind == TAKE_EXTRA:
        return against_other(table, EXTRA, "take extra")
    if kind == MOVE:
        return against_move(table, at)
    if kind == DISCARD:
        if not table.on_display(x) or x == 0:
            return "discard"
        return "once a turn" if table.used & ONCE_DISCARD else ""
    if kind == TO:
        return against_to(table, at)
    if kind == GIVE_STONE:
        beside = distance(at, table.site) == 1
        return "" if beside and waits_for_stone(table, at) else "too few stones"
    return ""


def against_tribe(table: GodsTable, colour: i64, at: i64) -> str:
    if colour == 0 or colour > TRIBES or not table.on_display(colour):
        return "tribe"
    rule = why_not_there(table, at)
    if rule:
        return rule
    return "pay in full" if tribe_price(table, at) > i64(table.power[table.active]) else ""


def against_temple(table: GodsTable, at: i64) -> str:
    seat = table.active
    if table.used & ONCE_TEMPLE:
        return "once a turn"
    if table.temples[seat] == 0:
        return "no temple left"
    rule = why_not_there(table, at)
    if rule:
        return rule
    price = temple_price(table, at)
    if price > table.numbers().max_power:
        return "closed to temples"
    return "pay in full" if price > i64(table.power[seat]) else ""


def against_other(table: GodsTable, kind: i64, rule: str) -> str:
    if not table.on_display(kind):
        return rule
    return "" if table.may_play_other(kind) else "one other card a turn"


def against_rob(table: GodsTable, at: i64, victim: i64) -> str:
    if victim == NO_GOD:
        return ""
    if victim >= table.players or victim == table.active:
        return "whom to rob"
    return "" if can_rob(table, at, victim) else "decay robs"


def against_lift(table: GodsTable, at: i64, rule: str) -> str:
    if kind_of(table.field.card(at)) != DESERT:
        return rule
    return "" if can_lift(table, at) else "split field"


def against_move(table: GodsTable, at: i64) -> str:
    if table.used & ONCE_MOVE:
        return "once a turn"
    if i64(table.power[table.active]) < table.numbers().move_price:
        return "pay in full"
    return against_lift(table, at, "desert to move")


def against_to(table: GodsTable, at: i64) -> str:
    if at == table.site:
        return "another place"
    if table.field.card(at) == 0 and table.field.beside(at) == 0:
        return "desert is lifted first"
    return why_not_there(table, at)
