"""4 Gods: scoring and its rulings (G4-P), and mistakes in honour play (G4-A-48 to G4-A-54)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from mypy_extensions import i64

from games.four_gods_examples import GAME, Player, position, texts
from theomachy.core.dice import Dice
from theomachy.core.position import CHANCE, CLOCK, EVERYBODY, NOBODY
from theomachy.games.four_gods.rules.scoring import STEPS, tally
from theomachy.games.four_gods.rules.state import TERRAIN_NAMES
from theomachy.games.four_gods.rules.world import ROOM, TILE
from theomachy.games.four_gods.table.box import COMPONENTS, face_byte
from theomachy.games.four_gods.table.notation import read_cell, write_cell


def run(*lines: str) -> Any:
    player = Player()
    for line in lines:
        player.run(line)
    return player.table


def run_on(table: Any, *lines: str) -> None:
    player = Player()
    player.table = table
    for line in lines:
        player.run(line)


def random_world(seed: int, **options: Any) -> Any:
    """A game played to its end at random, without passing as long as there is something else."""
    dice = Dice(seed)
    table = GAME.new(4, **options)
    while table.turn != NOBODY:
        who = int(table.turn)
        if who == CHANCE:
            table.apply(CHANCE, table.sample(dice))
            continue
        actions = [int(a) for a in table.legal(who)]
        busy = [a for a in actions if GAME.text(table, a) not in ("pass", "end")] or actions
        table.apply(who, busy[dice.below(len(busy))])
    return table


# ---- counted again by hand


def zones_by_flood(table: Any) -> list[tuple[int, set[tuple[int, int]]]]:
    """All zones of all terrains, found by walking: (terrain, {(cell, first corner of the region)})."""
    world = table.world
    tiles = {c: int(world.lay(i64(c))) for c in range(ROOM) if world.what[c] == TILE}
    regions = {(c, int(world.tiles.region(i64(lay), i64(k)))) for c, lay in tiles.items() for k in range(4)}
    touching: dict[tuple[int, int], set[tuple[int, int]]] = {r: set() for r in regions}
    for c, lay in tiles.items():
        for step, mine, its in ((1, (1, 2), (0, 3)), (12, (2, 3), (1, 0))):
            if c + step not in tiles:
                continue
            other = tiles[c + step]
            for a, b in zip(mine, its, strict=True):
                if world.tiles.terrain(i64(lay), i64(a)) == world.tiles.terrain(i64(other), i64(b)):
                    x = (c, int(world.tiles.region(i64(lay), i64(a))))
                    y = (c + step, int(world.tiles.region(i64(other), i64(b))))
                    touching[x].add(y)
                    touching[y].add(x)
    found, left = [], set(regions)
    while left:
        first = min(left)
        zone, todo = {first}, [first]
        for region in todo:
            fresh = touching[region] - zone
            zone |= fresh
            todo += sorted(fresh)
        left -= zone
        found.append((int(world.terrain(i64(first[0]), i64(first[1]))), zone))
    return found


@pytest.mark.clause("G4-P-04", "G4-P-05", "G4-P-06", "G4-P-08", "G4-P-09", "G4-P-10", "G4-R-42", "G4-R-43", "G4-R-44")
@pytest.mark.parametrize("split", ["kingdom", "terrain"])
@pytest.mark.parametrize("check", ["strict", "honour"])
@pytest.mark.parametrize("seed", range(6))
def test_kingdoms_and_points_are_those_of_a_recount(seed: int, split: str, check: str) -> None:
    table = random_world(seed, split_occupancy=split, placement_check=check, world_size=6)
    world = table.world
    zones = [(t, z, len({c for c, _ in z})) for t, z in zones_by_flood(table)]
    for terrain in range(4):
        sizes = [n for t, _, n in zones if t == terrain and n > 1]
        assert world.kingdoms[terrain] == len(sizes)
        assert (world.largest[terrain] if sizes else 0) == max(sizes, default=0)
    standing = {
        (c, (int(world.prophet[c]) - 1) & 3): (int(world.prophet[c]) - 1) >> 2
        for c in range(ROOM)
        if world.what[c] == TILE and world.prophet[c]
    }
    expected = [0, 0, 0, 0]
    for terrain, zone, size in zones:
        here = [standing[r] for r in zone if r in standing]
        if size < 2 or not here:
            continue
        occupied = len(here)
        if split == "terrain":
            others = {
                c
                for (c, k) in standing
                if (c, k) not in zone and world.terrain(i64(c), i64(k)) == terrain and c in {cell for cell, _ in zone}
            }
            occupied += len(others)
        most = max(here.count(c) for c in range(4))
        for c in range(4):
            if here.count(c) == most:
                expected[c] += size - occupied
    assert [int(tally(table)[c * STEPS + 1]) for c in range(4)] == expected


def nothing_passes(folder: Path) -> Path:
    """A box in which nothing passes through the middle of faces with two terrains crosswise (G4-R-05)."""
    text = COMPONENTS.read_text(encoding="utf-8")
    for face in ("FMFM", "FPFP", "FSFS", "MPMP", "MSMS", "PSPS"):
        first, second = (
            f'  {{ code = "{face}+{x}", corners = "{face}", through = "{x}", class = "ABAB", count = 1 }},\n'
            for x in sorted(set(face))
        )
        assert first in text
        assert second in text
        text = text.replace(
            first, f'  {{ code = "{face}", corners = "{face}", through = "", class = "ABAB", count = 2 }},\n'
        )
        text = text.replace(second, "")
        for x in set(face):
            text = text.replace(f'"{face}+{x}"', f'"{face}"')
    path = folder / "crosswise.toml"
    path.write_text(text, encoding="utf-8")
    return path


@pytest.mark.clause("G4-R-05", "G4-R-43", "G4-P-06")
def test_a_tile_that_is_split_in_both_of_its_terrains_counts_once(tmp_path: Path) -> None:
    data = {"components": str(nothing_passes(tmp_path)), "world": ["b2=FMFM", "b1=FFMF", "c1=FFFM", "c2=MFFF"]}
    table: Any = GAME.position(data)
    assert [len({c for c, _ in zone}) for terrain, zone in zones_by_flood(table) if terrain == 2] == [4]
    assert (table.world.largest[2], table.world.kingdoms[2]) == (4, 1)
    assert [k["size"] for k in GAME.view(table)["kingdoms"] if k["terrain"] == "forest"] == [4]
    old = GAME.position({**data, "rules": 2})
    assert [k["size"] for k in GAME.view(old)["kingdoms"] if k["terrain"] == "forest"] == [3]


@pytest.mark.clause("G4-R-05", "G4-P-04", "G4-P-06")
@pytest.mark.parametrize("check", ["strict", "honour"])
def test_kingdoms_are_those_of_a_recount_where_nothing_passes(tmp_path: Path, check: str) -> None:
    path = nothing_passes(tmp_path)
    doubly = 0
    for seed in range(6):
        table = random_world(seed, components=path, placement_check=check, world_size=8)
        doubly += any(table.world.tiles.faces[int(table.world.lay(i64(c)))] in CROSSWISE for c in table.world.splits)
        zones = [(t, len({c for c, _ in z})) for t, z in zones_by_flood(table)]
        for terrain in range(4):
            sizes = [n for t, n in zones if t == terrain and n > 1]
            assert table.world.kingdoms[terrain] == len(sizes)
            assert (table.world.largest[terrain] if sizes else 0) == max(sizes, default=0)
        shown = sorted((k["terrain"], k["size"]) for k in GAME.view(table)["kingdoms"])
        assert shown == sorted((TERRAIN_NAMES[t], n) for t, n in zones if n > 1)
    assert doubly > 1


CROSSWISE = {face_byte(a + b + a + b) for a in "SPFM" for b in "SPFM" if a != b}


@pytest.mark.clause("G4-R-42")
def test_split_occupancy() -> None:
    """A prophet on one forest of b2 occupies the tile for the other forest kingdom only with `terrain`."""
    world = ["b2=FMFM+M +nw:green", "b1=FFMF", "c2=MFFF +ne:blue"]
    table = position({"world": world})
    assert table.world.zone(i64(read_cell("b2")), i64(0)) != table.world.zone(i64(read_cell("b2")), i64(2))
    run_on(table, "part green prophets = 1", "part blue prophets = 1")
    strict = position({"world": world, "options": {"split_occupancy": "terrain"}})
    run_on(strict, "part green prophets = 1", "part blue prophets = 0")


@pytest.mark.clause("G4-R-44")
def test_a_fully_occupied_kingdom_is_worth_nothing() -> None:
    run('set {"world": ["a1=SSPP +nw:green", "b1=SSPP +nw:green"]}', "part green prophets = 0")


@pytest.mark.clause("G4-R-45")
def test_players_without_a_god() -> None:
    table = position({"gods": {"north": ["blue"]}, "world": ["a1=SSPP", "b1=SSPP"]})
    assert [table.score(s) for s in range(4)] == [30, 0, 0, 0]  # alone in both rankings
    two = position(
        {"players": 2, "gods": {"north": ["blue"], "south": ["gray", "yellow"]}, "world": ["a1=SSPP", "b1=SSPP"]}
    )
    assert two.score(0) == 0  # the god not chosen is a marker on 0
    assert two.rank(0) == 1  # both have a lowest marker of 0 (gray), the higher marker decides


@pytest.mark.clause("G4-R-46")
def test_a_god_without_a_kingdom() -> None:
    run(
        'set {"world": ["a1=SSPP", "b1=SSPP"]}',
        "score blue = 0 0 12 12",
        "score yellow = 0 0 12 12",
        "score green = 0 0 0 0",
    )
    run(
        'set {"options": {"zero_rank": "ranked"}, "world": ["a1=SSPP", "b1=SSPP"]}',
        "score blue = 0 0 12 12",
        "score green = 0 0 2 2",
    )


@pytest.mark.clause("G4-P-02", "G4-R-66")
def test_secret_gods_are_revealed_before_scoring_and_not_earlier() -> None:
    data = {
        "options": {"gods": "secret"},
        "cards": {"blue": "mountain", "yellow": "sea", "green": "plain", "gray": "forest"},
        "world": ["a1=SSPP", "b1=SSPP"],
        "passed": ["north", "east", "south"],
        "start": "west",
    }
    table = position(data)
    before = GAME.view(table, 1)
    assert [p["points"] for p in before["players"]] == [0, 0, 0, 0]
    assert before["players"][1]["scores"][0]["largest"] == 12  # the own god, as all four are in play
    assert before["players"][0]["scores"][0]["largest"] is None
    table.events = []
    table.apply(3, GAME.parse(table, "pass"))
    kinds = [e.kind for e in table.events]
    assert kinds.index("revealed") < kinds.index("scored")
    after = GAME.view(table, 0)
    assert [g["god"] for g in after["gods"]] == ["mountain", "sea", "plain", "forest"]
    assert [p["points"] for p in after["players"]] == [0, 24, 24, 0]
    three = GAME.position(
        {
            "players": 3,
            "options": {"gods": "secret"},
            "gods": {"north": ["blue"], "east": ["green"], "south": ["gray"]},
            "cards": {"blue": "sea", "green": "plain", "gray": "forest"},
            "world": ["a1=SSPP", "b1=SSPP"],
        }
    )
    assert GAME.view(three, 0)["players"][0]["scores"][0]["largest"] is None


@pytest.mark.clause("G4-P-11", "G4-P-19", "G4-P-20")
def test_steps_three_and_four_do_not_depend_on_prophets_and_nothing_falls() -> None:
    table = random_world(3)
    points = list(tally(table))
    assert min(points) >= 0
    bare = table.copy()
    for cell in range(ROOM):
        bare.world.prophet[cell] = 0 if bare.world.what[cell] == TILE else bare.world.prophet[cell]
    again = list(tally(bare))
    assert [again[i] for i in range(16) if i % 4 != 1] == [points[i] for i in range(16) if i % 4 != 1]
    assert all(again[i] == 0 for i in range(16) if i % 4 == 1)


@pytest.mark.clause("G4-A-53")
def test_a_wrong_tile_is_scored_as_it_lies() -> None:
    table = run(
        'set {"options": {"placement_check": "honour"}, "start": "west", "passed": ["north", "east", "south"], '
        '"world": ["d4=SSPP +nw:blue by north", "e4=SSPP"]}',
        "west: pass",
        "over = G4-E-03",
        "part blue prophets = 1",
    )
    assert table.world.filled == 2


# ---- mistakes


HONOUR = '"options": {"placement_check": "honour"%s}'
WRONG = '"world": ["a1=SSPP by south"], "hands": {"north": ["T05"]}'


@pytest.mark.clause("G4-A-48", "G4-R-57")
def test_honour_play_accepts_any_empty_cell() -> None:
    table = run(
        "set {{{}, {}}}".format(HONOUR % "", WRONG),
        "north: place T05a0 a1 = occupied",
        "north: city d4 = too-few-edges",
    )
    placements = [t for t in texts(table, 0) if t.startswith("place")]
    assert len(placements) == 63 * 8
    sensible = texts(table, 0, sensible=True)
    assert {t.split()[-1] for t in sensible if t.startswith("place")} == {"h1", "a8", "h8"}
    assert set(sensible) < set(texts(table, 0))
    assert all(not t.startswith("challenge") for t in sensible)


@pytest.mark.clause("G4-A-49", "G4-E-11", "G4-R-51")
def test_challenges() -> None:
    table = run(
        "set {{{}, {}}}".format(HONOUR % "", WRONG),
        "north: challenge a1",
        "east: challenge b1 = no-tile-here",
        "east: pass",
        "south: pass",
        "west: pass",
    )
    assert table.turn == 1  # a failed challenge costs the step and is no action: three have passed
    assert table.passed == 0b1110
    run("set {}", "north: challenge a1 = not-in-this-mode")
    # One straight edge when placed, two now: in order.
    good = (
        'set {%s, "world": ["c3=SSPP by north", "d3=SSPP by east", "c2=FFSS by south", '
        '"d2=FFSS by south"], "current": "west"}' % (HONOUR % "")
    )
    later = run(good, "west: challenge c3")
    assert later.world.filled == 4


@pytest.mark.clause("G4-A-50", "G4-R-55", "G4-A-54")
def test_a_mistake_found_at_once_goes_back_to_the_hand() -> None:
    table = run(
        "set {{{}, {}}}".format(HONOUR % "", WRONG),
        "north: place T05a0 b1",
        "north: +nw",
        "reserve blue = 4",
        "lost blue = 5",
        "east: challenge b1",
        "hand north = T05 -",
        "tiles = a1",
        "reserve blue = 4",
        "lost blue = 6",
    )
    assert table.last_cell[0] == 0
    kind = run(
        "set {{{}, {}}}".format(HONOUR % ', "penalty": "none"', WRONG),
        "north: place T05a0 b1",
        "north: +nw",
        "east: challenge b1",
        "reserve blue = 5",
        "lost blue = 5",
    )
    assert kind.hand(i64(0), i64(0)) == 5
    others = run(
        "set {{{}, {}}}".format(HONOUR % ', "penalty": "1+2"', WRONG),
        "north: place T05a0 b1",
        "north: +nw",
        "east: challenge b1",
        "lost blue = 5",
    )
    assert others.reserve[0] == 5


@pytest.mark.clause("G4-R-55", "G4-A-50")
def test_an_immediate_return_restores_taken_tiles_and_migrations() -> None:
    table = run(
        'set {%s, "world": ["a1=SSPP by south", "h8=SSPP +nw:blue"], "rows": {"east": ["T05a"]}, '
        '"reserve": {"blue": 0}}' % (HONOUR % ', "penalty": "none"'),
        "north: take T05",
        "east: pass",
        "south: pass",
        "west: pass",
        "east: pass",
        "south: pass",
        "west: pass",
        "north: place T05a0 b1",
        "north: +nw<h8",
        "cell h8 = SSPP",
        "south: challenge b1",
        "cell h8 = SSPP blue nw",
        "hand north = T05 -",
    )
    assert table.taken[0] == 2
    run_on(table, "west: pass", "north: pass = place-or-put-first")


@pytest.mark.clause("G4-R-62", "G4-A-54", "G4-T-20")
def test_what_is_at_once_and_what_is_later() -> None:
    start = "set {{{}, {}}}".format(HONOUR % "", WRONG)
    others_pass = ["east: pass", "south: pass", "west: pass"]
    all_quiet = [start, "north: place T05a0 b1", "north: no prophet", *others_pass, *others_pass]
    passed = run(
        *all_quiet,
        "north: draw 1",
        "chance: bag T06",
        "south: challenge b1",
        "row north = 1",
    )
    assert passed.reserve[0] == 4  # one from the reserve
    own = run(
        *all_quiet,
        "north: challenge b1",
        "hand north = T05 -",
    )
    assert own.reserve[0] == 5  # reported as the very next action: no penalty
    let_go = run(
        start,
        "north: place T05a0 b1",
        "north: no prophet",
        "east: draw 1",
        "chance: bag T06",
        "south: pass",
        "west: pass",
        "east: row T06",
        "south: pass",
        "west: pass",
        "north: pass",
        "south: challenge b1",
        "row north = 1",
    )
    assert let_go.hand(i64(0), i64(0)) == 0
    timed = run(
        f'set {{"options": {{"placement_check": "honour", "play": "timed"}}, {WRONG}}}',
        "north: place T05a0 b1",
        "north: no prophet",
        "north: end",
        "east: challenge b1",
        "row north = 1",
        "turn = east",
    )
    assert timed.step == 1
    real = run(
        f'set {{"options": {{"placement_check": "honour", "play": "timed", "clock": "real"}}, {WRONG}}}',
        "north: place T05a0 b1",
        "west: challenge b1",
        "hand north = T05 -",
    )
    assert real.turn == EVERYBODY


@pytest.mark.clause("G4-A-51", "G4-R-14", "G4-R-61")
def test_confession() -> None:
    start = 'set {%s, "world": ["a1=SSPP by south", "b1=FFFP by north"], "current": "west"}' % (
        HONOUR % ', "blame": "confess"'
    )
    table = run(start, "bag = 90", "west: challenge b1", "turn = north")
    assert texts(table, 0) == ["admit", "silent"]
    run(start, "west: challenge b1", "north: admit", "row north = 1", "reserve blue = 4")
    run(start, "west: challenge b1", "north: silent", "row north = 0", "bag = 91", "reserve blue = 5")
    full = '"rows": {"north": ["T61a","T62a","T63a","T64a","T65a","T66a","T67a","T68a","T69a","T70a"]}'
    run(start[:-1] + f", {full}}}", "west: challenge b1", "north: admit", "row north = 10", "bag = 81")
    real = run(
        start.replace('"honour"', '"honour", "clock": "real"').replace(', "current": "west"', ""), "west: challenge b1"
    )
    assert real.turn == EVERYBODY
    assert [len(real.legal(s)) for s in range(4)] == [2, 0, 0, 0]
    run_on(real, "west: pass = not-your-turn", "clock: no answer north", "row north = 0")
    # A prophet on the tile tells whose fault it is.
    told = run(
        'set {%s, "world": ["a1=SSPP by south", "b1=FFFP +nw:blue by north"], "current": "west"}'
        % (HONOUR % ', "blame": "confess", "penalty": "none"'),
        "west: challenge b1",
        "row north = 1",
        "reserve blue = 6",
    )
    assert told.turn == 0


@pytest.mark.clause("G4-R-69")
def test_nobody_is_forced_into_a_mistake() -> None:
    world = '"world": ["a1=SSPP", "b1=SSMM", "a2=city:blue"]'
    start = 'set {"options": {"placement_check": "honour", "world_size": 2}, %s, %s}'
    table = run(start.replace("%s, %s", world + ', "hands": {"north": ["T13"]}, "taken": {"north": "T13<east"}'))
    assert "row T13" in texts(table, 0)  # MSSS and FPFP do not fit beside MM
    assert any(t.startswith("place T13") for t in texts(table, 0))
    fits = run(start.replace("%s, %s", world + ', "hands": {"north": ["T05"]}, "taken": {"north": "T05<east"}'))
    assert "row T05" not in texts(fits, 0)
    rows = run(start.replace("%s, %s", world + ', "rows": {"east": ["T13a", "T05a"]}'))
    assert [t for t in texts(rows, 0) if t.startswith("take")] == ["take T05"]


@pytest.mark.clause("G4-R-61", "G4-T-12")
def test_other_limits_run_on_during_a_question() -> None:
    start = (
        'set {"options": {"placement_check": "honour", "blame": "confess", "clock": "real"%s}, %s'
        '"world": ["a1=SSPP by south", "b1=FFFP by north"]}'
    )
    timed = run(start % (', "play": "timed"', '"current": "east", '), "west: challenge b1")
    assert {GAME.text(timed, int(a)) for a in timed.legal(CLOCK)} == {"no answer north", "cool west", "time east"}
    run_on(timed, "clock: cool west", "clock: time east", "tiles = a1", "row north = 0")
    assert timed.current == 2
    extra = run(
        start % ("", '"trigger": "G4-E-02", "bag": [], '), "west: challenge b1", "clock: time over", "tiles = a1"
    )
    assert extra.ending == "G4-E-04"


@pytest.mark.clause("G4-R-56", "G4-R-61", "G4-A-54")
def test_losing_a_prophet_from_the_world() -> None:
    data = (
        '"world": ["a1=SSPP by south", "b1=FFFP by north", "h1=SSPP +nw:blue", "a8=SSPP +nw:blue", "h8=city:blue"], '
        '"reserve": {"blue": 0}'
    )
    table = run('set {{{}, {}, "current": "west"}}'.format(HONOUR % "", data), "west: challenge b1", "turn = north")
    assert texts(table, 0) == ["lose h1", "lose a8"]
    run_on(
        table,
        "north: pass = lose-first",
        "north: lose h8 = no-prophet",
        "north: lose a8",
        "cell a8 = SSPP",
        "lost blue = 8",
        "turn = north",
    )
    real = run(
        f'set {{"options": {{"placement_check": "honour", "clock": "real"}}, {data}}}',
        "west: challenge b1",
        "north: pass = lose-first",
        "east: pass",
    )
    run_on(real, "clock: no choice north", "cell h1 = SSPP", "north: pass")
    one = run(
        'set {%s, "world": ["a1=SSPP by south", "b1=FFFP by north", "h1=SSPP +nw:blue"], '
        '"reserve": {"blue": 0}, "current": "west"}' % (HONOUR % ""),
        "west: challenge b1",
        "cell h1 = SSPP",
        "lost blue = 10",
    )
    assert one.turn == 0
    none = run(
        'set {%s, "gods": {"east": ["yellow"]}, "world": ["a1=SSPP by south", "b1=FFFP by north"], "current": "west"}'
        % (HONOUR % ""),
        "west: challenge b1",
        "row north = 1",
    )
    assert none.turn == 0


@pytest.mark.clause("G4-R-63")
def test_penalty_with_two_reserves() -> None:
    table = run(
        'set {"players": 2, "gods": {"north": ["blue", "green"], "south": ["gray"]}, %s, '
        '"world": ["a1=SSPP by south", "b1=FFFP by north"], '
        '"current": "south"}' % (HONOUR % ""),
        "south: challenge b1",
        "turn = north",
    )
    assert texts(table, 0) == ["lose blue", "lose green"]
    run_on(table, "north: lose green", "reserve green = 9", "reserve blue = 10", "lost green = 1")


@pytest.mark.clause("G4-R-53", "G4-R-54", "G4-A-41")
def test_cities_stay_when_tiles_go() -> None:
    table = run(
        'set {%s, "world": ["a1=SSPP by south", "b1=FFFP by north", "b2=city:gray"], '
        '"hands": {"south": ["T65"]}, "current": "west"}' % (HONOUR % ""),
        "west: challenge b1",
        "cities = b2",
        "edges b2 = 0",
    )
    run_on(table, "north: pass", "east: pass", "south: destroy T65a1 b2 = too-few-edges")


@pytest.mark.clause("G4-A-52", "G4-R-52", "G4-R-51")
@pytest.mark.parametrize("seed", range(4))
def test_after_a_correction_everything_stands_legally(seed: int) -> None:
    from theomachy.games.four_gods.rules.mistakes import stands_illegally

    dice = Dice(seed)
    table: Any = GAME.new(4, placement_check="honour", world_size=5, penalty="none")
    corrected = 0
    for _ in range(400):
        if table.turn == NOBODY:
            break
        if table.turn == CHANCE:
            table.apply(CHANCE, table.sample(dice))
            continue
        lines = texts(table, table.turn)
        wrong = {
            f"challenge {write_cell(c)}"
            for c in range(ROOM)
            if table.world.what[c] == TILE and stands_illegally(table, i64(c))
        }
        calls = [t for t in lines if t in wrong]
        places = [t for t in lines if t.startswith("place")]
        pool = calls if calls and dice.below(4) == 0 else places or lines
        line = pool[dice.below(len(pool))]
        for action in GAME.parse_line(table, line):
            table.apply(table.turn, action)
        if line in calls:
            corrected += 1
            assert not [c for c in range(ROOM) if table.world.what[c] == TILE and stands_illegally(table, i64(c))]
            twin = table.world.copy()
            twin.rebuild()
            assert bytes(twin.edges) == bytes(table.world.edges)
            assert list(twin.open) == list(table.world.open)
    assert corrected > 1


def test_the_clock_reports_nothing_with_ticks() -> None:
    table = position({})
    assert list(table.legal(CLOCK)) == []
    assert table.why_not(CLOCK, GAME.parse(table, "cool north")) == "G4-T-05"
