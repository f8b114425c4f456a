"""4 Gods: the index of the chapters. What may be done, and who does it."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from theomachy.core.dice import Dice
from theomachy.core.keys import key_of
from theomachy.core.position import CHANCE, CLOCK, EVERYBODY, Position
from theomachy.games.four_gods.actions import (
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
from theomachy.games.four_gods.beliefs import deal_anew
from theomachy.games.four_gods.mistakes import (
    answer,
    asked_seat,
    challenge,
    lose_from_reserve,
    lose_from_world,
    lost_one,
    may_lose,
    reserves,
    stands_illegally,
)  # fmt: skip
from theomachy.games.four_gods.placing import (
    add_prophet,
    build_city,
    choose_god,
    destroy_city,
    fits_somewhere,
    fitting_bits,
    may_destroy,
    place_tile,
    prophet_done,
)  # fmt: skip
from theomachy.games.four_gods.refusals import last_step, named_tile, own_colour, waits, why_not
from theomachy.games.four_gods.rows import discard, discard_both, drawn, second_tile, take, turn_over
from theomachy.games.four_gods.scoring import highest, lowest, standing, tally
from theomachy.games.four_gods.state import (
    ANSWER,
    COLOURS,
    DEAL,
    DRAWING,
    FIRST,
    GODS,
    LOSING,
    PLAY,
    PROPHECY,
    READY_UP,
    SECOND,
    SLOTS,
    STARTER,
    TOKENS,
    Table,
)  # fmt: skip
from theomachy.games.four_gods.tiles import HALF
from theomachy.games.four_gods.turn import (
    assign_token,
    choose_colour,
    choose_starter,
    close,
    deal_card,
    draw_from_bag,
    end_game,
    end_turn,
    forget,
    next_to_deal,
    pass_step,
    put_away,
    started,
)  # fmt: skip
from theomachy.games.four_gods.world import EMPTY, NEEDED, ROOM, TILE

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
        if self.phase == ANSWER:
            to.turn = asked_seat(self)
        return to

    def midway(self) -> bool:
        phase = self.phase
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
                return self.clock_reports(out)
            if player < 0 or player >= self.players:
                return out
        elif player != turn:
            return out
        phase = self.phase
        if phase == PLAY:
            return self.add_play(out, player)
        if phase == PROPHECY:
            out = append(out, pack(NO_PROPHET, 0, 0))
            return self.add_prophets(out, player)
        if player == CHANCE:
            return self.add_chance(out)
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
            out = self.add_losses(out, player)
        elif phase == TOKENS:
            for colour in range(i64(GODS)):
                if self.owns(player, colour):
                    out = append(out, pack(TOKEN, colour, 0))
        return out

    def sensible(self, player: i64) -> vec[i32]:
        """Honour play: only placements that are legal, and only challenges that will succeed (G4-R-57).

        Where backs are shown turning over changes nothing, and neither does the side that lies up in a row; nor is a
        tile of use that fits nowhere (G4-R-19).
        """
        out = self.legal(player)
        idle = self.fixed.flips and not self.fixed.backs_hidden
        if self.phase != PLAY or not (idle or self.fixed.honour) or player < 0:
            return out
        kept: vec[i32] = vec[i32](capacity=ROOM_FOR_ACTIONS)
        for i in range(i64(len(out))):
            if self.is_sensible(player, i64(out[i]), idle):
                kept = append(kept, out[i])
        if len(kept) == 0 and not self.fixed.real:
            return out
        return kept

    def is_sensible(self, seat: i64, action: i64, idle: bool) -> bool:
        kind = action >> 24
        cell = action & 255
        if kind == PLACE:
            return not self.fixed.honour or (
                self.world.edges[cell] >= NEEDED and self.world.matches(cell, action >> 8 & 1023)
            )
        if kind == CHALLENGE:
            return stands_illegally(self, cell)
        if idle:
            if kind == FLIP:
                return False
            if kind == ROW_SIDE:
                return action >> 10 & 1 == 0
            if kind == ROW_BOTH_SIDES:
                return action >> 10 & 1 == 0 and action >> 18 & 1 == 0
            if kind == TAKE:
                return fits_somewhere(self, seat, action >> 8 & 65535)
        return True

    def add_chance(self, out: vec[i32]) -> vec[i32]:
        if self.phase == STARTER:
            for seat in range(self.players):
                out = append(out, pack(START, seat, 0))
        elif self.phase == DEAL:
            colour = next_to_deal(self)
            for terrain in range(i64(GODS)):
                if not self.dealt(terrain):
                    out = append(out, pack(CARD, colour << 10 | terrain, 0))
        else:
            for tile in range(i64(1), self.fixed.tiles.count + 1):
                if self.place[tile] == 0:
                    out = append(out, pack(BAG, tile, 0))
        return out

    def dealt(self, terrain: i64) -> bool:
        for colour in range(i64(GODS)):
            if i64(self.god[colour]) == terrain + 1:
                return True
        return False

    def clock_reports(self, out: vec[i32]) -> vec[i32]:
        """What the real clock may report now: whatever is running (G4-T-07 to G4-T-09, G4-T-12, G4-E-04)."""
        if self.phase == ANSWER:
            out = append(out, pack(ANSWER_SHUT, asked_seat(self), 0))
        elif self.phase != PLAY:
            return out
        for seat in range(self.players):
            if self.cooling >> seat & 1:
                out = append(out, pack(COOL, seat, 0))
            if self.window[seat] > 0:
                out = append(out, pack(WINDOW_SHUT, seat, i64(self.window[seat])))
            if self.taken[seat] > 0:
                out = append(out, pack(TAKE_SHUT, seat << 7 | self.hand(seat, i64(self.taken_hand[seat])), 0))
            if self.losing >> seat & 1:
                out = append(out, pack(LOSE_SHUT, seat, 0))
        if self.fixed.timed:
            return append(out, pack(TURN_SHUT, self.current, 0))
        if self.trigger != "":
            out = append(out, pack(EXTRA_SHUT, 0, 0))
        return out

    def add_play(self, out: vec[i32], seat: i64) -> vec[i32]:
        """The main choice of a step, or of any moment in real-time play."""
        fixed = self.fixed
        bit = i64(1) << seat
        if self.losing & bit:
            return self.add_losses(out, seat)
        if fixed.real:
            if fixed.timed and seat != self.current:
                return self.add_out_of_turn(out, seat)
            out = self.add_prophets(out, seat)
            if self.choosing & bit:
                out = self.add_second(out)
            if self.cooling & bit:
                if self.taken[seat] == 0 and not waits(self, FLIP):
                    out = self.add_flips(out, seat)
                return out
        elif self.window[seat] > 0 or self.choosing & bit:  # begun with the real clock (`in_turns`)
            out = self.add_prophets(out, seat)
            if self.choosing & bit:
                out = self.add_second(out)
        if self.taken[seat] > 0:
            return self.add_taken(out, seat)
        for which in range(i64(2)):
            tile = self.hand(seat, which)
            if tile > 0:
                out = self.add_places(out, seat, tile)
        out = self.add_discards(out, seat)
        out = self.add_takes(out, seat)
        out = self.add_gods(out, seat)
        out = self.add_cities(out, seat)
        if fixed.honour:
            out = self.add_challenges(out)
        if fixed.flips:
            out = self.add_flips(out, seat)
        if fixed.timed:
            return append(out, pack(END, 0, 0))
        return append(out, pack(PASS, 0, 0))

    def add_second(self, out: vec[i32]) -> vec[i32]:
        if self.bag > 0:
            out = append(out, pack(MORE, 0, 0))
        return append(out, pack(ENOUGH, 0, 0))

    def add_out_of_turn(self, out: vec[i32], seat: i64) -> vec[i32]:
        """Timed turns with the real clock: the own row, and in honour play challenges (G4-T-13, G4-T-20)."""
        cooling = self.cooling >> seat & 1
        if self.fixed.honour and not cooling:
            out = self.add_challenges(out)
        if self.fixed.flips and not self.touched >> seat & 1:
            if not cooling or not waits(self, FLIP):
                out = self.add_row_flips(out, seat)
        return out

    def add_places(self, out: vec[i32], seat: i64, tile: i64) -> vec[i32]:
        world = self.world
        gap = world.gap
        fitting = world.tiles.fitting
        stride = world.tiles.count + 1
        if self.fixed.honour:
            turns: i64 = i64(world.tiles.turns[tile])
            for cell in range(i64(ROOM)):
                if world.what[cell] == EMPTY:
                    out = add_turns(out, PLACE, turns, tile, cell, 0)
        else:
            open = world.open
            for i in range(i64(len(open))):
                cell = i64(open[i])
                turns = i64(fitting[i64(gap[cell]) * stride + tile])
                if turns != 0:
                    out = add_turns(out, PLACE, turns, tile, cell, 0)
        if self.gods_of[seat] > 0:
            for i in range(i64(len(world.cities))):
                cell = i64(world.cities[i])
                turns = i64(fitting[i64(gap[cell]) * stride + tile])
                if turns != 0 and may_destroy(self, seat, cell):
                    out = self.add_destructions(out, seat, turns, tile, cell)
        return out

    def add_destructions(self, out: vec[i32], seat: i64, turns: i64, tile: i64, cell: i64) -> vec[i32]:
        if self.fixed.each == 1 or self.fixed.at_scoring:
            return add_turns(out, DESTROY, turns, tile, cell, 0)
        for colour in range(i64(GODS)):
            if self.owns(seat, colour):
                out = add_turns(out, DESTROY_FOR, turns, tile, cell, colour)
        return out

    def add_taken(self, out: vec[i32], seat: i64) -> vec[i32]:
        """A tile taken from a row: place it, or put it away (G4-A-27, G4-R-18)."""
        tile = self.hand(seat, i64(self.taken_hand[seat]))
        out = self.add_places(out, seat, tile)
        if not self.fixed.must_place or not fits_somewhere(self, seat, tile):
            out = self.add_discard(out, tile)
        return out

    def add_discard(self, out: vec[i32], tile: i64) -> vec[i32]:
        if self.fixed.flips:
            out = append(out, pack(ROW_SIDE, tile << 3, 0))
            return append(out, pack(ROW_SIDE, tile << 3 | 4, 0))
        return append(out, pack(ROW, tile << 3, 0))

    def add_discards(self, out: vec[i32], seat: i64) -> vec[i32]:
        """Discarding one or both tiles, or drawing with both hands free."""
        first = self.hand(seat, 0)
        second = self.hand(seat, 1)
        free = self.row_free(seat)
        if first == 0 and second == 0:
            if free > 0 and self.bag > 0:
                out = append(out, pack(DRAW, 1, 0))
                if self.bag > 1 and not self.fixed.after_seeing:
                    out = append(out, pack(DRAW, 2, 0))
            return out
        if free > 0:
            if first > 0:
                out = self.add_discard(out, first)
            if second > 0:
                out = self.add_discard(out, second)
        if free > 1 and first > 0 and second > 0:
            if self.fixed.flips:
                for sides in range(i64(4)):
                    x = first << 3 | (sides & 1) << 2 | (sides >> 1) << 10
                    out = append(out, pack(ROW_BOTH_SIDES, x, second))
            else:
                out = append(out, pack(ROW_BOTH, first << 3, second))
        return out

    def add_takes(self, out: vec[i32], seat: i64) -> vec[i32]:
        if self.free_hands(seat) == 0 or (self.row_low == 0 and self.row_high == 0) or last_step(self):
            return out
        low = self.row_low
        high = self.row_high
        if not self.fixed.free_take:
            low &= fitting_bits(self, seat, False)
            if high != 0:
                high &= fitting_bits(self, seat, True)
        if self.fixed.backs_hidden:
            return self.add_slots(out, TAKE_SLOT, 0, self.players)
        return add_tiles(add_tiles(out, TAKE, low, 0), TAKE, high, HALF)

    def add_slots(self, out: vec[i32], kind: i64, first: i64, beyond: i64) -> vec[i32]:
        """Hidden backs: the tiles in the rows of these seats, named by seat and slot (G4-R-59)."""
        for row in range(first, beyond):
            for slot in range(i64(SLOTS)):
                if self.rows[row * SLOTS + slot] > 0:
                    out = append(out, pack(kind, row << 5 | slot + 1, 0))
        return out

    def add_flips(self, out: vec[i32], seat: i64) -> vec[i32]:
        if self.free_hands(seat) == 0 or not self.fixed.flips:
            return out
        if self.fixed.backs_hidden:
            return self.add_slots(out, FLIP_SLOT, 0, self.players)
        return add_tiles(add_tiles(out, FLIP, self.row_low, 0), FLIP, self.row_high, HALF)

    def add_row_flips(self, out: vec[i32], seat: i64) -> vec[i32]:
        if self.fixed.backs_hidden:
            return self.add_slots(out, FLIP_SLOT, seat, seat + 1)
        for tile in range(i64(1), self.fixed.tiles.count + 1):
            if self.row_with(tile) == seat:
                out = append(out, pack(FLIP, tile, 0))
        return out

    def add_gods(self, out: vec[i32], seat: i64) -> vec[i32]:
        if not self.fixed.secret and i64(self.gods_of[seat]) < self.fixed.each:
            for terrain in range(i64(GODS)):
                if self.owner[terrain] == 0:
                    out = append(out, pack(GOD, terrain, 0))
        return out

    def add_cities(self, out: vec[i32], seat: i64) -> vec[i32]:
        if self.supply == 0 or self.gods_of[seat] == 0:
            return out
        open = self.world.open
        for colour in range(i64(GODS)):
            if i64(self.owner[colour]) != seat + 1:
                continue
            if self.reserve[colour] > 0:
                for i in range(i64(len(open))):
                    if self.fixed.each == 1:
                        out = append(out, pack(CITY, 0, i64(open[i])))
                    else:
                        out = append(out, pack(CITY_OF, colour << 10, i64(open[i])))
            else:
                for source in range(i64(ROOM)):
                    if self.world.prophet[source] > 0 and self.stands(colour, source):
                        for i in range(i64(len(open))):
                            out = append(out, pack(CITY_FROM, source, i64(open[i])))
        return out

    def stands(self, colour: i64, cell: i64) -> bool:
        """Does a prophet of the colour stand on a tile there?"""
        return self.world.what[cell] == TILE and self.colour_at(cell) == colour

    def add_prophets(self, out: vec[i32], seat: i64) -> vec[i32]:
        """Every region of the tile just placed, with every prophet that may come there."""
        cell = i64(self.window[seat])
        if cell == 0:
            return out
        zones: i64 = i64(self.world.tiles.zones[self.world.lay(cell)])
        for colour in range(i64(GODS)):
            if i64(self.owner[colour]) != seat + 1:
                continue
            for corner in range(i64(4)):
                if zones >> (2 * corner) & 3 != corner:
                    continue
                if self.reserve[colour] > 0:
                    if self.fixed.each == 1:
                        out = append(out, pack(PROPHET, corner, 0))
                    else:
                        out = append(out, pack(PROPHET_OF, corner | colour << 10, 0))
                else:
                    for source in range(i64(ROOM)):
                        if self.world.prophet[source] > 0 and self.stands(colour, source):
                            out = append(out, pack(MIGRATE, corner, source))
        return out

    def add_challenges(self, out: vec[i32]) -> vec[i32]:
        for cell in range(i64(ROOM)):
            if self.world.what[cell] == TILE:
                out = append(out, pack(CHALLENGE, 0, cell))
        return out

    def add_losses(self, out: vec[i32], seat: i64) -> vec[i32]:
        if reserves(self, seat) > 0:
            for colour in range(i64(GODS)):
                if self.owns(seat, colour) and self.reserve[colour] > 0:
                    out = append(out, pack(LOSE_RESERVE, colour, 0))
            return out
        for cell in range(i64(ROOM)):
            if may_lose(self, seat, cell):
                out = append(out, pack(LOSE, 0, cell))
        return out

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
        if kind == PROPHET:
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
        else:
            self.begin_action(player, kind)
            self.apply_action(player, kind, x, cell)

    def begin_action(self, seat: i64, kind: i64) -> None:
        """What every action of a step does before its own effect."""
        if self.fixed.real:
            close(self, seat)
            if self.fixed.cooldown and waits(self, kind):
                self.cooling |= i64(1) << seat
        elif self.window[seat] > 0 or self.choosing > 0:
            close(self, seat)
        self.steps += 1
        if self.fixed.remembers and kind != PLACE and kind != GOD and kind != CHALLENGE:
            if kind != FLIP and kind != FLIP_SLOT:
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
            self.window[x] = 0
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
            losses = self.add_losses(vec[i32](), x)
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


def add_turns(out: vec[i32], kind: i64, turns: i64, tile: i64, cell: i64, colour: i64) -> vec[i32]:
    """One action for each turn of the tile."""
    action: i64 = kind << 24 | colour << 18 | tile << 11 | cell
    while turns != 0:
        if turns & 1:
            out = append(out, i32(action))
        turns >>= 1
        action += 256
    return out


def add_tiles(out: vec[i32], kind: i64, bits: i64, first: i64) -> vec[i32]:
    tile = first
    while bits != 0:
        if bits & 1:
            out = append(out, pack(kind, tile, 0))
        bits >>= 1
        tile += 1
    return out
