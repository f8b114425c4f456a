"""The lists of what may be done: for a player in a step or at any moment, for CHANCE, for CLOCK."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from theomachy.games.four_gods.rules.actions import (
    ANSWER_SHUT,
    BAG,
    CARD,
    COOL,
    DRAW,
    END,
    ENOUGH,
    EXTRA_SHUT,
    FLIP,
    FLIP_SLOT,
    GOD,
    LOSE,
    LOSE_RESERVE,
    LOSE_SHUT,
    LOWER,
    MORE,
    PASS,
    PROPHET,
    PROPHET_OF,
    ROW,
    ROW_BOTH,
    ROW_BOTH_SIDES,
    ROW_SIDE,
    START,
    SUMMON,
    TAKE,
    TAKE_SHUT,
    TAKE_SLOT,
    TURN_SHUT,
    WINDOW_SHUT,
    pack,
)  # fmt: skip
from theomachy.games.four_gods.rules.intentions import (
    add_accusation,
    add_builds,
    add_holds,
    add_targets,
)  # fmt: skip
from theomachy.games.four_gods.rules.mistakes import asked_seat, may_lose, reserves
from theomachy.games.four_gods.rules.placing import fits_somewhere, fitting_bits
from theomachy.games.four_gods.rules.refusals import stands_still, waits
from theomachy.games.four_gods.rules.refusals_kinds import last_step
from theomachy.games.four_gods.rules.state import (
    AIM_CHALLENGE,
    AIM_FROM,
    AIM_REGION,
    ANSWER,
    DEAL,
    GODS,
    PLAY,
    SLOTS,
    STARTER,
    Table,
)
from theomachy.games.four_gods.rules.tiles import HALF
from theomachy.games.four_gods.rules.turn import next_to_deal
from theomachy.games.four_gods.rules.world import ROOM


def add_play(table: Table, out: vec[i32], seat: i64) -> vec[i32]:
    """The main choice of a step, or of any moment in real-time play."""
    fixed = table.fixed
    bit = i64(1) << seat
    if table.losing & bit:
        return add_losses(table, out, seat)
    if fixed.real:
        if fixed.timed and seat != table.current:
            return add_out_of_turn(table, out, seat)
        out = add_prophets(table, out, seat)
        if table.choosing & bit:
            out = add_second(table, out)
        aim: i64 = i64(table.aim[seat])
        if aim > 0:
            out = append(out, pack(LOWER, 0, 0))
            if aim >= AIM_REGION and aim < AIM_FROM:
                out = add_targets(table, out, seat)
                aim = 0
        if table.cooling & bit:
            if table.taken[seat] == 0 and not waits(table, FLIP):
                out = add_flips(table, out, seat)
            return out
        if aim > 0:
            out = add_aimed(table, out, seat)
    elif table.aim[seat] > 0:
        return add_aimed(table, out, seat)
    elif table.window[seat] > 0 or table.choosing & bit:  # begun with the real clock (`in_turns`)
        out = add_prophets(table, out, seat)
        if table.choosing & bit:
            out = add_second(table, out)
    if table.taken[seat] > 0:
        return add_taken(table, out, seat)
    out = add_holds(table, out, seat, 0)
    out = add_holds(table, out, seat, 1)
    out = add_discards(table, out, seat)
    out = add_takes(table, out, seat)
    out = add_gods(table, out, seat)
    out = add_builds(table, out, seat)
    if fixed.honour:
        out = add_accusation(table, out, seat)
    if fixed.flips:
        out = add_flips(table, out, seat)
    if fixed.timed:
        return append(out, pack(END, 0, 0))
    return append(out, pack(PASS, 0, 0))


def add_aimed(table: Table, out: vec[i32], seat: i64) -> vec[i32]:
    """Where what is held up may go. With a taken tile in hand nothing else may be done first (G4-A-27)."""
    if table.taken[seat] > 0:
        lay = table.aimed_lay(seat)
        if lay == 0 or lay >> 3 != table.hand(seat, i64(table.taken_hand[seat])):
            return out
    return add_targets(table, out, seat)


def add_out_of_turn(table: Table, out: vec[i32], seat: i64) -> vec[i32]:
    """Timed turns with the real clock: the own row, and in honour play challenges (G4-T-13, G4-T-20)."""
    cooling = table.cooling >> seat & 1
    if i64(table.aim[seat]) == AIM_CHALLENGE:
        out = append(out, pack(LOWER, 0, 0))
    if table.fixed.honour and not cooling:
        if i64(table.aim[seat]) == AIM_CHALLENGE:
            out = add_targets(table, out, seat)
        out = add_accusation(table, out, seat)
    if table.fixed.flips and not table.touched >> seat & 1:
        if not cooling or not waits(table, FLIP):
            out = add_row_flips(table, out, seat)
    return out


def add_taken(table: Table, out: vec[i32], seat: i64) -> vec[i32]:
    """A tile taken from a row: place it, or put it away (G4-A-27, G4-R-18)."""
    which: i64 = i64(table.taken_hand[seat])
    tile = table.hand(seat, which)
    out = add_holds(table, out, seat, which)
    if not table.fixed.must_place or not fits_somewhere(table, seat, tile):
        out = add_discard(table, out, tile)
    return out


def add_second(table: Table, out: vec[i32]) -> vec[i32]:
    if table.bag > 0:
        out = append(out, pack(MORE, 0, 0))
    return append(out, pack(ENOUGH, 0, 0))


def add_discard(table: Table, out: vec[i32], tile: i64) -> vec[i32]:
    if table.fixed.flips:
        out = append(out, pack(ROW_SIDE, tile << 3, 0))
        return append(out, pack(ROW_SIDE, tile << 3 | 4, 0))
    return append(out, pack(ROW, tile << 3, 0))


def add_discards(table: Table, out: vec[i32], seat: i64) -> vec[i32]:
    """Discarding one or both tiles, or drawing with both hands free."""
    first = table.hand(seat, 0)
    second = table.hand(seat, 1)
    free = table.row_free(seat)
    if first == 0 and second == 0:
        if free > 0 and table.bag > 0:
            out = append(out, pack(DRAW, 1, 0))
            if table.bag > 1 and not table.fixed.after_seeing:
                out = append(out, pack(DRAW, 2, 0))
        return out
    if free > 0:
        if first > 0:
            out = add_discard(table, out, first)
        if second > 0:
            out = add_discard(table, out, second)
    if free > 1 and first > 0 and second > 0:
        if table.fixed.flips:
            for sides in range(i64(4)):
                x = first << 3 | (sides & 1) << 2 | (sides >> 1) << 10
                out = append(out, pack(ROW_BOTH_SIDES, x, second))
        else:
            out = append(out, pack(ROW_BOTH, first << 3, second))
    return out


def add_takes(table: Table, out: vec[i32], seat: i64) -> vec[i32]:
    if table.free_hands(seat) == 0 or (table.row_low == 0 and table.row_high == 0) or last_step(table):
        return out
    low = table.row_low
    high = table.row_high
    if not table.fixed.free_take:
        low &= fitting_bits(table, seat, False)
        if high != 0:
            high &= fitting_bits(table, seat, True)
    if table.fixed.backs_hidden:
        return add_slots(table, out, TAKE_SLOT, 0, table.players)
    return add_tiles(add_tiles(out, TAKE, low, 0), TAKE, high, HALF)


def add_slots(table: Table, out: vec[i32], kind: i64, first: i64, beyond: i64) -> vec[i32]:
    """Hidden backs: the tiles in the rows of these seats, named by seat and slot (G4-R-59)."""
    for row in range(first, beyond):
        for slot in range(i64(SLOTS)):
            if table.rows[row * SLOTS + slot] > 0:
                out = append(out, pack(kind, row << 5 | slot + 1, 0))
    return out


def add_flips(table: Table, out: vec[i32], seat: i64) -> vec[i32]:
    if table.free_hands(seat) == 0 or not table.fixed.flips:
        return out
    if table.fixed.backs_hidden:
        return add_slots(table, out, FLIP_SLOT, 0, table.players)
    return add_tiles(add_tiles(out, FLIP, table.row_low, 0), FLIP, table.row_high, HALF)


def add_row_flips(table: Table, out: vec[i32], seat: i64) -> vec[i32]:
    if table.fixed.backs_hidden:
        return add_slots(table, out, FLIP_SLOT, seat, seat + 1)
    for tile in range(i64(1), table.fixed.tiles.count + 1):
        if table.row_with(tile) == seat:
            out = append(out, pack(FLIP, tile, 0))
    return out


def add_gods(table: Table, out: vec[i32], seat: i64) -> vec[i32]:
    if not table.fixed.secret and i64(table.gods_of[seat]) < table.fixed.each:
        for terrain in range(i64(GODS)):
            if table.owner[terrain] == 0:
                out = append(out, pack(GOD, terrain, 0))
    return out


def add_prophets(table: Table, out: vec[i32], seat: i64) -> vec[i32]:
    """Every region of the tile just placed: for a prophet from a reserve, or where that is empty one that migrates."""
    cell = i64(table.window[seat])
    if cell == 0:
        return out
    zones: i64 = i64(table.world.tiles.zones[table.world.lay(cell)])
    for colour in range(i64(GODS)):
        if i64(table.owner[colour]) != seat + 1 or table.reserve[colour] == 0:
            continue
        for corner in range(i64(4)):
            if zones >> (2 * corner) & 3 == corner:
                if table.fixed.each == 1:
                    out = append(out, pack(PROPHET, corner, 0))
                else:
                    out = append(out, pack(PROPHET_OF, corner | colour << 10, 0))
    if table.can_migrate(seat):
        for corner in range(i64(4)):
            if zones >> (2 * corner) & 3 == corner and i64(table.aim[seat]) != AIM_REGION + corner:
                out = append(out, pack(SUMMON, corner, 0))
    return out


def add_losses(table: Table, out: vec[i32], seat: i64) -> vec[i32]:
    if reserves(table, seat) > 0:
        for colour in range(i64(GODS)):
            if table.owns(seat, colour) and table.reserve[colour] > 0:
                out = append(out, pack(LOSE_RESERVE, colour, 0))
        return out
    for cell in range(i64(ROOM)):
        if may_lose(table, seat, cell):
            out = append(out, pack(LOSE, 0, cell))
    return out


def add_chance(table: Table, out: vec[i32]) -> vec[i32]:
    if table.phase == STARTER:
        for seat in range(table.players):
            out = append(out, pack(START, seat, 0))
    elif table.phase == DEAL:
        colour = next_to_deal(table)
        for terrain in range(i64(GODS)):
            if not dealt(table, terrain):
                out = append(out, pack(CARD, colour << 10 | terrain, 0))
    else:
        for tile in range(i64(1), table.fixed.tiles.count + 1):
            if table.place[tile] == 0:
                out = append(out, pack(BAG, tile, 0))
    return out


def dealt(table: Table, terrain: i64) -> bool:
    for colour in range(i64(GODS)):
        if i64(table.god[colour]) == terrain + 1:
            return True
    return False


def clock_reports(table: Table, out: vec[i32]) -> vec[i32]:
    """What the real clock may report now: whatever is running (G4-T-07 to G4-T-09, G4-T-12, G4-E-04)."""
    if table.phase == ANSWER:
        out = append(out, pack(ANSWER_SHUT, asked_seat(table), 0))
    elif table.phase != PLAY:
        return out
    still = stands_still(table)
    for seat in range(table.players):
        if table.cooling >> seat & 1:
            out = append(out, pack(COOL, seat, 0))
        if still:
            continue
        if table.window[seat] > 0:
            out = append(out, pack(WINDOW_SHUT, seat, i64(table.window[seat])))
        if table.taken[seat] > 0:
            out = append(out, pack(TAKE_SHUT, seat << 7 | table.hand(seat, i64(table.taken_hand[seat])), 0))
        if table.losing >> seat & 1:
            out = append(out, pack(LOSE_SHUT, seat, 0))
    if table.fixed.timed:
        return append(out, pack(TURN_SHUT, table.current, 0))
    if table.trigger != "":
        out = append(out, pack(EXTRA_SHUT, 0, 0))
    return out


def add_tiles(out: vec[i32], kind: i64, bits: i64, first: i64) -> vec[i32]:
    tile = first
    while bits != 0:
        if bits & 1:
            out = append(out, pack(kind, tile, 0))
        bits >>= 1
        tile += 1
    return out
