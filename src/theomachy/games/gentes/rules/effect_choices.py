"""What players choose inside effects: losses, cubes, cities, cards, time, conversions, exchanges of persons.

Each pair is the list of choices (`ask_...`) and what the choice does before the effects go on.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from theomachy.games.gentes.rules.actions import (
    AVERT,
    CITY,
    CUBE_TO,
    DRAW,
    EXCHANGE,
    FOR,
    PAY,
    REGION,
    STOP,
    SUFFER,
    SWAP,
    TIME,
    pack,
)  # fmt: skip
from theomachy.games.gentes.rules.effects import next_effect, once_less, reward
from theomachy.games.gentes.rules.goods import gain_coins, gain_cube, gain_points, lay_time, mixtures, pay_cubes, splits
from theomachy.games.gentes.rules.people import NAMES, can_gain, gain, lower
from theomachy.games.gentes.rules.prospects import space_needed
from theomachy.games.gentes.rules.state import (
    BACK,
    BY_CUBE,
    BY_EFFECT,
    BY_USE,
    DUE,
    HAND,
    HANDS,
    LOWERED,
    MAT,
    MONEY,
    PAYING,
    PC,
    PC_END,
    POP,
    REPS,
    ROW_PAID,
    RUN,
    SWAP_FROM,
    SWAP_MODE,
    SWAP_TO,
    SWAPS,
    GentesTable,
)  # fmt: skip
from theomachy.games.gentes.rules.tables import GROUPS, ORACLE, ROW, TEMPLE, bit, place


def ask_loss(table: GentesTable) -> vec[i32]:
    out: vec[i32] = vec[i32]()
    out = append(out, pack(SUFFER, 0, 0))
    return mixtures(table, table.active, AVERT, table.fixed.train_cubes, out)


def avert(table: GentesTable, temple: i64, oracle: i64) -> None:
    pay_cubes(table, table.active, temple, oracle)
    if table.events is not None:
        table.note("averted", "GENTES-A-44", {"who": table.active, "temple": temple, "oracle": oracle})
    once_less(table)


def gained(table: GentesTable, group: i64) -> None:
    gain(table, table.active, group, "GENTES-A-77")
    once_less(table)


def ask_cube(table: GentesTable) -> vec[i32]:
    out: vec[i32] = vec[i32]()
    out = append(out, pack(CUBE_TO, TEMPLE, 0))
    return append(out, pack(CUBE_TO, ORACLE, 0))


def cube_to(table: GentesTable, area: i64) -> None:
    table.set_reg(DUE, table.reg(DUE) - 1)
    gain_cube(table, table.active, area)
    table.phase = RUN


def ask_city(table: GentesTable) -> vec[i32]:
    out: vec[i32] = vec[i32]()
    bits = table.towns(table.active) & table.fixed.city_sites
    while bits != 0:
        low = bits & -bits
        bits ^= low
        out = append(out, pack(CITY, place(low), 0))
    return out


def city(table: GentesTable, site: i64) -> None:
    next_effect(table)
    reward(table, site)


def ask_region(table: GentesTable) -> vec[i32]:
    """Regions with own cities (GENTES-R-46)."""
    out: vec[i32] = vec[i32]()
    towns = table.towns(table.active)
    regions = table.fixed.in_region
    for region in range(i64(len(regions))):
        if towns & regions[region] != 0:
            out = append(out, pack(REGION, region, 0))
    return out


def activate_region(table: GentesTable, region: i64) -> None:
    """All own cities of the region; after a hometown as well as by an effect."""
    if table.regs[PC] < table.regs[PC_END]:
        next_effect(table)
    table.phase = RUN
    table.sites_due = table.towns(table.active) & table.fixed.in_region[region]


def ask_draw(table: GentesTable) -> vec[i32]:
    out: vec[i32] = vec[i32]()
    for i in range(i64(len(table.display))):
        out = append(out, pack(DRAW, i64(table.display[i]), 0))
    return out


def remove_from_display(table: GentesTable, cards: i64) -> None:
    at: i64 = 0
    for i in range(i64(len(table.display))):
        card = table.display[i]
        if cards >> i64(card) & 1 == 0:
            table.display[at] = card
            at += 1
    table.display = table.display[:at]


def draw(table: GentesTable, card: i64) -> None:
    seat = table.active
    remove_from_display(table, bit(card))
    table.sets[HANDS + seat] |= bit(card)
    table.add(seat, HAND, 1)
    if table.events is not None:
        table.note("drew", "GENTES-A-70", {"who": seat, "card": table.fixed.card_ids[card]})
    once_less(table)


def ask_effect_split(table: GentesTable) -> vec[i32]:
    """Splits that leave enough spaces for later hourglasses of the same card (GENTES-A-79)."""
    seat = table.active
    row = table.reg(PC)
    hours = i64(table.fixed.code[row * ROW + 1])
    return splits(TIME, hours, table.free(seat) - space_needed(table, seat, row + 1, table.reg(PC_END)))


def effect_split(table: GentesTable, doubles: i64, singles: i64) -> None:
    lay_time(table, table.active, doubles, singles, "GENTES-A-79")
    next_effect(table)


# ---- conversions


def ask_offer() -> vec[i32]:
    out: vec[i32] = vec[i32]()
    out = append(out, pack(EXCHANGE, 0, 0))
    return append(out, pack(STOP, 0, 0))


def convert(table: GentesTable, row: i64) -> None:
    """Pay and gain; with several ways to pay cubes the player is asked."""
    code = table.fixed.code
    at = row * ROW
    seat = table.active
    table.set_reg(ROW_PAID, row)
    n = i64(code[at + 2])
    if code[at + 1] == 0:
        table.add(seat, MONEY, -n)
        converted(table)
        return
    table.phase = PAYING


def ask_pay(table: GentesTable) -> vec[i32]:
    out: vec[i32] = vec[i32]()
    return mixtures(table, table.active, PAY, i64(table.fixed.code[table.reg(ROW_PAID) * ROW + 2]), out)


def pay(table: GentesTable, temple: i64, oracle: i64) -> None:
    pay_cubes(table, table.active, temple, oracle)
    converted(table)


def converted(table: GentesTable) -> None:
    code = table.fixed.code
    at = table.reg(ROW_PAID) * ROW
    seat = table.active
    what = i64(code[at + 3])
    n = i64(code[at + 4])
    table.set_reg(ROW_PAID, 0)
    if table.events is not None:
        give = "coins" if code[at + 1] == 0 else "cubes"
        table.note("converted", "GENTES-A-81", {"who": seat, "give": give, "n": i64(code[at + 2])})
    if what == 0:
        gain_points(table, seat, n, "GENTES-A-81")
    elif what == 1:
        gain_coins(table, seat, n, "GENTES-A-81")
    else:
        table.set_reg(DUE, table.reg(DUE) + n)
    if table.regs[PC] < table.regs[PC_END]:
        table.set_reg(REPS, table.reg(REPS) - 1)
    table.phase = RUN


# ---- exchanges of persons: by an oracle cube, by an effect, by the use of a card


def ask_swap_from(table: GentesTable) -> vec[i32]:
    out = add_swaps(table, table.active, vec[i32](capacity=8))
    if table.regs[SWAP_MODE] != BY_USE:
        out = append(out, pack(STOP, 0, 0))
    return out


def add_swaps(table: GentesTable, seat: i64, out: vec[i32]) -> vec[i32]:
    """Every group with a person that can be lowered (GENTES-R-09)."""
    for group in range(i64(GROUPS)):
        if table.mats[seat * MAT + POP + group] > 0:
            out = append(out, pack(SWAP, group, 0))
    return out


def swap_from(table: GentesTable, group: i64) -> None:
    lower(table, table.active, group)
    table.set_reg(LOWERED, group)
    table.phase = SWAP_TO


def ask_swap_to(table: GentesTable) -> vec[i32]:
    out: vec[i32] = vec[i32](capacity=8)
    for group in range(i64(GROUPS)):
        if group != table.reg(LOWERED) and can_gain(table, table.active, group):
            out = append(out, pack(FOR, group, 0))
    return out


def swap_to(table: GentesTable, group: i64) -> None:
    if table.events is not None:
        data: dict[str, object] = {"who": table.active, "group": NAMES[table.reg(LOWERED)]}
        table.note("lowered", "GENTES-R-09", data)
    gain(table, table.active, group, "GENTES-A-51")
    table.set_reg(LOWERED, 0)
    if table.regs[SWAP_MODE] == BY_EFFECT:
        once_less(table)
        return
    table.set_reg(SWAPS, table.reg(SWAPS) - 1)
    if table.regs[SWAPS] > 0:
        table.phase = SWAP_FROM
    else:
        table.phase = BACK


def stop(table: GentesTable) -> None:
    """No further exchange of this cube or effect (GENTES-A-51, GENTES-A-71)."""
    if table.phase == SWAP_FROM and table.regs[SWAP_MODE] == BY_CUBE:
        table.set_reg(SWAPS, 0)
        table.phase = BACK
    else:
        next_effect(table)
