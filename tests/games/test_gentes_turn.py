"""Rounds, turns and the decline phase of Gentes: GENTES-T."""

from __future__ import annotations

import json
from typing import Any

import pytest

from games.gentes import ERA1, GAME, chance, events, legal, mat, play, refused, state, table
from theomachy.core.dice import Dice
from theomachy.core.position import CHANCE, NOBODY
from walks import Case, walk

FULL = {"singles": 7}  # five cubes and seven singles: no free space


def end_heyday(blue: dict[str, Any] | None = None, orange: dict[str, Any] | None = None, **data: Any) -> Any:
    """All tracks full, blue about to end his turn; then everything up to the first question of the next phase."""
    mats = {"orange": {**FULL, **(orange or {})}}
    position = table({**FULL, **(blue or {})}, step="after", mats=mats, **data)
    play(position, "end")
    return chance(position) if position.turn == CHANCE else position


@pytest.mark.clause("GENTES-T-01", "GENTES-T-02", "GENTES-E-01", "GENTES-R-20", "GENTES-P-11")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_six_rounds_of_heyday_and_decline_then_the_final_scoring(players: int) -> None:
    """Read from a whole random game: phases come in their order, and nobody is left behind."""
    seen: list[Any] = []
    for position in walk(Case("gentes", players)).positions:
        data = state(position)
        step = data["step"]
        if step in ("turn", "after", "decline", "final", "over"):
            phase = "heyday" if step in ("turn", "after") else step
            number = data["round"] if phase != "decline" else "-"
            if not seen or seen[-1] != (phase, number):
                seen.append((phase, number))
        if step == "turn":
            assert GAME.view(position)["era"] == (data["round"] + 1) // 2
    heydays = [n for phase, n in seen if phase == "heyday"]
    assert heydays == [1, 2, 3, 4, 5, 6]
    assert seen[-1] == ("over", 6)
    assert walk(Case("gentes", players)).positions[-1].turn == NOBODY


@pytest.mark.clause("GENTES-T-03")
def test_what_cards_allow_goes_before_the_general_rules() -> None:
    """Without a tile of the kind left, a card's own action still works; a price of 4 falls to 2 with Shipyard."""
    position = table({"coins": 4, "played": ["training_ground"]}, mats={"orange": {"tiles": ["phil-4", "phil-8"]}})
    assert "tile phil-4" not in legal(position)
    assert "sun training_ground" in legal(position)
    assert "tile nav-trade-2" in legal(table({"coins": 0, "played": ["shipyard"]}))


@pytest.mark.clause("GENTES-T-04", "GENTES-T-06", "GENTES-T-23")
def test_turns_go_round_until_all_tracks_are_full() -> None:
    position = table({"singles": 6}, players=3, mats={"orange": FULL, "violet": {"singles": 5}})
    play(position, "tax 1")
    assert state(position)["on_turn"] == "violet"  # orange has no space: skipped
    assert refused(position, "tax 1", 0) == "GENTES-T-04"
    play(position, "tax 1")
    assert state(position)["on_turn"] == "violet"  # still has a space, the others have none
    play(position, "tax 1")
    assert (state(position)["round"], state(position)["step"], state(position)["on_turn"]) == (2, "turn", "blue")


@pytest.mark.clause("GENTES-T-05", "GENTES-T-16", "GENTES-R-16", "GENTES-R-40")
def test_one_main_action_and_no_passing() -> None:
    position = table({"coins": 0, "singles": 6, "oracle": 1, "persons": "1-0 0-0 0-0"})
    assert "end" not in legal(position)
    assert refused(position, "end") == "GENTES-T-05"
    assert [a for a in legal(position) if not a.startswith("swap")] == ["tile start", "tax 1", "tax 2"]
    play(position, "tax 2")  # one double fits into one space
    assert mat(position)["doubles"] == 1
    assert "end" in legal(position)
    assert refused(position, "tax 1") == "GENTES-T-05"
    gone = table({"coins": 0, "singles": 6}, mats={"orange": {"tiles": ["start"]}}, options={"no_small_tax": True})
    assert legal(gone) == ["tax 2"]
    last = table({"coins": 0, "singles": 6}, mats={"orange": {**FULL}})
    play(last, "tile start")
    assert mat(last)["coins"] == 2
    assert state(last)["starter"] == "blue"


@pytest.mark.clause("GENTES-T-07", "GENTES-R-38", "GENTES-A-58")
def test_additional_actions_before_and_after_the_main_action() -> None:
    position = table({"singles": 6, "temple": 3, "oracle": 4, "persons": "2-0 0-0 0-0"})
    play(position, "cubes t3 o0 priest", "swap noble>scholar", "stop", "tax 1")
    assert mat(position)["free"] == 0  # the track is full, and still:
    play(position, "swap noble>soldier", "stop", "end")
    assert mat(position)["persons"] == "0-0 1-0 1-1"
    assert mat(position)["oracle"] == 2


@pytest.mark.clause("GENTES-T-08", "GENTES-T-09", "GENTES-T-10")
def test_sources_of_main_actions() -> None:
    blue = {"played": ["scriptorium"], "cities": ["philosophers-temple"], "coins": 10}
    position = table(blue)
    found = legal(position)
    for source in ("tile phil-4", "tax 1", "sun scriptorium", "home philosophers-temple 1"):
        assert source in found
    play(position, "sun scriptorium")
    assert mat(position)["tiles"] == []
    assert (mat(position)["coins"], mat(position)["singles"]) == (4, 2)
    assert state(position)["used"] == ["scriptorium"]
    assert "sun scriptorium" not in legal(table(blue, used=["scriptorium"]))
    assert refused(table(blue, used=["scriptorium"]), "sun scriptorium") == "GENTES-T-10"
    assert refused(table({"hand": ["scriptorium"]}), "sun scriptorium") == "GENTES-T-10"


@pytest.mark.clause("GENTES-T-11", "GENTES-A-55", "GENTES-A-81")
def test_permanent_effects_any_number_of_times_in_the_own_turn() -> None:
    position = table({"played": ["caravanserai"], "coins": 7}, round=3)
    play(position, "use caravanserai", "cube temple", "use caravanserai", "cube temple")
    assert (mat(position)["coins"], mat(position)["temple"]) == (1, 2)
    assert "use caravanserai" not in legal(position)
    assert refused(position, "use caravanserai") == "GENTES-A-81"
    full = table({"played": ["caravanserai"], "coins": 7, "temple": 4, "oracle": 4}, round=3)
    assert "use caravanserai" not in legal(full)
    after = table({"played": ["caravanserai"], "coins": 7}, round=3, step="after")
    assert "use caravanserai" in legal(after)
    for step in ("decline", "final"):
        late = table({"played": ["caravanserai"], "coins": 7, "oracle": 1, "persons": "1-0 0-0 0-0", "hand": ["forge"]},
                     round=6, step=step)  # fmt: skip
        assert "use caravanserai" not in legal(late)


@pytest.mark.clause("GENTES-T-13", "GENTES-T-15", "GENTES-T-47")
def test_what_makes_a_main_action_impossible() -> None:
    assert refused(table({"coins": 3}), "tile phil-4") == "GENTES-T-13"
    assert refused(table({"singles": 6}), "tile phil-4") == "GENTES-T-13"
    assert "tile phil-4" in legal(table({"singles": 5}))
    assert refused(table(mats={"orange": {"tiles": ["phil-4"]}}), "tile phil-4") == "GENTES-T-15"
    assert refused(table({"hand": ["forge"]}), "tile chron-1-1") == "GENTES-T-47"
    assert "tile chron-1-1" in legal(table({"hand": ["forge"], "persons": "0-2 1-0 0-1"}))
    red = [s["id"] for s in GAME.view(table())["sites"] if s["icon"] == "oracle"]
    taken = table({"cities": red[:5]}, mats={"orange": {"cities": red[5:]}})
    assert "tile nav-oracle-1" not in legal(taken)
    assert refused(taken, "tile nav-oracle-1") == "GENTES-A-17"


@pytest.mark.clause("GENTES-T-48", "GENTES-R-41", "GENTES-R-49")
@pytest.mark.parametrize("seed", range(3))
def test_no_choice_leads_to_a_dead_end(seed: int) -> None:
    """Every option of every list of a random game can be played on to the end of its action."""
    dice = Dice(seed)
    position = GAME.new(2 + seed, seed=seed)
    while position.turn != NOBODY:
        options = position.legal(position.turn)
        assert len(options) > 0
        if position.turn != CHANCE:
            for action in options:
                trial = position.copy()
                trial.apply(trial.turn, int(action))
                steps = 0
                while trial.turn == position.turn and trial.midway():
                    found = trial.legal(trial.turn)
                    assert len(found) > 1, GAME.text(position, int(action))  # what is forced is not asked
                    trial.apply(trial.turn, int(found[dice.below(len(found))]))
                    steps += 1
                    assert steps < 50
            if position.midway():
                assert refused(position, "cubes t1 o2") != ""  # nothing in between
        position.apply(position.turn, int(options[dice.below(len(options))]))


@pytest.mark.clause("GENTES-T-14", "GENTES-T-21", "GENTES-A-01", "GENTES-A-02", "GENTES-A-03", "GENTES-A-04")
def test_tax_collector_and_starting_player_give_coins() -> None:
    one = play(table({"coins": 0}), "tax 1")
    assert (mat(one)["coins"], mat(one)["singles"], mat(one)["tiles"]) == (4, 2, [])
    two = play(table({"coins": 0}), "tax 2", "time 2")
    assert (mat(two)["coins"], mat(two)["doubles"], mat(two)["tiles"]) == (8, 1, [])
    again = table({"coins": 0}, mats={"orange": {"singles": 3}})
    play(again, "tax 1", "tax 1")  # both players, one after the other: there is no tile
    assert (mat(again)["coins"], mat(again, "orange")["coins"]) == (4, 24)
    start = play(table({"coins": 0}), "tile start")
    assert (mat(start)["coins"], mat(start)["tiles"], mat(start)["singles"], mat(start)["free"]) == (2, ["start"], 1, 5)


@pytest.mark.clause("GENTES-T-20", "GENTES-R-17")
def test_time_tiles_stay_as_laid_and_only_free_spaces_count() -> None:
    position = table({"singles": 2, "doubles": 1, "coins": 8})
    play(position, "tile phil-4", "train 1", "priest")
    found = mat(position)
    assert (found["singles"], found["doubles"], found["tiles"], found["free"]) == (3, 1, ["phil-4"], 2)
    # Where the pieces lie is nowhere stored: the same contents are the same position.
    data = state(position)
    assert GAME.position(json.loads(json.dumps(data))).key() == position.key()
    assert "spaces" not in data["mats"]["blue"]


@pytest.mark.clause("GENTES-T-24")
def test_no_hand_limit_in_the_heyday() -> None:
    position = table({"hand": ERA1[:7], "coins": 8})
    play(position, "tile scribe-8", "time 2", "cards 3")  # for 8 coins the first three, no choice
    assert len(mat(position)["hand"]) == 10
    assert mat(position)["singles"] == 1


@pytest.mark.clause("GENTES-T-30", "GENTES-A-05", "GENTES-A-06")
def test_the_new_starting_player_takes_over_in_the_decline_phase() -> None:
    position = table(players=3, mats={"orange": {}, "violet": {}})
    play(position, "tile start")
    assert state(position)["starter"] == "blue"  # not earlier
    played = end_heyday({}, {"singles": 6, "tiles": ["start"]})
    assert state(played)["starter"] == "orange"
    assert state(played)["on_turn"] == "orange"
    assert mat(played, "orange")["tiles"] == []
    kept = end_heyday()
    assert state(kept)["starter"] == "blue"
    own = end_heyday({"singles": 6, "tiles": ["start"]})
    assert state(own)["starter"] == "blue"


@pytest.mark.clause("GENTES-T-31", "GENTES-T-32", "GENTES-T-34")
def test_marks_and_tiles_return_and_the_marker_advances() -> None:
    position = end_heyday(
        {"singles": 5, "tiles": ["phil-4", "chron-0-2"], "played": ["well"], "cities": ["scribes-temple"]},
        used=["well"], marked=["scribes-temple"],
    )  # fmt: skip
    data = state(position)
    assert "used" not in data
    assert "marked" not in data
    assert data["round"] == 2
    assert {"tile phil-4", "tile start"} <= set(legal(position))
    last = end_heyday(round=6)
    assert state(last)["round"] == 6  # not in round 6


@pytest.mark.clause("GENTES-T-36", "GENTES-T-35")
def test_hands_and_played_cards_survive_the_era_change() -> None:
    position = end_heyday({"hand": ["forge"], "played": ["well"]}, round=2)
    assert GAME.view(position)["era"] == 2
    assert mat(position)["hand"] == ["forge"]
    assert mat(position)["played"] == ["well"]
    assert len(state(position)["discard"]) == 16
    again = table({"hand": ["forge"], "persons": "0-2 1-0 0-1"}, round=3)
    assert "tile chron-1-1" in legal(again)


@pytest.mark.clause("GENTES-T-38", "GENTES-T-49", "GENTES-R-35", "GENTES-R-48")
def test_a_player_without_cubes_on_the_track_takes_one_into_temple_or_oracle() -> None:
    position = end_heyday({"cubes": 0, "singles": 12}, {"cubes": 0, "singles": 12}, round=2)
    assert legal(position) == ["cube temple", "cube oracle"]
    assert state(position)["on_turn"] == "blue"
    play(position, "cube oracle")
    assert state(position)["on_turn"] == "orange"  # all of step C before anyone begins step D
    assert mat(position)["oracle"] == 1
    play(position, "cube temple")
    assert mat(position, "orange")["temple"] == 1
    half = end_heyday({"cubes": 0, "singles": 12, "temple": 4}, {"cubes": 1, "singles": 11}, round=2)
    assert mat(half)["oracle"] == 1  # only one area has room: no question
    assert mat(half, "orange")["cubes"] == 0


@pytest.mark.clause("GENTES-T-44", "GENTES-T-50")
def test_additional_actions_in_the_decline_phase() -> None:
    position = end_heyday({"oracle": 1, "persons": "1-0 0-0 0-0"})
    assert state(position)["step"] == "decline"
    play(position, "swap noble>priest", "stop")
    assert mat(position)["persons"] == "0-0 0-0 1-0"
    # A cube would be lost at the era change: asked before it, so that room can be made.
    full = end_heyday({"cubes": 0, "singles": 12, "temple": 4, "oracle": 4, "persons": "1-0 0-0 0-0"}, round=2)
    assert state(full)["step"] == "make room"
    assert "done" in legal(full)
    without = play(full.copy(), "done")
    assert (mat(without)["temple"], mat(without)["oracle"]) == (4, 4)
    play(full, "cubes t3 o0 noble")
    assert (mat(full)["temple"], mat(full)["oracle"]) == (2, 4)  # the cube went where there was room


@pytest.mark.clause("GENTES-T-42", "GENTES-R-27")
def test_hometowns_are_not_activated_and_regions_must_be() -> None:
    position = table({"cities": ["inventors-trade", "delphi", "sidon"], "oracle": 4, "coins": 0}, step="decline")
    assert refused(position, "activate inventors-trade") == "GENTES-T-42"
    assert "done" not in legal(position)
    assert refused(position, "done") == "GENTES-T-39"
    found = events(position, "activate delphi")
    assert ("cube lost", "GENTES-A-21") in found  # above four: lost
    assert mat(position)["oracle"] == 4


@pytest.mark.clause("GENTES-T-45")
def test_free_spaces_of_the_six_rounds() -> None:
    """With nothing carried over and no card: 6, 7, 8, 8, 9, 9."""
    free = [6]
    cubes = 5
    for number in range(1, 6):
        position = end_heyday(
            {"cubes": cubes, "singles": 12 - cubes}, {"cubes": cubes, "singles": 12 - cubes}, round=number
        )
        assert state(position)["round"] == number + 1
        free.append(mat(position)["free"])
        cubes = mat(position)["cubes"]
    assert free == [6, 7, 8, 8, 9, 9]


@pytest.mark.clause("GENTES-T-46", "GENTES-R-25", "GENTES-R-26")
def test_the_decline_phase_is_done_in_player_order_one_after_the_other() -> None:
    """Bonus tiles can be at stake: the first in the new order gets the 8."""
    blue = {"persons": "3-3 3-3 3-2", "temple": 3}
    position = end_heyday(blue, {**blue, "singles": 6, "tiles": ["start"]})
    assert (state(position)["on_turn"], state(position)["step"]) == ("orange", "decline")
    assert refused(position, "cubes t3 o0", 0) == "GENTES-R-25"
    play(position, "cubes t3 o0 scholar")
    assert mat(position, "orange")["points"] == 8
    assert state(position)["on_turn"] == "blue"
    play(position, "cubes t3 o0 scholar")
    assert mat(position)["points"] == 4


@pytest.mark.clause("GENTES-R-21")
def test_the_hand_limit_with_a_full_track() -> None:
    """Six cards too many, two free spaces: two must be discarded, then two doubles are laid."""
    hand = ERA1[:9]
    position = end_heyday({"doubles": 5, "singles": 2, "hand": hand})
    assert state(position)["step"] == "discard"
    play(position, f"discard {hand[0]}", f"discard {hand[4]}")
    found = mat(position)
    assert sorted(found["hand"]) == sorted(set(hand) - {hand[0], hand[4]})
    assert (found["doubles"], found["free"]) == (2, 0)
    assert {hand[0], hand[4]} <= set(state(position)["discard"])
    assert "discard" not in {state(p)["step"] for p in (table({"hand": hand}, step="hand limit"),)}
    assert refused(table({"hand": hand}, step="hand limit"), f"discard {hand[0]}") == "GENTES-R-21"


@pytest.mark.clause("GENTES-R-39")
def test_a_space_freed_with_the_last_tile_must_be_used() -> None:
    position = table(
        {"singles": 5, "hand": ["road"], "persons": "0-1 0-0 0-3", "coins": 1}, mats={"orange": FULL}
    )  # fmt: skip
    play(position, "tile chron-1-1")
    assert mat(position)["cubes"] == 4
    assert (state(position)["on_turn"], state(position)["step"], mat(position)["free"]) == ("blue", "turn", 1)
