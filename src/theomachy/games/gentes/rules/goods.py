"""Coins, points, cubes and time: getting and paying them."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from theomachy.games.gentes.rules.actions import pack
from theomachy.games.gentes.rules.state import DOUBLES, MONEY, ORACLES, POINTS, SINGLES, TEMPLES, GentesTable
from theomachy.games.gentes.rules.tables import TEMPLE

AREAS = ["temple", "oracle"]


def gain_coins(table: GentesTable, seat: i64, n: i64, clause: str) -> None:
    table.add(seat, MONEY, n)
    if table.events is not None:
        table.write("coins", clause, {"who": seat, "n": n})


def gain_points(table: GentesTable, seat: i64, n: i64, clause: str, source: i64) -> None:
    """Points are marked at once (GENTES-P-01); `source` is the number of the mat that remembers where from."""
    table.add(seat, POINTS, n)
    table.add(seat, source, n)
    if table.events is not None:
        table.write("points", clause, {"who": seat, "n": n})


# ---- cubes


def has_room(table: GentesTable, seat: i64, area: i64) -> bool:
    if area == TEMPLE:
        return table.mat(seat, TEMPLES) < table.fixed.temple_max
    return table.mat(seat, ORACLES) < table.fixed.oracle_max


def gain_cube(table: GentesTable, seat: i64, area: i64, clause: str) -> None:
    """One cube into an area; without room it is lost (GENTES-A-21)."""
    if not has_room(table, seat, area):
        if table.events is not None:
            table.write("cube lost", "GENTES-A-21", {"who": seat, "area": AREAS[area]})
        return
    table.add(seat, TEMPLES + area, 1)
    if table.events is not None:
        table.write("cube", clause, {"who": seat, "area": AREAS[area]})


def pay_cubes(table: GentesTable, seat: i64, temple: i64, oracle: i64) -> None:
    table.add(seat, TEMPLES, -temple)
    table.add(seat, ORACLES, -oracle)


def mixtures(table: GentesTable, seat: i64, kind: i64, n: i64, out: vec[i32]) -> vec[i32]:
    """All ways to pay n cubes from temple and oracle, as actions of this kind (GENTES-A-57)."""
    temple = table.mat(seat, TEMPLES)
    oracle = table.mat(seat, ORACLES)
    t: i64 = 0
    while t <= n:
        if t <= temple and n - t <= oracle:
            out = append(out, pack(kind, t, n - t))
        t += 1
    return out


# ---- time


def spaces_for(hours: i64) -> i64:
    """The fewest spaces that so many hourglasses need: all of them doubles but for an odd one (GENTES-T-19)."""
    return (hours + 1) // 2


def lay_time(table: GentesTable, seat: i64, doubles: i64, singles: i64, clause: str) -> None:
    table.add(seat, DOUBLES, doubles)
    table.add(seat, SINGLES, singles)
    if table.events is not None:
        table.write("time", clause, {"who": seat, "singles": singles, "doubles": doubles})


def splits(kind: i64, hours: i64, spaces: i64) -> vec[i32]:
    """All mixtures of singles and doubles that show so many hourglasses and fit into the spaces (GENTES-T-18)."""
    out: vec[i32] = vec[i32]()
    doubles: i64 = 0
    while 2 * doubles <= hours:
        if hours - doubles <= spaces:
            out = append(out, pack(kind, doubles, hours - 2 * doubles))
        doubles += 1
    return out
