"""Trying puzzles again: games played on from the question, once with the answer and once with the next best.

The proof by which a puzzle was found asks the judge of the search, and asks it alone. A trial asks the games: bots play
on to the end, on the same deal of what the solver may not know and the same chance after both actions, so that what
differs is what the actions are worth. Whoever trains new judges, or changes rules, tries the puzzles again.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev

from theomachy.arena.duel import LONGEST, points
from theomachy.arena.puzzles import proved
from theomachy.bots.seats import Seats
from theomachy.core import registry
from theomachy.core.dice import Dice
from theomachy.core.match import Match
from theomachy.teaching.puzzle import Puzzle, moment

BOT = "mcts:sims=24"  # plays on: strong enough to use what an action gives
SURE = 1.96  # standard errors of an interval of 95 %
LEAST = 16  # games before anything is said
SETTLED = 3.5  # standard errors after which no more games are played: more than SURE, as it is looked at after each


@dataclass(frozen=True)
class Trial:
    """What came of one puzzle."""

    puzzle: Puzzle
    holds: bool  # by the searches of the proof, once more
    answer: float  # share of the games won after it
    rival: float
    error: float  # standard error of the difference
    games: int  # after each of the two

    @property
    def margin(self) -> float:
        return self.answer - self.rival

    @property
    def within(self) -> float:
        """Half of the interval of 95 % of the margin."""
        return SURE * self.error

    @property
    def doubtful(self) -> bool:
        """Do the games say that the answer is not the better one, or cannot tell them apart?"""
        return self.margin <= self.within


def played_on(puzzle: Puzzle, action: int, number: int, bot: str, seed: int) -> float:
    """What the solver gets in one game after this action: the whole point, a part of a shared one, or nothing."""
    game, at = registry.game(puzzle.game), moment(puzzle)
    deal = Dice(seed * 1_000_003 + number)
    position = at.log.position.redeal(puzzle.solver, deal)
    position.apply(puzzle.solver, action)
    match = Match(game, position=position, seed=seed * 7_919 + number, quiet=True)
    dice = [Dice(seed * 104_729 + number * 16 + seat) for seat in range(position.players)]
    with Seats(game, [bot] * position.players, dice=dice, order=match.dice) as table:
        table.play_out(match, LONGEST)
    return points([int(match.position.rank(seat)) for seat in range(position.players)])[puzzle.solver]


def spread(differences: Sequence[float]) -> float:
    """Standard error of their mean; as if one game had gone the other way where all are alike."""
    if len(set(differences)) == 1:
        return 1 / len(differences)
    return stdev(differences) / sqrt(len(differences))


def tried(puzzle: Puzzle, *, games: int, sims: int, bot: str = BOT, seed: int = 1) -> Trial:
    """The proof again with other seeds, then games until it is clear which action is better, or all are played."""
    game, at = registry.game(puzzle.game), moment(puzzle)
    found = proved(game, at.log.position, puzzle.solver, sims, 900_001 + seed)
    after: tuple[list[float], list[float]] = ([], [])
    error = 0.0
    for number in range(games):
        for action, results in zip((at.steps[0], at.rival), after, strict=True):
            results.append(played_on(puzzle, action, number, bot, seed))
        if number + 1 >= LEAST:
            error = spread([a - b for a, b in zip(*after, strict=True)])
            if abs(fmean(after[0]) - fmean(after[1])) > SETTLED * error:
                break
    return Trial(
        puzzle, found is not None and found.best == at.steps[0], fmean(after[0]), fmean(after[1]), error, len(after[0])
    )
