"""Who may come through which door: every route of the server, as nobody, as a stranger, as another player, as somebody
who is banned, and from another site. A new route fails here until it is judged."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient
from tools import Person, desk, server

from theomachy.server.accounts import COOKIE
from theomachy.server.app import brought_along, free_of_charge
from theomachy.server.moderation import CLOSED
from theomachy.server.routes import HANDLERS

GAME = "playing-gods"  # with secrets
TOKEN = "some-token-1"
TABLE = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]}
TWO = {"game": "gods-second", "seats": [{"kind": "me"}, {"kind": "open"}]}
SHOWN = {"ask": "x", "credential": {}}
PLAY = {"seat": 0, "seq": 0, "token": TOKEN, "action": 1}
RECORD = {"record": '[Game "gods-second"]', "at": 0, "seats": [{"kind": "me"}, {"kind": "here"}]}
TOURNAMENT = {"title": "Evening", "game": "gods-second"}
OPEN, KNOWN, LOOK, SEAT, HOST, OWN, MODERATOR = "open", "known", "look", "seat", "host", "own", "moderator"


class Door(NamedTuple):
    """Who may enter. `open`: everybody; `known`: who has a token; `look`: who may look at the table; `seat`: who sits
    there, on the own seat; `host`: the host of the table or tournament; `own`: who owns what is named there;
    `moderator`: moderators."""

    who: str
    body: Any = None
    query: str = ""


T, TOUR = "/api/tables/{table_id}", "/api/tournaments/{name}"
DOORS: dict[str, Door] = {
    **dict.fromkeys(
        (
            "GET /health", "GET /api/games", "GET /api/games/{name}", "GET /api/games/{name}/rules",
            "GET /api/games/{name}/page", "GET /api/tables", "GET /api/archive", "GET /games", "GET /record",
            "GET /api/games/{name}/rules/{clause}/pictures", "GET /api/games/{name}/rules/{clause}/pictures/{number}",
            "GET /friends", "GET /notices", "GET /push.js", "GET /api/people/{name}", "GET /api/leaders",
            "GET /u/{name}", "GET /leaders", "GET /bots", "GET /api/tournaments", "GET /tournaments",
            "GET /tournaments/new/{game}", "GET /me", "GET /", "GET /new/{game}", "GET /first/{game}",
            "GET /games/{name}/picture.svg", "GET /rules/{name}", "GET /set", "GET /fonts/{name}", "GET /theme.css",
            "GET /favicon.ico", "GET /puzzles", "GET /puzzles/{game}", "GET /puzzle/{name}",
            "GET /puzzle/{name}/board.svg",
        ), Door(OPEN),
    ),
    "POST /api/guests": Door(OPEN, {"name": "Somebody"}),
    "POST /api/sign-in": Door(OPEN, {"name": "x", "password": "y"}),
    "POST /api/sign-in/code": Door(OPEN, {"name": "x", "code": "y", "password": "some long password"}),
    "POST /api/sign-in/passkey/challenge": Door(OPEN),
    "POST /api/sign-in/passkey": Door(OPEN, SHOWN),
    "POST /api/sign-in/mail": Door(OPEN, {"mail": "x@example.org"}),
    "POST /api/sign-in/link": Door(OPEN, {"code": "x"}),
    "POST /api/records": Door(OPEN, {"record": RECORD["record"]}),
    "POST /api/notices/ways/{way_id}/confirm": Door(OWN, {"mark": "x"}),
    "POST /api/notices/ways/{way_id}/stop": Door(OWN, {"mark": "x"}),
    "POST /notices": Door(OWN, {"List-Unsubscribe": "One-Click"}, "stop=x.y"),  # from a mail program
    **dict.fromkeys(
        (
            "GET /api/me", "GET /api/me/games", "GET /api/account",
            "GET /api/account/data", "GET /api/friends", "GET /api/friends/code",
            "GET /api/notices", "GET /api/bots", "GET /api/puzzles", "GET /api/puzzles/next", "POST /api/sign-out",
            "DELETE /api/account/sign-ins", "DELETE /api/account/mail", "DELETE /api/notices/vacation",
            "POST /api/puzzles/{name}", "POST /api/games/{name}/first", "DELETE /api/invitations/{table_id}",
        ), Door(KNOWN),
    ),
    "PUT /api/account/name": Door(KNOWN, {"name": "Other"}),
    "PUT /api/account/password": Door(KNOWN, {"password": "x"}),
    "POST /api/account/passkeys/challenge": Door(KNOWN, {"name": "Other"}),
    "POST /api/account/passkeys": Door(KNOWN, SHOWN),
    "POST /api/account/mail": Door(KNOWN, {"mail": "x@example.org"}),
    "PUT /api/account/mail": Door(KNOWN, {"code": "x"}),
    "DELETE /api/account": Door(KNOWN, {"name": "not my name"}),
    "POST /api/tables": Door(KNOWN, TABLE),
    "POST /api/duels": Door(KNOWN, TWO),
    "POST /api/records/from": Door(KNOWN, RECORD),
    "POST /api/records/keep": Door(KNOWN, {"record": RECORD["record"]}),
    "POST /api/friends": Door(KNOWN, {"name": "nobody is called so"}),
    "POST /api/notices/ways": Door(KNOWN, {"kind": "webhook", "address": "https://127.0.0.1/"}),
    "PUT /api/notices/vacation": Door(KNOWN, {"days": 1}),
    "POST /api/bots": Door(KNOWN, {"name": "Program"}),
    "POST /api/tournaments": Door(KNOWN, TOURNAMENT),
    "DELETE /api/account/passkeys/{key_id}": Door(OWN),
    "DELETE /api/account/sign-ins/{sign_in}": Door(OWN),
    "PUT /api/friends/{who}": Door(OWN),
    "DELETE /api/friends/{who}": Door(OWN),
    "PUT /api/notices/ways/{way_id}": Door(OWN, {"turns": True, "invitations": True}),
    "DELETE /api/notices/ways/{way_id}": Door(OWN),
    "POST /api/notices/ways/{way_id}/trial": Door(OWN),
    "DELETE /api/bots/{program}": Door(OWN),
    "GET /api/duels/{deal}": Door(OWN),
    "GET /duel/{deal}": Door(OWN),
    "GET /api/moderation": Door(MODERATOR),
    "POST /api/moderation": Door(MODERATOR, {"kind": "ban", "why": "x", "table": "TABLE", "seat": 1}),
    "GET /moderation": Door(MODERATOR),
    # a table
    f"GET {T}": Door(LOOK),
    f"GET {T}/state": Door(LOOK),
    f"GET {T}/seen": Door(LOOK),
    f"GET {T}/record": Door(LOOK),
    f"GET {T}/review": Door(LOOK),
    f"POST {T}/review": Door(LOOK),
    f"GET {T}/past": Door(LOOK, query="at=0"),
    f"POST {T}/from": Door(LOOK, {"at": 0, "seats": [{"kind": "me"}]}),
    f"GET {T}/chat": Door(LOOK),
    f"POST {T}/chat": Door(LOOK, {"token": TOKEN, "text": "hello"}),
    f"PUT {T}/chat/mutes/{{who}}": Door(LOOK),
    f"DELETE {T}/chat/mutes/{{who}}": Door(LOOK),
    f"POST {T}/chat/reports": Door(LOOK, {"line": "x"}),
    f"GET {T}/notes": Door(LOOK),
    f"PUT {T}/notes": Door(LOOK, {"text": "mine"}),
    f"PUT {T}/seats/{{seat}}": Door(LOOK, {"name": "x"}),
    "GET /t/{table_id}": Door(LOOK),
    "GET /t/{table_id}/picture.png": Door(LOOK),
    "GET /t/{table_id}/picture.svg": Door(LOOK),
    "GET /t/{table_id}/board.svg": Door(LOOK),
    "GET /t/{table_id}/result/{kind}": Door(LOOK),
    "GET /t/{table_id}/qr.svg": Door(SEAT),
    f"POST {T}/actions": Door(SEAT, PLAY),
    f"POST {T}/undo": Door(SEAT, {"seat": 0, "seq": 0, "token": TOKEN}),
    f"GET {T}/why": Door(SEAT, query="seat=0&target=x"),
    f"GET {T}/tell": Door(SEAT, query="seat=0&action=1"),
    f"GET {T}/hints": Door(SEAT, query="seat=0"),
    f"GET {T}/critique": Door(SEAT, query="seat=0"),
    f"GET {T}/choices": Door(SEAT, query="seat=0"),
    f"GET {T}/lines": Door(SEAT, query="seat=0"),
    f"DELETE {T}/seats/{{seat}}": Door(SEAT),
    f"POST {T}/seats/{{seat}}/call": Door(SEAT),
    f"PUT {T}/seats/{{seat}}/bot": Door(SEAT, {"bot": "random"}),
    f"DELETE {T}/seats/{{seat}}/bot": Door(SEAT),
    f"POST {T}/again": Door(SEAT),
    f"POST {T}/invitations": Door(SEAT, {"who": "x"}),
    f"POST {T}/coach": Door(HOST, {"on": False}),
    f"POST {T}/abandon": Door(HOST),
    f"DELETE {T}": Door(HOST),
    f"PUT {T}/chat/hushed/{{who}}": Door(HOST),
    f"DELETE {T}/chat/hushed/{{who}}": Door(HOST),
    f"PUT {T}/seats/{{seat}}/kept": Door(HOST, {"who": "x"}),
    f"DELETE {T}/seats/{{seat}}/kept": Door(HOST),
    f"GET {T}/puzzle": Door(HOST),
    f"POST {T}/puzzle/show": Door(HOST),
    # a tournament
    f"GET {TOUR}": Door(LOOK),
    "GET /tournaments/{name}": Door(LOOK),
    f"POST {TOUR}/entry": Door(LOOK, {"name": ""}),
    f"DELETE {TOUR}/entry": Door(LOOK),
    f"DELETE {TOUR}/entrants/{{number}}": Door(HOST),
    f"POST {TOUR}/bots": Door(HOST, {"bot": "random"}),
    f"POST {TOUR}/rounds": Door(HOST),
    f"POST {TOUR}/halt": Door(HOST),
    f"DELETE {TOUR}": Door(HOST),
}  # fmt: skip
UNSAFE = [door for door in DOORS if not door.startswith("GET")]


def routes() -> set[str]:
    found = set()
    for handler in HANDLERS:
        for path in handler.paths:
            shape = re.sub(r"\{(\w+):\w+\}", r"{\1}", path)
            found |= {f"{method} {shape}" for method in getattr(handler, "http_methods", ())}
    return found


def test_every_door_is_judged() -> None:
    assert routes() == set(DOORS)


class House(NamedTuple):
    """Anna is the host and sits on seat 0, Ben on seat 1, Cleo on seat 2 of a running game with secrets that only they
    may see, and the same at an open table. Dora has nothing to do with any of it; Emil was banned."""

    client: TestClient[Any]
    anna: Person
    ben: Person
    dora: Person
    emil: Person
    private: str
    public: str
    tournament: str
    names: dict[str, str]  # of what belongs to Anna

    def ask(self, door: str, headers: dict[str, str], table: str, **more: str) -> Any:
        method, _, shape = door.partition(" ")
        judged = DOORS[door]
        filled = {"table_id": table, "seat": "0", "kind": "svg", "game": GAME, "clause": "PG-A-01", "number": "1"}
        filled |= {"name": self.tournament if "tournaments" in shape else GAME, "who": "x"} | self.names | more
        path = shape.format(**filled)
        if judged.query:
            path += f"?{judged.query}"
        body = judged.body
        if isinstance(body, dict) and body.get("table") == "TABLE":
            body = {**body, "table": table}
        self.client.cookies.clear()  # of a door before
        return self.client.request(method, path, json=body, headers=headers, follow_redirects=False)

    def standing(self) -> Any:
        """What nobody but those who may have changed it can change."""
        tables = [self.anna.get(f"/api/tables/{table}") for table in (self.private, self.public)]
        for table in tables:
            table.pop("since_s")
            for chair in table["chairs"]:
                chair.pop("away", None)
                chair.pop("online", None)
                chair.pop("wait_s", None)
        ways = self.anna.get("/api/notices")["ways"]
        return tables, ways, self.anna.get("/api/bots")["bots"][0]["id"], self.anna.get("/api/me"), self.told()

    def told(self) -> Any:
        found = self.anna.get(f"/api/tournaments/{self.tournament}")
        return found["people"], found["state"], found["round"]


def sit_all(anna: Person, others: list[Person], public: bool) -> str:
    seats = [{"kind": "me"}, *({"kind": "open"} for _ in others)]
    made = anna.send("POST", "/api/tables", {"game": GAME, "seats": seats, "public": public}, 201)
    key = made["invite"].rpartition("=")[2]
    for seat, other in enumerate(others, 1):
        other.send("PUT", f"/api/tables/{made['id']}/seats/{seat}", {"key": key}, 200)
    return str(made["id"])


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder: Path = tmp_path_factory.mktemp("house")
    open_purse = {"notices_private": True, "notices_http": True, "sign_ins_per_minute": 1e6}
    with server(folder, hints_per_minute=1e6, notice_ways_per_hour=1e6, **open_purse) as client:
        anna, ben, cleo, dora, emil = (Person(client, name) for name in ("Anna", "Ben", "Cleo", "Dora", "Emil"))
        private, public = (sit_all(anna, [ben, cleo], public) for public in (False, True))
        tournament = anna.send("POST", "/api/tournaments", {**TOURNAMENT, "public": False}, 201)["id"]
        way = anna.send("POST", "/api/notices/ways", {"kind": "webhook", "address": "http://127.0.0.1:9999/"}, 201)
        program = anna.send("POST", "/api/bots", {"name": "Program"}, 201)
        duel = anna.send("POST", "/api/duels", {**TWO, "seats": [{"kind": "me"}, {"kind": "link"}]}, 201)
        names = {"way_id": way["id"], "program": program["id"], "deal": duel["id"], "key_id": "x", "sign_in": "guest"}
        found = House(client, anna, ben, dora, emil, private, public, tournament, names)
        seat = next(s for s in desk(client).hall.tables[private].row.seats if s.person)
        assert seat.person is not None
        yield found


def ban(house: House, person: Person) -> None:
    """As a moderator would."""
    shown = desk(house.client)
    who = shown.signer.read(person.token)
    assert who is not None
    by: tuple[str, str] = ("x", "Moderator")
    house.client.blocking_portal.call(
        shown.moderation.about_person, by, "ban", who, "Emil", 0, "for the test", "en"
    )  # fmt: skip


@pytest.mark.parametrize("who", ["nobody", "stranger"])
def test_what_is_not_for_strangers_is_closed_to_them(house: House, who: str) -> None:
    """At a table and a tournament that only those know who take part, there is nothing; what belongs to somebody is not
    there for others."""
    before = house.standing()
    for door, judged in DOORS.items():
        if judged.who == OPEN and who == "stranger":
            continue  # what is open to nobody is open to all
        # Another stranger for each door: the token of a guest ends when a password is added.
        headers = {} if who == "nobody" else Person(house.client, "Dora").headers
        answer = house.ask(door, headers, house.private)
        said = (door, answer.status_code, answer.text[:200])
        if judged.who == OPEN:
            assert answer.status_code not in (401, 403, 500), said
        elif judged.who == KNOWN:
            assert (answer.status_code == 401) is (who == "nobody"), said
            assert answer.status_code not in (403, 500), said
        else:
            assert answer.status_code == 404 or (who == "nobody" and answer.status_code == 401), said
    assert house.standing() == before


def test_who_only_watches_changes_nothing_and_has_no_seat(house: House) -> None:
    before = house.standing()
    for door, judged in DOORS.items():
        if judged.who in (SEAT, HOST) and "{table_id}" in door:
            answer = house.ask(door, house.dora.headers, house.public)
            assert answer.status_code in (400, 403, 404, 409), (door, answer.status_code, answer.text[:200])
    for path in ("state?seat=0", "seen?seat=0", "past?at=0&seat=0"):
        house.dora.get(f"/api/tables/{house.public}/{path}", 404)
    assert house.standing() == before


def test_another_player_is_not_the_host_and_plays_the_own_seat_alone(house: House) -> None:
    before = house.standing()
    for door, judged in DOORS.items():
        if judged.who in (SEAT, HOST) and "{table_id}" in door and "qr.svg" not in door:
            answer = house.ask(door, house.ben.headers, house.private)
            assert answer.status_code in (400, 403, 404, 409), (door, answer.status_code, answer.text[:200])
    assert house.standing() == before


def test_who_takes_part_does_not_run_the_tournament(house: House) -> None:
    row = house.anna.get(f"/api/tournaments/{house.tournament}")
    key = row["invite"].rpartition("=")[2]
    house.ben.send("POST", f"/api/tournaments/{house.tournament}/entry", {"key": key}, 200)
    house.anna.send("POST", f"/api/tournaments/{house.tournament}/entry", {"key": key}, 200)
    numbers = {one["who"]: one["number"] for one in house.anna.get(f"/api/tournaments/{house.tournament}")["people"]}
    before = house.standing()
    for door, judged in DOORS.items():
        if judged.who == HOST and door.partition(" ")[2].startswith(TOUR):
            answer = house.ask(door, house.ben.headers, house.private, number=str(numbers["Anna"]))
            assert answer.status_code == 403, (door, answer.status_code, answer.text[:200])
    assert house.standing() == before


def test_who_is_banned_comes_through_no_door(house: House) -> None:
    ban(house, house.emil)
    before = house.standing()
    for door in DOORS:
        answer = house.ask(door, house.emil.headers, house.public)
        if free_of_charge(door.partition(" ")[2]) or brought_along(door.partition(" ")[2]):
            continue
        assert answer.status_code == 403, (door, answer.status_code, answer.text[:200])
    with (
        pytest.raises(WebSocketDisconnect) as closed,
        house.client.websocket_connect(f"/api/tables/{house.public}/live", headers=house.emil.headers) as line,
    ):
        line.receive_text()
    assert closed.value.code == CLOSED
    assert house.standing() == before


@pytest.mark.parametrize("origin", ["https://elsewhere.example", "null", None])
def test_another_site_makes_nobody_do_anything(house: House, origin: str | None) -> None:
    """A browser sends the cookie by itself, and says where the request comes from; without that, and from our own
    pages, the token of the page is needed."""
    before = house.standing()
    headers = {"cookie": f"{COOKIE}={house.anna.token}"} | ({"origin": origin} if origin else {})
    for door in UNSAFE:
        answer = house.ask(door, headers, house.private)
        assert answer.status_code == 403, (door, answer.status_code, answer.text[:200])
    if origin is not None:
        with (
            pytest.raises(WebSocketDisconnect),
            house.client.websocket_connect(
                f"/api/tables/{house.private}/live",
                headers={"cookie": f"{COOKIE}={house.anna.token}", "origin": origin},
            ) as line,
        ):
            line.receive_text()
    assert house.standing() == before
