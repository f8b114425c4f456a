"""Playing Gods: the index of the chapters. What may be done, and who does it."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64, u8

from theomachy.core.dice import Dice
from theomachy.core.keys import key_of
from theomachy.core.position import CHANCE, Position
from theomachy.games.playing_gods.rules import attack, conversion, godkiller, leaving, opening, stealing, turn
from theomachy.games.playing_gods.rules.actions import (
    ATTACK,
    CONVERT,
    DEAL,
    DEFEND,
    DONE,
    DRAW,
    END,
    FORTIFY,
    GIVE_UP,
    GO,
    GODKILL,
    HOME,
    KILL,
    LOOT,
    MOVE,
    OFFER,
    PASS,
    PLACE,
    PORTAL,
    PROTECT,
    RESURRECT,
    ROLL,
    SHOW_GODKILLER,
    STAY_OUT,
    STEAL,
    STILL,
    TAKE,
    TAKE_BACK,
    TAKE_LAND,
    TAKE_OPEN,
    TARGET,
    USE_GAIN,
    pack,
)  # fmt: skip
from theomachy.games.playing_gods.rules.cards import (
    CARDS,
    CONVERSION,
    ELEMENTS,
    FAITH_KINDS,
    FAITHS,
    GODKILLER,
    WRATH,
)  # fmt: skip
from theomachy.games.playing_gods.rules.hands import receive
from theomachy.games.playing_gods.rules.redeal import redeal
from theomachy.games.playing_gods.rules.refusals import why_not
from theomachy.games.playing_gods.rules.state import (
    ACTING,
    CONTINENTS,
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
    IN_PLAY,
    KILLING_GOD,
    LANDS,
    LANDS_EACH,
    LOOTING,
    LOSING,
    NAMING,
    OFFERING,
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
    Table,
)  # fmt: skip
from theomachy.parts.bag import Bag

# The attacks that can be made, in the order in which they are offered.
FORM_LIST: Final = vec[u8]([1, 2, 4, 8, 5, 9, 6, 10, 15, 16, 17, 18, 19])


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
        """The winner, then gods in play by territories and sects, then gods out, the later the better (PG-R-61)."""
        place: i64 = 1
        mine = self.standing(player)
        for other in range(self.players):
            if self.standing(other) > mine:
                place += 1
        return place

    def standing(self, seat: i64) -> i64:
        if seat == self.winner:
            return 1 << 20
        if self.status[seat] != IN_PLAY:
            return i64(self.out_at[seat])
        return (i64(self.lands[seat]) + 1) * 256 + i64(self.sects[seat])

    def why_not(self, player: i64, action: i32) -> str:
        return why_not(self, player, i64(action))

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

    # ---- what may be done

    def legal(self, player: i64) -> vec[i32]:
        if player != self.turn:
            return vec[i32]()
        phase = self.phase
        if phase == WAY:
            out: vec[i32] = vec[i32]([0, 0])
            out[0] = pack(MOVE, STILL + self.die)
            out[1] = pack(MOVE, STILL - self.die)
            return out
        if phase == ACTING:
            return self.legal_at_portal()
        if phase == DIE or phase == FIRST_ROLL:
            return self.legal_rolls()
        if player == CHANCE and phase != HOMES:
            return self.legal_cards()
        if phase < ACTING:
            return self.legal_on_spaces()
        return self.legal_in_answer()

    def legal_rolls(self) -> vec[i32]:
        out: vec[i32] = vec[i32](capacity=6)
        faces = self.fixed.faces
        for i in range(i64(len(faces))):
            out = append(out, pack(ROLL, i64(faces[i])))
        return out

    def legal_at_portal(self) -> vec[i32]:
        out: vec[i32] = vec[i32](capacity=18)
        if self.hidden(self.active, WRATH) > 0 and self.may_attack_here():
            for i in range(i64(len(FORM_LIST))):
                form: i64 = i64(FORM_LIST[i])
                if attack.has_cards_for(self, form) and attack.has_target(self, form):
                    out = append(out, pack(ATTACK, form))
        for seat in range(self.players):
            if conversion.can_convert(self, seat):
                out = append(out, pack(CONVERT, seat))
        if turn.can_gain_here(self):
            out = self.add_lands(out, USE_GAIN)
        return append(out, pack(END, 0))

    def add_lands(self, out: vec[i32], kind: i64) -> vec[i32]:
        """The four territories of the portal's continent."""
        first = self.first_land()
        for i in range(i64(LANDS_EACH)):
            out = append(out, pack(kind, first + i))
        return out

    def legal_on_spaces(self) -> vec[i32]:
        phase = self.phase
        out: vec[i32] = vec[i32](capacity=8)
        if phase == DRAW_OR_FORTIFY:
            out = append(out, pack(DRAW, 0))
            for continent in range(i64(CONTINENTS)):
                if turn.can_fortify(self, continent * LANDS_EACH):
                    out = append(out, pack(FORTIFY, continent * LANDS_EACH))
        elif phase == LOSING:
            for land in range(i64(LANDS)):
                if self.rules(self.turn, land):
                    out = append(out, pack(GIVE_UP, land))
        elif phase == GAINING:
            for land in range(i64(LANDS)):
                if turn.can_place(self, land):
                    out = append(out, pack(PLACE, land))
            out = append(out, pack(PASS, 0))
        elif phase == KILLING_GOD:
            for seat in range(self.players):
                if godkiller.can_godkill(self, seat):
                    out = append(out, pack(GODKILL, seat))
            out = append(out, pack(PASS, 0))
        elif phase == STEALING:
            for seat in range(self.players):
                if stealing.can_rob(self, seat):
                    out = append(out, pack(STEAL, seat))
            out = append(out, pack(PASS, 0))
        elif phase == TAKING:
            out = self.legal_takes(out)
        elif phase == HOMES:
            for continent in range(i64(CONTINENTS)):
                if opening.continent_free(self, continent):
                    out = append(out, pack(HOME, continent))
        elif phase == PLACES:
            out = self.add_portals(out, self.active)
        return out

    def add_portals(self, out: vec[i32], seat: i64) -> vec[i32]:
        gates = self.fixed.gates
        for i in range(i64(2 * CONTINENTS)):
            if i64(self.homes[seat]) >> (i // 2) & 1:
                out = append(out, pack(PORTAL, i64(gates[i])))
        return out

    def legal_takes(self, out: vec[i32]) -> vec[i32]:
        if self.fixed.blind:
            for back in range(i64(2)):
                if stealing.can_take_back(self, back):
                    out = append(out, pack(TAKE_BACK, back))
        else:
            for card in range(i64(CARDS)):
                if self.holds(self.victim, card) > 0:
                    out = append(out, pack(TAKE, card))
        for element in range(i64(ELEMENTS)):
            if stealing.can_take_open(self, element):
                out = append(out, pack(TAKE_OPEN, element))
        return out

    def legal_in_answer(self) -> vec[i32]:
        """Inside an attack, a conversion or a return."""
        phase = self.phase
        out: vec[i32] = vec[i32](capacity=6)
        if phase == NAMING:
            first = self.first_land()
            for i in range(i64(LANDS_EACH)):
                if attack.can_name(self, first + i):
                    out = append(out, pack(TARGET, first + i))
            if self.named != 0:
                out = append(out, pack(DONE, 0))
        elif phase == PROTECTING:
            for element in range(i64(ELEMENTS)):
                if attack.can_protect(self, self.turn, element):
                    out = append(out, pack(PROTECT, element))
            out = append(out, pack(PASS, 0))
        elif phase == DIVIDING:
            first = self.first_land()
            for i in range(i64(LANDS_EACH)):
                if attack.can_kill(self, first + i):
                    out = append(out, pack(KILL, first + i))
        elif phase == SAVING:
            if self.holds(self.turn, GODKILLER) > 0:
                out = append(out, pack(SHOW_GODKILLER, 0))
            out = append(out, pack(PASS, 0))
        elif phase == OFFERING:
            for i in range(i64(FAITH_KINDS)):
                if conversion.can_offer(self, FAITHS + i):
                    out = append(out, pack(OFFER, FAITHS + i))
            if conversion.can_go(self):
                out = append(out, pack(GO, 0))
        elif phase == DEFENDING:
            for i in range(i64(FAITH_KINDS)):
                if conversion.can_defend(self, FAITHS + i):
                    out = append(out, pack(DEFEND, FAITHS + i))
            out = append(out, pack(PASS, 0))
        elif phase == CONVERTING:
            first = self.first_land()
            for i in range(i64(LANDS_EACH)):
                if conversion.can_take(self, first + i):
                    out = append(out, pack(TAKE_LAND, first + i))
        elif phase == RISING:
            out = append(out, pack(RESURRECT, 0))
            out = append(out, pack(STAY_OUT, 0))
        elif phase == RISEN:
            out = self.add_portals(out, self.turn)
        return out

    # ---- chance

    def bag(self) -> Bag:
        """Where the card comes from that CHANCE is asked for."""
        phase = self.phase
        if phase == DEAL_FAITH or phase == RISEN_FAITH or (phase == DRAWING and self.pile == CONVERSION):
            return self.conversion
        return self.wrath

    def legal_cards(self) -> vec[i32]:
        out: vec[i32] = vec[i32](capacity=16)
        if self.phase == LOOTING:
            for card in range(stealing.loot_first(self), stealing.loot_end(self)):
                if self.holds(self.victim, card) > 0:
                    out = append(out, pack(LOOT, card))
            return out
        counts = self.bag().counts
        for card in range(i64(CARDS)):
            if counts[card] > 0 and (self.phase != DEAL_FAITH or card < FAITHS + FAITH_KINDS):
                out = append(out, pack(DEAL, card))
        return out

    def weights(self) -> vec[i32]:
        out: vec[i32] = vec[i32]()
        cards = self.legal(CHANCE)
        phase = self.phase
        for i in range(i64(len(cards))):
            card: i64 = i64(cards[i]) & 255
            if phase == DIE or phase == FIRST_ROLL or phase == HOMES:
                out = append(out, 1)
            elif phase == LOOTING:
                out = append(out, i32(self.holds(self.victim, card)))
            else:
                out = append(out, i32(self.bag().counts[card]))
        return out

    def sample(self, rng: Dice) -> i32:
        phase = self.phase
        if phase == DIE or phase == FIRST_ROLL:
            faces = self.fixed.faces
            return pack(ROLL, i64(faces[rng.below(i64(len(faces)))]))
        if phase == DRAWING or phase == DEAL_WRATH or phase == RISEN_FAITH or phase == RISEN_WRATH:
            bag = self.bag()
            counts = bag.counts
            x = rng.below(bag.left)
            card: i64 = 0
            while x >= i64(counts[card]):
                x -= i64(counts[card])
                card += 1
            return pack(DEAL, card)
        return Position.sample(self, rng)

    def dealt(self, card: i64) -> None:
        """CHANCE has turned up a card of an upper part."""
        phase = self.phase
        self.bag().take(card)
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
            receive(self, self.victim, card, False)
            leaving.risen(self)

    # ---- doing it

    def apply(self, player: i64, action: i32) -> None:
        a: i64 = i64(action)
        kind = a >> 24
        x = a & 255
        if kind == MOVE:
            turn.move(self, x - STILL)
        elif kind == ROLL:
            if self.phase == DIE:
                turn.rolled(self, x)
            else:
                opening.rolled_for_start(self, x)
        elif kind == DEAL:
            self.dealt(x)
        elif kind <= USE_GAIN or kind == END:
            self.act(kind, x)
        else:
            self.answer(kind, x)

    def act(self, kind: i64, x: i64) -> None:
        """The actions of the god on turn on the space where the move ended, and those of the opening."""
        if kind == DRAW:
            turn.draw_conversion(self)
        elif kind == FORTIFY:
            turn.fortify(self, x)
        elif kind == PLACE:
            turn.place(self, x)
        elif kind == PASS:
            self.passed()
        elif kind == END:
            turn.end_turn(self)
        elif kind == ATTACK:
            attack.declare(self, x)
        elif kind == CONVERT:
            conversion.begin(self, x)
        elif kind == USE_GAIN:
            turn.use_gain(self, x)
        elif kind == GODKILL:
            godkiller.godkill(self, x)
        elif kind == STEAL:
            stealing.rob(self, x)
        elif kind == TAKE:
            stealing.take(self, x)
        elif kind == TAKE_OPEN:
            stealing.take_open(self, x)
        elif kind == TAKE_BACK:
            stealing.take_back(self, x)
        elif kind == HOME:
            opening.settle_home(self, x)
        elif kind == PORTAL:
            if self.phase == PLACES:
                opening.stand_on(self, x)
            else:
                leaving.return_to(self, x)

    def answer(self, kind: i64, x: i64) -> None:
        if kind == TARGET:
            attack.name(self, x)
        elif kind == DONE:
            attack.all_named(self)
        elif kind == PROTECT:
            attack.protect(self, x)
        elif kind == KILL:
            attack.kill(self, x)
        elif kind == SHOW_GODKILLER:
            godkiller.save(self)
        elif kind == OFFER:
            conversion.offer(self, x)
        elif kind == GO:
            conversion.ask_defence(self)
        elif kind == DEFEND:
            conversion.defend(self, x)
        elif kind == TAKE_LAND:
            conversion.take(self, x)
        elif kind == GIVE_UP:
            turn.give_up(self, x)
        elif kind == RESURRECT:
            leaving.resurrect(self)
        elif kind == STAY_OUT:
            leaving.stay_out(self)
        elif kind == LOOT:
            stealing.take(self, x)

    def passed(self) -> None:
        """No is an answer too, and the same to all who could not see what was held back."""
        phase = self.phase
        if phase == PROTECTING:
            if self.events is not None:
                self.write("passed", "PG-R-16", {"who": self.turn})
            attack.ask_protection(self, self.after(self.turn))
        elif phase == DEFENDING:
            if self.events is not None:
                self.write("passed", "PG-R-29", {"who": self.turn})
            conversion.compare(self)
        elif phase == SAVING:
            if self.events is not None:
                self.write("passed", "PG-A-63", {"who": self.turn})
            godkiller.accept(self)
        else:
            if self.events is not None:
                self.write("passed", "PG-R-08", {"who": self.turn})
            turn.end_turn(self)
