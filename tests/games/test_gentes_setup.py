"""Setting up Gentes: GENTES-S and the rulings about it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from games.gentes import ERA1, GAME, chance, legal, mat, play, refused, state, table
from theomachy import Match, Record
from theomachy.core.dice import Dice
from theomachy.core.errors import BadOption, BadPosition, BadRecord
from theomachy.core.position import CHANCE
from theomachy.games.gentes.table.box import GROUPS, box

RECORDS = Path(__file__).parents[1] / "records" / "gentes"
TILES = {2: 15, 3: 21, 4: 28}


@pytest.mark.clause("GENTES-S-01", "GENTES-S-02", "GENTES-R-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_sites_are_free_but_two_players_have_no_yellow_region(players: int) -> None:
    sites = GAME.view(GAME.new(players, seed=1))["sites"]
    regions = [site["region"] for site in sites]
    assert all(site["owner"] is None for site in sites)
    assert regions.count(None) == 9
    assert regions.count("red") == regions.count("green") == 8
    assert regions.count("yellow") == (0 if players == 2 else 8)
    position = table({"coins": 9}, players=players)
    play(position, "tile nav-any-6" if players != 3 else "tile nav-any-3", "time 2" if players != 3 else "time 2+1")
    assert ("site memphis" in legal(position)) == (players > 2)
    if players == 2:
        assert refused(position, "site memphis") == "GENTES-S-02"


@pytest.mark.clause("GENTES-S-03", "GENTES-S-04")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_tiles_in_play(players: int) -> None:
    position = GAME.new(players, seed=1)
    tiles = GAME.view(position)["tiles"]
    assert len(tiles) == TILES[players]
    assert {t["id"] for t in tiles} == {t.id for t in box().action_tile if players in t.players}
    if players == 2:
        assert refused(table(), "tile phil-5") == "GENTES-S-03"


@pytest.mark.clause("GENTES-S-05")
def test_the_small_tax_collector_can_be_covered() -> None:
    assert "tax 1" in legal(table())
    position = table(options={"no_small_tax": True})
    assert "tax 1" not in legal(position)
    assert "tax 2" in legal(position)
    assert refused(position, "tax 1") == "GENTES-S-05"


@pytest.mark.clause("GENTES-S-06")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_bonus_stacks(players: int) -> None:
    """8 on top, then 4s: as many tiles as players."""
    position = table({"cities": ["athenai"]}, players=players)
    for bonus in GAME.view(position)["bonus"]:
        assert (bonus["worth"], bonus["left"]) == (8, players)
    position = table(players=players, mats={"orange": {"played": ERA1[:8], "bonus": ["cards"]}})
    assert [b["worth"] for b in GAME.view(position)["bonus"]] == [8, 4, 8]


@pytest.mark.clause("GENTES-S-07", "GENTES-S-09", "GENTES-S-10", "GENTES-S-11", "GENTES-S-12", "GENTES-S-13")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_mats_at_the_start(players: int) -> None:
    position: Any = GAME.new(players, seed=4)
    assert state(position)["round"] == 1
    for name in state(position)["players"]:
        found = mat(position, name)
        assert (found["coins"], found["points"], found["cities"]) == (20, 0, [])
        assert found["persons"] == "0-0 0-0 0-0"
        assert (found["cubes"], found["singles"], found["doubles"], found["tiles"], found["free"]) == (5, 1, 0, [], 6)
        assert (found["temple"], found["oracle"]) == (0, 0)
        assert position.mat(0, 8) == 6  # cities in stock


@pytest.mark.clause("GENTES-S-08")
def test_training_tiles_are_shuffled_by_chance() -> None:
    position = GAME.new(2, start_player="seat_1")
    assert position.turn == CHANCE
    groups = ["scholar", "noble", "priest", "artisan", "soldier"]
    for i, group in enumerate(groups):
        assert len(position.legal(CHANCE)) == 6 - i
        chance(position, f"column {group}")
        assert refused(position, f"column {group}", CHANCE) == "GENTES-S-08"
    assert state(position)["training"] == [*groups, "merchant"]


@pytest.mark.clause("GENTES-S-14")
def test_the_starting_player_is_given_or_random() -> None:
    position = GAME.new(3)
    assert [GAME.text(position, int(a)) for a in position.legal(CHANCE)] == [
        "starter blue", "starter orange", "starter violet",
    ]  # fmt: skip
    chance(position, "starter violet")
    assert state(position)["starter"] == "violet"
    for seat, colour in enumerate(("blue", "orange", "violet"), 1):
        position = GAME.new(3, start_player=f"seat_{seat}")
        assert state(position)["starter"] == state(position)["on_turn"] == colour
    with pytest.raises(BadOption, match="start_player=seat_4 with 3 players; allowed: random, seat_1, seat_2, seat_3"):
        GAME.new(3, start_player="seat_4")
    with pytest.raises(BadPosition, match="seat_4 with 3 players"):
        GAME.position({**state(position), "options": {"start_player": "seat_4"}})


@pytest.mark.clause("GENTES-S-15", "GENTES-S-16", "GENTES-S-17", "GENTES-S-18", "GENTES-R-02", "GENTES-R-03")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_draft(players: int) -> None:
    position = chance(GAME.new(players, start_player="seat_1"))
    opened = state(position)["open"]
    assert len(opened) == 3 * players
    assert set(opened) <= set(ERA1)
    assert GAME.view(position)["decks"] == {"1": 0, "2": 18, "3": 18}
    order = []
    while state(position)["step"] == "draft":
        order.append(int(position.turn))
        assert refused(position, f"draft {state(position)['open'][0]}", (position.turn + 1) % players) == "GENTES-S-17"
        play(position, f"draft {state(position)['open'][0]}")
    assert order == [*reversed(range(players))] * 2
    assert state(position)["step"] == "start persons"
    assert position.turn == players - 1
    held = [card for name in state(position)["players"] for card in mat(position, name)["hand"]]
    assert len(held) == 2 * players
    assert sorted([*held, *state(position)["stack"]]) == sorted(ERA1)
    for _ in range(4 * players):
        play(position, "start scholar")
    chance(position)
    assert len(state(position)["display"]) == 8
    assert len(state(position)["stack"]) == {2: 6, 3: 4, 4: 2}[players]
    assert state(position)["on_turn"] == "blue"
    assert state(position)["step"] == "turn"


@pytest.mark.clause("GENTES-S-19")
def test_start_persons_in_any_mixture() -> None:
    seen = set()

    def walk(position: Any, depth: int) -> None:
        if position.turn != 1 or depth == 4:
            seen.add(mat(position, "orange")["persons"])
            return
        for text in legal(position):
            walk(play(position.copy(), text), depth + 1)

    walk(table(step="start persons", on_turn="orange"), 0)
    assert len(seen) == 126
    assert "0-0 0-0 0-4" in seen


@pytest.mark.clause("GENTES-S-19", "GENTES-R-53")
def test_start_persons_in_any_order_one_by_one() -> None:
    position = table(step="start persons", on_turn="orange")
    for text, left in zip(("scholar", "noble", "priest", "noble"), (4, 3, 2, 1), strict=True):
        assert legal(position) == [f"start {group}" for group in GROUPS]
        assert f"{left} of 4 persons" in GAME.ask(GAME.view(position, 1))
        assert f"{left} von 4 Personen" in GAME.ask(GAME.view(position, 1), "de")
        assert f"{left} di 4 persone" in GAME.ask(GAME.view(position, 1), "it")
        play(position, f"start {text}")
    assert mat(position, "orange")["persons"] == "2-0 0-0 1-1"
    assert position.turn == 0
    assert "4 of 4 persons" in GAME.ask(GAME.view(position, 0))


@pytest.mark.clause("GENTES-S-19")
def test_each_start_person_can_be_taken_back() -> None:
    match = Match(GAME, 2, seed=3, start_player="seat_1")
    while state(match.position)["step"] == "draft":
        match.play_text(legal(match.position)[0])
    for n in range(4):
        assert match.can_undo(1) == n  # blue drafted in between
        match.play_text("start scholar")
    assert match.can_undo(1) == 0  # blue is asked now; only who leads the match goes back from here
    match.undo()
    assert (match.position.turn, mat(match.position, "orange")["total"]) == (1, 3)
    match.play_text("start noble")
    assert mat(match.position, "orange")["persons"] == "1-0 0-0 0-3"


@pytest.mark.clause("GENTES-R-53")
def test_games_of_the_first_revision_pick_start_persons_in_group_order() -> None:
    """Revision 1 asks in group order and goes on by itself when only scholars are left."""
    old = Record.parse((RECORDS / "two-players.theo").read_text(encoding="utf-8"))
    assert (GAME.revision, old.tags["Rules"]) == (3, "1")
    assert [text for who, text in old.moves if text.startswith("start ")] == ["start scholar"] * 2
    position = old.replay(next(i for i, (_, text) in enumerate(old.moves) if text == "start scholar"))
    assert state(position)["rules"] == 1
    play(position, "start scholar")
    assert [mat(position, name)["total"] for name in ("blue", "orange")] == [4, 0]
    play(position, "start merchant")
    assert legal(position) == ["start merchant", "start priest", "start scholar"]
    assert refused(position, "start noble") == "GENTES-R-53"
    twin = GAME.position(state(position))
    assert (twin.key(), legal(twin)) == (position.key(), legal(position))
    # The same record says of the present rules what it cannot be.
    new = Record({**old.tags, "Rules": "2"}, old.moves)
    with pytest.raises(BadRecord, match="orange cannot 'start scholar' now"):
        new.verify()
    with pytest.raises(BadRecord, match="rules revision 4 of gentes; playable here: 3, 1, 2"):
        Record({**old.tags, "Rules": "4"}, old.moves).start()


@pytest.mark.clause("GENTES-R-53")
def test_a_table_begun_by_the_first_revision_is_played_on_by_it() -> None:
    assert state(GAME.new(2, revision=1))["rules"] == 1
    assert "rules" not in state(GAME.new(2, revision=3))
    with pytest.raises(BadOption, match="rules revision 4 of gentes; playable here: 3, 1, 2"):
        GAME.new(2, revision=4)
    match = Match.resume(Record.parse(str(Match(GAME, position=GAME.new(2, revision=1, seed=5)).snapshot())))
    while state(match.position)["step"] == "draft":
        match.play_text(legal(match.position)[0])
    match.play_text("start priest")
    assert legal(match.position) == ["start priest", "start scholar"]
    assert Record.parse(str(match.snapshot())).verify().key() == match.position.key()


@pytest.mark.clause("GENTES-S-22", "GENTES-S-23")
def test_coins_are_totals_and_open_to_all() -> None:
    position = table({"coins": 7}, mats={"orange": {"coins": 13}}, options={"hand_visibility": "hidden"})
    for viewer in (None, 0, 1):
        assert [p["coins"] for p in GAME.view(position, viewer)["players"]] == [7, 13]


@pytest.mark.clause("GENTES-S-21", "GENTES-R-04")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_first_game_uses_the_first_lines_in_turn_order(players: int) -> None:
    position = GAME.new(players, first_game=True)
    chance(position, "starter orange")
    chance(position)
    lines = box().first_game[:players]
    names = state(position)["players"]
    for k, line in enumerate(lines):
        found = mat(position, names[(1 + k) % players])
        assert sorted(found["hand"]) == sorted(line.cards)
        assert found["total"] == 4
    others = set(ERA1) - {card for line in lines for card in line.cards}
    assert {*state(position)["display"], *state(position)["stack"]} == others


@pytest.mark.clause("GENTES-R-28", "GENTES-A-38")
def test_contents_of_all_stacks_are_open_their_order_does_not_exist() -> None:
    position = chance(GAME.new(2, first_game=True))
    view = GAME.view(position, 1)
    assert sorted([*view["stack"], *(c["id"] for c in view["display"])]) == sorted(
        set(ERA1) - set(mat(position)["hand"]) - set(mat(position, "orange")["hand"])
    )
    assert view["stack"] == sorted(view["stack"], key=ERA1.index)  # always in the order of the file
    twin = position.redeal(0, Dice(3))
    assert twin.key() == position.key()
    view = GAME.view(table(round=3), 0)
    assert view["discard"] == ERA1


@pytest.mark.clause("GENTES-R-29")
def test_hands_are_open_or_hidden() -> None:
    cards = {"blue": {"hand": ["forge", "well"]}, "orange": {"hand": ["road"]}, "violet": {"hand": ["mint", "stoa"]}}
    position = table(players=3, round=3, mats=cards)
    assert [len(p["hand"]) for p in GAME.view(position, 0)["players"]] == [2, 1, 2]
    hidden = table(players=3, round=3, mats=cards, options={"hand_visibility": "hidden"})
    view = GAME.view(hidden, 0)
    assert [p["hand"] is None for p in view["players"]] == [False, True, True]
    assert [p["hand_size"] for p in view["players"]] == [2, 1, 2]
    assert [p["hand"] for p in GAME.view(hidden)["players"]] == [None] * 3
    seen = {tuple(mat(hidden.redeal(0, Dice(i)), "orange")["hand"]) for i in range(40)}
    assert seen == {("road",), ("mint",), ("stoa",)}
    assert all(mat(hidden.redeal(0, Dice(i)))["hand"] == ["forge", "well"] for i in range(5))
    # The open options, at their own tables, do not change: a redealt position can always go on.
    for i in range(20):
        other = hidden.redeal(1, Dice(i))
        assert len(other.legal(other.turn)) > 0
