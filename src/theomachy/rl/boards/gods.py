"""The field of GODS: what lies on each of the hexes around 0,0, whose it is, and how many cards lie beside it."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import append, remove, vec
from mypy_extensions import i32, i64, u8

from theomachy.core.position import Position
from theomachy.games.gods.common.rules.actions import HEX_BITS, KIND_SHIFT, SEAT
from theomachy.games.gods.common.rules.cards import GOD_SHIFT, KIND_BITS
from theomachy.games.gods.common.rules.state import GodsTable, by_colour
from theomachy.games.gods.first.rules.rules import GodsFirst
from theomachy.games.gods.second.rules.rules import GodsSecond
from theomachy.parts.hexes import step
from theomachy.rl.board import Board, byte, seat_at, side

DISPLAY: Final = 2
COLOURS: Final = 4
SEATS: Final = 4
STOCKS: Final = 5
BELOW: Final = 8  # a penalty may bring points below zero
NOBODY_YET: Final = -1


class Window:
    """The hexes that have a place on the board: by place their code, and by code their place."""

    def __init__(self, hexes: list[int]) -> None:
        codes: vec[i32] = vec[i32]()
        for at in hexes:
            codes = append(codes, i32(at))
        self.codes: vec[i32] = codes
        self.low: i64 = min([at >> 8 for at in hexes])  # of q and of r: the window is as high as it is wide
        self.width: i64 = max([at >> 8 for at in hexes]) - self.low + 1
        self.places: vec[i32] = vec[i32]([-1] * int(self.width * self.width))
        for i in range(i64(len(codes))):
            at = i64(codes[i])
            self.places[((at >> 8) - self.low) * self.width + (at & 255) - self.low] = i32(i)

    def place(self, at: i64) -> i64:
        """Where the hex is drawn, -1 if it lies too far away."""
        q = (at >> 8) - self.low
        r = (at & 255) - self.low
        if q < 0 or q >= self.width or r < 0 or r >= self.width:
            return -1
        return i64(self.places[q * self.width + r])


class GodsBoard(Board):
    """An action changes the hex that it names and those beside it, nothing else on the field: `follow` looks there."""

    def __init__(self, window: Window) -> None:
        super().__init__(0)
        self.window: Window = window
        self.lying: vec[i32] = vec[i32]()  # places on which a card is drawn
        self.player: i64 = NOBODY_YET  # whose sides are drawn
        self.sides: vec[u8] = vec[u8](bytes(SEATS + 1))  # by seat + 1

    def another(self) -> Board:
        return GodsBoard(self.window)

    def parts(self) -> list[tuple[str, list[int]]]:
        count = len(self.window.codes)
        return [
            ("card", [count]), ("owner", [count]), ("beside", [count]), ("tribes", [SEATS, COLOURS]),
            ("prizes", [SEATS, COLOURS]), ("stocks", [SEATS, STOCKS]), ("display", [DISPLAY]), ("supply", [COLOURS]),
            ("moment", [4]),
        ]  # fmt: skip

    def forget(self) -> None:
        self.player = NOBODY_YET

    def fill(self, position: Position, player: i64) -> None:
        table = cast(GodsTable, position)
        self.look_from(table, player)
        self.draw_field(table)
        self.draw_stocks(table, player)

    def follow(self, position: Position, player: i64, done: vec[i32], count: i64) -> None:
        table = cast(GodsTable, position)
        for i in range(count):
            if i64(done[i]) >> KIND_SHIFT == SEAT:  # chance lays a temple without naming its hex
                self.fill(position, player)
                return
        turned = player != self.player
        if turned:
            self.look_from(table, player)
        for i in range(count):
            at = i64(done[i]) & HEX_BITS
            if at != 0:
                self.draw_around(table, at)
        if turned:
            self.draw_owners(table)
        self.draw_stocks(table, player)

    # ---- the field: three numbers for every hex. Its window is always wider than what is seen here.

    def look_from(self, table: GodsTable, player: i64) -> None:
        self.player = player
        for seat in range(table.players):
            self.sides[seat + 1] = u8(side(seat, player, table.players))

    def draw_field(self, table: GodsTable) -> None:
        field = table.field
        cards = field.cards
        near = field.near
        bits = field.bits
        base = field.base
        codes = self.window.codes
        count = i64(len(codes))
        out = self.out
        start = self.start
        sides = self.sides
        lying: vec[i32] = vec[i32]()
        for i in range(count):
            code = i64(codes[i])
            c = ((code >> 8) << bits) + (code & 255) - base
            card = i64(cards[c])
            out[start + i] = u8(card & KIND_BITS)
            out[start + count + i] = sides[card >> GOD_SHIFT]
            out[start + 2 * count + i] = near[c]
            if card != 0:
                lying = append(lying, i32(i))
        self.lying = lying

    def draw_around(self, table: GodsTable, at: i64) -> None:
        """A hex and its six neighbours."""
        field = table.field
        cards = field.cards
        near = field.near
        bits = field.bits
        base = field.base
        window = self.window
        count = i64(len(window.codes))
        out = self.out
        start = self.start
        for i in range(i64(7)):
            code = at
            if i < 6:
                code += step(i)
            place = window.place(code)
            if place < 0:
                continue
            c = ((code >> 8) << bits) + (code & 255) - base
            card = i64(cards[c])
            kind = u8(card & KIND_BITS)
            drawn = out[start + place]
            if drawn != kind:
                out[start + place] = kind
                if drawn == 0:
                    self.lying = append(self.lying, i32(place))
                elif kind == 0:
                    self.lying = remove(self.lying, i32(place))
            out[start + count + place] = self.sides[card >> GOD_SHIFT]
            out[start + 2 * count + place] = near[c]

    def draw_owners(self, table: GodsTable) -> None:
        """Whose everything is, from another side."""
        field = table.field
        cards = field.cards
        bits = field.bits
        base = field.base
        codes = self.window.codes
        out = self.out
        owners = self.start + i64(len(codes))
        sides = self.sides
        lying = self.lying
        for i in range(i64(len(lying))):
            place = i64(lying[i])
            code = i64(codes[place])
            card = i64(cards[((code >> 8) << bits) + (code & 255) - base])
            out[owners + place] = sides[card >> GOD_SHIFT]

    # ---- what lies beside it

    def draw_stocks(self, table: GodsTable, player: i64) -> None:
        players = table.players
        out = self.out
        tribes = self.start + 3 * i64(len(self.window.codes))
        prizes = tribes + SEATS * COLOURS
        stocks = prizes + SEATS * COLOURS
        for place in range(players):
            seat = seat_at(place, player, players)
            first = by_colour(seat, 1)
            for i in range(i64(COLOURS)):
                out[tribes + i] = table.tribes[first + i]
            tribes += COLOURS
            out[stocks] = table.power[seat]
            out[stocks + 1] = table.temples[seat]
            out[stocks + 2] = table.stones[seat]
            out[stocks + 3] = table.extras[seat]
            out[stocks + 4] = byte(table.score(seat) + BELOW)
            stocks += STOCKS
        self.draw_prizes(table, player, prizes)
        at = prizes + SEATS * (COLOURS + STOCKS)
        for slot in range(i64(DISPLAY)):
            out[at + slot] = table.display[slot]
        at += DISPLAY
        for i in range(i64(COLOURS)):
            out[at + i] = table.supply.counts[i + 1]
        at += COLOURS
        out[at] = u8(table.phase)
        out[at + 1] = u8(side(table.active, player, players))
        out[at + 2] = byte(table.actions_left)
        out[at + 3] = byte(table.used)
        self.at = at + 4

    def draw_prizes(self, table: GodsTable, player: i64, at: i64) -> None:
        """What each seat has got for being first: the chip of a colour, or in the first edition its points tiles."""
        out = self.out
        players = table.players
        if isinstance(table, GodsSecond):
            for i in range(i64(COLOURS)):
                holder = side(i64(table.chips[i + 1]) - 1, player, players)
                for place in range(players):
                    out[at + place * COLOURS + i] = 1 if holder == place + 1 else 0
            return
        tiles = cast(GodsFirst, table).points_tiles
        for place in range(players):
            first = by_colour(seat_at(place, player, players), 1)
            for i in range(i64(COLOURS)):
                out[at + place * COLOURS + i] = tiles[first + i]


def make(places: list[int]) -> Board:
    return GodsBoard(Window(places))
