"""How a table drives its bots: in fair windows like people, once for each question, and with a word when they are
weaker than their names."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from grabbing import Grab, GrabGame

import theomachy
from theomachy.core import registry
from theomachy.core.dice import Dice
from theomachy.core.languages import LANGUAGES
from theomachy.core.position import CHANCE, CLOCK, EVERYBODY, NOBODY
from theomachy.server.hall import Hall
from theomachy.server.messages import Done, Look, Play, Refused
from theomachy.server.presence import WATCHED
from theomachy.server.store import SeatRow, Store, TableRow
from theomachy.server.tables import Table
from theomachy.server.thinking import Thinkers, Thought

Thinking = Callable[[Any, int], Thought]


def at_table(folder: Path, game: Any, bots: list[str], work: Any, thinkers: Thinkers | None = None) -> None:
    """A running table; an empty name of a bot is a seat of the person `me`."""

    async def inside() -> None:
        store = Store(str(folder))
        await store.open()
        await store.put_person("me", "Me")
        hall = Hall(store, thinkers or Thinkers(1), 0.0)
        seats = [
            SeatRow(n, "bot" if bot else "person", None if bot else "me", bot or "Me", bot)
            for n, bot in enumerate(bots)
        ]
        options = game.check(len(bots), {})
        row = TableRow(
            "t", game.name, game.revision, len(bots), options, "", True, "k", "me", 1.0, time.time(), None, seats
        )
        await store.create_table(row)
        table = await hall.get("t")
        assert table is not None
        try:
            await work(table)
        finally:
            await hall.close()
            hall.thinkers.close()
            await store.close()

    asyncio.run(inside())


def let_think(monkeypatch: pytest.MonkeyPatch, thinking: Thinking) -> list[int]:
    """Bots answer at once with what this says. Gives the seats that were asked, in their order."""
    asked: list[int] = []

    async def think(self: Thinkers, game: Any, position: Any, player: int, *more: Any) -> Thought:
        asked.append(player)
        await asyncio.sleep(0)
        return thinking(position, player)

    monkeypatch.setattr(Thinkers, "think", think)
    return asked


async def until(condition: Callable[[], object]) -> None:
    for _ in range(6000):
        if condition():
            return
        await asyncio.sleep(0.005)
    raise AssertionError("it does not happen")


async def settled(table: Table) -> None:
    """Wait until no bot is at work."""
    await until(lambda: not table.thinking)


@pytest.mark.clause("G4-T-10")
def test_a_bot_waits_in_the_fair_window_like_everybody(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """It is the first to act, and the person is the first in the order of this window: the cell is the person's."""
    monkeypatch.setitem(registry.GAMES, "grab", GrabGame(window_ms=700))
    let_think(monkeypatch, lambda position, player: Thought(104))

    async def work(table: Table) -> None:
        await until(lambda: table.window or table.past.seq)
        assert [seat for seat, _ in table.window] == [1]
        answer = await table.play("me", Play(0, 104, 0, secrets.token_hex(8)), "en")
        assert isinstance(answer, Done)
        assert table.past.position.owner[4] == 0  # type: ignore[attr-defined]
        refused = await table.play("me", Play(0, 104, 0, secrets.token_hex(8)), "en")
        assert isinstance(refused, Refused)

    at_table(tmp_path, theomachy.game("grab"), ["", "random"], work)


class PassingAgain(Grab):
    """Passing is possible for ever, and the second time it changes nothing."""

    def copy(self) -> PassingAgain:
        twin = PassingAgain(self.players, *self.numbers)
        twin.turn, twin.owner, twin.resting = self.turn, list(self.owner), set(self.resting)
        twin.passed = self.passed
        return twin

    def why_not(self, player: int, action: int) -> str:
        return "" if action == 150 and player != CLOCK else super().why_not(player, action)


class PassingGame(GrabGame):
    def new(self, players: int | None = None, **options: object) -> PassingAgain:
        return PassingAgain(players or 4, *self.numbers)


def test_a_bot_that_has_passed_does_not_pass_again_and_again(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(registry.GAMES, "grab", PassingGame())
    asked = let_think(monkeypatch, lambda position, player: Thought(150))

    async def work(table: Table) -> None:
        await settled(table)
        rows = [(row.player, row.action) for row in await table.store.moves("t")]
        assert sorted(rows) == [(1, 150), (2, 150)]
        asked.clear()
        # Nothing is new for them: they are not even asked.
        table._changed()
        await settled(table)
        assert asked == []
        # Something is new: each is asked once more, passing again changes nothing, and nothing is written.
        assert isinstance(await table.play("me", Play(0, 100, 0, secrets.token_hex(8)), "en"), Done)
        await settled(table)
        assert sorted(asked) == [1, 2]
        assert len(await table.store.moves("t")) == 3

    at_table(tmp_path, theomachy.game("grab"), ["", "random", "random"], work)


def test_everybody_reads_that_a_bot_is_weaker_than_its_name(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    game = theomachy.game("gods-second")
    weaknesses: list[Any] = ["", "standby", "standby", "hurried", ""]
    steps: list[Any] = []

    def thinking(position: Any, player: int) -> Thought:
        return Thought(int(position.legal(player)[0]), steps.pop(0) if steps else "")

    let_think(monkeypatch, thinking)

    async def work(table: Table) -> None:
        told = dict.fromkeys(LANGUAGES, 0)
        seen = dict.fromkeys(LANGUAGES, table.past.seq)
        notes: list[str] = []
        for weakness in weaknesses:
            steps[:] = [weakness] * 40
            while table.past.position.turn != 1:  # the person plays until the bot is asked
                position = table.past.position
                action = int(position.legal(0)[0])
                wish = Play(0, action, table.past.seq, secrets.token_hex(8))
                assert isinstance(await table.play("me", wish, "en"), Done)
            await settled(table)
            for lang in LANGUAGES:
                state = table.state("me", 0, Look(lang=lang), seen[lang])
                seen[lang] = state.seq
                lines = [line for line in state.log if not line.clause]
                told[lang] += len(lines)
                assert bool(state.chairs[1].note) == bool(weakness)
                assert not state.chairs[0].note
                assert [line.seq for line in state.log] == sorted(line.seq for line in state.log)
                notes += [line.text for line in lines]
        assert set(told.values()) == {3}  # standby, hurried, and as good as usual again
        assert len(set(notes)) == 3 * len(LANGUAGES)
        assert any("Bot, expert" in text and "weaker" in text for text in notes)
        assert any("Bot, Könner" in text and "schwächer" in text for text in notes)
        assert any("Bot, esperto" in text and "debole" in text for text in notes)

    at_table(tmp_path, game, ["", "level:5"], work)


def test_bots_that_nobody_watches_wait_for_somebody(tmp_path: Path) -> None:
    game = theomachy.game("gods-second")
    thinkers = Thinkers(1, unwatched=0)

    async def work(table: Table) -> None:
        # Nobody has looked for long: what is under way is the last.
        table.presence.last_look -= 2 * WATCHED
        await until(lambda: thinkers.places.barred("t"))
        before = table.past.seq
        await asyncio.sleep(0.05)
        assert table.past.seq == before
        await table.presence.looked(None)
        await until(lambda: table.past.seq > before)

    at_table(tmp_path, game, ["random", "random"], work, thinkers)


def test_a_table_whose_bots_wait_leaves_the_memory(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    from theomachy.server import hall as hall_module

    async def work() -> None:
        store = Store(str(tmp_path))
        await store.open()
        await store.put_person("me", "Me")
        game = theomachy.game("gods-second")
        seats = [SeatRow(n, "bot", None, "random", "random") for n in range(2)]
        row = TableRow("t", game.name, game.revision, 2, game.check(2, {}), "", True, "k", "me", 1.0, 1.0, None, seats)
        await store.create_table(row)
        thinkers = Thinkers(1, unwatched=0)
        hall = Hall(store, thinkers, 0.0)
        table = await hall.get("t")
        assert table is not None
        table.presence.last_look -= 2 * WATCHED
        await until(lambda: thinkers.places.barred("t"))
        monkeypatch.setattr(hall_module, "IDLE", -1.0)
        await hall.sweep()
        assert "t" not in hall.tables
        await asyncio.sleep(0)
        assert not thinkers.places.queue
        await hall.close()
        thinkers.close()
        await store.close()

    asyncio.run(work())


def test_who_is_asked_is_no_secret() -> None:
    """The seats that may act are told to all, so they must not depend on what some of them cannot know."""
    game = theomachy.game("four-gods")
    looked = 0
    for seed in range(6):
        position, dice = game.new(3, seed=seed, clock="real"), Dice(seed)
        for _ in range(120):
            if position.turn == NOBODY:
                break
            who = int(position.turn)
            if who == EVERYBODY:
                asked = [len(position.legal(seat)) > 0 for seat in range(3)]
                for viewer in range(3):
                    deal = position.redeal(viewer, dice)
                    assert [len(deal.legal(seat)) > 0 for seat in range(3)] == asked
                looked += 1
                able = [seat for seat in (0, 1, 2, CLOCK) if len(position.legal(seat))]
                who = able[dice.below(len(able))]
            if who == CHANCE:
                position.apply(CHANCE, position.sample(dice))
                continue
            actions = position.legal(who)
            position.apply(who, actions[dice.below(len(actions))])
    assert looked > 0
