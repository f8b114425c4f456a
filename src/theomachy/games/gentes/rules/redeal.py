"""Dealing anew what a viewer does not know: with hidden hands the cards of the others, among themselves."""

from __future__ import annotations

from mypy_extensions import i64

from theomachy.core.dice import Dice
from theomachy.games.gentes.rules.phases import OVER
from theomachy.games.gentes.rules.state import HAND, HANDS, GentesTable
from theomachy.games.gentes.rules.tables import size


def deal_anew(table: GentesTable, viewer: i64, rng: Dice) -> None:
    """Nothing without hidden hands, nor at the end, when all hands are laid open.

    The question that is asked shows that the hand of the one who is asked has an answer to it. If chance does not find
    one soon, one card is enough: each in its turn.
    """
    if not table.fixed.hidden_hands or table.phase == OVER:
        return
    for _ in range(i64(20)):
        deal_hands(table, viewer, rng, 0)
        if can_go_on(table):
            return
    pool = hidden_cards(table, viewer)
    first = rng.below(size(pool))
    for i in range(size(pool)):
        deal_hands(table, viewer, rng, nth(pool, (first + i) % size(pool)))
        if can_go_on(table):
            return


def can_go_on(table: GentesTable) -> bool:
    """Has the one who is asked an answer?"""
    return table.turn < 0 or len(table.legal(table.turn)) > 0


def hidden_cards(table: GentesTable, viewer: i64) -> i64:
    """The hand cards of all but the viewer.

    Stacks may be looked through by anybody (GENTES-A-38, GENTES-R-28), so it is known which these are; who of the
    others holds which of them is not (GENTES-R-29).
    """
    pool: i64 = 0
    for seat in range(table.players):
        if seat != viewer:
            pool |= table.hand(seat)
    return pool


def nth(cards: i64, n: i64) -> i64:
    """The n-th card of a set, from 0, as a bit."""
    for _ in range(n):
        cards &= cards - 1
    return cards & -cards


def deal_hands(table: GentesTable, viewer: i64, rng: Dice, sure: i64) -> None:
    """The hand cards of all but the viewer, mixed and dealt anew, each as many as before.

    `sure` is a card that the one who is asked gets in any case, as a bit, or 0.
    """
    pool = hidden_cards(table, viewer) ^ sure
    for seat in range(table.players):
        if seat == viewer:
            continue
        hand: i64 = 0
        left = table.mat(seat, HAND)
        if sure != 0 and seat == table.turn:
            hand = sure
            left -= 1
        for _ in range(left):
            card = nth(pool, rng.below(size(pool)))
            pool ^= card
            hand |= card
        table.sets[HANDS + seat] = hand
    table.ready = False
