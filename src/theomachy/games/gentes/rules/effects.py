"""The interpreter of the effect language: the one place where effects of cards, hometowns and cities happen.

`run` works through the rows of `Tables.code` and stops where the player has to choose; the choice is made by one of the
functions of `effect_choices` and `exchanges`, which lets it go on.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from theomachy.games.gentes.rules.goods import gain_coins, gain_cube, gain_points, has_room
from theomachy.games.gentes.rules.people import NAMES, can_gain, can_lower, gain, lower
from theomachy.games.gentes.rules.phases import (
    CARD_DONE,
    CHOOSE_CITY,
    CHOOSE_REGION,
    CUBING,
    DRAWING,
    EFFECT_SPLIT,
    GAINING,
    LOSS,
    MAIN_DONE,
    OFFER,
    RUN,
    SWAP_FROM,
)  # fmt: skip
from theomachy.games.gentes.rules.prospects import can_convert, counted, has_city
from theomachy.games.gentes.rules.state import FROM_CITIES, FROM_EFFECTS, LOCKED, GentesTable
from theomachy.games.gentes.rules.tables import (
    ACTIVATE,
    AMOUNT,
    ANY_GROUP,
    CHOICE,
    COINS,
    CONVERT,
    CONVERT_MOST,
    CUBE,
    DRAW_CARD,
    HOURGLASS,
    HOW_MANY,
    LOSE,
    ORACLE,
    PERSON,
    SWAP_PERSONS,
    TEMPLE,
    UNLOCK,
    VP,
    VP_PER,
    WHICH,
    place,
)  # fmt: skip
from theomachy.games.gentes.rules.under_way import BY_CITY, BY_EFFECT, NEW_EFFECT

# ---- one after the other


def begin(table: GentesTable, row: i64, end: i64, then: i64) -> None:
    """Carry out these effects in the order of the data (GENTES-A-74), then go on with the phase `then`."""
    now = table.now
    now.effect = row
    now.effects_end = end
    now.repeats = NEW_EFFECT
    now.then = then
    table.phase = RUN


def by_effects(table: GentesTable) -> bool:
    """Is an effect under way, and not only a cube or a city of something else?"""
    return table.now.effect < table.now.effects_end


def next_effect(table: GentesTable) -> None:
    table.now.effect += 1
    table.now.repeats = NEW_EFFECT
    table.phase = RUN


def begin_repeats(table: GentesTable, n: i64) -> None:
    """Effects with n above 1 are n single ones (GENTES-A-74)."""
    if table.now.repeats == NEW_EFFECT:
        table.now.repeats = n


def once_less(table: GentesTable) -> None:
    table.now.repeats -= 1
    table.phase = RUN


# Why a card gives points or coins, by what comes after its effects.
GAINS: Final = {int(CARD_DONE): "GENTES-A-43", int(MAIN_DONE): "GENTES-A-60"}
# Why a city pays, by `activated_by`.
ACTIVATIONS: Final = ["GENTES-A-18", "GENTES-A-19", "GENTES-A-69"]


def run(table: GentesTable) -> None:
    """As far as it goes without a choice of the player."""
    now = table.now
    while table.phase == RUN:
        if now.cubes_due > 0:
            place_due(table)
        elif now.paused != 0:
            resume(table)
        elif table.sites_due != 0:
            low = table.sites_due & -table.sites_due
            table.sites_due ^= low
            clause = ACTIVATIONS[now.activated_by]
            if table.sites_due == 0:
                now.activated_by = BY_CITY
            reward(table, place(low), clause)
        elif now.effect == now.effects_end:
            now.effect = 0
            now.effects_end = 0
            now.repeats = 0
            table.phase = now.then
        else:
            step(table)


def resume(table: GentesTable) -> None:
    """Back to the question that a conversion was made in (GENTES-R-55); a cube that was asked for lies with the others
    by now."""
    paused = table.now.paused
    table.now.paused = 0
    if paused != CUBING:
        table.phase = paused


def step(table: GentesTable) -> None:
    """The effect under way, or the next of its repetitions; each as far as it can (GENTES-A-74)."""
    fixed = table.fixed
    seat = table.active
    row = table.now.effect
    op = fixed.op(row)
    x = fixed.field(row, AMOUNT)
    if op == VP:
        gain_points(table, seat, x, gain_clause(table), FROM_EFFECTS)
        next_effect(table)
    elif op == VP_PER:
        gain_points(table, seat, counted(table, seat, row), "GENTES-A-75", FROM_EFFECTS)
        next_effect(table)
    elif op == COINS:
        gain_coins(table, seat, x, gain_clause(table))
        next_effect(table)
    elif op == CUBE:
        next_effect(table)
        gain_cubes(table, seat, fixed.field(row, WHICH), fixed.field(row, HOW_MANY), "GENTES-A-76")
    elif op == PERSON:
        step_person(table, fixed.field(row, WHICH), fixed.field(row, HOW_MANY))
    elif op == LOSE:
        step_lose(table, fixed.field(row, WHICH), fixed.field(row, HOW_MANY))
    elif op == UNLOCK:
        next_effect(table)
        for _ in range(x):
            unlock(table, seat, "GENTES-A-68")
    elif op == HOURGLASS:
        table.phase = EFFECT_SPLIT
    elif op == ACTIVATE:
        step_activate(table, fixed.field(row, WHICH))
    elif op == DRAW_CARD:
        step_draw(table, x)
    elif op == CONVERT:
        step_convert(table, row)
    elif op == SWAP_PERSONS:
        step_swap(table, x)
    else:
        next_effect(table)


def gain_clause(table: GentesTable) -> str:
    """Why an effect gives points or coins: the card is played, used as a main action, or used in the decline phase."""
    return GAINS.get(int(table.now.then), "GENTES-T-40")


# ---- cubes


def gain_cubes(table: GentesTable, seat: i64, area: i64, n: i64, clause: str) -> None:
    """Into a named area, or each where the player likes (GENTES-A-76)."""
    if area == CHOICE:
        table.now.cubes_due += n
        return
    for _ in range(n):
        gain_cube(table, seat, area, clause)


def place_due(table: GentesTable) -> None:
    """A cube of choice: asked only if both areas have room (GENTES-R-35)."""
    seat = table.active
    temple = has_room(table, seat, TEMPLE)
    oracle = has_room(table, seat, ORACLE)
    if temple and oracle:
        table.phase = CUBING
        return
    table.now.cubes_due -= 1
    if temple:
        gain_cube(table, seat, TEMPLE, "GENTES-R-35")
    elif oracle:
        gain_cube(table, seat, ORACLE, "GENTES-R-35")
    elif table.events is not None:
        table.write("cube lost", "GENTES-R-35", {"who": seat, "area": "choice"})


def unlock(table: GentesTable, seat: i64, clause: str) -> None:
    """A cube leaves the time track; without one, a cube of choice comes instead (GENTES-A-68, GENTES-R-48)."""
    if table.mat(seat, LOCKED) > 0:
        table.add(seat, LOCKED, -1)
        if table.events is not None:
            table.write("unlocked", clause, {"who": seat})
    else:
        table.now.cubes_due += 1


# ---- persons


def step_person(table: GentesTable, group: i64, n: i64) -> None:
    """Of any group, or of a named one; a gift to a full group is lost (GENTES-A-77, GENTES-R-07)."""
    begin_repeats(table, n)
    if table.now.repeats <= 0:
        next_effect(table)
    elif group == ANY_GROUP:
        table.phase = GAINING
    else:
        if can_gain(table, table.active, group):
            gain(table, table.active, group, "GENTES-A-77")
        once_less(table)


def step_lose(table: GentesTable, group: i64, n: i64) -> None:
    """One by one, while there is one (GENTES-R-11); three cubes avert it, fewer do not (GENTES-A-78, GENTES-R-10).

    Where conversions are possible at any time they may bring what is missing (GENTES-R-55).
    """
    begin_repeats(table, n)
    seat = table.active
    if table.now.repeats <= 0 or not can_lower(table, seat, group):
        next_effect(table)
    elif table.cubes(seat) >= table.fixed.train_cubes or table.fixed.any_time:
        table.phase = LOSS
    else:
        suffer(table)


def suffer(table: GentesTable) -> None:
    """A person is lost (GENTES-A-43)."""
    group = table.fixed.field(table.now.effect, WHICH)
    lower(table, table.active, group)
    if table.events is not None:
        table.write("lost", "GENTES-A-43", {"who": table.active, "group": NAMES[group]})
    once_less(table)


def step_swap(table: GentesTable, n: i64) -> None:
    """Up to n exchanges without a cube (GENTES-A-82)."""
    begin_repeats(table, n)
    if table.now.repeats > 0 and table.persons(table.active) > 0:
        table.now.swap_mode = BY_EFFECT
        table.phase = SWAP_FROM
    else:
        next_effect(table)


# ---- cities


def reward(table: GentesTable, site: i64, clause: str) -> None:
    """What an activated city yields (GENTES-A-20); `clause` is the one by which it is activated."""
    fixed = table.fixed
    row = i64(fixed.reward_of[site])
    seat = table.active
    op = fixed.op(row)
    if table.events is not None:
        table.write("activated", clause, {"who": seat, "site": fixed.site_ids[site]})
    if op == VP:
        gain_points(table, seat, fixed.field(row, AMOUNT), "GENTES-A-20", FROM_CITIES)
    elif op == COINS:
        gain_coins(table, seat, fixed.field(row, AMOUNT), "GENTES-A-20")
    else:
        gain_cubes(table, seat, fixed.field(row, WHICH), fixed.field(row, HOW_MANY), "GENTES-A-20")


def step_activate(table: GentesTable, region: i64) -> None:
    """One own city, or those of a region (GENTES-A-69); without cities nothing happens (GENTES-R-36)."""
    if not has_city(table, table.active):
        next_effect(table)
    elif region == 0:
        table.phase = CHOOSE_CITY
    else:
        table.phase = CHOOSE_REGION


# ---- cards and conversions


def step_draw(table: GentesTable, n: i64) -> None:
    """With fewer cards in the display, all of them (GENTES-A-80); with none, nothing (GENTES-R-36)."""
    begin_repeats(table, n)
    if table.now.repeats > 0 and len(table.display) > 0:
        table.phase = DRAWING
    else:
        next_effect(table)


def step_convert(table: GentesTable, row: i64) -> None:
    """Each exchange is offered by itself, while it is possible (GENTES-A-81)."""
    limit = table.fixed.field(row, CONVERT_MOST)
    if limit == 0:
        limit = 99
    begin_repeats(table, limit)
    if table.now.repeats > 0 and can_convert(table, table.active, row):
        table.phase = OFFER
    else:
        next_effect(table)
