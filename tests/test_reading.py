"""The small readers of positions: what they give, and that a refusal names the place, the value and what is allowed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from theomachy.core import reading
from theomachy.core.errors import BadPosition

COLOURS = ("red", "blue", "green")
OWN = Path("own.toml")


def test_what_fits_is_given() -> None:
    assert reading.number(0, 0, 3, "coins") == 0
    assert reading.number(3, 0, 3, "coins") == 3
    assert reading.true_or_false(False, "last") is False
    assert reading.one_of("blue", COLOURS, "hands") == 1
    assert reading.meaning("draw", {"draw": 7}, "step") == 7
    assert reading.mapping({"red": 1}, "power") == {"red": 1}
    assert reading.listing(["red"], "out") == ["red"]
    assert reading.seat_names({"players": ["green", "red"]}, COLOURS, (2, 3), "colour") == ("green", "red")
    assert reading.seat_names({"players": 2}, COLOURS, (2, 3), "colour") == ("red", "blue")
    assert reading.components_path({"components": "other.toml"}, OWN) == Path("other.toml")


def test_what_is_left_out_is_as_usual() -> None:
    assert reading.mapping_at({}, "power") == {}
    assert reading.listing_at({}, "out") == []
    assert reading.seat_names({}, COLOURS, (2, 3), "colour") == COLOURS
    assert reading.components_path({}, OWN) == reading.components_path({"components": ""}, OWN) == OWN
    reading.same_game({}, "gentes")
    reading.known_keys({}, ("step",))


@pytest.mark.parametrize(
    ("read", "message"),
    [
        (lambda: reading.number(4, 0, 3, "coins"), "coins: 4; allowed: a whole number from 0 to 3"),
        (lambda: reading.number(True, 0, 3, "coins"), "coins: True; allowed: a whole number from 0 to 3"),
        (lambda: reading.number(1.0, 0, 3, "coins"), "coins: 1.0; allowed: a whole number from 0 to 3"),
        (lambda: reading.true_or_false(0, "last"), "last: 0; allowed: true, false"),
        (lambda: reading.one_of("grey", COLOURS, "hands"), "hands: 'grey'; allowed: red, blue, green"),
        (lambda: reading.one_of(["red"], COLOURS, "hands"), "hands: ['red']; allowed: red, blue, green"),
        (lambda: reading.meaning([], {"draw": 7, "end": 8}, "step"), "step: []; allowed: draw, end"),
        (lambda: reading.mapping([], "mats.blue"), "mats.blue: must be an object, not list"),
        (lambda: reading.listing({}, "mats.blue.hand"), "mats.blue.hand: must be a list, not dict"),
        (lambda: reading.mapping_at({"power": None}, "power"), "power: must be an object, not NoneType"),
        (lambda: reading.listing_at({"out": "red"}, "out"), "out: must be a list, not str"),
        (
            lambda: reading.known_keys({"stp": 1}, ("step", "turns")),
            "no field 'stp' in a position; allowed: step, turns",
        ),
        (lambda: reading.known_keys({"x": 1}, ("coins",), "mats.blue"), "no field 'x' in mats.blue; allowed: coins"),
        (lambda: reading.same_game({"game": "chess"}, "gentes"), "game: 'chess' is not gentes"),
        (
            lambda: reading.seat_names({"players": ["red", "red"]}, COLOURS, (2, 3), "colour"),
            "players: ['red', 'red']; allowed: 2, 3, or so many different colours as a list",
        ),
        (
            lambda: reading.seat_names({"players": ["red", "grey"]}, COLOURS, (2, 3), "colour"),
            "players: no colour 'grey'; allowed: red, blue, green",
        ),
        (
            lambda: reading.components_path({"components": 7}, OWN),
            "components: 7; allowed: the path of a components file",
        ),
    ],
)
def test_a_refusal_says_where_what_and_what_is_allowed(read: Callable[[], object], message: str) -> None:
    with pytest.raises(BadPosition) as refused:
        read()
    assert str(refused.value) == message
