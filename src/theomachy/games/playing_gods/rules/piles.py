"""The two piles: an upper part without order, a lower part with one (PG-R-21, PG-R-62)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64, u8

from theomachy.core.dice import Dice
from theomachy.games.playing_gods.rules.actions import declare, pack
from theomachy.games.playing_gods.rules.cards import (
    CARDS,
    CONVERSION,
    FAITH_KINDS,
    FAITHS,
    WRATH,
    back_of,
)
from theomachy.games.playing_gods.rules.phases import DEAL_FAITH, DEAL_WRATH, DRAWING, RISEN_FAITH, RISEN_WRATH
from theomachy.games.playing_gods.rules.state import Table
from theomachy.games.playing_gods.rules.untimely import asks
from theomachy.parts.bag import Bag

# ---- the kinds of this chapter

DEAL: Final = 29  # x: card off a pile
KINDS: Final[tuple[int, ...]] = declare(
    (DEAL, "draw {card}", (), (DEAL_FAITH, DEAL_WRATH, DRAWING, RISEN_FAITH, RISEN_WRATH)),
)  # fmt: skip


def against(table: Table, player: i64, kind: i64, x: i64) -> str:
    return against_card(table, player, x)


# ---- the upper part: CHANCE says which card comes


def back_asked(table: Table) -> i64:
    """The pile off which CHANCE is asked for a card."""
    phase = table.phase
    if phase == DEAL_FAITH or phase == RISEN_FAITH or (phase == DRAWING and table.pile == CONVERSION):
        return CONVERSION
    return WRATH


def bag_asked(table: Table) -> Bag:
    if back_asked(table) == CONVERSION:
        return table.conversion
    return table.wrath


def add_cards(table: Table, out: vec[i32]) -> vec[i32]:
    """Each kind that is there; only the five kinds for a start permanent (PG-S-06)."""
    counts = bag_asked(table).counts
    for card in range(i64(CARDS)):
        if counts[card] > 0 and (table.phase != DEAL_FAITH or card < FAITHS + FAITH_KINDS):
            out = append(out, pack(DEAL, card))
    return out


def draw(table: Table, rng: Dice) -> i32:
    """One of them, each card of the upper part with the same chance (PG-R-62)."""
    bag = bag_asked(table)
    counts = bag.counts
    x = rng.below(bag.left)
    card: i64 = 0
    while x >= i64(counts[card]):
        x -= i64(counts[card])
        card += 1
    return pack(DEAL, card)


def against_card(table: Table, player: i64, card: i64) -> str:
    if not asks(table, DEAL) or player != table.turn or card >= CARDS:
        return "PG-R-62"
    if table.phase == DEAL_FAITH:
        return "PG-S-06"
    back = back_asked(table)
    if back == back_of(card):
        return "PG-R-62"
    return "PG-T-08" if back == CONVERSION else "PG-T-05"


# ---- the lower part: returned cards, in the order of their return


def put_under(table: Table, card: i64) -> None:
    """Face down under its pile, seen by all (PG-R-21)."""
    if back_of(card) == WRATH:
        table.low_wrath = append(table.low_wrath, u8(card))
    else:
        table.low_conversion = append(table.low_conversion, u8(card))


def clear_table(table: Table) -> None:
    """The cards of the action go under the piles, in the order in which they were shown.

    Whether it succeeded or not, and on whichever side they were (PG-A-23, PG-A-41, PG-A-49, PG-A-64, PG-R-20).
    """
    shown = table.shown
    for i in range(i64(len(shown))):
        put_under(table, i64(shown[i]))
    table.shown = vec[u8]()


def next_returned(table: Table, back: i64) -> i64:
    """Take the first card of a pile's lower part: it comes for certain when the upper part is empty (PG-R-62)."""
    if back == WRATH:
        card: i64 = i64(table.low_wrath[0])
        table.low_wrath = table.low_wrath[1:]
    else:
        card = i64(table.low_conversion[0])
        table.low_conversion = table.low_conversion[1:]
    return card
