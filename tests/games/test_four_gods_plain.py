"""4 Gods against a second, plain reading: every cell tried blindly, every side compared letter by letter."""

from __future__ import annotations

from typing import Any

import pytest
from mypy_extensions import i64

from games.four_gods_examples import GAME, texts
from theomachy.core.dice import Dice
from theomachy.core.position import CHANCE, NOBODY
from theomachy.games.four_gods.table.box import tile_codes

CODES = tile_codes()
COLUMNS = "abcdefghij"


def turned(corners: str, quarters: int) -> str:
    return "".join(corners[(i - quarters) % 4] for i in range(4))


def world_of(table: Any) -> tuple[dict[tuple[int, int], str], dict[tuple[int, int], str]]:
    """Tiles as they lie and cities by owner colour, read from the JSON of the position."""
    tiles, cities = {}, {}
    for line in GAME.to_json(table)["world"]:
        cell, _, what = line.split()[0].partition("=")
        at = (COLUMNS.index(cell[0]), int(cell[1:]) - 1)
        if what.startswith("city:"):
            cities[at] = what[5:]
        else:
            tiles[at] = turned(CODES[int(what[1:3])]["ab".index(what[3])].partition("+")[0], int(what[4]))
    return tiles, cities


def fits(size: int, tiles: dict[tuple[int, int], str], at: tuple[int, int], face: str) -> tuple[int, bool]:
    """Straight edges around a cell, and whether the face matches every tile beside it."""
    edges, good = 0, True
    x, y = at
    for dx, dy, mine, its in (
        (0, -1, (0, 1), (3, 2)),
        (1, 0, (1, 2), (0, 3)),
        (0, 1, (2, 3), (1, 0)),
        (-1, 0, (0, 3), (1, 2)),
    ):
        there = (x + dx, y + dy)
        if not (0 <= there[0] < size and 0 <= there[1] < size):
            edges += 1
        elif there in tiles:
            edges += 1
            good = good and all(face[a] == tiles[there][b] for a, b in zip(mine, its, strict=True))
    return edges, good


def expected(table: Any, seat: int) -> tuple[set[str], set[str], set[str]]:
    """The placements, destructions and cities that the plain reading allows to the seat."""
    data = GAME.to_json(table)
    size = int(table.fixed.size)
    tiles, cities = world_of(table)
    own = data["gods"][table.names[seat]]
    places, ruins, builds = set(), set(), set()
    for row in range(size):
        for column in range(size):
            at, name = (column, row), f"{COLUMNS[column]}{row + 1}"
            if at in tiles:
                continue
            if at not in cities and own and fits(size, tiles, at, "SSSS")[0] >= 2:
                builds.add(name)
            for tile in filter(None, data["hands"][table.names[seat]]):
                for side in range(2):
                    corners = CODES[int(tile[1:])][side].partition("+")[0]
                    seen = set()
                    for quarters in range(4):
                        face = turned(corners, quarters)
                        edges, good = fits(size, tiles, at, face)
                        if face in seen or edges < 2 or not good:
                            continue
                        seen.add(face)
                        text = f"{tile}{'ab'[side]}{quarters} {name}"
                        if at not in cities:
                            places.add(f"place {text}")
                        elif own and cities[at] not in own:
                            ruins.add(f"destroy {text}")
    return places, ruins, builds


@pytest.mark.clause("G4-A-01", "G4-A-02", "G4-A-03", "G4-A-06", "G4-A-07", "G4-A-34", "G4-A-39", "G4-A-40", "G4-C-19")
@pytest.mark.parametrize("seed", range(5))
def test_placements_found_by_corners_are_those_of_trying_everything(seed: int) -> None:
    dice = Dice(seed)
    table: Any = GAME.new(4, world_size=(4, 5, 6, 7, 8)[seed])
    longest = 0
    while table.turn != NOBODY:
        who = int(table.turn)
        if who == CHANCE:
            table.apply(CHANCE, table.sample(dice))
            continue
        actions = [int(a) for a in table.legal(who)]
        if GAME.view(table)["step"] == "play" and not table.taken[who] and not table.aim[who]:
            lines = texts(table, who)
            places, ruins, builds = expected(table, who)
            assert {t for t in lines if t.startswith("place")} == places
            assert {t for t in lines if t.startswith("destroy")} == ruins
            if table.supply and any(table.reserve[c] and table.owns(i64(who), i64(c)) for c in range(4)):
                assert {t.split()[1] for t in lines if t.startswith("city")} == builds
        longest = max(longest, len(actions))
        busy = [a for a in actions if GAME.text(table, a) != "pass"] or actions
        table.apply(who, busy[dice.below(len(busy))])
    assert longest <= 48  # lists stay short
