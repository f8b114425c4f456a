"""Server processes that can be killed, and programs that play at their tables over HTTP and websockets."""

from __future__ import annotations

import json
import os
import secrets
import signal
import socket
import subprocess
import sys
import time
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import httpx

SOURCE = Path(__file__).parents[2] / "src"


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
        self.settings = {"data": self.data, "bot_pause": 0.0, "bot_workers": 1, **free, **settings}
        self.port = port or free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> Process:
        level = "info" if self.log else "warning"
        code = (
            f"{self.first}\nfrom theomachy.server.serve import serve; from theomachy.server.desk import Settings; "
            f"serve({self.host!r}, {self.port}, settings=Settings(**{self.settings!r}), log_level={level!r})"
        )
        with self.log.open("ab") if self.log else nullcontext() as said:
            self.process = subprocess.Popen(
                [sys.executable, "-c", code], env={**os.environ, "PYTHONPATH": str(SOURCE)}, stdout=subprocess.DEVNULL,
                stderr=said, start_new_session=True,
            )  # fmt: skip
        for _ in range(400):
            try:
                if httpx.get(f"{self.address}/health", timeout=5).status_code == 200:
                    return self
            except httpx.HTTPError:
                assert self.process.poll() is None, "the server ended at once"
                time.sleep(0.03)
        raise AssertionError("the server does not answer")

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
        self.http = httpx.Client(base_url=address, timeout=20)
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
