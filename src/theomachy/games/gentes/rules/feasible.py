"""Can a main action be carried through? The one question that choosing, paying and every screen ask.

Nothing is offered that leads to a dead end (GENTES-T-48). The sums of the modifiers stand in `coins_change`,
`hours_change` and `cap` of the table: those chosen so far, or all that could still be had (`modifiers.py`).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from theomachy.games.gentes.rules.chronicler import least_space
from theomachy.games.gentes.rules.navigator import can_build
from theomachy.games.gentes.rules.philosopher import least_training
from theomachy.games.gentes.rules.prices import budget
from theomachy.games.gentes.rules.scribe import least_card
from theomachy.games.gentes.rules.state import MONEY, GentesTable
from theomachy.games.gentes.rules.tables import (
    CHRONICLER,
    NAVIGATOR,
    NEW_START,
    PHILOSOPHER,
    SCRIBE,
    TAX_COLLECTOR,
)  # fmt: skip

# What speaks against a main action.
NO_OBSTACLE: Final = 0
NO_SPACE: Final = 1
NO_COINS: Final = 2
NOTHING_TO_DO: Final = 3


def weigh(table: GentesTable, seat: i64, kind: i64, spaces: i64, extra: i64) -> None:
    """What a player could do at most with these sums of modifiers, and what the contents need at least (GENTES-T-47).

    `spaces` are free beside that of an action tile that is still to be laid, `extra` the further persons of a
    philosopher.
    """
    coins = table.mat(seat, MONEY) - table.coins_change
    table.price_most = coins
    # With `exact` every price from 1 to `cap` is open, that of scribes and philosophers among the hometowns as well as
    # that of cards (GENTES-A-86, GENTES-A-28, GENTES-A-30).
    if coins > table.cap:
        coins = table.cap
    table.exact_most = -1
    if coins >= 1:
        table.exact_most = coins
    table.least = 0
    if kind == PHILOSOPHER:
        table.least = least_training(table, seat, extra)
    elif kind == SCRIBE:
        table.least = least_card(table)
    # Hourglasses fit as doubles (GENTES-R-16); so many may be printed.
    table.hours_most = -1
    table.hours_inside = -1
    if spaces >= 0:
        table.hours_most = 2 * spaces - table.hours_change
    if kind == CHRONICLER:
        spaces -= least_space(table, seat)
    if spaces >= 0:
        table.hours_inside = 2 * spaces - table.hours_change


def obstacle(table: GentesTable, seat: i64, kind: i64, price: i64, hours: i64, icon: i64) -> i64:
    """Which condition of GENTES-T-13 fails: free spaces for its tiles, coins, or contents at least in part.

    For an action of the kind that was weighed.
    """
    if hours > table.hours_most:
        return NO_SPACE
    if kind == TAX_COLLECTOR or kind == NEW_START:  # they cost no coins (GENTES-T-14, GENTES-R-40)
        return NO_OBSTACLE
    worth = budget(table, price)
    if worth < 0:
        return NO_COINS
    if worth < table.least or hours > table.hours_inside:
        return NOTHING_TO_DO
    if kind == NAVIGATOR and not can_build(table, seat, icon):
        return NOTHING_TO_DO
    return NO_OBSTACLE


def feasible(table: GentesTable, seat: i64, kind: i64, price: i64, hours: i64, icon: i64, extra: i64) -> bool:
    """Can an action that lays no tile, or whose tile lies there already, be carried through?"""
    weigh(table, seat, kind, table.free(seat), extra)
    return obstacle(table, seat, kind, price, hours, icon) == NO_OBSTACLE
