"""Dealing the hidden part anew, as one god could believe it to be (PG-R-64)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from theomachy.core.dice import Dice
from theomachy.games.playing_gods.rules.cards import (
    ALL_LOSE,
    CARDS,
    CONVERSION,
    IMMUNITIES,
    LOSE,
    WRATH,
    end_with,
    first_with,
    is_faith,
    is_immunity,
    slot,
)  # fmt: skip
from theomachy.games.playing_gods.rules.phases import OFFERING
from theomachy.games.playing_gods.rules.state import Table
from theomachy.parts.bag import Bag

PILE: Final = 255  # the owner of what is in the upper part of a pile
ROUNDS: Final = 8


def redeal(table: Table, viewer: i64, rng: Dice) -> None:
    """Mix everything that the viewer cannot know, in place.

    What the other gods have seen of each other's hands is part of it. Their eyes alone hang on that, so a new deal
    says that they have seen nothing: even the number of such cards would tell which of them have been played.
    """
    mix(table, viewer, rng, WRATH)
    mix(table, viewer, rng, CONVERSION)
    for other in range(table.players):
        if other != viewer:
            for seat in range(table.players):
                if seat != viewer and seat != other:
                    for card in range(i64(CARDS)):
                        table.seen[table.seen_slot(other, seat, card)] = 0


def may_hold(table: Table, seat: i64, card: i64) -> bool:
    """Could one more card of this kind be in that hand, after what everybody has seen?"""
    if is_immunity(card):
        return not table.fixed.open_on_draw and i64(table.bare[seat]) >> (card - IMMUNITIES) & 1 == 0
    if is_faith(card):
        return table.has_permanent(seat, card) or table.holds(seat, card) == 0
    return card != LOSE and card != ALL_LOSE


def may_spare(table: Table, seat: i64, card: i64, instead: i64) -> bool:
    """A god who is declaring a conversion must be able to bring it above zero (PG-R-30): all can see that."""
    if table.phase != OFFERING or seat != table.active or not is_faith(card) or is_faith(instead):
        return True
    return table.difference() + table.faiths(seat) > 1


class Dealing:
    """What the viewer cannot tell apart, gathered in the pile and dealt out again in the order of the kinds.

    The hands that come out hang on what the viewer knows alone, never on who truly holds what.
    """

    def __init__(self, table: Table, viewer: i64, back: i64) -> None:
        self.table: Table = table
        self.viewer: i64 = viewer
        self.first: i64 = first_with(back)
        self.end: i64 = end_with(back)
        self.bag: Bag = table.wrath
        if back == CONVERSION:
            self.bag = table.conversion
        self.need: vec[u8] = vec[u8](bytes(table.players))
        self.tried: i64 = 0  # kinds that could not be had for the card that is sought, one bit each

    def unknown(self, seat: i64, card: i64) -> i64:
        return self.table.holds(seat, card) - self.table.knows(self.viewer, seat, card)

    def gather(self) -> i64:
        """Gives the number of cards that came out of hands."""
        table = self.table
        total: i64 = 0
        for seat in range(table.players):
            if seat == self.viewer or not table.has_hidden(seat):
                continue
            for card in range(self.first, self.end):
                n = self.unknown(seat, card)
                if n > 0:
                    table.hand[slot(seat, card)] -= u8(n)
                    self.bag.put(card, n)
                    self.need[seat] += u8(n)
                    total += n
        return total

    def deal(self) -> None:
        """The god on turn comes first: one who is declaring a conversion must get enough for it (PG-R-30)."""
        seat = self.table.active
        for _ in range(self.table.players):
            for _ in range(i64(self.need[seat])):
                self.tried = 0
                if not self.place(seat, i64(-1)):
                    self.place_any(seat)  # no deal at all keeps the rules: a position typed by hand
            seat = self.table.after(seat)

    def fits(self, seat: i64, card: i64, instead: i64) -> bool:
        return may_hold(self.table, seat, card) and (instead < 0 or may_spare(self.table, seat, instead, card))

    def place(self, seat: i64, instead: i64) -> bool:
        """One more card for this hand, where one of the kind `instead` leaves it then.

        The first kind in the pile that the hand may hold; else one that another hand gives up for something else,
        and so on: an augmenting path, which is found whenever the cards can be dealt at all.
        """
        table = self.table
        for card in range(self.first, self.end):
            if self.bag.counts[card] > 0 and self.fits(seat, card, instead):
                self.bag.take(card)
                table.hand[slot(seat, card)] += 1
                return True
        for card in range(self.first, self.end):
            if self.tried >> card & 1 or not self.fits(seat, card, instead):
                continue
            self.tried |= i64(1) << card
            for other in range(table.players):
                if other == self.viewer or other == seat or self.unknown(other, card) <= 0:
                    continue
                if self.place(other, card):
                    table.hand[slot(other, card)] -= 1
                    table.hand[slot(seat, card)] += 1
                    return True
        return False

    def place_any(self, seat: i64) -> None:
        card = self.first
        while self.bag.counts[card] == 0:
            card += 1
        self.bag.take(card)
        self.table.hand[slot(seat, card)] += 1


def mix(table: Table, viewer: i64, rng: Dice, back: i64) -> None:
    """Swap each unknown card of a hand with any other unknown card, again and again, where both sides may hold them.

    Each such swap is as likely as the one that takes it back, so that in the end every deal that fits what the
    viewer knows is equally likely, and none that does not fit ever comes up.
    """
    dealing = Dealing(table, viewer, back)
    in_hands = dealing.gather()
    if in_hands == 0:
        return
    dealing.deal()
    bag = dealing.bag
    cards: vec[u8] = vec[u8](capacity=52)
    owners: vec[u8] = vec[u8](capacity=52)
    for seat in range(table.players):
        if dealing.need[seat] > 0:
            for card in range(dealing.first, dealing.end):
                for _ in range(dealing.unknown(seat, card)):
                    cards = append(cards, u8(card))
                    owners = append(owners, u8(seat))
    for card in range(dealing.first, dealing.end):
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
        table.hand[slot(owner, old)] -= 1
        table.hand[slot(owner, new)] += 1
