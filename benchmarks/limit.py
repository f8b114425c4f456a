"""GODS second edition, four players, against a hand-written C kernel, both measured in the same minute.

    python benchmarks/limit.py [--rounds 5]

Prints the ratio of the decisions a second; the aim is at least 0.5.
"""

from __future__ import annotations

import argparse
import json
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import theomachy
from theomachy.bench import random_play
from theomachy.core.dice import Dice
from theomachy.pure import is_compiled

KERNEL = Path(__file__).with_name("gods_limit.c")


def kernel(folder: Path) -> Path:
    program = folder / "gods_limit"
    compiler = shutil.which("cc") or shutil.which("gcc")
    if compiler is None:
        sys.exit("no C compiler: nothing to compare with")
    subprocess.run([compiler, "-O3", "-march=native", str(KERNEL), "-o", str(program)], check=True)
    return program


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    rounds = parser.parse_args().rounds
    fresh = theomachy.game("gods-second").new(4)
    ours, limit = [], []
    with tempfile.TemporaryDirectory() as folder:
        program = kernel(Path(folder))
        for seed in range(rounds):
            ours.append(random_play(fresh, 1.0, Dice(seed))[0])
            answer = subprocess.run([str(program), "20000"], check=True, capture_output=True, text=True)
            limit.append(json.loads(answer.stdout)["decisions_per_s"])
    print(json.dumps({
        "form": "compiled" if is_compiled() else "interpreted",
        "decisions_per_s": round(max(ours)),
        "c_kernel": round(max(limit)),
        "ratio": round(max(ours) / max(limit), 3),
    }))  # fmt: skip


if __name__ == "__main__":
    main()
