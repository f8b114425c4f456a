"""One game between bots, and blocks of games that give every bot every seat on the same chance."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from typing import Any
from zlib import crc32

import theomachy
from theomachy.bots.bot import Bot, ask, make_bot
from theomachy.core.dice import Dice
from theomachy.core.game import Game
from theomachy.core.position import CHANCE, CLOCK, EVERYBODY, NOBODY, Position

LONGEST = 50_000


@dataclass(frozen=True)
class Pairing:
    """What is played: the game, the bots (as many as seats), the options, and the seed everything comes from."""

    game: str
    bots: tuple[str, ...]
    options: tuple[tuple[str, Any], ...] = ()
    seed: int = 1

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

    def as_json(self) -> dict[str, Any]:
        return asdict(self)


def points(ranks: Sequence[int]) -> list[float]:
    """What each place is worth when victories are counted: shared victories share the one point."""
    winners = sum(rank == 1 for rank in ranks)
    return [1 / winners if rank == 1 else 0.0 for rank in ranks]


@contextmanager
def seated(game: Game, specs: Sequence[str]) -> Iterator[list[Bot]]:
    """The bots of one game. Those that live in other processes are closed whatever happens."""
    minds: list[Bot] = []
    try:
        for spec in specs:
            minds.append(make_bot(spec, game))
        yield minds
    finally:
        for mind in minds:
            close = getattr(mind, "close", None)
            if close is not None:
                close()


def play_game(pairing: Pairing, block: int, rotation: int) -> Result:
    """Play one game to its end. The same arguments give the same game, if the bots' budgets are not in seconds."""
    game = theomachy.game(pairing.game)
    seating = pairing.rotations()[rotation]
    dice = [Dice(pairing.bot_seed(block, rotation, seat)) for seat in range(pairing.players)]
    chance = Dice(pairing.chance_seed(block))
    position = game.new(pairing.players, **dict(pairing.options))
    decisions, starter = 0, -1
    with seated(game, [pairing.bots[who] for who in seating]) as minds:
        while position.turn != NOBODY and decisions < LONGEST:
            if position.turn == CHANCE:
                position.apply(CHANCE, position.sample(chance))
                continue
            seat = next_seat(position, chance)
            if seat == CLOCK:
                position.apply(CLOCK, position.legal(CLOCK)[0])
                continue
            if starter < 0:
                starter = seating[seat]
            position.apply(seat, ask(minds[seat], position, seat, dice[seat]))
            decisions += 1
    by_bot = {who: seat for seat, who in enumerate(seating)}
    seats = [by_bot[who] for who in range(pairing.players)]
    return Result(
        block, rotation, [int(position.rank(s)) for s in seats], [int(position.score(s)) for s in seats],
        decisions, starter,
    )  # fmt: skip


def next_seat(position: Position, chance: Dice) -> int:
    """Who acts next; in real-time play somebody who has something to do, drawn evenly."""
    if position.turn != EVERYBODY:
        return int(position.turn)
    able = [seat for seat in range(position.players) if len(position.sensible(seat)) > 0]
    return able[chance.below(len(able))] if able else CLOCK


def play_block(pairing: Pairing, block: int) -> list[Result]:
    return [play_game(pairing, block, rotation) for rotation in range(pairing.players)]


def pairing_from(data: Mapping[str, Any]) -> Pairing:
    return Pairing(data["game"], tuple(data["bots"]), tuple((k, v) for k, v in data["options"]), data["seed"])
