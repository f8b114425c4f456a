"""Worked examples of 4 Gods, read from the rules document and played line by line.

Below each example of the document stand its lines, in code type. They set up a moment, do something, or say what must
then be true. A line of unknown form fails: nothing is ever skipped.
"""

from __future__ import annotations

import itertools
import json
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from depicting import Depiction
from theomachy.core import clauses
from theomachy.core.position import CHANCE, CLOCK, NOBODY
from theomachy.games.four_gods import GAME as GAME
from theomachy.games.four_gods.rules.actions import LOWER
from theomachy.games.four_gods.rules.intentions import carries_out, is_intention
from theomachy.games.four_gods.rules.rules import reason
from theomachy.games.four_gods.rules.scoring import STEPS, share, standing, tally
from theomachy.games.four_gods.rules.state import COLOUR_NAMES, TERRAIN_NAMES
from theomachy.games.four_gods.rules.world import CITY, ROOM, TILE
from theomachy.games.four_gods.table.notation import CORNERS, read_cell, write_cell

EXAMPLE = re.compile(r"- (G4-X-\d\d) ")
LINE = re.compile(r"  - `(.*)`")
ROW = re.compile(r"\| (\d) \|(.*)\|")
PARTS = ("cities", "prophets", "largest", "number")
LETTERS = "SPFM"


@dataclass
class Example:
    id: str
    lines: list[str] = field(default_factory=list)

    @property
    def checks(self) -> list[str]:
        first = self.lines[0]
        assert first.startswith("checks "), self.id
        return first.removeprefix("checks ").split(", ")


def examples() -> list[Example]:
    found: list[Example] = []
    for line in clauses.document("four-gods").splitlines():
        if start := EXAMPLE.match(line):
            found.append(Example(start[1]))
        elif step := LINE.fullmatch(line):
            found[-1].lines.append(step[1])
    return found


def worked_examples(game: str) -> pytest.MarkDecorator:
    """Parametrizes a test over the examples; each carries its own id and those that it checks."""
    assert game == "four-gods"
    cases = [pytest.param(e, id=e.id, marks=pytest.mark.clause(e.id, *e.checks)) for e in examples()]
    return pytest.mark.parametrize("example", cases)


def world_w1() -> list[str]:
    """World W1 as its table in the document has it; cities are given by the example."""
    cells = []
    for line in clauses.document("four-gods").splitlines():
        row = ROW.fullmatch(line)
        if row and "=" in row[2] and row[2].count("|") == 7:
            for column, text in zip("abcdefgh", row[2].split("|"), strict=True):
                if text.strip() != "city":
                    tile, _, face = text.strip().partition("=")
                    cells.append(f"{column}{row[1]}={tile}|{face}")
    assert len(cells) == 61
    return cells


def position(data: dict[str, Any], w1: bool = False) -> Any:
    """A position under the conventions of the document: all gods chosen, reserve 5 each, unless stated."""
    data = dict(data)
    players = data.setdefault("players", 4)
    if players == 4:
        data.setdefault("gods", {"north": ["blue"], "east": ["yellow"], "south": ["green"], "west": ["gray"]})
    if "world" not in data:
        data["world"] = []
    if w1:
        standing_at = {p.split()[0]: p.split()[1:] for p in data.pop("prophets", [])}
        for text in world_w1():
            cell = text[:2]
            line = text.partition("|")[0]
            if cell in standing_at:
                line += " +{}:{}".format(*standing_at[cell])
            data["world"].append(line)
        cities = data.pop("cities", ["f7 blue", "c5 blue", "g2 green"])
        data["world"] += ["{}=city:{}".format(*city.split()) for city in cities]
        data.setdefault("trigger", "G4-E-01")
    else:
        owned = [c for colours in data.get("gods", {}).values() for c in colours]
        data["reserve"] = {**{c: 5 for c in owned if players == 4}, **data.get("reserve", {})}
    return GAME.position(data)


def texts(table: Any, player: int, sensible: bool = False) -> list[str]:
    """What a player may do, in whole lines of the notation: `place T23b2 b1` for taking up and placing."""
    found = []
    for action in (int(a) for a in (table.sensible(player) if sensible else table.legal(player))):
        if not is_intention(action >> 24) or action >> 24 == LOWER:
            found.append(GAME.text(table, action))
            continue
        after = table.copy()
        after.apply(player, action)
        open_now = after.sensible(player) if sensible else after.legal(player)
        ends = [int(a) for a in open_now if carries_out(int(a) >> 24)]
        assert ends, GAME.text(table, action)  # what can be taken up can be carried out
        found += [GAME.text(after, a) for a in ends]
    return found


class Player:
    """Runs the lines of one example."""

    def __init__(self) -> None:
        self.table: Any = None
        self.shown = Depiction(GAME)

    def run(self, line: str) -> None:
        for pattern, method in FORMS:
            if found := re.fullmatch(pattern, line):
                method(self, *found.groups())
                return
        raise AssertionError(f"cannot read {line!r}")

    def seat(self, name: str) -> int:
        return (
            {"chance": CHANCE, "clock": CLOCK}.get(name, -9)
            if name in ("chance", "clock")
            else self.table.names.index(name)
        )

    def texts(self, seat: str) -> list[str]:
        return texts(self.table, self.seat(seat))

    # ---- what is set up and done

    def set(self, w1: str | None, data: str) -> None:
        self.table = self.shown.begin(position(json.loads(data), bool(w1)))

    def do(self, who: str, line: str) -> None:
        seat = self.seat(who)
        for action in GAME.parse_line(self.table, line, seat):
            assert action in list(self.table.legal(seat)), line
            self.shown.do(self.table, seat, action)
            self.table.apply(seat, action)

    def refused(self, who: str, text: str, wanted: str) -> None:
        action = GAME.parse(self.table, text)
        before = self.table.key()
        assert reason(self.table, self.seat(who), action) == wanted
        assert self.table.why_not(self.seat(who), action).startswith("G4-")
        assert action not in list(self.table.legal(self.seat(who)))
        assert self.table.key() == before

    def face(self, face: str, cell: str, wanted: str) -> None:
        """May the player on turn place some tile with this face there?"""
        data = GAME.to_json(self.table)
        seat = self.table.names[self.table.turn]
        for tile in range(1, 93):
            for turn in range(8):
                lay = tile << 3 | turn
                if self.table.place[tile] == 0 and lies_as(self.table, lay) == face:
                    bag = [t for t in data["bag"] if t != self.table.fixed.tile_names[tile]]
                    hands = {**data["hands"], seat: [self.table.fixed.tile_names[tile]]}
                    trial: Any = GAME.position({**data, "bag": bag, "hands": hands})
                    action = GAME.parse(
                        trial, f"place {self.table.fixed.tile_names[tile]}{'ab'[turn >> 2]}{turn & 3} {cell}"
                    )
                    assert reason(trial, trial.turn, action).replace("take-up-first", "ok") == wanted
                    return
        raise AssertionError(f"no free tile has a face {face}")

    # ---- what must be true

    def can_number(self, seat: str, number: str, kind: str) -> None:
        assert sum(t.split()[0] == kind for t in self.texts(seat)) == int(number)

    def can_list(self, seat: str, kind: str, texts: str) -> None:
        assert sorted(t for t in self.texts(seat) if t.startswith(kind)) == sorted(texts.split())

    def can_cells(self, seat: str, kind: str, cells: str) -> None:
        assert sorted({t.split()[-1] for t in self.texts(seat) if t.split()[0] == kind}) == cells.split()

    def can_at(self, seat: str, cell: str, faces: str) -> None:
        found = [t.split()[1] for t in self.texts(seat) if t.startswith("place") and t.split()[2] == cell]
        assert found == faces.split()

    def gap(self, cell: str, corners: str) -> None:
        gap = int(self.table.world.gap[read_cell(cell)])
        found = "clash" if gap == 625 else " ".join("-SPFM"[gap // 5**i % 5] for i in range(4))
        assert found == corners

    def edges(self, cell: str, number: str) -> None:
        assert self.table.world.edges[read_cell(cell)] == int(number)

    def fitting(self, cell: str, lays: str) -> None:
        found = []
        for tile in range(1, 93):
            turns = int(self.table.world.turns_here(i64(read_cell(cell)), i64(tile)))
            found += [f"T{tile:02}{'ab'[t >> 2]}{t & 3}" for t in range(8) if turns >> t & 1]
        assert found == ([] if lays == "none" else lays.split())

    def cell(self, cell: str, face: str, colour: str | None, corner: str | None) -> None:
        at = read_cell(cell)
        assert lies_as(self.table, int(self.table.world.lay(i64(at)))) == face
        wanted = 0 if not colour else 1 + COLOUR_NAMES.index(colour) * 4 + CORNERS.index(str(corner))
        assert self.table.world.prophet[at] == wanted

    def tiles(self, cells: str) -> None:
        assert [write_cell(c) for c in range(ROOM) if self.table.world.what[c] == TILE] == cells.split()

    def cities(self, cells: str) -> None:
        assert [write_cell(c) for c in range(ROOM) if self.table.world.what[c] == CITY] == cells.split()

    def zone(self, cell: str, corner: str, cells: str) -> None:
        """The tiles of a zone, found by asking every corner of the world, and the size that the engine keeps."""
        world = self.table.world
        root = world.zone(i64(read_cell(cell)), i64(CORNERS.index(corner)))
        found = [
            write_cell(c) for c in range(ROOM)
            if world.what[c] == TILE and any(world.zone(i64(c), i64(k)) == root for k in range(4))
        ]  # fmt: skip
        assert sorted(found) == sorted(cells.split())
        assert world.regions.size[root] == len(found)

    def kingdoms(self, terrain: str, sizes: str) -> None:
        world = self.table.world
        t = TERRAIN_NAMES.index(terrain)
        roots = {
            int(world.zone(i64(c), i64(k)))
            for c in range(ROOM) if world.what[c] == TILE for k in range(4) if world.terrain(i64(c), i64(k)) == t
        }  # fmt: skip
        found = sorted((int(world.regions.size[r]) for r in roots if world.regions.size[r] > 1), reverse=True)
        assert found == ([] if sizes == "none" else [int(n) for n in sizes.split()])
        assert world.kingdoms[t] == len(found)
        assert not found or world.largest[t] == found[0]

    def worth(self, cell: str, corner: str, wanted: str) -> None:
        """Who earns what in a kingdom: by taking all prophets out that stand elsewhere."""
        trial = self.table.copy()
        root = trial.world.zone(i64(read_cell(cell)), i64(CORNERS.index(corner)))
        for c in range(ROOM):
            if trial.world.what[c] == TILE and trial.world.prophet[c] and trial.world.prophet_zone(i64(c)) != root:
                trial.world.prophet[c] = 0
        points = tally(trial)
        found = [f"{name} {points[i * STEPS + 1]}" for i, name in enumerate(COLOUR_NAMES) if points[i * STEPS + 1]]
        assert ", ".join(found) == wanted

    def part(self, colour: str, step: str, number: str) -> None:
        assert tally(self.table)[COLOUR_NAMES.index(colour) * STEPS + PARTS.index(step)] == int(number)

    def score(self, colour: str, numbers: str) -> None:
        i = COLOUR_NAMES.index(colour) * STEPS
        assert list(tally(self.table))[i : i + STEPS] == [int(n) for n in numbers.split()]

    def rank(self, seat: str, place: str) -> None:
        assert self.table.rank(self.seat(seat)) == int(place)

    def places(self, sizes: str, bonuses: str) -> None:
        values = [int(n) for n in sizes.split()]
        bonus = vec[i64]([15, 10, 5, 0])
        found = [share(bonus, i64(sum(v > mine for v in values)), i64(values.count(mine))) for mine in values]
        assert found == [int(n) for n in bonuses.split()]

    def markers(self, markers: str, order: str) -> None:
        points = [0] * 16
        for pair in markers.split(", "):
            colour, number = pair.split()
            points[COLOUR_NAMES.index(colour) * STEPS] = int(number)
        by_seat = {n: standing(self.table, vec[i64](points), i64(s)) for s, n in enumerate(self.table.names)}
        places = [group.split() for group in order.split(", ")]
        for better, worse in itertools.pairwise(places):
            assert min(by_seat[n] for n in better) > max(by_seat[n] for n in worse)
        assert all(len({by_seat[n] for n in group}) == 1 for group in places)

    def stock(self, what: str, colour: str, number: str) -> None:
        values = {"reserve": self.table.reserve, "lost": self.table.lost, "destroyed": self.table.ruins}[what]
        assert values[COLOUR_NAMES.index(colour)] == int(number)

    def supply(self, number: str) -> None:
        assert self.table.supply == int(number)

    def bag(self, number: str) -> None:
        assert self.table.bag == int(number) == sum(1 for t in range(1, 93) if self.table.place[t] == 0)

    def in_bag(self, tile: str) -> None:
        assert self.table.place[self.table.fixed.tile_names.index(tile)] == 0

    def row(self, seat: str, number: str) -> None:
        assert self.table.in_row[self.seat(seat)] == int(number)

    def hand(self, seat: str, tiles: str) -> None:
        held = [int(self.table.hand(i64(self.seat(seat)), i64(w))) for w in range(2)]
        assert [self.table.fixed.tile_names[t] or "-" for t in held] == tiles.split()

    def up(self, tile: str, side: str) -> None:
        number = self.table.fixed.tile_names.index(tile)
        assert [int(s) >> 7 for s in self.table.rows if int(s) & 127 == number] == ["ab".index(side)]

    def turn(self, seat: str) -> None:
        assert self.table.turn == self.seat(seat)

    def trigger(self, clause: str) -> None:
        assert self.table.trigger == ("" if clause == "none" else clause)

    def last_round(self, number: str) -> None:
        assert self.table.last_round == int(number)

    def over(self, clause: str) -> None:
        assert self.table.turn == NOBODY
        assert self.table.ending == clause

    def cooling(self, seats: str) -> None:
        found = [name for seat, name in enumerate(self.table.names) if self.table.cooling >> seat & 1]
        assert found == ([] if seats == "none" else seats.split())


def lies_as(table: Any, lay: int) -> str:
    byte = int(table.fixed.tiles.faces[lay])
    return "".join(LETTERS[byte >> 2 * i & 3] for i in range(4))


SEAT = r"(north|east|south|west)"
FORMS: list[tuple[str, Callable[..., None]]] = [
    (r"set (W1 )?(\{.*\})", Player.set),
    (rf"{SEAT}: (.*) = ([a-z-]+)", Player.refused),
    (r"(north|east|south|west|chance|clock): ([^=]*)", Player.do),
    (r"face (\S+) (\S+) = ([a-z-]+)", Player.face),
    (rf"{SEAT} can (\d+) (\w+)", Player.can_number),
    (rf"{SEAT} can place at (\S+): (.*)", Player.can_at),
    (rf"{SEAT} can ([+\w]+): (.*)", Player.can_list),
    (rf"{SEAT} cells (\w+): (.*)", Player.can_cells),
    (r"gap (\S+) = (.*)", Player.gap),
    (r"edges (\S+) = (\d)", Player.edges),
    (r"fitting (\S+) = (.*)", Player.fitting),
    (r"cell (\S+) = (\w+)(?: (\w+) (\w+))?", Player.cell),
    (r"tiles = (.*)", Player.tiles),
    (r"cities = (.*)", Player.cities),
    (r"zone (\S+) (\w+) = (.*)", Player.zone),
    (r"kingdoms (\w+) = (.*)", Player.kingdoms),
    (r"worth (\S+) (\w+) = (.*)", Player.worth),
    (r"part (\w+) (\w+) = (\d+)", Player.part),
    (r"score (\w+) = (.*)", Player.score),
    (rf"rank {SEAT} = (\d)", Player.rank),
    (r"places ([\d ]+) = ([\d ]+)", Player.places),
    (r"markers (.*) = (.*)", Player.markers),
    (r"(reserve|lost|destroyed) (\w+) = (\d+)", Player.stock),
    (r"supply = (\d+)", Player.supply),
    (r"bag = (\d+)", Player.bag),
    (r"in bag (\S+)", Player.in_bag),
    (rf"row {SEAT} = (\d+)", Player.row),
    (rf"hand {SEAT} = (.*)", Player.hand),
    (r"up (\S+) = ([ab])", Player.up),
    (rf"turn = {SEAT}", Player.turn),
    (r"trigger = (\S+)", Player.trigger),
    (r"last round = (\d+)", Player.last_round),
    (r"over = (\S+)", Player.over),
    (r"cooling = (.*)", Player.cooling),
]
