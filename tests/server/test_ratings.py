"""Rated games: what makes one, what counts, that numbers follow from the games; profiles and leader boards."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any

import pytest
from holders import GAME, Holder, known, pair, play_out, quick_hashes  # noqa: F401
from litestar.testing import TestClient
from sqlalchemy import update
from tools import desk

from theomachy import cli_ratings as cli
from theomachy.server.rating_store import Board, RatingStore
from theomachy.server.schema_ratings import CHANGES
from theomachy.server.skill import ANCHORS, BEGINNER, Skill, after
from theomachy.server.store import Store

OPEN: list[dict[str, str]] = [{"kind": "me"}, {"kind": "open"}]


def test_a_rated_game_changes_ratings_and_everybody_sees_it(client: TestClient[Any]) -> None:
    anna, bea = known(client, "Anna"), known(client, "Bea")
    table = pair(client, anna, bea)
    state = anna.state(table, 0)
    assert (state["rated"], state["hints"], state["ratings"]) == ("rated", False, [])
    play_out(client, table)
    state = bea.state(table, 1)
    change = {c["seat"]: c for c in state["ratings"]}
    place = {p["seat"]: p["rank"] for p in state["result"]}
    assert change[0]["before"] == change[1]["before"] == 1500
    if place[0] != place[1]:
        best = min(place, key=lambda seat: place[seat])
        assert change[best]["after"] > 1500 > change[1 - best]["after"]
    assert all(c["provisional"] and c["deviation"] < BEGINNER.deviation for c in change.values())
    profile = bea.get("/api/people/anna")
    (rating,) = profile["ratings"]
    assert (rating["game"], rating["players"], rating["pace"]) == (GAME, 2, "live")
    assert (rating["rating"], rating["games"]) == (change[0]["after"], 1)
    assert profile["newest"][0]["id"] == table
    assert profile["newest"][0]["change"] == change[0]["after"] - 1500
    (met,) = profile["opponents"]
    assert (met["account"], met["won"]) == ("Bea", int(place[0] < place[1]))
    lines = anna.get(f"/api/leaders?game={GAME}&players=2")
    assert {"Anna", "Bea"} <= {line["account"] for line in lines}
    assert [line["rating"] for line in lines if line["games"] is None] == sorted(
        (skill.figure for skill in ANCHORS.values()), reverse=True
    )
    assert all(not line["account"] for line in anna.get(f"/api/leaders?game={GAME}&players=3"))
    for path, word in (("/u/Anna", "Bea"), ("/leaders", "Anna"), ("/leaders?game=x&players=99&pace=y", "GODS")):
        page = client.get(path)
        assert page.status_code == 200
        assert word in page.text
    assert client.get("/u/Nobody").status_code == 404
    anna.send("DELETE", f"/api/tables/{table}?lang=de", status=409)


def test_numbers_follow_from_the_games(client: TestClient[Any], capsys: pytest.CaptureFixture[str]) -> None:
    people = [known(client, name) for name in ("Anna", "Bea", "Cleo")]
    order = [(0, 1), (1, 2), (2, 0), (0, 1)]
    for seed, (one, two) in enumerate(order, 1):
        play_out(client, pair(client, people[one], people[two]), seed)
    at = desk(client)
    found = client.blocking_portal.call(RatingStore(at.store).recomputed)
    assert len(found) == 2 * len(order)
    for again, kept in found.values():
        assert again == kept, "the same to the last bit"
    gone = client.request("DELETE", "/api/account", json={"name": "Cleo"}, headers=people[2].headers)
    assert gone.status_code == 204
    assert all(again == kept for again, kept in client.blocking_portal.call(RatingStore(at.store).recomputed).values())
    assert "Cleo" not in str(people[0].get(f"/api/leaders?game={GAME}&players=2"))
    assert "Somebody who left" in str(people[0].get("/api/people/Anna")["opponents"])

    async def spoil() -> None:
        async with at.store.writing() as connection:
            await connection.execute(update(CHANGES).where(CHANGES.c.seat == 0).values(mu=CHANGES.c.mu + 1e-9))

    data = at.settings.data
    assert cli.ratings(data=data) == 0
    client.blocking_portal.call(spoil)
    assert cli.ratings(data=data) == 1
    assert "none different" in capsys.readouterr().out


def test_what_makes_a_game_rated(client: TestClient[Any]) -> None:
    anna, bea, gus = known(client, "Anna"), known(client, "Bea"), Holder(client, "Gus")

    def refused(person: Holder, seats: list[dict[str, str]]) -> str:
        answer = person.send("POST", "/api/tables", {"game": GAME, "seats": seats, "rated": True}, 400)
        return str(answer["detail"])

    assert "account" in refused(gus, OPEN)
    assert "one seat" in refused(anna, [{"kind": "me"}, {"kind": "here", "name": "x"}])
    assert "one seat" in refused(anna, [{"kind": "me"}, {"kind": "me"}])
    assert "level" in refused(anna, [{"kind": "me"}, {"kind": "bot", "bot": "random"}])
    wish = {"game": GAME, "seats": OPEN, "rated": True, "options": {"max_turns": 300}}
    assert "usual rules" in anna.send("POST", "/api/tables", wish, 400)["detail"]
    table = anna.table(GAME, [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}], rated=True, public=True)
    info = anna.get(f"/api/tables/{table}")
    assert (info["rated"], info["hints"]) == (True, False)
    gus.send("PUT", f"/api/tables/{table}/seats/1", {}, 400)
    anna.send("PUT", f"/api/tables/{table}/seats/1", {}, 400)
    anna.send("PUT", f"/api/tables/{table}/seats/1/bot", {"bot": "greedy"}, 400)
    anna.send("PUT", f"/api/tables/{table}/seats/1/bot", {"bot": "level:1"}, 200)
    anna.send("DELETE", f"/api/tables/{table}/seats/1/bot", status=200)
    bea.send("PUT", f"/api/tables/{table}/seats/2", {}, 200)
    assert anna.get(f"/api/tables/{table}/state")["rated"] is True, "it is said before the game begins"


def test_nothing_is_taken_back(client: TestClient[Any]) -> None:
    anna, bea = known(client, "Anna"), known(client, "Bea")
    for rated in (False, True):
        table = pair(client, anna, bea, rated=rated)
        seat = anna.state(table, None)["asked"][0]
        asked = (anna, bea)[seat]
        state = asked.state(table, seat)
        asked.play(table, seat, state["choices"][0]["action"], state["seq"])
        state = asked.state(table, seat)
        wish = {"seat": seat, "seq": state["seq"], "token": secrets.token_hex(8)}
        assert (state["undo"] > 0) != rated
        answer = asked.send("POST", f"/api/tables/{table}/undo", wish, 409 if rated else 200)
        assert ("taken back" in answer.get("reason", "")) == rated


def test_a_game_in_which_a_bot_took_over_counts_for_nobody(client: TestClient[Any]) -> None:
    anna, bea = known(client, "Anna"), known(client, "Bea")
    table = pair(client, anna, bea)
    bea.send("PUT", f"/api/tables/{table}/seats/1/bot", {"bot": "level:1"}, 200)
    bea.send("DELETE", f"/api/tables/{table}/seats/1/bot", status=200)
    assert anna.state(table, 0)["rated"] == "spoilt"
    play_out(client, table)
    state = anna.state(table, 0)
    assert (state["over"], state["ratings"]) == (True, [])
    assert anna.get("/api/people/Anna")["ratings"] == []


def test_time_that_is_up_and_going_spoil_a_game_too(client: TestClient[Any]) -> None:
    anna, bea, cleo = (known(client, name) for name in ("Anna", "Bea", "Cleo"))
    timed = pair(client, anna, bea, clock={"kind": "days", "time": 1})
    left = pair(client, anna, cleo)
    at = desk(client)

    async def time_is_up() -> None:
        table = await at.hall.get(timed)
        assert table is not None
        seat = table.asked()[0]
        person = table.row.seats[seat].person
        assert person is not None
        async with table.queue:
            assert await table.timing.store.flag(timed, seat, person, "level:2", table.past.seq)
            await table.catch_up()

    client.blocking_portal.call(time_is_up)
    assert client.request("DELETE", "/api/account", json={"name": "Cleo"}, headers=cleo.headers).status_code == 204
    store = RatingStore(at.store)
    assert client.blocking_portal.call(store.spoilt, timed) == "bot"
    assert client.blocking_portal.call(store.spoilt, left) == "bot"
    assert client.blocking_portal.call(store.count, left, [1, 2]) is False


def test_pace_and_players_are_boards_of_their_own(client: TestClient[Any]) -> None:
    anna, bea, cleo = (known(client, name) for name in ("Anna", "Bea", "Cleo"))
    store = RatingStore(desk(client).store)
    for table, places in (
        (pair(client, anna, bea, clock={"kind": "days", "time": 2}), [1, 2]),
        (pair(client, anna, bea, clock={"kind": "move", "time": 60}), [2, 1]),
        (pair(client, anna, bea, cleo), [1, 1, 3]),
    ):
        assert client.blocking_portal.call(store.count, table, places)
        assert not client.blocking_portal.call(store.count, table, places), "counted once"
    mine = {(r["players"], r["pace"]): r["rating"] for r in anna.get("/api/people/Anna")["ratings"]}
    assert set(mine) == {(2, "slow"), (2, "live"), (3, "live")}
    assert mine[2, "slow"] > 1500 > mine[2, "live"]
    board = Board(GAME, 3, "live")
    standings = client.blocking_portal.call(store.leaders, board)
    assert [s.name for s in standings][-1] == "Cleo"
    assert standings[0].skill == standings[1].skill, "a shared place"


def test_games_that_ended_while_nobody_counted_are_counted_later(
    client: TestClient[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, bea = known(client, "Anna"), known(client, "Bea")
    table = pair(client, anna, bea)

    async def lost(*_: object) -> bool:
        raise OSError("the database is gone")

    with monkeypatch.context() as patch:
        patch.setattr(RatingStore, "count", lost)
        play_out(client, table)
    assert anna.get("/api/people/Anna")["ratings"] == []
    at = desk(client)
    client.blocking_portal.call(at.ratings.take_in, at.hall)
    assert anna.get("/api/people/Anna")["ratings"] != []


def test_private_games_of_others_are_told_of_by_nobody(client: TestClient[Any]) -> None:
    anna, bea, eve = known(client, "Anna"), known(client, "Bea"), Holder(client, "Eve")
    secret = pair(client, anna, bea, rated=False, public=False, title="x")
    result = pair(client, anna, bea, public=False)
    for table in (secret, result):
        play_out(client, table)
    seen = eve.get("/api/people/Anna")
    assert seen["games"] == 1
    assert [game["id"] for game in seen["newest"]] == [""], "the result of a rated game, and no way to it"
    assert secret not in str(seen)
    assert bea.get("/api/people/Anna")["games"] == 2, "who played there knows it"


# ---- the numbers themselves


def test_anchors_stand_and_people_move() -> None:
    won, bot = after([BEGINNER, ANCHORS["level:5"]], [1, 2])
    lost, _ = after([BEGINNER, ANCHORS["level:1"]], [2, 1])
    assert won.mu - BEGINNER.mu > BEGINNER.mu - after([BEGINNER, ANCHORS["level:3"]], [2, 1])[0].mu
    assert lost.mu < BEGINNER.mu
    assert bot.sigma <= ANCHORS["level:5"].sigma
    assert list(ANCHORS.values()) == sorted(ANCHORS.values())
    skill = BEGINNER
    for game in range(40):
        skill = after([skill, ANCHORS["level:3"]], [1 + game % 2, 2 - game % 2])[0]
    assert abs(skill.figure - ANCHORS["level:3"].figure) < 60
    assert BEGINNER.provisional
    assert not skill.provisional
    assert Skill(25.0, 5.0).figure == 1500


def test_bots_of_a_level_count_and_stay_as_they_are(client: TestClient[Any]) -> None:
    anna = known(client, "Anna")
    table = anna.table(GAME, [{"kind": "me"}, {"kind": "bot", "bot": "level:1"}], rated=True)
    store = RatingStore(desk(client).store)
    assert client.blocking_portal.call(store.count, table, [1, 2])
    (change,) = client.blocking_portal.call(store.changes, table)
    assert change.after == after([BEGINNER, ANCHORS["level:1"]], [1, 2])[0]


def test_tables_without_hints_of_before_are_not_rated(tmp_path: Any) -> None:
    """The column `rated` meant something else until migration 0012."""
    import sqlite3

    from alembic import command
    from alembic.config import Config
    from sqlalchemy import Connection

    from theomachy.server.database import MIGRATIONS

    def to(connection: Connection, revision: str) -> None:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["connection"] = connection
        command.upgrade(config, revision)

    async def check() -> tuple[bool, bool]:
        store = Store(str(tmp_path))
        async with store.engine.begin() as connection:
            await connection.run_sync(to, "0011")
        await store.close()
        with sqlite3.connect(tmp_path / "theomachy.db") as old:
            old.execute("INSERT INTO people VALUES ('p', 'Anna', 1)")
            old.execute(
                "INSERT INTO tables (id, game, rules, players, options, title, public, rated, invite, host, created)"
                " VALUES ('t', 'gods-second', 1, 2, '{}', '', 0, 1, 'k', 'p', 1)"
            )
        old.close()
        store = Store(str(tmp_path))
        await store.open()
        row = await store.table("t")
        await store.close()
        assert row is not None
        return row.rated, row.hints

    assert asyncio.run(check()) == (False, False)
