"""The store: append-only, guarded, and the same shape by migration as by declaration."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import text

from theomachy.core.errors import TheomachyError
from theomachy.core.log import MoveRow
from theomachy.server.database import MIGRATIONS, database_url
from theomachy.server.schema import METADATA
from theomachy.server.store import Forked, SeatRow, Store, TableRow


def table(name: str = "t1") -> TableRow:
    seats = [SeatRow(0, "person", "host", "Host", ""), SeatRow(1, "open", None, "", "")]
    return TableRow(name, "gods-second", 1, 2, {}, "", True, "key", "host", 1.0, None, None, seats)


def rows(first: int, count: int = 2, token: str | None = None) -> list[MoveRow]:
    return [MoveRow(n, 0, 5, "text", token if n == first else None, 1.0) for n in range(first, first + count)]


def run(tmp_path: Path, work: Any) -> None:
    async def inside() -> None:
        store = Store(str(tmp_path))
        await store.open()
        await store.put_person("host", "Host")
        await store.create_table(table())
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(inside())


def test_the_same_row_is_never_written_twice(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await store.append("t1", rows(1))
        for first in (1, 2):
            with pytest.raises(Forked):
                await store.append("t1", rows(first, 3))
        assert [row.seq for row in await store.moves("t1")] == [1, 2]
        await store.append("t1", rows(3))
        assert [row.seq for row in await store.moves("t1", after=2)] == [3, 4]

    run(tmp_path, work)


def test_of_many_writers_one_wins(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        results = await asyncio.gather(*(store.append("t1", rows(1)) for _ in range(20)), return_exceptions=True)
        assert sum(result is None for result in results) == 1
        assert all(result is None or isinstance(result, Forked) for result in results)
        assert [row.seq for row in await store.moves("t1")] == [1, 2]

    run(tmp_path, work)


def test_a_request_is_written_once(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await store.append("t1", rows(1, token="request-1"))
        with pytest.raises(Forked):
            await store.append("t1", rows(3, token="request-1"))

    run(tmp_path, work)


def test_a_chair_has_one_owner(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        for name in "abcdef":
            await store.put_person(name, name)
        taken = await asyncio.gather(*(store.take_seat("t1", 1, name, name, ["open"]) for name in "abcdef"))
        assert sum(taken) == 1
        assert not await store.take_seat("t1", 0, "a", "a", ["open", "link", "person"])

    run(tmp_path, work)


def test_migrations_give_the_declared_shape(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await store.open()  # a second time changes nothing

        def differences(connection: Any) -> list[Any]:
            found: list[Any] = compare_metadata(MigrationContext.configure(connection), METADATA)
            return found

        async with store.engine.connect() as connection:
            assert await connection.run_sync(differences) == []

    run(tmp_path, work)


def test_the_key_is_made_once(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        keys = await asyncio.gather(*(store.secret() for _ in range(5)))
        assert len(set(keys)) == 1
        assert len(keys[0]) == 32

    run(tmp_path, work)


def test_addresses(tmp_path: Path) -> None:
    assert database_url(str(tmp_path)).endswith("theomachy.db")
    assert database_url("postgres://u@h/d") == "postgresql+psycopg://u@h/d"
    assert database_url("sqlite:///x.db") == "sqlite+aiosqlite:///x.db"
    with pytest.raises(TheomachyError, match="allowed"):
        database_url("mysql://u@h/d")


def test_tables_of_the_first_version_go_on(tmp_path: Path) -> None:
    """A database from before players named themselves: its tables are there, under the usual names."""

    async def work() -> None:
        store = Store(str(tmp_path))
        async with store.engine.begin() as connection:
            await connection.run_sync(lambda c: migrate(c, "0001"))
            for line in (
                "INSERT INTO people VALUES ('host', 'Host', 1.0)",
                "INSERT INTO tables VALUES ('t1','playing-gods',1,2,'{}','',1,'key','host',1.0,1.0,NULL)",
                "INSERT INTO seats VALUES ('t1',0,'person','host','Host',''), ('t1',1,'bot',NULL,'Bot','random')",
            ):
                await connection.execute(text(line))
        await store.open()
        found = await store.table("t1")
        assert found is not None
        assert [seat.player_name for seat in found.seats] == ["", ""]
        await store.close()

    asyncio.run(work())


def test_tables_from_before_seats_could_be_handed_over_go_on(tmp_path: Path) -> None:
    """A running game of the third shape: nobody has looked since, and its seats can be handed over and taken back."""

    async def work() -> None:
        store = Store(str(tmp_path))
        async with store.engine.begin() as connection:
            await connection.run_sync(lambda c: migrate(c, "0003"))
            for line in (
                "INSERT INTO people VALUES ('host', 'Host', 1.0)",
                "INSERT INTO tables (id, game, rules, players, options, title, public, invite, host, created, started) "
                "VALUES ('t1','playing-gods',1,2,'{}','',1,'key','host',1.0,1.0)",
                "INSERT INTO seats VALUES ('t1',0,'person','host','Host','','Zeus'), "
                "('t1',1,'bot',NULL,'Bot','random','')",
            ):
                await connection.execute(text(line))
        await store.open()
        found = await store.table("t1")
        assert found is not None
        assert [(seat.seen, seat.played_by, seat.player_name) for seat in found.seats] == [
            (0.0, "host", "Zeus"), (0.0, None, ""),
        ]  # fmt: skip
        assert await store.put_bot("t1", 0, "host", "greedy", unseen=1.0)
        await store.saw("t1", "host", 5.0)
        assert await store.take_back("t1", 0, "host")
        found = await store.table("t1")
        assert found is not None
        assert (found.seats[0].seen, found.seats[0].played_by, found.seats[0].name) == (5.0, "host", "Host")
        assert not await store.put_bot("t1", 0, "host", "greedy", unseen=4.0)
        await store.close()

    asyncio.run(work())


def migrate(connection: Any, to: str) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, to)


@pytest.mark.parametrize(
    ("data", "says"),
    [
        ("postgresql://host:hush@127.0.0.1:1/club", "127.0.0.1:1/club"),
        ("{folder}/file/inside", "inside"),
        ("mysql://club", "allowed: a folder, postgresql://..., sqlite:///FILE"),
    ],
)
def test_a_store_that_cannot_be_had_is_named(data: str, says: str, tmp_path: Path) -> None:
    from theomachy.server.serve import check_store

    (tmp_path / "file").write_text("not a folder")
    with pytest.raises(TheomachyError, match="cannot keep games at") as refused:
        asyncio.run(check_store(data.format(folder=tmp_path)))
    assert says in str(refused.value)
    assert "hush" not in str(refused.value)
