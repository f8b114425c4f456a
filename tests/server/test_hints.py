"""Hints at the table: for the one who is asked, from what he may know, not at tables without, and not too often."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from tools import Person, all_mine, fewest, server

import theomachy
from theomachy.server import thinking
from theomachy.server.hints import NOT_ASKED, TOO_MANY, WITHOUT

GAME = "gods-second"
FIRST = {"start_player": "seat_1"}
every_game = pytest.mark.parametrize("game", theomachy.game_names())


def play_one(person: Person, table: str, seat: int) -> None:
    state = person.state(table, seat)
    person.play(table, seat, state["choices"][0]["action"], state["seq"])


def asked(person: Person, table: str) -> tuple[int, Any]:
    """A seat that has a choice, and what it sees."""
    for _ in range(50):
        for seat in person.state(table, None)["asked"]:
            state = person.state(table, seat)
            if state["hints"]:
                return int(seat), state
        play_one(person, table, person.state(table, None)["asked"][0])
    raise AssertionError("nobody has a choice")


@every_game
def test_every_game_gives_hints_in_every_language(tmp_path: Path, game: str) -> None:
    with server(tmp_path, hint_seconds=0.1) as client:
        person = Person(client)
        table = person.table(game, all_mine(fewest(game)))
        seat, state = asked(person, table)
        legal = {choice["action"]: choice for choice in state["choices"]}
        for lang in ("en", "de", "it"):
            found = person.get(f"/api/tables/{table}/hints?seat={seat}&lang={lang}")
            assert found["seq"] == state["seq"]
            assert found["simulations"] > 0
            assert 1 <= len(found["hints"]) <= thinking.MOST_HINTS
            for hint in found["hints"]:
                choice = legal[hint["action"]]
                assert hint["targets"] == choice["targets"]
                assert hint["text"] == choice["text"]
                assert hint["told"]
                assert 0 <= hint["chance"] <= 1
            trials = [hint["trials"] for hint in found["hints"]]
            assert trials == sorted(trials, reverse=True)


def test_who_is_not_asked_gets_no_hint(tmp_path: Path) -> None:
    with server(tmp_path, hint_seconds=0.05) as client:
        host, guest, stranger = Person(client), Person(client), Person(client)
        table = host.table(GAME, [{"kind": "me"}, {"kind": "open"}], public=True, options=FIRST)
        guest.send("PUT", f"/api/tables/{table}/seats/1", {}, 200)
        assert not guest.state(table, 1)["hints"]
        assert guest.get(f"/api/tables/{table}/hints?seat=1&lang=de", 409)["reason"] == NOT_ASKED["de"]
        assert "hints" not in stranger.get(f"/api/tables/{table}/hints?seat=0", 409)
        assert "hints" not in guest.get(f"/api/tables/{table}/hints?seat=0", 409)
        assert host.get(f"/api/tables/{table}/hints?seat=0")["hints"]


@pytest.mark.parametrize("lang", ["en", "de", "it"])
def test_a_table_without_hints_gives_none(client: TestClient[Any], lang: str) -> None:
    person = Person(client)
    table = person.table(GAME, all_mine(2), hints=False, options=FIRST)
    assert not person.get(f"/api/tables/{table}")["hints"]
    assert not person.state(table, 0)["hints"]
    assert person.get(f"/api/tables/{table}/hints?seat=0&lang={lang}", 409)["reason"] == WITHOUT[lang]


def test_the_same_question_is_thought_about_once_and_new_ones_are_counted(tmp_path: Path) -> None:
    with server(tmp_path, hint_seconds=0.05, hints_per_minute=4) as client:
        person = Person(client)
        table = person.table(GAME, all_mine(2), options=FIRST)
        first = person.get(f"/api/tables/{table}/hints?seat=0")
        for _ in range(5):
            assert person.get(f"/api/tables/{table}/hints?seat=0")["hints"] == first["hints"]
        person.get(f"/api/tables/{table}/hints?seat=0&lang=de")
        refused = person.get(f"/api/tables/{table}/hints?seat=0&lang=it", 409)
        assert refused["reason"] == TOO_MANY["it"]
        assert Person(client).get("/api/tables")["open"] == []  # everybody else is served


def test_a_hint_over_the_websocket_does_not_hold_up_the_line(tmp_path: Path) -> None:
    with server(tmp_path, hint_seconds=0.5) as client:
        person = Person(client)
        table = person.table(GAME, all_mine(2), options=FIRST)
        with client.websocket_connect(f"/api/tables/{table}/live?seat=0", headers=person.headers) as line:
            assert line.receive_json()["type"] == "state"
            line.send_json({"type": "hint", "seat": 0, "ask": 7})
            line.send_json({"type": "ping"})
            assert line.receive_json()["type"] == "pong"
            answer = line.receive_json()
            assert (answer["type"], answer["ask"], answer["seat"]) == ("hints", 7, 0)
            line.send_json({"type": "hint", "seat": 1, "ask": 8})
            assert line.receive_json() == {"type": "nohint", "ask": 8, "reason": NOT_ASKED["en"]}


def test_the_worker_gets_the_redealt_position(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is sent to the process that thinks is what `redeal` made for the asking seat."""
    import asyncio

    game = theomachy.game("gentes")
    true = game.new(2, seed=3)
    sent: list[Any] = []

    async def worker(self: thinking.Thinkers, place: Any, function: Any, *values: Any) -> Any:
        sent.append(values)
        return None

    monkeypatch.setattr(thinking.Thinkers, "_ask", worker)
    monkeypatch.setattr(thinking.secrets, "randbits", lambda bits: 5)  # type: ignore[attr-defined]
    asyncio.run(thinking.Thinkers(1).advise(game, true, int(true.turn), 0.1, "en"))
    from theomachy.core.dice import Dice

    assert sent[0][1] == game.to_json(true.redeal(int(true.turn), Dice(5)))


def test_a_broken_worker_gives_a_sentence_and_the_next_question_an_answer(tmp_path: Path) -> None:
    import os
    import signal

    from tools import desk

    with server(tmp_path, hint_seconds=3.0) as client:
        person = Person(client)
        table = person.table(GAME, all_mine(2), options=FIRST)
        with client.websocket_connect(f"/api/tables/{table}/live?seat=0", headers=person.headers) as line:
            line.receive_json()
            line.send_json({"type": "hint", "seat": 0, "ask": 1})
            thinkers = desk(client).thinkers
            for _ in range(100):
                if thinkers.pools and thinkers.pools[0]._processes:
                    break
                time.sleep(0.05)
            for process in list(thinkers.pools[0]._processes.values()):
                assert process.pid is not None
                os.kill(process.pid, signal.SIGKILL)
            assert line.receive_json()["type"] == "nohint"
            desk(client).hints.seconds = 0.1
            line.send_json({"type": "hint", "seat": 0, "ask": 2})
            assert line.receive_json()["type"] == "hints"
