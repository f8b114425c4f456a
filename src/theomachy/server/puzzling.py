"""Puzzles at the table: a private game set up at the question, whose other players wait.

The title of such a table is the name of its puzzle, and `guide` of its row is `puzzle`. Whether the answer has been
given is read off what was played: rows that the solver sent, or, where he asked to be shown, rows without a sender.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import TYPE_CHECKING, Literal

from msgspec import Struct

import theomachy
from theomachy.core.errors import TheomachyError
from theomachy.core.log import Log
from theomachy.core.record import Record
from theomachy.core.words import Phrase
from theomachy.server.puzzle_store import PUZZLE, PuzzleStore, Result
from theomachy.server.store import SeatRow, Store, TableRow
from theomachy.teaching.puzzle import Moment, Puzzle, all_puzzles, answer, moment, puzzle, theme_title, why

if TYPE_CHECKING:
    from theomachy.server.tables import Table

ASK = Phrase("puzzle ask")
MORE = Phrase("puzzle more")
WRONG = Phrase("puzzle wrong")
OVER = Phrase("puzzle over")
RIGHT = Phrase("puzzle right")
SHOWN = Phrase("puzzle shown")

State = Literal["open", "solved", "shown"]
NEAR = 8  # of the puzzles that are nearest to a rating one is drawn


class PuzzleNow(Struct):
    """A puzzle at its table: what is asked, or, when it is over, what was right and why. `right` is what the first
    answer was, None before it; `change` what it did to the rating."""

    id: str
    game: str
    difficulty: int
    state: State
    say: str
    why: str = ""
    theme: str = ""
    right: bool | None = None
    change: int = 0
    rating: int = 0
    streak: int = 0


def puzzle_of(row: TableRow) -> Puzzle | None:
    return puzzle(row.title) if row.guide == PUZZLE else None


def state_of(at: Moment, log: Log) -> State:
    """How far the answer has come."""
    given = [e.row for e in log.tail(len(at.log))][: len(at.steps)]
    if [row.action for row in given] != list(at.steps):
        return "open"
    return "solved" if all(row.token is not None for row in given) else "shown"


def objection(row: TableRow, log: Log, seat: int, action: int, lang: str) -> str:
    """What is answered to a move that is not the right one; empty to that one, and to what the rules forbid."""
    found = puzzle_of(row)
    if found is None:
        return ""
    at = moment(found)
    done = len(log) - len(at.log)
    if state_of(at, log) != "open":
        return OVER[lang]
    if at.steps[done] == action or action not in [int(a) for a in log.position.legal(seat)]:
        return ""
    return WRONG[lang]


async def answered(store: Store, row: TableRow, log: Log, person: str | None, right: bool) -> None:
    """Something was answered here: the first time it counts. A right step counts when it was the last one."""
    found = puzzle_of(row)
    if found is None or person is None:
        return
    open_ = state_of(moment(found), log) == "open"
    if right != open_:
        await PuzzleStore(store).answered(person, found.id, found.difficulty, right)


def new_row(found: Puzzle, person: str, name: str, lang: str) -> TableRow:
    """A table for the puzzle: the solver, and players who wait."""
    record = Record.parse(found.record)
    game = theomachy.game(found.game)
    start = record.start()
    players = start.players
    seats = [
        SeatRow(seat, "person", person, name, "") if seat == found.solver
        else SeatRow(seat, "bot", None, game.seat_title(start, seat, lang), "")
        for seat in range(players)
    ]  # fmt: skip
    return TableRow(
        id=secrets.token_urlsafe(9), game=found.game, rules=int(record.tags["Rules"]), players=players,
        options=dict(game.check(players, record.options)), title=found.id, public=False,
        invite=secrets.token_urlsafe(12), host=person, created=time.time(), started=time.time(), finished=None,
        seats=seats, rated=False, hints=False, guide=PUZZLE,
    )  # fmt: skip


async def show(table: Table, lang: str) -> None:
    """Play the answer for whoever gives up."""
    found = puzzle_of(table.row)
    if found is None:
        return
    at = moment(found)
    async with table.queue:
        while state_of(at, table.past) == "open":
            before = table.past.seq
            await table.carry_out(found.solver, at.steps[len(table.past) - len(at.log)], None, lang)
            if table.past.seq == before:
                raise TheomachyError("the answer could not be shown; try again")


async def now(store: Store, table: Table, person: str, lang: str) -> PuzzleNow | None:
    """The puzzle of a table as its solver sees it."""
    found = puzzle_of(table.row)
    if found is None:
        return None
    at = moment(found)
    kept = PuzzleStore(store)
    state = state_of(at, table.past)
    standing, result = await kept.standing(person), (await kept.results(person)).get(found.id)
    game = theomachy.game(found.game)
    if state == "open":
        who = game.seat_title(at.log.position, found.solver, lang)
        say = MORE[lang] if len(table.past) > len(at.log) else ASK(lang, who=who)
        shown = PuzzleNow(found.id, found.game, found.difficulty, state, say)
    else:
        say = (RIGHT if state == "solved" else SHOWN)(lang, answer=answer(found, lang))
        shown = PuzzleNow(
            found.id, found.game, found.difficulty, state, say, await asyncio.to_thread(why, found, lang),
            theme_title(game, found.theme, lang),
        )  # fmt: skip
    if result is not None:
        shown.right, shown.change = result
    shown.rating, shown.streak = standing.rating, standing.streak
    return shown


def following(game: str, rating: int, results: dict[str, Result], besides: str = "") -> Puzzle | None:
    """One of the unanswered puzzles that are nearest to the rating; when all are answered one that was missed, else
    any."""
    there = [p for p in all_puzzles() if game in ("", p.game) and p.id != besides]
    fresh = [p for p in there if p.id not in results]
    missed = [p for p in there if p.id in results and not results[p.id].right]
    near = sorted(fresh or missed or there, key=lambda p: abs(p.difficulty - rating))[:NEAR]
    return secrets.choice(near) if near else None
