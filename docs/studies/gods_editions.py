"""The games and figures of gods-editions.md.

    python docs/studies/gods_editions.py play [--games 200] [--bot greedy] [--seconds 600] [--editions]
    python docs/studies/gods_editions.py tables

Games are kept in gods-editions.json, by bot; `play` goes on where it was. All rule sets get the same number of games,
one after the other, so that it can be stopped at any time. Game k of a rule set always comes from the same seed.
`--editions` plays the editions as they are, without the single changes.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from kept import Cell, close, load, name, percent, plain, play

from theomachy.arena.lab import bootstrap, difference_apart, estimate, seat_gap
from theomachy.arena.observe import Observation

FILE = Path(__file__).with_name("gods-editions.json")
SEED = 2001
FIRST, SECOND = "gods-first", "gods-second"
PLAIN: tuple[tuple[str, Any], ...] = ()
EDITIONS: list[Cell] = [(name, players, PLAIN) for players in (2, 3, 4) for name in (FIRST, SECOND)]
CHANGES: list[Cell] = [
    (FIRST, 4, (("bag", True),)),
    (FIRST, 4, (("bag", True), ("decay_tile", True))),
    (FIRST, 4, (("refound_points_tile", False),)),
    (FIRST, 4, (("end_tile_window", 5),)),
    (SECOND, 4, (("points_card_value", 2),)),
    (SECOND, 4, (("points_chip_value", 2),)),
    (SECOND, 4, (("other_cards_once", "per_kind"),)),
]
CELLS = [*EDITIONS, *CHANGES]


def tables() -> None:
    for bot, cells in load(FILE, SEED)["bots"].items():
        found = {key: [Observation(*row) for row in rows] for key, rows in cells.items()}
        print(f"\n### {bot}\n")
        table_of(found)
        print()
        differences(found)


def table_of(found: dict[str, list[Observation]]) -> None:
    heads = ("rules", "games", "gap between seats", "first wins", "last wins", "margin", "turns", "lead changes")
    print(f"| {' | '.join(heads)} |\n{'|---' * len(heads)}|")
    for cell in CELLS:
        games = found.get(name(cell))
        if games:
            print(
                f"| {name(cell)} | {len(games)} | {percent(bootstrap(games, seat_gap))} "
                f"| {percent(estimate([g.shares[0] for g in games]))} "
                f"| {percent(estimate([g.shares[-1] for g in games]))} "
                f"| {percent(estimate(close(games)))} | {plain(estimate([float(g.turns) for g in games]))} "
                f"| {plain(estimate([float(g.lead_changes) for g in games]))} |"
            )


def differences(found: dict[str, list[Observation]]) -> None:
    """The second edition against the first, and every change against the rules it changes."""
    heads = ("compared", "first player wins", "last player wins", "margin", "changes of the lead")
    print(f"| {' | '.join(heads)} |\n{'|---' * len(heads)}|")
    pairs = [(f"second less first, {n} players", f"{FIRST} {n}", f"{SECOND} {n}") for n in (2, 3, 4)]
    pairs += [(name(cell), f"{cell[0]} {cell[1]}", name(cell)) for cell in CHANGES]
    for words, before, after in pairs:
        a, b = found.get(before), found.get(after)
        if a and b:
            print(
                f"| {words} | {percent(difference_apart([g.shares[0] for g in a], [g.shares[0] for g in b]))} "
                f"| {percent(difference_apart([g.shares[-1] for g in a], [g.shares[-1] for g in b]))} "
                f"| {percent(difference_apart(close(a), close(b)))} "
                f"| {plain(difference_apart([float(g.lead_changes) for g in a], [float(g.lead_changes) for g in b]))} |"
            )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("play", "tables"))
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--seconds", type=float, default=600.0)
    parser.add_argument("--editions", action="store_true")
    args = parser.parse_args()
    if args.what == "play":
        play(FILE, SEED, EDITIONS if args.editions else CELLS, args.games, args.bot, args.seconds)
    else:
        tables()


if __name__ == "__main__":
    main()
