"""Prophets: together with a tile just placed, from the reserve or by migration (G4-A-10 to G4-A-17)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64, u8

from theomachy.games.four_gods.rules.actions import (
    COLOUR_AT,
    LAY_PART,
    MIGRATE,
    NO_PROPHET,
    PROPHET,
    PROPHET_OF,
    SUMMON,
    cell_in,
    pack,
    x_in,
)  # fmt: skip
from theomachy.games.four_gods.rules.state import (
    AIM_REGION,
    COLOUR_NAMES,
    GODS,
    PLAY,
    PROPHECY,
    TERRAIN_NAMES,
    Table,
)  # fmt: skip
from theomachy.games.four_gods.rules.turn import shut_window, step_done
from theomachy.games.four_gods.rules.world import CITY, TILE

# ---- the kinds of this chapter

EXPLAINED: Final[tuple[int, ...]] = (PROPHET, PROPHET_OF, MIGRATE, SUMMON, NO_PROPHET)


def against(table: Table, player: i64, kind: i64, action: i64) -> str:
    """What speaks against the action itself, whatever the moment; nothing if it only was not taken up first."""
    if kind == PROPHET or kind == PROPHET_OF or kind == MIGRATE:
        return against_prophet(table, player, kind, action)
    if kind == SUMMON:
        return against_summons(table, player, action)
    return against_declining(table, action)


# ---- questions


def reserves(table: Table, seat: i64) -> i64:
    """How many of the seat's reserves are not empty. Each colour has its own (G4-R-33)."""
    found: i64 = 0
    for colour in range(i64(GODS)):
        if i64(table.owner[colour]) == seat + 1 and table.reserve[colour] > 0:
            found += 1
    return found


def may_leave(table: Table, seat: i64, cell: i64) -> bool:
    """May a prophet of the seat be moved away from the cell? Not from a city (G4-A-16), and only if its reserve is
    empty (G4-A-17, G4-R-26)."""
    world = table.world
    if not world.inside(cell) or world.what[cell] != TILE or world.prophet[cell] == 0:
        return False
    colour = table.colour_at(cell)
    return table.owns(seat, colour) and table.reserve[colour] == 0


def may_migrate(table: Table, seat: i64) -> bool:
    """Has the seat a colour with an empty reserve and a prophet on some tile (G4-A-15)?"""
    empty: i64 = 0
    for colour in range(i64(GODS)):
        if i64(table.owner[colour]) == seat + 1 and table.reserve[colour] == 0:
            empty |= i64(1) << colour
    return empty != 0 and any_on_tiles(table, empty)


def has_prophet(table: Table, seat: i64) -> bool:
    """Could the seat put a prophet somewhere: from a reserve or by migration?"""
    for colour in range(i64(GODS)):
        if i64(table.owner[colour]) == seat + 1 and table.reserve[colour] > 0:
            return True
    return may_migrate(table, seat)


def any_on_tiles(table: Table, colours: i64) -> bool:
    """Does a prophet of one of these colours (as bits) stand on a tile?"""
    world = table.world
    for cell in range(i64(len(world.prophet))):
        if world.prophet[cell] > 0 and world.what[cell] == TILE and colours >> table.colour_at(cell) & 1:
            return True
    return False


def against_leaving(table: Table, player: i64, source: i64, clause: str) -> str:
    """Why no prophet of the player's can walk away from there; `clause` is the one that lets prophets come."""
    world = table.world
    if may_leave(table, player, source):
        return ""
    if not world.inside(source) or world.prophet[source] == 0 or not table.owns(player, table.colour_at(source)):
        return "no-prophet " + clause
    return "no-prophet G4-A-16" if world.what[source] == CITY else "reserve-not-empty G4-A-17"


def leave_tile(table: Table, cell: i64) -> i64:
    """The prophet of a tile walks off; gives its colour. The tile stays empty from now on (G4-A-17)."""
    colour = table.colour_at(cell)
    table.world.prophet[cell] = 0
    return colour


# ---- the moment for one


def open_window(table: Table, seat: i64, cell: i64) -> None:
    """The seat may add a prophet now (G4-A-10, G4-A-43, G4-R-31): with ticks in this step (G4-T-06), with the real
    clock as its next action (G4-T-08)."""
    if not has_prophet(table, seat):
        step_done(table)
        return
    table.window[seat] = u8(cell)
    if table.fixed.real:
        step_done(table)
    else:
        table.phase = PROPHECY
        table.turn = seat


def add_declining(out: vec[i32]) -> vec[i32]:
    """A prophet is optional (G4-A-14): with ticks that is said, with the real clock the moment passes."""
    return append(out, pack(NO_PROPHET, 0, 0))


def against_declining(table: Table, action: i64) -> str:
    if table.fixed.real:
        return "not-in-this-mode G4-T-08"
    return "too-late G4-A-10" if action == NO_PROPHET << 24 else "not-in-this-mode G4-A-14"


def prophet_done(table: Table, seat: i64) -> None:
    """One prophet at most (G4-A-13), or none."""
    shut_window(table, seat)
    if table.phase == PROPHECY:
        table.phase = PLAY
        step_done(table)


# ---- from the reserve, or somewhere to migrate to


def add_prophets(table: Table, out: vec[i32], seat: i64) -> vec[i32]:
    """Every region of the tile just placed, of any terrain (G4-A-12, G4-R-25): for a prophet from a reserve, or where
    that is empty one that migrates."""
    cell = i64(table.window[seat])
    if cell == 0:
        return out
    starts: i64 = i64(table.world.tiles.starts[table.world.lay(cell)])
    for colour in range(i64(GODS)):
        if i64(table.owner[colour]) != seat + 1 or table.reserve[colour] == 0:
            continue
        for corner in range(i64(4)):
            if starts >> corner & 1:
                if table.fixed.each == 1:
                    out = append(out, pack(PROPHET, corner, 0))
                else:
                    out = append(out, pack(PROPHET_OF, corner | colour << COLOUR_AT, 0))
    if may_migrate(table, seat):
        for corner in range(i64(4)):
            if starts >> corner & 1 and i64(table.aim[seat]) != AIM_REGION + corner:
                out = append(out, pack(SUMMON, corner, 0))
    return out


def add_migrations(table: Table, out: vec[i32], seat: i64, corner: i64) -> vec[i32]:
    """The prophets that may walk to a region of the tile just placed, from anywhere in the world (G4-R-26)."""
    if table.window[seat] == 0:
        return out
    for source in range(i64(len(table.world.prophet))):
        if table.world.prophet[source] > 0 and may_leave(table, seat, source):
            out = append(out, pack(MIGRATE, corner, source))
    return out


def against_prophet(table: Table, player: i64, kind: i64, action: i64) -> str:
    two = table.fixed.each > 1
    if (kind == PROPHET and two) or (kind == PROPHET_OF and not two):
        return "not-in-this-mode G4-R-33"
    if table.gods_of[player] == 0:
        return "no-god G4-A-11"
    x = x_in(action)
    colour = x >> COLOUR_AT
    if kind == PROPHET_OF and not (colour < GODS and table.owns(player, colour)):
        return "no-god G4-R-33"
    found = against_region(table, player, x & LAY_PART)
    if found != "":
        return found
    if kind == MIGRATE:
        return against_leaving(table, player, cell_in(action), "G4-A-15") if colour == 0 else "no-prophet G4-A-15"
    return "no-prophet G4-A-12" if kind == PROPHET and colour > 0 else "no-prophet G4-A-15"


def against_summons(table: Table, player: i64, action: i64) -> str:
    """Why no prophet can be called to this region of the tile just placed."""
    if table.gods_of[player] == 0:
        return "no-god G4-A-11"
    found = against_region(table, player, x_in(action))
    if found != "":
        return found
    if cell_in(action) > 0:
        return "no-prophet G4-C-17"
    if may_migrate(table, player):
        return "no-use G4-R-71"
    return "reserve-not-empty G4-A-17" if reserves(table, player) > 0 else "no-prophet G4-A-15"


def against_region(table: Table, player: i64, corner: i64) -> str:
    """There must be a tile just placed (G4-A-10), and a region is named by its first corner (G4-C-17)."""
    cell = i64(table.window[player])
    if cell == 0:
        return "too-late G4-A-10"
    world = table.world
    return "" if corner < 4 and i64(world.tiles.starts[world.lay(cell)]) >> corner & 1 else "no-prophet G4-C-17"


def place_prophet(table: Table, seat: i64, corner: i64, colour: i64, source: i64) -> None:
    """From the reserve (G4-A-12), or from the tile at `source` if that is a cell (G4-A-15)."""
    world = table.world
    cell = i64(table.window[seat])
    if source > 0:
        if i64(table.last_cell[seat]) == cell:
            table.last_from[seat] = u8(source)
            table.last_corner[seat] = u8(world.prophet_corner(source))
        colour = leave_tile(table, source)
    else:
        table.reserve[colour] -= 1
    world.put_prophet(cell, colour, corner)
    if table.events is not None:
        table.write(
            "prophet" if source == 0 else "migration", "G4-A-12" if source == 0 else "G4-A-15",
            {
                "who": seat, "colour": COLOUR_NAMES[colour], "cell": table.cell_text(cell),
                "source": table.cell_text(source) if source > 0 else "",
                "terrain": TERRAIN_NAMES[world.terrain(cell, corner)],
            },
        )  # fmt: skip
    prophet_done(table, seat)
