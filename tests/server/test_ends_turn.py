"""Pages ask before an action that ends a turn: what `tell` says of it is true, and made of what the asker knows."""

from __future__ import annotations

from typing import Any

import pytest

import theomachy
from theomachy.core.dice import Dice
from theomachy.core.event import Event
from theomachy.core.position import CHANCE, EVERYBODY, NOBODY, Position
from theomachy.server import why

OPTIONS: dict[str, dict[str, Any]] = {"four-gods": {"clock": "ticks"}}


def moments(game: str, seed: int, most: int) -> list[tuple[Position, int, int]]:
    """Positions of a random game in which a seat has a choice, with one of its actions."""
    dice = Dice(seed)
    position = theomachy.game(game).new(min(theomachy.game(game).players), seed, **OPTIONS.get(game, {}))
    found: list[tuple[Position, int, int]] = []
    while len(found) < most and position.turn != NOBODY:
        seat = position.turn
        if seat == CHANCE:
            position.apply(CHANCE, position.sample(dice))
            continue
        legal = [int(action) for action in position.legal(seat)]
        action = legal[dice.below(len(legal))]
        if len(legal) > 1:
            found.append((position.copy(), seat, action))
        position.apply(seat, action)
    return found


@pytest.mark.parametrize("game", theomachy.game_names())
def test_it_is_said_of_an_action_whether_the_turn_goes_on(game: str) -> None:
    rules = theomachy.game(game)
    ends, goes_on = 0, 0
    for position, seat, action in moments(game, 3, 200):
        said = why.ends_turn(rules, position, seat, action)
        path = rules.targets(position, action)
        told: list[Event] = []
        after = position.copy()
        after.events = told
        after.apply(seat, action)
        if after.turn == CHANCE:
            continue  # what comes then nobody knows
        begun = [who for event in told if (who := rules.turn_begins(event)) is not None]
        passed = any(who >= 0 for who in begun) if begun else after.turn != seat
        if len(path) == 1 and path[0] in why.SAYS_SO:
            assert not said
        else:
            assert said == passed, (path, after.turn)
        ends += said
        goes_on += not said
    assert ends
    assert goes_on


@pytest.mark.parametrize("game", theomachy.game_names())
def test_it_is_the_same_wherever_the_asker_cannot_tell_positions_apart(game: str) -> None:
    rules = theomachy.game(game)
    for number, (position, seat, action) in enumerate(moments(game, 4, 40)):
        other = position.redeal(seat, Dice(number))
        assert why.ends_turn(rules, position, seat, action) == why.ends_turn(rules, other, seat, action)


def test_the_step_that_follows_counts_with_it() -> None:
    """In 4 Gods a face and the cell for it are clicked together: asked is what comes after both."""
    rules = theomachy.game("four-gods")
    seen = set()
    for position, seat, action in moments("four-gods", 5, 200):
        for then in rules.ahead(position, seat, action):
            seen.add((why.ends_turn(rules, position, seat, action), why.ends_turn(rules, position, seat, action, then)))
    assert (False, True) in seen


def test_nobody_is_asked_where_everybody_acts_at_once() -> None:
    rules = theomachy.game("four-gods")
    position, dice = rules.new(2, 1, clock="real"), Dice(1)
    while position.turn != EVERYBODY:
        seat = position.turn
        position.apply(seat, position.sample(dice) if seat == CHANCE else int(position.legal(seat)[0]))
    actions = [int(action) for action in position.legal(0)]
    assert actions
    assert not any(why.ends_turn(rules, position, 0, action) for action in actions)
