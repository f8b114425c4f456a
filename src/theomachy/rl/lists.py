"""Lists of numbers as OpenSpiel gives them, which numpy takes over whole.

OpenSpiel promises lists, and most programs make an array of them at once. For a mask of 7112 numbers that takes longer
than everything else in a step together. These are lists in every respect, but numpy asks them for the array that they
were made from. Whoever changes a list gets the array of what it holds then.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from theomachy.core.extras import needing

with needing("rl"):
    import numpy as np

CHANGES = (
    "__setitem__", "__delitem__", "__iadd__", "__imul__", "append", "extend", "insert", "pop", "remove", "clear",
    "sort", "reverse",
)  # fmt: skip


class Numbers(list[Any]):
    array: Any = None  # what the list was made from, as long as it is the same

    @classmethod
    def of(cls, array: Any, entries: Any) -> Numbers:
        """The entries, and an array of the same."""
        made = cls(entries)
        made.array = array
        return made

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> Any:
        return np.array(list(self) if self.array is None else self.array, dtype)

    def __reduce__(self) -> tuple[object, ...]:
        return list, (list(self),)


def changing(name: str) -> Callable[..., Any]:
    plain = getattr(list, name)

    def change(self: Numbers, *given: Any, **named: Any) -> Any:
        self.array = None
        return plain(self, *given, **named)

    return change


for _name in CHANGES:
    setattr(Numbers, _name, changing(_name))
