"""A game from outside at the table in the browser: as `theomachy new-game` writes it, with people and bots."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from tools import Person, all_mine, play_to_the_end, server

from theomachy.core import clauses, guests, registry
from theomachy.core.game import Game
from theomachy.newgame import write_game


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient[Any]]:
    """A server that knows the game `hillocks`; its bots think in processes that find it by the environment."""
    home = write_game("hillocks", tmp_path / "games")
    monkeypatch.setenv(guests.VARIABLE, str(home.parent))
    monkeypatch.setattr(sys, "path", list(sys.path))
    game = guests.from_folder(home)
    assert isinstance(game, Game)
    monkeypatch.setitem(registry.GAMES, game.name, game)
    clauses.clauses.cache_clear()
    with server(tmp_path / "data") as found:
        yield found
    for module in [name for name in sys.modules if name.split(".")[0] == "hillocks"]:
        del sys.modules[module]


def test_a_person_plays_it_against_a_bot(client: TestClient[Any]) -> None:
    person = Person(client, "Bea")
    table = person.table("hillocks", [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}])
    for clicks in range(3):
        state = waited_for(person, table)
        assert state["banner"] == "Red, which hill do you claim?"
        assert {panel["name"] for panel in state["panels"]} == {"defs", "board", "seat:0", "seat:1"}
        board = next(panel["body"] for panel in state["panels"] if panel["name"] == "board")
        choice = state["choices"][clicks]
        assert f'data-target="{choice["targets"][0]}"' in board
        person.play(table, 0, choice["action"], state["seq"])
    log = [line["text"] for line in waited_for(person, table)["log"]]
    assert log[0].startswith("Red, your god is that of the ")
    assert sum("Yellow claims hill" in line for line in log) == 3
    taken = next(line.split()[-1].rstrip(".") for line in log if line.startswith("Yellow claims"))
    state = person.state(table, 0)
    wish = {"seat": 0, "action": (1 << 24) + int(taken) - 1, "seq": state["seq"], "token": "once-more"}
    refused = person.send("POST", f"/api/tables/{table}/actions", wish)
    assert "Claim a hill that nobody has." in str(refused)


def waited_for(person: Person, table: str) -> Any:
    """The table once the bot has answered."""
    for _ in range(600):
        state = person.state(table, 0)
        if state["asked"] == [0] or state["over"]:
            return state
        time.sleep(0.1)
    raise AssertionError("the bot does not answer")


def test_it_is_played_to_the_end_and_keeps_its_secret_until_then(client: TestClient[Any]) -> None:
    person = Person(client, "Bea")
    table = person.table("hillocks", all_mine(3), public=True)
    stranger = Person(client, "Somebody else")
    told = [line["text"] for line in stranger.state(table, None)["log"]]
    assert not any("your god" in line for line in told)
    assert "your god" in str(person.state(table, 1)["log"])
    final = play_to_the_end(person, table)
    assert len(final["result"]) == 3
    record = client.get(f"/api/tables/{table}/record", headers=person.headers).text
    assert '[Game "hillocks"]' in record
    assert "chance serve" in record


def test_the_lobby_shows_it_with_its_rules(client: TestClient[Any]) -> None:
    person = Person(client)
    games = {game["name"]: game for game in person.get("/api/games?lang=de")}
    assert games["hillocks"]["about"].startswith("Völker nehmen Hügel")
    assert games["hillocks"]["seats"] == ["red", "yellow", "green", "blue"]
    assert client.get("/").status_code == client.get("/rules/hillocks").status_code == 200
    for look in ("light", "dark"):
        assert "<svg" in client.get(f"/games/hillocks/picture.svg?look={look}").text
    rules = person.get("/api/games/hillocks/rules")
    assert "HILLOCKS-A-02" in [clause["id"] for clause in rules]
