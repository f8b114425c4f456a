"""What a learned judge sees of Playing Gods: of other hands only what everybody, or the one who judges, may know."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i32, i64

from theomachy.core.inputs import Inputs, counters
from theomachy.core.position import Position
from theomachy.games.playing_gods.bot.expectation import prospects, threat
from theomachy.games.playing_gods.bot.odds import at_space, larger, smaller
from theomachy.games.playing_gods.rules import kills
from theomachy.games.playing_gods.rules.cards import (
    ATTACKS,
    CARDS,
    CONVERSION,
    ELEMENTS,
    FAITH_KINDS,
    FAITHS,
    GAIN,
    GODKILLER,
    IMMUNITIES,
    PROTECTIONS,
    SPECIALS,
    WRATH,
    elements_in,
)  # fmt: skip
from theomachy.games.playing_gods.rules.numbers import CONTINENTS, GODKILLER_SPACE, LANDS, LANDS_EACH, NO_USE
from theomachy.games.playing_gods.rules.phases import (
    ACTING,
    CONVERTING,
    DEFENDING,
    DIE,
    DIVIDING,
    OFFERING,
    OVER,
    PLACES,
    PROTECTING,
    SAVING,
    WAY,
)  # fmt: skip
from theomachy.games.playing_gods.rules.rules import PlayingGods
from theomachy.games.playing_gods.rules.state import DEAD, IN_PLAY, LIMBO

FREE: Final = ("start_continents", "turn_limit")  # options that a net need not know
EXPLORE: Final = 0.5
STEP: Final = 250  # thousandths of a territory that count one, in what is under way
NEAR: Final = 6  # spaces that one roll reaches

BLOCK_NAMES: Final = (
    "dead", "limbo", "lands", "late", "missing 1", "missing 2", "missing 3", "more sects", "firm lands", "open lands",
    "continents", "permanents", "immunities", "buried", "supply", "no supply", "sects 1", "sects 2", "sects 4",
    "wrath cards", "conversion cards", "known attacks", "known protections", "known faiths", "known godkiller",
    "bare elements", "easy lands", "plain reach", "plain wins", "possible reach", "possible wins", "godkiller faces",
    "about to roll", "at a portal", "acts", "victim", "difference", "hits to come", "at home", "unplaced",
)  # fmt: skip
OWN_NAMES: Final = (
    "attack earth", "attack air", "attack fire", "attack water", "protection earth", "protection air",
    "protection fire", "protection water", "immunity in hand", "specials", "faiths", "gain", "godkiller",
    "forms of attack", "reach", "wins", "sure reach", "sure wins", "godkiller to use", "godkiller now",
    "godkiller far", "knows attacks", "knows faiths", "knows godkiller", "prospects", "threat", "most faiths",
)  # fmt: skip
COMMON_NAMES: Final = (
    *[f"phase {n}" for n in range(OVER + 1)], "die", "draws", "wrath pile", "conversion pile", "gods in play",
    "form kills", "offered", "defended", "no use", "singles", "shared defence", "open on draw", "blind", "target",
)  # fmt: skip


class PlayingInputs(Inputs):
    def __init__(self) -> None:
        super().__init__(i64(len(BLOCK_NAMES)), i64(len(OWN_NAMES)), i64(len(COMMON_NAMES)), True)
        self.open: vec[i64] = counters(8 * CONTINENTS)  # lands that can be converted: seat * CONTINENTS + continent
        self.plain: vec[i64] = counters(CONTINENTS)  # by continent: what could be converted there
        self.most: vec[i64] = counters(CONTINENTS)

    def names(self) -> list[str]:
        return [*BLOCK_NAMES, *OWN_NAMES, *COMMON_NAMES]

    def look(self, position: Position) -> None:
        table = cast(PlayingGods, position)
        self.clear(table.players)
        self.active = table.active
        for seat in range(table.players):
            self.count_open(table, seat)
        for seat in range(table.players):
            self.about(seat)
            self.strength[seat] = i32(16 * i64(table.lands[seat]) + 8 * table.permanents(seat) + i64(table.sects[seat]))
            if table.status[seat] != IN_PLAY:
                self.flag(table.status[seat] == DEAD)
                self.flag(table.status[seat] == LIMBO)
                continue
            self.slot += 2
            self.on_map(table, seat)
            self.cards(table, seat)
            self.reach(table, seat)
            self.under_way(table, seat)
        self.everybody(table)

    def count_open(self, table: PlayingGods, seat: i64) -> None:
        for continent in range(i64(CONTINENTS)):
            lands: i64 = 0
            for i in range(i64(LANDS_EACH)):
                if table.convertible(seat, continent * LANDS_EACH + i):
                    lands += 1
            self.open[seat * CONTINENTS + continent] = lands

    # ---- about one god, as everybody knows it

    def on_map(self, table: PlayingGods, seat: i64) -> None:
        fixed = table.fixed
        lands: i64 = i64(table.lands[seat])
        sects: i64 = i64(table.sects[seat])
        supply: i64 = i64(table.supply[seat])
        self.note(lands)
        late = lands - fixed.target * 2 // 3
        self.note(late * late if late > 0 else 0)
        self.flag(lands >= fixed.target - 1)
        self.flag(lands >= fixed.target - 2)
        self.flag(lands >= fixed.target - 3)
        self.note(sects - lands)
        firm: i64 = 0
        for land in range(i64(LANDS)):
            if table.rules(seat, land) and table.live[land] > 1:
                firm += 1
        self.note(firm)
        self.note(lands - firm)
        continents: i64 = 0
        for continent in range(i64(CONTINENTS)):
            for i in range(i64(LANDS_EACH)):
                if table.rules(seat, continent * LANDS_EACH + i):
                    continents += 1
                    break
        self.note(continents)
        self.note(table.permanents(seat))
        self.note(elements_in(i64(table.immune[seat])))
        self.note(fixed.chips - supply - sects)
        self.note(supply)
        self.flag(supply == 0)
        self.flag(sects <= 1)
        self.flag(sects <= 2)
        self.flag(sects <= 4)

    def cards(self, table: PlayingGods, seat: i64) -> None:
        base = seat * CARDS
        public = table.public
        self.note(table.hidden(seat, WRATH))
        self.note(table.hidden(seat, CONVERSION))
        attacks: i64 = 0
        protections: i64 = 0
        for element in range(i64(ELEMENTS)):
            attacks += i64(public[base + ATTACKS + element]) + i64(public[base + SPECIALS + element])
            protections += i64(public[base + PROTECTIONS + element]) + i64(public[base + IMMUNITIES + element])
        faiths: i64 = 0
        for kind in range(i64(FAITH_KINDS)):
            faiths += i64(public[base + FAITHS + kind])
        self.note(attacks)
        self.note(protections)
        self.note(faiths)
        self.note(i64(public[base + GODKILLER]))
        self.note(elements_in(i64(table.bare[seat])))

    def reach(self, table: PlayingGods, seat: i64) -> None:
        """What permanents alone would convert, and with all conversion cards, after the next roll."""
        easy = self.could_convert(table, seat, 0, table.hidden(seat, CONVERSION), False)
        self.note(easy)
        self.faces(table, seat)
        ring = table.fixed.ring
        size = i64(len(ring))
        at: i64 = i64(table.figure[seat])
        near: i64 = 0
        if at < size:
            for steps in range(i64(1), i64(NEAR + 1)):
                if ring[(at + steps) % size] == GODKILLER_SPACE or ring[(at + size - steps) % size] == GODKILLER_SPACE:
                    near += 1
        self.note(near)

    def could_convert(self, table: PlayingGods, seat: i64, plain: i64, most: i64, guarded: bool) -> i64:
        """Fill `plain` and `most`: lands of each continent with so many cards; guarded: if the rival uses all cards."""
        for continent in range(i64(CONTINENTS)):
            self.plain[continent] = 0
            self.most[continent] = 0
        own = table.permanents(seat)
        supply: i64 = i64(table.supply[seat])
        easy: i64 = 0
        for rival in range(table.players):
            if rival == seat or not table.in_play(rival):
                continue
            ahead = own - table.permanents(rival)
            little = ahead + plain
            much = ahead + most
            if guarded:
                little -= table.hidden(rival, CONVERSION)
            for continent in range(i64(CONTINENTS)):
                lands = smaller(self.open[rival * CONTINENTS + continent], supply)
                if lands == 0:
                    continue
                if ahead > 0:
                    easy += smaller(ahead, lands)
                if little > 0:
                    self.plain[continent] = larger(self.plain[continent], smaller(little, lands))
                if much > 0:
                    self.most[continent] = larger(self.most[continent], smaller(much, lands))
        return easy

    def faces(self, table: PlayingGods, seat: i64) -> None:
        """Four numbers over all faces of the die: lands and victories by `plain`, the same by `most`."""
        self.note(self.over_faces(table, seat, self.plain, False))
        self.note(self.over_faces(table, seat, self.plain, True))
        self.note(self.over_faces(table, seat, self.most, False))
        self.note(self.over_faces(table, seat, self.most, True))

    def over_faces(self, table: PlayingGods, seat: i64, lands: vec[i64], wins: bool) -> i64:
        fixed = table.fixed
        size = i64(len(fixed.ring))
        at: i64 = i64(table.figure[seat])
        if at >= size:
            return 0
        total: i64 = 0
        for f in range(i64(len(fixed.faces))):
            steps: i64 = i64(fixed.faces[f])
            ahead = at_space(table, seat, (at + steps) % size)
            back = at_space(table, seat, (at + size - steps) % size)
            most: i64 = 0
            if ahead >= 0:
                most = lands[ahead]
            if back >= 0:
                most = larger(most, lands[back])
            if not wins:
                total += most
            elif most > 0 and i64(table.lands[seat]) + most >= fixed.target:
                total += 1
        return total

    def under_way(self, table: PlayingGods, seat: i64) -> None:
        phase = table.phase
        active = seat == table.active
        rolling = phase == DIE or phase == WAY
        self.flag(active and rolling)
        self.flag(active and phase == ACTING)
        self.flag(active and not rolling and phase != ACTING and phase > PLACES)
        converting = (
            phase == DEFENDING or phase == CONVERTING or phase == OFFERING or (phase == SAVING and table.form == 0)
        )
        self.flag(converting and table.victim == seat)
        difference: i64 = 0
        if converting and table.victim == seat:
            difference = table.difference() + 4
        self.note(difference)
        hits: i64 = 0
        if phase == PROTECTING or phase == DIVIDING or (phase == SAVING and table.form != 0):
            if table.affected(seat):
                hits = kills.limit_for(table, seat)
        self.note(hits)
        self.flag(table.homes[seat] > 0)
        self.flag(i64(table.figure[seat]) >= i64(len(table.fixed.ring)))

    # ---- what a god knows about itself

    def own(self, position: Position, player: i64) -> None:
        table = cast(PlayingGods, position)
        if table.status[player] != IN_PLAY:
            self.cursor += self.secrets
            return
        base = player * CARDS
        hand = table.hand
        elements: i64 = 0
        for element in range(i64(ELEMENTS)):
            n: i64 = i64(hand[base + ATTACKS + element])
            self.add(n)
            if n > 0:
                elements |= i64(1) << element
        for element in range(i64(ELEMENTS)):
            self.add(i64(hand[base + PROTECTIONS + element]))
        immunities: i64 = 0
        specials: i64 = 0
        for element in range(i64(ELEMENTS)):
            immunities += i64(hand[base + IMMUNITIES + element])
            specials += i64(hand[base + SPECIALS + element])
        self.add(immunities)
        self.add(specials)
        faiths = table.faiths(player)
        self.add(faiths)
        self.add(i64(hand[base + GAIN]))
        killer: i64 = i64(hand[base + GODKILLER])
        self.add(killer)
        pair: i64 = 0
        if elements & 3 and elements & 12:
            pair = 1
        self.add(elements_in(elements) + pair)
        self.could_convert(table, player, faiths, faiths, True)
        self.add(self.over_faces(table, player, self.most, False))
        self.add(self.over_faces(table, player, self.most, True))
        self.add(self.over_faces(table, player, self.plain, False))
        self.add(self.over_faces(table, player, self.plain, True))
        self.godkiller(table, player, killer)
        attacks: i64 = 0
        known: i64 = 0
        killers: i64 = 0
        for rival in range(table.players):
            if rival == player:
                continue
            for element in range(i64(ELEMENTS)):
                attacks += table.knows(player, rival, ATTACKS + element) + table.knows(
                    player, rival, SPECIALS + element
                )
            for kind in range(i64(FAITH_KINDS)):
                known += table.knows(player, rival, FAITHS + kind)
            killers += table.knows(player, rival, GODKILLER)
        self.add(attacks)
        self.add(known)
        self.add(killers)
        if table.active == player:
            self.add(prospects(table) // STEP)
            self.add(0)
        else:
            self.add(0)
            self.add(threat(table, player) // STEP)
        best: i64 = 0
        for kind in range(i64(FAITH_KINDS)):
            best = larger(best, i64(hand[base + FAITHS + kind]))
        self.add(best)

    def godkiller(self, table: PlayingGods, player: i64, killer: i64) -> None:
        ring = table.fixed.ring
        size = i64(len(ring))
        at: i64 = i64(table.figure[player])
        if killer == 0 or at >= size:
            self.cursor += 3
            return
        faces: i64 = 0
        far: i64 = 0
        for steps in range(i64(1), size // 2 + 1):
            if ring[(at + steps) % size] == GODKILLER_SPACE or ring[(at + size - steps) % size] == GODKILLER_SPACE:
                if steps <= NEAR:
                    faces += 1
                elif faces == 0 and far == 0:
                    far = steps - NEAR
        self.add(faces)
        if table.active == player and (table.phase == DIE or table.phase == WAY):
            self.add(faces)
        else:
            self.add(0)
        self.add(far)

    # ---- the same for all

    def everybody(self, table: PlayingGods) -> None:
        fixed = table.fixed
        phase = table.phase
        for i in range(i64(OVER + 1)):
            self.tell_flag(phase == i)
        self.tell(table.die)
        self.tell(table.draws)
        self.tell(table.pile_left(WRATH) // 4)
        self.tell(table.pile_left(CONVERSION) // 4)
        self.tell(table.gods_in_play())
        kills: i64 = 0
        if table.form > 0:
            kills = i64(fixed.kills[table.form])
        self.tell(kills)
        self.tell(table.offered)
        self.tell(table.defended)
        self.tell_flag(fixed.occupied != NO_USE)
        self.tell_flag(fixed.singles)
        self.tell_flag(fixed.shared_defence)
        self.tell_flag(fixed.open_on_draw)
        self.tell_flag(fixed.blind)
        self.tell(fixed.target)


def make() -> Inputs:
    return PlayingInputs()
