"""Connections that say nothing: a server of a club answers a new browser whatever else hangs on its line."""

from __future__ import annotations

import json
import resource
import socket
import struct
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest
from processes import Client, Process
from websockets.exceptions import ConnectionClosed
from websockets.protocol import State
from websockets.sync.client import ClientConnection, connect

from theomachy.server.door import Door, room_for
from theomachy.server.live import MOST_WATCHING
from theomachy.server.proxies import Proxies
from theomachy.server.unread import MOST, TCP_INFO, Unread

GAME = "gods-second"
MANY = 300


@pytest.fixture(autouse=True)
def room() -> Iterator[None]:
    """This process has as many connections as the server, on its own side."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = 4096 if hard == resource.RLIM_INFINITY else min(4096, hard)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, wanted), hard))
    yield
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Callable[..., Process]]:
    """Servers that are stopped again, gracefully, whatever is still connected to them."""
    started: list[Process] = []

    def begin(**settings: object) -> Process:
        started.append(Process(tmp_path / f"data{len(started)}", **settings).start())  # type: ignore[arg-type]
        return started[-1]

    yield begin
    for process in started:
        if process.process is not None and process.process.poll() is None:
            assert process.stop() == 0


def lines(process: Process, number: int, first: bytes = b"") -> list[socket.socket]:
    found = []
    for _ in range(number):
        line = socket.create_connection(("127.0.0.1", process.port), timeout=20)
        if first:
            line.sendall(first)
        found.append(line)
    return found


def answered(line: socket.socket) -> bytes:
    """What came over it up to the end of a small answer."""
    got = b""
    while b"\r\n\r\n" not in got or not got.endswith(b"}"):
        more = line.recv(65536)
        if not more:
            break
        got += more
    return got


def leave(lines: list[socket.socket]) -> None:
    """Hang up, and wait until the server has too: until then they count among those that this address has."""
    for line in lines:
        line.shutdown(socket.SHUT_WR)
    for line in lines:
        assert closed(line)
        line.close()


def closed(line: socket.socket) -> bool:
    """The other side has gone; waits for it."""
    try:
        while line.recv(65536):
            pass
    except ConnectionResetError:
        pass
    except TimeoutError:
        return False
    return True


def ask(process: Process) -> int:
    """A new browser."""
    with httpx.Client(base_url=process.address, timeout=20) as browser:
        page = browser.get("/")
        assert "Theomachy" in page.text
        return page.status_code


HALF_A_HEADER = b"GET / HTTP/1.1\r\nHost: some"
WHOLE = b"GET /health HTTP/1.1\r\nHost: somewhere\r\n\r\n"
HALF_A_BODY = b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 400\r\n\r\n{"


FIRSTS = {"silent": b"", "half": HALF_A_HEADER, "kept": WHOLE, "body": HALF_A_BODY}


def test_idle_connections_of_one_address_do_not_keep_a_browser_out(start: Callable[..., Process]) -> None:
    process = start(idle_seconds=60)  # no time-out helps here
    for kind, first in FIRSTS.items():
        idle = lines(process, MANY, first)
        if first == WHOLE:
            assert all(answered(line).startswith(b"HTTP/1.1 200") for line in idle)
        assert ask(process) == 200, kind
        leave(idle)


def test_what_does_not_go_on_is_closed(start: Callable[..., Process]) -> None:
    process = start(idle_seconds=1)
    with ExitStack() as stack:
        for kind, line in {kind: lines(process, 1, first)[0] for kind, first in FIRSTS.items()}.items():
            assert closed(stack.enter_context(line)), kind
    assert ask(process) == 200


def test_a_body_that_does_not_come_is_answered(start: Callable[..., Process]) -> None:
    process = start(idle_seconds=1)
    got = b""
    with lines(process, 1, HALF_A_BODY)[0] as line:
        while more := line.recv(65536):
            got += more
    assert got.startswith(b"HTTP/1.1 408")
    assert json.loads(got.partition(b"\r\n\r\n")[2])["detail"] == "the request did not arrive in time"


def test_one_address_does_not_get_all_places(start: Callable[..., Process]) -> None:
    """More silent connections than there are places, and more come whenever some are closed."""
    process = start(idle_seconds=60, places=200, places_per_address=50)
    idle = lines(process, 320)
    assert ask(process) == 200  # waits until the door has made room
    idle += lines(process, 100)
    assert ask(process) == 200
    for line in idle:
        line.settimeout(0.01)
    assert sum(closed(line) for line in idle) >= 150
    for line in idle:
        line.close()


def silent_watchers(process: Process, table: str, number: int, stack: ExitStack) -> list[ClientConnection]:
    address = f"ws://127.0.0.1:{process.port}/api/tables/{table}/live"
    return [stack.enter_context(connect(address, ping_interval=None, close_timeout=0)) for _ in range(number)]


def test_silent_websockets_do_not_keep_a_browser_out(start: Callable[..., Process]) -> None:
    process = start()
    client = Client(process.address)
    table = client.table(GAME, 2, public=True)
    with ExitStack() as stack:
        watchers = silent_watchers(process, table, MANY, stack)
        for watcher in watchers[:MOST_WATCHING]:
            assert json.loads(watcher.recv(20))["type"] == "state"
        for watcher in watchers[MOST_WATCHING:]:
            with pytest.raises(ConnectionClosed, match="too many viewers"):
                watcher.recv(20)
        assert ask(process) == 200
    client.close()


def test_a_hundred_websockets_from_one_address_see_every_move(start: Callable[..., Process]) -> None:
    """A club behind one address, with the limits as they come."""
    process = start(connections_per_minute=300.0, requests_per_second=40.0, messages_per_second=60.0)
    client = Client(process.address)
    table = client.table(GAME, 2, public=True)
    with ExitStack() as stack:
        watchers = silent_watchers(process, table, 100, stack)
        for watcher in watchers:
            assert json.loads(watcher.recv(20))["type"] == "state"
        state = client.state(table, client.state(table)["asked"][0])
        done = client.play(table, state["seat"], state["choices"][0]["action"], state["seq"]).json()
        for watcher in watchers:
            while json.loads(watcher.recv(20)).get("seq") != done["seq"]:
                pass
    client.close()


def test_a_websocket_that_says_nothing_for_long_is_closed_and_one_that_pings_is_not(
    start: Callable[..., Process],
) -> None:
    process = start(silent_seconds=2)
    client = Client(process.address)
    table = client.table(GAME, 2, public=True)
    with ExitStack() as stack:
        silent, pinging = silent_watchers(process, table, 2, stack)
        assert json.loads(silent.recv(10))["type"] == "state"
        for _ in range(100):
            pinging.send('{"type": "ping"}')
            while json.loads(pinging.recv(10))["type"] != "pong":
                pass
            time.sleep(0.2)
            if silent.state is State.CLOSED:
                break
        with pytest.raises(ConnectionClosed) as end:
            silent.recv(10)
        assert end.value.rcvd is not None
        assert end.value.rcvd.code == 4408
        pinging.send('{"type": "ping"}')
        while json.loads(pinging.recv(10))["type"] != "pong":
            pass
    client.close()


@pytest.mark.skipif(TCP_INFO is None, reason="the system does not count the bytes of a connection")
def test_a_message_that_does_not_end_closes_the_line(start: Callable[..., Process]) -> None:
    """Parts of one text, more than any message may have; its end never comes. Beside it somebody sends as much in whole
    messages, and stays."""
    process = start(messages_per_second=1000.0)
    client = Client(process.address)
    table = client.table(GAME, 2, public=True)
    with ExitStack() as stack:
        endless, talkative = silent_watchers(process, table, 2, stack)
        assert json.loads(endless.recv(20))["type"] == "state"
        size = 40_000
        for kind in (0x01, 0x00):  # a text that goes on, and its second part
            endless.socket.sendall(bytes([kind, 0xFE]) + struct.pack("!H4x", size) + b" " * size)
        for _ in range(30):
            talkative.send('{"type": "ping"}' + " " * 3000)
            while json.loads(talkative.recv(20))["type"] != "pong":
                pass
        with pytest.raises(ConnectionClosed):
            endless.recv(20)
        talkative.send('{"type": "ping"}')
        while json.loads(talkative.recv(20))["type"] != "pong":
            pass
    client.close()


def test_stopping_does_not_wait_for_who_says_nothing(start: Callable[..., Process]) -> None:
    process = start(idle_seconds=60)
    idle = [line for first in (b"", HALF_A_HEADER, WHOLE, HALF_A_BODY) for line in lines(process, 3, first)]
    assert ask(process) == 200
    try:
        assert process.stop() == 0
    finally:
        for line in idle:
            line.close()


def test_the_longest_idle_go_first_and_who_is_at_work_stays() -> None:
    door = Door(64, 3, Proxies("10.0.0.0/8"))
    peers = [("192.0.2.1", port) for port in range(6)]
    door.last = {peer: float(peer[1]) for peer in peers}
    with door.at_work(("192.0.2.1", "0")):
        assert door.too_many(peers) == peers[1:4]
    assert door.too_many([("10.0.0.1", port) for port in range(50)]) == []  # many visitors come through a proxy
    same_house = [(f"2001:db8::{port:x}", port) for port in range(6)]
    door.last = {peer: float(peer[1]) for peer in same_house}
    assert door.too_many(same_house) == same_house[:3]


def test_when_nearly_all_places_are_taken_the_longest_idle_of_all_make_room() -> None:
    door = Door(16, 100, Proxies(""))
    peers = [(f"192.0.2.{number}", 1000) for number in range(15)]
    door.last = {peer: float(number) for number, peer in enumerate(peers)}
    assert door.too_many(peers) == peers[:3]
    assert door.too_many(peers[:14]) == []


def test_no_more_connections_are_promised_than_files_can_be_open() -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    assert room_for(64) == 64
    if hard != resource.RLIM_INFINITY:
        assert room_for(hard) == hard - 256
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_a_look_forgets_connections_that_are_gone() -> None:
    door = Door(64, 64, Proxies(""))
    with door.at_work(("192.0.2.1", 1)):
        pass
    door.last[("192.0.2.1", 1)] = time.monotonic() - 1000
    assert door.look(1) == 0
    assert door.last == {}


def test_whole_messages_and_what_belongs_to_no_message_are_not_held_against_a_line() -> None:
    unread = Unread()
    received = 3000  # the request that opened it
    assert not unread.too_much(received)
    for _ in range(100):  # a large message every second
        received += 4008
        unread.heard, unread.fresh = 4000, True
        assert not unread.too_much(received)
        assert not unread.too_much(received)
    for _ in range(100):
        received += 1000  # and now something without an end
        if unread.too_much(received):
            break
    assert received > 100 * 4008 + MOST
    assert received - (3000 + 100 * 4008) == MOST // 1000 * 1000 + 1000
