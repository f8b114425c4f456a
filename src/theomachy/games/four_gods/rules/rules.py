"""4 Gods: the index of the chapters. What may be done, and who does it."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from theomachy.core.dice import Dice
from theomachy.core.keys import key_of
from theomachy.core.position import CHANCE, CLOCK, EVERYBODY, Position
from theomachy.games.four_gods.rules.actions import (
    ADMIT,
    ANSWER_SHUT,
    BAG,
    CARD,
    CHALLENGE,
    CITY,
    CITY_FROM,
    CITY_OF,
    COLOUR,
    COOL,
    DESTROY,
    DESTROY_FOR,
    DRAW,
    END,
    ENOUGH,
    EXTRA_SHUT,
    FLIP,
    FLIP_SLOT,
    GOD,
    HOLD,
    LOSE,
    LOSE_RESERVE,
    LOSE_SHUT,
    MIGRATE,
    MORE,
    NO_PROPHET,
    PASS,
    PLACE,
    PROPHET,
    PROPHET_OF,
    READY,
    ROW,
    ROW_BOTH,
    ROW_BOTH_SIDES,
    ROW_SIDE,
    SILENT,
    START,
    TAKE,
    TAKE_SHUT,
    TAKE_SLOT,
    TOKEN,
    TURN_SHUT,
    WINDOW_SHUT,
    pack,
)  # fmt: skip
from theomachy.games.four_gods.rules.carrying import put_away
from theomachy.games.four_gods.rules.choices import add_chance, add_losses, add_play, add_prophets, clock_reports
from theomachy.games.four_gods.rules.ending import assign_token, end_game
from theomachy.games.four_gods.rules.intentions import add_targets, drop_vain_aims, is_intention, take_up
from theomachy.games.four_gods.rules.mistakes import (
    answer,
    asked_seat,
    challenge,
    lose_from_reserve,
    lose_from_world,
    lost_one,
)  # fmt: skip
from theomachy.games.four_gods.rules.placing import (
    add_prophet,
    build_city,
    choose_god,
    destroy_city,
    place_tile,
    prophet_done,
)  # fmt: skip
from theomachy.games.four_gods.rules.redeal import deal_anew
from theomachy.games.four_gods.rules.refusals import waits, why_not
from theomachy.games.four_gods.rules.refusals_kinds import named_tile, own_colour
from theomachy.games.four_gods.rules.rows import discard, discard_both, drawn, second_tile, take, turn_over
from theomachy.games.four_gods.rules.scoring import highest, lowest, standing, tally
from theomachy.games.four_gods.rules.sensible import sensible_actions
from theomachy.games.four_gods.rules.state import (
    ANSWER,
    COLOURS,
    DRAWING,
    FIRST,
    GODS,
    LOSING,
    PLAY,
    PROPHECY,
    READY_UP,
    SECOND,
    TOKENS,
    Table,
)  # fmt: skip
from theomachy.games.four_gods.rules.turn import (
    choose_colour,
    choose_starter,
    close,
    deal_card,
    draw_from_bag,
    end_turn,
    forget,
    pass_step,
    shut_window,
    started,
)  # fmt: skip

ROOM_FOR_ACTIONS: Final = 24


class FourGods(Table):
    def copy(self) -> FourGods:
        to = FourGods(self.players, self.names, self.world.copy(), self.fixed)
        self.copy_table(to)
        return to

    def key(self) -> int:
        return key_of(self.state_bytes())

    def redeal(self, viewer: i64, rng: Dice) -> Position:
        to = self.copy()
        deal_anew(to, viewer, rng)
        return to

    def in_turns(self, player: i64) -> Position:
        """The moment as the clock of ticks would see it (G4-R-34); a prophet window stays open for the next action.

        In timed turns the seat whose turn it is goes on; a question is answered by the seat that was asked.
        """
        fixed = self.fixed.in_ticks
        if fixed is None or self.turn != EVERYBODY or self.phase == READY_UP:
            return self
        to = FourGods(self.players, self.names, self.world.copy(), fixed)
        self.copy_table(to)
        to.cooling = 0
        to.step = 0
        if not fixed.timed:
            to.current = player
            to.start = player
            to.round = 0
            if self.trigger != "":
                to.last_round = fixed.turn_steps * self.players
        to.turn = to.current
        drop_vain_aims(to, to.current)
        if self.phase == ANSWER:
            to.turn = asked_seat(self)
        return to

    def midway(self) -> bool:
        phase = self.phase
        if phase == PLAY:
            return self.turn >= 0 and self.aim[self.turn] > 0
        return phase == PROPHECY or phase == SECOND or phase == LOSING or phase == ANSWER

    def score(self, player: i64) -> i64:
        """With two gods a player the lower marker, which decides (G4-P-18); of secret gods as they truly are."""
        return lowest(self, tally(self), player)

    def best_marker(self, player: i64) -> i64:
        return highest(self, tally(self), player)

    def rank(self, player: i64) -> i64:
        points = tally(self)
        mine = standing(self, points, player)
        place: i64 = 1
        for other in range(self.players):
            if standing(self, points, other) > mine:
                place += 1
        return place

    def why_not(self, player: i64, action: i32) -> str:
        return why_not(self, player, i64(action))

    # ---- what may be done

    def legal(self, player: i64) -> vec[i32]:
        turn = self.turn
        out: vec[i32] = vec[i32](capacity=ROOM_FOR_ACTIONS)
        if turn == EVERYBODY:
            if player == CLOCK:
                return clock_reports(self, out)
            if player < 0 or player >= self.players:
                return out
        elif player != turn:
            return out
        phase = self.phase
        if phase == PLAY:
            return add_play(self, out, player)
        if phase == PROPHECY:
            if self.aim[player] > 0:
                return add_targets(self, out, player)
            out = append(out, pack(NO_PROPHET, 0, 0))
            return add_prophets(self, out, player)
        if player == CHANCE:
            return add_chance(self, out)
        if phase == SECOND:
            out = append(out, pack(MORE, 0, 0))
            return append(out, pack(ENOUGH, 0, 0))
        if phase == READY_UP:
            if self.ready >> player & 1 == 0:
                out = append(out, pack(READY, 0, 0))
        elif phase == COLOURS:
            for colour in range(i64(GODS)):
                if self.owner[colour] == 0:
                    out = append(out, pack(COLOUR, colour, 0))
        elif phase == ANSWER:
            if player == asked_seat(self):
                out = append(out, pack(ADMIT, 0, 0))
                out = append(out, pack(SILENT, 0, 0))
        elif phase == LOSING:
            out = add_losses(self, out, player)
        elif phase == TOKENS:
            for colour in range(i64(GODS)):
                if self.owns(player, colour):
                    out = append(out, pack(TOKEN, colour, 0))
        return out

    def sensible(self, player: i64) -> vec[i32]:
        out = self.legal(player)
        if self.phase != PLAY or player < 0:
            return out
        return sensible_actions(self, player, out)

    def weights(self) -> vec[i32]:
        out: vec[i32] = vec[i32]()
        for _ in range(i64(len(self.legal(CHANCE)))):
            out = append(out, 1)
        return out

    def sample(self, rng: Dice) -> i32:
        if self.phase != DRAWING and self.phase != FIRST:
            return Position.sample(self, rng)
        left = rng.below(self.bag)
        tile: i64 = 1
        place = self.place
        while True:
            if place[tile] == 0:
                if left == 0:
                    return pack(BAG, tile, 0)
                left -= 1
            tile += 1

    # ---- doing it

    def apply(self, player: i64, action: i32) -> None:
        a: i64 = i64(action)
        kind = a >> 24
        if kind >= BAG:
            self.apply_other(kind, a >> 8 & 65535, a & 255)
            return
        x = a >> 8 & 65535
        cell = a & 255
        if kind == HOLD:
            take_up(self, player, kind, x, cell)
        elif kind == PROPHET:
            add_prophet(self, player, x & 3, own_colour(self, player), 0)
        elif kind == PROPHET_OF:
            add_prophet(self, player, x & 3, x >> 10, 0)
        elif kind == MIGRATE:
            add_prophet(self, player, x & 3, 0, cell)
        elif kind == NO_PROPHET:
            prophet_done(self, player)
        elif kind == MORE:
            second_tile(self, player, True)
        elif kind == ENOUGH:
            second_tile(self, player, False)
        elif kind == ADMIT:
            answer(self, True)
        elif kind == SILENT:
            answer(self, False)
        elif kind == LOSE:
            lose_from_world(self, player, cell)
            lost_one(self, player)
        elif kind == LOSE_RESERVE:
            lose_from_reserve(self, player, x)
            lost_one(self, player)
        elif kind == COLOUR:
            choose_colour(self, player, x)
        elif kind == READY:
            self.say_ready(player)
        elif kind == TOKEN:
            assign_token(self, player, x)
        elif is_intention(kind):
            take_up(self, player, kind, x, cell)
        else:
            self.begin_action(player, kind)
            self.apply_action(player, kind, x, cell)

    def begin_action(self, seat: i64, kind: i64) -> None:
        """What every action of a step does before its own effect."""
        self.aim[seat] = 0
        if self.fixed.real:
            close(self, seat)
            if self.fixed.cooldown and waits(self, kind):
                self.cooling |= i64(1) << seat
        elif self.window[seat] > 0 or self.choosing > 0:
            close(self, seat)
        flips = kind == FLIP or kind == FLIP_SLOT
        if not flips or not self.fixed.real or self.fixed.revision < 2:
            self.steps += 1  # of the limit of G4-R-35, for which turning over with the real clock is nothing (G4-R-64)
        if self.fixed.remembers and kind != PLACE and kind != GOD and kind != CHALLENGE and not flips:
            forget(self, seat)

    def apply_action(self, seat: i64, kind: i64, x: i64, cell: i64) -> None:
        if kind == PLACE:
            place_tile(self, seat, cell, x)
        elif kind == ROW:
            discard(self, seat, x >> 3, 0)
        elif kind == DRAW:
            draw_from_bag(self, seat, x)
        elif kind == PASS:
            pass_step(self, seat)
        elif kind == TAKE or kind == TAKE_SLOT:
            take(self, seat, named_tile(self, kind, x))
        elif kind == CITY:
            build_city(self, seat, cell, own_colour(self, seat), 0)
        elif kind == CITY_OF:
            build_city(self, seat, cell, x >> 10, 0)
        elif kind == CITY_FROM:
            build_city(self, seat, cell, 0, x)
        elif kind == ROW_BOTH:
            discard_both(self, seat, 0, 0)
        elif kind == DESTROY:
            destroy_city(self, seat, cell, x, -1)
        elif kind == DESTROY_FOR:
            destroy_city(self, seat, cell, x & 1023, x >> 10)
        elif kind == GOD:
            choose_god(self, seat, x)
        elif kind == END:
            end_turn(self)
        elif kind == ROW_SIDE:
            discard(self, seat, x >> 3, x >> 2 & 1)
        elif kind == ROW_BOTH_SIDES:
            discard_both(self, seat, x >> 2 & 1, x >> 10)
        elif kind == FLIP or kind == FLIP_SLOT:
            turn_over(self, seat, named_tile(self, kind, x))
        elif kind == CHALLENGE:
            own = self.last_cell[seat]
            challenge(self, seat, cell)
            if self.last_cell[seat] == own:
                forget(self, seat)

    def apply_other(self, kind: i64, x: i64, cell: i64) -> None:
        """What CHANCE decides and CLOCK reports."""
        if kind == BAG:
            drawn(self, x)
        elif kind == START:
            started(self, x)
        elif kind == CARD:
            deal_card(self, x >> 10, x & 1023)
        elif kind == COOL:
            self.cooling &= ~(i64(1) << x)
        elif kind == WINDOW_SHUT:
            shut_window(self, x)
            if self.events is not None:
                self.note("window", "G4-T-08", {"who": x, "cell": self.cell_text(cell)})
        elif kind == TAKE_SHUT:
            put_away(self, x >> 7, x & 127, 0)
        elif kind == TURN_SHUT:
            if self.events is not None:
                self.note("time", "G4-T-12", {"who": x})
            if self.no_more_answers():
                end_turn(self)
        elif kind == EXTRA_SHUT:
            if self.no_more_answers():
                end_game(self, "G4-E-04")
        elif kind == ANSWER_SHUT:
            answer(self, False)
        elif kind == LOSE_SHUT:
            losses = add_losses(self, vec[i32](), x)
            first: i64 = i64(losses[0])
            if first >> 24 == LOSE:
                lose_from_world(self, x, first & 255)
            else:
                lose_from_reserve(self, x, first >> 8 & 65535)
            lost_one(self, x)

    def no_more_answers(self) -> bool:
        """Time is over while somebody is asked about a tile: silence (G4-R-61). False if the game ended by it."""
        if self.phase == ANSWER:
            answer(self, False)
        return self.phase == PLAY

    def say_ready(self, seat: i64) -> None:
        self.ready |= i64(1) << seat
        if self.events is not None:
            self.note("ready", "G4-S-20", {"who": seat})
        if self.ready == (i64(1) << self.players) - 1:
            choose_starter(self)
