"""What a decision brings at once, in points by their sources, and what it makes possible before anybody else acts.

All of it follows from the rules. Whoever asks about a player hands in what that player knows: a re-dealt position.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence

from theomachy.core.game import Game
from theomachy.core.position import NOBODY, Position

DEEP = 3  # further steps of the same player that are looked at
VICTORY = 1_000_000
MOST = 1000  # positions that are looked at


def by_source(game: Game, position: Position, lang: str) -> list[Counter[str]]:
    """The points of each seat by what they are for, in words; without a word where there is only one kind."""
    found = []
    for parts in game.sources(position):
        found.append(Counter[str]())
        for part in parts:
            found[-1][game.source_text(part, lang)] += part.points
    return found


def brief(sentence: str) -> str:
    """A sentence about an action shortened to what is done and the first of what comes of it: for those who are told
    beside it what that is worth."""
    ends = [part.start() for part in re.finditer(";", sentence)]
    return sentence[: ends[1]].rstrip("\u202f\u00a0 ") if len(ends) > 1 else sentence


def after(position: Position, player: int, steps: Sequence[int]) -> Position:
    trial = position.copy()
    for action in steps:
        trial.apply(player, action)
    return trial


def lead(position: Position, player: int) -> int:
    """By how many points the player is ahead of the best of the others; a victory is ahead of all."""
    if position.turn == NOBODY and position.rank(player) == 1:
        return VICTORY
    return int(position.score(player)) - max(
        int(position.score(seat)) for seat in range(position.players) if seat != player
    )


def best_ahead(position: Position, player: int) -> tuple[int, tuple[int, ...]]:
    """The best lead that the player can have before anybody else acts and chance has its say, and the few steps to it:
    none if it is there already."""
    best = lead(position, player), tuple[int, ...]()
    here: list[tuple[Position, tuple[int, ...]]] = [(position, ())]
    looked_at = 0
    for _ in range(DEEP):
        further: list[tuple[Position, tuple[int, ...]]] = []
        for moment, steps in here:
            if moment.turn != player:
                continue
            for action in moment.legal(player):
                looked_at += 1
                if looked_at > MOST:
                    return best
                trial = after(moment, player, [int(action)])
                further.append((trial, (*steps, int(action))))
                best = max(best, (lead(trial, player), further[-1][1]), key=lambda found: found[0])
        here = further
    return best
