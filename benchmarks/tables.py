"""How many tables one server process carries: scripted clients play whole games over HTTP and websockets.

    python benchmarks/tables.py --tables 20 --seconds 10 [--data postgresql://...]

For each action it measures the time from sending it to the answer (it is on disk), and to the moment when the last
viewer's websocket has the new state. It prints actions a second and the percentiles, and the processor time that the
server spends on an action, which says how many a core of its own could carry even if the machine is busy with other
things. `pictures.py` times views and pictures by themselves.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import secrets
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect

import theomachy

SOURCE = Path(theomachy.__file__).parents[1]


@dataclass
class Measured:
    answers: list[float] = field(default_factory=list)
    screens: list[float] = field(default_factory=list)
    sizes: list[int] = field(default_factory=list)
    actions: int = 0
    refused: int = 0


async def table(number: int, address: str, game: str, viewers: int, end: float, measured: Measured) -> None:
    """One table with two seats of one program and so many viewers."""
    luck = random.Random(number)
    async with httpx.AsyncClient(base_url=address, timeout=60) as client:
        token = (await client.post("/api/guests", json={"name": f"Program {number}"})).json()["token"]
        client.cookies.clear()
        headers = {"authorization": f"Bearer {token}"}
        while time.perf_counter() < end:
            seats = [{"kind": "me"}, {"kind": "here", "name": "other"}]
            wish = {"game": game, "seats": seats, "public": True}
            made = (await client.post("/api/tables", json=wish, headers=headers)).json()
            await one_game(made["id"], address, headers, viewers, end, measured, luck)


async def one_game(
    table_id: str,
    address: str,
    headers: dict[str, str],
    viewers: int,
    end: float,
    measured: Measured,
    luck: random.Random,
) -> None:
    url = f"{address.replace('http', 'ws')}/api/tables/{table_id}/live"
    lines = [await connect(f"{url}?seat={n}", additional_headers=headers, max_size=None) for n in (0, 1)]
    lines += [await connect(url, max_size=None) for _ in range(viewers)]
    states = [await state_after(line, 0, measured) for line in lines]
    while time.perf_counter() < end and not states[0]["over"]:
        seat = states[0]["asked"][0]
        mine = states[seat]
        action = luck.choice(mine["choices"])["action"]
        wish = {"type": "play", "seat": seat, "action": action, "seq": mine["seq"], "token": secrets.token_hex(8)}
        began = time.perf_counter()
        await lines[seat].send(json.dumps(wish))
        answer, states[seat] = await answered(lines[seat], measured, began)
        if answer["type"] != "done":
            measured.refused += 1
            continue
        others = [n for n in range(len(lines)) if n != seat]
        found = await asyncio.gather(*(state_after(lines[n], answer["seq"], measured) for n in others))
        for n, state in zip(others, found, strict=True):
            states[n] = state
        measured.screens.append(time.perf_counter() - began)
        measured.actions += 1
    for line in lines:
        await line.close()


async def answered(line: object, measured: Measured, began: float) -> tuple[dict[str, Any], dict[str, Any]]:
    """The answer to a request and the state after it, whichever comes first."""
    answer: dict[str, Any] | None = None
    state: dict[str, Any] | None = None
    while answer is None or state is None or state["seq"] < answer["seq"]:
        text = await line.recv()  # type: ignore[attr-defined]
        message = json.loads(text)
        if message["type"] in ("done", "refused"):
            answer = message
            measured.answers.append(time.perf_counter() - began)
            if message["type"] == "refused":
                return message, state or message
        elif message["type"] == "state":
            state = message
            measured.sizes.append(len(text))
    return answer, state


async def state_after(line: object, seq: int, measured: Measured) -> dict[str, Any]:
    while True:
        text = await line.recv()  # type: ignore[attr-defined]
        message = json.loads(text)
        if message["type"] == "state" and message["seq"] >= seq:
            measured.sizes.append(len(text))
            found: dict[Any, Any] = message
            return found


def start(data: str, port: int) -> subprocess.Popen[bytes]:
    code = (
        "from theomachy.server.serve import serve; from theomachy.server.desk import Settings; "
        f"serve(port={port}, settings=Settings(data={data!r}, bot_pause=0.0, requests_per_second=1e6, "
        "tables_per_minute=1e6, connections_per_minute=1e6, messages_per_second=1e6, bot_workers=1), log_level='error')"
    )
    process = subprocess.Popen([sys.executable, "-c", code], env={**os.environ, "PYTHONPATH": str(SOURCE)},
                               stdout=subprocess.DEVNULL)  # fmt: skip
    for _ in range(200):
        try:
            if httpx.get(f"http://127.0.0.1:{port}/health").status_code == 200:
                return process
        except httpx.HTTPError:
            time.sleep(0.05)
    raise SystemExit("the server does not answer")


def processor_time(pid: int) -> float:
    """Seconds of processor time that a process has used (Linux)."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def ms(values: list[float], share: float) -> str:
    return f"{sorted(values)[min(len(values) - 1, int(len(values) * share))] * 1000:.1f}" if values else "-"


async def run(arguments: argparse.Namespace, address: str) -> Measured:
    measured = Measured()
    end = time.perf_counter() + arguments.seconds
    work = [table(n, address, arguments.game, arguments.viewers, end, measured) for n in range(arguments.tables)]
    await asyncio.gather(*work)
    return measured


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="gods-second")
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--viewers", type=int, default=1, help="spectators at each table, beside its two seats")
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--data", default="", help="a folder or a PostgreSQL URL; a new folder if not given")
    arguments = parser.parse_args()
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        process = start(arguments.data or folder, port)
        try:
            before = processor_time(process.pid)
            measured = asyncio.run(run(arguments, f"http://127.0.0.1:{port}"))
            spent = processor_time(process.pid) - before
        finally:
            process.terminate()
            process.wait(20)
    kind = "PostgreSQL" if arguments.data.startswith("postgres") else "SQLite"
    print(f"{arguments.game} on {kind}: {arguments.tables} tables at once, {arguments.viewers + 2} screens each")
    print(f"  actions a second      {measured.actions / arguments.seconds:.0f}   (refused: {measured.refused})")
    each = spent / max(1, measured.actions) * 1000
    load = os.getloadavg()[0]
    print(f"  server's own time     {each:.1f} ms an action: {1000 / each:.0f} a second on a core of its own")
    print(f"  load of the machine   {load:.1f} on {os.cpu_count()} cores")
    print(f"  action → on disk      {ms(measured.answers, 0.5)} ms median, {ms(measured.answers, 0.95)} ms 95 %")
    print(f"  action → last screen  {ms(measured.screens, 0.5)} ms median, {ms(measured.screens, 0.95)} ms 95 %")
    print(f"  one state             {statistics.mean(measured.sizes) / 1024:.0f} KB")


if __name__ == "__main__":
    main()
