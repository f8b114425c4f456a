"""GODS, first edition: another box, and positions as docs/positions.md describes them."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from games.gods import FIRST, choices, play, state
from theomachy.core.dice import Dice
from theomachy.core.errors import BadComponents
from theomachy.core.position import CHANCE, NOBODY, playout
from theomachy.games.gods.first.table.box import COMPONENTS
from theomachy.games.gods.first.table.positions import ENDINGS, KEYS, STEPS, USED

DOCUMENT = Path(__file__).parents[2] / "docs" / "positions.md"


def changed(tmp_path: Path, *changes: tuple[str, str]) -> Path:
    text = COMPONENTS.read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    path = tmp_path / "box.toml"
    path.write_text(text, encoding="utf-8")
    return path


CHANGES = [
    ("tribes = 32", "tribes = 31", "totals.tribes is 31, but the parts add up to 32"),
    ("deserts = 11", "deserts = 12", "totals.deserts"),
    ("mediations = 2", "mediations = 3", "totals.mediations"),
    ("hex_cards = 72", "hex_cards = 71", "totals.hex_cards is 71, but the parts add up to 72"),
    ("total = 12", "total = 11", "points_tiles.total is 11"),
    ("total = 8", "total = 9", "village_tiles.total is 9"),
    ('id = "end"\ncount = 1', 'id = "end"\ncount = 2', "totals.end_tiles is 1"),
    ("total = 50", "total = 40", "crystals.total is 40; allowed: 48 to"),
    ("points = 4", "points = 400", "temple_penalty.points is 400"),
    ("different_colours = 3", "different_colours = 0", "village_end.different_colours is 0"),
    ("tribes_needed = 3", "tribes_needed = 2", "village_tiles.per_colour is 2; allowed: 4 to"),
    ('id = "mediation"\n', 'id = "extra"\n', "hex_cards are"),
    ('id = "gods-first"', 'id = "gods-second"', "needed: format 1 of 'gods-first'"),
    ("[temple_penalty]", "[temple_bonus]", "temple_"),
    ("income = 3\n", "", "missing required field `income`"),
]


@pytest.mark.parametrize(("old", "new", "message"), CHANGES, ids=[c[2] for c in CHANGES])
def test_a_damaged_box_is_refused_with_its_place(tmp_path: Path, old: str, new: str, message: str) -> None:
    path = changed(tmp_path, (old, new))
    with pytest.raises(BadComponents, match=message) as refused:
        FIRST.new(2, components=path)
    assert str(refused.value).startswith(str(path))


def test_another_box_is_played_with(tmp_path: Path) -> None:
    path = changed(
        tmp_path,
        ('[[gods]]\nid = "red"', '[[gods]]\nid = "thor"'),
        ('id = "whirlwind"\ncount = 2', 'id = "whirlwind"\ncount = 3'),
        ("whirlwinds = 2", "whirlwinds = 3"),
        ("hex_cards = 72", "hex_cards = 73"),
        ("per_colour = 2\nvalue = 3", "per_colour = 2\nvalue = 5"),
        ("points = 4", "points = 1"),
        ("any_colours = 4", "any_colours = 1"),
    )
    data = {
        "players": ["thor", "blue"], "components": str(path), "on_turn": "thor", "display": ["blue"],
        "field": ["T thor 0,0", "T blue 1,0", *(f"t green/thor {at}" for at in ("-1,0", "0,-1", "-1,1"))],
    }  # fmt: skip
    position: Any = FIRST.position(data)
    assert state(position)["pile"]["whirlwind"] == 3
    assert position.score(0) == 5 - 1
    assert choices(position) == ["end game", "last turn"]
    play(position, "end game")
    assert position.ending == "GODS1-X-03"
    again = FIRST.position(state(position))
    assert again.key() == position.key()
    for bag in (False, True):
        fresh = FIRST.new(4, components=path, bag=bag)
        playout(fresh, Dice(3), 100_000)
        assert fresh.turn == NOBODY


# ---- the document


def chapter() -> str:
    return DOCUMENT.read_text(encoding="utf-8").split("## GODS, first edition")[1].split("\n## ")[0]


def test_the_example_of_the_document_can_be_typed_by_hand() -> None:
    position = FIRST.position(json.loads(re.findall(r"```json\n(.*?)```", chapter(), re.S)[0]))
    assert choices(position) == ["end game", "last turn"]
    play(position, "last turn", "draw end")
    assert position.turn == NOBODY


def test_the_document_names_every_field_and_step() -> None:
    named = set(re.findall(r"`([^`]+)`", re.sub(r"```.*?```", "", chapter(), flags=re.S))) | {"game"}
    for names in (KEYS, STEPS, USED, ENDINGS):
        assert set(names) - named == set()
    assert set(re.findall(r"^\| `(\w+)` \|", chapter(), re.M)) <= set(KEYS)


def test_defaults_of_the_document_are_true() -> None:
    data = state(FIRST.position({"players": 2, "on_turn": "red", "step": "actions", "display": ["green"]}))
    assert data["power"] == {"red": 2, "yellow": 2}
    assert data["temples"] == {"red": 5, "yellow": 5}
    assert data["stones"] == {"red": 15, "yellow": 15}
    assert data["extras"] == {"red": 0, "yellow": 0}
    assert (data["points_tiles"], data["box"], data["used"], data["last_turn"]) == ({}, {}, [], False)
    assert (data["actions_left"], data["turns"], data["fresh"]) == (2, 1, 0)
    assert sum(data["pile"].values()) == 47
    start = FIRST.position({"players": 2, "on_turn": "yellow"})
    assert start.turn == CHANCE
    assert state(start)["power"] == {"red": 2, "yellow": 5}
    assert len(FIRST.position({}).gods) == 4  # type: ignore[attr-defined]
    few: Any = FIRST.position({**data, "temples": {"red": 0}})
    assert [int(few.built(0)), int(few.built(1))] == [1, 1]  # what is neither in hand nor on the field is not built
    assert FIRST.position(state(few)).key() == few.key()
