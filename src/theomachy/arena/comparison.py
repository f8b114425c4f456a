"""One question of the table of strength, and what the games said to it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from theomachy.arena.duel import Result
from theomachy.arena.ratings import Standing, block_shares, standings


@dataclass(frozen=True)
class Comparison:
    game: str
    bots: tuple[str, ...]
    part: str = ""  # the setting in which the two sides differ, if what a part of the search brings is the question

    @property
    def file(self) -> str:
        return "-".join([self.game, *("".join(c for c in b if c.isalnum()) for b in self.bots)]) + ".jsonl"


@dataclass(frozen=True)
class Row:
    """How the first bot of a comparison did, altogether and block by block."""

    comparison: Comparison
    first: Standing
    blocks: tuple[float, ...]


def row(comparison: Comparison, results: Sequence[Result]) -> Row:
    first = next(s for s in standings(comparison.bots, results) if s.bot == comparison.bots[0])
    return Row(comparison, first, tuple(block_shares(results, 0)))
