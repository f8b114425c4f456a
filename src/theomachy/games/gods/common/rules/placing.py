"""Putting something onto the field: a tribe, a temple, a desert, a decay.

Each has three neighbours here: what adds it to the list, what speaks against it, and the deed. All four go onto open
hexes, so one scan of these (`fill_placings`) adds them together; of each it asks only how many neighbours a hex may
have for it.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from theomachy.games.gods.common.rules.actions import (
    DECAY_HERE,
    DESERT_HERE,
    KIND_SHIFT,
    TEMPLE_HERE,
    TRIBE,
    X_SHIFT,
    pack,
)
from theomachy.games.gods.common.rules.cards import (
    DECAY,
    DESERT,
    EMPTY,
    GOD_SHIFT,
    KIND_BITS,
    NO_GOD,
    TEMPLE,
    TRIBES,
    card_of,
    hex_text,
)
from theomachy.games.gods.common.rules.display import against_other
from theomachy.games.gods.common.rules.religion import (
    ONE_TRIBE_GOD,
    case_in,
    convert_beside,
    give_stone,
    god_in,
    religion_of,
)
from theomachy.games.gods.common.rules.state import ONCE_TEMPLE, GodsTable, once_other
from theomachy.parts.hexes import within_reach

MOST_NEIGHBOURS: Final = 6


# ---- where, and for how much


def against_hex(table: GodsTable, at: i64) -> str:
    """The rule that keeps a card from being put on this hex; nothing for those that `field.open` lists.

    Empty, beside at least one card, never on top of another (GODS1-A-02, GODS1-G-01, GODS2-A-02, GODS2-A-03). The field
    has no border (GODS2-S-10, GODS2-R-44), only an end of what can be stored (GODS1-R-36, GODS2-R-46).
    """
    if not within_reach(at):
        return "reach"
    if table.field.card(at) != 0:
        return "one card a hex"
    if table.field.beside(at) == 0:
        return "beside a card"
    return ""


def tribe_price(table: GodsTable, at: i64) -> i64:
    """For each card beside it, whatever it is, before it is placed (GODS1-A-08, GODS1-R-15, GODS2-A-10, GODS2-R-16)."""
    return table.numbers().tribe_price * table.field.beside(at)


def temple_price(table: GodsTable, at: i64) -> i64:
    """The same, but dearer (GODS1-A-12, GODS1-R-15, GODS2-A-14, GODS2-R-12, GODS2-R-16)."""
    return table.numbers().temple_price * table.field.beside(at)


def most_beside_temples(table: GodsTable) -> i64:
    """With more cards beside it a hex is closed to temples: nobody can ever pay there (GODS1-R-15, GODS2-R-16)."""
    return table.numbers().max_power // table.numbers().temple_price


# ---- adding all four to the list


def fill_placings(table: GodsTable, out: vec[i32], k: i64) -> i64:
    """What can be put onto each open hex, written into the list from k on. Gives the next free place.

    A decay robs nobody here; `add_robberies` has the others.
    """
    power: i64 = i64(table.power[table.active])
    first: i64 = i64(table.display[0])
    second: i64 = i64(table.display[1])
    most_first = most_beside_card(table, first, power)
    most_second = most_beside_card(table, second, power)
    if first == second:  # two identical cards are one choice (GODS1-R-05)
        most_second = 0
    most_temple: i64 = 0
    if may_build(table):
        most_temple = power // table.numbers().temple_price
    head_first = head(first)
    head_second = head(second)
    temple = i32(TEMPLE_HERE << KIND_SHIFT)
    field = table.field
    near = field.near
    bits = field.bits
    base = field.base
    for at in field.open:
        a = i64(at)
        n: i64 = i64(near[((a >> 8) << bits) + (a & 255) - base])  # field.beside(a), without the call
        if n <= most_first:
            out[k] = head_first | at
            k += 1
        if n <= most_second:
            out[k] = head_second | at
            k += 1
        if n <= most_temple:
            out[k] = temple | at
            k += 1
    return k


def head(kind: i64) -> i32:
    """The action that puts this card of the display onto the field, without its hex."""
    if kind == DESERT:
        return i32(DESERT_HERE << KIND_SHIFT)
    if kind == DECAY:
        return i32(DECAY_HERE << KIND_SHIFT)
    return i32(TRIBE << KIND_SHIFT | kind << X_SHIFT)


def most_beside_card(table: GodsTable, kind: i64, power: i64) -> i64:
    """The most neighbours a hex may have for this card of the display to be put there; 0 if it cannot be."""
    if kind == EMPTY or kind > DECAY:
        return 0
    if kind <= TRIBES:
        return power // table.numbers().tribe_price
    if kind == DECAY and table.numbers().decay_beside:  # `add_decays` has them
        return 0
    if table.may_play_other(kind):
        return MOST_NEIGHBOURS
    return 0


# ---- tribe


def against_tribe(table: GodsTable, colour: i64, at: i64) -> str:
    """From the display (GODS1-A-03, GODS2-A-04), as often in a turn as can be paid (GODS2-T-11)."""
    if colour == EMPTY or colour > TRIBES or not table.on_display(colour):
        return "tribe"
    return against_hex(table, at) or "pay in full"


def place_tribe(table: GodsTable, at: i64, colour: i64) -> None:
    """Pay (GODS1-A-08, GODS2-A-10), lay the tribe down and give it its religion (GODS1-A-03 to A-07, GODS2-A-04 to
    A-09). The stone is the god's, whoever places the tribe; without one in stock the tribe stays without (GODS1-G-02,
    GODS1-R-17, GODS2-A-32, GODS2-R-15)."""
    price = tribe_price(table, at)
    seat = table.active
    table.pay(seat, price)
    table.leave_display(colour)
    religion = religion_of(table, at)
    god = god_in(religion)
    short = god != NO_GOD and table.stones[god] == 0
    if short:
        god = NO_GOD
    table.field.put(at, card_of(colour, NO_GOD))
    if table.events is not None:
        case = case_in(religion)
        rule = "no stone left" if short else f"tribe case {case}"
        if case == ONE_TRIBE_GOD and god == NO_GOD and not short:
            rule = "tribes without stones"
        table.write(
            "tribe", table.clause(rule),
            {
                "who": seat, "colour": colour, "at": hex_text(at), "price": price, "god": god, "case": case,
                "short": short,
            },
        )  # fmt: skip
    if god != NO_GOD:
        give_stone(table, at, god)


# ---- temple


def may_build(table: GodsTable) -> bool:
    """Only one in a turn (GODS1-T-07, GODS2-T-11), and from the own stock (GODS1-G-04, GODS2-A-31)."""
    return table.used & ONCE_TEMPLE == 0 and table.temples[table.active] > 0


def against_temple(table: GodsTable, at: i64) -> str:
    if not may_build(table):
        return "once a turn" if table.used & ONCE_TEMPLE else "no temple left"
    rule = against_hex(table, at)
    if rule:
        return rule
    return "closed to temples" if table.field.beside(at) > most_beside_temples(table) else "pay in full"


def place_temple(table: GodsTable, at: i64) -> None:
    """Pay (GODS1-A-12, GODS2-A-14), build from the own stock (GODS1-A-09, GODS2-A-11), and convert what lies beside."""
    table.close(ONCE_TEMPLE)
    seat = table.active
    price = temple_price(table, at)
    table.pay(seat, price)
    table.temples[seat] -= 1
    table.field.put(at, card_of(TEMPLE, seat))
    if table.events is not None:
        table.write("temple", table.clause("place temple"), {"who": seat, "at": hex_text(at), "price": price})
    convert_beside(table, at)


# ---- desert


def against_desert(table: GodsTable, at: i64) -> str:
    return against_other(table, DESERT, "desert") or against_hex(table, at)


def place_desert(table: GodsTable, at: i64) -> None:
    """From the display, for nothing (GODS1-A-13, GODS2-A-15); it even brings power (GODS1-A-14, GODS2-A-16)."""
    table.close(once_other(DESERT))
    seat = table.active
    table.leave_display(DESERT)
    table.field.put(at, DESERT)
    table.add_desert(at)
    gain = table.gain_power(seat, table.numbers().desert_gain)
    if table.events is not None:
        clause = table.clause("desert gains" if gain > 0 else "limit")
        table.write("desert", clause, {"who": seat, "at": hex_text(at), "gain": gain})


# ---- decay


def owners_beside(table: GodsTable, at: i64) -> i64:
    """Whose temples lie beside this open hex: bit s for seat s."""
    field = table.field
    cards = field.cards
    c = field.index(at)
    w = i64(1) << field.bits
    return (
        owner_bit(i64(cards[c + w])) | owner_bit(i64(cards[c + w - 1])) | owner_bit(i64(cards[c - 1]))
        | owner_bit(i64(cards[c - w])) | owner_bit(i64(cards[c - w + 1])) | owner_bit(i64(cards[c + 1]))
    )  # fmt: skip


def owner_bit(card: i64) -> i64:
    if card & KIND_BITS != TEMPLE:
        return 0
    return i64(1) << ((card >> GOD_SHIFT) - 1)


def robbable(table: GodsTable) -> i64:
    """The other players who have power to take: bit s for seat s (GODS1-R-22, GODS2-A-18, GODS2-R-23)."""
    seats: i64 = 0
    for seat in range(table.players):
        if seat != table.active and table.power[seat] > 0:
            seats |= i64(1) << seat
    return seats


def others_beside(table: GodsTable, at: i64) -> bool:
    """Does a temple of another player lie beside this open hex?"""
    return owners_beside(table, at) & ~(i64(1) << table.active) != 0


def add_decays(table: GodsTable, out: vec[i32]) -> vec[i32]:
    """The decays that rob nobody where they may lie only beside another player's temple (GODS1-R-22)."""
    for at in table.field.open:
        if others_beside(table, i64(at)):
            out = append(out, pack(DECAY_HERE, 0, 0) | at)
    return out


def add_robberies(table: GodsTable, out: vec[i32]) -> vec[i32]:
    """The decays that take power from one of the owners beside; those that do not are in the list already, since any
    open hex will do and taking is optional (GODS1-R-22, GODS2-R-23)."""
    seats = robbable(table)
    if seats == 0:
        return out
    for at in table.field.open:
        victims = owners_beside(table, i64(at)) & seats
        seat: i64 = 1
        while victims != 0:
            if victims & 1:
                out = append(out, pack(DECAY_HERE, seat, 0) | at)
            victims >>= 1
            seat += 1
    return out


def against_decay(table: GodsTable, at: i64, victim: i64) -> str:
    """One victim at most, another player (GODS1-R-22, GODS2-R-23) with a temple beside it and power to take
    (GODS1-B-07, GODS2-A-18)."""
    rule = against_other(table, DECAY, "decay card") or against_hex(table, at)
    if rule:
        return rule
    if table.numbers().decay_beside and not others_beside(table, at):
        return "decay place"
    return "whom to rob" if victim >= table.players or victim == table.active else "decay robs"


def loot_from(table: GodsTable, victim: i64) -> i64:
    """What a decay takes: not more than the victim has."""
    loot = table.numbers().decay_loot
    if loot > i64(table.power[victim]):
        return i64(table.power[victim])
    return loot


def place_decay(table: GodsTable, at: i64, victim: i64) -> None:
    """For nothing, and to stay (GODS1-B-06, GODS1-B-08, GODS2-A-17). With a victim (else NO_GOD) power changes hands
    (GODS1-B-07, GODS2-A-18, GODS2-A-19); what goes beyond the limit is lost (GODS1-R-22, GODS2-R-24)."""
    table.close(once_other(DECAY))
    seat = table.active
    table.leave_display(DECAY)
    table.field.put(at, DECAY)
    gain: i64 = 0
    rule = "decay"
    if victim != NO_GOD:
        loot = loot_from(table, victim)
        table.pay(victim, loot)
        gain = table.gain_power(seat, loot)
        rule = "decay robs" if gain > 0 else "loot is lost"
    if table.events is not None:
        table.write(
            "decay", table.clause(rule),
            {"who": seat, "at": hex_text(at), "victim": victim, "gain": gain},
        )  # fmt: skip
