"""The past of a table: what was taken back costs nothing any more, and a long game lets others have their turn."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

import theomachy
from theomachy.core.dice import Dice
from theomachy.core.log import Draft, Log, MoveRow
from theomachy.core.position import CHANCE
from theomachy.server import move_store
from theomachy.server import past as module
from theomachy.server.hall import Hall
from theomachy.server.past import fresh, in_slices
from theomachy.server.store import SeatRow, Store, TableRow
from theomachy.server.thinking import Thinkers

GAME = theomachy.game("gods-second")


def table_row() -> TableRow:
    seats = [SeatRow(n, "person", "me", f"P{n}", "") for n in range(2)]
    options = GAME.check(2, {})
    return TableRow("t", GAME.name, GAME.revision, 2, options, "", False, "k", "me", 1.0, 1.0, None, seats)


def game_rows(takebacks: int, standing: int = 12) -> list[MoveRow]:
    """A game of a few moves whose players thought better again and again. Chance is never taken back."""
    position, dice = fresh(GAME, table_row()), Dice(3)
    rows: list[MoveRow] = []

    def add(player: int, action: int) -> None:
        token = None if player == CHANCE else f"token-{len(rows) + 1}"
        rows.append(MoveRow(len(rows) + 1, player, action, "x", token))

    left = takebacks
    moves = 0
    while moves < standing:
        who = int(position.turn)
        if who == CHANCE:
            outcome = int(position.sample(dice))
            add(CHANCE, outcome)
            position.apply(CHANCE, outcome)
            continue
        actions = [int(a) for a in position.legal(who)]
        for _ in range(min(left, takebacks // standing + 1)):
            add(who, actions[dice.below(len(actions))])
            add(who, -1)
            left -= 1
        action = actions[dice.below(len(actions))]
        add(who, action)
        position.apply(who, action)
        moves += 1
    assert left == 0
    return rows


def standing_rows(rows: list[MoveRow]) -> list[MoveRow]:
    found: list[MoveRow] = []
    for row in rows:
        if row.action < 0:
            del found[row.action :]
        else:
            found.append(row)
    return found


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The rows that were played with all that they tell."""
    found: list[int] = []
    add = Draft.add

    def counted(draft: Draft, row: MoveRow) -> None:
        found.append(row.seq)
        add(draft, row)

    monkeypatch.setattr(Draft, "add", counted)
    return found


def empty() -> Log:
    return Log(GAME, fresh(GAME, table_row()))


def facts(log: Log) -> object:
    """All that a log tells."""
    rows = [entry.row for entry in log.entries]
    told = log.told(0, "de")
    return log.position.key(), rows, log.seq, log.last_undo, [(row, event.kind, text) for row, event, text in told]


def test_only_what_stands_is_played(played: list[int]) -> None:
    rows = game_rows(600)
    assert len(rows) > 1200
    after = empty().after(rows)
    kept = standing_rows(rows)
    assert played == [row.seq for row in kept] == [entry.row.seq for entry in after.entries]
    assert after.seq == rows[-1].seq
    assert after.last_undo == max(row.seq for row in rows if row.action < 0)


def test_row_by_row_or_at_once_is_the_same() -> None:
    rows = game_rows(30)
    at_once = empty().after(rows)
    single = empty()
    for row in rows:
        before = facts(single)
        later = single.after([row])
        assert facts(single) == before
        single = later
    for found in (single, asyncio.run(in_slices(empty().growing(rows)))):
        assert facts(found) == facts(at_once)


def test_a_taking_back_tells_nothing_anew(played: list[int]) -> None:
    """What stood before keeps its sentences: only the position is made anew."""
    rows = game_rows(0)
    before = empty().after(rows)
    played.clear()
    after = before.after([MoveRow(before.seq + 1, 0, -2, "take back")])
    assert played == []
    assert after.entries == before.entries[:-2]
    replayed = fresh(GAME, table_row())
    for row in rows[:-2]:
        replayed.apply(row.player, row.action)
    assert after.position.key() == replayed.key()


def test_taking_back_more_than_there_is_leaves_the_fresh_table() -> None:
    rows = [*game_rows(0)[:2], MoveRow(3, 0, -5, "take back")]
    after = empty().after(rows)
    assert (after.entries, after.seq, after.last_undo) == ([], 3, 3)
    assert after.position.key() == fresh(GAME, table_row()).key()


def test_loading_plays_what_stands_in_slices(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, played: list[int]
) -> None:
    """While a long game is read others have their turn, and every request of it is still known."""
    monkeypatch.setattr(module, "SLICE", -1.0)  # every step is a slice
    monkeypatch.setattr(move_store, "PART", 100)
    rows = game_rows(200)
    turns_of_others = 0
    meanwhile: list[int] = []

    async def work() -> None:
        store = Store(str(tmp_path))
        await store.open()
        await store.put_person("me", "Me")
        await store.create_table(table_row())
        await store.append("t", rows)
        hall = Hall(store, Thinkers(1), 0.0)

        async def tick() -> None:
            nonlocal turns_of_others
            while True:
                turns_of_others += 1
                meanwhile.append(len(played))
                await asyncio.sleep(0)

        ticking = asyncio.create_task(tick())
        table = await hall.get("t")
        ticking.cancel()
        assert table is not None
        assert table.past.seq == rows[-1].seq
        assert set(table.tokens) == {row.token for row in rows if row.token}
        await hall.close()
        await store.close()

    asyncio.run(work())
    kept = standing_rows(rows)
    assert played == [row.seq for row in kept]
    assert len(set(meanwhile)) >= len(kept)  # somebody else had a turn between any two of them


def test_there_is_one_table_also_where_reading_it_failed_once(tmp_path: Path) -> None:
    """Who waited for the one whose reading failed, and who came just then, play at the same table."""

    async def work() -> None:
        store = Store(str(tmp_path))
        await store.open()
        await store.put_person("me", "Me")
        await store.create_table(table_row())
        hall = Hall(store, Thinkers(1), 0.0)
        read, lost = store.table, asyncio.Event()

        async def fails_once(table_id: str) -> TableRow | None:
            store.table = read  # type: ignore[method-assign]
            await lost.wait()
            raise OSError("the database does not answer")

        store.table = fails_once  # type: ignore[method-assign]
        first = asyncio.create_task(hall.get("t"))
        await asyncio.sleep(0)
        waiting = asyncio.create_task(hall.get("t"))
        await asyncio.sleep(0)
        lost.set()
        with pytest.raises(OSError, match="does not answer"):
            await first
        came = await hall.get("t")
        assert came is not None
        assert await waiting is came
        assert hall.tables["t"] is came
        assert not came.closed
        await hall.close()
        await store.close()

    asyncio.run(work())
