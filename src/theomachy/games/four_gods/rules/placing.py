"""Tiles, prophets and cities: putting them into the world (G4-A-01 to G4-A-17, G4-A-34 to G4-A-46)."""

from __future__ import annotations

from mypy_extensions import i64, u8

from theomachy.games.four_gods.rules.carrying import face_text, leave_hand
from theomachy.games.four_gods.rules.ending import look_for_end
from theomachy.games.four_gods.rules.state import COLOUR_NAMES, GODS, IN_WORLD, PLAY, PROPHECY, TERRAIN_NAMES, Table
from theomachy.games.four_gods.rules.turn import did_something, forget, shut_window, step_done
from theomachy.games.four_gods.rules.world import EMPTY, NEEDED, TILE

# ---- may I


def may_destroy(table: Table, seat: i64, cell: i64) -> bool:
    """A foreign city that still touches two straight edges (G4-A-40, G4-R-54); the match is another question."""
    return not table.own_city(seat, cell) and table.world.edges[cell] >= NEEDED


def fits_somewhere(table: Table, seat: i64, tile: i64) -> bool:
    """Could the seat place the tile, or destroy a city with it, now? By the rules, in honour play too (G4-R-69)."""
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
    """All tiles that the seat could place or destroy a city with, as bits; the low or the high half of them."""
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
    """Why no face of the box fits the cell: the clause, or nothing if some face does."""
    world = table.world
    gap: i64 = i64(world.gap[cell])
    if world.tiles.low[gap] != 0 or world.tiles.high[gap] != 0:
        return ""
    return "G4-A-45" if gap == 625 else "G4-A-44"


# ---- do it


def place_tile(table: Table, seat: i64, cell: i64, lay: i64) -> None:
    """The tile from the hand into the world, and then perhaps a prophet."""
    remember(table, seat, cell)
    if table.events is not None:
        table.note("place", "G4-A-01", placing_data(table, seat, cell, lay))
    lay_down(table, seat, cell, lay)


def placing_data(table: Table, seat: i64, cell: i64, lay: i64) -> dict[str, object]:
    name = table.tile_text(lay >> 3) + "ab"[lay >> 2 & 1] + str(lay & 3)
    return {
        "who": seat, "cell": table.cell_text(cell), "face": face_text(table, lay),
        "tile": name if not table.fixed.backs_hidden else face_text(table, lay),
    }  # fmt: skip


def remember(table: Table, seat: i64, cell: i64) -> None:
    """Where mistakes may lie, or a god may come late, the last placing of each seat is kept."""
    if table.fixed.remembers:
        table.last_cell[seat] = u8(cell)
        table.last_taken[seat] = table.taken[seat]
        table.last_from[seat] = 0
        table.last_corner[seat] = 0


def lay_down(table: Table, seat: i64, cell: i64, lay: i64) -> None:
    tile = lay >> 3
    leave_hand(table, seat, tile)
    table.place[tile] = IN_WORLD
    if not table.fixed.hands_open and not table.fixed.backs_hidden:
        table.known[tile] = u8((i64(1) << table.players) - 1)
    table.world.put_tile(cell, tile, lay & 7, seat)
    did_something(table, seat)
    look_for_end(table)
    if table.gods_of[seat] > 0:
        open_window(table, seat, cell)
    else:
        step_done(table)


def open_window(table: Table, seat: i64, cell: i64) -> None:
    """The seat may add a prophet now: with ticks in this step, with the real clock as its next action."""
    if not table.has_prophet(seat):
        step_done(table)
        return
    table.window[seat] = u8(cell)
    if table.fixed.real:
        step_done(table)
    else:
        table.phase = PROPHECY
        table.turn = seat


def destroy_city(table: Table, seat: i64, cell: i64, lay: i64, colour: i64) -> None:
    """A cataclysm (G4-A-42): the token to the destroyer, the prophet out of the game. `colour` -1: credited later."""
    victim = table.colour_at(cell)
    table.lost[victim] += 1
    if colour < 0 and table.fixed.each == 1:
        for c in range(i64(GODS)):
            if table.owns(seat, c):
                colour = c
    if colour < 0:
        table.unassigned[seat] += 1
    else:
        table.ruins[colour] += 1
    if table.events is not None:
        data = placing_data(table, seat, cell, lay)
        data["colour"] = COLOUR_NAMES[victim]
        table.note("destroy", "G4-A-42", data)
    forget(table, seat)
    lay_down(table, seat, cell, lay)


def add_prophet(table: Table, seat: i64, corner: i64, colour: i64, source: i64) -> None:
    """From the reserve, or from the tile at `source` if that is a cell (G4-A-15)."""
    world = table.world
    cell = i64(table.window[seat])
    corner = world.tiles.region(world.lay(cell), corner)
    if source > 0:
        if i64(table.last_cell[seat]) == cell:
            table.last_from[seat] = u8(source)
            table.last_corner[seat] = u8(i64(world.prophet[source]) - 1 & 3)
        colour = leave_tile(table, source)
    else:
        table.reserve[colour] -= 1
    world.prophet[cell] = u8(1 + colour * 4 + corner)
    if table.events is not None:
        table.note(
            "prophet" if source == 0 else "migration", "G4-A-12" if source == 0 else "G4-A-15",
            {
                "who": seat, "colour": COLOUR_NAMES[colour], "cell": table.cell_text(cell),
                "source": table.cell_text(source) if source > 0 else "",
                "terrain": TERRAIN_NAMES[world.terrain(cell, corner)],
            },
        )  # fmt: skip
    prophet_done(table, seat)


def leave_tile(table: Table, cell: i64) -> i64:
    """The prophet of a tile walks off; gives its colour."""
    colour = table.colour_at(cell)
    table.world.prophet[cell] = 0
    return colour


def prophet_done(table: Table, seat: i64) -> None:
    shut_window(table, seat)
    if table.phase == PROPHECY:
        table.phase = PLAY
        step_done(table)


def build_city(table: Table, seat: i64, cell: i64, colour: i64, source: i64) -> None:
    """A city with its prophet (G4-A-34, G4-A-36)."""
    if source > 0:
        colour = leave_tile(table, source)
    else:
        table.reserve[colour] -= 1
    table.supply -= 1
    table.world.put_city(cell, colour)
    if table.events is not None:
        table.note(
            "city", "G4-A-34",
            {"who": seat, "colour": COLOUR_NAMES[colour], "cell": table.cell_text(cell), "left": table.supply,
             "source": table.cell_text(source) if source > 0 else ""},
        )  # fmt: skip
    did_something(table, seat)
    look_for_end(table)
    step_done(table)


def choose_god(table: Table, seat: i64, terrain: i64) -> None:
    """A god card with its reserve (G4-A-30). Visible gods: the colour is that of the terrain."""
    table.owner[terrain] = u8(seat + 1)
    table.god[terrain] = u8(terrain + 1)
    table.gods_of[seat] += 1
    if table.events is not None:
        table.note("god", "G4-A-30", {"who": seat, "god": TERRAIN_NAMES[terrain], "colour": COLOUR_NAMES[terrain]})
    did_something(table, seat)
    cell = i64(table.last_cell[seat])
    forget(table, seat)
    if table.fixed.late_god and cell > 0 and table.world.what[cell] == TILE and table.world.prophet[cell] == 0:
        open_window(table, seat, cell)
    else:
        step_done(table)


def empty_cell(table: Table, cell: i64) -> bool:
    return table.world.inside(cell) and table.world.what[cell] == EMPTY
