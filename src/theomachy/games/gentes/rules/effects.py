"""The interpreter of the effect language: the one place where effects of cards, hometowns and cities happen.

`run` works through the rows of `Tables.code` from PC to PC_END and stops where the player has to choose; the choice
is made by one of the functions of `effect_choices`, which lets it go on.
"""

from __future__ import annotations

from mypy_extensions import i64

from theomachy.games.gentes.rules.goods import gain_coins, gain_cube, gain_points, has_room
from theomachy.games.gentes.rules.people import NAMES, can_gain, gain, lower
from theomachy.games.gentes.rules.prospects import can_convert, counted
from theomachy.games.gentes.rules.state import (
    BY_EFFECT,
    CHOOSE_CITY,
    CHOOSE_REGION,
    CUBING,
    DRAWING,
    DUE,
    EFFECT_SPLIT,
    GAINING,
    LOCKED,
    LOSS,
    MAT,
    NEW_EFFECT,
    OFFER,
    PC,
    PC_END,
    POP,
    REPS,
    RUN,
    SWAP_FROM,
    SWAP_MODE,
    THEN,
    GentesTable,
)  # fmt: skip
from theomachy.games.gentes.rules.tables import (
    ACTIVATE,
    ANY_GROUP,
    CHOICE,
    COINS,
    CONVERT,
    CUBE,
    DRAW_CARD,
    HOURGLASS,
    LOSE,
    ORACLE,
    PERSON,
    ROW,
    SWAP_PERSONS,
    TEMPLE,
    UNLOCK,
    VP,
    VP_PER,
    place,
)  # fmt: skip


def begin(table: GentesTable, row: i64, end: i64, then: i64) -> None:
    """Carry out these effects, then go on with the phase `then`."""
    table.set_reg(PC, row)
    table.set_reg(PC_END, end)
    table.set_reg(REPS, NEW_EFFECT)
    table.set_reg(THEN, then)
    table.phase = RUN


def next_effect(table: GentesTable) -> None:
    table.set_reg(PC, table.reg(PC) + 1)
    table.set_reg(REPS, NEW_EFFECT)
    table.phase = RUN


def once_less(table: GentesTable) -> None:
    table.set_reg(REPS, table.reg(REPS) - 1)
    table.phase = RUN


def run(table: GentesTable) -> None:
    """As far as it goes without a choice of the player."""
    while table.phase == RUN:
        if table.regs[DUE] > 0:
            place_due(table)
        elif table.sites_due != 0:
            low = table.sites_due & -table.sites_due
            table.sites_due ^= low
            reward(table, place(low))
        elif table.regs[PC] == table.regs[PC_END]:
            table.set_reg(PC, 0)
            table.set_reg(PC_END, 0)
            table.set_reg(REPS, 0)
            table.phase = table.reg(THEN)
        else:
            step(table)


def place_due(table: GentesTable) -> None:
    """A cube of choice: asked only if both areas have room (GENTES-R-35)."""
    seat = table.active
    temple = has_room(table, seat, TEMPLE)
    oracle = has_room(table, seat, ORACLE)
    if temple and oracle:
        table.phase = CUBING
        return
    table.set_reg(DUE, table.reg(DUE) - 1)
    if temple:
        gain_cube(table, seat, TEMPLE)
    elif oracle:
        gain_cube(table, seat, ORACLE)
    elif table.events is not None:
        table.note("cube lost", "GENTES-R-35", {"who": seat, "area": "choice"})


def reward(table: GentesTable, site: i64) -> None:
    """What an activated city yields (GENTES-A-20)."""
    code = table.fixed.code
    at = i64(table.fixed.reward_of[site]) * ROW
    seat = table.active
    op = i64(code[at])
    n = i64(code[at + 1])
    if table.events is not None:
        table.note("activated", "GENTES-A-18", {"who": seat, "site": table.fixed.site_ids[site]})
    if op == VP:
        gain_points(table, seat, n, "GENTES-A-20")
    elif op == COINS:
        gain_coins(table, seat, n, "GENTES-A-20")
    else:
        cubes(table, seat, n, i64(code[at + 2]))


def cubes(table: GentesTable, seat: i64, area: i64, n: i64) -> None:
    if area == CHOICE:
        table.set_reg(DUE, table.reg(DUE) + n)
        return
    for _ in range(n):
        gain_cube(table, seat, area)


def step(table: GentesTable) -> None:
    """The effect under way, or the next of its repetitions."""
    fixed = table.fixed
    seat = table.active
    at = table.reg(PC) * ROW
    op = i64(fixed.code[at])
    x = i64(fixed.code[at + 1])
    y = i64(fixed.code[at + 2])
    if op == VP:
        gain_points(table, seat, x, "GENTES-A-43")
        next_effect(table)
    elif op == VP_PER:
        gain_points(table, seat, counted(table, seat, table.reg(PC)), "GENTES-A-75")
        next_effect(table)
    elif op == COINS:
        gain_coins(table, seat, x, "GENTES-A-43")
        next_effect(table)
    elif op == CUBE:
        next_effect(table)
        cubes(table, seat, x, y)
    elif op == PERSON:
        step_person(table, x, y)
    elif op == LOSE:
        step_lose(table, x, y)
    elif op == UNLOCK:
        next_effect(table)
        for _ in range(x):
            unlock(table, seat, "GENTES-A-68")
    elif op == HOURGLASS:
        table.phase = EFFECT_SPLIT
    elif op == ACTIVATE:
        if table.towns(seat) & fixed.city_sites == 0:
            next_effect(table)
        elif x == 0:
            table.phase = CHOOSE_CITY
        else:
            table.phase = CHOOSE_REGION
    elif op == DRAW_CARD:
        begin_repeats(table, x)
        if table.regs[REPS] > 0 and len(table.display) > 0:
            table.phase = DRAWING
        else:
            next_effect(table)
    elif op == CONVERT:
        limit = i64(fixed.code[at + 5])
        if limit == 0:
            limit = 99
        begin_repeats(table, limit)
        if table.regs[REPS] > 0 and can_convert(table, seat, table.reg(PC)):
            table.phase = OFFER
        else:
            next_effect(table)
    elif op == SWAP_PERSONS:
        begin_repeats(table, x)
        if table.regs[REPS] > 0 and table.persons(seat) > 0:
            table.set_reg(SWAP_MODE, BY_EFFECT)
            table.phase = SWAP_FROM
        else:
            next_effect(table)
    else:
        next_effect(table)


def begin_repeats(table: GentesTable, n: i64) -> None:
    if table.regs[REPS] == NEW_EFFECT:
        table.set_reg(REPS, n)


def step_person(table: GentesTable, group: i64, n: i64) -> None:
    begin_repeats(table, n)
    if table.regs[REPS] <= 0:
        next_effect(table)
    elif group == ANY_GROUP:
        table.phase = GAINING
    else:
        if can_gain(table, table.active, group):
            gain(table, table.active, group, "GENTES-A-77")
        once_less(table)


def step_lose(table: GentesTable, group: i64, n: i64) -> None:
    """One by one, while there is one; three cubes avert it (GENTES-A-78, GENTES-R-11)."""
    begin_repeats(table, n)
    seat = table.active
    if table.regs[REPS] <= 0 or table.mats[seat * MAT + POP + group] == 0:
        next_effect(table)
    elif table.cubes(seat) >= table.fixed.train_cubes:
        table.phase = LOSS
    else:
        suffer(table)


def suffer(table: GentesTable) -> None:
    group = i64(table.fixed.code[table.reg(PC) * ROW + 1])
    lower(table, table.active, group)
    if table.events is not None:
        table.note("lost", "GENTES-A-43", {"who": table.active, "group": NAMES[group]})
    once_less(table)


def unlock(table: GentesTable, seat: i64, clause: str) -> None:
    """A cube leaves the time track; without one, a cube of choice comes instead."""
    if table.mat(seat, LOCKED) > 0:
        table.add(seat, LOCKED, -1)
        if table.events is not None:
            table.note("unlocked", clause, {"who": seat})
    else:
        table.set_reg(DUE, table.reg(DUE) + 1)
