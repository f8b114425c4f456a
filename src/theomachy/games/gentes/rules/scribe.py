"""Scribe: take cards from the display or from the discard pile (GENTES-A-33 to A-38)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from theomachy.games.gentes.rules.actions import declare, pack
from theomachy.games.gentes.rules.effect_choices import remove_from_display
from theomachy.games.gentes.rules.phases import CHOOSE_CARDS, CHOOSE_FROM, MAIN_DONE, TAKING
from theomachy.games.gentes.rules.prices import settle_exact
from theomachy.games.gentes.rules.state import GentesTable
from theomachy.games.gentes.rules.tables import bit, place, size

# ---- the kinds of this chapter

FROM: Final = 21  # x: 0 display, 1 discard pile
CARDS: Final = 22  # x: how many
TAKE: Final = 23  # x: card
KINDS: Final[tuple[int, ...]] = declare(
    (FROM, "from {pile}", ("pile:{pile}",), (CHOOSE_FROM,)),
    (CARDS, "cards {n}", ("count:{n}",), (CHOOSE_CARDS,)),
    (TAKE, "take {card}", ("card:{card}",), (TAKING,)),
)  # fmt: skip


def against(table: GentesTable, kind: i64, x: i64, y: i64) -> str:
    if kind == FROM:
        return against_from(table, x)
    if kind == CARDS:
        return against_cards(table, x)
    return against_take(table, x)


def do(table: GentesTable, kind: i64, x: i64, y: i64) -> bool:
    """Does it, if it is of this chapter."""
    if kind == FROM:
        choose_from(table, x)
    elif kind == CARDS:
        choose_cards(table, x)
    elif kind == TAKE:
        take(table, x)
    else:
        return False
    return True


# ---- what cards cost


def price_at(table: GentesTable, cards: i64, position: i64) -> i64:
    """The price of so many cards, the last of them at this position; 0 where there is none (GENTES-A-34)."""
    return i64(table.fixed.reach[(cards - 1) * 8 + position])


def reached(table: GentesTable, cards: i64, worth: i64, positions: i64) -> i64:
    """How many of the first positions the price reaches for so many cards."""
    prices = table.fixed.reach
    found: i64 = 0
    for i in range(positions):
        price = i64(prices[(cards - 1) * 8 + i])
        if price > 0 and price <= worth:
            found = i + 1
    return found


def reach(table: GentesTable, cards: i64, worth: i64) -> i64:
    """The same in the display as it lies (GENTES-R-30)."""
    return reached(table, cards, worth, i64(len(table.display)))


def least_card(table: GentesTable) -> i64:
    """The lowest price at which a card can be taken; 255 if there is none (GENTES-R-30)."""
    least: i64 = 255
    if len(table.display) > 0 and price_at(table, 1, 0) > 0:
        least = price_at(table, 1, 0)
    if table.discard != 0 and table.fixed.discard_1 < least:
        least = table.fixed.discard_1
    return least


def against_taking() -> str:
    """No card can be taken at all: the action may not be chosen."""
    return "GENTES-R-30"


# ---- where the cards come from


def pile_open(table: GentesTable, pile: i64) -> bool:
    """Can a card be taken from the display, or from the discard pile?"""
    if pile == 0:
        return reach(table, 1, table.now.budget) > 0
    return table.discard != 0 and table.fixed.discard_1 <= table.now.budget


def ask_from(table: GentesTable) -> vec[i32]:
    """One or the other, never both (GENTES-A-33)."""
    out: vec[i32] = vec[i32]()
    for pile in range(i64(2)):
        if pile_open(table, pile):
            out = append(out, pack(FROM, pile, 0))
    return out


def against_from(table: GentesTable, pile: i64) -> str:
    if pile == 0:
        return "GENTES-A-34"
    return "GENTES-A-37" if table.discard == 0 else "GENTES-A-36"


def choose_from(table: GentesTable, pile: i64) -> None:
    table.now.pile = pile
    table.phase = CHOOSE_CARDS


# ---- how many


def most_discards(table: GentesTable) -> i64:
    """So many cards of the discard pile the price allows (GENTES-A-36)."""
    return 2 if table.now.budget >= table.fixed.discard_2 else 1


def ask_cards(table: GentesTable) -> vec[i32]:
    """Any number that the price allows, at least one (GENTES-A-35)."""
    out: vec[i32] = vec[i32]()
    if table.now.pile != 0:
        out = append(out, pack(CARDS, 1, 0))
        if most_discards(table) == 2 and size(table.discard) >= 2:
            out = append(out, pack(CARDS, 2, 0))
        return out
    for n in range(i64(1), i64(4)):
        if reach(table, n, table.now.budget) >= n:
            out = append(out, pack(CARDS, n, 0))
    return out


def against_cards(table: GentesTable, n: i64) -> str:
    """Too few, too many for the price, or more than lie there."""
    if n == 0:
        return "GENTES-A-35"
    if table.now.pile != 0:
        return "GENTES-A-36" if n > most_discards(table) or size(table.discard) >= n else "GENTES-R-30"
    return "GENTES-A-34" if n > 3 or i64(len(table.display)) >= n else "GENTES-R-30"


def choose_cards(table: GentesTable, n: i64) -> None:
    table.now.basic = n
    table.now.left = n
    table.phase = TAKING


# ---- which


def ask_take(table: GentesTable) -> vec[i32]:
    """The next card further right than the last; enough must remain behind it for the others (GENTES-R-53)."""
    out: vec[i32] = vec[i32](capacity=8)
    left = table.now.left
    if table.now.pile != 0:
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
    limit = reach(table, table.now.basic, table.now.budget) - left
    for i in range(first, limit + 1):
        out = append(out, pack(TAKE, i64(table.display[i]), 0))
    return out


def against_take(table: GentesTable, card: i64) -> str:
    """The card is not where the others come from, too far to the right for the price, or out of order."""
    if table.now.pile != 0:
        lies = table.fixed.is_card(card) and table.discard >> card & 1 != 0
        return "GENTES-R-53" if lies else "GENTES-A-33"
    at = table.position_of(card)
    if at < 0:
        return "GENTES-A-33"
    return "GENTES-R-53" if at < reach(table, table.now.basic, table.now.budget) else "GENTES-A-34"


def take(table: GentesTable, card: i64) -> None:
    """Choose one card; when all are chosen they are paid for and come into the hand, full or not (GENTES-T-24)."""
    now = table.now
    table.picked |= bit(card)
    now.left -= 1
    if now.left > 0:
        return
    seat = table.active
    fixed = table.fixed
    if now.pile != 0:
        table.discard &= ~table.picked
        now.needed = fixed.discard_1 if now.basic == 1 else fixed.discard_2
    else:
        now.needed = price_at(table, now.basic, table.position_of(card))
        remove_from_display(table, table.picked)
    table.take_in_hand(seat, table.picked, now.basic)
    if table.events is not None:
        clause = "GENTES-A-36" if now.pile != 0 else "GENTES-A-34"
        bits = table.picked
        while bits != 0:
            low = bits & -bits
            bits ^= low
            table.write("took", clause, {"who": seat, "card": fixed.card_ids[place(low)]})
    table.picked = 0
    settle_exact(table, now.needed)
    table.phase = MAIN_DONE
