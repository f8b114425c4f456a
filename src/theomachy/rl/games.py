"""Many games at once: positions that are played on side by side, what is seen of them in one block of memory.

Each game always has one seat to act. Chance acts by itself, and so do decisions with one choice; a game that is over
begins again at once. What learners need lies in vectors that never move: numpy looks at them in place.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64, u8

from theomachy.core.dice import Dice
from theomachy.core.position import CHANCE, NOBODY, Position
from theomachy.rl.numbering import Numbering, filled
from theomachy.rl.sight import Sight

STRIDE: Final = 0x9E3779B9  # between the seeds of neighbouring games


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
        self.positions: list[Position] = [fresh.copy() for _ in range(count)]
        self.dice: list[Dice] = [Dice(0) for _ in range(count)]
        self.legal: list[vec[i32]] = [vec[i32]() for _ in range(count)]  # what is open in each game,
        self.given: list[vec[i32]] = [vec[i32]() for _ in range(count)]  # and the numbers of that
        self.seats: vec[i32] = filled(count, 0)  # who acts
        self.decisions: vec[i32] = filled(count, 0)  # made in the game so far
        self.observations: vec[u8] = vec[u8](bytes(count * sight.size))
        self.masks: vec[u8] = vec[u8](bytes(count * self.numbers))
        self.over: vec[u8] = vec[u8](bytes(count))  # a game ended in the last step,
        self.cut: vec[u8] = vec[u8](bytes(count))  # or was broken off
        self.rewards: vec[float] = zeros(count * fresh.players)  # what that end was worth, by seat
        self.points: vec[i32] = filled(count * fresh.players, 0)  # and with how many points
        self.chosen: vec[i32] = filled(count, 0)  # by `choose_any`

    def start(self, seed: i64, first: i64) -> None:
        """All games from their beginnings. What chance does in each hangs on the seed and its place alone; `first` is
        the place of the first of these games where they are part of a larger batch."""
        for i in range(self.count):
            self.dice[i] = Dice((seed + (first + i + 1) * STRIDE) & 0x3FFFFFFFFFFFFFFF)
            self.over[i] = 0
            self.cut[i] = 0
            self.clear_rewards(i)
            self.begin(i)

    def wrong(self, actions: list[int]) -> i64:
        """The first game in which the number means no open action, -1 if there is none. Nothing is changed."""
        for i in range(self.count):
            number: i64 = i64(actions[i])
            if number < 0 or number >= self.numbers or self.masks[i * self.numbers + number] == 0:
                return i
        return -1

    def step(self, actions: list[int]) -> None:
        """One decision in every game; the numbers must be open (`wrong`)."""
        for i in range(self.count):
            if self.over[i] != 0 or self.cut[i] != 0:
                self.over[i] = 0
                self.cut[i] = 0
                self.clear_rewards(i)
            number = i64(actions[i])
            legal = self.legal[i]
            given = self.given[i]
            place: i64 = 0
            while i64(given[place]) != number:
                place += 1
            position = self.positions[i]
            position.apply(i64(self.seats[i]), legal[place])
            made = self.decisions[i] + 1
            self.decisions[i] = made
            if not self.proceed(i):
                self.over[i] = 1
                self.settle(i)
                self.begin(i)
            elif i64(made) >= self.longest:
                self.cut[i] = 1
                self.note_points(i)
                self.begin(i)
            else:
                self.show(i)

    def choose_any(self, dice: Dice) -> None:
        """An open action for every game, all equally likely, into `chosen`."""
        for i in range(self.count):
            given = self.given[i]
            number = given[dice.below(i64(len(given)))]
            while number < 0:
                number = given[dice.below(i64(len(given)))]
            self.chosen[i] = number

    # ---- one game

    def begin(self, i: i64) -> None:
        self.positions[i] = self.fresh.copy()
        self.decisions[i] = 0
        while not self.proceed(i):  # a table at which nobody has anything to decide
            self.positions[i] = self.fresh.copy()
        self.show(i)

    def proceed(self, i: i64) -> bool:
        """Let chance act and what has only one choice happen. False at the end, else the open actions are listed."""
        position = self.positions[i]
        dice = self.dice[i]
        while True:
            turn = position.turn
            if turn == CHANCE:
                position.apply(CHANCE, position.sample(dice))
            elif turn == NOBODY:
                return False
            else:
                legal = position.legal(turn)
                if len(legal) > 1:
                    self.legal[i] = legal
                    self.seats[i] = i32(turn)
                    return True
                position.apply(turn, legal[0])

    def show(self, i: i64) -> None:
        """Write what the one who acts sees and may do."""
        masks = self.masks
        base = i * self.numbers
        old = self.given[i]
        for k in range(i64(len(old))):
            if old[k] >= 0:
                masks[base + i64(old[k])] = 0
        legal = self.legal[i]
        numbering = self.numbering
        numbering.number(legal)
        count = i64(len(legal))
        given = numbering.given[:count]
        for k in range(count):
            if given[k] >= 0:
                masks[base + i64(given[k])] = 1
        self.given[i] = given
        self.sight.look(self.positions[i], i64(self.seats[i]), self.observations, i * self.sight.size)

    def settle(self, i: i64) -> None:
        """What the end is worth: 1 for a victory, shares of it add up, together 0."""
        position = self.positions[i]
        players = self.players
        winners: i64 = 0
        for seat in range(players):
            if position.rank(seat) == 1:
                winners += 1
        for seat in range(players):
            self.rewards[i * players + seat] = worth(position.rank(seat) == 1, winners, players)
        self.note_points(i)

    def note_points(self, i: i64) -> None:
        for seat in range(self.players):
            self.points[i * self.players + seat] = i32(self.positions[i].score(seat))

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
