"""Before the game and after it: bots on free chairs, freeing them, leaving, playing again with the same people."""

from __future__ import annotations

from typing import Any

from litestar.testing import TestClient
from tools import Person, play_to_the_end

import theomachy

GAME = "gods-second"
OPEN = [{"kind": "me"}, {"kind": "link"}, {"kind": "open"}]


def kinds(person: Person, table: str) -> list[str]:
    return [chair["kind"] for chair in person.get(f"/api/tables/{table}")["chairs"]]


def test_the_host_puts_bots_on_free_chairs_and_takes_them_away(client: TestClient[Any]) -> None:
    host, guest = Person(client, "Anna"), Person(client, "Bruno")
    table = host.table(GAME, OPEN, public=True)
    path = f"/api/tables/{table}/seats"
    guest.send("PUT", f"{path}/1/bot", {}, 409)  # not begun, and not his table
    host.send("PUT", f"{path}/1/bot", {"bot": "genius"}, 400)
    host.send("PUT", f"{path}/7/bot", {"bot": "greedy"}, 400)
    host.send("PUT", f"{path}/0/bot", {"bot": "greedy"}, 409)  # somebody sits there
    assert kinds(host, table) == ["person", "link", "open"]
    host.send("PUT", f"{path}/1/bot", {"bot": "greedy"}, 200)
    host.send("PUT", f"{path}/1/bot", {"bot": "random"}, 409)  # that chair is taken now
    assert kinds(host, table) == ["person", "bot", "open"]
    host.send("DELETE", f"{path}/1/bot", None, 200)
    assert kinds(host, table) == ["person", "link", "open"]
    assert not host.get(f"/api/tables/{table}")["started"]
    host.send("PUT", f"{path}/1/bot", {"bot": "greedy"}, 200)
    host.send("PUT", f"{path}/2/bot", {}, 200)  # with the last one the game begins
    info = host.get(f"/api/tables/{table}")
    assert info["started"]
    assert [chair["bot"] for chair in info["chairs"]] == ["", "greedy", "level:2"]


def test_guests_leave_and_hosts_close(client: TestClient[Any]) -> None:
    host, guest = Person(client, "Anna"), Person(client, "Bruno")
    table = host.table(GAME, OPEN, public=True)
    guest.send("PUT", f"/api/tables/{table}/seats/2", {}, 200)
    guest.send("DELETE", f"/api/tables/{table}/seats/2", None, 200)
    assert guest.get("/api/tables")["mine"] == []
    assert host.client.delete(f"/api/tables/{table}", headers=guest.headers).status_code == 403
    assert host.client.delete(f"/api/tables/{table}", headers=host.headers).status_code == 204
    guest.get(f"/api/tables/{table}", 404)


def test_the_same_people_meet_again_at_one_table(client: TestClient[Any]) -> None:
    anna, bruno, stranger = Person(client, "Anna"), Person(client, "Bruno"), Person(client, "Chiara")
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
    table = anna.table(GAME, seats, public=True, hints=False)
    bruno.send("PUT", f"/api/tables/{table}/seats/1", {}, 200)
    path = f"/api/tables/{table}/again"
    anna.send("POST", path, None, 409)  # the game runs
    anna.send("POST", f"/api/tables/{table}/abandon", None, 200)
    stranger.send("POST", path, None, 403)
    assert "again" not in stranger.state(table, None) or not stranger.state(table, None)["again"]
    first = anna.send("POST", path, None, 200)
    assert [chair["kind"] for chair in first["chairs"]] == ["bot", "person", "kept"]  # one seat on
    assert first["chairs"][2]["kept"] == "Bruno", "everybody reads for whom it waits"
    stranger.send(
        "PUT", f"/api/tables/{first['id']}/seats/2?key={first['invite']}", {}, 409
    )  # and nobody else sits there
    assert not first["started"]
    assert not first["hints"]
    told = bruno.state(table, 1)
    assert told["again"] == first["id"]
    assert told["again_who"] == ["Anna"]
    assert anna.send("POST", path, None, 200)["id"] == first["id"]  # asked twice, set up once
    second = bruno.send("POST", path, None, 200)
    assert second["id"] == first["id"]
    assert second["started"]
    assert [chair["who"] for chair in second["chairs"]][1:] == ["Anna", "Bruno"]


def test_names_inside_the_game_go_with_their_people_and_usual_ones_stay(client: TestClient[Any]) -> None:
    anna, bruno = Person(client, "Anna"), Person(client, "Bruno")
    game = "playing-gods"
    position = theomachy.game(game).new(2)
    usual = [theomachy.game(game).player_name(position, seat) for seat in range(2)]
    for hers in ("Athena", usual[0]):
        table = anna.table(game, [{"kind": "me", "player_name": hers}, {"kind": "open"}], public=True)
        bruno.send("PUT", f"/api/tables/{table}/seats/1", {"player_name": "Thor"}, 200)
        anna.send("POST", f"/api/tables/{table}/abandon", None, 200)
        anna.send("POST", f"/api/tables/{table}/again", None, 200)
        chairs = bruno.send("POST", f"/api/tables/{table}/again", None, 200)["chairs"]
        named = [(chair["who"], chair["name"]) for chair in chairs]
        assert named == [("Bruno", "Thor"), ("Anna", hers if hers == "Athena" else usual[1])]


def test_who_comes_too_late_to_the_next_game_is_told(client: TestClient[Any]) -> None:
    anna, bruno = Person(client, "Anna"), Person(client, "Bruno")
    table = anna.table(GAME, [{"kind": "me"}, {"kind": "open"}], public=True)
    bruno.send("PUT", f"/api/tables/{table}/seats/1", {}, 200)
    anna.send("POST", f"/api/tables/{table}/abandon", None, 200)
    new = anna.send("POST", f"/api/tables/{table}/again", None, 200)["id"]
    anna.send("PUT", f"/api/tables/{new}/seats/0/bot", {"bot": "greedy"}, 200)
    assert "without you" in bruno.send("POST", f"/api/tables/{table}/again", None, 409)["detail"]


def test_a_finished_table_tells_places_in_the_list_and_can_be_shown_as_a_picture(client: TestClient[Any]) -> None:
    anna, stranger = Person(client, "Anna"), Person(client)
    table = anna.table(GAME, [{"kind": "me"}, {"kind": "here", "name": "Bea"}])
    assert client.get(f"/t/{table}/result/svg", headers=anna.headers).status_code == 404  # not over
    end = play_to_the_end(anna, table)
    (line,) = anna.get("/api/tables")["mine"]
    places = {place["seat"]: place for place in end["result"]}
    assert line["ranks"] == [places[seat]["rank"] for seat in (0, 1)]
    assert line["points"] == [places[seat]["points"] for seat in (0, 1)]
    svg = client.get(f"/t/{table}/result/svg", headers=anna.headers)
    assert svg.headers["content-type"].startswith("image/svg+xml")
    assert "Bea" in svg.text
    assert client.get(f"/t/{table}/result/png", headers=anna.headers).content.startswith(b"\x89PNG")
    assert client.get(f"/t/{table}/result/gif", headers=anna.headers).status_code == 404
    assert client.get(f"/t/{table}/result/svg", headers=stranger.headers).status_code == 404
    assert client.get(f"/t/{table}/board.svg", headers=stranger.headers).status_code == 404


def test_everybody_reads_the_names_of_bots_in_the_own_language(client: TestClient[Any]) -> None:
    """Whatever language the one who set the table up has."""
    host = Person(client, "Anna")
    wish = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "level:3"}]}
    table = host.send("POST", "/api/tables?lang=de", wish, 201)["id"]
    told = {
        lang: host.get(f"/api/tables/{table}/state?lang={lang}")["chairs"][1]["who"]
        for lang in ("en", "de", "fr", "it")
    }
    assert (told["en"], told["de"]) == ("Bot, fair", "Bot, mittel")
    assert len(set(told.values())) == 4
