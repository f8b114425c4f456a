"""GODS, first edition: the index of the chapters. What may be done, and who does it."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i32, i64

from theomachy.core.dice import Dice
from theomachy.core.position import CHANCE, Position
from theomachy.games.gods.common.rules.actions import (
    DRAW,
    HEX_BITS,
    KIND_SHIFT,
    SEAT,
    X_BITS,
    X_SHIFT,
    at_in,
    kind_in,
    x_in,
)
from theomachy.games.gods.common.rules.cards import END_TILE
from theomachy.games.gods.common.rules.display import draw_number
from theomachy.games.gods.common.rules.rules import choices, do, even_weights, explain
from theomachy.games.gods.common.rules.state import LAST_TURN, OVER, REFILL
from theomachy.games.gods.first.rules import turn
from theomachy.games.gods.first.rules.clauses import CLAUSES
from theomachy.games.gods.first.rules.state import FirstTable
from theomachy.games.gods.first.rules.turn import (
    against_end_tile,
    begin_turn,
    drawn,
    end_turn,
    owner_choices,
    tile_weights,
    tiles,
    tiles_to_draw,
)
from theomachy.games.gods.first.rules.villages import fall, found


class GodsFirst(FirstTable):
    def copy(self) -> GodsFirst:
        to = GodsFirst(self.players, self.gods, self.field.copy(), self.supply.copy(), self.fixed)
        self.copy_table(to)
        to.points_tiles = self.points_tiles[:]
        to.last = self.last
        to.lost_temples = self.lost_temples  # never changes
        return to

    def settled(self) -> GodsFirst:
        to = self.copy()
        to.settle()
        return to

    # ---- what may be done

    def legal(self, player: i64) -> vec[i32]:
        if player != self.turn:
            return vec[i32]()
        if self.phase == REFILL:
            return tiles(self)
        if self.phase == LAST_TURN:
            return owner_choices(self)
        return choices(self)

    def weights(self) -> vec[i32]:
        if self.phase == REFILL:
            return tile_weights(self)
        return even_weights(i64(len(self.legal(CHANCE))))

    def sample(self, rng: Dice) -> i32:
        if self.phase != REFILL:
            return Position.sample(self, rng)
        return draw_number(self, rng.below(tiles_to_draw(self)))

    # ---- what speaks against it

    def rule_against(self, player: i64, action: i32) -> str:
        if action in self.legal(player):
            return ""
        kind = kind_in(i64(action))
        x = x_in(i64(action))
        at = at_in(i64(action))
        if self.phase == OVER:
            return "over"
        if kind in turn.NUMBERS:
            return turn.against(self, player, kind, x, at)
        if self.phase == LAST_TURN and player == self.turn:
            return "owner chooses"
        if kind == DRAW and x == END_TILE and at == 0:
            return against_end_tile(self, player)
        return explain(self, player, i64(action))

    def clause(self, rule: str) -> str:
        if rule == "over":
            return self.ending
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
        """Out of the game (GODS1-A-21)."""
        self.boxed[kind] += 1

    def decided(self) -> bool:
        """Points are counted when the game is over, and bring no end (GODS1-X-05)."""
        return False

    def founded(self, god: i64, colour: i64) -> None:
        found(self, god, colour)

    def fell(self, god: i64, colour: i64) -> None:
        fall(self, god, colour)

    def score(self, player: i64) -> i64:
        return self.points(player)
