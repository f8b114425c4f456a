"""Where a tile may lie: the questions that placing, destroying, taking, discarding and bots ask.

What a cell prescribes is kept by the world (G4-A-06, G4-A-07); here it is joined with whose city stands there.
"""

from __future__ import annotations

from mypy_extensions import i64

from theomachy.games.four_gods.rules.state import Table
from theomachy.games.four_gods.rules.tiles import CLASH
from theomachy.games.four_gods.rules.world import NEEDED


def lies_rightly(table: Table, cell: i64, lay: i64) -> bool:
    """Enough straight edges, and every side matches (G4-A-02, G4-A-06): always in strict play, not so in honour play.

    That the cell prescribes something which no tile has, or will have later, forbids nothing (G4-R-09, G4-R-10).
    """
    return table.world.edges[cell] >= NEEDED and table.world.matches(cell, lay)


def may_destroy(table: Table, seat: i64, cell: i64) -> bool:
    """A foreign city (G4-A-40) with two straight edges still (G4-A-41, G4-R-54); the match is asked elsewhere."""
    return not table.own_city(seat, cell) and table.world.edges[cell] >= NEEDED


def turns_by_the_rules(table: Table, seat: i64, tile: i64) -> i64:
    """The turns in which the seat could place the tile somewhere now, or destroy a city with it; one bit each."""
    world = table.world
    gap = world.gap
    fitting = world.tiles.fitting
    stride = world.tiles.count + 1
    open = world.open
    turns: i64 = 0
    for i in range(i64(len(open))):
        turns |= i64(fitting[i64(gap[i64(open[i])]) * stride + tile])
    if table.gods_of[seat] > 0:
        for i in range(i64(len(world.cities))):
            cell = i64(world.cities[i])
            more: i64 = i64(fitting[i64(gap[cell]) * stride + tile])
            if more != 0 and may_destroy(table, seat, cell):
                turns |= more
    return turns


def fits_somewhere(table: Table, seat: i64, tile: i64) -> bool:
    """Could the seat place the tile, or destroy a city with it, now? By the rules, in honour play too (G4-R-69).

    The same as to have a turn by the rules, but the first cell that takes the tile is enough.
    """
    world = table.world
    for i in range(i64(len(world.open))):
        if world.turns_here(i64(world.open[i]), tile) != 0:
            return True
    if table.gods_of[seat] > 0:
        for i in range(i64(len(world.cities))):
            cell = i64(world.cities[i])
            if world.turns_here(cell, tile) != 0 and may_destroy(table, seat, cell):
                return True
    return False


def fitting_bits(table: Table, seat: i64, high: bool) -> i64:
    """All tiles of which `fits_somewhere` is true for the seat, as bits; the low or the high half of them."""
    world = table.world
    if high:
        words = world.tiles.high
    else:
        words = world.tiles.low
    found: i64 = 0
    for i in range(i64(len(world.open))):
        found |= words[i64(world.gap[i64(world.open[i])])]
    if table.gods_of[seat] > 0:
        for i in range(i64(len(world.cities))):
            cell = i64(world.cities[i])
            if may_destroy(table, seat, cell):
                found |= words[i64(world.gap[cell])]
    return found


def why_unfillable(table: Table, cell: i64) -> str:
    """Why no face of the box fits the cell: the clause, or nothing if some face does (G4-A-46).

    A city there is protected: its neighbours show all four terrains (G4-A-44), or two of them disagree (G4-A-45).
    """
    world = table.world
    gap: i64 = i64(world.gap[cell])
    if world.tiles.low[gap] != 0 or world.tiles.high[gap] != 0:
        return ""
    return "G4-A-45" if gap == CLASH else "G4-A-44"
