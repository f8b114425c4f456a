"""The Godkiller: as an attack on its own space, and in need (PG-A-60 to PG-A-64)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from theomachy.games.playing_gods.rules import conversion, kills
from theomachy.games.playing_gods.rules.actions import PASS, declare, pack
from theomachy.games.playing_gods.rules.cards import CONVERSION, GODKILLER
from theomachy.games.playing_gods.rules.hands import show
from theomachy.games.playing_gods.rules.leaving import goes_out, settle
from theomachy.games.playing_gods.rules.numbers import GODKILLER_SPACE
from theomachy.games.playing_gods.rules.phases import KILLING_GOD, SAVING, THEN_END_TURN
from theomachy.games.playing_gods.rules.piles import clear_table
from theomachy.games.playing_gods.rules.state import DEAD, Table
from theomachy.games.playing_gods.rules.untimely import asks, not_there, not_yours

# ---- the kinds of this chapter

GODKILL: Final = 8  # x: seat
SHOW_GODKILLER: Final = 21
KINDS: Final[tuple[int, ...]] = declare(
    (GODKILL, "godkill {god}", ("god:{god}",), (KILLING_GOD,)),
    (SHOW_GODKILLER, "godkiller", ("card:godkiller",), (SAVING,)),
)  # fmt: skip


def against(table: Table, player: i64, kind: i64, x: i64) -> str:
    if kind == GODKILL:
        return against_godkill(table, player, x)
    return against_rescue(table, player)


def do(table: Table, kind: i64, x: i64) -> bool:
    """Does it, if it is of this chapter."""
    if kind == GODKILL:
        godkill(table, x)
    elif kind == SHOW_GODKILLER:
        save(table)
    else:
        return False
    return True


# ---- as an attack


def ask_godkill(table: Table) -> None:
    """Everybody with a hidden conversion card is asked (PG-T-12, PG-R-63)."""
    table.then = THEN_END_TURN
    if table.hidden(table.active, CONVERSION) > 0:
        table.phase = KILLING_GOD
    else:
        table.proceed()


def can_be_victim(table: Table, seat: i64) -> bool:
    """Any other god in play, not one in limbo (PG-R-47)."""
    return seat != table.active and table.in_play(seat)


def add_victims(table: Table, out: vec[i32]) -> vec[i32]:
    if table.holds(table.active, GODKILLER) > 0:
        for seat in range(table.players):
            if can_be_victim(table, seat):
                out = append(out, pack(GODKILL, seat))
    return append(out, pack(PASS, 0))  # voluntary (PG-R-08)


def against_godkill(table: Table, player: i64, seat: i64) -> str:
    if not asks(table, GODKILL):
        return not_there(table, player, GODKILLER_SPACE, "PG-A-60")
    if player != table.turn:
        return not_yours(table, player)
    return "PG-A-60" if seat < table.players and can_be_victim(table, seat) else "PG-R-47"


def godkill(table: Table, seat: i64) -> None:
    """Dead for good (PG-A-61); cards and Godkiller go where they belong (PG-A-62). Nothing stops it (PG-R-47)."""
    show(table, table.active, GODKILLER)
    if table.events is not None:
        table.write("godkill", "PG-A-60", {"who": table.active, "god": seat})
    clear_table(table)
    goes_out(table, seat, DEAD, "PG-A-61")
    settle(table, True)


# ---- in need


def add_rescue(table: Table, out: vec[i32]) -> vec[i32]:
    if table.holds(table.turn, GODKILLER) > 0:
        out = append(out, pack(SHOW_GODKILLER, 0))
    return append(out, pack(PASS, 0))


def against_rescue(table: Table, player: i64) -> str:
    """Gods in danger from one attack are asked one after the other (PG-R-65)."""
    if asks(table, SHOW_GODKILLER) and player >= 0 and player != table.turn and table.form != 0:
        return "PG-R-65" if kills.in_danger(table, player) else "PG-A-63"
    return "PG-A-63"


def save(table: Table) -> None:
    """The attack or conversion fails entirely, for all (PG-A-63, PG-R-48). All cards go under the piles (PG-A-64)."""
    show(table, table.turn, GODKILLER)
    if table.events is not None:
        table.write("saved", "PG-A-63", {"who": table.turn})
    if table.form != 0:
        kills.over(table)
    else:
        conversion.over(table)


def accept(table: Table) -> None:
    """The god in danger does not show it."""
    if table.events is not None:
        table.write("passed", "PG-A-63", {"who": table.turn})
    if table.form != 0:
        kills.ask_rescue(table, table.after(table.turn))
    else:
        conversion.carry_out(table)
