"""Guided games at the table: the coach, what he waits for, leaving him and coming back."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from tools import Person, server

import theomachy
from theomachy.teaching.guide import Guide, guide

TAUGHT = [name for name in theomachy.game_names() if guide(theomachy.game(name)) is not None]


def lesson_of(game: str) -> Guide:
    found = guide(theomachy.game(game))
    assert found is not None
    return found


def begin(person: Person, game: str = "gods-second", again: str = "") -> str:
    return str(person.send("POST", f"/api/games/{game}/first?again={again}", status=201)["id"])


def asked_again(person: Person, table: str, seat: int, seq: int) -> Any:
    """The state once the learner is asked again."""
    for _ in range(1500):
        now = person.state(table, seat)
        if now["seq"] >= seq and (seat in now["asked"] or now["over"]):
            return now
        time.sleep(0.02)
    raise AssertionError("nobody asks the learner again")


@pytest.mark.parametrize("game", TAUGHT)
def test_the_coach_leads_through_the_game(client: TestClient[Any], game: str) -> None:
    lesson, person = lesson_of(game), Person(client)
    table = begin(person, game)
    seen: list[str] = []
    now = person.state(table, lesson.learner)
    while now["coach"] and now["coach"].get("action", -1) >= 0:
        coach = now["coach"]
        # What was said of a gesture stands until its second half is done.
        seen += [page["say"] for page in coach["pages"] if page["say"] not in seen[-1:]]
        done = person.play(table, lesson.learner, coach["action"], now["seq"])
        now = asked_again(person, table, lesson.learner, done["seq"])
    seen += [page["say"] for page in (now["coach"] or {}).get("pages", [])]
    assert seen == [str(lesson.words.term("step", step.id, "en")) for step in lesson.steps]


def test_another_move_is_answered_kindly_and_changes_nothing(client: TestClient[Any]) -> None:
    person = Person(client)
    table = begin(person)
    now = person.state(table, 0)
    other = next(c for c in now["choices"] if c["action"] != now["coach"]["action"])
    answer = person.play(table, 0, other["action"], now["seq"], status=409)
    assert answer["reason"].startswith("That is allowed too")
    assert person.state(table, 0)["seq"] == now["seq"]


def test_what_the_rules_forbid_is_explained_by_the_rules(client: TestClient[Any]) -> None:
    person = Person(client)
    table = begin(person)
    wish = {"seat": 0, "seq": person.state(table, 0)["seq"], "token": "whatever", "text": "temple 1,1"}
    assert person.send("POST", f"/api/tables/{table}/actions", wish, 409)["clause"] == "GODS2-T-12"


def test_without_the_coach_everything_is_allowed_and_he_can_come_back(client: TestClient[Any]) -> None:
    person = Person(client)
    table = begin(person)
    now = person.state(table, 0)
    away = f"/api/tables/{table}/coach"
    person.send("POST", away, {"on": False}, 200)
    assert person.state(table, 0)["coach"] == {"over": True}
    person.send("POST", away, {"on": True}, 200)
    assert person.state(table, 0)["coach"] == now["coach"]
    person.send("POST", away, {"on": False}, 200)
    person.play(table, 0, now["coach"]["action"], now["seq"])
    now = person.state(table, 0)
    other = next(c["action"] for c in now["choices"] if c["text"].startswith("discard"))
    person.play(table, 0, other, now["seq"])
    again = begin(person, again=table)
    assert again != table
    begun = person.state(again, 0)
    assert begun["coach"]["number"] == 2  # behind the aim and the first tribe
    assert len(begun["choices"]) > 1


def test_only_the_learner_is_coached_and_only_he_sends_the_coach_away(client: TestClient[Any]) -> None:
    learner, other = Person(client), Person(client, "Somebody else")
    table = begin(learner)
    key = learner.get(f"/api/tables/{table}")["invite"]
    assert other.get(f"/api/tables/{table}/state?key={key}")["coach"] is None
    other.send("POST", f"/api/tables/{table}/coach", {"on": False}, 404)
    assert learner.state(table, 0)["coach"]["pages"]


def test_a_title_without_a_guide_is_refused_by_name(client: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    person = Person(client)
    person.send("POST", "/api/games/chess/first", status=404)
    monkeypatch.setattr("theomachy.server.guided.guide", lambda game: None)
    assert "gods-second has no guided game" in person.send("POST", "/api/games/gods-second/first", status=400)["detail"]


def test_the_lesson_survives_a_restart(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        person = Person(client)
        table = begin(person)
        now = person.state(table, 0)
        person.play(table, 0, now["coach"]["action"], now["seq"])
        before = person.state(table, 0)["coach"]
    with server(tmp_path) as client:
        person.client = client
        assert person.state(table, 0)["coach"] == before
