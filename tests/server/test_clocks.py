"""Clocks of tables: time follows from the written rows, survives everything, and at zero a bot plays on."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from sqlalchemy import delete, select, update
from tools import Person, all_mine, desk, server

from theomachy.core.errors import TheomachyError
from theomachy.core.log import MoveRow
from theomachy.core.position import CLOCK
from theomachy.server import clock_times, handing
from theomachy.server.clock_store import ClockStore
from theomachy.server.clock_times import Clock, Times
from theomachy.server.listing import left_s
from theomachy.server.messages import Chair
from theomachy.server.schema import MOVES, SEATS, TABLES
from theomachy.server.schema_clocks import CLOCKS, FLAGS
from theomachy.server.store import Store

GAME = "gods-second"
MINUTE = {"kind": "move", "time": 60}


def row(seq: int, player: int, at: float, action: int = 0) -> MoveRow:
    return MoveRow(seq, player, action, "", None, at)


def two_people(client: TestClient[Any], clock: dict[str, Any] | None, title: str = "") -> tuple[Person, Person, str]:
    anna, bea = Person(client, "Anna"), Person(client, "Bea")
    table = anna.table(GAME, [{"kind": "me"}, {"kind": "open"}], public=True, clock=clock, title=title)
    bea.send("PUT", f"/api/tables/{table}/seats/1", {}, 200)
    return anna, bea, table


def until(true: Callable[[], bool]) -> None:
    for _ in range(400):
        if true():
            return
        time.sleep(0.05)
    raise AssertionError("it did not happen")


def age(data: Path, table: str, seconds: float) -> None:
    """Let everything at the table have happened so much earlier; no server runs meanwhile."""

    async def work() -> None:
        store = Store(str(data))
        async with store.writing() as connection:
            await connection.execute(
                update(TABLES).where(TABLES.c.id == table).values(started=TABLES.c.started - seconds)
            )
            await connection.execute(update(MOVES).where(MOVES.c.table_id == table).values(at=MOVES.c.at - seconds))
            await connection.execute(
                update(CLOCKS).where(CLOCKS.c.table_id == table, CLOCKS.c.due > 0).values(due=CLOCKS.c.due - seconds)
            )
        await store.close()

    asyncio.run(work())


def kept(data: Path, columns: Any) -> list[Any]:
    async def work() -> list[Any]:
        store = Store(str(data))
        async with store.engine.connect() as connection:
            found = list((await connection.execute(columns)).all())
        await store.close()
        return found

    return asyncio.run(work())


def make_one_move(client: TestClient[Any], people: list[Person], table: str) -> int:
    """Whoever is asked does the first thing that there is; gives the seat."""
    seat = int(people[0].state(table, None)["asked"][0])
    state = people[seat].state(table, seat)
    people[seat].play(table, seat, state["choices"][0]["action"], state["seq"])
    return seat


# ---- what the rows say


def test_time_for_a_move_begins_anew_with_every_step_forward() -> None:
    times = Times(Clock("move", 60), 2, 1000.0)
    assert times.left(0, 1010.0, True) == 50
    assert times.left(1, 1010.0, False) == 60
    times = times.after([row(1, 0, 1040.0)])
    assert times.left(1, 1040.0, True) == 60
    assert times.left(1, 1101.0, True) == -1


def test_taking_back_gives_no_time() -> None:
    times = Times(Clock("move", 60), 2, 1000.0).after([row(1, 0, 1050.0)])
    assert times.left(0, 1055.0, True) == 55
    times = times.after([row(2, 0, 1060.0, -1), row(3, 0, 1070.0)])
    assert times.left(0, 1080.0, True) == 30  # counted from 1050, where it was asked first
    game = Times(Clock("game", 600, 10), 2, 1000.0).after([row(1, 0, 1050.0), row(2, 0, 1060.0, -1), row(3, 0, 1070.0)])
    assert game.left(0, 1070.0, False) == 600 + 10 - 70


def test_time_for_the_game_is_used_up_by_whoever_is_asked_and_grows_with_each_move() -> None:
    times = Times(Clock("game", 300, 5), 2, 1000.0)
    times = times.after([row(1, -1, 1000.0), row(2, 0, 1100.0), row(3, -1, 1100.0), row(4, 1, 1130.0)])
    assert times.left(0, 1130.0, False) == 300 - 100 + 5
    assert times.left(1, 1130.0, False) == 300 - 30 + 5
    assert times.left(0, 1140.0, True) == 195


def test_days_are_days_and_the_clocks_of_machines_may_differ() -> None:
    times = Times(Clock("days", 2), 2, 1000.0).after([row(1, 0, 990.0)])
    assert times.left(1, 990.0, True) == 2 * 86400
    assert times.used == [0.0, 0.0]


@pytest.mark.parametrize(
    ("clock", "says"),
    [
        (Clock("move", 9), "10 to 3600"), (Clock("move", 3601), "10 to 3600"), (Clock("days", 0), "1 to 14 days"),
        (Clock("days", 15), "1 to 14"), (Clock("game", 59), "60 to 21600"), (Clock("game", 600, 301), "0 to 300"),
        (Clock("move", 60, 5), "step"),
    ],
)  # fmt: skip
def test_a_clock_that_makes_no_sense_is_refused_with_what_is_allowed(clock: Clock, says: str) -> None:
    with pytest.raises(TheomachyError, match=says):
        clock_times.check(clock, "")


def test_a_game_in_real_time_has_its_own_limits(client: TestClient[Any]) -> None:
    person = Person(client)
    wish: dict[str, Any] = {"game": "four-gods", "seats": all_mine(2), "clock": MINUTE, "options": {"clock": "real"}}
    refused = person.send("POST", "/api/tables", wish, 400)["detail"]
    assert "time limits of its own (10 seconds to place a tile that was taken" in refused
    wish = {"game": GAME, "seats": all_mine(2), "clock": {"kind": "week", "time": 1}}
    person.send("POST", "/api/tables", wish, 400)
    assert person.get("/api/tables")["mine"] == []


def test_4_gods_in_steps_has_a_clock_like_any_game_with_turns(client: TestClient[Any]) -> None:
    anna, bea = Person(client, "Anna"), Person(client, "Bea")
    table = anna.table("four-gods", [{"kind": "me"}, {"kind": "open"}], public=True, clock={"kind": "days", "time": 2})
    bea.send("PUT", f"/api/tables/{table}/seats/1", {}, 200)
    state = anna.state(table, None)
    assert state["clock"] == "2 days for each move"
    assert [chair["seat"] for chair in state["chairs"] if chair["runs"]] == state["asked"]
    assert state["deadlines"] == []


# ---- at the table


def test_everybody_sees_the_clock_before_and_in_the_game(client: TestClient[Any]) -> None:
    anna, bea = Person(client, "Anna"), Person(client, "Bea")
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
    table = anna.table(GAME, seats, public=True, clock={"kind": "game", "time": 600, "step": 10})
    assert "10 minutes" in anna.get(f"/api/tables/{table}/state")["clock"]
    listed = bea.get("/api/tables?lang=de")["open"][0]
    assert (listed["clock"]["time"], listed["left_s"]) == (600, None)
    assert listed["clock_text"] == "10 Minuten für die ganze Partie, mit jedem Zug 10 Sekunden mehr"
    bea.send("PUT", f"/api/tables/{table}/seats/1", {}, 200)
    until(lambda: bool(anna.state(table, None)["asked"]) and anna.state(table, None)["asked"][0] < 2)
    state = anna.state(table, None)
    runs = [chair["seat"] for chair in state["chairs"] if chair["runs"]]
    assert runs == state["asked"]
    assert 590_000 < state["chairs"][runs[0]]["left_ms"] < 610_001
    assert state["chairs"][2]["left_ms"] is None
    info = [anna, bea][runs[0]].get("/api/tables")["mine"][0]
    assert info["my_turn"]
    assert 590 < info["left_s"] <= 610


def test_without_a_clock_nothing_is_shown(client: TestClient[Any]) -> None:
    person = Person(client)
    table = person.table(GAME, all_mine(2))
    state = person.state(table, None)
    assert state["clock"] == ""
    assert all(chair["left_ms"] is None and not chair["runs"] for chair in state["chairs"])


def run_out(client: TestClient[Any], table: str, seconds: float = 61.0) -> None:
    """Let so much time have passed since the question, and the timer know it."""
    timing = desk(client).hall.tables[table].timing
    assert timing.times is not None
    timing.times.since -= seconds
    client.blocking_portal.call(timing.follow)


def test_at_zero_a_bot_plays_on_and_everybody_reads_it(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        anna, bea, table = two_people(client, MINUTE)
        found = desk(client).hall.tables[table]
        late, asked_at = int(anna.state(table, None)["asked"][0]), found.past.seq
        who = ["Anna", "Bea"][late]
        with bea.client.websocket_connect(f"/api/tables/{table}/live", headers=bea.headers) as line:
            first = line.receive_json(timeout=60)
            assert first["type"] == "state"
            run_out(client, table)
            while f"The time of {who} is up" not in str(first.get("log")):  # who looks is told at once
                first = line.receive_json(timeout=60)
        until(lambda: found.past.seq > asked_at)
        assert found.row.seats[late].bot == "level:2"
    assert kept(tmp_path, select(FLAGS.c.seat, FLAGS.c.seq, FLAGS.c.bot))[0] == (late, asked_at, "level:2")
    with server(tmp_path) as client:  # it is read again after a restart
        anna.client = client
        lines = [line["text"] for line in anna.state(table, None)["log"]]
        assert sum(line.startswith(f"The time of {who} is up") for line in lines) == 1


def test_a_clock_that_ran_out_while_the_server_was_down_is_honoured(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        anna, bea, table = two_people(client, {"kind": "days", "time": 2})
        make_one_move(client, [anna, bea], table)
        late = int(anna.state(table, None)["asked"][0])
        before = anna.state(table, None)["seq"]
    age(tmp_path, table, 2 * 86400 + 5)
    with server(tmp_path) as client:
        hall = desk(client).hall
        assert table not in hall.tables
        client.blocking_portal.call(desk(client).sweep)  # nobody has asked for it
        until(lambda: table in hall.tables and bool(hall.tables[table].row.seats[late].bot))
    assert kept(tmp_path, select(FLAGS.c.table_id, FLAGS.c.seat, FLAGS.c.seq))[0] == (table, late, before)


def test_the_time_left_survives_a_restart(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        anna, bea, table = two_people(client, {"kind": "game", "time": 600})
        first = make_one_move(client, [anna, bea], table)
    age(tmp_path, table, 100.0)
    with server(tmp_path) as client:
        anna.client = bea.client = client
        state = anna.state(table, None)
        asked = state["asked"][0]
        assert 480_000 < state["chairs"][asked]["left_ms"] <= 500_000
        if asked != first:
            assert state["chairs"][first]["left_ms"] > 580_000


# ---- the limits of the rules: the same clock


AGAINST_IT = {"play": "timed", "clock": "real"}


def against_the_clock(client: TestClient[Any]) -> tuple[Person, str]:
    """4 Gods in turns of thirty seconds, begun."""
    anna, bea = Person(client, "Anna"), Person(client, "Bea")
    table = anna.table("four-gods", [{"kind": "me"}, {"kind": "open"}], public=True, options=AGAINST_IT)
    beforehand = anna.get(f"/api/tables/{table}/state?lang=de")["clock"]
    assert beforehand.startswith("Züge von 30 Sekunden; danach ist der Zug vorbei")
    assert bea.get("/api/tables")["open"][0]["clock_text"].startswith("Turns of 30 seconds")
    bea.send("PUT", f"/api/tables/{table}/seats/1", {}, 200)
    for seat, person in enumerate((anna, bea)):
        state = person.state(table, seat)
        ready = next(c["action"] for c in state["choices"] if c["text"] == "ready")
        person.play(table, seat, ready, state["seq"])
    return anna, table


def test_a_limit_of_the_rules_survives_a_restart_like_any_clock(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        anna, table = against_the_clock(client)
        (limit,) = anna.state(table, None)["deadlines"]
        assert (limit["whole_ms"], limit["left_ms"] > 20_000) == (30_000, True)
    [(kind, due)] = kept(tmp_path, select(CLOCKS.c.kind, CLOCKS.c.due))
    assert kind == "rules"
    assert 0 < due - time.time() <= 30
    age(tmp_path, table, 10.0)
    with server(tmp_path) as client:
        anna.client = client
        (again,) = anna.state(table, None)["deadlines"]
        assert again["name"] == limit["name"]
        assert again["left_ms"] <= 20_000


def test_a_limit_of_the_rules_that_ended_while_the_server_was_down_is_reported(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        anna, table = against_the_clock(client)
        before = anna.state(table, None)
    age(tmp_path, table, 40.0)
    with server(tmp_path) as client:
        hall = desk(client).hall
        until(lambda: table in hall.tables and hall.tables[table].past.seq > before["seq"])  # nobody has asked for it
        row = hall.tables[table].past.entries[-1].row
        assert (row.player, row.text) == (CLOCK, before["deadlines"][0]["name"])
        (limit,) = hall.tables[table].timing.limits
        assert limit.since == row.at, "the next turn has its whole time"
    assert len(kept(tmp_path, select(MOVES.c.seq).where(MOVES.c.player == CLOCK))) == 1


def test_a_table_of_before_finds_its_way_to_the_clock(tmp_path: Path) -> None:
    """Tables in real time had no row among the clocks until their limits were kept there."""
    with server(tmp_path) as client:
        _, table = against_the_clock(client)

    async def forget() -> None:
        store = Store(str(tmp_path))
        async with store.writing() as connection:
            await connection.execute(delete(CLOCKS))
        await store.close()

    asyncio.run(forget())
    with server(tmp_path) as client:
        assert client.get(f"/api/tables/{table}/state").status_code == 200
    [(kind, due)] = kept(tmp_path, select(CLOCKS.c.kind, CLOCKS.c.due))
    assert (kind, due > 0) == ("rules", True)


def test_who_is_too_late_is_refused(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        anna, bea, table = two_people(client, MINUTE)
        found = desk(client).hall.tables[table]
        seat = int(anna.state(table, None)["asked"][0])
        person = [anna, bea][seat]
        state = person.state(table, seat)
        assert found.timing.times is not None
        found.timing.times.since -= 61  # the timer has not rung yet
        answer = person.play(table, seat, state["choices"][0]["action"], state["seq"], status=409)
        assert answer["reason"] == "The time is up; a bot plays on"
        assert found.past.seq == state["seq"]


def test_a_seat_comes_back_when_it_has_time_again(tmp_path: Path) -> None:
    with server(tmp_path, bot_pause=3600.0) as client:
        anna, bea, table = two_people(client, MINUTE)
        found = desk(client).hall.tables[table]
        late = int(anna.state(table, None)["asked"][0])
        person = [anna, bea][late]
        run_out(client, table)
        until(lambda: bool(found.row.seats[late].bot))
        chair = person.state(table, None)["chairs"][late]
        assert (chair["may"], chair["note"]) == ("", "The time is up; a bot plays on")
        refused = person.send("DELETE", f"/api/tables/{table}/seats/{late}/bot", None, 409)
        assert refused["detail"] == "The time is up; a bot plays on"
        assert found.timing.times is not None
        found.timing.times.since += 61
        person.send("DELETE", f"/api/tables/{table}/seats/{late}/bot", None, 200)
        assert found.row.seats[late].bot == ""


def test_with_a_clock_others_cannot_hand_a_seat_to_a_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("theomachy.server.presence.AWAY", 0.0)
    monkeypatch.setattr("theomachy.server.presence.FRESH", 0.0)
    with server(tmp_path) as client:
        anna, _, table = two_people(client, {"kind": "days", "time": 1})
        answer = anna.send("PUT", f"/api/tables/{table}/seats/1/bot", {}, 409)
        assert answer["detail"] == handing.CLOCK_DECIDES["en"]
        assert anna.state(table, None)["chairs"][1]["may"] == ""
        _, _, other = two_people(client, None)
        assert desk(client).hall.tables[other].timing.clock is None


def test_a_move_that_was_written_meanwhile_counts(tmp_path: Path) -> None:
    """Another process wrote the move: the flag comes too late and changes nothing."""
    with server(tmp_path) as client:
        anna, bea, table = two_people(client, MINUTE)
        make_one_move(client, [anna, bea], table)
        hall = desk(client).hall
        person = hall.tables[table].row.seats[0].person
        assert person is not None
        assert client.blocking_portal.call(hall.clocks.flag, table, 0, person, "random", 0) is False
        assert client.blocking_portal.call(hall.clocks.flags, table) == []
        assert hall.tables[table].row.seats[0].bot == ""


def test_the_due_moment_is_written_with_the_move(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        anna, bea, table = two_people(client, MINUTE)
        make_one_move(client, [anna, bea], table)
        at = desk(client).hall.tables[table].past.entries[-1].row.at
    [(due,)] = kept(tmp_path, select(CLOCKS.c.due))
    assert abs(due - (at + 60)) < 0.01


def test_a_table_that_began_as_the_server_died_is_found(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        _, _, table = two_people(client, MINUTE)

    async def work() -> list[str]:
        store = Store(str(tmp_path))
        async with store.writing() as connection:
            await connection.execute(update(CLOCKS).values(due=None))
        found = await ClockStore(store).due(0.0)
        await store.close()
        return found

    assert asyncio.run(work()) == [table]


def test_a_table_that_cannot_be_opened_is_in_nobodys_way(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        two_people(client, MINUTE)
        _, _, good = two_people(client, MINUTE)

    async def work() -> None:
        store = Store(str(tmp_path))
        async with store.writing() as connection:
            await connection.execute(update(TABLES).where(TABLES.c.id != good).values(game="lost-game"))
            await connection.execute(update(CLOCKS).values(due=1.0))
        await store.close()

    asyncio.run(work())
    with server(tmp_path) as client:
        hall = desk(client).hall
        client.blocking_portal.call(desk(client).sweep)
        until(lambda: good in hall.tables and len(hall.lost) == 1)
        assert good not in hall.lost
        found = client.blocking_portal.call(hall.clocks.due, time.time(), [*hall.tables, *hall.lost])
        assert found == []


def test_playing_again_keeps_the_clock(client: TestClient[Any]) -> None:
    person = Person(client)
    table = person.table(GAME, all_mine(2), clock=MINUTE)
    person.send("POST", f"/api/tables/{table}/abandon")
    made = person.send("POST", f"/api/tables/{table}/again", None)
    assert made["clock"] == {"kind": "move", "time": 60, "step": 0}


def test_a_deleted_table_leaves_no_clock(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        person = Person(client)
        table = person.table(GAME, [{"kind": "me"}, {"kind": "link"}], clock=MINUTE)
        person.client.request("DELETE", f"/api/tables/{table}", headers=person.headers)
    assert kept(tmp_path, select(CLOCKS.c.table_id)) == []
    assert kept(tmp_path, select(SEATS.c.seat)) == []


# ---- my games


def test_my_games_are_in_the_order_in_which_they_want_me(client: TestClient[Any]) -> None:
    person = Person(client)
    slow = person.table(GAME, all_mine(2), clock={"kind": "days", "time": 3})
    quick = person.table(GAME, all_mine(2), clock=MINUTE)
    calm = person.table(GAME, all_mine(2))
    waiting = person.table(GAME, [{"kind": "me"}, {"kind": "open"}], clock=MINUTE)
    mine = person.get("/api/tables")["mine"]
    assert [table["id"] for table in mine] == [quick, slow, calm, waiting]
    assert [table["my_turn"] for table in mine] == [True, True, True, False]


def test_my_own_clock_is_told_before_that_of_others() -> None:
    chairs = [
        Chair(0, "a", "A", "person", left_ms=5_000, runs=True),
        Chair(1, "b", "B", "person", mine=True, left_ms=9_500, runs=True),
        Chair(2, "c", "C", "person", mine=True, left_ms=1_000),
    ]  # fmt: skip
    assert left_s(chairs) == 9
    assert left_s(chairs[2:]) is None
