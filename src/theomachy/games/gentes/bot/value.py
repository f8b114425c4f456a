"""What looks good for a player in Gentes: a guess for greedy play and searches, no rule in it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from theomachy.games.gentes.rules.chronicler import icons_met, missing
from theomachy.games.gentes.rules.decline import above_limit
from theomachy.games.gentes.rules.phases import OVER
from theomachy.games.gentes.rules.prospects import card_points
from theomachy.games.gentes.rules.rules import Gentes
from theomachy.games.gentes.rules.scoring import time_penalty
from theomachy.games.gentes.rules.state import BONUS, DOUBLES, LOCKED, MONEY, POINTS, STOCK, GentesTable
from theomachy.games.gentes.rules.tables import DECLINE, SLOTS, SUN, place

FINISH: Final = True  # actions have many steps; in the middle of one this value says little
EXPLORE: Final = 1.0  # first looks mislead where an action prepares a later one
TURNS: Final = 3  # a round's later actions depend on what is left by then, which this value does not see
SCALE: Final = 12.0  # fitted by arena/calibrate.py
POINT: Final = 100  # all numbers below are hundredths of a victory point
# Fitted to the final scores of games between bots (least squares over what both players had at each turn).
# Where two numbers belong together the second is for each round to come.
COIN: Final = 28  # up to ENOUGH coins; beyond that money is hard to spend in a round
COIN_ROUND: Final = 30
ENOUGH: Final = 12
SURPLUS: Final = 11
CUBE: Final = 60
PERSON_ROUND: Final = 50
SPACE: Final = 90  # a free space of this round
DOUBLE: Final = 215  # off for a tile of two hourglasses
DOUBLE_ROUND: Final = 45
LOCK: Final = 160  # a cube on the track takes a space from every round to come, the first of them is half over
LOCK_ROUND: Final = 190
CITY: Final = 60
CITY_ROUND: Final = 70
REGION: Final = 90
SUN_ROUND: Final = 80  # a sun effect
DECLINE_ROUND: Final = 50  # a decline effect
ALIKE_ROUND: Final = 60  # a card more of the most frequent symbol
TOO_MANY: Final = 600  # off for a card beyond the limit of the hand
NEAR: Final = 2  # persons that are missing for a card, an icon counted as two


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
    if table.closing:
        total += money * POINT // fixed.coins_per_point
    elif money > ENOUGH:
        total += ENOUGH * (COIN + COIN_ROUND * left) + (money - ENOUGH) * SURPLUS
    else:
        total += money * (COIN + COIN_ROUND * left)
    total += table.cubes(seat) * CUBE
    if left > 0:
        total += table.persons(seat) * PERSON_ROUND * left
        total += table.free(seat) * SPACE - table.mat(seat, DOUBLES) * (DOUBLE - DOUBLE_ROUND * left)
        total -= table.mat(seat, LOCKED) * (LOCK_ROUND * left - LOCK)
        total += cities(table, seat, left)
    total += cards(table, seat, left)
    if left <= 1:
        total -= time_penalty(table, seat) * POINT // (1 + left)
    return total


def cities(table: GentesTable, seat: i64, left: i64) -> i64:
    """Each city can be activated in the rounds to come; each region with one brings something in the decline phase."""
    fixed = table.fixed
    towns = table.towns(seat)
    total = table.built(seat) * (CITY + CITY_ROUND * left)
    for region in range(i64(len(fixed.in_region))):
        if towns & fixed.in_region[region] != 0:
            total += REGION
    if table.mat(seat, BONUS) & 1 == 0 and table.mat(seat, STOCK) <= 2:
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
        total += (i64(fixed.slots[at + SUN + 1]) - i64(fixed.slots[at + SUN])) * SUN_ROUND * left
        total += (i64(fixed.slots[at + DECLINE + 1]) - i64(fixed.slots[at + DECLINE])) * DECLINE_ROUND * left
    total += table.best_symbol(seat) * ALIKE_ROUND * left
    bits = table.hand(seat)
    while bits != 0:
        low = bits & -bits
        bits ^= low
        total += in_hand(table, seat, place(low), left)
    over = above_limit(table, seat)
    if over > 0:
        total -= over * TOO_MANY
    return total


def in_hand(table: GentesTable, seat: i64, card: i64, left: i64) -> i64:
    """A card that is not played yet, by how near that is."""
    points = card_points(table, seat, card)
    lack = missing(table, seat, card)
    if not icons_met(table, seat, card):
        lack += 2
    if left == 0 or table.closing:
        if lack == 0:
            return points * POINT // 2
        return -points * POINT // 2
    if lack == 0:
        return 40 + 20 * left + points * (46 + 5 * left)
    if lack <= NEAR:
        return 20 + 15 * left + points * (3 + 12 * left)
    return 12 * left + points * (18 * left - 30)
