"""What looks good for a god who sees one deal, its own: the value by which greedy plays. No rule in it.

Searches judge many deals and so by more: `odds.py`.
Counted in thousandths of a territory with whole numbers, so that both forms of the rules agree exactly.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from theomachy.core.position import NOBODY
from theomachy.core.verdict import WON, verdict
from theomachy.games.playing_gods.bot.expectation import LAND, prospects, threat
from theomachy.games.playing_gods.rules.cards import (
    ATTACKS,
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
    slot,
)  # fmt: skip
from theomachy.games.playing_gods.rules.numbers import CONTINENTS, LANDS_EACH
from theomachy.games.playing_gods.rules.rules import PlayingGods
from theomachy.games.playing_gods.rules.state import DEAD, IN_PLAY

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


def value(position: PlayingGods, player: i64) -> float:
    """Own strength less that of the best rival, in territories; a decided game outweighs everything.

    Of other hands only the numbers are counted, so that the value tells nothing that the player does not know.
    """
    if position.turn == NOBODY:
        return float(verdict(position, player)) / LAND
    best: i64 = -WON
    others: i64 = 0
    for seat in range(position.players):
        if seat != player:
            found = strength(position, seat) + numbers_of_cards(position, seat)
            others += found
            if found > best:
                best = found
    own = strength(position, player) + cards_of(position, player)
    if position.active == player:
        own += prospects(position)
    else:
        own -= threat(position, player)
    return float(4 * own - 3 * best - others // (position.players - 1)) / (4 * LAND)


def strength(position: PlayingGods, seat: i64) -> i64:
    """What lies open."""
    if position.status[seat] != IN_PLAY:
        if position.status[seat] == DEAD:
            return GONE
        return LIMBO + (position.fixed.chips - i64(position.supply[seat])) * BURIED
    lands: i64 = i64(position.lands[seat])
    total: i64 = lands * LAND
    late = lands - position.fixed.target * 2 // 3
    if late > 0:
        total += late * late * NEAR
    total += (i64(position.sects[seat]) - lands) * SECT
    total += position.permanents(seat) * PERMANENT
    for continent in range(i64(CONTINENTS)):
        there = False
        for i in range(i64(LANDS_EACH)):
            land = continent * LANDS_EACH + i
            if position.rules(seat, land):
                there = True
                if position.live[land] > 1:
                    total += FIRM
        if there:
            total += SPREAD
    immune: i64 = i64(position.immune[seat])
    for element in range(i64(ELEMENTS)):
        if immune >> element & 1:
            total += IMMUNITY
    return total


def numbers_of_cards(position: PlayingGods, seat: i64) -> i64:
    return (position.hidden(seat, WRATH) + position.hidden(seat, CONVERSION)) * HIDDEN


def cards_of(position: PlayingGods, seat: i64) -> i64:
    """The own hand, card by card; a pair of elements that go together is worth more than its parts."""
    base = slot(seat, 0)
    hand = position.hand
    total: i64 = 0
    elements: i64 = 0
    for element in range(i64(ELEMENTS)):
        n: i64 = i64(hand[base + ATTACKS + element])
        total += n * CARD_ATTACK
        if n > 0:
            elements |= i64(1) << element
        total += i64(hand[base + PROTECTIONS + element]) * CARD_PROTECTION
        total += i64(hand[base + IMMUNITIES + element]) * CARD_IMMUNITY
        total += i64(hand[base + SPECIALS + element]) * CARD_SPECIAL
    if elements & 3 and elements & 12:
        total += CARD_ATTACK
    for kind in range(i64(FAITH_KINDS)):
        total += i64(hand[base + FAITHS + kind]) * CARD_FAITH
    total += i64(hand[base + GAIN]) * CARD_GAIN
    total += i64(hand[base + GODKILLER]) * CARD_GODKILLER
    return total
