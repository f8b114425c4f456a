"""Why an action of some kind cannot be done now, once its player is asked for it: what it names must be as it says.

Within each kind the checks stand in the order of G4-T-17.
"""

from __future__ import annotations

from mypy_extensions import i64

from theomachy.games.four_gods.rules.actions import (
    ACCUSE,
    BUILD,
    BUILD_FROM,
    BUILD_OF,
    CHALLENGE,
    CITY,
    CITY_FROM,
    CITY_OF,
    DESTROY,
    DESTROY_FOR,
    DRAW,
    ENOUGH,
    FLIP,
    FLIP_SLOT,
    GOD,
    HOLD,
    LOSE_RESERVE,
    LOWER,
    MIGRATE,
    MORE,
    NO_PROPHET,
    PLACE,
    PROPHET,
    PROPHET_OF,
    ROW,
    ROW_BOTH,
    ROW_BOTH_SIDES,
    ROW_SIDE,
    SUMMON,
    TAKE,
    TAKE_SLOT,
    cell_in,
    colour_in,
    lay_in,
    x_in,
)  # fmt: skip
from theomachy.games.four_gods.rules.intentions import aim_of, any_tile, turns_to_hold
from theomachy.games.four_gods.rules.mistakes import may_lose
from theomachy.games.four_gods.rules.placing import fits_somewhere
from theomachy.games.four_gods.rules.state import GODS, PROPHECY, SECOND, Table
from theomachy.games.four_gods.rules.world import CITY as CITY_THERE
from theomachy.games.four_gods.rules.world import EMPTY, NEEDED, TILE


def of_intention(table: Table, player: i64, kind: i64, action: i64) -> str:
    """Whatever is taken up must be able to go somewhere; what is held up already is not taken up again (G4-R-71)."""
    x = x_in(action)
    cell = cell_in(action)
    aim: i64 = i64(table.aim[player])
    if kind == LOWER:
        if action != LOWER << 24:
            return "no-use G4-R-72"
        return "" if aim > 0 else "no-use G4-R-72"
    if kind == HOLD:
        if x > 1023 or cell > 0 or table.hand_of(player, x >> 3) < 0:
            return "no-such-tile G4-A-01"
        if of_rotation(table, x) != "":
            return of_rotation(table, x)
        if turns_to_hold(table, player, x >> 3) >> (x & 7) & 1 == 0:
            return "does-not-match G4-R-71"
    elif kind == SUMMON:
        found = of_summons(table, player, x, cell)
        if found != "":
            return found
    elif kind == ACCUSE:
        if action != ACCUSE << 24 or not any_tile(table):
            return "no-tile-here G4-A-49"
    else:
        found = of_build(table, player, kind, x, cell)
        if found != "":
            return found
    return "no-use G4-R-71" if aim == aim_of(table, player, kind, x, cell) else ""


def of_summons(table: Table, player: i64, corner: i64, cell: i64) -> str:
    """May a prophet walk to this region of the tile just placed?"""
    if table.gods_of[player] == 0:
        return "no-god G4-A-11"
    at = i64(table.window[player])
    if at == 0:
        return "too-late G4-A-10"
    world = table.world
    if corner > 3 or cell > 0 or world.tiles.region(world.lay(at), corner) != corner:
        return "no-prophet G4-C-17"
    if table.can_migrate(player):
        return ""
    for colour in range(i64(GODS)):
        if table.owns(player, colour) and table.reserve[colour] > 0:
            return "reserve-not-empty G4-A-17"
    return "no-prophet G4-A-15"


def of_build(table: Table, player: i64, kind: i64, x: i64, cell: i64) -> str:
    """May the player take up a city, with this prophet?"""
    if table.gods_of[player] == 0:
        return "no-god G4-A-34"
    colour = own_colour(table, player)
    if kind == BUILD_OF:
        colour = x
        if colour >= GODS or not table.owns(player, colour) or cell > 0:
            return "no-god G4-R-33"
    if table.supply == 0:
        return "no-city-left G4-A-38"
    if len(table.world.open) == 0:
        return "too-few-edges G4-A-34"
    if kind == BUILD_FROM:
        return of_migration(table, player, cell, "G4-A-36") if x == 0 else "no-prophet G4-A-36"
    if kind == BUILD and (x > 0 or cell > 0):
        return "no-prophet G4-A-36"
    return of_reserve(table, colour)


def of_reserve(table: Table, colour: i64) -> str:
    """A city with a prophet from the reserve; where that is empty one must migrate, if there is one (G4-A-36)."""
    if table.reserve[colour] > 0:
        return ""
    return "no-prophet G4-A-36" if table.any_on_tiles(i64(1) << colour) else "no-prophet G4-A-37"


def of_kind(table: Table, player: i64, kind: i64, action: i64) -> str:
    x = x_in(action)
    cell = cell_in(action)
    if kind == PLACE:
        return of_placing(table, player, lay_in(action), cell) if x < 1024 else "no-such-tile G4-A-01"
    if kind == DESTROY or kind == DESTROY_FOR:
        return of_destroying(table, player, kind, action)
    if kind == PROPHET or kind == PROPHET_OF or kind == MIGRATE:
        return of_prophet(table, player, kind, action)
    if kind == CITY or kind == CITY_OF or kind == CITY_FROM:
        return of_city(table, player, kind, action)
    if kind == ROW or kind == ROW_SIDE:
        return of_row(table, player, kind, action)
    if kind == ROW_BOTH or kind == ROW_BOTH_SIDES:
        return of_row_both(table, player, kind, action)
    if kind == DRAW:
        if table.free_hands(player) < 2:
            return "both-hands-needed G4-A-21"
        if table.row_free(player) <= 0:
            return "row-full G4-A-20"
        if table.bag == 0:
            return "bag-empty G4-A-21"
        return "" if x <= table.bag else "bag-empty G4-A-22"
    if kind == TAKE or kind == TAKE_SLOT:
        return of_taking(table, player, kind, action)
    if kind == FLIP or kind == FLIP_SLOT:
        if cell > 0 or named_tile(table, kind, x) == 0:
            return "tile-gone G4-A-24"
        return "" if table.free_hands(player) > 0 else "hand-not-free G4-A-24"
    if kind == GOD:
        if x >= GODS or cell > 0:
            return "god-taken G4-C-05"
        if i64(table.gods_of[player]) >= table.fixed.each:
            return "god-already-chosen G4-A-31" if table.fixed.each > 1 else "god-already-chosen G4-A-30"
        return "" if table.owner[x] == 0 else "god-taken G4-R-23"
    if kind == CHALLENGE:
        there = x == 0 and table.world.inside(cell) and table.world.what[cell] == TILE
        return "" if there else "no-tile-here G4-A-49"
    if kind == MORE:
        if table.phase != SECOND and table.choosing >> player & 1 == 0:
            return "too-late G4-R-11"
        return "" if table.bag > 0 else "bag-empty G4-A-21"
    if kind == ENOUGH:
        return "" if table.phase == SECOND or table.choosing >> player & 1 else "too-late G4-R-11"
    if kind == NO_PROPHET:
        return "" if table.phase == PROPHECY else "too-late G4-A-10"
    return ""


def of_placing(table: Table, player: i64, lay: i64, cell: i64) -> str:
    world = table.world
    if table.hand_of(player, lay >> 3) < 0:
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
    return of_rotation(table, lay)


def of_rotation(table: Table, lay: i64) -> str:
    """Of rotations that look the same only the first is used."""
    return "" if i64(table.fixed.tiles.turns[lay >> 3]) >> (lay & 7) & 1 else "does-not-match G4-C-19"


def of_destroying(table: Table, player: i64, kind: i64, action: i64) -> str:
    world = table.world
    lay = lay_in(action)
    cell = cell_in(action)
    if table.hand_of(player, lay >> 3) < 0:
        return "no-such-tile G4-A-39"
    if table.gods_of[player] == 0:
        return "no-god G4-A-39"
    if kind == DESTROY_FOR:
        if not table.owns(player, colour_in(action)):
            return "no-god G4-R-32"
    elif x_in(action) > 1023:
        return "no-god G4-R-32"
    if not world.inside(cell) or world.what[cell] != CITY_THERE:
        return "no-city-here G4-A-39"
    if table.own_city(player, cell):
        return "own-city G4-A-40"
    if world.edges[cell] < NEEDED:
        return "too-few-edges G4-R-54"
    if not world.matches(cell, lay):
        return "does-not-match G4-R-30" if world.turns_here(cell, lay >> 3) != 0 else "does-not-match G4-A-39"
    return of_rotation(table, lay)


def of_prophet(table: Table, player: i64, kind: i64, action: i64) -> str:
    if table.gods_of[player] == 0:
        return "no-god G4-A-11"
    x = x_in(action)
    corner = x & 1023
    colour = x >> 10
    if kind == PROPHET_OF and not (colour < GODS and table.owns(player, colour)):
        return "no-god G4-R-33"
    cell = i64(table.window[player])
    if cell == 0:
        return "too-late G4-A-10"
    world = table.world
    if corner > 3 or world.tiles.region(world.lay(cell), corner) != corner:
        return "no-prophet G4-C-17"
    source = cell_in(action)
    if kind == MIGRATE:
        return of_migration(table, player, source, "G4-A-15") if colour == 0 else "no-prophet G4-A-15"
    if kind == PROPHET:
        if colour > 0:
            return "no-prophet G4-A-12"
        colour = own_colour(table, player)
    if source > 0:
        return "no-prophet G4-A-15"
    return "" if table.reserve[colour] > 0 else "no-prophet G4-A-15"


def own_colour(table: Table, seat: i64) -> i64:
    """The first colour of the seat, -1 for none."""
    for colour in range(i64(GODS)):
        if table.owns(seat, colour):
            return colour
    return -1


def of_migration(table: Table, player: i64, source: i64, clause: str) -> str:
    """May a prophet of the player's walk away from there? `clause` is the one that lets prophets come."""
    world = table.world
    if not world.inside(source) or world.prophet[source] == 0 or not table.owns(player, table.colour_at(source)):
        return "no-prophet " + clause
    if world.what[source] == CITY_THERE:
        return "no-prophet G4-A-16"
    return "" if table.reserve[table.colour_at(source)] == 0 else "reserve-not-empty G4-A-17"


def of_city(table: Table, player: i64, kind: i64, action: i64) -> str:
    world = table.world
    cell = cell_in(action)
    x = x_in(action)
    if table.gods_of[player] == 0:
        return "no-god G4-A-34"
    colour = own_colour(table, player)
    if kind == CITY_OF:
        colour = x >> 10
        if x & 1023 or colour >= GODS or not table.owns(player, colour):
            return "no-god G4-R-33"
    if table.supply == 0:
        return "no-city-left G4-A-38"
    if not world.inside(cell):
        return "occupied G4-C-25"
    if world.what[cell] != EMPTY:
        return "occupied G4-A-34"
    if world.edges[cell] < NEEDED:
        return "too-few-edges G4-A-34"
    if kind == CITY_FROM:
        return of_migration(table, player, x, "G4-A-36")
    if kind == CITY and x > 0:
        return "no-prophet G4-A-36"
    return of_reserve(table, colour)


def of_row(table: Table, player: i64, kind: i64, action: i64) -> str:
    lay = lay_in(action)
    tile = lay >> 3
    extra = lay & 7
    if kind == ROW_SIDE:
        extra = lay & 3
    if table.hand_of(player, tile) < 0 or extra > 0 or x_in(action) > 1023 or cell_in(action) > 0:
        return "no-such-tile G4-A-18"
    if table.taken[player] > 0:
        if table.fixed.must_place and fits_somewhere(table, player, tile):
            return "must-place G4-R-18"
        return ""
    return "" if table.row_free(player) > 0 else "row-full G4-A-18"


def of_row_both(table: Table, player: i64, kind: i64, action: i64) -> str:
    lay = lay_in(action)
    extra = lay & 7 | x_in(action) >> 10
    if kind == ROW_BOTH_SIDES:
        extra = lay & 3 | x_in(action) >> 11
    first = table.hand(player, 0)
    second = table.hand(player, 1)
    if first == 0 or second == 0 or lay >> 3 != first or cell_in(action) != second or extra > 0:
        return "no-such-tile G4-A-19"
    return "" if table.row_free(player) > 1 else "row-full G4-A-19"


def named_tile(table: Table, kind: i64, x: i64) -> i64:
    """The tile in a row that `take` or `flip` names, 0 for none."""
    if kind == TAKE_SLOT or kind == FLIP_SLOT:
        return table.slot_tile(x >> 5, x & 31)
    if table.row_with(x) < 0:
        return 0
    return x


def of_taking(table: Table, player: i64, kind: i64, action: i64) -> str:
    tile = named_tile(table, kind, x_in(action))
    if tile == 0 or cell_in(action) > 0:
        return "tile-gone G4-A-25"
    if table.free_hands(player) == 0:
        return "hand-not-free G4-A-25"
    if last_step(table):
        return "no-use G4-T-22"
    if not table.fixed.free_take and not fits_somewhere(table, player, tile):
        return "no-use G4-R-19"
    return ""


def last_step(table: Table) -> bool:
    """No step would be left to place a taken tile (G4-T-22)."""
    fixed = table.fixed
    return fixed.timed and not fixed.real and fixed.must_place and table.step + 1 >= fixed.turn_steps


def of_losing(table: Table, player: i64, kind: i64, action: i64) -> str:
    x = x_in(action)
    cell = cell_in(action)
    if kind == LOSE_RESERVE:
        fits = x < GODS and cell == 0 and table.owns(player, x)
        return "" if fits and table.reserve[x] > 0 else "no-prophet G4-A-54"
    return "" if x == 0 and may_lose(table, player, cell) else "no-prophet G4-A-54"
