"""Discard rows: discarding (G4-A-18 to G4-A-20), turning over (G4-A-24) and taking (G4-A-25 to G4-A-29)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64, u8

from theomachy.core.event import ALL
from theomachy.games.four_gods.rules.actions import (
    FLIP,
    FLIP_SLOT,
    LAY_PART,
    ROW,
    ROW_BOTH,
    ROW_BOTH_SIDES,
    ROW_SIDE,
    SECOND_SIDE_AT,
    TAKE,
    TAKE_SLOT,
    cell_in,
    lay_in,
    pack,
    x_in,
)  # fmt: skip
from theomachy.games.four_gods.rules.carrying import (
    face_text,
    into_hand,
    into_row,
    leave_hand,
    out_of_row,
    put_away,
    write_row,
)  # fmt: skip
from theomachy.games.four_gods.rules.fitting import fits_somewhere, fitting_bits
from theomachy.games.four_gods.rules.state import SIDE_B, SLOTS, Table
from theomachy.games.four_gods.rules.tiles import HALF
from theomachy.games.four_gods.rules.turn import did_something, step_done, steps_left

# ---- the kinds of this chapter

EXPLAINED: Final[tuple[int, ...]] = (ROW, ROW_SIDE, ROW_BOTH, ROW_BOTH_SIDES, TAKE, TAKE_SLOT, FLIP, FLIP_SLOT)


def against(table: Table, player: i64, kind: i64, action: i64) -> str:
    """What speaks against the action itself, whatever the moment; nothing if it only was not taken up first."""
    if kind == ROW or kind == ROW_SIDE:
        return against_discarding(table, player, kind, action)
    if kind == ROW_BOTH or kind == ROW_BOTH_SIDES:
        return against_discarding_both(table, player, kind, action)
    if kind == TAKE or kind == TAKE_SLOT:
        return against_taking(table, player, kind, action)
    return against_flip(table, player, kind, action)


def do(table: Table, seat: i64, kind: i64, x: i64, cell: i64) -> bool:
    """Does it, if it fills a step and is of this chapter."""
    if kind == ROW:
        discard(table, seat, x >> 3, 0)
    elif kind == TAKE or kind == TAKE_SLOT:
        take(table, seat, named_tile(table, kind, x))
    elif kind == ROW_BOTH:
        discard_both(table, seat, 0, 0)
    elif kind == ROW_SIDE:
        discard(table, seat, x >> 3, x >> 2 & 1)
    elif kind == ROW_BOTH_SIDES:
        discard_both(table, seat, x >> 2 & 1, x >> SECOND_SIDE_AT)
    elif kind == FLIP or kind == FLIP_SLOT:
        turn_over(table, seat, named_tile(table, kind, x))
    else:
        return False
    return True


# ---- discarding


def add_discard(table: Table, out: vec[i32], tile: i64) -> vec[i32]:
    """Where turning over is an action the side that lies up is said too (G4-R-58)."""
    if table.fixed.flips:
        out = append(out, pack(ROW_SIDE, tile << 3, 0))
        return append(out, pack(ROW_SIDE, tile << 3 | 4, 0))
    return append(out, pack(ROW, tile << 3, 0))


def add_discards(table: Table, out: vec[i32], seat: i64) -> vec[i32]:
    """One tile if a slot is free (G4-A-18), both if two are (G4-A-19). A tile that nothing takes stays (G4-R-13)."""
    first = table.hand(seat, 0)
    second = table.hand(seat, 1)
    free = table.row_free(seat)
    if free > 0:
        if first > 0:
            out = add_discard(table, out, first)
        if second > 0:
            out = add_discard(table, out, second)
    if free > 1 and first > 0 and second > 0:
        if table.fixed.flips:
            for sides in range(i64(4)):
                x = first << 3 | (sides & 1) << 2 | (sides >> 1) << SECOND_SIDE_AT
                out = append(out, pack(ROW_BOTH_SIDES, x, second))
        else:
            out = append(out, pack(ROW_BOTH, first << 3, second))
    return out


def must_be_placed(table: Table, seat: i64, tile: i64) -> bool:
    """A taken tile that fits somewhere is not put away again, where that is played (G4-R-18)."""
    return table.fixed.must_place and fits_somewhere(table, seat, tile)


def against_discarding(table: Table, player: i64, kind: i64, action: i64) -> str:
    if table.fixed.flips != (kind == ROW_SIDE):
        return "not-in-this-mode G4-R-58"
    lay = lay_in(action)
    extra = lay & 7
    if kind == ROW_SIDE:
        extra = lay & 3
    if table.hand_of(player, lay >> 3) < 0 or extra > 0 or x_in(action) > LAY_PART or cell_in(action) > 0:
        return "no-such-tile G4-A-18"
    return "must-place G4-R-18" if table.taken[player] > 0 else "row-full G4-A-18"


def against_discarding_both(table: Table, player: i64, kind: i64, action: i64) -> str:
    if table.fixed.flips != (kind == ROW_BOTH_SIDES):
        return "not-in-this-mode G4-R-58"
    lay = lay_in(action)
    extra = lay & 7 | x_in(action) >> SECOND_SIDE_AT
    if kind == ROW_BOTH_SIDES:
        extra = lay & 3 | x_in(action) >> SECOND_SIDE_AT + 1
    first = table.hand(player, 0)
    second = table.hand(player, 1)
    if first == 0 or second == 0 or lay >> 3 != first or cell_in(action) != second or extra > 0:
        return "no-such-tile G4-A-19"
    return "row-full G4-A-19"


def discard(table: Table, seat: i64, tile: i64, side: i64) -> None:
    """Into the own row; a taken tile goes where G4-A-28 sends it."""
    if table.taken[seat] > 0:
        put_away(table, seat, tile, side, "")
    else:
        to_own_row(table, seat, tile, side, "G4-A-18")
    did_something(table, seat)
    step_done(table)


def to_own_row(table: Table, seat: i64, tile: i64, side: i64, clause: str) -> None:
    leave_hand(table, seat, tile)
    into_row(table, seat, tile, side)
    if table.events is not None:
        write_row(table, "to row", clause, seat, seat, tile)


def discard_both(table: Table, seat: i64, side: i64, second_side: i64) -> None:
    """One action if two slots are free (G4-A-19)."""
    first = table.hand(seat, 0)
    second = table.hand(seat, 1)
    to_own_row(table, seat, first, side, "G4-A-19")
    to_own_row(table, seat, second, second_side, "G4-A-19")
    did_something(table, seat)
    step_done(table)


# ---- which tile in a row is meant


def named_tile(table: Table, kind: i64, x: i64) -> i64:
    """The tile in a row that `take` or `flip` names, 0 for none. Hidden backs: by seat and slot (G4-R-59)."""
    if kind == TAKE_SLOT or kind == FLIP_SLOT:
        return table.slot_tile(x >> 5, x & 31)
    if table.row_with(x) < 0:
        return 0
    return x


def add_tiles(out: vec[i32], kind: i64, bits: i64, first: i64) -> vec[i32]:
    tile = first
    while bits != 0:
        if bits & 1:
            out = append(out, pack(kind, tile, 0))
        bits >>= 1
        tile += 1
    return out


def add_slots(table: Table, out: vec[i32], kind: i64, first: i64, beyond: i64) -> vec[i32]:
    """Hidden backs: the tiles in the rows of these seats, named by seat and slot (G4-R-59)."""
    for row in range(first, beyond):
        for slot in range(i64(SLOTS)):
            if table.rows[row * SLOTS + slot] > 0:
                out = append(out, pack(kind, row << 5 | slot + 1, 0))
    return out


def row_data(table: Table, seat: i64, tile: i64) -> dict[str, object]:
    """What is told of a tile that lies in a row; its number only where that would not betray its back."""
    row = table.row_with(tile)
    slot = table.slot_of(row, tile)
    name = table.tile_text(tile) if not table.fixed.backs_hidden else "?"
    return {
        "who": seat, "row": row, "slot": slot + 1, "tile": name,
        "face": face_text(table, tile << 3 | table.side_up(row, slot) << 2),
    }  # fmt: skip


# ---- turning over


def add_flips(table: Table, out: vec[i32], seat: i64) -> vec[i32]:
    """With a free hand any tile in any row (G4-A-24), where turning over is an action (G4-R-58)."""
    if table.free_hands(seat) == 0 or not table.fixed.flips:
        return out
    if table.fixed.backs_hidden:
        return add_slots(table, out, FLIP_SLOT, 0, table.players)
    return add_tiles(add_tiles(out, FLIP, table.row_low, 0), FLIP, table.row_high, HALF)


def add_own_flips(table: Table, out: vec[i32], seat: i64) -> vec[i32]:
    """Out of turn: tiles in the own row (G4-T-13), unless the active player has been there (G4-T-19)."""
    if not table.fixed.flips or table.touched >> seat & 1:
        return out
    if table.fixed.backs_hidden:
        return add_slots(table, out, FLIP_SLOT, seat, seat + 1)
    for tile in range(i64(1), table.fixed.tiles.count + 1):
        if table.row_with(tile) == seat:
            out = append(out, pack(FLIP, tile, 0))
    return out


def against_flip_out_of_turn(table: Table, player: i64, kind: i64, x: i64) -> str:
    row = table.row_with(x)
    if kind == FLIP_SLOT:
        row = x >> 5
    if row != player:
        return "not-your-turn G4-T-13"
    return "not-your-turn G4-T-19" if table.touched >> row & 1 else ""


def against_flip(table: Table, player: i64, kind: i64, action: i64) -> str:
    if not table.fixed.flips:
        return "not-in-this-mode G4-R-58"
    if table.fixed.backs_hidden != (kind == FLIP_SLOT):
        return "not-in-this-mode G4-R-59"
    gone = cell_in(action) > 0 or named_tile(table, kind, x_in(action)) == 0
    return "tile-gone G4-A-24" if gone else "hand-not-free G4-A-24"


def turn_over(table: Table, seat: i64, tile: i64) -> None:
    """Another side of a tile in a row lies up, for all to see (G4-A-24, G4-R-58)."""
    row = table.row_with(tile)
    table.rows[row * SLOTS + table.slot_of(row, tile)] ^= SIDE_B
    if not table.fixed.hands_open:
        table.known[tile] = u8(table.all_seats())
    if table.fixed.timed and seat == table.current:
        table.touched |= i64(1) << row
    if table.events is not None:
        clause = "G4-T-13" if table.fixed.timed and seat != table.current else "G4-A-24"
        table.write("flip", clause, row_data(table, seat, tile), ALL, table.fixed.backs_hidden)
    step_done(table)


# ---- taking


def last_step(table: Table) -> bool:
    """No step would be left to place a taken tile (G4-T-22)."""
    fixed = table.fixed
    if not fixed.timed or fixed.real or not fixed.must_place:
        return False
    if fixed.turn_steps == 1 and table.step == 0 and fixed.revision > 2:
        return False  # the turn has another step for it (G4-R-74)
    return steps_left(table) <= 1


def add_takes(table: Table, out: vec[i32], seat: i64) -> vec[i32]:
    """With a free hand any tile of any row (G4-A-25), a full row of one's own or not (G4-A-26); unless taking is free
    only such as could be placed now (G4-R-19)."""
    if table.free_hands(seat) == 0 or (table.row_low == 0 and table.row_high == 0) or last_step(table):
        return out
    if table.fixed.backs_hidden:
        return add_slots(table, out, TAKE_SLOT, 0, table.players)
    low = table.row_low
    high = table.row_high
    if not table.fixed.free_take:
        low &= fitting_bits(table, seat, False)
        if high != 0:
            high &= fitting_bits(table, seat, True)
    return add_tiles(add_tiles(out, TAKE, low, 0), TAKE, high, HALF)


def against_taking(table: Table, player: i64, kind: i64, action: i64) -> str:
    if table.fixed.backs_hidden != (kind == TAKE_SLOT):
        return "not-in-this-mode G4-R-59"
    if cell_in(action) > 0 or named_tile(table, kind, x_in(action)) == 0:
        return "tile-gone G4-A-25"
    if table.free_hands(player) == 0:
        return "hand-not-free G4-A-25"
    return "no-use G4-T-22" if last_step(table) else "no-use G4-R-19"


def take(table: Table, seat: i64, tile: i64) -> None:
    """A tile from any row into a free hand (G4-A-25); it must be placed, destroying a city with it (G4-A-29) or not,
    or put away next (G4-A-27)."""
    row = table.row_with(tile)
    if table.events is not None:
        table.write("take", "G4-A-25", row_data(table, seat, tile), ALL, table.fixed.backs_hidden)
    out_of_row(table, row, tile)
    which = into_hand(table, seat, tile)
    table.taken[seat] = u8(row + 1)
    table.taken_hand[seat] = u8(which)
    if not table.fixed.hands_open:
        table.known[tile] = u8(i64(table.known[tile]) | i64(1) << seat)
    if table.fixed.timed:
        table.touched |= i64(1) << row
    did_something(table, seat)
    step_done(table)
