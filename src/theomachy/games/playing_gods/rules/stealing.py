"""Theft on the Steal spaces (PG-A-71, PG-R-45, PG-R-46)."""

from __future__ import annotations

from mypy_extensions import i64, u8

from theomachy.core.position import CHANCE
from theomachy.games.playing_gods.rules.cards import CARDS, IMMUNITIES, WRATH, WRATH_KINDS, back_of
from theomachy.games.playing_gods.rules.hands import add, drop, forget, forget_one_of, make_pair, makes_pair, see_hand
from theomachy.games.playing_gods.rules.leaving import settle
from theomachy.games.playing_gods.rules.state import LOOTING, STEALING, TAKING, THEN_END_TURN, Table


def can_rob(table: Table, seat: i64) -> bool:
    """Another god in play who has a hand card or an open immunity; all can see that."""
    if seat == table.active or not table.in_play(seat):
        return False
    return table.has_hidden(seat) or table.immune[seat] != 0


def ask_steal(table: Table) -> None:
    table.then = THEN_END_TURN
    for seat in range(table.players):
        if can_rob(table, seat):
            table.phase = STEALING
            return
    table.proceed()


def rob(table: Table, seat: i64) -> None:
    table.victim = seat
    table.phase = TAKING
    if table.events is not None:
        table.write("robs", "PG-A-71", {"who": table.active, "god": seat})
    if not table.fixed.blind:
        see_hand(table, table.active, seat)
        if table.events is not None:
            whole = [card for card in range(CARDS) for _ in range(table.hand[seat * CARDS + card])]
            table.whisper(table.active, "looks", "PG-R-45", {"god": seat, "cards": whole})


def can_take(table: Table, card: i64) -> bool:
    return not table.fixed.blind and table.holds(table.victim, card) > 0


def can_take_open(table: Table, element: i64) -> bool:
    return i64(table.immune[table.victim]) >> element & 1 != 0


def can_take_back(table: Table, back: i64) -> bool:
    return table.fixed.blind and table.hidden(table.victim, back) > 0


def take_back(table: Table, back: i64) -> None:
    """A blind theft: CHANCE says which card it is."""
    table.pile = back
    table.phase = LOOTING
    table.turn = CHANCE


def take_open(table: Table, element: i64) -> None:
    """An open immunity stays open with the thief."""
    table.immune[table.victim] &= u8(15 - (1 << element))
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
    if makes_pair(table, thief, card) or i64(table.public[victim * CARDS + card]) == table.hidden(victim, back):
        forget(table, victim, card)  # everybody can tell which card it was
        table.public[thief * CARDS + card] += 1
    else:
        for viewer in range(table.players):
            if viewer != thief and viewer != victim and table.knows(viewer, victim, card) == table.hidden(victim, back):
                table.seen[(viewer * table.players + thief) * CARDS + card] += 1
        forget_one_of(table, victim, back, thief)
        mine = (thief * table.players + victim) * CARDS + card
        if table.seen[mine] > 0:
            table.seen[mine] -= 1
        table.seen[(victim * table.players + thief) * CARDS + card] += 1
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


def loot_first(table: Table) -> i64:
    """The first kind of card with the back that a blind thief chose."""
    if table.pile == WRATH:
        return 0
    return WRATH_KINDS


def loot_end(table: Table) -> i64:
    if table.pile == WRATH:
        return WRATH_KINDS
    return CARDS
