"""Reads and checks the components of Playing Gods."""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path

from theomachy.core.components import Part, demand, load, within
from theomachy.core.errors import BadComponents
from theomachy.games.playing_gods.table.names import CARD_NAMES, ELEMENT_NAMES, FAITH_NAMES, SPACE_NAMES, SPECIAL_NAMES

COMPONENTS = Path(__file__).parents[1] / "components.toml"
PLAYERS = (2, 3, 4, 5)
OPPOSITES = (("fire", "water"), ("air", "earth"))
PATTERNS = (
    "none",
    "one element",
    "two elements, not opposite",
    "two opposite elements",
    "three elements",
    "four elements",
)


class Public(Part, frozen=True):
    source: str
    year: int
    designer: str
    publisher: str
    minutes_low: int
    minutes_high: int


class About(Part, frozen=True):
    id: str
    title: str
    subtitle: str
    players_min: int
    players_max: int
    age_min: int
    public: Public


class Totals(Part, frozen=True):
    dice: int
    sect_chips: int
    chips_per_colour: int
    chip_colours: int
    god_figures: int
    wrath_cards: int
    conversion_cards: int
    sticker_sheets: int
    continents: int
    territories_per_continent: int
    holy_cities_per_continent: int
    portals_per_continent: int
    immunity_cards_per_element: int
    special_wrath_cards: int
    conversion_kinds: int


class Derived(Part, frozen=True):
    territories: int
    portals: int
    immunity_cards: int
    wrath_cards_attack_or_protection: int


class Die(Part, frozen=True):
    count: int
    faces: list[int]
    sides_provenance: str = ""


class Count(Part, frozen=True):
    """What depends on the number of players."""

    players: int
    home_continents_each: int
    neutral_continents: int
    win_territories: int
    chips_on_board_each: int
    chips_in_supply_each: int
    wrath_pile_after_setup: int = -1
    conversion_pile_after_setup: int = -1


class Setup(Part, frozen=True):
    chips_per_home_territory: int
    extra_chips_in_home_holy_city: int
    start_permanent_conversion_cards: int
    start_hand_wrath_cards: int
    figure_starts_on: str
    start_player: str


class TwoLeft(Part, frozen=True):
    applies_when: str
    cards_per_w_space: int
    cards_per_c_space: int


class Resurrection(Part, frozen=True):
    permanent_conversion_cards: int
    hand_wrath_cards: int
    figure_returns_to: str
    optional: bool


class Colour(Part, frozen=True):
    id: str
    chips: int


class Figure(Part, frozen=True):
    id: str
    label: str
    label_rulebook: str
    custom: bool


class Continent(Part, frozen=True):
    id: str
    name: str
    religion: str
    portals: list[int]
    territories: list[str]
    holy_city: str
    portals_provenance: str = ""
    holy_city_provenance: str = ""


class Territory(Part, frozen=True):
    id: str
    continent: str
    name: str
    holy_city: bool


class Ring(Part, frozen=True):
    size: int
    index_direction: str
    portals: int
    wrath_spaces: int
    conversion_spaces: int
    gain_one_sect_spaces: int
    godkiller_spaces: int
    steal_spaces: int


class Space(Part, frozen=True):
    index: int
    kind: str
    continent: str = ""


class WrathCard(Part, frozen=True):
    id: str
    name: str
    type: str
    count: int
    name_rulebook: str = ""
    element: str = ""
    kills_alone: int = 0
    can_be_defended: bool = True
    count_provenance: str = ""

    @property
    def kind(self) -> str:
        """Names within an element have no effect (PG-R-22)."""
        return self.id if self.type == "special" else f"{self.type}_{self.element}"


class ConversionCard(Part, frozen=True):
    id: str
    name: str
    type: str
    count: int
    name_rulebook: str = ""
    value: int = 0
    can_be_permanent: bool = False
    affects: str = ""
    affects_provenance: str = ""
    count_provenance: str = ""


class Elements(Part, frozen=True):
    names: list[str]
    opposites: list[list[str]]


class Attack(Part, frozen=True):
    kills: int
    max_named_territories: int
    elements: tuple[str, ...] = ()
    special: tuple[str, ...] = ()
    cards: int = 1


class Remainder(Part, frozen=True):
    pattern: str
    kills: int


class Box(Part, frozen=True):
    """The whole file."""

    format: int
    game: About
    totals: Totals
    totals_derived: Derived
    die: Die
    player_count: list[Count]
    two_player_standard: Count
    setup: Setup
    two_players_left: TwoLeft
    resurrection: Resurrection
    colour: list[Colour]
    figure: list[Figure]
    continent: list[Continent]
    territory: list[Territory]
    ring: Ring
    space: list[Space]
    wrath_card: list[WrathCard]
    conversion_card: list[ConversionCard]
    elements: Elements
    attack: list[Attack]
    remainder: list[Remainder]

    def for_players(self, players: int, standard: bool) -> Count:
        """The numbers for a table; `standard` is the other set-up for two."""
        if players == 2 and standard:
            return self.two_player_standard
        return next(c for c in self.player_count if c.players == players)

    def counts(self) -> list[int]:
        """Cards by kind number."""
        found = Counter(dict.fromkeys(CARD_NAMES, 0))
        for wrath in self.wrath_card:
            found[wrath.kind] += wrath.count
        for card in self.conversion_card:
            found[card.id] += card.count
        return [found[name] for name in CARD_NAMES]


@cache
def box(path: Path = COMPONENTS) -> Box:
    """The checked contents of a components file."""
    found = load(path, Box)
    if (found.format, found.game.id) != (1, "playing-gods"):
        raise BadComponents(f"{path}: format {found.format} of {found.game.id!r}; needed: format 1 of 'playing-gods'")
    check_map(path, found)
    check_ring(path, found)
    check_cards(path, found)
    check_attacks(path, found)
    check_players(path, found)
    return found


def same(path: Path, place: str, found: object, needed: object) -> None:
    if found != needed:
        raise BadComponents(f"{path}: {place}: {found}; needed: {needed}")


def check_map(path: Path, box: Box) -> None:
    """Five continents of four territories; the first of each holds the holy city."""
    totals = box.totals
    same(path, "number of continents", len(box.continent), 5)
    demand(path, "totals.continents", totals.continents, len(box.continent))
    demand(path, "totals_derived.territories", box.totals_derived.territories, len(box.territory))
    ids = [c.id for c in box.continent]
    same(path, "ids of continents", len(set(ids)), len(ids))
    names = [t.id for t in box.territory]
    same(path, "ids of territories", names, [t for c in box.continent for t in c.territories])
    if len(set(names)) != len(names) or not all(name.isalnum() for name in names + ids):
        raise BadComponents(f"{path}: continents and territories need different ids of letters and digits")
    for c in box.continent:
        same(path, f"territories of {c.id}", len(c.territories), totals.territories_per_continent)
        same(path, f"territories of {c.id}", len(c.territories), 4)
        same(path, f"holy city of {c.id}", c.holy_city, c.territories[0])
    for t in box.territory:
        owner = next(c for c in box.continent if t.id in c.territories)
        same(path, f"continent of {t.id}", t.continent, owner.id)
        same(path, f"holy_city of {t.id}", t.holy_city, t.id == owner.holy_city)


def check_ring(path: Path, box: Box) -> None:
    ring = box.ring
    within(path, "ring.size", ring.size, 10, 250)
    same(path, "indices of the spaces", [s.index for s in box.space], list(range(ring.size)))
    for s in box.space:
        if s.kind not in SPACE_NAMES:
            raise BadComponents(f"{path}: space {s.index}: kind {s.kind!r}; allowed: {', '.join(SPACE_NAMES)}")
    kinds = Counter(s.kind for s in box.space)
    stated = (
        ring.portals, ring.wrath_spaces, ring.conversion_spaces, ring.gain_one_sect_spaces, ring.godkiller_spaces,
        ring.steal_spaces,
    )  # fmt: skip
    for name, n in zip(SPACE_NAMES, stated, strict=True):
        demand(path, f"ring: spaces of kind {name}", n, kinds[name])
    demand(path, "totals_derived.portals", box.totals_derived.portals, kinds["portal"])
    for c in box.continent:
        there = [s.index for s in box.space if s.kind == "portal" and s.continent == c.id]
        same(path, f"portals of {c.id}", sorted(c.portals), there)
        same(path, f"number of portals of {c.id}", len(there), box.totals.portals_per_continent)
        same(path, f"number of portals of {c.id}", len(there), 2)
    same(path, "number of dice", box.die.count, 1)
    if not box.die.faces or len(set(box.die.faces)) != len(box.die.faces):
        raise BadComponents(f"{path}: die.faces must be different numbers")
    for face in box.die.faces:
        within(path, "die.faces", face, 1, min(60, ring.size - 1))


def check_cards(path: Path, box: Box) -> None:
    totals = box.totals
    for wrath in box.wrath_card:
        if wrath.kind not in CARD_NAMES[:16]:
            raise BadComponents(
                f"{path}: wrath card {wrath.id!r} is a {wrath.kind!r}; there are: {', '.join(CARD_NAMES[:16])}"
            )
        within(path, f"count of {wrath.id}", wrath.count, 0, 60)
    for card in box.conversion_card:
        within(path, f"count of {card.id}", card.count, 0, 60)
    same(path, "conversion cards", sorted(c.id for c in box.conversion_card), sorted(CARD_NAMES[16:]))
    counts = dict(zip(CARD_NAMES, box.counts(), strict=True))
    demand(path, "totals.wrath_cards", totals.wrath_cards, sum(box.counts()[:16]))
    demand(path, "totals.conversion_cards", totals.conversion_cards, sum(box.counts()[16:]))
    demand(path, "totals.special_wrath_cards", totals.special_wrath_cards, sum(counts[s] for s in SPECIAL_NAMES))
    demand(path, "totals.conversion_kinds", totals.conversion_kinds, len(FAITH_NAMES))
    for element in ELEMENT_NAMES:
        same(path, f"immunities against {element}", counts[f"immunity_{element}"], 1)
    same(path, "totals.immunity_cards_per_element", totals.immunity_cards_per_element, 1)
    demand(path, "totals_derived.immunity_cards", box.totals_derived.immunity_cards, 4)
    rest = sum(counts[f"{kind}_{e}"] for kind in ("attack", "protection") for e in ELEMENT_NAMES)
    derived = box.totals_derived.wrath_cards_attack_or_protection
    demand(path, "totals_derived.wrath_cards_attack_or_protection", derived, rest)
    same(path, "number of Godkillers", counts["godkiller"], 1)
    within(path, "lose cards", counts["lose_one_sect"] + counts["all_lose_one_sect"], 0, 60)
    if sum(counts[f] for f in FAITH_NAMES) < max(PLAYERS):
        raise BadComponents(f"{path}: too few conversion cards of the five kinds for {max(PLAYERS)} start permanents")
    if totals.wrath_cards < max(PLAYERS):
        raise BadComponents(f"{path}: too few wrath cards for {max(PLAYERS)} start hands")


def check_attacks(path: Path, box: Box) -> None:
    same(path, "elements", box.elements.names, list(ELEMENT_NAMES))
    same(path, "opposites", sorted(sorted(p) for p in box.elements.opposites), sorted(sorted(p) for p in OPPOSITES))
    forms = sorted(sorted(a.elements) for a in box.attack if a.elements)
    pairs = [["earth", "fire"], ["earth", "water"], ["air", "fire"], ["air", "water"]]
    wanted = [[e] for e in ELEMENT_NAMES] + pairs + [list(ELEMENT_NAMES)]
    same(path, "attacks", forms, sorted(sorted(w) for w in wanted))
    same(path, "special attacks", [list(a.special) for a in box.attack if not a.elements], [list(SPECIAL_NAMES)])
    for a in box.attack:
        within(path, "kills of an attack", a.kills, 1, 60)
        within(path, "max_named_territories", a.max_named_territories, 1, 4)
    same(path, "remainders", [r.pattern for r in box.remainder], list(PATTERNS))
    for r in box.remainder:
        within(path, f"kills of {r.pattern}", r.kills, 0, 60)
    same(path, "kills of nothing", box.remainder[0].kills, 0)
    if any(r.kills == 0 for r in box.remainder[1:]):
        raise BadComponents(f"{path}: an element that gets through must kill")


def check_players(path: Path, box: Box) -> None:
    """One table of numbers for each number of players, each of them what its parts add up to."""
    totals = box.totals
    same(path, "player counts", [c.players for c in box.player_count], list(PLAYERS))
    same(path, "two_player_standard.players", box.two_player_standard.players, 2)
    colours = [c.id for c in box.colour]
    same(path, "number of colours", len(set(colours)), max(PLAYERS))
    demand(path, "totals.chip_colours", totals.chip_colours, len(colours))
    demand(path, "totals.sect_chips", totals.sect_chips, sum(c.chips for c in box.colour))
    demand(path, "totals.god_figures", totals.god_figures, len(box.figure))
    within(path, "totals.chips_per_colour", totals.chips_per_colour, 5, 40)
    for colour in box.colour:
        same(path, f"chips of {colour.id}", colour.chips, totals.chips_per_colour)
    same(path, "setup.chips_per_home_territory", box.setup.chips_per_home_territory, 1)
    same(path, "setup.start_permanent_conversion_cards", box.setup.start_permanent_conversion_cards, 1)
    same(path, "setup.start_hand_wrath_cards", box.setup.start_hand_wrath_cards, 1)
    within(path, "setup.extra_chips_in_home_holy_city", box.setup.extra_chips_in_home_holy_city, 0, 10)
    same(path, "cards on W and C with two gods left", box.two_players_left.cards_per_c_space,
         box.two_players_left.cards_per_w_space)  # fmt: skip
    within(path, "two_players_left.cards_per_w_space", box.two_players_left.cards_per_w_space, 1, 9)
    per_home = 4 + box.setup.extra_chips_in_home_holy_city
    for c in (*box.player_count, box.two_player_standard):
        place = f"numbers for {c.players} players"
        within(path, f"{place}: home_continents_each", c.home_continents_each, 1, 2)
        demand(path, f"{place}: neutral_continents", c.neutral_continents, 5 - c.players * c.home_continents_each)
        within(path, f"{place}: win_territories", c.win_territories, 4 * c.home_continents_each + 1, 20)
        demand(path, f"{place}: chips_on_board_each", c.chips_on_board_each, per_home * c.home_continents_each)
        in_supply = totals.chips_per_colour - c.chips_on_board_each
        demand(path, f"{place}: chips_in_supply_each", c.chips_in_supply_each, in_supply)
        within(path, f"{place}: chips_in_supply_each", c.chips_in_supply_each, 0, 40)
        if c.wrath_pile_after_setup >= 0:
            demand(path, f"{place}: wrath_pile_after_setup", c.wrath_pile_after_setup, totals.wrath_cards - c.players)
            left = totals.conversion_cards - c.players
            demand(path, f"{place}: conversion_pile_after_setup", c.conversion_pile_after_setup, left)
