"""The contents of the box as the components file states them, checked when loaded."""

from __future__ import annotations

from pathlib import Path

import msgspec

from theomachy.core.components import Part, demand, load, within
from theomachy.core.errors import BadComponents
from theomachy.games.gods.common.table.names import COLOUR_NAMES

__all__ = ["Part", "demand", "load", "within"]

PLAYERS = (2, 3, 4)  # GODS1-S-09, GODS2-S-01
MOST_CARDS = 130  # what the longest list of actions has room for


class Label(Part, frozen=True):
    id: str


class Card(Part, frozen=True):
    """One kind of hex card."""

    id: str
    count: int
    colour: str = ""


class About(Part, frozen=True):
    id: str
    title: str
    designer: str
    players_min: int
    players_max: int
    age_min: int
    minutes: int


class Points(Part, frozen=True):
    """Cards, chips or tiles that are worth points, equally many of each colour."""

    total: int
    per_colour: int
    value: int


class Totals(Part, frozen=True):
    hex_cards: int
    temples: int
    tribes: int
    deserts: int
    whirlwinds: int
    god_stones: int


class PerGod(Part, frozen=True):
    temples: int
    god_stones: int


class Power(Part, frozen=True):
    start: int
    income: int
    max: int


class Prices(Part, frozen=True):
    tribe_per_neighbour: int
    temple_per_neighbour: int
    move_desert: int
    desert_gain: int
    decay_loot: int


class Turn(Part, frozen=True):
    actions: int


class Slot(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, frozen=True):
    """One card of a starting constellation; `seat` counts from 1, 0 for a desert."""

    kind: str
    q: int
    r: int
    seat: int = 0


class Constellation(Part, frozen=True):
    players: int
    cards: list[Slot]


class GodsBox(Part, frozen=True):
    """The tables that the files of both editions have."""

    format: int
    game: About
    totals: Totals
    gods: list[Label]
    per_god: PerGod
    tribe_colours: list[Label]
    hex_cards: list[Card]
    power: Power
    prices: Prices
    turn: Turn
    constellations: list[Constellation]

    def count(self, name: str) -> int:
        """How many cards of this name (`green` for green tribes) the box holds."""
        return sum(c.count for c in self.hex_cards if name == (c.colour or c.id))

    def constellation(self, players: int) -> Constellation:
        return next(c for c in self.constellations if c.players == players)


def check_shared(path: Path, found: GodsBox, edition: str, others: tuple[str, ...]) -> None:
    """What must hold in the files of both editions. `others` are the names of the cards that are no tribes."""
    if found.format != 1 or found.game.id != edition:
        raise BadComponents(f"{path}: format {found.format} of {found.game.id!r}; needed: format 1 of {edition!r}")
    check_cards(path, found.gods, found.tribe_colours, found.hex_cards, others)
    totals = found.totals
    demand(path, "totals.temples", totals.temples, found.per_god.temples * len(found.gods))
    demand(path, "totals.god_stones", totals.god_stones, found.per_god.god_stones * len(found.gods))
    demand(path, "totals.tribes", totals.tribes, sum(found.count(c.id) for c in found.tribe_colours))
    demand(path, "totals.deserts", totals.deserts, found.count("desert"))
    demand(path, "totals.whirlwinds", totals.whirlwinds, found.count("whirlwind"))
    check_numbers(path, found.per_god, found.power, found.prices)
    within(path, "turn.actions", found.turn.actions, 1, 9)
    check_constellations(path, found.constellations, PLAYERS)
    for c in found.constellations:
        deserts = sum(s.kind == "desert" for s in c.cards)
        within(path, f"constellations for {c.players} players: deserts", deserts, 0, found.count("desert"))


def check_size(path: Path, found: GodsBox, cards: int) -> None:
    """All hex cards: the temples, and those of sack or pile."""
    demand(path, "totals.hex_cards", found.totals.hex_cards, found.totals.temples + cards)
    within(path, "totals.hex_cards", found.totals.hex_cards, 1, MOST_CARDS)


def check_points(path: Path, place: str, points: Points) -> None:
    demand(path, f"{place}.total", points.total, points.per_colour * 4)
    within(path, f"{place}.value", points.value, 0, 99)


def check_numbers(path: Path, per_god: PerGod, power: Power, prices: Prices) -> None:
    """The numbers that both editions have."""
    within(path, "per_god.temples", per_god.temples, 1, 30)
    within(path, "per_god.god_stones", per_god.god_stones, 0, 60)
    within(path, "power.max", power.max, 1, 99)
    within(path, "power.start", power.start, 0, power.max)
    within(path, "power.income", power.income, 0, power.max)
    within(path, "prices.tribe_per_neighbour", prices.tribe_per_neighbour, 1, 20)
    within(path, "prices.temple_per_neighbour", prices.temple_per_neighbour, 1, 20)
    within(path, "prices.move_desert", prices.move_desert, 0, 20)
    within(path, "prices.desert_gain", prices.desert_gain, 0, 20)
    within(path, "prices.decay_loot", prices.decay_loot, 0, 20)


def in_one_piece(hexes: set[tuple[int, int]]) -> bool:
    todo = [next(iter(hexes))]
    seen = set(todo)
    for q, r in todo:
        around = {(q + 1, r), (q + 1, r - 1), (q, r - 1), (q - 1, r), (q - 1, r + 1), (q, r + 1)} & hexes - seen
        seen |= around
        todo += sorted(around)
    return seen == hexes


def check_constellations(path: Path, constellations: list[Constellation], players: tuple[int, ...]) -> None:
    """One for each number of players, each seat once, no hex twice, all in one piece."""
    counts = [c.players for c in constellations]
    if sorted(counts) != list(players):
        raise BadComponents(f"{path}: constellations are given for {counts} players; needed: {list(players)}")
    for c in constellations:
        place = f"constellations for {c.players} players"
        seats = sorted(s.seat for s in c.cards if s.kind == "temple")
        if seats != list(range(1, c.players + 1)):
            raise BadComponents(f"{path}: {place}: temples for seats {seats}; needed: one for each seat")
        for s in c.cards:
            if s.kind not in ("temple", "desert"):
                raise BadComponents(f"{path}: {place}: kind {s.kind!r}; allowed: temple, desert")
        if len({(s.q, s.r) for s in c.cards}) != len(c.cards):
            raise BadComponents(f"{path}: {place}: two cards on one hex")
        for s in c.cards:
            within(path, f"{place}: q of {s.kind} {s.q},{s.r}", s.q, -12, 12)
            within(path, f"{place}: r of {s.kind} {s.q},{s.r}", s.r, -12, 12)
        if not in_one_piece({(s.q, s.r) for s in c.cards}):
            raise BadComponents(f"{path}: {place}: the cards do not hang together")


def check_cards(
    path: Path, gods: list[Label], colours: list[Label], cards: list[Card], others: tuple[str, ...]
) -> None:
    """The labels are those that actions and records name; every kind of card is there once."""
    if [c.id for c in colours] != list(COLOUR_NAMES):
        raise BadComponents(f"{path}: tribe_colours must be {', '.join(COLOUR_NAMES)}, in this order")
    names = [g.id for g in gods]
    if len(set(names)) != 4 or not all(name.isidentifier() for name in names):
        raise BadComponents(f"{path}: gods must be four different words; found: {', '.join(names)}")
    found = [c.colour if c.id == "tribe" else c.id for c in cards]
    wanted = [*COLOUR_NAMES, *others]
    if sorted(found) != sorted(wanted):
        raise BadComponents(f"{path}: hex_cards are {', '.join(found)}; needed, once each: {', '.join(wanted)}")
    for i, card in enumerate(cards):
        if not 0 <= card.count <= 60:
            raise BadComponents(f"{path}: $.hex_cards[{i}].count is {card.count}; allowed: 0 to 60")
