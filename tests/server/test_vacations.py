"""Days away: clocks of days rest, everybody at the table sees it, and a year has so many days for it."""

from __future__ import annotations

import asyncio
import itertools
import secrets
import time
from contextlib import suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from litestar.testing import TestClient
from sqlalchemy import insert, select, update
from test_clocks import age, kept, two_people, until
from tools import Person, desk, server

from theomachy.server import vacations
from theomachy.server.clock_times import DAY, Clock, Times, after_rests, rested, without_overlap
from theomachy.server.schema import SEATS
from theomachy.server.schema_clocks import CLOCKS
from theomachy.server.schema_notices import VACATIONS
from theomachy.server.store import Store
from theomachy.server.vacations import MOST_DAYS, TooMuch, VacationStore, days_left

DAYS = {"kind": "days", "time": 2}


def test_rest_is_not_counted() -> None:
    rests = [(10.0, 20.0), (40.0, 60.0)]
    assert rested(rests, 0.0, 100.0) == 30
    assert rested(rests, 15.0, 50.0) == 15
    assert rested(rests, 60.0, 70.0) == 0
    assert after_rests(rests, 0.0, 5.0) == 5
    assert after_rests(rests, 0.0, 15.0) == 25
    assert after_rests(rests, 15.0, 30.0) == 70
    assert after_rests([], 15.0, 30.0) == 45


def test_what_is_left_and_when_it_ends_agree() -> None:
    times = Times(Clock("days", 1), 2, 1000.0)
    rests = [(2000.0, 2000.0 + 3 * DAY)]
    ends = times.ends(0, 0.0, rests)
    assert ends == 1000.0 + 4 * DAY
    for now in (1500.0, 2000.0, 2000.0 + DAY, ends - 1, ends, ends + 1):
        assert (times.left(0, now, True, rests) <= 0) == (now >= ends)
    assert times.left(0, 2000.0 + DAY, True, rests) == DAY - 1000
    assert Times(Clock("move", 60), 2, 0.0).left(0, 50.0, True, [(0.0, 50.0)]) == 10, "other clocks go on"


def test_a_year_has_so_many_days_for_it() -> None:
    assert days_left([], 0.0) == MOST_DAYS
    assert days_left([(0.0, 10.0 * DAY)], 100.0 * DAY) == MOST_DAYS - 10
    assert days_left([(0.0, 10.0 * DAY)], 370.0 * DAY) == MOST_DAYS - 5
    assert days_left([(0.0, 10.0 * DAY)], 400.0 * DAY) == MOST_DAYS


moments = st.floats(0.0, 400.0 * DAY)
spans = st.lists(st.tuples(moments, moments).map(lambda pair: (min(pair), max(pair))), max_size=6)


@given(spans, moments, moments, moments)
def test_a_clock_never_gains_whatever_vacations_are_kept(
    kept: list[tuple[float, float]], since: float, one: float, two: float
) -> None:
    rests = without_overlap(kept)
    assert all(ends < begins for (_, ends), (begins, _) in itertools.pairwise(rests))
    for moment in (since, one, two):  # the same moments are rest as before
        inside = any(begins <= moment < ends for begins, ends in rests)
        assert inside == any(begins <= moment < ends for begins, ends in kept)
    early, late = sorted((max(since, one), max(since, two)))
    assert 0 <= rested(rests, since, late) <= late - since + 1e-3
    times = Times(Clock("days", 3), 2, since)
    assert times.left(0, late, True, rests) <= times.left(0, early, True, rests) + 1e-3
    assert after_rests(rests, since, 3 * DAY) >= since + 3 * DAY


@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(st.tuples(st.booleans(), st.integers(1, 35), st.integers(0, 40)), max_size=25))
def test_no_year_has_more_days_than_it_has(
    client: TestClient[Any], monkeypatch: pytest.MonkeyPatch, steps: list[tuple[bool, int, int]]
) -> None:
    """Going away and coming back in any order: never twice at once, and never more than a year has for it."""
    store, person, clock = VacationStore(desk(client).store), secrets.token_hex(8), [1e9]
    monkeypatch.setattr(vacations, "time", SimpleNamespace(time=lambda: clock[0]))
    for away, days, later in steps:
        clock[0] += later * DAY / 3
        if away:
            with suppress(TooMuch):
                client.blocking_portal.call(store.go, person, clock[0] + later * DAY, days, "en")
        else:
            client.blocking_portal.call(store.come_back, person)
        rests = client.blocking_portal.call(store.rests_of, person)
        assert all(ends <= begins for (_, ends), (begins, _) in itertools.pairwise(rests))
        assert all(days_left(rests, ends) >= -1e-6 for _, ends in rests)


def test_vacations_that_were_kept_twice_rest_once(tmp_path: Path) -> None:
    """As several requests in the same moment could once write them."""
    with server(tmp_path) as client:
        anna, bea, table = two_people(client, DAYS)
        seat = seat_asked((anna, bea), table)
        person = (anna, bea)[seat].token.partition(".")[0]
        began = time.time()
        store = desk(client).store

        async def six() -> None:
            async with store.writing() as connection:
                rows = [{"person": person, "begins": began, "ends": began + 3 * DAY} for _ in range(6)]
                await connection.execute(insert(VACATIONS), rows)
            desk(client).hall.timed_anew([table])

        client.blocking_portal.call(six)
        until(lambda: (due := kept(tmp_path, select(CLOCKS.c.due))[0][0]) and due > began + 4 * DAY)
        due = kept(tmp_path, select(CLOCKS.c.due))
        assert due[0][0] == pytest.approx(began + 5 * DAY, abs=60)


def seat_asked(people: tuple[Person, Person], table: str) -> int:
    return int(people[0].state(table, None)["asked"][0])


def test_a_clock_rests_over_a_restart_and_goes_on(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        anna, bea, table = two_people(client, DAYS)
        seat = seat_asked((anna, bea), table)
        away = (anna, bea)[seat]
        info = away.send("PUT", "/api/notices/vacation", {"days": 5}, 200)["vacation"]
        assert info["ends"] - info["begins"] == pytest.approx(5 * DAY)
        assert info["days_left"] == MOST_DAYS - 5
        hall = desk(client).hall
        until(lambda: hall.tables[table].timing.due is not None)
        due = kept(tmp_path, select(CLOCKS.c.due))[0][0]
        assert due == pytest.approx(time.time() + 7 * DAY, abs=60)
        for person in (anna, bea):
            chair = person.state(table, None)["chairs"][seat]
            assert chair["note"].startswith("away until 2")
            assert chair["runs"] is False
            assert person.state(table, None)["chairs"][1 - seat]["note"] == ""
    age(tmp_path, table, 3 * DAY)
    age_vacations(tmp_path, 3 * DAY)
    with server(tmp_path) as client:
        assert away_again(anna, client).state(table, None)["chairs"][seat]["left_ms"] == pytest.approx(
            2 * DAY * 1000, abs=60_000
        )
        assert kept(tmp_path, select(SEATS.c.bot).where(SEATS.c.seat == seat))[0][0] == ""
        away_again(away, client).send("DELETE", "/api/notices/vacation", None, 200)
        until(lambda: not away.state(table, None)["chairs"][seat]["note"])
        chair = away.state(table, None)["chairs"][seat]
        assert chair["runs"] is True
        assert chair["left_ms"] == pytest.approx(2 * DAY * 1000, abs=60_000)
    age(tmp_path, table, 2.5 * DAY)
    age_vacations(tmp_path, 2.5 * DAY)
    with server(tmp_path) as client:
        away_again(anna, client).state(table, None)
        until(lambda: kept(tmp_path, select(SEATS.c.bot).where(SEATS.c.seat == seat))[0][0] != "")


def away_again(person: Person, client: TestClient[Any]) -> Person:
    person.client = client
    return person


def age_vacations(data: Path, seconds: float) -> None:
    async def work() -> None:
        store = Store(str(data))
        async with store.writing() as connection:
            moved = {"begins": VACATIONS.c.begins - seconds, "ends": VACATIONS.c.ends - seconds}
            await connection.execute(update(VACATIONS).values(**moved))
        await store.close()

    asyncio.run(work())


def test_clocks_of_other_kinds_do_not_rest(client: TestClient[Any]) -> None:
    anna, bea, table = two_people(client, {"kind": "move", "time": 600})
    seat = seat_asked((anna, bea), table)
    (anna, bea)[seat].send("PUT", "/api/notices/vacation", {"days": 5}, 200)
    chair = anna.state(table, None)["chairs"][seat]
    assert chair["runs"] is True
    assert chair["note"] == ""


@pytest.mark.parametrize(
    ("wish", "status", "says"),
    [
        ({"days": MOST_DAYS + 1}, 409, f"{MOST_DAYS} of {MOST_DAYS}"), ({"days": 0}, 400, ""), ({"days": 367}, 400, ""),
        ({"days": 1, "begins": 1e10}, 409, "180"), ({"days": 1, "begins": -1}, 400, ""),
    ],
)  # fmt: skip
def test_vacations_that_cannot_be(client: TestClient[Any], wish: dict[str, Any], status: int, says: str) -> None:
    anna = Person(client, "Anna")
    assert says in anna.send("PUT", "/api/notices/vacation", wish, status)["detail"]
    assert anna.get("/api/notices")["vacation"]["ends"] == 0


def test_one_at_a_time_and_what_was_not_used_comes_back(client: TestClient[Any]) -> None:
    anna = Person(client, "Anna")
    later = time.time() + 10 * DAY
    assert anna.send("PUT", "/api/notices/vacation", {"days": 20, "begins": later}, 200)["vacation"]["begins"] == later
    assert "Termine-les" in anna.send("PUT", "/api/notices/vacation?lang=fr", {"days": 2}, 409)["detail"]
    left = anna.send("DELETE", "/api/notices/vacation", None, 200)["vacation"]
    assert (left["ends"], left["days_left"]) == (0, MOST_DAYS)
