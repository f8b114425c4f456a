"""The main action under way: its modifiers, what it costs, its time tiles, and on to its contents (GENTES-T-12 to T-21,
T-47, T-48)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i32, i64, u8

from theomachy.games.gentes.rules.actions import GO, TIME, WITH_CARD, WITH_HOME, pack
from theomachy.games.gentes.rules.chronicler import least_space
from theomachy.games.gentes.rules.effects import begin
from theomachy.games.gentes.rules.feasible import (
    all_help,
    budget,
    feasible,
    modifies,
    optional,
    raise_cap,
    tiles_time,
    to_pay,
)
from theomachy.games.gentes.rules.goods import gain_coins, lay_time, splits
from theomachy.games.gentes.rules.state import (
    AGAIN,
    BUDGET,
    BUILDING,
    CAP,
    CHOOSE_FROM,
    COUNTING,
    EXTRA,
    FROM_TILE,
    HOURS,
    KIND,
    LESS,
    LIFTING,
    MAIN_DONE,
    MAT,
    MONEY,
    PLAYING,
    PRICE,
    SOURCE,
    SOURCE_ID,
    SPLIT,
    STOCK,
    TIMES,
    WANTED,
    GentesTable,
)  # fmt: skip
from theomachy.games.gentes.rules.tables import (
    ALWAYS,
    CHRONICLER,
    EFFECTS,
    EXACT,
    KINDS,
    LESS_COINS,
    LESS_TIME,
    MORE_PERSONS,
    NAVIGATOR,
    PHILOSOPHER,
    REPEAT,
    ROW,
    SCRIBE,
    SLOTS,
    SUN,
    TAX_COLLECTOR,
    bit,
    place,
)  # fmt: skip

# ---- modifiers


def ask_with(table: GentesTable) -> vec[i32]:
    """Modifiers that change something and lead on, then `go` if the action is possible as it stands."""
    fixed = table.fixed
    seat = table.active
    kind = table.reg(KIND)
    tile = table.regs[SOURCE] == FROM_TILE
    out: vec[i32] = vec[i32]()
    if kind < KINDS:
        bits = fixed.modifying_cards[kind] & table.shown(seat)
        while bits != 0:
            low = bits & -bits
            bits ^= low
            card = place(low)
            sun = i64(fixed.slots[card * SLOTS + SUN])
            end = i64(fixed.slots[card * SLOTS + SUN + 1])
            if table.marked & low == 0:
                for row in range(sun, end):
                    if modifies(table, row, kind) and changes(table, row) and leads_on(table, row):
                        out = append(out, pack(WITH_CARD, card, row - sun))
            if not fixed.tiles_only or tile:
                at = card * SLOTS + ALWAYS
                for row in range(i64(fixed.slots[at]), i64(fixed.slots[at + 1])):
                    if modifies(table, row, kind) and optional(i64(fixed.code[row * ROW + 2])):
                        unused = table.uses[i64(fixed.code[row * ROW + 4])] == 0
                        if unused and changes(table, row) and leads_on(table, row):
                            out = append(out, pack(WITH_CARD, card, row - sun))
        bits = fixed.modifying_homes[kind] & table.towns(seat) & ~table.home_marks
        while bits != 0:
            low = bits & -bits
            bits ^= low
            site = place(low)
            first = i64(fixed.home_options[2 * site])
            for row in range(first, i64(fixed.home_options[2 * site + 1])):
                if modifies(table, row, kind) and changes(table, row) and leads_on(table, row):
                    out = append(out, pack(WITH_HOME, site, row - first))
    if possible_now(table):
        out = append(out, pack(GO, 0, 0))
    return out


def changes(table: GentesTable, row: i64) -> bool:
    """A modifier that would change nothing is not offered (GENTES-A-85)."""
    change = i64(table.fixed.code[row * ROW + 2])
    n = i64(table.fixed.code[row * ROW + 3])
    if change == EXACT:
        return n > table.reg(CAP)
    if change == LESS_TIME:
        hours = table.reg(HOURS) + table.reg(TIMES)
        return tiles_time(hours, 0) != tiles_time(hours, n)
    if change == LESS_COINS and table.regs[CAP] == 0:
        price = table.reg(PRICE) + table.reg(LESS)
        return tiles_time(price, 0) != tiles_time(price, n)
    return True


def chosen_so_far(table: GentesTable) -> None:
    table.m_less = table.reg(LESS)
    table.m_time = table.reg(TIMES)
    table.m_cap = table.reg(CAP)


def possible(table: GentesTable, extra: i64) -> bool:
    """The action under way with the modifiers in m_less, m_time and m_cap; its tile lies on the track already."""
    kind = table.reg(KIND)
    icon = table.reg(WANTED)
    return feasible(table, table.active, kind, table.reg(PRICE), table.reg(HOURS), 0, icon, table.reg(EXTRA) + extra)


def possible_now(table: GentesTable) -> bool:
    chosen_so_far(table)
    return possible(table, 0)


def leads_on(table: GentesTable, row: i64) -> bool:
    """With this modifier, and all other help, the action can still be carried through."""
    chosen_so_far(table)
    change = i64(table.fixed.code[row * ROW + 2])
    n = i64(table.fixed.code[row * ROW + 3])
    less = table.m_less
    time = table.m_time
    extra: i64 = 0
    if change == LESS_COINS:
        less += n
    elif change == LESS_TIME:
        time += n
    elif change == EXACT:
        raise_cap(table, n)
    elif change == MORE_PERSONS:
        extra = n
    table.m_less = less
    table.m_time = time
    if possible(table, extra):
        return True
    # The modifier itself is counted twice here only if it helps, and then the first question was answered.
    tile = table.regs[SOURCE] == FROM_TILE
    if change == LESS_COINS and n < 0:
        table.m_less -= n
    elif change == LESS_TIME and n < 0:
        table.m_time -= n
    all_help(table, table.active, table.reg(KIND), tile, -1, -1)
    return possible(table, extra)


def use_modifier(table: GentesTable, row: i64) -> None:
    code = table.fixed.code
    change = i64(code[row * ROW + 2])
    n = i64(code[row * ROW + 3])
    if change == LESS_COINS:
        table.set_reg(LESS, table.reg(LESS) + n)
    elif change == LESS_TIME:
        table.set_reg(TIMES, table.reg(TIMES) + n)
    elif change == MORE_PERSONS:
        table.set_reg(EXTRA, table.reg(EXTRA) + n)
    elif change == REPEAT:
        table.set_reg(AGAIN, table.reg(AGAIN) + n)
    elif n > table.reg(CAP):
        table.set_reg(CAP, n)


def with_card(table: GentesTable, card: i64, option: i64) -> None:
    fixed = table.fixed
    row = i64(fixed.slots[card * SLOTS + SUN]) + option
    if row < i64(fixed.slots[card * SLOTS + SUN + 1]):
        table.marked |= bit(card)
    else:
        counter = i64(fixed.code[row * ROW + 4])
        table.uses[counter] = u8(1)
    if table.events is not None:
        table.note("with card", "GENTES-A-61", {"who": table.active, "card": fixed.card_ids[card]})
    use_modifier(table, row)


def with_home(table: GentesTable, site: i64, option: i64) -> None:
    table.home_marks |= bit(site)
    if table.events is not None:
        data: dict[str, object] = {"who": table.active, "site": table.fixed.site_ids[site], "n": option + 1}
        table.note("with home", "GENTES-A-25", data)
    use_modifier(table, i64(table.fixed.home_options[2 * site]) + option)


# ---- price and time


def go(table: GentesTable) -> None:
    """Pay; a price of free choice is paid when the contents are known (GENTES-T-12)."""
    seat = table.active
    if table.regs[KIND] == TAX_COLLECTOR:
        amount = i64(table.fixed.tax_coins[table.reg(SOURCE_ID)])
        gain_coins(table, seat, amount, "GENTES-A-01")
        for _ in range(table.reg(AGAIN)):
            gain_coins(table, seat, amount, "GENTES-A-65")
    else:
        price = table.reg(PRICE)
        table.set_reg(BUDGET, budget(price, table.reg(LESS), table.reg(CAP), table.mat(seat, MONEY)))
        if table.regs[CAP] == 0:
            pay_coins(table, to_pay(price, table.reg(LESS), 0, 0))
    if tiles_time(table.reg(HOURS), table.reg(TIMES)) > 0:
        table.phase = SPLIT
    else:
        conduct(table)


def pay_coins(table: GentesTable, n: i64) -> None:
    table.add(table.active, MONEY, -n)
    if table.events is not None:
        table.note("paid", "GENTES-T-12", {"who": table.active, "n": n})


def settle_exact(table: GentesTable, needed: i64) -> None:
    """Pay the lowest price that permits what was taken, if the price was free (GENTES-R-33)."""
    if table.regs[CAP] > 0:
        pay_coins(table, to_pay(table.reg(PRICE), table.reg(LESS), table.reg(CAP), needed))


def ask_split(table: GentesTable) -> vec[i32]:
    """Splits that fit and leave a chronicler the spaces his card needs (GENTES-R-16, GENTES-T-48)."""
    seat = table.active
    spare: i64 = 0
    if table.regs[KIND] == CHRONICLER:
        spare = least_space(table, seat)
    return splits(TIME, tiles_time(table.reg(HOURS), table.reg(TIMES)), table.free(seat) - spare)


def split(table: GentesTable, doubles: i64, singles: i64) -> None:
    lay_time(table, table.active, doubles, singles, "GENTES-T-18")
    conduct(table)


def conduct(table: GentesTable) -> None:
    """Step 3 of a main action: its contents."""
    kind = table.reg(KIND)
    if kind == PHILOSOPHER:
        table.phase = COUNTING
    elif kind == NAVIGATOR:
        if table.mats[table.active * MAT + STOCK] == 0:
            table.phase = LIFTING
        else:
            table.phase = BUILDING
    elif kind == SCRIBE:
        table.phase = CHOOSE_FROM
    elif kind == CHRONICLER:
        table.phase = PLAYING
    elif kind == EFFECTS:
        at = table.reg(WANTED) * ROW
        begin(table, i64(table.fixed.code[at + 5]), i64(table.fixed.code[at + 6]), MAIN_DONE)
    else:
        table.phase = MAIN_DONE
