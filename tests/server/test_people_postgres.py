"""What surrounds games on a real PostgreSQL: the same statements, and what another process learns of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
import test_archive as archive
import test_chat as chat
import test_clocks as clocks
import test_friends as friends
import test_notices as notices
import test_tournaments as tournaments
import test_vacations as vacations
from holders import GAME, GOOD, Holder, known, pair, play_in_earnest, quick_hashes  # noqa: F401
from litestar.testing import TestClient
from postgres import Postgres, needed
from receivers import mail_sink, receiver
from tools import desk, server

from theomachy.server import sign_ins
from theomachy.server.rating_store import Board, RatingStore

pytestmark = needed


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    found = Postgres()
    yield found
    found.remove()


@pytest.fixture(scope="module")
def database(postgres: Postgres) -> str:
    return postgres.url()


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
    play_in_earnest(one, ended)
    cleo.send("POST", f"/api/tables/{ended}/abandon", status=200)
    assert [leaver.seat for leaver in two.blocking_portal.call(stores[1].left, ended)] == [0]
    assert [c.after.mu < c.before.mu for c in two.blocking_portal.call(stores[1].changes, ended)] == [True, False]
    assert Holder(two, "Eve").get("/api/people/cleo")["ratings"][0]["games"] == 3
    assert one.request("DELETE", "/api/account", json={"name": "Cleo"}, headers=cleo.headers).status_code == 204
    Holder(two, "Eve").get("/api/people/cleo", 404)
    assert [line.name for line in two.blocking_portal.call(stores[1].leaders, board)] == ["Dora"]


# The most telling tests of each part, played again here; each has a database of its own in the same cluster.
AT_A_SERVER: list[Callable[[TestClient[Any]], None]] = [
    friends.test_an_invitation_stands_in_the_lobby_and_leads_to_a_seat,
    chat.test_a_muted_person_is_not_heard_and_does_not_learn_it,
    archive.test_the_filters,
    tournaments.test_people_enter_by_the_link_and_play,
    vacations.test_one_at_a_time_and_what_was_not_used_comes_back,
]
OVER_A_RESTART: list[Callable[[Any], None]] = [
    clocks.test_a_clock_that_ran_out_while_the_server_was_down_is_honoured,
    clocks.test_a_limit_of_the_rules_that_ended_while_the_server_was_down_is_reported,
]


def called(test: Callable[..., None]) -> str:
    return test.__name__.removeprefix("test_")


@pytest.mark.parametrize("test", AT_A_SERVER, ids=called)
def test_the_same_at_a_server(test: Callable[[TestClient[Any]], None], postgres: Postgres) -> None:
    with server(postgres.fresh()) as client:
        test(client)


@pytest.mark.parametrize("test", OVER_A_RESTART, ids=called)
def test_the_same_over_a_restart(test: Callable[[Any], None], postgres: Postgres) -> None:
    test(postgres.fresh())


def test_notices_are_sent_once_by_every_way(postgres: Postgres) -> None:
    kept: Any = postgres.fresh()
    with receiver() as outside, mail_sink() as post_office:
        notices.test_a_slow_game_over_a_restart_tells_once_by_every_way(kept, outside, post_office)
