"""How the actions of 4 Gods are written, read and clicked."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from librt.vecs import vec
from mypy_extensions import i32, i64

from theomachy.core.action import ActionTable, Field, Kind, names_field
from theomachy.games.four_gods.rules.actions import (
    CITY,
    CITY_FROM,
    CITY_OF,
    DESTROY,
    DESTROY_FOR,
    HOLD,
    LOWER,
    MIGRATE,
    PLACE,
    PROPHET,
    PROPHET_OF,
    ROW,
    ROW_BOTH,
    ROW_BOTH_SIDES,
    ROW_SIDE,
    SUMMON,
    TAKE_SHUT,
    WINDOW_SHUT,
)  # fmt: skip
from theomachy.games.four_gods.rules.intentions import is_intention
from theomachy.games.four_gods.rules.moments import add_targets
from theomachy.games.four_gods.rules.rules import KINDS
from theomachy.games.four_gods.rules.state import CELL_LETTERS, COLOUR_NAMES, SLOTS, TERRAIN_NAMES, TILE_PART, Table
from theomachy.games.four_gods.rules.world import CITY as CITY_THERE
from theomachy.games.four_gods.rules.world import EMPTY, ROOM, TILE, cell_code, column_of, row_of

CORNERS = ("nw", "ne", "se", "sw")
SIDES = "ab"


def seat_name(table: Table, seat: int) -> str:
    return table.names[seat]


def write_cell(cell: int) -> str:
    return f"{CELL_LETTERS[column_of(cell)]}{row_of(cell) + 1}"


def read_cell(text: str, size: int = 10) -> int:
    column, row = CELL_LETTERS.index(text[0]), int(text[1:]) - 1
    if not (0 <= column < size and 0 <= row < size):
        raise ValueError(text)
    return int(cell_code(column, row))


def write_lay(table: Table, lay: int) -> str:
    return f"{table.fixed.tile_names[lay >> 3]}{SIDES[lay >> 2 & 1]}{lay & 3}"


def read_tile(table: Table, text: str) -> int:
    return table.fixed.tile_names.index(text)


def read_lay(table: Table, text: str) -> int:
    """Tile, side and rotation; of rotations that look the same the first is meant (G4-C-19)."""
    tile = read_tile(table, text[:-2])
    lay = tile << 3 | SIDES.index(text[-2]) << 2 | int(text[-1])
    faces = table.fixed.tiles.faces
    alike = [other for other in range(lay & ~3, lay + 1) if faces[other] == faces[lay]]
    return alike[0]


def read_corner(table: Table, text: str) -> int:
    """A region may be named by any of its corners (G4-C-17), as far as it is plain which tile is meant."""
    corner = CORNERS.index(text)
    cells = {int(cell) for cell in table.window if cell}
    meant = {int(table.world.tiles.region(table.world.lay(cell), corner)) for cell in cells}
    return meant.pop() if len(meant) == 1 else corner


def read_slot(table: Table, text: str) -> int:
    seat, _, slot = text.partition(".")
    if not 1 <= int(slot) <= SLOTS or int(seat) >= table.players:
        raise ValueError(text)
    return int(seat) << 5 | int(slot)


def read_seat(table: Table, text: str) -> int:
    return table.names.index(text)


def read_held(table: Table, text: str) -> int:
    seat, _, tile = text.partition(":")
    return read_seat(table, seat) << 7 | read_tile(table, tile)


def write_modes(table: Table, fall: int) -> str:
    """How the tokens fall: play, gods, and for two players how many gods (G4-S-03)."""
    play, cards = ("simultaneous", "timed")[fall & 1], ("visible", "secret")[fall >> 1 & 1]
    return f"{play}+{cards}" + (("+4", "+2")[fall >> 2] if table.players == 2 else "")


def read_modes(table: Table, text: str) -> int:
    return [write_modes(table, fall) for fall in range(8 if table.players == 2 else 4)].index(text)


def tile_field(name: str) -> Field:
    return Field(name, r"T\d\d\d?", lambda table, tile: table.fixed.tile_names[tile], read_tile, "T01, T02, ...")


def cell_field(name: str) -> Field:
    return Field(
        name,
        r"[a-j]\d\d?",
        lambda table, cell: write_cell(cell),
        lambda table, text: read_cell(text, table.fixed.size),
        "a1 and so on, inside the frame",
    )


FIELDS = [
    tile_field("tile"),
    tile_field("mate"),
    cell_field("cell"),
    cell_field("source"),
    names_field("side", SIDES),
    names_field("side2", SIDES),
    Field("face", r"T\d\d\d?[ab][0-3]", write_lay, read_lay, "T23b2: tile, side, quarter turns"),
    Field("corner", r"nw|ne|se|sw", lambda table, corner: CORNERS[corner], read_corner, "|".join(CORNERS)),
    Field(
        "verb", r"place|destroy", lambda table, n: ("place", "destroy")[n], lambda table, text: 0, "place or destroy"
    ),
    names_field("colour", COLOUR_NAMES),
    names_field("terrain", TERRAIN_NAMES),
    Field("number", r"\d", lambda table, n: str(n), lambda table, text: int(text), "1 or 2"),
    Field("slot", r"\d\.\d\d?", lambda table, x: f"{x >> 5}.{x & 31}", read_slot, "2.5: seat 2, slot 5"),
    Field("modes", r"[a-z]+\+[a-z]+\+?[24]?", write_modes, read_modes, "timed+secret, for two players timed+secret+2"),
    Field("seat", r"[a-z]+", seat_name, read_seat, "a seat at the table"),
    Field(
        "held",
        r"[a-z]+:T\d\d\d?",
        lambda table, x: f"{seat_name(table, x >> 7)}:{table.fixed.tile_names[x & 127]}",
        read_held,
        "north:T41",
    ),
]

TABLE = ActionTable(
    [
        Kind(code, form, dict(zip(re.findall(r"\{(\w+)\}", form), places, strict=True)), targets, chance=not targets)
        for code, form, targets, places in KINDS
    ],
    FIELDS,
    shorthand=[
        ("{verb} {face} {cell}", ("hold {face}", "{verb} {face} {cell}")),
        ("destroy {face} {cell}:{colour}", ("hold {face}", "destroy {face} {cell}:{colour}")),
        ("city {cell}", ("city", "city {cell}")),
        ("city {cell}:{colour}", ("city:{colour}", "city {cell}:{colour}")),
        ("city {cell}<{source}", ("city<{source}", "city {cell}<{source}")),
        ("challenge {cell}", ("challenge", "challenge {cell}")),
        ("+{corner}<{source}", ("+{corner}<", "+{corner}<{source}")),
        ("{verb} {face} {cell} +{corner}", ("{verb} {face} {cell}", "+{corner}")),
        ("{verb} {face} {cell} +{corner}:{colour}", ("{verb} {face} {cell}", "+{corner}:{colour}")),
        ("{verb} {face} {cell} +{corner}<{source}", ("{verb} {face} {cell}", "+{corner}<{source}")),
        (
            "destroy {face} {cell}:{colour2} +{corner}:{colour}",
            ("destroy {face} {cell}:{colour2}", "+{corner}:{colour}"),
        ),
        (
            "destroy {face} {cell}:{colour2} +{corner}<{source}",
            ("destroy {face} {cell}:{colour2}", "+{corner}<{source}"),
        ),
    ],
)


# Kinds of which only what is near is tried: they name so much that there would be too many. The others follow from what
# their fields can name.
NEAR = {
    HOLD, PLACE, DESTROY, DESTROY_FOR, ROW, ROW_SIDE, ROW_BOTH, ROW_BOTH_SIDES, MIGRATE, CITY, CITY_OF, CITY_FROM,
    TAKE_SHUT, WINDOW_SHUT,
}  # fmt: skip


def space(table: Table) -> Iterator[int]:
    """Everything that could be meant around this position: tiles in hands and a few others, cells that matter."""
    pack = TABLE.pack
    seats = range(table.players)
    held = [int(tile) for tile in table.hands if tile]
    in_rows = [int(slot) & TILE_PART for slot in table.rows if slot]
    in_bag = [tile for tile in range(1, table.fixed.tiles.count + 1) if table.place[tile] == 0]
    cells = near_cells(table)
    standing = [cell for cell in range(ROOM) if table.world.prophet[cell]]
    every_cell = [cell for cell in range(ROOM) if table.world.inside(i64(cell))]
    destroyed = [cell for cell in cells if cell in standing or cell == cells[0]]
    for tile in dict.fromkeys([*held, *in_rows[:1], *in_bag[:1]]):
        for turn in range(8):
            yield pack(HOLD, face=tile << 3 | turn)
            yield from TABLE.each(PLACE, face=[tile << 3 | turn], cell=cells)
            for cell in destroyed:
                yield pack(DESTROY, face=tile << 3 | turn, cell=cell)
                yield from TABLE.each(DESTROY_FOR, face=[tile << 3 | turn], cell=[cell], colour=range(4))
        yield pack(ROW, tile=tile)
        for side in range(2):
            yield pack(ROW_SIDE, tile=tile, side=side)
        for mate in dict.fromkeys([*held, *in_rows[:1]]):
            yield pack(ROW_BOTH, tile=tile, mate=mate)
            for sides in range(4):
                yield pack(ROW_BOTH_SIDES, tile=tile, side=sides & 1, mate=mate, side2=sides >> 1)
    yield from TABLE.each(MIGRATE, corner=range(4), source=dict.fromkeys([*standing, *cells[:2]]))
    for cell in cells:
        yield pack(CITY, cell=cell)
        yield from TABLE.each(CITY_OF, cell=[cell], colour=range(4))
        yield from TABLE.each(CITY_FROM, cell=[cell], source=standing)
    aimed = {int(table.aimed_lay(i64(seat))) for seat in seats} - {0}
    for cell in every_cell:
        if cell not in cells:  # so that a click on any cell is answered
            yield pack(CITY, cell=cell)
            for lay in sorted(aimed):
                yield pack(PLACE, face=lay, cell=cell)
    for seat in seats:
        for tile in dict.fromkeys(held):
            yield pack(TAKE_SHUT, held=seat << 7 | tile)
        yield from TABLE.each(WINDOW_SHUT, seat=[seat], cell=cells)
    every_tile = range(1, table.fixed.tiles.count + 1)
    named: dict[str, Iterable[int]] = {
        "cell": every_cell, "source": every_cell, "corner": range(4), "colour": range(4), "terrain": range(4),
        "number": range(4), "seat": seats, "modes": range(8 if table.players == 2 else 4),
        "tile": every_tile if table.fixed.real else dict.fromkeys([*held, *in_rows, *in_bag]),
        "slot": [seat << 5 | slot for seat in seats for slot in range(1, SLOTS + 1)],
    }  # fmt: skip
    for kind in TABLE.kinds.values():
        if kind.code not in NEAR:
            yield from TABLE.each(kind.code, **{name: named[name] for name in kind.bits})


def ahead(table: Table, seat: int, action: int) -> list[str]:
    """The cells that can be clicked after an intention: a screen may light them before it is taken up."""
    if not is_intention(i64(action >> 24)) or action >> 24 == LOWER:
        return []
    after = table.copy()
    assert isinstance(after, Table)
    after.apply(seat, action)
    actions = add_targets(after, vec[i32](), i64(seat))
    return sorted({target for a in actions for target in TABLE.targets(after, int(a))})


def seen_at(table: Table, seat: int, action: int) -> str:
    """A prophet is seen on its tile: regions are named without it, and a migration by where it began. A cataclysm is
    seen on its cell, not at the colour that pays. And with hidden backs a discarded tile is not named before the
    others (G4-R-59): they see the slot it goes to."""
    kind = action >> 24
    if kind in (PROPHET, PROPHET_OF, SUMMON, MIGRATE) and table.window[seat]:
        return f"cell:{write_cell(int(table.window[seat]))}"
    if kind == DESTROY_FOR:
        return f"cell:{write_cell(TABLE.values(action)['cell'])}"
    if not table.fixed.backs_hidden or kind not in (ROW, ROW_SIDE, ROW_BOTH, ROW_BOTH_SIDES):
        return ""
    free = [slot for slot in range(int(table.fixed.capacity)) if not table.rows[seat * SLOTS + slot]]
    nth = 1 if kind in (ROW_BOTH, ROW_BOTH_SIDES) else 0
    return f"slot:{seat}.{free[nth] + 1}" if len(free) > nth else "button:row"


def near_cells(table: Table) -> list[int]:
    """Open cells, cities, windows, and a few that hold tiles or lie apart; in honour play every empty cell too.

    In real-time play every cell: what was open when somebody clicked may be taken when the click arrives.
    """
    world = table.world
    if table.fixed.real:
        return [cell for cell in range(ROOM) if world.inside(i64(cell))]
    found = {int(cell) for cell in world.open} | {int(cell) for cell in world.cities}
    found |= {int(cell) for cell in table.window if cell}
    empty = [cell for cell in range(ROOM) if world.what[cell] == EMPTY]
    tiles = [cell for cell in range(ROOM) if world.what[cell] == TILE]
    found |= set(empty if table.fixed.honour else empty[-2:]) | set(tiles[:2])
    assert all(world.what[cell] in (EMPTY, TILE, CITY_THERE) for cell in found)
    return sorted(found)
