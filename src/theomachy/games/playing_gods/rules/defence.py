"""The defence against an attack: immunities and protections (PG-A-10 to PG-A-16)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64, u8

from theomachy.games.playing_gods.rules.actions import PASS, declare, pack
from theomachy.games.playing_gods.rules.cards import ELEMENTS, IMMUNITIES, PROTECTIONS, SPECIAL, WRATH
from theomachy.games.playing_gods.rules.hands import show, show_immunity
from theomachy.games.playing_gods.rules.kills import begin_dividing
from theomachy.games.playing_gods.rules.phases import PROTECTING
from theomachy.games.playing_gods.rules.state import Table
from theomachy.games.playing_gods.rules.untimely import asks

# ---- the kinds of this chapter

PROTECT: Final = 19  # x: element
KINDS: Final[tuple[int, ...]] = declare(
    (PROTECT, "protect {element}", ("card:protection_{element}",), (PROTECTING,)),
)  # fmt: skip


def against(table: Table, player: i64, kind: i64, x: i64) -> str:
    return against_protect(table, player, x)


def do(table: Table, kind: i64, x: i64) -> bool:
    """Does it, if it is of this chapter."""
    if kind == PROTECT:
        protect(table, x)
    else:
        return False
    return True


def all_named(table: Table) -> None:
    """Immunities work by themselves, then each affected god is asked, clockwise (PG-A-10, PG-A-12, PG-R-17).

    Special cards are warded off by neither, so nobody is asked (PG-A-16, PG-R-18).
    """
    for i in range(table.players):
        table.stopped[i] = 0
    seat = table.after(table.active)
    if table.form < SPECIAL:
        while seat != table.active:
            if table.affected(seat):
                for element in range(i64(ELEMENTS)):
                    if table.form >> element & 1 and table.holds(seat, IMMUNITIES + element) > 0:
                        show_immunity(table, seat, element)
                table.bare[seat] |= u8(table.form)
            seat = table.after(seat)
    ask_protection(table, table.after(table.active))


def is_asked(table: Table, seat: i64) -> bool:
    """Does something get through to the god, and has it a hidden wrath card (PG-R-63)?"""
    return table.hidden(seat, WRATH) > 0 and table.affected(seat) and table.gets_through(seat) != 0


def ask_protection(table: Table, seat: i64) -> None:
    """The next god from this seat on who is asked, clockwise from the attacker (PG-R-16)."""
    if table.form < SPECIAL:
        while seat != table.active:
            if is_asked(table, seat):
                table.phase = PROTECTING
                table.turn = seat
                return
            seat = table.after(seat)
    begin_dividing(table)


def can_protect(table: Table, seat: i64, element: i64) -> bool:
    return table.gets_through(seat) >> element & 1 != 0 and table.holds(seat, PROTECTIONS + element) > 0


def add_protections(table: Table, out: vec[i32]) -> vec[i32]:
    """Any set of cards, one for each element that still gets through; or none (PG-R-16)."""
    for element in range(i64(ELEMENTS)):
        if can_protect(table, table.turn, element):
            out = append(out, pack(PROTECT, element))
    return append(out, pack(PASS, 0))


def against_protect(table: Table, player: i64, element: i64) -> str:
    if not asks(table, PROTECT):
        if table.form >= SPECIAL and player >= 0 and table.affected(player):
            return "PG-A-16"
        return "PG-R-16" if table.form != 0 and player >= 0 and table.affected(player) else "PG-A-10"
    if player != table.turn or element >= ELEMENTS or table.gets_through(player) >> element & 1 == 0:
        return "PG-R-16"
    return "PG-A-11"


def protect(table: Table, element: i64) -> None:
    """The card cancels its element for this attack: on the god's own sects, or for all of them (PG-A-11, PG-R-14)."""
    seat = table.turn
    show(table, seat, PROTECTIONS + element)
    if table.fixed.shared_defence:
        for other in range(table.players):
            table.stopped[other] |= u8(1 << element)
    else:
        table.stopped[seat] |= u8(1 << element)
    if table.events is not None:
        table.write("protected", "PG-A-11", {"who": seat, "element": element})
    ask_protection(table, seat)


def go_without(table: Table) -> None:
    """No (more) protection. It is the same to all who could not see what was held back."""
    if table.events is not None:
        table.write("passed", "PG-R-16", {"who": table.turn})
    ask_protection(table, table.after(table.turn))
