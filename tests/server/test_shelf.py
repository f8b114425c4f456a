"""Tables that cannot be opened here: they spoil nothing for anybody, can be read if possible, and can be removed."""

from __future__ import annotations

import json
import logging
from typing import Any

import pytest
from litestar.testing import TestClient
from sqlalchemy import update
from tools import Person, all_mine, desk, play_to_the_end

import theomachy
from choosing import nightly
from theomachy.server.schema import TABLES

Client = TestClient[Any]
GAME = "gods-second"
OPEN = [{"kind": "me"}, {"kind": "open"}]


def rewrite(client: Client, table: str, **values: Any) -> None:
    """Change the row of a table behind the server's back, and let the server forget it."""

    async def work() -> None:
        async with desk(client).store.writing() as connection:
            await connection.execute(update(TABLES).where(TABLES.c.id == table).values(**values))
        kept = desk(client).hall.tables.pop(table, None)
        if kept is not None:
            await kept.close()

    client.blocking_portal.call(work)


@pytest.mark.parametrize(("game", "option"), [(GAME, "max_turns"), ("playing-gods", "turn_limit")])
@pytest.mark.parametrize("value", [2**63, 2**62, 10**30, -1, 1_000_001, "9" * 5000])
def test_no_number_is_too_large_for_the_rules(client: Client, game: str, option: str, value: Any) -> None:
    person = Person(client)
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    wish = {"game": game, "seats": seats, "public": True, "options": {option: value}}
    refused = person.send("POST", "/api/tables", wish, 400)
    assert "1000000" in refused["detail"]
    assert len(refused["detail"]) < 400
    assert person.get("/api/tables") == {"open": [], "watch": [], "mine": []}


NUMBERED = [name for name in theomachy.game_names() if any(o.any_number for o in theomachy.game(name).options)]


@pytest.mark.parametrize("game", NUMBERED)
def test_every_number_among_the_options_is_played_at_both_its_bounds(client: Client, game: str) -> None:
    rules = theomachy.game(game)
    for option in rules.options:
        for value in (option.least, option.most) if option.any_number else ():
            wanted: dict[str, Any] = {option.id: value}
            companions = getattr(rules.module("table.setup"), "companions", None)
            if companions is not None:
                wanted |= companions(max(rules.players), wanted)
            position = rules.new(max(rules.players), seed=1, **wanted)
            assert rules.to_json(rules.position(rules.to_json(position))) == rules.to_json(position)


def test_what_cannot_be_set_up_is_not_written_down(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    person = Person(client)

    def fail(*_: object, **__: object) -> None:
        raise OverflowError("too large")

    monkeypatch.setattr(theomachy.game(GAME).module("table.setup"), "new", fail)
    person.send("POST", "/api/tables", {"game": GAME, "seats": OPEN, "public": True}, 500)
    monkeypatch.undo()
    assert person.get("/api/tables") == {"open": [], "watch": [], "mine": []}


DAMAGES: list[dict[str, Any]] = [
    {"options": json.dumps({"max_turns": 2**63})}, {"options": "{"}, {"options": "[]"}, {"options": "[" * 9999},
    {"game": "chess"}, {"players": 9}, {"rules": 77},
]  # fmt: skip
# Tables that wait and tables that have begun: by day each damage at one of them, in turns.
SPOILED = [(damage, seats) for damage in DAMAGES for seats in (OPEN, all_mine(2))]


@pytest.mark.parametrize(("damage", "seats"), SPOILED if nightly() else SPOILED[::4] + SPOILED[3::4])
def test_one_bad_row_spoils_no_list_and_can_be_removed(
    client: Client, caplog: pytest.LogCaptureFixture, damage: dict[str, Any], seats: list[dict[str, str]]
) -> None:
    host, visitor = Person(client), Person(client)
    bad = host.table(GAME, seats, public=True)
    good = host.table(GAME, OPEN, public=True)
    rewrite(client, bad, **damage)
    logging.getLogger("theomachy").propagate = True
    assert [t["id"] for t in visitor.get("/api/tables")["open"]] == [good]
    mine = {t["id"]: t for t in host.get("/api/tables?lang=de")["mine"]}
    assert set(mine) == {good, bad}
    assert mine[bad]["shelved"]
    assert mine[bad]["ending"] == "delete"
    assert not mine[good]["shelved"]
    if "game" not in damage and "rules" not in damage:
        assert "a table cannot be" in caplog.text
    answer = client.get(f"/api/tables/{bad}?lang=de", headers=host.headers)
    assert answer.status_code == 409
    assert answer.json()["detail"] == mine[bad]["shelved"]
    page = client.get(f"/t/{bad}?lang=it", headers={**host.headers, "accept": "text/html"})
    assert page.status_code == 409
    assert "tavolo" in page.text or "revisione" in page.text
    visitor.send("DELETE", f"/api/tables/{bad}", None, 403)
    assert client.delete(f"/api/tables/{bad}", headers=host.headers).status_code == 204
    assert [t["id"] for t in host.get("/api/tables")["mine"]] == [good]
    assert client.get(f"/api/tables/{bad}", headers=host.headers).status_code == 404


def test_a_private_table_on_the_shelf_does_not_exist_for_strangers(client: Client) -> None:
    host, stranger = Person(client), Person(client)
    table = host.table(GAME, OPEN)
    rewrite(client, table, rules=77)
    stranger.get(f"/api/tables/{table}", 404)
    stranger.get(f"/api/tables/{table}/record", 404)
    stranger.send("DELETE", f"/api/tables/{table}", None, 404)
    host.get(f"/api/tables/{table}", 409)


def test_games_by_other_rules_can_be_read_but_not_played_on(client: Client) -> None:
    person = Person(client)
    table = person.table(GAME, all_mine(2), options={"max_turns": 12})
    play_to_the_end(person, table)
    known = client.get(f"/api/tables/{table}/record", headers=person.headers).text
    rewrite(client, table, rules=0)
    listed = person.get("/api/tables")["mine"][0]
    assert "revision 0" in listed["shelved"]
    assert "revision 1" in listed["shelved"]
    assert listed["record"]
    answer = client.get(f"/api/tables/{table}/record", headers=person.headers)
    assert answer.status_code == 200
    read, before = theomachy.Record.parse(answer.text), theomachy.Record.parse(known)
    assert read.moves == before.moves
    assert read.tags["Rules"] == "0"
    assert {k: v for k, v in read.tags.items() if k != "Rules"} == {
        k: v for k, v in before.tags.items() if k not in ("Rules", "Result", "Keys")
    }
    with pytest.raises(theomachy.core.errors.BadRecord, match="can be read, but not replayed"):
        read.replay()
    person.play(table, 0, 1, 0, status=409)


def test_secrets_stay_secret_on_the_shelf(client: Client) -> None:
    person = Person(client)
    hidden = next(name for name in theomachy.game_names() if theomachy.game(name).hidden)
    table = person.table(hidden, all_mine(min(theomachy.game(hidden).players)))
    rewrite(client, table, rules=77)
    assert not person.get("/api/tables")["mine"][0]["record"]
    assert person.get(f"/api/tables/{table}/record", 409)


def test_a_table_that_fails_does_not_keep_the_others_from_being_looked_after(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    person = Person(client)
    first, second = (person.table(GAME, all_mine(2)) for _ in range(2))
    hall = desk(client).hall
    looked = []

    async def fail() -> None:
        raise RuntimeError("no")

    async def look() -> None:
        looked.append(True)

    monkeypatch.setattr(hall.tables[first].presence, "sweep", fail)
    monkeypatch.setattr(hall.tables[second].presence, "sweep", look)
    client.blocking_portal.call(hall.sweep)
    assert looked
