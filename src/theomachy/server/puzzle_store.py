"""What is kept about puzzles: who answered which at first sight, ratings and streaks."""

from __future__ import annotations

import time
from typing import NamedTuple

from sqlalchemy import and_, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from theomachy.server.schema import TABLES
from theomachy.server.schema_puzzles import PUZZLE_RATINGS, PUZZLE_RESULTS
from theomachy.server.store import Store, key_taken

PUZZLE = "puzzle"  # the guide of a table at which a puzzle is solved
BEGIN = 1000  # rating of who has not tried any
LEAST = 100
FRESH = 20  # tries during which a rating moves fast
STEPS = (48, 24)  # of the rating, at most: then, and later
SPREAD = 400  # as in Elo: so much better wins ten times as often


class Standing(NamedTuple):
    """How well somebody does."""

    rating: int = BEGIN
    streak: int = 0
    best: int = 0
    tried: int = 0
    solved: int = 0

    def after(self, difficulty: int, right: bool) -> Standing:
        """As if the puzzle were an opponent of that rating."""
        expected = 1 / (1 + 10 ** ((difficulty - self.rating) / SPREAD))
        step = STEPS[0] if self.tried < FRESH else STEPS[1]
        rating = max(LEAST, self.rating + round(step * (right - expected)))
        streak = self.streak + 1 if right else 0
        return Standing(rating, streak, max(self.best, streak), self.tried + 1, self.solved + right)


class Result(NamedTuple):
    right: bool
    change: int


class PuzzleStore:
    """Reading and writing about puzzles. Each method is one transaction."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def standing(self, person: str) -> Standing:
        wanted = select(PUZZLE_RATINGS).where(PUZZLE_RATINGS.c.person == person)
        async with self.store.engine.connect() as connection:
            row = (await connection.execute(wanted)).first()
        return Standing(row.rating, row.streak, row.best, row.tried, row.solved) if row is not None else Standing()

    async def results(self, person: str) -> dict[str, Result]:
        """What the person has answered, by the puzzles' names."""
        wanted = select(PUZZLE_RESULTS).where(PUZZLE_RESULTS.c.person == person)
        async with self.store.engine.connect() as connection:
            return {row.puzzle: Result(row.right, row.change) for row in (await connection.execute(wanted)).all()}

    async def answered(self, person: str, puzzle: str, difficulty: int, right: bool) -> None:
        """The first answer counts; whatever comes after it changes nothing."""
        mine = PUZZLE_RATINGS.c.person == person
        try:
            async with self.store.writing() as connection:
                await self.store.in_turn(connection, f"puzzles {person}")
                known = and_(PUZZLE_RESULTS.c.person == person, PUZZLE_RESULTS.c.puzzle == puzzle)
                if (await connection.execute(select(PUZZLE_RESULTS.c.puzzle).where(known))).first() is not None:
                    return
                row = (await connection.execute(select(PUZZLE_RATINGS).where(mine))).first()
                before = Standing(row.rating, row.streak, row.best, row.tried, row.solved) if row else Standing()
                now = before.after(difficulty, right)
                if row is None:
                    await connection.execute(insert(PUZZLE_RATINGS).values(person=person, **now._asdict()))
                else:
                    await connection.execute(update(PUZZLE_RATINGS).where(mine).values(**now._asdict()))
                values = {"right": right, "change": now.rating - before.rating, "at": time.time()}
                await connection.execute(insert(PUZZLE_RESULTS).values(person=person, puzzle=puzzle, **values))
        except IntegrityError as error:  # the same answer by two ways at once: one was faster
            if not key_taken(error):
                raise

    async def forget(self, person: str) -> None:
        """Nothing about this person's puzzles is kept any more."""
        async with self.store.writing() as connection:
            await connection.execute(delete(PUZZLE_RESULTS).where(PUZZLE_RESULTS.c.person == person))
            await connection.execute(delete(PUZZLE_RATINGS).where(PUZZLE_RATINGS.c.person == person))

    async def tables(self, person: str) -> list[str]:
        """The tables at which the person solves puzzles, or did."""
        mine = and_(TABLES.c.host == person, TABLES.c.guide == PUZZLE)
        async with self.store.engine.connect() as connection:
            return [str(found) for found in (await connection.execute(select(TABLES.c.id).where(mine))).scalars()]
