"""The three steps of a turn and how the game goes from one to the next (GODS2-T, GODS2-X)."""

from __future__ import annotations

from mypy_extensions import i64, u8

from theomachy.core.event import Event
from theomachy.core.position import CHANCE, NOBODY
from theomachy.games.gods_common.cards import EMPTY, EXTRA, TRIBES, WHIRLWIND
from theomachy.games.gods_common.placing import any_desert_to_lift
from theomachy.games.gods_common.table import ACTION, AFTER, OVER, REFILL
from theomachy.games.gods_second.state import ONCE_DISCARD, ONCE_MOVE, ONCE_TEMPLE, SecondTable
from theomachy.parts.hexes import FAR_BITS


def write(table: SecondTable, kind: str, clause: str, data: dict[str, object]) -> None:
    events = table.events
    if events is not None:
        events.append(Event(kind, clause, data))


def end_game(table: SecondTable, clause: str) -> None:
    table.phase = OVER
    table.turn = NOBODY
    table.ending = clause
    if table.events is not None:
        write(table, "game over", clause, {"clause": clause})


def begin_turn(table: SecondTable, seat: i64) -> None:
    """Collect power, then begin the refill (GODS2-T-02)."""
    table.active = seat
    table.turns += 1
    table.used = 0
    table.fresh = 0
    table.actions_left = table.fixed.actions
    gain = table.gain_power(seat, table.fixed.income)
    if table.events is not None:
        write(table, "turn", "GODS2-T-03", {"who": seat, "gain": gain, "power": i64(table.power[seat])})
    begin_refill(table)


def begin_refill(table: SecondTable) -> None:
    """GODS2-R-07, to the letter."""
    need: i64 = 0
    if table.display[0] == EMPTY:
        need += 1
    if table.display[1] == EMPTY:
        need += 1
    if table.supply.left < need:
        end_game(table, "GODS2-X-03")
    elif need == 0:
        begin_actions(table)
    else:
        table.phase = REFILL
        table.turn = CHANCE


def drawn(table: SecondTable, kind: i64) -> None:
    """CHANCE has drawn a card for the display."""
    table.supply.take(kind)
    if table.events is not None:
        write(table, "drawn", "GODS2-T-05", {"card": kind})
    other: i64 = i64(table.display[1])
    if table.display[0] == EMPTY:
        slot: i64 = 0
    else:
        slot = 1
        other = i64(table.display[0])
    if kind == other:
        twin(table, kind, slot)
        return
    table.display[slot] = u8(kind)
    if other == EMPTY:
        return  # the other space comes next
    if table.aside > 0:
        table.supply.put(other, table.aside)
        if table.events is not None:
            write(table, "put back", "GODS2-T-08", {"card": other, "number": table.aside})
        table.aside = 0
    begin_actions(table)


def twin(table: SecondTable, kind: i64, slot: i64) -> None:
    """The card just drawn is identical to the one on the display."""
    if table.aside == 0 and table.supply.only(kind):
        table.display[slot] = u8(kind)
        end_game(table, "GODS2-X-02")
        return
    table.aside += 1
    if table.events is not None:
        write(table, "put aside", "GODS2-T-06", {"card": kind})


def begin_actions(table: SecondTable) -> None:
    table.phase = ACTION
    table.turn = table.active


def can_act(table: SecondTable) -> bool:
    """Is any action possible? A tribe can always be placed for the price of one neighbour (GODS2-R-16)."""
    if table.field.bits >= FAR_BITS:  # deserts have wandered so far that GODS2-R-46 may close that hex
        return len(table.legal(table.active)) > 0
    fixed = table.fixed
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
        elif table.may_play_other(kind) and (
            kind != WHIRLWIND or fixed.whirlwind_idle or any_desert_to_lift(table)
        ):
            return True
    if used & ONCE_TEMPLE == 0 and table.temples[seat] > 0 and power >= fixed.temple_price:
        return True
    return used & ONCE_MOVE == 0 and power >= fixed.move_price and any_desert_to_lift(table)


def finish_action(table: SecondTable) -> None:
    """An action is complete: look for the end (GODS2-R-34), then go on with the turn."""
    table.phase = ACTION
    table.site = 0
    if table.news:
        table.news = False
        for seat in range(table.players):
            if table.points(seat) >= table.fixed.limit:
                end_game(table, "GODS2-X-01")
                return
    table.actions_left -= 1
    go_on(table)


def go_on(table: SecondTable) -> None:
    """The next action; or an extra action, if one can be played; or the end of the turn."""
    if table.actions_left > 0:
        if can_act(table):
            return
        table.actions_left = 0
        if table.events is not None:
            write(table, "forfeit", "GODS2-R-19", {"who": table.active})
    if table.old_extras(table.active) > 0 and can_act(table):
        table.phase = AFTER
        return
    end_turn(table)


def end_turn(table: SecondTable) -> None:
    if table.fixed.max_turns > 0 and table.turns >= table.fixed.max_turns:
        end_game(table, "GODS2-R-37")
        return
    seat = table.active + 1
    if seat == table.players:
        seat = 0
    begin_turn(table, seat)


def play_extra(table: SecondTable) -> None:
    """Not an action in itself (GODS2-A-25); it adds one to the turn."""
    seat = table.active
    table.extras[seat] -= 1
    table.boxed[EXTRA] += 1
    table.actions_left += 1
    table.phase = ACTION
    if table.events is not None:
        write(table, "extra played", "GODS2-A-24", {"who": seat})


def take_extra(table: SecondTable) -> None:
    seat = table.active
    table.leave_display(EXTRA)
    table.extras[seat] += 1
    table.fresh += 1
    if table.events is not None:
        write(table, "extra taken", "GODS2-A-23", {"who": seat})


def discard(table: SecondTable, kind: i64) -> None:
    table.leave_display(kind)
    table.supply.put(kind)
    if table.events is not None:
        write(table, "discarded", "GODS2-A-29", {"who": table.active, "card": kind})


def use_whirlwind(table: SecondTable) -> None:
    table.leave_display(WHIRLWIND)
    table.boxed[WHIRLWIND] += 1
    if table.events is not None:
        write(table, "whirlwind", "GODS2-A-20", {"who": table.active})
