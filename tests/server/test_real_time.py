"""Real-time play: the queue decides races, the loser reads why, the clock's reports are recorded like actions."""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest
from grabbing import GrabGame
from tools import Person, all_mine, server

import theomachy
from theomachy.core import registry
from theomachy.server.hall import Hall
from theomachy.server.messages import Done, Play, Refused
from theomachy.server.sight import Viewer
from theomachy.server.store import Store, TableRow
from theomachy.server.tables import Table
from theomachy.server.thinking import Thinkers, Thought


def with_table(monkeypatch: pytest.MonkeyPatch, folder: Path, game: GrabGame, work: Any, players: int = 4) -> None:
    monkeypatch.setitem(registry.GAMES, "grab", game)

    async def inside() -> None:
        store = Store(str(folder))
        await store.open()
        await store.put_person("me", "Me")
        hall = Hall(store, Thinkers(1), 0.0)
        from theomachy.server.store import SeatRow

        seats = [SeatRow(n, "person", "me", f"P{n}", "") for n in range(players)]
        options = game.check(players, {})
        row = TableRow("t", "grab", 1, players, options, "", False, "k", "me", 1.0, time.time(), None, seats)
        await store.create_table(row)
        table = await hall.get("t")
        assert table is not None
        try:
            await work(table)
        finally:
            await hall.close()
            await store.close()

    asyncio.run(inside())


def grab(table: Table, seat: int, cell: int, seq: int = 0) -> Any:
    return table.play("me", Play(seat, 100 + cell, seq, secrets.token_hex(8)), "en")


def test_two_clicks_for_one_cell_have_one_winner(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    async def work(table: Table) -> None:
        answers = await asyncio.gather(*(grab(table, seat, 4) for seat in (2, 0, 3, 1)))
        assert [type(a) for a in answers] == [Done, Refused, Refused, Refused]
        assert {a.clause for a in answers[1:]} == {"GRAB-A-02"}
        assert all(a.reason for a in answers[1:])
        assert table.past.position.owner[4] == 2  # type: ignore[attr-defined]
        assert [row.player for row in await table.store.moves("t")] == [2]
        # a late click at another cell is good, although the table has moved on since it was made
        assert isinstance(await grab(table, 1, 5, seq=0), Done)

    with_table(monkeypatch, tmp_path, GrabGame(), work)


def test_until_the_clock_reports_the_rules_forbid(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    async def work(table: Table) -> None:
        assert isinstance(await grab(table, 0, 0), Done)
        refused = await grab(table, 0, 1)
        assert isinstance(refused, Refused)
        assert refused.clause == "GRAB-T-07"
        assert {d.name: d.whole_ms for d in table.timing.deadlines()} == {"act 200": 60_000, "act 300": 600_000}

    with_table(monkeypatch, tmp_path, GrabGame(rest_ms=60_000), work)


def test_the_clock_reports_and_is_recorded(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    async def work(table: Table) -> None:
        assert isinstance(await grab(table, 0, 0), Done)
        while not isinstance(await grab(table, 0, 1), Done):  # until the clock says that it may
            assert table.running
            await asyncio.sleep(0.01)
        while table.running:
            await asyncio.sleep(0.01)
        async with table.queue:  # the end is written down
            pass
        rows = await table.store.moves("t")
        assert [(row.player, row.action) for row in rows][:3] == [(0, 100), (-2, 200), (0, 101)]
        assert (rows[-1].player, rows[-1].action) == (-2, 300)
        assert table.past.position.turn == theomachy.NOBODY
        assert table.timing.limits == []
        row = await table.store.table("t")
        assert row is not None
        assert row.finished

    with_table(monkeypatch, tmp_path, GrabGame(rest_ms=40, end_ms=1000), work)


def test_a_fair_window_sorts_by_a_rotating_order(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    async def work(table: Table) -> None:
        winners = []
        for cell in range(4):
            answers = await asyncio.gather(*(grab(table, seat, cell) for seat in (3, 2, 1, 0)))
            assert sum(isinstance(a, Done) for a in answers) == 1
            winners.append(table.past.position.owner[cell])  # type: ignore[attr-defined]
        assert sorted(winners) == [0, 1, 2, 3]

    with_table(monkeypatch, tmp_path, GrabGame(window_ms=30), work)


def test_nobody_waits_for_those_who_have_left(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    async def work(table: Table) -> None:
        from theomachy.server import presence
        from theomachy.server.messages import Look

        table.row = msgspec.structs.replace(
            table.row, seats=[*table.row.seats[:1], msgspec.structs.replace(table.row.seats[1], person="away")]
        )
        await table.presence.pass_for_absent()  # nobody is there at all: the table waits
        table.viewers.add(Viewer("me", 0, Look()))
        await table.presence.pass_for_absent()
        assert table.past.position.passed == 0  # type: ignore[attr-defined]
        monkeypatch.setattr(presence, "ABSENT", 0.0)
        await table.presence.pass_for_absent()
        await table.presence.pass_for_absent()
        assert table.past.position.passed == 2  # type: ignore[attr-defined]
        assert [(r.player, r.action) for r in await table.store.moves("t")] == [(1, 150)]

    with_table(monkeypatch, tmp_path, GrabGame(), work, players=2)


def test_people_and_bots_at_once(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Bots act whenever they may, people between them, and every cell has one owner."""
    monkeypatch.setitem(registry.GAMES, "grab", GrabGame(rest_ms=40))

    async def think(self: Thinkers, game: Any, position: Any, player: int, *more: Any) -> Thought:
        await asyncio.sleep(0.01)
        return Thought(int(position.legal(player)[0]))

    monkeypatch.setattr(Thinkers, "think", think)
    with server(tmp_path) as client:
        person = Person(client)
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
        table = person.table("grab", seats)
        end = time.time() + 15
        while not (state := person.state(table, 0))["over"]:
            assert time.time() < end
            grabs = [choice["action"] for choice in state["choices"] if choice["action"] < 150]
            if grabs:
                action = grabs[-1]
                wish = {"seat": 0, "action": action, "seq": 0, "token": secrets.token_hex(8)}
                person.send("POST", f"/api/tables/{table}/actions", wish)
            time.sleep(0.01)
        assert sum(p["points"] for p in state["points"]) == 9
        assert all(p["points"] >= 1 for p in state["points"])


def test_several_people_on_lines_at_once(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(registry.GAMES, "grab", GrabGame())
    with server(tmp_path) as client:
        person = Person(client)
        table = person.table("grab", all_mine(2))
        with (
            client.websocket_connect(f"/api/tables/{table}/live?seat=0", headers=person.headers) as first,
            client.websocket_connect(f"/api/tables/{table}/live?seat=1", headers=person.headers) as second,
        ):
            for socket, seat in ((first, 0), (second, 1)):
                wish = {"type": "play", "seat": seat, "action": 103, "seq": 0, "token": secrets.token_hex(8)}
                socket.send_text(json.dumps(wish))
            answers = []
            for socket in (first, second):
                while (message := json.loads(socket.receive_text()))["type"] not in ("done", "refused"):
                    pass
                answers.append(message["type"])
        assert sorted(answers) == ["done", "refused"]


@pytest.mark.parametrize("seat", [4, 15])
def test_nobody_freezes_a_fair_window(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, seat: int) -> None:
    """Neither a spectator who names a seat that does not exist, nor one who names somebody else's."""

    async def work(table: Table) -> None:
        for who, wrong in (("spectator", seat), (None, seat), ("me", seat), ("spectator", 2)):
            windows = table.windows
            alone = await table.play(who, Play(wrong, 100, 0, secrets.token_hex(8)), "en")
            assert isinstance(alone, Refused)
            assert table.windows == windows, "who does not play opens no window and waits for none"
            strange = table.play(who, Play(wrong, 100, 0, secrets.token_hex(8)), "en")
            cell = table.past.seq
            answers = await asyncio.wait_for(asyncio.gather(strange, grab(table, 3, cell), grab(table, 1, cell)), 20)
            assert [type(a) for a in answers].count(Done) == 1
            assert isinstance(answers[0], Refused)
            assert answers[0].reason

    with_table(monkeypatch, tmp_path, GrabGame(window_ms=30), work)


def test_a_window_without_an_order_is_taken_as_it_came(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    async def work(table: Table) -> None:
        answers = await asyncio.wait_for(asyncio.gather(*(grab(table, seat, 4) for seat in (2, 0, 3, 1))), 20)
        assert [type(a) for a in answers] == [Done, Refused, Refused, Refused]

    game = GrabGame(window_ms=30)
    game.clock.fair_order = lambda position, window: [0, 1 // 0]
    with_table(monkeypatch, tmp_path, game, work)
