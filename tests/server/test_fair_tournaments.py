"""Tournaments in which nobody is played for by a bot, sits on two seats, or fills the house with bots."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest
from holders import GAME, Holder, known, quick_hashes  # noqa: F401
from litestar.testing import TestClient
from postgres import Postgres, needed
from sqlalchemy import insert, select, update
from test_clocks import until
from test_duels import duel, play_on
from test_moderation import keeper
from test_ratings import hand_over
from test_tournaments import add_bots, join, look, make, open_round
from tools import Person, desk, server

from theomachy.server import tournaments
from theomachy.server.pairing import Round
from theomachy.server.rating_store import RatingStore
from theomachy.server.schema import MOVES, SEATS, TABLES
from theomachy.server.schema_tournaments import BOARDS, TOURNAMENTS
from theomachy.server.standings import FORFEIT, PLAYED

Client = TestClient[Any]


def id_of(person: Person) -> str:
    return str(person.token.partition(".")[0])


def sitting(client: Client, *tables: str) -> list[tuple[str, str | None, str]]:
    """Table, person and bot of every seat."""

    async def ask() -> list[tuple[str, str | None, str]]:
        wanted = select(SEATS.c.table_id, SEATS.c.person, SEATS.c.bot).where(SEATS.c.table_id.in_(tables))
        async with desk(client).store.engine.connect() as connection:
            return [tuple(row) for row in (await connection.execute(wanted)).all()]

    found: list[tuple[str, str | None, str]] = client.blocking_portal.call(ask)
    return found


def seats_of(info: Any, board: int = 0) -> dict[str, tuple[str, float]]:
    return {seat["who"]: (seat["how"], seat["score"]) for seat in info["history"][0]["boards"][board]["seats"]}


# ---- bots that play for somebody


def test_a_move_by_a_bot_forfeits_the_game_whoever_plays_at_the_end(client: Client) -> None:
    host, anna, bea = (Person(client, name) for name in ("Hera", "Anna", "Bea"))
    made = make(host, rounds=1)
    join(made, anna, bea)
    open_round(host, made)
    (table,) = look(anna, made)["my_tables"]
    chairs = anna.get(f"/api/tables/{table}")["chairs"]
    seat = anna.get(f"/api/tables/{table}")["asked"][0]
    leaver, stays = (anna, bea) if chairs[seat]["mine"] else (bea, anna)
    hand_over(leaver, table, seat)
    store = RatingStore(desk(client).store)
    until(lambda: bool(client.blocking_portal.call(store.left, table)))
    leaver.send("DELETE", f"/api/tables/{table}/seats/{seat}/bot", status=200)
    name, other = ("Anna", "Bea") if leaver is anna else ("Bea", "Anna")
    told = [line["text"] for line in stays.state(table, 1 - seat)["log"]]
    assert len([text for text in told if text.startswith(f"{name} has left this tournament game")]) == 1
    play_on(client, table, 1)
    found = seats_of(look(host, made))
    assert found[name] == (FORFEIT, 0.0)
    assert found[other] == (PLAYED, 1.0)


def test_who_is_back_before_the_bot_has_moved_has_forfeited_nothing(tmp_path: Path) -> None:
    with server(tmp_path, bot_pause=3600.0) as client:
        host, anna, bea = (Person(client, name) for name in ("Hera", "Anna", "Bea"))
        made = make(host, rounds=1)
        join(made, anna, bea)
        open_round(host, made)
        (table,) = look(anna, made)["my_tables"]
        mine = next(c["seat"] for c in anna.get(f"/api/tables/{table}")["chairs"] if c["mine"])
        hand_over(anna, table, mine)
        anna.send("DELETE", f"/api/tables/{table}/seats/{mine}/bot", status=200)
        play_on(client, table, 1)
        assert {how for how, _ in seats_of(look(host, made)).values()} == {PLAYED}


# ---- one person, one seat


def guest_and_account(client: Client, name: str = "Anna") -> tuple[Holder, Holder]:
    """A guest, and an account into which the guest can sign in."""
    return Holder(client, "Guest"), known(client, name)


def test_a_guest_and_an_account_in_one_tournament_become_one_entrant(client: Client) -> None:
    host = Person(client, "Hera")
    guest, account = guest_and_account(client)
    made = make(host)
    join(made, guest, account)
    assert look(host, made)["entrants"] == 2
    guest.sign_in("Anna")
    assert [one["who"] for one in look(host, made)["people"]] == ["Anna"]


def test_who_plays_against_an_own_guest_in_a_tournament_gets_nothing(client: Client) -> None:
    host = Person(client, "Hera")
    guest, account = guest_and_account(client)
    before = id_of(guest)
    made = make(host, rounds=1)
    join(made, guest, account)
    open_round(host, made)
    (table,) = look(account, made)["my_tables"]
    guest.sign_in("Anna")
    assert sorted(person or "" for _, person, _ in sitting(client, table)) == sorted([before, id_of(account)])
    assert [bool(bot) for _, person, bot in sitting(client, table) if person == before] == [True]
    play_on(client, table, 1)
    info = look(account, made)
    assert set(seats_of(info).values()) == {(FORFEIT, 0.0)}
    assert [one["gone"] for one in info["people"] if one["who"] == "Guest"] == [True]


def test_a_guest_at_another_table_of_the_tournament_has_left_it(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, bea, cleo = (Person(client, name) for name in ("Hera", "Bea", "Cleo"))
    guest, account = guest_and_account(client)
    made = make(host, rounds=2)
    join(made, guest, account, bea, cleo)
    monkeypatch.setattr(tournaments, "pair", lambda *_: Round([[1, 3], [2, 4]], []))  # no lot: not against each other
    open_round(host, made)
    monkeypatch.undo()
    (ours,), (theirs,) = look(account, made)["my_tables"], look(guest, made)["my_tables"]
    guest_id = id_of(guest)
    guest.sign_in("Anna")
    assert len([person for _, person, _ in sitting(client, ours) if person == id_of(account)]) == 1
    assert [person for _, person, _ in sitting(client, theirs) if person == id_of(account)] == []
    for table in (ours, theirs):
        play_on(client, table, 1)
    boards = look(host, made)["history"][0]["boards"]
    how = {seat["who"]: seat["how"] for board in boards for seat in board["seats"]}
    assert (how["Guest"], how["Anna"]) == (FORFEIT, PLAYED)
    open_round(host, made)
    tables = [board["table"] for board in look(host, made)["history"][0]["boards"]]
    assert guest_id not in [person for _, person, _ in sitting(client, *tables)]


def test_a_duel_against_an_own_guest_ends_without_a_winner(client: Client) -> None:
    guest, account = guest_and_account(client)
    made = duel(account)
    table, _, key = made["invite"].removeprefix("/t/").partition("?key=")
    guest.send("PUT", f"/api/tables/{table}/seats/1", {"key": key}, 200)
    guest.sign_in("Anna")
    found = account.get(f"/api/duels/{made['id']}")
    assert found["winner"] is None
    assert [one["abandoned"] for one in found["tables"]] == [True, True]
    for one in found["tables"]:
        people = [person for _, person, _ in sitting(client, one["id"])]
        assert len(set(people)) == len(people) == 2


def test_at_a_waiting_table_that_counts_one_of_the_two_stands_up(client: Client) -> None:
    for guest_is_host in (False, True):
        guest, account = Holder(client, "Guest"), known(client, f"Anna {guest_is_host}")
        host, other = (guest, account) if guest_is_host else (account, guest)
        table = host.table(GAME, [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}], public=True)
        other.send("PUT", f"/api/tables/{table}/seats/1", {}, 200)

        host_of = Person(client, "Hera")
        name = make(host_of)["id"]

        async def belongs(table: str = table, name: str = name) -> None:
            async with desk(client).store.writing() as connection:
                values = {"tournament_id": name, "round": 1, "board": 1, "seat": 0, "entrant": 1, "played_at": table}
                await connection.execute(insert(BOARDS).values(deal_id=None, how="", place=0, points=0, **values))

        client.blocking_portal.call(belongs)
        guest.sign_in(f"Anna {guest_is_host}")
        people = [person for _, person, _ in sitting(client, table)]
        assert sorted(person or "" for person in people) == ["", "", id_of(account)]


def test_at_a_table_that_counts_for_nothing_one_may_sit_twice(client: Client) -> None:
    guest, account = guest_and_account(client)
    table = account.table(GAME, [{"kind": "me"}, {"kind": "open"}], public=True)
    guest.send("PUT", f"/api/tables/{table}/seats/1", {}, 200)
    guest.sign_in("Anna")
    assert [person for _, person, _ in sitting(client, table)] == [id_of(account)] * 2


# ---- how much


def test_bots_in_a_tournament_have_a_limit_that_grows_with_people(client: Client) -> None:
    host, anna = Person(client, "Hera"), Person(client, "Anna")
    made = make(host)
    add_bots(host, made, tournaments.MOST_BOTS)
    path = f"/api/tournaments/{made['id']}/bots"
    assert "at most 16" in host.send("POST", path, {"bot": "random"}, 409)["detail"]
    join(made, anna)
    host.send("POST", path, {"bot": "random"}, 200)
    host.send("POST", path, {"bot": "random"}, 409)


def test_one_address_sets_up_so_many_tournaments_and_tables_of_bots(tmp_path: Path) -> None:
    with server(tmp_path, tables_per_minute=8.0) as client:
        at = desk(client)
        at.new_tables.rate = 0.0  # however slow the machine is
        hosts = [Person(client, f"Host {number}") for number in range(3)]
        made = make(hosts[0], rounds=1)
        add_bots(hosts[0], made, 16)
        open_round(hosts[0], made)
        assert (
            "too many new tables"
            in hosts[0].send("POST", "/api/tournaments", {"title": "x", "game": GAME}, 429)["detail"]
        )
        at.new_tables.known.clear()
        statuses = []
        for number in range(8):
            at.new_tables.known.clear()
            wish = {"title": "x", "game": GAME}
            statuses.append(client.post("/api/tournaments", json=wish, headers=hosts[number % 3].headers).status_code)
        assert statuses == [201] * 7 + [429]


def test_games_of_bots_alone_are_woken_by_whoever_looks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with server(tmp_path, bot_pause=3600.0) as client:
        host = Person(client, "Hera")
        made = make(host, rounds=1)
        add_bots(host, made, 6)
        opened = open_round(host, made)
        names = {board["table"] for board in opened["history"][0]["boards"]}
    with server(tmp_path, bot_pause=3600.0) as client:
        at = desk(client)
        for _ in range(3):
            client.blocking_portal.call(at.sweep)
        assert not names & set(at.hall.tables), "after a restart nobody looks, and nothing is loaded"
        host.client = client
        look(host, made)
        client.blocking_portal.call(at.sweep)
        assert names <= set(at.hall.tables)
        monkeypatch.setattr(tournaments, "LOOKED", 0.0)
        for table in list(at.hall.tables.values()):
            client.blocking_portal.call(at.hall.forget, table)
        client.blocking_portal.call(at.sweep)
        assert not names & set(at.hall.tables), "nor when nobody looks any more"


def aged(client: Client, made: Any, seconds: float) -> None:
    async def work() -> None:
        async with desk(client).store.writing() as connection:
            mine = TOURNAMENTS.c.id == made["id"]
            await connection.execute(update(TOURNAMENTS).where(mine).values(touched=TOURNAMENTS.c.touched - seconds))
            games = select(BOARDS.c.played_at).where(BOARDS.c.tournament_id == made["id"])
            await connection.execute(update(MOVES).where(MOVES.c.table_id.in_(games)).values(at=MOVES.c.at - seconds))

    client.blocking_portal.call(work)


def what_lies_idle_ends(client: Client) -> None:
    host, anna, bea = (Person(client, name) for name in ("Hera", "Anna", "Bea"))
    entry, running, bots, busy = (make(host, title=title) for title in ("Entry", "Running", "Bots", "Busy"))
    for made in (running, busy):
        join(made, anna, bea)
        open_round(host, made)
    add_bots(host, bots, 2)
    open_round(host, bots)
    at = desk(client)
    for table in look(host, bots)["history"][0]["boards"]:
        client.blocking_portal.call(at.hall.forget, at.hall.tables[table["table"]])  # nobody looks
    at.tournaments.looks.clear()
    client.blocking_portal.call(at.tournaments.clear)
    assert len(host.get("/api/tournaments")) == 4
    for made in (entry, running, busy):
        aged(client, made, tournaments.IDLE_BOTS + 60)
    aged(client, bots, tournaments.IDLE_BOTS + 60)
    client.blocking_portal.call(at.tournaments.clear)
    assert look(host, bots)["state"] == "over"
    assert [look(host, made)["state"] for made in (entry, running, busy)] == ["entry", "running", "running"]
    for made in (entry, running, busy):
        aged(client, made, tournaments.IDLE)
    (table,) = look(anna, busy)["my_tables"]
    seat = anna.get(f"/api/tables/{table}")["asked"][0]
    asked = next(p for p in (anna, bea) if p.get(f"/api/tables/{table}")["chairs"][seat]["mine"])
    state = asked.state(table, seat)
    asked.play(table, seat, state["choices"][0]["action"], state["seq"])
    client.blocking_portal.call(at.tournaments.clear)
    look(host, entry, 404)
    assert look(host, running)["state"] == "over"
    assert look(host, busy)["state"] == "running"
    (left,) = [board["table"] for board in look(host, running)["history"][0]["boards"]]

    async def finished() -> float | None:
        async with at.store.engine.connect() as connection:
            found: float | None = (
                await connection.execute(select(TABLES.c.finished).where(TABLES.c.id == left))
            ).scalar()
            return found

    assert (client.blocking_portal.call(finished) or 0) > time.time() - 3600


def test_what_lies_idle_ends(tmp_path: Path) -> None:
    with server(tmp_path, bot_pause=3600.0) as client:
        what_lies_idle_ends(client)


@needed
def test_the_same_on_postgresql() -> None:
    database = Postgres()
    try:
        for test in (
            what_lies_idle_ends, test_who_plays_against_an_own_guest_in_a_tournament_gets_nothing,
            test_a_duel_against_an_own_guest_ends_without_a_winner,
            test_a_guest_and_an_account_in_one_tournament_become_one_entrant,
        ):  # fmt: skip
            pause = 3600.0 if test is what_lies_idle_ends else 0.0
            with server(database.fresh(), bot_pause=pause) as client:
                test(client)
    finally:
        database.remove()


def test_a_moderator_ends_a_tournament(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        mira = keeper(client, tmp_path)
        host, anna, bea = (Person(client, name) for name in ("Hera", "Anna", "Bea"))
        running, entry = make(host), make(host, title="Later")
        join(running, anna, bea)
        open_round(host, running)
        wish = {"kind": "close", "tournament": running["id"], "why": "noise"}
        host.send("POST", "/api/moderation", wish, 404)
        mira.send("POST", "/api/moderation", wish | {"why": ""}, 400)
        mira.send("POST", "/api/moderation", wish | {"tournament": "nothing"}, 404)
        told = mira.send("POST", "/api/moderation", wish, 200)
        assert [(deed["kind"], deed["name"]) for deed in told["deeds"]] == [("close", "Club evening")]
        info = look(host, running)
        assert info["state"] == "over"
        assert all(board["over"] for board in info["history"][0]["boards"])
        assert "over" in mira.send("POST", "/api/moderation", wish, 409)["detail"]
        mira.send("POST", "/api/moderation", wish | {"tournament": entry["id"]}, 200)
        look(host, entry, 404)
