"""One game watched closely: what the lab's figures are made of."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any
from zlib import crc32

import theomachy
from theomachy.arena.duel import LONGEST, points
from theomachy.bots.seats import Seats
from theomachy.core.components import USUAL_BOX, OwnBox
from theomachy.core.dice import Dice
from theomachy.core.game import Game
from theomachy.core.match import Match
from theomachy.core.options import Value
from theomachy.core.position import Position

BINS = 10  # parts into which a game is cut when the number of choices is followed along it


@dataclass(frozen=True)
class RuleSet:
    """What is studied: a game with its options, one kind of bot on all seats."""

    game: str
    players: int
    options: tuple[tuple[str, Value], ...]
    bot: str
    seed: int = 1
    components: OwnBox = USUAL_BOX

    @property
    def name(self) -> str:
        changed = ", ".join([*(f"{k}={v}" for k, v in self.options), *filter(None, [self.components.label])])
        return f"{self.game} ({changed})" if changed else self.game


@dataclass
class Observation:
    """Lists over players go from the one who began, clockwise."""

    shares: list[float]  # of the victory
    scores: list[int]
    decisions: int = 0
    turns: int = 0
    lead_changes: int = 0
    choices: list[list[int]] = field(default_factory=list)  # lengths of the legal lists, in BINS parts of the game
    uses: dict[str, list[int]] = field(default_factory=dict)  # kind of action -> times, by player

    @property
    def margin(self) -> int:
        """How far the winner was ahead of the second."""
        ordered = sorted(self.scores, reverse=True)
        return ordered[0] - ordered[1]

    @property
    def spread(self) -> int:
        return max(self.scores) - min(self.scores)


def observe(rules: RuleSet, number: int) -> Observation:
    """Play game `number` of a study."""
    game = theomachy.game(rules.game)
    dice = [Dice(crc32(f"{rules.seed} bot {number} {seat}".encode())) for seat in range(rules.players)]
    options: dict[str, Any] = dict(rules.options)
    match = Match(
        game, rules.players, crc32(f"{rules.seed} chance {number}".encode()), quiet=True,
        components=rules.components.file, **options,
    )  # fmt: skip
    first, last, leader = -1, -1, -1
    seen = Observation([], [])
    lengths: list[int] = []
    uses: dict[str, list[int]] = {}

    def look_back(upto: int) -> None:
        """Who was in front right after a decision, before chance acted?"""
        nonlocal leader
        ahead = leading(match.log.at(upto))
        if ahead >= 0 and ahead != leader:
            seen.lead_changes += leader >= 0
            leader = ahead

    upto = 0  # actions that stood right after the last decision
    with Seats(game, [rules.bot] * rules.players, dice=dice, order=match.dice) as table:
        for seat, action in table.decisions(match, LONGEST):
            if upto:
                look_back(upto)
            first = seat if first < 0 else first
            seen.turns += seat != last
            last = seat
            position = match.position
            lengths.append(len(position.legal(seat)))
            uses.setdefault(label(game, position, action), [0] * rules.players)[(seat - first) % rules.players] += 1
            seen.decisions += 1
            upto = len(match.log) + 1
    look_back(upto)
    position = match.position
    order = [(first + i) % rules.players for i in range(rules.players)]
    shares = points([int(position.rank(p)) for p in range(rules.players)])
    seen.shares = [shares[p] for p in order]
    seen.scores = [int(position.score(p)) for p in order]
    seen.choices = binned(lengths)
    seen.uses = uses
    return seen


def leading(position: Position) -> int:
    """The seat that is alone in front by points, or -1."""
    scores = [int(position.score(p)) for p in range(position.players)]
    best = max(scores)
    return scores.index(best) if scores.count(best) == 1 else -1


def label(game: Game, position: Position, action: int) -> str:
    """What kind of thing was done, without places and players: `tribe green 2,-1` is a `tribe green`."""
    players = {game.player_name(position, p) for p in range(position.players)}
    words = re.split(r"[\s>:+]+", game.text(position, action))
    kept = [w for i, w in enumerate(words) if not re.search(r"\d", w) and (i == 0 or w not in players or i == 1)]
    return " ".join(w for w in kept if w not in ("from", "none"))


def binned(lengths: list[int]) -> list[list[int]]:
    parts: list[list[int]] = [[] for _ in range(BINS)]
    for i, length in enumerate(lengths):
        parts[i * BINS // len(lengths)].append(length)
    return parts


def as_json(seen: Observation) -> dict[str, Any]:
    return {
        "shares": seen.shares, "scores": seen.scores, "decisions": seen.decisions, "turns": seen.turns,
        "lead_changes": seen.lead_changes, "choices": seen.choices, "uses": seen.uses,
    }  # fmt: skip


def from_json(data: Mapping[str, Any]) -> Observation:
    return Observation(**data)
