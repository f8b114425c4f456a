"""Playing Gods: the index of the chapters. What may be done, what speaks against the rest, and who does it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from theomachy.core.dice import Dice
from theomachy.core.keys import key_of
from theomachy.core.position import CHANCE, Position
from theomachy.games.playing_gods.rules import (
    attack,
    conversion,
    defence,
    godkiller,
    kills,
    leaving,
    opening,
    piles,
    sects,
    stealing,
    turn,
)
from theomachy.games.playing_gods.rules.actions import (
    DECLARED,
    KIND_AT,
    PASS,
    STILL,
    X_BITS,
    Declared,
    is_meant,
    kind_in,
    pack,
    x_in,
)
from theomachy.games.playing_gods.rules.ending import place_of
from theomachy.games.playing_gods.rules.phases import (
    ACTING,
    CONVERTING,
    DEAL_FAITH,
    DEAL_WRATH,
    DEFENDING,
    DIE,
    DIVIDING,
    DRAW_OR_FORTIFY,
    DRAWING,
    FIRST_ROLL,
    GAINING,
    HOMES,
    KILLING_GOD,
    LOOTING,
    LOSING,
    NAMING,
    OFFERING,
    OVER,
    PLACES,
    PROTECTING,
    RISEN,
    RISEN_FAITH,
    RISEN_WRATH,
    RISING,
    SAVING,
    STEALING,
    TAKING,
    THEN_DRAW,
    THEN_PORTAL,
    WAY,
)  # fmt: skip
from theomachy.games.playing_gods.rules.redeal import redeal
from theomachy.games.playing_gods.rules.state import Table
from theomachy.games.playing_gods.rules.untimely import IN_TURN

# All kinds of actions, since all chapters are loaded here; by number the chapter that says what speaks against one.
KINDS: Final[tuple[Declared, ...]] = tuple(DECLARED.values())
EXPLAINED_BY: Final[dict[int, Callable[[Table, i64, i64, i64], str]]] = {
    **dict.fromkeys(attack.KINDS, attack.against),
    **dict.fromkeys(conversion.KINDS, conversion.against),
    **dict.fromkeys(defence.KINDS, defence.against),
    **dict.fromkeys(godkiller.KINDS, godkiller.against),
    **dict.fromkeys(kills.KINDS, kills.against),
    **dict.fromkeys(leaving.KINDS, leaving.against),
    **dict.fromkeys(opening.KINDS, opening.against),
    **dict.fromkeys(piles.KINDS, piles.against),
    **dict.fromkeys(sects.KINDS, sects.against),
    **dict.fromkeys(stealing.KINDS, stealing.against),
    **dict.fromkeys(turn.KINDS, turn.against),
}


class PlayingGods(Table):
    def copy(self) -> PlayingGods:
        to = PlayingGods(self.players, self.names, self.fixed, self.wrath.copy(), self.conversion.copy())
        self.copy_table(to)
        return to

    def redeal(self, viewer: i64, rng: Dice) -> PlayingGods:
        to = self.copy()
        redeal(to, viewer, rng)
        return to

    def key(self) -> int:
        return key_of(self.state_bytes())

    def score(self, player: i64) -> i64:
        """There are no points (PG-K-01); what counts are the territories ruled."""
        return i64(self.lands[player])

    def rank(self, player: i64) -> i64:
        return place_of(self, player)

    def midway(self) -> bool:
        phase = self.phase
        return (NAMING <= phase and phase <= RISEN_WRATH) or phase == TAKING or phase == LOOTING

    def proceed(self) -> None:
        if self.then == THEN_PORTAL:
            turn.at_portal(self)
        elif self.then == THEN_DRAW:
            turn.next_draw(self)
        else:
            turn.end_turn(self)

    # ---- what may be done: for each phase its list

    def legal(self, player: i64) -> vec[i32]:
        if player != self.turn:
            return vec[i32]()
        phase = self.phase
        if phase == WAY:
            return turn.ways(self)
        if phase == ACTING:
            return self.legal_at_portal()
        if phase == DIE or phase == FIRST_ROLL:
            return turn.add_rolls(self, vec[i32](capacity=6))
        if player == CHANCE and phase != HOMES:
            out: vec[i32] = vec[i32](capacity=16)
            return stealing.add_loot(self, out) if phase == LOOTING else piles.add_cards(self, out)
        if phase < ACTING:
            return self.legal_on_spaces(vec[i32](capacity=8))
        return self.legal_in_answer(vec[i32](capacity=6))

    def legal_at_portal(self) -> vec[i32]:
        """Attacks, conversions and gain cards, in any order and number, or nothing (PG-T-09)."""
        out: vec[i32] = vec[i32](capacity=18)
        out = attack.add_attacks(self, out)
        out = conversion.add_conversions(self, out)
        out = sects.add_gains(self, out)
        return append(out, pack(turn.END, 0))

    def legal_on_spaces(self, out: vec[i32]) -> vec[i32]:
        """On the other spaces, and in the opening."""
        phase = self.phase
        if phase == DRAW_OR_FORTIFY:
            return sects.add_cities(self, append(out, pack(turn.DRAW, 0)))
        if phase == LOSING:
            return sects.add_losses(self, out)
        if phase == GAINING:
            return sects.add_places(self, out)
        if phase == KILLING_GOD:
            return godkiller.add_victims(self, out)
        if phase == STEALING:
            return stealing.add_victims(self, out)
        if phase == TAKING:
            return stealing.add_takes(self, out)
        if phase == HOMES:
            return opening.add_homes(self, out)
        if phase == PLACES:
            return opening.add_portals(self, out, self.active)
        return out

    def legal_in_answer(self, out: vec[i32]) -> vec[i32]:
        """Inside an attack, a conversion or a return."""
        phase = self.phase
        if phase == NAMING:
            return attack.add_targets(self, out)
        if phase == PROTECTING:
            return defence.add_protections(self, out)
        if phase == DIVIDING:
            return kills.add_kills(self, out)
        if phase == SAVING:
            return godkiller.add_rescue(self, out)
        if phase == OFFERING:
            return conversion.add_offers(self, out)
        if phase == DEFENDING:
            return conversion.add_defences(self, out)
        if phase == CONVERTING:
            return conversion.add_lands(self, out)
        if phase == RISING:
            return leaving.add_answers(out)
        if phase == RISEN:
            return opening.add_portals(self, out, self.turn)
        return out

    # ---- what speaks against the rest: the chapter of its kind explains it

    def why_not(self, player: i64, action: i32) -> str:
        """Empty for what is in the list: it decides, this only explains."""
        open_to = self.legal(player)
        for i in range(i64(len(open_to))):
            if open_to[i] == action:
                return ""
        kind = kind_in(i64(action))
        x = x_in(i64(action))
        if self.phase == OVER:
            return "PG-E-04"
        if not is_meant(kind, x):
            return IN_TURN
        if kind == PASS:
            return turn.against_pass(self, player)
        if kind == opening.PORTAL and self.phase == RISEN:
            return leaving.against_return_to(self, player)
        return EXPLAINED_BY[int(kind)](self, player, kind, x)

    # ---- chance

    def weights(self) -> vec[i32]:
        """Each face of the die and each home as often as another, each card of a pile or hand too (PG-R-62)."""
        out: vec[i32] = vec[i32]()
        cards = self.legal(CHANCE)
        phase = self.phase
        for i in range(i64(len(cards))):
            card = x_in(i64(cards[i]))
            if phase == DIE or phase == FIRST_ROLL or phase == HOMES:
                out = append(out, 1)
            elif phase == LOOTING:
                out = append(out, i32(self.holds(self.victim, card)))
            else:
                out = append(out, i32(piles.bag_asked(self).counts[card]))
        return out

    def sample(self, rng: Dice) -> i32:
        phase = self.phase
        if phase == DIE or phase == FIRST_ROLL:
            faces = self.fixed.faces
            return pack(turn.ROLL, i64(faces[rng.below(i64(len(faces)))]))
        if phase == DRAWING or phase == DEAL_WRATH or phase == RISEN_FAITH or phase == RISEN_WRATH:
            return piles.draw(self, rng)
        return Position.sample(self, rng)

    def dealt(self, card: i64) -> None:
        """CHANCE has turned up a card of an upper part."""
        phase = self.phase
        piles.bag_asked(self).take(card)
        if phase == DRAWING:
            self.turn = self.active
            if not turn.drawn(self, card, False):
                turn.next_draw(self)
        elif phase == DEAL_FAITH:
            opening.start_faith(self, card)
        elif phase == DEAL_WRATH:
            opening.start_wrath(self, card)
        elif phase == RISEN_FAITH:
            if not leaving.turned_up(self, card):
                leaving.next_for_permanent(self)
        elif phase == RISEN_WRATH:
            leaving.first_wrath(self, card, False)

    # ---- doing it: the chapter of its kind, or where several chapters take an action that of the phase

    def apply(self, player: i64, action: i32) -> None:
        a: i64 = i64(action)
        kind = a >> KIND_AT
        x = a & X_BITS
        if kind == turn.MOVE:
            turn.move(self, x - STILL)
        elif kind == turn.ROLL:
            if self.phase == DIE:
                turn.rolled(self, x)
            else:
                opening.rolled_for_start(self, x)
        elif kind == piles.DEAL:
            self.dealt(x)
        elif kind == PASS:
            self.passed()
        elif kind == opening.PORTAL and self.phase == PLACES:
            opening.stand_on(self, x)
        elif kind == opening.PORTAL:
            leaving.return_to(self, x)
        else:
            self.done_by_chapter(kind, x)

    def done_by_chapter(self, kind: i64, x: i64) -> None:
        """The chapter that knows the kind does it; those that are asked most often come first."""
        done = turn.do(self, kind, x) or attack.do(self, kind, x) or conversion.do(self, kind, x)
        done = done or sects.do(self, kind, x) or kills.do(self, kind, x) or defence.do(self, kind, x)
        done = done or stealing.do(self, kind, x) or godkiller.do(self, kind, x) or leaving.do(self, kind, x)
        if not done:
            opening.do(self, kind, x)

    def passed(self) -> None:
        """No is an answer too, and the same to all who could not see what was held back."""
        phase = self.phase
        if phase == PROTECTING:
            defence.go_without(self)
        elif phase == DEFENDING:
            conversion.defend_no_more(self)
        elif phase == SAVING:
            godkiller.accept(self)
        else:
            turn.decline(self)
