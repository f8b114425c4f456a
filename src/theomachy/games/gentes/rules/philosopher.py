"""Philosopher: train one or two persons, more with the right modifiers (GENTES-A-07 to A-15)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64, u8

from theomachy.games.gentes.rules.actions import declare, pack
from theomachy.games.gentes.rules.people import NAMES, can_gain, gain
from theomachy.games.gentes.rules.phases import COUNTING, MAIN_DONE, TRAINING
from theomachy.games.gentes.rules.prices import settle_exact
from theomachy.games.gentes.rules.state import GentesTable
from theomachy.games.gentes.rules.tables import GROUPS, bit

# ---- the kinds of this chapter

COUNT: Final = 15  # x: basic persons
PERSON: Final = 16  # x: group
KINDS: Final[tuple[int, ...]] = declare(
    (COUNT, "train {n}", ("count:{n}",), (COUNTING,)),
    (PERSON, "{group}", ("group:{group}",), (TRAINING,)),
)  # fmt: skip


def against(table: GentesTable, kind: i64, x: i64, y: i64) -> str:
    if kind == COUNT:
        return against_count(x)
    return against_person(table, x)


def do(table: GentesTable, kind: i64, x: i64, y: i64) -> bool:
    """Does it, if it is of this chapter."""
    if kind == COUNT:
        count(table, x)
    elif kind == PERSON:
        person(table, x)
    else:
        return False
    return True


# ---- what a person costs


def lower_row(table: GentesTable, basic: i64, extra: i64) -> bool:
    """Which row of the table counts: the number of basic persons decides (GENTES-R-06)."""
    return basic >= 2 or (table.fixed.lower_range and basic + extra >= 2)


def price_of(table: GentesTable, column: i64, lower: bool) -> i64:
    """The price for one person (GENTES-A-08), or for each of two or more (GENTES-A-09).

    Who pays more gets nothing back, and of two persons the dearer one decides (GENTES-R-05).
    """
    if lower:
        return i64(table.fixed.lower[column])
    return i64(table.fixed.upper[column])


def least(table: GentesTable, seat: i64, lower: bool) -> i64:
    """The lowest price at which anybody can be trained; 255 if nobody can (GENTES-R-07)."""
    for column in range(i64(GROUPS)):  # prices never fall from left to right
        if can_gain(table, seat, i64(table.row[column])):
            return price_of(table, column, lower)
    return 255


def least_training(table: GentesTable, seat: i64, extra: i64) -> i64:
    """The lowest price at which the action can be conducted in part: one basic person (GENTES-T-47)."""
    return least(table, seat, lower_row(table, 1, extra))


def price_now(table: GentesTable, column: i64) -> i64:
    """What this column costs in the action under way."""
    return price_of(table, column, lower_row(table, table.now.basic, table.now.extra))


# ---- one basic person or two


def ask_count(table: GentesTable) -> vec[i32]:
    out: vec[i32] = vec[i32]()
    for basic in range(i64(1), i64(3)):
        if table.now.budget >= least(table, table.active, lower_row(table, basic, table.now.extra)):
            out = append(out, pack(COUNT, basic, 0))
    return out


def against_count(basic: i64) -> str:
    return "GENTES-A-09" if basic == 2 else "GENTES-A-07"


def count(table: GentesTable, basic: i64) -> None:
    """The basic persons (GENTES-A-07), then those of modifiers (GENTES-A-87)."""
    table.now.basic = basic
    table.now.left = basic + table.now.extra
    table.phase = TRAINING


# ---- the next person


def ask_person(table: GentesTable) -> vec[i32]:
    """Groups below 6 whose column the price reaches, from left to right; one group as often as it goes (GENTES-A-10).

    Each chosen person must be trained as long as there is such a group (GENTES-A-87); else the rest lapses
    (GENTES-R-47).
    """
    out: vec[i32] = vec[i32](capacity=8)
    if table.now.left == 0:
        return out
    lower = lower_row(table, table.now.basic, table.now.extra)
    for column in range(i64(GROUPS)):
        group = i64(table.row[column])
        if price_of(table, column, lower) <= table.now.budget and can_gain(table, table.active, group):
            out = append(out, pack(PERSON, group, 0))
    return out


def against_person(table: GentesTable, group: i64) -> str:
    if group < GROUPS and not can_gain(table, table.active, group):
        return "GENTES-R-07"
    basic = table.now.basic
    if basic >= 2:
        return "GENTES-A-09"
    return "GENTES-R-06" if lower_row(table, basic, table.now.extra) else "GENTES-A-08"


def person(table: GentesTable, group: i64) -> None:
    price = price_now(table, table.column_of(group))
    if price > table.now.needed:
        table.now.needed = price
    table.now.trained |= bit(group)
    table.now.left -= 1
    gain(table, table.active, group, "GENTES-A-11")


def school_is_out(table: GentesTable) -> None:
    """Nobody else can be trained; what is left of it lapses (GENTES-R-47)."""
    settle_exact(table, table.now.needed)
    move_tiles(table)
    table.phase = MAIN_DONE


def move_tiles(table: GentesTable) -> None:
    """Tiles of trained groups go to the right end, the one furthest right first (GENTES-A-14)."""
    trained = table.now.trained
    old = table.row[:]
    at: i64 = 0
    for column in range(i64(GROUPS)):
        if trained >> i64(old[column]) & 1 == 0:
            table.row[at] = old[column]
            at += 1
    for back in range(i64(GROUPS)):
        group = i64(old[GROUPS - 1 - back])
        if trained >> group & 1 != 0:
            table.row[at] = u8(group)
            at += 1
    if table.events is not None:
        names = [NAMES[i64(table.row[i])] for i in range(GROUPS)]
        table.write("row", "GENTES-A-14", {"row": " ".join(names)})
