"""The data of GODS, second edition, beyond what both editions share."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from theomachy.games.gods.common.rules.cards import DESERT, TRIBES
from theomachy.games.gods.common.rules.table import COLOURS, ONCE_FIRST_KIND, ONCE_OTHER, GodsTable, Numbers
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


class SecondTable(GodsTable):
    def __init__(self, players: i64, gods: tuple[str, ...], field: HexField, supply: Bag, fixed: SecondNumbers) -> None:
        super().__init__(players, gods, field, supply)
        self.fixed: SecondNumbers = fixed
        self.chips: vec[u8] = vec[u8](bytes(TRIBES + 1))  # by colour: seat + 1 of the holder, 0 in the stock
        self.aside: i64 = 0  # identical cards put aside during the refill under way
        self.news: bool = False  # a nation was united by the action under way

    def numbers(self) -> Numbers:
        return self.fixed

    def other_bit(self, kind: i64) -> i64:
        """The bit of `used` that playing this other card sets: one for them all, or one each (GODS2-R-17)."""
        if not self.fixed.per_kind:
            return ONCE_OTHER
        return i64(ONCE_FIRST_KIND) << (kind - DESERT)

    def cards_of(self, seat: i64, colour: i64) -> i64:
        """Points cards held: always the own tribes of the colour divided by three, rounded down (GODS2-R-31)."""
        held = self.tribes_of(seat, colour) // self.fixed.tribes_needed
        if len(self.due) > 0:  # stones of a temple are still being placed: until then nothing changes (GODS2-R-29)
            held -= i64(self.due[seat * COLOURS + colour])
        return held

    def points(self, seat: i64) -> i64:
        fixed = self.fixed
        total: i64 = 0
        for colour in range(i64(1), i64(TRIBES + 1)):
            total += self.cards_of(seat, colour) * fixed.card_value
            if i64(self.chips[colour]) == seat + 1:
                total += fixed.chip_value
        return total

    def state_bytes(self) -> bytes:
        return b"|".join((self.table_bytes(), bytes(self.chips), bytes(self.boxed), str(self.aside).encode()))
