"""What a god knows about itself alone, for a learned judge: its hand and what it could do with it.

Worked out once for a position and seat: with two gods who look at one dealt world, all of it is asked for twice.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from theomachy.core.inputs import counters
from theomachy.games.playing_gods.bot.expectation import prospects, threat
from theomachy.games.playing_gods.bot.odds import larger, smaller
from theomachy.games.playing_gods.bot.survey import KINDS, Survey
from theomachy.games.playing_gods.rules.cards import (
    ALL_LOSE,
    ATTACKS,
    CARDS,
    CONVERSION,
    ELEMENTS,
    FAITH_KINDS,
    FAITHS,
    GAIN,
    GODKILLER,
    IMMUNITIES,
    LOSE,
    PROTECTIONS,
    SPECIAL,
    SPECIALS,
    elements_in,
)  # fmt: skip
from theomachy.games.playing_gods.rules.numbers import CONTINENTS, GAIN_SPACE, GODKILLER_SPACE
from theomachy.games.playing_gods.rules.phases import ACTING, DIE, WAY
from theomachy.games.playing_gods.rules.rules import PlayingGods
from theomachy.games.playing_gods.rules.state import IN_PLAY

STEP: Final = 250  # thousandths of a territory that count one, in what is under way
NEAR: Final = 6  # spaces that one roll reaches
SHARE: Final = 16  # what a certain card counts among those that may be drawn

NAMES: Final = (
    "attack earth", "attack air", "attack fire", "attack water", "protection earth", "protection air",
    "protection fire", "protection water", "kinds of protection", "immunity in hand", "specials", "faiths", "gain",
    "godkiller", "forms of attack", "kills", "kills 3", "kills 6", "takes", "win faces", "end faces", "harms",
    "sure takes", "sure win faces", "sure end faces", "sure harms", "takes now", "wins now", "ends now", "harms now",
    "sure wins now", "takes here", "wins here", "ends here", "harms here", "gain faces", "gain wins",
    "godkiller to use", "godkiller now", "godkiller far", "pairs to come", "lone kinds", "knows attacks",
    "knows protections", "knows faiths", "knows gain", "knows godkiller", "prospects", "threat", "most faiths",
)  # fmt: skip


class Secrets:
    """Numbers of one seat, in the order of the names."""

    def __init__(self, survey: Survey) -> None:
        self.survey: Survey = survey
        self.size: i64 = i64(len(NAMES))
        self.numbers: vec[i64] = counters(self.size)
        self.next: i64 = 0
        self.free: vec[i64] = counters(CONTINENTS)

    def put(self, value: i64) -> None:
        self.numbers[self.next] = value
        self.next += 1

    def look(self, table: PlayingGods, player: i64) -> None:
        self.next = 0
        base = player * CARDS
        hand = table.hand
        kinds: i64 = 0
        elements: i64 = 0
        for element in range(i64(ELEMENTS)):
            n: i64 = i64(hand[base + ATTACKS + element])
            self.put(n)
            if n > 0:
                elements |= i64(1) << element
        for element in range(i64(ELEMENTS)):
            n = i64(hand[base + PROTECTIONS + element])
            self.put(n)
            if n > 0:
                kinds += 1
        self.put(kinds)
        immunities: i64 = 0
        specials: i64 = 0
        for element in range(i64(ELEMENTS)):
            immunities += i64(hand[base + IMMUNITIES + element])
            specials += i64(hand[base + SPECIALS + element])
        self.put(immunities)
        self.put(specials)
        faiths = table.faiths(player)
        self.put(faiths)
        gains: i64 = i64(hand[base + GAIN])
        self.put(gains)
        killer: i64 = i64(hand[base + GODKILLER])
        self.put(killer)
        pair: i64 = 0
        if elements & 3 and elements & 12:
            pair = 1
        self.put(elements_in(elements) + pair)
        self.deeds(table, player, faiths, specials, gains)
        self.gaining(table, player, gains)
        self.godkiller(table, player, killer)
        self.faith(table, player)
        self.knowledge(table, player)
        if table.active == player:
            self.put(prospects(table) // STEP)
            self.put(0)
        else:
            self.put(0)
            self.put(threat(table, player) // STEP)
        best: i64 = 0
        for kind in range(i64(FAITH_KINDS)):
            best = larger(best, i64(hand[base + FAITHS + kind]))
        self.put(best)

    def kills(self, table: PlayingGods, player: i64, specials: i64) -> i64:
        """How many sects all the cards could kill in one turn, if nobody wards them off and no immunity lies open."""
        immune: i64 = 15
        for rival in range(table.players):
            if rival != player and table.status[rival] == IN_PLAY:
                immune &= i64(table.immune[rival])
        base = player * CARDS + ATTACKS
        hand = table.hand
        earth: i64 = i64(hand[base]) if immune & 1 == 0 else 0
        air: i64 = i64(hand[base + 1]) if immune & 2 == 0 else 0
        fire: i64 = i64(hand[base + 2]) if immune & 4 == 0 else 0
        water: i64 = i64(hand[base + 3]) if immune & 8 == 0 else 0
        whole = smaller(smaller(earth, air), smaller(fire, water))
        one = earth + air - 2 * whole
        other = fire + water - 2 * whole
        pairs = smaller(one, other)
        fixed = table.fixed
        return (
            whole * i64(fixed.kills[15])
            + pairs * i64(fixed.kills[5])
            + (one + other - 2 * pairs) * i64(fixed.kills[1])
            + specials * i64(fixed.kills[SPECIAL])
        )

    def deeds(self, table: PlayingGods, player: i64, faiths: i64, specials: i64, gains: i64) -> None:
        """What the whole hand could do after the next roll, and at the portal that was reached."""
        survey = self.survey
        kills = self.kills(table, player, specials)
        self.put(kills)
        self.put(1 if kills >= 3 else 0)
        self.put(1 if kills >= 6 else 0)
        survey.plan(table, player, faiths, kills, gains, False)
        survey.roll(player)
        takes = survey.takes
        wins = survey.win_faces
        ends = survey.end_faces
        harms = survey.harms
        self.put(takes)
        self.put(wins)
        self.put(ends)
        self.put(harms)
        here: i64 = -1
        mine = table.active == player
        if mine and table.phase == ACTING:
            here = table.continent()
        take: i64 = 0
        win: i64 = 0
        end: i64 = 0
        harm: i64 = 0
        if here >= 0:
            take = survey.take[here]
            win = survey.wins[here]
            end = survey.ends[here]
            harm = survey.harm[here]
        survey.plan(table, player, faiths, kills, gains, True)
        survey.roll(player)
        self.put(survey.takes)
        self.put(survey.win_faces)
        self.put(survey.end_faces)
        self.put(survey.harms)
        if mine and (table.phase == DIE or table.phase == WAY):
            self.put(takes)
            self.put(wins)
            self.put(ends)
            self.put(harms)
            self.put(survey.win_faces)
        else:
            for _ in range(5):
                self.put(0)
        self.put(take)
        self.put(win)
        self.put(end)
        self.put(harm)

    def gaining(self, table: PlayingGods, player: i64, gains: i64) -> None:
        """Faces of the die that let a gain card be played, and those that bring the last territory by one."""
        if gains == 0 or table.supply[player] == 0:
            self.put(0)
            self.put(0)
            return
        survey = self.survey
        free = self.free
        last = i64(table.lands[player]) + 1 >= table.fixed.target
        for continent in range(i64(CONTINENTS)):
            free[continent] = 0
            if survey.all_lands[continent] == survey.lands[player * CONTINENTS + continent]:
                free[continent] = 1
        self.put(survey.faces_to(player, free))
        if not last:
            self.put(0)
            return
        for continent in range(i64(CONTINENTS)):
            if survey.empty[continent] == 0:
                free[continent] = 0
        self.put(survey.faces_to(player, free) + survey.spaces[player * KINDS + GAIN_SPACE])

    def godkiller(self, table: PlayingGods, player: i64, killer: i64) -> None:
        ring = table.fixed.ring
        size = i64(len(ring))
        at: i64 = i64(table.figure[player])
        if killer == 0 or at >= size:
            self.put(0)
            self.put(0)
            self.put(0)
            return
        faces = self.survey.spaces[player * KINDS + GODKILLER_SPACE]
        far: i64 = 0
        if faces == 0:
            for steps in range(i64(NEAR + 1), size // 2 + 1):
                if ring[(at + steps) % size] == GODKILLER_SPACE or ring[(at + size - steps) % size] == GODKILLER_SPACE:
                    far = steps - NEAR
                    break
        self.put(faces)
        self.put(faces if table.active == player and (table.phase == DIE or table.phase == WAY) else 0)
        self.put(far)

    def faith(self, table: PlayingGods, player: i64) -> None:
        """How likely the next conversion card makes a pair, and so a permanent; kinds that wait for one."""
        lone: i64 = 0
        likely: i64 = 0
        first = player * CARDS + FAITHS
        bag = table.conversion
        sure: i64 = -1  # the card that comes next, if all know it
        if bag.left == 0 and len(table.low_conversion) > 0:
            sure = i64(table.low_conversion[0])
        for kind in range(i64(FAITH_KINDS)):
            if table.hand[first + kind] == 0 or i64(table.permanent[player]) >> kind & 1:
                continue
            lone += 1
            if sure >= 0:
                if sure == FAITHS + kind:
                    likely += 1
                continue
            likely += i64(bag.counts[FAITHS + kind])
            for rival in range(table.players):
                if rival != player:
                    likely += table.holds(rival, FAITHS + kind) - table.knows(player, rival, FAITHS + kind)
        if likely > 0:
            whole: i64 = 1
            if sure < 0:
                whole = bag.left
                for rival in range(table.players):
                    if rival != player:
                        whole += self.unknown(table, player, rival)
            likely = likely * SHARE // larger(whole, 1)
        self.put(likely)
        self.put(lone)

    def unknown(self, table: PlayingGods, player: i64, rival: i64) -> i64:
        """Conversion cards in a hand that the player does not know; lose cards are in none."""
        n = table.hidden(rival, CONVERSION)
        if n > 0:
            for card in range(i64(FAITHS), i64(CARDS)):
                if card != LOSE and card != ALL_LOSE:
                    n -= table.knows(player, rival, card)
        return n

    def knowledge(self, table: PlayingGods, player: i64) -> None:
        attacks: i64 = 0
        protections: i64 = 0
        faiths: i64 = 0
        gains: i64 = 0
        killers: i64 = 0
        public = table.public
        seen = table.seen
        for rival in range(table.players):
            if rival == player or not table.has_hidden(rival):
                continue
            a = rival * CARDS
            b = (player * table.players + rival) * CARDS
            for i in range(i64(ELEMENTS)):
                attacks += i64(public[a + ATTACKS + i]) + i64(seen[b + ATTACKS + i])
                attacks += i64(public[a + SPECIALS + i]) + i64(seen[b + SPECIALS + i])
                protections += i64(public[a + PROTECTIONS + i]) + i64(seen[b + PROTECTIONS + i])
                protections += i64(public[a + IMMUNITIES + i]) + i64(seen[b + IMMUNITIES + i])
            for kind in range(i64(FAITH_KINDS)):
                faiths += i64(public[a + FAITHS + kind]) + i64(seen[b + FAITHS + kind])
            gains += i64(public[a + GAIN]) + i64(seen[b + GAIN])
            killers += i64(public[a + GODKILLER]) + i64(seen[b + GODKILLER])
        self.put(attacks)
        self.put(protections)
        self.put(faiths)
        self.put(gains)
        self.put(killers)
