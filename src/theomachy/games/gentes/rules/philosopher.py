"""Philosopher: train one or two persons, more with the right modifiers (GENTES-A-07 to A-15)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i32, i64, u8

from theomachy.games.gentes.rules.actions import COUNT, PERSON, pack
from theomachy.games.gentes.rules.people import NAMES, can_gain, gain
from theomachy.games.gentes.rules.state import (
    BASIC,
    BUDGET,
    DEAR,
    EXTRA,
    LEFT,
    TRAINED,
    TRAINING,
    GentesTable,
)  # fmt: skip
from theomachy.games.gentes.rules.tables import GROUPS, bit


def lower_row(table: GentesTable, basic: i64, extra: i64) -> bool:
    """Which row of the table counts: the number of basic persons decides (GENTES-R-06)."""
    return basic >= 2 or (table.fixed.lower_range and basic + extra >= 2)


def price_of(table: GentesTable, column: i64, lower: bool) -> i64:
    if lower:
        return i64(table.fixed.lower[column])
    return i64(table.fixed.upper[column])


def least(table: GentesTable, seat: i64, lower: bool) -> i64:
    """The lowest price at which anybody can be trained; 255 if nobody can."""
    for column in range(i64(GROUPS)):  # prices never fall from left to right
        if can_gain(table, seat, i64(table.row[column])):
            return price_of(table, column, lower)
    return 255


def least_training(table: GentesTable, seat: i64, extra: i64) -> i64:
    return least(table, seat, lower_row(table, 1, extra))


def ask_count(table: GentesTable) -> vec[i32]:
    out: vec[i32] = vec[i32]()
    worth = table.reg(BUDGET)
    for basic in range(i64(1), i64(3)):
        if worth >= least(table, table.active, lower_row(table, basic, table.reg(EXTRA))):
            out = append(out, pack(COUNT, basic, 0))
    return out


def count(table: GentesTable, basic: i64) -> None:
    table.set_reg(BASIC, basic)
    table.set_reg(LEFT, basic + table.reg(EXTRA))
    table.phase = TRAINING


def ask_person(table: GentesTable) -> vec[i32]:
    """Groups below 6 whose column the price reaches, from left to right (GENTES-A-08, GENTES-A-09, GENTES-A-87)."""
    out: vec[i32] = vec[i32](capacity=8)
    if table.regs[LEFT] == 0:
        return out
    lower = lower_row(table, table.reg(BASIC), table.reg(EXTRA))
    for column in range(i64(GROUPS)):
        group = i64(table.row[column])
        if price_of(table, column, lower) <= table.reg(BUDGET) and can_gain(table, table.active, group):
            out = append(out, pack(PERSON, group, 0))
    return out


def person(table: GentesTable, group: i64) -> None:
    lower = lower_row(table, table.reg(BASIC), table.reg(EXTRA))
    price = price_of(table, table.column_of(group), lower)
    if price > table.reg(DEAR):
        table.set_reg(DEAR, price)
    table.set_reg(TRAINED, table.reg(TRAINED) | bit(group))
    table.set_reg(LEFT, table.reg(LEFT) - 1)
    gain(table, table.active, group, "GENTES-A-11")


def move_tiles(table: GentesTable) -> None:
    """Tiles of trained groups go to the right end, the one furthest right first (GENTES-A-14)."""
    trained = table.reg(TRAINED)
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
        table.note("row", "GENTES-A-14", {"row": " ".join(names)})
