"""What lies where on the map, where the next roll may lead each god, and what a god could do there: no rule in it.

Taken once for a position, for the inputs of a learned judge. All of it is open to everybody; what a god could do is
asked with as many cards as the one who asks believes it to hold.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from theomachy.core.inputs import counters
from theomachy.games.playing_gods.bot.odds import larger, smaller
from theomachy.games.playing_gods.rules.numbers import CONTINENTS, LANDS_EACH, NO_USE, PORTAL_SPACE
from theomachy.games.playing_gods.rules.rules import PlayingGods

SEATS: Final = 5
MOST_FACES: Final = 12  # of the die: a box with more has only these looked at
WAYS: Final = 24  # two for each face
KINDS: Final = 6  # of spaces


class Survey:
    """Lists by seat and continent are `seat * CONTINENTS + continent`."""

    def __init__(self) -> None:
        self.lands: vec[i64] = counters(SEATS * CONTINENTS)
        self.chips: vec[i64] = counters(SEATS * CONTINENTS)  # live ones
        self.single: vec[i64] = counters(SEATS * CONTINENTS)  # territories with one live chip
        self.double: vec[i64] = counters(SEATS * CONTINENTS)
        self.rising: vec[i64] = counters(SEATS * CONTINENTS)  # others' single chips that lie on one of the seat's
        self.all_lands: vec[i64] = counters(CONTINENTS)
        self.all_chips: vec[i64] = counters(CONTINENTS)
        self.all_single: vec[i64] = counters(CONTINENTS)
        self.empty: vec[i64] = counters(CONTINENTS)
        self.loose: vec[i64] = counters(SEATS)  # single chips of the seat that lie on another's
        self.faces: i64 = 0  # of the die
        self.gates: vec[i64] = counters(SEATS * WAYS)  # by seat and way: the continent that a roll opens, or -1
        self.spaces: vec[i64] = counters(SEATS * KINDS)  # by seat and kind of space: faces of the die that lead there
        # What a god could do on each continent, and the same over the faces of the die: see `plan` and `roll`.
        self.take: vec[i64] = counters(CONTINENTS)
        self.harm: vec[i64] = counters(CONTINENTS)
        self.wins: vec[i64] = counters(CONTINENTS)
        self.ends: vec[i64] = counters(CONTINENTS)
        self.takes: i64 = 0
        self.harms: i64 = 0
        self.win_faces: i64 = 0
        self.end_faces: i64 = 0

    def look(self, table: PlayingGods) -> None:
        self.clear(table.players)
        for continent in range(i64(CONTINENTS)):
            for i in range(i64(LANDS_EACH)):
                self.count_land(table, continent, continent * LANDS_EACH + i)
        self.faces = smaller(i64(len(table.fixed.faces)), i64(MOST_FACES))
        for seat in range(table.players):
            self.count_ways(table, seat)

    def clear(self, players: i64) -> None:
        lands = self.lands
        chips = self.chips
        single = self.single
        double = self.double
        rising = self.rising
        for i in range(players * CONTINENTS):
            lands[i] = 0
            chips[i] = 0
            single[i] = 0
            double[i] = 0
            rising[i] = 0
        for i in range(i64(CONTINENTS)):
            self.all_lands[i] = 0
            self.all_chips[i] = 0
            self.all_single[i] = 0
            self.empty[i] = 0
        for i in range(players):
            self.loose[i] = 0
        for i in range(players * KINDS):
            self.spaces[i] = 0

    def count_land(self, table: PlayingGods, continent: i64, land: i64) -> None:
        seat: i64 = i64(table.ruler[land]) - 1
        if seat < 0:
            self.empty[continent] += 1
            return
        live: i64 = i64(table.live[land])
        place = seat * CONTINENTS + continent
        self.lands[place] += 1
        self.chips[place] += live
        self.all_lands[continent] += 1
        self.all_chips[continent] += live
        if live == 1:
            self.single[place] += 1
            self.all_single[continent] += 1
            below: i64 = i64(table.height[land]) - 2
            if below >= 0:
                self.loose[seat] += 1
                self.rising[i64(table.chips[land * table.stride + below]) * CONTINENTS + continent] += 1
        elif live == 2:
            self.double[place] += 1

    def count_ways(self, table: PlayingGods, seat: i64) -> None:
        fixed = table.fixed
        ring = fixed.ring
        size = i64(len(ring))
        at: i64 = i64(table.figure[seat])
        gates = self.gates
        spaces = self.spaces
        first = seat * WAYS
        for f in range(self.faces):
            if at >= size:  # not on the ring
                gates[first + 2 * f] = -1
                gates[first + 2 * f + 1] = -1
                continue
            steps: i64 = i64(fixed.faces[f])
            ahead = (at + steps) % size
            back = (at + size - steps) % size
            kind: i64 = i64(ring[ahead])
            other: i64 = i64(ring[back])
            gates[first + 2 * f] = self.gate(table, seat, ahead, kind)
            gates[first + 2 * f + 1] = self.gate(table, seat, back, other)
            spaces[seat * KINDS + kind] += 1
            if other != kind:
                spaces[seat * KINDS + other] += 1

    def gate(self, table: PlayingGods, seat: i64, space: i64, kind: i64) -> i64:
        """The continent on which the god could act from there, or -1."""
        if kind != PORTAL_SPACE or (table.fixed.occupied == NO_USE and table.others_on(seat, space)):
            return -1
        return i64(table.fixed.leads_to[space])

    def empty_lands(self) -> i64:
        n: i64 = 0
        for continent in range(i64(CONTINENTS)):
            n += self.empty[continent]
        return n

    # ---- what a god could do

    def plan(self, table: PlayingGods, seat: i64, faiths: i64, kills: i64, gains: i64, guarded: bool) -> None:
        """On each continent, with so many conversion cards and kills: lands that it would gain, lands that others would
        lose, whether it would win by that, whether another god would go out. Guarded: if others show all they have."""
        supply: i64 = i64(table.supply[seat])
        own = table.permanents(seat) + faiths
        short = table.fixed.target - i64(table.lands[seat])
        here: i64 = -1
        if table.tried != 0 and table.active == seat:
            here = table.continent()
        for continent in range(i64(CONTINENTS)):
            place = seat * CONTINENTS + continent
            foreign = self.all_lands[continent] - self.lands[place]
            taken: i64 = 0
            helped: i64 = 0  # kills that open a territory for a conversion
            ends: i64 = 0
            if foreign > 0:
                for rival in range(table.players):
                    theirs = rival * CONTINENTS + continent
                    if rival == seat or self.lands[theirs] == 0:
                        continue
                    lead = own - table.permanents(rival)
                    if guarded:
                        lead -= i64(table.held[2 * rival + 1])
                    if lead < 0 or (here == continent and table.was_tried(rival)):
                        lead = 0
                    lead = smaller(lead, supply)
                    open = self.single[theirs]
                    found = smaller(lead, open + smaller(self.double[theirs], kills))
                    if found > taken:
                        taken = found
                        helped = larger(found - open, 0)
                    chips = self.chips[theirs]
                    if chips == i64(table.sects[rival]) and kills + smaller(lead, self.lands[theirs]) >= chips:
                        ends = 1
            left = kills - helped
            singles = larger(self.all_single[continent] - self.single[place] - taken, 0)
            lost = taken + smaller(left, singles)
            won = smaller(taken + smaller(left, self.rising[place]), foreign)
            if gains > 0 and lost >= foreign:
                won += smaller(smaller(gains, larger(supply - taken, 0)), self.empty[continent] + lost - won)
            self.take[continent] = won
            self.harm[continent] = lost
            self.ends[continent] = ends
            self.wins[continent] = 0
            if won > 0 and won >= short:
                self.wins[continent] = 1

    def roll(self, seat: i64) -> None:
        """The same over all faces of the die, each by its better way."""
        gates = self.gates
        first = seat * WAYS
        takes: i64 = 0
        harms: i64 = 0
        wins: i64 = 0
        ends: i64 = 0
        for f in range(self.faces):
            ahead = gates[first + 2 * f]
            back = gates[first + 2 * f + 1]
            if ahead < 0:
                ahead = back
            if back < 0:
                back = ahead
            if ahead < 0:
                continue
            takes += larger(self.take[ahead], self.take[back])
            harms += larger(self.harm[ahead], self.harm[back])
            wins += larger(self.wins[ahead], self.wins[back])
            ends += larger(self.ends[ahead], self.ends[back])
        self.takes = takes
        self.harms = harms
        self.win_faces = wins
        self.end_faces = ends

    def faces_to(self, seat: i64, wanted: vec[i64]) -> i64:
        """The most of what is wanted on a continent that each face of the die leads to, added up."""
        gates = self.gates
        first = seat * WAYS
        total: i64 = 0
        for f in range(self.faces):
            ahead = gates[first + 2 * f]
            back = gates[first + 2 * f + 1]
            best: i64 = 0
            if ahead >= 0:
                best = wanted[ahead]
            if back >= 0:
                best = larger(best, wanted[back])
            total += best
        return total
