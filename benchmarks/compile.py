"""How long compiling takes, against the set-up of an earlier commit, and whether the result is as fast.

    python benchmarks/compile.py [COMMIT] [--keep FOLDER]

The same sources are compiled twice from nothing, first with the setup.py of the commit, then with the present one, on
all cores of this machine. Then both play at random, in turns. Beside the time by the clock stands that of the
processors, which other work on the machine disturbs less.
"""

from __future__ import annotations

import argparse
import os
import resource
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from time import perf_counter

HERE = Path(__file__).parents[1]
PLAY = """
from time import process_time
import theomachy
from theomachy.core.dice import Dice
from theomachy.core.position import playout
for name, players in (("gods-second", 4), ("gentes", 4), ("playing-gods", 5), ("four-gods", 4)):
    fresh = theomachy.game(name).new(players)
    made, begin = 0, process_time()
    while process_time() - begin < 1.0:
        made += playout(fresh.copy(), Dice(made), 100_000)
    print(name, made / (process_time() - begin))
"""
ROUNDS = 3


def build(folder: Path, setup: str) -> tuple[float, float]:
    """A copy of the sources, compiled in place with that setup.py: seconds by the clock, and of processors."""
    shutil.copytree(HERE / "src", folder / "src", ignore=shutil.ignore_patterns("*.so", "__pycache__", "*.egg-info"))
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(HERE / name, folder)
    (folder / "setup.py").write_text(setup, encoding="utf-8")
    begin, before = perf_counter(), resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"], cwd=folder, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return perf_counter() - begin, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def rates(folder: Path) -> dict[str, float]:
    env = {**os.environ, "PYTHONPATH": str(folder / "src")}
    done = subprocess.run([sys.executable, "-c", PLAY], env=env, check=True, capture_output=True, text=True)
    return {line.split()[0]: float(line.split()[1]) for line in done.stdout.splitlines()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("commit", nargs="?", default="HEAD")
    parser.add_argument("--keep", type=Path, help="where both builds stay")
    chosen = parser.parse_args()
    before = subprocess.run(
        ["git", "show", f"{chosen.commit}:setup.py"], cwd=HERE, check=True, capture_output=True, text=True
    ).stdout
    root = chosen.keep or Path(tempfile.mkdtemp())
    took = {
        "before": build(root / "before", before),
        "now": build(root / "now", (HERE / "setup.py").read_text(encoding="utf-8")),
    }
    for form, (clock, processors) in took.items():
        print(f"compiling {form}: {clock:.0f} s by the clock, {processors:.0f} s of processors")
    print(f"now takes {took['now'][0] / took['before'][0]:.2f} of the time by the clock")
    best: dict[str, dict[str, float]] = {form: {} for form in took}
    for _ in range(ROUNDS):
        for form in took:
            for game, rate in rates(root / form).items():
                best[form][game] = max(best[form].get(game, 0.0), rate)
    for game, rate in best["before"].items():
        now = best["now"][game]
        print(f"{game:14} decisions a second: before {rate:12,.0f}, now {now:12,.0f}: {now / rate:.2f}")
    for form in took:
        size = sum(path.stat().st_size for path in (root / form / "src").rglob("*.so"))
        print(f"{form}: {size / 1e6:.1f} MB")
    if chosen.keep is None:
        shutil.rmtree(root)


if __name__ == "__main__":
    main()
