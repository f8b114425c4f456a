"""Dealing the hidden part anew, as one god could believe it to be (PG-R-64)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from theomachy.core.dice import Dice
from theomachy.games.playing_gods.cards import (
    ALL_LOSE,
    CARDS,
    CONVERSION,
    FAITHS,
    IMMUNITIES,
    LOSE,
    WRATH,
    WRATH_KINDS,
    is_faith,
    is_immunity,
)  # fmt: skip
from theomachy.games.playing_gods.state import OFFERING, Table
from theomachy.parts.bag import Bag

PILE: Final = 255  # the owner of what is in the upper part of a pile
ROUNDS: Final = 8


def redeal(table: Table, viewer: i64, rng: Dice) -> None:
    """Mix everything that the viewer cannot know, in place, and with it what others may have seen of it."""
    mix(table, viewer, rng, WRATH)
    mix(table, viewer, rng, CONVERSION)
    for other in range(table.players):
        if other != viewer:
            for seat in range(table.players):
                if seat != other and seat != viewer:
                    look_anew(table, other, seat, rng, 0, WRATH_KINDS)
                    look_anew(table, other, seat, rng, WRATH_KINDS, CARDS)


def may_hold(table: Table, seat: i64, card: i64) -> bool:
    """Could one more card of this kind be in that hand, after what everybody has seen?"""
    if is_immunity(card):
        return not table.fixed.open_on_draw and i64(table.bare[seat]) >> (card - IMMUNITIES) & 1 == 0
    if is_faith(card):
        return i64(table.permanent[seat]) >> (card - FAITHS) & 1 != 0 or table.holds(seat, card) == 0
    return card != LOSE and card != ALL_LOSE


def may_spare(table: Table, seat: i64, card: i64, instead: i64) -> bool:
    """A god who is declaring a conversion must be able to bring it above zero (PG-R-30): all can see that."""
    if table.phase != OFFERING or seat != table.active or not is_faith(card) or is_faith(instead):
        return True
    return table.difference() + table.faiths(seat) > 1


def mix(table: Table, viewer: i64, rng: Dice, back: i64) -> None:
    """Swap each unknown card of a hand with any other unknown card, again and again, where both sides may hold them.

    Each such swap is as likely as the one that takes it back, so that in the end every deal that fits what the
    viewer knows is equally likely, and none that does not fit ever comes up.
    """
    first: i64 = 0
    end: i64 = WRATH_KINDS
    bag = table.wrath
    if back == CONVERSION:
        first = WRATH_KINDS
        end = CARDS
        bag = table.conversion
    cards: vec[u8] = vec[u8](capacity=52)
    owners: vec[u8] = vec[u8](capacity=52)
    for seat in range(table.players):
        if seat != viewer:
            for card in range(first, end):
                for _ in range(table.holds(seat, card) - table.knows(viewer, seat, card)):
                    cards = append(cards, u8(card))
                    owners = append(owners, u8(seat))
    in_hands: i64 = i64(len(cards))
    if in_hands == 0:
        return
    for card in range(first, end):
        for _ in range(i64(bag.counts[card])):
            cards = append(cards, u8(card))
            owners = append(owners, u8(PILE))
    n: i64 = i64(len(cards))
    for _ in range(i64(ROUNDS)):
        for i in range(in_hands):
            j = rng.below(n)
            if cards[i] == cards[j]:
                continue
            if owners[i] == owners[j] or swap(table, bag, i64(owners[i]), i64(cards[i]), i64(owners[j]), i64(cards[j])):
                kept = cards[i]
                cards[i] = cards[j]
                cards[j] = kept


def swap(table: Table, bag: Bag, a: i64, card_a: i64, b: i64, card_b: i64) -> bool:
    """Exchange two cards between two owners, if both may hold what they get and spare what they give."""
    if a != PILE and not (may_hold(table, a, card_b) and may_spare(table, a, card_a, card_b)):
        return False
    if b != PILE and not (may_hold(table, b, card_a) and may_spare(table, b, card_b, card_a)):
        return False
    give(table, bag, a, card_a, card_b)
    give(table, bag, b, card_b, card_a)
    return True


def give(table: Table, bag: Bag, owner: i64, old: i64, new: i64) -> None:
    if owner == PILE:
        bag.take(old)
        bag.put(new)
    else:
        table.hand[owner * CARDS + old] -= 1
        table.hand[owner * CARDS + new] += 1


def look_anew(table: Table, other: i64, seat: i64, rng: Dice, first: i64, end: i64) -> None:
    """Somebody else has seen so many cards of a hand: now they are cards of the hand as it was dealt anew."""
    base = (other * table.players + seat) * CARDS
    number: i64 = 0
    for card in range(first, end):
        number += i64(table.seen[base + card])
        table.seen[base + card] = 0
    if number == 0:
        return
    pool: vec[u8] = vec[u8](capacity=16)
    for card in range(first, end):
        for _ in range(table.holds(seat, card) - i64(table.public[seat * CARDS + card])):
            pool = append(pool, u8(card))
    for i in range(number):
        j = i + rng.below(i64(len(pool)) - i)
        table.seen[base + i64(pool[j])] += 1
        pool[j] = pool[i]
