"""Friends: asking and answering, who is there, invitations, and seats that are kept."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from receivers import receiver
from tools import Person, all_mine, desk, server

GAME = "gods-second"
ROOM = [{"kind": "me"}, {"kind": "link"}, {"kind": "open"}]


def until(true: Callable[[], object]) -> None:
    for _ in range(2400):
        if true():
            return
        time.sleep(0.025)
    raise AssertionError("it did not happen")


def names(people: list[dict[str, Any]]) -> list[str]:
    return [person["name"] for person in people]


def befriend(one: Person, other: Person) -> str:
    """Gives the name under which the first speaks of the second."""
    one.send("POST", "/api/friends", {"name": other.get("/api/friends/code")["code"]}, 200)
    who = other.get("/api/friends")["asked"][-1]["who"]
    other.send("PUT", f"/api/friends/{who}", None, 200)
    return str(one.get("/api/friends")["friends"][-1]["who"])


def test_a_request_is_accepted_and_a_friend_removed(client: TestClient[Any]) -> None:
    anna, bea = Person(client, "Anna"), Person(client, "Bea")
    assert names(anna.send("POST", "/api/friends", {"name": "Bea"}, 200)["asking"]) == ["Bea"]
    assert names(anna.send("POST", "/api/friends", {"name": "Bea"}, 200)["asking"]) == ["Bea"]
    asked = bea.get("/api/friends")["asked"]
    assert names(asked) == ["Anna"]
    assert "online" not in asked[0] or asked[0]["online"] is False, "strangers do not learn who is there"
    found = bea.send("PUT", f"/api/friends/{asked[0]['who']}", None, 200)
    assert (names(found["friends"]), found["asked"]) == (["Anna"], [])
    mine = anna.get("/api/friends")
    assert (names(mine["friends"]), mine["asking"]) == (["Bea"], [])
    assert mine["friends"][0]["who"] != asked[0]["who"]
    assert anna.token.partition(".")[0] not in json.dumps(found)
    anna.send("DELETE", f"/api/friends/{mine['friends'][0]['who']}", None, 200)
    assert bea.get("/api/friends")["friends"] == []


def test_who_asks_back_is_a_friend_and_who_declines_is_not_told_of(client: TestClient[Any]) -> None:
    anna, bea = Person(client, "Anna"), Person(client, "Bea")
    anna.send("POST", "/api/friends", {"name": "Bea"}, 200)
    bea.send("DELETE", f"/api/friends/{bea.get('/api/friends')['asked'][0]['who']}", None, 200)
    assert bea.get("/api/friends")["asked"] == []
    assert names(anna.get("/api/friends")["asking"]) == ["Bea"]
    anna.send("POST", "/api/friends", {"name": "Bea"}, 200)
    assert bea.get("/api/friends")["asked"] == [], "declined is declined"
    assert names(bea.send("POST", "/api/friends", {"name": "Anna"}, 200)["friends"]) == ["Anna"]


def test_names_that_nobody_or_several_have_are_answered_alike(client: TestClient[Any]) -> None:
    anna, one = Person(client, "Anna"), Person(client, "Twin")
    Person(client, "Twin")
    answers = [anna.send("POST", "/api/friends?lang=de", {"name": name}, 404) for name in ("Twin", "Nobody")]
    assert answers[0] == answers[1]
    assert "Code" in answers[0]["detail"]
    code = one.get("/api/friends/code")["code"]
    assert code == one.get("/api/friends/code")["code"]
    written = f"{code[:4]}-{code[4:]}".lower()
    assert names(anna.send("POST", "/api/friends", {"name": written}, 200)["asking"]) == ["Twin"]
    anna.send("POST", "/api/friends", {"name": "Anna"}, 409)
    for wrong in ("", "  ", "x" * 100):
        anna.send("POST", "/api/friends", {"name": wrong}, 400)
    anna.send("PUT", "/api/friends/nobody", None, 404)
    anna.send("DELETE", "/api/friends/nobody", None, 404)


def test_people_one_has_met_at_a_table_can_be_asked(client: TestClient[Any]) -> None:
    anna, bea, cleo = (Person(client, name) for name in ("Anna", "Bea", "Cleo"))
    table = anna.table(GAME, ROOM, public=True)
    bea.send("PUT", f"/api/tables/{table}/seats/2", {}, 200)
    met = anna.get("/api/friends?met=true")["met"]
    assert [(m["name"], m["table"], m["seat"]) for m in met] == [("Bea", table, 2)]
    assert cleo.get("/api/friends?met=true")["met"] == []
    cleo.send("POST", "/api/friends", {"table": table, "seat": 2}, 404)
    anna.send("POST", "/api/friends", {"table": table, "seat": 1}, 404)
    anna.send("POST", "/api/friends", {"table": table, "seat": 9}, 404)
    found = anna.send("POST", "/api/friends", {"table": table, "seat": 2}, 200)
    assert (names(found["asking"]), found["met"]) == (["Bea"], [])


def test_who_is_muted_is_not_heard_asking(client: TestClient[Any]) -> None:
    anna, bea = Person(client, "Anna"), Person(client, "Bea")
    table = anna.table(GAME, ROOM, public=True)
    bea.send("PUT", f"/api/tables/{table}/seats/2", {}, 200)
    bea.send("POST", f"/api/tables/{table}/chat", {"token": "12345678", "text": "hello"}, 200)
    who = anna.get(f"/api/tables/{table}/chat")["lines"][0]["who"]
    anna.send("PUT", f"/api/tables/{table}/chat/mutes/{who}", None, 200)
    assert names(bea.send("POST", "/api/friends", {"name": "Anna"}, 200)["asking"]) == ["Anna"]
    assert anna.get("/api/friends")["asked"] == []


def test_friends_and_only_they_learn_who_is_there(client: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    anna, bea = Person(client, "Anna"), Person(client, "Bea")
    befriend(anna, bea)
    assert anna.get("/api/friends")["friends"][0]["online"] is True
    monkeypatch.setattr("theomachy.server.friends.THERE", 0.0)
    assert anna.get("/api/friends")["friends"][0]["online"] is False
    table = bea.table(GAME, all_mine(2))
    with client.websocket_connect(f"/api/tables/{table}/live", headers=bea.headers) as line:
        line.receive_json()
        assert anna.get("/api/friends")["friends"][0]["online"] is True


def test_requests_are_few(client: TestClient[Any]) -> None:
    anna = Person(client, "Anna")
    for _ in range(30):
        anna.send("POST", "/api/friends", {"name": "Nobody"}, 404)
    anna.send("POST", "/api/friends", {"name": "Nobody"}, 429)


# ---- tables


def test_an_invitation_stands_in_the_lobby_and_leads_to_a_seat(client: TestClient[Any]) -> None:
    anna, bea, cleo = (Person(client, name) for name in ("Anna", "Bea", "Cleo"))
    who = befriend(anna, bea)
    table = anna.table(GAME, ROOM, title="Evening")
    path = f"/api/tables/{table}/invitations"
    assert client.post(path, json={"who": who}, headers=anna.headers).status_code == 204
    assert client.post(path, json={"who": who}, headers=anna.headers).status_code == 204
    cleo.send("POST", path, {"who": who}, 404)  # a private table is not there for her
    found = bea.get("/api/friends")["invitations"]
    assert [(f["table"], f["title"], f["by"]) for f in found] == [(table, "Evening", "Anna")]
    assert cleo.get("/api/friends")["invitations"] == []
    key = found[0]["link"].partition("key=")[2]
    bea.send("PUT", f"/api/tables/{table}/seats/1", {"key": key}, 200)
    assert bea.get("/api/friends")["invitations"] == [], "she has come"
    other = anna.table(GAME, ROOM)
    assert client.post(f"/api/tables/{other}/invitations", json={"who": who}, headers=anna.headers).status_code == 204
    assert bea.send("DELETE", f"/api/invitations/{other}", None, 200)["invitations"] == []
    running = anna.table(GAME, all_mine(2))
    assert "begun" in anna.send("POST", f"/api/tables/{running}/invitations", {"who": who}, 409)["detail"]
    anna.send("POST", f"/api/tables/{other}/invitations", {"who": "nobody"}, 404)


def test_a_kept_seat_is_for_the_friend_alone_until_it_is_released(client: TestClient[Any]) -> None:
    anna, bea, cleo = (Person(client, name) for name in ("Anna", "Bea", "Cleo"))
    who = befriend(anna, bea)
    table = anna.table(GAME, ROOM, public=True)
    key = anna.get(f"/api/tables/{table}")["invite"]
    kept = f"/api/tables/{table}/seats/2/kept"
    cleo.send("PUT", kept, {"who": who}, 403)
    anna.send("PUT", kept, {"who": "nobody"}, 404)
    anna.send("PUT", f"/api/tables/{table}/seats/0/kept", {"who": who}, 409)
    anna.send("PUT", f"/api/tables/{table}/seats/9/kept", {"who": who}, 400)
    chair = anna.send("PUT", kept, {"who": who}, 200)["chairs"][2]
    assert (chair["who"], chair["kind"], chair["kept"], chair["kept_mine"]) == ("", "kept", "Bea", False)
    assert bea.get(f"/api/tables/{table}")["chairs"][2]["kept_mine"] is True
    assert [f["table"] for f in bea.get("/api/friends")["invitations"]] == [table]
    cleo.send("PUT", f"/api/tables/{table}/seats/2", {"key": key}, 409)
    bea.send("PUT", f"/api/tables/{table}/seats/2", {}, 200)
    bea.send("DELETE", f"/api/tables/{table}/seats/2", None, 200)
    assert anna.get(f"/api/tables/{table}")["chairs"][2]["kept"] == "Bea", "it stays kept when she stands up"
    cleo.send("PUT", f"/api/tables/{table}/seats/2", {"key": key}, 409)
    cleo.send("DELETE", kept, None, 403)
    assert anna.send("DELETE", kept, None, 200)["chairs"][2]["kind"] == "link"
    anna.send("DELETE", kept, None, 409)
    cleo.send("PUT", f"/api/tables/{table}/seats/2", {"key": key}, 200)
    assert desk(client).hall.tables[table].row.seats[2].name == "Cleo"


def test_who_asked_for_it_is_told_of_an_invitation(tmp_path: Path) -> None:
    settings = {"notices_http": True, "notices_private": True, "notice_after": 0.0}
    with receiver() as outside, server(tmp_path, **settings) as client:
        anna, bea = Person(client, "Anna"), Person(client, "Bea")
        who = befriend(anna, bea)
        way = bea.send("POST", "/api/notices/ways", {"kind": "webhook", "address": outside.address}, 201)["id"]
        table = anna.table(GAME, ROOM)
        invite = f"/api/tables/{table}/invitations"
        assert client.post(invite, json={"who": who}, headers=anna.headers).status_code == 204
        bea.send("PUT", f"/api/notices/ways/{way}", {"turns": False, "invitations": True}, 200)
        other = anna.table(GAME, ROOM)
        anna.send("PUT", f"/api/tables/{other}/seats/1/kept", {"who": who}, 200)
        until(lambda: outside.came)
        assert [json.loads(came.body)["table"] for came in outside.came] == [other], "not before it was asked for"
        assert json.loads(outside.came[0].body)["kind"] == "invitation"
