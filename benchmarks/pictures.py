"""How long one view and one picture take, in milliseconds of processor time.

    python benchmarks/pictures.py [GAME ...] [--games 2]

Greedy players play whole games with the most players of each game. After every action each of them gets a view and a
picture, in both layouts, as at a table: parts that did not change since the last one are not drawn anew. The process is
warmed up as a server is, and the first pictures, which fill these stores, are not counted.
"""

from __future__ import annotations

import argparse
import time

import theomachy
from theomachy.bots.bot import make_bot
from theomachy.bots.seats import asked, sequential
from theomachy.core.dice import Dice
from theomachy.core.position import CHANCE, CLOCK, NOBODY
from theomachy.server.serve import warm_up

MOST = 5.0  # milliseconds, for either
WARM = 20  # pictures that are not counted


def measure(name: str, games: int) -> tuple[list[float], list[float]]:
    """The milliseconds of all views and of all pictures."""
    game = theomachy.game(name)
    bot = make_bot("greedy", game)
    views: list[float] = []
    pictures: list[float] = []
    for number in range(games):
        dice = Dice(number)
        position = game.new(max(game.players), **sequential(game))
        while position.turn != NOBODY:
            if position.turn == CHANCE:
                position.apply(CHANCE, position.sample(dice))
                continue
            seats = asked(position) or [CLOCK]
            seat = seats[dice.below(len(seats))]
            action = position.legal(CLOCK)[0] if seat == CLOCK else bot.choose(position, seat, dice)
            position.apply(seat, action)
            for viewer in range(position.players):
                begin = time.process_time()
                view = game.view(position, viewer)
                seen = time.process_time()
                game.draw({**view, "banner": False}, layout=("wide", "tall")[viewer % 2])
                views.append(1000 * (seen - begin))
                pictures.append(1000 * (time.process_time() - seen))
    return views[WARM:], pictures[WARM:]


def line(values: list[float]) -> str:
    found = sorted(values)
    shares = (found[len(found) // 2], found[int(len(found) * 0.99)], found[-1])
    return "".join(f"{value:8.2f}" for value in shares)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", default=theomachy.game_names(), help="all if none is given")
    parser.add_argument("--games", type=int, default=2, help="to play of each")
    arguments = parser.parse_args()
    warm_up()
    print(f"milliseconds, at most {MOST:.0f} wanted   views: median    99 %     max   pictures: median    99 %     max")
    for name in arguments.game:
        views, pictures = measure(name, arguments.games)
        print(f"{name:<32}{line(views):>32}{line(pictures):>34}   ({len(pictures)} pictures)")


if __name__ == "__main__":
    main()
