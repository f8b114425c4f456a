"""Tournaments over the real server: entering, rounds, tables that set themselves up, results that enter themselves."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from test_duels import play_on
from tools import Person, desk, server

from theomachy.server.pairing import EMPTY
from theomachy.server.standings import PLAYED

GAME = "gods-second"


def make(host: Person, **wish: Any) -> Any:
    wanted = {"title": "Club evening", "game": GAME, "rounds": 2} | wish
    return host.send("POST", "/api/tournaments", wanted, 201)


def join(made: Any, *people: Person) -> None:
    key = made["invite"].partition("key=")[2]
    for one in people:
        one.send("POST", f"/api/tournaments/{made['id']}/entry", {"key": key}, 200)


def add_bots(host: Person, made: Any, count: int, bot: str = "random") -> None:
    for _ in range(count):
        host.send("POST", f"/api/tournaments/{made['id']}/bots", {"bot": bot}, 200)


def open_round(host: Person, made: Any, status: int = 200) -> Any:
    return host.send("POST", f"/api/tournaments/{made['id']}/rounds", None, status)


def look(person: Person, made: Any, status: int = 200) -> Any:
    return person.get(f"/api/tournaments/{made['id']}", status)


def halt(host: Person, made: Any) -> Any:
    return host.send("POST", f"/api/tournaments/{made['id']}/halt", None, 200)


def wait_for_round(host: Person, made: Any, seconds: float = 120) -> Any:
    """Until every game of the last round is over."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        found = look(host, made)
        if found["history"][0]["complete"]:
            return found
        time.sleep(0.05)
    raise AssertionError("a round of bots does not end")


def test_a_whole_tournament_of_bots(client: TestClient[Any]) -> None:
    host = Person(client, "Hera")
    made = make(host, rounds=2, duplicate=True)
    add_bots(host, made, 5)
    for number in (1, 2):
        opened = open_round(host, made)
        assert (opened["round"], opened["state"]) == (number, "running")
        assert [len(board["seats"]) for board in opened["history"][0]["boards"]] == [2, 2]
        wait_for_round(host, made)
    over = look(host, made)
    assert over["state"] == "over"
    assert sum(line["score"] for line in over["standings"]) == 2 * 3, "two games and one who sits out in each round"
    assert [line["rank"] for line in over["standings"]] == sorted(line["rank"] for line in over["standings"])
    out = [who for each in over["history"] for who in each["byes"]]
    assert len(out) == len(set(out)) == 2
    pairs = [frozenset(s["who"] for s in b["seats"]) for each in over["history"] for b in each["boards"]]
    assert len(pairs) == len(set(pairs)) == 4, "nobody met anybody twice"
    assert open_round(host, made, 409)["detail"] == "The tournament is over."


def test_people_enter_by_the_link_and_play(client: TestClient[Any]) -> None:
    host, anna, boris, carla = (Person(client, name) for name in ("Hera", "Anna", "Boris", "Carla"))
    made = make(host, rounds=1)
    look(anna, made, 404)
    anna.send("POST", f"/api/tournaments/{made['id']}/entry", {"key": "wrong"}, 404)
    join(made, anna, boris)
    join(made, boris)
    info = look(anna, made)
    assert [one["who"] for one in info["people"]] == ["Anna", "Boris"]
    assert info["entered"]
    open_round(host, made)
    assert [one["id"] for one in anna.get("/api/tables")["mine"]] == look(anna, made)["my_tables"]
    assert host.get("/api/tables")["mine"] == [], "the tables are not the host's"
    (table,) = look(anna, made)["my_tables"]
    carla.get(f"/api/tables/{table}", 404)
    anna.send("POST", f"/api/tables/{table}/abandon", None, 403)
    join_late = carla.send("POST", f"/api/tournaments/{made['id']}/entry", {"key": made["invite"].partition("key=")[2]})
    assert join_late["detail"] == "The tournament has begun; nobody can enter any more."
    play_on(client, table, 1)
    over = look(boris, made)
    assert over["state"] == "over"
    seats = over["history"][0]["boards"][0]["seats"]
    assert {seat["how"] for seat in seats} == {PLAYED}
    best = min(seats, key=lambda seat: seat["place"])
    assert best["score"] == (1.0 if seats[0]["place"] != seats[1]["place"] else 0.5)
    assert over["standings"][0]["score"] == best["score"]


def test_at_duplicate_tables_nobody_sees_or_learns_of_others_before_all_are_over(client: TestClient[Any]) -> None:
    people = [Person(client, name) for name in ("Anna", "Boris", "Carla", "Dora")]
    made = make(people[0], rounds=1, duplicate=True, public=True)
    join(made, *people)
    open_round(people[0], made)
    mine = {look(one, made)["my_tables"][0] for one in people}
    first, second = sorted(mine)
    sits = {table: [one for one in people if table in look(one, made)["my_tables"]] for table in mine}
    for one in sits[first]:
        one.get(f"/api/tables/{second}", 404)
    play_on(client, first, 1)
    told = look(sits[second][0], made)
    (done,) = [board for board in told["history"][0]["boards"] if board["table"] == first]
    assert done["over"]
    assert not done["look"]
    assert [(seat["place"], seat["points"], seat["score"], seat["how"]) for seat in done["seats"]] == [
        (None,) * 3 + ("",)
    ] * 2
    assert {line["score"] for line in told["standings"]} == {0.0}
    sits[second][0].get(f"/api/tables/{first}", 404)
    assert sits[second][0].get("/api/archive")["total"] == 0
    play_on(client, second, 2)
    after = look(sits[second][0], made)
    assert after["state"] == "over"
    assert all(seat["points"] is not None for board in after["history"][0]["boards"] for seat in board["seats"])
    sits[second][0].get(f"/api/tables/{first}")


def test_the_same_deal_at_all_tables_of_a_round_and_another_in_the_next(client: TestClient[Any]) -> None:
    host = Person(client, "Hera")
    made = make(host, duplicate=True, players=3, rounds=2)
    add_bots(host, made, 6)
    firsts = []
    at = desk(client)
    for _ in range(2):
        opened = open_round(host, made)
        tables = [board["table"] for board in opened["history"][0]["boards"]]

        async def chance(name: str) -> list[int]:
            return [row.action for row in (await at.store.moves(name))[:4] if row.player == -1]

        firsts.append([client.blocking_portal.call(chance, name) for name in tables])
        halt(host, made)
    assert all(one == other for one, other in firsts)
    assert firsts[0][0] != firsts[1][0]


# ---- who does not play to the end


def test_who_did_not_come_has_nothing_when_the_host_ends_the_round(client: TestClient[Any]) -> None:
    host, anna, boris = (Person(client, name) for name in ("Hera", "Anna", "Boris"))
    made = make(host, rounds=1)
    join(made, anna, boris)
    open_round(host, made)
    (table,) = look(anna, made)["my_tables"]
    anna.get(f"/api/tables/{table}/state")
    assert open_round(host, made, 409)["detail"] == "Games of this round are still being played."
    anna.send("POST", f"/api/tournaments/{made['id']}/halt", None, 403)
    ended = halt(host, made)
    assert ended["state"] == "over"
    how = {seat["who"]: (seat["how"], seat["score"]) for seat in ended["history"][0]["boards"][0]["seats"]}
    assert how == {"Anna": ("halted", 1.0), "Boris": ("absent", 0.0)}


def test_for_whom_a_bot_plays_at_the_end_has_left(client: TestClient[Any]) -> None:
    host, anna, boris = (Person(client, name) for name in ("Hera", "Anna", "Boris"))
    made = make(host, rounds=1)
    join(made, anna, boris)
    open_round(host, made)
    (table,) = look(anna, made)["my_tables"]
    chairs = boris.get(f"/api/tables/{table}")["chairs"]
    seat = next(chair["seat"] for chair in chairs if chair["mine"])
    boris.send("PUT", f"/api/tables/{table}/seats/{seat}/bot", {"bot": "random"}, 200)
    play_on(client, table, 1)
    over = wait_for_round(host, made)
    how = {seat["who"]: (seat["how"], seat["score"]) for seat in over["history"][0]["boards"][0]["seats"]}
    assert how == {"Anna": ("played", 1.0), "Boris": ("forfeit", 0.0)}


def test_who_is_gone_is_paired_no_more(client: TestClient[Any]) -> None:
    host = Person(client, "Hera")
    made = make(host, rounds=2)
    add_bots(host, made, 4)
    open_round(host, made)
    halt(host, made)
    host.send("DELETE", f"/api/tournaments/{made['id']}/entrants/2", None, 200)
    second = open_round(host, made)["history"][0]
    gone = next(one["who"] for one in look(host, made)["people"] if one["gone"])
    assert gone not in [seat["who"] for board in second["boards"] for seat in board["seats"]]
    assert len(second["byes"]) == 1


def test_free_chairs_are_filled_where_that_is_wished(client: TestClient[Any]) -> None:
    host, anna = Person(client, "Hera"), Person(client, "Anna")
    made = make(host, players=3, fill="random", rounds=1)
    join(made, host, anna)
    opened = open_round(host, made)
    (board,) = opened["history"][0]["boards"]
    assert len(board["seats"]) == 3
    assert opened["history"][0]["byes"] == []
    assert len(opened["standings"]) == 2
    assert EMPTY not in [line["number"] for line in opened["standings"]]


def test_all_against_all_has_the_rounds_that_it_needs(client: TestClient[Any]) -> None:
    host = Person(client, "Hera")
    made = make(host, system="robin", rounds=1)
    add_bots(host, made, 3)
    for _ in range(3):
        open_round(host, made)
        done = halt(host, made)
    assert (done["rounds"], done["round"]) == (3, 3)
    assert look(host, made)["state"] == "over"
    assert {line["games"] for line in done["standings"]} == {2}


# ---- restarts and refusals


def test_tables_that_were_not_made_before_a_crash_are_made_afterwards(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        host = Person(client, "Hera")
        made = make(host, rounds=1)
        add_bots(host, made, 2)
        at = desk(client)

        async def nothing(*_: Any) -> None:
            return None

        at.tournaments._make_table = nothing  # type: ignore[assignment, method-assign]
        opened = open_round(host, made)
        name = opened["history"][0]["boards"][0]["table"]
        assert client.blocking_portal.call(at.store.table, name) is None
    with server(tmp_path) as client:
        host.client = client
        assert look(host, made)["state"] == "running"
        assert client.blocking_portal.call(desk(client).store.table, name) is not None


def test_a_deal_is_played_as_long_as_a_table_of_its_round_is_not_made(tmp_path: Path) -> None:
    """The first game of the round may be over before the server, which had stopped, has made the second table."""
    with server(tmp_path) as client:
        people = [Person(client, name) for name in ("Anna", "Boris", "Carla", "Dora")]
        made = make(people[0], rounds=1, duplicate=True, public=True)
        join(made, *people)
        tournaments = desk(client).tournaments
        make_table = tournaments._make_table

        async def only_the_first(row: Any, number: int, *more: Any) -> None:
            if number == 1:
                await make_table(row, number, *more)

        tournaments._make_table = only_the_first  # type: ignore[method-assign]
        open_round(people[0], made)
        first, second = (board["table"] for board in look(people[0], made)["history"][0]["boards"])
        play_on(client, first, 1)
        sat = [one for one in people if first in [game["id"] for game in one.get("/api/tables")["mine"]]]
        others = [one for one in people if one not in sat]
        assert len(sat) == len(others) == 2
        for one in (*others, Person(client, "Eva")):
            one.get(f"/api/tables/{first}", 404)
            assert one.get("/api/archive")["total"] == 0
        sat[0].get(f"/api/tables/{first}/record", 409)
    with server(tmp_path) as client:
        for one in people:
            one.client = client
        assert look(others[0], made)["state"] == "running"
        others[0].get(f"/api/tables/{first}", 404)
        play_on(client, second, 2)
        assert look(others[0], made)["state"] == "over"
        others[0].get(f"/api/tables/{first}")


def test_a_tournament_can_be_called_off_and_left_before_it_begins(client: TestClient[Any]) -> None:
    host, anna = Person(client, "Hera"), Person(client, "Anna")
    made = make(host, public=True)
    join(made, anna)
    assert [one["id"] for one in anna.get("/api/tournaments")] == [made["id"]]
    anna.send("DELETE", f"/api/tournaments/{made['id']}", None, 403)
    left = anna.send("DELETE", f"/api/tournaments/{made['id']}/entry", None, 200)
    assert left["people"] == []
    assert anna.send("DELETE", f"/api/tournaments/{made['id']}/entry?lang=de", None, 409)["detail"].startswith(
        "So jemand"
    )
    host.send("DELETE", f"/api/tournaments/{made['id']}", None, 200)
    look(host, made, 404)


@pytest.mark.parametrize(("wish", "said"), [
    ({"players": 5}, "is for 2, 3, 4 players, not 5"), ({"fill": "nobody"}, "no bot 'nobody'; there are: random"),
    ({"rounds": 99}, "<= 15"), ({"title": "  "}, "at least one letter"), ({"game": "chess"}, "chess"),
    ({"clock": {"kind": "move", "time": 1}}, "allowed for 'move'"), ({"system": "knockout"}, "knockout"),
])  # fmt: skip
def test_what_is_refused(client: TestClient[Any], wish: dict[str, Any], said: str) -> None:
    host = Person(client, "Hera")
    wanted = {"title": "Club evening", "game": GAME, "rounds": 2} | wish
    answer = client.post("/api/tournaments", json=wanted, headers=host.headers)
    assert answer.status_code == 400, answer.text
    assert said in answer.text
    assert host.get("/api/tournaments") == []


def test_too_few_and_not_the_host(client: TestClient[Any]) -> None:
    host, anna = Person(client, "Hera"), Person(client, "Anna")
    made = make(host)
    join(made, anna)
    assert "at least 2" in open_round(host, made, 409)["detail"]
    open_round(anna, made, 403)
    anna.send("POST", f"/api/tournaments/{made['id']}/bots", {"bot": "random"}, 403)
    assert look(host, made)["round"] == 0
