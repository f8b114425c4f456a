"""The games and figures of what-matters.md: which seat or option matters most in Gentes, Playing Gods and 4 Gods?

    python docs/studies/what_matters.py play [--games 400] [--seconds 600] [--game GAME]
    python docs/studies/what_matters.py tables

Games are kept in what-matters.json; `play` goes on where it was. All rule sets of a game get the same number of games,
one after the other, so that it can be stopped at any time. Game k of a rule set always comes from the same seed.
Greedy players judge by the same hand-made value whatever the rules. Players that learned (`--bot greedy:judge=learned`)
are far stronger; they judge by the same net whatever the rules, that of the games as they are.
"""

from __future__ import annotations

import argparse
import tempfile
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

from kept import Cell, close, load, marked, name, percent, plain, play

import theomachy
from theomachy.arena.lab import bootstrap, difference_apart, estimate, seat_gap
from theomachy.arena.observe import Observation
from theomachy.bots.weights import net_for, unusual, write

FILE = Path(__file__).with_name("what-matters.json")
FOLDER = tempfile.TemporaryDirectory()  # nets under other headers, while games are played
SEED = 3001
GREEDY, LEARNED = "greedy", "greedy:judge=learned"
PLAIN: tuple[tuple[str, Any], ...] = ()
TURNS: tuple[str, Any] = ("play", "timed")
COUNTS = {"gentes": (2, 3, 4), "playing-gods": (2, 3, 4, 5), "four-gods": (2, 3, 4)}
CHANGES: dict[str, list[Cell]] = {
    "gentes": [
        ("gentes", 4, (("no_small_tax", True),)),
        ("gentes", 4, (("first_game", True),)),
        ("gentes", 4, (("inventor_range", "lower"),)),
        ("gentes", 4, (("relocate_to_same_site", True),)),
        ("gentes", 4, (("unscored_hand_card", "no_penalty_if_playable"),)),
        ("gentes", 4, (("modifiers_on", "tiles_only"),)),
    ],
    "playing-gods": [
        ("playing-gods", 3, (("start_continents", "random"),)),
        ("playing-gods", 3, (("occupied_portal", "no_attack"),)),
        ("playing-gods", 3, (("occupied_portal", "open"),)),
        ("playing-gods", 3, (("blocked_combo", "singles"),)),
        ("playing-gods", 3, (("defence_scope", "attack"),)),
        ("playing-gods", 3, (("steal_view", "blind"),)),
        ("playing-gods", 2, (("two_player_setup", "standard"),)),
    ],
    "four-gods": [
        ("four-gods", 4, (TURNS,)),
        ("four-gods", 4, (("world_size", 5),)),
        ("four-gods", 4, (("gods", "secret"),)),
        ("four-gods", 4, (("late_god", True),)),
        ("four-gods", 4, (("split_occupancy", "terrain"),)),
        ("four-gods", 4, (("draw_two", "after_seeing"),)),
        ("four-gods", 2, (("two_player_gods", 2),)),
    ],
}
PLAINLY: list[Cell] = [(game, count, PLAIN) for game, counts in COUNTS.items() for count in counts]
CELLS: list[Cell] = [*PLAINLY, *[c for found in CHANGES.values() for c in found]]


@cache
def taught(cell: Cell) -> str:
    """A player that learned the game as it is: its net, in a file that says it is for the rules at hand."""
    game = theomachy.game(cell[0])
    net = net_for(game, game.new(cell[1]))
    assert net is not None, f"no net was trained for {name(cell)}"
    here = replace(net, options=unusual(game, game.new(cell[1], **dict(cell[2]))))
    file = Path(FOLDER.name) / f"{len(list(Path(FOLDER.name).iterdir()))}.txt"
    file.write_text(write(game, [here]), encoding="utf-8")
    return f"greedy:judge={file}"


def tables() -> None:
    data = load(FILE, SEED)["bots"]
    for game in COUNTS:
        for bot, cells in data.items():
            found = {key: [Observation(*row) for row in rows] for key, rows in cells.items()}
            print(f"\n### {game}, {bot}\n")
            table_of([cell for cell in CELLS if cell[0] == game], found)
            differences(CHANGES[game], found)


def table_of(cells: list[Cell], found: dict[str, list[Observation]]) -> None:
    heads = ("rules", "games", "gap between seats", "first wins", "last wins", "margin", "decisions", "lead changes")
    print(f"| {' | '.join(heads)} |\n{'|---' * len(heads)}|")
    for cell in cells:
        games = found[name(cell)]
        print(
            f"| {name(cell)} | {len(games)} | {percent(bootstrap(games, seat_gap))} "
            f"| {percent(estimate([g.shares[0] for g in games]))} | {percent(estimate([g.shares[-1] for g in games]))} "
            f"| {percent(estimate(close(games)))} | {plain(estimate([float(g.decisions) for g in games]))} "
            f"| {plain(estimate([float(g.lead_changes) for g in games]))} |"
        )


def differences(cells: list[Cell], found: dict[str, list[Observation]]) -> None:
    """Every change against the rules it changes."""
    heads = ("changed", "first player wins", "margin", "decisions", "changes of the lead")
    print(f"\n| {' | '.join(heads)} |\n{'|---' * len(heads)}|")
    for cell in cells:
        a, b = found[f"{cell[0]} {cell[1]}"], found[name(cell)]
        first = difference_apart([g.shares[0] for g in a], [g.shares[0] for g in b])
        margin = difference_apart(close(a), close(b))
        rest = [
            difference_apart([float(g.decisions) for g in a], [float(g.decisions) for g in b]),
            difference_apart([float(g.lead_changes) for g in a], [float(g.lead_changes) for g in b]),
        ]
        told = [marked(percent(e), e) for e in (first, margin)] + [marked(plain(e), e) for e in rest]
        print(f"| {name(cell)} | {' | '.join(told)} |")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("play", "tables"))
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--bot", default=GREEDY, choices=(GREEDY, LEARNED))
    parser.add_argument("--game", default="", choices=["", *COUNTS], help="only this one")
    parser.add_argument("--seconds", type=float, default=600.0)
    args = parser.parse_args()
    if args.what == "play":
        cells = [cell for cell in CELLS if args.game in ("", cell[0])]
        play(FILE, SEED, cells, args.games, args.bot, args.seconds, taught if args.bot == LEARNED else None)
    else:
        tables()


if __name__ == "__main__":
    main()
