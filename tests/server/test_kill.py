"""Kill -9 during play, again and again: nothing acknowledged is ever lost, nothing is played twice."""

from __future__ import annotations

import json
import os
import random
import re
import secrets
import subprocess
import sys
import threading
import time
from pathlib import Path

import httpx
import pytest
from nursery import FORKS, Forked, Nursery
from processes import SOURCE, Client, Process

import theomachy
from choosing import patience

KILLS = patience(6, 50)
TABLES = 3
GAME = "gods-second"


def test_nothing_is_lost_by_kills(tmp_path: Path) -> None:
    luck = random.Random(3)
    server = Process(tmp_path).start()
    client = Client(server.address)
    tables = [client.table(GAME, 2) for _ in range(TABLES)]
    acknowledged: dict[str, list[tuple[int, int, int]]] = {table: [] for table in tables}  # first row, seat, action
    open_requests: dict[str, tuple[int, int, int, str]] = {}
    done: list[str] = []
    moves = 0
    try:
        for _ in range(KILLS):
            # A few moves, then the cut at a random moment of those that follow, however quick the machine is.
            timer = threading.Timer(luck.uniform(0.0, 0.08), server.kill)
            start_after = moves + luck.randint(1, 3)
            while True:
                if moves >= start_after and not timer.ident:
                    timer.start()
                try:
                    if not tables:
                        tables.append(client.table(GAME, 2))
                        acknowledged[tables[-1]] = []
                    table = luck.choice(tables)
                    if table in open_requests:  # not answered before the cut: the same request again
                        seat, action, seq, token = open_requests[table]
                    else:
                        state = client.state(table)
                        if state["over"]:
                            tables.remove(table)
                            done.append(table)
                            continue
                        seat = state["asked"][0]
                        mine = client.state(table, seat)
                        action = luck.choice(mine["choices"])["action"]
                        seq, token = mine["seq"], secrets.token_hex(8)
                        open_requests[table] = (seat, action, seq, token)
                    answer = client.play(table, seat, action, seq, token)
                    assert answer.status_code == 200, answer.text
                    acknowledged[table].append((seq + 1, seat, action))
                    del open_requests[table]
                    moves += 1
                except httpx.HTTPError:
                    break
            timer.join()
            server.start()
        for table in [*acknowledged]:
            if table in open_requests:
                seat, action, seq, token = open_requests[table]
                assert client.play(table, seat, action, seq, token).status_code == 200
                acknowledged[table].append((seq + 1, seat, action))
            check(client, table, acknowledged[table])
    finally:
        client.close()
        server.kill()
    assert moves >= KILLS


def check(client: Client, table: str, acknowledged: list[tuple[int, int, int]]) -> None:
    """The record replays, and its people's actions are the acknowledged ones: all of them, in order, each once."""
    record = theomachy.Record.parse(client.record(table))
    record.verify()
    game = theomachy.game(record.game)
    position = record.start()
    names = {game.player_name(position, seat): seat for seat in range(position.players)}
    found = []
    for number, (who, text) in enumerate(record.moves, 1):
        if who in names:
            found.append((number, names[who], game.parse(position, text)))
        position.apply(names.get(who, -1), game.parse(position, text))
    assert found == acknowledged
    assert client.state(table)["seq"] == len(record.moves)


TAKEN_DOWN = """
import os, sys
class Last:
    def __del__(self, leave=os._exit):
        leave(7)
sys.last_thing = Last()
"""


def test_a_told_stop_is_graceful(tmp_path: Path) -> None:
    """The interpreter is not taken down: a thread of the web server that still asks for it would abort the process."""
    server = Process(tmp_path, first=TAKEN_DOWN).start()
    client = Client(server.address)
    table = client.table(GAME, 2)
    client.close()
    assert server.stop() == 0
    server.start()
    client = Client(server.address, client.token)
    assert client.state(table)["type"] == "state"
    client.close()
    assert server.stop() == 0


@pytest.mark.skipif(not FORKS, reason="there are no signals to send")
def test_no_server_outlives_the_tests(tmp_path: Path) -> None:
    """Not even if these end so suddenly that nobody stops it."""
    server = Process(tmp_path)
    call = {"host": server.host, "port": server.port, "settings": server.settings, "log_level": "warning"}
    left = Forked(call, tmp_path / "log", Nursery())
    until = time.monotonic() + 60
    while not server.answers():
        assert time.monotonic() < until
        time.sleep(0.05)
    left.home.process.communicate()
    until = time.monotonic() + 20
    while server.answers():
        assert time.monotonic() < until
        time.sleep(0.05)


def test_the_command_serves_and_says_where(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "theomachy", "serve", "--port", "0", "--data", str(tmp_path)]
    environment = {**os.environ, "PYTHONPATH": str(SOURCE)}
    with subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        address = re.search(r"http://\S+", process.stdout.readline())
        assert address
        for _ in range(200):
            try:
                if httpx.get(f"{address[0]}health").json()["ok"]:
                    break
            except httpx.HTTPError:
                time.sleep(0.05)
        busy = address[0].rsplit(":", 1)[1].strip("/")
        again = subprocess.run([*command[:5], busy, *command[6:]], env=environment, capture_output=True, text=True)
        assert again.returncode == 2
        assert "--port" in again.stderr
        process.terminate()
        assert process.wait(20) == 0
        lines = [json.loads(line) for line in process.stderr.read().splitlines()]
    assert {line["what"] for line in lines} >= {"serving", "open", "stopping", "closed"}
