"""The world of 4 Gods, cell by cell, the gods as far as the seat knows them, and the tiles in hands."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from theomachy.core.position import Position
from theomachy.games.four_gods.rules.rules import FourGods
from theomachy.games.four_gods.rules.state import GODS, HANDS
from theomachy.games.four_gods.rules.world import EMPTY, TILE
from theomachy.rl.board import Board, seat_at, side

SEATS: Final = 4
CORNERS: Final = 4


class FourGodsBoard(Board):
    def __init__(self, cells: list[int]) -> None:
        super().__init__()
        codes: vec[i32] = vec[i32]()
        for cell in cells:
            codes = append(codes, i32(cell))
        self.codes: vec[i32] = codes

    def parts(self) -> list[tuple[str, list[int]]]:
        return [
            ("cell", [10, 10]), ("terrain", [10, 10, CORNERS]), ("prophet", [10, 10]), ("region", [10, 10]),
            ("owner", [GODS]), ("god", [GODS]), ("reserve", [GODS]), ("hands", [SEATS, HANDS]), ("aim", [1]),
            ("moment", [5]),
        ]  # fmt: skip

    def fill(self, position: Position, player: i64) -> None:
        table = cast(FourGods, position)
        world = table.world
        players = table.players
        codes = self.codes
        count = i64(len(codes))
        for i in range(count):
            self.put(i64(world.what[i64(codes[i])]))
        for i in range(count):
            cell = i64(codes[i])
            if world.what[cell] == TILE:
                for corner in range(i64(CORNERS)):
                    self.put(1 + world.terrain(cell, corner))
            else:
                self.skip(CORNERS)
        for i in range(count):  # prophets on tiles, and those in cities
            stands = i64(world.prophet[i64(codes[i])])
            self.put(1 + (stands - 1 >> 2) if stands > 0 else 0)
        for i in range(count):
            cell = i64(codes[i])
            on_tile = world.what[cell] == TILE and world.prophet[cell] > 0
            self.put(1 + world.prophet_corner(cell) if on_tile else 0)
        for colour in range(i64(GODS)):
            self.put(side(i64(table.owner[colour]) - 1, player, players))
        for colour in range(i64(GODS)):
            known = not table.fixed.secret or table.owns(player, colour)
            self.put(i64(table.god[colour]) if known else EMPTY)
        for colour in range(i64(GODS)):
            self.put(i64(table.reserve[colour]))
        for place in range(i64(SEATS)):
            seat = seat_at(place, player, players)
            if place < players and (place == 0 or table.fixed.hands_open):
                for hand in range(i64(HANDS)):
                    self.put(i64(table.hands[seat * HANDS + hand]))
            else:
                self.skip(HANDS)
        self.put(i64(table.aim[player]))
        self.put(table.phase)
        self.put(side(table.current, player, players))
        self.put(table.round)
        self.put(table.supply)
        self.put(table.bag)


def make(places: list[int]) -> Board:
    return FourGodsBoard(places)
