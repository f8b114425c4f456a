"""Chronicler: play a card from the hand, take its rewards, score a symbol (GENTES-A-39 to A-49)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from theomachy.games.gentes.rules.actions import PLAY, pack
from theomachy.games.gentes.rules.effects import begin
from theomachy.games.gentes.rules.goods import gain_points
from theomachy.games.gentes.rules.prospects import space_needed
from theomachy.games.gentes.rules.state import (
    CARD,
    CARD_DONE,
    DISPLAYS,
    HAND,
    HANDS,
    MAIN_DONE,
    MAT,
    PLUS,
    SHOWN,
    SYMBOL,
    TEMPLES,
    GentesTable,
)  # fmt: skip
from theomachy.games.gentes.rules.tables import ALWAYS, CARD_PERSON, ON_PLAY, ROW, SLOTS, bit, place


def room_for(table: GentesTable, seat: i64, card: i64) -> i64:
    """Free spaces that playing the card needs after the action's own tiles (GENTES-R-15)."""
    fixed = table.fixed
    if fixed.timed_cards >> card & 1 == 0:
        return 0
    at = card * SLOTS + ON_PLAY
    return space_needed(table, seat, i64(fixed.slots[at]), i64(fixed.slots[at + 1]))


def least_space(table: GentesTable, seat: i64) -> i64:
    """The fewest free spaces with which some hand card can be played; 99 if none can."""
    least: i64 = 99
    bits = table.hand(seat)
    while bits != 0:
        low = bits & -bits
        bits ^= low
        card = place(low)
        if table.meets(seat, card):
            need = room_for(table, seat, card)
            if need == 0:
                return 0
            if need < least:
                least = need
    return least


def can_play(table: GentesTable, seat: i64, card: i64) -> bool:
    return table.meets(seat, card) and room_for(table, seat, card) <= table.free(seat)


def ask_play(table: GentesTable) -> vec[i32]:
    seat = table.active
    out: vec[i32] = vec[i32](capacity=8)
    bits = table.hand(seat)
    while bits != 0:
        low = bits & -bits
        bits ^= low
        if can_play(table, seat, place(low)):
            out = append(out, pack(PLAY, place(low), 0))
    return out


def pay_virtual(table: GentesTable, seat: i64, card: i64) -> None:
    """One temple cube for each missing person (GENTES-A-41, GENTES-R-12)."""
    lack = table.missing(seat, card)
    if lack > 0:
        table.add(seat, TEMPLES, -lack)
        if table.events is not None:
            table.note("virtual", "GENTES-A-41", {"who": seat, "n": lack})


def play(table: GentesTable, card: i64) -> None:
    """Requirement, fixed points, effects; then the card enters the display (GENTES-R-13)."""
    fixed = table.fixed
    seat = table.active
    table.sets[HANDS + seat] ^= bit(card)
    table.add(seat, HAND, -1)
    table.set_reg(CARD, card + 1)
    if table.events is not None:
        table.note("played", "GENTES-A-39", {"who": seat, "card": fixed.card_ids[card]})
    pay_virtual(table, seat, card)
    if fixed.points[card] > 0:
        gain_points(table, seat, i64(fixed.points[card]), "GENTES-A-43")
    at = card * SLOTS + ON_PLAY
    begin(table, i64(fixed.slots[at]), i64(fixed.slots[at + 1]), CARD_DONE)


def show(table: GentesTable, seat: i64, card: i64) -> None:
    """The card lies in the display; what it counts as is counted from now on."""
    fixed = table.fixed
    table.sets[DISPLAYS + seat] |= bit(card)
    table.add(seat, SHOWN, 1)
    for symbol in range(fixed.symbol_rows):
        if i64(fixed.symbols[card]) >> symbol & 1 != 0:
            table.add(seat, SYMBOL + symbol, 1)
    at = card * SLOTS + ALWAYS
    for row in range(i64(fixed.slots[at]), i64(fixed.slots[at + 1])):
        if fixed.code[row * ROW] == CARD_PERSON:
            table.add(seat, PLUS + i64(fixed.code[row * ROW + 1]), i64(fixed.code[row * ROW + 2]))


def card_done(table: GentesTable) -> None:
    """Into the display, then the best of its symbols (GENTES-A-45, GENTES-A-46, GENTES-R-14)."""
    fixed = table.fixed
    seat = table.active
    card = table.reg(CARD) - 1
    table.set_reg(CARD, 0)
    show(table, seat, card)
    best: i64 = 0
    which: i64 = 0
    for symbol in range(fixed.symbol_rows):
        n = i64(table.mats[seat * MAT + SYMBOL + symbol])
        if i64(fixed.symbols[card]) >> symbol & 1 != 0 and n > best:
            best = n
            which = symbol
    if best > 0:
        if table.events is not None:
            table.note("symbol", "GENTES-A-46", {"who": seat, "symbol": fixed.symbol_ids[which]})
        gain_points(table, seat, best, "GENTES-A-46")
    table.phase = MAIN_DONE
