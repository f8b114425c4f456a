"""What a learned judge sees of Playing Gods: of other hands only what everybody, or the one who judges, may know."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i32, i64

from theomachy.core.inputs import MOST_SEATS, Inputs, counters
from theomachy.core.position import Position
from theomachy.games.playing_gods.bot.odds import larger, smaller
from theomachy.games.playing_gods.bot.secrets import NAMES as OWN_NAMES
from theomachy.games.playing_gods.bot.secrets import Secrets
from theomachy.games.playing_gods.bot.survey import KINDS, Survey
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
    LOSE,
    PROTECTIONS,
    SPECIALS,
    WRATH,
    elements_in,
)  # fmt: skip
from theomachy.games.playing_gods.rules.numbers import (
    CONTINENTS,
    CONVERSION_SPACE,
    GAIN_SPACE,
    GODKILLER_SPACE,
    LANDS_EACH,
    NO_USE,
    STEAL_SPACE,
    WRATH_SPACE,
)  # fmt: skip
from theomachy.games.playing_gods.rules.phases import (
    ACTING,
    CONVERTING,
    DEFENDING,
    DIE,
    DIVIDING,
    NAMING,
    OFFERING,
    OVER,
    PLACES,
    PROTECTING,
    SAVING,
    WAY,
)  # fmt: skip
from theomachy.games.playing_gods.rules.rules import PlayingGods
from theomachy.games.playing_gods.rules.state import DEAD, IN_PLAY, LIMBO

FREE: Final = ("start_continents", "turn_limit", "victory_check")  # options that a net need not know
EXPLORE: Final = 0.5
TRUST: Final = 30.0  # dice part the leaves of a search far more than actions do; the first look has no dice in it

BLOCK_NAMES: Final = (
    "dead", "limbo", "lands", "late", "missing 1", "missing 2", "missing 3", "more sects", "firm lands", "open lands",
    "double lands", "loose lands", "rising lands", "continents", "full continents", "sects elsewhere", "permanents",
    "immunities", "immune earth", "immune air", "immune fire", "immune water", "buried", "supply", "no supply",
    "sects 1", "sects 2", "sects 4", "wrath cards", "conversion cards", "known attacks", "known protections",
    "known faiths", "known gains", "known godkiller", "bare elements", "easy lands", "foreign in reach",
    "chips in reach", "plain takes", "plain wins", "plain ends", "possible takes", "possible wins", "possible ends",
    "possible harms", "plain takes now", "plain wins now", "possible takes now", "possible wins now",
    "possible ends now", "wrath faces", "conversion faces", "gain space faces", "gain space wins", "godkiller faces",
    "steal faces", "can fortify", "about to roll", "at a portal", "acts", "victim", "difference", "hits to come",
    "lands at stake", "at home", "unplaced",
)  # fmt: skip
COMMON_NAMES: Final = (
    *[f"phase {n}" for n in range(OVER + 1)], "die", "draws", "wrath pile", "conversion pile", "gods in play",
    "form kills", "offered", "defended", "next attack", "next protection", "next immunity", "next special",
    "next faith", "next gain", "next lose", "next godkiller", "lose cards", "empty lands", "no use", "singles",
    "shared defence", "open on draw", "blind", "target",
)  # fmt: skip


class PlayingInputs(Inputs):
    def __init__(self) -> None:
        super().__init__(i64(len(BLOCK_NAMES)), i64(len(OWN_NAMES)), i64(len(COMMON_NAMES)), True)
        self.survey: Survey = Survey()
        self.mine: Secrets = Secrets(self.survey)
        self.known: vec[i64] = counters(MOST_SEATS * self.secrets)  # secrets of each seat, once they are worked out
        self.ready: i64 = 0  # of these, one bit each
        self.wanted: vec[i64] = counters(CONTINENTS)

    def names(self) -> list[str]:
        return [*BLOCK_NAMES, *OWN_NAMES, *COMMON_NAMES]

    def look(self, position: Position) -> None:
        table = cast(PlayingGods, position)
        self.clear(table.players)
        self.active = table.active
        self.ready = 0
        self.survey.look(table)
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
            self.roads(table, seat)
            self.under_way(table, seat)
        self.everybody(table)

    # ---- about one god, as everybody knows it

    def on_map(self, table: PlayingGods, seat: i64) -> None:
        fixed = table.fixed
        survey = self.survey
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
        single: i64 = 0
        double: i64 = 0
        rising: i64 = 0
        continents: i64 = 0
        full: i64 = 0
        most: i64 = 0
        for continent in range(i64(CONTINENTS)):
            place = seat * CONTINENTS + continent
            rising += survey.rising[place]
            there = survey.lands[place]
            if there > 0:
                single += survey.single[place]
                double += survey.double[place]
                continents += 1
                if there == survey.all_lands[continent]:
                    full += 1
                most = larger(most, survey.chips[place])
        self.note(lands - single)
        self.note(single)
        self.note(double)
        self.note(survey.loose[seat])
        self.note(rising)
        self.note(continents)
        self.note(full)
        self.note(sects - most)
        self.note(table.permanents(seat))
        immune: i64 = i64(table.immune[seat])
        self.note(elements_in(immune))
        for element in range(i64(ELEMENTS)):
            self.note(immune >> element & 1)
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
        self.note(i64(public[base + GAIN]))
        self.note(i64(public[base + GODKILLER]))
        self.note(elements_in(i64(table.bare[seat])))

    def reach(self, table: PlayingGods, seat: i64) -> None:
        """What permanents alone would do after the next roll, and what all hidden cards might."""
        survey = self.survey
        wanted = self.wanted
        own = table.permanents(seat)
        supply: i64 = i64(table.supply[seat])
        easy: i64 = 0
        for rival in range(table.players):
            ahead = smaller(own - table.permanents(rival), supply)
            if rival != seat and ahead > 0:
                for continent in range(i64(CONTINENTS)):
                    easy += smaller(ahead, survey.single[rival * CONTINENTS + continent])
        self.note(easy)
        for continent in range(i64(CONTINENTS)):
            wanted[continent] = survey.all_lands[continent] - survey.lands[seat * CONTINENTS + continent]
        self.note(survey.faces_to(seat, wanted))
        for continent in range(i64(CONTINENTS)):
            wanted[continent] = survey.all_chips[continent] - survey.chips[seat * CONTINENTS + continent]
        self.note(survey.faces_to(seat, wanted))
        rolling = table.active == seat and (table.phase == DIE or table.phase == WAY)
        survey.plan(table, seat, 0, 0, 0, False)
        survey.roll(seat)
        takes = survey.takes
        wins = survey.win_faces
        self.note(takes)
        self.note(wins)
        self.note(survey.end_faces)
        survey.plan(table, seat, table.hidden(seat, CONVERSION), table.hidden(seat, WRATH), 0, False)
        survey.roll(seat)
        self.note(survey.takes)
        self.note(survey.win_faces)
        self.note(survey.end_faces)
        self.note(survey.harms)
        if rolling:
            self.note(takes)
            self.note(wins)
            self.note(survey.takes)
            self.note(survey.win_faces)
            self.note(survey.end_faces)
        else:
            self.slot += 5

    def roads(self, table: PlayingGods, seat: i64) -> None:
        """Faces of the die that lead to the other kinds of spaces, and what may be done there."""
        spaces = self.survey.spaces
        first = seat * KINDS
        self.note(spaces[first + WRATH_SPACE])
        self.note(spaces[first + CONVERSION_SPACE])
        gain: i64 = 0
        if table.supply[seat] > 0:
            gain = spaces[first + GAIN_SPACE]
        self.note(gain)
        empty = self.survey.empty
        if (
            i64(table.lands[seat]) + 1 >= table.fixed.target
            and empty[0] + empty[1] + empty[2] + empty[3] + empty[4] > 0
        ):
            self.note(gain)
        else:
            self.note(0)
        self.note(spaces[first + GODKILLER_SPACE])
        self.note(spaces[first + STEAL_SPACE])
        cities: i64 = 0
        if table.supply[seat] > 0:
            for continent in range(i64(CONTINENTS)):
                if table.is_home(seat, continent) and table.free_or_own(seat, continent * LANDS_EACH):
                    cities += 1
        self.note(cities)

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
        stake: i64 = 0
        attacking = phase == PROTECTING or phase == DIVIDING or (phase == SAVING and table.form != 0)
        if attacking or phase == NAMING:
            first = table.first_land()
            for i in range(i64(LANDS_EACH)):
                if table.named >> i & 1 and table.convertible(seat, first + i):
                    stake += 1
            if attacking and table.affected(seat):
                hits = kills.limit_for(table, seat)
        self.note(hits)
        self.note(stake)
        self.flag(table.homes[seat] > 0)
        self.flag(i64(table.figure[seat]) >= i64(len(table.fixed.ring)))

    # ---- what a god knows about itself

    def own(self, position: Position, player: i64) -> None:
        table = cast(PlayingGods, position)
        if table.status[player] != IN_PLAY:
            self.cursor += self.secrets
            return
        known = self.known
        first = player * self.secrets
        if self.ready >> player & 1 == 0:
            mine = self.mine
            mine.look(table, player)
            numbers = mine.numbers
            for i in range(self.secrets):
                known[first + i] = numbers[i]
            self.ready |= i64(1) << player
        for i in range(self.secrets):
            self.add(known[first + i])

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
        deadly: i64 = 0
        if table.form > 0:
            deadly = i64(fixed.kills[table.form])
        self.tell(deadly)
        self.tell(table.offered)
        self.tell(table.defended)
        self.next_cards(table)
        self.tell(i64(table.conversion.counts[LOSE]))
        self.tell(self.survey.empty_lands())
        self.tell_flag(fixed.occupied != NO_USE)
        self.tell_flag(fixed.singles)
        self.tell_flag(fixed.shared_defence)
        self.tell_flag(fixed.open_on_draw)
        self.tell_flag(fixed.blind)
        self.tell(fixed.target)

    def next_cards(self, table: PlayingGods) -> None:
        """What all know about the next cards: those that were returned come in the order of their return."""
        card: i64 = -1
        if table.wrath.left == 0 and len(table.low_wrath) > 0:
            card = i64(table.low_wrath[0])
        self.tell_flag(card >= ATTACKS and card < ATTACKS + ELEMENTS)
        self.tell_flag(card >= PROTECTIONS and card < PROTECTIONS + ELEMENTS)
        self.tell_flag(card >= IMMUNITIES and card < IMMUNITIES + ELEMENTS)
        self.tell_flag(card >= SPECIALS and card < SPECIALS + ELEMENTS)
        card = -1
        if table.conversion.left == 0 and len(table.low_conversion) > 0:
            card = i64(table.low_conversion[0])
        self.tell_flag(card >= FAITHS and card < FAITHS + FAITH_KINDS)
        self.tell_flag(card == GAIN)
        self.tell_flag(card >= LOSE and card < GODKILLER)
        self.tell_flag(card == GODKILLER)


def make() -> Inputs:
    return PlayingInputs()
