"""A table that was begun by an earlier revision of the rules goes on by it, and its record says so."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest
from tools import SHORT, Person, all_mine, desk, play_to_the_end, server

import theomachy
from theomachy.core.position import NOBODY

OLD = [(name, revision) for name in theomachy.game_names() for revision in theomachy.game(name).earlier]


def begun_by(data: Path, table: str, revision: int) -> None:
    """Write into the store that the table was begun by this revision."""
    with sqlite3.connect(data / "theomachy.db") as connection:
        connection.execute("UPDATE tables SET rules = ? WHERE id = ?", (revision, table))
    connection.close()


def test_there_is_a_game_with_earlier_rules() -> None:
    assert OLD


@pytest.mark.parametrize(("game", "revision"), OLD)
def test_an_old_table_is_played_on_by_its_own_rules(game: str, revision: int, tmp_path: Path) -> None:
    with server(tmp_path) as client:
        person = Person(client)
        table = person.table(game, all_mine(3), options=SHORT.get(game, {}))
    begun_by(tmp_path, table, revision)
    with server(tmp_path) as client:
        person.client = client
        play_to_the_end(person, table, most=3000)
        assert desk(client).hall.tables[table].past.position.turn == NOBODY
        record = theomachy.Record.parse(client.get(f"/api/tables/{table}/record", headers=person.headers).text)
    assert record.tags["Rules"] == str(revision)
    assert theomachy.game(game).to_json(record.verify())["rules"] == revision


@pytest.mark.parametrize("game", theomachy.game_names())
def test_a_table_by_rules_that_nobody_knows_is_not_opened(game: str, tmp_path: Path) -> None:
    with server(tmp_path) as client:
        person = Person(client)
        table = person.table(game, all_mine(min(2, max(theomachy.game(game).players))))
    begun_by(tmp_path, table, 99)
    with server(tmp_path) as client:
        person.client = client
        assert client.get(f"/api/tables/{table}", headers=person.headers).status_code == 409
