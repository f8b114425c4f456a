"""Positions of Gentes in JSON: mats, board and cards, read from plain data and checked on the way."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from librt.vecs import append
from mypy_extensions import i32, i64, u8

from theomachy.core.errors import BadPosition
from theomachy.core.reading import known_keys, listing, mapping, mapping_at, number, one_of
from theomachy.games.gentes.rules import phases as p
from theomachy.games.gentes.rules import state as s
from theomachy.games.gentes.rules.chronicler import show
from theomachy.games.gentes.rules.rules import Gentes
from theomachy.games.gentes.rules.state import members
from theomachy.games.gentes.table.box import CATEGORIES, GROUPS

MATS = ("coins", "points", "temple", "oracle", "cubes", "singles", "doubles", "tiles", "persons", "hand", "played",
        "cities", "bonus", "scored", "left_marks")  # fmt: skip
SCORED = ("from_hand", "off_hand", "from_coins", "from_cubes", "off_time")

# ---- small readers


def names(value: object, known: Sequence[str], place: str) -> list[int]:
    """A list of names as numbers; unknown ones and repeated ones are refused."""
    found = [one_of(name, known, f"{place}[{i}]") for i, name in enumerate(listing(value, place))]
    if len(set(found)) != len(found):
        raise BadPosition(f"{place}: something stands there twice")
    return found


def bits_of(numbers: Sequence[int]) -> int:
    return sum(1 << n for n in numbers)


def seat_of(value: object, seats: Sequence[str], place: str) -> int:
    if not isinstance(value, str) or value not in seats:
        raise BadPosition(f"{place}: {value!r}; at the table: {', '.join(seats)}")
    return seats.index(value)


# ---- the parts of a position


def read_mats(table: Gentes, data: Mapping[str, object]) -> None:
    mats = mapping_at(data, "mats")
    for name in mats:
        seat_of(name, table.seats, "mats")
    for seat, name in enumerate(table.seats):
        mat = mapping(mats.get(name, {}), f"mats.{name}")
        known_keys(mat, MATS, f"mats.{name}")
        read_mat(table, seat, mat, f"mats.{name}.")


def put(table: Gentes, seat: int, what: int, value: int) -> None:
    table.mats[seat * s.MAT + what] = i32(value)


def read_mat(table: Gentes, seat: int, mat: Mapping[str, Any], place: str) -> None:
    fixed = table.fixed
    limits = {
        "coins": (s.MONEY, 0, 9999), "points": (s.POINTS, -999, 9999), "temple": (s.TEMPLES, 0, int(fixed.temple_max)),
        "oracle": (s.ORACLES, 0, int(fixed.oracle_max)), "cubes": (s.LOCKED, 0, int(fixed.start_cubes)),
        "singles": (s.SINGLES, 0, int(fixed.spaces)), "doubles": (s.DOUBLES, 0, int(fixed.spaces)),
    }  # fmt: skip
    for key, (what, low, high) in limits.items():
        if key in mat:
            put(table, seat, what, number(mat[key], low, high, place + key))
    for group, n in enumerate(read_persons(mat.get("persons", ""), place + "persons")):
        put(table, seat, s.PERSONS + group, n)
    tiles = names(mat.get("tiles", []), fixed.tile_ids, place + "tiles")
    table.sets[s.TRACKS + seat] = i64(bits_of(tiles))
    put(table, seat, s.TILES, len(tiles))
    if table.free(seat) < 0:
        raise BadPosition(f"{place[:-1]}: more than {fixed.spaces} spaces of the time track are taken")
    hand = names(mat.get("hand", []), fixed.card_ids, place + "hand")
    table.sets[s.HANDS + seat] = i64(bits_of(hand))
    put(table, seat, s.HAND, len(hand))
    for card in names(mat.get("played", []), fixed.card_ids, place + "played"):
        show(table, seat, card)
    sites = names(mat.get("cities", []), fixed.site_ids, place + "cities")
    if len(sites) > fixed.cities:
        raise BadPosition(f"{place}cities: {len(sites)}; a player has {fixed.cities}")
    for site in sites:
        if not fixed.sites >> site & 1:
            raise BadPosition(f"{place}cities: {fixed.site_ids[site]} is not in play with {table.players} players")
        table.add(seat, s.ICON + int(fixed.icon_of[site]), 1)
    table.sets[s.TOWNS + seat] = i64(bits_of(sites))
    put(table, seat, s.STOCK, int(fixed.cities) - len(sites))
    put(table, seat, s.BONUS, bits_of(names(mat.get("bonus", []), CATEGORIES, place + "bonus")))
    scored = mapping(mat.get("scored", {}), place + "scored")
    known_keys(scored, SCORED, place + "scored")
    for i, key in enumerate(SCORED):
        put(table, seat, s.FROM_HAND + i, number(scored.get(key, 0), 0, 9999, f"{place}scored.{key}"))


def read_persons(given: object, place: str) -> list[int]:
    """`1-0 0-1 2-0`, or an object with the groups that are not empty."""
    if isinstance(given, Mapping):
        known_keys(given, GROUPS, place)
        found = [number(given.get(group, 0), 0, 6, f"{place}.{group}") for group in GROUPS]
    elif isinstance(given, str) and (not given or re.fullmatch(r"\d-\d \d-\d \d-\d", given)):
        found = [int(c) for c in given if c.isdigit()] or [0] * 6
    else:
        raise BadPosition(f"{place}: {given!r}; write '1-0 0-1 2-0' (noble-artisan soldier-merchant priest-scholar)")
    for row in range(3):
        if found[2 * row] + found[2 * row + 1] > 6:
            raise BadPosition(f"{place}: {GROUPS[2 * row]} and {GROUPS[2 * row + 1]} are more than 6 together")
    return found


def read_board(table: Gentes, data: Mapping[str, object]) -> None:
    fixed = table.fixed
    if "training" in data:
        row = names(data["training"], GROUPS, "training")
        if len(row) != 6:
            raise BadPosition("training: name all six groups, from left to right")
        for i, group in enumerate(row):
            table.row[i] = u8(group)
    taken = 0
    for seat, name in enumerate(table.seats):
        if table.track(seat) & ~fixed.tiles:
            raise BadPosition(f"mats.{name}.tiles: not all of them are in play with {table.players} players")
        if table.track(seat) & taken:
            raise BadPosition(f"mats.{name}.tiles: somebody else has one of them")
        taken |= table.track(seat)
    table.tiles = fixed.tiles & ~taken
    sites = 0
    for seat, name in enumerate(table.seats):
        if table.towns(seat) & sites:
            raise BadPosition(f"mats.{name}.cities: somebody else stands on one of the sites")
        sites |= table.towns(seat)
    table.marked = bits_of(names(data.get("used", []), fixed.card_ids, "used"))
    table.home_marks = bits_of(names(data.get("marked", []), fixed.site_ids, "marked"))
    read_left_marks(table, mapping_at(data, "mats"))
    if table.home_marks & ~fixed.homes:
        raise BadPosition("marked: only hometowns can be marked")
    counts = mapping_at(data, "bonus_taken")
    known_keys(counts, CATEGORIES, "bonus_taken")
    for i, category in enumerate(CATEGORIES):
        held = sum(table.mat(seat, s.BONUS) >> i & 1 for seat in range(table.players))
        most = table.players
        n = number(counts.get(category, held), held, most, f"bonus_taken.{category}")
        table.taken[i] = u8(n)


def read_left_marks(table: Gentes, mats: Mapping[str, Any]) -> None:
    """Hometowns that a player has used in this round and left with his mark (GENTES-R-34)."""
    fixed = table.fixed
    for seat, name in enumerate(table.seats):
        place = f"mats.{name}.left_marks"
        left = bits_of(names(mapping(mats.get(name, {}), f"mats.{name}").get("left_marks", []), fixed.site_ids, place))
        if left and (not fixed.marker_leaves or fixed.marks_forgotten):
            raise BadPosition(f"{place}: marks stay on their sites here; see the option hometown_marker")
        if left & ~fixed.homes:
            raise BadPosition(f"{place}: only hometowns can be marked")
        if left & table.towns(seat):
            raise BadPosition(f"{place}: {name} has a city there; a hometown with a city is named in 'marked'")
        table.sets[s.LEFT_MARKS + seat] = i64(left)


def read_cards(table: Gentes, data: Mapping[str, object]) -> None:
    """Every card lies in one place. What is named nowhere is where it would be: in stack, display or a later deck."""
    fixed = table.fixed
    ids = fixed.card_ids
    where: dict[int, str] = {}

    def claim(cards: Sequence[int], place: str) -> None:
        for card in cards:
            if card in where:
                raise BadPosition(f"{place}: {ids[card]} is in {where[card]} already")
            where[card] = place

    for seat, name in enumerate(table.seats):
        claim(list(members(table.hand(seat))), f"mats.{name}.hand")
        claim(list(members(table.shown(seat))), f"mats.{name}.played")
    under_way = mapping_at(data, "under_way")
    playing = number(under_way.get("card", 0), 0, len(ids), "under_way.card")
    if playing:
        claim([playing - 1], "under_way.card")
    display = names(data["display"], ids, "display") if "display" in data else None
    if display is not None:
        if len(display) > fixed.display_size:
            raise BadPosition(f"display: {len(display)} cards; it has {fixed.display_size} positions")
        claim(display, "display")
    for key in ("discard", "open", "stack"):
        if key in data:
            claim(names(data[key], ids, key), key)
    table.discard = bits_of([card for card, place in where.items() if place == "discard"])
    table.open = bits_of([card for card, place in where.items() if place == "open"])
    era = table.era()
    current = [c for c in members(fixed.era_cards[era]) if int(c) not in where]
    if display is None:
        laid = table.phase not in (p.STARTING, p.COLUMNS, p.OPENING, p.DRAFTING, p.PEOPLE)
        display = [int(c) for c in current[: int(fixed.display_size)]] if laid and "stack" not in data else []
        claim(display, "display")
        current = [c for c in current if int(c) not in where]
    for card in display:
        table.display = append(table.display, u8(card))
    if "stack" in data:
        table.stack = bits_of([card for card, place in where.items() if place == "stack"])
    elif table.phase not in (p.STARTING, p.COLUMNS):
        table.stack = bits_of([int(c) for c in current])
    if table.stack & ~fixed.era_cards[era]:
        raise BadPosition("stack: only cards of the current era lie there")
    future = 0
    for later in range(era + 1, 4):
        future |= fixed.era_cards[later]
    for card, place in where.items():
        if future >> card & 1:
            raise BadPosition(f"{place}: {ids[card]} is of a later era")
    # Cards of past eras that are named nowhere were discarded.
    for past in range(1, era):
        for card in members(fixed.era_cards[past]):
            if int(card) not in where and "discard" not in data:
                table.discard |= 1 << int(card)
    lost = [ids[c] for e in range(1, era + 1) for c in members(fixed.era_cards[e])
            if int(c) not in where and not (table.stack | table.discard) >> int(c) & 1]  # fmt: skip
    if lost and table.phase not in (p.STARTING, p.COLUMNS):
        raise BadPosition(f"{', '.join(lost)}: in no place; leave out 'stack' or 'discard', or name them")
