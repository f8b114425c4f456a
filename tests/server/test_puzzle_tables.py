"""Puzzles at the table: right, wrong and shown answers, ratings, streaks, and what stays apart from games."""

from __future__ import annotations

from typing import Any

import pytest
from litestar.testing import TestClient
from tools import Person

from theomachy.server.puzzle_store import BEGIN, Standing
from theomachy.server.puzzling import following
from theomachy.teaching.puzzle import Puzzle, all_puzzles, answer, moment, why

ALL = all_puzzles()
ONE = ALL[0]


def begin(person: Person, puzzle: Puzzle = ONE) -> str:
    return str(person.send("POST", f"/api/puzzles/{puzzle.id}", status=201)["id"])


def now(person: Person, table: str, lang: str = "en") -> Any:
    return person.send("GET", f"/api/tables/{table}/puzzle?lang={lang}")


def wrong_action(person: Person, table: str, puzzle: Puzzle) -> int:
    right = moment(puzzle).steps[0]
    choices = person.state(table, puzzle.solver)["choices"]
    return int(next(c["action"] for c in choices if c["action"] != right))


def solve(person: Person, table: str, puzzle: Puzzle) -> None:
    for step in moment(puzzle).steps:
        person.play(table, puzzle.solver, step, person.state(table, puzzle.solver)["seq"])


def test_the_right_answer_is_explained_and_counts(client: TestClient[Any]) -> None:
    person = Person(client)
    table = begin(person)
    asked = now(person, table)
    assert (asked["state"], asked["right"], asked["rating"]) == ("open", None, BEGIN)
    assert asked["why"] == asked["theme"] == ""
    solve(person, table, ONE)
    done = now(person, table, "de")
    assert (done["state"], done["right"], done["streak"]) == ("solved", True, 1)
    assert answer(ONE, "de") in done["say"]
    assert done["why"] == why(ONE, "de")
    assert done["rating"] == BEGIN + done["change"] > BEGIN


def test_a_wrong_answer_is_answered_kindly_changes_nothing_and_counts_once(client: TestClient[Any]) -> None:
    person = Person(client)
    table = begin(person)
    seq = person.state(table, ONE.solver)["seq"]
    other = wrong_action(person, table, ONE)
    refused = person.play(table, ONE.solver, other, seq, status=409)
    assert "stronger" in refused["reason"]
    assert person.state(table, ONE.solver)["seq"] == seq
    missed = now(person, table)
    assert (missed["state"], missed["right"], missed["streak"]) == ("open", False, 0)
    assert missed["rating"] == BEGIN + missed["change"] < BEGIN
    person.play(table, ONE.solver, other, seq, status=409)
    solve(person, table, ONE)
    done = now(person, table)
    assert (done["state"], done["right"], done["rating"]) == ("solved", False, missed["rating"])


def test_who_gives_up_is_shown_the_answer(client: TestClient[Any]) -> None:
    person = Person(client)
    table = begin(person)
    shown = person.send("POST", f"/api/tables/{table}/puzzle/show", status=200)
    assert (shown["state"], shown["right"]) == ("shown", False)
    assert answer(ONE, "en") in shown["say"]
    again = person.send("POST", f"/api/tables/{table}/puzzle/show", status=200)
    assert again == shown


def test_when_it_is_over_nothing_more_is_played(client: TestClient[Any]) -> None:
    """The other players wait, and the solver's further moves are refused."""
    person = Person(client)
    table = begin(person)
    solve(person, table, ONE)
    state = person.state(table, ONE.solver)
    for choice in state["choices"][:1]:
        answered = person.play(table, ONE.solver, choice["action"], state["seq"], status=409)
        assert "over" in answered["reason"]
    assert person.state(table, ONE.solver)["seq"] == state["seq"]


def test_what_the_rules_forbid_is_no_answer(client: TestClient[Any]) -> None:
    person = Person(client)
    table = begin(person)
    seq = person.state(table, ONE.solver)["seq"]
    forbidden = 2**31 - 1
    person.play(table, ONE.solver, forbidden, seq, status=409)
    assert now(person, table)["right"] is None


def test_a_puzzle_gives_no_hints_and_tells_nobody_else(client: TestClient[Any]) -> None:
    person, other = Person(client), Person(client)
    table = begin(person)
    assert person.state(table, ONE.solver)["hints"] is False
    other.send("GET", f"/api/tables/{table}/puzzle", status=404)
    other.send("POST", f"/api/tables/{table}/puzzle/show", status=404)
    person.send("POST", f"/api/tables/{table}/coach", {"on": True}, 404)
    assert now(person, table)["state"] == "open"


def test_puzzles_are_no_games(client: TestClient[Any]) -> None:
    """They are not among my tables, and the next one clears the last one away."""
    person = Person(client)
    first = begin(person)
    assert person.send("GET", "/api/tables")["mine"] == []
    second = begin(person, ALL[1])
    assert second != first
    person.send("GET", f"/api/tables/{first}/puzzle", status=404)
    assert now(person, second)["id"] == ALL[1].id


def test_the_list_knows_what_was_answered(client: TestClient[Any]) -> None:
    person = Person(client)
    page = person.send("GET", "/api/puzzles")
    assert [p["id"] for game in page["games"] for p in game["puzzles"]] == [p.id for p in ALL]
    assert page["day"] in {p.id for p in ALL}
    solve(person, begin(person), ONE)
    page = person.send("GET", "/api/puzzles")
    rights = {p["id"]: p["right"] for game in page["games"] for p in game["puzzles"]}
    assert rights.pop(ONE.id) is True
    assert set(rights.values()) <= {None}
    assert (page["tried"], page["solved"], page["streak"], page["best"]) == (1, 1, 1, 1)
    following_one = person.send("GET", f"/api/puzzles/next?game={ONE.game}&after={ONE.id}", status=None)
    assert following_one.get("id") != ONE.id


def test_a_puzzle_that_is_not_there(client: TestClient[Any]) -> None:
    person = Person(client)
    person.send("POST", "/api/puzzles/gods-second-00000000", status=404)
    person.send("POST", "/api/puzzles/nonsense", status=404)
    person.send("GET", "/api/puzzles/next?game=nonsense", status=404)
    assert client.get("/puzzle/nonsense").status_code == 404
    assert client.get("/puzzles/nonsense").status_code == 404
    assert client.get("/puzzle/nonsense/board.svg").status_code == 404


def test_the_pages_and_pictures_are_there(client: TestClient[Any]) -> None:
    for path in ("/puzzles", f"/puzzles/{ONE.game}", f"/puzzle/{ONE.id}"):
        assert client.get(path).status_code == 200
    drawn = client.get(f"/puzzle/{ONE.id}/board.svg?look=dark")
    assert drawn.status_code == 200
    assert drawn.text.startswith("<svg")


def test_harder_puzzles_bring_more_and_cost_less() -> None:
    start = Standing()
    assert start.after(1400, True).rating > start.after(800, True).rating > start.rating
    assert start.rating > start.after(1400, False).rating > start.after(800, False).rating
    assert Standing(rating=100).after(600, False).rating == 100
    row = start.after(900, True).after(900, True).after(900, False)
    assert (row.streak, row.best, row.tried, row.solved) == (0, 2, 3, 2)


@pytest.mark.parametrize("rating", [600, 1300, 2000])
def test_the_next_one_is_about_as_hard_as_fits(rating: int) -> None:
    found = following("", rating, {})
    assert found is not None
    gap = abs(found.difficulty - rating)
    assert sum(abs(p.difficulty - rating) < gap for p in ALL) < 8
