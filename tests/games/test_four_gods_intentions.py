"""4 Gods: first what is taken up, then where it goes (G4-R-70 to G4-R-73)."""

from __future__ import annotations

from typing import Any

import pytest

import theomachy
from games.four_gods_examples import GAME, Player, position, texts
from theomachy.core.dice import Dice
from theomachy.core.errors import BadPosition, IllegalAction
from theomachy.core.position import CHANCE, CLOCK, EVERYBODY, NOBODY
from theomachy.games.four_gods.table.clock import pass_for

REAL = '"options": {"clock": "real", "cooldown_ms": 0}'


def run(*lines: str) -> Any:
    player = Player()
    for line in lines:
        player.run(line)
    return player.table


def run_on(table: Any, *lines: str) -> Any:
    player = Player()
    player.table = table
    for line in lines:
        player.run(line)
    return player.table


def open_to(table: Any, seat: int) -> list[str]:
    return [GAME.text(table, int(a)) for a in table.legal(seat)]


@pytest.mark.clause("G4-R-70", "G4-R-71", "G4-T-06")
def test_a_tile_is_taken_up_and_then_placed_in_one_step() -> None:
    table = run('set {"world": ["a1=SSPP"], "hands": {"north": ["T23", "T61"]}}')
    holds = [t for t in open_to(table, 0) if t.startswith("hold")]
    assert len(holds) == 16  # the other corners of the world take every turn
    assert not [t for t in open_to(table, 0) if t.startswith("place")]
    before = (table.key(), int(table.steps), int(table.step))
    run_on(table, "north: hold T23b2")
    assert table.midway()
    assert table.turn == 0
    assert (int(table.steps), int(table.step)) == before[1:]
    assert table.key() != before[0]
    assert open_to(table, 0) == [f"place T23b2 {cell}" for cell in ("b1", "h1", "a8", "h8")]
    run_on(table, "north: pass = finish-first", "north: hold T61a0 = finish-first", "north: lower = not-in-this-mode")
    run_on(table, "north: place T61a2 b1 = finish-first", "north: place T23b2 b2 = too-few-edges")
    run_on(table, "north: place T23b2 b1", "north: no prophet", "turn = east")
    assert (int(table.steps), int(table.step)) == (before[1] + 1, before[2] + 1)


@pytest.mark.clause("G4-R-71")
def test_only_what_can_be_carried_out_is_taken_up() -> None:
    full = '"options": {"world_size": 2}, "world": ["a1=SSPP", "b1=SSMM", "a2=city:gray"]'
    table = run(f'set {{{full}, "hands": {{"north": ["T05"]}}}}')
    offered = {t.split()[1] for t in open_to(table, 0) if t.startswith("hold")}
    assert offered == {t.split()[1] for t in texts(table, 0) if t.startswith(("place", "destroy"))}
    assert 0 < len(offered) < 8
    refused = next(f"T05{s}{r}" for s in "ab" for r in range(4) if f"T05{s}{r}" not in offered)
    run_on(table, f"north: hold {refused} = does-not-match", "north: hold T06a0 = no-such-tile")
    run("set {}", "north: challenge = not-in-this-mode", "north: hold T05a0 = no-such-tile")
    run('set {"options": {"placement_check": "honour"}}', "north: challenge = no-tile-here")
    run('set {"gods": {}}', "north: city = no-god")
    run('set {"reserve": {"blue": 0}}', "north: city = no-prophet")
    run('set {"world": ["d4=SSPP +nw:blue"], "reserve": {"blue": 0}}', "north: city<a1 = no-prophet", "north: city<d4")


@pytest.mark.clause("G4-R-70", "G4-A-36")
def test_cities_and_challenges_have_two_steps_too() -> None:
    table = run('set {"world": ["a1=SSPP"]}', "north: city b1 = take-up-first", "north: city")
    assert open_to(table, 0) == [f"city {cell}" for cell in ("b1", "h1", "a2", "a8", "h8")]
    run_on(table, "north: city b1", "cities = b1", "turn = east")
    moved = run('set {"world": ["d6=SSPP +nw:blue", "e6=SSPP +nw:blue"], "reserve": {"blue": 0}}')
    assert {t for t in open_to(moved, 0) if t.startswith("city")} == {"city<d6", "city<e6"}
    run_on(moved, "north: city<e6", "north: city a1<d6 = finish-first", "north: city a1<e6", "cell e6 = SSPP")
    gods = '"players": 2, "gods": {"north": ["blue", "green"], "south": ["gray", "yellow"]}'
    two = run(f"set {{{gods}}}", "north: city:green")
    assert open_to(two, 0) == [f"city {cell}:green" for cell in ("a1", "h1", "a8", "h8")]
    wrong = run('set {"options": {"placement_check": "honour"}, "world": ["a1=SSPP", "b1=FFFP by east"]}')
    assert [t for t in open_to(wrong, 0) if t.startswith("challenge")] == ["challenge"]
    run_on(wrong, "north: challenge")
    assert open_to(wrong, 0) == ["challenge a1", "challenge b1"]
    run_on(wrong, "north: challenge b1", "tiles = a1")


@pytest.mark.clause("G4-R-70", "G4-A-15", "G4-R-72")
def test_who_migrates_is_said_after_the_region() -> None:
    data = (
        '"world": ["d6=SSPP +nw:blue", "e6=SSPP +nw:blue"], "reserve": {"blue": 0}, "hands": {"north": ["T23", "T61"]}'
    )
    table = run(f"set {{{data}}}", "north: place T23a0 a1")
    assert open_to(table, 0) == ["no prophet", "+nw<", "+se<"]
    run_on(table, "north: +nw<d6 = take-up-first", "north: +se<")
    assert table.midway()
    assert open_to(table, 0) == ["+se<d6", "+se<e6"]
    run_on(table, "north: no prophet = finish-first", "north: +nw<d6 = finish-first", "north: +se<e6", "turn = east")
    real = run(f"set {{{REAL}, {data}}}", "north: place T23a0 a1", "north: +se<")
    assert {"+se<d6", "+se<e6", "+nw<", "lower"} <= set(open_to(real, 0))
    assert "e6" in GAME.tell(real, 0, GAME.parse(real, "+se<e6"))
    shut = run_on(real.copy(), "clock: window north a1", "north: +se<e6 = too-late")
    assert shut.aim[0] == 0
    run_on(real, "north: hold T61a0", "north: +nw<", "north: +nw<d6", "cell a1 = FFMM blue nw", "cell d6 = SSPP")


@pytest.mark.clause("G4-R-70")
def test_a_line_of_the_rules_is_read_as_its_steps() -> None:
    table = position({"world": ["a1=SSPP"], "hands": {"north": ["T23"]}})
    steps = GAME.parse_line(table, "place T23b2 b1 +se")
    assert len(steps) == 3
    table.apply(0, steps[0])
    assert GAME.parse_line(table, "place T23b2 b1 +se") == steps[1:]  # what is taken up already is not repeated
    assert GAME.parse_line(table, "place T23b2 b1") == steps[1:2]
    with pytest.raises(IllegalAction, match="G4-R-72"):
        GAME.parse_line(table, "city h1")
    match = theomachy.Match("four-gods", position=position({"world": ["a1=SSPP"], "hands": {"north": ["T23"]}}))
    match.play_text("place T23b2 b1 +se")
    assert [text for _, text in match.record.moves] == ["hold T23b2", "place T23b2 b1", "+se"]


@pytest.mark.clause("G4-R-72", "G4-T-01", "G4-T-03")
def test_in_real_time_an_intention_can_be_exchanged_withdrawn_or_dropped() -> None:
    start = f'set {{{REAL}, "world": ["a1=SSPP"], "hands": {{"north": ["T23", "T61"], "east": ["T05"]}}}}'
    table = run(start, "north: hold T23b2", "north: hold T61a2", "north: place T61a2 b1")
    assert table.aim[0] == 0
    table = run(
        start, "north: hold T23b2", "north: lower", "north: lower = no-use", "north: place T23b2 b1 = take-up-first"
    )
    table = run(start, "north: hold T23b2", "north: hold T23b2 = no-use", "north: row T23a", "hand north = - T61")
    assert table.aim[0] == 0
    for line in ("god sea", "city h8", "pass", "row T61a"):
        alone = start.replace("set {", 'set {"gods": {}, ') if line == "god sea" else start
        assert run(alone, "north: hold T23b2", f"north: {line}").aim[0] == 0
    both = run(start, "north: hold T23b2", "east: hold T05a0")
    assert (both.aim[0] > 0, both.aim[1] > 0) == (True, True)
    assert both.turn == EVERYBODY
    assert not both.midway()
    assert int(pass_for(both, 0)) == GAME.parse(both, "pass")  # who has left with a tile held up is passed for


@pytest.mark.clause("G4-R-72", "G4-A-08", "G4-T-04")
def test_the_race_is_decided_by_the_step_that_names_the_cell() -> None:
    """One cell is left, and two hold up a tile for it."""
    data: dict[str, Any] = {
        "options": {"world_size": 2, "clock": "real", "cooldown_ms": 0},
        "world": ["a1=SSPP", "b1=SSMM", "a2=city:blue"],
        "hands": {"west": ["T05"]},
    }
    alone = position(data)
    theirs = next(t for t in texts(alone, 3) if t.startswith("place T05"))
    tile = next(t for t in range(6, 93) if alone.world.turns_here(alone.world.open[0], t))
    table = position({**data, "hands": {"west": ["T05"], "north": [f"T{tile:02}"]}})
    mine = next(t for t in texts(table, 0) if t.startswith(f"place T{tile:02}"))
    run_on(table, f"north: hold {mine.split()[1]}", f"west: hold {theirs.split()[1]}", f"west: {theirs}")
    run_on(table, f"north: {mine} = occupied")
    assert "a tile of" in GAME.reason(table, 0, GAME.parse(table, mine))  # what beat it
    assert table.aim[0] > 0
    assert "lower" in open_to(table, 0)
    run_on(table, "north: lower", f"hand north = T{tile:02} -")


@pytest.mark.clause("G4-R-72", "G4-T-09", "G4-T-12")
def test_an_intention_is_void_when_its_tile_leaves_the_hand() -> None:
    start = f'set {{{REAL}, "rows": {{"east": ["T41a"]}}}}'
    table = run(start, "north: take T41", "north: hold T41a0", "north: city = place-or-put-first")
    assert table.aim[0] > 0
    run_on(table, "clock: kept north:T41")
    assert table.aim[0] == 0
    timed = '"options": {"clock": "real", "play": "timed", "cooldown_ms": 0}, "current": "east"'
    table = run(
        f'set {{{timed}, "hands": {{"east": ["T05"]}}}}', "east: hold T05a0", "clock: time east", "row east = 1"
    )
    assert list(table.aim) == [0, 0, 0, 0]
    extra = f'set {{{REAL}, "bag": [], "trigger": "G4-E-02", "hands": {{"east": ["T05"]}}}}'
    table = run(extra, "east: hold T05a0", "clock: time over")
    assert table.turn == NOBODY
    assert list(table.aim) == [0, 0, 0, 0]


@pytest.mark.clause("G4-R-70", "G4-T-07", "G4-T-08", "G4-A-50")
def test_an_intention_begins_no_cooldown_and_shuts_no_window() -> None:
    start = 'set {"options": {"clock": "real"}, "hands": {"north": ["T23", "T61"]}}'
    table = run(start, "north: hold T23a0", "cooling = none", "north: place T23a0 a1", "cooling = north")
    run_on(table, "north: hold T61a0 = too-soon", "clock: cool north", "north: hold T61a0", "cooling = none")
    run_on(table, "north: +nw", "cell a1 = FFMM blue nw")
    assert table.aim[0] > 0
    honour = '"options": {"clock": "real", "cooldown_ms": 0, "placement_check": "honour", "penalty": "none"}'
    table = run(f'set {{{honour}, "world": ["a1=SSPP"], "hands": {{"north": ["T23", "T61"]}}}}')
    run_on(table, "north: place T23a0 b1", "north: hold T61a0", "east: challenge b1", "hand north = T23 T61")


@pytest.mark.clause("G4-R-73", "G4-R-41", "G4-R-16")
@pytest.mark.parametrize("hands_open", [True, False])
def test_a_tile_held_up_is_seen_where_hands_are_open(hands_open: bool) -> None:
    match = theomachy.Match("four-gods", 3, seed=9, clock="real", hands_open=hands_open)
    for seat in range(3):
        match.play_text("ready", seat)
    table: Any = match.position
    action = int(next(a for a in table.legal(0) if GAME.text(table, int(a)).startswith("hold")))
    face = GAME.text(table, action).split()[1]
    events = match.play(0, action)
    assert events == []
    table = match.position
    views = {viewer: GAME.view(table, viewer)["players"][0]["aim"] for viewer in (0, 1, None)}
    assert views[0]["face"] == face
    assert (views[1] is None, views[None] is None) == (not hands_open, not hands_open)
    assert "where does the tile (" in GAME.ask(GAME.view(table, 0))
    for viewer in (0, 1, 2):
        other: Any = table.redeal(viewer, Dice(3))
        assert GAME.view(other, viewer) == GAME.view(table, viewer)
        assert list(other.legal(viewer)) == list(table.legal(viewer))
    assert [table.score(p) for p in range(3)] == [0, 0, 0]


@pytest.mark.clause("G4-R-70", "G4-R-57")
@pytest.mark.parametrize(
    ("options", "most"),
    [
        ({}, 40), ({"play": "timed"}, 40), ({"placement_check": "honour"}, 70), ({"clock": "real"}, 120),
        ({"clock": "real", "placement_check": "honour"}, 130), ({"gods": "secret"}, 40),
    ],
    ids=str,
)  # fmt: skip
def test_lists_stay_short(options: dict[str, Any], most: int) -> None:
    """With ticks a few dozen; with the real clock taking and turning over add the tiles of all rows."""
    dice = Dice(11)
    for players in (2, 4):
        table = GAME.new(players, **options)
        for _ in range(1200):
            if table.turn == NOBODY:
                break
            who = int(table.turn)
            if who == EVERYBODY:
                who = (*range(players), CLOCK)[dice.below(players + 1)]
            actions = table.legal(who)
            if who == CHANCE:
                table.apply(CHANCE, table.sample(dice))
                continue
            assert len(actions) <= most
            busy = [a for a in actions if GAME.text(table, int(a)) not in ("pass", "end", "lower")] or list(actions)
            if busy:
                table.apply(who, busy[dice.below(len(busy))])


@pytest.mark.clause("G4-R-70", "G4-R-72")
@pytest.mark.parametrize(
    ("data", "message"),
    [
        ({"aim": {"north": "T05a0"}}, "not in hand"),
        ({"aim": {"north": "T5"}}, "write 'T23b2'"),
        ({"aim": {"north": 3}}, "write 'T23b2'"),
        ({"aim": {"east": "T05a0"}, "hands": {"east": ["T05"]}}, "seat on turn"),
        ({"aim": {"north": "challenge"}, "world": ["a1=SSPP"]}, "honour"),
        ({"aim": {"north": "city:blue"}}, "named if it has two"),
        ({"aim": {"north": "city<d6"}}, "could do nothing"),
        ({"aim": {"nobody": "city"}}, "allowed"),
    ],
)
def test_intentions_that_cannot_be(data: dict[str, Any], message: str) -> None:
    with pytest.raises(BadPosition, match=message):
        position(data)
