"""What a host can do about a table: end a running game, delete the table; and what everybody else sees then."""

from __future__ import annotations

import json
import secrets
import time
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient
from sqlalchemy import func, select
from tools import Person, all_mine, desk, play_to_the_end

import theomachy
from theomachy.server.ending import ABANDONED
from theomachy.server.schema import METADATA

Client = TestClient[Any]
GAME = "gods-second"


def until(socket: Any, kind: str, **wanted: Any) -> Any:
    for _ in range(200):
        message = json.loads(socket.receive_text())
        if message["type"] == kind and all(message[k] == v for k, v in wanted.items()):
            return message
    raise AssertionError(f"no {kind}")


def two_people(client: Client, game: str = GAME) -> tuple[Person, Person, str]:
    host, guest = Person(client, "Host"), Person(client, "Guest")
    rest = [{"kind": "open"}] * (min(theomachy.game(game).players) - 1)
    table = host.table(game, [{"kind": "me"}, *rest], public=True)
    for seat in range(1, len(rest) + 1):
        guest.send("PUT", f"/api/tables/{table}/seats/{seat}", {}, 200)
    return host, guest, table


@pytest.mark.parametrize("game", theomachy.game_names())
def test_an_abandoned_game_stays_as_it_lies(client: Client, game: str) -> None:
    host, guest, table = two_people(client, game)
    before = guest.state(table, 1)
    assert (before["ending"], host.state(table, 0)["ending"]) == ("", "abandon")
    refused = guest.send("POST", f"/api/tables/{table}/abandon?lang=de", None, 403)
    assert "eröffnet" in refused["detail"]
    stranger = Person(client)
    stranger.send("POST", f"/api/tables/{table}/abandon", None, 403)
    host.send("DELETE", f"/api/tables/{table}", None, 409)
    info = host.send("POST", f"/api/tables/{table}/abandon", None, 200)
    assert (info["finished"], info["abandoned"], info["ending"]) == (True, True, "delete")
    assert host.send("POST", f"/api/tables/{table}/abandon", None, 200) == info  # asked for twice, done once
    for person, seat in ((host, 0), (guest, 1), (stranger, None)):
        state = person.state(table, seat)
        assert state["abandoned"]
        assert not state["over"]
        assert (state["choices"], state["asked"], state["undo"], state["deadlines"]) == ([], [], 0, [])
        assert state["banner"] == ABANDONED["en"]
        assert state["seq"] == before["seq"]
    assert all(chair["may"] == "" for chair in guest.state(table, 1)["chairs"])
    for seat, person in enumerate((host, guest)):
        answer = person.play(table, seat, 1, before["seq"], status=409)
        assert answer["reason"] == ABANDONED["en"]
        undo = {"seat": seat, "seq": before["seq"], "token": secrets.token_hex(8)}
        assert person.send("POST", f"/api/tables/{table}/undo", undo, 409)["reason"] == ABANDONED["en"]
    assert guest.get("/api/tables")["mine"][0]["abandoned"]
    record = client.get(f"/api/tables/{table}/record", headers=guest.headers)
    if theomachy.game(game).hidden:  # hands that were secret stay so
        assert record.status_code == 409
    else:
        assert theomachy.Record.parse(record.text).tags["Result"] == "unfinished"
        theomachy.Record.parse(record.text).verify()
    assert client.post(f"/api/tables/{table}/review", headers=host.headers).status_code == 409


@pytest.mark.parametrize("game", [GAME, "gentes"])
def test_an_abandoned_game_is_stepped_through_with_the_own_eyes(client: Client, game: str) -> None:
    host, guest, table = two_people(client, game)
    assert guest.get(f"/api/tables/{table}/past?at=0", 409), "it is running"
    for _ in range(3):
        person, seat = next((p, s) for p, s in ((host, 0), (guest, 1)) if s in host.state(table, 0)["asked"])
        state = person.state(table, seat)
        person.play(table, seat, state["choices"][0]["action"], state["seq"])
    host.send("POST", f"/api/tables/{table}/abandon", None, 200)
    moves = guest.get(f"/api/tables/{table}/past?at=1000000&seat=1")["moves"]
    assert moves >= 3
    some = sorted({0, 1, moves // 2, moves - 1, moves})  # pictures of all would be more than one address may ask for
    own, spectator = ([guest.get(f"/api/tables/{table}/past?at={at}{eyes}") for at in some]
                      for eyes in ("&seat=1", ""))  # fmt: skip
    assert [moment["at"] for moment in own] == some
    assert len({str(moment["panels"]) for moment in own}) > 1, "the table changes from move to move"
    hidden = theomachy.game(game).hidden
    differs = [a["panels"] != b["panels"] for a, b in zip(own, spectator, strict=True)]
    assert any(differs) == hidden, "who sat there sees the own hand"
    guest.get(f"/api/tables/{table}/past?at=1&seat=0", 404)
    assert client.get(f"/t/{table}/picture.svg?at=1").status_code == 200
    wish = {"at": moves, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}
    answer = guest.send("POST", f"/api/tables/{table}/from?lang=de", wish, 409 if hidden else 201)
    assert ("verdeckt" in answer["detail"]) if hidden else answer["id"] != table


def test_an_abandoned_game_is_so_after_a_restart_too(client: Client) -> None:
    host, guest, table = two_people(client)
    host.send("POST", f"/api/tables/{table}/abandon", None, 200)
    kept = desk(client).hall.tables.pop(table)
    client.blocking_portal.call(kept.close)
    assert guest.state(table, 1)["abandoned"]


def test_bots_stop_at_an_abandoned_game(client: Client) -> None:
    host = Person(client)
    table = host.table(GAME, [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}])
    host.send("POST", f"/api/tables/{table}/abandon", None, 200)
    seq = host.state(table, None)["seq"]
    kept = desk(client).hall.tables[table]
    end = time.time() + 20
    while kept.thinking and time.time() < end:
        time.sleep(0.02)
    assert not kept.thinking
    assert host.state(table, None)["seq"] == seq


def test_an_abandoned_table_makes_room_for_another(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    from theomachy.server import lobby

    monkeypatch.setattr(lobby, "MOST_TABLES", 1)
    host, _, table = two_people(client)
    host.send("POST", "/api/tables", {"game": GAME, "seats": all_mine(2)}, 400)
    host.send("POST", f"/api/tables/{table}/abandon", None, 200)
    host.table(GAME, all_mine(2))


def test_who_looks_sees_that_it_is_abandoned_and_then_that_it_is_gone(client: Client) -> None:
    host, guest, table = two_people(client)
    with client.websocket_connect(f"/api/tables/{table}/live?seat=1&lang=it", headers=guest.headers) as line:
        assert not until(line, "state")["abandoned"]
        host.send("POST", f"/api/tables/{table}/abandon", None, 200)
        assert until(line, "state", abandoned=True)["banner"] == ABANDONED["it"]
        assert client.delete(f"/api/tables/{table}", headers=host.headers).status_code == 204
        with pytest.raises(WebSocketDisconnect) as gone:
            until(line, "nothing")
        assert gone.value.code == 4404
    guest.get(f"/api/tables/{table}", 404)
    assert guest.get("/api/tables")["mine"] == []
    assert desk(client).hall.tables == {}


def rows_of(client: Client, table: str) -> int:
    async def count() -> int:
        found = 0
        async with desk(client).store.engine.connect() as connection:
            for part in METADATA.sorted_tables:
                column = part.c.get("table_id", part.c.id if part.name == "tables" else None)
                if column is not None:
                    asked = select(func.count()).select_from(part).where(column == table)
                    found += (await connection.execute(asked)).scalar() or 0
        return found

    return int(client.blocking_portal.call(count))


def test_a_table_that_has_not_begun_or_is_over_can_be_deleted(client: Client) -> None:
    host, guest = Person(client), Person(client)
    waiting = host.table(GAME, [{"kind": "me"}, {"kind": "open"}], public=True)
    assert host.state(waiting, 0)["ending"] == "delete"
    assert guest.get(f"/api/tables/{waiting}/state")["ending"] == ""
    host.send("POST", f"/api/tables/{waiting}/abandon", None, 409)
    guest.send("DELETE", f"/api/tables/{waiting}", None, 403)
    over = host.table(GAME, all_mine(2), options={"max_turns": 4})
    play_to_the_end(host, over)
    host.send("POST", f"/api/tables/{over}/abandon", None, 409)
    for table in (waiting, over):
        assert rows_of(client, table) > 0
        assert client.delete(f"/api/tables/{table}", headers=host.headers).status_code == 204
        assert rows_of(client, table) == 0
        host.send("DELETE", f"/api/tables/{table}", None, 404)
    assert guest.get("/api/tables")["open"] == []


def test_another_process_notices_that_a_table_was_deleted(client: Client) -> None:
    """What comes from elsewhere is heard, or found out by the next look after the tables."""
    host, guest, table = two_people(client)
    hall = desk(client).hall
    with client.websocket_connect(f"/api/tables/{table}/live?seat=1", headers=guest.headers) as line:
        until(line, "state")
        client.blocking_portal.call(desk(client).store.delete_table, table, True)
        client.blocking_portal.call(hall.heard, table, 0)
        with pytest.raises(WebSocketDisconnect) as gone:
            until(line, "nothing")
        assert gone.value.code == 4404
    host.get(f"/api/tables/{table}", 404)


def test_a_move_at_a_table_that_is_just_deleted_is_refused(client: Client) -> None:
    host, guest, table = two_people(client)
    seat, person = (0, host) if host.state(table, 0)["choices"] else (1, guest)
    state = person.state(table, seat)
    client.blocking_portal.call(desk(client).store.delete_table, table, True)
    person.play(table, seat, state["choices"][0]["action"], state["seq"], status=409)
    client.blocking_portal.call(desk(client).hall.sweep)
    assert desk(client).hall.tables == {}
