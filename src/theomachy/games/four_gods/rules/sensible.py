"""What bots consider (G4-R-57): the legal actions without those that no honest player wants."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from theomachy.games.four_gods.rules.actions import (
    ACCUSE,
    CHALLENGE,
    END,
    FLIP,
    FLIP_SLOT,
    HOLD,
    LOWER,
    PASS,
    PLACE,
    ROW_BOTH_SIDES,
    ROW_SIDE,
    SECOND_SIDE_AT,
    TAKE,
)  # fmt: skip
from theomachy.games.four_gods.rules.fitting import fits_somewhere, lies_rightly, turns_by_the_rules
from theomachy.games.four_gods.rules.intentions import carries_out
from theomachy.games.four_gods.rules.mistakes import stands_illegally
from theomachy.games.four_gods.rules.purpose import purposes, urgent, wins_by_passing
from theomachy.games.four_gods.rules.state import Table
from theomachy.games.four_gods.rules.world import ROOM, TILE

ROOM_FOR_ACTIONS: Final = 24


def sensible_actions(table: Table, seat: i64, legal: vec[i32]) -> vec[i32]:
    """What is held up is carried out, if that can be done by the rules; else it is put back.

    Honour play: placements that are legal (G4-R-57), challenges that will succeed. Where backs are shown turning over
    changes nothing, and neither does the side that lies up in a row; nor is a tile of use that fits nowhere (G4-R-19).
    A back that a seat knows is not turned up. With the real clock only what serves a purpose (G4-R-76); who has passed
    waits for the others.
    """
    fixed = table.fixed
    if waits_for_others(table, seat):
        return vec[i32]()
    if not fixed.flips and not fixed.honour and not fixed.real:
        return legal
    kept = of_use(table, seat, legal)
    if fixed.real:
        carried = only_carrying_out(kept)
        if table.aim[seat] > 0 and len(carried) > 0:
            return carried
        return on_purpose(table, seat, kept)
    if len(kept) == 0:
        return legal
    return kept


def of_use(table: Table, seat: i64, legal: vec[i32]) -> vec[i32]:
    """Without what changes nothing, and in honour play without mistakes."""
    idle = table.fixed.flips and not table.fixed.backs_hidden
    kept: vec[i32] = vec[i32](capacity=ROOM_FOR_ACTIONS)
    for i in range(i64(len(legal))):
        if is_sensible(table, seat, i64(legal[i]), idle):
            kept = append(kept, legal[i])
    return kept


def on_purpose(table: Table, seat: i64, actions: vec[i32]) -> vec[i32]:
    """Real clock: what serves a purpose. Without any the seat puts back what it holds up, then waits until nobody else
    has one either, and passes; in timed turns it ends its turn. What may be left undone does not keep it from that."""
    kept = purposes(table, seat, actions)
    pressing = urgent(kept)
    for i in range(i64(len(actions))):
        kind = i64(actions[i]) >> 24
        if kind == LOWER and len(kept) == 0:
            return append(kept, actions[i])
        if (kind == END and not pressing) or (kind == PASS and says_something(table, seat, pressing)):
            kept = append(kept, actions[i])
    return kept


def says_something(table: Table, seat: i64, pressing: bool) -> bool:
    """Is now the moment to pass: with a victory in it, or when there is nothing to do for anybody?"""
    if pressing:
        return wins_by_passing(table, seat)
    return not others_are_busy(table, seat)


def others_are_busy(table: Table, seat: i64) -> bool:
    """Has somebody else a purpose, where everybody sees that? Then a pass would say nothing.

    Who waits for the cooldown may have one after it.
    """
    if not table.fixed.hands_open:
        return False
    for other in range(table.players):
        if other == seat or table.passed >> other & 1:
            continue
        if table.cooling >> other & 1 or urgent(purposes(table, other, of_use(table, other, table.legal(other)))):
            return True
    return False


def waits_for_others(table: Table, seat: i64) -> bool:
    """Real clock: who has passed has nothing new to think about until somebody does something (G4-E-08).

    A second pass would say nothing, and there is no end to passes where nobody waits for a turn.
    """
    bit = i64(1) << seat
    return table.fixed.real and not table.fixed.timed and table.passed & bit != 0 and table.losing & bit == 0


def only_carrying_out(actions: vec[i32]) -> vec[i32]:
    kept: vec[i32] = vec[i32](capacity=ROOM_FOR_ACTIONS)
    for i in range(i64(len(actions))):
        if carries_out(i64(actions[i]) >> 24):
            kept = append(kept, actions[i])
    return kept


def is_sensible(table: Table, seat: i64, action: i64, idle: bool) -> bool:
    kind = action >> 24
    cell = action & 255
    x = action >> 8 & 65535
    if kind == HOLD:
        return not table.fixed.honour or turns_by_the_rules(table, seat, x >> 3) >> (x & 7) & 1 == 1
    if kind == PLACE:
        return not table.fixed.honour or lies_rightly(table, cell, x)
    if kind == ACCUSE:
        return any_mistake(table)
    if kind == CHALLENGE:
        return stands_illegally(table, cell)
    if kind == FLIP_SLOT:
        return tells_something(table, seat, x)
    if idle:
        if kind == FLIP:
            return False
        if kind == ROW_SIDE:
            return x >> 2 & 1 == 0
        if kind == ROW_BOTH_SIDES:
            return x >> 2 & 1 == 0 and x >> SECOND_SIDE_AT & 1 == 0
        if kind == TAKE:
            return fits_somewhere(table, seat, x)
    return True


def tells_something(table: Table, seat: i64, slot: i64) -> bool:
    """Hidden backs: would turning this tile over show the seat a back that it does not know (G4-R-59)?"""
    tile = table.slot_tile(slot >> 5, slot & 31)
    return not table.fixed.hands_open and i64(table.known[tile]) >> seat & 1 == 0


def any_mistake(table: Table) -> bool:
    for cell in range(i64(ROOM)):
        if table.world.what[cell] == TILE and stands_illegally(table, cell):
            return True
    return False
