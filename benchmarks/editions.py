"""GODS first edition beside the second, four players at random, both measured in the same minute.

    python benchmarks/editions.py [--rounds 5]

Prints the ratio of the decisions a second; the aim is at least 0.8.
"""

from __future__ import annotations

import argparse
import json

import theomachy
from theomachy.bench import random_play
from theomachy.core.dice import Dice
from theomachy.pure import is_compiled

EDITIONS = ("gods-first", "gods-second")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    rounds = parser.parse_args().rounds
    best = dict.fromkeys(EDITIONS, 0.0)
    for seed in range(rounds):
        for name in EDITIONS:
            best[name] = max(best[name], random_play(theomachy.game(name).new(4), 1.0, Dice(seed))[0])
    print(json.dumps({
        "form": "compiled" if is_compiled() else "interpreted",
        **{name: round(speed) for name, speed in best.items()},
        "ratio": round(best["gods-first"] / best["gods-second"], 3),
    }))  # fmt: skip


if __name__ == "__main__":
    main()
