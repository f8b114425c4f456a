"""Mistakes in honour play: challenges, corrections and penalties (G4-A-48 to G4-A-54, G4-R-51 to G4-R-56).

In strict play there is none of this. Nothing is corrected once the game has ended (G4-A-53): there is no action then.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64, u8

from theomachy.core.position import EVERYBODY
from theomachy.games.four_gods.rules.actions import (
    ACCUSE,
    ADMIT,
    CHALLENGE,
    LOSE,
    LOSE_RESERVE,
    SILENT,
    cell_in,
    kind_in,
    pack,
    x_in,
)  # fmt: skip
from theomachy.games.four_gods.rules.carrying import into_bag, into_hand, to_row_or_bag, write_tile
from theomachy.games.four_gods.rules.prophets import reserves
from theomachy.games.four_gods.rules.state import AIM_CHALLENGE, ANSWER, COLOUR_NAMES, GODS, LOSING, PLAY, Table
from theomachy.games.four_gods.rules.turn import did_something, forget, shut_window, step_done
from theomachy.games.four_gods.rules.world import NEEDED, ROOM, TILE, beside

# ---- the kinds of this chapter

EXPLAINED: Final[tuple[int, ...]] = (ACCUSE, CHALLENGE, ADMIT, SILENT, LOSE, LOSE_RESERVE)


def against(table: Table, player: i64, kind: i64, action: i64) -> str:
    """What speaks against the action itself, whatever the moment; nothing if it only was not taken up first."""
    if kind == ACCUSE:
        return against_accusation(table, action)
    if kind == CHALLENGE:
        return against_challenge(table, action)
    if kind == ADMIT or kind == SILENT:
        return against_answer(table)
    return against_losing(table, player)


def do(table: Table, seat: i64, kind: i64, x: i64, cell: i64) -> bool:
    """Does it, if it fills a step and is of this chapter."""
    if kind == CHALLENGE:
        challenge(table, seat, cell)
    else:
        return False
    return True


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


# ---- challenges


def add_accusation(table: Table, out: vec[i32], seat: i64) -> vec[i32]:
    """A challenge is taken up while a tile lies in the world (G4-R-71)."""
    if table.fixed.honour and any_tile(table) and i64(table.aim[seat]) != AIM_CHALLENGE:
        return append(out, pack(ACCUSE, 0, 0))
    return out


def any_tile(table: Table) -> bool:
    return table.world.filled > i64(len(table.world.cities))


def against_accusation(table: Table, action: i64) -> str:
    if not table.fixed.honour:
        return "not-in-this-mode G4-A-48"
    return "no-use G4-R-71" if action == ACCUSE << 24 and any_tile(table) else "no-tile-here G4-A-49"


def add_challenges(table: Table, out: vec[i32]) -> vec[i32]:
    """Any tile may be challenged, by anybody (G4-A-49)."""
    for cell in range(i64(ROOM)):
        if table.world.what[cell] == TILE:
            out = append(out, pack(CHALLENGE, 0, cell))
    return out


def against_challenge(table: Table, action: i64) -> str:
    if not table.fixed.honour:
        return "not-in-this-mode G4-A-48"
    cell = cell_in(action)
    there = x_in(action) == 0 and table.world.inside(cell) and table.world.what[cell] == TILE
    return "" if there else "no-tile-here G4-A-49"


def challenge(table: Table, seat: i64, cell: i64) -> None:
    """A failed one has no consequence (G4-A-49) and is nothing done (G4-E-11); after any the own last placing is no
    longer the last thing that was done, unless a tile came back by it."""
    own = table.last_cell[seat]
    judge(table, seat, cell)
    if table.last_cell[seat] == own:
        forget(table, seat)


def judge(table: Table, seat: i64, cell: i64) -> None:
    """The player at fault is the owner of the prophet on the tile, else who placed it, or admits it (G4-A-51)."""
    if not stands_illegally(table, cell):
        if table.events is not None:
            table.write("challenge failed", "G4-A-49", {"who": seat, "cell": table.cell_text(cell)})
        step_done(table)
        return
    did_something(table, seat)
    placer = i64(table.world.placer[cell]) - 1
    if table.events is not None:
        table.write("challenge", "G4-A-49", {"who": seat, "cell": table.cell_text(cell)})
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
            table.write("asked", "G4-A-51", {"who": placer, "cell": table.cell_text(cell)})
    else:
        found_later(table, cell, placer)


# ---- answers


def asked_seat(table: Table) -> i64:
    """Who placed the tile that was challenged, and is asked whether it was so (G4-A-51)."""
    return i64(table.world.placer[table.asked]) - 1


def add_answers(table: Table, out: vec[i32], seat: i64) -> vec[i32]:
    """At once, whoever's turn it is (G4-T-20)."""
    if seat == asked_seat(table):
        out = append(out, pack(ADMIT, 0, 0))
        out = append(out, pack(SILENT, 0, 0))
    return out


def against_answer(table: Table) -> str:
    """Nobody is asked; and while somebody is, nothing else is done."""
    return "not-your-turn G4-A-51" if table.phase == ANSWER else "not-in-this-mode G4-A-51"


def answer(table: Table, admitted: bool, clause: str) -> None:
    """What was answered, or that time went by without an answer (G4-R-61)."""
    cell = table.asked
    seat = asked_seat(table)
    table.asked = 0
    table.phase = PLAY
    if table.events is not None:
        table.write("admit" if admitted else "silent", clause, {"who": seat, "cell": table.cell_text(cell)})
    found_later(table, cell, seat if admitted else i64(-1))


# ---- corrections


def found_at_once(table: Table, cell: i64, seat: i64, own_report: bool) -> None:
    """The tile goes back into the hand, the prophet to where it came from (G4-A-50, G4-R-55).

    An own report is forgiven, or punished like any mistake (G4-R-75).
    """
    world = table.world
    tile = i64(world.tile[cell])
    punished = (not own_report or table.fixed.own_punished) and is_punished(table, seat)
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
        write_tile(table, "back to hand", "G4-A-50", seat, tile)
    world.rebuild()
    if colour >= 0:
        if punished:
            lose_for_good(table, seat, colour, "G4-A-54")
            punished = False
        elif source > 0 and world.what[source] == TILE and world.prophet[source] == 0:
            world.put_prophet(source, colour, corner)
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
        to_row_or_bag(table, seat, tile, "G4-A-51", "G4-A-51")
    else:
        into_bag(table, tile)
        if table.events is not None:
            table.write("nobody", "G4-A-51", {"cell": table.cell_text(cell)})
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
    """Wave after wave: whatever stands illegally now goes into the bag (G4-A-52, G4-R-52); cities stay (G4-R-53)."""
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
                table.write("removed", "G4-A-52", {"cell": table.cell_text(cell)})
            remove_tile(table, cell)
            into_bag(table, tile)
        world.rebuild()


# ---- penalties


def is_punished(table: Table, seat: i64) -> bool:
    """Option `penalty`: for all, for none, or for the experienced (G4-A-54)."""
    return table.fixed.penalty >> seat & 1 == 1


def lose_for_good(table: Table, seat: i64, colour: i64, clause: str) -> None:
    """It never returns (G4-R-27)."""
    table.lost[colour] += 1
    if table.events is not None:
        table.write("lost", clause, {"who": seat, "colour": COLOUR_NAMES[colour]})


def may_lose(table: Table, seat: i64, cell: i64) -> bool:
    """With empty reserves a prophet in the world goes, but not one in a city (G4-A-54)."""
    world = table.world
    if not world.inside(cell) or world.what[cell] != TILE or world.prophet[cell] == 0:
        return False
    return table.owns(seat, table.colour_at(cell)) and reserves(table, seat) == 0


def add_losses(table: Table, out: vec[i32], seat: i64) -> vec[i32]:
    """The colours that have a prophet in reserve (G4-R-63), else the prophets in the world (G4-R-56)."""
    if reserves(table, seat) > 0:
        for colour in range(i64(GODS)):
            if table.owns(seat, colour) and table.reserve[colour] > 0:
                out = append(out, pack(LOSE_RESERVE, colour, 0))
        return out
    for cell in range(i64(ROOM)):
        if may_lose(table, seat, cell):
            out = append(out, pack(LOSE, 0, cell))
    return out


def against_losing(table: Table, player: i64) -> str:
    if not table.fixed.honour:
        return "not-in-this-mode G4-A-48"
    return "no-prophet G4-A-54" if table.losing >> player & 1 else "no-use G4-R-56"


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
    """True if the seat must choose; the only loss there is, is suffered here (G4-R-63). Without any there is none."""
    losses = add_losses(table, vec[i32](), seat)
    if len(losses) == 1:
        suffer(table, seat, i64(losses[0]), "G4-A-54")
    return len(losses) > 1


def suffer(table: Table, seat: i64, loss: i64, clause: str) -> None:
    """One prophet less: from a reserve, or from a tile of the world."""
    if kind_in(loss) == LOSE_RESERVE:
        table.reserve[x_in(loss)] -= 1
        lose_for_good(table, seat, x_in(loss), clause)
        return
    cell = cell_in(loss)
    colour = table.colour_at(cell)
    table.world.prophet[cell] = 0
    lose_for_good(table, seat, colour, clause)


def lose(table: Table, seat: i64, loss: i64, clause: str) -> None:
    """The choice has been made: by the player (G4-R-56, G4-R-63), or by the clock (G4-R-61)."""
    suffer(table, seat, loss, clause)
    table.losing &= ~(i64(1) << seat)
    if table.phase == LOSING:
        table.phase = PLAY
        step_done(table)
