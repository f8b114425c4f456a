"""4 Gods by older revisions of its rules: records, positions and tables of them go on as they began."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import theomachy
from games.four_gods_examples import GAME, position
from games.test_four_gods_actions import run_on
from theomachy.core.errors import BadOption, BadPosition, TheomachyError
from theomachy.core.position import CHANCE
from theomachy.games.four_gods.rules.state import REVISION

RECORD = Path(__file__).parents[1] / "records" / "four-gods" / "real-3.theo"
FLIPPING = {"options": {"clock": "real"}, "rows": {"north": ["T05a"]}}


def test_the_game_says_which_revisions_it_plays() -> None:
    assert (GAME.revision, GAME.earlier) == (REVISION, tuple(range(REVISION - 1, 0, -1)))
    assert [n in GAME.revisions for n in (0, 1, 2, 3, 4)] == [False, True, True, True, False]


def test_a_position_keeps_its_revision() -> None:
    old = position({**FLIPPING, "rules": 1})
    data = GAME.to_json(old)
    assert data["rules"] == 1
    assert "rules" not in GAME.to_json(position(FLIPPING))
    again: Any = GAME.position(json.loads(json.dumps(data)))
    run_on(again, "north: flip T05")
    assert again.steps == 1
    for wrong in (0, 4, "1", True):
        with pytest.raises(BadPosition, match="rules"):
            position({**FLIPPING, "rules": wrong})


def test_a_table_can_be_set_by_an_older_revision() -> None:
    table = GAME.new(2, seed=1, revision=1, clock="real")
    assert GAME.to_json(table)["rules"] == 1
    assert "rules" not in GAME.to_json(GAME.new(2, seed=1, revision=3))
    with pytest.raises(BadOption, match="playable here: 3, 2, 1"):
        GAME.new(2, revision=4)


def test_a_match_goes_on_by_the_revision_of_its_record_or_position() -> None:
    record = theomachy.Record.parse(RECORD.read_text(encoding="utf-8"))
    assert record.tags["Rules"] == "1"
    del record.tags["Result"], record.tags["Keys"]
    record.moves = record.moves[:40]
    match = theomachy.Match.resume(record, seed=1)
    assert match.record.tags["Rules"] == "1"
    assert GAME.to_json(match.position)["rules"] == 1
    begun = theomachy.Match("four-gods", position=position({**FLIPPING, "rules": 1}), seed=1)
    begun.play_text("flip T05", 0)
    assert begun.record.tags["Rules"] == "1"
    assert begun.snapshot().replay().key() == begun.position.key()
    assert begun.position.turn != CHANCE


def test_a_revision_that_is_not_known_is_refused() -> None:
    text = RECORD.read_text(encoding="utf-8").replace('[Rules "1"]', '[Rules "9"]')
    with pytest.raises(TheomachyError, match="rules revision 9 of four-gods; playable here: 3, 2, 1"):
        theomachy.Record.parse(text).verify()
