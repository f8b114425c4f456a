"""The data of a Gentes table and the questions about it; what changes by rule stands in the chapters."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64, u8

from theomachy.core.event import Event
from theomachy.core.position import Position
from theomachy.games.gentes.rules.tables import GROUPS, ICONS, Tables, place, size

# What is being asked. The numbers are part of the key of a position: never change them.
# CHANCE
STARTING: Final = 0  # who begins
COLUMNS: Final = 1  # the next training cost tile
OPENING: Final = 2  # the next card of the draft
REFILL: Final = 3  # the next card of the display
# players
DRAFTING: Final = 10
PEOPLE: Final = 11  # the next of the starting persons
MENU: Final = 12  # a turn, before the main action
AFTER: Final = 13  # a turn, after the main action
WITH: Final = 14  # modifiers
SPLIT: Final = 15  # time tiles of the main action
COUNTING: Final = 16  # one basic person or two
TRAINING: Final = 17  # the next person
LIFTING: Final = 18
BUILDING: Final = 19
CHOOSE_REGION: Final = 20
CHOOSE_FROM: Final = 21
CHOOSE_CARDS: Final = 22
TAKING: Final = 23
PLAYING: Final = 24
LOSS: Final = 25
GAINING: Final = 26  # a person of any group
CUBING: Final = 27  # temple or oracle
CHOOSE_CITY: Final = 28
DRAWING: Final = 29
EFFECT_SPLIT: Final = 30  # time tiles of a card
OFFER: Final = 31  # a conversion, or not
PAYING: Final = 32  # which cubes
SWAP_FROM: Final = 33
SWAP_TO: Final = 34
TEACHING: Final = 41  # the person that cubes train
MAKE_ROOM: Final = 35  # before a cube that would be lost at the era change
DECLINING: Final = 36  # step D
LIMITING: Final = 37  # step E
DROPPING: Final = 38  # step E with a full track
FINAL: Final = 39
OVER: Final = 40
# Nobody is asked: the rules go on by themselves (never seen from outside).
RUN: Final = 50  # effects
MAIN_DONE: Final = 51
BACK: Final = 52  # to the menu that an additional action came from
TURN_DONE: Final = 53
CUBES_LEAVE: Final = 54  # step C, the next player's cube
NEXT_DECLINE: Final = 55  # step D for the next player
STEP_E: Final = 56
NEXT_FINAL: Final = 57
CARD_DONE: Final = 58
NEXT_ROUND: Final = 60
NEXT_TURN: Final = 61
ERA_BEGUN: Final = 62

# A player's mat: MAT numbers each in `mats`.
MONEY: Final = 0
POINTS: Final = 1
TEMPLES: Final = 2  # cubes in the temple area
ORACLES: Final = 3
LOCKED: Final = 4  # cubes on the time track
SINGLES: Final = 5
DOUBLES: Final = 6
TILES: Final = 7  # action tiles on the time track
STOCK: Final = 8  # cities not built
BONUS: Final = 9  # bit for each category taken
HAND: Final = 10  # number of hand cards
SHOWN: Final = 11  # number of cards in the display
POP: Final = 12  # six groups
PLUS: Final = 18  # persons on cards, six groups
ICON: Final = 24  # own sites with each icon
SYMBOL: Final = 27  # cards in the display with each symbol
FROM_HAND: Final = 31  # parts of the final scoring
OFF_HAND: Final = 32
FROM_COINS: Final = 33
FROM_CUBES: Final = 34
OFF_TIME: Final = 35
MAT: Final = 36

# Sets of things by owner: index set + seat in `sets`.
HANDS: Final = 0
DISPLAYS: Final = 4
TOWNS: Final = 8
TRACKS: Final = 12

# Registers of what is under way, in `regs`.
KIND: Final = 0  # kind of main action
PRICE: Final = 1  # printed
HOURS: Final = 2  # printed hourglasses
SPACE: Final = 3  # 1 if an action tile is laid
WANTED: Final = 4  # icon of a navigator
LESS: Final = 5  # sum of the changes of the price
TIMES: Final = 6  # sum of the changes of the hourglasses
CAP: Final = 7  # highest price of free choice; 0 without
EXTRA: Final = 8  # further persons
AGAIN: Final = 9  # tax collector: how many times more
BUDGET: Final = 10  # what the action is worth
BASIC: Final = 11  # basic persons, or cards to take
LEFT: Final = 12  # persons or cards still to choose
DEAR: Final = 13  # highest price needed so far
TRAINED: Final = 14  # bit for each group trained
PILE: Final = 15  # 1: cards come from the discard pile
SOURCE: Final = 16  # FROM_TILE, FROM_TAX, FROM_CARD, FROM_HOME
SOURCE_ID: Final = 17
PC: Final = 18  # effects: the row under way
PC_END: Final = 19
REPS: Final = 20  # how often the effect under way is still to be done; NEW_EFFECT when it begins
DUE: Final = 21  # cubes of choice to be placed
THEN: Final = 22  # the phase after the effects
HOME_PHASE: Final = 23  # the menu an additional action came from
SWAPS: Final = 24  # exchanges left
LOWERED: Final = 25  # the group lowered
SWAP_MODE: Final = 26  # BY_CUBE, BY_EFFECT, BY_USE
ROW_PAID: Final = 27  # the conversion that is being paid
QUEUE: Final = 28  # how many players are done in the step that goes round
PICKS: Final = 29  # setup: how many picks are made
REFILL_FOR: Final = 30
REGIONS: Final = 31  # step D: bit for each region done
CARD: Final = 32  # card being played + 1
LEAST: Final = 33  # setup, rules revision 1: lowest group that may still be picked
LIFTED: Final = 34  # the site a city was lifted from + 1
REGS: Final = 35

NEW_EFFECT: Final = -1
BY_CUBE: Final = 0
BY_EFFECT: Final = 1
BY_USE: Final = 2
FROM_TILE: Final = 0
FROM_TAX: Final = 1
FROM_CARD: Final = 2
FROM_HOME: Final = 3
FIRST_DISPLAY: Final = 0  # values of REFILL_FOR
END_OF_TURN: Final = 1
NEW_ERA: Final = 2

CATEGORIES: Final = 3
NO_NUMBERS: Final = vec[i32]()
NO_SETS: Final = vec[i64]()
NO_BYTES: Final = vec[u8]()
BLANK_REGS: Final = vec[i32]([0] * REGS)


class GentesTable(Position):
    def __init__(self, players: i64, seats: tuple[str, ...], fixed: Tables) -> None:
        self.players = players
        self.turn = 0
        self.events = None
        self.seats: tuple[str, ...] = seats
        self.fixed: Tables = fixed
        self.mats: vec[i32] = NO_NUMBERS
        self.sets: vec[i64] = NO_SETS
        self.regs: vec[i32] = NO_NUMBERS
        self.row: vec[u8] = NO_BYTES  # training cost tiles from left to right
        self.display: vec[u8] = NO_BYTES  # cards from left to right
        self.taken: vec[u8] = NO_BYTES  # bonus tiles taken, by category
        self.uses: vec[u8] = NO_BYTES  # how often counted effects were used
        self.tiles: i64 = 0  # action tiles still there
        self.marked: i64 = 0  # cards used in this round
        self.home_marks: i64 = 0  # hometowns used in this round
        self.discard: i64 = 0
        self.stack: i64 = 0  # cards of the current era that are not laid out; their order does not exist
        self.open: i64 = 0  # cards turned up for the draft
        self.picked: i64 = 0  # cards chosen by the scribe under way
        self.sites_due: i64 = 0  # cities that are being activated
        self.worked: i64 = 0  # cards used in this decline phase
        self.round: i64 = 1
        self.starter: i64 = 0
        self.active: i64 = 0  # whose turn it is, also while CHANCE is asked
        self.phase: i64 = STARTING
        self.closing: bool = False  # the decline phase of the last round has begun
        self.ready: bool = False  # is `found` the legal list of this position?
        self.found: vec[i32] = NO_NUMBERS
        # sums of modifiers, worked out anew for each question
        self.m_less: i64 = 0
        self.m_time: i64 = 0
        self.m_cap: i64 = 0

    def clear(self) -> None:
        """An empty table."""
        self.mats = vec[i32]([0] * (self.players * MAT))
        self.sets = vec[i64]([0] * 16)
        self.regs = BLANK_REGS[:]
        self.row = vec[u8]([0, 1, 2, 3, 4, 5])
        self.display = vec[u8]()
        self.taken = vec[u8]([0, 0, 0])
        self.uses = vec[u8](bytes(self.fixed.counters))

    # ---- sets

    def hand(self, seat: i64) -> i64:
        return self.sets[HANDS + seat]

    def shown(self, seat: i64) -> i64:
        return self.sets[DISPLAYS + seat]

    def towns(self, seat: i64) -> i64:
        return self.sets[TOWNS + seat]

    def track(self, seat: i64) -> i64:
        return self.sets[TRACKS + seat]

    def mat(self, seat: i64, what: i64) -> i64:
        return i64(self.mats[seat * MAT + what])

    def add(self, seat: i64, what: i64, n: i64) -> None:
        self.mats[seat * MAT + what] += i32(n)

    def reg(self, which: i64) -> i64:
        return i64(self.regs[which])

    def set_reg(self, which: i64, value: i64) -> None:
        self.regs[which] = i32(value)

    def era(self) -> i64:
        return i64(self.fixed.era_of[self.round])

    def future(self, era: i64) -> i64:
        """The cards of an era that has not begun."""
        if era > self.era():
            return self.fixed.era_cards[era]
        return 0

    def free_sites(self) -> i64:
        used: i64 = 0
        for seat in range(self.players):
            used |= self.sets[TOWNS + seat]
        return self.fixed.sites & ~used

    def position_of(self, card: i64) -> i64:
        """Where on the display the card lies, from 0; -1 if it does not."""
        for i in range(i64(len(self.display))):
            if i64(self.display[i]) == card:
                return i
        return -1

    def column_of(self, group: i64) -> i64:
        i: i64 = 0
        while i64(self.row[i]) != group:
            i += 1
        return i

    # ---- mats

    def free(self, seat: i64) -> i64:
        """Free spaces of the time track."""
        at = seat * MAT
        mats = self.mats
        return self.fixed.spaces - (
            i64(mats[at + LOCKED]) + i64(mats[at + SINGLES]) + i64(mats[at + DOUBLES]) + i64(mats[at + TILES])
        )

    def persons(self, seat: i64) -> i64:
        at = seat * MAT + POP
        total: i64 = 0
        for g in range(i64(GROUPS)):
            total += i64(self.mats[at + g])
        return total

    def cubes(self, seat: i64) -> i64:
        at = seat * MAT
        return i64(self.mats[at + TEMPLES]) + i64(self.mats[at + ORACLES])

    def room(self, seat: i64) -> i64:
        return self.fixed.temple_max + self.fixed.oracle_max - self.cubes(seat)

    def hourglasses(self, seat: i64) -> i64:
        at = seat * MAT
        return i64(self.mats[at + SINGLES]) + 2 * i64(self.mats[at + DOUBLES])

    def built(self, seat: i64) -> i64:
        return self.fixed.cities - i64(self.mats[seat * MAT + STOCK])

    def missing(self, seat: i64, card: i64) -> i64:
        """How many of the persons that the card demands are missing (GENTES-A-40, GENTES-A-88)."""
        at = seat * MAT + POP
        need = card * GROUPS
        mats = self.mats
        require = self.fixed.require
        total: i64 = 0
        for g in range(i64(GROUPS)):
            lack = i64(require[need + g]) - i64(mats[at + g]) - i64(mats[at + 6 + g])
            if lack > 0:
                total += lack
        return total

    def icons_met(self, seat: i64, card: i64) -> bool:
        at = seat * MAT + ICON
        for i in range(i64(ICONS)):
            if i64(self.fixed.icons_needed[card * ICONS + i]) > i64(self.mats[at + i]):
                return False
        return True

    def meets(self, seat: i64, card: i64) -> bool:
        """Requirements met, with temple cubes for missing persons (GENTES-A-41)."""
        return self.missing(seat, card) <= i64(self.mats[seat * MAT + TEMPLES]) and self.icons_met(seat, card)

    def best_symbol(self, seat: i64) -> i64:
        """Cards showing the own most frequent symbol."""
        most: i64 = 0
        for i in range(i64(4)):
            n = i64(self.mats[seat * MAT + SYMBOL + i])
            if n > most:
                most = n
        return most

    # ---- the order of play

    def after(self, seat: i64) -> i64:
        seat += 1
        if seat == self.players:
            return 0
        return seat

    def in_order(self, k: i64) -> i64:
        """The seat that is k-th, from 0, in the player order of this round."""
        seat = self.starter + k
        if seat >= self.players:
            seat -= self.players
        return seat

    def place_of(self, seat: i64) -> i64:
        """Which place, from 0, a seat has in the player order of this round."""
        place = seat - self.starter
        if place < 0:
            place += self.players
        return place

    def note(self, kind: str, clause: str, data: dict[str, object]) -> None:
        """Write an event. Call only while events are kept."""
        events = self.events
        if events is not None:
            events.append(Event(kind, clause, data))

    # ---- copies and keys

    def copy_to(self, to: GentesTable) -> None:
        to.turn = self.turn
        to.mats = self.mats[:]
        to.sets = self.sets[:]
        to.regs = self.regs[:]
        to.row = self.row[:]
        to.display = self.display[:]
        to.taken = self.taken[:]
        to.uses = self.uses[:]
        to.tiles = self.tiles
        to.marked = self.marked
        to.home_marks = self.home_marks
        to.discard = self.discard
        to.stack = self.stack
        to.open = self.open
        to.picked = self.picked
        to.sites_due = self.sites_due
        to.worked = self.worked
        to.round = self.round
        to.starter = self.starter
        to.active = self.active
        to.phase = self.phase
        to.closing = self.closing

    def state_bytes(self) -> bytes:
        """Everything that makes two tables the same, in a fixed order, for the key."""
        words = (
            self.turn, self.tiles, self.marked, self.home_marks, self.discard, self.stack, self.open, self.picked,
            self.sites_due, self.worked, self.round, self.starter, self.active, self.phase, int(self.closing),
        )  # fmt: skip
        return b"|".join(
            (
                ",".join(self.seats).encode(),
                ",".join([str(w) for w in words]).encode(),
                bytes_of(self.mats),
                ",".join([str(self.sets[i]) for i in range(16)]).encode(),
                bytes_of(self.regs),
                bytes(self.row),
                bytes(self.display),
                bytes(self.taken),
                bytes(self.uses),
            )
        )


def bytes_of(numbers: vec[i32]) -> bytes:
    return ",".join([str(numbers[i]) for i in range(i64(len(numbers)))]).encode()


def members(bits: i64) -> vec[u8]:
    """The places of the bits, in ascending order."""
    out: vec[u8] = vec[u8](capacity=size(bits))
    while bits != 0:
        low = bits & -bits
        bits ^= low
        out = append(out, u8(place(low)))
    return out
