"""Gentes: the index of the chapters. Who is asked what, what speaks against an action, and what happens then.

Each kind of action has its three neighbours in one chapter: what lists it (`ask_...`, `add_...`), the clause against it
(`against_...`) and the deed. Between two questions the rules go on by themselves: `settle` does so until somebody has a
choice.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from theomachy.core.dice import Dice
from theomachy.core.keys import key_of
from theomachy.core.position import CHANCE, Position
from theomachy.games.gentes.rules import actions as a
from theomachy.games.gentes.rules import (
    additional,
    chronicler,
    decline,
    effect_choices,
    effects,
    exchanges,
    heyday,
    main_actions,
    modifiers,
    navigator,
    paying,
    people,
    philosopher,
    questions,
    scoring,
    scribe,
    setting_up,
)  # fmt: skip
from theomachy.games.gentes.rules import phases as p
from theomachy.games.gentes.rules.redeal import deal_anew
from theomachy.games.gentes.rules.state import POINTS, GentesTable
from theomachy.games.gentes.rules.tables import place, size
from theomachy.games.gentes.rules.under_way import END_OF_TURN


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
        return scoring.rank(self, player)

    def midway(self) -> bool:
        """Inside an action: everywhere but in the menus."""
        phase = self.phase
        return (p.WITH <= phase and phase <= p.SWAP_TO) or phase == p.TEACHING

    def redeal(self, viewer: i64, rng: Dice) -> Gentes:
        to = self.copy()
        deal_anew(to, viewer, rng)
        return to

    # ---- what may be done

    def legal(self, player: i64) -> vec[i32]:
        if player != self.turn or self.phase == p.OVER:
            return vec[i32]()
        if player == CHANCE:
            return self.outcomes()
        if not self.ready:
            self.found = self.choices()
            self.ready = True
        return self.found[:]

    def outcomes(self) -> vec[i32]:
        phase = self.phase
        if phase == p.COLUMNS:
            return setting_up.columns_left(self)
        if phase == p.STARTING:
            return setting_up.starters(self)
        return a.listed(a.REVEAL, self.stack)

    def weights(self) -> vec[i32]:
        out: vec[i32] = vec[i32]()
        for _ in range(i64(len(self.outcomes()))):
            out = append(out, 1)
        return out

    def sample(self, rng: Dice) -> i32:
        if self.phase != p.REFILL and self.phase != p.OPENING:
            return Position.sample(self, rng)
        bits = self.stack
        for _ in range(rng.below(size(bits))):
            bits &= bits - 1
        return a.pack(a.REVEAL, place(bits & -bits), 0)

    def choices(self) -> vec[i32]:
        """The list of what is asked now; empty if the question answers itself with nothing."""
        phase = self.phase
        if phase == p.MENU:
            return heyday.ask_turn(self)
        if phase == p.AFTER:
            return heyday.ask_after(self)
        if phase == p.WITH:
            return modifiers.ask_with(self)
        if phase == p.SPLIT:
            return paying.ask_split(self)
        if phase == p.COUNTING:
            return philosopher.ask_count(self)
        if phase == p.TRAINING:
            return philosopher.ask_person(self)
        if phase == p.BUILDING:
            return navigator.ask_site(self)
        if phase == p.LIFTING:
            return navigator.ask_lift(self)
        if phase == p.CHOOSE_REGION:
            return effect_choices.ask_region(self)
        if phase == p.CHOOSE_FROM:
            return scribe.ask_from(self)
        if phase == p.CHOOSE_CARDS:
            return scribe.ask_cards(self)
        if phase == p.TAKING:
            return scribe.ask_take(self)
        if phase == p.PLAYING:
            return chronicler.ask_play(self)
        if phase == p.DECLINING:
            return decline.ask_decline(self)
        return self.rarer_choices()

    def rarer_choices(self) -> vec[i32]:
        phase = self.phase
        if phase == p.LOSS:
            return effect_choices.ask_loss(self)
        if phase == p.GAINING or phase == p.TEACHING:
            return people.ask_gain(self)
        if phase == p.CUBING:
            return effect_choices.ask_cube()
        if phase == p.CHOOSE_CITY:
            return effect_choices.ask_city(self)
        if phase == p.DRAWING:
            return effect_choices.ask_draw(self)
        if phase == p.EFFECT_SPLIT:
            return effect_choices.ask_card_split(self)
        if phase == p.OFFER:
            return exchanges.ask_offer()
        if phase == p.PAYING:
            return exchanges.ask_pay(self)
        if phase == p.SWAP_FROM:
            return exchanges.ask_swap_from(self)
        if phase == p.SWAP_TO:
            return exchanges.ask_swap_to(self)
        if phase == p.MAKE_ROOM:
            return decline.ask_room(self)
        if phase == p.LIMITING:
            return decline.ask_limit(self)
        if phase == p.DROPPING:
            return decline.ask_discard(self)
        if phase == p.FINAL:
            return scoring.ask_final(self)
        if phase == p.DRAFTING:
            return setting_up.ask_draft(self)
        if phase == p.PEOPLE:
            return setting_up.ask_people(self)
        return vec[i32]()

    # ---- why not

    def why_not(self, player: i64, action: i32) -> str:
        """Nothing speaks against what is in the list; everything else has its clause."""
        if player == self.turn:
            legal = self.legal(player)
            for i in range(i64(len(legal))):
                if legal[i] == action:
                    return ""
        kind = a.kind_in(i64(action))
        clause = questions.against_answering(self, player, kind)
        if clause != "":
            return clause
        return self.against(kind, a.x_in(i64(action)), a.y_in(i64(action)))

    def against(self, kind: i64, x: i64, y: i64) -> str:
        """The clause against an answer to the question that is asked."""
        if kind == a.TILE:
            return main_actions.against_tile(self, x)
        if kind == a.TAX:
            return main_actions.against_tax(self, x)
        if kind == a.SUN_ACTION:
            return main_actions.against_sun_action(self, x, y)
        if kind == a.HOME:
            return main_actions.against_home(self, x, y)
        if kind == a.CUBES:
            return additional.against_cubes(self)
        if kind == a.SWAP:
            return additional.against_swap(self)
        if kind == a.FOR:
            return exchanges.against_swap_to(self, x)
        if kind == a.STOP:
            return exchanges.against_stop()
        if kind == a.USE:
            return additional.against_use(self, x, y)
        if kind == a.WITH_CARD:
            return modifiers.against_with_card(self, x, y)
        if kind == a.WITH_HOME:
            return modifiers.against_with_home(self, x, y)
        if kind == a.GO:
            return modifiers.against_go()
        if kind == a.TIME:
            if self.phase == p.SPLIT:
                return paying.against_split(self, x, y)
            return effect_choices.against_card_split()
        if kind == a.COUNT:
            return philosopher.against_count(x)
        if kind == a.PERSON:
            return philosopher.against_person(self, x)
        if kind == a.GAIN:
            return people.against_gain()
        if kind == a.LIFT:
            return navigator.against_lift(self, x)
        if kind == a.SITE:
            return navigator.against_site(self, x)
        if kind == a.REGION:
            return effect_choices.against_region(self)
        if kind == a.FROM:
            return scribe.against_from(self, x)
        if kind == a.CARDS:
            return scribe.against_cards(self, x)
        if kind == a.TAKE:
            return scribe.against_take(self, x)
        if kind == a.PLAY:
            return chronicler.against_play(self, x)
        return self.rarer_against(kind, x)

    def rarer_against(self, kind: i64, x: i64) -> str:
        if kind == a.AVERT:
            return effect_choices.against_avert()
        if kind == a.CITY:
            return decline.against_city(self, x) if self.phase == p.DECLINING else effect_choices.against_city()
        if kind == a.DRAW:
            return effect_choices.against_draw()
        if kind == a.PAY:
            return exchanges.against_pay()
        if kind == a.DONE:
            return decline.against_done(self)
        if kind == a.LIMIT:
            return decline.against_limit()
        if kind == a.DISCARD:
            return decline.against_discard()
        if kind == a.SCORE:
            return scoring.against_score()
        if kind == a.DRAFT:
            return setting_up.against_draft()
        if kind == a.START_WITH:
            return setting_up.against_start_with()
        return "GENTES-R-54"  # whatever else is asked for is open

    # ---- doing it

    def apply(self, player: i64, action: i32) -> None:
        self.ready = False
        self.act(i64(action))
        self.settle()

    def settle(self) -> None:
        """Go on until somebody has a choice.

        A question with one answer only is answered at once, except in the draft and the menu of a turn (GENTES-R-49).
        """
        while True:
            phase = self.phase
            if phase >= p.RUN:
                self.proceed()
                continue
            if phase <= p.REFILL or phase == p.OVER:
                return
            found = self.choices()
            n = i64(len(found))
            if n == 0:
                self.lapse()
            elif n == 1 and phase != p.MENU and phase != p.DRAFTING:
                self.act(i64(found[0]))
            else:
                self.found = found
                self.ready = True
                return

    def lapse(self) -> None:
        """Nothing can be chosen: what is left of it lapses (GENTES-A-74, GENTES-R-47)."""
        if self.phase == p.TRAINING:
            philosopher.school_is_out(self)
        elif self.phase == p.GAINING:
            effects.next_effect(self)
        else:
            raise AssertionError(f"phase {self.phase} has no choice and no way on")

    def proceed(self) -> None:
        """What happens between two questions; a phase is finished by all before the next begins (GENTES-T-02)."""
        phase = self.phase
        if phase == p.RUN:
            effects.run(self)
        elif phase == p.MAIN_DONE:
            heyday.main_action_done(self)
        elif phase == p.BACK:
            additional.back(self)
        elif phase == p.CARD_DONE:
            chronicler.card_done(self)
        elif phase == p.TURN_DONE:
            heyday.refill(self, END_OF_TURN)
        elif phase == p.NEXT_TURN:
            if not heyday.begin_turn_from(self, self.after(self.active)):
                decline.begin_decline(self)
        elif phase == p.NEXT_ROUND:
            if not heyday.begin_round(self):
                decline.begin_decline(self)
        elif phase == p.ERA_BEGUN:
            decline.era_begun(self)
        elif phase == p.CUBES_LEAVE:
            decline.cube_leaves(self)
        elif phase == p.NEXT_DECLINE:
            decline.next_decline(self)
        elif phase == p.STEP_E:
            decline.step_e(self)
        else:
            scoring.next_final(self)

    def act(self, action: i64) -> None:
        kind = a.kind_in(action)
        x = a.x_in(action)
        y = a.y_in(action)
        if kind == a.TILE:
            main_actions.choose_tile(self, x)
        elif kind == a.GO:
            paying.go(self)
        elif kind == a.TIME:
            if self.phase == p.SPLIT:
                paying.split(self, x, y)
            else:
                effect_choices.card_split(self, x, y)
        elif kind == a.END:
            heyday.end_turn(self)
        elif kind == a.TAX:
            main_actions.choose_tax(self, x)
        elif kind == a.COUNT:
            philosopher.count(self, x)
        elif kind == a.PERSON:
            philosopher.person(self, x)
        elif kind == a.SITE:
            navigator.build(self, x)
        elif kind == a.FROM:
            scribe.choose_from(self, x)
        elif kind == a.CARDS:
            scribe.choose_cards(self, x)
        elif kind == a.TAKE:
            scribe.take(self, x)
        elif kind == a.PLAY:
            chronicler.play(self, x)
        elif kind == a.REVEAL:
            if self.phase == p.OPENING:
                setting_up.opened(self, x)
            else:
                heyday.revealed(self, x)
        elif kind == a.CITY:
            if self.phase == p.DECLINING:
                decline.decline_city(self, x)
            else:
                effect_choices.city(self, x)
        elif kind == a.DONE:
            decline.done(self)
        else:
            self.act_rarer(kind, x, y)

    def act_rarer(self, kind: i64, x: i64, y: i64) -> None:
        if kind == a.CUBES:
            additional.cubes(self, x, y)
        elif kind == a.GAIN:
            if self.phase == p.TEACHING:
                additional.taught(self, x)
            else:
                effect_choices.gained(self, x)
        elif kind == a.SWAP:
            additional.swap(self, x)
        elif kind == a.FOR:
            exchanges.swap_to(self, x)
        elif kind == a.STOP:
            exchanges.stop(self)
        elif kind == a.USE:
            additional.use(self, x, y)
        elif kind == a.SUN_ACTION:
            main_actions.choose_card(self, x, y)
        elif kind == a.HOME:
            main_actions.choose_home(self, x, y)
        elif kind == a.WITH_CARD:
            modifiers.with_card(self, x, y)
        elif kind == a.WITH_HOME:
            modifiers.with_home(self, x, y)
        elif kind == a.LIFT:
            navigator.lift(self, x)
        elif kind == a.REGION:
            effect_choices.activate_region(self, x)
        elif kind == a.SUFFER:
            effects.suffer(self)
        elif kind == a.AVERT:
            effect_choices.avert(self, x, y)
        elif kind == a.CUBE_TO:
            effect_choices.cube_to(self, x)
        elif kind == a.DRAW:
            effect_choices.draw(self, x)
        elif kind == a.PAY:
            exchanges.pay(self, x, y)
        elif kind == a.EXCHANGE:
            exchanges.convert(self, self.now.effect)
        elif kind == a.LIMIT:
            decline.limit(self, x, y)
        elif kind == a.DISCARD:
            decline.discard(self, x)
        elif kind == a.SCORE:
            scoring.score_card(self, x)
        elif kind == a.FINISH:
            scoring.finish(self)
        elif kind == a.DRAFT:
            setting_up.draft(self, x)
        elif kind == a.START_WITH:
            setting_up.start_with(self, x)
        elif kind == a.STARTER:
            setting_up.starter_chosen(self, x)
        elif kind == a.COLUMN:
            setting_up.column_chosen(self, x)
