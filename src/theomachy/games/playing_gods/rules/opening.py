"""Setting the table in play: homes, start cards, start portals, who begins (PG-S)."""

from __future__ import annotations

from mypy_extensions import i64, u8

from theomachy.core.position import CHANCE
from theomachy.games.playing_gods.rules.cards import FAITHS
from theomachy.games.playing_gods.rules.hands import receive
from theomachy.games.playing_gods.rules.stacks import put_chip
from theomachy.games.playing_gods.rules.state import (
    CONTINENTS,
    DEAL_FAITH,
    DEAL_WRATH,
    FIRST_ROLL,
    HOMES,
    LANDS_EACH,
    PLACES,
    Table,
)  # fmt: skip
from theomachy.games.playing_gods.rules.turn import begin_turn


def continent_free(table: Table, continent: i64) -> bool:
    for seat in range(table.players):
        if i64(table.homes[seat]) >> continent & 1:
            return False
    return True


def homes_taken(table: Table) -> i64:
    n: i64 = 0
    for continent in range(i64(CONTINENTS)):
        if not continent_free(table, continent):
            n += 1
    return n


def ask_home(table: Table) -> None:
    """In seat order, twice round with two homes each (PG-R-02). The last continent of all is no choice."""
    taken = homes_taken(table)
    if taken == table.players * table.fixed.homes_each:
        table.active = 0
        table.phase = DEAL_FAITH
        table.turn = CHANCE
        return
    table.phase = HOMES
    table.active = taken % table.players
    table.turn = table.active
    if taken == CONTINENTS - 1:
        for continent in range(i64(CONTINENTS)):
            if continent_free(table, continent):
                settle_home(table, continent)
                return
    elif table.fixed.random_homes:
        table.turn = CHANCE


def settle_home(table: Table, continent: i64) -> None:
    """One chip into each territory, one more into the holy city (PG-S-03, PG-S-04)."""
    seat = table.active
    table.homes[seat] |= u8(1 << continent)
    if table.events is not None:
        table.write("home", "PG-S-01", {"who": seat, "continent": continent})
    for i in range(i64(LANDS_EACH)):
        put_chip(table, seat, continent * LANDS_EACH + i)
    for _ in range(table.fixed.extra_in_city):
        put_chip(table, seat, continent * LANDS_EACH)
    ask_home(table)


def start_faith(table: Table, card: i64) -> None:
    seat = table.active
    table.permanent[seat] |= u8(1 << (card - FAITHS))
    if table.events is not None:
        table.write("start permanent", "PG-S-06", {"who": seat, "card": card})
    table.active = table.after(seat)
    if table.active == 0:
        table.phase = DEAL_WRATH


def start_wrath(table: Table, card: i64) -> None:
    receive(table, table.active, card, False)
    table.active = table.after(table.active)
    if table.active == 0:
        table.phase = PLACES
        table.turn = 0


def is_home_portal(table: Table, seat: i64, space: i64) -> bool:
    gates = table.fixed.gates
    for i in range(i64(2 * CONTINENTS)):
        if i64(gates[i]) == space and i64(table.homes[seat]) >> (i // 2) & 1:
            return True
    return False


def stand_on(table: Table, space: i64) -> None:
    seat = table.active
    table.figure[seat] = u8(space)
    if table.events is not None:
        table.write("figure", "PG-S-09", {"who": seat, "space": space})
    table.active = table.after(seat)
    table.turn = table.active
    if table.active == 0:
        table.rolling = (i64(1) << table.players) - 1
        table.phase = FIRST_ROLL
        table.turn = CHANCE


def rolled_for_start(table: Table, face: i64) -> None:
    """The highest begins; those tied for it roll again (PG-S-10)."""
    seat = table.active
    if table.events is not None:
        table.write("rolled for start", "PG-S-10", {"who": seat, "face": face})
    if face > table.best:
        table.best = face
        table.leaders = 0
    if face == table.best:
        table.leaders |= i64(1) << seat
    seat += 1
    while seat < table.players and table.rolling >> seat & 1 == 0:
        seat += 1
    if seat < table.players:
        table.active = seat
        return
    first: i64 = 0
    while table.leaders >> first & 1 == 0:
        first += 1
    table.active = first
    table.rolling = table.leaders
    table.best = 0
    table.leaders = 0
    if table.rolling == i64(1) << first:
        table.rolling = 0
        begin_turn(table, first)
