"""Reads and checks the components of the first edition; names of the kinds."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from theomachy.games.gods.common.rules.cards import DECAY, END_TILE, EXTRA
from theomachy.games.gods.common.table import box as common
from theomachy.games.gods.common.table.box import (
    PLAYERS,
    GodsBox,
    Part,
    Points,
    check_points,
    check_shared,
    check_size,
    demand,
    load,
    within,
)
from theomachy.games.gods.common.table.names import CARD_NAMES

__all__ = ["COMPONENTS", "NAMES", "PLAYERS", "Box", "box"]

COMPONENTS = Path(__file__).parents[1] / "components.toml"
# Of the tiles of the pile, by kind number: this edition calls the extra action mediation.
NAMES = (*CARD_NAMES[:EXTRA], "mediation", CARD_NAMES[END_TILE])


class Village(Part, frozen=True):
    tribes_needed: int


class Penalty(Part, frozen=True):
    points: int


class VillageEnd(Part, frozen=True):
    different_colours: int
    any_colours: int


class Crystals(Part, frozen=True):
    total: int


class Totals(common.Totals, frozen=True):
    mediations: int
    end_tiles: int


class Box(GodsBox, frozen=True):
    """The whole file."""

    village_tiles: Points
    points_tiles: Points
    village: Village
    temple_penalty: Penalty
    village_end: VillageEnd
    crystals: Crystals
    totals: Totals

    def counts(self, bag: bool, decay_tile: bool) -> list[int]:
        """How many tiles of each kind the pile or the bag is made of (GODS1-S-05, GODS1-B-02, GODS1-B-06)."""
        counts = [self.count(name) if name else 0 for name in NAMES]
        if bag:
            counts[DECAY] = counts[END_TILE] if decay_tile else 0
            counts[END_TILE] = 0
        return counts


@cache
def box(path: Path = COMPONENTS) -> Box:
    """The checked contents of a components file."""
    found = load(path, Box)
    check_shared(path, found, "gods-first", (NAMES[5], *NAMES[7:]))
    demand(path, "totals.mediations", found.totals.mediations, found.count("mediation"))
    demand(path, "totals.end_tiles", found.totals.end_tiles, found.count("end"))
    check_size(path, found, sum(found.counts(bag=False, decay_tile=False)))
    check_points(path, "village_tiles", found.village_tiles)
    check_points(path, "points_tiles", found.points_tiles)
    check_rest(path, found)
    return found


def check_rest(path: Path, found: Box) -> None:
    """Bounds, and what the rules rely on: one end tile, enough crystals and village tiles."""
    within(path, "number of end tiles", found.count("end"), 1, 1)
    within(path, "points_tiles.per_colour", found.points_tiles.per_colour, 0, 99)
    within(path, "village.tribes_needed", found.village.tribes_needed, 1, 60)
    within(path, "temple_penalty.points", found.temple_penalty.points, 0, 99)
    within(path, "village_end.different_colours", found.village_end.different_colours, 1, 5)
    within(path, "village_end.any_colours", found.village_end.any_colours, 1, 99)
    within(path, "crystals.total", found.crystals.total, max(PLAYERS) * found.power.max, 9999)
    most = max(found.count(c.id) for c in found.tribe_colours) // found.village.tribes_needed
    within(path, "village_tiles.per_colour", found.village_tiles.per_colour, most, 99)
