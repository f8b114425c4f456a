"""How a turn begins, turns up tiles and ends, and how the game does (GODS1-T, GODS1-B, GODS1-X)."""

from __future__ import annotations

from mypy_extensions import i64

from theomachy.games.gods.common.rules.cards import EMPTY, END_TILE
from theomachy.games.gods.common.rules.table import ACTION, LAST_TURN
from theomachy.games.gods.common.rules.turn import (
    ask_for_card,
    begin_actions,
    collect,
    empty_spaces,
    end_game,
    lay_open,
    next_seat,
    open_turn,
    take_from_supply,
    turn_goes_on,
)  # fmt: skip
from theomachy.games.gods.first.rules.state import FirstTable
from theomachy.games.gods.first.rules.villages import village_end


def begin_turn(table: FirstTable, seat: i64) -> None:
    """First the village end, with the tiles held at this moment (GODS1-R-12); then the turn itself."""
    open_turn(table, seat)
    clause = village_end(table, seat)
    if clause:
        table.phase = LAST_TURN
        table.turn = seat
        if table.events is not None:
            table.write("village end", clause, {"who": seat})
    else:
        take_crystals(table)


def end_by_villages(table: FirstTable) -> None:
    """The owner ends the game at once; no crystals are taken (GODS1-R-13)."""
    end_game(table, village_end(table, table.active))


def play_on(table: FirstTable) -> None:
    """The owner plays one complete turn; then the game ends, whatever the field looks like (GODS1-R-13)."""
    table.last = True
    if table.events is not None:
        table.write("last turn", "GODS1-X-04", {"who": table.active})
    take_crystals(table)


def take_crystals(table: FirstTable) -> None:
    collect(table)
    begin_refill(table)


def begin_refill(table: FirstTable) -> None:
    """A bag can be too small (GODS1-B-03); the pile cannot: its end tile comes up before it runs out (GODS1-R-35)."""
    need = empty_spaces(table)
    if need == 0:
        begin_actions(table)
    elif table.fixed.bag and table.supply.left < need:
        end_game(table, "GODS1-B-03")
    else:
        ask_for_card(table)


def drawn(table: FirstTable, kind: i64) -> None:
    """CHANCE has turned up a tile of the pile, or drawn one from the bag."""
    take_from_supply(table, kind)
    lay_open(table, kind)
    if kind == END_TILE:
        end_game(table, "GODS1-X-01")
    elif empty_spaces(table) == 0 and not twins_go_back(table):
        begin_actions(table)


def twins_go_back(table: FirstTable) -> bool:
    """Two identical tiles from a bag go back, unless there is nothing else (GODS1-B-04, GODS1-R-21)."""
    kind: i64 = i64(table.display[0])
    if not table.fixed.bag or kind != i64(table.display[1]) or table.supply.only(kind):
        return False
    table.display[0] = EMPTY
    table.display[1] = EMPTY
    table.supply.put(kind, 2)
    if table.events is not None:
        table.write("twins back", "GODS1-B-04", {"card": kind})
    return True


def discard(table: FirstTable, kind: i64) -> None:
    """The tile leaves the game (GODS1-A-21)."""
    table.leave_display(kind)
    table.boxed[kind] += 1
    if table.events is not None:
        table.note("discarded", "discard", {"who": table.active, "card": kind})


def finish_action(table: FirstTable) -> None:
    """An action is complete: give villages (GODS1-R-10), then go on with the turn."""
    table.phase = ACTION
    table.site = 0
    if len(table.due) > 0:
        table.settle()
    table.actions_left -= 1
    if not turn_goes_on(table):
        end_turn(table)


def end_turn(table: FirstTable) -> None:
    if table.last:
        end_game(table, "GODS1-X-04")
    else:
        begin_turn(table, next_seat(table))
