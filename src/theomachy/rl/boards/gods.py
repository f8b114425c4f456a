"""The field of GODS: what lies on each of the hexes around 0,0, whose it is, and how many cards lie beside it."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i32, i64, u8

from theomachy.core.position import Position
from theomachy.games.gods.common.rules.cards import GOD_SHIFT, KIND_BITS
from theomachy.games.gods.common.rules.state import GodsTable
from theomachy.games.gods.first.rules.rules import GodsFirst
from theomachy.games.gods.second.rules.rules import GodsSecond
from theomachy.rl.board import Board, seat_at, side

DISPLAY: Final = 2
COLOURS: Final = 4
SEATS: Final = 4
BELOW: Final = 8  # a penalty may bring points below zero


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
            ("prizes", [SEATS, COLOURS]), ("stocks", [SEATS, 5]), ("display", [DISPLAY]), ("supply", [COLOURS]),
            ("moment", [4]),
        ]  # fmt: skip

    def fill(self, position: Position, player: i64) -> None:
        table = cast(GodsTable, position)
        players = table.players
        self.fill_field(table, player)
        for place in range(i64(SEATS)):
            if place >= players:
                self.skip(COLOURS)
                continue
            seat = seat_at(place, player, players)
            for colour in range(i64(1), i64(COLOURS + 1)):
                self.put(table.tribes_of(seat, colour))
        for place in range(i64(SEATS)):
            for colour in range(i64(1), i64(COLOURS + 1)):
                self.put(prizes(table, seat_at(place, player, players), colour) if place < players else 0)
        for place in range(i64(SEATS)):
            if place >= players:
                self.skip(5)
                continue
            seat = seat_at(place, player, players)
            self.put(i64(table.power[seat]))
            self.put(i64(table.temples[seat]))
            self.put(i64(table.stones[seat]))
            self.put(i64(table.extras[seat]))
            self.put(table.score(seat) + BELOW)
        for slot in range(i64(DISPLAY)):
            self.put(i64(table.display[slot]))
        for colour in range(i64(1), i64(COLOURS + 1)):
            self.put(i64(table.supply.counts[colour]))
        self.put(table.phase)
        self.put(side(table.active, player, players))
        self.put(table.actions_left)
        self.put(table.used)

    def fill_field(self, table: GodsTable, player: i64) -> None:
        """The three numbers of every hex. The window of the field is always wider than what is seen here."""
        field = table.field
        cards = field.cards
        near = field.near
        bits = field.bits
        base = field.base
        codes = self.codes
        count = i64(len(codes))
        out = self.out
        at = self.at
        sides: vec[u8] = vec[u8](bytes(SEATS + 1))  # by seat + 1
        for seat in range(table.players):
            sides[seat + 1] = u8(side(seat, player, table.players))
        for i in range(count):
            code = i64(codes[i])
            c = ((code >> 8) << bits) + (code & 255) - base
            card = i64(cards[c])
            out[at + i] = u8(card & KIND_BITS)
            out[at + count + i] = sides[card >> GOD_SHIFT]
            out[at + 2 * count + i] = near[c]
        self.at = at + 3 * count


def prizes(table: GodsTable, seat: i64, colour: i64) -> i64:
    """What a seat has got for being first: the chip of the colour, or in the first edition its points tiles."""
    if isinstance(table, GodsSecond):
        return 1 if i64(table.chips[colour]) == seat + 1 else 0
    return i64(cast(GodsFirst, table).points_tiles[seat * (COLOURS + 1) + colour])


def make(places: list[int]) -> Board:
    return GodsBoard(places)
