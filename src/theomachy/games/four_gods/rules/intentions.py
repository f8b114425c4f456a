"""What a player takes up first: a tile with side and turn, a city, a challenge, a migration (G4-R-70 to G4-R-73).

An intention touches nothing but its player. The step that names the cell is the action; it names everything it
touches, so a race is decided there alone.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i32, i64, u8

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
    HOLD,
    LOWER,
    MIGRATE,
    PLACE,
    SUMMON,
    pack,
)  # fmt: skip
from theomachy.games.four_gods.rules.placing import may_destroy
from theomachy.games.four_gods.rules.state import (
    AIM_CHALLENGE,
    AIM_CITY,
    AIM_FROM,
    AIM_REGION,
    AIM_TILE,
    GODS,
    Table,
)  # fmt: skip
from theomachy.games.four_gods.rules.world import EMPTY, ROOM, TILE

# ---- what may be taken up


def turns_to_hold(table: Table, seat: i64, tile: i64) -> i64:
    """The turns of a tile in hand that some cell takes now, one bit each; in honour play any empty cell does."""
    world = table.world
    gap = world.gap
    fitting = world.tiles.fitting
    stride = world.tiles.count + 1
    turns: i64 = 0
    if table.fixed.honour:
        if world.filled < world.cells():
            turns = i64(world.tiles.turns[tile])
    else:
        open = world.open
        for i in range(i64(len(open))):
            turns |= i64(fitting[i64(gap[i64(open[i])]) * stride + tile])
    if table.gods_of[seat] > 0:
        for i in range(i64(len(world.cities))):
            cell = i64(world.cities[i])
            more: i64 = i64(fitting[i64(gap[cell]) * stride + tile])
            if more != 0 and may_destroy(table, seat, cell):
                turns |= more
    return turns


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
        action += 256
    return out


def add_builds(table: Table, out: vec[i32], seat: i64) -> vec[i32]:
    """A city: with a prophet from a reserve, or where that is empty with one that migrates."""
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
                if table.world.prophet[source] > 0 and stands(table, colour, source) and aim != AIM_FROM + source:
                    out = append(out, pack(BUILD_FROM, 0, source))
    return out


def stands(table: Table, colour: i64, cell: i64) -> bool:
    """Does a prophet of the colour stand on a tile there?"""
    return table.world.what[cell] == TILE and table.colour_at(cell) == colour


def add_accusation(table: Table, out: vec[i32], seat: i64) -> vec[i32]:
    if any_tile(table) and i64(table.aim[seat]) != AIM_CHALLENGE:
        return append(out, pack(ACCUSE, 0, 0))
    return out


def any_tile(table: Table) -> bool:
    return table.world.filled > i64(len(table.world.cities))


# ---- where to


def add_targets(table: Table, out: vec[i32], seat: i64) -> vec[i32]:
    """The actions that carry out what the seat has taken up: one for each cell."""
    aim: i64 = i64(table.aim[seat])
    if aim < AIM_CITY:
        return add_places(table, out, seat, table.aimed_lay(seat))
    if aim == AIM_CHALLENGE:
        for cell in range(i64(ROOM)):
            if table.world.what[cell] == TILE:
                out = append(out, pack(CHALLENGE, 0, cell))
        return out
    if aim >= AIM_REGION and aim < AIM_FROM:
        return add_migrations(table, out, seat, aim - AIM_REGION)
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
                    out = append(out, pack(CITY_OF, colour << 10, i64(open[i])))
    elif table.can_leave(seat, aim - AIM_FROM):
        for i in range(i64(len(open))):
            out = append(out, pack(CITY_FROM, aim - AIM_FROM, i64(open[i])))
    return out


def add_migrations(table: Table, out: vec[i32], seat: i64, corner: i64) -> vec[i32]:
    """The prophets that may walk to a region of the tile just placed."""
    if table.window[seat] == 0:
        return out
    for source in range(i64(ROOM)):
        if table.world.prophet[source] > 0 and table.can_leave(seat, source):
            out = append(out, pack(MIGRATE, corner, source))
    return out


def add_places(table: Table, out: vec[i32], seat: i64, lay: i64) -> vec[i32]:
    world = table.world
    gap = world.gap
    fitting = world.tiles.fitting
    stride = world.tiles.count + 1
    tile = lay >> 3
    turn = lay & 7
    if table.fixed.honour:
        for cell in range(i64(ROOM)):
            if world.what[cell] == EMPTY:
                out = append(out, pack(PLACE, lay, cell))
    else:
        open = world.open
        for i in range(i64(len(open))):
            cell = i64(open[i])
            if i64(fitting[i64(gap[cell]) * stride + tile]) >> turn & 1:
                out = append(out, pack(PLACE, lay, cell))
    if table.gods_of[seat] > 0:
        for i in range(i64(len(world.cities))):
            cell = i64(world.cities[i])
            if i64(fitting[i64(gap[cell]) * stride + tile]) >> turn & 1 and may_destroy(table, seat, cell):
                out = add_destructions(table, out, seat, lay, cell)
    return out


def add_destructions(table: Table, out: vec[i32], seat: i64, lay: i64, cell: i64) -> vec[i32]:
    if table.fixed.each == 1 or table.fixed.at_scoring:
        return append(out, pack(DESTROY, lay, cell))
    for colour in range(i64(GODS)):
        if table.owns(seat, colour):
            out = append(out, pack(DESTROY_FOR, lay | colour << 10, cell))
    return out


# ---- taking up


def is_intention(kind: i64) -> bool:
    return kind >= HOLD and kind <= SUMMON


def carries_out(kind: i64) -> bool:
    """Is this the second step of something that is taken up first?"""
    return (
        kind == PLACE or kind == DESTROY or kind == DESTROY_FOR or kind == CITY or kind == CITY_OF
        or kind == CITY_FROM or kind == CHALLENGE or kind == MIGRATE
    )  # fmt: skip


def aim_of(table: Table, seat: i64, kind: i64, x: i64, cell: i64) -> i64:
    """What the seat has taken up after an intention, or must have taken up before an action that needs one.

    -1 where there can be no such thing.
    """
    if kind == HOLD or kind == PLACE or kind == DESTROY or kind == DESTROY_FOR:
        lay = x & 1023
        which = table.hand_of(seat, lay >> 3)
        if which < 0:
            return -1
        return AIM_TILE + which * 8 + (lay & 7)
    if kind == ACCUSE or kind == CHALLENGE:
        return AIM_CHALLENGE
    if kind == SUMMON or kind == MIGRATE:
        return AIM_REGION + x
    if kind == BUILD_FROM:
        return AIM_FROM + cell
    if kind == CITY_FROM:
        return AIM_FROM + x
    if kind == BUILD_OF:
        return AIM_CITY + x
    if kind == CITY_OF:
        return AIM_CITY + (x >> 10)
    if kind == BUILD or kind == CITY:
        for colour in range(i64(GODS)):
            if table.owns(seat, colour):
                return AIM_CITY + colour
    return -1


def take_up(table: Table, seat: i64, kind: i64, x: i64, cell: i64) -> None:
    """Hold something up, or put it back. Nothing else changes: no step, no window, no cooldown, no line in the log."""
    if kind == LOWER:
        table.aim[seat] = 0
    else:
        table.aim[seat] = u8(aim_of(table, seat, kind, x, cell))


def drop_vain_aims(table: Table, seat: i64) -> None:
    """Nothing is held up but by this seat, and only what can be carried out: for play in turns."""
    for other in range(table.players):
        if other != seat:
            table.aim[other] = 0
    if table.aim[seat] > 0 and len(add_targets(table, vec[i32](), seat)) == 0:
        table.aim[seat] = 0
