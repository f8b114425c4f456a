"""The world inside the frame: tiles, cities, prophets, and what follows from them, kept up to date as tiles come.

A cell is coded as `(row + 1) * 12 + column + 1` whatever the size of the world, so that all four neighbours of every
cell have a code; what lies outside is FRAME.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, remove, vec
from mypy_extensions import i16, i64, u8

from theomachy.games.four_gods.rules.tiles import CLASH, TERRAINS, TileSet
from theomachy.parts.regions import Regions, no_regions

WIDTH: Final = 12
ROOM: Final = 144

# What a cell holds.
EMPTY: Final = 0
TILE: Final = 1
CITY: Final = 2
FRAME: Final = 3

NO_BYTES: Final = vec[u8](bytes(ROOM))
NO_NUMBERS: Final = vec[i16]([0] * ROOM)

NEEDED: Final = 2  # straight edges that a tile or a city must touch, whichever they are (G4-A-02, G4-A-04, G4-R-07)


def cell_code(column: i64, row: i64) -> i64:
    """Column and row count from 0, from the north-west (G4-C-11, G4-C-25)."""
    return (row + 1) * WIDTH + column + 1


def column_of(cell: i64) -> i64:
    return cell % WIDTH - 1


def row_of(cell: i64) -> i64:
    return cell // WIDTH - 1


def beside(cell: i64, side: i64) -> i64:
    """The neighbour on a side: north 0, east 1, south 2, west 3. Corners make no neighbours (G4-C-12)."""
    if side == 0:
        return cell - WIDTH
    if side == 1:
        return cell + 1
    if side == 2:
        return cell + WIDTH
    return cell - 1


def five(corner: i64) -> i64:
    if corner == 0:
        return 1
    if corner == 1:
        return 5
    if corner == 2:
        return 25
    return 125


# A side shows the terrains of its two corners, half and half (G4-C-14). The side between corner s and corner s + 1 of a
# tile touches its neighbour's side between corners s + 3 and s + 2 (modulo 4): my corner s meets its corner s + 3, my
# corner s + 1 its corner s + 2 (G4-A-06).


class World:
    """Cells and kingdoms. Nothing here knows whose turn it is."""

    def __init__(self, size: i64, tiles: TileSet, what: vec[u8], regions: Regions) -> None:
        self.size: i64 = size
        self.tiles: TileSet = tiles
        self.what: vec[u8] = what
        # The lists begin as one shared blank: `copy` and `empty_world` give each world its own.
        self.tile: vec[u8] = NO_BYTES
        self.turn: vec[u8] = NO_BYTES  # side << 2 | rotation
        self.prophet: vec[u8] = NO_BYTES  # 0, or 1 + colour * 4 + first corner of its region
        self.placer: vec[u8] = NO_BYTES  # seat + 1 of who placed the tile, 0 if not known
        self.serial: vec[i16] = NO_NUMBERS  # order of placing; only mistakes ask for it
        self.serials: i64 = 0
        self.filled: i64 = 0  # cells with a tile or a city
        self.scars: vec[u8] = vec[u8]()  # where cities were destroyed, in order; only screens ask for it
        # What follows from the above.
        self.edges: vec[u8] = NO_BYTES  # straight edges around the cell
        self.gap: vec[i16] = NO_NUMBERS  # what the neighbours prescribe
        self.open: vec[u8] = vec[u8]()  # empty cells with enough straight edges, in order
        self.cities: vec[u8] = vec[u8]()  # cells with a city, in order
        self.regions: Regions = regions  # node = cell * 4 + first corner; size in tiles
        self.kingdoms: vec[u8] = NO_BYTES  # how many of each terrain
        self.largest: vec[u8] = NO_BYTES  # tiles of the largest zone; a kingdom from 2 on
        self.splits: vec[u8] = vec[u8]()  # cells whose face has two regions of one terrain, each cell once
        self.twice: bool = False  # revisions 1 and 2: a cell that is split in both of its terrains counted twice

    def copy(self) -> World:
        to = World(self.size, self.tiles, self.what[:], self.regions.copy())
        to.tile = self.tile[:]
        to.turn = self.turn[:]
        to.prophet = self.prophet[:]
        to.placer = self.placer[:]
        to.serial = self.serial[:]
        to.serials = self.serials
        to.filled = self.filled
        to.scars = self.scars  # shared: it is never changed in place
        to.edges = self.edges[:]
        to.gap = self.gap[:]
        to.open = self.open[:]
        to.cities = self.cities[:]
        to.kingdoms = self.kingdoms[:]
        to.largest = self.largest[:]
        to.splits = self.splits[:]
        to.twice = self.twice
        return to

    # ---- questions

    def cells(self) -> i64:
        return self.size * self.size

    def inside(self, cell: i64) -> bool:
        return cell >= 0 and cell < ROOM and self.what[cell] != FRAME

    def lay(self, cell: i64) -> i64:
        """Tile and turn in one number."""
        return i64(self.tile[cell]) << 3 | i64(self.turn[cell])

    def terrain(self, cell: i64, corner: i64) -> i64:
        return self.tiles.terrain(self.lay(cell), corner)

    def zone(self, cell: i64, corner: i64) -> i64:
        """The root of the zone that this corner of the tile belongs to."""
        return self.regions.root(cell * 4 + self.tiles.region(self.lay(cell), corner))

    def prophet_corner(self, cell: i64) -> i64:
        """The first corner of the region on which the prophet of this tile stands."""
        return i64(self.prophet[cell]) - 1 & 3

    def prophet_zone(self, cell: i64) -> i64:
        """The zone in which the prophet on this tile stands; there is exactly one (G4-P-11)."""
        return self.regions.root(cell * 4 + self.prophet_corner(cell))

    def turns_here(self, cell: i64, tile: i64) -> i64:
        """The turns of a tile that match all neighbours of the cell, one bit each."""
        return self.tiles.turns_for(i64(self.gap[cell]), tile)

    def matches(self, cell: i64, lay: i64) -> bool:
        """Would this face match all neighbours? Turns that look alike are judged alike."""
        gap: i64 = i64(self.gap[cell])
        if gap == CLASH:
            return False
        face: i64 = i64(self.tiles.faces[lay])
        for corner in range(i64(4)):
            digit = gap % 5
            if digit != 0 and digit != (face >> (2 * corner) & 3) + 1:
                return False
            gap //= 5
        return True

    # ---- changes

    def put_tile(self, cell: i64, tile: i64, turn: i64, seat: i64) -> None:
        """Lay a tile into a cell that is empty or holds a city, which goes. There it stays (G4-A-09)."""
        if self.what[cell] == CITY:
            self.cities = remove(self.cities, u8(cell))
            self.scars = append(self.scars[:], u8(cell))
        else:
            self.filled += 1
            if self.edges[cell] >= NEEDED:
                self.open = remove(self.open, u8(cell))
        self.what[cell] = TILE
        self.tile[cell] = u8(tile)
        self.turn[cell] = u8(turn)
        self.prophet[cell] = 0
        self.placer[cell] = u8(seat + 1)
        self.serials += 1
        self.serial[cell] = i16(self.serials)
        self.connect(cell)

    def put_city(self, cell: i64, colour: i64) -> None:
        """Round: it gives its neighbours no straight edge (G4-A-03), so it may shut a cell off (G4-R-08), and it joins
        no kingdoms (G4-P-05)."""
        self.what[cell] = CITY
        self.put_prophet(cell, colour, 0)
        self.filled += 1
        self.cities = inserted(self.cities, cell)
        if self.edges[cell] >= NEEDED:
            self.open = remove(self.open, u8(cell))

    def put_prophet(self, cell: i64, colour: i64, corner: i64) -> None:
        """Onto a tile, on the region with that first corner, or into a city."""
        self.prophet[cell] = u8(1 + colour * 4 + corner)

    def take_away(self, cell: i64) -> None:
        """Take a tile out of the world, for a mistake (G4-A-09). Call `rebuild` when all that must go are gone."""
        self.what[cell] = EMPTY
        self.tile[cell] = 0
        self.turn[cell] = 0
        self.prophet[cell] = 0
        self.placer[cell] = 0
        self.serial[cell] = 0
        self.filled -= 1

    def connect(self, cell: i64) -> None:
        """Edges, gaps and kingdoms after a tile has come. Only what shares a side is touched (G4-A-07, G4-P-05)."""
        tiles = self.tiles
        lay = self.lay(cell)
        face: i64 = i64(tiles.faces[lay])
        zones: i64 = i64(tiles.zones[lay])
        seen: i64 = 0
        split = False
        for corner in range(i64(4)):
            if zones >> (2 * corner) & 3 == corner:
                self.regions.found(cell * 4 + corner)
                terrain = face >> (2 * corner) & 3
                if seen >> terrain & 1 and (self.twice or not split):
                    split = True  # where nothing passes through the middle both terrains are (G4-R-05)
                    self.splits = append(self.splits, u8(cell))
                seen |= i64(1) << terrain
                if self.largest[terrain] == 0:
                    self.largest[terrain] = 1
        for side in range(i64(4)):
            other = beside(cell, side)
            a = side
            b = side + 1 & 3
            at_a = side + 3 & 3  # the neighbour's corner that my corner a meets
            at_b = side + 2 & 3
            held = self.what[other]
            if held == FRAME:
                continue
            n: i64 = i64(self.edges[other]) + 1
            self.edges[other] = u8(n)
            if held == TILE:
                lies = self.lay(other)
                if face >> (2 * a) & 3 == tiles.terrain(lies, at_a):
                    self.join(
                        cell * 4 + (zones >> (2 * a) & 3), other * 4 + tiles.region(lies, at_a), face >> (2 * a) & 3
                    )
                if face >> (2 * b) & 3 == tiles.terrain(lies, at_b):
                    self.join(
                        cell * 4 + (zones >> (2 * b) & 3), other * 4 + tiles.region(lies, at_b), face >> (2 * b) & 3
                    )
                continue
            self.prescribe(other, at_a, face >> (2 * a) & 3)
            self.prescribe(other, at_b, face >> (2 * b) & 3)
            if n == NEEDED and held == EMPTY:
                self.open = inserted(self.open, other)

    def prescribe(self, cell: i64, corner: i64, terrain: i64) -> None:
        """A neighbour shows this terrain at a corner of the cell; where two disagree nothing fits (G4-A-45)."""
        gap: i64 = i64(self.gap[cell])
        if gap == CLASH:
            return
        digit = gap // five(corner) % 5
        if digit == 0:
            self.gap[cell] = i16(gap + (terrain + 1) * five(corner))
        elif digit != terrain + 1:
            self.gap[cell] = CLASH

    def join(self, a: i64, b: i64, terrain: i64) -> None:
        """Two regions have met along a half side: one zone from now on, a kingdom (G4-P-04), whoever stands in them
        (G4-R-10). A tile that was in both counts once (G4-P-06, G4-R-43)."""
        regions = self.regions
        a = regions.root(a)
        b = regions.root(b)
        if a == b:
            return
        first: i64 = i64(regions.size[a])
        second: i64 = i64(regions.size[b])
        size = first + second
        for i in range(i64(len(self.splits))):
            if self.in_both(i64(self.splits[i]), terrain, a, b):
                size -= 1
        regions.join(a, b, size)
        count: i64 = i64(self.kingdoms[terrain]) + 1
        if first > 1:
            count -= 1
        if second > 1:
            count -= 1
        self.kingdoms[terrain] = u8(count)
        if i64(self.largest[terrain]) < size:
            self.largest[terrain] = u8(size)

    def in_both(self, cell: i64, terrain: i64, a: i64, b: i64) -> bool:
        """Has the split tile there one region of the terrain in each of the two zones?"""
        lay = self.lay(cell)
        for corner in range(i64(2)):
            if self.tiles.terrain(lay, corner) == terrain and self.tiles.terrain(lay, corner + 2) == terrain:
                here = self.regions.root(cell * 4 + self.tiles.region(lay, corner))
                there = self.regions.root(cell * 4 + self.tiles.region(lay, corner + 2))
                if (here == a and there == b) or (here == b and there == a):
                    return True
        return False

    def rebuild(self) -> None:
        """Everything that follows from the tiles, anew; only needed when tiles have left the world."""
        self.edges = vec[u8](bytes(ROOM))
        self.gap = vec[i16]([0] * ROOM)
        self.open = vec[u8]()
        self.cities = vec[u8]()
        self.regions = no_regions(ROOM * 4)
        self.kingdoms = vec[u8](bytes(TERRAINS))
        self.largest = vec[u8](bytes(TERRAINS))
        self.splits = vec[u8]()
        self.set_frame()
        for cell in range(i64(ROOM)):
            if self.what[cell] == CITY:
                self.cities = append(self.cities, u8(cell))
            elif self.what[cell] == TILE:
                self.connect_again(cell)
        self.open = vec[u8]()
        for cell in range(i64(ROOM)):
            if self.what[cell] == EMPTY and self.edges[cell] >= NEEDED:
                self.open = append(self.open, u8(cell))

    def connect_again(self, cell: i64) -> None:
        """As `connect`, but only towards tiles that have been connected already: those with a smaller code."""
        later_east = self.what[cell + 1]
        later_south = self.what[cell + WIDTH]
        if later_east == TILE:
            self.what[cell + 1] = CITY  # not there yet
        if later_south == TILE:
            self.what[cell + WIDTH] = CITY
        self.connect(cell)
        self.what[cell + 1] = later_east
        self.what[cell + WIDTH] = later_south

    def set_frame(self) -> None:
        """The straight edges that the frame gives: in an empty world only the corner cells have two (G4-A-05)."""
        last = self.size - 1
        for row in range(self.size):
            for column in range(self.size):
                n: i64 = 0
                if row == 0:
                    n += 1
                if row == last:
                    n += 1
                if column == 0:
                    n += 1
                if column == last:
                    n += 1
                cell = cell_code(column, row)
                self.edges[cell] = u8(n)
                if n >= NEEDED and self.what[cell] == EMPTY:
                    self.open = append(self.open, u8(cell))


def inserted(cells: vec[u8], cell: i64) -> vec[u8]:
    """The list with the cell in its place."""
    c = u8(cell)
    cells = append(cells, c)
    i: i64 = i64(len(cells)) - 1
    while i > 0 and cells[i - 1] > c:
        cells[i] = cells[i - 1]
        i -= 1
    cells[i] = c
    return cells


def empty_world(size: i64, tiles: TileSet) -> World:
    what = vec[u8]([FRAME] * ROOM)
    for row in range(size):
        for column in range(size):
            what[cell_code(column, row)] = EMPTY
    world = World(size, tiles, what, no_regions(ROOM * 4)).copy()
    world.kingdoms = vec[u8](bytes(TERRAINS))
    world.largest = vec[u8](bytes(TERRAINS))
    world.set_frame()
    return world
