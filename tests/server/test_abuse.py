"""One visitor does all they can: places, accounts, mails, lists and work are left for the others."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from holders import GOOD, Holder, quick_hashes  # noqa: F401
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient
from sqlalchemy import func, select
from tools import Person, desk, server

from theomachy.server import account_store, live, openings, passwords
from theomachy.server.mailing import Mailing
from theomachy.server.passwords import Busy, Passwords
from theomachy.server.schema_accounts import QUESTIONS

GAME = "gentes"
OPEN = [{"kind": "me"}, {"kind": "open"}]
CUP = {"game": GAME, "players": 2, "public": True}


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient[Any]]:
    with server(tmp_path) as started:
        yield started


# ---- accounts


def test_new_accounts_of_an_address_are_counted(tmp_path: Path) -> None:
    with server(tmp_path, accounts_per_hour=2) as client:
        for name in ("Anna", "Ben"):
            Holder(client, name).keep(name)
        late = Holder(client, "Cleo")
        refused = late.send("PUT", "/api/account/password?lang=it", {"name": "Cleo", "password": GOOD}, 429)
        assert "account" in refused["detail"]
        assert late.get("/api/account")["account"] is False
        taken = late.send("PUT", "/api/account/password", {"name": "Anna", "password": GOOD}, 409)
        assert "Anna" in taken["detail"], "a name that is taken is told, and costs nothing"
        old = Holder(client, "x")
        old.sign_in("Anna")
        old.send("PUT", "/api/account/password", {"password": "another one", "old": GOOD}, 200)


def test_no_hash_is_made_for_an_account_that_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []
    hashing = Passwords.hash

    async def counted(self: Passwords, password: str, where: str) -> str:
        made.append(where)
        return await hashing(self, password, where)

    monkeypatch.setattr(Passwords, "hash", counted)
    with server(tmp_path, accounts_per_hour=1) as client:
        Holder(client, "Anna").keep("Anna")
        for _ in range(3):
            Holder(client, "Ben").send("PUT", "/api/account/password", {"name": "Ben", "password": GOOD}, 429)
            Holder(client, "Eve").send("PUT", "/api/account/password", {"name": "anna", "password": GOOD}, 409)
    assert len(made) == 1


def test_passwords_wait_in_line_and_few_of_each_address(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of ten from one address most are refused; who comes from another has the next place, and the loop goes on."""
    gate = threading.Event()
    done: list[str] = []

    async def ask(work: Passwords, where: str) -> str:
        try:
            await work.hash("secret", where)
        except Busy:
            return "busy"
        done.append(where)
        return "hashed"

    async def flood() -> list[str]:
        work = Passwords()
        monkeypatch.setattr(work, "hasher", SimpleNamespace(hash=lambda password: str(gate.wait(60))))
        many = [asyncio.create_task(ask(work, "a")) for _ in range(10)]
        await asyncio.sleep(0)
        other = asyncio.create_task(ask(work, "b"))
        for _ in range(100):  # nobody waits for what is hashed in threads
            await asyncio.sleep(0)
        assert not other.done()
        gate.set()
        answers = await asyncio.gather(*many, other)
        assert not work.waiting, "nothing is left behind"
        work.close()
        return answers

    answers = asyncio.run(flood())
    assert answers.count("busy") == 10 - passwords.MOST_WAITING
    assert answers[-1] == "hashed"


# ---- places at tables


def test_players_find_a_place_however_many_watch(client: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "MOST_WATCHING", 2)
    monkeypatch.setattr(live, "MOST_LINES", 2)
    anna, eve = Person(client), Person(client)
    table = anna.table(GAME, [{"kind": "me"}, {"kind": "here", "name": "x"}], public=True)
    path = f"/api/tables/{table}/live"

    def refused(person: Person) -> tuple[int, str]:
        with client.websocket_connect(path, headers=person.headers) as line:
            with pytest.raises(WebSocketDisconnect) as end:
                line.receive_json()
            return end.value.code, end.value.detail

    with ExitStack() as lines:
        for _ in range(2):
            line = lines.enter_context(client.websocket_connect(path, headers=eve.headers))
            assert line.receive_json()["type"] == "state"
        assert refused(eve) == (4429, "too many viewers"), "so many of one address"
        monkeypatch.setattr(live, "MOST_WATCHING", 128)
        monkeypatch.setattr(live, "MOST_VIEWERS", 2)
        assert refused(eve) == (4429, "too many viewers"), "so many over all"
        for _ in range(2):
            line = lines.enter_context(client.websocket_connect(path + "?seat=0", headers=anna.headers))
            assert line.receive_json()["seat"] == 0
        assert refused(anna) == (4429, "too many viewers"), "nobody plays over so many lines"


def test_some_places_are_kept_for_those_who_play(client: TestClient[Any]) -> None:
    there = desk(client)
    there.door.places = 16
    there.sockets = {"a": 8}
    assert there.crowded("b")
    assert not there.crowded("b", plays=True)
    there.sockets = {"a": 12}
    assert there.crowded("b", plays=True), "the rest is for requests"


# ---- mail


def test_mails_are_counted_for_the_address_and_for_who_asks() -> None:
    mailing = Mailing(None, per_hour=6)
    assert [mailing.may("victim@example.org", f"sender {n}") for n in range(4)] == [True, True, False, False]
    assert not mailing.may("VICTIM+new@example.org", "somebody else"), "it leads to the same mailbox"
    assert mailing.may("victim@example.com", "somebody else")
    assert [mailing.may(f"{n}@example.org", "eve", "address") for n in range(8)] == [True] * 6 + [False] * 2
    assert not mailing.may("x@example.org", "mallory", "address")


def test_links_are_sent_so_often(tmp_path: Path) -> None:
    """The same answers for an address that nobody has: they tell nothing."""
    settings = {"mail": "smtp://127.0.0.1:9", "mail_from": "games@play.example", "address": "https://play.example"}
    with server(tmp_path, mails_per_hour=6, sign_ins_per_minute=1e6, **settings) as client:
        for mail in ("one@example.org", "two@example.org"):
            codes = [client.post("/api/sign-in/mail", json={"mail": mail}).status_code for _ in range(3)]
            assert codes == [204, 204, 429]
        assert client.post("/api/sign-in/mail", json={"mail": "three@example.org"}).status_code == 429
        eve = Holder(client, "Eve")
        refused = eve.send("POST", "/api/account/mail?lang=de", {"mail": "four@example.org", "name": "Eve"}, 429)
        assert "Postfach" in refused["detail"]
        assert eve.get("/api/account")["account"] is False, "nothing has changed"
        eve.send("POST", "/api/notices/ways", {"kind": "mail", "address": "five@example.org"}, 429)


# ---- lists


def test_the_lobby_shows_everybody(client: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    anna, eve = Person(client), Person(client)
    first = anna.table(GAME, OPEN, public=True)
    many = [eve.table(GAME, OPEN, public=True) for _ in range(openings.MOST)]
    shown = [table["id"] for table in client.get("/api/tables").json()["open"]]
    assert sorted(shown[:2]) == sorted([first, many[-1]]), "one of each before any second one"
    assert len(shown) == 1 + openings.SHOWN
    refused = eve.send("POST", "/api/tables?lang=fr", {"game": GAME, "seats": OPEN, "public": True}, 400)
    assert str(openings.MOST) in refused["detail"]
    assert "tables" in refused["detail"]
    eve.table(GAME, OPEN)  # a private one is nobody else's matter
    assert len(eve.get("/api/tables")["mine"]) == openings.MOST + 1
    monkeypatch.setattr(openings, "MOST_HERE", openings.MOST + 1)
    refused = Person(client).send("POST", "/api/tables", {"game": GAME, "seats": OPEN, "public": True}, 400)
    assert "address" in refused["detail"]
    Person(client).send("POST", "/api/duels", {"game": GAME, "seats": OPEN, "public": True}, 400)


def test_a_list_is_full_of_many_hosts(client: TestClient[Any]) -> None:
    """With more tables than the list shows, nobody's second one takes the place of somebody's first."""
    quiet = Person(client).table(GAME, OPEN, public=True)
    store = desk(client).store

    async def flood() -> list[str]:
        like = await store.table(quiet)
        assert like is not None
        for host in range(20):
            await store.put_person(f"host {host}", f"Host {host}")
            for number in range(4):
                new = {"id": f"t{host}-{number}", "host": f"host {host}", "created": time.time(), "invite": f"{host}"}
                await store.create_table(msgspec.structs.replace(like, **new))
        return ["quiet" if row.id == quiet else row.host for row in await store.open_tables(limit=30)]

    hosts = client.blocking_portal.call(flood)
    assert len(hosts) == 30
    assert len(set(hosts[:21])) == 21
    assert "quiet" in hosts


def test_tournaments_of_one_host_leave_room_for_others(client: TestClient[Any]) -> None:
    anna, eve = Person(client), Person(client)
    anna.send("POST", "/api/tournaments", {**CUP, "title": "Anna’s cup"}, 201)
    for number in range(5):
        eve.send("POST", "/api/tournaments", {**CUP, "title": f"Cup {number}"}, 201)
    titles = [line["title"] for line in client.get("/api/tournaments").json()]
    assert titles[:2] == ["Cup 4", "Anna’s cup"]
    assert len(titles) == 1 + openings.SHOWN
    assert len(eve.get("/api/tournaments")) == 6, "who hosts them sees all"
    for number in range(5):
        eve.send("POST", "/api/tournaments", {**CUP, "title": f"More {number}"}, 201)
    eve.send("POST", "/api/tournaments", {**CUP, "title": "One more"}, 400)


# ---- challenges


def test_challenges_of_an_address_are_counted(tmp_path: Path) -> None:
    with server(tmp_path, sign_ins_per_minute=3) as client:
        codes = [client.post("/api/sign-in/passkey/challenge").status_code for _ in range(4)]
        assert codes == [200, 200, 200, 429]
        anna = Person(client)
        assert "minute" in anna.send("POST", "/api/account/passkeys/challenge", {"name": "Anna"}, 429)["detail"]


def test_only_so_many_questions_are_kept(client: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(account_store, "MOST_QUESTIONS", 5)
    accounts = desk(client).accounts

    async def ask() -> tuple[int, int, bool, bool]:
        await accounts.ask("a link", "mail", "somebody", {}, 60)
        for number in range(12):
            await accounts.ask(f"challenge {number}", "passkey", "", {}, 60 + number)
        async with accounts.store.engine.connect() as connection:
            counted = select(func.count()).select_from(QUESTIONS).where(QUESTIONS.c.kind == "passkey")
            kept = int((await connection.execute(counted)).scalar() or 0)
        link = await accounts.answered("a link", ["mail"]) is not None
        last = await accounts.answered("challenge 11", ["passkey"]) is not None
        return kept, 5, link, last

    kept, most, link, last = client.blocking_portal.call(ask)
    assert kept == most
    assert link, "others are not pushed out"
    assert last, "the newest stays"
