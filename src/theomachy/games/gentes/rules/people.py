"""The population chart: persons come one by one and push the opposing group back (GENTES-A-11 to A-15)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from theomachy.games.gentes.rules.actions import declare, pack
from theomachy.games.gentes.rules.phases import GAINING, TEACHING
from theomachy.games.gentes.rules.state import PERSONS, GentesTable
from theomachy.games.gentes.rules.tables import GROUPS

# ---- the kinds of this chapter

GAIN: Final = 17  # x: group
KINDS: Final[tuple[int, ...]] = declare(
    (GAIN, "gain {group}", ("group:{group}",), (GAINING, TEACHING)),
)  # fmt: skip


def against(table: GentesTable, kind: i64, x: i64, y: i64) -> str:
    return against_gain()


NAMES = ["noble", "artisan", "soldier", "merchant", "priest", "scholar"]
MOST: Final = 6  # persons of a group, and of a row of two


def can_gain(table: GentesTable, seat: i64, group: i64) -> bool:
    """A group never exceeds six (GENTES-A-13)."""
    return table.people(seat, group) < MOST


def can_lower(table: GentesTable, seat: i64, group: i64) -> bool:
    """Nor does it fall below 0 (GENTES-A-13)."""
    return table.people(seat, group) > 0


def gain(table: GentesTable, seat: i64, group: i64, clause: str) -> None:
    """One person more (GENTES-A-11); in a full row the opposing group goes back by one, and nothing averts that
    (GENTES-A-12, GENTES-R-08)."""
    other = group ^ 1
    table.add(seat, PERSONS + group, 1)
    if table.events is not None:
        table.write("gained", clause, {"who": seat, "group": NAMES[group]})
    if table.people(seat, group) + table.people(seat, other) > MOST:
        lower(table, seat, other)
        if table.events is not None:
            table.write("pushed", "GENTES-A-12", {"who": seat, "group": NAMES[other]})


def lower(table: GentesTable, seat: i64, group: i64) -> None:
    table.add(seat, PERSONS + group, -1)


# ---- a person of free choice: by an effect or for cubes


def ask_gain(table: GentesTable) -> vec[i32]:
    """Every group that has room for one more."""
    out: vec[i32] = vec[i32](capacity=8)
    for group in range(i64(GROUPS)):
        if can_gain(table, table.active, group):
            out = append(out, pack(GAIN, group, 0))
    return out


def against_gain() -> str:
    return "GENTES-R-07"  # a group at six
