"""What an edition brings to its pictures."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from theomachy.games.gods.common.words.picture import Words

View = Mapping[str, Any]


@dataclass(frozen=True)
class Cell:
    """One people of one player: how many tribes of the next three, and the points that it has brought."""

    colour: str
    have: int
    need: int
    points: int
    text: str  # `2 of 3`, or `4 of 6` with one three complete
    threes: int = 0  # how many threes are complete


@dataclass(frozen=True)
class Edition:
    cards: tuple[str, ...]  # the kinds that can lie on the display
    words: Callable[[str], Words]  # by language
    cells: Callable[[View, View], Sequence[Cell]]  # for a player
    warnings: Callable[[View, Words], Sequence[str]]  # what everybody should notice
    values: Callable[[View], tuple[object, ...]]  # what the cells hang on beside the player
    plain: bool = False  # the tiles lie on a plain at dusk instead of an island in the sea


def cell(colour: str, tribes: int, threes: int, following: int, points: int, need: int) -> Cell:
    """2 of 3; with one three complete, 4 of 6; two threes are the most there can be."""
    text = str(tribes) if threes >= 2 else f"{tribes}/{following}"
    return Cell(colour, min(need, tribes - threes * need), need, points, text, threes)
