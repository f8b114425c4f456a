"""Why an action cannot be done now: the clause that forbids it."""

from __future__ import annotations

from mypy_extensions import i64

from theomachy.core.position import CHANCE
from theomachy.games.gods_common.cards import DECAY, DESERT, EXTRA, NO_GOD, TRIBES, WHIRLWIND, kind_of
from theomachy.games.gods_common.placing import (
    can_lift, can_rob, temple_price, tribe_price, waits_for_stone, why_not_there,
)  # fmt: skip
from theomachy.games.gods_common.table import AFTER, OVER, REFILL, SEATING, STARTER, STONE, WHERE_TO
from theomachy.games.gods_second.actions import (
    DECAY_HERE, DESERT_HERE, DISCARD, DRAW, END_TURN, GIVE_STONE, MOVE, PLAY_EXTRA, SEAT, START,
    TAKE_EXTRA, TEMPLE_HERE, TO, TRIBE, WHIRL, WHIRL_IDLE, at_in, kind_in, x_in,
)  # fmt: skip
from theomachy.games.gods_second.state import ONCE_DISCARD, ONCE_MOVE, ONCE_TEMPLE, SecondTable
from theomachy.parts.hexes import distance


def why_not(table: SecondTable, player: i64, action: i64) -> str:
    kind = kind_in(action)
    if table.phase == OVER:
        return "GODS2-X-04"
    if not well_formed(kind, x_in(action), at_in(action)):
        return "GODS2-A-01"
    if kind == DRAW or kind == START or kind == SEAT:
        return why_not_chance(table, player, kind, x_in(action))
    if player != table.turn or player == CHANCE:
        return "GODS2-T-01"
    return why_not_phase(table, kind) or why_not_kind(table, kind, x_in(action), at_in(action))


def well_formed(kind: i64, x: i64, at: i64) -> bool:
    """No number outside the table of actions, and nothing in the bits that a kind does not use."""
    if kind < TRIBE or kind > SEAT:
        return False
    names_x = kind == TRIBE or kind == DECAY_HERE or kind == DISCARD or kind >= DRAW
    names_hex = (kind < TAKE_EXTRA and kind != WHIRL_IDLE) or kind == MOVE or kind == TO or kind == GIVE_STONE
    return (names_x or x == 0) and (names_hex or at == 0)


def why_not_chance(table: SecondTable, player: i64, kind: i64, x: i64) -> str:
    if kind == DRAW:
        if player != CHANCE:
            return "GODS2-T-05"
        if table.phase != REFILL:
            return "GODS2-T-14"
        return "" if 0 < x and x <= EXTRA and table.supply.counts[x] > 0 else "GODS2-T-05"
    if kind == START:
        return "" if player == CHANCE and table.phase == STARTER and x < table.players else "GODS2-S-09"
    fits = player == CHANCE and table.phase == SEATING and x < table.players
    return "" if fits and i64(table.temples[x]) == table.fixed.temples else "GODS2-S-05"


def why_not_phase(table: SecondTable, kind: i64) -> str:
    """Is this kind of action asked for at all now?"""
    phase = table.phase
    if phase == WHERE_TO:
        return "" if kind == TO else "GODS2-A-21"
    if phase == STONE:
        return "" if kind == GIVE_STONE else "GODS2-R-15"
    if phase == AFTER:
        return "" if kind == PLAY_EXTRA or kind == END_TURN else "GODS2-T-10"
    if kind == PLAY_EXTRA:
        return "GODS2-R-20" if table.old_extras(table.active) > 0 else "GODS2-A-24"
    if kind == END_TURN:
        return "GODS2-T-10"
    if kind == TO:
        return "GODS2-A-26"
    return "GODS2-R-15" if kind == GIVE_STONE else ""


def why_not_kind(table: SecondTable, kind: i64, x: i64, at: i64) -> str:
    if kind == TRIBE:
        return why_not_tribe(table, x, at)
    if kind == TEMPLE_HERE:
        return why_not_temple(table, at)
    if kind == DESERT_HERE:
        return why_not_other(table, DESERT, "GODS2-A-15") or there(table, at)
    if kind == DECAY_HERE:
        return why_not_other(table, DECAY, "GODS2-A-17") or there(table, at) or why_not_rob(table, at, x - 1)
    if kind == WHIRL:
        return why_not_other(table, WHIRLWIND, "GODS2-A-20") or why_not_lift(table, at, "GODS2-A-21")
    if kind == WHIRL_IDLE:
        idle = "" if table.fixed.whirlwind_idle else "GODS2-R-22"
        return why_not_other(table, WHIRLWIND, "GODS2-A-20") or idle
    if kind == TAKE_EXTRA:
        return why_not_other(table, EXTRA, "GODS2-A-23")
    if kind == MOVE:
        return why_not_move(table, at)
    if kind == DISCARD:
        if not table.on_display(x) or x == 0:
            return "GODS2-A-29"
        return "GODS2-T-11" if table.used & ONCE_DISCARD else ""
    if kind == TO:
        return why_not_to(table, at)
    if kind == GIVE_STONE:
        beside = distance(at, table.site) == 1
        return "" if beside and waits_for_stone(table, at) else "GODS2-R-15"
    return ""


def there(table: SecondTable, at: i64) -> str:
    rule = why_not_there(table, at)
    return table.clause(rule) if rule else ""


def why_not_tribe(table: SecondTable, colour: i64, at: i64) -> str:
    if colour == 0 or colour > TRIBES or not table.on_display(colour):
        return "GODS2-A-04"
    clause = there(table, at)
    if clause:
        return clause
    return "GODS2-T-12" if tribe_price(table, at) > i64(table.power[table.active]) else ""


def why_not_temple(table: SecondTable, at: i64) -> str:
    seat = table.active
    if table.used & ONCE_TEMPLE:
        return "GODS2-T-11"
    if table.temples[seat] == 0:
        return "GODS2-A-31"
    clause = there(table, at)
    if clause:
        return clause
    price = temple_price(table, at)
    if price > table.fixed.max_power:
        return "GODS2-R-16"
    return "GODS2-T-12" if price > i64(table.power[seat]) else ""


def why_not_other(table: SecondTable, kind: i64, clause: str) -> str:
    if not table.on_display(kind):
        return clause
    if table.may_play_other(kind):
        return ""
    return "GODS2-T-11" if table.fixed.per_kind else "GODS2-R-17"


def why_not_rob(table: SecondTable, at: i64, victim: i64) -> str:
    if victim == NO_GOD:
        return ""
    if victim >= table.players or victim == table.active:
        return "GODS2-R-23"
    return "" if can_rob(table, at, victim) else "GODS2-A-18"


def why_not_lift(table: SecondTable, at: i64, clause: str) -> str:
    if kind_of(table.field.card(at)) != DESERT:
        return clause
    return "" if can_lift(table, at) else "GODS2-R-27"


def why_not_move(table: SecondTable, at: i64) -> str:
    if table.used & ONCE_MOVE:
        return "GODS2-T-11"
    if i64(table.power[table.active]) < table.fixed.move_price:
        return "GODS2-T-12"
    return why_not_lift(table, at, "GODS2-A-26")


def why_not_to(table: SecondTable, at: i64) -> str:
    if at == table.site:
        return "GODS2-R-26"
    if table.field.card(at) == 0 and table.field.beside(at) == 0:
        return "GODS2-R-25"
    return there(table, at)
