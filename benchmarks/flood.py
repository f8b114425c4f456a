"""How long the requests of one address wait while another address does its worst.

    python benchmarks/flood.py [--seconds 10] [--kinds requests,static] [--lines 24] [--json]

A server with its usual limits is started on this machine. A person at 127.0.0.1 asks for the state of their table
twenty times a second, first in peace, then while 127.0.0.2 floods the server in each of these ways, and at last in all
of them:

* `requests`: pages and lists, as fast as they are answered
* `static`: files of the pages
* `sockets`: websockets to a table that everybody may watch, opened and left open, or refused and opened again
* `sign-ins`: passwords for a name
* `accounts`: guests who add a password

For each it prints the median and the 95th percentile in milliseconds, and how the flood was answered. The flood runs in
a process of its own. All share this machine, so a part of what is waited for is the work of asking.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import secrets
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

KINDS = ("requests", "static", "sockets", "sign-ins", "accounts")
ALL = "all"
HOST, FLOODER = "127.0.0.1", "127.0.0.2"
PAUSE = 0.05  # seconds between two requests of the person
TABLE = {"game": "gentes", "public": True, "seats": [{"kind": "me"}, {"kind": "here", "name": "x"}]}


class Line:
    """A connection that asks one thing after the other, and opens itself again when it was closed."""

    def __init__(self, port: int, source: str) -> None:
        self.port = port
        self.source = source
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, method: str, path: str, body: Any = None, token: str = "", more: str = "") -> tuple[int, bytes]:
        """The status and the body of the answer; 0 if there was none."""
        try:
            if self.streams is None:
                self.streams = await asyncio.open_connection(HOST, self.port, local_addr=(self.source, 0))
            reader, writer = self.streams
            sent = b"" if body is None else json.dumps(body).encode()
            lines = [f"{method} {path} HTTP/1.1", f"Host: {HOST}:{self.port}", f"Content-Length: {len(sent)}"]
            lines += ["Content-Type: application/json"] * bool(sent) + [f"Authorization: Bearer {token}"] * bool(token)
            writer.write(("\r\n".join(lines) + f"\r\n{more}\r\n").encode() + sent)
            await writer.drain()
            first, *head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower().split("\r\n")
            status = int(first.split()[1])
            length = next((part.partition(":")[2] for part in head if part.startswith("content-length:")), "0")
            return status, await reader.readexactly(int(length)) if status != 101 else b""
        except (OSError, EOFError, asyncio.LimitOverrunError) as error:
            self.close()
            return 0, repr(error).encode()

    def close(self) -> None:
        if self.streams is not None:
            self.streams[1].transport.abort()
        self.streams = None


# ---- the flood


async def requests(line: Line, table: str, number: int) -> int:
    paths = ("/api/tables", "/", f"/api/tables/{table}/state", "/api/games", f"/t/{table}/board.svg", "/rules/gentes")
    return (await line.ask("GET", paths[number % len(paths)]))[0]


async def static(line: Line, table: str, number: int) -> int:
    paths = ("/static/table.js", "/static/stage.js", "/static/theomachy.css", "/static/common.js")
    return (await line.ask("GET", paths[number % len(paths)], more="Accept-Encoding: gzip, br\r\n"))[0]


async def sockets(line: Line, table: str, number: int) -> int:
    """Half of them are left open, until the server refuses more."""
    key = "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    key += "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n"
    status, _ = await line.ask("GET", f"/api/tables/{table}/live", more=key)
    if number % 2 == 0 and line.streams is not None:
        OPEN.append(line.streams)
        line.streams = None
    line.close()
    return status


async def sign_ins(line: Line, table: str, number: int) -> int:
    return (await line.ask("POST", "/api/sign-in", {"name": "Anna", "password": f"a wrong one {number}"}))[0]


async def accounts(line: Line, table: str, number: int) -> int:
    name = f"Flood {secrets.token_hex(6)}"
    status, made = await line.ask("POST", "/api/guests", {"name": name})
    if status != 201:
        return status
    wish = {"name": name, "password": "a good long password"}
    return (await line.ask("PUT", "/api/account/password", wish, json.loads(made)["token"]))[0]


OPEN: list[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = []  # websockets that are left open
FLOODS = dict(zip(KINDS, (requests, static, sockets, sign_ins, accounts), strict=True))


async def flood(port: int, kind: str, table: str, lines: int, seconds: float) -> dict[str, int]:
    """Ask without a pause on so many lines; how often each status was answered."""
    answers: Counter[str] = Counter()
    until = time.monotonic() + seconds

    async def go_on(kind: str, start: int) -> None:
        line, number = Line(port, FLOODER), start
        while time.monotonic() < until:
            status = await FLOODS[kind](line, table, number)
            answers[str(status)] += 1
            number += 1
            if not status:
                await asyncio.sleep(0.01)  # nothing else would run while connections are refused
        line.close()

    kinds = KINDS if kind == ALL else (kind,)
    await asyncio.gather(*(go_on(kinds[n % len(kinds)], n) for n in range(max(lines, len(kinds)))))
    return dict(answers)


# ---- the person


async def waits(port: int, token: str, table: str, seconds: float) -> list[float]:
    """How many seconds each of the person's requests took. One that is not answered as it should be ends it all."""
    line = Line(port, HOST)
    found = []
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        began = time.perf_counter()
        status, said = await line.ask("GET", f"/api/tables/{table}/state?seat=0", token=token)
        if not status:  # the server closes idle connections when there are many; a browser asks again, on another
            status, said = await line.ask("GET", f"/api/tables/{table}/state?seat=0", token=token)
        found.append(time.perf_counter() - began)
        if status != 200:
            raise SystemExit(f"the person was answered {status}: {said[:200]!r}")
        await asyncio.sleep(PAUSE)
    line.close()
    return found


async def set_up(port: int) -> tuple[str, str]:
    """Somebody with a table at which they play."""
    line = Line(port, HOST)
    until = time.monotonic() + 60
    while (await line.ask("GET", "/health"))[0] != 200:
        if time.monotonic() > until:
            raise SystemExit("the server does not answer")
        await asyncio.sleep(0.1)
    token = json.loads((await line.ask("POST", "/api/guests", {"name": "Somebody"}))[1])["token"]
    status, made = await line.ask("POST", "/api/tables", TABLE, token)
    if status != 201:
        raise SystemExit(f"no table: {made.decode()}")
    line.close()
    return token, json.loads(made)["id"]


def measure(port: int, kinds: list[str], lines: int, seconds: float) -> dict[str, Any]:
    """Median and 95th percentile in milliseconds, by the kind of flood; `peace` is without one."""
    token, table = asyncio.run(set_up(port))
    found: dict[str, Any] = {}
    for kind in ["peace", *kinds]:
        answers: dict[str, int] = {}
        flooding = None
        if kind != "peace":
            call = [sys.executable, __file__, "--flood", kind, "--port", str(port), "--table", table]
            call += ["--lines", str(lines), "--seconds", str(seconds + 3.0)]
            flooding = subprocess.Popen(call, stdout=subprocess.PIPE, text=True)
            time.sleep(1.5)  # it has begun by then, and lasts longer than the person asks
        took = sorted(asyncio.run(waits(port, token, table, seconds)))
        if flooding is not None:
            answers = json.loads(flooding.communicate(timeout=120)[0])
        found[kind] = {
            "median": round(1000 * statistics.median(took), 1), "p95": round(1000 * took[int(0.95 * len(took))], 1),
            "asked": len(took), "answers": answers,
        }  # fmt: skip
    return found


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return int(probe.getsockname()[1])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--kinds", default=",".join((*KINDS, ALL)))
    parser.add_argument("--lines", type=int, default=24)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--flood", help=argparse.SUPPRESS)
    parser.add_argument("--port", type=int, help=argparse.SUPPRESS)
    parser.add_argument("--table", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.flood:
        print(json.dumps(asyncio.run(flood(given.port, given.flood, given.table, given.lines, given.seconds))))
        return
    kinds = given.kinds.split(",")
    if unknown := set(kinds) - {*KINDS, ALL}:
        raise SystemExit(f"no kind {', '.join(sorted(unknown))}; there are: {', '.join((*KINDS, ALL))}")
    port = free_port()
    source = Path(__file__).parents[1] / "src"
    with tempfile.TemporaryDirectory() as data:
        call = [sys.executable, "-m", "theomachy", "serve", "--port", str(port), "--data", data, "--log-level", "error"]
        server = subprocess.Popen(
            call, env={**os.environ, "PYTHONPATH": str(source)}, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        try:
            found = measure(port, kinds, given.lines, given.seconds)
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait(60)
    if given.json:
        print(json.dumps(found))
        return
    for kind, figures in found.items():
        said = ", ".join(f"{status}: {count}" for status, count in sorted(figures["answers"].items()))
        print(f"{kind:10} median {figures['median']:7.1f} ms   95 % {figures['p95']:7.1f} ms   {said}")


if __name__ == "__main__":
    main()
