"""How long a decision of a bot is waited for beside other tables that think all the time, against the same alone.

    python benchmarks/waiting.py --others 10 --decisions 8 [--level 5] [--workers 1]

The others are first ten tables of bots only that one person has set up, then ten tables of bots only of ten people,
then ten tables of one person who plays there, and last ten tables at which ten people play. For each it prints how long
the decision of one more person's table takes, as a multiple of what it takes alone, the same for the decisions of the
others, and how many answers were made in a hurry. The ratio says how fair the queue is; the seconds depend on the
machine.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import time

import theomachy
from theomachy.core.dice import Dice
from theomachy.core.position import CHANCE, Position
from theomachy.server.places import Customer
from theomachy.server.thinking import Thinkers


def people() -> bool:
    return True


def bots_only() -> bool:
    return False


def positions(game: theomachy.Game, count: int) -> list[Position]:
    """Different middles of games in which somebody has a choice."""
    found = []
    for seed in range(count):
        position, dice = game.new(2, seed=seed), Dice(seed)
        made = 0
        while made < 10 or position.turn < 0 or len(position.legal(position.turn)) < 2:
            if position.turn == CHANCE:
                position.apply(CHANCE, position.sample(dice))
                continue
            actions = position.legal(position.turn)
            position.apply(position.turn, actions[dice.below(len(actions))])
            made += 1
        found.append(position)
    return found


class Measuring:
    def __init__(self, thinkers: Thinkers, game: theomachy.Game, spec: str) -> None:
        self.thinkers = thinkers
        self.game = game
        self.spec = spec
        self.positions = positions(game, 16)

    async def decision(self, customer: Customer, number: int) -> tuple[float, bool]:
        position = self.positions[number % len(self.positions)]
        began = time.perf_counter()
        thought = await self.thinkers.think(self.game, position, int(position.turn), self.spec, "", customer)
        return time.perf_counter() - began, thought.weakness == "hurried"

    async def beside(self, others: list[Customer], decisions: int) -> tuple[list[float], list[float], int]:
        """Seconds of each decision of the one table, seconds of the others, and how many were hurried."""
        waited: list[float] = []
        hurried = 0

        async def go_on(customer: Customer, number: int) -> None:
            nonlocal hurried
            while True:
                seconds, short = await self.decision(customer, number)
                waited.append(seconds)
                hurried += short
                number += 1

        tasks = [asyncio.create_task(go_on(customer, n)) for n, customer in enumerate(others)]
        await asyncio.sleep(0.5 if others else 0.0)
        mine = []
        for number in range(decisions):
            seconds, short = await self.decision(Customer("mine", "me"), number)
            mine.append(seconds)
            hurried += short
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        return mine, waited, hurried


async def run(arguments: argparse.Namespace) -> None:
    thinkers = Thinkers(arguments.workers)
    spec = f"level:{arguments.level}"
    measuring = Measuring(thinkers, theomachy.game(arguments.game), spec)
    count = arguments.others
    crowds = {
        "bots only, one host": [Customer(f"t{n}", "host", bots_only) for n in range(count)],
        "bots only, many hosts": [Customer(f"t{n}", f"host{n}", bots_only) for n in range(count)],
        "one person at all": [Customer(f"t{n}", "host", people) for n in range(count)],
        "a person at each": [Customer(f"t{n}", f"host{n}", people) for n in range(count)],
    }
    try:
        await measuring.beside([], thinkers.workers)  # the processes start
        alone = statistics.median((await measuring.beside([], arguments.decisions))[0])
        print(f"{arguments.game}, {spec}, {thinkers.workers} workers: alone {alone:.2f} s a decision")
        for name, others in crowds.items():
            mine, waited, hurried = await measuring.beside(others, arguments.decisions)
            theirs = f"{statistics.median(waited) / alone:5.1f}" if waited else "    -"
            print(
                f"  beside {count} tables, {name:22} {statistics.median(mine) / alone:5.1f} times median, "
                f"{max(mine) / alone:5.1f} worst; the others {theirs} times; hurried: {hurried}"
            )
    finally:
        thinkers.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="gods-second")
    parser.add_argument("--level", type=int, default=5)
    parser.add_argument("--others", type=int, default=10)
    parser.add_argument("--decisions", type=int, default=8)
    parser.add_argument("--workers", type=int, default=None)
    asyncio.run(run(parser.parse_args()))


if __name__ == "__main__":
    main()
