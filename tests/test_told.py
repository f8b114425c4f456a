"""Every clause that a game names in events, endings and points exists, and is listed in a table to review."""

from __future__ import annotations

import pytest

import theomachy
from choosing import patience
from theomachy.core import clauses
from theomachy.core.position import NOBODY
from told import in_code, in_more_games, in_records, in_walks, table, title
from walks import cases_of, walk

every_game = pytest.mark.parametrize("name", theomachy.game_names())
HOW = "write it with `python tests/told.py --write`, then read what clause it is"


@every_game
def test_the_clauses_that_events_name_are_listed(name: str) -> None:
    """What random games and kept records tell is in `tests/told`: an event that names another clause than before is
    seen there."""
    found = in_walks(name) | in_records(name) | in_more_games(name, patience(5, 100))
    assert len(found) > 20
    assert found - set(table(name)) == set(), HOW


@every_game
def test_the_clauses_that_the_rules_name_outright_are_listed(name: str) -> None:
    assert in_code(name) - set(table(name)) == set(), HOW


@every_game
def test_the_tables_name_clauses_of_the_game_and_what_they_are_about(name: str) -> None:
    known = {clause.id for clause in clauses.clauses(name)}
    listed = table(name)
    assert listed
    for (kind, clause), about in listed.items():
        assert clause in known, (kind, clause)
        assert about == title(clause), (kind, clause)


@every_game
def test_endings_and_points_name_clauses_of_the_game(name: str) -> None:
    known = {clause.id for clause in clauses.clauses(name)}
    game = theomachy.game(name)
    named: set[str] = set()
    for case in cases_of(name, False):
        final = walk(case).positions[-1]
        assert final.turn == NOBODY
        named.add(game.ending(final))
        named |= {part.clause for parts in game.sources(final) for part in parts}
        tie = game.tie(final)
        if tie is not None:
            named.add(tie.clause)
    assert named
    assert named <= known
