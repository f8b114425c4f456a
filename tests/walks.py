"""Random games to look at: every game, every number of players, every value of every option.

A game whose modes work together names the combinations worth a walk of their own (`COMBINATIONS` in its setup).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from zlib import crc32

import theomachy
from theomachy.core.dice import Dice
from theomachy.core.options import Value, write_value
from theomachy.core.position import CHANCE, CLOCK, EVERYBODY, NOBODY, Position

LONGEST = 20_000


@dataclass(frozen=True)
class Case:
    game: str
    players: int
    options: tuple[tuple[str, Value], ...] = ()

    def __str__(self) -> str:
        return "-".join([self.game, str(self.players), *(f"{k}={write_value(v)}" for k, v in self.options)])

    @property
    def seed(self) -> int:
        return crc32(str(self).encode())


def cases() -> list[Case]:
    found = []
    for name in theomachy.game_names():
        game = theomachy.game(name)
        for players in game.players:
            found.append(Case(name, players))
            for option in game.options:
                for value in option.values:
                    if value != option.default:
                        chosen = combination(name, players, {option.id: value})
                        if chosen is not None:
                            found.append(Case(name, players, chosen))
            for wanted in getattr(game.module("table.setup"), "COMBINATIONS", ()):
                chosen = combination(name, players, dict(wanted))
                if chosen is not None and Case(name, players, chosen) not in found:
                    found.append(Case(name, players, chosen))
    return found


def combination(name: str, players: int, wanted: dict[str, Value]) -> tuple[tuple[str, Value], ...] | None:
    """The option values with whatever else they need; None if this number of players cannot have them."""
    game = theomachy.game(name)
    helper = getattr(game.module("table.setup"), "companions", None)
    full = {**(helper(players, wanted) if helper else {}), **wanted}
    try:
        game.check(players, full)
    except theomachy.TheomachyError:
        return None
    return tuple(full.items())


def asked(position: Position) -> list[int]:
    """Who may act now."""
    if position.turn == EVERYBODY:
        return [*range(position.players), CLOCK]
    return [] if position.turn == NOBODY else [position.turn]


@dataclass
class Walk:
    """One random game: each position with its key as it was then, and what was done in it."""

    case: Case
    positions: list[Position] = field(default_factory=list)
    keys: list[int] = field(default_factory=list)
    steps: list[tuple[int, int]] = field(default_factory=list)

    def some(self, count: int) -> list[Position]:
        """A few positions, spread over the game, the first and the last among them."""
        last = len(self.positions) - 1
        return [self.positions[i] for i in sorted({last * i // count for i in range(count + 1)})]


def picked(game: theomachy.Game, position: Position, choices: list[tuple[int, int]], dice: Dice) -> tuple[int, int]:
    """One of them. In real-time play first a kind of action: blind picking would do little but turn tiles over, which
    costs nothing there, and the game would go on for ever."""
    if position.turn == EVERYBODY:
        kinds = sorted({game.actions.kind(action).code for _, action in choices})
        kind = kinds[dice.below(len(kinds))]
        choices = [choice for choice in choices if game.actions.kind(choice[1]).code == kind]
    return choices[dice.below(len(choices))]


@cache
def walk(case: Case) -> Walk:
    game = theomachy.game(case.game)
    dice = Dice(case.seed)
    position = game.new(case.players, **dict(case.options))
    found = Walk(case)
    for _ in range(LONGEST):
        found.positions.append(position.copy())
        found.keys.append(position.key())
        choices = [(who, int(a)) for who in asked(position) for a in position.legal(who)]
        if not choices:
            break
        if position.turn == CHANCE:
            step = (CHANCE, int(position.sample(dice)))
        else:
            step = picked(game, position, choices, dice)
        found.steps.append(step)
        position.apply(*step)
    return found
