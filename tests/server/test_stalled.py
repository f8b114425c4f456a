"""Websockets whose other side does not read: nothing is done for those whose right to it has ended meanwhile."""

from __future__ import annotations

import json
import secrets
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from processes import Client, Process

PASSWORD = "a good long password"
GAME = "gentes"
STATES = 130  # some 4 MB, more than the buffers between two processes hold


@pytest.fixture
def process(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Process]:
    settings: dict[str, Any] = getattr(request, "param", {})
    started = Process(tmp_path / "data", **settings).start()
    yield started
    started.stop()


def signed_in(process: Process, name: str) -> str:
    """The token of another sign-in of that account."""
    answer = httpx.post(f"{process.address}/api/sign-in", json={"name": name, "password": PASSWORD})
    assert answer.status_code == 200, answer.text
    return str(answer.json()["token"])


def looking(process: Process) -> int:
    """How many look at tables of the server."""
    return int(httpx.get(f"{process.address}/health").json()["viewers"])


class Deaf:
    """A websocket that reads nothing until it is told to. It asks for the table again and again, each time in another
    look, so that the server has far more to send than the buffers between two processes hold."""

    def __init__(self, process: Process, token: str, table: str) -> None:
        self.line = socket.socket()
        self.line.settimeout(60)
        self.line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self.line.connect(("127.0.0.1", process.port))
        head = (
            f"GET /api/tables/{table}/live?seat=0 HTTP/1.1\r\nHost: 127.0.0.1:{process.port}\r\n"
            f"Authorization: Bearer {token}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
        )
        self.line.sendall(head.encode())
        assert b" 101 " in self.line.recv(100)
        for n in range(STATES):
            self.send({"type": "look", "lang": ("en", "de")[n % 2], "layout": ("wide", "tall")[n % 2]})
            looking(process)  # once this is answered the server has had time for the look: each is sent by itself

    def send(self, message: object) -> None:
        """As one masked frame of text, as RFC 6455 has it; the mask is all zeros."""
        text = json.dumps(message).encode()
        size = bytes([0x80 | len(text)]) if len(text) < 126 else b"\xfe" + len(text).to_bytes(2, "big")
        self.line.sendall(b"\x81" + size + bytes(4) + text)


@contextmanager
def deaf(process: Process, token: str, table: str) -> Iterator[Deaf]:
    found = Deaf(process, token, table)
    with found.line:
        yield found


def test_a_session_that_was_ended_plays_no_more(process: Process, request: pytest.FixtureRequest) -> None:
    """The thief reads nothing, so that the server stands still in a send and cannot tell them that it is over."""
    owner = Client(process.address)
    request.addfinalizer(owner.http.close)
    saved = owner.http.put("/api/account/password", json={"name": "Owner", "password": PASSWORD})
    assert saved.status_code == 200, saved.text
    owner.http.headers["authorization"] = f"Bearer {saved.json()['token']}"
    table = owner.table(GAME, 2)
    with deaf(process, signed_in(process, "Owner"), table) as thief:
        (seat,) = owner.state(table)["asked"]
        before = owner.state(table, seat)
        changed = owner.http.put("/api/account/password", json={"password": "quite another one", "old": PASSWORD})
        assert changed.status_code == 200, changed.text
        action = before["choices"][0]["action"]
        wish = {"type": "play", "seat": seat, "action": action, "seq": before["seq"], "token": secrets.token_hex(8)}
        thief.send(wish)
        until = time.monotonic() + 60
        while time.monotonic() < until and looking(process) and owner.state(table, seat)["seq"] == before["seq"]:
            time.sleep(0.1)
        assert not looking(process)
    assert owner.state(table, seat)["seq"] == before["seq"]
    assert owner.play(table, seat, action, before["seq"]).status_code == 200


@pytest.mark.parametrize("process", [{"stalled_seconds": 1.0}], indirect=True)
def test_a_line_that_stands_still_is_ended(process: Process, request: pytest.FixtureRequest) -> None:
    """Its place among the viewers of the table is free again, although the other side never hung up."""
    player = Client(process.address)
    request.addfinalizer(player.http.close)
    table = player.table(GAME, 2)
    with deaf(process, player.token, table):
        until = time.monotonic() + 60
        while time.monotonic() < until and looking(process) > 0:
            time.sleep(0.1)
        assert looking(process) == 0
