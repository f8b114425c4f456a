"""Tables that are played with components of the host's own: `theomachy serve --components FILE`."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from tools import Person, all_mine, desk, play_to_the_end, server

import theomachy
from theomachy import cli
from theomachy.core.components import NAMED, fingerprint
from theomachy.core.errors import BadComponents, BadRecord
from theomachy.core.record import Record
from theomachy.server import boxes

GAME = theomachy.game("gods-second")
BOT = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]


@pytest.fixture(autouse=True)
def told_of_nothing(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv(NAMED, "")  # what a test offers is forgotten afterwards
    yield
    boxes.NEW.clear()


def box(folder: Path, power: int) -> Path:
    file = folder / f"power-{power}.toml"
    text = (GAME.home / "components.toml").read_text(encoding="utf-8")
    file.write_text(text.replace("start = 2", f"start = {power}", 1), encoding="utf-8")
    return file


def power(person: Person, table: str) -> int:
    """What the richest player has."""
    person.state(table, 0)  # it is at the desk now
    return int(max(GAME.to_json(desk(person.client).hall.tables[table].past.position)["power"].values()))


def test_new_tables_have_the_components_of_the_host_and_keep_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rich, richer = box(tmp_path, 6), box(tmp_path, 9)
    with server(tmp_path) as client:
        person = Person(client)
        usual = person.table(GAME.name, all_mine(2))
        boxes.offer([rich])
        first = person.table(GAME.name, all_mine(2))
        other = person.table("playing-gods", all_mine(2))
        usually = power(person, usual)
        assert power(person, first) >= usually + 4
        told_of = {table["id"]: table["components"] for table in person.get("/api/tables")["mine"]}
        assert told_of == {usual: "", other: "", first: f"power-6 {fingerprint(rich)[:8]}"}
        page = client.get(f"/t/{first}", headers=person.headers).text
        assert page.count(f"power-6 {fingerprint(rich)[:8]}") == 2  # in the waiting room, and beside the table
        assert 'id="room-box"' not in client.get(f"/t/{usual}", headers=person.headers).text
        assert 'id="room-box"' not in client.get(f"/t/{other}", headers=person.headers).text
        assert "power-6" in client.get(f"/new/{GAME.name}", headers=person.headers).text
        play_to_the_end(person, first)
        record = client.get(f"/api/tables/{first}/record", headers=person.headers).text
        assert str(tmp_path) not in page + record
        told = Record.parse(record)
        assert told.tags["Components"] == fingerprint(rich)
        told.verify()  # the file is found by its fingerprint
    boxes.offer([rich, richer])  # started again: tables that were begun go on as they were
    with server(tmp_path) as client:
        person.client = client
        second = person.table(GAME.name, all_mine(2))
        assert power(person, second) >= usually + 7
        assert desk(client).hall.tables == {second: desk(client).hall.tables[second]}
        person.state(first, 0)
        assert desk(client).hall.tables[first].row.components == fingerprint(rich)
        again = person.send("POST", f"/api/tables/{first}/again", {}, 200)["id"]
        assert desk(client).hall.tables[again].row.components == fingerprint(rich)
    monkeypatch.setenv(NAMED, "")
    boxes.offer([richer])  # nobody names the first file any more
    with server(tmp_path) as client:
        person.client = client
        mine = {table["id"]: table for table in person.get("/api/tables?lang=de")["mine"]}
        assert "anderem Spielmaterial" in mine[first]["shelved"]
        assert not mine[second]["shelved"]
        assert not mine[usual]["shelved"]
        assert client.get(f"/api/tables/{first}", headers=person.headers).status_code == 409
    with pytest.raises(BadRecord, match="was played with another components file"):
        Record.parse(record).verify()


def test_bots_and_reviews_know_the_components(tmp_path: Path) -> None:
    boxes.offer([box(tmp_path, 6)])
    with server(tmp_path) as client:
        person = Person(client)
        table = person.table(GAME.name, [{"kind": "bot", "bot": "random"}, *BOT[1:], {"kind": "me"}])
        there = desk(client).hall.tables[table]
        until = time.monotonic() + 120
        while 2 not in there.asked() and time.monotonic() < until:
            time.sleep(0.02)
        assert there.asked() == [2]  # both bots have moved, in processes of their own
        played = person.table(GAME.name, all_mine(2))
        play_to_the_end(person, played)
        found = person.send("POST", f"/api/tables/{played}/review", None, 200)
        while not found["done"] and time.monotonic() < until:
            time.sleep(0.1)
            found = person.get(f"/api/tables/{played}/review")
        assert found["done"]


def test_such_a_game_is_not_rated(tmp_path: Path) -> None:
    from theomachy.server import rated

    boxes.offer([box(tmp_path, 6)])
    with server(tmp_path) as client:
        person = Person(client)
        with pytest.MonkeyPatch.context() as patch:

            async def anybody(*_: object) -> None:
                return None

            patch.setattr(rated, "demand_account", anybody)
            seats = [{"kind": "me"}, {"kind": "bot", "bot": "level:1"}]
            wish = {"game": GAME.name, "seats": seats, "rated": True}
            refused = person.send("POST", "/api/tables", wish, 400)
        assert "usual rules" in refused["detail"]


def test_what_is_no_box_is_refused_before_anything_is_served(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wrong = tmp_path / "wrong.toml"
    for text, problem in (
        ('[game]\nid = "chess"\n', "game.id is 'chess'; allowed: gods-second"),
        ("nothing\n", "is not TOML"),
        ('[game]\nid = "gods-second"\n', "missing required field"),
    ):
        wrong.write_text(text, encoding="utf-8")
        with pytest.raises(BadComponents, match=problem):
            boxes.offer([wrong])
        assert cli.run(["serve", "--components", str(wrong), "--port", "0"]) == 2
        assert "wrong.toml" in capsys.readouterr().err
    assert boxes.NEW == {}
