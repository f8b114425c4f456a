"""The coach after a turn: what he says, when he is silent, and that he knows no more than the player did."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from tools import Person, all_mine, desk, server

import theomachy
from theomachy.bots.analysis import told
from theomachy.bots.critique import CLEAR, Critique, Gain, Threat, criticise
from theomachy.core.dice import Dice
from theomachy.core.languages import LANGUAGES
from theomachy.core.words import TABLE
from theomachy.core.worth import brief
from theomachy.server import critiques
from theomachy.teaching.puzzle import moment, puzzle, puzzles

COSTLY = Threat(1, "Move a desert", (Gain("nations", 3),), (Gain("first", 1),))
FOUND = Critique("x", "Build a temple; it converts 1 tribe", 0.41, 0.62, (Gain("nations", 3),), (), COSTLY)


class Coach:
    """Stands in for the processes in which he thinks; says the same about every decision."""

    def __init__(self, client: TestClient[Any], says: Callable[[int], Critique | None]) -> None:
        self.says = says
        self.asked: list[tuple[Any, ...]] = []
        desk(client).critiques.thinkers.ask = self.ask  # type: ignore[method-assign, assignment]

    async def ask(self, customer: Any, function: Any, *values: Any) -> Critique | None:
        assert function is critiques.critique
        self.asked.append(values)
        return self.says(len(self.asked))


def one_turn(person: Person, table: str, seat: int) -> None:
    """The seat plays until somebody else is asked."""
    while True:
        state = person.state(table, seat)
        if seat not in state["asked"]:
            return
        last = next((c for c in state["choices"] if c["text"] == "end turn"), state["choices"][0])
        person.play(table, seat, last["action"], state["seq"])


def begun(person: Person, game: str = "gods-second", **more: Any) -> tuple[str, int]:
    table = person.table(game, all_mine(2), **more)
    return table, int(person.state(table, None)["asked"][0])


def said(person: Person, table: str, seat: int, lang: str = "en", status: int = 200) -> Any:
    return person.get(f"/api/tables/{table}/critique?seat={seat}&lang={lang}", status)


def test_he_tells_what_was_better_and_why(client: TestClient[Any]) -> None:
    person, coach = Person(client), Coach(client, lambda n: FOUND)
    table, seat = begun(person)
    one_turn(person, table, seat)
    found = said(person, table, seat)
    assert found["say"] == "A better move was: Build a temple; it converts 1 tribe."
    assert "62 of 100" in found["because"]
    assert "41" in found["because"]
    assert "nations +3" in found["because"]
    assert found["because"].endswith("can answer: Move a desert. It costs you: first −1.")
    asked = len(coach.asked)
    assert said(person, table, seat) == found
    assert len(coach.asked) == asked, "the same turn is looked at once"
    for lang in ("de", "it", "fr"):
        other = said(person, table, seat, lang)
        assert other["say"] == TABLE.sentence("critique better", lang, best=FOUND.best)
        assert other["say"] != found["say"]


def test_of_several_decisions_the_dearest_is_told(client: TestClient[Any]) -> None:
    dear = Critique("x", "The dear one", 0.1, 0.9)
    person = Person(client)
    coach = Coach(client, lambda n: dear if n == 1 else FOUND)
    table, seat = begun(person)
    state = person.state(table, seat)
    first = next(c for c in state["choices"] if c["text"].startswith("discard"))
    person.play(table, seat, first["action"], state["seq"])
    one_turn(person, table, seat)
    assert "The dear one" in said(person, table, seat)["say"]
    assert len(coach.asked) > 1


def test_he_is_silent_where_nothing_was_clearly_better_or_the_turn_goes_on(client: TestClient[Any]) -> None:
    person, coach = Person(client), Coach(client, lambda n: None)
    table, seat = begun(person)
    assert said(person, table, seat)["say"] == ""  # nothing was done yet
    state = person.state(table, seat)
    first = next(c for c in state["choices"] if c["text"].startswith("discard"))
    person.play(table, seat, first["action"], state["seq"])
    assert said(person, table, seat)["say"] == ""
    assert coach.asked == []
    one_turn(person, table, seat)
    assert said(person, table, seat)["say"] == ""
    assert coach.asked


def test_never_without_hints_and_never_for_others(client: TestClient[Any]) -> None:
    person, other, coach = Person(client), Person(client), Coach(client, lambda n: FOUND)
    rated, seat = begun(person, hints=False)
    one_turn(person, rated, seat)
    assert "hint" in said(person, rated, seat, status=409)["detail"].lower()
    table, seat = begun(person, public=True)
    one_turn(person, table, seat)
    said(other, table, seat, status=409)
    assert coach.asked == []


def test_he_knows_what_the_player_knew_and_no_more(client: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """The position that is thought about is dealt anew for the seat, as it was before the decision."""
    game = theomachy.game("playing-gods")
    assert game.hidden
    person, coach = Person(client), Coach(client, lambda n: None)
    table, seat = begun(person, "playing-gods")
    one_turn(person, table, seat)
    monkeypatch.setattr("theomachy.server.critiques.secrets.randbits", lambda n: 77)
    said(person, table, seat)
    past = desk(client).hall.tables[table].past
    for place, asked in zip(critiques.decisions(past, seat), coach.asked, strict=True):
        name, known, player, chosen, *_ = asked
        before = past.back_to(place).position
        assert (name, player, chosen) == (game.name, seat, past.entries[place].row.action)
        assert known == game.to_json(before.redeal(seat, Dice(77)))


def test_too_many_questions_are_refused(tmp_path: Path) -> None:
    with server(tmp_path, hints_per_minute=2) as client:
        person = Person(client)
        Coach(client, lambda n: None)
        answers = []
        for _ in range(3):
            table, seat = begun(person)
            one_turn(person, table, seat)
            answers.append(person.client.get(f"/api/tables/{table}/critique?seat={seat}", headers=person.headers))
        assert [a.status_code for a in answers].count(409) >= 1


def test_a_clear_mistake_is_seen_and_the_best_is_not_criticised() -> None:
    """By the search itself, at a stored puzzle."""
    found = next(p for p in puzzles(theomachy.game("gods-second")).values() if p.chance - p.rival_chance > 17)
    at, game = moment(found), theomachy.game(found.game)
    seen = criticise(game, at.log.position, found.solver, at.rival, sims=50)
    assert seen is not None
    assert seen.loss >= CLEAR
    assert seen.best == brief(told(game, at.log.position, found.solver, at.steps[0], "en"))
    assert criticise(game, at.log.position, found.solver, at.steps[0], sims=30) is None


def test_without_points_he_tells_what_else_it_wins_and_says_it_shortly() -> None:
    game = theomachy.game("gods-second")
    found = puzzles(game)["gods-second-4faf92e3"]
    at = moment(found)
    for lang in LANGUAGES:
        seen = criticise(game, at.log.position, found.solver, at.rival, sims=50, lang=lang)
        assert seen is not None
        assert seen.gains == ()
        assert len(seen.progress) == 2
        assert seen.best.count(";") == 1, "the rest is said in the reasons"
        assert critiques.because(seen, ["Red", "Yellow"], lang).startswith(seen.progress[0])


def test_an_answer_is_told_only_where_it_costs_something() -> None:
    """What the other does next is a threat if it brings him nearer to victory, and if the better move prevents that."""
    told = {}
    for name in ("playing-gods-30b8996e", "four-gods-7e756d84"):
        found = puzzle(name)
        assert found is not None
        at, game = moment(found), theomachy.game(found.game)
        seen = criticise(game, at.log.position, found.solver, at.rival, sims=60)
        assert seen is not None
        told[name] = critiques.because(seen, ["A", "B", "C"], "en")
    assert "can answer: Convert Iberia; then Sol wins. That wins the game." in told["playing-gods-30b8996e"]
    assert "can answer" not in told["four-gods-7e756d84"], "there the other can do nothing better than pass"


def test_every_language_of_the_table_has_the_words() -> None:
    for lang in LANGUAGES:
        because = critiques.because(FOUND, ["Red", "Blue"], lang)
        assert "62" in because
        assert "Blue" in because
