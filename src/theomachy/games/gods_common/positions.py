"""Reading and writing the parts of a position in JSON that both editions have."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from mypy_extensions import i64

from theomachy.core.errors import BadPosition
from theomachy.games.gods_common.cards import NO_GOD, TEMPLE, god_of, is_tribe, kind_of
from theomachy.games.gods_common.names import read_card, seat_of, write_card
from theomachy.games.gods_common.table import (
    ACTION, AFTER, COLOURS, LAST_TURN, OVER, REFILL, SEATING, STARTER, STONE, WHERE_TO, GodsTable,
)  # fmt: skip

PHASES = {
    SEATING: "seating", STARTER: "starter", REFILL: "refill", ACTION: "actions", WHERE_TO: "where to",
    STONE: "stone", AFTER: "after", LAST_TURN: "last turn", OVER: "over",
}  # fmt: skip


def known_keys(data: Mapping[str, object], allowed: tuple[str, ...]) -> None:
    for key in data:
        if key not in allowed:
            raise BadPosition(f"no field {key!r} in a position; allowed: {', '.join(allowed)}")


def number(value: object, low: int, high: int, place: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise BadPosition(f"{place}: {value!r}; allowed: a whole number from {low} to {high}")
    return value


def mapping(data: Mapping[str, object], key: str) -> Mapping[str, Any]:
    value = data.get(key, {})
    if not isinstance(value, Mapping):
        raise BadPosition(f"{key}: must be an object, not {type(value).__name__}")
    return value


def texts(data: Mapping[str, object], key: str) -> list[Any]:
    value = data.get(key, [])
    if not isinstance(value, list):
        raise BadPosition(f"{key}: must be a list, not {type(value).__name__}")
    return value


def read_gods(data: Mapping[str, object], known: tuple[str, ...], counts: tuple[int, ...]) -> tuple[str, ...]:
    """`players`: a number, or the gods in seat order."""
    given = data.get("players", max(counts))
    if isinstance(given, int) and not isinstance(given, bool) and given in counts:
        return known[:given]
    if not isinstance(given, list) or len(given) not in counts or len(set(map(str, given))) != len(given):
        allowed = ", ".join(map(str, counts))
        raise BadPosition(f"players: {given!r}; allowed: {allowed}, or so many different gods as a list")
    for god in given:
        if god not in known:
            raise BadPosition(f"players: no god {god!r}; allowed: {', '.join(known)}")
    return tuple(given)


def by_god(data: Mapping[str, object], key: str, gods: tuple[str, ...], most: int) -> dict[int, int]:
    """A number for each god that is named: {"red": 5}."""
    given = mapping(data, key)
    return {seat_of(god, gods, key): number(n, 0, most, f"{key}.{god}") for god, n in given.items()}


def read_field(table: GodsTable, cards: list[Any]) -> None:
    """Lay the cards down and count what follows from them: tribes, temples and stones left."""
    fixed = table.numbers()
    for i, text in enumerate(cards):
        place = f"field[{i}]"
        at, card = read_card(text, table.gods, place)
        if table.field.card(at) != 0:
            raise BadPosition(f"{place}: {text!r}: there is a card on that hex already")
        table.field.put(at, card)
        kind, god = kind_of(card), god_of(card)
        if is_tribe(kind) and god != NO_GOD:
            table.tribes[god * COLOURS + kind] += 1
        elif kind == TEMPLE and table.temples[god] == 0:
            raise BadPosition(f"{place}: more than {fixed.temples} temples of {table.gods[god]}")
        if kind == TEMPLE:
            table.temples[god] -= 1
        elif god != NO_GOD:
            if table.stones[god] == 0:
                raise BadPosition(f"{place}: more than {fixed.stones} stones of {table.gods[god]}")
            table.stones[god] -= 1
        elif card == 5:
            table.add_desert(at)


def write_field(table: GodsTable) -> list[str]:
    return [write_card(int(at), table.field.card(i64(at)), table.gods) for at in table.field.codes()]


def named(values: Any, gods: tuple[str, ...]) -> dict[str, int]:
    return {god: int(values[seat]) for seat, god in enumerate(gods)}
