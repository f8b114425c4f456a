"""The data of 4 Gods: hands, rows, bag, gods, reserves, and whose step it is. Questions, no changes by rule."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from theomachy.core.event import ALL, Event
from theomachy.core.position import Position
from theomachy.games.four_gods.rules.tiles import TileSet
from theomachy.games.four_gods.rules.world import CITY, World

# Revision of the rules (docs/records.md). What an older one did otherwise is asked of `Numbers.revision`:
# 1: a challenge by somebody else made a turn no pass; turning over counted for the limit of steps with the real clock
#    too; other limits ran on while somebody was asked about a tile.
REVISION: Final = 2

# What is being asked. The numbers are part of the key of a position: never change them.
COLOURS: Final = 0  # secret gods: a seat chooses its prophets
DEAL: Final = 1  # CHANCE deals the god cards
FIRST: Final = 2  # CHANCE draws the hands that simultaneous play begins with
READY_UP: Final = 3  # real clock: all say that they are ready
STARTER: Final = 4  # CHANCE: who begins
PLAY: Final = 5
DRAWING: Final = 6  # CHANCE draws from the bag
PROPHECY: Final = 7  # ticks: a prophet for the tile just placed?
SECOND: Final = 8  # ticks, draw_two = after_seeing: a second tile?
ANSWER: Final = 9  # blame = confess: who placed the wrong tile is asked
LOSING: Final = 10  # ticks: a prophet to lose as penalty
TOKENS: Final = 11  # destroyed_marker = at_scoring: whose marker gets a destroyed city
OVER: Final = 12

# Where a tile is.
IN_BAG: Final = 0
IN_HAND: Final = 1  # + seat
IN_ROW: Final = 8  # + seat
IN_WORLD: Final = 16
ASIDE: Final = 17  # not in this game (positions typed by hand)

# What a seat has taken up, as one byte (`aim`): 0 for nothing.
AIM_TILE: Final = 1  # + hand * 8 + turn
AIM_CITY: Final = 17  # + colour of the prophet, from its reserve
AIM_CHALLENGE: Final = 21
AIM_REGION: Final = 22  # + corner of the tile just placed: a prophet migrates there
AIM_FROM: Final = 32  # + cell: a city with the prophet that stands there

GODS: Final = 4
HANDS: Final = 2  # of a player (G4-T-02)
SLOTS: Final = 20  # room for a row; its capacity may be smaller
# What lies in a slot: a tile, and which of its sides lies up.
TILE_PART: Final = 127
SIDE_B: Final = 128
NOBODY_YET: Final = -1

CELL_LETTERS: Final = "abcdefghij"
TERRAIN_NAMES: Final = ("sea", "plain", "forest", "mountain")
COLOUR_NAMES: Final = ("blue", "yellow", "green", "gray")


class Numbers:
    """Numbers and options of one game, fixed from the set-up on and shared by all its positions."""

    def __init__(self, tiles: TileSet) -> None:
        self.tiles: TileSet = tiles
        self.revision: i64 = REVISION
        self.each: i64 = 1  # gods per player
        self.prophets: i64 = 10  # in the reserve of a god at the start
        self.capacity: i64 = 10  # of a row
        self.cities: i64 = 8
        self.city_points: i64 = 5
        self.ruin_points: i64 = 5
        self.bonus: vec[i64] = vec[i64]([15, 10, 5, 0])
        self.smallest: i64 = 2  # tiles of a kingdom
        self.size: i64 = 8
        self.timed: bool = False
        self.real: bool = False
        self.secret: bool = False
        self.honour: bool = False
        self.confess: bool = False
        self.penalty: i64 = 15  # one bit for each seat
        self.turn_steps: i64 = 6
        self.hands_open: bool = True
        self.backs_hidden: bool = False
        self.flips: bool = False  # turning over is an action
        self.after_seeing: bool = False
        self.must_place: bool = True
        self.free_take: bool = False
        self.late_god: bool = False
        self.by_terrain: bool = False  # split_occupancy = terrain
        self.zero_ranked: bool = False
        self.at_scoring: bool = False  # destroyed_marker = at_scoring
        self.cooldown: bool = True
        # For tables with a real clock; the rules themselves ask for none of them.
        self.cooldown_ms: int = 700
        self.prophet_window_ms: int = 5000
        self.take_window_ms: int = 10000
        self.turn_ms: int = 30000
        self.extra_ms: int = 30000  # for each player
        self.in_ticks: Numbers | None = None  # real clock: the same table with ticks, for searches
        self.remembers: bool = False  # the last placing of each seat matters: honour play or late_god
        self.options: dict[str, object] = {}
        self.components: str = ""  # path of another box than the one that comes with the game
        self.colours: tuple[str, ...] = ()  # of the seats, for pictures
        self.tile_names: list[str] = []  # by tile number


class Table(Position):
    """Everything that changes in play."""

    def __init__(self, players: i64, names: tuple[str, ...], world: World, fixed: Numbers) -> None:
        count = fixed.tiles.count
        self.players = players
        self.turn = NOBODY_YET
        self.events = None
        self.names: tuple[str, ...] = names
        self.world: World = world
        self.fixed: Numbers = fixed
        self.phase: i64 = COLOURS
        # Tiles.
        self.place: vec[u8] = vec[u8](bytes(count + 1))  # by tile: where it is
        self.bag: i64 = count
        self.hands: vec[u8] = vec[u8](bytes(players * HANDS))  # by seat * HANDS + hand: a tile, or 0
        self.rows: vec[u8] = vec[u8](bytes(players * SLOTS))  # by seat * SLOTS + slot: tile, + SIDE_B; 0 if free
        self.in_row: vec[u8] = vec[u8](bytes(players))
        self.row_low: i64 = 0  # all tiles in rows, as bits
        self.row_high: i64 = 0
        self.known: vec[u8] = vec[u8](bytes(count + 1))  # closed hands: the seats that know both sides, as bits
        # Gods.
        self.owner: vec[u8] = vec[u8](bytes(GODS))  # by colour: seat + 1
        self.god: vec[u8] = vec[u8](bytes(GODS))  # by colour: terrain + 1 of its god
        self.gods_of: vec[u8] = vec[u8](bytes(players))  # colours the seat has
        self.reserve: vec[u8] = vec[u8](bytes(GODS))
        self.lost: vec[u8] = vec[u8](bytes(GODS))
        self.supply: i64 = fixed.cities
        self.ruins: vec[u8] = vec[u8](bytes(GODS))  # destroyed cities, by the colour they are credited to
        self.unassigned: vec[u8] = vec[u8](bytes(players))  # destroyed cities not yet credited, by seat
        # The step.
        self.current: i64 = NOBODY_YET  # whose step or turn it is; nobody's in simultaneous real-time play
        self.start: i64 = 0
        self.round: i64 = 0
        self.step: i64 = 0  # ticks: steps done in this round; timed: steps done in this turn
        self.turns: i64 = 0
        self.acted: bool = False  # timed: something but turning over was done in this turn
        self.touched: i64 = 0  # timed: rows in which the active player turned over or took a tile, as bits
        self.passed: i64 = 0  # seats, as bits
        self.steps: i64 = 0  # all steps so far
        self.drawer: i64 = 0
        self.to_draw: i64 = 0
        self.asked: i64 = 0  # cell of the tile that somebody is asked about (ANSWER)
        self.trigger: str = ""  # the clause that triggered the end
        self.last_round: i64 = -1
        self.extra_turns: i64 = -1
        self.ending: str = ""  # the clause that ended the game
        # By seat.
        self.ready: i64 = 0  # seats, as bits
        self.cooling: i64 = 0  # seats, as bits
        self.losing: i64 = 0  # seats, as bits
        self.choosing: i64 = 0  # seats that may take a second tile, as bits
        self.window: vec[u8] = vec[u8](bytes(players))  # cell of the tile that may get a prophet now
        self.taken: vec[u8] = vec[u8](bytes(players))  # seat + 1 of the row a tile in hand was taken from
        self.taken_hand: vec[u8] = vec[u8](bytes(players))
        self.aim: vec[u8] = vec[u8](bytes(players))  # what the seat has taken up
        # The last placing of each seat, as long as the seat has done nothing since.
        self.last_cell: vec[u8] = vec[u8](bytes(players))
        self.last_taken: vec[u8] = vec[u8](bytes(players))  # `taken` before it
        self.last_from: vec[u8] = vec[u8](bytes(players))  # cell the prophet migrated from
        self.last_corner: vec[u8] = vec[u8](bytes(players))  # and where it stood there

    def copy_table(self, to: Table) -> None:
        """Fill `to` with everything that changes in play; the world was copied when it was made."""
        to.turn = self.turn
        to.phase = self.phase
        to.place = self.place[:]
        to.bag = self.bag
        to.hands = self.hands[:]
        to.rows = self.rows[:]
        to.in_row = self.in_row[:]
        to.row_low = self.row_low
        to.row_high = self.row_high
        to.known = self.known[:]
        to.owner = self.owner[:]
        to.god = self.god[:]
        to.gods_of = self.gods_of[:]
        to.reserve = self.reserve[:]
        to.lost = self.lost[:]
        to.supply = self.supply
        to.ruins = self.ruins[:]
        to.unassigned = self.unassigned[:]
        to.current = self.current
        to.start = self.start
        to.round = self.round
        to.step = self.step
        to.turns = self.turns
        to.acted = self.acted
        to.touched = self.touched
        to.passed = self.passed
        to.steps = self.steps
        to.drawer = self.drawer
        to.to_draw = self.to_draw
        to.asked = self.asked
        to.trigger = self.trigger
        to.last_round = self.last_round
        to.extra_turns = self.extra_turns
        to.ending = self.ending
        to.ready = self.ready
        to.cooling = self.cooling
        to.losing = self.losing
        to.choosing = self.choosing
        to.window = self.window[:]
        to.taken = self.taken[:]
        to.taken_hand = self.taken_hand[:]
        to.aim = self.aim[:]
        to.last_cell = self.last_cell[:]
        to.last_taken = self.last_taken[:]
        to.last_from = self.last_from[:]
        to.last_corner = self.last_corner[:]

    def state_bytes(self) -> bytes:
        """Everything that makes two positions the same, in a fixed order, for the key."""
        world = self.world
        order = [i64(world.serial[cell]) for cell in range(i64(len(world.serial)))]
        placed = sorted([n for n in order if n > 0])
        ranks = bytes([placed.index(n) + 1 if n > 0 else 0 for n in order])
        words = (
            self.turn, self.phase, self.bag, self.supply, self.current, self.start, self.round, self.step, self.turns,
            1 if self.acted else 0, self.touched, self.passed, self.steps, self.drawer, self.to_draw, self.asked,
            self.last_round, self.extra_turns, self.ready, self.cooling, self.losing, self.choosing,
        )  # fmt: skip
        parts = b"|".join(
            (
                ",".join(self.names).encode(),
                ",".join([str(w) for w in words]).encode(),
                f"{self.trigger} {self.ending}".encode(),
                bytes(world.what), bytes(world.tile), bytes(world.turn), bytes(world.prophet), bytes(world.placer),
                ranks, bytes(self.place), bytes(self.hands), bytes(self.rows), bytes(self.known), bytes(self.owner),
                bytes(self.god), bytes(self.reserve), bytes(self.lost), bytes(self.ruins), bytes(self.unassigned),
                bytes(self.window), bytes(self.taken), bytes(self.taken_hand), bytes(self.last_cell),
                bytes(self.last_taken), bytes(self.last_from), bytes(self.last_corner),
            )
        )  # fmt: skip
        for seat in range(self.players):
            if self.aim[seat] > 0:
                return parts + b"|" + bytes(self.aim)
        return parts

    # ---- seats

    def all_seats(self) -> i64:
        """Every seat, as bits."""
        return (i64(1) << self.players) - 1

    def in_setup(self) -> bool:
        """Has the first step not come yet?"""
        return self.phase < PLAY

    # ---- tiles in hands and rows

    def hand(self, seat: i64, which: i64) -> i64:
        """The tile in the first (0) or the second hand (G4-T-18), 0 if it is free: one tile for each (G4-T-02)."""
        return i64(self.hands[seat * HANDS + which])

    def hand_of(self, seat: i64, tile: i64) -> i64:
        """Which hand holds the tile: 0, 1, or -1."""
        if tile == 0:
            return -1
        if self.hand(seat, 0) == tile:
            return 0
        if self.hand(seat, 1) == tile:
            return 1
        return -1

    def free_hands(self, seat: i64) -> i64:
        free: i64 = 0
        if self.hands[seat * HANDS] == 0:
            free += 1
        if self.hands[seat * HANDS + 1] == 0:
            free += 1
        return free

    def aimed_lay(self, seat: i64) -> i64:
        """The tile in hand that the seat has taken up, with its side and turn; 0 for none."""
        aim: i64 = i64(self.aim[seat])
        if aim < AIM_TILE or aim >= AIM_CITY:
            return 0
        return self.hand(seat, aim - AIM_TILE >> 3) << 3 | aim - AIM_TILE & 7

    def row_free(self, seat: i64) -> i64:
        """Free slots of the seat's row (G4-S-12); two rows of one player count as one (G4-R-22)."""
        return self.fixed.capacity - i64(self.in_row[seat])

    def slot_of(self, seat: i64, tile: i64) -> i64:
        """Where in the row the tile lies, from 0; -1 if it does not."""
        for i in range(i64(SLOTS)):
            if i64(self.rows[seat * SLOTS + i]) & TILE_PART == tile:
                return i
        return -1

    def side_up(self, seat: i64, slot: i64) -> i64:
        """Which side of the tile in a slot (from 0) lies up: 0 for a, 1 for b."""
        return i64(self.rows[seat * SLOTS + slot]) >> 7

    def row_with(self, tile: i64) -> i64:
        """The seat in whose row the tile lies, or -1."""
        if tile < 1 or tile > self.fixed.tiles.count:
            return -1
        where: i64 = i64(self.place[tile])
        if where >= IN_ROW and where < IN_WORLD:
            return where - IN_ROW
        return -1

    def slot_tile(self, seat: i64, slot: i64) -> i64:
        """The tile in a slot (from 1) of a row, 0 for none."""
        if seat >= self.players or slot < 1 or slot > SLOTS:
            return 0
        return i64(self.rows[seat * SLOTS + slot - 1]) & TILE_PART

    # ---- gods and prophets

    def owns(self, seat: i64, colour: i64) -> bool:
        return i64(self.owner[colour]) == seat + 1

    def colour_at(self, cell: i64) -> i64:
        """The colour of the prophet in a cell, -1 for none."""
        standing: i64 = i64(self.world.prophet[cell])
        return (standing + 3) // 4 - 1

    def own_city(self, seat: i64, cell: i64) -> bool:
        return self.world.what[cell] == CITY and self.owns(seat, self.colour_at(cell))

    # ---- words for the log

    def cell_text(self, cell: i64) -> str:
        return CELL_LETTERS[cell % 12 - 1] + str(cell // 12)

    def tile_text(self, tile: i64) -> str:
        return self.fixed.tile_names[tile]

    def write(
        self, kind: str, clause: str, data: dict[str, object], only: i64 = ALL, reveals: bool = False
    ) -> None:  # fmt: skip
        """Write an event. Call only while events are kept. `reveals`: the doer has learned something hidden by it."""
        events = self.events
        if events is not None:
            events.append(Event(kind, clause, data, only, reveals))


def own_colour(table: Table, seat: i64) -> i64:
    """The first colour of the seat, -1 for none; with one god for each player the only one."""
    for colour in range(i64(GODS)):
        if table.owns(seat, colour):
            return colour
    return -1
