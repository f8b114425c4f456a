"""The lists of what may be done, as far as both editions make them alike."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from theomachy.games.gods.common.rules.actions import (
    DECAY_HERE,
    DESERT_HERE,
    DISCARD,
    DRAW,
    END_TURN,
    GIVE_STONE,
    MOVE,
    PLAY_EXTRA,
    SEAT,
    START,
    TAKE_EXTRA,
    TEMPLE_HERE,
    TO,
    TRIBE,
    WHIRL,
    WHIRL_IDLE,
    pack,
)  # fmt: skip
from theomachy.games.gods.common.rules.cards import DECAY, DESERT, EMPTY, EXTRA, TRIBES
from theomachy.games.gods.common.rules.placing import can_lift, owners_beside, robbable, waits_for_stone
from theomachy.games.gods.common.rules.table import (
    AFTER,
    ONCE_DISCARD,
    ONCE_MOVE,
    ONCE_TEMPLE,
    SEATING,
    STARTER,
    STONE,
    WHERE_TO,
    GodsTable,
)  # fmt: skip
from theomachy.parts.hexes import step

MOST_NEIGHBOURS: Final = 6
# Longer than any list of the three things that can be put on open hexes: 130 cards have at most 780 of those.
BLANK: Final = vec[i32]([0] * 2400)


def action_choices(table: GodsTable) -> vec[i32]:
    """All actions of the action step: what can be put onto the field, what is done with the display, then moves."""
    fixed = table.numbers()
    seat = table.active
    power: i64 = i64(table.power[seat])
    used = table.used
    first: i64 = i64(table.display[0])
    second: i64 = i64(table.display[1])
    # For each thing that can be put onto the field: the most neighbours a hex may have for it.
    most_first = most_beside(table, first, power)
    most_second = most_beside(table, second, power)
    if first == second:  # two identical cards are one choice
        most_second = 0
    most_temple: i64 = 0
    if used & ONCE_TEMPLE == 0 and table.temples[seat] > 0:
        most_temple = power // fixed.temple_price
    head_first = head(first)
    head_second = head(second)
    temple = i32(TEMPLE_HERE << 24)
    field = table.field
    open = field.open
    near = field.near
    bits = field.bits
    base = field.base
    # Appending one by one is what would cost most here: fill a long enough list and cut it.
    out = BLANK[: 3 * i64(len(open)) + 2 * i64(len(table.deserts)) + 6]
    k: i64 = 0
    for i in range(i64(len(open))):
        at = open[i]
        a = i64(at)
        n: i64 = i64(near[((a >> 8) << bits) + (a & 255) - base])
        if n <= most_first:
            out[k] = head_first | at
            k += 1
        if n <= most_second:
            out[k] = head_second | at
            k += 1
        if n <= most_temple:
            out[k] = temple | at
            k += 1
    for slot in range(i64(2)):
        kind: i64 = i64(table.display[slot])
        if kind == EMPTY or (slot == 1 and first == second):
            continue
        if kind > DECAY and table.may_play_other(kind):
            k = fill_other(table, out, k, kind)
        if used & ONCE_DISCARD == 0:
            out[k] = i32(DISCARD << 24 | kind << 16)
            k += 1
    if used & ONCE_MOVE == 0 and power >= fixed.move_price:
        k = fill_deserts(table, out, k, MOVE)
    out = out[:k]
    if (first == DECAY or second == DECAY) and table.may_play_other(DECAY):
        out = add_robberies(table, out)
    return out


def head(kind: i64) -> i32:
    """The action that puts this card of the display onto the field, without its hex; a decay robs nobody."""
    if kind == DESERT:
        return i32(DESERT_HERE << 24)
    if kind == DECAY:
        return i32(DECAY_HERE << 24)
    return i32(TRIBE << 24 | kind << 16)


def most_beside(table: GodsTable, kind: i64, power: i64) -> i64:
    """The most neighbours a hex may have for this card of the display to be put there; 0 if it cannot be."""
    if kind == EMPTY or kind > DECAY:
        return 0
    if kind <= TRIBES:
        return power // table.numbers().tribe_price
    if table.may_play_other(kind):
        return MOST_NEIGHBOURS
    return 0


def fill_other(table: GodsTable, out: vec[i32], k: i64, kind: i64) -> i64:
    """Taking an extra action, or the whirlwind: written into the list from k on. Gives the next free place."""
    if kind == EXTRA:
        out[k] = i32(TAKE_EXTRA << 24)
        return k + 1
    k = fill_deserts(table, out, k, WHIRL)
    if table.numbers().whirlwind_idle:
        out[k] = i32(WHIRL_IDLE << 24)
        k += 1
    return k


def fill_deserts(table: GodsTable, out: vec[i32], k: i64, kind: i64) -> i64:
    """One action of this kind for each desert that may be lifted."""
    deserts = table.deserts
    bound = table.numbers().keep_together
    for i in range(i64(len(deserts))):
        if not bound or can_lift(table, i64(deserts[i])):
            out[k] = i32(kind << 24) | deserts[i]
            k += 1
    return k


def add_robberies(table: GodsTable, out: vec[i32]) -> vec[i32]:
    """The decays that take power from somebody; those that do not are in the list already."""
    seats = robbable(table)
    if seats == 0:
        return out
    open = table.field.open
    for i in range(i64(len(open))):
        victims = owners_beside(table, i64(open[i])) & seats
        seat: i64 = 1
        while victims != 0:
            if victims & 1:
                out = append(out, i32(DECAY_HERE << 24 | seat << 16) | open[i])
            victims >>= 1
            seat += 1
    return out


def small_choices(table: GodsTable) -> vec[i32]:
    """What is asked in the phases between: where a lifted desert goes, who gets a stone, what comes after the actions;
    and what CHANCE decides before the first turn."""
    out: vec[i32] = vec[i32]()
    phase = table.phase
    if phase == WHERE_TO:
        open = table.field.open
        for i in range(i64(len(open))):
            if i64(open[i]) != table.site:
                out = append(out, i32(TO << 24) | open[i])
    elif phase == AFTER:
        out = append(out, pack(PLAY_EXTRA, 0, 0))
        out = append(out, pack(END_TURN, 0, 0))
    elif phase == STONE:
        for i in range(i64(6)):
            at = table.site + step(i)
            if waits_for_stone(table, at):
                out = append(out, pack(GIVE_STONE, 0, at))
    elif phase == STARTER:
        for seat in range(table.players):
            out = append(out, pack(START, seat, 0))
    elif phase == SEATING:
        for seat in range(table.players):
            if i64(table.temples[seat]) == table.numbers().temples:
                out = append(out, pack(SEAT, seat, 0))
    return out


def draws(table: GodsTable) -> vec[i32]:
    """The kinds of cards in the supply as outcomes of CHANCE."""
    out: vec[i32] = vec[i32](capacity=9)
    counts = table.supply.counts
    for kind in range(i64(1), i64(EXTRA + 1)):
        if counts[kind] > 0:
            out = append(out, i32(DRAW << 24 | kind << 16))
    return out


def draw_weights(table: GodsTable) -> vec[i32]:
    """How many there are of each, in the same order."""
    out: vec[i32] = vec[i32](capacity=9)
    counts = table.supply.counts
    for kind in range(i64(1), i64(EXTRA + 1)):
        if counts[kind] > 0:
            out = append(out, i32(counts[kind]))
    return out


def draw_number(table: GodsTable, x: i64) -> i32:
    """The draw that card number x of the supply means, counted by kind from 0."""
    counts = table.supply.counts
    kind: i64 = 1
    while x >= i64(counts[kind]):
        x -= i64(counts[kind])
        kind += 1
    return i32(DRAW << 24 | kind << 16)


def even_weights(number: i64) -> vec[i32]:
    out: vec[i32] = vec[i32]()
    for _ in range(number):
        out = append(out, 1)
    return out
