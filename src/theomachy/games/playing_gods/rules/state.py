"""The data of one table of Playing Gods and questions about it; what changes by rule stands in the chapters."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from theomachy.core.event import Event
from theomachy.core.position import Position
from theomachy.games.playing_gods.rules.cards import (
    ALL_ELEMENTS,
    BACKS,
    CARDS,
    FAITH_KINDS,
    FAITHS,
    SPECIAL,
    WRATH,
    elements_in,
    slot,
)  # fmt: skip
from theomachy.games.playing_gods.rules.numbers import CONTINENTS, LANDS, LANDS_EACH, NO_USE, OPEN, Numbers
from theomachy.games.playing_gods.rules.phases import HOMES, THEN_END_TURN
from theomachy.parts.bag import Bag

# Where a god stands.
IN_PLAY: Final = 0
LIMBO: Final = 1
DEAD: Final = 2

NOT_DECIDED: Final = -1


class Table(Position):
    """One table. A stack is `chips[land * stride]` upwards, bottom first."""

    def __init__(self, players: i64, names: tuple[str, ...], fixed: Numbers, wrath: Bag, conversion: Bag) -> None:
        self.players = players
        self.turn = 0
        self.events = None
        self.fixed: Numbers = fixed
        self.names: tuple[str, ...] = names  # the gods
        self.stride: i64 = players * fixed.chips
        # The map.
        self.chips: vec[u8] = vec[u8](bytes(LANDS * players * fixed.chips))
        self.height: vec[u8] = vec[u8](bytes(LANDS))
        self.ruler: vec[u8] = vec[u8](bytes(LANDS))  # seat + 1, 0 for none
        self.live: vec[u8] = vec[u8](bytes(LANDS))  # the ruler's unbroken run from the top
        # The gods.
        self.supply: vec[u8] = vec[u8](bytes(players))
        self.sects: vec[u8] = vec[u8](bytes(players))
        self.lands: vec[u8] = vec[u8](bytes(players))
        self.status: vec[u8] = vec[u8](bytes(players))
        self.figure: vec[u8] = vec[u8](bytes(players))
        self.homes: vec[u8] = vec[u8](bytes(players))  # continents, one bit each
        self.permanent: vec[u8] = vec[u8](bytes(players))  # faiths lying open, one bit each
        self.immune: vec[u8] = vec[u8](bytes(players))  # open immunities, one bit for each element
        self.out_at: vec[u8] = vec[u8](bytes(players))  # the order in which gods went out; 0 in play
        # The hands, and who knows what of them.
        self.hand: vec[u8] = vec[u8](bytes(players * CARDS))
        self.held: vec[u8] = vec[u8](bytes(players * BACKS))  # hidden cards by back
        self.public: vec[u8] = vec[u8](bytes(players * CARDS))  # of these, what everybody knows to be there
        self.seen: vec[u8] = vec[u8](bytes(players * players * CARDS))  # beyond that, by viewer
        self.bare: vec[u8] = vec[u8](bytes(players))  # elements against which no hidden immunity can be there
        # The piles: an upper part without order, a lower part with one (PG-R-62).
        self.wrath: Bag = wrath
        self.conversion: Bag = conversion
        self.low_wrath: vec[u8] = vec[u8]()
        self.low_conversion: vec[u8] = vec[u8]()
        self.shown: vec[u8] = vec[u8]()  # cards on the table in the action under way, in order
        # Whose turn it is and how far it has come.
        self.active: i64 = 0  # whose turn it is, whoever is asked
        self.phase: i64 = HOMES
        self.turns: i64 = 0  # turns begun, of all players together
        self.die: i64 = 0
        self.draws: i64 = 0  # cards still to be drawn
        self.pile: i64 = WRATH  # from here
        self.then: i64 = THEN_END_TURN
        self.shared: bool = False  # another figure stood on the portal when the move of this turn ended
        self.tried: i64 = 0  # gods against whom a conversion was tried in this turn, one bit each
        self.rolling: i64 = 0  # gods who roll for the start, one bit each
        self.best: i64 = 0  # the highest of these rolls so far
        self.leaders: i64 = 0  # who rolled it
        # The attack, conversion, theft or return under way.
        self.form: i64 = 0
        self.named: i64 = 0  # territories of the portal's continent, one bit each
        self.stopped: vec[u8] = vec[u8](bytes(players))  # elements warded off, by god
        self.hits: vec[u8] = vec[u8](bytes(LANDS_EACH))  # kills in each territory
        self.victim: i64 = 0
        self.offered: i64 = 0  # hand cards on the converter's side
        self.defended: i64 = 0  # hand cards on the other
        self.passing: i64 = 0  # cards that may still be passed over for a permanent (PG-R-51)
        self.winner: i64 = NOT_DECIDED
        self.ending: str = ""  # the clause that ended the game

    def copy_table(self, to: Table) -> None:
        """Fill `to` with everything that changes in play; the bags were copied when it was made."""
        to.turn = self.turn
        to.chips = self.chips[:]
        to.height = self.height[:]
        to.ruler = self.ruler[:]
        to.live = self.live[:]
        to.supply = self.supply[:]
        to.sects = self.sects[:]
        to.lands = self.lands[:]
        to.status = self.status[:]
        to.figure = self.figure[:]
        to.homes = self.homes[:]
        to.permanent = self.permanent[:]
        to.immune = self.immune[:]
        to.out_at = self.out_at[:]
        to.hand = self.hand[:]
        to.held = self.held[:]
        to.public = self.public[:]
        to.seen = self.seen[:]
        to.bare = self.bare[:]
        to.low_wrath = self.low_wrath[:]
        to.low_conversion = self.low_conversion[:]
        to.shown = self.shown[:]
        to.active = self.active
        to.phase = self.phase
        to.turns = self.turns
        to.die = self.die
        to.draws = self.draws
        to.pile = self.pile
        to.then = self.then
        to.shared = self.shared
        to.tried = self.tried
        to.rolling = self.rolling
        to.best = self.best
        to.leaders = self.leaders
        to.form = self.form
        to.named = self.named
        to.stopped = self.stopped[:]
        to.hits = self.hits[:]
        to.victim = self.victim
        to.offered = self.offered
        to.defended = self.defended
        to.passing = self.passing
        to.winner = self.winner
        to.ending = self.ending

    def state_bytes(self) -> bytes:
        """Everything that makes two positions the same, in a fixed order, for the key.

        Keys stand in records for ever: what rules revision 1 did not know adds bytes only where it is not as usual.
        """
        stacks: vec[u8] = vec[u8](capacity=80)
        for land in range(i64(LANDS)):
            stacks = append(stacks, self.height[land])
            for i in range(i64(self.height[land])):
                stacks = append(stacks, self.chips[self.bottom(land) + i])
        winner = self.winner
        if self.ending == "PG-R-56":  # follows from the map, and keys of revision 1 do not have it
            winner = NOT_DECIDED
        words = (
            self.turn, self.active, self.phase, self.turns, self.die, self.draws, self.pile, self.then, self.tried,
            self.rolling, self.best, self.leaders, self.form, self.named, self.victim, self.offered, self.defended,
            self.passing, winner,
        )  # fmt: skip
        return b"|".join(
            (
                ",".join(self.names).encode(),
                ",".join([str(w) for w in words]).encode(),
                self.ending.encode(),
                bytes(stacks),
                bytes(self.status),
                bytes(self.figure),
                bytes(self.homes),
                bytes(self.permanent),
                bytes(self.immune),
                bytes(self.out_at),
                bytes(self.hand),
                bytes(self.public),
                bytes(self.seen),
                bytes(self.bare),
                bytes(self.wrath.counts),
                bytes(self.conversion.counts),
                bytes(self.low_wrath),
                bytes(self.low_conversion),
                bytes(self.shown),
                bytes(self.stopped),
                bytes(self.hits),
            )
        ) + (b"|shared" if self.shared else b"")

    def proceed(self) -> None:
        """Go on with the turn where `then` says: an action and all it caused is complete."""
        raise NotImplementedError

    def write(self, kind: str, clause: str, data: dict[str, object]) -> None:
        """Write an event that everybody may read. Call only while events are kept."""
        events = self.events
        if events is not None:
            events.append(Event(kind, clause, data))

    def reveal(self, kind: str, clause: str, data: dict[str, object]) -> None:
        """Write that something hidden has come to light, for everybody."""
        events = self.events
        if events is not None:
            events.append(Event(kind, clause, data, -1, True))

    def whisper(self, seat: i64, kind: str, clause: str, data: dict[str, object]) -> None:
        """Write an event for one god alone."""
        events = self.events
        if events is not None:
            events.append(Event(kind, clause, data, seat))

    # ---- the gods

    def in_play(self, seat: i64) -> bool:
        return self.status[seat] == IN_PLAY

    def gods_in_play(self) -> i64:
        n: i64 = 0
        for seat in range(self.players):
            if self.status[seat] == IN_PLAY:
                n += 1
        return n

    def after(self, seat: i64) -> i64:
        """The seat to the left: play goes clockwise (PG-S-11)."""
        seat += 1
        if seat == self.players:
            return 0
        return seat

    def is_home(self, seat: i64, continent: i64) -> bool:
        return i64(self.homes[seat]) >> continent & 1 != 0

    def is_home_portal(self, seat: i64, space: i64) -> bool:
        for continent in range(i64(CONTINENTS)):
            if self.is_home(seat, continent) and self.fixed.is_portal_of(continent, space):
                return True
        return False

    def was_tried(self, seat: i64) -> bool:
        """Has the god on turn tried to convert this god in this turn (PG-A-40)?"""
        return self.tried >> seat & 1 != 0

    # ---- the map

    def bottom(self, land: i64) -> i64:
        """Where the territory's stack begins in `chips`: the place of its lowest chip."""
        return land * self.stride

    def rules(self, seat: i64, land: i64) -> bool:
        """Only the chip on top counts; `lands` counts these territories, `sects` the live chips (PG-K-02, PG-K-03)."""
        return i64(self.ruler[land]) == seat + 1

    def foreign(self, seat: i64, land: i64) -> bool:
        """Does another god rule it?"""
        ruler: i64 = i64(self.ruler[land])
        return ruler != 0 and ruler != seat + 1

    def free_or_own(self, seat: i64, land: i64) -> bool:
        """Empty or own: what is buried does not matter (PG-R-43)."""
        ruler: i64 = i64(self.ruler[land])
        return ruler == 0 or ruler == seat + 1

    # ---- the cards

    def holds(self, seat: i64, card: i64) -> i64:
        """How many of this kind are in the hand."""
        return i64(self.hand[seat * CARDS + card])  # as `slot` says, without a call: nothing is asked more often

    def hidden(self, seat: i64, back: i64) -> i64:
        """How many hand cards with this back: that number is public (PG-R-57)."""
        return i64(self.held[seat * BACKS + back])

    def has_hidden(self, seat: i64) -> bool:
        return self.held[seat * BACKS] != 0 or self.held[seat * BACKS + 1] != 0

    def seen_slot(self, viewer: i64, seat: i64, card: i64) -> i64:
        """The place in `seen` of what the viewer knows of this kind of card in a god's hand."""
        return (viewer * self.players + seat) * CARDS + card

    def knows(self, viewer: i64, seat: i64, card: i64) -> i64:
        """How many cards of the kind the viewer can be sure of in another god's hand (PG-R-64)."""
        n: i64 = i64(self.public[slot(seat, card)])
        if viewer >= 0:
            n += i64(self.seen[self.seen_slot(viewer, seat, card)])
        return n

    def faiths(self, seat: i64) -> i64:
        """Hand cards of the five kinds: others do not convert (PG-R-28)."""
        n: i64 = 0
        first = slot(seat, FAITHS)
        for i in range(i64(FAITH_KINDS)):
            n += i64(self.hand[first + i])
        return n

    def has_permanent(self, seat: i64, card: i64) -> bool:
        """Does a card of this kind, one of the five, lie open before the god? One bit each: never two (PG-A-45)."""
        return i64(self.permanent[seat]) >> (card - FAITHS) & 1 != 0

    def permanents(self, seat: i64) -> i64:
        bits: i64 = i64(self.permanent[seat])
        return elements_in(bits) + (bits >> 4 & 1)

    def pile_left(self, back: i64) -> i64:
        if back == WRATH:
            return self.wrath.left + i64(len(self.low_wrath))
        return self.conversion.left + i64(len(self.low_conversion))

    # ---- the portal

    def continent(self) -> i64:
        """Where the portal leads on which the god on turn stands."""
        return i64(self.fixed.leads_to[i64(self.figure[self.active])])

    def first_land(self) -> i64:
        return i64(self.fixed.leads_to[i64(self.figure[self.active])]) * LANDS_EACH

    def here(self, land: i64) -> i64:
        """Which of the four territories of the portal's continent it is; -1 if it lies elsewhere (PG-T-10)."""
        i = land - self.first_land()
        if i < 0 or i >= LANDS_EACH:
            return -1
        return i

    def is_named(self, land: i64) -> bool:
        """Is the territory named in the attack, or chosen in the conversion, under way?"""
        i = self.here(land)
        return i >= 0 and self.named >> i & 1 != 0

    def foreign_rule_here(self) -> bool:
        """Does another god rule on the portal's continent? Buried chips do not matter (PG-R-42)."""
        first = self.first_land()
        for i in range(i64(LANDS_EACH)):
            if self.foreign(self.active, first + i):
                return True
        return False

    def others_on(self, seat: i64, space: i64) -> bool:
        """Does another god's figure stand there? Any number may (PG-R-06)."""
        for other in range(self.players):
            if other != seat and i64(self.figure[other]) == space:
                return True
        return False

    def in_company(self) -> bool:
        """Does another figure stand where that of the god on turn stands now?"""
        return self.others_on(self.active, i64(self.figure[self.active]))

    def occupied(self) -> bool:
        """Was the portal not free when the move of this turn ended there (PG-A-01, PG-A-30, PG-R-05)?"""
        if self.fixed.revision == 1:
            return self.in_company()
        return self.shared

    def usable_if(self, occupied: bool) -> bool:
        """Can a god do anything at a portal that is not free, or that is (PG-R-05)?"""
        return self.fixed.occupied != NO_USE or not occupied

    def portal_usable(self) -> bool:
        return self.fixed.occupied != NO_USE or not self.occupied()

    def may_attack_here(self) -> bool:
        """The letter of the rule forbids attacks alone on a portal that is not free (PG-A-01, PG-R-05)."""
        return self.fixed.occupied == OPEN or not self.occupied()

    # ---- the attack under way

    def kills_of(self, elements: i64) -> i64:
        """What is left of the attack under way where only these elements get through (PG-A-15, PG-R-13)."""
        form = self.form
        if form >= SPECIAL or elements == form:
            return i64(self.fixed.kills[form])
        if self.fixed.singles:
            return elements_in(elements)
        return i64(self.fixed.rest[elements])

    def gets_through(self, seat: i64) -> i64:
        """The elements of the attack under way that reach this god's sects (PG-A-12); special cards do (PG-A-16)."""
        if self.form >= SPECIAL:
            return ALL_ELEMENTS
        return self.form & ~i64(self.immune[seat]) & ~i64(self.stopped[seat])

    def affected(self, seat: i64) -> bool:
        """Does the god rule a named territory (PG-A-10)?"""
        first = self.first_land()
        for i in range(i64(LANDS_EACH)):
            if self.named >> i & 1 and self.rules(seat, first + i):
                return True
        return False

    # ---- the conversion under way

    def difference(self) -> i64:
        """Each card counts one, permanents by themselves (PG-A-32, PG-A-34)."""
        return self.permanents(self.active) + self.offered - self.permanents(self.victim) - self.defended

    def convertible(self, seat: i64, land: i64) -> bool:
        """Rules it with exactly one live chip, whatever is buried, however often before (PG-A-35, PG-A-39, PG-A-42)."""
        return self.rules(seat, land) and self.live[land] == 1
