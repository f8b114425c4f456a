"""GODS, second edition: set-up, components and what the field is (GODS2-S and its rulings)."""

from __future__ import annotations

import json
from typing import Any

import pytest

from games.gods import GAME, cards, choices, field, play, points, power, refill, state, table, why
from theomachy.core.dice import Dice
from theomachy.core.errors import BadOption, BadPosition
from theomachy.core.position import CHANCE, playout
from theomachy.games.gods.second.table.box import box

EVERY_COUNT = pytest.mark.parametrize("players", [2, 3, 4])


@pytest.mark.clause("GODS2-S-01")
def test_two_three_or_four_can_play() -> None:
    assert GAME.players == (2, 3, 4)
    assert [GAME.new(n).players for n in (2, 3, 4)] == [2, 3, 4]
    for wrong in (0, 1, 5, True, "2", 2.5):
        with pytest.raises(BadOption, match="2, 3, 4 players"):
            GAME.new(wrong)  # type: ignore[arg-type]


@EVERY_COUNT
@pytest.mark.clause("GODS2-S-02", "GODS2-R-03")
def test_each_god_has_eight_temples_and_fifteen_stones(players: int) -> None:
    data = state(GAME.new(players))
    for god in data["players"]:
        assert sum(card.startswith(f"T {god} ") for card in data["field"]) == 1
        assert data["temples"][god] == 7
        assert data["stones"][god] == 15
    counts = GAME.census(GAME.new(players))
    assert [counts[f"temples of {god}"] for god in data["players"]] == [8] * players
    assert box().totals.temples == 32
    assert box().totals.god_stones == 60


@EVERY_COUNT
@pytest.mark.clause("GODS2-S-03")
def test_everybody_starts_with_two_power(players: int) -> None:
    assert set(power(GAME.new(players)).values()) == {2}


@EVERY_COUNT
@pytest.mark.clause("GODS2-S-04", "GODS2-R-43")
def test_points_lie_in_the_stock_and_the_display_is_empty(players: int) -> None:
    """Every card and chip is in play with every number of players, and none is out yet."""
    position = GAME.new(players)
    assert state(position)["display"] == [None, None]
    assert state(position)["chips"] == {}
    assert set(points(position).values()) == {0}
    assert (box().points_cards.total, box().points_chips.total) == (8, 4)
    # All of them can be out, whatever the number of players: two nations of each colour, every chip held.
    owner = {"green": "red", "violet": "red", "blue": "yellow", "yellow": "yellow"}
    tribes = [f"t {c}/{god} {q},{5 + r}" for r, (c, god) in enumerate(owner.items()) for q in range(6)]
    full: Any = GAME.position(
        {"players": players, "step": "over", "field": [*field(position), *tribes], "chips": owner}
    )
    assert sum(sum(cards(full, god).values()) for god in full.gods) == box().points_cards.total
    assert [points(full)[god] for god in ("red", "yellow")] == [4 * 3 + 2, 4 * 3 + 2]


@pytest.mark.clause("GODS2-S-05", "GODS2-R-01")
@pytest.mark.parametrize(
    ("players", "cards"),
    [
        (2, {"T red 0,0", "T yellow 1,0"}),
        (3, {"T red 0,0", "T yellow 1,0", "T blue 0,1"}),
        (4, {"D 0,0", "T red 1,-1", "T yellow 1,0", "T blue -1,1", "T green -1,0"}),
    ],
)
def test_the_starting_constellation(players: int, cards: set[str]) -> None:
    position = GAME.new(players)
    assert set(field(position)) == cards
    assert set(state(position)["temples"].values()) == {7}


@pytest.mark.clause("GODS2-S-05")
def test_the_temples_are_those_of_the_gods_that_were_picked() -> None:
    position = GAME.position({"players": ["green", "blue"]})
    assert set(field(position)) == {"T green 0,0", "T blue 1,0"}


@pytest.mark.clause("GODS2-S-06", "GODS2-S-07")
@pytest.mark.parametrize(("players", "cards", "deserts"), [(2, 52, 12), (3, 52, 12), (4, 51, 11)])
def test_the_sack_holds_all_but_the_temples(players: int, cards: int, deserts: int) -> None:
    sack = state(GAME.new(players))["sack"]
    assert sum(sack.values()) == cards
    assert sack == {
        "green": 8,
        "blue": 8,
        "violet": 8,
        "yellow": 8,
        "desert": deserts,
        "decay": 3,
        "whirlwind": 2,
        "extra": 3,
    }


@pytest.mark.clause("GODS2-S-08")
def test_what_belongs_to_gods_that_nobody_picked_is_not_in_the_game() -> None:
    data = state(GAME.new(2))
    for key in ("power", "temples", "stones", "extras"):
        assert set(data[key]) == {"red", "yellow"}
    with pytest.raises(BadPosition, match="does not play"):
        GAME.position({"players": 2, "field": ["T red 0,0", "T green 1,0"]})
    full = state(GAME.new(4))["sack"]
    assert data["sack"] == {**full, "desert": full["desert"] + 1}  # tribes and other cards stay in


@EVERY_COUNT
@pytest.mark.clause("GODS2-S-09", "GODS2-R-42")
def test_chance_picks_the_starting_player_unless_the_option_says_the_first_seat(players: int) -> None:
    position: Any = GAME.new(players)
    assert position.turn == CHANCE
    assert choices(position) == [f"start {god}" for god in position.gods]
    assert list(position.weights()) == [1] * players
    last = position.gods[-1]
    play(position, f"start {last}")
    assert state(position)["on_turn"] == last
    fixed: Any = GAME.new(players, start_player="seat_1")
    assert state(fixed)["on_turn"] == fixed.gods[0]
    assert power(fixed)[fixed.gods[0]] == 5  # has collected already


@EVERY_COUNT
@pytest.mark.clause("GODS2-S-05", "GODS2-S-09")
def test_only_seats_of_the_table_are_drawn(players: int) -> None:
    for position, clause in (
        (GAME.new(players, constellation_seating="random"), "GODS2-S-05"),
        (GAME.new(players), "GODS2-S-09"),
    ):
        first = int(position.legal(CHANCE)[0])
        for seat in range(8):
            number = first & ~(255 << 16) | seat << 16
            assert position.why_not(CHANCE, number) == ("" if seat < players else clause)
            assert position.why_not(0, number) == clause  # chance alone decides


@pytest.mark.clause("GODS2-S-10", "GODS2-R-44")
def test_the_field_grows_without_a_border_and_coordinates_stay() -> None:
    """A row of 79 cards, the most that can lie on the field, in every one of six directions."""
    assert box().totals.temples + box().totals.tribes + box().totals.deserts + box().totals.decays == 79
    for q, r in ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)):
        kinds = [f"t {c}/-" for c in ("green", "blue", "violet", "yellow") for _ in range(8)] + ["D"] * 12 + ["X"] * 3
        kinds = ["T red"] * 8 + ["T blue"] * 8 + ["T yellow"] * 8 + ["T green"] * 8 + kinds
        cards = [f"{kind} {i * q},{i * r}" for i, kind in enumerate(kinds)]
        position = GAME.position(
            {"players": 4, "field": cards, "on_turn": "red", "step": "actions", "display": ["extra"]}
        )
        assert sorted(field(position)) == sorted(cards)
        play(position, f"move {75 * q},{75 * r}>{79 * q},{79 * r}")
        assert f"D {79 * q},{79 * r}" in field(position)
        assert {card for card in cards if not card.startswith("D")} <= set(field(position))


@pytest.mark.clause("GODS2-R-46")
def test_hexes_beyond_the_reach_are_refused_by_their_clause() -> None:
    """At the corners of a middle-sized window as well as at the far ends."""
    for corner, beyond in (
        ("60,60", ("61,60", "60,61")),
        ("-60,-60", ("-61,-60", "-60,-61")),
        ("120,0", ("121,0", "121,-1", "120,1")),
        ("0,-120", ("0,-121", "1,-121", "-1,-120")),
    ):
        far = table(["T red 0,0", "T blue 1,0", f"D {corner}"], power={"red": 12})
        offered = {line.split()[-1] for line in choices(far)}
        for at in beyond:
            assert at not in offered
            for line in (f"desert {at}", f"tribe green {at}", f"temple {at}"):
                assert why(far, line) == "GODS2-R-46"
        q, r = map(int, corner.split(","))
        inside = [f"{q + x},{r + y}" for x, y in ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))]
        assert len(set(inside) & offered) == 6 - len(set(inside) & set(beyond))
    # Carrying on there never fails: a random game from this position comes to its end.
    trial = GAME.position({**state(far), "options": {"max_turns": 40}})
    playout(trial, Dice(5), 10_000)
    assert state(trial)["step"] == "over"


@pytest.mark.clause("GODS2-R-46")
def test_two_deserts_walk_away_until_the_reach_stops_them() -> None:
    """With power for every step they climb over each other; legal lists and refusals agree all the way."""
    position = table(["T red 0,0", "T blue 1,0", "D 2,0", "D 3,0"], power={"red": 12, "blue": 12}, display=[])
    data = state(position)
    back, front = 2, 3
    while front < 120:
        position = GAME.position(data)
        play(position, f"move {back},0>{front + 1},0")
        back, front = front, front + 1
        data = {**data, "field": field(position)}
    position = GAME.position(data)
    play(position, f"move {back},0")
    assert "to 121,0" not in choices(position)
    assert "to 119,0" not in choices(position)  # where it came from
    assert {"to 119,1", "to 120,-1"} <= set(choices(position))


@pytest.mark.clause("GODS2-R-02")
def test_with_four_players_seats_follow_the_order_or_chance() -> None:
    fixed = GAME.new(4)
    assert {"T red 1,-1", "T yellow 1,0", "T blue -1,1", "T green -1,0"} <= set(field(fixed))
    # Half a turn maps the layout onto itself: seat 1 to 3, seat 2 to 4.
    spots = {c.split()[1]: tuple(map(int, c.split()[2].split(","))) for c in field(fixed) if c[0] == "T"}
    for one, other in (("red", "blue"), ("yellow", "green")):
        assert spots[one] == tuple(-x for x in spots[other])
    drawn = GAME.new(4, constellation_seating="random", start_player="seat_1")
    assert drawn.turn == CHANCE
    play(drawn, "seat green", "seat blue")
    assert choices(drawn) == ["seat red", "seat yellow"]
    assert why(drawn, "seat green") == "GODS2-S-05"
    play(drawn, "seat yellow", "seat red")
    assert {"D 0,0", "T green 1,-1", "T blue 1,0", "T yellow -1,1", "T red -1,0"} == set(field(drawn))
    assert state(drawn)["on_turn"] == "red"
    assert set(state(drawn)["temples"].values()) == {7}


@EVERY_COUNT
@pytest.mark.clause("GODS2-R-02")
def test_random_seating_with_any_number_of_players(players: int) -> None:
    position: Any = GAME.new(players, constellation_seating="random")
    for god in reversed(position.gods):
        play(position, f"seat {god}")
    assert choices(position)[0].startswith("start ")
    assert sum(card.startswith("T ") for card in field(position)) == players


@pytest.mark.clause("GODS2-R-04")
@pytest.mark.parametrize(("card", "chip"), [(3, 1), (2, 1), (3, 2), (2, 2)])
def test_point_values_are_options(card: int, chip: int) -> None:
    assert (box().points_cards.value, box().points_chips.value) == (3, 1)
    position = table(
        ["T red 0,0", "T blue -1,0", "t green/red 1,0", "t green/red 1,-1"],
        options={"points_card_value": card, "points_chip_value": chip},
    )
    play(position, "tribe green 0,1")
    assert points(position)["red"] == card + chip


@pytest.mark.clause("GODS2-R-39")
def test_everything_is_open() -> None:
    """All viewers see the same, what is left in the sack by kind included, and nothing is dealt anew."""
    position = refill(GAME.new(3, start_player="seat_1"), "green", "decay")
    views = [{**GAME.view(position, viewer), "viewer": None} for viewer in (None, 0, 1, 2)]
    assert views[1:] == views[:1] * 3
    assert json.dumps(state(position)["sack"]["desert"]) in json.dumps(views[0])
    assert position.redeal(1, Dice(3)).key() == position.key()
    assert not GAME.hidden


@pytest.mark.clause("GODS2-R-42", "GODS2-S-09")
@pytest.mark.parametrize("seating", ["seat_order", "random"])
def test_the_players_may_say_who_begins(seating: str) -> None:
    for players in GAME.players:
        for seat in range(players):
            position = GAME.new(players, 1, start_player=f"seat_{seat + 1}", constellation_seating=seating)
            assert state(position)["on_turn"] == state(position)["players"][seat]
            assert state(position)["turns"] == 1
    with pytest.raises(BadOption, match="start_player=seat_3 with 2 players; allowed: random, seat_1, seat_2"):
        GAME.new(2, start_player="seat_3")
    with pytest.raises(BadPosition, match="seat_3 with 2 players"):
        GAME.position({"players": 2, "options": {"start_player": "seat_3"}, "on_turn": "red", "step": "actions"})


@pytest.mark.clause("GODS2-R-40", "GODS2-R-45")
def test_every_god_plays_by_the_same_rules() -> None:
    """The same table with other gods on the seats: the same choices, prices and outcome, under other names."""
    seen = []
    for gods in (["red", "yellow", "blue"], ["green", "red", "yellow"], ["blue", "green", "red"]):
        names = {god: f"god {i}" for i, god in enumerate(gods)}
        position = GAME.position({"players": gods, "options": {"start_player": "seat_1"}})
        refill(position, "decay", "violet")
        texts = choices(position)
        play(position, f"decay 1,1 from {gods[1]}", "tribe violet 1,2")
        final = position.copy()
        playout(final, Dice(11), 10_000)
        said = json.dumps(
            [texts, state(position)["field"], list(power(position).values()), list(points(final).values())]
        )
        for god, name in names.items():
            said = (
                said.replace(f"T {god}", f"T {name}")
                .replace(f"/{god}", f"/{name}")
                .replace(f"from {god}", f"from {name}")
            )
        seen.append(said)
    assert seen[0] == seen[1] == seen[2]


@pytest.mark.clause("GODS2-R-45")
def test_gods_are_free_but_no_two_the_same() -> None:
    assert GAME.new(3).gods == ("red", "yellow", "blue") == tuple(god.id for god in box().gods[:3])  # type: ignore[attr-defined]
    assert GAME.position({"players": ["blue", "red"]}).gods == ("blue", "red")  # type: ignore[attr-defined]
    for wrong in (["red", "red"], ["red", "violet"], ["red"], ["red", "blue", "green", "yellow", "red"]):
        with pytest.raises(BadPosition, match="players"):
            GAME.position({"players": wrong})


@pytest.mark.clause("GODS2-R-41")
def test_god_colours_and_tribe_colours_are_kept_apart() -> None:
    """A green tribe can follow any god; gods have no violet, tribes no red."""
    gods = ["green", "yellow"]
    position = table(["T green 0,0", "T yellow -1,0"], players=gods, on_turn="green", power={}, display=["green"])
    play(position, "tribe green 1,0")
    assert "t green/green 1,0" in field(position)
    assert why(table(), "tribe green 0,1") == ""
    for wrong in ("T violet 0,0", "t red/red 0,0", "t green/violet 0,0"):
        with pytest.raises(BadPosition, match=r"field\[0\]"):
            table([wrong])
    with pytest.raises(BadPosition, match="chips"):
        table(chips={"red": "red"})
