"""Price and time of a main action: what is paid, what it is worth, how many hourglasses are placed."""

from __future__ import annotations

from mypy_extensions import i64

from theomachy.games.gentes.rules.state import MONEY, GentesTable


def budget(table: GentesTable, price: i64) -> i64:
    """The highest worth that the player can pay for; -1 if he cannot pay at all (GENTES-A-62).

    That is the printed price, which stays open also above the cap (GENTES-R-51), or the highest free one, both as
    `feasible.weigh` has found them.
    """
    if price <= table.price_most and price > table.exact_most:
        return price
    return table.exact_most


def to_pay(price: i64, change: i64, cap: i64, needed: i64) -> i64:
    """What is paid for contents of this price: the lowest price that permits them (GENTES-A-66, GENTES-R-33)."""
    worth = price
    if cap > 0:
        least = needed
        if least < 1:
            least = 1
        if least <= cap and (least < price or price < needed):
            worth = least
    return not_below_0(worth, change)


def not_below_0(n: i64, change: i64) -> i64:
    """Coins to pay (GENTES-A-62) or hourglasses to place (GENTES-A-63), changed by modifiers."""
    n += change
    if n < 0:
        return 0
    return n


def pay_coins(table: GentesTable, n: i64) -> None:
    table.add(table.active, MONEY, -n)
    if table.events is not None:
        table.write("paid", "GENTES-T-12", {"who": table.active, "n": n})


def settle_exact(table: GentesTable, needed: i64) -> None:
    """Pay the lowest price that permits what was taken, if the price was free (GENTES-R-33)."""
    now = table.now
    if now.cap > 0:
        pay_coins(table, to_pay(now.price, now.coins_change, now.cap, needed))
