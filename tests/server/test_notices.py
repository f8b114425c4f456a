"""Notices: who asked for it is told once for a turn, by push, mail and webhook, over restarts; nobody else is told."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import json
import re
import socket
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from py_vapid import Vapid02
from receivers import Browser, Receiver, Sink, mail_sink, receiver
from sqlalchemy import select, update
from tools import Person, desk, server

import theomachy
from theomachy.core.errors import TheomachyError
from theomachy.core.log import Log, MoveRow
from theomachy.server import outward, presence
from theomachy.server.notices import Notices, judged, turn_of
from theomachy.server.outward import NotAllowed, Outward, is_open, parts_of, reach
from theomachy.server.schema_notices import OUTBOX, WAYS
from theomachy.server.store import Store

GAME = "gods-second"
SLOW = {"kind": "days", "time": 3}
INSIDE = {"notices_http": True, "notices_private": True, "notice_after": 0.0, "address": "https://games.example"}


@pytest.fixture
def outside() -> Iterator[Receiver]:
    with receiver() as found:
        yield found


@pytest.fixture
def post_office() -> Iterator[Sink]:
    with mail_sink() as found:
        yield found


def until(true: Callable[[], object]) -> None:
    for _ in range(2400):
        if true():
            return
        time.sleep(0.025)
    raise AssertionError("it did not happen")


def game_of_two(client: TestClient[Any], clock: dict[str, Any] | None = SLOW) -> tuple[list[Person], str]:
    people = [Person(client, "Anna"), Person(client, "Bea")]
    table = people[0].table(GAME, [{"kind": "me"}, {"kind": "open"}], public=True, clock=clock)
    people[1].send("PUT", f"/api/tables/{table}/seats/1", {}, 200)
    return people, table


def asked(people: list[Person], table: str) -> int:
    return int(people[0].state(table, None)["asked"][0])


def play_turn(people: list[Person], table: str) -> int:
    """Whoever is asked plays until somebody else is; gives the seat that is asked then."""
    seat = asked(people, table)
    for _ in range(40):
        state = people[seat].state(table, seat)
        people[seat].play(table, seat, state["choices"][-1]["action"], state["seq"])
        if asked(people, table) != seat:
            return 1 - seat
    raise AssertionError("the turn does not end")


def hook(person: Person, outside: Receiver, path: str = "/hook") -> Any:
    return person.send("POST", "/api/notices/ways", {"kind": "webhook", "address": outside.address + path}, 201)


def again(person: Person, client: TestClient[Any]) -> Person:
    """The same person at a server that has started anew."""
    person.client = client
    return person


def idle(client: TestClient[Any]) -> None:
    """Until nothing more is to be sent."""
    notices = desk(client).notices
    until(lambda: not notices.tasks and not outbox_size(client) and not notices.tasks)


def outbox_size(client: TestClient[Any]) -> int:
    return int(sum(1 for _ in rows(client, select(OUTBOX.c.id))))


def rows(client: TestClient[Any], asked: Any) -> list[Any]:
    """What stands in the store of a server that runs."""

    async def read() -> list[Any]:
        async with desk(client).store.engine.connect() as connection:
            return [tuple(row) for row in (await connection.execute(asked)).all()]

    return list(client.blocking_portal.call(read))


# ---- the proof: a slow game over a restart


def test_a_slow_game_over_a_restart_tells_once_by_every_way(
    tmp_path: Path, outside: Receiver, post_office: Sink
) -> None:
    settings = {**INSIDE, "mail": post_office.address, "mail_from": "table@games.example"}
    browser = Browser()
    with server(tmp_path, **settings) as client:
        people, table = game_of_two(client)
        mover = asked(people, table)
        waits = people[1 - mover]
        key = waits.get("/api/notices")["push_key"]
        wish = {"kind": "push", "address": outside.address + "/push/1", "keys": browser.keys}
        assert waits.send("POST", "/api/notices/ways", wish, 201)["confirmed"] is True
        secret = hook(waits, outside)["secret"]
        mail = waits.send("POST", "/api/notices/ways?lang=de", {"kind": "mail", "address": "bea@example.org"}, 201)
        assert mail["confirmed"] is False
        assert len(post_office.letters) == 1, "the one letter that asks"
        assert outside.came == []
        letter = post_office.letters.pop()
        link = re.search(r"https://games\.example/notices\?confirm=(\S+)\.(\S+)", letter.get_content())
        assert link is not None
        way, mark = link.groups()
        another = ("y" if mark[0] == "x" else "x") + mark[1:]  # one mark in 64 begins with x
        refused = client.post(f"/api/notices/ways/{way}/confirm", json={"mark": another})
        assert refused.status_code == 404
        assert client.post(f"/api/notices/ways/{way}/confirm", json={"mark": mark}).status_code == 204
    with server(tmp_path, **settings) as client:
        people = [again(person, client) for person in people]
        assert people[0].get("/api/notices") is not None
        assert waits.get("/api/notices")["push_key"] == key, "made once"
        assert play_turn(people, table) == 1 - mover
        until(lambda: outside.at("/push/1") and outside.at("/hook") and post_office.letters)
        idle(client)
        # Taking part of the own turn tells nothing more.
        state = waits.state(table, 1 - mover)
        waits.play(table, 1 - mover, state["choices"][0]["action"], state["seq"])
        idle(client)
    assert [len(outside.at("/push/1")), len(outside.at("/hook")), len(post_office.letters)] == [1, 1, 1]
    pushed = outside.at("/push/1")[0]
    assert pushed.headers["content-encoding"] == "aes128gcm"
    assert int(pushed.headers["ttl"]) > 0
    assert pushed.headers["authorization"].startswith("vapid t=")
    assert f"k={key}" in pushed.headers["authorization"]
    assert Vapid02.verify(pushed.headers["authorization"])
    told = browser.read(pushed.body)
    assert told["path"] == f"/t/{table}"
    assert told["title"].startswith("Your turn")
    hooked = outside.at("/hook")[0]
    mark = hmac.new(secret.encode(), hooked.body, hashlib.sha256).hexdigest()
    assert hooked.headers["x-theomachy-signature"] == f"sha256={mark}"
    assert json.loads(hooked.body)["url"] == f"https://games.example/t/{table}"
    letter = post_office.letters[0]
    assert letter["To"] == "bea@example.org"
    assert "Du bist dran" in letter["Subject"]
    assert f"https://games.example/t/{table}" in letter.get_content()
    assert letter["List-Unsubscribe"].startswith("<https://games.example/notices?stop=")


def test_what_was_to_be_sent_when_the_server_ended_is_sent_by_the_next(tmp_path: Path, outside: Receiver) -> None:
    with server(tmp_path, **{**INSIDE, "notice_after": 3600.0}) as client:
        people, table = game_of_two(client)
        waits = people[1 - asked(people, table)]
        hook(waits, outside)
        play_turn(people, table)
        until(lambda: outbox_size(client))
        assert outside.came == []

    async def hurry() -> None:
        store = Store(str(tmp_path))
        async with store.writing() as connection:
            await connection.execute(update(OUTBOX).values(due=1.0))
        await store.close()

    asyncio.run(hurry())
    with server(tmp_path, **INSIDE) as client:
        until(lambda: outside.came)
        idle(client)
    assert len(outside.came) == 1


def test_a_turn_that_began_while_the_process_ended_is_noticed_at_the_next_start(
    tmp_path: Path, outside: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as broken, server(tmp_path, **INSIDE) as client:
        people, table = game_of_two(client)
        hook(people[1 - asked(people, table)], outside)
        broken.setattr(Notices, "turned", lambda *_: None)
        desk(client).hall.watchers.clear()  # as if killed between the move and the note
        play_turn(people, table)
    assert outside.came == []
    with server(tmp_path, **INSIDE) as client:
        until(lambda: outside.came)
        idle(client)
    assert len(outside.came) == 1


# ---- who is not told


def test_nobody_is_told_who_has_not_asked(tmp_path: Path, outside: Receiver, post_office: Sink) -> None:
    settings = {**INSIDE, "mail": post_office.address, "mail_from": "table@games.example"}
    with server(tmp_path, **settings) as client:
        people, table = game_of_two(client)
        first = asked(people, table)
        waits = people[1 - first]
        waits.send("POST", "/api/notices/ways", {"kind": "mail", "address": "bea@example.org"}, 201)
        way = hook(waits, outside)
        waits.send("PUT", f"/api/notices/ways/{way['id']}", {"turns": False, "invitations": True}, 200)
        play_turn(people, table)
        play_turn(people, table)
        idle(client)
    assert outside.came == []
    assert [letter["Subject"] for letter in post_office.letters] == ["Do you want notices here?"]


def test_no_notice_while_the_person_looks_but_one_when_the_page_is_hidden(tmp_path: Path, outside: Receiver) -> None:
    with server(tmp_path, **INSIDE) as client:
        people, table = game_of_two(client)
        waits = people[1 - asked(people, table)]
        hook(waits, outside)
        with client.websocket_connect(f"/api/tables/{table}/live", headers=waits.headers) as line:
            line.receive_json()
            line.send_json({"type": "ping"})
            play_turn(people, table)
            idle(client)
            assert outside.came == []
            play_turn(people, table)
            line.send_json({"type": "ping", "hidden": True})
            viewers = desk(client).hall.tables[table].viewers
            until(lambda: any(viewer.hidden for viewer in viewers))
            play_turn(people, table)
            until(lambda: outside.came)
        idle(client)
    assert len(outside.came) == 1


def test_who_is_away_is_told_that_a_bot_may_play_on(
    tmp_path: Path, outside: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "AWAY", 0.0)
    with server(tmp_path, **{**INSIDE, "notice_after": 3600.0}) as client:
        people, table = game_of_two(client, None)
        away = asked(people, table)
        hook(people[away], outside)
        path = f"/api/tables/{table}/seats/{away}/call"
        for _ in range(3):  # once more says nothing more
            people[1 - away].send("POST", path, None, 200)
        until(lambda: outside.came)
        people[1 - away].send("POST", path, None, 200)
    (told,) = [json.loads(found.body) for found in outside.came]
    assert (told["kind"], told["table"]) == ("call", table)
    assert f"{('Anna', 'Bea')[1 - away]} waits for you" in told["text"]
    assert "a bot may play on" in told["text"]


def test_a_notice_that_came_too_late_is_not_sent(tmp_path: Path, outside: Receiver) -> None:
    with server(tmp_path, **{**INSIDE, "notice_after": 1.0}) as client:
        people, table = game_of_two(client)
        waits = people[1 - asked(people, table)]
        hook(waits, outside)
        play_turn(people, table)
        play_turn(people, table)  # he came by himself
        idle(client)
    assert outside.came == []


def test_a_turn_stays_the_same_when_it_is_taken_back_and_done_again() -> None:
    game = theomachy.game(GAME)
    past = Log(game, game.new(2, seed=1))
    seat = int(past.position.turn)
    before = turn_of(past, [seat])
    first = int(past.position.legal(seat)[0])
    later = past.after([MoveRow(1, seat, first, "")])
    assert turn_of(later, [seat]) == before
    assert turn_of(later, [1 - seat]) == before + 1
    back = later.after([MoveRow(2, seat, -1, "")]).after([MoveRow(3, seat, first, "")])
    assert turn_of(back, [1 - seat]) == before + 1


# ---- what goes wrong


def test_a_dead_subscription_is_forgotten_and_a_failing_one_tried_again(
    tmp_path: Path, outside: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("theomachy.server.notices.PAUSES", (0.0,))
    monkeypatch.setattr("theomachy.server.notices.EVERY", 0.1)  # how soon the second try is looked for
    with server(tmp_path, **INSIDE) as client:
        people, table = game_of_two(client)
        waits = people[1 - asked(people, table)]
        hook(waits, outside)
        outside.status = 503
        play_turn(people, table)
        until(lambda: len(outside.came) == 2)
        idle(client)
        until(lambda: waits.get("/api/notices")["ways"][0]["failing"])
        outside.status = 410
        play_turn(people, table)
        play_turn(people, table)
        until(lambda: waits.get("/api/notices")["ways"] == [])
        idle(client)
    assert len(outside.came) == 3


def test_what_answers_mean() -> None:
    assert [judged(status, (404, 410)) for status in (200, 201, 404, 410, 0, 429, 503, 302, 400)] == [
        "sent", "sent", "gone", "gone", "again", "again", "again", "refused", "refused",
    ]  # fmt: skip
    assert judged(404, (410,)) == "refused"


@pytest.mark.parametrize(
    ("address", "allowed"),
    [
        ("93.184.216.34", True), ("2606:2800:220:1::1", True), ("127.0.0.1", False), ("10.1.2.3", False),
        ("192.168.0.9", False), ("169.254.169.254", False), ("100.64.0.1", False), ("0.0.0.0", False), ("::1", False),
        ("::", False), ("fe80::1%eth0", False), ("fd00::1", False), ("fec0::1", False), ("::ffff:127.0.0.1", False),
        ("::ffff:93.184.216.34", True), ("64:ff9b::7f00:1", False), ("2002:7f00:1::", False), ("224.0.0.1", False),
        ("ff02::1", False), ("255.255.255.255", False),
    ],
)  # fmt: skip
def test_which_addresses_are_open(address: str, allowed: bool) -> None:
    assert is_open(address) is allowed


@pytest.mark.parametrize(
    "url",
    [
        "http://example.org/", "ftp://example.org/", "https://", "https://u:p@example.org/", "https://example.org:22/",
        "https://example.org:99999/", "https://exa mple.org/", "https://example.org/" + "x" * 1000, "https://exämple.org/",
        "//example.org", "https://example.org/\r\nHost: x",
    ],
)  # fmt: skip
def test_addresses_that_are_refused_by_their_form(url: str) -> None:
    with pytest.raises(NotAllowed, match="allowed"):
        parts_of(url, Outward())


@pytest.mark.parametrize("url", ["https://127.0.0.1/", "https://localhost:8443/x", "https://[::1]/", "https://0x7f.1/"])
def test_nothing_is_sent_inside_the_hosts_network(url: str) -> None:
    with pytest.raises(NotAllowed, match="inside a network"):
        asyncio.run(reach(url, Outward()))


def test_a_name_that_leads_inside_is_refused_whatever_else_it_leads_to(monkeypatch: pytest.MonkeyPatch) -> None:
    def answers(*_: Any, **__: Any) -> list[Any]:
        return [(2, 1, 6, "", (host, 443)) for host in ("93.184.216.34", "10.0.0.1")]

    monkeypatch.setattr(socket, "getaddrinfo", answers)
    with pytest.raises(NotAllowed):
        asyncio.run(reach("https://example.org/", Outward()))


def test_nobody_waits_for_ever_for_a_name(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither who named it, nor anybody for whom something else is done in a thread: names are anybody's, and whoever
    lets many of them be looked up would hold up sign-ins and pictures."""
    answered = threading.Event()

    def silence(*_: Any, **__: Any) -> list[Any]:
        answered.wait()
        return []

    async def inside() -> None:
        try:
            asked = [asyncio.create_task(reach("https://example.org/", Outward())) for _ in range(64)]
            await asyncio.wait(asked, timeout=30)
            assert all(isinstance(one.exception(), TimeoutError) for one in asked)
            assert await asyncio.wait_for(asyncio.to_thread(sum, (1, 2)), 30) == 3
        finally:
            answered.set()

    monkeypatch.setattr("theomachy.server.outward.PATIENCE", 0.01)
    monkeypatch.setattr(socket, "getaddrinfo", silence)
    asyncio.run(inside())


def test_a_webhook_to_this_machine_is_refused_unless_the_host_allows_it(tmp_path: Path, outside: Receiver) -> None:
    with server(tmp_path, notices_http=True) as client:
        anna = Person(client, "Anna")
        wish = {"kind": "webhook", "address": outside.address}
        said = anna.send("POST", "/api/notices/ways?lang=it", wish, 400)["detail"]
        assert "Internet aperto" in said
        assert anna.get("/api/notices")["ways"] == []
    assert outside.came == []


def test_redirects_are_not_followed(outside: Receiver) -> None:
    outside.status = 307
    settings = Outward(notices_http=True, notices_private=True)
    assert asyncio.run(outward.post(outside.address + "/a", {}, b"x", settings)) == 307
    assert len(outside.came) == 1


@pytest.mark.parametrize(
    ("wish", "says"),
    [
        ({"kind": "mail", "address": "bea@example.org"}, "no mail"),
        ({"kind": "push", "address": "https://127.0.0.1/x"}, "open Internet"),
        ({"kind": "webhook", "address": "file:///etc/passwd"}, "open Internet"),
        ({"kind": "fax", "address": "1"}, "kind"),
        ({"kind": "webhook", "address": ""}, "address"),
    ],
)
def test_ways_that_cannot_be_are_refused(client: TestClient[Any], wish: dict[str, Any], says: str) -> None:
    anna = Person(client, "Anna")
    answer = anna.send("POST", "/api/notices/ways", wish)
    assert answer["status_code"] in (400, 409)
    assert says in json.dumps(answer)


def test_bad_keys_of_a_browser_are_refused(tmp_path: Path, outside: Receiver) -> None:
    with server(tmp_path, **INSIDE) as client:
        anna = Person(client, "Anna")
        good = Browser().keys
        for keys in (None, {**good, "auth": "AAAA"}, {**good, "p256dh": "A" * 87}, {**good, "p256dh": "%"}):
            wish = {"kind": "push", "address": outside.address, **({"keys": keys} if keys else {})}
            assert "p256dh" in anna.send("POST", "/api/notices/ways", wish, 400)["detail"]


def test_ways_belong_to_one_person_and_are_few(tmp_path: Path, outside: Receiver) -> None:
    with server(tmp_path, **INSIDE, notice_ways_per_hour=12.0) as client:
        anna, bea = Person(client, "Anna"), Person(client, "Bea")
        way = hook(anna, outside)
        for method, path in (("PUT", ""), ("DELETE", ""), ("POST", "/trial")):
            body = {"turns": True, "invitations": True} if method == "PUT" else None
            bea.send(method, f"/api/notices/ways/{way['id']}{path}", body, 404)
        assert bea.get("/api/notices")["ways"] == []
        assert hook(anna, outside)["id"] != way["id"]
        assert len(anna.get("/api/notices")["ways"]) == 1, "the same address is one way"
        for number in range(9):
            hook(anna, outside, f"/{number}")
        wish = {"kind": "webhook", "address": outside.address + "/11"}
        assert "10" in anna.send("POST", "/api/notices/ways", wish, 409)["detail"]
        anna.send("POST", "/api/notices/ways", wish, 429)
        assert "secret" not in json.dumps(rows(client, select(WAYS.c.id)))
        assert all(not found["secret"] for found in anna.get("/api/notices")["ways"])


def test_a_trial_arrives(tmp_path: Path, outside: Receiver) -> None:
    with server(tmp_path, **INSIDE) as client:
        anna = Person(client, "Anna")
        way = hook(anna, outside)["id"]
        answer = client.post(f"/api/notices/ways/{way}/trial", headers=anna.headers)
        assert answer.status_code == 204
        assert json.loads(outside.came[0].body)["kind"] == "trial"
        outside.status = 500
        anna.send("POST", f"/api/notices/ways/{way}/trial", None, 409)


def test_mail_ends_with_its_link(tmp_path: Path, post_office: Sink) -> None:
    settings = {**INSIDE, "mail": post_office.address, "mail_from": "table@games.example"}
    with server(tmp_path, **settings) as client:
        anna = Person(client, "Anna")
        for wrong in ("nobody", "a@b\r\nBcc: c@d", "a@b, c@d", "a@@b", "<a@b>", "ä@example.org"):
            anna.send("POST", "/api/notices/ways", {"kind": "mail", "address": wrong}, 400)
        assert post_office.letters == []
        way = anna.send("POST", "/api/notices/ways", {"kind": "mail", "address": "a@example.org"}, 201)["id"]
        anna.send("POST", f"/api/notices/ways/{way}/trial", None, 409)
        text = post_office.letters[0].get_content()
        mark = text.partition("confirm=")[2].split()[0].partition(".")[2]
        stop = f"/api/notices/ways/{way}/stop"
        assert client.post(stop, json={"mark": mark}).status_code == 404, "one link is not another"
        assert client.post(f"/api/notices/ways/{way}/confirm", json={"mark": mark}).status_code == 204
        assert client.post(f"/api/notices/ways/{way}/trial", headers=anna.headers).status_code == 204
        mark = post_office.letters[1]["List-Unsubscribe"].partition("stop=")[2].strip(">").partition(".")[2]
        assert client.post(stop, json={"mark": mark}).status_code == 204
        assert anna.get("/api/notices")["ways"] == []


def test_a_mail_program_ends_the_mails_in_one_click(tmp_path: Path, post_office: Sink) -> None:
    """RFC 8058, read off the bytes that the mail server gets."""
    settings = {
        **INSIDE, "mail": post_office.address, "mail_from": "table@games.example",
        "address": "https://games-of-a-club-with-a-long-name.games.example",
    }  # fmt: skip
    with server(tmp_path, **settings) as client:
        anna = Person(client, "Anna")
        way = anna.send("POST", "/api/notices/ways?lang=fr", {"kind": "mail", "address": "a@example.org"}, 201)["id"]
        mark = post_office.letters[0].get_content().partition("confirm=")[2].split()[0].partition(".")[2]
        assert client.post(f"/api/notices/ways/{way}/confirm", json={"mark": mark}).status_code == 204
        assert client.post(f"/api/notices/ways/{way}/trial?lang=fr", headers=anna.headers).status_code == 204
        head = post_office.raw[1].partition(b"\r\n\r\n")[0].decode("ascii")
        lines = dict(line.split(": ", 1) for line in head.split("\r\n") if ": " in line and line[0] not in " \t")
        link = lines["List-Unsubscribe"]
        assert re.fullmatch(r"<https://games-of-a-club-with-a-long-name\.games\.example/notices\?stop=\S+>", link)
        assert lines["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        assert link[1:-1] in post_office.letters[1].get_content(), "the same link stands in the letter, for people"
        path = link[1:-1].partition("games.example")[2]
        body = {"List-Unsubscribe": "One-Click"}
        assert client.get(path).status_code == 200
        client.cookies.clear()
        assert anna.get("/api/notices")["ways"] != [], "whoever only looks at the link ends nothing"
        assert client.post(path[:-1] + ("y" if path[-1] == "x" else "x"), data=body).status_code == 404
        assert client.post("/notices", data=body).status_code == 400
        assert client.post(path, data=body).status_code == 200
        assert anna.get("/api/notices")["ways"] == []
        assert client.post(path, data=body).status_code == 404


def test_one_click_is_only_for_links_that_nobody_reads_on_the_way(tmp_path: Path, post_office: Sink) -> None:
    settings = {**INSIDE, "mail": post_office.address, "mail_from": "t@games.example", "address": "http://club.local"}
    with server(tmp_path, **settings) as client:
        post = desk(client).notices.mail
        assert post is not None
        post.send("a@example.org", "Bonjour à tous", "x", "http://club.local/notices?stop=" + "x" * 90)
    assert b"List-Unsubscribe: <http://club.local/notices?stop=x" in post_office.raw[0]
    assert b"List-Unsubscribe-Post" not in post_office.raw[0]


@pytest.mark.parametrize(
    ("settings", "says"),
    [
        ({"mail": "smtp://mail.example"}, "--mail-from"), ({"mail": "http://x", "mail_from": "a@b.org"}, "smtp://"),
        ({"mail": "smtp://mail.example", "mail_from": "a@b.org"}, "--address"),
        ({"address": "games.example"}, "--address"),
        ({"notice_after": -1.0}, "--notice-after"), ({"notice_ways_per_hour": 0.0}, "1 and more"),
    ],
)  # fmt: skip
def test_settings_that_cannot_work_are_refused_at_the_start(settings: dict[str, Any], says: str) -> None:
    with pytest.raises(TheomachyError, match=says):
        Outward(**settings).check()


def test_the_worker_is_served_at_the_root(client: TestClient[Any]) -> None:
    answer = client.get("/push.js")
    assert answer.headers["content-type"].startswith("text/javascript")
    assert "showNotification" in answer.text
