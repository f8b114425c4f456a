"""Gentes: the index of the chapters. Who is asked what, and what happens then.

Between two questions the rules go on by themselves: `settle` does so until somebody has a choice. A question with
one answer only is answered at once, except in the menu of a turn.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from theomachy.core.dice import Dice
from theomachy.core.keys import key_of
from theomachy.core.position import CHANCE, Position
from theomachy.games.gentes.rules import actions as a
from theomachy.games.gentes.rules.additional import (
    add_additional,
    add_conversions,
    back,
    clear_regs,
    cubes,
    swap,
    take_bonus,
    taught,
    use,
)  # fmt: skip
from theomachy.games.gentes.rules.choosing import add_main_actions, choose_card, choose_home, choose_tax, choose_tile
from theomachy.games.gentes.rules.chronicler import ask_play, card_done, play
from theomachy.games.gentes.rules.decline import (
    ask_decline,
    ask_drop,
    ask_limit,
    ask_room,
    begin_decline,
    cube_leaves,
    decline_city,
    done,
    drop,
    era_begun,
    limit,
    next_decline,
    step_e,
)  # fmt: skip
from theomachy.games.gentes.rules.effect_choices import (
    activate_region,
    ask_city,
    ask_cube,
    ask_draw,
    ask_effect_split,
    ask_loss,
    ask_offer,
    ask_pay,
    ask_region,
    ask_swap_from,
    ask_swap_to,
    avert,
    city,
    convert,
    cube_to,
    draw,
    effect_split,
    gained,
    pay,
    stop,
    swap_to,
)  # fmt: skip
from theomachy.games.gentes.rules.effects import next_effect, run, suffer
from theomachy.games.gentes.rules.heyday import (
    ask_people,
    begin_round,
    begin_turn_from,
    column_chosen,
    columns_left,
    draft,
    listed,
    opened,
    refill,
    revealed,
    start_with,
    starter_chosen,
)  # fmt: skip
from theomachy.games.gentes.rules.navigator import ask_lift, ask_site, build, lift
from theomachy.games.gentes.rules.paying import ask_split, ask_with, go, settle_exact, split, with_card, with_home
from theomachy.games.gentes.rules.people import gains
from theomachy.games.gentes.rules.philosopher import ask_count, ask_person, count, move_tiles, person
from theomachy.games.gentes.rules.refusals import why_not
from theomachy.games.gentes.rules.scoring import ask_final, finish, next_final, rank, score_card
from theomachy.games.gentes.rules.scribe import ask_cards, ask_from, ask_take, choose_cards, choose_from, take
from theomachy.games.gentes.rules.state import (
    AFTER,
    BACK,
    BLANK_REGS,
    BUILDING,
    CARD_DONE,
    CHOOSE_CARDS,
    CHOOSE_CITY,
    CHOOSE_FROM,
    CHOOSE_REGION,
    COLUMNS,
    COUNTING,
    CUBES_LEAVE,
    CUBING,
    DEAR,
    DECLINING,
    DRAFTING,
    DRAWING,
    DROPPING,
    EFFECT_SPLIT,
    END_OF_TURN,
    ERA_BEGUN,
    FINAL,
    GAINING,
    HAND,
    HANDS,
    LIFTING,
    LIMITING,
    LOSS,
    MAIN_DONE,
    MAKE_ROOM,
    MENU,
    NEXT_DECLINE,
    NEXT_FINAL,
    NEXT_ROUND,
    NEXT_TURN,
    OFFER,
    OPENING,
    OVER,
    PAYING,
    PC,
    PEOPLE,
    PLAYING,
    POINTS,
    REFILL,
    RUN,
    SPLIT,
    STARTING,
    STEP_E,
    SWAP_FROM,
    SWAP_TO,
    TAKING,
    TEACHING,
    TRAINING,
    TURN_DONE,
    WITH,
    GentesTable,
)  # fmt: skip
from theomachy.games.gentes.rules.tables import bit, place, size


class Gentes(GentesTable):
    def copy(self) -> Gentes:
        to = Gentes(self.players, self.seats, self.fixed)
        self.copy_to(to)
        return to

    def key(self) -> int:
        return key_of(self.state_bytes())

    def score(self, player: i64) -> i64:
        return self.mat(player, POINTS)

    def rank(self, player: i64) -> i64:
        return rank(self, player)

    def why_not(self, player: i64, action: i32) -> str:
        if player == self.turn:
            legal = self.legal(player)
            for i in range(i64(len(legal))):
                if legal[i] == action:
                    return ""
        return why_not(self, player, i64(action))

    def midway(self) -> bool:
        """Inside an action: everywhere but in the menus."""
        phase = self.phase
        return (WITH <= phase and phase <= SWAP_TO) or phase == TEACHING

    def redeal(self, viewer: i64, rng: Dice) -> Gentes:
        """Only with hidden hands is anything dealt anew: the hand cards of the others, among themselves.

        Stacks may be looked through by anybody (GENTES-R-28), so the cards that are in no open place are known;
        who of the others holds which of them is not.
        """
        to = self.copy()
        if not self.fixed.hidden_hands or self.phase == OVER:  # at the end all hands are laid open
            return to
        for _ in range(i64(20)):
            deal_hands(to, viewer, rng, 0)
            if to.can_go_on():
                return to
        # The question that is asked shows that the hand has an answer to it. One card is enough: each in its turn.
        pool = hidden_cards(to, viewer)
        first = rng.below(size(pool))
        for i in range(size(pool)):
            deal_hands(to, viewer, rng, nth(pool, (first + i) % size(pool)))
            if to.can_go_on():
                break
        return to

    def can_go_on(self) -> bool:
        """Has the one who is asked an answer?"""
        return self.turn < 0 or len(self.legal(self.turn)) > 0

    # ---- what may be done

    def legal(self, player: i64) -> vec[i32]:
        if player != self.turn or self.phase == OVER:
            return vec[i32]()
        if player == CHANCE:
            return self.outcomes()
        if not self.ready:
            self.found = self.choices()
            self.ready = True
        return self.found[:]

    def outcomes(self) -> vec[i32]:
        phase = self.phase
        if phase == COLUMNS:
            return listed(a.COLUMN, columns_left(self))
        if phase == STARTING:
            return listed(a.STARTER, bit(self.players) - 1)
        return listed(a.REVEAL, self.stack)

    def weights(self) -> vec[i32]:
        out: vec[i32] = vec[i32]()
        for _ in range(i64(len(self.outcomes()))):
            out = append(out, 1)
        return out

    def sample(self, rng: Dice) -> i32:
        if self.phase != REFILL and self.phase != OPENING:
            return Position.sample(self, rng)
        bits = self.stack
        for _ in range(rng.below(size(bits))):
            bits &= bits - 1
        return a.pack(a.REVEAL, place(bits & -bits), 0)

    def choices(self) -> vec[i32]:
        """The list of what is asked now; empty if the question answers itself with nothing."""
        phase = self.phase
        seat = self.active
        if phase == MENU:
            out = add_main_actions(self, seat, vec[i32](capacity=40))
            return add_conversions(self, seat, add_additional(self, seat, out))
        if phase == AFTER:
            out = add_conversions(self, seat, add_additional(self, seat, vec[i32]()))
            return append(out, a.pack(a.END, 0, 0))
        if phase == WITH:
            return ask_with(self)
        if phase == SPLIT:
            return ask_split(self)
        if phase == COUNTING:
            return ask_count(self)
        if phase == TRAINING:
            return ask_person(self)
        if phase == BUILDING:
            return ask_site(self)
        if phase == LIFTING:
            return ask_lift(self)
        if phase == CHOOSE_REGION:
            return ask_region(self)
        if phase == CHOOSE_FROM:
            return ask_from(self)
        if phase == CHOOSE_CARDS:
            return ask_cards(self)
        if phase == TAKING:
            return ask_take(self)
        if phase == PLAYING:
            return ask_play(self)
        if phase == DECLINING:
            return ask_decline(self)
        return self.rarer_choices()

    def rarer_choices(self) -> vec[i32]:
        phase = self.phase
        if phase == LOSS:
            return ask_loss(self)
        if phase == GAINING or phase == TEACHING:
            return gains(self, self.active)
        if phase == CUBING:
            return ask_cube(self)
        if phase == CHOOSE_CITY:
            return ask_city(self)
        if phase == DRAWING:
            return ask_draw(self)
        if phase == EFFECT_SPLIT:
            return ask_effect_split(self)
        if phase == OFFER:
            return ask_offer()
        if phase == PAYING:
            return ask_pay(self)
        if phase == SWAP_FROM:
            return ask_swap_from(self)
        if phase == SWAP_TO:
            return ask_swap_to(self)
        if phase == MAKE_ROOM:
            return ask_room(self)
        if phase == LIMITING:
            return ask_limit(self)
        if phase == DROPPING:
            return ask_drop(self)
        if phase == FINAL:
            return ask_final(self)
        if phase == DRAFTING:
            return listed(a.DRAFT, self.open)
        if phase == PEOPLE:
            return ask_people(self)
        return vec[i32]()

    # ---- doing it

    def apply(self, player: i64, action: i32) -> None:
        self.ready = False
        self.act(i64(action))
        self.settle()

    def settle(self) -> None:
        """Go on until somebody has a choice."""
        while True:
            phase = self.phase
            if phase >= RUN:
                self.proceed()
                continue
            if phase <= REFILL or phase == OVER:
                return
            found = self.choices()
            n = i64(len(found))
            if n == 0:
                self.lapse()
            elif n == 1 and phase != MENU and phase != DRAFTING:
                self.act(i64(found[0]))
            else:
                self.found = found
                self.ready = True
                return

    def lapse(self) -> None:
        """Nothing can be chosen: what is left of it lapses (GENTES-A-74, GENTES-R-47)."""
        if self.phase == TRAINING:
            settle_exact(self, self.reg(DEAR))
            move_tiles(self)
            self.phase = MAIN_DONE
        elif self.phase == GAINING:
            next_effect(self)
        else:
            raise AssertionError(f"phase {self.phase} has no choice and no way on")

    def proceed(self) -> None:
        """What happens between two questions."""
        phase = self.phase
        if phase == RUN:
            run(self)
        elif phase == MAIN_DONE:
            take_bonus(self)
            clear_regs(self)
            self.phase = AFTER
        elif phase == BACK:
            back(self)
        elif phase == CARD_DONE:
            card_done(self)
        elif phase == TURN_DONE:
            refill(self, END_OF_TURN)
        elif phase == NEXT_TURN:
            if not begin_turn_from(self, self.after(self.active)):
                begin_decline(self)
        elif phase == NEXT_ROUND:
            if not begin_round(self):
                begin_decline(self)
        elif phase == ERA_BEGUN:
            era_begun(self)
        elif phase == CUBES_LEAVE:
            cube_leaves(self)
        elif phase == NEXT_DECLINE:
            if not next_decline(self):
                self.end_round()
        elif phase == STEP_E:
            step_e(self)
        else:
            next_final(self)

    def end_round(self) -> None:
        """The next round, or the final scoring after the last (GENTES-E-01)."""
        self.worked = 0
        for i in range(i64(len(self.uses))):
            self.uses[i] = 0
        self.regs = BLANK_REGS[:]
        if self.closing:
            self.phase = NEXT_FINAL
        else:
            self.phase = NEXT_ROUND

    def act(self, action: i64) -> None:
        kind = a.kind_in(action)
        x = a.x_in(action)
        y = a.y_in(action)
        if kind == a.TILE:
            choose_tile(self, x)
        elif kind == a.GO:
            go(self)
        elif kind == a.TIME:
            if self.phase == SPLIT:
                split(self, x, y)
            else:
                effect_split(self, x, y)
        elif kind == a.END:
            self.phase = TURN_DONE
        elif kind == a.TAX:
            choose_tax(self, x)
        elif kind == a.COUNT:
            count(self, x)
        elif kind == a.PERSON:
            person(self, x)
        elif kind == a.SITE:
            build(self, x)
        elif kind == a.FROM:
            choose_from(self, x)
        elif kind == a.CARDS:
            choose_cards(self, x)
        elif kind == a.TAKE:
            if take(self, x):
                settle_exact(self, self.reg(DEAR))
                self.phase = MAIN_DONE
        elif kind == a.PLAY:
            play(self, x)
        elif kind == a.REVEAL:
            if self.phase == OPENING:
                opened(self, x)
            else:
                revealed(self, x)
        elif kind == a.CITY:
            if self.phase == DECLINING:
                decline_city(self, x)
            else:
                city(self, x)
        elif kind == a.DONE:
            done(self)
        else:
            self.act_rarer(kind, x, y)

    def act_rarer(self, kind: i64, x: i64, y: i64) -> None:
        if kind == a.CUBES:
            cubes(self, x, y)
        elif kind == a.GAIN:
            if self.phase == TEACHING:
                taught(self, x)
            else:
                gained(self, x)
        elif kind == a.SWAP:
            swap(self, x)
        elif kind == a.FOR:
            swap_to(self, x)
        elif kind == a.STOP:
            stop(self)
        elif kind == a.USE:
            use(self, x, y)
        elif kind == a.SUN_ACTION:
            choose_card(self, x, y)
        elif kind == a.HOME:
            choose_home(self, x, y)
        elif kind == a.WITH_CARD:
            with_card(self, x, y)
        elif kind == a.WITH_HOME:
            with_home(self, x, y)
        elif kind == a.LIFT:
            lift(self, x)
        elif kind == a.REGION:
            activate_region(self, x)
        elif kind == a.SUFFER:
            suffer(self)
        elif kind == a.AVERT:
            avert(self, x, y)
        elif kind == a.CUBE_TO:
            cube_to(self, x)
        elif kind == a.DRAW:
            draw(self, x)
        elif kind == a.PAY:
            pay(self, x, y)
        elif kind == a.EXCHANGE:
            convert(self, self.reg(PC))
        elif kind == a.LIMIT:
            limit(self, x, y)
        elif kind == a.DISCARD:
            drop(self, x)
        elif kind == a.SCORE:
            score_card(self, x)
        elif kind == a.FINISH:
            finish(self)
        elif kind == a.DRAFT:
            draft(self, x)
        elif kind == a.START_WITH:
            start_with(self, x)
        elif kind == a.STARTER:
            starter_chosen(self, x)
        elif kind == a.COLUMN:
            column_chosen(self, x)


def hidden_cards(table: Gentes, viewer: i64) -> i64:
    """The hand cards of all but the viewer."""
    pool: i64 = 0
    for seat in range(table.players):
        if seat != viewer:
            pool |= table.hand(seat)
    return pool


def nth(cards: i64, n: i64) -> i64:
    """The n-th card of a set, from 0, as a bit."""
    for _ in range(n):
        cards &= cards - 1
    return cards & -cards


def deal_hands(table: Gentes, viewer: i64, rng: Dice, sure: i64) -> None:
    """The hand cards of all but the viewer, mixed and dealt anew, each as many as before.

    `sure` is a card that the one who is asked gets in any case, as a bit, or 0.
    """
    pool = hidden_cards(table, viewer) ^ sure
    for seat in range(table.players):
        if seat == viewer:
            continue
        hand: i64 = 0
        left = table.mat(seat, HAND)
        if sure != 0 and seat == table.turn:
            hand = sure
            left -= 1
        for _ in range(left):
            card = nth(pool, rng.below(size(pool)))
            pool ^= card
            hand |= card
        table.sets[HANDS + seat] = hand
    table.ready = False
