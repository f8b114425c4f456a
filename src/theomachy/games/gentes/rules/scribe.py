"""Scribe: take cards from the display or from the discard pile (GENTES-A-33 to A-38)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from theomachy.games.gentes.rules.actions import CARDS, FROM, TAKE, pack
from theomachy.games.gentes.rules.effect_choices import remove_from_display
from theomachy.games.gentes.rules.state import (
    BASIC,
    BUDGET,
    CHOOSE_CARDS,
    DEAR,
    HAND,
    HANDS,
    LEFT,
    PILE,
    TAKING,
    GentesTable,
)  # fmt: skip
from theomachy.games.gentes.rules.tables import bit, place, size


def reach(table: GentesTable, cards: i64, worth: i64) -> i64:
    """How many positions of the display, as it lies, the price reaches for so many cards (GENTES-A-34)."""
    prices = table.fixed.reach
    found: i64 = 0
    for i in range(i64(len(table.display))):
        price = i64(prices[(cards - 1) * 8 + i])
        if price > 0 and price <= worth:
            found = i + 1
    return found


def least_card(table: GentesTable) -> i64:
    """The lowest price at which a card can be taken; 255 if there is none (GENTES-R-30)."""
    least: i64 = 255
    if len(table.display) > 0 and table.fixed.reach[0] > 0:
        least = i64(table.fixed.reach[0])
    if table.discard != 0 and table.fixed.discard_1 < least:
        least = table.fixed.discard_1
    return least


def ask_from(table: GentesTable) -> vec[i32]:
    out: vec[i32] = vec[i32]()
    worth = table.reg(BUDGET)
    if reach(table, 1, worth) > 0:
        out = append(out, pack(FROM, 0, 0))
    if table.discard != 0 and table.fixed.discard_1 <= worth:
        out = append(out, pack(FROM, 1, 0))
    return out


def choose_from(table: GentesTable, pile: i64) -> None:
    table.set_reg(PILE, pile)
    table.phase = CHOOSE_CARDS


def ask_cards(table: GentesTable) -> vec[i32]:
    """Any number that the price allows, at least one (GENTES-A-35, GENTES-A-36)."""
    out: vec[i32] = vec[i32]()
    worth = table.reg(BUDGET)
    if table.regs[PILE] != 0:
        out = append(out, pack(CARDS, 1, 0))
        if table.fixed.discard_2 <= worth and table.discard & (table.discard - 1) != 0:
            out = append(out, pack(CARDS, 2, 0))
        return out
    for n in range(i64(1), i64(4)):
        if reach(table, n, worth) >= n:
            out = append(out, pack(CARDS, n, 0))
    return out


def choose_cards(table: GentesTable, n: i64) -> None:
    table.set_reg(BASIC, n)
    table.set_reg(LEFT, n)
    table.phase = TAKING


def ask_take(table: GentesTable) -> vec[i32]:
    """The next card further right than the last; enough must remain behind it for the others."""
    out: vec[i32] = vec[i32](capacity=8)
    left = table.reg(LEFT)
    if table.regs[PILE] != 0:
        bits = table.discard
        while bits & table.picked != 0:
            bits &= bits - 1
        while size(bits) >= left and bits != 0:
            low = bits & -bits
            bits ^= low
            out = append(out, pack(TAKE, place(low), 0))
        return out
    first: i64 = 0
    for i in range(i64(len(table.display))):
        if table.picked >> i64(table.display[i]) & 1 != 0:
            first = i + 1
    limit = reach(table, table.reg(BASIC), table.reg(BUDGET)) - left
    for i in range(first, limit + 1):
        out = append(out, pack(TAKE, i64(table.display[i]), 0))
    return out


def take(table: GentesTable, card: i64) -> bool:
    """Choose one card; gives True when all are chosen and in the hand. DEAR is then the price they need."""
    table.picked |= bit(card)
    table.set_reg(LEFT, table.reg(LEFT) - 1)
    if table.regs[LEFT] > 0:
        return False
    seat = table.active
    fixed = table.fixed
    n = table.reg(BASIC)
    if table.regs[PILE] != 0:
        table.discard &= ~table.picked
        table.set_reg(DEAR, fixed.discard_1 if n == 1 else fixed.discard_2)
    else:
        table.set_reg(DEAR, i64(fixed.reach[(n - 1) * 8 + table.position_of(card)]))
        remove_from_display(table, table.picked)
    table.sets[HANDS + seat] |= table.picked
    table.add(seat, HAND, n)
    if table.events is not None:
        clause = "GENTES-A-36" if table.regs[PILE] != 0 else "GENTES-A-34"
        bits = table.picked
        while bits != 0:
            low = bits & -bits
            bits ^= low
            table.note("took", clause, {"who": seat, "card": fixed.card_ids[place(low)]})
    table.picked = 0
    return True
