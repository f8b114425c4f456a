"""The data of GODS, second edition, beyond what both editions share."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from theomachy.games.gods.common.rules.cards import TRIBES
from theomachy.games.gods.common.rules.state import (
    ONCE_DISCARD,
    ONCE_EACH_KIND,
    ONCE_MOVE,
    ONCE_OTHER,
    ONCE_TEMPLE,
    GodsTable,
    Numbers,
)
from theomachy.parts.bag import Bag
from theomachy.parts.hexes import HexField


class SecondNumbers(Numbers):
    """Numbers and options that only the second edition has."""

    def __init__(self) -> None:
        super().__init__()
        self.card_value: i64 = 3
        self.chip_value: i64 = 1
        self.limit: i64 = 9  # victory points that end the game
        self.per_kind: bool = False  # other_cards_once = per_kind
        self.max_turns: i64 = 0  # 0: none

    def limit_other_cards(self, per_kind: bool) -> None:
        """Everything but tribes and extra actions once in a turn (GODS2-T-11, GODS2-R-18); of desert, decay, whirlwind
        and taking an extra action one in all, or one of each (GODS2-R-17)."""
        self.per_kind = per_kind
        self.once = ONCE_TEMPLE | ONCE_MOVE | ONCE_DISCARD
        if per_kind:
            self.once |= ONCE_EACH_KIND
        else:
            self.once |= ONCE_OTHER


class SecondTable(GodsTable):
    def __init__(self, players: i64, gods: tuple[str, ...], field: HexField, supply: Bag, fixed: SecondNumbers) -> None:
        super().__init__(players, gods, field, supply)
        self.fixed: SecondNumbers = fixed
        # By colour: seat + 1 of the holder, 0 for a chip that lies in the stock (GODS2-S-04).
        self.chips: vec[u8] = vec[u8](bytes(TRIBES + 1))
        self.aside: i64 = 0  # identical cards put aside during the refill under way
        self.news: bool = False  # a nation was united by the action under way

    def numbers(self) -> Numbers:
        return self.fixed

    def cards_of(self, seat: i64, colour: i64) -> i64:
        """Points cards held; the stock, two for each colour with any number of players, always suffices (GODS2-V-02,
        GODS2-R-31, GODS2-R-32, GODS2-R-43)."""
        return self.threes_of(seat, colour)

    def has_chip(self, seat: i64, colour: i64) -> bool:
        return i64(self.chips[colour]) == seat + 1

    def chip_is_free(self, colour: i64) -> bool:
        """Nobody has ever united a nation of the colour (GODS2-V-04, GODS2-R-33)."""
        return self.chips[colour] == 0

    def points(self, seat: i64) -> i64:
        """The numbers on points cards and chips, nothing else (GODS2-V-09, GODS2-R-04)."""
        fixed = self.fixed
        total: i64 = 0
        for colour in range(i64(1), i64(TRIBES + 1)):
            total += self.threes_of(seat, colour) * fixed.card_value
            if self.has_chip(seat, colour):
                total += fixed.chip_value
        return total

    def state_bytes(self) -> bytes:
        return b"|".join((self.table_bytes(), bytes(self.chips), bytes(self.boxed), str(self.aside).encode()))
