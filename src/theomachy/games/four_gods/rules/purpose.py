"""Real clock: what bots act for, and when they wait or pass (G4-R-76).

With ticks every step must be filled with something. With the real clock nobody waits for a bot, so it acts only for a
purpose: what brings a tile, a prophet, a city or a god to the table, or a tile to hand that can get there. Else it lets
the others act. Everything here is asked of what the seat may know, so the answer is the same in every position that it
cannot tell from the true one.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from theomachy.games.four_gods.rules.actions import (
    BUILD,
    BUILD_FROM,
    BUILD_OF,
    DRAW,
    END,
    ENOUGH,
    FLIP,
    FLIP_SLOT,
    LOWER,
    MORE,
    PASS,
    ROW,
    ROW_BOTH,
    ROW_BOTH_SIDES,
    ROW_SIDE,
    TAKE,
    TAKE_SLOT,
)  # fmt: skip
from theomachy.games.four_gods.rules.fitting import fits_somewhere, fitting_bits
from theomachy.games.four_gods.rules.state import IN_BAG, IN_HAND, IN_ROW, IN_WORLD, Table
from theomachy.games.four_gods.rules.tiles import HALF, bit

ROOM_FOR_ACTIONS: Final = 24


def purposes(table: Table, seat: i64, actions: vec[i32]) -> vec[i32]:
    """Of these actions of the seat those that serve a purpose."""
    kept: vec[i32] = vec[i32](capacity=ROOM_FOR_ACTIONS)
    for i in range(i64(len(actions))):
        if serves(table, seat, i64(actions[i])):
            kept = append(kept, actions[i])
    return kept


def urgent(actions: vec[i32]) -> bool:
    """Is there something to do that its player does not leave undone?"""
    for i in range(i64(len(actions))):
        if not is_choice(i64(actions[i]) >> 24):
            return True
    return False


def is_choice(kind: i64) -> bool:
    """What may be left undone by one who has nothing else to do: a city is also a gift to who destroys it."""
    return kind == BUILD or kind == BUILD_OF or kind == BUILD_FROM or kind == FLIP or kind == FLIP_SLOT


def serves(table: Table, seat: i64, action: i64) -> bool:
    """Does this bring something to the table, or nearer to it? What fits is placed and not put away."""
    kind = action >> 24
    x = action >> 8 & 65535
    if kind == PASS or kind == END or kind == LOWER or kind == ENOUGH:
        return False
    if kind == TAKE:
        return fits_somewhere(table, seat, x)
    if kind == TAKE_SLOT:
        tile = table.slot_tile(x >> 5, x & 31)
        return knows(table, seat, tile) and fits_somewhere(table, seat, tile)
    if kind == DRAW and x == 1 and table.bag > 1 and table.row_free(seat) > 1 and not table.fixed.after_seeing:
        return False  # two come to hand in the same time
    if kind == DRAW or kind == MORE:
        return can_draw_what_fits(table, seat)
    if kind == ROW or kind == ROW_SIDE:
        tile = x >> 3
        return not fits_somewhere(table, seat, tile) and not goes_with_its_mate(table, seat, tile)
    if kind == ROW_BOTH or kind == ROW_BOTH_SIDES:
        return not fits_somewhere(table, seat, x >> 3 & 127) and not fits_somewhere(table, seat, action & 255)
    return True


def goes_with_its_mate(table: Table, seat: i64, tile: i64) -> bool:
    """Fits the tile in the other hand nowhere either, so that both go in one action (G4-A-19)?"""
    mate = table.hand(seat, 0) + table.hand(seat, 1) - tile
    if mate == 0 or table.taken[seat] > 0 or table.row_free(seat) < 2:
        return False
    return not fits_somewhere(table, seat, mate)


def knows(table: Table, seat: i64, tile: i64) -> bool:
    """Does the seat know both sides of a tile in a row (G4-R-15, G4-R-59)?"""
    return not table.fixed.backs_hidden or table.fixed.hands_open or i64(table.known[tile]) >> seat & 1 == 1


def can_draw_what_fits(table: Table, seat: i64) -> bool:
    """Is a tile that could be in the bag, as far as the seat knows, one that it could place now?"""
    low = fitting_bits(table, seat, False)
    high = fitting_bits(table, seat, True)
    for tile in range(i64(1), table.fixed.tiles.count + 1):
        if tile < HALF:
            fits = low & bit(tile) != 0
        else:
            fits = high & bit(tile - HALF) != 0
        if fits and may_be_in_the_bag(table, seat, tile):
            return True
    return False


def may_be_in_the_bag(table: Table, seat: i64, tile: i64) -> bool:
    """In the bag, or where the seat cannot tell it from one: in a closed hand, or in a row with its back hidden."""
    where: i64 = i64(table.place[tile])
    if where == IN_BAG:
        return True
    if table.fixed.hands_open:
        return False
    if where >= IN_ROW and where < IN_WORLD:
        return not knows(table, seat, tile)
    return where >= IN_HAND and where < IN_ROW and where != IN_HAND + seat


def wins_by_passing(table: Table, seat: i64) -> bool:
    """Have all others passed, and is the seat alone in front? What is secret is not counted."""
    if table.fixed.secret or table.fixed.timed or table.passed | i64(1) << seat != table.all_seats():
        return False
    for other in range(table.players):
        if other != seat and table.rank(other) == 1:
            return False
    return table.rank(seat) == 1
