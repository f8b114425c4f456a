"""The same code on a real PostgreSQL: two processes at one table, and nothing forks."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Iterator

import pytest
from postgres import Postgres, needed
from processes import Client, Process
from websockets.sync.client import connect

import theomachy

GAME = "gods-second"
pytestmark = needed


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    postgres = Postgres()
    yield postgres.url()
    postgres.remove()


@pytest.fixture(scope="module")
def pair(database: str) -> Iterator[tuple[Process, Process]]:
    """Two processes on one database, started at the same moment."""
    processes = Process(database), Process(database)
    threads = [threading.Thread(target=process.start) for process in processes]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    yield processes
    for process in processes:
        assert process.stop() == 0


def test_two_processes_play_one_table_without_a_fork(pair: tuple[Process, Process]) -> None:
    """Two programs with the same seats, each at its own process, both try every move."""
    first = Client(pair[0].address)
    second = Client(pair[1].address, first.token)
    table = first.table(GAME, 2)
    won = [0, 0]

    def work(number: int, client: Client) -> None:
        luck = random.Random(number)
        for _ in range(2000):
            state = client.state(table)
            if state["over"]:
                return
            seat = state["asked"][0]
            mine = client.state(table, seat)
            if mine["choices"]:
                choice = luck.choice(mine["choices"])
                won[number] += client.play(table, seat, choice["action"], mine["seq"]).status_code == 200

    threads = [threading.Thread(target=work, args=(n, c)) for n, c in enumerate((first, second))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    record = first.record(table)
    for _ in range(50):
        if second.record(table) == record:
            break
        time.sleep(0.1)
    assert second.record(table) == record
    replayed = theomachy.Record.parse(record)
    assert replayed.verify().turn == theomachy.NOBODY
    people = sum(who not in ("chance", "clock") for who, _ in replayed.moves)
    assert sum(won) == people
    assert min(won) > 0
    first.close()
    second.close()


def test_a_move_at_one_process_is_seen_at_the_other(pair: tuple[Process, Process]) -> None:
    import json

    first = Client(pair[0].address)
    table = first.table(GAME, 2, public=True)
    address = f"ws://127.0.0.1:{pair[1].port}/api/tables/{table}/live"
    with connect(address) as socket:
        seen = json.loads(socket.recv(10))
        assert seen["type"] == "state"
        state = first.state(table, first.state(table)["asked"][0])
        done = first.play(table, state["seat"], state["choices"][0]["action"], state["seq"]).json()
        while seen["seq"] < done["seq"]:
            seen = json.loads(socket.recv(10))
        assert seen["seq"] == done["seq"]
    first.close()


def test_a_seat_handed_over_at_one_process_is_handed_over_at_the_other(pair: tuple[Process, Process]) -> None:
    """Without any move: only the seat changes, and who looks at the other process sees it at once."""
    import json

    first = Client(pair[0].address)
    second = Client(pair[1].address, first.token)
    table = first.table(GAME, 2, public=True, options={"start_player": "seat_1"})
    address = f"ws://127.0.0.1:{pair[1].port}/api/tables/{table}/live?seat=1"
    seat = f"/api/tables/{table}/seats/1/bot"
    with connect(address, additional_headers={"authorization": f"Bearer {first.token}"}) as socket:
        seen = json.loads(socket.recv(10))
        assert (seen["seat"], seen["chairs"][1]["kind"]) == (1, "person")
        assert first.http.put(seat, json={"bot": "random"}).status_code == 200
        while seen["chairs"][1]["kind"] != "bot":
            seen = json.loads(socket.recv(10))
        assert (seen["seat"], seen["chairs"][1]["who"]) == (0, "Beginner's luck (for x)")
        assert second.http.get(f"/api/tables/{table}/state", params={"seat": 1}).status_code == 404
        assert second.http.delete(seat).status_code == 200
        for _ in range(100):
            if first.http.get(f"/api/tables/{table}/state", params={"seat": 1}).status_code == 200:
                break
            time.sleep(0.05)
        assert first.state(table, 1)["chairs"][1]["mine"]
    # Bots of both processes play on for one seat, and then it is taken back in the middle: no row is lost or doubled.
    assert first.http.put(f"/api/tables/{table}/seats/0/bot", json={"bot": "random"}).status_code == 200
    assert first.http.put(seat, json={"bot": "random"}).status_code == 200
    time.sleep(0.5)
    answer = second.http.delete(f"/api/tables/{table}/seats/0/bot")
    if answer.status_code == 200:
        written = second.state(table)["seq"]
        time.sleep(0.5)
        state = second.state(table)
        assert state["over"] or state["asked"] == [0]
        assert state["seq"] >= written
    theomachy.Record.parse(second.record(table)).verify()
    first.close()
    second.close()


def test_bots_of_two_processes_do_not_fork(pair: tuple[Process, Process]) -> None:
    first = Client(pair[0].address)
    second = Client(pair[1].address, first.token)
    seats = [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
    table = str(first.http.post("/api/tables", json={"game": GAME, "seats": seats}).json()["id"])
    for _ in range(600):
        if first.state(table)["over"] and second.state(table)["over"]:
            break
        time.sleep(0.1)
    record = theomachy.Record.parse(first.record(table))
    assert record.verify().turn == theomachy.NOBODY
    assert second.record(table) == str(record)
    first.close()
    second.close()


def test_a_killed_process_leaves_the_table_to_the_other(database: str) -> None:
    one, two = Process(database).start(), Process(database).start()
    first = Client(one.address)
    table = first.table(GAME, 2)
    state = first.state(table, first.state(table)["asked"][0])
    done = first.play(table, state["seat"], state["choices"][0]["action"], state["seq"]).json()
    one.kill()
    second = Client(two.address, first.token)
    assert second.state(table)["seq"] == done["seq"]
    state = second.state(table, second.state(table)["asked"][0])
    assert second.play(table, state["seat"], state["choices"][0]["action"], state["seq"]).status_code == 200
    first.close()
    second.close()
    assert two.stop() == 0
