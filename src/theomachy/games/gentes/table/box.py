"""Reads and checks the components of Gentes. What breaks the schema or the totals is refused with its place."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from pathlib import Path

from theomachy.core import components
from theomachy.core.errors import BadComponents
from theomachy.games.gentes.table.schema import Action, Box, Convert, Modify

COMPONENTS = Path(__file__).parents[1] / "components.toml"
PLAYERS = (2, 3, 4)
GROUPS = ("noble", "artisan", "soldier", "merchant", "priest", "scholar")
ICONS = ("temple", "oracle", "trade")
CATEGORIES = ("cities", "cards", "persons")
MOST_CARDS = 60  # cards are bits of one number


def load(path: Path) -> Box:
    """The file as objects; what does not fit is refused with its place, an entry of a list also with its id."""
    try:
        return components.load(path, Box)
    except BadComponents as error:
        raise BadComponents(f"{error}{whose(path, str(error))}") from error


def whose(path: Path, message: str) -> str:
    """The id of the entry that the path in the message leads to: " (of 'forge')"."""
    found = re.search(r"\$\.(\w+)\[(\d+)\]", message)
    if not found:
        return ""
    try:
        return f" (of {tomllib.loads(path.read_text(encoding='utf-8'))[found[1]][int(found[2])]['id']!r})"
    except (KeyError, TypeError):
        return ""


class Checker:
    """Collects nothing, forgives nothing: the first thing that does not add up is the error."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def refuse(self, place: str, message: str) -> None:
        raise BadComponents(f"{self.path}: {place}: {message}")

    def equal(self, place: str, stated: object, found: object) -> None:
        if stated != found:
            self.refuse(place, f"is {stated}, but {found} follows from the rest of the file")

    def unique(self, place: str, names: Sequence[object]) -> None:
        for name in names:
            if list(names).count(name) > 1:
                self.refuse(place, f"{name!r} stands there twice")

    def known(self, place: str, name: object, names: Sequence[object]) -> None:
        if name not in names:
            self.refuse(place, f"{name!r}; allowed: {', '.join(map(str, names))}")


@cache
def box(path: Path = COMPONENTS) -> Box:
    """The checked contents of a components file."""
    found = load(path)
    checker = Checker(path)
    check_totals(checker, found)
    check_prices(checker, found)
    check_map(checker, found)
    check_cards(checker, found)
    check_setup(checker, found)
    return found


def check_totals(c: Checker, b: Box) -> None:
    parts = b.components
    c.equal("components.civilization_cards", parts.civilization_cards, len(b.card))
    c.equal("components.action_tiles", parts.action_tiles, len(b.action_tile))
    c.equal("components.cities", parts.cities, parts.cities_per_player * 4)
    c.equal("components.city_sites", parts.city_sites, len(b.site))
    c.equal("components.hometown_sites", parts.hometown_sites, len(b.hometown_site))
    c.equal("components.regions", parts.regions, len(b.region))
    c.equal("components.training_cost_tiles", parts.training_cost_tiles, b.training.columns)
    c.equal("components.bonus_point_tiles", parts.bonus_point_tiles, sum(len(t.tiles["p4"]) for t in b.bonus_tile))
    c.equal("components.coins", parts.coins, parts.coins_of_1 + parts.coins_of_5 + parts.coins_of_10)
    track = b.time_track
    free = track.spaces - track.start_cubes - track.start_single_hourglasses
    c.equal("time_track.free_spaces_round_1", track.free_spaces_round_1, free)
    if free < 1:
        c.refuse("time_track", "leaves no free space in round 1")
    c.equal("time_track.hourglasses_per_time_tile", track.hourglasses_per_time_tile, [1, 2])
    c.equal("rounds.era_of_round", len(b.rounds.era_of_round), b.rounds.rounds)
    eras = b.rounds.era_of_round
    changes = [i + 1 for i in range(len(eras) - 1) if eras[i] != eras[i + 1]]
    c.equal("rounds.era_change_after_rounds", b.rounds.era_change_after_rounds, changes)
    if eras[0] != 1 or any(later - earlier not in (0, 1) for earlier, later in pairwise(eras)):
        c.refuse("rounds.era_of_round", f"{eras} does not go from era to era")
    c.equal("population.groups", b.population.groups, list(GROUPS))
    rows = [(row.left, row.right) for row in b.population_row]
    c.equal("population_row", rows, [(GROUPS[i], GROUPS[i + 1]) for i in (0, 2, 4)])
    c.equal("bonus_tile", [t.category for t in b.bonus_tile], list(CATEGORIES))
    for tile in b.bonus_tile:
        for key in tile.tiles:
            c.known(f"bonus_tile {tile.category}: tiles", key, [f"p{n}" for n in PLAYERS])
        for players in PLAYERS:
            place = f"bonus_tile {tile.category}: tiles.p{players}"
            if f"p{players}" not in tile.tiles:
                c.refuse(place, "is missing")
            values = tile.tiles[f"p{players}"]
            c.equal(place, values, [tile.first] + [tile.later] * (players - 1))
    if len(b.final_scoring.hourglass_penalty) < 2 or b.final_scoring.hourglass_penalty[0] != 0:
        c.refuse("final_scoring.hourglass_penalty", "must begin with 0 and have at least two numbers")


def check_prices(c: Checker, b: Box) -> None:
    t = b.training
    rows = {"upper_one_person": t.upper_one_person, "lower_two_or_more_persons": t.lower_two_or_more_persons}
    for place, row in rows.items():
        c.equal(f"training.{place}: number of columns", len(row), t.columns)
        if row != sorted(row):
            c.refuse(f"training.{place}", f"{row} must not fall from left to right")
    c.equal("training.lower_columns_3_to_6", t.lower_columns_3_to_6, t.lower_two_or_more_persons[2:])
    if t.lower_two_or_more_persons[1] > t.lower_columns_1_and_2_at_most:
        c.refuse("training.lower_columns_1_and_2_at_most", f"is exceeded by {t.lower_two_or_more_persons[:2]}")
    c.equal("training.upper_maximum", t.upper_maximum, t.upper_one_person[-1])
    c.equal("training.upper_minimum", t.upper_minimum, t.upper_one_person[0])
    for upper, lower in zip(t.upper_one_person, t.lower_two_or_more_persons, strict=True):
        if upper > lower:
            c.refuse("training", "one person of a column must not cost more than two")
    s = b.scribe
    for name, row in (("price_1", s.price_1), ("price_2", s.price_2), ("price_3", s.price_3)):
        c.equal(f"scribe.{name}: number of positions", len(row), b.setup.display_size)
        offered = [price for price in row if price]
        if offered != sorted(offered):
            c.refuse(f"scribe.{name}", f"{row} must not fall from left to right")
        first = int(name[-1]) - 1
        if any(row[:first]) or any(a == 0 and z for a, z in zip(row[first:], row[first + 1 :], strict=False)):
            c.refuse(f"scribe.{name}", f"{row}: {name[-1]} cards begin at position {first + 1}, without gaps")
    c.equal("scribe.price_1_at_8", s.price_1_at_8, s.price_1[-1])
    c.equal("scribe.price_2_at_6", s.price_2_at_6, s.price_2[5])
    c.equal("scribe.price_3_at_3", s.price_3_at_3, s.price_3[2])
    c.equal("scribe.price_3_at_4", s.price_3_at_4, s.price_3[3])
    if not 1 <= b.scribe_discard.price_1 <= b.scribe_discard.price_2:
        c.refuse("scribe_discard", "two cards must not cost less than one, and one not less than 1")
    c.unique("action_tile", [tile.id for tile in b.action_tile])
    if len(b.action_tile) > 60:
        c.refuse("action_tile", "at most 60 tiles")
    prices = [(t.action, t.icon, t.coins, t.hourglasses) for t in b.action_tile]
    c.unique("action_tile: action, icon and price", prices)
    for tile in b.action_tile:
        place = f"action_tile {tile.id}"
        if (tile.action == "navigator") != (tile.icon is not None):
            c.refuse(place, "navigators and only navigators name an icon")
        if tile.coins < 0 and tile.action != "start":
            c.refuse(place, "only the starting player tile gives coins")
        if tile.action == "start" and tile.hourglasses:
            c.refuse(place, "the starting player tile takes no hourglass")
    starts = [tile for tile in b.action_tile if tile.action == "start"]
    c.equal("action_tile: number with action 'start'", len(starts), 1)
    c.unique("tax_collector: hourglasses", [tax.hourglasses for tax in b.tax_collector])
    c.equal("tax_collector: number", len(b.tax_collector), 2)
    if b.tax_collector[0].hourglasses != 1 or b.tax_collector[1].hourglasses > 2:
        c.refuse("tax_collector", "needs one hourglass for the first, two for the second, so that one space is enough")


def check_map(c: Checker, b: Box) -> None:
    c.unique("region", [r.id for r in b.region])
    if len(b.region) > 3:
        c.refuse("region", "at most three regions")
    c.unique("reward", [r.id for r in b.reward])
    names = [s.id for s in b.site] + [h.id for h in b.hometown_site]
    c.unique("site and hometown_site", names)
    if len(names) > 60:
        c.refuse("site and hometown_site", "at most 60 sites")
    for site in b.site:
        c.known(f"site {site.id}: region", site.region, [r.id for r in b.region])
        c.known(f"site {site.id}: reward", site.reward, [r.id for r in b.reward])
    c.unique("hometown_kind", [k.id for k in b.hometown_kind])
    for kind in b.hometown_kind:
        for i, option in enumerate(kind.options):
            check_effect(c, f"hometown_kind {kind.id}: options[{i}]", option)
        if not 1 <= len(kind.options) <= 4:
            c.refuse(f"hometown_kind {kind.id}", "needs one to four options")
        c.unique(f"hometown_kind {kind.id}: modified action", [o.action for o in kind.options if isinstance(o, Modify)])
    for home in b.hometown_site:
        c.known(f"hometown_site {home.id}: kind", home.kind, [k.id for k in b.hometown_kind])


def check_cards(c: Checker, b: Box) -> None:
    c.unique("card", [card.id for card in b.card])
    if len(b.card) > MOST_CARDS:
        c.refuse("card", f"at most {MOST_CARDS} cards")
    c.equal("symbols.names: number", len(b.symbols.names), b.symbols.rows)
    sizes = [sum(card.era == era for card in b.card) for era in (1, 2, 3)]
    if len(set(sizes)) != 1:
        c.refuse("card", f"the eras have {sizes} cards; all three must have the same number")
    for card in b.card:
        place = f"card {card.id}"
        c.unique(f"{place}: symbols", card.symbols)
        for symbol in card.symbols:
            c.known(f"{place}: symbols", symbol, list(range(1, b.symbols.rows + 1)))
        if card.era == 3 and card.symbols:  # GENTES-A-47
            c.refuse(place, "cards of era III have no symbols")
        # only one of two could ever be used in a round (GENTES-R-50)
        c.unique(f"{place}: sun: modified action", [e.action for e in card.sun if isinstance(e, Modify)])
        for slot in ("on_play", "sun", "always", "decline"):
            effects = getattr(card, slot)
            if len(effects) > 8:
                c.refuse(f"{place}: {slot}", "at most 8 effects")
            for i, effect in enumerate(effects):
                check_effect(c, f"{place}: {slot}[{i}]", effect)
                if slot == "always" and isinstance(effect, Modify) and effect.n < 0:
                    if (effect.action, effect.change) == ("tax", "hourglasses"):
                        c.refuse(f"{place}: {slot}[{i}]", "a permanent tax collector without time would never end")


def check_effect(c: Checker, place: str, effect: object) -> None:
    """What the schema alone cannot say (GENTES-A-73, GENTES-A-84), and what would never end (GENTES-R-50)."""
    if isinstance(effect, Modify):
        allowed = {"persons": ("philosopher",), "repeat": ("tax",), "exact": ("philosopher", "scribe")}
        if effect.change in allowed:
            c.known(f"{place}: modify {effect.change}: action", effect.action, allowed[effect.change])
            if effect.n < 1:
                c.refuse(place, f"modify {effect.change}: n is {effect.n}; allowed: 1 or more")
        if effect.change == "coins" and effect.action == "tax":
            c.refuse(place, "modify coins: the tax collector has no price")
        if effect.n == 0:
            c.refuse(place, f"modify {effect.change}: n is 0, which changes nothing")
    if isinstance(effect, Convert) and effect.max is None and (effect.give != "coins" or effect.get == "coins"):
        c.refuse(place, "a convert without max must give coins for something else, or it might never end")
    if isinstance(effect, Action):
        if (effect.do == "navigator") != (effect.icon is not None):
            c.refuse(place, "navigators and only navigators name an icon")
        if (effect.do == "effects") != bool(effect.effects):
            c.refuse(place, "do = 'effects' and only that has a list of effects")
        for i, inner in enumerate(effect.effects):
            check_effect(c, f"{place}.effects[{i}]", inner)


def check_setup(c: Checker, b: Box) -> None:
    per_era = len(b.card) // 3
    most = max(PLAYERS)
    if b.setup.draft_keep > b.setup.draft_reveal_per_player or b.setup.draft_reveal_per_player * most > per_era:
        c.refuse("setup", f"the draft needs more cards than the {per_era} of an era")
    cards = {card.id: card for card in b.card}
    c.equal("first_game: seats", [line.seat for line in b.first_game], list(range(1, most + 1)))
    given = [name for line in b.first_game for name in line.cards]
    c.unique("first_game: cards", given)
    for line in b.first_game:
        place = f"first_game seat {line.seat}"
        for name in line.cards:
            c.known(f"{place}: cards", name, list(cards))
            c.equal(f"{place}: era of {name}", cards[name].era, 1)
        c.equal(f"{place}: persons", sum(line.persons.values()), b.setup.start_persons)
        c.equal(f"{place}: number of cards", len(line.cards), b.setup.draft_keep)
