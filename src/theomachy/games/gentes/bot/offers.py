"""What the board of Gentes offers, as inputs: the market of actions, and what cards on display would be to a seat."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from theomachy.core.inputs import Inputs
from theomachy.games.gentes.rules.chronicler import brings, icons_met, missing
from theomachy.games.gentes.rules.rules import Gentes
from theomachy.games.gentes.rules.tables import CHRONICLER, GROUPS, ICONS, NAVIGATOR, place, size

KINDS: Final = 4  # of main actions that have tiles of several prices
NEAR: Final = 2  # persons missing
CHEAP: Final = 4  # places of the display that cost little

OFFER_NAMES: Final = ("ready offers", "near offers", "ready worth", "near worth", "cheap worth")
MARKET_NAMES: Final = (
    *[f"tiles {n}" for n in range(KINDS)], *[f"price {n}" for n in range(KINDS)],
    *[f"navigator {n}" for n in range(ICONS + 1)], "quick chroniclers", "start tile",
    *[f"free sites {n}" for n in range(ICONS)], *[f"group in column {n}" for n in range(GROUPS * GROUPS)],
)  # fmt: skip


def add_offers(inputs: Inputs, table: Gentes, seat: i64) -> None:
    """Cards on display that the seat could play at once, or nearly, and the most that one of them would bring."""
    ready: i64 = 0
    near: i64 = 0
    ready_worth: i64 = 0
    near_worth: i64 = 0
    cheap_worth: i64 = 0
    for i in range(i64(len(table.display))):
        card = i64(table.display[i])
        gap = missing(table, seat, card)
        if gap > NEAR or not icons_met(table, seat, card):
            continue
        worth = brings(table, seat, card)
        if gap == 0:
            ready += 1
            if worth > ready_worth:
                ready_worth = worth
        else:
            near += 1
            if worth > near_worth:
                near_worth = worth
        if i < CHEAP and worth > cheap_worth:
            cheap_worth = worth
    inputs.note(ready)
    inputs.note(near)
    inputs.note(ready_worth)
    inputs.note(near_worth)
    inputs.note(cheap_worth)


def add_market(inputs: Inputs, table: Gentes) -> None:
    """Tiles that are left, their lowest price (one more, so that free is not nothing), sites, the training row."""
    fixed = table.fixed
    for kind in range(i64(KINDS)):
        inputs.tell(size(table.tiles & fixed.tiles_of[kind]))
    quick: i64 = 0
    for kind in range(i64(KINDS)):
        lowest: i64 = -1
        bits = table.tiles & fixed.tiles_of[kind]
        while bits != 0:
            low = bits & -bits
            bits ^= low
            tile = place(low)
            price = i64(fixed.tile_coins[tile])
            if lowest < 0 or price < lowest:
                lowest = price
            if kind == CHRONICLER and fixed.tile_time[tile] <= 1:
                quick += 1
        inputs.tell(lowest + 1)
    for icon in range(i64(ICONS + 1)):
        inputs.tell(navigators(table, icon))
    inputs.tell(quick)
    inputs.tell_flag(table.tiles >> fixed.start_tile & 1 != 0)
    free = table.free_sites() & fixed.city_sites
    for icon in range(i64(ICONS)):
        inputs.tell(size(free & fixed.with_icon[icon]))
    for column in range(i64(GROUPS)):
        for group in range(i64(GROUPS)):
            inputs.tell_flag(i64(table.row[column]) == group)


def navigators(table: Gentes, icon: i64) -> i64:
    """Tiles left that build on sites with the icon, or with any (the last one)."""
    fixed = table.fixed
    found: i64 = 0
    bits = table.tiles & fixed.tiles_of[NAVIGATOR]
    while bits != 0:
        low = bits & -bits
        bits ^= low
        if i64(fixed.tile_icon[place(low)]) == icon:
            found += 1
    return found
