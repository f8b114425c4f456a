"""Attacks: which there are, their cards and the territories they are aimed at (PG-A-01 to PG-A-09)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64, u8

from theomachy.games.playing_gods.rules.actions import declare, pack
from theomachy.games.playing_gods.rules.cards import (
    ATTACKS,
    ELEMENTS,
    SPECIAL,
    SPECIAL_KINDS,
    SPECIALS,
    WRATH,
    has_opposites,
    playable,
    slot,
)  # fmt: skip
from theomachy.games.playing_gods.rules.defence import all_named
from theomachy.games.playing_gods.rules.hands import show
from theomachy.games.playing_gods.rules.numbers import LANDS_EACH, PORTAL_SPACE
from theomachy.games.playing_gods.rules.phases import ACTING, NAMING
from theomachy.games.playing_gods.rules.state import Table
from theomachy.games.playing_gods.rules.untimely import IN_TURN, asks, not_there, not_yours

# ---- the kinds of this chapter

ATTACK: Final = 13  # x: form
TARGET: Final = 17  # x: territory
DONE: Final = 18
KINDS: Final[tuple[int, ...]] = declare(
    (ATTACK, "attack {form}", ("{form}",), (ACTING,)),  # the cards of the form
    (TARGET, "target {land}", ("land:{land}",), (NAMING,)),
    (DONE, "done", ("button:done",), (NAMING,)),
)  # fmt: skip


def against(table: Table, player: i64, kind: i64, x: i64) -> str:
    if kind == ATTACK:
        return against_attack(table, player, x)
    if kind == TARGET:
        return against_target(table, player, x)
    return against_done(table, player)


def do(table: Table, kind: i64, x: i64) -> bool:
    """Does it, if it is of this chapter."""
    if kind == ATTACK:
        declare_attack(table, x)
    elif kind == TARGET:
        name(table, x)
    elif kind == DONE:
        all_named(table)
    else:
        return False
    return True


# The attacks that can be made, in the order in which they are offered: single elements, pairs that are no opposites,
# all four, the special cards one by one (PG-A-04, PG-R-12).
FORM_LIST: Final = vec[u8]([1, 2, 4, 8, 5, 9, 6, 10, 15, 16, 17, 18, 19])

# ---- declaring


def arsenal(table: Table) -> i64:
    """What the god on turn can attack with: a bit for each element (PG-R-22), then for each special."""
    base = slot(table.active, 0)
    hand = table.hand
    found: i64 = 0
    for i in range(i64(ELEMENTS)):
        if hand[base + ATTACKS + i] > 0:
            found |= i64(1) << i
    for i in range(i64(SPECIAL_KINDS)):
        if hand[base + SPECIALS + i] > 0:
            found |= i64(1) << (ELEMENTS + i)
    return found


def cards_for(form: i64) -> i64:
    """The cards of an attack, in the same bits: one for each element (PG-A-08), or one special."""
    if form >= SPECIAL:
        return i64(1) << (ELEMENTS + form - SPECIAL)
    return form


def has_cards_for(table: Table, form: i64) -> bool:
    return cards_for(form) & ~arsenal(table) == 0


def can_hurt(table: Table, form: i64, land: i64) -> bool:
    """Is the territory another god's, with no open immunity against all of the attack (PG-A-03, PG-R-19)?"""
    if not table.foreign(table.active, land):
        return False
    if form >= SPECIAL:
        return True
    return form & ~i64(table.immune[i64(table.ruler[land]) - 1]) != 0


def has_target(table: Table, form: i64) -> bool:
    first = table.first_land()
    for i in range(i64(LANDS_EACH)):
        if can_hurt(table, form, first + i):
            return True
    return False


def add_attacks(table: Table, out: vec[i32]) -> vec[i32]:
    """Whatever the cards allow, one attack after another, opposites too (PG-A-06, PG-A-24).

    None that cannot hurt anybody (PG-R-19).
    """
    if table.hidden(table.active, WRATH) == 0 or not table.may_attack_here():
        return out
    cards = arsenal(table)
    for i in range(i64(len(FORM_LIST))):
        form: i64 = i64(FORM_LIST[i])
        if cards_for(form) & ~cards == 0 and has_target(table, form):
            out = append(out, pack(ATTACK, form))
    return out


def against_attack(table: Table, player: i64, form: i64) -> str:
    if not asks(table, ATTACK):
        return not_there(table, player, PORTAL_SPACE, "PG-A-01")
    if player != table.turn:
        return not_yours(table, player)
    if not playable(form):
        return "PG-A-05" if form < SPECIAL and has_opposites(form) else "PG-A-04"
    if not has_cards_for(table, form):
        return "PG-A-02"
    if not table.may_attack_here():
        return "PG-R-05"
    return "PG-R-19" if table.foreign_rule_here() else "PG-A-03"


def declare_attack(table: Table, form: i64) -> None:
    """The attacker shows the cards, in the order of the elements (PG-R-21); then the territories are named."""
    seat = table.active
    if form >= SPECIAL:
        show(table, seat, SPECIALS + form - SPECIAL)
    else:
        for element in range(i64(ELEMENTS)):
            if form >> element & 1:
                show(table, seat, ATTACKS + element)
    table.form = form
    table.named = 0
    table.phase = NAMING
    if table.events is not None:
        table.write("attack", "PG-A-02", {"who": seat, "form": form, "kills": i64(table.fixed.kills[form])})


# ---- naming


def can_name(table: Table, land: i64) -> bool:
    """A territory of this continent, once, where the attack can hurt."""
    i = table.here(land)
    return i >= 0 and table.named >> i & 1 == 0 and can_hurt(table, table.form, land)


def add_targets(table: Table, out: vec[i32]) -> vec[i32]:
    first = table.first_land()
    for i in range(i64(LANDS_EACH)):
        if can_name(table, first + i):
            out = append(out, pack(TARGET, first + i))
    if table.named != 0:
        out = append(out, pack(DONE, 0))
    return out


def is_attacking(table: Table, player: i64) -> bool:
    return table.form != 0 and player == table.active


def against_target(table: Table, player: i64, land: i64) -> str:
    if not asks(table, TARGET):
        return IN_TURN if is_attacking(table, player) else "PG-A-02"
    if player != table.turn:
        return not_yours(table, player)
    if table.here(land) < 0 or table.is_named(land):
        return "PG-A-02"
    return "PG-R-19" if table.foreign(table.active, land) else "PG-A-03"


def against_done(table: Table, player: i64) -> str:
    if not asks(table, DONE):
        return IN_TURN if is_attacking(table, player) else "PG-A-02"
    return "PG-A-02" if player == table.turn else not_yours(table, player)


def name(table: Table, land: i64) -> None:
    """The last that may be named, by the attack's kills or because no other is left, ends it (PG-A-09, PG-R-11)."""
    first = table.first_land()
    table.named |= i64(1) << (land - first)
    if table.events is not None:
        table.write("target", "PG-A-02", {"who": table.active, "land": land, "god": i64(table.ruler[land]) - 1})
    count: i64 = 0
    more = False
    for i in range(i64(LANDS_EACH)):
        if table.named >> i & 1:
            count += 1
        elif can_name(table, first + i):
            more = True
    if not more or count == i64(table.fixed.most[table.form]):
        all_named(table)
