"""Accounts and ratings on a real PostgreSQL: the same statements, and what another process learns of them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from holders import GAME, GOOD, Holder, known, pair, quick_hashes  # noqa: F401
from litestar.testing import TestClient
from postgres import Postgres, needed
from tools import desk, server

from theomachy.server import sign_ins
from theomachy.server.rating_store import Board, RatingStore

pytestmark = needed


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    postgres = Postgres()
    yield postgres.url()
    postgres.remove()


@pytest.fixture
def both(database: str) -> Iterator[tuple[TestClient[Any], TestClient[Any]]]:
    with server(database) as one, server(database) as two:
        yield one, two


def test_what_one_process_does_counts_at_the_other(
    both: tuple[TestClient[Any], TestClient[Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = both
    anna = known(one, "Anna")
    code = Holder(two, "Bea").keep("Bea")
    assert code
    shared = anna.table(GAME, [{"kind": "me"}, {"kind": "open"}], public=True)
    guest = Holder(two, "Guest at two")
    guest.send("PUT", f"/api/tables/{shared}/seats/1", {"name": "Somebody"}, 200)
    for person, text in ((anna, "mine"), (guest, "theirs")):
        person.client.put(f"/api/tables/{shared}/notes", json={"text": text}, headers=person.headers)
    guest.sign_in("anna")
    assert [t["id"] for t in guest.get("/api/tables")["mine"]] == [shared], "what the guest had comes along"
    guest.send("PUT", "/api/account/name", {"name": "bea"}, 409)
    guest.send("PUT", "/api/account/name", {"name": "Annabel"}, 200)
    assert one.delete("/api/account/sign-ins", headers=anna.headers).status_code == 204
    monkeypatch.setattr(sign_ins, "FRESH", 0.0)
    desk(two).sign_ins.known.clear()  # as after FRESH seconds
    assert guest.gone()
    guest.sign_in("Annabel", GOOD)


def test_games_are_counted_once_whoever_counts(both: tuple[TestClient[Any], TestClient[Any]]) -> None:
    one, two = both
    cleo, dora = known(one, "Cleo"), known(one, "Dora")
    stores = [RatingStore(desk(client).store) for client in both]
    for table, places in ((pair(one, cleo, dora), [1, 2]), (pair(one, dora, cleo), [1, 1])):
        done = [client.blocking_portal.call(s.count, table, places) for client, s in zip(both, stores, strict=True)]
        assert done == [True, False]
    board = Board(GAME, 2, "live")
    lines = two.blocking_portal.call(stores[1].leaders, board)
    assert [line.name for line in lines] == ["Cleo", "Dora"]
    assert [line.games for line in lines] == [2, 2]
    ended = pair(one, cleo, dora)
    cleo.send("POST", f"/api/tables/{ended}/abandon", status=200)
    assert two.blocking_portal.call(stores[1].left, ended) == [(0, 1)]
    assert [c.after.mu < c.before.mu for c in two.blocking_portal.call(stores[1].changes, ended)] == [True, False]
    assert Holder(two, "Eve").get("/api/people/cleo")["ratings"][0]["games"] == 3
    assert one.request("DELETE", "/api/account", json={"name": "Cleo"}, headers=cleo.headers).status_code == 204
    Holder(two, "Eve").get("/api/people/cleo", 404)
    assert [line.name for line in two.blocking_portal.call(stores[1].leaders, board)] == ["Dora"]
