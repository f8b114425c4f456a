"""Players who name themselves: at a new table, on sitting down, until the game begins."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from tools import SHORT, Person, all_mine, desk, play_to_the_end, server

import theomachy
from theomachy.server.accounts import new_id
from theomachy.server.store import SeatRow, Store, TableRow

GAME = next(name for name in theomachy.game_names() if theomachy.game(name).names)
USUAL = theomachy.game(GAME).names
OTHER = next(name for name in theomachy.game_names() if not theomachy.game(name).names)
Client = TestClient[Any]


def names(info: Any) -> list[str]:
    return [chair["name"] for chair in info["chairs"]]


def refused(person: Person, method: str, path: str, body: Any, status: int = 400) -> str:
    return str(person.send(method, path, body, status)["detail"])


def test_games_say_whether_their_players_name_themselves(client: Client) -> None:
    person = Person(client)
    assert person.get(f"/api/games/{OTHER}")["naming"] == ""
    labels = {person.get(f"/api/games/{GAME}?lang={lang}")["naming"] for lang in ("en", "de", "it")}
    assert len(labels) == 3
    assert all(labels)


def test_who_sets_up_a_table_names_those_at_this_screen(client: Client) -> None:
    person = Person(client)
    seats = [
        {"kind": "me", "player_name": "Zeus"},
        {"kind": "here", "name": "Bea", "player_name": " Ištar  von Ninive "},
    ]
    table = person.table(GAME, [*seats, {"kind": "here", "name": "Cem"}], options=SHORT[GAME])
    assert names(person.get(f"/api/tables/{table}")) == ["Zeus", "Ištar von Ninive", USUAL[2]]
    state = person.state(table, 0)
    assert names(state) == ["Zeus", "Ištar von Ninive", USUAL[2]]
    assert [chair["title"] for chair in state["chairs"]][:2] == ["Zeus", "Ištar von Ninive"]
    play_to_the_end(person, table, most=30000)
    record = theomachy.Record.parse(client.get(f"/api/tables/{table}/record", headers=person.headers).text)
    assert record.tags["Players"] == f"Zeus,Ištar von Ninive,{USUAL[2]}"
    record.verify()


def test_without_names_everything_is_as_usual(client: Client) -> None:
    person = Person(client)
    table = person.table(GAME, all_mine(3))
    assert names(person.get(f"/api/tables/{table}")) == list(USUAL[:3])


def test_who_joins_names_himself_before_the_game_begins(client: Client) -> None:
    host, guest, third = Person(client, "Host"), Person(client, "Guest"), Person(client, "Third")
    table = host.table(GAME, [{"kind": "me", "player_name": "Zeus"}, {"kind": "open"}, {"kind": "link"}], public=True)
    path = f"/api/tables/{table}/seats"
    info = guest.send("PUT", f"{path}/1", {"name": "Bea", "player_name": "Hera"}, 200)
    assert names(info) == ["Zeus", "Hera", USUAL[2]]
    assert names(host.state(table, 0)) == ["Zeus", "Hera", USUAL[2]]
    # Both may still change their minds, each for the own seat.
    info = guest.send("PUT", f"{path}/1", {"player_name": "Freya"}, 200)
    assert names(info) == ["Zeus", "Freya", USUAL[2]]
    assert info["chairs"][1]["who"] == "Bea"
    info = host.send("PUT", f"{path}/0", {"player_name": "Odin"}, 200)
    assert names(info) == ["Odin", "Freya", USUAL[2]]
    assert info["chairs"][0]["who"] == "Host"
    guest.send("PUT", f"{path}/0", {"player_name": "Loki"}, 409)
    # Who stands up takes the name along.
    info = guest.send("DELETE", f"{path}/1", None, 200)
    assert names(info) == ["Odin", USUAL[1], USUAL[2]]
    guest.send("PUT", f"{path}/1", {"player_name": "Hera"}, 200)
    key = host.get(f"/api/tables/{table}")["invite"]
    info = third.send("PUT", f"{path}/2", {"key": key, "player_name": "Thor"}, 200)
    assert info["started"]
    assert names(host.state(table, 0)) == ["Odin", "Hera", "Thor"]
    # From now on names are fixed.
    for person, seat in ((host, 0), (guest, 1), (third, 2)):
        person.send("PUT", f"{path}/{seat}", {"player_name": "Loki"}, 409)
    assert names(host.state(table, 0)) == ["Odin", "Hera", "Thor"]


def test_names_are_refused_in_the_language_of_the_page(client: Client) -> None:
    host, guest = Person(client), Person(client)
    table = host.table(GAME, [{"kind": "me", "player_name": "Zeus"}, {"kind": "open"}, {"kind": "open"}], public=True)
    path = f"/api/tables/{table}/seats/1"
    said = {lang: refused(guest, "PUT", f"{path}?lang={lang}", {"player_name": "zeus"}) for lang in ("en", "de", "it")}
    assert said["en"].startswith("Two players cannot both be called 'zeus'")
    assert "heißen" in said["de"]
    assert "chiamarsi" in said["it"]
    assert "at most 40" in refused(guest, "PUT", path, {"player_name": "x " * 20 + "xx"})
    assert "not allowed" in refused(guest, "PUT", path, {"player_name": "<i>Hera</i>"})
    # The usual name of another seat stays free for whoever sits there.
    assert "both" in refused(guest, "PUT", path, {"player_name": USUAL[2]})
    chair = guest.get(f"/api/tables/{table}")["chairs"][1]
    assert (chair["who"], chair["name"]) == ("", USUAL[1])
    guest.send("PUT", path, {"player_name": USUAL[1]}, 200)


@pytest.mark.parametrize(("seats", "said"), [
    ([{"kind": "me", "player_name": "Zeus"}, {"kind": "here", "player_name": "ZEUS"}], "both"),
    ([{"kind": "me", "player_name": "x" * 41}, {"kind": "bot"}], "at most 40"),
    ([{"kind": "me"}, {"kind": "bot", "player_name": "Hal"}], "bots keep"),
    ([{"kind": "me"}, {"kind": "link", "player_name": "Hal"}], "only who sits down"),
])  # fmt: skip
def test_a_table_with_wrong_names_is_not_set_up(client: Client, seats: list[dict[str, str]], said: str) -> None:
    person = Person(client)
    assert said in refused(person, "POST", "/api/tables", {"game": GAME, "seats": seats})
    assert person.get("/api/tables")["mine"] == []


def test_games_without_such_names_refuse_them(client: Client) -> None:
    person, guest = Person(client), Person(client)
    seats = [{"kind": "me", "player_name": "Zeus"}, {"kind": "bot"}]
    assert "no names of their own" in refused(person, "POST", "/api/tables", {"game": OTHER, "seats": seats})
    table = person.table(OTHER, [{"kind": "me"}, {"kind": "open"}], public=True)
    assert "no names" in refused(guest, "PUT", f"/api/tables/{table}/seats/1", {"player_name": "Hera"})


def test_names_are_there_after_a_restart_and_in_the_lobby(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        person = Person(client)
        table = person.table(GAME, [{"kind": "me", "player_name": "Zeus"}, {"kind": "open"}], public=True)
    with server(tmp_path) as client:
        person.client = client
        assert names(person.get("/api/tables")["open"][0]) == ["Zeus", USUAL[1]]
        guest = Person(client)
        guest.send("PUT", f"/api/tables/{table}/seats/1", {"player_name": "Hera"}, 200)
        assert desk(client).hall.tables[table].names == ["Zeus", "Hera"]
    with server(tmp_path) as client:
        person.client = client
        assert names(person.state(table, 0)) == ["Zeus", "Hera"]


def test_a_name_that_somebody_else_took_in_the_meantime(tmp_path: Path) -> None:
    """The table is looked at again inside the transaction, and nothing is written if it does not agree any more."""

    class Taken(Exception):
        pass

    def agree(row: TableRow) -> None:
        if any(seat.player_name == "Zeus" for seat in row.seats):
            raise Taken

    async def race() -> list[str]:
        store = Store(str(tmp_path))
        await store.open()
        people = [new_id() for _ in range(3)]
        for person in people:
            await store.put_person(person, "somebody")
        chairs = [SeatRow(n, "open", None, "", "") for n in range(3)]
        row = TableRow("t", GAME, 1, 3, {}, "", True, "key", people[0], 0.0, None, None, chairs)
        await store.create_table(row)
        tries = [
            store.take_seat("t", n, person, "somebody", ["open"], "Zeus", agree) for n, person in enumerate(people)
        ]
        outcome = await asyncio.gather(*tries, return_exceptions=True)
        assert sum(found is True for found in outcome) == 1
        assert sum(isinstance(found, Taken) for found in outcome) == 2
        after = await store.table("t")
        await store.close()
        assert after is not None
        return [seat.player_name for seat in after.seats]

    assert sorted(asyncio.run(race())) == ["", "", "Zeus"]
