"""Setting the table, as far as both editions do it alike."""

from __future__ import annotations

from collections.abc import Mapping

from mypy_extensions import i64, u8

from theomachy.core.options import Value
from theomachy.core.position import CHANCE
from theomachy.games.gods.common.rules.cards import DESERT, TEMPLE, card_of
from theomachy.games.gods.common.rules.table import SEATING, GodsTable, Numbers
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
    fixed.options = dict(options)
    slots = [s for s in contents.constellation(players).cards if s.kind == "temple"]
    fixed.slots = [i64(code(s.q, s.r)) for s in sorted(slots, key=lambda s: s.seat)]


def deal_stocks(table: GodsTable) -> None:
    fixed = table.numbers()
    for seat in range(table.players):
        table.power[seat] = u8(fixed.start_power)
        table.temples[seat] = u8(fixed.temples)
        table.stones[seat] = u8(fixed.stones)


def lay_constellation(table: GodsTable, contents: GodsBox) -> bool:
    """The starting constellation; deserts in it come out of the supply.

    False if CHANCE is to give the temples their places (constellation_seating = random) and is asked now.
    """
    fixed = table.numbers()
    for slot in contents.constellation(int(table.players)).cards:
        if slot.kind == "desert":
            at = code(slot.q, slot.r)
            table.field.put(at, DESERT)
            table.add_desert(at)
            table.supply.take(DESERT)
    if fixed.options["constellation_seating"] == "random":
        table.phase = SEATING
        table.turn = CHANCE
        return False
    for seat in range(table.players):
        table.field.put(fixed.slots[seat], card_of(TEMPLE, seat))
        table.temples[seat] -= 1
    return True
