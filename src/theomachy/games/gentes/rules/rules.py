"""Gentes: the index of the chapters. Who is asked what, what speaks against an action, and what happens then.

Each kind of action has its three neighbours in one chapter: what lists it (`ask_...`, `add_...`), the clause against it
(`against_...`) and the deed. Between two questions the rules go on by themselves: `settle` does so until somebody has a
choice.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from theomachy.core.dice import Dice
from theomachy.core.keys import key_of
from theomachy.core.position import CHANCE, Position
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
from theomachy.games.gentes.rules.actions import DECLARED, OPEN, Declared, kind_in, listed, pack, x_in, y_in
from theomachy.games.gentes.rules.redeal import deal_anew
from theomachy.games.gentes.rules.state import POINTS, GentesTable
from theomachy.games.gentes.rules.tables import place, size
from theomachy.games.gentes.rules.under_way import END_OF_TURN

# All kinds of actions, since all chapters are loaded here; by number the chapter that says what speaks against one.
KINDS: Final[tuple[Declared, ...]] = tuple(DECLARED.values())
EXPLAINED_BY: Final[dict[int, Callable[[GentesTable, i64, i64, i64], str]]] = {
    **dict.fromkeys(additional.KINDS, additional.against),
    **dict.fromkeys(chronicler.KINDS, chronicler.against),
    **dict.fromkeys(decline.KINDS, decline.against),
    **dict.fromkeys(effect_choices.KINDS, effect_choices.against),
    **dict.fromkeys(exchanges.KINDS, exchanges.against),
    **dict.fromkeys(heyday.KINDS, heyday.against),
    **dict.fromkeys(main_actions.KINDS, main_actions.against),
    **dict.fromkeys(modifiers.KINDS, modifiers.against),
    **dict.fromkeys(navigator.KINDS, navigator.against),
    **dict.fromkeys(people.KINDS, people.against),
    **dict.fromkeys(philosopher.KINDS, philosopher.against),
    **dict.fromkeys(scoring.KINDS, scoring.against),
    **dict.fromkeys(scribe.KINDS, scribe.against),
    **dict.fromkeys(setting_up.KINDS, setting_up.against),
}


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
        return listed(setting_up.REVEAL, self.stack)

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
        return pack(setting_up.REVEAL, place(bits & -bits), 0)

    def choices(self) -> vec[i32]:
        """The list of what is asked now; empty if the question answers itself with nothing."""
        return additional.add_conversions_within(self, self.answers())

    def answers(self) -> vec[i32]:
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
        kind = kind_in(i64(action))
        clause = questions.against_answering(self, player, kind)
        if clause != "":
            return clause
        return self.against(kind, x_in(i64(action)), y_in(i64(action)))

    def against(self, kind: i64, x: i64, y: i64) -> str:
        """The clause against an answer to the question that is asked: of its chapter, or where several ask for it of
        the phase."""
        if kind == effect_choices.TIME and self.phase == p.SPLIT:
            return paying.against_split(self, x, y)
        if kind == effect_choices.CITY and self.phase == p.DECLINING:
            return decline.against_city(self, x)
        if kind == exchanges.SWAP:
            return additional.against_swap(self)
        explain = EXPLAINED_BY.get(int(kind))
        return OPEN if explain is None else explain(self, kind, x, y)

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
        kind = kind_in(action)
        x = x_in(action)
        y = y_in(action)
        if kind == effect_choices.TIME:
            if self.phase == p.SPLIT:
                paying.split(self, x, y)
            else:
                effect_choices.card_split(self, x, y)
        elif kind == setting_up.REVEAL:
            if self.phase == p.OPENING:
                setting_up.opened(self, x)
            else:
                heyday.revealed(self, x)
        elif kind == effect_choices.CITY:
            if self.phase == p.DECLINING:
                decline.decline_city(self, x)
            else:
                effect_choices.city(self, x)
        elif kind == people.GAIN:
            if self.phase == p.TEACHING:
                additional.taught(self, x)
            else:
                effect_choices.gained(self, x)
        elif kind == modifiers.GO:
            paying.go(self)
        elif kind == exchanges.SWAP:
            additional.swap(self, x)
        else:
            self.done_by_chapter(kind, x, y)

    def done_by_chapter(self, kind: i64, x: i64, y: i64) -> None:
        """The chapter that knows the kind does it; those that are asked most often come first."""
        done = main_actions.do(self, kind, x, y) or heyday.do(self, kind, x, y) or philosopher.do(self, kind, x, y)
        done = done or scribe.do(self, kind, x, y) or navigator.do(self, kind, x, y) or chronicler.do(self, kind, x, y)
        done = done or decline.do(self, kind, x, y) or modifiers.do(self, kind, x, y)
        done = done or additional.do(self, kind, x, y) or effect_choices.do(self, kind, x, y)
        done = done or exchanges.do(self, kind, x, y) or scoring.do(self, kind, x, y)
        if not done:
            setting_up.do(self, kind, x, y)
