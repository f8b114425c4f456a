"""Positions of 4 Gods in JSON: gods, world, tiles and prophets, read from plain data and checked on the way."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

from librt.vecs import append
from mypy_extensions import i64, u8

from theomachy.core.errors import BadPosition
from theomachy.core.reading import listing_at, mapping_at, number, one_of
from theomachy.games.four_gods.rules.carrying import into_row
from theomachy.games.four_gods.rules.rules import FourGods
from theomachy.games.four_gods.rules.state import (
    ASIDE,
    COLOUR_NAMES,
    GODS,
    HANDS,
    IN_HAND,
    IN_WORLD,
    SLOTS,
    TERRAIN_NAMES,
    Table,
)  # fmt: skip
from theomachy.games.four_gods.rules.world import EMPTY, ROOM
from theomachy.games.four_gods.table.box import LETTERS, tile_codes
from theomachy.games.four_gods.table.notation import CORNERS, SIDES, read_cell, write_cell

CELL = r"[a-j]\d\d?"
LAID = re.compile(
    rf"(?P<cell>{CELL})=(?P<what>city:\w+|T\d\d\d?[ab][0-3]|[SPFM]{{4}}(?:\+[SPFM])?)"
    r"(?: \+(?P<corner>nw|ne|se|sw):(?P<colour>\w+))?(?: by (?P<placer>\w+))?"
)

# ---- small readers


def seat_of(table: Table, value: object, place: str) -> int:
    return one_of(value, table.names, place)


def seats_bits(table: Table, data: Mapping[str, object], key: str) -> int:
    """A list of seats as bits."""
    return sum({1 << seat_of(table, name, key) for name in listing_at(data, key)})


def cell_at(table: Table, value: object, place: str) -> int:
    if not isinstance(value, str) or not re.fullmatch(CELL, value):
        raise BadPosition(f"{place}: {value!r}; write a cell like b3")
    try:
        return read_cell(value, table.fixed.size)
    except ValueError:
        size = table.fixed.size
        raise BadPosition(f"{place}: {value!r} is outside a world of {size} x {size} cells") from None


def tile_number(table: Table, value: object, place: str) -> int:
    if not isinstance(value, str) or not value or value not in table.fixed.tile_names:
        raise BadPosition(f"{place}: {value!r}; allowed: {table.fixed.tile_names[1]} to {table.fixed.tile_names[-1]}")
    return table.fixed.tile_names.index(value)


# ---- the parts of a position


def read_gods(table: FourGods, data: Mapping[str, object]) -> None:
    """`gods`: the colours of each seat; `cards`: with secret gods the terrain of each colour's card."""
    for name, colours in mapping_at(data, "gods").items():
        seat = seat_of(table, name, "gods")
        if not isinstance(colours, list) or len(colours) > table.fixed.each:
            raise BadPosition(f"gods.{name}: {colours!r}; allowed: a list of at most {table.fixed.each} colours")
        for colour in colours:
            c = one_of(colour, COLOUR_NAMES, f"gods.{name}")
            if table.owner[c]:
                raise BadPosition(f"gods.{name}: {colour} has an owner already")
            table.owner[c] = u8(seat + 1)
            table.gods_of[seat] += 1
            if not table.fixed.secret:
                table.god[c] = u8(c + 1)
    cards = mapping_at(data, "cards")
    if cards and not table.fixed.secret:
        raise BadPosition("cards: only with gods=secret; visible gods are those of their colour")
    for name, terrain in cards.items():
        c = one_of(name, COLOUR_NAMES, "cards")
        card = one_of(terrain, TERRAIN_NAMES, f"cards.{name}") + 1
        if not table.owner[c] or card in list(table.god):
            raise BadPosition(f"cards.{name}: {terrain}: the colour must have an owner, and each card is there once")
        table.god[c] = u8(card)


def read_world(table: FourGods, data: Mapping[str, object], path: Path) -> None:
    """Tiles and cities in the order in which they came. A face without a tile is given a tile that has it."""
    laid = listing_at(data, "world")
    named = {m["what"][:-2] for m in (LAID.fullmatch(str(t)) for t in laid) if m and m["what"][0] == "T"}
    named |= {str(t) for tiles in mapping_at(data, "hands").values() if isinstance(tiles, list) for t in tiles}
    named |= {str(t)[:-1] for tiles in mapping_at(data, "rows").values() if isinstance(tiles, list) for t in tiles}
    named |= {str(t) for t in listing_at(data, "bag")}
    for i, text in enumerate(laid):
        place = f"world[{i}]"
        found = LAID.fullmatch(text) if isinstance(text, str) else None
        if not found:
            raise BadPosition(
                f"{place}: cannot read {text!r}; write 'a1=T40b2', 'a1=SSPF', 'a1=T40b2 +nw:gray by north' "
                "or 'b2=city:gray'"
            )
        cell = cell_at(table, found["cell"], place)
        if table.world.what[cell] != EMPTY:
            raise BadPosition(f"{place}: {found['cell']} is not empty")
        what = found["what"]
        if what.startswith("city:"):
            if found["corner"] or found["placer"]:
                raise BadPosition(f"{place}: a city has its prophet in its name: 'b2=city:gray'")
            colour = one_of(what[5:], COLOUR_NAMES, place)
            table.world.put_city(i64(cell), i64(colour))
            continue
        lay = read_lay(table, what, named, place, path)
        if table.place[lay >> 3]:
            raise BadPosition(f"{place}: {table.fixed.tile_names[lay >> 3]} is somewhere else already")
        placer = seat_of(table, found["placer"], place) if found["placer"] else -1
        table.world.put_tile(i64(cell), i64(lay >> 3), i64(lay & 7), i64(placer))
        table.place[lay >> 3] = IN_WORLD
        table.bag -= 1
        if found["corner"]:
            colour = one_of(found["colour"], COLOUR_NAMES, place)
            corner = table.world.tiles.region(i64(lay), i64(CORNERS.index(found["corner"])))
            table.world.put_prophet(i64(cell), i64(colour), i64(corner))


def read_lay(table: FourGods, what: str, named: set[str], place: str, path: Path) -> int:
    faces = table.fixed.tiles.faces
    if what[0] == "T":
        tile = tile_number(table, what[:-2], place)
        return tile << 3 | SIDES.index(what[-2]) << 2 | int(what[-1])
    corners, _, through = what.partition("+")
    byte = sum(LETTERS.index(letter) << 2 * i for i, letter in enumerate(corners))
    codes = tile_codes(path)
    for tile in range(1, table.fixed.tiles.count + 1):
        if table.place[tile] or table.fixed.tile_names[tile] in named:
            continue
        for turn in range(8):
            middle = codes[tile][turn >> 2].partition("+")[2]
            if faces[tile << 3 | turn] == byte and (not through or through == middle):
                return tile << 3 | turn
    raise BadPosition(f"{place}: no tile that is free has a face {what}")


def read_tiles(table: FourGods, data: Mapping[str, object]) -> None:
    """Hands, rows and bag. Without `bag` everything that is nowhere else is in it."""
    for name, tiles in mapping_at(data, "hands").items():
        seat = seat_of(table, name, "hands")
        if not isinstance(tiles, list) or len(tiles) > 2:
            raise BadPosition(f"hands.{name}: {tiles!r}; allowed: a list of at most two tiles, null for a free hand")
        for which, text in enumerate(tiles):
            if text is not None:
                tile = fresh(table, text, f"hands.{name}[{which}]")
                table.hands[seat * HANDS + which] = u8(tile)
                table.place[tile] = u8(IN_HAND + seat)
    for name, tiles in mapping_at(data, "rows").items():
        seat = seat_of(table, name, "rows")
        if not isinstance(tiles, list) or len(tiles) > table.fixed.capacity:
            raise BadPosition(f"rows.{name}: {tiles!r}; allowed: a list of at most {table.fixed.capacity} tiles")
        for slot, text in enumerate(tiles):
            if text is None:
                table.rows[seat * SLOTS + slot] = 255  # kept free while the others are filled in
                continue
            place = f"rows.{name}[{slot}]"
            if not isinstance(text, str) or text[-1:] not in tuple(SIDES):
                raise BadPosition(f"{place}: {text!r}; write the tile with the side that lies up: T05a")
            into_row(table, i64(seat), i64(fresh(table, text[:-1], place)), i64(SIDES.index(text[-1])))
        for slot in range(SLOTS):
            if table.rows[seat * SLOTS + slot] == 255:
                table.rows[seat * SLOTS + slot] = 0
    if "bag" in data:
        inside = {fresh(table, text, f"bag[{i}]") for i, text in enumerate(listing_at(data, "bag"))}
        for tile in range(1, table.fixed.tiles.count + 1):
            if table.place[tile] == 0 and tile not in inside:
                table.place[tile] = ASIDE
        table.bag = len(inside)
    if "known" in data and table.fixed.hands_open:
        raise BadPosition("known: only with hands_open=false")
    for tile in range(1, table.fixed.tiles.count + 1):
        table.known[tile] = 0
    if not table.fixed.hands_open:
        read_known(table, data)


def read_known(table: FourGods, data: Mapping[str, object]) -> None:
    """Who knows both sides of which tile; without it what the table can see now."""
    if "known" in data:
        for name, tiles in mapping_at(data, "known").items():
            seat = seat_of(table, name, "known")
            if not isinstance(tiles, list):
                raise BadPosition(f"known.{name}: must be a list of tiles")
            for text in tiles:
                table.known[tile_number(table, text, f"known.{name}")] |= u8(1 << seat)
        return
    for tile in range(1, table.fixed.tiles.count + 1):
        where = table.place[tile]
        if 1 <= where <= 4:
            table.known[tile] = u8(1 << (where - 1))
        elif where >= 8 and not table.fixed.backs_hidden:
            table.known[tile] = u8((1 << table.players) - 1)


def fresh(table: FourGods, text: object, place: str) -> int:
    tile = tile_number(table, text, place)
    if table.place[tile]:
        raise BadPosition(f"{place}: {text} is somewhere else already")
    if not place.startswith("bag"):
        table.bag -= 1
    return tile


def read_prophets(table: FourGods, data: Mapping[str, object]) -> None:
    """Reserves, lost prophets, cities. What is not said follows from the world."""
    standing = [0] * GODS
    for cell in range(ROOM):
        colour = int(table.colour_at(i64(cell)))
        if colour >= 0:
            standing[colour] += 1
            if not table.owner[colour]:
                raise BadPosition(f"world: {COLOUR_NAMES[colour]} has a prophet in {write_cell(cell)}, but no owner")
    reserve, lost = mapping_at(data, "reserve"), mapping_at(data, "lost")
    for name in (*reserve, *lost):
        one_of(name, COLOUR_NAMES, "reserve" if name in reserve else "lost")
    for colour, name in enumerate(COLOUR_NAMES):
        rest = table.fixed.prophets - standing[colour]
        if rest < 0:
            raise BadPosition(f"world: {standing[colour]} prophets of {name}; there are {table.fixed.prophets}")
        gone = number(
            lost.get(name, rest - reserve[name] if isinstance(reserve.get(name), int) else 0), 0, rest, f"lost.{name}"
        )
        table.lost[colour] = u8(gone)
        kept = number(reserve.get(name, rest - gone), 0, rest, f"reserve.{name}")
        if kept + gone != rest:
            raise BadPosition(
                f"{name}: {kept} in reserve, {gone} lost and {standing[colour]} in the world; "
                f"there are {table.fixed.prophets}"
            )
        table.reserve[colour] = u8(kept)
    ruins = 0
    for name, n in mapping_at(data, "destroyed").items():
        colour = one_of(name, COLOUR_NAMES, "destroyed")
        table.ruins[colour] = u8(number(n, 0, table.fixed.cities, f"destroyed.{name}"))
        ruins += n
    for name, n in mapping_at(data, "unassigned").items():
        seat = seat_of(table, name, "unassigned")
        table.unassigned[seat] = u8(number(n, 0, table.fixed.cities, f"unassigned.{name}"))
        ruins += n
    rest = table.fixed.cities - ruins - len(table.world.cities)
    if rest < 0:
        raise BadPosition(
            f"{ruins} destroyed and {len(table.world.cities)} standing cities; there are {table.fixed.cities}"
        )
    table.supply = number(data.get("supply", rest), rest, rest, "supply")
    read_scars(table, data, ruins)


def read_scars(table: FourGods, data: Mapping[str, object], ruins: int) -> None:
    """Where cities were destroyed. Some may have been forgotten, but there are no more than destroyed cities."""
    cells = [cell_at(table, text, f"scars[{i}]") for i, text in enumerate(listing_at(data, "scars"))]
    if len(cells) > ruins:
        raise BadPosition(f"scars: {len(cells)} cells; allowed: at most {ruins}, the number of destroyed cities")
    for cell in cells:
        table.world.scars = append(table.world.scars[:], u8(cell))
