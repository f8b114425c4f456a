"""The field of GODS: what lies on each of the hexes around 0,0, whose it is, and how many cards lie beside it."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from theomachy.core.position import Position
from theomachy.games.gods.common.rules.cards import GOD_SHIFT, KIND_BITS
from theomachy.games.gods.common.rules.state import GodsTable
from theomachy.rl.board import Board, seat_at, side

DISPLAY: Final = 2
COLOURS: Final = 4
SEATS: Final = 4


class GodsBoard(Board):
    """`hexes` are the codes of those that have a place, in the order of their numbers."""

    def __init__(self, hexes: list[int]) -> None:
        super().__init__()
        codes: vec[i32] = vec[i32]()
        for at in hexes:
            codes = append(codes, i32(at))
        self.codes: vec[i32] = codes

    def parts(self) -> list[tuple[str, list[int]]]:
        count = len(self.codes)
        return [
            ("card", [int(count)]), ("owner", [int(count)]), ("beside", [int(count)]), ("tribes", [SEATS, COLOURS]),
            ("display", [DISPLAY]), ("supply", [COLOURS]),
        ]  # fmt: skip

    def fill(self, position: Position, player: i64) -> None:
        table = cast(GodsTable, position)
        field = table.field
        players = table.players
        codes = self.codes
        count = i64(len(codes))
        for i in range(count):
            self.put(field.card(i64(codes[i])) & KIND_BITS)
        for i in range(count):
            self.put(side((field.card(i64(codes[i])) >> GOD_SHIFT) - 1, player, players))
        for i in range(count):
            self.put(field.beside(i64(codes[i])))
        for place in range(i64(SEATS)):
            if place >= players:
                self.skip(COLOURS)
                continue
            seat = seat_at(place, player, players)
            for colour in range(i64(1), i64(COLOURS + 1)):
                self.put(table.tribes_of(seat, colour))
        for slot in range(i64(DISPLAY)):
            self.put(i64(table.display[slot]))
        for colour in range(i64(1), i64(COLOURS + 1)):
            self.put(i64(table.supply.counts[colour]))


def make(places: list[int]) -> Board:
    return GodsBoard(places)
