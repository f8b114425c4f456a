"""Programs of people: tokens that open few doors, the mark that everybody sees, and tables as programs read them."""

from __future__ import annotations

import json
import re
import secrets
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import PermissionDeniedException, WebSocketDisconnect
from litestar.testing import TestClient
from sqlalchemy import select
from test_live import line, until
from tools import Person, desk, server

import theomachy
from theomachy.core.languages import LANGUAGES
from theomachy.core.record import Record
from theomachy.server.accounts import LONGEST_NAME
from theomachy.server.app import create
from theomachy.server.desk import Settings
from theomachy.server.programs import MOST, refuse_closed_door
from theomachy.server.schema_programs import PROGRAMS

GAME = "gods-second"
Client = TestClient[Any]
FIRST = {"start_player": "seat_1"}
RECORD = Path(__file__).parents[1] / "records" / GAME / "plain-1.theo"


class Program(Person):
    """A program with a token that a person made for it."""

    def __init__(self, client: Client, owner: Person, name: str = "Deep Thought") -> None:
        made = owner.send("POST", "/api/bots", {"name": name}, 201)
        self.client, self.token, self.id = client, made["token"], made["id"]
        self.headers = {"authorization": f"Bearer {self.token}"}

    def sit(self, table: str, seat: int, status: int = 200, **more: str) -> Any:
        return self.send("PUT", f"/api/tables/{table}/seats/{seat}", more, status)


def against(client: Client, **more: Any) -> tuple[Person, Program, str]:
    """Anna's table, at which her own program has sat down on the first seat."""
    anna = Person(client, "Anna")
    program = Program(client, anna)
    table = anna.table(GAME, [{"kind": "open"}, {"kind": "me"}], public=True, options=FIRST, **more)
    program.sit(table, 0)
    return anna, program, table


# ---- tokens


def test_a_token_is_told_once_and_kept_as_a_digest(client: Client) -> None:
    anna = Person(client, "Anna")
    made = anna.send("POST", "/api/bots", {"name": " Deep  Thought "}, 201)
    assert made["name"] == "Deep Thought"
    assert made["used_s"] is None
    (listed,) = anna.get("/api/bots")["bots"]
    assert listed == {**made, "token": "", "created_s": listed["created_s"]}
    secret = made["token"].split(".")[2]

    async def kept() -> str:
        async with desk(client).store.engine.connect() as connection:
            return str((await connection.execute(select(PROGRAMS))).all())

    with client.portal() as portal:
        row = portal.call(kept)
    assert made["id"] in row
    assert secret not in row


def test_when_a_token_was_used_is_listed(client: Client) -> None:
    anna = Person(client, "Anna")
    program = Program(client, anna)
    assert program.get("/api/me") == {"name": "Deep Thought", "token": ""}
    (listed,) = anna.get("/api/bots")["bots"]
    assert listed["used_s"] is not None


@pytest.mark.parametrize(
    "spoilt", ["", "x", "theobot.", "theobot.AAAAAAAAAAAAAAAAAAAAAA.x", "theobot.{id}.", "{token}x"]
)
def test_what_is_no_token_is_refused(client: Client, spoilt: str) -> None:
    anna = Person(client, "Anna")
    program = Program(client, anna)
    wrong = spoilt.format(id=program.id, token=program.token)
    answer = client.get("/api/me", headers={"authorization": f"Bearer {wrong}"})
    assert answer.status_code == 401


def test_names_and_numbers_have_limits(client: Client) -> None:
    anna = Person(client, "Anna")
    anna.send("POST", "/api/bots", {"name": ""}, 400)
    for bad in ("  ", "x" * (LONGEST_NAME + 1)):
        assert "name" in anna.send("POST", "/api/bots", {"name": bad}, 400)["detail"]
    for number in range(MOST):
        Program(client, anna, f"Bot {number}")
    assert str(MOST) in anna.send("POST", "/api/bots", {"name": "one more"}, 400)["detail"]
    assert len(anna.get("/api/bots")["bots"]) == MOST
    gone = anna.get("/api/bots")["bots"][0]["id"]
    assert client.delete(f"/api/bots/{gone}", headers=anna.headers).status_code == 204
    Program(client, anna, "one more")


def test_who_has_no_token_of_a_guest_makes_none(client: Client) -> None:
    assert client.get("/api/bots").status_code == 401
    assert client.post("/api/bots", json={"name": "x"}).status_code == 401


def test_a_revoked_token_is_good_for_nothing_and_its_line_is_cut(client: Client) -> None:
    anna, program, table = against(client)
    stranger = Person(client, "Bruno")
    stranger.send("DELETE", f"/api/bots/{program.id}", status=404)  # it is not his
    with line(client, program, table, seat=0, plain=1) as socket:
        assert until(socket, "seen")["seat"] == 0
        assert client.delete(f"/api/bots/{program.id}", headers=anna.headers).status_code == 204
        with pytest.raises(WebSocketDisconnect) as cut:
            until(socket, "nothing")
        assert cut.value.code == 4401
    program.get("/api/me", 401)
    assert anna.get("/api/bots")["bots"] == []
    with line(client, program, table, seat=0) as socket, pytest.raises(WebSocketDisconnect) as cut:
        until(socket, "state")
    assert cut.value.code == 4401
    assert anna.state(table, 1)["chairs"][0]["who"] == "Deep Thought · bot of Anna"  # what it was, it stays


def test_another_process_that_revokes_cuts_the_line_too(client: Client) -> None:
    anna, program, table = against(client)
    with line(client, program, table, seat=0, plain=1) as socket:
        until(socket, "seen")
        owner = desk(client).signer.read(anna.token)
        assert owner
        with client.portal() as portal:
            assert portal.call(desk(client).programs.revoke, owner, program.id)  # as a process without this line does
            portal.call(desk(client).cut_revoked)  # and this is what each does every few seconds
        with pytest.raises(WebSocketDisconnect):
            until(socket, "nothing")


# ---- what it may do


# Every way in that a program has. A new one is a decision, made in `server/programs.py` and here.
WAYS_IN = """
GET /api/games
GET /api/games/{name}
GET /api/games/{name}/page
GET /api/games/{name}/rules
GET /api/me
GET /api/openapi.json
GET /api/tables
GET /api/tables/{table_id}
GET /api/tables/{table_id}/lines
GET /api/tables/{table_id}/past
GET /api/tables/{table_id}/record
GET /api/tables/{table_id}/review
GET /api/tables/{table_id}/seen
GET /api/tables/{table_id}/state
GET /api/tables/{table_id}/tell
GET /api/tables/{table_id}/why
GET /fonts/{name}
GET /health
GET /static/{file_path}
GET /t/{table_id}/board.svg
GET /t/{table_id}/picture.png
GET /t/{table_id}/picture.svg
GET /t/{table_id}/result/{kind}
GET /theme.css
POST /api/tables/{table_id}/actions
PUT /api/tables/{table_id}/seats/{seat}
PUT /api/tables/{table_id}/seats/{seat}/bot
DELETE /api/tables/{table_id}/seats/{seat}
DELETE /api/tables/{table_id}/seats/{seat}/bot
"""


def test_the_doors_that_are_open_are_those_that_are_listed() -> None:
    opened = set()
    for route in create(Settings(data="sqlite:///unused.db")).routes:
        shape = re.sub(r"\{(\w+):\w+\}", r"{\1}", route.path)
        path = shape.replace("{seat}", "0").replace("{kind}", "svg").replace("{", "").replace("}", "")
        for method in getattr(route, "methods", ()):
            try:
                refuse_closed_door(method, path)
            except PermissionDeniedException:
                continue
            opened.add(f"{method} {shape}")
    assert {door for door in opened if not door.startswith("HEAD")} == set(WAYS_IN.strip().splitlines())


CLOSED: list[tuple[str, str, Any]] = [
    ("POST", "/api/guests", {"name": "Somebody else"}),
    ("POST", "/api/bots", {"name": "child"}),
    ("GET", "/api/bots", None),
    ("POST", "/api/tables", {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}]}),
    ("POST", "/api/tables/{table}/undo", {"seat": 0, "seq": 1, "token": "x" * 8}),
    ("POST", "/api/tables/{table}/chat", {"text": "hello", "token": "x" * 8}),
    ("GET", "/api/tables/{table}/chat", None),
    ("PUT", "/api/tables/{table}/notes", {"text": "x"}),
    ("GET", "/api/tables/{table}/hints?seat=0", None),
    ("POST", "/api/tables/{table}/review", None),
    ("POST", "/api/tables/{table}/abandon", None),
    ("POST", "/api/tables/{table}/again", None),
    ("DELETE", "/api/tables/{table}", None),
    ("GET", "/", None), ("GET", "/bots", None), ("GET", "/api/archive", None), ("GET", "/set?lang=de", None),
]  # fmt: skip


def test_what_a_token_is_not_for_is_closed(client: Client) -> None:
    _, program, table = against(client)
    for method, path, body in CLOSED:
        answer = client.request(method, path.format(table=table), json=body, headers=program.headers)
        assert answer.status_code == 403, (method, path, answer.text)


def test_it_plays_leaves_to_a_bot_and_comes_back(client: Client) -> None:
    _, program, table = against(client)
    seen = program.get(f"/api/tables/{table}/seen?seat=0")
    wish = {"seat": 0, "text": seen["choices"][0]["text"], "seq": seen["seq"], "token": secrets.token_hex(8)}
    done = program.send("POST", f"/api/tables/{table}/actions", wish, 200)
    assert program.send("POST", f"/api/tables/{table}/actions", wish, 200) == done
    left = program.send("PUT", f"/api/tables/{table}/seats/0/bot", {"bot": "random"}, 200)
    assert "for Deep Thought · bot of Anna" in left["chairs"][0]["who"]
    back = program.send("DELETE", f"/api/tables/{table}/seats/0/bot", status=200)
    assert back["chairs"][0]["who"] == "Deep Thought · bot of Anna"


def test_it_decides_about_its_own_seat_alone(client: Client) -> None:
    _, program, table = against(client)
    said = program.send("PUT", f"/api/tables/{table}/seats/1/bot", {"bot": "random"}, 403)
    assert "own seat" in said["detail"]


def test_on_a_websocket_it_plays_and_says_nothing(client: Client) -> None:
    anna, program, table = against(client)
    anna.send("POST", f"/api/tables/{table}/chat", {"text": "hello", "token": "x" * 8}, 200)
    with line(client, program, table, seat=0, plain=1) as socket:
        seen = until(socket, "seen")
        for refused in (
            {"type": "say", "text": "hi", "token": "y" * 8},
            {"type": "hint", "seat": 0, "ask": 1},
            {"type": "undo", "seat": 0, "seq": seen["seq"], "token": "z" * 8},
        ):
            socket.send_text(json.dumps(refused))
            assert "token is for" in until(socket, "trouble")["reason"]
        choice = seen["choices"][0]
        wish = {"type": "play", "seat": 0, "action": choice["action"], "seq": seen["seq"], "token": "w" * 8}
        socket.send_text(json.dumps(wish))
        kinds: list[str] = []
        while not {"done", "seen"} <= set(kinds):
            kinds.append(json.loads(socket.receive_text())["type"])
        assert "chat" not in kinds


def test_a_token_can_stand_beside_the_subprotocol(client: Client) -> None:
    """As browsers send it, which have no headers of their own, from whatever page."""
    _, program, table = against(client)
    where = f"/api/tables/{table}/live?seat=0&plain=1"
    headers = {"origin": "https://another.example"}
    offered = ["theomachy", f"bearer.{program.token}"]
    with client.websocket_connect(where, subprotocols=offered, headers=headers) as socket:
        assert socket.accepted_subprotocol == "theomachy"
        assert until(socket, "seen")["seat"] == 0
    with client.websocket_connect(where, subprotocols=["theomachy"], headers=headers) as socket:
        with pytest.raises(WebSocketDisconnect) as cut:
            until(socket, "seen")
        assert cut.value.code == 4404


# ---- the mark


def test_everybody_sees_that_it_is_a_bot_and_whose(client: Client) -> None:
    anna, _, table = against(client)
    bruno = Person(client, "Bruno")
    told = {"en": "bot of Anna", "de": "Bot von Anna", "it": "bot di Anna", "fr": "bot de Anna"}
    assert set(told) == set(LANGUAGES)
    for lang, words in told.items():
        for person in (anna, bruno):
            state = person.get(f"/api/tables/{table}/state?lang={lang}")
            assert state["chairs"][0]["who"] == f"Deep Thought · {words}"
            assert (state["chairs"][0]["owner"], state["chairs"][1]["owner"]) == ("Anna", "")
        (mine,) = anna.get(f"/api/tables?lang={lang}")["mine"]
        assert mine["chairs"][0]["who"] == f"Deep Thought · {words}"
    drawn = client.get(f"/t/{table}/picture.svg").text
    assert "Deep Thought · bot" in drawn


def test_a_program_keeps_the_name_that_its_owner_gave_it(client: Client) -> None:
    anna = Person(client, "Anna")
    program = Program(client, anna)
    table = anna.table(GAME, [{"kind": "open"}, {"kind": "open"}, {"kind": "me"}], public=True)
    program.sit(table, 0, name="Anna")
    assert program.sit(table, 0, name="Bruno")["chairs"][0]["who"] == "Deep Thought · bot of Anna"


def test_the_archive_and_the_record_keep_it(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        anna = Person(client, "Anna")
        program = Program(client, anna)
        record = RECORD.read_text(encoding="utf-8")
        at = len(Record.parse(record).moves) - 6  # only the end of a game is played
        seats = [{"kind": "link"}, {"kind": "bot", "bot": "random"}]
        made = anna.send("POST", "/api/records/from", {"record": record, "at": at, "seats": seats}, 201)
        table = made["id"]
        program.sit(table, 0, key=anna.get(f"/api/tables/{table}")["invite"])
        end = play_to_the_end_alone(program, table)
        assert end["result"]
        assert end["choices"] == []
        client.delete(f"/api/bots/{program.id}", headers=anna.headers)
    with server(tmp_path) as client:
        (game,) = client.get("/api/archive", headers=anna.headers).json()["games"]
        assert game["seats"][0]["who"] == "Deep Thought · bot of Anna"
        assert (game["seats"][0]["owner"], game["seats"][0]["bot"]) == ("Anna", False)
        for kept in (f"/api/tables/{table}/record", f"/t/{table}/result/svg"):
            assert "Deep Thought · bot of Anna" in client.get(kept, headers=anna.headers).text


def play_to_the_end_alone(program: Person, table: str, most: int = 3000) -> Any:
    for _ in range(most):
        seen = program.get(f"/api/tables/{table}/seen?seat=0&since=1")
        if seen["over"]:
            return seen
        if seen["choices"]:
            program.play(table, 0, seen["choices"][-1]["action"], seen["seq"])
    raise AssertionError(f"not over after {most} looks")


# ---- tables as programs read them


@pytest.mark.parametrize("game", theomachy.game_names())
def test_what_is_seen_is_the_view_as_json_and_as_text(client: Client, game: str) -> None:
    anna = Person(client, "Anna")
    players = min(theomachy.game(game).players)
    table = anna.table(game, [{"kind": "me"}, *[{"kind": "here", "name": "x"}] * (players - 1)])
    state = anna.state(table, None)
    seat = state["asked"][0]
    mine = anna.state(table, seat)
    seen = anna.get(f"/api/tables/{table}/seen?seat={seat}")
    position = desk(client).hall.tables[table].past.position
    assert seen["view"] == json.loads(json.dumps(theomachy.game(game).view(position, seat)))
    assert seen["text"] == theomachy.game(game).board(theomachy.game(game).view(position, seat), "en")
    assert [way["text"] for way in seen["choices"]] == [choice["text"] for choice in mine["choices"]]
    assert (seen["seq"], seen["ask"], seen["log"]) == (mine["seq"], mine["banner"], mine["log"])
    anna.get(f"/api/tables/{table}/seen?seat=9", 404)
    lines = anna.get(f"/api/tables/{table}/lines?seat={seat}&most=30")
    assert lines["lines"]
    wish = {"seat": seat, "text": lines["lines"][-1][0], "seq": lines["seq"], "token": "t" * 8}
    anna.send("POST", f"/api/tables/{table}/actions", wish, 200)


def test_lines_end_where_no_more_are_wanted(client: Client) -> None:
    anna, program, table = against(client)
    few = program.get(f"/api/tables/{table}/lines?seat=0&most=1")
    assert (len(few["lines"]), few["whole"]) == (1, False)
    assert program.get(f"/api/tables/{table}/lines?seat=0")["whole"]
    assert anna.get(f"/api/tables/{table}/lines?seat=1") == {"seq": few["seq"], "seat": 1, "lines": [], "whole": True}
    program.get(f"/api/tables/{table}/lines?seat=1", 404)
