"""Choosing a main action: the tiles, taxes, cards and hometowns it can come from (GENTES-T-08 to T-17)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from theomachy.games.gentes.rules.actions import declare, pack
from theomachy.games.gentes.rules.feasible import (
    NO_OBSTACLE,
    NOTHING_TO_DO,
    feasible,
    obstacle,
    weigh,
)
from theomachy.games.gentes.rules.goods import gain_coins, spaces_for
from theomachy.games.gentes.rules.modifiers import against_using_home, all_help, own_card, permanent
from theomachy.games.gentes.rules.navigator import against_building
from theomachy.games.gentes.rules.phases import MAIN_DONE, MENU, WITH
from theomachy.games.gentes.rules.prospects import does_something
from theomachy.games.gentes.rules.scribe import against_taking
from theomachy.games.gentes.rules.state import TILES, TRACKS, GentesTable
from theomachy.games.gentes.rules.tables import (
    ACTION,
    DOES,
    DOES_COINS,
    DOES_END,
    DOES_FIRST,
    DOES_HOURS,
    DOES_ICON,
    EFFECTS,
    NAVIGATOR,
    NEW_START,
    SCRIBE,
    SUN,
    TAX_COLLECTOR,
    bit,
    place,
)  # fmt: skip
from theomachy.games.gentes.rules.under_way import FROM_CARD, FROM_HOME, FROM_TAX, FROM_TILE

# ---- the kinds of this chapter

TILE: Final = 1  # x: the action tile
TAX: Final = 2  # x: which of the two tax collectors
SUN_ACTION: Final = 3  # x: card, y: which of its sun effects
HOME: Final = 4  # x: site, y: which of its options
KINDS: Final[tuple[int, ...]] = declare(
    (TILE, "tile {tile}", ("tile:{tile}",), (MENU,)),
    (TAX, "tax {tax}", ("tax:{tax}",), (MENU,)),
    (SUN_ACTION, "sun {card}{effect}", ("card:{card}{effect}",), (MENU,)),
    (HOME, "home {site} {option}", ("site:{site}", "option:{option}"), (MENU,)),
)  # fmt: skip


def against(table: GentesTable, kind: i64, x: i64, y: i64) -> str:
    if kind == TILE:
        return against_tile(table, x)
    if kind == TAX:
        return against_tax(table, x)
    if kind == SUN_ACTION:
        return against_sun_action(table, x, y)
    return against_home(table, x, y)


def do(table: GentesTable, kind: i64, x: i64, y: i64) -> bool:
    """Does it, if it is of this chapter."""
    if kind == TILE:
        choose_tile(table, x)
    elif kind == TAX:
        choose_tax(table, x)
    elif kind == SUN_ACTION:
        choose_card(table, x, y)
    elif kind == HOME:
        choose_home(table, x, y)
    else:
        return False
    return True


KIND_NAMES = ["philosopher", "navigator", "scribe", "chronicler", "tax", "start", "effects"]


def add_main_actions(table: GentesTable, seat: i64, out: vec[i32]) -> vec[i32]:
    """A main action is one of these four; one must be done (GENTES-T-05, GENTES-T-08)."""
    out = add_tiles(table, seat, out)
    out = add_taxes(table, seat, out)
    out = add_sun_actions(table, seat, out)
    return add_homes(table, seat, out)


def with_all_help(table: GentesTable, seat: i64, kind: i64, tile: bool, card: i64, site: i64) -> None:
    """The sums of all modifiers that could help an action that is not chosen yet."""
    permanent(table, seat, kind, tile)
    all_help(table, seat, kind, tile, card, site)


# ---- action tiles


def add_tiles(table: GentesTable, seat: i64, out: vec[i32]) -> vec[i32]:
    """Tiles that nobody has taken, that can be paid and timed and lead to something (GENTES-T-13)."""
    fixed = table.fixed
    prices = fixed.tile_coins
    hours = fixed.tile_time
    icons = fixed.tile_icon
    spaces = table.free(seat) - 1
    for kind in range(i64(4)):
        bits = table.tiles & fixed.tiles_of[kind]
        if bits == 0:
            continue
        weigh_tiles(table, seat, kind, spaces)
        while bits != 0:
            low = bits & -bits
            bits ^= low
            tile = place(low)
            if obstacle(table, seat, kind, i64(prices[tile]), i64(hours[tile]), i64(icons[tile])) == NO_OBSTACLE:
                out = append(out, pack(TILE, tile, 0))
    start = fixed.start_tile
    if table.tiles >> start & 1 != 0 and tile_obstacle(table, seat, start) == NO_OBSTACLE:
        out = append(out, pack(TILE, start, 0))
    return out


def weigh_tiles(table: GentesTable, seat: i64, kind: i64, spaces: i64) -> None:
    """For the tiles of this kind, with all help (GENTES-T-48)."""
    permanent(table, seat, kind, True)
    all_help(table, seat, kind, True, -1, -1)
    weigh(table, seat, kind, spaces, 0)


def tile_obstacle(table: GentesTable, seat: i64, tile: i64) -> i64:
    """What keeps a player from this tile, whoever has it."""
    fixed = table.fixed
    kind = i64(fixed.tile_kind[tile])
    weigh_tiles(table, seat, kind, table.free(seat) - 1)
    price = i64(fixed.tile_coins[tile])
    return obstacle(table, seat, kind, price, i64(fixed.tile_time[tile]), i64(fixed.tile_icon[tile]))


def against_tile(table: GentesTable, tile: i64) -> str:
    """It is not in the game or gone; spaces or coins are missing; or nothing could be done."""
    if not table.fixed.is_tile(tile):
        return "GENTES-S-03"
    if table.tiles >> tile & 1 == 0:
        return "GENTES-T-15"
    if tile_obstacle(table, table.active, tile) != NOTHING_TO_DO:
        return "GENTES-T-13"
    kind = i64(table.fixed.tile_kind[tile])
    if kind == NAVIGATOR:
        return against_building(table, table.active)
    return against_taking() if kind == SCRIBE else "GENTES-T-47"


def choose_tile(table: GentesTable, tile: i64) -> None:
    """The tile is laid onto the track at once (GENTES-T-15, GENTES-T-17); its hourglasses follow.

    New starting player gives coins and places nothing else (GENTES-T-14, GENTES-T-21), also to the present one
    (GENTES-A-06).
    """
    fixed = table.fixed
    seat = table.active
    own = bit(tile)
    table.tiles ^= own
    table.sets[TRACKS + seat] |= own
    table.add(seat, TILES, 1)
    if table.events is not None:
        write_tile(table, seat, tile)
    if i64(fixed.tile_kind[tile]) == NEW_START:
        gain_coins(table, seat, -i64(fixed.tile_coins[tile]), "GENTES-A-04")
        table.phase = MAIN_DONE
        return
    open_action(
        table, i64(fixed.tile_kind[tile]), i64(fixed.tile_coins[tile]), i64(fixed.tile_time[tile]),
        i64(fixed.tile_icon[tile]), FROM_TILE, tile,
    )  # fmt: skip


def write_tile(table: GentesTable, seat: i64, tile: i64) -> None:
    fixed = table.fixed
    data: dict[str, object] = {"who": seat, "tile": fixed.tile_ids[tile]}
    if tile == fixed.start_tile:
        table.write("start tile", "GENTES-A-04", data)
        return
    data["action"] = KIND_NAMES[i64(fixed.tile_kind[tile])]
    data["coins"] = i64(fixed.tile_coins[tile])
    data["hours"] = i64(fixed.tile_time[tile])
    table.write("tile", "GENTES-T-15", data)


# ---- tax collector


def add_taxes(table: GentesTable, seat: i64, out: vec[i32]) -> vec[i32]:
    """Open to everybody at all times (GENTES-A-03), so that nobody is without a main action (GENTES-T-16); with
    `no_small_tax` the first is covered (GENTES-S-05)."""
    for which in range(table.fixed.first_tax, i64(len(table.fixed.tax_time))):
        if can_tax(table, seat, which):
            out = append(out, pack(TAX, which, 0))
    return out


def can_tax(table: GentesTable, seat: i64, which: i64) -> bool:
    """One free space is enough (GENTES-R-16)."""
    hours = i64(table.fixed.tax_time[which])
    if spaces_for(hours) <= table.free(seat):
        return True
    with_all_help(table, seat, TAX_COLLECTOR, False, -1, -1)
    return feasible(table, seat, TAX_COLLECTOR, 0, hours, 0, 0)


def against_tax(table: GentesTable, which: i64) -> str:
    return "GENTES-S-05" if which < table.fixed.first_tax else "GENTES-T-13"


def choose_tax(table: GentesTable, which: i64) -> None:
    """Only time tiles are placed (GENTES-T-21)."""
    if table.events is not None:
        table.write("tax", "GENTES-A-03", {"who": table.active, "n": i64(table.fixed.tax_time[which])})
    open_action(table, TAX_COLLECTOR, 0, i64(table.fixed.tax_time[which]), 0, FROM_TAX, which)


# ---- main actions of cards and hometowns


def can_act(table: GentesTable, seat: i64, row: i64, card: i64, site: i64) -> bool:
    """A main action of a card or hometown, at its own coins and hourglasses (GENTES-A-60, GENTES-A-83)."""
    fixed = table.fixed
    if fixed.op(row) != ACTION:
        return False
    kind = fixed.field(row, DOES)
    with_all_help(table, seat, kind, False, card, site)
    price = fixed.field(row, DOES_COINS)
    hours = fixed.field(row, DOES_HOURS)
    if not feasible(table, seat, kind, price, hours, fixed.field(row, DOES_ICON), 0):
        return False
    return kind != EFFECTS or does_something(table, seat, fixed.field(row, DOES_FIRST), fixed.field(row, DOES_END))


def add_sun_actions(table: GentesTable, seat: i64, out: vec[i32]) -> vec[i32]:
    """Of cards in the display without mark: once in a round (GENTES-T-10)."""
    fixed = table.fixed
    bits = fixed.acting_cards & table.shown(seat) & ~table.marked
    while bits != 0:
        low = bits & -bits
        bits ^= low
        card = place(low)
        first = fixed.first(card, SUN)
        for row in range(first, fixed.end(card, SUN)):
            if can_act(table, seat, row, card, -1):
                out = append(out, pack(SUN_ACTION, card, row - first))
    return out


def against_sun_action(table: GentesTable, card: i64, option: i64) -> str:
    fixed = table.fixed
    if not own_card(table, card):
        return "GENTES-T-10"
    row = fixed.first(card, SUN) + option
    if row >= fixed.end(card, SUN) or fixed.op(row) != ACTION:
        return "GENTES-A-60"
    return "GENTES-T-10" if table.marked >> card & 1 != 0 else "GENTES-T-13"


def choose_card(table: GentesTable, card: i64, option: i64) -> None:
    """The card is marked, whichever of its effects is used (GENTES-R-37)."""
    table.marked |= bit(card)
    if table.events is not None:
        table.write("sun", "GENTES-T-10", {"who": table.active, "card": table.fixed.card_ids[card]})
    open_effect_action(table, table.fixed.first(card, SUN) + option, FROM_CARD, card)


def add_homes(table: GentesTable, seat: i64, out: vec[i32]) -> vec[i32]:
    """Of own hometowns without marker (GENTES-A-24): scribes and philosophers have one (GENTES-A-27, GENTES-A-29)."""
    fixed = table.fixed
    bits = fixed.acting_homes & table.towns(seat) & ~table.home_marks
    while bits != 0:
        low = bits & -bits
        bits ^= low
        site = place(low)
        first = fixed.first_option(site)
        for row in range(first, fixed.end_option(site)):
            if can_act(table, seat, row, -1, site):
                out = append(out, pack(HOME, site, row - first))
    return out


def against_home(table: GentesTable, site: i64, option: i64) -> str:
    rule = against_using_home(table, site)
    if rule:
        return rule
    fixed = table.fixed
    row = fixed.first_option(site) + option
    if row >= fixed.end_option(site) or fixed.op(row) != ACTION:
        return "GENTES-T-08"
    return "GENTES-T-13"


def choose_home(table: GentesTable, site: i64, option: i64) -> None:
    table.home_marks |= bit(site)
    if table.events is not None:
        data: dict[str, object] = {"who": table.active, "site": table.fixed.site_ids[site], "n": option + 1}
        table.write("home", "GENTES-A-25", data)
    open_effect_action(table, table.fixed.first_option(site) + option, FROM_HOME, site)


def open_effect_action(table: GentesTable, row: i64, source: i64, id: i64) -> None:
    """No action tile: only price and time tiles (GENTES-T-09)."""
    fixed = table.fixed
    kind = fixed.field(row, DOES)
    price = fixed.field(row, DOES_COINS)
    open_action(table, kind, price, fixed.field(row, DOES_HOURS), fixed.field(row, DOES_ICON), source, id)
    if kind == EFFECTS:
        table.now.wanted = row


# ---- the action begins


def open_action(table: GentesTable, kind: i64, price: i64, hours: i64, icon: i64, source: i64, id: i64) -> None:
    permanent(table, table.active, kind, source == FROM_TILE)
    now = table.now
    now.kind = kind
    now.price = price
    now.hours = hours
    now.wanted = icon
    now.coins_change = table.coins_change
    now.cap = table.cap
    now.source = source
    now.source_id = id
    table.phase = WITH
