"""What may be done once, or so many times at most, asked for by many requests in the same moment, on both databases."""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from holders import GAME, Holder, known, pair, play_out, quick_hashes  # noqa: F401
from litestar.testing import TestClient
from postgres import Postgres, needed
from sqlalchemy import func, select
from test_duels import duel
from test_friends import befriend
from tools import Person, desk, server

from theomachy.server import api_notices, chat_store, friend_store, lobby, programs, tournaments
from theomachy.server.account_store import Passkey
from theomachy.server.friend_store import FriendStore
from theomachy.server.notice_store import NoticeStore, Way
from theomachy.server.puzzle_store import PuzzleStore
from theomachy.server.rating_store import RatingStore
from theomachy.server.schema import SEATS, TABLES
from theomachy.server.schema_notices import VACATIONS, WAYS
from theomachy.server.schema_people import FRIENDS, INVITATIONS
from theomachy.server.vacations import MOST_DAYS, TooMuch, VacationStore

MANY = 8
Client = TestClient[Any]


@pytest.fixture(scope="module")
def cluster() -> Iterator[Postgres]:
    found = Postgres()
    yield found
    found.remove()


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=needed)])
def client(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Client]:
    """A server on each of the two databases."""
    data: Any = tmp_path if request.param == "sqlite" else request.getfixturevalue("cluster").fresh()
    limits = {"sign_ins_per_minute": 1000.0, "notice_ways_per_hour": 1000.0, "notices_private": True}
    with server(data, **limits, notices_http=True) as found:
        yield found


def at_once(*requests: Callable[[], Any]) -> list[Any]:
    """Send all of these in the same moment; their answers in the same order."""
    with ThreadPoolExecutor(len(requests)) as threads:
        return [sent.result() for sent in [threads.submit(one) for one in requests]]


def statuses(person: Person, method: str, path: str, bodies: Sequence[Any]) -> Counter[int]:
    """How many requests were answered how."""

    def send(body: Any) -> Callable[[], Any]:
        return lambda: person.client.request(method, path, json=body, headers=person.headers)

    return Counter(answer.status_code for answer in at_once(*(send(body) for body in bodies)))


def together(client: Client, work: Callable[[], Awaitable[Any]], times: int = MANY) -> list[Any]:
    """The same work so many times at once, inside the server; what it gives or raises."""

    async def go() -> list[Any]:
        return list(await asyncio.gather(*(work() for _ in range(times)), return_exceptions=True))

    found: list[Any] = client.blocking_portal.call(go)
    return found


def count(client: Client, what: Any) -> int:
    async def ask() -> int:
        async with desk(client).store.engine.connect() as connection:
            return int((await connection.execute(select(func.count()).select_from(what))).scalar() or 0)

    return int(client.blocking_portal.call(ask))


# ---- once


def test_a_recovery_code_is_good_once(client: Client) -> None:
    anna = Holder(client, "Anna")
    code = anna.keep("Anna")
    wishes = [{"name": "Anna", "code": code, "password": f"another horse {n}"} for n in range(MANY)]
    told = statuses(Person(client), "POST", "/api/sign-in/code", wishes)
    assert told[200] == 1
    assert set(told) <= {200, 400, 429}, told  # 429: so many passwords are not tried for one address at once
    assert sum(told.values()) == MANY


def test_the_last_way_back_stays(client: Client) -> None:
    """Of passkeys that are all removed at once, one is left where there is no password and no mail."""
    person = Person(client, "Anna").token.partition(".")[0]
    accounts = desk(client).accounts
    assert client.blocking_portal.call(accounts.put_account, person, "Anna")
    for n in range(MANY):
        key = Passkey(f"key {n}", person, "public", 0, "a key", 1.0, 1.0)
        client.blocking_portal.call(accounts.put_passkey, key)
    ids = iter(range(MANY))
    done = together(client, lambda: accounts.drop_way(person, False, f"key {next(ids)}"))
    assert sorted(done) == [False] + [True] * (MANY - 1)
    assert len(client.blocking_portal.call(accounts.passkeys, person)) == 1


def test_a_question_is_answered_once(client: Client) -> None:
    """Links to sign in, proofs of mail addresses and the challenges of passkeys."""
    accounts = desk(client).accounts
    client.blocking_portal.call(accounts.ask, "secret", "mail", "person", {"mail": "x"}, 60.0)
    found = together(client, lambda: accounts.answered("secret", ("mail",)))
    assert len([answer for answer in found if answer is not None]) == 1


def test_a_rated_game_is_counted_once(client: Client) -> None:
    anna, bea = known(client, "Anna"), known(client, "Bea")
    table = pair(client, anna, bea)
    store = RatingStore(desk(client).store)
    assert sorted(together(client, lambda: store.count(table, [1, 2]))) == [False] * (MANY - 1) + [True]


def test_first_answers_to_puzzles_count_once_each(client: Client) -> None:
    person = Person(client).token.partition(".")[0]
    store = PuzzleStore(desk(client).store)
    names = iter(["one", "two"] * (MANY // 2))
    assert together(client, lambda: store.answered(person, next(names), 1000, True)) == [None] * MANY
    standing = client.blocking_portal.call(store.standing, person)
    assert (standing.tried, standing.solved, standing.streak) == (2, 2, 2)


def test_who_plays_again_meets_at_one_table(client: Client) -> None:
    anna, bea = known(client, "Anna"), known(client, "Bea")
    table = pair(client, anna, bea, rated=False)
    play_out(client, table)
    path = f"/api/tables/{table}/again"

    def ask(person: Holder) -> Callable[[], Any]:
        return lambda: client.post(path, json={}, headers=person.headers)

    answers = at_once(*(ask(person) for person in (anna, bea) * (MANY // 2)))
    made = {answer.json()["id"] for answer in answers if answer.status_code < 300}
    assert len(made) == 1
    assert count(client, TABLES) == 2


def test_a_seat_and_both_seats_of_a_duel_go_to_one_person(client: Client) -> None:
    host, people = Person(client, "Hera"), [Person(client, f"Guest {n}") for n in range(MANY)]
    plain = host.table(GAME, [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}], public=True)
    made = duel(host, public=True, seats=[{"kind": "me"}, {"kind": "open"}])
    first, second = (table["id"] for table in made["tables"])
    for table in (plain, first):

        def sit(person: Person, table: str = table) -> Callable[[], Any]:
            body = {"name": "x"}
            return lambda: client.put(f"/api/tables/{table}/seats/1", json=body, headers=person.headers)

        answers = at_once(*(sit(person) for person in people))
        assert Counter(answer.status_code for answer in answers) == {200: 1, 409: MANY - 1}

    async def sitting() -> list[str | None]:
        here = select(SEATS.c.person).where(SEATS.c.table_id.in_((first, second)))
        async with desk(client).store.engine.connect() as connection:
            return list((await connection.execute(here)).scalars())

    assert sorted(Counter(client.blocking_portal.call(sitting)).values()) == [2, 2], "the same two at both tables"


def test_a_move_is_made_once(client: Client) -> None:
    anna, bea = known(client, "Anna"), known(client, "Bea")
    table = pair(client, anna, bea, rated=False)
    seat = anna.state(table, None)["asked"][0]
    asked = (anna, bea)[seat]
    state = asked.state(table, seat)
    wish = {"seat": seat, "action": state["choices"][0]["action"], "seq": state["seq"], "token": secrets.token_hex(8)}
    assert statuses(asked, "POST", f"/api/tables/{table}/actions", [wish] * MANY) == {200: MANY}
    mine = [entry for entry in desk(client).hall.tables[table].past.entries if entry.row.token == wish["token"]]
    assert len(mine) == 1


def test_a_round_of_a_tournament_is_opened_once(client: Client) -> None:
    host, anna = Person(client, "Hera"), Person(client, "Anna")
    made = host.send("POST", "/api/tournaments", {"title": "Cup", "game": GAME, "rounds": 3}, 201)
    path = f"/api/tournaments/{made['id']}"
    entry = {"key": made["invite"].partition("key=")[2]}
    assert statuses(anna, "POST", f"{path}/entry", [entry] * MANY) == {200: MANY}
    host.send("POST", f"{path}/entry", {}, 200)
    statuses(host, "POST", f"{path}/rounds", [None] * MANY)
    found = host.get(path)
    assert (found["round"], found["entrants"], len(found["history"][0]["boards"])) == (1, 2, 1)
    assert count(client, TABLES) == 1


def test_a_vacation_is_granted_once(client: Client) -> None:
    anna = Person(client, "Anna")
    told = statuses(anna, "PUT", "/api/notices/vacation", [{"days": 5}] * MANY)
    assert told == {200: 1, 409: MANY - 1}
    assert count(client, VACATIONS) == 1
    assert anna.get("/api/notices")["vacation"]["days_left"] == MOST_DAYS - 5
    store, person = VacationStore(desk(client).store), anna.token.partition(".")[0]
    for _ in range(3):
        client.blocking_portal.call(store.come_back, person)
        gone = together(client, lambda: store.go(person, 0.0, 20, "en"))
        assert sum(not isinstance(answer, TooMuch) for answer in gone) == 1, gone


# ---- at most


def test_one_person_has_so_many_unfinished_tables(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "MOST_TABLES", 3)
    wish = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}]}
    assert statuses(Person(client, "Anna"), "POST", "/api/tables", [wish] * MANY) == {201: 3, 400: MANY - 3}
    assert count(client, TABLES) == 3


def test_one_person_has_so_many_tournaments(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tournaments, "MOST_OPEN", 3)
    wish = {"title": "Cup", "game": GAME}
    assert statuses(Person(client, "Anna"), "POST", "/api/tournaments", [wish] * MANY) == {201: 3, 400: MANY - 3}


def test_a_tournament_has_so_many_entrants(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tournaments, "MOST_ENTRANTS", 3)
    host, people = Person(client, "Hera"), [Person(client, f"Guest {n}") for n in range(MANY)]
    made = host.send("POST", "/api/tournaments", {"title": "Cup", "game": GAME, "public": True}, 201)

    def enter(person: Person) -> Callable[[], Any]:
        return lambda: client.post(f"/api/tournaments/{made['id']}/entry", json={}, headers=person.headers)

    answers = at_once(*(enter(person) for person in people))
    assert Counter(answer.status_code for answer in answers) == {200: 3, 409: MANY - 3}


def test_one_person_has_so_many_programs(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(programs, "MOST", 3)
    told = statuses(Person(client, "Anna"), "POST", "/api/bots", [{"name": f"Bot {n}"} for n in range(MANY)])
    assert told[201] == 3, told


def test_one_person_has_so_many_ways_to_be_reached(client: Client) -> None:
    store, person = NoticeStore(desk(client).store), Person(client).token.partition(".")[0]
    numbers = iter(range(api_notices.MOST_WAYS + MANY))

    def add() -> Awaitable[bool]:
        way = Way(secrets.token_hex(8), person, "webhook", f"https://example.org/{next(numbers)}", "", "en", True, True,
                  True, 0, 0.0)  # fmt: skip
        return store.add(way, 3)

    assert Counter(together(client, add)) == {True: 3, False: MANY - 3}
    assert count(client, WAYS) == 3


def test_one_person_has_so_many_mutes(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chat_store, "MOST_MUTES", 3)
    store, numbers = chat_store.ChatStore(desk(client).store), iter(range(MANY))
    assert Counter(together(client, lambda: store.mute("", "me", f"other {next(numbers)}", True))) == {
        True: 3, False: MANY - 3,
    }  # fmt: skip


def test_requests_friends_and_invitations_have_their_limits(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(friend_store, "MOST_REQUESTS", 3)
    store, numbers = FriendStore(desk(client).store), iter(range(3 * MANY))
    assert Counter(together(client, lambda: store.ask("me", f"one {next(numbers)}"))) == {True: 3, False: MANY - 3}
    assert Counter(together(client, lambda: store.ask(f"one {next(numbers)}", "you"))) == {True: 3, False: MANY - 3}
    monkeypatch.setattr(friend_store, "MOST_FRIENDS", 2)
    monkeypatch.setattr(friend_store, "MOST_REQUESTS", 100)
    asking = [f"fan {n}" for n in range(MANY)]
    for fan in asking:
        client.blocking_portal.call(store.ask, fan, "star")
    fans = iter(asking)
    assert Counter(together(client, lambda: store.ask("star", next(fans)))) == {True: 2, False: MANY - 2}
    assert count(client, FRIENDS) == 2 * 2
    monkeypatch.setattr(friend_store, "MOST_INVITATIONS", 3)
    table = Person(client).table(GAME, [{"kind": "me"}, {"kind": "open"}])
    invited = together(client, lambda: store.invite(table, f"guest {next(numbers)}", "host"))
    assert Counter(invited) == {True: 3, None: MANY - 3}
    assert count(client, INVITATIONS) == 3


def test_two_who_ask_each_other_at_once_do_not_wait_for_each_other(client: Client) -> None:
    anna, bea = Person(client, "Anna"), Person(client, "Bea")
    store = FriendStore(desk(client).store)
    one, other = (person.token.partition(".")[0] for person in (anna, bea))
    pairs = iter([(one, other), (other, one)] * (MANY // 2))
    assert all(answer is True for answer in together(client, lambda: store.ask(*next(pairs))))
    assert count(client, FRIENDS) == 2
    befriend(anna, Person(client, "Cleo"))
