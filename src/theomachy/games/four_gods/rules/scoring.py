"""Counting Divine Influence (G4-P): four steps, each colour for itself."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from theomachy.games.four_gods.rules.state import GODS, Table
from theomachy.games.four_gods.rules.world import CITY, ROOM, TILE

# The steps, in order: index `colour * STEPS + step` of a tally.
CITIES: Final = 0
PROPHETS: Final = 1
LARGEST: Final = 2
NUMBER: Final = 3
STEPS: Final = 4

NO_COUNTS: Final = vec[i16]([0] * (ROOM * 4 * GODS))


def tally(table: Table) -> vec[i64]:
    """The points of every colour in every step, as if the game ended now (G4-P-01); each colour scores for itself
    (G4-P-17). Nothing else has a value (G4-E-10), and a wrong tile counts as it lies (G4-A-53)."""
    out = vec[i64]([0] * (GODS * STEPS))
    add_cities(table, out)
    add_prophets(table, out)
    add_places(table, out, LARGEST)
    add_places(table, out, NUMBER)
    return out


def public_tally(table: Table) -> vec[i64]:
    """The first two steps, which nobody's secret god can change (G4-R-49): all that is public before the end
    (G4-R-66)."""
    out = vec[i64]([0] * (GODS * STEPS))
    add_cities(table, out)
    add_prophets(table, out)
    return out


def add_cities(table: Table, out: vec[i64]) -> None:
    """Step 1 (G4-P-03)."""
    world = table.world
    for i in range(i64(len(world.cities))):
        colour = table.colour_at(i64(world.cities[i]))
        out[colour * STEPS + CITIES] += table.fixed.city_points
    for colour in range(i64(GODS)):
        out[colour * STEPS + CITIES] += i64(table.ruins[colour]) * table.fixed.ruin_points


def add_prophets(table: Table, out: vec[i64]) -> None:
    """Step 2: unoccupied tiles for the colours with the most prophets, in full for each (G4-P-08 to G4-P-10), in
    kingdoms of gods not in play too (G4-R-48); nothing where all are occupied (G4-R-44), or of one tile (G4-P-07)."""
    world = table.world
    sizes = world.regions.size
    counts = NO_COUNTS[:]
    zones: vec[i16] = vec[i16]()
    for cell in range(i64(ROOM)):
        if world.prophet[cell] == 0 or world.what[cell] == CITY:
            continue
        zone = world.prophet_zone(cell)
        if i64(sizes[zone]) < table.fixed.smallest:
            continue
        if no_prophets(counts, zone):
            zones = append(zones, i16(zone))
        counts[zone * GODS + table.colour_at(cell)] += 1
    for i in range(i64(len(zones))):
        zone = i64(zones[i])
        most: i64 = 0
        occupied: i64 = 0
        for colour in range(i64(GODS)):
            n: i64 = i64(counts[zone * GODS + colour])
            occupied += n
            if n > most:
                most = n
        if table.fixed.by_terrain:
            occupied += occupied_from_beside(table, zone)
        for colour in range(i64(GODS)):
            if i64(counts[zone * GODS + colour]) == most:
                out[colour * STEPS + PROPHETS] += i64(sizes[zone]) - occupied


def no_prophets(counts: vec[i16], zone: i64) -> bool:
    i = zone * GODS
    return counts[i] == 0 and counts[i + 1] == 0 and counts[i + 2] == 0 and counts[i + 3] == 0


def occupied_from_beside(table: Table, zone: i64) -> i64:
    """Tiles of the zone whose prophet stands on their other region of the same terrain (split_occupancy = terrain,
    G4-R-42); where both regions are in the zone the tile is occupied anyway (G4-R-43)."""
    world = table.world
    found: i64 = 0
    for i in range(i64(len(world.splits))):
        cell = i64(world.splits[i])
        if world.prophet[cell] == 0:
            continue
        corner = world.prophet_corner(cell)
        opposite = corner + 2 & 3
        if world.terrain(cell, opposite) != world.terrain(cell, corner):
            continue
        if world.prophet_zone(cell) != zone and world.zone(cell, opposite) == zone:
            found += 1
    return found


def worth(table: Table, terrain: i64, step: i64) -> i64:
    """What a god of the terrain is ranked by: tiles of the largest kingdom, or number of kingdoms."""
    if step == NUMBER:
        return i64(table.world.kingdoms[terrain])
    largest: i64 = i64(table.world.largest[terrain])
    if largest < table.fixed.smallest:
        return 0
    return largest


def add_places(table: Table, out: vec[i64], step: i64) -> None:
    """Steps 3 and 4 for all gods in play (G4-P-12 to G4-P-15), by the terrain of the god card (G4-R-49).

    A god without a kingdom has no place, unless that is played otherwise (G4-R-46).
    """
    for colour in range(i64(GODS)):
        if table.owner[colour] == 0 or table.god[colour] == 0:
            continue
        mine = worth(table, i64(table.god[colour]) - 1, step)
        if mine == 0 and not table.fixed.zero_ranked:
            continue
        better: i64 = 0
        equal: i64 = 0
        for other in range(i64(GODS)):
            if table.owner[other] == 0 or table.god[other] == 0:
                continue
            theirs = worth(table, i64(table.god[other]) - 1, step)
            if theirs > mine:
                better += 1
            elif theirs == mine:
                equal += 1
        out[colour * STEPS + step] += share(table.fixed.bonus, better, equal)


def share(bonus: vec[i64], place: i64, number: i64) -> i64:
    """What each of `number` gods tied from this place (from 0) on gets, rounded down (G4-P-14). What is left of the
    places is not awarded (G4-R-47)."""
    total: i64 = 0
    for i in range(place, place + number):
        if i < i64(len(bonus)):
            total += bonus[i]
    return total // number


def marker(points: vec[i64], colour: i64) -> i64:
    """Where the marker of the colour stands; the track has no end here (G4-P-19)."""
    i = colour * STEPS
    return points[i] + points[i + 1] + points[i + 2] + points[i + 3]


def lowest(table: Table, points: vec[i64], seat: i64) -> i64:
    """The seat's lowest marker; a god not chosen is a marker on 0 (G4-R-45)."""
    found: i64 = -1
    owned: i64 = 0
    for colour in range(i64(GODS)):
        if table.owns(seat, colour):
            owned += 1
            m = marker(points, colour)
            if found < 0 or m < found:
                found = m
    if owned < table.fixed.each:
        return 0
    return found


def highest(table: Table, points: vec[i64], seat: i64) -> i64:
    found: i64 = 0
    for colour in range(i64(GODS)):
        if table.owns(seat, colour):
            m = marker(points, colour)
            if m > found:
                found = m
    return found


def standing(table: Table, points: vec[i64], seat: i64) -> i64:
    """A number by which seats are ranked: the lowest marker, then, with two gods each, the highest (G4-P-18)."""
    if table.fixed.each == 1:
        return lowest(table, points, seat)
    return lowest(table, points, seat) * 10000 + highest(table, points, seat)


def unused(table: Table, cell: i64) -> bool:
    """Does a prophet stand there on a zone of one tile, which earns nothing (G4-P-07)?"""
    world = table.world
    return world.what[cell] == TILE and i64(world.regions.size[world.prophet_zone(cell)]) < table.fixed.smallest
