"""Lobby, seats and play through HTTP, and who is kept out."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from tools import SHORT, Person, all_mine, desk, fewest, play_what_is_shown, server

import theomachy
from theomachy.server.accounts import COOKIE, BadName, Signer, clean_name, new_id

GAME = "gods-second"
Client = TestClient[Any]
every_game = pytest.mark.parametrize("game", theomachy.game_names())


@every_game
def test_every_game_is_played_to_its_end_and_its_record_verifies(client: Client, game: str) -> None:
    person = Person(client)
    table = person.table(game, all_mine(fewest(game)), options=SHORT.get(game, {}))
    final = play_what_is_shown(person, table)
    assert final["choices"] == []
    record = client.get(f"/api/tables/{table}/record", headers=person.headers)
    assert theomachy.Record.parse(record.text).verify().turn == theomachy.NOBODY
    assert person.get(f"/api/tables/{table}")["finished"]


def test_a_table_against_bots_is_ready_at_once(client: Client) -> None:
    person = Person(client, "Anna")
    table = person.table(GAME, [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot", "bot": "random"}])
    info = person.get(f"/api/tables/{table}")
    assert info["started"]
    assert info["chairs"][0]["who"] == "Anna"
    mine = person.get("/api/tables")["mine"]
    assert [t["id"] for t in mine] == [table]


@pytest.mark.interpreted
def test_bots_play_when_it_is_their_turn(client: Client) -> None:
    """A table of bots alone plays to its end without anybody."""
    import time

    person = Person(client)
    table = person.table(GAME, [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}])
    for _ in range(300):
        if person.state(table, None)["over"]:
            break
        time.sleep(0.1)
    else:
        pytest.fail("the bots did not come to an end")


def test_a_table_begins_when_every_seat_is_taken(client: Client) -> None:
    host, guest, third = Person(client, "Host"), Person(client, "Guest"), Person(client, "Third")
    table = host.table(GAME, [{"kind": "me"}, {"kind": "open"}], public=True)
    assert host.state(table, 0)["type"] == "waiting"
    assert [t["id"] for t in guest.get("/api/tables")["open"]] == [table]
    guest.send("PUT", f"/api/tables/{table}/seats/1", {}, 200)
    assert host.state(table, 0)["type"] == "state"
    third.send("PUT", f"/api/tables/{table}/seats/1", {}, 409)
    guest.send("DELETE", f"/api/tables/{table}/seats/1", None, 409)
    assert guest.get("/api/tables")["open"] == []


def test_who_sat_down_may_stand_up_before_the_start(client: Client) -> None:
    host, guest, other = Person(client), Person(client), Person(client)
    table = host.table(GAME, [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}], public=True)
    guest.send("PUT", f"/api/tables/{table}/seats/2", {"name": "Carla"}, 200)
    other.send("DELETE", f"/api/tables/{table}/seats/2", None, 409)
    info = guest.send("DELETE", f"/api/tables/{table}/seats/2", None, 200)
    assert info["chairs"][2]["who"] == ""


def test_private_tables_do_not_exist_for_strangers(client: Client) -> None:
    host, stranger = Person(client), Person(client)
    table = host.table(GAME, [{"kind": "me"}, {"kind": "link"}])
    key = host.get(f"/api/tables/{table}")["invite"]
    for path in ("", "/state", "/record", "/why?seat=0&target=x", "/tell?seat=0&action=1", "/choices?seat=0"):
        stranger.get(f"/api/tables/{table}{path}", 404)
    stranger.send("PUT", f"/api/tables/{table}/seats/1", {}, 404)
    stranger.send("PUT", f"/api/tables/{table}/seats/1", {"key": "wrong"}, 404)
    stranger.play(table, 0, 1, 0, status=404)
    assert stranger.get("/api/tables")["open"] == []
    assert client.get(f"/t/{table}", headers=stranger.headers).status_code == 404
    assert client.get(f"/t/{table}/qr.svg", headers=stranger.headers).status_code == 404
    missing = stranger.client.get("/api/tables/nosuchtable0", headers=stranger.headers)
    hidden = stranger.client.get(f"/api/tables/{table}", headers=stranger.headers)
    assert missing.text == hidden.text
    assert stranger.get(f"/api/tables/{table}?key={key}")["invite"] == ""
    stranger.send("PUT", f"/api/tables/{table}/seats/1", {"key": key}, 200)
    assert stranger.get(f"/api/tables/{table}")["started"]


def test_a_seat_for_the_link_is_not_for_the_lobby(client: Client) -> None:
    host, stranger = Person(client), Person(client)
    table = host.table(GAME, [{"kind": "me"}, {"kind": "link"}], public=True)
    stranger.send("PUT", f"/api/tables/{table}/seats/1", {}, 409)


def test_seats_are_played_only_by_their_owners(client: Client) -> None:
    host, guest = Person(client), Person(client)
    table = host.table(GAME, [{"kind": "me"}, {"kind": "open"}], public=True, options={"start_player": "seat_1"})
    guest.send("PUT", f"/api/tables/{table}/seats/1", {}, 200)
    state = host.state(table, 0)
    action = state["choices"][0]["action"]
    guest.get(f"/api/tables/{table}/state?seat=0", 404)
    refused = guest.play(table, 0, action, state["seq"], status=409)
    assert refused["reason"]
    out_of_turn = guest.play(table, 1, action, state["seq"], status=409)
    assert out_of_turn["clause"] == "GODS2-T-01"
    wish = {"seat": 0, "action": action, "seq": 0, "token": "x" * 8}
    anonymous = client.post(f"/api/tables/{table}/actions", json=wish)
    assert anonymous.status_code == 401
    assert host.state(table, 0)["seq"] == state["seq"]
    assert guest.state(table, 1)["choices"] == []


def test_nothing_is_played_twice(client: Client) -> None:
    person = Person(client)
    table = person.table(GAME, all_mine(2), options={"start_player": "seat_1"})
    state = person.state(table, 0)
    action = state["choices"][0]["action"]
    token = secrets.token_hex(8)
    first = person.play(table, 0, action, state["seq"], token)
    again = person.play(table, 0, action, state["seq"], token)
    assert again == first
    assert person.state(table, 0)["seq"] == first["seq"]


def test_a_stale_click_is_refused(client: Client) -> None:
    person = Person(client)
    table = person.table(GAME, all_mine(2), options={"start_player": "seat_1"})
    state = person.state(table, 0)
    person.play(table, 0, state["choices"][0]["action"], state["seq"])
    refused = person.play(table, 0, state["choices"][1]["action"], state["seq"], status=409)
    assert refused["type"] == "refused"


def test_illegal_and_malformed_actions_change_nothing(client: Client) -> None:
    person = Person(client)
    table = person.table(GAME, all_mine(2), options={"start_player": "seat_1"})
    state = person.state(table, 0)
    legal = {choice["action"] for choice in state["choices"]}
    game = theomachy.game(GAME)
    position = desk(client).hall.tables[table].past.position
    illegal = [a for a in game.space(position) if a not in legal]
    for action in (*illegal[::40], 0, 1, 2**31 - 1, 99 << 24):
        refused = person.play(table, 0, action, state["seq"], status=409)
        assert refused["reason"]
    assert person.state(table, 0) == person.state(table, 0)
    assert person.state(table, 0)["seq"] == state["seq"]


def test_an_action_may_be_given_as_text(client: Client) -> None:
    person = Person(client)
    table = person.table(GAME, all_mine(2), options={"start_player": "seat_1"})
    state = person.state(table, 0)
    wish = {"seat": 0, "text": state["choices"][0]["text"], "seq": state["seq"], "token": secrets.token_hex(8)}
    assert person.send("POST", f"/api/tables/{table}/actions", wish, 200)["type"] == "done"
    bad = {**wish, "text": "jump about", "token": secrets.token_hex(8)}
    assert "jump about" in person.send("POST", f"/api/tables/{table}/actions", bad, 400)["detail"]


@pytest.mark.interpreted
def test_what_was_begun_can_be_taken_back_until_something_is_revealed(client: Client) -> None:
    """Moving a desert is two steps: the first can be taken back, and the log forgets it."""
    person = Person(client)
    table = person.table(GAME, all_mine(2), options={"start_player": "seat_1"})
    for _ in range(200):
        seat = person.state(table, None)["asked"][0]
        state = person.state(table, seat)
        moves = [c for c in state["choices"] if c["text"].startswith("move ")]
        if moves:
            break
        person.play(table, seat, state["choices"][0]["action"], state["seq"])
    assert moves
    before = person.state(table, seat)
    done = person.play(table, seat, moves[0]["action"], before["seq"])
    middle = person.state(table, seat)
    assert middle["undo"] >= 1
    wish = {"seat": seat, "seq": done["seq"], "token": secrets.token_hex(8)}
    person.send("POST", f"/api/tables/{table}/undo", wish, 200)
    after = person.state(table, seat, since=done["seq"])
    assert after["seq"] == done["seq"] + 1
    assert (after["choices"], after["panels"]) == (before["choices"], before["panels"])
    assert after["log_whole"]
    assert after["log"] == before["log"]
    # the store keeps both rows, and a new process reads the same game out of them
    rows = client.blocking_portal.call(desk(client).store.moves, table)
    assert [row.action for row in rows][-1] == -1
    assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
    person.send("POST", f"/api/tables/{table}/undo", {**wish, "token": secrets.token_hex(8)}, 409)


def test_nobody_takes_back_what_others_did_or_chance_revealed(client: Client) -> None:
    person = Person(client)
    table = person.table(GAME, all_mine(2), options={"start_player": "seat_1"})
    state = person.state(table, 0)
    assert state["undo"] == 0
    refused = person.send(
        "POST", f"/api/tables/{table}/undo", {"seat": 0, "seq": state["seq"], "token": secrets.token_hex(8)}, 409
    )
    assert refused["reason"]


def test_why_names_the_clause_that_matters(client: Client) -> None:
    person = Person(client)
    table = person.table(GAME, all_mine(2), options={"start_player": "seat_1"})
    state = person.state(table, 0)
    lit = {t for choice in state["choices"] for t in choice["targets"]}
    assert "button:end" not in lit
    answer = person.get(f"/api/tables/{table}/why?seat=0&target=button:end")
    assert answer["clause"] == "GODS2-T-10"
    assert len(answer["text"]) > 20
    other = person.get(f"/api/tables/{table}/why?seat=1&target=button:end&lang=de")
    assert other["text"].startswith("Du bist nicht am Zug")
    nonsense = person.get(f"/api/tables/{table}/why?seat=0&target=nonsense")
    assert (nonsense["clause"], nonsense["usable"]) == ("", False)
    assert person.get(f"/api/tables/{table}/why?seat=0&target={next(iter(lit))}")["usable"]


def test_tell_says_what_an_action_would_do(client: Client) -> None:
    person = Person(client)
    table = person.table(GAME, all_mine(2), options={"start_player": "seat_1"})
    action = person.state(table, 0)["choices"][0]["action"]
    assert person.get(f"/api/tables/{table}/tell?seat=0&action={action}")["text"]
    assert person.get(f"/api/tables/{table}/tell?seat=0&action=7")["text"] == ""


@every_game
def test_choices_are_told_in_sentences(client: Client, game: str) -> None:
    """Each action once, none by its notation; those that differ in one place share a sentence with a gap."""
    person = Person(client)
    table = person.table(game, all_mine(fewest(game)))
    seat = person.state(table, None)["asked"][0]
    state = person.state(table, seat)
    found = person.get(f"/api/tables/{table}/choices?seat={seat}")
    assert found["seq"] == state["seq"]
    ways = [way for group in found["groups"] for way in group["ways"]]
    assert sorted(way["action"] for way in ways) == sorted(choice["action"] for choice in state["choices"])
    notations = {choice["text"] for choice in state["choices"] if " " in choice["text"]}  # `pass` is a word too
    for group in found["groups"]:
        assert ("…" in group["text"]) == bool(group["text"])
        for way in group["ways"]:
            assert way["text"].strip(), group
            assert way["text"] not in notations
    others = [chair for chair in range(fewest(game)) if chair not in state["asked"]]
    for other in others:
        assert person.get(f"/api/tables/{table}/choices?seat={other}")["groups"] == []


def test_choices_are_for_those_who_sit_there(client: Client) -> None:
    person, other = Person(client), Person(client)
    table = person.table(GAME, [{"kind": "me"}, {"kind": "link"}])
    person.get(f"/api/tables/{table}/choices?seat=0", 404)  # not begun
    begun = person.table(GAME, [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}])
    person.get(f"/api/tables/{begun}/choices?seat=1", 404)
    other.get(f"/api/tables/{begun}/choices?seat=0", 404)
    person.get(f"/api/tables/{begun}/choices", 400)


@every_game
def test_every_option_is_explained(client: Client, game: str) -> None:
    for lang in ("en", "de", "it"):
        info = client.get(f"/api/games/{game}?lang={lang}").json()
        assert info["about"]
        for option in info["options"]:
            assert option["text"]
            assert option["clause_text"]
            assert all(value["text"] for value in option["values"])
            assert option["default"] in [value["value"] for value in option["values"]]
    rules = client.get(f"/api/games/{game}/rules").json()
    assert len(rules) > 50
    example = next(clause["id"] for clause in rules if clause["pictured"])
    address = f"/api/games/{game}/rules/{example}/pictures"
    shown = client.get(f"{address}?lang=de").json()
    assert shown[0]["begins"]
    for number in range(len(shown)):
        picture = client.get(f"{address}/{number}?lang=de&look=dark")
        assert picture.headers["content-type"].startswith("image/svg+xml")
        assert picture.text.startswith("<svg")
    assert (
        client.get(f"{address}/{len(shown)}").json()["detail"] == f"this example has {len(shown)} pictures, from 0 on"
    )
    assert client.get(f"{address}/0?look=pink").status_code == 400
    assert client.get(f"/api/games/{game}/rules/NONE-E-01/pictures").status_code == 404


def test_bad_wishes_are_answered_with_what_is_allowed(client: Client) -> None:
    person = Person(client)
    for wish, word in (
        ({"game": "chess", "seats": all_mine(2)}, GAME),
        ({"game": GAME, "seats": all_mine(8)}, "2, 3, 4"),
        ({"game": GAME, "seats": all_mine(2), "options": {"colour": 1}}, "split_field"),
        ({"game": GAME, "seats": all_mine(2), "options": {"split_field": "maybe"}}, "forbidden"),
        ({"game": GAME, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "mcts:sims=1000000000"}]}, "random"),
        ({"game": GAME, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "program:ls"}]}, "random"),
    ):
        assert word in person.send("POST", "/api/tables", wish, 400)["detail"]
    assert person.send("POST", "/api/tables", {"game": GAME, "seats": []}, 400)
    assert person.send("POST", "/api/tables", {"game": GAME, "seats": all_mine(2), "more": 1}, 400)


# ---- security


def test_tokens_cannot_be_made_or_changed() -> None:
    signer = Signer(b"k" * 32)
    person = new_id()
    token = signer.token(person)
    assert signer.read(token) == person
    assert Signer(b"l" * 32).read(token) is None
    for bad in (None, "", ".", person, f"{person}.", token + "x", new_id() + token[22:], "ä" * 22 + ".x", token[:-1]):
        assert signer.read(bad) is None


def test_another_site_cannot_act_in_my_name(client: Client) -> None:
    """With the cookie alone, without the page's token or from a foreign origin, nothing changes."""
    cookie = {"cookie": f"{COOKIE}={Person(client).token}"}
    wish = {"game": GAME, "seats": all_mine(2)}
    assert client.post("/api/tables", json=wish, headers=cookie).status_code == 403
    assert client.post("/api/tables", json=wish, headers={**cookie, "x-csrf-token": "guess"}).status_code == 403
    page = client.get("/", headers=cookie).text
    token = page.split('name="csrf" content="')[1].split('"')[0]
    good = {**cookie, "x-csrf-token": token}
    foreign = {**good, "origin": "https://evil.example"}
    assert client.post("/api/tables", json=wish, headers=foreign).status_code == 403
    assert client.post("/api/tables", json=wish, headers=good).status_code == 201


def test_pages_allow_no_inline_scripts(client: Client) -> None:
    for path in ("/", f"/new/{GAME}", f"/rules/{GAME}", "/nowhere"):
        answer = client.get(path, headers={"accept": "text/html"})
        policy = answer.headers["content-security-policy"]
        assert "script-src 'self'" in policy
        assert "unsafe" not in policy
        assert "<script>" not in answer.text
        assert " onclick=" not in answer.text
        assert " style=" not in answer.text


def test_names_are_shown_as_text(client: Client) -> None:
    nasty = "<img src=x onerror=1>"
    person = Person(client, nasty)
    page = client.get("/", headers={"cookie": f"{COOKIE}={person.token}"}).text
    assert nasty not in page
    assert "&lt;img" in page


def test_names_are_cleaned() -> None:
    assert clean_name("  Anna\n\t Bert ") == "Anna Bert"
    for bad in ("", "   ", "\u200b", "x" * 25, "a\u202eb", "a\u0000b"):
        with pytest.raises(BadName):
            clean_name(bad)


def test_too_many_requests_are_refused(tmp_path: Path) -> None:
    with server(tmp_path, requests_per_second=1.0) as client:
        codes = [client.get("/api/games").status_code for _ in range(15)]
    assert codes[0] == 200
    assert codes[-1] == 429


def test_bodies_are_limited(client: Client) -> None:
    person = Person(client)
    answer = client.post("/api/tables", content=b'{"game": "' + b"x" * 100_000, headers=person.headers)
    assert answer.status_code == 413


def test_errors_betray_nothing(client: Client) -> None:
    answer = client.get("/api/games/../../etc/passwd")
    assert answer.status_code == 404
    assert client.get("/static/../app.py").status_code == 404
    assert client.get("/set?to=//evil.example", follow_redirects=False).headers["location"] == "/"


def test_a_page_that_is_not_there_says_what_is_missing(client: Client) -> None:
    asked = {"accept": "text/html", "accept-language": "en"}
    for path, words in (
        ("/t/nosuchtable0", "<p>This table does not exist"),
        ("/nosuchpage", "<p>There is no such page"),
    ):
        answer = client.get(path, headers=asked)
        assert answer.status_code == 404
        assert words in answer.text


def test_health(client: Client) -> None:
    assert client.get("/health").json()["ok"]


@every_game
def test_pages_and_pictures_answer(client: Client, game: str) -> None:
    person = Person(client)
    table = person.table(game, all_mine(fewest(game)))
    paths = ("/", f"/new/{game}", f"/rules/{game}", f"/t/{table}", f"/t/{table}/qr.svg", f"/games/{game}/picture.svg")
    for path in (*paths, "/static/table.js", "/fonts/bold.woff2"):
        assert client.get(path, headers=person.headers).status_code == 200, path
