"""Small readers for positions in JSON, shared by all games: each gives what it was asked for or refuses the value.

`place` says where in the position a value stands, `hands.blue[2]` for instance. A refusal is BadPosition and names
the place, what was found there and what is allowed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, TypeVar

from theomachy.core.errors import BadPosition

Meaning = TypeVar("Meaning")

# ---- one value


def number(value: object, low: int, high: int, place: str) -> int:
    """A whole number within bounds, both of them allowed."""
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise BadPosition(f"{place}: {value!r}; allowed: a whole number from {low} to {high}")
    return value


def true_or_false(value: object, place: str) -> bool:
    if not isinstance(value, bool):
        raise BadPosition(f"{place}: {value!r}; allowed: true, false")
    return value


def one_of(value: object, names: Sequence[str], place: str) -> int:
    """The number of a name among those that can stand there."""
    if not isinstance(value, str) or value not in names:
        raise BadPosition(f"{place}: {value!r}; allowed: {', '.join(names)}")
    return names.index(value)


def meaning(value: object, names: Mapping[str, Meaning], place: str) -> Meaning:
    """What a name stands for."""
    if not isinstance(value, str) or value not in names:
        raise BadPosition(f"{place}: {value!r}; allowed: {', '.join(names)}")
    return names[value]


def mapping(value: object, place: str) -> Mapping[str, Any]:
    if not isinstance(value, Mapping):
        raise BadPosition(f"{place}: must be an object, not {type(value).__name__}")
    return value


def listing(value: object, place: str) -> list[Any]:
    if not isinstance(value, list):
        raise BadPosition(f"{place}: must be a list, not {type(value).__name__}")
    return value


# ---- a field of an object, empty if it is left out


def mapping_at(data: Mapping[str, object], key: str) -> Mapping[str, Any]:
    return mapping(data.get(key, {}), key)


def listing_at(data: Mapping[str, object], key: str) -> list[Any]:
    return listing(data.get(key, []), key)


# ---- what every position begins with


def known_keys(data: Mapping[str, object], allowed: Sequence[str], place: str = "a position") -> None:
    """Refuse fields that mean nothing: a misspelt one would silently count as left out."""
    for key in data:
        if key not in allowed:
            raise BadPosition(f"no field {key!r} in {place}; allowed: {', '.join(allowed)}")


def read_revision(data: Mapping[str, object], revisions: Sequence[int]) -> int:
    """`rules`: the revision that the position is played by, the first of these if it is left out."""
    found = data.get("rules", revisions[0])
    if isinstance(found, bool) or not isinstance(found, int) or found not in revisions:
        raise BadPosition(f"rules: {found!r}; allowed: {', '.join(map(str, revisions))}")
    return found


def same_game(data: Mapping[str, object], name: str) -> None:
    """`game` may be left out; a position of another game is refused."""
    if data.get("game", name) != name:
        raise BadPosition(f"game: {data['game']!r} is not {name}")


def seat_names(
    data: Mapping[str, object], known: tuple[str, ...], counts: tuple[int, ...], what: str
) -> tuple[str, ...]:
    """`players`: a number, or the names in seat order; `what` is what the game calls such a name."""
    given = data.get("players", max(counts))
    if isinstance(given, int) and not isinstance(given, bool) and given in counts:
        return known[:given]
    if not isinstance(given, list) or len(given) not in counts or len(set(map(str, given))) != len(given):
        allowed = ", ".join(map(str, counts))
        raise BadPosition(f"players: {given!r}; allowed: {allowed}, or so many different {what}s as a list")
    for name in given:
        if name not in known:
            raise BadPosition(f"players: no {what} {name!r}; allowed: {', '.join(known)}")
    return tuple(given)


def components_path(data: Mapping[str, object], own: Path) -> Path:
    """`components`: another box than the game's own."""
    given = data.get("components", "")
    if not isinstance(given, str) or "\0" in given:
        raise BadPosition(f"components: {given!r}; allowed: the path of a components file")
    return Path(given) if given else own
