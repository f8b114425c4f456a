"""What a learned judge sees of GODS, second edition."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from theomachy.core.inputs import Inputs
from theomachy.core.position import Position
from theomachy.games.gods.common.bot.inputs import BLOCK_NAMES, COMMON_NAMES, GodsInputs
from theomachy.games.gods.common.rules.state import GodsTable
from theomachy.games.gods.second.rules.rules import GodsSecond

FREE: Final = ("constellation_seating", "start_player")  # options that a net need not know
EXPLORE: Final = 0.7
SHARP: Final = 2.8  # less than usual: its chances are calibrated, so differences are larger
MORE: Final = ("chips",)
COMMON: Final = ("aside", "cards worth less", "chips worth more", "one of each kind", "turns to go")
LAST_TURNS: Final = 40  # of a game with a last turn that are counted


class SecondInputs(GodsInputs):
    def __init__(self) -> None:
        super().__init__(i64(len(MORE)), i64(len(COMMON)))

    def names(self) -> list[str]:
        return [*BLOCK_NAMES, *MORE, *COMMON_NAMES, *COMMON]

    def look(self, position: Position) -> None:
        table = cast(GodsSecond, position)
        fixed = table.fixed
        self.look_at(table)
        for seat in range(table.players):
            chips: i64 = 0
            for colour in range(i64(len(table.chips))):
                if i64(table.chips[colour]) == seat + 1:
                    chips += 1
            self.slot = seat * self.block + i64(len(BLOCK_NAMES))
            self.note(chips)
        self.tell(table.aside)
        self.tell(3 - fixed.card_value)
        self.tell(fixed.chip_value - 1)
        self.tell_flag(fixed.per_kind)
        left: i64 = 0
        if fixed.max_turns > 0 and fixed.max_turns - table.turns < LAST_TURNS:
            left = LAST_TURNS - (fixed.max_turns - table.turns)
        self.tell(left)

    def base(self, table: GodsTable) -> i64:
        return cast(GodsSecond, table).fixed.card_value

    def bonus(self, table: GodsTable, seat: i64, colour: i64) -> i64:
        second = cast(GodsSecond, table)
        if second.chips[colour] == 0:
            return second.fixed.chip_value
        return 0

    def missing(self, table: GodsTable, seat: i64) -> i64:
        second = cast(GodsSecond, table)
        return second.fixed.limit - second.points(seat)


def make() -> Inputs:
    return SecondInputs()
