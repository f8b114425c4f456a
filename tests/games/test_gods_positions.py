"""Positions of both editions that cannot be are refused by name; refusals after the end name what ended the game."""

from __future__ import annotations

import json
from typing import Any

import pytest

import theomachy
from games.gods import FIRST, GAME, PAIR, play, state, table, why
from theomachy.core.dice import Dice
from theomachy.core.errors import BadPosition
from theomachy.core.position import NOBODY

NATIONS = [f"t {c}/red {q},{r}" for r, c in ((3, "green"), (5, "blue"), (7, "violet")) for q in range(3)]
SPLIT = [*PAIR, "D 5,0"]
BOTH: list[tuple[dict[str, Any], str]] = [
    ({"field": [*PAIR, *(f"t green/- {q},5" for q in range(9))]}, "10 cards 'green' in all; the box holds 8"),
    ({"field": [*PAIR, *(f"D {q},5" for q in range(13))]}, "cards 'desert' in all; the box holds"),
    ({"field": [*PAIR, *(f"T red {q},5" for q in range(9))]}, "more than . temples of red"),
    ({"field": [*PAIR, "D 121,0"]}, "121,0 is further than 120 steps"),
    ({"field": [*PAIR, "D 1;0"]}, "is no hex"),
    ({"field": [*PAIR, "D 0,0"]}, "there is a card on that hex already"),
    ({"field": [*PAIR, "t green/yellow 2,0"]}, "'yellow' does not play"),
    ({"temples": {"red": 8}}, "temples.red: 8; allowed"),
    ({"stones": {"red": 16}}, "stones.red: 16; allowed"),
    ({"power": {"red": 13}}, "power.red: 13; allowed"),
    ({"extras": {"red": 4}}, "4 cards '(extra|mediation)' in all; the box holds"),
    ({"actions_left": 3}, "actions_left: 3; allowed: a whole number from 1 to 2"),
    ({"site": "1,0"}, "site: means nothing in the step 'actions'"),
    ({"step": "stone"}, "step 'stone' needs a site"),
    ({"turns": 0}, "turns: 0; allowed: a whole number from 1"),
    ({"step": "starter", "turns": 4}, "turns: 4; allowed: a whole number from 0 to 0"),
    ({"field": SPLIT, "options": {"split_field": "forbidden"}}, "does not hang together"),
    (
        {"step": "stone", "site": "0,0", "field": [*PAIR, "t green/- -1,0"], "stones": {"red": 1}},
        "1 tribes wait beside 0,0 and 1 stones are left",
    ),
]
SECOND_ONLY: list[tuple[dict[str, Any], str]] = [
    ({"chips": {"green": ["red", "blue"]}}, "chips.green"),
    ({"chips": {"green": "yellow"}}, "'yellow' does not play"),
    ({"chips": {"pink": "red"}}, "no card 'pink'"),
    ({"chips": [["green", "red"], ["green", "blue"]]}, "chips"),
    ({"box": {"green": 1}}, "box: green; only whirlwinds and extra actions"),
    ({"box": {"whirlwind": 3}}, "3 cards 'whirlwind' in all; the box holds 2"),
    ({"used": ["desert"], "actions_left": 1}, "noted otherwise with the option other_cards_once=category"),
    (
        {"used": ["other"], "actions_left": 1, "options": {"other_cards_once": "per_kind"}},
        "noted otherwise with the option other_cards_once=per_kind",
    ),
    ({"turns": 9, "options": {"max_turns": 8}}, "max_turns=8 ends the game before"),
    ({"step": "over", "ending": "GODS2-X-01"}, "'GODS2-X-01' is not what this table shows; possible: none"),
    ({"step": "over", "ending": "GODS2-X-02"}, "'GODS2-X-02' is not what this table shows"),
    ({"step": "over", "ending": "GODS2-R-37"}, "'GODS2-R-37' is not what this table shows"),
    (
        {"step": "over", "ending": "GODS2-X-03", "field": [*PAIR, *NATIONS], "sack": {}, "display": [],
         "chips": {"green": "red"}},
        "not what this table shows; possible: GODS2-X-01, GODS2-X-03",
    ),
]  # fmt: skip
FIRST_ONLY: list[tuple[dict[str, Any], str]] = [
    ({"points_tiles": {"red": {"green": 2}, "blue": {"green": 2}}}, "more than 3 green ones are held in all"),
    ({"field": [*PAIR, "X 5,0"]}, "1 cards 'decay' in all; the box holds 0"),
    ({"step": "over", "ending": "GODS1-B-03"}, "'GODS1-B-03' is not what this table shows"),
    ({"step": "over", "ending": "GODS1-X-01"}, "'GODS1-X-01' is not what this table shows"),
    ({"step": "over", "ending": "GODS1-X-04"}, "'GODS1-X-04' is not what this table shows"),
    (
        {"step": "over", "ending": "GODS1-X-02", "bag": {}, "display": [], "options": {"bag": True},
         "field": [*PAIR, *NATIONS]},
        "'GODS1-X-02' is not what this table shows; possible: GODS1-B-03",
    ),
]  # fmt: skip


@pytest.mark.parametrize(
    ("game", "change", "message"),
    [
        *((game, *case) for game in (GAME, FIRST) for case in BOTH),
        *((GAME, *case) for case in SECOND_ONLY),
        *((FIRST, *case) for case in FIRST_ONLY),
    ],
)
def test_what_cannot_be_is_refused(game: theomachy.Game, change: dict[str, Any], message: str) -> None:
    usual = {"players": ["red", "blue"], "on_turn": "red", "step": "actions", "field": PAIR}
    usual["display"] = ["green", "desert"]
    assert game.position(usual)
    with pytest.raises(BadPosition, match=message):
        game.position({**usual, **change})


@pytest.mark.clause("GODS1-B-03", "GODS1-B-05")
def test_after_the_bag_has_failed_the_bag_is_named() -> None:
    """In the log, in the position and in every refusal, also for a player whose villages would end a game by pile."""
    data = {"players": ["red", "blue"], "options": {"bag": True}, "bag": {}, "step": "actions", "actions_left": 1}
    position: Any = FIRST.position({**data, "on_turn": "blue", "display": ["green"], "field": [*PAIR, *NATIONS]})
    position.events = []
    play(position, "tribe green -1,0")
    assert position.turn == NOBODY
    assert position.events[-1].clause == position.ending == "GODS1-B-03"
    for line in ("end game", "last turn", "discard green", "tribe green 2,0", "end turn"):
        for seat in (0, 1):
            assert position.why_not(seat, FIRST.parse(position, line)) == "GODS1-B-03"
    again: Any = FIRST.position(state(position))
    assert (again.ending, again.key()) == ("GODS1-B-03", position.key())
    unnamed = {name: value for name, value in state(position).items() if name != "ending"}
    assert FIRST.position(unnamed).ending == "GODS1-B-03"  # type: ignore[attr-defined]


@pytest.mark.clause("GODS2-X-03", "GODS2-R-37", "GODS1-X-01", "GODS1-X-02")
def test_every_refusal_after_the_end_names_what_ended_the_game() -> None:
    ends = [
        (GAME.position({"players": 2, "on_turn": "red", "sack": {}, "display": []}), "GODS2-X-03"),
        (play(table(actions_left=1, options={"max_turns": 1}), "discard green"), "GODS2-R-37"),
        (play(table(game=FIRST, step="start", display=["green"], pile={"end": 1}), "draw end"), "GODS1-X-01"),
        (play(table([*PAIR, *NATIONS], [], game=FIRST, step="start"), "end game"), "GODS1-X-02"),
    ]
    for position, clause in ends:
        game = FIRST if clause.startswith("GODS1") else GAME
        assert position.turn == NOBODY
        assert {position.why_not(0, a) for a in game.space(position)} == {clause}


@pytest.mark.clause("GODS2-T-02", "GODS2-S-05", "GODS2-S-09", "GODS1-T-01", "GODS1-S-03", "GODS1-S-08")
def test_before_the_first_action_of_a_turn_the_step_that_comes_first_is_named() -> None:
    for game, seating, starter, steps in (
        (GAME, "GODS2-S-05", "GODS2-S-09", "GODS2-T-02"),
        (FIRST, "GODS1-S-03", "GODS1-S-08", "GODS1-T-01"),
    ):
        position = game.new(2, constellation_seating="random")
        discard = game.parse(position, "discard green")
        assert position.why_not(0, discard) == seating
        play(position, "seat red", "seat yellow")
        assert position.why_not(0, discard) == starter
        play(position, "start yellow")
        assert position.why_not(1, discard) == steps
        assert game.reason(position, 1, discard) == "The display is filled first, then you act."
        assert position.why_not(0, discard) == f"{steps[:5]}-T-01"


@pytest.mark.clause("GODS2-R-25", "GODS2-R-15", "GODS1-R-16", "GODS1-A-19", "GODS1-R-17")
def test_a_lifted_desert_is_named_by_its_own_rule_whatever_lifted_it() -> None:
    for game, clause in ((GAME, "GODS2-R-25"), (FIRST, "GODS1-R-16")):
        position = table([*PAIR, "D 2,0"], game=game)
        assert why(position, "to 3,0") == clause
        play(position, "move 2,0")
        assert why(position, "discard green") == clause
        assert game.reason(position, 0, game.parse(position, "discard green")) == (
            "First say where the lifted desert goes."
        )
        assert why(position, "stone 0,1") == clause


@pytest.mark.clause("GODS1-R-35", "GODS1-T-05")
def test_the_end_tile_alone_may_be_left_for_two_empty_spaces() -> None:
    """It ends the game as it comes up, so a pile is never too small; a bag and a sack can be."""
    moment = {"players": ["red", "blue"], "on_turn": "red", "step": "refill", "field": PAIR, "display": []}
    position: Any = FIRST.position({**moment, "pile": {"end": 1}})
    assert state(position)["display"] == [None, None]
    assert FIRST.position(state(position)).key() == position.key()
    play(position, "draw end")
    assert position.turn == NOBODY
    for game, supply in ((FIRST, {"bag": {"green": 1}, "options": {"bag": True}}), (GAME, {"sack": {"green": 1}})):
        with pytest.raises(BadPosition, match="2 empty spaces, but 1 cards to draw from"):
            game.position({**moment, **supply})


@pytest.mark.parametrize("game", [GAME, FIRST], ids=lambda game: str(game.name))
def test_the_last_turns_of_a_game_read_back_in_every_step(game: theomachy.Game) -> None:
    """Where the supply runs out most of what is unusual happens: twins, forced discards, the end."""
    last = {"green": 2, "whirlwind": 1}
    supply = {"pile": {**last, "end": 1}} if game is FIRST else {"sack": {**last, "desert": 1}}
    seen = set()
    for seed in range(30):
        dice = Dice(seed)
        position: Any = game.position({"players": 4, "on_turn": "red", "display": [], **supply})
        while True:
            data = json.loads(json.dumps(game.to_json(position)))
            again = game.position(data)
            assert again.key() == position.key()
            assert game.to_json(again) == data
            assert list(again.legal(again.turn)) == list(position.legal(position.turn))
            seen.add((data["step"], int(position.supply.left)))
            if position.turn == NOBODY:
                break
            choices = position.legal(position.turn)
            position.apply(int(position.turn), int(choices[dice.below(len(choices))]))
    assert ("refill", 1) in seen
    assert {"refill", "actions", "where to", "over"} <= {step for step, _ in seen}
