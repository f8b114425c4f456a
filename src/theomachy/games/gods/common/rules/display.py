"""The display and the supply behind it: filling it, taking an extra action from it, discarding from it."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i32, i64, u8

from theomachy.core.position import CHANCE
from theomachy.games.gods.common.rules.actions import DRAW, KIND_SHIFT, TAKE_EXTRA, X_SHIFT, pack
from theomachy.games.gods.common.rules.cards import EMPTY, EXTRA
from theomachy.games.gods.common.rules.state import ONCE_DISCARD, REFILL, GodsTable, once_other

# ---- filling it: CHANCE draws


def empty_spaces(table: GodsTable) -> i64:
    need: i64 = 0
    if table.display[0] == EMPTY:
        need += 1
    if table.display[1] == EMPTY:
        need += 1
    return need


def supply_falls_short(table: GodsTable) -> bool:
    """Are there fewer cards left than empty spaces (GODS1-B-03, GODS2-T-09, GODS2-X-03)?"""
    return table.supply.left < empty_spaces(table)


def ask_for_card(table: GodsTable) -> None:
    """One card for each empty space, face up, one after the other (GODS1-T-04, GODS2-T-05, GODS2-R-05)."""
    table.phase = REFILL
    table.turn = CHANCE


def draws(table: GodsTable) -> vec[i32]:
    """The kinds of cards in the supply as outcomes of CHANCE."""
    out: vec[i32] = vec[i32](capacity=9)
    counts = table.supply.counts
    for kind in range(i64(1), i64(EXTRA + 1)):
        if counts[kind] > 0:
            out = append(out, pack(DRAW, kind, 0))
    return out


def draw_weights(table: GodsTable) -> vec[i32]:
    """How many there are of each, in the same order."""
    out: vec[i32] = vec[i32](capacity=9)
    counts = table.supply.counts
    for kind in range(i64(1), i64(EXTRA + 1)):
        if counts[kind] > 0:
            out = append(out, i32(counts[kind]))
    return out


def draw_number(table: GodsTable, x: i64) -> i32:
    """The draw that card number x of the supply means, counted by kind from 0."""
    counts = table.supply.counts
    kind: i64 = 1
    while x >= i64(counts[kind]):
        x -= i64(counts[kind])
        kind += 1
    return i32(DRAW << KIND_SHIFT | kind << X_SHIFT)


def against_draw(table: GodsTable, player: i64) -> str:
    """What comes up is for CHANCE alone to say, and only at the start of a turn (GODS1-T-09, GODS2-T-14)."""
    return "no refill now" if player == CHANCE and table.phase != REFILL else "refill"


def take_from_supply(table: GodsTable, kind: i64, rule: str) -> None:
    table.supply.take(kind)
    if table.events is not None:
        table.write("drawn", table.clause(rule), {"card": kind})


def lay_open(table: GodsTable, kind: i64) -> None:
    """The card goes onto the first empty space of the display."""
    if table.display[0] == EMPTY:
        table.display[0] = u8(kind)
    else:
        table.display[1] = u8(kind)


# ---- desert, decay, whirlwind and extra action: what they have in common


def against_other(table: GodsTable, kind: i64, rule: str) -> str:
    """It must lie on the display, else `rule` speaks against it, and the turn's limit must be kept (GODS2-R-17)."""
    if not table.on_display(kind):
        return rule
    return "" if table.may_play_other(kind) else "one other card a turn"


# ---- taking an extra action


def fill_take_extra(table: GodsTable, out: vec[i32], k: i64) -> i64:
    if table.may_play_other(EXTRA):
        out[k] = pack(TAKE_EXTRA, 0, 0)
        k += 1
    return k


def against_take_extra(table: GodsTable) -> str:
    return against_other(table, EXTRA, "take extra")


def take_extra(table: GodsTable) -> None:
    """An action, for nothing; the card lies before the player until it is used (GODS1-A-16, GODS1-A-17, GODS2-A-23)."""
    table.close(once_other(EXTRA))
    seat = table.active
    table.leave_display(EXTRA)
    table.extras[seat] += 1
    table.fresh += 1
    if table.events is not None:
        table.write("extra taken", table.clause("take extra"), {"who": seat})


# ---- discarding


def may_discard(table: GodsTable) -> bool:
    """In the first edition as often as there are cards (GODS1-A-22), in the second once in a turn (GODS2-T-11). Then
    `action_choices` adds it for each card."""
    return table.used & ONCE_DISCARD == 0


def against_discard(table: GodsTable, kind: i64) -> str:
    return "discard" if kind == EMPTY or not table.on_display(kind) else "once a turn"


def discard(table: GodsTable, kind: i64) -> None:
    """One card of the display, for nothing (GODS1-A-21, GODS1-A-22, GODS2-A-29, GODS2-A-30)."""
    table.close(ONCE_DISCARD)
    table.leave_display(kind)
    table.put_away(kind)
    if table.events is not None:
        table.write("discarded", table.clause("discard"), {"who": table.active, "card": kind})
