"""Reads and checks the components of 4 Gods, and makes the tables of the tiles from them."""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path

import msgspec
from librt.vecs import vec
from mypy_extensions import u8

from theomachy.core.components import Part, load, within
from theomachy.core.errors import BadComponents
from theomachy.games.four_gods.rules.state import COLOUR_NAMES, TERRAIN_NAMES
from theomachy.games.four_gods.rules.tiles import MOST_TILES, TileSet, rotated, zones_of

COMPONENTS = Path(__file__).parents[1] / "components.toml"
PLAYERS = (2, 3, 4)
LETTERS = "SPFM"
TABLES = ("4p", "3p", "2p-4gods", "2p-2gods")


class About(Part, frozen=True):
    title: str
    designer: str
    artist: str
    players_min: int
    players_max: int
    tiles_total: int
    faces_total: int
    prophets_total: int
    cities_total: int


class Frame(Part, frozen=True):
    """The frame and the cells inside it (G4-C-01, G4-C-10, G4-C-11, G4-C-25)."""

    size: int
    cells: int
    columns: str
    rows: list[int]
    frame_sides_count_as_straight_edges: bool
    size_min: int
    size_max: int
    columns_all: str


class Terrain(Part, frozen=True):
    letter: str
    name: str
    people: str


class God(Part, frozen=True):
    """A god card (G4-C-05)."""

    id: str
    name: str
    terrain: str
    prophet_color: str


class Prophets(Part, frozen=True):
    """Of each colour alike (G4-C-04); one of them marks the score (G4-S-08)."""

    colors: list[str]
    per_color: int
    score_markers_per_color: int


class TableSize(Part, frozen=True):
    """What hangs on the number of players: reserves (G4-S-07), what is set aside (G4-S-08), slots of a row (G4-C-09,
    G4-S-12), for two players of both rows together (G4-R-22)."""

    id: str
    players: int
    gods_per_player: int
    reserve_per_god: int
    set_aside_per_color: int
    row_capacity: int


class ModeToken(Part, frozen=True):
    """Two modes, one on each side (G4-C-07)."""

    id: str
    sides: list[str]


class Cities(Part, frozen=True):
    """Round tokens with a normal and a destroyed side (G4-C-06)."""

    tokens: int
    sides: list[str]
    shape: str
    gives_straight_edge: bool
    needs_straight_edges: int
    points_controlled: int
    points_destroyed: int


class Hands(Part, frozen=True):
    per_player: int
    start_tiles_simultaneous: int
    start_tiles_timed: int
    free_hands_to_draw: int
    free_hands_to_take: int
    free_hands_to_flip: int


class Placement(Part, frozen=True):
    needs_straight_edges: int
    prophets_per_tile_max: int


class Timer(Part, frozen=True):
    """The sand timer (G4-C-08), turned once for each player at the end (G4-E-04)."""

    turn_seconds: int
    overtime_seconds_per_player: int


class Scoring(Part, frozen=True):
    kingdom_min_tiles: int
    rank_bonus: list[int]
    rank_bonus_rounding: str
    steps: list[str]


class Line(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, frozen=True):
    """One row of a long list."""


class Face(Line, frozen=True, rename={"kind": "class"}):
    code: str
    corners: str
    through: str
    kind: str
    count: int


class Faces(Part, frozen=True, rename={"entries": "list"}):
    entries: list[Face]


class FaceClass(Line, frozen=True):
    kinds: int
    copies: int


class FaceClasses(Part, frozen=True):
    AAAA: FaceClass
    AAAB: FaceClass
    AABB: FaceClass
    ABAB: FaceClass
    AABC: FaceClass
    ABAC: FaceClass


class Tile(Line, frozen=True):
    id: str
    a: str
    b: str


class Tiles(Part, frozen=True, rename={"entries": "list"}):
    entries: list[Tile]


class Box(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, frozen=True):
    """The whole file."""

    format: int
    game: About
    world: Frame
    terrain: list[Terrain]
    god: list[God]
    prophets: Prophets
    table_size: list[TableSize]
    mode_token: list[ModeToken]
    cities: Cities
    hands: Hands
    placement: Placement
    timer: Timer
    scoring: Scoring
    faces: Faces
    face_classes: FaceClasses
    tiles: Tiles

    def table(self, players: int, two_player_gods: int) -> TableSize:
        wanted = f"2p-{two_player_gods}gods" if players == 2 else f"{players}p"
        return next(t for t in self.table_size if t.id == wanted)


@cache
def box(path: Path = COMPONENTS) -> Box:
    """The checked contents of a components file; what does not fit is refused with its place."""
    found = load(path, Box)
    check_names(path, found)
    check_numbers(path, found)
    check_faces(path, found)
    check_tiles(path, found)
    return found


def demand(path: Path, place: str, stated: object, found: object) -> None:
    if stated != found:
        raise BadComponents(f"{path}: {place} is {stated!r}; needed: {found!r}")


def check_names(path: Path, found: Box) -> None:
    """The labels are those that actions and records name."""
    demand(path, "format", found.format, 1)
    demand(path, "terrain letters", [t.letter for t in found.terrain], list(LETTERS))
    demand(path, "terrain names", [t.name for t in found.terrain], list(TERRAIN_NAMES))
    demand(path, "gods by terrain", [g.terrain for g in found.god], list(LETTERS))
    demand(path, "prophet colours of the gods", [g.prophet_color for g in found.god], list(COLOUR_NAMES))
    demand(path, "prophets.colors", found.prophets.colors, list(COLOUR_NAMES))
    demand(path, "table_size ids", sorted(t.id for t in found.table_size), sorted(TABLES))
    demand(path, "mode tokens", [t.id for t in found.mode_token], ["play", "gods", "players-3-4", "players-2"])
    demand(path, "scoring.steps", found.scoring.steps, ["cities", "prophets", "largest_kingdom", "number_of_kingdoms"])
    demand(path, "scoring.rank_bonus_rounding", found.scoring.rank_bonus_rounding, "down")


def check_numbers(path: Path, found: Box) -> None:
    about, world = found.game, found.world
    demand(path, "world.cells", world.cells, world.size**2)
    demand(path, "world.rows", world.rows, list(range(1, world.size + 1)))
    demand(path, "world.columns_all", world.columns_all, "abcdefghij"[: world.size_max])
    demand(path, "world.columns", world.columns, world.columns_all[: world.size])
    within(path, "world.size_max", world.size_max, 2, 10)
    within(path, "world.size_min", world.size_min, 2, world.size)
    demand(path, "game.prophets_total", about.prophets_total, found.prophets.per_color * len(COLOUR_NAMES))
    demand(path, "game.cities_total", about.cities_total, found.cities.tokens)
    demand(path, "game.tiles_total", about.tiles_total, len(found.tiles.entries))
    demand(path, "game.faces_total", about.faces_total, 2 * about.tiles_total)
    for t in found.table_size:
        place = f"table_size {t.id}"
        demand(path, f"{place}: players", t.players, int(t.id[0]))
        demand(path, f"{place}: gods_per_player", t.gods_per_player, 2 if t.id == "2p-4gods" else 1)
        demand(
            path, f"{place}: set_aside_per_color", t.set_aside_per_color, found.prophets.per_color - t.reserve_per_god
        )
        within(path, f"{place}: reserve_per_god", t.reserve_per_god, 1, found.prophets.per_color)
        within(path, f"{place}: row_capacity", t.row_capacity, 1, 20)
    within(path, "prophets.per_color", found.prophets.per_color, 1, 99)
    within(path, "cities.tokens", found.cities.tokens, 0, 50)
    within(path, "cities.points_controlled", found.cities.points_controlled, 0, 99)
    within(path, "cities.points_destroyed", found.cities.points_destroyed, 0, 99)
    within(path, "scoring.kingdom_min_tiles", found.scoring.kingdom_min_tiles, 2, 2)
    within(path, "timer.turn_seconds", found.timer.turn_seconds, 1, 3600)
    within(path, "timer.overtime_seconds_per_player", found.timer.overtime_seconds_per_player, 1, 3600)
    demand(path, "number of rank bonuses", len(found.scoring.rank_bonus), 4)
    for bonus in found.scoring.rank_bonus:
        within(path, "scoring.rank_bonus", bonus, 0, 99)
    # What the rules are made of: another value would be another game.
    for place, stated, needed in (
        ("hands.per_player", found.hands.per_player, 2),
        ("hands.start_tiles_simultaneous", found.hands.start_tiles_simultaneous, 2),
        ("hands.start_tiles_timed", found.hands.start_tiles_timed, 0),
        ("hands.free_hands_to_draw", found.hands.free_hands_to_draw, 2),
        ("hands.free_hands_to_take", found.hands.free_hands_to_take, 1),
        ("hands.free_hands_to_flip", found.hands.free_hands_to_flip, 1),
        ("placement.needs_straight_edges", found.placement.needs_straight_edges, 2),
        ("placement.prophets_per_tile_max", found.placement.prophets_per_tile_max, 1),
        ("cities.needs_straight_edges", found.cities.needs_straight_edges, 2),
        ("cities.gives_straight_edge", found.cities.gives_straight_edge, False),
        ("world.frame_sides_count_as_straight_edges", world.frame_sides_count_as_straight_edges, True),
    ):  # fmt: skip
        demand(path, place, stated, needed)


def class_of(corners: str) -> str:
    """The pattern of a face: AAAB and so on, whatever its terrains and its rotation (G4-C-20)."""
    counts = sorted(Counter(corners).values(), reverse=True)
    if counts == [2, 2]:
        return "ABAB" if corners[0] == corners[2] else "AABB"
    if counts == [2, 1, 1]:
        return "ABAC" if corners[0] == corners[2] or corners[1] == corners[3] else "AABC"
    return {(4,): "AAAA", (3, 1): "AAAB"}.get(tuple(counts), "")


def check_faces(path: Path, found: Box) -> None:
    """Every code is what it says (G4-C-18), shows three terrains at most (G4-C-03), says what passes through its middle
    (G4-C-16, G4-R-05), and the copies are those of its class (G4-C-21, G4-R-04)."""
    seen = set()
    for face in found.faces.entries:
        place = f"face {face.code!r}"
        corners = face.corners
        if len(corners) != 4 or set(corners) - set(LETTERS):
            raise BadComponents(f"{path}: {place}: corners {corners!r}; allowed: four letters of {LETTERS}")
        if len(set(corners)) > 3:
            raise BadComponents(f"{path}: {place}: no face shows all four terrains")
        demand(path, f"{place}: corners", corners, min(corners[i:] + corners[:i] for i in range(4)))
        demand(path, f"{place}: code", face.code, corners + (f"+{face.through}" if face.through else ""))
        demand(path, f"{place}: class", face.kind, class_of(corners))
        diagonal = {corners[i] for i in range(2) if corners[i] == corners[i + 2] and corners[i] != corners[i - 1]}
        if face.through and (len(face.through) != 1 or face.through not in diagonal):
            raise BadComponents(
                f"{path}: {place}: through {face.through!r}; allowed: {', '.join(sorted(diagonal)) or 'none'}"
            )
        if face.code in seen:
            raise BadComponents(f"{path}: {place} stands twice")
        seen.add(face.code)
    totals = {
        name: (c.kinds, c.kinds * c.copies)
        for name, c in msgspec.structs.asdict(found.face_classes).items()
        if name.isupper()
    }
    for name, (kinds, copies) in totals.items():
        of_class = [f for f in found.faces.entries if f.kind == name]
        demand(path, f"face_classes.{name}.kinds", kinds, len({f.corners for f in of_class}))
        demand(path, f"face_classes.{name}: faces in all", copies, sum(f.count for f in of_class))


def check_tiles(path: Path, found: Box) -> None:
    """Two different faces each (G4-C-02, G4-C-03), and each face as often as the list of faces says (G4-C-23)."""
    within(path, "number of tiles", len(found.tiles.entries), 8, MOST_TILES)
    codes = {f.code: f.count for f in found.faces.entries}
    used: Counter[str] = Counter()
    for number, tile in enumerate(found.tiles.entries, 1):
        demand(path, f"tiles.list[{number - 1}].id", tile.id, f"T{number:02}")
        for code in (tile.a, tile.b):
            if code not in codes:
                raise BadComponents(f"{path}: tile {tile.id}: no face {code!r} in the list of faces")
        if tile.a == tile.b:
            raise BadComponents(f"{path}: tile {tile.id}: its two sides are the same")
        used.update((tile.a, tile.b))
    for code, count in codes.items():
        demand(path, f"face {code!r}: count", count, used[code])


# ---- the tables that the rules use


def face_byte(corners: str) -> int:
    """Four letters as one byte, two bits for each corner from nw on (G4-C-13)."""
    return sum(LETTERS.index(letter) << 2 * i for i, letter in enumerate(corners))


@cache
def tile_set(path: Path = COMPONENTS) -> TileSet:
    tiles = box(path).tiles.entries
    count = len(tiles)
    faces, zones, turns = bytearray((count + 1) * 8), bytearray((count + 1) * 8), bytearray(count + 1)
    for number, tile in enumerate(tiles, 1):
        for side, code in enumerate((tile.a, tile.b)):
            corners, _, through = code.partition("+")
            middle = LETTERS.index(through) if through else -1
            looks = set()
            for quarters in range(4):
                byte = int(rotated(face_byte(corners), quarters))
                lay = number << 3 | side << 2 | quarters
                faces[lay] = byte
                zones[lay] = int(zones_of(byte, middle))
                if byte not in looks:
                    turns[number] |= 1 << (side << 2 | quarters)
                looks.add(byte)
    return TileSet(count, vec[u8](bytes(faces)), vec[u8](bytes(zones)), vec[u8](bytes(turns)))


def tile_names(path: Path = COMPONENTS) -> list[str]:
    """By tile number; 0 is no tile."""
    return ["", *(tile.id for tile in box(path).tiles.entries)]


def tile_codes(path: Path = COMPONENTS) -> list[tuple[str, str]]:
    """The codes of both sides by tile number."""
    return [("", ""), *((tile.a, tile.b) for tile in box(path).tiles.entries)]
