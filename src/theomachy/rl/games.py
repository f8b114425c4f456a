"""Many games at once: positions that are played on side by side, what is seen of them in one block of memory.

Each game always has one seat to act. Chance acts by itself, and so do decisions with one choice; a game that is over
begins again at once. What learners need lies in vectors that never move: numpy looks at them in place.
"""

from __future__ import annotations

from typing import Final

from librt.strings import read_i32_le
from librt.vecs import append, vec
from mypy_extensions import i32, i64, u8

from theomachy.core.dice import Dice
from theomachy.core.position import CHANCE, NOBODY, Position
from theomachy.rl.board import Board, long_zeros
from theomachy.rl.numbering import Numbering, filled
from theomachy.rl.sight import Sight

STRIDE: Final = 0x9E3779B9  # between the seeds of neighbouring games


class Row:
    """One of the games: its table, what is open there, and the board on which it is drawn."""

    def __init__(self, position: Position, board: Board) -> None:
        self.position: Position = position
        self.board: Board = board
        self.dice: Dice = Dice(0)
        self.legal: vec[i32] = vec[i32]()  # what is open,
        self.given: vec[i32] = vec[i32]()  # and the numbers of that; it may be longer
        self.count: i64 = 0  # how much is open
        self.seat: i64 = 0  # who acts
        self.decisions: i64 = 0  # made in this game so far


class Games:
    """`fresh` is a freshly set table; a game that takes more than `longest` decisions is broken off."""

    def __init__(self, fresh: Position, sight: Sight, numbering: Numbering, count: i64, longest: i64) -> None:
        self.fresh: Position = fresh
        self.sight: Sight = sight
        self.numbering: Numbering = numbering
        self.count: i64 = count
        self.players: i64 = fresh.players
        self.longest: i64 = longest
        self.numbers: i64 = numbering.own + numbering.spare
        self.done: vec[i32] = filled(64, 0)  # actions of the game under way since it was drawn,
        self.did: i64 = 0  # and how many
        self.seats: vec[i32] = filled(count, 0)  # who acts
        self.observations: vec[u8] = vec[u8](bytes(count * sight.size))
        self.masks: vec[u8] = vec[u8](bytes(count * self.numbers))
        self.over: vec[u8] = vec[u8](bytes(count))  # a game ended in the last step,
        self.cut: vec[u8] = vec[u8](bytes(count))  # or was broken off
        self.rewards: vec[float] = zeros(count * fresh.players)  # what that end was worth, by seat
        self.points: vec[i32] = filled(count * fresh.players, 0)  # and with how many points
        self.chosen: vec[i32] = filled(count, 0)  # by `choose_any`
        self.offsets: vec[i64] = long_zeros(count + 1)  # by `list_open`: where the open numbers of each game begin
        self.open: vec[i32] = vec[i32]()  # in this list, which may be longer
        self.rows: list[Row] = []
        for i in range(count):
            board = sight.board
            if sight.places:
                board = board.another()
                board.lay(self.observations, i * sight.size + sight.first_place)
            self.rows.append(Row(fresh, board))

    def start(self, seed: i64, first: i64) -> None:
        """All games from their beginnings. What chance does in each hangs on the seed and its place alone; `first` is
        the place of the first of these games where they are part of a larger batch."""
        for i in range(self.count):
            row = self.rows[i]
            row.dice = Dice((seed + (first + i + 1) * STRIDE) & 0x3FFFFFFFFFFFFFFF)
            self.over[i] = 0
            self.cut[i] = 0
            self.clear_rewards(i)
            self.begin(row, i)

    def wrong(self, actions: bytes) -> i64:
        """The first game in which the number means no open action, -1 if there is none. Nothing is changed.

        Numbers have four bytes each, the lowest first, and are below `numbers`.
        """
        masks = self.masks
        for i in range(self.count):
            if masks[i * self.numbers + i64(read_i32_le(actions, 4 * i))] == 0:
                return i
        return -1

    def step(self, actions: bytes) -> None:
        """One decision in every game; the numbers must be open (`wrong`)."""
        over = self.over
        cut = self.cut
        for i in range(self.count):
            if over[i] != 0 or cut[i] != 0:
                over[i] = 0
                cut[i] = 0
                self.clear_rewards(i)
            row = self.rows[i]
            number = read_i32_le(actions, 4 * i)
            given = row.given
            place: i64 = 0
            while given[place] != number:
                place += 1
            action = row.legal[place]
            row.position.apply(row.seat, action)
            self.done[0] = action
            self.did = 1
            row.decisions += 1
            if not self.proceed(row):
                over[i] = 1
                self.settle(row.position, i)
                self.begin(row, i)
            elif row.decisions >= self.longest:
                cut[i] = 1
                self.note_points(row.position, i)
                self.begin(row, i)
            else:
                self.show(row, i, False)

    def choose_any(self, dice: Dice) -> None:
        """An open action for every game, all equally likely, into `chosen`."""
        for i in range(self.count):
            row = self.rows[i]
            given = row.given
            number = given[dice.below(row.count)]
            while number < 0:
                number = given[dice.below(row.count)]
            self.chosen[i] = number

    def list_open(self) -> i64:
        """The open numbers of all games in one list, `open`; `offsets` says where those of each begin and where the
        last ones end. How many there are."""
        most: i64 = 0
        for i in range(self.count):
            most += self.rows[i].count
        if i64(len(self.open)) < most:
            self.open = filled(most + most // 4, 0)
        found = self.open
        offsets = self.offsets
        at: i64 = 0
        for i in range(self.count):
            row = self.rows[i]
            given = row.given
            offsets[i] = at
            for k in range(row.count):
                if given[k] >= 0:
                    found[at] = given[k]
                    at += 1
        offsets[self.count] = at
        return at

    # ---- one game

    def begin(self, row: Row, i: i64) -> None:
        row.position = self.fresh.copy()
        row.decisions = 0
        self.did = 0
        while not self.proceed(row):  # a table at which nobody has anything to decide
            row.position = self.fresh.copy()
        self.show(row, i, True)

    def proceed(self, row: Row) -> bool:
        """Let chance act and what has only one choice happen. False at the end, else the open actions are listed."""
        position = row.position
        while True:
            turn = position.turn
            if turn == CHANCE:
                action = position.sample(row.dice)
            elif turn == NOBODY:
                return False
            else:
                legal = position.legal(turn)
                if len(legal) > 1:
                    row.legal = legal
                    row.seat = turn
                    return True
                action = legal[0]
            position.apply(turn, action)
            if self.did < i64(len(self.done)):
                self.done[self.did] = action
            else:
                self.done = append(self.done, action)
            self.did += 1

    def show(self, row: Row, i: i64, begun: bool) -> None:
        """Write what the one who acts sees and may do."""
        numbering = self.numbering
        base = i * self.numbers
        numbering.wipe(row.given, row.count, self.masks, base)
        legal = row.legal
        row.count = i64(len(legal))
        if i64(len(row.given)) < row.count:
            row.given = filled(row.count + 16, 0)
        numbering.mark(legal, row.given, self.masks, base)
        self.seats[i] = i32(row.seat)
        sight = self.sight
        if sight.counts:
            sight.count(row.position, row.seat, self.observations, i * sight.size)
        if not sight.places:
            return
        if begun:
            row.board.fill(row.position, row.seat)
        else:
            row.board.follow(row.position, row.seat, self.done, self.did)

    def settle(self, position: Position, i: i64) -> None:
        """What the end is worth: 1 for a victory, shares of it add up, together 0."""
        players = self.players
        winners: i64 = 0
        for seat in range(players):
            if position.rank(seat) == 1:
                winners += 1
        for seat in range(players):
            self.rewards[i * players + seat] = worth(position.rank(seat) == 1, winners, players)
        self.note_points(position, i)

    def note_points(self, position: Position, i: i64) -> None:
        for seat in range(self.players):
            self.points[i * self.players + seat] = i32(position.score(seat))

    def clear_rewards(self, i: i64) -> None:
        for seat in range(self.players):
            self.rewards[i * self.players + seat] = 0.0
            self.points[i * self.players + seat] = 0


def worth(won: bool, winners: i64, players: i64) -> float:
    """Of an end to one seat: 1 for the only winner, -1 for the loser of two; all seats together make 0."""
    if won:
        return (float(players) / float(winners) - 1.0) / float(players - 1)
    return -1.0 / float(players - 1)


def zeros(count: i64) -> vec[float]:
    out: vec[float] = vec[float](capacity=count)
    for _ in range(count):
        out = append(out, 0.0)
    return out
