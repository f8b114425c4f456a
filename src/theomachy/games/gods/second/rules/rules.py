"""GODS, second edition: the index of the chapters. What may be done, and who does it."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i32, i64

from theomachy.core.dice import Dice
from theomachy.core.position import CHANCE, Position
from theomachy.games.gods.common.rules.actions import (
    HEX_BITS,
    KIND_SHIFT,
    SEAT,
    X_BITS,
    X_SHIFT,
    at_in,
    kind_in,
    x_in,
)
from theomachy.games.gods.common.rules.display import draw_number, draw_weights
from theomachy.games.gods.common.rules.rules import choices, do, even_weights, explain
from theomachy.games.gods.common.rules.state import OVER, REFILL
from theomachy.games.gods.second.rules import turn
from theomachy.games.gods.second.rules.clauses import CLAUSES
from theomachy.games.gods.second.rules.nations import fall, nations_end_it, unite
from theomachy.games.gods.second.rules.state import SecondTable
from theomachy.games.gods.second.rules.turn import begin_turn, drawn, end_turn


class GodsSecond(SecondTable):
    def copy(self) -> GodsSecond:
        to = GodsSecond(self.players, self.gods, self.field.copy(), self.supply.copy(), self.fixed)
        self.copy_table(to)
        to.chips = self.chips[:]
        to.aside = self.aside
        to.news = self.news
        return to

    def settled(self) -> GodsSecond:
        to = self.copy()
        to.settle()
        return to

    # ---- what may be done

    def legal(self, player: i64) -> vec[i32]:
        if player != self.turn:
            return vec[i32]()
        return turn.add_own(self, choices(self))

    def weights(self) -> vec[i32]:
        if self.phase == REFILL:
            return draw_weights(self)
        return even_weights(i64(len(self.legal(CHANCE))))

    def sample(self, rng: Dice) -> i32:
        if self.phase != REFILL:
            return Position.sample(self, rng)
        return draw_number(self, rng.below(self.supply.left))

    # ---- what speaks against it

    def rule_against(self, player: i64, action: i32) -> str:
        if action in self.legal(player):
            return ""
        kind = kind_in(i64(action))
        if kind > SEAT and self.phase != OVER:
            return turn.against(self, player, kind, x_in(i64(action)), at_in(i64(action)))
        return explain(self, player, i64(action))

    def clause(self, rule: str) -> str:
        if rule == "over":
            return self.ending
        if rule == "one other card a turn" and self.fixed.per_kind:
            return CLAUSES["once a turn"]
        return CLAUSES.get(rule, rule)  # chapters of this edition name their clauses themselves

    # ---- doing it

    def apply(self, player: i64, action: i32) -> None:
        a: i64 = i64(action)
        kind = a >> KIND_SHIFT
        if kind <= SEAT:
            do(self, kind, a >> X_SHIFT & X_BITS, a & HEX_BITS)
        else:
            turn.do(self, kind, a >> X_SHIFT & X_BITS, a & HEX_BITS)

    def begin_turn(self, seat: i64) -> None:
        begin_turn(self, seat)

    def end_turn(self) -> None:
        end_turn(self)

    def drawn(self, kind: i64) -> None:
        drawn(self, kind)

    def put_away(self, kind: i64) -> None:
        """Back into the sack, at once (GODS2-A-29, GODS2-R-06)."""
        self.supply.put(kind)

    def decided(self) -> bool:
        return nations_end_it(self)

    def founded(self, god: i64, colour: i64) -> None:
        unite(self, god, colour)

    def fell(self, god: i64, colour: i64) -> None:
        fall(self, god, colour)

    def score(self, player: i64) -> i64:
        return self.points(player)
