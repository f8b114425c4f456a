"""Random games to look at: every game, every number of players, every two values of its options that can meet.

A game whose modes work together names the combinations worth a walk of their own (`COMBINATIONS` in its setup).
Every night all combinations are walked, and every value alone, with every number of players.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import Any
from zlib import crc32

import theomachy
from choosing import INTERPRETED, looked_at, nightly
from pairs import all_pairs
from theomachy.core.dice import Dice
from theomachy.core.options import Value, write_value
from theomachy.core.position import CHANCE, CLOCK, EVERYBODY, NOBODY, Position

LONGEST = 20_000


@dataclass(frozen=True)
class Case:
    game: str
    players: int
    options: tuple[tuple[str, Any], ...] = ()

    def __str__(self) -> str:
        return "-".join([self.game, str(self.players), *(f"{k}={write_value(v)}" for k, v in self.options)])

    @property
    def seed(self) -> int:
        return crc32(str(self).encode())


def cases() -> list[Case]:
    """What the laws are proved on: these, and every night (`pytest --nightly`) many more.

    The compiled and the interpreted form differ in how they reckon, not in options: after the compiled form has been
    tried with all pairs, every sixth of those games will do for the interpreted one.
    """
    found: list[Case] = []
    for name in theomachy.game_names():
        every = cases_of(name, nightly())
        plain = [case for case in every if not case.options]
        others = [case for case in every if case.options and looked_at(name)]
        found += plain + others[:: 6 if INTERPRETED and not nightly() else 1]
    return found


@cache
def cases_of(name: str, all_of_them: bool) -> tuple[Case, ...]:
    """Plain tables, the game's own combinations, and a cover of all pairs, the number of players among them."""
    game = theomachy.game(name)
    found = {Case(name, players): None for players in game.players}
    for number, wanted in enumerate(getattr(game.module("table.setup"), "COMBINATIONS", ())):
        rows = [row for players in game.players if (row := whole_row(game, {**wanted, "players": players}))]
        for row in rows if all_of_them else [rows[number % len(rows)]]:
            found[case_of(game, row)] = None
    parameters: dict[str, tuple[Value, ...]] = {"players": tuple(game.players)}
    parameters |= {option.id: option.values for option in game.options}
    for row in all_pairs(parameters, lambda wanted: whole_row(game, wanted), [row_of(case) for case in found]):
        found[case_of(game, row)] = None
    if all_of_them:
        for players in game.players:
            for option in game.options:
                for value in option.values:
                    if row := whole_row(game, {option.id: value, "players": players}):
                        found[case_of(game, row)] = None
    return tuple(found)


def whole_row(game: theomachy.Game, wanted: dict[str, Value]) -> dict[str, Value] | None:
    """A number of players and a value for every option, these among them; None if they exclude each other."""
    options = {name: value for name, value in wanted.items() if name != "players"}
    for players in [int(wanted["players"])] if "players" in wanted else game.players:
        chosen = combination(game.name, players, options)
        if chosen is not None:
            return row_of(Case(game.name, players, chosen))
    return None


def row_of(case: Case) -> dict[str, Value]:
    game = theomachy.game(case.game)
    return {"players": case.players, **game.check(case.players, dict(case.options))}


def case_of(game: theomachy.Game, row: dict[str, Value]) -> Case:
    """What differs from the defaults."""
    chosen = tuple((o.id, row[o.id]) for o in game.options if row[o.id] != o.default)
    return Case(game.name, int(row["players"]), chosen)


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
