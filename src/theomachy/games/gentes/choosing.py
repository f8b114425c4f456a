"""Choosing and paying a main action: sources, modifiers, price, time tiles (GENTES-T-08 to T-21, T-47, T-48).

Every step asks the same question, `feasible`: can this action be carried through with the modifiers chosen so far
and whatever help is still to be had? Nothing is offered that leads to a dead end.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i32, i64, u8

from theomachy.games.gentes.actions import GO, HOME, SUN_ACTION, TAX, TILE, TIME, WITH_CARD, WITH_HOME, pack
from theomachy.games.gentes.chronicler import least_space
from theomachy.games.gentes.effects import begin
from theomachy.games.gentes.goods import gain_coins, lay_time, splits
from theomachy.games.gentes.navigator import can_build
from theomachy.games.gentes.philosopher import least_training
from theomachy.games.gentes.prospects import does_something
from theomachy.games.gentes.scribe import least_card
from theomachy.games.gentes.state import (
    AGAIN,
    BUDGET,
    BUILDING,
    CAP,
    CHOOSE_FROM,
    COUNTING,
    EXTRA,
    FROM_CARD,
    FROM_HOME,
    FROM_TAX,
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
    TILES,
    TIMES,
    TRACKS,
    WANTED,
    WITH,
    GentesTable,
)  # fmt: skip
from theomachy.games.gentes.tables import (
    ACTION,
    ALWAYS,
    CHRONICLER,
    EFFECTS,
    EXACT,
    KINDS,
    LESS_COINS,
    LESS_TIME,
    MODIFY,
    MORE_PERSONS,
    NAVIGATOR,
    NEW_START,
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

KIND_NAMES = ["philosopher", "navigator", "scribe", "chronicler", "tax", "start", "effects"]


# ---- price and time


def budget(price: i64, less: i64, cap: i64, coins: i64) -> i64:
    """The highest worth that the player can pay for; -1 if he cannot pay at all (GENTES-A-62, GENTES-A-86).

    Without `exact` that is the printed price or nothing; with it also every price from 1 to `cap`.
    """
    best: i64 = -1
    if to_pay(price, less, 0, 0) <= coins:
        best = price
    if cap > 0:
        most = coins - less
        if most > cap:
            most = cap
        if most >= 1 and most > best:
            best = most
    return best


def to_pay(price: i64, less: i64, cap: i64, needed: i64) -> i64:
    """What is paid for contents of this price: the lowest price that permits them (GENTES-A-66, GENTES-R-33)."""
    worth = price
    if cap > 0:
        least = needed
        if least < 1:
            least = 1
        if least <= cap and (least < price or price < needed):
            worth = least
    worth += less
    if worth < 0:
        return 0
    return worth


def tiles_time(hours: i64, change: i64) -> i64:
    """Hourglasses to place (GENTES-A-63)."""
    hours += change
    if hours < 0:
        return 0
    return hours


# ---- modifiers


def permanent(table: GentesTable, seat: i64, kind: i64, tile: bool) -> None:
    """What applies by itself, into m_less and m_cap (GENTES-A-85, GENTES-R-32)."""
    fixed = table.fixed
    table.m_less = 0
    table.m_time = 0
    table.m_cap = 0
    if kind >= KINDS or (fixed.tiles_only and not tile):
        return
    bits = fixed.modifying_cards[kind] & table.shown(seat)
    while bits != 0:
        low = bits & -bits
        bits ^= low
        at = place(low) * SLOTS + ALWAYS
        for row in range(i64(fixed.slots[at]), i64(fixed.slots[at + 1])):
            if modifies(table, row, kind):
                change = i64(fixed.code[row * ROW + 2])
                if change == LESS_COINS:
                    table.m_less += i64(fixed.code[row * ROW + 3])
                elif change == EXACT:
                    raise_cap(table, i64(fixed.code[row * ROW + 3]))


def raise_cap(table: GentesTable, n: i64) -> None:
    if n > table.m_cap:
        table.m_cap = n


def modifies(table: GentesTable, row: i64, kind: i64) -> bool:
    return table.fixed.code[row * ROW] == MODIFY and i64(table.fixed.code[row * ROW + 1]) == kind


def optional(change: i64) -> bool:
    """Permanent modifiers of this change are used or not as the player likes."""
    return change != LESS_COINS and change != EXACT


def all_help(table: GentesTable, seat: i64, kind: i64, tile: bool, card: i64, site: i64) -> None:
    """Add every unused modifier that makes the action easier; `card` or `site` is its source and cannot help."""
    fixed = table.fixed
    if kind >= KINDS:
        return
    bits = fixed.modifying_cards[kind] & table.shown(seat)
    while bits != 0:
        low = bits & -bits
        bits ^= low
        c = place(low)
        if not fixed.tiles_only or tile:
            at = c * SLOTS + ALWAYS
            for row in range(i64(fixed.slots[at]), i64(fixed.slots[at + 1])):
                if modifies(table, row, kind) and optional(i64(fixed.code[row * ROW + 2])):
                    if table.uses[i64(fixed.code[row * ROW + 4])] == 0:
                        help_by(table, row)
        if c != card and table.marked & low == 0:
            at = c * SLOTS + SUN
            for row in range(i64(fixed.slots[at]), i64(fixed.slots[at + 1])):
                if modifies(table, row, kind):
                    help_by(table, row)
    bits = fixed.modifying_homes[kind] & table.towns(seat) & ~table.home_marks
    while bits != 0:
        low = bits & -bits
        bits ^= low
        s = place(low)
        if s != site:
            for row in range(i64(fixed.home_options[2 * s]), i64(fixed.home_options[2 * s + 1])):
                if modifies(table, row, kind):
                    help_by(table, row)


def help_by(table: GentesTable, row: i64) -> None:
    change = i64(table.fixed.code[row * ROW + 2])
    n = i64(table.fixed.code[row * ROW + 3])
    if change == EXACT:
        raise_cap(table, n)
    elif change == LESS_COINS and n < 0:
        table.m_less += n
    elif change == LESS_TIME and n < 0:
        table.m_time += n


def feasible(
    table: GentesTable, seat: i64, kind: i64, price: i64, hours: i64, space: i64, icon: i64, extra: i64
) -> bool:  # fmt: skip
    """Can it be paid, timed and conducted at least in part, with the modifiers in m_less, m_time and m_cap?"""
    left = table.free(seat) - space - (tiles_time(hours, table.m_time) + 1) // 2
    if left < 0:
        return False
    if kind == TAX_COLLECTOR:
        return True
    worth = budget(price, table.m_less, table.m_cap, table.mat(seat, MONEY))
    if worth < 0:
        return False
    if kind == PHILOSOPHER:
        return worth >= least_training(table, seat, extra)
    if kind == NAVIGATOR:
        return can_build(table, seat, icon)
    if kind == SCRIBE:
        return worth >= least_card(table)
    if kind == CHRONICLER:
        return left >= least_space(table, seat)
    return True


# ---- the sources


def add_main_actions(table: GentesTable, seat: i64, out: vec[i32]) -> vec[i32]:
    fixed = table.fixed
    free = table.free(seat)
    coins = table.mat(seat, MONEY)
    for kind in range(i64(4)):
        bits = table.tiles & fixed.tiles_of[kind]
        if bits == 0:
            continue
        permanent(table, seat, kind, True)
        all_help(table, seat, kind, True, -1, -1)
        least: i64 = 0
        spare: i64 = 0
        if kind == PHILOSOPHER:
            least = least_training(table, seat, 0)
        elif kind == SCRIBE:
            least = least_card(table)
        elif kind == CHRONICLER:
            spare = least_space(table, seat)
            if spare > free:
                continue
        less = table.m_less
        cap = table.m_cap
        time = table.m_time
        while bits != 0:
            low = bits & -bits
            bits ^= low
            tile = place(low)
            hours = tiles_time(i64(fixed.tile_time[tile]), time)
            if 1 + (hours + 1) // 2 + spare > free:
                continue
            worth = budget(i64(fixed.tile_coins[tile]), less, cap, coins)
            if worth < 0 or worth < least:
                continue
            if kind == NAVIGATOR and not can_build(table, seat, i64(fixed.tile_icon[tile])):
                continue
            out = append(out, pack(TILE, tile, 0))
    if table.tiles >> fixed.start_tile & 1 != 0:
        out = append(out, pack(TILE, fixed.start_tile, 0))
    for i in range(fixed.first_tax, i64(len(fixed.tax_time))):
        if can_tax(table, seat, i):
            out = append(out, pack(TAX, i, 0))
    bits = fixed.acting_cards & table.shown(seat) & ~table.marked
    while bits != 0:
        low = bits & -bits
        bits ^= low
        card = place(low)
        at = card * SLOTS + SUN
        first = i64(fixed.slots[at])
        for row in range(first, i64(fixed.slots[at + 1])):
            if can_act(table, seat, row, card, -1):
                out = append(out, pack(SUN_ACTION, card, row - first))
    bits = fixed.acting_homes & table.towns(seat) & ~table.home_marks
    while bits != 0:
        low = bits & -bits
        bits ^= low
        site = place(low)
        first = i64(fixed.home_options[2 * site])
        for row in range(first, i64(fixed.home_options[2 * site + 1])):
            if can_act(table, seat, row, -1, site):
                out = append(out, pack(HOME, site, row - first))
    return out


def can_tax(table: GentesTable, seat: i64, which: i64) -> bool:
    """Open to everybody at all times: one free space is enough (GENTES-A-03, GENTES-R-16)."""
    hours = i64(table.fixed.tax_time[which])
    if (hours + 1) // 2 <= table.free(seat):
        return True
    permanent(table, seat, TAX_COLLECTOR, False)
    all_help(table, seat, TAX_COLLECTOR, False, -1, -1)
    return feasible(table, seat, TAX_COLLECTOR, 0, hours, 0, 0, 0)


def can_act(table: GentesTable, seat: i64, row: i64, card: i64, site: i64) -> bool:
    """A main action of a card or hometown (GENTES-A-60, GENTES-A-83)."""
    code = table.fixed.code
    at = row * ROW
    if code[at] != ACTION:
        return False
    kind = i64(code[at + 1])
    permanent(table, seat, kind, False)
    all_help(table, seat, kind, False, card, site)
    if not feasible(table, seat, kind, i64(code[at + 2]), i64(code[at + 3]), 0, i64(code[at + 4]), 0):
        return False
    return kind != EFFECTS or does_something(table, seat, i64(code[at + 5]), i64(code[at + 6]))


def choose_tile(table: GentesTable, tile: i64) -> None:
    """The tile is laid onto the track at once; its hourglasses follow (GENTES-T-15, GENTES-T-17)."""
    fixed = table.fixed
    seat = table.active
    own = bit(tile)
    table.tiles ^= own
    table.sets[TRACKS + seat] |= own
    table.add(seat, TILES, 1)
    if table.events is not None:
        note_tile(table, seat, tile)
    if i64(fixed.tile_kind[tile]) == NEW_START:
        gain_coins(table, seat, -i64(fixed.tile_coins[tile]), "GENTES-A-04")
        table.phase = MAIN_DONE
        return
    open_action(
        table, i64(fixed.tile_kind[tile]), i64(fixed.tile_coins[tile]), i64(fixed.tile_time[tile]),
        i64(fixed.tile_icon[tile]), FROM_TILE, tile,
    )  # fmt: skip


def note_tile(table: GentesTable, seat: i64, tile: i64) -> None:
    fixed = table.fixed
    data: dict[str, object] = {"who": seat, "tile": fixed.tile_ids[tile]}
    if tile == fixed.start_tile:
        table.note("start tile", "GENTES-A-04", data)
        return
    data["action"] = KIND_NAMES[i64(fixed.tile_kind[tile])]
    data["coins"] = i64(fixed.tile_coins[tile])
    data["hours"] = i64(fixed.tile_time[tile])
    table.note("tile", "GENTES-T-15", data)


def choose_tax(table: GentesTable, which: i64) -> None:
    if table.events is not None:
        table.note("tax", "GENTES-A-03", {"who": table.active, "n": i64(table.fixed.tax_time[which])})
    open_action(table, TAX_COLLECTOR, 0, i64(table.fixed.tax_time[which]), 0, FROM_TAX, which)


def choose_card(table: GentesTable, card: i64, option: i64) -> None:
    table.marked |= bit(card)
    if table.events is not None:
        table.note("sun", "GENTES-T-10", {"who": table.active, "card": table.fixed.card_ids[card]})
    open_effect_action(table, i64(table.fixed.slots[card * SLOTS + SUN]) + option, FROM_CARD, card)


def choose_home(table: GentesTable, site: i64, option: i64) -> None:
    table.home_marks |= bit(site)
    if table.events is not None:
        data: dict[str, object] = {"who": table.active, "site": table.fixed.site_ids[site], "n": option + 1}
        table.note("home", "GENTES-A-25", data)
    open_effect_action(table, i64(table.fixed.home_options[2 * site]) + option, FROM_HOME, site)


def open_effect_action(table: GentesTable, row: i64, source: i64, id: i64) -> None:
    code = table.fixed.code
    at = row * ROW
    kind = i64(code[at + 1])
    open_action(table, kind, i64(code[at + 2]), i64(code[at + 3]), i64(code[at + 4]), source, id)
    if kind == EFFECTS:
        table.set_reg(WANTED, row)


def open_action(table: GentesTable, kind: i64, price: i64, hours: i64, icon: i64, source: i64, id: i64) -> None:
    permanent(table, table.active, kind, source == FROM_TILE)
    table.set_reg(KIND, kind)
    table.set_reg(PRICE, price)
    table.set_reg(HOURS, hours)
    table.set_reg(WANTED, icon)
    table.set_reg(LESS, table.m_less)
    table.set_reg(CAP, table.m_cap)
    table.set_reg(SOURCE, source)
    table.set_reg(SOURCE_ID, id)
    table.phase = WITH


# ---- modifiers of the action under way


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
