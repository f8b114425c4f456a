"""Keeping order: moderators and what they do, bans at every door, hosts at their own tables."""

from __future__ import annotations

import asyncio
import secrets
import time
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient
from sqlalchemy import update
from tools import Person, all_mine, desk, server

from theomachy import cli
from theomachy.cli_moderators import moderators
from theomachy.core.errors import TheomachyError
from theomachy.server.schema_people import SANCTIONS
from theomachy.server.store import Store

GAME = "gods-second"


@pytest.fixture
def house(tmp_path: Path) -> Any:
    with server(tmp_path) as client:
        yield client, tmp_path


def keeper(client: TestClient[Any], data: Path, name: str = "Mira") -> Person:
    found = Person(client, name)
    assert moderators(data=str(data), add=name) == 0
    return found


def room(client: TestClient[Any]) -> tuple[Person, Person, str]:
    """A public table of two that waits for one more."""
    anna, bea = Person(client, "Anna"), Person(client, "Bea")
    table = anna.table(GAME, [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}], public=True)
    bea.send("PUT", f"/api/tables/{table}/seats/1", {}, 200)
    return anna, bea, table


def say(person: Person, table: str, text: str, status: int = 200) -> Any:
    return person.send("POST", f"/api/tables/{table}/chat", {"token": secrets.token_hex(8), "text": text}, status)


def reported(client: TestClient[Any], by: Person, other: Person, table: str) -> str:
    line = str(say(other, table, "you are all fools")["line"])
    answer = client.post(f"/api/tables/{table}/chat/reports", json={"line": line, "reason": "rude"}, headers=by.headers)
    assert answer.status_code == 204
    return line


def end_of(socket: Any) -> int:
    """The code with which a line ends, after whatever is still to be heard on it."""
    try:
        while True:
            socket.receive_json()
    except WebSocketDisconnect as closed:
        return int(closed.code)


def decide(person: Person, status: int = 200, **wish: Any) -> Any:
    return person.send("POST", "/api/moderation", wish, status)


def test_only_moderators_find_the_place(house: Any) -> None:
    client, data = house
    anna, bea, table = room(client)
    line = reported(client, anna, bea, table)
    assert client.get("/moderation", headers=anna.headers).status_code == 404
    anna.get("/api/moderation", 404)
    assert decide(anna, 404, kind="ban", line=line, why="so")["detail"] == "no such page"
    assert "/moderation" not in client.get("/", headers=anna.headers).text
    mira = keeper(client, data)
    assert client.get("/moderation", headers=mira.headers).status_code == 200
    assert 'href="/moderation"' in client.get("/", headers=mira.headers).text
    found = mira.get("/api/moderation")["reports"]
    assert [(r["line"], r["text"], r["reason"], r["name"]) for r in found] == [
        (line, "you are all fools", "rude", "Bea")
    ]
    assert bea.token.partition(".")[0] not in str(found), "ids are nobody's to know"


def test_a_line_is_removed_before_everybodys_eyes_and_written_down(house: Any) -> None:
    client, data = house
    anna, bea, table = room(client)
    line = reported(client, anna, bea, table)
    mira = keeper(client, data)
    with client.websocket_connect(f"/api/tables/{table}/live?lang=de", headers=anna.headers) as socket:
        seen = [socket.receive_json()["type"] for _ in range(2)]
        assert "chat" in seen
        assert "Say why" in decide(mira, 400, kind="remove", line=line)["detail"]
        found = decide(mira, kind="remove", line=line, why="insult")
        news = socket.receive_json()
        while news["type"] != "chat":
            news = socket.receive_json()
        assert news["whole"] is True
        assert [shown["text"] for shown in news["lines"]] == ["Diese Zeile wurde von der Aufsicht entfernt."]
    assert found["reports"][0]["done"] == ["remove"]
    deed = found["deeds"][0]
    assert (deed["by"], deed["kind"], deed["name"], deed["why"]) == ("Mira", "remove", "Bea", "insult")
    assert "fools" not in str(anna.get(f"/api/tables/{table}/chat"))
    assert found["reports"][0]["text"] == "you are all fools", "the report keeps its copy"


def test_a_mute_holds_at_every_table_until_it_ends_or_is_lifted(house: Any) -> None:
    client, data = house
    anna, bea, table = room(client)
    line = reported(client, anna, bea, table)
    mira = keeper(client, data)
    held = decide(mira, kind="mute", line=line, days=3, why="insult")["sanctions"]
    assert [(s["kind"], s["name"]) for s in held] == [("mute", "Bea")]
    assert held[0]["until"] == pytest.approx(time.time() + 3 * 86400, abs=60)
    other = bea.table(GAME, all_mine(2))
    assert "insult" in say(bea, other, "hello", 409)["detail"]
    wish = {"token": secrets.token_hex(8), "phrase": "hello"}
    bea.send("POST", f"/api/tables/{table}/chat", wish, 409)
    say(anna, table, "fine")
    assert decide(mira, kind="unmute", who=held[0]["who"])["sanctions"] == []
    say(bea, table, "sorry")
    assert [deed["kind"] for deed in mira.get("/api/moderation")["deeds"]] == ["unmute", "mute"]


def test_who_is_banned_finds_every_door_closed(house: Any) -> None:
    client, data = house
    anna, bea, table = room(client)
    mine = bea.table(GAME, all_mine(2))
    mira = keeper(client, data)
    with client.websocket_connect(f"/api/tables/{table}/live", headers=bea.headers) as socket:
        socket.receive_json()
        held = decide(mira, kind="ban", table=table, seat=1, why="cheating")["sanctions"]
        assert end_of(socket) == 4403
    with client.websocket_connect(f"/api/tables/{table}/live", headers=bea.headers) as socket:
        assert end_of(socket) == 4403
    before = [found["id"] for found in mira.get("/api/tables")["open"]]
    for method, path, body in (
        ("GET", "/", None), ("GET", f"/t/{table}", None), ("GET", "/api/tables", None), ("GET", "/api/me", None),
        ("POST", "/api/tables", {"game": GAME, "seats": all_mine(2)}), ("POST", "/api/guests", {"name": "Other"}),
        ("GET", f"/api/tables/{mine}/state", None), ("GET", "/api/games", None), ("GET", "/notices", None),
        ("PUT", f"/api/tables/{table}/seats/2", {}), ("GET", "/rules/gentes", None), ("GET", "/api/openapi.json", None),
    ):  # fmt: skip
        answer = client.request(method, path, json=body, headers={**bea.headers, "accept-language": "fr"})
        assert answer.status_code == 403, path
        assert "Tu es exclu de ce serveur. Motif\u202f: cheating" in answer.json()["detail"]
    shown = client.get("/", headers={**bea.headers, "accept": "text/html"})
    assert shown.status_code == 403
    assert "cheating" in shown.text
    assert client.get("/static/theomachy.css", headers=bea.headers).status_code == 200
    assert [found["id"] for found in mira.get("/api/tables")["open"]] == before
    assert anna.get(f"/api/tables/{table}")["chairs"][1]["who"] == "Bea", "the seat is as it was"
    decide(mira, kind="unban", who=held[0]["who"])
    bea.get("/api/tables")


def test_a_ban_outlives_a_restart_and_ends_by_itself(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        _, bea, table = room(client)
        decide(keeper(client, tmp_path), kind="ban", table=table, seat=1, days=2, why="spam")
    with server(tmp_path) as client:
        bea.client = client
        assert "until" in bea.get("/api/me", 403)["detail"]

    async def later() -> None:
        store = Store(str(tmp_path))
        async with store.writing() as connection:
            await connection.execute(update(SANCTIONS).values(until=time.time() - 1))
        await store.close()

    asyncio.run(later())
    with server(tmp_path) as client:
        bea.client = client
        bea.get("/api/me")


def test_moderators_do_nothing_to_each_other_and_nothing_to_nobody(house: Any) -> None:
    client, data = house
    anna, bea, table = room(client)
    line = reported(client, anna, bea, table)
    mira = keeper(client, data)
    moderators(data=str(data), add="Bea")
    assert "moderator" in decide(mira, 409, kind="ban", line=line, why="x")["detail"]
    for wish in ({"line": "none"}, {"who": "none"}, {"table": table, "seat": 2}, {"table": table, "seat": 9}, {}):
        decide(mira, 404, kind="ban", why="x", **wish)
    for wish in ({"kind": "nothing"}, {"kind": "ban", "days": -1}, {"kind": "ban", "days": 10**6}):
        decide(mira, 400, why="x", line=line, **wish)
    assert mira.get("/api/moderation")["sanctions"] == []
    assert mira.get("/api/moderation")["deeds"] == []
    assert decide(mira, kind="dismiss", line=line)["reports"][0]["done"] == ["dismiss"]


def test_tables_are_closed(house: Any) -> None:
    client, data = house
    anna, _, waiting = room(client)
    mira = keeper(client, data)
    running = anna.table(GAME, all_mine(2))
    decide(mira, 400, kind="close", table=running)
    decide(mira, kind="close", table=running, why="insulting title")
    assert anna.state(running, None)["abandoned"] is True
    assert "over" in decide(mira, 409, kind="close", table=running, why="x")["detail"]
    assert len(mira.get("/api/moderation")["deeds"]) == 1
    decide(mira, kind="close", table=waiting, why="spam")
    anna.get(f"/api/tables/{waiting}", 404)
    decide(mira, 404, kind="close", table=waiting, why="spam")


# ---- hosts


def test_a_host_takes_somebody_from_a_waiting_table_for_good(client: TestClient[Any]) -> None:
    anna, bea, table = room(client)
    cleo = Person(client, "Cleo")
    cleo.send("DELETE", f"/api/tables/{table}/seats/1", None, 409)
    bea.send("DELETE", f"/api/tables/{table}/seats/0", None, 409)
    assert anna.send("DELETE", f"/api/tables/{table}/seats/1", None, 200)["chairs"][1]["who"] == ""
    said = bea.send("PUT", f"/api/tables/{table}/seats/1?lang=it", {}, 403)["detail"]
    assert "Non puoi più sederti" in said
    cleo.send("PUT", f"/api/tables/{table}/seats/1", {}, 200)
    Person(client, "Dora").send("PUT", f"/api/tables/{table}/seats/2", {}, 200)
    anna.send("DELETE", f"/api/tables/{table}/seats/1", None, 409)  # the game has begun


def test_a_host_lets_somebody_write_nothing_at_the_own_table(client: TestClient[Any]) -> None:
    anna, bea, table = room(client)
    say(bea, table, "hello")
    who = anna.get(f"/api/tables/{table}/chat")["lines"][0]["who"]
    path = f"/api/tables/{table}/chat/hushed/{who}"
    bea.send("PUT", path, None, 403)
    anna.send("PUT", f"/api/tables/{table}/chat/hushed/nobody", None, 404)
    assert anna.send("PUT", path, None, 200)["hushed"] == [{"who": who, "name": "Bea"}]
    assert "does not let you" in say(bea, table, "more", 409)["detail"]
    say(bea, bea.table(GAME, all_mine(2)), "elsewhere I may")
    assert anna.send("DELETE", path, None, 200)["hushed"] == []
    say(bea, table, "again")


# ---- the command


def test_the_command_names_and_releases(house: Any, capsys: pytest.CaptureFixture[str]) -> None:
    client, data = house
    Person(client, "Mira")
    assert cli.run(["moderators", "--data", str(data)]) == 0
    assert "no moderators" in capsys.readouterr().out
    assert cli.run(["moderators", "--data", str(data), "--add", "Mira"]) == 0
    assert capsys.readouterr().out.startswith("Mira (")
    Person(client, "Mira")
    with pytest.raises(TheomachyError, match="several people"):
        moderators(data=str(data), add="Mira")
    with pytest.raises(TheomachyError, match="nobody is called"):
        moderators(data=str(data), add="Nemo")
    with pytest.raises(TheomachyError, match="0 moderators"):
        moderators(data=str(data), remove="Nemo")
    assert moderators(data=str(data), remove="Mira") == 0
    assert "no moderators" in capsys.readouterr().out
    with pytest.raises(TheomachyError, match=r"no theomachy\.db"):
        moderators(data=str(data / "elsewhere"))
    assert desk(client).moderation.held == {}
