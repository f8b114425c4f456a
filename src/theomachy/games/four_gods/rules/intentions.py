"""First what, then where (G4-R-70 to G4-R-73): what a player takes up before saying where it goes.

An intention touches nothing but its player. The step that names the cell is the action; it names everything it
touches, so a race is decided there alone. What may be taken up, and where it may go, stands in the chapters: a tile in
`placing`, a city in `cities`, a challenge in `mistakes`, a prophet that migrates in `prophets`.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64, u8

from theomachy.games.four_gods.rules.actions import (
    ACCUSE,
    BUILD,
    BUILD_FROM,
    BUILD_OF,
    CHALLENGE,
    CITY,
    CITY_FROM,
    CITY_OF,
    COLOUR_AT,
    DESTROY,
    DESTROY_FOR,
    HOLD,
    LAY_PART,
    LOWER,
    MIGRATE,
    PLACE,
    SUMMON,
    cell_in,
    kind_in,
    pack,
    x_in,
)  # fmt: skip
from theomachy.games.four_gods.rules.state import (
    AIM_CHALLENGE,
    AIM_CITY,
    AIM_FROM,
    AIM_REGION,
    AIM_TILE,
    Table,
    own_colour,
)

# ---- the kinds of this chapter

EXPLAINED: Final[tuple[int, ...]] = (LOWER,)


def against(table: Table, player: i64, kind: i64, action: i64) -> str:
    """What speaks against the action itself, whatever the moment; nothing if it only was not taken up first."""
    return against_lowering(table)


def is_intention(kind: i64) -> bool:
    return kind >= HOLD and kind <= SUMMON


def carries_out(kind: i64) -> bool:
    """Is this the second step of something that is taken up first (G4-R-70)?"""
    return (
        kind == PLACE or kind == DESTROY or kind == DESTROY_FOR or kind == CITY or kind == CITY_OF
        or kind == CITY_FROM or kind == CHALLENGE or kind == MIGRATE
    )  # fmt: skip


def aim_of(table: Table, seat: i64, action: i64) -> i64:
    """What the seat has taken up after an intention, or must have taken up before an action that needs one.

    -1 where there can be no such thing.
    """
    kind = kind_in(action)
    x = x_in(action)
    if kind == HOLD or kind == PLACE or kind == DESTROY or kind == DESTROY_FOR:
        lay = x & LAY_PART
        which = table.hand_of(seat, lay >> 3)
        if which < 0:
            return -1
        return AIM_TILE + which * 8 + (lay & 7)
    if kind == ACCUSE or kind == CHALLENGE:
        return AIM_CHALLENGE
    if kind == SUMMON or kind == MIGRATE:
        return AIM_REGION + x
    if kind == BUILD_FROM:
        return AIM_FROM + cell_in(action)
    if kind == CITY_FROM:
        return AIM_FROM + x
    if kind == BUILD_OF:
        return AIM_CITY + x
    if kind == CITY_OF:
        return AIM_CITY + (x >> COLOUR_AT)
    if kind == BUILD or kind == CITY:
        colour = own_colour(table, seat)
        if colour >= 0:
            return AIM_CITY + colour
    return -1


def holds_up(table: Table, seat: i64, action: i64) -> bool:
    """Has the seat taken up just what this intention takes up, or this action carries out?"""
    return i64(table.aim[seat]) == aim_of(table, seat, action)


def take_up(table: Table, seat: i64, action: i64) -> None:
    """Hold something up. Nothing else changes: no step, no window, no cooldown, no line in the log (G4-R-70)."""
    table.aim[seat] = u8(aim_of(table, seat, action))


# ---- putting it back


def add_lowering(table: Table, out: vec[i32], seat: i64) -> vec[i32]:
    """With the real clock what is held up may be put back (G4-R-72)."""
    if table.aim[seat] > 0:
        return append(out, pack(LOWER, 0, 0))
    return out


def against_lowering(table: Table) -> str:
    return "no-use G4-R-72" if table.fixed.real else "not-in-this-mode G4-R-72"


def lower(table: Table, seat: i64) -> None:
    table.aim[seat] = 0
