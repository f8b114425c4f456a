"""The data of a Gentes table and the questions about it; what changes by rule stands in the chapters."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64, u8

from theomachy.core.event import Event
from theomachy.core.position import Position
from theomachy.games.gentes.rules.phases import STARTING
from theomachy.games.gentes.rules.tables import GROUPS, Tables, bit, place, size
from theomachy.games.gentes.rules.under_way import NOTHING, UnderWay

# A player's mat: MAT numbers each in `mats`.
MONEY: Final = 0  # only the total matters (GENTES-S-22)
POINTS: Final = 1  # any number: tokens for laps of the track change nothing (GENTES-P-02)
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
PERSONS: Final = 12  # six groups
ON_CARDS: Final = 18  # persons on cards, six groups
ICON: Final = 24  # own sites with each icon
SYMBOL: Final = 27  # cards in the display with each symbol
FROM_HAND: Final = 31  # parts of the final scoring
OFF_HAND: Final = 32
FROM_COINS: Final = 33
FROM_CUBES: Final = 34
OFF_TIME: Final = 35
KEYED: Final = 36  # the numbers up to here make two tables the same; those behind only tell where points came from
FROM_CARDS: Final = 36  # printed points of cards played (GENTES-A-43)
FROM_SYMBOLS: Final = 37  # GENTES-A-46
FROM_CITIES: Final = 38  # GENTES-A-20
FROM_BONUS: Final = 39  # GENTES-A-53
FROM_EFFECTS: Final = 40  # of cards: at once, in the decline phase, by conversions (GENTES-A-43, A-75, A-81)
MAT: Final = 41

# Sets of things by owner: index set + seat in `sets`.
HANDS: Final = 0
DISPLAYS: Final = 4
TOWNS: Final = 8
TRACKS: Final = 12
LEFT_MARKS: Final = 16  # hometowns used in this round whose mark left with the city (GENTES-R-34)
KEYED_SETS: Final = 16  # those behind are part of a key only where there is something in them
SETS: Final = 20

CATEGORIES: Final = 3
NO_NUMBERS: Final = vec[i32]()
NO_SETS: Final = vec[i64]()
NO_BYTES: Final = vec[u8]()


class GentesTable(Position):
    def __init__(self, players: i64, seats: tuple[str, ...], fixed: Tables) -> None:
        self.players = players
        self.turn = 0
        self.events = None
        self.seats: tuple[str, ...] = seats
        self.fixed: Tables = fixed
        self.mats: vec[i32] = NO_NUMBERS
        self.sets: vec[i64] = NO_SETS
        self.now: UnderWay = NOTHING
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
        self.round: i64 = 1  # GENTES-S-07
        self.starter: i64 = 0
        self.active: i64 = 0  # whose turn it is, also while CHANCE is asked
        self.phase: i64 = STARTING
        self.closing: bool = False  # the decline phase of the last round has begun
        self.ready: bool = False  # is `found` the legal list of this position?
        self.found: vec[i32] = NO_NUMBERS
        # worked out anew for each question about a main action: sums of modifiers (modifiers.py) ...
        self.coins_change: i64 = 0
        self.hours_change: i64 = 0
        self.cap: i64 = 0
        # ... and what is possible with them (feasible.py)
        self.price_most: i64 = 0
        self.exact_most: i64 = 0
        self.least: i64 = 0  # price that permits a part of the contents
        self.hours_most: i64 = 0  # hourglasses that fit
        self.hours_inside: i64 = 0  # the same with room for the contents

    def clear(self) -> None:
        """An empty table."""
        self.mats = vec[i32]([0] * (self.players * MAT))
        self.sets = vec[i64]([0] * SETS)
        self.now = UnderWay()
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

    def left_marks(self, seat: i64) -> i64:
        return self.sets[LEFT_MARKS + seat]

    def take_in_hand(self, seat: i64, cards: i64, n: i64) -> None:
        self.sets[HANDS + seat] |= cards
        self.add(seat, HAND, n)

    def leave_hand(self, seat: i64, card: i64) -> None:
        self.sets[HANDS + seat] ^= bit(card)
        self.add(seat, HAND, -1)

    def forget_uses(self) -> None:
        for i in range(i64(len(self.uses))):
            self.uses[i] = 0

    # ---- one number of a mat: only two loops that searches live in (chronicler.py) know otherwise where it stands

    def mat(self, seat: i64, what: i64) -> i64:
        return i64(self.mats[seat * MAT + what])

    def add(self, seat: i64, what: i64, n: i64) -> None:
        self.mats[seat * MAT + what] += i32(n)

    # ---- the board

    def era(self) -> i64:
        """Two rounds are an era (GENTES-T-01)."""
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

    def people(self, seat: i64, group: i64) -> i64:
        """Persons of a group on the chart."""
        return i64(self.mats[seat * MAT + PERSONS + group])

    def alike(self, seat: i64, symbol: i64) -> i64:
        """Cards in the own display that show the symbol."""
        return i64(self.mats[seat * MAT + SYMBOL + symbol])

    def free(self, seat: i64) -> i64:
        """Free spaces of the time track; where things lie on it does not matter (GENTES-R-17).

        A double takes one space, like a single (GENTES-T-19). Without carried hourglasses and card effects there are
        6, 7, 8, 8, 9, 9 in the six rounds (GENTES-T-45).
        """
        at = seat * MAT
        mats = self.mats
        return self.fixed.spaces - (
            i64(mats[at + LOCKED]) + i64(mats[at + SINGLES]) + i64(mats[at + DOUBLES]) + i64(mats[at + TILES])
        )

    def persons(self, seat: i64) -> i64:
        """All on the chart; those on cards do not count (GENTES-A-15)."""
        at = seat * MAT + PERSONS
        total: i64 = 0
        for g in range(i64(GROUPS)):
            total += i64(self.mats[at + g])
        return total

    def cubes(self, seat: i64) -> i64:
        at = seat * MAT
        return i64(self.mats[at + TEMPLES]) + i64(self.mats[at + ORACLES])

    def room(self, seat: i64) -> i64:
        """How many more cubes temple and oracle hold together (GENTES-A-21)."""
        return self.fixed.temple_max + self.fixed.oracle_max - self.cubes(seat)

    def hourglasses(self, seat: i64) -> i64:
        """Hourglasses shown on the track, not tiles (GENTES-R-22)."""
        at = seat * MAT
        return i64(self.mats[at + SINGLES]) + 2 * i64(self.mats[at + DOUBLES])

    def built(self, seat: i64) -> i64:
        """Own pieces on the board, hometowns included."""
        return self.fixed.cities - self.mat(seat, STOCK)

    def best_symbol(self, seat: i64) -> i64:
        """Cards showing the own most frequent symbol."""
        at = seat * MAT + SYMBOL
        most: i64 = 0
        for i in range(i64(4)):
            n = i64(self.mats[at + i])
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

    def write(self, kind: str, clause: str, data: dict[str, object]) -> None:
        """Write an event. Call only while events are kept."""
        events = self.events
        if events is not None:
            events.append(Event(kind, clause, data))

    # ---- copies and keys

    def copy_to(self, to: GentesTable) -> None:
        to.turn = self.turn
        to.mats = self.mats[:]
        to.sets = self.sets[:]
        to.now = self.now.copy()
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
        return (
            b"|".join(
                (
                    ",".join(self.seats).encode(),
                    ",".join([str(w) for w in words]).encode(),
                    self.mat_bytes(),
                    ",".join([str(self.sets[i]) for i in range(i64(KEYED_SETS))]).encode(),
                    ",".join([str(n) for n in self.now.numbers()]).encode(),
                    bytes(self.row),
                    bytes(self.display),
                    bytes(self.taken),
                    bytes(self.uses),
                )
            )
            + self.rare_bytes()
        )

    def rare_bytes(self) -> bytes:
        """What only few tables have, and earlier ones had not: nothing where there is nothing."""
        rare = [*self.now.rare(), *[self.sets[i] for i in range(i64(KEYED_SETS), i64(SETS))]]
        return ",".join(["", *[str(n) for n in rare]]).encode() if any(n != 0 for n in rare) else b""

    def mat_bytes(self) -> bytes:
        return ",".join([str(self.mat(seat, i)) for seat in range(self.players) for i in range(i64(KEYED))]).encode()


def members(bits: i64) -> vec[u8]:
    """The places of the bits, in ascending order."""
    out: vec[u8] = vec[u8](capacity=size(bits))
    while bits != 0:
        low = bits & -bits
        bits ^= low
        out = append(out, u8(place(low)))
    return out
