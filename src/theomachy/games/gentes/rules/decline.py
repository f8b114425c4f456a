"""The decline phase: clean-up, era change, activating cities and cards, hand limit (GENTES-T-30 to T-50)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from theomachy.games.gentes.rules.actions import CITY, DISCARD, DONE, LIMIT, USE, pack
from theomachy.games.gentes.rules.additional import add_additional, clear_regs, usable
from theomachy.games.gentes.rules.effects import begin, reward, unlock
from theomachy.games.gentes.rules.goods import lay_time, splits
from theomachy.games.gentes.rules.heyday import listed, refill
from theomachy.games.gentes.rules.state import (
    BACK,
    BLANK_REGS,
    CUBES_LEAVE,
    DECLINING,
    DOUBLES,
    DROPPING,
    ERA_BEGUN,
    HAND,
    HANDS,
    HOME_PHASE,
    LIMITING,
    LOCKED,
    MAKE_ROOM,
    NEW_ERA,
    NEXT_DECLINE,
    QUEUE,
    REFILL,
    REFILL_FOR,
    REGIONS,
    SINGLES,
    STEP_E,
    THEN,
    TILES,
    TRACKS,
    GentesTable,
)  # fmt: skip
from theomachy.games.gentes.rules.tables import DECLINE, SLOTS, bit, place

# ---- how far the phase has come


def in_step_d(table: GentesTable) -> bool:
    """Is somebody in step D or E, whatever is being asked there?"""
    phase = table.phase
    return phase == DECLINING or phase == LIMITING or phase == DROPPING or table.regs[HOME_PHASE] == DECLINING


def cubes_are_leaving(table: GentesTable) -> bool:
    """Is it the era change of step C, whatever is being asked there?"""
    if in_step_d(table):
        return False
    if table.phase == REFILL:
        return table.regs[REFILL_FOR] == NEW_ERA
    return table.phase == MAKE_ROOM or table.regs[HOME_PHASE] == MAKE_ROOM or table.regs[THEN] == CUBES_LEAVE


def in_decline(table: GentesTable) -> bool:
    return in_step_d(table) or cubes_are_leaving(table)


def gives_a_cube(table: GentesTable, seat: i64) -> bool:
    """Does an era change still wait for this player in the decline phase, the coming one or this one?"""
    if in_step_d(table):
        return False
    if cubes_are_leaving(table):
        return table.phase == REFILL or table.place_of(seat) >= table.reg(QUEUE)
    if table.round == table.fixed.rounds:
        return False
    return table.fixed.era_of[table.round + 1] != table.fixed.era_of[table.round]


def is_done(table: GentesTable, seat: i64) -> bool:
    """Has this player finished steps D and E of the phase under way?"""
    return in_step_d(table) and table.place_of(seat) < table.reg(QUEUE)


# ---- steps A to C


def begin_decline(table: GentesTable) -> None:
    """Steps A to C for all players; an era change waits for CHANCE in the middle (GENTES-T-49)."""
    fixed = table.fixed
    table.regs = BLANK_REGS[:]
    for seat in range(table.players):
        if table.track(seat) >> fixed.start_tile & 1 != 0:
            table.starter = seat
            if table.events is not None:
                table.note("new starter", "GENTES-T-30", {"who": seat})
    clean_up(table)
    if table.round == fixed.rounds:
        table.closing = True
        table.phase = ERA_BEGUN
        table.set_reg(QUEUE, table.players)
        return
    before = table.era()
    table.round += 1
    if table.era() == before:
        table.phase = ERA_BEGUN
        table.set_reg(QUEUE, table.players)
    else:
        change_era(table)


def clean_up(table: GentesTable) -> None:
    """Step B: marks, action tiles and singles leave, doubles become singles (GENTES-T-31 to T-33)."""
    table.marked = 0
    table.home_marks = 0
    table.worked = 0
    for seat in range(table.players):
        table.tiles |= table.track(seat)
        table.sets[TRACKS + seat] = 0
        table.add(seat, TILES, -table.mat(seat, TILES))
        table.add(seat, SINGLES, table.mat(seat, DOUBLES) - table.mat(seat, SINGLES))
        table.add(seat, DOUBLES, -table.mat(seat, DOUBLES))
    if table.events is not None:
        table.note("cleaned", "GENTES-T-33", {"n": table.round})


def change_era(table: GentesTable) -> None:
    """Display and stack of the old era are discarded, the new era is laid out (GENTES-T-35)."""
    for i in range(i64(len(table.display))):
        table.discard |= bit(i64(table.display[i]))
    table.discard |= table.stack
    table.display = table.display[:0]
    table.stack = table.fixed.era_cards[table.era()]
    if table.events is not None:
        table.note("era", "GENTES-T-35", {"n": table.era()})
    refill(table, NEW_ERA)


def era_begun(table: GentesTable) -> None:
    """Cubes leave the tracks, in player order; then step D begins with the first player."""
    if table.reg(QUEUE) < table.players:
        table.phase = CUBES_LEAVE
    else:
        table.set_reg(QUEUE, 0)
        table.phase = NEXT_DECLINE


def cube_leaves(table: GentesTable) -> None:
    """The next player's cube (GENTES-T-37); without one a cube of choice (GENTES-T-38)."""
    queue = table.reg(QUEUE)
    if queue == table.players:
        table.set_reg(QUEUE, 0)
        table.phase = NEXT_DECLINE
        return
    seat = table.in_order(queue)
    table.active = seat
    table.turn = seat
    if table.mat(seat, LOCKED) == 0 and table.room(seat) == 0:
        table.phase = MAKE_ROOM  # asked once; afterwards there is room, or the cube is lost
        return
    take_cube(table)


def take_cube(table: GentesTable) -> None:
    table.set_reg(QUEUE, table.reg(QUEUE) + 1)
    begin(table, 0, 0, CUBES_LEAVE)
    unlock(table, table.active, "GENTES-T-37")


def ask_room(table: GentesTable) -> vec[i32]:
    """Additional actions that make room for the cube, or do without it (GENTES-T-50)."""
    out: vec[i32] = vec[i32]()
    if table.room(table.active) == 0:
        out = add_additional(table, table.active, out)
    return append(out, pack(DONE, 0, 0))


def next_decline(table: GentesTable) -> bool:
    """Step D for the next player in the new order; False when all are done (GENTES-R-25)."""
    queue = table.reg(QUEUE)
    if queue == table.players:
        return False
    table.regs = BLANK_REGS[:]
    table.set_reg(QUEUE, queue)
    for i in range(i64(len(table.uses))):
        table.uses[i] = 0
    table.active = table.in_order(queue)
    table.turn = table.active
    table.phase = DECLINING
    return True


def open_regions(table: GentesTable) -> i64:
    """Own cities of regions that are not done yet, as bits (GENTES-T-39)."""
    bits = table.towns(table.active) & table.fixed.city_sites
    done = table.reg(REGIONS)
    regions = table.fixed.in_region
    for region in range(i64(len(regions))):
        if done >> region & 1 != 0:
            bits &= ~regions[region]
    return bits


def ask_decline(table: GentesTable) -> vec[i32]:
    fixed = table.fixed
    seat = table.active
    cities = open_regions(table)
    out = listed(CITY, cities)
    due = False
    bits = fixed.declining_cards & table.shown(seat) & ~table.worked
    while bits != 0:
        low = bits & -bits
        bits ^= low
        card = place(low)
        if fixed.compulsory_cards & low != 0:
            due = True
            out = append(out, pack(USE, card, 0))
            continue
        first = i64(fixed.slots[card * SLOTS + DECLINE])
        for row in range(first, i64(fixed.slots[card * SLOTS + DECLINE + 1])):
            if usable(table, seat, row):
                out = append(out, pack(USE, card, row - first))
    out = add_additional(table, seat, out)
    if cities == 0 and not due:
        out = append(out, pack(DONE, 0, 0))
    return out


def decline_city(table: GentesTable, site: i64) -> None:
    region = i64(table.fixed.region_of[site])
    table.set_reg(REGIONS, table.reg(REGIONS) | bit(region))
    table.set_reg(HOME_PHASE, DECLINING)
    begin(table, 0, 0, BACK)
    reward(table, site)


def done(table: GentesTable) -> None:
    if table.phase == MAKE_ROOM:
        take_cube(table)
        return
    clear_regs(table)
    table.set_reg(REGIONS, 0)
    table.phase = STEP_E


def step_e(table: GentesTable) -> None:
    """One hourglass for each hand card above the limit (GENTES-T-43, GENTES-R-21)."""
    seat = table.active
    over = table.mat(seat, HAND) - table.fixed.hand_limit
    if over <= 0:
        table.set_reg(QUEUE, table.reg(QUEUE) + 1)
        table.phase = NEXT_DECLINE
    elif over > 2 * table.free(seat):
        table.phase = DROPPING
    else:
        table.phase = LIMITING


def ask_limit(table: GentesTable) -> vec[i32]:
    seat = table.active
    return splits(LIMIT, table.mat(seat, HAND) - table.fixed.hand_limit, table.free(seat))


def limit(table: GentesTable, doubles: i64, singles: i64) -> None:
    lay_time(table, table.active, doubles, singles, "GENTES-T-43")
    table.set_reg(QUEUE, table.reg(QUEUE) + 1)
    table.phase = NEXT_DECLINE


def ask_drop(table: GentesTable) -> vec[i32]:
    return listed(DISCARD, table.hand(table.active))


def drop(table: GentesTable, card: i64) -> None:
    seat = table.active
    table.sets[HANDS + seat] ^= bit(card)
    table.add(seat, HAND, -1)
    table.discard |= bit(card)
    if table.events is not None:
        table.note("dropped", "GENTES-R-21", {"who": seat, "card": table.fixed.card_ids[card]})
    table.phase = STEP_E
