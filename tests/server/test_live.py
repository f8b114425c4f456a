"""The websocket: moves appear at once, a lost line catches up, and nobody gets more than his share."""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from collections.abc import Hashable
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient
from tools import Person, all_mine, desk, server

from theomachy.server.limits import Buckets
from theomachy.server.meter import metered

GAME = "gods-second"
Client = TestClient[Any]


def line(client: Client, person: Person | None, table: str, **query: Any) -> Any:
    asked = "&".join(f"{k}={v}" for k, v in query.items())
    return client.websocket_connect(f"/api/tables/{table}/live?{asked}", headers=person.headers if person else {})


def until(socket: Any, kind: str) -> Any:
    for _ in range(200):
        message = json.loads(socket.receive_text())
        if message["type"] == kind:
            return message
    raise AssertionError(f"no {kind}")


def test_a_move_appears_at_once_for_everybody(client: Client) -> None:
    host, guest = Person(client), Person(client)
    table = host.table(GAME, [{"kind": "me"}, {"kind": "open"}], public=True, options={"start_player": "seat_1"})
    with line(client, host, table, seat=0) as mine:
        assert until(mine, "waiting")["chairs"][1]["who"] == ""
        guest.send("PUT", f"/api/tables/{table}/seats/1", {"name": "Guest"}, 200)
        state = until(mine, "state")
        with line(client, guest, table, seat=1) as other, line(client, None, table) as spectator:
            assert until(other, "state")["choices"] == []
            assert until(spectator, "state")["seat"] is None
            token = secrets.token_hex(8)
            action = state["choices"][0]["action"]
            wish = {"type": "play", "seat": 0, "action": action, "seq": state["seq"], "token": token}
            mine.send_text(json.dumps(wish))
            seq = until(mine, "done")["seq"]
            for socket in (other, spectator):
                seen = until(socket, "state")
                while seen["seq"] < seq:
                    seen = until(socket, "state")
                assert seen["seq"] == seq
                assert seen["log"]
            # the same request again: the same answer, nothing else
            mine.send_text(json.dumps(wish))
            assert until(mine, "done")["seq"] == seq


def test_after_a_lost_line_only_what_is_missing_comes(client: Client) -> None:
    person = Person(client)
    table = person.table(GAME, all_mine(2), options={"start_player": "seat_1"})
    with line(client, person, table, seat=0) as socket:
        first = until(socket, "state")
    assert first["log_whole"]
    for _ in range(3):
        seat = person.state(table, None)["asked"][0]
        state = person.state(table, seat)
        person.play(table, seat, state["choices"][0]["action"], state["seq"])
    with line(client, person, table, seat=0, since=first["seq"]) as socket:
        again = until(socket, "state")
    assert not again["log_whole"]
    assert again["log"]
    assert all(entry["seq"] > first["seq"] for entry in again["log"])
    assert first["log"] + again["log"] == person.state(table, 0)["log"]


def test_strangers_get_no_line_to_private_tables(client: Client) -> None:
    host, stranger = Person(client), Person(client)
    table = host.table(GAME, all_mine(2))
    key = host.get(f"/api/tables/{table}")["invite"]
    for query in ({}, {"key": "wrong"}):
        with pytest.raises(WebSocketDisconnect) as gone, line(client, stranger, table, **query) as socket:
            socket.receive_text()
        assert gone.value.code == 4404
    with line(client, stranger, table, key=key, seat=0) as socket:
        state = until(socket, "state")
        assert (state["seat"], state["choices"]) == (None, [])
        socket.send_text(json.dumps({"type": "sit", "seat": 0}))
        socket.send_text(json.dumps({"type": "why", "seat": 0, "target": "button:end", "ask": 1}))
        socket.send_text(json.dumps({"type": "ping"}))
        assert json.loads(socket.receive_text())["type"] == "pong"


def test_a_page_of_another_site_gets_no_line(client: Client) -> None:
    person = Person(client)
    table = person.table(GAME, all_mine(2))
    headers = {**person.headers, "origin": "https://evil.example"}
    with (
        pytest.raises(WebSocketDisconnect),
        client.websocket_connect(f"/api/tables/{table}/live", headers=headers) as socket,
    ):
        socket.receive_text()


def test_nonsense_is_answered_and_floods_are_stopped(client: Client) -> None:
    person = Person(client)
    table = person.table(GAME, all_mine(2))
    with line(client, person, table, seat=0) as socket:
        until(socket, "state")
        for text in ("", "{}", "[]", '{"type": "jump"}', '{"type": "play", "seat": 99}', '{"type":"ping","x":1}'):
            socket.send_text(text)
            assert "cannot read" in until(socket, "trouble")["reason"]
        for _ in range(80):
            socket.send_text('{"type": "ping"}')
        assert until(socket, "trouble")["reason"] == "too fast"
    with pytest.raises(WebSocketDisconnect) as ended, line(client, person, table, seat=0) as socket:
        flood(socket)
    assert ended.value.code == 1009


def test_what_comes_too_fast_is_late_but_not_lost(tmp_path: Path) -> None:
    """Whoever clicks faster than the table allows waits a little; a page whose move was swallowed would never go on."""
    with server(tmp_path, messages_per_second=0.1) as client:
        person = Person(client)
        table = person.table(GAME, all_mine(2), options={"start_player": "seat_1"})
        with line(client, person, table, seat=0) as socket:
            state = until(socket, "state")
            action = state["choices"][0]["action"]
            wish = {"type": "play", "seat": 0, "action": action, "seq": state["seq"], "token": "a" * 32}
            socket.send_text(json.dumps(wish))
            assert until(socket, "trouble")["reason"] == "too fast"
            assert until(socket, "done")["seq"] > state["seq"]


def flood(socket: Any) -> None:
    until(socket, "state")
    socket.send_text(" " * 5000)
    until(socket, "never")


def test_new_lines_from_one_address_are_counted(tmp_path: Path) -> None:
    with server(tmp_path, connections_per_minute=3.0) as client:
        person = Person(client)
        table = person.table(GAME, all_mine(2))
        for _ in range(3):
            with line(client, person, table, seat=0) as socket:
                assert until(socket, "state")
        with pytest.raises(WebSocketDisconnect) as refused, line(client, person, table, seat=0) as socket:
            socket.receive_text()
        assert refused.value.code == 4429
        assert person.state(table, 0)["seat"] == 0, "plain requests go on"


def test_messages_are_counted_over_all_lines_of_an_address(tmp_path: Path) -> None:
    with server(tmp_path, messages_per_second=2.0) as client:
        person = Person(client)
        table = person.table(GAME, all_mine(2))
        with line(client, person, table, seat=0) as one, line(client, person, table, seat=1) as other:
            until(one, "state")
            until(other, "state")
            for _ in range(15):
                one.send_text('{"type": "ping"}')
                other.send_text('{"type": "ping"}')
            assert until(one, "trouble")["reason"] == until(other, "trouble")["reason"] == "too fast"


class Later(Buckets):
    """Has nothing left the first three times."""

    asked = 0

    def take(self, who: Hashable, amount: float = 1.0) -> bool:
        self.asked += 1
        return self.asked > 3 and super().take(who, amount)


def test_what_is_reckoned_out_is_paid_by_its_time(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every table waits while an answer is made: who asks without end is answered later, or not by requests."""
    monkeypatch.setattr("theomachy.server.live.PAUSE", 0.01)
    anna = Person(client)
    table = anna.table(GAME, all_mine(2))
    seat = anna.state(table, None)["asked"][0]
    asked = f"/api/tables/{table}/why?seat={seat}&target=button:nothing"
    desk(client).answers = Buckets(1e-9, 1e-9)
    anna.get(asked)
    for path in (asked, f"/api/tables/{table}/choices?seat={seat}", f"/api/tables/{table}/tell?seat={seat}&action=7"):
        assert "wait a moment" in anna.get(path, 429)["detail"]
    anna.get(f"/api/tables/{table}/state?seat={seat}")  # that is paid from what requests have
    later = desk(client).answers = Later(1.0, 1.0)
    with line(client, anna, table, seat=seat) as socket:
        until(socket, "state")
        socket.send_text(json.dumps({"type": "why", "seat": seat, "target": "button:nothing", "ask": 1}))
        assert until(socket, "answer")["ask"] == 1
    assert later.asked == 4


def test_who_looks_again_and_again_pays_for_it(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    """A picture of a table takes the process longer than a move. What is new is shown to everybody for nothing; who
    wants to see the same otherwise waits when it was too often, and does not hold up who plays."""
    monkeypatch.setattr("theomachy.server.live.PAUSE", 0.01)
    anna = Person(client)
    for wish in ({"type": "look", "lang": "de"}, {"type": "sit", "seat": 1}):
        table = anna.table(GAME, all_mine(2), options={"start_player": "seat_1"})
        paid = desk(client).answers = Later(1e-9, 1.0)
        with line(client, anna, table, seat=0) as socket:
            before = until(socket, "state")
            assert not paid.known, "to come, or to come again, costs nothing of this"
            socket.send_text(json.dumps(wish))
            state = before
            while (state["seat"], state["banner"]) == (before["seat"], before["banner"]):
                state = until(socket, "state")
            assert paid.asked == 4
            (bucket,) = paid.known.values()
            socket.send_text('{"type": "ping"}')  # what comes after the picture is sent when the picture is paid
            until(socket, "pong")
            left = bucket.left
            assert left < bucket.burst
            with line(client, anna, table, seat=0) as other:  # of the same address
                shown = until(other, "state")
                played = {"type": "play", "seat": 0, "action": shown["choices"][0]["action"], "seq": shown["seq"]}
                other.send_text(json.dumps(played | {"token": secrets.token_hex(8)}))
                assert until(other, "done")
                assert until(socket, "state")["seq"] > state["seq"]
            assert bucket.left == left, "nobody pays for what is new"


def test_requests_are_paid_by_the_time_that_they_take(client: Client) -> None:
    anna = Person(client)
    table = anna.table(GAME, all_mine(2))
    work = desk(client).work = Buckets(1e-9, 0.2)
    looks = 0
    while client.get(f"/api/tables/{table}/state?seat=0", headers=anna.headers).status_code == 200:
        looks += 1
        assert looks < 10_000
    assert looks, "there is something for everybody"
    (bucket,) = work.known.values()
    assert bucket.left <= 0
    for path in (
        "/",
        f"/api/tables/{table}/state",
        f"/t/{table}/board.svg?part=whole",
        f"/api/tables/{table}/past?at=1",
    ):
        answer = client.get(path, headers=anna.headers)
        assert answer.status_code == 429
    assert "too much work" in anna.get("/api/tables", 429)["detail"]
    spent = bucket.left
    for path in ("/health", "/static/table.js", "/theme.css"):
        assert client.get(path).status_code == 200
    assert bucket.left == spent
    with line(client, anna, table, seat=0) as socket:  # who plays goes on
        assert until(socket, "state")


def test_only_what_the_work_itself_does_is_paid() -> None:
    """While it waits others have their turn; and it ends as it would end without being watched."""

    def busy() -> None:
        until = time.thread_time() + 0.02
        while time.thread_time() < until:
            pass

    async def waits(reached: asyncio.Event) -> str:
        busy()
        await reached.wait()
        return "done"

    async def is_stopped() -> None:
        try:
            await asyncio.sleep(1000)
        except asyncio.CancelledError:
            busy()
            raise

    async def play() -> None:
        paid: list[float] = []
        reached = asyncio.Event()
        waiting = asyncio.ensure_future(metered(waits(reached), paid.append))
        await asyncio.sleep(0)
        for _ in range(10):
            busy()
        reached.set()
        assert await waiting == "done"
        assert 0.02 <= sum(paid) < 0.1
        paid.clear()
        stopped = asyncio.ensure_future(metered(is_stopped(), paid.append))
        await asyncio.sleep(0)
        stopped.cancel()
        with pytest.raises(asyncio.CancelledError):
            await stopped
        assert sum(paid) >= 0.02

    asyncio.run(play())


def test_who_does_not_listen_is_disconnected(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from theomachy.server import live

    monkeypatch.setattr(live, "PATIENCE", 2)
    with server(tmp_path, messages_per_second=0.1) as client:
        person = Person(client)
        table = person.table(GAME, all_mine(2))
        with line(client, person, table, seat=0) as socket:
            for _ in range(8):
                socket.send_text('{"type": "ping"}')
            with pytest.raises(WebSocketDisconnect) as refused:
                until(socket, "nothing of the kind")
        assert refused.value.code == 4429


def test_a_restart_goes_on_where_it_was(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        person = Person(client)
        table = person.table(GAME, all_mine(2), options={"start_player": "seat_1"})
        state = person.state(table, 0)
        person.play(table, 0, state["choices"][0]["action"], state["seq"])
        before = person.state(table, 0)
    with server(tmp_path) as client:
        person.client = client
        assert person.state(table, 0) == before


def test_the_look_of_the_picture_can_change(client: Client) -> None:
    person = Person(client)
    table = person.table(GAME, all_mine(2), options={"start_player": "seat_1"})
    with line(client, person, table, seat=-1) as socket:
        light = until(socket, "state")
        assert light["seat"] == 0
        socket.send_text(json.dumps({"type": "look", "lang": "de", "theme": "dark", "layout": "tall"}))
        dark = until(socket, "state")
    assert dark["panels"] != light["panels"]
    assert dark["log_whole"]
    assert dark["banner"] != light["banner"]
    for _ in range(50):
        if not desk(client).hall.tables[table].viewers:
            break
        time.sleep(0.05)
    else:
        pytest.fail("the viewer is still counted")
