"""The world of 4 Gods, cell by cell, the gods as far as the seat knows them, and the tiles in hands."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i32, i64, u8

from theomachy.core.position import Position
from theomachy.games.four_gods.rules import actions as a
from theomachy.games.four_gods.rules.rules import FourGods
from theomachy.games.four_gods.rules.state import GODS, HANDS
from theomachy.games.four_gods.rules.world import EMPTY, TILE, World, column_of, row_of
from theomachy.rl.board import Board, byte, seat_at, side

SEATS: Final = 4
CORNERS: Final = 4
WIDTH: Final = 10  # of the largest world
CELLS: Final = 100
# Kinds of actions that leave the world as it is: what is taken up, and tiles between bag, hands and rows.
STILL: Final = (
    a.HOLD, a.BUILD, a.BUILD_OF, a.BUILD_FROM, a.ACCUSE, a.LOWER, a.SUMMON, a.ROW, a.ROW_SIDE, a.ROW_BOTH,
    a.ROW_BOTH_SIDES, a.DRAW, a.MORE, a.ENOUGH, a.TAKE, a.TAKE_SLOT, a.FLIP, a.FLIP_SLOT, a.BAG, a.NO_PROPHET, a.PASS,
    a.END, a.START, a.CARD, a.COLOUR,
)  # fmt: skip
# Kinds that change the cell that they name and no other. (The rest may take prophets from elsewhere, and tiles away.)
THERE: Final = (a.PLACE, a.DESTROY, a.DESTROY_FOR, a.CITY, a.CITY_OF)


KINDS: Final = 64
ANYWHERE: Final = 0
NOWHERE: Final = 1
NAMED: Final = 2


class FourGodsBoard(Board):
    def __init__(self, codes: vec[i32], changes: vec[u8]) -> None:
        super().__init__(0)
        self.codes: vec[i32] = codes  # of the cells, row by row
        self.changes: vec[u8] = changes  # by kind of action: where it changes the world
        self.drawn: vec[i32] = vec[i32]([0] * CELLS)  # what is drawn of each cell, in one number: 0 an empty one

    def another(self) -> Board:
        return FourGodsBoard(self.codes, self.changes)

    def parts(self) -> list[tuple[str, list[int]]]:
        square = [WIDTH, WIDTH]
        return [
            ("cell", square), ("terrain", [*square, CORNERS]), ("prophet", square), ("region", square),
            ("owner", [GODS]), ("god", [GODS]), ("reserve", [GODS]), ("hands", [SEATS, HANDS]), ("aim", [1]),
            ("moment", [5]),
        ]  # fmt: skip

    def forget(self) -> None:
        for i in range(i64(CELLS)):
            self.drawn[i] = 0

    def fill(self, position: Position, player: i64) -> None:
        table = cast(FourGods, position)
        self.draw_world(table.world, WIDTH)
        self.draw_gods(table, player)

    def follow(self, position: Position, player: i64, done: vec[i32], count: i64) -> None:
        table = cast(FourGods, position)
        for i in range(count):
            action = i64(done[i])
            where = self.changes[a.kind_in(action)]
            if where == NAMED:
                cell = a.cell_in(action)
                self.draw_cell(table.world, place_of(cell), cell)
            elif where == ANYWHERE:
                self.draw_world(table.world, table.world.size)  # what lies outside the frame never changes
                break
        self.draw_gods(table, player)

    # ---- the world

    def draw_world(self, world: World, size: i64) -> None:
        """The cells of so many rows and columns that are not drawn as they are now."""
        codes = self.codes
        drawn = self.drawn
        what = world.what
        tile = world.tile
        turn = world.turn
        prophet = world.prophet
        for row in range(size):
            for i in range(row * WIDTH, row * WIDTH + size):
                cell = i64(codes[i])
                lies = i64(tile[cell]) << 16 | i64(turn[cell]) << 13 | i64(prophet[cell]) << 5 | i64(what[cell])
                if i64(drawn[i]) != lies:
                    self.draw_cell(world, i, cell)

    def draw_cell(self, world: World, i: i64, cell: i64) -> None:
        out = self.out
        start = self.start
        what = i64(world.what[cell])
        stands = i64(world.prophet[cell])  # on a tile, or in a city
        lay = world.lay(cell)
        self.drawn[i] = i32(lay << 13 | stands << 5 | what)
        out[start + i] = u8(what)
        for corner in range(i64(CORNERS)):
            out[start + CELLS + CORNERS * i + corner] = u8(1 + world.tiles.terrain(lay, corner)) if what == TILE else 0
        out[start + 5 * CELLS + i] = u8(1 + (stands - 1 >> 2)) if stands > 0 else 0
        out[start + 6 * CELLS + i] = u8(1 + world.prophet_corner(cell)) if what == TILE and stands > 0 else 0

    # ---- what lies beside it

    def draw_gods(self, table: FourGods, player: i64) -> None:
        players = table.players
        out = self.out
        at = self.start + 7 * CELLS
        for colour in range(i64(GODS)):
            known = not table.fixed.secret or table.owns(player, colour)
            out[at + colour] = u8(side(i64(table.owner[colour]) - 1, player, players))
            out[at + GODS + colour] = table.god[colour] if known else EMPTY
            out[at + 2 * GODS + colour] = table.reserve[colour]
        at += 3 * GODS
        for place in range(players):
            if place == 0 or table.fixed.hands_open:
                first = seat_at(place, player, players) * HANDS
                for hand in range(i64(HANDS)):
                    out[at + place * HANDS + hand] = table.hands[first + hand]
        at += SEATS * HANDS
        out[at] = table.aim[player]
        out[at + 1] = u8(table.phase)
        out[at + 2] = u8(side(table.current, player, players))
        out[at + 3] = byte(table.round)
        out[at + 4] = byte(table.supply)
        out[at + 5] = byte(table.bag)
        self.at = at + 6


def place_of(cell: i64) -> i64:
    """Where a cell stands among the codes."""
    return row_of(cell) * WIDTH + column_of(cell)


def make(places: list[int]) -> Board:
    codes: vec[i32] = vec[i32]()
    for cell in places:
        codes = append(codes, i32(cell))
    changes: vec[u8] = vec[u8](bytes(KINDS))
    for kind in STILL:
        changes[kind] = NOWHERE
    for kind in THERE:
        changes[kind] = NAMED
    return FourGodsBoard(codes, changes)
