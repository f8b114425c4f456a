"""Bots see only what a player sees: their moves do not hang on what is hidden."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any
from zlib import crc32

import pytest

import theomachy
from choosing import patience
from theomachy.bots.bot import ask, make_bot
from theomachy.bots.seats import sequential
from theomachy.core.dice import Dice
from theomachy.core.position import playout

# The options under which as much as possible is hidden in each game that knows secrets.
SECRETS: dict[str, dict[str, Any]] = {
    "gentes": {"hand_visibility": "hidden"},
    "playing-gods": {},
    "four-gods": {"gods": "secret", "hands_open": False},
}


def likeness(first: list[int], second: list[int]) -> float:
    """How often two lists that were drawn from one distribution are at least as different as these: they are thrown
    together and parted anew at random, many times."""

    def common(one: Sequence[int], other: Sequence[int]) -> int:
        return (Counter(one) & Counter(other)).total()

    found, pooled, lots = common(first, second), [*first, *second], Random(1)
    rounds, as_different = 2000, 0
    for _ in range(rounds):
        lots.shuffle(pooled)
        as_different += common(pooled[: len(first)], pooled[len(first) :]) <= found
    return as_different / rounds


def two_deals(game: theomachy.Game) -> Iterator[tuple[theomachy.Position, theomachy.Position, int]]:
    """Positions from the middle of games, each also with its hidden part dealt anew for the one on turn."""
    secrets = SECRETS[game.name]
    for seed in range(4):
        position = game.new(max(game.players), seed=seed, **sequential(game), **secrets)
        dice = Dice(seed)
        playout(position, dice, 25)
        while position.turn == theomachy.CHANCE:
            position.apply(theomachy.CHANCE, position.sample(dice))
        seat = int(position.turn)
        if seat < 0 or len(position.legal(seat)) < 2:
            continue
        other = position.redeal(seat, Dice(99))
        if game.to_json(other) != game.to_json(position):
            yield position, other, seat


DICE = patience(30, 60)  # with so many each question is asked
UNLIKELY = 0.001  # a likeness that chance alone does not bring about


def test_every_game_with_secrets_is_looked_at() -> None:
    assert {name for name in theomachy.game_names() if theomachy.game(name).hidden} == set(SECRETS)


@pytest.mark.parametrize("name", SECRETS)
def test_a_bot_plays_the_same_when_the_hidden_part_is_dealt_anew(name: str) -> None:
    """The distribution of its moves over many dice does not depend on what it cannot see."""
    game = theomachy.game(name)
    bot = make_bot(f"mcts:sims={patience(8, 25)}", game)
    asked = 0
    for position, other, seat in two_deals(game):
        first = [ask(bot, position, seat, Dice(1000 + i)) for i in range(DICE)]
        second = [ask(bot, other, seat, Dice(5000 + i)) for i in range(DICE)]
        assert likeness(first, second) > UNLIKELY, (sorted(first), sorted(second))
        asked += 1
    assert asked >= 3


@pytest.mark.parametrize("name", SECRETS)
def test_a_bot_that_peeks_would_be_found_out(name: str) -> None:
    """A choice that hangs on what is hidden fails the comparison above, unless `ask` deals anew first."""
    game = theomachy.game(name)

    class Peeker:
        def choose(self, position: theomachy.Position, player: int, dice: Dice) -> int:
            legal = position.legal(player)
            seen = crc32(json.dumps(game.to_json(position), sort_keys=True).encode())
            return int(legal[(seen + dice.below((len(legal) + 1) // 2)) % len(legal)])  # one half, by what it saw

    bot = Peeker()
    caught = 0
    for position, other, seat in two_deals(game):
        first = [bot.choose(position.copy(), seat, Dice(1000 + i)) for i in range(DICE)]
        second = [bot.choose(other.copy(), seat, Dice(5000 + i)) for i in range(DICE)]
        caught += likeness(first, second) <= UNLIKELY
        first = [ask(bot, position, seat, Dice(1000 + i)) for i in range(DICE)]
        second = [ask(bot, other, seat, Dice(5000 + i)) for i in range(DICE)]
        assert likeness(first, second) > UNLIKELY
    assert caught
