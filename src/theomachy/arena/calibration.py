"""Are the chances of winning that bots name right? Predicted against what happened, over games they play themselves.

    python -m theomachy.arena.calibration [GAME …] [--games 1000] [--keep FILE] [--plot docs/pictures/calibration.webp]
    python -m theomachy.arena.calibration GAME --sharpen

At some moments of each game the judge of the searches says how the chances of victory are shared; the end says who
won. Moments are put into ten classes by what was predicted. The error is the mean difference between predicted and
happened, each class weighted by its moments.

Nets learn from games with slips, in which a lead is lost more often than among those who make none. `--sharpen`
multiplies the log-odds of the game's nets by the factor with which they predict games without slips best. A search
then needs as much more exploration and as much less sharpness (`EXPLORE` and `SHARP` in `bot/inputs.py`) to stay as it
was.
"""

from __future__ import annotations

import argparse
import json
import math
import multiprocessing
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import theomachy
from theomachy.arena.duel import points
from theomachy.bots.bot import make_bot
from theomachy.bots.seats import Seats
from theomachy.bots.utility import chance, log_odds
from theomachy.bots.weights import LARGE, SMALL, Bench, Trained, net_for, nets, weights_file, write
from theomachy.core.dice import Dice
from theomachy.core.extras import demand
from theomachy.core.match import Match

CLASSES = 10
NOTED = 8  # per cent of the decisions
LONGEST = 20_000
SLICE = 10  # games that a process plays between two reports
FACTORS = [n / 20 for n in range(10, 61)]  # from half to three times the log-odds

Moment = tuple[float, float]  # the share of victory that was predicted for a seat, and what came


@dataclass(frozen=True)
class Class:
    """Moments with nearly the same prediction."""

    predicted: float
    happened: float
    moments: int


def moments(name: str, players: int, first: int, games: int, seed: int = 1) -> list[Moment]:
    """Predictions in the games of these numbers. One seat of each moment, drawn by lot: of two the other says the
    same once more."""
    game = theomachy.game(name)
    bench = Bench(game, dealt=True)
    found: list[Moment] = []
    for number in range(first, first + games):
        match = Match(game, players, seed * 1_000_003 + number, quiet=True)
        learned = net_for(game, match.position) is not None
        bot = make_bot("greedy:judge=learned" if learned else "greedy", game)
        dice = Dice(seed * 7_919 + number)
        said: list[tuple[int, float]] = []
        with Seats(game, [bot] * players, dice=[dice] * players, order=match.dice) as table:
            for _ in table.decisions(match, LONGEST):
                position = match.position
                if dice.below(100) < NOTED and not position.midway():
                    seat = dice.below(players)
                    said.append((seat, float(bench.at(position).utilities(position)[seat])))
        came = points([int(match.position.rank(seat)) for seat in range(players)])
        found += [(share, came[seat]) for seat, share in said]
    return found


def classes(found: Sequence[Moment]) -> list[Class]:
    out = []
    for number in range(CLASSES):
        inside = [m for m in found if min(CLASSES - 1, int(m[0] * CLASSES)) == number]
        if inside:
            said, came = (sum(values) / len(inside) for values in zip(*inside, strict=True))
            out.append(Class(said, came, len(inside)))
    return out


def error(found: Sequence[Class]) -> float:
    """How far predictions are off on average, in shares of a victory."""
    return sum(abs(c.predicted - c.happened) * c.moments for c in found) / sum(c.moments for c in found)


def sharpened(found: Sequence[Moment], factor: float) -> list[Moment]:
    """The same moments, had the log-odds been so many times as large."""
    return [(chance(factor * log_odds(share)), came) for share, came in found]


def surprise(found: Sequence[Moment]) -> float:
    """Mean surprise (cross-entropy) at what came."""
    return sum(math.log(1 / max(1e-9, 1 - abs(came - share))) for share, came in found if came in (0, 1)) / len(found)


def best_factor(found: Sequence[Moment]) -> float:
    return min(FACTORS, key=lambda factor: surprise(sharpened(found, factor)))


def sharper(net: Trained, factor: float) -> Trained:
    """The net with its answer multiplied."""

    def times(weights: Sequence[int]) -> list[int]:
        return [max(SMALL, min(LARGE, round(weight * factor))) for weight in weights]

    return replace(net, last=times(net.last), linear=times(net.linear), offset=round(net.offset * factor))


def sharpen(name: str, found: Sequence[Moment]) -> float:
    """Write the game's file of weights with its nets sharpened; gives the factor. Those for other numbers of players
    learned from games with as many slips, so they are as modest."""
    game, factor = theomachy.game(name), best_factor(found)
    own = nets(game, weights_file(game))
    if not own:
        raise SystemExit(f"{name} has no net to sharpen")
    weights_file(game).write_text(write(game, [sharper(net, factor) for net in own]), encoding="utf-8")
    return factor


def measure(name: str, players: int, games: int, seed: int, processes: int) -> list[Moment]:
    tasks = [(name, players, first, min(SLICE, games - first), seed) for first in range(0, games, SLICE)]
    if processes == 1:
        parts = [moments(*task) for task in tasks]
    else:
        with ProcessPoolExecutor(processes, mp_context=multiprocessing.get_context("spawn")) as pool:
            parts = list(pool.map(moments, *zip(*tasks, strict=True)))
    return [m for part in parts for m in part]


def plot(tables: dict[str, list[Class]], path: Path) -> None:
    """A small picture for each game: on the diagonal predictions are right."""
    import matplotlib as mpl

    mpl.use("Agg")
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(1, len(tables), figsize=(2.6 * len(tables), 3.6), sharey=True, layout="constrained")
    for axis, (name, found) in zip([axes] if len(tables) == 1 else axes, tables.items(), strict=True):
        most = max(c.moments for c in found)
        axis.plot([0, 100], [0, 100], color="0.7", linewidth=1)
        axis.scatter(
            [100 * c.predicted for c in found], [100 * c.happened for c in found],
            s=[12 + 60 * c.moments / most for c in found], color="#8a3b12",
        )  # fmt: skip
        axis.set(title=f"{name}\nerror {100 * error(found):.1f} points", xlabel="predicted, %", aspect="equal")
        axis.title.set_fontsize(9)
    figure.axes[0].set_ylabel("happened, %")
    figure.savefig(path, dpi=110, bbox_inches="tight", metadata={"Date": None} if path.suffix == ".svg" else None)
    pyplot.close(figure)


def table(tables: dict[str, list[Class]]) -> list[str]:
    lines = ["| game | error | moments |", "|---|---|---|"]
    return lines + [
        f"| {name} | {100 * error(found):.1f} points | {sum(c.moments for c in found)} |"
        for name, found in tables.items()
    ]


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(
        prog="python -m theomachy.arena.calibration", description=(__doc__ or "").split("\n")[0]
    )
    parser.add_argument("names", nargs="*", metavar="GAME", help="by default all games")
    parser.add_argument("--games", type=int, default=1000, help="games of each (default: 1000)")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--keep", type=Path, help="a file in which the classes are kept; --games 0 only reads it")
    parser.add_argument("--plot", type=Path)
    parser.add_argument("--sharpen", action="store_true", help="write the nets of these games anew, calibrated")
    asked = parser.parse_args(arguments)
    if asked.plot:
        demand("lab", "matplotlib")
    tables: dict[str, list[Class]] = {}
    if asked.keep and asked.keep.exists():
        kept: dict[str, list[dict[str, Any]]] = json.loads(asked.keep.read_text(encoding="utf-8"))
        tables = {name: [Class(**c) for c in cells] for name, cells in kept.items()}
    for name in (asked.names or theomachy.game_names()) if asked.games else ():
        found = measure(name, asked.players, asked.games, asked.seed, asked.processes)
        tables[name] = classes(found)
        if asked.sharpen:
            print(f"{name}: log-odds times {sharpen(name, found):.2f}; measure again")
    if asked.keep and asked.games:
        kept = {name: [c.__dict__ for c in cells] for name, cells in tables.items()}
        asked.keep.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")
    print("\n".join(table(tables)))
    if asked.plot:
        plot(tables, asked.plot)


if __name__ == "__main__":
    main()
