"""How a turn begins, refills the display and ends, and how the game does (GODS2-T, GODS2-X)."""

from __future__ import annotations

from mypy_extensions import i64, u8

from theomachy.games.gods.common.rules.cards import EMPTY
from theomachy.games.gods.common.rules.table import ACTION
from theomachy.games.gods.common.rules.turn import (
    ask_for_card,
    begin_actions,
    collect,
    empty_spaces,
    end_game,
    next_seat,
    open_turn,
    take_from_supply,
    turn_goes_on,
)  # fmt: skip
from theomachy.games.gods.second.rules.state import SecondTable


def begin_turn(table: SecondTable, seat: i64) -> None:
    """Collect power, then begin the refill (GODS2-T-02)."""
    open_turn(table, seat)
    collect(table)
    begin_refill(table)


def begin_refill(table: SecondTable) -> None:
    """GODS2-R-07, to the letter."""
    need = empty_spaces(table)
    if table.supply.left < need:
        end_game(table, "GODS2-X-03")
    elif need == 0:
        begin_actions(table)
    else:
        ask_for_card(table)


def drawn(table: SecondTable, kind: i64) -> None:
    """CHANCE has drawn a card for the display."""
    take_from_supply(table, kind)
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
            table.write("put back", "GODS2-T-08", {"card": other, "number": table.aside})
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
        table.write("put aside", "GODS2-T-06", {"card": kind})


def discard(table: SecondTable, kind: i64) -> None:
    """The card goes back into the sack (GODS2-A-29)."""
    table.leave_display(kind)
    table.supply.put(kind)
    if table.events is not None:
        table.note("discarded", "discard", {"who": table.active, "card": kind})


def finish_action(table: SecondTable) -> None:
    """An action is complete: give nations (GODS2-R-29), look for the end (GODS2-R-34), then go on with the turn."""
    table.phase = ACTION
    table.site = 0
    if len(table.due) > 0:
        table.settle()
    if table.news:
        table.news = False
        for seat in range(table.players):
            if table.points(seat) >= table.fixed.limit:
                end_game(table, "GODS2-X-01")
                return
    table.actions_left -= 1
    if not turn_goes_on(table):
        end_turn(table)


def end_turn(table: SecondTable) -> None:
    if table.fixed.max_turns > 0 and table.turns >= table.fixed.max_turns:
        end_game(table, "GODS2-R-37")
    else:
        begin_turn(table, next_seat(table))
