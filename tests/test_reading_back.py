"""Every moment of a game reads back from its JSON: in the middle of every step, to the very end, and redealt.

A server keeps no positions, but bots, hints and reviews get theirs as JSON, and people write theirs down. The law of
`test_every_game.py` looks at a few positions of one game for each pair of options. Moments that are rare, such as the
last tile of a pile or the middle of an action that moves many pieces, need every step of many games.
"""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Iterator
from typing import Any

import pytest

import theomachy
from choosing import patience
from theomachy.core.dice import Dice
from theomachy.core.position import CHANCE, NOBODY, Position
from theomachy.games.playing_gods.table.box import box
from theomachy.pure import is_compiled
from walks import Case, asked, cases, cases_of, picked, walk

CASES = cases()
every_case = pytest.mark.parametrize("case", CASES, ids=str)
every_game = pytest.mark.parametrize("name", theomachy.game_names())
STRIDE = patience(3, 1) if is_compiled() else patience(40, 8)  # one in so many of the steps before the last ones
END = 40 if is_compiled() else 10  # the last steps of a game
STEPS = patience(10_000, 200_000) if is_compiled() else patience(1_000, 10_000)  # played for each game
BRANCHES = patience(150, 5_000) if is_compiled() else patience(20, 300)
AHEAD = 15  # steps of a branch


def check(game: theomachy.Game, position: Position) -> None:
    """An equal position: the same key, the same choices and chances, and the same JSON again."""
    data = game.to_json(position)
    again = game.position(json.loads(json.dumps(data)))
    assert again.key() == position.key(), data
    assert game.to_json(again) == data
    assert again.turn == position.turn
    for player in asked(position):
        assert list(again.legal(player)) == list(position.legal(player)), data
    if position.turn == CHANCE:
        assert list(again.weights()) == list(position.weights()), data


def some_steps(positions: list[Position]) -> list[Position]:
    """Here and there, and all of the last ones."""
    return [*positions[:-END:STRIDE], *positions[-END:]]


@every_case
def test_every_step_of_a_game_reads_back(case: Case) -> None:
    game = theomachy.game(case.game)
    for position in some_steps(walk(case).positions):
        check(game, position)


@pytest.mark.parametrize("case", [case for case in CASES if theomachy.game(case.game).hidden], ids=str)
def test_what_bots_and_hints_are_given_reads_back(case: Case) -> None:
    """At a server they get a position dealt anew for one viewer, as JSON (`server/thinking.py`)."""
    game = theomachy.game(case.game)
    dice = Dice(case.seed)
    positions = some_steps(walk(case).positions)
    stride = 1 if not is_compiled() else patience(4, 1)
    for number, position in enumerate(positions[::stride]):
        viewers = [*range(position.players), NOBODY]
        for viewer in viewers[number % 2 :: 2]:
            check(game, position.redeal(viewer, dice))


def step(game: theomachy.Game, position: Position, dice: Dice, *, even: bool) -> bool:
    """One action at random; `even` makes outcomes of chance that are rare as likely as the others."""
    choices = [(who, int(action)) for who in asked(position) for action in position.legal(who)]
    if not choices:
        return False
    if position.turn == CHANCE and not even:
        position.apply(CHANCE, int(position.sample(dice)))
    else:
        position.apply(*picked(game, position, choices, dice))
    return True


def games(name: str, steps: int) -> Iterator[list[Position]]:
    """The last moments of random games, with one pair of options after the other, until so many steps were played."""
    game = theomachy.game(name)
    tables = cases_of(name, False)
    number = played = 0
    while played < steps:
        case = tables[number % len(tables)]
        dice = Dice(case.seed + 1 + number)
        position = game.new(case.players, **dict(case.options))
        last = deque([position.copy()], END)
        while step(game, position, dice, even=False):
            last.append(position.copy())
            played += 1
        number += 1
        yield list(last)


@every_game
def test_the_ends_of_many_games_read_back(name: str) -> None:
    """And what could have come instead: from moments near the end other games go on, rare outcomes among them."""
    game = theomachy.game(name)
    found: list[Position] = []
    for last in games(name, STEPS):
        for position in last:
            check(game, position)
        found += last
    dice = Dice(1)
    for _ in range(BRANCHES):
        play_on(game, found[dice.below(len(found))].copy(), dice)


def play_on(game: theomachy.Game, position: Position, dice: Dice) -> None:
    for _ in range(AHEAD):
        if not step(game, position, dice, even=True):
            break
        check(game, position)


# ---- moments that random games do not come to


PLAYING_GODS = theomachy.game("playing-gods")


def nearly_won(players: int, dice: Dice) -> dict[str, Any]:
    """Playing Gods: A lacks one territory, and chips of A and of a god in limbo lie under others, while all gods lose
    a sect. So a god may rule enough for a moment while others are still asked."""
    fresh = PLAYING_GODS.to_json(PLAYING_GODS.new(players))
    names, lands = fresh["players"], list(fresh["stacks"])
    hers = (12 if players == 2 else 11) - 1
    limbo = names[-1:] if players > 2 else []
    others = names[1 : players - len(limbo)]
    stacks = {land: ["A"] for land in lands[:hers]} | {lands[0]: ["A", "A"]}
    for number, land in enumerate(lands[hers:]):
        under = ["A"] if number < 3 else limbo[: dice.below(2)]
        stacks[land] = [*under, others[number % len(others)]]
    buried = any(stack[0] in limbo for stack in stacks.values())
    return {
        "players": players, "stacks": stacks, "status": dict.fromkeys(limbo, "limbo" if buried else "dead"),
        "step": "losing", "shown": ["all_lose_one_sect"], "on_turn": others[dice.below(len(others))],
    }  # fmt: skip


@pytest.mark.parametrize("players", PLAYING_GODS.players)
def test_while_all_gods_lose_a_sect_playing_gods_reads_back(players: int) -> None:
    for seed in range(patience(20, 200) if is_compiled() else 4):
        dice = Dice(seed)
        position = PLAYING_GODS.position(nearly_won(players, dice))
        assert PLAYING_GODS.to_json(position)["step"] == "losing"
        play_on(PLAYING_GODS, position, dice)


@pytest.mark.parametrize("players", PLAYING_GODS.players)
def test_a_known_immunity_beside_what_a_hand_is_known_to_lack_reads_back(players: int) -> None:
    """A god was seen to have no immunity against fire, and takes one that everybody knows from the pile."""
    spaces = [space.kind for space in box().space]
    for seed in range(patience(5, 50) if is_compiled() else 2):
        position = PLAYING_GODS.position({
            "players": players, "on_turn": "A", "step": "landed", "figures": {"A": spaces.index("wrath")},
            "wrath_pile": ["immunity_fire", "immunity_air", "immunity_water"], "bare": {"A": ["fire", "air"]},
        })  # fmt: skip
        assert "immunity_fire" in PLAYING_GODS.to_json(position)["hands"]["A"]
        check(PLAYING_GODS, position)
        play_on(PLAYING_GODS, position, Dice(seed))
