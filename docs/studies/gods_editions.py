"""The games and figures of gods-editions.md.

    python docs/studies/gods_editions.py play [--games 200] [--bot mcts:sims=25] [--seconds 600]
    python docs/studies/gods_editions.py tables

Games are kept in gods-editions.json; `play` goes on where it was. All rule sets get the same number of games, one
after the other, so that it can be stopped at any time. Game k of a rule set always comes from the same seed.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from statistics import fmean
from time import monotonic
from typing import Any

from theomachy.arena.lab import Estimate, bootstrap, difference, estimate, seat_gap
from theomachy.arena.observe import Observation, RuleSet, observe

FILE = Path(__file__).with_name("gods-editions.json")
SEED = 2001
FIRST, SECOND = "gods-first", "gods-second"
PLAIN: tuple[tuple[str, Any], ...] = ()
CELLS: list[tuple[str, int, tuple[tuple[str, Any], ...]]] = [
    *((name, players, PLAIN) for players in (2, 3, 4) for name in (FIRST, SECOND)),
    (FIRST, 4, (("bag", True),)),
    (FIRST, 4, (("bag", True), ("decay_tile", True))),
    (FIRST, 4, (("refound_points_tile", False),)),
]


def name(cell: tuple[str, int, tuple[tuple[str, Any], ...]]) -> str:
    game, players, options = cell
    changed = "".join(f" {key}={value}" for key, value in options)
    return f"{game} {players}{changed}"


def load() -> dict[str, Any]:
    return json.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {"seed": SEED, "bot": "", "cells": {}}


def play(games: int, bot: str, seconds: float) -> None:
    data = load()
    if data["bot"] not in ("", bot):
        raise SystemExit(f"{FILE.name} holds games of {data['bot']}")
    data["bot"] = bot
    end = monotonic() + seconds
    for number in range(games):
        for cell in CELLS:
            kept = data["cells"].setdefault(name(cell), [])
            if number < len(kept):
                continue
            seen = observe(RuleSet(cell[0], cell[1], cell[2], bot, SEED), number)
            kept.append([seen.shares, seen.scores, seen.decisions, seen.turns, seen.lead_changes])
        if monotonic() > end:
            break
    FILE.write_text(json.dumps(data), encoding="utf-8")
    print({key: len(value) for key, value in data["cells"].items()})


def studies() -> dict[str, list[Observation]]:
    cells: dict[str, list[list[Any]]] = load()["cells"]
    return {key: [Observation(*row) for row in rows] for key, rows in cells.items()}


def close(games: list[Observation]) -> list[float]:
    """The winner's margin as a part of the winner's points, game by game."""
    return [g.margin / max(1, max(g.scores)) for g in games]


def percent(found: Estimate) -> str:
    return f"{found.mean:.0%} [{found.low:.0%}, {found.high:.0%}]"


def plain(found: Estimate) -> str:
    return f"{found.mean:.1f} [{found.low:.1f}, {found.high:.1f}]"


def tables() -> None:
    found = studies()
    heads = ("rules", "games", "gap between seats", "first wins", "last wins", "margin", "turns", "lead changes")
    print(f"| {' | '.join(heads)} |\n{'|---' * len(heads)}|")
    for cell in CELLS:
        games = found[name(cell)]
        print(
            f"| {name(cell)} | {len(games)} | {percent(bootstrap(games, seat_gap))} "
            f"| {percent(estimate([g.shares[0] for g in games]))} | {percent(estimate([g.shares[-1] for g in games]))} "
            f"| {percent(estimate(close(games)))} | {plain(estimate([float(g.turns) for g in games]))} "
            f"| {plain(estimate([float(g.lead_changes) for g in games]))} |"
        )
    heads = ("second less first", "first player wins", "margin", "changes of the lead", "shared victories")
    print(f"\n| {' | '.join(heads)} |\n{'|---' * len(heads)}|")
    for players in (2, 3, 4):
        a, b = found[f"{FIRST} {players}"], found[f"{SECOND} {players}"]
        print(
            f"| {players} players | {percent(difference([g.shares[0] for g in a], [g.shares[0] for g in b]))} "
            f"| {percent(difference(close(a), close(b)))} "
            f"| {plain(difference([float(g.lead_changes) for g in a], [float(g.lead_changes) for g in b]))} "
            f"| {fmean(max(g.shares) < 1 for g in b) - fmean(max(g.shares) < 1 for g in a):+.0%} |"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("play", "tables"))
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--bot", default="mcts:sims=25")
    parser.add_argument("--seconds", type=float, default=600.0)
    args = parser.parse_args()
    if args.what == "play":
        play(args.games, args.bot, args.seconds)
    else:
        tables()


if __name__ == "__main__":
    main()
