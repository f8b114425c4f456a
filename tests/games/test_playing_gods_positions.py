"""Every position that occurs reads back from its JSON; moments and endings that cannot be are refused."""

from __future__ import annotations

import json
from typing import Any

import pytest

from choosing import patience
from games.playing_gods import GAME, base, play, state
from games.playing_gods_tables import crowded, on_the_way
from theomachy.core.dice import Dice
from theomachy.core.errors import BadPosition
from theomachy.core.position import CHANCE, NOBODY
from theomachy.pure import is_compiled
from walks import Case, cases_of

CASES = cases_of("playing-gods", False)
GAMES = patience(3, 20) if is_compiled() else 1
# The next card makes every god lose a sect, and B rules eleven territories as soon as A has given up the one in AF1.
NEARLY: dict[str, Any] = {
    "stacks": {**{f"{c}{n}": "B" for c in ("SA", "AS") for n in (1, 2, 3, 4)}, "EU1": "B", "EU2": "B", "AF1": "BA",
               "EU3": "C", "EU4": "C"},
    "conversion_pile": ["all_lose_one_sect"],
}  # fmt: skip


def same_again(table: Any) -> str:
    """The step of the position, which has been written and read."""
    data = json.loads(json.dumps(GAME.to_json(table)))
    again: Any = GAME.position(data)
    assert again.key() == table.key()
    assert GAME.to_json(again) == data
    assert again.turn == table.turn
    for player in (*range(table.players), CHANCE):
        assert list(again.legal(player)) == list(table.legal(player))
    return str(data["step"])


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_position_on_the_way_reads_back(case: Case) -> None:
    """Not some positions of a game but all of them, from tables on which gods rise and victories are near."""
    steps = set()
    for number in range(GAMES):
        table = crowded(case.players, case.seed + number, **dict(case.options))
        steps |= {same_again(now) for now in on_the_way(table, Dice(number), 60)}
    assert len(steps) > 5


def test_a_god_may_rule_enough_in_the_middle_of_a_lose_card() -> None:
    """B rules eleven territories for a moment, but must give up a sect of its own before anybody looks."""
    table: Any = play(base(3, on={"A": 3}, **NEARLY), "draw", "lose AF1")
    assert int(table.lands[1]) == 11
    assert same_again(table) == "losing"
    assert play(table, "lose SA1", "lose EU3").turn != NOBODY


def test_a_god_may_rule_enough_while_others_are_asked_whether_they_come_back() -> None:
    """C stays out, and its chip no longer lies on that of B; but D is asked too before the end is looked for."""
    stacks = {**{f"{c}{n}": "B" for c in ("SA", "AS") for n in (1, 2, 3)}, "SA4": "B", "AS4": "B", "AF1": "B",
              "AF2": "B", "AF3": "BCE", "AF4": "DE", **{f"EU{n}": "E" for n in (1, 2, 3, 4)}}  # fmt: skip
    table: Any = base(5, on={"A": 12}, status={"C": "limbo", "D": "limbo"}, stacks=stacks, hands={"A": "plague"})
    play(table, "attack plague", "target AF3", "target AF4", "stay out")
    assert int(table.lands[1]) == 11
    assert same_again(table) == "rising"
    play(table, "resurrect")
    assert same_again(table) == "risen"
    while table.turn != NOBODY:
        same_again(table)
        table.apply(table.turn, table.legal(table.turn)[0])
    assert state(table)["ending"] == "PG-E-01"


def test_an_immunity_that_all_know_may_lie_where_no_hidden_one_can_be() -> None:
    """B was hit by fire and had no immunity; then all saw it draw one."""
    table = base(3, on={"B": 1}, bare={"B": ["fire"]}, wrath_pile=["immunity_fire"])
    assert state(table)["public"]["B"] == ["immunity_fire"]
    assert state(table)["bare"]["B"] == ["fire"]
    same_again(table)


def test_the_last_turn_that_was_agreed_on_is_the_last() -> None:
    data: dict[str, Any] = {"players": 3, "options": {"turn_limit": 30}}
    assert GAME.position({**data, "step": "roll", "turns": 30})
    for step in ("roll", "landed", "portal", "over"):
        with pytest.raises(BadPosition, match=r"turns: 31; the game is over after 30 \(turn_limit, PG-R-56\)"):
            GAME.position({**data, "step": step, "turns": 31})
    assert GAME.position({"players": 3, "options": {"turn_limit": 0}, "turns": 10**6, "step": "roll"})


ELEVEN = {land: ["A"] for land in ("SA2", "SA3", "SA4", "EU2", "EU3", "EU4", "AF2")}
FALSE_ENDS: list[tuple[dict[str, Any], str]] = [
    ({}, "ending: '' is not what this table shows; possible: none"),
    ({"ending": "PG-E-01", "winner": "A"}, "ending: 'PG-E-01' is not what this table shows; possible: none"),
    ({"ending": "PG-R-56"}, "possible: none"),
    ({"ending": "PG-E-02", "stacks": ELEVEN}, "ending: 'PG-E-02' is not what this table shows; possible: PG-E-01"),
    ({"winner": "B", "stacks": ELEVEN}, "winner: B; by PG-E-01 it is A"),
    ({"ending": "PG-E-03", "stacks": ELEVEN}, "possible: PG-E-01"),
    ({"turns": 1000, "ending": "PG-E-03"}, "possible: PG-R-56"),
    ({"turns": 1000, "winner": "A"}, "winner: A; by PG-R-56 it is nobody alone"),
    ({"turns": 1000, "asked": "A"}, "nobody is asked when the game is over"),
    ({"turns": 1000, "status": {"B": "dead"}, "hands": {"B": ["plague"]}}, "B is out and has no cards"),
    ({"turns": 1000, "attack": "fire"}, "attack: there is none in this step"),
]


@pytest.mark.parametrize(("data", "message"), FALSE_ENDS, ids=[message for _, message in FALSE_ENDS])
def test_false_endings_are_refused(data: dict[str, Any], message: str) -> None:
    with pytest.raises(BadPosition) as refused:
        GAME.position({"players": 5, "step": "over", **data})
    assert message in str(refused.value)


@pytest.mark.parametrize(("data", "ending", "winner"), [
    ({"players": 5, "stacks": ELEVEN}, "PG-E-01", "A"),
    ({"players": 2, "stacks": {f"AS{n}": ["B"] for n in (1, 2, 3, 4)}}, "PG-E-02", "B"),
    ({"players": 3, "status": {"A": "dead", "C": "dead"}}, "PG-E-03", "B"),
    ({"players": 3, "turns": 1000, "stacks": {"AF1": ["C"]}}, "PG-R-56", "C"),
    ({"players": 3, "turns": 1000}, "PG-R-56", None),
])  # fmt: skip
def test_true_endings_say_who_has_won(data: dict[str, Any], ending: str, winner: str | None) -> None:
    table = GAME.position({**data, "step": "over"})
    found = state(table)
    assert (table.turn, found["ending"], found["winner"]) == (NOBODY, ending, winner)
    same_again(table)


@pytest.mark.parametrize("key", ["ending", "winner"])
def test_only_a_game_that_is_over_has_an_end(key: str) -> None:
    with pytest.raises(BadPosition, match=f"{key}: .*, but the step is not 'over' but 'roll'"):
        GAME.position({"players": 3, "step": "roll", key: {"ending": "PG-E-01", "winner": "A"}[key]})
