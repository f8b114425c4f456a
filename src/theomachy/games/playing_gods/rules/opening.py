"""Setting the table in play: homes, start cards, start portals, who begins (PG-S)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64, u8

from theomachy.core.position import CHANCE
from theomachy.games.playing_gods.rules.actions import declare, pack
from theomachy.games.playing_gods.rules.cards import FAITHS
from theomachy.games.playing_gods.rules.hands import receive
from theomachy.games.playing_gods.rules.numbers import CONTINENTS, LANDS_EACH
from theomachy.games.playing_gods.rules.phases import DEAL_FAITH, DEAL_WRATH, FIRST_ROLL, HOMES, PLACES, RISEN
from theomachy.games.playing_gods.rules.stacks import put_chip
from theomachy.games.playing_gods.rules.state import Table
from theomachy.games.playing_gods.rules.turn import begin_turn
from theomachy.games.playing_gods.rules.untimely import IN_TURN, asks

# ---- the kinds of this chapter

HOME: Final = 1  # x: continent
PORTAL: Final = 2  # x: space of the ring
KINDS: Final[tuple[int, ...]] = declare(
    (HOME, "home {continent}", ("continent:{continent}",), (HOMES,)),
    (PORTAL, "portal {at}", ("space:{at}",), (PLACES, RISEN)),
)  # fmt: skip


def against(table: Table, player: i64, kind: i64, x: i64) -> str:
    if kind == HOME:
        return against_home(table, player)
    return against_start_portal(table, player, x)


def do(table: Table, kind: i64, x: i64) -> bool:
    """Does it, if it is of this chapter."""
    if kind == HOME:
        settle_home(table, x)
    else:
        return False
    return True


# ---- homes


def continent_free(table: Table, continent: i64) -> bool:
    """Is it nobody's home? No two gods share one (PG-S-01)."""
    for seat in range(table.players):
        if table.is_home(seat, continent):
            return False
    return True


def homes_taken(table: Table) -> i64:
    n: i64 = 0
    for continent in range(i64(CONTINENTS)):
        if not continent_free(table, continent):
            n += 1
    return n


def ask_home(table: Table) -> None:
    """In seat order, twice round with two homes each (PG-R-02, PG-S-12). The last continent of all is no choice."""
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


def add_homes(table: Table, out: vec[i32]) -> vec[i32]:
    """Any continent that is free: figure, colour and religion have no effect (PG-S-02, PG-R-03)."""
    for continent in range(i64(CONTINENTS)):
        if continent_free(table, continent):
            out = append(out, pack(HOME, continent))
    return out


def against_home(table: Table, player: i64) -> str:
    if asks(table, HOME) and player != table.turn:
        return "PG-R-02"
    return "PG-S-01"


def settle_home(table: Table, continent: i64) -> None:
    """One chip into each territory, one more into the holy city (PG-S-03, PG-S-04).

    What is nobody's home stays empty (PG-S-05).
    """
    seat = table.active
    table.homes[seat] |= u8(1 << continent)
    if table.events is not None:
        table.write("home", "PG-S-01", {"who": seat, "continent": continent})
    for i in range(i64(LANDS_EACH)):
        put_chip(table, seat, continent * LANDS_EACH + i)
    for _ in range(table.fixed.extra_in_city):
        put_chip(table, seat, continent * LANDS_EACH)
    ask_home(table)


# ---- start cards


def start_faith(table: Table, card: i64) -> None:
    """The start permanent (PG-S-06): no rule but going out takes it away again (PG-A-43)."""
    seat = table.active
    table.permanent[seat] |= u8(1 << (card - FAITHS))
    if table.events is not None:
        table.write("start permanent", "PG-S-06", {"who": seat, "card": card})
    table.active = table.after(seat)
    if table.active == 0:
        table.phase = DEAL_WRATH


def start_wrath(table: Table, card: i64) -> None:
    """The first wrath card (PG-S-07). What is left of both kinds makes the piles (PG-S-08, PG-S-13)."""
    receive(table, table.active, card, False)
    table.active = table.after(table.active)
    if table.active == 0:
        table.phase = PLACES
        table.turn = 0


# ---- start portals


def add_portals(table: Table, out: vec[i32], seat: i64) -> vec[i32]:
    """The portals of home: two, or four with two homes (PG-S-09, PG-S-12); occupied ones too (PG-R-06)."""
    gates = table.fixed.gates
    for i in range(i64(2 * CONTINENTS)):
        if table.is_home(seat, i // 2):
            out = append(out, pack(PORTAL, i64(gates[i])))
    return out


def against_start_portal(table: Table, player: i64, space: i64) -> str:
    if asks(table, PORTAL):
        return "PG-S-09" if player == table.turn else "PG-R-02"
    return IN_TURN if player >= 0 and table.is_home_portal(player, space) else "PG-S-09"


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


# ---- who begins


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
