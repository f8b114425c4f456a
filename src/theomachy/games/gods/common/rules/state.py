"""The state that both editions share: the field, the stocks, the display and whose turn it is."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, remove, vec
from mypy_extensions import i32, i64, u8

from theomachy.core.dice import Dice
from theomachy.core.event import Event
from theomachy.core.keys import key_of
from theomachy.core.position import Position
from theomachy.games.gods.common.rules.cards import DESERT, EXTRA, TRIBES
from theomachy.parts.bag import Bag
from theomachy.parts.hexes import HexField

# What is being asked. The numbers are part of the key of a position: never change them.
SEATING: Final = 0  # CHANCE: who gets the next temple of the constellation
STARTER: Final = 1  # CHANCE: who begins
REFILL: Final = 2  # CHANCE: the next card of the supply
ACTION: Final = 3
WHERE_TO: Final = 4  # a desert has been lifted
STONE: Final = 5  # stones run short at a new temple
AFTER: Final = 6  # the actions are done, an extra action may be played
LAST_TURN: Final = 7  # end the game now, or play one more turn (first edition)
OVER: Final = 8

# Bits of `used`: what cannot be done again in this turn. Which of them a table uses stands in `Numbers.once`.
ONCE_TEMPLE: Final = 1
ONCE_MOVE: Final = 2
ONCE_DISCARD: Final = 4
ONCE_OTHER: Final = 8  # desert, decay, whirlwind and taking an extra action, all together
ONCE_FIRST_KIND: Final = 16  # from here on one bit for each of these four
ONCE_EACH_KIND: Final = 16 + 32 + 64 + 128

COLOURS: Final = TRIBES + 1  # numbers that a seat has for each colour stand in one row


def by_colour(seat: i64, colour: i64) -> i64:
    """Where a seat's number for a colour stands in `tribes`, `due` and the like. (Counting points writes it out.)"""
    return seat * COLOURS + colour


def once_other(kind: i64) -> i64:
    """The bits of `used` that close this desert, decay, whirlwind or extra action: that of all four, and its own."""
    return ONCE_OTHER | i64(ONCE_FIRST_KIND) << (kind - DESERT)


class Numbers:
    """Numbers and options of one game, fixed from the set-up on and shared by all its positions."""

    def __init__(self) -> None:
        self.start_power: i64 = 2
        self.income: i64 = 3
        self.max_power: i64 = 12
        self.temples: i64 = 8
        self.stones: i64 = 15
        self.tribe_price: i64 = 1
        self.temple_price: i64 = 3
        self.move_price: i64 = 2
        self.desert_gain: i64 = 1
        self.decay_loot: i64 = 1
        self.actions: i64 = 2
        self.tribes_needed: i64 = 3
        # What can be done only once in a turn (GODS1-T-07, GODS2-T-11): bits of `used`.
        self.once: i64 = ONCE_TEMPLE
        # Options that both editions have.
        self.any_conflict: bool = False  # temple_precedence = any_conflict
        self.stoneless_block: bool = False  # stoneless_neighbours = block
        self.whirlwind_idle: bool = False
        self.keep_together: bool = False  # split_field = forbidden
        self.decay_beside: bool = False  # decay_place = beside_temple; the first edition has it
        # How the table was set up; needed by records and by `to_json`.
        self.options: dict[str, object] = {}
        self.first_seat: i64 = -1  # who begins; -1: chance decides
        self.components: str = ""  # path of the components file, if it is not our own
        self.card_names: tuple[str, ...] = ()  # what the edition calls each kind of card of its supply
        self.slots: list[i64] = []  # constellation: the hex of each seat's temple


class GodsTable(Position):
    """Data and questions; what changes by rule stands in the chapters.

    Everything in it lies open to everybody (GODS1-R-29, GODS2-R-39).
    """

    def __init__(self, players: i64, gods: tuple[str, ...], field: HexField, supply: Bag) -> None:
        self.players = players
        self.turn = 0
        self.events = None
        self.gods: tuple[str, ...] = gods  # name of the god of each seat
        self.field: HexField = field
        self.supply: Bag = supply
        self.deserts: vec[i32] = vec[i32]()  # their hexes, in order
        self.display: vec[u8] = vec[u8]([0, 0])
        self.power: vec[u8] = vec[u8](bytes(players))
        self.temples: vec[u8] = vec[u8](bytes(players))  # in stock
        self.stones: vec[u8] = vec[u8](bytes(players))  # in stock
        self.extras: vec[u8] = vec[u8](bytes(players))  # extra-action cards held
        # Tribes with the god's stone, index `by_colour`: nothing else counts for threes (GODS1-R-09, GODS2-R-30).
        self.tribes: vec[u8] = vec[u8](bytes(players * COLOURS))
        self.boxed: vec[u8] = vec[u8](bytes(EXTRA + 1))  # cards out of the game, by kind
        # Threes won and lost by stones of the action under way, index `by_colour`; empty while there are none.
        self.due: vec[i32] = vec[i32]()
        self.active: i64 = 0  # whose turn it is, also while CHANCE is asked
        self.phase: i64 = SEATING
        self.actions_left: i64 = 0
        self.used: i64 = 0  # action kinds done in this turn, one bit each
        self.site: i64 = 0  # the hex a desert was lifted from, or of the temple that needs stones
        self.fresh: i64 = 0  # extra-action cards taken in this turn
        self.turns: i64 = 0  # turns begun, all players counted together
        self.ending: str = ""  # the clause that ended the game

    def copy_table(self, to: GodsTable) -> None:
        """Fill `to` with everything that changes in play; field and supply were copied when it was made."""
        to.turn = self.turn
        to.deserts = self.deserts[:]
        to.display = self.display[:]
        to.power = self.power[:]
        to.temples = self.temples[:]
        to.stones = self.stones[:]
        to.extras = self.extras[:]
        to.tribes = self.tribes[:]
        to.boxed = self.boxed[:]
        if len(self.due) > 0:
            to.due = self.due[:]
        to.active = self.active
        to.phase = self.phase
        to.actions_left = self.actions_left
        to.used = self.used
        to.site = self.site
        to.fresh = self.fresh
        to.turns = self.turns
        to.ending = self.ending

    def table_bytes(self) -> bytes:
        """Everything that makes two tables the same, in a fixed order, for the key."""
        codes = self.field.codes()
        cards: vec[u8] = vec[u8](capacity=64)
        for i in range(i64(len(codes))):
            cards = append(cards, u8(self.field.card(i64(codes[i]))))
        words = (
            self.turn, self.active, self.phase, self.actions_left, self.used, self.site, self.fresh, self.turns
        )  # fmt: skip
        return b"|".join(
            (
                ",".join(self.gods).encode(),
                ",".join([str(w) for w in words]).encode(),
                self.ending.encode(),
                bytes(codes),
                bytes(cards),
                bytes(self.supply.counts),
                bytes(self.display),
                bytes(self.power),
                bytes(self.temples),
                bytes(self.stones),
                bytes(self.extras),
            )
        )

    # ---- what each edition says itself

    def numbers(self) -> Numbers:
        raise NotImplementedError

    def clause(self, rule: str) -> str:
        """The id that this edition's rules document gives to a rule both editions share."""
        raise NotImplementedError

    def rule_against(self, player: i64, action: i32) -> str:
        """The name of the rule that forbids the action; empty if it is in the list of what the player may do."""
        raise NotImplementedError

    def begin_turn(self, seat: i64) -> None:
        raise NotImplementedError

    def end_turn(self) -> None:
        raise NotImplementedError

    def drawn(self, kind: i64) -> None:
        """CHANCE has drawn a card for the display."""
        raise NotImplementedError

    def put_away(self, kind: i64) -> None:
        """A discarded card goes where the edition says."""
        raise NotImplementedError

    def decided(self) -> bool:
        """Has the action that was just completed ended the game?"""
        raise NotImplementedError

    def founded(self, god: i64, colour: i64) -> None:
        """The god gets what another three tribes of the colour bring."""
        raise NotImplementedError

    def fell(self, god: i64, colour: i64) -> None:
        """The god gives back what one of its threes of the colour brought."""
        raise NotImplementedError

    def state_bytes(self) -> bytes:
        raise NotImplementedError

    def settled(self) -> GodsTable:
        """A copy in which everybody has what is due."""
        raise NotImplementedError

    # ---- what both have alike

    def why_not(self, player: i64, action: i32) -> str:
        rule = self.rule_against(player, action)
        return self.clause(rule) if rule else ""

    def key(self) -> int:
        """What is due while stones run short counts as given: it is certain, and records of old keep their keys."""
        if len(self.due) > 0:
            return key_of(self.settled().state_bytes())
        return key_of(self.state_bytes())

    def rank(self, player: i64) -> i64:
        """By victory points, then by power; equal in both is a shared place (GODS1-X-07, GODS1-X-08, GODS2-X-06 to
        X-08, GODS2-R-36). Power collected in the last turn counts (GODS1-R-33, GODS2-R-08)."""
        place: i64 = 1
        mine = self.score(player) * 256 + i64(self.power[player])
        for other in range(self.players):
            if self.score(other) * 256 + i64(self.power[other]) > mine:
                place += 1
        return place

    def owe(self, god: i64, colour: i64, change: i64) -> None:
        """Stones have just united another three tribes of the god (1) or broken one up (-1): for `settle` to give."""
        if len(self.due) == 0:
            self.due = vec[i32]([0] * int(self.players * COLOURS))
        self.due[by_colour(god, colour)] += i32(change)

    def settle(self) -> None:
        """All stones of the action are placed: losses and gains come together, for all players (GODS1-R-10,
        GODS1-R-27, GODS2-R-29, GODS2-R-32)."""
        due = self.due
        self.due = vec[i32]()
        for i in range(i64(len(due))):
            for _ in range(-i64(due[i])):
                self.fell(i // COLOURS, i % COLOURS)
        for i in range(i64(len(due))):
            for _ in range(i64(due[i])):
                self.founded(i // COLOURS, i % COLOURS)

    def redeal(self, viewer: i64, rng: Dice) -> Position:
        return self.copy()

    def midway(self) -> bool:
        return self.phase == WHERE_TO or self.phase == STONE

    def tribes_of(self, god: i64, colour: i64) -> i64:
        """Own tribes of the colour, wherever they lie (GODS1-V-07, GODS2-V-06)."""
        return i64(self.tribes[god * COLOURS + colour])

    def threes_of(self, god: i64, colour: i64) -> i64:
        """Villages or nations of the colour: always its own tribes divided by three, rounded down (GODS1-V-01,
        GODS1-V-04, GODS1-R-25, GODS2-V-01, GODS2-V-05, GODS2-R-31)."""
        held = i64(self.tribes[god * COLOURS + colour]) // self.numbers().tribes_needed
        if len(self.due) > 0:  # stones of a temple are still being placed: until then nothing changes
            held -= i64(self.due[god * COLOURS + colour])
        return held

    def on_display(self, kind: i64) -> bool:
        return i64(self.display[0]) == kind or i64(self.display[1]) == kind

    def may_play_other(self, kind: i64) -> bool:
        """Has nothing done in this turn closed this desert, decay, whirlwind or extra action (GODS2-R-17)?"""
        return self.used & once_other(kind) == 0

    def close(self, once: i64) -> None:
        """These are not done again in this turn, extra actions included, as far as the table limits them (GODS1-T-06,
        GODS1-T-07, GODS1-R-20, GODS2-T-11, GODS2-R-17, GODS2-R-18)."""
        self.used |= once & self.numbers().once

    def old_extras(self, seat: i64) -> i64:
        """Extra-action cards that may be played in this turn: those of earlier turns (GODS1-R-19, GODS2-R-21)."""
        held: i64 = i64(self.extras[seat])
        if seat == self.active:
            return held - self.fresh
        return held

    def leave_display(self, kind: i64) -> None:
        """Take one card of this kind off the display."""
        if i64(self.display[0]) == kind:
            self.display[0] = 0
        else:
            self.display[1] = 0

    def room_for(self, seat: i64, gain: i64) -> i64:
        """How much of this gain the seat can take: nobody ever goes beyond the limit (GODS1-T-03, GODS2-T-04)."""
        room = self.numbers().max_power - i64(self.power[seat])
        if gain > room:
            return room
        return gain

    def gain_power(self, seat: i64, gain: i64) -> i64:
        """Power goes up; gives what was really gained. The reserve never runs out (GODS1-R-06)."""
        gain = self.room_for(seat, gain)
        self.power[seat] += u8(gain)
        return gain

    def pay(self, seat: i64, price: i64) -> None:
        """At once and in full (GODS1-T-08, GODS2-T-12, GODS2-T-13)."""
        self.power[seat] -= u8(price)

    def add_desert(self, at: i64) -> None:
        a = i32(at)
        deserts = append(self.deserts, a)
        i: i64 = i64(len(deserts)) - 1
        while i > 0 and deserts[i - 1] > a:
            deserts[i] = deserts[i - 1]
            i -= 1
        deserts[i] = a
        self.deserts = deserts

    def drop_desert(self, at: i64) -> None:
        self.deserts = remove(self.deserts, i32(at))

    def write(self, kind: str, clause: str, data: dict[str, object]) -> None:
        """Write an event. Call only while events are kept, so that its data are not made for nothing."""
        events = self.events
        if events is not None:
            events.append(Event(kind, clause, data))
