"""Nothing hidden is in any message: what a player gets does not change when the hidden part is dealt anew."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

import theomachy
from theomachy.core.dice import Dice
from theomachy.core.position import CHANCE, EVERYBODY, NOBODY
from theomachy.server.messages import Look, Tell, Why
from theomachy.server.past import Past, next_rows
from theomachy.server.store import SeatRow, Store, TableRow
from theomachy.server.tables import Table
from theomachy.server.thinking import Thinkers

CASES = [(name, players) for name in theomachy.games() for players in theomachy.game(name).players]


def sat(game: str, players: int, folder: Path) -> Table:
    seats = [SeatRow(n, "person", f"person{n}", f"P{n}", "") for n in range(players)]
    rules = theomachy.game(game)
    options = dict(rules.check(players, {}))
    row = TableRow("t", game, rules.revision, players, options, "", False, "k", "person0", 1.0, 1.0, None, seats)
    return Table(row, Store(str(folder)), Thinkers(1), 0.0)


def messages(table: Table, seat: int) -> bytes:
    """Everything that the owner of a seat can get out of the table in this position."""
    person = f"person{seat}"
    state = table.state(person, seat, Look(), 0)
    found: list[object] = [state]
    targets = sorted({t for choice in state.choices for t in choice.targets})[:3]
    for number, choice in enumerate(state.choices[:4]):
        found.append(table.answer(person, Tell(seat, choice.action, number), "en"))
    for target in [*targets, "button:end", "nonsense"]:
        found.append(table.answer(person, Why(seat, target, 1), "en"))
    return msgspec.json.encode(found)


@pytest.mark.parametrize(("game", "players"), CASES)
def test_messages_do_not_change_when_the_hidden_part_is_dealt_anew(game: str, players: int, tmp_path: Path) -> None:
    async def inside() -> None:
        table = sat(game, players, tmp_path)
        rules = table.game
        dice = Dice(players)
        step = 0
        while table.past.position.turn != NOBODY and step < 400:
            true = table.past
            position = true.position
            if step % 23 == 5:
                for seat in range(players):
                    seen = messages(table, seat)
                    for _ in range(2):
                        table.past = replace(true, position=position.redeal(seat, dice))
                        table.pictures.clear()
                        assert messages(table, seat) == seen
                    table.past = true
                    table.pictures.clear()
            if position.turn == CHANCE:
                rows = next_rows(rules, true, CHANCE, 0, None, 0.0)
            else:
                who = int(position.turn)
                if who == EVERYBODY:
                    asked = [s for s in range(players) if len(position.legal(s))]
                    who = asked[dice.below(len(asked))] if asked else -2
                legal = position.legal(who)
                rows = next_rows(rules, true, who, int(legal[dice.below(len(legal))]), None, 0.0)
            table.past = true.after(rules, rows, table.row)
            step += 1
        assert isinstance(table.past, Past)
        await table.store.close()

    asyncio.run(inside())


def test_private_sentences_reach_one_seat_only(tmp_path: Path) -> None:
    """An event for one seat is in that player's log and in no other; others do not learn what was clicked for it."""
    from theomachy.server.past import Entry, Sentence
    from theomachy.server.store import MoveRow

    async def inside() -> None:
        table = sat("gods-second", 2, tmp_path)
        texts = dict.fromkeys(("en", "de", "it"), "a secret")
        entry = Entry(MoveRow(1, 0, 5, "x"), ("hex:0,0",), (Sentence("GODS2-T-01", texts, 0),))
        table.past = Past(table.past.position, [entry], 1)
        assert [line.text for line in table.lines(0, "en")] == ["a secret"]
        assert table.lines(1, "en") == table.lines(None, "en") == []
        assert table.past.last_targets(0) == ["hex:0,0"]
        assert table.past.last_targets(1) == table.past.last_targets(None) == []
        await table.store.close()

    asyncio.run(inside())
