"""Why an answer to the question that is asked is not possible: the clause that it breaks."""

from __future__ import annotations

from mypy_extensions import i64

from theomachy.games.gentes.rules import actions as a
from theomachy.games.gentes.rules.decline import open_regions
from theomachy.games.gentes.rules.feasible import all_help, budget, modifies, optional, permanent, tiles_time
from theomachy.games.gentes.rules.paying import changes
from theomachy.games.gentes.rules.philosopher import lower_row
from theomachy.games.gentes.rules.scribe import reach
from theomachy.games.gentes.rules.state import (
    BASIC,
    BUDGET,
    CHOOSE_CITY,
    DECLINING,
    EFFECT_SPLIT,
    EXTRA,
    FINAL,
    FROM_TILE,
    HOURS,
    KIND,
    LIFTED,
    LOWERED,
    MAKE_ROOM,
    MAT,
    MONEY,
    ORACLES,
    PC,
    PC_END,
    PILE,
    POP,
    SOURCE,
    STOCK,
    SWAP_FROM,
    TIMES,
    GentesTable,
)  # fmt: skip
from theomachy.games.gentes.rules.tables import (
    ACTION,
    ALWAYS,
    CONVERT,
    DECLINE,
    GROUPS,
    NAVIGATOR,
    NEW_START,
    ROW,
    SCRIBE,
    SLOTS,
    SUN,
    size,
)  # fmt: skip


def why_not_answer(table: GentesTable, kind: i64, x: i64, y: i64) -> str:
    if kind <= a.END:
        return why_not_in_menu(table, kind, x, y)
    if kind <= a.PLAY:
        return why_not_in_action(table, kind, x, y)
    return why_not_in_effect(table, kind, x)


# ---- menus


def why_not_in_menu(table: GentesTable, kind: i64, x: i64, y: i64) -> str:
    if kind == a.TILE:
        return why_not_tile(table, x)
    if kind == a.TAX:
        return "GENTES-S-05" if x < table.fixed.first_tax else "GENTES-T-13"
    if kind == a.SUN_ACTION:
        return why_not_sun(table, x, y)
    if kind == a.HOME:
        return why_not_home(table, x, y)
    if kind == a.CUBES or kind == a.SWAP:
        return why_not_additional(table, kind)
    if kind == a.FOR:
        return "GENTES-R-09" if x == table.reg(LOWERED) else "GENTES-R-07"
    if kind == a.USE:
        return why_not_use(table, x, y)
    return "GENTES-R-09"  # stop: only the second exchange may be left out


def why_not_additional(table: GentesTable, kind: i64) -> str:
    seat = table.active
    if table.phase == FINAL and table.hand(seat) == 0:
        return "GENTES-R-52"
    if table.phase == MAKE_ROOM and table.room(seat) > 0:
        return "GENTES-T-50"
    if kind == a.CUBES:
        return "GENTES-A-50"
    if table.phase != SWAP_FROM and table.mat(seat, ORACLES) == 0:
        return "GENTES-A-51"
    return "GENTES-R-09"


def why_not_use(table: GentesTable, card: i64, option: i64) -> str:
    fixed = table.fixed
    declining = table.phase == DECLINING
    slot: i64 = DECLINE if declining else ALWAYS
    if card >= i64(len(fixed.card_ids)) or table.shown(table.active) >> card & 1 == 0:
        return "GENTES-T-40" if declining else "GENTES-A-55"
    row = i64(fixed.slots[card * SLOTS + slot]) + option
    if row >= i64(fixed.slots[card * SLOTS + slot + 1]):
        return "GENTES-T-40" if declining else "GENTES-A-55"
    if declining:
        return "GENTES-R-45"
    return "GENTES-A-81" if fixed.code[row * ROW] == CONVERT else "GENTES-A-55"


def why_not_tile(table: GentesTable, tile: i64) -> str:
    """Which of the three conditions fails: the tile, the spaces, the coins, or that nothing could be done."""
    fixed = table.fixed
    seat = table.active
    if tile >= i64(len(fixed.tile_ids)) or fixed.tiles >> tile & 1 == 0:
        return "GENTES-S-03"
    if table.tiles >> tile & 1 == 0:
        return "GENTES-T-15"
    kind = i64(fixed.tile_kind[tile])
    if kind == NEW_START:
        return "GENTES-T-13"
    permanent(table, seat, kind, True)
    all_help(table, seat, kind, True, -1, -1)
    hours = tiles_time(i64(fixed.tile_time[tile]), table.m_time)
    if 1 + (hours + 1) // 2 > table.free(seat):
        return "GENTES-T-13"
    if budget(i64(fixed.tile_coins[tile]), table.m_less, table.m_cap, table.mat(seat, MONEY)) < 0:
        return "GENTES-T-13"
    if kind == NAVIGATOR:
        return "GENTES-R-19" if table.mats[seat * MAT + STOCK] == 0 else "GENTES-A-17"
    return "GENTES-R-30" if kind == SCRIBE else "GENTES-T-47"


def why_not_sun(table: GentesTable, card: i64, option: i64) -> str:
    fixed = table.fixed
    if card >= i64(len(fixed.card_ids)) or table.shown(table.active) >> card & 1 == 0:
        return "GENTES-T-10"
    row = i64(fixed.slots[card * SLOTS + SUN]) + option
    if row >= i64(fixed.slots[card * SLOTS + SUN + 1]) or fixed.code[row * ROW] != ACTION:
        return "GENTES-A-60"
    return "GENTES-T-10" if table.marked >> card & 1 != 0 else "GENTES-T-13"


def why_not_home(table: GentesTable, site: i64, option: i64) -> str:
    fixed = table.fixed
    if not own_home(table, site):
        return "GENTES-A-24"
    if table.home_marks >> site & 1 != 0:
        return "GENTES-A-25"
    row = i64(fixed.home_options[2 * site]) + option
    if row >= i64(fixed.home_options[2 * site + 1]) or fixed.code[row * ROW] != ACTION:
        return "GENTES-T-08"
    return "GENTES-T-13"


def own_home(table: GentesTable, site: i64) -> bool:
    if site >= i64(len(table.fixed.site_ids)):
        return False
    return (table.fixed.homes & table.towns(table.active)) >> site & 1 != 0


# ---- inside a main action


def why_not_in_action(table: GentesTable, kind: i64, x: i64, y: i64) -> str:
    if kind == a.WITH_CARD:
        return why_not_with_card(table, x, y)
    if kind == a.WITH_HOME:
        return why_not_with_home(table, x, y)
    if kind == a.GO:
        return "GENTES-T-48"
    if kind == a.TIME:
        return why_not_time(table, x, y)
    if kind == a.COUNT:
        return "GENTES-A-09" if x == 2 else "GENTES-A-07"
    if kind == a.PERSON:
        return why_not_person(table, x)
    if kind == a.GAIN:
        return "GENTES-R-07"
    if kind == a.LIFT:
        if x >= i64(len(table.fixed.site_ids)) or table.towns(table.active) >> x & 1 == 0:
            return "GENTES-A-22"
        return "GENTES-R-19"
    if kind == a.SITE:
        return why_not_site(table, x)
    if kind == a.REGION:
        return "GENTES-A-80" if table.regs[PC] < table.regs[PC_END] else "GENTES-R-46"
    if kind == a.FROM:
        if x == 0:
            return "GENTES-A-34"
        return "GENTES-A-37" if table.discard == 0 else "GENTES-A-36"
    if kind == a.CARDS:
        return why_not_cards(table, x)
    if kind == a.TAKE:
        return why_not_take(table, x)
    return why_not_play(table, x)


def why_not_with_card(table: GentesTable, card: i64, option: i64) -> str:
    fixed = table.fixed
    if card >= i64(len(fixed.card_ids)) or table.shown(table.active) >> card & 1 == 0:
        return "GENTES-A-61"
    sun_end = i64(fixed.slots[card * SLOTS + SUN + 1])
    row = i64(fixed.slots[card * SLOTS + SUN]) + option
    if row >= i64(fixed.slots[card * SLOTS + ALWAYS + 1]) or not modifies(table, row, table.reg(KIND)):
        return "GENTES-A-85"
    if row < sun_end:
        if table.marked >> card & 1 != 0:
            return "GENTES-A-61"
    else:
        if fixed.tiles_only and table.regs[SOURCE] != FROM_TILE:
            return "GENTES-R-32"
        if not optional(i64(fixed.code[row * ROW + 2])) or table.uses[i64(fixed.code[row * ROW + 4])] != 0:
            return "GENTES-A-85"
    return "GENTES-T-48" if changes(table, row) else "GENTES-A-85"


def why_not_with_home(table: GentesTable, site: i64, option: i64) -> str:
    fixed = table.fixed
    if not own_home(table, site):
        return "GENTES-A-24"
    if table.home_marks >> site & 1 != 0:
        return "GENTES-A-25"
    row = i64(fixed.home_options[2 * site]) + option
    if row >= i64(fixed.home_options[2 * site + 1]) or not modifies(table, row, table.reg(KIND)):
        return "GENTES-A-85"
    return "GENTES-T-48" if changes(table, row) else "GENTES-A-85"


def why_not_time(table: GentesTable, doubles: i64, singles: i64) -> str:
    if table.phase == EFFECT_SPLIT:
        return "GENTES-A-79"
    if 2 * doubles + singles != tiles_time(table.reg(HOURS), table.reg(TIMES)):
        return "GENTES-T-18"
    return "GENTES-R-16" if doubles + singles > table.free(table.active) else "GENTES-T-48"


def why_not_person(table: GentesTable, group: i64) -> str:
    if group < GROUPS and table.mats[table.active * MAT + POP + group] == 6:
        return "GENTES-R-07"
    basic = table.reg(BASIC)
    if basic >= 2:
        return "GENTES-A-09"
    return "GENTES-R-06" if lower_row(table, basic, table.reg(EXTRA)) else "GENTES-A-08"


def why_not_site(table: GentesTable, site: i64) -> str:
    fixed = table.fixed
    if site >= i64(len(fixed.site_ids)):
        return "GENTES-A-16"
    if fixed.sites >> site & 1 == 0:
        return "GENTES-S-02"
    if table.free_sites() >> site & 1 == 0:
        return "GENTES-A-16"
    return "GENTES-R-19" if site + 1 == table.reg(LIFTED) and not fixed.same_site else "GENTES-A-17"


def why_not_cards(table: GentesTable, n: i64) -> str:
    if n == 0:
        return "GENTES-A-35"
    if table.regs[PILE] != 0:
        lies = size(table.discard)
        allowed: i64 = 2 if table.reg(BUDGET) >= table.fixed.discard_2 else 1
        return "GENTES-A-36" if n > allowed or lies >= n else "GENTES-R-30"
    return "GENTES-A-34" if n > 3 or i64(len(table.display)) >= n else "GENTES-R-30"


def why_not_take(table: GentesTable, card: i64) -> str:
    """The card is not where the others come from, too far to the right for the price, or out of order."""
    if table.regs[PILE] != 0:
        lies = card < i64(len(table.fixed.card_ids)) and table.discard >> card & 1 != 0
        return "GENTES-R-53" if lies else "GENTES-A-33"
    at = table.position_of(card)
    if at < 0:
        return "GENTES-A-33"
    return "GENTES-R-53" if at < reach(table, table.reg(BASIC), table.reg(BUDGET)) else "GENTES-A-34"


def why_not_play(table: GentesTable, card: i64) -> str:
    if card >= i64(len(table.fixed.card_ids)) or table.hand(table.active) >> card & 1 == 0:
        return "GENTES-A-39"
    return "GENTES-R-15" if table.meets(table.active, card) else "GENTES-A-40"


# ---- effects, decline phase, final scoring, setup


def why_not_in_effect(table: GentesTable, kind: i64, x: i64) -> str:
    if kind == a.AVERT:
        return "GENTES-A-44"
    if kind == a.CITY:
        return why_not_city(table, x)
    if kind == a.DRAW:
        return "GENTES-A-70"
    if kind == a.PAY:
        return "GENTES-A-81"
    if kind == a.DONE:
        return "GENTES-T-39" if open_regions(table) != 0 else "GENTES-R-45"
    if kind == a.LIMIT:
        return "GENTES-T-43"
    if kind == a.DISCARD:
        return "GENTES-R-21"
    if kind == a.SCORE:
        return "GENTES-P-04"
    if kind == a.DRAFT:
        return "GENTES-S-17"
    return "GENTES-R-53"  # starting persons in group order: revision 1 of the rules


def why_not_city(table: GentesTable, site: i64) -> str:
    if table.phase == CHOOSE_CITY:
        return "GENTES-A-80"
    return "GENTES-T-42" if own_home(table, site) else "GENTES-T-39"
