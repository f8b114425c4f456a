"""The same random games in two trees of the project: do they part, and what do they cost?

    python tools/two_trees.py OLD [NEW] [--games gentes,four-gods] [--rounds 40]

Each tree plays in a process of its own, compiled where it is built so: all games over a cover of all pairs of options.
Legal lists, weights, texts, keys, points and places must be the same, or the game and the step are named. Then plain
games are played with the same seeds under `perf stat`: instructions do not hang on what else the machine does. For
changes of shape, which may change neither; `benchmarks/` measures time.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parents[1]

# Runs in a tree: plays the cases that it reads, one line of answer for each.
PLAYED = """
import hashlib, json, sys
import theomachy
from theomachy.core.dice import Dice
from theomachy.core.position import CHANCE, CLOCK, EVERYBODY, NOBODY

LONGEST = 6000

def choices(position):
    if position.turn == NOBODY:
        return []
    asked = [*range(position.players), CLOCK] if position.turn == EVERYBODY else [position.turn]
    return [(player, int(action)) for player in asked for action in position.legal(player)]

for line in sys.stdin:
    name, players, options, seed = json.loads(line)
    game = theomachy.game(name)
    options = {key: tuple(value) if isinstance(value, list) else value for key, value in options.items()}
    try:
        position = game.new(players, **options)
    except theomachy.TheomachyError as error:
        print(json.dumps({"refused": str(error)}), flush=True)
        continue
    dice, steps = Dice(seed), []
    while (found := choices(position)) and len(steps) < LONGEST:
        seen = [found, [int(w) for w in position.weights()] if position.turn == CHANCE else []]
        kinds = sorted({action >> 24 for _, action in found})
        if position.turn == EVERYBODY:
            kind = kinds[dice.below(len(kinds))]
            found = [choice for choice in found if choice[1] >> 24 == kind]
        player, action = found[dice.below(len(found))]
        text = game.text(position, action)
        position.apply(player, action)
        told = [seen, player, text, position.key(), [position.score(p) for p in range(position.players)]]
        steps.append(hashlib.blake2b(json.dumps(told).encode(), digest_size=6).hexdigest())
    places = [int(position.rank(player)) for player in range(position.players)]
    print(json.dumps({"steps": steps, "places": places}), flush=True)
"""

COUNTED = """
import sys
import theomachy
from theomachy.bots.seats import sequential
from theomachy.core.dice import Dice
from theomachy.core.position import playout

name, rounds = sys.argv[1], int(sys.argv[2])
game = theomachy.game(name)
fresh = game.new(**sequential(game))
playout(fresh.copy(), Dice(0), 100_000)
for seed in range(rounds):
    playout(fresh.copy(), Dice(seed), 100_000)
"""

CASES = """
import json, sys
from walks import cases_of
for name in sys.argv[1:]:
    for case in cases_of(name, False):
        print(json.dumps([case.game, case.players, dict(case.options), case.seed]))
"""


def python(tree: Path, *command: str, given: str = "", paths: tuple[str, ...] = ("src",)) -> subprocess.Popen[str]:
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(str(tree / path) for path in paths)}
    process = subprocess.Popen(
        command, env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    assert process.stdin is not None
    if given:
        process.stdin.write(given)
    return process


def said(process: subprocess.Popen[str]) -> tuple[str, str]:
    out, err = process.communicate()
    if process.returncode:
        sys.exit(err)
    return out, err


def games_part(old: Path, new: Path, names: list[str]) -> int:
    """How many games part; each is told."""
    given, _ = said(python(new, sys.executable, "-c", CASES, *names, paths=("src", "tests")))
    both = [python(tree, sys.executable, "-c", PLAYED, given=given) for tree in (old, new)]
    answers = [[json.loads(line) for line in said(process)[0].splitlines()] for process in both]
    parted = refused = steps = 0
    cases = given.splitlines()
    assert len(answers[0]) == len(answers[1]) == len(cases) > 0
    for case, was, now in zip(cases, *answers, strict=True):
        if "refused" in was or "refused" in now:
            refused += 1
            print(f"only in one tree: {case}: {was.get('refused') or now.get('refused')}")
            continue
        steps += len(now["steps"])
        if was != now:
            parted += 1
            alike = zip(was["steps"], now["steps"], strict=False)
            at = next((i for i, (a, b) in enumerate(alike) if a != b), min(len(was["steps"]), len(now["steps"])))
            print(f"parts at step {at}: {case}")
    print(f"{len(cases) - refused} games of {steps} steps, {refused} not comparable, {parted} part")
    return parted


def instructions(tree: Path, name: str, rounds: int) -> int:
    """What that many random games cost, starting the process not counted."""
    counts = []
    for number in (rounds, 0):
        _, err = said(
            python(
                tree, "perf", "stat", "-x", ",", "-e", "instructions:u", sys.executable, "-c", COUNTED, name,
                str(number),
            )
        )  # fmt: skip
        counts.append(int(err.strip().splitlines()[-1].split(",")[0]))
    return counts[0] - counts[1]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("old", type=Path)
    parser.add_argument("new", type=Path, nargs="?", default=HERE)
    parser.add_argument("--games", default="gods-second,gods-first,gentes,playing-gods,four-gods")
    parser.add_argument("--rounds", type=int, default=40)
    given = parser.parse_args()
    names = given.games.split(",")
    parted = games_part(given.old.resolve(), given.new.resolve(), names)
    for name in names if given.rounds else []:
        was, now = (instructions(tree.resolve(), name, given.rounds) for tree in (given.old, given.new))
        print(f"{name}: {was / 1e6:.0f} million instructions, now {now / 1e6:.0f}: {100 * (now - was) / was:+.1f} %")
    sys.exit(1 if parted else 0)


if __name__ == "__main__":
    main()
