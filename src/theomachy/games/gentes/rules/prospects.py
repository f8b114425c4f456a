"""What effects would give, need or change, before they are carried out."""

from __future__ import annotations

from mypy_extensions import i64

from theomachy.games.gentes.rules.goods import has_room, spaces_for
from theomachy.games.gentes.rules.people import can_gain, can_lower
from theomachy.games.gentes.rules.state import LOCKED, MONEY, SHOWN, GentesTable
from theomachy.games.gentes.rules.tables import (
    ACTIVATE,
    AMOUNT,
    ANY_GROUP,
    CHOICE,
    COINS,
    CONVERT,
    CUBE,
    DRAW_CARD,
    GET,
    GET_CUBE,
    GET_N,
    GIVE,
    GIVE_COINS,
    GIVE_N,
    HOURGLASS,
    LOSE,
    ON_PLAY,
    PER_CARDS,
    PER_CITIES,
    PER_COINS,
    PER_EACH,
    PER_MOST,
    PER_PERSONS,
    PER_WHAT,
    PERSON,
    SWAP_PERSONS,
    UNLOCK,
    VP,
    VP_PER,
    WHICH,
)  # fmt: skip


def counted(table: GentesTable, seat: i64, row: i64) -> i64:
    """What a `vp_per` gives now (GENTES-A-75, GENTES-R-44)."""
    fixed = table.fixed
    what = fixed.field(row, PER_WHAT)
    count: i64 = 0
    if what == PER_CITIES:
        count = table.built(seat)
    elif what == PER_PERSONS:
        count = table.persons(seat)
    elif what == PER_CARDS:
        count = table.mat(seat, SHOWN)
    elif what == PER_COINS:
        count = table.mat(seat, MONEY)
    else:
        count = table.best_symbol(seat)
    gained = count // fixed.field(row, PER_EACH)
    if gained > fixed.field(row, PER_MOST):
        return fixed.field(row, PER_MOST)
    return gained


def card_points(table: GentesTable, seat: i64, card: i64) -> i64:
    """The points of a card's rewards as if it were played now (GENTES-R-23)."""
    fixed = table.fixed
    total = i64(fixed.points[card])
    if fixed.scoring_cards >> card & 1 == 0:
        return total
    for row in range(fixed.first(card, ON_PLAY), fixed.end(card, ON_PLAY)):
        op = fixed.op(row)
        if op == VP:
            total += fixed.field(row, AMOUNT)
        elif op == VP_PER:
            total += counted(table, seat, row)
    return total


def space_needed(table: GentesTable, seat: i64, row: i64, end: i64) -> i64:
    """Free spaces that the hourglasses of these effects need at least, doubles used (GENTES-R-15, GENTES-A-79)."""
    fixed = table.fixed
    locked = table.mat(seat, LOCKED)
    taken: i64 = 0
    most: i64 = 0
    while row < end:
        op = fixed.op(row)
        n = fixed.field(row, AMOUNT)
        if op == UNLOCK:
            if n > locked:
                n = locked
            locked -= n
            taken -= n
        elif op == HOURGLASS:
            taken += spaces_for(n)
            if taken > most:
                most = taken
        row += 1
    return most


def can_convert(table: GentesTable, seat: i64, row: i64) -> bool:
    """It can be paid, and its gain taken in full (GENTES-A-81, GENTES-R-35)."""
    fixed = table.fixed
    give_n = fixed.field(row, GIVE_N)
    room = table.room(seat)
    if fixed.field(row, GIVE) == GIVE_COINS:
        if table.mat(seat, MONEY) < give_n:
            return False
    else:
        if table.cubes(seat) < give_n:
            return False
        room += give_n
    return fixed.field(row, GET) != GET_CUBE or room >= fixed.field(row, GET_N)


def has_city(table: GentesTable, seat: i64) -> bool:
    """A city on a city site: only those have a reward (GENTES-A-69)."""
    return table.towns(seat) & table.fixed.city_sites != 0


def does_something(table: GentesTable, seat: i64, row: i64, end: i64) -> bool:
    """Would at least one of these effects change anything (GENTES-R-43)?"""
    fixed = table.fixed
    while row < end:
        op = fixed.op(row)
        x = fixed.field(row, WHICH)
        if op == VP or op == COINS:
            return True
        if op == VP_PER and counted(table, seat, row) > 0:
            return True
        if op == CUBE:
            if x == CHOICE and table.room(seat) > 0:
                return True
            if x != CHOICE and has_room(table, seat, x):
                return True
        if op == PERSON and (x == ANY_GROUP or can_gain(table, seat, x)):
            return True
        if op == LOSE and can_lower(table, seat, x):
            return True
        if op == UNLOCK and (table.mat(seat, LOCKED) > 0 or table.room(seat) > 0):
            return True
        if op == ACTIVATE and has_city(table, seat):
            return True
        if op == DRAW_CARD and len(table.display) > 0:
            return True
        if op == CONVERT and can_convert(table, seat, row):
            return True
        if op == SWAP_PERSONS and table.persons(seat) > 0:
            return True
        row += 1
    return False
