"""Who has left a game with turns: where the rules have an answer the others do not wait for ever."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

import theomachy
from theomachy.core.log import Log
from theomachy.core.position import Position
from theomachy.server import presence
from theomachy.server.messages import Look
from theomachy.server.sight import Viewer
from theomachy.server.store import SeatRow, Store, TableRow
from theomachy.server.tables import Table
from theomachy.server.thinking import Thinkers

GAME = theomachy.game("playing-gods")


def rising() -> Position:
    """B is in limbo, and A has killed what lay on B's last chip: B is asked whether to rise again."""
    table = GAME.position({
        "players": 3, "status": {"B": "limbo"}, "stacks": {"SA1": [], "SA2": [], "SA3": [], "SA4": ["B", "C"]},
        "hands": {"A": ["plague"]}, "figures": {"A": 4}, "step": "landed", "on_turn": "A",
    })  # fmt: skip
    for text in ("attack plague", "target SA4"):
        table.apply(int(table.turn), GAME.parse(table, text))
    assert [GAME.text(table, int(a)) for a in table.legal(1)] == ["resurrect", "stay out"]
    return table


@pytest.mark.clause("PG-R-51")
def test_the_rules_answer_for_a_player_who_is_gone() -> None:
    table = rising()
    assert GAME.text(table, GAME.absent(table, 1)) == "stay out"
    assert GAME.absent(table, 0) == -1
    fresh = GAME.new(3, seed=1)
    assert GAME.absent(fresh, int(fresh.turn)) == -1
    for name in theomachy.game_names():
        game = theomachy.game(name)
        start = game.new(seed=1)
        assert game.absent(start, 0) == -1


@pytest.mark.clause("PG-R-51")
def test_a_god_whose_player_is_gone_does_not_rise(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    async def work() -> None:
        store = Store(str(tmp_path))
        await store.open()
        people = ["anna", "bea", "cem"]
        for person in people:
            await store.put_person(person, person)
        seats = [SeatRow(n, "person", person, person, "") for n, person in enumerate(people)]
        row = TableRow("t", GAME.name, 1, 3, {}, "", False, "key", "anna", 0.0, 1.0, None, seats)
        await store.create_table(row)
        thinkers = Thinkers(1)
        table = Table(row, store, thinkers, 0.0)
        table.past = Log(GAME, rising())
        monkeypatch.setattr(presence, "GONE", 0.0)
        await table.presence.pass_for_absent()  # nobody is there: the table waits
        table.viewers.add(Viewer("stranger", None, Look()))
        await table.presence.pass_for_absent()  # a spectator cannot make anybody lose
        assert table.past.seq == 0
        bea = Viewer("bea", 1, Look())
        table.viewers |= {Viewer("anna", 0, Look()), bea}
        await table.presence.pass_for_absent()  # she is there and thinks
        assert table.past.seq == 0
        table.viewers.remove(bea)
        monkeypatch.setattr(presence, "GONE", 1000.0)
        await table.presence.pass_for_absent()  # she may come back
        assert table.past.seq == 0
        monkeypatch.setattr(presence, "GONE", 0.0)
        await table.presence.pass_for_absent()
        assert next((r.player, r.text) for r in await store.moves("t")) == (1, "stay out")
        assert table.past.position.turn != 1
        after = table.past.seq
        await table.presence.pass_for_absent()  # all other questions wait
        assert table.past.seq == after
        await table.close()
        thinkers.close()
        await store.close()

    asyncio.run(work())
