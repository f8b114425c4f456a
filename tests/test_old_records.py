"""Finished games that were written down once: they replay to the same result and the same keys in every version.

They lie in tests/records/<game>/. When a rule is mended, its revision is raised and records of the old one are kept as
they are; a record that changes without that is a broken promise.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import theomachy
from storing import RECORDS, missing, stored
from theomachy.core.position import NOBODY

FILES = sorted(RECORDS.glob("*/*.theo"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_game_of_the_past_replays_as_it_was(path: Path) -> None:
    record = theomachy.Record.parse(path.read_text(encoding="utf-8"))
    assert record.game == path.parent.name
    assert {"Result", "Keys"} <= set(record.tags)
    assert record.verify().turn == NOBODY
    assert str(record) == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("game", theomachy.game_names())
def test_every_revision_has_records_with_every_number_of_players(game: str) -> None:
    assert missing(game) == [], "no record of these revisions and numbers of players: see tests/storing.py"


@pytest.mark.parametrize("game", theomachy.game_names())
def test_no_record_is_of_a_revision_that_nobody_plays(game: str) -> None:
    """A revision that is given up takes its records along; what is read but not replayed proves nothing here."""
    found = {int(record.tags["Rules"]) for record in stored(game).values()}
    assert found == set(theomachy.game(game).revisions)


def test_every_record_belongs_to_a_game() -> None:
    assert {path.parent.name for path in FILES} == set(theomachy.game_names())


@pytest.mark.parametrize("name", ["risen-5", "limit-risen-4"])
def test_a_record_is_played_by_the_rules_that_it_names(name: str) -> None:
    """A god comes back to the attacker's portal: by the first rules of Playing Gods that ended the turn."""
    for own, other in (("1", "2"), ("2", "1")):
        text = (RECORDS / "playing-gods" / f"rules{own}-{name}.theo").read_text(encoding="utf-8")
        with pytest.raises(theomachy.TheomachyError, match=r"cannot|replays"):
            theomachy.Record.parse(text.replace(f'[Rules "{own}"]', f'[Rules "{other}"]')).verify()
