"""What looks good for a god: a guess for greedy play and searches, no rule in it.

Counted in thousandths of a territory with whole numbers, so that both forms of the rules agree exactly.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from theomachy.core.position import NOBODY
from theomachy.games.playing_gods.rules import attack, conversion, turn
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
)  # fmt: skip
from theomachy.games.playing_gods.rules.rules import FORM_LIST, PlayingGods
from theomachy.games.playing_gods.rules.state import (
    ACTING,
    CONTINENTS,
    CONVERTING,
    DEAD,
    DEFENDING,
    DIVIDING,
    DRAW_OR_FORTIFY,
    DRAWING,
    GAINING,
    IN_PLAY,
    KILLING_GOD,
    LANDS_EACH,
    LOOTING,
    PROTECTING,
    SAVING,
    STEALING,
    TAKING,
)  # fmt: skip

LAND: Final = 1000
WON: Final = 100 * LAND
NEAR: Final = 130  # for each territory in the last third of the way
SECT: Final = 120  # for each live chip beyond the first of a territory
FIRM: Final = 180  # a territory with two live chips cannot be converted
SPREAD: Final = 220  # sects on another continent keep a god in play
PERMANENT: Final = 1400
IMMUNITY: Final = 700
BURIED: Final = 60  # a chip of the own under others' may come back
LIMBO: Final = -4000
GONE: Final = -9000
HIDDEN: Final = 400  # any card of a hand whose kind is not counted
CARD_ATTACK: Final = 450
CARD_PROTECTION: Final = 400
CARD_IMMUNITY: Final = 600
CARD_SPECIAL: Final = 700
CARD_FAITH: Final = 500
CARD_GAIN: Final = 450
CARD_GODKILLER: Final = 1800
# What may be expected of a step before it is done.
DRAW: Final = 420
PLACE: Final = 600
THEFT: Final = 750
GODKILL: Final = 4000
KILL: Final = 520
CONVERT: Final = 1100


def value(position: PlayingGods, player: i64) -> float:
    """Own strength less that of the best rival, in territories; a decided game outweighs everything.

    Of other hands only the numbers are counted, so that the guess tells nothing that the player does not know.
    """
    if position.turn == NOBODY:
        return float(verdict(position, player)) / LAND
    best: i64 = -WON
    others: i64 = 0
    for seat in range(position.players):
        if seat != player:
            worth = strength(position, seat) + numbers_of_cards(position, seat)
            others += worth
            if worth > best:
                best = worth
    own = strength(position, player) + cards_of(position, player)
    if position.active == player:
        own += prospects(position)
    else:
        own -= threat(position, player)
    return float(4 * own - 3 * best - others // (position.players - 1)) / (4 * LAND)


def verdict(position: PlayingGods, player: i64) -> i64:
    """The game is over: winning is everything, a shared victory a little less, then as few ahead as possible."""
    place = position.rank(player)
    if place > 1:
        return -WON * place
    shared: i64 = 0
    for seat in range(position.players):
        if position.rank(seat) == 1:
            shared += 1
    return WON // shared


def strength(position: PlayingGods, seat: i64) -> i64:
    """What lies open."""
    if position.status[seat] != IN_PLAY:
        if position.status[seat] == DEAD:
            return GONE
        return LIMBO + (position.fixed.chips - i64(position.supply[seat])) * BURIED
    lands: i64 = i64(position.lands[seat])
    worth: i64 = lands * LAND
    late = lands - position.fixed.target * 2 // 3
    if late > 0:
        worth += late * late * NEAR
    worth += (i64(position.sects[seat]) - lands) * SECT
    worth += position.permanents(seat) * PERMANENT
    for continent in range(i64(CONTINENTS)):
        there = False
        for i in range(i64(LANDS_EACH)):
            land = continent * LANDS_EACH + i
            if position.rules(seat, land):
                there = True
                if position.live[land] > 1:
                    worth += FIRM
        if there:
            worth += SPREAD
    immune: i64 = i64(position.immune[seat])
    for element in range(i64(ELEMENTS)):
        if immune >> element & 1:
            worth += IMMUNITY
    return worth


def prospects(position: PlayingGods) -> i64:
    """What the god on turn may expect from the step that has been reached, before others have answered."""
    phase = position.phase
    seat = position.active
    if phase == ACTING:
        return at_portal(position)
    if phase == DRAWING:
        return position.draws * DRAW
    if phase == DRAW_OR_FORTIFY:
        return DRAW
    if phase == GAINING:
        return PLACE
    if phase == STEALING or phase == TAKING or phase == LOOTING:
        return THEFT
    if phase == KILLING_GOD and position.holds(seat, GODKILLER) > 0:
        return GODKILL
    if phase == PROTECTING or phase == DIVIDING or (phase == SAVING and position.form != 0):
        return attack.total_kills(position) * KILL
    if phase == DEFENDING or phase == CONVERTING or phase == SAVING:
        return conversion.to_convert(position) * CONVERT
    return 0


def at_portal(position: PlayingGods) -> i64:
    """Attacks and conversions that are possible here."""
    best: i64 = 0
    kills: i64 = 0
    if position.may_attack_here():
        for i in range(i64(len(FORM_LIST))):
            form: i64 = i64(FORM_LIST[i])
            if attack.has_cards_for(position, form) and attack.has_target(position, form):
                if i64(position.fixed.kills[form]) > kills:
                    kills = i64(position.fixed.kills[form])
    if kills > 4:
        kills = 4
    best = kills * KILL // 2
    for seat in range(position.players):
        if conversion.can_convert(position, seat):
            gain = position.permanents(position.active) + position.faiths(position.active) - position.permanents(seat)
            lands = conversion.convertible_lands(position, seat)
            if lands < gain:
                gain = lands
            best += gain * CONVERT // 2
    if turn.can_gain_here(position):
        best += PLACE // 2
    return best


def threat(position: PlayingGods, player: i64) -> i64:
    """What the god may lose by the attack or conversion under way."""
    phase = position.phase
    if phase == PROTECTING or phase == DIVIDING or (phase == SAVING and position.form != 0):
        if position.affected(player):
            return attack.limit_for(position, player) * KILL
    elif (phase == DEFENDING or phase == CONVERTING or phase == SAVING) and position.victim == player:
        return conversion.to_convert(position) * CONVERT
    return 0


def numbers_of_cards(position: PlayingGods, seat: i64) -> i64:
    return (position.hidden(seat, WRATH) + position.hidden(seat, CONVERSION)) * HIDDEN


def cards_of(position: PlayingGods, seat: i64) -> i64:
    """The own hand, card by card; a pair of elements that go together is worth more than its parts."""
    base = seat * CARDS
    hand = position.hand
    worth: i64 = 0
    elements: i64 = 0
    for element in range(i64(ELEMENTS)):
        n: i64 = i64(hand[base + ATTACKS + element])
        worth += n * CARD_ATTACK
        if n > 0:
            elements |= i64(1) << element
        worth += i64(hand[base + PROTECTIONS + element]) * CARD_PROTECTION
        worth += i64(hand[base + IMMUNITIES + element]) * CARD_IMMUNITY
        worth += i64(hand[base + SPECIALS + element]) * CARD_SPECIAL
    if elements & 3 and elements & 12:
        worth += CARD_ATTACK
    for kind in range(i64(FAITH_KINDS)):
        worth += i64(hand[base + FAITHS + kind]) * CARD_FAITH
    worth += i64(hand[base + GAIN]) * CARD_GAIN
    worth += i64(hand[base + GODKILLER]) * CARD_GODKILLER
    return worth
