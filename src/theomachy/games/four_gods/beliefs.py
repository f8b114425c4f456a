"""What a player does not know, dealt anew as that player could believe it (G4-R-41, G4-R-59)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from theomachy.core.dice import Dice
from theomachy.games.four_gods.carrying import set_bit
from theomachy.games.four_gods.state import GODS, IN_HAND, IN_ROW, IN_WORLD, OVER, SLOTS, TOKENS, Table
from theomachy.games.four_gods.world import ROOM, TILE


def deal_anew(table: Table, viewer: i64, rng: Dice) -> None:
    """Change the copy: god cards, closed hands and unseen backs."""
    if table.fixed.secret and table.phase != OVER and table.phase != TOKENS:
        deal_gods(table, viewer, rng)
    if not table.fixed.hands_open:
        deal_tiles(table, viewer, rng)


def deal_gods(table: Table, viewer: i64, rng: Dice) -> None:
    """The cards of the others, and those nobody has, in any order."""
    places: vec[u8] = vec[u8]()
    cards: vec[u8] = vec[u8]()
    used: i64 = 0
    for colour in range(i64(GODS)):
        if table.god[colour] > 0:
            used |= i64(1) << i64(table.god[colour])
            if not table.owns(viewer, colour):
                places = append(places, u8(colour))
                cards = append(cards, table.god[colour])
    for card in range(i64(1), i64(GODS + 1)):
        if used >> card & 1 == 0:
            cards = append(cards, u8(card))
    for i in range(i64(len(places))):
        j = i + rng.below(i64(len(cards)) - i)
        picked = cards[j]
        cards[j] = cards[i]
        cards[i] = picked
        table.god[i64(places[i])] = picked


def unseen(table: Table, viewer: i64, tile: i64) -> bool:
    """Could the viewer not tell which tile this is? In rows and in the world one side is seen."""
    where: i64 = i64(table.place[tile])
    if where == 0 or (where >= IN_HAND and where < IN_ROW):
        return where != IN_HAND + viewer and i64(table.known[tile]) >> viewer & 1 == 0
    if where < IN_WORLD + 1:
        return i64(table.known[tile]) >> viewer & 1 == 0
    return False


def seen_side(table: Table, tile: i64) -> i64:
    """The lay (rotation 0) of the side that all see, -1 for a tile of which nothing is seen."""
    where: i64 = i64(table.place[tile])
    if where >= IN_WORLD:
        for cell in range(i64(ROOM)):
            if table.world.what[cell] == TILE and i64(table.world.tile[cell]) == tile:
                return tile << 3 | i64(table.world.turn[cell]) & 4
    elif where >= IN_ROW:
        seat = where - IN_ROW
        return tile << 3 | i64(table.rows[seat * SLOTS + table.slot_of(seat, tile)]) >> 7 << 2
    elif where >= IN_HAND and table.fixed.backs_hidden:
        seat = where - IN_HAND
        if table.taken[seat] > 0 and table.hand(seat, i64(table.taken_hand[seat])) == tile:
            return -1  # seen when it was taken; which side it was nobody keeps
    return -1


def side_like(table: Table, tile: i64, shown: i64) -> i64:
    """The side of the tile that looks like the shown face in every rotation, or -1."""
    tiles = table.fixed.tiles
    for side in range(i64(2)):
        lay = tile << 3 | side << 2
        if tiles.faces[lay] == tiles.faces[shown] and tiles.zones[lay] == tiles.zones[shown]:
            return side
    return -1


def deal_tiles(table: Table, viewer: i64, rng: Dice) -> None:
    """Swap tiles that the viewer cannot tell apart; what is seen of each stays as it is."""
    hidden: vec[u8] = vec[u8]()
    for tile in range(i64(1), table.fixed.tiles.count + 1):
        if unseen(table, viewer, tile):
            hidden = append(hidden, u8(tile))
    n = i64(len(hidden))
    if n < 2:
        return
    for i in range(n):
        a = i64(hidden[i])
        b = i64(hidden[rng.below(n)])
        if (a != b and table.place[a] != table.place[b]) or (a != b and table.place[a] >= IN_ROW):
            swap(table, a, b)


def swap(table: Table, a: i64, b: i64) -> None:
    """Exchange two tiles if each could be the other; bag, hands, rows and world stay consistent."""
    shown_a = seen_side(table, a)
    shown_b = seen_side(table, b)
    side_b: i64 = 0
    side_a: i64 = 0
    if shown_a >= 0:
        side_b = side_like(table, b, shown_a)
    if shown_b >= 0:
        side_a = side_like(table, a, shown_b)
    if side_a < 0 or side_b < 0:
        return
    place_a = Spot(table, a)
    place_b = Spot(table, b)
    place_a.put(table, b, side_b)
    place_b.put(table, a, side_a)
    known = table.known[a]
    table.known[a] = table.known[b]
    table.known[b] = known


class Spot:
    """Where a tile is, so that another can take its place."""

    def __init__(self, table: Table, tile: i64) -> None:
        self.where: i64 = i64(table.place[tile])
        self.index: i64 = -1
        if self.where >= IN_WORLD:
            for cell in range(i64(ROOM)):
                if table.world.what[cell] == TILE and i64(table.world.tile[cell]) == tile:
                    self.index = cell
        elif self.where >= IN_ROW:
            seat = self.where - IN_ROW
            self.index = seat * SLOTS + table.slot_of(seat, tile)
            set_bit(table, tile, False)
        elif self.where >= IN_HAND:
            seat = self.where - IN_HAND
            self.index = seat * 2 + table.hand_of(seat, tile)

    def put(self, table: Table, tile: i64, side: i64) -> None:
        table.place[tile] = u8(self.where)
        if self.where >= IN_WORLD:
            world = table.world
            world.tile[self.index] = u8(tile)
            world.turn[self.index] = u8(side << 2 | i64(world.turn[self.index]) & 3)
        elif self.where >= IN_ROW:
            table.rows[self.index] = u8(tile | side << 7)
            set_bit(table, tile, True)
        elif self.where >= IN_HAND:
            table.hands[self.index] = u8(tile)
            table.aim[self.index // 2] = 0  # nobody sees what is held up in a closed hand
