"""Reads and checks the components of the second edition; names of the kinds."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from theomachy.core.errors import BadComponents
from theomachy.games.gods.common.table.box import (
    GodsBox,
    Part,
    check_constellations,
    check_numbers,
    demand,
    load,
    within,
)  # fmt: skip
from theomachy.games.gods.common.table.box import check_cards as check_cards_of
from theomachy.games.gods.common.table.names import CARD_NAMES

COMPONENTS = Path(__file__).parents[1] / "components.toml"
PLAYERS = (2, 3, 4)  # GODS2-S-01
NAMES = CARD_NAMES[:9]  # of the cards of the sack, by kind number
MOST_CARDS = 130  # what the longest list of actions has room for


class About(Part, frozen=True):
    id: str
    title: str
    designer: str
    artist: str
    players_min: int
    players_max: int
    age_min: int
    minutes: int


class Points(Part, frozen=True):
    total: int
    per_colour: int
    value: int


class Nation(Part, frozen=True):
    tribes_needed: int


class Limit(Part, frozen=True):
    players: int
    limit: int


class Totals(Part, frozen=True):
    hex_cards: int
    temples: int
    tribes: int
    deserts: int
    whirlwinds: int
    extra_actions: int
    decays: int
    god_stones: int


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
    check_cards_of(path, found.gods, found.tribe_colours, found.hex_cards, NAMES[5:])
    totals = found.totals
    temples = found.per_god.temples * len(found.gods)
    demand(path, "totals.temples", totals.temples, temples)
    demand(path, "totals.god_stones", totals.god_stones, found.per_god.god_stones * len(found.gods))
    demand(path, "totals.tribes", totals.tribes, sum(found.count(c.id) for c in found.tribe_colours))
    demand(path, "totals.deserts", totals.deserts, found.count("desert"))
    demand(path, "totals.whirlwinds", totals.whirlwinds, found.count("whirlwind"))
    demand(path, "totals.extra_actions", totals.extra_actions, found.count("extra"))
    demand(path, "totals.decays", totals.decays, found.count("decay"))
    demand(path, "totals.hex_cards", totals.hex_cards, temples + sum(found.counts()))
    demand(path, "points_cards.total", found.points_cards.total, found.points_cards.per_colour * 4)
    demand(path, "points_chips.total", found.points_chips.total, found.points_chips.per_colour * 4)
    check_constellations(path, found.constellations, PLAYERS)
    check_rest(path, found)
    return found


def check_rest(path: Path, found: Box) -> None:
    """Bounds, and what must be there once for each number of players."""
    if found.format != 1 or found.game.id != "gods-second":
        raise BadComponents(f"{path}: format {found.format} of {found.game.id!r}; needed: format 1 of 'gods-second'")
    check_numbers(path, found.per_god, found.power, found.prices)
    within(path, "totals.hex_cards", found.totals.hex_cards, 1, MOST_CARDS)
    within(path, "points_cards.value", found.points_cards.value, 0, 99)
    within(path, "points_chips.value", found.points_chips.value, 0, 99)
    within(path, "nation.tribes_needed", found.nation.tribes_needed, 1, 60)
    within(path, "turn.actions", found.turn.actions, 1, 9)
    counts = [v.players for v in found.victory_points]
    if sorted(counts) != list(PLAYERS):
        raise BadComponents(f"{path}: victory_points are given for {counts} players; needed: {list(PLAYERS)}")
    for v in found.victory_points:
        within(path, f"victory_points for {v.players} players: limit", v.limit, 1, 999)
    for c in found.constellations:
        deserts = sum(s.kind == "desert" for s in c.cards)
        within(path, f"constellations for {c.players} players: deserts", deserts, 0, found.count("desert"))
