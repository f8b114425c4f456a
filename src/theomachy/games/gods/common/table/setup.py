"""Setting the table, as far as both editions do it alike."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from mypy_extensions import i64, u8

from theomachy.core.errors import BadOption
from theomachy.core.options import Value
from theomachy.core.starting import first_seat
from theomachy.games.gods.common.rules.cards import DESERT
from theomachy.games.gods.common.rules.opening import after_seating, ask_who_lies_where, lay_first_temple
from theomachy.games.gods.common.rules.state import GodsTable, Numbers
from theomachy.games.gods.common.table.box import GodsBox
from theomachy.parts.hexes import code


def set_numbers(fixed: Numbers, contents: GodsBox, players: int, options: Mapping[str, Value]) -> None:
    """The numbers and options that both editions have."""
    fixed.start_power = contents.power.start
    fixed.income = contents.power.income
    fixed.max_power = contents.power.max
    fixed.temples = contents.per_god.temples
    fixed.stones = contents.per_god.god_stones
    fixed.tribe_price = contents.prices.tribe_per_neighbour
    fixed.temple_price = contents.prices.temple_per_neighbour
    fixed.move_price = contents.prices.move_desert
    fixed.desert_gain = contents.prices.desert_gain
    fixed.decay_loot = contents.prices.decay_loot
    fixed.actions = contents.turn.actions
    fixed.any_conflict = options["temple_precedence"] == "any_conflict"
    fixed.stoneless_block = options["stoneless_neighbours"] == "block"
    fixed.whirlwind_idle = bool(options["whirlwind_idle"])
    fixed.keep_together = options["split_field"] == "forbidden"
    fixed.first_seat = first_seat(options)
    fixed.options = dict(options)
    slots = [s for s in contents.constellation(players).cards if s.kind == "temple"]
    fixed.slots = [i64(code(s.q, s.r)) for s in sorted(slots, key=lambda s: s.seat)]


def chosen_gods(colours: Sequence[str], known: Sequence[str]) -> tuple[str, ...]:
    """The gods of the seats as the players chose them; another box may have other gods."""
    for god in colours:
        if god not in known:
            raise BadOption(f"no god {god!r} in this box; allowed: {', '.join(known)}")
    return tuple(colours)


def deal_stocks(table: GodsTable) -> None:
    """To those who play, and to nobody else (GODS1-S-01, GODS1-S-02, GODS2-S-02, GODS2-S-03, GODS2-S-08)."""
    fixed = table.numbers()
    for seat in range(table.players):
        table.power[seat] = u8(fixed.start_power)
        table.temples[seat] = u8(fixed.temples)
        table.stones[seat] = u8(fixed.stones)


def lay_constellation(table: GodsTable, contents: GodsBox) -> None:
    """The starting constellation (GODS1-S-03, GODS1-R-01, GODS2-S-05, GODS2-R-01); a desert in it comes out of the
    supply (GODS1-S-04, GODS2-S-06). Temples lie in seat order, unless CHANCE is to give them their places (GODS1-R-02,
    GODS2-R-02). Then the game begins."""
    for slot in contents.constellation(int(table.players)).cards:
        if slot.kind == "desert":
            at = code(slot.q, slot.r)
            table.field.put(at, DESERT)
            table.add_desert(at)
            table.supply.take(DESERT)
    if table.numbers().options["constellation_seating"] == "random":
        ask_who_lies_where(table)
    else:
        for seat in range(table.players):
            lay_first_temple(table, seat, seat)
        after_seating(table)
