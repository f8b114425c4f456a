"""Sects gained and lost one by one: gain space and gain card, fortifying, lose cards (PG-T-11, PG-A-47 to PG-A-53)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from theomachy.games.playing_gods.rules.actions import PASS, declare, pack
from theomachy.games.playing_gods.rules.cards import ALL_LOSE, GAIN, LOSE
from theomachy.games.playing_gods.rules.ending import wins_at_once
from theomachy.games.playing_gods.rules.hands import show
from theomachy.games.playing_gods.rules.leaving import settle
from theomachy.games.playing_gods.rules.numbers import (
    CONTINENTS,
    CONVERSION_SPACE,
    GAIN_SPACE,
    LANDS,
    LANDS_EACH,
    PORTAL_SPACE,
)  # fmt: skip
from theomachy.games.playing_gods.rules.phases import (
    ACTING,
    DRAW_OR_FORTIFY,
    GAINING,
    LOSING,
    THEN_END_TURN,
    THEN_PORTAL,
)
from theomachy.games.playing_gods.rules.piles import clear_table
from theomachy.games.playing_gods.rules.stacks import put_chip, take_top
from theomachy.games.playing_gods.rules.state import Table
from theomachy.games.playing_gods.rules.untimely import asks, not_there, not_yours

# ---- the kinds of this chapter

FORTIFY: Final = 5  # x: territory
PLACE: Final = 6  # x: territory
USE_GAIN: Final = 15  # x: territory
GIVE_UP: Final = 26  # x: territory that loses its top chip
KINDS: Final[tuple[int, ...]] = declare(
    (FORTIFY, "fortify {land}", ("land:{land}",), (DRAW_OR_FORTIFY,)),
    (PLACE, "place {land}", ("land:{land}",), (GAINING,)),
    (USE_GAIN, "gain {land}", ("card:gain_one_sect", "land:{land}"), (ACTING,)),
    (GIVE_UP, "lose {land}", ("land:{land}",), (LOSING,)),
)  # fmt: skip


def against(table: Table, player: i64, kind: i64, x: i64) -> str:
    if kind == FORTIFY:
        return against_fortify(table, player, x)
    if kind == PLACE:
        return against_place(table, player, x)
    if kind == USE_GAIN:
        return against_gain(table, player, x)
    return against_loss(table, player)


def do(table: Table, kind: i64, x: i64) -> bool:
    """Does it, if it is of this chapter."""
    if kind == FORTIFY:
        fortify(table, x)
    elif kind == PLACE:
        place(table, x)
    elif kind == USE_GAIN:
        use_gain(table, x)
    elif kind == GIVE_UP:
        give_up(table, x)
    else:
        return False
    return True


# ---- the Gain One Sect space


def ask_place(table: Table) -> None:
    table.then = THEN_END_TURN
    for land in range(i64(LANDS)):
        if can_place(table, land):
            table.phase = GAINING
            return
    table.proceed()


def can_place(table: Table, land: i64) -> bool:
    """Any territory that is empty or own, as long as there is a chip (PG-T-11, PG-R-44)."""
    return table.supply[table.active] > 0 and table.free_or_own(table.active, land)


def add_places(table: Table, out: vec[i32]) -> vec[i32]:
    for land in range(i64(LANDS)):
        if can_place(table, land):
            out = append(out, pack(PLACE, land))
    return append(out, pack(PASS, 0))  # voluntary (PG-R-08)


def against_place(table: Table, player: i64, land: i64) -> str:
    if not asks(table, PLACE):
        return not_there(table, player, GAIN_SPACE, "PG-T-11")
    if player != table.turn:
        return not_yours(table, player)
    if land < LANDS and table.supply[table.active] == 0:
        return "PG-R-44"
    return "PG-T-11"


def place(table: Table, land: i64) -> None:
    put_chip(table, table.active, land)
    if table.events is not None:
        table.write("placed", "PG-T-11", {"who": table.active, "land": land})
    settle(table, False)


# ---- the gain card, at a portal


def can_gain_here(table: Table) -> bool:
    """A gain card, a chip, and no foreign ruler on the continent (PG-A-47, PG-A-48, PG-R-42)."""
    seat = table.active
    if table.supply[seat] == 0 or table.holds(seat, GAIN) == 0 or not table.portal_usable():
        return False
    return not table.foreign_rule_here()


def add_gains(table: Table, out: vec[i32]) -> vec[i32]:
    """The four territories of the portal's continent."""
    if can_gain_here(table):
        first = table.first_land()
        for i in range(i64(LANDS_EACH)):
            out = append(out, pack(USE_GAIN, first + i))
    return out


def against_gain(table: Table, player: i64, land: i64) -> str:
    if not asks(table, USE_GAIN):
        return not_there(table, player, PORTAL_SPACE, "PG-T-10")
    if player != table.turn:
        return not_yours(table, player)
    if table.here(land) < 0 or table.holds(table.active, GAIN) == 0:
        return "PG-A-47"
    if table.supply[table.active] == 0:
        return "PG-R-44"
    return "PG-A-48"


def use_gain(table: Table, land: i64) -> None:
    show(table, table.active, GAIN)
    put_chip(table, table.active, land)
    if table.events is not None:
        table.write("gained", "PG-A-47", {"who": table.active, "land": land})
    clear_table(table)  # the card goes under its pile (PG-A-49)
    table.then = THEN_PORTAL
    settle(table, False)


# ---- fortifying, instead of drawing


def can_fortify(table: Table, continent: i64) -> bool:
    """Home, its holy city empty or own, and a chip for it (PG-A-50, PG-A-51); with two homes either (PG-R-43)."""
    seat = table.active
    if not table.is_home(seat, continent):
        return False
    return table.supply[seat] > 0 and table.free_or_own(seat, continent * LANDS_EACH)


def can_fortify_any(table: Table) -> bool:
    for continent in range(i64(CONTINENTS)):
        if can_fortify(table, continent):
            return True
    return False


def add_cities(table: Table, out: vec[i32]) -> vec[i32]:
    for continent in range(i64(CONTINENTS)):
        if can_fortify(table, continent):
            out = append(out, pack(FORTIFY, continent * LANDS_EACH))
    return out


def against_fortify(table: Table, player: i64, land: i64) -> str:
    if not asks(table, FORTIFY):
        return not_there(table, player, CONVERSION_SPACE, "PG-A-50")
    if player != table.turn:
        return not_yours(table, player)
    if land >= LANDS or land % LANDS_EACH != 0 or not table.is_home(table.active, land // LANDS_EACH):
        return "PG-A-50"
    if table.supply[table.active] == 0:
        return "PG-R-44"
    return "PG-A-51"


def fortify(table: Table, land: i64) -> None:
    """One chip, where two gods are left too: it replaces the whole draw (PG-R-43)."""
    put_chip(table, table.active, land)
    if table.events is not None:
        table.write("fortified", "PG-A-50", {"who": table.active, "land": land})
    table.then = THEN_END_TURN
    settle(table, False)


# ---- lose cards: the one that is carried out is the first of `shown`


def everybody_loses(table: Table) -> bool:
    return i64(table.shown[0]) == ALL_LOSE


def may_lose(table: Table, seat: i64) -> bool:
    """Gods in limbo are not asked, the last sect is spared (PG-A-53, PG-R-40)."""
    return table.in_play(seat) and table.sects[seat] > 1


def ask_loss(table: Table, seat: i64) -> None:
    """From this seat on, clockwise: who has more than one sect loses one (PG-A-52, PG-A-53)."""
    everybody = everybody_loses(table)
    while True:
        if may_lose(table, seat):
            if table.lands[seat] > 1:
                table.phase = LOSING
                table.turn = seat
                return
            for land in range(i64(LANDS)):
                if table.rules(seat, land):
                    if lose_chip(table, seat, land):
                        return
                    break
        elif table.in_play(seat) and table.events is not None:
            table.write("spared", "PG-A-53", {"who": seat})
        seat = table.after(seat)
        if not everybody or seat == table.active:
            break
    all_lost(table)


def add_losses(table: Table, out: vec[i32]) -> vec[i32]:
    """The top chip of a territory that the god rules (PG-R-41)."""
    for land in range(i64(LANDS)):
        if table.rules(table.turn, land):
            out = append(out, pack(GIVE_UP, land))
    return out


def against_loss(table: Table, player: i64) -> str:
    if not asks(table, GIVE_UP):
        return "PG-A-52"
    if player != table.turn:
        return "PG-R-40" if everybody_loses(table) else "PG-A-52"
    return "PG-R-41"


def lose_chip(table: Table, seat: i64, land: i64) -> bool:
    """The chip goes. True if that ends the game at once, in the middle of the card (PG-R-55)."""
    take_top(table, land)
    if table.events is not None:
        table.write("lost", "PG-A-52", {"who": seat, "land": land})
    if wins_at_once(table):
        clear_table(table)
        return True
    return False


def give_up(table: Table, land: i64) -> None:
    seat = table.turn
    if lose_chip(table, seat, land):
        return
    seat = table.after(seat)
    if i64(table.shown[0]) == LOSE or seat == table.active:
        all_lost(table)
    else:
        ask_loss(table, seat)


def all_lost(table: Table) -> None:
    """The card is carried out and goes under its pile (PG-T-07); gods in limbo may have come up (PG-R-41)."""
    clear_table(table)
    table.turn = table.active
    settle(table, True)
