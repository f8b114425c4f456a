"""Chips on the territories: who rules, which chips live, what comes up when the top goes (PG-A-19 to PG-A-25)."""

from __future__ import annotations

from mypy_extensions import i64, u8

from theomachy.games.playing_gods.rules.numbers import LANDS
from theomachy.games.playing_gods.rules.state import Table


def put_chip(table: Table, seat: i64, land: i64) -> None:
    """A chip from the god's supply goes on top, however high the stack; none moves over (PG-A-54, PG-A-55)."""
    height: i64 = i64(table.height[land])
    table.chips[table.bottom(land) + height] = u8(seat)
    table.height[land] = u8(height + 1)
    table.supply[seat] -= 1
    table.sects[seat] += 1
    old: i64 = i64(table.ruler[land])
    if old == seat + 1:
        table.live[land] += 1
        return
    if old != 0:
        table.sects[old - 1] -= table.live[land]
        table.lands[old - 1] -= 1
    table.ruler[land] = u8(seat + 1)
    table.live[land] = 1
    table.lands[seat] += 1


def take_top(table: Table, land: i64) -> None:
    """The top chip goes back to its owner's supply; what lies below may become live (PG-A-19, PG-A-25)."""
    height: i64 = i64(table.height[land]) - 1
    table.height[land] = u8(height)
    seat: i64 = i64(table.ruler[land]) - 1
    table.supply[seat] += 1
    table.sects[seat] -= 1
    table.live[land] -= 1
    if table.live[land] == 0:
        table.lands[seat] -= 1
        crown(table, land)


def crown(table: Table, land: i64) -> None:
    """The god of the top chip rules, with the unbroken run of its chips (PG-R-09); without chips nobody (PG-A-22)."""
    height: i64 = i64(table.height[land])
    if height == 0:
        table.ruler[land] = 0
        table.live[land] = 0
        return
    seat: i64 = i64(table.chips[table.bottom(land) + height - 1])
    run = run_below(table, land, height)
    table.ruler[land] = u8(seat + 1)
    table.live[land] = u8(run)
    table.sects[seat] += u8(run)
    table.lands[seat] += 1


def run_below(table: Table, land: i64, height: i64) -> i64:
    """The length of the unbroken run of one god's chips that ends at this height."""
    first = table.bottom(land)
    seat = table.chips[first + height - 1]
    run: i64 = 1
    while run < height and table.chips[first + height - 1 - run] == seat:
        run += 1
    return run


def convert_top(table: Table, seat: i64, land: i64) -> bool:
    """Put a chip on the one live chip of another god (PG-A-37). True if that chip was lifted off the god's own.

    Only the chip directly below it is looked at (PG-A-38, PG-R-32, PG-R-33).
    """
    height: i64 = i64(table.height[land])
    back_home = height >= 2 and i64(table.chips[table.bottom(land) + height - 2]) == seat
    if back_home:
        take_top(table, land)
    put_chip(table, seat, land)
    return back_home


def remove_god(table: Table, seat: i64) -> None:
    """All chips of a god leave the map, buried ones too; the rest closes up (PG-R-66)."""
    for land in range(i64(LANDS)):
        first = table.bottom(land)
        height: i64 = i64(table.height[land])
        kept: i64 = 0
        for i in range(height):
            chip = table.chips[first + i]
            if i64(chip) != seat:
                table.chips[first + kept] = chip
                kept += 1
        if kept == height:
            continue
        table.supply[seat] += u8(height - kept)
        table.height[land] = u8(kept)
        ruler: i64 = i64(table.ruler[land]) - 1
        table.sects[ruler] -= table.live[land]
        table.lands[ruler] -= 1
        crown(table, land)


def chips_on_map(table: Table, seat: i64) -> i64:
    return table.fixed.chips - i64(table.supply[seat])


def comes_up(table: Table, land: i64) -> i64:
    """The god whose chip lies directly below the live ones; -1 for none."""
    below: i64 = i64(table.height[land]) - i64(table.live[land])
    if below == 0:
        return -1
    return i64(table.chips[table.bottom(land) + below - 1])
