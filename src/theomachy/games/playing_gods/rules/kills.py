"""What falls in an attack: the kills divided, the gods in danger, the strike (PG-A-17 to PG-A-25)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from theomachy.games.playing_gods.rules.actions import declare, pack
from theomachy.games.playing_gods.rules.cards import CONVERSION
from theomachy.games.playing_gods.rules.leaving import settle
from theomachy.games.playing_gods.rules.numbers import LANDS_EACH
from theomachy.games.playing_gods.rules.phases import DIVIDING, SAVING, THEN_PORTAL
from theomachy.games.playing_gods.rules.piles import clear_table
from theomachy.games.playing_gods.rules.stacks import comes_up, run_below, take_top
from theomachy.games.playing_gods.rules.state import Table
from theomachy.games.playing_gods.rules.untimely import IN_TURN, asks, not_yours

# ---- the kinds of this chapter

KILL: Final = 20  # x: territory
KINDS: Final[tuple[int, ...]] = declare(
    (KILL, "kill {land}", ("land:{land}",), (DIVIDING,)),
)  # fmt: skip


def against(table: Table, player: i64, kind: i64, x: i64) -> str:
    return against_kill(table, player, x)


def do(table: Table, kind: i64, x: i64) -> bool:
    """Does it, if it is of this chapter."""
    if kind == KILL:
        kill(table, x)
    else:
        return False
    return True


# ---- how many


def live_named(table: Table, seat: i64) -> i64:
    """The god's live chips in the named territories."""
    first = table.first_land()
    n: i64 = 0
    for i in range(i64(LANDS_EACH)):
        if table.named >> i & 1 and table.rules(seat, first + i):
            n += i64(table.live[first + i])
    return n


def killed_of(table: Table, seat: i64) -> i64:
    """The god's chips chosen so far."""
    first = table.first_land()
    n: i64 = 0
    for i in range(i64(LANDS_EACH)):
        if table.rules(seat, first + i):
            n += i64(table.hits[i])
    return n


def limit_with(table: Table, seat: i64, elements: i64) -> i64:
    """How many of the god's sects can fall at most if these elements get through to it (PG-A-18)."""
    most = table.kills_of(elements)
    live = live_named(table, seat)
    if live < most:
        return live
    return most


def limit_for(table: Table, seat: i64) -> i64:
    """How many of the god's sects can fall at most: a defence works for its own god (PG-A-18, PG-R-14)."""
    return limit_with(table, seat, table.gets_through(seat))


def total_kills(table: Table) -> i64:
    """How many sects must fall: damage is not voluntary (PG-A-18, PG-R-15)."""
    union: i64 = 0
    total: i64 = 0
    for seat in range(table.players):
        if seat != table.active and table.affected(seat):
            union |= table.gets_through(seat)
            total += limit_for(table, seat)
    most = table.kills_of(union)
    if most < total:
        return most
    return total


def hits_so_far(table: Table) -> i64:
    return i64(table.hits[0]) + i64(table.hits[1]) + i64(table.hits[2]) + i64(table.hits[3])


# ---- dividing the kills


def begin_dividing(table: Table) -> None:
    for i in range(i64(LANDS_EACH)):
        table.hits[i] = 0
    table.turn = table.active
    table.phase = DIVIDING
    go_on_dividing(table)


def can_kill(table: Table, land: i64) -> bool:
    """A live chip that does not fall yet, of a god of whom more may fall. Buried ones are safe (PG-A-20, PG-R-10)."""
    i = table.here(land)
    if i < 0 or table.named >> i & 1 == 0 or table.hits[i] >= table.live[land]:
        return False
    seat: i64 = i64(table.ruler[land]) - 1
    return killed_of(table, seat) < table.kills_of(table.gets_through(seat))


def add_kills(table: Table, out: vec[i32]) -> vec[i32]:
    first = table.first_land()
    for i in range(i64(LANDS_EACH)):
        if can_kill(table, first + i):
            out = append(out, pack(KILL, first + i))
    return out


def against_kill(table: Table, player: i64, land: i64) -> str:
    if not asks(table, KILL):
        return IN_TURN if table.phase == SAVING and table.form != 0 and player == table.active else "PG-A-17"
    if player != table.turn:
        return not_yours(table, player)
    if not table.is_named(land):
        return "PG-A-17"
    return "PG-A-20" if table.hits[table.here(land)] >= table.live[land] else "PG-A-18"


def kill(table: Table, land: i64) -> None:
    """The attacker chooses one chip after another (PG-A-17)."""
    table.hits[land - table.first_land()] += 1
    go_on_dividing(table)


def only_one_way(table: Table) -> bool:
    """Is it plain which chips fall: all that can, each god's either all together or in one territory?"""
    first = table.first_land()
    sum_of_limits: i64 = 0
    for seat in range(table.players):
        if seat == table.active or not table.affected(seat):
            continue
        limit = limit_for(table, seat)
        sum_of_limits += limit
        if limit == 0 or limit == live_named(table, seat):
            continue
        if limit == killed_of(table, seat):
            continue
        places: i64 = 0
        for i in range(i64(LANDS_EACH)):
            if table.named >> i & 1 and table.rules(seat, first + i) and table.hits[i] < table.live[first + i]:
                places += 1
        if places > 1:
            return False
    return sum_of_limits == total_kills(table)


def go_on_dividing(table: Table) -> None:
    """Kills whose place is plain fall by themselves."""
    left = total_kills(table) - hits_so_far(table)
    first = table.first_land()
    if left > 0:
        if not only_one_way(table):
            return
        for i in range(i64(LANDS_EACH)):
            while can_kill(table, first + i):
                table.hits[i] += 1
    ask_rescue(table, table.after(table.active))


# ---- the Godkiller in need


def sects_after(table: Table, seat: i64) -> i64:
    """The god's live chips when the chosen kills have fallen, with what comes up (PG-R-49)."""
    first = table.first_land()
    n: i64 = i64(table.sects[seat])
    for i in range(i64(LANDS_EACH)):
        hits: i64 = i64(table.hits[i])
        land = first + i
        if hits == 0:
            continue
        if table.rules(seat, land):
            n -= hits
        elif hits == i64(table.live[land]) and comes_up(table, land) == seat:
            n += run_below(table, land, i64(table.height[land]) - hits)
    return n


def in_danger(table: Table, seat: i64) -> bool:
    """Would the attack leave this god in play without a sect (PG-R-49)?"""
    return seat != table.active and table.in_play(seat) and sects_after(table, seat) == 0


def ask_rescue(table: Table, seat: i64) -> None:
    """The next god from this seat on in danger of going out who has a hidden conversion card (PG-R-63, PG-R-65)."""
    while seat != table.active:
        if table.hidden(seat, CONVERSION) > 0 and in_danger(table, seat):
            table.phase = SAVING
            table.turn = seat
            return
        seat = table.after(seat)
    strike(table)


# ---- the strike


def strike(table: Table) -> None:
    """The chosen chips fall (PG-A-19); nobody's come in their place (PG-A-21). Then the cards go under the piles."""
    first = table.first_land()
    none = True
    for i in range(i64(LANDS_EACH)):
        for _ in range(i64(table.hits[i])):
            if table.events is not None:
                god: i64 = i64(table.ruler[first + i]) - 1
                table.write("killed", "PG-A-19", {"land": first + i, "god": god})
            take_top(table, first + i)
            none = False
    if none and table.events is not None:
        table.write("warded off", "PG-A-15", {"who": table.active})
    over(table)


def over(table: Table) -> None:
    """The attack is complete, one way or another."""
    clear_table(table)
    clear_attack(table)
    table.turn = table.active
    table.then = THEN_PORTAL
    settle(table, True)


def clear_attack(table: Table) -> None:
    table.form = 0
    table.named = 0
    for i in range(i64(LANDS_EACH)):
        table.hits[i] = 0
    for seat in range(table.players):
        table.stopped[seat] = 0
