"""The main action under way: paying, its time tiles, and on to its contents (GENTES-T-12, GENTES-T-17 to T-21)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i32, i64

from theomachy.games.gentes.rules.chronicler import least_space
from theomachy.games.gentes.rules.effect_choices import TIME
from theomachy.games.gentes.rules.effects import begin
from theomachy.games.gentes.rules.feasible import weigh
from theomachy.games.gentes.rules.goods import gain_coins, lay_time, splits
from theomachy.games.gentes.rules.modifiers import chosen_so_far
from theomachy.games.gentes.rules.navigator import sail
from theomachy.games.gentes.rules.phases import CHOOSE_FROM, COUNTING, MAIN_DONE, PLAYING, SPLIT
from theomachy.games.gentes.rules.prices import budget, not_below_0, pay_coins, to_pay
from theomachy.games.gentes.rules.state import GentesTable
from theomachy.games.gentes.rules.tables import (
    CHRONICLER,
    DOES_END,
    DOES_FIRST,
    EFFECTS,
    NAVIGATOR,
    PHILOSOPHER,
    SCRIBE,
    TAX_COLLECTOR,
)  # fmt: skip


def go(table: GentesTable) -> None:
    """Step 1: pay. A price of free choice is paid when the contents are known (GENTES-T-12).

    The tax collector gives coins instead (GENTES-T-14): 4 for one hourglass, 8 for two (GENTES-A-01, GENTES-A-02).
    """
    now = table.now
    seat = table.active
    if now.kind == TAX_COLLECTOR:
        amount = i64(table.fixed.tax_coins[now.source_id])
        gain_coins(table, seat, amount, "GENTES-A-01" if now.source_id == 0 else "GENTES-A-02")
        for _ in range(now.again):
            gain_coins(table, seat, amount, "GENTES-A-65")
    else:
        chosen_so_far(table)
        weigh(table, seat, now.kind, table.free(seat), now.extra)
        now.budget = budget(table, now.price)
        if now.cap == 0:
            pay_coins(table, to_pay(now.price, now.coins_change, 0, 0))
    if hours_to_lay(table) > 0:
        table.phase = SPLIT
    else:
        conduct(table)


# ---- step 2: time tiles


def hours_to_lay(table: GentesTable) -> i64:
    """Hourglasses of the action under way (GENTES-A-63)."""
    return not_below_0(table.now.hours, table.now.hours_change)


def ask_split(table: GentesTable) -> vec[i32]:
    """Splits that fit and leave a chronicler the spaces his card needs (GENTES-R-16, GENTES-T-48)."""
    spaces = table.free(table.active)
    if table.now.kind == CHRONICLER:
        spaces -= least_space(table, table.active)
    return splits(TIME, hours_to_lay(table), spaces)


def against_split(table: GentesTable, doubles: i64, singles: i64) -> str:
    if 2 * doubles + singles != hours_to_lay(table):
        return "GENTES-T-18"
    return "GENTES-R-16" if doubles + singles > table.free(table.active) else "GENTES-T-48"


def split(table: GentesTable, doubles: i64, singles: i64) -> None:
    lay_time(table, table.active, doubles, singles, "GENTES-T-18")
    conduct(table)


# ---- step 3: contents


def conduct(table: GentesTable) -> None:
    kind = table.now.kind
    if kind == PHILOSOPHER:
        table.phase = COUNTING
    elif kind == NAVIGATOR:
        sail(table)
    elif kind == SCRIBE:
        table.phase = CHOOSE_FROM
    elif kind == CHRONICLER:
        table.phase = PLAYING
    elif kind == EFFECTS:
        row = table.now.wanted
        begin(table, table.fixed.field(row, DOES_FIRST), table.fixed.field(row, DOES_END), MAIN_DONE)
    else:
        table.phase = MAIN_DONE
