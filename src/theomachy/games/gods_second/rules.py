"""GODS, second edition: the index of the chapters. What may be done, and who does it."""

from __future__ import annotations

from typing import Final

from theomachy.core.dice import Dice
from librt.vecs import append, vec
from mypy_extensions import i32, i64, u8

from theomachy.core.keys import key_of
from theomachy.core.position import CHANCE, Position
from theomachy.games.gods_common.cards import (
    DECAY, DESERT, EMPTY, EXTRA, NO_GOD, TEMPLE, TRIBES, WHIRLWIND, card_of,
)  # fmt: skip
from theomachy.games.gods_common.placing import (
    can_lift, lift_desert, owners_beside, place_decay, place_desert, place_temple, place_tribe, robbable, serve,
    settle_desert, stones_still_wanted, waits_for_stone,
)  # fmt: skip
from theomachy.games.gods_common.table import ACTION, AFTER, REFILL, SEATING, STARTER, STONE, WHERE_TO
from theomachy.games.gods_second.actions import (
    DECAY_HERE, DESERT_HERE, DISCARD, DRAW, END_TURN, GIVE_STONE, MOVE, PLAY_EXTRA, SEAT, START,
    TAKE_EXTRA, TEMPLE_HERE, TO, TRIBE, WHIRL, WHIRL_IDLE, pack,
)  # fmt: skip
from theomachy.games.gods_second.clauses import CLAUSES
from theomachy.games.gods_second.nations import fall, unite
from theomachy.games.gods_second.refusals import why_not
from theomachy.games.gods_second.state import (
    ONCE_DISCARD, ONCE_MOVE, ONCE_TEMPLE, SecondTable,
)  # fmt: skip
from theomachy.games.gods_second.turn import (
    begin_turn, discard, drawn, end_turn, finish_action, play_extra, take_extra, use_whirlwind, write,
)  # fmt: skip
from theomachy.parts.hexes import step

MOST_NEIGHBOURS: Final = 6
# Longer than any list of the three things that can be put on open hexes: 130 cards have at most 780 of those.
BLANK: Final = vec[i32]([0] * 2400)


class GodsSecond(SecondTable):
    def copy(self) -> GodsSecond:
        to = GodsSecond(self.players, self.gods, self.field.copy(), self.supply.copy(), self.fixed)
        self.copy_table(to)
        to.chips = self.chips[:]
        to.boxed = self.boxed[:]
        to.aside = self.aside
        to.news = self.news
        return to

    def key(self) -> int:
        return key_of(self.state_bytes())

    def clause(self, rule: str) -> str:
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
            return self.legal_actions()
        if phase == REFILL:
            return self.legal_draws()
        out: vec[i32] = vec[i32]()
        if phase == WHERE_TO:
            open = self.field.open
            for i in range(i64(len(open))):
                if i64(open[i]) != self.site:
                    out = append(out, i32(TO << 24) | open[i])
        elif phase == AFTER:
            out = append(out, pack(PLAY_EXTRA, 0, 0))
            out = append(out, pack(END_TURN, 0, 0))
        elif phase == STONE:
            for i in range(i64(6)):
                at = self.site + step(i)
                if waits_for_stone(self, at):
                    out = append(out, pack(GIVE_STONE, 0, at))
        elif phase == STARTER:
            for seat in range(self.players):
                out = append(out, pack(START, seat, 0))
        elif phase == SEATING:
            for seat in range(self.players):
                if i64(self.temples[seat]) == self.fixed.temples:
                    out = append(out, pack(SEAT, seat, 0))
        return out

    def legal_draws(self) -> vec[i32]:
        out: vec[i32] = vec[i32](capacity=8)
        counts = self.supply.counts
        for kind in range(i64(1), i64(EXTRA + 1)):
            if counts[kind] > 0:
                out = append(out, i32(DRAW << 24 | kind << 16))
        return out

    def legal_actions(self) -> vec[i32]:
        fixed = self.fixed
        seat = self.active
        power: i64 = i64(self.power[seat])
        used = self.used
        first: i64 = i64(self.display[0])
        second: i64 = i64(self.display[1])
        # For each thing that can be put onto the field: the most neighbours a hex may have for it.
        most_first = self.most_beside(first, power)
        most_second = self.most_beside(second, power)
        most_temple: i64 = 0
        if used & ONCE_TEMPLE == 0 and self.temples[seat] > 0:
            most_temple = power // fixed.temple_price
        head_first = head(first)
        head_second = head(second)
        temple = i32(TEMPLE_HERE << 24)
        field = self.field
        open = field.open
        near = field.near
        bits = field.bits
        base = field.base
        # Appending one by one is what would cost most here: fill a long enough list and cut it.
        out = BLANK[: 3 * i64(len(open)) + 2 * i64(len(self.deserts)) + 6]
        k: i64 = 0
        for i in range(i64(len(open))):
            at = open[i]
            a = i64(at)
            n: i64 = i64(near[((a >> 8) << bits) + (a & 255) - base])
            if n <= most_first:
                out[k] = head_first | at
                k += 1
            if n <= most_second:
                out[k] = head_second | at
                k += 1
            if n <= most_temple:
                out[k] = temple | at
                k += 1
        for slot in range(i64(2)):
            kind: i64 = i64(self.display[slot])
            if kind == EMPTY:
                continue
            if kind > DECAY and self.may_play_other(kind):
                k = self.fill_other(out, k, kind)
            if used & ONCE_DISCARD == 0:
                out[k] = i32(DISCARD << 24 | kind << 16)
                k += 1
        if used & ONCE_MOVE == 0 and power >= fixed.move_price:
            k = self.fill_deserts(out, k, MOVE)
        out = out[:k]
        if (first == DECAY or second == DECAY) and self.may_play_other(DECAY):
            out = self.add_robberies(out)
        return out

    def most_beside(self, kind: i64, power: i64) -> i64:
        """The most neighbours a hex may have for this card of the display to be put there; 0 if it cannot be."""
        if kind == EMPTY or kind > DECAY:
            return 0
        if kind <= TRIBES:
            return power // self.fixed.tribe_price
        if self.may_play_other(kind):
            return MOST_NEIGHBOURS
        return 0

    def fill_other(self, out: vec[i32], k: i64, kind: i64) -> i64:
        """Taking an extra action, or the whirlwind: written into the list from k on. Gives the next free place."""
        if kind == EXTRA:
            out[k] = i32(TAKE_EXTRA << 24)
            return k + 1
        k = self.fill_deserts(out, k, WHIRL)
        if self.fixed.whirlwind_idle:
            out[k] = i32(WHIRL_IDLE << 24)
            k += 1
        return k

    def fill_deserts(self, out: vec[i32], k: i64, kind: i64) -> i64:
        """One action of this kind for each desert that may be lifted."""
        deserts = self.deserts
        bound = self.fixed.keep_together
        for i in range(i64(len(deserts))):
            if not bound or can_lift(self, i64(deserts[i])):
                out[k] = i32(kind << 24) | deserts[i]
                k += 1
        return k

    def add_robberies(self, out: vec[i32]) -> vec[i32]:
        """The decays that take power from somebody; those that do not are in the list already."""
        seats = robbable(self)
        if seats == 0:
            return out
        open = self.field.open
        for i in range(i64(len(open))):
            victims = owners_beside(self, i64(open[i])) & seats
            seat: i64 = 1
            while victims != 0:
                if victims & 1:
                    out = append(out, i32(DECAY_HERE << 24 | seat << 16) | open[i])
                victims >>= 1
                seat += 1
        return out

    def weights(self) -> vec[i32]:
        out: vec[i32] = vec[i32]()
        if self.phase == REFILL:
            for kind in range(i64(1), i64(EXTRA + 1)):
                if self.supply.counts[kind] > 0:
                    out = append(out, i32(self.supply.counts[kind]))
        else:
            for _ in range(i64(len(self.legal(CHANCE)))):
                out = append(out, 1)
        return out

    def sample(self, rng: Dice) -> i32:
        if self.phase != REFILL:
            return Position.sample(self, rng)
        x = rng.below(self.supply.left)
        kind: i64 = 1
        while x >= i64(self.supply.counts[kind]):
            x -= i64(self.supply.counts[kind])
            kind += 1
        return i32(DRAW << 24 | kind << 16)

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
            self.pay(self.active, self.fixed.move_price)
            if self.events is not None:
                write(self, "move paid", "GODS2-A-26", {"who": self.active, "price": self.fixed.move_price})
            lift_desert(self, at)
            self.phase = WHERE_TO
        elif kind == TO:
            settle_desert(self, at)
            finish_action(self)
        elif kind == DECAY_HERE:
            self.used |= self.other_bit(DECAY)
            place_decay(self, at, x - 1)
            finish_action(self)
        elif kind == WHIRL:
            self.used |= self.other_bit(WHIRLWIND)
            use_whirlwind(self)
            lift_desert(self, at)
            self.phase = WHERE_TO
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
            self.seat_temple(x)

    def seat_temple(self, seat: i64) -> None:
        """CHANCE has given the next temple of the constellation to this seat (GODS2-R-02)."""
        placed: i64 = 0
        for other in range(self.players):
            if i64(self.temples[other]) < self.fixed.temples:
                placed += 1
        self.field.put(self.fixed.slots[placed], card_of(TEMPLE, seat))
        self.temples[seat] -= 1
        if self.events is not None:
            write(self, "seated", "GODS2-R-02", {"who": seat})
        if placed + 1 == self.players:
            self.after_seating()

    def after_seating(self) -> None:
        if self.fixed.options["start_player"] == "random":
            self.phase = STARTER
            self.turn = CHANCE
        else:
            begin_turn(self, 0)


def head(kind: i64) -> i32:
    """The action that puts this card of the display onto the field, without its hex; a decay robs nobody."""
    if kind == DESERT:
        return i32(DESERT_HERE << 24)
    if kind == DECAY:
        return i32(DECAY_HERE << 24)
    return i32(TRIBE << 24 | kind << 16)
