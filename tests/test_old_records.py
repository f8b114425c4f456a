"""Finished games that were written down once: they replay to the same result and the same keys in every version.

They lie in tests/records/<game>/. When a rule is mended, its revision is raised and records of the old one are kept as
they are; a record that changes without that is a broken promise.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import theomachy
from theomachy.core.position import NOBODY

RECORDS = Path(__file__).parent / "records"
FILES = sorted(RECORDS.glob("*/*.theo"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_game_of_the_past_replays_as_it_was(path: Path) -> None:
    record = theomachy.Record.parse(path.read_text(encoding="utf-8"))
    assert record.game == path.parent.name
    assert {"Result", "Keys"} <= set(record.tags)
    assert record.verify().turn == NOBODY
    assert str(record) == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("game", ["gods-second", "gods-first"])
def test_both_editions_have_records_with_every_number_of_players(game: str) -> None:
    tables = [theomachy.Record.parse(path.read_text(encoding="utf-8")) for path in FILES if path.parent.name == game]
    assert {len(record.tags["Players"].split(",")) for record in tables} == set(theomachy.game(game).players)
