"""A finished lesson stays finished, can be put away, and the coach after turns is silent in it."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from litestar.testing import TestClient
from tools import Person, desk

import theomachy
from theomachy.server import critiques
from theomachy.teaching.guide import guide

TAUGHT = [name for name in theomachy.game_names() if guide(theomachy.game(name)) is not None]
GAME = "gods-second"


def lesson(person: Person, game: str = GAME) -> str:
    return str(person.send("POST", f"/api/games/{game}/first", None, 201)["id"])


def follow(person: Person, table: str, game: str = GAME) -> Any:
    """Do what the coach says, to his last words; bots and chance follow the book too."""
    found = guide(theomachy.game(game))
    assert found is not None
    for _ in range(20_000):
        state = person.state(table, found.learner, since=1)
        coach = state.get("coach")
        if coach and coach.get("last"):
            return state
        if coach and coach.get("action", -1) >= 0 and found.learner in state["asked"]:
            person.play(table, found.learner, coach["action"], state["seq"])
    raise AssertionError("the lesson does not end")


def learned(client: TestClient[Any], person: Person) -> list[str]:
    text = client.get("/", headers={**person.headers, "accept": "text/html"}).text
    found: list[str] = json.loads(re.findall(r"data-learned='([^']*)'", text)[0])
    assert ('id="new-here" class="game owl" hidden' in text) == bool(found)
    return found


@pytest.mark.parametrize("game", TAUGHT)
def test_a_finished_lesson_does_not_come_again(client: TestClient[Any], game: str) -> None:
    anna = Person(client, "Anna")
    table = lesson(anna, game)
    found = guide(theomachy.game(game))
    assert found is not None
    assert learned(client, anna) == []
    assert follow(anna, table, game)["coach"]["pages"]
    assert anna.state(table, found.learner)["coach"]["last"], "until the last words are put away they can be read again"
    anna.send("POST", f"/api/tables/{table}/coach", {"on": False}, 200)
    for _ in range(3):
        assert anna.state(table, found.learner).get("coach") is None
    assert learned(client, anna) == [game]
    assert learned(client, Person(client, "Bea")) == []


def test_who_plays_on_without_the_last_words_has_finished_too(client: TestClient[Any]) -> None:
    anna = Person(client, "Anna")
    table = lesson(anna)
    found = guide(theomachy.game(GAME))
    assert found is not None
    follow(anna, table)
    for _ in range(200):
        state = anna.state(table, found.learner, since=1)
        if state["choices"]:
            anna.play(table, found.learner, state["choices"][0]["action"], state["seq"])
            break
    assert learned(client, anna) == [GAME]


def test_a_lesson_that_was_left_is_not_finished(client: TestClient[Any]) -> None:
    anna = Person(client, "Anna")
    table = lesson(anna)
    anna.send("POST", f"/api/tables/{table}/coach", {"on": False}, 200)
    assert learned(client, anna) == []
    assert anna.get("/api/tables")["mine"][0]["lesson"]


@pytest.mark.parametrize("done", [False, True])
def test_a_lesson_is_put_away_while_it_runs(client: TestClient[Any], done: bool) -> None:
    anna, bea = Person(client, "Anna"), Person(client, "Bea")
    table = lesson(anna)
    if done:
        follow(anna, table)
        anna.send("POST", f"/api/tables/{table}/coach", {"on": False}, 200)
    assert anna.get("/api/tables")["mine"][0]["ending"] == "delete"
    assert client.delete(f"/api/tables/{table}", headers=bea.headers).status_code == 404
    assert client.delete(f"/api/tables/{table}", headers=anna.headers).status_code == 204
    assert anna.get("/api/tables")["mine"] == []
    anna.get(f"/api/tables/{table}", 404)
    assert anna.get("/api/archive")["games"] == []
    assert learned(client, anna) == ([GAME] if done else [])
    assert lesson(anna) != table, "it can be played again"


def test_the_coach_after_turns_says_nothing_about_the_lesson(
    client: TestClient[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is even looked at: the work is refused in this test."""
    anna = Person(client, "Anna")
    found = guide(theomachy.game(GAME))
    assert found is not None
    table = lesson(anna)
    follow(anna, table)
    asked: list[int] = []

    async def look(self: object, there: Any, past: Any, turn: list[int], seat: int, *_: Any) -> Any:
        asked.append(seat)
        return critiques.TurnCritique(past.seq, "a mistake")

    monkeypatch.setattr(critiques.Critiques, "_look", look)
    where = f"/api/tables/{table}/critique?seat={found.learner}"
    assert anna.get(where)["say"] == ""
    assert asked == []
    anna.send("POST", f"/api/tables/{table}/coach", {"on": False}, 200)
    there = desk(client).hall.tables[table]
    if critiques.decisions(there.past, found.learner) and found.learner not in there.asked():
        assert anna.get(where)["say"] == "a mistake", "afterwards it is a game like any other"
