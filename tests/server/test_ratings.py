"""Rated games: what makes one, what counts, that numbers follow from the games; profiles and leader boards."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from holders import GAME, Holder, known, pair, play_in_earnest, play_out, quick_hashes  # noqa: F401
from litestar.testing import TestClient
from sqlalchemy import insert, update
from tools import Person, desk, server

from theomachy import cli_ratings as cli
from theomachy.core.position import NOBODY
from theomachy.server import ending
from theomachy.server.rating_store import Board, Leaver, RatingStore, places
from theomachy.server.schema import TABLES
from theomachy.server.schema_archive import ARCHIVE, OUTCOMES
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


def hand_over(person: Person, table: str, seat: int) -> None:
    person.send("PUT", f"/api/tables/{table}/seats/{seat}/bot", {"bot": "level:1"}, 200)


def asked_first(client: TestClient[Any], table: str, *people: Holder) -> tuple[int, Holder]:
    """The seat that is asked now, and who sits there."""
    seat = int(people[0].state(table, None)["asked"][0])
    return seat, people[seat]


def until(true: Callable[[], bool]) -> None:
    for _ in range(1200):
        if true():
            return
        time.sleep(0.05)
    raise AssertionError("it did not happen")


def figures(client: TestClient[Any], table: str) -> dict[int, int]:
    store = RatingStore(desk(client).store)
    return {c.seat: c.after.figure for c in client.blocking_portal.call(store.changes, table)}


def same_when_computed_anew(client: TestClient[Any]) -> None:
    found = client.blocking_portal.call(RatingStore(desk(client).store).recomputed)
    assert found
    assert all(again == kept for again, kept in found.values())


def shown_as_decided(client: TestClient[Any], table: str, seat: int) -> None:
    """On both profiles a game of two that nobody has played to its end has the result that the ratings have."""
    names, guest = ("Anna", "Bea"), Holder(client, "Eve")
    for mine, name in enumerate(names):
        profile = guest.get(f"/api/people/{name}")
        won, (newest,), (met,) = mine != seat, profile["newest"], profile["opponents"]
        assert (newest["id"], newest["place"], newest["unfinished"]) == (table, 1 if won else 2, True)
        assert newest["change"] == figures(client, table)[mine] - 1500
        assert abs(newest["ended"] - time.time()) < 3600
        assert (profile["games"], profile["won"], profile["streak"], profile["longest"]) == (1, won, won, won)
        assert (met["account"], met["won"], met["lost"], met["level"]) == (names[1 - mine], won, not won, 0)
        assert profile["ratings"][0]["games"] == 1


def test_a_bot_that_one_has_left_has_won(client: TestClient[Any]) -> None:
    """Also where the bot that plays on in the place of the person comes first at the end."""
    anna = known(client, "Anna")
    table = anna.table(GAME, [{"kind": "me"}, {"kind": "bot", "bot": "level:1"}], rated=True, public=True)
    play_in_earnest(client, table)
    until(lambda: anna.state(table, 0)["asked"] == [0])
    hand_over(anna, table, 0)
    until(lambda: bool(figures(client, table)))
    at = desk(client)

    async def stand_in_wins() -> None:
        async with at.store.writing() as connection:
            ended = update(TABLES).where(TABLES.c.id == table).values(finished=time.time())
            await connection.execute(ended)
            await connection.execute(insert(ARCHIVE).values(table_id=table, moves=9, readable=True))
            places = [{"table_id": table, "seat": n, "place": n + 1, "points": 9 - n} for n in (0, 1)]
            await connection.execute(insert(OUTCOMES), places)

    for finished in (False, True):
        if finished:
            client.blocking_portal.call(stand_in_wins)
        profile = anna.get("/api/people/Anna")
        (newest,), (met,) = profile["newest"], profile["opponents"]
        assert (newest["place"], newest["unfinished"], profile["won"]) == (2, not finished, 0)
        assert (met["won"], met["lost"], met["level"]) == (0, 1, 0)


def test_who_hands_over_has_lost_as_soon_as_the_bot_has_moved(client: TestClient[Any]) -> None:
    anna, bea = known(client, "Anna"), known(client, "Bea")
    table = pair(client, anna, bea)
    play_in_earnest(client, table)
    seat, leaver = asked_first(client, table, anna, bea)
    stays = (anna, bea)[1 - seat]
    hand_over(leaver, table, seat)
    until(lambda: bool(figures(client, table)))  # it is decided at once: one has stayed
    assert figures(client, table)[seat] < 1500 < figures(client, table)[1 - seat]
    leaver.send("DELETE", f"/api/tables/{table}/seats/{seat}/bot", status=200)  # too late
    state = stays.state(table, 1 - seat)
    assert (state["rated"], state["over"]) == ("rated", False)
    name = ("Anna", "Bea")[seat]
    told = [line["text"] for line in state["log"]]
    assert told.count(f"{name} has left this rated game: it counts as lost for {name}, whatever the bot does.") == 1
    counted = figures(client, table)
    play_out(client, table)
    assert figures(client, table) == counted, "whatever is played then changes nothing"
    profile = stays.get(f"/api/people/{name}")
    assert (profile["won"], profile["newest"][0]["place"]) == (0, 2), "the profile says it too"
    same_when_computed_anew(client)


def test_who_is_back_before_the_bot_has_moved_has_not_left(tmp_path: Path) -> None:
    with server(tmp_path, bot_pause=3600.0) as client:
        anna, bea = known(client, "Anna"), known(client, "Bea")
        table = pair(client, anna, bea)
        for seat, person in enumerate((anna, bea)):
            hand_over(person, table, seat)
            person.send("DELETE", f"/api/tables/{table}/seats/{seat}/bot", status=200)
        assert client.blocking_portal.call(RatingStore(desk(client).store).left, table) == []
        play_out(client, table)
        state = anna.state(table, 0)
        place = {p["seat"]: p["rank"] for p in state["result"]}
        after = {c["seat"]: c["after"] for c in state["ratings"]}
        assert (after[0] > after[1]) == (place[0] < place[1])


def test_those_who_stay_count_among_themselves(client: TestClient[Any]) -> None:
    people = [known(client, name) for name in ("Anna", "Bea", "Cleo")]
    table = pair(client, *people)
    seat, leaver = asked_first(client, table, *people)
    hand_over(leaver, table, seat)
    store = RatingStore(desk(client).store)
    until(lambda: bool(client.blocking_portal.call(store.left, table)))
    assert figures(client, table) == {}, "two have stayed: it is still open"
    play_out(client, table)
    until(lambda: bool(figures(client, table)))
    state = people[0].state(table, None)
    rank = {p["seat"]: p["rank"] for p in state["result"]}
    one, two = (other for other in range(3) if other != seat)
    after = figures(client, table)
    assert after[seat] < min(after[one], after[two])
    assert (after[one] > after[two]) == (rank[one] < rank[two])
    same_when_computed_anew(client)


def test_whose_time_is_up_has_lost(client: TestClient[Any]) -> None:
    anna, bea = known(client, "Anna"), known(client, "Bea")
    table = pair(client, anna, bea, clock={"kind": "move", "time": 60})
    play_in_earnest(client, table)
    seat, _ = asked_first(client, table, anna, bea)

    async def time_is_up() -> None:
        found = desk(client).hall.tables[table]
        assert found.timing.times is not None
        found.timing.times.since -= 61
        async with found.queue:
            await found.catch_up()

    client.blocking_portal.call(time_is_up)
    until(lambda: bool(figures(client, table)))
    assert figures(client, table)[seat] < 1500 < figures(client, table)[1 - seat]
    assert (anna, bea)[1 - seat].state(table, 1 - seat)["over"] is False
    shown_as_decided(client, table, seat)
    same_when_computed_anew(client)


def test_who_goes_for_good_has_lost_what_runs(client: TestClient[Any]) -> None:
    anna, cleo = known(client, "Anna"), known(client, "Cleo")
    table = pair(client, anna, cleo)
    play_in_earnest(client, table)
    seat, leaver = asked_first(client, table, anna, cleo)
    name = ("Anna", "Cleo")[seat]
    assert client.request("DELETE", "/api/account", json={"name": name}, headers=leaver.headers).status_code == 204
    until(lambda: bool(figures(client, table)))
    assert figures(client, table)[1 - seat] > 1500
    same_when_computed_anew(client)


def test_the_host_who_ends_a_game_has_lost_it(client: TestClient[Any]) -> None:
    anna, bea = known(client, "Anna"), known(client, "Bea")
    table = pair(client, anna, bea)
    play_in_earnest(client, table)
    assert anna.state(table, 0)["ending"] == "abandon"
    anna.send("POST", f"/api/tables/{table}/abandon", status=200)
    assert figures(client, table)[0] < 1500 < figures(client, table)[1]
    shown_as_decided(client, table, 0)
    assert "(somebody left)" in client.get("/u/Bea").text
    for query, expected in (("", [2, 1]), ("?won=true&who=Bea", [2, 1]), ("?won=true&who=Anna", [])):
        games = bea.get(f"/api/archive{query}")["games"]
        assert [seat["place"] for game in games for seat in game["seats"]] == expected
        assert [seat["left"] for game in games for seat in game["seats"]] == [place == 2 for place in expected]
        assert all(game["unfinished"] and seat["points"] is None for game in games for seat in game["seats"])
    assert anna.get(f"/api/tables/{table}")["ending"] == "", "and it stays"
    anna.send("DELETE", f"/api/tables/{table}", status=409)
    same_when_computed_anew(client)


def test_a_host_who_does_not_play_cannot_end_a_rated_game(client: TestClient[Any]) -> None:
    anna, bea, cleo = (known(client, name) for name in ("Anna", "Bea", "Cleo"))
    table = anna.table(GAME, [{"kind": "open"}, {"kind": "open"}], rated=True, public=True)
    for seat, person in enumerate((bea, cleo)):
        person.send("PUT", f"/api/tables/{table}/seats/{seat}", {}, 200)
    assert anna.state(table, None)["ending"] == ""
    assert "You do not play here" in anna.send("POST", f"/api/tables/{table}/abandon", status=403)["detail"]

    async def closed() -> None:  # by a moderator: nobody is to blame
        found = await desk(client).hall.get(table)
        assert found is not None
        await ending.end(found, "en")

    client.blocking_portal.call(closed)
    assert (figures(client, table), bea.state(table, 0)["rated"]) == ({}, "spoilt")
    assert bea.get("/api/people/Bea")["games"] == 0
    at = desk(client)
    assert client.blocking_portal.call(at.ratings.store.waiting) == []


@pytest.mark.parametrize(
    ("left", "ended", "ranks", "expected"),
    [
        ([], False, None, None),  # it runs
        ([], True, None, None),  # ended by nobody of them: it counts for nobody
        ([], False, [2, 1, 3], [2, 1, 3]),
        ([1], False, None, None),
        ([1], False, [2, 1, 3], [1, 3, 2]),
        ([1], True, None, [1, 3, 1]),
        ([1, 0], False, None, [2, 3, 1]),
        ([1, 0, 2], True, [1, 2, 3], [2, 3, 1]),
    ],
)  # fmt: skip
def test_who_left_first_comes_last(
    left: list[int], ended: bool, ranks: list[int] | None, expected: list[int] | None
) -> None:
    final = SimpleNamespace(players=3, turn=NOBODY if ranks else 0, rank=lambda seat: (ranks or [])[seat])
    assert places(final, [Leaver(seat, 1) for seat in left], ended) == expected  # type: ignore[arg-type]


def test_pace_and_players_are_boards_of_their_own(client: TestClient[Any]) -> None:
    anna, bea, cleo = (known(client, name) for name in ("Anna", "Bea", "Cleo"))
    store = RatingStore(desk(client).store)
    for table, came in (
        (pair(client, anna, bea, clock={"kind": "days", "time": 2}), [1, 2]),
        (pair(client, anna, bea, clock={"kind": "move", "time": 60}), [2, 1]),
        (pair(client, anna, bea, cleo), [1, 1, 3]),
    ):
        assert client.blocking_portal.call(store.count, table, came)
        assert not client.blocking_portal.call(store.count, table, came), "counted once"
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
