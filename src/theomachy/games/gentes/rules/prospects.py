"""What effects would give, need or change, before they are carried out."""

from __future__ import annotations

from mypy_extensions import i64

from theomachy.games.gentes.rules.goods import has_room
from theomachy.games.gentes.rules.people import can_gain
from theomachy.games.gentes.rules.state import LOCKED, MAT, MONEY, POP, SHOWN, GentesTable
from theomachy.games.gentes.rules.tables import (
    ACTIVATE,
    ANY_GROUP,
    CHOICE,
    COINS,
    CONVERT,
    CUBE,
    DRAW_CARD,
    HOURGLASS,
    LOSE,
    ON_PLAY,
    PER_CARDS,
    PER_CITIES,
    PER_COINS,
    PER_PERSONS,
    PERSON,
    ROW,
    SLOTS,
    SWAP_PERSONS,
    UNLOCK,
    VP,
    VP_PER,
)  # fmt: skip


def counted(table: GentesTable, seat: i64, row: i64) -> i64:
    """What a `vp_per` gives now (GENTES-A-75, GENTES-R-44)."""
    code = table.fixed.code
    at = row * ROW
    what = i64(code[at + 1])
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
    gained = count // i64(code[at + 2])
    if gained > i64(code[at + 3]):
        return i64(code[at + 3])
    return gained


def worth(table: GentesTable, seat: i64, card: i64) -> i64:
    """The points of a card's rewards as if it were played now (GENTES-R-23)."""
    fixed = table.fixed
    total = i64(fixed.points[card])
    row = i64(fixed.slots[card * SLOTS + ON_PLAY])
    end = i64(fixed.slots[card * SLOTS + ON_PLAY + 1])
    while row < end:
        op = i64(fixed.code[row * ROW])
        if op == VP:
            total += i64(fixed.code[row * ROW + 1])
        elif op == VP_PER:
            total += counted(table, seat, row)
        row += 1
    return total


def space_needed(table: GentesTable, seat: i64, row: i64, end: i64) -> i64:
    """Free spaces that the hourglasses of these effects need at least, doubles used (GENTES-R-15, GENTES-A-79)."""
    code = table.fixed.code
    locked = table.mat(seat, LOCKED)
    taken: i64 = 0
    most: i64 = 0
    while row < end:
        op = i64(code[row * ROW])
        n = i64(code[row * ROW + 1])
        if op == UNLOCK:
            if n > locked:
                n = locked
            locked -= n
            taken -= n
        elif op == HOURGLASS:
            taken += (n + 1) // 2
            if taken > most:
                most = taken
        row += 1
    return most


def can_convert(table: GentesTable, seat: i64, row: i64) -> bool:
    """It can be paid, and its gain taken in full (GENTES-A-81, GENTES-R-35)."""
    code = table.fixed.code
    at = row * ROW
    give_n = i64(code[at + 2])
    room = table.room(seat)
    if code[at + 1] == 0:
        if table.mat(seat, MONEY) < give_n:
            return False
    else:
        if table.cubes(seat) < give_n:
            return False
        room += give_n
    return code[at + 3] != 2 or room >= i64(code[at + 4])


def does_something(table: GentesTable, seat: i64, row: i64, end: i64) -> bool:
    """Would at least one of these effects change anything (GENTES-R-43)?"""
    code = table.fixed.code
    while row < end:
        at = row * ROW
        op = i64(code[at])
        x = i64(code[at + 1])
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
        if op == LOSE and table.mats[seat * MAT + POP + x] > 0:
            return True
        if op == UNLOCK and (table.mat(seat, LOCKED) > 0 or table.room(seat) > 0):
            return True
        if op == ACTIVATE and table.towns(seat) & table.fixed.city_sites != 0:
            return True
        if op == DRAW_CARD and len(table.display) > 0:
            return True
        if op == CONVERT and can_convert(table, seat, row):
            return True
        if op == SWAP_PERSONS and table.persons(seat) > 0:
            return True
        row += 1
    return False
