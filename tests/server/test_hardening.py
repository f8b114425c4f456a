"""Doors that stay shut: zero bytes, unknown languages, files that others can read, connections without TLS."""

from __future__ import annotations

import logging
import os
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar.testing import TestClient
from processes import Process
from tools import Person, desk, server

from theomachy.core.shape import text_has_zero
from theomachy.server.database import keep_private

GAME = "gentes"
needs_modes = pytest.mark.skipif(os.name != "posix", reason="file modes of POSIX")


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient[Any]]:
    with server(tmp_path) as started:
        yield started


# ---- zero bytes


@pytest.mark.parametrize(("text", "has"), [
    (rb'"\u0000"', True), (rb'"a\\\u0000"', True), (rb'"\\u0000"', False), (rb'"\\\\u0000"', False), (b'"\0"', True),
    (rb'{"\u0000": 1}', True), (rb'"\u00001"', True), (rb'"u0000 \u0001"', False),
])  # fmt: skip
def test_zero_bytes_are_found_however_they_are_written(text: bytes, has: bool) -> None:
    assert text_has_zero(text) is has


@pytest.mark.parametrize(("method", "path", "body"), [
    ("POST", "/api/sign-in", {"name": "a\0b", "password": "a good password"}),
    ("POST", "/api/sign-in/passkey", {"ask": "x", "credential": {"id": "a\0b"}}),
    ("POST", "/api/guests", {"name": "a\0b"}),
    ("POST", "/api/tables", {"game": GAME, "title": "a\0b", "seats": [{"kind": "me"}, {"kind": "open"}]}),
    ("POST", "/api/tournaments", {"game": GAME, "title": "a\0b"}),
    ("POST", "/api/tables", {"game": GAME, "options": {"a\0b": 1}, "seats": [{"kind": "me"}]}),
])  # fmt: skip
def test_a_zero_byte_in_a_text_is_refused(client: TestClient[Any], method: str, path: str, body: Any) -> None:
    """PostgreSQL keeps none: wherever one comes in, it is refused at the same place."""
    refused = Person(client).send(method, path, body, 400)
    assert "zero byte" in refused["detail"]


def test_a_zero_byte_in_a_message_is_refused(client: TestClient[Any]) -> None:
    anna = Person(client)
    table = anna.table(GAME, [{"kind": "me"}, {"kind": "here", "name": "x"}])
    with client.websocket_connect(f"/api/tables/{table}/live?seat=0", headers=anna.headers) as line:
        assert line.receive_json()["type"] == "state"
        line.send_text(r'{"type": "say", "token": "12345678", "text": "a\u0000b"}')
        trouble = line.receive_json()
        assert (trouble["type"], "zero byte" in trouble["reason"]) == ("trouble", True)


# ---- parameters of addresses


def test_an_unknown_language_is_refused_and_hides_nothing(
    client: TestClient[Any], caplog: pytest.LogCaptureFixture
) -> None:
    """It was logged as a fault of each table that was listed, and later faults of these tables were not."""
    anna = Person(client)
    table = anna.table(GAME, [{"kind": "me"}, {"kind": "here", "name": "x"}])
    with caplog.at_level(logging.ERROR):
        for path in ("/api/tables", f"/api/tables/{table}", f"/api/tables/{table}/state", "/api/archive"):
            refused = anna.get(f"{path}?lang=xx", 400)
            assert "xx" in refused["detail"]
            assert "it" in refused["detail"], "what is allowed"
    assert not caplog.records
    assert not desk(client).lobby.complained
    assert anna.get("/api/tables?lang=it")["mine"]


def test_only_so_many_turning_points_can_be_asked_for(client: TestClient[Any]) -> None:
    anna = Person(client)
    table = anna.table(GAME, [{"kind": "me"}, {"kind": "here", "name": "x"}])
    anna.get(f"/api/tables/{table}/review?most=6", 400)
    anna.send("POST", f"/api/tables/{table}/review?most=100000", status=400)
    anna.get(f"/api/tables/{table}/review?most=5", 409)


# ---- files


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@needs_modes
def test_what_is_made_is_made_for_its_owner(tmp_path: Path, request: pytest.FixtureRequest) -> None:
    process = Process(tmp_path / "data").start()
    request.addfinalizer(process.stop)
    made = list((tmp_path / "data").iterdir())
    assert {"theomachy.db", "theomachy.db-wal"} <= {path.name for path in made}
    assert {path.name: oct(mode(path) & 0o077) for path in (tmp_path / "data", *made)} == dict.fromkeys(
        ["data", *(path.name for path in made)], "0o0"
    )


@needs_modes
def test_what_others_could_read_is_closed(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    with server(folder):
        pass
    folder.chmod(0o755)
    (folder / "theomachy.db").chmod(0o644)
    with caplog.at_level(logging.WARNING), server(folder) as client:
        assert Person(client).get("/api/me")
    assert mode(folder) == 0o700
    assert mode(folder / "theomachy.db") == 0o600
    closed = {Path(record.__dict__["path"]) for record in caplog.records if "others on this machine" in record.message}
    assert {folder, folder / "theomachy.db"} <= closed
    caplog.clear()
    with caplog.at_level(logging.WARNING), server(folder):
        pass
    assert not [record for record in caplog.records if "others on this machine" in record.message], "once is enough"


@needs_modes
def test_a_folder_that_holds_other_things_stays_as_it_is(tmp_path: Path) -> None:
    """The files in it are closed all the same, and one that is not there yet is made closed."""
    tmp_path.chmod(0o755)
    (tmp_path / "photos").mkdir()
    database = tmp_path / "games.db"
    keep_private(database)
    assert (mode(tmp_path), mode(database)) == (0o755, 0o600)
    (tmp_path / "games.db-wal").touch(0o644)
    (tmp_path / "games.db-wal").chmod(0o644)
    keep_private(database)
    assert mode(tmp_path / "games.db-wal") == 0o600


# ---- TLS


@pytest.mark.parametrize("trusted", ["127.0.0.1", ""])
def test_who_came_by_https_comes_by_nothing_else(tmp_path: Path, trusted: str, request: pytest.FixtureRequest) -> None:
    """Only a trusted proxy is believed: anybody else could lock people out of a server that has no TLS."""
    process = Process(tmp_path / "data", trusted_proxies=trusted).start()
    request.addfinalizer(process.stop)
    said = {"x-forwarded-proto": "https", "x-forwarded-for": "1.2.3.4"}
    name = "strict-transport-security"
    for path in ("/", "/api/games", "/static/table.js", "/nowhere"):
        proxied = httpx.get(process.address + path, headers=said)
        assert (name in proxied.headers) == bool(trusted), path
        assert name not in httpx.get(process.address + path).headers
