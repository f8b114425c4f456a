"""Placing a tile (G4-A-01 to G4-A-09): taking it up with a side and a turn, and laying it down."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64, u8

from theomachy.games.four_gods.rules.actions import HOLD, LAY_PART, PLACE, cell_in, lay_in, pack, x_in
from theomachy.games.four_gods.rules.carrying import face_text, leave_hand
from theomachy.games.four_gods.rules.ending import look_for_end
from theomachy.games.four_gods.rules.fitting import turns_by_the_rules
from theomachy.games.four_gods.rules.prophets import open_window
from theomachy.games.four_gods.rules.state import AIM_TILE, IN_WORLD, Table
from theomachy.games.four_gods.rules.turn import did_something, step_done
from theomachy.games.four_gods.rules.world import EMPTY, NEEDED, ROOM

# ---- the kinds of this chapter

EXPLAINED: Final[tuple[int, ...]] = (HOLD, PLACE)


def against(table: Table, player: i64, kind: i64, action: i64) -> str:
    """What speaks against the action itself, whatever the moment; nothing if it only was not taken up first."""
    if kind == HOLD:
        return against_holding(table, player, action)
    return against_placing(table, player, action)


def do(table: Table, seat: i64, kind: i64, x: i64, cell: i64) -> bool:
    """Does it, if it fills a step and is of this chapter."""
    if kind == PLACE:
        place_tile(table, seat, cell, x)
    else:
        return False
    return True


# ---- taking a tile up


def turns_to_hold(table: Table, seat: i64, tile: i64) -> i64:
    """The turns of a tile in hand that can go somewhere now, one bit each (G4-R-71); in honour play any empty cell
    takes all of them (G4-A-48)."""
    world = table.world
    if table.fixed.honour and world.filled < world.cells():
        return i64(world.tiles.turns[tile])
    return turns_by_the_rules(table, seat, tile)


def add_holds(table: Table, out: vec[i32], seat: i64, which: i64) -> vec[i32]:
    """The tile in one hand, in every side and turn that can go somewhere, but for the one that is held up already."""
    tile = table.hand(seat, which)
    if tile == 0:
        return out
    turns = turns_to_hold(table, seat, tile)
    held = i64(table.aim[seat]) - AIM_TILE - which * 8
    if held >= 0 and held < 8:
        turns &= ~(i64(1) << held)
    action: i64 = HOLD << 24 | tile << 11
    while turns != 0:
        if turns & 1:
            out = append(out, i32(action))
        turns >>= 1
        action += 256  # the next turn
    return out


def against_holding(table: Table, player: i64, action: i64) -> str:
    lay = x_in(action)
    if lay > LAY_PART or cell_in(action) > 0 or table.hand_of(player, lay >> 3) < 0:
        return "no-such-tile G4-A-01"
    found = against_turn(table, lay)
    if found != "":
        return found
    able = turns_to_hold(table, player, lay >> 3) >> (lay & 7) & 1
    return "no-use G4-R-71" if able else "does-not-match G4-R-71"


def against_turn(table: Table, lay: i64) -> str:
    """Of rotations that look the same only the first is used (G4-C-19)."""
    return "" if i64(table.fixed.tiles.turns[lay >> 3]) >> (lay & 7) & 1 else "does-not-match G4-C-19"


# ---- placing it


def add_places(table: Table, out: vec[i32], lay: i64) -> vec[i32]:
    """Every cell that the tile fits as it is held, whoever built around it (G4-A-08); in honour play any empty one."""
    world = table.world
    if table.fixed.honour:
        for cell in range(i64(ROOM)):
            if world.what[cell] == EMPTY:
                out = append(out, pack(PLACE, lay, cell))
        return out
    gap = world.gap
    fitting = world.tiles.fitting
    stride = world.tiles.count + 1
    tile = lay >> 3
    turn = lay & 7
    open = world.open
    for i in range(i64(len(open))):
        cell = i64(open[i])
        if i64(fitting[i64(gap[cell]) * stride + tile]) >> turn & 1:
            out = append(out, pack(PLACE, lay, cell))
    return out


def against_placing(table: Table, player: i64, action: i64) -> str:
    world = table.world
    lay = lay_in(action)
    cell = cell_in(action)
    if x_in(action) > LAY_PART or table.hand_of(player, lay >> 3) < 0:
        return "no-such-tile G4-A-01"
    if not world.inside(cell):
        return "occupied G4-C-25"
    if world.what[cell] != EMPTY:
        return "occupied G4-A-01"
    if not table.fixed.honour:
        if world.edges[cell] < NEEDED:
            return "too-few-edges G4-A-02"
        if not world.matches(cell, lay):
            return "does-not-match G4-A-06"
    return against_turn(table, lay)


def place_tile(table: Table, seat: i64, cell: i64, lay: i64) -> None:
    """The tile from the hand into the world, and then perhaps a prophet."""
    remember(table, seat, cell)
    if table.events is not None:
        table.write("place", "G4-A-01", placing_data(table, seat, cell, lay))
    lay_down(table, seat, cell, lay)


def placing_data(table: Table, seat: i64, cell: i64, lay: i64) -> dict[str, object]:
    name = table.tile_text(lay >> 3) + "ab"[lay >> 2 & 1] + str(lay & 3)
    return {
        "who": seat, "cell": table.cell_text(cell), "face": face_text(table, lay),
        "tile": name if not table.fixed.backs_hidden else face_text(table, lay),
    }  # fmt: skip


def remember(table: Table, seat: i64, cell: i64) -> None:
    """Where mistakes may lie (G4-A-50), or a god may come late (G4-R-24), the last placing of each seat is kept."""
    if table.fixed.remembers:
        table.last_cell[seat] = u8(cell)
        table.last_taken[seat] = table.taken[seat]
        table.last_from[seat] = 0
        table.last_corner[seat] = 0


def lay_down(table: Table, seat: i64, cell: i64, lay: i64) -> None:
    """Into an empty cell, or into that of a city which goes. Whoever has a god may add a prophet (G4-A-11)."""
    tile = lay >> 3
    leave_hand(table, seat, tile)
    table.place[tile] = IN_WORLD
    if not table.fixed.hands_open and not table.fixed.backs_hidden:
        table.known[tile] = u8(table.all_seats())
    table.world.put_tile(cell, tile, lay & 7, seat)
    did_something(table, seat)
    look_for_end(table)
    if table.gods_of[seat] > 0:
        open_window(table, seat, cell)
    else:
        step_done(table)
