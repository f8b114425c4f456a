"""The kinds of actions of a game, as the chapters of its rules declare them when they are loaded."""

from __future__ import annotations

from typing import Any, TypeVar

Declared = TypeVar("Declared", bound=tuple[Any, ...])


def declare_in(declared: dict[int, Declared], kinds: tuple[Declared, ...]) -> tuple[int, ...]:
    """Adds the kinds of a chapter, of which number and text come first; their numbers."""
    numbers: list[int] = []
    for kind in kinds:
        number: int = kind[0]
        if number in declared:
            raise ValueError(f"{kind[1]!r} has the number of {declared[number][1]!r}: {number}")
        declared[number] = kind
        numbers.append(number)
    return tuple(numbers)
