"""Reads and checks the components of the second edition; names of the kinds."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from theomachy.games.gods_common.box import (
    Card, Constellation, Label, Part, PerGod, Power, Prices, check_constellations, demand, load,
)  # fmt: skip
from theomachy.games.gods_common.box import check_cards as check_cards_of
from theomachy.games.gods_common.names import CARD_NAMES

COMPONENTS = Path(__file__).with_name("components.toml")
PLAYERS = (2, 3, 4)


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


class Turn(Part, frozen=True):
    actions: int


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


class Box(Part, frozen=True):
    """The whole file."""

    format: int
    game: About
    gods: list[Label]
    per_god: PerGod
    tribe_colours: list[Label]
    hex_cards: list[Card]
    points_cards: Points
    points_chips: Points
    nation: Nation
    power: Power
    prices: Prices
    turn: Turn
    victory_points: list[Limit]
    constellations: list[Constellation]
    totals: Totals

    def count(self, name: str) -> int:
        """How many cards of this name (`green` for green tribes) the box holds."""
        return sum(c.count for c in self.hex_cards if name == (c.colour or c.id))

    def counts(self) -> list[int]:
        """The same by kind number, temples left out."""
        return [self.count(name) if name else 0 for name in CARD_NAMES[:9]]

    def limit(self, players: int) -> int:
        return next(v.limit for v in self.victory_points if v.players == players)

    def constellation(self, players: int) -> Constellation:
        return next(c for c in self.constellations if c.players == players)


@cache
def box(path: Path = COMPONENTS) -> Box:
    """The checked contents of a components file."""
    found = load(path, Box)
    check_cards_of(path, found.gods, found.tribe_colours, found.hex_cards, CARD_NAMES[5:9])
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
    demand(path, "number of victory_points tables", len(PLAYERS), len({v.players for v in found.victory_points}))
    return found
