"""GODS, second edition: the index of the chapters. What may be done, and who does it."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i32, i64

from theomachy.core.dice import Dice
from theomachy.core.keys import key_of
from theomachy.core.position import CHANCE, Position
from theomachy.games.gods.common.rules.actions import (
    DECAY_HERE,
    DESERT_HERE,
    DISCARD,
    DRAW,
    END_TURN,
    GIVE_STONE,
    MOVE,
    PLAY_EXTRA,
    SEAT,
    START,
    TAKE_EXTRA,
    TEMPLE_HERE,
    TO,
    TRIBE,
    WHIRL,
    WHIRL_IDLE,
)  # fmt: skip
from theomachy.games.gods.common.rules.cards import DECAY, DESERT, EXTRA, WHIRLWIND
from theomachy.games.gods.common.rules.choices import (
    action_choices,
    draw_number,
    draw_weights,
    draws,
    even_weights,
    small_choices,
)  # fmt: skip
from theomachy.games.gods.common.rules.placing import (
    place_decay,
    place_desert,
    place_temple,
    place_tribe,
    serve,
    settle_desert,
    stones_still_wanted,
)  # fmt: skip
from theomachy.games.gods.common.rules.table import ACTION, ONCE_DISCARD, ONCE_MOVE, ONCE_TEMPLE, REFILL, STONE
from theomachy.games.gods.common.rules.turn import (
    ask_who_starts,
    move_desert,
    play_extra,
    seat_temple,
    take_extra,
    use_whirlwind,
    whirl,
)  # fmt: skip
from theomachy.games.gods.second.rules.clauses import CLAUSES
from theomachy.games.gods.second.rules.nations import fall, unite
from theomachy.games.gods.second.rules.refusals import why_not
from theomachy.games.gods.second.rules.state import SecondTable
from theomachy.games.gods.second.rules.turn import begin_turn, discard, drawn, end_turn, finish_action


class GodsSecond(SecondTable):
    def copy(self) -> GodsSecond:
        to = GodsSecond(self.players, self.gods, self.field.copy(), self.supply.copy(), self.fixed)
        self.copy_table(to)
        to.chips = self.chips[:]
        to.aside = self.aside
        to.news = self.news
        return to

    def key(self) -> int:
        """What is due while stones run short counts as given: it is certain, and records of old keep their keys."""
        if len(self.due) > 0:
            return key_of(self.settled().state_bytes())
        return key_of(self.state_bytes())

    def settled(self) -> GodsSecond:
        """A copy in which everybody has what is due."""
        to = self.copy()
        to.settle()
        return to

    def clause(self, rule: str) -> str:
        if rule == "over":
            return self.ending
        if rule == "one other card a turn" and self.fixed.per_kind:
            return CLAUSES["once a turn"]
        return CLAUSES[rule]

    def founded(self, god: i64, colour: i64) -> None:
        unite(self, god, colour)

    def fell(self, god: i64, colour: i64) -> None:
        fall(self, god, colour)

    def score(self, player: i64) -> i64:
        return self.points(player)

    def rank(self, player: i64) -> i64:
        """By victory points, then by power; equal in both is a shared place (GODS2-X-06 to GODS2-X-08)."""
        place: i64 = 1
        mine = self.points(player) * 256 + i64(self.power[player])
        for other in range(self.players):
            if self.points(other) * 256 + i64(self.power[other]) > mine:
                place += 1
        return place

    def why_not(self, player: i64, action: i32) -> str:
        return why_not(self, player, i64(action))

    # ---- what may be done

    def legal(self, player: i64) -> vec[i32]:
        if player != self.turn:
            return vec[i32]()
        phase = self.phase
        if phase == ACTION:
            return action_choices(self)
        if phase == REFILL:
            return draws(self)
        return small_choices(self)

    def weights(self) -> vec[i32]:
        if self.phase == REFILL:
            return draw_weights(self)
        return even_weights(i64(len(self.legal(CHANCE))))

    def sample(self, rng: Dice) -> i32:
        if self.phase != REFILL:
            return Position.sample(self, rng)
        return draw_number(self, rng.below(self.supply.left))

    # ---- doing it

    def apply(self, player: i64, action: i32) -> None:
        a: i64 = i64(action)
        kind = a >> 24
        x = a >> 16 & 255
        at = a & 65535
        if kind == DRAW:
            drawn(self, x)
        elif kind == TRIBE:
            place_tribe(self, at, x)
            finish_action(self)
        elif kind == TEMPLE_HERE:
            self.used |= ONCE_TEMPLE
            place_temple(self, at)
            if self.phase != STONE:
                finish_action(self)
        elif kind == DESERT_HERE:
            self.used |= self.other_bit(DESERT)
            place_desert(self, at)
            finish_action(self)
        elif kind == DISCARD:
            self.used |= ONCE_DISCARD
            discard(self, x)
            finish_action(self)
        elif kind == MOVE:
            self.used |= ONCE_MOVE
            move_desert(self, at)
        elif kind == TO:
            settle_desert(self, at)
            finish_action(self)
        elif kind == DECAY_HERE:
            self.used |= self.other_bit(DECAY)
            place_decay(self, at, x - 1)
            finish_action(self)
        elif kind == WHIRL:
            self.used |= self.other_bit(WHIRLWIND)
            whirl(self, at)
        elif kind == TAKE_EXTRA:
            self.used |= self.other_bit(EXTRA)
            take_extra(self)
            finish_action(self)
        elif kind == PLAY_EXTRA:
            play_extra(self)
        elif kind == END_TURN:
            end_turn(self)
        elif kind == GIVE_STONE:
            serve(self, at)
            if not stones_still_wanted(self):
                finish_action(self)
        elif kind == WHIRL_IDLE:
            self.used |= self.other_bit(WHIRLWIND)
            use_whirlwind(self)
            finish_action(self)
        elif kind == START:
            begin_turn(self, x)
        elif kind == SEAT:
            if seat_temple(self, x):
                self.after_seating()

    def after_seating(self) -> None:
        if self.fixed.options["start_player"] == "random":
            ask_who_starts(self)
        else:
            begin_turn(self, 0)
