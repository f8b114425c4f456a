"""What a learned judge sees of GODS, first edition."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from theomachy.core.inputs import Inputs
from theomachy.core.position import Position
from theomachy.games.gods.common.bot.inputs import BLOCK_NAMES, COMMON_NAMES, NO_LIMIT, GodsInputs
from theomachy.games.gods.common.rules.cards import END_TILE, TRIBES
from theomachy.games.gods.common.rules.state import GodsTable
from theomachy.games.gods.first.rules.rules import GodsFirst

FREE: Final = ("constellation_seating", "start_player")  # options that a net need not know
EXPLORE: Final = 0.75
SHARP: Final = 2.7  # less than usual: its chances are calibrated, so differences are larger
ROLLED: Final = (3, 4)  # players: the tree alone hardly sees past the next opponent
EXPLORE_ROLLED: Final = 0.3
SHARP_ROLLED: Final = 6.0
MORE: Final = (
    "points tiles", "temples built", "most temples", "most temples alone", "temples to the most",
    "colours with villages", "two colours", "villages 2", "villages 3", "brings the end", "points ahead",
    "points ahead 3", "points behind", "points behind 3", "points behind 7",
)  # fmt: skip
COMMON: Final = ("last", "end tile possible", "end tile near", "bag", "no founding again", "a village from the end")


class FirstInputs(GodsInputs):
    def __init__(self) -> None:
        super().__init__(i64(len(MORE)), i64(len(COMMON)))

    def names(self) -> list[str]:
        return [*BLOCK_NAMES, *MORE, *COMMON_NAMES, *COMMON]

    def look(self, position: Position) -> None:
        table = cast(GodsFirst, position)
        fixed = table.fixed
        self.look_at(table)
        most = table.most_built()
        nearest: i64 = 0
        for seat in range(table.players):
            self.slot = seat * self.block + i64(len(BLOCK_NAMES))
            near = self.villages(table, seat, most)
            if near > nearest:
                nearest = near
        self.tell_flag(table.last)
        ending: i64 = i64(table.supply.counts[END_TILE])
        self.tell_flag(ending > 0 and table.supply.left <= fixed.window)
        self.tell_flag(ending > 0 and table.supply.left <= fixed.window + 4)
        self.tell_flag(fixed.bag)
        self.tell_flag(not fixed.refound)
        self.tell(nearest)

    def villages(self, table: GodsFirst, seat: i64, most: i64) -> i64:
        """What stands on the table for the end and the penalty; 1 if one more village brings the end, 2 if none."""
        fixed = table.fixed
        tiles: i64 = 0
        different: i64 = 0
        total: i64 = 0
        for colour in range(i64(1), i64(TRIBES + 1)):
            tiles += table.tiles_of(seat, colour)
            villages = table.villages_of(seat, colour)
            total += villages
            if villages > 0:
                different += 1
        built = table.built(seat)
        sharing: i64 = 0
        best: i64 = -NO_LIMIT
        for other in range(table.players):
            if table.built(other) == most:
                sharing += 1
            if other != seat and table.points(other) > best:
                best = table.points(other)
        self.note(tiles)
        self.note(built)
        self.flag(built == most)
        self.flag(built == most and sharing == 1)
        self.note(most - built)
        self.note(different)
        self.flag(different >= 2)
        self.flag(total >= 2)
        self.flag(total >= 3)
        ends = different >= fixed.end_different or total >= fixed.end_any
        self.flag(ends)
        ahead = table.points(seat) - best
        self.note(ahead)
        self.flag(ahead >= 3)
        self.note(-ahead)
        self.flag(ahead <= -3)
        self.flag(ahead <= -7)
        if ends:
            return 2
        if different == fixed.end_different - 1 or total == fixed.end_any - 1:
            return 1
        return 0

    def base(self, table: GodsTable) -> i64:
        return cast(GodsFirst, table).fixed.village_value

    def bonus(self, table: GodsTable, seat: i64, colour: i64) -> i64:
        first = cast(GodsFirst, table)
        if first.tiles_left(colour) == 0:
            return 0
        if first.fixed.refound or first.tiles_of(seat, colour) <= first.villages_of(seat, colour):
            return first.fixed.tile_value
        return 0

    def missing(self, table: GodsTable, seat: i64) -> i64:
        return NO_LIMIT


def make() -> Inputs:
    return FirstInputs()
