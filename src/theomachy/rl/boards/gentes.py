"""The table of Gentes: mats, displays, cities and tiles of every seat, the own hand, and what lies open for all."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from theomachy.core.position import Position
from theomachy.games.gentes.rules.rules import Gentes
from theomachy.games.gentes.rules.state import DISPLAYS, FROM_HAND, HANDS, MAT, TOWNS, TRACKS
from theomachy.rl.board import Board, seat_at, side

SEATS: Final = 4
CARDS: Final = 54
SITES: Final = 33
TILES: Final = 28
PLACES: Final = 12  # of the display that are told apart
GROUPS: Final = 6
NUMBERS: Final = FROM_HAND  # of a mat: all but the parts of the final scoring


class GentesBoard(Board):
    def parts(self) -> list[tuple[str, list[int]]]:
        return [
            ("mat", [SEATS, NUMBERS]), ("shown", [SEATS, CARDS]), ("towns", [SEATS, SITES]), ("track", [SEATS, TILES]),
            ("hand", [CARDS]), ("draft", [CARDS]), ("discard", [CARDS]), ("marked", [CARDS]), ("display", [PLACES]),
            ("tiles", [TILES]), ("costs", [GROUPS]), ("moment", [4]),
        ]  # fmt: skip

    def fill(self, position: Position, player: i64) -> None:
        table = cast(Gentes, position)
        players = table.players
        for place in range(i64(SEATS)):
            if place >= players:
                self.skip(NUMBERS)
                continue
            at = seat_at(place, player, players) * MAT
            for i in range(i64(NUMBERS)):
                self.put(i64(table.mats[at + i]))
        self.sets_of(table, player, DISPLAYS, CARDS)
        self.sets_of(table, player, TOWNS, SITES)
        self.sets_of(table, player, TRACKS, TILES)
        self.put_bits(table.sets[HANDS + player], CARDS)
        self.put_bits(table.open, CARDS)
        self.put_bits(table.discard, CARDS)
        self.put_bits(table.marked, CARDS)
        for i in range(i64(PLACES)):
            self.put(1 + i64(table.display[i]) if i < i64(len(table.display)) else 0)
        self.put_bits(table.tiles, TILES)
        for i in range(i64(GROUPS)):
            self.put(1 + i64(table.row[i]) if i < i64(len(table.row)) else 0)
        self.put(table.phase)
        self.put(side(table.active, player, players))
        self.put(side(table.starter, player, players))
        self.put(table.round)

    def sets_of(self, table: Gentes, player: i64, first: i64, count: i64) -> None:
        """One set of every seat."""
        for place in range(i64(SEATS)):
            seat = seat_at(place, player, table.players)
            self.put_bits(table.sets[first + seat] if place < table.players else 0, count)


def make(places: list[int]) -> Board:
    return GentesBoard()
