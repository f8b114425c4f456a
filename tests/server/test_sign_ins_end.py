"""Sign-ins that end: nothing is done or told any more, not even for a request that was let in before."""

from __future__ import annotations

import asyncio
import json
import secrets
import socket
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from holders import GOOD, Holder, quick_hashes  # noqa: F401
from litestar.testing import TestClient
from processes import Client, Process
from sqlalchemy import update
from tools import desk, server

from theomachy.server import farewell
from theomachy.server.account_store import LONGEST, UNUSED
from theomachy.server.schema_accounts import SIGN_INS

GAME = "gentes"


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient[Any]]:
    with server(tmp_path) as started:
        yield started


def two_devices(client: TestClient[Any]) -> tuple[Holder, Holder]:
    """The same account on two devices."""
    anna, phone = Holder(client, "Anna"), Holder(client, "Phone")
    anna.keep("Anna")
    phone.sign_in("Anna")
    return anna, phone


def test_a_request_whose_body_comes_late_is_refused(tmp_path: Path, request: pytest.FixtureRequest) -> None:
    """The thief begins a request while the sign-in counts, and ends it after the password was changed."""
    process = Process(tmp_path / "data").start()
    request.addfinalizer(process.stop)
    owner = Client(process.address)
    request.addfinalizer(owner.http.close)
    made = owner.http.put("/api/account/password", json={"name": "Owner", "password": GOOD}).json()
    owner.http.headers["authorization"] = f"Bearer {made['token']}"
    stolen = httpx.post(f"{process.address}/api/sign-in", json={"name": "Owner", "password": GOOD}).json()["token"]
    table = owner.table(GAME, 2)
    (seat,) = owner.state(table)["asked"]
    before = owner.state(table, seat)
    wish = {"seat": seat, "seq": before["seq"], "token": secrets.token_hex(8)}
    body = json.dumps({**wish, "action": before["choices"][0]["action"]}).encode()
    with socket.create_connection(("127.0.0.1", process.port), timeout=60) as line:
        head = f"POST /api/tables/{table}/actions HTTP/1.1\r\nHost: 127.0.0.1:{process.port}\r\n"
        head += f"Authorization: Bearer {stolen}\r\nContent-Type: application/json\r\n"
        head += f"Content-Length: {len(body)}\r\n\r\n"
        line.sendall(head.encode() + body[:5])
        for _ in range(3):  # each answer shows that the server has had time for the beginning
            assert owner.state(table)["seq"] == before["seq"]
        ended = owner.http.delete("/api/account/sign-ins")
        assert ended.status_code == 204, ended.text
        line.sendall(body[5:])
        assert b" 401 " in line.recv(100)
    assert owner.state(table)["seq"] == before["seq"]


def test_a_move_that_waits_its_turn_is_not_made(client: TestClient[Any]) -> None:
    anna, phone = two_devices(client)
    table = anna.table(GAME, [{"kind": "me"}, {"kind": "here", "name": "x"}])
    (seat,) = anna.state(table, None)["asked"]
    before = anna.state(table, seat)
    there = desk(client).hall.tables[table]
    wish = {"seat": seat, "action": before["choices"][0]["action"], "seq": before["seq"], "token": secrets.token_hex(8)}
    portal, answers = client.blocking_portal, []

    def move() -> None:
        answers.append(client.post(f"/api/tables/{table}/actions", json=wish, headers=phone.headers).status_code)

    portal.call(there.queue.acquire)
    waiting = threading.Thread(target=move)
    waiting.start()
    until = time.monotonic() + 60
    while not there.queue._waiters and time.monotonic() < until:
        time.sleep(0.01)
    assert client.delete("/api/account/sign-ins", headers=anna.headers).status_code == 204
    portal.call(there.queue.release)
    waiting.join(60)
    assert answers == [401]
    assert anna.state(table, seat)["seq"] == before["seq"]
    anna.play(table, seat, wish["action"], before["seq"])


def test_an_answer_that_was_waited_for_is_not_given(client: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything that is kept about a person is collected while the sign-in is ended."""
    anna, phone = two_devices(client)
    collecting, ended = threading.Event(), threading.Event()
    everything = farewell.everything

    async def slowly(*given: Any) -> Any:
        collecting.set()
        await asyncio.to_thread(ended.wait, 60)
        return await everything(*given)

    monkeypatch.setattr(farewell, "everything", slowly)
    answers = []

    def ask() -> None:
        answers.append(client.get("/api/account/data", headers=phone.headers))

    asking = threading.Thread(target=ask)
    asking.start()
    assert collecting.wait(60)
    assert client.delete("/api/account/sign-ins", headers=anna.headers).status_code == 204
    ended.set()
    asking.join(60)
    assert answers[0].status_code == 401
    assert "Anna" not in answers[0].text
    assert answers[0].headers["x-content-type-options"] == "nosniff"
    assert "Anna" in client.get("/api/account/data", headers=anna.headers).text


def test_every_door_is_closed_at_once(client: TestClient[Any]) -> None:
    """Whatever needs somebody to be known answers 401 from the moment on in which the sign-in was ended."""
    anna, phone = two_devices(client)
    paths = [
        route.path for route in client.app.routes
        if route.path.startswith("/api/") and "{" not in route.path and "GET" in getattr(route, "methods", ())
    ]  # fmt: skip
    needing = [path for path in paths if client.get(path, headers={"cookie": ""}).status_code == 401]
    assert len(needing) > 3, paths
    assert all(client.get(path, headers=phone.headers).status_code != 401 for path in needing)
    assert client.delete("/api/account/sign-ins", headers=anna.headers).status_code == 204
    answers = {path: client.get(path, headers=phone.headers).status_code for path in needing}
    assert answers == dict.fromkeys(needing, 401)
    assert phone.send("POST", "/api/tables", {"game": GAME, "seats": [{"kind": "me"}]}, 401)


@pytest.mark.parametrize(("begun", "used", "good"), [
    (0.0, 0.0, True), (UNUSED, UNUSED, False), (UNUSED, UNUSED - 3600, True), (LONGEST, 0.0, False),
])  # fmt: skip
def test_sign_ins_end_by_themselves(client: TestClient[Any], begun: float, used: float, good: bool) -> None:
    """After 90 days without use, and after a year."""
    anna, phone = two_devices(client)
    at = desk(client)
    proof = at.signer.proof(phone.token)
    assert proof is not None

    async def grow_old() -> None:
        now = time.time()
        async with at.store.writing() as connection:
            values = {"created": now - begun, "seen": now - used}
            await connection.execute(update(SIGN_INS).where(SIGN_INS.c.id == proof.sign_in).values(**values))

    client.blocking_portal.call(grow_old)
    at.sign_ins.known.clear()
    assert phone.gone() is not good
    assert len(anna.get("/api/account")["sign_ins"]) == 1 + good


def test_a_guest_has_no_end(client: TestClient[Any]) -> None:
    """The only way back that a guest has does not end by itself; it ends when there is another."""
    anna = Holder(client, "Anna")
    guest = anna.token
    at = desk(client)
    assert not anna.gone()
    anna.keep("Anna")
    old = Holder(client, "x")
    old.use(guest)
    assert old.gone()
    at.sign_ins.known.clear()
    assert old.gone(), "in the store too, not only in memory"
    assert not anna.gone()
