"""Accounts: a guest keeps everything when a password is added; second devices, recovery, renaming, going."""

from __future__ import annotations

import json
import secrets
import socketserver
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from holders import GOOD, Holder, quick_hashes  # noqa: F401
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient
from test_friends import befriend
from tools import Person, desk, server

from theomachy.core.errors import TheomachyError
from theomachy.server import farewell, passwords, sign_ins
from theomachy.server.account_names import BadAccountName, account_name, name_key
from theomachy.server.mailing import post
from theomachy.server.schema import METADATA, PEOPLE

GAME = "gods-second"


def test_a_guest_keeps_everything_and_signs_in_on_a_second_device(client: TestClient[Any]) -> None:
    anna = Holder(client, "Anna")
    guest = anna.token
    table = anna.table(GAME, [{"kind": "me"}, {"kind": "bot", "bot": "random"}])
    anna.keep("Anna")
    assert anna.token != guest, "the browser is signed in from now on"
    assert [t["id"] for t in anna.get("/api/tables")["mine"]] == [table]
    other = Holder(client, "Phone")
    other.sign_in("  ANNA ")
    assert [t["id"] for t in other.get("/api/tables")["mine"]] == [table]
    info = other.get("/api/account")
    assert (info["name"], info["account"], info["password"]) == ("Anna", True, True)
    assert [s["how"] for s in info["sign_ins"]].count("password") == 2
    assert [s["this"] for s in info["sign_ins"]].count(True) == 1
    anna.use(guest)
    assert anna.gone(), "somebody may have planted the token that the guest had before"


def test_what_a_guest_played_on_the_second_device_comes_along(client: TestClient[Any]) -> None:
    anna = Holder(client, "Anna")
    anna.keep("Anna")
    shared = anna.table(GAME, [{"kind": "me"}, {"kind": "open"}], public=True)
    other = Holder(client, "Somebody")
    other.send("PUT", f"/api/tables/{shared}/seats/1", {"name": "Somebody"}, 200)
    table = other.table(GAME, [{"kind": "me"}, {"kind": "bot", "bot": "random"}])
    for each, text in ((anna, "mine"), (other, "theirs")):
        each.client.put(f"/api/tables/{shared}/notes", json={"text": text}, headers=each.headers)
    other.sign_in("Anna")
    assert {t["id"] for t in other.get("/api/tables")["mine"]} == {table, shared}
    chairs = other.get(f"/api/tables/{shared}")["chairs"]
    assert all(chair["mine"] for chair in chairs)
    assert other.get(f"/api/tables/{shared}/notes")["text"] == "mine", "what the account has stays"


def test_sign_ins_are_listed_and_ended(client: TestClient[Any]) -> None:
    anna = Holder(client, "Anna")
    guest = anna.token
    anna.keep("Anna")
    other, third = Holder(client, "Phone"), Holder(client, "Tablet")
    other.sign_in("Anna")
    third.sign_in("Anna")
    mine = {s["id"]: s for s in other.get("/api/account")["sign_ins"]}
    assert len(mine) == 3
    this = next(i for i, s in mine.items() if s["this"])
    anna.send("DELETE", f"/api/account/sign-ins/{secrets.token_urlsafe(16)}", status=404)
    assert client.delete(f"/api/account/sign-ins/{this}", headers=anna.headers).status_code == 204
    assert other.gone(), "what was ended here counts at once"
    stranger = Holder(client, "Eve")
    stranger.send("DELETE", f"/api/account/sign-ins/{next(iter(mine))}", status=404)
    assert client.delete("/api/account/sign-ins", headers=anna.headers).status_code == 204
    assert third.gone()
    old = Holder(client, "x")
    old.use(guest)
    assert old.gone(), "the token of the guest is ended with all others"
    assert not anna.gone()
    assert client.post("/api/sign-out", headers=anna.headers).status_code == 204
    assert anna.gone()
    guest_only = Holder(client, "Gus")
    refused = guest_only.send("POST", "/api/sign-out?lang=de", status=409)
    assert "Passwort" in refused["detail"], "a guest could not come back"


def test_a_websocket_ends_with_its_sign_in(client: TestClient[Any]) -> None:
    anna, other = Holder(client, "Anna"), Holder(client, "Phone")
    anna.keep("Anna")
    other.sign_in("Anna")
    table = anna.table(GAME, [{"kind": "me"}, {"kind": "here", "name": "x"}])
    with client.websocket_connect(f"/api/tables/{table}/live?seat=0", headers=other.headers) as socket:
        assert socket.receive_json()["seat"] == 0
        client.delete("/api/account/sign-ins", headers=anna.headers)
        closed = 0
        while not closed:
            try:
                socket.receive(timeout=20)
            except WebSocketDisconnect as end:
                closed = end.code
        assert closed == 4401


def test_another_process_ends_a_sign_in(client: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """What is known about a token is believed for seconds only."""
    anna = Holder(client, "Anna")
    anna.keep("Anna")
    assert not anna.gone()
    at = desk(client)
    person = at.signer.read(anna.token)
    assert person is not None
    client.blocking_portal.call(at.accounts.end, person)  # as another process does, which this one does not hear
    assert not anna.gone()
    now = time.monotonic
    monkeypatch.setattr(time, "monotonic", lambda: now() + sign_ins.FRESH)
    assert anna.gone()


def test_wrong_passwords_are_refused_and_say_nothing(client: TestClient[Any]) -> None:
    anna, eve = Holder(client, "Anna"), Holder(client, "Eve")
    anna.keep("Anna")
    answers = [eve.sign_in(name, password, 400) for name, password in (("Anna", "wrong one"), ("Nobody", "wrong one"))]
    assert answers[0] == answers[1], "whether there is such a name is not told"
    refused = eve.send("PUT", "/api/account/password", {"name": "anna", "password": "another one"}, 409)
    assert "Anna" in refused["detail"] or "anna" in refused["detail"]
    anna.send("PUT", "/api/account/password", {"password": "another one", "old": "not this"}, 400)
    anna.sign_in("Anna")


def test_the_work_is_the_same_whether_the_name_exists(client: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    anna, eve = Holder(client, "Anna"), Holder(client, "Eve")
    anna.keep("Anna")
    work: list[str] = []
    right = passwords.Passwords._right

    def counted(self: passwords.Passwords, kept: str, given: str) -> bool:
        work.append(kept.split("$")[3])
        return right(self, kept, given)

    monkeypatch.setattr(passwords.Passwords, "_right", counted)
    eve.sign_in("Anna", "wrong one", 400)
    eve.sign_in("Nobody", "wrong one", 400)
    assert len(work) == 2
    assert work[0] == work[1], "the same parameters of the hash"


def test_guesses_are_counted(tmp_path: Path) -> None:
    with server(tmp_path, sign_ins_per_minute=3) as client:
        anna, eve = Holder(client, "Anna"), Holder(client, "Eve")
        anna.keep("Anna")
        for _ in range(3):
            eve.sign_in("Anna", "wrong one", 400)
        assert "minute" in eve.sign_in("Anna", GOOD, 429)["detail"]


def test_a_changed_password_signs_others_out(client: TestClient[Any]) -> None:
    anna, other = Holder(client, "Anna"), Holder(client, "Phone")
    anna.keep("Anna")
    other.sign_in("Anna")
    anna.send("PUT", "/api/account/password", {"password": "another one", "old": GOOD}, 200)
    assert other.gone()
    assert not anna.gone()
    anna.sign_in("Anna", GOOD, 400)
    anna.sign_in("Anna", "another one")


def test_the_printed_code_brings_back_and_is_good_once(client: TestClient[Any]) -> None:
    anna, back = Holder(client, "Anna"), Holder(client, "Phone")
    code = anna.keep("Anna")
    wish = {"name": "Anna", "code": code.lower().replace("-", " "), "password": "another one"}
    back.send("POST", "/api/sign-in/code", {**wish, "code": "ABCD-EFGH"}, 400)
    answer = back.send("POST", "/api/sign-in/code", wish, 200)
    back.client.cookies.clear()
    assert answer["code"] != code
    assert anna.gone(), "everybody else is signed out"
    back.use(answer["token"])
    assert back.get("/api/me")["name"] == "Anna"
    Holder(client, "Eve").send("POST", "/api/sign-in/code", wish, 400)
    back.sign_in("Anna", "another one")


def test_a_new_name_stands_at_the_tables_too(client: TestClient[Any]) -> None:
    anna = Holder(client, "Anna")
    table = anna.table(GAME, [{"kind": "me"}, {"kind": "here", "name": "Bea"}], public=True)
    anna.send("PUT", "/api/account/name", {"name": "Ann"}, 404)
    anna.keep("Anna Karenina")
    anna.send("PUT", "/api/account/name", {"name": "Graf Wronski"}, 200)
    chairs = anna.get(f"/api/tables/{table}")["chairs"]
    assert [chair["who"] for chair in chairs] == ["Graf Wronski", "Bea"]
    assert chairs[0]["account"] == "Graf Wronski"
    assert anna.send("POST", "/api/guests", {"name": "Other"}, 201)["name"] == "Graf Wronski", "accounts keep theirs"
    eve = Holder(client, "Eve")
    eve.keep("Anna Karenina")
    eve.send("PUT", "/api/account/name", {"name": "graf wronski"}, 409)


@pytest.mark.parametrize("name", ["", "A", " ", "x" * 25, "a/b", "a\u202eb", "<b>", "Guest", "GAST", "-dash", "a\nb?"])
def test_what_no_account_can_be_called(name: str) -> None:
    with pytest.raises(BadAccountName, match=r"24|U\+202E"):
        account_name(name, "en")


def test_names_that_look_the_same_are_the_same() -> None:
    assert account_name("  Zoë   D’Arc-2 ", "en") == "Zoë D’Arc-2"
    assert name_key("ＡＮＮＡ") == name_key("anna") == name_key(" Anna ")
    assert name_key("Straße") == name_key("STRASSE")


def test_bad_passwords_change_nothing(client: TestClient[Any]) -> None:
    anna = Holder(client, "Anna")
    for password in ("short", "x" * 201, "Long Name"):
        refused = anna.send("PUT", "/api/account/password", {"name": "Long Name", "password": password}, 400)
        assert "8" in refused["detail"]
    assert anna.get("/api/account")["account"] is False


@pytest.mark.parametrize("scheme", ["http", "https"])
def test_cookies_of_sign_ins_are_kept_from_scripts_and_other_sites(client: TestClient[Any], scheme: str) -> None:
    anna = Holder(client, "Anna")
    anna.keep("Anna")
    there = f"{scheme}://testserver.local"
    answer = client.post(f"{there}/api/sign-in", json={"name": "Anna", "password": GOOD})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert ("; secure" in cookie) == (scheme == "https")
    page = client.get(f"{there}/me").text
    assert "Anna" in page
    forged = client.post(f"{there}/api/sign-out")
    assert forged.status_code == 403, "another site could make a browser send this"
    client.cookies.clear()


# ---- going


def test_games_stay_and_the_name_goes(client: TestClient[Any]) -> None:
    anna, bea = Holder(client, "Anna"), Holder(client, "Bea")
    anna.keep("Anna")
    table = anna.table(GAME, [{"kind": "me"}, {"kind": "open"}], public=True)
    waiting = anna.table(GAME, [{"kind": "me"}, {"kind": "open"}], public=True)
    theirs = bea.table(GAME, [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}], public=True)
    bea.send("PUT", f"/api/tables/{table}/seats/1", {"name": "Bea"}, 200)
    anna.send("PUT", f"/api/tables/{theirs}/seats/1", {}, 200)
    anna.send("POST", f"/api/tables/{table}/chat", {"text": "my secret is 12", "token": secrets.token_hex(8)})
    assert anna.send("DELETE", "/api/account?lang=de", {"name": "Bea"}, 409)["detail"].endswith("Anna")
    gone = client.request("DELETE", "/api/account", json={"name": "anna"}, headers=anna.headers)
    assert gone.status_code == 204
    assert anna.gone()
    for lang, said in (
        ("en", "Somebody who left"),
        ("de", "Jemand, der gegangen ist"),
        ("fr", "Quelqu’un qui est parti"),
    ):
        info = bea.get(f"/api/tables/{table}?lang={lang}")
        assert said in info["chairs"][0]["who"]
        assert info["chairs"][0]["account"] == ""
    assert info["chairs"][0]["bot"], "a bot plays on"
    everything = json.dumps([bea.state(table, 1), bea.get(f"/api/tables/{table}/chat"), bea.get("/api/tables")])
    assert "Anna" not in everything
    assert "secret" not in everything
    bea.get(f"/api/tables/{waiting}", 404)
    assert bea.get(f"/api/tables/{theirs}")["chairs"][1]["who"] == "", "the chair is free again"
    Holder(client, "Somebody").sign_in("Anna", GOOD, 400)
    again = Holder(client, "Anna")
    again.keep("Anna")
    assert again.get("/api/tables")["mine"] == []


def test_a_name_is_gone_at_once_everywhere(client: TestClient[Any]) -> None:
    """Not when the table is read in again: it is in memory, and others look at it."""
    anna, bea = Person(client, "Anna"), Person(client, "Zebedee")
    table = anna.table("gods-second", [{"kind": "me"}, {"kind": "open"}], public=True)
    bea.send("PUT", f"/api/tables/{table}/seats/1", {}, 200)
    bea.send("POST", f"/api/tables/{table}/chat", {"text": "I am Zebedee", "token": secrets.token_hex(8)})
    seats, turn = (anna, bea), 0
    while not (state := anna.state(table, None))["over"]:
        turn = state["asked"][0]
        there = desk(client).hall.tables[table]
        legal = list(there.past.position.legal(turn))
        seats[turn].play(table, turn, legal[0], there.past.seq)
    waiting = anna.table("gods-second", [{"kind": "me"}, {"kind": "link"}], public=True)
    anna.send("PUT", f"/api/tables/{waiting}/seats/1/kept", {"who": befriend(anna, bea)}, 200)
    answers = (
        f"/api/tables/{table}", f"/api/tables/{table}/state", f"/api/tables/{table}/record", f"/api/tables/{waiting}",
        f"/api/tables/{table}/chat", "/api/tables", "/api/archive", f"/api/tables/{table}/past?at=3",
        f"/t/{table}/picture.svg", f"/t/{table}/result/svg", f"/t/{table}", "/api/friends?met=true",
    )  # fmt: skip

    def named() -> set[str]:
        return {path for path in answers if "Zebedee" in client.get(path, headers=anna.headers).text}

    assert {f"/api/tables/{waiting}", f"/api/tables/{table}/chat", "/api/archive", f"/api/tables/{table}"} <= named()
    bea.client.request("DELETE", "/api/account", json={"name": "Zebedee"}, headers=bea.headers)
    assert named() == set()
    assert "Somebody who left" in client.get(f"/api/tables/{table}/record", headers=anna.headers).text
    chair = anna.get(f"/api/tables/{waiting}")["chairs"][1]
    assert (chair["who"], chair["kind"], chair["kept"]) == ("", "link", ""), "the chair is free again"


def test_whatever_is_kept_about_people_is_forgotten_or_stays_for_a_reason() -> None:
    """A part of the server that keeps something about a person adds it to one of the lists of `farewell.py`."""
    named = {
        (part.name, column.name)
        for part in METADATA.sorted_tables
        for column in part.c
        if column.name in ("person", "muted", "said_by", "friend", "wanted")
        or any(k.column is PEOPLE.c.id for k in column.foreign_keys)
    }
    listed = [(part.name, column) for part, column in farewell.FORGOTTEN + farewell.STAYING]
    assert sorted(listed) == sorted(named)
    assert {(part.name, column) for part, column in farewell.MOVED} <= named


def test_a_guest_can_go_too(client: TestClient[Any]) -> None:
    gus = Holder(client, "Gus")
    gus.table(GAME, [{"kind": "me"}, {"kind": "here", "name": "x"}])
    assert client.request("DELETE", "/api/account", json={"name": "Gus"}, headers=gus.headers).status_code == 204
    assert gus.gone()


def test_my_data_is_mine_alone(client: TestClient[Any]) -> None:
    anna, bea = Holder(client, "Anna"), Holder(client, "Bea")
    code = anna.keep("Anna")
    table = anna.table(GAME, [{"kind": "me"}, {"kind": "open"}], public=True)
    bea.send("PUT", f"/api/tables/{table}/seats/1", {"name": "Bea"}, 200)
    client.put(f"/api/tables/{table}/notes", json={"text": "a plan"}, headers=bea.headers)
    client.put(f"/api/tables/{table}/notes", json={"text": "my plan"}, headers=anna.headers)
    answer = client.get("/api/account/data", headers=anna.headers)
    assert "attachment" in answer.headers["content-disposition"]
    found = answer.json()
    assert found["people"][0]["name"] == "Anna"
    assert found["seats"][0]["table_id"] == table
    assert found["notes"][0]["text"] == "my plan"
    text = answer.text
    assert "Bea" not in text
    assert "a plan" not in text
    assert "$argon2" not in text
    assert code not in text
    at = desk(client)
    assert all(str(at.signer.read(p.token)) not in text for p in (anna, bea)), "ids are secrets"


# ---- mail


class Box(socketserver.ThreadingTCPServer):
    """Takes mails as a server of mails does, and keeps them."""

    allow_reuse_address = True
    daemon_threads = True

    def __init__(self) -> None:
        self.mails: list[str] = []
        self.came = threading.Condition()
        super().__init__(("127.0.0.1", 0), Talk)

    def wait(self, count: int) -> str:
        with self.came:
            assert self.came.wait_for(lambda: len(self.mails) >= count, 20)
            return self.mails[count - 1]


class Talk(socketserver.StreamRequestHandler):
    server: Box

    def say(self, text: str) -> None:
        self.wfile.write(f"{text}\r\n".encode())

    def handle(self) -> None:
        self.say("220 here")
        while line := self.rfile.readline().decode().strip():
            word = line.split()[0].upper()
            if word == "DATA":
                self.say("354 go on")
                lines = []
                while (part := self.rfile.readline().decode().rstrip("\r\n")) != ".":
                    lines.append(part)
                with self.server.came:
                    self.server.mails.append("\n".join(lines))
                    self.server.came.notify_all()
            self.say("221 bye" if word == "QUIT" else "250 ok")
            if word == "QUIT":
                return


@contextmanager
def mailbox() -> Iterator[Box]:
    with Box() as box:
        thread = threading.Thread(target=box.serve_forever, args=(0.05,))
        thread.start()
        try:
            yield box
        finally:
            box.shutdown()
            thread.join()


def link(mail: str) -> str:
    from email import message_from_string
    from email.policy import default

    body = message_from_string(mail, policy=default).get_content()
    return str(body).split("=")[-1].split()[0]


def test_a_link_by_mail(tmp_path: Path) -> None:
    with mailbox() as box:
        where = f"smtp://127.0.0.1:{box.server_address[1]}"
        with server(tmp_path, mail=where, mail_from="games@play.example", address="https://play.example") as client:
            anna, other = Holder(client, "Anna"), Holder(client, "Phone")
            for wrong in ("no address", "a@b c", "a\r\nBcc: x@y.z@b.c"):
                anna.send("POST", "/api/account/mail", {"mail": wrong, "name": "Anna"}, 400)
            assert client.post(
                "/api/account/mail", json={"mail": "Anna@Example.org", "name": "Anna"},
                headers={**anna.headers, "host": "evil.example"},
            ).status_code == 204  # fmt: skip
            mail = box.wait(1)
            assert "evil" not in mail, "links lead where the host said"
            assert "https://play.example/me" in mail.replace("=\n", "")
            other.send("PUT", "/api/account/mail", {"code": link(mail)}, 400)
            client.post("/api/account/mail", json={"mail": "anna@example.org"}, headers=anna.headers)
            proved = anna.send("PUT", "/api/account/mail", {"code": link(box.wait(2))}, 200)
            anna.use(proved["token"])
            client.cookies.clear()
            info = anna.get("/api/account")
            assert info["mail"] == "anna@example.org"
            assert {s["how"] for s in info["sign_ins"]} == {"mail"}, "the token of the guest has ended"
            assert client.post("/api/sign-in/mail", json={"mail": "nobody@example.org"}).status_code == 204
            assert client.post("/api/sign-in/mail?lang=fr", json={"mail": "ANNA@example.org"}).status_code == 204
            code = link(box.wait(3))
            signed = other.send("POST", "/api/sign-in/link", {"code": code}, 200)
            client.cookies.clear()
            other.use(signed["token"])
            assert other.get("/api/me")["name"] == "Anna"
            Holder(client, "Eve").send("POST", "/api/sign-in/link", {"code": code}, 400)
            assert client.delete("/api/account/mail", headers=anna.headers).status_code == 409, "the last way back"
            assert len(box.mails) == 3, "nobody else got one"


def test_without_mail_there_is_none(client: TestClient[Any]) -> None:
    anna = Holder(client, "Anna")
    anna.send("POST", "/api/sign-in/mail", {"mail": "anna@example.org"}, 404)
    anna.send("POST", "/api/account/mail", {"mail": "anna@example.org", "name": "Anna"}, 404)
    assert anna.get("/api/account")["account"] is False


@pytest.mark.parametrize(("mail", "sender", "site", "wrong"), [
    ("http://x", "a@b.c", "https://x", "smtp"), ("smtp://x", "", "https://x", "mail-from"),
    ("smtp://x", "a@b.c", "", "address"), ("smtp://x:y", "a@b.c", "https://x", "smtp"),
])  # fmt: skip
def test_mail_that_is_set_up_wrongly_is_refused(mail: str, sender: str, site: str, wrong: str) -> None:
    with pytest.raises(TheomachyError, match=wrong):
        post(mail, sender, site)


# ---- passkeys


def test_passkeys_that_prove_nothing(client: TestClient[Any]) -> None:
    """What is good is shown in a browser (browser/test_me.py)."""
    anna = Holder(client, "Anna")
    asked = anna.send("POST", "/api/account/passkeys/challenge", {"name": "Anna"}, 200)
    assert asked["options"]["rp"]["id"] == "testserver.local"
    person = str(desk(client).signer.read(anna.token))
    assert person not in json.dumps(asked), "the id is a secret"
    for credential in ({}, {"id": "x", "rawId": "x", "type": "public-key", "response": {}}, {"id": 5}):
        wish = {"ask": asked["ask"], "credential": credential}
        anna.send("POST", "/api/account/passkeys", wish, 400)
        shown = anna.send("POST", "/api/sign-in/passkey/challenge", status=200)
        anna.send("POST", "/api/sign-in/passkey", {"ask": shown["ask"], "credential": credential}, 400)
    assert anna.get("/api/account")["account"] is False
    Holder(client, "Bea").keep("Bea")
    anna.send("POST", "/api/account/passkeys/challenge", {"name": "bea"}, 409)
