"""Bag, hands and discard rows (G4-A-18 to G4-A-29)."""

from __future__ import annotations

from mypy_extensions import i64, u8

from theomachy.core.event import ALL
from theomachy.games.four_gods.rules.carrying import (
    face_text,
    into_hand,
    into_row,
    leave_hand,
    note_row,
    note_tile,
    out_of_row,
    put_away,
)  # fmt: skip
from theomachy.games.four_gods.rules.ending import look_for_end
from theomachy.games.four_gods.rules.state import FIRST, SECOND, SLOTS, Table
from theomachy.games.four_gods.rules.turn import did_something, draw_from_bag, hands_done, step_done


def discard(table: Table, seat: i64, tile: i64, side: i64) -> None:
    """Into the own row; a taken tile goes where G4-A-28 sends it."""
    if table.taken[seat] > 0:
        put_away(table, seat, tile, side)
    else:
        to_own_row(table, seat, tile, side)
    did_something(table, seat)
    step_done(table)


def to_own_row(table: Table, seat: i64, tile: i64, side: i64) -> None:
    leave_hand(table, seat, tile)
    into_row(table, seat, tile, side)
    if table.events is not None:
        note_row(table, "to row", "G4-A-18", seat, seat, tile)


def discard_both(table: Table, seat: i64, side: i64, second_side: i64) -> None:
    """One action if two slots are free (G4-A-19)."""
    first = table.hand(seat, 0)
    second = table.hand(seat, 1)
    to_own_row(table, seat, first, side)
    to_own_row(table, seat, second, second_side)
    did_something(table, seat)
    step_done(table)


def drawn(table: Table, tile: i64) -> None:
    """CHANCE has drawn a tile for the seat that draws."""
    seat = table.drawer
    table.bag -= 1
    into_hand(table, seat, tile)
    table.to_draw -= 1
    if not table.fixed.hands_open:
        drawn_unseen(table, seat, tile)
    if table.events is not None:
        note_tile(table, "drawn", "G4-A-22", seat, tile)
        if table.bag == 0:
            table.note("last tile", "G4-A-23", {"who": seat})
    if table.phase == FIRST:
        if table.to_draw == 0:
            if seat + 1 == table.players:
                hands_done(table)
            else:
                table.drawer = seat + 1
                table.to_draw = 2
        return
    look_for_end(table)
    if table.to_draw > 0:
        return
    if table.fixed.after_seeing and table.hand(seat, 1) == 0 and table.bag > 0:
        if table.fixed.real:
            table.choosing |= i64(1) << seat
        else:
            table.phase = SECOND
            table.turn = seat
            return
    step_done(table)


def drawn_unseen(table: Table, seat: i64, tile: i64) -> None:
    """Closed hands: the others no longer know which of the tiles that they saw go into the bag are still there."""
    for other in range(i64(1), table.fixed.tiles.count + 1):
        if table.place[other] == 0:
            table.known[other] = u8(i64(table.known[other]) & i64(1) << seat)
    table.known[tile] = u8(i64(1) << seat)


def second_tile(table: Table, seat: i64, wanted: bool) -> None:
    """`more` or `enough` (G4-R-11)."""
    table.choosing &= ~(i64(1) << seat)
    if wanted:
        draw_from_bag(table, seat, 1)
    elif table.phase == SECOND:
        step_done(table)


def take(table: Table, seat: i64, tile: i64) -> None:
    """A tile from any row into a free hand; it must be placed or put away next (G4-A-27)."""
    row = table.row_with(tile)
    if table.events is not None:
        slot = table.slot_of(row, tile)
        name = table.tile_text(tile) if not table.fixed.backs_hidden else "?"
        up = i64(table.rows[row * SLOTS + slot]) >> 7
        table.note(
            "take", "G4-A-25",
            {"who": seat, "row": row, "slot": slot + 1, "tile": name, "face": face_text(table, tile << 3 | up << 2)},
            ALL, table.fixed.backs_hidden,
        )  # fmt: skip
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


def turn_over(table: Table, seat: i64, tile: i64) -> None:
    """Another side of a tile in a row lies up, for all to see (G4-A-24, G4-R-58)."""
    row = table.row_with(tile)
    slot = table.slot_of(row, tile)
    i = row * SLOTS + slot
    table.rows[i] ^= 128
    if not table.fixed.hands_open:
        table.known[tile] = u8((i64(1) << table.players) - 1)
    if table.fixed.timed and seat == table.current:
        table.touched |= i64(1) << row
    if table.events is not None:
        name = table.tile_text(tile) if not table.fixed.backs_hidden else "?"
        up = i64(table.rows[i]) >> 7
        table.note(
            "flip", "G4-A-24",
            {"who": seat, "row": row, "slot": slot + 1, "tile": name, "face": face_text(table, tile << 3 | up << 2)},
            ALL, table.fixed.backs_hidden,
        )  # fmt: skip
    step_done(table)
