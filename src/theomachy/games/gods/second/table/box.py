"""Reads and checks the components of the second edition; names of the kinds."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from theomachy.core.errors import BadComponents
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
NAMES = CARD_NAMES[:9]  # of the cards of the sack, by kind number


class About(common.About, frozen=True):
    artist: str


class Nation(Part, frozen=True):
    tribes_needed: int


class Limit(Part, frozen=True):
    players: int
    limit: int


class Totals(common.Totals, frozen=True):
    extra_actions: int
    decays: int


class Box(GodsBox, frozen=True):
    """The whole file."""

    game: About
    points_cards: Points
    points_chips: Points
    nation: Nation
    victory_points: list[Limit]
    totals: Totals

    def counts(self) -> list[int]:
        """How many cards of each kind, by kind number, temples left out (GODS2-S-07)."""
        return [self.count(name) if name else 0 for name in NAMES]

    def limit(self, players: int) -> int:
        return next(v.limit for v in self.victory_points if v.players == players)


@cache
def box(path: Path = COMPONENTS) -> Box:
    """The checked contents of a components file."""
    found = load(path, Box)
    check_shared(path, found, "gods-second", NAMES[5:])
    demand(path, "totals.extra_actions", found.totals.extra_actions, found.count("extra"))
    demand(path, "totals.decays", found.totals.decays, found.count("decay"))
    check_size(path, found, sum(found.counts()))
    check_points(path, "points_cards", found.points_cards)
    check_points(path, "points_chips", found.points_chips)
    within(path, "nation.tribes_needed", found.nation.tribes_needed, 1, 60)
    check_limits(path, found)
    return found


def check_limits(path: Path, found: Box) -> None:
    """There is one for each number of players."""
    counts = [v.players for v in found.victory_points]
    if sorted(counts) != list(PLAYERS):
        raise BadComponents(f"{path}: victory_points are given for {counts} players; needed: {list(PLAYERS)}")
    for v in found.victory_points:
        within(path, f"victory_points for {v.players} players: limit", v.limit, 1, 999)
