"""The archive: finished games are found by those who may look at them, seen at any moment, and played on from there."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient
from tools import Person, all_mine, desk, fewest, server

import theomachy
from theomachy.core.dice import Dice
from theomachy.core.position import CHANCE, CLOCK
from theomachy.core.record import Record
from theomachy.server.store import SeatRow

GAME = "gods-second"
every_game = pytest.mark.parametrize("game", theomachy.game_names())


@cache
def played(game: str, players: int, seed: int) -> str:
    """A whole game at random, as a record; in memory, since hundreds of requests take their time."""
    match = theomachy.Match(
        game, players, seed, names=["Anna", *(f"Friend {n}" for n in range(1, players))], quiet=True
    )
    dice = Dice(seed)
    while not match.over:
        asked = [p for p in (*range(players), CLOCK) if len(match.position.legal(p))]
        player = asked[dice.below(len(asked))]
        legal = match.position.legal(player)
        match.play(player, int(legal[dice.below(len(legal))]))
    return str(match.record)


def over(person: Person, game: str = GAME, seed: int = 1, players: int = 2, public: bool = False) -> str:
    """A finished table at which this person sat on every seat, as if it had been played there."""
    at = desk(person.client)
    host = at.signer.read(person.token)
    assert host is not None

    async def put() -> str:
        opened = await at.records.open(played(game, players, seed))
        name = await at.store.name_of(host)
        seats = [SeatRow(p, "person", host, (name or "") if p == 0 else f"Friend {p}", "") for p in range(players)]
        row = msgspec.structs.replace(opened.row(host), seats=seats, public=public)
        await at.store.create_table(row)
        await at.store.append(row.id, [entry.row for entry in opened.past.entries], finished=True)
        return row.id

    return str(person.client.blocking_portal.call(put))


def found(person: Person, query: str = "") -> list[str]:
    return [game["id"] for game in person.get(f"/api/archive?{query}")["games"]]


def text_of(person: Person, table: str) -> str:
    answer = person.client.get(f"/api/tables/{table}/record", headers=person.headers)
    assert answer.status_code == 200, answer.text
    return str(answer.text)


def test_everybody_finds_what_everybody_may_see(client: TestClient[Any]) -> None:
    anna, boris = Person(client, "Anna"), Person(client, "Boris")
    secret, shown = over(anna), over(anna, public=True)
    running = anna.table(GAME, all_mine(2), public=True)
    assert found(anna) == [shown, secret]
    assert found(boris) == [shown]
    answer = boris.get("/api/archive?who=Anna")
    assert (answer["total"], answer["pages"]) == (1, 1), "not even the number of private games is told"
    game = answer["games"][0]
    record = Record.parse(text_of(boris, shown))
    final = record.verify()
    assert game["moves"] == len(record.moves)
    assert [seat["place"] for seat in game["seats"]] == [final.rank(p) for p in range(2)]
    assert [seat["points"] for seat in game["seats"]] == [final.score(p) for p in range(2)]
    assert [seat["mine"] for seat in game["seats"]] == [False, False]
    anna.send("POST", f"/api/tables/{running}/abandon", None, 200)
    assert running not in found(anna), "where nobody has acted there was no game"
    assert client.get("/api/archive", headers={"cookie": ""}).json()["total"] == 1


def test_a_game_that_was_ended_unfinished_is_found_and_says_so(client: TestClient[Any]) -> None:
    anna, boris = Person(client, "Anna"), Person(client, "Boris")
    whole = over(anna, public=True)
    ended = []
    for game in (GAME, "gentes"):
        table = anna.table(game, all_mine(2), public=True)
        asked = anna.state(table, None)["asked"][0]
        state = anna.state(table, asked)
        anna.play(table, asked, state["choices"][0]["action"], state["seq"])
        assert table not in found(boris), "it is running"
        anna.send("POST", f"/api/tables/{table}/abandon", None, 200)
        ended.append(table)
    assert set(found(boris)) == {whole, *ended}
    assert set(found(boris, "ended=unfinished&who=anna")) == set(ended)
    assert found(boris, "ended=finished") == [whole]
    boris.get("/api/archive?ended=never", 400)
    games = {game["id"]: game for game in boris.get("/api/archive")["games"]}
    assert [games[table]["unfinished"] for table in (whole, *ended)] == [False, True, True]
    assert all(not game["shelved"] for game in games.values())
    for table in ended:
        assert games[table]["moves"] > 0
        assert all(seat["place"] is None and seat["points"] is None for seat in games[table]["seats"])
        answer = client.get(f"/api/tables/{table}/record", headers=boris.headers).status_code
        assert (answer == 200) == games[table]["record"], "a record is offered where there is one"
    assert found(anna, "won=true&ended=unfinished") == []


def test_the_filters(client: TestClient[Any]) -> None:
    anna, boris = Person(client, "Anna"), Person(client, "Boris 100%")
    first = over(anna, public=True)
    other = over(boris, "gentes", seed=3, public=True)
    wide = over(boris, seed=4, players=3, public=True)
    assert set(found(anna)) == {first, other, wide}
    assert found(anna, "game=gentes") == [other]
    assert found(anna, "players=3") == [wide]
    assert found(anna, "mine=true") == [first]
    assert set(found(anna, "who=boris")) == {other, wide}
    assert set(found(anna, "who=100%25")) == {other, wide}
    assert found(anna, "who=_") == [], "signs that mean something to the database mean themselves"
    lengths = {game["id"]: game["moves"] for game in anna.get("/api/archive")["games"]}
    for table, moves in lengths.items():
        assert table in found(anna, f"least={moves}&most={moves}")
        assert table not in found(anna, f"least={moves + 1}")
        assert table not in found(anna, f"most={moves - 1}")
    places = {game["id"]: game["seats"] for game in anna.get("/api/archive")["games"]}
    for table, seats in places.items():
        for seat in seats:
            assert (table in found(anna, f"won=true&who={seat['who'].replace('%', '%25')}")) == any(
                s["place"] == 1 for s in seats if seat["who"].lower() in s["who"].lower()
            )
    mine = places[first][0]["place"] == 1 or places[first][1]["place"] == 1
    assert found(anna, "won=true") == ([first] if mine else [])


def test_bad_filters_are_refused(client: TestClient[Any]) -> None:
    person = Person(client)
    assert "gentes" in person.get("/api/archive?game=chess", 400)["detail"]
    person.get("/api/archive?page=0", 400)
    person.get("/api/archive?least=-1", 400)
    assert person.get("/api/archive?page=7")["games"] == []


def test_pages_and_games_that_ended_before_there_was_an_archive(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from theomachy.server import api_archive
    from theomachy.server import archive as module

    with server(tmp_path) as client:
        person = Person(client)
        games = [over(person, seed=seed) for seed in (1, 2, 3)]
    monkeypatch.setattr(module, "PAGE", 2)
    monkeypatch.setattr(api_archive, "PAGE", 2)
    with server(tmp_path) as client:
        person.client = client
        first = person.get("/api/archive")
        assert (first["total"], first["pages"]) == (3, 2)
        assert [g["id"] for g in first["games"]] == games[:0:-1]
        assert found(person, "page=2") == games[:1]
        person.client.delete(f"/api/tables/{games[0]}", headers=person.headers)
        assert found(person, "page=2") == []


@every_game
def test_a_picture_of_every_moment(client: TestClient[Any], game: str) -> None:
    person, guest = Person(client), Person(client)
    table = over(person, game, seed=2, players=fewest(game), public=True)
    moves = len(Record.parse(text_of(person, table)).moves)
    pictures = []
    for at in (0, moves // 2, moves):
        answer = client.get(f"/t/{table}/picture.svg?at={at}", headers=guest.headers)
        assert answer.status_code == 200, answer.text
        assert answer.headers["content-type"].startswith("image/svg+xml")
        assert answer.text.startswith("<svg")
        pictures.append(answer.text)
    assert len(set(pictures)) == 3
    assert client.get(f"/t/{table}/picture.svg?at={moves}&look=dark").text != pictures[-1]


def test_no_picture_of_the_past_of_a_running_or_private_game(client: TestClient[Any]) -> None:
    person = Person(client)
    running = person.table("gentes", all_mine(2), public=True)
    assert client.get(f"/t/{running}/picture.svg?at=1").status_code == 409
    assert client.get(f"/t/{running}/picture.svg").status_code == 200
    private = over(person)
    assert client.get(f"/t/{private}/picture.svg?at=1").status_code == 404


@every_game
def test_play_on_from_a_moment(client: TestClient[Any], game: str) -> None:
    person, friend = Person(client, "Anna"), Person(client, "Boris")
    players = fewest(game)
    old = over(person, game, seed=2, players=players, public=True)
    before = Record.parse(text_of(person, old))
    at = len(before.moves) // 2
    made = friend.send("POST", f"/api/tables/{old}/from", {"at": at, "seats": all_mine(players)}, 201)["id"]
    rows = [(row.player, row.text) for row in friend.client.blocking_portal.call(desk(client).store.moves, made)]
    seen = friend.state(made, None)
    assert not seen["over"]
    assert seen["asked"]
    names = {theomachy.game(game).player_name(before.start(), p): p for p in range(players)}
    names |= {"chance": CHANCE, "clock": CLOCK}
    assert rows[:at] == [(names[who], text) for who, text in before.moves[:at]]
    mine = friend.state(made, seen["asked"][0])
    friend.play(made, seen["asked"][0], mine["choices"][0]["action"], mine["seq"])
    assert text_of(person, old) == str(before), "the old game stays as it is"
    person.send("POST", f"/api/tables/{old}/from", {"at": len(before.moves), "seats": all_mine(players)}, 400)
    wrong = person.send("POST", f"/api/tables/{old}/from", {"at": 10**6, "seats": all_mine(players)}, 400)
    assert str(len(before.moves)) in wrong["detail"]
    person.send("POST", f"/api/tables/{old}/from", {"at": 1, "seats": all_mine(players + 1)}, 400)


def test_play_on_with_a_friend_who_comes_later(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        anna, boris = Person(client, "Anna"), Person(client, "Boris")
        old = over(anna, "playing-gods", seed=2, players=fewest("playing-gods"), public=True)
        seats = [{"kind": "me"}, *[{"kind": "link"}] * (fewest("playing-gods") - 1)]
        made = anna.send("POST", f"/api/tables/{old}/from", {"at": 9, "seats": seats}, 201)
        assert not made["started"]
        where = f"/api/tables/{made['id']}"
        for seat in range(1, len(seats)):
            wish = {"name": "Boris", "player_name": f"Cloud {seat}", "key": made["invite"]}
            boris.send("PUT", f"{where}/seats/{seat}", wish, 200)
        assert anna.get(where)["started"]
        text = text_of(anna, made["id"]) if not theomachy.game("playing-gods").hidden else ""
        seen = anna.state(made["id"], None)
    with server(tmp_path) as client:
        anna.client = client
        assert anna.state(made["id"], None)["panels"] == seen["panels"], "the same after a restart"
        if text:
            assert text_of(anna, made["id"]) == text
            assert "Cloud 1" in text


def test_one_cannot_play_on_from_a_running_game(client: TestClient[Any]) -> None:
    person, stranger = Person(client), Person(client)
    running = person.table("gentes", all_mine(2))
    wish = {"at": 1, "seats": all_mine(2)}
    person.send("POST", f"/api/tables/{running}/from", wish, 409)
    stranger.send("POST", f"/api/tables/{running}/from", wish, 404)


@every_game
def test_a_record_from_a_file(client: TestClient[Any], game: str) -> None:
    person, other = Person(client, "Anna"), Person(client)
    players = fewest(game)
    text = played(game, players, 2)
    moves = len(Record.parse(text).moves)
    tables = len(desk(client).hall.tables)
    seen = [other.send("POST", "/api/records", {"record": text, "at": at}, 200) for at in (0, moves // 2, moves)]
    assert [moment["at"] for moment in seen] == [0, moves // 2, moves]
    assert all(moment["svg"].startswith("<svg") for moment in seen)
    assert [moment["over"] for moment in seen] == [False, False, True]
    assert seen[0]["seats"][0] == "Anna"
    assert other.send("POST", "/api/records", {"record": text, "seat": players}, 400)
    assert len(desk(client).hall.tables) == tables, "nothing was stored"
    assert found(other) == []
    wish = {"record": text, "at": moves // 2, "seats": all_mine(players)}
    made = other.send("POST", "/api/records/from", wish, 201)["id"]
    state = other.state(made, None)
    assert not state["over"]
    kept = other.send("POST", "/api/records/keep", {"record": text}, 201)["id"]
    assert Record.parse(text_of(other, kept)).moves == Record.parse(text).moves
    assert found(other) == [kept]
    assert found(person, "who=Friend") != [kept], "kept for the one who asked alone"


def test_damaged_and_dangerous_records_are_refused(client: TestClient[Any], tmp_path: Path) -> None:
    person = Person(client)
    text = text_of(person, over(person))
    lines = text.split("\n")
    broken = "\n".join([*lines[:12], "red tribe nowhere", *lines[12:]])
    assert "line 13" in person.send("POST", "/api/records", {"record": broken}, 400)["detail"]
    person.send("POST", "/api/records", {"record": "1. e4 e5"}, 400)
    person.send("POST", "/api/records", {"record": ""}, 400)
    person.send("POST", "/api/records", {"record": "#" * (256 * 1024 + 1)}, 400)
    (tmp_path / "secret.toml").write_text("secret = 1")
    position = f'[Position "{{\\"components\\": \\"{tmp_path}/secret.toml\\"}}"]\n'
    for tag in (position, '[Components "00"]\n'):
        refused = person.send("POST", "/api/records", {"record": tag + text}, 400)["detail"]
        assert "not opened here" in refused
    unfinished = "\n".join(line for line in lines[:20] if not line.startswith(("[Keys", "[Result")))
    assert not person.send("POST", "/api/records", {"record": unfinished}, 200)["finished"]
    assert "end of its game" in person.send("POST", "/api/records/keep", {"record": unfinished}, 400)["detail"]


def test_the_pages(client: TestClient[Any]) -> None:
    for path in ("/games", "/record"):
        for lang in ("en", "de", "it", "fr"):
            answer = client.get(f"{path}?lang={lang}")
            assert answer.status_code == 200
            assert f'lang="{lang}"' in answer.text
