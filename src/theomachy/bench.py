"""How fast the rules run: random play, copies, views and pictures, compiled and interpreted.

Figures are for one core and for comparison within one run; machines differ and are shared. Each measurement
is taken several times, in turn with the others, and the best is kept: noise only ever slows down.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import asdict, dataclass
from time import perf_counter
from typing import Any

import theomachy
from theomachy.bots.seats import Seats, sequential
from theomachy.core.dice import Dice
from theomachy.core.game import Game
from theomachy.core.match import Match
from theomachy.core.position import Position, playout
from theomachy.pure import is_compiled

ROUNDS = 3
LONGEST = 100_000


@dataclass
class Figures:
    """One game with one number of players, in one form."""

    game: str
    players: int
    form: str
    decisions_per_s: float
    games_per_s: float
    copy_us: float
    view_ms: float
    picture_ms: float
    mean_legal: float
    mean_decisions: float


def measure(name: str, players: int, seconds: float) -> Figures:
    """All figures of one game, in the form this process runs in."""
    game = theomachy.game(name)
    options: dict[str, Any] = sequential(game)
    fresh = game.new(players, **options)
    mean_legal, mean_decisions, middle = survey(game, fresh)
    rates = [random_play(fresh, seconds / ROUNDS, Dice(seed)) for seed in range(ROUNDS)]
    decisions, games = max(rates)
    view = game.view(middle, middle.turn if middle.turn >= 0 else None)
    return Figures(
        name, players, "compiled" if is_compiled() else "interpreted", decisions, games,
        copy_us=best(lambda: middle.copy(), seconds / 10) * 1e6,
        view_ms=best(lambda: game.view(middle, 0), seconds / 10) * 1e3,
        picture_ms=best(lambda: game.draw(view), seconds / 10) * 1e3,
        mean_legal=mean_legal, mean_decisions=mean_decisions,
    )  # fmt: skip


def random_play(fresh: Position, seconds: float, dice: Dice) -> tuple[float, float]:
    """Decisions and games a second of uniformly random play, with the full legal list at each decision."""
    decisions = games = 0
    begin = perf_counter()
    while True:
        decisions += playout(fresh.copy(), dice, LONGEST)
        games += 1
        if games % 8 == 0 or decisions > 2000:
            spent = perf_counter() - begin
            if spent >= seconds:
                return decisions / spent, games / spent


class Anybody:
    """Does anything that is allowed."""

    def choose(self, position: Position, player: int, dice: Dice) -> int:
        legal = position.legal(player)
        return int(legal[dice.below(len(legal))])


def survey(game: Game, fresh: Position, games: int = 8) -> tuple[float, float, Position]:
    """Mean length of the legal list, mean decisions a game, and a position from the middle of a game."""
    lists = decisions = 0
    middle = fresh
    for number in range(games):
        match = Match(game, seed=number + 1, position=fresh, quiet=True)
        everybody = Seats(game, [Anybody()] * fresh.players, number + 1)
        for length, (seat, _) in enumerate(everybody.decisions(match, LONGEST), 1):
            lists += len(match.position.legal(seat))
            decisions += 1
            if number == 0 and length == 40:
                middle = match.position.copy()
    return lists / decisions, decisions / games, middle


def best(call: Callable[[], object], seconds: float) -> float:
    """Seconds that one call takes, the best of a few batches."""
    count = 1
    while True:
        begin = perf_counter()
        for _ in range(count):
            call()
        spent = perf_counter() - begin
        if spent > seconds / 8:
            break
        count *= 2
    times = [spent / count]
    for _ in range(ROUNDS):
        begin = perf_counter()
        for _ in range(count):
            call()
        times.append((perf_counter() - begin) / count)
    return min(times)


def run(names: list[str], players: list[int], seconds: float, forms: list[str]) -> list[Figures]:
    """Figures of all games asked for; the form this process is not in is measured by another process."""
    found = []
    here = "compiled" if is_compiled() else "interpreted"
    for name in names:
        counts = [n for n in players if n in theomachy.game(name).players] or [max(theomachy.game(name).players)]
        for count in counts:
            for form in forms:
                if form == here:
                    found.append(measure(name, count, seconds))
                else:
                    found += other_form(name, count, seconds, form)
    return found


def other_form(name: str, players: int, seconds: float, form: str) -> list[Figures]:
    environment = {k: v for k, v in os.environ.items() if k != "THEOMACHY_PURE"}
    if form == "interpreted":
        environment["THEOMACHY_PURE"] = "1"
    code = (
        "import json, theomachy.bench as b; from dataclasses import asdict;"
        f"print(json.dumps(asdict(b.measure({name!r}, {players}, {seconds}))))"
    )
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    figures = Figures(**json.loads(done.stdout))
    return [figures] if figures.form == form else []  # no compiler here: there is no compiled form


def as_json(figures: list[Figures]) -> str:
    return json.dumps([asdict(f) for f in figures], indent=2)


def as_text(figures: list[Figures]) -> str:
    """A table for people."""
    head = f"{'game':14}{'players':>8} {'form':12}{'decisions/s':>12}{'games/s':>9}{'copy µs':>9}{'view ms':>9}"
    lines = [head + f"{'picture ms':>12}{'mean list':>10}{'decisions':>10}"]
    for f in figures:
        lines.append(
            f"{f.game:14}{f.players:>8} {f.form:12}{f.decisions_per_s:>12,.0f}{f.games_per_s:>9,.0f}{f.copy_us:>9.2f}"
            f"{f.view_ms:>9.2f}{f.picture_ms:>12.2f}{f.mean_legal:>10.1f}{f.mean_decisions:>10.1f}"
        )
    return "\n".join(lines)
