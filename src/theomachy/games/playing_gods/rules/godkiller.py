"""The Godkiller: as an attack on its own space, and in need (PG-A-60 to PG-A-64)."""

from __future__ import annotations

from mypy_extensions import i64

from theomachy.games.playing_gods.rules import attack, conversion
from theomachy.games.playing_gods.rules.cards import CONVERSION, GODKILLER
from theomachy.games.playing_gods.rules.hands import clear_table, show
from theomachy.games.playing_gods.rules.leaving import goes_out, settle
from theomachy.games.playing_gods.rules.state import DEAD, KILLING_GOD, THEN_END_TURN, Table


def ask_godkill(table: Table) -> None:
    """Everybody with a hidden conversion card is asked (PG-R-63)."""
    table.then = THEN_END_TURN
    if table.hidden(table.active, CONVERSION) > 0:
        table.phase = KILLING_GOD
    else:
        table.proceed()


def can_godkill(table: Table, seat: i64) -> bool:
    return seat != table.active and table.in_play(seat) and table.holds(table.active, GODKILLER) > 0


def godkill(table: Table, seat: i64) -> None:
    show(table, table.active, GODKILLER)
    if table.events is not None:
        table.write("godkill", "PG-A-60", {"who": table.active, "god": seat})
    clear_table(table)
    goes_out(table, seat, DEAD, "PG-A-61")
    settle(table, True)


def save(table: Table) -> None:
    """The attack or conversion fails entirely, for all (PG-A-63, PG-R-48)."""
    show(table, table.turn, GODKILLER)
    if table.events is not None:
        table.write("saved", "PG-A-63", {"who": table.turn})
    if table.form != 0:
        attack.over(table)
    else:
        conversion.over(table)


def accept(table: Table) -> None:
    """The god in danger does not show it."""
    if table.form != 0:
        attack.ask_rescue(table, table.after(table.turn))
    else:
        conversion.carry_out(table)
