"""The decline phase: clean-up, era change, activating cities and cards, hand limit (GENTES-T-30 to T-50)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from theomachy.games.gentes.rules.actions import declare, listed, pack
from theomachy.games.gentes.rules.additional import USE, add_additional, add_uses, clear_action, leave_menu
from theomachy.games.gentes.rules.effect_choices import CITY
from theomachy.games.gentes.rules.effects import begin, reward, unlock
from theomachy.games.gentes.rules.goods import lay_time, splits
from theomachy.games.gentes.rules.heyday import refill
from theomachy.games.gentes.rules.modifiers import own_home
from theomachy.games.gentes.rules.phases import (
    BACK,
    CUBES_LEAVE,
    DECLINING,
    DROPPING,
    ERA_BEGUN,
    LIMITING,
    MAKE_ROOM,
    NEXT_DECLINE,
    NEXT_FINAL,
    NEXT_ROUND,
    REFILL,
    STEP_E,
)
from theomachy.games.gentes.rules.state import DOUBLES, HAND, LEFT_MARKS, LOCKED, SINGLES, TILES, TRACKS, GentesTable
from theomachy.games.gentes.rules.tables import DECLINE, bit, place
from theomachy.games.gentes.rules.under_way import NEW_ERA, NOTHING

# ---- the kinds of this chapter

DONE: Final = 32
LIMIT: Final = 33  # x: doubles, y: singles
DISCARD: Final = 34  # x: card
KINDS: Final[tuple[int, ...]] = declare(
    (DONE, "done", ("button:done",), (MAKE_ROOM, DECLINING)),
    (LIMIT, "limit {doubles}{singles}", ("time:{doubles}{singles}",), (LIMITING,)),
    (DISCARD, "discard {card}", ("card:{card}",), (DROPPING,)),
)  # fmt: skip


def against(table: GentesTable, kind: i64, x: i64, y: i64) -> str:
    if kind == DONE:
        return against_done(table)
    if kind == LIMIT:
        return against_limit()
    return against_discard()


def do(table: GentesTable, kind: i64, x: i64, y: i64) -> bool:
    """Does it, if it is of this chapter."""
    if kind == DONE:
        done(table)
    elif kind == LIMIT:
        limit(table, x, y)
    elif kind == DISCARD:
        discard(table, x)
    else:
        return False
    return True


# ---- how far the phase has come


def in_step_d(table: GentesTable) -> bool:
    """Is somebody in step D or E, whatever is being asked there?"""
    phase = table.phase
    return phase == DECLINING or phase == LIMITING or phase == DROPPING or table.now.menu == DECLINING


def cubes_are_leaving(table: GentesTable) -> bool:
    """Is it the era change of step C, whatever is being asked there?"""
    if in_step_d(table):
        return False
    if table.phase == REFILL:
        return table.now.refill_for == NEW_ERA
    return table.phase == MAKE_ROOM or table.now.menu == MAKE_ROOM or table.now.then == CUBES_LEAVE


def in_decline(table: GentesTable) -> bool:
    return in_step_d(table) or cubes_are_leaving(table)


def gives_a_cube(table: GentesTable, seat: i64) -> bool:
    """Does an era change still wait for this player in the decline phase, the coming one or this one?"""
    if in_step_d(table):
        return False
    if cubes_are_leaving(table):
        return table.phase == REFILL or table.place_of(seat) >= table.now.queue
    if table.round == table.fixed.rounds:
        return False
    return table.fixed.era_of[table.round + 1] != table.fixed.era_of[table.round]


def is_done(table: GentesTable, seat: i64) -> bool:
    """Has this player finished steps D and E of the phase under way?"""
    return in_step_d(table) and table.place_of(seat) < table.now.queue


# ---- steps A to C


def begin_decline(table: GentesTable) -> None:
    """Steps A to C for all players; an era change waits for CHANCE in the middle (GENTES-T-49).

    Step A: who has the tile begins from now on (GENTES-T-30, GENTES-A-05). Step C: the marker advances (GENTES-T-34),
    but not in the last round, which has no era change either (GENTES-R-20).
    """
    fixed = table.fixed
    table.now.become(NOTHING)
    for seat in range(table.players):
        if table.track(seat) >> fixed.start_tile & 1 != 0:
            table.starter = seat
            if table.events is not None:
                table.write("new starter", "GENTES-T-30", {"who": seat})
    clean_up(table)
    if table.round == fixed.rounds:
        table.closing = True
        table.phase = ERA_BEGUN
        table.now.queue = table.players
        return
    before = table.era()
    table.round += 1
    if table.era() == before:
        table.phase = ERA_BEGUN
        table.now.queue = table.players
    else:
        change_era(table)


def clean_up(table: GentesTable) -> None:
    """Step B: marks, action tiles and singles leave, doubles become singles (GENTES-T-31 to T-33).

    Nowhere else is a time tile turned (GENTES-T-20).
    """
    table.marked = 0
    table.home_marks = 0
    table.worked = 0
    for seat in range(table.players):
        table.sets[LEFT_MARKS + seat] = 0
        table.tiles |= table.track(seat)
        table.sets[TRACKS + seat] = 0
        table.add(seat, TILES, -table.mat(seat, TILES))
        table.add(seat, SINGLES, table.mat(seat, DOUBLES) - table.mat(seat, SINGLES))
        table.add(seat, DOUBLES, -table.mat(seat, DOUBLES))
    if table.events is not None:
        table.write("cleaned", "GENTES-T-33", {"n": table.round})


def change_era(table: GentesTable) -> None:
    """Display and stack of the old era are discarded, the new era is laid out (GENTES-T-35); hands and played
    cards stay (GENTES-T-36)."""
    for i in range(i64(len(table.display))):
        table.discard |= bit(i64(table.display[i]))
    table.discard |= table.stack
    table.display = table.display[:0]
    table.stack = table.fixed.era_cards[table.era()]
    if table.events is not None:
        table.write("era", "GENTES-T-35", {"n": table.era()})
    refill(table, NEW_ERA)


def era_begun(table: GentesTable) -> None:
    """Cubes leave the tracks, in the new player order; then step D begins with the first player (GENTES-T-49)."""
    if table.now.queue < table.players:
        table.phase = CUBES_LEAVE
    else:
        table.now.queue = 0
        table.phase = NEXT_DECLINE


def cube_leaves(table: GentesTable) -> None:
    """The next player's cube (GENTES-T-37); without one a cube of choice (GENTES-T-38)."""
    queue = table.now.queue
    if queue == table.players:
        table.now.queue = 0
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
    table.now.queue += 1
    begin(table, 0, 0, CUBES_LEAVE)
    unlock(table, table.active, "GENTES-T-37")


def ask_room(table: GentesTable) -> vec[i32]:
    """Additional actions that make room for the cube, or do without it (GENTES-T-50)."""
    out: vec[i32] = vec[i32]()
    if table.room(table.active) == 0:
        out = add_additional(table, table.active, out)
    return append(out, pack(DONE, 0, 0))


# ---- step D


def next_decline(table: GentesTable) -> None:
    """Step D for the next player in the new order (GENTES-R-25), never at once, since bonus tiles can be at stake
    (GENTES-T-46, GENTES-R-26); the round is over when all are done."""
    queue = table.now.queue
    if queue == table.players:
        end_round(table)
        return
    table.now.become(NOTHING)
    table.now.queue = queue
    table.forget_uses()
    table.active = table.in_order(queue)
    table.turn = table.active
    table.phase = DECLINING


def end_round(table: GentesTable) -> None:
    """The next round, or the final scoring after the last (GENTES-E-01)."""
    table.worked = 0
    table.forget_uses()
    table.now.become(NOTHING)
    if table.closing:
        table.phase = NEXT_FINAL
    else:
        table.phase = NEXT_ROUND


def ask_decline(table: GentesTable) -> vec[i32]:
    """Cities, cards and additional actions (GENTES-T-44) in any order (GENTES-T-41); `done` when nothing is due."""
    out = add_cards(table, listed(CITY, open_regions(table)))
    out = add_additional(table, table.active, out)
    if open_regions(table) == 0 and cards_due(table) == 0:
        out = append(out, pack(DONE, 0, 0))
    return out


def open_regions(table: GentesTable) -> i64:
    """Own cities of regions that are not done yet, as bits: one city in each must be activated (GENTES-T-39,
    GENTES-R-27)."""
    bits = table.towns(table.active) & table.fixed.city_sites
    done = table.now.regions
    regions = table.fixed.in_region
    for region in range(i64(len(regions))):
        if done >> region & 1 != 0:
            bits &= ~regions[region]
    return bits


def against_city(table: GentesTable, site: i64) -> str:
    return "GENTES-T-42" if own_home(table, site) else "GENTES-T-39"


def decline_city(table: GentesTable, site: i64) -> None:
    table.now.regions |= bit(i64(table.fixed.region_of[site]))
    leave_menu(table)
    begin(table, 0, 0, BACK)
    reward(table, site, "GENTES-T-39")


def cards_left(table: GentesTable) -> i64:
    """Own cards with a decline effect that are not used up (GENTES-T-40)."""
    return table.fixed.declining_cards & table.shown(table.active) & ~table.worked


def cards_due(table: GentesTable) -> i64:
    """Those of them that must be used (GENTES-R-45)."""
    return cards_left(table) & table.fixed.compulsory_cards


def add_cards(table: GentesTable, out: vec[i32]) -> vec[i32]:
    """What speaks against a card, and its use: additional.py."""
    bits = cards_left(table)
    while bits != 0:
        low = bits & -bits
        bits ^= low
        if table.fixed.compulsory_cards & low != 0:
            out = append(out, pack(USE, place(low), 0))
        else:
            out = add_uses(table, table.active, place(low), DECLINE, out)
    return out


def against_done(table: GentesTable) -> str:
    return "GENTES-T-39" if open_regions(table) != 0 else "GENTES-R-45"


def done(table: GentesTable) -> None:
    """With step D, or with making room before it; what is optional and unused lapses (GENTES-R-45)."""
    if table.phase == MAKE_ROOM:
        take_cube(table)
        return
    clear_action(table)
    table.now.regions = 0
    table.phase = STEP_E


# ---- step E: the hand limit


def above_limit(table: GentesTable, seat: i64) -> i64:
    """Hand cards above the limit, an hourglass for each (GENTES-T-43); not above 0 if there are none."""
    return table.mat(seat, HAND) - table.fixed.hand_limit


def too_many(table: GentesTable, seat: i64) -> bool:
    """More hourglasses than fit, all of them doubles (GENTES-R-21)."""
    return above_limit(table, seat) > 2 * table.free(seat)


def step_e(table: GentesTable) -> None:
    """Cards are discarded first as long as their hourglasses would not fit (GENTES-R-21)."""
    seat = table.active
    if above_limit(table, seat) <= 0:
        is_through(table)
    elif too_many(table, seat):
        table.phase = DROPPING
    else:
        table.phase = LIMITING


def is_through(table: GentesTable) -> None:
    table.now.queue += 1
    table.phase = NEXT_DECLINE


def ask_limit(table: GentesTable) -> vec[i32]:
    return splits(LIMIT, above_limit(table, table.active), table.free(table.active))


def against_limit() -> str:
    return "GENTES-T-43"


def limit(table: GentesTable, doubles: i64, singles: i64) -> None:
    lay_time(table, table.active, doubles, singles, "GENTES-T-43")
    is_through(table)


def ask_discard(table: GentesTable) -> vec[i32]:
    return listed(DISCARD, table.hand(table.active))


def against_discard() -> str:
    return "GENTES-R-21"


def discard(table: GentesTable, card: i64) -> None:
    seat = table.active
    table.leave_hand(seat, card)
    table.discard |= bit(card)
    if table.events is not None:
        table.write("dropped", "GENTES-R-21", {"who": seat, "card": table.fixed.card_ids[card]})
    table.phase = STEP_E
