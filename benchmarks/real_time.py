"""4 Gods with the real clock between bots alone: what part of their moves places something, and how full the world is.

    python benchmarks/real_time.py [--games 4]

Simulated time, so the machine does not matter: see `tests/games/real_time_bots.py`. A move is what is done, not what is
only taken up; tiles, cities, prophets and gods are placed. Levels that think for seconds play here with so many
simulations as that file says. For each number of players: the share of moves that place, the share of cells filled at
the end, and the seconds of a game, on average; and in how many games the end did not come.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from games.real_time_bots import play
from theomachy.bots.levels import LEVELS

TABLES = (2, 3, 4)


def line(spec: str, players: int, games: int) -> str:
    played = [play([spec] * players, seed) for seed in range(1, games + 1)]
    placing = sum(game.placing for game in played) / games
    full = sum(game.full for game in played) / games
    seconds = sum(game.seconds for game in played) / games
    endless = sum(not game.table.ending for game in played)
    return f"| {spec} | {players} | {placing:.0%} | {full:.0%} | {seconds:.0f} | {endless} |"


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--games", type=int, default=4)
    games = arguments.parse_args().games
    print("| bots | players | moves that place | cells filled | seconds | without an end |")
    print("|---|---|---|---|---|---|")
    for spec in ("random", "greedy", *(f"level:{level}" for level in LEVELS)):
        for players in TABLES:
            print(line(spec, players, games), flush=True)


if __name__ == "__main__":
    main()
