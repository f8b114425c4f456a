"""Names: one rule for all of them, and nobody can be taken for an account that they are not."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from holders import GOOD, Holder, quick_hashes  # noqa: F401
from litestar.testing import TestClient
from sqlalchemy import create_engine, insert, select
from tools import Person, desk, server

from theomachy.server.account_names import BadAccountName, account_name, name_key
from theomachy.server.account_store import AccountStore
from theomachy.server.database import MIGRATIONS
from theomachy.server.naming import BadName, clean_name, look
from theomachy.server.schema import PEOPLE
from theomachy.server.schema_accounts import ACCOUNTS
from theomachy.server.store import Store

GAME = "gentes"
CYRILLIC = "\u0441\u043e\u0440\u0430"  # looks like copa
GREEK = "\u0391\u039d\u039d\u0391"  # looks like ANNA


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient[Any]]:
    with server(tmp_path) as started:
        yield started


@pytest.mark.parametrize(("given", "kept"), [
    ("  Anna\n\t Bert ", "Anna Bert"), ("Ｗｉｄｅ", "Wide"), ("Zoë", "Zoë"), ("Ludo 🎲\ufe0f", "Ludo 🎲"),
    ("Анна Каренина", "Анна Каренина"), ("Νίκος", "Νίκος"), ("東京たろうカフェ", "東京たろうカフェ"),
    ("Tシャツ", "Tシャツ"), ("Anna и Bert", "Anna и Bert"), ("★★★", "★★★"),
    ("O’Neill-Smith", "O’Neill-Smith"), ("x" * 24, "x" * 24),
    ("महाभारत", "महाभारत"), ("محمد", "محمد"),
])  # fmt: skip
def test_what_one_can_be_called(given: str, kept: str) -> None:
    assert clean_name(given) == kept
    assert clean_name(kept) == kept


@pytest.mark.parametrize(("given", "fault"), [
    ("", "blank"), (" \u3000 ", "blank"), ("\u0301", "blank"), ("x" * 25, "long"),
    ("a\u200bb", "hidden"), ("\u2060", "hidden"), ("a\u202eb", "hidden"), ("a\u2066b", "hidden"), ("a\0b", "hidden"),
    ("\u3164", "hidden"), ("\u2800", "hidden"), ("A\u115fB", "hidden"), ("a\u00adb", "hidden"), ("\ufeffa", "hidden"),
    ("a\U000e0041b", "hidden"), ("a\ud800b", "hidden"), ("a\ue000b", "hidden"), ("a\u034fb", "hidden"),
    ("\u0410nna", "mixed"), ("Ann\u03b1", "mixed"), ("x \u0410nna", "mixed"), ("Z" + "\u0335" * 4, "marks"),
])  # fmt: skip
def test_what_nobody_and_nothing_is_called(given: str, fault: str) -> None:
    with pytest.raises(BadName) as refused:
        clean_name(given)
    assert refused.value.fault == fault
    for lang in ("en", "de", "fr", "it"):
        assert refused.value.said(lang)
    with pytest.raises(BadAccountName):
        account_name(given, "en")


def test_names_that_look_the_same_are_the_same() -> None:
    assert look(CYRILLIC) == look("Copa") == look("COPA") == look(CYRILLIC.upper())
    assert look(GREEK) == look("Anna") == look(GREEK.lower())
    assert look("\u0430\u0301") == look("á"), "with accents too"
    assert look("Ё") == look("Ë")
    for one, other in (("Anna", "Hanna"), ("Zoë", "Zoe"), ("Ольга", "Олег"), ("Мария", "Марина"), ("Νίκος", "Νίκη")):
        assert look(one) != look(other)
    assert name_key("Theomachy") == look("theomachy")
    with pytest.raises(BadAccountName):
        account_name("theomachy", "en")


NAMED = [
    ("POST", "/api/guests", {"name": None}),
    ("POST", "/api/bots", {"name": None}),
    ("PUT", "/api/account/password", {"name": None, "password": GOOD}),
    ("PUT", "/api/account/name", {"name": None}),
    ("POST", "/api/account/passkeys/challenge", {"name": None}),
    ("POST", "/api/tables", {"game": GAME, "title": None, "seats": [{"kind": "me"}, {"kind": "open"}]}),
    ("POST", "/api/tables", {"game": GAME, "seats": [{"kind": "me", "name": None}, {"kind": "open"}]}),
    ("POST", "/api/tables", {"game": GAME, "seats": [{"kind": "me"}, {"kind": "here", "name": None}]}),
    ("POST", "/api/duels", {"game": GAME, "title": None, "seats": [{"kind": "me"}, {"kind": "link"}]}),
    ("PUT", "/api/tables/TABLE/seats/1", {"name": None}),
    ("POST", "/api/tournaments", {"game": GAME, "players": 2, "title": None}),
    ("POST", "/api/tournaments/CUP/entry", {"name": None}),
]


@pytest.mark.parametrize("name", ["a\u202eb", "\u2060\u2060", "\u0410nna", "a\u200bb"])
def test_the_rule_is_one_for_all(client: TestClient[Any], name: str) -> None:
    anna, eve = Person(client, "Anna"), Holder(client, "Eve")
    table = anna.table(GAME, [{"kind": "me"}, {"kind": "open"}], public=True)
    cup = anna.send("POST", "/api/tournaments", {"game": GAME, "players": 2, "title": "Cup", "public": True}, 201)["id"]
    own = Holder(client, "Own")
    own.keep("Own")
    for method, path, body in NAMED:
        who: Person = own if path == "/api/account/name" else anna if path == "/api/bots" else eve
        wish = json.loads(json.dumps(body).replace("null", json.dumps(name)))
        refused = who.send(method, path.replace("TABLE", table).replace("CUP", cup), wish)
        assert refused.get("status_code") == 400, (path, refused)
        assert refused["detail"] != "", path
    assert own.get("/api/me")["name"] == "Own"
    assert anna.get(f"/api/tables/{table}")["chairs"][1]["who"] == ""


def test_refusals_are_in_the_language_of_the_page(client: TestClient[Any]) -> None:
    refused = Person(client).send("POST", "/api/guests?lang=de", {"name": "a\u202eb"}, 400)
    assert "U+202E" in refused["detail"]
    assert "Schreibrichtung" in refused["detail"]


# ---- whose name it is


def test_nobody_has_an_account_that_looks_like_another(client: TestClient[Any]) -> None:
    anna = Holder(client, "Anna")
    anna.keep("Anna")
    Holder(client, "x").keep(CYRILLIC)
    for name in (GREEK, "ANNA", "Copa", "Ａｎｎａ"):
        eve = Holder(client, "Eve")
        refused = eve.send("PUT", "/api/account/password", {"name": name, "password": GOOD}, 409)
        assert refused["detail"]
        assert eve.get("/api/account")["account"] is False
    other = Holder(client, "y")
    other.sign_in(CYRILLIC)
    assert other.get("/api/me")["name"] == CYRILLIC


def test_a_guest_has_no_name_of_an_account(client: TestClient[Any]) -> None:
    anna = Holder(client, "Anna")
    anna.keep("Anna")
    eve = Person(client, "Eve")
    table = anna.table(GAME, [{"kind": "me"}, {"kind": "open"}], public=True)
    cup = anna.send("POST", "/api/tournaments", {"game": GAME, "players": 2, "title": "Cup", "public": True}, 201)["id"]
    for name in ("Anna", "anna ", GREEK):
        refused = eve.send("POST", "/api/guests?lang=fr", {"name": name}, 400)
        assert "compte" in refused["detail"]
        eve.send("PUT", f"/api/tables/{table}/seats/1", {"name": name}, 400)
        eve.send("POST", f"/api/tournaments/{cup}/entry", {"name": name}, 400)
        for kind in ("me", "here"):
            seats = [{"kind": kind, "name": name}, {"kind": "open"}]
            eve.send("POST", "/api/tables", {"game": GAME, "seats": seats}, 400)
    assert eve.get("/api/me")["name"] == "Eve"
    eve.send("PUT", f"/api/tables/{table}/seats/1", {"name": "Eva"}, 200)


def test_a_guest_does_not_take_the_name_of_an_account_later(client: TestClient[Any]) -> None:
    anna, eve = Holder(client, "Anna"), Person(client, "Eve")
    anna.keep("Anna")
    seats = [{"kind": "me"}, {"kind": "here", "name": "x"}, {"kind": "open"}]
    table = eve.table(GAME, seats)
    for seat in (0, 1):
        eve.send("PUT", f"/api/tables/{table}/seats/{seat}", {"name": "Anna"}, 400)
        eve.send("PUT", f"/api/tables/{table}/seats/{seat}", {"name": "Eva"}, 200)


def test_the_name_of_an_account_is_its_own_everywhere(client: TestClient[Any]) -> None:
    anna, ben = Holder(client, "Anna"), Person(client, "Ben")
    anna.keep("Anna")
    seats = [{"kind": "me", "name": "Zeus"}, {"kind": "here", "name": "Bea"}, {"kind": "open"}]
    table = anna.table(GAME, seats)
    theirs = ben.table(GAME, [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}], public=True)
    anna.send("PUT", f"/api/tables/{theirs}/seats/1", {"name": "Zeus"}, 200)
    anna.send("PUT", f"/api/tables/{table}/seats/0", {"name": "Hera"}, 200)
    anna.send("PUT", f"/api/tables/{table}/seats/1", {"name": "Bee"}, 200)
    assert [chair["who"] for chair in anna.get(f"/api/tables/{table}")["chairs"]] == ["Anna", "Bee", ""]
    assert [chair["who"] for chair in anna.get(f"/api/tables/{theirs}")["chairs"]] == ["Ben", "Anna", ""]
    cup = ben.send("POST", "/api/tournaments", {"game": GAME, "players": 2, "title": "Cup", "public": True}, 201)["id"]
    entered = anna.send("POST", f"/api/tournaments/{cup}/entry", {"name": "Zeus"}, 200)
    assert [one["who"] for one in entered["people"]] == ["Anna"]
    anna.send("PUT", "/api/account/name", {"name": "Anna Karenina"}, 200)
    assert [one["who"] for one in ben.get(f"/api/tournaments/{cup}")["people"]] == ["Anna Karenina"]


def test_others_see_who_is_a_guest(client: TestClient[Any]) -> None:
    anna, eve = Holder(client, "Anna"), Person(client, "Eve")
    anna.keep("Anna")
    seats = [{"kind": "me"}, {"kind": "here", "name": "Bea"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
    table = anna.table(GAME, seats, public=True)
    eve.send("PUT", f"/api/tables/{table}/seats/2", {"name": "Eve"}, 200)
    chairs = eve.get(f"/api/tables/{table}")["chairs"]
    assert [chair["guest"] for chair in chairs] == [False, True, True, False]
    for person in (anna, eve):
        with client.websocket_connect(f"/api/tables/{table}/live", headers=person.headers) as line:
            assert [chair["guest"] for chair in line.receive_json()["chairs"]] == [False, True, True, False]
            line.send_json({"type": "say", "token": f"token-{person.token[:8]}".replace("_", "-"), "text": "hello"})
            while (said := line.receive_json())["type"] != "chat" or not said["lines"][-1]["mine"]:
                pass
        assert said["lines"][-1]["guest"] is (person is eve)


# ---- databases from before


def old_accounts(database: Path, *names: str) -> None:
    """A database in which accounts are compared as they were once."""
    engine = create_engine(f"sqlite:///{database}")
    with engine.begin() as connection:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["connection"] = connection
        command.upgrade(config, "0019")
        for number, name in enumerate(names):
            person = f"person-{number}"
            connection.execute(insert(PEOPLE).values(id=person, name=name, created=number))
            key = name.casefold()
            connection.execute(insert(ACCOUNTS).values(person=person, name=name, key=key, created=number))
    engine.dispose()


def test_names_from_before_stay_good(tmp_path: Path) -> None:
    """Each is found by its own name, also where two look the same; nobody new looks like one of them."""
    names = ("Copa", CYRILLIC, "Анна", "a\u202eb", GREEK)
    old_accounts(tmp_path / "theomachy.db", *names)

    async def look_up() -> list[str]:
        store = Store(str(tmp_path))
        await store.open()
        try:
            accounts = AccountStore(store)
            found = [await accounts.named(name) for name in names]
            for name in ("copa", "anna", "АННА"):
                assert not await accounts.put_account("somebody new", name)
            async with store.engine.connect() as connection:
                assert len((await connection.execute(select(ACCOUNTS.c.key))).all()) == len(names)
            return [account.name if account is not None else "" for account in found]
        finally:
            await store.close()

    assert asyncio.run(look_up()) == list(names)


def test_an_account_renames_itself_to_what_looks_the_same(client: TestClient[Any]) -> None:
    anna = Holder(client, "anna")
    anna.keep("anna")
    assert anna.send("PUT", "/api/account/name", {"name": "Anna"}, 200)["name"] == "Anna"
    person = desk(client).signer.read(anna.token)
    assert person is not None
    found = client.blocking_portal.call(desk(client).accounts.named, GREEK)
    assert found is not None
    assert found.person == person
