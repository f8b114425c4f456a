"""Theft on the Steal spaces (PG-A-71, PG-R-45, PG-R-46)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64, u8

from theomachy.core.position import CHANCE
from theomachy.games.playing_gods.rules.actions import PASS, declare, pack
from theomachy.games.playing_gods.rules.cards import (
    ALL_ELEMENTS,
    BACKS,
    CARDS,
    ELEMENTS,
    IMMUNITIES,
    WRATH,
    back_of,
    end_with,
    first_with,
    slot,
)  # fmt: skip
from theomachy.games.playing_gods.rules.hands import add, drop, forget, forget_one_of, make_pair, makes_pair, see_hand
from theomachy.games.playing_gods.rules.leaving import settle
from theomachy.games.playing_gods.rules.numbers import STEAL_SPACE
from theomachy.games.playing_gods.rules.phases import LOOTING, STEALING, TAKING, THEN_END_TURN
from theomachy.games.playing_gods.rules.state import Table
from theomachy.games.playing_gods.rules.untimely import IN_TURN, asks, has_landed, not_there, not_yours

# ---- the kinds of this chapter

STEAL: Final = 9  # x: seat
TAKE: Final = 10  # x: card of the hand
TAKE_OPEN: Final = 11  # x: element of an open immunity
TAKE_BACK: Final = 12  # x: WRATH or CONVERSION
LOOT: Final = 31  # x: card of a blind theft
KINDS: Final[tuple[int, ...]] = declare(
    (STEAL, "steal {god}", ("god:{god}",), (STEALING,)),
    (TAKE, "take {card}", ("loot:{card}",), (TAKING,)),
    (TAKE_OPEN, "take open immunity_{element}", ("open:{element}",), (TAKING,)),
    (TAKE_BACK, "take {back}", ("back:{back}",), (TAKING,)),
    (LOOT, "loot {card}", (), (LOOTING,)),
)  # fmt: skip


def against(table: Table, player: i64, kind: i64, x: i64) -> str:
    if kind == STEAL:
        return against_steal(table, player)
    if kind == LOOT:
        return against_loot(table, player, x)
    return against_take(table, player, kind)


def do(table: Table, kind: i64, x: i64) -> bool:
    """Does it, if it is of this chapter."""
    if kind == STEAL:
        rob(table, x)
    elif kind == TAKE or kind == LOOT:
        take(table, x)
    elif kind == TAKE_OPEN:
        take_open(table, x)
    elif kind == TAKE_BACK:
        take_back(table, x)
    else:
        return False
    return True


# ---- from whom


def can_rob(table: Table, seat: i64) -> bool:
    """Another god in play who has a hand card or an open immunity; all can see that. Permanents are safe (PG-R-38)."""
    if seat == table.active or not table.in_play(seat):
        return False
    return table.has_hidden(seat) or table.immune[seat] != 0


def ask_steal(table: Table) -> None:
    """The Steal space (PG-T-13)."""
    table.then = THEN_END_TURN
    for seat in range(table.players):
        if can_rob(table, seat):
            table.phase = STEALING
            return
    table.proceed()


def add_victims(table: Table, out: vec[i32]) -> vec[i32]:
    for seat in range(table.players):
        if can_rob(table, seat):
            out = append(out, pack(STEAL, seat))
    return append(out, pack(PASS, 0))  # voluntary (PG-R-08)


def against_steal(table: Table, player: i64) -> str:
    if not asks(table, STEAL):
        return not_there(table, player, STEAL_SPACE, "PG-T-13")
    return "PG-R-46" if player == table.turn else not_yours(table, player)


def rob(table: Table, seat: i64) -> None:
    table.victim = seat
    table.phase = TAKING
    if table.events is not None:
        table.write("robs", "PG-A-71", {"who": table.active, "god": seat})
    if not table.fixed.blind:
        see_hand(table, table.active, seat)
        if table.events is not None:
            whole = [card for card in range(CARDS) for _ in range(table.holds(seat, card))]
            table.whisper(table.active, "looks", "PG-R-45", {"god": seat, "cards": whole})


# ---- what


def can_take_open(table: Table, element: i64) -> bool:
    """An immunity that lies open can be stolen too (PG-A-14)."""
    return i64(table.immune[table.victim]) >> element & 1 != 0


def add_takes(table: Table, out: vec[i32]) -> vec[i32]:
    """A card of the hand, seen or by its back (PG-R-45), or an open immunity (PG-R-46)."""
    if table.fixed.blind:
        for back in range(i64(BACKS)):
            if table.hidden(table.victim, back) > 0:
                out = append(out, pack(TAKE_BACK, back))
    else:
        for card in range(i64(CARDS)):
            if table.holds(table.victim, card) > 0:
                out = append(out, pack(TAKE, card))
    for element in range(i64(ELEMENTS)):
        if can_take_open(table, element):
            out = append(out, pack(TAKE_OPEN, element))
    return out


def against_take(table: Table, player: i64, kind: i64) -> str:
    """One of the three ways of taking a card."""
    if not asks(table, kind):
        chosen = table.phase == LOOTING and has_landed(table, player, STEAL_SPACE)
        return IN_TURN if chosen else "PG-A-71"
    if player != table.turn:
        return not_yours(table, player)
    if (kind == TAKE and table.fixed.blind) or (kind == TAKE_BACK and not table.fixed.blind):
        return "PG-R-45"
    return "PG-R-46"


def take_back(table: Table, back: i64) -> None:
    """A blind theft: CHANCE says which card it is."""
    table.pile = back
    table.phase = LOOTING
    table.turn = CHANCE


def add_loot(table: Table, out: vec[i32]) -> vec[i32]:
    """CHANCE: any hand card with the back that the thief chose."""
    for card in range(first_with(table.pile), end_with(table.pile)):
        if table.holds(table.victim, card) > 0:
            out = append(out, pack(LOOT, card))
    return out


def against_loot(table: Table, player: i64, card: i64) -> str:
    """Chance alone says which card a blind thief gets, of that hand and with that back."""
    return "PG-R-62" if asks(table, LOOT) and player == table.turn and card >= CARDS else "PG-R-45"


def take_open(table: Table, element: i64) -> None:
    """An open immunity stays open with the thief."""
    table.immune[table.victim] &= u8(ALL_ELEMENTS - (1 << element))
    table.immune[table.active] |= u8(1 << element)
    if table.events is not None:
        data: dict[str, object] = {"who": table.active, "god": table.victim, "card": IMMUNITIES + element}
        table.write("stole open", "PG-A-14", data)
    over(table)


def take(table: Table, card: i64) -> None:
    """A card changes hands; only thief and victim learn which, unless it makes a pair."""
    thief = table.active
    victim = table.victim
    back = back_of(card)
    if table.events is not None:
        table.write("stole", "PG-R-46", {"who": thief, "god": victim, "back": back})
        data: dict[str, object] = {"who": thief, "god": victim, "card": card}
        table.whisper(thief, "stole this", "PG-R-46", data)
        table.whisper(victim, "stole this", "PG-R-46", data)
    if makes_pair(table, thief, card) or i64(table.public[slot(victim, card)]) == table.hidden(victim, back):
        forget(table, victim, card)  # everybody can tell which card it was
        table.public[slot(thief, card)] += 1
    else:
        for viewer in range(table.players):
            if viewer != thief and viewer != victim and table.knows(viewer, victim, card) == table.hidden(victim, back):
                table.seen[table.seen_slot(viewer, thief, card)] += 1
        forget_one_of(table, victim, back, thief)
        mine = table.seen_slot(thief, victim, card)
        if table.seen[mine] > 0:
            table.seen[mine] -= 1
        table.seen[table.seen_slot(victim, thief, card)] += 1
        if back == WRATH:
            table.bare[thief] = 0
    drop(table, victim, card)
    add(table, thief, card)
    make_pair(table, thief, card)
    over(table)


def over(table: Table) -> None:
    table.victim = 0
    table.pile = WRATH
    table.turn = table.active
    settle(table, False)
