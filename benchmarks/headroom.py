"""How much a search could gain over one step of look-ahead with a game's net: is thinking longer worth anything?

    python benchmarks/headroom.py GAME [--players 2] [--moments 400] [--games 400] [--turns 6] [--against BOT]

At some decision of a game that the net plays against itself, each of the actions that look good is played on many
times: everything hidden dealt anew, everybody looking one step ahead, until it is the decider's turn again for the
given time, where the net judges. Half of these games say which action is the best one, the other half what it brings
more than the action that one step chooses, and the other way round: so luck is not taken for gain. Prints the mean
gain of a decision, in hundredths of a victory, and what that makes in a whole game.

What a player wins more than one step against the same opponents is the sum, over its decisions, of what each brings
more than one step would, going on by one step. So nobody who meets positions like these wins more by better decisions
than is printed here, up to the noise of so many games: it makes the gain look smaller, since the best is not always
found. With `--against` one seat is played by one step, the others by a bot, in these games and in what is played on:
how much could anybody gain against that bot?
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Iterator
from dataclasses import dataclass
from multiprocessing import get_context

import theomachy
from theomachy.arena.duel import points
from theomachy.bots.bot import Bot, make_bot
from theomachy.bots.foresight import Foresight
from theomachy.bots.seats import quickest, sequential
from theomachy.bots.weights import learned_judge, net_for
from theomachy.core.dice import Dice
from theomachy.core.position import CHANCE, CLOCK, EVERYBODY, NOBODY, Position

LOOKED_AT = 5  # actions, the best-looking ones
NEAR = 0.6  # in log-odds, of the one that looks best
LONGEST = 5_000  # decisions


@dataclass(frozen=True)
class Task:
    game: str
    players: int
    games: int
    turns: int
    seed: int
    against: str = ""


@dataclass(frozen=True)
class Found:
    """What one game told: decisions with a choice, for each player that looks one step ahead, and the gain at one of
    them, if it got there."""

    decisions: float
    gain: float | None


class OneStep:
    """Plays on from a position as one step of look-ahead with the game's net."""

    def __init__(self, task: Task) -> None:
        self.game = theomachy.game(task.game)
        self.dice = Dice(task.seed)
        self.start = self.game.new(task.players, **sequential(self.game))
        net = net_for(self.game, self.start)
        if net is None:
            raise SystemExit(f"{task.game}: no net was trained for {task.players} players")
        self.foresight = Foresight(learned_judge(self.game, net))  # knows what its player knows
        self.judge = learned_judge(self.game, net, dealt=True)  # judges worlds that were dealt
        self.against = make_bot(task.against, self.game) if task.against else None
        self.seat = self.dice.below(task.players)  # of the only one who looks one step ahead, if there is a bot

    def worths(self, position: Position, seat: int) -> list[tuple[float, int]]:
        actions = position.sensible(seat)
        return [(self.foresight.worth(position, seat, action, len(actions)), int(action)) for action in actions]

    def decisions(self, position: Position) -> Iterator[int]:
        """Who decides next, where there is a choice; the position goes on as soon as the next one is asked for."""
        made = 0
        while position.turn != NOBODY and made < LONGEST:
            if position.turn == CHANCE:
                position.apply(CHANCE, position.sample(self.dice))
                continue
            everybody = position.turn == EVERYBODY
            seat = quickest(position, range(position.players), self.dice) if everybody else int(position.turn)
            actions = position.legal(seat) if seat == CLOCK else position.sensible(seat)
            if seat == CLOCK or len(actions) == 1:
                position.apply(seat, actions[0])
                continue
            made += 1
            yield seat
            position.apply(seat, self.action(position, seat))

    def looks(self, seat: int) -> bool:
        """Does this seat look one step ahead?"""
        return self.bot_of(seat) is None

    def bot_of(self, seat: int) -> Bot | None:
        return None if seat == self.seat else self.against

    def action(self, position: Position, seat: int) -> int:
        bot = self.bot_of(seat)
        if bot is None:
            return max(self.worths(position, seat))[1]
        return bot.choose(position.redeal(seat, self.dice), seat, self.dice)

    def brings(self, position: Position, player: int, action: int, turns: int) -> float:
        """The share of victory that one game with this action promises."""
        world = position.redeal(player, self.dice)
        world.apply(player, action)
        last, left = player, turns
        for seat in self.decisions(world):
            if seat == player and last != player and not world.midway():
                left -= 1
                if left == 0:
                    return float(self.judge.utilities(world)[player])
            last = seat
        return points([int(world.rank(seat)) for seat in range(world.players)])[player]


def find(task: Task) -> Found:
    player = OneStep(task)
    count = sum(player.looks(seat) for seat in player.decisions(player.start.copy()))
    each = count / (1 if task.against else task.players)
    position = player.start.copy()
    left = player.dice.below(max(1, count))  # any decision of a game as long as that one
    for seat in player.decisions(position):
        if player.looks(seat):
            if left == 0:
                return Found(each, gain(task, player, position, seat))
            left -= 1
    return Found(each, None)


def gain(task: Task, player: OneStep, position: Position, seat: int) -> float:
    ranked = sorted(player.worths(position, seat), reverse=True)
    good = [action for worth, action in ranked[:LOOKED_AT] if worth > ranked[0][0] - NEAR]
    if len(good) == 1:
        return 0.0
    halves: list[list[float]] = [[], []]
    for action in good:
        for means in halves:
            means.append(sum(player.brings(position, seat, action, task.turns) for _ in range(task.games // 2)))
    one, other = ([total / (task.games // 2) for total in means] for means in halves)
    return (other[one.index(max(one))] - other[0] + one[other.index(max(other))] - one[0]) / 2


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", choices=theomachy.game_names())
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--moments", type=int, default=400, help="games, with one decision each")
    parser.add_argument("--games", type=int, default=400, help="for each action that looks good, at least 2")
    parser.add_argument("--turns", type=int, default=6, help="of the decider until the net judges")
    parser.add_argument("--against", default="", help="a bot that plays all other seats, for example mcts:judge=hand")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=2)
    given = parser.parse_args()
    tasks = [
        Task(given.game, given.players, max(2, given.games), given.turns, given.seed * 1_000_003 + i, given.against)
        for i in range(given.moments)
    ]
    with get_context("spawn").Pool(given.processes) as pool:
        found = list(pool.imap_unordered(find, tasks))
    gains = [100 * f.gain for f in found if f.gain is not None]
    mean = sum(gains) / len(gains)
    wide = 1.96 * math.sqrt(sum((g - mean) ** 2 for g in gains)) / len(gains)
    each = sum(f.decisions for f in found) / len(found)
    print(f"{given.game}, {given.players} players: {mean:.3f} ± {wide:.3f} points a decision, {len(gains)} decisions")
    print(f"{each:.0f} decisions with a choice for each player: {mean * each:.1f} ± {wide * each:.1f} points a game")


if __name__ == "__main__":
    main()
