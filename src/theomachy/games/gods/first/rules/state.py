"""The data of GODS, first edition, beyond what both editions share."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from theomachy.games.gods.common.rules.cards import TRIBES
from theomachy.games.gods.common.rules.state import COLOURS, GodsTable, Numbers, by_colour
from theomachy.parts.bag import Bag
from theomachy.parts.hexes import HexField


class FirstNumbers(Numbers):
    """Numbers and options that only the first edition has."""

    def __init__(self) -> None:
        super().__init__()
        self.village_value: i64 = 3
        self.tile_value: i64 = 2  # of a points tile
        self.tiles_per_colour: i64 = 3  # points tiles
        self.penalty: i64 = 4  # for the most temples
        self.end_different: i64 = 3  # villages of so many different colours bring the end
        self.end_any: i64 = 4  # or so many of any colours
        self.window: i64 = 3  # the end tile is among so many last tiles of the pile
        self.bag: bool = False
        self.refound: bool = True  # founding again earns another points tile


class FirstTable(GodsTable):
    def __init__(self, players: i64, gods: tuple[str, ...], field: HexField, supply: Bag, fixed: FirstNumbers) -> None:
        super().__init__(players, gods, field, supply)
        self.fixed: FirstNumbers = fixed
        self.points_tiles: vec[u8] = vec[u8](bytes(players * COLOURS))  # held, index `by_colour`
        self.last: bool = False  # the village end: when this turn is over, so is the game
        # Temples neither in hand nor on the field. None in play; a position typed by hand may leave some out.
        self.lost_temples: vec[u8] = vec[u8](bytes(players))

    def numbers(self) -> Numbers:
        return self.fixed

    def villages_of(self, seat: i64, colour: i64) -> i64:
        """Village tiles held; the stock, two for each colour, always suffices (GODS1-S-07, GODS1-R-11, GODS1-R-25)."""
        return self.threes_of(seat, colour)

    def tiles_of(self, seat: i64, colour: i64) -> i64:
        """Points tiles held."""
        return i64(self.points_tiles[by_colour(seat, colour)])

    def tiles_left(self, colour: i64) -> i64:
        """Points tiles of the colour in the stock (GODS1-S-07)."""
        left = self.fixed.tiles_per_colour
        for seat in range(self.players):
            left -= self.tiles_of(seat, colour)
        return left

    def tile_points(self, seat: i64) -> i64:
        """Victory points of village and points tiles, before the penalty (GODS1-V-03, GODS1-X-05)."""
        fixed = self.fixed
        total: i64 = 0
        for colour in range(i64(1), i64(TRIBES + 1)):
            total += self.villages_of(seat, colour) * fixed.village_value
            total += self.tiles_of(seat, colour) * fixed.tile_value
        return total

    def built(self, seat: i64) -> i64:
        """Temples on the field, the first one included (GODS1-R-14)."""
        return self.fixed.temples - i64(self.temples[seat]) - i64(self.lost_temples[seat])

    def most_built(self) -> i64:
        most: i64 = 0
        for seat in range(self.players):
            if self.built(seat) > most:
                most = self.built(seat)
        return most

    def is_penalised(self, seat: i64) -> bool:
        """Everybody who has most temples is, even if all are tied (GODS1-X-06, GODS1-R-14)."""
        return self.built(seat) == self.most_built()

    def points(self, seat: i64) -> i64:
        """Victory points if the game ended now: the penalty may make them negative, and holds with a bag as
        well (GODS1-X-06, GODS1-R-14, GODS1-R-32)."""
        total = self.tile_points(seat)
        if self.is_penalised(seat):
            total -= self.fixed.penalty
        return total

    def state_bytes(self) -> bytes:
        last = b"last" if self.last else b""
        return b"|".join((self.table_bytes(), bytes(self.points_tiles), bytes(self.boxed), last))
