"""Conversions, and exchanges of persons: by an oracle cube, by an effect, by the use of a card.

Both are optional (GENTES-A-71) and go on until the player stops or can no more.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from theomachy.games.gentes.rules.actions import OPEN, declare, pack
from theomachy.games.gentes.rules.effects import by_effects, next_effect, once_less
from theomachy.games.gentes.rules.goods import gain_coins, gain_points, mixtures, pay_cubes
from theomachy.games.gentes.rules.people import NAMES, can_gain, can_lower, gain, lower
from theomachy.games.gentes.rules.phases import (
    AFTER,
    BACK,
    DECLINING,
    FINAL,
    MAKE_ROOM,
    MENU,
    OFFER,
    PAYING,
    RUN,
    SWAP_FROM,
    SWAP_TO,
)
from theomachy.games.gentes.rules.state import FROM_EFFECTS, MONEY, GentesTable
from theomachy.games.gentes.rules.tables import (
    GET,
    GET_COINS,
    GET_N,
    GET_VP,
    GIVE,
    GIVE_COINS,
    GIVE_N,
    GROUPS,
)  # fmt: skip
from theomachy.games.gentes.rules.under_way import BY_CUBE, BY_EFFECT, BY_USE

# ---- the kinds of this chapter

SWAP: Final = 6  # x: the group that is lowered
FOR: Final = 7  # x: the group that is raised
STOP: Final = 8
PAY: Final = 30  # x: from the temple, y: from the oracle
EXCHANGE: Final = 31  # do the conversion that is offered
KINDS: Final[tuple[int, ...]] = declare(
    (SWAP, "swap {group}", ("from:{group}",), (MENU, AFTER, SWAP_FROM, MAKE_ROOM, DECLINING, FINAL)),
    (FOR, "for {group}", ("group:{group}",), (SWAP_TO,)),
    (STOP, "stop", ("button:stop",), (OFFER, SWAP_FROM)),
    (PAY, "pay t{t} o{o}", ("cubes:t{t}o{o}",), (PAYING,)),
    (EXCHANGE, "convert", ("button:convert",), (OFFER,)),
)  # fmt: skip


def against(table: GentesTable, kind: i64, x: i64, y: i64) -> str:
    if kind == FOR:
        return against_swap_to(table, x)
    if kind == STOP:
        return against_stop()
    if kind == PAY:
        return against_pay()
    return OPEN


def do(table: GentesTable, kind: i64, x: i64, y: i64) -> bool:
    """Does it, if it is of this chapter."""
    if kind == FOR:
        swap_to(table, x)
    elif kind == STOP:
        stop(table)
    elif kind == PAY:
        pay(table, x, y)
    elif kind == EXCHANGE:
        convert(table, table.now.effect)
    else:
        return False
    return True


# ---- conversions


def ask_offer() -> vec[i32]:
    """Once more, or not (GENTES-A-81)."""
    out: vec[i32] = vec[i32]()
    out = append(out, pack(EXCHANGE, 0, 0))
    return append(out, pack(STOP, 0, 0))


def convert(table: GentesTable, row: i64) -> None:
    """Pay and gain; with several ways to pay cubes the player is asked."""
    fixed = table.fixed
    table.now.conversion = row
    if fixed.field(row, GIVE) == GIVE_COINS:
        table.add(table.active, MONEY, -fixed.field(row, GIVE_N))
        converted(table)
        return
    table.phase = PAYING


def cubes_to_pay(table: GentesTable) -> i64:
    return table.fixed.field(table.now.conversion, GIVE_N)


def ask_pay(table: GentesTable) -> vec[i32]:
    """Cubes in any mixture (GENTES-A-81)."""
    return mixtures(table, table.active, PAY, cubes_to_pay(table), vec[i32]())


def against_pay() -> str:
    return "GENTES-A-81"


def pay(table: GentesTable, temple: i64, oracle: i64) -> None:
    pay_cubes(table, table.active, temple, oracle)
    converted(table)


def converted(table: GentesTable) -> None:
    """The gain; a cube goes to an area of choice (GENTES-R-35)."""
    fixed = table.fixed
    row = table.now.conversion
    seat = table.active
    what = fixed.field(row, GET)
    n = fixed.field(row, GET_N)
    table.now.conversion = 0
    if table.events is not None:
        give = "coins" if fixed.field(row, GIVE) == GIVE_COINS else "cubes"
        table.write("converted", "GENTES-A-81", {"who": seat, "give": give, "n": fixed.field(row, GIVE_N)})
    if what == GET_VP:
        gain_points(table, seat, n, "GENTES-A-81", FROM_EFFECTS)
    elif what == GET_COINS:
        gain_coins(table, seat, n, "GENTES-A-81")
    else:
        table.now.cubes_due += n
    if by_effects(table) and table.now.paused == 0:
        table.now.repeats -= 1
    table.phase = RUN


# ---- exchanges of persons: the group that is lowered


def ask_swap_from(table: GentesTable) -> vec[i32]:
    """Each exchange with the same groups or with others (GENTES-A-52); the rest may be left out (GENTES-R-09), but not
    that of a card that was used for it (GENTES-A-82)."""
    out = add_swaps(table, table.active, vec[i32](capacity=8))
    if table.now.swap_mode != BY_USE:
        out = append(out, pack(STOP, 0, 0))
    return out


def add_swaps(table: GentesTable, seat: i64, out: vec[i32]) -> vec[i32]:
    """Every group with a person that can be lowered (GENTES-R-09)."""
    for group in range(i64(GROUPS)):
        if can_lower(table, seat, group):
            out = append(out, pack(SWAP, group, 0))
    return out


def swap_from(table: GentesTable, group: i64) -> None:
    """First the lowering (GENTES-R-09)."""
    lower(table, table.active, group)
    table.now.lowered = group
    table.phase = SWAP_TO


# ---- the group that is raised


def ask_swap_to(table: GentesTable) -> vec[i32]:
    """Another group (GENTES-R-09) below six (GENTES-R-07)."""
    out: vec[i32] = vec[i32](capacity=8)
    for group in range(i64(GROUPS)):
        if group != table.now.lowered and can_gain(table, table.active, group):
            out = append(out, pack(FOR, group, 0))
    return out


def against_swap_to(table: GentesTable, group: i64) -> str:
    return "GENTES-R-09" if group == table.now.lowered else "GENTES-R-07"


def swap_to(table: GentesTable, group: i64) -> None:
    """Then the raising, with pushing (GENTES-R-09)."""
    now = table.now
    if table.events is not None:
        data: dict[str, object] = {"who": table.active, "group": NAMES[now.lowered]}
        table.write("lowered", "GENTES-R-09", data)
    gain(table, table.active, group, "GENTES-A-51" if now.swap_mode == BY_CUBE else "GENTES-A-82")
    now.lowered = 0
    if now.swap_mode == BY_EFFECT:
        once_less(table)
        return
    now.swaps -= 1
    if now.swaps > 0:
        table.phase = SWAP_FROM
    else:
        table.phase = BACK


# ---- no more


def against_stop() -> str:
    return "GENTES-R-09"  # only the second exchange may be left out


def stop(table: GentesTable) -> None:
    """No further exchange of this cube or effect (GENTES-A-51, GENTES-A-71)."""
    if table.phase == SWAP_FROM and table.now.swap_mode == BY_CUBE:
        table.now.swaps = 0
        table.phase = BACK
    else:
        next_effect(table)
