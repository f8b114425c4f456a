"""Talk at the table: who hears what, and who does not; muting, reporting, and notes that nobody else reads."""

from __future__ import annotations

import json
import secrets
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from test_ending import rows_of
from test_live import line, until
from tools import Person, server

from choosing import patience
from theomachy.cli import app
from theomachy.core.languages import LANGUAGES
from theomachy.server import chat_store
from theomachy.server.chat import LONGEST, QUICK

GAME = "gods-second"
Client = TestClient[Any]


def said(
    who: Person, table: str, text: str = "", status: int = 200, phrase: str = "", lang: str = "en", **more: Any
) -> Any:
    wish = {"text": text, "phrase": phrase, "token": secrets.token_hex(8), **more}
    return who.send("POST", f"/api/tables/{table}/chat?lang={lang}", wish, status)


def talk(who: Person, table: str, lang: str = "en") -> Any:
    return who.get(f"/api/tables/{table}/chat?lang={lang}")


def texts(who: Person, table: str) -> list[str]:
    return [entry["text"] for entry in talk(who, table)["lines"]]


def two_at_a_table(client: Client) -> tuple[Person, Person, str]:
    host, guest = Person(client, "Anna"), Person(client, "Bruno")
    table = host.table(GAME, [{"kind": "me"}, {"kind": "open"}], public=True, options={"start_player": "seat_1"})
    guest.send("PUT", f"/api/tables/{table}/seats/1", {"name": "Bruno"}, 200)
    return host, guest, table


def test_what_is_said_is_heard_at_once_and_still_there_later(client: Client) -> None:
    host, guest, table = two_at_a_table(client)
    with line(client, host, table, seat=0) as mine, line(client, guest, table, seat=1) as other:
        mine.send_text(json.dumps({"type": "say", "text": "Good  evening\n<b>", "token": "first-token"}))
        answer = until(mine, "said")
        news = until(other, "chat")
        (heard,) = news["lines"]
        assert heard["id"] == answer["line"]
        assert (heard["text"], heard["name"], heard["seat"]) == ("Good evening <b>", "Anna", 0)
        assert (heard["mine"], heard["watching"]) == (False, False)
        mine.send_text(json.dumps({"type": "say", "text": "Good evening", "token": "first-token"}))
        assert until(mine, "said") == answer, "the same request again is not said again"
        said(guest, table, "Hello")
        news = until(other, "chat")
        assert [(entry["text"], entry["mine"]) for entry in news["lines"]] == [("Hello", True)]
        assert not news["whole"]
    assert texts(host, table) == ["Good evening <b>", "Hello"]
    with line(client, guest, table, seat=1) as again:
        assert [entry["text"] for entry in until(again, "chat")["lines"]] == ["Good evening <b>", "Hello"]


def test_it_is_there_after_the_server_was_started_anew(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        host, _, table = two_at_a_table(client)
        said(host, table, "Kept")
        host.send("PUT", f"/api/tables/{table}/notes", {"text": "She bluffs"}, 200)
    with server(tmp_path) as client:
        host.client = client
        assert texts(host, table) == ["Kept"]
        assert host.get(f"/api/tables/{table}/notes") == {"text": "She bluffs"}


def test_players_do_not_hear_those_who_watch_until_the_game_is_over(client: Client) -> None:
    host, guest, table = two_at_a_table(client)
    watcher = Person(client, "Carla")
    with line(client, host, table, seat=0) as mine, line(client, watcher, table) as watching:
        until(mine, "state")
        said(watcher, table, "Take the temple!")
        said(host, table, "A hard one")
        heard = until(watching, "chat")["lines"]
        heard = heard if len(heard) > 1 else heard + until(watching, "chat")["lines"]
        assert [(entry["text"], entry["watching"], entry["seat"]) for entry in heard] == [
            ("Take the temple!", True, -1), ("A hard one", False, 0),
        ]  # fmt: skip
        assert [entry["text"] for entry in until(mine, "chat")["lines"]] == ["A hard one"]
        assert texts(guest, table) == ["A hard one"]
        assert "Carla" not in json.dumps(talk(guest, table))
        # A bot that plays on does not make a spectator of him: he can come back.
        guest.send("PUT", f"/api/tables/{table}/seats/1/bot", {"bot": "random"}, 200)
        assert texts(guest, table) == ["A hard one"]
        # Neither muting nor reporting tells that there is somebody.
        who = next(entry for entry in talk(watcher, table)["lines"] if entry["watching"])
        guest.send("PUT", f"/api/tables/{table}/chat/mutes/{who['who']}", None, 404)
        guest.send("POST", f"/api/tables/{table}/chat/reports", {"line": who["id"]}, 404)
        host.send("POST", f"/api/tables/{table}/abandon", None, 200)
        news = until(mine, "chat")
        assert news["whole"]
        assert [entry["text"] for entry in news["lines"]] == ["Take the temple!", "A hard one"]
    assert texts(guest, table) == ["Take the temple!", "A hard one"]


def test_in_the_waiting_room_everybody_talks_with_everybody(client: Client) -> None:
    host, visitor = Person(client, "Anna"), Person(client, "Carla")
    table = host.table(GAME, [{"kind": "me"}, {"kind": "open"}], public=True)
    said(visitor, table, "May I join?")
    assert texts(host, table) == ["May I join?"]
    visitor.send("PUT", f"/api/tables/{table}/seats/1", {"name": "Carla"}, 200)
    assert texts(host, table) == ["May I join?"], "what was said before the game is not taken away"


def test_quick_phrases_are_read_in_the_language_of_the_reader(client: Client) -> None:
    host, guest, table = two_at_a_table(client)
    assert set(talk(host, table)["phrases"]) == set(QUICK)
    said(host, table, phrase="well", lang="de")
    for lang in LANGUAGES:
        assert [entry["text"] for entry in talk(guest, table, lang)["lines"]] == [QUICK["well"][lang]]
    with line(client, guest, table, seat=1, lang="it") as socket:
        assert until(socket, "chat")["lines"][0]["text"] == "Ben giocato!"
        socket.send_text(json.dumps({"type": "look", "lang": "de"}))
        news = until(socket, "chat")
        assert (news["whole"], news["lines"][0]["text"]) == (True, "Gut gespielt!")
    assert len({QUICK[name][lang] for name in QUICK for lang in LANGUAGES}) > 3 * len(QUICK)


def test_a_muted_person_is_not_heard_and_does_not_learn_it(client: Client) -> None:
    host, guest, table = two_at_a_table(client)
    said(guest, table, "Bla")
    who = talk(host, table)["lines"][0]["who"]
    before = talk(guest, table)
    with line(client, host, table, seat=0) as mine:
        until(mine, "chat")
        after = host.send("PUT", f"/api/tables/{table}/chat/mutes/{who}", None, 200)
        assert (after["lines"], after["muted"]) == ([], [{"who": who, "name": "Bruno"}])
        news = until(mine, "chat")
        assert (news["whole"], news["lines"]) == (True, [])
        assert talk(guest, table) == before
        said(guest, table, "Bla bla")
        assert texts(host, table) == []
        assert texts(guest, table) == ["Bla", "Bla bla"]
        host.send("DELETE", f"/api/tables/{table}/chat/mutes/{who}", None, 200)
        assert [entry["text"] for entry in until(mine, "chat")["lines"]] == ["Bla", "Bla bla"]
    other = host.table(GAME, [{"kind": "me"}, {"kind": "open"}], public=True)
    host.send("PUT", f"/api/tables/{table}/chat/mutes/{who}", None, 200)
    said(guest, other, "Here too")
    assert texts(host, other) == [], "it is about the person, not about the table"
    assert talk(host, table)["muted"][0]["who"] != talk(host, other)["muted"][0]["who"]
    for wrong in (talk(guest, other)["lines"][0]["who"], "nobody"):  # oneself, and nobody
        guest.send("PUT", f"/api/tables/{other}/chat/mutes/{wrong}", None, 404)


def test_ids_of_people_are_not_told(client: Client) -> None:
    host, guest, table = two_at_a_table(client)
    said(guest, table, "Hello")
    everything = json.dumps(talk(host, table))
    assert guest.token.partition(".")[0] not in everything
    assert host.token.partition(".")[0] not in everything


def test_reports_reach_the_host_of_the_server(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with server(tmp_path) as client:
        host, guest, table = two_at_a_table(client)
        said(guest, table, "Something nasty")
        heard = talk(host, table)["lines"][0]["id"]
        wish = {"line": heard, "reason": "He is\nrude"}
        for _ in range(2):  # twice is once
            answer = client.post(f"/api/tables/{table}/chat/reports", json=wish, headers=host.headers)
            assert (answer.status_code, answer.content) == (204, b"")
        assert "your own" in guest.send("POST", f"/api/tables/{table}/chat/reports", {"line": heard}, 400)["detail"]
        host.send("POST", f"/api/tables/{table}/chat/reports", {"line": "nothing"}, 404)
        host.send("POST", f"/api/tables/{table}/abandon", None, 200)
        assert client.delete(f"/api/tables/{table}", headers=host.headers).status_code == 204
        app(["reports", "--data", str(tmp_path)], result_action="return_value")
        told = capsys.readouterr().out
        assert told.count("Something nasty") == 1, "it stays when the table is deleted"
        assert f"table {table}  Bruno" in told
        assert "He is rude" in told


def test_where_nothing_was_reported_it_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from theomachy.core.errors import TheomachyError

    with server(tmp_path):
        app(["reports", "--data", str(tmp_path)], result_action="return_value")
    assert "Nothing was reported." in capsys.readouterr().out
    with pytest.raises(TheomachyError, match=r"no theomachy\.db"):
        app(["reports", "--data", str(tmp_path / "elsewhere")], result_action="return_value")
    assert not (tmp_path / "elsewhere").exists()


def test_what_cannot_be_said_is_refused_with_the_reason(client: Client) -> None:
    host, _, table = two_at_a_table(client)
    assert "nothing written" in said(host, table, " \n\u202e ", 409)["detail"]
    assert str(LONGEST) in said(host, table, "x" * (LONGEST + 1), 409)["detail"]
    assert said(host, table, "", 409, phrase="rude", lang="de")["detail"].startswith("Diesen Satz gibt es nicht")
    said(host, table, "hello", 400, token="short")
    assert texts(host, table) == []
    said(host, table, "x" * LONGEST)
    said(host, table, "👩\u200d👩\u200d👧 turn\u202ed around")
    assert texts(host, table)[1] == "👩\u200d👩\u200d👧 turn d around"
    with line(client, None, table) as nobody:
        nobody.send_text(json.dumps({"type": "say", "text": "Hi", "token": "some-token"}))
        assert "name" in until(nobody, "unsaid")["reason"]


def test_who_writes_too_much_has_to_wait(tmp_path: Path) -> None:
    with server(tmp_path, chat_lines_per_minute=8) as client:
        host, guest, table = two_at_a_table(client)
        for n in range(4):
            said(host, table, str(n))
        assert "Wait" in said(host, table, "one more", 409)["detail"]
        said(guest, table, "others may")
        assert texts(host, table) == ["0", "1", "2", "3", "others may"]


def test_only_the_newest_lines_of_each_room_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert chat_store.KEPT == 200
    kept = patience(20, 200)
    monkeypatch.setattr(chat_store, "KEPT", kept)
    with server(tmp_path, chat_lines_per_minute=1e6) as client:
        host, _, table = two_at_a_table(client)
        watcher = Person(client, "Carla")
        said(watcher, table, "I was here")
        for n in range(kept + 2):
            said(host, table, str(n))
        assert texts(watcher, table) == ["I was here", *map(str, range(2, kept + 2))]


def test_strangers_have_no_ear_at_private_tables(client: Client) -> None:
    host, stranger = Person(client), Person(client)
    table = host.table(GAME, [{"kind": "me"}, {"kind": "link"}])
    said(host, table, "Psst")
    for method, path in (("GET", "chat"), ("GET", "notes")):
        stranger.send(method, f"/api/tables/{table}/{path}", None, 404)
    said(stranger, table, "Hello?", 404)
    key = host.get(f"/api/tables/{table}")["invite"]
    assert len(stranger.get(f"/api/tables/{table}/chat?key={key}")["lines"]) == 1


def test_notes_are_read_by_nobody_else(client: Client) -> None:
    host, guest, table = two_at_a_table(client)
    assert host.get(f"/api/tables/{table}/notes") == {"text": ""}
    for text in ("Keep the\nred one", "Or not"):
        host.send("PUT", f"/api/tables/{table}/notes", {"text": text}, 200)
        assert host.get(f"/api/tables/{table}/notes") == {"text": text}
    assert guest.get(f"/api/tables/{table}/notes") == {"text": ""}
    host.send("PUT", f"/api/tables/{table}/notes", {"text": "x" * 4001}, 400)
    host.send("PUT", f"/api/tables/{table}/notes", {"text": "a\0b"}, 400)
    assert host.get(f"/api/tables/{table}/notes") == {"text": "Or not"}
    host.send("PUT", f"/api/tables/{table}/notes", {"text": ""}, 200)
    assert host.get(f"/api/tables/{table}/notes") == {"text": ""}
    assert client.get(f"/api/tables/{table}/notes").status_code == 401


def test_a_table_is_deleted_with_its_talk(client: Client) -> None:
    host, guest, table = two_at_a_table(client)
    said(guest, table, "Bye")
    host.send("PUT", f"/api/tables/{table}/notes", {"text": "Over"}, 200)
    host.send("POST", f"/api/tables/{table}/abandon", None, 200)
    assert rows_of(client, table) > 0
    assert client.delete(f"/api/tables/{table}", headers=host.headers).status_code == 204
    assert rows_of(client, table) == 0
