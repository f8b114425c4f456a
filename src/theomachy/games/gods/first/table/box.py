"""Reads and checks the components of the first edition; names of the kinds."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from theomachy.core.errors import BadComponents
from theomachy.games.gods.common.rules.cards import DECAY, END_TILE, EXTRA
from theomachy.games.gods.common.table.box import (
    GodsBox,
    Part,
    check_cards,
    check_constellations,
    check_numbers,
    demand,
    load,
    within,
)  # fmt: skip
from theomachy.games.gods.common.table.names import CARD_NAMES

COMPONENTS = Path(__file__).parents[1] / "components.toml"
PLAYERS = (2, 3, 4)  # GODS1-S-09
# Of the tiles of the pile, by kind number: this edition calls the extra action mediation.
NAMES = (*CARD_NAMES[:EXTRA], "mediation", CARD_NAMES[END_TILE])
MOST_CARDS = 130  # what the longest list of actions has room for


class About(Part, frozen=True):
    id: str
    title: str
    designer: str
    players_min: int
    players_max: int
    age_min: int
    minutes: int


class Points(Part, frozen=True):
    total: int
    per_colour: int
    value: int


class Village(Part, frozen=True):
    tribes_needed: int


class Penalty(Part, frozen=True):
    points: int


class VillageEnd(Part, frozen=True):
    different_colours: int
    any_colours: int


class Crystals(Part, frozen=True):
    total: int


class Totals(Part, frozen=True):
    hex_cards: int
    temples: int
    tribes: int
    deserts: int
    whirlwinds: int
    mediations: int
    end_tiles: int
    god_stones: int


class Box(GodsBox, frozen=True):
    """The whole file."""

    game: About
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
    check_cards(path, found.gods, found.tribe_colours, found.hex_cards, (NAMES[5], *NAMES[7:]))
    totals = found.totals
    temples = found.per_god.temples * len(found.gods)
    demand(path, "totals.temples", totals.temples, temples)
    demand(path, "totals.god_stones", totals.god_stones, found.per_god.god_stones * len(found.gods))
    demand(path, "totals.tribes", totals.tribes, sum(found.count(c.id) for c in found.tribe_colours))
    demand(path, "totals.deserts", totals.deserts, found.count("desert"))
    demand(path, "totals.whirlwinds", totals.whirlwinds, found.count("whirlwind"))
    demand(path, "totals.mediations", totals.mediations, found.count("mediation"))
    demand(path, "totals.end_tiles", totals.end_tiles, found.count("end"))
    demand(path, "totals.hex_cards", totals.hex_cards, temples + sum(found.counts(bag=False, decay_tile=False)))
    demand(path, "village_tiles.total", found.village_tiles.total, found.village_tiles.per_colour * 4)
    demand(path, "points_tiles.total", found.points_tiles.total, found.points_tiles.per_colour * 4)
    check_constellations(path, found.constellations, PLAYERS)
    check_rest(path, found)
    return found


def check_rest(path: Path, found: Box) -> None:
    """Bounds, and what the rules rely on: one end tile, enough crystals and village tiles."""
    if found.format != 1 or found.game.id != "gods-first":
        raise BadComponents(f"{path}: format {found.format} of {found.game.id!r}; needed: format 1 of 'gods-first'")
    check_numbers(path, found.per_god, found.power, found.prices)
    within(path, "totals.hex_cards", found.totals.hex_cards, 1, MOST_CARDS)
    within(path, "number of end tiles", found.count("end"), 1, 1)
    within(path, "village_tiles.value", found.village_tiles.value, 0, 99)
    within(path, "points_tiles.value", found.points_tiles.value, 0, 99)
    within(path, "points_tiles.per_colour", found.points_tiles.per_colour, 0, 99)
    within(path, "village.tribes_needed", found.village.tribes_needed, 1, 60)
    within(path, "temple_penalty.points", found.temple_penalty.points, 0, 99)
    within(path, "village_end.different_colours", found.village_end.different_colours, 1, 5)
    within(path, "village_end.any_colours", found.village_end.any_colours, 1, 99)
    within(path, "turn.actions", found.turn.actions, 1, 9)
    within(path, "crystals.total", found.crystals.total, max(PLAYERS) * found.power.max, 9999)
    most = max(found.count(c.id) for c in found.tribe_colours) // found.village.tribes_needed
    within(path, "village_tiles.per_colour", found.village_tiles.per_colour, most, 99)
    for c in found.constellations:
        deserts = sum(s.kind == "desert" for s in c.cards)
        within(path, f"constellations for {c.players} players: deserts", deserts, 0, found.count("desert"))
