"""Ratings that friends of one's own making cannot raise, games that nobody holds open, records that help nobody."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from holders import GAME, Holder, known, pair, play_in_earnest, play_out, quick_hashes  # noqa: F401
from litestar.testing import TestClient
from sqlalchemy import select, update
from test_clocks import age, kept, until
from test_duels import duel, join
from test_ratings import asked_first, figures, hand_over, same_when_computed_anew
from test_tournaments import join as enter
from test_tournaments import make, open_round
from tools import Person, desk, server, step_back

from theomachy.server.clock_times import DAY
from theomachy.server.rated import short
from theomachy.server.rating_store import KNOWN, LEAST_OPPONENTS, MOST_A_DAY, Board, Leaver, RatingStore, leaving
from theomachy.server.rating_store import known as how_known
from theomachy.server.schema import TABLES
from theomachy.server.schema_clocks import CLOCKS
from theomachy.server.schema_ratings import RATED, RATINGS
from theomachy.server.skill import ANCHORS, BEGINNER, Skill, after

Client = TestClient[Any]
BOARD = Board(GAME, 2, "live")


def counted(client: Client, table: str, places: list[int]) -> bool:
    """As if all but the winner had left the game."""
    store = desk(client).store

    async def leave() -> None:
        async with store.writing() as connection:
            for seat in sorted(range(len(places)), key=lambda seat: -places[seat])[:-1]:
                await connection.execute(leaving(table, seat=seat))

    client.blocking_portal.call(leave)
    return bool(client.blocking_portal.call(RatingStore(store).count, table, places))


# ---- what counts


def test_a_game_that_one_leaves_at_once_counts_for_nobody(client: Client) -> None:
    anna, bea = known(client, "Anna"), known(client, "Bea")
    table = pair(client, anna, bea)
    seat, leaver = asked_first(client, table, anna, bea)
    stays = (anna, bea)[1 - seat]
    hand_over(leaver, table, seat)
    until(lambda: stays.state(table, 1 - seat)["rated"] == "spoilt")
    told = [line["text"] for line in stays.state(table, 1 - seat)["log"]]
    assert len([text for text in told if "before all its players had made 6 moves" in text]) == 1
    assert not [text for text in told if "has left this rated game" in text]
    play_out(client, table)
    assert figures(client, table) == {}
    assert stays.get("/api/people/Anna")["ratings"] == []
    assert client.blocking_portal.call(desk(client).ratings.store.waiting) == [], "it is not looked at again"
    there = desk(client).hall.tables.pop(table)
    client.blocking_portal.call(there.close)
    assert stays.state(table, 1 - seat)["rated"] == "spoilt", "read anew it is the same"


def test_the_host_cannot_end_a_game_early_to_win_or_lose_by_it(client: Client) -> None:
    anna, bea = known(client, "Anna"), known(client, "Bea")
    table = pair(client, anna, bea)
    anna.send("POST", f"/api/tables/{table}/abandon", status=200)
    assert (figures(client, table), bea.state(table, 1)["rated"]) == ({}, "spoilt")


def test_of_games_of_the_same_two_in_a_day_so_many_count(client: Client) -> None:
    anna, bea, cleo = (known(client, name) for name in ("Anna", "Bea", "Cleo"))
    tables = [pair(client, anna, bea) for _ in range(MOST_A_DAY + 2)]
    assert [counted(client, table, [1, 2]) for table in tables] == [True] * MOST_A_DAY + [False, False]
    both = pair(client, anna, bea, cleo)
    assert not counted(client, both, [1, 2, 3]), "nor do they at a table of more"
    assert counted(client, pair(client, anna, cleo), [1, 2])
    assert counted(client, pair(client, cleo, bea), [1, 2])

    async def a_day_later() -> None:
        async with desk(client).store.writing() as connection:
            earlier = TABLES.c.created - DAY - 60
            await connection.execute(update(TABLES).where(TABLES.c.id.in_(tables)).values(created=earlier))

    client.blocking_portal.call(a_day_later)
    assert counted(client, pair(client, anna, bea), [1, 2])
    same_when_computed_anew(client)


def test_one_game_more_of_the_same_two_is_told_to_count_for_nobody(client: Client) -> None:
    anna, bea = known(client, "Anna"), known(client, "Bea")
    for _ in range(MOST_A_DAY):
        assert counted(client, pair(client, anna, bea), [1, 2])
    table = pair(client, anna, bea)
    play_out(client, table)
    told = [line["text"] for line in bea.state(table, 1)["log"]]
    assert len([text for text in told if "begin within a day, 5 count" in text]) == 1


def test_friends_of_ones_own_making_give_little(client: Client) -> None:
    """Eighty victories over sixteen new accounts, each as often as it counts on a day."""
    cheat = known(client, "Cheat")
    for number in range(4):
        friend = known(client, f"Friend {number}")
        for _ in range(MOST_A_DAY):
            assert counted(client, pair(client, cheat, friend), [1, 2])
    (mine,) = cheat.get("/api/people/Cheat")["ratings"]
    assert mine["games"] == 4 * MOST_A_DAY
    assert mine["rating"] < ANCHORS["level:5"].figure
    assert mine["provisional"]
    same_when_computed_anew(client)
    skill = BEGINNER
    for _ in range(200):
        new = BEGINNER
        for _ in range(MOST_A_DAY):
            skill, new = after([skill, new], [1, 2], [1.0, how_known(0)])
    assert skill.figure < ANCHORS["level:5"].figure, "nor do a thousand games over two hundred of them give more"


def test_somebody_is_known_by_games_with_others(client: Client) -> None:
    people = [known(client, name) for name in ("Anna", "Bea", "Cleo", "Dora")]
    anna, bea, cleo, dora = people
    store = RatingStore(desk(client).store)

    def gain(one: Holder, other: Holder) -> float:
        table = pair(client, one, other)
        assert counted(client, table, [1, 2])
        (mine, _) = client.blocking_portal.call(store.changes, table)
        return mine.after.mu - mine.before.mu

    first = gain(anna, bea)
    whole = after([BEGINNER, BEGINNER], [1, 2])[0].mu - BEGINNER.mu
    assert first == pytest.approx(whole * how_known(0))
    second = gain(anna, bea)
    assert second < first, "games with oneself make nobody known"
    for _ in range(KNOWN):
        gain(cleo, bea)
    (board,) = dora.get("/api/people/Bea")["ratings"]
    before = Skill((board["rating"] - 500) / 40, board["deviation"] / 40)
    expected = after([BEGINNER, before], [1, 2])[0].mu - BEGINNER.mu
    assert gain(dora, bea) == pytest.approx(expected, rel=0.05), "now it counts whole"
    same_when_computed_anew(client)


def test_games_from_before_are_computed_as_they_were(client: Client) -> None:
    anna, bea = known(client, "Anna"), known(client, "Bea")
    table = pair(client, anna, bea)
    assert counted(client, table, [1, 2])

    async def before() -> None:
        async with desk(client).store.writing() as connection:
            await connection.execute(update(RATED).values(weighed=False))

    client.blocking_portal.call(before)
    found = client.blocking_portal.call(RatingStore(desk(client).store).recomputed)
    assert found[table, 0][0].after == after([BEGINNER, BEGINNER], [1, 2])[0]


def test_a_place_on_the_board_takes_different_opponents(client: Client) -> None:
    anna = known(client, "Anna")
    others = [known(client, f"Other {number}") for number in range(LEAST_OPPONENTS)]
    at = desk(client)

    async def sure() -> None:
        async with at.store.writing() as connection:
            await connection.execute(update(RATINGS).values(sigma=2.0))

    for number, other in enumerate(others, 1):
        assert counted(client, pair(client, anna, other), [1, 2])
        client.blocking_portal.call(sure)
        (line,) = [line for line in anna.get(f"/api/leaders?game={GAME}&players=2") if line["account"] == "Anna"]
        assert line["provisional"] == (number < LEAST_OPPONENTS)
        assert (line["place"] is None) == line["provisional"]
        (rating,) = anna.get("/api/people/Anna")["ratings"]
        assert rating["provisional"] == line["provisional"]


# ---- nobody holds a game open


def test_a_rated_game_has_a_clock(client: Client) -> None:
    anna, bea = known(client, "Anna"), known(client, "Bea")
    table = anna.table(GAME, [{"kind": "me"}, {"kind": "open"}], rated=True, public=True)
    assert anna.get(f"/api/tables/{table}")["clock"] == {"kind": "days", "time": 3, "step": 0}
    plain = anna.table(GAME, [{"kind": "me"}, {"kind": "open"}], public=True)
    assert anna.get(f"/api/tables/{plain}")["clock"] is None
    chosen = pair(client, anna, bea, clock={"kind": "move", "time": 60})
    assert anna.get(f"/api/tables/{chosen}")["clock"] == {"kind": "move", "time": 60, "step": 0}
    own = {"clock": "real", "play": "simultaneous"}
    real = anna.table("four-gods", [{"kind": "me"}, {"kind": "open"}], rated=True, options=own)
    assert anna.get(f"/api/tables/{real}")["clock"] is None, "where the rules set limits there is no other clock"


def test_who_looks_and_does_nothing_loses_by_the_clock(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        anna, bea = known(client, "Anna"), known(client, "Bea")
        table = pair(client, anna, bea, clock=None)
        play_in_earnest(client, table)
        seat, _ = asked_first(client, table, anna, bea)
    age(tmp_path, table, 3 * DAY + 60)
    with server(tmp_path) as client:
        for person in (anna, bea):
            person.client = client
        (anna, bea)[seat].state(table, None)  # who looks all the time
        until(lambda: bool(figures(client, table)))
        assert figures(client, table)[seat] < 1500 < figures(client, table)[1 - seat]
        board = anna.get("/api/people/Anna")["ratings"]
        assert [rating["pace"] for rating in board] == ["slow"]


def test_rated_games_that_ran_without_a_clock_get_one(tmp_path: Path) -> None:
    """As the migration does it for games from before."""
    with server(tmp_path) as client:
        anna, bea = known(client, "Anna"), known(client, "Bea")
        running, plain = pair(client, anna, bea), pair(client, anna, bea, rated=False)
        over = pair(client, anna, bea)
        play_out(client, over)
    step_back(tmp_path / "theomachy.db", "0020")
    line = sqlite3.connect(tmp_path / "theomachy.db")
    line.execute("DELETE FROM clocks")
    line.commit()
    line.close()
    with server(tmp_path):
        assert kept(tmp_path, select(CLOCKS.c.table_id, CLOCKS.c.kind, CLOCKS.c.time)) == [(running, "days", 14)]
    assert plain not in (running, over)


# ---- records


def test_the_record_of_a_contest_is_closed_while_it_runs(client: Client) -> None:
    anna, bea = known(client, "Anna"), known(client, "Bea")
    host = Person(client, "Hera")
    made = make(host, rounds=1)
    enter(made, anna, bea)
    both = duel(anna)
    join(bea, both)
    (in_tournament,) = [b["table"] for b in open_round(host, made)["history"][0]["boards"]]
    rated = pair(client, anna, bea)
    for table in (rated, in_tournament, both["tables"][0]["id"]):
        for person in (anna, bea):
            answer = client.get(f"/api/tables/{table}/record", headers=person.headers)
            assert answer.status_code == 409, answer.text
        assert anna.state(table, None)["contest"]
    assert "open when the game is over" in client.get(f"/api/tables/{rated}/record").text
    plain = pair(client, anna, bea, rated=False)
    assert client.get(f"/api/tables/{plain}/record").status_code == 200
    assert not anna.state(plain, None)["contest"]
    for table in (rated, in_tournament):
        play_out(client, table)
        assert client.get(f"/api/tables/{table}/record", headers=anna.headers).status_code == 200


@pytest.mark.parametrize(
    ("left", "expected"),
    [
        ([], False), ([Leaver(1, 3)], True), ([Leaver(1, 12)], False), ([Leaver(1, 11)], True),
        ([Leaver(2, 0), Leaver(1, 12)], False), ([Leaver(0, 12), Leaver(1, 12)], True),
    ],
)  # fmt: skip
def test_who_had_left_before_does_not_make_a_game_short(left: list[Leaver], expected: bool) -> None:
    rows = [SimpleNamespace(row=SimpleNamespace(player=seq % 2, seq=seq)) for seq in range(1, 30)]
    players = 3 if any(leaver.seat == 2 for leaver in left) else 2
    past: Any = SimpleNamespace(entries=rows, position=SimpleNamespace(players=players))
    if left[:1] == [Leaver(0, 12)]:
        past.position.players = 3
    assert short(past, left) == expected
