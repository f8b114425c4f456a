"""What looks good for a player in Gentes: a guess for greedy play and searches, no rule in it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from theomachy.games.gentes.prospects import worth
from theomachy.games.gentes.rules import Gentes
from theomachy.games.gentes.scoring import time_penalty
from theomachy.games.gentes.state import (
    BONUS,
    DOUBLES,
    HAND,
    LOCKED,
    MAT,
    MONEY,
    OVER,
    POINTS,
    SHOWN,
    STOCK,
    SYMBOL,
    GentesTable,
)  # fmt: skip
from theomachy.games.gentes.tables import DECLINE, SLOTS, SUN, place

FINISH: Final = True  # actions have many steps; in the middle of one this value says little
SCALE: Final = 12.0  # fitted by arena/calibrate.py
POINT: Final = 100  # all numbers below are hundredths of a victory point
COIN: Final = 28  # up to ENOUGH coins; beyond that money is hard to spend in a round
ENOUGH: Final = 18
CUBE: Final = 80
PERSON: Final = 60  # and PERSON_ROUND more for each round to come
PERSON_ROUND: Final = 22
CITY: Final = 120
SPACE: Final = 105  # a free space of this round: about what the tax collector makes of it
LOCK: Final = 45  # a cube on the track, for each round to come
SUN_CARD: Final = 60  # a sun effect, for each round to come
DECLINE_CARD: Final = 90  # a decline effect, for each decline phase to come
REGION: Final = 120  # a region with a city, for each decline phase to come
READY: Final = 45  # of a hundred of a card's worth: it could be played now
FAR: Final = 9  # off for each missing person or icon


def value(position: Gentes, player: i64) -> float:
    """Own strength less that of the best opponent, in victory points; a decided game outweighs everything."""
    mine = strength(position, player)
    best: i64 = -1000000
    for seat in range(position.players):
        if seat != player:
            other = strength(position, seat)
            if other > best:
                best = other
    result = float(mine - best) / float(POINT)
    if position.phase == OVER:
        return result + (1000.0 if position.rank(player) == 1 else -1000.0)
    return result


def strength(table: GentesTable, seat: i64) -> i64:
    """What a player has, in hundredths of a point."""
    fixed = table.fixed
    total = table.mat(seat, POINTS) * POINT
    if table.phase == OVER:
        return total
    left = fixed.rounds - table.round  # decline phases still to come, beside this round's
    if not table.closing:
        left += 1
    money = table.mat(seat, MONEY)
    if money > ENOUGH:
        total += ENOUGH * COIN + (money - ENOUGH) * 11
    else:
        total += money * COIN
    if table.closing:
        total = table.mat(seat, POINTS) * POINT + money * POINT // fixed.coins_per_point
    total += table.cubes(seat) * CUBE
    if left > 0:
        total += table.persons(seat) * (PERSON + PERSON_ROUND * left)
        total += table.free(seat) * SPACE - table.mat(seat, DOUBLES) * 75
        total -= table.mat(seat, LOCKED) * LOCK * left
        total += cities(table, seat, left)
    total += cards(table, seat, left)
    if left <= 1:
        total -= time_penalty(table, seat) * POINT // (1 + left)
    return total


def cities(table: GentesTable, seat: i64, left: i64) -> i64:
    """Each region with a city brings something in every decline phase; icons and the bonus tile beside that."""
    fixed = table.fixed
    towns = table.towns(seat)
    total = table.built(seat) * CITY
    for region in range(i64(len(fixed.in_region))):
        if towns & fixed.in_region[region] != 0:
            total += REGION * left
    if table.mat(seat, BONUS) & 1 == 0 and table.mats[seat * MAT + STOCK] <= 2:
        total += 120 * (3 - table.mat(seat, STOCK))
    return total


def cards(table: GentesTable, seat: i64, left: i64) -> i64:
    """Effects of played cards in the rounds to come, and hand cards by how near they are."""
    fixed = table.fixed
    total: i64 = 0
    bits = table.shown(seat)
    while bits != 0:
        low = bits & -bits
        bits ^= low
        at = place(low) * SLOTS
        total += (i64(fixed.slots[at + SUN + 1]) - i64(fixed.slots[at + SUN])) * SUN_CARD * left
        total += (i64(fixed.slots[at + DECLINE + 1]) - i64(fixed.slots[at + DECLINE])) * DECLINE_CARD * left
    total += table.mat(seat, SHOWN) * 30
    for symbol in range(fixed.symbol_rows):
        total += table.mat(seat, SYMBOL + symbol) * 12 * left
    bits = table.hand(seat)
    while bits != 0:
        low = bits & -bits
        bits ^= low
        card = place(low)
        points = worth(table, seat, card) * POINT + 150
        lack = table.missing(seat, card)
        if not table.icons_met(seat, card):
            lack += 2
        if left == 0 or table.closing:
            if lack == 0:
                total += points // 2
            else:
                total -= points // 2
            continue
        share = READY - lack * FAR
        if share < 0:
            share = 0
        if left <= 1 and lack > 3:
            share = -30
        total += points * share // 100
    over = table.mat(seat, HAND) - fixed.hand_limit
    if over > 0:
        total -= over * 80
    return total
