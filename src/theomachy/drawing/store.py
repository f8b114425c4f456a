"""Parts of pictures that are drawn anew only if what they show has changed.

All tables of a process share the store, so a key holds everything that its part shows: the theme's name, the language,
names of players, what is lit.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, TypeVar

Part = TypeVar("Part")

MOST = 4000
DRAWN: dict[Hashable, Any] = {}


def once(key: Hashable, make: Callable[[], Part]) -> Part:
    """What was made under this key before, or else what `make` makes now."""
    if key not in DRAWN:
        if len(DRAWN) >= MOST:
            del DRAWN[next(iter(DRAWN))]  # the oldest
        DRAWN[key] = make()
    found: Part = DRAWN[key]
    return found
