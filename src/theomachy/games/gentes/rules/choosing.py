"""Choosing a main action: the tiles, taxes, cards and hometowns it can come from (GENTES-T-08 to T-11)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from theomachy.games.gentes.rules.actions import HOME, SUN_ACTION, TAX, TILE, pack
from theomachy.games.gentes.rules.chronicler import least_space
from theomachy.games.gentes.rules.feasible import all_help, budget, feasible, permanent, tiles_time
from theomachy.games.gentes.rules.goods import gain_coins
from theomachy.games.gentes.rules.navigator import can_build
from theomachy.games.gentes.rules.philosopher import least_training
from theomachy.games.gentes.rules.prospects import does_something
from theomachy.games.gentes.rules.scribe import least_card
from theomachy.games.gentes.rules.state import (
    CAP,
    FROM_CARD,
    FROM_HOME,
    FROM_TAX,
    FROM_TILE,
    HOURS,
    KIND,
    LESS,
    MAIN_DONE,
    MONEY,
    PRICE,
    SOURCE,
    SOURCE_ID,
    TILES,
    TRACKS,
    WANTED,
    WITH,
    GentesTable,
)  # fmt: skip
from theomachy.games.gentes.rules.tables import (
    ACTION,
    CHRONICLER,
    EFFECTS,
    NAVIGATOR,
    NEW_START,
    PHILOSOPHER,
    ROW,
    SCRIBE,
    SLOTS,
    SUN,
    TAX_COLLECTOR,
    bit,
    place,
)  # fmt: skip

KIND_NAMES = ["philosopher", "navigator", "scribe", "chronicler", "tax", "start", "effects"]


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
