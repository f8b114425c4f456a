"""One game between bots, and blocks of games that give every bot every seat on the same chance."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any
from zlib import crc32

import theomachy
from theomachy.bots.luck import demand_judge, luck, strokes
from theomachy.bots.seats import Seats
from theomachy.core.components import USUAL_BOX, OwnBox
from theomachy.core.dice import Dice
from theomachy.core.match import Match

LONGEST = 50_000


@dataclass(frozen=True)
class Pairing:
    """What is played: the game, the bots (as many as seats), the options, and the seed everything comes from. `luck`:
    is it measured what chance gave everybody? Nobody plays differently by that. `components` are those of another
    box than the game's own."""

    game: str
    bots: tuple[str, ...]
    options: tuple[tuple[str, Any], ...] = ()
    seed: int = 1
    luck: bool = False
    components: OwnBox = USUAL_BOX

    @property
    def players(self) -> int:
        return len(self.bots)

    def rotations(self) -> list[tuple[int, ...]]:
        """Which bot sits where: every bot on every seat once."""
        n = self.players
        return [tuple((seat + turn) % n for seat in range(n)) for turn in range(n)]

    def chance_seed(self, block: int) -> int:
        """All games of a block meet the same chance."""
        return crc32(f"{self.game} {self.seed} chance {block}".encode())

    def bot_seed(self, block: int, rotation: int, seat: int) -> int:
        return crc32(f"{self.game} {self.seed} bot {block} {rotation} {seat}".encode())


@dataclass(frozen=True)
class Result:
    """One finished game. Lists are by bot (as listed in the pairing), not by seat."""

    block: int
    rotation: int
    ranks: list[int]
    scores: list[int]
    decisions: int
    starter: int  # the bot that made the first decision
    luck: list[float] | None = None  # what chance gave, in parts of a victory; None if it was not measured

    def as_json(self) -> dict[str, Any]:
        return {name: value for name, value in asdict(self).items() if value is not None}


def points(ranks: Sequence[int]) -> list[float]:
    """What each place is worth when victories are counted: shared victories share the one point."""
    winners = sum(rank == 1 for rank in ranks)
    return [1 / winners if rank == 1 else 0.0 for rank in ranks]


def play_game(pairing: Pairing, block: int, rotation: int) -> Result:
    """Play one game to its end. The same arguments give the same game, if the bots' budgets are not in seconds."""
    game = theomachy.game(pairing.game)
    seating = pairing.rotations()[rotation]
    dice = [Dice(pairing.bot_seed(block, rotation, seat)) for seat in range(pairing.players)]
    match = Match(
        game, pairing.players, pairing.chance_seed(block), quiet=True, components=pairing.components.file,
        **dict(pairing.options),
    )  # fmt: skip
    judge = demand_judge(game, match.position) if pairing.luck else None
    decisions, starter = 0, -1
    with Seats(game, [pairing.bots[who] for who in seating], dice=dice, order=match.dice) as table:
        for seat, _ in table.decisions(match, LONGEST):
            starter = seating[seat] if starter < 0 else starter
            decisions += 1
    by_bot = {who: seat for seat, who in enumerate(seating)}
    seats = [by_bot[who] for who in range(pairing.players)]
    position = match.position
    gifts = None
    if judge is not None:
        steps = ((entry.row.player, entry.row.action) for entry in match.log.entries)
        gifts = luck(strokes(judge, match.log.start, steps), pairing.players)
    return Result(
        block, rotation, [int(position.rank(s)) for s in seats], [int(position.score(s)) for s in seats],
        decisions, starter, None if gifts is None else [round(gifts[s], 6) for s in seats],
    )  # fmt: skip


def play_block(pairing: Pairing, block: int) -> list[Result]:
    return [play_game(pairing, block, rotation) for rotation in range(pairing.players)]
