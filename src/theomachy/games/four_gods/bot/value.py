"""What looks good for a player in 4 Gods: a guess for greedy play and searches, no rule in it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from theomachy.games.four_gods.rules.rules import FourGods
from theomachy.games.four_gods.rules.scoring import standing, tally
from theomachy.games.four_gods.rules.state import DRAWING, GODS, OVER
from theomachy.games.four_gods.rules.tiles import CLASH
from theomachy.games.four_gods.rules.world import ROOM, TILE

TURNS: Final = 2  # of everybody, before a search trusts this value
SCALE: Final = 15.0
DECIDED: Final = 1000.0
SHARED: Final = 200.0
STALLED: Final = 2.0
FINISH: Final = True  # what is only held up says little: searches with time look at where it goes
# In hundredths of a point of Divine Influence.
POINT: Final = 100
PROPHET_LEFT: Final = 60  # a prophet in reserve is worth something as long as tiles can be placed
GOD_CHOSEN: Final = 250
UNSAFE_CITY: Final = -350  # of the five points that a city is worth
TILE_IN_HAND: Final = 12
SIZE: Final = 25  # a tile more in the largest kingdom of the own terrain, beside the place it may bring
COUNT: Final = 40  # a kingdom more of it


def value(position: FourGods, player: i64) -> float:
    """Own strength less that of the best opponent, in points; a decided game outweighs everything."""
    points = tally(position)
    best: i64 = -1000000
    mine: i64 = 0
    for seat in range(position.players):
        worth = strength(position, points, seat)
        if seat == player:
            mine = worth
        elif worth > best:
            best = worth
    found = float(mine - best) / 100.0
    if position.passed >> player & 1 and mine <= best and not position.fixed.timed:
        found -= STALLED  # who is behind gains nothing by letting the game end
    if position.phase == OVER:
        if position.rank(player) > 1:
            return found - DECIDED
        for seat in range(position.players):
            if seat != player and position.rank(seat) == 1:
                return found - SHARED  # better than lost, but nothing to pass for
        return DECIDED + found
    return found


def strength(position: FourGods, points: vec[i64], seat: i64) -> i64:
    """Markers as they stand, and what can still be made of tiles, prophets and cities."""
    fixed = position.fixed
    worth = standing_points(position, points, seat) * POINT
    room = position.world.cells() - position.world.filled
    for colour in range(i64(GODS)):
        if not position.owns(seat, colour):
            continue
        worth += GOD_CHOSEN
        left: i64 = i64(position.reserve[colour])
        if left > room:
            left = room
        worth += left * PROPHET_LEFT
        terrain = i64(position.god[colour]) - 1
        if terrain >= 0:
            worth += i64(position.world.largest[terrain]) * SIZE + i64(position.world.kingdoms[terrain]) * COUNT
    worth += (2 - position.free_hands(seat)) * TILE_IN_HAND
    if position.phase == DRAWING and position.drawer == seat:
        worth += position.to_draw * TILE_IN_HAND
    if position.row_free(seat) == 0:
        worth -= 3 * TILE_IN_HAND
    return worth + cities(position, seat) + fixed.each * growing(position, seat)


def standing_points(position: FourGods, points: vec[i64], seat: i64) -> i64:
    """One god: its marker. Two gods: mostly the lower one, which decides."""
    if position.fixed.each == 1:
        return standing(position, points, seat)
    both = standing(position, points, seat)
    return both // 10000 + both % 10000 // 4


def cities(position: FourGods, seat: i64) -> i64:
    """A city that some tile can still destroy is only worth half."""
    world = position.world
    worth: i64 = 0
    for i in range(i64(len(world.cities))):
        cell = i64(world.cities[i])
        if not position.own_city(seat, cell):
            continue
        gap: i64 = i64(world.gap[cell])
        if gap != CLASH and (world.tiles.low[gap] != 0 or world.tiles.high[gap] != 0):
            worth += UNSAFE_CITY
    return worth


def growing(position: FourGods, seat: i64) -> i64:
    """Prophets on zones of one tile may still see them grow as long as there is room beside."""
    world = position.world
    worth: i64 = 0
    for cell in range(i64(ROOM)):
        if world.prophet[cell] == 0 or world.what[cell] != TILE:
            continue
        if not position.owns(seat, position.colour_at(cell)):
            continue
        if world.edges[cell] < 4 and i64(world.regions.size[world.prophet_zone(cell)]) < 4:
            worth += POINT // 2
    return worth
