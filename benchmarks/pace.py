"""4 Gods with the real clock: what part of an equal share of the tiles a person places among bots, by their level.

    python benchmarks/pace.py [--games 8]

Simulated time, so the machine does not matter. Nobody has measured people here: the person's reactions are the
assumptions that `tests/games/pacing.py` and G4-T-23 state, and the same made quicker and slower. 1.0 is an equal
share; the last line is bots without any pace.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from games.pacing import share
from theomachy.games.four_gods.table.clock import PACES

TABLES = (2, 3, 4)
SLOWER = {"quick": 0.7, "usual": 1.0, "slow": 1.5}


def part(spec: str, players: int, games: int, slower: float, **options: str) -> float:
    """Of an equal share, on average."""
    return players * sum(share(spec, players, seed, slower, **options) for seed in range(games)) / games


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--games", type=int, default=8)
    games = arguments.parse_args().games
    heads = [f"{name} person, {players}" for name in SLOWER for players in TABLES]
    print(" | ".join(["bots", *heads]))
    usual: dict[str, str] = {}
    lines = [(f"level:{level}", usual) for level in PACES] + [("level:3", {"bot_pace": "quick"})]
    for spec, options in lines:
        parts = [part(spec, players, games, slower, **options) for slower in SLOWER.values() for players in TABLES]
        print(" | ".join([spec + (", no pace" if options else ""), *(f"{each:.2f}" for each in parts)]))


if __name__ == "__main__":
    main()
