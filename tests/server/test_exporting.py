"""All my games in one file: every record replays, with its day; nothing of others, nothing that is still secret."""

from __future__ import annotations

import io
import re
import zipfile
from typing import Any

from litestar.testing import TestClient
from sqlalchemy import update
from test_archive import over
from tools import Person, desk

import theomachy
from theomachy.server import exporting
from theomachy.server.schema import TABLES

DAY = 1_700_000_000.0  # 2023-11-14 22:13:20 UTC


def downloaded(person: Person, query: str = "") -> dict[str, str]:
    answer = person.client.get(f"/api/me/games{query}", headers=person.headers)
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"] == "application/zip"
    with zipfile.ZipFile(io.BytesIO(answer.content)) as found:
        assert found.testzip() is None
        return {name: found.read(name).decode() for name in found.namelist()}


def dated(client: TestClient[Any], table: str, at: float) -> None:
    async def write() -> None:
        async with desk(client).store.writing() as connection:
            await connection.execute(update(TABLES).where(TABLES.c.id == table).values(started=at, finished=at + 60))

    client.blocking_portal.call(write)


def test_every_game_is_a_record_with_its_day_and_time(client: TestClient[Any]) -> None:
    anna, bea = Person(client, "Anna"), Person(client, "Bea")
    mine = [over(anna), over(anna, "four-gods", players=2), over(anna, public=True)]
    over(bea, public=True)
    for number, table in enumerate(mine):
        dated(client, table, DAY + 86_400 * number)
    found = downloaded(anna)
    listed = found.pop("games.txt").splitlines()
    assert len(found) == len(listed) == len(mine)
    for number, table in enumerate(reversed(mine)):
        name = next(name for name in found if table in name)
        assert re.match(r"2023-11-1[456]-2213-", name)
        assert name in listed[number], "the newest first"
        record = theomachy.Record.parse(found[name])
        record.verify()
        assert record.tags["Date"] == f"{name[:10]} 22:13 UTC"
        kept = anna.client.get(f"/api/tables/{table}/record", headers=anna.headers).text
        assert record.moves == theomachy.Record.parse(kept).moves
    assert list(downloaded(Person(client, "Carl"))) == ["games.txt"]


def test_days_bound_what_is_sent(client: TestClient[Any], monkeypatch: Any) -> None:
    anna = Person(client, "Anna")
    mine = [over(anna) for _ in range(3)]
    for number, table in enumerate(mine):
        dated(client, table, DAY + 86_400 * number)
    only = downloaded(anna, "?since=2023-11-15&until=2023-11-15")
    assert [name for name in only if mine[1] in name] == [name for name in only if name != "games.txt"] != []
    monkeypatch.setattr(exporting, "MOST", 2)
    some = downloaded(anna)
    assert len(some) == 3
    assert "1 older games" in some["games.txt"]
    for wrong in ("since=yesterday", "since=2023-11-15&until=2023-11-14", "until=2023-02-30"):
        said = anna.get(f"/api/me/games?{wrong}", 400)["detail"]
        assert "2026-11-15" in said
    assert client.get("/api/me/games", headers={"cookie": ""}).status_code == 401


def test_nothing_that_is_still_secret_is_sent(client: TestClient[Any]) -> None:
    anna, bea = Person(client, "Anna"), Person(client, "Bea")
    secret = next(name for name in theomachy.game_names() if theomachy.game(name).hidden)
    players = min(theomachy.game(secret).players)
    table = anna.table(secret, [{"kind": "me"}, *[{"kind": "open"}] * (players - 1)], public=True)
    for seat in range(1, players):
        bea.send("PUT", f"/api/tables/{table}/seats/{seat}", {}, 200)
    assert list(downloaded(anna)) == ["games.txt"], "a running game"
    anna.send("POST", f"/api/tables/{table}/abandon", None, 200)
    assert list(downloaded(anna)) == ["games.txt"], "one with secrets that was ended unfinished"


def test_nobody_downloads_all_the_time(client: TestClient[Any]) -> None:
    anna = Person(client, "Anna")
    for _ in range(4):
        downloaded(anna)
    anna.get("/api/me/games", 429)
