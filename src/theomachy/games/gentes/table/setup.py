"""Setting the table of Gentes: options, and the components as the numbers the rules work with (GENTES-S)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from pathlib import Path
from typing import Any

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from theomachy.core.options import Option, Value
from theomachy.core.starting import first_seat, refuse_empty_seat, start_option
from theomachy.games.gentes import GAME
from theomachy.games.gentes.rules import tables as t
from theomachy.games.gentes.rules.rules import Gentes
from theomachy.games.gentes.rules.setting_up import begin_setup
from theomachy.games.gentes.rules.state import LOCKED, MONEY, POINTS, SINGLES, STOCK
from theomachy.games.gentes.table.box import COMPONENTS, GROUPS, ICONS, PLAYERS, box
from theomachy.games.gentes.table.schema import Action, Box, Convert, Modify, Swap

__all__ = ["COLOURS", "NAMED_BY_COLOUR", "OPTIONS", "PLAYERS", "REVISION", "new", "refuse", "tables"]

REVISION = GAME.revision  # of the rules; what was otherwise before: GENTES-R-53 (revision 1), GENTES-R-34 (1 and 2)
COLOURS = ("blue", "orange", "violet", "white")  # of the seats, unless players choose (GENTES-S-24)
NAMED_BY_COLOUR = True

OPTIONS = (
    Option("no_small_tax", False, (False, True), "GENTES-S-05"),
    Option("first_game", False, (False, True), "GENTES-S-21"),
    start_option(max(PLAYERS), "GENTES-S-14"),
    Option("inventor_range", "mode", ("mode", "lower"), "GENTES-R-06"),
    Option("permanent_conversions", "around", ("around", "any_time"), "GENTES-R-55"),
    Option("hometown_marker", "site", ("site", "owner"), "GENTES-R-34"),
    Option("relocate_to_same_site", False, (False, True), "GENTES-R-19"),
    Option("unscored_hand_card", "penalty", ("penalty", "no_penalty_if_playable"), "GENTES-R-23"),
    Option("hand_visibility", "open", ("open", "hidden"), "GENTES-R-29"),
    Option("modifiers_on", "every_source", ("every_source", "tiles_only"), "GENTES-R-32"),
)

KINDS = ("philosopher", "navigator", "scribe", "chronicler", "tax", "start", "effects")
AREAS = ("temple", "oracle", "choice")
COUNTED = ("cities", "persons", "cards", "coins", "symbols")
CHANGES = ("coins", "hourglasses", "persons", "repeat", "exact")
GIVEN = ("coins", "cubes")
GOT = ("vp", "coins", "cube")


class Compiler:
    """Turns effects into rows of numbers. Effects whose uses are limited get a counter."""

    def __init__(self) -> None:
        self.rows: list[list[int]] = []
        self.counters = 0

    def counter(self) -> int:
        self.counters += 1
        return self.counters - 1

    def add_all(self, effects: Sequence[Any]) -> tuple[int, int]:
        """Append the effects one after the other; gives the first row and one behind the last."""
        inner = [self.add_all(e.effects) if isinstance(e, Action) else (0, 0) for e in effects]
        first = len(self.rows)
        for effect, (start, end) in zip(effects, inner, strict=True):
            row = self.row(effect, start, end)
            self.rows.append(row + [0] * (t.ROW - len(row)))
        return first, len(self.rows)

    def row(self, e: Any, start: int, end: int) -> list[int]:
        op = e.__struct_config__.tag
        group = len(GROUPS) if getattr(e, "group", "") == "any" else GROUPS.index(getattr(e, "group", "noble"))
        if isinstance(e, Convert):
            give, get = GIVEN.index(e.give), GOT.index(e.get)
            return [t.CONVERT, give, e.give_n, get, e.get_n, e.max or 0, self.counter()]
        if isinstance(e, Swap):
            return [t.SWAP_PERSONS, e.n, self.counter()]
        if isinstance(e, Modify):
            return [t.MODIFY, KINDS.index(e.action), CHANGES.index(e.change), e.n, self.counter()]
        if isinstance(e, Action):
            return [t.ACTION, KINDS.index(e.do), e.coins, e.hourglasses, icon_number(e.icon), start, end]
        if op == "vp_per":
            return [t.VP_PER, COUNTED.index(e.what), e.per, e.max]
        if op == "cube":
            return [t.CUBE, AREAS.index(e.area), e.n]
        if op in ("person", "lose", "card_person"):
            return [{"person": t.PERSON, "lose": t.LOSE, "card_person": t.CARD_PERSON}[op], group, e.n]
        if op == "activate":
            return [t.ACTIVATE, int(e.scope == "region")]
        simple = {"vp": t.VP, "coins": t.COINS, "unlock": t.UNLOCK, "hourglass": t.HOURGLASS, "draw": t.DRAW_CARD}
        return [simple[op], e.n]


def icon_number(icon: str | None) -> int:
    return t.ANY_ICON if icon is None or icon == "any" else ICONS.index(icon)


def bits(numbers: Any) -> int:
    return sum(1 << n for n in numbers)


def tables(
    players: int, options: Mapping[str, Value], components: Path = COMPONENTS, revision: int = REVISION
) -> t.Tables:
    """Everything that never changes at a table of so many players with these options."""
    contents = box(components)
    fixed = t.Tables()
    fixed.players = players
    fixed.options = dict(options)
    fixed.revision = revision
    fixed.group_order = revision == 1
    fixed.marks_forgotten = revision < 3
    if components != COMPONENTS:
        fixed.components = str(components)
    set_options(fixed, options)
    set_numbers(fixed, contents, players)
    set_tiles(fixed, contents, players)
    compiler = Compiler()
    set_map(fixed, contents, players, compiler)
    set_cards(fixed, contents, compiler)
    fixed.code = vec[i32]([i32(n) for row in compiler.rows for n in row])
    fixed.counters = compiler.counters
    return fixed


def set_options(fixed: t.Tables, options: Mapping[str, Value]) -> None:
    fixed.first_tax = int(bool(options["no_small_tax"]))
    fixed.first_game = bool(options["first_game"])
    fixed.first_seat = first_seat(options)
    fixed.lower_range = options["inventor_range"] == "lower"
    fixed.marker_leaves = options["hometown_marker"] == "owner"
    fixed.same_site = bool(options["relocate_to_same_site"])
    fixed.spare_playable = options["unscored_hand_card"] == "no_penalty_if_playable"
    fixed.hidden_hands = options["hand_visibility"] == "hidden"
    fixed.tiles_only = options["modifiers_on"] == "tiles_only"
    fixed.any_time = options["permanent_conversions"] == "any_time"


def set_numbers(fixed: t.Tables, b: Box, players: int) -> None:
    fixed.rounds = b.rounds.rounds
    fixed.era_of = octets([1, *b.rounds.era_of_round])
    fixed.start_coins = b.setup.coins
    fixed.start_points = b.setup.victory_points
    fixed.reveal = b.setup.draft_reveal_per_player
    fixed.keep = b.setup.draft_keep
    fixed.start_persons = b.setup.start_persons
    fixed.display_size = b.setup.display_size
    fixed.hand_limit = b.setup.hand_limit_in_decline
    names = [card.id for card in b.card]
    fixed.first_cards = vec[i64]([i64(bits(names.index(c) for c in line.cards)) for line in b.first_game])
    fixed.first_persons = octets([line.persons.get(g, 0) for line in b.first_game for g in GROUPS])  # type: ignore[call-overload]
    fixed.spaces = b.time_track.spaces
    fixed.start_cubes = b.time_track.start_cubes
    fixed.start_singles = b.time_track.start_single_hourglasses
    fixed.cities = b.components.cities_per_player
    fixed.temple_max = b.storage.temple_max
    fixed.oracle_max = b.storage.oracle_max
    fixed.train_cubes = b.storage.cubes_to_train_one_person
    fixed.exchanges = b.storage.exchanges_per_oracle_cube
    fixed.upper = octets(b.training.upper_one_person)
    fixed.lower = octets(b.training.lower_two_or_more_persons)
    rows = (b.scribe.price_1, b.scribe.price_2, b.scribe.price_3)
    fixed.reach = octets([price for row in rows for price in [*row, *[0] * (8 - len(row))]])
    fixed.discard_1 = b.scribe_discard.price_1
    fixed.discard_2 = b.scribe_discard.price_2
    fixed.threshold = octets([tile.threshold for tile in b.bonus_tile])
    fixed.bonus_first = octets([tile.first for tile in b.bonus_tile])
    fixed.bonus_later = octets([tile.later for tile in b.bonus_tile])
    end = b.final_scoring
    factor = Fraction(end.hand_card_factor).limit_denominator(100)
    fixed.half_of = factor.numerator
    fixed.half_by = factor.denominator
    fixed.coins_per_point = end.coins_per_point
    fixed.cubes_per_point = end.cubes_per_point
    fixed.penalty = octets(end.hourglass_penalty)
    fixed.coins_break_ties_first = end.tie_breakers[:1] == ["coins_before_scoring"]


def set_tiles(fixed: t.Tables, b: Box, players: int) -> None:
    fixed.tax_coins = octets([tax.coins for tax in b.tax_collector])
    fixed.tax_time = octets([tax.hourglasses for tax in b.tax_collector])
    tiles = b.action_tile
    kinds = [KINDS.index(tile.action) for tile in tiles]
    fixed.tile_ids = [tile.id for tile in tiles]
    fixed.tile_kind = octets(kinds)
    fixed.tile_coins = vec[i32]([i32(tile.coins) for tile in tiles])
    fixed.tile_time = octets([tile.hourglasses for tile in tiles])
    fixed.tile_icon = octets([icon_number(tile.icon) for tile in tiles])
    fixed.tiles = bits(i for i, tile in enumerate(tiles) if players in tile.players)  # GENTES-S-03, GENTES-S-04
    fixed.tiles_of = vec[i64]([i64(bits(i for i, k in enumerate(kinds) if k == kind)) for kind in range(len(KINDS))])
    fixed.start_tile = kinds.index(t.NEW_START)


def set_map(fixed: t.Tables, b: Box, players: int, compiler: Compiler) -> None:
    """Number of sites (GENTES-R-01) and the icon of each, laurel sites too (GENTES-R-42), as the box has them."""
    regions = [region.id for region in b.region]
    fixed.region_ids = list(regions)
    rewards = {r.id: compiler.add_all([r.effect])[0] for r in b.reward}
    options = {kind.id: (compiler.add_all(kind.options), kind.options) for kind in b.hometown_kind}
    fixed.site_ids = [site.id for site in b.site] + [home.id for home in b.hometown_site]
    icons = [ICONS.index(site.icon) for site in b.site] + [ICONS.index(home.icon) for home in b.hometown_site]
    where = [regions.index(site.region) for site in b.site] + [len(regions)] * len(b.hometown_site)
    in_play = {region.id: players in region.players for region in b.region}  # GENTES-S-02
    cities = bits(i for i, site in enumerate(b.site) if in_play[site.region])
    homes = bits(range(len(b.site), len(fixed.site_ids)))
    fixed.sites = cities | homes
    fixed.city_sites = cities
    fixed.homes = homes
    by_icon = [bits(i for i, icon in enumerate(icons) if icon == n) & fixed.sites for n in range(len(ICONS))]
    fixed.with_icon = vec[i64]([i64(n) for n in [*by_icon, fixed.sites]])
    by_region = [bits(i for i, r in enumerate(where) if r == n) & cities for n in range(len(regions))]
    fixed.in_region = vec[i64]([i64(n) for n in by_region])
    fixed.region_of = octets(where)
    fixed.icon_of = octets(icons)
    fixed.reward_of = vec[i32]([i32(n) for n in [rewards[site.reward] for site in b.site] + [0] * len(b.hometown_site)])
    ranges = [(0, 0)] * len(b.site) + [options[home.kind][0] for home in b.hometown_site]
    fixed.home_options = vec[i32]([i32(n) for pair in ranges for n in pair])
    modifying = [0] * t.MODIFIABLE
    for i, home in enumerate(b.hometown_site, len(b.site)):
        for effect in options[home.kind][1]:
            if isinstance(effect, Modify):
                modifying[KINDS.index(effect.action)] |= 1 << i
            else:
                fixed.acting_homes |= 1 << i
    fixed.modifying_homes = vec[i64]([i64(n) for n in modifying])


def set_cards(fixed: t.Tables, b: Box, compiler: Compiler) -> None:
    fixed.card_ids = [card.id for card in b.card]
    fixed.symbol_ids = list(b.symbols.names)
    fixed.symbol_rows = b.symbols.rows
    slots: list[int] = []
    modifying = [0] * t.MODIFIABLE
    for i, card in enumerate(b.card):
        for effects in (card.on_play, card.sun, card.always, card.decline):
            slots += compiler.add_all(effects)
        bit = 1 << i
        for effect in (*card.sun, *card.always):
            if isinstance(effect, Modify):
                modifying[KINDS.index(effect.action)] |= bit
            elif isinstance(effect, Action):
                fixed.acting_cards |= bit
            elif isinstance(effect, Convert):
                fixed.converting_cards |= bit
        if card.decline:
            fixed.declining_cards |= bit
        if any(not isinstance(effect, Convert | Swap) for effect in card.decline):
            fixed.compulsory_cards |= bit
        if any(effect.__struct_config__.tag == "hourglass" for effect in card.on_play):
            fixed.timed_cards |= bit
        if any(effect.__struct_config__.tag in ("vp", "vp_per") for effect in card.on_play):
            fixed.scoring_cards |= bit
    fixed.slots = vec[i32]([i32(n) for n in slots])
    fixed.modifying_cards = vec[i64]([i64(n) for n in modifying])
    eras = [bits(i for i, card in enumerate(b.card) if card.era == era) for era in range(4)]
    # each era is a deck of its own (GENTES-S-15)
    fixed.era_cards = vec[i64]([i64(n) for n in eras])
    fixed.require = octets([card.require.get(g, 0) for card in b.card for g in GROUPS])  # type: ignore[call-overload]
    fixed.icons_needed = octets([card.icons.get(icon, 0) for card in b.card for icon in ICONS])  # type: ignore[call-overload]
    fixed.points = octets([card.vp for card in b.card])
    fixed.symbols = octets([bits(s - 1 for s in card.symbols) for card in b.card])


def octets(numbers: Sequence[int]) -> vec[u8]:
    return vec[u8](bytes(numbers))


def refuse(players: int, options: Mapping[str, Value]) -> None:
    """Who begins has a seat at the table (GENTES-S-14)."""
    refuse_empty_seat(players, options)


def new(
    players: int, options: Mapping[str, Value], colours: Sequence[str] = (), components: Path | None = None,
    revision: int = REVISION,
) -> Gentes:  # fmt: skip
    """A freshly set table. It begins with what CHANCE decides: starting player, training costs, the draft."""
    table = empty(tables(players, options, components or COMPONENTS, revision), colours)
    begin_setup(table)
    table.settle()
    return table


def empty(fixed: t.Tables, colours: Sequence[str] = ()) -> Gentes:
    """Mats and board as they are before the first card is turned up: all sites free (GENTES-S-01), nobody on the
    charts, no cube in temple or oracle (GENTES-S-10, GENTES-S-13)."""
    table = Gentes(fixed.players, tuple(colours) or COLOURS[: fixed.players], fixed)
    table.clear()
    table.tiles = fixed.tiles
    for seat in range(fixed.players):
        table.add(seat, MONEY, fixed.start_coins)  # GENTES-S-09
        table.add(seat, POINTS, fixed.start_points)
        table.add(seat, LOCKED, fixed.start_cubes)  # GENTES-S-11, so that six spaces are free: GENTES-S-12
        table.add(seat, SINGLES, fixed.start_singles)
        table.add(seat, STOCK, fixed.cities)
    return table
