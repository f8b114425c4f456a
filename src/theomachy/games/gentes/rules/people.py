"""The population chart: persons come one by one and push the opposing group back (GENTES-A-11 to A-15)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from theomachy.games.gentes.rules.actions import GAIN, pack
from theomachy.games.gentes.rules.state import MAT, POP, GentesTable
from theomachy.games.gentes.rules.tables import GROUPS

NAMES = ["noble", "artisan", "soldier", "merchant", "priest", "scholar"]


def can_gain(table: GentesTable, seat: i64, group: i64) -> bool:
    return table.mats[seat * MAT + POP + group] < 6


def gain(table: GentesTable, seat: i64, group: i64, clause: str) -> None:
    """One person more; in a full row the opposing group goes back by one (GENTES-A-12, GENTES-R-08)."""
    at = seat * MAT + POP
    other = group ^ 1
    table.mats[at + group] += 1
    if table.events is not None:
        table.note("gained", clause, {"who": seat, "group": NAMES[group]})
    if table.mats[at + group] + table.mats[at + other] > 6:
        table.mats[at + other] -= 1
        if table.events is not None:
            table.note("pushed", "GENTES-A-12", {"who": seat, "group": NAMES[other]})


def lower(table: GentesTable, seat: i64, group: i64) -> None:
    table.mats[seat * MAT + POP + group] -= 1


def gains(table: GentesTable, seat: i64) -> vec[i32]:
    """Every group that has room for one more (GENTES-R-07)."""
    out: vec[i32] = vec[i32](capacity=8)
    for group in range(i64(GROUPS)):
        if can_gain(table, seat, group):
            out = append(out, pack(GAIN, group, 0))
    return out
