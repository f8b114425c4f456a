"""Who begins, in games that leave it to the players: the option `start_player`, alike in all of them.

Chance decides unless the table says a seat. A game declares the option with `start_option`, refuses seats that nobody
has with `refuse_empty_seat`, and learns the seat from `first_seat`.
"""

from __future__ import annotations

from collections.abc import Mapping

from theomachy.core.errors import BadOption
from theomachy.core.options import Option, Value

NAME = "start_player"
RANDOM = "random"


def start_option(most: int, clause: str) -> Option:
    """The option for a game of at most so many players; `clause` is the ruling that explains it."""
    return Option(NAME, RANDOM, (RANDOM, *(f"seat_{seat + 1}" for seat in range(most))), clause)


def first_seat(options: Mapping[str, Value]) -> int:
    """The seat that begins, from 0; -1 where chance decides."""
    value = str(options[NAME])
    return -1 if value == RANDOM else int(value.removeprefix("seat_")) - 1


def refuse_empty_seat(players: int, options: Mapping[str, Value]) -> None:
    """Only a seat at the table can begin."""
    if first_seat(options) >= players:
        allowed = ", ".join((RANDOM, *(f"seat_{seat + 1}" for seat in range(players))))
        raise BadOption(f"option {NAME}={options[NAME]} with {players} players; allowed: {allowed}")
