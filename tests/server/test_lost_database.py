"""A PostgreSQL that goes away and comes back: the line between processes, moves whose end nobody heard, and the log."""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest
from postgres import Postgres, Wire, needed
from processes import Client, Process
from tools import Person, all_mine, desk, server
from websockets.sync.client import ClientConnection, connect

import theomachy
from theomachy.core.log import MoveRow
from theomachy.server import move_store, notes
from theomachy.server import store as stores
from theomachy.server.store import Forked, InDoubt, Store

GAME = "gods-second"
pytestmark = needed


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    found = Postgres()
    yield found
    found.remove()


@pytest.fixture
def wire(postgres: Postgres) -> Iterator[Wire]:
    found = Wire(postgres.port)
    yield found
    found.close()


@pytest.fixture
def start() -> Iterator[Callable[..., Process]]:
    started: list[Process] = []

    def begin(data: str, log: Path | None = None) -> Process:
        started.append(Process(data, log=log).start())
        return started[-1]

    yield begin
    assert [process.stop() for process in started] == [0] * len(started)


def until(what: Callable[[], Any], tries: int = 300) -> None:
    for _ in range(tries):
        if what():
            return
        time.sleep(0.1)
    raise AssertionError("it did not come")


def said(log: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in log.read_text().splitlines()]


def heard(log: Path, what: str) -> int:
    return sum(line["what"] == what for line in said(log))


def look(process: Process, table: str, client: Client) -> ClientConnection:
    """As the one who sits there: for his sake the process need not ask the store who looks elsewhere."""
    address = f"ws://127.0.0.1:{process.port}/api/tables/{table}/live"
    return connect(address, additional_headers={"authorization": f"Bearer {client.token}"})


def play_one(client: Client, table: str) -> int:
    state = client.state(table, client.state(table)["asked"][0])
    answer = client.play(table, state["seat"], state["choices"][0]["action"], state["seq"])
    assert answer.status_code == 200, answer.text
    return int(answer.json()["seq"])


def test_processes_hear_of_each_other_again_after_the_database_was_started_anew(
    postgres: Postgres, start: Callable[..., Process], tmp_path: Path
) -> None:
    """Also of what was written while one of them did not listen."""
    log = tmp_path / "log"
    one, two = start(postgres.url()), start(postgres.url(), log)
    client = Client(one.address)
    table = client.table(GAME, 2, public=True)
    opened = "the line to the other processes is open"
    until(lambda: heard(log, opened) == 1)
    seat = 1 - client.state(table)["asked"][0]  # a bot there has nothing to do, so no row is added
    with look(two, table, client) as viewer:
        assert json.loads(viewer.recv(20))["type"] == "state"
        postgres.stop()
        until(lambda: heard(log, "the line to the other processes broke") >= 2)  # and it goes on trying
        pauses = [line["again_in_s"] for line in said(log) if "again_in_s" in line]
        assert pauses == sorted(pauses)
        assert pauses[0] < pauses[-1]
        postgres.start()
        until(lambda: heard(log, opened) == 2)
        # Nothing but a note can bring this: no row is added, so sweeping does not see it.
        assert client.http.put(f"/api/tables/{table}/seats/{seat}/bot", json={"bot": "random"}).status_code == 200
        while json.loads(viewer.recv(20))["chairs"][seat]["kind"] != "bot":
            pass
        assert client.http.delete(f"/api/tables/{table}/seats/{seat}/bot").status_code == 200
        while json.loads(viewer.recv(20))["chairs"][seat]["kind"] != "person":
            pass
    client.close()


def test_what_was_written_while_nobody_listened_is_read_when_the_line_is_open_again(
    postgres: Postgres, wire: Wire, start: Callable[..., Process], tmp_path: Path
) -> None:
    """One process loses the database for a while; the other changes a seat, which no row tells."""
    log = tmp_path / "log"
    one, two = start(postgres.url()), start(postgres.url(wire.port), log)
    client = Client(one.address)
    table = client.table(GAME, 2, public=True)
    seat = 1 - client.state(table)["asked"][0]  # a bot there has nothing to do, so no row is added
    with look(two, table, client) as viewer:
        assert json.loads(viewer.recv(20))["chairs"][seat]["kind"] == "person"
        wire.refusing = True
        wire.cut()
        until(lambda: heard(log, "the line to the other processes broke") >= 1)
        assert client.http.put(f"/api/tables/{table}/seats/{seat}/bot", json={"bot": "random"}).status_code == 200
        wire.refusing = False
        while json.loads(viewer.recv(20))["chairs"][seat]["kind"] != "bot":
            pass
    client.close()


def test_a_line_on_which_nothing_comes_any_more_is_left_for_another(
    postgres: Postgres, wire: Wire, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody closes it: the machine at the other end was switched off, or something in between has forgotten it."""
    monkeypatch.setattr(notes, "QUIET", 0.2)
    monkeypatch.setattr(notes, "PATIENCE", 2.0)
    opened = 0

    class Hall:
        def catch_up(self) -> None:
            nonlocal opened
            opened += 1

        def heard(self, table_id: str, seq: int) -> None:
            pass

    async def listen() -> None:
        store = Store(postgres.url(wire.port))
        listening = asyncio.create_task(notes.Notes(store, Hall()).listen())  # type: ignore[arg-type]
        for lines in (1, 2):
            while opened < lines:
                await asyncio.sleep(0.05)
            wire.mute |= wire.pairs
        listening.cancel()
        await store.close()

    asyncio.run(asyncio.wait_for(listen(), 60))
    assert opened == 2


@pytest.mark.parametrize("hand_on", [True, False], ids=["written", "not written"])
def test_a_move_whose_end_nobody_heard_is_made_once(wire: Wire, postgres: Postgres, hand_on: bool) -> None:
    with server(postgres.url(wire.port)) as client:
        person = Person(client)
        table = person.table(GAME, all_mine(2))
        state = person.state(table, person.state(table, None)["asked"][0])
        wire.cut_at(b"COMMIT", hand_on)
        done = person.play(table, state["seat"], state["choices"][0]["action"], state["seq"], "some-token-1")
        assert wire.cuts == 1
        again = person.play(table, state["seat"], state["choices"][0]["action"], state["seq"], "some-token-1")
        assert again == done
        rows = rows_of(postgres, table)
        assert [row.token for row in rows].count("some-token-1") == 1
        assert [row.seq for row in rows] == list(range(1, done["seq"] + 1))


@pytest.mark.parametrize("hand_on", [True, False], ids=["written", "not written"])
def test_what_cannot_be_found_out_is_called_unknown_and_asking_again_tells(
    wire: Wire, postgres: Postgres, hand_on: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(move_store, "DOUBT_PAUSES", (0.0, 0.1))
    with server(postgres.url(wire.port)) as client:
        person = Person(client)
        table = person.table(GAME, all_mine(2))
        state = person.state(table, person.state(table, None)["asked"][0])
        wish = (table, state["seat"], state["choices"][0]["action"], state["seq"], "some-token-2")
        wire.cut_at(b"COMMIT", hand_on, then_refuse=True)
        unknown = person.play(*wish, status=503)
        assert (unknown["type"], unknown["token"]) == ("unsure", "some-token-2")
        assert "not clear" in unknown["reason"]
        assert "not made" not in unknown["reason"]
        assert person.play(*wish, status=503)["type"] == "unsure"  # still away
        other = (*wish[:4], "other-token-2")
        assert person.play(*other, status=503)["type"] == "unsure"
        wire.refusing = False
        done = person.play(*wish)
        assert done["type"] == "done"
        rows = rows_of(postgres, table)
        assert [row.token for row in rows].count("some-token-2") == 1
        assert not desk(client).hall.tables[table].doubt


def test_a_page_that_is_told_unknown_gets_its_answer_on_the_same_line(
    wire: Wire, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(move_store, "DOUBT_PAUSES", (0.0,))
    with server(postgres.url(wire.port)) as client:
        person = Person(client)
        table = person.table(GAME, all_mine(2))
        seat = person.state(table, None)["asked"][0]
        with client.websocket_connect(f"/api/tables/{table}/live?seat={seat}&lang=de", headers=person.headers) as line:
            state = line.receive_json()
            wish = {"type": "play", "seat": seat, "action": state["choices"][0]["action"], "seq": state["seq"]}
            wish["token"] = secrets.token_hex(8)
            wire.cut_at(b"COMMIT", True, then_refuse=True)
            line.send_json(wish)
            answer = line.receive_json()
            assert (answer["type"], answer["token"]) == ("unsure", wish["token"])
            assert answer["reason"].startswith("Es ist noch nicht klar")
            wire.refusing = False
            line.send_json(wish)
            while answer["type"] != "done":
                answer = line.receive_json()
            assert answer["token"] == wish["token"]


def test_a_move_that_certainly_was_not_made_is_said_to_be_so(wire: Wire, postgres: Postgres) -> None:
    """The line was lost before the end was asked for."""
    with server(postgres.url(wire.port)) as client:
        person = Person(client)
        table = person.table(GAME, all_mine(2))
        state = person.state(table, person.state(table, None)["asked"][0])
        wire.cut_at(b"some-token-3", hand_on=True)
        wish = (table, state["seat"], state["choices"][0]["action"], state["seq"], "some-token-3")
        refused = person.play(*wish, status=409)
        assert wire.cuts == 1
        assert "was not made" in refused["reason"]
        assert person.state(table, None)["seq"] == state["seq"]
        assert [row.seq for row in rows_of(postgres, table)] == list(range(1, state["seq"] + 1))


def test_what_somebody_else_wrote_meanwhile_is_not_taken_for_ones_own(wire: Wire, postgres: Postgres) -> None:
    async def race() -> None:
        mine, other = Store(postgres.url(wire.port)), Store(postgres.url())
        with server(postgres.url()) as client:
            table = Person(client).table(GAME, all_mine(2))
        last = (await other.last_rows([table])).get(table, 0)
        wire.cut_at(b"COMMIT", hand_on=False)
        original = mine._written

        async def slow(*given: Any) -> bool:
            """The other is faster, between the loss and the look."""
            if not await other.moves(table, last):
                await other.append(table, [MoveRow(last + 1, 0, 1, "x", "theirs-12345", 1.0)])
            return await original(*given)

        mine._written = slow  # type: ignore[method-assign,assignment]
        with pytest.raises(Forked):
            await mine.append(table, [MoveRow(last + 1, 0, 1, "x", "mine-1234567", 1.0)])
        assert [row.token for row in await other.moves(table, last)] == ["theirs-12345"]
        await mine.close()
        await other.close()

    asyncio.run(race())


def test_other_writes_whose_end_nobody_heard_do_not_claim_anything(wire: Wire, postgres: Postgres) -> None:
    with server(postgres.url(wire.port)) as client:
        person = Person(client)
        wire.cut_at(b"COMMIT", hand_on=True)
        answer = client.post("/api/guests", json={"name": "Another"}, headers=person.headers)
        assert answer.status_code == 503
        assert "not known" in answer.json()["detail"]
        assert person.get("/api/me")["name"] == "Another"


def test_sqlite_knows_whether_a_row_is_there(tmp_path: Path) -> None:
    """A commit that fails is looked up, and what is not there was not made."""

    async def fail() -> None:
        store = Store(str(tmp_path))
        await store.open()
        original = store._append

        async def lost(table_id: str, rows: Any, *more: Any) -> None:
            if rows[0].action == 1:
                await original(table_id, rows, *more)
            raise InDoubt("lost") from OSError("the disk is gone")

        await store.put_person("somebody", "Somebody")
        row = stores.TableRow(
            "t", GAME, 1, 2, {}, "", True, "k", "somebody", 0.0, 1.0, None, [stores.SeatRow(0, "person", None, "", "")]
        )
        await store.create_table(row)
        store._append = lost  # type: ignore[method-assign,assignment]
        await store.append("t", [MoveRow(1, 0, 1, "x")])
        with pytest.raises(OSError, match="the disk is gone"):
            await store.append("t", [MoveRow(2, 0, 2, "x")])
        store._append = original  # type: ignore[method-assign]
        with pytest.raises(Forked) as refused:
            await store.append("t", [MoveRow(1, 0, 1, "x", "secret-token-78")])
        assert "secret-token-78" not in str(refused.value.__cause__)  # whoever writes this error anywhere tells nothing
        assert [row.seq for row in await store.moves("t")] == [1]
        await store.close()

    asyncio.run(fail())


def test_failed_writes_leave_nothing_of_what_was_written_in_the_log(
    postgres: Postgres, start: Callable[..., Process], tmp_path: Path
) -> None:
    """PostgreSQL quotes the whole row when it refuses one, and the library quotes the parameters."""
    log = tmp_path / "log"
    process = start(postgres.url(), log)
    client = Client(process.address)
    table = client.table(GAME, 2)
    state = client.state(table, client.state(table)["asked"][0])
    choice = state["choices"][0]
    with psycopg.connect(postgres.url(), autocommit=True) as database:
        database.execute("ALTER TABLE moves ADD CONSTRAINT full_house CHECK (action < -99) NOT VALID")
        answer = client.play(table, state["seat"], choice["action"], state["seq"], "secret-token-77")
        database.execute("ALTER TABLE people ADD CONSTRAINT closed CHECK (name = '') NOT VALID")
        guest = client.http.post("/api/guests", json={"name": "Secret Name"})
        database.execute("ALTER TABLE moves DROP CONSTRAINT full_house")
        database.execute("ALTER TABLE people DROP CONSTRAINT closed")
    assert answer.status_code == 409
    assert "was not made" in answer.json()["reason"]
    assert guest.status_code == 500
    client.close()
    text = log.read_text()
    assert "full_house" in text  # what was wrong is said
    assert "closed" in text
    for secret in ("secret-token-77", "Secret Name", "Failing row", choice["text"], client.token.partition(".")[0]):
        assert secret not in text
    assert all(set(line) >= {"at", "level", "what"} for line in said(log))


def rows_of(postgres: Postgres, table: str) -> list[MoveRow]:
    async def read() -> list[MoveRow]:
        store = Store(postgres.url())
        try:
            return await store.moves(table)
        finally:
            await store.close()

    return asyncio.run(read())


def test_a_game_goes_on_after_all_that(postgres: Postgres, start: Callable[..., Process]) -> None:
    process = start(postgres.url())
    client = Client(process.address)
    table = client.table(GAME, 2)
    play_one(client, table)
    postgres.stop("immediate")  # as if the machine had lost its power
    postgres.start()
    play_one(client, table)
    theomachy.Record.parse(client.record(table)).verify()
    client.close()
