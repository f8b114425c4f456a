"""The odds of the gods, by which searches judge: everything that can be counted about a god, times weights fitted to
games.

It counts every hand as it lies. That is for searches, which judge many positions, each re-dealt as their player could
believe it; greedy play looks at one deal only and uses `value.py`. There is no rule in it.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from theomachy.core.position import NOBODY
from theomachy.core.verdict import verdict
from theomachy.games.playing_gods.bot.expectation import LAND, prospects, threat
from theomachy.games.playing_gods.rules.cards import (
    ATTACKS,
    ELEMENTS,
    GAIN,
    GODKILLER,
    IMMUNITIES,
    PROTECTIONS,
    SPECIALS,
    slot,
)  # fmt: skip
from theomachy.games.playing_gods.rules.numbers import CONTINENTS, GODKILLER_SPACE, LANDS_EACH, NO_USE, PORTAL_SPACE
from theomachy.games.playing_gods.rules.phases import DIE, WAY
from theomachy.games.playing_gods.rules.rules import PlayingGods
from theomachy.games.playing_gods.rules.state import DEAD, IN_PLAY

TURNS: Final = 2  # of everybody, before a search trusts these odds
SCALE: Final = 2.0  # the value is the log-odds; comparing two players counts them twice

FEW_SECTS: Final = 5
ONE_ROLL: Final = 6

# What is counted.
IS_DEAD: Final = 0
IN_LIMBO: Final = 1
LANDS_RULED: Final = 2
LAST_THIRD: Final = 3  # of the way to victory: its lands, squared
MORE_SECTS: Final = 4  # than one in each territory
SPREAD: Final = 5  # continents with sects
PERMANENTS: Final = 6
EASY_LANDS: Final = 7  # that permanents alone convert, wherever they are
OPEN_IMMUNITIES: Final = 8
ATTACK_CARDS: Final = 9
PROTECTION_CARDS: Final = 10
IMMUNITY_CARDS: Final = 11
SPECIAL_CARDS: Final = 12
FAITH_CARDS: Final = 13
GAIN_CARDS: Final = 14
GODKILLER_CARD: Final = 15
BURIED_CHIPS: Final = 16
NO_SUPPLY: Final = 17  # without a chip nothing is converted
WEAKNESS: Final = 18  # squared, below FEW_SECTS
REACH: Final = 19  # lands that a conversion may bring after the next roll, summed over the faces of the die
SURE_REACH: Final = 20  # the same if the others show all they have
GODKILL_FACES: Final = 21  # of the die that lead with the Godkiller to its space
GODKILL_NOW: Final = 22  # the same, on turn
GODKILL_WAY: Final = 23  # how far the space is beyond one roll
WIN_FACES: Final = 24  # of the die with which the lands in reach would win
SURE_WINS: Final = 25
ONE_SHORT: Final = 26
ON_TURN: Final = 27
UNDER_WAY: Final = 28  # prospects of the one who acts, or less what threatens: in thousandths of a territory
COUNTED: Final = 29

NOTHING: Final = vec[i64]([0] * 29)

# Log-odds in thousandths, in the order of the counts: arena/calibrate.py fitted them to 4,000 games of two and 1,250 of
# more gods played by small searches.
WEIGHTS: Final = vec[i64](
    [
        -5521, -1239, 84, 24, 10, 107, 18, 141, 81, 19, 10, 87, 112, 24, 49, 888, 39, -68, -41, 26, 61, 139, 211, -60,
        7, 287, 238, 55, 183,
    ]
)  # fmt: skip


def value(position: PlayingGods, player: i64) -> float:
    """The log-odds of winning; a decided game outweighs everything."""
    if position.turn == NOBODY:
        return float(verdict(position, player)) / LAND
    best: float = -1e9
    others: float = 0.0  # their odds, as multiples of the best one's
    for seat in range(position.players):
        if seat != player:
            found = standing(position, seat)
            if found > best:
                others = others * math.exp(best - found) + 1.0
                best = found
            else:
                others += math.exp(found - best)
    return standing(position, player) - best - math.log(others)


def standing(position: PlayingGods, seat: i64) -> float:
    """The odds of the gods are to each other as e to the power of this."""
    found = counts(position, seat)
    total: i64 = found[UNDER_WAY] * WEIGHTS[UNDER_WAY] // LAND
    for i in range(i64(UNDER_WAY)):
        total += found[i] * WEIGHTS[i]
    return float(total) / 1000.0


def counts(position: PlayingGods, seat: i64) -> vec[i64]:
    out = NOTHING[:]
    if position.status[seat] != IN_PLAY:
        if position.status[seat] == DEAD:
            out[IS_DEAD] = 1
        else:
            out[IN_LIMBO] = 1
        return out
    count_map(position, seat, out)
    count_cards(position, seat, out)
    count_reach(position, seat, out)
    if position.active != seat:
        out[UNDER_WAY] = -threat(position, seat)
    elif position.phase == DIE or position.phase == WAY:
        out[ON_TURN] = 1
        out[GODKILL_NOW] = out[GODKILL_FACES]
    else:
        out[UNDER_WAY] = prospects(position)
    return out


def seen(position: PlayingGods, seat: i64) -> list[float]:
    """The counts as weights see them, for the fit."""
    found = counts(position, seat)
    out = [float(found[i]) for i in range(i64(COUNTED))]
    out[UNDER_WAY] /= LAND
    return out


def count_map(position: PlayingGods, seat: i64, out: vec[i64]) -> None:
    lands: i64 = i64(position.lands[seat])
    sects: i64 = i64(position.sects[seat])
    supply: i64 = i64(position.supply[seat])
    out[LANDS_RULED] = lands
    late = lands - position.fixed.target * 2 // 3
    if late > 0:
        out[LAST_THIRD] = late * late
    if lands + 1 == position.fixed.target:
        out[ONE_SHORT] = 1
    out[MORE_SECTS] = sects - lands
    out[BURIED_CHIPS] = position.fixed.chips - supply - sects
    if supply == 0:
        out[NO_SUPPLY] = 1
    if sects < FEW_SECTS:
        out[WEAKNESS] = (FEW_SECTS - sects) * (FEW_SECTS - sects)
    for continent in range(i64(CONTINENTS)):
        for i in range(i64(LANDS_EACH)):
            if position.rules(seat, continent * LANDS_EACH + i):
                out[SPREAD] += 1
                break


def count_cards(position: PlayingGods, seat: i64, out: vec[i64]) -> None:
    immune: i64 = i64(position.immune[seat])
    base = slot(seat, 0)
    hand = position.hand
    for element in range(i64(ELEMENTS)):
        out[OPEN_IMMUNITIES] += immune >> element & 1
        out[ATTACK_CARDS] += i64(hand[base + ATTACKS + element])
        out[PROTECTION_CARDS] += i64(hand[base + PROTECTIONS + element])
        out[IMMUNITY_CARDS] += i64(hand[base + IMMUNITIES + element])
        out[SPECIAL_CARDS] += i64(hand[base + SPECIALS + element])
    out[PERMANENTS] = position.permanents(seat)
    out[FAITH_CARDS] = position.faiths(seat)
    out[GAIN_CARDS] = i64(hand[base + GAIN])
    out[GODKILLER_CARD] = i64(hand[base + GODKILLER])


def count_reach(position: PlayingGods, seat: i64, out: vec[i64]) -> None:
    """What the next roll may bring, over all faces; of the two directions the better one."""
    fixed = position.fixed
    possible: vec[i64] = vec[i64]([0, 0, 0, 0, 0])  # lands that can be converted, by continent
    sure: vec[i64] = vec[i64]([0, 0, 0, 0, 0])
    for rival in range(position.players):
        if rival != seat and position.in_play(rival):
            count_conversions(position, seat, rival, out, possible, sure)
    if out[GODKILLER_CARD] > 0:
        count_godkiller(position, seat, out)
    size = i64(len(fixed.ring))
    at: i64 = i64(position.figure[seat])
    for f in range(i64(len(fixed.faces))):
        steps: i64 = i64(fixed.faces[f])
        ahead = at_space(position, seat, (at + steps) % size)
        back = at_space(position, seat, (at + size - steps) % size)
        most: i64 = 0
        least: i64 = 0
        if ahead >= 0:
            most = possible[ahead]
            least = sure[ahead]
        if back >= 0:
            most = larger(most, possible[back])
            least = larger(least, sure[back])
        out[REACH] += most
        out[SURE_REACH] += least
        if most > 0 and out[LANDS_RULED] + most >= fixed.target:
            out[WIN_FACES] += 1
        if least > 0 and out[LANDS_RULED] + least >= fixed.target:
            out[SURE_WINS] += 1


def count_conversions(
    position: PlayingGods, seat: i64, rival: i64, out: vec[i64], possible: vec[i64], sure: vec[i64]
) -> None:
    """On each continent: what permanents, all the own cards, and these against all of the rival's would convert."""
    plain = out[PERMANENTS] - position.permanents(rival)
    most = plain + out[FAITH_CARDS]
    if most <= 0:
        return
    least = most - position.faiths(rival)
    supply: i64 = i64(position.supply[seat])
    for continent in range(i64(CONTINENTS)):
        lands: i64 = 0
        for i in range(i64(LANDS_EACH)):
            if position.convertible(rival, continent * LANDS_EACH + i):
                lands += 1
        lands = smaller(lands, supply)
        if lands == 0:
            continue
        if plain > 0:
            out[EASY_LANDS] += smaller(plain, lands)
        possible[continent] = larger(possible[continent], smaller(most, lands))
        if least > 0:
            sure[continent] = larger(sure[continent], smaller(least, lands))


def count_godkiller(position: PlayingGods, seat: i64, out: vec[i64]) -> None:
    """How near the Godkiller space is."""
    ring = position.fixed.ring
    size = i64(len(ring))
    at: i64 = i64(position.figure[seat])
    for steps in range(i64(1), size // 2 + 1):
        if steps > ONE_ROLL and out[GODKILL_FACES] > 0:
            return
        if ring[(at + steps) % size] == GODKILLER_SPACE or ring[(at + size - steps) % size] == GODKILLER_SPACE:
            if steps > ONE_ROLL:
                out[GODKILL_WAY] = steps - ONE_ROLL
                return
            out[GODKILL_FACES] += 1


def at_space(position: PlayingGods, seat: i64, space: i64) -> i64:
    """The continent on which the god could act from there, or -1."""
    fixed = position.fixed
    if fixed.ring[space] != PORTAL_SPACE:
        return -1
    if fixed.occupied == NO_USE and position.others_on(seat, space):
        return -1
    return i64(fixed.leads_to[space])


def smaller(a: i64, b: i64) -> i64:
    if a < b:
        return a
    return b


def larger(a: i64, b: i64) -> i64:
    if a > b:
        return a
    return b
