"""Can a main action be carried through? Its price and time, and what changes them (GENTES-T-12 to T-21).

Every step of choosing asks the same question, `feasible`: can this action be done with the modifiers chosen so far and
whatever help is still to be had? Nothing is offered that leads to a dead end.
"""

from __future__ import annotations

from mypy_extensions import i64

from theomachy.games.gentes.rules.chronicler import least_space
from theomachy.games.gentes.rules.navigator import can_build
from theomachy.games.gentes.rules.philosopher import least_training
from theomachy.games.gentes.rules.scribe import least_card
from theomachy.games.gentes.rules.state import (
    MONEY,
    GentesTable,
)  # fmt: skip
from theomachy.games.gentes.rules.tables import (
    ALWAYS,
    CHRONICLER,
    EXACT,
    KINDS,
    LESS_COINS,
    LESS_TIME,
    MODIFY,
    NAVIGATOR,
    PHILOSOPHER,
    ROW,
    SCRIBE,
    SLOTS,
    SUN,
    TAX_COLLECTOR,
    place,
)  # fmt: skip

# ---- price and time


def budget(price: i64, less: i64, cap: i64, coins: i64) -> i64:
    """The highest worth that the player can pay for; -1 if he cannot pay at all (GENTES-A-62, GENTES-A-86).

    Without `exact` that is the printed price or nothing; with it also every price from 1 to `cap`.
    """
    best: i64 = -1
    if to_pay(price, less, 0, 0) <= coins:
        best = price
    if cap > 0:
        most = coins - less
        if most > cap:
            most = cap
        if most >= 1 and most > best:
            best = most
    return best


def to_pay(price: i64, less: i64, cap: i64, needed: i64) -> i64:
    """What is paid for contents of this price: the lowest price that permits them (GENTES-A-66, GENTES-R-33)."""
    worth = price
    if cap > 0:
        least = needed
        if least < 1:
            least = 1
        if least <= cap and (least < price or price < needed):
            worth = least
    worth += less
    if worth < 0:
        return 0
    return worth


def tiles_time(hours: i64, change: i64) -> i64:
    """Hourglasses to place (GENTES-A-63)."""
    hours += change
    if hours < 0:
        return 0
    return hours


# ---- modifiers


def permanent(table: GentesTable, seat: i64, kind: i64, tile: bool) -> None:
    """What applies by itself, into m_less and m_cap (GENTES-A-85, GENTES-R-32)."""
    fixed = table.fixed
    table.m_less = 0
    table.m_time = 0
    table.m_cap = 0
    if kind >= KINDS or (fixed.tiles_only and not tile):
        return
    bits = fixed.modifying_cards[kind] & table.shown(seat)
    while bits != 0:
        low = bits & -bits
        bits ^= low
        at = place(low) * SLOTS + ALWAYS
        for row in range(i64(fixed.slots[at]), i64(fixed.slots[at + 1])):
            if modifies(table, row, kind):
                change = i64(fixed.code[row * ROW + 2])
                if change == LESS_COINS:
                    table.m_less += i64(fixed.code[row * ROW + 3])
                elif change == EXACT:
                    raise_cap(table, i64(fixed.code[row * ROW + 3]))


def raise_cap(table: GentesTable, n: i64) -> None:
    if n > table.m_cap:
        table.m_cap = n


def modifies(table: GentesTable, row: i64, kind: i64) -> bool:
    return table.fixed.code[row * ROW] == MODIFY and i64(table.fixed.code[row * ROW + 1]) == kind


def optional(change: i64) -> bool:
    """Permanent modifiers of this change are used or not as the player likes."""
    return change != LESS_COINS and change != EXACT


def all_help(table: GentesTable, seat: i64, kind: i64, tile: bool, card: i64, site: i64) -> None:
    """Add every unused modifier that makes the action easier; `card` or `site` is its source and cannot help."""
    fixed = table.fixed
    if kind >= KINDS:
        return
    bits = fixed.modifying_cards[kind] & table.shown(seat)
    while bits != 0:
        low = bits & -bits
        bits ^= low
        c = place(low)
        if not fixed.tiles_only or tile:
            at = c * SLOTS + ALWAYS
            for row in range(i64(fixed.slots[at]), i64(fixed.slots[at + 1])):
                if modifies(table, row, kind) and optional(i64(fixed.code[row * ROW + 2])):
                    if table.uses[i64(fixed.code[row * ROW + 4])] == 0:
                        help_by(table, row)
        if c != card and table.marked & low == 0:
            at = c * SLOTS + SUN
            for row in range(i64(fixed.slots[at]), i64(fixed.slots[at + 1])):
                if modifies(table, row, kind):
                    help_by(table, row)
    bits = fixed.modifying_homes[kind] & table.towns(seat) & ~table.home_marks
    while bits != 0:
        low = bits & -bits
        bits ^= low
        s = place(low)
        if s != site:
            for row in range(i64(fixed.home_options[2 * s]), i64(fixed.home_options[2 * s + 1])):
                if modifies(table, row, kind):
                    help_by(table, row)


def help_by(table: GentesTable, row: i64) -> None:
    change = i64(table.fixed.code[row * ROW + 2])
    n = i64(table.fixed.code[row * ROW + 3])
    if change == EXACT:
        raise_cap(table, n)
    elif change == LESS_COINS and n < 0:
        table.m_less += n
    elif change == LESS_TIME and n < 0:
        table.m_time += n


def feasible(
    table: GentesTable, seat: i64, kind: i64, price: i64, hours: i64, space: i64, icon: i64, extra: i64
) -> bool:  # fmt: skip
    """Can it be paid, timed and conducted at least in part, with the modifiers in m_less, m_time and m_cap?"""
    left = table.free(seat) - space - (tiles_time(hours, table.m_time) + 1) // 2
    if left < 0:
        return False
    if kind == TAX_COLLECTOR:
        return True
    worth = budget(price, table.m_less, table.m_cap, table.mat(seat, MONEY))
    if worth < 0:
        return False
    if kind == PHILOSOPHER:
        return worth >= least_training(table, seat, extra)
    if kind == NAVIGATOR:
        return can_build(table, seat, icon)
    if kind == SCRIBE:
        return worth >= least_card(table)
    if kind == CHRONICLER:
        return left >= least_space(table, seat)
    return True
