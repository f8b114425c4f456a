"""Honour play: challenges, corrections and penalties (G4-A-48 to G4-A-54, G4-R-51 to G4-R-56)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from theomachy.core.position import EVERYBODY
from theomachy.games.four_gods.rules.carrying import into_bag, into_hand, note_tile, to_row_or_bag
from theomachy.games.four_gods.rules.state import ANSWER, COLOUR_NAMES, GODS, LOSING, PLAY, Table
from theomachy.games.four_gods.rules.turn import did_something, forget, shut_window, step_done
from theomachy.games.four_gods.rules.world import NEEDED, ROOM, TILE, beside


def stands_illegally(table: Table, cell: i64) -> bool:
    """Judged by the present world: too few straight edges, or a side that does not match an older tile (G4-R-51)."""
    world = table.world
    if world.edges[cell] < NEEDED:
        return True
    for side in range(i64(4)):
        other = beside(cell, side)
        if world.what[other] != TILE or world.serial[other] > world.serial[cell]:
            continue
        if world.terrain(cell, side) != world.terrain(other, side + 3 & 3):
            return True
        if world.terrain(cell, side + 1 & 3) != world.terrain(other, side + 2 & 3):
            return True
    return False


def challenge(table: Table, seat: i64, cell: i64) -> None:
    if not stands_illegally(table, cell):
        if table.events is not None:
            table.note("challenge failed", "G4-A-49", {"who": seat, "cell": table.cell_text(cell)})
        step_done(table)
        return
    did_something(table, seat)
    placer = i64(table.world.placer[cell]) - 1
    if table.events is not None:
        table.note("challenge", "G4-A-49", {"who": seat, "cell": table.cell_text(cell)})
    if placer >= 0 and i64(table.last_cell[placer]) == cell:
        found_at_once(table, cell, placer, placer == seat)
        return
    standing = table.colour_at(cell)
    if standing >= 0:
        found_later(table, cell, i64(table.owner[standing]) - 1)
    elif placer >= 0 and table.fixed.confess:
        table.phase = ANSWER
        table.asked = cell
        if table.fixed.real:
            table.turn = EVERYBODY
        else:
            table.turn = placer
        if table.events is not None:
            table.note("asked", "G4-A-51", {"who": placer, "cell": table.cell_text(cell)})
    else:
        found_later(table, cell, placer)


def asked_seat(table: Table) -> i64:
    return i64(table.world.placer[table.asked]) - 1


def answer(table: Table, admitted: bool) -> None:
    """`admit` or `silent` (G4-A-51)."""
    cell = table.asked
    seat = asked_seat(table)
    table.asked = 0
    table.phase = PLAY
    if table.events is not None:
        table.note("admit" if admitted else "silent", "G4-A-51", {"who": seat, "cell": table.cell_text(cell)})
    found_later(table, cell, seat if admitted else i64(-1))


def found_at_once(table: Table, cell: i64, seat: i64, own_report: bool) -> None:
    """The tile goes back into the hand, the prophet to where it came from (G4-A-50, G4-R-55)."""
    world = table.world
    tile = i64(world.tile[cell])
    punished = not own_report and is_punished(table, seat)
    colour = table.colour_at(cell)
    corner = i64(table.last_corner[seat])
    source = i64(table.last_from[seat])
    taken = table.last_taken[seat]
    remove_tile(table, cell)
    which = into_hand(table, seat, tile)
    if taken > 0:
        table.taken[seat] = taken
        table.taken_hand[seat] = u8(which)
    if table.events is not None:
        note_tile(table, "back to hand", "G4-A-50", seat, tile)
    world.rebuild()
    if colour >= 0:
        if punished:
            lose_for_good(table, seat, colour, "G4-A-54")
            punished = False
        elif source > 0 and world.what[source] == TILE and world.prophet[source] == 0:
            world.prophet[source] = u8(1 + colour * 4 + corner)
        else:
            table.reserve[colour] += 1
    remove_unsupported(table)
    punish(table, seat, punished)


def found_later(table: Table, cell: i64, seat: i64) -> None:
    """The tile goes to the row of the player at fault, or into the bag; `seat` -1: nobody's fault (G4-A-51)."""
    world = table.world
    tile = i64(world.tile[cell])
    colour = table.colour_at(cell)
    remove_tile(table, cell)
    if seat >= 0:
        to_row_or_bag(table, seat, tile, "G4-A-51")
    else:
        into_bag(table, tile)
        if table.events is not None:
            table.note("nobody", "G4-A-51", {"cell": table.cell_text(cell)})
    world.rebuild()
    punished = seat >= 0 and is_punished(table, seat)
    if colour >= 0:
        if punished:
            lose_for_good(table, seat, colour, "G4-A-54")
            punished = False
        else:
            table.reserve[colour] += 1
    remove_unsupported(table)
    punish(table, seat, punished)


def remove_tile(table: Table, cell: i64) -> None:
    """Out of the world; nobody's last placing any more."""
    table.world.take_away(cell)
    for seat in range(table.players):
        if i64(table.last_cell[seat]) == cell:
            forget(table, seat)
        if i64(table.window[seat]) == cell:
            shut_window(table, seat)


def remove_unsupported(table: Table) -> None:
    """Wave after wave: whatever stands illegally now goes into the bag (G4-A-52, G4-R-52)."""
    world = table.world
    while True:
        wave: vec[u8] = vec[u8]()
        for cell in range(i64(ROOM)):
            if world.what[cell] == TILE and stands_illegally(table, cell):
                wave = append(wave, u8(cell))
        if len(wave) == 0:
            return
        for i in range(i64(len(wave))):
            cell = i64(wave[i])
            tile = i64(world.tile[cell])
            colour = table.colour_at(cell)
            if colour >= 0:
                table.reserve[colour] += 1
            if table.events is not None:
                table.note("removed", "G4-A-52", {"cell": table.cell_text(cell)})
            remove_tile(table, cell)
            into_bag(table, tile)
        world.rebuild()


# ---- penalties


def is_punished(table: Table, seat: i64) -> bool:
    return table.fixed.penalty >> seat & 1 == 1


def lose_for_good(table: Table, seat: i64, colour: i64, clause: str) -> None:
    table.lost[colour] += 1
    if table.events is not None:
        table.note("lost", clause, {"who": seat, "colour": COLOUR_NAMES[colour]})


def reserves(table: Table, seat: i64) -> i64:
    """How many of the seat's reserves are not empty."""
    found: i64 = 0
    for colour in range(i64(GODS)):
        if table.owns(seat, colour) and table.reserve[colour] > 0:
            found += 1
    return found


def may_lose(table: Table, seat: i64, cell: i64) -> bool:
    """With empty reserves a prophet in the world goes, but not one in a city."""
    world = table.world
    if not world.inside(cell) or world.what[cell] != TILE or world.prophet[cell] == 0:
        return False
    return table.owns(seat, table.colour_at(cell)) and reserves(table, seat) == 0


def punish(table: Table, seat: i64, punished: bool) -> None:
    """The player at fault loses a prophet; where there is a choice it is asked for at once (G4-A-54, G4-R-56)."""
    if punished and penalty_due(table, seat):
        table.losing |= i64(1) << seat
        if not table.fixed.real:
            table.phase = LOSING
            table.turn = seat
            return
    step_done(table)


def penalty_due(table: Table, seat: i64) -> bool:
    """True if the seat must choose; what needs no choice is done here."""
    full = reserves(table, seat)
    if full > 1:
        return True
    if full == 1:
        for colour in range(i64(GODS)):
            if table.owns(seat, colour) and table.reserve[colour] > 0:
                lose_from_reserve(table, seat, colour)
                return False
    only: i64 = 0
    for cell in range(i64(ROOM)):
        if may_lose(table, seat, cell):
            if only > 0:
                return True
            only = cell
    if only > 0:
        lose_from_world(table, seat, only)
    return False


def lose_from_reserve(table: Table, seat: i64, colour: i64) -> None:
    table.reserve[colour] -= 1
    lose_for_good(table, seat, colour, "G4-A-54")


def lose_from_world(table: Table, seat: i64, cell: i64) -> None:
    colour = table.colour_at(cell)
    table.world.prophet[cell] = 0
    lose_for_good(table, seat, colour, "G4-R-56")


def lost_one(table: Table, seat: i64) -> None:
    """The choice has been made."""
    table.losing &= ~(i64(1) << seat)
    if table.phase == LOSING:
        table.phase = PLAY
        step_done(table)
