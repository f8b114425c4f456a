"""Tries an installed wheel, with nothing of the source around: `python tests/wheel_check.py [--compiled]`.

A whole game between bots is played, drawn, told and replayed; the record of it must verify. No test tools are needed,
so a bare environment can run it.
"""

from __future__ import annotations

import contextlib
import io
import sys
import tempfile
from pathlib import Path

import theomachy
from theomachy.cli import run
from theomachy.pure import is_compiled


def said(*arguments: str) -> str:
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        code = run(arguments)
    if code != 0:
        raise SystemExit(f"theomachy {' '.join(arguments)}: exit code {code}: {out.getvalue()}")
    return out.getvalue()


def main() -> None:
    if "--compiled" in sys.argv[1:] and not is_compiled():
        raise SystemExit("the rules of this wheel are not compiled")
    with tempfile.TemporaryDirectory() as folder:
        for name in theomachy.game_names():
            record = str(Path(folder, f"{name}.theo"))
            seats = ",".join(["greedy"] + ["random"] * (min(theomachy.game(name).players) - 1))
            said("match", name, "--seats", seats, "--seed", "1", "--out", record)
            told = said("verify", record)
            if "1 checked, 0 bad" not in told:
                raise SystemExit(f"{name}: {told}")
            said("replay", record)
            said("render", record, "--out", f"{record}.svg")
            if not said("rules", name).strip():
                raise SystemExit(f"{name}: no rules document in the wheel")
    print(f"theomachy {theomachy.__version__} in {Path(theomachy.__file__).parent}: good", end=" ")
    print("(compiled)" if is_compiled() else "(interpreted)")


if __name__ == "__main__":
    main()
