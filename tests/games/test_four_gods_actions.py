"""4 Gods: placing, prophets, rows, gods, cities, views and beliefs (G4-A and its rulings)."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest
from mypy_extensions import i64

from games.four_gods_examples import GAME, Player, position, texts
from theomachy.core.dice import Dice
from theomachy.core.position import CHANCE
from theomachy.games.four_gods.rules.fitting import why_unfillable
from theomachy.games.four_gods.table.notation import read_cell


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


# ---- tiles and prophets


@pytest.mark.clause("G4-A-09")
def test_a_placed_tile_stays() -> None:
    """Whatever is played in strict mode, no tile ever moves, turns or leaves."""
    dice = Dice(21)
    table: Any = GAME.new(4)
    lying: dict[int, int] = {}
    while table.turn >= CHANCE:
        who = table.turn
        actions = table.legal(who)
        table.apply(who, actions[dice.below(len(actions))])
        now = {c: int(table.world.lay(i64(c))) for c in range(144) if table.world.what[c] == 1}
        assert all(now.get(c) == lay for c, lay in lying.items())
        lying = now
    assert len(lying) > 3


@pytest.mark.clause("G4-A-12", "G4-A-13")
def test_a_prophet_stands_on_any_region_of_its_tile_and_alone() -> None:
    table = run(
        'set {"hands": {"east": ["T23"]}, "current": "east"}', "east: place T23b0 a1"
    )  # FPSS, east is the plain
    assert texts(table, 1) == ["no prophet", "+nw", "+ne", "+se"]
    run_on(table, "east: +se", "cell a1 = FPSS yellow se")
    assert table.reserve[1] == 4
    real = run(
        'set {"options": {"clock": "real"}, "hands": {"north": ["T23"]}}',
        "north: place T23a0 a1",
        "north: +nw",
        "north: +se = too-late",
    )
    assert real.world.prophet[read_cell("a1")] == 1


@pytest.mark.clause("G4-A-14", "G4-R-10")
def test_kingdoms_may_be_joined_and_filled_with_prophets() -> None:
    table = run(
        'set {"world": ["a1=SSPP +nw:yellow", "c1=SSPP +nw:green"], "hands": {"north": ["T61"]}}',
        "north: place T61a2 b1",
        "north: +nw",
    )
    world = table.world
    assert len({world.zone(i64(read_cell(c)), i64(0)) for c in ("a1", "b1", "c1")}) == 1
    assert world.kingdoms[0] == 1


# ---- hands, rows, bag


@pytest.mark.clause("G4-A-18", "G4-A-19", "G4-R-14")
def test_discarding_one_or_both() -> None:
    table = run('set {"hands": {"north": ["T05", "T33"]}}', "north: row T05 T33", "row north = 2", "hand north = - -")
    assert [int(s) for s in table.rows[:2]] == [5, 33]
    nine = '"rows": {"north": ["T61a","T62a","T63a","T64a","T65a","T66a","T67a","T68a","T69a"]}'
    run(
        f'set {{"hands": {{"north": ["T05", "T33"]}}, {nine}}}',
        "north: row T05 T33 = row-full",
        "north: row T33",
        "row north = 10",
    )
    sided = run(
        'set {"options": {"turning": "on"}, "hands": {"north": ["T05", "T33"]}}',
        "north: row T05 = not-in-this-mode",
        "north: row T05b T33a",
        "up T05 = b",
        "up T33 = a",
    )
    assert sided.in_row[0] == 2
    gaps = run('set {"hands": {"north": ["T05"]}, "rows": {"north": ["T61a", null, "T62a"]}}', "north: row T05")
    assert [int(s) for s in gaps.rows[:3]] == [61, 5, 62]  # the lowest free slot


@pytest.mark.clause("G4-A-23")
def test_the_last_tile_is_announced() -> None:
    table = position({"bag": ["T05"]})
    table.apply(0, GAME.parse(table, "draw 1"))
    table.events = []
    table.apply(CHANCE, GAME.parse(table, "bag T05"))
    assert "last tile" in [event.kind for event in table.events]
    assert GAME.say(table, next(e for e in table.events if e.kind == "last tile")).startswith("That was the last")


@pytest.mark.clause("G4-A-29")
def test_destroying_with_a_taken_tile_is_placing_it() -> None:
    table = run(
        'set {"world": ["a1=SSPP", "b1=SFFP", "c1=FFPF", "a2=PPMM", "b2=city:gray"], "rows": {"south": ["T65a"]}}',
        "north: take T65",
        "east: pass",
        "south: pass",
        "west: pass",
        "east: pass",
        "south: pass",
        "west: pass",
        "north: destroy T65a1 b2",
    )
    assert table.taken[0] == 0


@pytest.mark.clause("G4-R-13")
def test_a_drawn_tile_stays_in_hand_while_the_row_is_full() -> None:
    full = (
        '"rows": {"north": ["T61a","T62a","T63a","T64a","T65a","T66a","T67a","T68a","T69a","T70a"], "east": ["T41a"]}'
    )
    table = run(
        f'set {{"gods": {{"east": ["yellow"]}}, "hands": {{"north": ["T05"]}}, {full}}}', "north: row T05 = row-full"
    )
    kinds = {t.split()[0] for t in texts(table, 0)}
    assert {"take", "god", "pass"} <= kinds
    assert "draw" not in kinds
    # Two drawn with one free slot, which somebody else then fills: both hands wait.
    blocked = run(
        f'set {{"hands": {{"north": ["T05", "T33"]}}, {full}}}',
        "north: row T05 = row-full",
        "north: row T05 T33 = row-full",
    )
    assert "row" not in {t.split()[0] for t in texts(blocked, 0)}


@pytest.mark.clause("G4-R-17")
def test_gods_cities_prophets_and_passes_need_no_free_hand() -> None:
    table = position({"hands": {"north": ["T05", "T33"]}})
    assert {"place", "row", "city", "pass"} == {t.split()[0] for t in texts(table, 0)}
    godless = position({"gods": {}, "hands": {"north": ["T05", "T33"]}})
    assert "god" in {t.split()[0] for t in texts(godless, 0)}


@pytest.mark.clause("G4-R-15", "G4-R-59")
def test_hidden_backs_show_only_the_upper_side() -> None:
    data: dict[str, Any] = {
        "options": {"backs": "hidden"},
        "world": ["a1=T23b2"],
        "rows": {"east": ["T41a", None, "T05b"]},
    }
    table = position(data)
    row = GAME.view(table, 0)["players"][1]["row"]
    assert [s and (s["tile"], s["back"], s["up"]["corners"]) for s in row[:3]] == [
        (None, None, "MMMP"),
        None,
        (None, None, "MMSS"),
    ]
    assert "T41" not in json.dumps(GAME.view(table, 0))
    assert GAME.view(table, 0)["world"][0]["tile"] is None
    run_on(table, "north: flip 1.1")
    assert GAME.view(table, 0)["players"][1]["row"][0]["up"]["corners"] == "FFPS"
    run_on(table, "east: take 1.1", "south: take 1.1 = tile-gone", "south: take 1.3")
    shown = position({"rows": {"east": ["T41a"]}})
    slot = GAME.view(shown, 0)["players"][1]["row"][0]
    assert (slot["tile"], slot["side"], slot["up"]["corners"], slot["back"]["corners"]) == ("T41", "a", "MMMP", "FFPS")
    assert all(t.split()[0] != "flip" for t in texts(shown, 0))


@pytest.mark.clause("G4-R-16", "G4-R-41", "G4-R-59")
def test_closed_hands_are_seen_by_their_holder_only() -> None:
    data = {"options": {"hands_open": False}, "hands": {"north": ["T05", "T33"], "east": ["T06"]}}
    table = position(data)
    assert [h["tile"] for h in GAME.view(table, 0)["players"][0]["hands"]] == ["T05", "T33"]
    assert [h and h["tile"] for h in GAME.view(table, 0)["players"][1]["hands"]] == [None, None]
    assert GAME.view(table, 0)["players"][1]["hands"][0] is not None  # that there is one is seen
    assert "T06" not in json.dumps(GAME.view(table, 0))
    dice = Dice(2)
    believed = Counter(int(table.redeal(0, dice).hand(i64(1), i64(0))) for _ in range(400))
    assert len(believed) > 60
    assert not {5, 33} & set(believed)
    open_hands = position({"hands": {"east": ["T06"]}})
    assert GAME.view(open_hands, 0)["players"][1]["hands"][0]["tile"] == "T06"
    assert {int(open_hands.redeal(0, dice).hand(i64(1), i64(0))) for _ in range(20)} == {6}


@pytest.mark.clause("G4-R-59")
def test_an_unseen_back_is_believed_to_be_any_with_the_same_upper_side() -> None:
    """Closed hands, hidden backs: who held the tile knows it; the others believe what fits, until it is turned over."""
    table = position(
        {"options": {"hands_open": False, "backs": "hidden"}, "hands": {"east": ["T05"]}, "current": "east"}
    )
    run_on(table, "east: row T05a")  # FFFP up: T05, T06 and T07 have it
    dice = Dice(4)
    believed = {int(table.redeal(0, dice).rows[20]) & 127 for _ in range(300)}
    assert believed == {5, 6, 7}
    assert {int(table.redeal(1, dice).rows[20]) & 127 for _ in range(50)} == {5}
    run_on(table, "south: flip 1.1")
    assert {int(table.redeal(0, dice).rows[20]) & 127 for _ in range(50)} == {5}


# ---- gods


@pytest.mark.clause("G4-A-30", "G4-A-31", "G4-R-23")
def test_choosing_gods() -> None:
    table = run('set {"gods": {}}', "north: god forest", "east: god forest = god-taken", "east: god sea")
    assert table.owner[2] == 1
    run_on(table, "south: pass", "west: pass", "east: god plain = god-already-chosen")
    two = run(
        'set {"players": 2, "gods": {}}',
        "north: god forest",
        "south: god sea",
        "south: god plain",
        "north: god mountain",
    )
    assert [int(n) for n in two.gods_of] == [2, 2]
    third = position({"players": 2, "gods": {"north": ["blue", "green"]}})
    run_on(third, "north: god plain = god-already-chosen")


@pytest.mark.clause("G4-A-32")
def test_with_secret_gods_prophets_from_the_first_tile_on() -> None:
    cards = '"cards": {"blue": "forest", "yellow": "plain", "green": "sea", "gray": "mountain"}'
    table = run(
        f'set {{"options": {{"gods": "secret"}}, {cards}, "hands": {{"north": ["T23"]}}}}',
        "north: god sea = not-in-this-mode",
        "north: place T23a0 a1",
        "north: +nw",
    )
    assert table.world.prophet[read_cell("a1")] == 1


# ---- cities


@pytest.mark.clause("G4-A-34", "G4-A-36", "G4-A-37", "G4-R-26")
def test_a_city_needs_a_prophet() -> None:
    table = run("set {}", "north: city a1", "reserve blue = 4", "supply = 7", "cities = a1")
    assert table.world.prophet[read_cell("a1")] == 1
    run('set {"gods": {}}', "north: city a1 = no-god")
    empty = '"reserve": {"blue": 0}'
    run(f"set {{{empty}}}", "north: city a1 = no-prophet")
    moved = run(
        f'set {{"world": ["d4=SSPP +nw:blue", "e5=city:blue"], {empty}}}',
        "north: city a1<e5 = no-prophet",
        "north: city a1<d4",
    )
    assert moved.world.prophet[read_cell("d4")] == 0
    run('set {"world": ["d4=SSPP +nw:blue"], "reserve": {"blue": 1}}', "north: city a1<d4 = reserve-not-empty")


@pytest.mark.clause("G4-A-38", "G4-R-27")
def test_at_most_eight_cities_in_a_game() -> None:
    cities = ", ".join(f'"{c}=city:gray"' for c in ("b2", "b4", "b6", "d2", "d4"))
    table = run(
        f'set {{"world": [{cities}], "destroyed": {{"blue": 3}}}}', "supply = 0", "north: city a1 = no-city-left"
    )
    assert all(t.split()[0] != "city" for t in texts(table, 0))


@pytest.mark.clause("G4-R-28", "G4-R-29", "G4-A-35")
def test_cities_in_corners_beside_cities_and_where_tiles_fit() -> None:
    run('set {"world": ["b1=city:gray", "a2=city:gray"]}', "north: city a1")
    run('set {"world": ["a1=SSPP"]}', "north: city b1")
    table = position({"world": ["a1=SSPP"]})
    assert why_unfillable(table, i64(read_cell("b1"))) == ""


@pytest.mark.clause("G4-R-08", "G4-A-03")
def test_cities_may_shut_a_cell_off() -> None:
    table = position(
        {
            "options": {"world_size": 3},
            "world": ["b1=city:gray", "a2=city:gray", "c2=city:gray", "b3=city:gray"],
            "hands": {"north": ["T23"]},
        }
    )
    assert table.world.edges[read_cell("b2", 3)] == 0
    run_on(table, "north: place T23a0 b2 = too-few-edges", "north: place T23a0 a1")


@pytest.mark.clause("G4-R-32")
def test_who_is_credited_with_a_destroyed_city() -> None:
    world = '"world": ["a1=SSPP", "b1=SFFP", "c1=FFPF", "a2=PPMM", "b2=city:gray"]'
    gods = '"players": 2, "gods": {"north": ["blue", "green"], "south": ["gray"]}'
    base = f'{gods}, "hands": {{"north": ["T65"]}}, {world}'
    table = run(
        f"set {{{base}}}",
        "north: destroy T65a1 b2 = not-in-this-mode",
        "north: destroy T65a1 b2:gray = no-god",
        "north: destroy T65a1 b2:green",
        "destroyed green = 1",
    )
    assert sum(int(n) for n in table.unassigned) == 0
    later = run(
        f'set {{"options": {{"destroyed_marker": "at_scoring"}}, {base}}}',
        "north: destroy T65a1 b2",
        "destroyed green = 0",
        "north: no prophet",
        "south: pass",
        "south: pass",
        "north: pass",
    )
    assert GAME.view(later)["step"] == "tokens"
    assert texts(later, 0) == ["token blue", "token green"]
    run_on(later, "north: token blue", "destroyed blue = 1", "over = G4-E-03")
    one = run(
        'set {"options": {"destroyed_marker": "at_scoring"}, "players": 2, "gods": {"north": ["blue"], '
        '"south": ["gray"]}, '
        f'"hands": {{"north": ["T65"]}}, {world}}}',
        "north: destroy T65a1 b2",
        "north: no prophet",
        "south: pass",
        "south: pass",
        "north: pass",
        "destroyed blue = 1",
        "over = G4-E-03",
    )
    assert one.score(0) == 0  # the second god, not chosen, is a marker on 0


@pytest.mark.clause("G4-R-33")
def test_two_colours_of_one_player_are_different_colours() -> None:
    gods = '"players": 2, "gods": {"north": ["blue", "green"], "south": ["gray", "yellow"]}'
    table = run(
        f'set {{{gods}, "world": ["d4=SSPP +nw:blue"], "reserve": {{"blue": 0}}, "hands": {{"north": ["T23"]}}}}',
        "north: place T23a0 a1",
    )
    assert texts(table, 0) == ["no prophet", "+nw:green", "+se:green", "+nw<d4", "+se<d4"]
    run_on(
        table,
        "north: +nw = not-in-this-mode",
        "north: +se:gray = no-god",
        "north: +se:green",
        "cell a1 = FFMM green se",
    )
    city = position({**json.loads(f"{{{gods}}}")})
    assert "city a1:blue" in texts(city, 0)
    assert "city a1:green" in texts(city, 0)
