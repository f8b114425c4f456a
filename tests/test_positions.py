"""Positions in JSON: the defaults of a freshly set table, and bad ones refused with their place."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import theomachy
from theomachy.core.errors import BadPosition, TheomachyError
from theomachy.core.position import CHANCE

GAME = theomachy.game("gods-second")
DOCUMENT = Path(__file__).parents[1] / "docs" / "positions.md"
MOMENT: dict[str, Any] = {
    "players": ["red", "blue"],
    "field": ["T red 0,0", "T blue 1,0", "D 2,0"],
    "display": ["green", "desert"],
    "on_turn": "red",
    "step": "actions",
}


@pytest.mark.parametrize("game", theomachy.game_names())
def test_the_empty_object_is_a_freshly_set_table(game: str) -> None:
    rules = theomachy.game(game)
    assert rules.position({}).key() == rules.new().key()
    for players in rules.players:
        assert rules.position({"players": players}).key() == rules.new(players).key()


@pytest.mark.parametrize("players", GAME.players)
def test_every_field_left_out_has_the_value_of_a_freshly_set_table(players: int) -> None:
    """Each field of a fresh table alone, with all the others left out, gives that same table."""
    fresh = GAME.new(players, start_player="seat_1")
    data = GAME.to_json(fresh)
    turn = {key: data.pop(key) for key in ("on_turn", "step", "actions_left", "used", "fresh", "turns", "aside")}
    whole = {"players": data["players"], "options": data["options"], "on_turn": data["players"][0]}
    collected = data.pop("power")
    assert collected[turn["on_turn"]] == 5  # what `start` does by itself
    for key, value in data.items():
        position = GAME.position({**whole, key: value})
        assert position.key() == fresh.key(), key
    for key, value in turn.items():
        position = GAME.position({**whole, "power": collected, "step": turn["step"], key: value})
        assert position.key() == fresh.key(), key


def test_a_field_given_in_part_leaves_the_rest() -> None:
    data = GAME.to_json(GAME.position({**MOMENT, "power": {"blue": 7}, "extras": {"red": 1}}))
    assert data["power"] == {"red": 2, "blue": 7}
    assert data["extras"] == {"red": 1, "blue": 0}
    assert data["temples"] == {"red": 7, "blue": 7}
    assert data["sack"]["desert"] == 10  # one on the field, one on the display
    assert data["sack"]["extra"] == 2
    assert data["turns"] == 1


BAD: list[tuple[dict[str, Any], str]] = [
    ({"colour": 1}, "no field 'colour' in a position; allowed: game, players"),
    ({"game": "gods-first"}, "game: 'gods-first' is not gods-second"),
    ({"players": 5}, "players: 5; allowed: 2, 3, 4"),
    ({"players": True}, "players: True"),
    ({"players": ["red", "zeus"]}, "no god 'zeus'; allowed: red, yellow, blue, green"),
    ({"players": ["red", "red"]}, "different gods"),
    ({"options": {"speed": 1}}, "no option 'speed'"),
    ({"options": {"split_field": "maybe"}}, "split_field: 'maybe' is not allowed"),
    ({"options": []}, "options: must be an object"),
    ({"components": 3}, "components: 3"),
    ({"field": "T red 0,0"}, "field: must be a list"),
    ({"field": ["T red"]}, r"field\[0\]: cannot read 'T red'"),
    ({"field": ["T red 0,0", 7]}, r"field\[1\]: cannot read 7"),
    ({"field": ["T red 0,0", "D 0,0"]}, r"field\[1\]: .*card on that hex already"),
    ({"field": ["T green 0,0"]}, r"field\[0\]: 'green' does not play; at the table: red, blue"),
    ({"field": ["T red 0,0", "t pink/- 1,0"]}, r"field\[1\]: no card 'pink'; allowed: green, blue"),
    ({"field": ["T red 0,0", "D 121,0"]}, "further than 120 steps"),
    ({"field": ["T red 0,0", "D 1000,0"]}, "is no hex"),
    ({"field": []}, "no temple lies on it"),
    ({"field": ["D 0,0"]}, "no temple lies on it"),
    ({"field": [f"T red {i},0" for i in range(9)]}, "more than 8 temples of red"),
    ({"field": ["T red 0,0", *(f"t green/red {i},1" for i in range(16))]}, "more than 15 stones of red"),
    ({"field": ["T red 0,0", *(f"t green/- {i},1" for i in range(9))]}, "cards 'green' in all; the box holds 8"),
    ({"power": {"red": 13}}, "power.red: 13; allowed: a whole number from 0 to 12"),
    ({"power": {"red": -1}}, "power.red: -1"),
    ({"power": {"red": 2.5}}, "power.red: 2.5"),
    ({"power": {"red": True}}, "power.red: True"),
    ({"power": {"green": 2}}, "power: 'green' does not play"),
    ({"power": [2, 2]}, "power: must be an object"),
    ({"temples": {"red": 8}}, "temples.red: 8; allowed: a whole number from 0 to 7"),
    ({"stones": {"red": 16}}, "stones.red: 16; allowed: a whole number from 0 to 15"),
    ({"extras": {"red": 4}}, "cards 'extra' in all; the box holds 3"),
    ({"display": ["green", "green"]}, "display: two cards 'green'"),
    ({"display": ["green", "blue", "violet"]}, "display: 3 cards; the display has 2 spaces"),
    ({"display": ["temple"]}, r"display\[0\]: no card 'temple'; allowed: green"),
    ({"display": [""]}, r"display\[0\]: no card ''"),
    ({"sack": {"green": 9}}, "sack.green: 9; allowed: a whole number from 0 to 8"),
    ({"sack": {"green": 8}}, "9 cards 'green' in all; the box holds 8"),
    ({"sack": {"end": 1}}, "sack: no card 'end'"),
    ({"chips": {"red": "red"}}, "chips: no card 'red'; allowed: green, blue, violet, yellow"),
    ({"chips": {"green": "yellow"}}, "chips.green: 'yellow' does not play"),
    ({"box": {"whirlwind": 3}}, "cards 'whirlwind' in all; the box holds 2"),
    ({"on_turn": "green"}, "on_turn: 'green' does not play; at the table: red, blue"),
    ({"on_turn": 0}, "on_turn: 0"),
    ({"step": "lunch"}, "step: 'lunch'; allowed: start, seating"),
    ({"step": "last turn"}, "step: 'last turn'"),
    ({"step": "start", "used": ["temple"]}, "used: means nothing before a turn has begun"),
    ({"actions_left": 0}, "actions_left: 0; allowed: a whole number from 1"),
    ({"used": ["dinner"]}, "used: 'dinner'; allowed: temple, move, discard, other"),
    ({"used": [["temple"]]}, "used: "),
    ({"fresh": 1}, "fresh: 1; allowed: a whole number from 0 to 0"),
    ({"site": "2,0"}, "site: means nothing in the step 'actions'"),
    ({"step": "where to"}, "needs a site"),
    ({"step": "where to", "site": "2,0"}, "a card lies on 2,0"),
    ({"step": "where to", "site": "here"}, "site: 'here' is no hex"),
    ({"step": "stone", "site": "0,0", "stones": {"red": 0}}, "who has a stone left"),
    ({"step": "stone", "site": "1,0"}, "a temple of the player on turn"),
    ({"step": "stone", "site": "0,0"}, "red could do nothing"),
    ({"step": "after"}, "red has no extra action to play"),
    ({"step": "refill"}, "needs an empty space"),
    ({"step": "refill", "display": [], "sack": {"blue": 1}}, "2 empty spaces, but 1 cards to draw from"),
    ({"step": "refill", "display": ["green"], "aside": 1, "sack": {"green": 2}}, "aside: cards are put aside only"),
    ({"aside": 1}, "aside: means nothing in the step 'actions'"),
    ({"step": "over", "ending": "GODS2-S-01"}, "ending: 'GODS2-S-01'; allowed: GODS2-X-01"),
    ({"ending": "GODS2-X-01"}, "the step is not 'over'"),
    ({"step": "seating"}, "do not lie on the first hexes"),
    ({"turns": -1}, "turns: -1"),
    ({"display": [], "temples": {"red": 0}, "field": ["T red 0,0", "T blue 1,0"]}, "red could do nothing"),
]


@pytest.mark.parametrize(("change", "message"), BAD, ids=[json.dumps(b[0])[:60] for b in BAD])
def test_bad_positions_are_refused_with_their_place(change: dict[str, Any], message: str) -> None:
    assert GAME.position(MOMENT)
    with pytest.raises(BadPosition, match=message):
        GAME.position({**MOMENT, **change})


def test_a_position_beyond_the_limit_is_over() -> None:
    nations = [f"t {c}/red {i},{r}" for r, c in ((1, "green"), (2, "violet"), (3, "yellow")) for i in range(3)]
    data = {**MOMENT, "field": ["T red 0,0", "T blue 1,0", *nations], "chips": {"green": "red"}}
    for step in ("actions", "start"):
        with pytest.raises(BadPosition, match="red has 10 victory points: the game is over at 10"):
            GAME.position({**data, "step": step})
    assert GAME.position({**data, "step": "over"}).ending == "GODS2-X-01"  # type: ignore[attr-defined]


@pytest.mark.parametrize("wrong", [None, 7, "{}", [], ["T red 0,0"], True])
def test_a_position_is_an_object(wrong: object) -> None:
    with pytest.raises(BadPosition, match="a JSON object, not"):
        GAME.position(wrong)  # type: ignore[arg-type]


def test_nothing_is_half_read() -> None:
    """A refused position leaves neither the data nor other positions changed."""
    data = {**MOMENT, "power": {"red": 99}}
    before = json.dumps(data)
    key = GAME.position(MOMENT).key()
    with pytest.raises(TheomachyError):
        GAME.position(data)
    assert json.dumps(data) == before
    assert GAME.position(MOMENT).key() == key


# ---- the document


def test_the_example_of_the_document_can_be_typed_by_hand() -> None:
    example = json.loads(re.findall(r"```json\n(.*?)```", DOCUMENT.read_text(encoding="utf-8"), re.S)[0])
    position = GAME.position(example)
    for action in GAME.parse_line(position, "tribe green 1,1"):
        position.apply(position.turn, action)
    assert "t green/blue 1,1" in GAME.to_json(position)["field"]
    assert position.score(1) == 4


def test_the_document_names_every_field_and_step() -> None:
    from theomachy.games.gods.second.table.positions import KEYS, STEPS, USED

    text = DOCUMENT.read_text(encoding="utf-8").split("## GODS, second edition")[1].split("\n## ")[0]
    text = re.sub(r"```.*?```", "", text, flags=re.S)
    named = set(re.findall(r"`([^`]+)`", text)) | {"game"}
    assert set(KEYS) - named == set()
    assert set(STEPS) - named == set()
    assert set(USED) - named == set()
    fields = re.findall(r"^\| `(\w+)` \|", text, re.M)
    assert set(fields) <= set(KEYS)


def test_defaults_of_the_document_are_true() -> None:
    """The defaults that the tables state, looked at one by one."""
    data = GAME.to_json(GAME.position({"players": 2, "on_turn": "red", "step": "actions", "display": ["green"]}))
    assert data["power"] == {"red": 2, "yellow": 2}
    assert data["temples"] == {"red": 7, "yellow": 7}
    assert data["stones"] == {"red": 15, "yellow": 15}
    assert data["extras"] == {"red": 0, "yellow": 0}
    assert (data["chips"], data["box"], data["used"]) == ({}, {}, [])
    assert (data["actions_left"], data["turns"], data["fresh"], data["aside"]) == (2, 1, 0, 0)
    assert sum(data["sack"].values()) == 51
    start = GAME.position({"players": 2, "on_turn": "yellow"})
    assert start.turn == CHANCE
    assert GAME.to_json(start)["power"] == {"red": 2, "yellow": 5}
    assert len(GAME.position({}).gods) == 4  # type: ignore[attr-defined]
