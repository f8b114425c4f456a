"""Navigator: build cities and hometowns, relocate them, activate a region (GENTES-A-16 to A-23)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from theomachy.games.gentes.rules.actions import declare, listed
from theomachy.games.gentes.rules.effects import begin
from theomachy.games.gentes.rules.phases import BUILDING, CHOOSE_REGION, LIFTING, MAIN_DONE
from theomachy.games.gentes.rules.state import ICON, LEFT_MARKS, STOCK, TOWNS, GentesTable
from theomachy.games.gentes.rules.tables import bit

# ---- the kinds of this chapter

LIFT: Final = 18  # x: site
SITE: Final = 19  # x: site
KINDS: Final[tuple[int, ...]] = declare(
    (LIFT, "lift {site}", ("site:{site}",), (LIFTING,)),
    (SITE, "site {site}", ("site:{site}",), (BUILDING,)),
)  # fmt: skip


def against(table: GentesTable, kind: i64, x: i64, y: i64) -> str:
    if kind == LIFT:
        return against_lift(table, x)
    return against_site(table, x)


def do(table: GentesTable, kind: i64, x: i64, y: i64) -> bool:
    """Does it, if it is of this chapter."""
    if kind == LIFT:
        lift(table, x)
    elif kind == SITE:
        build(table, x)
    else:
        return False
    return True


def must_relocate(table: GentesTable, seat: i64) -> bool:
    """All cities are on the board: only then one of them is taken back (GENTES-A-22)."""
    return table.mat(seat, STOCK) == 0


def can_build(table: GentesTable, seat: i64, icon: i64) -> bool:
    """A site of the icon is free (GENTES-T-47, GENTES-R-19)."""
    wanted = table.fixed.with_icon[icon]
    if table.free_sites() & wanted != 0:
        return True
    return table.fixed.same_site and must_relocate(table, seat) and table.towns(seat) & wanted != 0


def against_building(table: GentesTable, seat: i64) -> str:
    """No site of the icon is free: the action may not be chosen."""
    return "GENTES-R-19" if must_relocate(table, seat) else "GENTES-A-17"


def sail(table: GentesTable) -> None:
    """The contents of the action begin."""
    if must_relocate(table, table.active):
        table.phase = LIFTING
    else:
        table.phase = BUILDING


# ---- taking a city back


def ask_lift(table: GentesTable) -> vec[i32]:
    """Any own city, but never one that leaves no site to go to (GENTES-A-22)."""
    wanted = table.fixed.with_icon[table.now.wanted]
    bits = table.towns(table.active)
    if table.free_sites() & wanted == 0:
        bits &= wanted
    return listed(LIFT, bits)


def against_lift(table: GentesTable, site: i64) -> str:
    if not table.fixed.is_site(site) or table.towns(table.active) >> site & 1 == 0:
        return "GENTES-A-22"
    return "GENTES-R-19"


def lift(table: GentesTable, site: i64) -> None:
    """The marker of a hometown stays on its site or leaves with the city; its player remembers it (GENTES-R-34)."""
    seat = table.active
    own = bit(site)
    table.sets[TOWNS + seat] ^= own
    table.add(seat, STOCK, 1)
    table.add(seat, ICON + i64(table.fixed.icon_of[site]), -1)
    if table.fixed.marker_leaves:
        if not table.fixed.marks_forgotten:
            table.sets[LEFT_MARKS + seat] |= table.home_marks & own
        table.home_marks &= ~own
    table.now.lifted = site + 1  # where it stood: not a place to go to
    if table.events is not None:
        table.write("lifted", "GENTES-A-22", {"who": seat, "site": table.fixed.site_ids[site]})
    table.phase = BUILDING


# ---- building


def stood_there(table: GentesTable, site: i64) -> bool:
    """Back to the same site is not relocating (GENTES-R-19)."""
    return site + 1 == table.now.lifted and not table.fixed.same_site


def ask_site(table: GentesTable) -> vec[i32]:
    """Free sites of the icon (GENTES-A-16, GENTES-A-17); a lifted city goes to one that was free before."""
    bits = table.free_sites() & table.fixed.with_icon[table.now.wanted]
    lifted = table.now.lifted
    if lifted > 0 and stood_there(table, lifted - 1):
        bits &= ~bit(lifted - 1)
    return listed(SITE, bits)


def against_site(table: GentesTable, site: i64) -> str:
    if not table.fixed.is_site(site):
        return "GENTES-A-16"
    if table.fixed.sites >> site & 1 == 0:
        return "GENTES-S-02"
    if table.free_sites() >> site & 1 == 0:
        return "GENTES-A-16"
    return "GENTES-R-19" if stood_there(table, site) else "GENTES-A-17"


def build(table: GentesTable, site: i64) -> None:
    """Then all own cities of the region are activated (GENTES-A-18); after a hometown those of a region of free choice,
    if there are any (GENTES-A-19, GENTES-R-46)."""
    fixed = table.fixed
    seat = table.active
    own = bit(site)
    table.sets[TOWNS + seat] |= own
    table.add(seat, STOCK, -1)
    table.add(seat, ICON + i64(fixed.icon_of[site]), 1)
    if table.events is not None:
        table.write("built", "GENTES-A-16", {"who": seat, "site": fixed.site_ids[site]})
    begin(table, 0, 0, MAIN_DONE)
    if table.left_marks(seat) & own != 0:  # who has used it in this round finds the mark again (GENTES-R-34)
        table.sets[LEFT_MARKS + seat] &= ~own
        table.home_marks |= own
    if fixed.homes & own != 0:
        if table.towns(seat) & fixed.city_sites != 0:
            table.phase = CHOOSE_REGION
    else:
        table.sites_due = table.towns(seat) & fixed.in_region[i64(fixed.region_of[site])]
