"""4 Gods: the index of the chapters. What may be done, what speaks against it, and who does it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from theomachy.core.dice import Dice
from theomachy.core.keys import key_of
from theomachy.core.position import CHANCE, CLOCK, EVERYBODY, Position
from theomachy.games.four_gods.rules import actions as act
from theomachy.games.four_gods.rules import (
    bag,
    cities,
    clock,
    ending,
    gods,
    intentions,
    mistakes,
    moments,
    placing,
    prophets,
    rows,
    scoring,
    setup,
    turn,
)
from theomachy.games.four_gods.rules.redeal import redeal
from theomachy.games.four_gods.rules.sensible import sensible_actions
from theomachy.games.four_gods.rules.state import (
    ANSWER,
    COLOURS,
    DEAL,
    DRAWING,
    FIRST,
    IN_BAG,
    LOSING,
    OVER,
    PLAY,
    PROPHECY,
    READY_UP,
    SECOND,
    STARTER,
    TOKENS,
    TOSS,
    Table,
    own_colour,
)  # fmt: skip

ROOM_FOR_ACTIONS: Final = 24

# All kinds of actions, since all chapters are loaded here; by number the chapter that says what speaks against one.
KINDS: Final[tuple[act.Declared, ...]] = tuple(act.DECLARED.values())
EXPLAINED_BY: Final[dict[int, Callable[[Table, i64, i64, i64], str]]] = {
    **dict.fromkeys(bag.EXPLAINED, bag.against),
    **dict.fromkeys(cities.EXPLAINED, cities.against),
    **dict.fromkeys(gods.EXPLAINED, gods.against),
    **dict.fromkeys(intentions.EXPLAINED, intentions.against),
    **dict.fromkeys(mistakes.EXPLAINED, mistakes.against),
    **dict.fromkeys(placing.EXPLAINED, placing.against),
    **dict.fromkeys(prophets.EXPLAINED, prophets.against),
    **dict.fromkeys(rows.EXPLAINED, rows.against),
    **dict.fromkeys(turn.EXPLAINED, turn.against),
}


class FourGods(Table):
    def copy(self) -> FourGods:
        to = FourGods(self.players, self.names, self.world.copy(), self.fixed)
        self.copy_table(to)
        return to

    def key(self) -> int:
        return key_of(self.state_bytes())

    def redeal(self, viewer: i64, rng: Dice) -> Position:
        to = self.copy()
        redeal(to, viewer, rng)
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
        moments.drop_vain_aims(to, to.current)
        if self.phase == ANSWER:
            to.turn = mistakes.asked_seat(self)
        return to

    def midway(self) -> bool:
        phase = self.phase
        if phase == PLAY:
            return self.turn >= 0 and self.aim[self.turn] > 0
        return phase == PROPHECY or phase == SECOND or phase == LOSING or phase == ANSWER

    def score(self, player: i64) -> i64:
        """With two gods a player the lower marker, which decides (G4-P-18); of secret gods as they truly are."""
        return scoring.lowest(self, scoring.tally(self), player)

    def best_marker(self, player: i64) -> i64:
        return scoring.highest(self, scoring.tally(self), player)

    def rank(self, player: i64) -> i64:
        """The highest wins, equals share the place (G4-P-16, G4-P-18)."""
        points = scoring.tally(self)
        mine = scoring.standing(self, points, player)
        place: i64 = 1
        for other in range(self.players):
            if scoring.standing(self, points, other) > mine:
                place += 1
        return place

    # ---- what may be done, and what speaks against it

    def legal(self, player: i64) -> vec[i32]:
        asked = self.turn
        out: vec[i32] = vec[i32](capacity=ROOM_FOR_ACTIONS)
        if asked == EVERYBODY:
            if player == CLOCK:
                return clock.add_reports(self, out)
            if player < 0 or player >= self.players:
                return out
        elif player != asked:
            return out
        phase = self.phase
        if phase == PLAY:
            return moments.add_play(self, out, player)
        if phase == PROPHECY:
            if self.aim[player] > 0:
                return moments.add_targets(self, out, player)
            return prophets.add_prophets(self, prophets.add_declining(out), player)
        if phase == DRAWING or phase == FIRST:
            return bag.add_bag(self, out)
        if phase == SECOND:
            return bag.add_second(self, out, player)
        if phase == READY_UP:
            return setup.add_ready(self, out, player)
        if phase == COLOURS:
            return gods.add_colours(self, out)
        if phase == DEAL:
            return gods.add_cards(self, out)
        if phase == STARTER:
            return setup.add_starters(self, out)
        if phase == ANSWER:
            return mistakes.add_answers(self, out, player)
        if phase == LOSING:
            return mistakes.add_losses(self, out, player)
        if phase == TOKENS:
            return ending.add_tokens(self, out, player)
        if phase == TOSS:
            return setup.add_tosses(self, out)
        return out

    def why_not(self, player: i64, action: i32) -> str:
        """The clause: the second word of a refusal."""
        found = refusal(self, player, i64(action))
        return found[found.find(" ") + 1 :]

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
            if place[tile] == IN_BAG:
                if left == 0:
                    return act.pack(act.BAG, tile, 0)
                left -= 1
            tile += 1

    # ---- doing it

    def apply(self, player: i64, action: i32) -> None:
        a: i64 = i64(action)
        kind = a >> 24
        x = a >> 8 & 65535
        cell = a & 255
        if kind >= act.BAG and (kind <= act.CARD or kind >= act.TOSS):  # players' kinds go on in between
            self.apply_other(kind, x, cell)
        elif kind == act.HOLD:
            intentions.take_up(self, player, a)
        elif kind == act.PROPHET:
            prophets.place_prophet(self, player, x, own_colour(self, player), 0)
        elif kind == act.PROPHET_OF:
            prophets.place_prophet(self, player, x & act.LAY_PART, x >> act.COLOUR_AT, 0)
        elif kind == act.MIGRATE:
            prophets.place_prophet(self, player, x, 0, cell)
        elif kind == act.NO_PROPHET:
            prophets.prophet_done(self, player)
        elif kind == act.MORE:
            bag.second_tile(self, player, True)
        elif kind == act.ENOUGH:
            bag.second_tile(self, player, False)
        elif kind == act.ADMIT:
            mistakes.answer(self, True, "G4-A-51")
        elif kind == act.SILENT:
            mistakes.answer(self, False, "G4-A-51")
        elif kind == act.LOSE or kind == act.LOSE_RESERVE:
            mistakes.lose(self, player, a, "G4-R-63" if kind == act.LOSE_RESERVE else "G4-R-56")
        elif kind == act.COLOUR:
            gods.choose_colour(self, player, x)
        elif kind == act.READY:
            setup.say_ready(self, player)
        elif kind == act.TOKEN:
            ending.assign_token(self, player, x)
        elif kind == act.LOWER:
            intentions.lower(self, player)
        elif intentions.is_intention(kind):
            intentions.take_up(self, player, a)
        else:
            turn.begin_action(self, player, kind)
            self.done_by_chapter(player, kind, x, cell)

    def done_by_chapter(self, seat: i64, kind: i64, x: i64, cell: i64) -> None:
        """The actions that fill a step: the chapter that knows the kind does it, the most frequent first."""
        done = placing.do(self, seat, kind, x, cell) or rows.do(self, seat, kind, x, cell)
        done = done or bag.do(self, seat, kind, x, cell) or turn.do(self, seat, kind, x, cell)
        done = done or cities.do(self, seat, kind, x, cell) or gods.do(self, seat, kind, x, cell)
        if not done:
            mistakes.do(self, seat, kind, x, cell)

    def apply_other(self, kind: i64, x: i64, cell: i64) -> None:
        """What CHANCE decides and CLOCK reports."""
        if kind == act.BAG:
            bag.drawn(self, x)
        elif kind == act.START:
            setup.started(self, x)
        elif kind == act.TOSS:
            setup.tokens_fall(self, x)
        elif kind == act.CARD:
            gods.deal_card(self, x >> act.COLOUR_AT, x & act.LAY_PART)
        else:
            clock.report(self, kind, x, cell)


# ---- refusals: the reason, one of the words of G4-T-04, and the clause that forbids it


def refusal(table: Table, player: i64, action: i64) -> str:
    """Reason and clause, or nothing if the action is legal. Of several reasons the first in the order of G4-T-17."""
    legal = table.legal(player)
    for i in range(i64(len(legal))):
        if i64(legal[i]) == action:
            return ""
    kind = act.kind_in(action)
    if table.phase == OVER or (table.phase == TOKENS and kind != act.TOKEN):
        return "game-over " + table.ending
    if player == CHANCE or kind == act.BAG or kind == act.START or kind == act.CARD or kind == act.TOSS:
        return against_chance(table, player, kind, action)
    if player == CLOCK or kind >= act.COOL:
        return clock.against_report(table, player, kind, action)
    if player < 0 or player >= table.players:
        return "not-your-turn G4-S-01"
    if kind == act.COLOUR:
        return gods.against_colour(table, player, action)
    if kind == act.READY:
        return setup.against_ready(table)
    if table.in_setup():
        return setup.against_the_time(table)
    if table.phase == TOKENS:
        return ending.against_token(table, player)
    found = moments.against_turn_of(table, player, kind, action)
    if found != "":
        return found
    itself = against_kind(table, player, kind, action)
    if itself.startswith("not-in-this-mode"):
        return itself
    found = moments.against_haste(table, player, kind, action)
    if found != "":
        return found
    return "take-up-first G4-R-70" if itself == "" else itself


def reason(table: Table, player: i64, action: i64) -> str:
    """The first word of a refusal, or nothing."""
    found = refusal(table, player, action)
    return found[: found.find(" ")] if found != "" else ""


def against_chance(table: Table, player: i64, kind: i64, action: i64) -> str:
    if kind == act.START:
        return setup.against_starter(table)
    if kind == act.TOSS:
        return setup.against_toss(table)
    if kind == act.CARD:
        return gods.against_card(table, player, action)
    return bag.against_bag(table, player, action) if kind == act.BAG else "not-your-turn G4-S-09"


def against_kind(table: Table, player: i64, kind: i64, action: i64) -> str:
    """What speaks against the action itself, whatever the moment; nothing if it only was not taken up first."""
    if kind == act.TOKEN:
        return "not-in-this-mode G4-R-32"
    explain = EXPLAINED_BY.get(int(kind))
    return "not-in-this-mode G4-T-04" if explain is None else explain(table, player, kind, action)
