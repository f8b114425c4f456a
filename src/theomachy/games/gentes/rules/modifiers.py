"""Modifiers of main actions, by cards and hometowns (GENTES-A-61 to A-66, GENTES-A-84 to A-87).

They change the price, the hourglasses, the number of persons, the amount of a tax.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64, u8

from theomachy.games.gentes.rules.actions import declare, pack
from theomachy.games.gentes.rules.feasible import feasible
from theomachy.games.gentes.rules.phases import WITH
from theomachy.games.gentes.rules.prices import not_below_0
from theomachy.games.gentes.rules.state import GentesTable
from theomachy.games.gentes.rules.tables import (
    ALWAYS,
    CHANGE,
    CHANGE_COUNTER,
    CHANGE_N,
    DOES,
    EXACT,
    LESS_COINS,
    LESS_TIME,
    MODIFIABLE,
    MODIFY,
    MORE_PERSONS,
    REPEAT,
    ROW,
    SUN,
    bit,
    place,
)  # fmt: skip
from theomachy.games.gentes.rules.under_way import FROM_TILE

# ---- the kinds of this chapter

WITH_CARD: Final = 11  # x: card, y: which of its effects, sun first, then always
WITH_HOME: Final = 12  # x: site, y: option
GO: Final = 13
KINDS: Final[tuple[int, ...]] = declare(
    (WITH_CARD, "with {card}{effect}", ("card:{card}{effect}",), (WITH,)),
    (WITH_HOME, "with {site} {option}", ("site:{site}", "option:{option}"), (WITH,)),
    (GO, "go", ("button:go",), (WITH,)),
)  # fmt: skip


def against(table: GentesTable, kind: i64, x: i64, y: i64) -> str:
    if kind == WITH_CARD:
        return against_with_card(table, x, y)
    if kind == WITH_HOME:
        return against_with_home(table, x, y)
    return against_go()


def do(table: GentesTable, kind: i64, x: i64, y: i64) -> bool:
    """Does it, if it is of this chapter."""
    if kind == WITH_CARD:
        with_card(table, x, y)
    elif kind == WITH_HOME:
        with_home(table, x, y)
    else:
        return False
    return True


# ---- which modifiers there are


def modifies(table: GentesTable, row: i64, kind: i64) -> bool:
    code = table.fixed.code
    return code[row * ROW] == MODIFY and i64(code[row * ROW + DOES]) == kind


def by_itself(table: GentesTable, row: i64) -> bool:
    """Permanent modifiers of coins and `exact` never harm; all others are used as the player likes (GENTES-A-85)."""
    change = table.fixed.field(row, CHANGE)
    return change == LESS_COINS or change == EXACT


def permanent_count(table: GentesTable, tile: bool) -> bool:
    """Do permanent modifiers work with an action of this source (GENTES-R-32)?"""
    return tile or not table.fixed.tiles_only


def unused(table: GentesTable, row: i64) -> bool:
    """A permanent modifier of choice, once in an action."""
    return table.uses[table.fixed.field(row, CHANGE_COUNTER)] == 0


def own_home(table: GentesTable, site: i64) -> bool:
    """A hometown serves its owner alone (GENTES-A-24)."""
    return table.fixed.is_site(site) and (table.fixed.homes & table.towns(table.active)) >> site & 1 != 0


def against_using_home(table: GentesTable, site: i64) -> str:
    """For a main action or with one: somebody else's, or used already in this round."""
    if not own_home(table, site):
        return "GENTES-A-24"
    return "GENTES-A-25" if table.home_marks >> site & 1 != 0 else ""


def own_card(table: GentesTable, card: i64) -> bool:
    return table.fixed.is_card(card) and table.shown(table.active) >> card & 1 != 0


# ---- their sums


def permanent(table: GentesTable, seat: i64, kind: i64, tile: bool) -> None:
    """What applies by itself, any number of times (GENTES-T-11, GENTES-A-85), into coins_change and cap."""
    fixed = table.fixed
    table.coins_change = 0
    table.hours_change = 0
    table.cap = 0
    if kind >= MODIFIABLE or not permanent_count(table, tile):
        return
    bits = fixed.modifying_cards[kind] & table.shown(seat)
    while bits != 0:
        low = bits & -bits
        bits ^= low
        card = place(low)
        for row in range(fixed.first(card, ALWAYS), fixed.end(card, ALWAYS)):
            if modifies(table, row, kind):
                change = fixed.field(row, CHANGE)
                if change == LESS_COINS:
                    table.coins_change += fixed.field(row, CHANGE_N)
                elif change == EXACT:
                    raise_cap(table, fixed.field(row, CHANGE_N))


def raise_cap(table: GentesTable, n: i64) -> None:
    if n > table.cap:
        table.cap = n


def all_help(table: GentesTable, seat: i64, kind: i64, tile: bool, card: i64, site: i64) -> None:
    """Add every unused modifier that makes the action easier; `card` or `site` is its source and cannot help."""
    fixed = table.fixed
    if kind >= MODIFIABLE:
        return
    bits = fixed.modifying_cards[kind] & table.shown(seat)
    while bits != 0:
        low = bits & -bits
        bits ^= low
        c = place(low)
        if permanent_count(table, tile):
            for row in range(fixed.first(c, ALWAYS), fixed.end(c, ALWAYS)):
                if modifies(table, row, kind) and not by_itself(table, row) and unused(table, row):
                    help_by(table, row)
        if c != card and table.marked & low == 0:
            for row in range(fixed.first(c, SUN), fixed.end(c, SUN)):
                if modifies(table, row, kind):
                    help_by(table, row)
    bits = fixed.modifying_homes[kind] & table.towns(seat) & ~table.home_marks
    while bits != 0:
        low = bits & -bits
        bits ^= low
        s = place(low)
        if s != site:
            for row in range(fixed.first_option(s), fixed.end_option(s)):
                if modifies(table, row, kind):
                    help_by(table, row)


def help_by(table: GentesTable, row: i64) -> None:
    change = table.fixed.field(row, CHANGE)
    n = table.fixed.field(row, CHANGE_N)
    if change == EXACT:
        raise_cap(table, n)
    elif change == LESS_COINS and n < 0:
        table.coins_change += n
    elif change == LESS_TIME and n < 0:
        table.hours_change += n


def chosen_so_far(table: GentesTable) -> None:
    table.coins_change = table.now.coins_change
    table.hours_change = table.now.hours_change
    table.cap = table.now.cap


# ---- the action under way and one modifier more


def possible(table: GentesTable, extra: i64) -> bool:
    """The action under way with these sums of modifiers; its tile lies on the track already."""
    now = table.now
    return feasible(table, table.active, now.kind, now.price, now.hours, now.wanted, now.extra + extra)


def possible_now(table: GentesTable) -> bool:
    chosen_so_far(table)
    return possible(table, 0)


def changes(table: GentesTable, row: i64) -> bool:
    """A modifier that would change nothing is not offered (GENTES-A-85), a second `exact` neither (GENTES-R-32)."""
    now = table.now
    change = table.fixed.field(row, CHANGE)
    n = table.fixed.field(row, CHANGE_N)
    if change == EXACT:
        return n > now.cap
    if change == LESS_TIME:
        hours = now.hours + now.hours_change
        return not_below_0(hours, 0) != not_below_0(hours, n)
    if change == LESS_COINS and now.cap == 0:
        price = now.price + now.coins_change
        return not_below_0(price, 0) != not_below_0(price, n)
    return True


def leads_on(table: GentesTable, row: i64) -> bool:
    """With this modifier, and all other help, the action can still be carried through (GENTES-T-48)."""
    chosen_so_far(table)
    change = table.fixed.field(row, CHANGE)
    n = table.fixed.field(row, CHANGE_N)
    extra: i64 = 0
    if change == LESS_COINS:
        table.coins_change += n
    elif change == LESS_TIME:
        table.hours_change += n
    elif change == EXACT:
        raise_cap(table, n)
    elif change == MORE_PERSONS:
        extra = n
    if possible(table, extra):
        return True
    # The modifier itself is counted twice here only if it helps, and then the first question was answered.
    if change == LESS_COINS and n < 0:
        table.coins_change -= n
    elif change == LESS_TIME and n < 0:
        table.hours_change -= n
    all_help(table, table.active, table.now.kind, table.now.source == FROM_TILE, -1, -1)
    return possible(table, extra)


def offered(table: GentesTable, row: i64) -> bool:
    return modifies(table, row, table.now.kind) and changes(table, row) and leads_on(table, row)


def against_offering(table: GentesTable, row: i64) -> str:
    """The modifier is there and unused: it leads into a dead end or changes nothing."""
    return "GENTES-T-48" if changes(table, row) else "GENTES-A-85"


def ask_with(table: GentesTable) -> vec[i32]:
    """Modifiers that change something and lead on, then `go` if the action is possible as it stands."""
    out: vec[i32] = vec[i32]()
    if table.now.kind < MODIFIABLE:
        out = add_with_homes(table, add_with_cards(table, out))
    if possible_now(table):
        out = append(out, pack(GO, 0, 0))
    return out


def against_go() -> str:
    return "GENTES-T-48"


def use_modifier(table: GentesTable, row: i64) -> None:
    """What it allows goes before the general rules (GENTES-T-03); several add up (GENTES-R-32)."""
    now = table.now
    change = table.fixed.field(row, CHANGE)
    n = table.fixed.field(row, CHANGE_N)
    if change == LESS_COINS:
        now.coins_change += n  # GENTES-A-62
    elif change == LESS_TIME:
        now.hours_change += n  # GENTES-A-63
    elif change == MORE_PERSONS:
        now.extra += n  # GENTES-A-64, the inventors' GENTES-A-31
    elif change == REPEAT:
        now.again += n  # GENTES-A-65, the inventors' GENTES-A-32
    elif n > now.cap:
        now.cap = n  # GENTES-A-66, the scribes' GENTES-A-28, the philosophers' GENTES-A-30


# ---- with a card


def add_with_cards(table: GentesTable, out: vec[i32]) -> vec[i32]:
    """Sun effects of unmarked cards (GENTES-A-61), permanent ones as the player likes (GENTES-A-85)."""
    fixed = table.fixed
    permanent_too = permanent_count(table, table.now.source == FROM_TILE)
    bits = fixed.modifying_cards[table.now.kind] & table.shown(table.active)
    while bits != 0:
        low = bits & -bits
        bits ^= low
        card = place(low)
        sun = fixed.first(card, SUN)
        if table.marked & low == 0:
            for row in range(sun, fixed.end(card, SUN)):
                if offered(table, row):
                    out = append(out, pack(WITH_CARD, card, row - sun))
        if permanent_too:
            for row in range(fixed.first(card, ALWAYS), fixed.end(card, ALWAYS)):
                if modifies(table, row, table.now.kind) and not by_itself(table, row) and unused(table, row):
                    if offered(table, row):
                        out = append(out, pack(WITH_CARD, card, row - sun))
    return out


def against_with_card(table: GentesTable, card: i64, option: i64) -> str:
    fixed = table.fixed
    if not own_card(table, card):
        return "GENTES-A-61"
    row = fixed.first(card, SUN) + option
    if row >= fixed.end(card, ALWAYS) or not modifies(table, row, table.now.kind):
        return "GENTES-A-85"
    if row < fixed.end(card, SUN):
        if table.marked >> card & 1 != 0:
            return "GENTES-A-61"
    elif not permanent_count(table, table.now.source == FROM_TILE):
        return "GENTES-R-32"
    elif by_itself(table, row) or not unused(table, row):
        return "GENTES-A-85"
    return against_offering(table, row)


def with_card(table: GentesTable, card: i64, option: i64) -> None:
    """A used sun card is marked even if its gain lapses (GENTES-A-85)."""
    fixed = table.fixed
    row = fixed.first(card, SUN) + option
    clause = "GENTES-A-61"
    if row < fixed.end(card, SUN):
        table.marked |= bit(card)
    else:
        table.uses[fixed.field(row, CHANGE_COUNTER)] = u8(1)
        clause = "GENTES-A-85"
    if table.events is not None:
        table.write("with card", clause, {"who": table.active, "card": fixed.card_ids[card]})
    use_modifier(table, row)


# ---- with a hometown


def add_with_homes(table: GentesTable, out: vec[i32]) -> vec[i32]:
    """Own hometowns without marker, also several of one kind (GENTES-A-26)."""
    fixed = table.fixed
    bits = fixed.modifying_homes[table.now.kind] & table.towns(table.active) & ~table.home_marks
    while bits != 0:
        low = bits & -bits
        bits ^= low
        site = place(low)
        first = fixed.first_option(site)
        for row in range(first, fixed.end_option(site)):
            if offered(table, row):
                out = append(out, pack(WITH_HOME, site, row - first))
    return out


def against_with_home(table: GentesTable, site: i64, option: i64) -> str:
    rule = against_using_home(table, site)
    if rule:
        return rule
    fixed = table.fixed
    row = fixed.first_option(site) + option
    if row >= fixed.end_option(site) or not modifies(table, row, table.now.kind):
        return "GENTES-A-85"
    return against_offering(table, row)


def with_home(table: GentesTable, site: i64, option: i64) -> None:
    table.home_marks |= bit(site)
    if table.events is not None:
        data: dict[str, object] = {"who": table.active, "site": table.fixed.site_ids[site], "n": option + 1}
        table.write("with home", "GENTES-A-25", data)
    use_modifier(table, table.fixed.first_option(site) + option)
