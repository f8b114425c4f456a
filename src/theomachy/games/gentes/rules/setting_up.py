"""Setting up: the starting player, the training costs, the draft, the starting persons (GENTES-S-08, S-14 to S-21)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64, u8

from theomachy.core.position import CHANCE
from theomachy.games.gentes.rules.actions import OPEN, declare, listed, pack
from theomachy.games.gentes.rules.heyday import refill
from theomachy.games.gentes.rules.people import NAMES
from theomachy.games.gentes.rules.phases import COLUMNS, DRAFTING, OPENING, PEOPLE, REFILL, STARTING
from theomachy.games.gentes.rules.state import PERSONS, GentesTable, members
from theomachy.games.gentes.rules.tables import GROUPS, bit, size
from theomachy.games.gentes.rules.under_way import FIRST_DISPLAY, NOTHING

# ---- the kinds of this chapter

DRAFT: Final = 37  # x: card
START_WITH: Final = 38  # x: group
STARTER: Final = 39  # x: seat
COLUMN: Final = 40  # x: the group whose training cost tile comes next
REVEAL: Final = 41  # x: card
KINDS: Final[tuple[int, ...]] = declare(
    (DRAFT, "draft {card}", ("card:{card}",), (DRAFTING,)),
    (START_WITH, "start {group}", ("group:{group}",), (PEOPLE,)),
    (STARTER, "starter {seat}", (), (STARTING,)),
    (COLUMN, "column {group}", (), (COLUMNS,)),
    (REVEAL, "reveal {card}", (), (OPENING, REFILL)),
)  # fmt: skip


def against(table: GentesTable, kind: i64, x: i64, y: i64) -> str:
    if kind == DRAFT:
        return against_draft()
    if kind == START_WITH:
        return against_start_with()
    return OPEN


def do(table: GentesTable, kind: i64, x: i64, y: i64) -> bool:
    """Does it, if it is of this chapter."""
    if kind == DRAFT:
        draft(table, x)
    elif kind == START_WITH:
        start_with(table, x)
    elif kind == STARTER:
        starter_chosen(table, x)
    elif kind == COLUMN:
        column_chosen(table, x)
    else:
        return False
    return True


# ---- the starting player


def begin_setup(table: GentesTable) -> None:
    first = table.fixed.first_seat
    if first < 0:
        table.phase = STARTING
        table.turn = CHANCE
    else:
        starter_chosen(table, first)


def starters(table: GentesTable) -> vec[i32]:
    return listed(STARTER, bit(table.players) - 1)


def starter_chosen(table: GentesTable, seat: i64) -> None:
    table.starter = seat
    table.active = seat
    if table.events is not None:
        table.write("starter", "GENTES-S-14", {"who": seat})
    table.now.picks = 0
    table.phase = COLUMNS
    table.turn = CHANCE


# ---- the training cost tiles


def columns_left(table: GentesTable) -> vec[i32]:
    """Groups whose training cost tile has no column yet."""
    bits: i64 = 63
    for i in range(table.now.picks):
        bits &= ~bit(i64(table.row[i]))
    return listed(COLUMN, bits)


def column_chosen(table: GentesTable, group: i64) -> None:
    """CHANCE fills the table from left to right; the last tile has no choice (GENTES-S-08)."""
    picks = table.now.picks
    table.row[table.column_of(group)] = table.row[picks]
    table.row[picks] = u8(group)
    table.now.picks = picks + 1
    if picks + 1 < GROUPS - 1:
        return
    table.now.picks = 0
    if table.events is not None:
        names = [NAMES[i64(table.row[i])] for i in range(GROUPS)]
        table.write("row", "GENTES-S-08", {"row": " ".join(names)})
    table.stack = table.fixed.era_cards[1]  # each era is a deck of its own (GENTES-S-15)
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
        table.take_in_hand(seat, cards, size(cards))
        table.stack &= ~cards
        for group in range(i64(GROUPS)):
            table.add(seat, PERSONS + group, i64(fixed.first_persons[k * GROUPS + group]))
        if table.events is not None:
            names = [fixed.card_ids[card] for card in members(cards)]
            table.write("first game", "GENTES-S-21", {"who": seat, "cards": " ".join(names)})
    refill(table, FIRST_DISPLAY)


# ---- the draft


def cards_to_open(table: GentesTable) -> vec[i32]:
    return listed(REVEAL, table.stack)


def opened(table: GentesTable, card: i64) -> None:
    """CHANCE turns a card up for the draft (GENTES-S-16)."""
    table.stack ^= bit(card)
    table.open |= bit(card)
    if table.events is not None:
        table.write("opened", "GENTES-S-16", {"card": table.fixed.card_ids[card]})
    if size(table.open) == table.fixed.reveal * table.players:
        table.phase = DRAFTING
        ask_right_neighbour(table)


def ask_right_neighbour(table: GentesTable) -> None:
    """The draft begins at the starting player's right (GENTES-S-17)."""
    table.active = table.in_order(table.players - 1)
    table.turn = table.active


def to_the_right(table: GentesTable) -> None:
    """It goes on to the right, in each of its laps (GENTES-R-02)."""
    seat = table.active - 1
    if seat < 0:
        seat = table.players - 1
    table.active = seat
    table.turn = seat


def ask_draft(table: GentesTable) -> vec[i32]:
    return listed(DRAFT, table.open)


def against_draft() -> str:
    return "GENTES-S-17"


def draft(table: GentesTable, card: i64) -> None:
    """What nobody takes goes back into the deck (GENTES-S-18)."""
    seat = table.active
    table.open ^= bit(card)
    table.take_in_hand(seat, bit(card), 1)
    table.now.picks += 1
    if table.events is not None:
        table.write("drafted", "GENTES-S-17", {"who": seat, "card": table.fixed.card_ids[card]})
    if table.now.picks < table.fixed.keep * table.players:
        to_the_right(table)
        return
    if table.events is not None:
        table.write("leftover", "GENTES-S-18", {"n": size(table.open)})
    table.stack |= table.open
    table.open = 0
    begin_people(table)


# ---- the starting persons


def begin_people(table: GentesTable) -> None:
    """Each player marks four persons, in the order of the draft (GENTES-S-19, GENTES-R-03)."""
    table.now.become(NOTHING)
    if table.fixed.start_persons == 0:
        refill(table, FIRST_DISPLAY)
        return
    table.phase = PEOPLE
    ask_right_neighbour(table)


def ask_people(table: GentesTable) -> vec[i32]:
    """One by one, in any order; in revision 1 of the rules in group order (GENTES-R-53)."""
    out: vec[i32] = vec[i32](capacity=8)
    for group in range(table.now.least, i64(GROUPS)):
        out = append(out, pack(START_WITH, group, 0))
    return out


def against_start_with() -> str:
    return "GENTES-R-53"  # not in group order, in revision 1


def start_with(table: GentesTable, group: i64) -> None:
    seat = table.active
    fixed = table.fixed
    table.add(seat, PERSONS + group, 1)
    if fixed.group_order:
        table.now.least = group
    table.now.picks += 1
    if table.events is not None:
        table.write("gained", "GENTES-S-19", {"who": seat, "group": NAMES[group]})
    if table.now.picks % fixed.start_persons == 0:
        table.now.least = 0
        if table.now.picks == fixed.start_persons * table.players:
            table.now.become(NOTHING)
            refill(table, FIRST_DISPLAY)
        else:
            to_the_right(table)
