"""Setting up and the heyday phase: draft, turns, refilling the display (GENTES-S-14 to S-21, T-04 to T-24)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i32, i64, u8

from theomachy.core.position import CHANCE
from theomachy.games.gentes.rules.actions import START_WITH, pack
from theomachy.games.gentes.rules.people import NAMES
from theomachy.games.gentes.rules.state import (
    BLANK_REGS,
    COLUMNS,
    DRAFTING,
    END_OF_TURN,
    ERA_BEGUN,
    FIRST_DISPLAY,
    HAND,
    HANDS,
    LEAST,
    MENU,
    NEXT_ROUND,
    NEXT_TURN,
    OPENING,
    PEOPLE,
    PICKS,
    POP,
    REFILL,
    REFILL_FOR,
    STARTING,
    GentesTable,
    members,
)  # fmt: skip
from theomachy.games.gentes.rules.tables import GROUPS, bit, place, size

# ---- setup


def begin_setup(table: GentesTable) -> None:
    if table.fixed.random_start:
        table.phase = STARTING
        table.turn = CHANCE
    else:
        starter_chosen(table, 0)


def starter_chosen(table: GentesTable, seat: i64) -> None:
    table.starter = seat
    table.active = seat
    if table.events is not None:
        table.note("starter", "GENTES-S-14", {"who": seat})
    table.set_reg(PICKS, 0)
    table.phase = COLUMNS
    table.turn = CHANCE


def columns_left(table: GentesTable) -> i64:
    """Groups whose training cost tile has no column yet, as bits."""
    bits: i64 = 63
    for i in range(table.reg(PICKS)):
        bits &= ~bit(i64(table.row[i]))
    return bits


def column_chosen(table: GentesTable, group: i64) -> None:
    """CHANCE fills the table from left to right; the last tile has no choice (GENTES-S-08)."""
    picks = table.reg(PICKS)
    table.row[table.column_of(group)] = table.row[picks]
    table.row[picks] = u8(group)
    table.set_reg(PICKS, picks + 1)
    if picks + 1 < GROUPS - 1:
        return
    table.set_reg(PICKS, 0)
    if table.events is not None:
        names = [NAMES[i64(table.row[i])] for i in range(GROUPS)]
        table.note("row", "GENTES-S-08", {"row": " ".join(names)})
    table.stack = table.fixed.era_cards[1]
    if table.fixed.first_game:
        deal_first_game(table)
    elif table.fixed.keep == 0:
        begin_people(table)
    else:
        table.phase = OPENING


def deal_first_game(table: GentesTable) -> None:
    """Fixed cards and persons in turn order (GENTES-S-21, GENTES-R-04)."""
    fixed = table.fixed
    for k in range(table.players):
        seat = table.in_order(k)
        cards = fixed.first_cards[k]
        table.sets[HANDS + seat] = cards
        table.add(seat, HAND, size(cards))
        table.stack &= ~cards
        for group in range(i64(GROUPS)):
            table.add(seat, POP + group, i64(fixed.first_persons[k * GROUPS + group]))
        if table.events is not None:
            names = [fixed.card_ids[card] for card in members(cards)]
            table.note("first game", "GENTES-S-21", {"who": seat, "cards": " ".join(names)})
    refill(table, FIRST_DISPLAY)


def opened(table: GentesTable, card: i64) -> None:
    """CHANCE turns a card up for the draft (GENTES-S-16)."""
    table.stack ^= bit(card)
    table.open |= bit(card)
    if table.events is not None:
        table.note("opened", "GENTES-S-16", {"card": table.fixed.card_ids[card]})
    if size(table.open) == table.fixed.reveal * table.players:
        table.phase = DRAFTING
        ask_right_neighbour(table)


def ask_right_neighbour(table: GentesTable) -> None:
    """The draft begins at the starting player's right and goes on to the right (GENTES-S-17)."""
    table.active = table.in_order(table.players - 1)
    table.turn = table.active


def to_the_right(table: GentesTable) -> None:
    seat = table.active - 1
    if seat < 0:
        seat = table.players - 1
    table.active = seat
    table.turn = seat


def listed(kind: i64, bits: i64) -> vec[i32]:
    out: vec[i32] = vec[i32](capacity=size(bits))
    while bits != 0:
        low = bits & -bits
        bits ^= low
        out = append(out, pack(kind, place(low), 0))
    return out


def draft(table: GentesTable, card: i64) -> None:
    seat = table.active
    table.open ^= bit(card)
    table.sets[HANDS + seat] |= bit(card)
    table.add(seat, HAND, 1)
    table.set_reg(PICKS, table.reg(PICKS) + 1)
    if table.events is not None:
        table.note("drafted", "GENTES-S-17", {"who": seat, "card": table.fixed.card_ids[card]})
    if table.reg(PICKS) < table.fixed.keep * table.players:
        to_the_right(table)
        return
    if table.events is not None:
        table.note("leftover", "GENTES-S-18", {"n": size(table.open)})
    table.stack |= table.open
    table.open = 0
    begin_people(table)


def begin_people(table: GentesTable) -> None:
    """Each player marks four persons, in the order of the draft (GENTES-S-19, GENTES-R-03)."""
    table.regs = BLANK_REGS[:]
    if table.fixed.start_persons == 0:
        refill(table, FIRST_DISPLAY)
        return
    table.phase = PEOPLE
    ask_right_neighbour(table)


def ask_people(table: GentesTable) -> vec[i32]:
    """One by one, in any order; in revision 1 of the rules in group order (GENTES-R-53)."""
    out: vec[i32] = vec[i32](capacity=8)
    for group in range(table.reg(LEAST), i64(GROUPS)):
        out = append(out, pack(START_WITH, group, 0))
    return out


def start_with(table: GentesTable, group: i64) -> None:
    seat = table.active
    fixed = table.fixed
    table.add(seat, POP + group, 1)
    if fixed.group_order:
        table.set_reg(LEAST, group)
    table.set_reg(PICKS, table.reg(PICKS) + 1)
    if table.events is not None:
        table.note("gained", "GENTES-S-19", {"who": seat, "group": NAMES[group]})
    if table.reg(PICKS) % fixed.start_persons == 0:
        table.set_reg(LEAST, 0)
        if table.reg(PICKS) == fixed.start_persons * table.players:
            table.regs = BLANK_REGS[:]
            refill(table, FIRST_DISPLAY)
        else:
            to_the_right(table)


# ---- the display


def refill(table: GentesTable, why: i64) -> None:
    """CHANCE lays cards out until the display is full or the stack empty (GENTES-S-20, GENTES-T-22)."""
    table.set_reg(REFILL_FOR, why)
    table.phase = REFILL
    table.turn = CHANCE
    if table.stack == 0 or i64(len(table.display)) >= table.fixed.display_size:
        table.phase = filled(table)


def filled(table: GentesTable) -> i64:
    """The phase that follows a full display; rules.py knows how each goes on."""
    why = table.reg(REFILL_FOR)
    table.set_reg(REFILL_FOR, 0)
    if why == FIRST_DISPLAY:
        return NEXT_ROUND
    if why == END_OF_TURN:
        return NEXT_TURN
    return ERA_BEGUN


def revealed(table: GentesTable, card: i64) -> None:
    table.stack ^= bit(card)
    table.display = append(table.display, u8(card))
    if table.events is not None:
        clauses = ["GENTES-S-20", "GENTES-T-22", "GENTES-T-35"]
        clause = clauses[table.reg(REFILL_FOR)]
        table.note("laid out", clause, {"card": table.fixed.card_ids[card], "n": i64(len(table.display))})
    if table.stack == 0 or i64(len(table.display)) >= table.fixed.display_size:
        table.phase = filled(table)


# ---- turns


def begin_round(table: GentesTable) -> bool:
    """The starting player begins; gives False if nobody has a free space (GENTES-T-04, GENTES-T-06)."""
    if table.events is not None:
        table.note("round", "GENTES-T-01", {"n": table.round, "era": table.era()})
    return begin_turn_from(table, table.starter)


def begin_turn_from(table: GentesTable, seat: i64) -> bool:
    """The turn of the first player, clockwise from this seat, who has a free space; False without one."""
    for _ in range(table.players):
        if table.free(seat) > 0:
            begin_turn(table, seat)
            return True
        seat = table.after(seat)
    return False


def begin_turn(table: GentesTable, seat: i64) -> None:
    table.regs = BLANK_REGS[:]
    for i in range(i64(len(table.uses))):
        table.uses[i] = 0
    table.active = seat
    table.turn = seat
    table.phase = MENU
