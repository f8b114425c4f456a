"""4 Gods: the box, the faces, the set-up and its options (G4-C, G4-S and their rulings)."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from mypy_extensions import i64

import theomachy
from games.four_gods_examples import GAME, Player, position, texts
from theomachy.core.dice import Dice
from theomachy.core.errors import BadComponents, BadOption, BadPosition, IllegalAction, TheomachyError
from theomachy.core.position import CHANCE, EVERYBODY, NOBODY
from theomachy.games.four_gods.rules.state import COLOUR_NAMES
from theomachy.games.four_gods.rules.tiles import rotated, zones_of
from theomachy.games.four_gods.rules.world import EMPTY, FRAME, ROOM, beside
from theomachy.games.four_gods.table.box import COMPONENTS, box, class_of, tile_codes, tile_set

BOX = box()
CODES = [code for pair in tile_codes()[1:] for code in pair]


def play(*lines: str) -> Any:
    player = Player()
    for line in lines:
        player.run(line)
    return player.table


# ---- the box


@pytest.mark.clause("G4-C-01", "G4-C-08", "G4-C-10")
def test_frame_and_timer() -> None:
    assert (BOX.world.size, BOX.world.cells) == (8, 64)
    assert BOX.timer.turn_seconds == 30
    assert GAME.new(4).world.cells() == 64  # type: ignore[attr-defined]


@pytest.mark.clause("G4-C-02", "G4-C-03", "G4-C-23")
def test_tiles_have_two_different_faces_of_at_most_three_terrains() -> None:
    assert len(BOX.tiles.entries) == 92
    assert len(CODES) == 184
    assert all(1 <= len(set(code[:4])) <= 3 for code in CODES)
    pairs = [(tile.a, tile.b) for tile in BOX.tiles.entries]
    assert all(a != b and set(a[:4]) | set(b[:4]) == set("SPFM") for a, b in pairs)
    assert len(set(map(frozenset, pairs))) == 92
    kinds = Counter(tuple(sorted(len(set(c[:4])) for c in pair)) for pair in pairs)
    assert kinds == {(1, 3): 4, (2, 3): 48, (2, 2): 12, (3, 3): 28}


@pytest.mark.clause("G4-C-04", "G4-C-05", "G4-C-06", "G4-C-07")
def test_prophets_gods_cities_and_modes() -> None:
    assert BOX.game.prophets_total == 56 == 4 * BOX.prophets.per_color
    assert [(g.terrain, g.prophet_color) for g in BOX.god] == list(zip("SPFM", COLOUR_NAMES, strict=True))
    assert BOX.cities.tokens == 8
    assert BOX.cities.sides == ["normal", "destroyed"]
    assert [token.sides for token in BOX.mode_token] == [
        ["simultaneous", "timed"], ["visible", "secret"], ["4p", "3p"], ["2p-4gods", "2p-2gods"],
    ]  # fmt: skip


@pytest.mark.clause("G4-C-09", "G4-S-12", "G4-R-22")
@pytest.mark.parametrize(("players", "capacity"), [(4, 10), (3, 13), (2, 20)])
def test_capacity_of_a_row(players: int, capacity: int) -> None:
    table: Any = GAME.new(players)
    assert [table.row_free(i64(s)) for s in range(players)] == [capacity] * players


@pytest.mark.clause("G4-C-12")
def test_cells_that_share_a_side_are_adjacent() -> None:
    table: Any = GAME.new(4)
    cells = [c for c in range(ROOM) if table.world.what[c] != FRAME]
    around = {c: [int(beside(i64(c), i64(s))) for s in range(4)] for c in cells}
    assert all(c in around[n] for c in cells for n in around[c] if n in around)
    inner = [c for c in cells if all(n in around for n in around[c])]
    assert len(inner) == 36
    assert all(abs(c - n) in (1, 12) for c in cells for n in around[c])


@pytest.mark.clause("G4-C-14")
def test_a_half_side_shows_the_terrain_of_its_corner() -> None:
    """A neighbour to the east meets the corners ne and se, each with its own terrain."""
    table = position({"world": ["b2=SSPF"]})
    Player.gap(holder(table), "c2", "S - - P")
    Player.gap(holder(table), "b1", "- - S S")
    Player.gap(holder(table), "a2", "- S F -")
    Player.gap(holder(table), "b3", "F P - -")


def holder(table: Any) -> Player:
    player = Player()
    player.table = table
    return player


@pytest.mark.clause("G4-C-15", "G4-C-16", "G4-R-05")
@pytest.mark.parametrize(
    ("corners", "through", "zones"),
    [
        ("SSPF", "", [0, 0, 2, 3]),
        ("FFFF", "", [0, 0, 0, 0]),
        ("SFFS", "", [0, 1, 1, 0]),
        ("FFMF", "", [0, 0, 2, 0]),
        ("FMFM", "F", [0, 1, 0, 3]),
        ("FMFM", "M", [0, 1, 2, 1]),
        ("FMFM", "", [0, 1, 2, 3]),
        ("FMFP", "F", [0, 1, 0, 3]),
        ("FMFP", "", [0, 1, 2, 3]),
    ],
)
def test_regions_of_a_face(corners: str, through: str, zones: list[int]) -> None:
    byte = sum("SPFM".index(c) << 2 * i for i, c in enumerate(corners))
    found = int(zones_of(i64(byte), i64("SPFM".index(through) if through else -1)))
    assert [found >> 2 * i & 3 for i in range(4)] == zones


@pytest.mark.clause("G4-C-17", "G4-R-25")
def test_a_region_is_named_by_its_first_corner_and_may_be_named_by_any() -> None:
    player = Player()
    player.run('set {"world": ["a1=SSPP"], "hands": {"north": ["T23"]}}')
    player.run("north: place T23b2 b1")  # SSFP
    assert [t for t in texts(player.table, 0) if t[0] == "+"] == ["+nw", "+se", "+sw"]
    assert GAME.text(player.table, GAME.parse(player.table, "+ne")) == "+nw"
    player.run("north: +ne")
    player.run("cell b1 = SSFP blue nw")
    split = Player()
    split.run('set {"hands": {"north": ["T11"]}}')
    split.run("north: place T11a0 a1")  # FMFM+M: the forest has two regions
    assert [t for t in texts(split.table, 0) if t[0] == "+"] == ["+nw", "+ne", "+se"]


@pytest.mark.clause("G4-C-20", "G4-C-21", "G4-R-03", "G4-R-04")
def test_the_set_is_complete() -> None:
    kinds = {code[:4] for code in CODES}
    assert len(kinds) == 64
    patterns = {
        min(p[i:] + p[:i] for i in range(4))
        for a in "SPFM" for b in "SPFM" for c in "SPFM" for d in "SPFM"
        if len(set(p := a + b + c + d)) <= 3
    }  # fmt: skip
    assert kinds == patterns
    copies = Counter(CODES)
    wanted = {"AAAA": 1, "AAAB": 3, "AABB": 4, "ABAB": 1, "AABC": 3, "ABAC": 3}
    assert all(copies[code] == wanted[class_of(code[:4])] for code in copies)
    assert sum(copies.values()) == 184


@pytest.mark.clause("G4-C-22")
def test_every_terrain_is_there_as_often() -> None:
    assert Counter(len(set(code[:4])) for code in CODES) == {1: 4, 2: 72, 3: 108}
    for terrain in "SPFM":
        assert sum(code[:4].count(terrain) for code in CODES) == 184
        assert sum(terrain in code[:4] for code in CODES) == 118


@pytest.mark.clause("G4-C-24")
@pytest.mark.parametrize("swap", ["PSMF", "FMSP", "MFPS"])
def test_no_terrain_is_favoured(swap: str) -> None:
    change = dict(zip("SPFM", swap, strict=True))
    assert Counter(frozenset(renamed(c, change) for c in pair) for pair in tile_codes()[1:]) == Counter(
        frozenset(pair) for pair in tile_codes()[1:]
    )


def renamed(code: str, change: dict[str, str]) -> str:
    corners, _, through = code.partition("+")
    new = "".join(change[c] for c in corners)
    return min(new[i:] + new[:i] for i in range(4)) + (f"+{change[through]}" if through else "")


@pytest.mark.clause("G4-C-24")
def test_no_direction_is_favoured() -> None:
    def mirrored(code: str) -> str:
        corners, _, through = code.partition("+")
        new = corners[1] + corners[0] + corners[3] + corners[2]
        return min(new[i:] + new[:i] for i in range(4)) + (f"+{through}" if through else "")

    assert Counter(mirrored(c) for c in CODES) == Counter(CODES)


@pytest.mark.clause("G4-C-18", "G4-C-19")
def test_rotations_and_which_of_them_differ() -> None:
    tiles = tile_set()
    for number, pair in enumerate(tile_codes()[1:], 1):
        for side, code in enumerate(pair):
            distinct = {int(rotated(i64(tiles.faces[number << 3 | side << 2]), i64(r))) for r in range(4)}
            turns = int(tiles.turns[number]) >> 4 * side & 15
            assert turns.bit_count() == len(distinct)
            assert len(distinct) == {"AAAA": 1, "ABAB": 2}.get(class_of(code[:4]), 4)


REFUSED = [
    ('id = "T02", a = "MMMM"', 'id = "T02", a = "FPSP+P"', "two sides are the same"),
    ('id = "T02", a = "MMMM"', 'id = "T02", a = "XXXX"', "no face 'XXXX'"),
    ('id = "T02", a = "MMMM"', 'id = "T03", a = "MMMM"', "T02"),
    ("tiles_total = 92", "tiles_total = 91", "game.tiles_total"),
    ("cities_total = 8", "cities_total = 9", "game.cities_total"),
    ('through = "", class = "AAAA"', 'through = "F", class = "AAAA"', "FFFF"),
    ('code = "FFFM", corners = "FFFM"', 'code = "FFFM", corners = "FFMF"', "corners"),
    ("AABB = { kinds = 6, copies = 4 }", "AABB = { kinds = 6, copies = 5 }", "AABB"),
    ("rank_bonus = [15, 10, 5, 0]", "rank_bonus = [15, 10, 5]", "rank bonus"),
    ("row_capacity = 13", "row_capacity = 40", "row_capacity"),
    ("reserve_per_god = 13", "reserve_per_god = 12", "set_aside"),
    ('prophet_color = "blue"', 'prophet_color = "red"', "prophet colours"),
    ("needs_straight_edges = 2", "needs_straight_edges = 1", "straight_edges"),
    ("[hands]", "[hands]\nfeet = 2", "feet"),
    ("per_player = 2", 'per_player = "two"', "int"),
    ("[game]", "[game", "not TOML"),
]


@pytest.mark.clause("G4-C-02", "G4-C-21")
@pytest.mark.parametrize(("old", "new", "message"), REFUSED, ids=[str(i) for i in range(len(REFUSED))])
def test_a_box_that_does_not_add_up_is_refused(tmp_path: Path, old: str, new: str, message: str) -> None:
    text = COMPONENTS.read_text(encoding="utf-8")
    assert old in text
    path = tmp_path / "box.toml"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadComponents) as error:
        GAME.new(4, components=path)
    assert message in str(error.value)
    assert str(path) in str(error.value)


def test_another_box_can_be_played(tmp_path: Path) -> None:
    text = COMPONENTS.read_text(encoding="utf-8").replace("points_controlled = 5", "points_controlled = 7")
    path = tmp_path / "box.toml"
    path.write_text(text, encoding="utf-8")
    table: Any = GAME.new(4, seed=1, components=path)
    assert table.fixed.city_points == 7
    again: Any = GAME.position(GAME.to_json(table))
    assert again.fixed.city_points == 7
    assert again.key() == table.key()
    with pytest.raises(BadComponents, match="cannot be read"):
        GAME.new(4, components=tmp_path / "missing.toml")


# ---- set-up


@pytest.mark.clause("G4-S-01")
def test_two_three_or_four_players() -> None:
    assert GAME.players == (2, 3, 4)
    for count in (1, 5):
        with pytest.raises(BadOption, match="2, 3, 4"):
            GAME.new(count)


@pytest.mark.clause("G4-S-02")
def test_modes_go_with_each_other() -> None:
    for play_ in ("simultaneous", "timed"):
        for gods in ("visible", "secret"):
            for each in (4, 2):
                GAME.new(2, play=play_, gods=gods, two_player_gods=each)
    for count in (3, 4):
        with pytest.raises(BadOption, match="for two players"):
            GAME.new(count, two_player_gods=2)


@pytest.mark.clause("G4-S-03")
def test_chance_tosses_the_tokens_of_the_modes_when_the_game_begins() -> None:
    two: Any = GAME.new(2, modes="tossed")
    assert texts(two, CHANCE) == [
        f"toss {play}+{gods}+{each}"
        for each in (4, 2) for gods in ("visible", "secret") for play in ("simultaneous", "timed")
    ]  # fmt: skip
    assert set(two.weights()) == {1}
    four = GAME.new(4, modes="tossed")  # the number of players fixes the other token
    assert texts(four, CHANCE) == [
        f"toss {play}+{gods}" for gods in ("visible", "secret") for play in ("simultaneous", "timed")
    ]
    assert GAME.position(GAME.to_json(four)).key() == four.key()


@pytest.mark.clause("G4-S-03", "G4-S-07")
def test_a_tossed_table_is_one_whose_modes_were_chosen_so() -> None:
    for fall in range(8):
        table: Any = GAME.new(2, modes="tossed", clock="real", destroyed_marker="at_scoring")
        table.events = []
        action = int(table.legal(CHANCE)[fall])
        play, gods, each = GAME.text(table, action).removeprefix("toss ").split("+")
        table.apply(CHANCE, action)
        assert [event.data["mode"] for event in table.events if event.kind == "toss"] == [play, gods, each]
        said = [GAME.say(table, event) for event in table.events]
        assert len(set(said)) == 3
        more: dict[str, Any] = (
            {"destroyed_marker": "at_scoring"} if each == "4" else {}
        )  # with one god each there is no choice
        chosen = GAME.new(2, play=play, gods=gods, two_player_gods=each, clock="real", **more)
        assert GAME.to_json(table) == GAME.to_json(chosen)
        assert GAME.position(GAME.to_json(table)).key() == table.key()


@pytest.mark.clause("G4-S-03")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_record_of_a_tossed_game_replays(players: int) -> None:
    falls = set()
    for seed in range(12):
        match = theomachy.Match("four-gods", players, seed=seed, modes="tossed", world_size=2)
        dice = Dice(seed)
        while match.position.turn != NOBODY:
            legal = match.position.legal(match.position.turn)
            match.play(int(match.position.turn), int(legal[dice.below(len(legal))]))
        record = match.snapshot()
        assert record.options["modes"] == "tossed"
        assert record.moves[0][0] == "chance"
        falls.add(record.moves[0][1])
        assert theomachy.Record.parse(str(record)).verify().key() == match.position.key()
    assert len(falls) > 2


@pytest.mark.clause("G4-S-03")
def test_what_the_toss_decides_is_not_chosen_as_well() -> None:
    decided: dict[str, Any] = {"play": "timed", "gods": "secret", "two_player_gods": 2}
    for name, value in decided.items():
        with pytest.raises(BadOption, match=f"{name}={value} needs modes=chosen"):
            GAME.check(2, {"modes": "tossed", name: value})
    table: Any = GAME.new(3, modes="tossed")
    assert table.why_not(CHANCE, GAME.parse(table, "start north")) == "G4-S-19"
    assert table.why_not(0, GAME.parse(table, "pass")) == "G4-S-03"
    begun: Any = GAME.new(3, seed=1)
    assert begun.why_not(CHANCE, GAME.parse(begun, "toss timed+secret")) == "G4-S-03"
    with pytest.raises(BadPosition, match="modes=tossed"):
        position({"step": "toss"})
    with pytest.raises(BadPosition, match="the modes are chosen"):
        position({"options": {"modes": "tossed"}, "world": ["a1=SSPP"]})


@pytest.mark.clause("G4-S-04", "G4-S-05", "G4-S-14", "G4-A-08")
def test_the_world_starts_empty_with_all_cities_outside() -> None:
    table: Any = GAME.new(4, seed=3)
    assert table.world.filled == 0
    assert all(table.world.what[c] in (EMPTY, FRAME) for c in range(ROOM))
    assert table.supply == 8
    for seat in range(4):  # the corners are open to everybody
        cells = [t.split()[-1] for t in texts(table, table.turn) if t.startswith("place")]
        assert set(cells) == {"a1", "h1", "a8", "h8"}
        table.apply(table.turn, GAME.parse(table, "pass")) if seat < 3 else None


@pytest.mark.clause("G4-S-06", "G4-S-07", "G4-S-08")
@pytest.mark.parametrize(
    ("players", "each", "reserve"), [(4, 4, 10), (3, 4, 13), (2, 4, 10), (2, 2, 13)], ids=["4", "3", "2-4", "2-2"]
)
def test_reserves(players: int, each: int, reserve: int) -> None:
    options: dict[str, Any] = {"two_player_gods": each} if players == 2 else {}
    table: Any = GAME.new(players, seed=1, **options)
    assert list(table.reserve) == [reserve] * 4
    assert sum(t.startswith("god ") for t in texts(table, table.turn)) == 4
    assert all(p["points"] == 0 for p in GAME.view(table)["players"])


@pytest.mark.clause("G4-S-09", "G4-R-20", "G4-R-41")
def test_the_bag_has_contents_and_no_order() -> None:
    """Nothing is decided before the draw: every tile in the bag is as likely as every other."""
    table = GAME.new(4, play="timed", seed=1)
    table.apply(table.turn, GAME.parse(table, "draw 2"))
    assert table.turn == CHANCE
    assert list(table.weights()) == [1] * 92
    first = [int(a) for a in table.legal(CHANCE)]
    table.apply(CHANCE, first[40])
    assert [int(a) for a in table.legal(CHANCE)] == first[:40] + first[41:]
    dice = Dice(9)
    seen = Counter(int(table.sample(dice)) for _ in range(9100))
    assert len(seen) == 91
    assert max(seen.values()) < 160
    assert min(seen.values()) > 55


@pytest.mark.clause("G4-S-09", "G4-R-20")
def test_a_tile_that_returns_is_in_the_bag_like_all_others() -> None:
    table = play(
        'set {"options": {"play": "timed"}, "current": "east", "hands": {"east": ["T05", "T33"]}, "rows": {"east": '
        '["T61a", "T62a", "T63a", "T64a", "T65a", "T66a", "T67a", "T68a", "T69a", "T70a"]}}',
        "east: end", "south: draw 1",
    )  # fmt: skip
    outcomes = [GAME.text(table, int(a)) for a in table.legal(CHANCE)]
    assert "bag T05" in outcomes
    assert "bag T33" in outcomes
    assert set(table.weights()) == {1}


@pytest.mark.clause("G4-S-10", "G4-S-11")
@pytest.mark.parametrize(("players", "left"), [(4, 84), (3, 86), (2, 88)])
def test_hands_at_the_start(players: int, left: int) -> None:
    table: Any = GAME.new(players, seed=7)
    assert all(table.free_hands(i64(s)) == 0 for s in range(players))
    assert table.bag == left
    timed: Any = GAME.new(players, play="timed", seed=7)
    assert all(timed.free_hands(i64(s)) == 2 for s in range(players))
    assert timed.bag == 92


@pytest.mark.clause("G4-S-13", "G4-R-67")
def test_seats_are_the_sides_of_the_frame() -> None:
    assert GAME.new(4).names == ("north", "east", "south", "west")  # type: ignore[attr-defined]
    assert GAME.new(3).names == ("north", "east", "south")  # type: ignore[attr-defined]
    assert GAME.new(2).names == ("north", "south")  # type: ignore[attr-defined]
    table = position({"options": {"backs": "hidden"}, "rows": {"south": ["T05a", "T06a"]}})
    assert GAME.text(table, GAME.parse(table, "take 2.2")) == "take 2.2"
    assert table.why_not(0, GAME.parse(table, "take 2.2")) == ""
    assert table.why_not(0, GAME.parse(table, "take 1.1")) == "G4-A-25"


@pytest.mark.clause("G4-S-15", "G4-S-21")
@pytest.mark.parametrize(
    ("players", "options", "order"),
    [(4, {}, [0, 1, 2, 3]), (3, {}, [0, 1, 2]), (2, {}, [0, 1, 0, 1]), (2, {"two_player_gods": 2}, [0, 1])],
)
def test_secret_gods_colours_first_then_cards(players: int, options: dict[str, Any], order: list[int]) -> None:
    table: Any = GAME.new(players, gods="secret", **options)
    asked = []
    for colour in ("green", "blue", "gray", "yellow")[: len(order)]:
        asked.append(int(table.turn))
        assert table.why_not((table.turn + 1) % players, GAME.parse(table, f"colour {colour}")) == "G4-S-21"
        table.apply(table.turn, GAME.parse(table, f"colour {colour}"))
    assert asked == order
    dealt: list[Any] = []
    for _ in order:
        assert table.turn == CHANCE
        outcomes = [GAME.text(table, int(a)) for a in table.legal(CHANCE)]
        assert len(outcomes) == 4 - len(dealt)
        dealt.append(outcomes[-1].split()[2])
        table.apply(CHANCE, table.legal(CHANCE)[len(outcomes) - 1])
    assert len(set(dealt)) == len(order)
    assert [int(n) for n in table.gods_of] == [len(order) // players] * players


@pytest.mark.clause("G4-S-15", "G4-S-16", "G4-S-17", "G4-R-41")
def test_nobody_sees_the_cards_of_others() -> None:
    """The own card is known, the others come out of a new deal in every way, the undealt one among them."""
    data = {
        "players": 3, "options": {"gods": "secret"}, "gods": {"north": ["blue"], "east": ["green"], "south": ["gray"]},
        "cards": {"blue": "mountain", "green": "plain", "gray": "sea"},
    }  # fmt: skip
    table = GAME.position(data)
    seen = {g["colour"]: g["god"] for g in GAME.view(table, 0)["gods"]}
    assert seen == {"blue": "mountain", "yellow": None, "green": None, "gray": None}
    assert all(g["god"] is None for g in GAME.view(table)["gods"])
    dice = Dice(1)
    deals = Counter(tuple(int(n) for n in table.redeal(0, dice).god) for _ in range(600))  # type: ignore[attr-defined]
    assert {deal[0] for deal in deals} == {4}
    assert len(deals) == 6
    two = GAME.position({
        "players": 2, "options": {"gods": "secret"}, "gods": {"north": ["blue", "green"], "south": ["gray", "yellow"]},
        "cards": {"blue": "mountain", "green": "plain", "gray": "sea", "yellow": "forest"},
    })  # fmt: skip
    deals = Counter(tuple(int(n) for n in two.redeal(0, dice).god) for _ in range(200))  # type: ignore[attr-defined]
    assert set(deals) == {(4, 3, 2, 1), (4, 1, 2, 3)}


@pytest.mark.clause("G4-S-18", "G4-S-19")
@pytest.mark.parametrize("options", [{}, {"play": "timed"}], ids=["simultaneous", "timed"])
def test_chance_says_who_begins(options: dict[str, Any]) -> None:
    table: Any = GAME.new(4, **options)
    while table.turn == CHANCE and not GAME.text(table, int(table.legal(CHANCE)[0])).startswith("start"):
        table.apply(CHANCE, table.legal(CHANCE)[0])
    assert [GAME.text(table, int(a)) for a in table.legal(CHANCE)] == [f"start {n}" for n in table.names]
    table.apply(CHANCE, GAME.parse(table, "start south"))
    assert table.turn == 2


@pytest.mark.clause("G4-S-19", "G4-S-20", "G4-R-60")
@pytest.mark.parametrize("play_", ["simultaneous", "timed"])
def test_with_a_real_clock_all_say_ready(play_: str) -> None:
    table: Any = GAME.new(3, seed=2, clock="real", play=play_)
    assert table.turn == EVERYBODY
    holding = Player()
    holding.table = table
    holding.run("north: pass = not-started")
    for name in ("south", "north"):
        holding.run(f"{name}: ready")
        holding.run(f"{name}: ready = not-started")
    assert texts(table, 1) == ["ready"]
    holding.run("east: ready")
    if play_ == "timed":
        assert table.turn == CHANCE
        table.apply(CHANCE, GAME.parse(table, "start east"))
        assert table.current == 1
    assert table.turn == EVERYBODY
    assert len(table.legal(1)) > 1


# ---- what is refused


@pytest.mark.parametrize(
    ("players", "options", "message"),
    [
        (4, {"world_size": 1}, "from 2 to 10"),
        (4, {"world_size": 11}, "from 2 to 10"),
        (4, {"turn_steps": 0}, "from 1 to 30"),
        (4, {"turn_steps": 31}, "from 1 to 30"),
        (4, {"backs": "hidden", "turning": "off"}, "G4-R-58"),
        (4, {"backs": "hidden", "free_take": False}, "G4-R-19"),
        (4, {"blame": "confess"}, "honour"),
        (4, {"penalty": "none"}, "honour"),
        (3, {"placement_check": "honour", "penalty": "3"}, "below 3"),
        (4, {"placement_check": "honour", "penalty": "1+1"}, "each once"),
        (4, {"placement_check": "honour", "penalty": "x"}, "penalty"),
        (4, {"cooldown_ms": 100}, "clock=real"),
        (4, {"destroyed_marker": "at_scoring"}, "two players"),
        (4, {"tile_set": "other"}, "complete92"),
    ],
)
def test_options_that_do_not_go_together_are_refused(players: int, options: dict[str, Any], message: str) -> None:
    with pytest.raises(BadOption) as error:
        GAME.new(players, **options)
    assert message in str(error.value)


@pytest.mark.clause("G4-R-01", "G4-C-25")
@pytest.mark.parametrize("size", range(2, 11))
def test_every_size_of_the_world(size: int) -> None:
    table: Any = GAME.new(2, seed=1, world_size=size)
    corners = {f"{c}{r}" for c in ("a", "abcdefghij"[size - 1]) for r in (1, size)}
    assert {t.split()[-1] for t in texts(table, table.turn) if t.startswith("place")} == corners
    assert list(table.reserve) == [10] * 4
    assert table.row_free(i64(0)) == 20


@pytest.mark.parametrize(
    "data",
    [
        {"players": 5},
        {"players": ["north", "north"]},
        {"word": []},
        {"world": ["z1=SSPP"]},
        {"world": ["a1=SPFM"]},
        {"world": ["a1=SSPP", "a1=SSPP"]},
        {"world": ["a1=T23b2"], "hands": {"north": ["T23"]}},
        {"world": ["a1=T23b2 +nw:blue"], "gods": {}},
        {"world": ["a9=SSPP"]},
        {"hands": {"north": ["T05", "T06", "T07"]}},
        {"hands": {"nobody": ["T05"]}},
        {"rows": {"north": ["T05"]}},
        {"reserve": {"blue": 11}},
        {"reserve": {"blue": 5}, "lost": {"blue": 9}},
        {"destroyed": {"blue": 9}},
        {"gods": {"north": ["blue"], "east": ["blue"]}},
        {"gods": {"north": ["blue", "green"]}},
        {"cards": {"blue": "sea"}},
        {"step": "prophet"},
        {"step": "second tile"},
        {"step": "drawing"},
        {"step": "answer"},
        {"step": "nothing"},
        {"bag": []},
        {"cooling": ["north"]},
        {"options": {"play": "timed"}, "current": "north", "hands": {"east": ["T05"]}},
        {"options": {"nothing": 1}},
    ],
)
def test_positions_that_cannot_be_are_refused(data: dict[str, Any]) -> None:
    with pytest.raises(BadPosition):
        GAME.position(data)


@pytest.mark.clause("G4-T-03", "G4-T-04")
def test_a_refused_action_changes_nothing_and_gives_its_reason() -> None:
    import theomachy
    from theomachy.games.four_gods.words.words import why

    match: Any = theomachy.Match("four-gods", 4, seed=4, clock="real")
    for seat in range(4):
        match.play_text("ready", seat)
    before = match.position.key()
    action = GAME.parse(match.position, "draw 1")
    with pytest.raises(IllegalAction, match="G4-A-21") as error:
        match.play(0, action)
    assert error.value.clause == "G4-A-21"
    assert match.position.key() == before
    assert "both hands" in why(match.position, 0, action, "en")
    with pytest.raises(TheomachyError):
        match.play_text("pass")  # everybody may act: say who
