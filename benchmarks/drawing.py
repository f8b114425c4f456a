"""How long views and panels of a table take, the panels with and without those that have not changed, in milliseconds
of processor time.

    python benchmarks/drawing.py [GAME ...] [--moves 60]

Greedy players play; after every action the panels are drawn for each seat. "All" is what a table costs whose store of
drawn parts is empty, "changed" what it costs at a table that goes on, where parts that have not changed are taken from
the store; beside it the share of the bytes that changed and so travel.
"""

from __future__ import annotations

import argparse
import time

import theomachy
from theomachy.bots.bot import make_bot
from theomachy.bots.seats import asked, quickest, sequential
from theomachy.core.dice import Dice
from theomachy.core.position import CHANCE, CLOCK, NOBODY
from theomachy.drawing.store import DRAWN
from theomachy.server.serve import warm_up

MOST = 5.0  # milliseconds that are wanted at most


def measure(name: str, moves: int) -> tuple[list[float], list[float], list[float], float]:
    game = theomachy.game(name)
    bot = make_bot("greedy", game)
    dice = Dice(3)
    position = game.new(max(game.players), **sequential(game))
    cold: list[float] = []
    warm: list[float] = []
    known: dict[tuple[int, str], str] = {}
    views_took: list[float] = []
    changed = whole = 0
    while position.turn != NOBODY and len(warm) < moves * position.players:
        if position.turn == CHANCE:
            position.apply(CHANCE, position.sample(dice))
            continue
        seat = int(position.turn) if position.turn >= 0 else quickest(position, asked(position), dice)
        position.apply(seat, position.legal(CLOCK)[0] if seat == CLOCK else bot.choose(position, seat, dice))
        begin = time.process_time()
        views = [game.view(position, viewer) for viewer in range(position.players)]
        views_took.append(1000 * (time.process_time() - begin) / len(views))
        for viewer, view in enumerate(views):
            begin = time.process_time()
            panels = game.panels(view)
            warm.append(1000 * (time.process_time() - begin))
            for panel in panels:
                whole += len(panel.body)
                changed += len(panel.body) * (known.get((viewer, panel.name)) != panel.body)
                known[viewer, panel.name] = panel.body
        if len(cold) < 40:
            DRAWN.clear()  # shapes that never change stay
            begin = time.process_time()
            game.panels(views[0])
            cold.append(1000 * (time.process_time() - begin))
    return views_took, cold, warm, changed / whole


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", default=theomachy.game_names(), help="all if none is given")
    parser.add_argument("--moves", type=int, default=60)
    arguments = parser.parse_args()
    warm_up()
    print(
        f"milliseconds, {MOST:.0f} wanted at most   views: median     max   all: median     max   "
        "changed: median     max   bytes that travel"
    )
    for name in arguments.game:
        *times, share = measure(name, arguments.moves)
        columns = "".join(
            f"{sorted(t)[len(t) // 2]:{w}.2f}{max(t):8.2f}" for t, w in zip(times, (18, 14, 18), strict=True)
        )
        print(f"{name:28}{columns}{share:16.0%}")


if __name__ == "__main__":
    main()
