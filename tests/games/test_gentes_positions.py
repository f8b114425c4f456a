"""Positions of Gentes in JSON: defaults, and bad ones refused with their place."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from games.gentes import ERA1, GAME, legal, mat, state
from theomachy.core.errors import BadPosition
from theomachy.games.gentes.rules.under_way import UnderWay
from theomachy.games.gentes.table.positions import KEYS, MATS, STEPS
from theomachy.games.gentes.table.positions_step import UNDER_WAY

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
    ({"rules": 4}, "rules: 4; allowed: a whole number from 1 to 3"),
    # more than the box holds, or a thing in two places
    ({"mats": {"blue": {"cubes": 6}}}, "mats.blue.cubes: 6; allowed: a whole number from 0 to 5"),
    ({"mats": {"blue": {"hand": ["forge"], "played": ["forge"]}}}, "forge is in mats.blue.hand already"),
    ({"round": 3, "display": ["forge"]}, "display: forge is of an earlier era; those lie on the discard pile"),
    ({"open": ["forge"]}, "open: cards are turned up for the draft only"),
    ({"discard": ["forge"]}, "discard: nothing can lie there before the first decline phase"),
    ({"used": ["forge"]}, "used: forge is in nobody's display"),
    ({"step": "decline", "worked": ["forge"]}, "worked: forge is in nobody's display"),
    ({"step": "decline", "worked": ["forge"], "mats": {"blue": {"played": ["forge"]}}}, "forge has no effect in the"),
    ({"picked": ["forge"], "mats": {"blue": {"hand": ["forge"]}}}, "picked: forge does not lie where the cards are"),
    ({"picked": [ERA1[0]]}, "picked: cards are picked in the step 'take' only"),
    ({"activating": ["delphi"]}, "activating: delphi is no site of blue"),
    ({"activating": ["scribes-temple"], "mats": {"blue": {"cities": ["scribes-temple"]}}}, "has no reward"),
    ({"bonus_taken": {"cards": 1}}, "bonus_taken.cards: 1; on the mats lie 0"),
    ({"mats": {"blue": {"bonus": ["cities"]}}}, "mats.blue.bonus: the tile for cities needs 6, not 0"),
    ({"mats": {"blue": {"bonus": ["cards"], "played": ERA1[:7]}}}, "the tile for cards needs 8, not 7"),
    # rounds and steps that do not go together
    ({"step": "final", "round": 5}, "step 'final' comes after round 6, with 'closing' true"),
    ({"step": "over", "closing": False}, "step 'over' comes after round 6"),
    ({"closing": True}, "closing: true only in the decline phase of round 6 and after it"),
    ({"step": "decline", "round": 4, "closing": True}, "closing: true only in the decline phase of round 6"),
    ({"step": "decline", "mats": {"blue": {"tiles": ["phil-4"]}}}, "mats.blue.tiles: action tiles are gone"),
    ({"step": "final", "mats": {"blue": {"tiles": ["phil-4"]}}}, "mats.blue.tiles: action tiles are gone"),
    ({"step": "decline", "mats": {"blue": {"doubles": 1}}}, "mats.blue.doubles: they have become singles"),
    ({"step": "decline", "marked": ["scribes-temple"]}, "marked: marks are gone in step 'decline'"),
    ({"step": "decline", "used": ["forge"], "mats": {"blue": {"played": ["forge"]}}}, "used: marks are gone"),
    ({"step": "decline", "under_way": {"queue": 1}}, "under_way.queue: 1; with blue on turn it is 0"),
    ({"step": "hand limit"}, "step 'hand limit': blue has not more than 3 hand cards"),
    ({"step": "discard", "mats": {"blue": {"hand": ERA1[:4]}}}, "1 hourglasses fit; blue is in step 'hand limit'"),
    ({"step": "hand limit", "mats": {"blue": {"hand": ERA1[:4], "singles": 7}}}, "blue is in step 'discard'"),
    ({"step": "lift", "under_way": {"kind": 1}}, "step 'lift': blue has 6 cities in stock"),
    # the setup
    ({"step": "draft", "round": 2}, "step 'draft' belongs to round 1"),
    ({"step": "start persons", "mats": {"blue": {"cities": ["delphi"]}}}, "mats.blue: cities, played cards and action"),
    ({"step": "draft cards", "mats": {"blue": {"hand": ["forge"]}}}, "mats.blue.hand: nobody has cards before"),
    ({"step": "draft", "mats": {"blue": {"persons": "1-0 0-0 0-0"}}}, "mats.blue.persons: nobody is there before"),
    ({"step": "start persons"}, "on_turn: after 0 choices orange is asked"),
    ({"step": "start persons", "mats": {"blue": {"persons": "1-0 0-0 0-0"}}}, "mats.orange: 0 persons; after 1"),
    ({"step": "start persons", "mats": {"orange": {"persons": "5-0 0-0 0-0"}}}, "mats.orange: 5 persons; after 5"),
    ({"step": "start persons", "mats": {s: {"persons": "4-0 0-0 0-0"} for s in ("blue", "orange")}}, "are chosen"),
    ({"step": "draft", "on_turn": "orange", "open": ERA1[:5]}, "open: 5 cards; after 0 choices there are 6"),
    ({"step": "draft", "open": ERA1[:5], "mats": {"blue": {"hand": ["watchtower"]}}}, "mats.orange: 0 cards; after 1"),
]  # fmt: skip


@pytest.mark.parametrize(("change", "message"), BAD, ids=[json.dumps(b[0])[:60] for b in BAD])
def test_bad_positions_are_refused_with_their_place(change: dict[str, Any], message: str) -> None:
    assert GAME.position(MOMENT)
    with pytest.raises(BadPosition, match=message):
        GAME.position({**MOMENT, **change})


@pytest.mark.clause("GENTES-R-25", "GENTES-T-43", "GENTES-P-11")
@pytest.mark.parametrize("starter", ["blue", "orange", "violet"])
@pytest.mark.parametrize("first", ["blue", "orange", "violet"])
@pytest.mark.parametrize("step", ["decline", "hand limit", "final"])
def test_typed_steps_that_go_round_ask_everybody_who_is_left_once(step: str, first: str, starter: str) -> None:
    """From whoever is on turn, in player order from the starting player, each once; then the phase is over."""
    order = {"blue": ["blue", "orange", "violet"], "orange": ["orange", "violet", "blue"],
             "violet": ["violet", "blue", "orange"]}[starter]  # fmt: skip
    cities = {"blue": ["athenai", "delphi"], "orange": ["sidon", "tyrus"], "violet": ["dodona", "corinthus"]}
    mats: dict[str, Any] = {}
    for i, name in enumerate(order):
        cards = ERA1[5 * i : 5 * i + 5]
        mats[name] = {"cities": cities[name], "hand": cards, "singles": 0}
        if step == "final":
            mats[name] = {"hand": cards[:1], "oracle": 1, "persons": "1-0 0-0 0-0"}
    position = GAME.position({"players": 3, "step": step, "starter": starter, "on_turn": first, "mats": mats})
    asked = []
    while state(position)["step"] in ("decline", "hand limit", "final"):
        if state(position)["step"] == step:
            asked.append(state(position)["on_turn"])
        choices = legal(position)
        text = next((t for t in choices if t.startswith(("activate", "limit", "finish"))), choices[0])
        position.apply(position.turn, GAME.parse(position, text))
    assert asked == order[order.index(first) :]
    end = state(position)
    if step == "final":
        assert end["step"] == "over"
    else:
        assert (end["step"], end["on_turn"]) == ("turn", starter)


@pytest.mark.clause("GENTES-S-17", "GENTES-R-03")
def test_typed_steps_of_the_setup_ask_the_right_players() -> None:
    """To the right, from the starting player's right; how far it has come follows from hands and charts."""
    draft = GAME.position({"players": 3, "step": "draft", "open": ERA1[:9]})
    assert state(draft)["on_turn"] == "violet"
    hands = {"violet": ERA1[9:11], "orange": [ERA1[11]], "blue": [ERA1[12]]}
    data = {"players": 3, "step": "draft", "open": ERA1[:5], "on_turn": "orange"}
    data["mats"] = {name: {"hand": cards} for name, cards in hands.items()}
    late = GAME.position(data)
    for name in ("orange", "blue"):
        assert state(late)["on_turn"] == name
        late.apply(late.turn, int(late.legal(late.turn)[0]))
    assert (state(late)["step"], state(late)["on_turn"]) == ("start persons", "violet")
    people = {"players": 3, "step": "start persons", "on_turn": "orange",
              "mats": {"violet": {"persons": "4-0 0-0 0-0"}, "orange": {"persons": "0-0 1-0 0-1"}}}  # fmt: skip
    position = GAME.position(people)
    assert "2 of 4 persons" in GAME.ask(GAME.view(position, 1))
    for name in ("orange", "orange", *["blue"] * 4):
        assert state(position)["on_turn"] == name
        position.apply(position.turn, int(position.legal(position.turn)[0]))
    assert state(position)["step"] == "refill"


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


def test_everything_under_way_is_copied_keyed_and_written() -> None:
    """One number for each name, in one order; a copy is independent."""
    now = UnderWay()
    assert set(map(int, [*now.numbers(), *now.rare()])) == {0}
    for n, name in enumerate(UNDER_WAY.values(), 1):
        setattr(now, name, n)
    assert list(map(int, [*now.numbers(), *now.rare()])) == list(range(1, len(UNDER_WAY) + 1))
    other = now.copy()
    assert [other.numbers(), other.rare()] == [now.numbers(), now.rare()]
    other.price += 1
    other.paused += 1
    assert other.numbers() != now.numbers()
    assert other.rare() != now.rare()
