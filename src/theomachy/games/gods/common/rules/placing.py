"""Where a card may be put and what that costs, and the religion that follows from it."""

from __future__ import annotations

from mypy_extensions import i64

from theomachy.games.gods.common.rules.cards import (
    DECAY,
    DESERT,
    NO_GOD,
    TEMPLE,
    card_of,
    god_of,
    is_tribe,
    kind_of,
)
from theomachy.games.gods.common.rules.table import COLOURS, STONE, GodsTable
from theomachy.parts.hexes import q_of, r_of, step, within_reach


def hex_text(at: i64) -> str:
    return f"{q_of(at)},{r_of(at)}"


def why_not_there(table: GodsTable, at: i64) -> str:
    """The shared rule that keeps a card from being put on this hex, or nothing."""
    if not within_reach(at):
        return "reach"
    if table.field.card(at) != 0:
        return "one card a hex"
    if table.field.beside(at) == 0:
        return "beside a card"
    return ""


def tribe_price(table: GodsTable, at: i64) -> i64:
    return table.numbers().tribe_price * table.field.beside(at)


def temple_price(table: GodsTable, at: i64) -> i64:
    return table.numbers().temple_price * table.field.beside(at)


def religion_case(table: GodsTable, at: i64) -> i64:
    """Which of the five cases decides there (1 to 5; 6 and 7 for the stricter options), plus 8 x (god + 1)."""
    field = table.field
    temple: i64 = NO_GOD
    tribe: i64 = NO_GOD
    temples_differ = False
    tribes_differ = False
    temples: i64 = 0
    tribes: i64 = 0
    stoneless = False
    c = field.index(at)
    for i in range(i64(6)):
        card: i64 = i64(field.cards[c + field.ring(i)])
        if card == 0:
            continue
        kind = card & 15
        god = (card >> 4) - 1
        if kind == TEMPLE:
            temples += 1
            if temple != NO_GOD and temple != god:
                temples_differ = True
            temple = god
        elif kind < DESERT:
            tribes += 1
            if god == NO_GOD:
                stoneless = True
            else:
                if tribe != NO_GOD and tribe != god:
                    tribes_differ = True
                tribe = god
    if temples > 0:
        if temples_differ:
            return 2
        if table.numbers().any_conflict and tribe != NO_GOD and (tribes_differ or tribe != temple):
            return 6
        return 1 + 8 * (temple + 1)
    if tribes == 0:
        return 5
    if tribes_differ:
        return 4
    if stoneless and table.numbers().stoneless_block:
        return 7
    return 3 + 8 * (tribe + 1)


def place_tribe(table: GodsTable, at: i64, colour: i64) -> i64:
    """Pay, lay the tribe down and give it its religion. Returns the god whose stone it got, or NO_GOD."""
    price = tribe_price(table, at)
    seat = table.active
    table.pay(seat, price)
    table.leave_display(colour)
    field = table.field
    case = religion_case(table, at)
    god = case // 8 - 1
    case = case % 8
    short = god != NO_GOD and table.stones[god] == 0
    if short:
        god = NO_GOD
    field.put(at, card_of(colour, NO_GOD))
    if table.events is not None:
        table.note(
            "tribe", f"tribe case {case}" if not short else "no stone left",
            {
                "who": seat, "colour": colour, "at": hex_text(at), "price": price, "god": god, "case": case,
                "short": short,
            },
        )  # fmt: skip
    if god != NO_GOD:
        give_stone(table, at, god)
    return god


def give_stone(table: GodsTable, at: i64, god: i64) -> None:
    """The tribe there, which bears no stone, gets one of this god's."""
    field = table.field
    colour = kind_of(field.card(at))
    field.change(at, card_of(colour, god))
    table.stones[god] -= 1
    i = god * COLOURS + colour
    count: i64 = i64(table.tribes[i]) + 1
    table.tribes[i] += 1
    if count % table.numbers().tribes_needed == 0:
        table.owe(god, colour, 1)


def take_stone(table: GodsTable, at: i64) -> None:
    """The stone on the tribe there goes home."""
    field = table.field
    card = field.card(at)
    colour = kind_of(card)
    god = god_of(card)
    field.change(at, card_of(colour, NO_GOD))
    table.stones[god] += 1
    i = god * COLOURS + colour
    count: i64 = i64(table.tribes[i])
    table.tribes[i] -= 1
    if count % table.numbers().tribes_needed == 0:
        table.owe(god, colour, -1)


def place_temple(table: GodsTable, at: i64) -> None:
    """Pay, build, and convert all tribes beside it as far as the stones go; else the phase becomes STONE."""
    seat = table.active
    price = temple_price(table, at)
    table.pay(seat, price)
    table.temples[seat] -= 1
    field = table.field
    field.put(at, card_of(TEMPLE, seat))
    if table.events is not None:
        table.note("temple", "place temple", {"who": seat, "at": hex_text(at), "price": price})
    waiting: i64 = 0
    for i in range(i64(6)):
        n = at + step(i)
        card: i64 = i64(field.cards[field.index(n)])
        if card == 0 or not is_tribe(card & 15):
            continue
        god = (card >> 4) - 1
        if god == seat:
            continue
        if god != NO_GOD:
            take_stone(table, n)
            if table.events is not None:
                table.note("stone home", "stones go home", {"god": god, "at": hex_text(n), "colour": card & 15})
        waiting += 1
    if waiting == 0:
        return
    if i64(table.stones[seat]) >= waiting:
        for i in range(i64(6)):
            if waits_for_stone(table, at + step(i)):
                serve(table, at + step(i))
    elif table.stones[seat] > 0:
        table.phase = STONE
        table.site = at
    elif table.events is not None:
        table.note("stoneless", "too few stones", {"who": seat})


def waits_for_stone(table: GodsTable, at: i64) -> bool:
    card = table.field.card(at)
    return is_tribe(kind_of(card)) and god_of(card) == NO_GOD


def serve(table: GodsTable, at: i64) -> None:
    """The new temple's tribe at this hex gets its stone."""
    if table.events is not None:
        table.note(
            "converted", "temple converts",
            {"god": table.active, "at": hex_text(at), "colour": kind_of(table.field.card(at))},
        )  # fmt: skip
    give_stone(table, at, table.active)


def stones_still_wanted(table: GodsTable) -> bool:
    """In phase STONE: is there a stone left, and a tribe beside the new temple that waits for it?"""
    if table.stones[table.active] == 0:
        return False
    for i in range(i64(6)):
        if waits_for_stone(table, table.site + step(i)):
            return True
    return False


def place_desert(table: GodsTable, at: i64) -> None:
    seat = table.active
    table.leave_display(DESERT)
    table.field.put(at, DESERT)
    table.add_desert(at)
    gain = table.gain_power(seat, table.numbers().desert_gain)
    if table.events is not None:
        table.note("desert", "desert gains", {"who": seat, "at": hex_text(at), "gain": gain})


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
    if card & 15 != TEMPLE:
        return 0
    return i64(1) << ((card >> 4) - 1)


def robbable(table: GodsTable) -> i64:
    """The other players who have power to take: bit s for seat s."""
    seats: i64 = 0
    for seat in range(table.players):
        if seat != table.active and table.power[seat] > 0:
            seats |= i64(1) << seat
    return seats


def can_rob(table: GodsTable, at: i64, victim: i64) -> bool:
    """May the player on turn, placing a decay here, take power from this seat?"""
    return owners_beside(table, at) & robbable(table) & (i64(1) << victim) != 0


def place_decay(table: GodsTable, at: i64, victim: i64) -> None:
    """Lay the decay down; with a victim (else NO_GOD) one point changes hands."""
    seat = table.active
    table.leave_display(DECAY)
    table.field.put(at, DECAY)
    gain: i64 = 0
    if victim != NO_GOD:
        loot = table.numbers().decay_loot
        if loot > i64(table.power[victim]):
            loot = i64(table.power[victim])
        table.pay(victim, loot)
        gain = table.gain_power(seat, loot)
    if table.events is not None:
        table.note(
            "decay", "decay robs" if victim != NO_GOD else "decay",
            {"who": seat, "at": hex_text(at), "victim": victim, "gain": gain},
        )  # fmt: skip


def can_lift(table: GodsTable, at: i64) -> bool:
    """May the desert there be moved? Only the option `split_field = forbidden` ever says no."""
    return not table.numbers().keep_together or table.field.hangs_together(at)


def any_desert_to_lift(table: GodsTable) -> bool:
    for i in range(i64(len(table.deserts))):
        if can_lift(table, i64(table.deserts[i])):
            return True
    return False


def lift_desert(table: GodsTable, at: i64) -> None:
    table.field.lift(at)
    table.drop_desert(at)
    table.site = at


def settle_desert(table: GodsTable, at: i64) -> None:
    """Put the lifted desert down again."""
    table.field.put(at, DESERT)
    table.add_desert(at)
    if table.events is not None:
        table.note(
            "desert moved", "desert moves",
            {"who": table.active, "from": hex_text(table.site), "at": hex_text(at)},
        )  # fmt: skip
    table.site = 0
