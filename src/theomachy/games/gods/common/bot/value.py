"""What looks good for a player, as far as it is the same in both editions: a guess, no rule in it.

Counted in thousandths of a victory point with whole numbers, so that both forms of the rules agree exactly.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64, u8

from theomachy.core.position import NOBODY
from theomachy.core.verdict import WON, verdict
from theomachy.games.gods.common.rules.cards import DESERT, GOD_SHIFT, KIND_BITS, NO_GOD, TRIBES, god_of
from theomachy.games.gods.common.rules.placing import most_beside_temples
from theomachy.games.gods.common.rules.state import GodsTable

POINT: Final = 1000
POWER: Final = 400  # for each point of power
TEMPLE: Final = 650  # for each temple left
EXTRA_ACTION: Final = 350
NEAREST: Final = 500  # on top of the two tribes of an unfinished three: only one is missing
FULLY_SAFE: Final = 480  # for a tribe that no temple can convert
ON_TURN: Final = 330  # having the whole turn before oneself
SECOND_ACTION: Final = -900  # having only the second action left: the first brings most


def standing(position: GodsTable, player: i64, strengths: vec[i64]) -> float:
    """Own strength less that of the best opponent, in victory points; a decided game outweighs everything.

    `strengths` is what each seat has by its edition's reckoning, without the safety of its tribes.
    """
    if position.turn == NOBODY:
        return float(verdict(position, player)) / POINT
    safety = safeties(position)
    best: i64 = -WON
    others: i64 = 0
    for seat in range(position.players):
        if seat != player:
            worth = strengths[seat] + safety[seat]
            others += worth
            if worth > best:
                best = worth
    own = strengths[player] + safety[player]
    # The leader is what has to be caught, but what the rest have counts a little too.
    return float(4 * (own + tempo(position, player)) - 3 * best - others // (position.players - 1)) / (4 * POINT)


def tempo(position: GodsTable, player: i64) -> i64:
    """What being on turn is worth, so that positions before, within and after a turn can be compared.

    Measured in games between greedy players: what each action of a turn changes on the average.
    """
    worth: i64 = ON_TURN
    if position.actions_left < 2 and position.turn == position.active:
        worth = SECOND_ACTION
    if player == position.active:
        return worth
    return -worth


def stocks(position: GodsTable, seat: i64) -> i64:
    """What power, temples and extra actions in hand are worth."""
    worth = i64(position.power[seat]) * POWER
    worth += i64(position.temples[seat]) * TEMPLE
    return worth + i64(position.extras[seat]) * EXTRA_ACTION


def obtainable(position: GodsTable, seat: i64, colour: i64) -> bool:
    """Is there another tribe of the colour at all: in the supply, on the display, or without the own stone?"""
    if position.supply.counts[colour] > 0 or position.on_display(colour):
        return True
    elsewhere: i64 = 0
    for other in range(position.players):
        if other != seat:
            elsewhere += position.tribes_of(other, colour)
    return elsewhere > 0


def safeties(position: GodsTable) -> vec[i64]:
    """For each seat: how safe its tribes lie. The dearer the cheapest temple beside a tribe, the safer it is."""
    field = position.field
    open = field.open
    near = field.near
    cards = field.cards
    temple = position.numbers().temple_price
    dearest = most_beside_temples(position)
    out: vec[i64] = vec[i64](capacity=4)
    reach: vec[i64] = vec[i64](capacity=4)  # what the richest enemy of each seat can pay after the next income
    for seat in range(position.players):
        tribes: i64 = 0
        for colour in range(i64(1), i64(TRIBES + 1)):
            tribes += position.tribes_of(seat, colour)
        out = append(out, tribes * FULLY_SAFE)
        reach = append(reach, richest(position, seat) + position.numbers().income)
    cheapest: vec[u8] = vec[u8](bytes(i64(len(cards))))
    touched: vec[i32] = vec[i32](capacity=64)
    ring: vec[i64] = vec[i64](capacity=6)
    for k in range(i64(6)):
        ring = append(ring, field.ring(k))
    for i in range(i64(len(open))):
        c = field.index(i64(open[i]))
        beside: i64 = i64(near[c])
        if beside > dearest:
            continue
        for k in range(i64(6)):
            n = c + ring[k]
            card: i64 = i64(cards[n])
            if card >> GOD_SHIFT == 0 or card & KIND_BITS == 0 or card & KIND_BITS >= DESERT:
                continue
            if cheapest[n] == 0:
                touched = append(touched, i32(n))
                cheapest[n] = u8(beside)
            elif i64(cheapest[n]) > beside:
                cheapest[n] = u8(beside)
    for i in range(i64(len(touched))):
        n = i64(touched[i])
        god = god_of(i64(cards[n]))
        if god != NO_GOD:
            price: i64 = i64(cheapest[n]) * temple
            if price <= reach[god]:
                out[god] -= FULLY_SAFE - 20 * price
            else:
                out[god] -= FULLY_SAFE - 36 * price
    return out


def richest(position: GodsTable, god: i64) -> i64:
    """The most power that an enemy with a temple left has."""
    found: i64 = 0
    for seat in range(position.players):
        if seat != god and position.temples[seat] > 0:
            power: i64 = i64(position.power[seat])
            if power > found:
                found = power
    return found
