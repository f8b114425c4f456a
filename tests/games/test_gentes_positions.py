"""Positions of Gentes in JSON: defaults, and bad ones refused with their place."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from games.gentes import ERA1, GAME, legal, mat, state
from theomachy.core.errors import BadPosition
from theomachy.games.gentes.positions import KEYS, MATS, STEPS

DOCUMENT = Path(__file__).parents[2] / "docs" / "positions.md"
MOMENT: dict[str, Any] = {"players": 2, "on_turn": "blue"}
CITIES = ["athenai", "olympia", "cnossus", "delphi", "dodona", "sidon", "tyrus"]

BAD: list[tuple[dict[str, Any], str]] = [
    ({"colour": 1}, "no field 'colour' in a position; allowed: game, players"),
    ({"game": "gods-second"}, "is not gentes"),
    ({"players": 5}, "players: 5; allowed: 2, 3, 4"),
    ({"players": ["blue", "red"]}, "no colour 'red'; allowed: blue, orange"),
    ({"players": ["blue", "blue"]}, "different colours"),
    ({"options": {"speed": 1}}, "no option 'speed'"),
    ({"components": 3}, "components: 3"),
    ({"round": 7}, "round: 7; allowed: a whole number from 1 to 6"),
    ({"round": True}, "round: True"),
    ({"starter": "violet"}, "starter: 'violet'; at the table: blue, orange"),
    ({"on_turn": 0}, "on_turn: 0"),
    ({"step": "lunch"}, "step: 'lunch'; allowed: starting player"),
    ({"step": "play"}, "step 'play' is inside an action and needs 'under_way'"),
    ({"training": ["noble"]}, "training: name all six groups"),
    ({"training": ["noble"] * 6}, "training: something stands there twice"),
    ({"training": ["king"]}, r"training\[0\]: 'king'; allowed: noble"),
    ({"display": ["nothing"]}, r"display\[0\]: 'nothing'"),
    ({"display": ERA1[:9]}, "display: 9 cards; it has 8 positions"),
    ({"display": ["mint"]}, "display: mint is of a later era"),
    ({"stack": ["forge"]}, "in no place"),
    ({"stack": ERA1, "display": ["forge"]}, "stack: forge is in display already"),
    ({"mats": {"violet": {}}}, "mats: 'violet'"),
    ({"mats": {"blue": 7}}, "mats.blue: must be an object"),
    ({"mats": {"blue": {"gold": 1}}}, "no field 'gold' in mats.blue"),
    ({"mats": {"blue": {"coins": -1}}}, "mats.blue.coins: -1"),
    ({"mats": {"blue": {"temple": 5}}}, "mats.blue.temple: 5; allowed: a whole number from 0 to 4"),
    ({"mats": {"blue": {"persons": "7"}}}, "mats.blue.persons: '7'; write '1-0 0-1 2-0'"),
    ({"mats": {"blue": {"persons": "4-3 0-0 0-0"}}}, "noble and artisan are more than 6 together"),
    ({"mats": {"blue": {"persons": {"king": 1}}}}, "no field 'king'"),
    ({"mats": {"blue": {"singles": 12}}}, "more than 12 spaces of the time track"),
    ({"mats": {"blue": {"singles": 7}}}, "blue has no free space on the time track"),
    ({"mats": {"blue": {"hand": ["forge"]}, "orange": {"hand": ["forge"]}}}, "forge is in mats.blue.hand already"),
    ({"mats": {"blue": {"hand": "forge"}}}, "mats.blue.hand: must be a list"),
    ({"mats": {"blue": {"tiles": ["phil-5"]}}}, "not all of them are in play with 2 players"),
    ({"mats": {"blue": {"tiles": ["phil-4"]}, "orange": {"tiles": ["phil-4"]}}}, "somebody else has one of them"),
    ({"mats": {"blue": {"cities": ["memphis"]}}}, "memphis is not in play with 2 players"),
    ({"mats": {"blue": {"cities": ["delphi"]}, "orange": {"cities": ["delphi"]}}}, "somebody else stands"),
    ({"mats": {"blue": {"cities": CITIES}}}, "a player has 6"),
    ({"marked": ["delphi"]}, "only hometowns can be marked"),
    ({"bonus_taken": {"cities": 3}}, "bonus_taken.cities: 3"),
    ({"bonus_taken": {"food": 1}}, "no field 'food'"),
    ({"closing": 1}, "closing: 1; allowed: true, false"),
    ({"uses": {"x": 1}}, "no counter 'x'"),
    ({"under_way": {"fuel": 1}}, "no field 'fuel' in under_way"),
    ({"under_way": {"kind": 9}}, "under_way.kind: 9"),
    ({"under_way": {"then": 77}}, "under_way.then: 77 is no step"),
    ({"under_way": {"pc": 5}}, "lies behind pc_end"),
    ({"step": "refill"}, "needs room on the display"),
    ({"step": "hand limit"}, "blue could do nothing"),
]  # fmt: skip


@pytest.mark.parametrize(("change", "message"), BAD, ids=[json.dumps(b[0])[:60] for b in BAD])
def test_bad_positions_are_refused_with_their_place(change: dict[str, Any], message: str) -> None:
    assert GAME.position(MOMENT)
    with pytest.raises(BadPosition, match=message):
        GAME.position({**MOMENT, **change})


def test_what_is_left_out_is_as_on_a_fresh_table() -> None:
    data = state(GAME.position(MOMENT))
    assert (data["round"], data["starter"], data["step"]) == (1, "blue", "turn")
    assert data["display"] == ERA1[:8]
    assert data["stack"] == ERA1[8:]
    fresh = mat(GAME.position(MOMENT))
    assert (fresh["coins"], fresh["cubes"], fresh["singles"], fresh["free"]) == (20, 5, 1, 6)
    later = state(GAME.position({**MOMENT, "round": 5, "mats": {"blue": {"hand": ["forge", "mint"]}}}))
    assert len(later["discard"]) == 34
    assert len(later["display"]) == 8


def test_the_example_of_the_document_can_be_typed_by_hand() -> None:
    text = DOCUMENT.read_text(encoding="utf-8").split("## Gentes")[1].split("\n## ")[0]
    position = GAME.position(json.loads(re.findall(r"```json\n(.*?)```", text, re.S)[0]))
    assert "tile nav-temple-0" in legal(position)
    named = set(re.findall(r"`([^`]+)`", re.sub(r"```.*?```", "", text, flags=re.S)))
    assert set(KEYS) - named == set()
    assert set(STEPS) - named == set()
    assert set(MATS) - named == set()
