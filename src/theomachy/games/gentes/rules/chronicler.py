"""Chronicler: play a card from the hand, take its rewards, score a symbol (GENTES-A-39 to A-49)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from theomachy.games.gentes.rules.actions import declare, pack
from theomachy.games.gentes.rules.effects import begin
from theomachy.games.gentes.rules.goods import gain_points
from theomachy.games.gentes.rules.phases import CARD_DONE, MAIN_DONE, PLAYING
from theomachy.games.gentes.rules.prospects import card_points, space_needed
from theomachy.games.gentes.rules.state import (
    DISPLAYS,
    FROM_CARDS,
    FROM_SYMBOLS,
    ICON,
    MAT,
    ON_CARDS,
    PERSONS,
    SHOWN,
    SYMBOL,
    TEMPLES,
    GentesTable,
)
from theomachy.games.gentes.rules.tables import (
    ALWAYS,
    CARD_PERSON,
    GROUPS,
    HOW_MANY,
    ICONS,
    ON_PLAY,
    WHICH,
    bit,
    place,
)  # fmt: skip

# ---- the kinds of this chapter

PLAY: Final = 24  # x: card
KINDS: Final[tuple[int, ...]] = declare(
    (PLAY, "play {card}", ("card:{card}",), (PLAYING,)),
)  # fmt: skip


def against(table: GentesTable, kind: i64, x: i64, y: i64) -> str:
    return against_play(table, x)


def do(table: GentesTable, kind: i64, x: i64, y: i64) -> bool:
    """Does it, if it is of this chapter."""
    if kind == PLAY:
        play(table, x)
    else:
        return False
    return True


# ---- requirements, here and in the final scoring


def lack(table: GentesTable, seat: i64, card: i64, group: i64) -> i64:
    """Persons of a group that the card demands and that are neither on the chart nor on cards (GENTES-A-40,
    GENTES-A-67, GENTES-A-88); 0 or less if there are enough."""
    need = i64(table.fixed.require[card * GROUPS + group])
    return need - table.people(seat, group) - table.mat(seat, ON_CARDS + group)


def missing(table: GentesTable, seat: i64, card: i64) -> i64:
    """How many of the persons that the card demands are missing: what `lack` says of all groups, in one go, since
    searches ask nothing more often."""
    chart = seat * MAT + PERSONS
    on_cards = seat * MAT + ON_CARDS
    need = card * GROUPS
    mats = table.mats
    require = table.fixed.require
    total: i64 = 0
    for group in range(i64(GROUPS)):
        n = i64(require[need + group]) - i64(mats[chart + group]) - i64(mats[on_cards + group])
        if n > 0:
            total += n
    return total


def icon_lack(table: GentesTable, seat: i64, card: i64, icon: i64) -> i64:
    """Own sites with the icon that are missing; nothing replaces them. 0 or less if there are enough (GENTES-A-40)."""
    return i64(table.fixed.icons_needed[card * ICONS + icon]) - table.mat(seat, ICON + icon)


def icons_met(table: GentesTable, seat: i64, card: i64) -> bool:
    """The same of all icons, in one go, for searches."""
    own = seat * MAT + ICON
    for icon in range(i64(ICONS)):
        if i64(table.fixed.icons_needed[card * ICONS + icon]) > i64(table.mats[own + icon]):
            return False
    return True


def meets(table: GentesTable, seat: i64, card: i64) -> bool:
    """Requirements met, with temple cubes for missing persons (GENTES-A-41)."""
    return missing(table, seat, card) <= table.mat(seat, TEMPLES) and icons_met(table, seat, card)


def pay_virtual(table: GentesTable, seat: i64, card: i64, clause: str) -> None:
    """One temple cube for each missing person (GENTES-A-41, GENTES-R-12); persons are not spent (GENTES-A-42)."""
    n = missing(table, seat, card)
    if n > 0:
        table.add(seat, TEMPLES, -n)
        if table.events is not None:
            table.write("virtual", clause, {"who": seat, "n": n})


# ---- playing a card


def room_for(table: GentesTable, seat: i64, card: i64) -> i64:
    """Free spaces that playing the card needs after the action's own tiles (GENTES-R-15)."""
    fixed = table.fixed
    if fixed.timed_cards >> card & 1 == 0:
        return 0
    return space_needed(table, seat, fixed.first(card, ON_PLAY), fixed.end(card, ON_PLAY))


def least_space(table: GentesTable, seat: i64) -> i64:
    """The fewest free spaces with which some hand card can be played; 99 if none can (GENTES-T-47)."""
    least: i64 = 99
    bits = table.hand(seat)
    while bits != 0:
        low = bits & -bits
        bits ^= low
        card = place(low)
        if meets(table, seat, card):
            need = room_for(table, seat, card)
            if need == 0:
                return 0
            if need < least:
                least = need
    return least


def ask_play(table: GentesTable) -> vec[i32]:
    """Hand cards of any era (GENTES-T-36) whose requirements are met and whose hourglasses fit."""
    seat = table.active
    out: vec[i32] = vec[i32](capacity=8)
    bits = table.hand(seat)
    while bits != 0:
        low = bits & -bits
        bits ^= low
        card = place(low)
        if meets(table, seat, card) and room_for(table, seat, card) <= table.free(seat):
            out = append(out, pack(PLAY, card, 0))
    return out


def against_play(table: GentesTable, card: i64) -> str:
    if not table.fixed.is_card(card) or table.hand(table.active) >> card & 1 == 0:
        return "GENTES-A-39"
    return "GENTES-R-15" if meets(table, table.active, card) else "GENTES-A-40"


def play(table: GentesTable, card: i64) -> None:
    """Requirement, fixed points, effects; then the card enters the display (GENTES-R-13)."""
    fixed = table.fixed
    seat = table.active
    table.leave_hand(seat, card)
    table.now.card = card + 1
    if table.events is not None:
        table.write("played", "GENTES-A-39", {"who": seat, "card": fixed.card_ids[card]})
    pay_virtual(table, seat, card, "GENTES-A-41")
    if fixed.points[card] > 0:
        gain_points(table, seat, i64(fixed.points[card]), "GENTES-A-43", FROM_CARDS)
    begin(table, fixed.first(card, ON_PLAY), fixed.end(card, ON_PLAY), CARD_DONE)


def show(table: GentesTable, seat: i64, card: i64) -> None:
    """The card lies in the display (GENTES-A-45); what it counts as is counted from now on (GENTES-A-67)."""
    fixed = table.fixed
    table.sets[DISPLAYS + seat] |= bit(card)
    table.add(seat, SHOWN, 1)
    for symbol in range(fixed.symbol_rows):
        if has_symbol(table, card, symbol):
            table.add(seat, SYMBOL + symbol, 1)
    for row in range(fixed.first(card, ALWAYS), fixed.end(card, ALWAYS)):
        if fixed.op(row) == CARD_PERSON:
            table.add(seat, ON_CARDS + fixed.field(row, WHICH), fixed.field(row, HOW_MANY))


def has_symbol(table: GentesTable, card: i64, symbol: i64) -> bool:
    return i64(table.fixed.symbols[card]) >> symbol & 1 != 0


def card_done(table: GentesTable) -> None:
    """Into the display, then the best of its symbols without asking (GENTES-A-46, GENTES-R-14); cards of era III have
    none (GENTES-A-47)."""
    fixed = table.fixed
    seat = table.active
    card = table.now.card - 1
    table.now.card = 0
    show(table, seat, card)
    best: i64 = 0
    which: i64 = 0
    for symbol in range(fixed.symbol_rows):
        n = table.alike(seat, symbol)
        if has_symbol(table, card, symbol) and n > best:
            best = n
            which = symbol
    if best > 0:
        if table.events is not None:
            table.write("symbol", "GENTES-A-46", {"who": seat, "symbol": fixed.symbol_ids[which]})
        gain_points(table, seat, best, "GENTES-A-46", FROM_SYMBOLS)
    table.phase = MAIN_DONE


def brings(table: GentesTable, seat: i64, card: i64) -> i64:
    """Points that playing a hand card brings at once, the best symbol included."""
    best: i64 = 0
    for symbol in range(table.fixed.symbol_rows):
        n = table.alike(seat, symbol) + 1
        if has_symbol(table, card, symbol) and n > best:
            best = n
    return card_points(table, seat, card) + best
