"""Who is invited by name gets in, wherever they read it; the key of a private table goes to nobody else."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from receivers import Browser, mail_sink, receiver
from sqlalchemy import update
from test_friends import befriend
from test_notices import INSIDE, idle, until
from tools import Person, desk, play_to_the_end, server

from theomachy.server.schema_notices import WAYS

GAME = "gods-second"
ROOM = [{"kind": "me"}, {"kind": "link"}, {"kind": "link"}]


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient[Any]]:
    with server(tmp_path) as found:
        yield found


def room(host: Person, **more: Any) -> tuple[str, str]:
    """A private table that waits, and its key."""
    table = host.table(GAME, ROOM, **more)
    return table, host.get(f"/api/tables/{table}")["invite"]


def invite(host: Person, table: str, who: str) -> None:
    answer = host.client.post(f"/api/tables/{table}/invitations", json={"who": who}, headers=host.headers)
    assert answer.status_code == 204


def page(client: TestClient[Any], path: str, person: Person, status: int = 200) -> str:
    answer = client.get(path, headers={**person.headers, "accept": "text/html"})
    assert answer.status_code == status
    return answer.text


def key_of(text: str) -> str:
    """The key with which the page of a table makes links."""
    return str(re.findall(r'data-key="([^"]*)"', text)[0])


def test_an_invitation_opens_the_table_by_every_way(tmp_path: Path) -> None:
    browser = Browser()
    with receiver() as outside, mail_sink() as office:
        settings = {**INSIDE, "mail": office.address, "mail_from": "table@games.example"}
        with server(tmp_path, **settings) as client:
            anna, bea, carl = (Person(client, name) for name in ("Anna", "Bea", "Carl"))
            who = befriend(anna, bea)
            for wish in (
                {"kind": "push", "address": outside.address + "/push", "keys": browser.keys},
                {"kind": "webhook", "address": outside.address + "/hook"},
                {"kind": "mail", "address": "bea@example.org"},
            ):
                bea.send("POST", "/api/notices/ways", wish, 201)

            async def wanted() -> None:
                async with desk(client).store.writing() as connection:
                    await connection.execute(update(WAYS).values(confirmed=True, invitations=True))

            client.blocking_portal.call(wanted)
            office.letters.clear()
            table, key = room(anna)
            invite(anna, table, who)
            idle(client)
            until(lambda: len(outside.came) == 2 and office.letters)
            link = f"/t/{table}?key={key}"
            assert browser.read(outside.at("/push")[0].body)["path"] == link
            hooked = json.loads(outside.at("/hook")[0].body)
            assert (hooked["path"], hooked["url"]) == (link, f"https://games.example{link}")
            assert f"https://games.example{link}" in office.letters[0].get_content()
            page(client, link, carl)  # wherever it is read: in another browser she is somebody else
            page(client, f"/t/{table}", carl, 404)


def test_what_was_withdrawn_is_not_sent(tmp_path: Path) -> None:
    with receiver() as outside, server(tmp_path, **INSIDE) as client:
        anna, bea = Person(client, "Anna"), Person(client, "Bea")
        who = befriend(anna, bea)
        bea.send("POST", "/api/notices/ways", {"kind": "webhook", "address": outside.address + "/hook"}, 201)
        way = bea.get("/api/notices")["ways"][0]["id"]
        bea.send("PUT", f"/api/notices/ways/{way}", {"turns": True, "invitations": True}, 200)
        table, _ = room(anna)
        found = desk(client)

        async def no_more() -> None:
            known = await found.notices.store.way(way)
            assert known is not None
            await found.friends.store.invite(table, known.person, "x")
            await found.friends.store.turn_down(table, known.person)
            await found.notices.invited(table, known.person, "Anna")

        client.blocking_portal.call(no_more)
        idle(client)
        assert outside.came == []
        invite(anna, table, who)
        until(lambda: outside.came)


@pytest.mark.parametrize("how", ["invited", "kept"])
def test_who_is_invited_by_name_needs_no_link(client: TestClient[Any], how: str) -> None:
    anna, bea, carl = (Person(client, name) for name in ("Anna", "Bea", "Carl"))
    who = befriend(anna, bea)
    table, key = room(anna)
    page(client, f"/t/{table}", bea, 404)
    if how == "invited":
        invite(anna, table, who)
    else:
        anna.send("PUT", f"/api/tables/{table}/seats/1/kept", {"who": who}, 200)
        bea.send("DELETE", f"/api/invitations/{table}", None, 200)
    assert key_of(page(client, f"/t/{table}", bea)) == key
    page(client, f"/t/{table}", carl, 404)
    assert anna.client.get(f"/api/tables/{table}", headers=carl.headers).status_code == 404
    bea.send("PUT", f"/api/tables/{table}/seats/1", {"key": key}, 200)
    assert bea.get(f"/api/tables/{table}")["chairs"][1]["mine"]


def test_links_to_a_private_table_carry_its_key_for_those_who_have_it(client: TestClient[Any]) -> None:
    anna, bea, carl = (Person(client, name) for name in ("Anna", "Bea", "Carl"))
    table = anna.table(GAME, [{"kind": "me"}, {"kind": "here", "name": "Bo"}])
    key = anna.get(f"/api/tables/{table}")["invite"]
    play_to_the_end(anna, table)
    assert key_of(page(client, f"/t/{table}", anna)) == key
    assert key_of(page(client, f"/t/{table}?key={key}", bea)) == key
    page(client, f"/t/{table}?key=x{key[1:]}", carl, 404)
    public = anna.table(GAME, ROOM, public=True)
    assert key_of(page(client, f"/t/{public}", carl)) == "", "to a public one everybody has the link"
    assert key_of(page(client, f"/t/{public}?key=something", carl)) == ""
