"""What a player does not know, dealt anew as that player could believe it (G4-R-41, G4-R-59).

What comes out hangs on what the viewer knows and on the dice alone: the hidden things are first gathered in the order
of their numbers, wherever they truly lie.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from theomachy.core.dice import Dice
from theomachy.games.four_gods.rules.carrying import set_bit
from theomachy.games.four_gods.rules.state import (
    GODS,
    HANDS,
    IN_BAG,
    IN_HAND,
    IN_ROW,
    IN_WORLD,
    OVER,
    SLOTS,
    TILE_PART,
    TOKENS,
    Table,
)  # fmt: skip
from theomachy.games.four_gods.rules.world import ROOM, TILE

SWEEPS: Final = 2  # how often each tile that lies open with a hidden back is exchanged
SEEN: Final = 255  # a hand that is free, or whose tile the viewer knows
FREE: Final = 255  # lies at no place of which a side is seen


def redeal(table: Table, viewer: i64, rng: Dice) -> None:
    """Change the copy: god cards, closed hands and unseen backs (G4-R-41)."""
    if table.fixed.secret and table.phase != OVER and table.phase != TOKENS:
        deal_gods(table, viewer, rng)
    if not table.fixed.hands_open:
        for seat in range(table.players):
            if seat != viewer:
                table.aim[seat] = 0  # nobody sees what is held up in a closed hand (G4-R-73)
        deal_tiles(table, viewer, rng)


def deal_gods(table: Table, viewer: i64, rng: Dice) -> None:
    """The cards of the others, and those nobody has, in any order."""
    places: vec[u8] = vec[u8]()
    own: i64 = 0
    for colour in range(i64(GODS)):
        if table.god[colour] > 0:
            if table.owns(viewer, colour):
                own |= i64(1) << i64(table.god[colour])
            else:
                places = append(places, u8(colour))
    cards: vec[u8] = vec[u8]()
    for card in range(i64(1), i64(GODS + 1)):
        if own >> card & 1 == 0:
            cards = append(cards, u8(card))
    for i in range(i64(len(places))):
        table.god[i64(places[i])] = drawn(cards, i, rng)


def drawn(pool: vec[u8], i: i64, rng: Dice) -> u8:
    """One of the pool from place i on, which comes to place i: a shuffle that goes only as far as it is needed."""
    j = i + rng.below(i64(len(pool)) - i)
    picked = pool[j]
    pool[j] = pool[i]
    pool[i] = picked
    return picked


def unseen(table: Table, viewer: i64, tile: i64) -> bool:
    """Could the viewer not tell which tile this is? In rows and in the world one side is seen."""
    where: i64 = i64(table.place[tile])
    if where > IN_WORLD or where == IN_HAND + viewer:
        return False
    known: i64 = i64(table.known[tile])
    if viewer < 0:  # a spectator knows what everybody knows
        return known != (i64(1) << table.players) - 1
    return known >> viewer & 1 == 0


# ---- tiles


def deal_tiles(table: Table, viewer: i64, rng: Dice) -> None:
    """All tiles that the viewer cannot tell apart change places; what is seen of each place stays as it is."""
    tiles: vec[u8] = vec[u8](capacity=table.fixed.tiles.count)
    lying = False
    for tile in range(i64(1), table.fixed.tiles.count + 1):
        if unseen(table, viewer, tile):
            tiles = append(tiles, u8(tile))
            if table.place[tile] >= IN_ROW:
                lying = True
    known: vec[u8] = vec[u8](bytes(table.players * HANDS))  # by hand: who knows its tile, or SEEN
    for i in range(table.players * HANDS):
        held: i64 = i64(table.hands[i])
        known[i] = SEEN
        if held > 0 and unseen(table, viewer, held):
            known[i] = table.known[held]
    if lying:
        backs = Backs(table, tiles)
        backs.deal(rng)
        tiles = backs.put_back()
    # The rest is in the bag, but for what is drawn from it into hands. Which tiles of the bag another player has seen
    # is not known, nor whether they were drawn again.
    for i in range(i64(len(tiles))):
        table.place[i64(tiles[i])] = IN_BAG
        table.known[i64(tiles[i])] = 0
    k: i64 = 0
    for i in range(table.players * HANDS):
        if known[i] != SEEN:
            picked = drawn(tiles, k, rng)
            table.hands[i] = picked
            table.place[i64(picked)] = u8(IN_HAND + i // HANDS)
            table.known[i64(picked)] = known[i]
            k += 1


class Backs:
    """Tiles that lie open and of which the viewer sees one side only: another unseen tile with such a side could be
    there. First they are dealt out in a fixed order, then exchanged at random."""

    def __init__(self, table: Table, tiles: vec[u8]) -> None:
        self.table: Table = table
        self.tiles: vec[u8] = tiles
        self.at: vec[u8] = vec[u8](bytes(table.fixed.tiles.count + 1))  # by tile: number of its place from 1, or FREE
        self.asked: vec[u8] = vec[u8](bytes(table.fixed.tiles.count + 1))  # by tile: when it was asked to move
        # By place, the world's first: where it is (a cell, or ROOM + index of a row), the first side of the box that
        # looks like what lies up there, the side that lies there now, and who knows its back.
        self.where: vec[i64] = vec[i64]()
        self.looks: vec[u8] = vec[u8]()
        self.side: vec[u8] = vec[u8]()
        self.known: vec[u8] = vec[u8]()
        for i in range(i64(len(tiles))):
            self.at[i64(tiles[i])] = FREE
        world = table.world
        for cell in range(i64(ROOM)):
            if world.what[cell] == TILE:
                self.find(cell, i64(world.tile[cell]) << 1 | i64(world.turn[cell]) >> 2)
        for i in range(table.players * SLOTS):
            held: i64 = i64(table.rows[i])
            if held > 0:
                self.find(ROOM + i, (held & TILE_PART) << 1 | held >> 7)

    def find(self, where: i64, side: i64) -> None:
        """A place with this side up, if its tile is unseen."""
        if self.at[side >> 1] == 0:
            return
        table = self.table
        self.where = append(self.where, where)
        self.looks = append(self.looks, table.fixed.tiles.first_like[side])
        self.side = append(self.side, u8(0))
        self.known = append(self.known, table.known[side >> 1])
        if where >= ROOM:
            set_bit(table, side >> 1, False)

    def deal(self, rng: Dice) -> None:
        for place in range(i64(len(self.where))):
            found = self.settle(place, place + 1)
            assert found  # the true tiles are one way to do it
        for _ in range(i64(SWEEPS)):
            for place in range(i64(len(self.where))):
                self.exchange(place, rng)

    def settle(self, place: i64, time: i64) -> bool:
        """The first free tile with that look, else one whose place finds another: an augmenting path."""
        like = self.table.fixed.tiles.next_like
        first: i64 = i64(self.looks[place])
        side = first
        while True:
            if self.at[side >> 1] == FREE:
                self.put(place, side)
                return True
            side = i64(like[side])
            if side == first:
                break
        while True:
            tile = side >> 1
            if self.at[tile] > 0 and i64(self.asked[tile]) != time:
                self.asked[tile] = u8(time)
                if self.settle(i64(self.at[tile]) - 1, time):
                    self.put(place, side)
                    return True
            side = i64(like[side])
            if side == first:
                return False

    def put(self, place: i64, side: i64) -> None:
        self.side[place] = u8(side)
        self.at[side >> 1] = u8(place + 1)

    def exchange(self, place: i64, rng: Dice) -> None:
        """Any of the tiles with that look comes here, if the one that lies here can go where that one was."""
        like = self.table.fixed.tiles.next_like
        first: i64 = i64(self.looks[place])
        count: i64 = 0
        side = first
        while True:
            if self.at[side >> 1] > 0:
                count += 1
            side = i64(like[side])
            if side == first:
                break
        if count < 2:
            return
        left = rng.below(count)
        while True:
            if self.at[side >> 1] > 0:
                if left == 0:
                    break
                left -= 1
            side = i64(like[side])
        tile: i64 = i64(self.side[place]) >> 1
        if side >> 1 == tile:
            return
        other: i64 = i64(self.at[side >> 1])
        if other == FREE:
            self.at[tile] = FREE
        else:
            there = self.side_like(tile, i64(self.looks[other - 1]))
            if there < 0:
                return
            self.put(other - 1, there)
        self.put(place, side)

    def side_like(self, tile: i64, looks: i64) -> i64:
        """The side of the tile that looks so, -1 for none."""
        for side in range(tile << 1, (tile << 1) + 2):
            if i64(self.table.fixed.tiles.first_like[side]) == looks:
                return side
        return -1

    def put_back(self) -> vec[u8]:
        """Write what was dealt into the table; gives the tiles that lie at no such place, in order."""
        table = self.table
        world = table.world
        for place in range(i64(len(self.where))):
            side: i64 = i64(self.side[place])
            tile = side >> 1
            index = self.where[place]
            if index < ROOM:
                world.tile[index] = u8(tile)
                world.turn[index] = u8((side & 1) << 2 | i64(world.turn[index]) & 3)
                table.place[tile] = IN_WORLD
            else:
                index -= ROOM
                table.rows[index] = u8(tile | (side & 1) << 7)
                table.place[tile] = u8(IN_ROW + index // SLOTS)
                set_bit(table, tile, True)
            table.known[tile] = self.known[place]
        free: vec[u8] = vec[u8](capacity=i64(len(self.tiles)))
        for i in range(i64(len(self.tiles))):
            if self.at[i64(self.tiles[i])] == FREE:
                free = append(free, self.tiles[i])
        return free
