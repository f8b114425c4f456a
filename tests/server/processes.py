"""Server processes that can be killed, and programs that play at their tables over HTTP and websockets."""

from __future__ import annotations

import json
import os
import secrets
import signal
import socket
import ssl
import subprocess
import sys
import time
from contextlib import nullcontext
from functools import cache
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
from nursery import FORKS, HERE, Forked
from nursery import SOURCE as SOURCE


@cache
def certificates() -> ssl.SSLContext:
    """Nobody here speaks TLS, but every client of httpx reads the machine's certificates unless it is given some."""
    return httpx.create_ssl_context()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Process:
    """A server as a host runs it."""

    def __init__(
        self, data: Path | str, port: int | None = None, log: Path | None = None, host: str = "127.0.0.1",
        first: str = "", **settings: Any,
    ) -> None:  # fmt: skip
        """With `settings` other than those that hinder nobody; `log` keeps what it says; `first` is done before."""
        self.data = str(data)
        self.log = log
        self.host = host
        self.first = first
        free = dict.fromkeys(("requests_per_second", "tables_per_minute", "connections_per_minute"), 100000.0)
        free |= dict.fromkeys(("messages_per_second", "hints_per_minute"), 100000.0)
        free |= dict.fromkeys(("accounts_per_hour", "mails_per_hour"), 100000.0)
        self.settings = {"data": self.data, "bot_pause": 0.0, "bot_workers": 1, **free, **settings}
        self.port = port or free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: Forked | subprocess.Popen[bytes] | None = None

    def start(self) -> Process:
        call = {"host": self.host, "port": self.port, "settings": self.settings}
        call["log_level"] = "info" if self.log else "warning"
        self.process = Forked(call, self.log) if FORKS and not self.first else self.loaded(call)
        until = time.monotonic() + 60
        while time.monotonic() < until:
            if self.answers():
                return self
            assert self.process.poll() is None, "the server ended at once"
            time.sleep(0.03)
        raise AssertionError("the server does not answer")

    def answers(self) -> bool:
        line = HTTPConnection(urlsplit(self.address).hostname or "", self.port, timeout=20)
        try:
            line.request("GET", "/health")
            return line.getresponse().status == 200
        except (OSError, HTTPException):
            return False
        finally:
            line.close()

    def loaded(self, call: dict[str, Any]) -> subprocess.Popen[bytes]:
        """Where nothing can be forked, or something has to be done first: a process that loads everything itself."""
        code = f"{self.first}\nimport sys; sys.path[:0] = [{HERE!r}]; from nursery import serving; serving(**{call!r})"
        with self.log.open("ab") if self.log else nullcontext() as said:
            return subprocess.Popen(
                [sys.executable, "-c", code], env={**os.environ, "PYTHONPATH": str(SOURCE)}, stdout=subprocess.DEVNULL,
                stderr=said, start_new_session=True,
            )  # fmt: skip

    def kill(self) -> None:
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        assert self.process is not None
        self.process.terminate()
        return self.process.wait(90)  # a busy machine takes its time


class Client:
    """A program with a token that plays over HTTP and tries again when the line is lost."""

    def __init__(self, address: str, token: str = "") -> None:
        self.http = httpx.Client(base_url=address, timeout=20, verify=certificates())
        self.token = token or self.http.post("/api/guests", json={"name": "Program"}).json()["token"]
        self.http.cookies.clear()
        self.http.headers["authorization"] = f"Bearer {self.token}"

    def table(self, game: str, players: int, **more: Any) -> str:
        seats = [{"kind": "me"}, *({"kind": "here", "name": "x"} for _ in range(players - 1))]
        answer = self.http.post("/api/tables", json={"game": game, "seats": seats, **more})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    def state(self, table: str, seat: int | None = None) -> Any:
        query = {} if seat is None else {"seat": seat}
        return self.http.get(f"/api/tables/{table}/state", params=query).json()

    def play(self, table: str, seat: int, action: int, seq: int, token: str | None = None) -> httpx.Response:
        wish = {"seat": seat, "action": action, "seq": seq, "token": token or secrets.token_hex(8)}
        return self.http.post(f"/api/tables/{table}/actions", content=json.dumps(wish))

    def record(self, table: str) -> str:
        return self.http.get(f"/api/tables/{table}/record").text

    def close(self) -> None:
        self.http.close()
