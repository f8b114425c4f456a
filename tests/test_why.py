"""“Why can't I?” is right: the clause that a refusal names is one that is broken there.

For every game `tests/games/broken_<game>.py` holds `BROKEN`: for each clause that can refuse, its condition, written
from the rules document alone and read off the position's JSON and the action's text. It never asks the rules code,
so that a refusal and its proof cannot be wrong together.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import pytest

import theomachy
from theomachy.core.position import Position
from theomachy.pure import is_compiled
from walks import Case, cases, walk

MANY = 12 if is_compiled() else 4  # positions of a game
EACH = 60 if is_compiled() else 25  # refused actions of a position and player, spread over the action space


@dataclass(frozen=True)
class Refusal:
    """An action that somebody may not do now, as the proof of its clause sees it."""

    game: theomachy.Game
    position: Position
    player: int
    action: int

    @cached_property
    def data(self) -> Mapping[str, Any]:
        return self.game.to_json(self.position)

    @cached_property
    def text(self) -> str:
        return self.game.text(self.position, self.action)

    @property
    def words(self) -> list[str]:
        return self.text.split()


Broken = Callable[[Refusal], bool]


def conditions(game: str) -> Mapping[str, Broken]:
    found: Mapping[str, Broken] = importlib.import_module(f"games.broken_{game.replace('-', '_')}").BROKEN
    return found


@pytest.mark.parametrize("case", cases(), ids=str)
def test_the_clause_named_is_broken_there(case: Case) -> None:
    game = theomachy.game(case.game)
    broken = conditions(case.game)
    for position in walk(case).some(MANY):
        space = [a for a in game.space(position) if not game.actions.kind(a).chance]
        for player in range(position.players):
            refused = [a for a in space if position.why_not(player, a)]
            for action in refused[:: max(1, len(refused) // EACH)]:
                refusal = Refusal(game, position, player, action)
                clause = position.why_not(player, action)
                assert clause in broken, f"{case}: no condition for {clause}, refused to {player}: {refusal.text}"
                assert broken[clause](refusal), f"{case}: {clause} is not broken by {player}: {refusal.text}"


@pytest.mark.parametrize("name", theomachy.games())
def test_every_condition_can_be_kept_too(name: str) -> None:
    """A condition that is always broken would prove nothing: what is legal breaks none of them."""
    game = theomachy.game(name)
    broken = conditions(name)
    for case in cases():
        if case.game == name and not case.options:
            for position in walk(case).some(MANY):
                for player in range(position.players):
                    for action in [int(a) for a in position.legal(player)][:: 1 + len(position.legal(player)) // 10]:
                        refusal = Refusal(game, position, player, action)
                        guilty = [clause for clause, condition in broken.items() if condition(refusal)]
                        assert not guilty, f"{case}: {guilty} broken by a legal action of {player}: {refusal.text}"
