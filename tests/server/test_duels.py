"""Duels: two tables with the same chance, seats that belong together, a comparison; nothing of the deal for others."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from holders import known, quick_hashes  # noqa: F401
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient
from sqlalchemy import update
from test_archive import text_of
from tools import Person, desk, server

import theomachy
from theomachy.core.deal import drawn
from theomachy.core.dice import Dice
from theomachy.core.log import MoveRow
from theomachy.core.position import CHANCE, CLOCK, NOBODY
from theomachy.core.record import Record
from theomachy.server.schema import TABLES

GAME = "gods-second"
LINK: list[dict[str, str]] = [{"kind": "me"}, {"kind": "link"}]


def duel(person: Person, game: str = GAME, seats: list[dict[str, str]] = LINK, **more: Any) -> Any:
    return person.send("POST", "/api/duels", {"game": game, "seats": seats, **more}, 201)


def join(person: Person, made: Any) -> None:
    """By the link that the host was given."""
    table, _, key = made["invite"].removeprefix("/t/").partition("?key=")
    person.send("PUT", f"/api/tables/{table}/seats/1", {"key": key}, 200)


def both(made: Any) -> list[str]:
    return [table["id"] for table in made["tables"]]


def play_on(client: TestClient[Any], table_id: str, seed: int, most: int = 4000) -> None:
    """Everybody at this table plays at random, through the table's own door."""
    at = desk(client)

    async def play() -> None:
        table = await at.hall.get(table_id)
        assert table is not None
        dice = Dice(seed)
        for _ in range(most):
            position = table.past.position
            if position.turn == NOBODY:
                return
            asked = [p for p in (*range(position.players), CLOCK) if len(position.legal(p))]
            player = asked[dice.below(len(asked))]
            legal = position.legal(player)
            async with table.queue:
                await table.carry_out(player, int(legal[dice.below(len(legal))]), None, "en")

    client.blocking_portal.call(play)


def draws(record: str) -> dict[str, list[tuple[int, list[int]]]]:
    """What came out of each pile, in its order, and what could have."""
    parsed = Record.parse(record)
    game = theomachy.game(parsed.game)
    position = parsed.start()
    found: dict[str, list[tuple[int, list[int]]]] = {}
    for player, action in parsed.steps(position):
        if player == CHANCE:
            pile, thing = drawn(game, position, action)
            bag = [int(n) for pair in zip(position.legal(CHANCE), position.weights(), strict=True) for n in pair]
            found.setdefault(pile, []).append((thing, bag))
        position.apply(player, action)
    return found


def test_both_records_have_the_same_chance(client: TestClient[Any]) -> None:
    anna, boris = Person(client, "Anna"), Person(client, "Boris")
    made = duel(anna)
    join(boris, made)
    tables = both(made)
    for seed, table in enumerate(tables):
        play_on(client, table, seed)
    records = [text_of(anna, table) for table in tables]
    assert [move for _, move in Record.parse(records[0]).moves] != [move for _, move in Record.parse(records[1]).moves]
    one, other = map(draws, records)
    assert one.keys() == other.keys() >= {"start", "draw"}
    same = total = 0
    for pile in one:
        for (mine, bag), (theirs, other_bag) in zip(one[pile], other[pile], strict=False):
            assert bag != other_bag or mine == theirs, "out of the same bag comes the same"
            total += 1
            same += mine == theirs
    assert total > 10
    assert same > 0.7 * total, "players have put other cards back, but most bags hold most cards"
    for record in records:
        Record.parse(record).verify()


def test_who_sits_down_at_one_table_sits_at_both_on_changed_sides(client: TestClient[Any]) -> None:
    anna, boris, carla = (Person(client, name) for name in ("Anna", "Boris", "Carla"))
    made = duel(anna)
    join(boris, made)
    tables = [anna.get(f"/api/tables/{table}") for table in both(made)]
    assert [[chair["who"] for chair in table["chairs"]] for table in tables] == [["Anna", "Boris"], ["Boris", "Anna"]]
    assert all(table["started"] for table in tables)
    info = boris.get(f"/api/duels/{made['id']}")
    assert [score["who"] for score in info["scores"]] == ["Anna", "Boris"]
    assert [score["mine"] for score in info["scores"]] == [False, True]
    carla.send("PUT", f"/api/tables/{tables[1]['id']}/seats/0", {"key": "x"}, 404)


def test_in_the_waiting_room_what_is_done_at_one_table_is_done_at_both(client: TestClient[Any]) -> None:
    anna = Person(client, "Anna")
    made = duel(anna)
    first, second = both(made)
    anna.send("PUT", f"/api/tables/{second}/seats/0/bot", {"bot": "random"}, 200)
    for table in (first, second):
        chairs = anna.get(f"/api/tables/{table}")["chairs"]
        assert sorted(chair["kind"] for chair in chairs) == ["bot", "person"]
        assert [chair["mine"] for chair in chairs] == [table == first, table == second]


def test_the_comparison(client: TestClient[Any]) -> None:
    anna, boris = Person(client, "Anna"), Person(client, "Boris")
    made = duel(anna)
    join(boris, made)
    tables = both(made)
    play_on(client, tables[0], 1)
    halfway = anna.get(f"/api/duels/{made['id']}")
    assert not halfway["over"]
    assert halfway["verdict"] == ""
    assert sum(score["wins"] for score in halfway["scores"]) == 1
    play_on(client, tables[1], 2)
    info = anna.get(f"/api/duels/{made['id']}")
    wins, points = [0.0, 0.0], [0, 0]
    for number, table in enumerate(tables):
        final = Record.parse(text_of(anna, table)).verify()
        ranks = [final.rank(seat) for seat in range(2)]
        for seat in range(2):
            side = seat if number == 0 else 1 - seat
            points[side] += final.score(seat)
            wins[side] += (ranks[seat] == 1) / ranks.count(1)
    assert [score["wins"] for score in info["scores"]] == wins
    assert [score["points"] for score in info["scores"]] == points
    assert info["over"]
    expected = (
        None if (wins[0], points[0]) == (wins[1], points[1]) else int((wins[0], points[0]) < (wins[1], points[1]))
    )
    assert info["winner"] == expected
    assert info["verdict"]
    for lang in ("de", "it", "fr"):
        assert anna.get(f"/api/duels/{made['id']}?lang={lang}")["verdict"] != info["verdict"]


def test_against_a_bot(client: TestClient[Any]) -> None:
    anna = Person(client, "Anna")
    made = duel(anna, seats=[{"kind": "me"}, {"kind": "bot", "bot": "random"}])
    assert all(table["started"] for table in made["tables"])
    assert [[side["side"] for side in table["sides"]] for table in made["tables"]] == [[0, 1], [1, 0]]


def test_in_real_time_the_second_game_waits_for_the_first(client: TestClient[Any]) -> None:
    anna, boris = Person(client, "Anna"), Person(client, "Boris")
    made = duel(anna, "four-gods", options={"clock": "real"})
    join(boris, made)
    info = anna.get(f"/api/duels/{made['id']}")
    assert [table["started"] for table in info["tables"]] == [True, False]
    assert info["tables"][1]["waits"]
    anna.send("POST", f"/api/tables/{both(made)[0]}/abandon", None, 200)
    info = anna.get(f"/api/duels/{made['id']}")
    assert [table["started"] for table in info["tables"]] == [True, True]


# ---- secrets


def test_nobody_else_sees_a_table_before_both_games_are_over(client: TestClient[Any]) -> None:
    anna, boris, carla = (Person(client, name) for name in ("Anna", "Boris", "Carla"))
    made = duel(anna, public=True)
    join(boris, made)
    tables = both(made)
    keys = [anna.get(f"/api/tables/{table}")["invite"] for table in tables]

    def seen(table: str, key: str) -> list[int]:
        parts = (f"/api/tables/{table}", f"/api/tables/{table}/state", f"/t/{table}")
        ways = [f"{part}?key={key}" for part in (*parts, f"/t/{table}/picture.svg", f"/t/{table}/board.svg")]
        ways.append(f"/api/tables/{table}")
        return [client.get(way, headers=carla.headers).status_code for way in ways]

    for table, key in zip(tables, keys, strict=True):
        assert seen(table, key) == [404] * 6
        boris.get(f"/api/tables/{table}/state?seat=0" if table == tables[1] else f"/api/tables/{table}/state?seat=1")
    assert carla.get("/api/tables")["open"] == []
    play_on(client, tables[0], 1)
    assert seen(tables[0], keys[0]) == [404] * 6, "what came there is yet to come at the other table"
    told = carla.get(f"/api/duels/{made['id']}?key={keys[0]}")
    assert [side["points"] for table in told["tables"] for side in table["sides"]] == [None] * 4
    again = {"at": 5, "seats": [{"kind": "me"}, {"kind": "here"}], "public": True}  # a new table with the same moves
    refused = boris.send("POST", f"/api/tables/{tables[0]}/from", again, 409)
    assert "all of these games are over" in refused["detail"]
    for method, way in (("GET", "record"), ("POST", "review"), ("GET", "review")):
        refused = boris.send(method, f"/api/tables/{tables[0]}/{way}", None, 409)
        assert "all of these games are over" in refused["detail"], "not even those who sat there hand it on"
    boris.get(f"/api/tables/{tables[0]}/past?at=5")  # what they have seen they may see again
    assert [game["record"] for game in boris.get("/api/archive")["games"]] == [False]
    play_on(client, tables[1], 2)
    assert [game["record"] for game in boris.get("/api/archive")["games"]] == [True, True]
    assert text_of(boris, tables[0])
    boris.send("POST", f"/api/tables/{tables[0]}/from", again, 201)
    assert seen(tables[0], keys[0]) == [200] * 6


def test_nobody_else_learns_how_the_first_game_came_out_before_the_second_is_over(client: TestClient[Any]) -> None:
    """Neither by the archive, whose filters would tell it too, nor by a profile."""
    anna, boris, carla = known(client, "Anna"), Person(client, "Boris"), Person(client, "Carla")
    made = duel(anna, public=True)
    join(boris, made)
    first, second = both(made)

    def told(person: Person) -> tuple[int, int]:
        return person.get("/api/archive?who=Anna")["total"], person.get("/api/people/Anna")["games"]

    play_on(client, first, 1)
    assert told(carla) == (0, 0)
    assert client.get("/api/archive").json()["total"] == 0
    assert told(anna) == told(boris) == (1, 1), "who sat there knows it"
    play_on(client, second, 2)
    assert told(carla) == told(anna) == (2, 2)
    assert client.get("/api/archive").json()["total"] == 2


def test_who_watched_the_waiting_room_is_sent_away_when_the_game_begins(client: TestClient[Any]) -> None:
    anna, boris, carla = (Person(client, name) for name in ("Anna", "Boris", "Carla"))
    made = duel(anna)
    table, _, key = made["invite"].removeprefix("/t/").partition("?key=")
    with client.websocket_connect(f"/api/tables/{table}/live?key={key}", headers=carla.headers) as socket:
        assert socket.receive_json()["type"] == "waiting"
        join(boris, made)
        types = set()
        with suppress(WebSocketDisconnect):
            while "state" not in types:
                types.add(socket.receive_json()["type"])
        assert "state" not in types


def test_the_secret_leaves_the_server_in_no_way(client: TestClient[Any]) -> None:
    anna, boris = Person(client, "Anna"), Person(client, "Boris")
    made = duel(anna)
    join(boris, made)
    at = desk(client)

    async def secret() -> bytes:
        table = await at.hall.get(made["tables"][0]["id"])
        assert table is not None
        assert table.dealing.dealt is not None
        assert table.dealing.dealt.secret.hex() not in repr(table.dealing.dealt)
        return table.dealing.dealt.secret

    hidden = client.blocking_portal.call(secret).hex()
    ways = ["/api/tables", f"/api/duels/{made['id']}", f"/duel/{made['id']}"]
    for table in both(made):
        play_on(client, table, 1)
        ways += [f"/api/tables/{table}", f"/api/tables/{table}/state", f"/api/tables/{table}/record", f"/t/{table}"]
    for way in ways:
        answer = client.get(way, headers=anna.headers)
        assert answer.status_code == 200, way
        assert hidden not in answer.text, way


def test_chance_goes_on_by_the_deal_after_a_restart(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        anna, boris = Person(client, "Anna"), Person(client, "Boris")
        made = duel(anna, "playing-gods")
        join(boris, made)
        first, second = both(made)
        play_on(client, first, 1, most=20)
        play_on(client, second, 2, most=30)
    with server(tmp_path) as client:
        rolls = []
        for seed, table in ((3, first), (4, second)):
            play_on(client, table, seed, most=60)
            rolls.append(client.blocking_portal.call(rows_of, client, table))
    short = min(map(len, rolls))
    assert short > 6
    assert rolls[0][:short] == rolls[1][:short]


def test_a_deal_is_played_as_long_as_a_game_of_it_waits_for_the_server(tmp_path: Path) -> None:
    """Also if it cannot be opened there: another process may know its rules."""
    with server(tmp_path) as client:
        anna, boris, carla = (Person(client, name) for name in ("Anna", "Boris", "Carla"))
        made = duel(anna, public=True)
        join(boris, made)
        first, second = both(made)
        keys = [anna.get(f"/api/tables/{table}")["invite"] for table in (first, second)]
        play_on(client, first, 1)
        play_on(client, second, 2, most=5)
        boris.send("PUT", f"/api/tables/{second}/seats/0/bot", {"bot": "random"}, 200)
    for rules in (None, 99):
        with server(tmp_path) as client:
            if rules is not None:
                client.blocking_portal.call(of_other_rules, client, rules)
            for person in (anna, boris, carla):
                person.client = client
            for way in ("", "/record", "/state", "/past?at=1", "/review"):
                where = f"/api/tables/{first}{way}{'&' if '?' in way else '?'}key={keys[0]}"
                assert client.get(where, headers=carla.headers).status_code == 404, way
            assert carla.get("/api/archive")["total"] == 0
            assert "all of these games are over" in anna.get(f"/api/tables/{first}/record", 409)["detail"]


async def of_other_rules(client: TestClient[Any], rules: int) -> None:
    async with desk(client).store.writing() as connection:
        await connection.execute(update(TABLES).values(rules=rules))


async def rows_of(client: TestClient[Any], table: str) -> list[int]:
    """Every roll of the die at this table."""
    game = theomachy.game("playing-gods")
    rows: list[MoveRow] = await desk(client).store.moves(table)
    return [row.action for row in rows if row.player == CHANCE and game.actions.kind(row.action).head == "roll"]


# ---- what is refused


@pytest.mark.parametrize("seats", [
    [{"kind": "me"}], [{"kind": "me"}, {"kind": "here"}], [{"kind": "link"}, {"kind": "bot"}],
    [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}],
])  # fmt: skip
def test_a_duel_is_for_me_and_one_other(client: TestClient[Any], seats: list[dict[str, str]]) -> None:
    anna = Person(client, "Anna")
    refused = anna.send("POST", "/api/duels", {"game": GAME, "seats": seats}, 400)
    assert "allowed: two seats, one 'me', the other bot, link, open" in refused["detail"]
    assert anna.get("/api/tables")["mine"] == []


def test_a_duel_is_not_rated(client: TestClient[Any]) -> None:
    """Against a bot, which remembers nothing, the second game would be worth points for a good memory."""
    anna = known(client, "Anna")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "level:1"}]
    refused = anna.send("POST", "/api/duels", {"game": GAME, "seats": seats, "rated": True}, 400)
    assert "A duel cannot be rated" in refused["detail"]
    assert anna.get("/api/tables")["mine"] == []


def test_a_duel_that_is_not_for_me_is_not_there(client: TestClient[Any]) -> None:
    anna, carla = Person(client, "Anna"), Person(client, "Carla")
    made = duel(anna)
    carla.get(f"/api/duels/{made['id']}", 404)
    assert client.get(f"/duel/{made['id']}", headers=carla.headers).status_code == 404
    carla.get("/api/duels/nothing", 404)
    key = made["invite"].partition("key=")[2]
    assert carla.get(f"/api/duels/{made['id']}?key={key}")["invite"] == ""
