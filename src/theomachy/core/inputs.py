"""What a learned judgement sees of a position: small whole numbers from the point of view of one seat.

A game says in its `bot/inputs.py` what is to be counted about each seat that everybody may know (its block), what a
seat knows about itself alone, and what is the same for all. Put together here, for any number of players:

    own block · next opponent · strongest opponent · mean of the others · own secrets · common · whose turn · players
    · secrets of the others

The third and fourth are empty with two players, where they would say the same as the second. The last part is there
only in games that ask for it and filled only where a search judges a world that it has dealt itself (`dealt`): there
every hand counts as it lies, since none of it is true. Only what is not zero is kept: a net skips the rest. `look` is
called once for a position, `fill` then for each seat that is wanted.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from theomachy.core.position import Position

MOST_SEATS: Final = 5
LARGEST: Final = 255  # an input that would be larger is cut off
FINE: Final = 4  # hundredths of a point that the finer measure of strength counts
LEAD_NAMES: Final = ("ahead", "ahead 5", "behind", "behind 5")  # what `add_lead` adds


class Inputs:
    """Subclasses pass the sizes of their parts, and fill in `look` and, where seats have secrets, `own`."""

    def __init__(self, block: i64, secrets: i64, common: i64, all_secrets: bool = False) -> None:
        self.block: i64 = block
        self.secrets: i64 = secrets
        self.common: i64 = common
        self.dealt: bool = False  # is the position one that a search has dealt?
        self.others: i64 = 0  # how many inputs tell the secrets of the others
        if all_secrets:
            self.others = secrets + 1
        self.size: i64 = 4 * block + secrets + common + 2 * MOST_SEATS + self.others
        self.together: vec[i32] = zeros(secrets)
        self.seats: vec[i32] = zeros(MOST_SEATS * block)  # block of each seat: seat * block + number
        self.shared: vec[i32] = zeros(common)
        self.strength: vec[i32] = zeros(MOST_SEATS)  # by it the strongest opponent is found
        self.active: i64 = -1  # whose turn it is, as far as that can be said
        self.players: i64 = 0
        self.count: i64 = 0  # inputs that are not zero: `where` and how `much`
        self.where: vec[i32] = zeros(self.size)
        self.much: vec[i32] = zeros(self.size)
        self.cursor: i64 = 0  # place of the next input
        self.slot: i64 = 0  # and of the next number of a block
        self.told: i64 = 0  # and of the next that is the same for all

    # ---- what a game writes

    def look(self, position: Position) -> None:
        """Fill `seats`, `shared`, `strength` and `active` from what everybody may know."""
        raise NotImplementedError

    def own(self, position: Position, player: i64) -> None:
        """Add what only this player knows: exactly `secrets` numbers."""

    def names(self) -> list[str]:
        """What is counted, in the order of block, secrets and common; the weights of a net belong to these."""
        raise NotImplementedError

    def about(self, seat: i64) -> None:
        """What is noted now is about this seat, from the beginning of its block."""
        self.slot = seat * self.block

    def note(self, value: i64) -> None:
        """The next number of the seat's block."""
        if value != 0:
            if value > LARGEST:
                value = LARGEST
            elif value < 0:
                value = 0
            self.seats[self.slot] = i32(value)
        self.slot += 1

    def flag(self, fact: bool) -> None:
        """The same for something that is so or not."""
        if fact:
            self.seats[self.slot] = 1
        self.slot += 1

    def tell(self, value: i64) -> None:
        """The next number that is the same for all."""
        if value != 0:
            if value > LARGEST:
                value = LARGEST
            elif value < 0:
                value = 0
            self.shared[self.told] = i32(value)
        self.told += 1

    def tell_flag(self, fact: bool) -> None:
        if fact:
            self.shared[self.told] = 1
        self.told += 1

    def add(self, value: i64) -> None:
        """The next input, whatever it is."""
        if value > 0:
            if value > LARGEST:
                value = LARGEST
            n = self.count
            self.where[n] = i32(self.cursor)
            self.much[n] = i32(value)
            self.count = n + 1
        self.cursor += 1

    # ---- the same for all games

    def clear(self, players: i64) -> None:
        """Begin to look: nothing is counted yet."""
        self.players = players
        self.active = -1
        self.told = 0
        seats = self.seats
        for i in range(players * self.block):
            seats[i] = 0
        shared = self.shared
        for i in range(self.common):
            shared[i] = 0

    def fill(self, position: Position, player: i64) -> None:
        """All inputs of one seat, after `look`."""
        self.count = 0
        self.cursor = 0
        players = self.players
        self.add_block(player)
        following = player + 1
        if following >= players:
            following = 0
        self.add_block(following)
        if players > 2:
            self.add_block(self.strongest(player))
            self.add_others(player)
        else:
            self.cursor += 2 * self.block
        self.own(position, player)
        shared = self.shared
        for i in range(self.common):
            self.add(i64(shared[i]))
        if self.active >= 0:
            until = self.active - player
            if until < 0:
                until += players
            self.cursor += until
            self.add(1)
            self.cursor += MOST_SEATS - 1 - until
        else:
            self.cursor += MOST_SEATS
        self.cursor += players - 1
        self.add(1)
        self.cursor += MOST_SEATS - players
        if self.others > 0:
            if self.dealt:
                self.add(1)
                self.add_secrets(position, player)
            else:
                self.cursor += self.others

    def add_block(self, seat: i64) -> None:
        seats = self.seats
        where = self.where
        much = self.much
        n = self.count
        start = seat * self.block
        cursor = self.cursor
        for i in range(self.block):
            value = seats[start + i]
            if value != 0:
                where[n] = i32(cursor + i)
                much[n] = value
                n += 1
        self.count = n
        self.cursor = cursor + self.block

    def add_secrets(self, position: Position, player: i64) -> None:
        """What the others know about themselves, added up."""
        together = self.together
        for i in range(self.secrets):
            together[i] = 0
        start = self.cursor
        before = self.count
        for seat in range(self.players):
            if seat == player:
                continue
            self.own(position, seat)
            for k in range(before, self.count):
                together[i64(self.where[k]) - start] += self.much[k]
            self.count = before
            self.cursor = start
        for i in range(self.secrets):
            self.add(i64(together[i]))

    def strongest(self, player: i64) -> i64:
        best: i64 = -1
        for seat in range(self.players):
            if seat != player and (best < 0 or self.strength[seat] > self.strength[best]):
                best = seat
        return best

    def add_others(self, player: i64) -> None:
        """Twice the mean over all opponents, rounded down."""
        block = self.block
        for i in range(block):
            total: i64 = 0
            for seat in range(self.players):
                if seat != player:
                    total += i64(self.seats[seat * block + i])
            self.add(2 * total // (self.players - 1))

    def add_lead(self, player: i64, place: i64) -> None:
        """By how many half points the own strength is ahead of the best opponent's. In each seat's block strength
        stands at `place` in points, and behind it what is left, in units of FINE hundredths."""
        best: i64 = -1
        mine: i64 = 0
        for seat in range(self.players):
            at = seat * self.block + place
            found = i64(self.seats[at]) * 100 + i64(self.seats[at + 1]) * FINE
            if seat == player:
                mine = found
            elif found > best:
                best = found
        ahead = (mine - best) // 50
        self.add(ahead)
        self.add(1 if ahead >= 10 else 0)
        self.add(-ahead)
        self.add(1 if ahead <= -10 else 0)

    def dense(self) -> bytes:
        """All inputs one after the other, zeros too: what samples for learning are made of."""
        out = bytearray(int(self.size))
        for i in range(self.count):
            out[int(self.where[i])] = int(self.much[i])
        return bytes(out)


def zeros(count: i64) -> vec[i32]:
    out: vec[i32] = vec[i32](capacity=count)
    for _ in range(count):
        out = append(out, 0)
    return out


def counters(count: i64) -> vec[i64]:
    """Zeros to count with, for the games."""
    out: vec[i64] = vec[i64](capacity=count)
    for _ in range(count):
        out = append(out, 0)
    return out
