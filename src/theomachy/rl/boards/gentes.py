"""The table of Gentes: mats, displays, cities and tiles of every seat, the own hand, and what lies open for all."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64, u8

from theomachy.core.position import Position
from theomachy.games.gentes.rules.rules import Gentes
from theomachy.games.gentes.rules.state import DISPLAYS, FROM_HAND, HANDS, MAT, TOWNS, TRACKS
from theomachy.rl.board import Board, byte, seat_at, side

SEATS: Final = 4
CARDS: Final = 54
SITES: Final = 33
TILES: Final = 28
PLACES: Final = 12  # of the display that are told apart
GROUPS: Final = 6
NUMBERS: Final = FROM_HAND  # of a mat: all but the parts of the final scoring
SETS: Final = 3 * SEATS + 5


class GentesBoard(Board):
    def another(self) -> Board:
        return GentesBoard(SETS)

    def parts(self) -> list[tuple[str, list[int]]]:
        return [
            ("mat", [SEATS, NUMBERS]), ("shown", [SEATS, CARDS]), ("towns", [SEATS, SITES]), ("track", [SEATS, TILES]),
            ("hand", [CARDS]), ("draft", [CARDS]), ("discard", [CARDS]), ("marked", [CARDS]), ("display", [PLACES]),
            ("tiles", [TILES]), ("costs", [GROUPS]), ("moment", [4]),
        ]  # fmt: skip

    def fill(self, position: Position, player: i64) -> None:
        table = cast(Gentes, position)
        players = table.players
        self.begin()
        self.put_mats(table, player)
        self.put_sets(table, player, DISPLAYS, CARDS)
        self.put_sets(table, player, TOWNS, SITES)
        self.put_sets(table, player, TRACKS, TILES)
        self.put_bits(table.sets[HANDS + player], CARDS)
        self.put_bits(table.open, CARDS)
        self.put_bits(table.discard, CARDS)
        self.put_bits(table.marked, CARDS)
        out = self.out
        at = self.at
        display = table.display
        for i in range(i64(PLACES)):
            out[at + i] = display[i] + 1 if i < i64(len(display)) else 0
        self.at = at + PLACES
        self.put_bits(table.tiles, TILES)
        at = self.at
        row = table.row
        for i in range(i64(GROUPS)):
            out[at + i] = row[i] + 1 if i < i64(len(row)) else 0
        at += GROUPS
        out[at] = u8(table.phase)
        out[at + 1] = u8(side(table.active, player, players))
        out[at + 2] = u8(side(table.starter, player, players))
        out[at + 3] = byte(table.round)
        self.at = at + 4

    def put_mats(self, table: Gentes, player: i64) -> None:
        out = self.out
        at = self.at
        mats = table.mats
        for place in range(table.players):
            first = seat_at(place, player, table.players) * MAT
            for i in range(i64(NUMBERS)):
                number = i64(mats[first + i])
                out[at + i] = u8(number) if number & 255 == number else byte(number)
            at += NUMBERS
        self.at += SEATS * NUMBERS

    def put_sets(self, table: Gentes, player: i64, first: i64, count: i64) -> None:
        """One set of every seat."""
        players = table.players
        for place in range(players):
            self.put_bits(table.sets[first + seat_at(place, player, players)], count)
        self.leave((SEATS - players) * count)


def make(places: list[int]) -> Board:
    return GentesBoard(SETS)
