"""How long compiling takes, against the set-up of an earlier commit, and whether the result is as fast.

    python benchmarks/compile.py [COMMIT] [--keep FOLDER]

The same sources are compiled twice from nothing, first with the setup.py of the commit, then with the present one, on
all cores of this machine. Then both play GODS at random, in turns.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from time import perf_counter

HERE = Path(__file__).parents[1]
PLAY = """
from time import perf_counter
import theomachy
from theomachy.core.dice import Dice
from theomachy.core.position import playout
for name, players in (("gods-second", 4), ("gentes", 4), ("playing-gods", 5), ("four-gods", 4)):
    fresh = theomachy.game(name).new(players)
    made, begin = 0, perf_counter()
    while perf_counter() - begin < 1.0:
        made += playout(fresh.copy(), Dice(made), 100_000)
    print(name, made / (perf_counter() - begin))
"""
ROUNDS = 3


def build(folder: Path, setup: str) -> float:
    """A copy of the sources, compiled in place with that setup.py; the seconds it took."""
    shutil.copytree(HERE / "src", folder / "src", ignore=shutil.ignore_patterns("*.so", "__pycache__", "*.egg-info"))
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(HERE / name, folder)
    (folder / "setup.py").write_text(setup, encoding="utf-8")
    begin = perf_counter()
    subprocess.run([sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"], cwd=folder, check=True)
    return perf_counter() - begin


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
    print(f"compiling: before {took['before']:.0f} s, now {took['now']:.0f} s: {took['now'] / took['before']:.2f}")
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
