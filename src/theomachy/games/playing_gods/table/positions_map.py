"""Positions of Playing Gods in JSON: gods and their chips on the map, read from plain data and checked on the way."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from theomachy.core.errors import BadPosition
from theomachy.core.reading import listing, listing_at, mapping_at, number, one_of
from theomachy.games.playing_gods.rules import state
from theomachy.games.playing_gods.rules.numbers import CONTINENTS, LANDS_EACH, OFF_RING
from theomachy.games.playing_gods.rules.rules import PlayingGods
from theomachy.games.playing_gods.rules.stacks import put_chip
from theomachy.games.playing_gods.rules.state import Table
from theomachy.games.playing_gods.table.names import STATUS_NAMES

# ---- small readers


def bits(value: object, names: tuple[str, ...], place: str) -> int:
    """A list of different names as one bit each."""
    found = 0
    for name in listing(value, place):
        bit = 1 << one_of(name, names, place)
        if found & bit:
            raise BadPosition(f"{place}: {name!r} stands there twice")
        found |= bit
    return found


def by_god(table: Table, data: Mapping[str, object], key: str) -> dict[int, Any]:
    """What is given for the gods that are named: {"A": ...}."""
    given = mapping_at(data, key)
    return {one_of(name, table.names, key): value for name, value in given.items()}


# ---- gods and chips


def read_gods(table: PlayingGods, data: Mapping[str, object]) -> None:
    """Homes, who is out, and where the figures stand."""
    fixed = table.fixed
    homes = by_god(table, data, "homes")
    taken = 0
    for seat in range(table.players):
        default = [fixed.continent_names[seat * fixed.homes_each + i] for i in range(fixed.homes_each)]
        found = bits(homes.get(seat, default), fixed.continent_names, f"homes.{table.names[seat]}")
        if found & taken:
            raise BadPosition("homes: two gods share a continent (PG-S-01)")
        if bin(found).count("1") > fixed.homes_each:
            raise BadPosition(f"homes.{table.names[seat]}: at most {fixed.homes_each} for each god")
        taken |= found
        table.homes[seat] = found
    for seat, name in by_god(table, data, "status").items():
        table.status[seat] = one_of(name, STATUS_NAMES, f"status.{table.names[seat]}")
    out = [one_of(name, table.names, "out") for name in listing_at(data, "out")]
    if len(set(out)) != len(out):
        raise BadPosition("out: a god stands there twice")
    missing = [s for s in range(table.players) if table.status[s] != state.IN_PLAY and s not in out]
    for order, seat in enumerate(missing + out, 1):
        if table.status[seat] == state.IN_PLAY:
            raise BadPosition(f"out: {table.names[seat]} is in play")
        table.out_at[seat] = order
    figures = by_god(table, data, "figures")
    for seat in range(table.players):
        table.figure[seat] = OFF_RING
        at = figures.get(seat, default_figure(table, seat))
        if at is not None:
            table.figure[seat] = number(at, 0, len(fixed.ring) - 1, f"figures.{table.names[seat]}")
            if table.status[seat] != state.IN_PLAY:
                raise BadPosition(f"figures.{table.names[seat]}: the figure of a god who is out is off the ring")


def default_figure(table: PlayingGods, seat: int) -> int | None:
    """On a portal of the first home: the first god on the first one, the others on the second."""
    if table.status[seat] != state.IN_PLAY or table.homes[seat] == 0:
        return None
    home = next(c for c in range(CONTINENTS) if table.is_home(seat, c))
    return int(table.fixed.gates[2 * home + (seat > 0)])


def read_stacks(table: PlayingGods, data: Mapping[str, object]) -> None:
    """Chips bottom first. Territories that are not named are as at the start; gods who are out have none there."""
    fixed = table.fixed
    given = {one_of(land, fixed.land_names, "stacks"): chips for land, chips in mapping_at(data, "stacks").items()}
    for land, name in enumerate(fixed.land_names):
        chips = [one_of(god, table.names, f"stacks.{name}") for god in listing(given.get(land, []), f"stacks.{name}")]
        if land not in given:
            for seat in range(table.players):
                if table.is_home(seat, land // LANDS_EACH) and table.status[seat] == state.IN_PLAY:
                    chips = [seat] * (1 + (fixed.extra_in_city if land % LANDS_EACH == 0 else 0))
        for seat in chips:
            if table.supply[seat] == 0:
                raise BadPosition(f"stacks.{name}: more than {fixed.chips} chips of {table.names[seat]} (PG-R-44)")
            put_chip(table, seat, land)
