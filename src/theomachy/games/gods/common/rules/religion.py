"""Religion: the five cases that decide it for a new tribe, the stones that show it, and conversion by temples."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from theomachy.games.gods.common.rules.actions import GIVE_STONE, pack
from theomachy.games.gods.common.rules.cards import (
    DESERT,
    GOD_SHIFT,
    KIND_BITS,
    NO_GOD,
    TEMPLE,
    card_of,
    god_of,
    hex_text,
    is_tribe,
    kind_of,
)
from theomachy.games.gods.common.rules.state import STONE, GodsTable, by_colour
from theomachy.parts.hexes import step

# The cases as the rules documents number them, and the two that stricter options add.
ONE_TEMPLE_GOD: Final = 1  # GODS1-A-03, GODS2-A-05
TEMPLES_DIFFER: Final = 2  # GODS1-A-04, GODS2-A-06
ONE_TRIBE_GOD: Final = 3  # GODS1-A-05, GODS2-A-07; also if none of the tribes has a stone: then the god is nobody
TRIBES_DIFFER: Final = 4  # GODS1-A-06, GODS2-A-08, whatever the rulebook's example says (GODS2-R-11)
NOTHING_BESIDE: Final = 5  # GODS1-A-07, GODS2-A-09; deserts and decays are neutral (GODS2-R-38)
ANY_CONFLICT: Final = 6  # temple_precedence = any_conflict: GODS1-R-07, GODS2-R-09
STONELESS_BLOCKS: Final = 7  # stoneless_neighbours = block: GODS1-R-09, GODS2-R-10
CASES: Final = 8


# ---- the religion of a new tribe


def religion_of(table: GodsTable, at: i64) -> i64:
    """Case and god of a tribe on this hex in one number, for `case_in` and `god_in`.

    Temples decide; tribes are looked at only without one, those without a stone not at all (GODS1-R-07, GODS1-R-09,
    GODS2-R-09, GODS2-R-10). Who places the tribe does not matter (GODS2-A-04, GODS2-R-14).
    """
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
        kind = card & KIND_BITS
        god = (card >> GOD_SHIFT) - 1
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
            return TEMPLES_DIFFER
        if table.numbers().any_conflict and tribe != NO_GOD and (tribes_differ or tribe != temple):
            return ANY_CONFLICT
        return ONE_TEMPLE_GOD + CASES * (temple + 1)
    if tribes == 0:
        return NOTHING_BESIDE
    if tribes_differ:
        return TRIBES_DIFFER
    if stoneless and table.numbers().stoneless_block:
        return STONELESS_BLOCKS
    return ONE_TRIBE_GOD + CASES * (tribe + 1)


def case_in(religion: i64) -> i64:
    return religion % CASES


def god_in(religion: i64) -> i64:
    return religion // CASES - 1


# ---- stones


def give_stone(table: GodsTable, at: i64, god: i64) -> None:
    """The tribe there, which bears no stone, gets one of this god's."""
    field = table.field
    colour = kind_of(field.card(at))
    field.change(at, card_of(colour, god))
    table.stones[god] -= 1
    table.tribes[by_colour(god, colour)] += 1
    if table.tribes_of(god, colour) % table.numbers().tribes_needed == 0:
        table.owe(god, colour, 1)


def take_stone(table: GodsTable, at: i64) -> None:
    """The stone on the tribe there goes home (GODS1-A-11, GODS2-A-13); a three may break (GODS1-V-05, GODS2-V-07)."""
    field = table.field
    card = field.card(at)
    colour = kind_of(card)
    god = god_of(card)
    field.change(at, card_of(colour, NO_GOD))
    table.stones[god] += 1
    if table.tribes_of(god, colour) % table.numbers().tribes_needed == 0:
        table.owe(god, colour, -1)
    table.tribes[by_colour(god, colour)] -= 1


def convert_beside(table: GodsTable, at: i64) -> None:
    """All tribes beside the new temple take its religion (GODS1-A-10, GODS2-A-12); nothing else ever converts
    (GODS1-R-08, GODS2-R-13).

    Foreign stones leave in any case, own ones stay (GODS1-A-11, GODS2-A-13). If the stock does not suffice for the
    rest, the owner chooses: the phase becomes STONE (GODS1-R-17, GODS2-R-15).
    """
    seat = table.active
    field = table.field
    waiting: i64 = 0
    for i in range(i64(6)):
        n = at + step(i)
        card: i64 = i64(field.cards[field.index(n)])
        if card == 0 or not is_tribe(card & KIND_BITS):
            continue
        god = (card >> GOD_SHIFT) - 1
        if god == seat:
            continue
        if god != NO_GOD:
            take_stone(table, n)
            if table.events is not None:
                clause = table.clause("stones go home")
                table.write("stone home", clause, {"god": god, "at": hex_text(n), "colour": card & KIND_BITS})
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
        table.write("stoneless", table.clause("too few stones"), {"who": seat})


# ---- which tribe gets one of the last stones (GODS1-R-17, GODS2-R-15)


def waits_for_stone(table: GodsTable, at: i64) -> bool:
    card = table.field.card(at)
    return is_tribe(kind_of(card)) and god_of(card) == NO_GOD


def waiting_beside(table: GodsTable) -> i64:
    """How many tribes beside the new temple still wait for a stone."""
    found: i64 = 0
    for i in range(i64(6)):
        if waits_for_stone(table, table.site + step(i)):
            found += 1
    return found


def stone_choices(table: GodsTable) -> vec[i32]:
    out: vec[i32] = vec[i32]()
    for i in range(i64(6)):
        at = table.site + step(i)
        if waits_for_stone(table, at):
            out = append(out, pack(GIVE_STONE, 0, at))
    return out


def against_stone(table: GodsTable) -> str:
    """Only a tribe beside the new temple that has no stone can get one."""
    return "no stones to choose" if table.phase != STONE else "too few stones"


def serve(table: GodsTable, at: i64) -> None:
    """The new temple's tribe at this hex gets its stone."""
    if table.events is not None:
        table.write(
            "converted", table.clause("temple converts"),
            {"god": table.active, "at": hex_text(at), "colour": kind_of(table.field.card(at))},
        )  # fmt: skip
    give_stone(table, at, table.active)


def stones_still_wanted(table: GodsTable) -> bool:
    """In phase STONE: is there a stone left, and a tribe beside the new temple that waits for it?"""
    return table.stones[table.active] > 0 and waiting_beside(table) > 0
