"""What somebody tries who has the token of a program: other seats, other people's tables, other servers."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from holders import known, quick_hashes  # noqa: F401
from litestar.testing import TestClient
from test_duels import both, duel, join
from test_live import line, until
from test_moderation import decide, end_of, keeper
from test_programs import FIRST, GAME, Program, against
from tools import Person, desk, server
from websockets.asyncio.server import ServerConnection, serve
from websockets.http11 import Request, Response

from theomachy.client import ClientError, Server, Table, Unreachable
from theomachy.server.accounts import COOKIE

Client = TestClient[Any]
SECRET = {"hand_visibility": "hidden"}


def refused(program: Program, method: str, path: str, body: Any = None) -> int:
    return int(program.client.request(method, path, json=body, headers=program.headers).status_code)


# ---- other seats and other tables


def test_it_sees_and_asks_and_acts_from_its_own_seat_alone(client: Client) -> None:
    """At a table with hidden hands, of its own owner too: whoever sits there has sat down to play against it."""
    anna = Person(client, "Anna")
    program = Program(client, anna)
    table = anna.table("gentes", [{"kind": "open"}, {"kind": "me"}], public=True, options=SECRET)
    program.sit(table, 0)
    here = f"/api/tables/{table}"
    mine = anna.state(table, 1)
    code = next(iter(choice["action"] for seat in (0, 1) for choice in anna_or(program, anna, seat, table)))
    for way in ("state?seat=1", "seen?seat=1", "lines?seat=1", "why?seat=1&target=x", f"tell?seat=1&action={code}"):
        assert refused(program, "GET", f"{here}/{way}") == 404, way
    spectators = json.dumps(anna.get(f"{here}/seen")["view"])
    assert json.dumps(program.get(f"{here}/seen")["view"]) == spectators
    wish = {"seat": 1, "action": code, "seq": mine["seq"], "token": secrets.token_hex(8)}
    assert refused(program, "POST", f"{here}/actions", wish) == 409
    assert refused(program, "POST", f"{here}/actions", {**wish, "action": None, "text": "pass"}) == 400
    assert refused(program, "DELETE", f"{here}/seats/1") == 409
    assert refused(program, "DELETE", f"{here}/seats/1/bot") == 403
    assert anna.state(table, 1)["seq"] == mine["seq"]
    for way in ("record", "past?at=1", "review"):
        assert refused(program, "GET", f"{here}/{way}") == 409, way
    with line(client, program, table, seat=1, plain=1) as socket:
        seen = until(socket, "seen")
        assert seen["seat"] is None
        assert json.dumps(seen["view"]) == spectators
        socket.send_text('{"type":"sit","seat":1}')
        socket.send_text(json.dumps({"type": "play", "seat": 1, "action": code, "seq": 0, "token": "t" * 8}))
        assert until(socket, "refused")["reason"]
        socket.send_text('{"type":"sit","seat":0}')
        assert until(socket, "seen")["seat"] == 0, "and it was never on the seat of another"


def anna_or(program: Program, anna: Person, seat: int, table: str) -> list[dict[str, Any]]:
    """What may be done on this seat now, as its player is told."""
    found: list[dict[str, Any]] = (program if seat == 0 else anna).state(table, seat)["choices"]
    return found


def test_tables_of_others_are_not_there(client: Client) -> None:
    anna, boris, carla = (Person(client, name) for name in ("Anna", "Boris", "Carla"))
    program = Program(client, carla)
    private = anna.table(GAME, [{"kind": "me"}, {"kind": "here", "name": "x"}], options=FIRST)
    made = duel(anna, public=True)
    join(boris, made)
    for table in (private, *both(made)):
        for way in ("", "/state", "/seen", "/record", "/review", "/past?at=0", "/lines?seat=0", "/why?seat=0&target=x"):
            assert refused(program, "GET", f"/api/tables/{table}{way}") == 404, way
        for way in ("picture.svg", "picture.png", "board.svg", "result/svg"):
            assert refused(program, "GET", f"/t/{table}/{way}") == 404, way
        wish = {"seat": 0, "text": "end turn", "seq": 1, "token": "t" * 8}
        assert refused(program, "POST", f"/api/tables/{table}/actions", wish) == 404
        assert refused(program, "PUT", f"/api/tables/{table}/seats/0", {}) == 404
        with line(client, program, table, seat=0) as socket:
            assert end_of(socket) == 4404
    assert program.get("/api/tables") == {"open": [], "watch": [], "mine": []}


def test_nobodys_rating_is_played_for_by_a_program(client: Client) -> None:
    anna = known(client, "Anna")
    program = Program(client, anna)
    table = anna.table(GAME, [{"kind": "me"}, {"kind": "open"}], public=True, rated=True)
    assert "account" in program.sit(table, 1, 400)["detail"]
    assert anna.get(f"/api/tables/{table}")["chairs"][1]["who"] == ""


# ---- owners who are not welcome any more, or gone


def test_with_an_owner_who_is_banned_every_door_is_closed_to_the_program(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        mira = keeper(client, tmp_path)
        _, program, table = against(client)
        with line(client, program, table, seat=0, plain=1) as socket:
            seen = until(socket, "seen")
            decide(mira, kind="ban", table=table, seat=1, why="cheating")  # Anna, who plays against it
            assert end_of(socket) == 4403
        wish = {"seat": 0, "text": seen["choices"][0]["text"], "seq": seen["seq"], "token": "t" * 8}
        for method, path, body in (("GET", "/api/me", None), ("POST", f"/api/tables/{table}/actions", wish)):
            answer = client.request(method, path, json=body, headers=program.headers)
            assert answer.status_code == 403
            assert "cheating" in answer.json()["detail"]
        with line(client, program, table, seat=0) as socket:
            assert end_of(socket) == 4403
        assert mira.get(f"/api/tables/{table}/seen")["seq"] == seen["seq"]


def test_when_the_owner_is_gone_the_token_is_too(client: Client) -> None:
    anna, program, table = against(client)
    with line(client, program, table, seat=0, plain=1) as socket:
        until(socket, "seen")
        gone = client.request("DELETE", "/api/account", json={"name": "Anna"}, headers=anna.headers)
        assert gone.status_code == 204, gone.text
        assert end_of(socket) == 4401
    program.get("/api/me", 401)
    with line(client, program, table, seat=0) as socket:
        assert end_of(socket) == 4401


# ---- what is written down, and what is believed


def test_no_token_stands_in_a_log(client: Client, caplog: pytest.LogCaptureFixture) -> None:
    """Neither when it is used, nor when something goes wrong on our side, nor when it is none."""
    with caplog.at_level(logging.DEBUG):
        anna, program, table = against(client)
        program.get(f"/api/tables/{table}/seen?seat=0")
        client.get("/api/me", headers={"authorization": f"Bearer {program.token}x"})
        with line(client, program, table, seat=0, plain=1) as socket:
            until(socket, "seen")
        with broken(client):
            assert program.client.get("/api/me", headers=program.headers).status_code == 500
        client.delete(f"/api/bots/{program.id}", headers=anna.headers)
    texts = [*(record.getMessage() for record in caplog.records), caplog.text, *(str(vars(r)) for r in caplog.records)]
    assert any("unexpected" in text for text in texts)
    secret = program.token.split(".")[2]
    assert not [text for text in texts if secret in text or anna.token in text]


@contextmanager
def broken(client: Client) -> Iterator[None]:
    """A server on which something that every answer needs fails."""
    store = desk(client).store

    async def fails(person: str) -> str:
        raise RuntimeError("broken on purpose")

    before, store.name_of = store.name_of, fails  # type: ignore[method-assign]
    try:
        yield
    finally:
        store.name_of = before  # type: ignore[method-assign]


def test_the_password_of_a_proxy_is_no_proof_that_no_browser_asks(client: Client) -> None:
    """Browsers send that by themselves, with the cookie: the page's own token is still demanded."""
    anna = Person(client, "Anna")
    headers = {"authorization": "Basic eDp5", "cookie": f"{COOKIE}={anna.token}"}
    wish = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}]}
    assert client.get("/api/me", headers=headers).json()["name"] == "Anna"
    answer = client.post("/api/tables", json=wish, headers=headers)
    assert answer.status_code == 403
    assert "reload the page" in answer.json()["detail"]


# ---- a server that is not what it seems


def table_at(port: int) -> Table:
    http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}")
    return Table(Server(f"http://127.0.0.1:{port}", "theobot.x.secret", http, "en", 0.5), "x", 0)


async def troubled(table: Table) -> Exception:
    with pytest.raises(ClientError) as trouble:
        await anext(table.turns())
    await table.server.http.aclose()
    return trouble.value


def test_the_client_takes_its_token_to_no_other_server() -> None:
    heard: list[str | None] = []

    def hear(connection: ServerConnection, request: Request) -> None:
        heard.append(request.headers.get("authorization"))

    async def inside() -> None:
        async with serve(lambda line: line.wait_closed(), "127.0.0.1", 0, process_request=hear) as other:
            port = other.sockets[0].getsockname()[1]

            def send_on(connection: ServerConnection, request: Request) -> Response:
                answer = connection.respond(302, "")
                answer.headers["Location"] = f"ws://127.0.0.1:{port}/"
                return answer

            async with serve(lambda line: line.wait_closed(), "127.0.0.1", 0, process_request=send_on) as first:
                found = await troubled(table_at(first.sockets[0].getsockname()[1]))
                assert isinstance(found, Unreachable)
                assert "secret" not in str(found)

    asyncio.run(asyncio.wait_for(inside(), 60))
    assert heard == []


@pytest.mark.parametrize("text", ["nonsense", "[" * 200_000, "[]", '{"no": "type"}', '{"type": "seen"}', "7"])
def test_what_is_no_message_ends_the_clients_turns_with_a_word(text: str) -> None:
    async def inside() -> None:
        async def talk(line: ServerConnection) -> None:
            await line.send(text)
            await line.wait_closed()

        async with serve(talk, "127.0.0.1", 0) as there:
            found = await troubled(table_at(there.sockets[0].getsockname()[1]))
            assert "no message of a table" in str(found)

    asyncio.run(asyncio.wait_for(inside(), 60))
