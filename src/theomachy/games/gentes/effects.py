"""The interpreter of the effect language: the one place where effects of cards, hometowns and cities happen.

`run` works through the rows of `Tables.code` from PC to PC_END and stops where the player has to choose; the choice
is made by one of the functions below it, which lets it go on.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from theomachy.games.gentes.actions import (
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
from theomachy.games.gentes.people import NAMES, can_gain, gain, lower
from theomachy.games.gentes.state import (
    BACK,
    BY_CUBE,
    BY_EFFECT,
    BY_USE,
    CHOOSE_CITY,
    CHOOSE_REGION,
    CUBING,
    DOUBLES,
    DRAWING,
    DUE,
    EFFECT_SPLIT,
    GAINING,
    HAND,
    HANDS,
    LOCKED,
    LOSS,
    LOWERED,
    MAT,
    MONEY,
    NEW_EFFECT,
    OFFER,
    ORACLES,
    PAYING,
    PC,
    PC_END,
    POINTS,
    POP,
    REPS,
    ROW_PAID,
    RUN,
    SHOWN,
    SINGLES,
    SWAP_FROM,
    SWAP_MODE,
    SWAP_TO,
    SWAPS,
    TEMPLES,
    THEN,
    GentesTable,
)  # fmt: skip
from theomachy.games.gentes.tables import (
    ACTIVATE,
    ANY_GROUP,
    CHOICE,
    COINS,
    CONVERT,
    CUBE,
    DRAW_CARD,
    GROUPS,
    HOURGLASS,
    LOSE,
    ON_PLAY,
    ORACLE,
    PER_CARDS,
    PER_CITIES,
    PER_COINS,
    PER_PERSONS,
    PERSON,
    ROW,
    SLOTS,
    SWAP_PERSONS,
    TEMPLE,
    UNLOCK,
    VP,
    VP_PER,
    bit,
    place,
)  # fmt: skip

AREAS = ["temple", "oracle"]

# ---- goods


def gain_coins(table: GentesTable, seat: i64, n: i64, clause: str) -> None:
    table.add(seat, MONEY, n)
    if table.events is not None:
        table.note("coins", clause, {"who": seat, "n": n})


def gain_points(table: GentesTable, seat: i64, n: i64, clause: str) -> None:
    table.add(seat, POINTS, n)
    if table.events is not None:
        table.note("points", clause, {"who": seat, "n": n})


def has_room(table: GentesTable, seat: i64, area: i64) -> bool:
    if area == TEMPLE:
        return i64(table.mats[seat * MAT + TEMPLES]) < table.fixed.temple_max
    return i64(table.mats[seat * MAT + ORACLES]) < table.fixed.oracle_max


def gain_cube(table: GentesTable, seat: i64, area: i64) -> None:
    """One cube into an area; without room it is lost (GENTES-A-21)."""
    if not has_room(table, seat, area):
        if table.events is not None:
            table.note("cube lost", "GENTES-A-21", {"who": seat, "area": AREAS[area]})
        return
    table.add(seat, TEMPLES + area, 1)
    if table.events is not None:
        table.note("cube", "GENTES-A-20", {"who": seat, "area": AREAS[area]})


def pay_cubes(table: GentesTable, seat: i64, temple: i64, oracle: i64) -> None:
    table.add(seat, TEMPLES, -temple)
    table.add(seat, ORACLES, -oracle)


def mixtures(table: GentesTable, seat: i64, kind: i64, n: i64, out: vec[i32]) -> vec[i32]:
    """All ways to pay n cubes from temple and oracle, as actions of this kind."""
    temple = table.mat(seat, TEMPLES)
    oracle = table.mat(seat, ORACLES)
    t: i64 = 0
    while t <= n:
        if t <= temple and n - t <= oracle:
            out = append(out, pack(kind, t, n - t))
        t += 1
    return out


def lay_time(table: GentesTable, seat: i64, doubles: i64, singles: i64, clause: str) -> None:
    table.add(seat, DOUBLES, doubles)
    table.add(seat, SINGLES, singles)
    if table.events is not None:
        table.note("time", clause, {"who": seat, "singles": singles, "doubles": doubles})


def splits(kind: i64, hours: i64, spaces: i64) -> vec[i32]:
    """All mixtures of singles and doubles that show so many hourglasses and fit into the spaces (GENTES-T-18)."""
    out: vec[i32] = vec[i32]()
    doubles: i64 = 0
    while 2 * doubles <= hours:
        if hours - doubles <= spaces:
            out = append(out, pack(kind, doubles, hours - 2 * doubles))
        doubles += 1
    return out


# ---- questions


def counted(table: GentesTable, seat: i64, row: i64) -> i64:
    """What a `vp_per` gives now (GENTES-A-75, GENTES-R-44)."""
    code = table.fixed.code
    at = row * ROW
    what = i64(code[at + 1])
    count: i64 = 0
    if what == PER_CITIES:
        count = table.built(seat)
    elif what == PER_PERSONS:
        count = table.persons(seat)
    elif what == PER_CARDS:
        count = table.mat(seat, SHOWN)
    elif what == PER_COINS:
        count = table.mat(seat, MONEY)
    else:
        count = table.best_symbol(seat)
    gained = count // i64(code[at + 2])
    if gained > i64(code[at + 3]):
        return i64(code[at + 3])
    return gained


def worth(table: GentesTable, seat: i64, card: i64) -> i64:
    """The points of a card's rewards as if it were played now (GENTES-R-23)."""
    fixed = table.fixed
    total = i64(fixed.points[card])
    row = i64(fixed.slots[card * SLOTS + ON_PLAY])
    end = i64(fixed.slots[card * SLOTS + ON_PLAY + 1])
    while row < end:
        op = i64(fixed.code[row * ROW])
        if op == VP:
            total += i64(fixed.code[row * ROW + 1])
        elif op == VP_PER:
            total += counted(table, seat, row)
        row += 1
    return total


def space_needed(table: GentesTable, seat: i64, row: i64, end: i64) -> i64:
    """Free spaces that the hourglasses of these effects need at least, doubles used (GENTES-R-15, GENTES-A-79)."""
    code = table.fixed.code
    locked = table.mat(seat, LOCKED)
    taken: i64 = 0
    most: i64 = 0
    while row < end:
        op = i64(code[row * ROW])
        n = i64(code[row * ROW + 1])
        if op == UNLOCK:
            if n > locked:
                n = locked
            locked -= n
            taken -= n
        elif op == HOURGLASS:
            taken += (n + 1) // 2
            if taken > most:
                most = taken
        row += 1
    return most


def can_convert(table: GentesTable, seat: i64, row: i64) -> bool:
    """It can be paid, and its gain taken in full (GENTES-A-81, GENTES-R-35)."""
    code = table.fixed.code
    at = row * ROW
    give_n = i64(code[at + 2])
    room = table.room(seat)
    if code[at + 1] == 0:
        if table.mat(seat, MONEY) < give_n:
            return False
    else:
        if table.cubes(seat) < give_n:
            return False
        room += give_n
    return code[at + 3] != 2 or room >= i64(code[at + 4])


def does_something(table: GentesTable, seat: i64, row: i64, end: i64) -> bool:
    """Would at least one of these effects change anything (GENTES-R-43)?"""
    code = table.fixed.code
    while row < end:
        at = row * ROW
        op = i64(code[at])
        x = i64(code[at + 1])
        if op == VP or op == COINS:
            return True
        if op == VP_PER and counted(table, seat, row) > 0:
            return True
        if op == CUBE:
            if x == CHOICE and table.room(seat) > 0:
                return True
            if x != CHOICE and has_room(table, seat, x):
                return True
        if op == PERSON and (x == ANY_GROUP or can_gain(table, seat, x)):
            return True
        if op == LOSE and table.mats[seat * MAT + POP + x] > 0:
            return True
        if op == UNLOCK and (table.mat(seat, LOCKED) > 0 or table.room(seat) > 0):
            return True
        if op == ACTIVATE and table.towns(seat) & table.fixed.city_sites != 0:
            return True
        if op == DRAW_CARD and len(table.display) > 0:
            return True
        if op == CONVERT and can_convert(table, seat, row):
            return True
        if op == SWAP_PERSONS and table.persons(seat) > 0:
            return True
        row += 1
    return False


# ---- running


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


def unlock(table: GentesTable, seat: i64, clause: str) -> None:
    """A cube leaves the time track; without one, a cube of choice comes instead."""
    if table.mat(seat, LOCKED) > 0:
        table.add(seat, LOCKED, -1)
        if table.events is not None:
            table.note("unlocked", clause, {"who": seat})
    else:
        table.set_reg(DUE, table.reg(DUE) + 1)


# ---- choices of the player inside effects


def ask_loss(table: GentesTable) -> vec[i32]:
    out: vec[i32] = vec[i32]()
    out = append(out, pack(SUFFER, 0, 0))
    return mixtures(table, table.active, AVERT, table.fixed.train_cubes, out)


def suffer(table: GentesTable) -> None:
    group = i64(table.fixed.code[table.reg(PC) * ROW + 1])
    lower(table, table.active, group)
    if table.events is not None:
        table.note("lost", "GENTES-A-43", {"who": table.active, "group": NAMES[group]})
    once_less(table)


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
