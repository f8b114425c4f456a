"""The data of Playing Gods and questions about it; what changes by rule stands in the chapters."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from theomachy.core.event import Event
from theomachy.core.position import Position
from theomachy.games.playing_gods.rules.cards import (
    ALL_ELEMENTS,
    CARDS,
    FAITH_KINDS,
    FAITHS,
    FORMS,
    SPECIAL,
    WRATH,
    elements_in,
)  # fmt: skip
from theomachy.parts.bag import Bag

CONTINENTS: Final = 5
LANDS_EACH: Final = 4  # territories of a continent; the holy city is in the first
LANDS: Final = 20

# Spaces of the ring.
PORTAL_SPACE: Final = 0
WRATH_SPACE: Final = 1
CONVERSION_SPACE: Final = 2
GAIN_SPACE: Final = 3
GODKILLER_SPACE: Final = 4
STEAL_SPACE: Final = 5

OFF_RING: Final = 255

# What is being asked. The numbers are part of the key of a position: never change them.
HOMES: Final = 0
DEAL_FAITH: Final = 1  # CHANCE: the start permanent
DEAL_WRATH: Final = 2  # CHANCE: the first wrath card
PLACES: Final = 3  # the start portal
FIRST_ROLL: Final = 4  # CHANCE: who begins
DIE: Final = 5  # CHANCE
WAY: Final = 6  # which direction
DRAW_OR_FORTIFY: Final = 7
DRAWING: Final = 8  # CHANCE: a card off a pile
LOSING: Final = 9  # which chip goes
GAINING: Final = 10
KILLING_GOD: Final = 11
STEALING: Final = 12  # from whom
TAKING: Final = 13  # which card
LOOTING: Final = 14  # CHANCE: the card of a blind theft
ACTING: Final = 15  # the choice at a portal
NAMING: Final = 16  # territories of an attack
PROTECTING: Final = 17
DIVIDING: Final = 18  # kills among territories
SAVING: Final = 19  # the Godkiller in need
OFFERING: Final = 20
DEFENDING: Final = 21
CONVERTING: Final = 22  # which territories
RISING: Final = 23  # back from limbo or not
RISEN: Final = 24  # the portal of a god who came back
RISEN_FAITH: Final = 25  # CHANCE: its permanent
RISEN_WRATH: Final = 26  # CHANCE: its wrath card
OVER: Final = 27

# Where a god stands.
IN_PLAY: Final = 0
LIMBO: Final = 1
DEAD: Final = 2

# What follows when an action and everything it caused is complete.
THEN_END_TURN: Final = 0
THEN_PORTAL: Final = 1
THEN_DRAW: Final = 2

# Option occupied_portal.
NO_USE: Final = 0
NO_ATTACK: Final = 1
OPEN: Final = 2

NOT_DECIDED: Final = -1


class Numbers:
    """Numbers and options of one game, fixed from the set-up on and shared by all its positions."""

    def __init__(self) -> None:
        self.chips: i64 = 15  # of each god
        self.homes_each: i64 = 1
        self.target: i64 = 11  # territories that win
        self.extra_in_city: i64 = 1
        self.cards_for_two: i64 = 2  # on W and C when two gods are left (PG-T-15)
        self.ring: vec[u8] = vec[u8]()  # kind of each space
        self.leads_to: vec[u8] = vec[u8]()  # continent of each portal, 0 elsewhere
        self.gates: vec[u8] = vec[u8]()  # the portals of each continent, two and two
        self.faces: vec[u8] = vec[u8]()
        self.kills: vec[u8] = vec[u8](bytes(FORMS))  # of a whole attack, by form
        self.rest: vec[u8] = vec[u8](bytes(SPECIAL))  # of what is left of one, by elements
        self.most: vec[u8] = vec[u8](bytes(FORMS))  # territories that may be named
        # Options.
        self.random_homes: bool = False
        self.occupied: i64 = NO_USE
        self.singles: bool = False  # blocked_combo = singles
        self.shared_defence: bool = False  # defence_scope = attack
        self.open_on_draw: bool = False  # immunity_reveal = on_draw
        self.blind: bool = False  # steal_view = blind
        self.turn_limit: i64 = 1000  # 0: none
        # Of the rules: 1 judged a portal anew after each action instead of once, when the move ended (PG-R-05).
        self.revision: i64 = 0
        # How the table was set up; needed by records and by `to_json`.
        self.options: dict[str, object] = {}
        self.components: str = ""  # the file of another box; empty for our own
        self.land_names: tuple[str, ...] = ()
        self.continent_names: tuple[str, ...] = ()


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
        self.held: vec[u8] = vec[u8](bytes(players * 2))  # hidden cards by back
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
                stacks = append(stacks, self.chips[land * self.stride + i])
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

    # ---- questions

    def in_play(self, seat: i64) -> bool:
        return self.status[seat] == IN_PLAY

    def gods_in_play(self) -> i64:
        n: i64 = 0
        for seat in range(self.players):
            if self.status[seat] == IN_PLAY:
                n += 1
        return n

    def after(self, seat: i64) -> i64:
        """The seat to the left, clockwise."""
        seat += 1
        if seat == self.players:
            return 0
        return seat

    def rules(self, seat: i64, land: i64) -> bool:
        return i64(self.ruler[land]) == seat + 1

    def foreign(self, seat: i64, land: i64) -> bool:
        """Does another god rule it?"""
        ruler: i64 = i64(self.ruler[land])
        return ruler != 0 and ruler != seat + 1

    def free_or_own(self, seat: i64, land: i64) -> bool:
        ruler: i64 = i64(self.ruler[land])
        return ruler == 0 or ruler == seat + 1

    def holds(self, seat: i64, card: i64) -> i64:
        """How many of this kind are in the hand."""
        return i64(self.hand[seat * CARDS + card])

    def hidden(self, seat: i64, back: i64) -> i64:
        """How many hand cards with this back: that number is public (PG-R-57)."""
        return i64(self.held[seat * 2 + back])

    def has_hidden(self, seat: i64) -> bool:
        return self.held[seat * 2] != 0 or self.held[seat * 2 + 1] != 0

    def knows(self, viewer: i64, seat: i64, card: i64) -> i64:
        """How many cards of the kind the viewer can be sure of in another god's hand."""
        n: i64 = i64(self.public[seat * CARDS + card])
        if viewer >= 0:
            n += i64(self.seen[(viewer * self.players + seat) * CARDS + card])
        return n

    def faiths(self, seat: i64) -> i64:
        """Hand cards of the five kinds."""
        n: i64 = 0
        first = seat * CARDS + FAITHS
        for i in range(i64(FAITH_KINDS)):
            n += i64(self.hand[first + i])
        return n

    def permanents(self, seat: i64) -> i64:
        bits: i64 = i64(self.permanent[seat])
        return elements_in(bits) + (bits >> 4 & 1)

    def pile_left(self, back: i64) -> i64:
        if back == WRATH:
            return self.wrath.left + i64(len(self.low_wrath))
        return self.conversion.left + i64(len(self.low_conversion))

    def continent(self) -> i64:
        """Where the portal leads on which the god on turn stands."""
        return i64(self.fixed.leads_to[i64(self.figure[self.active])])

    def first_land(self) -> i64:
        return self.continent() * LANDS_EACH

    def occupied(self) -> bool:
        """Was the portal not free when the move of this turn ended there (PG-A-01, PG-A-30, PG-R-05)?"""
        if self.fixed.revision == 1:
            return self.in_company()
        return self.shared

    def in_company(self) -> bool:
        """Does another figure stand where that of the god on turn stands now?"""
        at = self.figure[self.active]
        for seat in range(self.players):
            if seat != self.active and self.figure[seat] == at:
                return True
        return False

    def portal_usable(self) -> bool:
        return self.fixed.occupied != NO_USE or not self.occupied()

    def may_attack_here(self) -> bool:
        return self.fixed.occupied == OPEN or not self.occupied()

    def kills_of(self, elements: i64) -> i64:
        """What is left of the attack under way where only these elements get through (PG-A-15, PG-R-13)."""
        form = self.form
        if form >= SPECIAL or elements == form:
            return i64(self.fixed.kills[form])
        if self.fixed.singles:
            return elements_in(elements)
        return i64(self.fixed.rest[elements])

    def gets_through(self, seat: i64) -> i64:
        """The elements of the attack under way that reach this god's sects."""
        if self.form >= SPECIAL:
            return ALL_ELEMENTS
        return self.form & ~i64(self.immune[seat]) & ~i64(self.stopped[seat])

    def affected(self, seat: i64) -> bool:
        """Does the god rule a named territory?"""
        first = self.first_land()
        for i in range(i64(LANDS_EACH)):
            if self.named >> i & 1 and self.rules(seat, first + i):
                return True
        return False

    def difference(self) -> i64:
        """Of the conversion under way (PG-A-34)."""
        return self.permanents(self.active) + self.offered - self.permanents(self.victim) - self.defended

    def convertible(self, seat: i64, land: i64) -> bool:
        """Rules it with exactly one live chip (PG-A-35)."""
        return self.rules(seat, land) and self.live[land] == 1
