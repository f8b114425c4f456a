"""Nothing hidden leaves the server: what a viewer gets does not change when the hidden part is dealt anew.

One law for all messages. For positions all over a game, with every option that hides something, everything that a
viewer can get out of a table is collected: state, its line in lists of tables, log, marks, time limits, choices as a
list of sentences, answers, refusals of actions by number and by text, whether something can be taken back, hints with
their chances and lines of play, what a bot on the own seat does, and what comes of asking for reviews and past
positions. Then the same from positions that this viewer cannot tell from the true one, with the same dice, and both
must be the same to the byte.
"""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections.abc import Callable, Iterator
from copy import copy
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.exceptions import HTTPException
from tools import Person, all_mine, fewest, server

import theomachy
from choosing import nightly, patience
from theomachy.bots.analysis import advise
from theomachy.core.dice import Dice
from theomachy.core.errors import TheomachyError
from theomachy.core.event import Event
from theomachy.core.log import Log, MoveRow
from theomachy.core.position import CHANCE, NOBODY, Position, playout
from theomachy.pure import is_compiled
from theomachy.server import clocks, seen, thinking, why
from theomachy.server.api_choices import choices
from theomachy.server.hall import Hall
from theomachy.server.hints import Hinting
from theomachy.server.lobby import Lobby
from theomachy.server.messages import Hints, Look, Play, State, Tell, Undo, Why
from theomachy.server.places import Place
from theomachy.server.reviews import Reviews, past_state
from theomachy.server.store import SeatRow, Store, TableRow
from theomachy.server.tables import Table
from theomachy.server.texts import play_text
from theomachy.server.thinking import Answer, Thinkers
from walks import Case, Walk, asked, cases, walk

LOOKS = patience(2, 5) if is_compiled() else 2  # positions of a game
WISHES = patience(16, 60) if is_compiled() else 12  # illegal actions that are tried in each
SIMULATIONS = patience(4, 24) if is_compiled() else 3  # of a hint, and of a bot's choice
LINES = 20  # complete actions that are looked at, and choices that are read out as a list
LANGS = ("en", "de", "it")


def hides(case: Case) -> bool:
    """Is there anything that somebody does not know, at some moment after the start?"""
    position = theomachy.game(case.game).new(case.players, seed=1, **dict(case.options))
    for moment in range(20):
        playout(position, Dice(moment), 3)
        if any(position.redeal(seat, Dice(moment)).key() != position.key() for seat in range(case.players)):
            return True
    return False


def chosen() -> list[Case]:
    """All cases that hide something; every night with the smallest and the largest table only, there are so many."""
    secret = [c for c in cases() if theomachy.game(c.game).hidden and (c.players in ends(c.game) or not nightly())]
    return [case for case in secret if hides(case)]


def ends(game: str) -> tuple[int, int]:
    players = theomachy.game(game).players
    return min(players), max(players)


def sat(case: Case, folder: Path) -> Table:
    seats = [SeatRow(n, "person", f"person{n}", f"P{n}", "") for n in range(case.players)]
    rules = theomachy.game(case.game)
    options = dict(rules.check(case.players, dict(case.options)))
    row = TableRow(
        "t", case.game, rules.revision, case.players, options, "", False, "k", "person0", 1.0, 1.0, None, seats
    )
    return Table(row, Store(str(folder)), Thinkers(1), 0.0)


class Thinker(Thinkers):
    """Thinks here and now, and as the dice of the question say. What it was sent to think about is remembered: it holds
    all that an answer can hang on, also one that these few simulations do not show."""

    def __init__(self) -> None:
        super().__init__(1, covers=False)
        self.sent: list[object] = []

    async def _ask(self, place: Place, function: Callable[..., Answer], *values: Any) -> Answer:
        self.sent.append(values)
        if function is not thinking.advice:
            return function(*values)
        name, data, player, _, seed, lang = values
        game = theomachy.game(name)
        found: Any = advise(
            game, game.position(data), player, sims=SIMULATIONS, seed=seed, most=thinking.MOST_HINTS, lang=lang
        )
        return found  # type: ignore[no-any-return]


def show(table: Table, past: Log) -> None:
    """Let the table be in this position, with the time limits that run in it."""
    table.past = past
    table.pictures.clear()
    table.timing.limits = clocks.limits(Log(table.game, past.position), time.time())


def believed(past: Log, position: Position) -> Log:
    """The same past with another position at its end, from which what follows is told."""
    twin = copy(past)
    twin.position = position
    twin._shared = past.entries
    if twin._shared:
        twin._shared[-1] = replace(twin._shared[-1], after=position)
    else:
        twin.start = position
    return twin


def sits_at(seat: int | None) -> str | None:
    return None if seat is None else f"person{seat}"


def state_of(table: Table, seat: int | None, look: Look) -> State:
    state = table.state(sits_at(seat), seat, look, 0)
    for deadline in state.deadlines:
        deadline.left_ms = 0  # the test takes its time
    return state


def wishes(game: theomachy.Game, worlds: list[Position], seat: int, dice: Dice) -> list[int]:
    """Actions that the seat may not do: some that could be meant in either world, and numbers that mean nothing."""
    legal = {int(a) for world in worlds for a in world.legal(seat)}
    space = sorted({a for world in worlds for a in game.space(world)} - legal)
    shift = game.actions.code_shift
    codes = sorted(game.actions.kinds)
    found = {space[dice.below(len(space))] for _ in range(WISHES)} if space else set()
    for _ in range(WISHES // 4):
        found.add(codes[dice.below(len(codes))] << shift | dice.below(1 << shift))
    if game.name == "four-gods":  # any tile, in hand or not; by day one in four, others each time
        every = patience(4, 1)
        found |= {game.parse(worlds[0], f"hold T{tile:02}a0") for tile in range(1 + dice.below(every), 93, every)}
    return sorted((found | {7, 2**31 - 1}) - legal)


async def messages(table: Table, seat: int | None, asked: list[int], look: Look) -> list[object]:
    """Everything that a viewer can get out of the table in this position."""
    state = state_of(table, seat, look)
    plainly = seen.seen(table, sits_at(seat), seat, look.lang, 0)
    plainly.deadlines = state.deadlines
    found: list[object] = [state, plainly]
    listed = Lobby(table.store, Hall(table.store, table.thinkers, 0.0)).info(table, sits_at(seat), look.lang)
    listed.since_s = 0
    found.append(listed)
    if seat is None:
        return found
    # What the coach looks at after a turn, and what is read out as a list.
    found.append([int(a) for a in table.past.position.sensible(seat)])
    if seat in table.asked():
        found.append(seen.lines(table.game, table.past, seat, LINES))
        if len(state.choices) <= LINES:
            found.append(choices(table, seat, look.lang))
    person, lang, seq = f"person{seat}", look.lang, table.past.seq
    for number, choice in enumerate(state.choices[:: 1 + len(state.choices) // 8]):
        found.append(table.answer(person, Tell(seat, choice.action, number), lang))
    targets = sorted(set(re.findall(r'data-target="([^"]+)"', "".join(panel.body or "" for panel in state.panels))))
    first = [choice.targets[0] for choice in state.choices[:1] if choice.targets]
    for target in [*targets[:: 1 + len(targets) // patience(2, 6)], "button:end", "face:T09a0", "nonsense"]:
        found += [table.answer(person, Why(seat, target, 1, picked), lang) for picked in ([], first)]
    # All at once, so that where there are fair windows they wait for the end of the same one.
    plays = [Play(seat, action, seq, f"wish-{action:010}") for action in asked]
    answers = await asyncio.gather(*(table.play(person, wish, lang) for wish in plays))
    for action, answer in zip(asked, answers, strict=True):
        found.append(answer)
        if why.means_something(table.game, table.past.position, action):
            found.append(read(table, seat, table.game.text(table.past.position, action)))
    found += await thoughts(table, seat, lang) + [await looking_back(table, seat, look)]
    if not state.undo:
        found.append(await table.undo(person, Undo(seat, seq, "undo-token"), lang))
    assert table.past.seq == seq  # nothing of all this was carried out
    return found


async def thoughts(table: Table, seat: int, lang: str) -> list[object]:
    """Hints, or why there are none; and what a bot does that plays on for the seat, which all others see."""
    thinker, position = Thinker(), table.past.position
    found: list[object] = [await Hinting(thinker, 60.0, 1.0).hint(table, f"person{seat}", seat, 0, lang)]
    if seat in table.asked():
        assert table.may_have_hints(seat) == isinstance(found[0], Hints)
        for bot in ("greedy", f"mcts:sims={SIMULATIONS}"):
            found.append(await thinker.think(table.game, position, seat, bot))
    return [*found, thinker.sent]


async def looking_back(table: Table, seat: int, look: Look) -> object:
    """Reviews, past positions: while the game runs there are none, for a reason that is always the same."""
    if table.past.position.turn == NOBODY:
        return None  # everything is open, and a review is of the true game
    reviews, refusals = Reviews(table.store, table.thinkers), []
    for begin in (None, "127.0.0.1"):
        with pytest.raises(HTTPException) as refused:
            await reviews.review(table, look, begin)
        refusals.append(refused.value.detail)
    with pytest.raises(HTTPException) as refused:
        past_state(table, 0, seat, look)
    assert not reviews.running
    return [*refusals, refused.value.detail]


def read(table: Table, seat: int, text: str) -> object:
    """What becomes of a text that a program sends."""
    try:
        steps, refused = table.game.read_line(why.imagined(table.past.position, seat), text, seat)
    except TheomachyError as error:
        return str(error)
    if refused is None:
        return steps
    there, who, action = refused
    return there.why_not(who, action), table.game.reason(there, who, action)


def pasts(table: Table, found: Walk) -> Iterator[tuple[Log, list[MoveRow]]]:
    """The game as the table's memory holds it, some moments with the row that comes next."""
    past = table.past
    rows = [MoveRow(past.seq + 1 + n, player, action, "") for n, (player, action) in enumerate(found.steps)]
    every = max(1, len(rows) // LOOKS)
    shown = 0
    for index in range(every // 2, len(rows), every):
        past = past.after(rows[shown:index])
        shown = index
        yield past, rows[index : index + 1]


@pytest.mark.parametrize("case", chosen(), ids=str)
def test_no_message_changes_when_the_hidden_part_is_dealt_anew(
    case: Case, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not hides(case):
        return
    monkeypatch.setattr("secrets.randbits", lambda bits: case.seed)  # the same dice in both worlds

    async def inside() -> None:
        table = sat(case, tmp_path)
        try:
            for number, (past, rows) in enumerate(pasts(table, walk(case))):
                look = Look(LANGS[number % 3], "light", ("wide", "tall")[number % 2])
                await compare(table, past, rows, look, Dice(case.seed + number))
        finally:
            table.timing.stop()
            await table.store.close()

    asyncio.run(inside())


async def compare(table: Table, past: Log, rows: list[MoveRow], look: Look, dice: Dice) -> None:
    """Everything that each viewer can get in this position and in another that he cannot tell from it."""
    game = table.game
    for seat in (*range(past.position.players), None):
        viewer = NOBODY if seat is None else seat
        other = believed(past, past.position.redeal(viewer, dice))
        asked = [] if seat is None else wishes(game, [past.position, other.position], seat, dice)
        told = []
        for world in (past, other):
            show(table, world)
            told.append(msgspec.json.encode(await messages(table, seat, asked, look)))
        assert told[0] == told[1], difference(*told)
        # The next move, where it can be made in both: what it looks like after that is told alike.
        player, action = rows[0].player, rows[0].action
        if action not in list(other.position.legal(player)):
            continue
        later = [world.after(rows) for world in (past, other)]
        views = [json.dumps(game.view(world.position, seat)) for world in later]
        if views[0] == views[1]:
            told = []
            for world in later:
                show(table, world)
                told.append(msgspec.json.encode(state_of(table, seat, look)))
            assert told[0] == told[1], difference(*told)


def difference(one: bytes, other: bytes) -> str:
    """Where two messages part."""
    at = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    return f"{one[max(0, at - 150) : at + 80]!r} against {other[max(0, at - 150) : at + 80]!r}"


def test_the_law_covers_every_option_that_hides_something() -> None:
    found = chosen()
    for game, wanted in (
        ("four-gods", {"hands_open": False}), ("four-gods", {"gods": "secret"}), ("playing-gods", {}),
        ("four-gods", {"hands_open": False, "backs": "hidden", "clock": "real"}),
        ("gentes", {"hand_visibility": "hidden"}), ("playing-gods", {"steal_view": "blind"}),
    ):  # fmt: skip
        assert any(case.game == game and set(wanted.items()) <= set(case.options) for case in found), (game, wanted)
    assert Case("gentes", 4) not in found
    assert Case("four-gods", 4) not in found


NAMED = re.compile(r"\bT\d\d\b")
BACKS = [c for c in cases() if c.players >= 3 and dict(c.options).get("backs") == "hidden"]


def blind(case: Case, most: int) -> list[tuple[int, int]]:
    """The first steps of a game in which everything open is picked alike: there tiles are put into rows often. Of games
    that differ in their luck it is the first in which, with the real clock, a tile is taken too."""
    game = theomachy.game(case.game)
    wanted = {"row", "take"} if dict(case.options).get("clock") == "real" else {"row"}
    for seed in range(case.seed, case.seed + 100):
        dice, position = Dice(seed), game.new(case.players, **dict(case.options))
        steps: list[tuple[int, int]] = []
        while len(steps) < most and position.turn != NOBODY:
            choices = [(who, int(a)) for who in asked(position) for a in position.legal(who)]
            step = (
                (CHANCE, int(position.sample(dice))) if position.turn == CHANCE else choices[dice.below(len(choices))]
            )
            steps.append(step)
            position.apply(*step)
        if wanted <= {game.actions.kind(action).form.partition(" ")[0] for _, action in steps}:
            return steps
    raise AssertionError(f"no such game of {case}")


@pytest.mark.parametrize("case", BACKS, ids=str)
def test_with_hidden_backs_no_message_names_a_tile_that_the_viewer_does_not_see(case: Case, tmp_path: Path) -> None:
    """Numbers would betray backs (G4-R-59): neither marks nor time limits nor new lines of the log name a tile that is
    not in somebody's open hand. `side:T61b` in the mark of a discard did, and `kept north:T61` among the limits."""

    async def inside() -> None:
        table = sat(case, tmp_path)
        game, past = table.game, table.past
        discards = limits = 0
        for player, action in blind(case, patience(200, 400)):
            kind = game.actions.kind(action).form.partition(" ")[0]
            rows = [MoveRow(past.seq + 1, player, action, "")]
            after = past.after(rows)
            if kind in ("row", "take", "kept", "cool"):  # the time for a taken tile begins after the cooldown
                show(table, after)
                for seat in (*range(case.players), None):
                    if seat == player:
                        continue
                    state = state_of(table, seat, Look())
                    seen = json.dumps([game.view(p.position, seat) for p in (past, after)])
                    new = [line.text for line in state.log if line.seq == after.seq]
                    told = json.dumps([state.last, new, msgspec.to_builtins(state.deadlines)])
                    assert set(NAMED.findall(told)) <= set(NAMED.findall(seen)), told
                    discards += kind == "row" and any(mark.startswith("slot:") for mark in state.last)
                    limits += sum(d.name.startswith("kept ") for d in state.deadlines)
            past = after
        assert discards
        assert limits or dict(case.options).get("clock") != "real"
        table.timing.stop()
        await table.store.close()

    asyncio.run(inside())


def test_a_closed_hand_cannot_be_asked_for(tmp_path: Path) -> None:
    """The way it could once be read: ask to hold every tile of the box, and see which refusals name a clause."""

    async def inside() -> None:
        case = Case("four-gods", 2, (("hands_open", False),))
        table = sat(case, tmp_path)
        game = table.game
        position = game.new(2, seed=5, hands_open=False)
        show(table, Log(game, position))
        seat = int(position.turn)
        legal = {int(a) for a in position.legal(seat)}
        refusals = set()
        for tile in range(1, 93):
            action = game.parse(position, f"hold T{tile:02}a0")
            if action not in legal and tile not in [int(t) for t in position.hands][2 * seat : 2 * seat + 2]:  # type: ignore[attr-defined]
                answer = await table.play(f"person{seat}", Play(seat, action, 0, f"hold-T{tile:04}"), "en")
                refusals.add((answer.reason, answer.clause))  # type: ignore[union-attr]
        assert refusals == {("You do not hold that tile.", "G4-A-01")}
        table.timing.stop()
        await table.store.close()

    asyncio.run(inside())


def test_answers_are_made_of_what_the_asker_knows_whatever_the_rules_look_at(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The rules name clauses that hang on nothing hidden (a law of all games). Should they fail in that, as here, where
    the reason is what everybody holds, the answer still tells nothing: it is asked of a position that is dealt anew."""

    def telling(self: object, position: Any, *_: object) -> str:
        return f"hands: {[int(tile) for tile in position.hands]}"

    monkeypatch.setattr(theomachy.Game, "reason", telling)

    async def inside() -> None:
        table = sat(Case("four-gods", 2, (("hands_open", False),)), tmp_path)
        game = table.game
        position: Any = game.new(2, seed=5, hands_open=False)
        seat = int(position.turn)
        worlds = [position, *(position.redeal(seat, Dice(number)) for number in range(5))]
        assert len({str([int(tile) for tile in world.hands]) for world in worlds}) > 1
        own = [int(tile) for tile in position.hands][2 * seat : 2 * seat + 2]
        text = f"hold T{next(tile for tile in range(1, 93) if tile not in own):02}a0"
        answers = set()
        for number, world in enumerate(worlds):
            show(table, Log(game, world))
            action = game.parse(world, text)
            play = await table.play(f"person{seat}", Play(seat, action, 0, f"hold-{number:04}"), "en")
            line = await play_text(table, f"person{seat}", seat, text, 0, f"line-{number:04}", "en")
            answers.add(str([(each.reason, each.clause) for each in (play, line)]))  # type: ignore[union-attr]
        assert len(answers) == 1
        assert "hands: [" in answers.pop()
        table.timing.stop()
        await table.store.close()

    asyncio.run(inside())


@pytest.mark.parametrize("game", [name for name in theomachy.game_names() if theomachy.game(name).hidden])
def test_while_a_game_with_secrets_runs_nobody_looks_back(game: str, tmp_path: Path) -> None:
    """No record, no review and no past position, neither for players nor for others: they hold everything."""
    with server(tmp_path) as client:
        anna, ben = Person(client, "Anna"), Person(client, "Ben")
        players = fewest(game)
        table = anna.table(game, all_mine(players), public=True)
        for person in (anna, ben):
            person.get(f"/api/tables/{table}/record", 409)
            person.get(f"/api/tables/{table}/review", 409)
            person.send("POST", f"/api/tables/{table}/review", None, 409)
            person.get(f"/api/tables/{table}/past?at=1", 409)
        anna.get(f"/api/tables/{table}/past?at=1&seat=0", 409)
        state: Any = anna.state(table, None)
        assert not state["over"]


def test_private_sentences_reach_one_seat_only(tmp_path: Path) -> None:
    """An event for one seat is in that player's log and in no other; others do not learn what was clicked for it."""

    async def inside() -> None:
        table = sat(Case("gods-second", 2), tmp_path)
        game, start = table.game, table.game.new(2, seed=1)
        seat = int(start.turn)
        action = next(int(a) for a in start.legal(seat) if game.targets(start, int(a))[-1].startswith("hex:"))
        place = game.targets(start, action)[-1]
        table.past = Log(game, start).after([MoveRow(1, seat, action, "x")])
        assert table.past.last_targets(seat) == table.past.last_targets(None) == [place]
        secret = Event("secret", "GODS2-T-01", {}, seat)
        (entry,) = table.past.entries
        entry.events, entry.said = (secret,), dict.fromkeys(LANGS, ("a secret",))
        assert [line.text for line in table.lines(seat, "en")] == ["a secret"]
        assert table.lines(1 - seat, "en") == table.lines(None, "en") == []
        assert table.past.last_targets(seat) == [place]
        assert table.past.last_targets(1 - seat) == table.past.last_targets(None) == []
        await table.store.close()

    asyncio.run(inside())
