"""Additional actions and bonus tiles (GENTES-A-50 to A-58)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i32, i64, u8

from theomachy.games.gentes.rules.actions import CUBES, USE, pack
from theomachy.games.gentes.rules.effect_choices import add_swaps, convert, swap_from
from theomachy.games.gentes.rules.effects import begin
from theomachy.games.gentes.rules.goods import mixtures, pay_cubes
from theomachy.games.gentes.rules.people import gain
from theomachy.games.gentes.rules.prospects import can_convert
from theomachy.games.gentes.rules.state import (
    BACK,
    BLANK_REGS,
    BONUS,
    BY_CUBE,
    BY_USE,
    CATEGORIES,
    DECLINING,
    FINAL,
    HOME_PHASE,
    ORACLES,
    POINTS,
    QUEUE,
    REGIONS,
    SHOWN,
    SWAP_FROM,
    SWAP_MODE,
    SWAPS,
    TEACHING,
    GentesTable,
)  # fmt: skip
from theomachy.games.gentes.rules.tables import ALWAYS, CONVERT, DECLINE, ROW, SLOTS, SWAP_PERSONS, bit, place

CATEGORY_NAMES = ["cities", "cards", "persons"]


def add_additional(table: GentesTable, seat: i64, out: vec[i32]) -> vec[i32]:
    """Training with cubes and exchanging with oracle cubes: possible in every menu."""
    if table.cubes(seat) >= table.fixed.train_cubes:
        out = mixtures(table, seat, CUBES, table.fixed.train_cubes, out)
    if table.mat(seat, ORACLES) > 0:
        out = add_swaps(table, seat, out)
    return out


def add_conversions(table: GentesTable, seat: i64, out: vec[i32]) -> vec[i32]:
    """Permanent conversions of own cards, in the own heyday turn only (GENTES-A-55, GENTES-A-81)."""
    fixed = table.fixed
    bits = fixed.converting_cards & table.shown(seat)
    while bits != 0:
        low = bits & -bits
        bits ^= low
        card = place(low)
        first = i64(fixed.slots[card * SLOTS + ALWAYS])
        for row in range(first, i64(fixed.slots[card * SLOTS + ALWAYS + 1])):
            if fixed.code[row * ROW] == CONVERT and usable(table, seat, row):
                out = append(out, pack(USE, card, row - first))
    return out


def usable(table: GentesTable, seat: i64, row: i64) -> bool:
    """An optional effect that was not used too often and can be used now."""
    code = table.fixed.code
    at = row * ROW
    if code[at] == CONVERT:
        limit = i64(code[at + 5])
        used = i64(table.uses[i64(code[at + 6])])
        return (limit == 0 or used < limit) and can_convert(table, seat, row)
    return i64(table.uses[i64(code[at + 2])]) < i64(code[at + 1]) and table.persons(seat) > 0


def leave_menu(table: GentesTable) -> None:
    table.set_reg(HOME_PHASE, table.phase)


def cubes(table: GentesTable, temple: i64, oracle: i64) -> None:
    leave_menu(table)
    pay_cubes(table, table.active, temple, oracle)
    if table.events is not None:
        table.note("cubes", "GENTES-A-50", {"who": table.active, "temple": temple, "oracle": oracle})
    table.phase = TEACHING


def taught(table: GentesTable, group: i64) -> None:
    gain(table, table.active, group, "GENTES-A-50")
    table.phase = BACK


def swap(table: GentesTable, group: i64) -> None:
    """From a menu: pay an oracle cube first (GENTES-A-51). Otherwise the exchange is paid already."""
    if table.phase != SWAP_FROM:
        leave_menu(table)
        pay_cubes(table, table.active, 0, 1)
        table.set_reg(SWAPS, table.fixed.exchanges)
        table.set_reg(SWAP_MODE, BY_CUBE)
        if table.events is not None:
            table.note("oracle", "GENTES-A-51", {"who": table.active})
    swap_from(table, group)


def use(table: GentesTable, card: i64, option: i64) -> None:
    """A permanent conversion, or a card's effect of the decline phase (GENTES-R-45)."""
    fixed = table.fixed
    slot: i64 = ALWAYS
    if table.phase == DECLINING:
        slot = DECLINE
    leave_menu(table)
    if table.events is not None:
        clause = "GENTES-T-40" if slot == DECLINE else "GENTES-A-55"
        table.note("used", clause, {"who": table.active, "card": fixed.card_ids[card]})
    first = i64(fixed.slots[card * SLOTS + slot])
    if slot == DECLINE and fixed.compulsory_cards >> card & 1 != 0:
        table.worked |= bit(card)
        begin(table, first, i64(fixed.slots[card * SLOTS + slot + 1]), BACK)
        return
    row = first + option
    begin(table, 0, 0, BACK)
    if fixed.code[row * ROW] == SWAP_PERSONS:
        count_use(table, i64(fixed.code[row * ROW + 2]))
        table.set_reg(SWAPS, 1)
        table.set_reg(SWAP_MODE, BY_USE)
        table.phase = SWAP_FROM
    else:
        count_use(table, i64(fixed.code[row * ROW + 6]))
        convert(table, row)


def count_use(table: GentesTable, counter: i64) -> None:
    if table.uses[counter] < 200:
        table.uses[counter] += u8(1)


def back(table: GentesTable) -> None:
    """To the menu again; bonus tiles are taken first, except in the final scoring (GENTES-R-18, GENTES-P-03)."""
    home = table.reg(HOME_PHASE)
    if home != FINAL:
        take_bonus(table)
    clear_regs(table)
    table.phase = home


def clear_regs(table: GentesTable) -> None:
    """Forget what was under way; only how far a step has come is kept."""
    queue = table.reg(QUEUE)
    regions = table.reg(REGIONS)
    table.regs = BLANK_REGS[:]
    table.set_reg(QUEUE, queue)
    table.set_reg(REGIONS, regions)


def progress(table: GentesTable, seat: i64, category: i64) -> i64:
    """How far a player is on the way to a bonus tile: own pieces, cards, persons (GENTES-A-15, A-23, A-48)."""
    if category == 0:
        return table.built(seat)
    if category == 1:
        return table.mat(seat, SHOWN)
    return table.persons(seat)


def take_bonus(table: GentesTable) -> None:
    """Whoever meets a condition takes the top tile, once per category (GENTES-A-53, GENTES-A-54)."""
    fixed = table.fixed
    seat = table.active
    mine = table.mat(seat, BONUS)
    for category in range(i64(CATEGORIES)):
        if mine >> category & 1 != 0 or progress(table, seat, category) < i64(fixed.threshold[category]):
            continue
        n = next_bonus(table, category)
        table.taken[category] += u8(1)
        table.add(seat, BONUS, bit(category))
        table.add(seat, POINTS, n)
        if table.events is not None:
            table.note("bonus", "GENTES-A-53", {"who": seat, "category": CATEGORY_NAMES[category], "n": n})


def next_bonus(table: GentesTable, category: i64) -> i64:
    """What the top tile of a category is worth."""
    if table.taken[category] == 0:
        return i64(table.fixed.bonus_first[category])
    return i64(table.fixed.bonus_later[category])
