"""Legendary Cities: building them (G4-A-34 to G4-A-38) and destroying them (G4-A-39 to G4-A-46)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from theomachy.games.four_gods.rules.actions import (
    BUILD,
    BUILD_FROM,
    BUILD_OF,
    CITY,
    CITY_FROM,
    CITY_OF,
    COLOUR_AT,
    DESTROY,
    DESTROY_FOR,
    LAY_PART,
    cell_in,
    colour_in,
    lay_in,
    pack,
    x_in,
)  # fmt: skip
from theomachy.games.four_gods.rules.ending import look_for_end
from theomachy.games.four_gods.rules.fitting import may_destroy
from theomachy.games.four_gods.rules.placing import against_turn, lay_down, placing_data
from theomachy.games.four_gods.rules.prophets import against_leaving, any_on_tiles, leave_tile, may_leave
from theomachy.games.four_gods.rules.state import (
    AIM_CHALLENGE,
    AIM_CITY,
    AIM_FROM,
    COLOUR_NAMES,
    GODS,
    Table,
    own_colour,
)
from theomachy.games.four_gods.rules.turn import did_something, forget, step_done
from theomachy.games.four_gods.rules.world import CITY as CITY_THERE
from theomachy.games.four_gods.rules.world import EMPTY, NEEDED, ROOM

# ---- the kinds of this chapter

EXPLAINED: Final[tuple[int, ...]] = (DESTROY, DESTROY_FOR, BUILD, BUILD_OF, BUILD_FROM, CITY, CITY_OF, CITY_FROM)


def against(table: Table, player: i64, kind: i64, action: i64) -> str:
    """What speaks against the action itself, whatever the moment; nothing if it only was not taken up first."""
    if kind == DESTROY or kind == DESTROY_FOR:
        return against_destroying(table, player, kind, action)
    if kind == BUILD or kind == BUILD_OF or kind == BUILD_FROM:
        return against_building(table, player, kind, action)
    return against_city(table, player, kind, action)


def do(table: Table, seat: i64, kind: i64, x: i64, cell: i64) -> bool:
    """Does it, if it fills a step and is of this chapter."""
    if kind == CITY:
        build_city(table, seat, cell, own_colour(table, seat), 0)
    elif kind == CITY_OF:
        build_city(table, seat, cell, x >> COLOUR_AT, 0)
    elif kind == CITY_FROM:
        build_city(table, seat, cell, 0, x)
    elif kind == DESTROY:
        destroy_city(table, seat, cell, x, -1)
    elif kind == DESTROY_FOR:
        destroy_city(table, seat, cell, x & LAY_PART, x >> COLOUR_AT)
    else:
        return False
    return True


# ---- building: with which prophet


def add_builds(table: Table, out: vec[i32], seat: i64) -> vec[i32]:
    """A city: with a prophet from a reserve, or where that is empty with one that migrates (G4-A-36, G4-R-71)."""
    if table.supply == 0 or table.gods_of[seat] == 0 or len(table.world.open) == 0:
        return out
    aim: i64 = i64(table.aim[seat])
    for colour in range(i64(GODS)):
        if i64(table.owner[colour]) != seat + 1:
            continue
        if table.reserve[colour] > 0:
            if aim == AIM_CITY + colour:
                continue
            if table.fixed.each == 1:
                out = append(out, pack(BUILD, 0, 0))
            else:
                out = append(out, pack(BUILD_OF, colour, 0))
        else:
            for source in range(i64(ROOM)):
                if table.world.prophet[source] > 0 and table.colour_at(source) == colour:
                    if aim != AIM_FROM + source and may_leave(table, seat, source):
                        out = append(out, pack(BUILD_FROM, 0, source))
    return out


def against_building(table: Table, player: i64, kind: i64, action: i64) -> str:
    """Why no city can be taken up, with this prophet."""
    x = x_in(action)
    cell = cell_in(action)
    found = against_builder(table, player, kind, x, cell > 0)
    if found != "":
        return found
    if len(table.world.open) == 0:
        return "too-few-edges G4-A-34"
    if (kind == BUILD and (x > 0 or cell > 0)) or (kind == BUILD_FROM and x > 0):
        return "no-prophet G4-A-36"
    if kind == BUILD_FROM:
        found = against_leaving(table, player, cell, "G4-A-36")
    else:
        found = against_reserve(table, x if kind == BUILD_OF else own_colour(table, player))
    return "no-use G4-R-71" if found == "" else found


def against_builder(table: Table, player: i64, kind: i64, colour: i64, more: bool) -> str:
    """Whoever builds needs a god (G4-A-34), with two gods names one of them (G4-R-33), and needs a city (G4-A-38).

    `more`: something is said beside the colour that does not belong there.
    """
    two = table.fixed.each > 1
    named = kind == BUILD_OF or kind == CITY_OF
    if (two and (kind == BUILD or kind == CITY)) or (named and not two):
        return "not-in-this-mode G4-R-33"
    if table.gods_of[player] == 0:
        return "no-god G4-A-34"
    if named and (more or colour >= GODS or not table.owns(player, colour)):
        return "no-god G4-R-33"
    return "no-city-left G4-A-38" if table.supply == 0 else ""


def against_reserve(table: Table, colour: i64) -> str:
    """With a prophet from the reserve; where that is empty one must migrate (G4-A-36), if there is one (G4-A-37)."""
    if table.reserve[colour] > 0:
        return ""
    return "no-prophet G4-A-36" if any_on_tiles(table, i64(1) << colour) else "no-prophet G4-A-37"


# ---- building: where


def add_cities(table: Table, out: vec[i32], seat: i64, aim: i64) -> vec[i32]:
    """Every empty cell with two straight edges, whatever terrain is around it (G4-A-35): in a corner of the frame,
    beside another city (G4-R-28), or where a tile would fit (G4-R-29)."""
    if table.supply == 0:
        return out
    open = table.world.open
    if aim < AIM_CHALLENGE:
        colour = aim - AIM_CITY
        if table.reserve[colour] > 0:
            for i in range(i64(len(open))):
                if table.fixed.each == 1:
                    out = append(out, pack(CITY, 0, i64(open[i])))
                else:
                    out = append(out, pack(CITY_OF, colour << COLOUR_AT, i64(open[i])))
    elif may_leave(table, seat, aim - AIM_FROM):
        for i in range(i64(len(open))):
            out = append(out, pack(CITY_FROM, aim - AIM_FROM, i64(open[i])))
    return out


def against_city(table: Table, player: i64, kind: i64, action: i64) -> str:
    world = table.world
    cell = cell_in(action)
    x = x_in(action)
    colour = x >> COLOUR_AT
    found = against_builder(table, player, kind, colour, x & LAY_PART > 0)
    if found != "":
        return found
    if not world.inside(cell):
        return "occupied G4-C-25"
    if world.what[cell] != EMPTY:
        return "occupied G4-A-34"
    if world.edges[cell] < NEEDED:
        return "too-few-edges G4-A-34"
    if kind == CITY_FROM:
        return against_leaving(table, player, x, "G4-A-36")
    if kind == CITY and x > 0:
        return "no-prophet G4-A-36"
    return against_reserve(table, colour if kind == CITY_OF else own_colour(table, player))


def build_city(table: Table, seat: i64, cell: i64, colour: i64, source: i64) -> None:
    """A city with its prophet (G4-A-34, G4-A-36)."""
    if source > 0:
        colour = leave_tile(table, source)
    else:
        table.reserve[colour] -= 1
    table.supply -= 1
    table.world.put_city(cell, colour)
    if table.events is not None:
        table.write(
            "city", "G4-A-34",
            {"who": seat, "colour": COLOUR_NAMES[colour], "cell": table.cell_text(cell), "left": table.supply,
             "source": table.cell_text(source) if source > 0 else ""},
        )  # fmt: skip
    did_something(table, seat)
    look_for_end(table)
    step_done(table)


# ---- destroying


def add_destructions(table: Table, out: vec[i32], seat: i64, lay: i64) -> vec[i32]:
    """The foreign cities in whose place the tile fits as it is held (G4-A-39). Players with two gods name the marker
    that is credited, unless that is asked at the end (G4-R-32)."""
    if table.gods_of[seat] == 0:
        return out
    world = table.world
    turn = lay & 7
    for i in range(i64(len(world.cities))):
        cell = i64(world.cities[i])
        if world.turns_here(cell, lay >> 3) >> turn & 1 == 0 or not may_destroy(table, seat, cell):
            continue
        if not names_marker(table):
            out = append(out, pack(DESTROY, lay, cell))
            continue
        for colour in range(i64(GODS)):
            if table.owns(seat, colour):
                out = append(out, pack(DESTROY_FOR, lay | colour << COLOUR_AT, cell))
    return out


def names_marker(table: Table) -> bool:
    """Does a destroyer say at once which marker is credited (G4-R-32)?"""
    return table.fixed.each > 1 and not table.fixed.at_scoring


def against_destroying(table: Table, player: i64, kind: i64, action: i64) -> str:
    world = table.world
    lay = lay_in(action)
    cell = cell_in(action)
    if (kind == DESTROY_FOR) != names_marker(table):
        return "not-in-this-mode G4-R-32"
    if table.hand_of(player, lay >> 3) < 0:
        return "no-such-tile G4-A-39"
    if table.gods_of[player] == 0:
        return "no-god G4-A-39"
    if kind == DESTROY_FOR:
        if not table.owns(player, colour_in(action)):
            return "no-god G4-R-32"
    elif x_in(action) > LAY_PART:
        return "no-god G4-R-32"
    if not world.inside(cell) or world.what[cell] != CITY_THERE:
        return "no-city-here G4-A-39"
    if not may_destroy(table, player, cell):
        return "own-city G4-A-40" if table.own_city(player, cell) else "too-few-edges G4-R-54"
    if not world.matches(cell, lay):
        return "does-not-match G4-R-30" if world.turns_here(cell, lay >> 3) != 0 else "does-not-match G4-A-39"
    return against_turn(table, lay)


def destroy_city(table: Table, seat: i64, cell: i64, lay: i64, colour: i64) -> None:
    """A cataclysm (G4-A-42): the token to the destroyer, the prophet out of the game for good (G4-R-27).

    `colour` -1: a player with one god has no choice, others are asked at scoring (G4-R-32).
    """
    victim = table.colour_at(cell)
    table.lost[victim] += 1
    if colour < 0 and table.fixed.each == 1:
        colour = own_colour(table, seat)
    if colour < 0:
        table.unassigned[seat] += 1
    else:
        table.ruins[colour] += 1
    if table.events is not None:
        data = placing_data(table, seat, cell, lay)
        data["colour"] = COLOUR_NAMES[victim]
        data["credited"] = COLOUR_NAMES[colour] if colour >= 0 and table.fixed.each > 1 else ""
        table.write("destroy", "G4-A-42", data)
    forget(table, seat)
    lay_down(table, seat, cell, lay)
