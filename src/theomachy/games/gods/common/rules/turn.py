"""The steps of a turn that both editions have. How a turn begins, refills and ends is each edition's own chapter."""

from __future__ import annotations

from mypy_extensions import i64, u8

from theomachy.core.position import CHANCE, NOBODY
from theomachy.games.gods.common.rules.cards import EMPTY, EXTRA, TEMPLE, TRIBES, WHIRLWIND, card_of
from theomachy.games.gods.common.rules.placing import any_desert_to_lift, lift_desert
from theomachy.games.gods.common.rules.table import (
    ACTION,
    AFTER,
    ONCE_DISCARD,
    ONCE_MOVE,
    ONCE_TEMPLE,
    OVER,
    REFILL,
    STARTER,
    WHERE_TO,
    GodsTable,
)  # fmt: skip
from theomachy.parts.hexes import FAR_BITS


def seat_temple(table: GodsTable, seat: i64) -> bool:
    """CHANCE has given the next temple of the constellation to this seat. True if it was the last."""
    fixed = table.numbers()
    placed: i64 = 0
    for other in range(table.players):
        if i64(table.temples[other]) < fixed.temples:
            placed += 1
    table.field.put(fixed.slots[placed], card_of(TEMPLE, seat))
    table.temples[seat] -= 1
    if table.events is not None:
        table.note("seated", "seated", {"who": seat})
    return placed + 1 == table.players


def ask_who_starts(table: GodsTable) -> None:
    table.phase = STARTER
    table.turn = CHANCE


def open_turn(table: GodsTable, seat: i64) -> None:
    table.active = seat
    table.turns += 1
    table.used = 0
    table.fresh = 0
    table.actions_left = table.numbers().actions


def collect(table: GodsTable) -> None:
    """The first step: the player on turn gets power."""
    seat = table.active
    gain = table.gain_power(seat, table.numbers().income)
    if table.events is not None:
        table.note("turn", "collect", {"who": seat, "gain": gain, "power": i64(table.power[seat])})


def empty_spaces(table: GodsTable) -> i64:
    need: i64 = 0
    if table.display[0] == EMPTY:
        need += 1
    if table.display[1] == EMPTY:
        need += 1
    return need


def ask_for_card(table: GodsTable) -> None:
    table.phase = REFILL
    table.turn = CHANCE


def take_from_supply(table: GodsTable, kind: i64) -> None:
    table.supply.take(kind)
    if table.events is not None:
        table.note("drawn", "refill", {"card": kind})


def lay_open(table: GodsTable, kind: i64) -> None:
    """The card goes onto the first empty space of the display."""
    if table.display[0] == EMPTY:
        table.display[0] = u8(kind)
    else:
        table.display[1] = u8(kind)


def begin_actions(table: GodsTable) -> None:
    table.phase = ACTION
    table.turn = table.active


def can_act(table: GodsTable) -> bool:
    """Is any action possible? A tribe can always be placed for the price of one neighbour."""
    if table.field.bits >= FAR_BITS:  # deserts have wandered so far that the end of the board may close that hex
        return len(table.legal(table.active)) > 0
    fixed = table.numbers()
    seat = table.active
    power: i64 = i64(table.power[seat])
    used = table.used
    for slot in range(i64(2)):
        kind: i64 = i64(table.display[slot])
        if kind == EMPTY:
            continue
        if used & ONCE_DISCARD == 0:
            return True
        if kind <= TRIBES:
            if power >= fixed.tribe_price:
                return True
        elif table.may_play_other(kind) and (kind != WHIRLWIND or fixed.whirlwind_idle or any_desert_to_lift(table)):
            return True
    if used & ONCE_TEMPLE == 0 and table.temples[seat] > 0 and power >= fixed.temple_price:
        return True
    return used & ONCE_MOVE == 0 and power >= fixed.move_price and any_desert_to_lift(table)


def turn_goes_on(table: GodsTable) -> bool:
    """After a complete action: is there another one to make, or an extra action to be played?"""
    if table.actions_left > 0:
        if can_act(table):
            return True
        table.actions_left = 0
        if table.events is not None:
            table.note("forfeit", "no action possible", {"who": table.active})
    if table.old_extras(table.active) > 0 and can_act(table):
        table.phase = AFTER
        return True
    return False


def next_seat(table: GodsTable) -> i64:
    seat = table.active + 1
    if seat == table.players:
        return 0
    return seat


def end_game(table: GodsTable, clause: str) -> None:
    table.phase = OVER
    table.turn = NOBODY
    table.ending = clause
    if table.events is not None:
        winners: list[object] = []
        points: i64 = 0
        for seat in range(table.players):
            if table.rank(seat) == 1:
                winners.append(seat)
                points = table.score(seat)
        table.write("game over", clause, {"clause": clause, "winners": winners, "points": points})


# ---- actions that put nothing onto the field


def take_extra(table: GodsTable) -> None:
    seat = table.active
    table.leave_display(EXTRA)
    table.extras[seat] += 1
    table.fresh += 1
    if table.events is not None:
        table.note("extra taken", "take extra", {"who": seat})


def play_extra(table: GodsTable) -> None:
    """Not an action in itself; it adds one to the turn."""
    seat = table.active
    table.extras[seat] -= 1
    table.boxed[EXTRA] += 1
    table.actions_left += 1
    table.phase = ACTION
    if table.events is not None:
        table.note("extra played", "play extra", {"who": seat})


def use_whirlwind(table: GodsTable) -> None:
    table.leave_display(WHIRLWIND)
    table.boxed[WHIRLWIND] += 1
    if table.events is not None:
        table.note("whirlwind", "whirlwind", {"who": table.active})


def whirl(table: GodsTable, at: i64) -> None:
    """The whirlwind lifts the desert there."""
    use_whirlwind(table)
    lift_desert(table, at)
    table.phase = WHERE_TO


def move_desert(table: GodsTable, at: i64) -> None:
    """Pay, and lift the desert there."""
    price = table.numbers().move_price
    table.pay(table.active, price)
    if table.events is not None:
        table.note("move paid", "move desert", {"who": table.active, "price": price})
    lift_desert(table, at)
    table.phase = WHERE_TO
