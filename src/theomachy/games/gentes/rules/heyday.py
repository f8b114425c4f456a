"""The heyday phase: turns, and refilling the display (GENTES-T-04 to T-07, T-22 to T-24)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64, u8

from theomachy.core.position import CHANCE
from theomachy.games.gentes.rules.actions import OPEN, declare, pack
from theomachy.games.gentes.rules.additional import add_additional, add_conversions, clear_action, take_bonus
from theomachy.games.gentes.rules.main_actions import add_main_actions
from theomachy.games.gentes.rules.phases import AFTER, ERA_BEGUN, MENU, NEXT_ROUND, NEXT_TURN, REFILL, TURN_DONE
from theomachy.games.gentes.rules.state import GentesTable
from theomachy.games.gentes.rules.tables import bit
from theomachy.games.gentes.rules.under_way import END_OF_TURN, FIRST_DISPLAY, NOTHING

# ---- the kinds of this chapter

END: Final = 10
KINDS: Final[tuple[int, ...]] = declare(
    (END, "end", ("button:end",), (AFTER,)),
)  # fmt: skip


def against(table: GentesTable, kind: i64, x: i64, y: i64) -> str:
    return OPEN


def do(table: GentesTable, kind: i64, x: i64, y: i64) -> bool:
    """Does it, if it is of this chapter."""
    if kind == END:
        end_turn(table)
    else:
        return False
    return True


# ---- whose turn it is


def begin_round(table: GentesTable) -> bool:
    """The starting player begins; gives False if nobody has a free space (GENTES-T-04, GENTES-T-06)."""
    if table.events is not None:
        table.write("round", "GENTES-T-01", {"n": table.round, "era": table.era()})
    return begin_turn_from(table, table.starter)


def begin_turn_from(table: GentesTable, seat: i64) -> bool:
    """The turn of the first player, clockwise from this seat, who has a free space (GENTES-T-04, GENTES-T-06).

    It does not matter when the space became free (GENTES-R-39). False without one: the phase ends (GENTES-T-23).
    """
    for _ in range(table.players):
        if table.free(seat) > 0:
            begin_turn(table, seat)
            return True
        seat = table.after(seat)
    return False


def begin_turn(table: GentesTable, seat: i64) -> None:
    table.now.become(NOTHING)
    table.forget_uses()
    table.active = seat
    table.turn = seat
    table.phase = MENU


# ---- the menus of a turn


def ask_turn(table: GentesTable) -> vec[i32]:
    """A main action must be done (GENTES-T-05); before it additional actions may be (GENTES-T-07)."""
    seat = table.active
    out = add_main_actions(table, seat, vec[i32](capacity=40))
    return add_conversions(table, seat, add_additional(table, seat, out))


def main_action_done(table: GentesTable) -> None:
    take_bonus(table)
    clear_action(table)
    table.phase = AFTER


def ask_after(table: GentesTable) -> vec[i32]:
    """After the main action once more, also with a full track (GENTES-T-07, GENTES-R-38)."""
    seat = table.active
    out = add_conversions(table, seat, add_additional(table, seat, vec[i32]()))
    return append(out, pack(END, 0, 0))


def end_turn(table: GentesTable) -> None:
    table.phase = TURN_DONE


# ---- the display


def is_filled(table: GentesTable) -> bool:
    return table.stack == 0 or i64(len(table.display)) >= table.fixed.display_size


def refill(table: GentesTable, why: i64) -> None:
    """CHANCE lays cards out until the display is full or the stack empty (GENTES-S-20, GENTES-T-22).

    Only at the end of a turn, not within it (GENTES-R-31).
    """
    table.now.refill_for = why
    table.phase = REFILL
    table.turn = CHANCE
    if is_filled(table):
        filled(table)


def filled(table: GentesTable) -> None:
    """How it goes on depends on what the display was filled for."""
    why = table.now.refill_for
    table.now.refill_for = 0
    if why == FIRST_DISPLAY:
        table.phase = NEXT_ROUND
    elif why == END_OF_TURN:
        table.phase = NEXT_TURN
    else:
        table.phase = ERA_BEGUN


def revealed(table: GentesTable, card: i64) -> None:
    table.stack ^= bit(card)
    table.display = append(table.display, u8(card))
    if table.events is not None:
        clauses = ["GENTES-S-20", "GENTES-T-22", "GENTES-T-35"]
        clause = clauses[table.now.refill_for]
        table.write("laid out", clause, {"card": table.fixed.card_ids[card], "n": i64(len(table.display))})
    if is_filled(table):
        filled(table)
