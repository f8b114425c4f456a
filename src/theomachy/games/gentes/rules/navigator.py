"""Navigator: build cities and hometowns, relocate them, activate a region (GENTES-A-16 to A-23)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i32, i64

from theomachy.games.gentes.rules.actions import LIFT, SITE
from theomachy.games.gentes.rules.effects import begin
from theomachy.games.gentes.rules.heyday import listed
from theomachy.games.gentes.rules.state import (
    BUILDING,
    CHOOSE_REGION,
    ICON,
    LIFTED,
    MAIN_DONE,
    MAT,
    STOCK,
    TOWNS,
    WANTED,
    GentesTable,
)  # fmt: skip
from theomachy.games.gentes.rules.tables import bit


def can_build(table: GentesTable, seat: i64, icon: i64) -> bool:
    """A site of the icon is free (GENTES-T-47, GENTES-R-19)."""
    wanted = table.fixed.with_icon[icon]
    if table.free_sites() & wanted != 0:
        return True
    return table.fixed.same_site and table.mats[seat * MAT + STOCK] == 0 and table.towns(seat) & wanted != 0


def ask_lift(table: GentesTable) -> vec[i32]:
    """Any own city, but never one that leaves no site to go to (GENTES-A-22)."""
    wanted = table.fixed.with_icon[table.reg(WANTED)]
    bits = table.towns(table.active)
    if table.free_sites() & wanted == 0:
        bits &= wanted
    return listed(LIFT, bits)


def lift(table: GentesTable, site: i64) -> None:
    seat = table.active
    own = bit(site)
    table.sets[TOWNS + seat] ^= own
    table.add(seat, STOCK, 1)
    table.add(seat, ICON + i64(table.fixed.icon_of[site]), -1)
    if table.fixed.marker_leaves:
        table.home_marks &= ~own
    table.set_reg(LIFTED, site + 1)  # where it stood: not a place to go to
    if table.events is not None:
        table.note("lifted", "GENTES-A-22", {"who": seat, "site": table.fixed.site_ids[site]})
    table.phase = BUILDING


def ask_site(table: GentesTable) -> vec[i32]:
    """Free sites of the icon; a lifted city goes to one that was free before (GENTES-R-19)."""
    bits = table.free_sites() & table.fixed.with_icon[table.reg(WANTED)]
    lifted = table.reg(LIFTED)
    if lifted > 0 and not table.fixed.same_site:
        bits &= ~bit(lifted - 1)
    return listed(SITE, bits)


def build(table: GentesTable, site: i64) -> None:
    fixed = table.fixed
    seat = table.active
    own = bit(site)
    table.sets[TOWNS + seat] |= own
    table.add(seat, STOCK, -1)
    table.add(seat, ICON + i64(fixed.icon_of[site]), 1)
    if table.events is not None:
        table.note("built", "GENTES-A-16", {"who": seat, "site": fixed.site_ids[site]})
    begin(table, 0, 0, MAIN_DONE)
    if fixed.homes & own != 0:
        if table.towns(seat) & fixed.city_sites != 0:
            table.phase = CHOOSE_REGION
    else:
        table.sites_due = table.towns(seat) & fixed.in_region[i64(fixed.region_of[site])]
