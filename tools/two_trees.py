"""The same random games in two trees of the project: do they part, and what do they cost?

    python tools/two_trees.py OLD [NEW] [--games gentes,four-gods] [--rounds 10]

Each tree plays in a process of its own, compiled where it is built so: all games over a cover of all pairs of options.
Legal lists, weights, texts, keys, points and places must be the same, or the game and the step are named. Then both
play plain games with the same seeds, in turns, many times; the least time of the processor counts. It is for changes of
shape, which may change neither; `benchmarks/` and `theomachy bench` say how fast the rules are.
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

# Runs in a tree: the best time of so many runs of the same random games, on the processor alone.
TIMED = """
import sys
from time import process_time
import theomachy
from theomachy.bots.seats import sequential
from theomachy.core.dice import Dice
from theomachy.core.position import playout

name, rounds = sys.argv[1], int(sys.argv[2])
game = theomachy.game(name)
fresh = game.new(**sequential(game))
best, decisions = 1e9, 0
for _ in range(rounds):
    begin = process_time()
    decisions = sum(playout(fresh.copy(), Dice(seed), 100_000) for seed in range(4))
    best = min(best, process_time() - begin)
print(best / decisions)
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


def cost(trees: list[Path], name: str, rounds: int, times: int = 8) -> list[float]:
    """Of each tree the least seconds a decision: the trees take turns, and noise only ever slows down."""
    found: list[list[float]] = [[] for _ in trees]
    for _ in range(times):
        for tree, best in zip(trees, found, strict=True):
            best.append(float(said(python(tree, sys.executable, "-c", TIMED, name, str(rounds)))[0]))
    return [min(best) for best in found]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("old", type=Path)
    parser.add_argument("new", type=Path, nargs="?", default=HERE)
    parser.add_argument("--games", default="gods-second,gods-first,gentes,playing-gods,four-gods")
    parser.add_argument("--rounds", type=int, default=10, help="0: times are not measured")
    parser.add_argument("--times-only", dest="compare", action="store_false")
    given = parser.parse_args()
    names = given.games.split(",")
    parted = games_part(given.old.resolve(), given.new.resolve(), names) if given.compare else 0
    for name in names if given.rounds else []:
        was, now = cost([given.old.resolve(), given.new.resolve()], name, given.rounds)
        print(
            f"{name}: {was * 1e9:.0f} ns a decision, now {now * 1e9:.0f}: {100 * (now - was) / was:+.1f} %", flush=True
        )
    sys.exit(1 if parted else 0)


if __name__ == "__main__":
    main()
