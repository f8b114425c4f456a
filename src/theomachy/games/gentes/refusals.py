"""Why an action cannot be done now: the clause that forbids it.

`Gentes.why_not` asks here only about actions that are not in the legal list, so everything below gives a reason.
"""

from __future__ import annotations

from mypy_extensions import i64

from theomachy.core.position import CHANCE
from theomachy.games.gentes import actions as a
from theomachy.games.gentes.feasible import all_help, budget, permanent, tiles_time
from theomachy.games.gentes.state import (
    AFTER,
    BASIC,
    BUILDING,
    CHOOSE_CARDS,
    CHOOSE_CITY,
    CHOOSE_FROM,
    CHOOSE_REGION,
    COUNTING,
    CUBING,
    DECLINING,
    DRAFTING,
    DRAWING,
    DROPPING,
    EFFECT_SPLIT,
    FINAL,
    GAINING,
    LIFTING,
    LIMITING,
    LOSS,
    LOWERED,
    MAKE_ROOM,
    MAT,
    MENU,
    MONEY,
    OFFER,
    OPENING,
    OVER,
    PAYING,
    PEOPLE,
    PILE,
    PLAYING,
    POP,
    SPLIT,
    STOCK,
    SWAP_FROM,
    SWAP_TO,
    TAKING,
    TEACHING,
    TRAINING,
    WITH,
    GentesTable,
)  # fmt: skip
from theomachy.games.gentes.tables import (
    ACTION,
    CHRONICLER,
    GROUPS,
    NAVIGATOR,
    NEW_START,
    PHILOSOPHER,
    ROW,
    SCRIBE,
    SLOTS,
    SUN,
)  # fmt: skip


def why_not(table: GentesTable, player: i64, action: i64) -> str:
    """The clause that forbids an action which is not legal."""
    if table.phase == OVER:
        return "GENTES-E-01"
    kind = a.kind_in(action)
    x = a.x_in(action)
    if kind == a.STARTER:
        return "GENTES-S-14"
    if kind == a.COLUMN:
        return "GENTES-S-08"
    if kind == a.REVEAL:
        return "GENTES-S-16" if table.phase == OPENING else "GENTES-T-22"
    if player == CHANCE or player != table.turn:
        return not_his_turn(table)
    if not asked_for(table.phase, kind):
        return not_asked(table, kind)
    if kind <= a.END:
        return why_not_in_menu(table, kind, x, a.y_in(action))
    return why_not_inside(table, kind, x, a.y_in(action))


def not_his_turn(table: GentesTable) -> str:
    phase = table.phase
    if phase == DRAFTING:
        return "GENTES-S-17"
    if phase == PEOPLE:
        return "GENTES-R-03"
    if phase == FINAL:
        return "GENTES-P-11"
    if phase >= MAKE_ROOM and phase <= DROPPING:
        return "GENTES-R-25"
    return "GENTES-T-04"


def in_menu(phase: i64) -> bool:
    return phase == MENU or phase == AFTER or phase == DECLINING or phase == MAKE_ROOM or phase == FINAL


def asked_for(phase: i64, kind: i64) -> bool:
    """Is an action of this kind an answer to the question of this phase?"""
    if kind == a.TILE or kind == a.TAX or kind == a.SUN_ACTION or kind == a.HOME:
        return phase == MENU
    if kind == a.CUBES:
        return in_menu(phase)
    if kind == a.SWAP:
        return in_menu(phase) or phase == SWAP_FROM
    if kind == a.FOR:
        return phase == SWAP_TO
    if kind == a.STOP:
        return phase == SWAP_FROM or phase == OFFER
    if kind == a.USE:
        return phase == MENU or phase == AFTER or phase == DECLINING
    if kind == a.END:
        return phase == AFTER
    if kind == a.WITH_CARD or kind == a.WITH_HOME or kind == a.GO:
        return phase == WITH
    if kind == a.TIME:
        return phase == SPLIT or phase == EFFECT_SPLIT
    if kind == a.GAIN:
        return phase == GAINING or phase == TEACHING
    if kind == a.CITY:
        return phase == DECLINING or phase == CHOOSE_CITY
    if kind == a.DONE:
        return phase == DECLINING or phase == MAKE_ROOM
    return phase == question_of(kind)


def question_of(kind: i64) -> i64:
    """The one phase in which this kind of action is an answer."""
    if kind == a.COUNT:
        return COUNTING
    if kind == a.PERSON:
        return TRAINING
    if kind == a.LIFT:
        return LIFTING
    if kind == a.SITE:
        return BUILDING
    if kind == a.REGION:
        return CHOOSE_REGION
    if kind == a.FROM:
        return CHOOSE_FROM
    if kind == a.CARDS:
        return CHOOSE_CARDS
    if kind == a.TAKE:
        return TAKING
    if kind == a.PLAY:
        return PLAYING
    if kind == a.SUFFER or kind == a.AVERT:
        return LOSS
    if kind == a.CUBE_TO:
        return CUBING
    if kind == a.DRAW:
        return DRAWING
    if kind == a.PAY:
        return PAYING
    if kind == a.EXCHANGE:
        return OFFER
    if kind == a.LIMIT:
        return LIMITING
    if kind == a.DISCARD:
        return DROPPING
    if kind == a.SCORE or kind == a.FINISH:
        return FINAL
    if kind == a.DRAFT:
        return DRAFTING
    return PEOPLE


def not_asked(table: GentesTable, kind: i64) -> str:
    """The action answers another question than the one that is asked."""
    phase = table.phase
    if kind == a.TILE or kind == a.TAX or kind == a.SUN_ACTION or kind == a.HOME:
        if phase == AFTER:
            return "GENTES-T-05"
        return "GENTES-T-02" if in_menu(phase) else "GENTES-T-12"
    if kind == a.CUBES or kind == a.SWAP or kind == a.USE:
        if phase == FINAL or phase == MAKE_ROOM:
            return "GENTES-A-81"
        return "GENTES-S-17" if phase == DRAFTING or phase == PEOPLE else "GENTES-R-41"
    if kind == a.END:
        return "GENTES-T-05"
    if kind == a.DRAFT:
        return "GENTES-S-17"
    if kind == a.START_WITH:
        return "GENTES-S-19"
    if kind == a.SCORE or kind == a.FINISH:
        return "GENTES-P-04"
    if kind == a.LIMIT or kind == a.DISCARD:
        return "GENTES-T-43"
    if kind == a.DONE:
        return "GENTES-T-39"
    if kind == a.SUFFER or kind == a.AVERT:
        return "GENTES-A-78"
    if kind == a.CITY:
        return "GENTES-T-39"
    if kind == a.FOR or kind == a.STOP:
        return "GENTES-R-09"
    if kind == a.GAIN or kind == a.CUBE_TO or kind == a.DRAW or kind == a.PAY or kind == a.EXCHANGE:
        return "GENTES-A-74"
    return "GENTES-T-12"


def why_not_in_menu(table: GentesTable, kind: i64, x: i64, y: i64) -> str:
    seat = table.active
    if kind == a.TILE:
        return why_not_tile(table, x)
    if kind == a.TAX:
        return "GENTES-S-05" if x < table.fixed.first_tax else "GENTES-T-13"
    if kind == a.SUN_ACTION:
        return why_not_sun(table, x, y)
    if kind == a.HOME:
        return why_not_home(table, x, y)
    if kind == a.CUBES:
        return "GENTES-A-50"
    if kind == a.SWAP:
        if table.phase == FINAL and table.hand(seat) == 0:
            return "GENTES-P-06"
        if x < GROUPS and table.mats[seat * MAT + POP + x] == 0:
            return "GENTES-R-09"
        return "GENTES-A-51"
    if kind == a.FOR:
        return "GENTES-R-09" if x == table.reg(LOWERED) else "GENTES-R-07"
    if kind == a.STOP:
        return "GENTES-R-09"
    if kind == a.USE:
        if x < i64(len(table.fixed.card_ids)) and table.shown(seat) >> x & 1 != 0 and table.phase == DECLINING:
            return "GENTES-R-45"
        return "GENTES-T-40" if table.phase == DECLINING else "GENTES-A-55"
    return "GENTES-T-05"


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
    if kind == PHILOSOPHER:
        return "GENTES-R-07"
    if kind == NAVIGATOR:
        return "GENTES-R-19" if table.mats[seat * MAT + STOCK] == 0 else "GENTES-A-17"
    if kind == SCRIBE:
        return "GENTES-R-30"
    if kind == CHRONICLER:
        return "GENTES-T-47"
    return "GENTES-T-13"


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
    if site >= i64(len(fixed.site_ids)) or fixed.homes >> site & 1 == 0:
        return "GENTES-A-24"
    if table.towns(table.active) >> site & 1 == 0:
        return "GENTES-A-24"
    if table.home_marks >> site & 1 != 0:
        return "GENTES-A-25"
    row = i64(fixed.home_options[2 * site]) + option
    if row >= i64(fixed.home_options[2 * site + 1]) or fixed.code[row * ROW] != ACTION:
        return "GENTES-A-24"
    return "GENTES-T-13"


def why_not_inside(table: GentesTable, kind: i64, x: i64, y: i64) -> str:
    seat = table.active
    if kind == a.WITH_CARD:
        return "GENTES-A-85"
    if kind == a.WITH_HOME:
        if x < i64(len(table.fixed.site_ids)) and table.home_marks >> x & 1 != 0:
            return "GENTES-A-25"
        return "GENTES-A-85"
    if kind == a.GO:
        return "GENTES-T-48"
    if kind == a.TIME:
        return "GENTES-A-79" if table.phase == EFFECT_SPLIT else "GENTES-T-18"
    if kind == a.COUNT:
        return "GENTES-A-09" if x == 2 else "GENTES-A-07"
    if kind == a.PERSON:
        if x < GROUPS and table.mats[seat * MAT + POP + x] == 6:
            return "GENTES-R-07"
        return "GENTES-A-09" if table.regs[BASIC] == 2 else "GENTES-A-08"
    if kind == a.GAIN:
        return "GENTES-R-07"
    if kind == a.LIFT:
        return "GENTES-A-22"
    if kind == a.SITE:
        return why_not_site(table, x)
    if kind == a.REGION:
        return "GENTES-R-46"
    if kind == a.FROM:
        return "GENTES-A-37" if x == 1 and table.discard == 0 else "GENTES-A-33"
    if kind == a.CARDS:
        return "GENTES-A-36" if table.regs[PILE] == 1 else "GENTES-A-34"
    if kind == a.TAKE:
        return "GENTES-A-36" if table.regs[PILE] == 1 else "GENTES-A-34"
    if kind == a.PLAY:
        return why_not_play(table, x)
    if kind == a.AVERT:
        return "GENTES-A-44"
    if kind == a.CITY:
        return why_not_city(table, x)
    if kind == a.DRAW:
        return "GENTES-A-70"
    if kind == a.PAY:
        return "GENTES-A-81"
    if kind == a.DONE:
        return "GENTES-T-39"
    if kind == a.LIMIT:
        return "GENTES-T-43"
    if kind == a.DISCARD:
        return "GENTES-R-21"
    if kind == a.SCORE:
        return "GENTES-P-04"
    if kind == a.DRAFT:
        return "GENTES-S-17"
    if kind == a.START_WITH:
        return "GENTES-S-19"
    return "GENTES-R-35"


def why_not_site(table: GentesTable, site: i64) -> str:
    fixed = table.fixed
    if site >= i64(len(fixed.site_ids)):
        return "GENTES-A-16"
    if fixed.sites >> site & 1 == 0:
        return "GENTES-S-02"
    if table.free_sites() >> site & 1 == 0:
        return "GENTES-A-16"
    return "GENTES-R-19" if table.mats[table.active * MAT + STOCK] == 1 and not fixed.same_site else "GENTES-A-17"


def why_not_play(table: GentesTable, card: i64) -> str:
    if card >= i64(len(table.fixed.card_ids)) or table.hand(table.active) >> card & 1 == 0:
        return "GENTES-A-39"
    return "GENTES-R-15" if table.meets(table.active, card) else "GENTES-A-40"


def why_not_city(table: GentesTable, site: i64) -> str:
    if site >= i64(len(table.fixed.site_ids)) or table.towns(table.active) >> site & 1 == 0:
        return "GENTES-T-39" if table.phase == DECLINING else "GENTES-A-80"
    if table.fixed.homes >> site & 1 != 0:
        return "GENTES-T-42"
    return "GENTES-T-39"
