"""Final scoring and the end of Gentes: GENTES-P, GENTES-E."""

from __future__ import annotations

from typing import Any

import pytest

from games.gentes import GAME, legal, mat, play, refused, state, table
from theomachy.core.position import NOBODY


def final(blue: dict[str, Any], **data: Any) -> Any:
    return table({"coins": 0, "singles": 0, **blue}, round=6, step="final", **data)


@pytest.mark.clause("GENTES-P-01", "GENTES-P-02")
def test_points_count_at_once_and_have_no_laps() -> None:
    position = table({"points": 199, "cities": ["cnossus"]}, step="decline")
    play(position, "activate cnossus")
    assert position.score(0) == 201


@pytest.mark.clause("GENTES-P-03")
def test_no_bonus_tile_in_the_final_scoring() -> None:
    position = final({"persons": "3-3 3-3 3-2", "temple": 3, "hand": ["pyramid"]})
    play(position, "cubes t3 o0 scholar")
    assert mat(position)["total"] == 18
    assert mat(position)["bonus"] == []
    assert mat(position)["points"] == -7  # only the card left in the hand


@pytest.mark.clause("GENTES-P-05", "GENTES-R-23")
def test_a_scored_hand_card_brings_half_of_its_points_and_nothing_else() -> None:
    """Catapult: 3 points and 5 coins; half of 3 is 2. Acropolis: 7 and 3 cities are 10: 5. Colossus has no track."""
    position = final(
        {"hand": ["catapult", "acropolis"], "persons": "2-3 2-1 3-2", "cities": ["sidon", "tyrus", "delphi"]}
    )
    play(position, "score catapult", "score acropolis")  # the hand is empty: finished by itself
    found = mat(position)
    assert found["points"] == 2 + 5
    assert (found["coins"], found["played"]) == (0, [])
    colossus = final({"hand": ["colossus"], "persons": "0-4 3-0 0-0", "singles": 7})
    assert "score colossus" in legal(colossus)  # whether its hourglass would fit does not matter
    loses = final({"hand": ["pyramid"], "persons": "3-2 0-0 4-0"})
    play(loses, "score pyramid")
    assert mat(loses)["persons"] == "3-2 0-0 4-0"  # the disadvantage is ignored
    assert mat(loses)["points"] == 7
    road = final({"hand": ["royal_road"], "persons": "0-0 3-1 0-3", "cities": ["cnossus"]})
    play(road, "score royal_road")
    assert mat(road)["points"] == 4  # half of 7; what its activation would bring is not part of it


@pytest.mark.clause("GENTES-P-06", "GENTES-R-23")
def test_cubes_help_between_two_cards() -> None:
    position = final({"hand": ["forge", "training_ground"], "persons": "0-2 0-0 0-1", "temple": 1, "oracle": 3})
    play(position, "score forge")
    assert (mat(position)["temple"], mat(position)["points"]) == (0, 1)
    assert "score training_ground" not in legal(position)
    play(position, "swap artisan>soldier", "swap artisan>soldier", "swap scholar>soldier", "stop")
    assert mat(position)["persons"] == "0-0 3-0 0-0"
    play(position, "score training_ground")
    assert position.turn != 0 or state(position)["step"] == "over"
    assert mat(position)["points"] == 2


@pytest.mark.clause("GENTES-R-23", "GENTES-P-07")
def test_a_card_left_out_costs_its_half_unless_the_table_spares_it() -> None:
    blue = {"hand": ["statue", "pyramid"], "persons": "3-2 0-0 0-0"}
    play(position := final(blue), "finish")
    assert mat(position)["points"] == -3 - 7
    spared = final(blue, options={"unscored_hand_card": "no_penalty_if_playable"})
    play(spared, "finish")
    assert mat(spared)["points"] == -7


@pytest.mark.clause("GENTES-P-08", "GENTES-P-09", "GENTES-P-10", "GENTES-P-11")
def test_coins_cubes_and_hourglasses_in_player_order() -> None:
    position = table(
        {"coins": 39, "temple": 2, "oracle": 3, "doubles": 1, "singles": 1, "hand": ["mausoleum"]},
        round=6, step="final",
        on_turn="orange", starter="orange", mats={"orange": {"coins": 5, "singles": 0, "hand": ["pyramid"]}},
    )  # fmt: skip
    play(position, "finish")
    assert state(position)["on_turn"] == "blue"
    assert refused(position, "finish", 1) == "GENTES-P-11"
    play(position, "finish")
    assert position.turn == NOBODY
    assert mat(position)["points"] == -5 + 3 + 2 - 8
    assert mat(position)["scored"] == {"from_hand": 0, "off_hand": 5, "from_coins": 3, "from_cubes": 2, "off_time": 8}
    assert mat(position, "orange")["points"] == -7
    assert refused(position, "finish", 0) == "GENTES-E-01"


@pytest.mark.clause("GENTES-R-52")
def test_without_hand_cards_nothing_is_asked() -> None:
    position = table({"hand": ["mausoleum"], "oracle": 4, "persons": "2-0 0-0 0-0"}, round=6, step="final",
                     mats={"orange": {"oracle": 4, "persons": "2-0 0-0 0-0"}})  # fmt: skip
    play(position, "finish")
    assert position.turn == NOBODY


@pytest.mark.clause("GENTES-E-05", "GENTES-E-02", "GENTES-E-03", "GENTES-E-04")
def test_shared_victory() -> None:
    same = {"points": 50, "coins": 3, "played": ["forge"]}
    position = table(same, players=3, round=6, step="over",
                     mats={"orange": {**same, "played": ["well"]}, "violet": {"points": 49, "coins": 99}})  # fmt: skip
    assert [position.rank(seat) for seat in range(3)] == [1, 1, 3]


@pytest.mark.clause("GENTES-R-22", "GENTES-R-20")
def test_the_last_decline_phase_counts_hourglasses_shown() -> None:
    """A double of the heyday counts one after it is turned; one laid for the hand limit counts two."""
    hand = ["statue", "library", "mint", "stoa", "odeon"]
    position = table({"singles": 6, "doubles": 1, "hand": hand}, round=6, step="after", mats={"orange": {"singles": 7}})
    play(position, "end")
    assert state(position)["step"] == "hand limit"
    play(position, "limit 2")
    found = mat(position)
    assert (found["singles"], found["doubles"]) == (1, 1)
    assert GAME.view(position)["round"] == 6
    assert position.turn == NOBODY  # no card of the hand can be scored: nothing was asked
    assert mat(position)["scored"]["off_time"] == 8
