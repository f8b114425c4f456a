"""What comes in through the doors of a server: addresses, JSON, messages; and what must not go out through them."""

from __future__ import annotations

import asyncio
import json
import logging
import shutil
import stat
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient
from processes import Process
from sqlalchemy import event
from tools import Person, all_mine, desk

import theomachy
from theomachy.core.errors import BadPosition, BadRecord, TheomachyError
from theomachy.core.shape import DEEPEST, text_too_deep
from theomachy.server import health, logs, serve
from theomachy.server.database import database_url
from theomachy.server.desk import Desk, Settings
from theomachy.server.messages import LARGEST

Client = TestClient[Any]
GAME = "gods-second"


# ---- addresses


ZERO = [
    "/api/games/%00", "/api/games/a%00b/rules", "/api/tables/%00", "/api/tables/a%00/state", "/static/%00",
    "/static/a%00.js", "/fonts/%00", "/games/%00/picture.svg", "/rules/%00", "/new/%00", "/t/%00", "/t/%00/qr.svg",
    "/set?to=/%00", "/set?lang=%00", "/api/games?lang=%00", "/api/tables/TABLE?key=%00", "/t/TABLE?key=%00",
    "/api/tables/TABLE/why?seat=0&target=%00", "/api/tables/TABLE/state?seat=%00",
    "/games/gods-second/picture.svg?look=%00", "/?%00=1", "/api/tables/TABLE/record?%00",
]  # fmt: skip


def test_zero_bytes_in_an_address_are_refused(client: Client) -> None:
    person = Person(client)
    table = person.table(GAME, all_mine(2))
    for path in (each.replace("TABLE", table) for each in ZERO):
        for method in ("GET", "PUT", "POST", "DELETE"):
            answer = client.request(method, path, headers=person.headers, follow_redirects=False)
            assert 400 <= answer.status_code < 500, (path, method, answer.status_code, answer.text)
        assert "zero byte" in client.get(path, headers=person.headers).text, path


def test_tables_with_strange_names_are_not_asked_for(client: Client) -> None:
    person = Person(client)
    for name in ("%ff", "%ed%a0%80", "x" * 21, "a'b", "a%0ab", "%F0%9F%8E%B2"):
        assert client.get(f"/api/tables/{name}", headers=person.headers).status_code in (400, 404)
        with (
            pytest.raises(WebSocketDisconnect),
            client.websocket_connect(f"/api/tables/{name}/live", headers=person.headers) as line,
        ):
            line.receive_text()


def test_an_origin_that_is_no_address_is_another_site(client: Client) -> None:
    person = Person(client)
    table = person.table(GAME, all_mine(2))
    headers = {**person.headers, "origin": "http://[x"}
    assert client.post("/api/guests", json={"name": "x"}, headers=headers).status_code == 403
    with (
        pytest.raises(WebSocketDisconnect) as closed,
        client.websocket_connect(f"/api/tables/{table}/live", headers=headers) as line,
    ):
        line.receive_text()
    assert closed.value.code == 4404


def test_private_answers_are_not_kept_by_anybody(client: Client) -> None:
    person, other = Person(client), Person(client)
    table = person.table(GAME, all_mine(2))
    private = [
        "/", "/api/me", "/api/tables", f"/api/tables/{table}", f"/api/tables/{table}/state?seat=0",
        f"/api/tables/{table}/record", f"/api/tables/{table}/why?seat=0&target=x", f"/t/{table}", f"/t/{table}/qr.svg",
        f"/api/tables/{table}/tell?seat=0&action=1", f"/api/tables/{table}/review", "/health", "/set", "/nowhere",
    ]  # fmt: skip
    for path in private:
        for headers in (person.headers, other.headers, {}):
            answer = client.get(path, headers=headers, follow_redirects=False)
            assert answer.headers["cache-control"] == "no-store", path
    wish = {"seat": 0, "action": 1, "seq": 0, "token": "x" * 8}
    answer = client.post(f"/api/tables/{table}/actions", json=wish, headers=person.headers)
    assert answer.headers["cache-control"] == "no-store"
    for path in ("/static/table.js", "/fonts/bold.woff2", f"/games/{GAME}/picture.svg"):
        assert client.get(path).headers.get_list("cache-control") != ["no-store"], path


def test_what_may_have_a_secret_in_it_is_not_compressed(client: Client) -> None:
    """Its length would tell something about the secret to whoever can choose a part of it."""
    person = Person(client)
    table = person.table(GAME, [{"kind": "me"}, {"kind": "bot", "bot": "random"}])
    headers = {**person.headers, "accept-encoding": "gzip"}
    pages = ("/", f"/t/{table}", f"/t/{table}?key=x", f"/new/{GAME}", f"/rules/{GAME}")
    for path in (*pages, "/api/tables", f"/api/tables/{table}/state?seat=0"):
        answer = client.get(path, headers=headers)
        assert answer.status_code == 200, path
        assert "content-encoding" not in answer.headers, path
    for path in ("/static/table.js", "/theme.css", f"/games/{GAME}/picture.svg", f"/t/{table}/board.svg"):
        answer = client.get(path, headers=headers)
        assert answer.status_code == 200, path
        assert answer.headers["content-encoding"] == "gzip", path


# ---- JSON

DEEP = ["[" * 5000, "[" * 5000 + "]" * 5000, '{"a":' * 5000 + "1" + "}" * 5000, "[" * (DEEPEST + 1)]


@pytest.mark.parametrize("deep", DEEP)
def test_deep_json_is_refused_everywhere(client: Client, deep: str) -> None:
    person = Person(client)
    table = person.table(GAME, all_mine(2))
    for method, path in (
        ("POST", "/api/guests"), ("POST", "/api/tables"), ("POST", f"/api/tables/{table}/actions"),
        ("POST", f"/api/tables/{table}/undo"), ("PUT", f"/api/tables/{table}/seats/0"),
        ("PUT", f"/api/tables/{table}/seats/0/bot"),
    ):  # fmt: skip
        for body in (deep, f'{{"game": "{GAME}", "seats": {deep}', f'{{"options": {{"max_turns": {deep}'):
            answer = client.request(method, path, content=body, headers=person.headers)
            assert answer.status_code == 400
            assert "nested too deeply" in answer.json()["detail"]
    with client.websocket_connect(f"/api/tables/{table}/live?seat=0", headers=person.headers) as line:
        line.receive_text()
        line.send_text(f'{{"x": {deep[:3000]}, "type": "ping"}}')
        assert "nested too deeply" in json.loads(line.receive_text())["reason"]
        line.send_text('{"type": "ping"}')
        assert json.loads(line.receive_text())["type"] == "pong"


def test_depth_is_counted_outside_of_texts() -> None:
    assert not text_too_deep(json.dumps({"a": "[{" * 99}).encode())
    assert not text_too_deep(json.dumps({"a\\": '"[' * 99}).encode())
    assert not text_too_deep(b"[1],{}" * 99)
    assert not text_too_deep(b"[" * DEEPEST + b"]" * DEEPEST)
    assert text_too_deep(b"[" * (DEEPEST + 1))
    assert not text_too_deep(b'"' + b"[" * 99)
    assert text_too_deep(b'"\\\\"' + b"[" * 99)


@pytest.mark.parametrize("game", theomachy.game_names())
def test_deep_positions_and_records_are_refused(game: str) -> None:
    rules = theomachy.game(game)
    deep: Any = 1
    for _ in range(5000):
        deep = [deep]
    for key in ("players", "options", "game", "components", "turns", "nonsense"):
        with pytest.raises(BadPosition, match="nested too deeply"):
            rules.position({key: deep})
        with pytest.raises(BadPosition, match="numbers of less than 64"):
            rules.position({key: 10**9999})
        with pytest.raises(BadPosition, match="numbers of less than 64"):
            rules.position({key: {"x": [10**9999]}})
    start = f'[Game "{game}"]\n[Rules "{rules.revision}"]\n[Players "red,blue"]\n'
    for text, word in (*((d, "nested too deeply") for d in DEEP), ("9" * 9999, "too long"), ("[", "no JSON")):
        written = text.replace("\\", "\\\\").replace('"', '\\"')
        with pytest.raises(BadRecord, match=word):
            theomachy.Record.parse(f'{start}[Position "{written}"]\n').start()


# ---- messages


@pytest.mark.parametrize("kind", ["text", "bytes"])
@pytest.mark.parametrize("size", [LARGEST + 1, 64 * 1024, 1_000_000])
def test_large_messages_close_the_line(client: Client, kind: str, size: int) -> None:
    person = Person(client)
    table = person.table(GAME, all_mine(2))
    with client.websocket_connect(f"/api/tables/{table}/live?seat=0", headers=person.headers) as line:
        line.receive_text()
        line.send_text("ü" * (size // 2 + 1)) if kind == "text" else line.send_bytes(b"x" * size)
        with pytest.raises(WebSocketDisconnect) as closed:
            line.receive_text()
        assert closed.value.code == 1009


def test_a_message_may_come_as_bytes(client: Client) -> None:
    person = Person(client)
    table = person.table(GAME, all_mine(2))
    with client.websocket_connect(f"/api/tables/{table}/live?seat=0", headers=person.headers) as line:
        line.receive_text()
        line.send_bytes(b'{"type": "ping"}')
        assert json.loads(line.receive_text())["type"] == "pong"
        line.send_bytes(b"\xff\xfe")
        assert json.loads(line.receive_text())["type"] == "trouble"


# ---- the folder


def test_the_folder_is_the_hosts_alone(tmp_path: Path) -> None:
    database_url(str(tmp_path / "far" / "data"))
    assert stat.S_IMODE((tmp_path / "far" / "data").stat().st_mode) == 0o700
    (tmp_path / "old").mkdir(mode=0o755)
    database_url(str(tmp_path / "old"))  # what a host made stays as he made it
    assert stat.S_IMODE((tmp_path / "old").stat().st_mode) == 0o755


def test_a_folder_may_be_called_as_one_likes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert database_url("sqlite-games").endswith("/sqlite-games/theomachy.db")
    assert Path("sqlite-games").is_dir()


def test_a_second_server_on_the_same_folder_is_refused(tmp_path: Path) -> None:
    first = Process(tmp_path).start()
    try:
        with pytest.raises(TheomachyError, match="another server keeps its games in"):
            asyncio.run(serve.check_store(str(tmp_path)))
        with pytest.raises(TheomachyError, match="another server"):
            asyncio.run(serve.check_store(f"sqlite:///{tmp_path / 'theomachy.db'}"))
        with pytest.raises(TheomachyError, match="another server"):
            asyncio.run(Desk(Settings(data=str(tmp_path))).open())
        assert httpx.get(f"{first.address}/health").status_code == 200
    finally:
        first.kill()
    second = Process(tmp_path).start()  # the killed one keeps nothing
    assert second.stop() == 0
    asyncio.run(serve.check_store(str(tmp_path)))


# ---- health


def test_health_knows_a_database_that_cannot_be_written(client: Client) -> None:
    assert client.get("/health").status_code == 200
    desk(client).health.until = 0.0
    engine = desk(client).store.engine.sync_engine
    reading = ["ON"]

    def refuse(connection: Any, *_: object) -> None:
        connection.execute(f"PRAGMA query_only={reading[0]}")

    event.listen(engine, "checkout", refuse)
    answer = client.get("/health")
    assert answer.status_code == 503
    assert "cannot be written" in answer.json()["detail"]
    reading[0] = "OFF"
    assert client.get("/health").status_code == 503  # for a few seconds the answer counts
    desk(client).health.until = 0.0
    assert client.get("/health").status_code == 200


def test_health_knows_a_full_disk(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    usage = shutil.disk_usage(".")
    monkeypatch.setattr(health.shutil, "disk_usage", lambda _: usage._replace(free=1000))  # type: ignore[attr-defined]
    answer = client.get("/health")
    assert answer.status_code == 503
    assert "full" in answer.json()["detail"]


def test_health_asked_often_writes_seldom(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    written = []

    async def write() -> None:
        written.append(True)

    monkeypatch.setattr(desk(client).store, "write_check", write)
    for _ in range(20):
        assert client.get("/health").status_code == 200
    assert len(written) == 1


# ---- passwords

PASSWORD = "s3cret/wo:rd@x%21"
ADDRESSES = [
    f"postgresql://anna:{PASSWORD}@localhost:1/none",
    "postgresql://anna:s3cret-word@localhost:1/none",
    "postgresql://anna:s3cret-word@localhost:port/none",
    "postgresql://anna:s3cret-word@[::1/none",
    "mysql://anna:s3cret-word@localhost/none",
    "postgresql://localhost:1/none?user=anna&password=s3cret-word",
    "postgresql://anna:s3cret%2Dword@localhost:1/none?connect_timeout=s3cret-word",
    "sqlite+nodriver://anna:s3cret-word@/x",
]  # fmt: skip


@pytest.mark.parametrize("data", ADDRESSES)
def test_no_password_in_any_message(data: str, capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(TheomachyError) as refused:
        asyncio.run(serve.check_store(data))
    said = str(refused.value) + "".join(capfd.readouterr())
    for word in ("s3cret", "wo:rd", "x%21", "x!"):
        assert word not in said
    assert "cannot keep games at" in said
    assert refused.value.__suppress_context__ or "s3cret" not in repr(refused.value.__context__)


def test_no_password_in_the_logs() -> None:
    lines = logs.Lines(serve.secrets_of("postgresql://anna:s3cret%21word@localhost/none"))
    record = logging.makeLogRecord({"msg": "at %s", "args": ("postgresql://anna:s3cret%21word@localhost",)})
    record.url = ["s3cret!word"]
    try:
        raise ValueError("s3cret!word")
    except ValueError as error:
        record.exc_info = (type(error), error, error.__traceback__)
    line = lines.format(record)
    assert "s3cret" not in line
    assert json.loads(line)["what"] == "at postgresql://anna:***@localhost"


# ---- where a server listens


def six() -> bool:
    import socket

    try:
        with socket.socket(socket.AF_INET6) as probe:
            probe.bind(("::1", 0))
    except OSError:
        return False
    return True


@pytest.mark.skipif(not six(), reason="this machine has no IPv6")
@pytest.mark.parametrize("host", ["::", "::1"])
def test_a_server_may_listen_on_ipv6(tmp_path: Path, host: str) -> None:
    process = Process(tmp_path, host=host)
    process.address = f"http://[::1]:{process.port}"
    process.start()
    try:
        assert httpx.get(f"{process.address}/api/games").status_code == 200
    finally:
        assert process.stop() == 0


def test_what_cannot_be_listened_on_is_named() -> None:
    for host in ("no.such.host.invalid", "300.1.2.3", "::zz", "x" * 70 + ".y"):
        with pytest.raises(TheomachyError, match="cannot listen on"):
            serve.free_port(host, 0)
    assert serve.free_port("127.0.0.1", 0) > 0
