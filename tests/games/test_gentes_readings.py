"""Options of Gentes that play another reading of the rulebook: a mark that leaves with its city, conversions at any
time, the range of a further person, hand cards that are left out."""

from __future__ import annotations

import json
from typing import Any

import pytest

from games.gentes import GAME, legal, mat, play, refused, state, table
from theomachy.core.dice import Dice
from theomachy.core.errors import BadPosition
from theomachy.core.position import CHANCE, NOBODY, Position

OWNER = {"hometown_marker": "owner"}
ANY_TIME = {"permanent_conversions": "any_time"}
SIX = ["athenai", "delphi", "tyrus", "sidon", "inventors-temple", "philosophers-temple"]


def there_and_back(position: Position) -> None:
    data = json.loads(json.dumps(GAME.to_json(position)))
    twin = GAME.position(data)
    assert (twin.key(), legal(twin), GAME.to_json(twin)) == (position.key(), legal(position), data)


# ---- the mark of a hometown


def moved_away(rules: int = 3, **options: Any) -> Position:
    """Blue has used the hometown, and moves its city to another temple; then it is his turn again."""
    position = table(
        {"cities": SIX, "coins": 30}, mats={"orange": {"singles": 7}}, round=3, marked=["philosophers-temple"],
        options=OWNER | options, rules=rules,
    )  # fmt: skip
    play(position, "tile nav-temple-0", "time 2+1", "lift philosophers-temple", "site olympia")
    play(position, *[line for line in legal(position) if line == "end"])
    while position.turn == CHANCE:
        position.apply(CHANCE, int(position.legal(CHANCE)[0]))
    return position


@pytest.mark.clause("GENTES-R-34", "GENTES-A-24", "GENTES-A-25")
def test_who_comes_back_to_a_hometown_finds_it_used() -> None:
    position = moved_away()
    assert "marked" not in state(position)
    assert mat(position)["left_marks"] == ["philosophers-temple"]
    there_and_back(position)
    free = next(s for s in GAME.view(position, 0)["sites"] if s["id"] == "philosophers-temple")
    assert (free["marked"], free["used_by"]) == (False, [0])
    play(position, "tile nav-any-6", "time 2", "lift olympia")
    there_and_back(position)
    play(position, "site philosophers-temple", "region red")
    assert state(position)["marked"] == ["philosophers-temple"]
    assert "left_marks" not in mat(position)
    there_and_back(position)


@pytest.mark.clause("GENTES-R-34")
def test_a_new_owner_may_use_a_hometown_whose_mark_has_left() -> None:
    position = GAME.position({
        "players": 2, "round": 3, "on_turn": "orange", "options": OWNER, "mats": {
            "blue": {"cities": SIX[:5] + ["olympia"], "left_marks": ["philosophers-temple"]},
            "orange": {"cities": ["philosophers-temple"]},
        },
    })  # fmt: skip
    assert "home philosophers-temple 1" in legal(position)
    there_and_back(position)


@pytest.mark.clause("GENTES-R-34", "GENTES-T-31")
def test_marks_that_have_left_are_forgotten_in_the_decline_phase() -> None:
    position = table(
        {"singles": 7, "cities": SIX[:5], "left_marks": ["philosophers-temple"]}, mats={"orange": {"singles": 7}},
        round=3, step="after", options=OWNER,
    )  # fmt: skip
    play(position, "end")
    assert state(position)["step"] == "decline"
    assert "left_marks" not in mat(position)
    there_and_back(position)


@pytest.mark.clause("GENTES-R-34")
def test_by_earlier_rules_the_mark_was_forgotten() -> None:
    position = moved_away(rules=2)
    assert "left_marks" not in mat(position)
    play(position, "tile nav-any-6", "time 2", "lift olympia", "site philosophers-temple", "region red")
    assert "marked" not in state(position)


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"options": {}}, "marks stay on their sites here"),
        ({"rules": 2}, "marks stay on their sites here"),
        ({"mats": {"blue": {"left_marks": ["athenai"]}}}, "only hometowns can be marked"),
        ({"mats": {"blue": {"left_marks": ["scribes-temple"], "cities": ["scribes-temple"]}}}, "has a city there"),
        ({"step": "decline"}, "marks are gone in step 'decline'"),
    ],
    ids=str,
)
def test_marks_that_cannot_have_left_are_refused(wrong: dict[str, Any], message: str) -> None:
    good = {"players": 2, "round": 3, "options": OWNER, "mats": {"blue": {"left_marks": ["scribes-temple"]}}}
    GAME.position(good)
    with pytest.raises(BadPosition, match=message):
        GAME.position({**good, **wrong})


# ---- conversions at any time


def trader(**more: Any) -> Position:
    blue = {"coins": 20, "played": ["caravanserai"], "persons": "2-2 1-1 2-1", **more.pop("blue", {})}
    return table(blue, round=3, options=more.pop("options", ANY_TIME), **more)


@pytest.mark.clause("GENTES-R-55", "GENTES-T-11", "GENTES-A-81")
def test_a_conversion_within_an_action_pays_for_averting_a_loss() -> None:
    """Barracks takes a soldier: three cubes bought after it was played avert that."""
    position = trader(blue={"hand": ["barracks"], "persons": "1-0 4-0 0-0", "temple": 2})
    play(position, "tile chron-1-1", "time 1", "play barracks")
    assert legal(position) == ["suffer", "use caravanserai"]
    assert legal(play(position, "use caravanserai", "cube oracle")) == ["suffer", "avert t2 o1", "use caravanserai"]
    position = trader(blue={"hand": ["barracks"], "persons": "1-0 4-0 0-0", "temple": 3})
    play(position, "tile chron-1-1", "time 1", "play barracks")
    assert legal(position) == ["suffer", "avert t3 o0", "use caravanserai"]
    play(position, "use caravanserai")
    assert legal(position) == ["cube temple", "cube oracle"]
    assert refused(position, "use caravanserai") == "GENTES-R-54"
    there_and_back(position)
    play(position, "cube oracle")
    assert legal(position) == ["suffer", "avert t2 o1", "avert t3 o0", "use caravanserai"]
    there_and_back(position)
    play(position, "avert t2 o1")
    assert (mat(position)["coins"], mat(position)["temple"], mat(position)["oracle"]) == (16, 1, 0)
    assert mat(position)["persons"] == "1-0 4-0 0-0"


@pytest.mark.clause("GENTES-R-55", "GENTES-R-41")
def test_by_default_and_before_the_price_is_paid_nothing_is_converted_within() -> None:
    for options in ({}, {"permanent_conversions": "around"}):
        position = play(trader(options=options), "tile phil-4", "train 1")
        assert "use caravanserai" not in legal(position)
        assert refused(position, "use caravanserai") == "GENTES-R-41"
    position = trader(blue={"cities": ["philosophers-oracle"]})
    play(position, "tile phil-4")
    assert state(position)["step"] == "modifiers"
    assert refused(position, "use caravanserai") == "GENTES-R-41"
    play(position, "with philosophers-oracle 2")  # a price of free choice: paid when all is chosen
    while state(position)["step"] in ("time", "how many persons", "train"):
        assert "use caravanserai" not in legal(position)
        play(position, legal(position)[0])
    assert mat(position)["coins"] < 20
    assert "use caravanserai" in legal(position)


@pytest.mark.clause("GENTES-R-55")
def test_a_conversion_comes_between_two_persons_and_two_cards() -> None:
    position = play(trader(), "tile phil-4")
    play(position, "time 1", "train 2", "use caravanserai", "cube temple")
    assert state(position)["step"] == "train"
    play(position, "priest", "use caravanserai", "cube oracle", "soldier")
    assert (mat(position)["coins"], mat(position)["temple"], mat(position)["oracle"]) == (10, 1, 1)
    position = play(trader(), "tile scribe-8", "time 2", "from display", "cards 2")
    first = legal(position)[0]
    play(position, first, "use caravanserai", "cube oracle")
    there_and_back(position)
    assert state(position)["picked"] == [first.split()[1]]
    play(position, legal(position)[0])
    assert (mat(position)["coins"], len(mat(position)["hand"])) == (9, 2)


@pytest.mark.clause("GENTES-R-55", "GENTES-R-35")
def test_a_cube_of_choice_and_one_that_is_bought_lie_down_one_by_one() -> None:
    blue = {"hand": ["temple_of_artemis"], "persons": "0-0 0-3 4-0", "cities": ["athenai"], "oracle": 1}
    position = table(
        {**blue, "coins": 9, "played": ["caravanserai"]}, round=5, options=ANY_TIME,
    )  # fmt: skip
    play(position, "tile chron-1-1", "time 1", "play temple_of_artemis")
    assert legal(position) == ["cube temple", "cube oracle", "use caravanserai"]
    play(position, "use caravanserai", "cube temple", "cube temple", "cube temple")
    found = mat(position)
    assert (found["coins"], found["temple"], found["oracle"]) == (5, 3, 1)
    assert found["played"] == ["caravanserai", "temple_of_artemis"]


@pytest.mark.clause("GENTES-R-55", "GENTES-T-48")
@pytest.mark.parametrize("seed", range(6))
def test_random_games_with_conversions_at_any_time_end_and_every_moment_reads_back(seed: int) -> None:
    """Whoever can convert within an action does so half the time; no choice is a dead end, every step reads back."""
    dice = Dice(seed)
    rich = {"coins": 60, "played": ["caravanserai", "council_house"], "persons": "2-2 2-1 3-1", "temple": 1}
    position = GAME.position({
        "players": 2 + seed % 3, "round": 3, "options": {**ANY_TIME, "hometown_marker": ["site", "owner"][seed % 2]},
        "starter": "blue", "on_turn": "blue", "mats": {
            "blue": {**rich, "hand": ["hospital", "olive_press", "barracks"], "cities": ["athenai", "inventors-trade"]},
            "orange": {"coins": 50, "hand": ["observatory", "forge", "road"], "persons": "0-2 3-0 4-2"},
        },
    })  # fmt: skip
    within = 0
    while position.turn != NOBODY:
        there_and_back(position)
        actions = [int(a) for a in position.legal(position.turn)]
        uses = [a for a in actions if position.turn != CHANCE and GAME.text(position, a) == "use caravanserai"]
        if uses and position.midway() and dice.below(2):
            within += 1
            coins = mat(position)["coins"]
            position.apply(position.turn, uses[0])
            assert mat(position)["coins"] == coins - 3
        else:
            position.apply(position.turn, actions[dice.below(len(actions))])
    assert within > 2


# ---- what the two other readings change


@pytest.mark.clause("GENTES-R-06")
@pytest.mark.parametrize(("option", "groups"), [("mode", 6), ("lower", 2)])
def test_the_range_of_a_further_person(option: str, groups: int) -> None:
    position = table(
        {"played": ["granary"], "coins": 4}, options={"inventor_range": option}, round=3,
    )  # fmt: skip
    play(position, "tile phil-4", "with granary", "train 1")
    assert len(legal(position)) == groups


@pytest.mark.clause("GENTES-R-23", "GENTES-P-07")
@pytest.mark.parametrize(
    ("option", "cubes", "points"),
    [("penalty", 3, 50 - 1 + 1), ("no_penalty_if_playable", 3, 50 + 1), ("no_penalty_if_playable", 2, 50 - 1 + 1)],
)
def test_a_card_that_could_be_scored_and_is_not(option: str, cubes: int, points: int) -> None:
    """Marketplace wants three merchants: with three cubes in the temple it could be met, with two it could not."""
    position = table(
        {"hand": ["marketplace"], "temple": cubes, "points": 50, "coins": 0, "singles": 0}, round=6, step="final",
        options={"unscored_hand_card": option},
    )  # fmt: skip
    play(position, "finish")
    assert mat(position)["points"] == points
