"""Conversions (PG-A-30 to PG-A-42)."""

from __future__ import annotations

from mypy_extensions import i64

from theomachy.games.playing_gods.rules.cards import CONVERSION, is_faith
from theomachy.games.playing_gods.rules.hands import clear_table, show
from theomachy.games.playing_gods.rules.leaving import settle
from theomachy.games.playing_gods.rules.stacks import convert_top
from theomachy.games.playing_gods.rules.state import (
    CONVERTING,
    DEFENDING,
    LANDS_EACH,
    OFFERING,
    SAVING,
    THEN_PORTAL,
    Table,
)  # fmt: skip


def convertible_lands(table: Table, seat: i64) -> i64:
    """How many territories of the portal's continent could be converted from this god."""
    first = table.first_land()
    n: i64 = 0
    for i in range(i64(LANDS_EACH)):
        if table.convertible(seat, first + i):
            n += 1
    return n


def can_convert(table: Table, seat: i64) -> bool:
    """PG-R-30, once per god and turn (PG-A-40)."""
    mine = table.active
    if seat == mine or not table.in_play(seat) or table.tried >> seat & 1:
        return False
    if table.supply[mine] == 0 or not table.portal_usable() or convertible_lands(table, seat) == 0:
        return False
    return table.permanents(mine) + table.faiths(mine) > table.permanents(seat)


def begin(table: Table, seat: i64) -> None:
    """The attempt is used up with its declaration (PG-R-35)."""
    table.tried |= i64(1) << seat
    table.victim = seat
    table.offered = 0
    table.defended = 0
    table.named = 0
    table.phase = OFFERING
    if table.events is not None:
        table.write("conversion", "PG-A-31", {"who": table.active, "god": seat})
    ask_offer(table)


def ask_offer(table: Table) -> None:
    """Without a hidden conversion card the offer is plain to all."""
    if table.hidden(table.active, CONVERSION) == 0:
        ask_defence(table)


def can_offer(table: Table, card: i64) -> bool:
    return is_faith(card) and table.holds(table.active, card) > 0


def can_go(table: Table) -> bool:
    """The attacker's total must be greater than the defender's permanents (PG-R-30)."""
    return table.difference() > 0


def offer(table: Table, card: i64) -> None:
    show(table, table.active, card)
    table.offered += 1
    if table.events is not None:
        table.write("offered", "PG-A-31", {"who": table.active, "card": card})
    ask_offer(table)


def ask_defence(table: Table) -> None:
    """A defender with a hidden conversion card is asked as long as the difference is not zero (PG-R-29, PG-R-63)."""
    if table.difference() > 0 and table.hidden(table.victim, CONVERSION) > 0:
        table.phase = DEFENDING
        table.turn = table.victim
        return
    compare(table)


def can_defend(table: Table, card: i64) -> bool:
    return is_faith(card) and table.holds(table.victim, card) > 0


def defend(table: Table, card: i64) -> None:
    show(table, table.victim, card)
    table.defended += 1
    if table.events is not None:
        table.write("defended", "PG-A-33", {"who": table.victim, "card": card})
    ask_defence(table)


def to_convert(table: Table) -> i64:
    """How many territories go over (PG-A-36)."""
    n = table.difference()
    if n < 0:
        return 0
    lands = convertible_lands(table, table.victim)
    supply: i64 = i64(table.supply[table.active])
    if lands < n:
        n = lands
    if supply < n:
        n = supply
    return n


def chosen(table: Table) -> i64:
    n: i64 = 0
    for i in range(i64(LANDS_EACH)):
        if table.named >> i & 1:
            n += 1
    return n


def compare(table: Table) -> None:
    table.turn = table.active
    table.phase = CONVERTING
    if table.events is not None:
        mine = table.permanents(table.active) + table.offered
        theirs = table.permanents(table.victim) + table.defended
        table.write("compared", "PG-A-34", {"who": table.active, "god": table.victim, "mine": mine, "theirs": theirs})
    wanted = to_convert(table)
    if wanted == 0:
        over(table)
        return
    if wanted == convertible_lands(table, table.victim):  # plain to all
        first = table.first_land()
        for i in range(i64(LANDS_EACH)):
            if table.convertible(table.victim, first + i):
                table.named |= i64(1) << i
        ask_rescue(table)


def can_take(table: Table, land: i64) -> bool:
    i = land - table.first_land()
    if i < 0 or i >= LANDS_EACH or table.named >> i & 1:
        return False
    return table.convertible(table.victim, land)


def take(table: Table, land: i64) -> None:
    table.named |= i64(1) << (land - table.first_land())
    if chosen(table) == to_convert(table):
        ask_rescue(table)


def ask_rescue(table: Table) -> None:
    """A defender who would be left without a sect may show the Godkiller (PG-A-63)."""
    seat = table.victim
    if table.hidden(seat, CONVERSION) > 0 and i64(table.sects[seat]) == chosen(table):
        table.phase = SAVING
        table.turn = seat
        return
    carry_out(table)


def carry_out(table: Table) -> None:
    first = table.first_land()
    for i in range(i64(LANDS_EACH)):
        if table.named >> i & 1:
            back_home = convert_top(table, table.active, first + i)
            if table.events is not None:
                clause = "PG-A-37"
                if back_home:
                    clause = "PG-A-38"
                data: dict[str, object] = {"who": table.active, "god": table.victim, "land": first + i}
                table.write("won back" if back_home else "converted", clause, data)
    over(table)


def over(table: Table) -> None:
    """The attempt is complete, one way or another."""
    clear_table(table)
    table.victim = 0
    table.offered = 0
    table.defended = 0
    table.named = 0
    table.turn = table.active
    table.then = THEN_PORTAL
    settle(table, False)
